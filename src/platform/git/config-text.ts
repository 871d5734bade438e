/** With places, so that a line can be removed and all other bytes stay. https://git-scm.com/docs/git-config#_syntax */
export interface ConfigText {
  readonly sections: readonly ConfigSection[];
  readonly entries: readonly ConfigEntry[];
}

/** A header such as `[remote "origin"]`; offsets of its brackets, end exclusive. */
export interface ConfigSection {
  /** In lower case. */
  readonly name: string;
  /** The name between quotes, without escapes; null if there is none. */
  readonly subsection: string | null;
  readonly start: number;
  readonly end: number;
}

export interface ConfigEntry {
  readonly section: ConfigSection;
  /** In lower case. */
  readonly key: string;
  readonly value: string;
  /** The lines of the entry with their line break; after a header on the same line, the rest of it. */
  readonly start: number;
  readonly end: number;
}

const header = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y;
const entry = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;

/** What cannot be read as a header or an entry is passed over, line by line. */
export function readConfigText(text: string): ConfigText {
  const sections: ConfigSection[] = [];
  const entries: ConfigEntry[] = [];
  let at = text.startsWith('\u00EF\u00BB\u00BF') ? 3 : 0;
  while (at < text.length) {
    const start = at;
    while (text[at] === ' ' || text[at] === '\t') at += 1;
    header.lastIndex = at;
    const headerMatch = header.exec(text);
    if (headerMatch !== null) {
      sections.push(sectionOf(headerMatch));
      at = header.lastIndex;
      if (/^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(text.slice(at, lineEnd(text, at)))) at = lineEnd(text, at);
      continue;
    }
    entry.lastIndex = start;
    const [match, key = '', value = ''] = entry.exec(text) ?? [];
    const section = sections.at(-1);
    if (match === undefined || section === undefined) {
      at = lineEnd(text, at);
      continue;
    }
    at = start + match.length;
    entries.push({ section, key: key.toLowerCase(), value: valueOf(value), start, end: at });
  }
  return { sections, entries };
}

function sectionOf(headerMatch: RegExpExecArray): ConfigSection {
  const [match, name = '', subsection] = headerMatch;
  return {
    name: name.toLowerCase(),
    subsection: subsection === undefined ? null : subsection.replaceAll(/\\([^])/g, '$1'),
    start: headerMatch.index,
    end: headerMatch.index + match.length,
  };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end + 1;
}

/** The value as git reads it: quotes and escapes resolved, continued lines joined. */
function valueOf(written: string): string {
  return written
    .trim()
    .replaceAll(/\\(?:\r?\n|([^]))|"/g, (_, escaped: string | undefined) =>
      escaped === undefined ? '' : ({ n: '\n', t: '\t', b: '\b' }[escaped] ?? escaped),
    );
}
