import type { Person } from '../types.js';

/** From highest to lowest; each includes those after it. The names are those of GitHub's API. */
export const permissions = ['admin', 'maintain', 'write', 'triage', 'read', 'none'] as const;

export type Permission = (typeof permissions)[number];

export interface GateSettings {
  /** How a comment must begin; `*` matches every comment. */
  readonly triggerPhrase: string;
  /** Where a text must have the phrase. */
  readonly triggerPosition?: 'start' | 'anywhere';
  /** If not empty, `labeled` only starts a run for these labels. */
  readonly labels: readonly string[];
  /** If not empty, `assigned` and `review_requested` only start a run for these logins. */
  readonly assignees: readonly string[];
  /** Logins of people and bots that never start a run. */
  readonly deniedUsers: readonly string[];
  /** Logins that are admitted without a permission check. */
  readonly users: readonly string[];
  /** Bot names; `*` matches every bot. */
  readonly bots: readonly string[];
  readonly permission: Permission;
  /** Also start if a fork's pull request brought code or data into a privileged run. */
  readonly forks: boolean;
  /** Comments can ask for a new conversation. */
  readonly continues?: boolean;
  /** How the workflow sets the prompt; `null` leaves it to the comment. */
  readonly prompt: 'prompt' | 'prompt-file' | { readonly command: string } | null;
}

export interface StartRequest {
  /** A slash command that is named by the comment, not by the workflow. */
  readonly command?: string;
  /** The comment asks what can be started. */
  readonly help?: true;
  /** The comment asks for a new conversation. */
  readonly startsOver?: true;
  readonly prompt?: string;
  readonly args?: string;
}

/** Why an event starts no run, for scripts. */
export const startCodes = [
  'not-addressed',
  'event-filtered',
  'not-permitted',
  'fork',
  'loop-guard',
  'no-target',
] as const;

export interface StartRefusal {
  readonly code: (typeof startCodes)[number] | 'command-unknown';
  /** One sentence without the final period. */
  readonly reason: string;
  readonly hint: string | null;
  /** A person who may start a run seems to have tried. */
  readonly isMisspelled?: boolean;
}

/** A person who must be admitted, with their role in the event. */
export interface PersonToCheck {
  readonly person: Person;
  /** `caused the event`, `wrote the comment`, … */
  readonly because: string;
}

export type GateDecision =
  | { readonly kind: 'refused'; readonly refusal: StartRefusal }
  | { readonly kind: 'open'; readonly request: StartRequest; readonly ask: readonly PersonToCheck[] };

/** A custom role counts as its base. `owner` is Forgejo's and Gitea's word; on GitHub only a custom role can have it. */
export function permissionOf({ permission, role }: { readonly permission: string; readonly role: string }): Permission {
  const known = (name: string): name is Permission => (permissions as readonly string[]).includes(name);
  if (known(role)) return role;
  if (permission === 'owner') return 'admin';
  return known(permission) ? permission : 'none';
}
