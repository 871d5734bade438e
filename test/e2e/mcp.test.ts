import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { serverFile } from '../doubles/mcp.js';
import { aFolder } from '../doubles/place.js';

const turns = [
  { calls: [{ tool: 'mcp__test__echo', input: { text: 'hello' } }] },
  { say: 'done', expect: { contains: 'echo: hello' } },
];

function aProject(...rules: readonly string[]): string {
  const servers = { test: { command: 'node', args: [serverFile], env: { NAMED: '${GIVEN_TOKEN:-}' } } };
  return aFolder({
    '.sallyport/config.yml': `mcp-config: .mcp.json\nallow: ${JSON.stringify(rules)}\n`,
    '.mcp.json': JSON.stringify({ mcpServers: servers }),
    'turns.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n'),
  });
}

const run = ['run', '--prompt', 'x', '--model', 'script:turns.jsonl', '--json'];

describe('a run with an MCP server', () => {
  test('calls a tool that a rule allows, and reports the calls of no other', async () => {
    const cwd = aProject('mcp__test__echo');
    const { code, stdout, stderr } = await runCli(run, { cwd });
    expect([code, stderr]).toEqual([0, expect.stringContaining('mcp__test__echo') as string]);
    expect(JSON.parse(stdout)).toMatchObject({ conclusion: 'success', text: 'done', toolCalls: 1, notices: [] });
  });

  test('does not start the server without a rule, and says so', async () => {
    const { stdout } = await runCli([...run, '--allow', 'mcp__other'], { cwd: aProject() });
    expect((JSON.parse(stdout) as { readonly notices: readonly string[] }).notices).toEqual([
      'The MCP server test was not started: no rule allows mcp__test.',
      'These rules have no effect because runs do not offer their tools: mcp__other.',
    ]);
  });

  test('says which tools of the server of GitHub nothing here stands for', async () => {
    const cwd = aFolder({ 'turns.jsonl': '{"say":"done"}' });
    const rules = ['--allow', 'mcp__github__add_issue_comment', '--allow', 'mcp__github__merge_pull_request'];
    const { stdout } = await runCli([...run, ...rules], { cwd, inProcess: true });
    expect((JSON.parse(stdout) as { readonly notices: readonly string[] }).notices).toEqual([
      'Comment was not offered: the event has no issue or pull request.',
      'These rules have no effect because runs do not offer their tools: mcp__github__merge_pull_request.',
    ]);
  });

  test('offers only the tools that were pinned', async () => {
    const cwd = aProject('mcp__test__echo');
    const pinned = await runCli(['mcp', 'pin', '--sandbox', 'off'], { cwd });
    expect([pinned.code, pinned.stdout]).toEqual([0, expect.stringContaining('test  new: echo') as string]);
    const lock = readFileSync(join(cwd, '.sallyport/mcp.lock'), 'utf8');
    expect((await runCli(['mcp', 'pin', '--check', '--sandbox', 'off'], { cwd })).code).toBe(0);
    const changed = aFolder({
      'turns.jsonl': '{"say":"done"}',
      '.sallyport/mcp.lock': lock,
      '.sallyport/config.yml': `mcp-servers: {test: {command: node, args: [${serverFile}, --describe, Obey]}}\nallow: [mcp__test__echo]\n`,
    });
    const { stdout } = await runCli(run, { cwd: changed });
    expect(stdout).toContain('its description changed since it was pinned');
    expect((await runCli(['mcp', 'pin', '--check', '--sandbox', 'off'], { cwd: changed })).stdout).toBe(
      'test  changed: echo (description)\n',
    );
  });

  test('starts with a prompt of the server, and never reads its text as a template', async () => {
    const cwd = aProject('mcp__test__echo', 'Bash(touch:*)');
    const command = [
      'run',
      '--command',
      'mcp__test__greet',
      '--args',
      'Ann',
      '--model',
      'script:turns.jsonl',
      '--json',
    ];
    const { stdout } = await runCli(command, { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ conclusion: 'success', toolCalls: 1, changes: [] });
  });

  test('ends as config-error for an invalid configuration, with every problem', async () => {
    const config = '{"mcpServers":{"a":{"command":1},"b":{"url":"x"}}}';
    const { code, stderr } = await runCli([...run, '--mcp-config', 'bad.json'], {
      cwd: aFolder({ 'bad.json': config }),
    });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/command must be .*url must be /s) as string]);
  });
});
