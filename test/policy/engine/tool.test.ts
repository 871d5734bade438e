import { describe, expect, test } from 'vitest';
import { canAllowTool } from '../../../src/policy/rules/can-allow-tool.js';
import type { DeclaredEffect } from '../../../src/policy/types.js';
import { policy } from '../calls.js';

const post = (what: string, target?: string): DeclaredEffect => ({
  kind: 'post',
  what,
  ...(target === undefined ? {} : { target }),
});
const labels = (...names: string[]) => names.map((name) => post('Label', name));
const approve = [post('Review', 'APPROVE')];
const remark = [post('Review', 'COMMENT')];

describe('writes to GitHub', () => {
  test.each<[string, readonly DeclaredEffect[], Parameters<typeof policy>[2], string, readonly string[]]>([
    ['Comment', [post('Comment')], {}, 'ask', ['Comment']],
    ['Comment', [post('Comment')], { allow: ['Comment'] }, 'allow', []],
    ['Comment', [post('Comment')], { allow: ['add-comment'] }, 'allow', []],
    ['Comment', [post('Comment')], { mode: 'yolo' }, 'allow', []],
    ['Comment', [post('Comment')], { mode: 'plan', allow: ['Comment'] }, 'deny', []],
    ['Label', labels('bug', 'ci'), { allow: ['Label(bug)'] }, 'ask', ['Label(ci)']],
    ['Label', labels('bug', 'ci'), {}, 'ask', ['Label(bug)', 'Label(ci)']],
    ['Label', labels('bug', 'area/x'), { allow: ['Label(bug)', 'Label(area/*)'] }, 'allow', []],
    ['Label', labels('bug', 'Secret'), { allow: ['Label'], deny: ['Label(secret)'] }, 'deny', []],
    ['Label', labels('a*b'), {}, 'ask', ['Label(a\\*b)']],
    ['Assign', [post('Assign', 'octocat')], { allow: ['Assign(octocat)'] }, 'allow', []],
    ['Assign', [post('Assign', 'mallory')], { allow: ['Assign(octocat)'] }, 'ask', ['Assign(mallory)']],
    ['Issue', [post('Issue'), ...labels('bug')], { allow: ['Issue'] }, 'ask', ['Label(bug)']],
    ['Issue', [post('Issue'), ...labels('bug')], { allow: ['Issue', 'Label(bug)'] }, 'allow', []],
    ['Issue', [post('Issue')], { allow: ['Issue'] }, 'allow', []],
    ['Review', remark, { allow: ['Review'] }, 'allow', []],
    ['Review', remark, {}, 'ask', ['Review(COMMENT)']],
    ['Review', remark, { allow: ['Review(APPROVE)'] }, 'ask', ['Review(COMMENT)']],
    ['Review', approve, { allow: ['Review'] }, 'ask', ['Review(APPROVE)']],
    ['Review', approve, { allow: ['Review(*)'] }, 'ask', ['Review(APPROVE)']],
    ['Review', approve, { allow: ['Review(A*)'] }, 'ask', ['Review(APPROVE)']],
    ['Review', approve, { mode: 'yolo' }, 'ask', ['Review(APPROVE)']],
    ['Review', approve, { allow: ['Review(approve)'] }, 'allow', []],
    ['Review', approve, { allow: ['Review(APPROVE)'], deny: ['Review(approve)'] }, 'deny', []],
    ['Review', approve, { allow: ['Review(APPROVE)'], ask: ['Review'] }, 'ask', []],
    ['Review', [post('Review', 'REQUEST_CHANGES')], { allow: ['Review(APPROVE)'] }, 'ask', ['Review(REQUEST_CHANGES)']],
    ['Noop', [], {}, 'allow', []],
    ['Noop', [], { mode: 'plan' }, 'allow', []],
    ['ReportIncomplete', [], {}, 'allow', []],
    ['ReportFindings', [], { mode: 'plan' }, 'allow', []],
    ['ReportFindings', [], { deny: ['ReportFindings'] }, 'deny', []],
  ])('writes to GitHub: %s %j under %j: %s', (tool, effects, rules, decision, suggest) => {
    const evaluation = policy(tool, effects, rules);
    expect(evaluation.decision, evaluation.reason).toBe(decision);
    expect(evaluation.suggest).toEqual(suggest);
  });

  test('a tool cannot borrow the rule of another', () => {
    expect(policy('Comment', labels('bug'), { allow: ['Comment'] }).decision).toBe('ask');
  });
});

test('distinguishes a tool that rules can allow from one that they cannot', () => {
  const lists = { allow: ['Review(APPROVE)', 'Label'], ask: ['Label(x)'], deny: ['Label'] };
  expect(['Review', 'Label', 'Comment'].map((tool) => canAllowTool(tool, lists, 'default'))).toEqual([
    true,
    false,
    false,
  ]);
});
