import { isUtf8 } from 'node:buffer';
import { formatNumber } from '../../format-number.js';
import { type FileState, fileState } from '../../platform/files/file-state.js';
import { hunksOf, replacingHunk } from '../../tools/files/text-diff.js';
import { binaryHunks, blobId } from './binary-patch.js';
import type { ChangedFile } from './types.js';

/** Larger files are listed without a diff, and their patch is binary: comparing their lines takes too long. */
const maxDiffedBytes = 1_000_000;

/** The content of files before they were first written, by their paths from the root, with links resolved. */
export type Written = Map<string, FileState | null>;

const maxPatchedBytes = 15_000_000;

/** With the content that a patch needs; `null` if missing, also with a directory in its place. */
export function diffableState(path: string, room = maxPatchedBytes): FileState | null {
  const state = fileState(path, Math.max(0, Math.min(maxPatchedBytes, room)));
  return state?.isDirectory === true ? null : state;
}

/** One side of a change: `null` for a missing file; `content` is `null` if unknown. */
export type Side = Pick<FileState, 'mode' | 'content'> | null;

export interface DiffOptions {
  /** The most bytes of the diff. */
  readonly room: number;
  /** The most bytes of the patch. */
  readonly patchRoom: number;
  /** Texts that are too different for the time limit get a diff that replaces every line; otherwise they get none. */
  readonly isComplete: boolean;
  /** The directory of the paths below the top of the repository, with a slash at its end; empty at the top. */
  readonly prefix: string;
  /** Characters of an id in the repository. */
  readonly idLength: number;
}

/** With a diff, or a note why not, and a patch if the diff is not the exact change; `null` if both sides are equal. */
export async function describeChange(
  path: string,
  sides: { readonly before: Side; readonly after: Side },
  options: DiffOptions,
): Promise<ChangedFile | null> {
  const { before, after } = sides;
  const problem = unpatchable([before, after].filter((side) => side !== null));
  const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
  const none = { path, kind, added: 0, removed: 0, diff: null } as const;
  if (problem !== null) return { ...none, note: problem };
  if (isSame(before, after)) return null;
  // `git apply` ignores files outside of the directory that it runs in, so names begin at the top of the repository.
  const name = `${options.prefix}${path}`;
  const shown = await shownDiff(path, sides, { ...options, kind, name });
  const isExact = shown.diff !== null && isUtf8Text(before) && isUtf8Text(after);
  if (isExact) return shown;
  const patch = await exactPatch(name, sides, options.idLength);
  if (patch.length <= options.patchRoom) return { ...shown, patch };
  return { ...shown, diff: null, note: `its patch has ${formatNumber(patch.length)} bytes, more than fits` };
}

function unpatchable(sides: readonly NonNullable<Side>[]): string | null {
  if (sides.some(({ mode }) => mode === '160000')) return 'a nested repository';
  if (sides.some(({ mode }) => mode === 'other')) return 'not a regular file';
  return sides.some(({ content }) => content === null) ? 'too large for a diff' : null;
}

/** The diff as people read it, which only is the change itself if the texts are UTF-8. */
async function shownDiff(
  path: string,
  { before, after }: { readonly before: Side; readonly after: Side },
  { kind, name, room, isComplete }: DiffOptions & Pick<ChangedFile, 'kind'> & { readonly name: string },
): Promise<ChangedFile> {
  const none = (note: string, added = 0, removed = 0): ChangedFile => {
    return { path, kind, added, removed, diff: null, note };
  };
  const sides = [before, after].filter((side) => side !== null);
  if (isTypeChange(before, after)) return none('a link on one side, a file on the other');
  if (sides.some(({ content }) => content?.includes(0) === true)) return none('binary');
  if (sides.some(({ content }) => (content?.length ?? 0) > maxDiffedBytes)) return none('too large for a diff');
  if (room <= 0) return none('the diffs above use up the space of the report');
  const texts = [textOf(before, 'utf8'), textOf(after, 'utf8')] as const;
  const hunks = (await hunksOf(...texts, hunkOptions)) ?? (isComplete ? replacingHunk(...texts) : null);
  if (hunks === null) return none('too different for a diff');
  const diff = fileDiff(name, { before, after }, hunks.text);
  const bytes = Buffer.byteLength(diff);
  if (bytes <= room) return { path, kind, added: hunks.added, removed: hunks.removed, diff };
  return none(`the diff has ${String(bytes)} bytes, more than fits into the report`, hunks.added, hunks.removed);
}

const hunkOptions = { context: 3, timeoutMs: 500 };

/** The change as `git diff --binary` writes it, one character per byte. */
async function exactPatch(
  name: string,
  { before, after }: { readonly before: Side; readonly after: Side },
  idLength: number,
): Promise<string> {
  if (isTypeChange(before, after)) {
    const removal = await exactPatch(name, { before, after: null }, idLength);
    return removal + (await exactPatch(name, { before: null, after }, idLength));
  }
  const contents = [before?.content ?? Buffer.alloc(0), after?.content ?? Buffer.alloc(0)] as const;
  if (!contents.every((content) => content.length <= maxDiffedBytes && !content.includes(0))) {
    const [old, now] = contents.map((content) => blobId(content, idLength));
    const ids = [before === null ? '0'.repeat(idLength) : old, after === null ? '0'.repeat(idLength) : now];
    return bytesOf(`${headOf(name, before, after)}index ${ids.join('..')}\n`) + binaryHunks(...contents);
  }
  const texts = [textOf(before, 'latin1'), textOf(after, 'latin1')] as const;
  const { text } = (await hunksOf(...texts, hunkOptions)) ?? replacingHunk(...texts);
  const lines = fileDiff(name, { before, after }, '');
  return text === '' ? bytesOf(lines) : bytesOf(lines + namesOf(name, before, after)) + text;
}

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

function fileDiff(name: string, { before, after }: { readonly before: Side; readonly after: Side }, hunks: string) {
  return `${headOf(name, before, after)}${hunks === '' ? '' : `${namesOf(name, before, after)}${hunks}`}`;
}

const textOf = (side: Side, encoding: 'utf8' | 'latin1'): string => side?.content?.toString(encoding) ?? '';

const isUtf8Text = (side: Side): boolean => side === null || side.content === null || isUtf8(side.content);

const isTypeChange = (before: Side, after: Side): boolean =>
  before !== null && after !== null && (before.mode === '120000') !== (after.mode === '120000');

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

const modeLine = /^(?:(?:new file|deleted file) mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;

/** From the top of the repository; `null` for a file that does not end with this path. */
export function nameInDiff(path: string, diff: string): string | null {
  const names = /^diff --git (.*)/.exec(diff)?.[1] ?? '';
  const oldName = names.slice(0, (names.length - 1) / 2);
  const end = quoted(path) === path ? path : quoted(path).slice(1);
  const start = oldName.startsWith('"') ? '"a/' : 'a/';
  if (!oldName.startsWith(start) || !oldName.endsWith(end)) return null;
  const prefix = oldName.slice(start.length, oldName.length - end.length);
  return prefix === '' || prefix.endsWith('/') ? `${prefix}${path}` : null;
}

/** It may have been planted: the form of those above, only this file, no link but an allowed one. */
export function isDiffOf(path: string, diff: string, allowsLink: (path: string, target: string) => boolean): boolean {
  const lines = diff.split('\n');
  if (lines.pop() !== '') return false;
  let at = 0;
  // The change from a link to a file, or from a file to a link, is one that deletes and one that creates.
  for (let parts = 0; at < lines.length; parts += 1) {
    const end = parts < 2 ? endOfFileDiff(lines, at, { path, allowsLink }) : null;
    if (end === null) return false;
    at = end;
  }
  return true;
}

interface FileDiffCheck {
  readonly path: string;
  readonly allowsLink: (path: string, target: string) => boolean;
}

function endOfFileDiff(lines: readonly string[], start: number, { path, allowsLink }: FileDiffCheck): number | null {
  const head = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}`;
  if (lines[start] !== head) return null;
  let at = start + 1;
  while (modeLine.test(lines[at] ?? '')) at += 1;
  const makesLink = lines.slice(start, at).includes('new file mode 120000');
  if (lines[at]?.startsWith('index ') === true) return makesLink ? null : endOfBinary(lines, at);
  const isEnd = at === lines.length || lines[at] === head;
  if (isEnd) return makesLink ? null : at;
  const isName = (line: string | undefined, sign: string, prefix: string) =>
    line?.replace(/\t$/, '') === `${sign} ${quoted(`${prefix}/${path}`)}` || line === `${sign} /dev/null`;
  if (!isName(lines[at], '---', 'a') || !isName(lines[at + 1], '+++', 'b')) return null;
  if (makesLink && !(lines[at + 2] === '@@ -0,0 +1 @@' && allowsLink(path, lines[at + 3]?.slice(1) ?? ''))) return null;
  for (at += 2; at < lines.length && lines[at] !== head; ) {
    const end = endOfHunk(lines, at);
    if (end === null) return null;
    at = end;
  }
  return at;
}

/** The line after two contents, each with the lines that `binaryHunks` writes. */
function endOfBinary(lines: readonly string[], start: number): number | null {
  if (!/^index [0-9a-f]{40,64}\.\.[0-9a-f]{40,64}$/.test(lines[start] ?? '')) return null;
  if (lines[start + 1] !== 'GIT binary patch') return null;
  let at = start + 2;
  for (let contents = 0; contents < 2; contents += 1) {
    if (!/^literal \d+$/.test(lines[at] ?? '')) return null;
    for (at += 1; lines[at] !== ''; at += 1) if (!/^[A-Za-z][!-~]{5,65}$/.test(lines[at] ?? '')) return null;
    at += 1;
  }
  return at;
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
