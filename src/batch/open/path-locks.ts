/** Work that needs a file for itself, such as the evaluations of an answer in it. In this process only. */
export interface PathLocks {
  /** Runs the work after all earlier work with this path has ended. */
  hold<T>(path: string, work: () => Promise<T>): Promise<T>;
}

export function createPathLocks(): PathLocks {
  const last = new Map<string, Promise<unknown>>();
  return {
    hold: async (path, work) => {
      const before = last.get(path) ?? Promise.resolve();
      const task = before.then(work);
      const ended = task.catch(() => undefined);
      last.set(path, ended);
      try {
        return await task;
      } finally {
        if (last.get(path) === ended) last.delete(path);
      }
    },
  };
}
