import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builtinTools } from '../../src/tools/builtin.js';
import { defineTool, describeProblems } from '../../src/tools/define.js';
import { createKnownFiles } from '../../src/tools/files/known-files.js';
import { integerInput, textInput } from '../../src/tools/input.js';
import { textOutput } from '../../src/tools/output.js';
import { aWorkspace, theCommands } from './workspace.js';

const input = () =>
  z.strictObject({
    file_path: textInput('The file.'),
    limit: z.optional(integerInput('How many.', 1, 9)),
    deep: z.optional(
      z
        .array(z.strictObject({ content: textInput('The step.'), status: z.enum(['open', 'done']) }))
        .check(z.describe('The steps.')),
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

const problemsOf = (value: unknown): readonly string[] => {
  const issues = input().safeParse(value).error?.issues ?? [];
  return describeProblems(issues, value, z.toJSONSchema(input()));
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
    [{ path: 'a' }, ['"file_path" must be a string, but is missing', `unknown parameter "path" ${keys}`]],
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

test('a bad input is not bound', () => {
  expect(tool.bind({ file_path: 1 })).toEqual({ ok: false, problems: ['"file_path" must be a string, found 1'] });
});

test('a valid input is bound to its effects and runs', async () => {
  const bound = tool.bind({ file_path: 'a\n  b' });
  if (!bound.ok) throw new Error('not bound');
  expect(bound.call).toMatchObject({ effects: [{ kind: 'read', path: 'a\n  b' }], label: 'a b' });
  expect(await bound.call.run(AbortSignal.abort())).toEqual(textOutput('a\n  b'));
});

describe('the table', () => {
  const { files, root } = aWorkspace();
  const exec = { run: unused, shell: unused };
  const tools = builtinTools({
    files,
    knownFiles: createKnownFiles(files),
    exec,
    commands: theCommands(exec, root),
    onTodos: () => undefined,
  });
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
      'MultiEdit',
      'NotebookEdit',
      'Delete',
      'Move',
      'Bash',
      'BashStop',
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
