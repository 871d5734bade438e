import { describe, expect, test } from 'vitest';
import { learnRules } from '../../../src/policy/rules/learn-rules.js';
import { lintIds, lintRules } from '../../../src/policy/rules/lint-rules.js';
import { someWorld } from '../calls.js';

const found = (allow: string[], ask: string[] = [], deny: string[] = []) =>
  lintRules({ allow, ask, deny }).map((finding) => `${finding.list}[${finding.index}] ${finding.id}`);

describe('lint', () => {
  test.each([
    [['Bash'], ['allow[0] any-command']],
    [['Bash(*)'], ['allow[0] any-command']],
    [['Bash(* --version)'], ['allow[0] any-command']],
    [['Bash(npm:*)'], ['allow[0] program-grants']],
    [['Bash(docker:*)'], ['allow[0] reads-only']],
    [['Bash(gh:*)'], ['allow[0] reads-only']],
    [['Bash(gh pr view:*)'], []],
    [['Bash(gh pr comment:*)'], []],
    [['Bash(gh pr merge:*)'], ['allow[0] unavailable-command']],
    [['Bash(gh run rerun 5)'], ['allow[0] unavailable-command']],
    [['WebSearch'], []],
    [['Task'], []],
    [['Task(reviewer)'], []],
    [['mcp__server__tool'], []],
    [['WebFetch(domain:example.org)'], []],
    [['WebFetch(domain:example.org)', 'Bash(wget -q x)'], []],
    [['Bash(npm run:*)'], ['allow[0] program-grants']],
    [['Bash(npx eslint:*)'], ['allow[0] program-grants']],
    [['Bash(npx rimraf:*)'], []],
    [['Bash(npx zz:*)'], ['allow[0] program-grants']],
    [['run_shell_command(git log)'], []],
    [['run_shell_command(git log:*)'], []],
    [['Bash(npm test*)'], ['allow[0] star-in-word']],
    [['Bash(./scripts/*)'], ['allow[0] any-command']],
    [['Bash(rm:*)'], ['allow[0] needs-another']],
    [['Bash(rm:*)', 'Write(build/**)'], []],
    [['Bash(curl:*)'], ['allow[0] needs-another']],
    [['Bash(curl https://example.org:*)'], []],
    [['Bash(curl:*)', 'WebFetch(example.org)'], []],
    [['Label'], ['allow[0] any-target']],
    [['Label(bug)'], []],
    [['Assign'], ['allow[0] any-target']],
    [['Write(.github/workflows/**)'], ['allow[0] protected-opened']],
    [['Read(.github/workflows/**)'], []],
    [['Bash(make:*)'], ['allow[0] program-grants']],
    [['Bash(node:*)'], ['allow[0] program-grants']],
    [['Bash(xargs:*)'], ['allow[0] program-grants']],
    [['Bash(npm test)'], []],
    [['Bash(git:*)'], ['allow[0] program-grants']],
    [['Bash(git log:*)'], []],
    [['Bash(cat:*)'], []],
    [['Bash(frobnicate:*)'], ['allow[0] program-unknown']],
    [['Bash(frobnicate x)'], []],
    [['Bash(cat a && rm b)'], ['allow[0] never-matches']],
    [['Bash(cat a > b)'], ['allow[0] never-matches']],
    [['Bash(git {log,show}:*)'], ['allow[0] never-matches']],
    [['Bash(git log:*,git show:*)'], ['allow[0] never-matches']],
    [['Bash(cut -d, -f1)'], []],
    [["Bash(grep 'a|b':*)"], []],
    [['Bash(CI=1 cat a)'], []],
    [['Bash(PORT=3000 cat a)'], []],
    [['Bash(LD_PRELOAD=./x.so cat a)'], ['allow[0] never-matches']],
    [['Bash(CI=1 npm:*)'], ['allow[0] program-grants']],
    [['Bash(CI=1 cat:*)', 'Bash(cat a)'], []],
    [['Read'], ['allow[0] any-path']],
    [['Read(//**)'], ['allow[0] any-path']],
    [['Read(/src/**)'], ['allow[0] absolute-path']],
    [['Read(src/**)'], []],
    [['Read(.env*)'], ['allow[0] sensitive-pattern']],
    [['Read(*.pem)'], ['allow[0] sensitive-pattern']],
    [['Read(**/.env)'], ['allow[0] sensitive-pattern']],
    [['Read(**/*.key)'], ['allow[0] sensitive-pattern']],
    [['Read(config/*.json)'], []],
    [['Read(.env)'], []],
    [['Write(**)'], ['allow[0] protected-unnamed']],
    [['WebFetch'], ['allow[0] any-host']],
    [['Bash(cat:*)', 'Bash(cat a)'], ['allow[1] pointless']],
    [['Bash(cat a)', 'Bash(cat:*)'], ['allow[0] pointless']],
    [['Read(src/**)', 'Read(src/a)'], ['allow[1] pointless']],
    [['Bash(wget -q x)', 'WebFetch(example.org)', 'WebFetch(a.example.org)'], ['allow[2] pointless']],
    [['Skill(a)', 'Skill(a)'], ['allow[1] pointless']],
    [['Bash(cat a)', 'Bash(cat b)'], []],
  ])('lint: %j: %j', (allow, expected) => expect(found(allow)).toEqual(expected));

  test.each([
    [['server', 'other'], 0],
    [['serve', 'server2'], 3],
    [[], 3],
    [null, 0],
  ])('among the MCP servers %j, %i of three rules for one server are not offered', (servers, expected) => {
    const allow = ['mcp__server', 'mcp__server__*', 'mcp__server__tool'];
    const ids = lintRules({ allow, ask: [], deny: [] }, servers).map(({ id }) => id);
    expect(ids.filter((id) => id === 'not-offered')).toHaveLength(expected);
  });

  test('a rule that another list overrides is reported', () => {
    expect(found(['Bash(cat a)'], [], ['Bash(cat:*)'])).toEqual(['allow[0] allowed-and-denied']);
    expect(found(['Bash(cat:*)'], ['Bash(cat a)'], [])).toEqual([]);
  });

  test('every finding has a message, a hint and a known id', () => {
    const all = lintRules({
      allow: ['Bash', 'Read', 'Bash(npm:*)', 'Bash(frob:*)', 'Bash(a && b)', 'Write(**)', 'Read(.ssh/*)'],
      ask: [],
      deny: ['Bash(x; y)'],
    });
    expect(all.length).toBeGreaterThan(7);
    for (const finding of all) {
      expect(lintIds).toContain(finding.id);
      expect(finding.message).toMatch(/\w{3}/);
      expect(finding.hint).toMatch(/\w{3}/);
    }
  });
});

describe('learn', () => {
  test('learn prints every needed rule once, narrowest first', () => {
    const learned = learnRules([
      ['Bash(npm test)'],
      ['Bash(npm test)', 'Read(docs/a.md)'],
      ['Bash(ls:*)'],
      ['Bash(ls -la)'],
      ['WebSearch'],
    ]);
    expect(learned).toEqual({ rules: ['Read(docs/a.md)', 'Bash(npm test)', 'Bash(ls:*)', 'WebSearch'], leftOut: [] });
  });

  test.each([
    ['Read(.env)', 'the file may contain credentials'],
    ['Read(//no/home/.ssh/id_rsa)', 'the file may contain credentials'],
    ['Write(.github/workflows/ci.yml)', 'the path is protected: files written there run as code later'],
    ['Bash(sudo rm x)', 'sudo can do more than an agent needs'],
    ["Bash(bash -c 'x')", 'bash can do more than an agent needs'],
    ['Bash(npm publish)', 'it grants access, publishes, or deletes permanently'],
    ['Bash(gh auth token)', 'it grants access, publishes, or deletes permanently'],
    ['Bash(terraform apply -auto-approve)', 'it grants access, publishes, or deletes permanently'],
    ['Bash(git push --force origin main)', 'it overwrites or deletes pushed commits'],
    ['Bash(git push origin :main)', 'it overwrites or deletes pushed commits'],
    ["Bash(node -e 'x')", 'it runs code written by the model'],
    ["Bash(python3 -c 'x')", 'it runs code written by the model'],
  ])('learn omits %s', (rule, why) =>
    expect(learnRules([[rule, 'Bash(ls)']])).toEqual({ rules: ['Bash(ls)'], leftOut: [{ rule, why }] }));

  test('the order of the denials does not matter', () => {
    const denials = [['Bash(a)'], ['Bash(b:*)'], ['Bash(b c)'], ['Read(x)']];
    expect(learnRules([...denials].reverse())).toEqual(learnRules(denials));
  });
});

test.each([
  ['Bash(git:push*)', ['never-matches']],
  ['Bash(gti push:*)', ['never-matches']],
  ['Bash(gitt push:*)', []],
  ['Bash(crul:*)', ['never-matches']],
  ['Bash(dcoker run:*)', ['never-matches']],
  ['Bash(frobnicate:*)', []],
  ['Bash(git (push|reset):*)', []],
  ['Bash(git push*)', []],
  ['Bash(rm:*,git push:*)', []],
  ['Bash(git push && rm)', ['never-matches']],
  ['Read(nowhere/**)', ['never-matches']],
  ['Read(src/**)', []],
  ['Read(conf.json)', ['only-at-top']],
  ['Edit(*.lock)', ['only-at-top']],
  ['Read(./conf.json)', []],
  ['Read(**/conf.json)', []],
  ['Read(~/conf.json)', []],
  ['Read(.env)', []],
  ['Read(**)', []],
  ['Read(**/*.pem)', []],
])('the rule that forbids %s has the problems %j', (rule, expected) => {
  for (const list of ['ask', 'deny'] as const)
    expect(lintRules({ allow: [], ask: [], deny: [], [list]: [rule] }, null, someWorld).map(({ id }) => id)).toEqual(
      expected,
    );
});
