import type { Report } from './report.js';

/** The outputs of action.yml. A test compares the names. */
export type OutputName =
  | 'conclusion'
  | 'result'
  | 'denials'
  | 'denied-count'
  | 'suggested-allow'
  | 'turns'
  | 'tool-calls'
  | 'input-tokens'
  | 'output-tokens'
  | 'cost-usd'
  | 'duration-ms'
  | 'transcript-path'
  | 'report-path'
  | 'comment-url';

export type Outputs = Readonly<Record<OutputName, string>>;

export interface OutputPlaces {
  /** Null where no comment was posted. */
  readonly commentUrl: string | null;
  /** Writes a value that is too long for an output into a file and returns its path. */
  readonly spill: (name: OutputName, value: string) => string;
}

/** GitHub counts UTF-16 and allows 1 MB for all outputs of a job together. */
const limitBytes = 1_000_000;

/**
 * The outputs as strings; what is not known is empty. The longest values are moved to files until the rest fits:
 * the output then says where its value lies, `denials` as a JSON object `{"spilled-to", "bytes"}` in place of the list.
 */
export function reportOutputs({ result, suggested, links }: Report, { commentUrl, spill }: OutputPlaces): Outputs {
  const outputs: Record<OutputName, string> = {
    conclusion: result.conclusion,
    result: result.text,
    denials: JSON.stringify(result.denials),
    'denied-count': String(result.denials.length),
    'suggested-allow': suggested.join('\n'),
    turns: String(result.turns),
    'tool-calls': String(result.toolCalls),
    'input-tokens': String(result.usage.inputTokens),
    'output-tokens': String(result.usage.outputTokens),
    'cost-usd': result.costUsd === null ? '' : String(Number(result.costUsd.toFixed(6))),
    'duration-ms': String(Math.round(result.durationMs)),
    'transcript-path': result.transcriptPath ?? '',
    'report-path': links.reportPath ?? '',
    'comment-url': commentUrl ?? '',
  };
  const spillable = (['result', 'denials', 'suggested-allow'] as const).toSorted(
    (a, b) => outputs[b].length - outputs[a].length,
  );
  for (const name of spillable) {
    const total = Object.values(outputs).reduce((sum, value) => sum + 2 * value.length, 0);
    if (total <= limitBytes) break;
    outputs[name] = spilled(name, outputs[name], spill);
  }
  return outputs;
}

function spilled(name: OutputName, value: string, spill: OutputPlaces['spill']): string {
  const [path, bytes] = [spill(name, value), Buffer.byteLength(value)];
  if (name === 'denials') return JSON.stringify({ 'spilled-to': path, bytes });
  return `Too long for an output (${String(bytes)} bytes). The whole value is in the file ${path}`;
}
