import type { Attachment } from '../messages/types.js';
import type { CommandSources } from '../prompt/find.js';
import type { InstructionFile, InstructionFiles, ReadInstructions } from '../prompt/instruction-files.js';
import type { SkillCatalog } from '../prompt/skill-catalog.js';
import type { Skill } from '../prompt/skills.js';
import { folderInstructions, rootInstructions, skillDirectories } from '../prompt/well-known-folders.js';
import type { LoadedInstructions } from './types.js';

/** What the settings say of the texts that the repository gives to the model. */
export interface ContextSettings {
  /** `true` = the known names, `false` = none, else the names that count. */
  readonly instructionFiles: boolean | readonly string[];
  readonly skills: boolean;
  readonly skillListPercent: number;
  readonly skillDescriptionCharacters: number;
}

export interface JobContextOptions {
  readonly sources: Pick<CommandSources, 'project' | 'user'>;
  readonly settings: ContextSettings;
  /** Tokens that the model takes, where known. */
  readonly contextWindow: number | null;
  /** Whether the rules let an imported file be read: null = yes, else the reason. */
  readonly whyDenied: (path: string) => Promise<string | null>;
  /** Which of these paths git ignores. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Instruction files and skills of a job. */
export interface JobContext {
  /** What the model is told before the prompt. */
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
  /** Null where there is no skill. */
  readonly catalog: SkillCatalog | null;
  /** What the job has taken in so far; grows while it runs. */
  readonly loaded: LoadedInstructions[];
  /** What these paths (relative to the workspace) bring in when a tool touches them: instruction files of their folders, skills for such files. */
  touched(paths: readonly string[]): Promise<Pick<JobContext, 'attachments' | 'notices'>>;
  /** A file that a tool wrote. */
  written(path: string): void;
}

/** Finds what a job is told beside its prompt. Where a repository has none of it, nothing more than this is loaded. */
export async function gatherJobContext(options: JobContextOptions): Promise<JobContext> {
  const loaded: LoadedInstructions[] = [];
  const names = namesOf(options.settings.instructionFiles);
  const memory = lateMemory(options, names);
  const [atRoot, skills] = [await memory.atRoot(), await skillsOf(options)];
  const { catalog } = skills;
  return {
    attachments: [...remember(atRoot.files, loaded), ...skills.attachments],
    notices: [...atRoot.notices, ...skills.notices],
    catalog,
    loaded,
    touched: async (paths) => {
      const { files, notices } = await memory.inFolders(foldersOf(paths));
      const opened = catalog?.touch(paths) ?? [];
      const attachments = opened.length === 0 ? [] : [await listing(options, opened, true)];
      return { attachments: [...remember(files, loaded), ...attachments.map((one) => one.attachment)], notices };
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

function remember(files: readonly InstructionFile[], loaded: LoadedInstructions[]): readonly Attachment[] {
  loaded.push(...files.map(({ path, bytes }) => ({ kind: 'instructions', path, bytes }) as const));
  return files.map(({ path, text }) => ({ type: 'memory', path, text }));
}

const nothing: ReadInstructions = { files: [], notices: [] };

/** The reader of instruction files is loaded when the first one is found; until then the folders are only looked at. */
function lateMemory(
  { sources: { project }, whyDenied, ignored }: JobContextOptions,
  { everywhere, atRoot }: Names,
): Pick<InstructionFiles, 'atRoot' | 'inFolders' | 'disown'> {
  const disowned = new Set<string>();
  let memory: InstructionFiles | null = null;
  const withMemory = async (
    paths: readonly string[],
    read: (memory: InstructionFiles) => Promise<ReadInstructions>,
  ) => {
    if (memory === null) {
      const present = paths.length === 0 ? new Map<string, string>() : await project.present(paths);
      if (present.size === 0) return nothing;
      const { createInstructionFiles } = await import('../prompt/instruction-files.js');
      memory = createInstructionFiles({ source: project, names: everywhere, rootPaths: atRoot, whyDenied, ignored });
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

async function skillsOf(options: JobContextOptions): Promise<Pick<JobContext, 'catalog' | 'attachments' | 'notices'>> {
  const none = { catalog: null, attachments: [], notices: [] };
  const { sources, settings } = options;
  if (!settings.skills || !(await anySkills(sources))) return none;
  const { locateSkills, readSkills } = await import('../prompt/skills.js');
  const { createSkillCatalog } = await import('../prompt/skill-catalog.js');
  const ofUser = sources.user === undefined ? [] : await locateSkills(sources.user, '~/');
  const { skills, diagnostics } = await readSkills([...(await locateSkills(sources.project)), ...ofUser]);
  const notices = diagnostics.map(({ location, message }) => `A skill was left out: ${location ?? ''}: ${message}.`);
  if (skills.length === 0) return { ...none, notices };
  const catalog = createSkillCatalog(skills);
  const open = catalog.open();
  if (open.length === 0) return { catalog, attachments: [], notices };
  const { attachment, notice } = await listing(options, open, false);
  return { catalog, attachments: [attachment], notices: notice === null ? notices : [...notices, notice] };
}

async function anySkills({ project, user }: JobContextOptions['sources']): Promise<boolean> {
  for (const source of user === undefined ? [project] : [project, user]) {
    if ((await source.present(skillDirectories)).size > 0) return true;
  }
  return false;
}

async function listing(
  { contextWindow, settings }: JobContextOptions,
  skills: readonly Skill[],
  more: boolean,
): Promise<{ readonly attachment: Attachment; readonly notice: string | null }> {
  const { listLimits, listSkills } = await import('../prompt/skill-list.js');
  const limits = listLimits(contextWindow, settings.skillListPercent, settings.skillDescriptionCharacters);
  const { text, notice } = listSkills(skills, limits);
  return { attachment: { type: 'skill-listing', text, more }, notice };
}
