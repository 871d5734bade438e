import type { Fault } from '../errors.js';
import type { Redact } from '../platform/types.js';

/** What `--json` prints where something could not begin. */
export function refusalValue(faults: readonly Fault[], redact: Redact): object {
  return { conclusion: 'config-error', faults: faults.map((fault) => redactedFault(fault, redact)) };
}

function redactedFault(fault: Fault, redact: Redact): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fault).map(([name, value]: [string, string]) => [name, name === 'code' ? value : redact(value)]),
  );
}
