import { asData } from './reminder.js';

/** Where a text on GitHub comes from. The program writes these values; the text itself is untrusted data. */
export interface ContentSource {
  /** What it is, such as `pull-request`, `comments` or `diff`. */
  readonly kind: string;
  /** The author, if there is only one. */
  readonly author?: string;
  /** The author's relationship to the repository: `owner`, `member`, … or `anyone`; `mixed` for several authors. */
  readonly trust: string;
}

/** Any spelling that a model could mistake for the element. */
const tagStart = /[<＜](?=[\s/\\／\p{Cf}]*github[\s_\p{Pd}\p{Cf}]*content)/giu;

/**
 * Marks text from GitHub as data. It is never inside the element that means "from the program", and can neither
 * close this element nor open another one.
 */
export function githubContent(text: string, { kind, author, trust }: ContentSource): string {
  const attributes = [
    `kind="${attribute(kind)}"`,
    ...(author === undefined ? [] : [`author="${attribute(author)}"`]),
    `trust="${attribute(trust)}"`,
  ];
  const data = asData(text).replace(tagStart, '&lt;');
  return `<github-content ${attributes.join(' ')}>\n${data}\n</github-content>`;
}

/** Names of accounts consist of these characters; any other character is removed. */
function attribute(value: string): string {
  return value.replaceAll(/[^\w[\]-]/g, '').slice(0, 100);
}
