import { fingerprint } from '../../fingerprint.js';
import type { Finding } from '../../tools/self-report/types.js';

const generalRule = 'finding';

/** SARIF 2.1.0 (OASIS) for code scanning. Paths from the root of the repository; suggestions fix whole lines. */
export function sarif(findings: readonly Finding[], version: string): string {
  const rules = [...new Set(findings.map(({ rule }) => rule ?? generalRule))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Sallyport', version, rules: rules.map(descriptor) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => result(finding, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** GitHub requires all three texts. */
function descriptor(id: string): object {
  const what = id === generalRule ? 'A finding without a name' : `A finding that the model named \`${id}\``;
  const help = `${what}. The message of each alert has the reason and what to do. A model wrote it: check it before you act.`;
  return {
    id,
    shortDescription: { text: id },
    fullDescription: { text: `${what.replaceAll('`', '')}.` },
    help: { text: help.replaceAll('`', ''), markdown: help },
  };
}

function result(finding: Finding, rules: readonly string[]): object {
  const { path, line, endLine = line, severity, title, message, suggestion, rule = generalRule } = finding;
  const artifactLocation = {
    uri: encodeURI(path.replace(/\p{Cs}/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: '%SRCROOT%',
  };
  const change = { artifactLocation, replacements: [replacement({ line, endLine, suggestion: suggestion ?? '' })] };
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severity,
    message: { text: `${title}\n\n${message}` },
    locations: [{ physicalLocation: { artifactLocation, region: { startLine: line, endLine } } }],
    // For other readers: code scanning only uses its own fingerprint, of the text of the line.
    partialFingerprints: { 'sallyport/v1': fingerprint([JSON.stringify([rule, path, title])], 32) },
    ...(suggestion === undefined ? {} : { fixes: [{ description: { text: title }, artifactChanges: [change] }] }),
  };
}

/** A region of lines ends before its last line break, so only one that is removed as a whole ends in the line after it. */
function replacement({ line, endLine, suggestion }: { line: number; endLine: number; suggestion: string }): object {
  if (suggestion === '') {
    return { deletedRegion: { startLine: line, startColumn: 1, endLine: endLine + 1, endColumn: 1 } };
  }
  const deletedRegion = { startLine: line, endLine };
  return { deletedRegion, insertedContent: { text: suggestion.replace(/\r?\n$/, '') } };
}
