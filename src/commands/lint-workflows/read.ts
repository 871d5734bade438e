import { rethrowUnless } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import type { Settings } from '../../settings/table.js';
import { workflowProblems } from './problems.js';
import type { WorkflowProblem } from './types.js';

const directory = '.github/workflows';
const maxBytes = 1_000_000;

/** The problems of every workflow of the repository that runs Sallyport with these settings of the configuration. A file that is not YAML is left to GitHub. */
export async function lintWorkflows(
  files: Pick<FileSystem, 'list' | 'read'>,
  settings: Settings,
): Promise<readonly WorkflowProblem[]> {
  const { LineCounter, parseDocument } = await import('yaml');
  const problems: WorkflowProblem[] = [];
  for (const path of await workflowPaths(files)) {
    const text = (await files.read(path, maxBytes)).toString('utf8');
    if (!/sallyport/i.test(text)) continue;
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    if (document.errors.length === 0) problems.push(...workflowProblems({ path, document, lines }, settings));
  }
  return problems;
}

async function workflowPaths(files: Pick<FileSystem, 'list'>): Promise<readonly string[]> {
  try {
    const { entries } = await files.list(directory);
    return entries
      .filter(({ kind, name, size }) => kind === 'file' && /\.ya?ml$/.test(name) && size <= maxBytes)
      .map(({ name }) => `${directory}/${name}`);
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return [];
  }
}
