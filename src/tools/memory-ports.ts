import type { ChangePorts } from './change-file.js';

export interface MemoryPorts extends ChangePorts {
  /** The file with the facts. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
