import { absolutePath, isInside } from '../../files/paths.js';
import type { BulkRead, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import type { CommandContext, PartialEffects } from './define.js';
import { candidate, type FileTest } from './picked.js';

const maxNames = 5_000;

/** Reads the content of everything below these places that the test includes. A place of unknown value is an effect elsewhere. */
export function readsBelow(
  starts: readonly Word[],
  { invocation: { cwd }, world }: Pick<CommandContext, 'invocation' | 'world'>,
  test: FileTest = () => true,
  leaveOut?: BulkRead['leaveOut'],
): PartialEffects {
  return {
    bulk: starts.flatMap((start) => {
      const value = literalOf(start);
      if (value === null || value === '-') return [];
      const path = absolutePath(value, cwd);
      return [
        {
          of: 'directory',
          path,
          includes: (file) => test(candidate(file, value, cwd)),
          sensitive: once(() => {
            const { paths, names } = world.sensitiveBelow(path, maxNames);
            return names >= maxNames ? null : paths;
          }),
          ...(leaveOut === undefined ? {} : { leaveOut }),
        },
      ];
    }),
  };
}

/** Shows the content of files of the repository `top`, in any commit: of those at or below these paths. */
export function readsHistory(
  paths: readonly string[],
  top: string,
  { world }: CommandContext,
  { excluded, leaveOut }: Required<Pick<BulkRead, 'leaveOut'>> & { readonly excluded: ReadonlySet<string> },
): PartialEffects {
  return {
    bulk: paths.map((path) => ({
      of: 'history',
      path,
      includes: (file) => !excluded.has(file),
      leaveOut,
      sensitive: once(() => {
        const tracked = world.sensitiveInGit(top)?.tracked;
        if (tracked !== undefined) return tracked.filter((file) => isInside({ path: file, directory: path }));
        const sensitive = world.sensitiveBelow(path, maxNames);
        return sensitive.names >= maxNames ? null : sensitive.paths;
      }),
    })),
  };
}

function once<T>(look: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => (result ??= { value: look() }).value;
}
