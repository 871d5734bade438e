import { absolutePath } from '../files/paths.js';
import type { Effect } from '../types.js';
import type { Risk, Word } from './types.js';

/** The value if it is known exactly, otherwise `null`. */
export function literalOf(word: Word | null | undefined): string | null {
  return word?.kind === 'literal' ? word.value : null;
}

export function matches(word: Word | null | undefined, pattern: RegExp): boolean {
  return word?.kind === 'literal' && pattern.test(word.value);
}

/** The part of the text that is known: everything, the beginning, or nothing. */
export function knownText(word: Word): string {
  if (word.kind === 'literal') return word.value;
  return word.kind === 'partial' ? word.prefix : '';
}

/** How a risk names the word: its value, or its source if the value is unknown. */
export function writtenForm(word: Word): string {
  return word.kind === 'literal' ? word.value : word.source;
}

/** The word without its first `count` known characters. */
export function dropStart(word: Word, count: number): Word {
  if (word.kind === 'literal') return { ...word, value: word.value.slice(count) };
  return word.kind === 'partial' ? { ...word, prefix: word.prefix.slice(count) } : word;
}

export function literalWord(value: string): Word {
  return { kind: 'literal', value, source: value };
}

export function orWorkingDirectory(places: readonly Word[]): readonly Word[] {
  return places.length === 0 ? [literalWord('.')] : places;
}

/** Files that hold nothing and keep nothing. */
const free: ReadonlySet<string> = new Set(['/dev/null', '/dev/stdin', '/dev/stdout', '/dev/stderr']);

export interface PathEffects {
  readonly effects: readonly Effect[];
  readonly risks: readonly Risk[];
}

/** The effect of accessing a path. `-` is a standard stream; a path of unknown value may be any path. */
export function pathEffects(kind: 'read' | 'list' | 'write' | 'delete', word: Word, cwd: string): PathEffects {
  const value = literalOf(word);
  if (value === null)
    return {
      effects: [{ kind, path: { any: word.source } }],
      risks: [{ word: word.source, why: 'is a path that is not known before it runs' }],
    };
  if (value === '-' || free.has(value)) return { effects: [], risks: [] };
  if (/^[a-z][\w+.-]*:\/\//i.test(value)) return beyond(word, 'is an address instead of a file');
  return { effects: [{ kind, path: absolutePath(value, cwd) }], risks: [] };
}

/** Directories whose secrets have fixed names: whoever reads the whole of them reads these. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  '.git': ['config'],
  '.aws': ['credentials'],
  '.docker': ['config.json'],
  '.kube': ['config'],
  '.ssh': ['id_rsa'],
};

/** Reads a file or everything below a directory, or lists it. */
export function treeEffects(word: Word, cwd: string, kind: 'read' | 'list' = 'read'): PathEffects {
  const contents = pathEffects(kind, word, cwd);
  const effects = contents.effects.flatMap((effect): Effect[] => {
    if (effect.kind !== kind || typeof effect.path !== 'string') return [effect];
    const { path } = effect;
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return [effect, ...(hidden[name] ?? []).map((file): Effect => ({ kind, path: `${path}/${file}` }))];
  });
  return { effects, risks: contents.risks };
}

/** Headers that choose the form of an answer and carry nothing of their own. */
const formHeader =
  /^(?:Accept(?:-Language|-Encoding)?|User-Agent|Content-Type|Cache-Control|X-GitHub-Api-Version):\s?[\w./+;=*, -]{1,100}$/i;

/** Headers of a request that do more than choose the form of the answer. */
export function customHeaders(words: readonly Word[]): Risk[] {
  return words
    .filter((word) => !matches(word, formHeader))
    .map((word) => ({ word: writtenForm(word), why: 'is a custom header' }));
}

/** Risks: protocols other than http(s), which no domain rule covers, backslashes and blanks: `https://a\\@b`. */
export function addressEffects(word: Word): PathEffects {
  const value = literalOf(word);
  if (value === null)
    return {
      effects: [{ kind: 'fetch', url: { any: word.source } }],
      risks: [{ word: word.source, why: 'is an address that is not known before it runs' }],
    };
  if (!/^https?:\/\/[^\s\\]*$/i.test(value) || !URL.canParse(value)) return beyond(word, 'reaches the network');
  const url = new URL(value);
  if (url.username !== '' || url.password !== '') return beyond(word, 'is an address with a user name in it');
  return { effects: [{ kind: 'fetch', url: value }], risks: [] };
}

function beyond(word: Word, why: string): PathEffects {
  return { effects: [], risks: [{ word: writtenForm(word), why }] };
}
