/** Assumed for a model whose context window is unknown; most current models have a larger one. */
export const assumedWindow = 128_000;

/** How the context window of a model is used. All numbers are tokens. */
export interface WindowPlan {
  readonly window: number;
  /** The conversation is compacted before a request that is estimated to be larger. */
  readonly trigger: number;
  /** The estimated size of the conversation that compaction has to reach. */
  readonly target: number;
  /** The results of one turn, together. */
  readonly turn: number;
  /** The output tokens of a summary. */
  readonly summary: number;
}

/** For the largest next turn: output, results, and a summary if the window is full then. */
export function planWindow(window: number, maxOutputTokens: number | undefined): WindowPlan {
  const output = Math.min(maxOutputTokens ?? 32_000, window / 10);
  const summary = Math.min(20_000, window / 16);
  const turn = Math.min(40_000, window / 8);
  return {
    window,
    trigger: Math.floor(Math.min(window * 0.85, window - output - summary - turn)),
    target: Math.floor(window * 0.6),
    turn: Math.floor(turn),
    summary: Math.floor(summary),
  };
}

/** Reported and estimated input tokens of the last request; the estimate of the next one is scaled by them. */
export interface Calibration {
  readonly reported: number;
  readonly estimated: number;
}

/** Corrected by reported counts, unless far off: servers may report none, only new tokens, or internal requests. */
export function calibrated(estimated: number, calibration: Calibration): number {
  return Math.round(estimated * ratioOf(calibration));
}

/** How many tokens the provider counts for an estimated one of this conversation. */
export function ratioOf({ reported, estimated }: Calibration): number {
  const ratio = estimated > 0 ? reported / estimated : 1;
  const isCredible = ratio > 0.4 && ratio < 4;
  return isCredible ? Math.max(0.75, ratio) : 1;
}
