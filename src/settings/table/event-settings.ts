import { trustLevels } from '../../event/context/types.js';
import { permissions } from '../../event/gate/types.js';
import { optional, withDefault } from '../setting.js';
import { choice, loginList, nameList, phrase, text, trueOrFalse } from '../values.js';

/** Which events start a run, and what the model sees of them. */
export const eventSettings = {
  'trigger-phrase': withDefault(phrase(), '@sallyport', {
    text: 'The word that a comment or review must begin with to start a run, or `*` for every comment. `/NAME` also starts a run if `command` is NAME or no prompt is given.',
    flag: { value: 'WORD', text: 'the word that a comment must begin with' },
  }),
  'label-trigger': withDefault(nameList(), [], {
    text: 'Labels, separated by commas. On `labeled` events, only these start a run. If empty, every label does.',
    flag: { value: 'NAMES', text: 'labels that start a run' },
  }),
  'assignee-trigger': withDefault(loginList(), [], {
    text: 'Logins or teams, separated by commas. On `assigned` and `review_requested` events, only these start a run. If empty, everyone does.',
    flag: { value: 'NAMES', text: 'accounts whose assignment or review request starts a run' },
  }),
  'allow-users': withDefault(loginList(), [], {
    text: 'Logins, separated by commas, that may start a run without the required permission.',
    flag: { value: 'NAMES', text: 'accounts that may start a run without the required permission' },
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
  context: withDefault(choice(['full', 'event', 'none']), 'full', {
    text: "What the model gets about the issue or pull request: full (also its conversation, diff and failing checks), event (only the event's own content) or none.",
    flag: { value: 'HOW', text: 'what the model gets about the issue or pull request: full, event or none' },
    inFile: true,
  }),
  'minimum-trust': withDefault(choice(trustLevels), 'anyone', {
    text: 'owner, member, collaborator, contributor or anyone. Text from less trusted authors is omitted from the context and counted.',
    flag: { value: 'T', text: 'minimum trust level for text shown to the model' },
    inFile: true,
  }),
  'github-token': optional(text(), {
    text: 'Token for posting, for reading the permission of the person who starts the run, and for the context. Without it, only the summary is written, and only people named in `allow-users` can start a run.',
    isSecret: true,
    inputDefault: '${{ github.token }}',
  }),
};
