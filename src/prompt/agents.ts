import { only, rethrowUnless, UserError } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import { commandName, plainLine } from './command-name.js';
import { decodePrompt } from './decode.js';
import { parseAgent } from './formats/agent-md.js';
import { type Plugin, withPluginRoot } from './plugin.js';
import type { PromptSource, PromptSpec } from './types.js';
import { agentDirectories } from './well-known-folders.js';

const maxAgents = 200;
const maxBytes = 200_000;

export interface AgentDefinition {
  readonly name: string;
  /** What it is for, on one line. */
  readonly description: string;
  /** Its file, with its instructions, tools and model; `null` for the built-in agent. */
  readonly spec: PromptSpec | null;
}

export interface ReadAgents {
  /** The first readable agent of each name, in order of precedence. */
  readonly agents: readonly AgentDefinition[];
  /** Fields without effect, and files that are omitted because their restrictions are unknown. */
  readonly notices: readonly string[];
}

/** The agent that every job has. A file with the same name replaces it. */
export const generalAgent: AgentDefinition = {
  ...{ name: 'general-purpose', description: 'Any task, with all tools of this job.', spec: null },
};

/** Of a project, also of the directories `above` it, or of a user; in messages, paths begin with `prefix`. */
export async function readAgents(
  source: PromptSource,
  {
    prefix = '',
    above = [],
    folders = agentDirectories,
  }: { readonly prefix?: string; readonly above?: readonly string[]; readonly folders?: readonly string[] } = {},
): Promise<ReadAgents> {
  const directories = ['', ...above].flatMap((up) => folders.map((directory) => `${up}${directory}`));
  const located = await locate(source, prefix, directories);
  const usable = located.flatMap(({ file }) => (file === null ? [] : [file]));
  const contents = await source.readAll(usable, maxBytes);
  const agents = new Map<string, AgentDefinition>();
  const notices: string[] = [];
  for (const { shown, file } of located) {
    const content = file === null ? undefined : contents.get(file);
    const read = await readAgent(shown, content);
    notices.push(...read.notices);
    if (read.agent !== null && !agents.has(read.agent.name)) agents.set(read.agent.name, read.agent);
  }
  return { agents: [...agents.values()], notices };
}

/** The agents of a plugin, each named `plugin:agent`. */
export async function readPluginAgents({ name, directory, root, source, components }: Plugin): Promise<ReadAgents> {
  const { agents, notices } = await readAgents(source, { prefix: `${directory}/`, folders: components.agents });
  const inPlugin = (spec: PromptSpec | null) =>
    spec === null ? null : { ...spec, body: withPluginRoot(spec.body, root), plugin: { directory, root } };
  return {
    agents: agents.map((agent) => ({ ...agent, name: `${name}:${agent.name}`, spec: inPlugin(agent.spec) })),
    notices,
  };
}

/** The paths of agents in messages, with their files; `null` for a link that leaves the source. */
async function locate(source: PromptSource, prefix: string, directories: readonly string[]) {
  const located: { readonly shown: string; readonly file: string | null }[] = [];
  for (const directory of (await source.present(directories)).keys()) {
    const isInside = await source.holds(directory);
    for (const { name, kind } of await filesIn(source, directory)) {
      const path = `${directory}/${name}`;
      const file = kind === 'link' ? await source.followLink(path, '.') : path;
      located.push({ shown: `${prefix}${path}`, file: isInside ? file : null });
    }
  }
  return located.slice(0, maxAgents);
}

/** Markdown files; a directory that cannot be listed has none. */
async function filesIn(source: PromptSource, directory: string) {
  const entries = await source.list(directory).catch(only(FileProblem, () => []));
  return entries.filter(({ name, kind }) => (kind === 'file' || kind === 'link') && /\.md$/i.test(name));
}

interface ReadAgent {
  readonly agent: AgentDefinition | null;
  readonly notices: readonly string[];
}

async function readAgent(shown: string, content: Buffer | FileProblem | undefined): Promise<ReadAgent> {
  if (content === undefined) return omitted([`${shown}: it is a link to a location outside the workspace`]);
  if (content instanceof FileProblem) return omitted([`${shown}: ${content.message}`]);
  try {
    const text = decodePrompt(content, shown);
    // A file about the folder, such as its README.
    if (!/^---[ \t]*\n/.test(text)) return { agent: null, notices: [] };
    const spec = await parseAgent(shown, text);
    if (spec.description === null) return omitted([`${shown}: it has no description`]);
    const file = shown.slice(shown.lastIndexOf('/') + 1).replace(/\.agent(?=\.md$)/i, '');
    const name = plainLine(spec.name ?? commandName(file));
    if (!/^[^()*\\"\n]{1,100}$/.test(name)) {
      return omitted([`${shown}: the name ${JSON.stringify(name)} is longer than 100 characters or has ( ) * \\ or "`]);
    }
    return { agent: { name, description: plainLine(spec.description), spec }, notices: spec.notices };
  } catch (error) {
    rethrowUnless(error, UserError);
    return omitted(error.diagnostics.map(({ location = shown, message }) => `${location}: ${message}`));
  }
}

function omitted(reasons: readonly string[]): ReadAgent {
  return { agent: null, notices: reasons.map((reason) => `An agent was omitted: ${reason}.`) };
}
