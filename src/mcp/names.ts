import { createHash } from 'node:crypto';

/** The shortest limit of the providers. */
const longestName = 64;
/** A longer name keeps this much of its beginning; the hash of the whole name follows. */
const keptOfLongName = 40;

/** Two underscores separate server and tool, so none are in a name; nor what a provider refuses. May be empty. */
export function serverName(given: string): string {
  return given
    .replaceAll(/[^A-Za-z0-9-]+/g, '_')
    .replaceAll(/_{2,}/g, '_')
    .replaceAll(/^[_-]+|_+$/g, '');
}

/** The two parts of the effect of a call. Joined by the prefix, they are the name that models and rules use. */
export interface ToolIdentity {
  readonly server: string;
  readonly tool: string;
  /** The whole name of the tool if that is too long for a provider: rules may use either. */
  readonly whole?: string;
}

export function toolIdentity(server: string, tool: string): ToolIdentity {
  const plain = tool.replaceAll(/[^A-Za-z0-9_-]/g, '_');
  const whole = toolName({ server, tool: plain });
  if (whole.length <= longestName) return { server, tool: plain };
  const hash = createHash('sha256').update(`${server}\0${tool}`).digest('hex').slice(0, 8);
  const kept = Math.max(1, keptOfLongName - toolName({ server, tool: '' }).length);
  return { server, tool: `${plain.slice(0, kept)}_${hash}`, whole: plain };
}

export function toolName({ server, tool }: ToolIdentity): string {
  return `mcp__${server}__${tool}`;
}

/** A longer server name would leave no room for tools. */
export const longestServerName = 32;
