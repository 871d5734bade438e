import type { CommandContext, PartialEffects } from './shared/define.js';
import { defineFamily, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesConfiguration, risksUnless } from './shared/risks.js';

const gitleaks: OptionTable = {
  flag: '-v --verbose --no-banner --no-color --follow-symlinks=false --staged --pre-commit --ignore-gitleaks-allow',
  value:
    '-l --log-level --exit-code --redact --log-opts --max-target-megabytes --timeout --platform --max-decode-depth',
  optional: '--redact',
  read: '-s --source -i --gitleaks-ignore-path',
  write: '-r --report-path',
  risks: {
    [choosesConfiguration]: '-c --config -b --baseline-path --report-template',
    'reads files outside any repository': { flag: '--no-git --follow-symlinks --pipe' },
  },
};

/** Options of git log, which can name a file to write. */
function logOptions({ scan }: CommandContext): PartialEffects {
  const plain = /^(?!.*--o)(?:--(?:all|no-merges|first-parent|since=[\w.-]+) ?|[\w./~^-]+ ?)+$/;
  return { risks: risksUnless(scan.values('--log-opts'), plain, 'passes options to git') };
}

export const gitleaksProgram = defineFamily({
  names: 'gitleaks',
  source: 'https://github.com/gitleaks/gitleaks#usage',
  globals: gitleaks,
  commands: {
    '': {},
    ...subCommands('detect protect git dir', {
      options: gitleaks,
      operands: 'tree',
      check: logOptions,
      changes: true,
      plain: true,
    }),
    version: {},
  },
});
