import { join } from 'node:path';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import { createHomes, type Homes } from '../../platform/process/homes.js';
import type { ChildProcesses } from '../../platform/process/process-setup.js';

export interface PrivateDirectories {
  readonly childProcesses: ChildProcesses;
  /** Creates them; before the first call of the job, since only calls start processes. */
  readonly make: () => void;
  readonly remove: () => void;
  readonly isMade: () => boolean;
}

/** The directory around them: all are next to each other. */
const top = 'homes';

export function privateDirectories(artifacts: Artifacts): PrivateDirectories {
  let homes: Homes | null = null;
  const made = (): Homes => (homes ??= createHomes(artifacts.makeDirectory(top)));
  const [home, temporary] = ['home', 'tmp'].map((name) => join(artifacts.directory, top, name));
  return {
    childProcesses: {
      home: home ?? '',
      temporary: temporary ?? '',
      run: artifacts.run,
      homes: { open: (...asked) => made().open(...asked), leave: (left) => homes?.leave(left) },
    },
    make: () => void made().open('repository', true),
    remove: () => {
      if (homes !== null) artifacts.removeDirectory(top);
      homes = null;
    },
    isMade: () => homes !== null,
  };
}
