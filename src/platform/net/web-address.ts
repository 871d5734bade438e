/** Names that are resolved inside a network, not on the internet. A proxy could reach what they name. */
const localName = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa)$/;

/** A public web address in one spelling, or why it cannot be fetched, as a clause. */
export type WebAddress = { readonly url: URL } | { readonly problem: string };

/** The host as rules compare it: lower case, ASCII, numbers (`0x7f.1`) as an IP address, without a final dot. */
export function parseWebAddress(text: string, base?: URL): WebAddress {
  if (!URL.canParse(text, base?.href))
    return { problem: 'it is not a complete address such as https://example.org/page' };
  const url = new URL(text, base?.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: 'only http and https are supported' };
  if (url.username !== '' || url.password !== '') return { problem: 'it contains a user name or password' };
  if (url.port !== '') return { problem: `port ${url.port} is not a port of the web` };
  const host = url.hostname.replace(/\.$/, '');
  if (host === '' || host.split('.').includes('')) return { problem: 'its host is not a complete name' };
  if (!host.startsWith('[') && (!host.includes('.') || localName.test(host)))
    return { problem: `${host} is a name of a local network` };
  url.hostname = host;
  url.hash = '';
  return { url };
}
