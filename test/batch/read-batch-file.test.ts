import { describe, expect, test } from 'vitest';
import { readBatchFile } from '../../src/batch/file/read-batch-file.js';
import { UserError } from '../../src/errors.js';
import { parseSettings } from '../../src/settings/parse-settings.js';

const read = (text: string) => readBatchFile('b.yml', Buffer.from(text));

/** `line:column message → hint` of every problem. */
function problems(text: string): readonly string[] {
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.diagnostics.map(
      ({ location, message, hint }) => `${(location ?? '').replace('b.yml:', '')} ${message} → ${hint}`,
    );
  }
  return [];
}

const entry = (lines: string) => `jobs:\n  - id: a\n    prompt: x\n${lines}`;

describe('a batch file', () => {
  test('has the defaults of every key that is left out', () => {
    expect(read(entry(''))).toMatchObject({
      name: 'b',
      concurrency: 4,
      order: 'listed',
      onFailure: 'continue',
      parkAfter: null,
      delivery: 'now',
      minPassRate: 1,
      budget: { maxCostUsd: null, maxJobs: null, timeoutMinutes: null },
      publish: { draft: true, maxOpen: 10, recreate: 'never' },
      jobs: [{ id: 'a', items: null, matrix: {}, repeat: { times: 1, atLeast: 1 }, changes: 'none', outputFile: null }],
    });
  });

  test('has an output-schema as text or as a mapping', () => {
    const schema = '{"type":"object"}';
    for (const given of [schema, `'${schema}'`])
      expect(
        parseSettings(read(entry(`    output-schema: ${given}\n`)).jobs[0]?.settings ?? [], 'inputs'),
      ).toMatchObject({
        values: { 'output-schema': schema },
        diagnostics: [],
      });
    expect(problems(entry('    output-schema: [1]\n'))).toEqual([
      '4:20 output-schema must be text or a mapping → correct the value, or remove output-schema',
    ]);
  });

  test('reports all problems at once, in the order of the file', () => {
    const text = [
      'nme: docs',
      'defaults: { modle: x, max-turns: many }',
      'order: newest',
      'jobs:',
      '  - id: a',
      '    prompt: "{{itm.path}}"',
      '    items: { files: "**", list: [1] }',
      '    repeat: { times: 2, at-least: 3 }',
      '  - prompt: x',
    ].join('\n');
    expect(problems(text)).toEqual([
      '1:1 unknown key nme → did you mean name?',
      '2:13 unknown key modle → did you mean model?',
      '2:34 max-turns must be a whole number from 1 to 10000 → correct the value, or remove max-turns',
      '3:8 order must be one of listed, oldest-first → correct the value; docs/batches.md describes order',
      '6:13 unknown placeholder {{itm.path}} → known: {{item.NAME}}',
      expect.stringMatching(/^7:12 items needs exactly one source, but has list and files → /),
      '8:13 at-least is 3, but each job runs only 2 times → lower at-least, or raise times',
      '9:5 id is missing → add id',
    ]);
  });

  test.each([
    ['an unknown key of items', entry('    items: { fles: x }'), '4:14 unknown key fles → did you mean files?'],
    [
      'an unknown key of an evaluation',
      entry('    evaluate: [{ contain: x }]'),
      'unknown key contain → did you mean contains?',
    ],
    ['a value that is not one of the words', `order: listd\n${entry('')}`, 'did you mean listed?'],
    [
      'two checks in one evaluation',
      entry('    evaluate: [{ contains: a, equals: b }]'),
      'exactly one check, but has contains and equals',
    ],
    [
      'an invalid regular expression',
      entry('    evaluate: [{ matches: "(" }]'),
      'matches is not a valid regular expression',
    ],
    ['an invalid JSON Schema', entry('    evaluate: [{ json-schema: { type: objekt } }]'), 'json-schema/type'],
    [
      'a judge with one choice',
      entry('    evaluate: [{ judge: { prompt: x, choices: { a: 1 } } }]'),
      'at least two choices',
    ],
    [
      'a score above 1',
      entry('    evaluate: [{ judge: { prompt: x, choices: { a: 2, b: 0 } } }]'),
      'must be a number from 0 to 1',
    ],
    [
      'an id that is used twice',
      'jobs:\n  - { id: a, prompt: x }\n  - { id: a, prompt: y }',
      '3:5 the id a is used twice',
    ],
    ['an entry without a prompt', 'jobs:\n  - { id: a }', 'the entry has no prompt'],
    [
      'an entry with two prompts',
      'jobs:\n  - { id: a, prompt: x, command: y }',
      'more than one prompt: prompt and command',
    ],
    ['exclude for a list', entry('    items: { list: [1], exclude: x }'), 'exclude only narrows files and changed'],
    ['a single commit as a range', entry('    items: { changed: main }'), 'changed must be a range of commits'],
    ['no jobs', 'name: x', '1:1 jobs is missing'],
    ['an empty file', '', 'the file must be a mapping with jobs'],
    ['a list', '- a', 'the file must be a mapping with jobs'],
    ['invalid YAML', 'jobs: [', '1:8 invalid YAML'],
    ['an alias that contains itself', 'jobs: &a [*a]', 'invalid YAML: an alias contains itself'],
    ['a key that is given twice', 'name: a\nname: b\njobs: []', '2:1 invalid YAML: Map keys must be unique'],
    [
      'a setting of the workflow',
      'defaults: { api-key: x }\njobs: [{ id: a, prompt: x }]',
      'api-key is not a setting of a single job',
    ],
    [
      'rules at the top of the file',
      `allow: [Read]\n${entry('')}`,
      '1:1 unknown key allow → write allow below defaults, for all jobs, or into a job',
    ],
    [
      'a misspelled setting at the top of the file',
      `max-turn: 3\n${entry('')}`,
      'did you mean max-turns? Write it below defaults, for all jobs, or into a job',
    ],
    [
      'a key of a job at the top of the file',
      `items: { list: [1] }\n${entry('')}`,
      'write items into each job that it is for, below jobs',
    ],
    [
      'a key of a job in defaults',
      `defaults: { changes: patch }\n${entry('')}`,
      'write changes into each job that it is for, below jobs',
    ],
    [
      'a key of the file in a job',
      entry('    budget: { max-jobs: 1 }'),
      'write budget at the top of the file, next to jobs',
    ],
    [
      'a setting of a job in the budget',
      `budget: { max-turns: 3 }\n${entry('')}`,
      'write max-turns below defaults, for all jobs, or into a job',
    ],
    [
      'hooks, which are read before the batch file',
      'defaults: { hooks-from: hooks.json }\njobs: [{ id: a, prompt: x }]',
      'hooks-from is not a setting of a single job: give it in the configuration file, as an action input or as a flag',
    ],
    [
      'the branch of the pull requests, which are those of the batch',
      'defaults: { base-branch: next }\njobs: [{ id: a, prompt: x }]',
      'base-branch is not a setting of a single job: give it in the configuration file, as an action input or as a flag',
    ],
    [
      'a limit of all writes in one entry',
      entry('    max-writes: 3'),
      'write max-writes at the top of the file, next to jobs',
    ],
    [
      'writes that wait for an approval',
      `writes: hold\n${entry('')}`,
      'remove writes: a batch posts at the end of its run; publish: none only shows what it would post',
    ],
    [
      'a target with text of outside contributors',
      entry('    target: "{{item.title}}"\n    items: { issues: "is:open" }'),
      '{{item.title}} can be written by outside contributors',
    ],
    ['another word than none in publish', `publish: summary\n${entry('')}`, 'publish must be a mapping, or none'],
    [
      'a placeholder in the trust that its inserted texts need',
      entry('    minimum-trust: "{{matrix.t}}"\n    matrix: { t: [anyone] }'),
      'minimum-trust cannot contain placeholders',
    ],
    [
      'a dimension with the name of a setting that jobs do not have',
      entry('    matrix: { sandbox: [auto, require] }'),
      '4:24 matrix.sandbox does not set sandbox, which is not a setting of a single job → insert its values with {{matrix.sandbox}}, or remove the dimension',
    ],
    [
      'where the state is kept',
      `state-storage: branch\n${entry('')}`,
      'state-storage is not a setting of a single job: give it as an action input or as a flag',
    ],
    [
      'judge-delivery without a batch API',
      `judge-delivery: batch\n${entry('')}`,
      '1:17 judge-delivery is for answers that a batch API delivers → add delivery: batch, or remove judge-delivery',
    ],
    ['two documents', 'jobs: []\n---\na: b', '2:1 the file has more than one YAML document → remove the line with ---'],
    [
      'a dimension that is not a list',
      entry('    matrix: { model: openai/x }'),
      'model must be a list of texts or numbers',
    ],
    [
      'a value that a dimension has twice',
      entry('    matrix: { n: [1, 1.5, 1.50] }'),
      '4:27 matrix.n has the value 1.5 twice → remove one of them; to run each job several times, use repeat',
    ],
    [
      'a dimension with a space in its name',
      entry('    matrix: { a b: [1] }'),
      '4:15 matrix must have names of letters, digits and dashes → rename the key',
    ],
    [
      'a prompt and a matrix of prompt files',
      entry('    matrix: { prompt-file: [x.md, y.md] }'),
      'more than one prompt: prompt and prompt-file',
    ],
    [
      'a glob that begins with !',
      entry('    items: { files: ["src/**", "!**/*.test.ts"] }'),
      '4:12 the glob !**/*.test.ts begins with !, which does not leave out files → write exclude: "**/*.test.ts"',
    ],
    ['an empty dimension', entry('    matrix: { model: [] }'), 'model must not be empty'],
  ])('refuses %s and names its place', (_what, text, problem) => {
    expect(problems(text).join('\n')).toContain(problem);
  });

  test('reports a prompt of the wrong form once', () => {
    expect(problems('jobs: [{ id: a, prompt: [hi] }]')).toEqual([expect.stringContaining('prompt must be text')]);
  });

  test('with invalid YAML reports the problems of the entries before it, too', () => {
    const text = [
      'concurency: 2',
      'defaults: { modle: x }',
      'jobs:',
      '  - { id: a, prompt: "{{item.pth}}", items: { files: "**" }, repeat: often }',
      '  - { id: b, prompt: "{{matrix.x}}", items: { fils: "**" } }',
      '  - id: c',
      '    prompt: "not closed',
      '    items: { files: "**" }',
    ].join('\n');
    expect(problems(text)).toEqual([
      '2:13 unknown key modle → did you mean model?',
      '4:22 unknown placeholder {{item.pth}} → did you mean {{item.path}}?',
      '4:70 repeat must be a number, or a mapping with times and at-least → correct the value; docs/batches.md describes repeat',
      '5:22 unknown placeholder {{matrix.x}} → known: {{item.NAME}}',
      '5:47 unknown key fils → did you mean files?',
      '7:24 invalid YAML: Missing closing "quote → correct the YAML at this location',
    ]);
  });

  test('takes the name of the file as its name, without characters that a directory cannot have', () => {
    expect(readBatchFile('.sallyport/batches/my docs.yml', Buffer.from(entry(''))).name).toBe('my-docs');
  });

  test('keeps the digits of a number that JavaScript would round, as a text', () => {
    const { jobs } = read(entry('    items: { list: [1234567890123456789, 12, { id: 0x10 }] }\n    max-turns: 7'));
    expect(jobs[0]?.items).toMatchObject({ values: ['1234567890123456789', 12, { id: 16 }] });
    expect(jobs[0]?.settings.at(-1)?.value).toBe(7);
  });

  test('lets a placeholder insert a dimension with the name of something else', () => {
    expect(problems('jobs: [{ id: a, prompt: "in {{matrix.state}}", matrix: { state: [on, off] } }]')).toEqual([]);
  });

  test('lets the prompt of an entry replace that of defaults', () => {
    expect(problems('defaults: { prompt: x }\njobs: [{ id: a, command: y }, { id: b }]')).toEqual([]);
  });
});

describe('placeholders', () => {
  test('an empty list can have any field', () => {
    expect(problems(`jobs:\n  - id: a\n    prompt: "{{item.value}} {{item.x}}"\n    items: { list: [] }`)).toEqual([]);
  });

  test.each([
    ['{{item.pth}}', 'files: "**"', 'unknown placeholder {{item.pth}} → did you mean {{item.path}}?'],
    ['{{itm.path}}', 'files: "**"', 'unknown placeholder {{itm.path}} → did you mean {{item.path}}?'],
    ['{{item}}', 'list: [1]', 'unknown placeholder {{item}} → '],
    ['{{matrix.modl}}', 'list: [1]', 'unknown placeholder {{matrix.modl}} → did you mean {{matrix.model}}?'],
  ])('that are unknown name the nearest: %s', (text, items, problem) => {
    const file = `jobs:\n  - id: a\n    prompt: "${text}"\n    items: { ${items} }\n    matrix: { model: [x] }`;
    expect(problems(file).join('\n')).toContain(problem);
  });

  test('of rows are checked when the rows are known', () => {
    expect(problems(entry('    args: "{{item.anything}}"\n    items: { csv: x.csv }'))).toEqual([]);
  });

  test('without items have no value', () => {
    expect(problems(entry('    args: "{{item.path}}"')).join()).toContain(
      '{{item.path}} has no value: this entry has no items',
    );
  });

  test.each(['allow: ["Read({{item.path}})"]', 'mode: "{{item.path}}"'])('are refused in rules: %s', (setting) => {
    expect(problems(entry(`    ${setting}\n    items: { files: x }`)).join()).toContain('cannot contain placeholders');
  });

  test.each([
    ['output', 'output: { file: "{{item.title}}.md" }'],
    ['model', 'model: "script:{{item.title}}"'],
    ['an evaluation', 'evaluate: [{ command: "echo {{item.body}}" }]'],
  ])('of untrusted text are refused in %s', (_name, line) => {
    expect(problems(entry(`    ${line}\n    items: { issues: "is:open" }`)).join()).toContain(
      'can be written by outside contributors',
    );
  });

  test('of untrusted text may be part of the prompt, the arguments and the variables', () => {
    const lines = '    args: "{{item.title}}"\n    vars: { t: "{{item.body}}" }\n    items: { issues: "is:open" }';
    expect(problems(entry(lines))).toEqual([]);
  });

  test('of other templates stay text', () => {
    expect(problems('jobs: [{ id: a, prompt: "{{args}} {{name}} ${{ x }}" }]')).toEqual([]);
  });
});

test('a large whole number in a schema is a number, and a text elsewhere', () => {
  const text = `jobs:
  - id: a
    prompt: x
    output-schema: { type: integer, maximum: 9223372036854775807 }
    evaluate: [{ json-schema: { const: 12345678901234567890 } }]
    items: { list: [12345678901234567890] }
`;
  const [job] = readBatchFile('b.yml', Buffer.from(text)).jobs;
  expect(JSON.stringify(job)).toContain('{"const":12345678901234567000}');
  expect(JSON.stringify(job?.items)).toContain('"12345678901234567890"');
});
