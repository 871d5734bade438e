import * as z from 'zod/mini';
import { oneLine } from '../../text.js';
import { textInput } from '../input.js';
import { bodyText, nameListInput } from './record.js';
import { checkConclusions } from './types.js';
import { writeTool } from './write-tool.js';

/** The tools that add something to the run's repository, or to the branch of its pull request. */

/** Its labels are evaluated by the rules for labels. */
export const createIssueTool = writeTool({
  name: 'Issue',
  description:
    'Opens an issue in the repository of this run at the end of the run. If an earlier run opened an issue with the same title, that issue is updated instead.',
  input: () =>
    z.strictObject({
      title: textInput('Later runs find the issue by its title: keep it the same.', { most: 200 }),
      body: bodyText('Text of the issue, as Markdown.'),
      labels: z.optional(nameListInput('Labels. Each must exist in the repository and be allowed by the rules.')),
    }),
  label: ({ title }) => title,
  request: ({ title, body, labels = [] }) => ({ kind: 'issue', title: oneLine(title), body, labels }),
});

export const createCreateLabelTool = writeTool({
  name: 'CreateLabel',
  description:
    'Creates a label of the repository at the end of the run, before labels are added. An existing one is left as it is. Only names that the rules allow can be used.',
  input: () =>
    z.strictObject({
      name: textInput('The name of the label.', { most: 50 }),
      color: z.optional(
        z.string().check(z.regex(/^[0-9a-fA-F]{6}$/), z.describe('Six hexadecimal digits, without #.')),
      ),
      description: z.optional(textInput('What the label is for, in one line.', { empty: true, most: 100 })),
    }),
  label: ({ name }) => name.trim(),
  request: ({ name, color = 'ededed', description = '' }) => ({
    kind: 'create-label',
    name: name.trim(),
    color: color.toLowerCase(),
    description: oneLine(description),
  }),
});

/** A check run on the run's commit. Every name is evaluated separately. */
export const createCheckRunTool = writeTool({
  name: 'CheckRun',
  description:
    'Shows the outcome of one check on the commit of this run. The check run is created at the end of the run. The conclusion is neutral by default. Only names that the rules allow can be used.',
  input: () =>
    z.strictObject({
      name: textInput('What is checked, in a few words. A later run replaces the check of the same name.', {
        most: 60,
      }),
      conclusion: z.optional(z.enum(checkConclusions)),
      title: textInput('The outcome in one line.', { most: 200 }),
      summary: bodyText('The details, Markdown.'),
    }),
  label: ({ name, conclusion = 'neutral' }) => `${oneLine(name)}, ${conclusion}`,
  request: ({ name, conclusion = 'neutral', title, summary }) => ({
    ...{ kind: 'check-run', name: oneLine(name), conclusion, title: oneLine(title), summary },
  }),
});

/** The changed files are collected at the end of the run. */
export const createPullRequestTool = writeTool({
  name: 'PullRequest',
  description:
    'Opens a draft pull request at the end of the run with all files that this run changed in the working tree. If an earlier run on the same item opened one, that pull request is updated. Change the files first, then call this tool once. Do not commit or push.',
  input: () =>
    z.strictObject({
      title: textInput('The title, one line.', { most: 200 }),
      body: bodyText('What changed and why, as Markdown.'),
    }),
  label: ({ title }) => title,
  commits: true,
  request: ({ title, body }) => ({ kind: 'pull-request', title: oneLine(title), body }),
});

/** The branch is never given: it is that of the run's pull request. */
export const createPushToPullRequestTool = writeTool({
  name: 'PushToPullRequest',
  description:
    'Commits all files that this run changed in the working tree to the branch of the pull request of this run, as one commit at the end of the run. Change and test the files first, then call this tool once. Do not commit or push with git. If the commit fails, the comments and other writes of this run are canceled.',
  input: () =>
    z.strictObject({
      title: textInput('The first line of the commit message: what the change does, in the imperative.', { most: 200 }),
      body: z.optional(bodyText('The rest of the commit message: why.')),
    }),
  label: ({ title }) => title,
  commits: true,
  request: ({ title, body = '' }) => ({ kind: 'push', title: oneLine(title), body }),
});
