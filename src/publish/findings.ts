import type { Artifacts } from '../platform/files/state/artifacts.js';
import type { Stdio } from '../platform/host/stdio.js';
import { annotationLines } from '../report/formats/annotations.js';
import { junit } from '../report/formats/junit.js';
import { sarif } from '../report/formats/sarif.js';
import type { OutputPlaces } from '../report/outputs.js';
import type { Report } from '../report/report.js';
import { version } from '../version.js';

export interface FindingPorts {
  readonly artifacts: Artifacts;
  readonly stdio: Stdio;
  /** Whether to show them as annotations. */
  readonly annotate: boolean;
}

/** Writes annotations if requested, and the findings as SARIF and JUnit files. Returns the paths of the files. */
export function publishFindings(
  { findings }: Report,
  { artifacts, stdio, annotate }: FindingPorts,
): OutputPlaces['findingFiles'] {
  if (findings.length === 0) return null;
  if (annotate) for (const line of annotationLines(findings)) stdio.out(`${line}\n`);
  return {
    sarif: artifacts.writeRedacted('findings.sarif', sarif(findings, version)),
    junit: artifacts.writeRedacted('findings.junit.xml', junit(findings)),
  };
}
