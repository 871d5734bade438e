/** Everything in the page is made here: elements with fixed names, attributes from this list, and text nodes. */

type Child = Node | string | null;

interface Attributes {
  readonly class?: string;
  readonly id?: string;
  readonly title?: string;
  readonly type?: 'button' | 'search';
  readonly role?: string;
  readonly placeholder?: string;
  readonly tabindex?: string;
  readonly for?: string;
  readonly scope?: 'col' | 'row';
  readonly open?: string;
  readonly autocomplete?: 'off';
  readonly spellcheck?: 'false';
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: string;
  readonly 'aria-live'?: 'polite';
  readonly 'aria-sort'?: string;
  readonly 'data-state'?: string;
  readonly 'data-status'?: string;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes) as [string, string][]) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(attributes: Attributes, text: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { ...attributes, type: 'button' }, text);
  made.addEventListener('click', onClick);
  return made;
}

/** A link inside the page. */
export function pageLink(hash: string, attributes: Attributes, ...children: readonly Child[]): HTMLAnchorElement {
  const made = element('a', attributes, ...children);
  made.href = hash.startsWith('#') ? hash : '#';
  return made;
}

/** A link to the web, or plain text for any other address. */
export function link(address: string, text: string): Node {
  const url = webAddress(address);
  if (url === null) return document.createTextNode(text);
  const made = element('a', { title: url }, text);
  made.href = url;
  made.rel = 'noreferrer noopener';
  made.target = '_blank';
  return made;
}

function webAddress(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

const namespace = 'http://www.w3.org/2000/svg';

export function svg(
  name: 'svg' | 'rect' | 'title',
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}
