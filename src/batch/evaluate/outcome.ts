/** What a check found, before `not` and the threshold of its evaluation. */
export type CheckOutcome =
  /** `score` is from 0 to 1; `reason` is for people. */
  | { readonly kind: 'scored'; readonly score: number; readonly reason: string }
  /** Nothing was evaluated: neither passed nor failed. */
  | { readonly kind: 'error'; readonly reason: string };

export function scored(isMet: boolean, reason: string): CheckOutcome {
  return { kind: 'scored', score: isMet ? 1 : 0, reason };
}

export function unevaluated(reason: string): CheckOutcome {
  return { kind: 'error', reason };
}
