import type { LocatedProblem } from '../located-problem.js';
import { type DoctorCheck, ok, warning } from './types.js';

/** The problems that `lint` reports, each with its id. */
export function problemChecks(id: string, problems: readonly LocatedProblem[], none: string): readonly DoctorCheck[] {
  if (problems.length === 0) return [ok(id, none)];
  return problems.map(({ id: finding, location, subject, message, hint }) =>
    warning(id, `${location}: ${subject}: ${message}`, { finding, fix: hint }),
  );
}
