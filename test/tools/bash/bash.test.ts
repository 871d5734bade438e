import { describe, expect, test } from 'vitest';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';
import { createProcessRunner } from '../../../src/platform/process/process-runner.js';
import { createBashStopTool, createBashTool } from '../../../src/tools/bash/bash.js';
import { recordedCode, withExitCodes } from '../../../src/tools/bash/checks.js';
import { createKnownFiles } from '../../../src/tools/files/known-files.js';
import { createReadTool } from '../../../src/tools/read/read.js';
import { aWorkspace, shown, theCommands, use } from '../workspace.js';

const aTool = (overrides: object = {}) => {
  const { root, files } = aWorkspace({ 'f.txt': 'content\n', 'dir/g.txt': 'inner\n' });
  const path = '/usr/bin:/bin';
  const environment = childEnvironment({ PATH: path }, { home: root, workspace: root, temp: root });
  const exec = createProcessRunner({ path, home: root, environment });
  const ports = { ...theCommands(exec, root), exec, files, ...overrides };
  return { bash: createBashTool(ports), stop: createBashStopTool(ports), root, files, background: ports.background };
};

test.each([
  ['cat f.txt', 'content'],
  ['true', '[No output.]'],
  ['echo a; echo b >&2; exit 3', 'ERROR a\n2| b\n[Exit code 3.]'],
  ['false', 'ERROR [No output.]\n[Exit code 1.]'],
  ['kill -TERM $$', 'ERROR [No output.]\n[The command was terminated by SIGTERM.]'],
  ['no-such-program', /^ERROR .*no-such-program: command not found\n\[Exit code 127\.\]$/],
  ['if', /^ERROR .*syntax error.*\n\[Exit code 2\.\]$/s],
  ['cd /; pwd', '/'],
  [String.raw`printf 'a\033[31mred\033[0m\000\007b\tc'`, 'aredb\tc'],
])('returns the output and the failed exit code of %s', async (command, expected) => {
  const text = shown(await use(aTool().bash, { command }));
  if (typeof expected === 'string') expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

test.each([
  ['./check.sh', 3],
  ['./check.sh 2>&1', 3],
  ['true && ./check.sh', 3],
  ['./check.sh; ./test.sh', 0],
  ['false && ./check.sh', null],
])('the exit code of %s is known in a pipe', async (command, code) => {
  const { bash, files } = aTool();
  await files.write('check.sh', '#!/bin/sh\nseq 1 9\nexit 3\n');
  await files.write('test.sh', '#!/bin/sh\nprintf end\n');
  await use(bash, { command: 'chmod +x *.sh' });
  const line = withExitCodes(`${command} | grep -E '[5-9]|end' | tail -2`) ?? '';
  expect(recordedCode(line, shown(await use(bash, { command: line })))).toBe(code);
});

test('output of a prompt has the mark of standard error too, and every exit code is a failure', async () => {
  const command = 'echo a; echo b >&2; grep x f.txt';
  expect(shown(await use(aTool().bash, { command, for_model: false }))).toBe('ERROR a\n2| b\n[Exit code 1.]');
  expect(shown(await use(aTool().bash, { command }))).toBe('a\n2| b\n[Exit code 1: no match.]');
});

test('reports the time limit and the output so far', async () => {
  expect(shown(await use(aTool().bash, { command: 'echo begun; sleep 600', timeout_ms: 500 }))).toBe(
    'ERROR begun\n[The command was stopped after its time limit of 500 ms.]',
  );
});

test('reports a canceled command', async () => {
  const bound = aTool().bash.bind({ command: 'echo x' });
  if (!bound.ok) throw new Error('not bound');
  expect(shown(await bound.call.run(AbortSignal.abort()))).toBe(
    'ERROR [No output.]\n[The command was stopped: the time of the run was up, or it was canceled.]',
  );
});

test('reports why a command did not start', async () => {
  const { root, files } = aWorkspace();
  const exec = createProcessRunner({ path: '', home: root, environment: {} });
  const tool = createBashTool({ ...theCommands(exec, root), exec, files });
  expect(shown(await use(tool, { command: 'true' }))).toBe(
    'ERROR [The command did not start: bash was not found on the PATH of tools.]',
  );
});

describe('a long output', () => {
  test('a long output keeps its start and its end', async () => {
    const lines = shown(await use(aTool().bash, { command: 'seq 1 5000' })).split('\n');
    expect(lines.slice(0, 2)).toEqual(['1', '2']);
    expect(lines[199]).toBe('200');
    expect(lines[200]).toMatch(/^\[… \d+ characters omitted …\]$/);
    expect(lines[201]).toBe('4201');
    expect(lines.at(-2)).toBe('5000');
    expect(lines).toHaveLength(1002);
  });

  test('counts what was dropped while the command ran', async () => {
    const text = shown(await use(aTool().bash, { command: "head -c 12674000 /dev/zero | tr '\\0' x" }));
    const omitted = Number(/\[… about (\d+) characters omitted …\]/.exec(text)?.[1]);
    expect(omitted + text.replace(/\n\[….*…\]\n/, '').replace(/\n\[The output is in .*\]$/, '').length).toBe(
      12_674_000,
    );
  });

  test.each([[1.5], ['soon']])('a time limit of %j ms is refused', (timeout_ms) => {
    expect(aTool().bash.bind({ command: 'true', timeout_ms })).toMatchObject({ ok: false });
  });
});

describe('exit code 1 as an answer', () => {
  test.each([
    ['grep nothing f.txt', '[No output.]\n[Exit code 1: no match.]'],
    ['cat f.txt | grep -q nothing', '[No output.]\n[Exit code 1: no match.]'],
    ['cmp -s f.txt dir/g.txt', '[No output.]\n[Exit code 1: different.]'],
    ['test -f none', '[No output.]\n[Exit code 1: false.]'],
    ['grep nothing none', /^ERROR 2\| .*none: No such file.*\n\[Exit code 2\.\]$/],
    ["bash -c 'exit 1 # grep'", 'ERROR [No output.]\n[Exit code 1.]'],
  ])('%s', async (command, expected) => {
    const text = shown(await use(aTool().bash, { command }));
    if (typeof expected === 'string') expect(text).toBe(expected);
    else expect(text).toMatch(expected);
  });
});

const ended =
  '[What this command started with & ended with the call; set background for a process that must keep running.]';
test.each([
  ['sleep 600 & echo x', `x\n${ended}`],
  ['(sleep 600 >/dev/null 2>&1 &); echo x', `x\n${ended}`],
  ['sleep 0 & wait; echo x', 'x'],
  ['true && echo "a & b" 2>&1 &>/dev/null', '[No output.]'],
  ['cat <<E\na & b\nE', 'a & b'],
])('mentions a process that ends with its call: %j', async (command, expected) => {
  expect(shown(await use(aTool().bash, { command }))).toBe(expected);
});

test('the whole output of a truncated result is in a file that Read opens', async () => {
  const { bash, files } = aTool();
  const text = shown(await use(bash, { command: 'seq 1 5000' }));
  const path = /\[The whole output is in (.*)\.\]/.exec(text)?.[1] ?? '';
  const read = createReadTool({ files, knownFiles: createKnownFiles(files) });
  expect(shown(await use(read, { file_path: path, offset: 2500, limit: 1 }))).toMatch(/^2500\t2500\n/);
});

test.each([
  ['dir', 'g.txt'],
  ['none', 'ERROR none does not exist.'],
  ['f.txt', 'ERROR f.txt is not a directory.'],
  ['..', /^ERROR .* is outside the workspace; use cd in the command\.$/],
])('runs a command in the directory %s of the workspace', async (directory, expected) => {
  const text = shown(await use(aTool().bash, { command: 'ls', directory }));
  if (typeof expected === 'string') expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

test('the limits of the settings are in the description and apply', async () => {
  const { bash } = aTool({
    limits: { timeoutMs: 60_000, maxTimeoutMs: 1_800_000, maxCharacters: 1_000, maxLines: 10 },
  });
  expect(bash.description).toMatch(
    /may take 1 minute unless timeout_ms asks for more, at most 30 minutes\. Output beyond 1,000 characters or 10 lines/,
  );
  expect(shown(await use(bash, { command: 'seq 1 20' }))).toMatch(/^1\n2\n\[… \d+ characters omitted …\]\n13\n/);
});

test('a time limit beyond the setting is refused', async () => {
  const { bash } = aTool({ limits: { timeoutMs: 1_000, maxTimeoutMs: 2_000, maxCharacters: 1_000, maxLines: 10 } });
  expect(shown(await use(bash, { command: 'true', timeout_ms: 3_000 }))).toMatch(
    /^ERROR timeout_ms is at most 2000 in this run/,
  );
});

describe('a background command', () => {
  const server = 'echo starting; sleep 0.05; echo ready >&2; sleep 600';

  test('is waited for, has its output in a file, and is stopped', async () => {
    const { bash, stop, files } = aTool();
    const text = shown(await use(bash, { command: server, background: true, wait_for: 'ready' }));
    expect(text).toMatch(
      /^\[Started as background command 1; its output is in .*\.\]\n\[The output matches wait_for\.\]\nstarting\nready$/,
    );
    const path = /output is in (.*)\.\]\n/.exec(text)?.[1] ?? '';
    expect((await files.read(path, 1_000)).toString()).toBe('starting\nready\n');
    expect(shown(await use(stop, { id: '1' }))).toBe('[Background command 1 was stopped.]\nstarting\nready');
  });

  test('that ends is reported by the next command', async () => {
    const { bash } = aTool();
    const text = shown(await use(bash, { command: 'echo done', background: true, wait_for: 'never' }));
    expect(text).toMatch(/^ERROR .*\n\[The command has ended with exit code 0\.\]\ndone$/);
    expect(shown(await use(bash, { command: 'true' }))).toMatch(
      /\[Background command 1 has ended with exit code 0; its output is in /,
    );
  });

  test('that is not ready in time continues', async () => {
    const { bash, background } = aTool();
    const input = { command: 'sleep 600', background: true, wait_for: 'x', timeout_ms: 50 };
    expect(shown(await use(bash, input))).toMatch(/did not match wait_for within 50 ms; the command is still running/);
    expect((await background.endAll()).map(({ command }) => command)).toEqual(['sleep 600']);
  });

  test('is refused if eight are running', async () => {
    const { bash, background } = aTool();
    for (let index = 0; index < 8; index += 1) await use(bash, { command: 'sleep 600', background: true });
    expect(shown(await use(bash, { command: 'true', background: true }))).toMatch(
      /^ERROR The command was not started: 8 background commands are running/,
    );
    expect(await background.endAll()).toHaveLength(8);
  });

  test('that does not exist cannot be stopped', async () => {
    expect(shown(await use(aTool().stop, { id: '7' }))).toBe('ERROR Background command 7 does not exist.');
  });
});
