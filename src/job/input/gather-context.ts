import type { RunContext } from '../../context/run-context.js';
import type { Attachment } from '../../messages/types.js';
import type { AgentDefinition, ReadAgents } from '../../prompt/agents.js';
import type { CommandSources } from '../../prompt/find.js';
import {
  createInstructionFiles,
  type InstructionFile,
  type InstructionFiles,
  type ReadInstructions,
} from '../../prompt/instruction-files.js';
import { shownPath } from '../../prompt/processors/read.js';
import type { SkillCatalog } from '../../prompt/skill-catalog.js';
import type { Placement } from '../../prompt/source-with-parents.js';
import {
  commandDirectories,
  folderInstructions,
  rootInstructions,
  skillDirectories,
} from '../../prompt/well-known-folders.js';
import type { LoadedInstructions } from '../result/types.js';
import type { JobSkills } from './listed-skills.js';
import { supportingFiles } from './supporting-files.js';

export interface JobContextOptions {
  readonly sources: Omit<CommandSources, 'bundled'>;
  readonly settings: RunContext['settings'];
  /** Where the workspace is in its repository. */
  readonly placement: Placement;
  readonly promptSource: string;
  /** The commit that the files come from; `null` = the working tree. */
  readonly commit: string | null;
  /** In tokens; `null` if unknown. */
  readonly contextWindow: number | null;
  /** Why the rules do not allow reading an imported file; `null` if they do. */
  readonly whyDenied: (path: string) => Promise<string | null>;
  /** Which of these paths are not instructions, because git ignores them or a commit lacks them. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether the rules could allow a sub-agent of this name; `null` = of any name. */
  readonly mayStart: (agent: string | null) => boolean;
}

export interface JobContext {
  /** Context that precedes the prompt. */
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
  /** `null` without skills. */
  readonly catalog: SkillCatalog | null;
  /** Agents that the rules could allow. */
  readonly agents: readonly AgentDefinition[];
  /** Loaded so far; grows while the job runs. */
  readonly loaded: LoadedInstructions[];
  /** Context for paths that a tool touched, relative to the workspace: instruction files of their folders, skills for such files. */
  touched(paths: readonly string[]): Promise<Pick<JobContext, 'attachments' | 'notices'>>;
  /** A file that a tool wrote: its text never becomes an instruction. */
  written(path: string): void;
  /** The instruction files for another conversation, which has seen none of them. */
  forSubAgent(): Promise<Pick<JobContext, 'attachments' | 'touched' | 'written'>>;
}

const noSkills: JobSkills = { catalog: null, attachments: [], notices: [], forPaths: () => [] };

export async function gatherJobContext(options: JobContextOptions): Promise<JobContext> {
  const loaded: LoadedInstructions[] = [];
  const { written, newInstructions } = instructionsFor(options);
  const instructions = newInstructions();
  const atRoot = await instructions.atRoot();
  const [skills, { agents, notices }] = [await skillsOf(options), await agentsOf(options)];
  return {
    attachments: [...remember(atRoot.files, loaded), ...skills.attachments, ...(await filesOfPrompt(options))],
    notices: [...atRoot.notices, ...skills.notices, ...notices],
    catalog: skills.catalog,
    agents,
    loaded,
    touched: async (paths) => {
      const { files, notices } = await touchedIn(instructions, paths);
      return { attachments: [...remember(files, loaded), ...skills.forPaths(paths)], notices };
    },
    written,
    forSubAgent: async () => {
      const ownInstructions = newInstructions();
      return {
        attachments: remember((await ownInstructions.atRoot()).files, loaded),
        touched: async (paths) => {
          const { files, notices } = await touchedIn(ownInstructions, paths);
          return { attachments: remember(files, loaded), notices };
        },
        written,
      };
    },
  };
}

/** The instruction files of each conversation; what one writes is an instruction for none. */
function instructionsFor({ sources, settings, placement, whyDenied, ignored }: JobContextOptions) {
  const { everywhere: names, atRoot: rootPaths } = namesOf(settings['instruction-files']);
  const options = { source: sources.project, names, rootPaths, placement, whyDenied, ignored };
  const hasRules = settings['instruction-files'] === true;
  const all: InstructionFiles[] = [];
  const written = new Set<string>();
  return {
    newInstructions: (): InstructionFiles => {
      const files = createInstructionFiles({ ...options, hasRules });
      for (const path of written) files.markOwnOutput(path);
      all.push(files);
      return files;
    },
    written: (path: string): void => {
      written.add(path);
      for (const files of all) files.markOwnOutput(path);
    },
  };
}

/** Without a rule for sub-agents, no file is read. */
async function agentsOf({ sources, mayStart }: JobContextOptions): Promise<ReadAgents> {
  if (!mayStart(null)) return { agents: [], notices: [] };
  const { generalAgent, readAgents, readPluginAgents } = await import('../../prompt/agents.js');
  const project = await readAgents(sources.project, { above: sources.above ?? [] });
  const ofPlugins = await Promise.all((sources.plugins ?? []).map(readPluginAgents));
  const user =
    sources.user === undefined ? { agents: [], notices: [] } : await readAgents(sources.user, { prefix: '~/' });
  const byName = new Map<string, AgentDefinition>();
  for (const agent of [...[project, ...ofPlugins, user].flatMap(({ agents }) => agents), generalAgent]) {
    if (!byName.has(agent.name)) byName.set(agent.name, agent);
  }
  return {
    agents: [...byName.values()].filter(({ name }) => mayStart(name)),
    notices: [project, ...ofPlugins, user].flatMap(({ notices }) => notices),
  };
}

function namesOf(setting: JobContextOptions['settings']['instruction-files']) {
  if (setting === true) return { everywhere: folderInstructions, atRoot: rootInstructions };
  const names = setting === false ? [] : setting;
  return {
    everywhere: names.filter((name) => !name.includes('/')),
    atRoot: names.filter((name) => name.includes('/')),
  };
}

async function touchedIn(instructions: InstructionFiles, paths: readonly string[]): Promise<ReadInstructions> {
  const ofFolders = await instructions.inFolders(foldersOf(paths));
  const rules = await instructions.forPaths(paths);
  return { files: [...ofFolders.files, ...rules.files], notices: [...ofFolders.notices, ...rules.notices] };
}

function remember(files: readonly InstructionFile[], loaded: LoadedInstructions[]): readonly Attachment[] {
  const fresh = files.filter(({ path }) => loaded.every((entry) => entry.path !== path));
  loaded.push(...fresh.map(({ path, bytes }) => ({ kind: 'instructions', path, bytes }) as const));
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

/** The files that belong to the prompt if it is a skill: the same as if the model had loaded it. */
async function filesOfPrompt({ promptSource, sources, commit }: JobContextOptions): Promise<readonly Attachment[]> {
  const { project, plugins = [] } = sources;
  const plugin = plugins.find(({ directory }) => promptSource.startsWith(`${directory}/`));
  const text = await supportingFiles({ path: promptSource, plugin }, plugin?.source ?? project, commit);
  return text === null
    ? []
    : [{ type: 'notice', text: `The prompt is the skill in ${shownPath(promptSource)}. ${text}` }];
}

/** Most workspaces have no skills and commands, so the code that reads them is loaded only if there are any. */
async function skillsOf(options: JobContextOptions): Promise<JobSkills> {
  const { sources, settings } = options;
  if (!settings.skills || !(await anySkills(sources))) return noSkills;
  return await (await import('./listed-skills.js')).listedSkills(options);
}

async function anySkills({
  project,
  directories = [],
  above = [],
  plugins = [],
  user,
}: JobContextOptions['sources']): Promise<boolean> {
  if (directories.length + plugins.length > 0) return true;
  const usual = [...skillDirectories, ...commandDirectories.map(({ path }) => path)];
  const everywhere = ['', ...above].flatMap((up) => usual.map((path) => `${up}${path}`));
  if ((await project.present(everywhere)).size > 0) return true;
  if (user !== undefined && (await user.present(usual)).size > 0) return true;
  return false;
}
