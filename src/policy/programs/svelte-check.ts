import { defineProgram } from './shared/define.js';
import { runsPlugins } from './shared/reasons.js';

export const svelteCheckProgram = defineProgram({
  names: 'svelte-check astro-check',
  source: 'https://svelte.dev/docs/cli/sv-check',
  grants: runsPlugins,
  options: {
    flag: '--fail-on-warnings --no-tsconfig --preserveWatchOutput --incremental',
    value: '--output --threshold --compiler-warnings --ignore --diagnostic-sources --color',
    read: '--workspace --tsconfig',
  },
});
