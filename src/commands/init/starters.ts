import { forkCollectWorkflow, forkPostWorkflow, forkReviewWorkflow } from './forks.js';
import type { Choices, StarterFile, Use } from './types.js';
import { commentWorkflow, reviewWorkflow, scheduleWorkflow } from './uses.js';

function config({ action }: Choices): StarterFile {
  return {
    path: '.sallyport/config.yml',
    text: `# yaml-language-server: $schema=${schemaUrl(action)}
# Settings of every run in this repository. Inputs of a workflow replace them; allow, ask and deny are combined.
max-turns: 30
timeout-minutes: 15
allow:
  - Bash(git show:*)
  - Bash(git blame:*)
deny: # nothing overrides a deny rule
  - Bash(git push:*)
`,
  };
}

/** The published schema at the same ref as the action, for editors. */
function schemaUrl(action: string): string {
  const [path = '', ref = ''] = action.split('@');
  const [owner = '', repository = '', ...directories] = path.split('/');
  return [
    'https://raw.githubusercontent.com',
    owner,
    repository,
    ref,
    ...directories,
    'schema/config.schema.json',
  ].join('/');
}

const review: StarterFile = {
  path: '.sallyport/commands/review.md',
  text: `---
description: Reviews the pull request
argument-hint: [what to look at]
---

Review this pull request. Look for mistakes that matter: wrong results, lost data, security holes, changed
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

/** The files for these uses: workflows, the configuration, and the command that they run. */
export function startersFor(uses: readonly Use[], choices: Choices): readonly StarterFile[] {
  const named = uses.flatMap((use) => workflows[use](choices));
  // The comment workflow runs the command that a comment names; this is the first one.
  const needsCommand = uses.some((use) => use !== 'schedule');
  return [...named, config(choices), ...(needsCommand ? [review] : [])];
}
