import { only } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import type { Settings } from '../../settings/table.js';
import { actionPlaceholder, placeholderLines } from '../placeholder.js';
import { maxWorkflowBytes, workflowPaths } from '../workflow-paths.js';
import { commentSteps, workflowProblems } from './problems.js';
import { type CommentStep, sharedTriggers } from './shared-trigger.js';
import type { WorkflowProblem } from './types.js';

/** Other files of `init` that name the action. */
const otherFiles: readonly string[] = [
  '.gitlab-ci.yml',
  '.gitlab/sallyport-batch.yml',
  '.gitlab/sallyport-review.yml',
  '.sallyport/config.yml',
];

/** The problems of every workflow of the repository that runs Sallyport with these settings of the configuration. A file that is not YAML is left to GitHub. */
export async function lintWorkflows(files: FileSystem, settings: Settings): Promise<readonly WorkflowProblem[]> {
  const { LineCounter, parseDocument } = await import('yaml');
  const problems: WorkflowProblem[] = [];
  const steps: CommentStep[] = [];
  for (const path of await workflowPaths(files)) {
    const text = (await files.read(path, maxWorkflowBytes)).toString('utf8');
    if (!/sallyport/i.test(text)) continue;
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    problems.push(...placeholders(path, text));
    if (document.errors.length > 0) continue;
    problems.push(...workflowProblems({ path, document, lines }, settings));
    steps.push(...commentSteps({ path, document, lines }, settings));
  }
  for (const path of otherFiles)
    problems.push(
      ...placeholders(path, String(await files.read(path, maxWorkflowBytes).catch(only(FileProblem, () => '')))),
    );
  return [...problems, ...sharedTriggers(steps)];
}

function placeholders(path: string, text: string): readonly WorkflowProblem[] {
  return placeholderLines(text).map((line) => ({
    id: 'action-placeholder',
    location: `${path}:${String(line)}`,
    subject: actionPlaceholder,
    message: 'OWNER was never replaced',
    hint: 'write the repository that you use, or run init --action OWNER/REPO before the files exist',
  }));
}
