import type { Report } from './report.js';

export interface OutputPlaces {
  /** `null` if no comment was posted. */
  readonly commentUrl: string | null;
  /** The file for a second workflow; `null` if none was requested. */
  readonly handoffPath: string | null;
  /** Files with the findings; `null` if the run reports none, and no SARIF if it did not end well. */
  readonly findingFiles: { readonly sarif?: string; readonly junit: string } | null;
  /** Writes a value that is too long for an output into a file and returns its path. */
  readonly spill: (name: string, value: string) => string;
}

const json = ['structured-output', 'denials', 'writes', 'findings'] as const;

/** GitHub counts UTF-16 and allows 1 MB for all outputs of a job together. */
const limitBytes = 1_000_000;

/** The outputs of action.yml; an unknown value is empty. A test compares the names. */
function valuesOf(
  { result, suggested, links, writes, findings }: Report,
  { commentUrl, handoffPath, findingFiles }: Omit<OutputPlaces, 'spill'>,
) {
  return {
    conclusion: result.conclusion,
    'reason-code': result.code,
    reason: result.reason,
    result: result.text,
    'structured-output': result.structured === undefined ? '' : JSON.stringify(result.structured),
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
    'handoff-path': handoffPath ?? '',
    writes: JSON.stringify(writes),
    branch: writes.find(({ branch }) => branch !== undefined)?.branch ?? '',
    commit: writes.find(({ commit }) => commit !== undefined)?.commit ?? '',
    findings: JSON.stringify(findings),
    'sarif-path': findingFiles?.sarif ?? '',
    'junit-path': findingFiles?.junit ?? '',
    'continued-run': result.continues?.run ?? '',
    'trusted-commit': result.provenance?.trustedCommit ?? '',
    'left-out': (result.provenance?.omitted ?? []).join('\n'),
  };
}

export type Outputs = Readonly<ReturnType<typeof valuesOf>>;
type OutputName = keyof Outputs;

/** The longest are moved to files until the rest fits, and have the path instead, in JSON `{"spilled-to", "bytes"}`. */
export function reportOutputs(report: Report, { spill, ...places }: OutputPlaces): Outputs {
  const outputs = valuesOf(report, places);
  const spillable = ([...json, 'result', 'suggested-allow', 'left-out'] as const).toSorted(
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
  if ((json as readonly OutputName[]).includes(name)) return JSON.stringify({ 'spilled-to': path, bytes });
  return `Too long for an output (${String(bytes)} bytes). The whole value is in the file ${path}`;
}
