import type { Finding } from '../../tools/self-report/types.js';
import { inFileOrder, locationOfFinding } from '../findings.js';

/** The findings as JUnit XML: errors and warnings are failed cases, notes are passed ones with a text. */
export function junit(findings: readonly Finding[]): string {
  const failures = findings.filter(({ severity }) => severity !== 'note').length;
  // Without line numbers, so that a finding that moves stays the same test; equal ones are counted in their order in
  // the file.
  const names = new Map<Finding, string>();
  const used = new Set<string>();
  for (const finding of inFileOrder(findings)) {
    const { path, title, rule } = finding;
    const name = `${rule === undefined ? '' : `${rule}: `}${title} (${path})`;
    let unique = name;
    for (let count = 2; used.has(unique); count += 1) unique = `${name} ${String(count)}`;
    used.add(unique);
    names.set(finding, unique);
  }
  const nameOf: (finding: Finding) => string = (finding) => names.get(finding) ?? finding.title;
  const cases = findings.map((finding) => testCase(finding, nameOf(finding)));
  return suite(cases, `tests="${String(findings.length)}" failures="${String(failures)}" errors="0"`);
}

/** A run that ended too early to say what it would have found. */
export function junitError(type: string, reason: string): string {
  const error = `<error type="${escapeXml(type)}" message="${escapeXml(reason)}"/>`;
  return suite([`<testcase classname="sallyport" name="run">${error}</testcase>`], 'tests="1" failures="0" errors="1"');
}

function suite(cases: readonly string[], figures: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="sallyport" ${figures}>`,
    `  <testsuite name="sallyport" ${figures}>`,
    ...cases.map((text) => `    ${text}`),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(finding: Finding, name: string): string {
  const { path, line, severity, title, message, rule } = finding;
  const text = escapeXml(`${locationOfFinding(finding)}\n${message}`);
  const head = `<testcase classname="${escapeXml(path)}" name="${escapeXml(name)}" file="${escapeXml(path)}" line="${String(line)}">`;
  const body =
    severity === 'note'
      ? `<system-out>${text}</system-out>`
      : `<failure type="${escapeXml(rule ?? severity)}" message="${escapeXml(title)}">${text}</failure>`;
  return `${head}${body}</testcase>`;
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
