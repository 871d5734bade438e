import type { RunContext } from '../context/run-context.js';
import { couldAllowServer } from '../job/runtime/could-allow.js';
import { withServerPorts } from '../job/servers/server-ports.js';
import { getPrompt, type McpPromptMessage } from '../mcp/prompts.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { plainSpec } from '../prompt/formats/spec.js';
import type { PromptSection, PromptSpec, PromptVariables } from '../prompt/types.js';
import { requireValidRules } from '../settings/check-rules.js';
import { readMcpConfiguration } from '../settings/mcp-servers.js';

/** A prompt of an MCP server, with its texts as values of variables, so that they are never read as a template. */
export interface McpPrompt {
  readonly spec: PromptSpec;
  readonly vars: PromptVariables;
}

/** Asks the server that the command names. Rejects with UserError. A dry run starts no server. */
export async function findMcpPrompt(runContext: RunContext, hostEnvironment: HostEnvironment): Promise<McpPrompt> {
  const { settings, trustedSource } = runContext;
  const command = (settings.command ?? '').replace(/^\//, '');
  if (settings['dry-run']) return promptOf(command, [{ role: 'user', text: `[The prompt ${command} of the server]` }]);
  const lists = requireValidRules(settings, runContext.locationOfRule);
  const configuration = await readMcpConfiguration(settings, trustedSource.source, trustedSource.placement.above);
  const rules = { runContext, lists, spec: { allowedTools: null } };
  const servers = configuration.servers.filter(({ name }) => couldAllowServer(name, rules));
  const request = { command, args: settings.args, servers, variables: hostEnvironment.environment };
  const messages = await withServerPorts({ runContext, hostEnvironment, lists }, (ports) =>
    getPrompt(request, { ...ports, pinnedPackages: configuration.lock?.packages }, hostEnvironment.signal),
  );
  return promptOf(command, messages);
}

/** The last message of a conversation must be from the user; otherwise all texts become one message. */
function promptOf(source: string, messages: readonly McpPromptMessage[]): McpPrompt {
  const isConversation = messages.length > 1 && messages.at(-1)?.role === 'user';
  const sections: PromptSection[] = [];
  let body = '';
  for (const [at, { role }] of messages.entries()) {
    const start = body.length;
    body += `{{message_${String(at + 1)}}}\n\n`;
    sections.push({ role, start, end: body.length });
  }
  const vars = Object.fromEntries(messages.map(({ text }, at) => [`message_${String(at + 1)}`, text]));
  return { spec: { ...plainSpec('prompt-yml', source, body), sections: isConversation ? sections : null }, vars };
}
