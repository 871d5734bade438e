import { describe, expect, test } from 'vitest';
import { withPromptEvaluators } from '../../src/batch/evaluate/with-prompt-evaluators.js';
import { readBatchFile } from '../../src/batch/file/read-batch-file.js';
import { findItems } from '../../src/batch/items/find-items.js';
import type { BatchPlan, KeyPartName } from '../../src/batch/model/types.js';
import { makePlan, type PlanPorts } from '../../src/batch/plan/make-plan.js';
import { createJobResolver } from '../../src/batch/plan/resolve-job.js';
import { assignShards, readShard, requireStaticSources, usableShards } from '../../src/batch/plan/shard.js';
import { nameOfJob } from '../../src/batch/report/name-of-job.js';
import { planFileText, readPlanFile } from '../../src/batch/state/plan-file.js';
import { ciMatrix } from '../../src/batch/steps/write-plan.js';
import { UserError } from '../../src/errors.js';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { parseInputs } from '../../src/settings/inputs.js';
import { mergeSettings } from '../../src/settings/merge-settings.js';
import { aFolder } from '../doubles/place.js';

interface Workflow {
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly shards?: number;
}

/** What a run would use for the jobs of this batch file. */
function opened(text: string, { inputs = {}, files = {} }: Workflow = {}) {
  const folder = aFolder(files);
  const system = createFileSystem({ root: folder, guard: () => null });
  const source = workingTreeSource(system, createPathFacts(folder, folder));
  const { parsed } = parseInputs(Object.entries(inputs).map(([name, value]) => ({ name, value, location: name })));
  const file = readBatchFile('b.yml', Buffer.from(text));
  const workflow = { ...mergeSettings(parsed), inputs: parsed.values };
  const resolver = createJobResolver(file, workflow, { files: source, commands: { project: source } });
  return { file, resolver, system, source };
}

async function planOf(text: string, workflow: Workflow = {}): Promise<BatchPlan> {
  const { file, ...rest } = opened(text, workflow);
  return await makePlan(file, workflow.shards ?? 1, portsOf(rest));
}

function portsOf({ resolver, system, source }: Omit<ReturnType<typeof opened>, 'file'>): PlanPorts {
  return {
    resolver,
    hooks: [],
    plugins: [],
    findItems: (_, items) =>
      findItems(items, {
        files: system,
        source,
        changedFiles: () => Promise.resolve([]),
        runCommand: () => Promise.resolve(''),
        search: () => Promise.resolve({ issues: [], total: 0, isIncomplete: false }),
        signal: new AbortController().signal,
      }),
    inspectPrompt: () => Promise.resolve({ digest: '', characters: 0, notices: [] }),
    outputSchema: () => Promise.resolve(null),
  };
}

const messageOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw new Error('no problem was reported');
  return error.message;
};

const judging = 'prompt: "Good? {{completion}}", choices: { "yes": 1, "no": 0 }';

const batch = (lines: string, prompt = 'Do {{item.value}}.') =>
  `defaults: { model: anthropic/claude-sonnet-4-5 }\njobs:\n  - id: a\n    prompt: "${prompt}"\n    items: { list: [x, y] }\n${lines}`;

test('an item with line breaks has a name in one line', () => {
  const item = { id: 'a\r\nb', fields: {}, content: null };
  expect(nameOfJob({ id: 'e', item, matrix: { n: 1 }, repeat: 2 })).toBe('e · a b · 1 (2)');
});

test('an item without an id or a text is named by its first number', () => {
  const item = { id: '3eaf442010abf8d0', fields: { name: 5 }, content: null };
  expect(nameOfJob({ id: 'e', item, matrix: {}, repeat: 1 })).toBe('e · 5 (3eaf4420)');
});

describe('a plan', () => {
  test('has every item with every combination of the matrix and every repeat, in this order', async () => {
    const { jobs } = await planOf(
      batch('    matrix: { n: [1, 2] }\n    repeat: 2\n', 'Do {{item.value}} {{matrix.n}}.'),
    );
    expect(jobs.map(({ index, item, matrix, repeat }) => [index, item?.id, matrix['n'], repeat])).toEqual([
      [0, 'x', 1, 1],
      [1, 'x', 1, 2],
      [2, 'x', 2, 1],
      [3, 'x', 2, 2],
      [4, 'y', 1, 1],
      [5, 'y', 1, 2],
      [6, 'y', 2, 1],
      [7, 'y', 2, 2],
    ]);
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(8);
    expect(new Set(jobs.map(({ slot }) => slot)).size).toBe(8);
  });

  test('has a job of its own for each value of the matrix, also if only a limit or an evaluation uses it', async () => {
    const { jobs } = await planOf(batch('    max-turns: "{{matrix.n}}"\n    matrix: { n: [1, 2] }\n'));
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(4);
  });

  test.each([
    ['a model', 'model: compatible/own', 'compatible/own'],
    ['a fallback model', 'fallback-model: [compatible/other]', 'compatible/other'],
    ['a judge', `evaluate: [{ judge: { ${judging}, model: compatible/j } }]`, 'compatible/j'],
  ])('is refused if the batch has a cost limit and %s without a known price', async (_, line, name) => {
    const text = `budget: { max-cost-usd: 1 }\n${batch(`    ${line}\n`)}`;
    expect(await messageOf(planOf(text))).toContain(
      `b.yml, budget.max-cost-usd: the price of ${name} is not known, so this limit cannot be enforced`,
    );
    expect(await planOf(text, { inputs: { prices: `${name}: 1 2` } })).toMatchObject({ jobs: [{}, {}] });
  });

  test.each([
    ['its entry', '    max-cost-usd: 1\n', '', {}, 'b.yml:7:19'],
    ['the defaults', '', 'max-cost-usd: 1, ', {}, 'b.yml:1:27'],
    ['its matrix', '    matrix: { max-cost-usd: [1] }\n', '', {}, 'b.yml:3:5, max-cost-usd'],
    ['an input', '', '', { 'max-cost-usd': '1' }, 'the input max-cost-usd'],
  ])('is refused if a job has a cost limit from %s and its model has no known price', async (_from, line, head, inputs, location) => {
    const text = batch(`    model: compatible/own\n${line}`).replace('defaults: { ', `defaults: { ${head}`);
    expect(await messageOf(planOf(text, { inputs }))).toContain(
      `${location}: the price of compatible/own is not known, so this limit cannot be enforced`,
    );
    const priced = { ...inputs, prices: 'compatible/own: 1 2' };
    expect(await planOf(text, { inputs: priced })).toMatchObject({ planId: expect.any(String) as string });
  });

  test('is the same whenever it is made, and its id depends on the file and the number of shards', async () => {
    const [one, again, sharded, other] = await Promise.all([
      planOf(batch('')),
      planOf(batch('')),
      planOf(batch(''), { shards: 2 }),
      planOf(batch('    max-turns: 3\n')),
    ]);
    expect(again).toEqual(one);
    expect(new Set([one, sharded, other].map(({ planId }) => planId)).size).toBe(3);
  });

  test('of a source without items has no job and a notice', async () => {
    const plan = await planOf('jobs: [{ id: a, prompt: "{{item.path}}", model: x, items: { files: "none/**" } }]');
    expect(plan).toMatchObject({ jobs: [], shards: 1, notices: ['entry a: its source has no items'] });
    expect(ciMatrix(plan)).toMatchObject({ count: 0, include: [] });
  });

  test('leaves out items that are listed twice, with a notice', async () => {
    const plan = await planOf('jobs: [{ id: a, prompt: "{{item.value}}", model: x, items: { list: [1, 2, 1] } }]');
    expect(plan.jobs).toHaveLength(2);
    expect(plan.notices).toEqual(['entry a: left out 1 repeated item']);
  });

  test('refuses two different rows with the same id', async () => {
    const files = { 'r.jsonl': '{"id":1,"t":"a"}\n{"id":1,"t":"b"}\n' };
    const work = planOf('jobs: [{ id: a, prompt: "{{item.t}}", model: x, items: { jsonl: r.jsonl } }]', { files });
    expect(await messageOf(work)).toContain('r.jsonl:2: two different items have the id 1');
  });

  test('names the row whose prompt is empty', async () => {
    const files = { 'r.jsonl': '{"t":"a"}\n{"t":" "}\n' };
    const work = planOf('jobs: [{ id: a, prompt: "{{item.t}}", model: x, items: { jsonl: r.jsonl } }]', { files });
    expect(await messageOf(work)).toMatch(/^r\.jsonl:2: the prompt of this item is empty/);
  });

  test.each([
    ['an empty prompt', 'prompt: " "', 'b.yml:1:8, prompt: the prompt is empty'],
    ['an unknown command', 'command: nope', 'b.yml:1:8: the command "nope" does not exist'],
  ])('names the entry that has %s', async (_, prompt, problem) => {
    expect(await messageOf(planOf(`jobs: [{ id: a, model: x, ${prompt} }]`))).toContain(problem);
  });

  test('names every output file that several items, entries or combinations of the matrix would write', async () => {
    const text = [
      'defaults: { model: x, prompt: "{{item.value}}" }',
      'jobs:',
      '  - { id: a, items: { list: [1, 2] }, output: { file: out/a.md } }',
      '  - { id: b, items: { list: [1, 2, 3] }, matrix: { n: [1, 2] }, output: { file: "./out/{{item.value}}.md" } }',
      '  - { id: c, items: { list: [1] }, repeat: 2, output: { file: out/../out/3.md } }',
    ].join('\n');
    const message = await messageOf(planOf(text));
    expect(message).toContain('b · 3 · 1 and b · 3 · 2 and 1 more');
    const problems = message.split('\n').filter((line) => line.startsWith('b.yml'));
    expect(problems).toEqual([
      'b.yml:3:5, output: two jobs write out/a.md [batch-invalid]',
      'b.yml:4:5, output: two jobs write out/1.md [batch-invalid]',
      'b.yml:4:5, output: two jobs write out/2.md [batch-invalid]',
      'b.yml:4:5, output: 3 jobs write out/3.md [batch-invalid]',
    ]);
  });

  test('names output files that differ only in case, which are one file on macOS and Windows', async () => {
    const entry = 'items: { list: [Readme, README] }, output: { file: "docs/{{item.value}}.md" }';
    const message = await messageOf(planOf(`jobs: [{ id: a, prompt: "{{item.value}}", model: x, ${entry} }]`));
    expect(message).toContain('two jobs write docs/README.md');
    expect(message).toContain('on macOS and Windows, names that differ only in case are one file');
  });

  test.each([
    ['with changes', 'items: { list: [1, 2] }, changes: patch'],
    ['as repeats of one job', 'items: { list: [1] }, repeat: 3'],
  ])('permits jobs %s to write the same output file', async (_, entry) => {
    const plan = await planOf(
      `jobs: [{ id: a, prompt: "{{item.value}}", model: x, output: { file: a.md }, ${entry} }]`,
    );
    expect(plan.jobs.length).toBeGreaterThan(1);
  });

  test('notes once that a prompt has the name of a field without item, which stays as it is', async () => {
    const plan = await planOf(
      'jobs: [{ id: a, prompt: "{{ text }} {{args}} {{other}} {{item.text}}", model: x, items: { list: [{ text: a }, { text: b }] } }]',
    );
    expect(plan.notices).toEqual([
      'entry a: {{ text }} in prompt stays as it is; {{item.text}} inserts the field of the item',
    ]);
  });

  test('names the file and the line of a row that lacks a field', async () => {
    const files = { 'r.jsonl': '{"title":"a"}\n{"titel":"b"}\n' };
    const work = planOf('jobs: [{ id: a, prompt: "{{item.title}}", model: x, items: { jsonl: r.jsonl } }]', { files });
    expect(await messageOf(work)).toMatch(
      /^r\.jsonl:2: the item has no field for \{\{item\.title\}\}.*did you mean \{\{item\.titel\}\}\?/s,
    );
  });

  test('names the row that lacks a field, the evaluator that needs it, and the field', async () => {
    const rows = 'testData:\n  - { city: Rome, input: x }\n  - { city: Oslo }\n';
    const prompt = `messages: [{ role: user, content: "{{city}}" }]\n${rows}evaluators: [{ name: fits, uses: github/relevance }]\n`;
    const entry = 'jobs: [{ id: a, model: x, items: { test-data: p.prompt.yml } }]';
    const files = { 'p.prompt.yml': prompt };
    const { file: read, ...rest } = opened(entry, { files });
    const { file } = await withPromptEvaluators(read, rest.source);
    const work = makePlan(file, 1, portsOf(rest));
    expect(await messageOf(work)).toMatch(
      /^p\.prompt\.yml:4\S*: the item has no field input, which the evaluation fits needs.*its fields are city/s,
    );
  });

  test('reports the problems of all entries and rows at once, and those that all rows share once', async () => {
    const files = { 'r.jsonl': '{"t":1}\n{"u":2}\n{"u":3}\n', 'broken.json': '[1,\n2' };
    const text = [
      'defaults: { model: x }',
      'jobs:',
      '  - { id: a, prompt: x, items: { json: broken.json } }',
      '  - { id: b, prompt: "{{item.t}}", items: { jsonl: r.jsonl } }',
      '  - { id: c, prompt: "{{item.t}}", items: { jsonl: none.jsonl } }',
      '  - { id: d, prompt: "{{item.value}}", items: { list: [1, 2] }, matrix: { mode: [plan] } }',
    ].join('\n');
    expect((await messageOf(planOf(text, { files }))).match(/^[^ ]+ /gm)).toEqual([
      'broken.json:2:2: ',
      'r.jsonl:2: ',
      'b.yml:5:43: ',
      'b.yml:6:5: ',
    ]);
  });

  test.each([
    ['two rows', [2], 'r.jsonl:2: the item has no field for {{item.t}} [batch-items]'],
    ['three rows', [2, 3], 'r.jsonl:2: the item has no field for {{item.t}} (also r.jsonl:3) [batch-items]'],
    [
      'thirty rows',
      Array.from({ length: 29 }, (_, at) => at + 2),
      'r.jsonl:2: the item has no field for {{item.t}} (also r.jsonl:3, r.jsonl:4 and 26 more) [batch-items]',
    ],
  ])('reports once a field that rows lack among %s, with the first of them and their number', async (_, lines, problem) => {
    const files = { 'r.jsonl': ['{"t":0}', ...lines.map((line) => `{"u":${String(line)}}`)].join('\n') };
    const text = 'jobs: [{ id: a, prompt: "{{item.t}}", model: x, items: { jsonl: r.jsonl } }]';
    expect((await messageOf(planOf(text, { files }))).match(/^\S.*/gm)).toEqual([problem]);
  });

  test('counts the problems of items after twenty different ones', async () => {
    const rows = Array.from({ length: 24 }, (_, at) => `{"u${String(at)}":1}`);
    const text = 'jobs: [{ id: a, prompt: "{{item.t}}", model: x, items: { jsonl: r.jsonl } }]';
    const found = (await messageOf(planOf(text, { files: { 'r.jsonl': rows.join('\n') } }))).match(/^\S.*/gm);
    expect(found?.length).toBe(21);
    expect(found?.at(-1)).toBe('b.yml:1:8: there are 4 more problems of its items [batch-items]');
  });

  test('estimates what a job costs by the prices of the user, if there are any', async () => {
    const text = 'jobs: [{ id: a, prompt: x, model: compatible/m }]';
    const [unknown] = (await planOf(text)).jobs;
    const [known] = (await planOf(text, { inputs: { prices: 'compatible/m: 2 2' } })).jobs;
    expect([unknown?.estimatedCostUsd, (known?.estimatedCostUsd ?? 0) > 0]).toEqual([null, true]);
  });

  test('estimates judges at half the price with delivery: flex, like the jobs', async () => {
    const judge = ', evaluate: [{ judge: { prompt: "Good? {{completion}}", choices: { good: 1, poor: 0 } } }]';
    const costOf = async (delivery: string, evaluate: string) =>
      (
        await planOf(
          `delivery: ${delivery}\njobs: [{ id: a, prompt: x, model: openai/gpt-5, max-turns: 1${evaluate} }]`,
        )
      ).jobs[0]?.estimatedCostUsd ?? 0;
    const judgesUsd = async (delivery: string) => (await costOf(delivery, judge)) - (await costOf(delivery, ''));
    expect((await judgesUsd('flex')) / (await judgesUsd('now'))).toBeCloseTo(0.5, 2);
  });

  test('sorts items by their date for oldest-first', async () => {
    const rows = '{"id":1,"created":"2026-02-01"}\n{"id":2}\n{"id":3,"created":"2026-01-01"}\n';
    const text = 'order: oldest-first\njobs: [{ id: a, prompt: "{{item.id}}", model: x, items: { jsonl: r.jsonl } }]';
    const { jobs } = await planOf(text, { files: { 'r.jsonl': rows } });
    expect(jobs.map(({ item }) => item?.id)).toEqual(['3', '1', '2']);
  });

  test('survives a round trip through its file, and belongs to this version of the batch file', async () => {
    const plan = await planOf(batch(''), { shards: 2 });
    const bytes = Buffer.from([...planFileText(plan)].join(''));
    const { file } = opened(batch(''));
    expect(readPlanFile('plan.json', bytes, file)).toEqual(
      JSON.parse(JSON.stringify(plan).replace(/,"location":"[^"]*"/g, '')),
    );
    expect(() => readPlanFile('plan.json', bytes, { ...file, digest: '0'.repeat(64) })).toThrow(
      'another version of b.yml',
    );
    expect(() => readPlanFile('plan.json', bytes, { ...file, digest: '0'.repeat(64) }, true)).toThrow(
      '--resume needs the batch file of the last run; run without it to use the new one',
    );
    expect(() => readPlanFile('plan.json', Buffer.from('{"jobs":[]}'), file)).toThrow('not a plan of this version');
  });
});

describe('a key', () => {
  const changes: readonly (readonly [what: string, lines: string, part: KeyPartName, prompt: string])[] = [
    ['the prompt', '', 'prompt', 'Do it.'],
    ['the model', '    model: openai/gpt-5\n', 'model', 'Do.'],
    ['a parameter of the model', '    temperature: 0.5\n', 'parameters', 'Do.'],
    ['a rule', '    allow: [Read]\n', 'rules', 'Do.'],
    ['the mode', '    mode: plan\n', 'rules', 'Do.'],
    ['a setting that shapes the input', '    skills: false\n', 'settings', 'Do.'],
    ['a setting that corrects calls', '    correct-edits: true\n', 'settings', 'Do.'],
    ['what a refused call does', '    on-denied: fail\n', 'settings', 'Do.'],
    ['how changes are kept', '    changes: patch\n', 'settings', 'Do.'],
  ];

  test.each(changes)('changes with %s', async (_what, lines, part, prompt) => {
    const [before] = (await planOf(batch('', 'Do.'))).jobs;
    const [after] = (await planOf(batch(lines, prompt))).jobs;
    expect(after?.key).not.toBe(before?.key);
    expect(after?.slot).toBe(before?.slot);
    const differing = Object.keys(before?.keyParts ?? {}).filter(
      (name) => before?.keyParts[name as KeyPartName] !== after?.keyParts[name as KeyPartName],
    );
    expect(differing).toEqual([part]);
  });

  test.each([
    'max-turns: 3',
    'max-cost-usd: 1',
    'timeout-minutes: 1',
  ])('stays the same when a limit changes: %s', async (line) => {
    const [before] = (await planOf(batch(''))).jobs;
    const [after] = (await planOf(batch(`    ${line}\n`))).jobs;
    expect(after?.key).toBe(before?.key);
  });

  test('stays the same when evaluations change, which have a digest of their own', async () => {
    const [before] = (await planOf(batch(''))).jobs;
    const [after] = (await planOf(batch('    evaluate: [{ contains: a }]\n'))).jobs;
    expect(after?.key).toBe(before?.key);
    expect(after?.evaluationDigest).not.toBe(before?.evaluationDigest);
  });

  test('changes with the content of the file that the item names', async () => {
    const text = 'jobs: [{ id: a, prompt: "{{item.path}}", model: x, items: { files: "*.ts" } }]';
    const [before] = (await planOf(text, { files: { 'a.ts': '1' } })).jobs;
    const [after] = (await planOf(text, { files: { 'a.ts': '2' } })).jobs;
    expect(after?.keyParts.content).not.toBe(before?.keyParts.content);
    expect(after?.key).not.toBe(before?.key);
  });
});

describe('a job', () => {
  const resolved = async (text: string, workflow: Workflow = {}, matrix = {}) => {
    const { file, resolver } = opened(text, workflow);
    const [entry] = file.jobs;
    if (entry === undefined) throw new Error('the file has no entry');
    return await resolver.resolve(entry, {
      item: { id: 'x', fields: { value: '{{args}} {{item.value}} @{/etc/passwd}' }, content: null },
      matrix,
    });
  };

  test('has inserted text that is inert in an inline prompt', async () => {
    const { spec, vars } = await resolved(batch('    args: "given"\n', 'A {{args}} B {{item.value}}'));
    expect(vars['text']).toBe('A given B {{args}} {{item.value}} @{/etc/passwd}');
    expect(spec).toMatchObject({ format: 'prompt-yml', body: '{{text}}' });
  });

  test('has the settings of its entry, its matrix and its item', async () => {
    const text = batch(
      '    max-turns: "{{matrix.turns}}"\n    vars: { v: "{{item.value}}" }\n    matrix: { model: [m], turns: [7] }\n',
      'x',
    );
    const { settings, vars } = await resolved(text, {}, { model: 'm', turns: 7 });
    expect(settings).toMatchObject({ model: 'm', 'max-turns': 7 });
    expect(vars).toEqual({ v: '{{args}} {{item.value}} @{/etc/passwd}' });
  });

  test('has the prompt of the matrix in place of that of the defaults', async () => {
    const text = `defaults: { prompt-file: old.md }\njobs:\n  - { id: a, matrix: { prompt: [one, two] } }\n`;
    const { jobs } = await planOf(text);
    expect(jobs.map(({ promptCharacters }) => promptCharacters)).toEqual([3, 3]);
    expect((await resolved(text, {}, { prompt: 'two' })).settings.prompt).toBe('two');
  });

  test('gets the rules of the batch file if the workflow has none', async () => {
    const { settings, narrowing } = await resolved(batch('    allow: [Bash(ls)]\n    deny: [Read(x)]\n'));
    expect([settings.allow, settings.deny, narrowing]).toEqual([['Bash(ls)'], ['Read(x)'], null]);
  });

  test('never gets rules that are wider than those of the workflow', async () => {
    const inputs = { allow: 'Bash(git log:*)', deny: 'Bash(rm)' };
    const { settings, narrowing } = await resolved(batch('    allow: [Bash]\n    deny: [Read(x)]\n'), { inputs });
    expect(settings.allow).toEqual(['Bash(git log:*)']);
    expect(settings.deny).toEqual(['Bash(rm)', 'Read(x)']);
    expect(narrowing?.allowedTools).toEqual(['Bash']);
  });

  test('keeps every other input of the workflow', async () => {
    const inputs = { mode: 'plan', model: 'script:x', 'read-only-commands': 'false' };
    const { settings } = await resolved(batch('    mode: yolo\n    model: other\n    read-only-commands: true\n'), {
      inputs,
    });
    expect(settings).toMatchObject({ mode: 'plan', model: 'script:x', 'read-only-commands': false });
  });

  test.each([
    [{ model: 'script:x' }, 'matrix: { model: [m] }', 'the input model would replace every value of matrix.model'],
    [{}, 'matrix: { allow: [Bash] }', 'allow cannot be a dimension of the matrix'],
    [{}, 'matrix: { max-turns: [0] }', 'max-turns must be a whole number from 1 to 10000'],
  ])('refuses a matrix that cannot work: %j %s', async (inputs, line, message) => {
    expect(await messageOf(planOf(batch(`    ${line}\n`), { inputs }))).toContain(message);
  });

  test('runs the prompt of a .prompt.yml on the rows of its test data', async () => {
    const files = {
      'p.prompt.yml':
        'model: openai/gpt-5\nmessages:\n  - { role: user, content: "Say {{word}}" }\ntestData:\n  - { word: hi, expected: Hi }\n',
    };
    const { jobs } = await planOf('jobs: [{ id: a, items: { test-data: p.prompt.yml } }]', { files });
    expect(jobs).toMatchObject([{ model: 'openai/gpt-5', promptCharacters: 6, item: { fields: { word: 'hi' } } }]);
  });
});

describe('shards', () => {
  const jobs = (...costs: readonly (number | null)[]) =>
    costs.map((estimatedCostUsd) => ({ estimatedCostUsd, promptCharacters: 10 }));

  test('have about the same expected cost', () => {
    expect(assignShards(jobs(5, 1, 1, 1, 1, 1), 2)).toEqual([1, 2, 2, 2, 2, 2]);
  });

  test('have about the same number of jobs if no price is known', () => {
    expect(assignShards(jobs(null, null, null, null), 2)).toEqual([1, 2, 1, 2]);
  });

  test('are at most as many as there are jobs, with a matrix entry for each', async () => {
    const plan = await planOf(batch(''), { shards: 8 });
    expect(ciMatrix(plan).include.map(({ shard, jobs: count }) => [shard, count])).toEqual([
      ['1/2', 1],
      ['2/2', 1],
    ]);
  });

  test.each([
    ['so few that a job that fits in the budget fits in the part of its shard', [2, 1, 1, 1], 5, 2],
    ['not fewer because of a job that fits in no run', [7, 1, 1, 1], 5, 4],
    ['one if half of the budget is too little', [3, 3, 3, 3], 5, 1],
    ['not fewer if nothing costs anything', [0, 0, 0, 0], 5, 4],
    ['not fewer without a limit of the cost', [2, 1, null, 1], null, 4],
  ])('are %s', (_title, costs, maxCostUsd, shards) => {
    const budget = { maxCostUsd, maxJobs: null, timeoutMinutes: null };
    expect(usableShards(jobs(...costs), budget, 4)).toBe(shards);
  });

  const slurm = { SLURM_ARRAY_TASK_COUNT: '4', SLURM_ARRAY_TASK_MIN: '10', SLURM_ARRAY_TASK_STEP: '5' };

  test.each([
    ['3/8', {}, 3, 8],
    ['auto', { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '4' }, 1, 4],
    ['auto', { SYSTEM_JOBPOSITIONINPHASE: '4', SYSTEM_TOTALJOBSINPHASE: '4' }, 4, 4],
    ['auto', { CIRCLE_NODE_INDEX: '0', CIRCLE_NODE_TOTAL: '4' }, 1, 4],
    ['auto', { BUILDKITE_PARALLEL_JOB: '3', BUILDKITE_PARALLEL_JOB_COUNT: '4' }, 4, 4],
    ['auto', { JOB_COMPLETION_INDEX: '0', SALLYPORT_SHARDS: '4' }, 1, 4],
    ['auto', { AWS_BATCH_JOB_ARRAY_INDEX: '3', AWS_BATCH_JOB_ARRAY_SIZE: '4' }, 4, 4],
    ['auto', { CLOUD_RUN_TASK_INDEX: '1', CLOUD_RUN_TASK_COUNT: '4', CLOUD_RUN_TASK_ATTEMPT: '2' }, 2, 4],
    ['auto', { BATCH_TASK_INDEX: '2', BATCH_TASK_COUNT: '4' }, 3, 4],
    ['auto', { SLURM_ARRAY_TASK_ID: '3', SLURM_ARRAY_TASK_COUNT: '4', SLURM_ARRAY_TASK_MIN: '0' }, 4, 4],
    ['auto', { ...slurm, SLURM_ARRAY_TASK_ID: '20' }, 3, 4],
    ['auto', { SALLYPORT_SHARD: '2', SALLYPORT_SHARDS: '4' }, 2, 4],
    ['auto', { SALLYPORT_SHARD: '2', SALLYPORT_SHARDS: '4', CI_NODE_INDEX: '1', CI_NODE_TOTAL: '9' }, 2, 4],
    ['auto', { SALLYPORT_SHARDS: '4', CLOUD_RUN_TASK_INDEX: '3', CLOUD_RUN_TASK_COUNT: '9' }, 4, 4],
    ['auto', { CI_NODE_TOTAL: '1', BATCH_TASK_INDEX: '0', BATCH_TASK_COUNT: '1' }, 1, 1],
  ])('are read from %s with %j', (given, environment, index, total) => {
    expect(readShard(given, environment)).toEqual({ index, total });
  });

  test.each([
    ['0/8', {}],
    ['9/8', {}],
    ['1/257', {}],
    ['1', {}],
    ['auto', {}],
    ['auto', { CI_NODE_INDEX: '5', CI_NODE_TOTAL: '4' }],
    ['auto', { CIRCLE_NODE_INDEX: '4', CIRCLE_NODE_TOTAL: '4' }],
    ['auto', { JOB_COMPLETION_INDEX: '0' }],
    ['auto', { SALLYPORT_SHARD: '1' }],
    ['auto', { SALLYPORT_SHARD: '0', SALLYPORT_SHARDS: '4' }],
    ['auto', { ...slurm, SLURM_ARRAY_TASK_ID: '12' }],
    ['auto', { ...slurm, SLURM_ARRAY_TASK_ID: '90' }],
    ['auto', { AWS_BATCH_JOB_ARRAY_INDEX: 'x', AWS_BATCH_JOB_ARRAY_SIZE: '4' }],
  ])('are refused for %s with %j', (given, environment) => {
    expect(() => readShard(given, environment)).toThrow('batch-plan');
  });

  test.each(['issues: "is:open"', 'pulls: "is:open"', 'lines: ls'])('of live items need a frozen plan: %s', (items) => {
    const { file } = opened(`jobs: [{ id: a, prompt: x, items: { ${items} } }]`);
    expect(() => requireStaticSources(file)).toThrow('every shard could find other ones');
  });
});
