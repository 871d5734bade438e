import { isAbsolute, posix } from 'node:path';
import type { RunContext } from '../../context/run-context.js';
import type { Diagnostic } from '../../errors.js';
import { checkHooks } from '../../hooks/check-hooks.js';
import { createPathFacts } from '../../platform/files/path-facts.js';
import { findExecutable, isProgram } from '../../platform/process/program-path.js';
import type { RuleLists } from '../../policy/types.js';
import { addressProblem, hookNetwork } from './hook-network.js';

/** Where the hooks are looked up before a job starts. */
export interface PlannedHooks {
  readonly runContext: Pick<RunContext, 'hooks' | 'trustedSource' | 'workspace'>;
  /** Valid rules. */
  readonly lists: RuleLists;
  /** The PATH of the processes that tools start. */
  readonly toolPath: string;
}

/** The same problems that a run would find, without a checkout of the trusted commit. */
export async function hookProblems({ runContext, lists, toolPath }: PlannedHooks): Promise<readonly Diagnostic[]> {
  const { hooks, trustedSource, workspace } = runContext;
  const { source, commit } = trustedSource;
  const network = hookNetwork(lists);
  const facts = createPathFacts(workspace, workspace);
  return await checkHooks(hooks?.hooks ?? [], {
    hasFile: async (path) => {
      if (isAbsolute(path)) return facts.kindOf(facts.realpath(path)) === 'file';
      const inside = posix.normalize(path);
      const kind = (await source.present([inside])).get(inside);
      return kind === 'file' || kind === 'link';
    },
    hasProgram: (name) => findExecutable(name, toolPath) !== null,
    isExecutable: (path) => {
      if (isAbsolute(path)) return isProgram(path);
      return commit === null ? isProgram(posix.join(workspace, path)) : null;
    },
    addressProblem: (url) => addressProblem(url, network),
  });
}
