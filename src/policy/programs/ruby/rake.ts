import { defineProgram, riskOf } from '../shared/define.js';
import { openTo } from '../shared/publishes.js';
import { choosesCode } from '../shared/reasons.js';
import { matches } from '../shared/words.js';

export const rakeProgram = defineProgram({
  names: 'rake',
  source: 'https://ruby.github.io/rake/doc/command_line_usage_rdoc.html',
  grants: 'Runs the tasks of the Rakefile of the workspace; `rake:*` grants every one.',
  changes: true,
  options: {
    flag: '-q --quiet -v --verbose -T --tasks -n --dry-run -P --prereqs -m --multitask -s --silent -A --all -t --no-color',
    optional: '--trace --backtrace -j --jobs -T --tasks -D --describe -W --where',
    risks: {
      [choosesCode]: {
        value:
          '-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir -e --execute -E --execute-continue -p --execute-print -g -G',
        flag: '--system --no-search -N',
      },
    },
  },
  check: ({ scan }) => ({
    risks: scan.operands.map((word) =>
      matches(word, /^[\w:-]+(?:\[[\w,. -]*\])?$/)
        ? riskOf(word, 'is a task that the rule does not name', openTo(word, { openedBy: ['rake'] }))
        : matches(word, /^(?:TEST|TESTOPTS|SPEC|N|VERBOSE|SEED)=[\w./:, -]*$/) &&
            !matches(word, /(?:^|[=/])(?:\.\.)?\//)
          ? riskOf(word, 'chooses tests', { openedBy: ['rake', 'test'] })
          : riskOf(word, 'sets a variable or is not a plain task'),
    ),
  }),
});
