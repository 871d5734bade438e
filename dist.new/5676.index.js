"use strict";
exports.id = 5676;
exports.ids = [5676];
exports.modules = {

/***/ 85676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   migrateCommand: () => (/* binding */ migrateCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7138);
/* harmony import */ var _platform_files_file_system_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4076);
/* harmony import */ var _platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80202);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20653);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7436);






const maxBytes = 300_000;
const listNames = ['allow', 'ask', 'deny'];
/**
 * `sallyport migrate`: the rules that mean what the permissions of other products mean, or less. Exit code 1 if
 * something that is forbidden there has no rule.
 */
async function migrateCommand(invocation, { directory, stdio }) {
    if (invocation.operands.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'argument-invalid',
            message: 'a file is missing',
            hint: 'write: sallyport migrate FILE…, such as .claude/settings.json or a workflow',
        });
    }
    const files = (0,_platform_files_file_system_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileSystem */ .S)({ root: directory, guard: () => null });
    const read = [];
    for (const path of invocation.operands) {
        const named = { location: path, message: 'the file cannot be read', hint: 'correct the path' };
        read.push(await readFileOf(path, await (0,_platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_3__/* .namedFileText */ .R)(files.read(path, maxBytes), named)));
    }
    const entries = read.flatMap((file) => file.entries);
    const notices = read.flatMap((file) => file.notices);
    if ((0,_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchedOn */ .JG)(invocation, 'json'))
        stdio.out(`${JSON.stringify({ ...listsOf(entries), entries, notices }, null, 2)}\n`);
    else {
        stdio.out(textOf(entries));
        for (const { entry, location, rules, why, isMissing } of entries) {
            if (rules.length > 0 || isMissing === undefined)
                continue;
            stdio.err((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(`${isMissing ? 'not forbidden' : 'left out'}: ${entry} (${location}): ${why ?? ''}\n`));
        }
        for (const notice of notices)
            stdio.err((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(`${notice}\n`));
    }
    return entries.some(({ isMissing }) => isMissing === true) ? 1 : 0;
}
async function readFileOf(path, text) {
    const read = await fileOf(path, text.replace(/^\uFEFF/, ''));
    if (read.entries.length > 0 || read.notices.length > 0)
        return read;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'file-unreadable',
        location: path,
        message: 'the file has no permissions that are known',
        hint: 'name settings of Claude Code, Gemini CLI or Qwen Code (.json), a policy of Gemini CLI (.toml), rules of Codex (.rules), or a file with --allowedTools or --allow-tool',
    });
}
async function fileOf(path, text) {
    if (path.endsWith('.json'))
        return (await __webpack_require__.e(/* import() */ 6824).then(__webpack_require__.bind(__webpack_require__, 76824))).readSettings(path, parsed(path, () => JSON.parse(text)));
    if (path.endsWith('.rules'))
        return (await __webpack_require__.e(/* import() */ 8287).then(__webpack_require__.bind(__webpack_require__, 28287))).readCodexRules(path, text);
    if (!path.endsWith('.toml'))
        return (await __webpack_require__.e(/* import() */ 7762).then(__webpack_require__.bind(__webpack_require__, 7762))).readFlags(path, text);
    const [{ parse }, { readGeminiPolicy }] = await Promise.all([__webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 80911)), __webpack_require__.e(/* import() */ 1205).then(__webpack_require__.bind(__webpack_require__, 1205))]);
    return readGeminiPolicy(path, parsed(path, () => parse(text)));
}
function parsed(path, parse) {
    try {
        return parse();
    }
    catch (error) {
        const found = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).split('\n')[0] ?? '';
        const [message, hint] = ['the syntax of the file is invalid', 'correct it; comments in JSON are not read'];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({ code: 'file-unreadable', location: path, message, found, hint }, { cause: error });
    }
}
function listsOf(entries) {
    const texts = (list) => [...new Set(rulesIn(entries, list).map(({ rule }) => rule))];
    const isOff = entries.some(({ refusesReadOnly }) => refusesReadOnly === true);
    const lists = { allow: texts('allow'), ask: texts('ask'), deny: texts('deny') };
    return { ...lists, ...(isOff ? { 'read-only-commands': false } : {}) };
}
function rulesIn(entries, list) {
    return entries
        .filter((entry) => entry.list === list)
        .flatMap(({ rules, ...from }) => rules.map((rule) => ({ ...from, rule })));
}
/** Settings for a workflow or a configuration file, each rule below its origin. */
function textOf(entries) {
    const lines = [];
    for (const list of listNames) {
        const seen = new Set();
        for (const { rule, entry, location, why } of rulesIn(entries, list)) {
            if (seen.size === 0)
                lines.push(`${list}: |`);
            if (seen.has(rule))
                continue;
            seen.add(rule);
            lines.push(`  # ${location}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(entry)}${why === null ? '' : ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(why)})`}`, `  ${rule}`);
        }
    }
    if (listsOf(entries)['read-only-commands'] === false)
        lines.push('read-only-commands: false');
    return lines.map((line) => `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(line)}\n`).join('');
}


/***/ })

};
;