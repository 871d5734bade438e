import { kindOfTool } from '../../github-writes/kinds.js';
import type { CallResult } from '../../tools/call-result.js';
import { withNestedCalls } from '../../tools/nested-calls.js';
import type { UnrecordedWrite } from '../result/types.js';

/**
 * Writes that the model wanted and that could not be recorded, so that people read of them even if the model reports
 * them as done. A failed call is forgotten if a later call of the tool succeeded.
 */
export function unrecordedWrites(results: readonly CallResult[]): readonly UnrecordedWrite[] {
  const calls = withNestedCalls(results).filter(({ call }) => kindOfTool(call.name) !== undefined);
  return calls.flatMap((result, index) => {
    const hasFailed = result.isError && result.status !== 'refused';
    const isRepaired = calls.slice(index + 1).some(({ call, isError }) => call.name === result.call.name && !isError);
    if (!hasFailed || isRepaired) return [];
    const reason = result.parts
      .map((part) => (part.type === 'text' ? part.text : ''))
      .join(' ')
      .trim();
    return [{ tool: result.call.name, label: result.label, reason }];
  });
}
