import { posix } from 'node:path';
import type { Diagnostic } from '../../errors.js';
import { formatCount, formatNumber } from '../../format-number.js';
import type { BatchJobSpec, PlannedJob } from '../model/types.js';
import { nameOfJob } from '../report/name-of-job.js';

/** The output files of a plan. Only small numbers are kept of each job: a batch can have a hundred thousand. */
export type OutputPaths = Readonly<ReturnType<typeof createOutputPaths>>;

interface SharedPath {
  readonly entry: BatchJobSpec;
  readonly path: string;
  readonly positions: readonly [number, number];
  count: number;
}

/** More of them would hide the other problems. */
const maxPaths = 20;

export function createOutputPaths() {
  const firstBy = new Map<string, number>();
  const shared = new Map<string, SharedPath>();
  return {
    /** The jobs of a cell, one for each repeat, write this file; `first` is the position of the first of them. */
    add: (entry: BatchJobSpec, outputPath: string | null, index: number): void => {
      // With `changes`, each job has a worktree of its own, and its file is a part of what it delivers.
      if (outputPath === null || entry.changes !== 'none') return;
      const path = posix.normalize(outputPath);
      const name = nameOnEveryDisk(path);
      const other = firstBy.get(name);
      if (other === undefined) {
        firstBy.set(name, index);
        return;
      }
      const known = shared.get(name);
      if (known === undefined) shared.set(name, { entry, path, positions: [other, index], count: 2 });
      else known.count += 1;
    },
    /** A problem for each file that several jobs would write: only the answer of the last one would remain. */
    problems: (jobs: readonly PlannedJob[]): readonly Diagnostic[] => {
      const all = [...shared.values()].slice(0, maxPaths).map((path) => problemOf(path, jobs));
      const [more, last] = [shared.size - all.length, all.at(-1)];
      if (more === 0 || last === undefined) return all;
      const { found: _, ...others } = last;
      return [...all, { ...others, message: `${formatCount(more, 'other file')} would be written by several jobs` }];
    },
  };
}

/** On macOS and Windows, and in a clone there, names that differ only in case are one file. */
const nameOnEveryDisk = (path: string) => path.normalize('NFC').toLowerCase();

function problemOf({ entry, path, positions, count }: SharedPath, jobs: readonly PlannedJob[]): Diagnostic {
  const names = positions.flatMap((position) => {
    const job = jobs[position];
    return job === undefined ? [] : [nameOfJob({ ...job, repeat: 1 })];
  });
  return {
    code: 'batch-invalid',
    location: `${entry.location}, output`,
    message: `${count === 2 ? 'two' : formatNumber(count)} jobs write ${path}`,
    found: `${names.join(' and ')}${count > 2 ? ` and ${formatNumber(count - 2)} more` : ''}`,
    hint: `add a placeholder such as {{item.path}} or {{matrix.model}} to the path, so that each job has its own file${path === nameOnEveryDisk(path) ? '' : '; on macOS and Windows, names that differ only in case are one file'}`,
  };
}
