import { forkCollectWorkflow, forkPostWorkflow, forkReviewWorkflow } from './forks.js';
import type { Choices, StarterFile, Use } from './types.js';
import { commentWorkflow, reviewWorkflow, scheduleWorkflow } from './uses.js';

const config: StarterFile = {
  path: '.sallyport/config.yml',
  text: `# Settings of every run in this repository. Inputs of a workflow replace them; allow, ask and deny add up.
max-turns: 30
timeout-minutes: 15
allow:
  - Bash(git show:*)
  - Bash(git blame:*)
deny: # nothing softens a deny
  - Bash(git push:*)
`,
};

const review: StarterFile = {
  path: '.sallyport/commands/review.md',
  text: `---
description: Reviews the pull request
argument-hint: [what to look at]
---

Review this pull request. Look for mistakes that matter: wrong results, lost data, holes in security, changed
behavior without a test. Read the code around a change before you judge it.

Answer with the findings, worst first: file and line, what is wrong, what to do. If there are none, say so in one
sentence. No praise, and no summary of the diff.

{{args}}
`,
};

const workflows: Readonly<Record<Use, (choices: Choices) => readonly StarterFile[]>> = {
  review: (choices) => [reviewWorkflow(choices)],
  comment: (choices) => [commentWorkflow(choices)],
  schedule: (choices) => [scheduleWorkflow(choices)],
  forks: (choices) => [forkReviewWorkflow(choices), forkCollectWorkflow(), forkPostWorkflow(choices)],
};

/** The files for these uses: workflows, the configuration, and the command that they name. */
export function startersFor(uses: readonly Use[], choices: Choices): readonly StarterFile[] {
  const named = uses.flatMap((use) => workflows[use](choices));
  // The comment workflow runs whatever command a comment names; one to begin with.
  const needsCommand = uses.some((use) => use !== 'schedule');
  return [...named, config, ...(needsCommand ? [review] : [])];
}
