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
 * A person with write access made the commit, and no other is named: an issue may come from an outside contributor, its
 * checkout does not. Any other event could be used to check out an outside contributor's code.
 */
export const writerCheckouts: readonly string[] = [...common, 'issues', 'issue_comment'];
