import { isAbsolute, normalize } from 'node:path';
import type { RunContext } from '../../context/run-context.js';
import { only, rethrowUnless } from '../../errors.js';
import { createJobRuntime } from '../../job/runtime/runtime.js';
import { FileProblem } from '../../platform/files/types.js';
import { type HostEnvironment, plannedTemporary } from '../../platform/host/host-environment.js';
import type { RuleLists } from '../../policy/types.js';

export interface OutputFile {
  /** As the batch file names it, with placeholders replaced. */
  readonly path: string;
  /** `null` to delete the file. */
  readonly content: string | Buffer | null;
  readonly directory: string;
}

export interface OutputPorts {
  readonly runContext: RunContext;
  readonly lists: RuleLists;
  readonly hostEnvironment: HostEnvironment;
}

export function outputFileContent(answer: string): string {
  return answer.endsWith('\n') ? answer : `${answer}\n`;
}

/**
 * Needs no rule, since the author asked for it, but an item may choose the path: not outside the workspace, protected,
 * sensitive or denied. Returns the reason.
 */
export async function writeOutputFile(file: OutputFile, ports: OutputPorts): Promise<string | null> {
  const { files, whyRefused } = await createWriteCheck(file.directory, ports);
  const path = files.resolve(file.path);
  const refused = whyRefused(file.path, file.content === null ? 'delete' : 'write');
  if (refused !== null) return refused;
  try {
    if (file.content === null) {
      await files.remove(path);
      return null;
    }
    const before = await files.read(path, file.content.length * 4 + 10).catch(() => null);
    if (before?.equals(Buffer.from(file.content)) !== true) await files.write(path, file.content);
    return null;
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return error.message;
  }
}

/** What would keep a file from being written, without writing it; `null` if nothing is known. */
export async function whyNotWritable(path: string, directory: string, ports: OutputPorts): Promise<string | null> {
  const { files, whyRefused } = await createWriteCheck(directory, ports);
  const refused = whyRefused(path, 'write');
  if (refused !== null) return refused;
  const info = await files.info(files.resolve(path)).catch(only(FileProblem, (problem) => problem));
  if (info instanceof FileProblem) return info.code === 'missing' ? null : info.message;
  return info.kind === 'directory' ? `${files.resolve(path)} is a directory` : null;
}

export type WriteCheck = Readonly<Awaited<ReturnType<typeof createWriteCheck>>>;

/** Evaluates writes as in mode `auto-edit`: without an allow rule, and never against a deny or ask rule. */
export async function createWriteCheck(directory: string, { runContext, lists, hostEnvironment }: OutputPorts) {
  const { policy, files, ready } = createJobRuntime({
    runContext: { ...runContext, settings: { ...runContext.settings, mode: 'auto-edit' } },
    hostEnvironment,
    directory,
    childProcesses: { home: hostEnvironment.temporary, temporary: plannedTemporary(hostEnvironment) },
    lists,
    spec: null,
    tools: [],
  });
  await ready();
  return {
    files,
    /** Why a path, relative to the directory, may not be written or deleted; `null` if it may. */
    whyRefused: (path: string, kind: 'write' | 'delete'): string | null => {
      // No rule changes this: a job with a worktree would write to another place than one without.
      if (isAbsolute(path) || /^\.\.(?:[\\/]|$)/.test(normalize(path)))
        return 'it must be inside the workspace: name it by a relative path without ..';
      const effects = [{ kind, path: files.resolve(path) }];
      const { decision, reason } = policy({ tool: kind === 'write' ? 'Write' : 'Delete', effects });
      return decision === 'allow' ? null : reason;
    },
  };
}
