import { builtInNames } from '../shared/built-in-names.js';
import { defineProgram } from '../shared/define.js';
import { choosesCode, runsTests } from '../shared/reasons.js';

export const rspecProgram = defineProgram({
  names: 'rspec minitest cucumber rails-test parallel_rspec',
  source: 'https://rspec.info/features/3-13/rspec-core/command-line/',
  grants: runsTests,
  changes: true,
  options: {
    flag: '--fail-fast -b --backtrace --profile -w --warnings --dry-run --no-color --color --colour --force-color --no-profile -q --quiet -v --only-failures -n --next-failure --no-fail-fast --strict --publish-quiet',
    value: '-f --format -e --example -E --example-matches -t --tag --tags --seed --order -j',
    optional: '-p --profile --fail-fast --bisect',
    write: '-o --out --deprecation-out',
    risks: {
      [choosesCode]: {
        value:
          '-r --require -I -O --options -P --pattern --default-path -c --config --init --exclude-pattern --drb-port',
        flag: '-X --drb',
      },
    },
  },
  operands: 'tree',
  check: builtInNames('-f', '--format'),
});
