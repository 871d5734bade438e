import { defineTool } from '../define.js';
import { listShape, objectShape } from '../input.js';
import { countNoun } from '../output.js';
import type { Tool } from '../types.js';
import { findingShape, withoutGaps } from './finding-shape.js';
import { recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = objectShape({ findings: listShape('The findings.', findingShape, { least: 1, most: 200 }) });

/** Records findings as data for annotations, SARIF and JUnit. Posts nothing. */
export function createFindingsTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'ReportFindings',
    description:
      'Reports findings in files, each with its location. They become annotations and report files of this run.',
    input,
    readOnly: true,
    effects: () => [],
    label: ({ findings }) => countNoun(findings.length, 'finding'),
    run: ({ findings }) => recordRequest(recorder, { kind: 'findings', findings: findings.map(withoutGaps) }),
  });
}
