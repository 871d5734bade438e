import type { FileSystem } from '../../platform/files/types.js';
import type { Settings } from '../../settings/table.js';
import { maxWorkflowBytes, workflowPaths } from '../workflow-paths.js';
import { workflowProblems } from './problems.js';
import type { WorkflowProblem } from './types.js';

/** The problems of every workflow of the repository that runs Sallyport with these settings of the configuration. A file that is not YAML is left to GitHub. */
export async function lintWorkflows(files: FileSystem, settings: Settings): Promise<readonly WorkflowProblem[]> {
  const { LineCounter, parseDocument } = await import('yaml');
  const problems: WorkflowProblem[] = [];
  for (const path of await workflowPaths(files)) {
    const text = (await files.read(path, maxWorkflowBytes)).toString('utf8');
    if (!/sallyport/i.test(text)) continue;
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    if (document.errors.length === 0) problems.push(...workflowProblems({ path, document, lines }, settings));
  }
  return problems;
}
