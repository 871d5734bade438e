import { sensitivity } from '../../files/sensitivity.js';
import { literalWord } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { candidate } from '../shared/picked.js';
import { riskOf } from '../shared/risks.js';
import { pathspecs, pathspecTest, readPathspec } from './operands.js';

const maxNames = 5000;

/**
 * What `git add` stages: the named paths, and the new files with sensitive names that a directory, a pattern or `--all`
 * includes. `git diff --cached` prints whatever is staged, and a push publishes it.
 */
export function staged(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const named = pathspecs(context);
  if (scan.has('-n', '--dry-run', '-u', '--update', '--refresh')) return named;
  const specs = scan.operands.flatMap((word) => readPathspec(word) ?? []);
  const wanted = specs.filter((spec) => !spec.excludes).map((spec) => pathspecTest(spec.pattern));
  const unwanted = specs.filter((spec) => spec.excludes).map((spec) => pathspecTest(spec.pattern));
  if (wanted.length === 0 && !scan.has('-A', '--all', '--no-ignore-removal') && unwanted.length === 0) return named;
  const loaded = newFiles(context).filter((path) => {
    const file = candidate(path, '.', invocation.cwd).path;
    return (wanted.length === 0 || wanted.some((test) => test(file))) && !unwanted.some((test) => test(file));
  });
  const [secret] = loaded;
  if (secret === undefined) return named;
  const shown = candidate(secret, '.', invocation.cwd).path;
  const why = `would stage ${shown}, which may hold credentials`;
  const hint = `write \`git add -A -- . ':(exclude)${shown}'\`, or have .gitignore name the file`;
  return gatherEffects([
    named,
    { effects: loaded.map((path): Effect => ({ kind: 'read', path })) },
    { risks: [riskOf(scan.operands[0] ?? literalWord('-A'), why, { hint })] },
  ]);
}

/** Files that may hold credentials and that git would add: those that are new to it, with `--force` the ignored ones too. */
function newFiles({ scan, invocation, world }: CommandContext): readonly string[] {
  const known = scan.has('-f', '--force') ? null : world.sensitiveInGit(invocation.cwd);
  const files = known?.untracked ?? world.sensitiveBelow(invocation.cwd, maxNames).paths;
  return files.filter((path) => sensitivity(path) === 'high' && !path.includes('/.git/'));
}
