import { literalOf } from '../shell/words.js';
import { rewritesUnless } from './shared/checks.js';
import { type CommandContext, effectsFor, type PartialEffects } from './shared/define.js';
import { defineFamily, namedOperands, runsTree, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesCode, isMoreThanTheRule, runsWorkspaceCode } from './shared/risks.js';

const dart: OptionTable = {
  flag: '--fatal-infos --fatal-warnings --no-fatal-warnings --no-fatal-infos --set-exit-if-changed --no-pub --pub --coverage --no-color --color -v --verbose --offline --machine --run-skipped --no-run-skipped --chain-stack-traces --update-goldens --no-sound-null-safety --dry-run -n --fail-fast --current-package --watch',
  value:
    '-o --output --show -l --line-length --plain-name --name -N --tags -t --exclude-tags -x -P --preset --platform -p --reporter -r --concurrency -j --timeout --total-shards --shard-index --test-randomize-ordering-seed --format --indent --page-width --code --language-version -d --device-id',
  write: '--coverage-path --write',
  risks: {
    [choosesCode]:
      '--dart-define --dart-define-from-file --packages --cache --sdk-path --enable-experiment --directory -C',
  },
};

/** `dart format -o none` only checks. */
function dartFormat(context: CommandContext): PartialEffects {
  const output = context.scan.options.findLast((option) => option.name === '-o' || option.name === '--output')?.value;
  const looks = /^(?:none|show|json)$/.test(literalOf(output) ?? '');
  return looks ? effectsFor('tree', context.scan.operands, context.invocation.cwd) : rewritesUnless()(context);
}

export const dartProgram = defineFamily({
  names: 'dart flutter',
  source: 'https://dart.dev/tools/dart-tool',
  grants: runsWorkspaceCode,
  globals: { flag: '-v --verbose --no-version-check --suppress-analytics --disable-analytics' },
  commands: {
    '': { changes: true },
    test: runsTree(dart),
    analyze: { options: dart, operands: 'tree' },
    format: { options: dart, check: dartFormat },
    doctor: { options: dart },
    'pub get': { options: dart, changes: true },
    'pub deps': { options: dart },
    'pub outdated': { options: dart },
    ...subCommands('run build compile create fix pub install devices drive upgrade downgrade clean gen-l10n', {
      ...namedOperands(isMoreThanTheRule),
      options: dart,
    }),
  },
});
