import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import type { Tool } from '../types.js';
import { bodyText, recordRequest } from './record.js';
import { checkConclusions, type RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    name: textInput('What is checked, in a few words. A later run replaces the check of the same name.', { most: 60 }),
    conclusion: z.optional(z.enum(checkConclusions)),
    title: textInput('The outcome in one line.', { most: 200 }),
    summary: bodyText('The details, Markdown.'),
  });

/** Creates a check run on the run's commit. Every name is evaluated separately. */
export function createCheckRunTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'CheckRun',
    description:
      'Shows the outcome of one check on the commit of this run. The check run is created at the end of the run. The conclusion is neutral by default. Only names that the rules allow can be used.',
    input,
    readOnly: false,
    effects: ({ name }) => [{ kind: 'post', what: 'CheckRun', target: oneLine(name) }],
    label: ({ name, conclusion }) => `${oneLine(name)}, ${conclusion ?? 'neutral'}`,
    run: ({ name, conclusion = 'neutral', title, summary }) =>
      recordRequest(recorder, { kind: 'check-run', name: oneLine(name), conclusion, title: oneLine(title), summary }),
  });
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();
