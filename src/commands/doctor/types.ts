export interface DoctorCheck {
  /** Stable across versions, for scripts. Several problems of an area are several checks with the same id. */
  readonly id: string;
  readonly status: 'ok' | 'warning' | 'error';
  /** The problem: an id of docs/errors.md, docs/rules.md or docs/doctor.md; `null` if nothing has to be changed. */
  readonly finding: string | null;
  /** What was found, in one line. Never contains a secret. */
  readonly summary: string;
  /** What to change; `null` if nothing has to be. */
  readonly fix: string | null;
}

export function ok(id: string, summary: string): DoctorCheck {
  return { id, status: 'ok', finding: null, summary, fix: null };
}

/** What has to be changed, as `fix` says. */
export function warning(id: string, summary: string, fix: string, finding = id): DoctorCheck {
  return { id, status: 'warning', finding, summary, fix };
}

export const error: typeof warning = (...given) => ({ ...warning(...given), status: 'error' });
