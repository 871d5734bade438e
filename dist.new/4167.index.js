"use strict";
exports.id = 4167;
exports.ids = [4167];
exports.modules = {

/***/ 84167:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishFindings: () => (/* binding */ publishFindings)
});

// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/platform/terminal/workflow-commands.js
var workflow_commands = __webpack_require__(42985);
;// CONCATENATED MODULE: ./lib/report/formats/annotations.js

const levels = { error: 'error', warning: 'warning', note: 'notice' };
/** GitHub shows only this many per step; more would only fill the log. */
const mostPerLevel = 10;
/** The findings as workflow commands, one per line: the first ones of each level, worst first. */
function annotationLines(findings) {
    return ['error', 'warning', 'note'].flatMap((severity) => findings
        .filter((finding) => finding.severity === severity)
        .slice(0, mostPerLevel)
        .map(({ path, line, endLine, title, message }) => (0,workflow_commands/* annotationCommand */.jx)(levels[severity], { file: path, line, endLine: endLine ?? line, title }, message)));
}

// EXTERNAL MODULE: ./lib/report/formats/junit.js
var junit = __webpack_require__(21892);
// EXTERNAL MODULE: ./lib/report/formats/sarif.js
var sarif = __webpack_require__(25365);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(17992);
;// CONCATENATED MODULE: ./lib/publish/findings.js





/**
 * Writes annotations if requested, and the findings as SARIF and JUnit files, also if there are none: their readers then
 * close what an earlier run found. For the same reason, a run that did not end well has no SARIF file.
 */
function publishFindings({ findings, result }, { artifacts, stdio, annotate }) {
    if (annotate)
        for (const line of annotationLines(findings))
            stdio.out(`${line}\n`);
    const { conclusion, reason } = result;
    if (!(0,report_findings/* isAnalysis */.F3)(conclusion)) {
        return { junit: artifacts.writeRedacted('findings.junit.xml', (0,junit/* junitError */.TW)(conclusion, reason)) };
    }
    return {
        sarif: artifacts.writeRedacted('findings.sarif', (0,sarif/* sarif */.I)(findings, version/* version */.rE)),
        junit: artifacts.writeRedacted('findings.junit.xml', (0,junit/* junit */.bA)(findings)),
    };
}


/***/ }),

/***/ 21892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TW: () => (/* binding */ junitError),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   bA: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

/** The findings as JUnit XML: errors and warnings are failed cases, notes are passed ones with a text. */
function junit(findings) {
    const failures = findings.filter(({ severity }) => severity !== 'note').length;
    const nameOf = uniqueNames(findings);
    const cases = findings.map((finding) => testCase(finding, nameOf(finding)));
    return suite(cases, `tests="${String(findings.length)}" failures="${String(failures)}" errors="0"`);
}
/** A run that ended too early to say what it would have found. */
function junitError(type, reason) {
    const error = `<error type="${escapeXml(type)}" message="${escapeXml(reason)}"/>`;
    return suite([`<testcase classname="sallyport" name="run">${error}</testcase>`], 'tests="1" failures="0" errors="1"');
}
function suite(cases, figures) {
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
/** Without line numbers, so that a finding that moves stays the same test; equal ones are counted in their order in the file. */
function uniqueNames(findings) {
    const names = new Map();
    const used = new Set();
    for (const finding of (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .inFileOrder */ .w$)(findings)) {
        const { path, title, rule } = finding;
        const name = `${rule === undefined ? '' : `${rule}: `}${title} (${path})`;
        let unique = name;
        for (let count = 2; used.has(unique); count += 1)
            unique = `${name} ${String(count)}`;
        used.add(unique);
        names.set(finding, unique);
    }
    return (finding) => names.get(finding) ?? finding.title;
}
function testCase(finding, name) {
    const { path, line, severity, title, message, rule } = finding;
    const text = escapeXml(`${(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .locationOfFinding */ .YR)(finding)}\n${message}`);
    const head = `<testcase classname="${escapeXml(path)}" name="${escapeXml(name)}" file="${escapeXml(path)}" line="${String(line)}">`;
    const body = severity === 'note'
        ? `<system-out>${text}</system-out>`
        : `<failure type="${escapeXml(rule ?? severity)}" message="${escapeXml(title)}">${text}</failure>`;
    return `${head}${body}</testcase>`;
}
/** Characters that XML 1.0 cannot represent are removed. */
// biome-ignore format: one range per group
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(text) {
    return text
        .replace(notInXml, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}


/***/ }),

/***/ 25365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5428);

/** The rule of a finding that names none. */
const generalRule = 'finding';
/**
 * The findings as SARIF 2.1.0 (OASIS) for GitHub code scanning. Paths are relative to the root of the repository; a
 * suggestion is a fix of whole lines.
 */
function sarif(findings, version) {
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
function descriptor(id) {
    const what = id === generalRule ? 'A finding without a name' : `A finding that the model named \`${id}\``;
    const help = `${what}. The message of each alert has the reason and what to do. A model wrote it: check it before you act.`;
    return {
        id,
        shortDescription: { text: id },
        fullDescription: { text: `${what.replaceAll('`', '')}.` },
        help: { text: help.replaceAll('`', ''), markdown: help },
    };
}
function result(finding, rules) {
    const { path, line, endLine = line, severity, title, message, suggestion, rule = generalRule } = finding;
    const artifactLocation = {
        uri: encodeURI(path.replace(/\p{Cs}/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent),
        uriBaseId: '%SRCROOT%',
    };
    return {
        ruleId: rule,
        ruleIndex: rules.indexOf(rule),
        level: severity,
        message: { text: `${title}\n\n${message}` },
        locations: [{ physicalLocation: { artifactLocation, region: { startLine: line, endLine } } }],
        // For other readers: code scanning only uses its own fingerprint, of the text of the line.
        partialFingerprints: { 'sallyport/v1': (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)([JSON.stringify([rule, path, title])], 32) },
        ...(suggestion === undefined
            ? {}
            : {
                fixes: [
                    {
                        description: { text: title },
                        artifactChanges: [{ artifactLocation, replacements: [replacement({ line, endLine, suggestion })] }],
                    },
                ],
            }),
    };
}
/** A region of lines ends before its last line break, so only one that is removed as a whole ends in the line after it. */
function replacement({ line, endLine, suggestion }) {
    if (suggestion === '') {
        return { deletedRegion: { startLine: line, startColumn: 1, endLine: endLine + 1, endColumn: 1 } };
    }
    const deletedRegion = { startLine: line, endLine };
    return { deletedRegion, insertedContent: { text: suggestion.replace(/\r?\n$/, '') } };
}


/***/ })

};
;