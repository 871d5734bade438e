import { UserError } from '../../errors.js';
import type { PromptSpec } from '../types.js';
import { checkAllowedTools, fieldsOf, strayNotices, unknownFields } from './fields.js';
import { readFrontmatter } from './frontmatter.js';
import { bodyOf, readModel, readTools } from './markdown.js';

const understood = ['name', 'description', 'tools', 'disallowedTools', 'model'];
const toolFields = ['tools', 'disallowedTools'] as const;

/**
 * An agent in the format of Claude Code: frontmatter, and the instructions of the sub-agent, which are not a template.
 * Rejects with UserError: `prompt-syntax` with every invalid field, `prompt-missing`.
 */
export async function parseAgent(source: string, text: string): Promise<PromptSpec> {
  const frontmatter = await readFrontmatter(source, text);
  const fields = fieldsOf(frontmatter);
  const tools = readTools(source, fields, toolFields);
  checkAllowedTools(fields, 'tools', tools.allowed ?? []);
  checkAllowedTools(fields, 'disallowedTools', tools.disallowed);
  const read = {
    name: fields.text('name'),
    description: fields.text('description'),
  };
  const model = readModel(fields);
  const diagnostics = fields.diagnostics();
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return {
    ...bodyOf('claude', source, text, frontmatter),
    ...read,
    model: isFullName(model) ? model : null,
    allowedTools: tools.allowed,
    disallowedTools: tools.disallowed,
    notices: [
      ...(frontmatter === null ? strayNotices(source, text, understood) : []),
      ...unknownFields(source, frontmatter, understood),
      ...tools.notices,
      ...(model === null || isFullName(model)
        ? []
        : [`${source}: the model ${model} has no effect: write it as in the setting model, anthropic/ID`]),
    ],
  };
}

/** Aliases such as `sonnet` mean different models at different times. */
function isFullName(model: string | null): boolean {
  return model !== null && /^[a-z]+\/./.test(model);
}
