import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playBatch, playMerge, playStart } from '../doubles/batch.js';
import { aFolder, aRepository, put } from '../doubles/place.js';

const finding = (path: string) => ({ path, line: 3, severity: 'error', title: 'Wrong', message: 'It is wrong.' });
const reporting = (path: string) =>
  [{ calls: [{ tool: 'ReportFindings', input: { findings: [finding(path)] } }] }, { say: 'Done.' }]
    .map((turn) => JSON.stringify(turn))
    .join('\n');

const files = (entry: string) => ({
  'batch.yml': `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
jobs:
  - id: one
    prompt: "Review {{item.value}}."
    items: { list: [a, b] }
${entry}`,
  'a.jsonl': reporting('src/a.ts'),
  'b.jsonl': reporting('src/b.ts'),
});

const pathsIn = (path: string) =>
  (
    JSON.parse(readFileSync(path, 'utf8')) as {
      runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[];
    }
  ).runs[0]?.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri);

test('the findings of all jobs become one SARIF file, also if they are reused or merged', async () => {
  const folder = aFolder(files('    findings: true\n'));
  const state = join(folder, '.sallyport/state/docs');
  const sarif = join(state, 'report/findings.sarif');
  const first = await playBatch(folder, 'batch.yml');
  expect([first.outcome.outputs['sarif-path'], pathsIn(sarif)]).toEqual([sarif, ['src/a.ts', 'src/b.ts']]);
  await playBatch(folder, 'batch.yml');
  expect(pathsIn(sarif)).toEqual(['src/a.ts', 'src/b.ts']);
  await playMerge(folder, [state], 'merged');
  expect(pathsIn(join(folder, 'merged/report/findings.sarif'))).toEqual(['src/a.ts', 'src/b.ts']);
});

test('without findings there is a SARIF file with none, so that code scanning closes its alerts', async () => {
  const none = JSON.stringify({ calls: [{ tool: 'ReportFindings', input: { findings: [] } }] });
  const silent = JSON.stringify({ say: 'All is well.' });
  const folder = aFolder({ ...files('    findings: true\n'), 'a.jsonl': `${none}\n${silent}`, 'b.jsonl': silent });
  const { outcome, result } = await playBatch(folder, 'batch.yml');
  expect(result.conclusion).toBe('success');
  expect(pathsIn(outcome.outputs['sarif-path'] ?? '')).toEqual([]);
});

test.each<readonly [string, string, string]>([
  ['failed', '', 'incomplete'],
  ['was deferred', 'budget: { max-jobs: 1 }\n', 'incomplete'],
])('if a job %s, there is no file from which others could read that findings are gone', async (how, more, type) => {
  const given = files('    findings: true\n');
  const folder = aFolder({
    ...given,
    'batch.yml': `${more}${given['batch.yml']}`,
    ...(how === 'failed'
      ? { 'b.jsonl': JSON.stringify({ calls: [{ tool: 'ReportIncomplete', input: { reason: 'No.' } }] }) }
      : {}),
  });
  put(folder, { 'quality.json': '[]' });
  await playStart(folder, {
    ...{ batch: 'batch.yml', state: 'state' },
    ...{ 'code-quality-report': 'quality.json', 'junit-report': 'findings.xml' },
  });
  expect(existsSync(join(folder, 'state/report/findings.sarif'))).toBe(false);
  expect(existsSync(join(folder, 'quality.json'))).toBe(false);
  expect(readFileSync(join(folder, 'findings.xml'), 'utf8')).toContain(`<error type="${type}"`);
});

test('without findings: true, the tool is not offered, and no file is written', async () => {
  const folder = aFolder(files(''));
  const { outcome } = await playBatch(folder, 'batch.yml');
  expect(outcome.outputs['sarif-path']).toBe('');
  expect(existsSync(join(folder, '.sallyport/state/docs/report/findings.sarif'))).toBe(false);
});

test.each([
  ['relative to the workspace', (folder: string) => [join(folder, 'sub'), 'src/a.ts']],
  ['absolute', (folder: string) => [join(folder, 'sub'), join(folder, 'sub/src/a.ts')]],
  ['from the root', (folder: string) => [join(folder, 'sub'), 'sub/src/a.ts']],
  ['absolute, in a workspace that is the root', (folder: string) => [folder, join(folder, 'sub/src/a.ts')]],
] as const)('findings in a directory of a repository have paths from its root if the model names them %s', async (_how, given) => {
  const folder = aRepository({ 'sub/src/a.ts': 'a\n' });
  const [workspace = '', path = ''] = given(folder);
  const entry = '    findings: true\n';
  put(workspace, { ...files(entry), 'a.jsonl': reporting(path), 'b.jsonl': reporting(path) });
  await playBatch(workspace, 'batch.yml');
  expect(pathsIn(join(workspace, '.sallyport/state/docs/report/findings.sarif'))).toEqual(['sub/src/a.ts']);
});

test('findings of a structured answer have paths from the root too, and a notice counts those that are invalid', async () => {
  const workspace = join(aRepository({ 'sub/src/a.ts': 'a\n' }), 'sub');
  const answer = { findings: [finding('./src/a.ts'), { ...finding('src/a.ts'), line: 0 }] };
  put(workspace, {
    ...files('    output-schema: schema.json\n'),
    'schema.json': '{ "type": "object", "properties": { "findings": { "type": "array" } }, "required": ["findings"] }',
    'a.jsonl': JSON.stringify({ say: JSON.stringify(answer) }),
    'b.jsonl': JSON.stringify({ say: JSON.stringify({ findings: [] }) }),
  });
  const { result } = await playBatch(workspace, 'batch.yml');
  expect(pathsIn(join(workspace, '.sallyport/state/docs/report/findings.sarif'))).toEqual(['sub/src/a.ts']);
  expect(result.jobs.map(({ structured }) => structured)).toEqual([answer, { findings: [] }]);
  const notice =
    '1 of the findings in the structured answer has not the form described in docs/findings.md and only appears in the answer.';
  expect(result.jobs.map(({ notices }) => notices)).toEqual([[notice], []]);
});

test.each([
  ['equal findings of several repeats count once', '    findings: true\n    repeat: 3\n', {}],
  [
    'a structured answer can contain findings, also without findings: true',
    '    output-schema: schema.json\n',
    {
      'schema.json':
        '{ "type": "object", "properties": { "findings": { "type": "array" } }, "required": ["findings"] }',
      ...Object.fromEntries(
        ['a', 'b'].map((name) => [
          `${name}.jsonl`,
          JSON.stringify({ say: JSON.stringify({ findings: [finding(`src/${name}.ts`)] }) }),
        ]),
      ),
    },
  ],
])('%s', async (_title, entry, more) => {
  const folder = aFolder({ ...files(entry), ...more });
  await playBatch(folder, 'batch.yml');
  expect(pathsIn(join(folder, '.sallyport/state/docs/report/findings.sarif'))).toEqual(['src/a.ts', 'src/b.ts']);
});

describe('code-quality-report and junit-report', () => {
  const reports = { 'code-quality-report': 'quality.json', 'junit-report': 'findings.xml' };
  const pathsOfQuality = (folder: string) =>
    (JSON.parse(readFileSync(join(folder, 'quality.json'), 'utf8')) as { location: { path: string } }[]).map(
      ({ location }) => location.path,
    );

  test('contain the findings of all jobs, also after a merge', async () => {
    const folder = aFolder(files('    findings: true\n'));
    for (const step of [
      { batch: 'batch.yml', state: 'state' },
      { 'batch-step': 'merge', 'merge-from': ['state'], state: 'merged' },
    ]) {
      await playStart(folder, { ...step, ...reports });
      expect(pathsOfQuality(folder)).toEqual(['src/a.ts', 'src/b.ts']);
      expect(readFileSync(join(folder, 'findings.xml'), 'utf8')).toContain('<testsuites name="sallyport" tests="2"');
      for (const name of Object.values(reports)) rmSync(join(folder, name));
    }
  });

  test('are empty without findings: true, with a warning', async () => {
    const folder = aFolder(files(''));
    const { lines } = await playStart(folder, { batch: 'batch.yml', ...reports });
    expect(pathsOfQuality(folder)).toEqual([]);
    expect(lines).toContainEqual(
      'code-quality-report and junit-report contain no findings: no entry of the batch file has findings: true. The evaluations are in report/junit.xml of the state directory.',
    );
  });
});
