import { literalOf } from '../shell/words.js';
import { handOn } from './scripts/handed-on.js';
import { isScriptName } from './scripts/script-names.js';
import { gatherEffects } from './shared/define.js';
import { defineFamily, namedOperands, subCommands } from './shared/family.js';
import { choosesCode, isMoreThanTheRule, risksFor } from './shared/risks.js';

export const composerProgram = defineFamily({
  names: 'composer',
  source: 'https://getcomposer.org/doc/03-cli.md',
  grants: 'Runs scripts and plug-ins of the workspace.',
  globals: {
    flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-scripts --no-plugins --no-cache',
    risks: { [choosesCode]: '-d --working-dir' },
  },
  common: {
    flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --dev --prefer-dist --prefer-source --prefer-stable --no-scripts --no-plugins --no-cache --optimize-autoloader -o --strict --no-check-all --no-check-publish --no-check-lock --no-check-version --with-dependencies --dry-run --outdated --latest -l --direct -D --tree -t --installed -i --locked --minor-only -m --all -a --self -s --platform -p --name-only -N --path -P --ignore-platform-reqs --no-autoloader --classmap-authoritative --audit --no-audit --abandoned --list --no-suggest',
    value: '-f --format --ignore --ignore-platform-req --abandoned --timeout --ignore-severity',
    risks: { [choosesCode]: '-d --working-dir' },
  },
  unknown: 'is a command or a package that the rule does not name',
  opens: isScriptName,
  passesOn: true,
  handed: (words, _, call) => handOn(words, 'other', call),
  commands: {
    ...subCommands('validate', { operands: 'read' }),
    ...subCommands(
      'show info outdated audit licenses depends why prohibits why-not fund check-platform-reqs diagnose status suggests about',
      {},
    ),
    ...subCommands('install dump-autoload dumpautoload', { changes: true }),
    ...subCommands('run-script run', {
      check: ({ scan, invocation, world }) => {
        const openedBy = invocation.argv.slice(0, 2).map((word) => literalOf(word) ?? '');
        const named = risksFor(scan.operands.slice(0, 1), 'is a script that the rule does not name', { openedBy });
        const handed = handOn(scan.operands.slice(Math.max(1, scan.beforeDashes)), 'other', { invocation, world });
        return gatherEffects([{ risks: named }, handed]);
      },
      changes: true,
      handsOn: true,
    }),
    ...subCommands(
      'require update remove config global exec create-project init self-update archive bump reinstall search browse home clear-cache',
      namedOperands(isMoreThanTheRule),
    ),
  },
});
