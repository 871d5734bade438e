/** Events without outside contributors: a writer or GitHub causes them, and the checked-out commit is a writer's. */
const common: readonly string[] = (
  'branch_protection_rule create delete label merge_group milestone page_build push release schedule workflow_call ' +
  // The last one is a terminal.
  'workflow_dispatch none'
).split(' ');

/** Events that only GitHub itself or a person with write access can cause. */
export const writerEvents = [
  ...common,
  ...['deployment', 'deployment_status', 'registry_package', 'repository_dispatch'],
];

/**
 * A writer's commit is checked out and no other named: an issue may be an outsider's, its checkout not. Any other event
 * could check out an outsider's code.
 */
export const writerCheckouts: readonly string[] = [...common, 'issues', 'issue_comment'];
