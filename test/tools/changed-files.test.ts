import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEditTool, createMultiEditTool } from '../../src/tools/edit/edit.js';
import { replaceText } from '../../src/tools/edit/edit-file.js';
import { createNotebookEditTool } from '../../src/tools/edit/notebook-edit.js';
import { createDeleteTool } from '../../src/tools/files/delete.js';
import { createMoveTool } from '../../src/tools/files/move.js';
import { createWriteTool } from '../../src/tools/files/write.js';
import { createReadTool } from '../../src/tools/read/read.js';
import type { Tool } from '../../src/tools/types.js';
import { aWorkspace, shown, use } from './workspace.js';

describe('a file that changed since it was read', () => {
  const changed = async (change: (tools: ReturnType<typeof toolsOf>) => Promise<string>) => {
    const workspace = aWorkspace({ f: 'one\ntwo\n' });
    const tools = toolsOf(workspace);
    await use(tools.read, { file_path: 'f' });
    writeFileSync(join(workspace.root, 'f'), 'one\n2\n');
    return [await change(tools), workspace.text('f')];
  };
  const toolsOf = ({ ports }: ReturnType<typeof aWorkspace>) => ({
    read: createReadTool(ports),
    write: createWriteTool(ports),
    edit: createEditTool(ports),
    remove: createDeleteTool(ports),
    known: ports.knownFiles,
  });
  const refusal =
    'ERROR f has changed since you last read it, so nothing was written. The change:\n@@ -1,2 +1,2 @@\n one\n-two\n+2\nRepeat the call if it still fits.';

  test('is not overwritten, and Write shows the change', async () => {
    const text = await changed(async ({ write }) => shown(await use(write, { file_path: 'f', content: 'x' })));
    expect(text).toEqual([refusal, 'one\n2\n']);
  });

  test('is not edited, and Edit shows the change', async () => {
    const input = { file_path: 'f', old_string: 'one', new_string: 'x' };
    expect(await changed(async ({ edit }) => shown(await use(edit, input)))).toEqual([refusal, 'one\n2\n']);
  });

  test('is not deleted, and Delete shows the change', async () => {
    expect(await changed(async ({ remove }) => shown(await use(remove, { file_path: 'f' })))).toEqual([
      refusal,
      'one\n2\n',
    ]);
  });

  test('can be written by the next call, since the model knows the change', async () => {
    const text = await changed(async ({ write }) => {
      await use(write, { file_path: 'f', content: 'x' });
      return shown(await use(write, { file_path: 'f', content: 'x' }));
    });
    expect(text).toEqual(['Overwrote f (1 line).', 'x']);
  });

  test('can be written if a reminder has shown the change', async () => {
    const text = await changed(async ({ write, known }) => {
      known.learnText('f', 'one\n2\n');
      return shown(await use(write, { file_path: 'f', content: 'x' }));
    });
    expect(text).toEqual(['Overwrote f (1 line).', 'x']);
  });

  test('can be written after it was read again, and after a change by the model itself', async () => {
    const text = await changed(async ({ read, edit, write }) => {
      await use(read, { file_path: 'f' });
      await use(edit, { file_path: 'f', old_string: '2', new_string: '3' });
      return shown(await use(write, { file_path: 'f', content: 'x' }));
    });
    expect(text).toEqual(['Overwrote f (1 line).', 'x']);
  });
});

const functions = 'function a() {\n  return 1;\n}\n\n    if (x) {\n      go();\n    }\n';

describe('Edit', () => {
  const edit = async (text: string, input: object) => {
    const workspace = aWorkspace({ f: text });
    const output = shown(await use(createEditTool(workspace.ports), { file_path: 'f', ...input }));
    return [output, workspace.text('f')] as const;
  };

  test.each<[string, string, string, string, string]>([
    [
      'deeper in the file',
      functions,
      'if (x) {\n  go();\n}',
      'if (y) {\n  if (z) {\n    go();\n  }\n}',
      functions.replace(
        '    if (x) {\n      go();\n    }',
        '    if (y) {\n      if (z) {\n        go();\n      }\n    }',
      ),
    ],
    ['less deep in the file', 'a\n  b\n', '    a\n      b\n', '    a\n      c\n', 'a\n  c\n'],
    [
      'made of tabs in the file',
      '\tif x:\n\t\tgo()\n',
      '    if x:\n        go()',
      '    if y:\n        go()',
      '\tif y:\n\t\tgo()\n',
    ],
    ['made of spaces in the file', '  a:\n    b\n', '\ta:\n\t\tb', '\ta:\n\t\tc', '  a:\n    c\n'],
  ])('matches text whose indentation is %s, and indents the new text likewise', async (_name, text, old, replacement, expected) => {
    const [output, after] = await edit(text, { old_string: old, new_string: replacement });
    expect(output).toMatch(/it was matched with another indentation/);
    expect(after).toBe(expected);
  });

  test('unescapes the old and the new text together', async () => {
    const [output, after] = await edit('a\n"b"\n', { old_string: 'a\\n\\"b\\"', new_string: 'x\\n\\"y\\"' });
    expect(output).toMatch(/were unescaped/);
    expect(after).toBe('x\n"y"\n');
  });

  test.each<[string, string, object, RegExp]>([
    [
      'two places with another indentation',
      '  a();\n    a();\n',
      { old_string: '\ta();', new_string: 'b();', replace_all: true },
      /occurs 2 times in f \(lines 1, 2\)/,
    ],
    [
      'lines that differ in their relative indentation',
      'if x:\n    a()\n    b()\n',
      { old_string: '  if x:\n      a()\n    b()', new_string: 'y' },
      /does not occur/,
    ],
    [
      'another number of occurrences',
      'a a a',
      { old_string: 'a', new_string: 'b', expected_replacements: 2 },
      /occurs 3 times in f \(lines 1, 1, 1\), not 2; nothing was changed/,
    ],
  ])('refuses %s', async (_name, text, input, expected) => {
    const [output, after] = await edit(text, input);
    expect(output).toMatch(expected);
    expect(after).toBe(text);
  });

  test('replaces the expected number of occurrences', async () => {
    expect((await edit('a a', { old_string: 'a', new_string: 'b', expected_replacements: 2 }))[1]).toBe('b b');
  });

  test('reports new text that is in the file already', async () => {
    const [output] = await edit('const answer = 42;\n', {
      old_string: 'const answer = 41;',
      new_string: 'const answer = 42;',
    });
    expect(output).toMatch(/new_string is in the file already/);
  });
});

test('never edits one of two similar functions for the other', () => {
  const names = ['load', 'save', 'send', 'read', 'write'];
  let edited = 0;
  for (let index = 0; index < 5_000; index += 1) {
    const [first = '', second = ''] = [names[index % 5], names[(index + 1 + (index % 4)) % 5]];
    const width = [2, 4, 3][index % 3] ?? 2;
    const body = (name: string, indent: number) =>
      `${' '.repeat(indent)}function ${name}(x) {\n${' '.repeat(indent + width)}return x + 1;\n${' '.repeat(indent)}}\n`;
    const before = body(first, index % 8);
    const oldText = body(second, (index * 5) % 8);
    const file = before + body(second, (index * 3) % 8);
    const replaced = replaceText(file, { oldText, newText: oldText.replace('return', 'throw'), all: false });
    if (replaced.kind !== 'replaced') continue;
    edited += 1;
    expect(replaced.text).toBe(before + body(second, (index * 3) % 8).replace('return', 'throw'));
  }
  expect(edited).toBeGreaterThan(4_000);
});

describe('MultiEdit', () => {
  const edits = async (list: readonly object[]) => {
    const workspace = aWorkspace({ f: 'a\nb\n' });
    const output = shown(await use(createMultiEditTool(workspace.ports), { file_path: 'f', edits: list }));
    return [output, workspace.text('f')];
  };

  test('makes each replacement in the result of the previous one', async () => {
    const list = [
      { old_string: 'a', new_string: 'x' },
      { old_string: 'x\nb', new_string: 'y' },
    ];
    expect(await edits(list)).toEqual(['Made 2 edits in f.', 'y\n']);
  });

  test('changes nothing if one replacement fails', async () => {
    const [output, text] = await edits([
      { old_string: 'a', new_string: 'x' },
      { old_string: 'c', new_string: 'y' },
    ]);
    expect(output).toMatch(/^ERROR Nothing was changed. Edit 2 of 2: old_string does not occur in f/);
    expect(text).toBe('a\nb\n');
  });
});

describe('Delete and Move', () => {
  const run = async (create: (ports: ReturnType<typeof aWorkspace>['ports']) => Tool, input: object) => {
    const workspace = aWorkspace({ f: 'x', 'd/g': 'y', 'prod.env': 'KEY' });
    symlinkSync('f', join(workspace.root, 'link'));
    const output = shown(await use(create(workspace.ports), input));
    const names = (await workspace.files.list('.')).entries.map(({ name }) => name).join(' ');
    return `${output} | ${names}`;
  };

  test.each([
    [{ file_path: 'f' }, 'Deleted f. | d link'],
    [{ file_path: 'link' }, 'Deleted link. | d f'],
    [{ file_path: 'd' }, 'ERROR d is a directory that is not empty. | d f link'],
    [{ file_path: 'none' }, 'ERROR none does not exist. | d f link'],
    [{ file_path: 'prod.env' }, 'ERROR prod.env is not permitted: it is sensitive. | d f link'],
  ])('Delete %j', async (input, expected) => {
    expect(await run(createDeleteTool, input)).toBe(expected);
  });

  test.each([
    [{ from: 'f', to: 'new/h' }, 'Moved f to new/h. | d link new'],
    [{ from: 'f', to: 'd/g' }, 'ERROR d/g already exists. | d f link'],
    [{ from: 'd', to: 'e' }, 'ERROR d is a directory. | d f link'],
    [{ from: 'f', to: 'x.env' }, 'ERROR x.env is not permitted: it is sensitive. | d f link'],
    [{ from: 'prod.env', to: 'x' }, 'ERROR prod.env is not permitted: it is sensitive. | d f link'],
  ])('Move %j', async (input, expected) => {
    expect((await run(createMoveTool, input)).replaceAll(/\/\S*\/repo\//g, '')).toBe(expected);
  });

  test('declares the effects that Write rules cover', () => {
    const { ports, root } = aWorkspace();
    const bound = createMoveTool(ports).bind({ from: 'a', to: 'b' });
    expect(bound.ok && bound.call.effects.map(({ kind }) => kind)).toEqual(['read', 'delete', 'write']);
    expect(root).not.toBe('');
  });
});

describe('NotebookEdit', () => {
  const notebook = {
    cells: [
      { cell_type: 'markdown', metadata: {}, source: ['# Title'] },
      {
        cell_type: 'code',
        execution_count: 3,
        metadata: {},
        outputs: [{ output_type: 'stream', text: ['1'] }],
        source: ['print(1)'],
      },
    ],
    metadata: {},
    nbformat: 4,
    nbformat_minor: 4,
  };
  const run = async (input: object) => {
    const workspace = aWorkspace({ 'n.ipynb': `${JSON.stringify(notebook, null, 1)}\n` });
    const output = shown(await use(createNotebookEditTool(workspace.ports), { file_path: 'n.ipynb', ...input }));
    const { cells } = JSON.parse(workspace.text('n.ipynb')) as {
      cells: { cell_type: string; source: string[]; outputs?: unknown[] }[];
    };
    return [
      output,
      cells.map(({ cell_type, source, outputs }) => `${cell_type}:${source.join('|')}:${outputs?.length ?? '-'}`),
    ];
  };

  test.each<[object, string, string[]]>([
    [{ cell: 2, new_source: 'a\nb' }, 'Replaced cell 2 of n.ipynb.', ['markdown:# Title:-', 'code:a\n|b:0']],
    [
      { cell: 0, new_source: 'x', cell_type: 'code', edit_mode: 'insert' },
      'Inserted a cell after cell 0 of n.ipynb.',
      ['code:x:0', 'markdown:# Title:-', 'code:print(1):1'],
    ],
    [{ cell: 1, edit_mode: 'delete' }, 'Deleted cell 1 of n.ipynb.', ['code:print(1):1']],
    [
      { cell: 3, new_source: 'x' },
      'ERROR n.ipynb: cell 3 does not exist; the notebook has 2 cells.',
      ['markdown:# Title:-', 'code:print(1):1'],
    ],
    [{ cell: 1 }, 'ERROR n.ipynb: new_source is missing.', ['markdown:# Title:-', 'code:print(1):1']],
  ])('%j', async (input, output, cells) => {
    expect(await run(input)).toEqual([output, cells]);
  });
});

describe('the preview of a refused change', () => {
  const preview = async (create: (ports: ReturnType<typeof aWorkspace>['ports']) => Tool, input: object) => {
    const bound = create(aWorkspace({ f: 'one\ntwo\n', 'prod.env': 'KEY=1' }).ports).bind(input);
    return bound.ok ? await bound.call.preview?.() : bound.problems;
  };

  test.each<[string, typeof createWriteTool, object, string | null]>([
    ['Write shows', createWriteTool, { file_path: 'f', content: 'one\n' }, '@@ -1,2 +1 @@\n one\n-two\n'],
    ['Write of a new file shows', createWriteTool, { file_path: 'new', content: 'x\n' }, '@@ -0,0 +1 @@\n+x\n'],
    [
      'Edit shows',
      createEditTool,
      { file_path: 'f', old_string: 'two', new_string: '2' },
      '@@ -1,2 +1,2 @@\n one\n-two\n+2\n',
    ],
    ['Edit without a match has', createEditTool, { file_path: 'f', old_string: 'x', new_string: '2' }, null],
    ['a file that may not be read has', createWriteTool, { file_path: 'prod.env', content: 'x' }, null],
  ])('%s %j', async (_name, create, input, expected) => {
    expect(await preview(create, input)).toBe(expected);
  });
});
