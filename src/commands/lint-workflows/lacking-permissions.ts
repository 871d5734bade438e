import { permissionFix } from '../../platform/github/findings.js';
import { type ItemKind, isCovered, type NeedingSettings, permissionNeeds } from '../permission-needs.js';
import type { WorkflowProblem } from './types.js';

const pulls: ReadonlySet<ItemKind> = new Set(['pull-request']);
const either: ReadonlySet<ItemKind> = new Set(['issue', 'pull-request']);

/** The items of events that can start a run; those of the others are unknown, or there are none. */
const itemsOf: Readonly<Record<string, ReadonlySet<ItemKind>>> = {
  issue_comment: either,
  issues: new Set(['issue']),
  pull_request: pulls,
  pull_request_review: pulls,
  pull_request_review_comment: pulls,
  pull_request_target: pulls,
};

export function lackingPermissions(
  permissions: unknown,
  settings: NeedingSettings,
  { events, job, location }: { readonly events: Iterable<string>; readonly job: string; readonly location: string },
): readonly WorkflowProblem[] {
  const lacking = new Map<string, Set<string>>();
  for (const event of events) {
    for (const { feature, anyOf } of permissionNeeds(settings, itemsOf[event] ?? new Set())) {
      if (anyOf.some((line) => isCovered(line, (name) => levelIn(permissions, name)))) continue;
      const fix = permissionFix(anyOf);
      lacking.set(fix, (lacking.get(fix) ?? new Set()).add(feature));
    }
  }
  return [...lacking].map(([fix, features]) => ({
    id: 'token-lacks-permission',
    location,
    subject: `job ${job}`,
    message: `the token of the job lacks a permission for ${[...features].join(', ')}`,
    hint: fix,
  }));
}

function levelIn(permissions: unknown, name: string): string {
  if (permissions === 'write-all') return 'write';
  if (permissions === 'read-all') return 'read';
  const level =
    typeof permissions === 'object' ? (permissions as Readonly<Record<string, unknown>> | null)?.[name] : null;
  return typeof level === 'string' ? level : 'none';
}
