import * as z from 'zod/mini';
import { formatCount } from '../../format-number.js';
import { defineTool } from '../define.js';
import type { Tool } from '../types.js';
import { findingInput, withoutGaps } from './finding-input.js';
import { type Recorder, recordRequest } from './record.js';
import type { SelfReport } from './types.js';

const input = () =>
  z.strictObject({
    findings: z.array(findingInput()).check(z.maxLength(200), z.describe('The findings; empty if there are none.')),
  });

/** Records findings as data for annotations, SARIF and JUnit. Posts nothing. */
export function createFindingsTool(recorder: Recorder<SelfReport>): Tool {
  return defineTool({
    name: 'ReportFindings',
    description:
      'Reports findings in files, each with its location. They become annotations and report files of this run.',
    input,
    readOnly: true,
    effects: () => [],
    label: ({ findings }) => formatCount(findings.length, 'finding'),
    run: ({ findings }) => recordRequest(recorder, { kind: 'findings', findings: findings.map(withoutGaps) }),
  });
}
