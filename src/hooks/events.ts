/** The events of Claude Code's public hook protocol (November 2026) that happen in a run without a person. */
export const hookEvents = [
  'SessionStart',
  'UserPromptExpansion',
  'UserPromptSubmit',
  'PreToolUse',
  'PermissionRequest',
  'PermissionDenied',
  'PostToolUse',
  'PostToolUseFailure',
  'PostToolBatch',
  'Stop',
  'StopFailure',
  'SubagentStart',
  'SubagentStop',
  'PreCompact',
  'SessionEnd',
] as const;

export type HookEvent = (typeof hookEvents)[number];

/** Events of the protocol that belong to interactive sessions: their hooks never run here. */
export const otherEvents: readonly string[] = [
  ...['Setup', 'Notification', 'PostCompact', 'PreModelSwitch', 'PostModelSwitch', 'TeammateIdle', 'TaskCreated'],
  ...['TaskCompleted', 'Elicitation', 'ElicitationResult', 'ConfigChange', 'WorktreeCreate', 'WorktreeRemove'],
  ...['InstructionsLoaded', 'CwdChanged', 'FileChanged', 'DirectoryAdded', 'MessageDisplay'],
];

export interface EventFacts {
  /** What a matcher is compared with; `null` if the event has no matcher. */
  readonly matches: 'tool' | 'source' | 'command' | 'agent' | 'error' | 'trigger' | 'reason' | null;
  /** Whether handlers may have an `if` rule. */
  readonly isToolEvent: boolean;
  /** Plain text on standard output is context for the model; otherwise it is ignored. */
  readonly plainTextIsContext: boolean;
  /** What exit code 2 or `decision: block` does: block, add the reason to the conversation, or show it to people. */
  readonly onBlock: 'block' | 'feedback' | 'notice';
  /** Whether a hook that fails blocks too, unless `hook-failure` is `ignore`. */
  readonly failsClosed: boolean;
  /** The time limit of a command or request, unless the handler has one. */
  readonly timeoutSeconds: number;
}

const usual = {
  matches: null,
  isToolEvent: false,
  plainTextIsContext: false,
  onBlock: 'notice',
  failsClosed: false,
  timeoutSeconds: 600,
} as const satisfies EventFacts;

const tool = { ...usual, matches: 'tool', isToolEvent: true } as const satisfies EventFacts;

/** One row per event, so that a new event does not compile without its decisions. */
export const eventFacts: Readonly<Record<HookEvent, EventFacts>> = {
  SessionStart: { ...usual, matches: 'source', plainTextIsContext: true },
  UserPromptExpansion: { ...usual, matches: 'command', plainTextIsContext: true, onBlock: 'block' },
  UserPromptSubmit: { ...usual, plainTextIsContext: true, onBlock: 'block', timeoutSeconds: 30 },
  PreToolUse: { ...tool, onBlock: 'block', failsClosed: true },
  PermissionRequest: { ...tool, onBlock: 'block', failsClosed: true },
  PermissionDenied: tool,
  PostToolUse: { ...tool, onBlock: 'feedback' },
  PostToolUseFailure: { ...tool, onBlock: 'feedback' },
  PostToolBatch: { ...usual, onBlock: 'block' },
  Stop: { ...usual, onBlock: 'block' },
  StopFailure: { ...usual, matches: 'error' },
  SubagentStart: { ...usual, matches: 'agent' },
  SubagentStop: { ...usual, matches: 'agent', onBlock: 'block' },
  PreCompact: { ...usual, matches: 'trigger', onBlock: 'block' },
  SessionEnd: { ...usual, matches: 'reason', timeoutSeconds: 1.5 },
};

/** No handler can extend the end of a run beyond this. */
export const longestEndSeconds = 60;
