import { type FileState, fileState } from '../../platform/files/file-state.js';
import { hunksOf, replacingHunk } from '../../tools/files/text-diff.js';
import type { ChangedFile } from './types.js';

/** Larger files are listed without a diff. */
const maxDiffedBytes = 1_000_000;

/** The content of files before they were first written, by their paths from the root, with links resolved. */
export type Written = Map<string, FileState | null>;

/** The state of a file, with the content that a diff needs; `null` for a missing file. */
export function diffableState(path: string): FileState | null {
  return fileState(path, maxDiffedBytes);
}

/** One side of a change: `null` for a missing file; `content` is `null` if unknown. */
export type Side = Pick<FileState, 'mode' | 'content'> | null;

export interface DiffOptions {
  /** The most bytes of the diff. */
  readonly room: number;
  /** Texts that are too different for the time limit get a diff that replaces every line; otherwise they get none. */
  readonly isComplete: boolean;
  /** The directory of the paths below the top of the repository, with a slash at its end; empty at the top. */
  readonly prefix: string;
}

/** A changed file with its diff, or with a note that explains why the diff is missing; `null` if both sides are equal. */
export async function describeChange(
  path: string,
  { before, after }: { readonly before: Side; readonly after: Side },
  { room, isComplete, prefix }: DiffOptions,
): Promise<ChangedFile | null> {
  const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
  const none = (note: string, added = 0, removed = 0): ChangedFile => ({
    path,
    kind,
    added,
    removed,
    diff: null,
    note,
  });
  const sides = [before, after].filter((side) => side !== null);
  if (sides.some(({ mode }) => mode === '160000')) return none('a nested repository');
  if (sides.some(({ mode }) => mode === 'other')) return none('not a regular file');
  if (new Set(sides.map(({ mode }) => mode === '120000')).size > 1)
    return none('a link on one side, a file on the other');
  if (sides.some(({ content }) => content === null)) return none('too large for a diff');
  if (sides.some(({ content }) => content?.includes(0) === true)) {
    return isSame(before, after) ? null : none('binary');
  }
  if (isSame(before, after)) return null;
  if (room <= 0) return none('the diffs above use up the space of the report');
  const texts = [textOf(before), textOf(after)] as const;
  const hunks =
    (await hunksOf(...texts, { context: 3, timeoutMs: 500 })) ?? (isComplete ? replacingHunk(...texts) : null);
  if (hunks === null) return none('too different for a diff');
  // `git apply` ignores files outside of the directory that it runs in, so names begin at the top of the repository.
  const name = `${prefix}${path}`;
  const diff = `${headOf(name, before, after)}${hunks.text === '' ? '' : `${namesOf(name, before, after)}${hunks.text}`}`;
  const bytes = Buffer.byteLength(diff);
  if (bytes <= room) return { path, kind, added: hunks.added, removed: hunks.removed, diff };
  return none(`the diff has ${String(bytes)} bytes, more than fits into the report`, hunks.added, hunks.removed);
}

const textOf = (side: Side): string => side?.content?.toString('utf8') ?? '';

function isSame(before: Side, after: Side): boolean {
  if (before?.content === undefined || before.content === null || !after?.content) return false;
  return before.mode === after.mode && before.content.equals(after.content);
}

/** The lines by which `git apply` knows the files. */
function headOf(path: string, before: Side, after: Side): string {
  const head = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}\n`;
  if (before === null) return `${head}new file mode ${after?.mode ?? ''}\n`;
  if (after === null) return `${head}deleted file mode ${before.mode}\n`;
  return before.mode === after.mode ? head : `${head}old mode ${before.mode}\nnew mode ${after.mode}\n`;
}

function namesOf(path: string, before: Side, after: Side): string {
  const name = (prefix: string, side: Side): string => {
    const whole = quoted(`${prefix}/${path}`);
    return side === null ? '/dev/null' : whole.includes(' ') ? `${whole}\t` : whole;
  };
  return `--- ${name('a', before)}\n+++ ${name('b', after)}\n`;
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '"': '\\"', '\\': '\\\\' };

function quoted(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what git quotes in a name
  const odd = /[\x00-\x1f\x7f"\\]/g;
  if (!odd.test(name)) return name;
  const octal = (sign: string) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`;
  return `"${name.replaceAll(odd, (sign) => escapes[sign] ?? octal(sign))}"`;
}

const modeLine = /^(?:deleted file mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;

/**
 * The name of the file in its stored diff, from the top of the repository, or `null` for a file that does not end with
 * this path.
 */
export function nameInDiff(path: string, diff: string): string | null {
  const names = /^diff --git (.*)/.exec(diff)?.[1] ?? '';
  const oldName = names.slice(0, (names.length - 1) / 2);
  const end = quoted(path) === path ? path : quoted(path).slice(1);
  const start = oldName.startsWith('"') ? '"a/' : 'a/';
  if (!oldName.startsWith(start) || !oldName.endsWith(end)) return null;
  const prefix = oldName.slice(start.length, oldName.length - end.length);
  return prefix === '' || prefix.endsWith('/') ? `${prefix}${path}` : null;
}

/**
 * Whether a stored diff has the form of those above, changes only this file, and makes no link: it may have been
 * planted.
 */
export function isDiffOf(path: string, diff: string): boolean {
  const lines = diff.split('\n');
  if (lines.pop() !== '' || lines[0] !== `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}`) return false;
  let at = 1;
  while (modeLine.test(lines[at] ?? '')) at += 1;
  if (at === lines.length) return true;
  const isName = (line: string | undefined, sign: string, prefix: string) =>
    line?.replace(/\t$/, '') === `${sign} ${quoted(`${prefix}/${path}`)}` || line === `${sign} /dev/null`;
  if (!isName(lines[at], '---', 'a') || !isName(lines[at + 1], '+++', 'b')) return false;
  for (at += 2; at < lines.length; ) {
    const end = endOfHunk(lines, at);
    if (end === null) return false;
    at = end;
  }
  return true;
}

/** The line after a hunk, by the numbers of lines in its head: its lines may look like the head of another file. */
function endOfHunk(lines: readonly string[], start: number): number | null {
  const head = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(lines[start] ?? '');
  if (head === null) return null;
  let [before, after] = [Number(head[1] ?? 1), Number(head[2] ?? 1)];
  let at = start + 1;
  for (; before > 0 || after > 0 || lines[at]?.startsWith('\\') === true; at += 1) {
    const sign = lines[at]?.[0];
    if (sign === undefined || !' -+\\'.includes(sign)) return null;
    if (sign === ' ' || sign === '-') before -= 1;
    if (sign === ' ' || sign === '+') after -= 1;
  }
  return before === 0 && after === 0 ? at : null;
}
