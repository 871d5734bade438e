import { expandBraces } from '../files/braces.js';
import {
  type CommandPattern,
  type MatchedWord,
  type PatternWord,
  parseCommandPattern,
} from '../shell/command-pattern.js';
import { memoizeByObject } from './memoize.js';
import type { Rule } from './parse-rules.js';

/** Ask and deny rules as other products read them: a star is any text, also of several words; `(a|b)` alternatives. */

/** The pieces of a text between its stars. */
type TextPattern = readonly string[];

/** The texts that a rule forbids in addition to its words; empty if its words say all. */
export const wideTexts = memoizeByObject((rule: Rule): readonly TextPattern[] => {
  if (rule.specifier.kind !== 'command') return [];
  const { pattern } = rule.specifier;
  const specifier = rule.text.slice(rule.text.indexOf('(') + 1, rule.text.lastIndexOf(')'));
  const isPrefix = prefixTool.test(rule.text);
  const others = alternatives(specifier).flatMap((text) => {
    const parsed = parseCommandPattern(text);
    return typeof parsed === 'string' ? [] : [parsed];
  });
  if (others.length === 0 && !isPrefix && !pattern.words.some(isWide)) return [];
  return [pattern, ...others].flatMap((one) => textsOf({ ...one, open: one.open || isPrefix }));
});

/** `shell(git push)` of Copilot means every command that begins with these words. */
const prefixTool = /^\s*shell\s*\(/i;

/** A star within a word, or a quoted word that is several. */
function isWide(word: PatternWord, at: number): boolean {
  if (word.kind === 'words') return at === 0;
  return word.kind === 'pieces' || /\s/.test(word.text);
}

function textsOf({ words, open }: CommandPattern): readonly TextPattern[] {
  const texts = words.map((word, at) => {
    const text = word.kind === 'words' ? '*' : word.kind === 'literal' ? word.text : word.pieces.join('*');
    return at === 0 ? programText(text) : text;
  });
  const text = texts.join(' ');
  if (text === '') return [];
  const isOneWord = words.length === 1;
  return [text, ...(open || isOneWord ? [`${text} *`] : [])].map((whole) => whole.split('*'));
}

function programText(text: string): string {
  const [name = '', ...rest] = text.split(' ');
  return [name.slice(name.lastIndexOf('/') + 1).toLowerCase(), ...rest].join(' ');
}

/** Whether the words of a command are one of these texts, or may be: an unknown word may be anything. */
export function matchesWideText(texts: readonly TextPattern[], words: readonly MatchedWord[]): boolean {
  const end = words.indexOf(null);
  const known = words.slice(0, end < 0 ? words.length : end).map((word) => word ?? '');
  const text = programText(known.join(' '));
  if (end < 0) return texts.some((pieces) => matchesText(pieces, text));
  const prefix = known.length === 0 ? '' : `${text} `;
  return texts.some(([start = '']) => start.startsWith(prefix) || prefix.startsWith(start));
}

function matchesText(pieces: TextPattern, text: string): boolean {
  const [start = ''] = pieces;
  const end = pieces.at(-1) ?? '';
  if (pieces.length === 1) return text === start;
  if (text.length < start.length + end.length || !text.startsWith(start) || !text.endsWith(end)) return false;
  let at = start.length;
  for (const piece of pieces.slice(1, -1)) {
    const place = text.indexOf(piece, at);
    if (place < 0) return false;
    at = place + piece.length;
  }
  return at <= text.length - end.length;
}

const quoted = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;

/** The commands of `a:*,b:*`, `git (push|reset):*` and `git {push,reset}:*`; none if there is no alternative. */
export function alternatives(specifier: string): readonly string[] {
  const texts: string[] = [];
  const bare = specifier.replace(quoted, (text) => String.fromCharCode(0xe000 + texts.push(text) - 1));
  if (!/[,|]/.test(bare)) return [];
  const braced = bare.replace(/\(([^()]*\|[^()]*)\)/g, (_, options: string) => `{${options.replaceAll('|', ',')}}`);
  const commands = (expandBraces(braced) ?? [braced]).flatMap((command) => command.split(/[,|]+/));
  return commands
    .map((command) => command.replace(/[\ue000-\uefff]/g, (mark) => texts[mark.charCodeAt(0) - 0xe000] ?? '').trim())
    .filter((command) => command !== '' && command !== specifier.trim());
}

/** Whether a rule was meant to name several commands: `Bash(git {push,pull}:*)`, `Bash(git (push|pull):*)`, `Bash(a:*,b:*)`. */
export function hasAlternatives({ specifier, text }: Rule): boolean {
  return (
    specifier.kind === 'command' &&
    /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(text.slice(text.indexOf('(') + 1))
  );
}
