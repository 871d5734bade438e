import type { RunContext } from '../context/run-context.js';
import type { Attachment } from '../messages/types.js';
import type { CommandSources } from '../prompt/find.js';
import { createInstructionFiles, type InstructionFile } from '../prompt/instruction-files.js';
import { createSkillCatalog, type SkillCatalog } from '../prompt/skill-catalog.js';
import { listLimits, listSkills } from '../prompt/skill-list.js';
import { locateSkills, readSkills, type Skill } from '../prompt/skills.js';
import { folderInstructions, rootInstructions, skillDirectories } from '../prompt/well-known-folders.js';
import type { LoadedInstructions } from './types.js';

export interface JobContextOptions {
  readonly sources: Pick<CommandSources, 'project' | 'user'>;
  readonly settings: Pick<
    RunContext['settings'],
    'instruction-files' | 'skills' | 'skill-list-percent' | 'skill-description-characters'
  >;
  /** In tokens; `null` if unknown. */
  readonly contextWindow: number | null;
  /** Why the rules do not allow reading an imported file; `null` if they do. */
  readonly whyDenied: (path: string) => Promise<string | null>;
  /** Which of these paths git ignores. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Instruction files and skills of a job. */
export interface JobContext {
  /** Context that precedes the prompt. */
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
  /** `null` if there are no skills. */
  readonly catalog: SkillCatalog | null;
  /** Loaded so far; grows while the job runs. */
  readonly loaded: LoadedInstructions[];
  /** Context for paths that a tool touched, relative to the workspace: instruction files of their folders, skills for such files. */
  touched(paths: readonly string[]): Promise<Pick<JobContext, 'attachments' | 'notices'>>;
  /** A file that a tool wrote: its text never becomes an instruction. */
  written(path: string): void;
}

/** Finds the instruction files and skills of a job. */
export async function gatherJobContext(options: JobContextOptions): Promise<JobContext> {
  const { sources, whyDenied, ignored } = options;
  const loaded: LoadedInstructions[] = [];
  const { everywhere: names, atRoot: rootPaths } = namesOf(options.settings['instruction-files']);
  const instructions = createInstructionFiles({ source: sources.project, names, rootPaths, whyDenied, ignored });
  const [atRoot, skills] = [await instructions.atRoot(), await skillsOf(options)];
  const { catalog } = skills;
  return {
    attachments: [...remember(atRoot.files, loaded), ...skills.attachments],
    notices: [...atRoot.notices, ...skills.notices],
    catalog,
    loaded,
    touched: async (paths) => {
      const { files, notices } = await instructions.inFolders(foldersOf(paths));
      const opened = catalog?.touch(paths) ?? [];
      const attachments = opened.length === 0 ? [] : [listing(options, opened, true).attachment];
      return { attachments: [...remember(files, loaded), ...attachments], notices };
    },
    written: (path) => instructions.markOwnOutput(path),
  };
}

interface Names {
  readonly everywhere: readonly string[];
  readonly atRoot: readonly string[];
}

function namesOf(setting: JobContextOptions['settings']['instruction-files']): Names {
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

/** The parent folders of each path, and the path itself, which may be a folder; from the top down, each once. */
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
  const ofUser = sources.user === undefined ? [] : await locateSkills(sources.user, '~/');
  const { skills, diagnostics } = await readSkills([...(await locateSkills(sources.project)), ...ofUser]);
  const notices = diagnostics.map(({ location, message }) => `A skill was omitted: ${location ?? ''}: ${message}.`);
  if (skills.length === 0) return { ...none, notices };
  const catalog = createSkillCatalog(skills);
  const open = catalog.open();
  if (open.length === 0) return { catalog, attachments: [], notices };
  const { attachment, notice } = listing(options, open, false);
  return { catalog, attachments: [attachment], notices: notice === null ? notices : [...notices, notice] };
}

async function anySkills({ project, user }: JobContextOptions['sources']): Promise<boolean> {
  for (const source of user === undefined ? [project] : [project, user]) {
    if ((await source.present(skillDirectories)).size > 0) return true;
  }
  return false;
}

function listing(
  { contextWindow, settings }: JobContextOptions,
  skills: readonly Skill[],
  more: boolean,
): { readonly attachment: Attachment; readonly notice: string | null } {
  const limits = listLimits(contextWindow, settings['skill-list-percent'], settings['skill-description-characters']);
  const { text, notice } = listSkills(skills, limits);
  return { attachment: { type: 'skill-listing', text, more }, notice };
}
