import type { Attachment } from '../messages/types.js';
import type { CommandSources } from '../prompt/find.js';
import type { InstructionFile, Memory, MemoryReading } from '../prompt/instruction-files.js';
import type { Shelf } from '../prompt/skill-catalog.js';
import type { Skill } from '../prompt/skills.js';
import { folderInstructions, rootInstructions, skillDirectories } from '../prompt/well-known-folders.js';
import type { Taken } from './types.js';

/** What the settings say of the texts that the repository gives to the model. */
export interface ContextSettings {
  /** `true` = the known names, `false` = none, else the names that count. */
  readonly instructionFiles: boolean | readonly string[];
  readonly skills: boolean;
  readonly skillListPercent: number;
  readonly skillDescriptionCharacters: number;
}

export interface ContextOptions {
  readonly sources: Pick<CommandSources, 'project' | 'user'>;
  readonly settings: ContextSettings;
  /** Tokens that the model takes, where known. */
  readonly contextWindow: number | null;
  /** Whether the rules let an imported file be read: null = yes, else the reason. */
  readonly closed: (path: string) => Promise<string | null>;
  /** Which of these paths git ignores. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Instruction files and skills of a job. */
export interface Context {
  /** What the model is told before the prompt. */
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
  /** Null where there is no skill. */
  readonly shelf: Shelf | null;
  /** What the job has taken in so far; grows while it runs. */
  readonly taken: Taken[];
  /** What these paths (relative to the workspace) bring in when a tool touches them: instruction files of their folders, skills for such files. */
  touched(paths: readonly string[]): Promise<Pick<Context, 'attachments' | 'notices'>>;
  /** A file that a tool wrote. */
  written(path: string): void;
}

/** Finds what a job is told beside its prompt. Where a repository has none of it, nothing more than this is loaded. */
export async function gatherContext(options: ContextOptions): Promise<Context> {
  const taken: Taken[] = [];
  const names = namesOf(options.settings.instructionFiles);
  const memory = lateMemory(options, names);
  const [atRoot, skills] = [await memory.atRoot(), await skillsOf(options)];
  const { shelf } = skills;
  return {
    attachments: [...remember(atRoot.files, taken), ...skills.attachments],
    notices: [...atRoot.notices, ...skills.notices],
    shelf,
    taken,
    touched: async (paths) => {
      const { files, notices } = await memory.inFolders(foldersOf(paths));
      const opened = shelf?.touch(paths) ?? [];
      const attachments = opened.length === 0 ? [] : [await listing(options, opened, true)];
      return { attachments: [...remember(files, taken), ...attachments.map((one) => one.attachment)], notices };
    },
    written: (path) => memory.disown(path),
  };
}

interface Names {
  readonly everywhere: readonly string[];
  readonly atRoot: readonly string[];
}

function namesOf(setting: ContextSettings['instructionFiles']): Names {
  if (setting === true) return { everywhere: folderInstructions, atRoot: rootInstructions };
  const given = setting === false ? [] : setting;
  return {
    everywhere: given.filter((name) => !name.includes('/')),
    atRoot: given.filter((name) => name.includes('/')),
  };
}

function remember(files: readonly InstructionFile[], taken: Taken[]): readonly Attachment[] {
  taken.push(...files.map(({ path, bytes }) => ({ kind: 'instructions', path, bytes }) as const));
  return files.map(({ path, text }) => ({ type: 'memory', path, text }));
}

const nothing: MemoryReading = { files: [], notices: [] };

/** The reader of instruction files is loaded when the first one is found; until then the folders are only looked at. */
function lateMemory(
  { sources: { project }, closed, ignored }: ContextOptions,
  { everywhere, atRoot }: Names,
): Pick<Memory, 'atRoot' | 'inFolders' | 'disown'> {
  const disowned = new Set<string>();
  let memory: Memory | null = null;
  const withMemory = async (paths: readonly string[], read: (memory: Memory) => Promise<MemoryReading>) => {
    if (memory === null) {
      const present = paths.length === 0 ? new Map<string, string>() : await project.present(paths);
      if (present.size === 0) return nothing;
      const { createMemory } = await import('../prompt/instruction-files.js');
      memory = createMemory({ source: project, names: everywhere, rootPaths: atRoot, closed, ignored });
      for (const path of disowned) memory.disown(path);
    }
    return await read(memory);
  };
  return {
    atRoot: () => withMemory([...everywhere, ...atRoot], (one) => one.atRoot()),
    inFolders: (folders) =>
      withMemory(
        folders.flatMap((folder) => everywhere.map((name) => `${folder}/${name}`)),
        (one) => one.inFolders(folders),
      ),
    disown: (path) => {
      disowned.add(path);
      memory?.disown(path);
    },
  };
}

/** Every folder on the way to a path, and the path itself, which may be one; from the top down, each once. */
function foldersOf(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    if (path === '.' || path.startsWith('..') || path.startsWith('/')) continue;
    const parts = path.split('/').slice(0, mostFolders);
    for (let length = 1; length <= parts.length; length += 1) folders.add(parts.slice(0, length).join('/'));
  }
  return [...folders];
}

const mostFolders = 64;

async function skillsOf(options: ContextOptions): Promise<Pick<Context, 'shelf' | 'attachments' | 'notices'>> {
  const none = { shelf: null, attachments: [], notices: [] };
  const { sources, settings } = options;
  if (!settings.skills || !(await anySkills(sources))) return none;
  const { locateSkills, readSkills } = await import('../prompt/skills.js');
  const { createShelf } = await import('../prompt/skill-catalog.js');
  const ofUser = sources.user === undefined ? [] : await locateSkills(sources.user, '~/');
  const { skills, faults } = await readSkills([...(await locateSkills(sources.project)), ...ofUser]);
  const notices = faults.map(({ where, what }) => `A skill was left out: ${where ?? ''}: ${what}.`);
  if (skills.length === 0) return { ...none, notices };
  const shelf = createShelf(skills);
  const open = shelf.open();
  if (open.length === 0) return { shelf, attachments: [], notices };
  const { attachment, notice } = await listing(options, open, false);
  return { shelf, attachments: [attachment], notices: notice === null ? notices : [...notices, notice] };
}

async function anySkills({ project, user }: ContextOptions['sources']): Promise<boolean> {
  for (const source of user === undefined ? [project] : [project, user]) {
    if ((await source.present(skillDirectories)).size > 0) return true;
  }
  return false;
}

async function listing(
  { contextWindow, settings }: ContextOptions,
  skills: readonly Skill[],
  more: boolean,
): Promise<{ readonly attachment: Attachment; readonly notice: string | null }> {
  const { listLimits, listSkills } = await import('../prompt/skill-list.js');
  const limits = listLimits(contextWindow, settings.skillListPercent, settings.skillDescriptionCharacters);
  const { text, notice } = listSkills(skills, limits);
  return { attachment: { type: 'skill-listing', text, more }, notice };
}
