import { absolutePath } from '../../../paths.js';
import type { World } from '../../../types.js';
import type { Word } from '../../types.js';
import { type Context, type Findings, gather, hazard } from '../define.js';
import { valuesOf } from '../scan.js';
import { literalOf, spelled, touch, touchTree } from '../words.js';

/**
 * Revisions and paths, as log, diff and show take them. `HEAD:x` and `:x` read x from the history, which is
 * judged like x itself; a word before `--` is a path where something of that name stands or it looks like one.
 */
export function revisionsAndPaths(context: Context, skip = 0): Findings {
  const { scan, invocation, world } = context;
  return gather(
    scan.operands.slice(skip).map((word, index) => {
      if (skip + index >= scan.beforeDashes) return pathspec(word, invocation.cwd);
      return revisionOrPath(word, invocation.cwd, world);
    }),
  );
}

function revisionOrPath(word: Word, cwd: string, world: World): Findings {
  const value = literalOf(word);
  if (word.kind !== 'literal' && word.plain === true) return {};
  if (value === null) return { hazards: [hazard(word, 'is a revision or a path that is not known before it runs')] };
  if (value.includes(':') && !/^:[/(!]/.test(value)) return gather(behindColons(value).map((path) => blob(path, cwd)));
  if (value.startsWith(':')) return pathspec(word, cwd);
  const path = absolutePath(value, cwd);
  return looksLikePath(value) || world.kindOf(path) !== 'missing' ? touchTree(word, cwd) : {};
}

/** What stands behind each colon: dates and searches in a revision have some of their own (`HEAD^{/a: b}:path`). */
function behindColons(value: string): readonly string[] {
  const pieces = value.split(':').slice(1);
  return [
    ...new Set(
      pieces.map((_, at) =>
        pieces
          .slice(at)
          .join(':')
          .replace(/^[0-3]:/, ''),
      ),
    ),
  ];
}

function blob(path: string, cwd: string): Findings {
  if (path === '') return {};
  return { effects: [{ kind: 'read', path: absolutePath(path.replace(/^\/+/, ''), cwd) }] };
}

function looksLikePath(value: string): boolean {
  return /^[/~]|^\.{1,2}(?:\/|$)|\/\.\.(?:\/|$)|^\.[^.]/.test(value);
}

/** `-L 1,9:path`: the lines of a file through its history. */
export function lineRanges({ scan, invocation }: Context): Findings {
  return gather(
    valuesOf(scan, '-L').map((word) => {
      const path = /:([^:]+)$/.exec(literalOf(word) ?? '')?.[1];
      return path === undefined ? {} : blob(path, invocation.cwd);
    }),
  );
}

/** A path as git takes it behind `--`: with magic (`:(top)x`, `:!x`) and wildcards. */
export function pathspec(word: Word, cwd: string): Findings {
  const value = literalOf(word);
  if (value === null) return touch('read', word, cwd);
  const bare = value.replace(/^:(?:\([^)]*\)|[!^/]*:?)/, '');
  return touchTree({ kind: 'literal', value: bare === '' ? '.' : bare, source: spelled(word) }, cwd);
}

/** `%G?` and its family verify signatures, by a program that the configuration names. */
export function signatureFormat({ scan }: Context): Findings {
  const shown = scan.given.filter(({ name, value }) => {
    if (value === null || !formats.has(name)) return false;
    const text = literalOf(value);
    return text === null || /%[-+ ]?G|%\(signature|^-?signature/.test(text);
  });
  return { hazards: shown.map(({ word }) => hazard(word, 'runs the program that verifies signatures')) };
}

const formats: ReadonlySet<string> = new Set(['--format', '--pretty', '--group', '--sort']);

/**
 * A remote by its name. An address or a path is another place than the one that the repository is set up
 * with, and some addresses (`ext::sh -c …`) are programs.
 */
export function remoteName(word: Word | undefined, { invocation, world }: Context): Findings {
  if (word === undefined) return {};
  const value = literalOf(word);
  const named =
    value !== null &&
    /^\w[\w-]*$/.test(value) &&
    (value === 'origin' || world.kindOf(absolutePath(value, invocation.cwd)) === 'missing');
  return named || value === '.' ? {} : { hazards: [hazard(word, 'is an address or a path in the place of a remote')] };
}
