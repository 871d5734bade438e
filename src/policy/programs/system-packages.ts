import { literalOf } from '../shell/words.js';
import { type CommandContext, type PartialEffects } from './shared/define.js';
import type { SubCommand } from './shared/family.js';
import { guardedFamily } from './shared/guarded-family.js';
import type { OptionTable } from './shared/options.js';
import { changesMachine, riskOf } from './shared/risks.js';

/** Installing: names of packages only. */
const packageInstall = (program: string, name: RegExp): SubCommand => ({
  changes: true,
  literal: true,
  check: ({ scan, invocation }: CommandContext): PartialEffects => ({
    risks: scan.operands.map((word) =>
      name.test(literalOf(word) ?? '')
        ? riskOf(word, 'is a package that the rule does not name', {
            alsoCoveredBy: [literalOf(invocation.argv[0]) ?? program, 'install'],
          })
        : riskOf(word, 'is a file, an address or a pattern instead of a package'),
    ),
  }),
});

/** Answers to prompts, and verbosity. */
const quietly =
  '-y --yes --assume-yes -q -qq --quiet --no-install-recommends --no-install-suggests --fix-missing -m --only-upgrade --no-upgrade --reinstall -d --download-only -s --simulate --dry-run --just-print --show-progress';

/** apt removes a package whose name ends in a minus; a word with a slash is a file or a release. */
const debian = /^[a-z0-9](?:[a-z0-9+.-]*[a-z0-9+])?(?::[a-z0-9-]+)?(?:=[\w.+:~-]+)?$/;

const aptOptions: OptionTable = {
  flag: quietly,
  risks: { 'sets configuration, which can name programs to run': '-o --option -c --config-file' },
};

export const aptProgram = guardedFamily({
  names: 'apt apt-get',
  source: 'https://manpages.debian.org/apt-get',
  why: changesMachine,
  grants: 'Installs and removes software of the machine, whose scripts run as root.',
  globals: { flag: quietly },
  common: aptOptions,
  commands: {
    install: packageInstall('apt-get', debian),
    update: { changes: true, literal: true },
    list: { flag: '--installed --upgradable -a --all-versions' },
    show: {},
    search: { flag: '-n --names-only' },
  },
});

export const brewProgram = guardedFamily({
  names: 'brew',
  source: 'https://docs.brew.sh/Manpage',
  why: changesMachine,
  grants: 'Installs and removes software of the machine.',
  commands: {
    install: {
      ...packageInstall('brew', /^[a-z0-9][\w@+.-]*(?<!\.rb)$/),
      flag: '-q --quiet -v --verbose --formula --formulae --cask --casks --only-dependencies',
    },
    list: { flag: '--versions --formula --cask -1' },
  },
});
