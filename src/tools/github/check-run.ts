import { defineTool } from '../define.js';
import { choiceShape, objectShape, optionalShape, textShape } from '../input.js';
import type { Tool } from '../types.js';
import { bodyText, recordRequest } from './record.js';
import { checkConclusions, type RequestRecorder } from './types.js';

const input = objectShape({
  name: textShape('What is checked, in a few words. Runs replace a check of the same name.', { most: 60 }),
  conclusion: optionalShape(choiceShape(checkConclusions)),
  title: textShape('The outcome in one line.', { most: 200 }),
  summary: bodyText('The details, Markdown.'),
});

/** A check run on the commit of the run. Every name is judged by itself. */
export function createCheckRunTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'CheckRun',
    description:
      'Shows the outcome of one check on the commit of this run, when the run is over. The conclusion is neutral by default. Only names that the rules allow.',
    input,
    readOnly: false,
    effects: ({ name }) => [{ kind: 'post', what: 'CheckRun', target: oneLine(name) }],
    label: ({ name, conclusion }) => `${oneLine(name)}, ${conclusion ?? 'neutral'}`,
    run: ({ name, conclusion = 'neutral', title, summary }) =>
      recordRequest(recorder, { kind: 'check-run', name: oneLine(name), conclusion, title: oneLine(title), summary }),
  });
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();
