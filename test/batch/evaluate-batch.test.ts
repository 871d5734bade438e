import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { evaluate as scoreAnswers } from '../../src/batch/evaluate/evaluate.js';
import { batchSource } from '../../src/batch/report/batch-source.js';
import { readBatch } from '../../src/batch/report/read-batch.js';
import type { Evaluate } from '../../src/batch/run/evaluation.js';
import { conclusionsOf, playBatch, playMerge } from '../doubles/batch.js';
import { runCli } from '../doubles/cli.js';
import { startModelServer } from '../doubles/model-server.js';
import { aRepository, put } from '../doubles/place.js';

const script = (...turns: readonly object[]) => `${turns.map((turn) => JSON.stringify(turn)).join('\n')}\n`;

interface Given {
  readonly evaluate?: string;
  readonly top?: string;
  readonly entry?: string;
  readonly judge?: readonly object[];
  readonly answer?: readonly object[];
}

const files = ({ evaluate = '[]', top = '', entry = '', judge = [], answer = [{ say: 'Hello.' }] }: Given) => ({
  'batch.yml': `name: evals
defaults: { model: "script:answer.jsonl", allow: ["Bash(grep:*)", "Bash(test:*)", "Write(old.txt)"] }
judge: script:judge.jsonl
${top}
jobs:
  - id: one
    prompt: Greet.
    evaluate: ${evaluate}
${entry}
`,
  'answer.jsonl': script(...answer),
  'judge.jsonl': script(...judge),
});

const polite = '[{ name: polite, judge: { prompt: "Is it polite? {{completion}}", choices: { "yes": 1, "no": 0 } } }]';
const yes = { say: '{"reason": "It greets.", "choice": "yes"}' };
const results = async (given: Given) =>
  (await playBatch(aRepository(files(given)), 'batch.yml')).result.jobs[0]?.evaluations;

test('a job whose evaluation fails is not called done, and the totals use one vocabulary', async () => {
  const evaluate = '[{ name: greets, contains: Hello }, { name: is polite, contains: please }]';
  const { lines, result, outcome } = await playBatch(aRepository(files({ evaluate })), 'batch.yml');
  expect(lines.join('\n')).toContain('1/1 one: evaluation failed: is polite');
  expect(lines.join('\n')).not.toContain('done');
  expect(result).toMatchObject({ passed: 0, failed: 1, errors: 0 });
  expect(outcome.summary).toContain('1 job, 1 failed');
});

test('a field of the item is literal text in the pattern of matches', async () => {
  const evaluate = '[{ matches: "^{{item.start}}.$" }, { not: true, matches: "^{{item.start}}" }]';
  const entry = '    items: { list: [{ start: "Hell(o" }] }';
  const found = await results({ evaluate, entry, answer: [{ say: 'Hell(o.' }] });
  expect(found?.map(({ status }) => status)).toEqual(['passed', 'failed']);
});

describe('commands as evaluations', () => {
  test.each([
    ['exit code 0 passes', 'grep -q hello answer.jsonl || grep -q Hello answer.jsonl', 'passed', 'exit code 0'],
    ['another exit code fails and shows the output', 'grep -c absent answer.jsonl', 'failed', '0\n[Exit code 1.]'],
    ['a command that the rules refuse is an error', 'touch made.txt', 'error', 'allow Write(made.txt)'],
  ])('%s', async (_title, command, status, reason) => {
    const [result] = (await results({ evaluate: JSON.stringify([{ command }]) })) ?? [];
    expect(result).toMatchObject({ status });
    expect(result?.reason).toContain(reason);
  });

  test('a command sees the output file, also when the answer is scored again', async () => {
    const given = { entry: '    output: { file: out.md }', evaluate: '[{ command: "grep -q Hello out.md" }]' };
    const folder = aRepository(files(given));
    const first = await playBatch(folder, 'batch.yml');
    const again = await playBatch(folder, 'batch.yml', { rescore: true });
    for (const { result } of [first, again]) expect(result.jobs[0]?.evaluations).toMatchObject([{ status: 'passed' }]);
    expect(conclusionsOf(again)).toEqual(['success (reused)']);
  });

  test.each([
    ['was edited', 'edited\n', 'edited\n'],
    ['was deleted', null, 'Hello.\n'],
  ])('scoring a stored answer with a command leaves the output file as a run without it if it %s', async (_what, before, after) => {
    const given = { entry: '    output: { file: out.md }', evaluate: '[{ command: "grep -q Hello out.md" }]' };
    const folder = aRepository(files(given));
    await playBatch(folder, 'batch.yml');
    if (before === null) rmSync(join(folder, 'out.md'));
    else put(folder, { 'out.md': before });
    const { result } = await playBatch(folder, 'batch.yml', { rescore: true });
    expect(result.jobs[0]?.evaluations).toMatchObject([{ status: 'passed' }]);
    expect(readFileSync(join(folder, 'out.md'), 'utf8')).toBe(after);
  });

  test('a command sees the files that the job changed, also when the answer is scored again', async () => {
    const folder = aRepository(
      files({
        answer: [{ calls: [{ tool: 'Write', input: { file_path: 'new.txt', content: 'made' } }] }, { say: 'Done.' }],
        entry: '    mode: auto-edit\n    changes: patch',
        evaluate: '[{ command: "grep -q made new.txt" }]',
      }),
    );
    const first = await playBatch(folder, 'batch.yml');
    const again = await playBatch(folder, 'batch.yml', { rescore: true });
    for (const { result } of [first, again]) expect(result.jobs[0]?.evaluations).toMatchObject([{ status: 'passed' }]);
    expect(() => readFileSync(join(folder, 'new.txt'))).toThrow();
  });

  test.each([
    [
      'a file that the command names',
      'grep -q new check.txt',
      ['The job changed check.txt, which the command of the evaluation command names.'],
    ],
    ['another file', 'grep -q hello answer.jsonl || true', []],
  ])('the result says whether the job changed %s', async (_what, command, notices) => {
    const folder = aRepository({
      ...files({
        answer: [
          { calls: [{ tool: 'Read', input: { file_path: 'check.txt' } }] },
          { calls: [{ tool: 'Write', input: { file_path: 'check.txt', content: 'new\n' } }] },
          { say: 'Done.' },
        ],
        entry: '    mode: auto-edit\n    changes: patch',
        evaluate: JSON.stringify([{ name: 'command', command }]),
      }),
      'check.txt': 'old\n',
    });
    const { result } = await playBatch(folder, 'batch.yml');
    expect(result.jobs[0]?.notices).toEqual(notices);
  });

  test('a command does not see a file that the job deleted, also when the answer is scored again', async () => {
    const folder = aRepository({
      ...files({
        answer: [{ calls: [{ tool: 'Delete', input: { file_path: 'old.txt' } }] }, { say: 'Done.' }],
        entry: '    changes: patch',
        evaluate: '[{ not: true, command: "test -e old.txt" }]',
      }),
      'old.txt': 'old\n',
    });
    const first = await playBatch(folder, 'batch.yml');
    const again = await playBatch(folder, 'batch.yml', { rescore: true });
    for (const { result } of [first, again]) expect(result.jobs[0]?.evaluations).toMatchObject([{ status: 'passed' }]);
    expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toBe('old\n');
  });
});

describe('judging models', () => {
  test('a judge sees the answer as data and its choice is the score', async () => {
    const evaluations = await results({
      evaluate: polite,
      judge: [{ ...yes, expect: { contains: '<graded-text>\nHello.\n</graded-text>' } }],
    });
    expect(evaluations).toEqual([
      { name: 'polite', status: 'passed', score: 1, reason: 'The judge chose "yes". It greets.' },
    ]);
  });

  test('an error of the judge is neither passed nor failed, and only it is evaluated again by the next run', async () => {
    const evaluate = polite.replace('[{', '[{ contains: Hello }, {');
    const folder = aRepository(files({ evaluate, judge: [{ fail: { status: 400, times: 1 } }] }));
    const first = await playBatch(folder, 'batch.yml');
    expect(first.result.jobs[0]?.evaluations.map(({ status }) => status)).toEqual(['passed', 'error']);
    expect(first.outcome.exitCode).toBe(1);
    expect(readFileSync(join(folder, '.sallyport/state/evals/report/junit.xml'), 'utf8')).toContain(
      '<error type="evaluation"',
    );
    const stored = await readBatch(join(folder, '.sallyport/state/evals'), () => undefined);
    const ports = { clean: (text: string) => text, directory: folder, onNotice: () => undefined };
    expect((await batchSource(stored, null, ports)).overview.rows).toMatchObject([{ state: 'error' }]);
    put(folder, { 'judge.jsonl': script(yes) });
    const again = await playBatch(folder, 'batch.yml');
    expect(again.result.jobs[0]?.evaluations.map(({ status }) => status)).toEqual(['passed', 'passed']);
    expect(conclusionsOf(again)).toEqual(['success (reused)']);
  });

  test('an invalid key of the judge ends the batch at the first job with exit code 2', async () => {
    const given = files({
      evaluate: polite,
      entry: '    items: { list: [a, b, c] }',
      judge: [{ fail: { status: 401, times: 9 } }],
      top: 'concurrency: 1',
    });
    const { outcome, result } = await playBatch(aRepository(given), 'batch.yml');
    expect(outcome.exitCode).toBe(2);
    expect(result.conclusion).toBe('config-error');
    expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual(['success', 'cancelled', 'cancelled']);
  });

  test.each([
    ['without a key', 'openai/gpt-5-mini', '', 'model-key-missing'],
    ['of an unknown provider', 'opnai/gpt-5-mini', '', 'model-unknown'],
    [
      'whose price is unknown, under a limit of the cost',
      'compatible/own',
      'budget: { max-cost-usd: 1 }',
      'batch-invalid',
    ],
  ])('a judge %s is found before a model is asked', async (_title, judge, top, code) => {
    const given = files({ evaluate: polite, top, answer: [{ fail: { status: 500, times: 99 } }] });
    const folder = aRepository({ ...given, 'batch.yml': given['batch.yml'].replace('script:judge.jsonl', judge) });
    const environment = { COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' };
    const played = playBatch(folder, 'batch.yml', { environment });
    await expect(played).rejects.toMatchObject({ diagnostics: [expect.objectContaining({ code })] });
  });

  test('a prompt file whose judge has an unknown provider names the key of the batch file that replaces it', async () => {
    const prompt = `messages: [{ role: user, content: x }]
testData: [{ input: a }]
evaluators: [{ name: j, llm: { modelId: xai/grok-3, prompt: "{{completion}}?", choices: [{ choice: good, score: 1 }] } }]
`;
    const batch = 'name: qa\njobs: [{ id: qa, model: "script:a.jsonl", items: { test-data: qa.prompt.yml } }]\n';
    const played = playBatch(aRepository({ 'batch.yml': batch, 'qa.prompt.yml': prompt }), 'batch.yml');
    await expect(played).rejects.toThrow(/^qa\.prompt\.yml:3:.*unknown provider "xai".*set judge in the batch file/s);
  });
});

test.each([
  [
    'address',
    'compatible/own',
    'set the variable COMPATIBLE_BASE_URL, e.g. https://models.example.org/v1; base-url belongs to the model of the job, not to this judge',
  ],
  [
    'key',
    'openai/gpt-5-mini',
    'set the variable OPENAI_API_KEY; api-key belongs to the model of the job, not to this judge',
  ],
])('the %s of a judge of another provider is a variable', async (_what, judge, hint) => {
  const given = files({ evaluate: polite });
  const folder = aRepository({ ...given, 'batch.yml': given['batch.yml'].replace('script:judge.jsonl', judge) });
  const settings = { 'base-url': 'http://127.0.0.1:9/v1', 'api-key': 'key-of-the-job' };
  await expect(playBatch(folder, 'batch.yml', { settings })).rejects.toMatchObject({ diagnostics: [{ hint }] });
});

describe('scoring again', () => {
  test('a changed evaluation is scored without asking the model of the job', async () => {
    const folder = aRepository(files({ evaluate: '[{ contains: Bye }]' }));
    const first = await playBatch(folder, 'batch.yml');
    expect(first.outcome.exitCode).toBe(1);
    put(folder, {
      ...files({ evaluate: '[{ contains: Hello }]' }),
      'answer.jsonl': script({ fail: { status: 400, times: 9 } }),
    });
    const again = await playBatch(folder, 'batch.yml');
    expect(again.outcome.exitCode).toBe(0);
    expect(conclusionsOf(again)).toEqual(['success (reused)']);
    expect(again.result.jobs[0]?.evaluations).toMatchObject([{ name: 'contains Hello', status: 'passed' }]);
  });

  const judged = (changes = '', choices = '{ "yes": 1, "no": 0.5 }', prompt = 'Is it polite?') =>
    `{ name: polite${changes}, judge: { prompt: "${prompt} {{completion}}", choices: ${choices} } }`;
  const verdicts = [{ ...yes, say: '{"reason": "It greets.", "choice": "no"}' }, yes];
  test.each<[title: string, evaluate: string, top: string, expected: readonly string[]]>([
    ['after another one is added before it', `[{ contains: Hello }, ${judged()}]`, '', ['passed', 'failed']],
    ['with another threshold, name and weight', `[${judged(' enough, threshold: 0.4, weight: 2')}]`, '', ['passed']],
    ['on another line', `[${judged()}]`, '# A line more', ['failed']],
  ])('the score of a judge is kept %s', async (_title, evaluate, top, expected) => {
    const given = { judge: verdicts, evaluate: `[${judged(', threshold: 0.8')}]` };
    const folder = aRepository(files(given));
    await playBatch(folder, 'batch.yml');
    put(folder, { ...files({ ...given, evaluate: evaluate.replace('polite,', 'polite, threshold: 0.8,'), top }) });
    put(folder, { 'judge.jsonl': script({ fail: { status: 400, times: 9 } }) });
    const again = await playBatch(folder, 'batch.yml');
    expect(again.result.jobs[0]?.evaluations.map(({ status }) => status)).toEqual(expected);
  });

  test('a dry run expects no cost of a judge whose score is kept, even if the batch file names the judge', async () => {
    const answered = { text: '{"reason": "It greets.", "choice": "yes"}' };
    const server = await startModelServer(() => answered);
    onTestFinished(() => server.close());
    const given = (evaluate: string) =>
      files({ evaluate })['batch.yml'].replace('script:judge.jsonl', 'anthropic/claude-sonnet-4-5');
    const folder = aRepository({ ...files({}), 'batch.yml': given(`[${judged()}]`) });
    const environment = { ANTHROPIC_BASE_URL: server.url, ANTHROPIC_API_KEY: 'sk-test-0123456789' };
    await playBatch(folder, 'batch.yml', { environment });
    put(folder, { 'batch.yml': given(`[{ contains: Hello }, ${judged()}]`) });
    const { stdout } = await runCli(['batch', 'batch.yml', '--dry-run'], { cwd: folder, inProcess: true });
    expect(stdout).toContain('1 job: 1 scored again\nexpected cost of this run: $0 ');
  });

  test('the cost of a job has what its stored scores cost, also if only another evaluation is scored', async () => {
    const costly: Evaluate = async (context, answer) => ({
      ...(await scoreAnswers(context, answer)),
      costUsd: context.specs.length,
    });
    const given = { judge: [yes], evaluate: `[{ contains: Hello }, ${judged()}]` };
    const folder = aRepository(files(given));
    const costs = async (evaluate: string, rescore = false) => {
      put(folder, files({ ...given, evaluate }));
      const { result } = await playBatch(folder, 'batch.yml', { evaluate: costly, rescore });
      return result.jobs[0]?.costUsd;
    };
    expect(await costs(given.evaluate)).toBe(2);
    expect(await costs(`[{ contains: ello }, ${judged()}]`)).toBe(3);
    expect(await costs(`[{ contains: ello }, ${judged()}]`, true)).toBe(2);
  });

  test.each([
    ['another question', `[${judged('', undefined, 'Is it kind?')}]`, ''],
    ['other choices', `[${judged('', '{ "yes": 0.9, "no": 0 }')}]`, ''],
    ['the opposite', `[${judged(', not: true')}]`, ''],
    ['another judge', `[${judged()}]`, 'script:other.jsonl'],
  ])('a judge is asked again for %s', async (_title, evaluate, judge) => {
    const folder = aRepository(files({ judge: verdicts.slice(0, 1), evaluate: `[${judged()}]` }));
    await playBatch(folder, 'batch.yml');
    const changed = files({ evaluate, judge: [{ say: '{"reason": "New.", "choice": "yes"}' }] });
    put(folder, {
      ...changed,
      'batch.yml': judge === '' ? changed['batch.yml'] : changed['batch.yml'].replace('script:judge.jsonl', judge),
      'other.jsonl': changed['judge.jsonl'],
    });
    const again = await playBatch(folder, 'batch.yml');
    expect(again.result.jobs[0]?.evaluations[0]?.reason).toContain('New.');
  });

  test('answers that max-cost-usd leaves unscored end the batch with exit code 4, and the reports have what scoring cost', async () => {
    const given = (word: string) =>
      files({
        evaluate: `[{ contains: ${word} }]`,
        entry: '    items: { list: [a, b, c] }',
        top: 'concurrency: 1\nbudget: { max-cost-usd: 1.5 }',
      });
    const folder = aRepository(given('Bye'));
    await playBatch(folder, 'batch.yml');
    put(folder, given('Hello'));
    const evaluate: Evaluate = async (context, answer) => ({ ...(await scoreAnswers(context, answer)), costUsd: 1 });
    const { outcome, result } = await playBatch(folder, 'batch.yml', { evaluate });
    expect(outcome.exitCode).toBe(4);
    expect(result).toMatchObject({ conclusion: 'budget', passed: 2, deferred: 1, costUsd: 2 });
    const { totals } = await readBatch(join(folder, '.sallyport/state/evals'), () => undefined);
    const { jobs: _, ...reported } = result;
    expect(totals).toMatchObject(reported);
    const merged = await playMerge(folder, ['.sallyport/state/evals'], 'merged');
    expect(merged.result).toEqual(expect.objectContaining(reported));
  });

  test('a question to a judge that does not fit into max-cost-usd is not asked, and the next run asks it', async () => {
    const server = await startModelServer(() => ({ text: yes.say, usage: { input: 10, output: 40_000 } }));
    onTestFinished(() => server.close());
    const checks = ['kind', 'short', 'clear', 'new'].map((word) => judged('', undefined, `Is it ${word}?`));
    const given = files({ evaluate: `[${checks.join(', ')}]`, top: 'budget: { max-cost-usd: 1 }' });
    const folder = aRepository({
      ...given,
      'batch.yml': given['batch.yml'].replace('script:judge.jsonl', 'anthropic/claude-sonnet-4-5'),
    });
    const environment = { ANTHROPIC_BASE_URL: server.url, ANTHROPIC_API_KEY: 'sk-test-0123456789' };
    const first = await playBatch(folder, 'batch.yml', { environment });
    const statuses = ({ result }: typeof first) => result.jobs[0]?.evaluations.map(({ status }) => status);
    expect([first.outcome.exitCode, statuses(first)]).toEqual([4, ['passed', 'passed', 'error', 'error']]);
    expect(first.result).toMatchObject({ conclusion: 'budget', costUsd: expect.closeTo(1.2, 2) as number });
    const again = await playBatch(folder, 'batch.yml', { environment });
    expect([again.outcome.exitCode, statuses(again)]).toEqual([0, ['passed', 'passed', 'passed', 'passed']]);
    const rescored = await playBatch(folder, 'batch.yml', { environment, rescore: true });
    expect([rescored.outcome.exitCode, statuses(rescored)]).toEqual([4, ['passed', 'passed', 'passed', 'passed']]);
    expect(server.requests).toHaveLength(6);
  });

  test('an answer that was not scored because the batch ended early is not counted by a report or a merge', async () => {
    const top = 'concurrency: 1';
    const entry = '    items: { list: [a, b] }';
    const folder = aRepository(files({ evaluate: '[{ contains: Hello }]', entry, top }));
    await playBatch(folder, 'batch.yml');
    put(folder, files({ evaluate: polite, entry, top, judge: [{ fail: { status: 401, times: 9 } }] }));
    const { result } = await playBatch(folder, 'batch.yml');
    expect(result).toMatchObject({
      conclusion: 'config-error',
      code: 'model-auth',
      counts: { success: 1, cancelled: 1 },
    });
    const { totals } = await readBatch(join(folder, '.sallyport/state/evals'), () => undefined);
    expect(totals).toMatchObject({ counts: { success: 1, cancelled: 1 }, passed: 0, failed: 1 });
    const merged = await playMerge(folder, ['.sallyport/state/evals'], 'merged');
    expect(merged.outcome.exitCode).toBe(2);
  });

  test('a canceled --rescore shows the stored scores, as a report does', async () => {
    const folder = aRepository(files({ evaluate: '[{ contains: Hello }]', entry: '    items: { list: [a, b] }' }));
    await playBatch(folder, 'batch.yml');
    const signal = AbortSignal.abort('SIGTERM');
    const { outcome, result } = await playBatch(folder, 'batch.yml', { rescore: true, signal });
    expect(outcome.exitCode).toBe(130);
    expect(result).toMatchObject({ conclusion: 'cancelled', counts: { success: 2 }, passed: 2 });
    const { totals } = await readBatch(join(folder, '.sallyport/state/evals'), () => undefined);
    expect(totals).toMatchObject({ conclusion: 'cancelled', counts: { success: 2 }, passed: 2 });
  });

  test('a job whose prompt file was deleted has errors as evaluations, and is evaluated again by the next run', async () => {
    const given = files({ evaluate: '[{ contains: Hello }]' });
    const folder = aRepository({
      ...given,
      'batch.yml': given['batch.yml'].replace('prompt: Greet.', 'prompt-file: greet.md'),
      'greet.md': 'Greet.\n',
    });
    await playBatch(folder, 'batch.yml');
    rmSync(join(folder, 'greet.md'));
    const again = await playBatch(folder, 'batch.yml', { resume: true, rescore: true });
    expect(again.result.jobs[0]?.evaluations).toMatchObject([{ name: 'contains Hello', status: 'error' }]);
    expect(again.result.jobs[0]?.evaluations[0]?.reason).toContain('greet.md');
    put(folder, { 'greet.md': 'Greet.\n' });
    const last = await playBatch(folder, 'batch.yml');
    expect(last.result.jobs[0]?.evaluations).toMatchObject([{ status: 'passed' }]);
  });
});

describe('pass rates', () => {
  const twoModels = (top: string, evaluate: string) => ({
    'batch.yml': `name: evals
${top}
jobs:
  - id: qa
    items: { test-data: qa.prompt.yml }
    matrix: { model: ["script:good.jsonl", "script:bad.jsonl"] }
    evaluate: ${evaluate}
`,
    'qa.prompt.yml': `messages: [{ role: user, content: "{{input}}" }]
testData: [{ input: Capital of France?, expected: paris }, { input: Capital of Italy?, expected: Rome }]
evaluators: [{ name: expected, string: { contains: "{{expected}}" } }]
`,
    'good.jsonl': script({ say: 'It is Paris.' }),
    'bad.jsonl': script({ say: 'I do not know.' }),
  });

  test.each([
    ['above the rate, the batch fails', 'min-pass-rate: 0.3', '[]', 1, 'incomplete'],
    ['up to the rate, it succeeds', 'min-pass-rate: 0.25', '[]', 0, 'success'],
  ])('%s, and each prompt and model has its own', async (_title, top, evaluate, exitCode, conclusion) => {
    const { outcome, result, lines } = await playBatch(aRepository(twoModels(top, evaluate)), 'batch.yml');
    expect(outcome.exitCode).toBe(exitCode);
    expect(result).toMatchObject({ conclusion, passed: 1, failed: 3 });
    expect(result.passRates).toMatchObject([
      { id: 'qa', model: 'script:good.jsonl', passed: 1, failed: 1, errors: 0, rate: 0.5 },
      { id: 'qa', model: 'script:bad.jsonl', passed: 0, failed: 2, errors: 0, rate: 0 },
    ]);
    expect(outcome.summary).toContain('| qa | script:bad.jsonl | 0 % | 0 | 2 | 0 |');
    expect(outcome.summary).toContain('The answer does not contain "Rome" (case ignored).');
    expect(lines.filter((line) => line.includes('expected') && !line.includes(': evaluation failed: '))).toEqual([]);
  });

  test('the summary has a line for each failed evaluation, three at most', async () => {
    const checks = ['a', 'b', 'c', 'd'].map((name) => `{ name: ${name}, contains: "${name}!" }`).join(', ');
    const files = twoModels('', `[${checks}]`);
    const folder = aRepository({ ...files, 'batch.yml': files['batch.yml'].replace(', "script:bad.jsonl"', '') });
    const { outcome } = await playBatch(folder, 'batch.yml');
    const [row] = outcome.summary?.split('\n').filter((line) => line.includes('France')) ?? [];
    const texts = row?.split(' | ')[5]?.split('<br>') ?? [];
    expect(texts.map((text) => text.replace(/ The answer.*/, ''))).toEqual(['a:', 'b:', 'c:', 'and 1 more']);
  });

  test('without rows, the batch is skipped, and no rate is shown', async () => {
    const given = twoModels('', '[]');
    const empty = { ...given, 'qa.prompt.yml': given['qa.prompt.yml'].replace(/testData: .*/, 'testData: []') };
    const { outcome, result } = await playBatch(aRepository(empty), 'batch.yml');
    expect([outcome.exitCode, result.conclusion, result.passRates]).toEqual([0, 'skipped', []]);
  });

  test('errors of a provider are counted as errors, and are in no rate', async () => {
    const given = { ...twoModels('min-pass-rate: 0', '[]'), 'bad.jsonl': script({ fail: { status: 400, times: 9 } }) };
    const { outcome, result } = await playBatch(aRepository(given), 'batch.yml');
    expect(outcome.exitCode).toBe(1);
    expect(result.passRates).toMatchObject([
      { id: 'qa', model: 'script:good.jsonl', passed: 1, failed: 1, errors: 0, rate: 0.5 },
      { id: 'qa', model: 'script:bad.jsonl', passed: 0, failed: 0, errors: 2, rate: null },
    ]);
    const junit = readFileSync(outcome.outputs['junit-path'] ?? '', 'utf8');
    expect(junit).toContain('failures="1" errors="2"');
  });

  test.each([
    [2, 0, 'failures="0" errors="0" skipped="1"'],
    [3, 1, 'failures="1" errors="0" skipped="0"'],
  ])('one of three repeats that fails with at-least: %d is a failure in JUnit only if the job failed', async (least, exitCode, expected) => {
    let scored = 0;
    const evaluate: Evaluate = async (context, answer) => {
      scored += 1;
      const { evaluations, ...rest } = await scoreAnswers(context, answer);
      return { ...rest, evaluations: evaluations.map((one) => (scored === 1 ? { ...one, status: 'failed' } : one)) };
    };
    const top = 'concurrency: 1';
    const entry = `    repeat: { times: 3, at-least: ${String(least)} }`;
    const folder = aRepository(files({ top, entry, evaluate: '[{ contains: Hello }]' }));
    const played = await playBatch(folder, 'batch.yml', { evaluate });
    const merged = await playMerge(folder, ['.sallyport/state/evals'], 'merged');
    for (const { outcome } of [played, merged]) {
      expect(outcome.exitCode).toBe(exitCode);
      expect(readFileSync(outcome.outputs['junit-path'] ?? '', 'utf8')).toContain(expected);
    }
  });

  test('`at-least` of the repeats must pass', async () => {
    const given = files({ entry: '    repeat: { times: 3, at-least: 0 }', evaluate: '[{ contains: Bye }]' });
    const { result } = await playBatch(aRepository(given), 'batch.yml');
    expect(result.passRates).toMatchObject([{ passed: 1, failed: 0 }]);
  });
});

describe('min-score', () => {
  const evaluate = '[{ contains: Hello, weight: 3 }, { contains: Bye }]';

  test.each([
    ['the mean by weight decides if it is high enough', '    min-score: 0.75', 0, { passed: 1 }],
    ['a lower mean fails', '    min-score: 0.76', 1, { failed: 1 }],
    ['without it, each evaluation must pass', '', 1, { failed: 1 }],
  ])('%s', async (_title, entry, exitCode, totals) => {
    const { outcome, result } = await playBatch(aRepository(files({ evaluate, entry })), 'batch.yml');
    expect(outcome.exitCode).toBe(exitCode);
    expect(result).toMatchObject(totals);
    const junit = readFileSync(outcome.outputs['junit-path'] ?? '', 'utf8');
    expect(junit).toContain(`failures="${String(exitCode)}" errors="0"`);
  });

  test('a changed one is applied without asking the model again', async () => {
    const folder = aRepository(files({ evaluate, entry: '    min-score: 0.9' }));
    expect((await playBatch(folder, 'batch.yml')).result.failed).toBe(1);
    put(folder, files({ evaluate, entry: '    min-score: 0.7' }));
    const again = await playBatch(folder, 'batch.yml');
    expect(again.result.passed).toBe(1);
    expect(conclusionsOf(again)).toEqual(['success (reused)']);
  });
});
