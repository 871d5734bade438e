import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JobRuntime } from '../../../src/job/runtime/runtime.js';
import { plainSpec } from '../../../src/prompt/formats/spec.js';
import type { PromptSpec } from '../../../src/prompt/types.js';
import { offeredTools } from '../../../src/tools/tool-named.js';
import { aRuntime } from '../../doubles/job.js';
import { aFolder } from '../../doubles/place.js';

const spec = (allowedTools: readonly string[] | null, disallowedTools: readonly string[] = []): PromptSpec => ({
  ...plainSpec('markdown', 'a.md', ''),
  allowedTools,
  disallowedTools,
});
/** The decision on a command in the workspace of this runtime. */
const outcome = ({ policy, files }: JobRuntime, command: string) =>
  policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: files.root }] }).outcome;

describe('createJobRuntime', () => {
  test('throws if a call is evaluated before the policy engine is loaded', async () => {
    const runtime = aRuntime(aFolder(), { allow: ['Bash(npm test)'] });
    expect(() => outcome(runtime, 'npm test')).toThrow('before the policy engine was loaded');
    await runtime.ready();
    expect(outcome(runtime, 'npm test')).toBe('run');
  });

  test('gives the file system the same rules as the policy', async () => {
    const runtime = aRuntime(aFolder({ 'a.txt': 'one', 'b.txt': 'two' }), { deny: ['Read(b.txt)'] });
    await runtime.ready();
    expect((await runtime.files.read('a.txt', 100)).toString()).toBe('one');
    await expect(runtime.files.read('b.txt', 100)).rejects.toThrow();
    expect([runtime.mayRead('a.txt'), runtime.mayRead('b.txt'), runtime.mayReadOfCommit('b.txt')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('narrowTo applies at once and only removes permissions', async () => {
    const runtime = aRuntime(aFolder(), { allow: ['Bash(npm test)', 'Bash(npm run a)'] });
    await runtime.ready();
    const outcomes = () => ['npm test', 'npm run a'].map((command) => outcome(runtime, command));
    expect(outcomes()).toEqual(['run', 'run']);
    runtime.narrowTo(spec(['Bash(npm test)']));
    expect(outcomes()).toEqual(['run', 'refuse']);
    runtime.narrowTo(spec(['Bash'], ['Bash(npm test)']));
    expect(outcomes()).toEqual(['refuse', 'refuse']);
  });

  test('narrowed leaves the rules of the original runtime unchanged', async () => {
    const runtime = aRuntime(aFolder(), { allow: ['Bash(npm test)'] });
    const narrowed = runtime.narrowed(spec([]));
    await Promise.all([runtime.ready(), narrowed.ready()]);
    expect([runtime, narrowed].map((one) => outcome(one, 'npm test'))).toEqual(['run', 'refuse']);
  });

  test('narrowed hides the same files, also if the list of hidden files is gone', async () => {
    const directory = aFolder({ '.sallyportignore': 'b.txt\n', 'b.txt': 'two' });
    const runtime = aRuntime(directory);
    await runtime.ready();
    rmSync(join(directory, '.sallyportignore'));
    const narrowed = runtime.narrowed(spec(null));
    await narrowed.ready();
    expect([runtime, narrowed].map(({ mayRead }) => mayRead('b.txt'))).toEqual([false, false]);
  });

  test.each([
    [{}, null, false],
    [{ allow: ['Edit(src/**)'] }, null, true],
    [{ allow: ['Edit(src/**)'] }, ['Read'], false],
    [{ allow: ['Edit(src/**)'], deny: ['Write'] }, null, false],
  ])('the model sees the tools that write only if something could allow a write: %j, %j', (rules, allowed, isSeen) => {
    const { tools } = aRuntime(aFolder(), rules, allowed === null ? null : spec(allowed));
    const offered = offeredTools(tools).map(({ name }) => name);
    for (const name of ['Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Delete', 'Move'])
      expect(offered.includes(name)).toBe(isSeen);
    // A call still gets the refusal that names the missing rule.
    expect(tools.map(({ name }) => name)).toContain('Write');
    expect(offered).toContain('Read');
  });

  test('has no git outside a repository', () => {
    expect(aRuntime(aFolder()).git).toBeNull();
  });
});
