import { parsedJson } from '../../parsed-json.js';

/** Ids of issues, pull requests and discussions in the answer to a GraphQL query about the repository. */
export function idsIn(text: string): readonly string[] {
  const repository = valueAt(valueAt(parsedJson(text), 'data'), 'repository');
  const items = ['pullRequest', 'issue', 'discussion'].map((name) => valueAt(repository, name));
  const lists = ['pullRequests', 'issues', 'discussions'].flatMap((name) => {
    const nodes = valueAt(valueAt(repository, name), 'nodes');
    return Array.isArray(nodes) ? (nodes as readonly unknown[]) : [];
  });
  return [...items, ...lists].flatMap((item) => {
    const id = valueAt(item, 'id');
    return typeof id === 'string' && isItem(id) ? [id] : [];
  });
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** A query can give any field the name `issue`, so the id itself must say what it is; in the older form it is encoded. */
function isItem(id: string): boolean {
  if (/^(?:PR|I|D)_[\w-]+$/.test(id)) return true;
  return /^\d+:(?:PullRequest|Issue|Discussion)\d+$/.test(Buffer.from(id, 'base64').toString('latin1'));
}
