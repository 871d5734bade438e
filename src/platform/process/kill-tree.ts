import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Sends a signal to a process and all its descendants. On POSIX, the child leads its own process group, which gets the
 * signal even after the child has ended; a process that started a new session is not reached. On Windows there are no
 * process groups: taskkill ends the tree for either signal.
 */
export function killTree(pid: number, signal: 'SIGTERM' | 'SIGKILL', systemRoot: string | undefined): void {
  if (process.platform === 'win32') {
    const program = join(systemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
    spawn(program, ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () => {
      process.kill(pid, 'SIGKILL');
    });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ESRCH: no process is left. EPERM: only processes that changed their user are left.
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
