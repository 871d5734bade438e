import { checkout, job, pins, readsItem, sallyport } from './steps.js';
import type { Choices, StarterFile } from './types.js';
import { workflow } from './uses.js';

/** By this name the second phase finds the first. */
const collectName = 'Sallyport fork collect';

const artifact = 'sallyport-handoff';

/** A review that a maintainer asks for by a label. The job has secrets, so nothing of the fork is checked out. */
export function forkReviewWorkflow(choices: Choices): StarterFile {
  return workflow('fork-review', [
    '# Reviews a pull request of a fork once somebody with write permission sets the label "sallyport".',
    '# The checkout is the base; the model is told the diff as text, and nothing of the fork ever runs.',
    'name: Sallyport fork review',
    '',
    'on:',
    '  pull_request_target:',
    '    types: [labeled]',
    '',
    'permissions: {}',
    '',
    ...job('review', {
      head: ["if: github.event.label.name == 'sallyport'"],
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
          'label-trigger: sallyport',
          ...choices.model,
        ]),
      ],
    }),
  ]);
}

/** Phase one: runs what the fork brings along, with nothing to lose, and leaves a file. */
export function forkCollectWorkflow(): StarterFile {
  return workflow('fork-collect', [
    '# Phase one: runs the code of a pull request, also of a fork, without secrets and with a token that only reads.',
    '# What it found goes into handoff.json; sallyport-fork-post.yml posts that.',
    `name: ${collectName}`,
    '',
    'on:',
    '  pull_request:',
    '',
    'permissions: {}',
    '',
    ...job('collect', {
      permissions: ['contents: read'],
      steps: [
        `- uses: ${pins.checkout}`,
        '  with:',
        '    persist-credentials: false',
        '- name: Run the tests',
        '  run: |',
        '    { npm ci && npm test; } > report.txt 2>&1 || echo "exit code $?" >> report.txt',
        '- name: Write handoff.json',
        '  env:',
        '    HEAD: ${{ github.event.pull_request.head.sha }}',
        '  run: |',
        '    tail -c 20000 report.txt | jq --raw-input --slurp --arg head "$HEAD" \\',
        String.raw`      '{version: 1, head: $head, text: "The end of the tests:\n\n~~~~text\n\(.)\n~~~~"}' > handoff.json`,
        `- uses: ${pins.upload}`,
        '  with:',
        `    name: ${artifact}`,
        '    path: handoff.json',
        '    if-no-files-found: error',
        '    retention-days: 3',
      ],
    }),
  ]);
}

/** Phase two: has a token, checks nothing out, runs nothing of the first, and takes one validated file. */
export function forkPostWorkflow(choices: Choices): StarterFile {
  return workflow('fork-post', [
    '# Phase two: posts what phase one found. It runs on the default branch and takes nothing but handoff.json,',
    '# as data. Which pull request it belongs to is asked of GitHub, never read from the file.',
    'name: Sallyport fork post',
    '',
    'on:',
    '  workflow_run:',
    `    workflows: [${collectName}]`,
    '    types: [completed]',
    '',
    'permissions: {}',
    '',
    ...job('post', {
      head: [
        "if: github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.conclusion == 'success'",
      ],
      permissions: ['actions: read # the artifact', 'pull-requests: write # the comment'],
      steps: [
        `- uses: ${pins.download}`,
        '  with:',
        `    name: ${artifact}`,
        '    path: ${{ runner.temp }}/handoff',
        '    run-id: ${{ github.event.workflow_run.id }}',
        '    github-token: ${{ github.token }}',
        ...sallyport(choices, ['post: ${{ runner.temp }}/handoff/handoff.json']),
      ],
    }),
  ]);
}
