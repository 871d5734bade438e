/** A command line with `x` in place of what is quoted. */
export function withoutQuotes(command: string): string {
  return command.trim().replaceAll(/\\[^]|'[^']*'|"(?:\\[^]|[^"\\])*"/g, 'x');
}
