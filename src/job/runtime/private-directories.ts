import { join } from 'node:path';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import type { ChildProcesses } from '../../platform/process/process-setup.js';

/** HOME and TMPDIR of the processes of one job. */
export interface PrivateDirectories {
  readonly childProcesses: ChildProcesses;
  /** Creates them; before the first call of the job, since only calls start processes. */
  readonly make: () => void;
  readonly isMade: () => boolean;
}

export function privateDirectories(artifacts: Artifacts): PrivateDirectories {
  let isMade = false;
  const [home, temporary] = ['home', 'tmp'].map((name) => join(artifacts.directory, name));
  return {
    childProcesses: { home: home ?? '', temporary: temporary ?? '', run: artifacts.run },
    make: () => {
      if (isMade) return;
      isMade = true;
      for (const name of ['home', 'tmp']) artifacts.makeDirectory(name);
    },
    isMade: () => isMade,
  };
}
