import { defineProgram } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';
import { rewritesIfAsked } from './shared/rewrites.js';
import { matches } from './shared/words.js';

export const markdownLinters = defineProgram({
  names: 'markdownlint markdownlint-cli markdownlint-cli2 remark textlint alex write-good',
  source: 'https://github.com/igorshubovych/markdownlint-cli#usage',
  grants: runsPlugins,
  options: {
    flag: '-q --quiet -d --dot -j --json -s --stdin -f --fix --no-globs --format --frail -e --enable-all',
    value: '-i --ignore --enable --disable --ext',
    read: '-p --ignore-path',
    write: '-o --output',
    risks: { [loadsCode]: '-c --config -r --rules --rulesdir --rule --plugin --preset --use --configPointer -u' },
  },
  // `#node_modules` leaves files out.
  check: (context) => {
    const operands = context.scan.operands.filter((word) => !matches(word, /^[#!]/));
    return rewritesIfAsked('-f', '--fix')({ ...context, scan: { ...context.scan, operands } });
  },
});
