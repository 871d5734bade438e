import { expect, test } from 'vitest';
import type { UserError } from '../../src/errors.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { checkedSchema, readOutputSchema } from '../../src/settings/output-schema.js';
import { filesIn, folderWith } from '../prompt/doubles.js';

const root = folderWith({
  's.json': '\ufeff{"type": "object"}',
  's.yml': 'type: object\nproperties:\n  a: {type: string}\n',
  'bad.json': '{\n  "type": "object",\n}',
  'bad.yml': 'a: [',
  'bomb.yml': `a: &a [x]\nb: &b [${'*a,'.repeat(30)}]\nc: [${'*b,'.repeat(30)}]\n`,
  'none.yaml': '',
});
const source = workingTreeSource(filesIn(root), createPathFacts(root, root));
const read = (given: string | undefined) => readOutputSchema(given, source);

test.each<[given: string | undefined, schema: unknown]>([
  [undefined, null],
  ['{"type":"array"}', { type: 'array' }],
  ['\n  {"type":"array"}\n', { type: 'array' }],
  ['s.json', { type: 'object' }],
  [' s.yml ', { type: 'object', properties: { a: { type: 'string' } } }],
])('output-schema %j gives the schema %j', async (given, schema) => {
  await expect(read(given)).resolves.toEqual(schema);
});

test.each<[given: string, code: string, where: string]>([
  ['nowhere.json', 'file-unreadable', 'output-schema'],
  ['bad.json', 'schema-invalid', 'bad.json:3:1'],
  ['bad.yml', 'schema-invalid', 'bad.yml:1:5'],
  ['bomb.yml', 'schema-invalid', 'bomb.yml'],
  ['none.yaml', 'schema-invalid', 'none.yaml#'],
  ['{"a":', 'schema-invalid', 'output-schema:1:6'],
  ['{"type":"x"}', 'schema-invalid', 'output-schema#/type'],
])('output-schema %j is rejected with its location', async (given, code, where) => {
  const { diagnostics } = (await read(given).catch((error: unknown) => error)) as UserError;
  expect(diagnostics).toMatchObject([{ code, location: where }]);
});

test('the schema of a prompt file is checked in the same way', async () => {
  await expect(checkedSchema({ properties: 1 }, 'p.prompt.yml')).rejects.toThrow('p.prompt.yml#/properties');
});
