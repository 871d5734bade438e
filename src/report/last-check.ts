import type { LastCheck } from '../job/result/last-check.js';

/** `Last check: npm test passed.` The command is one of the model. */
export function lastCheckText({ command, exitCode, isOtherCode, isBeforeChange }: LastCheck): string {
  const shown = command.replace(/\s+/g, ' ').replaceAll('`', "'").trim().slice(0, 120);
  const how = endOf(exitCode, isOtherCode);
  if (!isBeforeChange) return `Last check: \`${shown}\` ${how}.`;
  return exitCode === 0
    ? `Last check: \`${shown}\` ran before the last change.`
    : `Last check, before the last change: \`${shown}\` ${how}.`;
}

function endOf(exitCode: LastCheck['exitCode'], isOtherCode: boolean): string {
  if (exitCode === null) return 'did not end';
  if (isOtherCode) return 'ended; the exit code of the check itself is unknown';
  return exitCode === 0 ? 'passed' : `failed with exit code ${String(exitCode)}`;
}
