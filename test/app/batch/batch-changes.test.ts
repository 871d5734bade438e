import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conclusionsOf, playBatch } from '../../doubles/batch.js';
import { aFolder, aRepository, git } from '../../doubles/place.js';

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
});
