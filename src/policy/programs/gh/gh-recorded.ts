import type { Risk } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import type { SubCommand } from '../shared/family.js';
import { riskOf } from '../shared/risks.js';
import type { ArgumentScan } from '../shared/scan.js';
import { checkFilters } from './gh-api.js';

type Recorded = 'Comment' | 'Review' | 'Issue' | 'PullRequest' | 'Close' | 'Reopen' | 'CreateLabel' | 'edit';

/** A change that the run posts at its end, like the tool for it. Variables are evaluated when the command runs. */
export function recorded(what: Recorded, command: SubCommand): SubCommand {
  return {
    ...command,
    recorded: true,
    check: [
      checkFilters,
      ({ scan }) => ({ effects: writesOf(what, scan), risks: what === 'Review' ? eventRisks(scan) : [] }),
    ],
  };
}

function writesOf(what: Recorded, scan: ArgumentScan): readonly Effect[] {
  const labels = (...options: string[]): readonly Effect[] => namesIn(scan, options, 'Label');
  switch (what) {
    case 'Comment':
    case 'PullRequest':
      return [{ kind: 'post', what }];
    case 'Issue':
      return [{ kind: 'post', what }, ...labels('-l', '--label')];
    case 'Review':
      return [{ kind: 'post', what, target: reviewEvent(scan) }];
    case 'Close':
    case 'Reopen':
      return [{ kind: 'post', what }, ...ifGiven(scan, ['-c', '--comment'], { kind: 'post', what: 'Comment' })];
    case 'CreateLabel':
      return [{ kind: 'post', what, ...targetOf(literalOf(scan.operands[0])) }];
    case 'edit':
      return editsOf(scan);
  }
}

const targetOf = (target: string | null): { readonly target?: string } => (target === null ? {} : { target });

function editsOf(scan: ArgumentScan): readonly Effect[] {
  const update = (field: string): Effect => ({ kind: 'post', what: 'UpdateItem', target: field });
  return [
    ...namesIn(scan, ['--add-label', '--remove-label'], 'Label'),
    ...namesIn(scan, ['--add-assignee'], 'Assign'),
    ...namesIn(scan, ['--add-reviewer'], 'RequestReviewers'),
    ...ifGiven(scan, ['-t', '--title'], update('title')),
    ...ifGiven(scan, ['-b', '--body', '-F', '--body-file'], update('body')),
    ...scan
      .values('-m', '--milestone')
      .map((word): Effect => ({ kind: 'post', what: 'Milestone', ...targetOf(literalOf(word)) })),
    ...ifGiven(scan, ['--remove-milestone'], { kind: 'post', what: 'Milestone', target: '' }),
  ];
}

function ifGiven(scan: ArgumentScan, options: readonly string[], effect: Effect): readonly Effect[] {
  return scan.has(...options) ? [effect] : [];
}

function reviewEvent(scan: ArgumentScan): string {
  if (scan.has('-a', '--approve')) return 'APPROVE';
  return scan.has('-r', '--request-changes') ? 'REQUEST_CHANGES' : 'COMMENT';
}

/** An approval can merge: a rule has to name the option, or the event of the review. */
function eventRisks(scan: ArgumentScan): readonly Risk[] {
  const options = scan.options.filter(({ name }) => ['-a', '--approve', '-r', '--request-changes'].includes(name));
  const tool = { name: 'Review', subject: reviewEvent(scan) };
  return options.map(({ word }) => riskOf(word, 'approves or requests changes', { tool }));
}

function namesIn(
  scan: ArgumentScan,
  options: readonly string[],
  what: 'Label' | 'Assign' | 'RequestReviewers',
): readonly Effect[] {
  return scan.values(...options).flatMap((word): readonly Effect[] => {
    const text = literalOf(word);
    if (text === null) return [{ kind: 'post', what }];
    // A team is given with its organization.
    const named = (name: string) => name.trim().replace(/^[^/]*\//, what === 'RequestReviewers' ? 'team/' : '$&');
    return text.split(',').map((target) => ({ kind: 'post', what, target: named(target) }));
  });
}
