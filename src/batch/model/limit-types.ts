export interface BatchBudget {
  readonly maxCostUsd: number | null;
  /** Of one run (or of one shard, divided); the rest is deferred. */
  readonly maxJobs: number | null;
  readonly timeoutMinutes: number | null;
}

/** Limits on the pull requests of a batch. */
export interface BatchPublish {
  readonly draft: boolean;
  readonly maxOpen: number;
  /** Whether a pull request that a person closed is opened again. */
  readonly recreate: 'never' | 'always';
}
