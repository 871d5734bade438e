import type { Diagnostic } from '../errors.js';
import type { ReasonCode } from '../job/result/codes.js';
import type { Redact } from '../platform/types.js';

/** The `--json` output of a run that could not start. */
export function refusalValue(diagnostics: readonly Diagnostic[], redact: Redact): object {
  return {
    conclusion: 'config-error',
    code: codeOf(diagnostics),
    errors: diagnostics.map((diagnostic) => redactedDiagnostic(diagnostic, redact)),
  };
}

/** Of the first error. */
export const codeOf = ([diagnostic]: readonly Diagnostic[]): ReasonCode => diagnostic?.code ?? 'setting-invalid';

function redactedDiagnostic(diagnostic: Diagnostic, redact: Redact): Record<string, string> {
  return Object.fromEntries(
    Object.entries(diagnostic).map(([name, value]: [string, string]) => [
      name,
      name === 'code' ? value : redact(value),
    ]),
  );
}
