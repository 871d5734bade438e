import { checkout, job, readsItem, sallyport } from './steps.js';
import type { Choices, StarterFile } from './types.js';

/** The workflow has no permissions; each job lists what it needs. */
const noPermissions = ['permissions: {}', ''];

/** A file in .github/workflows. */
export function workflow(name: string, lines: readonly string[]): StarterFile {
  return { path: `.github/workflows/sallyport-${name}.yml`, text: `${lines.join('\n')}\n` };
}

/** A step on every pull request from the repository itself, where the job has the key. */
export function reviewWorkflow(choices: Choices): StarterFile {
  return workflow('review', [
    '# Reviews every pull request, in one comment that is updated.',
    'name: Sallyport review',
    '',
    'on:',
    '  pull_request:',
    '',
    ...noPermissions,
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

/** Comments on issues and pull requests by people with write permission; GitHub runs it on the default branch. */
export function commentWorkflow(choices: Choices): StarterFile {
  return workflow('comment', [
    '# Answers comments that begin with @sallyport, or with /NAME of a command, from people with write permission.',
    'name: Sallyport comment',
    '',
    'on:',
    '  issue_comment:',
    '    types: [created]',
    '',
    ...noPermissions,
    ...job('answer', {
      head: [
        '# Saves a runner for other comments. The step asks GitHub who may start a run.',
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

/** A schedule; it can also be started manually. */
export function scheduleWorkflow(choices: Choices): StarterFile {
  return workflow('schedule', [
    '# Checks the commits of a week, and opens an issue if documentation is outdated.',
    'name: Sallyport schedule',
    '',
    'on:',
    '  schedule:',
    "    - cron: '23 5 * * 1' # Mondays, 05:23 UTC",
    '  workflow_dispatch:',
    '',
    ...noPermissions,
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
          '  If documentation is outdated, open one issue with the title "Outdated documentation": each',
          '  passage, what it says and what is true now. If everything is current, say so and open none.',
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
