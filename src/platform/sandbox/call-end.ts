import { rmSync } from 'node:fs';
import type { BlockedAttempt, ConfinedEnd } from '../process/sandbox-types.js';
import type { EgressSession } from './egress.js';

export interface CallParts {
  /** The lines that the launcher reported. */
  readonly events: readonly string[];
  readonly session: Pick<EgressSession, 'blocked' | 'end'>;
  /** Undoes changes of protected paths; `null` if there cannot be any. */
  readonly restore: (() => Promise<readonly BlockedAttempt[]>) | null;
  readonly plan: string;
}

/** What people and the model learn about a call that has ended. */
export async function finishCall({ events, session, restore, plan }: CallParts): Promise<ConfinedEnd> {
  session.end();
  rmSync(plan, { force: true });
  const changed = restore === null ? [] : await restore();
  return {
    startError: find(events, 'failed'),
    exceeded: exceededClause(find(events, 'limit')),
    blocked: [...session.blocked(), ...changed],
  };
}

function find(events: readonly string[], kind: string): string | null {
  const line = events.find((one) => one.startsWith(`${kind} `));
  return line === undefined ? null : line.slice(kind.length + 1);
}

function exceededClause(text: string | null): string | null {
  if (text === null) return null;
  const [what, amount] = text.split(' ');
  return what === 'memory'
    ? `it used more than ${String(Math.round(Number(amount) / 1_048_576))} MB of memory`
    : `it started more than ${String(amount)} processes`;
}
