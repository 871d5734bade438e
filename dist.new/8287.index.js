"use strict";
exports.id = 8287;
exports.ids = [8287];
exports.modules = {

/***/ 28287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCodexRules: () => (/* binding */ readCodexRules)
});

;// CONCATENATED MODULE: ./lib/commands/migrate/starlark.js
const token = /#[^\n]*|\s+|(?<raw>[rR]?)(?<quote>"""|'''|"|')(?<inner>(?:\\[^]|(?!\k<quote>)[^])*)\k<quote>|(?<other>\w+|[^])/gy;
/** The calls of a file of rules, and the lines of everything else. Nothing is evaluated. */
function callsIn(text) {
    const tokens = tokensOf(text);
    const lineOf = lineCounter(text);
    const calls = [];
    const unreadable = new Set();
    let at = 0;
    while (at < tokens.length) {
        const [name, open] = [tokens[at], tokens[at + 1]];
        if (name === undefined)
            break;
        const line = lineOf(name.start);
        if (open?.source !== '(' || !/^[a-z_]\w*$/i.test(name.source)) {
            // A text alone documents the file.
            if (name.value === null)
                unreadable.add(line);
            at += 1;
            continue;
        }
        const end = closing(tokens, at + 1);
        const last = end === null ? undefined : tokens[end];
        if (end === null || last === undefined) {
            unreadable.add(line);
            break;
        }
        const values = valuesOf(tokens.slice(at + 2, end));
        const whole = text.slice(name.start, last.start + 1);
        calls.push({ name: name.source, values, text: whole, line });
        at = end + 1;
    }
    return { calls, unreadable: [...unreadable] };
}
/** Counts lines up to offsets that only grow. */
function lineCounter(text) {
    let [line, from] = [1, 0];
    return (offset) => {
        line += text.slice(from, offset).split('\n').length - 1;
        from = offset;
        return line;
    };
}
function tokensOf(text) {
    return [...text.matchAll(token)].flatMap(({ 0: source, index: start, groups = {} }) => {
        const { raw = '', inner, other } = groups;
        if (inner !== undefined)
            return [{ value: raw === '' ? unescaped(inner) : inner, source, start }];
        return other === undefined ? [] : [{ value: null, source, start }];
    });
}
const escapes = { n: '\n', t: '\t', r: '\r', '\n': '' };
function unescaped(text) {
    return text.replace(/\\([^])/g, (_, character) => escapes[character] ?? character);
}
/** The position of the bracket that closes the one at `open`; `null` if none does. */
function closing(tokens, open) {
    let depth = 0;
    for (let at = open; at < tokens.length; at += 1) {
        const { value, source } = tokens[at] ?? { value: null, source: '' };
        if (value !== null)
            continue;
        if ('([{'.includes(source))
            depth += 1;
        else if (')]}'.includes(source))
            depth -= 1;
        if (depth === 0)
            return at;
    }
    return null;
}
function valuesOf(tokens) {
    return new Map(separated(tokens).flatMap((argument) => {
        const [name, equals, ...value] = argument;
        return name === undefined || equals?.source !== '=' ? [] : [[name.source, literalOf(value)]];
    }));
}
const deepest = 3;
function literalOf(tokens, depth = 0) {
    const [first] = tokens;
    if (first === undefined)
        return null;
    // Neighboring texts are one.
    if (tokens.every(({ value }) => value !== null))
        return tokens.map(({ value }) => value ?? '').join('');
    if (depth === deepest || first.source !== '[' || closing(tokens, 0) !== tokens.length - 1)
        return null;
    const items = separated(tokens.slice(1, -1)).map((item) => literalOf(item, depth + 1));
    return items.every((item) => item !== null) ? items : null;
}
/** The tokens between commas at the same depth; an empty end is none. */
function separated(tokens) {
    const parts = [[]];
    for (let at = 0; at < tokens.length; at += 1) {
        const one = tokens[at];
        if (one === undefined)
            break;
        if (one.value === null && one.source === ',') {
            parts.push([]);
            continue;
        }
        const end = one.value === null && '([{'.includes(one.source) ? (closing(tokens, at) ?? at) : at;
        parts.at(-1)?.push(...tokens.slice(at, end + 1));
        at = end;
    }
    return parts.filter((part) => part.length > 0);
}

// EXTERNAL MODULE: ./lib/commands/migrate/to-rules.js
var to_rules = __webpack_require__(21806);
;// CONCATENATED MODULE: ./lib/commands/migrate/codex.js


/** Source: https://developers.openai.com/codex/rules */
const lists = {
    allow: 'allow',
    prompt: 'ask',
    forbidden: 'deny',
    deny: 'deny',
};
/** More words than anyone writes by hand. */
const mostRules = 500;
/** Reads `.rules` of Codex: each call is an entry. */
function readCodexRules(path, text) {
    const { calls, unreadable } = callsIn(text);
    const unknown = unreadable.map((line) => {
        const entry = {
            list: 'deny',
            text: text.split('\n')[line - 1]?.trim() ?? '',
            location: `${path}:${line}`,
        };
        return (0,to_rules/* migratedAs */.kg)(entry, { why: 'only calls with literal values are read' });
    });
    return { entries: [...calls.map((call) => migrateCall(path, call)), ...unknown], notices: [] };
}
function migrateCall(path, call) {
    const decision = call.values.has('decision') ? call.values.get('decision') : 'allow';
    const list = typeof decision === 'string' && Object.hasOwn(lists, decision) ? lists[decision] : undefined;
    const entry = { list: list ?? 'deny', text: call.text, location: `${path}:${call.line}` };
    if (call.name === 'host_executable')
        return (0,to_rules/* migratedAs */.kg)(entry, { why: 'a rule covers a program in any directory', isHarmless: true });
    if (list === undefined)
        return (0,to_rules/* migratedAs */.kg)(entry, { why: 'the decision is unknown' });
    const read = Object.hasOwn(readers, call.name) ? readers[call.name] : undefined;
    return (0,to_rules/* migratedAs */.kg)(entry, read?.(call, list) ?? { why: `the function ${call.name} is unknown` });
}
const readers = {
    prefix_rule: ({ values }) => {
        const commands = commandsOf(values.get('pattern'));
        if (commands === null)
            return { why: 'the pattern is not a list of words' };
        const reason = values.get('justification');
        return { rules: commands.map(to_rules/* prefixRule */.Hc), why: typeof reason === 'string' ? reason : 'words at the beginning' };
    },
    network_rule: ({ values }, list) => {
        const host = values.get('host');
        if (typeof host !== 'string')
            return { why: 'the host is not a text' };
        const rules = [`Network(${host})`, ...(list === 'allow' ? [] : [`WebFetch(domain:${host})`])];
        return { rules, why: 'a host that commands connect to' };
    },
};
/** Every command that a pattern with alternatives names; `null` if it is not one. */
function commandsOf(pattern) {
    if (!Array.isArray(pattern) || pattern.length === 0)
        return null;
    let commands = [[]];
    for (const token of pattern) {
        const words = typeof token === 'string' ? [token] : token;
        if (words.length === 0 || !words.every((word) => typeof word === 'string'))
            return null;
        commands = commands.flatMap((start) => words.map((word) => [...start, word]));
        if (commands.length > mostRules)
            return null;
    }
    return commands;
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