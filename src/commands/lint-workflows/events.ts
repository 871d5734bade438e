/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows */
export const knownEvents: readonly string[] =
  'branch_protection_rule check_run check_suite commit_comment create delete deployment deployment_status discussion discussion_comment fork gollum image_version issue_comment issues label member merge_group milestone page_build public pull_request pull_request_review pull_request_review_comment pull_request_target push registry_package release repository_dispatch schedule status watch workflow_call workflow_dispatch workflow_run'.split(
    ' ',
  );

const comment: readonly string[] = ['created', 'edited', 'deleted'];
const pullRequest: readonly string[] =
  'assigned unassigned labeled unlabeled opened edited closed reopened synchronize converted_to_draft locked unlocked enqueued dequeued milestoned demilestoned ready_for_review review_requested review_request_removed auto_merge_enabled auto_merge_disabled'.split(
    ' ',
  );

/** The activity types of the events to which GitHub rarely adds one. */
export const activityTypes: Readonly<Record<string, readonly string[]>> = {
  discussion_comment: comment,
  issue_comment: comment,
  pull_request: pullRequest,
  pull_request_review: ['submitted', 'edited', 'dismissed'],
  pull_request_review_comment: comment,
  pull_request_target: pullRequest,
  workflow_run: ['completed', 'in_progress', 'requested'],
};
