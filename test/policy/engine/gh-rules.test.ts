import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import type { RuleLists } from '../../../src/policy/types.js';
import { world } from '../programs/describe.js';

function evaluate(allow: readonly string[], command: string, more: Partial<RuleLists> = {}) {
  const lists = { allow, ask: [], deny: [], ...more };
  const decide = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world });
  return decide({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: '/w' }] });
}

describe('rules for gh as people write them', () => {
  test.each([
    ['Bash(gh *)', 'gh pr view 5'],
    ['Bash(gh *)', 'gh pr comment 5 --body x'],
    ['Bash(gh pr:*)', 'gh pr comment 5 --body x'],
    ['Bash(gh pr *)', 'gh pr diff 5 | head -50'],
    ['Bash(gh issue:*)', 'gh issue create --title x --body y --label bug'],
    ['shell(gh:*)', 'gh issue list --limit 5'],
    ['run_shell_command(gh issue list)', 'gh issue list'],
    ['run_shell_command(gh issue list)', 'gh issue list --limit 5'],
    ['ShellTool(gh issue list)', 'gh issue list --limit 5'],
    ['Bash(gh api repos/*/issues/*)', 'gh api repos/acme/widgets/issues/5'],
    ['Bash(gh api:repos/*/pulls/*)', 'gh api repos/acme/widgets/pulls/5'],
    ['Bash(gh api:*)', 'gh api repos/{owner}/{repo}/pulls --paginate --jq ".[].number"'],
    ['Bash(gh api:*)', 'gh api -X POST repos/acme/widgets/issues/5/comments -f body="hi"'],
    ['Bash(gh pr view:*)', 'NUM=46 && gh pr view $NUM --json title'],
    ['Bash(gh pr view:*)', 'N=$(gh pr view 5 --json number -q .number); gh pr view $N'],
    ['Bash(gh issue comment:*)', 'X=$(gh issue comment 5 --body hi) && echo "$X"'],
    ['Bash(gh pr comment:*)', 'gh pr comment 5 --body "$(cat <<\'EOF\'\nhello `x`\nEOF\n)"'],
    ['Bash(gh pr comment:*)', 'gh pr comment 5 --body-file - <<EOF\nhello\nEOF'],
    ['Bash(gh issue edit:*)', 'for l in a b; do gh issue edit 5 --add-label $l; done'],
    ['Bash(gh pr review:*)', 'gh pr review 5 --comment -b x'],
    ['Bash(gh pr review --approve:*)', 'gh pr review --approve 5'],
  ])('%s allows %j', (rule, command) => {
    expect(evaluate([rule], command)).toMatchObject({ outcome: 'run' });
  });

  test.each([
    ['Bash(gh pr:*)', 'gh pr merge 5', 'since a run does not merge'],
    ['Bash(gh pr:*)', 'gh issue view 5', 'No rule allows'],
    ['Bash(gh pr review:*)', 'gh pr review 5 --approve', '--approve approves'],
    ['Bash(gh:*)', 'gh pr review 5 -r -b x', '-r approves'],
    ['Bash', 'gh pr review 5 --approve', 'No rule names Review(APPROVE)'],
    ['Bash(gh api repos/*/issues/*)', 'gh api repos/acme/widgets/issues/5/comments -f body=x', 'No rule allows'],
    ['Bash(gh api:*)', 'gh api repos/acme/widgets/issues -f title=x', 'sends a request that changes something'],
    ['Bash(gh api:*)', 'gh api "repos/$GITHUB_REPOSITORY/pulls"', 'repos/{owner}/{repo}'],
    ['Bash(gh pr comment:*)', 'gh pr comment 5 --body-file .env', 'may contain credentials'],
    ['Bash(gh pr view:*)', 'gh pr view $(gh pr view 5 --json title -q .title)', 'may become an option'],
    ['Bash(gh pr view:*)', 'gh pr view $(gh pr view 5 --json number -q .number -q .title)', 'may become an option'],
  ])('%s refuses %j', (rule, command, reason) => {
    expect(evaluate([rule], command)).toMatchObject({
      outcome: 'refuse',
      reason: expect.stringContaining(reason) as string,
    });
  });

  test('a rule for the event of a review allows the option for it, and no other', () => {
    const rules = ['Bash(gh pr review:*)', 'Review(APPROVE)'];
    expect(evaluate(rules, 'gh pr review 5 --approve').outcome).toBe('run');
    expect(evaluate(rules, 'gh pr review 5 --request-changes -b x').outcome).toBe('refuse');
  });

  test.each([
    ['deny', ['Comment'], 'gh pr comment 5 --body x'],
    ['ask', ['Comment'], 'gh issue comment 5 --body x'],
    ['deny', ['Label(bad)'], 'gh issue edit 5 --add-label good,bad'],
    ['deny', ['Review'], 'gh pr review 5 --comment -b x'],
    ['deny', ['Comment'], 'gh api repos/acme/widgets/issues/5/comments -f body=x'],
  ] as const)('the %s rule %j for the tool refuses %j', (list, rules, command) => {
    expect(evaluate(['Bash(gh:*)'], command, { [list]: rules }).outcome).toBe('refuse');
  });

  test.each([
    ['git push origin main && git log -1', 'push'],
    ['git -C . fetch origin; git status', 'fetch'],
    ['git commit -m push', undefined],
    ['git log --grep=push', undefined],
  ])('the relay of git learns what %j may do', (command, remote) => {
    const rules = ['Bash(git push:*)', 'Bash(git fetch:*)', 'Bash(git commit:*)', 'Bash(git -C . fetch:*)', 'WebFetch'];
    expect(evaluate(rules, command)).toMatchObject({ outcome: 'run' });
    expect(evaluate(rules, command).needs?.().gitRemote).toBe(remote);
  });

  test('the sandbox and the bridge learn what a permitted line may record', () => {
    const needs = (command: string) => evaluate(['Bash(gh:*)', 'Bash(echo:*)'], command).needs?.().gitHub;
    expect(needs('gh pr view 5')).toEqual({ records: [] });
    expect(needs('gh pr comment 5 -b x; gh pr review 5 -c -b y')).toEqual({ records: ['Comment', 'Review(COMMENT)'] });
    expect(needs('echo gh')).toBeUndefined();
  });
});
