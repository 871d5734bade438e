/** YAML reads an unquoted `5` as a number. */
export function valueText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
}

/** The placeholders of a prompt file as those of a batch file; `{{completion}}` is the answer. */
export function toBatchTemplate(text: string): string {
  return text.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (source, name: string) =>
    name === 'completion' ? source : `{{item.${name}}}`,
  );
}
