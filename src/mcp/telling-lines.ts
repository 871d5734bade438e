import { shorten } from '../text.js';

/** Lines of a program that say why it ended; those of a stack trace do not. */
const telling =
  /error|required|missing|cannot|can't|could not|not set|not found|must |invalid|denied|refused|unauthori[sz]ed|forbidden|fail|no such|unable|expected|usage/i;
const trace = /^\s*(?:at\s|\^+\s*$|node:|Node\.js v|throw\s|File "|Traceback|\}|\{|\.\.\. \d+ lines)/;
const longestLine = 300;

/**
 * Whole lines, at most `max` characters: those with the reason, then the last and first. Most programs name it first,
 * before a stack trace or help.
 */
export function tellingLines(output: string, max: number): string {
  const all = output.split('\n').map((line) => line.trimEnd());
  const lines = all.filter((line) => line.trim() !== '' && !trace.test(line));
  if (lines.join('\n').length <= max) return lines.join('\n');
  const indexes = lines.map((_line, index) => index);
  const named = indexes.filter((index) => telling.test(lines[index] ?? ''));
  const shown = new Map<number, string>();
  let room = max;
  const show = (index: number, most: number): void => {
    const line = shorten(lines[index] ?? '', most);
    if (shown.has(index) || line.length > room || line.length > most) return;
    shown.set(index, line);
    room -= line.length + 1;
  };
  for (const index of named.slice(0, 3)) show(index, longestLine);
  const whole = (index: number) => ((lines[index] ?? '').length <= longestLine ? show(index, longestLine) : undefined);
  for (const index of indexes.toReversed()) whole(index);
  for (const index of indexes) whole(index);
  if (shown.size === 0) return shorten(lines.at(-1) ?? '', max);
  return indexes.flatMap((index) => shown.get(index) ?? []).join('\n');
}
