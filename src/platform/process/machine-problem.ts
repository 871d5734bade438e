const what: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  ENOSPC: ['no space is left on the disk', 'free space, or name another directory by TMPDIR (RUNNER_TEMP on a runner)'],
  EDQUOT: ['the disk quota is used up', 'free space, or name another directory by TMPDIR (RUNNER_TEMP on a runner)'],
  EROFS: ['the file system is read-only', 'name a writable directory by TMPDIR (RUNNER_TEMP on a runner)'],
  EACCES: ['a file or directory may not be used by this user', 'give this user the right to it'],
  EPERM: ['a file or directory may not be used by this user', 'give this user the right to it'],
  EIO: ['the disk reports an error', 'check the disk'],
  EMFILE: ['too many files are open in this process', 'raise the limit: ulimit -n 256, or more'],
  ENFILE: ['too many files are open on this machine', 'close other programs, or raise the limit'],
  ENOMEM: ['there is not enough memory', 'free memory'],
  EAGAIN: ['no more processes can be started', 'end other processes, or raise the limit'],
};

/** Why the machine did not do what was asked, and what to do; null for every other error. */
export function machineProblem(error: unknown): { readonly text: string; readonly hint: string } | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  const known = what[code ?? ''];
  if (known === undefined) return null;
  return { text: path === undefined ? known[0] : `${known[0]} (${path})`, hint: known[1] };
}
