import { describe, expect, test } from 'vitest';
import { childEnvironment } from '../../src/platform/process/child-environment.js';
import { createProcessRunner } from '../../src/platform/process/process-runner.js';
import { createBashTool } from '../../src/tools/bash.js';
import { aWorkspace, shown, use } from './workspace.js';

const aTool = () => {
  const { root } = aWorkspace({ 'f.txt': 'content\n' });
  const path = '/usr/bin:/bin';
  const environment = childEnvironment({ PATH: path }, { home: root, workspace: root, temp: root });
  return createBashTool(createProcessRunner({ path, home: root, environment }), root);
};

test.each([
  ['cat f.txt', 'content'],
  ['true', '[No output.]'],
  ['echo a; echo b >&2; exit 3', 'ERROR a\nb\n[Exit code 3.]'],
  ['false', 'ERROR [No output.]\n[Exit code 1.]'],
  ['kill -TERM $$', 'ERROR [No output.]\n[The command was terminated by SIGTERM.]'],
  ['no-such-program', /^ERROR .*no-such-program: command not found\n\[Exit code 127\.\]$/],
  ['if', /^ERROR .*syntax error.*\n\[Exit code 2\.\]$/s],
  ['cd /; pwd', '/'],
  [String.raw`printf 'a\033[31mred\033[0m\000\007b\tc'`, 'aredb\tc'],
])('returns the output and the failed exit code of %s', async (command, expected) => {
  const text = shown(await use(aTool(), { command }));
  if (typeof expected === 'string') expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

test('reports the time limit and the output so far', async () => {
  expect(shown(await use(aTool(), { command: 'echo begun; sleep 600', timeout_ms: 500 }))).toBe(
    'ERROR begun\n[The command was stopped after its time limit of 500 ms.]',
  );
});

test('reports a canceled command', async () => {
  const bound = aTool().bind({ command: 'echo x' });
  if (!bound.ok) throw new Error('not bound');
  expect(shown(await bound.call.run(AbortSignal.abort()))).toBe(
    'ERROR [No output.]\n[The command was stopped because the run was stopped.]',
  );
});

test('reports why a command did not start', async () => {
  const { root } = aWorkspace();
  const tool = createBashTool(createProcessRunner({ path: '', home: root, environment: {} }), root);
  expect(shown(await use(tool, { command: 'true' }))).toBe(
    'ERROR [The command did not start: there is no bash on the PATH of tools.]',
  );
});

describe('a long output', () => {
  test('a long output keeps its start and its end', async () => {
    const lines = shown(await use(aTool(), { command: 'seq 1 5000' })).split('\n');
    expect(lines.slice(0, 2)).toEqual(['1', '2']);
    expect(lines[199]).toBe('200');
    expect(lines[200]).toMatch(/^\[… \d+ characters omitted …\]$/);
    expect(lines[201]).toBe('4201');
    expect(lines.at(-1)).toBe('5000');
    expect(lines).toHaveLength(1001);
  });

  test('counts what was dropped while the command ran', async () => {
    const text = shown(await use(aTool(), { command: "head -c 3674000 /dev/zero | tr '\\0' x" }));
    const omitted = Number(/\[… about (\d+) characters omitted …\]/.exec(text)?.[1]);
    expect(omitted + text.replace(/\n\[….*…\]\n/, '').length).toBe(3_674_000);
  });

  test.each([[0], [600_001], [1.5]])('a time limit of %j ms is refused', (timeout_ms) => {
    expect(aTool().bind({ command: 'true', timeout_ms })).toMatchObject({ ok: false });
  });
});
