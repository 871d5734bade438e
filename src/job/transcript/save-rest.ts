import type { Artifacts } from '../../platform/files/state/artifacts.js';

/** In the TMPDIR of the job, which the Read tool may open and which is removed at the end. */
export function saveRestIn(artifacts: Pick<Artifacts, 'notices' | 'write'>): (text: string) => string | null {
  let saved = 0;
  return (text) => {
    saved += 1;
    const before = artifacts.notices.length;
    const path = artifacts.write(`tmp/results/${String(saved)}.txt`, text);
    return artifacts.notices.length > before ? null : path;
  };
}
