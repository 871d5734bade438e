/** Events without a stranger in them: a writer or GitHub causes them, and the commit that is checked out is a writer's. */
const common = [
  'none', // a terminal
  'branch_protection_rule',
  'create',
  'delete',
  'label',
  'merge_group',
  'milestone',
  'page_build',
  'push',
  'release',
  'schedule',
  'workflow_call',
  'workflow_dispatch',
] as const;

/** Events that only GitHub itself, or somebody who can write to the repository, brings about. */
export const writerEvents: readonly string[] = [
  ...common,
  'deployment',
  'deployment_status',
  'registry_package',
  'repository_dispatch',
];

/**
 * Events at which the runner checks out a commit that somebody with write access put there, and whose payload names
 * no other: an issue is a stranger's, the checkout is not. Every further event may be used to check out what a
 * stranger wrote.
 */
export const writerCheckouts: readonly string[] = [...common, 'issues', 'issue_comment'];
