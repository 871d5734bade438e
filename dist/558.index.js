export const id = 558;
export const ids = [558];
export const modules = {

/***/ 2058:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ groundOf),
/* harmony export */   MX: () => (/* binding */ judgeCall),
/* harmony export */   T3: () => (/* binding */ workshopOf)
/* harmony export */ });
/* harmony import */ var _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2998);
/* harmony import */ var _config_ground_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8916);
/* harmony import */ var _config_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2853);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3121);





/** What the commands that only judge stand on: the settings of flags and file, and nothing that is started. */
async function groundOf(invocation, surroundings) {
    const environment = surroundings.environment;
    const places = { childHome: surroundings.temporary, childTemporary: surroundings.temporary };
    return await (0,_config_ground_js__WEBPACK_IMPORTED_MODULE_1__/* .findGround */ .D)((0,_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .settingsOf */ .f5)(invocation), surroundings, (workspace) => (0,_batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__/* .processSetup */ .j)({ environment, ...places }, workspace));
}
/** A workshop under the settings of the ground, in its workspace. Rejects with UserError for rules that cannot be read. */
async function workshopOf(ground, surroundings, { spec, places } = {}) {
    const { allow, ask, deny, mode } = ground.settings;
    const [lists] = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .allOrFaults */ .yi)(() => (0,_config_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .checkRules */ .t)({ allow, ask, deny }, (list) => list), () => (spec === undefined ? undefined : (0,_config_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPromptRules */ .M)(spec)));
    const workshop = (0,_batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__/* .createWorkshop */ .Q)({
        directory: ground.workspace,
        home: surroundings.home,
        childHome: places?.home ?? surroundings.home,
        childTemporary: places?.temporary ?? surroundings.temporary,
        environment: surroundings.environment,
        lists,
        mode,
        ...(spec === undefined ? {} : { spec }),
    });
    await workshop.ready();
    return workshop;
}
/** Binds a call to its tool and judges it. Throws UserError `argument-invalid` where the tool cannot take it. */
function judgeCall(workshop, name, input) {
    const tool = workshop.tools.find((one) => one.name === name);
    if (tool === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
            code: 'argument-invalid',
            where: '--tool',
            what: `there is no tool ${JSON.stringify(name)}`,
            mend: `the tools are ${workshop.tools.map((one) => one.name).join(', ')}`,
        });
    }
    const binding = tool.bind(input);
    if (!binding.ok) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(binding.problems.map((problem) => ({
            code: 'argument-invalid',
            where: '--input',
            what: problem,
            mend: `give the input of ${name} as a JSON object`,
        })));
    }
    const { effects, subject } = binding.call;
    return workshop.judge({ tool: name, effects, ...(subject === undefined ? {} : { subject }) });
}


/***/ }),

/***/ 558:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./lib/config/rules.js
var rules = __webpack_require__(2853);
// EXTERNAL MODULE: ./lib/policy/protected.js
var policy_protected = __webpack_require__(8748);
// EXTERNAL MODULE: ./lib/policy/rule-command.js
var rule_command = __webpack_require__(3918);
// EXTERNAL MODULE: ./lib/policy/rule-cover.js
var rule_cover = __webpack_require__(3036);
// EXTERNAL MODULE: ./lib/policy/rules.js + 1 modules
var policy_rules = __webpack_require__(1738);
// EXTERNAL MODULE: ./lib/policy/sensitive.js
var sensitive = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/policy/shell/programs/table.js + 54 modules
var table = __webpack_require__(7224);
;// CONCATENATED MODULE: ./lib/policy/lint.js






/** Every id has a section of the same name in the documentation of rules. */
const lintIds = (/* unused pure expression or super */ null && ([
    'absolute-path',
    'allowed-and-denied',
    'any-command',
    'any-host',
    'any-path',
    'never-matches',
    'pointless',
    'program-grants',
    'program-unknown',
    'protected-unnamed',
    'sensitive-pattern',
]));
/** Rules that allow more than they seem to, or less, in the order of the lists. Faulty rules are left to `parseRules`. Pure. */
function lintRules(lists) {
    const { rules } = (0,policy_rules/* parseRules */.N)(lists);
    const findings = [];
    for (const rule of [...rules.allow, ...rules.ask, ...rules.deny]) {
        const notes = [
            ...(rule.list === 'allow' ? notesOnAllow(rule) : []),
            ...neverMatches(rule),
            ...notesBeside(rule, rules),
        ];
        for (const note of notes)
            findings.push({ ...note, list: rule.list, index: rule.index, rule: rule.text });
    }
    return findings;
}
function notesOnAllow(rule) {
    switch (rule.specifier.kind) {
        case 'any':
            return wholeTool(rule);
        case 'command':
            return command(rule, rule.specifier.pattern.words[0]);
        case 'path':
            return path(rule);
        case 'domain':
        case 'literal':
            return [];
    }
}
function wholeTool(rule) {
    if (rule.tool === 'Bash') {
        return [
            {
                id: 'any-command',
                what: 'it allows every command, interpreters and network tools among them',
                mend: 'name the commands, e.g. Bash(npm test)',
            },
        ];
    }
    if (rule.tool === 'WebFetch') {
        return [
            {
                id: 'any-host',
                what: 'it lets the agent send anything to any host',
                mend: 'name the hosts, e.g. WebFetch(domain:example.org)',
            },
        ];
    }
    const files = rule.tool === 'Read' || rule.tool === 'Write' || rule.tool === 'Edit';
    return files
        ? [
            {
                id: 'any-path',
                what: 'it covers the whole disk, not only the workspace',
                mend: `write ${rule.tool}(**) for the workspace, or name folders`,
            },
        ]
        : [];
}
function command(rule, first) {
    if (first?.kind !== 'literal' || first.text === undefined) {
        return [
            {
                id: 'any-command',
                what: 'it leaves open which program runs',
                mend: 'begin the rule with the name of a program',
            },
        ];
    }
    const program = (0,table/* programFor */.w)(first.text);
    const open = rule.specifier.kind === 'command' && rule.specifier.pattern.open;
    if (program === undefined) {
        const what = `nothing is known about ${first.text}: its arguments are not judged`;
        return open ? [{ id: 'program-unknown', what, mend: 'allow exact commands only, without :*' }] : [];
    }
    return program.grants !== null && open
        ? [
            {
                id: 'program-grants',
                what: program.grants,
                mend: 'allow exact commands only, without :*, or accept that this is granted',
            },
        ]
        : [];
}
function path(rule) {
    if (rule.specifier.kind !== 'path')
        return [];
    const { pattern } = rule.specifier;
    const text = rule.text.slice(rule.text.indexOf('(') + 1, -1).trim();
    const notes = [];
    if (pattern.base === 'slash') {
        notes.push({
            id: 'absolute-path',
            what: `${text} is an absolute path here, not one below the workspace`,
            mend: `write ${text.replace(/^\/+/, '')} for the workspace, or //… to say that you mean it`,
        });
    }
    if (/^\/*\**$/.test(text) && pattern.base !== 'workspace') {
        notes.push({ id: 'any-path', what: 'it covers the whole disk', mend: 'name folders' });
    }
    if (!pattern.exact && (0,sensitive/* sensitivity */.y)(`/${text.replace(/\*+.*$/, '')}`) === 'high') {
        notes.push({
            id: 'sensitive-pattern',
            what: 'files that may hold credentials are opened by an exact path only, so a pattern opens none of them',
            mend: 'name each file without a wildcard',
        });
    }
    if (rule.tool !== 'Read' && /^\*\*?$/.test(text)) {
        notes.push({
            id: 'protected-unnamed',
            what: 'protected paths such as .git and .github stay closed to it',
            mend: 'nothing, or name the path that should be written',
        });
    }
    return notes.filter((note) => note.id !== 'absolute-path' || (0,policy_protected/* protectedSegment */.Aq)(text) === null);
}
const operator = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
function neverMatches(rule) {
    if (rule.specifier.kind !== 'command')
        return [];
    const words = rule.specifier.pattern.words.flatMap((word) => (word.kind === 'literal' ? [word.text] : []));
    const bad = words.find((word) => operator.test(word));
    if (bad !== undefined) {
        return [
            {
                id: 'never-matches',
                what: `a rule means one simple command, so ${(0,rule_command/* quotePattern */.zc)([bad])} in it matches nothing`,
                mend: 'write one rule for every command of the line',
            },
        ];
    }
    if (/^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
        return [
            {
                id: 'never-matches',
                what: 'variables in front of a command are judged apart and are no part of it',
                mend: 'leave them out of the rule',
            },
        ];
    }
    return [];
}
function notesBeside(rule, rules) {
    const wider = rules[rule.list].find((other) => other !== rule && (0,rule_cover/* covers */.h)(other, rule) && !((0,rule_cover/* covers */.h)(rule, other) && other.index > rule.index));
    const notes = [];
    if (wider !== undefined)
        notes.push({ id: 'pointless', what: `${wider.text} covers it already`, mend: 'remove one of the two' });
    const stopped = rule.list === 'allow' ? [...rules.deny, ...rules.ask].find((other) => (0,rule_cover/* covers */.h)(other, rule)) : undefined;
    if (stopped !== undefined) {
        notes.push({
            id: 'allowed-and-denied',
            what: `${stopped.text} in ${stopped.list} takes everything away that it allows`,
            mend: 'remove one of the two',
        });
    }
    return notes;
}

// EXTERNAL MODULE: ./lib/commands/judging.js
var judging = __webpack_require__(2058);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(3121);
;// CONCATENATED MODULE: ./lib/commands/lint.js




/** `sallyport lint`: what is odd about the rules of the configuration and of the command line. Exit code 1 with findings. */
async function lint(invocation, surroundings) {
    const { settings } = await (0,judging/* groundOf */.Jx)(invocation, surroundings);
    const lists = {
        allow: [...settings.allow, ...invocation.operands],
        ask: settings.ask,
        deny: settings.deny,
    };
    (0,rules/* checkRules */.t)(lists, (list) => list);
    const findings = lintRules(lists);
    const { stdio } = surroundings;
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json'))
        stdio.out(`${JSON.stringify(findings, null, 2)}\n`);
    else if (findings.length === 0)
        stdio.err('Nothing to say about these rules.\n');
    for (const { id, list, rule, what, mend } of (0,parse/* isSwitchedOn */.JG)(invocation, 'json') ? [] : findings) {
        stdio.out(`${list}: ${rule} [${id}]\n  what: ${what}\n  mend: ${mend}\n  docs: docs/rules.md#${id}\n`);
    }
    return findings.length === 0 ? 0 : 1;
}


/***/ }),

/***/ 3036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ covers)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6298);
/* harmony import */ var _rule_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3918);


/** Whether every call that the second rule means is meant by the first one too. False where that cannot be told. */
function covers(wide, narrow) {
    if (wide.tool !== narrow.tool)
        return wide.tool.startsWith('mcp__') && narrow.tool.startsWith(`${wide.tool}__`);
    if (wide.specifier.kind === 'any')
        return true;
    return coversSpecifier(wide.specifier, narrow.specifier);
}
function coversSpecifier(wide, narrow) {
    if (wide.kind === 'command' && narrow.kind === 'command') {
        const words = narrow.pattern.words.map((word) => (word.kind === 'literal' ? word.text : null));
        if (narrow.pattern.open && !wide.pattern.open)
            return false;
        return (0,_rule_command_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesCommand */ .f0)(wide.pattern, words, { generous: false, sameProgram: (text, word) => text === word });
    }
    if (wide.kind === 'path' && narrow.kind === 'path') {
        if (wide.pattern.base !== narrow.pattern.base ||
            !narrow.pattern.exact ||
            narrow.pattern.up[0] !== wide.pattern.up[0])
            return false;
        const path = (narrow.pattern.globs[0] ?? []).map((segment) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .literalSegment */ .hi)(segment) ?? '');
        return wide.pattern.globs.some((glob) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesGlob */ .kt)(glob, path, false));
    }
    if (wide.kind === 'domain' && narrow.kind === 'domain') {
        return wide.host === narrow.host || narrow.host.endsWith(`.${wide.host.replace(/^\*\./, '')}`);
    }
    return wide.kind === 'literal' && narrow.kind === 'literal' && wide.text === narrow.text;
}


/***/ })

};
