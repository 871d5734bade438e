import { only } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import { maxWorkflowBytes, workflowPaths } from '../workflow-paths.js';

/** The names of the repository's workflows that run on pull requests, except for those of Sallyport. */
export async function ciWorkflowsOf(files: Pick<FileSystem, 'list' | 'read'>): Promise<readonly string[]> {
  const { parse } = await import('yaml');
  const names: string[] = [];
  for (const path of await workflowPaths(files)) {
    // A file that cannot be read counts as empty: init needs none of them.
    const text = String(await files.read(path, maxWorkflowBytes).catch(only(FileProblem, () => '')));
    if (/sallyport/i.test(text) || !/\bpull_request\b/.test(text)) continue;
    const name = nameOf(text, parse);
    if (name !== null) names.push(name);
  }
  return names;
}

/** `null` if the file has no name or is not YAML. */
function nameOf(text: string, parse: (text: string) => unknown): string | null {
  try {
    const name = (parse(text) as { readonly name?: unknown } | null)?.name;
    return typeof name === 'string' && !/[^\P{C}]/u.test(name) ? name : null;
  } catch {
    return null;
  }
}
