import type { Diagnostic } from '../errors.js';
import type { HookEvent } from './events.js';

export interface CommandHandler {
  readonly type: 'command';
  readonly command: string;
  /** Arguments of `command`, which then runs without a shell; `null` for a shell line. */
  readonly args: readonly string[] | null;
  /** The run does not wait for it. */
  readonly isAsync: boolean;
}

export interface RequestHandler {
  readonly type: 'request';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The variables that headers may contain; any other one is empty. */
  readonly allowedEnvVars: readonly string[];
}

export interface Hook {
  readonly event: HookEvent;
  /** As written; empty for every call. */
  readonly matcher: string;
  /** A permission rule that the call must match; `null` without one. */
  readonly condition: string | null;
  /** `null` for the default of the event. */
  readonly timeoutSeconds: number | null;
  readonly handler: CommandHandler | RequestHandler;
  /** From the workspace to the directory of the project that it is for: `../../`; absent for the workspace. */
  readonly directory?: string;
  /** The copy of the plugin that it comes from: `CLAUDE_PLUGIN_ROOT`; absent for other hooks. */
  readonly root?: string;
  /** For errors: the file or setting, and the place in it. */
  readonly location: string;
}

/** How a hook is shown: its command, or the address without its query. */
export function hookLabel({ handler }: Hook): string {
  const label =
    handler.type === 'request'
      ? handler.url.replace(/[?#].*$/, '')
      : [handler.command, ...(handler.args ?? [])].join(' ').replaceAll(/\s+/g, ' ').trim();
  return label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label;
}

export function hookLine(hook: Hook): string {
  return `${[hook.event, hook.matcher].filter((part) => part !== '').join(' ')}: ${hookLabel(hook)}`;
}

const longestLabel = 60;

export function hookProblem(location: string, message: string, found: string, hint: string): Diagnostic {
  return { code: 'hook-invalid', location, message, found, hint };
}
