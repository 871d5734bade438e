import { builtInNames } from './shared/built-in-names.js';
import { defineProgram } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';

export const knipProgram = defineProgram({
  names: 'knip',
  source: 'https://knip.dev/reference/cli',
  grants: runsPlugins,
  options: {
    flag: '-p --production --strict -s --no-config-hints --no-exit-code --no-gitignore --no-progress -n --include-libs --include-entry-exports -d --debug --performance --trace --cache --dependencies --exports --files --treat-config-hints-as-errors --isolate-workspaces --memory',
    value:
      '--include --exclude -W --workspace --reporter --max-issues --max-show-issues --tags --trace-export --trace-file',
    read: '-t --tsConfig',
    write: '--cache-location',
    risks: {
      [loadsCode]: '-c --config --directory --preprocessor --preprocessor-options --reporter-options',
      'changes files': { optional: '--fix --fix-type --format --allow-remove-files' },
    },
  },
  check: builtInNames('--reporter'),
});
