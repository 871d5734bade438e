import { createPolicyEngine } from '../../src/policy/engine/engine.js';
import type { DeclaredEffect, Evaluation, Mode, PathFacts, RuleLists } from '../../src/policy/types.js';
import { worldOf } from './shell/worlds.js';

export const workspace = '/work/space';

/** A workspace with a bit of everything, and links that lead out of it and into .git. */
export const someWorld: PathFacts = worldOf(
  [
    'README.md',
    'a.txt',
    'b.txt',
    '-x.txt',
    '.env',
    '.env.example',
    'src/main.c',
    'src/deep/x.ts',
    'scripts/run.sh',
    'docs/a.md',
    '.git/config',
    '.git/hooks/x',
    'build/out.o',
    'app.log',
  ],
  { outlink: '/outside', hooklink: '.git/hooks', keylink: '/no/home/.ssh/id_rsa' },
);

export interface Rules extends Partial<RuleLists> {
  readonly mode?: Mode;
  readonly readOnlyCommands?: boolean;
}

/** Judges a command line in the root of the workspace. */
export function evaluateCommand(command: string, rules: Rules = {}): Evaluation {
  return policy('Bash', [{ kind: 'shell', command, cwd: workspace }], rules);
}

export function policy(
  tool: string,
  effects: readonly DeclaredEffect[],
  rules: Rules = {},
  subject?: string,
): Evaluation {
  const lists = { allow: rules.allow ?? [], ask: rules.ask ?? [], deny: rules.deny ?? [] };
  const { mode = 'default', readOnlyCommands = true } = rules;
  const decide = createPolicyEngine({ lists, mode, readOnlyCommands, world: someWorld });
  return decide(subject === undefined ? { tool, effects } : { tool, effects, subject });
}
