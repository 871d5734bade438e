import { dataElement } from './data-element.js';

/** Where a text on GitHub comes from. The program writes these values; the text itself is untrusted data. */
export interface ContentSource {
  /** What it is, such as `pull-request`, `comments` or `diff`. */
  readonly kind: string;
  /** The author, if there is only one. */
  readonly author?: string;
  /** The author's relationship to the repository: `owner`, `member`, … or `anyone`; `mixed` for several authors. */
  readonly trust: string;
}

export function githubContent(text: string, { kind, author, trust }: ContentSource): string {
  const attributes = {
    kind: attribute(kind),
    author: author === undefined ? undefined : attribute(author),
    trust: attribute(trust),
  };
  return dataElement('github-content', attributes, text);
}

/** Names of accounts consist of these characters; any other character is removed. */
function attribute(value: string): string {
  return value.replaceAll(/[^\w[\]-]/g, '').slice(0, 100);
}
