import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../errors.js';
import type { SandboxReport } from '../process/sandbox-types.js';
import type { SandboxOptions } from './options.js';
import { createSandbox } from './sandbox.js';

type ProbeOptions = Pick<SandboxOptions, 'workspace' | 'userHome' | 'path' | 'toolCache'>;

/** The level that a run on this machine would have. Removes what it creates below `parent`; never rejects. */
export async function probeSandbox(parent: string, options: ProbeOptions): Promise<SandboxReport> {
  let directory: string | null = null;
  try {
    directory = mkdtempSync(join(parent, 'sallyport-probe-'));
    const home = join(directory, 'home');
    const temporary = join(directory, 'tmp');
    const sandboxDirectory = join(directory, 'own');
    for (const path of [home, temporary, sandboxDirectory]) mkdirSync(path);
    const sandbox = createSandbox({
      ...options,
      mode: 'auto',
      directory: sandboxDirectory,
      home,
      temporary,
      rules: { mayRead: () => true, mayWrite: () => true },
      outside: { readable: [], writable: [] },
      unchangedInGit: () => Promise.resolve(new Set()),
      limits: { processes: 1_000, memoryBytes: 1_000_000_000, fileBytes: 1_000_000 },
    });
    try {
      return await sandbox.report();
    } finally {
      sandbox.close();
    }
  } catch (error) {
    return { level: 'none', reason: `The sandbox could not be tried: ${messageOf(error)}.` };
  } finally {
    if (directory !== null) rmSync(directory, { recursive: true, force: true });
  }
}
