import { matchesName, parseSegment } from '../../files/glob.js';
import { absolutePath, foldPath } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { literalOf, literalWord, pathEffects, treeEffects, writtenForm } from '../../shell/words.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { aboutSecrets, pickedBelow } from '../shared/picked.js';
import { riskOf } from '../shared/risks.js';

/** Whether git shows the content of a path, or no more than that it exists and how much of it changed. */
type Shown = 'read' | 'list';

/** As log and diff take them: `HEAD:x` reads x, and a word before `--` is a path if it exists or looks like one. */
export function revisionsAndPaths(context: CommandContext, skip = 0, kind: Shown = 'read'): PartialEffects {
  return gatherEffects(
    context.scan.operands.slice(skip).map((word, index) => operand(word, skip + index, context, kind)),
  );
}

function operand(word: Word, index: number, context: CommandContext, kind: Shown = 'read'): PartialEffects {
  return index >= context.scan.beforeDashes ? pathspec(word, context, kind) : revisionOrPath(word, context, kind);
}

/** The known paths that an operand at this place names. */
export function operandReads(word: Word, index: number, context: CommandContext): readonly string[] {
  const { effects = [] } = operand(word, index, context);
  return effects.flatMap((effect) => (effect.kind === 'read' && typeof effect.path === 'string' ? [effect.path] : []));
}

function revisionOrPath(word: Word, context: CommandContext, kind: Shown): PartialEffects {
  const { world } = context;
  const { cwd } = context.invocation;
  const value = literalOf(word);
  if (word.kind !== 'literal' && word.plain === true) return {};
  if (value === null) return { risks: [riskOf(word, 'is a revision or a path that is not known before it runs')] };
  if (value.includes(':') && !/^:[/(!]/.test(value))
    return gatherEffects(behindColons(value).map((path) => blob(path, cwd)));
  if (value.startsWith(':') || (isPattern(value) && !/[@^]\{/.test(value))) return pathspec(word, context, kind);
  const path = absolutePath(value, cwd);
  return looksLikePath(value) || world.kindOf(path) !== 'missing' ? treeEffects(word, cwd, kind) : {};
}

/** The text after each colon: dates and searches in a revision also contain colons (`HEAD^{/a: b}:path`). */
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

function blob(path: string, cwd: string): PartialEffects {
  if (path === '') return {};
  return { effects: [{ kind: 'read', path: absolutePath(path.replace(/^\/+/, ''), cwd) }] };
}

function looksLikePath(value: string): boolean {
  return /^[/~]|^\.{1,2}(?:\/|$)|\/\.\.(?:\/|$)|^\.[^.]/.test(value);
}

/** `-L 1,9:path`: the lines of a file through its history. */
export function lineRanges({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(
    scan.values('-L').map((word) => {
      const path = /:([^:]+)$/.exec(literalOf(word) ?? '')?.[1];
      return path === undefined ? {} : blob(path, invocation.cwd);
    }),
  );
}

/** A path as git takes it behind `--`: with magic (`:(top)x`, `:!x`) and wildcards; its content is read, or it is listed. */
export function pathspec(word: Word, context: CommandContext, kind: Shown = 'read'): PartialEffects {
  const spec = readPathspec(word);
  if (spec === null) return pathEffects(kind, word, context.invocation.cwd);
  if (spec.excludes) return {};
  const { pattern } = spec;
  const literal: Word = { kind: 'literal', value: pattern, source: writtenForm(word) };
  const tree = treeEffects(literal, context.invocation.cwd, kind);
  return isPattern(pattern) ? gatherEffects([tree, pickedBy(pattern, context, kind)]) : tree;
}

export function pathspecs(context: CommandContext, kind: Shown = 'read'): PartialEffects {
  return gatherEffects(context.scan.operands.map((word) => pathspec(word, context, kind)));
}

interface Pathspec {
  readonly pattern: string;
  /** `:!x`, `:(exclude)x` */
  readonly excludes: boolean;
  /** `:/x`, `:(top)x`: relative to the top of the repository. */
  readonly isFromTop: boolean;
  /** `:(icase)x`, `:(attr:a)x`: it matches more than its text. */
  readonly hasMagic: boolean;
}

/** `null` if the word is unknown. */
export function readPathspec(word: Word): Pathspec | null {
  const value = literalOf(word);
  if (value === null) return null;
  const [magic = ''] = /^:(?:\([^)]*\)|[!^/]*:?)/.exec(value) ?? [];
  const pattern = value.slice(magic.length);
  return {
    pattern: pattern === '' ? '.' : pattern,
    excludes: /[!^]|exclude/.test(magic),
    isFromTop: /\/|top/.test(magic),
    hasMagic: /icase|attr|prefix/.test(magic),
  };
}

export function isPattern(pattern: string): boolean {
  return /[*?[\\]/.test(pattern);
}

/** The sensitive tracked files that a pathspec with wildcards picks; of all files if git cannot list these. */
function pickedBy(pattern: string, context: CommandContext, kind: Shown): PartialEffects {
  const { invocation, world } = context;
  const tracked = world.sensitiveInGit(invocation.cwd)?.tracked;
  const matches = pathspecTest(pattern);
  const isTracked = (path: string): boolean => tracked?.includes(absolutePath(path, invocation.cwd)) ?? true;
  const starts = [literalWord('.')];
  return gatherEffects([
    kind === 'list' ? {} : aboutSecrets([literalWord(pattern)], 'path', { invocation, starts }),
    pickedBelow(starts, context, ({ path }) => matches(path) && isTracked(path), kind),
  ]);
}

/** A star matches slashes too, and a directory that is matched means everything in it. */
export function pathspecTest(pattern: string): (path: string) => boolean {
  if (pattern === '.' || /\[[:.=]|\.\./.test(pattern)) return () => true;
  const segment = parseSegment(foldPath(pattern.replace(/^\.\//, '').replace(/\/+$/, '')));
  return (path) => {
    const names = foldPath(path).split('/');
    return names.some((_, at) => matchesName(segment, names.slice(0, at + 1).join('/')));
  };
}

/** `%G?` and its family verify signatures, by a program that the configuration names. */
export function signatureFormat({ scan }: CommandContext): PartialEffects {
  const shown = scan.options.filter(({ name, value }) => {
    if (value === null || !formats.has(name)) return false;
    const text = literalOf(value);
    return text === null || /%[-+ ]?G|%\(signature|^-?signature/.test(text);
  });
  return { risks: shown.map(({ word }) => riskOf(word, 'runs the program that verifies signatures')) };
}

const formats: ReadonlySet<string> = new Set(['--format', '--pretty', '--group', '--sort']);

/** An address or a path is not a configured remote, and some addresses (`ext::sh -c …`) are programs. */
export function remoteName(word: Word | undefined, { invocation, world }: CommandContext): PartialEffects {
  if (word === undefined) return {};
  const value = literalOf(word);
  const named =
    value !== null &&
    /^\w[\w-]*$/.test(value) &&
    (value === 'origin' || world.kindOf(absolutePath(value, invocation.cwd)) === 'missing');
  return named || value === '.' ? {} : { risks: [riskOf(word, 'is an address or a path instead of a remote')] };
}
