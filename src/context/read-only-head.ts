import type { RunContext } from './run-context.js';

interface Head extends Pick<RunContext, 'pull'> {
  readonly settings: RunContext['settings'];
}

/** Code from a fork must not run next to secrets, nor be pushed to; also if a step checked it out. */
export function isReadOnlyHead({ pull, settings }: Head): boolean {
  return pull !== null && pull.of === 'head' && pull.facts.head.isFork && !settings['allow-forks'];
}
