import { UserError } from '../../errors.js';
import type { PromptSpec } from '../types.js';
import { checkAllowedTools, fieldsOf, strayNotices, unknownFields } from './fields.js';
import { type Frontmatter, readFrontmatter } from './frontmatter.js';
import { bodyOf, readModel, readTools } from './markdown.js';
import { vsCodeRules } from './prompt-md.js';
import { isMapping } from './yaml.js';

const understood = ['name', 'description', 'tools', 'disallowedTools', 'model', 'permission'];

/** Of any product; the instructions are no template. Rejects with UserError: `prompt-syntax`, `prompt-missing`. */
export async function parseAgent(source: string, text: string): Promise<PromptSpec> {
  const frontmatter = await readFrontmatter(source, text);
  const fields = fieldsOf(frontmatter);
  const isMap = isMapping(frontmatter?.fields.get('tools'));
  const rulesOf = /(^|\/)\.github\/agents\//.test(source) ? vsCodeRules : undefined;
  const tools = readTools(source, fields, [isMap ? '' : 'tools', 'disallowedTools'], rulesOf);
  const denied = deniedByOpencode(frontmatter);
  checkAllowedTools(fields, 'tools', tools.allowed ?? []);
  checkAllowedTools(fields, 'disallowedTools', tools.disallowed);
  const read = { name: fields.text('name'), description: fields.text('description'), model: readModel(fields) };
  const diagnostics = fields.diagnostics();
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return {
    ...bodyOf('claude', source, text, frontmatter),
    ...read,
    allowedTools: tools.allowed,
    disallowedTools: [...tools.disallowed, ...denied],
    notices: [
      ...(frontmatter === null ? strayNotices(source, text, understood) : []),
      ...unknownFields(source, frontmatter, understood),
      ...tools.notices,
    ],
  };
}

/** opencode's tools and permissions, with the tools here that they govern. */
const opencodeTools = new Map(
  'bash=Bash edit=Edit,Write glob=Glob grep=Grep list=List patch=Edit,Write read=Read skill=Skill task=Task todowrite=TodoWrite webfetch=WebFetch websearch=WebSearch write=Edit,Write'
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([name = '', tools = '']) => [name, tools.split(',')] as const),
);

/** In `tools` (name → false) and `permission`. Asking is refused; patterns deny unless all of them allow. */
function deniedByOpencode(frontmatter: Frontmatter | null): readonly string[] {
  const entries = ['tools', 'permission'].flatMap((key): readonly (readonly [string, unknown])[] => {
    const value = frontmatter?.fields.get(key);
    if (isMapping(value)) return Object.entries(value);
    return key === 'permission' && value !== undefined ? [['*', value]] : [];
  });
  const isAllowed = (value: unknown): boolean =>
    value === true || value === 'allow' || (isMapping(value) && Object.values(value).every(isAllowed));
  const denied = entries.filter(([, value]) => !isAllowed(value)).map(([name]) => name);
  const known = denied.includes('*') ? [...opencodeTools.keys()] : denied;
  return [...new Set(known.flatMap((name) => opencodeTools.get(name) ?? []))];
}
