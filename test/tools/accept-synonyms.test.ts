import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptSynonyms } from '../../src/tools/define.js';
import schemas from '../../src/tools/input-schemas.json' with { type: 'json' };

type Name = keyof typeof schemas;

test('an input in the words of the schema is returned as it is', () => {
  const input = { todos: [{ content: 'a', status: 'pending', id: '1' }] };
  expect(acceptSynonyms(input, schemas.TodoWrite)).toBe(input);
});

describe('an input in the words of another product', () => {
  test.each<[Name, object, object]>([
    ['Read', { path: 'a.ts', offset: '1', limit: '20' }, { file_path: 'a.ts', offset: 1, limit: 20 }],
    ['Read', { file_path: 'a.ts', offset: 0, limit: 50_000 }, { file_path: 'a.ts', offset: 1, limit: 2000 }],
    ['Read', { file_path: 'a.ts', offset: '-0' }, { file_path: 'a.ts', offset: '-0' }],
    ['Read', { file_path: 'a.ts', offset: -5 }, { file_path: 'a.ts', offset: 1 }],
    ['Review', { comments: [{ path: 'a', line: 0, body: 'b' }] }, { comments: [{ path: 'a', line: 0, body: 'b' }] }],
    ['Read', { absolute_path: '/a.ts', start_line: 3 }, { file_path: '/a.ts', offset: 3 }],
    ['Edit', { path: 'a', old_str: 'x', new_str: 'y' }, { file_path: 'a', old_string: 'x', new_string: 'y' }],
    [
      'Edit',
      { filePath: 'a', oldString: 'x', newString: 'y', replace_all: 'true' },
      { file_path: 'a', old_string: 'x', new_string: 'y', replace_all: true },
    ],
    ['Write', { file_path: 'a', text: '', explanation: 'new' }, { file_path: 'a', content: '' }],
    ['Bash', { cmd: 'ls', timeout: 5_000 }, { command: 'ls', timeout_ms: 5_000 }],
    ['Bash', { cmd: 'ls', run_in_background: false }, { command: 'ls', background: false }],
    ['Bash', { command: 'ls', cwd: 'src' }, { command: 'ls', directory: 'src' }],
    ['Grep', { pattern: 'a', '-i': true, '-n': true, head_limit: 5 }, { pattern: 'a', ignore_case: true, limit: 5 }],
    ['Grep', { query: 'a', files_only: 'true' }, { pattern: 'a', output_mode: 'files_with_matches' }],
    [
      'Grep',
      { pattern: 'a', output_mode: 'content', '-C': 2, include: '*.ts' },
      { pattern: 'a', output_mode: 'content', context: 2, glob: '*.ts' },
    ],
    [
      'TodoWrite',
      { todos: [{ content: 'a', status: 'pending', activeForm: 'Doing a', id: 1, priority: 'high' }] },
      { todos: [{ content: 'a', status: 'pending', id: '1' }] },
    ],
  ])('%s understands %j', (name, input, expected) => {
    expect(acceptSynonyms(input, schemas[name])).toEqual(expected);
  });

  test.each<[string, Name, object]>([
    ['a parameter that is given under both names', 'Read', { file_path: 'a', path: 'b' }],
    ['a value that means something else', 'Read', { file_path: 'a', end_line: 3 }],
    ['a request that has an effect', 'Read', { file_path: 'a', pages: '1-3' }],
    ['a form that is not offered', 'Grep', { pattern: 'a', output_mode: 'count' }],
    ['text that is not a number', 'Read', { file_path: 'a', offset: '1a' }],
    ['a text that looks like a number', 'Write', { file_path: 'a', content: '1' }],
    ['a name of the language', 'Read', { file_path: 'a', constructor: 1 }],
  ])('%s is left for the schema to report', (_claim, name, input) => {
    expect(acceptSynonyms(input, schemas[name])).toEqual(input);
  });

  test('an input in our own words is never changed', () => {
    const own = fc.record({
      file_path: fc.string(),
      old_string: fc.string(),
      new_string: fc.string(),
      replace_all: fc.boolean(),
    });
    fc.assert(
      fc.property(own, (input) => {
        expect(acceptSynonyms(input, schemas.Edit)).toEqual(input);
      }),
    );
  });
});
