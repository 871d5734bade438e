import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createHiddenFiles } from '../../../src/platform/files/hidden-files.js';
import { createPathFacts } from '../../../src/platform/files/path-facts.js';
import { createFileGuard, createPolicyEngine } from '../../../src/policy/engine/engine.js';

const created: string[] = [];
afterEach(() => {
  for (const directory of created.splice(0)) rmSync(directory, { recursive: true });
});

async function aWorkspace(lists: Readonly<Record<string, string>>, allow: readonly string[] = []) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hidden-')));
  created.push(root);
  for (const [name, text] of Object.entries(lists)) writeFileSync(join(root, name), text);
  const hidden = createHiddenFiles(root);
  await hidden.load();
  const world = { ...createPathFacts(root, '/nonexistent'), hiddenBy: hidden.hiddenBy };
  const options = { lists: { allow, ask: [], deny: [] }, mode: 'default', readOnlyCommands: true, world } as const;
  const guard = createFileGuard({ ...options, tool: 'Read' });
  return { root, guard, policy: createPolicyEngine(options) };
}

test.each<[Record<string, string>, readonly string[], string, boolean]>([
  [{ '.geminiignore': 'secret/\n' }, [], 'secret/a.txt', false],
  [{ '.geminiignore': 'secret/\n' }, [], 'src/a.txt', true],
  [{ '.qwenignore': '*.dat\n!keep.dat\n' }, [], 'x/a.dat', false],
  [{ '.qwenignore': '*.dat\n!keep.dat\n' }, [], 'x/keep.dat', true],
  [{ '.sallyportignore': '# none\n/a.txt' }, [], 'a.txt', false],
  [{ '.sallyportignore': '/a.txt' }, ['Read(**)'], 'a.txt', false],
  [{ '.sallyportignore': '/a.txt' }, ['Read(a.txt)'], 'a.txt', true],
  [{}, [], 'a.txt', true],
])('with %j and the rules %j, reading %s is permitted: %s', async (lists, allow, path, isPermitted) => {
  const { root, guard } = await aWorkspace(lists, allow);
  expect(guard('read', join(root, path)) === null).toBe(isPermitted);
});

test('a command cannot read a hidden file, and the reason and the rule are named', async () => {
  const { root, policy } = await aWorkspace({ '.geminiignore': 'secret/\n' });
  const decision = policy({ tool: 'Bash', effects: [{ kind: 'shell', command: 'cat secret/a.txt', cwd: root }] });
  expect(decision).toMatchObject({
    outcome: 'refuse',
    reason: expect.stringContaining('.geminiignore hides it, and no allow rule names this exact path') as string,
    suggest: ['Read(secret/a.txt)'],
  });
});

test('hidden files can be written, since the lists are about reading', async () => {
  const { root, policy } = await aWorkspace({ '.geminiignore': 'out/\n' }, ['Write(out/**)']);
  expect(policy({ tool: 'Write', effects: [{ kind: 'write', path: join(root, 'out/a') }] }).outcome).toBe('run');
});
