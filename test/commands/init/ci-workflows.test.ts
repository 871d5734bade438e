import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ciWorkflowsOf } from '../../../src/commands/init/ci-workflows.js';
import { startersFor } from '../../../src/commands/init/starters.js';
import { FileProblem } from '../../../src/platform/files/types.js';

const file = (name: string) => ({ name, kind: 'file', size: 1, mtimeMs: 0 }) as const;

test('a workflow that cannot be read is left out', async () => {
  const names = await ciWorkflowsOf({
    list: () => Promise.resolve({ entries: [file('a.yml'), file('b.yml')], refused: 0, undecodable: 0 }),
    read: (path) =>
      path.endsWith('a.yml')
        ? Promise.reject(new FileProblem('no-permission', path, 'no permission'))
        : Promise.resolve(Buffer.from('name: Tests\non: pull_request')),
  });
  expect(names).toEqual(['Tests']);
});

test('every name of a workflow stays a name in the file of init', () => {
  const ciWorkflows = ['CI', 'On', 'null', 'Tests ', 'a: b', '"${{ x }}" #', "it's", '1'];
  const files = startersFor(['ci'], {
    action: 'o/sallyport@v1',
    release: null,
    ciWorkflows,
    reviewPath: null,
    model: ['model: x'],
    serverVariable: null,
    hasPrice: true,
  });
  const text = files.find(({ path }) => path.endsWith('sallyport-ci.yml'))?.text ?? '';
  expect(parse(text)).toMatchObject({ on: { workflow_run: { workflows: ciWorkflows } } });
});
