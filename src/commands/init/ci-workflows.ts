import { rethrowUnless } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';

const directory = '.github/workflows';
const maxBytes = 1_000_000;

/** The names of the repository's workflows that run on pull requests, except for those of Sallyport. */
export async function ciWorkflowsOf(files: Pick<FileSystem, 'list' | 'read'>): Promise<readonly string[]> {
  const { parse } = await import('yaml');
  const names: string[] = [];
  for (const path of await pathsOf(files)) {
    const text = await textOf(path, files);
    if (/sallyport/i.test(text) || !/\bpull_request\b/.test(text)) continue;
    const name = nameOf(text, parse);
    if (name !== null) names.push(name);
  }
  return names;
}

/** Empty if the file cannot be read: init needs none of them. */
async function textOf(path: string, files: Pick<FileSystem, 'read'>): Promise<string> {
  try {
    return (await files.read(path, maxBytes)).toString('utf8');
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return '';
  }
}

async function pathsOf(files: Pick<FileSystem, 'list'>): Promise<readonly string[]> {
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

/** `null` if the file has no name or is not YAML. */
function nameOf(text: string, parse: (text: string) => unknown): string | null {
  try {
    const name = (parse(text) as { readonly name?: unknown } | null)?.name;
    return typeof name === 'string' && !/[^\P{C}]/u.test(name) ? name : null;
  } catch {
    return null;
  }
}
