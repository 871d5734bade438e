import { isRecord } from '../parsed-json.js';
import type { PayloadFields } from './payload.js';

/** By the fields that only they have together, more fields first. Others count as caused by their sender. */
const signs = [
  'deployment_review: workflow_run reviewers, deployment_status: deployment_status, workflow_job: workflow_job',
  'deployment: deployment, workflow_run: workflow_run, pull_request_review_thread: pull_request thread',
  'pull_request_review_comment: pull_request comment, pull_request_review: pull_request review',
  'pull_request: pull_request, issue_comment: issue comment, issues: issue, discussion_comment: discussion comment',
  'discussion: discussion, commit_comment: comment, check_run: check_run, check_suite: check_suite',
  'branch_protection_rule: rule, merge_group: merge_group, milestone: milestone, label: label, release: release',
  'fork: forkee, registry_package: registry_package, page_build: build, gollum: pages, push: commits',
  'schedule: schedule, repository_dispatch: client_payload, workflow_dispatch: inputs, create: ref_type master_branch',
  'delete: ref_type, status: context state',
].flatMap((line) => line.split(', '));

/** The name of an event whose file was saved without it; `unknown` if the fields do not show it. */
export function eventNameOf(payload: PayloadFields): string {
  for (const sign of signs) {
    const [name = '', fields = ''] = sign.split(': ');
    if (fields.split(' ').every((field) => (payload[field] ?? null) !== null)) return name;
  }
  // A dispatch without inputs has `inputs: null`; started by hand it names its workflow file.
  return 'inputs' in payload || ('workflow' in payload && !isRecord(payload['workflow']))
    ? 'workflow_dispatch'
    : 'unknown';
}
