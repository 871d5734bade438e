import type { Program, Word } from '../shell/types.js';
import { knownText, literalWord, matches } from '../shell/words.js';
import { handOn } from './scripts/handed-on.js';
import { type CommandContext, gatherEffects, type PartialEffects } from './shared/define.js';
import { defineFamily, type SubCommand, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesCode, risksFor } from './shared/risks.js';

const runs = 'Runs the commands that its configuration in the workspace holds.';

/** Words after `--` are passed to the commands of the chosen environment, as in `npm test -- …`. */
function environments(context: CommandContext): PartialEffects {
  const commands = context.scan.own();
  return gatherEffects([
    { risks: risksFor(commands, 'is a command that the rule does not name') },
    handOn(context.scan.handed(), 'python', context),
  ]);
}

/** `tox -- WORDS`: without a sub-command nothing but these words is left. */
const onlyHanded: SubCommand = {
  changes: true,
  handle: (words, invocation, world) => ({
    ...gatherEffects([handOn(words, 'python', { invocation, world })]),
    readOnly: false,
  }),
};

const tox: OptionTable = {
  flag: '-q --quiet -v -vv -vvv --verbose -p --parallel-live -r --recreate --no-recreate-pkg --notest --skip-pkg-install --skip-missing-interpreters -l -a --listenvs --listenvs-all --no-provision --develop --fail-fast --no-list-dependencies --sitepackages --alwayscopy',
  value: '-e --colored --labels -m -f --stderr-color --hashseed --skip-env --parallel-no-spinner -k --key',
  optional: '-p --parallel --skip-missing-interpreters',
  write: '--result-json --workdir --temp-dir --exit-and-dump-after',
  risks: {
    [choosesCode]: '-c --conf --root --discover -x --override --runner --installpkg --force-dep --pre',
    'installs packages from elsewhere': '-i --index-url',
  },
};

const family = defineFamily({
  names: 'tox',
  source: 'https://tox.wiki/en/latest/cli_interface.html',
  grants: runs,
  passesOn: true,
  globals: tox,
  commands: {
    '': onlyHanded,
    ...subCommands('run r run-parallel p', {
      options: tox,
      check: environments,
      changes: true,
      handsOn: true,
      plain: true,
    }),
    ...subCommands('list l config c', { options: tox }),
  },
});

/** argparse takes the word after `-p` for its value: `tox -p auto -e lint`. */
function withParallelValue(argv: readonly Word[]): readonly Word[] {
  const at = argv.findIndex(
    (word, index) => matches(word, /^(?:-p|--parallel)$/) && matches(argv[index + 1], /^(?:auto|all|\d+)$/),
  );
  if (at < 0) return argv;
  return [...argv.slice(0, at), literalWord(`--parallel=${knownText(argv[at + 1] as Word)}`), ...argv.slice(at + 2)];
}

export const toxProgram: Program = {
  ...family,
  read: (invocation, world) => family.read({ ...invocation, argv: withParallelValue(invocation.argv) }, world),
};
