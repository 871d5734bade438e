/** A value that YAML does not read as the text it is: an indicator at its start, or a colon inside. */
const needsQuotes = /^(?:\[.*\]|\{.*\}|[*&!%@`#,]|[-?:](?:\s|$)|["'].*["'].+)|^[^[{"'].*(?:: |:$)/;

/**
 * Quotes values that YAML would read differently (`description: Use it when: …`, `argument-hint: <a> [b: c]`, `paths:
 * *.ts`); returns their keys. Only whole values on one line; all lines keep their positions.
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

/** However it is read: no such key, and no syntax of YAML that could spell one. */
export function restrictsNothing(yaml: string): boolean {
  return !/tools|context|hooks|paths|invoc|permission|<<|[&*\\{]/i.test(yaml);
}

/** The fields of a block that is not valid YAML: each key at the start of a line, with the text up to the next one. */
export function readPlainLines(yaml: string): ReadonlyMap<string, { readonly value: string; readonly offset: number }> {
  const starts = [...yaml.matchAll(/^([A-Za-z_][\w-]*):(?=\s|$)/gm)];
  return new Map(
    starts.map(({ 0: start, 1: key = '', index }, at) => {
      const text = yaml.slice(index + start.length, starts[at + 1]?.index).trim();
      const value = text.replace(/^[|>][+-]?[ \t]*\n/, '').replace(/^(["'])([^]*)\1$/, '$2');
      return [key, { value: value.replace(/\s*\n\s*/g, ' '), offset: index }];
    }),
  );
}
