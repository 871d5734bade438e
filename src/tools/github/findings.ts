import { defineTool } from '../define.js';
import { list, object } from '../input.js';
import { count } from '../output.js';
import type { Tool } from '../types.js';
import { findingShape, withoutGaps } from './finding-shape.js';
import { record } from './record.js';
import type { Recorder } from './types.js';

const input = object({ findings: list('The findings.', findingShape, { least: 1, most: 200 }) });

/** Findings as data, for annotations, SARIF and JUnit. Nothing is posted by them. */
export function createFindingsTool(recorder: Recorder): Tool {
  return defineTool({
    name: 'ReportFindings',
    description: 'Reports findings in files, each with its place. They become annotations and report files of the run.',
    input,
    readOnly: true,
    effects: () => [],
    label: ({ findings }) => count(findings.length, 'finding'),
    run: ({ findings }) => record(recorder, { kind: 'findings', findings: findings.map(withoutGaps) }),
  });
}
