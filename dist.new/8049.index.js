"use strict";
exports.id = 8049;
exports.ids = [8049];
exports.modules = {

/***/ 5428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The first `digits` hexadecimal digits of the SHA-256 of the concatenated parts. */
function fingerprint(parts, digits = 16) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest('hex').slice(0, digits);
}


/***/ }),

/***/ 48049:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeFindingReports: () => (/* binding */ writeFindingReports)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/state/state-directory.js + 1 modules
var state_directory = __webpack_require__(76693);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/fingerprint.js
var fingerprint = __webpack_require__(5428);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(15917);
;// CONCATENATED MODULE: ./lib/report/formats/code-quality.js


const severities = { error: 'major', warning: 'minor', note: 'info' };
/** The findings as a Code Quality report, which GitLab shows in a merge request without a token. */
function codeQuality(findings) {
    const repetitions = new Map();
    const repetitionOf = createCounter();
    for (const finding of (0,report_findings/* inFileOrder */.w$)(findings)) {
        const { path, title, rule = 'finding' } = finding;
        repetitions.set(finding, repetitionOf([rule, path, title]));
    }
    const issues = findings.map((finding) => {
        const { path, line, endLine = line, severity, title, message, rule = 'finding' } = finding;
        return {
            description: `${title}: ${message}`,
            check_name: rule,
            // Without the line number, and different for each finding of a report: GitLab drops those that are alike.
            fingerprint: (0,fingerprint/* fingerprint */.R)([JSON.stringify([rule, path, title, repetitions.get(finding)])], 32),
            severity: severities[severity],
            location: { path, lines: { begin: line, end: endLine } },
        };
    });
    return `${JSON.stringify(issues, null, 2)}\n`;
}
/** How often something equal was counted before. */
function createCounter() {
    const counts = new Map();
    return (what) => {
        const name = JSON.stringify(what);
        const before = counts.get(name) ?? 0;
        counts.set(name, before + 1);
        return before;
    };
}

// EXTERNAL MODULE: ./lib/report/formats/junit.js
var junit = __webpack_require__(21892);
;// CONCATENATED MODULE: ./lib/publish/finding-reports.js






/**
 * Writes the findings to the files that the settings name, for the artifacts of a CI system. They are written without
 * findings too, so that the ones of an earlier run disappear; therefore a run that did not end well leaves no Code
 * Quality report, and its JUnit file has an error. A file that cannot be written is a warning.
 */
async function writeFindingReports({ findings, problem }, { settings, hostEnvironment, log, redact }) {
    const files = [
        [settings['code-quality-report'], problem === null ? codeQuality(findings) : null],
        [settings['junit-report'], problem === null ? (0,junit/* junit */.bA)(findings) : (0,junit/* junitError */.TW)(problem.conclusion, problem.reason)],
    ];
    for (const [name, text] of files) {
        if (name === undefined)
            continue;
        const path = (0,external_node_path_.resolve)(hostEnvironment.directory, name);
        const warn = ({ message }) => log.warning(`The file ${name} could not be written: ${redact(message)}`);
        await (0,state_directory/* openStateDirectory */.v)((0,external_node_path_.dirname)(path), { create: true, root: null })
            .then(async (directory) => {
            if (text === null)
                await directory.remove((0,external_node_path_.basename)(path));
            else
                await directory.write((0,external_node_path_.basename)(path), redact(text));
        })
            .catch((0,errors/* only */.j6)(types/* FileProblem */.k, warn));
    }
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


/***/ })

};
;