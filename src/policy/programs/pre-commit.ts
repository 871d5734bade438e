import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from './shared/define.js';
import { defineFamily, subCommands } from './shared/family.js';
import { choosesCode, riskOf } from './shared/risks.js';

/** `pre-commit run [hook]`: hooks are named by the configuration of the workspace. */
function hooks({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects([
    {
      risks: scan.operands.map((word) =>
        riskOf(word, 'is a hook that the rule does not name', { openedBy: ['pre-commit', 'run'] }),
      ),
    },
    effectsFor('read', scan.values('--files'), invocation.cwd),
  ]);
}

export const preCommitProgram = defineFamily({
  names: 'pre-commit prek',
  source: 'https://pre-commit.com/#command-line-interface',
  grants: 'Runs the hooks that .pre-commit-config.yaml of the workspace names.',
  commands: {
    '': { changes: true },
    run: {
      flag: '-a --all-files --show-diff-on-failure -v --verbose --fail-fast',
      value:
        '--color --hook-stage --from-ref -s --source --to-ref -o --origin --skip --last-commit --directory -j --jobs --files',
      risks: { [choosesCode]: '-c --config --commit-msg-filename' },
      check: hooks,
      plain: true,
      changes: true,
    },
    'validate-config': { operands: 'read' },
    'sample-config': {},
    ...subCommands('install install-hooks uninstall autoupdate clean gc migrate-config try-repo', {
      changes: true,
      literal: true,
      operands: 'named',
    }),
  },
});
