/** Whether a web address leads to one of the hosts, which are in lower case; `*.x` matches every host below x. */
export function leadsTo(address: string, hosts: readonly string[]): boolean {
  // Parsers disagree on the meaning of a backslash.
  if (address.includes('\\')) return false;
  const whole = /^[a-z]+:\/\//i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return false;
  const { protocol, hostname, username, password } = new URL(whole);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}

/** The bare address that a text begins with. Punctuation after it and an unmatched parenthesis belong to the sentence. */
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

/** The part of a link after its text: the address and the title, without characters that could have another meaning. */
const linkEnd =
  /\]\([ \t]*(<[^<>[\]\n`&\\]*>|[^\s()<>[\]`\\]*(?:\([^\s()<>[\]`\\]*\)[^\s()<>[\]`\\]*)*)([ \t]+(?:"[^"`&\\<\n]*"|'[^'`&\\<\n]*'|\([^()`&\\<\n]*\)))?[ \t]*\)/y;

/** And the index after it; `null` without one, or if GitHub might read it differently. */
export function webLinkEndAt(line: string, at: number) {
  linkEnd.lastIndex = at;
  const match = linkEnd.exec(line);
  if (match === null) return null;
  const address = (match[1] ?? '').replace(/^<(.*)>$/, (_, inner: string) => inner.replaceAll(' ', '%20'));
  if (address === '' || /[\s()<>]/.test(address.replace(/\([^\s()]*\)/g, '')) || /&#?\w{1,40};/.test(address))
    return null;
  return { address, hasTitle: match[2] !== undefined, next: at + match[0].length };
}

/** A mail address, or an address in the repository or on the page that cannot be read as any other kind. */
export function isLocalAddress(address: string): boolean {
  return /^mailto:/i.test(address) || !/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|\\)|:\/\/|www\.|@/i.test(address);
}

export const isWebAddress = (address: string): boolean => /^(?:(?:https?:)?\/\/|www\.)/i.test(address);
