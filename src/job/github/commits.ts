import type { RunEvent } from '../../agent/events.js';
import { isGitHubWrite } from '../../github-writes/is-github-write.js';
import type { RecordedRequest } from '../../github-writes/kinds.js';
import { pathsOf } from '../../github-writes/paths-of.js';
import type { CollectedTree } from '../../github-writes/tree-change.js';
import { listed } from '../../text.js';
import type { JobChanges } from '../changes/job-changes.js';
import { createNamedFiles, type NamedFiles } from '../changes/named-files.js';
import type { Replay } from '../transcript/replay.js';
import type { WriteTargets } from './github-writes.js';

/** Which changed files of a job its commits take. */
export interface Commits extends Pick<NamedFiles, 'isWritten'> {
  readonly onEvent: (event: RunEvent) => void;
  /** For a request of the model, with the paths that it named. */
  readonly collect: (paths: readonly string[] | undefined) => Promise<CollectedTree>;
  readonly collectAll: () => Promise<CollectedTree>;
  /** The changes that the model requested to commit; `null` if it requested none. */
  readonly end: (
    requests: readonly RecordedRequest[],
  ) => Promise<{ readonly collected: CollectedTree | null; readonly notices: readonly string[] }>;
}

interface CommitPorts {
  /** The path of a file relative to the workspace. */
  readonly relative: (path: string) => string;
  readonly collect: JobChanges['collect'];
}

export function createCommits(
  { writes, deliversChanges = false }: { readonly writes: WriteTargets; readonly deliversChanges?: boolean },
  replay: Replay | null,
  { relative, collect }: CommitPorts,
): Commits {
  const links = 'branch' in writes.push;
  const from = {
    ...{ onlyFrom: writes.pull?.onlyFrom ?? null, findBranch: writes.findBranch },
    takes: { links, executables: links || deliversChanges },
  };
  let made: NamedFiles | null = null;
  // The workspace is not known before the tools.
  const named = (): NamedFiles => {
    if (made !== null) return made;
    made = createNamedFiles(relative);
    for (const { result } of replay?.run.calls.values() ?? []) if (result !== null) made.observe(result);
    return made;
  };
  const collectChosen = async (paths: readonly string[] | undefined): Promise<CollectedTree> =>
    await collect({ ...from, choice: { paths, isNamed: named().isNamed } });
  return {
    onEvent: (event) => {
      const seen = event.type === 'sub-agent' ? event.event : event;
      if (seen.type === 'tool-end') named().observe(seen.result);
    },
    isWritten: (path) => named().isWritten(path),
    collect: collectChosen,
    collectAll: () => collect(from),
    end: async (requests) => {
      const commit = await commitOf(requests);
      if (commit === undefined) return { collected: null, notices: [] };
      const collected = await collectChosen(pathsOf(commit));
      return { collected, notices: leftOutOf(collected) };
    },
  };
}

async function commitOf(requests: readonly RecordedRequest[]): Promise<RecordedRequest | undefined> {
  const writes = requests.filter(isGitHubWrite);
  if (writes.length === 0) return undefined;
  const { kindOf } = await import('../../github-writes/kinds.js');
  return writes.find((request) => kindOf(request).isCommit);
}

function leftOutOf(collected: CollectedTree): readonly string[] {
  if (!('tree' in collected) || collected.leftOut === undefined) return [];
  return [
    `Not in the commit, since only a command made them and no call named them: ${listed(collected.leftOut, 10)}.`,
  ];
}
