import type { Finding } from '../../tools/self-report/types.js';
import { locationOfFinding } from '../findings.js';

/** The findings as JUnit XML: errors and warnings are failed cases, notes are passed ones with a text. */
export function junit(findings: readonly Finding[]): string {
  const failures = findings.filter(({ severity }) => severity !== 'note').length;
  const figures = `tests="${String(findings.length)}" failures="${String(failures)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="sallyport" ${figures}>`,
    `  <testsuite name="sallyport" ${figures}>`,
    ...findings.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(finding: Finding): string {
  const { path, line, severity, title, message, rule } = finding;
  const location = locationOfFinding(finding);
  const text = escapeXml(`${location}\n${message}`);
  const head = `<testcase classname="${escapeXml(path)}" name="${escapeXml(`${title} (${location})`)}" file="${escapeXml(path)}" line="${String(line)}">`;
  const body =
    severity === 'note'
      ? `<system-out>${text}</system-out>`
      : `<failure type="${escapeXml(rule ?? severity)}" message="${escapeXml(title)}">${text}</failure>`;
  return `    ${head}${body}</testcase>`;
}

/** Characters that XML 1.0 cannot represent are removed. */
// biome-ignore format: one range per group
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
