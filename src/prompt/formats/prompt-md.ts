import { UserError } from '../../errors.js';
import { canonicalTool } from '../../policy/rules/tool-names.js';
import type { PromptSpec } from '../types.js';
import { checkAllowedTools, type FrontmatterFields, fieldsOf, strayNotices, unknownFields } from './fields.js';
import { readFrontmatter } from './frontmatter.js';
import { bodyOf } from './markdown.js';

const known = ['name', 'description', 'argument-hint', 'agent', 'mode', 'model', 'tools'];

/** VS Code's tools and tool sets, with the corresponding tools here; a set may also be named without a tool. Source: its list of built-in chat tools. */
const tools: Readonly<Record<string, readonly string[]>> = {
  ...{
    codebase: ['Grep', 'Glob', 'List'],
    search: ['Grep', 'Glob', 'List'],
    filesearch: ['Glob'],
    textsearch: ['Grep'],
  },
  ...{ edit: ['Edit', 'Write'], editfiles: ['Edit', 'Write'], createfile: ['Write'], createdirectory: ['Write'] },
  ...{ execute: ['Bash'], runcommands: ['Bash'], runinterminal: ['Bash'], terminal: ['Bash'] },
  ...{ read: ['Read', 'List'], readfile: ['Read'], listdirectory: ['List'] },
  ...{ fetch: ['WebFetch'], web: ['WebFetch', 'WebSearch'], todo: ['TodoWrite'], todos: ['TodoWrite'] },
};

/** The tools of a built-in agent if none are listed. */
const agents: Readonly<Record<string, readonly string[] | null>> = { agent: null, ask: [], edit: ['Edit', 'Write'] };

/**
 * Optional frontmatter; the trimmed rest is the prompt. `tools` and the agents `ask` and `edit` restrict the workflow;
 * unknown tools are omitted with a notice, as in VS Code. Rejects with UserError: `prompt-syntax`, `prompt-missing`.
 */
export async function parsePromptMd(source: string, text: string): Promise<PromptSpec> {
  const frontmatter = await readFrontmatter(source, text);
  const fields = fieldsOf(frontmatter);
  const notices = [
    ...(frontmatter === null ? strayNotices(source, text, known) : []),
    ...unknownFields(source, frontmatter, known),
  ];
  const read = {
    name: fields.text('name'),
    description: fields.text('description'),
    argumentHint: fields.text('argument-hint'),
    model: fields.first('model'),
    allowedTools: readTools(source, fields, notices),
  };
  checkAllowedTools(fields, 'tools', read.allowedTools ?? []);
  const diagnostics = fields.diagnostics();
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return { ...bodyOf('prompt-md', source, text, frontmatter), ...read, notices };
}

function readTools(source: string, fields: FrontmatterFields, notices: string[]): readonly string[] | null {
  const listed = fields.list('tools', "['search', 'editFiles']");
  const mode = fields.text('mode');
  const agent = fields.text('agent') ?? mode ?? 'agent';
  const isBuiltIn = Object.hasOwn(agents, agent);
  if (!isBuiltIn)
    notices.push(`${source}: the agent ${JSON.stringify(agent)} has no effect; a custom agent is not read`);
  if (listed === null) return isBuiltIn ? (agents[agent] ?? null) : null;
  if (listed.includes('*')) return null;
  const rules = listed.flatMap((name) => {
    const rule = vsCodeRules(name);
    if (rule.length === 0) notices.push(`${source}: the tool ${JSON.stringify(name)} does not exist here`);
    return rule;
  });
  return [...new Set(rules)];
}

/** The rules for `search`, `search/codebase`, `search/*`, or a Sallyport rule such as `Bash(git log:*)`; none if unknown. */
export function vsCodeRules(name: string): readonly string[] {
  const [set = '', tool = '*'] = name.toLowerCase().split('/');
  const entry = tool === '*' ? set : tool;
  if (Object.hasOwn(tools, entry)) return tools[entry] ?? [];
  return canonicalTool(name.replace(/\(.*$/s, '')) === undefined ? [] : [name];
}
