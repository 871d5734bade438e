/** A host that commands may connect to, from `Network(host[:port])`. */
export interface HostPattern {
  /** In lower case; `*.` at the start covers every subdomain, `*` every host. */
  readonly host: string;
  /** `null` for the ports of http and https. */
  readonly port: number | null;
  /** A Network rule names exactly this host, so it may be one of the private network. */
  readonly mayBePrivate?: true;
}

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const hostPattern = new RegExp(`^(?:\\*|(?:\\*\\.)?${label}(?:\\.${label})*)$`);
const webPorts: readonly number[] = [80, 443];

/** `null` if the text is not a host name with an optional port. Addresses are names of digits and need a rule too. */
export function parseHostPattern(text: string): HostPattern | null {
  const [, name = '', digits] = /^(.*?)(?::(\d{1,5}))?$/.exec(text.toLowerCase()) ?? [];
  const host = name.replace(/(?<=\w)\.$/, '');
  const port = digits === undefined ? null : Number(digits);
  if (!hostPattern.test(host) || (port !== null && (port < 1 || port > 65_535))) return null;
  return { host, port };
}

export function coversHost({ host, port }: HostPattern, name: string, connectedPort: number): boolean {
  const isHost = host === '*' || (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host);
  return isHost && (port === null ? webPorts.includes(connectedPort) : port === connectedPort);
}

/** Whether a pattern covers a connection on any port: what a deny rule without a port means. */
export function deniesHost({ host, port }: HostPattern, name: string, connectedPort: number): boolean {
  return (
    coversHost({ host, port: port ?? connectedPort }, name, connectedPort) ||
    (!host.startsWith('*') && name.endsWith(`.${host}`) && (port ?? connectedPort) === connectedPort)
  );
}

/** `host`, or `host:port` if the port is not one of the web. */
export function showHost(name: string, port: number): string {
  return webPorts.includes(port) ? name : `${name}:${String(port)}`;
}
