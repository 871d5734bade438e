import type { Program } from '../shell/types.js';
import { type CommandContext, guarded, type PartialEffects, riskOf } from './define.js';
import { defineFamily, type FamilySpec, type SubCommand } from './family.js';
import type { OptionTable } from './options.js';
import { literalOf } from './words.js';

/**
 * Sub-commands that are known of a program that is guarded: behind any other word, and behind any option in front
 * that the family does not know, every word has to be spelled.
 */
function guardedBut(spec: FamilySpec & { readonly why: string }): Program {
  const family = defineFamily(spec);
  const otherwise = guarded({ names: spec.names.join(' '), source: spec.source, why: spec.why });
  const flags = (spec.globals?.flag ?? '').split(' ');
  return {
    ...family,
    read(invocation, world) {
      const words = invocation.argv.slice(1).map((word) => literalOf(word) ?? '');
      const first = words.findIndex((word) => !flags.includes(word));
      const [group = '', command = ''] = first < 0 ? [] : words.slice(first);
      const known = Object.hasOwn(spec.commands, group) || Object.hasOwn(spec.commands, `${group} ${command}`);
      return (known && group !== '' ? family : otherwise).read(invocation, world);
    },
  };
}

const machine = 'changes or shows the machine';
const packages = (program: string, name: RegExp): SubCommand => ({
  changes: true,
  literal: true,
  check: ({ scan, invocation }: CommandContext): PartialEffects => ({
    risks: scan.operands.map((word) =>
      name.test(literalOf(word) ?? '')
        ? riskOf(word, 'is a package that the rule does not name', {
            alsoCoveredBy: [literalOf(invocation.argv[0]) ?? program, 'install'],
          })
        : riskOf(word, 'is a file, an address or a pattern in the place of a package'),
    ),
  }),
});

/** What a person would answer, and how much is said. */
const quietly =
  '-y --yes --assume-yes -q -qq --quiet --no-install-recommends --no-install-suggests --fix-missing -m --only-upgrade --no-upgrade --reinstall -d --download-only -s --simulate --dry-run --just-print --show-progress';

/** A name, an architecture, a version. What ends in a minus would be removed; what has a slash is a file or a release. */
const debian = /^[a-z0-9](?:[a-z0-9+.-]*[a-z0-9+])?(?::[a-z0-9-]+)?(?:=[\w.+:~-]+)?$/;

const aptOptions: OptionTable = {
  flag: quietly,
  risks: [{ why: 'sets configuration, which can name programs to run', value: '-o --option -c --config-file' }],
};

/** A toolchain may be a path too, to one that somebody else made. */
function named({ scan }: CommandContext): PartialEffects {
  const odd = scan.operands.filter((word) => !/^[\w][\w.-]*$/.test(literalOf(word) ?? ''));
  return { risks: odd.map((word) => riskOf(word, 'is a path in the place of a toolchain')) };
}

/** Programs that install: the packages of one's own distribution and toolchain are as far as a prefix rule goes. */
export const installers: readonly Program[] = [
  guardedBut({
    names: ['apt', 'apt-get'],
    source: 'https://manpages.debian.org/apt-get',
    why: machine,
    grants: 'Installs and removes software of the machine, whose scripts run as root.',
    globals: { flag: quietly },
    common: aptOptions,
    commands: {
      install: packages('apt-get', debian),
      update: { changes: true, literal: true },
      list: { options: { flag: '--installed --upgradable -a --all-versions' } },
      show: {},
      search: { options: { flag: '-n --names-only' } },
    },
  }),
  guardedBut({
    names: ['brew'],
    source: 'https://docs.brew.sh/Manpage',
    why: machine,
    grants: 'Installs and removes software of the machine.',
    commands: {
      install: {
        ...packages('brew', /^[a-z0-9][\w@+.-]*(?<!\.rb)$/),
        options: { flag: '-q --quiet -v --verbose --formula --formulae --cask --casks --only-dependencies' },
      },
      list: { options: { flag: '--versions --formula --cask -1' } },
    },
  }),
  guardedBut({
    names: ['rustup'],
    source: 'https://rust-lang.github.io/rustup/',
    why: machine,
    grants: 'Installs and removes toolchains of Rust.',
    common: { flag: '-q --quiet -v --verbose' },
    commands: {
      show: {},
      'target list': { options: { flag: '--installed', value: '--toolchain' } },
      'component list': { options: { flag: '--installed', value: '--toolchain' } },
      'toolchain list': { options: { flag: '-v --verbose' } },
      'target add': { options: { value: '--toolchain' }, changes: true },
      'component add': { options: { value: '--toolchain --target' }, changes: true },
      update: { options: { flag: '--no-self-update' }, changes: true },
      'toolchain install': {
        options: { flag: '--no-self-update --force', value: '--profile -c --component -t --target' },
        check: named,
        changes: true,
        literal: true,
      },
      default: { check: named, changes: true, literal: true },
    },
  }),
  guardedBut({
    names: ['openssl'],
    source: 'https://docs.openssl.org/master/man1/openssl/',
    why: 'handles keys, reads files or reaches the network',
    commands: {
      version: { options: { flag: '-a -v -b -o -f -p -d', singleDash: true } },
      rand: { options: { flag: '-hex -base64', singleDash: true } },
      dgst: {
        options: { flag: '-sha1 -sha256 -sha384 -sha512 -md5 -r -c -hex -binary', singleDash: true },
        operands: 'read',
      },
    },
  }),
];
