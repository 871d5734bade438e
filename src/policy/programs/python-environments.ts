import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { defineFamily, type SubCommand } from './family.js';
import { handOn } from './handed-on.js';
import type { OptionTable } from './options.js';
import { literalOf } from './words.js';

const elsewhere = 'chooses another directory or configuration, which are code';
const runs = 'Runs the commands that its configuration in the workspace holds.';

/** What stands behind `--` goes to the commands of the chosen environment, as in `npm test -- …`. */
function environments(context: CommandContext): PartialEffects {
  const own = context.scan.operands.slice(0, context.scan.beforeDashes);
  return gatherEffects([
    { risks: own.map((word) => riskOf(word, 'is a command that the rule does not name')) },
    handOn(context.scan.operands.slice(context.scan.beforeDashes), 'python', context),
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
  risks: [
    { why: elsewhere, value: '-c --conf --root --discover -x --override --runner --installpkg --force-dep --pre' },
    { why: 'installs packages from elsewhere', value: '-i --index-url' },
  ],
};

const toxRuns: SubCommand = { options: tox, check: environments, changes: true, handsOn: true };

/** Programs that run the tests of a Python project in environments of their own. */
export const environmentRunners: readonly Program[] = [
  defineFamily({
    names: ['tox'],
    source: 'https://tox.wiki/en/latest/cli_interface.html',
    grants: runs,
    passesOn: true,
    globals: tox,
    commands: {
      '': onlyHanded,
      ...Object.fromEntries(['run', 'r', 'run-parallel', 'p'].map((name) => [name, { ...toxRuns, plain: true }])),
      ...Object.fromEntries(['list', 'l', 'config', 'c'].map((name) => [name, { options: tox }])),
    },
  }),
  defineProgram({
    names: ['nox'],
    source: 'https://nox.thea.codes/en/stable/usage.html',
    grants: 'Runs the sessions that noxfile.py of the workspace holds, which is code.',
    changes: true,
    options: {
      flag: '-l --list -r --reuse-existing-virtualenvs -R --no-install -N --no-venv -x --stop-on-first-error --no-stop-on-first-error --error-on-missing-interpreters --error-on-external-run --verbose -v --no-color --nocolor --forcecolor --json --non-interactive --install-only',
      value: '-s -e --session --sessions -k --keywords -t --tags -p --python --pythons --reuse-venv --default',
      write: '--envdir --report',
      risks: [
        {
          why: elsewhere,
          value: '-f --noxfile --default-venv-backend --force-venv-backend -fb -db --extra-python -P --force-python',
        },
      ],
    },
    handsOn: true,
    check: (context) => {
      const { operands, beforeDashes } = context.scan;
      const odd = operands
        .slice(0, beforeDashes)
        .filter((word) => !/^[\w.-]+(?:\([\w=., '"-]*\))?$/.test(literalOf(word) ?? '/'))
        .map((word) => riskOf(word, 'is not the name of a session'));
      return gatherEffects([{ risks: odd }, handOn(operands.slice(beforeDashes), 'python', context)]);
    },
  }),
];
