"use strict";
exports.id = 5027;
exports.ids = [5027,5897,7211];
exports.modules = {

/***/ 14399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ documentValue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63520);
/* harmony import */ var _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39579);



/**
 * The value of a parsed document. Throws UserError with its errors; `diagnostic` words a reason at an offset of the
 * text.
 */
function documentValue(document, text, diagnostic, reviver) {
    if (document.errors.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(document.errors.slice(0, _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .maxYamlErrors */ .h0).map((error) => {
            const at = error.linePos?.[0];
            const offset = at === undefined ? 0 : (0,_position_js__WEBPACK_IMPORTED_MODULE_2__/* .offsetAt */ .HA)(text, { line: at.line, column: at.col });
            return diagnostic(offset, (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''));
        }));
    }
    try {
        return document.toJS(reviver === undefined ? {} : { reviver });
    }
    catch (error) {
        // An alias without its anchor, or more aliases than the library resolves.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)));
    }
}


/***/ }),

/***/ 17211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkAllowedTools: () => (/* binding */ checkAllowedTools),
/* harmony export */   fieldsOf: () => (/* binding */ fieldsOf),
/* harmony export */   splitRules: () => (/* binding */ splitRules),
/* harmony export */   strayNotices: () => (/* binding */ strayNotices),
/* harmony export */   unknownFields: () => (/* binding */ unknownFields)
/* harmony export */ });
/* harmony import */ var _policy_rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10187);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65897);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46013);



const flags = new Map([
    ...[true, 1, 'true', 'yes', 'on', '1'].map((value) => [value, true]),
    ...[false, 0, 'false', 'no', 'off', '0'].map((value) => [value, false]),
]);
function fieldsOf(frontmatter) {
    const problems = [];
    const keys = [...(frontmatter?.fields.keys() ?? [])];
    const valueOf = (key) => frontmatter?.fields.get(key);
    const fail = (key, what, hint, rule) => {
        if (frontmatter === null)
            return;
        const code = rule === undefined ? 'prompt-syntax' : 'rule-invalid';
        problems.push({ key, diagnostic: frontmatter.diagnostic(key, { code, message: what, hint }, rule) });
    };
    const textOf = (key, value) => {
        if (value === null || typeof value === 'string')
            return value;
        const items = [value].flat();
        if (items.length > 0 && items.every(isPlain))
            return items.map(String).join(', ');
        fail(key, `\`${key}\` must be text, but is ${(0,_value_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfType */ .x)(value)}`, `put the value in quotes: \`${key}: "…"\``);
        return null;
    };
    const listOf = (key, value, example) => {
        if (value === undefined)
            return null;
        if (value === null)
            return [];
        if (typeof value === 'string')
            return splitRules(value);
        if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
            return value;
        fail(key, `\`${key}\` must be a list, but is ${Array.isArray(value) ? 'a list of other types' : (0,_value_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfType */ .x)(value)}`, `write \`${key}: ${example}\`, or one item per line with \`- \``);
        return null;
    };
    return {
        diagnostics: () => problems.sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)).map(({ diagnostic }) => diagnostic),
        fail,
        text: (key) => textOf(key, valueOf(key) ?? null),
        first: (key) => textOf(key, [valueOf(key)].flat()[0] ?? null),
        list: (key, example) => listOf(key, valueOf(key), example),
        words: (key) => {
            const value = valueOf(key);
            if (value === undefined)
                return null;
            return typeof value === 'string' ? splitRules(value) : [value].flat().filter((item) => typeof item === 'string');
        },
        flag(key, absent) {
            const value = valueOf(key) ?? null;
            const known = flags.get(typeof value === 'string' ? value.toLowerCase() : value);
            if (known !== undefined || value === null)
                return known ?? absent;
            fail(key, `\`${key}\` must be true or false`, `write \`${key}: true\` or \`${key}: false\``);
            return absent;
        },
    };
}
/** Adds a diagnostic for each rule of a field that cannot be parsed. */
function checkAllowedTools(fields, key, rules) {
    for (const { rule, message, hint } of (0,_policy_rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRules */ .NR)({ allow: rules, ask: [], deny: [] }).diagnostics) {
        fields.fail(key, `\`${key}\` contains the rule ${JSON.stringify(rule)}: ${message}`, hint, rule);
    }
}
function isPlain(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}
/** A notice for a text without frontmatter that has known fields in a block that looks like one. */
function strayNotices(source, text, known) {
    const names = (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__.strayFields)(text).filter((name) => known.includes(name));
    if (names.length === 0)
        return [];
    return [
        `${source}: the text of the prompt contains the fields ${names.join(', ')}, which have no effect there; a frontmatter must begin on the first line of the file`,
    ];
}
/** Fields that other products use to describe, sort or display a prompt; ignoring them is safe. */
const metadataFields = new RegExp(`^(?:${[
    'audience|authors?|category|color|compatibility|copyright|created|credits|date|date[-_]added|difficulty|display[-_]?name',
    'domain|emoji|examples?|homepage|icon|id|keywords|languages?|last[-_](?:reviewed|updated)|level|license|maintainers?',
    'metadata|notes?|origin|owner|priority|publisher|purpose|references?|related|repository|slug|sources?|status|subtitle|summary',
    'tags|title|topics?|type|updated|url|use[-_]cases?|version|website|when[-_]to[-_]use|whenToUse',
].join('|')})$`);
/** Notices for lines that are not valid YAML and for fields without effect, with a suggestion if one resembles a known field. */
function unknownFields(source, frontmatter, known) {
    const others = [...(frontmatter?.fields.keys() ?? [])].filter((key) => !known.includes(key) && !metadataFields.test(key));
    return [
        ...(frontmatter?.plainLines ?? [])
            .filter((key) => known.includes(key))
            .map((key) => `${source}: the frontmatter field ${key} was read as plain text; as YAML it needs quotes`),
        ...others.map((key) => `${source}: ${(0,_value_js__WEBPACK_IMPORTED_MODULE_2__/* .noEffect */ .V)('frontmatter field', key, known)}`),
    ];
}
/** Splits at commas and blanks outside parentheses and braces, as in `Read, Bash(git log:*) Grep` and `src/*.{ts,tsx}`. */
function splitRules(text) {
    const rules = [];
    let rule = '';
    let depth = 0;
    for (const character of text) {
        if ('({'.includes(character))
            depth += 1;
        if (')}'.includes(character))
            depth -= 1;
        if (depth <= 0 && /[\s,]/.test(character)) {
            rules.push(rule);
            rule = '';
        }
        else {
            rule += character;
        }
    }
    return [...rules, rule].filter((item) => item !== '');
}


/***/ }),

/***/ 65897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readFrontmatter: () => (/* binding */ readFrontmatter),
  strayFields: () => (/* binding */ strayFields)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/prompt/position.js
var position = __webpack_require__(63520);
// EXTERNAL MODULE: ./lib/prompt/formats/document-value.js
var document_value = __webpack_require__(14399);
;// CONCATENATED MODULE: ./lib/prompt/formats/plain-lines.js
/** A value that YAML does not read as the text it is: an indicator at its start, or a colon inside. */
const needsQuotes = /^(?:\[.*\]|\{.*\}|[*&!%@`#,]|[-?:](?:\s|$)|["'].*["'].+)|^[^[{"'].*(?:: |:$)/;
/**
 * The same lines with quotes around values that people write as plain text but YAML reads differently
 * (`description: Use it when: …`, `argument-hint: <a> [b: c]`, `paths: *.ts`), and the keys of these lines. Only a
 * complete value on one line is changed; all lines keep their positions.
 */
function quotePlainLines(yaml) {
    const lines = yaml.split('\n');
    const keys = [];
    const quoted = lines.map((line, index) => {
        const [, dash, item] = /^([ \t]*-[ \t]+)([*@%`].*?)[ \t]*$/.exec(line) ?? [];
        if (dash !== undefined)
            return `${dash}${JSON.stringify(item)}`;
        const [, key = '', gap = '', value = ''] = /^([A-Za-z_][\w-]*)(:[ \t]+)(\S.*?)[ \t]*$/.exec(line) ?? [];
        // A value that continues on an indented line, or a complete list or mapping, is not plain text.
        if (key === '' || /^[ \t]+\S|^-[ \t]/.test(lines[index + 1] ?? '') || /^[|>]/.test(value))
            return line;
        if (!needsQuotes.test(value) || isList(key, value))
            return line;
        keys.push(key);
        return `${key}${gap}${JSON.stringify(value)}`;
    });
    return { yaml: quoted.join('\n'), keys };
}
/** Fields that hold lists may use brackets; in text fields, an opening bracket is just text. */
function isList(key, value) {
    return /^(?:\[.*\]|\{.*\})$/.test(value) && !/^(?:argument-hint|description|name|when_to_use)$/.test(key);
}
/**
 * Whether a block cannot hold a restriction of what a prompt may do, however it is read: no such key, and no syntax of
 * YAML that could spell one.
 */
function restrictsNothing(yaml) {
    return !/tools|context|hooks|paths|invoc|permission|<<|[&*\\{]/i.test(yaml);
}
/** The fields of a block that is not valid YAML: each key at the start of a line, with the text up to the next one. */
function readPlainLines(yaml) {
    const starts = [...yaml.matchAll(/^([A-Za-z_][\w-]*):(?=\s|$)/gm)];
    return new Map(starts.map(({ 0: start, 1: key = '', index }, at) => {
        const text = yaml.slice(index + start.length, starts[at + 1]?.index).trim();
        const value = text.replace(/^[|>][+-]?[ \t]*\n/, '').replace(/^(["'])([^]*)\1$/, '$2');
        return [key, { value: value.replace(/\s*\n\s*/g, ' '), offset: index }];
    }));
}

// EXTERNAL MODULE: ./lib/prompt/formats/value.js
var value = __webpack_require__(46013);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml-bounds.js
var yaml_bounds = __webpack_require__(39579);
;// CONCATENATED MODULE: ./lib/prompt/formats/frontmatter.js






const maxLength = 65_536;
const firstLine = /^---[ \t]*\n/;
const lastLine = /^---[ \t]*(?:\n|$)/m;
const looksLikeKey = /^[A-Za-z_][\w-]*[ \t]*:/;
/**
 * Parses the frontmatter of a Markdown file (LF line endings). `null` if there is none: the first line is not `---`, or
 * it is a thematic break that nothing closes. If the YAML is invalid, it is parsed again with quotes around single-line
 * values, and then, with `isLenient`, line by line. Rejects with UserError (`prompt-syntax`), with all YAML errors at once.
 */
async function readFrontmatter(source, text, isLenient = false) {
    const opening = firstLine.exec(text);
    if (opening === null)
        return null;
    const start = opening[0].length;
    const closing = lastLine.exec(text.slice(start));
    if (closing === null) {
        if (!looksLikeKey.test(text.slice(start)))
            return null;
        throw new errors/* UserError */.yo((0,position/* diagnosticInFile */.dR)(source, text, 0, {
            code: 'prompt-syntax',
            message: 'the frontmatter is not closed',
            hint: 'add a line `---` after its last field',
        }));
    }
    const yaml = text.slice(start, start + closing.index);
    const { fields, offsets, plainLines } = await parseFields(source, text, { yaml, start, isLenient });
    const end = start + closing.index + closing[0].length;
    return {
        fields,
        plainLines,
        diagnostic(key, diagnosticText, piece = '') {
            const atKey = offsets.get(key) ?? 0;
            const atPiece = text.slice(0, end).indexOf(piece, atKey);
            return (0,position/* diagnosticInFile */.dR)(source, text, Math.max(atKey, atPiece), diagnosticText);
        },
        end,
    };
}
/**
 * The fields of a block that looks like a frontmatter but does not start the file: blank lines, a comment or the first
 * line of a code block precede it. No product reads it, although its author expects that.
 */
function strayFields(text) {
    const start = behindComments(text);
    const block = /---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/y;
    block.lastIndex = start;
    const lines = start === 0 ? [] : (block.exec(text)?.[1] ?? '').split('\n');
    return lines.flatMap((line) => /^([A-Za-z_][\w-]*)[ \t]*:/.exec(line)?.[1] ?? []);
}
function behindComments(text) {
    const skipped = /\s+|`{3,}[^\n`]*\n/y;
    for (let at = 0;;) {
        const comment = text.startsWith('<!--', at) ? text.indexOf('-->', at) : -1;
        skipped.lastIndex = at;
        if (comment >= 0)
            at = comment + 3;
        else if (skipped.test(text))
            at = skipped.lastIndex;
        else
            return at;
    }
}
async function parseFields(source, text, { yaml, start, isLenient }) {
    const diagnostic = (offset, what) => (0,position/* diagnosticInFile */.dR)(source, text, start + offset, {
        code: 'prompt-syntax',
        message: `the frontmatter is not valid: ${what}`,
        hint: 'correct the YAML at the caret',
    });
    if (yaml.length > maxLength)
        throw new errors/* UserError */.yo(diagnostic(0, `it is longer than ${maxLength} characters`));
    if ((0,yaml_bounds/* nestsTooDeep */.qK)(yaml))
        throw new errors/* UserError */.yo(diagnostic(0, `it is nested deeper than ${yaml_bounds/* maxNesting */.JG}`));
    const { isMap, isScalar, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const { readable, document, plainLines } = parseLeniently(yaml, (text) => parseDocument(text, { logLevel: 'error' }));
    if (isLenient && document.errors.length > 0 && restrictsNothing(yaml)) {
        const lines = readPlainLines(yaml);
        const offsets = new Map([...lines].map(([key, { offset }]) => [key, start + offset]));
        const fields = new Map([...lines].map(([key, { value }]) => [key, value]));
        return { fields, offsets, plainLines: [...lines.keys()] };
    }
    const values = (0,document_value/* documentValue */.H)(document, yaml, diagnostic) ?? {};
    if (typeof values !== 'object' || Array.isArray(values)) {
        const what = `it must contain fields (\`name: value\`), but is ${(0,value/* nameOfType */.x)(values)}`;
        throw new errors/* UserError */.yo(diagnostic(0, what));
    }
    const items = isMap(document.contents) ? document.contents.items : [];
    const offsets = items.map(({ key }) => isScalar(key)
        ? [String(key.value), start + (0,position/* offsetAt */.HA)(yaml, (0,position/* positionAt */.t$)(readable, key.range?.[0] ?? 0))]
        : ['', start]);
    const fields = new Map(Object.entries(values));
    const offsetsByKey = new Map(offsets);
    return { fields, offsets: offsetsByKey, plainLines };
}
/** A glob where YAML expects an alias, without any anchor: `paths: *.ts`. */
const looseStar = /^[ \t]*(?:[\w-]+:|-)[ \t]+\*/m;
/** The result of the second attempt is used only if it has no errors; otherwise the first attempt's errors are reported. */
function parseLeniently(yaml, parse) {
    const readable = quoteHints(yaml);
    const document = parse(readable);
    const isLoose = looseStar.test(readable) && !/[ \t]&\w/.test(readable);
    if (document.errors.length === 0 && !isLoose)
        return { readable, document, plainLines: [] };
    const quoted = quotePlainLines(readable);
    const again = parse(quoted.yaml);
    if (again.errors.length > 0)
        return { readable, document, plainLines: [] };
    return { readable: quoted.yaml, document: again, plainLines: quoted.keys };
}
/** `argument-hint: [pr] [depth]` is common but invalid YAML. Quoting does not move what precedes the value on its line. */
function quoteHints(yaml) {
    return yaml.replace(/^(argument-hint:[ \t]*)(\[.*\]|\{.*\})[ \t]*$/m, (_line, key, hint) => `${key}${JSON.stringify(hint)}`);
}


/***/ }),

/***/ 15027:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ parseMarkdown),
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   ko: () => (/* binding */ readModel),
/* harmony export */   sR: () => (/* binding */ readTools)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _policy_rules_github_mcp_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15719);
/* harmony import */ var _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93768);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63520);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17211);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65897);
/* harmony import */ var _spec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56585);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13705);








/** Claude Code's spelling, and those of files for other products. */
const whenToUseSpellings = ['when_to_use', 'when-to-use', 'whenToUse'];
const understood = [
    'name',
    'description',
    'argument-hint',
    'arguments',
    'allowed-tools',
    'disallowed-tools',
    'model',
    ...whenToUseSpellings,
    'disable-model-invocation',
    'user-invocable',
    'context',
    'paths',
];
/**
 * A Markdown command or skill: optional YAML frontmatter; the trimmed rest is the prompt, with braces placeholders
 * (`markdown`), in Claude's syntax (`claude`) or without any (`skill`). A notice names fields without effect. Rejects with UserError:
 * `prompt-syntax` with every invalid field, `prompt-missing`.
 */
async function parseMarkdown(format, source, text) {
    const frontmatter = await (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__.readFrontmatter)(source, text, true);
    const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__.fieldsOf)(frontmatter);
    const tools = readTools(source, fields, ['allowed-tools', 'disallowed-tools']);
    (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__.checkAllowedTools)(fields, 'allowed-tools', tools.allowed ?? []);
    (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__.checkAllowedTools)(fields, 'disallowed-tools', tools.disallowed);
    const read = {
        name: fields.text('name'),
        description: fields.text('description'),
        argumentHint: fields.text('argument-hint'),
        argumentNames: readArgumentNames(fields),
        model: readModel(fields),
        whenToUse: whenToUseOf(fields),
        modelInvocable: !fields.flag('disable-model-invocation', false),
        userInvocable: fields.flag('user-invocable', true),
        fork: readContext(fields),
        paths: fields.list('paths', 'src/**, docs/**'),
    };
    const isOpencode = /(?:^|\/)\.opencode\//.test(source);
    const agent = isOpencode ? fields.text('agent') : null;
    const diagnostics = fields.diagnostics();
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return {
        ...bodyOf(format, source, text, frontmatter),
        ...read,
        allowedTools: tools.allowed,
        disallowedTools: readingAgents.includes(agent ?? '') ? [...tools.disallowed, 'Edit', 'Write'] : tools.disallowed,
        ...(agent === null || [...readingAgents, ...usualAgents].includes(agent) ? {} : { agent }),
        notices: [
            ...(frontmatter === null ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__.strayNotices)(source, text, understood) : []),
            ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_3__.unknownFields)(source, frontmatter, isOpencode ? [...understood, 'agent'] : understood),
            ...tools.notices,
        ],
    };
}
/** opencode's built-in agents that change nothing, and those that may do all that the rules allow. */
const readingAgents = ['plan', 'explore'];
const usualAgents = ['build', 'general'];
/** The trimmed text after the frontmatter, with its position. Throws UserError `prompt-missing` if it is empty. */
function bodyOf(format, source, text, frontmatter) {
    const rest = text.slice(frontmatter?.end ?? 0);
    (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .requireBody */ .WW)(source, rest);
    const start = text.length - rest.trimStart().length;
    return { ...(0,_spec_js__WEBPACK_IMPORTED_MODULE_6__/* .plainSpec */ .K)(format, source, rest.trim()), bodyAt: (0,_position_js__WEBPACK_IMPORTED_MODULE_7__/* .positionAt */ .t$)(text, start) };
}
/**
 * Reads the fields with these names as rules, without the tools that do not exist here. `rulesOf` translates a name of
 * another product; without a result, the name is a rule as it is.
 */
function readTools(source, fields, [allowedKey, disallowedKey], rulesOf = () => []) {
    const example = 'Read, Bash(git log:*)';
    const translated = (name) => {
        const rules = rulesOf(name);
        return rules.length > 0 ? rules : [...severalCommands(name), ...(0,_policy_rules_github_mcp_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .githubToolRules */ .X)(name, 'allow')];
    };
    const allowed = fields.list(allowedKey, example)?.flatMap(translated) ?? null;
    const disallowed = (fields.list(disallowedKey, example) ?? []).flatMap((name) => [
        ...severalCommands(name),
        ...(0,_policy_rules_github_mcp_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .githubToolRules */ .X)(name, 'deny'),
    ]);
    const isOfSession = (rule) => (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isForeignTool */ .Z_)(nameIn(rule));
    // Allowing an unknown tool allows nothing. A denied name may be a typo, so it is checked later.
    const unknown = (allowed ?? []).filter((rule) => !isOfSession(rule) && isUnknown(rule));
    const left = [...(allowed ?? []), ...disallowed].filter(isOfSession);
    return {
        // `*` restricts nothing.
        allowed: allowed?.includes('*') === true
            ? null
            : (allowed?.filter((rule) => !isOfSession(rule) && !unknown.includes(rule)).map(withoutStar) ?? null),
        disallowed: disallowed.filter((rule) => !isOfSession(rule)).map(withoutStar),
        notices: [
            ...left.map((tool) => `${source}: the tool ${tool} is not available in an unattended job`),
            ...unknown.map((rule) => unknownTool(source, rule)),
        ],
    };
}
/** `Bash(npm:*, git:*)` as one rule per prefix. */
function severalCommands(rule) {
    const [, tool = '', list = ''] = /^(\w+)\(([^"'{}]*)\)$/s.exec(rule) ?? [];
    const items = list.split(',').map((item) => item.trim());
    if (!items.every((item) => item.endsWith('*')) || (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalTool */ .Zt)(tool) !== 'Bash')
        return [rule];
    return items.map((item) => `${tool}(${item})`);
}
const nameIn = (rule) => rule.replace(/\(.*$/s, '');
/** Matches whole names and name patterns only: part of an invalid rule must not be skipped. */
function isUnknown(rule) {
    return /^["']?[A-Za-z_][\w .:*/-]*["']?(?:\(.*\))?$/s.test(rule) && (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalTool */ .Zt)(nameIn(rule)) === undefined;
}
function unknownTool(source, rule) {
    const guess = (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestTool */ .N3)(nameIn(rule));
    return `${source}: the tool ${JSON.stringify(rule)} does not exist here${guess === undefined ? '' : `; did you mean ${guess}?`}`;
}
/** In Claude's files `Read(*)` means every file; in Sallyport's rules, a star does not match a slash. */
function withoutStar(rule) {
    return /^\w+\(\*\)$/.test(rule) ? nameIn(rule) : rule;
}
function whenToUseOf(fields) {
    return whenToUseSpellings.map((key) => fields.text(key)).find((text) => text !== null) ?? null;
}
/** `inherit` means that no model is set. */
function readModel(fields) {
    const model = fields.first('model');
    return model === 'inherit' ? null : model;
}
function readContext(fields) {
    const context = fields.text('context');
    if (context !== null && context !== 'fork')
        fields.fail('context', '`context` is fork or is not given', 'write `context: fork`, or remove the line');
    return context === 'fork';
}
/** Some authors include the dollar sign that the body uses. A list of mappings only describes the arguments, as in Claude Code. */
function readArgumentNames(fields) {
    return (fields.words('arguments') ?? []).map((name) => name.replace(/^\$(?=[A-Za-z_])/, ''));
}


/***/ }),

/***/ 46013:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ noEffect),
/* harmony export */   x: () => (/* binding */ nameOfType)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/** A clause about a key without effect; names the known key that it resembles. */
function noEffect(what, key, known) {
    const guess = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(key, known);
    return `the ${what} ${JSON.stringify(key)} has no effect${guess === null ? '' : `; ${guess}`}`;
}
/** The type of a parsed TOML or YAML value, with its article, for messages. */
function nameOfType(value) {
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (value instanceof Date)
        return 'a date';
    switch (typeof value) {
        case 'string':
            return 'a string';
        case 'number':
        case 'bigint':
            return 'a number';
        case 'boolean':
            return 'true or false';
        default:
            return 'a table';
    }
}


/***/ })

};
;