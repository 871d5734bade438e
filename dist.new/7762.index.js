"use strict";
exports.id = 7762;
exports.ids = [7762];
exports.modules = {

/***/ 7762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readFlags: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var _policy_rules_github_mcp_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15719);
/* harmony import */ var _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93768);
/* harmony import */ var _to_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21806);



const claude = (list) => ({ list, migrate: _to_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .migrateRule */ .IP });
const copilot = (list) => ({ list, migrate: migrateCopilot });
/** Sources: the documentation of Claude Code and of Copilot CLI. */
const flags = {
    allowedTools: claude('allow'),
    'allowed-tools': claude('allow'),
    disallowedTools: claude('deny'),
    'disallowed-tools': claude('deny'),
    'allow-tool': copilot('allow'),
    'deny-tool': copilot('deny'),
};
const everything = {
    'allow-all-tools': 'every tool',
    'allow-all': 'every tool, path and address',
    yolo: 'everything',
    'dangerously-skip-permissions': 'everything',
};
const flag = /(?<![\w-])--([a-zA-Z-]+)(?![\w-])/g;
/** Reads the lists of a command line, wherever a text such as a script or a workflow has it. */
function readFlags(path, text) {
    const entries = [];
    const notices = [];
    let [line, from] = [1, 0];
    for (const { 0: whole, 1: name = '', index } of text.matchAll(flag)) {
        line += text.slice(from, index).split('\n').length - 1;
        from = index;
        const location = `${path}:${String(line)}`;
        const meaning = Object.hasOwn(flags, name) ? flags[name] : undefined;
        const widely = Object.hasOwn(everything, name) ? everything[name] : undefined;
        if (widely !== undefined)
            notices.push(`${location}: ${whole} allows ${widely}: name what the run needs in allow`);
        if (meaning === undefined)
            continue;
        const items = valuesAt(text, index + whole.length).flatMap(itemsOf);
        entries.push(...items.map((item) => meaning.migrate({ list: meaning.list, text: item, location })));
    }
    return { entries, notices };
}
/** The words after a flag up to the next one or the end of the line. */
function valuesAt(text, start) {
    const word = /(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\((?:[^()\n]|\([^()\n]*\))*\)|\\[^\n]|[^\s\\"'(])+/y;
    const gap = /(?:[ \t]|\\\r?\n)*/y;
    const values = [];
    let at = text.charAt(start) === '=' ? start + 1 : start;
    const isOne = at > start;
    while (values.length === 0 || !isOne) {
        gap.lastIndex = at;
        at += gap.exec(text)?.[0].length ?? 0;
        word.lastIndex = at;
        const found = word.exec(text)?.[0];
        if (found === undefined || /^(?:-|[|;&<>)])/.test(found))
            break;
        values.push(found.replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'/g, (_, double, single) => double === undefined ? (single ?? '') : double.replace(/\\(["\\$`])/g, '$1')));
        at += found.length;
    }
    return values;
}
/** The items between commas and blanks outside of parentheses. */
function itemsOf(list) {
    return list.match(/(?:[^\s,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
function migrateCopilot(entry) {
    return (0,_to_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .migratedAs */ .kg)(entry, meaningOfCopilot(entry));
}
/** Programs whose first word is a sub-command: their bare name does not name the sub-commands there. */
const withSubCommands = /^(?:git|gh|npm|pnpm|yarn|bun|cargo|go|dotnet|docker|podman|kubectl|helm|pip3?|uv|poetry|gem|bundle|composer|brew|apt|apt-get|terraform|az|aws|gcloud)$/;
function meaningOfCopilot({ list, text }) {
    const [, name = '', argument = ''] = /^([^(]*)(?:\((.*)\))?$/s.exec(text) ?? [];
    if (name === 'shell')
        return argument === '' ? { rules: ['Bash'], why: 'the tool here' } : meaningOfShell(list, argument);
    if (name === 'url')
        return meaningOfUrl(list, argument);
    if (name === 'write' || name === 'read') {
        const rule = name === 'write' ? 'Write' : 'Read';
        return { rules: [argument === '' ? rule : `${rule}(${argument})`], why: 'the tool here' };
    }
    if (name === 'memory' || (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeignTool */ .Z_)(name))
        return { why: `the tool ${name} does not exist here`, isHarmless: true };
    const tool = (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalTool */ .Zt)(name);
    if (tool !== undefined && argument === '')
        return { rules: [tool], why: 'the tool here' };
    // Anything else is a server, with one of its tools.
    const server = name === 'github-mcp-server' ? 'github' : name;
    const rule = argument === '' ? `mcp__${server}` : `mcp__${server}__${argument}`;
    if (server !== 'github' || (0,_policy_rules_github_mcp_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .githubToolRules */ .X)(rule, list).length > 0 || argument === '')
        return server === 'github' ? (0,_to_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .meaningOfGithubTool */ .Ce)(rule, list) : { rules: [rule], why: 'a tool of an MCP server' };
    return (0,_to_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .meaningOfGithubTool */ .Ce)(rule, list);
}
function meaningOfShell(list, argument) {
    const start = argument.replace(/:\*$/, '');
    if (start.includes('*'))
        return list === 'allow'
            ? { why: 'a star within a command is not read; name the commands' }
            : { rules: [/^[\s*]*$/.test(start) ? 'Bash' : `Bash(${start}*)`], why: 'a command there is a prefix' };
    const words = start.trim().split(/\s+/);
    const isExact = list === 'allow' && words.length === 1 && !argument.endsWith(':*') && withSubCommands.test(argument);
    if (isExact)
        return {
            rules: [`Bash(${argument})`],
            why: `no sub-command is named; if all are meant, write Bash(${argument}:*)`,
        };
    return { rules: [(0,_to_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixRule */ .Hc)(words)], why: 'a command there is a prefix' };
}
function meaningOfUrl(list, argument) {
    const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/]*)(.*)$/s.exec(argument) ?? [];
    if (argument === '')
        return { rules: ['WebFetch'], why: 'the tool here' };
    if (list === 'allow' && path.replace(/^\/\*{0,2}$/, '') !== '')
        return { why: `a rule names a host and no path; if all of it may be read, write WebFetch(domain:${host})` };
    return { rules: [`WebFetch(domain:${host})`], why: 'the host of the address' };
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