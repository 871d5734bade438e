import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aRepository, git, put } from '../doubles/place.js';

const hook = (command: string, more: object = {}) => ({
  hooks: { PreToolUse: [{ matcher: 'Write', hooks: [{ type: 'command', command, ...more }] }] },
});

const kit = {
  'kit/.claude-plugin/plugin.json': '{"name": "kit"}',
  'kit/commands/check.md': [
    '---',
    'description: Checks a thing',
    'allowed-tools: Bash(${CLAUDE_PLUGIN_ROOT}/check.sh:*), Skill, Write, Task',
    '---',
    'Result: !`"${CLAUDE_PLUGIN_ROOT}/check.sh" $ARGUMENTS`',
  ].join('\n'),
  'kit/check.sh': '#!/bin/sh\necho "checked $*"\n',
  'kit/skills/style/SKILL.md': '---\ndescription: Style\n---\nSee @part.md and ${CLAUDE_SKILL_DIR}/more.md',
  'kit/skills/style/part.md': 'a part\n',
  'kit/skills/style/more.md': 'more\n',
  'kit/agents/helper.md': '---\nname: helper\ndescription: Helps\n---\nLook at ${CLAUDE_PLUGIN_ROOT}/check.sh',
};
const withKit = ['--plugin-directories', 'kit'];

interface Asked {
  readonly files?: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  /** Changes the repository after its first commit. */
  readonly prepare?: (directory: string) => void;
}

async function sallyport({ files = {}, args, prepare }: Asked) {
  const directory = aRepository({ 'a.txt': 'a', ...kit, ...files });
  prepare?.(directory);
  return await runCli(args, { cwd: directory, inProcess: true });
}

interface Played extends Asked {
  readonly calls: readonly (readonly [tool: string, input: object])[];
}

/** The result of a run in which the model makes these calls in one turn. */
async function play({ calls, args, ...asked }: Played) {
  const turn = JSON.stringify({ calls: calls.map(([tool, input]) => ({ tool, input })) });
  const done = JSON.stringify({ say: 'Done.' });
  const files = { ...asked.files, 's.jsonl': [turn, done, done].join('\n') };
  const run = ['run', '--model', 'script:s.jsonl', '--sandbox', 'off', '--json', '--transcript', 't.jsonl', ...args];
  let directory = '';
  const prepare = (created: string): void => {
    directory = created;
    asked.prepare?.(created);
  };
  const { stdout, stderr } = await sallyport({ ...asked, files, args: run, prepare });
  const transcript = existsSync(join(directory, 't.jsonl')) ? readFileSync(join(directory, 't.jsonl'), 'utf8') : '';
  return { result: JSON.parse(stdout) as { readonly denials: readonly { reason: string }[] }, stderr, transcript };
}

describe('plugin-directories', () => {
  test('names commands and skills by their plugin', async () => {
    const { stdout } = await sallyport({ args: ['commands', '--json', ...withKit] });
    const names = (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['kit:check', 'kit:style']));
  });

  test.each(['kit:check', '/kit:check', 'check'])('%s starts the command of the plugin', async (name) => {
    const rule = 'Bash(${CLAUDE_PLUGIN_ROOT}/check.sh:*)';
    const args = ['render', '--command', name, '--args', 'x', '--allow', rule, '--sandbox', 'off', ...withKit];
    expect((await sallyport({ args })).stdout.trim()).toBe('Result: checked x');
  });

  test('a command of the repository takes precedence over one of a plugin without its prefix', async () => {
    const files = { '.claude/commands/check.md': 'Own.' };
    const { stdout } = await sallyport({ files, args: ['render', '--command', 'check', ...withKit] });
    expect(stdout.trim()).toBe('Own.');
  });

  test('a refused script is suggested with the variable, which holds in the next run too', async () => {
    const { stderr, code } = await sallyport({ args: ['render', '--command', 'kit:check', ...withKit] });
    expect(code).toBe(3);
    expect(stderr).toContain('Bash(${CLAUDE_PLUGIN_ROOT}/check.sh');
  });

  test('the model loads skills with the files next to them, and starts agents', async () => {
    const { result, transcript } = await play({
      calls: [
        ['Skill', { skill: 'style' }],
        ['Task', { subagent_type: 'kit:helper', description: 'x', prompt: 'Go.' }],
      ],
      args: ['--prompt', 'Go.', '--allow', 'Task', ...withKit],
    });
    expect(result.denials).toEqual([]);
    expect(transcript).toMatch(/Follow them\.\\n\\nSee @part\.md and \/[^"\\]+\/copies\/kit\/skills\/style\/more\.md/);
    expect(transcript).toContain('a part');
    expect(transcript).toMatch(/Look at \/[^"\\]+\/copies\/kit\/check\.sh/);
  });

  test.each<readonly [claim: string, hooks: object]>([
    ['in a shell line', hook('"${CLAUDE_PLUGIN_ROOT}"/guard.sh')],
    ['as arguments', hook('${CLAUDE_PLUGIN_ROOT}/guard.sh', { args: ['x'] })],
    ['of an interpreter', hook('sh $CLAUDE_PLUGIN_ROOT/guard.sh')],
  ])('a hook of a plugin with its path %s blocks a call', async (_claim, hooks) => {
    const guard = '#!/bin/sh\necho "guarded by $CLAUDE_PLUGIN_ROOT" >&2\nexit 2\n';
    const { result } = await play({
      files: { 'kit/hooks/hooks.json': JSON.stringify(hooks), 'kit/guard.sh': guard },
      calls: [['Write', { file_path: 'b.txt', content: 'b' }]],
      args: ['--prompt', 'Go.', '--allow', 'Write', ...withKit],
    });
    expect(result.denials[0]?.reason).toMatch(/^guarded by .*\/copies\/kit$/);
  });

  test('a hook of a plugin permits nothing', async () => {
    const answer = JSON.stringify({ hookSpecificOutput: { permissionDecision: 'allow' } });
    const { result } = await play({
      files: { 'kit/hooks/hooks.json': JSON.stringify(hook(`echo '${answer}'`)) },
      calls: [['Write', { file_path: 'b.txt', content: 'b' }]],
      args: ['--prompt', 'Go.', ...withKit],
    });
    expect(result.denials).toHaveLength(1);
  });

  test('rules and servers of a plugin have no effect, and the servers are a notice', async () => {
    const { result, stderr } = await play({
      files: {
        'kit/settings.json': '{"permissions": {"allow": ["Write"]}}',
        'kit/.mcp.json': '{"mcpServers": {"x": {"command": "false"}}}',
      },
      calls: [['Write', { file_path: 'b.txt', content: 'b' }]],
      args: ['--prompt', 'Go.', ...withKit],
    });
    expect(result.denials).toHaveLength(1);
    expect(stderr).toContain('kit: the MCP servers of a plugin are not started');
  });

  test('the files come from the trusted commit', async () => {
    const directory = aRepository({ ...kit, 'kit/commands/text.md': 'Committed.', 's.jsonl': '{"say":"Done."}' });
    put(directory, { 'kit/commands/text.md': 'Changed.' });
    const commit = git(directory, 'rev-parse', 'HEAD');
    const args = ['run', '--command', 'kit:text', '--trusted-ref', commit, '--model', 'script:s.jsonl', ...withKit];
    await runCli([...args, '--transcript', 't.jsonl'], { cwd: directory, inProcess: true });
    const transcript = readFileSync(join(directory, 't.jsonl'), 'utf8');
    expect(transcript).toContain('Committed.');
    expect(transcript).not.toContain('Changed.');
  });

  test.each<
    readonly [claim: string, asked: Pick<Asked, 'files' | 'prepare'> & { readonly names: string }, problem: string]
  >([
    ['a directory that does not exist', { names: 'nope' }, 'nope does not exist'],
    ['the workspace', { names: '.' }, 'it is the workspace itself'],
    ['a file', { names: 'a.txt' }, 'a.txt is a file'],
    ['a link', { names: 'link', prepare: (at) => symlinkSync('kit', join(at, 'link')) }, 'link is a link'],
    [
      'a directory behind a link',
      { names: 'up/kit', prepare: (at) => symlinkSync('.', join(at, 'up')) },
      'up is a link',
    ],
    [
      'another repository',
      { names: 'sub', prepare: (at) => put(at, { 'sub/.git': 'gitdir: x', 'sub/commands/x.md': 'x' }) },
      'sub is a submodule or another repository',
    ],
    ['a directory without a plugin', { names: 'other', files: { 'other/x.txt': 'x' } }, 'it contains no commands'],
    [
      'a directory of plugins',
      { names: 'all', files: { 'all/one/.claude-plugin/plugin.json': '{}' } },
      'name the directory of a plugin, such as all/one',
    ],
    [
      'two plugins with one name',
      { names: 'kit,two/kit', files: { 'two/kit/commands/x.md': 'x' } },
      'another plugin has the name kit',
    ],
    [
      'an invalid manifest',
      { names: 'bad', files: { 'bad/.claude-plugin/plugin.json': '[]', 'bad/commands/x.md': 'x' } },
      'it is not a JSON object',
    ],
    [
      'a manifest with a missing file of hooks',
      { names: 'bad', files: { 'bad/.claude-plugin/plugin.json': '{"hooks": "./h.json"}' } },
      'the file of hooks h.json does not exist',
    ],
    ['invalid hooks', { names: 'bad', files: { 'bad/hooks/hooks.json': '{"hooks": []}' } }, 'must be a mapping'],
    ['a path out of the workspace', { names: '../kit' }, 'must be paths inside the workspace'],
  ])('%s is an error', async (_claim, { names, ...asked }, problem) => {
    const { code, stderr } = await sallyport({ ...asked, args: ['lint', '--plugin-directories', names] });
    expect(stderr).toContain(problem);
    expect(code).toBe(2);
  });

  test('a configuration file cannot name plugins', async () => {
    const files = { '.sallyport/config.yml': 'plugin-directories: kit\n' };
    const { stderr } = await sallyport({ files, args: ['lint'] });
    expect(stderr).toContain('plugin-directories is not allowed in the configuration file');
  });

  test('links in a plugin are left out with a notice', async () => {
    const { result, stderr } = await play({
      calls: [['Skill', { skill: 'kit:linked' }]],
      args: ['--prompt', 'Go.', ...withKit],
      prepare: (directory) => symlinkSync('style', join(directory, 'kit/skills/linked')),
    });
    expect(stderr).toContain('links and other repositories in a plugin are not used: kit/skills/linked');
    expect(result.denials).toEqual([]);
  });

  test('lint looks behind the variable', async () => {
    const hooks = { 'kit/hooks/hooks.json': JSON.stringify(hook('${CLAUDE_PLUGIN_ROOT}/nope.sh')) };
    const missing = await sallyport({ files: hooks, args: ['lint', ...withKit] });
    expect(missing.stdout).toMatch(/the script .*\/copies\/kit\/nope\.sh does not exist/);
    const config = { '.sallyport/config.yml': 'hooks-from: kit/hooks/hooks.json\n' };
    const unset = await sallyport({ files: { ...hooks, ...config }, args: ['lint'] });
    expect(unset.stdout).toContain('CLAUDE_PLUGIN_ROOT is only set for hooks of a plugin');
  });

  test('a manifest may name other directories and hooks', async () => {
    const manifest = { name: 'own', commands: ['./more/'], hooks: hook('false') };
    const { stdout } = await sallyport({
      files: { 'own/.claude-plugin/plugin.json': JSON.stringify(manifest), 'own/more/deep/x.md': 'x' },
      args: ['commands', '--json', '--plugin-directories', 'own'],
    });
    expect(stdout).toContain('own:deep:x');
  });
});
