/** A line that opens or closes a collapsed section, or names it. */
export type SectionTag =
  | { readonly kind: 'open'; readonly tag: string; readonly summary: string | null }
  | { readonly kind: 'summary'; readonly summary: string }
  | { readonly kind: 'close' };

/** Only at the margin: a list would close the section, and its end tag a section around the text. */
export function sectionTag(line: string): SectionTag | null {
  if (!/^<\/?(?:details|summary)/i.test(line)) return null;
  if (/^<\/details>[ \t]*$/i.test(line)) return { kind: 'close' };
  const [, details, open, summary] =
    /^(<details([ \t]+open(?:="")?)?[ \t]*>)?[ \t]*(?:<summary>(.*?)<\/summary>)?[ \t]*$/i.exec(line) ?? [];
  if (details !== undefined) {
    return { kind: 'open', tag: open === undefined ? '<details>' : '<details open>', summary: summary ?? null };
  }
  return summary === undefined ? null : { kind: 'summary', summary };
}

/** A summary is HTML, so marks of Markdown would be shown, and bold is how it looks anyway. */
export function withoutBold(summary: string): string {
  return summary.replace(/\*\*|<\/?(?:b|strong)>/gi, '').trim();
}
