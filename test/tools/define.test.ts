import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builtinTools } from '../../src/tools/builtin.js';
import { defineTool } from '../../src/tools/define.js';
import {
  booleanShape,
  choiceShape,
  integerShape,
  listShape,
  objectShape,
  optionalShape,
  patternShape,
  type Shape,
  textShape,
} from '../../src/tools/input.js';
import { textOutput } from '../../src/tools/output.js';
import { aWorkspace } from './workspace.js';

const input = objectShape({
  file_path: textShape('The file.'),
  limit: optionalShape(integerShape('How many.', 1, 9)),
  deep: optionalShape(
    listShape('The steps.', objectShape({ content: textShape('The step.'), status: choiceShape(['open', 'done']) })),
  ),
});

const tool = defineTool({
  name: 'Sample',
  description: 'A tool for tests.',
  input,
  readOnly: true,
  effects: ({ file_path }) => [{ kind: 'read', path: file_path }],
  label: ({ file_path }) => file_path,
  run: ({ file_path }) => Promise.resolve(textOutput(file_path)),
});

const problemsOf = (input: unknown): readonly string[] => {
  const bound = tool.bind(input);
  return bound.ok ? [] : bound.problems;
};

describe('a bad input', () => {
  const keys = '(parameters: file_path, limit, deep)';
  test.each([
    [{}, ['"file_path" must be a string, but is missing']],
    [{ file_path: '' }, ['"file_path" must not be empty']],
    [{ file_path: 1 }, ['"file_path" must be a string, found 1']],
    [{ file_path: 'a', limit: '3' }, ['"limit" must be a number, found "3"']],
    [{ file_path: 'a', limit: 1.5 }, ['"limit" must be a whole number, found 1.5']],
    [{ file_path: 'a', limit: 0 }, ['"limit" must be at least 1, found 0']],
    [{ file_path: 'a', limit: 10 }, ['"limit" must be at most 9, found 10']],
    [{ file_path: 'a', limit: null }, ['"limit" must be a number, found null (leave it out instead)']],
    [{ file_path: 'a', limitt: 1 }, [`unknown parameter "limitt"; use "limit" ${keys}`]],
    [{ file_path: 'a', end_line: 1 }, [`unknown parameter "end_line"; use "limit" ${keys}`]],
    [{ file_path: 'a', wholly: 1 }, [`unknown parameter "wholly" ${keys}`]],
    [
      { path: 'a' },
      ['"file_path" must be a string, but is missing', `unknown parameter "path"; use "file_path" ${keys}`],
    ],
    [
      { file_path: 'a', deep: [{ content: 'x', status: 'closed', note: 1 }] },
      [
        '"deep[0].status" must be one of "open", "done", found "closed"',
        'unknown parameter "note" in "deep[0]" (parameters: content, status)',
      ],
    ],
    [[], ['the input must be an object, found []']],
    [null, ['the input must be an object, found null (leave it out instead)']],
    [{ file_path: 'a', constructor: 1 }, [`unknown parameter "constructor" ${keys}`]],
    [JSON.parse('{"file_path":"a","__proto__":1}'), [`unknown parameter "__proto__" ${keys}`]],
  ])('explains the problems of %j', (input, problems) => {
    expect(problemsOf(input)).toEqual(problems);
  });
});

test('a valid input is bound to its effects and runs', async () => {
  const bound = tool.bind({ file_path: 'a\n  b' });
  if (!bound.ok) throw new Error('not bound');
  expect(bound.call).toMatchObject({ effects: [{ kind: 'read', path: 'a\n  b' }], label: 'a b' });
  expect(await bound.call.run(AbortSignal.abort())).toEqual(textOutput('a\n  b'));
});

/** The schema without descriptions, which the check lacks, and without the bounds of safe integers. */
function bare(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'description' || key === '$schema' || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
      ? undefined
      : value,
  );
}

const scalar = fc.constantFrom<unknown>(
  ...['', 'a', 'aa\n', 'open', '\u{1f600}'.repeat(5), 'abcdefghij', 0, -3, 7, 8, 1.5, -0, 2 ** 53, Number.NaN],
  ...[true, null, undefined, [], {}, new Date(0)],
);
const step = fc.record({ content: scalar, status: scalar, note: scalar }, { requiredKeys: [] });
const anything = fc.oneof(
  scalar,
  fc.array(fc.oneof(scalar, fc.boolean()), { maxLength: 4 }),
  fc.record(
    {
      file_path: fc.oneof(fc.constant('a'), scalar),
      limit: scalar,
      deep: fc.oneof(scalar, fc.array(fc.oneof(step, fc.constant({ content: 'x', status: 'done' })), { maxLength: 3 })),
      more: scalar,
    },
    { requiredKeys: [] },
  ),
);

test.each<[string, Shape<unknown>]>([
  ['an object', input],
  ['a string', textShape('It.')],
  ['a string that may be empty', textShape('It.', { empty: true })],
  ['a whole number', integerShape('It.', -3, 7)],
  ['a whole number without an upper bound', integerShape('It.', 0)],
  ['a boolean', booleanShape('It.')],
  ['a choice', choiceShape(['a', 'b'])],
  ['a list', listShape('They.', booleanShape('It.'))],
  ['a list within bounds', listShape('They.', booleanShape('It.'), { least: 1, most: 3 })],
  ['a string within bounds', textShape('It.', { most: 9 })],
  ['a string with a pattern', patternShape('It.', /^a+$/)],
  ['an object without fields', objectShape({})],
])('%s has the same constraints in its schema and in its checks', (_name, { json, check, fits }) => {
  expect(bare(json)).toEqual({ ...(bare(z.toJSONSchema(check(), { io: 'input' })) as object) });
  const schema = check();
  fc.assert(
    fc.property(anything, (value) => {
      expect(fits(value)).toBe(schema.safeParse(value).success);
    }),
    { numRuns: 300 },
  );
});

describe('the table', () => {
  const { files, root } = aWorkspace();
  const exec = { run: unused, shell: unused };
  const tools = builtinTools({ files, exec, onTodos: () => undefined });
  const path = `${root}/src/a`;

  test.each([
    ['Read', { file_path: 'src/a' }, true, [{ kind: 'read', path }]],
    ['Read', { file_path: path }, true, [{ kind: 'read', path }]],
    ['Read', { file_path: '../x/../../y' }, true, [{ kind: 'read', path: root.replace(/\/[^/]+\/[^/]+$/, '/y') }]],
    ['List', {}, true, [{ kind: 'read', path: root }]],
    ['List', { path: 'src/' }, true, [{ kind: 'read', path: `${root}/src` }]],
    ['Glob', { pattern: '*', path: 'src/a' }, true, [{ kind: 'read', path }]],
    ['Grep', { pattern: 'x' }, true, [{ kind: 'read', path: root }]],
    ['Write', { file_path: 'src/a', content: '' }, false, [{ kind: 'write', path }]],
    [
      'Edit',
      { file_path: 'src/a', old_string: 'a', new_string: 'b' },
      false,
      [
        { kind: 'read', path },
        { kind: 'write', path },
      ],
    ],
    ['Bash', { command: 'ls -l' }, false, [{ kind: 'shell', command: 'ls -l', cwd: root }]],
    ['TodoWrite', { todos: [] }, true, []],
  ])('%s %j declares its effects', (name, input, readOnly, effects) => {
    const found = tools.find((one) => one.name === name);
    expect(found?.readOnly).toBe(readOnly);
    expect(found?.bind(input)).toMatchObject({ ok: true, call: { effects } });
  });

  test('every tool and every parameter has a description', () => {
    expect(tools.map(({ name }) => name)).toEqual([
      'Read',
      'List',
      'Glob',
      'Grep',
      'Write',
      'Edit',
      'Bash',
      'TodoWrite',
    ]);
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      for (const property of Object.values(inputSchema['properties'] as object)) {
        expect(property).toHaveProperty('description', expect.stringMatching(/\.$/));
      }
    }
  });

  function unused(): never {
    throw new Error('declaring runs nothing');
  }
});
