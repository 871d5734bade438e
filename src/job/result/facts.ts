import type { RecordedRequest } from '../../github-writes/kinds.js';
import { todoLine } from '../../messages/attachments.js';
import type { TodoItem } from '../../messages/types.js';
import { shorten } from '../../text.js';
import { type CallResult, denialsIn, withNestedCalls } from '../../tools/call-result.js';
import { todosAfter } from '../../tools/todo-list.js';

const maxFiles = 60;
const maxDenials = 30;
const lineCharacters = 300;

/**
 * What the program knows. It replaces the model's memory in compaction. Files merge by path, refusals by rule and
 * action.
 */
export interface JobFacts {
  /** Receives the results of each turn. */
  observe(results: readonly CallResult[]): void;
  /** One text per section; sections without content are left out. */
  sections(): readonly string[];
}

export function createJobFacts(requests: readonly RecordedRequest[], relative: (path: string) => string): JobFacts {
  let todos: readonly TodoItem[] = [];
  const denials = new Map<string, string>();
  const changed = new Map<string, string>();
  const read = new Set<string>();
  return {
    observe: (results) => {
      for (const result of withNestedCalls(results)) {
        if (result.status !== 'done') continue;
        const { file_path: path } = (result.call.input ?? {}) as { file_path?: unknown };
        if (result.call.name === 'TodoWrite') todos = todosAfter(todos, result.call.input);
        if (result.call.name === 'Read' && typeof path === 'string') moveToEnd(read, relative(path));
        for (const change of result.changes) changed.set(relative(change.path), change.kind);
      }
      for (const { tool, label, reason, suggest } of denialsIn(results)) {
        const rule = suggest[0] === undefined ? '' : ` A rule that would allow it: ${suggest[0]}.`;
        denials.set(`${tool} ${label}`, `- ${shorten(`${tool} ${label}: ${reason}${rule}`, lineCharacters)}`);
      }
    },
    sections: () => [
      ...section('Todo list', todos.map(todoLine)),
      ...section('Refused calls; do not repeat them', [...denials.values()].slice(-maxDenials)),
      ...section('Recorded for the end of the job; do not record it again', requests.map(requestLine)),
      ...section(
        'Files changed so far',
        [...changed].slice(-maxFiles).map(([path, kind]) => `- ${path} (${kind})`),
      ),
      ...section(
        'Files read last; read them again for details',
        [...read].slice(-maxFiles).map((path) => `- ${path}`),
      ),
    ],
  };
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}:\n${lines.join('\n')}`];
}

function requestLine(request: RecordedRequest): string {
  const { kind, ...content } = request;
  return `- ${kind}: ${shorten(JSON.stringify(content), lineCharacters * 4)}`;
}

function moveToEnd(paths: Set<string>, path: string): void {
  paths.delete(path);
  paths.add(path);
}
