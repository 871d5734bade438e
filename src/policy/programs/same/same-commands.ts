import type { Program, SameCommand, Word } from '../../shell/types.js';
import { literalOf, literalWord } from '../../shell/words.js';
import { isPlainSetting } from '../git/plain-settings.js';
import { sameScript } from './package-scripts.js';
import { sameAsModule, sameModule, sameRun } from './python-tools.js';
import { matching, type PlainOptions, skipOptions, withStart } from './words.js';

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

/** Options of Gradle that take the next word. */
const valued = /^(?:-x|-p|-b|-c|-g|-I|-P|-D|--exclude-task|--project-dir|--tests|--init-script|--console)$/;

const projectTask = /^:?(?:[\w.-]+:)+([A-Za-z][\w-]*)$/;

/** `./gradlew :app:test` as `./gradlew test`, which runs this task of every project. */
function sameTasks(argv: readonly Word[]): readonly SameCommand[] {
  const replaced: Word[] = [];
  const words = argv.map((word, at) => {
    const task = at > 0 && !valued.test(literalOf(argv[at - 1]) ?? '') ? projectTask.exec(literalOf(word) ?? '') : null;
    if (task?.[1] === undefined) return word;
    replaced.push(word);
    return literalWord(task[1]);
  });
  return replaced.length === 0 ? [] : [{ argv: words, replaced }];
}

const cargoOptions: PlainOptions = {
  flags: /^(?:--locked|--offline|--frozen|-q|--quiet|-v|-vv|--verbose)$/,
  values: new Map([['--color', matching(/^\w+$/)]]),
};

const makeOptions: PlainOptions = { flags: /^(?:-s|--silent|--quiet|--no-print-directory)$/ };

const gitOptions: PlainOptions = {
  flags: /^(?:--no-pager|-P|--no-optional-locks|--no-advice)$/,
  values: new Map([['-c', isPlainSetting]]),
};

const plainOptions: ReadonlyMap<string, PlainOptions> = new Map([
  ['cargo', cargoOptions],
  ['make', makeOptions],
  ['gmake', makeOptions],
  ['git', gitOptions],
]);

/** `cargo --locked test` as `cargo test`. */
function withoutPlainOptions(program: string, argv: readonly Word[]): readonly SameCommand[] {
  const options = plainOptions.get(program);
  const at = options === undefined ? null : skipOptions(argv, 1, options);
  if (at === null || at <= 1 || at >= argv.length) return [];
  return [withStart([literalOf(argv[0]) ?? ''], argv, at)];
}
