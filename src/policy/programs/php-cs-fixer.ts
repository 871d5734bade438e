import { type CommandContext, defineProgram, effectsFor, type PartialEffects } from './shared/define.js';
import { choosesCode } from './shared/reasons.js';
import { literalOf, matches, orHere } from './shared/words.js';

/** The sub-command, then files, which are changed unless it only looks. */
function fixed({ scan, invocation }: CommandContext): PartialEffects {
  const looks = scan.has('--dry-run', '--test');
  const verb = matches(scan.operands[0], /^(?:fix|check|process|describe|list-files|list)$/);
  const files = verb ? scan.operands.slice(1) : scan.operands;
  const only = looks || literalOf(scan.operands[0]) === 'check';
  return effectsFor(only ? 'tree' : ['tree', 'write'], orHere(files), invocation.cwd);
}

export const phpCsFixerProgram = defineProgram({
  names: 'php-cs-fixer phpcbf pint rector ecs',
  source: 'https://cs.symfony.com/doc/usage.html',
  grants: 'Runs the configuration of the workspace, which is code.',
  changes: true,
  options: {
    flag: '-q -v -vv -vvv --diff --dry-run -n --no-interaction --no-ansi --ansi --stop-on-violation --test --dirty --no-progress-bar --clear-cache --no-diffs',
    value: '--format --show-progress --using-cache --path-mode --memory-limit --output-format --extensions',
    risks: { [choosesCode]: '--config -c --rules --standard --preset --cache-file --autoload-file -a --allow-risky' },
  },
  check: fixed,
});
