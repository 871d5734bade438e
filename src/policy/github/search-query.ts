import { isOwnRepository, type OwnRepository } from './own-repository.js';

/** Qualifiers that select repositories, also within quotation marks: GitHub may see their ends elsewhere. */
const scope = /(?<!\w)(repo|org|user|owner|enterprise|repository):([^\s"]*)/gi;

/** A sentence if it could find anything outside the repository, else `null`. `isScoped`: the query must name it. */
export function searchProblem(query: string, repository: OwnRepository, isScoped: boolean): string | null {
  if ((query.match(/"/g) ?? []).length % 2 !== 0) return 'The search has a quotation mark without a partner.';
  if (/\\"|[\u201c-\u201f]/.test(query)) return 'The search has an escaped or unusual quotation mark.';
  const text = query.replace(/"[^"]*"/g, '""');
  if (/(?<!\w)OR(?!\w)/i.test(text)) return 'A search with OR is not possible: search twice.';
  const other = [...query.matchAll(scope)].find(
    ([, name, value = '']) => name?.toLowerCase() !== 'repo' || !isOwn(value, repository),
  );
  if (other !== undefined)
    return `A search finds only what is in ${repository.owner}/${repository.name}: leave out \`${other[0]}\`.`;
  if (!isScoped) return null;
  if (/[()]|(?<!\w)NOT(?!\w)/i.test(text)) return 'Put parentheses and the word NOT in quotation marks.';
  return /(?:^|\s)repo:/i.test(text)
    ? null
    : `The search must contain \`repo:${repository.owner}/${repository.name}\`.`;
}

function isOwn(value: string, repository: OwnRepository): boolean {
  const [owner = '', name = '', ...rest] = value.replace(/\)+$/, '').split('/');
  return rest.length === 0 && isOwnRepository(owner, name, repository);
}
