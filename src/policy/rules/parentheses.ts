/** Why the parentheses of a command pattern do not match, outside of quotes; `null` if they do. */
export function parenthesisProblem(specifier: string): string | null {
  if (!/[()]/.test(specifier)) return null;
  const bare = specifier.replace(/\\.|'[^']*'|"(?:\\.|[^"\\])*"/gs, '');
  let depth = 0;
  for (const char of bare) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth < 0) return 'a closing parenthesis has no opening one';
  }
  return depth === 0 ? null : 'a parenthesis is not closed';
}

/** The commands of a list with `;`, as some products write rules. The `;` that ends `find -exec` is a word of its own. */
export function separateCommands(specifier: string): readonly string[] {
  const commands = specifier.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|\s;(?=\s*$)|[^;])+/gs) ?? [];
  return commands.map((command) => command.trim()).filter((command) => command !== '');
}
