/** A value that YAML takes for something else than the text it is: an indicator at its start, or a colon in its middle. */
const needsQuotes = /^(?:\[.*\]|\{.*\}|[*&!%@`#,]|[-?:](?:\s|$)|["'].*["'].+)|^[^[{"'].*(?:: |:$)/;

/**
 * The same lines with quotes around the values that people write as plain text and YAML does not take so
 * (`description: Use it when: …`, `argument-hint: <a> [b: c]`, `paths: *.ts`), and the keys of these lines. Only a
 * whole value on its line is touched; every other line stays, and every line stays in its place.
 */
export function quotePlainLines(yaml: string): { readonly yaml: string; readonly keys: readonly string[] } {
  const lines = yaml.split('\n');
  const keys: string[] = [];
  const quoted = lines.map((line, index) => {
    const [, dash, item] = /^([ \t]*-[ \t]+)([*@%`].*?)[ \t]*$/.exec(line) ?? [];
    if (dash !== undefined) return `${dash}${JSON.stringify(item)}`;
    const [, key = '', gap = '', value = ''] = /^([A-Za-z_][\w-]*)(:[ \t]+)(\S.*?)[ \t]*$/.exec(line) ?? [];
    // What goes on in an indented line, or is a list or a mapping that ends where it should, is no plain line.
    if (key === '' || /^[ \t]+\S|^-[ \t]/.test(lines[index + 1] ?? '') || /^[|>]/.test(value)) return line;
    if (!needsQuotes.test(value) || isList(key, value)) return line;
    keys.push(key);
    return `${key}${gap}${JSON.stringify(value)}`;
  });
  return { yaml: quoted.join('\n'), keys };
}

/** Fields that hold lists may be written as one; those that hold text begin with a bracket by chance. */
function isList(key: string, value: string): boolean {
  return /^(?:\[.*\]|\{.*\})$/.test(value) && !/^(?:argument-hint|description|name|when_to_use)$/.test(key);
}
