import type { Program } from '../../shell/types.js';
import { coverageProgram } from '../coverage.js';
import { pythonRuntimes } from '../guarded-programs.js';
import { preCommitProgram } from '../pre-commit.js';
import { handOn } from '../scripts/handed-on.js';
import { definePrograms, gatherEffects } from '../shared/define.js';
import { defineFamily } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { choosesCode, risksUnless } from '../shared/risks.js';
import { toxProgram } from '../tox.js';

const documentationOptions: OptionTable = {
  flag: '-q -v -W -n -a -E -N --keep-going --strict -s --clean -c --dirty --quiet --verbose --fail-on-warning --nitpicky --no-color --color',
  value: '-b --builder -j --jobs -t --tag --theme',
  write: '-d --doctree-dir -w --warning-file --site-dir',
  risks: { [choosesCode]: '-c -C --conf-dir -D --define -A --html-define --config-file -f' },
};

export const mkdocsProgram = defineFamily({
  names: 'mkdocs',
  source: 'https://www.mkdocs.org/user-guide/cli/',
  grants: 'Runs the plug-ins that mkdocs.yml of the workspace names.',
  commands: {
    build: { options: documentationOptions, write: '-d', changes: true, plain: true },
    'get-deps': {},
    serve: { changes: true, operands: 'named' },
    'gh-deploy': { changes: true, literal: true },
    new: { changes: true, operands: 'write' },
  },
});

export const workspaceRunners = definePrograms([
  {
    names: 'nox',
    source: 'https://nox.thea.codes/en/stable/usage.html',
    grants: 'Runs the sessions that noxfile.py of the workspace holds, which is code.',
    changes: true,
    flag: '-l --list -r --reuse-existing-virtualenvs -R --no-install -N --no-venv -x --stop-on-first-error --no-stop-on-first-error --error-on-missing-interpreters --error-on-external-run --verbose -v --no-color --nocolor --forcecolor --json --non-interactive --install-only',
    value: '-s -e --session --sessions -k --keywords -t --tags -p --python --pythons --reuse-venv --default',
    write: '--envdir --report',
    risks: {
      [choosesCode]:
        '-f --noxfile --default-venv-backend --force-venv-backend -fb -db --extra-python -P --force-python',
    },
    handsOn: true,
    check: (context) => {
      const { operands, beforeDashes } = context.scan;
      const odd = risksUnless(
        operands.slice(0, beforeDashes),
        /^[\w.-]+(?:\([\w=., '"-]*\))?$/,
        'is not the name of a session',
      );
      return gatherEffects([{ risks: odd }, handOn(operands.slice(beforeDashes), 'python', context)]);
    },
  },
  {
    names: 'sphinx-build',
    source: 'https://www.sphinx-doc.org/en/master/man/sphinx-build.html',
    grants: 'Runs conf.py and the extensions of the documentation, which are code.',
    options: documentationOptions,
    operands: ['read', 'write', 'read'],
    changes: true,
  },
  {
    names: 'pip-audit',
    source: 'https://github.com/pypa/pip-audit#usage',
    flag: '-l --local --strict -S --dry-run --desc --no-deps --disable-pip --require-hashes --skip-editable --progress-spinner',
    value: '-f --format -s --vulnerability-service --ignore-vuln --aliases --timeout --progress-spinner',
    optional: '--desc --aliases',
    read: '-r --requirement --path',
    write: '-o --output --cache-dir',
    risks: {
      'takes packages from elsewhere': '--index-url --extra-index-url --osv-url',
      'changes files': { flag: '--fix' },
    },
    operands: 'tree',
    changes: true,
  },
  {
    names: 'djlint pyupgrade autoflake autopep8 yapf docformatter interrogate radon xenon curlylint',
    source: 'https://www.djlint.com/docs/configuration/',
    flag: '--check --lint --quiet --statistics --diff -d -c --check-diff -r --recursive -v --verbose --exit-zero-even-if-changed --fail-under -s --show-complexity -a --average -m --no-color',
    value:
      '-e --extension --profile --indent --max-line-length --exclude --ignore --include --max-complexity --min --max -n',
    risks: {
      'loads code or configuration from a path': '--configuration --config --style --settings -C',
      'changes files': { flag: '--reformat -i --in-place --fix', value: '--generate-badge' },
    },
    operands: 'tree',
    check: ({ scan }) => ({
      changes: !scan.options.some((option) => /^(?:--check|--lint|--diff|-d|-c|-s|-a)$/.test(option.name)),
    }),
  },
]);

export const pythonRunners: readonly Program[] = [
  toxProgram,
  preCommitProgram,
  coverageProgram,
  mkdocsProgram,
  ...workspaceRunners,
  pythonRuntimes,
];
