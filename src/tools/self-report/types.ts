/** What the model reports about its own work; it affects only the report and the conclusion. */
export type SelfReport =
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | { readonly kind: 'noop'; readonly reason: string }
  | { readonly kind: 'incomplete'; readonly reason: string };

/** Calls in a job; more indicate a model that is stuck. */
export const reportLimits: Readonly<Record<SelfReport['kind'], number>> = { findings: 20, noop: 1, incomplete: 5 };

export const severities = ['error', 'warning', 'note'] as const;

/** One finding; docs/findings.md describes the same fields. */
export interface Finding {
  readonly path: string;
  /** Counted from 1, in the file in the workspace. */
  readonly line: number;
  readonly endLine?: number;
  readonly severity: (typeof severities)[number];
  readonly title: string;
  readonly message: string;
  readonly suggestion?: string;
  /** A short, stable name for the kind of finding. */
  readonly rule?: string;
}
