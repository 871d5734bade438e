import { nearest } from '../errors.js';
import { isRecord, parsedJson } from '../parsed-json.js';
import { startOf } from '../text.js';
import type { HookEvent } from './events.js';

/** The places of an output, each with its keys, as Claude Code 2.1 reads them. */
const outputKeys = [
  ...['continue', 'suppressOutput', 'stopReason', 'decision', 'reason', 'systemMessage', 'terminalSequence'],
  'hookSpecificOutput',
];
const preToolUseKeys = [
  ...['hookEventName', 'permissionDecision', 'permissionDecisionReason', 'updatedInput', 'additionalContext'],
];
const permissionRequestKeys = ['hookEventName', 'decision'];
const decisionKeys = ['behavior', 'message', 'interrupt', 'updatedInput', 'updatedPermissions'];

/**
 * Whether the output of a hook that guards calls is meant as JSON: it begins with `{` or `"`, it is a JSON list, or it
 * has a line of such a form after other text.
 */
export function isMeantAsJson(text: string): boolean {
  const isList = (part: string): boolean => part.startsWith('[') && parsedJson(part) !== undefined;
  if (text.startsWith('"') || isList(text)) return true;
  return text.split(/[\r\n\u2028\u2029]/).some((line) => line.trimStart().startsWith('{') || isList(line.trim()));
}

/**
 * The whole output of a hook that guards calls, which has only known keys in their places; else why it counts as a
 * failure. A decision that is not understood must not pass as no opinion.
 */
export function readGuardOutput(event: HookEvent, text: string): { readonly value: object } | { failure: string } {
  const given = parsedJson(text);
  if (!isRecord(given)) return { failure: 'its output is not one valid JSON object' };
  const value = event === 'PreToolUse' ? nested(given) : given;
  const specific = value['hookSpecificOutput'];
  const isPermission = event === 'PermissionRequest';
  const decision = isPermission && isRecord(specific) ? specific['decision'] : undefined;
  const failure =
    unknownKey(value, outputKeys, '') ??
    unknownKey(specific, isPermission ? permissionRequestKeys : preToolUseKeys, 'hookSpecificOutput.') ??
    unknownKey(decision, decisionKeys, 'hookSpecificOutput.decision.');
  return failure === null ? { value } : { failure };
}

/** Many hooks print the fields of the decision without the object around them. */
function nested(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!('permissionDecision' in value) || 'hookSpecificOutput' in value) return value;
  const isOfDecision = ([key]: readonly [string, unknown]) => preToolUseKeys.includes(key);
  const entries = Object.entries(value);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isOfDecision(entry))),
    hookSpecificOutput: Object.fromEntries(entries.filter(isOfDecision)),
  };
}

function unknownKey(value: unknown, known: readonly string[], place: string): string | null {
  if (!isRecord(value)) return null;
  const key = Object.keys(value).find((one) => !known.includes(one));
  if (key === undefined) return null;
  const shown = `${place}${startOf(key, 100)}`;
  const guess = nearest(key, known);
  return `its output has the unknown key ${shown}${guess === undefined ? '' : `; did you mean ${place}${guess}?`}`;
}
