import { allFilesBelow } from '../files/files-below.js';
import { relativeInside } from '../files/paths.js';
import type { Rule } from '../rules/parse-rules.js';
import { matchesPath } from '../rules/path-pattern.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import type { BulkRead } from '../shell/types.js';
import type { EffectDecision } from './effect-decision.js';
import { countRules, evaluateFile, type PolicyContext } from './file.js';

/**
 * The decision on a command that no rule names. It is allowed if it is proven to only read files, unless it reads files
 * without naming them and the rules do not permit one of these. Its effects are evaluated separately.
 */
export function evaluateWithoutRule(step: SimpleCommand, called: string, context: PolicyContext): EffectDecision {
  if (context.mode === 'yolo')
    return { decision: 'allow', code: 'default', rule: null, reason: `mode yolo allows ${called}` };
  const set = step.assigned.find(({ isSafe }) => !isSafe);
  const also = set === undefined ? '' : `; it would have to name ${set.name} too`;
  const missing: EffectDecision = {
    decision: 'ask',
    code: 'missing-rule',
    rule: null,
    reason: `no rule allows ${called}${also}`,
  };
  if (!context.readOnlyCommands || !step.readsOnlyFiles || set !== undefined) return missing;
  for (const read of step.bulk) {
    const closed = closedIn(read, context);
    if (closed !== null) return { ...missing, reason: `${missing.reason}, and ${closed}` };
  }
  return { decision: 'allow', code: 'default', rule: null, reason: `${called} only reads files that the rules allow` };
}

/**
 * A log that git tracks is a fixture or an example, which every reader of the repository has. It does not keep `git diff`
 * from needing no rule. Reading the file itself needs one, and so do databases and names that contain `password`.
 */
const committedLog = /\.log(?:\.\d+)?$/i;

/** Why not everything that it reads is allowed, as a clause; null if all of it is. */
function closedIn(read: BulkRead, context: PolicyContext): string | null {
  const { world } = context;
  const strict = [...context.rules.deny, ...context.rules.ask].filter(({ tool }) => tool === 'Read');
  const [readRule] = strict;
  if (read.of === 'history' && readRule !== undefined)
    return `git shows the content of files in any commit, where the rule ${readRule.text} cannot be applied`;
  const place = relativeInside({ path: read.path, directory: world.workspace }) || 'the workspace';
  const instead = read.of === 'directory' ? ': use the tool Grep, which leaves out files that the rules deny' : '';
  const sensitive = read.sensitive();
  if (sensitive === null) return `there are too many files in ${place} to check each of them${instead}`;
  const isOpen = (path: string): boolean => evaluateFile('read', path, 'Bash', context).decision === 'allow';
  const isShown = (path: string): boolean => read.of === 'history' && committedLog.test(path);
  const closed = sensitive.find((path) => read.includes(path) && !isShown(path) && !isOpen(path));
  if (closed !== undefined)
    return `it would read ${relativeInside({ path: closed, directory: world.workspace }) ?? closed}, which needs a rule of its own${instead}`;
  if (readRule === undefined || read.of === 'history') return null;
  const files = allFilesBelow(read.path, world);
  if (files === null) return `there are too many files in ${place} to check each of them${instead}`;
  const denied = files.find((path) => read.includes(path) && strictRule(path, strict, context) !== undefined);
  return denied === undefined
    ? null
    : `it would read ${relativeInside({ path: denied, directory: world.workspace }) ?? denied}, which the rule ${strictRule(denied, strict, context)?.text ?? ''} covers${instead}`;
}

function strictRule(path: string, strict: readonly Rule[], context: PolicyContext): Rule | undefined {
  return countRules(strict, context).find(
    ({ specifier }) =>
      specifier.kind === 'any' ||
      (specifier.kind === 'path' && matchesPath(specifier.pattern, path, context.world, true)),
  );
}
