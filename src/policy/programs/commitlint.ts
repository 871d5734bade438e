import { type CommandContext, defineProgram, type PartialEffects } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';
import { pathEffects } from './shared/words.js';

function edited({ scan, invocation }: CommandContext): PartialEffects {
  const file = scan.value('-e', '--edit');
  return file === null ? {} : pathEffects('read', file, invocation.cwd);
}

export const commitlintProgram = defineProgram({
  names: 'commitlint',
  source: 'https://commitlint.js.org/reference/cli.html',
  grants: runsPlugins,
  options: {
    flag: '-c --color --no-color -l --last -q --quiet -V --verbose -s --strict --from-last-tag',
    value: '-f --from -t --to --git-log-args -H --help-url',
    optional: '-e --edit',
    risks: {
      [loadsCode]: '-g --config -x --extends -p --parser-preset -d --cwd -o --format --options -E --env --print-config',
    },
  },
  operands: 'read',
  check: edited,
});
