/** A value that YAML does not read as the text it is: an indicator at its start, or a colon inside. */
const needsQuotes = /^(?:\[.*\]|\{.*\}|[*&!%@`#,]|[-?:](?:\s|$)|["'].*["'].+)|^[^[{"'].*(?:: |:$)/;

/**
 * The same lines with quotes around values that people write as plain text but YAML reads differently
 * (`description: Use it when: …`, `argument-hint: <a> [b: c]`, `paths: *.ts`), and the keys of these lines. Only a
 * complete value on one line is changed; all lines keep their positions.
 */
export function quotePlainLines(yaml: string): { readonly yaml: string; readonly keys: readonly string[] } {
  const lines = yaml.split('\n');
  const keys: string[] = [];
  const quoted = lines.map((line, index) => {
    const [, dash, item] = /^([ \t]*-[ \t]+)([*@%`].*?)[ \t]*$/.exec(line) ?? [];
    if (dash !== undefined) return `${dash}${JSON.stringify(item)}`;
    const [, key = '', gap = '', value = ''] = /^([A-Za-z_][\w-]*)(:[ \t]+)(\S.*?)[ \t]*$/.exec(line) ?? [];
    // A value that continues on an indented line, or a complete list or mapping, is not plain text.
    if (key === '' || /^[ \t]+\S|^-[ \t]/.test(lines[index + 1] ?? '') || /^[|>]/.test(value)) return line;
    if (!needsQuotes.test(value) || isList(key, value)) return line;
    keys.push(key);
    return `${key}${gap}${JSON.stringify(value)}`;
  });
  return { yaml: quoted.join('\n'), keys };
}

/** Fields that hold lists may use brackets; in text fields, an opening bracket is just text. */
function isList(key: string, value: string): boolean {
  return /^(?:\[.*\]|\{.*\})$/.test(value) && !/^(?:argument-hint|description|name|when_to_use)$/.test(key);
}
