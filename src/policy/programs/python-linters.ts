import { defineProgram } from './shared/define.js';

export const pythonLinters = defineProgram({
  names: 'djlint pyupgrade autoflake autopep8 yapf docformatter interrogate radon xenon curlylint',
  source: 'https://www.djlint.com/docs/configuration/',
  options: {
    flag: '--check --lint --quiet --statistics --diff -d -c --check-diff -r --recursive -v --verbose --exit-zero-even-if-changed --fail-under -s --show-complexity -a --average -m --no-color',
    value:
      '-e --extension --profile --indent --max-line-length --exclude --ignore --include --max-complexity --min --max -n',
    risks: {
      'loads code or configuration from a path': '--configuration --config --style --settings -C',
      'changes files': { flag: '--reformat -i --in-place --fix', value: '--generate-badge' },
    },
  },
  operands: 'tree',
  check: ({ scan }) => ({
    changes: !scan.given.some((one) => /^(?:--check|--lint|--diff|-d|-c|-s|-a)$/.test(one.name)),
  }),
});
