/** The path of a file on GitHub: owner, repository, commit or branch, path. */
const filePath = /^\/([\w.-]+)\/([\w.-]+)\/blob\/(.+)$/;

/**
 * The address of a file's content for its page on GitHub, which is mostly markup around the file; `null` for any other
 * address. Only the exact host counts.
 */
export function rawAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname } = new URL(address);
  const [, owner, repository, rest] = filePath.exec(pathname) ?? [];
  if (protocol !== 'https:' || host !== 'github.com' || rest === undefined) return null;
  return `https://raw.githubusercontent.com/${owner ?? ''}/${repository ?? ''}/${rest}`;
}
