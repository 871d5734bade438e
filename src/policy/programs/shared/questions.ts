import { absolutePath, isInside } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { literalOf, pathEffects } from '../../shell/words.js';
import type { Effect, PathFacts } from '../../types.js';

/** Calls of programs that run code otherwise. These answer before they load anything that the workspace chooses. */
interface Question {
  /** Separated by blanks. */
  readonly names: string;
  /** What follows the name, exactly. */
  readonly words: readonly string[];
  readonly source: string;
  /** Files of the workspace by which version managers choose what the name starts. */
  readonly unless?: readonly string[];
}

const managers = ['.tool-versions', 'mise.toml', '.mise.toml', '.config/mise.toml', '.config/mise/config.toml'];

const version = ['--version'];

const questions: readonly Question[] = [
  {
    names: 'node nodejs',
    words: ['-v', '--version'],
    source: 'https://nodejs.org/api/cli.html#-v---version',
    unless: managers,
  },
  { names: 'npm', words: ['-v', '--version'], source: 'https://docs.npmjs.com/cli/commands/npm', unless: managers },
  // Without a name it lists the scripts.
  { names: 'npm', words: ['run'], source: 'https://docs.npmjs.com/cli/commands/npm-run', unless: managers },
  {
    names: 'python python3 python3.10 python3.11 python3.12 python3.13 python3.14',
    words: ['-V', '-VV', '--version'],
    source: 'https://docs.python.org/3/using/cmdline.html#generic-options',
    unless: [...managers, '.python-version'],
  },
  {
    names: 'pip pip3',
    words: ['-V', '--version'],
    source: 'https://pip.pypa.io/en/stable/cli/pip/#general-options',
    unless: [...managers, '.python-version'],
  },
  {
    names: 'ruby',
    words: ['-v', '--version'],
    source: 'https://docs.ruby-lang.org/en/master/ruby/options_md.html',
    unless: [...managers, '.ruby-version'],
  },
  {
    names: 'gem',
    words: ['-v', '--version'],
    source: 'https://guides.rubygems.org/command-reference/',
    unless: [...managers, '.ruby-version'],
  },
  // A toolchain file may name a directory with programs.
  {
    names: 'cargo rustc rustdoc rustfmt',
    words: ['-V', '--version'],
    source: 'https://rust-lang.github.io/rustup/overrides.html#the-toolchain-file',
    unless: [...managers, 'rust-toolchain', 'rust-toolchain.toml'],
  },
  {
    names: 'go',
    words: ['version'],
    source: 'https://go.dev/doc/toolchain',
    unless: managers,
  },
  {
    names: 'java javac',
    words: ['-version', '--version'],
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
    unless: [...managers, '.java-version', '.sdkmanrc'],
  },
  { names: 'ruff', words: ['-V', '--version'], source: 'https://docs.astral.sh/ruff/configuration/', unless: managers },
  { names: 'uv', words: ['-V', '--version'], source: 'https://docs.astral.sh/uv/reference/cli/', unless: managers },
  {
    names: 'deno',
    words: ['-V', '--version'],
    source: 'https://docs.deno.com/runtime/reference/cli/',
    unless: managers,
  },
  { names: 'bun', words: ['-v', '--version'], source: 'https://bun.sh/docs/cli/bun', unless: managers },
  {
    names: 'php',
    words: ['-v', '--version'],
    source: 'https://www.php.net/manual/en/features.commandline.options.php',
  },
  { names: 'perl', words: ['-v', '--version'], source: 'https://perldoc.perl.org/perlrun' },
  { names: 'bash', words: version, source: 'https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash' },
  { names: 'make gmake', words: ['-v', '--version'], source: 'https://www.gnu.org/software/make/manual/make.html' },
  { names: 'cmake ctest', words: version, source: 'https://cmake.org/cmake/help/latest/manual/cmake.1.html' },
  { names: 'gcc g++ cc c++', words: version, source: 'https://gcc.gnu.org/onlinedocs/gcc/Overall-Options.html' },
  { names: 'docker', words: ['-v', '--version'], source: 'https://docs.docker.com/reference/cli/docker/' },
  { names: 'curl', words: ['-V', '--version'], source: 'https://curl.se/docs/manpage.html' },
];

const byName: ReadonlyMap<string, readonly Question[]> = new Map(
  [...new Set(questions.flatMap(({ names }) => names.split(' ')))].map((name) => [
    name,
    questions.filter(({ names }) => names.split(' ').includes(name)),
  ]),
);

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
  const known = byName.get(program)?.find(({ words }) => words.includes(text));
  return known !== undefined && isFree(known.unless ?? [], cwd, world) ? [] : null;
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
