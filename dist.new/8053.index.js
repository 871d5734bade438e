"use strict";
exports.id = 8053;
exports.ids = [8053,291];
exports.modules = {

/***/ 28053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  editFile: () => (/* binding */ editFile),
  editSeveral: () => (/* binding */ editSeveral),
  previewEdit: () => (/* binding */ previewEdit)
});

// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/tools/files/change-file.js
var change_file = __webpack_require__(47225);
// EXTERNAL MODULE: ./lib/tools/files/change-preview.js
var change_preview = __webpack_require__(10291);
// EXTERNAL MODULE: ./lib/tools/output.js
var output = __webpack_require__(90579);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/tools/edit/edit-problem.js


const maxLinesNamed = 10;
/** How the old text was matched, for the model; empty for a literal match. */
const strategyNotes = {
    exact: '',
    homoglyphs: ' old_string was not found literally; it was matched by treating similar quotes, dashes and spaces as equal.',
    'trailing-whitespace': ' old_string was not found literally; it was matched by ignoring whitespace at line ends and treating similar quotes, dashes and spaces as equal.',
    indentation: ' old_string was not found literally; it was matched with another indentation, and new_string was indented like the file.',
    escapes: ' old_string was not found literally; old_string and new_string were unescaped (\\n, \\t, \\").',
};
/** Why nothing was replaced, and what to do. `text` is that of the file. */
function explainProblem(path, replaced, { text, newText }) {
    switch (replaced.kind) {
        case 'unchanged':
            return 'The new text equals the old text; nothing was changed.';
        case 'ambiguous':
            return (`old_string occurs ${replaced.lines.length} times in ${path} (${named(replaced.lines)}). ` +
                'Add surrounding lines to make it unique, or set replace_all.');
        case 'unexpected':
            return `old_string occurs ${(0,format_number/* formatCount */.B4)(replaced.lines.length, 'time')} in ${path} (${named(replaced.lines)}), not ${replaced.expected}; nothing was changed.`;
        case 'not-found': {
            const near = replaced.nearest;
            const hint = near === null ? '' : ` The most similar line is line ${near.line}:\n${(0,lib_text/* startOf */.GH)(near.text, 500)}`;
            const isDone = newText.trim().length > 10 && text.replaceAll('\r\n', '\n').includes(newText);
            const done = isDone ? ' new_string is in the file already.' : '';
            return `old_string does not occur in ${path}; whitespace and line breaks must match.${done} Read the file again.${hint}`;
        }
    }
}
function named(lines) {
    return `lines ${lines.slice(0, maxLinesNamed).join(', ')}${lines.length > maxLinesNamed ? ' …' : ''}`;
}

// EXTERNAL MODULE: ./lib/lazy-reg-exp.js
var lazy_reg_exp = __webpack_require__(5113);
// EXTERNAL MODULE: ./lib/tools/files/text-file.js
var text_file = __webpack_require__(83060);
// EXTERNAL MODULE: ./lib/tools/edit/edit-match.js
var edit_match = __webpack_require__(2485);
;// CONCATENATED MODULE: ./lib/tools/edit/edit-text.js



/**
 * Replaces text literally (`$` has no meaning). Line breaks are compared as LF, and only the replaced part is written:
 * every other byte stays, even if CRLF and LF are mixed. `oldText` is not empty.
 */
function replaceText(text, { oldText, newText, all, expected = null }) {
    const unix = text.replaceAll('\r\n', '\n');
    const [wanted, wantedReplacement] = [oldText.replaceAll('\r\n', '\n'), newText.replaceAll('\r\n', '\n')];
    const { found, strategy, replacement } = (0,edit_match/* findMatches */.N)(unix, wanted, wantedReplacement);
    if (found.length === 0)
        return { kind: 'not-found', nearest: nearestLine(unix, wanted) };
    const lines = () => found.map(({ start }) => unix.slice(0, start).split('\n').length);
    // These strategies may find a place that was not meant: they must find exactly one.
    const isUncertain = strategy === 'indentation' || strategy === 'escapes';
    if (expected !== null && found.length !== expected)
        return { kind: 'unexpected', lines: lines(), expected };
    if (found.length > 1 && (isUncertain || (!all && expected === null)))
        return { kind: 'ambiguous', lines: lines() };
    const lineEnd = (0,text_file/* hasWindowsLineEnds */.M5)(text) ? '\r\n' : '\n';
    const toOriginal = positionsWithReturns(text);
    const pieces = [];
    let at = 0;
    for (const match of found) {
        const { start, end } = replacement === '' ? includingLineBreak(unix, match) : match;
        pieces.push(text.slice(at, toOriginal(start)), replacement.replaceAll('\n', lineEnd));
        at = toOriginal(end);
    }
    const result = pieces.join('') + text.slice(at);
    return result === text ? { kind: 'unchanged' } : { kind: 'replaced', text: result, count: found.length, strategy };
}
/** Deleted whole lines include their line break; otherwise an empty line would remain. */
function includingLineBreak(text, { start, end }) {
    const beginsLine = start === 0 || text[start - 1] === '\n';
    const isWhole = beginsLine && text[end] === '\n' && text[end - 1] !== '\n';
    return { start, end: isWhole ? end + 1 : end };
}
/** Maps a position in the LF text to the original text. */
function positionsWithReturns(text) {
    const returns = [];
    for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2))
        returns.push(at - returns.length);
    return (position) => {
        // Binary search for the number of line breaks before the position.
        let [low, high] = [0, returns.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((returns[middle] ?? 0) < position)
                low = middle + 1;
            else
                high = middle;
        }
        return position + low;
    };
}
/** The line most similar to the first non-empty line of the wanted text. */
function nearestLine(text, wanted) {
    const firstLine = wanted.split('\n').find((line) => line.trim() !== '');
    if (firstLine === undefined)
        return null;
    const words = wordsOf(firstLine);
    let best = null;
    let bestScore = 0.5;
    for (const [index, line] of text.split('\n').entries()) {
        const score = similarity(words, wordsOf(line));
        if (score > bestScore) {
            best = { line: index + 1, text: line };
            bestScore = score;
        }
    }
    return best;
}
const wordOrSign = (0,lazy_reg_exp/* lazyRegExp */.e)(String.raw `[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, 'gu');
function wordsOf(line) {
    return new Set(line.match(wordOrSign()) ?? []);
}
/** The share of common words (Jaccard index). */
function similarity(a, b) {
    const shared = [...a].filter((word) => b.has(word)).length;
    return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

;// CONCATENATED MODULE: ./lib/tools/edit/edit-file.js






/** The diff of a replacement; see previewOf. */
async function previewEdit(path, files, { old_string: oldText, new_string: newText, replace_all: all = false }) {
    return await (0,change_preview.previewOf)(path, files, (text) => {
        if (oldText === '')
            return text === '' ? newText : null;
        const replaced = replaceText(text, { oldText, newText, all });
        return replaced.kind === 'replaced' ? replaced.text : null;
    });
}
/** Makes one replacement in a file, or creates it. */
async function editFile(path, ports, call) {
    const { old_string: oldText, new_string: newText } = call;
    const { files } = ports;
    const found = await (0,change_file/* fileToChange */.I6)(path, ports);
    if (found === 'missing') {
        if (oldText !== '')
            return (0,output/* failedOutput */.tK)(`${path} does not exist. To create it, leave old_string empty, or use Write.`);
        return await (0,change_file/* saveText */.L8)(path, newFile(newText), ports, `Created ${files.relative(files.resolve(path))}.`);
    }
    if (oldText === '')
        return (0,output/* failedOutput */.tK)(`${path} already exists. To change it, set old_string; to replace all of it, use Write.`);
    if (oldText === newText)
        return (0,output/* failedOutput */.tK)('old_string and new_string are the same; nothing was changed.');
    if ('problem' in found)
        return (0,output/* failedOutput */.tK)(found.problem);
    const { text } = found.file;
    const replaced = replaceIn(text, call);
    if (replaced.kind !== 'replaced')
        return (0,output/* failedOutput */.tK)(explainProblem(path, replaced, { text, newText }));
    const done = `Replaced ${(0,format_number/* formatCount */.B4)(replaced.count, 'occurrence')} in ${files.relative(path)}.`;
    return await (0,change_file/* saveText */.L8)(path, { ...found.file, text: replaced.text }, ports, `${done}${strategyNotes[replaced.strategy]}`);
}
function replaceIn(text, { old_string: oldText, new_string: newText, replace_all: all = false, expected_replacements: expected }) {
    return replaceText(text, { oldText, newText, all, ...(expected === undefined ? {} : { expected }) });
}
function newFile(text) {
    return { text, encoding: 'utf-8', hasMark: false };
}
/** Makes several replacements in a file, or none. */
async function editSeveral(path, ports, edits) {
    const found = await (0,change_file/* fileToChange */.I6)(path, ports);
    if (found === 'missing')
        return (0,output/* failedOutput */.tK)(`${path} does not exist. To create it, use Write.`);
    if ('problem' in found)
        return (0,output/* failedOutput */.tK)(found.problem);
    const notes = [];
    const file = edited(path, found.file, edits, notes);
    if (typeof file === 'string')
        return (0,output/* failedOutput */.tK)(file);
    const done = `Made ${(0,format_number/* formatCount */.B4)(edits.length, 'edit')} in ${ports.files.relative(path)}.`;
    return await (0,change_file/* saveText */.L8)(path, file, ports, [done, ...notes].join('\n'));
}
/** The file after all replacements, or why one of them cannot be made. */
function edited(path, file, edits, notes) {
    let { text } = file;
    for (const [index, edit] of edits.entries()) {
        const replaced = replaceIn(text, edit);
        if (replaced.kind !== 'replaced') {
            const problem = explainProblem(path, replaced, { text, newText: edit.new_string });
            return `Nothing was changed. Edit ${index + 1} of ${edits.length}: ${problem}`;
        }
        const note = strategyNotes[replaced.strategy];
        if (note !== '')
            notes.push(`Edit ${index + 1}:${note}`);
        ({ text } = replaced);
    }
    return { ...file, text };
}


/***/ }),

/***/ 2485:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ findMatches),
/* harmony export */   S: () => (/* binding */ unescapeOnce)
/* harmony export */ });
/**
 * Finds `wanted` in `text` (both with LF line breaks): literally; otherwise with similar characters treated as equal
 * (dashes, curly quotes, special spaces); otherwise line by line, also ignoring whitespace at the end of lines;
 * otherwise with another indentation, if it differs by the same amount in every line; otherwise with its `\n`, `\t` and
 * `\"` unescaped, as in the new text. The first strategy with a match wins; `found` is empty if there is none. A match
 * is never chosen by similarity.
 */
function findMatches(text, wanted, replacement) {
    const exact = occurrences(text, wanted);
    if (exact.length > 0)
        return { strategy: 'exact', found: exact, replacement };
    const alike = occurrences(plain(text), plain(wanted));
    if (alike.length > 0)
        return { strategy: 'homoglyphs', found: alike, replacement };
    const trailing = lineMatches(text, wanted, replacement);
    if (trailing.found.length > 0)
        return { strategy: 'trailing-whitespace', ...trailing };
    const indented = indentedMatches(text, wanted, replacement);
    if (indented.found.length > 0)
        return { strategy: 'indentation', ...indented };
    return { strategy: 'escapes', ...unescapedMatches(text, wanted, replacement) };
}
/** The old and the new text are unescaped together: one of them alone would be changed for no reason. */
function unescapedMatches(text, wanted, replacement) {
    const unescaped = unescapeOnce(wanted);
    return unescaped === wanted
        ? { found: [], replacement }
        : { found: occurrences(text, unescaped), replacement: unescapeOnce(replacement) };
}
const escaped = { n: '\n', t: '\t' };
/** `\\n` becomes a line break, `\\"` a quote. */
function unescapeOnce(text) {
    return text.replaceAll(/\\([nt"'`\\])/g, (_all, character) => escaped[character] ?? character);
}
/** Each character maps to exactly one character, so that positions do not change. */
const characterMap = [
    [/[\u2010-\u2015\u2212]/g, '-'],
    [/[\u2018-\u201b]/g, "'"],
    [/[\u201c-\u201f]/g, '"'],
    [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
];
function plain(text) {
    return characterMap.reduce((result, [pattern, character]) => result.replace(pattern, character), text);
}
/** Without overlaps, from left to right. */
function occurrences(text, wanted) {
    const found = [];
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
        found.push({ start: at, end: at + wanted.length });
    }
    return found;
}
/** Lines that are equal without their indentation and whitespace at their ends. */
function indentedMatches(text, wanted, replacement) {
    const moved = equalLines(text, wanted, (line) => plain(line).trim()).flatMap(({ lines, match }) => {
        const shifted = reindented(lines, linesOf(wanted), replacement);
        return shifted === null ? [] : [{ match, shifted }];
    });
    return { found: moved.map(({ match }) => match), replacement: moved.at(-1)?.shifted ?? replacement };
}
function lineMatches(text, wanted, replacement) {
    const found = [];
    for (const { match } of equalLines(text, wanted, comparable))
        if (match.start >= (found.at(-1)?.end ?? 0))
            found.push(match);
    const isAtEnd = found.length === 1 && found[0]?.end === text.length;
    const lacksLineEnd = wanted.endsWith('\n') && isAtEnd && !text.endsWith('\n');
    return { found, replacement: lacksLineEnd ? replacement.replace(/\n$/, '') : replacement };
}
/** Every place of the wanted lines, also where they overlap. Only whitespace would match every empty line: none then. */
function equalLines(text, wanted, form) {
    const wantedLines = linesOf(wanted).map(form);
    if (wantedLines.every((line) => line === ''))
        return [];
    const lines = text.split('\n');
    const formed = lines.map(form);
    const starts = lineStarts(lines);
    return lines.flatMap((_, first) => {
        if (!wantedLines.every((line, index) => line === formed[first + index]))
            return [];
        const last = first + wantedLines.length - 1;
        const lineEnd = (starts[last] ?? 0) + (lines[last]?.length ?? 0);
        const end = wanted.endsWith('\n') ? Math.min(lineEnd + 1, text.length) : lineEnd;
        return [{ match: { start: starts[first] ?? 0, end }, lines: lines.slice(first, last + 1) }];
    });
}
function linesOf(text) {
    return text.replace(/\n$/, '').split('\n');
}
function comparable(line) {
    return plain(line).replace(/[ \t]+$/, '');
}
function lineStarts(lines) {
    let at = 0;
    return lines.map((line) => {
        const start = at;
        at += line.length + 1;
        return start;
    });
}
/** The new text with the indentation of the file; `null` if the lines do not differ by one and the same indentation. */
function reindented(fileLines, wantedLines, replacement) {
    const pairs = wantedLines.flatMap((wanted, index) => wanted.trim() === '' ? [] : [[indentationOf(wanted), indentationOf(fileLines[index] ?? '')]]);
    const shift = shiftsFor(pairs).find((one) => pairs.every(([wanted, found]) => one(wanted) === found));
    if (shift === undefined)
        return null;
    const lines = replacement.split('\n').map((line) => {
        if (line.trim() === '')
            return line;
        const indentation = indentationOf(line);
        const moved = shift(indentation);
        return moved === null ? null : moved + line.slice(indentation.length);
    });
    return lines.includes(null) ? null : lines.join('\n');
}
function indentationOf(line) {
    return /^[ \t]*/.exec(line)?.[0] ?? '';
}
/** Every line deeper or less deep by the same text, or spaces for tabs and the reverse. */
function shiftsFor(pairs) {
    const [wanted = '', found = ''] = pairs[0] ?? [];
    const shifts = [];
    if (found.endsWith(wanted)) {
        const more = found.slice(0, found.length - wanted.length);
        shifts.push((indentation) => more + indentation);
    }
    if (wanted.endsWith(found)) {
        const less = wanted.slice(0, wanted.length - found.length);
        shifts.push((indentation) => (indentation.startsWith(less) ? indentation.slice(less.length) : null));
    }
    for (const width of [2, 4, 8]) {
        const spaces = ' '.repeat(width);
        shifts.push((indentation) => (/^\t*$/.test(indentation) ? indentation.replaceAll('\t', spaces) : null), (indentation) => /^ *$/.test(indentation) && indentation.length % width === 0 ? '\t'.repeat(indentation.length / width) : null);
    }
    return shifts;
}


/***/ }),

/***/ 10291:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   previewOf: () => (/* binding */ previewOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49977);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83060);




const maxFileBytes = 1_000_000;
const maxDiff = 4_000;
const diffTimeoutMs = 200;
/**
 * The diff of a change to a file; `null` if the rules do not permit reading the file, or if the change is not possible.
 * `change` receives the text of the file, empty if it does not exist.
 */
async function previewOf(path, files, change) {
    const before = await files.read(path, maxFileBytes).then((bytes) => (0,_text_file_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(bytes)?.text ?? null, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k, ({ code }) => (code === 'missing' ? '' : null)));
    const after = before === null ? null : change(before);
    if (before === null || after === null)
        return null;
    const hunks = await (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hunksOf */ .H)(before, after, { context: 2, timeoutMs: diffTimeoutMs });
    if (hunks === null || hunks.text === '')
        return null;
    return hunks.text.length <= maxDiff
        ? hunks.text
        : `${hunks.text.slice(0, hunks.text.lastIndexOf('\n', maxDiff))}\n…\n`;
}


/***/ })

};
;