import type { lintRules } from '../../policy/rules/lint-rules.js';
import type { LocatedProblem } from '../located-problem.js';

export const workflowLintIds = [
  'action-placeholder',
  'event-never-starts',
  'event-text-in-input',
  'fork-head-checkout',
  'input-invalid',
  'permissions-missing',
  'token-lacks-permission',
  'trigger-shared',
  'write-without-item',
] as const;

export type WorkflowProblem = LocatedProblem<
  (typeof workflowLintIds)[number] | ReturnType<typeof lintRules>[number]['id']
>;

export type WorkflowMapping = Readonly<Record<string, unknown>>;
