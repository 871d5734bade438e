import { withoutTerminalSequences } from '../../plain-text.js';
import { errorMark } from '../../platform/process/mark-errors.js';

const overwriting = /[\r\b]|\u001b\[[0-2]?K/;
const eraseLine = /^[^]*\u001b\[[12]K/;

/** At the end: progress on one line is there once. Without colors and other sequences. */
export function terminalText(output: string): string {
  if (!overwriting.test(output)) return withoutTerminalSequences(output);
  return output
    .replaceAll(/\r+\n/g, '\n')
    .split('\n')
    .map((line) => {
      if (!overwriting.test(line)) return withoutTerminalSequences(line);
      const isError = line.startsWith(errorMark);
      return (isError ? errorMark : '') + lastState(isError ? line.slice(errorMark.length) : line);
    })
    .join('\n');
}

/** What a line shows after the last return to its start. */
function lastState(line: string): string {
  const states = line.replace(eraseLine, '').split('\r');
  const last = states.findLast((state) => withoutTerminalSequences(state).trim() !== '') ?? '';
  // Each backspace goes back by one character, which what follows replaces.
  const text = withoutTerminalSequences(last.replaceAll('\b', backspace));
  if (!text.includes(backspace)) return text;
  const shown: string[] = [];
  let at = 0;
  for (const character of text) {
    if (character === backspace) at = Math.max(0, at - 1);
    else {
      shown[at] = character;
      at += 1;
    }
  }
  return shown.join('').trimEnd();
}

/** Stands for one while sequences are removed: no font has this character. */
const backspace = '\ue008';
