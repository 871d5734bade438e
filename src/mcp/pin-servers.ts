import { messageOf } from '../errors.js';
import { connectServer, type McpPorts } from './connect.js';
import { expandVariables } from './expand.js';
import { changedParts, pinServer } from './lock.js';
import type { McpServer, PinnedServer } from './types.js';

/** What is pinned of a server, or why it could not be asked, as a clause. */
export type PinResult =
  | { readonly server: McpServer; readonly pinned: PinnedServer }
  | { readonly server: McpServer; readonly problem: string };

/** Asks a server for its definitions and stops it. Never rejects. */
export async function pinOf(
  server: McpServer,
  variables: Readonly<Record<string, string | undefined>>,
  ports: McpPorts,
  signal: AbortSignal,
): Promise<PinResult> {
  const { connection, missing } = expandVariables(server.connection, variables);
  if (missing.length > 0) return { server, problem: `these variables are not set: ${missing.join(', ')}` };
  try {
    const live = await connectServer(server, connection, ports, signal);
    await live.close();
    return { server, pinned: pinServer(live) };
  } catch (error) {
    return { server, problem: messageOf(error) };
  }
}

/** What changed between two pins of a server, one line for each tool. */
export function pinChanges(before: PinnedServer | undefined, now: PinnedServer): readonly string[] {
  const old = before?.tools ?? {};
  const names = [...new Set([...Object.keys(old), ...Object.keys(now.tools)])].toSorted();
  const tools = names.flatMap((name) => {
    const [was, is] = [old[name], now.tools[name]];
    if (was === undefined) return [`new: ${name}`];
    if (is === undefined) return [`removed: ${name}`];
    const parts = changedParts(was, is);
    return parts.length === 0 ? [] : [`changed: ${name} (${parts.join(', ')})`];
  });
  const isSame = before === undefined || before.instructions === now.instructions;
  return [...tools, ...(isSame ? [] : ['changed: instructions of the server'])];
}
