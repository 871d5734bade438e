import type { LastCheck } from '../job/result/last-check.js';

/** `Last check: npm test passed.` The command is one of the model. */
export function lastCheckText({ command, isBeforeChange, ...check }: LastCheck): string {
  const shown = command.replace(/\s+/g, ' ').replaceAll('`', "'").trim().slice(0, 120);
  const how = endOf(check);
  if (!isBeforeChange) return `Last check: \`${shown}\` ${how}.`;
  return check.exitCode === 0
    ? `Last check: \`${shown}\` ran before the last change.`
    : `Last check, before the last change: \`${shown}\` ${how}.`;
}

function endOf({ exitCode, didNotStart, isOtherCode }: Omit<LastCheck, 'command' | 'isBeforeChange'>): string {
  if (didNotStart === true) return 'could not start';
  if (exitCode === null) return 'did not end';
  if (isOtherCode) return 'ended; the exit code of the check itself is unknown';
  return exitCode === 0 ? 'passed' : `failed with exit code ${String(exitCode)}`;
}
