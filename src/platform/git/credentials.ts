import { type ConfigEntry, type ConfigSection, readConfigText } from './config-text.js';

/** A credential in a git configuration: the HTTP header that it makes git send. */
export interface GitCredential {
  /** To addresses that begin with this one; null for all. */
  readonly address: string | null;
  /** Such as `AUTHORIZATION: basic …`. */
  readonly header: string;
}

/** How a credential is taken out of the text of a configuration, and put back. Texts hold one byte per character. */
export interface ConfigEdit {
  /** Where the original is in the text that was searched. */
  readonly start: number;
  /** Names the edit in the text. */
  readonly marker: string;
  readonly original: string;
  /** Holds the marker as a comment. */
  readonly replacement: string;
  /** The header of the section, for a setting that is taken out as a whole; null if only its value changes. */
  readonly removedFrom: string | null;
  /** Section, subsection and key. */
  readonly setting: string;
  readonly credential: GitCredential;
}

/** A user name alone that is this long is a token. */
const shortestToken = 20;

/**
 * As actions/checkout up to v5 writes: `http.*.extraheader`, and user names with passwords in addresses
 * (`remote.*.url`, `remote.*.pushurl`, `submodule.*.url`, `url.*.insteadOf`). `id` makes markers unique.
 */
export function findCredentials(text: string, id: string): readonly ConfigEdit[] {
  const { sections, entries } = readConfigText(text);
  const marker = (place: { readonly start: number }) =>
    `# Sallyport moved a credential away until its run ends (${id}-${String(place.start)})`;
  const edits = [
    ...sections.flatMap((section) => ofSection(section, text, marker(section))),
    ...entries.flatMap((entry) => ofEntry(entry, text, marker(entry))),
  ];
  // The later edit first: places of the others stay as they are.
  return edits.sort((a, b) => b.start - a.start);
}

function ofSection(section: ConfigSection, text: string, marker: string): readonly ConfigEdit[] {
  if (section.name !== 'url' || section.subsection === null) return [];
  const address = withoutUser(section.subsection);
  if (address === null) return [];
  const original = text.slice(section.start, section.end);
  return [
    {
      start: section.start,
      marker,
      original,
      replacement: `${marker}\n[url "${escaped(address.plain)}"]`,
      removedFrom: null,
      setting: settingOf(section, ''),
      credential: { address: address.plain, header: address.header },
    },
  ];
}

function ofEntry(
  { section, key, value, start, end }: ConfigEntry,
  text: string,
  marker: string,
): readonly ConfigEdit[] {
  const original = text.slice(start, end);
  const isOwnLine = start === 0 || text[start - 1] === '\n';
  const comment = `${isOwnLine ? '' : '\n'}\t${marker}\n`;
  const shared = { start, marker, original, setting: settingOf(section, key) };
  if (section.name === 'http' && key === 'extraheader' && value !== '') {
    const removedFrom = text.slice(section.start, section.end);
    const credential = { address: section.subsection, header: value };
    return [{ ...shared, replacement: comment, removedFrom, credential }];
  }
  const isAddress =
    (section.name === 'remote' && (key === 'url' || key === 'pushurl')) ||
    (section.name === 'submodule' && key === 'url');
  const address = isAddress ? withoutUser(value) : null;
  if (address === null) return [];
  const plain = /^[\w.:/@~+-]+$/.test(address.plain) ? address.plain : `"${escaped(address.plain)}"`;
  const replacement = `${comment}\t${key} = ${plain}\n`;
  return [
    { ...shared, replacement, removedFrom: null, credential: { address: address.plain, header: address.header } },
  ];
}

function settingOf({ name, subsection }: ConfigSection, key: string): string {
  return JSON.stringify([name, subsection, key]);
}

function escaped(value: string): string {
  return value.replaceAll(/["\\]/g, '\\$&');
}

/** An address without its user name and password, and the equivalent header; null if it has neither. */
function withoutUser(address: string): { readonly plain: string; readonly header: string } | null {
  const [, scheme = '', user = '', rest = ''] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(address) ?? [];
  if (user === '') return null;
  const [name = '', password] = user.split(/:(.*)/s);
  if ((password ?? '') === '' && name.length < shortestToken) return null;
  const basic = Buffer.from(`${decoded(name)}:${decoded(password ?? '')}`, 'latin1').toString('base64');
  return { plain: scheme + rest, header: `Authorization: Basic ${basic}` };
}

function decoded(part: string): string {
  return part.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

export function removeCredentials(text: string, edits: readonly ConfigEdit[]): string {
  return edits.reduce(
    (whole, { start, original, replacement }) =>
      whole.slice(0, start) + replacement + whole.slice(start + original.length),
    text,
  );
}

/** The same bytes as before if nothing else has changed. A setting that has a new credential keeps it. */
export function restoreCredentials(text: string, edits: readonly ConfigEdit[]): string {
  const renewed = new Set(findCredentials(text, '').map(({ setting }) => setting));
  return edits.reduce((whole, edit) => restoreOne(whole, edit, renewed.has(edit.setting)), text);
}

function restoreOne(text: string, edit: ConfigEdit, isRenewed: boolean): string {
  const { original, replacement, marker, removedFrom } = edit;
  if (!isRenewed && text.includes(replacement)) return text.replace(replacement, () => original);
  if (text.includes(marker)) return withoutLine(text, marker);
  // The section has been rewritten; a changed address is kept.
  if (isRenewed || removedFrom === null || text.includes(original)) return text;
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${removedFrom}\n${original}`;
}

function withoutLine(text: string, part: string): string {
  const at = text.indexOf(part);
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(0, start) + (end === -1 ? '' : text.slice(end + 1));
}

export function secretsIn({ header }: GitCredential): readonly string[] {
  const value = header.replace(/^[\w-]+:\s*/, '');
  const token = value.replace(/^(?:basic|bearer|token)\s+/i, '');
  const pair = /^basic\s/i.test(value) ? Buffer.from(token, 'base64').toString('utf8') : token;
  const [name = '', ...password] = pair.split(':');
  const names = name.length >= shortestToken ? [name] : [];
  return [...new Set([value, token, pair, password.join(':'), ...names])].filter((text) => text.length >= 6);
}
