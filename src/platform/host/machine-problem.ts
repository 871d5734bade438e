const problems: Readonly<Record<string, readonly [problems: string, hint: string]>> = {
  ENOSPC: ['no space is left on the disk', 'free space, or set TMPDIR (RUNNER_TEMP on a runner) to another directory'],
  EDQUOT: ['the disk quota is used up', 'free space, or set TMPDIR (RUNNER_TEMP on a runner) to another directory'],
  EROFS: ['the file system is read-only', 'set TMPDIR (RUNNER_TEMP on a runner) to a writable directory'],
  EACCES: ['this user has no access to a file or directory', 'grant this user access to it'],
  EPERM: ['this user has no access to a file or directory', 'grant this user access to it'],
  EIO: ['the disk reports an error', 'check the disk'],
  EMFILE: ['too many files are open in this process', 'raise the limit: ulimit -n 256, or more'],
  ENFILE: ['too many files are open on this machine', 'close other programs, or raise the limit'],
  ENOMEM: ['there is not enough memory', 'free memory'],
  EAGAIN: ['no more processes can be started', 'end other processes, or raise the limit'],
};

/** Why an operation failed because of the machine, and problems to do; `null` for every other error. */
export function machineProblem(error: unknown): { readonly text: string; readonly hint: string } | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  const known = problems[code ?? ''];
  if (known === undefined) return null;
  return { text: path === undefined ? known[0] : `${known[0]} (${path})`, hint: known[1] };
}
