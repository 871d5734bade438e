import type { Program } from '../shell/types.js';
import {
  type CommandContext,
  defineProgram,
  gatherEffects,
  guarded,
  operandEffects,
  type PartialEffects,
  riskOf,
  startedBy,
} from './define.js';
import { defineFamily, type SubCommand } from './family.js';
import type { OptionTable } from './options.js';
import { environmentRunners } from './python-environments.js';
import { pythonTools } from './python-tools.js';
import { hasOption, optionValues } from './scan.js';
import { literalOf } from './words.js';

const elsewhere = 'chooses another directory or configuration, which are code';

/** `pre-commit run [hook]`: hooks are named by the configuration of the workspace. */
function hooks({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects([
    {
      risks: scan.operands.map((word) =>
        riskOf(word, 'is a hook that the rule does not name', { openedBy: ['pre-commit', 'run'] }),
      ),
    },
    ...optionValues(scan, '--files').map((word) => operandEffects('read', word, invocation)),
  ]);
}

const coverageFiles: OptionTable = {
  flag: '-q --quiet -i --ignore-errors -m --show-missing --skip-covered --skip-empty --no-skip-covered --no-skip-empty --show-contexts --pretty-print --keep',
  value: '--fail-under --include --omit --contexts --precision --sort --format --title',
  read: '--data-file',
  risks: [{ why: elsewhere, value: '--rcfile --debug' }],
};

/** `coverage run -m pytest …` or `coverage run script.py …`: the module or the script is what runs. */
function measured(context: CommandContext): PartialEffects {
  const { scan, invocation, world } = context;
  const [first] = scan.operands;
  if (first === undefined) return {};
  const also = ['coverage', 'run'];
  const named = { risks: [riskOf(first, 'is a program that it runs', { openedBy: also })] };
  if (!hasOption(scan, '-m', '--module')) return gatherEffects([named, operandEffects('read', first, invocation)]);
  const module = pythonTools.find((program) => program.names.includes(literalOf(first) ?? ''));
  const inner = module?.read({ ...invocation, argv: scan.operands }, world);
  return inner === undefined ? named : gatherEffects([named, startedBy(also, inner)]);
}

const documents: OptionTable = {
  flag: '-q -v -W -n -a -E -N --keep-going --strict -s --clean -c --dirty --quiet --verbose --fail-on-warning --nitpicky --no-color --color',
  value: '-b --builder -j --jobs -t --tag --theme',
  write: '-d --doctree-dir -w --warning-file --site-dir',
  risks: [{ why: elsewhere, value: '-c -C --conf-dir -D --define -A --html-define --config-file -f' }],
};

/** Programs of the Python world that run commands, hooks or extensions which files of the workspace name. */
export const pythonRunners: readonly Program[] = [
  ...environmentRunners,
  defineFamily({
    names: ['pre-commit', 'prek'],
    source: 'https://pre-commit.com/#command-line-interface',
    grants: 'Runs the hooks that .pre-commit-config.yaml of the workspace names.',
    commands: {
      '': { changes: true },
      run: {
        options: {
          flag: '-a --all-files --show-diff-on-failure -v --verbose --fail-fast',
          value:
            '--color --hook-stage --from-ref -s --source --to-ref -o --origin --skip --last-commit --directory -j --jobs --files',
          risks: [{ why: elsewhere, value: '-c --config --commit-msg-filename' }],
        },
        check: hooks,
        plain: true,
        changes: true,
      },
      'validate-config': { operands: 'read' },
      'sample-config': {},
      ...Object.fromEntries(
        ['install', 'install-hooks', 'uninstall', 'autoupdate', 'clean', 'gc', 'migrate-config', 'try-repo'].map(
          (name) => [name, { changes: true, literal: true, operands: 'named' } satisfies SubCommand],
        ),
      ),
    },
  }),
  defineFamily({
    names: ['coverage'],
    source: 'https://coverage.readthedocs.io/en/latest/cmd.html',
    commands: {
      '': {},
      run: {
        changes: true,
        plain: true,
        options: {
          stopAtOperand: true,
          flag: '-a --append --branch -p --parallel-mode -L --pylib --timid -m --module',
          value: '--source --include --omit --context --concurrency --save-signal',
          write: '--data-file',
          risks: [{ why: elsewhere, value: '--rcfile --debug' }],
        },
        check: measured,
      },
      report: { options: coverageFiles, operands: 'data' },
      xml: { options: [coverageFiles, { write: '-o' }], changes: true, plain: true },
      json: { options: [coverageFiles, { write: '-o' }], changes: true, plain: true },
      lcov: { options: [coverageFiles, { write: '-o' }], changes: true, plain: true },
      html: { options: [coverageFiles, { write: '-d --directory' }], changes: true, plain: true },
      annotate: { options: [coverageFiles, { write: '-d --directory' }], changes: true },
      combine: { options: coverageFiles, operands: 'read', changes: true, plain: true },
      erase: { options: coverageFiles, changes: true, plain: true },
      debug: { operands: 'named' },
    },
  }),
  defineProgram({
    names: ['sphinx-build'],
    source: 'https://www.sphinx-doc.org/en/master/man/sphinx-build.html',
    grants: 'Runs conf.py and the extensions of the documentation, which are code.',
    options: documents,
    operands: ['read', 'write', 'read'],
    changes: true,
  }),
  defineFamily({
    names: ['mkdocs'],
    source: 'https://www.mkdocs.org/user-guide/cli/',
    grants: 'Runs the plug-ins that mkdocs.yml of the workspace names.',
    commands: {
      '': {},
      build: { options: [documents, { write: '-d' }], changes: true, plain: true },
      'get-deps': {},
      serve: { changes: true, operands: 'named' },
      'gh-deploy': { changes: true, literal: true },
      new: { changes: true, operands: 'write' },
    },
  }),
  defineProgram({
    names: ['pip-audit'],
    source: 'https://github.com/pypa/pip-audit#usage',
    options: {
      flag: '-l --local --strict -S --dry-run --desc --no-deps --disable-pip --require-hashes --skip-editable --progress-spinner',
      value: '-f --format -s --vulnerability-service --ignore-vuln --aliases --timeout --progress-spinner',
      optional: '--desc --aliases',
      read: '-r --requirement --path',
      write: '-o --output --cache-dir',
      risks: [
        { why: 'takes packages from elsewhere', value: '--index-url --extra-index-url --osv-url' },
        { why: 'changes files', flag: '--fix' },
      ],
    },
    operands: 'tree',
    changes: true,
  }),
  defineProgram({
    names: [
      'djlint',
      'pyupgrade',
      'autoflake',
      'autopep8',
      'yapf',
      'docformatter',
      'interrogate',
      'radon',
      'xenon',
      'curlylint',
    ],
    source: 'https://www.djlint.com/docs/configuration/',
    options: {
      flag: '--check --lint --quiet --statistics --diff -d -c --check-diff -r --recursive -v --verbose --exit-zero-even-if-changed --fail-under -s --show-complexity -a --average -m --no-color',
      value:
        '-e --extension --profile --indent --max-line-length --exclude --ignore --include --max-complexity --min --max -n',
      risks: [
        { why: 'loads code or configuration from a path', value: '--configuration --config --style --settings -C' },
        { why: 'changes files', flag: '--reformat -i --in-place --fix', value: '--generate-badge' },
      ],
    },
    operands: 'tree',
    check: ({ scan }) => ({
      changes: !scan.given.some((one) => /^(?:--check|--lint|--diff|-d|-c|-s|-a)$/.test(one.name)),
    }),
  }),
  guarded({
    names:
      'invoke scrapy alembic celery gunicorn uvicorn hypercorn ipython jupyter doit fab flask django-admin twine flit maturin bumpversion bump2version cookiecutter cruft copier dvc mlflow streamlit',
    source: 'https://docs.pyinvoke.org/en/stable/invoke.html',
    why: 'is a command or a program that the rule does not name',
    grants: 'Runs what its configuration in the workspace names.',
    flag: '-q -v --verbose --quiet',
  }),
];
