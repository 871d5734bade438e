"use strict";
exports.id = 6824;
exports.ids = [6824];
exports.modules = {

/***/ 76824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSettings: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20274);
/* harmony import */ var _to_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21806);


/** Where the settings of a product have lists of rules, as keys. Sources: the documentation of Claude Code, Gemini CLI and Qwen Code. */
const places = [
    ['allow', 'permissions', 'allow'],
    ['ask', 'permissions', 'ask'],
    ['deny', 'permissions', 'deny'],
    ['allow', 'tools', 'allowed'],
    ['allow', 'allowedTools'],
    ['deny', 'tools', 'exclude'],
    ['deny', 'excludeTools'],
];
/** The tools that exist there at all; they are allowed if the settings allow no other ones. */
const corePlaces = [
    ['allow', 'tools', 'core'],
    ['allow', 'coreTools'],
];
/** Settings of a session that permit calls without a rule. */
const modes = {
    acceptEdits: 'set mode: auto-edit to allow writing files',
    bypassPermissions: 'name what the run needs in allow',
};
/** Reads `settings.json` of Claude Code, Gemini CLI and Qwen Code. */
function readSettings(path, value) {
    const entries = places.flatMap((place) => entriesAt(path, value, place));
    const isCore = !entries.some(({ list }) => list === 'allow');
    const core = isCore ? corePlaces.flatMap((place) => entriesAt(path, value, place)) : [];
    const { defaultMode, additionalDirectories } = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(value)['permissions']);
    const mode = typeof defaultMode === 'string' && Object.hasOwn(modes, defaultMode) ? modes[defaultMode] : undefined;
    return {
        entries: [...entries, ...core].map(_to_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .migrateRule */ .IP),
        notices: [
            ...(mode === undefined ? [] : [`${path}: defaultMode is ${String(defaultMode)}: ${mode}`]),
            ...((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asArray */ ._j)(additionalDirectories).length === 0
                ? []
                : [`${path}: additionalDirectories has no counterpart; write Read(//DIR/**) for what the run needs`]),
        ],
    };
}
function entriesAt(path, value, [list, ...keys]) {
    const found = keys.reduce((part, key) => (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(part)[key], value);
    return (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asArray */ ._j)(found).map((item, index) => ({
        list,
        text: typeof item === 'string' ? item : JSON.stringify(item),
        location: `${path}: ${keys.join('.')}[${String(index)}]`,
    }));
}


/***/ }),

/***/ 21806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ meaningOfGithubTool),
/* harmony export */   Hc: () => (/* binding */ prefixRule),
/* harmony export */   IP: () => (/* binding */ migrateRule),
/* harmony export */   kg: () => (/* binding */ migratedAs)
/* harmony export */ });
/* unused harmony export asPrefix */
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
/* harmony import */ var _policy_rules_github_mcp_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15719);
/* harmony import */ var _policy_rules_gitignore_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54588);
/* harmony import */ var _policy_rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10187);
/* harmony import */ var _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93768);
/* harmony import */ var _policy_rules_wide_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61249);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20653);







/** What is printed for an entry. Rules that cannot be parsed are left out with their problem. */
function migratedAs({ list, text, location }, meaning) {
    const entry = { list, location, entry: (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(text) };
    const forbids = list !== 'allow';
    if (!('rules' in meaning))
        return { ...entry, rules: [], why: meaning.why, isMissing: forbids && meaning.isHarmless !== true };
    if (meaning.rules.some((rule) => rule.includes('\n') || (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(rule) !== rule))
        return { ...entry, rules: [], why: 'a rule is one line of plain text', isMissing: forbids };
    const [problem] = (0,_policy_rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRules */ .NR)({ allow: [], ask: [], deny: [], [list]: meaning.rules }).diagnostics;
    if (problem !== undefined)
        return { ...entry, rules: [], why: `${problem.message}: ${problem.hint}`, isMissing: forbids };
    return { ...entry, ...meaning };
}
/** An entry in the form of Claude Code, whose names of tools may be those of any product. */
function migrateRule(entry) {
    return migratedAs(entry, meaningOfRule(entry));
}
function meaningOfRule({ list, text }) {
    const [, name = '', specifier] = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/s.exec(text) ?? [];
    if ((0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isForeignTool */ .Z_)(name))
        return { why: `the tool ${name} does not exist here`, isHarmless: true };
    if (/^mcp__github(?:__|$)/.test(name))
        return meaningOfGithubTool(text, list);
    const tool = (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalTool */ .Zt)(name);
    if (tool === undefined)
        return { why: `the tool ${JSON.stringify(name)} is unknown` };
    if (specifier === undefined || specifier.trim() === '*')
        return plain(text, tool);
    if (tool === 'Bash')
        return meaningOfCommands(text, specifier.trim(), list);
    const whole = `${tool}(${specifier.trim()})`;
    if (list !== 'allow')
        return plain(text, (0,_policy_rules_gitignore_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .fromGitignoreRule */ .V)(whole), 'file patterns are those of gitignore there');
    return plain(text, whole.replace(/\((?:\.?\/)(?!\/)/, '('), 'the path is relative to the project there');
}
function plain(text, rule, why = 'the name of the tool here') {
    return { rules: [rule], why: rule === text.trim() ? null : why };
}
function meaningOfCommands(text, specifier, list) {
    const isPrefix = /^\s*(?:run_shell_command|ShellTool)\s*\(/i.test(text);
    if (isPrefix)
        return plain(text, `Bash(${asPrefix(specifier)})`, 'a command there is a prefix');
    const several = (0,_policy_rules_wide_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .alternatives */ .Vo)(specifier);
    if (several.length === 0 || !/:\*\s*[,|]/.test(specifier))
        return plain(text, `Bash(${specifier})`);
    const rules = several.map((command) => `Bash(${command})`);
    if (list === 'allow')
        return { why: `it allows nothing there; if it should, write ${rules.join(' and ')}` };
    return { rules, why: 'one rule per command' };
}
/** A command as the beginning of others. */
function asPrefix(command) {
    return /(?::\*|\s\*)$/.test(command) ? command : `${command}:*`;
}
/** A tool of GitHub's server; which of them are known is a table. */
function meaningOfGithubTool(text, list) {
    const rules = (0,_policy_rules_github_mcp_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .githubToolRules */ .X)(text, list);
    if (rules.length > 0)
        return { rules, why: 'without a server github, Sallyport posts it' };
    const why = 'it needs a server github in mcp-servers; the issue or pull request is part of the context';
    return list === 'allow' ? { why } : { rules: [text.trim()], why: 'it is for a server github in mcp-servers' };
}
/** Literal words as the beginning of commands. */
function prefixRule(words) {
    return `Bash(${words.map(quotedWord).join(' ')}:*)`;
}
function quotedWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 54588:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ fromGitignoreRule)
/* harmony export */ });
/* harmony import */ var _tool_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93768);

/**
 * A rule of Claude Code that forbids, as it is read here: its file patterns are those of gitignore. `/x` is below the root
 * of the project, and `x` is in every folder. https://code.claude.com/docs/en/permissions
 */
function fromGitignoreRule(rule) {
    const [, name = '', pattern = ''] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(rule) ?? [];
    const tool = (0,_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalTool */ .Zt)(name.trim());
    if (pattern === '' || tool === undefined || (0,_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .specifierKind */ .LB)(tool) !== 'path')
        return rule;
    if (/^(?:\/\/|~|\*\*\/)/.test(pattern))
        return rule;
    const inside = pattern.replace(/^(?:\.?\/)+/, '');
    return `${name}(${inside === pattern ? '**/' : ''}${inside})`;
}


/***/ }),

/***/ 78535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ memoizeByObject)
/* harmony export */ });
/** Caches a function of an object, such as a rule list or a rule, for the lifetime of the object. */
function memoizeByObject(find) {
    const cache = new WeakMap();
    return (key) => {
        const known = cache.get(key);
        if (known !== undefined)
            return known.value;
        const value = find(key);
        cache.set(key, { value });
        return value;
    };
}


/***/ }),

/***/ 61249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ matchesWideText),
/* harmony export */   JB: () => (/* binding */ hasAlternatives),
/* harmony export */   Vo: () => (/* binding */ alternatives),
/* harmony export */   yN: () => (/* binding */ wideTexts)
/* harmony export */ });
/* harmony import */ var _files_braces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56091);
/* harmony import */ var _shell_command_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64524);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78535);



/** The texts that a rule forbids in addition to its words; empty if its words say all. */
const wideTexts = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoizeByObject */ .j)((rule) => {
    if (rule.specifier.kind !== 'command')
        return [];
    const { pattern } = rule.specifier;
    const specifier = rule.text.slice(rule.text.indexOf('(') + 1, rule.text.lastIndexOf(')'));
    const isPrefix = prefixTool.test(rule.text);
    const others = alternatives(specifier).flatMap((text) => {
        const parsed = (0,_shell_command_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCommandPattern */ .R4)(text);
        return typeof parsed === 'string' ? [] : [parsed];
    });
    if (others.length === 0 && !isPrefix && !pattern.words.some(isWide))
        return [];
    return [pattern, ...others].flatMap((one) => textsOf({ ...one, open: one.open || isPrefix }));
});
/** `shell(git push)` of Copilot means every command that begins with these words. */
const prefixTool = /^\s*shell\s*\(/i;
/** A star within a word, or a quoted word that is several. */
function isWide(word, at) {
    if (word.kind === 'words')
        return at === 0;
    return word.kind === 'pieces' || /\s/.test(word.text);
}
function textsOf({ words, open }) {
    const texts = words.map((word, at) => {
        const text = word.kind === 'words' ? '*' : word.kind === 'literal' ? word.text : word.pieces.join('*');
        return at === 0 ? programText(text) : text;
    });
    const text = texts.join(' ');
    if (text === '')
        return [];
    const isOneWord = words.length === 1;
    return [text, ...(open || isOneWord ? [`${text} *`] : [])].map((whole) => whole.split('*'));
}
/** The name without its directory, in lower case. */
function programText(text) {
    const [name = '', ...rest] = text.split(' ');
    return [name.slice(name.lastIndexOf('/') + 1).toLowerCase(), ...rest].join(' ');
}
/** Whether the words of a command are one of these texts, or may be: an unknown word may be anything. */
function matchesWideText(texts, words) {
    const end = words.indexOf(null);
    const known = words.slice(0, end < 0 ? words.length : end).map((word) => word ?? '');
    const text = programText(known.join(' '));
    if (end < 0)
        return texts.some((pieces) => matchesText(pieces, text));
    const prefix = known.length === 0 ? '' : `${text} `;
    return texts.some(([start = '']) => start.startsWith(prefix) || prefix.startsWith(start));
}
function matchesText(pieces, text) {
    const [start = ''] = pieces;
    const end = pieces.at(-1) ?? '';
    if (pieces.length === 1)
        return text === start;
    if (text.length < start.length + end.length || !text.startsWith(start) || !text.endsWith(end))
        return false;
    let at = start.length;
    for (const piece of pieces.slice(1, -1)) {
        const place = text.indexOf(piece, at);
        if (place < 0)
            return false;
        at = place + piece.length;
    }
    return at <= text.length - end.length;
}
const quoted = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
/** The commands of `a:*,b:*`, `git (push|reset):*` and `git {push,reset}:*`; none if there is no alternative. */
function alternatives(specifier) {
    const texts = [];
    const bare = specifier.replace(quoted, (text) => String.fromCharCode(0xe000 + texts.push(text) - 1));
    if (!/[,|]/.test(bare))
        return [];
    const braced = bare.replace(/\(([^()]*\|[^()]*)\)/g, (_, options) => `{${options.replaceAll('|', ',')}}`);
    const commands = ((0,_files_braces_js__WEBPACK_IMPORTED_MODULE_2__/* .expandBraces */ .P)(braced) ?? [braced]).flatMap((command) => command.split(/[,|]+/));
    return commands
        .map((command) => command.replace(/[\ue000-\uefff]/g, (mark) => texts[mark.charCodeAt(0) - 0xe000] ?? '').trim())
        .filter((command) => command !== '' && command !== specifier.trim());
}
/** Whether a rule was meant to name several commands: `Bash(git {push,pull}:*)`, `Bash(git (push|pull):*)`, `Bash(a:*,b:*)`. */
function hasAlternatives({ specifier, text }) {
    return (specifier.kind === 'command' &&
        /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(text.slice(text.indexOf('(') + 1)));
}


/***/ })

};
;