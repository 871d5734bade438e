import { expect, test } from 'vitest';
import { lintHooks } from '../../src/commands/lint-hooks.js';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { atRepositoryRoot } from '../../src/prompt/source-with-parents.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { loadHooks } from '../../src/settings/load-hooks.js';
import { aFolder } from '../doubles/place.js';

async function lint(hooks: object, allow: readonly string[] = []) {
  const workspace = aFolder({ 'guard.py': '' });
  const source = workingTreeSource(
    createFileSystem({ root: workspace, guard: () => null }),
    createPathFacts(workspace, workspace),
  );
  const loaded = await loadHooks({ hooks, from: [], location: 'hooks' }, source);
  expect(loaded.restrictions.diagnostics).toEqual([]);
  return await lintHooks({
    runContext: { hooks: loaded, trustedSource: { source, commit: null, placement: atRepositoryRoot }, workspace },
    lists: { allow, ask: [], deny: [] },
    toolPath: process.env['PATH'] ?? '',
  });
}

const on = (event: string, handler: object, matcher = '') => ({ [event]: [{ matcher, hooks: [handler] }] });
const run = (command: string, more: object = {}) => ({ type: 'command', command, ...more });

test.each<[string, object, string, string]>([
  ['a missing script', on('Stop', run('sh none.sh')), 'hook-cannot-start', 'the script none.sh does not exist'],
  ['a script that is not executable', on('Stop', run('./guard.py')), 'hook-cannot-start', 'is not executable'],
  [
    'a missing program',
    on('Stop', run('no-such-program')),
    'hook-cannot-start',
    'the program no-such-program was not found',
  ],
  [
    'an address without a rule',
    on('Stop', { type: 'http', url: 'https://example.org:8443/x' }),
    'hook-cannot-start',
    'no rule permits',
  ],
  ['a matcher in lower case', on('PreToolUse', run('true'), 'bash'), 'hook-never-matches', 'names bash'],
  ['a matcher with only the server', on('PreToolUse', run('true'), 'mcp__memory'), 'hook-never-matches', 'mcp__memory'],
  ['an event of interactive sessions', on('Notification', run('true')), 'hook-not-run', 'interactive session'],
  ['milliseconds', on('Stop', run('true', { timeout: 5000 })), 'hook-time-limit', '5000 seconds'],
])('lint reports %s', async (_title, hooks, id, message) => {
  const problems = await lint(hooks);
  expect(problems).toMatchObject([{ id, message: expect.stringContaining(message) as string }]);
});

test('lint reports nothing for hooks that can run', async () => {
  const hooks = {
    ...on('PreToolUse', run('sh guard.py', { timeout: 30 }), 'Edit|MultiEdit|mcp__a__b'),
    ...on('Stop', { type: 'http', url: 'https://example.org/x' }),
  };
  expect(await lint(hooks, ['Network(example.org)'])).toEqual([]);
});
