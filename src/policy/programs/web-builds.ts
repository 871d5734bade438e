import { defineFamily, subCommands } from './shared/family.js';
import { loadsCode } from './shared/risks.js';

const builds = 'Builds with the configuration of the workspace, which is code.';

export const webBuilds = defineFamily({
  names: 'vite next astro nuxt nuxi gatsby remix docusaurus eleventy vitepress storybook webpack rollup tsup parcel',
  source: 'https://vite.dev/guide/cli.html',
  grants: builds,
  unknown: 'is a command or a location that the rule does not name',
  common: {
    flag: '-d --debug --emptyOutDir --force -f --no-lint --profile --turbopack --turbo --webpack --quiet --silent --strict --no-mangling --watch=false --minify --experimental-build-mode --no-minify',
    value: '-m --mode -l --logLevel --max-warnings --minimumSeverity --minimumFailingSeverity --ext --rule --locale',
    optional: '--sourcemap --ssr --ssrManifest --manifest',
    write: '--outDir --out-dir',
    risks: {
      [loadsCode]:
        '-c --config --base --root --dir --rulesdir --resolve-plugins-relative-to --config-loader --configLoader --plugin -p --port --host --entry -o --output-file --file',
    },
  },
  commands: {
    '': { changes: true },
    ...subCommands('build check lint typecheck', { changes: true, plain: true, operands: 'named' }),
    ...subCommands('prepare sync typegen', { changes: true, operands: 'named' }),
    info: {},
  },
});
