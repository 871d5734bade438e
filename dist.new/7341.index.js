"use strict";
exports.id = 7341;
exports.ids = [7341];
exports.modules = {

/***/ 15250:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ changesSection),
/* harmony export */   b: () => (/* binding */ collapsedChanges)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);
/* harmony import */ var _sanitize_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51061);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);




/** Changed files as a Markdown section with a collapsed diff per file; what exceeds the limits is counted instead. */
function changesSection(changes, limits) {
    const title = `#### Changed files (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(changes.length)}, ${figuresOf(changes)})`;
    return [title, ...blocksOf(changes, limits, folded)].join('\n\n');
}
/** The same as one collapsed section; that of a single file is its diff. Empty without changes. */
function collapsedChanges(changes, { isCommitted, ...limits }) {
    if (changes.length === 0)
        return '';
    const title = `Diff${isCommitted ? '' : ', not committed'}: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(changes.length, 'file')}, ${figuresOf(changes)}`;
    const blocks = blocksOf(changes, limits, changes.length === 1 ? unfolded : folded);
    return [`<details><summary>${title}</summary>`, ...blocks, '</details>'].join('\n\n');
}
const figuresOf = (changes) => `+${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(sum(changes, 'added'))} −${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(sum(changes, 'removed'))}`;
function blocksOf(changes, limits, show) {
    const blocks = [];
    let left = limits.total;
    for (const change of changes.slice(0, limits.files)) {
        const { text, omitted } = headOf(change.diff ?? '', Math.min(limits.each, left));
        left -= text.length;
        blocks.push(show(change, text, omitted));
    }
    const more = changes.length - blocks.length;
    if (more > 0)
        blocks.push(`And ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(more, 'more file')}.`);
    return blocks;
}
function sum(changes, field) {
    return changes.reduce((total, change) => total + change[field], 0);
}
/** Whole lines up to the limit, and the number of omitted lines. */
function headOf(diff, limit) {
    if (diff.length <= limit)
        return { text: diff, omitted: 0 };
    const text = diff.slice(0, Math.max(0, diff.lastIndexOf('\n', limit)));
    return { text, omitted: diff.slice(text.length).trim().split('\n').length };
}
function folded(change, diff, omitted) {
    const figures = change.diff === null ? '' : ` +${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(change.added)} −${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(change.removed)}`;
    const head = `<summary>${(0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlCode */ .h)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(change.path, 200))} ${change.kind}${figures}</summary>`;
    return [`<details>${head}`, ...bodyOf(change, diff, omitted), '</details>'].join('\n\n');
}
function unfolded(change, diff, omitted) {
    const name = diff === '' ? [`${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_3__/* .inlineCode */ .ti)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(change.path, 200))} ${change.kind}`] : [];
    return [...name, ...bodyOf(change, diff, omitted)].join('\n\n');
}
function bodyOf(change, diff, omitted) {
    const notes = [
        change.note ?? (change.diff === null ? 'No diff.' : ''),
        omitted > 0 ? `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(omitted, 'more line')} of the diff omitted.` : '',
    ];
    const note = notes.filter((text) => text !== '').join(' ');
    return [...(diff === '' ? [] : [(0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .O)(diff, 'diff')]), ...(note === '' ? [] : [(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_3__/* .literalMarkdown */ .ft)(note)])];
}


/***/ }),

/***/ 59046:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sandboxSentences)
/* harmony export */ });
/* unused harmony export unconfined */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);

const mostHosts = 20;
/** What confined the commands, and which hosts they reached: sentences. Empty if no command could have run. */
function sandboxSentences(sandbox) {
    if (sandbox === undefined)
        return [];
    const { level, reason, reached, blocked } = sandbox;
    return [
        `Sandbox: ${level}. ${reason}`,
        ...(level === 'none' ? [unconfined] : []),
        ...(reached.length === 0 ? [] : [`Hosts that commands reached: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(reached, mostHosts)}.`]),
        ...(blocked.length === 0 ? [] : [`Hosts that commands could not reach: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(blocked, mostHosts)}.`]),
    ];
}
/** What a permitted command can do without a sandbox. */
const unconfined = 'Commands that the rules permit can read and change everything that this job can, and reach every host.';


/***/ }),

/***/ 49703:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sanitizedNotice)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);

const words = {
    'control-character': ['control character', 'control characters'],
    'terminal-sequence': ['terminal sequence', 'terminal sequences'],
    'direction-mark': ['direction mark', 'direction marks'],
    'invisible-character': ['invisible character', 'invisible characters'],
    homoglyph: ['word with homoglyphs', 'words with homoglyphs'],
    entity: ['entity', 'entities'],
    tag: ['HTML tag', 'HTML tags'],
    'hidden-element': ['hidden element', 'hidden elements'],
    image: ['image', 'images'],
    'link-title': ['link title', 'link titles'],
    'link-definition': ['link definition', 'link definitions'],
    link: ['link to another host', 'links to other hosts'],
    mention: ['mention', 'mentions'],
    'closing-word': ['closing word', 'closing words'],
    reference: ['reference to another repository', 'references to other repositories'],
    'slash-command': ['slash command', 'slash commands'],
    fence: ['open fence', 'open fences'],
    mathematics: ['text with formulas', 'texts with formulas'],
    'unresolvable-markup': ['piece of unresolvable markup', 'pieces of unresolvable markup'],
};
/** `2 mentions, 1 image`: what was sanitized, in trusted words. Empty for no changes. */
function sanitizedNotice(changes) {
    return changes.map(({ kind, count }) => (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count, ...words[kind])).join(', ');
}


/***/ }),

/***/ 92747:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ conditionParts),
/* harmony export */   WZ: () => (/* binding */ refusedSection),
/* harmony export */   Z8: () => (/* binding */ noticesSection),
/* harmony export */   u5: () => (/* binding */ figures)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54539);
/* harmony import */ var _sanitize_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51061);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20653);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
/* harmony import */ var _sandbox_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59046);
/* harmony import */ var _suggested_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19326);







/** The refused calls in a table, and the rules that would allow them; `limit` is the number of rows and of rules. */
function refusedSection(report, limit) {
    const { refused } = report;
    const total = refused.reduce((sum, { times }) => sum + times, 0);
    const groups = (0,_suggested_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByRule */ .RJ)(refused);
    const rows = groups.slice(0, limit).map(row);
    const more = groups.slice(limit).reduce((sum, { calls }) => sum + calls.length, 0);
    return [
        `#### Refused calls (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(total)})`,
        ['| Tool | Call | Why | Allowed by |', '| --- | --- | --- | --- |', ...rows].join('\n'),
        ...(more > 0 ? [`And ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more, 'more refused call')}.`] : []),
        ...refused.slice(0, limit).flatMap(previewOf),
        ...suggestions(report, limit),
        ...((0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .isAllRefused */ .W2)(report.result) ? ['To end such a run as failed: `on-denied: fail`.'] : []),
    ].join('\n\n');
}
const maxPreview = 3_000;
/** The change that a refused call would have made, collapsed. */
function previewOf({ tool, label, preview }) {
    if (preview === undefined)
        return [];
    const head = `<summary>${(0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(`${tool} ${label}`, 200))}: the refused change</summary>`;
    return [`<details>${head}`, (0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .O)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(preview, maxPreview), 'diff'), '</details>'];
}
/** Rules that would allow the calls, as workflow input or as flags, and the number of rules that are not shown. */
function suggestions({ suggested, unpasteable, links }, limit) {
    const shown = suggested.slice(0, limit);
    const more = suggested.length - shown.length;
    const place = links.reportPath === null ? 'not shown' : 'in the report';
    const notes = [
        ...(more > 0 ? [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more, 'more rule is', 'more rules are')} ${place}.`] : []),
        ...(unpasteable > 0
            ? [
                `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(unpasteable, 'more rule', 'more rules')} cannot be shown safely: too long, or with unusual characters.`,
            ]
            : []),
    ];
    const block = links.onRunner
        ? ['To allow them, add the rules that the job needs to the step:', (0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .O)((0,_suggested_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .allowBlock */ .tR)(shown), 'yaml')]
        : [
            'To allow them, add the flags that the job needs to the command:',
            (0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .O)(shown.map(_suggested_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .allowFlag */ .Q$).join('\n'), 'text'),
        ];
    return [...(shown.length === 0 ? [] : block), ...(notes.length === 0 ? [] : [notes.join(' ')])];
}
/** Calls in a cell; the others are counted. */
const maxCalls = 5;
function row({ calls, reason, suggest }) {
    const [{ tool, origin } = { tool: '', origin: 'model' }] = calls;
    const who = origin === 'prompt' ? ' (requested by the prompt)' : '';
    const rules = suggest.map((rule) => (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineCode */ .ti)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(rule, 200))).join(' ') || 'no rule';
    const shown = calls.slice(0, maxCalls).map(({ label, times }) => {
        const repeated = times === 1 ? '' : ` (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(times)} times)`;
        return `${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineCode */ .ti)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(label, 200))}${repeated}`;
    });
    const more = calls.length > maxCalls ? [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(calls.length - maxCalls)} more`] : [];
    const cell = [...shown, ...more].join('<br>');
    return `| ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .literalMarkdown */ .ft)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(tool, 100))} | ${cell} | ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .sentenceMarkdown */ .xG)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(reason, 300))}${who} | ${rules} |`;
}
/** What a reader should know about the run. */
function noticesSection(notices) {
    return ['#### Notices', notices.map((notice) => `- ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .sentenceMarkdown */ .xG)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(notice, 500))}`).join('\n')].join('\n\n');
}
/** The conditions of the run: its instructions, its sources and its sandbox, each empty if there is nothing to show. */
function conditionParts({ loadedInstructions, provenance, sandbox }) {
    return [
        instructionsLine(loadedInstructions ?? []),
        provenance === undefined ? '' : provenanceLines(provenance),
        (0,_sandbox_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .sandboxSentences */ .o)(sandbox).map(_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .literalMarkdown */ .ft).join(' '),
    ];
}
/** The instructions that the model received in addition to the prompt, with their files. Empty if there were none. */
function instructionsLine(loaded) {
    const shown = loaded.slice(0, maxInstructions).map(({ kind, path, bytes }) => {
        const name = (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineCode */ .ti)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(path, 200));
        return kind === 'skill' ? `skill ${name}` : `${name} (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(bytes, 'byte')})`;
    });
    const more = loaded.length - shown.length;
    const rest = more > 0 ? [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} more`] : [];
    return loaded.length === 0 ? '' : `Instructions loaded: ${[...shown, ...rest].join(', ')}.`;
}
const maxInstructions = 30;
/** The share of the input that was read from the cache. */
function cachedShare({ cacheReadTokens, inputTokens }) {
    return `${String(Math.round((100 * cacheReadTokens) / Math.max(1, inputTokens)))} %`;
}
/** What the run used; an unknown price is reported or omitted. Empty for a job that never called a model. */
function figures({ turns, model, toolCalls, usage, costUsd, durationMs, prompt }, saysUnknownPrice = true) {
    if (turns === 0 && usage.inputTokens === 0)
        return '';
    const cached = [
        ...(usage.cacheReadTokens > 0
            ? [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(usage.cacheReadTokens)} or ${cachedShare(usage)} from the cache`]
            : []),
        ...(usage.cacheWriteTokens > 0 ? [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(usage.cacheWriteTokens)} into it`] : []),
    ];
    const input = `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(usage.inputTokens)} tokens in${cached.length === 0 ? '' : ` (${cached.join(', ')})`}`;
    const parts = [
        (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineCode */ .ti)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(model, 100)),
        `prompt ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineCode */ .ti)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(prompt, 200))}`,
        (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(turns, 'turn'),
        (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(toolCalls, 'tool call'),
        input,
        `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(usage.outputTokens)} out`,
        ...(costUsd === null && !saysUnknownPrice ? [] : [(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(costUsd)]),
        (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs),
    ];
    return parts.join(' · ');
}
/** Maximum number of sentences about omissions. */
const maxSentences = 20;
/** The commit that the run trusted, and what was omitted from the model's context. Empty if there is nothing to report. */
function provenanceLines({ trustedCommit, omitted }) {
    const more = omitted.length - maxSentences;
    const trusted = `Trusted commit: ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineCode */ .ti)(trustedCommit ?? '')}. Prompt, configuration, commands, skills and instruction files come from it.`;
    return [
        ...(trustedCommit === null ? [] : [trusted]),
        ...omitted.slice(0, maxSentences).map((sentence) => (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .literalMarkdown */ .ft)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(sentence, 500))),
        ...(more > 0 ? [`And ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more, 'more omission')}.`] : []),
    ].join('\n\n');
}


/***/ }),

/***/ 19326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ unpasteableRules),
/* harmony export */   Q$: () => (/* binding */ allowFlag),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   fE: () => (/* binding */ suggestedRules),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   tR: () => (/* binding */ allowBlock),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** In the order of first occurrence. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.label, denial.reason, denial.origin]);
        groups.set(key, { ...denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
/** In the order of the first call. */
function groupByRule(refused) {
    const groups = new Map();
    for (const call of refused) {
        const { tool, reason, suggest, times, origin } = call;
        const key = JSON.stringify([tool, reason, suggest, origin]);
        const { calls = [], times: before = 0 } = groups.get(key) ?? {};
        groups.set(key, { calls: [...calls, call], reason, suggest, times: before + times });
    }
    return [...groups.values()];
}
/**
 * Every rule that would have allowed a refused call, without duplicates, if it can be shown safely for pasting. A rule's
 * text comes from a command that a model wrote, so rules are omitted that would change the file around them (line breaks,
 * a workflow expression) or look different from what they are (invisible characters).
 */
function suggestedRules(denials) {
    return everyRule(denials).filter(isPasteable);
}
/** Number of rules that would have allowed a refused call but cannot be shown safely. */
function unpasteableRules(denials) {
    return everyRule(denials).filter((rule) => !isPasteable(rule)).length;
}
function everyRule(denials) {
    return [...new Set(denials.flatMap(({ suggest }) => suggest))];
}
function isPasteable(rule) {
    return (rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes('${{') && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule));
}
/** The workflow input that allows these rules. */
function allowBlock(rules) {
    return ['allow: |', ...rules.map((rule) => `  ${rule}`)].join('\n');
}
/** The same for one rule, on one line. It is quoted if YAML would give a colon or a number sign in it a meaning. */
function allowLine(rule) {
    return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
}
/** A rule as a command-line flag for pasting. */
function allowFlag(rule) {
    return `--allow '${rule.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 97979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ writesSection),
/* harmony export */   x: () => (/* binding */ writeLines)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54539);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);



const signs = {
    created: '✅ posted',
    updated: '✅ updated',
    unchanged: '✅ already there',
    'fell back': '↪️ posted differently',
    withheld: '⏸️ not posted',
    refused: '⛔ refused',
    failed: '❌ failed',
};
/** The result of each write, as a Markdown section. */
function writesSection(rows, limit) {
    const shown = rows.slice(0, limit);
    const more = rows.length - shown.length;
    const lines = shown.map(({ what, outcome, url, note }) => {
        const sign = (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .isLinkable */ .n1)(url) ? `[${signs[outcome]}](${url})` : signs[outcome];
        return `| ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(what, 200))} | ${sign} | ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceMarkdown */ .xG)((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(note, 300))} |`;
    });
    return [
        '#### Writes',
        ['| Write | Outcome | Note |', '| --- | --- | --- |', ...lines].join('\n'),
        ...(more > 0 ? [`And ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more, 'more')}.`] : []),
    ].join('\n\n');
}
/** The same as lines for a terminal or a log. */
function writeLines(rows) {
    return rows.map(({ what, outcome, url, note }) => [`${outcome.padEnd(9)} ${what}`, note, url ?? ''].filter((text) => text !== '').join('  '));
}


/***/ }),

/***/ 32622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ truncateMarkdown)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);


const nothingOpen = { fence: null, details: 0 };
/**
 * Markdown that fits the limit. Text that is too long ends at the end of a line, outside fences and `details` elements
 * if possible; otherwise these are closed. A single line that is too long ends between words, outside code, links and
 * tags; a table row is removed as a whole. A note gives the sizes and where the whole text is. Text that fits is
 * returned unchanged, so truncating again changes nothing.
 */
function truncateMarkdown(text, options) {
    const size = (piece) => (options.unit === 'bytes' ? Buffer.byteLength(piece) : piece.length);
    if (size(text) <= options.limit)
        return text;
    const note = noteFor(size(text), options);
    const room = options.limit - size(note) - size('\n\n');
    const kept = room <= 0 ? '' : lastFitting(text, room, size);
    const cut = kept === '' ? note : `${kept}\n\n${note}`;
    return size(cut) <= options.limit ? cut : '';
}
function noteFor(size, { limit, unit, whole }) {
    const place = whole === null ? '' : ` The whole text is ${whole}.`;
    return `*Truncated here: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(limit)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size)} ${unit} fit.${place}*`;
}
function lastFitting(text, room, size) {
    let best = { end: 0, open: nothingOpen };
    let bestClosed = best;
    let open = nothingOpen;
    let [start, used] = [0, 0];
    for (const line of text.split('\n')) {
        const next = openAfter(line, open);
        const needed = used + size(line);
        if (needed > room) {
            const end = partOfLine(line, open, (piece) => used + size(piece) + closing(open).length <= room);
            if (end > 0)
                best = { end: start + end, open };
            break;
        }
        if (needed + closing(next).length <= room) {
            best = { end: start + line.length, open: next };
            if (next.fence === null && next.details === 0)
                bestClosed = best;
        }
        open = next;
        start += line.length + 1;
        used = needed + 1;
    }
    const { end, open: left } = bestClosed.end * 2 >= best.end ? bestClosed : best;
    return `${text.slice(0, end)}${closing(left)}`.trimEnd();
}
function openAfter(line, open) {
    if (open.fence !== null) {
        const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? '';
        return end.startsWith(open.fence) ? { ...open, fence: null } : open;
    }
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null)
        return { ...open, fence };
    if (!/^ {0,3}<\/?details\b/i.test(line))
        return open;
    const change = (line.match(/<details\b/gi)?.length ?? 0) - (line.match(/<\/details>/gi)?.length ?? 0);
    return { fence, details: Math.max(0, open.details + change) };
}
/** Closes everything that is open, starting on the next line; ASCII only. */
function closing({ fence, details }) {
    return `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(details)}`;
}
/** How much of the line fits; 0 for a table row, for HTML, and for the line that opens a fence. */
function partOfLine(line, { fence }, fits) {
    if (fence === null && /^\s*(?:\||<|`{3}|~{3})/.test(line))
        return 0;
    let [low, high] = [0, line.length];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(line.slice(0, middle)))
            low = middle;
        else
            high = middle - 1;
    }
    return fence === null ? safeEnd(line, low) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, low).length;
}
/** A code span, link or tag that is longer was never closed; what follows is plain text. */
const longestSpan = 2000;
/** The last blank up to `end` outside code spans, links and tags; 0 if there is none. */
function safeEnd(line, end) {
    let safe = 0;
    let inside = null;
    for (const { 0: sign, index } of line.slice(0, end + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
        if (inside !== null && index - inside.since > longestSpan)
            inside = null;
        if (inside !== null) {
            if (sign === inside.until)
                inside = null;
            else if (sign === '](' && inside.until === ']')
                inside = { until: ')', since: inside.since };
        }
        else if (sign.startsWith('`'))
            inside = { until: sign, since: index };
        else if (sign === '[')
            inside = { until: ']', since: index };
        else if (sign === '<')
            inside = { until: '>', since: index };
        else if (/^\s/.test(sign))
            safe = index;
    }
    return safe;
}


/***/ })

};
;