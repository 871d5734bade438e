import { defineProgram } from './shared/define.js';
import { choosesCode, runsTests } from './shared/reasons.js';

export const phpunitProgram = defineProgram({
  names: 'phpunit pest phpstan psalm phpcs',
  source: 'https://docs.phpunit.de/en/11.5/textui.html',
  grants: runsTests,
  changes: true,
  options: {
    flag: '-q -n -v --testdox --no-coverage --stop-on-failure --stop-on-error --fail-on-warning --fail-on-risky --no-progress --no-ansi --no-cache --no-interaction --debug --list-tests -s -p',
    value:
      '--filter --testsuite --group --exclude-group -l --level --error-format --memory-limit --order-by --threads --report',
    optional:
      '--colors --color --display-all-issues --display-deprecations --fail-on-incomplete --fail-on-skipped --fail-on-deprecation --ansi --parallel',
    write: '--log-junit --coverage-clover --coverage-html --coverage-text --cache-directory',
    risks: {
      [choosesCode]:
        '--bootstrap -c --configuration -a --autoload-file --prepend --printer --extension --coverage-php --include-path --config --standard --generate-baseline -d',
    },
  },
  operands: 'tree',
});
