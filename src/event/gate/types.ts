import type { Person } from '../types.js';

/** From the most to the least; each includes those behind it. The names are those of GitHub's API. */
export const permissions = ['admin', 'maintain', 'write', 'triage', 'read', 'none'] as const;

export type Permission = (typeof permissions)[number];

/** The settings that say who may start a run. */
export interface GateSettings {
  /** What a comment has to begin with; `*` takes every comment. */
  readonly triggerPhrase: string;
  /** Where not empty, `labeled` starts only for these. */
  readonly labels: readonly string[];
  /** Where not empty, `assigned` and `review_requested` start only for these. */
  readonly assignees: readonly string[];
  /** Logins that need no permission. */
  readonly users: readonly string[];
  /** Bots by name; `*` is every bot. */
  readonly bots: readonly string[];
  readonly permission: Permission;
  /** Start also where a fork's pull request put code or data into a privileged run. */
  readonly forks: boolean;
  /** How the workflow names the prompt; null leaves it to the comment. */
  readonly prompt: 'prompt' | 'prompt-file' | { readonly command: string } | null;
}

/** What the words of a comment ask for; empty where nobody spoke. */
export interface StartRequest {
  /** A slash command that the comment names and the workflow does not. */
  readonly command?: string;
  /** The comment is the prompt. */
  readonly prompt?: string;
  readonly args?: string;
}

export interface StartRefusal {
  /** One sentence without a final full stop. */
  readonly reason: string;
  readonly hint: string | null;
}

/** A role in somebody's act: `who` needs to be admitted. */
export interface PersonToCheck {
  readonly person: Person;
  /** `sent the event`, `wrote the comment`, … */
  readonly because: string;
}

export type GateDecision =
  | { readonly kind: 'refused'; readonly refusal: StartRefusal }
  | { readonly kind: 'open'; readonly request: StartRequest; readonly ask: readonly PersonToCheck[] };

/** A role of an organisation's own making counts as the permission that it is built on. */
export function permissionOf({ permission, role }: { readonly permission: string; readonly role: string }): Permission {
  const known = (name: string): name is Permission => (permissions as readonly string[]).includes(name);
  if (known(role)) return role;
  return known(permission) ? permission : 'none';
}
