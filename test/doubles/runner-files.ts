/** How a runner reads its command files and the commands in a log. */

export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** `name=value` lines and `name<<END` blocks; throws for any other form, as a runner fails the step. */
export function keyValues(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const block = /^([^=<]+)<<(.+)$/.exec(line);
    if (block === null) {
      const equals = line.indexOf('=');
      if (equals < 1) throw new Error(`not the form of a command file: ${line}`);
      values[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    const end = lines.indexOf(block[2] ?? '', index + 1);
    if (end < 0) throw new Error(`no line ${block[2] ?? ''} ends ${block[1] ?? ''}`);
    values[block[1] ?? ''] = lines.slice(index + 1, end).join('\n');
    index = end;
  }
  return values;
}

/** All that a runner would act on, in both forms of a command. */
export function commandsIn(log: string): {
  readonly annotations: readonly Annotation[];
  readonly masks: readonly string[];
  readonly otherCommands: readonly WorkflowCommand[];
} {
  const commands = log.split(/\r\n|\r|\n/).flatMap((line) => commandOf(line) ?? []);
  const annotations = commands.flatMap(({ name, properties, data }): Annotation[] =>
    name === 'error' || name === 'warning' || name === 'notice' ? [{ level: name, message: data, properties }] : [],
  );
  const quiet = ['error', 'warning', 'notice', 'add-mask', 'group', 'endgroup', 'debug'];
  return {
    annotations,
    masks: commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data),
    otherCommands: commands.filter(({ name }) => !quiet.includes(name)),
  };
}

function commandOf(line: string): WorkflowCommand | null {
  const match = /^\s*::([\w-]+)(?: ([^\r\n]*?))?::(.*)$/.exec(line) ?? /##\[([\w-]+)(?: ([^\]]*))?\](.*)$/.exec(line);
  if (match === null) return null;
  const [, name = '', properties = '', data = ''] = match;
  const pairs = properties.split(/[,;]/).filter((pair) => pair.includes('='));
  return {
    name: name.toLowerCase(),
    properties: Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), unescape(pair.slice(pair.indexOf('=') + 1))]),
    ),
    data: unescape(data),
  };
}

function unescape(text: string): string {
  const signs: Readonly<Record<string, string>> = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' };
  return text.replace(/%(?:0D|0A|3A|2C|25)/g, (code) => signs[code] ?? code);
}

export function hideMasks(log: string, masks: readonly string[]): string {
  return masks.filter((mask) => mask !== '').reduce((text, mask) => text.replaceAll(mask, '***'), log);
}
