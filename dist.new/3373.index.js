"use strict";
exports.id = 3373;
exports.ids = [3373];
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

/***/ 37016:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JU: () => (/* binding */ binaryHunks),
/* harmony export */   ww: () => (/* binding */ literalsIn),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);


const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const lineBytes = 52;
/** What `git diff --binary` writes for any bytes: both contents, compressed, in lines of printable characters. */
function binaryHunks(before, after) {
    return `GIT binary patch\n${literal(after)}\n${literal(before)}\n`;
}
function literal(content) {
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateSync)(content);
    let lines = '';
    for (let at = 0; at < packed.length; at += lineBytes) {
        const part = packed.subarray(at, at + lineBytes);
        lines += `${String.fromCharCode(part.length <= 26 ? 64 + part.length : 70 + part.length)}${encoded(part)}\n`;
    }
    return `literal ${String(content.length)}\n${lines}`;
}
/** Five characters for each four bytes; the last ones are filled up with zeros. */
function encoded(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += 4) {
        let word = 0;
        for (let index = 0; index < 4; index += 1)
            word = word * 256 + (bytes[at + index] ?? 0);
        let five = '';
        for (let index = 0; index < 5; index += 1) {
            five = alphabet.charAt(word % 85) + five;
            word = Math.floor(word / 85);
        }
        text += five;
    }
    return text;
}
/** The contents in the hunks that `binaryHunks` wrote. Throws for other text. */
function literalsIn(patch) {
    return [...patch.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm)].map(([, lines = '']) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateSync)(Buffer.concat(lines.trimEnd().split('\n').map(decoded))));
}
function decoded(line) {
    const code = line.charCodeAt(0);
    const length = code <= 90 ? code - 64 : code - 70;
    const bytes = Buffer.alloc(Math.ceil(length / 4) * 4);
    for (let at = 0; at < bytes.length; at += 4) {
        let word = 0;
        for (const sign of line.slice(1 + (at / 4) * 5, 6 + (at / 4) * 5))
            word = word * 85 + alphabet.indexOf(sign);
        bytes.writeUInt32BE(word, at);
    }
    return bytes.subarray(0, length);
}
/** The id that git gives to a content; `length` is that of ids in the repository. */
function blobId(content, length) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1')
        .update(`blob ${String(content.length)}\0`)
        .update(content)
        .digest('hex');
}


/***/ }),

/***/ 11456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ isUnpatched),
/* harmony export */   TA: () => (/* binding */ hasSecret),
/* harmony export */   gE: () => (/* binding */ redactedChanges),
/* harmony export */   iS: () => (/* binding */ patchBytes)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _binary_patch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37016);


/** The changes for `git apply`. */
function patchBytes(changes) {
    return Buffer.concat(changes.map(bytesOf));
}
const bytesOf = ({ diff, patch }) => patch === undefined ? Buffer.from(diff ?? '') : Buffer.from(patch, 'latin1');
/** Whether no patch has this change. */
const isUnpatched = ({ diff, patch }) => diff === null && patch === undefined;
/** Redacts texts in their own encoding. In a binary patch nothing can be replaced. */
function redactedChanges(changes, redact) {
    const kept = [];
    const [redacted, secret] = [[], []];
    for (const change of changes) {
        const before = bytesOf(change);
        const isBinary = change.patch?.includes('\nGIT binary patch\n') === true;
        if (isBinary && (0,_binary_patch_js__WEBPACK_IMPORTED_MODULE_1__/* .literalsIn */ .ww)(change.patch ?? '').some((content) => hasSecret(content, redact))) {
            secret.push(change.path);
            continue;
        }
        const after = redactedBytes(before, redact);
        if (!after.equals(before))
            redacted.push(change.path);
        kept.push({ diff: null, patch: after.toString('latin1') });
    }
    return { kept, redacted, secret };
}
function redactedBytes(bytes, redact) {
    const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? 'utf8' : 'latin1';
    return Buffer.from(redact(bytes.toString(encoding)), encoding);
}
/** Whether these bytes contain a secret of the run, as UTF-8 or in an encoding of one byte per character. */
function hasSecret(content, redact) {
    return ['utf8', 'latin1', 'utf16le'].some((encoding) => {
        const text = content.toString(encoding);
        return redact(text) !== text;
    });
}


/***/ }),

/***/ 58276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ outgoingOptionsOf)
/* harmony export */ });
/** Links in posted text may lead to the run's GitHub server and to the hosts in the settings. */
function outgoingOptionsOf({ 'allow-links': hosts, 'allow-mentions': mentions }, { environment }) {
    const server = environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return { hosts: [...(URL.canParse(server) ? [new URL(server).hostname] : []), ...hosts], mentions };
}


/***/ }),

/***/ 80523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/terminal/color.js
var terminal_color = __webpack_require__(28028);
// EXTERNAL MODULE: ./lib/platform/terminal/workflow-commands.js
var workflow_commands = __webpack_require__(42985);
// EXTERNAL MODULE: ./lib/report/comment/comment.js + 1 modules
var comment = __webpack_require__(53754);
// EXTERNAL MODULE: ./lib/report/comment/posted.js
var comment_posted = __webpack_require__(83274);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/report/report.js
var report_report = __webpack_require__(3101);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/report/last-check.js
var last_check = __webpack_require__(96682);
// EXTERNAL MODULE: ./lib/report/sandbox-lines.js
var sandbox_lines = __webpack_require__(59046);
// EXTERNAL MODULE: ./lib/report/suggested-rules.js
var suggested_rules = __webpack_require__(19326);
// EXTERNAL MODULE: ./lib/report/writes.js
var report_writes = __webpack_require__(97979);
;// CONCATENATED MODULE: ./lib/report/terminal.js








/** Terminal color codes. */
const tint = { bold: 1, red: 31, green: 32, yellow: 33, grey: 90 };
/**
 * The closing lines for people: the conclusion and its reason, every refused call with what would allow it (flags, or
 * the input in a workflow), tokens and time, and the paths of transcript and report. Ends with a line break. Nothing in
 * it can be a workflow command, and model output cannot contain colors.
 */
function closingLines(report, { color }) {
    const { result, refused, writes, links } = report;
    const paint = (name, text) => (color ? `\u001b[${String(tint[name])}m${text}\u001b[0m` : text);
    const line = (text, max = 500) => (0,lib_text/* shorten */.ml)((0,workflow_commands/* neutralize */.YI)(text).replace(/\s*\n\s*/g, ' '), max);
    const sign = (0,headline/* signOf */.rL)(report);
    const hasFailed = writes.some(({ outcome }) => outcome === 'failed');
    const isEmpty = (0,headline/* isAllRefused */.W2)(result);
    const good = !hasFailed && !isEmpty && (result.conclusion === 'success' || result.conclusion === 'skipped');
    const lines = [
        `${sign} ${paint('bold', paint(good ? 'green' : 'red', (0,headline/* headline */.Pl)(report)))} (${result.conclusion})`,
        ...(result.reason === '' ? [] : [`   ${line(result.reason)}`]),
        ...(report.subject.lastCheck === undefined ? [] : [`   ${line((0,last_check/* lastCheckText */.Q)(report.subject.lastCheck))}`]),
    ];
    for (const { calls, reason, suggest } of (0,suggested_rules/* groupByRule */.RJ)(refused)) {
        for (const { tool, label, times } of calls) {
            const repeated = times === 1 ? '' : ` (${(0,format_number/* formatNumber */.ZV)(times)} times)`;
            lines.push(`${paint('yellow', 'refused')} ${line(`${tool} ${label}`, 200)}${repeated}`);
        }
        lines.push(`   ${line(reason)}`, ...advice({ suggest }, links));
    }
    if (isEmpty)
        lines.push(`to end such a run as failed: ${links.onRunner ? 'on-denied: fail' : '--on-denied fail'}`);
    // The refused ones are above.
    const unrefused = writes.filter(({ outcome }) => outcome !== 'refused');
    lines.push(...(0,report_writes/* writeLines */.x)(unrefused).map((text) => `write    ${line(text)}`));
    lines.push(...result.notices.map((notice) => `${paint('yellow', 'notice')} ${line(notice)}`));
    const { trustedCommit = null, omitted = [] } = result.provenance ?? {};
    if (trustedCommit !== null)
        lines.push(`trusted  ${trustedCommit}`);
    lines.push(...omitted.map((sentence) => `${paint('yellow', 'left out')} ${line(sentence)}`));
    lines.push(...(0,sandbox_lines/* sandboxSentences */.o)(result.sandbox).map((sentence) => paint('grey', line(sentence))));
    if (result.changes.length > 0)
        lines.push(`changed  ${(0,format_number/* formatCount */.B4)(result.changes.length, 'file')}`);
    if (result.turns > 0)
        lines.push(paint('grey', line(figures(result))));
    if (result.transcriptPath !== null)
        lines.push(`transcript  ${line(result.transcriptPath)}`);
    if (links.reportPath !== null)
        lines.push(`report      ${line(links.reportPath)}`);
    if (links.patchPath !== undefined)
        lines.push(`patch       ${line(links.patchPath)}`);
    return `${lines.join('\n')}\n`;
}
function figures({ model, turns, toolCalls, usage, costUsd, durationMs }) {
    return [
        model,
        (0,format_number/* formatCount */.B4)(turns, 'turn'),
        (0,format_number/* formatCount */.B4)(toolCalls, 'tool call'),
        `${(0,format_number/* formatNumber */.ZV)(usage.inputTokens)} tokens in`,
        `${(0,format_number/* formatNumber */.ZV)(usage.outputTokens)} out`,
        (0,headline/* formatCost */.BD)(costUsd),
        (0,headline/* formatDuration */.a3)(durationMs),
    ].join(', ');
}
/** What would allow the call: the workflow input or the flags. */
function advice(call, { onRunner, reportPath }) {
    const rules = (0,suggested_rules/* suggestedRules */.fE)([call]);
    const [only = '', ...others] = rules;
    const more = (0,suggested_rules/* unpasteableRules */.KU)([call]);
    const place = reportPath === null ? '' : ', see the report';
    return [
        ...(rules.length > 0 && !onRunner ? [`   to allow it: ${rules.map(suggested_rules/* allowFlag */.Q$).join(' ')}`] : []),
        ...(rules.length === 1 && onRunner ? [`   to allow it: ${(0,suggested_rules/* allowLine */.mM)(only)}`] : []),
        ...(others.length > 0 && onRunner
            ? ['   to allow it: allow: |', ...rules.map((rule) => `${' '.repeat(18)}${rule}`)]
            : []),
        ...(more > 0
            ? [`   ${(0,format_number/* formatCount */.B4)(more, 'more rule', 'more rules')} would be needed but cannot be shown safely${place}`]
            : []),
    ];
}

// EXTERNAL MODULE: ./lib/github-writes/is-github-write.js
var is_github_write = __webpack_require__(54327);
;// CONCATENATED MODULE: ./lib/report/outputs.js
/** Outputs that contain JSON. */
const json = ['structured-output', 'denials', 'writes', 'findings'];
/** GitHub counts UTF-16 and allows 1 MB for all outputs of a job together. */
const limitBytes = 1_000_000;
/** The outputs of action.yml; an unknown value is empty. A test compares the names. */
function valuesOf({ result, suggested, links, writes, findings }, { commentUrl, handoffPath, findingFiles }) {
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
        'trusted-commit': result.provenance?.trustedCommit ?? '',
        'left-out': (result.provenance?.omitted ?? []).join('\n'),
    };
}
/**
 * The outputs as strings. The longest values are moved to files until the rest fits. Such an output contains the
 * location of its value instead; a JSON output contains an object `{"spilled-to", "bytes"}`.
 */
function reportOutputs(report, { spill, ...places }) {
    const outputs = valuesOf(report, places);
    const spillable = [...json, 'result', 'suggested-allow', 'left-out'].toSorted((a, b) => outputs[b].length - outputs[a].length);
    for (const name of spillable) {
        const total = Object.values(outputs).reduce((sum, value) => sum + 2 * value.length, 0);
        if (total <= limitBytes)
            break;
        outputs[name] = spilled(name, outputs[name], spill);
    }
    return outputs;
}
function spilled(name, value, spill) {
    const [path, bytes] = [spill(name, value), Buffer.byteLength(value)];
    if (json.includes(name))
        return JSON.stringify({ 'spilled-to': path, bytes });
    return `Too long for an output (${String(bytes)} bytes). The whole value is in the file ${path}`;
}

// EXTERNAL MODULE: ./lib/report/summary.js
var summary = __webpack_require__(26047);
// EXTERNAL MODULE: ./lib/publish/summary-file.js
var summary_file = __webpack_require__(62103);
;// CONCATENATED MODULE: ./lib/publish/local-results.js




/**
 * Writes report file and summary and returns the outputs. Done before the first post, so that a run that is killed
 * while it posts loses nothing, and again with the outcome of the posts.
 */
async function writeLocalResults(report, { hasSummary, ...places }, ports) {
    const { artifacts } = ports;
    if (report.links.reportPath !== null)
        artifacts.write('report.md', (0,summary/* wholeReport */.wA)(report));
    await (0,summary_file/* writeSummaryFile */.o)(hasSummary ? (0,summary/* stepSummary */.xw)(report) : '', ports);
    const spill = (name, value) => artifacts.writeRedacted(`output-${name}.txt`, value);
    return reportOutputs(report, { ...places, spill });
}
/** The rows of the writes until they have been applied. */
async function pendingRows({ requests }) {
    const { withheld } = await __webpack_require__.e(/* import() */ 193).then(__webpack_require__.bind(__webpack_require__, 70193));
    return withheld(requests.filter(is_github_write/* isGitHubWrite */.J), 'interrupted', 'The run was interrupted before it reported this write as posted.');
}
/** Whether anything is posted to GitHub. */
function isPosting({ requests }, { publish, ...settings }) {
    if (settings['github-token'] === undefined)
        return false;
    return (requests.some(is_github_write/* isGitHubWrite */.J) || ['comment', 'review', 'check'].some((form) => publish.includes(form)));
}
/**
 * Whether the directory of a run on a person's machine remains: it contains more than the terminal shows, or a
 * transcript with which the run can be resumed. A runner removes its temporary directory, and outputs name the paths.
 */
function keepsDirectory({ conclusion, changes, denials, requests }, settings, { onRunner }) {
    return (onRunner ||
        settings.transcript !== undefined ||
        settings.record !== undefined ||
        settings.resume !== undefined ||
        settings.publish.includes('handoff') ||
        (conclusion !== 'success' && conclusion !== 'skipped') ||
        (settings.worktree && changes.length > 0) ||
        denials.length > 0 ||
        requests.length > 0);
}

// EXTERNAL MODULE: ./lib/publish/outgoing.js
var publish_outgoing = __webpack_require__(58276);
// EXTERNAL MODULE: ./lib/publish/result-comment.js
var result_comment = __webpack_require__(21559);
// EXTERNAL MODULE: ./lib/publish/writes.js
var writes = __webpack_require__(45058);
;// CONCATENATED MODULE: ./lib/publish/publish.js












/**
 * Publishes the result: first on this machine (report file, summary, outputs), then the writes, the posts and the
 * comment, and then on this machine again with their outcome. A run that is canceled or killed while it posts loses
 * nothing, and a target that fails is reported in the others.
 */
async function publish(ended, given) {
    const ports = { ...given, hostEnvironment: (0,connections/* forPosting */.KT)(given.hostEnvironment) };
    const { artifacts, hostEnvironment, runContext } = ports;
    const { patch, files, result } = await patched(ended, ports);
    const reporting = reportingOf(result, await subjectOf(ports), { ...ports, files });
    const { options } = reporting;
    const first = await writeFirstResults(reporting, ports);
    await ports.beforePosts();
    const { outgoing } = options;
    const applied = await (0,writes/* applyGitHubWrites */.ee)(result, { ...ports, outgoing, patch });
    const posts = await postsOf({ ...reporting.early, writes: (0,report_report/* cleaned */.L)(applied, ports.redact) }, { ...ports, outgoing });
    for (const notice of artifacts.notices)
        ports.log.warning(notice);
    const shown = withNotices(reporting.result, [...posts.notices, ...first.notices, ...artifacts.notices]);
    const written = { ...options, writes: [...applied, ...posts.rows] };
    const { publish: targets } = runContext.settings;
    const wantsComment = targets.includes('comment') || posts.needsComment;
    const posted = wantsComment ? await (0,result_comment/* postResultComment */.t5)((0,report_report/* createReport */.c)(shown, written), ports) : (0,result_comment/* notPosted */.n3)();
    const lost = posted.problem === null ? [] : [{ what: 'Result comment', outcome: 'failed', url: null, note: posted.problem }];
    const all = { ...written, writes: [...written.writes, ...lost] };
    const report = (0,report_report/* createReport */.c)(withNotices(shown, posted.notices), all);
    // Without the comment, no one would see what it was meant to show; a truncated result names the summary.
    const isCut = (wantsComment || targets.includes('review')) && !(0,comment/* resultText */.D6)(report).isWhole;
    const isUnseen = (wantsComment && posted.url === null) || (0,comment_posted/* isShownByReview */.T0)(report);
    const hasSummary = targets.includes('summary') || isCut || isUnseen;
    const outputs = await writeLocalResults(report, { ...first, commentUrl: posted.url, hasSummary }, ports);
    if (report.links.reportPath === null)
        artifacts.remove();
    const color = (0,terminal_color/* supportsColor */.W)(hostEnvironment.stdio.errIsTerminal, hostEnvironment.environment);
    const closing = closingLines(report, { color });
    if (hostEnvironment.onRunner)
        hostEnvironment.stdio.out((0,workflow_commands/* neutralize */.YI)(closing));
    else
        hostEnvironment.stdio.err(closing);
    const text = answerText(report.result);
    return {
        text: hostEnvironment.onRunner ? (0,workflow_commands/* neutralize */.YI)(text) : text,
        value: { ...report.result, reportPath: report.links.reportPath },
        outputs,
        failedWrites: all.writes.filter(({ outcome }) => outcome === 'failed').length,
    };
}
/** Writes the changes as a patch. What follows needs only its text, if it is one that a comment can have. */
async function patched(ended, ports) {
    if (ended.changes.length === 0)
        return { patch: '', files: {}, result: ended };
    const { writeChangesPatch } = await __webpack_require__.e(/* import() */ 6550).then(__webpack_require__.bind(__webpack_require__, 96550));
    const { path, text, notices } = writeChangesPatch(ended.changes, ports);
    const changes = ended.changes.map(({ patch: _, ...change }) => change);
    const result = { ...ended, changes, notices: [...ended.notices, ...notices] };
    return { patch: text, files: path === null ? {} : { patchPath: path }, result };
}
/** What all forms of the report have in common. Paths are named only if the files remain. */
function reportingOf(result, subject, ports) {
    const { redact, runContext, outputSchema, artifacts, hostEnvironment, files } = ports;
    const outgoing = (0,publish_outgoing/* outgoingOptionsOf */.I)(runContext.settings, hostEnvironment);
    const links = { run: (0,connections/* runUrl */.Vp)(hostEnvironment), reportPath: null, onRunner: hostEnvironment.onRunner };
    const options = { redact, links, subject, outgoing, outputSchema };
    const early = (0,report_report/* createReport */.c)(result, options);
    if (early.findings.length === 0 && !keepsDirectory(result, runContext.settings, hostEnvironment)) {
        return { result: { ...result, transcriptPath: null }, options, early };
    }
    const withPath = { ...links, ...files, reportPath: artifacts.write('report.md', '') };
    return { result, options: { ...options, links: withPath }, early: { ...early, links: withPath } };
}
/** Only for a pull request: in an issue, a commit would mean nothing to the reader. */
async function subjectOf({ runContext, coverage, lastCheck }) {
    const { event, pull } = runContext;
    const commit = event.item?.kind === 'pull-request' ? (pull?.commit ?? (await (0,writes/* reviewedSha */.cK)(runContext))) : null;
    const requestedBy = event.trigger.triggerComment === null ? null : (event.trigger.sender?.login ?? null);
    return {
        commit,
        requestedBy,
        ...(coverage === null ? {} : { coverage }),
        ...(lastCheck === null ? {} : { lastCheck }),
    };
}
/** Everything that is known before the first post. */
async function writeFirstResults({ result, early }, ports) {
    const { settings } = ports.runContext;
    const findingFiles = await findingsOf(early, ports);
    await writeFindingReportsOf(early, ports);
    const handoff = await handOff(early, ports);
    const files = { findingFiles, handoffPath: handoff.path, notices: handoff.notices };
    if (isPosting(result, settings)) {
        const report = { ...early, writes: (0,report_report/* cleaned */.L)(await pendingRows(result), ports.redact) };
        const outputs = await writeLocalResults(report, { ...files, commentUrl: null, hasSummary: true }, ports);
        await ports.setOutputs?.(outputs);
    }
    return files;
}
/** Most runs name no files for findings. */
async function writeFindingReportsOf(report, ports) {
    const { settings } = ports.runContext;
    if (settings['code-quality-report'] === undefined && settings['junit-report'] === undefined)
        return;
    const { writeFindingReports } = await __webpack_require__.e(/* import() */ 430).then(__webpack_require__.bind(__webpack_require__, 48049));
    const { findings, result } = report;
    const problem = (0,report_findings/* isAnalysis */.F3)(result.conclusion) ? null : result;
    await writeFindingReports({ findings, problem }, { ...ports, settings });
}
function withNotices(result, notices) {
    return { ...result, notices: [...result.notices, ...notices] };
}
/** The result as a review and as a check run, if requested. */
async function postsOf(report, ports) {
    const { publish: targets } = ports.runContext.settings;
    const nothing = { rows: [], notices: [], needsComment: false };
    if (!targets.includes('review') && !targets.includes('check'))
        return nothing;
    const { checkResult, reviewResult } = await __webpack_require__.e(/* import() */ 2504).then(__webpack_require__.bind(__webpack_require__, 72504));
    const wantsReview = targets.includes('review') && !(0,comment_posted/* isShownByReview */.T0)(report);
    const review = wantsReview ? await reviewResult(report, ports) : { rows: [], problem: null };
    const check = targets.includes('check') ? [await checkResult(report, ports)] : [];
    const notices = review.problem === null ? [] : [`The result was not posted as a review: ${review.problem}`];
    return { rows: [...review.rows, ...check], notices, needsComment: review.problem !== null };
}
async function findingsOf(report, { artifacts, hostEnvironment, runContext }) {
    // Without a report, the directory does not remain.
    if (report.links.reportPath === null || !(0,report_findings/* reportsFindings */.aP)(report, runContext.settings))
        return null;
    const { publishFindings } = await __webpack_require__.e(/* import() */ 4167).then(__webpack_require__.bind(__webpack_require__, 84167));
    const annotate = hostEnvironment.onRunner && runContext.settings.publish.includes('annotations');
    return publishFindings(report, { artifacts, stdio: hostEnvironment.stdio, annotate });
}
/** The text for standard output: with an output schema only the JSON, without the model's text around it. */
function answerText({ text, structured }) {
    return structured === undefined ? text : JSON.stringify(structured, null, 2);
}
/** The file for a second workflow, next to the report, if it is requested. */
async function handOff({ result, findings }, { artifacts, runContext }) {
    const { event, settings } = runContext;
    if (!settings.publish.includes('handoff'))
        return { path: null, notices: [] };
    const { headSha } = event;
    if (headSha === null)
        return { path: null, notices: ['The event names no commit, so no hand-off file was written.'] };
    const { handoffOf } = await __webpack_require__.e(/* import() */ 393).then(__webpack_require__.bind(__webpack_require__, 50393));
    const handoff = handoffOf(result, findings, headSha);
    return { path: artifacts.writeRedacted('handoff.json', `${JSON.stringify(handoff, null, 2)}\n`), notices: [] };
}


/***/ }),

/***/ 62103:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ writeSummaryFile),
/* harmony export */   p: () => (/* binding */ indentedBlock)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/** If the summary cannot be written, a warning is logged; the outputs are still set. */
async function writeSummaryFile(markdown, { log, writeSummary }) {
    try {
        await writeSummary?.(markdown);
    }
    catch (error) {
        log.warning(`The summary could not be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
    }
}
/** An indented block shows everything literally; a fence could be closed from inside. */
function indentedBlock(lines) {
    return lines.map((line) => `    ${line}`).join('\n');
}


/***/ }),

/***/ 45058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cK: () => (/* binding */ reviewedSha),
/* harmony export */   ee: () => (/* binding */ applyGitHubWrites),
/* harmony export */   q$: () => (/* binding */ publishContextOf),
/* harmony export */   wr: () => (/* binding */ withholding)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _github_writes_is_github_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54327);
/* harmony import */ var _github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84758);
/* harmony import */ var _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96668);
/* harmony import */ var _job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11456);
/* harmony import */ var _platform_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73948);
/* harmony import */ var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12673);
/* harmony import */ var _platform_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38287);
/* harmony import */ var _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93768);
/* harmony import */ var _report_comment_comment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53754);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3101);
/* harmony import */ var _report_sanitizer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79116);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20653);
/* harmony import */ var _pull_request_target_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99991);















/** Conclusions after which a half-done job must not publish anything. */
const withholding = new Set(['cancelled', 'denied', 'config-error', 'provider-error']);
/**
 * Applies the recorded writes once and returns the result of each, including the refused calls. Writes
 * `write-requests.json` to the artifacts directory if there was anything to record.
 */
async function applyGitHubWrites(result, ports) {
    const { artifacts, redact, log } = ports;
    // Redact before anything is shortened.
    const requests = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_10__/* .cleaned */ .L)(result.requests, redact);
    const writeRequests = requests.filter(_github_writes_is_github_write_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitHubWrite */ .J);
    const rows = [
        ...(writeRequests.length === 0 ? [] : await apply(writeRequests, result.conclusion, ports)),
        ...refusedWrites(result),
        ...unrecordedRows(result),
    ];
    if (rows.length === 0 && result.requests.length === 0)
        return [];
    for (const row of rows.filter(({ outcome }) => outcome === 'failed'))
        log.warning(`${row.what}: ${row.note}`);
    const written = { version: 1, requests, writes: (0,_report_report_js__WEBPACK_IMPORTED_MODULE_10__/* .cleaned */ .L)(rows, redact) };
    artifacts.writeRedacted('write-requests.json', `${JSON.stringify(written, null, 2)}\n`);
    return rows;
}
async function apply(writeRequests, conclusion, ports) {
    const { applyWriteRequests, withheld } = await __webpack_require__.e(/* import() */ 193).then(__webpack_require__.bind(__webpack_require__, 70193));
    if (withholding.has(conclusion))
        return withheld(writeRequests, 'unsuccessful-run', `The run ended as ${conclusion}.`);
    return await applyWriteRequests(writeRequests, await publishContextOf(writeRequests, conclusion, ports));
}
/** The target and options of writes; requires a token and a repository. */
async function publishContextOf(writeRequests, conclusion, ports) {
    const { event, settings } = ports.runContext;
    const token = settings['github-token'];
    // Without these, the tools are not offered.
    if (token === undefined || event.repository === null)
        throw new Error('writes were recorded with nowhere to go');
    const { createGitHubWriteClient } = await Promise.all(/* import() */[__webpack_require__.e(8343), __webpack_require__.e(8043)]).then(__webpack_require__.bind(__webpack_require__, 8043));
    const target = { owner: event.repository.owner, repo: event.repository.name, number: event.item?.number ?? 0 };
    return {
        github: createGitHubWriteClient((0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_6__/* .writeConnection */ .C0)(token, ports), target),
        sanitize: (text) => (0,_report_sanitizer_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeForPosting */ .R)(text, ports),
        key: settings['comment-key'],
        answer: (0,_report_comment_comment_js__WEBPACK_IMPORTED_MODULE_9__/* .answerPart */ .uR)(settings['comment-mode'], event.trigger.triggerComment),
        item: event.item?.kind ?? null,
        // Closing it is the answer for an item, but not for a job that reports regularly or for a person who asks again.
        afterClosed: event.item === null || event.trigger.triggerComment !== null,
        reviewedSha: writeRequests.some((request) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request).isAboutCommit)
            ? await reviewedSha(ports.runContext)
            : null,
        pull: pullRequestContextOf(ports),
        push: writeRequests.some((request) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request).target === 'push') ? await pushOf(ports) : null,
        footer: provenanceFooter(ports.runContext, ports.hostEnvironment),
        repositoryUrl: (0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_6__/* .repositoryUrl */ .Ek)(ports.hostEnvironment, event.repository),
        mayClose: event.item?.kind === 'issue' ? event.item.number : null,
        issueEnd: {
            expiresDays: settings['issue-expires-days'] ?? null,
            closesOlder: settings['issue-close-older'],
            now: _platform_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .m.now(),
        },
        whyCommentOnly: conclusion === 'success' ? null : `The run ended as ${conclusion}.`,
    };
}
function pullRequestContextOf({ collected, runContext, hostEnvironment, redact, }) {
    const target = (0,_pull_request_target_js__WEBPACK_IMPORTED_MODULE_12__/* .pullRequestTargetOf */ .F)(runContext, hostEnvironment);
    return collected === null || target === null
        ? null
        : { ...target, collected, holdsSecret: (content) => (0,_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSecret */ .TA)(content, redact) };
}
async function pushOf(ports) {
    const { collected, push = _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .noPushTarget */ .RH, patch = '', redact } = ports;
    if (collected === null)
        return null;
    const { pushContextOf } = await __webpack_require__.e(/* import() */ 2764).then(__webpack_require__.bind(__webpack_require__, 12764));
    return pushContextOf({ ...ports, collected, push, patch, holdsSecret: (content) => (0,_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSecret */ .TA)(content, redact) });
}
/** The head that the event names, else the checked-out commit. */
async function reviewedSha({ event, git }) {
    return event.headSha ?? (await git?.headSha().catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_types_js__WEBPACK_IMPORTED_MODULE_7__/* .GitProblem */ .U, () => null))) ?? null;
}
function unrecordedRows({ unrecorded = [] }) {
    return unrecorded.map(({ tool, label, reason }) => ({
        ...{ what: `${tool} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_13__/* .shorten */ .ml)(label, 80)}`, outcome: 'failed', url: null, note: reason, code: 'not-recorded' },
    }));
}
function refusedWrites({ denials }) {
    return denials
        .filter(({ tool }) => _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_8__/* .gitHubWriteTools */ .ue.includes(tool))
        .map(({ tool, label, reason }) => ({
        ...{ what: `${tool} ${label}`, outcome: 'refused', url: null, note: reason, code: 'call-refused' },
    }));
}
/**
 * Who made a post: the run, the person who asked for it, and the commit that it worked on. Without `@`, which would
 * notify that person of every post. Empty outside of a workflow.
 */
function provenanceFooter({ event, trustedSource, pull }, hostEnvironment) {
    const url = (0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_6__/* .runUrl */ .Vp)(hostEnvironment);
    if (!(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_14__/* .isLinkable */ .n1)(url))
        return '';
    const { triggerComment, sender } = event.trigger;
    const login = (triggerComment?.author ?? sender)?.login ?? event.actor;
    const commit = pull?.commit ?? event.headSha ?? trustedSource.commit;
    const person = login === null || !/^[\w.-]+(?:\[bot\])?$/.test(login) ? '' : ` for ${login.replace(/[_[\]]/g, '\\$&')}`;
    const place = commit === null ? '' : ` at commit ${commit.slice(0, 7)}`;
    return `<sub>By [this run of Sallyport](${url})${person}${place}.</sub>`;
}


/***/ }),

/***/ 9626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ reportMarkdown)
/* harmony export */ });
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74397);
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32622);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15250);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1359);
/* harmony import */ var _last_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96682);
/* harmony import */ var _sanitized_notice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49703);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92747);
/* harmony import */ var _writes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97979);









/**
 * The report as GitHub Markdown. Untrusted text is shown as data: it cannot hide or load anything, notify anyone, or
 * break out of its section. Sections without content are omitted.
 */
function reportMarkdown(report, sizes) {
    const { result, refused } = report;
    const sections = [
        `### ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .signOf */ .rL)(report)} ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report)}`,
        reasonLine(report),
        report.subject.lastCheck === undefined ? '' : (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .sentenceMarkdown */ .xG)((0,_last_check_js__WEBPACK_IMPORTED_MODULE_3__/* .lastCheckText */ .Q)(report.subject.lastCheck)),
        answerSection(report, sizes.text),
        report.findings.length === 0 ? '' : (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsSection */ .WT)(report.findings, sizes.rows),
        report.writes.length === 0 ? '' : (0,_writes_js__WEBPACK_IMPORTED_MODULE_6__/* .writesSection */ .M)(report.writes, sizes.rows),
        refused.length === 0 ? '' : (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .refusedSection */ .WZ)(report, sizes.rows),
        result.notices.length === 0 ? '' : (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .noticesSection */ .Z8)(result.notices),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .conditionParts */ .Mv)(result),
        result.changes.length === 0 ? '' : (0,_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .changesSection */ .H)(result.changes, sizes.diffs),
        footer(report),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
/** For a success with an answer, the reason would only repeat that there is one. */
function reasonLine({ result: { conclusion, reason }, answer }) {
    return conclusion === 'success' && answer.text !== '' ? '' : (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)(reason);
}
function answerSection({ answer: { text, changes }, links }, limit) {
    const whole = links.reportPath === null ? null : `in ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineCode */ .ti)(links.reportPath)}`;
    if (text === '')
        return '';
    const sanitized = changes.length === 0 ? [] : [`*Sanitized in this text: ${(0,_sanitized_notice_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizedNotice */ .G)(changes)}.*`];
    return ['---', (0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateMarkdown */ .o)(text, { limit, unit: 'characters', whole }), '---', ...sanitized].join('\n\n');
}
function footer({ result, links }) {
    const places = [
        ...((0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .isLinkable */ .n1)(links.run) ? [`[Run](${links.run})`] : []),
        ...(result.transcriptPath === null ? [] : [`transcript ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineCode */ .ti)(result.transcriptPath)}`]),
        ...(links.reportPath === null ? [] : [`report ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineCode */ .ti)(links.reportPath)}`]),
        ...(links.patchPath === undefined ? [] : [`patch ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineCode */ .ti)(links.patchPath)}`]),
    ];
    const kept = links.onRunner && result.transcriptPath !== null;
    const hint = kept ? ' (on the runner; `actions/upload-artifact` keeps them)' : '';
    return [(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .figures */ .u5)(result), places.length === 0 ? '' : `${places.join(' · ')}${hint}`]
        .filter((line) => line !== '')
        .join('\n\n');
}


/***/ }),

/***/ 26047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fx: () => (/* binding */ summaryLimitBytes),
/* harmony export */   wA: () => (/* binding */ wholeReport),
/* harmony export */   xw: () => (/* binding */ stepSummary)
/* harmony export */ });
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32622);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9626);


/** GitHub drops the whole step summary if it has 1 MiB or more. */
const summaryLimitBytes = 1024 * 1024 - 1;
/** The report for a file; only the diffs of very large changes are truncated. */
function wholeReport(report) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMarkdown */ .u)(report, {
        text: Number.MAX_SAFE_INTEGER,
        rows: 10_000,
        diffs: { total: 4_000_000, each: 500_000, files: 5_000 },
    });
}
/** Markdown to append to GITHUB_STEP_SUMMARY, at most 1 MiB. Ends with a line break. */
function stepSummary(report) {
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMarkdown */ .u)(report, {
        text: 500_000,
        rows: 500,
        diffs: { total: 200_000, each: 20_000, files: 200 },
    });
    const path = report.links.reportPath;
    const whole = path === null ? null : `in ${path}`;
    return `${(0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateMarkdown */ .o)(text, { limit: summaryLimitBytes, unit: 'bytes', whole }).trimEnd()}\n`;
}


/***/ }),

/***/ 42344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createChangeCounts),
/* harmony export */   j: () => (/* binding */ sumChanges)
/* harmony export */ });
function createChangeCounts() {
    const counts = new Map();
    return {
        add: (kind, count = 1) => void counts.set(kind, (counts.get(kind) ?? 0) + count),
        changes: () => [...counts].map(([kind, count]) => ({ kind, count })),
    };
}
/** The changes of several steps as one list. */
function sumChanges(...lists) {
    const sums = createChangeCounts();
    for (const { kind, count } of lists.flat())
        sums.add(kind, count);
    return sums.changes();
}


/***/ }),

/***/ 74568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   u: () => (/* binding */ sanitizePlain)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42344);


/** Scripts that need the zero-width joiner and non-joiner. */
const joining = [
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Syriac',
    'Tamil',
    'Telugu',
    'Tibetan',
]
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** Characters without a visible glyph: zero-width spaces, fillers, tag characters, misused variation selectors. */
const invisible = [
    '[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb',
    '\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]',
    '|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
    // An emoji is followed by one selector at most; on a digit it makes a key cap.
    '|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)',
    // A joiner joins the parts of an emoji, or shapes a letter of a script that has such shapes.
    `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`,
    `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`,
    `|(?<![${joining}])\\u200c`,
].join('');
/** Created on first use, because compiling the character classes takes milliseconds. */
let hiddenParts = null;
function parts() {
    hiddenParts ??= [
        // Half of a surrogate pair, left over from truncating or written to break a program.
        ['invisible-character', /\p{Surrogate}/gu],
        ..._plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSequences */ .TF.map((pattern) => ['terminal-sequence', pattern]),
        ['control-character', /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g],
        ['direction-mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g],
        ['invisible-character', new RegExp(invisible, 'gu')],
    ];
    return hiddenParts;
}
/**
 * The text without what a reader cannot see: terminal sequences, control characters, direction marks, invisible
 * characters, lone surrogates. Joiners and selectors are kept if a language or an emoji needs them. Every line break
 * becomes a newline. Idempotent; linear time.
 */
function withoutHidden(text, counts) {
    if (/^[\t\n\x20-\x7e]*$/.test(text))
        return text;
    let shown = text.replace(_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBreaks */ .r4, '\n');
    for (const [kind, pattern] of parts()) {
        shown = shown.replace(pattern, () => {
            counts.add(kind);
            return '';
        });
    }
    return shown;
}
/** For text other than Markdown: diffs, logs, file and branch names. Removes only what a reader cannot see. */
function sanitizePlain(text) {
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .createChangeCounts */ .P)();
    const shown = withoutHidden(text, counts);
    return { text: shown, changes: counts.changes() };
}


/***/ })

};
;