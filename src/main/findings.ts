import type { Artifacts } from '../host/artifacts.js';
import type { Stdio } from '../host/stdio.js';
import { annotationLines } from '../report/annotations.js';
import { junit } from '../report/junit.js';
import type { OutputPlaces } from '../report/outputs.js';
import type { Report } from '../report/report.js';
import { sarif } from '../report/sarif.js';
import { version } from '../version.js';

export interface FindingDoors {
  readonly artifacts: Artifacts;
  readonly stdio: Stdio;
  readonly onRunner: boolean;
}

/** Annotations on a runner, and the findings as SARIF and JUnit files; the places of the files. */
export function publishFindings(
  { findings }: Report,
  { artifacts, stdio, onRunner }: FindingDoors,
): OutputPlaces['findingFiles'] {
  if (findings.length === 0) return null;
  if (onRunner) for (const line of annotationLines(findings)) stdio.out(`${line}\n`);
  return {
    sarif: artifacts.write('findings.sarif', sarif(findings, version)),
    junit: artifacts.write('findings.junit.xml', junit(findings)),
  };
}
