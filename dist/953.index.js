export const id = 953;
export const ids = [953];
export const modules = {

/***/ 8953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  learn: () => (/* binding */ learn_learn)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/host/files.js + 5 modules
var host_files = __webpack_require__(2211);
// EXTERNAL MODULE: ./lib/host/types.js
var types = __webpack_require__(2427);
// EXTERNAL MODULE: ./lib/policy/protected.js
var policy_protected = __webpack_require__(8748);
// EXTERNAL MODULE: ./lib/policy/rule-cover.js
var rule_cover = __webpack_require__(3036);
// EXTERNAL MODULE: ./lib/policy/rules.js + 1 modules
var rules = __webpack_require__(1738);
// EXTERNAL MODULE: ./lib/policy/sensitive.js
var sensitive = __webpack_require__(6806);
;// CONCATENATED MODULE: ./lib/policy/learn.js




/**
 * The smallest list of rules under which denied calls would have passed, from what the judge suggested for
 * each of them (`Judgement.suggest`). A suggestion that another one covers is dropped. Pure; the order of the
 * denials does not matter.
 */
function learn(suggestions) {
    const texts = [...new Set(suggestions.flat())].sort();
    const { allow } = (0,rules/* parseRules */.N)({ allow: texts, ask: [], deny: [] }).rules;
    const judged = allow.map((rule) => ({ rule, why: whyNot(rule) }));
    const granted = judged.filter((one) => one.why === null).map((one) => one.rule);
    const needed = granted.filter((rule) => !granted.some((other) => other !== rule && (0,rule_cover/* covers */.h)(other, rule) && !((0,rule_cover/* covers */.h)(rule, other) && rule.text < other.text)));
    return {
        rules: [...needed].sort((a, b) => width(a) - width(b) || (a.text < b.text ? -1 : 1)).map((rule) => rule.text),
        leftOut: judged.flatMap(({ rule, why }) => (why === null ? [] : [{ rule: rule.text, why }])),
    };
}
function width(rule) {
    if (rule.specifier.kind === 'any')
        return 4;
    if (rule.specifier.kind !== 'command')
        return 1;
    return rule.specifier.pattern.open ? 3 : 2;
}
/** Programs that take other rights or run whatever text they are given: the command has to be written out by a person. */
const powerful = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*)$/;
const inlineCode = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
const interpreter = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
function whyNot(rule) {
    if (rule.specifier.kind === 'command') {
        const words = rule.specifier.pattern.words.map((word) => (word.kind === 'literal' ? word.text : '*'));
        const program = (words[0] ?? '').replace(/^.*\//, '');
        if (powerful.test(program))
            return `${program} reaches beyond what an agent needs`;
        if (interpreter.test(program) && words.slice(1).some((word) => inlineCode.test(word)))
            return `it runs code that the model wrote`;
        return null;
    }
    if (rule.specifier.kind !== 'path')
        return null;
    const path = `/${rule.text.replace(/^\w+\(\/*|\)$/g, '').replaceAll('\\', '')}`;
    if ((0,policy_protected/* isClosed */.Lx)(path))
        return 'no rule opens this place';
    if ((0,sensitive/* sensitivity */.y)(path) === 'high')
        return 'the file may hold credentials';
    return rule.tool !== 'Read' && (0,policy_protected/* protectedSegment */.Aq)(path) !== null
        ? 'the path is protected: who writes there runs code later'
        : null;
}

// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(3121);
;// CONCATENATED MODULE: ./lib/commands/learn.js






const maxBytes = 200_000_000;
/** The part of a transcript line that tells of a refused call; everything else in it may be what it wants. */
const suggestions = schemas/* object */.Ikc({ suggest: schemas/* array */.YOg(schemas/* string */.YjP()) });
const lineSchema = schemas/* object */.Ikc({
    denial: schemas/* optional */.lqM(suggestions),
    result: schemas/* optional */.lqM(schemas/* object */.Ikc({ denial: schemas/* optional */.lqM(suggestions) })),
});
/** `sallyport learn`: the smallest allow list under which the refused calls of these transcripts would have passed. */
async function learn_learn(invocation, { directory, stdio }) {
    if (invocation.operands.length === 0) {
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            what: 'no transcript is given',
            mend: 'write: sallyport learn TRANSCRIPT…, with the paths that runs told at their end',
        });
    }
    const files = (0,host_files/* createFiles */.q)({ root: directory, guard: () => null });
    const texts = await Promise.all(invocation.operands.map((path) => readTranscript(path, files)));
    const denials = texts.flatMap((text) => text.split('\n').flatMap(suggestedIn));
    const learned = learn(denials);
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json')) {
        stdio.out(`${JSON.stringify(learned, null, 2)}\n`);
        return 0;
    }
    if (denials.length === 0)
        stdio.err('No call was refused in these transcripts.\n');
    else if (learned.rules.length === 0)
        stdio.err('No rule that should be granted would have let the refused calls pass.\n');
    else
        stdio.out(`allow: |\n${learned.rules.map((rule) => `  ${rule}\n`).join('')}`);
    for (const { rule, why } of learned.leftOut)
        stdio.err(`left out: ${rule} (${why})\n`);
    return 0;
}
async function readTranscript(path, files) {
    try {
        return (await files.read(path, maxBytes)).toString('utf8');
    }
    catch (error) {
        if (!(error instanceof types/* FileProblem */.kc))
            throw error;
        throw new errors/* UserError */.yo({
            code: 'file-unreadable',
            where: path,
            what: 'the transcript cannot be read',
            found: error.message,
            mend: 'give the path that the run told at its end',
        });
    }
}
/** A torn last line, or one of a later version, tells nothing. */
function suggestedIn(line) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return [];
    }
    const parsed = lineSchema.safeParse(value);
    const denial = parsed.data?.denial ?? parsed.data?.result?.denial;
    return denial === undefined ? [] : [denial.suggest];
}


/***/ }),

/***/ 8748:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ protectedSegment),
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   tO: () => (/* binding */ isFreeDevice)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3874);

/**
 * Directories and files by which later steps, other tools or the agent itself are steered: whoever writes
 * there runs code later. Compared in lower case with every segment of a path.
 */
const protectedNames = new Set([
    '.git',
    '.gitmodules',
    '.gitattributes',
    '.github',
    '.husky',
    '.vscode',
    '.idea',
    '.devcontainer',
    '_runner_file_commands',
    '.sallyport',
    'sallyport.yml',
    'sallyport.yaml',
    '.claude',
    '.claude.json',
    '.codex',
    '.gemini',
    '.qwen',
    '.cursor',
    '.cursorrules',
    '.clinerules',
    '.roo',
    '.windsurf',
    '.windsurfrules',
    '.opencode',
    '.continue',
    '.aider.conf.yml',
    '.mcp.json',
    'mcp.json',
    'agents.md',
    'agents.override.md',
    'claude.md',
    'claude.local.md',
    'gemini.md',
    'qwen.md',
    'skill.md',
]);
/** The segment that makes a path one of those never written without a rule that names them; null for other paths. */
function protectedSegment(path) {
    const original = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(path);
    const at = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)).findIndex((segment) => protectedNames.has(segment) || /^git~\d$/.test(segment));
    return at < 0 ? null : (original[at] ?? null);
}
/** Places through which processes and the kernel speak; no rule opens them. */
const closedRoots = ['/proc', '/sys', '/dev'];
/** Devices without content. /dev/fd/60 to 63 are what bash passes for a process substitution. */
const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
/** True for a device that anybody may read and write. */
function isFreeDevice(path) {
    return freeDevice.test(path);
}
/** True for a path below /proc, /sys or /dev that is no free device. */
function isClosed(path) {
    return closedRoots.some((root) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(path, root)) && !isFreeDevice(path);
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


/***/ }),

/***/ 6806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ sensitivity)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3874);

/** Written for people to copy and fill in, or public by nature. */
const templates = /^\.?[^/]*\.(?:example|sample|template|tmpl|dist|defaults?|schema|pub)(?:\.[a-z]+)?$/;
/** Source code is named after what it handles; it does not hold it. */
const sourceCode = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|cc|cpp|h|hpp|cs|php|vue|svelte|scss|css|html?|md|rst|lua|dart|scala|ex|exs|erl|hs|proto)$/;
/** Names of files that hold credentials, compared in lower case. */
const highNames = [
    /^\.env(?:\..*|rc|-.*|_.*)?$/,
    /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-].*)?$/,
    /\.(?:pem|key|p12|pfx|pkcs12|jks|keystore|ppk|kdbx?|sock)$/,
    /^[._](?:netrc|npmrc|pypirc|git-credentials|htpasswd|pgpass|my\.cnf|mylogin\.cnf|dockercfg|boto|s3cfg|vault-token|terraformrc)$/,
    /^\.(?:yarnrc|yarnrc\.yml|claude\.json|credentials|credentials_rsaparams|runner|authinfo(?:\.gpg)?|rhosts)$/,
    /^\.(?:[a-z]+_)?history$/,
    /^\.(?:python|node_repl|psql|mysql|sqlite|irb|rediscli|bash|zsh)_history$/,
    /^(?:shadow|gshadow|sudoers)-?$/,
    /^(?:credentials|application_default_credentials|oauth_creds|client_secrets?)(?:\.json|\.toml|\.tfrc\.json|\.xml|\.csv)?$/,
    /^(?:gha-creds-.*|service[-_]?account.*|.*-credentials)\.json$/,
    /^secrets?\.(?:ya?ml|json|toml|ini|txt|enc|properties)$/,
    /^key[34]\.db$|^logins\.json$|^login data$|^cookies(?:\.sqlite)?$/,
];
/** Directories whose whole content is private; the directory itself counts too. */
const highDirectories = [
    ['.ssh'],
    ['.gnupg'],
    ['.aws'],
    ['.azure'],
    ['.kube'],
    ['.docker'],
    ['.password-store'],
    ['.config', 'gcloud'],
    ['.config', 'gh'],
    ['.config', 'hub'],
    ['.config', 'git'],
    ['.config', 'op'],
    ['.config', 'claude'],
    ['.local', 'share', 'keyrings'],
    ['_runner_file_commands'],
    ['run', 'secrets'],
];
/** Single files (and the directory `.git`, which would be read with all below it), by their last segments. */
const highEnds = [
    ['.git'],
    ['.git', 'config'],
    ['.git', 'config.worktree'],
    ['.git', 'credentials'],
    ['.cargo', 'credentials'],
    ['.cargo', 'credentials.toml'],
    ['.gem', 'credentials'],
    ['.m2', 'settings.xml'],
    ['.m2', 'settings-security.xml'],
    ['.gradle', 'gradle.properties'],
    ['.codex', 'auth.json'],
    ['.composer', 'auth.json'],
    ['opencode', 'auth.json'],
    ['.config', 'hub'],
    ['.nuget', 'nuget.config'],
];
const mediumNames = [
    /\.(?:sqlite3?|db3?|mdb|dump|log|har|pcap|tfstate|tfvars|env|ovpn|kdb)(?:\.(?:gz|bz2|xz|zst|\d+|backup|bak))?$/,
    /\.sql(?:\.(?:gz|bz2|xz|zst))$/,
    /passw(?:or)?d|passphrase|secret|credential/,
];
/** Judges an absolute, normalised path by its name; a name that a file system might fold counts as what it folds to. */
function sensitivity(path) {
    const segments = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path));
    const name = segments.at(-1) ?? '';
    if (name.endsWith('.pub'))
        return 'low';
    if (highDirectories.some((directory) => containsRun(segments, directory)))
        return 'high';
    if (highEnds.some((end) => endsWith(segments, end)) || isGitModuleConfig(segments))
        return 'high';
    if (templates.test(name))
        return 'low';
    if (highNames.some((pattern) => pattern.test(name)))
        return 'high';
    if (sourceCode.test(name))
        return 'low';
    return mediumNames.some((pattern) => pattern.test(name)) ? 'medium' : 'low';
}
function isGitModuleConfig(segments) {
    const git = segments.indexOf('.git');
    const below = segments[git + 1];
    return git >= 0 && (below === 'modules' || below === 'worktrees') && /^config/.test(segments.at(-1) ?? '');
}
function containsRun(segments, run) {
    return segments.some((_, at) => run.every((name, i) => segments[at + i] === name));
}
function endsWith(segments, end) {
    return segments.length >= end.length && end.every((name, i) => segments[segments.length - end.length + i] === name);
}


/***/ })

};
