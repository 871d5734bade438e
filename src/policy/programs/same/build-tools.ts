import type { SameCommand, Word } from '../../shell/types.js';
import { literalOf, literalWord } from '../../shell/words.js';
import { isPlainSetting } from '../git/plain-settings.js';
import { matching, type PlainOptions, skipOptions, withStart } from './words.js';

/** Options of Gradle that take the next word. */
const valued = /^(?:-x|-p|-b|-c|-g|-I|-P|-D|--exclude-task|--project-dir|--tests|--init-script|--console)$/;

const projectTask = /^:?(?:[\w.-]+:)+([A-Za-z][\w-]*)$/;

/** `./gradlew :app:test` as `./gradlew test`, which runs this task of every project. */
export function sameTasks(argv: readonly Word[]): readonly SameCommand[] {
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
export function withoutPlainOptions(program: string, argv: readonly Word[]): readonly SameCommand[] {
  const options = plainOptions.get(program);
  const at = options === undefined ? null : skipOptions(argv, 1, options);
  if (at === null || at <= 1 || at >= argv.length) return [];
  return [withStart([literalOf(argv[0]) ?? ''], argv, at)];
}
