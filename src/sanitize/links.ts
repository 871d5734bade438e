/** Whether an address on the web leads to one of the hosts, given in lower case, `*.x` for every host below x. */
export function leadsTo(address: string, hosts: readonly string[]): boolean {
  // Programs do not agree on what a backslash means.
  if (address.includes('\\')) return false;
  const whole = /^[a-z]+:\/\//i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return false;
  const { protocol, hostname, username, password } = new URL(whole);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}

/** The bare address that a text begins with: signs behind it, and a bracket from before it, belong to the sentence. */
export function bareAddress(text: string): string {
  const address = /^[^\s<>`\]|]*/.exec(text)?.[0] ?? '';
  let [end, open] = [address.length, 0];
  for (const sign of address) open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')' && open < 0) open += 1;
    else if (!/[?!.,:;*_~'"]/.test(last)) break;
  }
  return address.slice(0, end);
}

/** What follows the text of a link: its address, and its title, without signs that could mean something else. */
const linkEnd =
  /\]\([ \t]*(<[^<>[\]\n`&\\]*>|[^\s()<>[\]`\\]*(?:\([^\s()<>[\]`\\]*\)[^\s()<>[\]`\\]*)*)([ \t]+(?:"[^"`&\\<\n]*"|'[^'`&\\<\n]*'|\([^()`&\\<\n]*\)))?[ \t]*\)/y;

export interface LinkEnd {
  readonly address: string;
  readonly hasTitle: boolean;
  /** Behind the closing bracket. */
  readonly next: number;
}

/** The end of an inline link at this place; null where it is none, or one that GitHub might read differently. */
export function webLinkEndAt(line: string, at: number): LinkEnd | null {
  linkEnd.lastIndex = at;
  const match = linkEnd.exec(line);
  if (match === null) return null;
  const address = (match[1] ?? '').replace(/^<(.*)>$/, '$1');
  if (address === '' || /[\s()<>]/.test(address.replace(/\([^\s()]*\)/g, '')) || /&#?\w{1,40};/.test(address))
    return null;
  return { address, hasTitle: match[2] !== undefined, next: at + match[0].length };
}

/** An address of mail, inside the repository or inside the page, that is none of another kind where no link begins. */
export function staysHere(address: string): boolean {
  return /^mailto:/i.test(address) || !/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|\\)|:\/\/|www\.|@/i.test(address);
}

export const onTheWeb = (address: string): boolean => /^(?:(?:https?:)?\/\/|www\.)/i.test(address);
