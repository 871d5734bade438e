import { describe, expect, test } from 'vitest';
import { type Diagnostic, UserError } from '../../src/errors.js';
import { readConfig } from '../../src/settings/file.js';
import { mergeSettings } from '../../src/settings/merge-settings.js';
import { otherNames } from '../../src/settings/other-names.js';
import { type GivenSetting, parseSettings } from '../../src/settings/parse-settings.js';
import { settingNames, settingsTable } from '../../src/settings/table.js';

const input = (name: string, value: unknown): GivenSetting => ({ name, value, location: `input ${name}` });
const inFile = (name: string, value: unknown): GivenSetting => ({ name, value, location: `config.yml: ${name}` });

function merged(fromFile: readonly GivenSetting[], fromInputs: readonly GivenSetting[]) {
  return mergeSettings(parseSettings(fromFile, 'file'), parseSettings(fromInputs, 'inputs')).settings;
}

function diagnosticsOf(run: () => unknown): readonly Diagnostic[] {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics;
    throw error;
  }
  return [];
}

describe('merged settings', () => {
  test('merged settings have the defaults if nothing is given', () => {
    const settings = merged([], []);
    for (const name of settingNames) expect([name, settings[name]]).toEqual([name, settingsTable[name].default]);
  });

  // Prices are given as text, and have another form once they are read.
  test.each(
    settingNames.filter((name) => settingsTable[name].default !== undefined && name !== 'prices'),
  )('the default of %s is valid, and as it is if it is set', (name) => {
    const value = settingsTable[name].default;
    expect(settingsTable[name].value.schema().parse(value)).toEqual(value);
  });

  test('settings are not shared: a changed list leaves the defaults as they are', () => {
    expect(merged([], [])).not.toBe(merged([], []));
    expect(merged([inFile('publish', ['check'])], []).publish).toEqual(['check']);
    expect(merged([], []).publish).toEqual(settingsTable.publish.default);
  });

  test('an input replaces a value in the file, which replaces the default', () => {
    const settings = merged([inFile('max-turns', 7), inFile('mode', 'plan')], [input('max-turns', '9')]);
    expect(settings).toMatchObject({ 'max-turns': 9, mode: 'plan' });
  });

  test('the rule lists of the file and the inputs are combined, file first', () => {
    const settings = merged([inFile('deny', ['Bash(rm:*)'])], [input('deny', 'Read(a)\n\n  # why\n Read(b) ')]);
    expect(settings.deny).toEqual(['Bash(rm:*)', 'Read(a)', 'Read(b)']);
  });

  test('an empty item of a rule list is kept, so that it is rejected as a rule', () => {
    expect(merged([inFile('allow', ['Read', ' '])], [input('allow', [''])]).allow).toEqual(['Read', '', '']);
  });

  test.each<[string, unknown, object]>([
    ['max-cost-usd', '0.5', { 'max-cost-usd': 0.5 }],
    ['timeout-minutes', 1.5, { 'timeout-minutes': 1.5 }],
    ['worktree', 'true', { worktree: true }],
    ['worktree', 'True', { worktree: true }],
    ['worktree', 'TRUE', { worktree: true }],
    ['skills', 'False', { skills: false }],
    ['instruction-files', 'FALSE', { 'instruction-files': false }],
    ['dry-run', false, { 'dry-run': false }],
    ['instruction-files', 'false', { 'instruction-files': false }],
    ['instruction-files', true, { 'instruction-files': true }],
    ['instruction-files', 'AGENTS.md, docs/rules.md', { 'instruction-files': ['AGENTS.md', 'docs/rules.md'] }],
    ['instruction-files', ['./A.md'], { 'instruction-files': ['A.md'] }],
    ['skills', 'false', { skills: false }],
    ['skill-list-percent', '0.5', { 'skill-list-percent': 0.5 }],
    ['skill-description-characters', '250', { 'skill-description-characters': 250 }],
    ['command-directories', 'prompts/\n./more', { 'command-directories': ['prompts', 'more'] }],
    ['publish', 'summary, comment', { publish: ['summary', 'comment'] }],
    ['comment-mode', 'append', { 'comment-mode': 'append' }],
    ['progress', 'true', { progress: true }],
    ['publish', 'none', { publish: ['none'] }],
    ['prompt-format', 'claude', { 'prompt-format': 'claude' }],
    ['vars', 'a: b', { vars: 'a: b' }],
    ['vars', ['a=b'], { vars: ['a=b'] }],
    [
      'allow-links',
      'Example.org, *.docs.example.org\nlocalhost',
      { 'allow-links': ['example.org', '*.docs.example.org', 'localhost'] },
    ],
    ['allow-links', ['a.example'], { 'allow-links': ['a.example'] }],
    ['allow-mentions', 'octocat acme/Team', { 'allow-mentions': ['octocat', 'acme/team'] }],
    ['publish', 'review check', { publish: ['review', 'check'] }],
    ['publish', 'annotations', { publish: ['annotations'] }],
    ['publish', 'handoff', { publish: ['handoff'] }],
    ['post', 'handoff.json', { post: 'handoff.json' }],
    ['max-writes', '0', { 'max-writes': 0 }],
    ['trigger-phrase', ' @bot ', { 'trigger-phrase': '@bot' }],
    ['label-trigger', 'good first issue, ai\n bug', { 'label-trigger': ['good first issue', 'ai', 'bug'] }],
    ['allow-users', '@octocat,,mona', { 'allow-users': ['octocat', 'mona'] }],
    ['allow-bots', ['*'], { 'allow-bots': ['*'] }],
    ['required-permission', 'triage', { 'required-permission': 'triage' }],
    [
      'model-headers',
      'x-portkey-config: pc-1\nX-Team: a: b',
      { 'model-headers': { 'x-portkey-config': 'pc-1', 'x-team': 'a: b' } },
    ],
    ['base-url', 'http://localhost:1234/v1', { 'base-url': 'http://localhost:1234/v1' }],
    [
      'prices',
      'openai/x: 1 2 0.5\n\ncompatible/org/y:z: 0.1 0.2',
      {
        prices: {
          'openai/x': { input: 1, output: 2, cacheRead: 0.5 },
          'compatible/org/y:z': { input: 0.1, output: 0.2 },
        },
      },
    ],
    [
      'fallback-model',
      'openai/gpt-5, google/gemini-3-pro',
      { 'fallback-model': ['openai/gpt-5', 'google/gemini-3-pro'] },
    ],
    ['temperature', '0', { temperature: 0 }],
  ])('the setting %s accepts %j', (name, value, expected) => {
    expect(merged([], [input(name, value)])).toMatchObject(expected);
  });
});

describe('errors', () => {
  test.each<[string, unknown, string]>([
    ['mode', 'yes', 'mode must be one of default, auto-edit, plan, yolo'],
    [
      'prompt-format',
      'cluade',
      'prompt-format must be one of toml, markdown, claude, skill, prompt-yml, prompt-md, text, inline; did you mean claude?',
    ],
    ['vars', 3, 'vars must have one `name: value` per line'],
    ['failed-commands', 'fail', 'failed-commands must be one of keep, stop'],
    ['on-denied', 'ignore', 'on-denied must be one of continue, stop, fail'],
    ['max-turns', '0', 'max-turns must be a whole number from 1 to 10000'],
    ['max-turns', '1.5', 'max-turns must be a whole number from 1 to 10000'],
    ['max-turns', '1e3', 'max-turns must be a whole number from 1 to 10000'],
    ['max-turns', true, 'max-turns must be a number'],
    ['max-cost-usd', '-1', 'max-cost-usd must be a number above 0 and at most 1000000000'],
    ['max-cost-usd', '1,5', 'max-cost-usd must be a number above 0 and at most 1000000000'],
    ['timeout-minutes', '40000', 'timeout-minutes must be a number above 0 and at most 10000'],
    ['instruction-files', 3, 'instruction-files must be true, false, or names of files inside the workspace'],
    ['instruction-files', '../A.md', 'instruction-files must be paths inside the workspace'],
    ['skills', 'some', 'skills must be true or false'],
    ['skill-list-percent', '101', 'skill-list-percent must be a number above 0 and at most 100'],
    ['command-directories', '/etc', 'command-directories must be paths inside the workspace'],
    ['command-directories', ['a', 'b/../..'], 'command-directories must be paths inside the workspace'],
    [
      'publish',
      'none, comment',
      'publish must be none alone, or any of summary, comment, review, annotations, check and handoff',
    ],
    ['max-writes', '101', 'max-writes must be a whole number from 0 to 100'],
    ['worktree', 'maybe', 'worktree must be true or false'],
    [
      'comment-mode',
      'minimise',
      'comment-mode must be one of answer, replace, append, minimize; did you mean minimize?',
    ],
    [
      'publish',
      'comments',
      'publish must be any of summary, comment, review, annotations, check, handoff, none; did you mean comment?',
    ],
    ['comment-key', 'a-->b', 'comment-key must be 1 to 64 letters, digits, dots, dashes or underscores'],
    [
      'prices',
      'openai/x 1 2',
      'prices must have one `PROVIDER/ID: input output [cache-read [cache-write]]` per line, in US dollars per million tokens',
    ],
    ['temperature', '3', 'temperature must be a number from 0 to 2'],
    ['base-url', 'ftp://x', 'base-url must be an http or https address without a user name or password'],
    ['base-url', 'https://me:pw@x', 'base-url must be an http or https address without a user name or password'],
    ['allow-links', '*', 'allow-links must be a list of hosts such as example.org or *.example.org'],
    ['allow-links', '*.org', 'allow-links must be a list of hosts such as example.org or *.example.org'],
    ['allow-links', 'https://example.org/', 'allow-links must be a list of hosts such as example.org or *.example.org'],
    ['allow-mentions', '@octocat', 'allow-mentions must be a list of accounts such as octocat or acme/team'],
    [
      'trigger-phrase',
      'hey you',
      'trigger-phrase must be one word of at most 100 characters, such as @sallyport, or * for every comment',
    ],
    ['allow-users', 'octocat mona', 'allow-users must be account names separated by commas'],
    ['allow-users', 3, 'allow-users must be names separated by commas, or a list'],
    ['required-permission', 'push', 'required-permission must be one of admin, maintain, write, triage, read, none'],
    ['context', 'all', 'context must be one of full, event, none'],
    ['minimum-trust', 'friend', 'minimum-trust must be one of owner, member, collaborator, contributor, anyone'],
    ['allow', 3, 'allow must be one rule per line, or a list of rules'],
  ])('the setting %s rejects %j', (name, value, what) => {
    expect(diagnosticsOf(() => merged([], [input(name, value)]))).toMatchObject([
      { code: 'setting-invalid', location: `input ${name}`, message: what, found: JSON.stringify(value) },
    ]);
  });

  test.each([
    'Host: x',
    'no colon',
    'bad name: x',
    'empty:',
    'a: b\nContent-Length: 3',
  ])('model-headers rejects %j without showing it', (value) => {
    const message =
      'model-headers must have one `Name: value` per line, and none of the headers of the connection, such as Host';
    const [diagnostic] = diagnosticsOf(() => merged([], [input('model-headers', value)]));
    expect(diagnostic).toMatchObject({ code: 'setting-invalid', message });
    expect(diagnostic?.found).toBeUndefined();
  });

  test('an unknown name is rejected with the nearest valid name', () => {
    expect(diagnosticsOf(() => merged([], [input('max-turn', '3')]))).toMatchObject([
      {
        code: 'setting-unknown',
        location: 'input max-turn',
        hint: expect.stringContaining('did you mean max-turns?') as string,
      },
    ]);
  });

  test.each(
    Object.entries(otherNames),
  )('the input %s of another action is rejected with its names here, %j', (name, here) => {
    for (const one of here) expect(settingNames).toContain(one);
    for (const spelling of [name, name.replaceAll('-', '_').toUpperCase()]) {
      const [diagnostic] = diagnosticsOf(() => merged([], [input(spelling, 'x')]));
      expect(diagnostic?.hint).toBe(`use ${here.join(', ')} instead; see docs/migrate.md`);
    }
  });

  test('a name that resembles no setting is rejected with the list of settings', () => {
    expect(diagnosticsOf(() => merged([], [input('quite-another', 'x')]))).toMatchObject([
      { hint: `the settings are ${settingNames.join(', ')}` },
    ]);
  });

  test('each invalid rule is reported with the location where it was given', () => {
    const given = [inFile('allow', ['Read', 'Bsh']), input('allow', '# note\n\nRead\nRaed\n'), input('deny', 'x y')];
    const diagnostics = diagnosticsOf(() => merged(given, [input('mode', 'x')]));
    expect(diagnostics.slice(1).map(({ location }) => location)).toEqual([
      'config.yml: allow, rule 2',
      'input allow, rule 2',
      'input deny, rule 1',
    ]);
  });

  test.each([
    'api-key',
    'base-url',
    'github-token',
    'prompt',
    'required-permission',
    'allow-users',
  ])('the configuration file cannot set %s', (name) => {
    expect(diagnosticsOf(() => merged([inFile(name, 'x')], []))).toMatchObject([
      { code: 'setting-unknown', message: `${name} is not allowed in the configuration file` },
    ]);
  });

  test('the errors of both sources are reported at once', () => {
    const diagnostics = diagnosticsOf(() =>
      merged([inFile('mdoe', 'plan'), inFile('max-turns', 'x')], [input('mode', 'x'), input('nonsense', 'x')]),
    );
    expect(diagnostics.map((diagnostic) => diagnostic.location)).toEqual([
      'config.yml: mdoe',
      'config.yml: max-turns',
      'input nonsense',
      'input mode',
    ]);
  });
});

describe('the configuration file', () => {
  test('the configuration file is a mapping of settings, each with its line', async () => {
    expect(await readConfig('c.yml', 'mode: plan\nallow:\n  - Bash(npm test)\n')).toEqual([
      { name: 'mode', value: 'plan', location: 'c.yml:1: mode' },
      { name: 'allow', value: ['Bash(npm test)'], location: 'c.yml:2: allow' },
    ]);
  });

  test('an alias in the configuration file has the value of its anchor', async () => {
    const [, ask] = await readConfig('c.yml', 'allow: &tests [Bash(npm test)]\nask: *tests\n');
    expect(ask).toEqual({ name: 'ask', value: ['Bash(npm test)'], location: 'c.yml:2: ask' });
  });

  test.each(['', '# only a comment\n'])('the configuration file may be empty (%j)', async (text) => {
    expect(await readConfig('c.yml', text)).toEqual([]);
  });

  test.each([
    ['a list', '- a\n', 'c.yml'],
    ['a word', 'plan', 'c.yml'],
    ['invalid YAML', 'mode: plan\nallow: [a\n', 'c.yml:3:1'],
    ['a duplicate name', 'mode: plan\nmode: yolo\n', 'c.yml:2:1'],
    ['an alias without its anchor', 'allow: *a\n', 'c.yml'],
    ['an alias that contains itself', 'allow: &a [*a]\n', 'c.yml'],
  ])('%s is a syntax error with its location', async (_name, text, where) => {
    const error = await readConfig('c.yml', text).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).diagnostics[0]).toMatchObject({ code: 'config-syntax', location: where });
  });
});

describe('rules for tools of the MCP server of GitHub', () => {
  test.each<[list: 'allow' | 'ask' | 'deny', rule: string, meant: readonly string[]]>([
    ['allow', 'mcp__github__add_issue_comment', ['Comment']],
    ['allow', 'mcp__github__submit_pending_pull_request_review', ['Review(COMMENT)']],
    ['deny', 'mcp__github__submit_pending_pull_request_review', ['Review']],
    ['ask', 'mcp__github__create_issue', ['Issue']],
    ['allow', 'mcp__github__update_issue', ['UpdateItem']],
    ['deny', 'mcp__github__update_issue', ['UpdateItem', 'Label', 'Assign', 'Milestone', 'Close', 'Reopen']],
    ['allow', 'mcp__github__create_pull_request', ['mcp__github__create_pull_request']],
    ['deny', 'mcp__github__create_pull_request', ['PullRequest']],
    ['allow', 'mcp__github__push_files', ['mcp__github__push_files']],
    ['deny', 'mcp__github__push_files', ['PullRequest', 'PushToPullRequest']],
    ['allow', 'mcp__github__merge_pull_request', ['mcp__github__merge_pull_request']],
    ['allow', 'mcp__github__*', ['mcp__github__*']],
    ['allow', 'mcp__other__add_issue_comment', ['mcp__other__add_issue_comment']],
  ])('%s: %s means %j without such a server', (list, rule, meant) => {
    expect(merged([], [input(list, [rule, 'Read'])])[list]).toEqual([...meant, 'Read']);
  });

  test('keep their locations', () => {
    const { locationOfRule } = mergeSettings(
      parseSettings([input('deny', ['mcp__github__push_files', 'Read'])], 'inputs'),
    );
    expect([0, 1, 2].map((index) => locationOfRule('deny', index))).toEqual([
      'input deny, rule 1',
      'input deny, rule 1',
      'input deny, rule 2',
    ]);
  });

  test('stay as they are if a server may have that name', () => {
    const servers = input('mcp-servers', { github: { command: 'x' } });
    const rules = input('allow', ['mcp__github__add_issue_comment']);
    expect(merged([servers], [rules]).allow).toEqual(['mcp__github__add_issue_comment']);
    expect(merged([], [rules, input('mcp-config', '.mcp.json')]).allow).toEqual(['mcp__github__add_issue_comment']);
  });
});
