import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readBatch } from '../../src/batch/report/read-batch.js';
import { ownerOfThisProcess } from '../../src/platform/host/process-owner.js';
import { conclusionsOf, playBatch, playMerge, playStart } from '../doubles/batch.js';
import { startModelServer } from '../doubles/model-server.js';
import { aFolder, aRepository, failingGit, git, put } from '../doubles/place.js';

const script = (...turns: readonly object[]) => turns.map((turn) => JSON.stringify(turn)).join('\n');

const write = (path: string, content: string) =>
  script({ calls: [{ tool: 'Write', input: { file_path: path, content } }] }, { say: `Wrote ${path}` });

/** Two jobs, each with a script. */
const twoJobs = (job: string, head = '') => `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
${head}
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b] }
${job}
`;

test('changes without a repository are refused before a model is asked', async () => {
  const folder = aFolder({ 'batch.yml': twoJobs('    changes: patch'), 'a.jsonl': '', 'b.jsonl': '' });
  await expect(playBatch(folder, 'batch.yml')).rejects.toThrow(/changes: patch needs a git repository with a commit/);
});

test('changes in a directory that no commit has are refused before a model is asked', async () => {
  const folder = aRepository();
  put(folder, { 'sub/batch.yml': twoJobs('    changes: patch'), 'sub/a.jsonl': '', 'sub/b.jsonl': '' });
  await expect(playBatch(join(folder, 'sub'), 'batch.yml')).rejects.toThrow(/a commit that has the directory/);
});

test.each([
  ['patch', ['config-error', 'success', 'config-error'], ['success', 'success (reused)', 'success']],
  ['none', ['success', 'success', 'success'], ['success (reused)', 'success (reused)', 'success (reused)']],
])('changes: %s: a job in a worktree about a file that is not committed runs after the commit', async (changes, before, after) => {
  const text = `name: docs
defaults: { model: "script:a.jsonl" }
jobs: [{ id: one, prompt: x, items: { files: "src/*.txt" }, changes: ${changes} }]
`;
  const files = { 'batch.yml': text, 'a.jsonl': script({ say: 'Done' }), '.gitignore': '/.sallyport/state' };
  const folder = aRepository({ ...files, 'src/a.txt': 'a\n', 'src/b.txt': 'b\n' });
  put(folder, { 'src/a.txt': 'changed\n', 'src/c.txt': 'new\n' });
  const first = await playBatch(folder, 'batch.yml');
  expect(conclusionsOf(first)).toEqual(before);
  if (changes === 'patch')
    expect(first.result.jobs[0]?.reason).toContain('src/a.txt has changes that are not committed');
  git(folder, 'add', 'src');
  git(folder, 'commit', '--quiet', '--message', 'Change');
  expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(after);
});

test('changes: patch: a job whose prompt inserts a file that is not committed is refused, and a dry run shows that', async () => {
  const text = `name: docs
defaults: { model: "script:a.jsonl" }
jobs:
  - { id: one, prompt-file: one.txt, changes: patch }
  - { id: directory, prompt-file: directory.txt, changes: patch }
  - { id: other, prompt-file: other.txt, changes: patch }
`;
  const prompts = {
    'one.txt': 'Check @{src/a.txt}',
    'directory.txt': 'Check @{src}',
    'other.txt': 'Check @{b.txt}',
  };
  const files = {
    'batch.yml': text,
    'a.jsonl': script({ say: 'Done' }),
    '.gitignore': '/.sallyport/state',
    ...prompts,
  };
  const folder = aRepository({ ...files, 'src/a.txt': 'a\n', 'b.txt': 'b\n' });
  put(folder, { 'src/a.txt': 'changed\n' });
  const { outcome } = await playStart(folder, { batch: 'batch.yml', 'dry-run': true });
  expect(outcome.text.match(/ends as config-error: src\/a.txt has changes that are not committed/g)).toHaveLength(2);
  expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(['config-error', 'config-error', 'success']);
});

const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`a/${String(index)}.txt`, 'a']));

test.each<[string, string, Readonly<Record<string, string | Uint8Array>>, boolean]>([
  ['a new file', 'Check @{.}', { 'src/new.txt': 'new' }, true],
  ['a file in another directory', 'Check @{src}', { 'new.txt': 'new' }, false],
  ['a file that the rules refuse', 'Check @{.}', { '.env': 'A=1' }, false],
  ['a binary file', 'Check @{.}', { 'core.bin': Buffer.from([0, 1, 2, 0, 255]) }, false],
  ['a file that is too large', 'Check @{.}', { 'log.txt': 'x'.repeat(1_000_001) }, false],
  ['a file beyond the limits of a prompt', 'Check @{.}', { 'z.txt': 'z' }, false],
])('changes: patch: a directory in a prompt refuses its job for a file only if its content is inserted: %s', async (name, prompt, added, isRefused) => {
  const text =
    'name: docs\ndefaults: { model: "script:a.jsonl" }\njobs: [{ id: one, prompt-file: p.txt, changes: patch }]\n';
  const own = { 'batch.yml': text, 'p.txt': prompt, '.gitignore': '/.sallyport/state', 'src/a.txt': 'a\n' };
  const others = name.includes('limits') ? many : {};
  const folder = aRepository({ ...own, ...others, 'a.jsonl': script({ say: 'Done' }) });
  put(folder, added);
  const { result } = await playBatch(folder, 'batch.yml');
  expect(result.jobs[0]?.conclusion).toBe(isRefused ? 'config-error' : 'success');
  if (isRefused) expect(result.jobs[0]?.reason).toContain('src/new.txt is not committed');
});

describe('output', () => {
  test('the answer is written to the file that the batch names', async () => {
    const folder = aFolder({
      'batch.yml': twoJobs('    output: { file: "docs/{{item.value}}.md" }'),
      'a.jsonl': script({ say: 'Answer a' }),
      'b.jsonl': script({ say: 'Answer b' }),
    });
    const played = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(played)).toEqual(['success', 'success']);
    expect(readFileSync(join(folder, 'docs/a.md'), 'utf8')).toBe('Answer a\n');
  });

  test.each([
    '.github/workflows/{{item.value}}.yml',
    '.env.{{item.value}}',
    '../{{item.value}}.md',
  ])('the file %s is refused, as any other write would be', async (path) => {
    const folder = aFolder({
      'batch.yml': twoJobs(`    output: { file: "${path}" }`),
      'a.jsonl': script({ say: 'Answer a' }),
      'b.jsonl': script({ say: 'Answer b' }),
    });
    const played = await playBatch(folder, 'batch.yml').catch((error: unknown) => String(error));
    if (typeof played !== 'string') expect(conclusionsOf(played)).toEqual(['denied', 'denied']);
    expect(existsSync(join(folder, path.replace('{{item.value}}', 'a')))).toBe(false);
  });

  const output = (path: string, more = '') => twoJobs(`    output: { file: "${path}" }${more}`);
  const answers = { 'a.jsonl': script({ say: 'Answer a' }), 'b.jsonl': script({ say: 'Answer b' }) };
  const textIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

  test('the file has no secrets, whether the job or a later run writes it', async () => {
    const secret = `ghp_${'a1'.repeat(18)}`;
    const folder = aFolder({
      ...answers,
      'batch.yml': output('docs/{{item.value}}.md'),
      'a.jsonl': script({ say: `The token is ${secret}.` }),
    });
    await playBatch(folder, 'batch.yml');
    const written = textIn(folder, 'docs/a.md');
    expect(written).toContain('The token is ');
    expect(written).not.toContain(secret);
    rmSync(join(folder, 'docs/a.md'));
    await playBatch(folder, 'batch.yml');
    expect(textIn(folder, 'docs/a.md')).toBe(written);
  });

  test('a file that is missing gets the stored answer, and one that a person has changed stays', async () => {
    const folder = aFolder({ 'batch.yml': output('docs/{{item.value}}.md'), ...answers });
    await playBatch(folder, 'batch.yml');
    rmSync(join(folder, 'docs/a.md'));
    put(folder, { 'docs/b.md': 'Edited\n' });
    const again = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(again)).toEqual(['success (reused)', 'success (reused)']);
    expect(textIn(folder, 'docs/a.md')).toBe('Answer a\n');
    expect(textIn(folder, 'docs/b.md')).toBe('Edited\n');
    expect(again.lines).toContain('Wrote 1 output file of stored answers.');
    put(folder, { 'batch.yml': output('other/{{item.value}}.md') });
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(['success (reused)', 'success (reused)']);
    expect(textIn(folder, 'other/b.md')).toBe('Answer b\n');
  });

  test('a stored answer that the rules of files refuse is denied in this run, and costs nothing in the next', async () => {
    const folder = aFolder({ 'batch.yml': output('docs/{{item.value}}.md'), ...answers });
    await playBatch(folder, 'batch.yml');
    put(folder, { 'batch.yml': output('.github/workflows/{{item.value}}.yml') });
    const refused = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(refused)).toEqual(['denied (reused)', 'denied (reused)']);
    expect(refused.outcome.exitCode).toBe(1);
    expect(refused.result.jobs[0]).toMatchObject({
      text: 'Answer a',
      reason: expect.stringMatching(
        /^The stored answer could not be written to \.github\/workflows\/a\.yml: /,
      ) as string,
    });
    expect(existsSync(join(folder, '.github'))).toBe(false);
    const { jobs: _, ...reported } = refused.result;
    expect((await readBatch(join(folder, '.sallyport/state', reported.name), () => undefined)).totals).toMatchObject(
      reported,
    );
    const merged = await playMerge(folder, [join('.sallyport/state', reported.name)], 'merged');
    expect(conclusionsOf(merged)).toEqual(['denied (reused)', 'denied (reused)']);
    put(folder, { 'batch.yml': output('docs/{{item.value}}.md') });
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(['success (reused)', 'success (reused)']);
  });

  test('jobs that share one answer each have their file, also when the answer is new', async () => {
    const shared = output('docs/{{item.value}}.{{matrix.ext}}', '\n    matrix: { ext: [md, txt] }');
    const folder = aFolder({ 'batch.yml': shared, ...answers });
    await playBatch(folder, 'batch.yml');
    expect(readdirSync(join(folder, 'docs'))).toEqual(['a.md', 'a.txt', 'b.md', 'b.txt']);
    put(folder, {
      'batch.yml': shared.replace('Describe', 'Explain'),
      'a.jsonl': script({ say: 'New a' }),
      'docs/b.txt': 'Edited\n',
    });
    await playBatch(folder, 'batch.yml');
    expect(['a.md', 'a.txt', 'b.txt'].map((name) => textIn(folder, `docs/${name}`))).toEqual([
      'New a\n',
      'New a\n',
      'Answer b\n',
    ]);
  });

  const answering = async (texts: readonly string[]) => {
    const server = await startModelServer((_, index) => ({ text: texts[index] ?? 'none' }));
    onTestFinished(() => server.close());
    const settings = { model: 'compatible/m', 'base-url': `${server.url}/v1`, 'api-key': 'sk-test-0123456789' };
    return { server, settings };
  };

  test('a job whose file can never be written asks no model, in this run and in the next', async () => {
    const { server, settings } = await answering(['fine']);
    const folder = aFolder({
      'batch.yml': `name: docs
jobs:
  - id: one
    prompt: Answer.
    items: { list: [../up, taken/part, docs, .github/workflows/a.yml, ${'a'.repeat(300)}, fine] }
    output: { file: "{{item.value}}" }
`,
      taken: 'a file\n',
      'docs/other.md': 'a file\n',
    });
    const denied = ['denied', 'denied', 'denied', 'denied', 'denied'];
    const { result } = await playBatch(folder, 'batch.yml', { settings });
    expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual([...denied, 'success']);
    expect(result.jobs[0]?.reason).toMatch(/^The output file \.\.\/up cannot be written: /);
    expect(conclusionsOf(await playBatch(folder, 'batch.yml', { settings }))).toEqual([...denied, 'success (reused)']);
    expect(server.requests).toHaveLength(1);
  });

  test('a file outside of the workspace is refused before a model is asked, whatever the rules and the changes are', async () => {
    const { server, settings } = await answering([]);
    const folder = aFolder();
    const up = join(folder, '..');
    const entry = (id: string, file: string) => `  - { id: ${id}, prompt: Answer., output: { file: "${file}" } }\n`;
    writeFileSync(
      join(folder, 'batch.yml'),
      `name: docs\ndefaults: { allow: ["Write(/${up}/**)", "Read(/${up}/**)"] }\njobs:\n${entry('a', '../x.txt')}${entry('b', join(folder, 'x.txt'))}`,
    );
    const { result } = await playBatch(folder, 'batch.yml', { settings });
    const why = 'it must be inside the workspace: name it by a relative path without ..';
    expect(result.jobs.map(({ reason }) => reason)).toEqual([
      `The output file ../x.txt cannot be written: ${why}`,
      `The output file ${join(folder, 'x.txt')} cannot be written: ${why}`,
    ]);
    expect(server.requests).toHaveLength(0);
  });

  test('an answer that could not be written is written and evaluated by the next run that can, without asking a model', async () => {
    const folder = aFolder({
      'batch.yml': `name: docs
park-after: 1
jobs:
  - id: one
    prompt: Answer.
    allow: ["Bash(grep:*)"]
    repeat: 2
    output: { file: docs/a.md }
    evaluate: [{ command: grep -q good docs/a.md }]
`,
    });
    const server = await startModelServer((_, index) => {
      if (index === 0) put(folder, { docs: 'a file\n' });
      return { text: ['good 1', 'bad 2'][index] ?? 'paid again' };
    });
    onTestFinished(() => server.close());
    const settings = { model: 'compatible/m', 'base-url': `${server.url}/v1`, 'api-key': 'sk-test-0123456789' };
    const play = () => playBatch(folder, 'batch.yml', { settings, retryFailed: true, concurrency: 1 });
    const reason = expect.stringMatching(/^The answer could not be written to docs\/a.md: /) as string;
    for (const reused of [false, true]) {
      const denied = { conclusion: 'denied', text: 'good 1', reason, reused };
      expect((await play()).result.jobs[0]).toMatchObject(denied);
      expect((await playMerge(folder, ['.sallyport/state/docs'], 'merged')).result.jobs[0]).toMatchObject(denied);
    }
    rmSync(join(folder, 'docs'));
    const written = await play();
    expect(conclusionsOf(written)).toEqual(['success (reused)', 'success']);
    expect(written.result.jobs.map(({ evaluations: [one] }) => one?.status)).toEqual(['passed', 'failed']);
    expect(textIn(folder, 'docs/a.md')).toBe('bad 2\n');
    const jobs = join(folder, '.sallyport/state/docs/jobs');
    for (const name of readdirSync(jobs)) {
      const record = JSON.parse(readFileSync(join(jobs, name), 'utf8')) as object;
      writeFileSync(
        join(jobs, name),
        JSON.stringify({ ...record, conclusion: 'denied', errorKind: 'unwritten-output' }),
      );
    }
    put(folder, { 'docs/a.md': 'Old\n' });
    expect(conclusionsOf(await play())).toEqual(['success (reused)', 'success (reused)']);
    expect(textIn(folder, 'docs/a.md')).toBe('bad 2\n');
    expect(server.requests).toHaveLength(2);
  });

  test('an answer that could not be written counts when its entry no longer has an output file', async () => {
    const file = (output: string) => `name: docs\njobs:\n  - id: one\n    prompt: Answer.\n${output}`;
    const folder = aFolder({ 'batch.yml': file('    output: { file: docs/a.md }\n') });
    const server = await startModelServer(() => {
      put(folder, { docs: 'a file\n' });
      return { text: 'The answer' };
    });
    onTestFinished(() => server.close());
    const settings = { model: 'compatible/m', 'base-url': `${server.url}/v1`, 'api-key': 'sk-test-0123456789' };
    expect(conclusionsOf(await playBatch(folder, 'batch.yml', { settings }))).toEqual(['denied']);
    put(folder, { 'batch.yml': file('') });
    const { result } = await playBatch(folder, 'batch.yml', { settings });
    const reason = 'The entry of the job no longer has an output file.';
    expect(result.jobs).toMatchObject([{ conclusion: 'success', text: 'The answer', reason, reused: true }]);
    expect(server.requests).toHaveLength(1);
  });

  test('repeats are evaluated one after the other, each in its own file, also when they are scored again', async () => {
    const { server, settings } = await answering(['good 1', 'bad 2', 'good 3']);
    const folder = aFolder({
      'batch.yml': `name: docs
concurrency: 3
jobs:
  - id: one
    prompt: Answer.
    allow: ["Bash(sleep:*)", "Bash(grep:*)"]
    repeat: { times: 3, at-least: 2 }
    output: { file: ro.txt }
    evaluate: [{ command: sleep 0.2 }, { command: grep -q good ro.txt }]
`,
    });
    for (const rescore of [false, true]) {
      const { result, outcome } = await playBatch(folder, 'batch.yml', { settings, rescore });
      expect(outcome.exitCode).toBe(0);
      for (const { text, evaluations } of result.jobs)
        expect(evaluations.map(({ status }) => status)).toEqual([
          'passed',
          text.startsWith('good') ? 'passed' : 'failed',
        ]);
      expect(textIn(folder, 'ro.txt')).toBe(`${result.jobs[2]?.text ?? ''}\n`);
    }
    expect(server.requests).toHaveLength(3);
  });

  test('a repeat that runs later than the last one does not leave its answer in the file', async () => {
    const { settings } = await answering(['One', 'Two', 'New']);
    const text = 'jobs: [{ id: one, prompt: Answer., repeat: 2, output: { file: out.md } }]\nname: docs\n';
    const folder = aFolder({ 'batch.yml': text });
    const state = join(folder, '.sallyport/state/docs/jobs');
    const { result } = await playBatch(folder, 'batch.yml', { settings, concurrency: 1 });
    rmSync(join(state, `${result.jobs[0]?.key ?? ''}.json`));
    const again = await playBatch(folder, 'batch.yml', { settings, concurrency: 1 });
    expect(again.result.jobs.map((job) => job.text)).toEqual(['New', 'Two']);
    expect(textIn(folder, 'out.md')).toBe('Two\n');
  });

  test('a deny rule covers the file too', async () => {
    const folder = aFolder({
      'batch.yml': twoJobs('    output: { file: "docs/{{item.value}}.md" }\n    deny: ["Write(docs/a.md)"]'),
      'a.jsonl': script({ say: 'Answer a' }),
      'b.jsonl': script({ say: 'Answer b' }),
    });
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(['denied', 'success']);
  });
});

describe('changes', () => {
  const allow = '    allow: ["Write(docs/**)"]';

  test('jobs that write have worktrees of their own, and their changes become patches that git applies', async () => {
    const folder = aRepository({
      'batch.yml': twoJobs(`    changes: patch\n${allow}`),
      'docs/same.md': 'old\n',
      'a.jsonl': write('docs/a.md', 'A\n'),
      'b.jsonl': write('docs/same.md', 'new\n'),
    });
    const played = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(played)).toEqual(['success', 'success']);
    expect(existsSync(join(folder, 'docs/a.md'))).toBe(false);
    expect(git(folder, 'status', '--porcelain')).toBe('');
    const patches = join(folder, '.sallyport/state/docs/patches');
    for (const name of readdirSync(patches)) git(folder, 'apply', join(patches, name));
    expect(readFileSync(join(folder, 'docs/a.md'), 'utf8')).toBe('A\n');
    expect(readFileSync(join(folder, 'docs/same.md'), 'utf8')).toBe('new\n');
    expect(git(folder, 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  /** Applies all patches of a state directory; returns the texts of these files. */
  const applied = (folder: string, state: string, paths: readonly string[]) => {
    const patches = join(folder, state, 'patches');
    git(folder, 'apply', ...readdirSync(patches).map((name) => join(patches, name)));
    return paths.map((path) => readFileSync(join(folder, path), 'utf8'));
  };
  const patched = (prompt = 'Describe') => ({
    'batch.yml': twoJobs(`    changes: patch\n${allow}`).replace('Describe', prompt),
    'docs/same.md': 'old\n',
    'a.jsonl': write('docs/a.md', 'A\n'),
    'b.jsonl': write('docs/same.md', 'new\n'),
  });

  test('in a directory of the repository, jobs work in that directory, and their patches apply there', async () => {
    const files = {
      ...patched(),
      'batch.yml': `${patched()['batch.yml']}    output: { file: "docs/{{item.value}}.txt" }`,
    };
    const top = aRepository(Object.fromEntries(Object.entries(files).map(([path, text]) => [`sub dir/${path}`, text])));
    const folder = join(top, 'sub dir');
    for (let run = 1; run <= 2; run += 1) {
      await playBatch(folder, 'batch.yml');
      const texts = applied(folder, '.sallyport/state/docs', ['docs/a.md', 'docs/same.md', 'docs/a.txt']);
      expect(texts).toEqual(['A\n', 'new\n', 'Wrote docs/a.md\n']);
      expect(existsSync(join(top, 'docs'))).toBe(false);
      git(top, 'checkout', '--quiet', '.');
      git(top, 'clean', '-fdq');
      rmSync(join(folder, '.sallyport/state/docs/patches'), { recursive: true });
    }
  });

  test('patches have all changes of large files, also of those that have little in common, and are written again', async () => {
    const numbers = Array.from({ length: 12_000 }, (_, index) => String(index));
    const unlike = numbers
      .map((line) => `${line}.`)
      .toReversed()
      .join('\n');
    const folder = aRepository({
      ...patched(),
      'docs/same.md': numbers.join('\n'),
      'a.jsonl': write('docs/a.md', `${numbers.join('\n')}\n`),
      'b.jsonl': write('docs/same.md', unlike),
    });
    const state = '.sallyport/state/docs';
    for (let run = 1; run <= 2; run += 1) {
      const { result } = await playBatch(folder, 'batch.yml');
      expect(result.jobs.flatMap(({ notices }) => notices)).toEqual([]);
      const [large, other] = applied(folder, state, ['docs/a.md', 'docs/same.md']);
      expect([large === `${numbers.join('\n')}\n`, other === unlike]).toEqual([true, true]);
      git(folder, 'checkout', '--quiet', '.');
      rmSync(join(folder, 'docs/a.md'));
      rmSync(join(folder, state, 'patches'), { recursive: true });
    }
  });

  test('a merged state has the patches of all shards, also outside of the repository', async () => {
    const folder = aRepository(patched());
    for (const shard of ['1/2', '2/2'])
      await playBatch(folder, 'batch.yml', { shard, state: `.sallyport/s${shard[0] ?? ''}` });
    const elsewhere = aFolder();
    await playMerge(elsewhere, [join(folder, '.sallyport/s1'), join(folder, '.sallyport/s2')], 'merged');
    cpSync(join(elsewhere, 'merged'), join(folder, '.sallyport/merged'), { recursive: true });
    expect(applied(folder, '.sallyport/merged', ['docs/a.md', 'docs/same.md'])).toEqual(['A\n', 'new\n']);
  });

  test('patches that are missing are written again, and those of earlier jobs are removed', async () => {
    const folder = aRepository(patched());
    const state = '.sallyport/state/docs';
    await playBatch(folder, 'batch.yml');
    rmSync(join(folder, state, 'patches'), { recursive: true });
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(['success (reused)', 'success (reused)']);
    expect(readdirSync(join(folder, state, 'patches'))).toHaveLength(2);
    put(folder, { ...patched('Explain'), 'a.jsonl': write('docs/a.md', 'Newer\n') });
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(['success', 'success']);
    expect(readdirSync(join(folder, state, 'patches'))).toHaveLength(2);
    expect(applied(folder, state, ['docs/a.md', 'docs/same.md'])).toEqual(['Newer\n', 'new\n']);
  });

  test.each([
    ['another file', (text: string) => text.replace('+++ b/docs/a.md', '+++ b/.github/x.yml')],
    [
      'a second file',
      (text: string) => text.replace('+A\\n', '+A\\n--- /dev/null\\n+++ b/.envrc\\n@@ -0,0 +1 @@\\n+x\\n'),
    ],
    ['a protected file', (text: string) => text.replaceAll('docs/a.md', '.github/workflows/a.yml')],
    [
      'a link out of the repository',
      (text: string) => text.replace('file mode 100644', 'file mode 120000').replace('+A\\n', '+/etc/passwd\\n'),
    ],
    [
      'a link to a protected file',
      (text: string) => text.replace('file mode 100644', 'file mode 120000').replace('+A\\n', '+../.git/config\\n'),
    ],
    [
      'binary content of another file',
      (text: string) => text.replace('"diff":', '"patch":"diff --git a/x b/x\\n","diff":'),
    ],
  ])('a planted diff of %s becomes no patch', async (_, plant) => {
    const folder = aRepository(patched());
    const state = join(folder, '.sallyport/state/docs');
    const { result } = await playBatch(folder, 'batch.yml');
    const path = join(state, 'jobs', `${result.jobs[0]?.key ?? ''}.json`);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, plant(before));
    expect(readFileSync(path, 'utf8')).not.toBe(before);
    const again = await playBatch(folder, 'batch.yml');
    expect(again.lines.filter((line) => line.startsWith('The stored patch of one · a is not used: '))).toHaveLength(1);
    expect(readdirSync(join(state, 'patches'))).toHaveLength(1);
  });

  test('an output file is part of the patch', async () => {
    const folder = aRepository({
      'batch.yml': twoJobs('    changes: patch\n    output: { file: "docs/{{item.value}}.md" }'),
      'a.jsonl': script({ say: 'Answer a' }),
      'b.jsonl': script({ say: 'Answer b' }),
    });
    await playBatch(folder, 'batch.yml');
    const patches = join(folder, '.sallyport/state/docs/patches');
    expect(readdirSync(patches)).toHaveLength(2);
    expect(existsSync(join(folder, 'docs/a.md'))).toBe(false);
  });

  test('the worktrees of a batch that was killed are removed by the next one', async () => {
    const folder = aRepository(patched());
    const temporary = aFolder();
    await playBatch(folder, 'batch.yml', { temporary });
    const dead = join(temporary, 'sallyport-dead');
    git(folder, 'worktree', 'add', '--quiet', '--detach', join(dead, 'worktree'));
    put(dead, { 'owner.json': JSON.stringify({ ...ownerOfThisProcess(), started: '1' }) });
    await playBatch(folder, 'batch.yml', { temporary });
    expect(git(folder, 'worktree', 'list').split('\n')).toHaveLength(1);
    expect(existsSync(join(dead, 'worktree'))).toBe(false);
  });

  test('without changes, what a job writes is discarded with a notice', async () => {
    const folder = aRepository({
      'batch.yml': twoJobs(allow),
      'a.jsonl': write('docs/a.md', 'A\n'),
      'b.jsonl': script({ say: 'Nothing' }),
    });
    const played = await playBatch(folder, 'batch.yml');
    expect(existsSync(join(folder, 'docs/a.md'))).toBe(false);
    const jobs = join(folder, '.sallyport/state/docs/jobs');
    const records = readdirSync(jobs).map((name) => readFileSync(join(jobs, name), 'utf8'));
    expect(records.some((text) => text.includes('were discarded'))).toBe(true);
    expect(played.result.jobs[0]?.notices[0]).toContain('were discarded');
    expect(played.outcome.text).toContain('Notices of 1 job:\n  one · a: The files that this job changed');
  });

  test('a job that changes a protected file delivers nothing', async () => {
    const folder = aRepository({
      'batch.yml': twoJobs('    changes: patch\n    allow: ["Write(.github/x.yml)", "Write(docs/**)"]'),
      'a.jsonl': write('.github/x.yml', 'on: push\n'),
      'b.jsonl': write('docs/b.md', 'B\n'),
    });
    const played = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(played)).toEqual(['incomplete', 'success']);
    expect(played.result.jobs[0]?.reason).toContain('protected');
  });

  test('changes that no patch can have are reported in each run, and only paid for again with --retry-failed', async () => {
    const folder = aRepository({
      '.gitattributes': '*.bin filter=lfs -text\n',
      'batch.yml': twoJobs('    changes: patch\n    allow: ["Write(**)"]'),
      'a.jsonl': write('a.bin', 'A\n'),
      'b.jsonl': write('docs/b.md', `ghp_${'a1'.repeat(18)}\n`),
    });
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(['incomplete', 'denied']);
    const again = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(again)).toEqual(['incomplete (reused)', 'denied (reused)']);
    expect(again.outcome.exitCode).toBe(1);
    expect(again.result.jobs[0]?.reason).toContain('a.bin (Git LFS stores it, and new content cannot be uploaded)');
    const retried = await playBatch(folder, 'batch.yml', { retryFailed: true });
    expect(conclusionsOf(retried)).toEqual(['incomplete', 'denied']);
  });

  test.each([
    ['a file over the limit', 'docs/big.md', 'x'.repeat(1_000_001), 'docs/big.md (larger than 1000000 bytes)'],
    ['a file with a sensitive name', 'docs/app.log', 'line\n', 'docs/app.log (its name is sensitive)'],
  ])('what a job wrote is kept next to the state if it made %s', async (_, path, content, why) => {
    const folder = aRepository({
      'batch.yml': twoJobs('    changes: patch\n    allow: ["Write(docs/**)"]'),
      'docs/c.md': 'c',
      'a.jsonl': script(
        { calls: [path, 'docs/a.md'].map((file_path) => ({ tool: 'Write', input: { file_path, content } })) },
        { say: 'Done' },
      ),
      'b.jsonl': script({ say: 'Done' }),
    });
    const { result } = await playBatch(folder, 'batch.yml');
    expect(result.jobs[0]?.reason).toContain(why);
    const [, target = ''] = / kept in (.+)\.$/.exec(result.jobs[0]?.notices.join() ?? '') ?? [];
    for (const file of [path, 'docs/a.md']) expect(readFileSync(join(target, file), 'utf8')).toBe(content);
  });

  test.each([
    ['its Write tool', { tool: 'Write', input: { file_path: 'docs/a.md', content: 'A' } }],
    ['a command', { tool: 'Bash', input: { command: 'touch docs/a.md' } }],
  ])('a job whose changes by %s git cannot show fails, and runs again by itself', async (_, call) => {
    const folder = aRepository({
      'batch.yml': twoJobs('    changes: patch\n    allow: ["Write(docs/**)", "Bash(touch:*)"]'),
      'docs/c.md': 'c',
      'a.jsonl': script({ calls: [call] }, { say: 'Done' }),
      'b.jsonl': script({ say: 'Done' }),
    });
    const failing = { environment: { PATH: failingGit('docs/a.md') } };
    const { result } = await playBatch(folder, 'batch.yml', failing);
    expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual(['incomplete', 'success']);
    expect(result.jobs[0]?.reason).toContain('The changes cannot be used: the changed files could not be listed');
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual(['success', 'success (reused)']);
  });

  test('a change of a mode is in the patch, also if it is written again', async () => {
    const chmod = script({ calls: [{ tool: 'Bash', input: { command: 'chmod +x docs/a.sh' } }] }, { say: 'Done' });
    const folder = aRepository({
      'batch.yml': twoJobs('    changes: patch\n    allow: ["Bash(chmod:*)", "Write(docs/**)"]'),
      'docs/a.sh': '#!/bin/sh\n',
      'a.jsonl': chmod,
      'b.jsonl': write('docs/b.md', 'B\n'),
    });
    for (let run = 1; run <= 2; run += 1) {
      expect((await playBatch(folder, 'batch.yml')).outcome.exitCode).toBe(0);
      applied(folder, '.sallyport/state/docs', []);
      expect(statSync(join(folder, 'docs/a.sh')).mode & 0o111).toBe(0o111);
      git(folder, 'checkout', '--quiet', '.');
      git(folder, 'clean', '-fdq', 'docs');
      rmSync(join(folder, '.sallyport/state/docs/patches'), { recursive: true });
    }
  });
});

test('a job that only changed files that git ignores ends well, with a notice', async () => {
  const folder = aRepository({
    '.gitignore': '*.log\n',
    'batch.yml': twoJobs('    allow: ["Write(**)"]\n    changes: patch'),
    'a.jsonl': write('notes.log', 'A\n'),
    'b.jsonl': write('b.md', 'B\n'),
  });
  const played = await playBatch(folder, 'batch.yml');
  expect(conclusionsOf(played)).toEqual(['success', 'success']);
  const notice = 'The job has no changes to use: git ignores all files that it changed: notes.log.';
  expect(played.result.jobs.map(({ notices }) => notices)).toEqual([[notice], []]);
  expect(readdirSync(join(folder, '.sallyport/state/docs/patches'))).toHaveLength(1);
});
