import { describe, expect, test } from 'vitest';
import { knownPrograms } from '../../../src/policy/programs/known-programs.js';
import { analyzeCommandLine } from '../../../src/policy/shell/walk.js';
import { commandsRunByBash } from './bash-oracle.js';
import { fits } from './fits.js';
import { mutate, randomFrom, randomScript } from './random-scripts.js';
import { emptyWorld } from './worlds.js';

// SALLYPORT_FUZZ=200000 SALLYPORT_SEED=7 npx vitest run test/policy/shell/differential.test.ts
const total = Number(process.env['SALLYPORT_FUZZ'] ?? 400);
const seed = Number(process.env['SALLYPORT_SEED'] ?? 20261121);
const batch = 200;

describe('commands that bash executes are commands that the policy engine evaluated', () => {
  test(`${total} scripts from seed ${seed}`, { timeout: total * 50 + 60_000 }, async () => {
    const random = randomFrom(seed);
    const escapes: { script: string; ran: readonly string[] }[] = [];
    let executed = 0;
    for (let done = 0; done < total; done += batch) {
      const scripts = Array.from({ length: Math.min(batch, total - done) }, () => oneScript(random));
      const runs = await commandsRunByBash(scripts);
      for (const [at, script] of scripts.entries()) {
        const run = runs[at] ?? { cwd: '', commands: [] };
        const line = analyzeCommandLine(script, run.cwd, { world: emptyWorld(run.cwd), programs: knownPrograms });
        for (const ran of run.commands) {
          executed += 1;
          if (!('problem' in line) && !line.steps.some((step) => fits(step.argv, ran))) escapes.push({ script, ran });
        }
      }
    }
    expect(escapes.slice(0, 20)).toEqual([]);
    // The comparison would be worthless if bash ran next to nothing.
    expect(executed).toBeGreaterThan(total / 10);
  });
});

function oneScript(random: ReturnType<typeof randomFrom>): string {
  const script = randomScript(random, 2 + random(9));
  const text = random(2) === 0 ? script : mutate(random, script);
  return text.replaceAll('/dev/null', '\0').replaceAll('/', '_').replaceAll('\0', '/dev/null');
}
