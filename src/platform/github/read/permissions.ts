/** What the change of each tool needs in `permissions:` of the job; `item`: see itemPermission. */
export const writePermissions = {
  Comment: 'item',
  Review: ['pull-requests: write'],
  Label: 'item',
  Assign: 'item',
  Issue: ['issues: write'],
  PullRequest: ['contents: write', 'pull-requests: write'],
  PushToPullRequest: ['contents: write'],
  CheckRun: ['checks: write'],
  ReplyToThread: ['pull-requests: write'],
  ResolveThread: ['pull-requests: write'],
  RequestReviewers: ['pull-requests: write'],
  UpdateItem: 'item',
  Close: 'item',
  Reopen: 'item',
  Milestone: 'item',
  HideComment: 'item',
  CreateLabel: ['issues: write'],
} as const satisfies Readonly<Record<string, readonly string[] | 'item'>>;

/** What changes on this kind of item need. */
export function itemPermission(item: 'issue' | 'pull-request'): string {
  return item === 'pull-request' ? 'pull-requests: write' : 'issues: write';
}
