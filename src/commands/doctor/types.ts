/** One area that was looked at. */
export interface Check {
  /** Stable across versions, for scripts. */
  readonly id: string;
  readonly status: 'ok' | 'warning' | 'error';
  /** What was found, in one line. Never contains a secret. */
  readonly summary: string;
  /** What to change; `null` if nothing has to be. */
  readonly fix: string | null;
}

export const ok = (id: string, summary: string): Check => ({ id, status: 'ok', summary, fix: null });
export const warning = (id: string, summary: string, fix: string): Check => ({ id, status: 'warning', summary, fix });
export const error = (id: string, summary: string, fix: string): Check => ({ id, status: 'error', summary, fix });
