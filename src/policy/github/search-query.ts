import { isOwnRepository, type OwnRepository } from './own-repository.js';

/** Qualifiers that select repositories. */
const scope = /(?:^|[\s(-])(repo|org|user|owner|enterprise|repository):(\S*)/gi;

/**
 * Why a search could find something outside of the repository, as a sentence; `null` if it cannot. `isScoped`: the query
 * must name the repository itself, because nothing is added to it.
 */
export function searchProblem(query: string, own: OwnRepository, isScoped: boolean): string | null {
  if ((query.match(/"/g) ?? []).length % 2 !== 0) return 'The search has a quotation mark without a partner.';
  const text = query.replace(/"[^"]*"/g, '""');
  if (/(?:^|[\s()])OR(?:$|[\s()])/.test(text)) return 'A search with OR is not possible: search twice.';
  const scopes = [...text.matchAll(scope)];
  const other = scopes.find(([, name, value = '']) => name?.toLowerCase() !== 'repo' || !isOwn(value, own));
  if (other !== undefined)
    return `A search finds only what is in ${own.owner}/${own.name}: leave out \`${other[0].trim().replace(/^[(-]/, '')}\`.`;
  const excluded = scopes.some(([found]) => found.startsWith('-'));
  if (isScoped && (scopes.length === 0 || excluded))
    return `The search must contain \`repo:${own.owner}/${own.name}\`.`;
  return null;
}

function isOwn(value: string, own: OwnRepository): boolean {
  const [owner = '', name = '', ...rest] = value.replace(/\)+$/, '').split('/');
  return rest.length === 0 && isOwnRepository(owner, name, own);
}
