import { rewritesUnless } from './shared/checks.js';
import { defineFamily, namedOperands, runsTree, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesCode, isMoreThanTheRule, runsWorkspaceCode } from './shared/risks.js';

const mixed: OptionTable = {
  flag: '--trace --stale --failed --cover --force --no-compile --no-deps-check --no-start --raise --seed --slowest --warnings-as-errors --check-formatted --dry-run --strict --all --only-slowest --no-archives-check --no-color --color --check-unused --check-locked --only --quiet -q --verbose',
  value:
    '--include --exclude --only --seed --max-failures --timeout --max-cases --partitions --slowest --format --checks --ignore --files-included',
  risks: { [choosesCode]: '-r --require --formatter --config --import --dot-formatter --erl -e --eval' },
};

export const mixProgram = defineFamily({
  names: 'mix',
  source: 'https://hexdocs.pm/mix/Mix.html',
  grants: runsWorkspaceCode,
  unknown: 'is a task that the rule does not name',
  commands: {
    '': { changes: true },
    ...subCommands('test compile credo dialyzer', runsTree(mixed)),
    format: { options: mixed, check: rewritesUnless('--check-formatted', '--dry-run') },
    help: {},
    'deps.tree': {},
    ...subCommands(
      'run eval deps.get deps.update deps.clean escript.build release ecto.migrate phx.server do cmd archive.install hex.publish',
      { ...namedOperands(isMoreThanTheRule), options: mixed },
    ),
  },
});
