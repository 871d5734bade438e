import { literalOf, pathEffects } from '../shell/words.js';
import { pythonTools } from './python/python-tools.js';
import { type CommandContext, gatherEffects, type PartialEffects, startedBy } from './shared/define.js';
import { defineFamily, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesCode, riskOf } from './shared/risks.js';

const coverageFiles: OptionTable = {
  flag: '-q --quiet -i --ignore-errors -m --show-missing --skip-covered --skip-empty --no-skip-covered --no-skip-empty --show-contexts --pretty-print --keep',
  value: '--fail-under --include --omit --contexts --precision --sort --format --title',
  read: '--data-file',
  risks: { [choosesCode]: '--rcfile --debug' },
};

/** `coverage run -m pytest …` or `coverage run script.py …`: the module or the script is what runs. */
function measured(context: CommandContext): PartialEffects {
  const { scan, invocation, world } = context;
  const [program] = scan.operands;
  if (program === undefined) return {};
  const also = ['coverage', 'run'];
  const named = { risks: [riskOf(program, 'is a program that it runs', { openedBy: also })] };
  if (!scan.has('-m', '--module')) return gatherEffects([named, pathEffects('read', program, invocation.cwd)]);
  const module = pythonTools.find(({ names }) => names.includes(literalOf(program) ?? ''));
  const inner = module?.read({ ...invocation, argv: scan.operands }, world);
  return inner === undefined ? named : gatherEffects([named, startedBy(also, inner)]);
}

export const coverageProgram = defineFamily({
  names: 'coverage',
  source: 'https://coverage.readthedocs.io/en/latest/cmd.html',
  commands: {
    run: {
      changes: true,
      plain: true,
      stopAtOperand: true,
      flag: '-a --append --branch -p --parallel-mode -L --pylib --timid -m --module',
      value: '--source --include --omit --context --concurrency --save-signal',
      write: '--data-file',
      risks: { [choosesCode]: '--rcfile --debug' },
      check: measured,
    },
    report: { options: coverageFiles, operands: 'data' },
    ...subCommands('xml json lcov', { options: coverageFiles, write: '-o', changes: true, plain: true }),
    html: { options: coverageFiles, write: '-d --directory', changes: true, plain: true },
    annotate: { options: coverageFiles, write: '-d --directory', changes: true },
    combine: { options: coverageFiles, operands: 'read', changes: true, plain: true },
    erase: { options: coverageFiles, changes: true, plain: true },
    debug: { operands: 'named' },
  },
});
