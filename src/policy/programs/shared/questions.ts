import { absolutePath, isInside } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { literalOf, pathEffects } from '../../shell/words.js';
import type { Effect, PathFacts } from '../../types.js';

const managers = ['.tool-versions', 'mise.toml', '.mise.toml', '.config/mise.toml', '.config/mise/config.toml'];

/** Files of the workspace, with those of `managers`, by which version managers choose what a name starts. */
const chosenBy: Readonly<Record<string, string>> = {
  python: '.python-version',
  ruby: '.ruby-version',
  // A toolchain file may name a directory with programs.
  rust: 'rust-toolchain rust-toolchain.toml',
  java: '.java-version .sdkmanrc',
  other: '',
};

/** They answer before they load what the workspace chooses: names, the exact words after, source, key of `chosenBy`. */
const questions: readonly (readonly [string, string, string, string?])[] = [
  ['node nodejs', '-v --version', 'https://nodejs.org/api/cli.html#-v---version', 'other'],
  ['npm', '-v --version', 'https://docs.npmjs.com/cli/commands/npm', 'other'],
  ['npm', 'run', 'https://docs.npmjs.com/cli/commands/npm-run', 'other'],
  [
    'python python3 python3.10 python3.11 python3.12 python3.13 python3.14',
    '-V -VV --version',
    'https://docs.python.org/3/using/cmdline.html#generic-options',
    'python',
  ],
  ['pip pip3', '-V --version', 'https://pip.pypa.io/en/stable/cli/pip/#general-options', 'python'],
  ['ruby', '-v --version', 'https://docs.ruby-lang.org/en/master/ruby/options_md.html', 'ruby'],
  ['gem', '-v --version', 'https://guides.rubygems.org/command-reference/', 'ruby'],
  [
    'cargo rustc rustdoc rustfmt',
    '-V --version',
    'https://rust-lang.github.io/rustup/overrides.html#the-toolchain-file',
    'rust',
  ],
  ['go', 'version', 'https://go.dev/doc/toolchain', 'other'],
  ['java javac', '-version --version', 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html', 'java'],
  ['ruff', '-V --version', 'https://docs.astral.sh/ruff/configuration/', 'other'],
  ['uv', '-V --version', 'https://docs.astral.sh/uv/reference/cli/', 'other'],
  ['deno', '-V --version', 'https://docs.deno.com/runtime/reference/cli/', 'other'],
  ['bun', '-v --version', 'https://bun.sh/docs/cli/bun', 'other'],
  ['php', '-v --version', 'https://www.php.net/manual/en/features.commandline.options.php'],
  ['perl', '-v --version', 'https://perldoc.perl.org/perlrun'],
  ['bash', '--version', 'https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash'],
  ['make gmake', '-v --version', 'https://www.gnu.org/software/make/manual/make.html'],
  ['cmake ctest', '--version', 'https://cmake.org/cmake/help/latest/manual/cmake.1.html'],
  ['gcc g++ cc c++', '--version', 'https://gcc.gnu.org/onlinedocs/gcc/Overall-Options.html'],
  ['docker', '-v --version', 'https://docs.docker.com/reference/cli/docker/'],
  ['curl', '-V --version', 'https://curl.se/docs/manpage.html'],
];

/** What a call reads that only asks a program about itself or checks a syntax; null for any other call. */
export function questionEffects(argv: readonly Word[], cwd: string, world: PathFacts): readonly Effect[] | null {
  if (asksSetting(argv)) return [];
  const [name, word, file, ...more] = argv;
  const text = literalOf(word);
  if (text === null || more.length > 0) return null;
  const program = literalOf(name) ?? '';
  if (file !== undefined)
    return /^node(?:js)?$/.test(program) && /^(?:-c|--check)$/.test(text) && isFree(managers, cwd, world)
      ? checked(file, cwd)
      : null;
  const known = questions.find(
    ([names, words]) => names.split(' ').includes(program) && words.split(' ').includes(text),
  );
  if (known === undefined) return null;
  const [, , , chooser] = known;
  const files = chooser === undefined ? [] : [...managers, ...(chosenBy[chooser] ?? '').split(' ').filter(Boolean)];
  return isFree(files, cwd, world) ? [] : null;
}

/** Settings that every reader of the repository sees in its commits or its behavior. */
const openSetting =
  /^git config (?:--get |get )?(?:user\.(?:name|email)|init\.defaultbranch|core\.(?:autocrlf|eol|ignorecase|filemode|symlinks|quotepath|bare)|pull\.(?:rebase|ff)|branch\.[\w./-]+\.(?:remote|merge))$/i;

function asksSetting(argv: readonly Word[]): boolean {
  const texts = argv.map(literalOf);
  return !texts.includes(null) && openSetting.test(texts.join(' '));
}

/** https://nodejs.org/api/cli.html#-c---check: parses the file and does not run it. */
function checked(file: Word, cwd: string): readonly Effect[] | null {
  const path = literalOf(file);
  return path === null || path.startsWith('-') ? null : pathEffects('read', file, cwd).effects;
}

/** None of these files is in the directory or above it in the workspace. */
function isFree(names: readonly string[], cwd: string, world: PathFacts): boolean {
  for (let at = cwd; isInside({ path: at, directory: world.workspace }); at = absolutePath('..', at)) {
    if (names.some((name) => world.kindOf(`${at}/${name}`) !== 'missing')) return false;
    if (at === '/') break;
  }
  return true;
}
