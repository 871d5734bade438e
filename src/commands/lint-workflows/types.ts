import type { lintRules } from '../../policy/rules/lint-rules.js';

/** Each id has a section of the same name in docs/rules.md. */
export const workflowLintIds = [
  'event-never-starts',
  'event-text-in-input',
  'fork-head-checkout',
  'input-invalid',
  'permissions-missing',
  'token-lacks-permission',
] as const;

export interface WorkflowProblem {
  readonly id: (typeof workflowLintIds)[number] | ReturnType<typeof lintRules>[number]['id'];
  /** File and line. */
  readonly location: string;
  /** What it is about: an input, an event, a rule. */
  readonly subject: string;
  readonly message: string;
  readonly hint: string;
}

/** A mapping of a workflow file, whose values may be anything. */
export type Fields = Readonly<Record<string, unknown>>;
