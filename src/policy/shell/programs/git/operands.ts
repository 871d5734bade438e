import { absolutePath } from '../../../paths.js';
import type { World } from '../../../types.js';
import type { Word } from '../../types.js';
import { type Context, type Findings, gather, hazard } from '../define.js';
import { valueOf } from '../scan.js';
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
  const colon = value.indexOf(':');
  if (colon >= 0 && !value.startsWith(':/') && !value.startsWith(':(') && !value.startsWith(':!'))
    return blob(value.slice(colon + 1), cwd);
  if (value.startsWith(':')) return pathspec(word, cwd);
  const path = absolutePath(value, cwd);
  return looksLikePath(value) || world.kindOf(path) !== 'missing' ? touchTree(word, cwd) : {};
}

function blob(path: string, cwd: string): Findings {
  const name = path.replace(/^[0-3]:/, '');
  if (name === '') return {};
  return { effects: [{ kind: 'read', path: absolutePath(name.replace(/^\/+/, ''), cwd) }] };
}

function looksLikePath(value: string): boolean {
  return /^[/~]|^\.{1,2}(?:\/|$)|\/\.\.(?:\/|$)|^\.[^.]/.test(value);
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
  const format = valueOf(scan, '--format', '--pretty');
  if (format === null) return {};
  const value = literalOf(format);
  const verifies = value === null || /%[-+ ]?G|%\(signature/.test(value);
  return verifies
    ? {
        hazards: [
          hazard(
            scan.given.findLast((one) => one.value === format)?.word ?? format,
            'runs the program that verifies signatures',
          ),
        ],
      }
    : {};
}

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
