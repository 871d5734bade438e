import { statOf } from './protected-copies.js';
import type { PathRules, WithheldPaths } from './withheld-paths.js';

/** Files with sensitive names that code of the repository has made: no secret to it. */
export function createMadeFiles({ mayReadMade = () => false }: PathRules) {
  const made = new Set<string>();
  return {
    /** The same without these among what is hidden from code of the repository. */
    shownToCode(withheld: WithheldPaths) {
      const { hidden, hiddenFromPrograms } = withheld;
      for (const path of made) if (!hidden.includes(path)) made.delete(path);
      return {
        ...withheld,
        hidden: hidden.filter((path) => !made.has(path)),
        hiddenFromPrograms: [...hiddenFromPrograms, ...made],
      };
    },
    /** Before a call of code of the repository that runs alone; the result adds what it has made, and returns whether it did. */
    begin(before: WithheldPaths, shown: readonly string[]) {
      // The clock of files is never ahead of the system's, and behind by less than a command needs to start.
      const startMs = Date.now() + 1;
      // By what identifies them: a command can move a file, or the directory around it.
      const secrets = new Set(before.hidden.flatMap((path) => identityOf(path) ?? []));
      const known = new Map(shown.map((path) => [path, identityOf(path)]));
      return (after: WithheldPaths): boolean => {
        if (before.isPartial || after.isPartial) return false;
        const earlier = made.size;
        for (const path of after.hidden) {
          const identity = identityOf(path);
          const stat = statOf(path);
          if (identity === null || secrets.has(identity) || stat?.nlink !== 1 || !mayReadMade(path)) continue;
          // Its first content was visible, or it did not exist.
          if (known.get(path) === identity || stat.birthtimeMs >= startMs) made.add(path);
        }
        return made.size > earlier;
      };
    },
  };
}

/** `null` unless it is a regular file. */
function identityOf(path: string): string | null {
  const stat = statOf(path);
  return stat?.isFile() === true ? `${String(stat.dev)}:${String(stat.ino)}` : null;
}
