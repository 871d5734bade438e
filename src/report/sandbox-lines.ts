import type { SandboxSummary } from '../job/result/types.js';
import { listed } from '../text.js';

const mostHosts = 20;

/** What confined the commands, and which hosts they reached: sentences. Empty if no command could have run. */
export function sandboxSentences(sandbox: SandboxSummary | undefined): readonly string[] {
  if (sandbox === undefined) return [];
  const { level, reason, reached, blocked } = sandbox;
  return [
    `Sandbox: ${level}. ${reason}`,
    ...(level === 'none' ? [unconfined] : []),
    ...(reached.length === 0 ? [] : [`Hosts that commands reached: ${listed(reached, mostHosts)}.`]),
    ...(blocked.length === 0 ? [] : [`Hosts that commands could not reach: ${listed(blocked, mostHosts)}.`]),
  ];
}

export const unconfined =
  'Commands that the rules permit can read and change everything that this job can, and reach every host.';
