import type { Word } from '../../shell/types.js';
import { literalOf, matches } from '../../shell/words.js';
import { type CommandContext, type PartialEffects } from '../shared/define.js';
import { defineFamily, type SubCommand } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { riskOf } from '../shared/risks.js';

const origin = 'chooses where packages come from';

const common: OptionTable = {
  flag: '-q --quiet -v --verbose --no-input --disable-pip-version-check --no-cache-dir --no-color --isolated --require-virtualenv --no-python-version-warning',
  value: '--timeout --retries --exists-action --progress-bar --use-feature --use-deprecated',
  write: '--log --cache-dir',
  risks: {
    [origin]: {
      value:
        '-i --index-url --extra-index-url -f --find-links --trusted-host --proxy --cert --client-cert --keyring-provider',
      flag: '--no-index',
    },
    'chooses another interpreter': '--python',
    'runs the debugger': { flag: '--debug' },
  },
};

const installing: OptionTable = {
  flag: '-U --upgrade --pre --no-deps --user --require-hashes --no-build-isolation --force-reinstall -I --ignore-installed --break-system-packages --prefer-binary --dry-run --no-clean --no-compile --compile --ignore-requires-python --no-warn-script-location --no-warn-conflicts --no-user --use-pep517 --system',
  value:
    '-e --editable --only-binary --no-binary --root-user-action --upgrade-strategy --platform --python-version --implementation --abi --group',
  write: '--report -d --dest --download -w --wheel-dir',
  risks: {
    'reads constraints, which can choose where packages come from': '-c --constraint',
    'installs into another location': '-t --target --prefix --root --src',
    'passes options to the build':
      '-C --config-settings --config-setting --global-option --build-option --install-option',
  },
};

/** A name of the index, with extras and a version or without. */
const indexName = /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:\s*[=<>!~][\w.*,<>=!~ -]+)?$/;

/** What pip takes for a file if one with that name exists. */
const archive = /\.(?:whl|zip|tar|tgz|tbz|txz|tlz|tar\.\w+)(?:\[.*)?$/i;

/** The package of the directory itself, with extras or without: `.[dev]`. */
function isProject(word: Word): boolean {
  return matches(word, /^\.(?:\[[\w,.-]+\])?$/);
}

/** Upgrading the installer itself is what installing needs. */
const installer = /^(?:pip|setuptools|wheel)$/;

const installs = (command: string): SubCommand => ({
  options: installing,
  read: '-r --requirement',
  check: ({ scan, invocation }: CommandContext): PartialEffects => {
    const also = [literalOf(invocation.argv[0]) ?? 'pip', command];
    const lists = scan.options.filter((option) => option.name === '-r' || option.name === '--requirement');
    return {
      risks: [
        ...lists
          .flatMap((option) => (option.value === null || option.value === option.word ? [] : [option.value]))
          .map((word) => riskOf(word, 'lists packages that the rule does not name', { alsoCoveredBy: also })),
        ...scan
          .values('-e', '--editable')
          .map((word) =>
            riskOf(word, 'builds and runs a package from a path', isProject(word) ? { alsoCoveredBy: also } : {}),
          ),
        ...scan.operands
          .filter((word) => !matches(word, installer))
          .map((word) =>
            isProject(word) || (matches(word, indexName) && !matches(word, archive))
              ? riskOf(word, 'is a package that the rule does not name', { alsoCoveredBy: also })
              : riskOf(word, 'is an address or a path instead of a package'),
          ),
      ],
    };
  },
  changes: true,
});

export const pipProgram = defineFamily({
  names: 'pip pip3 pipx',
  source: 'https://pip.pypa.io/en/stable/cli/',
  grants: 'Downloads packages and runs their build scripts.',
  globals: common,
  common,
  commands: {
    install: installs('install'),
    download: installs('download'),
    wheel: installs('wheel'),
    uninstall: { flag: '-y --yes --break-system-packages', read: '-r --requirement', changes: true },
    list: {
      flag: '-o --outdated -u --uptodate -e --editable -l --local --user --pre --not-required --exclude-editable --include-editable',
      value: '--format --exclude',
      read: '--path',
    },
    show: { flag: '-f --files' },
    freeze: { flag: '-l --local --user --all --exclude-editable', value: '--exclude', read: '-r --requirement --path' },
    check: {},
    inspect: { flag: '--local --user' },
    help: {},
    hash: { value: '-a --algorithm', operands: 'read' },
    'index versions': { operands: 'named', why: 'is sent to the index' },
    cache: { operands: 'named', why: 'changes the cache', changes: true },
    config: { operands: 'named', why: 'shows or changes configuration', changes: true },
    run: { operands: 'named', why: 'is a package that it downloads and runs', changes: true },
  },
});
