import type { Diagnostic } from '../errors.js';
import type { ReasonCode } from '../job/result/codes.js';
import type { Redact } from '../platform/types.js';

export function refusalValue(diagnostics: readonly Diagnostic[], redact: Redact): object {
  return {
    conclusion: 'config-error',
    code: codeOf(diagnostics),
    errors: diagnostics.map((diagnostic) => {
      const fields = Object.entries(diagnostic) as [string, string][];
      return Object.fromEntries(fields.map(([name, value]) => [name, name === 'code' ? value : redact(value)]));
    }),
  };
}

/** Of the first error. */
export const codeOf = ([diagnostic]: readonly Diagnostic[]): ReasonCode => diagnostic?.code ?? 'setting-invalid';
