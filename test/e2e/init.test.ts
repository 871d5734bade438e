import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { uses } from '../../src/commands/init/types.js';
import { runCli } from '../doubles/cli.js';
import { aFolder, aRepository, git, put } from '../doubles/place.js';

const init = async (cwd: string, ...args: readonly string[]) => await runCli(['init', ...args], { cwd });
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.git/') && !entry.parentPath.endsWith('.git'))
    .map(({ name }) => name)
    .sort();

describe('init', () => {
  test('init writes the files of three uses, and nothing the second time', async () => {
    const cwd = aRepository();
    const first = await init(cwd, '--action', 'OWNER/sallyport@v1');
    expect(first.code).toBe(0);
    expect(first.stdout.match(/^created /gm)).toHaveLength(4);
    expect(first.stderr).toContain('ANTHROPIC_API_KEY');
    expect(first.stderr).toMatch(/Replace OWNER\/sallyport@v1 .*: \.github\/workflows\/sallyport-review\.yml:\d+, /);
    expect(first.stderr).not.toContain('no .git');
    const again = await init(cwd, '--action', 'OWNER/sallyport@v1');
    expect(again.stdout.match(/^unchanged /gm)).toHaveLength(4);
  });

  test('init gitlab-batch says where GitLab keeps the key, and nothing about GitHub', async () => {
    const { stderr } = await init(aRepository(), 'gitlab-batch', '--action', 'OWNER/sallyport@v1');
    expect(stderr).toContain('Add the variable ANTHROPIC_API_KEY in Settings, CI/CD');
    expect(stderr).not.toMatch(/gh secret|commit SHA/);
  });

  test('init gitlab-batch names the address of the server as a variable of GitLab', async () => {
    const { stderr } = await runCli(['init', 'gitlab-batch', '--model', 'compatible/x'], {
      cwd: aRepository(),
      inProcess: true,
    });
    expect(stderr).toContain('Add the variable COMPATIBLE_BASE_URL, the address of the server, in Settings, CI/CD.');
    expect(stderr).not.toContain('gh variable');
  });

  test.each([
    ['compatible/qwen3', false],
    ['bedrock/anthropic.claude-sonnet-4-5-20250929-v1:0', false],
    ['anthropic/claude-sonnet-4-5', true],
  ])('the batch of init can be planned with %s, and limits the cost if the price is known', async (model, isKnown) => {
    const cwd = aRepository({ 'src/a.ts': 'a' });
    const { stderr } = await runCli(['init', 'batch', '--model', model], { cwd, inProcess: true });
    expect(stderr.includes('The price of the model is not known')).toBe(!isKnown);
    const file = '.sallyport/batches/docs.yml';
    expect(readFileSync(join(cwd, file), 'utf8').match(/max-cost-usd/g)?.length ?? 0).toBe(isKnown ? 2 : 0);
    const plan = await runCli(['batch', 'plan', file, '--model', model], { cwd, inProcess: true });
    expect(plan, plan.stderr).toMatchObject({ code: 0 });
    expect(plan.stdout).toMatch(isKnown ? /1 job, expected cost \$0\.\d+$/m : /1 job, price not known$/m);
  });

  test('init leaves an existing file unchanged and prints a notice', async () => {
    const cwd = aFolder({ '.sallyport/config.yml': 'max-turns: 3\n' });
    const done = await init(cwd);
    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toMatch(/^kept +\.sallyport\/config\.yml$/m);
    expect(done.stderr).toContain('left unchanged: .sallyport/config.yml');
    expect(done.stderr).toContain('No .git was found here');
    expect(readFileSync(join(cwd, '.sallyport/config.yml'), 'utf8')).toBe('max-turns: 3\n');
  });

  test('init treats a file with other line endings as unchanged, and a directory as kept', async () => {
    const cwd = aFolder();
    await init(cwd, 'schedule');
    const path = '.github/workflows/sallyport-schedule.yml';
    put(cwd, { [path]: readFileSync(join(cwd, path), 'utf8').replaceAll('\n', '\r\n') });
    mkdirSync(join(cwd, '.github/workflows/sallyport-review.yml'), { recursive: true });
    const { stdout } = await init(cwd, 'schedule', 'review');
    expect(stdout).toMatch(/^unchanged +\.github\/workflows\/sallyport-schedule\.yml$/m);
    expect(stdout).toMatch(/^kept +\.github\/workflows\/sallyport-review\.yml$/m);
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a command', { '.claude/commands/review.md': 'Look.' }, '# .claude/commands/review.md'],
    [
      'a skill',
      { '.agents/skills/review/SKILL.md': '---\ndescription: x\n---\nLook.' },
      '# .agents/skills/review/SKILL.md',
    ],
    ['neither', {}, '# comes with Sallyport, unless the repository has its own'],
  ])('the workflow of init names %s of the repository, and covers none', async (_claim, files, comment) => {
    const cwd = aRepository({ 'a.txt': '', ...files });
    await runCli(['init', 'review'], { cwd, inProcess: true });
    const text = readFileSync(join(cwd, '.github/workflows/sallyport-review.yml'), 'utf8');
    expect(text).toContain(`command: review ${comment}\n`);
    expect(text).toContain('max-cost-usd: 2\n');
    expect(existsSync(join(cwd, '.sallyport/commands'))).toBe(false);
  });

  const [fix, comment] = ['.github/workflows/sallyport-fix.yml', '.github/workflows/sallyport-comment.yml'];

  test.each([
    [{ [comment]: 'on: x' }, ['fix'], 2, 'remove it and run init fix again'],
    [{ [fix]: 'on: x' }, ['comment'], 2, 'remove it and run init comment again'],
    [{ [fix]: 'on: x' }, [], 0, `Left out: ${comment}`],
    [{}, ['comment', 'fix'], 0, `Left out: ${comment}`],
  ])('with %j, init %j never writes a second answer to a comment', async (files, args, code, words) => {
    const cwd = aRepository({ 'a.txt': '', ...files });
    const done = await runCli(['init', ...args], { cwd, inProcess: true });
    expect(done).toMatchObject({ code });
    expect(done.stderr).toContain(words);
    const names = filesIn(cwd);
    expect(names.includes('sallyport-fix.yml') && names.includes('sallyport-comment.yml')).toBe(false);
  });

  test.each([
    ['git@gitlab.com:a/b.git', [], ['sallyport-review.yml', 'config.yml'], ''],
    ['https://gitlab.example.org/a/b.git', ['review'], ['sallyport-review.yml', 'config.yml'], 'run init gitlab'],
    ['https://bitbucket.org/a/b.git', [], ['sallyport-comment.yml'], 'docs/other-ci.md'],
    ['https://github.com/gitlab/b.git', [], ['sallyport-schedule.yml'], ''],
  ])('with the origin %s, init %j knows the CI', async (origin, args, written, words) => {
    const cwd = aRepository();
    git(cwd, 'remote', 'add', 'origin', origin);
    const { stderr } = await runCli(['init', ...args], { cwd, inProcess: true });
    expect(filesIn(cwd)).toEqual(expect.arrayContaining(written));
    expect(existsSync(join(cwd, '.gitlab'))).toBe(origin.startsWith('git@gitlab'));
    expect(stderr.includes('does not read .github/workflows')).toBe(words !== '');
    expect(stderr).toContain(words);
  });

  test('init --action takes a repository without a ref', async () => {
    const cwd = aRepository();
    await runCli(['init', 'nightly', 'gitlab', '--action', 'acme/gate'], { cwd, inProcess: true });
    const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
    expect(read('.github/workflows/sallyport-nightly.yml')).toContain('uses: acme/gate@v1\n');
    expect(read('.gitlab/sallyport-review.yml')).toContain('--branch v1 https://github.com/acme/gate.git');
  });

  test('init --dry-run prints the files and writes none', async () => {
    const cwd = aFolder();
    const { stdout } = await init(cwd, 'review', '--dry-run', '--action', 'OWNER/sallyport@v1');
    expect(stdout).toContain('would create');
    expect(stdout).toContain('persist-credentials: false');
    expect(stdout).toContain(
      '# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/config.schema.json\n',
    );
    expect(filesIn(cwd)).toEqual([]);
  });

  test('init --json prints the text of every file', async () => {
    const { files } = JSON.parse((await init(aFolder(), 'forks', '--json')).stdout) as {
      readonly files: readonly { readonly path: string; readonly outcome: string; readonly text: string }[];
    };
    expect(files.map(({ outcome }) => outcome)).toEqual(Array(4).fill('created'));
    for (const { path, text } of files.filter(({ path: name }) => name.endsWith('.yml'))) {
      expect(parse(text), path).toBeTypeOf('object');
    }
  });

  test.each([
    ['openai/gpt-5', 'secrets.OPENAI_API_KEY'],
    ['google/gemini-2.5-pro', 'secrets.GEMINI_API_KEY'],
    ['compatible/qwen3', 'base-url: ${{ vars.COMPATIBLE_BASE_URL }}'],
  ])('init writes the model %s into the workflows', async (model, words) => {
    const { stdout } = await init(
      aFolder(),
      'review',
      '--model',
      model,
      '--action',
      `acme/gate@${'a'.repeat(40)}`,
      '--dry-run',
    );
    expect(stdout).toContain(`model: ${model}\n`);
    expect(stdout).toContain(words);
    expect(stdout).toContain(`uses: acme/gate@${'a'.repeat(40)}\n`);
  });

  test.each([
    ['bedrock', 'AWS_REGION', 'AWS_BEARER_TOKEN_BEDROCK'],
    ['vertex', 'GOOGLE_VERTEX_PROJECT', 'GOOGLE_VERTEX_ACCESS_TOKEN'],
    ['azure', 'AZURE_RESOURCE_NAME', 'AZURE_API_KEY'],
  ])('init sets the variable that %s needs in every workflow that asks a model', async (provider, variable, key) => {
    const cwd = aRepository();
    const { stderr } = await runCli(['init', ...uses, '--model', `${provider}/x`], { cwd, inProcess: true });
    expect(stderr).toContain(`gh variable set ${variable} --body `);
    expect(stderr).toMatch(new RegExp(`Add the variable ${variable}, .*, in Settings, CI/CD\\.`));
    const folder = join(cwd, '.github/workflows');
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const asking = texts.filter((text) => text.includes(`secrets.${key}`));
    expect(asking.length).toBeGreaterThan(7);
    for (const text of texts) {
      const env = { env: { [variable]: `\${{ vars.${variable} }}` } };
      if (asking.includes(text)) expect(parse(text)).toMatchObject(env);
      else expect(text).not.toContain(variable);
    }
  });

  test('init gives no advice about pinning if the action is pinned', async () => {
    const { stderr } = await init(aFolder(), '--action', `acme/gate@${'a'.repeat(40)}`);
    expect(stderr).not.toMatch(/Pin the action|Replace/);
  });

  test.each([
    [['revew'], 'argument-invalid', 'did you mean review?'],
    [['--action', 'x\n  evil: 1'], 'argument-invalid', '--action'],
    [['--action', '${{ github.event.issue.title }}'], 'argument-invalid', '--action'],
    [['--model', 'openai/a\n  evil: b'], 'model-unknown', 'model'],
    [['--model', 'openai/${{ secrets.X }}'], 'argument-invalid', '--model'],
    [['--model', 'gpt-5'], 'model-unknown', 'openai/gpt-5'],
    [['--cwd', 'none'], 'directory-missing', 'none'],
  ])('init rejects %j and writes nothing', async (args, code, words) => {
    const cwd = aFolder();
    const { code: exitCode, stderr } = await init(cwd, ...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`[${code}]`);
    expect(stderr).toContain(words);
    expect(filesIn(cwd)).toEqual([]);
  });

  test('init does not follow a symbolic link out of the directory', async () => {
    const [cwd, outside] = [aFolder(), aFolder()];
    symlinkSync(outside, join(cwd, '.github'));
    const { code, stderr } = await init(cwd);
    expect(code).toBe(2);
    expect(stderr).toContain('[file-unwritable]');
    expect([...filesIn(cwd), ...filesIn(outside)]).toEqual([]);
  });
});
