import * as z from 'zod/mini';
import { oneLine } from '../../text.js';
import { textInput } from '../../tools/input.js';
import { postEffect, writeKind } from '../kind.js';
import { writeResult } from '../write-result.js';

export const createLabel = writeKind({
  kind: 'create-label',
  tool: 'CreateLabel',
  description:
    'Creates a label of the repository at the end of the run, before labels are added. An existing one is left as it is. Only names that the rules allow can be used.',
  input: () =>
    z.strictObject({
      name: textInput('The name of the label.', { most: 50 }),
      color: z.optional(
        z.string().check(z.regex(/^[0-9a-fA-F]{6}$/), z.describe('Six hexadecimal digits, without #.')),
      ),
      description: z.optional(textInput('What the label is for, in one line.', { empty: true, most: 100 })),
    }),
  request: ({ name, color = 'ededed', description = '' }) =>
    ({
      kind: 'create-label',
      name: name.trim(),
      color: color.toLowerCase(),
      description: oneLine(description),
    }) as const,
  effects: ({ name }) => [postEffect('CreateLabel', name)],
  about: ({ name }) => name,
  target: 'repository',
  permissions: ['issues: write'],
  limit: 5,
  isNamedOnly: true,
  isFirst: true,
  /** An existing label keeps its color and its description. */
  post: (label, { github, what }) =>
    github.write('the label', ['issues: write', 'pull-requests: write'], async (api) => {
      if ((await api.labelNamed(label.name)) !== null) return [writeResult(what, 'unchanged', null)];
      const answer = await api.createLabel(label);
      return [writeResult(what, answer === null ? 'created' : 'failed', null, answer?.refused ?? '')];
    }),
});
