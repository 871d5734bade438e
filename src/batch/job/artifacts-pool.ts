import { type Artifacts, createArtifacts } from '../../platform/files/state/artifacts.js';
import type { Redact } from '../../platform/types.js';
import { batchFormat } from './batch-format.js';

/** Temporary directories of jobs: as many as run at the same time, each used by one job after the other. */
export type ArtifactsPool = Readonly<ReturnType<typeof createArtifactsPool>>;

export function createArtifactsPool(temporary: string, redact: Redact) {
  const all: Artifacts[] = [];
  const free: Artifacts[] = [];
  return {
    take: (): Artifacts => {
      const known = free.pop();
      if (known !== undefined) return known;
      const made = createArtifacts(temporary, redact, batchFormat);
      all.push(made);
      // A job ends before its directory does; until then, a later run must be able to clean up after a killed one.
      return { ...made, release: () => undefined };
    },
    giveBack: (artifacts: Artifacts): void => void free.push(artifacts),
    /** Removes all of them. */
    close: (): void => {
      for (const artifacts of all) artifacts.removeDirectory('.');
    },
  };
}
