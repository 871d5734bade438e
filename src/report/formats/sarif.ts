import { fingerprint } from '../../fingerprint.js';
import type { Finding } from '../../tools/self-report/types.js';

/** The rule of a finding that names none. */
const generalRule = 'finding';

/**
 * The findings as SARIF 2.1.0 (OASIS) for GitHub code scanning. Paths are relative to the root of the repository; a
 * suggestion is a fix of whole lines.
 */
export function sarif(findings: readonly Finding[], version: string): string {
  const rules = [...new Set(findings.map(({ rule }) => rule ?? generalRule))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Sallyport',
            version,
            rules: rules.map((id) => ({ id, shortDescription: { text: id } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => result(finding, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function result(finding: Finding, rules: readonly string[]): object {
  const { path, line, endLine = line, severity, title, message, suggestion, rule = generalRule } = finding;
  const artifactLocation = {
    uri: encodeURI(path.replace(/\p{Cs}/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: '%SRCROOT%',
  };
  const region = { startLine: line, endLine };
  const fix = {
    description: { text: title },
    artifactChanges: [
      { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: suggestion } }] },
    ],
  };
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severity,
    message: { text: `${title}\n\n${message}` },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    // Without the line number: a finding keeps its fingerprint when code moves.
    partialFingerprints: { 'sallyport/v1': fingerprint([JSON.stringify([rule, path, title])], 32) },
    ...(suggestion === undefined ? {} : { fixes: [fix] }),
  };
}
