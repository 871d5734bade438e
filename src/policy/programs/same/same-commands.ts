import type { Program, SameCommand, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import { sameTasks, withoutPlainOptions } from './build-tools.js';
import { sameScript } from './package-scripts.js';
import { sameAsModule, sameModule, sameRun } from './python-tools.js';

/** The other ways to write a command; `base` is the name of its program without a directory. */
export function sameCommands(
  base: string,
  argv: readonly Word[],
  programFor: (name: string) => Program | undefined,
): readonly SameCommand[] {
  // Another file of this name is another program, except for the wrapper in the workspace.
  if (literalOf(argv[0])?.includes('/') === true && base !== 'gradlew') return [];
  switch (base) {
    case 'npm':
    case 'pnpm':
    case 'yarn':
    case 'bun':
      return sameScript(base, argv);
    case 'python':
    case 'python3':
      return sameModule(argv);
    case 'pytest':
    case 'tox':
      return sameAsModule(base, argv);
    case 'uv':
    case 'poetry':
      return sameRun(base, argv, (words) => {
        const name = literalOf(words[0]) ?? '';
        return {
          same: sameCommands(name, words, programFor),
          runsCode: typeof programFor(name)?.grants === 'string',
        };
      });
    case 'gradle':
    case 'gradlew':
      return sameTasks(argv);
    case 'cargo':
    case 'make':
    case 'gmake':
    case 'git':
      return withoutPlainOptions(base, argv);
    default:
      return [];
  }
}
