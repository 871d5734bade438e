import { rewritesIfAsked } from './shared/checks.js';
import { defineFamily, type SubCommand, subCommands } from './shared/family.js';
import { loadsCode } from './shared/risks.js';

const biome: SubCommand = {
  flag: '--verbose --skip-errors --error-on-warnings --no-errors-on-unmatched --staged --changed --use-server --json-formatter-enabled --unsafe',
  value:
    '--colors --max-diagnostics --diagnostic-level --reporter --log-level --log-kind --since --only --skip --stdin-file-path --files-max-size --files-ignore-unknown --formatter-enabled --linter-enabled --assist-enabled --organize-imports-enabled --vcs-enabled --vcs-client-kind --vcs-use-ignore-file --vcs-default-branch --indent-style --indent-width --line-width --line-ending --quote-style --jsx-quote-style --semicolons --trailing-commas --arrow-parentheses --bracket-spacing --enforce-assist --javascript-formatter-enabled --css-formatter-enabled',
  write: '--log-file --reporter-file',
  risks: {
    [loadsCode]: '--config-path --vcs-root',
    'changes the sources': { flag: '--suppress', value: '--reason' },
  },
  optional: '--write --fix --apply --apply-unsafe',
  check: rewritesIfAsked('--write', '--fix', '--apply', '--apply-unsafe'),
};

export const biomeProgram = defineFamily({
  names: 'biome @biomejs/biome',
  source: 'https://biomejs.dev/reference/cli/',
  commands: {
    ...subCommands('check lint format ci', biome),
    ...subCommands('explain version rage', {}),
    migrate: { changes: true, literal: true, flag: '--write --fix' },
    init: { changes: true },
  },
});
