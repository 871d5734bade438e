import { describe, expect, test } from 'vitest';
import { type Diagnostic, UserError } from '../../src/errors.js';
import { readConfig } from '../../src/settings/file.js';
import { type GivenSetting, mergeSettings } from '../../src/settings/load.js';
import { otherNames } from '../../src/settings/other-names.js';
import { settingNames } from '../../src/settings/schema.js';

const input = (name: string, value: unknown): GivenSetting => ({ name, value, where: `input ${name}` });
const inFile = (name: string, value: unknown): GivenSetting => ({ name, value, where: `config.yml: ${name}` });

function diagnosticsOf(run: () => unknown): readonly Diagnostic[] {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics;
    throw error;
  }
  return [];
}

describe('merging', () => {
  test('defaults hold where nothing is given', () => {
    expect(mergeSettings([], [])).toEqual({
      args: '',
      allow: [],
      ask: [],
      deny: [],
      mode: 'default',
      'on-denied': 'continue',
      'missing-files': 'error',
      'instruction-files': true,
      skills: true,
      'skill-list-percent': 1,
      'skill-description-characters': 1_536,
      'command-directories': [],
      'failed-commands': 'keep',
      'max-turns': 50,
      'timeout-minutes': 30,
      publish: ['summary', 'comment'],
      'comment-key': 'default',
      'comment-mode': 'answer',
      progress: false,
      'allow-links': [],
      'allow-mentions': [],
      'max-writes': 10,
      'trigger-phrase': '@sallyport',
      'label-trigger': [],
      'assignee-trigger': [],
      'allow-users': [],
      'allow-bots': [],
      'required-permission': 'write',
      'allow-forks': false,
      reaction: false,
      context: 'full',
      'minimum-trust': 'anyone',
      'working-directory': '.',
      worktree: false,
      'dry-run': false,
    });
  });

  test('an input replaces the file, and the file the default', () => {
    const settings = mergeSettings([inFile('max-turns', 7), inFile('mode', 'plan')], [input('max-turns', '9')]);
    expect(settings).toMatchObject({ 'max-turns': 9, mode: 'plan' });
  });

  test('rule lists add up, file first', () => {
    const settings = mergeSettings([inFile('deny', ['Bash(rm:*)'])], [input('deny', 'Read(a)\n\n  # why\n Read(b) ')]);
    expect(settings.deny).toEqual(['Bash(rm:*)', 'Read(a)', 'Read(b)']);
  });

  test('an empty item of a list stays, so that it is refused as a rule', () => {
    expect(mergeSettings([inFile('allow', ['Read', ' '])], [input('allow', [''])]).allow).toEqual(['Read', '', '']);
  });

  test.each<[string, unknown, object]>([
    ['max-cost-usd', '0.5', { 'max-cost-usd': 0.5 }],
    ['timeout-minutes', 1.5, { 'timeout-minutes': 1.5 }],
    ['worktree', 'true', { worktree: true }],
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
    ['base-url', 'http://localhost:1234/v1', { 'base-url': 'http://localhost:1234/v1' }],
  ])('%s = %j', (name, value, expected) => {
    expect(mergeSettings([], [input(name, value)])).toMatchObject(expected);
  });
});

describe('faults', () => {
  test.each<[string, unknown, string]>([
    ['mode', 'yes', 'mode is one of default, auto-edit, plan, yolo'],
    [
      'prompt-format',
      'cluade',
      'prompt-format is one of toml, markdown, claude, prompt-yml, prompt-md, text, inline; did you mean claude?',
    ],
    ['vars', 3, 'vars takes one `name: value` a line'],
    ['failed-commands', 'fail', 'failed-commands is one of keep, stop'],
    ['on-denied', 'ignore', 'on-denied is one of continue, stop, fail'],
    ['max-turns', '0', 'max-turns is a whole number from 1 to 10000'],
    ['max-turns', '1.5', 'max-turns is a whole number from 1 to 10000'],
    ['max-turns', '1e3', 'max-turns is a whole number from 1 to 10000'],
    ['max-turns', true, 'max-turns is a number'],
    ['max-cost-usd', '-1', 'max-cost-usd is a number above 0 and at most 1000000000'],
    ['max-cost-usd', '1,5', 'max-cost-usd is a number above 0 and at most 1000000000'],
    ['timeout-minutes', '40000', 'timeout-minutes is a number above 0 and at most 10000'],
    ['instruction-files', 3, 'instruction-files is true, false, or names of files that stay inside the workspace'],
    ['instruction-files', '../A.md', 'instruction-files takes paths that stay inside the workspace'],
    ['skills', 'some', 'skills is true or false'],
    ['skill-list-percent', '101', 'skill-list-percent is a number above 0 and at most 100'],
    ['command-directories', '/etc', 'command-directories takes paths that stay inside the workspace'],
    ['command-directories', ['a', 'b/../..'], 'command-directories takes paths that stay inside the workspace'],
    [
      'publish',
      'none, comment',
      'publish is none alone, or any of summary, comment, review, annotations, check and handoff',
    ],
    ['max-writes', '101', 'max-writes is a whole number from 0 to 100'],
    ['worktree', 'maybe', 'worktree is true or false'],
    ['comment-mode', 'minimise', 'comment-mode is one of answer, replace, append, minimise; did you mean minimise?'],
    [
      'publish',
      'comments',
      'publish is any of summary, comment, review, annotations, check, handoff, none; did you mean comment?',
    ],
    ['comment-key', 'a-->b', 'comment-key is 1 to 64 letters, digits, dots, dashes or underscores'],
    ['base-url', 'ftp://x', 'base-url is an http or https address without user name or password'],
    ['base-url', 'https://me:pw@x', 'base-url is an http or https address without user name or password'],
    ['allow-links', '*', 'allow-links is a list of hosts such as example.org or *.example.org'],
    ['allow-links', '*.org', 'allow-links is a list of hosts such as example.org or *.example.org'],
    ['allow-links', 'https://example.org/', 'allow-links is a list of hosts such as example.org or *.example.org'],
    ['allow-mentions', '@octocat', 'allow-mentions is a list of accounts such as octocat or acme/team'],
    [
      'trigger-phrase',
      'hey you',
      'trigger-phrase is one word of at most 100 characters, such as @sallyport, or * for every comment',
    ],
    ['allow-users', 'octocat mona', 'allow-users takes names of accounts with commas between them'],
    ['allow-users', 3, 'allow-users takes names with commas between them, or a list'],
    ['required-permission', 'push', 'required-permission is one of admin, maintain, write, triage, read, none'],
    ['context', 'all', 'context is one of full, event, none'],
    ['minimum-trust', 'friend', 'minimum-trust is one of owner, member, collaborator, contributor, anyone'],
    ['allow', 3, 'allow takes one rule a line, or a list of rules'],
  ])('%s = %j', (name, value, what) => {
    expect(diagnosticsOf(() => mergeSettings([], [input(name, value)]))).toMatchObject([
      { code: 'setting-invalid', location: `input ${name}`, message: what, found: JSON.stringify(value) },
    ]);
  });

  test('an unknown name is answered with the nearest', () => {
    expect(diagnosticsOf(() => mergeSettings([], [input('max-turn', '3')]))).toMatchObject([
      {
        code: 'setting-unknown',
        location: 'input max-turn',
        hint: expect.stringContaining('did you mean max-turns?') as string,
      },
    ]);
  });

  test.each(Object.entries(otherNames))('%s of another action is answered with %j', (name, here) => {
    for (const one of here) expect(settingNames).toContain(one);
    for (const spelling of [name, name.replaceAll('-', '_').toUpperCase()]) {
      const [diagnostic] = diagnosticsOf(() => mergeSettings([], [input(spelling, 'x')]));
      expect(diagnostic?.hint).toBe(`here this is ${here.join(', ')}; see docs/migrate.md`);
    }
  });

  test('a name like no other is answered with the list', () => {
    expect(diagnosticsOf(() => mergeSettings([], [input('quite-another', 'x')]))).toMatchObject([
      { hint: `the settings are ${settingNames.join(', ')}` },
    ]);
  });

  test('rules are faulted where they were given', () => {
    const given = [inFile('allow', ['Read', 'Bsh']), input('allow', '# note\n\nRead\nRaed\n'), input('deny', 'x y')];
    const diagnostics = diagnosticsOf(() => mergeSettings(given, [input('mode', 'x')]));
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
  ])('%s may not stand in the file', (name) => {
    expect(diagnosticsOf(() => mergeSettings([inFile(name, 'x')], []))).toMatchObject([
      { code: 'setting-unknown', message: `${name} may not stand in the configuration file` },
    ]);
  });

  test('all faults of both sources come at once', () => {
    const diagnostics = diagnosticsOf(() =>
      mergeSettings([inFile('mdoe', 'plan'), inFile('max-turns', 'x')], [input('mode', 'x'), input('nonsense', 'x')]),
    );
    expect(diagnostics.map((diagnostic) => diagnostic.location)).toEqual([
      'config.yml: mdoe',
      'input nonsense',
      'config.yml: max-turns',
      'input mode',
    ]);
  });
});

describe('the file', () => {
  test('is a mapping of settings', async () => {
    expect(await readConfig('c.yml', 'mode: plan\nallow:\n  - Bash(npm test)\n')).toEqual([
      { name: 'mode', value: 'plan', where: 'c.yml:1: mode' },
      { name: 'allow', value: ['Bash(npm test)'], where: 'c.yml:2: allow' },
    ]);
  });

  test.each(['', '# only a comment\n'])('may be empty: %j', async (text) => {
    expect(await readConfig('c.yml', text)).toEqual([]);
  });

  test.each([
    ['a list', '- a\n', 'c.yml'],
    ['a word', 'plan', 'c.yml'],
    ['broken YAML', 'mode: plan\nallow: [a\n', 'c.yml:3:1'],
    ['a name twice', 'mode: plan\nmode: yolo\n', 'c.yml:2:1'],
  ])('%s is a fault with its place', async (_name, text, where) => {
    const error = await readConfig('c.yml', text).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).diagnostics[0]).toMatchObject({ code: 'config-syntax', location: where });
  });
});
