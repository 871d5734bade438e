"use strict";
exports.id = 1205;
exports.ids = [1205];
exports.modules = {

/***/ 1205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readGeminiPolicy: () => (/* binding */ readGeminiPolicy)
});

// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
// EXTERNAL MODULE: ./lib/policy/files/braces.js
var braces = __webpack_require__(56091);
;// CONCATENATED MODULE: ./lib/commands/migrate/command-regex.js

/** More commands than anyone writes by hand. */
const mostCommands = 200;
/** What may follow the words, besides nothing: the end of a word, any text, or a blank with any text. */
const endings = /(?:\\b(?:\.\*)?|\((?:\?:)?\\s\|\$\)|\((?:\?:)?(?:\\s| )\.\*\)\?|\.\*)$/;
/**
 * The words of every command that an expression matches the beginning of; `null` if it is more than words, blanks and
 * alternatives in parentheses.
 */
function commandsOf(regex) {
    const start = regex.replace(endings, '');
    // Blanks before any text must be there, and an unescaped dot is any character.
    if (/(?: |\\s\+?)$/.test(start) || /(?<!\\)\./.test(start))
        return null;
    const text = start
        .replace(/\\s\+?| \+/g, ' ')
        .replace(/\(\?:/g, '(')
        .replace(/\\([-./:@=_])/g, '$1');
    if (!/^[\w\-./:@= |()]+$/.test(text) || text.replace(/\([^()]*\)/g, '').match(/[|()]/) !== null)
        return null;
    const braced = text.replace(/\(([^()]*)\)/g, (_, options) => options.includes('|') ? `{${options.replaceAll('|', ',')}}` : options);
    const commands = (0,braces/* expandBraces */.P)(braced);
    if (commands === null || commands.length > mostCommands)
        return null;
    const words = commands.map((command) => command.split(' ').filter((word) => word !== ''));
    return words.every((command) => command.length > 0) ? words : null;
}
/** The literal text at the beginning of an expression, up to what could be something else; it may end within a word. */
function literalStart(regex) {
    const outside = /\\\(|\[/.test(regex) ? regex : regex.replace(/\([^()]*\)/g, '');
    if (outside.includes('|'))
        return '';
    const plain = regex.replace(/^\^/, '').replace(/\\s\+?/g, ' ');
    return /^(?:[\w\-/:@= ](?![*?{+]))*/.exec(plain)?.[0] ?? '';
}

// EXTERNAL MODULE: ./lib/commands/migrate/to-rules.js
var to_rules = __webpack_require__(21806);
;// CONCATENATED MODULE: ./lib/commands/migrate/gemini-policy.js




/** Source: https://geminicli.com/docs/reference/policy-engine */
const lists = { allow: 'allow', ask_user: 'ask', deny: 'deny' };
/** Fields that do not narrow a rule, and those that are translated. */
const knownFields = new Set('toolName mcpName commandPrefix commandRegex argsPattern decision priority modes deny_message denyMessage allow_redirection allowRedirection description comment'.split(' '));
/** Reads a policy of Gemini CLI. There the highest priority decides, and here what forbids. */
function readGeminiPolicy(path, value) {
    const given = (0,parsed_json/* asArray */._j)((0,parsed_json/* asRecord */.qY)(value)['rule']).map((rule, index) => ruleOf(path, (0,parsed_json/* asRecord */.qY)(rule), index));
    const rules = given.filter((rule) => rule !== null);
    const checkers = (0,parsed_json/* asArray */._j)((0,parsed_json/* asRecord */.qY)(value)['safety_checker']).length;
    return {
        entries: rules.flatMap((rule) => migrateRuleOf(rule, rules)),
        notices: [
            ...(rules.length < given.length ? [`${path}: rules without a valid decision have no effect there`] : []),
            ...(checkers === 0 ? [] : [`${path}: safety_checker has no counterpart; hooks can check calls`]),
        ],
    };
}
function ruleOf(path, fields, index) {
    const { decision, priority, toolName, mcpName } = fields;
    const list = typeof decision === 'string' && Object.hasOwn(lists, decision) ? lists[decision] : undefined;
    if (list === undefined)
        return null;
    const names = textsIn(toolName);
    const ofServer = (server) => names.length === 0 ? [`mcp__${server}`] : names.map((name) => `mcp__${server}__${name}`);
    const tools = typeof mcpName === 'string'
        ? ofServer(mcpName)
        : names.map((name) => (/^[\w-]+__/.test(name) ? `mcp__${name}` : name));
    return {
        list,
        fields,
        tools: tools.includes('*') ? [] : tools,
        priority: typeof priority === 'number' ? priority : 0,
        location: `${path}: rule[${String(index)}]`,
    };
}
function textsIn(value) {
    return [value].flat().filter((item) => typeof item === 'string');
}
function migrateRuleOf(rule, all) {
    const { list, location, fields, tools } = rule;
    const entry = (text) => ({ list, location, text });
    const modes = textsIn(fields['modes']);
    if (list === 'allow' && modes.length > 0 && !modes.includes('default'))
        return [(0,to_rules/* migratedAs */.kg)(entry(textOf(rule)), { why: `it is for the mode ${modes.join(', ')} only` })];
    const condition = Object.keys(fields).find((key) => !knownFields.has(key));
    if (list === 'allow' && condition !== undefined)
        return [(0,to_rules/* migratedAs */.kg)(entry(textOf(rule)), { why: `the condition ${condition} cannot be translated` })];
    if (list !== 'allow' && isWhole(rule) && isBelowAll(rule, all))
        return [(0,to_rules/* migratedAs */.kg)(entry(textOf(rule)), defaultOf(rule, all))];
    const prefixes = textsIn(fields['commandPrefix']);
    const { commandRegex, argsPattern } = fields;
    if (prefixes.length === 0 && Array.isArray(fields['commandPrefix']))
        return [(0,to_rules/* migratedAs */.kg)(entry('[]'), { why: 'an empty list matches nothing there', isHarmless: true })];
    if (prefixes.length > 0)
        return prefixes.map((prefix) => (0,to_rules/* migratedAs */.kg)(entry(prefix), meaningOfPrefix(prefix, list)));
    if (typeof commandRegex === 'string')
        return [(0,to_rules/* migratedAs */.kg)(entry(commandRegex), meaningOfRegex(commandRegex, list))];
    if (typeof argsPattern === 'string' && list === 'allow')
        return [(0,to_rules/* migratedAs */.kg)(entry(argsPattern), { why: 'a pattern of arguments cannot be translated' })];
    if (tools.length === 0)
        return [(0,to_rules/* migratedAs */.kg)(entry('*'), list === 'allow' ? { why: 'name what the run needs in allow' } : everyTool)];
    const migrated = tools.map((tool) => (0,to_rules/* migrateRule */.IP)(entry(tool)));
    if (typeof argsPattern !== 'string')
        return migrated;
    return migrated.map((one) => ({
        ...one,
        entry: argsPattern,
        why: 'a pattern of arguments cannot be translated, so the tool is forbidden',
    }));
}
const everyTool = { rules: ['Bash', 'Read', 'Write', 'WebFetch', 'WebSearch', 'Task'], why: 'every tool' };
const textOf = ({ tools, fields }) => [
    ...(tools.length === 0 ? ['*'] : tools),
    ...textsIn(fields['commandPrefix']),
    ...textsIn(fields['commandRegex']),
].join(' ');
const isWhole = ({ fields }) => ['commandPrefix', 'commandRegex', 'argsPattern'].every((key) => fields[key] === undefined);
/** Whether a rule only says what happens to calls that no rule allows. */
function isBelowAll({ priority, tools }, all) {
    const allowing = all.filter((other) => other.list === 'allow' && overlaps(other.tools, tools));
    // Tools of servers and of the project are refused without a rule.
    const isNeverDefault = tools.length > 0 && tools.every((tool) => /^(?:mcp__|discovered_tool_).*\*/.test(tool));
    return (allowing.length > 0 || isNeverDefault) && allowing.every((other) => other.priority > priority);
}
function overlaps(a, b) {
    return (a.length === 0 || b.length === 0 || a.some((one) => b.some((other) => isPart(one, other) || isPart(other, one))));
}
function isPart(name, pattern) {
    const [start = '', ...rest] = pattern.split('*');
    return rest.length === 0 ? name === pattern : name.startsWith(start);
}
function defaultOf({ tools }, all) {
    const why = 'the default here: what no rule allows is refused';
    const readers = all.filter(({ list }) => list === 'allow').flatMap((rule) => rule.tools.map(tool_names/* canonicalTool */.Zt));
    const named = tools.map(tool_names/* canonicalTool */.Zt);
    const isForReading = (tools.length === 0 || named.includes('Read')) && !readers.includes('Read');
    const refusesReadOnly = tools.length === 0 || named.includes('Bash');
    return { rules: isForReading ? ['Read'] : [], why, refusesReadOnly };
}
const special = /["'`\\$|&;<>()*?[\]{}\n]/;
function meaningOfPrefix(prefix, list) {
    const words = prefix.trim().split(/\s+/);
    if (!special.test(prefix) && words[0] !== '')
        return { rules: [(0,to_rules/* prefixRule */.Hc)(words)], why: 'words at the beginning' };
    return list === 'allow' ? { why: 'the text is more than plain words' } : forbidding(prefix.split(special)[0] ?? '');
}
function meaningOfRegex(regex, list) {
    const commands = commandsOf(regex);
    if (list !== 'allow')
        return commands === null
            ? forbidding(literalStart(regex))
            : { rules: commands.map(wideRule), why: 'any text that begins so' };
    if (commands !== null)
        return { rules: commands.map(to_rules/* prefixRule */.Hc), why: 'whole words at the beginning' };
    const isAnchored = /^\^|\$$/.test(regex);
    return { why: isAnchored ? '^ and $ never match there, next to the JSON of the call' : 'it is more than words' };
}
/** Forbids every command that begins with a text, which may end within a word. */
function forbidding(text) {
    const words = text.split(/\s+/).filter((word) => word !== '');
    const why = 'it forbids more, since the rest cannot be translated';
    return { rules: [words.length === 0 ? 'Bash' : wideRule(words)], why };
}
const wideRule = (words) => `Bash(${words.join(' ')}*)`;


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