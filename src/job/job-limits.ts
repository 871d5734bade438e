import type { Limits } from '../agent/limits.js';
import type { RunContext } from '../context/run-context.js';

/** The limits of one job, from the settings. */
export function jobLimits(settings: RunContext['settings']): Limits {
  return {
    maxTurns: settings['max-turns'],
    maxCostUsd: settings['max-cost-usd'] ?? null,
    maxOutputTokens: settings['max-output-tokens'] ?? null,
    timeoutMs: settings['timeout-minutes'] * 60_000,
  };
}
