import { spawn } from 'node:child_process';

/**
 * Runs a bash script in a separate process group and returns its exit code, `null` if a signal ended it. `command`
 * runs the script instead of bash alone (`strace …`); the script is called with `args`. The group is ended when
 * `isStuck`, asked every other second, says so. Nothing of the group outlives the run, nor this process, nor the one
 * that started this one to run tests.
 */
export async function runGroup(
  script: string,
  args: readonly string[],
  options: { readonly env: NodeJS.ProcessEnv; readonly command?: readonly string[]; readonly isStuck?: () => boolean },
): Promise<number | null> {
  const command = [...(options.command ?? []), '/bin/bash', '--noprofile', '--norc', '-c', script, 'driver', ...args];
  const child = spawn('/bin/bash', ['--noprofile', '--norc', '-c', guard, 'guard', ...command], {
    env: options.env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  process.on('disconnect', endAll);
  const watch = setInterval(() => {
    if (options.isStuck?.() === true) endGroup(child.pid);
  }, 2_000);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    });
  } finally {
    clearInterval(watch);
    process.off('disconnect', endAll);
    // What a script left in the background goes with its group.
    endGroup(child.pid);
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}

/** A worker of vitest goes on when vitest was killed, and cannot call `process.exit`. */
function endAll(): void {
  process.kill(process.pid, 'SIGKILL');
}

/**
 * Reads from a pipe that the kernel closes however the starting process ends, and then ends the group. The command is
 * a process of its own, so that no script in it knows the guard by `$!`.
 */
const guard = `
{ read -r; builtin kill -9 -- "-$$"; } <&3 &
"$@" 3<&-
exit
`;
