import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startersFor } from '../src/commands/init/starters.js';
import { uses } from '../src/commands/init/types.js';
import { settingNames } from '../src/config/schema.js';
import { expressionsIn, isOurs, parseWorkflow, type Step, stepsOf } from './doubles/workflow.js';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'examples/workflows';
const reads = { checks: 'read', statuses: 'read', actions: 'read' };

/** What each job may do, and nothing else; the whole right of a workflow stands here. */
const rights: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  comment: { contents: 'read', issues: 'write', 'pull-requests': 'write', ...reads },
  'fork-collect': { contents: 'read' },
  'fork-post': { actions: 'read', 'pull-requests': 'write' },
  'fork-review': { contents: 'read', 'pull-requests': 'write', issues: 'read', ...reads },
  labels: { contents: 'read', 'pull-requests': 'write' },
  review: { contents: 'read', 'pull-requests': 'write', issues: 'read', ...reads },
  schedule: { contents: 'read', issues: 'write' },
};

/** Values that no stranger chooses, or that are hashes and numbers. */
const safe =
  /^(secrets\.[A-Z_]+|vars\.[A-Z_]+|github\.(token|workflow|ref|event\.workflow_run\.id|event\.pull_request\.head\.sha)|runner\.temp|steps\.\w+\.outputs\.[\w-]+)$/;

/** Conditions compare and never print. */
const keys = {
  top: ['name', 'on', 'permissions', 'concurrency', 'jobs'],
  job: ['if', 'runs-on', 'timeout-minutes', 'permissions', 'steps'],
  step: ['name', 'id', 'if', 'uses', 'with', 'env', 'run'],
};

const files = readdirSync(join(root, folder)).map((file) => [file, read(`${folder}/${file}`)] as const);

describe.each(files)('%s', (file, text) => {
  const workflow = parseWorkflow(text);
  const steps = stepsOf(workflow);

  test('has known keys only', () => {
    const unknown = (value: object, known: readonly string[]) =>
      Object.keys(value).filter((key) => !known.includes(key));
    expect(unknown(workflow, keys.top)).toEqual([]);
    for (const job of Object.values(workflow.jobs)) expect(unknown(job, keys.job)).toEqual([]);
    for (const step of steps) expect(unknown(step, keys.step)).toEqual([]);
  });

  test('may do what it needs, per job', () => {
    expect(workflow.permissions).toEqual({});
    const granted = Object.values(workflow.jobs).map(({ permissions }) => permissions);
    expect(granted).toEqual([rights[file.replace(/^sallyport-|\.yml$/g, '')]]);
  });

  test('puts nothing of a stranger into a script, a prompt or a setting', () => {
    for (const { run, with: settings, env, uses: action } of steps) {
      expect(expressionsIn(run)).toEqual([]);
      expect(expressionsIn(action)).toEqual([]);
      for (const expression of [...expressionsIn(settings), ...expressionsIn(env)]) expect(expression).toMatch(safe);
      if (isOurs(action)) expect(JSON.stringify(settings)).not.toContain('github.event');
    }
  });

  test('names every action by a commit, with its version', () => {
    const others = [...text.matchAll(/^ +- uses: (.*)$/gm)]
      .map(([, line = '']) => line)
      .filter((line) => !isOurs(line));
    for (const line of others) expect(line).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const step of steps.filter(({ uses: action }) => isOurs(action))) expect(step.uses).toBe('OWNER/sallyport@v1');
  });

  test('leaves no token in the checkout, and checks out no fork beside secrets', () => {
    for (const { uses: action, with: settings } of steps.filter(isCheckout)) {
      expect(settings, action).toMatchObject({ 'persist-credentials': false });
      expect(settings).not.toHaveProperty('ref');
      expect(settings).not.toHaveProperty('repository');
    }
    if ('workflow_run' in workflow.on) expect(steps.filter(isCheckout)).toEqual([]);
    const hasSecrets = expressionsIn(workflow.jobs).some((one) => one.startsWith('secrets.'));
    if (file.includes('collect')) expect(hasSecrets).toBe(false);
  });

  test('gives the action inputs that it has', () => {
    for (const { with: settings } of steps.filter(({ uses: action }) => isOurs(action))) {
      for (const name of Object.keys(settings ?? {})) expect(settingNames).toContain(name);
    }
  });
});

const isCheckout = ({ uses: action }: Step) => action?.startsWith('actions/checkout@') === true;

test('init writes the examples', () => {
  const model = ['model: anthropic/claude-sonnet-4-5', 'api-key: ${{ secrets.ANTHROPIC_API_KEY }}'];
  const written = startersFor(uses, { action: 'OWNER/sallyport@v1', model })
    .filter(({ path }) => path.startsWith('.github/workflows/'))
    .map(({ path, text }) => [path.replace('.github/workflows/', ''), text]);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(files.filter(([file]) => file !== 'sallyport-labels.yml')),
  );
});

describe('the pages', () => {
  const pages = [
    'README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
  ]
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.replaceAll('\\', '/'));
  const blocks = pages.flatMap((page) =>
    [...read(page).matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, text = '']) => ({ page, text })),
  );
  const workflows = blocks.filter(({ text }) => /^jobs:/m.test(text));

  test('show workflows that are files, as they are', () => {
    for (const { page, text } of workflows) {
      expect(
        files.map(([, file]) => file),
        page,
      ).toContain(text);
    }
  });

  test('show each of them', () => {
    expect(new Set(workflows.map(({ text }) => text)).size).toBe(files.length);
  });

  test.each(
    blocks.filter(({ text }) => text.includes('uses:') && !/^jobs:/m.test(text)),
  )('have steps in $page that put nothing of a stranger into a script or a prompt', ({ text }) => {
    for (const step of stepsIn(parse(text))) {
      expect(expressionsIn(step.run)).toEqual([]);
      expect(expressionsIn(step.with?.['prompt'])).toEqual([]);
      if (!isOurs(step.uses)) continue;
      for (const name of Object.keys(step.with ?? {})) expect(settingNames).toContain(name);
    }
  });
});

/** A list of steps, or a piece of a job. */
function stepsIn(value: unknown): readonly Step[] {
  return (
    Array.isArray(value) ? value : ((value as { readonly steps?: readonly Step[] }).steps ?? [])
  ) as readonly Step[];
}
