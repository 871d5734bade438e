import { asArray, isRecord } from '../../parsed-json.js';
import type { EventRules } from '../http/stream-events.js';

type Fields = Readonly<Record<string, unknown>>;

/** Chat completions as servers send them, in the form that the package requires. What it cannot read is left out. */
export function compatibleEvents(): EventRules {
  return { idle: { choices: [] }, rewrite: (event) => (isRecord(event) ? rewritten(event) : event) };
}

function rewritten(event: Fields): Fields {
  const error = errorOf(event);
  if (error !== null) return { error };
  const { choices, usage } = event;
  if (Array.isArray(choices) && choices.every(isPlainChoice) && isPlainUsage(usage)) return event;
  return {
    ...event,
    choices: asArray(choices).filter(isRecord).map(plainChoice),
    ...(isPlainUsage(usage) ? {} : { usage: isRecord(usage) ? plainCounts(usage) : null }),
  };
}

/** `{error: {…}}`, `{error: "…"}`, `{object: "error", message}` and `{type: "error", message}`. */
function errorOf(event: Fields): object | null {
  const { error, message } = event;
  if (Array.isArray(event['choices'])) return null;
  if (typeof error === 'string' && error !== '') return { message: error };
  if (isRecord(error)) return { ...error, message: textOf(error['message'] ?? error) };
  const isError = event['object'] === 'error' || event['type'] === 'error';
  return isError && message !== undefined ? { ...event, message: textOf(message), param: null } : null;
}

function isPlainChoice(choice: unknown): boolean {
  if (!isRecord(choice)) return false;
  const { delta, finish_reason: reason } = choice;
  return (reason === undefined || reason === null || typeof reason === 'string') && isPlainDelta(delta);
}

function isPlainDelta(delta: unknown): boolean {
  if (delta === undefined || delta === null) return true;
  if (!isRecord(delta)) return false;
  const { role, tool_calls: calls } = delta;
  return (role === undefined || role === null || role === 'assistant') && asArray(calls).every(isCall);
}

/** Other kinds of calls are not offered. */
function isCall(call: unknown): boolean {
  return isRecord(call) && isRecord(call['function']);
}

function plainChoice({ delta, finish_reason: reason, ...choice }: Fields): Fields {
  const { role: _role, tool_calls: calls, ...rest } = isRecord(delta) ? delta : {};
  const plainDelta = Array.isArray(calls) ? { ...rest, tool_calls: calls.filter(isCall) } : rest;
  return {
    ...choice,
    delta: plainDelta,
    finish_reason: reason === undefined || reason === null ? null : textOf(reason),
  };
}

/** Numbers in the places where the package reads them. */
function isPlainUsage(usage: unknown): boolean {
  if (usage === undefined || usage === null) return true;
  return isRecord(usage) && Object.values(usage).every((value) => typeof value === 'number' || value === null);
}

function plainCounts(usage: Fields): Fields {
  const counts = Object.entries(usage).map(([name, value]) => {
    if (isRecord(value)) return [name, plainCounts(value)];
    return [
      name,
      typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
    ];
  });
  return Object.fromEntries(
    counts.filter(([, value]) => typeof value === 'number' || value === null || isRecord(value)),
  ) as Fields;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
