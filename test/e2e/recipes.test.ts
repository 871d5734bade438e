import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { runCli } from '../doubles/cli.js';
import { aRepository, put } from '../doubles/place.js';
import { runAction } from '../doubles/runner.js';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/recipes.md'), 'utf8');
const recipes = page
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [title = ''] = section.split('\n');
    const [, language = '', text = ''] = /^```(\w+)\n(.*?)^```$/ms.exec(section) ?? [];
    return { title, language, text };
  });
const batchOf = (title: string) => recipes.find((recipe) => recipe.title === title)?.text ?? '';

/** One answer that satisfies the evaluations and the schema of every recipe. */
const answers: Readonly<Record<string, string>> = {
  'Sort a backlog': 'bug',
  'A page for each module': '# sum',
  'A batch every night': '# sum',
  'Check prompts on a pull request': 'Paris, or Tokyo.',
  'JSON for the next step': '{"risk":"low","why":"It adds a test."}',
};

function aPlace(title: string): string {
  const files = {
    'package.json': '{ "scripts": { "test": "true" } }',
    'src/sum.ts': 'export const sum = 1;\n',
    'src/old.js': 'module.exports = 1;\n',
    'prompts/capital.prompt.yml': 'messages:\n  - role: user\n    content: The capital of {{country}}?\n',
    '.sallyport/batches/docs.yml': withScript(batchOf('A page for each module')),
  };
  const cwd = aRepository(files);
  const line = `${JSON.stringify({ say: answers[title] ?? 'Done.' })}\n`;
  put(cwd, { 's.jsonl': line, 't.jsonl': line });
  return cwd;
}

/** With scripts in the place of the models. */
function withScript(text: string): string {
  return text
    .replace(/--base-url \S+/, '')
    .replace('openai/gpt-5-mini', 'script:t.jsonl')
    .replace(/(?:anthropic|compatible)\/[\w.-]+/g, 'script:s.jsonl');
}

/** A GitHub whose search finds one issue. */
async function aSearch(): Promise<string> {
  const issue = {
    ...{ number: 3, title: 'It fails', html_url: 'https://github.com/o/r/issues/3', body: null, user: null },
    ...{ author_association: 'NONE', labels: [] },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
  };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ total_count: 1, incomplete_results: false, items: [issue] }));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

describe('docs/recipes.md', () => {
  test('has ten recipes', () => {
    expect(recipes).toHaveLength(10);
  });

  test.each(recipes.filter(({ text }) => text.startsWith('sallyport')))('$title: runs', async ({ title, text }) => {
    const cwd = aPlace(title);
    const words = [...withScript(text.replace(/ > \S+\n$/, '')).matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, word]) => quoted ?? word ?? '',
    );
    const run = await runCli(words.slice(1), { cwd, inProcess: true });
    expect(run, run.stderr).toMatchObject({ code: 0, stdout: 'Done.\n' });
  });

  test.each(recipes.filter(({ text }) => text.startsWith('name:')))('$title: the batch runs', async ({
    title,
    text,
  }) => {
    const cwd = aPlace(title);
    put(cwd, { 'batch.yml': withScript(text) });
    const env = { GITHUB_API_URL: await aSearch(), GITHUB_REPOSITORY: 'o/r', GITHUB_TOKEN: 'ghs_0123456789abcdefghij' };
    const run = await runCli(['batch', 'batch.yml', '--json'], { cwd, env, inProcess: true });
    expect(run.code, run.stderr).toBe(0);
    const { conclusion, jobs } = JSON.parse(run.stdout) as { conclusion: string; jobs: readonly object[] };
    expect(conclusion).toBe('success');
    expect(jobs.length).toBeGreaterThan(0);
  });

  test.each(recipes.filter(({ text }) => text.includes('uses: OWNER/sallyport')))('$title: the step runs', async ({
    title,
    text,
  }) => {
    const [step] = parse(text) as readonly { with: Readonly<Record<string, unknown>>; env?: Record<string, string> }[];
    const { 'api-key': _key, ...given } = step?.with ?? {};
    const inputs = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
    const offline = { context: 'none', 'required-permission': 'none', sandbox: 'off' };
    const outcome = await runAction({
      workspace: aPlace(title),
      inProcess: true,
      env: step?.env ?? {},
      inputs: {
        ...inputs,
        ...offline,
        model: 'script:s.jsonl',
        ...(inputs['batch'] ? { 'state-storage': 'dir' } : {}),
      },
    });
    onTestFinished(() => {
      outcome.cleanUp();
    });
    expect(outcome.outputs['conclusion'], outcome.log).toBe('success');
    if (inputs['output-schema'] !== undefined)
      expect(JSON.parse(outcome.outputs['structured-output'] ?? '')).toMatchObject({ risk: 'low' });
  });
});
