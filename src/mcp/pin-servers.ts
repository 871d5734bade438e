import { messageOf } from '../errors.js';
import { canonicalJson } from './canonical-json.js';
import { connectServer, type McpPorts } from './connect.js';
import { expandVariables } from './expand.js';
import { changedParts, pinServer } from './lock.js';
import { nameIn } from './npm-package.js';
import type { McpServer, PinnedPackages, PinnedServer } from './types.js';

/** What is pinned of a server, or why it could not be asked, as a clause. */
export type PinResult =
  | {
      readonly server: McpServer;
      readonly pinned: PinnedServer;
      /** With the directories of this machine, as a lock file of an earlier version has them. */
      readonly unchanged: PinnedServer;
      readonly packages: PinnedPackages;
    }
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
    const { instructions, portableInstructions, tools, packages } = live;
    return {
      server,
      pinned: pinServer({ instructions: portableInstructions, tools }),
      unchanged: pinServer({ instructions, tools: tools.map(({ portable: _portable, ...tool }) => tool) }),
      packages,
    };
  } catch (error) {
    return { server, problem: messageOf(error) };
  }
}

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

/** What changed in pinned packages, one line for each server's package. */
export function packageChanges(before: PinnedPackages, now: PinnedPackages): readonly string[] {
  return Object.entries(now).flatMap(([spec, tree]) => {
    const old = before[spec];
    if (old === undefined) return [`new: the package ${spec}`];
    const paths = [...new Set([...Object.keys(old), ...Object.keys(tree)])];
    const changed = paths.filter((path) => canonicalJson(old[path]) !== canonicalJson(tree[path]));
    const names = [...new Set(changed.map(nameIn))].join(', ');
    return names === '' ? [] : [`changed: packages of ${spec} (${names})`];
  });
}

export interface ChangedText {
  readonly what: string;
  readonly before: string;
  readonly now: string;
}

export function changedTexts(before: PinnedServer | undefined, now: PinnedServer): readonly ChangedText[] {
  if (before === undefined) return [];
  const tools = Object.entries(now.tools).flatMap(([name, { text: is }]) => {
    const was = Object.hasOwn(before.tools, name) ? before.tools[name]?.text : undefined;
    if (was === undefined || is === undefined) return [];
    const parts = ['title', 'description', 'inputSchema', 'rest'] as const;
    return parts.map((part) => ({ what: `${name} ${part}`, before: textOf(was[part]), now: textOf(is[part]) }));
  });
  const instructions = { what: 'instructions', before: before.text ?? '', now: now.text ?? '' };
  const isKnown = before.text !== undefined || before.instructions === now.instructions;
  return [...tools, ...(isKnown ? [instructions] : [])].filter((one) => one.before !== one.now);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : canonicalJson(value);
}
