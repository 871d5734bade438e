import type { RunContext } from '../context/run-context.js';
import { lockPath } from '../platform/files/state/lock-directory.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';

export interface HeldWorkspace {
  readonly notices: readonly string[];
  readonly release: () => void;
}

/**
 * Holds the workspace while a job works in it, and reports another run that does. Both may continue, since most runs only
 * read; Write and Edit refuse a file that the other one has changed. A runner has one job for each workspace.
 */
export function holdWorkspace(
  { workspace, settings, pull }: Pick<RunContext, 'workspace' | 'settings' | 'pull'>,
  { temporary, onRunner }: Pick<HostEnvironment, 'temporary' | 'onRunner'>,
): HeldWorkspace {
  const isAlone = onRunner || settings.worktree || pull?.isInPlace === false;
  if (isAlone) return { notices: [], release: () => undefined };
  const lock = lockPath(workspace, temporary);
  if (!('holder' in lock)) return { notices: [], release: () => lock.release() };
  const text = `Another run works in this directory, in process ${String(lock.holder.pid)}: the changes of both are reported by both. Use --worktree to separate them.`;
  return { notices: [text], release: () => undefined };
}
