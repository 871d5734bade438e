import { checkout, job, readsItem, sallyport } from './steps.js';
import type { Choices, StarterFile } from './types.js';

/** Workflows without a right of their own; each job names what it needs. */
const noRights = ['permissions: {}', ''];

/** One file below .github/workflows. */
export function workflow(name: string, lines: readonly string[]): StarterFile {
  return { path: `.github/workflows/sallyport-${name}.yml`, text: `${lines.join('\n')}\n` };
}

/** A step on every pull request of the repository itself: there the job has the key. */
export function reviewWorkflow(choices: Choices): StarterFile {
  return workflow('review', [
    '# Reviews every pull request, in one comment that is kept up to date.',
    'name: Sallyport review',
    '',
    'on:',
    '  pull_request:',
    '',
    ...noRights,
    'concurrency:',
    '  group: ${{ github.workflow }}-${{ github.ref }}',
    '  cancel-in-progress: true',
    '',
    ...job('review', {
      permissions: [
        'contents: read',
        'pull-requests: write # the comment',
        'issues: read # linked issues',
        ...readsItem,
      ],
      steps: [
        ...checkout,
        ...sallyport(choices, [
          'command: review # .sallyport/commands/review.md',
          ...choices.model,
          'allow: |',
          '  Bash(git log:*)',
          '  Bash(git diff:*)',
        ]),
      ],
    }),
  ]);
}

/** A comment on an issue or pull request, by somebody who may write; GitHub runs it on the default branch. */
export function commentWorkflow(choices: Choices): StarterFile {
  return workflow('comment', [
    '# Answers comments that begin with @sallyport, or with /NAME of a command, from people with write permission.',
    'name: Sallyport comment',
    '',
    'on:',
    '  issue_comment:',
    '    types: [created]',
    '',
    ...noRights,
    ...job('answer', {
      head: [
        '# Spares a runner for other comments. Who may start a run is asked of GitHub, in the step.',
        "if: startsWith(github.event.comment.body, '@sallyport') || startsWith(github.event.comment.body, '/')",
      ],
      permissions: [
        'contents: read',
        'issues: write # the answer, on issues',
        'pull-requests: write # and on pull requests',
        ...readsItem,
      ],
      steps: [
        ...checkout,
        ...sallyport(choices, [
          ...choices.model,
          'reaction: true',
          'allow: |',
          '  Bash(git log:*)',
          '  Bash(git diff:*)',
        ]),
      ],
    }),
  ]);
}

/** A schedule; it can be started by hand too. */
export function scheduleWorkflow(choices: Choices): StarterFile {
  return workflow('schedule', [
    '# Looks through the commits of a week, and opens an issue where documentation was left behind.',
    'name: Sallyport schedule',
    '',
    'on:',
    '  schedule:',
    "    - cron: '23 5 * * 1' # Mondays, 05:23 UTC",
    '  workflow_dispatch:',
    '',
    ...noRights,
    'concurrency:',
    '  group: ${{ github.workflow }}',
    '',
    ...job('weekly', {
      permissions: ['contents: read', 'issues: write # the issue'],
      steps: [
        ...checkout,
        ...sallyport(choices, [
          'prompt: |',
          '  Read the commits of the last seven days and the documentation of what they changed.',
          '  Where the documentation no longer holds, open one issue with the title "Documentation that',
          '  no longer holds": each place, what it says and what is true now. If all holds, say so and',
          '  open none.',
          ...choices.model,
          'publish: summary',
          'allow: |',
          '  Bash(git log:*)',
          '  Bash(git show:*)',
          '  Issue',
        ]),
      ],
    }),
  ]);
}
