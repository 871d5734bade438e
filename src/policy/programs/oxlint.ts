import { defineProgram } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';
import { rewritesIfAsked } from './shared/rewrites.js';

export const oxlintProgram = defineProgram({
  names: 'oxlint',
  source: 'https://oxc.rs/docs/guide/usage/linter/cli',
  grants: runsPlugins,
  options: {
    flag: '--deny-warnings --quiet --silent --fix --fix-suggestions --fix-dangerously --disable-nested-config --no-error-on-unmatched-pattern --type-aware --no-ignore --rules --report-unused-disable-directives --import-plugin --react-plugin --jest-plugin --vitest-plugin --jsx-a11y-plugin --nextjs-plugin --promise-plugin --node-plugin',
    value: '-D --deny -W --warn -A --allow -f --format --max-warnings --threads --ignore-pattern',
    read: '--ignore-path --tsconfig',
    risks: { [loadsCode]: '-c --config' },
  },
  check: rewritesIfAsked('--fix', '--fix-suggestions', '--fix-dangerously'),
});
