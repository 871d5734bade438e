import { checkout, job, pins, readsItem, sallyport } from './steps.js';
import type { Choices, StarterFile } from './types.js';
import { workflow } from './uses.js';

/** The second phase refers to the first by this name. */
const collectName = 'Sallyport fork collect';

const artifact = 'sallyport-handoff';

/** A review that a maintainer requests with a label. The job has secrets, so it does not check out the fork. */
export function forkReviewWorkflow(choices: Choices): StarterFile {
  return workflow('fork-review', [
    '# Reviews a pull request from a fork after someone with write permission adds the label "sallyport".',
    '# The checkout is the base; the model gets the diff as text, and code from the fork never runs.',
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

/** Phase one: runs the code of the fork without secrets, and writes a file. */
export function forkCollectWorkflow(): StarterFile {
  return workflow('fork-collect', [
    '# Phase one: runs the code of a pull request, including forks, without secrets and with a read-only token.',
    '# It writes its results to handoff.json, which sallyport-fork-post.yml posts.',
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

/** Phase two: has a token, checks out nothing, runs no code of phase one, and reads one validated file. */
export function forkPostWorkflow(choices: Choices): StarterFile {
  return workflow('fork-post', [
    '# Phase two: posts the results of phase one. It runs on the default branch and reads only handoff.json,',
    '# as data. GitHub, not the file, determines the pull request.',
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
