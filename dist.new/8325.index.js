"use strict";
exports.id = 8325;
exports.ids = [8325];
exports.modules = {

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


/***/ }),

/***/ 68325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   remember: () => (/* binding */ remember)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54539);
/* harmony import */ var _sanitize_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42344);
/* harmony import */ var _sanitize_hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74568);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20653);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90579);
/* harmony import */ var _change_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47225);






/** More facts would fill the context of every run. */
const maxFacts = 200;
const staleDays = 90;
const millisecondsPerDay = 86_400_000;
/** The last change of each file: calls of sub-agents run at the same time, and none may lose the fact of another. */
const changes = new Map();
/** Adds, removes or lists facts. Changes of one file are made one after the other. */
async function remember(call, ports) {
    const key = ports.files.resolve(ports.path);
    const before = changes.get(key) ?? Promise.resolve();
    const change = before.catch(() => undefined).then(() => changeNow(call, ports));
    changes.set(key, change);
    try {
        return await change;
    }
    finally {
        if (changes.get(key) === change)
            changes.delete(key);
    }
}
async function changeNow({ action, fact: given = '' }, ports) {
    const { path, files, knownFiles, now } = ports;
    const found = await (0,_change_file_js__WEBPACK_IMPORTED_MODULE_2__/* .fileToChange */ .I6)(path, ports);
    if (typeof found === 'object' && 'problem' in found)
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .failedOutput */ .tK)(found.problem);
    const file = found === 'missing' ? { text: '', encoding: 'utf-8', hasMark: false } : found.file;
    const facts = factsIn(file.text);
    const reminder = staleReminder(facts, now());
    if (action === 'list')
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .textOutput */ .rE)([...facts.map(({ line }) => line), ...(facts.length === 0 ? ['No facts are stored.'] : reminder)].join('\n'));
    // A model may copy a whole line of the list.
    const fact = oneFact(action === 'remove' ? given.replace(/ \(\d{4}-\d{2}-\d{2}\)\s*$/, '') : given);
    if (fact === '')
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .failedOutput */ .tK)('fact must contain text.');
    // People write facts too, with markup that is removed from what a model gives.
    const known = facts.find(({ text }) => oneFact(text) === fact);
    if (action === 'add') {
        if (known !== undefined)
            return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .textOutput */ .rE)('This fact is stored already.');
        if (facts.length >= maxFacts)
            return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .failedOutput */ .tK)(`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(maxFacts, 'fact')} are stored already. Remove those that are no longer true.`);
    }
    else if (known === undefined) {
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .failedOutput */ .tK)(`${path} does not contain this fact. List the facts to see their text.`);
    }
    const text = known === undefined ? addFact(file.text, fact, today(now())) : removeFact(file.text, known.text);
    const done = action === 'add' ? `Stored in ${path}: ${fact}` : `Removed from ${path}: ${fact}`;
    const output = await (0,_change_file_js__WEBPACK_IMPORTED_MODULE_2__/* .saveText */ .L8)(path, { ...file, text }, ports, [done, ...reminder].join('\n'));
    // The model has not seen the rest of the file.
    if (output.isError !== true)
        knownFiles.forget(files.resolve(path));
    return output;
}
/**
 * One line that is nothing but text where later runs read it: it begins no heading, list, code block or comment,
 * imports no file and contains no invisible characters.
 */
function oneFact(text) {
    return (0,_sanitize_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutHidden */ .P)(text, (0,_sanitize_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .createChangeCounts */ .P)())
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/`{3,}|~{3,}/g, "'")
        .replaceAll(/(?<![\w.])@+/g, '')
        .replaceAll('<', '&lt;')
        .replace(/^(?:[-*+#>=|\s]|\d{1,9}[.)]\s)+/, '')
        .trim();
}
function today(now) {
    return new Date(now).toISOString().slice(0, 10);
}
function staleReminder(facts, now) {
    const stale = facts.filter(({ date }) => date !== null && now - Date.parse(date) > staleDays * millisecondsPerDay);
    if (stale.length === 0)
        return [];
    return [
        `Older than ${String(staleDays)} days; check those that concern this task, and remove what is no longer true:`,
        ...stale.map(({ line }) => line),
    ];
}
/** The section of a file with facts: a heading, then one list item per fact with the day on which it was stored. */
/** New sections get the first heading; the others are those of older tools. */
const headings = ['## Remembered facts', '## Qwen Added Memories', '## Gemini Added Memories'];
function factsIn(text) {
    const section = sectionOf(text);
    if (section === null)
        return [];
    return section.lines.slice(section.start, section.end).flatMap((line) => factOf(line) ?? []);
}
/** The text with one more fact at the end of the section; everything else stays as it is. */
function addFact(text, fact, date) {
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    const item = `- ${fact} (${date})`;
    const section = sectionOf(text);
    if (section === null) {
        const body = text.trimEnd();
        return `${body === '' ? '' : `${body}${lineEnd}${lineEnd}`}${headings[0]}${lineEnd}${lineEnd}${item}${lineEnd}`;
    }
    const { lines, start, end } = section;
    const last = lines.slice(start, end).findLastIndex((line) => line.trim() !== '');
    const at = last === -1 ? start : start + last + 1;
    const before = last === -1 && at === start ? [''] : [];
    const rest = lines.slice(at);
    return [...lines.slice(0, at), ...before, item, ...(rest.length === 0 ? [''] : rest)].join(lineEnd);
}
/** The text without the fact. */
function removeFact(text, fact) {
    const section = sectionOf(text);
    if (section === null)
        return text;
    const { lines, start, end } = section;
    const isRemoved = (line, at) => at >= start && at < end && factOf(line)?.text === fact;
    return lines.filter((line, at) => !isRemoved(line, at)).join(text.includes('\r\n') ? '\r\n' : '\n');
}
function factOf(line) {
    const [, text, date] = /^[-*] (.*?)(?: \((\d{4}-\d{2}-\d{2})\))?\s*$/.exec(line) ?? [];
    return text === undefined || text === '' ? null : { text, date: date ?? null, line };
}
/** The lines from after a heading outside of code blocks to before the next heading of its level or above. */
function sectionOf(text) {
    const lines = text.split(/\r?\n/);
    const isCode = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .linesInCode */ .md)(lines);
    const at = lines.findIndex((line, index) => isCode[index] !== true && headings.some((one) => one === line.trimEnd()));
    if (at === -1)
        return null;
    const next = lines.findIndex((line, index) => index > at && isCode[index] !== true && /^##? /.test(line));
    return { lines, start: at + 1, end: next === -1 ? lines.length : next };
}


/***/ })

};
;