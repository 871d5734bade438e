import { posix } from 'node:path';
import { UserError } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import { decodePrompt } from './decode.js';
import { importsIn, importTarget, onlyImports } from './instruction-imports.js';
import { folderRules, type InstructionRule, isFor, readRules, rootRules, withoutNotes } from './instruction-rules.js';
import { atRepositoryRoot, type Placement } from './source-with-parents.js';
import type { PromptSource } from './types.js';

export interface InstructionFilesLimits {
  readonly bytes: number;
  readonly files: number;
  /** Maximum nesting of imports. */
  readonly depth: number;
}

const memoryLimits: InstructionFilesLimits = { bytes: 100_000, files: 50, depth: 5 };

/** Larger files were not written for a model. */
const maxFileBytes = 1_000_000;

export interface InstructionFile {
  /** Relative to the workspace, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly bytes: number;
}

export interface InstructionFilesOptions {
  readonly source: PromptSource;
  readonly names: readonly string[];
  /** Paths to look for once, relative to the root. */
  readonly rootPaths: readonly string[];
  /** Where the workspace is in its repository. */
  readonly placement?: Placement;
  /** Whether directories of rules are read too. */
  readonly hasRules?: boolean;
  /** `null` if the rules allow reading an imported file, else the reason. */
  readonly whyDenied: (path: string) => Promise<string | null>;
  /** Which of these paths are not instructions: git ignores what an installer or a build wrote. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly limits?: InstructionFilesLimits;
}

export interface ReadInstructions {
  readonly files: readonly InstructionFile[];
  /** What was omitted or truncated, for people. */
  readonly notices: readonly string[];
}

export type InstructionFiles = Readonly<ReturnType<typeof createInstructionFiles>>;

interface State extends Required<InstructionFilesOptions> {
  readonly visited: Set<string>;
  readonly paths: Set<string>;
  readonly texts: Set<string>;
  readonly files: InstructionFile[];
  readonly notices: string[];
  /** Rules for files that no tool has touched. */
  readonly waiting: Set<InstructionRule>;
  left: number;
  count: number;
}

export function createInstructionFiles(options: InstructionFilesOptions) {
  const state: State = {
    limits: memoryLimits,
    hasRules: false,
    placement: atRepositoryRoot,
    ...options,
    visited: new Set(['', '.']),
    paths: new Set(),
    texts: new Set(),
    files: [],
    notices: [],
    waiting: new Set(),
    left: (options.limits ?? memoryLimits).bytes,
    count: 0,
  };
  const read = async (paths: readonly string[]): Promise<ReadInstructions> => {
    for (const path of await presentAmong(state, paths)) await addFile(state, path, 0);
    return { files: state.files.splice(0), notices: state.notices.splice(0) };
  };
  const rulesIn = async (folder: string, directories: typeof rootRules): Promise<readonly string[]> => {
    if (!state.hasRules) return [];
    const { rules, notices } = await readRules(state.source, folder, directories);
    state.notices.push(...notices);
    for (const rule of rules) if (rule.globs !== null) state.waiting.add(rule);
    return rules.filter(({ globs }) => globs === null).map(({ path }) => path);
  };
  return {
    /** The files of the root directory. */
    atRoot: async (): Promise<ReadInstructions> => {
      const paths: string[] = [];
      for (const up of ['', ...state.placement.above]) {
        const usual = [...state.names, ...state.rootPaths].map((path) => `${up}${path}`);
        paths.push(...usual, ...(await rulesIn(up, rootRules)));
      }
      return await read(paths);
    },
    /** The rules that are for these files and were not given before. */
    forPaths: async (paths: readonly string[]): Promise<ReadInstructions> => {
      const matching = [...state.waiting].filter((rule) => paths.some((path) => isFor(rule, path, state.placement)));
      for (const rule of matching) state.waiting.delete(rule);
      return await read(matching.map(({ path }) => path));
    },
    /** The files of those of these folders (relative to the workspace, `/`) that were not requested before. */
    inFolders: async (folders: readonly string[]): Promise<ReadInstructions> => {
      const fresh = folders.filter((folder) => !state.visited.has(folder) && !isForeign(folder));
      for (const folder of folders) state.visited.add(folder);
      const paths: string[] = [];
      for (const folder of fresh) {
        paths.push(...state.names.map((name) => `${folder}/${name}`), ...(await rulesIn(`${folder}/`, folderRules)));
      }
      return await read(paths);
    },
    /** A file that a tool wrote in this run is the agent's own text and never becomes an instruction. */
    markOwnOutput: (path: string) => void state.paths.add(path),
  };
}

function isForeign(folder: string): boolean {
  return folder.split('/').some((part) => part === 'node_modules' || part === '.git' || part === '..');
}

async function presentAmong({ source, ignored }: State, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const present = [...(await source.present(paths))].filter(([, kind]) => kind === 'file' || kind === 'link');
  const files = present.map(([path]) => path);
  const left = files.length === 0 ? new Set<string>() : await ignored(files);
  return files.filter((path) => !left.has(path));
}

async function addFile(state: State, path: string, depth: number): Promise<void> {
  if (state.paths.has(path)) return;
  state.paths.add(path);
  const whole = await textOf(state, path);
  const text = whole === null ? null : withoutNotes(path, whole);
  if (text === null || text.trim() === '' || state.texts.has(text.trim())) return;
  state.texts.add(text.trim());
  if (state.count >= state.limits.files) {
    state.notices.push(`${path} was omitted: there are more than ${state.limits.files} instruction files.`);
    return;
  }
  state.count += 1;
  if (!onlyImports(text)) add(state, path, text);
  for (const written of importsIn(text)) await addImport(state, { importer: path, written, depth: depth + 1 });
}

async function addImport(
  state: State,
  { importer, written, depth }: { readonly importer: string; readonly written: string; readonly depth: number },
): Promise<void> {
  const omit = (why: string) => void state.notices.push(`${importer}: @${written} was omitted: ${why}.`);
  const path = importTarget(importer, written);
  // The rules govern the workspace; above it, only instruction files are read.
  if (path === null || (path.startsWith('../') && !state.names.includes(posix.basename(path)))) {
    // A name after an at sign is not a path, unless it begins like one.
    if (/^([/~]|\.\.)/.test(written)) omit('it leaves the workspace');
    return;
  }
  if (state.paths.has(path)) return;
  const kind = (await state.source.present([path])).get(path);
  if (kind !== 'file' && kind !== 'link') {
    if (/\.(?:md|mdx|markdown|txt)$/i.test(path)) omit('the file does not exist');
    return;
  }
  if (depth > state.limits.depth) {
    omit(`imports are nested more than ${state.limits.depth} levels deep`);
    return;
  }
  const denied = path.startsWith('../') ? null : await state.whyDenied(path);
  if (denied === null) await addFile(state, posix.normalize(path), depth);
  else omit(denied);
}

/** `null`, with a notice, for a file that cannot be read. */
async function textOf(state: State, path: string): Promise<string | null> {
  try {
    const file = await realFile(state.source, path);
    const denied = await deniedTarget(state, path, file);
    if (denied !== null) throw new FileProblem('refused', path, denied);
    return decodePrompt(await state.source.read(file, maxFileBytes), path);
  } catch (error) {
    if (!(error instanceof FileProblem) && !(error instanceof UserError)) throw error;
    const why = error instanceof UserError ? (error.diagnostics[0]?.message ?? error.message) : error.message;
    state.notices.push(`The instruction file ${path} was omitted: ${why}.`);
    return null;
  }
}

/** Why the rules deny the target of a link. Links between instruction files are common and need no check. */
async function deniedTarget({ whyDenied, names }: State, path: string, file: string): Promise<string | null> {
  return file === path || names.includes(posix.basename(file)) ? null : await whyDenied(file);
}

/** Also resolves a link in a parent directory: followLink treats it like a link at the end of the path. */
async function realFile(source: PromptSource, path: string): Promise<string> {
  const kind = (await source.present([path])).get(path);
  if (kind === 'file' && (await source.holds(posix.dirname(path)))) return path;
  const file = await source.followLink(path, '.');
  if (file === null)
    throw new FileProblem('outside', path, 'it is a link that leaves the workspace or cannot be followed in a commit');
  return file;
}

function add(state: State, path: string, text: string): void {
  const whole = Buffer.byteLength(text);
  const shown = whole <= state.left ? text : linesWithin(text, state.left);
  const bytes = Buffer.byteLength(shown);
  state.left -= bytes;
  if (whole > bytes) {
    state.notices.push(
      `Instruction files are limited to ${state.limits.bytes} bytes in total: the model received ${bytes} of ${whole} bytes of ${path}.`,
    );
  }
  if (shown === '') return;
  const note = whole > bytes ? `\n[Truncated: ${bytes} of ${whole} bytes. Read the file for the rest.]` : '';
  state.files.push({ path, text: shown + note, bytes });
}

/** As many whole lines as fit into the given number of bytes. */
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
