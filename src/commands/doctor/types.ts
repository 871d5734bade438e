/** One area that was looked at. */
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

/** What has to be changed. */
interface Fix {
  /** Default: the id of the check. */
  readonly finding?: string;
  readonly fix: string;
}

export const ok = (id: string, summary: string): DoctorCheck => ({
  id,
  status: 'ok',
  finding: null,
  summary,
  fix: null,
});

export const warning = (id: string, summary: string, { finding = id, fix }: Fix): DoctorCheck => ({
  ...{ id, status: 'warning', finding, summary, fix },
});

export const error = (id: string, summary: string, fix: Fix): DoctorCheck => ({
  ...warning(id, summary, fix),
  status: 'error',
});
