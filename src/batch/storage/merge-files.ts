/** The files of a state by name, as ids of their contents. */
export type FileIds = ReadonlyMap<string, string>;

/** Chooses between two contents of the record of a job, by its key. */
export type ChooseRecord = (key: string) => Promise<'ours' | 'theirs'>;

interface ThreeStates {
  /** What both sides began with. */
  readonly base: FileIds;
  readonly ours: FileIds;
  readonly theirs: FileIds;
}

/**
 * What has to change in `theirs` so that it contains the results of both sides; `null` removes a file. Files that only
 * one side has changed are taken from it. Everything that is stored about one job is taken from the same side.
 */
export async function mergeFiles(
  states: ThreeStates,
  choose: ChooseRecord,
): Promise<ReadonlyMap<string, string | null>> {
  const { ours, theirs } = states;
  const base = isReset(states) ? noFiles : states.base;
  const changes = new Map<string, string | null>();
  const chosen = new Map<string, 'ours' | 'theirs'>();
  const sideOf = async (key: string): Promise<'ours' | 'theirs'> => {
    const known = chosen.get(key) ?? (await choose(key));
    chosen.set(key, known);
    return known;
  };
  for (const name of new Set([...base.keys(), ...ours.keys()])) {
    const [before, local, other] = [base.get(name), ours.get(name), theirs.get(name)];
    if (local === before || local === other) continue;
    const key = keyIn(name);
    const isDisputed = key !== null && isChangedByBoth(`jobs/${key}.json`, { base, ours, theirs });
    if (isDisputed && (await sideOf(key)) === 'theirs') continue;
    changes.set(name, local ?? null);
  }
  return changes;
}

const noFiles: FileIds = new Map();

/** No run removes a result: `theirs` was replaced by something older, and nothing in it says what is no longer needed. */
function isReset({ base, ours, theirs }: ThreeStates): boolean {
  return [...base.keys()].some((name) => name.startsWith('jobs/') && ours.has(name) && !theirs.has(name));
}

function isChangedByBoth(name: string, { base, ours, theirs }: ThreeStates): boolean {
  const [before, local, other] = [base.get(name), ours.get(name), theirs.get(name)];
  return local !== before && other !== before && local !== other && local !== undefined && other !== undefined;
}

/** The key of the job that a file is about; `null` for the others. */
function keyIn(name: string): string | null {
  return /^(?:answers|jobs|trees)\/([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? null;
}
