import type { PageRow, PageState } from '../src/report/page/page-data.js';

/** In the order of the charts and filters: what needs attention first. */
export const states = [
  'failed',
  'evaluation',
  'error',
  'open',
  'passed',
  'deferred',
  'parked',
] as const satisfies readonly PageState[];

export const stateNames: Readonly<Record<PageState, string>> = {
  failed: 'Failed',
  evaluation: 'Evaluation failed',
  error: 'Evaluation error',
  open: 'Not run',
  passed: 'Passed',
  deferred: 'Deferred',
  parked: 'Parked',
};

/** The name of the state, or the conclusion if that says more. */
export function stateText({ state, conclusion }: PageRow): string {
  return state === 'failed' ? conclusion : stateNames[state];
}
