"use strict";
exports.id = 2729;
exports.ids = [2729];
exports.modules = {

/***/ 86810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ cachedPathFacts),
/* harmony export */   _: () => (/* binding */ cachingPathFacts)
/* harmony export */ });
/**
 * Caches path facts: an evaluation asks about the same paths again and again, and the files are assumed not to change
 * during it.
 */
function cachingPathFacts(world) {
    const kinds = new Map();
    const names = new Map();
    const links = new Map();
    const manifests = new Map();
    const sensitive = new Map();
    const inGit = new Map();
    const kindOf = (path) => once(kinds, path, (asked) => world.kindOf(asked));
    const realPaths = cachedPaths(world, kindOf);
    return {
        workspace: world.workspace,
        home: world.home,
        commandHome: world.commandHome,
        temporary: world.temporary,
        ...(world.isOwn === undefined ? {} : { isOwn: world.isOwn }),
        ...(world.hiddenBy === undefined ? {} : { hiddenBy: world.hiddenBy }),
        ...(world.protectedPaths === undefined ? {} : { protectedPaths: world.protectedPaths }),
        ...(world.isInTrustedCommit === undefined ? {} : { isInTrustedCommit: world.isInTrustedCommit }),
        get gitHubWorkspace() {
            return world.gitHubWorkspace;
        },
        get registries() {
            return world.registries ?? {};
        },
        get repository() {
            return world.repository;
        },
        realpath: realPaths.realpath,
        kindOf,
        entries: (directory) => once(names, directory, (asked) => world.entries(asked)),
        linksBelow: (directory, limit) => once(links, `${limit} ${directory}`, () => world.linksBelow(directory, limit)),
        packageManifest: (directory) => once(manifests, directory, (asked) => world.packageManifest(asked)),
        sensitiveBelow: (directory, limit) => once(sensitive, `${limit} ${directory}`, () => world.sensitiveBelow(directory, limit)),
        sensitiveInGit: (directory) => once(inGit, directory, (asked) => world.sensitiveInGit(asked)),
        forget: () => {
            for (const seen of [realPaths, kinds, names, links, manifests, sensitive, inGit])
                seen.clear();
        },
    };
}
/** Resolves links with as few queries as possible. */
function cachedPaths(world, kindOf) {
    const real = new Map([[world.workspace, world.workspace]]);
    /** Directories whose path contains no link. */
    const directories = new Set();
    /** `null` if the path does not exist; its directory must be resolved instead. */
    const resolveExisting = (path) => {
        const end = path.lastIndexOf('/');
        if (end < 1 || /^\.{0,2}$/.test(path.slice(end + 1)))
            return world.realpath(path);
        const directory = path.slice(0, end);
        const kind = kindOf(path);
        // In such a directory only the last segment can be a link.
        if (directories.has(directory) && kind !== 'link')
            return path;
        if (kind === 'missing')
            return null;
        const realPath = world.realpath(path);
        if (realPath === path)
            directories.add(directory);
        return realPath;
    };
    /** Finds the deepest existing directory, then appends the missing segments. Iterative: a path can have thousands of segments. */
    const resolved = (path) => {
        const missing = [];
        let end = path.length;
        let resolvedPath = resolveExisting(path);
        while (resolvedPath === null) {
            missing.push(end);
            end = path.lastIndexOf('/', end - 1);
            const directory = path.slice(0, end);
            resolvedPath = real.get(directory) ?? resolveExisting(directory);
        }
        // A missing path resolves to its resolved directory plus its name.
        for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
            const directory = path.slice(0, end);
            real.set(directory, resolvedPath);
            resolvedPath = below(resolvedPath, path.slice(end + 1, next));
            end = next;
            if (resolvedPath === path.slice(0, end))
                directories.add(directory);
        }
        return resolvedPath;
    };
    return {
        realpath: (path) => once(real, path, resolved),
        clear: () => {
            real.clear();
            directories.clear();
            real.set(world.workspace, world.workspace);
        },
    };
}
function below(directory, name) {
    return `${directory === '/' ? '' : directory}/${name}`;
}
/** Wraps path facts in a cache unless they are cached already. */
function cachedPathFacts(world) {
    return 'forget' in world ? world : cachingPathFacts(world);
}
function once(seen, path, look) {
    const known = seen.get(path);
    if (known !== undefined)
        return known;
    const value = look(path);
    seen.set(path, value);
    return value;
}


/***/ }),

/***/ 67905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jq: () => (/* binding */ commandNeeds),
  on: () => (/* binding */ hostPatterns),
  yi: () => (/* binding */ leavesSandbox)
});

// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
;// CONCATENATED MODULE: ./lib/policy/programs/git/git-parts.js
/** By sub-command; those that are not listed change none of it. Source: the manual pages of git. */
const parts = {
    am: ['head', 'branches'],
    bisect: ['head', 'bisect'],
    branch: ['branches'],
    checkout: ['head', 'branches'],
    'cherry-pick': ['head', 'branches'],
    clone: ['repositories'],
    commit: ['head', 'branches'],
    fetch: ['remotes', 'tags', 'shallow'],
    init: ['repositories'],
    merge: ['head', 'branches'],
    notes: ['notes'],
    pull: ['head', 'branches', 'remotes', 'tags', 'shallow'],
    push: ['remotes'],
    rebase: ['head', 'branches'],
    remote: ['remotes', 'tags'],
    replace: ['replace'],
    reset: ['head', 'branches'],
    revert: ['head', 'branches'],
    stash: ['stash', 'head', 'branches'],
    submodule: ['repositories'],
    switch: ['head', 'branches'],
    'symbolic-ref': ['head'],
    tag: ['tags'],
    'update-ref': ['head', 'branches', 'tags', 'remotes', 'notes', 'stash'],
    worktree: ['repositories', 'branches'],
};
function gitPartsOf(command) {
    return Object.hasOwn(parts, command) ? (parts[command] ?? []) : [];
}

// EXTERNAL MODULE: ./lib/policy/programs/table.js + 146 modules
var table = __webpack_require__(67901);
// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
// EXTERNAL MODULE: ./lib/policy/rules/rule-index.js
var rule_index = __webpack_require__(59976);
// EXTERNAL MODULE: ./lib/policy/rules/usual-hosts.js
var usual_hosts = __webpack_require__(37243);
// EXTERNAL MODULE: ./lib/policy/engine/tool.js
var tool = __webpack_require__(56782);
;// CONCATENATED MODULE: ./lib/policy/engine/command-needs.js








/**
 * Programs whose effects are complete: they write the listed paths and nothing else, and run no other code. Any program
 * that is not here and not read-only may run code of the repository.
 */
const listedWriters = new Set([
    ...['cp', 'mv', 'rm', 'mkdir', 'rmdir', 'touch', 'tee', 'ln', 'truncate', 'install', 'split', 'sort', 'dd', 'chmod'],
    ...['sed', 'gzip', 'gunzip', 'zip', 'unzip', 'tar', 'curl', 'wget', 'patch', 'sponge', 'mktemp', 'mkdirp', 'rimraf'],
]);
/** Programs that only work outside, by their nature: with other rights, or in a service of the machine. */
const leavesSandbox = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
/** What the sandbox must permit for a permitted command line; everything else of the machine stays out of reach. */
function commandNeeds(explanation, { rules, world }) {
    const { commands, parts } = explanation;
    const isListed = commands.every(hasListedWrites) && parts.every(({ effect }) => !isUnknownWrite(effect));
    const leaving = commands.filter(leaves);
    const others = commands.filter((command) => !leaving.includes(command) && !isReachedFrom(command, leaving));
    return {
        judgedByWords: commands.every((command) => isJudgedByWords(command, commands)),
        writes: isListed ? pathsOf(parts, ['write', 'delete']) : null,
        ...(isListed ? { deletes: pathsOf(parts, ['delete']) } : {}),
        ...(isListed && commands.every(onlyDeletes) ? { onlyDeletes: true } : {}),
        reads: [
            ...pathsOf(parts, ['read']),
            // In the workspace a listed file may be one whose content stays hidden.
            ...pathsOf(parts, ['list']).filter((path) => !(0,paths/* isInside */.FK)({ path, directory: world.workspace })),
        ],
        changesGit: commands.some(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'git' && !step.readOnly),
        ...gitPartNeeds(commands),
        ...(commands.every(isGit) && commands.some(changesTree) ? { changesTree: commands.flatMap(wordsOfGit) } : {}),
        network: {
            allow: [
                ...hostPatterns(rules, 'allow'),
                ...fetched(parts),
                ...commands.flatMap(({ step }) => (0,usual_hosts/* usualHosts */.I)(step, world)),
            ],
            deny: [...hostPatterns(rules, 'deny'), ...hostPatterns(rules, 'ask')],
        },
        ...gitHubNeeds(commands, parts),
        ...gitRemoteNeeds(commands),
        leaves: leaving.length > 0 && others.every(hasListedWrites) ? (leaving[0]?.step.name ?? null) : null,
    };
}
function gitHubNeeds(commands, parts) {
    if (!commands.some(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'gh'))
        return {};
    const records = parts.flatMap(({ effect }) => {
        if (effect.kind !== 'post')
            return [];
        // The names of labels and people are evaluated when they are recorded; the event of a review is part of the words.
        return effect.what === 'Review' && effect.target !== undefined ? [`Review(${effect.target})`] : [effect.what];
    });
    return { gitHub: { records: [...new Set(records)] } };
}
function gitPartNeeds(commands) {
    const changing = commands.filter(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'git' && !step.readOnly);
    const gitCommands = [...new Set(changing.map(({ step }) => gitCommandOf(step.argv)))];
    const parts = gitCommands.flatMap(gitPartsOf);
    return {
        ...(gitCommands.length === 0 ? {} : { gitCommands }),
        ...(parts.length === 0 ? {} : { gitParts: [...new Set(parts)] }),
    };
}
function gitRemoteNeeds(commands) {
    const names = commands.flatMap(({ step }) => ((0,rule_index/* baseName */.Fl)(step.name) === 'git' ? [gitCommandOf(step.argv)] : []));
    if (names.includes('push'))
        return { gitRemote: 'push' };
    return names.some((name) => /^(?:fetch|pull|ls-remote)$/.test(name)) ? { gitRemote: 'fetch' } : {};
}
/** The command of git after its own options; empty if it is not constant. */
function gitCommandOf(argv) {
    const words = argv.slice(1).map((word) => (word.kind === 'literal' ? word.value : null));
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? null;
        if (word === null)
            return '';
        if (!word.startsWith('-'))
            return word;
        if (word === '-C' || word === '-c')
            at += 1;
    }
    return '';
}
function hasListedWrites({ step }) {
    const isHarmless = step.readOnly || step.role === 'neutral' || step.role === 'transparent';
    return isHarmless || (step.role === 'known' && step.risks.length === 0 && listedWriters.has((0,rule_index/* baseName */.Fl)(step.name)));
}
/**
 * Whether a program does what its words say, so that configuration in HOME could only change that. The table of any
 * other one says what a rule for it grants: code of the repository, a service, a shell.
 */
function isJudgedByWords({ step }, all) {
    if (step.role === 'neutral' || step.role === 'transparent')
        return true;
    if (step.role !== 'known')
        return false;
    const name = (0,rule_index/* baseName */.Fl)(step.name);
    // A constant script, whose commands are judged too.
    const isShell = /^(?:ba|da)?sh$/.test(name) && step.risks.length === 0 && all.some(({ step: { outer } }) => outer === step);
    return isShell || (0,table/* programFor */.w)(name)?.grants === null;
}
function isGit({ step }) {
    return step.role === 'neutral' || step.role === 'transparent' || step.readOnly || (0,rule_index/* baseName */.Fl)(step.name) === 'git';
}
function changesTree({ step }) {
    if ((0,rule_index/* baseName */.Fl)(step.name) !== 'git' || step.readOnly)
        return false;
    const writes = step.effects.some(({ kind }) => kind === 'write' || kind === 'delete');
    return writes || gitPartsOf(gitCommandOf(step.argv)).includes('bisect');
}
function wordsOfGit({ step }) {
    return step.argv
        .slice(1)
        .flatMap((word) => (word.kind === 'literal' && !word.value.startsWith('-') ? [word.value] : []));
}
function onlyDeletes({ step }) {
    return step.role === 'neutral' || step.role === 'transparent' || /^rm(?:dir)?$/.test((0,rule_index/* baseName */.Fl)(step.name));
}
function isUnknownWrite(effect) {
    return (effect.kind === 'write' || effect.kind === 'delete') && typeof effect.path !== 'string';
}
function leaves({ step, rules }) {
    const name = (0,rule_index/* baseName */.Fl)(step.name);
    return leavesSandbox.test(name) && rules.some((rule) => (0,rule_index/* baseName */.Fl)((0,parse_rules/* literalWords */.jD)(rule)[0] ?? '') === name);
}
function isReachedFrom({ step }, leaving) {
    for (let { outer } = step; outer !== null; outer = outer.outer)
        if (leaving.some((command) => command.step === outer))
            return true;
    return false;
}
function pathsOf(parts, kinds) {
    const paths = parts.flatMap(({ effect }) => kinds.includes(effect.kind) && 'path' in effect && typeof effect.path === 'string' ? [effect.path] : []);
    return [...new Set(paths)].filter((path) => !(0,files_protected/* isFreeDevice */.tO)(path));
}
/** The hosts that the Network rules of a list name. */
function hostPatterns(rules, list) {
    return rules[list].flatMap(({ tool, specifier }) => {
        if (tool !== 'Network')
            return [];
        if (specifier.kind === 'host')
            return [
                specifier.pattern.host.startsWith('*') ? specifier.pattern : { ...specifier.pattern, mayBePrivate: true },
            ];
        return specifier.kind === 'any' ? [{ host: '*', port: null }] : [];
    });
}
/** Addresses that the words of the line name and that a rule permits. */
function fetched(parts) {
    return parts.flatMap(({ effect, decision }) => {
        if (effect.kind !== 'fetch' || decision !== 'allow' || typeof effect.url !== 'string')
            return [];
        const host = (0,tool/* hostOf */.w4)(effect.url);
        if (host === null)
            return [];
        const { port, protocol } = new URL(effect.url);
        return [{ host, port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) }];
    });
}


/***/ }),

/***/ 7780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ missingRule),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   Z7: () => (/* binding */ evaluatedEffect),
/* harmony export */   k2: () => (/* binding */ byRule)
/* harmony export */ });
function decide(decision, rule, reason) {
    const code = rule !== null ? 'rule' : decision === 'allow' ? 'default' : 'built-in';
    return { decision, code, rule: rule?.text ?? null, reason, missing: false };
}
const verbs = {
    allow: 'allows',
    ask: 'requires confirmation of',
    deny: 'denies',
};
/** What a rule decides about a call that it covers. */
function byRule(rule, what) {
    return decide(rule.list, rule, `the rule ${rule.text} ${verbs[rule.list]} ${what}`);
}
/** No rule allows it. */
function missingRule(reason) {
    return { decision: 'ask', code: 'missing-rule', rule: null, reason, missing: true };
}
/** Combines an effect with its decision and drops all other fields. */
function evaluatedEffect(effect, { decision, code, rule, reason, hint }) {
    return { effect, decision, code, rule, reason, ...(hint === undefined ? {} : { hint }) };
}
const severity = { allow: 0, ask: 1, deny: 2 };
/** The strictest decision; the first of several equally strict ones. */
function strictest(decisions) {
    let worst;
    for (const current of decisions) {
        if (worst === undefined || severity[current.decision] > severity[worst.decision])
            worst = current;
    }
    return worst;
}


/***/ }),

/***/ 2729:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createExplainer: () => (/* binding */ createExplainer),
  createFileGuard: () => (/* binding */ createFileGuard),
  createPolicyEngine: () => (/* binding */ createPolicyEngine)
});

// EXTERNAL MODULE: ./lib/policy/files/own-files.js
var own_files = __webpack_require__(68365);
// EXTERNAL MODULE: ./lib/policy/programs/table.js + 146 modules
var table = __webpack_require__(67901);
// EXTERNAL MODULE: ./lib/policy/files/paths.js
var files_paths = __webpack_require__(55559);
// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
// EXTERNAL MODULE: ./lib/policy/shell/conditions.js
var conditions = __webpack_require__(16486);
// EXTERNAL MODULE: ./lib/policy/shell/context.js
var shell_context = __webpack_require__(15325);
// EXTERNAL MODULE: ./lib/policy/shell/environment.js
var environment = __webpack_require__(42947);
// EXTERNAL MODULE: ./lib/policy/shell/expand/script-variables.js
var script_variables = __webpack_require__(25312);
// EXTERNAL MODULE: ./lib/policy/shell/undecidable.js
var undecidable = __webpack_require__(89682);
;// CONCATENATED MODULE: ./lib/policy/shell/read-builtins.js



/** Evaluates `read`. Throws Undecidable if it may assign variables that it does not name. */
function readLine(args, context) {
    let at = 0;
    for (; at < args.length; at += 1) {
        const word = args[at];
        if (word?.kind !== 'literal')
            throw new undecidable/* Undecidable */.F('variable', 'an argument of read is not constant');
        if (!word.value.startsWith('-'))
            break;
        if (/^-[rs]*[dnNpt]$/.test(word.value))
            checkOneWord(args[(at += 1)]);
        else if (/^-[rs]*a$/.test(word.value))
            assignByRead(args[(at += 1)], context);
        else if (!/^-(?:[rs]+|-)$/.test(word.value))
            throw new undecidable/* Undecidable */.F('number', 'an option of read assigns through a subscript');
    }
    for (const word of args.slice(at))
        assignByRead(word, context);
}
/** Requires exactly one word as the argument of an option; otherwise the following words would change their meaning. */
function checkOneWord(word) {
    if (word?.kind === 'unknown')
        throw new undecidable/* Undecidable */.F('quotes', `${word.source} may expand to any number of words (quote it to keep it one word)`);
}
function assignByRead(word, context) {
    if (word?.kind !== 'literal' || !(0,script_variables/* isScriptVariable */.ej)(word.value))
        throw new undecidable/* Undecidable */.F('variable', 'read assigns a variable that is not a script variable');
    (0,shell_context/* setVariable */.BB)(context.state, word.value, null);
}
/** Evaluates `mapfile`. -C runs a command after a number of lines; -O sets the first index. */
function evaluateMapfile(args, context) {
    const values = args.map((word) => (word.kind === 'literal' ? word.value : null));
    const isCount = (at) => /^-t?[ns]$/.test(values[at] ?? '') && /^\d{1,9}$/.test(values[at + 1] ?? '');
    let at = 0;
    while (at < values.length - 1) {
        if (values[at] === '-t')
            at += 1;
        else if (isCount(at) || /^-t?d$/.test(values[at] ?? '')) {
            checkOneWord(args[at + 1]);
            at += 2;
        }
        else
            throw new undecidable/* Undecidable */.F('other', 'an option of mapfile may run code for every line');
    }
    const name = values[at];
    if (at !== values.length - 1 || typeof name !== 'string' || !(0,script_variables/* isScriptVariable */.ej)(name))
        throw new undecidable/* Undecidable */.F('variable', 'mapfile assigns an array that is not a script variable');
    (0,shell_context/* setVariable */.BB)(context.state, name, null);
}

;// CONCATENATED MODULE: ./lib/policy/shell/resolve-path.js
/**
 * Resolves a path, segment by segment, from a directory without links. Segments below a missing directory cannot be links
 * and are not queried, which keeps deep paths fast.
 */
function resolvePath(path, from, world) {
    let real = path.startsWith('/') ? '/' : from;
    let isPlain = true;
    let isMissing = false;
    let missing = 0;
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment === '..') {
            real = real.slice(0, Math.max(1, real.lastIndexOf('/')));
            isMissing ||= missing > 0;
            missing = Math.max(0, missing - 1);
            continue;
        }
        const next = real === '/' ? `/${segment}` : `${real}/${segment}`;
        if (missing > 0 || world.kindOf(next) === 'missing')
            missing += 1;
        real = missing > 0 ? next : world.realpath(next);
        if (real !== next)
            isPlain = false;
    }
    return { real, isPlain, isMissing };
}

;// CONCATENATED MODULE: ./lib/policy/shell/builtins.js








const neutral = { kind: 'neutral' };
/** A test shows whether a file exists. Outside of the workspace it needs no rule. */
function testBuiltin(args, { state, world }) {
    (0,conditions/* checkTest */.rS)(args);
    const isInWorkspace = (path) => (0,files_paths/* isInside */.FK)({ path, directory: world.workspace });
    const paths = (0,conditions/* testedFiles */.Vl)(args).flatMap((word) => word.kind === 'literal' && state.cwdDoubt === null ? [(0,files_paths/* absolutePath */.Hi)(word.value, state.cwd)] : []);
    const inside = paths.filter((path) => isInWorkspace(path) && isInWorkspace(world.realpath(path)));
    return { kind: 'neutral', effects: inside.map((path) => ({ kind: 'list', path })) };
}
/** A builtin that only assigns script variables. */
function assigning(assign) {
    return (args, context) => {
        assign(args, context);
        return neutral;
    };
}
/** Builtins that run code or change how later words are parsed, which cannot be analyzed. */
const refused = {
    '.': 'it runs a file in this shell',
    alias: 'it changes the meaning of later command names',
    bind: 'it binds code to keys',
    caller: 'it has no use in a single command line',
    compgen: 'it can run code',
    complete: 'it can run code later',
    compopt: 'it changes how code runs later',
    dirs: 'directory changes are supported only with cd',
    enable: 'it changes which programs names refer to and can load a library',
    eval: 'it runs text as code',
    fc: 'it runs code from the history',
    getopts: 'it assigns variables through subscripts',
    jobs: 'it can run a command',
    history: 'it can write files',
    let: 'it evaluates text that may run a command',
    logout: 'it has no use in a single command line',
    popd: 'directory changes are supported only with cd',
    pushd: 'directory changes are supported only with cd',
    shopt: 'it changes how later words are parsed',
    source: 'it runs a file in this shell (run a program by its path instead: .venv/bin/pytest)',
    suspend: 'it has no use in a single command line',
    trap: 'it runs code later',
    unalias: 'it changes the meaning of later command names',
};
const handlers = {
    ':': () => neutral,
    true: () => neutral,
    false: () => neutral,
    break: onlyNumbers,
    continue: onlyNumbers,
    exit: onlyNumbers,
    return: onlyNumbers,
    shift: onlyNumbers,
    wait: onlyNumbers,
    '[': (args, context) => testBuiltin(args.slice(0, -1), context),
    test: testBuiltin,
    builtin: (args) => wrapper('builtin', args, /^--$/),
    cd: changeDirectory,
    command: commandBuiltin,
    declare: declaration,
    exec: (args) => {
        if (args.length === 0)
            throw new undecidable/* Undecidable */.F('other', 'exec without a command redirects everything that follows');
        return wrapper('exec', args, /^--$/);
    },
    export: declaration,
    hash: (args) => {
        if (args.length === 0 || args.some((word) => word.kind !== 'literal' || word.value.startsWith('-')))
            throw new undecidable/* Undecidable */.F('environment', 'an option of hash changes which programs names refer to');
        return neutral;
    },
    local: declaration,
    mapfile: assigning(evaluateMapfile),
    read: assigning(readLine),
    readarray: assigning(evaluateMapfile),
    readonly: declaration,
    set: setBuiltin,
    type: () => neutral,
    typeset: declaration,
    unset: unsetBuiltin,
};
/**
 * The effect of the builtin named by argv[0]; `undefined` for other names and for builtins evaluated as programs (echo,
 * printf, pwd, kill …). Updates `context.state`. Throws Undecidable for commands that no rule can allow.
 */
function readBuiltinCommand(name, argv, context) {
    const problem = Object.hasOwn(refused, name) ? refused[name] : undefined;
    if (problem !== undefined)
        throw new undecidable/* Undecidable */.F('code', `${name === '.' ? '`.`' : name} cannot be analyzed: ${problem}`);
    if (name === 'printf')
        checkPrintf(argv.slice(1));
    return Object.hasOwn(handlers, name) ? handlers[name]?.(argv.slice(1), context) : undefined;
}
/** `%n` assigns the number of printed characters; flags, width, precision and length may come in between. */
const counting = /%[-+ #0'\d.*hjlqLtz]*n/;
function checkPrintf(args) {
    const [option] = args;
    if (option?.kind === 'literal' && option.value.startsWith('-v'))
        throw new undecidable/* Undecidable */.F('number', 'printf -v assigns a variable through a subscript, which may run a command');
    const format = option?.kind === 'literal' && option.value === '--' ? args[1] : option;
    if (format === undefined)
        return;
    if (format.kind !== 'literal')
        throw new undecidable/* Undecidable */.F('variable', 'the format of printf is not constant');
    if (counting.test(format.value.replaceAll('%%', '')))
        throw new undecidable/* Undecidable */.F('variable', '%n in the format of printf assigns a variable');
}
function onlyNumbers(args) {
    const isValid = args.every((word) => (word.kind === 'literal' && /^(?:\d{1,9}|%\d)$/.test(word.value)) ||
        (word.kind !== 'literal' && word.number === true));
    if (!isValid)
        throw new undecidable/* Undecidable */.F('number', 'an argument that must be a number is not one');
    return neutral;
}
function wrapper(name, args, skipped) {
    const [program] = args;
    if (program === undefined)
        return neutral;
    const value = program.kind === 'literal' ? program.value : null;
    if (value !== null && skipped.test(value))
        return { kind: 'wrapper', argv: args.slice(1) };
    if (value === null || value.startsWith('-'))
        throw new undecidable/* Undecidable */.F('environment', `an option of ${name} changes which program runs`);
    return { kind: 'wrapper', argv: args };
}
function commandBuiltin(args) {
    const option = args[0]?.kind === 'literal' ? args[0].value : '';
    if (option === '-v' || option === '-V')
        return neutral;
    if (option === '-p')
        return wrapper('command', args.slice(1), /^--$/);
    return wrapper('command', args, /^--$/);
}
function changeDirectory(args, context) {
    const operands = args.filter((word) => !(word.kind === 'literal' && /^(?:--|-[LP])$/.test(word.value)));
    const [target] = operands;
    if (operands.length === 1 && target !== undefined && staysInRoot(target, context))
        return neutral;
    if (operands.length > 1 || (target !== undefined && target.kind !== 'literal'))
        throw new undecidable/* Undecidable */.F('directory', 'the directory of cd is not constant');
    const text = target?.value ?? context.world.commandHome;
    if (text === '' || text.startsWith('-'))
        throw new undecidable/* Undecidable */.F('directory', 'cd goes to a directory that is not written in the line');
    const { state, world } = context;
    if (!text.startsWith('/') && state.cwdDoubt !== null)
        throw new undecidable/* Undecidable */.F('other', state.cwdDoubt);
    const path = (0,files_paths/* absolutePath */.Hi)(text, state.cwd);
    if (world.realpath(path) !== path || ((0,files_paths/* hasParentAfterName */.sH)(text) && !resolvePath(text, state.cwd, world).isPlain))
        throw new undecidable/* Undecidable */.F('link', 'cd leads through a link');
    if (world.kindOf(path) !== 'directory' || context.progress.disturbed)
        state.cwdUnproven = true;
    state.cwd = path;
    return { kind: 'neutral', effects: [{ kind: 'read', path }] };
}
const printsRoot = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;
/** Whether `cd` keeps the current directory: at the root of the checkout, git prints that directory or nothing. */
function staysInRoot(target, { state, world }) {
    if (target.kind === 'literal' || !printsRoot.test(target.source))
        return false;
    const isTop = state.cwd === world.workspace && state.cwdDoubt === null && !/[\s*?[\]]/.test(state.cwd);
    return isTop && (world.kindOf(`${state.cwd}/.git`) === 'file' || world.kindOf(`${state.cwd}/.git/HEAD`) === 'file');
}
/** Checks the names and options of a declaration; the walk checks `NAME=value` with `declareVariables`. */
function declaration(args, context) {
    if (args.every((word) => word.kind === 'literal' && word.value.startsWith('-')))
        throw new undecidable/* Undecidable */.F('private', 'a declaration without a name prints every variable');
    for (const word of args) {
        if (/^[A-Za-z_]\w*=/.test(word.source) && (word.kind === 'partial' || word.kind === 'literal'))
            continue;
        if (word.kind !== 'literal')
            throw new undecidable/* Undecidable */.F('variable', 'a declaration is not constant');
        if (/^-[rxg]+$/.test(word.value))
            continue;
        if (word.value.startsWith('-') || word.value.startsWith('+'))
            throw new undecidable/* Undecidable */.F('environment', `a declaration with ${word.value} changes how values are interpreted`);
        if (!(0,script_variables/* isScriptVariable */.ej)(word.value))
            throw new undecidable/* Undecidable */.F('environment', `declaring ${word.value} changes what later commands do`);
        (0,shell_context/* setVariable */.BB)(context.state, word.value, context.state.variables.get(word.value) ?? null);
    }
    return neutral;
}
/** Checks an assignment of `export NAME=value`, `readonly NAME=value` … after its value is evaluated. */
function declareVariables(builtin, name, value) {
    const exported = builtin === 'export' || builtin === 'declare' || builtin === 'typeset';
    const harmless = typeof value === 'string' && (0,environment/* isSafeVariable */.a)(name, value);
    const isScriptName = (0,script_variables/* isScriptVariable */.ej)(name);
    if (harmless || (isScriptName && !exported))
        return;
    const instead = isScriptName ? ` (a rule can allow it before a single command: ${name}=… command)` : '';
    throw new undecidable/* Undecidable */.F('environment', `${builtin} ${name} changes the environment of later commands${instead}`);
}
function setBuiltin(args) {
    if (args.length === 0)
        throw new undecidable/* Undecidable */.F('private', 'set alone prints every variable');
    const isValid = args.every((word, i) => {
        if (word.kind !== 'literal')
            return false;
        const before = args[i - 1];
        const named = before?.kind === 'literal' && /^[-+][eux]*o$/.test(before.value);
        return named ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(word.value) : /^[-+][eux]*o?$/.test(word.value);
    });
    if (!isValid)
        throw new undecidable/* Undecidable */.F('environment', 'set changes how later words are parsed');
    return neutral;
}
function unsetBuiltin(args, context) {
    for (const word of args) {
        if (word.kind !== 'literal' || !(word.value === '-v' || (0,script_variables/* isScriptVariable */.ej)(word.value)))
            throw new undecidable/* Undecidable */.F('environment', 'unset changes what later commands do');
        (0,shell_context/* setVariable */.BB)(context.state, word.value, '');
    }
    return neutral;
}

// EXTERNAL MODULE: ./lib/policy/shell/words.js
var shell_words = __webpack_require__(85915);
;// CONCATENATED MODULE: ./lib/policy/shell/called-as.js

/** The command in other words, with what the tables say about these. Read at the first use, since most rules match as written. */
function calledAs(base, argv, written, place) {
    let all;
    return () => {
        all ??= place.programs.sameCommands(base, argv).flatMap((same) => readSame(same, written, place) ?? []);
        return all;
    };
}
/** Null if the words would start other commands, which are analyzed only as written. */
function readSame({ argv, replaced, also }, written, { cwd, world, programs }) {
    const name = (0,shell_words/* literalOf */.Zc)(argv[0]) ?? '';
    const base = name.slice(name.lastIndexOf('/') + 1);
    const words = name === base ? argv : [{ ...(0,shell_words/* literalWord */.CK)(base), source: name }, ...argv.slice(1)];
    const { effects, risks, inner, opaque, links } = programs.programFor(base)?.read({ argv: words, cwd }, world) ?? nothing;
    if (inner.length > 0 || opaque === true || (links ?? []).length > 0)
        return null;
    const absorbed = new Set(replaced.map(shell_words/* writtenForm */.eT));
    const isKnown = (risk) => absorbed.has(risk.word) || risks.some(({ word, why }) => word === risk.word && why === risk.why);
    const kept = written.risks.filter((risk) => risk.never === true || !isKnown(risk));
    return { name, argv, effects, risks: [...risks, ...kept], ...(also === undefined ? {} : { also }) };
}
const nothing = { effects: [], inner: [], risks: [], readOnly: false, opaque: true };

;// CONCATENATED MODULE: ./lib/policy/files/manifest.js
/** Files that define what package managers, test runners and build programs run in a directory. */
const manifest = /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|pytest\.ini|requirements\.txt|Pipfile|manage\.py|(?:GNUm|[Mm])akefile|[Jj]ustfile|Taskfile\.ya?ml|Cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt)|composer\.json|Gemfile|Rakefile|mix\.exs|Package\.swift|CMakeLists\.txt|pubspec\.yaml|[\w.-]+\.(?:csproj|sln))$/;
/** The names of the project manifests in a directory. */
function manifestsIn(directory, world) {
    return world
        .entries(directory)
        .filter((name) => manifest.test(name) && world.kindOf(`${directory}/${name}`) === 'file');
}

;// CONCATENATED MODULE: ./lib/policy/shell/directory-option.js





const before = (options) => ({ options: new Set(options.split(' ')), anywhere: false });
const anywhere = (options) => ({ options: new Set(options.split(' ')), anywhere: true });
/** Options that select the working directory of a program, like a `cd` before it. */
const directoryOptions = new Map([
    ['git', before('-C')],
    ['npm', anywhere('--prefix -C')],
    ['pnpm', before('-C --dir')],
    ['yarn', before('--cwd')],
    ['bun', before('--cwd')],
    ['go', before('-C')],
    ['uv', before('--directory')],
    ['poetry', before('-C --directory')],
    ['composer', before('-d --working-dir')],
    ['make', anywhere('-C --directory')],
    ['gmake', anywhere('-C --directory')],
]);
/**
 * The command without its directory option; `null` if it has none, or if the directory is not a suitable directory of
 * the workspace.
 */
function withoutDirectoryOption(base, argv, program, context) {
    const option = directoryOptions.get(base);
    if (option === undefined || context.progress.disturbed)
        return null;
    const at = findOption(argv, option);
    if (at < 0)
        return null;
    const text = (0,shell_words/* literalOf */.Zc)(argv[at]) ?? '';
    const equals = text.indexOf('=');
    const value = equals < 0 ? (0,shell_words/* literalOf */.Zc)(argv[at + 1]) : text.slice(equals + 1);
    const rest = [...argv.slice(0, at), ...argv.slice(at + (equals < 0 ? 2 : 1))];
    if (value === null || findOption(rest, option) >= 0)
        return null;
    const cwd = directoryOf(value, context);
    if (cwd === null)
        return null;
    if (typeof program?.grants === 'string' && manifestsIn(cwd, context.world).length === 0)
        return null;
    return { argv: rest, cwd };
}
function findOption(argv, { options, anywhere: everywhere }) {
    for (const [at, word] of argv.entries()) {
        if (at === 0)
            continue;
        const text = (0,shell_words/* literalOf */.Zc)(word);
        if (text === '--' || (!everywhere && (text === null || !text.startsWith('-'))))
            return -1;
        if (text !== null && options.has(text.startsWith('--') ? (text.split('=')[0] ?? '') : text))
            return at;
    }
    return -1;
}
function directoryOf(value, { state, world }) {
    if (value === '' || value.startsWith('-') || state.cwdDoubt !== null)
        return null;
    const path = (0,files_paths/* absolutePath */.Hi)(value, state.cwd);
    const isPlain = (0,files_paths/* isInside */.FK)({ path, directory: world.workspace }) && world.kindOf(path) === 'directory';
    return isPlain && world.realpath(path) === path && resolvePath(value, state.cwd, world).isPlain ? path : null;
}
/** The relative path of a program in a virtual environment. */
const environmentProgram = /^(?:\.\/)?(?:\.?venv|env)\/bin\/([\w.-]+)$/;
/**
 * `.venv/bin/pytest` under its bare name, if the program runs workspace code in any case: replacing the program requires
 * the same write access as changing that code.
 */
function fromVirtualEnvironment(name, argv, program, { state, world }) {
    const base = environmentProgram.exec(name)?.[1];
    if (base === undefined ||
        typeof program?.grants !== 'string' ||
        !(0,files_paths/* isInside */.FK)({ path: state.cwd, directory: world.workspace }))
        return null;
    const path = (0,files_paths/* absolutePath */.Hi)(name, state.cwd);
    const directory = path.slice(0, path.lastIndexOf('/'));
    return world.realpath(directory) === directory
        ? { argv: [(0,shell_words/* literalWord */.CK)(base), ...argv.slice(1)], cwd: state.cwd }
        : null;
}

;// CONCATENATED MODULE: ./lib/policy/shell/file-timeline.js

function newFileTimeline() {
    return { touched: [], made: [], spans: [] };
}
/** Records the files of a command or a redirection. */
function noteFiles(timeline, effects, at) {
    for (const effect of effects) {
        // An unknown path is always refused.
        if ('path' in effect && typeof effect.path === 'string')
            timeline.touched.push({ path: effect.path, at });
    }
}
/** A path that may go through a link created by the line itself; `null` if there is none. */
function pathBehindNewLink(timeline, world) {
    if (timeline.made.length === 0)
        return null;
    const locations = linkLocations(timeline, world);
    const concurrentUntil = concurrencyEnds(timeline);
    const names = new Map();
    for (const { path, at } of timeline.touched) {
        const known = names.get(path) ?? [...spellingsOf(path, world), world.realpath(path)];
        names.set(path, known);
        const until = Math.max(at, concurrentUntil(at));
        if (known.some((name) => mayContainLink(name, locations, (made) => made !== at && made < until)))
            return path;
    }
    return null;
}
/** Where links may be, with the positions of the commands that create them; a trailing slash means only below it. */
function linkLocations(timeline, world) {
    const locations = new Map();
    for (const { path, at } of timeline.made) {
        const below = path.endsWith('/') ? '/' : '';
        for (const name of new Set(spellingsOf(below === '' ? path : path.slice(0, -1), world))) {
            const times = locations.get(name + below) ?? [];
            // Two positions suffice to decide whether another command creates a link before a given one.
            if (times.length < 2 && !times.includes(at))
                times.push(at);
            locations.set(name + below, times);
        }
    }
    return locations;
}
function mayContainLink(path, locations, isBefore) {
    if (locations.get(path)?.some(isBefore) === true)
        return true;
    for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
        const directory = path.slice(0, end) || '/';
        if (directory !== path && locations.get(directory)?.some(isBefore) === true)
            return true;
        if (directory !== path && locations.get(`${directory}/`)?.some(isBefore) === true)
            return true;
    }
    return false;
}
/** For a command, the end of the span of commands that may run concurrently with it or repeatedly. */
function concurrencyEnds({ spans }) {
    const ends = [];
    for (const { from, to } of spans)
        ends[from] = Math.max(ends[from] ?? 0, to);
    for (let at = 0; at < ends.length; at += 1)
        ends[at] = Math.max(ends[at] ?? 0, ends[at - 1] ?? 0);
    return (at) => ends[Math.min(at, ends.length - 1)] ?? 0;
}
/** The path as written, and with the links in its directory resolved. */
function spellingsOf(path, world) {
    const name = (0,files_paths/* segmentsOf */.OD)(path).at(-1);
    return name === undefined ? [path] : [path, (0,files_paths/* absolutePath */.Hi)(name, world.realpath((0,files_paths/* absolutePath */.Hi)('..', path)))];
}

// EXTERNAL MODULE: ./lib/policy/shell/expand/word-parts.js + 2 modules
var word_parts = __webpack_require__(23313);
// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(88989);
// EXTERNAL MODULE: ./lib/policy/shell/limits.js
var limits = __webpack_require__(23356);
;// CONCATENATED MODULE: ./lib/policy/shell/parse/source-marks.js

/** Properties of a position in the source, as bits, set from the tree. */
const inertMark = 1;
const separateMark = 2;
const wordMark = 4;
const quotedMark = 8;
const commentMark = 16;
const quotedText = 32;
function newSourceMarks(source) {
    // Marks are needed only for sources with one of these characters.
    const isNeeded = /[$`<>\\]/.test(source) || !(0,limits/* isPlain */.$i)(source);
    return { source, starts: new Set(), kinds: new Uint8Array(isNeeded ? source.length + 1 : 0), commands: [] };
}
function markRange({ kinds }, kind, node) {
    const end = Math.min(node.end, kinds.length);
    for (let at = node.pos; at < end; at += 1)
        kinds[at] = (kinds[at] ?? 0) | kind;
}
function isMarkedAs({ kinds }, at, wanted) {
    return ((kinds[at] ?? 0) & wanted) !== 0;
}

;// CONCATENATED MODULE: ./lib/policy/shell/parse/stray-syntax.js



const introducer = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;
/** Marks comments: a `#` at the start of a word begins one, unless the tree has a word in the rest of the line. */
function findComments(marks) {
    const { source } = marks;
    for (let at = source.indexOf('#'); at >= 0; at = source.indexOf('#', at + 1)) {
        if (isMarkedAs(marks, at, wordMark | commentMark) || (at > 0 && !/[\s;&|()]/.test(source[at - 1] ?? '')))
            continue;
        const newline = source.indexOf('\n', at);
        const end = newline < 0 ? source.length : newline;
        let clear = true;
        for (let i = at; i < end && clear; i += 1)
            clear = !isMarkedAs(marks, i, wordMark);
        if (clear)
            markRange(marks, commentMark, { pos: at, end });
    }
}
/** Throws Undecidable if a character that can begin a substitution is not where one begins. */
function checkStray(marks) {
    if (!/[$`<>]|\\\n/.test(marks.source))
        return;
    for (const match of marks.source.matchAll(introducer)) {
        const at = match.index;
        const plain = marks.starts.has(at) && !match[0].includes('\\\n');
        if (plain || isMarkedAs(marks, at, inertMark | separateMark | commentMark) || isEscaped(marks, at))
            continue;
        // Double quotes prevent process substitution.
        if (/^[<>]\($/.test(match[0]) && isMarkedAs(marks, at, quotedText))
            continue;
        if (match[0].startsWith('>(') || match[0].startsWith('<('))
            throw new undecidable/* Undecidable */.F('substitution', 'it is not clear whether a parenthesis begins a substitution');
        throw new undecidable/* Undecidable */.F('substitution', 'it is not clear where a substitution begins');
    }
}
/** Whether a backslash escapes the character, which it does everywhere except in single quotes. */
function isEscaped(marks, at) {
    if (!isMarkedAs(marks, at, wordMark) || /[<>|&;()]/.test(marks.source[at] ?? ''))
        return false;
    let backslashes = 0;
    while (marks.source[at - 1 - backslashes] === '\\')
        backslashes += 1;
    return backslashes % 2 === 1;
}
/** Refuses deceptive characters outside quotes. Quoted text is data, and its paths are folded before comparison. */
function checkDeceptive(marks) {
    if ((0,limits/* isPlain */.$i)(marks.source))
        return;
    for (const match of marks.source.matchAll(/[^\n\t -~]+/gu)) {
        if (isMarkedAs(marks, match.index, quotedMark | inertMark | commentMark))
            continue;
        if ((0,limits/* isDeceptiveText */.TU)(match[0]))
            throw new undecidable/* Undecidable */.F('other', 'a character outside quotes is invisible or looks like another one');
    }
}

;// CONCATENATED MODULE: ./lib/policy/shell/parse/check-tree.js





const expansions = new Set('SimpleExpansion ParameterExpansion CommandExpansion ArithmeticExpansion ArithmeticCommandExpansion ProcessSubstitution'.split(' '));
/** Constructs in which bash expands text once more, quotes or not: `(( 'a[$(id)]' ))` runs id. */
const reexpanding = new Set('ArithmeticExpansion ArithmeticCommand ArithmeticFor TestCommand Slice'.split(' '));
/** Constructs that count as a level of nesting. */
const levels = new Set('CommandExpansion ProcessSubstitution ParameterExpansion ArithmeticExpansion ArithmeticGroup TestGroup Subshell BraceGroup If For While Case Function'.split(' '));
/**
 * Compares the source of a line with its syntax tree. Fuzzing against bash found words whose substitutions the parser
 * misses. So every character that can begin a substitution must be the start of a node, or be in a position where bash
 * treats it as text; otherwise the line is refused.
 *
 * Returns the simple commands of the line. Throws Undecidable if the tree cannot be trusted.
 */
function checkTree(script, source) {
    checkSyntax(script);
    const marks = newSourceMarks(source);
    visit(script, marks, { depth: 0, active: false, compound: false });
    if (marks.commands.length > limits/* shellLimits */.No.commands)
        throw new undecidable/* Undecidable */.F('size', `it has more than ${limits/* shellLimits */.No.commands} commands`);
    if (marks.kinds.length === 0)
        return marks.commands;
    findComments(marks);
    checkStray(marks);
    checkDeceptive(marks);
    return marks.commands;
}
function checkSyntax({ errors }) {
    const message = errors?.[0]?.message;
    if (message !== undefined)
        throw new undecidable/* Undecidable */.F('other', `it has a syntax error: ${message}`, message);
}
function visit(node, marks, position) {
    if (position.depth > limits/* shellLimits */.No.nesting)
        throw new undecidable/* Undecidable */.F('size', `it is nested more than ${limits/* shellLimits */.No.nesting} levels deep`);
    if (marks.starts.size > limits/* shellLimits */.No.substitutions)
        throw new undecidable/* Undecidable */.F('size', `it has more than ${limits/* shellLimits */.No.substitutions} expansions`);
    // Fast path: words without special characters need no inspection.
    if (node.type === 'Command' && marks.kinds.length === 0) {
        marks.commands.push(node);
        return;
    }
    if (node.type === 'Word' && /^[\w./:=@%+,-]*$/.test(node.text)) {
        markRange(marks, wordMark, node);
        return;
    }
    note(node, marks, position);
    const inner = positionWithin(node, position);
    const script = node.type === 'CommandExpansion' && node.script?.source !== undefined ? node.script : null;
    if (script !== null) {
        markRange(marks, separateMark, { pos: node.pos + 1, end: node.end });
        marks.commands.push(...checkTree(script, script.source ?? ''));
        return;
    }
    (0,parser.forEachChild)(node, (child) => {
        visit(child, marks, childPosition(node, child, inner));
    });
}
function positionWithin(node, position) {
    if (!levels.has(node.type) && !reexpanding.has(node.type))
        return position;
    return {
        depth: position.depth + (levels.has(node.type) ? 1 : 0),
        active: position.active || reexpanding.has(node.type),
        compound: position.compound || isCompound(node),
    };
}
function isCompound(node) {
    if (node.type !== 'CommandExpansion' && node.type !== 'ProcessSubstitution')
        return false;
    const [only, ...others] = node.script?.commands ?? [];
    return only?.command.type !== 'Command' || others.length > 0;
}
function childPosition(node, child, inner) {
    if (child.type === 'Script')
        return inner.active ? { ...inner, active: false } : inner;
    const subscript = (node.type === 'Assignment' || node.type === 'ParameterExpansion') && child === node.index;
    return subscript ? { ...inner, active: true } : inner;
}
function note(node, marks, position) {
    if (expansions.has(node.type))
        marks.starts.add(node.pos);
    switch (node.type) {
        case 'Script':
            checkSyntax(node);
            return;
        case 'Command':
            marks.commands.push(node);
            return;
        case 'SimpleExpansion':
            // bash joins the lines before it reads the name, so the name may continue on the next line.
            if (marks.source.startsWith('\\\n', node.end))
                throw new undecidable/* Undecidable */.F('variable', 'the name of a variable may continue on the next line');
            return;
        case 'ProcessSubstitution':
            if (isPartOfWord(marks.source, node))
                throw new undecidable/* Undecidable */.F('substitution', 'a process substitution is part of a longer word');
            if (node.script === undefined)
                throw unparsedSubstitution();
            return;
        case 'Subshell':
            checkParenthesis(marks.source, node.pos);
            return;
        case 'CommandExpansion':
        case 'ArithmeticCommandExpansion':
            if (node.type === 'CommandExpansion')
                checkParenthesis(marks.source, node.pos + 1);
            if (node.text.startsWith('`')) {
                markRange(marks, separateMark, { pos: node.end - 1, end: node.end });
                checkBackquotes(node.text);
            }
            if (node.script === undefined)
                throw unparsedSubstitution();
            return;
        case 'ArithmeticExpansion':
        case 'ArithmeticCommand':
            if (node.expression === undefined || (node.type === 'ArithmeticCommand' ? node.body : node.text).includes('<<'))
                throw new undecidable/* Undecidable */.F('number', 'its arithmetic cannot be parsed');
            return;
        case 'Unknown':
            throw new undecidable/* Undecidable */.F('other', `the expansion operator ${JSON.stringify(node.operator)} is unknown`);
        case 'Coproc':
            throw new undecidable/* Undecidable */.F('code', 'a coprocess cannot be analyzed');
        case 'HereDoc':
            if (node.delimiter === undefined || node.closing === undefined)
                throw new undecidable/* Undecidable */.F('other', 'a here-document has no end');
            // bash 5.2 rewrites the text of a substitution and loses a semicolon after a here-document.
            if (position.compound)
                throw new undecidable/* Undecidable */.F('substitution', 'a substitution combines a here-document with other commands');
            markRange(marks, node.delimiter.quoted ? inertMark : wordMark, node.body);
            markRange(marks, inertMark, node.delimiter);
            markRange(marks, wordMark, node);
            markRange(marks, wordMark, node.closing);
            return;
        default:
            markText(node, marks, position);
    }
}
function unparsedSubstitution() {
    return new undecidable/* Undecidable */.F('substitution', 'a substitution cannot be parsed');
}
function markText(node, marks, position) {
    switch (node.type) {
        case 'SingleQuoted':
        case 'AnsiCQuoted':
            markRange(marks, position.active ? quotedMark : inertMark | quotedMark, node);
            return;
        case 'DoubleQuoted':
            markRange(marks, quotedMark, node);
            if (position.active)
                return;
            for (const part of node.parts)
                if (part.type === 'Literal')
                    markRange(marks, quotedText, part);
            return;
        case 'LocaleString':
            markRange(marks, quotedMark, node);
            return;
        case 'HereDocBody':
            markRange(marks, quotedMark | wordMark, node);
            return;
        case 'Word':
        case 'Assignment':
        case 'Redirect':
        case 'HereString':
        case 'ArithmeticWord':
            markRange(marks, wordMark, node);
            return;
        default:
    }
}
/**
 * Refuses two adjacent opening parentheses. bash parses them as arithmetic, and if that fails parses the text again as
 * commands, including the lines of a here-document.
 */
function checkParenthesis(source, at) {
    if (source.startsWith('((', at))
        throw new undecidable/* Undecidable */.F('number', '`((` begins something other than arithmetic: put a space between the parentheses');
}
/** Whether a process substitution is part of a longer word: the parser splits `-v<(x)` into two words, bash does not. */
function isPartOfWord(source, node) {
    return /[^\s;&|(<>]/.test(source[node.pos - 1] ?? ' ') || /[^\s;&|()<>]/.test(source[node.end] ?? ' ');
}
/** A comment or here-document, which may contain an unmatched quote. */
const unmatchedQuote = /[\s;&|(`]#|<</;
/**
 * Throws Undecidable if the text of a substitution means something else to bash, which parses text between backquotes
 * twice: it joins continued lines even in single quotes, and expands braces before it removes comments.
 */
function checkBackquotes(text) {
    if (text.includes('\\\n'))
        throw new undecidable/* Undecidable */.F('other', 'a line is continued between backquotes');
    if (text.includes('{') && unmatchedQuote.test(text))
        throw new undecidable/* Undecidable */.F('braces', 'there may be braces and an unmatched quote between backquotes');
}

;// CONCATENATED MODULE: ./lib/policy/shell/parse/parse.js




/** Cached lines: one call parses its line several times. A larger cache is slower, since its trees outlive their call. */
const maxCachedLines = 4;
const cache = [];
/**
 * Parses a command line with bash's grammar. Returns a reason (a clause) if the tree cannot be trusted: the line exceeds a
 * limit, has a syntax error, or does not match its tree. Never throws.
 */
function parseLine(line) {
    const known = cache.find((entry) => entry.line === line);
    if (known !== undefined)
        return known.parsed;
    const parsed = parseUncached(line);
    if (cache.length >= maxCachedLines)
        cache.shift();
    cache.push({ line, parsed });
    return parsed;
}
function parseUncached(line) {
    try {
        (0,limits/* checkLimits */.J5)(line);
        const script = (0,parser.parse)(line);
        return { script, commands: checkTree(script, line) };
    }
    catch (error) {
        if (error instanceof undecidable/* Undecidable */.F)
            return error.line;
        const cause = error instanceof Error ? error.message : 'unknown error';
        return { form: 'other', problem: `it cannot be parsed (${cause})` };
    }
}

;// CONCATENATED MODULE: ./lib/policy/shell/input.js



/** The text that redirections provide as standard input; `undefined` if it is not constant. */
function constantInput(redirections) {
    const inputs = redirections.filter(({ operator, descriptor }) => (descriptor === undefined && operator.startsWith('<')) ||
        (descriptor?.type === 'FileDescriptor' && descriptor.value === 0));
    const [only] = inputs;
    if (inputs.length !== 1 || only === undefined)
        return undefined;
    if (only.type === 'HereString')
        return only.target === undefined ? undefined : constantText(only.target);
    if (only.type !== 'HereDoc')
        return undefined;
    const { text } = only.body;
    if (only.delimiter?.quoted !== true && /[$`\\]/.test(text))
        return undefined;
    return only.operator === '<<-' ? text.replace(/^\t+/gm, '') : text;
}
function constantText(word) {
    return word.text.startsWith('~') || !(0,word_parts/* partsOf */.CI)(word).every(word_parts/* isConstant */.VO) ? undefined : word.value;
}
/** Builtins that do not read standard input. */
const ignoresInput = new Set(': cd echo export false printf pwd set true'.split(' '));
/**
 * Checks a script that a shell reads from standard input. Its commands share that input, so one of them could consume
 * the lines that follow. Before the last line, only builtins that do not read standard input are accepted.
 */
function checkInput(command) {
    const parsed = parseLine(command);
    if ('problem' in parsed)
        throw new undecidable/* Undecidable */.F(parsed.form, parsed.problem);
    const { commands } = parsed.script;
    let from = 0;
    for (const [at, statement] of commands.entries()) {
        const before = commands[at - 1];
        if (before !== undefined && command.slice(before.end, statement.pos).includes('\n'))
            from = at;
    }
    for (const { command: node, pos, end } of commands.slice(0, from)) {
        const name = node.type === 'Command' ? (node.name?.text ?? ':') : '';
        if (!ignoresInput.has(name) || /[`(]/.test(command.slice(pos, end)))
            throw new undecidable/* Undecidable */.F('other', 'a command in a script from standard input may read the lines after it: use bash -c or several calls');
    }
}

// EXTERNAL MODULE: ./lib/policy/shell/line-edits.js
var line_edits = __webpack_require__(16434);
// EXTERNAL MODULE: ./lib/policy/shell/expand/expand-word.js + 3 modules
var expand_word = __webpack_require__(64558);
;// CONCATENATED MODULE: ./lib/policy/shell/redirections.js





/**
 * The files that redirections read and write. Duplicated descriptors, here-documents and here-strings access no files.
 * Throws Undecidable if a target is not one constant path.
 */
function redirectionEffects(redirections, context) {
    return redirections.flatMap((redirection) => {
        const effects = effectsOf(redirection, context);
        // The file exists when the next redirection is expanded, and a pattern in a here-document may match it.
        if (effects.some(({ kind }) => kind === 'write'))
            (0,shell_context/* noteFileChanges */.I3)(context.progress);
        return effects;
    });
}
function effectsOf(redirection, context) {
    if (redirection.descriptor?.type === 'FileDescriptorVariable')
        throw new undecidable/* Undecidable */.F('variable', 'a redirection uses a variable as its descriptor');
    if (redirection.type === 'HereDoc') {
        if (!redirection.delimiter?.quoted)
            readHereDocument(redirection.body.parts ?? [], context);
        return [];
    }
    if (redirection.target === undefined)
        throw new undecidable/* Undecidable */.F('other', 'a redirection has no target');
    if (redirection.type === 'HereString') {
        (0,expand_word/* evaluateValue */.zG)(redirection.target, context);
        return [];
    }
    const { operator, target } = redirection;
    if ((operator === '>&' || operator === '<&') && /^(?:\d{1,9}-?|-)$/.test(target.text))
        return [];
    const path = constantPath((0,expand_word/* evaluateWord */.MU)(target, context), target.text, context);
    if (operator === '<' || operator === '<&')
        return [{ kind: 'read', path }];
    const write = { kind: 'write', path };
    return operator === '<>' ? [{ kind: 'read', path }, write] : [write];
}
function readHereDocument(parts, context) {
    const [start] = parts;
    if (start === undefined)
        return;
    const text = parts.map((part) => part.text).join('');
    (0,expand_word/* evaluateValue */.zG)({ type: 'Word', pos: start.pos, end: parts.at(-1)?.end ?? start.end, text, value: text, parts }, context);
}
function constantPath(words, source, context) {
    const [word] = words;
    if (words.length !== 1 || word?.kind !== 'literal' || word.value === '') {
        throw new undecidable/* Undecidable */.F('redirection', `the target of a redirection (${source.slice(0, 60)}) is not one constant path`);
    }
    if (!word.value.startsWith('/') && context.state.cwdDoubt !== null)
        throw new undecidable/* Undecidable */.F('other', context.state.cwdDoubt);
    return redirectionTarget(word.value, context);
}
/** The absolute path of a word. Throws Undecidable if a link makes `..` go to another directory than the text suggests. */
function redirectionTarget(path, context) {
    const absolute = (0,files_paths/* absolutePath */.Hi)(path, context.state.cwd);
    if ((0,files_paths/* hasParentAfterName */.sH)(path) &&
        resolvePath(path, context.state.cwd, context.world).real !== context.world.realpath(absolute)) {
        throw new undecidable/* Undecidable */.F('link', `${path.slice(0, 60)} goes through a link and back`);
    }
    return absolute;
}

// EXTERNAL MODULE: ./lib/policy/shell/unknown-words.js
var unknown_words = __webpack_require__(45324);
;// CONCATENATED MODULE: ./lib/policy/shell/commands.js














/** Programs that only start another program with the same privileges. */
const transparent = new Set('bash chronic dash env ionice nice nohup setsid sh stdbuf time timeout unbuffer'.split(' '));
/** System directories in which bare names are looked up: `/bin/ls` equals `ls`. */
const trustedDirectory = /^\/(?:usr\/)?s?bin\/([^/]+)$/;
/** The name of a program in tables and rules: the bare name for programs in system directories. */
function bareName(name) {
    return trustedDirectory.exec(name)?.[1] ?? name;
}
/** Adds a command with evaluated words, and the commands that it starts. */
function addCommand(argv, walk, context, assigned = []) {
    const [program] = argv;
    if (program?.kind !== 'literal' || program.value === '')
        throw new undecidable/* Undecidable */.F('command-name', 'the name of a command is not constant');
    if (walk.outer !== null && program.value.startsWith('-'))
        throw new undecidable/* Undecidable */.F('command-name', `${program.value.slice(0, 60)} is used as the name of a command`);
    if (walk.outer !== null && walk.outer.depth >= limits/* shellLimits */.No.wrappers)
        throw new undecidable/* Undecidable */.F('size', `commands start other commands more than ${limits/* shellLimits */.No.wrappers} levels deep`);
    if (walk.steps.length >= limits/* shellLimits */.No.steps)
        throw new undecidable/* Undecidable */.F('size', `it runs more than ${limits/* shellLimits */.No.steps} commands`);
    (0,shell_context/* spend */.Rf)(context.progress, argv.length);
    const builtin = program.value.includes('/') ? undefined : readBuiltinCommand(program.value, argv, context);
    if (builtin === undefined) {
        addProgram({ name: program.value, argv, assigned }, walk, context);
        return;
    }
    // A builtin may keep the variables set before it (`X=1 export X`).
    const unsafe = assigned.find(({ isSafe }) => !isSafe);
    if (unsafe !== undefined)
        throw new undecidable/* Undecidable */.F('environment', `the variable ${unsafe.name} set for ${program.value} may outlive it`);
    const step = push(walk, context, {
        name: program.value,
        argv,
        assigned,
        role: builtin.kind === 'neutral' ? 'neutral' : 'transparent',
        effects: builtin.kind === 'neutral' ? (builtin.effects ?? []) : [],
        risks: [],
        readOnly: true,
        readsOnlyFiles: true,
        bulk: none,
        elsewhere: false,
    });
    if (builtin.kind === 'wrapper')
        addCommand(builtin.argv, { ...walk, outer: step, listing: undefined }, context);
}
function push(walk, context, part, moved = null) {
    const step = {
        name: part.name,
        argv: part.argv,
        assigned: part.assigned,
        role: part.role,
        effects: part.effects,
        risks: part.risks,
        readOnly: part.readOnly,
        readsOnlyFiles: part.readsOnlyFiles,
        bulk: part.bulk,
        elsewhere: part.elsewhere,
        place: endsLikeOuter(part.argv, walk) ? walk.place : null,
        cwd: moved?.cwd ?? context.state.cwd,
        alias: moved?.argv,
        same: part.same ?? noneSame,
        depth: walk.outer === null ? 0 : walk.outer.depth + 1,
        outer: walk.outer,
        forms: { allow: null, deny: null },
    };
    (0,shell_context/* countFiles */.Dc)(context.progress, step.effects);
    // A test follows a link that the line creates, but shows no more than that something is there.
    const opened = step.role === 'neutral' ? step.effects.filter(({ kind }) => kind !== 'list') : step.effects;
    noteFiles(walk.timeline, opened, walk.steps.length);
    walk.steps.push(step);
    return step;
}
/** The words of an inner command reach to the end of the outer one: `timeout 5 grep x`, not `find -exec grep x {} +`. */
function endsLikeOuter(argv, { outer }) {
    return outer === null || (outer.place !== null && outer.argv.at(-1) === argv.at(-1));
}
function addProgram({ name, argv, assigned }, walk, context) {
    if (context.state.cwdDoubt !== null)
        throw new undecidable/* Undecidable */.F('other', context.state.cwdDoubt);
    checkParentSegments(argv, context);
    const bare = bareName(name);
    const base = bare.slice(bare.lastIndexOf('/') + 1);
    const { programs } = walk;
    const program = programs.programFor(bare) ?? programs.programFor(base);
    const moved = withoutDirectoryOption(base, argv, program, context) ?? fromVirtualEnvironment(name, argv, program, context);
    const { cwd } = moved ?? context.state;
    const words = withProgramName(base, moved?.argv ?? argv);
    const question = bare === base ? programs.questionEffects(words, cwd, context.world) : null;
    const programEffects = question !== null
        ? { effects: question, inner: none, risks: none, readOnly: true, readsOnlyFiles: true }
        : program === undefined
            ? null
            : readProgram(program, words, walk, { cwd, world: context.world });
    if (programEffects?.effects.some((effect) => effect.kind === 'write') === true)
        checkParents(argv, context);
    const risks = [
        ...(programEffects?.risks ?? (bare.includes('/') ? [] : programs.unknownWords(argv.slice(1)))),
        ...(programEffects?.edits ?? none).flatMap((edit) => ((0,line_edits/* addEdit */.yS)(edit, walk) ? [] : [(0,line_edits/* riskOfEdit */.pj)(edit)])),
    ];
    const prompt = programs.promptRisk(base, argv);
    const role = roleOf(bare, programEffects);
    const effects = programEffects?.effects ?? none;
    const unknown = (0,unknown_words/* unknownEffects */.n9)(argv, { role, effects, risks }, cwd);
    const readOnly = bare === base && programEffects !== null && (0,unknown_words/* isProvenReadOnly */.Fx)(programEffects) && unknown.length === 0;
    const step = push(walk, context, {
        name,
        argv,
        assigned,
        role,
        effects: unknown.length === 0 ? effects : [...effects, ...unknown],
        risks: prompt === null ? risks : [...risks, prompt],
        readOnly,
        readsOnlyFiles: question !== null ||
            (readOnly && programEffects.readsOnlyFiles === true && prompt === null && mayOnlyRead(program)),
        bulk: programEffects?.bulk ?? none,
        elsewhere: typeof program?.grants === 'string' && cwd !== context.world.workspace,
        ...(programEffects === null
            ? {}
            : {
                same: calledAs(base, withTrustedName(moved?.argv ?? argv), programEffects, {
                    cwd,
                    world: context.world,
                    programs,
                }),
            }),
    }, moved);
    const at = walk.steps.length - 1;
    for (const path of programEffects?.links ?? none)
        walk.timeline.made.push({ path, at });
    // Programs that only start another one pass on their standard input.
    const input = transparent.has(bare) ? walk.input : undefined;
    for (const inner of programEffects?.inner ?? none)
        addInner(moved === null ? inner : { cwd, ...inner }, { ...walk, outer: step, listing: undefined, input }, context);
    // A write to the workspace root includes the protected files below it.
    if (walk.steps.slice(at + 1).some((inner) => writesWorkspaceRoot(inner, context)))
        walk.redirected.push({ kind: 'write', path: `${context.world.workspace}/.github` });
    // A program may start its inner commands repeatedly, e.g. for every file that it finds.
    walk.timeline.spans.push({ from: at, to: walk.steps.length });
    if (!step.readOnly && step.role !== 'transparent')
        (0,shell_context/* noteFileChanges */.I3)(context.progress);
}
/** Not a program that runs code, unless sub-commands of it are declared to read only. */
function mayOnlyRead(program) {
    return program?.grants === null || program?.readOnly?.some((words) => words !== '') === true;
}
/** Whether a command writes to the workspace root, as inner commands do that run for every found file. */
function writesWorkspaceRoot({ effects }, { world }) {
    return effects.some((effect) => effect.kind === 'write' && effect.path === world.workspace);
}
const none = [];
const noneSame = () => none;
/** `/usr/bin/npm` by its bare name. */
function withTrustedName(argv) {
    const [program] = argv;
    return program?.kind === 'literal' ? withProgramName(bareName(program.value), argv) : argv;
}
function withProgramName(base, argv) {
    const [program] = argv;
    if (program?.kind === 'literal' && program.value === base)
        return argv;
    return [{ kind: 'literal', value: base, source: program?.source ?? base }, ...argv.slice(1)];
}
function readProgram(program, argv, { listing: listing, input }, { cwd, world }) {
    const more = { ...(listing === undefined ? {} : { listing }), ...(input === undefined ? {} : { input }) };
    return program.read({ argv, cwd, ...more }, world);
}
function roleOf(bare, programEffects) {
    if (programEffects === null || programEffects.opaque === true)
        return 'unknown';
    const passes = transparent.has(bare) && programEffects.inner.length > 0 && programEffects.risks.length === 0;
    return passes ? 'transparent' : 'known';
}
function checkParentSegments(argv, context) {
    for (const text of wordsWithParents(argv))
        redirectionTarget(text, context);
}
/** Refuses `..` after a missing directory: some programs create it on the way, e.g. `mkdir -p a/../b` creates `a`. */
function checkParents(argv, context) {
    const missing = wordsWithParents(argv).find((text) => resolvePath(text, context.state.cwd, context.world).isMissing);
    if (missing !== undefined)
        throw new undecidable/* Undecidable */.F('other', `${missing.slice(0, 60)} goes through a missing directory and back`);
}
function wordsWithParents(argv) {
    const paths = [];
    for (const word of argv) {
        if (word.kind !== 'literal' || !word.value.includes('..'))
            continue;
        paths.push(...[word.value, word.value.slice(word.value.indexOf('=') + 1)].filter(files_paths/* hasParentAfterName */.sH));
    }
    return paths;
}
function addInner(inner, walk, context) {
    const state = (0,shell_context/* copyState */.hw)(context.state, context.progress);
    if (inner.cwd !== undefined) {
        if ((0,files_protected/* isProtectedPath */.WF)(inner.cwd) || context.world.realpath(inner.cwd) !== inner.cwd)
            throw new undecidable/* Undecidable */.F('link', 'a command runs in a directory behind a link');
        state.cwd = inner.cwd;
    }
    if (inner.kind === 'argv') {
        addCommand(inner.argv, walk, { ...context, state });
        return;
    }
    if (walk.level >= limits/* shellLimits */.No.scripts)
        throw new undecidable/* Undecidable */.F('size', `scripts contain scripts more than ${limits/* shellLimits */.No.scripts} levels deep`);
    if (inner.fromInput === true)
        checkInput(inner.command);
    walk.script(inner.command, { ...walk, level: walk.level + 1, place: null, input: undefined }, { ...context, state });
}

;// CONCATENATED MODULE: ./lib/policy/rules/command-forms.js



/** Options of programs that take the next word as their value. */
const valued = {
    git: '-C -c --git-dir --work-tree --namespace --exec-path --config-env --super-prefix --attr-source --list-cmds',
    npm: '--prefix -C -w --workspace --userconfig --globalconfig --registry --loglevel --cache',
    pnpm: '-C --dir --filter -F --config',
    yarn: '--cwd --use-yarnrc',
    bun: '--cwd -c --config --env-file -F --filter',
    cargo: '--config -C -Z --color --manifest-path',
    go: '-C',
    docker: '-H --host -c --context --config -l --log-level --tlscacert --tlscert --tlskey',
    podman: '--url --connection -c --root --runroot --log-level',
    kubectl: '-n --namespace --context --kubeconfig --cluster --user -s --server --as --token',
    gh: '-R --repo',
    sudo: '-u -g -C -D -h -p -R -r -t -T -U --user --group --chdir --host --prompt',
    pip: '--python --log --proxy --cert --client-cert --cache-dir --retries --timeout',
    python: '-W -X -Q',
    make: '-C -f -I -j -l -o -W --directory --file --makefile --jobs',
};
/** Options that do not change what the sub-command does. */
const harmless = {
    git: '--no-pager -P --no-optional-locks --no-advice --literal-pathspecs --no-replace-objects',
};
const command_forms_table = new Map(Object.entries(valued).map(([name, names]) => [
    name,
    { valued: new Set(names.split(' ')), harmless: new Set(harmless[name]?.split(' ')) },
]));
/** Programs that run each of their operands as a target, with the options that take the next word as their value. */
const targetRunners = new Map([
    ['make gmake', valued['make'] ?? ''],
    ['mvn mvnw', '-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -s -gs -l -t -b'],
    ['gradle gradlew', '-x -p -b -c -g -I -P -D --exclude-task --project-dir --tests --init-script --console'],
    ['ninja', '-C -f -j -k -l -d -t'],
].flatMap(([names, options]) => names.split(' ').map((name) => [name, new Set(options.split(' '))])));
/**
 * `mvn -B clean verify` as `mvn clean …` and as `mvn verify …`: several rules may name its targets one by one. The
 * unknown word at the end keeps a rule without `:*` exact.
 */
function targetForms([program = null, ...words]) {
    const options = targetRunners.get((program ?? '').slice((program ?? '').lastIndexOf('/') + 1));
    if (options === undefined)
        return [];
    const targets = words.filter((word, at) => word !== null && !word.startsWith('-') && !word.includes('=') && !options.has(words[at - 1] ?? ''));
    return targets.map((target) => [program, target, null]);
}
/** The words of a command, with the bare name of its program; `null` for an unknown word. */
function patternWords(step) {
    return step.argv.map((word, at) => (word.kind !== 'literal' ? null : at === 0 ? bareName(step.name) : word.value));
}
/** The forms of a command that allow rules are compared with. */
function allowForms(step) {
    step.forms.allow ??= [step.argv, ...(step.alias === undefined ? [] : [step.alias])].flatMap((argv) => findAllowForms({ argv, name: argv === step.argv ? step.name : ((0,shell_words/* literalOf */.Zc)(argv[0]) ?? '') }));
    return step.forms.allow;
}
/** The command in other words, with those of what it does first. Only prefix rules are compared with these. */
function sameForms(step) {
    return step.same().flatMap((same) => [patternWords(same), ...targetForms(patternWords(same)), ...(same.also ?? [])]);
}
function findAllowForms(step) {
    const words = patternWords(step);
    const options = optionsOf(words[0] ?? '');
    if (options === undefined || options.harmless.size === 0)
        return [words, ...targetForms(words)];
    let at = 1;
    while (options.harmless.has(words[at] ?? ''))
        at += 1;
    return at === 1 ? [words] : [words, [words[0] ?? null, ...words.slice(at)]];
}
/**
 * The forms of a command that ask and deny rules are compared with: as written, without global options, and every
 * command that its words may contain.
 */
function denyForms(step) {
    step.forms.deny ??= findDenyForms(step);
    return step.forms.deny;
}
function findDenyForms(step) {
    const words = patternWords(step);
    const options = optionsOf(words[0] ?? '');
    const stripped = options === undefined ? null : withoutGlobals(words, options);
    const same = step.same().map(patternWords);
    return [words, ...(stripped === null ? [] : [stripped]), ...targetForms(words), ...same, ...possibleCommands(step)];
}
function optionsOf(name) {
    const base = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
    const family = /^python[\d.]*$/.test(base) ? 'python' : /^pip[\d.]*$/.test(base) ? 'pip' : base;
    return command_forms_table.get(family);
}
function withoutGlobals(words, options) {
    let at = 1;
    while (at < words.length) {
        const word = words[at];
        if (word === null || word === undefined || !/^[-+]/.test(word) || word === '--')
            break;
        at += options.valued.has(word) ? 2 : 1;
    }
    return at === 1 ? null : [words[0] ?? null, ...words.slice(at)];
}
/** The maximum number of possible commands in one command, and of words in each. */
const maxCommands = 256;
const maxWords = 16;
/**
 * Commands that the words of another one may contain, for ask and deny rules: after an unknown program (`watch rm x`), and
 * in the risky words of a known one (`ssh h rm x`, `sort --compress-program=rm`). Any of these words may be the name of a
 * program.
 */
function possibleCommands(step) {
    const words = step.argv.slice(1).map((word) => (word.kind === 'literal' ? word.value : ''));
    const risky = new Set(step.risks
        .filter((risk) => risk.openedBy === undefined && risk.alsoCoveredBy === undefined)
        .map(({ word }) => word));
    if (step.role !== 'unknown' && risky.size === 0)
        return [];
    const bare = bareName(step.name);
    const hasSubCommands = (0,table/* programFor */.w)(bare.slice(bare.lastIndexOf('/') + 1))?.subCommands !== undefined;
    const commands = [];
    for (const [at, word] of words.entries()) {
        if (commands.length >= maxCommands)
            break;
        const plain = /^[\w./+-]*$/.test(word);
        // The risky word of `docker rm` is a sub-command, not a program.
        if (step.role !== 'unknown' && (!risky.has(word) || (plain && hasSubCommands)))
            continue;
        const rest = words.slice(at + 1, at + maxWords);
        const tokens = plain ? [word] : word.split(/[^\w./+-]+/).slice(0, maxCommands);
        for (const [place, token] of tokens.entries())
            if (/^[\w./]/.test(token))
                commands.push([token, ...tokens.slice(place + 1, place + maxWords), ...rest]);
    }
    return commands.slice(0, maxCommands);
}

// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
// EXTERNAL MODULE: ./lib/policy/rules/path-pattern.js
var path_pattern = __webpack_require__(90559);
// EXTERNAL MODULE: ./lib/policy/rules/protected-paths.js
var protected_paths = __webpack_require__(33956);
// EXTERNAL MODULE: ./lib/policy/engine/cached-path-facts.js
var cached_path_facts = __webpack_require__(86810);
// EXTERNAL MODULE: ./lib/policy/engine/command-needs.js + 1 modules
var command_needs = __webpack_require__(67905);
// EXTERNAL MODULE: ./lib/policy/programs/git/plain-settings.js
var plain_settings = __webpack_require__(51786);
;// CONCATENATED MODULE: ./lib/policy/programs/same/words.js

const matching = (pattern) => (text) => pattern.test(text);
/** The position after all plain options that begin at `at`; null if another option or an unknown word comes first. */
function skipOptions(argv, at, { flags, values }) {
    for (let next = at; next < argv.length; next += 1) {
        const text = (0,shell_words/* literalOf */.Zc)(argv[next]);
        if (text === null)
            return null;
        if (!text.startsWith('-'))
            return next;
        if (flags.test(text))
            continue;
        const equals = text.indexOf('=');
        const isPlain = values?.get(equals < 0 ? text : text.slice(0, equals));
        const value = equals < 0 ? (0,shell_words/* literalOf */.Zc)(argv[next + 1]) : text.slice(equals + 1);
        if (isPlain === undefined || value === null || !isPlain(value))
            return null;
        if (equals < 0)
            next += 1;
    }
    return argv.length;
}
/** These words, then the written ones from a position on. */
function withStart(start, argv, from) {
    return { argv: [...start.map(shell_words/* literalWord */.CK), ...argv.slice(from)], replaced: argv.slice(0, from) };
}

;// CONCATENATED MODULE: ./lib/policy/programs/same/build-tools.js



/** Options of Gradle that take the next word. */
const build_tools_valued = /^(?:-x|-p|-b|-c|-g|-I|-P|-D|--exclude-task|--project-dir|--tests|--init-script|--console)$/;
const projectTask = /^:?(?:[\w.-]+:)+([A-Za-z][\w-]*)$/;
/** `./gradlew :app:test` as `./gradlew test`, which runs this task of every project. */
function sameTasks(argv) {
    const replaced = [];
    const words = argv.map((word, at) => {
        const task = at > 0 && !build_tools_valued.test((0,shell_words/* literalOf */.Zc)(argv[at - 1]) ?? '') ? projectTask.exec((0,shell_words/* literalOf */.Zc)(word) ?? '') : null;
        if (task?.[1] === undefined)
            return word;
        replaced.push(word);
        return (0,shell_words/* literalWord */.CK)(task[1]);
    });
    return replaced.length === 0 ? [] : [{ argv: words, replaced }];
}
const cargoOptions = {
    flags: /^(?:--locked|--offline|--frozen|-q|--quiet|-v|-vv|--verbose)$/,
    values: new Map([['--color', matching(/^\w+$/)]]),
};
const makeOptions = { flags: /^(?:-s|--silent|--quiet|--no-print-directory)$/ };
const gitOptions = {
    flags: /^(?:--no-pager|-P|--no-optional-locks|--no-advice)$/,
    values: new Map([['-c', plain_settings/* isPlainSetting */.N]]),
};
const plainOptions = new Map([
    ['cargo', cargoOptions],
    ['make', makeOptions],
    ['gmake', makeOptions],
    ['git', gitOptions],
]);
/** `cargo --locked test` as `cargo test`. */
function withoutPlainOptions(program, argv) {
    const options = plainOptions.get(program);
    const at = options === undefined ? null : skipOptions(argv, 1, options);
    if (at === null || at <= 1 || at >= argv.length)
        return [];
    return [withStart([(0,shell_words/* literalOf */.Zc)(argv[0]) ?? ''], argv, at)];
}

// EXTERNAL MODULE: ./lib/policy/programs/scripts/script-names.js
var script_names = __webpack_require__(55402);
;// CONCATENATED MODULE: ./lib/policy/programs/same/package-scripts.js



/** A package or a folder of the workspace; the patterns of pnpm select packages of the workspace only. */
const packageName = /^(?!-)(?!.*(?:^|\/)\.\.(?:\/|$))[\w@.!^{[][\w@./*!^{}[\]:~-]*$/;
const package_scripts_optionsOf = {
    npm: {
        flags: /^(?:-s|-q|--silent|--quiet|--no-color|--color|--no-fund|--no-audit|--no-progress|--no-update-notifier|--if-present|-ws|--workspaces|--include-workspace-root)$/,
        values: new Map([
            ['-w', matching(packageName)],
            ['--workspace', matching(packageName)],
            ['--loglevel', matching(/^(?:silent|error|warn|notice)$/)],
        ]),
    },
    pnpm: {
        flags: /^(?:-s|--silent|--no-color|--color|--if-present|-r|--recursive|--parallel|--stream|--aggregate-output|--no-bail|--no-sort|--sort|-w|--workspace-root)$/,
        values: new Map([
            ['--filter', matching(packageName)],
            ['-F', matching(packageName)],
            ['--loglevel', matching(/^(?:silent|error|warn|info)$/)],
            ['--reporter', matching(/^(?:silent|default|append-only)$/)],
            ['--workspace-concurrency', matching(/^\d+$/)],
        ]),
    },
    yarn: { flags: /^(?:-s|--silent)$/ },
    bun: {
        flags: /^(?:--silent|--if-present)$/,
        values: new Map([
            ['--filter', matching(packageName)],
            ['-F', matching(packageName)],
        ]),
    },
};
/** Sub-commands of the package managers: a script of this name runs only after `run`. */
const ownCommand = /^(?:access|add|adduser|approve-builds|audit|bin|bugs|build|c|cache|ci|clean-install|completion|config|constraints|create|dedupe|deploy|dlx|doctor|docs|edit|env|exec|explain|explore|find-dupes|fetch|fund|generate-lock-entry|get|global|help|i|import|info|init|install|install-test|it|licenses|link|list|ll|ln|login|logout|ls|node|npm|outdated|owner|pack|patch|patch-commit|patches|patch-remove|pkg|plugin|pm|policies|prefix|prune|publish|query|rb|rebuild|recursive|remove|repl|repo|rm|root|run|run-script|sbom|search|self-update|server|set|setup|setup-ci|stage|store|test|tag|team|token|unlink|unplug|un|uninstall|unset|up|update|upgrade|upgrade-interactive|version|versions|view|whoami|why|workspace|workspaces|x)$/;
const scriptName = /^[A-Za-z][\w:.-]*$/;
/** A script without `run` before it. */
const package_scripts_short = {
    npm: /^(?:test|start|stop)$/,
    pnpm: /^(?:test|start)$/,
    yarn: /^(?:test|start)$/,
    // `bun test` is another program.
    bun: /^start$/,
};
const shorterStill = { npm: /^(?:t|tst)$/, pnpm: /^t$/ };
/** `npm -s t`, `npm -w core test`, `pnpm --filter core run test` and `yarn workspace core test` as `npm test`, `npm run test` … */
function sameScript(program, argv) {
    const options = package_scripts_optionsOf[program];
    if (options === undefined)
        return [];
    let at = skipOptions(argv, 1, options);
    if (at === null)
        return [];
    if (program === 'yarn' && (0,shell_words/* literalOf */.Zc)(argv[at]) === 'workspace') {
        if (!packageName.test((0,shell_words/* literalOf */.Zc)(argv[at + 1]) ?? ''))
            return [];
        at = skipOptions(argv, at + 2, options);
        if (at === null)
            return [];
    }
    const verb = (0,shell_words/* literalOf */.Zc)(argv[at]) ?? '';
    const isRun = /^(?:run|run-script)$/.test(verb) || (program === 'npm' && /^(?:rum|urn)$/.test(verb));
    const nameAt = isRun ? skipOptions(argv, at + 1, options) : at;
    const written = nameAt === null ? null : (0,shell_words/* literalOf */.Zc)(argv[nameAt]);
    if (nameAt === null || written === null || !scriptName.test(written))
        return [];
    const name = !isRun && shorterStill[program]?.test(written) === true ? 'test' : written;
    return startsOf(program, name, isRun).map((start) => withStart(start, argv, nameAt + 1));
}
function startsOf(program, name, isRun) {
    const isShort = package_scripts_short[program]?.test(name) === true;
    const isOwn = ownCommand.test(name) && !isShort;
    if (!isRun && (isOwn || (program === 'npm' && !isShort)))
        return [];
    const runs = [
        [program, 'run', name],
        [program, 'run-script', name],
    ];
    // Without `run`, a name that is no script may be a program.
    const mayRun = isRun || isShort || (0,script_names/* isScriptName */.x)(name) ? runs : [];
    const bare = isShort || (program !== 'npm' && !isOwn) ? [[program, name]] : [];
    const shorter = name === 'test' && isShort && program !== 'yarn' ? [[program, 't']] : [];
    return [...bare, ...mayRun, ...shorter];
}

;// CONCATENATED MODULE: ./lib/policy/programs/same/python-tools.js


const interpreterOptions = { flags: /^-(?:u|B|q|uB|Bu)$/ };
/** Modules that are also programs and run code of the workspace anyway, so that a module of their name there changes nothing. */
const runsWorkspace = /^(?:pytest|tox)$/;
/** `python3 -m pytest` as `python -m pytest` and as `pytest`; another module only by another name of the interpreter. */
function sameModule(argv) {
    const at = skipOptions(argv.slice(0, argv.findIndex((word) => (0,shell_words/* literalOf */.Zc)(word) === '-m')), 1, interpreterOptions);
    const name = at === null ? null : (0,shell_words/* literalOf */.Zc)(argv[at + 1]);
    if (at === null || name === null || (0,shell_words/* literalOf */.Zc)(argv[at]) !== '-m' || !/^[A-Za-z_][\w.]*$/.test(name))
        return [];
    const interpreters = ['python', 'python3'].map((program) => withStart([program, '-m', name], argv, at + 2));
    return runsWorkspace.test(name) ? [withStart([name], argv, at + 2), ...interpreters] : interpreters;
}
/** `pytest` as `python -m pytest`. */
function sameAsModule(program, argv) {
    return runsWorkspace.test(program)
        ? ['python', 'python3'].map((interpreter) => withStart([interpreter, '-m', program], argv, 1))
        : [];
}
const runOptions = {
    flags: /^(?:-q|--quiet|--frozen|--locked|--no-sync|--offline|--no-progress|--no-color|-n|--no-interaction|--no-ansi)$/,
    values: new Map([['--color', matching(/^\w+$/)]]),
};
/** What brings the environment up to date, as `run` does first. */
const syncs = {
    uv: [['uv', 'sync']],
    poetry: [
        ['poetry', 'install'],
        ['poetry', 'sync'],
    ],
};
/**
 * `uv run -q python -m pytest` as `uv run pytest`, and as `pytest` if rules cover the update of the environment too.
 * `runsCode`: the program runs code of the workspace anyway, as one of that name in the environment could.
 */
function sameRun(program, argv, inner) {
    const runAt = skipOptions(argv, 1, runOptions);
    if (runAt === null || (0,shell_words/* literalOf */.Zc)(argv[runAt]) !== 'run')
        return [];
    const at = skipOptions(argv, runAt + 1, runOptions);
    if (at === null || at >= argv.length)
        return [];
    const words = argv.slice(at);
    const { same, runsCode } = inner(words);
    const all = [{ argv: words, replaced: [] }, ...same];
    const before = argv.slice(0, at);
    const isSynced = before.some((word) => (0,shell_words/* literalOf */.Zc)(word) === '--no-sync');
    const also = isSynced ? {} : { also: syncs[program] ?? [] };
    return [
        ...all.map((command) => ({
            argv: [...withStart([program, 'run'], [], 0).argv, ...command.argv],
            replaced: [...before, ...command.replaced],
        })),
        ...(runsCode
            ? all.map((command) => ({
                ...command,
                replaced: [...before, ...words.slice(0, 1), ...command.replaced],
                ...also,
            }))
            : []),
    ];
}

;// CONCATENATED MODULE: ./lib/policy/programs/same/same-commands.js




/** The other ways to write a command; `base` is the name of its program without a directory. */
function sameCommands(base, argv, programFor) {
    // Another file of this name is another program, except for the wrapper that lies in the workspace.
    if ((0,shell_words/* literalOf */.Zc)(argv[0])?.includes('/') === true && base !== 'gradlew')
        return [];
    switch (base) {
        case 'npm':
        case 'pnpm':
        case 'yarn':
        case 'bun':
            return sameScript(base, argv);
        case 'python':
        case 'python3':
            return sameModule(argv);
        case 'pytest':
        case 'tox':
            return sameAsModule(base, argv);
        case 'uv':
        case 'poetry':
            return sameRun(base, argv, (words) => {
                const name = (0,shell_words/* literalOf */.Zc)(words[0]) ?? '';
                return {
                    same: sameCommands(name, words, programFor),
                    runsCode: typeof programFor(name)?.grants === 'string',
                };
            });
        case 'gradle':
        case 'gradlew':
            return sameTasks(argv);
        case 'cargo':
        case 'make':
        case 'gmake':
        case 'git':
            return withoutPlainOptions(base, argv);
        default:
            return [];
    }
}

// EXTERNAL MODULE: ./lib/policy/programs/shared/opaque.js
var opaque = __webpack_require__(10168);
// EXTERNAL MODULE: ./lib/policy/programs/shared/prompts.js
var prompts = __webpack_require__(35476);
;// CONCATENATED MODULE: ./lib/policy/programs/shared/questions.js


const managers = ['.tool-versions', 'mise.toml', '.mise.toml', '.config/mise.toml', '.config/mise/config.toml'];
const version = ['--version'];
const questions = [
    {
        names: 'node nodejs',
        words: ['-v', '--version'],
        source: 'https://nodejs.org/api/cli.html#-v---version',
        unless: managers,
    },
    { names: 'npm', words: ['-v', '--version'], source: 'https://docs.npmjs.com/cli/commands/npm', unless: managers },
    // Without a name it lists the scripts.
    { names: 'npm', words: ['run'], source: 'https://docs.npmjs.com/cli/commands/npm-run', unless: managers },
    {
        names: 'python python3 python3.10 python3.11 python3.12 python3.13 python3.14',
        words: ['-V', '-VV', '--version'],
        source: 'https://docs.python.org/3/using/cmdline.html#generic-options',
        unless: [...managers, '.python-version'],
    },
    {
        names: 'pip pip3',
        words: ['-V', '--version'],
        source: 'https://pip.pypa.io/en/stable/cli/pip/#general-options',
        unless: [...managers, '.python-version'],
    },
    {
        names: 'ruby',
        words: ['-v', '--version'],
        source: 'https://docs.ruby-lang.org/en/master/ruby/options_md.html',
        unless: [...managers, '.ruby-version'],
    },
    {
        names: 'gem',
        words: ['-v', '--version'],
        source: 'https://guides.rubygems.org/command-reference/',
        unless: [...managers, '.ruby-version'],
    },
    // A toolchain file may name a directory with programs.
    {
        names: 'cargo rustc rustdoc rustfmt',
        words: ['-V', '--version'],
        source: 'https://rust-lang.github.io/rustup/overrides.html#the-toolchain-file',
        unless: [...managers, 'rust-toolchain', 'rust-toolchain.toml'],
    },
    {
        names: 'go',
        words: ['version'],
        source: 'https://go.dev/doc/toolchain',
        unless: managers,
    },
    {
        names: 'java javac',
        words: ['-version', '--version'],
        source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
        unless: [...managers, '.java-version', '.sdkmanrc'],
    },
    { names: 'ruff', words: ['-V', '--version'], source: 'https://docs.astral.sh/ruff/configuration/', unless: managers },
    { names: 'uv', words: ['-V', '--version'], source: 'https://docs.astral.sh/uv/reference/cli/', unless: managers },
    {
        names: 'deno',
        words: ['-V', '--version'],
        source: 'https://docs.deno.com/runtime/reference/cli/',
        unless: managers,
    },
    { names: 'bun', words: ['-v', '--version'], source: 'https://bun.sh/docs/cli/bun', unless: managers },
    {
        names: 'php',
        words: ['-v', '--version'],
        source: 'https://www.php.net/manual/en/features.commandline.options.php',
    },
    { names: 'perl', words: ['-v', '--version'], source: 'https://perldoc.perl.org/perlrun' },
    { names: 'bash', words: version, source: 'https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash' },
    { names: 'make gmake', words: ['-v', '--version'], source: 'https://www.gnu.org/software/make/manual/make.html' },
    { names: 'cmake ctest', words: version, source: 'https://cmake.org/cmake/help/latest/manual/cmake.1.html' },
    { names: 'gcc g++ cc c++', words: version, source: 'https://gcc.gnu.org/onlinedocs/gcc/Overall-Options.html' },
    { names: 'docker', words: ['-v', '--version'], source: 'https://docs.docker.com/reference/cli/docker/' },
    { names: 'curl', words: ['-V', '--version'], source: 'https://curl.se/docs/manpage.html' },
];
const byName = new Map([...new Set(questions.flatMap(({ names }) => names.split(' ')))].map((name) => [
    name,
    questions.filter(({ names }) => names.split(' ').includes(name)),
]));
/** What a call reads that only asks a program about itself or checks a syntax; null for any other call. */
function questionEffects(argv, cwd, world) {
    if (asksSetting(argv))
        return [];
    const [name, word, file, ...more] = argv;
    const text = (0,shell_words/* literalOf */.Zc)(word);
    if (text === null || more.length > 0)
        return null;
    const program = (0,shell_words/* literalOf */.Zc)(name) ?? '';
    if (file !== undefined)
        return /^node(?:js)?$/.test(program) && /^(?:-c|--check)$/.test(text) && isFree(managers, cwd, world)
            ? checked(file, cwd)
            : null;
    const known = byName.get(program)?.find(({ words }) => words.includes(text));
    return known !== undefined && isFree(known.unless ?? [], cwd, world) ? [] : null;
}
/** Settings that every reader of the repository sees in its commits or its behavior. */
const openSetting = /^git config (?:--get |get )?(?:user\.(?:name|email)|init\.defaultbranch|core\.(?:autocrlf|eol|ignorecase|filemode|symlinks|quotepath|bare)|pull\.(?:rebase|ff)|branch\.[\w./-]+\.(?:remote|merge))$/i;
function asksSetting(argv) {
    const texts = argv.map(shell_words/* literalOf */.Zc);
    return !texts.includes(null) && openSetting.test(texts.join(' '));
}
/** https://nodejs.org/api/cli.html#-c---check: parses the file and does not run it. */
function checked(file, cwd) {
    const path = (0,shell_words/* literalOf */.Zc)(file);
    return path === null || path.startsWith('-') ? null : (0,shell_words/* pathEffects */.EV)('read', file, cwd).effects;
}
/** None of these files is in the directory or above it in the workspace. */
function isFree(names, cwd, world) {
    for (let at = cwd; (0,files_paths/* isInside */.FK)({ path: at, directory: world.workspace }); at = (0,files_paths/* absolutePath */.Hi)('..', at)) {
        if (names.some((name) => world.kindOf(`${at}/${name}`) !== 'missing'))
            return false;
        if (at === '/')
            break;
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/policy/programs/known-programs.js





/** All programs with a table. */
const knownPrograms = {
    programFor: table/* programFor */.w,
    unknownWords: opaque/* unknownWords */.k,
    promptRisk: prompts/* promptRisk */.i,
    questionEffects: questionEffects,
    sameCommands: (base, argv) => sameCommands(base, argv, table/* programFor */.w),
};

// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
// EXTERNAL MODULE: ./lib/policy/shell/expand/arithmetic.js
var arithmetic = __webpack_require__(80351);
;// CONCATENATED MODULE: ./lib/policy/shell/walk-context.js

const uncertainDirectory = 'the directory that a command runs in is not certain';
/** Walks a part that may not run; what it changes is unknown afterwards. */
function walkMaybe(walkContext, body) {
    const before = (0,shell_context/* copyState */.hw)(walkContext.context.state, walkContext.context.progress);
    body();
    markUncertain(walkContext.context.state, before);
}
/** Marks changes since `before` as uncertain: variables become unknown, the directory uncertain. */
function markUncertain(state, before) {
    for (const [name, value] of state.variables) {
        const earlier = before.variables.get(name);
        if (earlier !== value)
            state.variables.set(name, (0,shell_context/* eitherValue */.fJ)(earlier, value));
    }
    if (state.cwd !== before.cwd)
        state.cwdDoubt = uncertainDirectory;
}

;// CONCATENATED MODULE: ./lib/policy/shell/compound.js







/** Loops with more iterations are walked once, with an unknown variable. */
const maxIterations = 64;
/** Walks `if`: the first condition always runs; the rest may run. */
function walkIf(node, walkContext) {
    walkContext.statements(node.clause.commands, walkContext);
    const branches = [
        node.then,
        ...node.elif.flatMap((branch) => [branch.clause, branch.then]),
        ...(node.else === undefined ? [] : [node.else]),
    ];
    for (const branch of branches)
        walkMaybe(walkContext, () => walkContext.statements(branch.commands, walkContext));
}
/** Walks `while` and `until`, whose parts may run any number of times. */
function walkWhile(node, walkContext) {
    // The loop is walked once, and a later iteration may find files that an earlier one created.
    (0,shell_context/* noteFileChanges */.I3)(walkContext.context.progress);
    loop(node, walkContext, () => {
        walkContext.statements(node.clause.commands, walkContext);
        walkContext.statements(node.body.commands, walkContext);
    });
}
/** The variable `_`, which bash changes with every command. */
const changingVariable = '_';
/** Walks a `for` loop: one walk per word if all words are known, else one walk with an unknown variable. */
function walkFor(node, walkContext) {
    const name = node.name.value;
    if (!(0,script_variables/* isScriptVariable */.ej)(name) && name !== changingVariable)
        throw new undecidable/* Undecidable */.F('variable', 'the variable of a loop is not a script variable');
    const words = node.wordlist?.flatMap((word) => [...(0,expand_word/* evaluateWord */.MU)(word, walkContext.context)]) ?? null;
    const iterations = knownIterations(words);
    if (iterations.some((value) => typeof value !== 'string'))
        (0,shell_context/* noteFileChanges */.I3)(walkContext.context.progress);
    for (const value of iterations) {
        loop(node, walkContext, () => {
            (0,shell_context/* setVariable */.BB)(walkContext.context.state, name, name === changingVariable ? null : value);
            walkContext.statements(node.body.commands, walkContext);
        });
    }
    (0,shell_context/* setVariable */.BB)(walkContext.context.state, name, null);
}
function knownIterations(words) {
    if (words === null || words.length === 0 || words.length > maxIterations)
        return [null];
    const [only] = words;
    if (words.length === 1 && only?.kind === 'unknown' && only.plain === true)
        return [only.number === true ? shell_context/* countValue */.lA : shell_context/* plainValue */._y];
    const values = words.map((word) => (word.kind === 'literal' ? word.value : null));
    return values.includes(null) ? [null] : values;
}
/** Walks `for ((i = 0; i < n; i++))`, whose variable is a number in every iteration. */
function walkArithmeticFor(node, walkContext) {
    (0,shell_context/* noteFileChanges */.I3)(walkContext.context.progress);
    if (node.initialize !== undefined)
        (0,arithmetic/* runArithmetic */.S5)(node.initialize, walkContext.context);
    loop(node, walkContext, () => {
        if (node.test !== undefined)
            (0,arithmetic/* runArithmetic */.S5)(node.test, walkContext.context);
        walkContext.statements(node.body.commands, walkContext);
        if (node.update !== undefined)
            (0,arithmetic/* runArithmetic */.S5)(node.update, walkContext.context);
    });
}
/** Walks `case`: every branch may run, and patterns are expanded too. */
function walkCase(node, walkContext) {
    (0,expand_word/* evaluateValue */.zG)(node.word, walkContext.context);
    for (const item of node.items) {
        for (const pattern of item.pattern)
            (0,expand_word/* evaluateValue */.zG)(pattern, walkContext.context);
        walkMaybe(walkContext, () => walkContext.statements(item.body.commands, walkContext));
    }
}
function loop(node, walkContext, body) {
    const { state, progress } = walkContext.context;
    for (const [name, isCounted] of assignedIn(node))
        (0,shell_context/* setVariable */.BB)(state, name, isCounted && (0,shell_context/* isNumber */.Et)(state.variables.get(name)) ? numberIn(state, name) : null);
    const before = (0,shell_context/* copyState */.hw)(state, progress);
    const { steps, timeline } = walkContext.walk;
    const from = steps.length;
    walkMaybe(walkContext, body);
    timeline.spans.push({ from, to: steps.length });
    if (state.cwd !== before.cwd)
        throw new undecidable/* Undecidable */.F('directory', 'a loop changes the directory');
}
/** Whether an assignment gives a number: `i=$((i + 1))`, `i=0`. */
function isCounting(node) {
    if (node.append === true || node.index !== undefined || node.value.type === 'ArrayValue')
        return false;
    const parts = node.value.parts ?? [];
    return /^\d{1,9}$/.test(node.value.text) || (parts.length === 1 && parts[0]?.type === 'ArithmeticExpansion');
}
const assigners = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
/** The value of a counter in later iterations. */
function numberIn({ variables }, name) {
    const value = variables.get(name);
    return typeof value === 'string' || value?.filled === true ? shell_context/* numberValue */.Vg : shell_context/* countValue */.lA;
}
/** Cache of `assignedIn`, which every iteration calls. */
const assigned = new WeakMap();
/**
 * The variables that a node may assign, and whether only arithmetic does: in the second iteration they have the values of
 * the first.
 */
function assignedIn(node) {
    const known = assigned.get(node);
    if (known !== undefined)
        return known;
    const names = new Map();
    const add = (name, isCounted) => {
        names.set(name, isCounted && names.get(name) !== false);
    };
    const visit = (inner) => {
        if (inner.type === 'Assignment')
            add(inner.name, isCounting(inner));
        if (inner.type === 'For')
            add(inner.name.value, false);
        if (inner.type === 'ArithmeticBinary' || inner.type === 'ArithmeticUnary') {
            const name = (0,arithmetic/* assignedBy */.uy)(inner);
            if (name !== null)
                add(name, true);
        }
        if (inner.type === 'Command' && assigners.test(inner.name?.value ?? '')) {
            for (const word of inner.args)
                if (word.type === 'Word')
                    add(word.value, false);
        }
        (0,parser.forEachChild)(inner, visit);
    };
    visit(node);
    assigned.set(node, names);
    return names;
}

;// CONCATENATED MODULE: ./lib/policy/shell/name-limit.js

/** By the facts without a limit: creating them for every line takes longer than many a decision. */
const limited = new WeakMap();
/** Path facts with a limit on examined names that all commands of a line share. Every call starts a new line. */
function withNameLimit(world) {
    const facts = limited.get(world) ?? limitedFacts(world);
    limited.set(world, facts);
    facts.reset();
    return facts.facts;
}
function limitedFacts(world) {
    let left = limits/* shellLimits */.No.names;
    const facts = {
        ...world,
        get repository() {
            return world.repository;
        },
        linksBelow(directory, limit) {
            const links = left > 0 ? world.linksBelow(directory, Math.min(limit, left)) : null;
            left -= links === null ? limit : links.names + 1;
            return links;
        },
        sensitiveBelow(directory, limit) {
            const fewer = Math.max(0, Math.min(limit, left));
            const sensitive = world.sensitiveBelow(directory, fewer);
            left -= sensitive.names + 1;
            // Truncated here, it counts as truncated for whoever asked.
            return sensitive.names < fewer ? sensitive : { paths: sensitive.paths, names: limit };
        },
    };
    return {
        facts,
        reset: () => {
            left = limits/* shellLimits */.No.names;
        },
    };
}

;// CONCATENATED MODULE: ./lib/policy/shell/piped-names.js

/**
 * The words of the `find` or `git` that feeds a command in a pipeline, if its output is only NUL-terminated names and the command
 * receives all of it. Called after it was walked and before the command is.
 * `isDisturbed`: an earlier command of the line may have changed what git lists.
 */
function pipedNames({ commands, operators }, at, { steps, outer }, isDisturbed) {
    const [before, command] = [commands[at - 1], commands[at]];
    if (before?.type !== 'Command' || command?.type !== 'Command' || operators[at - 1] !== '|')
        return undefined;
    const step = steps.at(-1);
    const name = before.name?.text;
    if (step === undefined || step.name !== name || step.outer !== outer || step.alias !== undefined)
        return undefined;
    // Substitutions in its words would read from the same pipe.
    if (!isPlain(before, discardsErrors) || !isPlain(command, isOutput))
        return undefined;
    const prints = name === 'find' ? onlyPrints : name === 'git' && !isDisturbed ? printsNames : undefined;
    return prints?.(step.argv) === true ? step.argv : undefined;
}
function isPlain({ args, prefix, redirects }, isAllowed) {
    return prefix.length === 0 && redirects.every(isAllowed) && args.every((word) => !/`|[$<>]\(/.test(word.text));
}
/** Whether a redirection is `2>/dev/null`. */
function discardsErrors(redirection) {
    const errors = redirection.descriptor?.type === 'FileDescriptor' && redirection.descriptor.value === 2;
    return (redirection.type === 'Redirect' &&
        redirection.operator === '>' &&
        errors &&
        redirection.target?.text === '/dev/null');
}
function isOutput(redirection) {
    return (redirection.type === 'Redirect' &&
        /^(?:>>?|>&|&>>?)$/.test(redirection.operator) &&
        !/[`$(]/.test(redirection.target?.text ?? '`'));
}
const actions = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;
/** Whether `-print0` is the last word and the only action. */
function onlyPrints(words) {
    const values = words.map(shell_words/* literalOf */.Zc);
    return (!values.includes(null) &&
        values.at(-1) === '-print0' &&
        values.filter((value) => actions.test(value ?? '')).length === 1);
}
/** A commit name, or a range of two. */
const revision = /^[\w@][\w./~^@-]*$/;
/** A path or pattern relative to the directory, without magic and without a way out of it. */
const pathspec = /^(?![-/:~])(?!(?:.*\/)?\.\.(?:\/|$))[^\n]+$/;
const listOptions = /^(?:-[zcmdo]+|--(?:cached|modified|deleted|others|exclude-standard|deduplicate|no-empty-directory|error-unmatch))$/;
const diffOptions = /^(?:-z|--(?:name-only|cached|staged|merge-base|no-renames|no-color|no-ext-diff|diff-filter=[A-Za-z]+|diff-algorithm=\w+))$/;
/**
 * Whether git prints NUL-terminated names below its directory and nothing else: `git ls-files -z` and
 * `git diff --name-only -z` with options that do not change the form of the names.
 */
function printsNames(words) {
    const values = words.map((word) => (word.kind === 'literal' ? word.value : null));
    const texts = values.filter((value) => value !== null);
    if (texts.length < values.length)
        return false;
    const [, command, ...rest] = texts;
    const dashes = rest.indexOf('--');
    const before = dashes < 0 ? rest : rest.slice(0, dashes);
    const paths = dashes < 0 ? [] : rest.slice(dashes + 1);
    const options = before.filter((text) => text.startsWith('-'));
    const operands = before.filter((text) => !text.startsWith('-'));
    if (!paths.every((text) => pathspec.test(text)) || !options.some((text) => /^-[cmdo]*z/.test(text)))
        return false;
    if (command === 'ls-files')
        return options.every((text) => listOptions.test(text)) && operands.every((text) => pathspec.test(text));
    return (command === 'diff' &&
        options.includes('--name-only') &&
        options.every((text) => diffOptions.test(text)) &&
        operands.every((text) => revision.test(text) || pathspec.test(text)));
}

;// CONCATENATED MODULE: ./lib/policy/shell/refused-nodes.js

/** Throws for a construct that cannot be analyzed or is unknown. */
function refuseNode(node) {
    const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type] : undefined;
    const [form, problem] = known ?? ['other', `it contains an unknown construct (${node.type})`];
    throw new undecidable/* Undecidable */.F(form, problem);
}
const refusedNode = {
    Select: ['code', 'a menu (select) cannot be analyzed'],
    Function: ['other', 'a function gives a name another meaning'],
    Coproc: ['code', 'a coprocess cannot be analyzed'],
};

;// CONCATENATED MODULE: ./lib/policy/shell/assignments.js







const assignments_none = [];
/** Records `NAME=value` without a command, which applies to the rest of the line. */
function assignVariable(node, context) {
    const value = assignments_valueOf(node, context);
    if (!(0,script_variables/* staysInScript */.p_)(node.name)) {
        if (typeof value !== 'string' || !(0,environment/* isSafeVariable */.a)(node.name, value))
            throw new undecidable/* Undecidable */.F('environment', `${node.name}=… changes what later commands do`);
    }
    (0,shell_context/* setVariable */.BB)(context.state, node.name, value);
}
/**
 * The assignments before a command, in bash's order: a later value may use an earlier one. `IFS=` before `read` is
 * accepted. Throws Undecidable for a variable that controls bash, the loader or a well-known program.
 */
function readPrefix(nodes, command, argv, context) {
    if (nodes.length === 0)
        return assignments_none;
    const { variables } = context.state;
    const before = new Map(variables);
    const assigned = [];
    for (const node of nodes) {
        const value = assignments_valueOf(node, context);
        variables.set(node.name, value);
        if (node.name === 'IFS' && command === 'read')
            continue;
        const harmless = typeof value === 'string' &&
            ((0,environment/* isSafeVariable */.a)(node.name, value) || isWorkspaceModulePath(node.name, value, argv, context));
        if (node.append === true || node.value.type === 'ArrayValue' || (!harmless && !(0,script_variables/* isScriptVariable */.ej)(node.name)))
            throw new undecidable/* Undecidable */.F('variable', `the variable ${node.name} set for a command may change what it does (a rule can allow it with env: \`env ${node.name}=… ${command}\`)`);
        assigned.push({
            name: node.name,
            value: typeof value === 'string' ? value : null,
            source: node.text,
            isSafe: harmless,
        });
    }
    for (const { name } of nodes) {
        const value = before.get(name);
        if (value === undefined)
            variables.delete(name);
        else
            variables.set(name, value);
    }
    return assigned;
}
/** Programs that always load code from the workspace. */
const loadsCode = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;
const runningModule = /^(?:pytest|unittest|coverage|tox|nox|flask)$/;
/** `python -u -m pytest` runs code of the workspace as `pytest` does. */
function runsWorkspaceCode([program, ...rest]) {
    const name = (0,shell_words/* literalOf */.Zc)(program) ?? '';
    if (loadsCode.test(name))
        return true;
    const module = rest.findIndex((word) => !/^-[uBq]+$/.test((0,shell_words/* literalOf */.Zc)(word) ?? ''));
    return (/^python(?:3(?:\.\d+)?)?$/.test(name) &&
        (0,shell_words/* literalOf */.Zc)(rest[module]) === '-m' &&
        runningModule.test((0,shell_words/* literalOf */.Zc)(rest[module + 1]) ?? ''));
}
/** Whether a value is a list of workspace directories without links, as in `PYTHONPATH=src pytest`. */
function isWorkspaceModulePath(name, value, argv, { state, world }) {
    if (name !== 'PYTHONPATH' || !runsWorkspaceCode(argv) || state.cwdDoubt !== null)
        return false;
    return value.split(':').every((entry) => {
        const path = (0,files_paths/* absolutePath */.Hi)(entry, state.cwd);
        return (/^[\w./-]+$/.test(entry) &&
            (0,files_paths/* isInside */.FK)({ path, directory: world.workspace }) &&
            world.realpath(path) === path &&
            !(0,files_paths/* hasParentAfterName */.sH)(entry));
    });
}
/** The value if known. Walks the scripts of its substitutions. */
function assignments_valueOf(node, context) {
    if (node.index !== undefined)
        throw new undecidable/* Undecidable */.F('other', 'an assignment to an array element may run a command');
    if (node.value.type === 'ArrayValue') {
        for (const element of node.value.elements) {
            if (/^\[/.test(element.text))
                throw new undecidable/* Undecidable */.F('number', 'an array subscript may run a command');
            (0,expand_word/* evaluateWord */.MU)(element, context);
        }
        return null;
    }
    const value = (0,expand_word/* evaluateValue */.zG)(node.value, context);
    return node.append === true ? null : value;
}

;// CONCATENATED MODULE: ./lib/policy/shell/walk-simple-command.js









/** Walks a simple command: its assignments, words and redirections, in bash's order of expansion. */
function walkSimpleCommand(node, walk, context, addCommand) {
    walk.seen.add(node);
    const assignments = node.prefix.filter((item) => item.type === 'Assignment');
    if (node.name === undefined) {
        for (const assignment of assignments)
            assignVariable(assignment, context);
        addRedirections(node, walk, context);
        return;
    }
    const name = constantName(node.name);
    const expansions = node.args.map((item) => item.type === 'Word' ? (0,expand_word/* startExpansion */.IX)(item, context) : declareItem(name, item, context));
    const argv = [{ kind: 'literal', value: name, source: node.name.text, at: node.name.pos }];
    for (const expansion of expansions) {
        if (typeof expansion !== 'function')
            argv.push(expansion);
        else
            for (const word of expansion())
                argv.push(word);
    }
    addRedirections(node, walk, context);
    addCommand(argv, { ...walk, place: placeOf(node, walk), input: constantInput(node.redirects) }, context, readPrefix(assignments, name, argv, context));
}
/** Where the command ends in the line itself. */
function placeOf({ name, args }, { level, scripts: [line = ''] }) {
    const last = args.at(-1) ?? name;
    if (level > 0 || last === undefined || line.slice(last.pos, last.end) !== last.text)
        return null;
    return { line, end: last.end };
}
function declareItem(name, item, context) {
    if (item.index !== undefined || item.append === true || item.value.type === 'ArrayValue') {
        throw new undecidable/* Undecidable */.F('number', 'a declaration with a subscript may run a command');
    }
    const value = (0,expand_word/* evaluateValue */.zG)(item.value, context);
    declareVariables(name, item.name, value);
    (0,shell_context/* setVariable */.BB)(context.state, item.name, value);
    const prefix = `${item.name}=`;
    return typeof value === 'string'
        ? { kind: 'literal', value: prefix + value, source: item.text }
        : { kind: 'partial', prefix, source: item.text };
}
function addRedirections(node, walk, context) {
    if (node.redirects.length === 0)
        return;
    const effects = redirectionEffects(node.redirects, context);
    (0,shell_context/* countFiles */.Dc)(context.progress, effects);
    walk.redirected.push(...effects);
    noteFiles(walk.timeline, effects, walk.steps.length);
}
/** The constant name of a command. Throws Undecidable if the name is not constant or has special characters. */
function constantName(node) {
    if (expand_word/* plainSource */.wi.test(node.text))
        return node.text;
    // At the start of a command, bash reads up to the closing bracket, including spaces: it may be an assignment.
    if (/^[A-Za-z_]\w*\[/.test((0,expand_word/* joinLines */.cT)(node.text)))
        throw new undecidable/* Undecidable */.F('command-name', 'the name of a command may be a subscript');
    const constant = (0,word_parts/* partsOf */.CI)(node).every(word_parts/* isConstant */.VO) && !(0,expand_word/* joinLines */.cT)(node.text).startsWith('~');
    if (!constant)
        throw new undecidable/* Undecidable */.F('command-name', `the name of a command (${shorten(node.text)}) is not constant`);
    (0,expand_word/* checkBraces */.Xe)((0,word_parts/* partsOf */.CI)(node));
    if (node.value === '')
        throw new undecidable/* Undecidable */.F('command-name', 'the name of a command is empty');
    return node.value;
}
function shorten(text) {
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

;// CONCATENATED MODULE: ./lib/policy/shell/walk.js















/**
 * Analyzes a command line: every simple command that it may run and the files of its redirections, or the reason (a
 * clause) why it cannot be analyzed. Runs nothing; reads only links and names through `world`.
 */
function analyzeCommandLine(command, cwd, facts) {
    return analyze(cwd, facts, (walk, context) => walkScript(command, walk, context));
}
/** Analyzes a command that is started without a shell, so its words are literal. */
function analyzeArgv(argv, cwd, facts) {
    const words = argv.map((value) => ({ kind: 'literal', value, source: value }));
    return analyze(cwd, facts, (walk, context) => addCommand(words, walk, context));
}
function analyze(cwd, { world, programs }, body) {
    const walk = {
        world: withNameLimit(world),
        programs,
        steps: [],
        redirected: [],
        timeline: newFileTimeline(),
        seen: new Set(),
        scripts: [],
        edits: [],
        level: 0,
        outer: null,
        place: null,
        script: walkScript,
    };
    const state = { cwd, cwdDoubt: null, cwdUnproven: false, variables: new Map() };
    try {
        const real = world.realpath(cwd);
        if (real !== cwd || !(0,files_paths/* isInside */.FK)({ path: real, directory: world.workspace }))
            throw new undecidable/* Undecidable */.F('private', 'it would run outside the workspace');
        body(walk, contextFor(walk, state, (0,shell_context/* newWalkProgress */.dZ)()));
        const linked = pathBehindNewLink(walk.timeline, world);
        if (linked !== null)
            throw new undecidable/* Undecidable */.F('link', `${linked} may be behind a link that the line itself creates`);
        return walk.steps.length === 0
            ? { form: 'other', problem: 'it does not contain a command' }
            : { steps: walk.steps, redirected: walk.redirected, scripts: walk.scripts, edits: walk.edits };
    }
    catch (error) {
        if (error instanceof undecidable/* Undecidable */.F)
            return error.line;
        if (error instanceof RangeError)
            return { form: 'size', problem: 'it is nested too deeply' };
        throw error;
    }
}
function walkContextFor(walk, context) {
    return { walk, context, statements: walkStatements };
}
function contextFor(walk, state, progress) {
    const context = {
        state,
        world: walk.world,
        progress,
        list: (path) => void walk.redirected.push({ kind: 'read', path }),
        substitute: (script) => walkStatements(script.commands, walkContextFor(walk, contextFor(walk, (0,shell_context/* copyState */.hw)(state, progress), progress))),
    };
    return context;
}
function walkScript(command, walk, context) {
    const parsed = parseLine(command);
    walk.scripts.push(command);
    if ('problem' in parsed)
        throw new undecidable/* Undecidable */.F(parsed.form, parsed.problem, parsed.syntaxError);
    const walkContext = walkContextFor(walk, contextFor(walk, context.state, context.progress));
    walkStatements(parsed.script.commands, walkContext);
    if (parsed.commands.some((node) => !walk.seen.has(node)))
        throw new undecidable/* Undecidable */.F('other', 'a command is in an unsupported position');
}
/** Walks statements in order; a background job works on a copy of the state. */
function walkStatements(statements, walkContext) {
    for (const statement of statements) {
        const { progress } = walkContext.context;
        (0,shell_context/* spend */.Rf)(progress, 1);
        const { patterns } = progress;
        const from = walkContext.walk.steps.length;
        const target = statement.background === true ? subshell(walkContext) : walkContext;
        if (statement.command.type === 'AndOr')
            walkAndOr(statement.command, target);
        else
            walkPipeline(statement.command, target);
        const { state } = target.context;
        if (state.cwdUnproven)
            state.cwdDoubt = uncertainDirectory;
        if (statement.background !== true)
            continue;
        walkContext.walk.timeline.spans.push({ from, to: Number.POSITIVE_INFINITY });
        if (progress.patterns > patterns)
            progress.racing = true;
    }
}
/** A context with a copy of the state, as for `( … )`. */
function subshell(walkContext) {
    return walkContextFor(walkContext.walk, contextFor(walkContext.walk, (0,shell_context/* copyState */.hw)(walkContext.context.state, walkContext.context.progress), walkContext.context.progress));
}
/**
 * Walks an `&&`/`||` list. The commands after an operator may not run: variables that they assign are unknown, and a
 * directory that they change is uncertainDirectory, after `||` and after the list.
 */
function walkAndOr(node, walkContext) {
    const { state, progress } = walkContext.context;
    const before = (0,shell_context/* copyState */.hw)(state, progress);
    for (const [at, command] of node.commands.entries()) {
        if (at === 1)
            Object.assign(before, (0,shell_context/* copyState */.hw)(state, progress));
        const operator = node.operators[at - 1];
        if (operator === '||') {
            if (state.cwdUnproven)
                state.cwdDoubt = uncertainDirectory;
            walkMaybe(walkContext, () => walkPipeline(command, walkContext));
        }
        else
            walkPipeline(command, walkContext);
    }
    markUncertain(state, before);
}
function walkPipeline(node, walkContext) {
    if (node.type !== 'Pipeline') {
        walkNode(node, walkContext);
        return;
    }
    const pipeline = node;
    if (pipeline.commands.length === 0)
        throw new undecidable/* Undecidable */.F('other', 'a pipeline is empty');
    if (pipeline.commands.length === 1 && pipeline.commands[0] !== undefined) {
        walkNode(pipeline.commands[0], walkContext);
        return;
    }
    const { progress } = walkContext.context;
    const { patterns, racing } = progress;
    const from = walkContext.walk.steps.length;
    // Before the previous command.
    let { disturbed } = progress;
    for (const [at, command] of pipeline.commands.entries()) {
        const listing = pipedNames(pipeline, at, walkContext.walk, disturbed);
        ({ disturbed } = progress);
        walkNode(command, subshell({ ...walkContext, walk: { ...walkContext.walk, listing: listing } }));
        if (progress.patterns > patterns)
            progress.racing = true;
    }
    walkContext.walk.timeline.spans.push({ from, to: walkContext.walk.steps.length });
    progress.racing = racing;
}
function walkNode(node, walkContext) {
    switch (node.type) {
        case 'Command': {
            walkSimpleCommand(node, walkContext.walk, walkContext.context, addCommand);
            return;
        }
        case 'Redirected':
            walk_addRedirections(node.redirects, walkContext);
            walkNode(node.command, walkContext);
            return;
        case 'Subshell': {
            walkStatements(node.body.commands, subshell(walkContext));
            return;
        }
        case 'BraceGroup': {
            walkStatements(node.body.commands, walkContext);
            return;
        }
        case 'If': {
            walkIf(node, walkContext);
            return;
        }
        case 'For': {
            walkFor(node, walkContext);
            return;
        }
        case 'ArithmeticFor': {
            walkArithmeticFor(node, walkContext);
            return;
        }
        case 'While': {
            walkWhile(node, walkContext);
            return;
        }
        case 'Case': {
            walkCase(node, walkContext);
            return;
        }
        case 'TestCommand': {
            (0,conditions/* checkCondition */.Qj)(node.expression, walkContext.context);
            return;
        }
        case 'ArithmeticCommand':
            if (node.expression !== undefined)
                (0,arithmetic/* runArithmetic */.S5)(node.expression, walkContext.context);
            return;
        default:
            refuseNode(node);
    }
}
function walk_addRedirections(redirections, walkContext) {
    const effects = redirectionEffects(redirections, walkContext.context);
    (0,shell_context/* countFiles */.Dc)(walkContext.context.progress, effects);
    walkContext.walk.redirected.push(...effects);
    noteFiles(walkContext.walk.timeline, effects, walkContext.walk.steps.length);
}

// EXTERNAL MODULE: ./lib/policy/rules/memoize.js
var memoize = __webpack_require__(78535);
// EXTERNAL MODULE: ./lib/policy/rules/rule-index.js
var rule_index = __webpack_require__(59976);
;// CONCATENATED MODULE: ./lib/policy/rules/literal-match.js




/** Matches risky words, paths and addresses that a command rule contains literally. */
/** Whether a rule contains the word of a risk as often as the command does. */
function matchesRiskLiterally(rule, risk, times) {
    if ((literalCounts(rule).get(risk.word) ?? 0) >= times)
        return true;
    const words = (0,parse_rules/* literalWords */.jD)(rule);
    if (rule.specifier.kind !== 'command' || !rule.specifier.pattern.open)
        return false;
    const { alsoCoveredBy: also, openedBy } = risk;
    return ((also !== undefined && endsWith(words, also)) ||
        (openedBy !== undefined && words.length > 0 && beginsAs(words, openedBy)));
}
/**
 * Whether a rule ends with these words. The command that starts this one may come first (`sudo apt-get install:*`), and
 * options may come in between (`apt-get -y install:*`). An option after the last word makes the rule narrower.
 */
function endsWith(words, also) {
    const named = isOption(also.at(-1)) || isOption(words.at(-1)) ? words : words.filter((word) => !isOption(word));
    const before = named.length - also.length;
    return before >= 0 && also.every((word, at) => isSame(named[before + at], word, at));
}
/** Options that select the packages in which a script runs: `pnpm --filter:*`, `npm --workspaces:*`. */
const packageSelection = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;
function beginsAs(words, openedBy) {
    const isManager = /^(?:npm|pnpm|bun)$/.test(words[0] ?? '');
    const named = isManager ? words.filter((word) => !packageSelection.test(word)) : words;
    return named.every((word, at) => isSame(word, openedBy[at], at));
}
function isOption(word) {
    return word?.startsWith('-') === true;
}
/** Tables use bare program names, so `bin/rails` in a rule equals `rails`; the rule already matches this command. */
function isSame(ofRule, word, at) {
    return ofRule === word || (at === 0 && ofRule !== undefined && (0,rule_index/* baseName */.Fl)(ofRule) === word);
}
/** How often a rule contains each literal word after its first. */
const literalCounts = (0,memoize/* memoizeByObject */.j)((rule) => {
    const times = new Map();
    for (const word of (0,parse_rules/* literalWords */.jD)(rule).slice(1))
        times.set(word, (times.get(word) ?? 0) + 1);
    return times;
});
/** Whether a word of the rule after its first is this path, relative to a directory. */
function matchesPathLiterally(rule, path, cwd) {
    const literal = literalPaths(rule);
    const known = literal.get(cwd);
    if (known !== undefined)
        return known.has(path);
    const texts = (0,parse_rules/* literalWords */.jD)(rule)
        .slice(1)
        .flatMap((word) => [word, word.slice(word.indexOf('=') + 1), word.slice(2)]);
    const paths = new Set(texts.filter((text) => text !== '').map((text) => (0,files_paths/* absolutePath */.Hi)(text, cwd)));
    literal.clear();
    literal.set(cwd, paths);
    return paths.has(path);
}
/** The literal paths of a rule, cached for the last directory: most commands of a line share it. */
const literalPaths = (0,memoize/* memoizeByObject */.j)(() => new Map());
/** Whether a word of the rule after its first is this address. */
function matchesAddressLiterally(rule, url) {
    const addresses = literalAddresses(rule);
    return addresses.has(url) || (URL.canParse(url) && addresses.has(new URL(url).href));
}
const literalAddresses = (0,memoize/* memoizeByObject */.j)((rule) => {
    const words = (0,parse_rules/* literalWords */.jD)(rule).slice(1);
    return new Set(words.flatMap((word) => (URL.canParse(word) ? [word, new URL(word).href] : [word])));
});

// EXTERNAL MODULE: ./lib/policy/shell/command-pattern.js
var command_pattern = __webpack_require__(64524);
// EXTERNAL MODULE: ./lib/policy/rules/wide-reading.js
var wide_reading = __webpack_require__(61249);
;// CONCATENATED MODULE: ./lib/policy/rules/match-command.js







/**
 * Whether an allow rule matches this command. Names and words are compared exactly; a program in a directory
 * (`./scripts/x.sh`) matches a path to the same file, relative to the workspace.
 */
function allowRuleNames(rule, step, world) {
    if (rule.tool !== 'Bash')
        return false;
    if (rule.specifier.kind === 'any')
        return true;
    if (rule.specifier.kind !== 'command')
        return false;
    const { pattern } = rule.specifier;
    // Fast path: most rules have the name of another program as their first word. Paths are compared below.
    const [program] = pattern.words;
    if (program?.kind === 'literal' &&
        !program.text.includes('/') &&
        !allowForms(step).some((form) => form[0] === program.text))
        return false;
    const sameProgram = (text, word) => text.includes('/') ? isSameFile(text, step, world) : text === word;
    if (step.role === 'unknown' && matchesAnyProgram(pattern))
        return false;
    if (!allowsAssignments(pattern, step))
        return false;
    return allowForms(step).some((words) => (0,command_pattern/* matchesCommand */.f0)(pattern, words, { matchUnknown: false, sameProgram }));
}
/** Whether a path names the program; system directories are equivalent: `/bin/ls` equals `/usr/bin/ls`. */
function isSameFile(text, { name, cwd }, world) {
    if (!name.includes('/'))
        return false;
    const bare = bareName(text);
    return bare === text ? (0,files_paths/* absolutePath */.Hi)(text, world.workspace) === (0,files_paths/* absolutePath */.Hi)(name, cwd) : bare === bareName(name);
}
/** Whether the pattern matches any program, as `* --version` does. */
function matchesAnyProgram({ words: [program] }) {
    return program?.kind === 'words' || (program?.kind === 'pieces' && program.pieces[0] === '');
}
/** Whether the rule covers every unsafe variable of the command, and the command sets every variable of the rule. */
function allowsAssignments({ assignments }, { assigned }) {
    return (assigned.every((assignment) => assignment.isSafe || assignments.some((part) => (0,command_pattern/* matchesAssignment */.DU)(part, assignment, false))) && assignments.every((part) => assigned.some((assignment) => (0,command_pattern/* matchesAssignment */.DU)(part, assignment, false))));
}
/**
 * Whether an allow rule for the command that starts this one also covers this one, e.g. `Bash(xargs grep:*)` for grep: it
 * matches the outer command and contains the inner program's name after its first word.
 */
function allowRuleReaches(rule, step, world) {
    for (let outer = step.outer; outer !== null; outer = outer.outer) {
        if ((0,parse_rules/* literalWords */.jD)(rule).includes(step.name, 1) && allowRuleNames(rule, outer, world))
            return true;
    }
    return false;
}
/**
 * Whether an ask or deny rule matches this command: by any path, ignoring case, after global options, with its options in
 * any order or cluster, and read wide. An unknown word matches anything. A rule of one word matches the program with any
 * arguments.
 */
function strictRuleNames(rule, step) {
    if (rule.tool !== 'Bash')
        return false;
    if (rule.specifier.kind === 'any')
        return true;
    if (rule.specifier.kind !== 'command')
        return false;
    const { pattern: written } = rule.specifier;
    const pattern = written.words.length === 1 ? { ...written, open: true } : written;
    const isSet = pattern.assignments.every((part) => step.assigned.some((assignment) => (0,command_pattern/* matchesAssignment */.DU)(part, assignment, true)));
    if (!isSet)
        return false;
    const texts = (0,wide_reading/* wideTexts */.yN)(rule);
    return denyForms(step).some((words) => (texts.length > 0 && (0,wide_reading/* matchesWideText */.C7)(texts, words)) ||
        (0,command_pattern/* matchesCommand */.f0)(pattern, words, { matchUnknown: true, sameProgram }) ||
        (pattern.open && matchesLoosely(pattern, words)));
}
function sameProgram(text, word) {
    return (0,rule_index/* baseName */.Fl)(text) === (0,rule_index/* baseName */.Fl)(word);
}
/** Whether the command has the rule's options anywhere and its operands first: `rm -rf` matches `rm -v -f -r`. */
function matchesLoosely(pattern, words) {
    const wanted = pattern.words.map((word) => (word.kind === 'literal' ? word.text : null));
    const program = wanted[0];
    const name = words[0];
    if (wanted.includes(null) || typeof program !== 'string' || typeof name !== 'string' || !sameProgram(program, name))
        return false;
    const literal = wanted.slice(1).filter((word) => word !== null);
    const args = words.slice(1);
    const operands = args.filter((word) => word === null || !word.startsWith('-'));
    const flags = flagsOf(args.filter((word) => word !== null));
    const uncertain = args.includes(null);
    const optionsMet = flagsOf(literal).every((flag) => uncertain || flags.includes(flag));
    const operandsMet = literal
        .filter((word) => !word.startsWith('-'))
        .every((word, at) => operands[at] === word || operands[at] === null);
    return optionsMet && operandsMet;
}
function flagsOf(words) {
    return words.flatMap((word) => {
        if (word.startsWith('--'))
            return word === '--' ? [] : [word];
        return word.startsWith('-') ? Array.from(word.slice(1)).map((letter) => `-${letter}`) : [];
    });
}

// EXTERNAL MODULE: ./lib/policy/shell/unknown-target.js
var unknown_target = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/policy/types.js
var types = __webpack_require__(8702);
// EXTERNAL MODULE: ./lib/policy/engine/effect-decision.js
var effect_decision = __webpack_require__(7780);
// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
// EXTERNAL MODULE: ./lib/policy/files/files-below.js
var files_below = __webpack_require__(70804);
;// CONCATENATED MODULE: ./lib/policy/engine/strict-below.js




/**
 * The first of these ask or deny rules that covers a file in a directory, which is deleted or moved with it. If the
 * directory holds too many files to check each, the first rule that may cover one; `null` if no rule does.
 */
function strictBelow(directory, rules, facts) {
    const candidates = rules.flatMap((rule) => rule.specifier.kind === 'path' ? [{ rule, pattern: rule.specifier.pattern }] : []);
    const found = coveredBelow(directory, candidates, facts);
    if (found === null)
        return null;
    const { rule } = found.by;
    return { rule, clause: clauseOf(found.file, `the rule ${rule.text}`, facts.world) };
}
/** The first pattern that covers a file in a directory, except for files that something else permits. */
function coveredBelow(directory, candidates, { world, compared }, isPermitted = () => false) {
    const possible = candidates.filter(({ pattern }) => (0,path_pattern/* mayMatchBelow */.qM)(pattern, directory, world));
    const [candidate] = possible;
    if (candidate === undefined || world.kindOf(directory) !== 'directory')
        return null;
    const files = (0,files_below/* allFilesBelow */.E)(directory, world);
    compared.count += possible.length * (files?.length ?? 0);
    if (files === null || compared.count > limits/* shellLimits */.No.rules)
        return { by: candidate, file: null };
    for (const file of files) {
        const by = possible.find(({ pattern }) => (0,path_pattern/* matchesPath */.$h)(pattern, file, world, true));
        if (by !== undefined && !isPermitted(file))
            return { by, file };
    }
    return null;
}
/** What a pattern has to do with a directory; `what` names the pattern. */
function clauseOf(file, what, { workspace }) {
    if (file === null)
        return `it contains too many files to compare each of them with ${what}`;
    return `it contains ${(0,files_paths/* relativeInside */.JA)({ path: file, directory: workspace }) ?? file}, which ${what} covers`;
}

;// CONCATENATED MODULE: ./lib/policy/engine/file.js











/** Counts rules before they are compared. Throws Undecidable above the limit. */
function countRules(rules, { compared }) {
    compared.count += rules.length;
    if (compared.count > limits/* shellLimits */.No.rules)
        throw new undecidable/* Undecidable */.F('size', `it requires more than ${limits/* shellLimits */.No.rules} rule comparisons`);
    return rules;
}
function changes(access) {
    return access === 'write' || access === 'delete';
}
const accessVerbs = {
    read: 'reading',
    list: 'listing',
    write: 'writing',
    delete: 'deleting',
};
/**
 * Evaluates one file access by its path as written and with links resolved; the stricter decision wins. Read rules cover
 * reading and listing by any tool or command. Write and Edit rules both cover writing, changing and deleting, since each of these can
 * be used to do the others. Rules of other file tools (Grep, Glob, List) cover only that tool. An unknown path is denied,
 * since it may be a denied one.
 */
function evaluateFile(access, path, tool, context) {
    if (typeof path !== 'string')
        return evaluateAnyFile(access, path, tool, context);
    const key = `${access} ${tool} ${path}`;
    const decision = context.files.get(key) ?? evaluateUncached(access, path, tool, context);
    context.files.set(key, decision);
    return decision;
}
function evaluateUncached(access, path, tool, context) {
    if ((0,files_protected/* isFreeDevice */.tO)(path))
        return (0,effect_decision/* decide */.LD)('allow', null, `${path} is always allowed`);
    const { world } = context;
    const real = world.realpath(path);
    const lexical = evaluateRealFile(access, path, tool, context);
    if (real === path)
        return lexical;
    const resolved = evaluatePath({
        access,
        path: real,
        shown: `${displayPath(path, world)} (a link to ${displayPath(real, world)})`,
        tool,
        context,
    });
    if (lexical.decision === resolved.decision)
        return { ...lexical, missing: lexical.missing && resolved.missing };
    return (0,effect_decision/* strictest */.OI)([lexical, { ...resolved, missing: false }]) ?? lexical;
}
/** An unknown path may be denied, sensitive or protected, and no allow rule names all of these. */
function evaluateAnyFile(access, { any }, tool, context) {
    const doing = `${accessVerbs[access]} any file`;
    const denied = context.rules.deny.find((rule) => covers(rule, { access, tool }));
    const isUnknown = `${any} is unknown before the command runs`;
    if (denied !== undefined)
        return (0,effect_decision/* decide */.LD)('deny', denied, `${doing}: ${isUnknown}, so the rule ${denied.text} may deny it: ${(0,unknown_target/* rewriteOf */.w)(any)}`);
    if (context.mode === 'plan' && changes(access))
        return (0,effect_decision/* decide */.LD)('deny', null, `${doing} is not allowed in mode plan`);
    const danger = !changes(access) ? 'a sensitive file' : 'a sensitive or protected path';
    return (0,effect_decision/* decide */.LD)('deny', null, `${doing}: ${isUnknown}, so it may be ${danger}: ${(0,unknown_target/* rewriteOf */.w)(any)}`);
}
/** A path as displayed in reasons: relative to the workspace if inside. */
function displayPath(path, { workspace }) {
    const inside = (0,files_paths/* relativeInside */.JA)({ path, directory: workspace });
    return inside === '' ? 'the workspace' : (inside ?? path);
}
/** Evaluates a path whose links the caller has resolved. */
function evaluateRealFile(access, path, tool, context) {
    if ((0,files_protected/* isFreeDevice */.tO)(path))
        return (0,effect_decision/* decide */.LD)('allow', null, `${path} is always allowed`);
    return evaluatePath({ access, path, shown: displayPath(path, context.world), tool, context });
}
function evaluatePath(request) {
    const { access, path, shown, context } = request;
    const doing = `${accessVerbs[access]} ${shown}`;
    if ((0,files_protected/* isProtectedPath */.WF)(path))
        return (0,effect_decision/* decide */.LD)('deny', null, `${doing}: tools cannot access /proc, /sys and /dev`);
    const denied = file_matching('deny', request);
    if (denied !== undefined)
        return (0,effect_decision/* byRule */.k2)(denied, doing);
    const deniedBelow = ruleBelow('deny', request);
    if (deniedBelow !== null)
        return (0,effect_decision/* decide */.LD)('deny', deniedBelow.rule, `${doing}: ${deniedBelow.clause}`);
    // The run created these files, so their names do not indicate sensitive content; and a name in the workspace is no secret.
    const isOpen = context.ignoresSensitivity === true ||
        isTemporary(path, context.world) ||
        (access === 'list' && (0,files_paths/* isInside */.FK)({ path, directory: context.world.workspace }));
    const sensitive = isOpen ? 'low' : (0,sensitivity/* sensitivity */.y)(path);
    const denial = denyByName(request, doing, sensitive);
    if (denial !== null)
        return denial;
    if (context.mode === 'plan' && changes(access))
        return (0,effect_decision/* decide */.LD)('deny', null, `${doing} is not allowed in mode plan`);
    const asked = context.mode === 'yolo' ? undefined : file_matching('ask', request);
    if (asked !== undefined)
        return (0,effect_decision/* byRule */.k2)(asked, doing);
    const askedBelow = context.mode === 'yolo' ? null : ruleBelow('ask', request);
    if (askedBelow !== null)
        return (0,effect_decision/* decide */.LD)('ask', askedBelow.rule, `${doing}: ${askedBelow.clause}`);
    const allowed = file_matching('allow', request);
    if (allowed !== undefined)
        return (0,effect_decision/* byRule */.k2)(allowed, doing);
    return byDefault(request, doing, sensitive);
}
/** A rule for something in a directory that is deleted or moved. */
function ruleBelow(list, request) {
    const { access, path, context } = request;
    if (access !== 'delete' || context.rules[list].length === 0)
        return null;
    const rules = countRules(context.rules[list], context).filter((rule) => covers(rule, request));
    return strictBelow(path, rules, context);
}
/** Denies sensitive and protected files unless a rule names them; `null` if the name does not decide. */
function denyByName(request, doing, sensitive) {
    const { access, path, context } = request;
    const hiddenBy = access === 'read' ? (context.world.hiddenBy?.(path) ?? null) : null;
    if (!changes(access) && sensitive !== 'high' && hiddenBy === null)
        return null;
    if (sensitive === 'high' && !isNamedBy(request, (pattern) => pattern.exact)) {
        return (0,effect_decision/* decide */.LD)('deny', null, `${doing}: the file may contain credentials, and no allow rule names this exact path`);
    }
    if (hiddenBy !== null && !isNamedBy(request, (pattern) => pattern.exact))
        return (0,effect_decision/* decide */.LD)('deny', null, `${doing}: ${hiddenBy} hides it, and no allow rule names this exact path`);
    if (!changes(access))
        return null;
    if (access === 'delete' && (0,files_paths/* isInside */.FK)({ path: context.world.workspace, directory: path }))
        return (0,effect_decision/* decide */.LD)('deny', null, `${doing} would remove the workspace itself`);
    if (isProtected(request))
        return (0,effect_decision/* decide */.LD)('deny', null, `${doing}: ${(0,protected_paths.protectedSegmentIn)(path, context.world)} is protected, and no allow rule names it`);
    if (access !== 'delete')
        return null;
    const { world } = context;
    const isPermitted = (file) => !isProtected({ ...request, path: file });
    const below = coveredBelow(path, (0,protected_paths.addedProtection)(world), context, isPermitted);
    if (below === null)
        return null;
    return (0,effect_decision/* decide */.LD)('deny', null, `${doing}: ${clauseOf(below.file, `protected-paths (${below.by.text})`, world)}`);
}
/** Whether a path is protected and no allow rule names it. */
function isProtected(request) {
    const segment = (0,protected_paths.protectedSegmentIn)(request.path, request.context.world);
    return segment !== null && !isNamedBy(request, (pattern) => (0,path_pattern/* namesSegment */.KQ)(pattern, segment));
}
function isNamedBy(request, names) {
    const isNaming = (rule) => rule.specifier.kind === 'path' && names(rule.specifier.pattern) && covers(rule, request) && matches(rule, request);
    return candidates('allow', request).some(isNaming) || request.context.more.some(isNaming);
}
function byDefault(request, doing, sensitive) {
    const { access, path, tool, context } = request;
    const inside = (0,files_paths/* isInside */.FK)({ path, directory: context.world.workspace });
    if (isTemporary(path, context.world))
        return (0,effect_decision/* decide */.LD)('allow', null, `${doing} is allowed in the run's TMPDIR`);
    if (changes(access) && !inside)
        return { ...(0,effect_decision/* missingRule */.J8)(`${doing} outside the workspace needs a rule that names the path`), decision: 'deny' };
    if (sensitive === 'medium' && !(!changes(access) && context.world.isOwn?.(path) === true))
        return (0,effect_decision/* missingRule */.J8)(`${doing} needs a rule because the file may contain private data`);
    if (context.mode === 'yolo')
        return (0,effect_decision/* decide */.LD)('allow', null, `mode yolo allows ${doing}`);
    if (!changes(access) && inside) {
        const where = path === context.world.workspace ? '' : ' inside the workspace';
        return (0,effect_decision/* decide */.LD)('allow', null, `${doing} is allowed${where}`);
    }
    // A directory may hold files that a rule denies.
    const isTree = access === 'delete' && context.world.kindOf(path) === 'directory';
    if (inside && !isTree && context.mode === 'auto-edit')
        return (0,effect_decision/* decide */.LD)('allow', null, `mode auto-edit allows ${doing}`);
    const where = inside ? '' : ' outside the workspace';
    return (0,effect_decision/* missingRule */.J8)(`no rule allows ${doing}${where}${tool === 'Bash' ? ' from a command' : ''}`);
}
function file_matching(list, request) {
    const { context } = request;
    const isMatch = (rule) => covers(rule, request) && matches(rule, request);
    return candidates(list, request).find(isMatch) ?? (list === 'allow' ? context.more.find(isMatch) : undefined);
}
/** Neither in the workspace nor in the run's TMPDIR: only a rule that names the path covers it. */
function isOutside({ path, context: { world } }) {
    return !(0,files_paths/* isInside */.FK)({ path, directory: world.workspace }) && !isTemporary(path, world);
}
function isTemporary(path, { temporary }) {
    return temporary !== undefined && (0,files_paths/* isInside */.FK)({ path, directory: temporary });
}
function candidates(list, { path, tool, context }) {
    return countRules((0,rule_index/* pathRulesFor */.aM)(context.rules[list], path, tool), context);
}
function covers(rule, request) {
    if (rule.tool === 'Read')
        return !changes(request.access);
    if (rule.tool === 'Write' || rule.tool === 'Edit')
        return changes(request.access);
    return rule.tool === request.tool && rule.tool !== 'Bash';
}
function matches(rule, request) {
    const isAllowedOutside = rule.list === 'allow' && isOutside(request);
    if (rule.specifier.kind === 'any')
        return !isAllowedOutside;
    return (rule.specifier.kind === 'path' &&
        (!isAllowedOutside || (0,path_pattern/* hasLiteralSegment */.Dc)(rule.specifier.pattern)) &&
        (0,path_pattern/* matchesPath */.$h)(rule.specifier.pattern, request.path, request.context.world, rule.list !== 'allow'));
}

// EXTERNAL MODULE: ./lib/policy/shell/simple-command.js
var simple_command = __webpack_require__(27126);
;// CONCATENATED MODULE: ./lib/policy/engine/show-command.js

const longestShown = 100;
/** A command as displayed in reasons, truncated to a readable length. */
function showCommand(step) {
    const written = (0,simple_command/* writtenAs */.u)(step);
    const text = written.replace(/\s+/g, ' ');
    return `\`${text.length > longestShown ? `${text.slice(0, longestShown - 3)}…` : text}\``;
}

// EXTERNAL MODULE: ./lib/policy/engine/tool.js
var engine_tool = __webpack_require__(56782);
;// CONCATENATED MODULE: ./lib/policy/engine/command-effect.js










function evaluateCommandEffect(effect, step, rules, context) {
    const text = (0,types/* anyOf */.E)(effect);
    const textRule = text === null ? undefined : ruleWithText(text, step, rules);
    if (textRule !== undefined)
        return granted(textRule, 'this program text');
    switch (effect.kind) {
        case 'read':
        case 'list':
        case 'write':
        case 'delete': {
            const decision = evaluateFile(effect.kind, effect.path, 'Bash', context);
            const { kind, path } = effect;
            if (!decision.missing || typeof path !== 'string')
                return decision;
            const rule = rules.find((allowRule) => grantsFile(allowRule, { kind, path }, step, context.world));
            return rule === undefined ? decision : granted(rule, path);
        }
        case 'fetch': {
            const decision = (0,engine_tool/* evaluateFetch */.Aq)(effect.url, 'Bash', context);
            const { url } = effect;
            if (!decision.missing || typeof url !== 'string')
                return decision;
            const rule = rules.find((allowRule) => matchesAddressLiterally(allowRule, url));
            return rule === undefined ? decision : granted(rule, url);
        }
        case 'exec':
            return 'any' in effect.argv ? evaluateAnyProgram(effect.argv, step, context) : unnamed(effect.kind);
        case 'post':
            return evaluateRecordedWrite(effect, step, rules, context);
        case 'mcp':
            return unnamed(effect.kind);
    }
}
/**
 * A command whose change on GitHub is recorded (`gh pr comment`): the rules for the tool of this change apply, and a rule
 * for the command grants what no rule for the tool denies.
 */
function evaluateRecordedWrite({ what, target }, step, rules, context) {
    const request = { tool: what, effects: [], ...(target === undefined ? {} : { subject: target }) };
    const decision = (0,engine_tool/* evaluateTool */.Ql)(request, context);
    if (decision.decision !== 'ask' || decision.rule !== null)
        return decision;
    const rule = rules.find((allowRule) => !(0,engine_tool/* mustBeNamed */.aT)(request) || namesEveryRisk(allowRule, step));
    return rule === undefined ? decision : granted(rule, target === undefined ? what : `${what}(${target})`);
}
function namesEveryRisk(rule, { risks }) {
    return rule.specifier.kind === 'command' && risks.every((risk) => matchesRiskLiterally(rule, risk, 1));
}
/** A rule that contains the program text literally, which allows the files that the text computes. */
function ruleWithText(text, { argv, risks }, rules) {
    if (!argv.some((word) => word.kind === 'literal' && word.value === text))
        return undefined;
    const risk = risks.find(({ word }) => word === text);
    return risk && rules.find((rule) => rule.specifier.kind === 'command' && matchesRiskLiterally(rule, risk, 1));
}
function unnamed(kind) {
    return (0,effect_decision/* decide */.LD)('ask', null, `no rule allows a command to ${kind}`);
}
/** May run any program, so it matches every deny rule for commands. */
function evaluateAnyProgram({ any }, step, { rules }) {
    const risk = step.risks.find(({ word }) => word === any);
    const why = risk?.why ?? 'is unknown before the command runs, and this program is unknown';
    const hint = risk?.hint ?? (0,unknown_target/* rewriteOf */.w)(any);
    const rule = rules.deny.find(({ tool }) => tool === 'Bash') ?? null;
    return (0,effect_decision/* decide */.LD)('deny', rule, `${showCommand(step)}: ${any} ${why}: ${hint}`);
}
function granted(rule, what) {
    return (0,effect_decision/* decide */.LD)('allow', rule, `the rule ${rule.text} names ${what}`);
}
/**
 * Whether a command rule grants a file access because it contains the path literally. A write or delete must also follow
 * from the words of the rule: `Bash(sort a.txt:*)` names a file to read, and `-o a.txt` after it does more than that.
 */
function grantsFile(rule, effect, step, world) {
    if (!matchesPathLiterally(rule, effect.path, step.cwd))
        return false;
    const isChange = effect.kind === 'write' || effect.kind === 'delete';
    return !isChange || rule.specifier.kind !== 'command' || followsFromRule(rule, effect, step, world);
}
/** Evaluates the words of the rule as a command. True if the rule has wildcards or names another program. */
function followsFromRule({ specifier }, effect, step, world) {
    const words = specifier.kind === 'command' ? specifier.pattern.words : [];
    const argv = words.flatMap((word) => (word.kind === 'literal' ? [(0,shell_words/* literalWord */.CK)(word.text)] : []));
    const [name, ...args] = argv;
    const base = (0,rule_index/* baseName */.Fl)(step.name);
    if (name === undefined || argv.length < words.length || (0,rule_index/* baseName */.Fl)((0,shell_words/* knownText */.bG)(name)) !== base)
        return true;
    const program = (0,table/* programFor */.w)(base);
    if (program === undefined)
        return true;
    const { effects } = program.read({ argv: [(0,shell_words/* literalWord */.CK)(base), ...args], cwd: step.cwd }, world);
    return effects.some((inner) => inner.kind === effect.kind && inner.path === effect.path);
}

;// CONCATENATED MODULE: ./lib/policy/engine/directory-rules.js





/**
 * Whether a rule allows running a directory's scripts there: `Bash(cd packages/a)` for that directory, `Bash(cd
 * packages/*)` for those below packages, `Bash(cd:*)` for every directory of the workspace.
 */
function namesDirectory(step, { rules, more, world }) {
    return [...directoryRules(rules.allow), ...more].some(({ tool, specifier }) => {
        if (tool !== 'Bash' || specifier.kind !== 'command')
            return tool === 'Bash' && specifier.kind === 'any';
        const [program, directory, ...others] = specifier.pattern.words;
        if (program?.kind !== 'literal' || program.text !== 'cd' || others.length > 0)
            return false;
        if (directory === undefined)
            return specifier.pattern.open;
        return matchesDirectory(directory, step.cwd, world);
    });
}
function matchesDirectory(directory, path, world) {
    if (directory.kind === 'literal')
        return (0,files_paths/* absolutePath */.Hi)(directory.text, world.workspace) === path;
    const text = (0,path_pattern/* specifierFor */.AA)(path, world);
    return [text, `./${text}`].some((word) => (0,command_pattern/* matchesOne */.Sr)(directory, word));
}
const directoryRules = (0,memoize/* memoizeByObject */.j)((rules) => rules.filter((rule) => rule.tool === 'Bash' && (rule.specifier.kind === 'any' || (0,parse_rules/* literalWords */.jD)(rule)[0] === 'cd')));

;// CONCATENATED MODULE: ./lib/policy/engine/package-directory.js



/** Third-party code: installed packages and hidden directories. */
const thirdParty = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;
/**
 * Whether a workspace package is as trusted as the workspace root: the rules do not allow writing its manifest, or they
 * also allow writing the root's.
 */
function isTrustedPackage(directory, context) {
    const { world } = context;
    const inside = (0,files_paths/* relativeInside */.JA)({ path: directory, directory: world.workspace });
    if (inside === null || thirdParty.test(inside))
        return false;
    const mayWrite = (path) => evaluateFile('write', path, 'Bash', context).decision === 'allow';
    const manifests = manifestsIn(directory, world);
    return (manifests.length > 0 &&
        manifests.every((name) => !mayWrite(`${directory}/${name}`) || mayWrite(`${world.workspace}/${name}`)));
}

;// CONCATENATED MODULE: ./lib/policy/engine/read-only.js





/**
 * The decision on a command that no rule names. It is allowed if it is proven to only read files, unless it reads files
 * without naming them and the rules do not permit one of these. Its effects are evaluated separately.
 */
function evaluateWithoutRule(step, called, context) {
    if (context.mode === 'yolo')
        return { decision: 'allow', code: 'default', rule: null, reason: `mode yolo allows ${called}` };
    const set = step.assigned.find(({ isSafe }) => !isSafe);
    const also = set === undefined ? '' : `; it would have to name ${set.name} too`;
    const missing = {
        decision: 'ask',
        code: 'missing-rule',
        rule: null,
        reason: `no rule allows ${called}${also}`,
    };
    if (!context.readOnlyCommands || !step.readsOnlyFiles || set !== undefined)
        return missing;
    const edits = [];
    for (const read of step.bulk) {
        const closed = closedIn(read, context);
        const edit = typeof closed === 'string' || closed.length === 0 ? null : leftOut(read, closed, step);
        if (edit !== null)
            edits.push(edit);
        else if (closed.length > 0)
            return { ...missing, reason: `${missing.reason}, and ${whyClosed(closed, read, context)}` };
    }
    context.edits.push(...edits);
    return { decision: 'allow', code: 'default', rule: null, reason: `${called} only reads files that the rules allow` };
}
/**
 * A log that git tracks is a fixture or an example, which every reader of the repository has. It does not keep `git diff`
 * from needing no rule. Reading the file itself needs one, and so do databases and names that contain `password`.
 */
const committedLog = /\.log(?:\.\d+)?$/i;
/** The most files that are left out one by one. */
const maxLeftOut = 64;
/** How the line would leave these files out; `null` if it cannot. */
function leftOut({ leaveOut }, paths, { place }) {
    const more = paths.length > maxLeftOut ? null : (leaveOut?.(paths) ?? null);
    return more === null ? null : (0,line_edits/* editFor */.S)(more, place);
}
/** The files that it would read and the rules do not allow, or why they are not known, as a clause. */
function closedIn(read, context) {
    const { world } = context;
    const [readRule] = strictReadRules(context);
    if (read.of === 'history' && readRule !== undefined)
        return `git shows the content of files in any commit, where the rule ${readRule.text} cannot be applied`;
    const tooMany = `there are too many files in ${shownPath(read.path, context) || 'the workspace'} to check each of them`;
    const sensitive = read.sensitive();
    if (sensitive === null)
        return tooMany;
    const isShown = (path) => read.of === 'history' && committedLog.test(path);
    const isClosed = (path) => read.includes(path) && evaluateFile('read', path, 'Bash', context).decision !== 'allow';
    const closed = sensitive.filter((path) => !isShown(path) && isClosed(path));
    if (read.of === 'history' || (readRule === undefined && world.hiddenBy === undefined))
        return closed;
    const files = (0,files_below/* allFilesBelow */.E)(read.path, world);
    if (files === null)
        return readRule === undefined ? closed : tooMany;
    // Readers of directories do not follow the links in them, but a rule may be about the name of a link.
    const isCovered = (path) => read.includes(path) && strictRule(path, strictReadRules(context), context) !== undefined;
    const isOpen = (path) => (world.kindOf(path) === 'link' ? !isCovered(path) : !isClosed(path));
    return [...new Set([...closed, ...files.filter((path) => !isOpen(path))])];
}
function strictReadRules({ rules }) {
    return [...rules.deny, ...rules.ask].filter(({ tool }) => tool === 'Read');
}
function shownPath(path, { world }) {
    return (0,files_paths/* relativeInside */.JA)({ path, directory: world.workspace }) ?? path;
}
function whyClosed(closed, { of }, context) {
    const instead = of === 'directory' ? ': use the tool Grep, which leaves out files that the rules deny' : '';
    if (typeof closed === 'string')
        return `${closed}${instead}`;
    const [path = ''] = closed;
    const rule = strictRule(path, strictReadRules(context), context);
    return rule === undefined
        ? `it would read ${shownPath(path, context)}, which needs a rule of its own${instead}`
        : `it would read ${shownPath(path, context)}, which the rule ${rule.text} covers${instead}`;
}
function strictRule(path, strict, context) {
    return countRules(strict, context).find(({ specifier }) => specifier.kind === 'any' ||
        (specifier.kind === 'path' && (0,path_pattern/* matchesPath */.$h)(specifier.pattern, path, context.world, true)));
}

;// CONCATENATED MODULE: ./lib/policy/engine/command.js
















/** Evaluates one command: its execution, its risky words, its files and addresses. */
function evaluateCommand(step, alone, context) {
    const candidates = countRules((0,rule_index/* allowRulesFor */.gh)(context.rules.allow, () => reachingForms(step)), context);
    const { run, rules } = permit({ step, alone }, [...candidates, ...context.more], context);
    const exec = {
        kind: 'exec',
        argv: step.argv.map((word) => (word.kind === 'literal' ? word.value : word.source)),
        cwd: step.cwd,
    };
    const parts = [(0,effect_decision/* evaluatedEffect */.Z7)(exec, run)];
    for (const effect of step.effects)
        parts.push((0,effect_decision/* evaluatedEffect */.Z7)(effect, evaluateCommandEffect(effect, step, rules, context)));
    for (const effect of possibleAccesses(step, context.world)) {
        const decision = evaluateCommandEffect(effect, step, rules, context);
        if (decision.decision === 'deny')
            parts.push((0,effect_decision/* evaluatedEffect */.Z7)(effect, decision));
    }
    return { step, parts, ownDecision: (0,effect_decision/* strictest */.OI)(parts) ?? run, alone, rules, candidates };
}
/**
 * Whether the refused parts of a command are allowed with the extra rules of `context`. Allowed parts are not evaluated
 * again, since an additional allow rule never refuses anything.
 */
function isCommandAllowedNow(evaluated, context) {
    const { step } = evaluated;
    const { run, rules } = permit(evaluated, [...evaluated.candidates, ...context.more], context);
    return evaluated.parts.every(({ decision, effect }, at) => {
        if (decision === 'allow')
            return true;
        const repeated = at === 0 ? run : evaluateCommandEffect(effect, step, rules, context);
        return repeated.decision === 'allow';
    });
}
/** The decision on the execution of a command by rules that match it as written, or else in other words. */
function permit({ step, alone }, candidates, context) {
    const rules = matchingRules(candidates, step, context);
    const run = evaluateExec({ step, alone, rules }, context);
    if (run.decision !== 'ask' || (context.mode !== 'yolo' && findStrictRule('ask', step, context) !== undefined))
        return { run, rules };
    for (const same of step.same()) {
        const renamed = {
            ...step,
            ...same,
            alias: undefined,
            role: 'known',
            forms: { allow: null, deny: null },
        };
        const open = candidates.filter((rule) => isOpen(rule) && allowRuleNames(rule, renamed, context.world));
        if (open.length === 0 || !isAlsoAllowed(same, renamed, candidates, context))
            continue;
        const permitted = evaluateExec({ step: renamed, alone, rules: open }, context);
        const all = [...rules, ...open];
        const isEach = same.effects.every((effect) => evaluateCommandEffect(effect, renamed, all, context).decision === 'allow');
        if (permitted.decision === 'allow' && isEach)
            return { run: permitted, rules: all };
    }
    return { run, rules };
}
/** An exact rule means exactly its words. */
function isOpen({ specifier }) {
    return specifier.kind === 'command' && specifier.pattern.open;
}
function isAlsoAllowed({ also }, step, candidates, { world }) {
    return (also === undefined ||
        also.some((words) => {
            const [name = ''] = words;
            const first = { ...step, name, argv: words.map(shell_words/* literalWord */.CK), forms: { allow: null, deny: null } };
            return candidates.some((rule) => rule.specifier.kind === 'command' &&
                (0,parse_rules/* literalWords */.jD)(rule).length >= words.length &&
                allowRuleNames(rule, first, world));
        }));
}
/** The rules that match a command or reach it through the command that starts it. */
function matchingRules(rules, step, { world }) {
    return rules.filter((rule) => allowRuleNames(rule, step, world) || allowRuleReaches(rule, step, world));
}
/** The forms of the command and of the commands that start it, whose rules may reach it. */
function reachingForms(step) {
    const forms = [...allowForms(step), ...sameForms(step)];
    for (let { outer } = step; outer !== null; outer = outer.outer)
        forms.push(...allowForms(outer));
    return forms;
}
function evaluateExec({ step, alone, rules }, context) {
    const called = showCommand(step);
    const denied = findStrictRule('deny', step, context);
    if (denied !== undefined)
        return (0,effect_decision/* byRule */.k2)(denied, called);
    const never = step.risks.find((risk) => risk.never === true);
    if (never !== undefined) {
        const instead = never.hint === undefined ? '' : `: ${never.hint}`;
        const reason = `${called}: ${never.word} ${never.why}; no rule can allow this${instead}`;
        return { ...(0,effect_decision/* decide */.LD)('deny', null, reason), code: 'never', ...hintOf(never) };
    }
    const free = (step.role === 'neutral' || step.role === 'transparent') && step.assigned.every((assignment) => assignment.isSafe);
    if (context.mode === 'plan' && !step.readOnly && !free)
        return (0,effect_decision/* decide */.LD)('deny', null, `mode plan allows only read-only commands, and ${called} is not known to be read-only`);
    const asked = context.mode === 'yolo' ? undefined : findStrictRule('ask', step, context);
    if (asked !== undefined)
        return (0,effect_decision/* byRule */.k2)(asked, called);
    return decidePermission({ step, called, rules, free: free && (!alone || context.readOnlyCommands) }, context);
}
function findStrictRule(list, step, context) {
    if (context.rules[list].length === 0)
        return undefined;
    const rules = countRules((0,rule_index/* strictRulesFor */.gM)(context.rules[list], () => denyForms(step)), context);
    return rules.find((rule) => strictRuleNames(rule, step));
}
/** Programs that run commands as another user: neither `Bash` nor mode yolo covers them. */
const runsAsOtherUser = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;
/** `called` is the command as reasons display it. */
function decidePermission({ step, called, rules, free, }, context) {
    const [rule = null] = rules;
    const name = (0,rule_index/* baseName */.Fl)(step.name);
    if (runsAsOtherUser.test(name) && !rules.some((candidate) => (0,rule_index/* baseName */.Fl)((0,parse_rules/* literalWords */.jD)(candidate)[0] ?? '') === name))
        return (0,effect_decision/* decide */.LD)('deny', null, `${called} runs as another user, and no allow rule names ${name}`);
    const open = findUncoveredRisk(step.risks, rules, context);
    if (rule === null && !free && open?.anyProgram !== true)
        return evaluateWithoutRule(step, called, context);
    if (open !== undefined) {
        const instead = open.hint === undefined ? ', and no rule names it' : `: ${open.hint}`;
        return { ...(0,effect_decision/* decide */.LD)('ask', rule, `${called}: ${open.word} ${open.why}${instead}`), ...hintOf(open) };
    }
    if (step.elsewhere && context.mode !== 'yolo' && !canRunInDirectory(step, rules, context)) {
        const directory = (0,path_pattern/* specifierFor */.AA)(step.cwd, context.world);
        return (0,effect_decision/* decide */.LD)('ask', rule, `${called} runs scripts from ${directory}, and no rule names \`cd ${directory}\``);
    }
    const unclear = step.role === 'unknown' ? step.argv.find((word) => word.kind !== 'literal') : undefined;
    if (unclear !== undefined && context.mode !== 'yolo' && rule?.specifier.kind !== 'any') {
        const reason = `${called}: this program is unknown, and ${unclear.source} is not constant`;
        return { ...(0,effect_decision/* decide */.LD)('ask', rule, reason), hint: `write the value of ${unclear.source} itself` };
    }
    return rule === null ? (0,effect_decision/* decide */.LD)('allow', null, `${called} changes nothing outside the shell`) : (0,effect_decision/* byRule */.k2)(rule, called);
}
const hintOf = ({ hint }) => (hint === undefined ? {} : { hint });
/** Whether a program may run scripts from its directory: a trusted package, or a directory that a rule names. */
function canRunInDirectory(step, rules, context) {
    if (namesDirectory(step, context) || isTrustedPackage(step.cwd, context))
        return true;
    return (step.alias !== undefined && rules.some((rule) => matchesPathLiterally(rule, step.cwd, context.world.workspace)));
}
/**
 * The first risk that no rule matches literally. A word that occurs twice must occur twice in the rule. `Bash` alone and
 * mode yolo cover all risks except for those that may run any program.
 */
function findUncoveredRisk(risks, rules, context) {
    if (risks.length === 0)
        return undefined;
    const isWide = context.mode === 'yolo' || rules.some((rule) => rule.specifier.kind === 'any');
    const times = new Map();
    for (const { word } of risks)
        times.set(word, (times.get(word) ?? 0) + 1);
    return risks.find((risk) => !(isWide && risk.anyProgram !== true) &&
        !isToolAllowed(risk, context) &&
        !rules.some((rule) => matchesRiskLiterally(rule, risk, times.get(risk.word) ?? 1)));
}
function isToolAllowed({ tool }, context) {
    if (tool === undefined)
        return false;
    return (0,engine_tool/* evaluateTool */.Ql)({ tool: tool.name, effects: [], subject: tool.subject }, context).decision === 'allow';
}
/**
 * Files that a command may access through words whose meaning is unknown: an unknown program may read every argument, and
 * write those that are paths; a known one may read its risky words. Used only to find accesses that are always denied.
 */
function possibleAccesses(step, world) {
    if (step.role !== 'unknown' && step.risks.length === 0)
        return [];
    const risky = new Set(step.risks.map(({ word }) => word));
    const isFile = (text) => /^\.|\//.test(text) || world.kindOf((0,files_paths/* absolutePath */.Hi)(text, step.cwd)) !== 'missing';
    return step.argv.slice(1).flatMap((word) => {
        if (word.kind !== 'literal' || word.value === '')
            return [];
        if (step.role !== 'unknown' && !risky.has(word.value))
            return [];
        const texts = new Set([word.value, word.value.slice(word.value.indexOf('=') + 1)].filter((text) => !text.startsWith('-') && text !== '' && (step.role === 'unknown' || isFile(text))));
        return [...texts].flatMap((text) => {
            const path = (0,files_paths/* absolutePath */.Hi)(text, step.cwd);
            const written = step.role === 'unknown' && isFile(text) ? [{ kind: 'write', path }] : [];
            return [{ kind: 'read', path }, ...written];
        });
    });
}

;// CONCATENATED MODULE: ./lib/policy/engine/evaluate.js









/** Analyzes command lines once; the parts are evaluated again with suggested rules. */
function parseRequest(effects, world) {
    const facts = { world, programs: knownPrograms };
    const plain = [];
    const lines = [];
    for (const effect of effects) {
        if (effect.kind !== 'shell' && effect.kind !== 'exec') {
            if (lengthOf(effect) > limits/* shellLimits */.No.length)
                return { problem: { form: 'other', problem: tooLong }, lines: [], effects: [] };
            plain.push(effect);
            continue;
        }
        const line = effect.kind === 'shell'
            ? analyzeCommandLine(effect.command, effect.cwd, facts)
            : analyzeArgv(effect.argv, effect.cwd, facts);
        if ('problem' in line)
            return { problem: line, lines: [], effects: [] };
        const alone = line.steps.every((step) => step.role === 'neutral' || step.role === 'transparent');
        lines.push({ steps: line.steps, redirected: line.redirected, scripts: line.scripts, edits: line.edits, alone });
    }
    return { problem: null, lines, effects: plain };
}
const tooLong = `a path, address or name is longer than ${limits/* shellLimits */.No.length} characters`;
/** The length of the text that is compared with rules. */
function lengthOf(effect) {
    switch (effect.kind) {
        case 'read':
        case 'write':
        case 'delete':
            return effect.path.length;
        case 'fetch':
            return effect.url.length;
        case 'post':
            return effect.target?.length ?? 0;
        case 'mcp':
            return effect.server.length + effect.tool.length;
    }
}
function evaluateRequest(request, prepared, context) {
    if (prepared.problem !== null)
        return refusedRequest(prepared.problem, request, context);
    try {
        return evaluateParts(request, prepared, context);
    }
    catch (error) {
        if (error instanceof undecidable/* Undecidable */.F)
            return refusedRequest(error.line, request, context);
        throw error;
    }
}
function evaluateParts(request, prepared, context) {
    const commands = [];
    const parts = [];
    const scripts = [];
    for (const line of prepared.lines) {
        for (const step of line.steps) {
            const command = evaluateCommand(step, line.alone, context);
            commands.push(command);
            for (const part of command.parts)
                parts.push(part);
        }
        for (const script of line.scripts)
            scripts.push(script);
    }
    for (const line of prepared.lines)
        for (const effect of line.redirected)
            parts.push(evaluateEffect(effect, request, context));
    for (const effect of prepared.effects)
        parts.push(evaluateEffect(effect, request, context));
    const worst = parts.length === 0 ? (0,engine_tool/* evaluateTool */.Ql)(request, context) : decidingPart(parts);
    return {
        decision: worst.decision,
        outcome: worst.decision === 'allow' ? 'run' : 'refuse',
        code: worst.code,
        rule: worst.rule,
        reason: worst.reason.charAt(0).toUpperCase() + worst.reason.slice(1),
        effects: parts.map((part) => part.effect),
        parts,
        scripts,
        suggest: [],
        commands,
        ...(worst.decision === 'allow' ? {} : { refusalKey: refusalKeyOf(worst, request) }),
    };
}
/** Of a missing rule for a command, its words do not count: the model would only write others. */
function refusalKeyOf(worst, request) {
    const { effect, code, rule } = worst;
    if (rule !== null)
        return rule;
    if (effect?.kind !== 'exec')
        return JSON.stringify([code, effect ?? request.subject]);
    const words = code === 'missing-rule' || 'any' in effect.argv ? [] : effect.argv.slice(0, 2);
    return JSON.stringify([code, ...words]);
}
/** The parts that do not belong to a command; they follow the parts of the commands. */
function otherParts({ commands, parts }) {
    return parts.slice(commands.reduce((sum, command) => sum + command.parts.length, 0));
}
function refusedPartsOf(explanation) {
    const others = otherParts(explanation).filter((part) => part.decision !== 'allow');
    return {
        steps: explanation.commands.filter(({ ownDecision }) => ownDecision.decision !== 'allow'),
        effects: others.map((part) => part.effect),
        isTool: explanation.parts.length === 0,
    };
}
/** Whether the call would run with the extra rules of `context`. Stops at the first part that would not. */
function isAllowedNow(request, { steps, effects, isTool }, context) {
    return ((!isTool || (0,engine_tool/* evaluateTool */.Ql)(request, context).decision === 'allow') &&
        effects.every((effect) => evaluateEffect(effect, request, context).decision === 'allow') &&
        steps.every((evaluated) => isCommandAllowedNow(evaluated, context)));
}
/** Refuses a request that cannot be analyzed; no rule can allow it. */
function refusedRequest(line, request, context) {
    const denied = context.rules.deny.find((rule) => rule.tool === request.tool && rule.specifier.kind === 'any');
    const reason = `The ${request.tool === 'Bash' ? 'command line' : 'call'} is refused: ${line.problem}`;
    return {
        decision: 'deny',
        outcome: 'refuse',
        code: 'unreadable',
        rule: denied?.text ?? null,
        reason,
        effects: [],
        parts: [],
        scripts: [],
        suggest: [],
        commands: [],
        refusalKey: denied?.text ?? JSON.stringify(['unreadable', line.form, line.problem]),
        ...(line.syntaxError === undefined ? {} : { syntaxError: line.syntaxError }),
    };
}
function evaluateEffect(effect, request, context) {
    switch (effect.kind) {
        case 'read':
        case 'list':
        case 'write':
        case 'delete':
            return (0,effect_decision/* evaluatedEffect */.Z7)(effect, evaluateFile(effect.kind, effect.path, request.tool, context));
        case 'fetch':
            return (0,effect_decision/* evaluatedEffect */.Z7)(effect, (0,engine_tool/* evaluateFetch */.Aq)(effect.url, request.tool, context));
        case 'mcp':
            return (0,effect_decision/* evaluatedEffect */.Z7)(effect, (0,engine_tool/* evaluateMcpTool */.yC)(effect, context));
        case 'post':
            return (0,effect_decision/* evaluatedEffect */.Z7)(effect, (0,engine_tool/* evaluateTool */.Ql)(writeRequestOf(effect, request), context));
        case 'exec':
            return (0,effect_decision/* evaluatedEffect */.Z7)(effect, (0,engine_tool/* evaluateTool */.Ql)(request, context));
    }
}
/** A GitHub write is evaluated by the rules of its own kind: an issue with a label also needs a rule for the label. */
function writeRequestOf({ what, target }, request) {
    const subject = target ?? request.subject;
    const tool = (0,tool_names/* canonicalTool */.Zt)(what) ?? request.tool;
    return { tool, effects: [], ...(subject === undefined ? {} : { subject }) };
}
/** The strictest part; if all are allowed, the first one allowed by a rule. */
function decidingPart(parts) {
    const worst = (0,effect_decision/* strictest */.OI)(parts);
    if (worst === undefined)
        throw new Error('a call without parts has no decision');
    // A user's rule explains more than an equally strict built-in one.
    if (worst.decision === 'deny')
        return parts.find(({ decision, rule }) => decision === 'deny' && rule !== null) ?? worst;
    return worst.decision === 'allow' ? (parts.find((part) => part.rule !== null) ?? worst) : worst;
}

;// CONCATENATED MODULE: ./lib/policy/engine/refusal.js





/** The maximum number of entries in each list of a refusal. */
const maxEntries = 8;
/** How to continue after a refusal. `line`: why the line could not be analyzed, or `null`. */
function refusalOf(explanation, line, request, rules) {
    const { commands, parts, reason } = explanation;
    if (line !== null) {
        const rewrite = rewriteOfForm[line.form];
        const nearest = rewrite === null ? nearestTo(explanation, request, rules) : [];
        return {
            kind: rewrite === null ? 'permission' : 'form',
            missing: [line.problem],
            rewrites: rewrite === null ? [] : [rewrite],
            permitted: [],
            nearest,
        };
    }
    const refused = parts.filter(({ decision }) => decision !== 'allow');
    const rewrites = [...new Set(refused.flatMap((part) => rewriteOfPart(part) ?? []))];
    const isForm = refused.length > 0 && refused.every((part) => rewriteOfPart(part) !== null);
    const missing = refused.length === 0 ? [reason] : [...new Set(refused.map((part) => part.reason))];
    const permitted = commands.filter(({ ownDecision, step }) => ownDecision.decision === 'allow' && step.outer === null);
    return {
        kind: isForm ? 'form' : 'permission',
        missing: truncateList(missing),
        rewrites,
        permitted: truncateList([...new Set(permitted.map(({ step }) => `\`${(0,simple_command/* writtenAs */.u)(step)}\``))]),
        nearest: isForm ? [] : nearestTo(explanation, request, rules),
    };
}
/** How to rewrite a refused part; an unknown target can be replaced by a known one, which may be permitted. */
function rewriteOfPart({ effect, hint }) {
    const any = (0,types/* anyOf */.E)(effect);
    return hint ?? (any === null ? null : (0,unknown_target/* rewriteOf */.w)(any));
}
function truncateList(texts) {
    return texts.length <= maxEntries ? texts : [...texts.slice(0, maxEntries), `and ${texts.length - maxEntries} more`];
}
/** Tools that replace a program and need no rule inside the workspace. */
const tools = new Map(Object.entries({
    Read: 'cat head tail less more',
    Grep: 'grep egrep fgrep rg ag',
    Glob: 'find fd',
    List: 'ls tree',
}).flatMap(([tool, programs]) => programs.split(' ').map((name) => [name, tool])));
function nearestTo({ commands, parts }, request, { allow, deny }) {
    const names = commands.flatMap(({ step, ownDecision }) => ownDecision.decision === 'allow' ? [] : [(0,rule_index/* baseName */.Fl)(step.name)]);
    const isDenied = (tool) => deny.some((rule) => rule.tool === tool && rule.specifier.kind === 'any');
    const asTool = names.flatMap((name) => tools.get(name) ?? []);
    const suggestions = [...new Set(asTool)].filter((tool) => !isDenied(tool)).map((tool) => `the tool ${tool}`);
    const isWriting = parts.some(({ decision, effect }) => decision !== 'allow' && /write|delete/.test(effect.kind));
    const files = isWriting ? allow.filter(({ tool }) => tool === 'Write' || tool === 'Edit') : [];
    const commandRules = request.tool === 'Bash' ? nearestCommands(allow, names, suggestions.length === 0) : [];
    return truncateList([...suggestions, ...[...commandRules, ...files].map(shown)]);
}
/** The command rules for the same programs; all command rules if none match and `fallBackToAll` is set. */
function nearestCommands(allow, names, fallBackToAll) {
    const all = allow.filter((rule) => rule.tool === 'Bash' && (0,parse_rules/* literalWords */.jD)(rule).length > 0);
    const same = all.filter((rule) => names.includes((0,rule_index/* baseName */.Fl)((0,parse_rules/* literalWords */.jD)(rule)[0] ?? '')));
    return same.length > 0 || !fallBackToAll ? same : all;
}
/** Displays `Bash(git log:*)` as `git log …` and other rules as written. */
function shown({ tool, text, specifier }) {
    if (tool !== 'Bash' || specifier.kind !== 'command')
        return text;
    const inner = text.slice(text.indexOf('(') + 1, -1).trim();
    return `\`${inner.replace(/(?::| )\*$/, ' …')}\``;
}
/** How to rewrite a line that cannot be analyzed; `null`: no rewrite has the same effect. */
const rewriteOfForm = {
    private: null,
    redirection: 'write the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file',
    'command-name': 'write the program name itself, without a variable or substitution',
    size: 'split it into several shorter calls',
    link: 'use the real path, and create links in a separate call',
    directory: 'write the directory itself after cd, or use paths relative to the workspace root',
    environment: 'remove the variable, or set it for one command with `env NAME=value COMMAND`',
    quotes: 'put double quotes around the value',
    braces: 'write out each word instead of using braces',
    number: 'write the number itself',
    code: 'write the commands themselves instead of `eval` or `source`',
    substitution: 'run the inner command in a separate call, and write its output as a constant',
    variable: 'write the value itself',
    other: 'use simple commands with constant words, one per call',
};

;// CONCATENATED MODULE: ./lib/policy/engine/suggest.js






/** Longer commands are suggested as a prefix rule. */
const maxRuleLength = 300;
/**
 * Adds the rules that name the refused parts of a command; with `isGeneral`, a prefix rule instead of an exact rule for
 * a read-only command.
 */
function addRulesForStep(wanted, evaluated, { world, isGeneral }) {
    for (const [at, part] of evaluated.parts.entries()) {
        if (part.decision === 'allow')
            continue;
        // A Read rule would also open the content.
        if (part.effect.kind === 'list')
            wanted.add(commandRule(evaluated, world));
        else if (at > 0)
            addRulesForEffect(wanted, part, world);
        else {
            wanted.add((isGeneral ? generalRule(evaluated) : null) ?? commandRule(evaluated, world));
            if (evaluated.step.elsewhere)
                wanted.add(`Bash(cd ${(0,command_pattern/* quotePattern */.zc)([(0,path_pattern/* specifierFor */.AA)(evaluated.step.cwd, world)])})`);
        }
    }
}
/** Adds the rules for a refused file or address of a command or tool. */
function addRulesForEffect(wanted, { decision, effect }, world) {
    if (decision === 'allow' || isNeverSuggested(effect))
        return;
    switch (effect.kind) {
        case 'read':
        case 'write':
        case 'delete': {
            if (typeof effect.path !== 'string')
                return;
            const tool = effect.kind === 'read' ? 'Read' : 'Write';
            // Written by commands that may change any file of the working tree.
            if (effect.path === world.workspace) {
                wanted.add(`${tool}(**)`);
                return;
            }
            // A link must be allowed by its path and by its target.
            wanted.add(`${tool}(${(0,path_pattern/* specifierFor */.AA)(effect.path, world)})`);
            const real = world.realpath(effect.path);
            if (real !== effect.path)
                wanted.add(`${tool}(${(0,path_pattern/* specifierFor */.AA)(real, world)})`);
            return;
        }
        case 'fetch': {
            if (typeof effect.url !== 'string')
                return;
            const host = (0,engine_tool/* hostOf */.w4)(effect.url);
            if (host !== null)
                wanted.add(`WebFetch(domain:${host})`);
            return;
        }
        case 'exec':
        case 'list':
        case 'post':
        case 'mcp':
    }
}
/** Whether an effect writes a protected path that is never suggested: below .git or .github, or an entire directory. */
function isNeverSuggested(effect) {
    if (effect.kind !== 'write' && effect.kind !== 'delete')
        return false;
    const { path } = effect;
    const segment = typeof path === 'string' ? (0,files_protected/* protectedSegment */.Aq)(path) : null;
    if (typeof path !== 'string' || segment === null)
        return false;
    return /^\.git(?:hub)?$/i.test(segment) || (path.endsWith(`/${segment}`) && !/.\.[a-z]+$/i.test(segment));
}
/** How many words identify the action of a program with sub-commands. */
const identifyingWords = {
    git: 2,
    gh: 3,
    glab: 3,
    docker: 2,
    kubectl: 2,
    npm: 2,
    cargo: 2,
    go: 2,
};
/**
 * A prefix rule for a read-only command; `null` for other commands. Further words are safe: their files and addresses
 * are evaluated separately, and risky words must be named.
 */
function generalRule({ step }) {
    const { name, readOnly, role, risks, assigned, elsewhere } = step;
    if (!readOnly || role !== 'known' || risks.length > 0 || assigned.length > 0 || elsewhere)
        return null;
    const words = patternWords(step).slice(0, identifyingWords[name] ?? 1);
    return words.every((word) => word !== null && /^[a-z][\w-]*$/.test(word)) ? `Bash(${words.join(' ')}:*)` : null;
}
/** Whether a prefix rule can be suggested for a command that no rule allows. */
function hasGeneralRule(evaluated) {
    return evaluated.parts[0]?.decision !== 'allow' && generalRule(evaluated) !== null;
}
/** The rule for a tool that is evaluated by its name and subject. */
function ruleForTool(request) {
    if (request.subject === undefined || request.tool.startsWith('mcp__'))
        return request.tool;
    return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, '\\$&')})`;
}
/** An exact rule if all words are known, on one line and short enough; otherwise a prefix rule. */
function commandRule(evaluated, world) {
    const words = patternWords(evaluated.step).map((word, at) => at === 0 ? fromWorkspace(word, evaluated.step.cwd, world) : word);
    const unusable = words.findIndex((word) => word === null || word.includes('\n'));
    const exact = unusable < 0 ? (0,command_pattern/* quotePattern */.zc)(words.map((word) => word ?? '')) : null;
    const before = evaluated.step.assigned.filter(({ isSafe }) => !isSafe).map(assignmentPattern);
    if (exact !== null && exact.length <= maxRuleLength)
        return `Bash(${[...before, exact].join(' ')})`;
    const known = words.slice(0, unusable < 0 ? 2 : unusable).map((word) => word ?? '');
    return `Bash(${[...before, (0,command_pattern/* quotePattern */.zc)(known)].join(' ')}:*)`;
}
/** The program path relative to the workspace, as rules name it, if the line changed the directory: `cd x; ./run`. */
function fromWorkspace(name, cwd, world) {
    if (name === null || !name.includes('/') || name.startsWith('/') || cwd === world.workspace)
        return name;
    const seen = (0,files_paths/* relativeInside */.JA)({ path: (0,files_paths/* absolutePath */.Hi)(name, cwd), directory: world.workspace });
    return seen === null ? name : `./${seen}`;
}
/** A pattern for an assignment; an unknown value becomes a star. */
function assignmentPattern({ name, value }) {
    return `${name}=${value === null ? '*' : value === '' ? '' : (0,command_pattern/* quotePattern */.zc)([value])}`;
}

;// CONCATENATED MODULE: ./lib/policy/engine/engine.js













/**
 * Creates the policy engine for these rules. Precedence: deny > ask > allow > default; the strictest decision on any
 * command or effect wins. Throws a plain Error if the lists contain invalid rules: check them with `parseRules` first.
 * An evaluation is pure for given path facts and never throws.
 */
function createPolicyEngine(options) {
    return createExplainer(options);
}
/** Like `createPolicyEngine`; the result includes the commands of a command line. */
function createExplainer(options) {
    const context = policyContextFor(options);
    return (request) => explainRequest(request, context);
}
/** Cached answers of a guard: a path is checked when its directory is walked and again when it is opened. */
const maxCachedAnswers = 4096;
/**
 * The check that the file system port performs when it opens a file: whether this path, with its links resolved, may be
 * read, written or deleted. Returns `null` if allowed, otherwise the reason. Performs no I/O: the port guarantees that
 * it opens exactly this path. With `once` the answer is not kept: for a whole tree, keeping it costs as much as finding it.
 */
function createFileGuard(options) {
    const context = policyContextFor(options);
    const cache = {
        read: new Map(),
        write: new Map(),
        delete: new Map(),
    };
    const decide = (access, path) => {
        context.compared.count = 0;
        return answerFor(() => evaluateRealFile(access, path, options.tool, context));
    };
    return (access, path, asked) => {
        if (asked === 'once')
            return decide(access, path);
        const answers = cache[access];
        const known = answers.get(path);
        // The answer changes when the run creates the file.
        if (known !== undefined && options.world.isOwn?.(path) !== true)
            return known;
        const answer = decide(access, path);
        if (answers.size >= maxCachedAnswers)
            answers.clear();
        answers.set(path, answer);
        return answer;
    };
}
/** `null` if allowed, otherwise the reason. */
function answerFor(policy) {
    try {
        const decision = policy();
        return decision.decision === 'allow' ? null : decision.reason;
    }
    catch (error) {
        if (error instanceof undecidable/* Undecidable */.F)
            return error.line.problem;
        throw error;
    }
}
function policyContextFor(options) {
    const { rules, diagnostics } = (0,parse_rules/* parseRules */.NR)(options.lists);
    const [diagnostic] = diagnostics;
    if (diagnostic !== undefined)
        throw new Error(`invalid rule: ${diagnostic.rule} (${diagnostic.message})`);
    const { lists: _, ...others } = options;
    return { ...others, rules, more: [], files: new Map(), compared: { count: 0 }, edits: [] };
}
/** The maximum number of rules that one refusal suggests. */
const mostSuggested = 24;
/** The maximum of refused parts × suggested rules: each part is evaluated again for each rule. */
const mostTried = 2_500;
const tooManyParts = 'too many parts are refused to suggest rules';
function explainRequest(request, engineContext) {
    const known = (0,cached_path_facts/* cachedPathFacts */.N)(engineContext.world);
    const prepared = parseRequest(request.effects, known);
    const world = (0,own_files/* withOwnFiles */.s)(known, prepared.lines.flatMap((line) => line.redirected));
    const context = { ...engineContext, world, files: new Map(), compared: { count: 0 }, edits: [] };
    const evaluation = evaluateRequest(request, prepared, context);
    const edits = [...prepared.lines.flatMap((line) => line.edits), ...context.edits];
    if (evaluation.outcome === 'run' && edits.length > 0)
        return explainChanged(request, edits, engineContext);
    if (evaluation.outcome === 'run')
        return prepared.lines.length === 0
            ? evaluation
            : { ...evaluation, needs: () => (0,command_needs/* commandNeeds */.jq)(evaluation, engineContext) };
    const refusal = () => refusalOf(evaluation, prepared.problem, request, engineContext.rules);
    return { ...suggestedOrTooMany(evaluation, { request, prepared, context }), refusal };
}
/** The line that runs is evaluated from the start, like one that was written so. */
function explainChanged(request, edits, context) {
    const [effect, ...more] = request.effects;
    const changed = effect?.kind === 'shell' && more.length === 0 ? (0,line_edits/* withEdits */.QU)(effect.command, edits) : null;
    if (effect?.kind !== 'shell' || changed === null)
        return refusedRequest(cannotChange, request, context);
    const again = explainRequest({ ...request, effects: [{ ...effect, command: changed }] }, context);
    return again.changed === undefined ? { ...again, changed } : refusedRequest(cannotChange, request, context);
}
const cannotChange = {
    form: 'other',
    problem: 'it would have to run in another form than it is written in, which is not possible here',
};
function suggestedOrTooMany(explanation, input) {
    try {
        return withSuggestions(explanation, input);
    }
    catch (error) {
        if (error instanceof undecidable/* Undecidable */.F)
            return { ...explanation, reason: `${explanation.reason}; ${tooManyParts}` };
        throw error;
    }
}
/** Adds the rules that would allow the call, or the reason why there are none. */
function withSuggestions(explanation, { request, prepared, context }) {
    const exact = [...wantedRules(explanation, request, context.world, false)];
    // A longer list is not useful, and minimizing it takes quadratic time.
    if (exact.length > mostSuggested)
        return {
            ...explanation,
            reason: `${explanation.reason}; it would need more than ${mostSuggested} rules, too many to suggest`,
        };
    if (prepared.problem !== null)
        return { ...explanation, reason: `${explanation.reason}; no allow rule can change this` };
    const refused = refusedPartsOf(explanation);
    const size = refused.effects.length + refused.steps.reduce((sum, { parts }) => sum + parts.length, 0);
    if (size * exact.length > mostTried)
        return { ...explanation, reason: `${explanation.reason}; ${tooManyParts}` };
    const under = (more) => ({ ...context, more, files: new Map(), edits: [] });
    const isEnough = (more) => isAllowedNow(request, refused, under(more));
    if (refused.steps.some(hasGeneralRule)) {
        const general = [...wantedRules(explanation, request, context.world, true)];
        const allow = (0,parse_rules/* parseAllow */.PT)(general);
        if (isEnough(allow))
            return { ...explanation, suggest: smallest(general, allow, isEnough) };
    }
    const allowExact = (0,parse_rules/* parseAllow */.PT)(exact);
    if (exact.length > 0 && isEnough(allowExact))
        return { ...explanation, suggest: smallest(exact, allowExact, isEnough) };
    // Report a part that no rule can allow instead of one that a rule could.
    const open = onlyRefused(prepared, refused);
    const { reason, code } = exact.length === 0 ? explanation : evaluateRequest(request, open, under(allowExact));
    const isCovered = request.tool === 'Bash' && isEnough([...allowExact, ...(0,parse_rules/* parseAllow */.PT)(['Bash'])]);
    if (code === 'never')
        return { ...explanation, code, reason };
    return {
        ...explanation,
        reason: `${reason}; ${isCovered ? 'only the rule Bash, which covers every command, would allow this' : noRule(refused, context.world)}`,
    };
}
/** Rules for protected paths, the root directory and words with line breaks exist but are never suggested. */
function noRule({ effects, steps }, world) {
    const all = [...effects, ...steps.flatMap(({ step }) => step.effects)];
    if (all.some((effect) => isNeverSuggested(effect) || mayHoldProtected(effect, world)))
        return 'only a rule that names the protected path would allow this, and such rules are not suggested';
    if (all.some(({ kind }) => kind === 'list'))
        return 'only a Read rule would allow this, which opens the content too, and such rules are not suggested';
    if (all.some((effect) => 'path' in effect && effect.path === '/'))
        return 'only a rule with this exact command would allow this, and such rules are not suggested';
    return steps.some(({ step }) => patternWords(step).some((word) => word?.includes('\n') === true))
        ? 'no rule is suggested for a word with a line break: write the command on one line'
        : 'no allow rule can change this';
}
/** Whether what is deleted may be a directory with something that the settings protect. */
function mayHoldProtected(effect, world) {
    if (effect.kind !== 'delete' || typeof effect.path !== 'string')
        return false;
    const { path } = effect;
    return (0,protected_paths.addedProtection)(world).some(({ pattern }) => (0,path_pattern/* mayMatchBelow */.qM)(pattern, path, world));
}
function onlyRefused({ problem, lines, effects }, refused) {
    const steps = new Set(refused.steps.map(({ step }) => step));
    const effectSet = new Set(refused.effects);
    return {
        problem,
        lines: lines.map((line) => ({
            ...line,
            steps: line.steps.filter((step) => steps.has(step)),
            redirected: line.redirected.filter((effect) => effectSet.has(effect)),
        })),
        effects: effects.filter((effect) => effectSet.has(effect)),
    };
}
/** The rules that name the refused parts. Stops above the maximum, since no rules are suggested then. */
function wantedRules(explanation, request, world, isGeneral) {
    const wanted = new Set();
    for (const command of explanation.commands) {
        addRulesForStep(wanted, command, { world, isGeneral });
        if (wanted.size > mostSuggested)
            return wanted;
    }
    const others = new Set();
    for (const part of otherParts(explanation)) {
        if (part.effect.kind !== 'post')
            addRulesForEffect(others, part, world);
        else if (part.decision !== 'allow')
            others.add(ruleForTool(writeRequestOf(part.effect, request)));
    }
    if (request.tool !== 'Bash' && others.size === 0)
        others.add(ruleForTool(request));
    for (const rule of others)
        wanted.add(rule);
    return wanted;
}
/** The smallest subset of the wanted rules that still allows the call. */
function smallest(wanted, rules, isEnough) {
    let needed = [...wanted];
    for (const text of wanted.length > 1 ? wanted : []) {
        const without = needed.filter((other) => other !== text);
        if (without.length > 0 && isEnough(rules.filter((rule) => without.includes(rule.text))))
            needed = without;
    }
    return needed;
}


/***/ }),

/***/ 56782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ evaluateFetch),
/* harmony export */   Ql: () => (/* binding */ evaluateTool),
/* harmony export */   aT: () => (/* binding */ mustBeNamed),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   yC: () => (/* binding */ evaluateMcpTool)
/* harmony export */ });
/* harmony import */ var _rules_can_allow_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44576);
/* harmony import */ var _rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33270);
/* harmony import */ var _rules_rule_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59976);
/* harmony import */ var _shell_unknown_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _effect_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7780);





/**
 * Tools that affect only the conversation and its report. A skill only loads text; the calls that it leads to are
 * evaluated separately.
 */
const allowedByDefault = new Set('TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop'.split(' '));
const readOnlyTools = new Set([...allowedByDefault, 'Read', 'Glob', 'Grep', 'List']);
/** Review events that affect merging: in every mode, only a rule that names them allows them. */
const mergeEvents = new Set(['APPROVE', 'REQUEST_CHANGES']);
/** Evaluates a call by tool name and subject only: skills, tasks, comments, labels, MCP tools, plain tools. */
function evaluateTool(request, context) {
    const name = request.subject === undefined ? request.tool : `${request.tool}(${request.subject})`;
    const denied = find('deny', request, context);
    if (denied !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(denied, name);
    if (context.mode === 'plan' && !readOnlyTools.has(request.tool))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', null, `${name} is not allowed in mode plan`);
    const asked = context.mode === 'yolo' ? undefined : find('ask', request, context);
    if (asked !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(asked, name);
    const allowed = find('allow', request, context);
    if (allowed !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(allowed, name);
    if (allowedByDefault.has(request.tool))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `${name} is allowed by default`);
    if (mustBeNamed(request))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('ask', null, `no rule names ${name}`);
    if (context.mode === 'yolo')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `mode yolo allows ${name}`);
    return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('ask', null, `no rule allows ${name}`);
}
/** A long name is shortened for the providers: a rule with either name applies, the stricter one first. */
function evaluateMcpTool({ server, tool, whole }, context) {
    const [ofTool, ...more] = [tool, ...(whole === undefined ? [] : [whole])].map((name) => evaluateTool({ tool: `mcp__${server}__${name}`, effects: [] }, context));
    const all = [ofTool, ...more];
    return (all.find((decision) => decision.decision === 'deny') ??
        all.find((decision) => decision.decision === 'ask' && decision.rule !== null) ??
        all.find((decision) => decision.decision === 'allow') ??
        ofTool);
}
/** Whether only a rule that names the subject allows this, in every mode. */
function mustBeNamed({ tool, subject }) {
    return tool === 'Review' && subject !== undefined && mergeEvents.has(subject);
}
function find(list, request, { rules, more }) {
    const all = list === 'allow' ? [...rules.allow, ...more] : rules[list];
    if (list === 'allow' && mustBeNamed(request))
        return all.find((rule) => namesLiterally(rule, request));
    return all.find((rule) => (0,_rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .namesTool */ .$z)(rule, request.tool, list !== 'allow') && (0,_rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesSubject */ .iD)(rule, request.subject, list !== 'allow'));
}
function namesLiterally({ tool, specifier }, request) {
    return tool === request.tool && specifier.kind === 'literal' && specifier.text.toUpperCase() === request.subject;
}
/** Evaluates an address by WebFetch rules, which match a host and its subdomains. */
function evaluateFetch(url, tool, context) {
    if (typeof url !== 'string') {
        const rule = findFetch('deny', null, tool, context) ?? null;
        const reason = `fetching from any address: ${url.any} is unknown before the command runs: ${(0,_shell_unknown_target_js__WEBPACK_IMPORTED_MODULE_4__/* .rewriteOf */ .w)(url.any)}`;
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', rule, reason);
    }
    const host = hostOf(url);
    const what = `fetching from ${host ?? url.slice(0, 80)}`;
    const { mode } = context;
    const denied = findFetch('deny', host, tool, context);
    if (denied !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(denied, what);
    if (mode === 'plan')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', null, `${what} is not allowed in mode plan`);
    const asked = mode === 'yolo' ? undefined : findFetch('ask', host, tool, context);
    if (asked !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(asked, what);
    const allowed = findFetch('allow', host, tool, context);
    if (allowed !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(allowed, what);
    if (!(0,_rules_can_allow_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpenInYolo */ .jo)(tool)) {
        const isOff = !context.rules.allow.some((rule) => rule.tool === tool);
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .missingRule */ .J8)(`${isOff ? `${tool} is off: ` : ''}no rule allows ${what}`);
    }
    if (mode === 'yolo')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `mode yolo allows ${what}`);
    return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .missingRule */ .J8)(`no rule allows ${what}`);
}
/** The host of a web address, in lower case without a trailing dot; `null` for any other address. */
function hostOf(url) {
    if (!URL.canParse(url))
        return null;
    const parsed = new URL(url);
    return /^https?:$/.test(parsed.protocol) ? parsed.hostname.toLowerCase().replace(/\.$/, '') : null;
}
function findFetch(list, host, tool, context) {
    const all = context.rules[list];
    const rules = host === null ? all : (0,_rules_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .hostRulesFor */ .Fu)(all, host, tool);
    return [...rules, ...(list === 'allow' ? context.more : [])].find((rule) => {
        if (rule.specifier.kind === 'any')
            return rule.tool === 'WebFetch' || (rule.tool === tool && tool !== 'Bash');
        if (rule.tool !== 'WebFetch' || rule.specifier.kind !== 'domain')
            return false;
        if (host === null)
            return list !== 'allow';
        const domain = rule.specifier.host;
        return domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain || host.endsWith(`.${domain}`);
    });
}


/***/ }),

/***/ 33956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addedProtection: () => (/* binding */ addedProtection),
/* harmony export */   protectedSegmentIn: () => (/* binding */ protectedSegmentIn)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);
/* harmony import */ var _files_protected_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3197);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78535);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90559);




/** The paths that the settings protect. */
function addedProtection({ protectedPaths }) {
    return protectedPaths === undefined ? [] : parsed(protectedPaths);
}
const parsed = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeByObject */ .j)((texts) => texts.flatMap((text) => {
    const pattern = (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePathPattern */ .zW)(text);
    return pattern === null ? [] : [{ text, pattern }];
}));
/** The segment that makes a path protected, by the table or the settings: only a rule that contains it permits writing. */
function protectedSegmentIn(path, world) {
    return (0,_files_protected_js__WEBPACK_IMPORTED_MODULE_1__/* .protectedSegment */ .Aq)(path) ?? addedSegment(path, world);
}
/** The last segment of the shortest part of the path that a setting names. */
function addedSegment(path, world) {
    const covering = addedProtection(world).filter(({ pattern }) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, path, world, true));
    if (covering.length === 0)
        return null;
    const segments = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(path);
    const { workspace } = world;
    const above = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)({ path, directory: workspace }) ? (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(workspace).length : 0;
    const end = segments.findIndex((_, at) => {
        const part = `/${segments.slice(0, at + 1).join('/')}`;
        return at >= above && covering.some(({ pattern }) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, part, world, true));
    });
    return segments[end] ?? null;
}


/***/ }),

/***/ 37243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ usualHosts)
/* harmony export */ });
/* harmony import */ var _rule_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59976);

/**
 * The registries of package managers: a rule for `npm ci` means a download from there. Only for the sub-commands that
 * download, and only the public registry and those that the environment of the job names: another one, even if the
 * repository configures it, needs a Network rule, since the author of a pull request controls that configuration.
 */
const table = [
    {
        programs: 'npm pnpm yarn bun',
        subCommands: 'ci i install clean-install add update up upgrade audit outdated view info',
        hosts: 'registry.npmjs.org registry.yarnpkg.com npm.jsr.io',
        family: 'npm',
    },
    { programs: 'npx bunx pnpx', subCommands: '', hosts: 'registry.npmjs.org', family: 'npm' },
    { programs: 'uvx', subCommands: '', hosts: 'pypi.org files.pythonhosted.org', family: 'python' },
    {
        programs: 'pip pip3 uv poetry pipx pdm',
        subCommands: 'install download sync add lock update pip',
        hosts: 'pypi.org files.pythonhosted.org',
        family: 'python',
    },
    {
        programs: 'cargo',
        subCommands: 'fetch update install add build test check clippy run vendor',
        hosts: 'index.crates.io static.crates.io crates.io',
        family: 'cargo',
    },
    {
        programs: 'go',
        subCommands: 'get mod install build test vet run',
        hosts: 'proxy.golang.org sum.golang.org storage.googleapis.com',
        family: 'go',
    },
    {
        programs: 'bundle gem',
        subCommands: 'install update add fetch outdated',
        hosts: 'rubygems.org index.rubygems.org',
    },
    {
        programs: 'composer',
        subCommands: 'install update require',
        hosts: 'repo.packagist.org packagist.org',
    },
];
const gitDownloads = new Set('fetch pull push clone ls-remote remote submodule'.split(' '));
/** The hosts that a command needs by its nature; for git, the host of the repository. */
function usualHosts({ name, argv }, { repository, registries = {} }) {
    if ((0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name) === 'git' && repository !== null) {
        const isRemote = argv.some((word) => word.kind === 'literal' && gitDownloads.has(word.value));
        return isRemote ? [{ host: new URL(repository).hostname, port: 443 }] : [];
    }
    const row = table.find(({ programs }) => programs.split(' ').includes((0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name)));
    if (row === undefined)
        return [];
    const words = argv.slice(1).flatMap((word) => (word.kind === 'literal' ? [word.value] : []));
    const subCommand = words.find((word) => !word.startsWith('-'));
    const downloads = row.subCommands === '' || row.subCommands.split(' ').includes(subCommand ?? '');
    const isYarn = (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name) === 'yarn' && subCommand === undefined;
    if (!downloads && !isYarn)
        return [];
    const others = row.family === undefined ? [] : (registries[row.family] ?? []);
    return [...row.hosts.split(' ').map((host) => ({ host, port: 443 })), ...others];
}


/***/ }),

/***/ 27126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ writtenAs)
/* harmony export */ });
/** The command as written in the line, including its variables. */
function writtenAs({ assigned, argv }) {
    let text = '';
    for (const { source } of assigned)
        text += `${source} `;
    for (const { source } of argv)
        text += `${source} `;
    return text.slice(0, -1);
}


/***/ })

};
;