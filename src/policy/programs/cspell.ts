import { builtInNames } from './shared/built-in-names.js';
import { type CommandContext, defineProgram, effectsFor, type PartialEffects, riskOf } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';
import { literalOf } from './shared/words.js';

/** cspell shows words of what it reads; some of its sub-commands change its settings. */
function checkSpelling({ scan, invocation }: CommandContext): PartialEffects {
  const [first, ...rest] = scan.operands;
  const name = literalOf(first) ?? '';
  if (first !== undefined && /^(?:init|link|dictionaries|help)$/.test(name))
    return { risks: [riskOf(first, 'changes settings that the rule does not name')], changes: true };
  const files = /^(?:lint|check)$/.test(name) ? rest : scan.operands;
  return effectsFor('tree', files, invocation.cwd);
}

export const cspellProgram = defineProgram({
  names: 'cspell',
  source: 'https://cspell.org/docs/getting-started',
  grants: runsPlugins,
  options: {
    flag: '--no-progress --progress --no-summary --summary --show-suggestions --no-color --color -q --quiet --silent -u --unique --words-only --dot --gitignore --no-gitignore --no-must-find-files --must-find-files --show-context --no-exit-code --fail-fast --no-fail-fast --relative --cache --no-issues --validate-directives --no-validate-directives --verbose -v',
    value:
      '-r --reporter -e --exclude --locale --language-id --max-duplicate-problems --max-file-size --issue-template --report --cache-strategy',
    write: '--cache-location',
    risks: { [loadsCode]: '-c --config --file-list --root --plugin --stdin-file-path --exclude-file' },
  },
  check: [checkSpelling, builtInNames('-r', '--reporter')],
});
