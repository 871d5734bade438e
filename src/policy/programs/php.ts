import { literalOf, matches, orWorkingDirectory } from '../shell/words.js';
import { type CommandContext, defineSimilarPrograms, effectsFor, type PartialEffects } from './shared/define.js';
import { choosesCode, runsTests, takesProgramCode } from './shared/risks.js';
import { scriptOperand, syntaxCheck } from './shared/script-operand.js';

/** The sub-command, then files, which are changed unless it only looks. */
function fixed({ scan, invocation }: CommandContext): PartialEffects {
  const looks = scan.has('--dry-run', '--test');
  const verb = matches(scan.operands[0], /^(?:fix|check|process|describe|list-files|list)$/);
  const files = verb ? scan.operands.slice(1) : scan.operands;
  const only = looks || literalOf(scan.operands[0]) === 'check';
  return effectsFor(only ? 'tree' : ['tree', 'write'], orWorkingDirectory(files), invocation.cwd);
}

export const phpPrograms = defineSimilarPrograms({ changes: true }, [
  {
    names: 'php',
    source: 'https://www.php.net/manual/en/features.commandline.options.php',
    grants: 'A rule for php grants whatever the named script, or any script, does.',
    stopAtOperand: true,
    flag: '-v -m -n -q -l',
    risks: {
      [takesProgramCode]: [
        { value: '-B -R -F -E -d -c -z -S -t -f', flag: '-a -i -s -w' },
        { value: '-r', open: true },
      ],
    },
    check: (context) => (context.scan.has('-l') ? syntaxCheck(context) : scriptOperand(context)),
  },
  {
    names: 'phpunit pest phpstan psalm phpcs',
    source: 'https://docs.phpunit.de/en/11.5/textui.html',
    grants: runsTests,
    flag: '-q -n -v --testdox --no-coverage --stop-on-failure --stop-on-error --fail-on-warning --fail-on-risky --no-progress --no-ansi --no-cache --no-interaction --debug --list-tests -s -p',
    value:
      '--filter --testsuite --group --exclude-group -l --level --error-format --memory-limit --order-by --threads --report',
    optional:
      '--colors --color --display-all-issues --display-deprecations --fail-on-incomplete --fail-on-skipped --fail-on-deprecation --ansi --parallel',
    write: '--log-junit --coverage-clover --coverage-html --coverage-text --cache-directory',
    risks: {
      [choosesCode]:
        '--bootstrap -c --configuration -a --autoload-file --prepend --printer --extension --coverage-php --include-path --config --standard --generate-baseline -d',
    },
    operands: 'tree',
  },
  {
    names: 'php-cs-fixer phpcbf pint rector ecs',
    source: 'https://cs.symfony.com/doc/usage.html',
    grants: 'Runs the configuration of the workspace, which is code.',
    flag: '-q -v -vv -vvv --diff --dry-run -n --no-interaction --no-ansi --ansi --stop-on-violation --test --dirty --no-progress-bar --clear-cache --no-diffs',
    value: '--format --show-progress --using-cache --path-mode --memory-limit --output-format --extensions',
    risks: { [choosesCode]: '--config -c --rules --standard --preset --cache-file --autoload-file -a --allow-risky' },
    check: fixed,
  },
]);
