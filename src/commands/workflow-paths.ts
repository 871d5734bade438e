import { only } from '../errors.js';
import { FileProblem, type FileSystem } from '../platform/files/types.js';

const directory = '.github/workflows';

/** Longer files are not workflows. */
export const maxWorkflowBytes = 1_000_000;

export async function workflowPaths(files: Pick<FileSystem, 'list'>): Promise<readonly string[]> {
  const { entries } = await files.list(directory).catch(only(FileProblem, () => ({ entries: [] })));
  return entries
    .filter(({ kind, name, size }) => kind === 'file' && /\.ya?ml$/.test(name) && size <= maxWorkflowBytes)
    .map(({ name }) => `${directory}/${name}`);
}
