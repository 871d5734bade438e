import { posix } from 'node:path';
import { UserError } from '../errors.js';
import { FileProblem } from '../platform/types.js';
import { decodePrompt } from './decode.js';
import { importsIn, importTarget, onlyImports } from './instruction-imports.js';
import type { PromptSource } from './types.js';

/** Bounds of all instruction files of a job together. */
export interface InstructionFilesLimits {
  readonly bytes: number;
  readonly files: number;
  /** Imports of imports. */
  readonly depth: number;
}

const memoryLimits: InstructionFilesLimits = { bytes: 100_000, files: 50, depth: 5 };

/** A file that is larger is none that a person wrote for a model. */
const maxFileBytes = 1_000_000;

/** An instruction file as the model gets it. */
export interface InstructionFile {
  /** Relative to the workspace, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Bytes of the text. */
  readonly bytes: number;
}

export interface InstructionFilesOptions {
  readonly source: PromptSource;
  /** Names that are looked for in every folder. */
  readonly names: readonly string[];
  /** Paths that are looked for once, from the root. */
  readonly rootPaths: readonly string[];
  /** Whether the rules let an imported file be read: null = yes, else the reason. */
  readonly whyDenied: (path: string) => Promise<string | null>;
  /** Which of these paths git ignores: what an installer or a build put there is nobody's instructions. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly limits?: InstructionFilesLimits;
}

export interface ReadInstructions {
  readonly files: readonly InstructionFile[];
  /** What was left out or cut, for people. */
  readonly notices: readonly string[];
}

/** Reads instruction files over the time of a job: each text once, all of them within the limits. */
export interface InstructionFiles {
  /** Those of the root. */
  atRoot(): Promise<ReadInstructions>;
  /** Those of these folders (relative to the workspace, `/`), where they are looked at for the first time. */
  inFolders(folders: readonly string[]): Promise<ReadInstructions>;
  /** What a tool wrote in this run is the agent's own word and never becomes an instruction. */
  disown(path: string): void;
}

interface State extends Required<InstructionFilesOptions> {
  readonly visited: Set<string>;
  readonly paths: Set<string>;
  readonly texts: Set<string>;
  readonly files: InstructionFile[];
  readonly notices: string[];
  left: number;
  count: number;
}

export function createInstructionFiles(options: InstructionFilesOptions): InstructionFiles {
  const state: State = {
    limits: memoryLimits,
    ...options,
    visited: new Set(['', '.']),
    paths: new Set(),
    texts: new Set(),
    files: [],
    notices: [],
    left: (options.limits ?? memoryLimits).bytes,
    count: 0,
  };
  const read = async (paths: readonly string[]): Promise<ReadInstructions> => {
    for (const path of await presentAmong(state, paths)) await take(state, path, 0);
    return { files: state.files.splice(0), notices: state.notices.splice(0) };
  };
  return {
    atRoot: () => read([...state.names, ...state.rootPaths]),
    inFolders: async (folders) => {
      const fresh = folders.filter((folder) => !state.visited.has(folder) && !isForeign(folder));
      for (const folder of folders) state.visited.add(folder);
      return await read(fresh.flatMap((folder) => state.names.map((name) => `${folder}/${name}`)));
    },
    disown: (path) => state.paths.add(path),
  };
}

function isForeign(folder: string): boolean {
  return folder.split('/').some((part) => part === 'node_modules' || part === '.git' || part === '..');
}

async function presentAmong({ source, ignored }: State, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const present = [...(await source.present(paths))].filter(([, kind]) => kind === 'file' || kind === 'link');
  const found = present.map(([path]) => path);
  const left = found.length === 0 ? new Set<string>() : await ignored(found);
  return found.filter((path) => !left.has(path));
}

/** Takes a file in, and behind it what it imports. */
async function take(state: State, path: string, depth: number): Promise<void> {
  if (state.paths.has(path)) return;
  state.paths.add(path);
  const text = await textOf(state, path);
  if (text === null || text.trim() === '' || state.texts.has(text.trim())) return;
  state.texts.add(text.trim());
  if (state.count >= state.limits.files) {
    state.notices.push(`${path} was left out: more than ${state.limits.files} instruction files.`);
    return;
  }
  state.count += 1;
  if (!onlyImports(text)) add(state, path, text);
  for (const written of importsIn(text)) await takeImport(state, { importer: path, written, depth: depth + 1 });
}

interface Import {
  readonly importer: string;
  readonly written: string;
  readonly depth: number;
}

async function takeImport(state: State, { importer, written, depth }: Import): Promise<void> {
  const leftOut = (why: string) => void state.notices.push(`${importer}: @${written} was left out: ${why}.`);
  const path = importTarget(importer, written);
  if (path === null) {
    // A name with an at sign before it is no path; one that begins like a path is.
    if (/^([/~]|\.\.)/.test(written)) leftOut('it leaves the workspace');
    return;
  }
  if (state.paths.has(path)) return;
  const kind = (await state.source.present([path])).get(path);
  if (kind !== 'file' && kind !== 'link') {
    if (/\.(?:md|mdx|markdown|txt)$/i.test(path)) leftOut('there is no such file');
    return;
  }
  if (depth > state.limits.depth) {
    leftOut(`imports go ${state.limits.depth} deep`);
    return;
  }
  const closed = await state.whyDenied(path);
  if (closed === null) await take(state, posix.normalize(path), depth);
  else leftOut(closed);
}

/** Null for a file that cannot be read, with a notice. */
async function textOf(state: State, path: string): Promise<string | null> {
  try {
    const file = await realFile(state.source, path);
    const closed = await closedTarget(state, path, file);
    if (closed !== null) throw new FileProblem('refused', path, closed);
    return decodePrompt(await state.source.read(file, maxFileBytes), path);
  } catch (error) {
    if (!(error instanceof FileProblem) && !(error instanceof UserError)) throw error;
    const why = error instanceof UserError ? (error.diagnostics[0]?.message ?? error.message) : error.message;
    state.notices.push(`The instruction file ${path} was left out: ${why}.`);
    return null;
  }
}

/** Why the rules do not let a file be read to which a link leads. Links between instruction files are many, and need no question. */
async function closedTarget({ whyDenied, names }: State, path: string, file: string): Promise<string | null> {
  return file === path || names.includes(posix.basename(file)) ? null : await whyDenied(file);
}

/** Also behind a link further up, which followLink resolves like one at the end. */
async function realFile(source: PromptSource, path: string): Promise<string> {
  const kind = (await source.present([path])).get(path);
  if (kind === 'file' && (await source.holds(posix.dirname(path)))) return path;
  const file = await source.followLink(path, '.');
  if (file === null)
    throw new FileProblem(
      'outside',
      path,
      'it is a link, and it leads out of the workspace or is not followed in a commit',
    );
  return file;
}

function add(state: State, path: string, text: string): void {
  const whole = Buffer.byteLength(text);
  const shown = whole <= state.left ? text : linesWithin(text, state.left);
  const bytes = Buffer.byteLength(shown);
  state.left -= bytes;
  if (whole > bytes) {
    state.notices.push(
      `Instruction files may have ${state.limits.bytes} bytes together: of ${path}, ${bytes} of ${whole} were given to the model.`,
    );
  }
  if (shown === '') return;
  const note = whole > bytes ? `\n[Cut here: ${bytes} of ${whole} bytes. Read the file for the rest.]` : '';
  state.files.push({ path, text: shown + note, bytes });
}

/** As many whole lines as fit into so many bytes. */
function linesWithin(text: string, room: number): string {
  const kept: string[] = [];
  let left = room;
  for (const line of text.split('\n')) {
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    kept.push(line);
  }
  return kept.join('\n');
}
