import { trustLevels } from '../../event/context/types.js';
import { permissions } from '../../event/gate/types.js';
import { wholeNumber } from '../number-values.js';
import { inFile, optional, withDefault } from '../setting.js';
import { choice, loginList, nameList, phrase, text, trueOrFalse } from '../values.js';

export const eventSettings = {
  'trigger-phrase': withDefault(phrase(), '@sallyport', {
    text: 'The word that a comment or review must begin with to start a run, or `*` for every comment. `/NAME` also starts a run if `command` is NAME or no prompt is given.',
    flag: { value: 'WORD', text: 'the word that a comment must begin with' },
  }),
  'trigger-position': withDefault(choice(['start', 'anywhere']), 'start', {
    text: 'Where a comment, a review or the text of an issue must have the trigger phrase: at its start, or anywhere outside of code, quotations and hidden text. With anywhere, the whole text is the request.',
    flag: { value: 'WHERE', text: 'where the phrase must be: start or anywhere' },
  }),
  'label-trigger': withDefault(nameList(), [], {
    text: 'Labels, separated by commas. On `labeled` events, only these start a run. If empty, every label does.',
    flag: { value: 'NAMES', text: 'labels that start a run' },
  }),
  'assignee-trigger': withDefault(loginList(), [], {
    text: 'Logins or teams, separated by commas. On `assigned` and `review_requested` events, only these start a run. If empty, everyone does.',
    flag: { value: 'NAMES', text: 'accounts whose assignment or review request starts a run' },
  }),
  'remove-label': withDefault(trueOrFalse(), false, {
    text: 'true to remove the label that started the run, so that setting it again starts another one. Needs `label-trigger`, and `issues: write` or `pull-requests: write`.',
    flag: { text: 'remove the label that started the run' },
  }),
  item: optional(wholeNumber(1, 1_000_000_000), {
    text: 'Number of the issue or pull request that the run works on and answers, on `workflow_dispatch`, `repository_dispatch` and `schedule`. Ignored if it is empty.',
    flag: { value: 'N', text: 'issue or pull request that the run works on' },
  }),
  'loop-limit': withDefault(wholeNumber(1, 20), 3, {
    text: "On `workflow_run` for a run that failed: no run starts if the last commits of its branch, this many in a row, are Sallyport's, or if it may commit (`allow: PushToPullRequest` or `PullRequest`) and the branch has newer commits.",
    flag: { value: 'N', text: 'number of commits by Sallyport in a row after which a failed run starts nothing' },
  }),
  'allow-users': withDefault(loginList(), [], {
    text: 'Logins, separated by commas, that may start a run without the required permission.',
    flag: { value: 'NAMES', text: 'accounts that may start a run without the required permission' },
  }),
  'deny-users': withDefault(loginList(), [], {
    text: 'Logins of people and bots, separated by commas, that never start a run, whatever their permission. It takes precedence over `allow-users` and `allow-bots`. It does not apply to events that only people with write access cause, such as `push` and `workflow_dispatch`.',
    flag: { value: 'NAMES', text: 'accounts that never start a run' },
  }),
  'allow-bots': withDefault(loginList(), [], {
    text: 'Names of bots, separated by commas, that may start a run, or `*` for every bot. If empty, no bot may.',
    flag: { value: 'NAMES', text: 'bots that may start a run' },
  }),
  'required-permission': withDefault(choice(permissions), 'write', {
    text: 'Permission on the repository, as reported by GitHub, that a person needs to start a run: admin, maintain, write, triage, read or none.',
    flag: { value: 'P', text: 'admin, maintain, write, triage, read or none' },
  }),
  'allow-forks': withDefault(trueOrFalse(), false, {
    text: 'true to also run on a workflow_run of a fork, and on pull_request_target with a checkout other than the base, and to let commands run on the head of a fork. Dangerous: secrets are available there.',
    flag: { text: 'also run for forks if secrets are available (dangerous)' },
  }),
  context: inFile.withDefault(choice(['full', 'event', 'none']), 'full', {
    text: "What the model gets about the issue or pull request: full (also its conversation, diff and failing checks), event (only the event's own content) or none.",
    flag: { value: 'HOW', text: 'what the model gets about the issue or pull request: full, event or none' },
  }),
  'minimum-trust': inFile.withDefault(choice(trustLevels), 'anyone', {
    text: 'owner, member, collaborator, contributor or anyone. Text from less trusted authors is omitted from the context and counted.',
    flag: { value: 'T', text: 'minimum trust level for text shown to the model' },
  }),
  'github-token': optional(text(), {
    text: 'Token for posting, for reading the permission of the person who starts the run, and for the context. Without it, only the summary is written, and only people named in `allow-users` can start a run.',
    isSecret: true,
    inputDefault: '${{ github.token }}',
  }),
};
