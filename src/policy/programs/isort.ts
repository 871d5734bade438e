import { defineProgram } from './shared/define.js';
import { loadsCode } from './shared/reasons.js';
import { changesUnless } from './shared/rewrites.js';

export const isortProgram = defineProgram({
  names: 'isort',
  source: 'https://pycqa.github.io/isort/docs/configuration/options.html',
  options: {
    flag: '-c --check --check-only --diff -q --quiet -v --verbose --profile-list --only-modified --atomic',
    value: '-l --line-length --profile --skip --skip-glob -j --jobs',
    risks: { [loadsCode]: '--sp --settings-path --settings-file --src' },
  },
  check: changesUnless('-c', '--check', '--check-only', '--diff'),
});
