import type { Artifacts } from '../platform/files/state/artifacts.js';
import type { Stdio } from '../platform/host/stdio.js';
import { isAnalysis } from '../report/findings.js';
import { annotationLines } from '../report/formats/annotations.js';
import { junit, junitError } from '../report/formats/junit.js';
import { sarif } from '../report/formats/sarif.js';
import type { OutputPlaces } from '../report/outputs.js';
import type { Report } from '../report/report.js';
import { version } from '../version.js';

/** Also SARIF and JUnit without findings: readers then close old ones. No SARIF of a run that did not end well. */
export function publishFindings(
  { findings, result }: Report,
  { artifacts, stdio }: { readonly artifacts: Artifacts; readonly stdio: Stdio },
  annotate: boolean,
): OutputPlaces['findingFiles'] {
  if (annotate) for (const line of annotationLines(findings)) stdio.out(`${line}\n`);
  const { conclusion, reason } = result;
  if (!isAnalysis(conclusion)) {
    return { junit: artifacts.writeRedacted('findings.junit.xml', junitError(conclusion, reason)) };
  }
  return {
    sarif: artifacts.writeRedacted('findings.sarif', sarif(findings, version)),
    junit: artifacts.writeRedacted('findings.junit.xml', junit(findings)),
  };
}
