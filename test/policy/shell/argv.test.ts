import { expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import { knownPrograms } from '../../../src/policy/programs/known-programs.js';
import type { SimpleCommand } from '../../../src/policy/shell/simple-command.js';
import { analyzeCommandLine } from '../../../src/policy/shell/walk.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { fits } from './fits.js';
import { randomCommandLine, standIns } from './random-commands.js';
import { randomFrom } from './random-scripts.js';
import { createArena } from './stand-ins.js';
import { diskWorld } from './worlds.js';

// SALLYPORT_FUZZ=10000 SALLYPORT_SEED=7 npx vitest run test/policy/shell/argv.test.ts
const total = Math.ceil(Number(process.env['SALLYPORT_FUZZ'] ?? 60));
const seed = Number(process.env['SALLYPORT_SEED'] ?? 20261121);
const batch = 200;

/** Grants the stand-ins with all arguments and every file of the workspace: only unknown arguments are refused. */
const lists = { allow: ['Bash', 'Read', 'Write(**)'], ask: [], deny: [] };

test(`programs get the arguments that the policy engine listed: ${total} lines that run, from seed ${seed}`, {
  timeout: total * 200 + 60_000,
}, async () => {
  const random = randomFrom(seed);
  const wrong: { line: string; ran?: readonly string[]; listed: readonly (readonly string[])[] }[] = [];
  const counts = { lines: 0, calls: 0, constant: 0 };
  while (counts.lines < total) {
    const arena = createArena(batch);
    const lines = new Map<number, string>();
    const steps = new Map<number, readonly SimpleCommand[]>();
    for (let index = 0; index < batch; index += 1) {
      const line = randomCommandLine(random);
      const found = listed(line, diskWorld(arena.workspaceOf(index), arena.home));
      if (found === null) continue;
      lines.set(index, line);
      steps.set(index, found);
    }
    const runs = await arena.run(lines);
    arena.remove();
    counts.lines += lines.size;
    for (const [index, calls] of runs) {
      const known = steps.get(index) ?? [];
      for (const ran of calls) {
        counts.calls += 1;
        const fitting = known.filter((step) => fits([bare(step), ...step.argv.slice(1)], ran));
        if (fitting.length === 0) {
          const shown = known.map((step) => step.argv.map((word) => `${word.kind} ${JSON.stringify(word)}`));
          wrong.push({ line: lines.get(index) ?? '', ran, listed: shown });
        } else if (fitting.some((step) => step.argv.every((word) => word.kind === 'literal'))) counts.constant += 1;
      }
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  // The comparison is byte for byte only where every word is known, so most calls have to be of that kind.
  expect(counts.calls).toBeGreaterThan(total);
  expect(counts.constant).toBeGreaterThan(counts.calls / 2);
});

function bare(step: SimpleCommand): SimpleCommand['argv'][number] {
  return { kind: 'literal', value: step.name, source: step.name };
}

/** The commands of a line that may run, as the policy engine lists them; `null` if it is refused. */
function listed(line: string, world: PathFacts): readonly SimpleCommand[] | null {
  const evaluated = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world })({
    tool: 'Bash',
    effects: [{ kind: 'shell', command: line, cwd: world.workspace }],
  });
  if (evaluated.outcome === 'refuse') return null;
  const found = analyzeCommandLine(line, world.workspace, { world, programs: knownPrograms });
  if ('problem' in found) throw new Error(`a line may run that cannot be taken apart: ${line}`);
  const shown = found.steps.map((step) =>
    step.argv.map((word) => (word.kind === 'literal' ? word.value : word.source)),
  );
  const listedCalls = evaluated.effects.flatMap((effect) => (effect.kind === 'exec' ? [effect.argv] : []));
  expect(listedCalls).toEqual(shown);
  return found.steps.filter((step) => standIns.includes(step.name));
}
