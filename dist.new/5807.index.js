"use strict";
exports.id = 5807;
exports.ids = [5807];
exports.modules = {

/***/ 45807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  learnCommand: () => (/* binding */ learnCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/file-system.js + 5 modules
var file_system = __webpack_require__(4076);
// EXTERNAL MODULE: ./lib/platform/files/named-file.js
var named_file = __webpack_require__(80202);
// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
// EXTERNAL MODULE: ./lib/policy/rules/covering-rules.js
var covering_rules = __webpack_require__(56416);
// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
;// CONCATENATED MODULE: ./lib/policy/rules/learn-rules.js




/**
 * The smallest list of rules that would have allowed the denied calls, from the suggestions for each of them
 * (`Evaluation.suggest`). Drops suggestions that another one covers. Pure; the order of the denials does not matter.
 */
function learnRules(suggestions) {
    const texts = [...new Set(suggestions.flat())].sort();
    const { allow } = (0,parse_rules/* parseRules */.NR)({ allow: texts, ask: [], deny: [] }).rules;
    const evaluated = allow.map((rule) => ({ rule, why: exclusionReason(rule) }));
    const included = evaluated.filter((outcome) => outcome.why === null).map((outcome) => outcome.rule);
    const needed = included.filter((rule) => !(0,covering_rules/* coveringRules */.n)(included, rule).some((other) => other !== rule && (0,covering_rules/* covers */.h)(other, rule) && !((0,covering_rules/* covers */.h)(rule, other) && rule.text < other.text)));
    return {
        rules: [...needed].sort((a, b) => width(a) - width(b) || (a.text < b.text ? -1 : 1)).map((rule) => rule.text),
        leftOut: evaluated.flatMap(({ rule, why }) => (why === null ? [] : [{ rule: rule.text, why }])),
    };
}
function width(rule) {
    if (rule.specifier.kind === 'any')
        return 4;
    if (rule.specifier.kind !== 'command')
        return 1;
    return rule.specifier.pattern.open ? 3 : 2;
}
/** Programs that change privileges or run arbitrary text: a person must write these rules. */
const powerful = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/;
/** Commands that grant access, publish or delete permanently, by their first words. */
const irreversible = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
const inlineCode = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
const interpreter = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
function exclusionReason(rule) {
    if (rule.specifier.kind === 'command') {
        const words = rule.specifier.pattern.words.map((word) => (word.kind === 'literal' ? word.text : '*'));
        const program = (words[0] ?? '').replace(/^.*\//, '');
        if (powerful.test(program))
            return `${program} can do more than an agent needs`;
        if (irreversible.test(words.join(' ')))
            return 'it grants access, publishes, or deletes permanently';
        if (program === 'git' &&
            words[1] === 'push' &&
            words.some((word) => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(word)))
            return 'it overwrites or deletes pushed commits';
        if (interpreter.test(program) && words.slice(1).some((word) => inlineCode.test(word)))
            return 'it runs code written by the model';
        return null;
    }
    if (rule.specifier.kind !== 'path')
        return null;
    const path = `/${rule.text.replace(/^\w+\(\/*|\)$/g, '').replaceAll('\\', '')}`;
    if ((0,files_protected/* isProtectedPath */.WF)(path))
        return 'no rule can allow this path';
    if ((0,sensitivity/* sensitivity */.y)(path) === 'high')
        return 'the file may contain credentials';
    return rule.tool !== 'Read' && (0,files_protected/* protectedSegment */.Aq)(path) !== null
        ? 'the path is protected: files written there run as code later'
        : null;
}

// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
;// CONCATENATED MODULE: ./lib/commands/learn.js






const maxBytes = 200_000_000;
/** The part of a transcript line about a refused call; everything else is ignored. */
const suggestions = schemas/* object */.Ikc({ suggest: schemas/* array */.YOg(schemas/* string */.YjP()) });
const lineSchema = schemas/* object */.Ikc({
    type: schemas/* string */.YjP(),
    denial: schemas/* optional */.lqM(suggestions),
    result: schemas/* optional */.lqM(schemas/* object */.Ikc({ denial: schemas/* optional */.lqM(suggestions) })),
});
/** `sallyport learn`: the smallest allow list that would have permitted the refused calls of these transcripts. */
async function learnCommand(invocation, { directory, stdio }) {
    if (invocation.operands.length === 0) {
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            message: 'a transcript is missing',
            hint: 'write: sallyport learn TRANSCRIPT…, with paths that runs printed at the end',
        });
    }
    const files = (0,file_system/* createFileSystem */.S)({ root: directory, guard: () => null });
    const texts = await Promise.all(invocation.operands.map((path) => readTranscript(path, files)));
    const denials = texts.flatMap((text) => text.split('\n').flatMap(suggestedIn));
    const learned = learnRules(denials);
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json')) {
        stdio.out(`${JSON.stringify(learned, null, 2)}\n`);
        return 0;
    }
    if (denials.length === 0)
        stdio.err('No call was refused in these transcripts.\n');
    else if (learned.rules.length === 0)
        stdio.err('No recommended rule would have permitted the refused calls.\n');
    else
        stdio.out(`allow: |\n${learned.rules.map((rule) => `  ${rule}\n`).join('')}`);
    for (const { rule, why } of learned.leftOut)
        stdio.err(`left out: ${rule} (${why})\n`);
    return 0;
}
async function readTranscript(path, files) {
    const named = { location: path, hint: 'use the path that the run printed at the end' };
    const text = await (0,named_file/* namedFileText */.R)(files.read(path, maxBytes), { ...named, message: 'the transcript cannot be read' });
    if (text.split('\n').some((line) => eventIn(line) !== null))
        return text;
    const message = 'the file is not a transcript';
    throw new errors/* UserError */.yo({ code: 'file-unreadable', ...named, message, found: 'no event of a run' });
}
/** `null` for an incomplete last line, or a line of a later version. */
function eventIn(line) {
    try {
        return lineSchema.safeParse(JSON.parse(line)).data ?? null;
    }
    catch {
        return null;
    }
}
function suggestedIn(line) {
    const event = eventIn(line);
    const denial = event?.denial ?? event?.result?.denial;
    return denial === undefined ? [] : [denial.suggest];
}


/***/ }),

/***/ 3197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ protectedSegment),
/* harmony export */   WF: () => (/* binding */ isProtectedPath),
/* harmony export */   tO: () => (/* binding */ isFreeDevice)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);

/**
 * Names of directories and files that control later steps, other tools or the agent itself: writing them means running
 * code later. Each row with the page of its product. Compared in lower case with every segment of a path.
 */
const protectedRows = [
    ['.git .gitmodules .gitattributes', 'https://git-scm.com/docs/gitrepository-layout'],
    ['.github', 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax'],
    ['_runner_file_commands', 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands'],
    [
        'codeowners',
        'https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners',
    ],
    ['.gitlab-ci.yml .gitlab', 'https://docs.gitlab.com/ci/yaml/'],
    ['jenkinsfile', 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/'],
    ['.circleci', 'https://circleci.com/docs/configuration-reference/'],
    [
        'azure-pipelines.yml azure-pipelines.yaml .azure-pipelines',
        'https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/',
    ],
    ['.buildkite', 'https://buildkite.com/docs/pipelines/configure/defining-steps'],
    ['.gitea .forgejo', 'https://forgejo.org/docs/latest/user/actions/reference/'],
    ['.woodpecker .woodpecker.yml .woodpecker.yaml', 'https://woodpecker-ci.org/docs/usage/workflow-syntax'],
    ['.travis.yml', 'https://docs.travis-ci.com/user/customizing-the-build/'],
    ['.drone.yml .drone.jsonnet .drone.star', 'https://docs.drone.io/yaml/docker/'],
    [
        'bitbucket-pipelines.yml',
        'https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/',
    ],
    ['appveyor.yml .appveyor.yml', 'https://www.appveyor.com/docs/appveyor-yml/'],
    ['.cirrus.yml .cirrus.star', 'https://cirrus-ci.org/guide/writing-tasks/'],
    ['.teamcity', 'https://www.jetbrains.com/help/teamcity/kotlin-dsl.html'],
    ['.semaphore', 'https://docs.semaphore.io/reference/pipeline-yaml'],
    ['cloudbuild.yaml cloudbuild.yml cloudbuild.json', 'https://cloud.google.com/build/docs/build-config-file-schema'],
    ['buildspec.yml buildspec.yaml', 'https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html'],
    ['.build.yml .builds', 'https://man.sr.ht/builds.sr.ht/'],
    ['.tekton', 'https://pipelinesascode.com/docs/'],
    ['.zuul.yaml zuul.yaml .zuul.d zuul.d', 'https://zuul-ci.org/docs/zuul/latest/project-config.html'],
    ['codefresh.yml .codefresh', 'https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/'],
    [
        'renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5',
        'https://docs.renovatebot.com/configuration-options/',
    ],
    ['.husky .huskyrc', 'https://typicode.github.io/husky/how-to.html'],
    // With any ending: see `protectedForms`.
    ['.lefthook .lefthook-local', 'https://lefthook.dev/configuration/'],
    ['.pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml', 'https://pre-commit.com/'],
    ['.vscode', 'https://code.visualstudio.com/docs/debugtest/tasks'],
    ['.idea', 'https://www.jetbrains.com/help/idea/creating-and-managing-projects.html'],
    ['.zed .rules', 'https://zed.dev/docs/ai/rules'],
    ['.devcontainer .devcontainer.json', 'https://containers.dev/implementors/spec/'],
    ['.sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock', 'docs/configuration.md'],
    ['.agents agents.md agent.md agents.override.md skill.md', 'https://agents.md/'],
    ['.claude .claude.json claude.md claude.local.md .mcp.json', 'https://code.claude.com/docs/en/settings'],
    ['.codex', 'https://developers.openai.com/codex/config-basic'],
    ['.gemini .geminiignore gemini.md', 'https://geminicli.com/docs/reference/configuration/'],
    ['.qwen .qwenignore qwen.md', 'https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/'],
    ['.cursor .cursorrules mcp.json', 'https://cursor.com/docs/context/rules'],
    ['.clinerules', 'https://docs.cline.bot/features/cline-rules'],
    ['.roo .roomodes .roorules', 'https://docs.roocode.com/features/custom-instructions'],
    ['.windsurf .windsurfrules', 'https://docs.windsurf.com/windsurf/cascade/memories'],
    ['.opencode opencode.json opencode.jsonc', 'https://opencode.ai/docs/config/'],
    ['.pi', 'https://github.com/badlogic/pi-mono'],
    ['.continue .continuerules', 'https://docs.continue.dev/customize/deep-dives/rules'],
    ['.aider.conf.yml conventions.md', 'https://aider.chat/docs/usage/conventions.html'],
    ['.kiro', 'https://kiro.dev/docs/steering/'],
    ['.junie', 'https://www.jetbrains.com/help/junie/customize-guidelines.html'],
    ['warp.md', 'https://docs.warp.dev/knowledge-and-collaboration/rules'],
    ['.amazonq', 'https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html'],
    ['.goosehints .goose', 'https://block.github.io/goose/docs/guides/context-engineering/using-goosehints'],
    ['.augment .augment-guidelines', 'https://docs.augmentcode.com/setup-augment/guidelines'],
    ['.trae', 'https://docs.trae.ai/ide/rules'],
    ['.factory', 'https://docs.factory.ai/cli/configuration/settings'],
    ['.crush crush.json .crush.json', 'https://github.com/charmbracelet/crush'],
    ['.openhands', 'https://docs.openhands.dev/openhands/usage/customization/repository'],
];
const protectedNames = new Set(protectedRows.flatMap(([names]) => names.split(' ')));
/**
 * The short name of `.git` on Windows; prompt files, which a later run renders (GitHub Models, Copilot); and lefthook's
 * configuration in each of its formats.
 */
const protectedForms = /^git~\d$|\.prompt\.(?:md|ya?ml)$|^\.?lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/;
/** The segment that makes a path protected: written only with a rule that names it. `null` for other paths. */
function protectedSegment(path) {
    const original = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(path);
    const at = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)).findIndex((segment) => protectedNames.has(segment) || protectedForms.test(segment));
    return at < 0 ? null : (original[at] ?? null);
}
/** Interfaces to the kernel and to other processes; no rule allows access. */
const kernelPath = /^\/(?:proc|sys|dev)(?:\/|$)/;
/** Devices without content of their own. bash passes /dev/fd/60 to /dev/fd/63 for process substitutions. */
const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
/** Whether a path is a device that is always readable and writable. */
function isFreeDevice(path) {
    return path.startsWith('/dev/') && freeDevice.test(path);
}
/** Whether a path is below /proc, /sys or /dev and is not a free device. */
function isProtectedPath(path) {
    return kernelPath.test(path) && !isFreeDevice(path);
}


/***/ }),

/***/ 56416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ covers),
/* harmony export */   n: () => (/* binding */ coveringRules)
/* harmony export */ });
/* harmony import */ var _files_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78033);
/* harmony import */ var _host_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86990);
/* harmony import */ var _shell_command_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64524);
/* harmony import */ var _rule_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59976);




/** The rules of a list that may cover the given one, in list order. */
function coveringRules(list, narrow) {
    const { specifier, tool } = narrow;
    switch (specifier.kind) {
        case 'command':
            return (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .allowRulesFor */ .gh)(list, () => [
                specifier.pattern.words.map((word) => (word.kind === 'literal' ? word.text : null)),
            ]);
        case 'path': {
            const names = (specifier.pattern.globs[0] ?? []).flatMap((segment) => (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .literalSegment */ .hi)(segment) ?? []);
            return (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .pathRulesFor */ .aM)(list, `/${names.join('/')}`, tool);
        }
        case 'domain':
            return (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .hostRulesFor */ .Fu)(list, specifier.host.replace(/^\*\./, ''), tool);
        case 'host':
        case 'literal':
        case 'any':
            return (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRulesFor */ .Mf)(list, tool, specifier.kind === 'literal' ? specifier.text : null);
    }
}
/** Whether `wide` matches every call that `narrow` matches; false if unknown. */
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
        if (JSON.stringify(narrow.pattern.assignments) !== JSON.stringify(wide.pattern.assignments))
            return false;
        return (0,_shell_command_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesCommand */ .f0)(wide.pattern, words, { matchUnknown: false, sameProgram: (text, word) => text === word });
    }
    if (wide.kind === 'path' && narrow.kind === 'path') {
        if (wide.pattern.base !== narrow.pattern.base ||
            !narrow.pattern.exact ||
            narrow.pattern.up[0] !== wide.pattern.up[0])
            return false;
        const path = (narrow.pattern.globs[0] ?? []).map((segment) => (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .literalSegment */ .hi)(segment) ?? '');
        return wide.pattern.globs.some((glob) => (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(glob, path, false));
    }
    if (wide.kind === 'domain' && narrow.kind === 'domain') {
        return wide.host === narrow.host || narrow.host.endsWith(`.${wide.host.replace(/^\*\./, '')}`);
    }
    if (wide.kind === 'host' && narrow.kind === 'host') {
        const { host, port } = narrow.pattern;
        const isPort = wide.pattern.port === port;
        return isPort && (0,_host_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .coversHost */ .LM)({ ...wide.pattern, port: 443 }, host, 443);
    }
    return wide.kind === 'literal' && narrow.kind === 'literal' && wide.text === narrow.text;
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

/***/ 59976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   Fu: () => (/* binding */ hostRulesFor),
/* harmony export */   Mf: () => (/* binding */ nameRulesFor),
/* harmony export */   aM: () => (/* binding */ pathRulesFor),
/* harmony export */   gM: () => (/* binding */ strictRulesFor),
/* harmony export */   gh: () => (/* binding */ allowRulesFor)
/* harmony export */ });
/* harmony import */ var _files_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78033);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55559);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78535);
/* harmony import */ var _wide_reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61249);




/** Shorter lists are compared completely, which is as fast and saves building an index at startup. */
const shortest = 32;
/** The allow rules that may match a command in one of these forms: the command contains every literal word of the rule. */
function allowRulesFor(list, forms) {
    return keyedRules(list, wordTable, () => forms().flat());
}
/** The ask and deny rules that may match a command in one of these forms. An unknown word may be any word. */
function strictRulesFor(list, forms) {
    if (list.length < shortest)
        return list;
    const { programs, others } = programTable(list);
    const matches = new Set(others);
    for (const words of forms()) {
        const program = programs.get(baseName(words[0] ?? ''));
        if (program === undefined)
            continue;
        const operand = words.slice(1).find((word) => word === null || !word.startsWith('-'));
        if (operand === null)
            addAll(matches, program.all);
        else
            addKeyed(matches, program, words);
        for (const [at, word] of words.entries())
            if (word === null)
                addAll(matches, program.byPosition.get(at));
        if (words.includes(null))
            addAll(matches, program.anywhere);
    }
    return inOrder(matches);
}
/** The rules that may match an access of a tool to a path. */
function pathRulesFor(list, path, tool) {
    return keyedRules(list, pathTable, () => [
        ...(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .OD)((0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(path)),
        ...['Read', 'Write', 'Edit', tool].map(wholeTool),
    ]);
}
/** The rules that may match a fetch of a tool from a host. */
function hostRulesFor(list, host, tool) {
    return keyedRules(list, hostTable, () => {
        const labels = host.split('.');
        return [...labels.map((_, at) => labels.slice(at).join('.')), ...['WebFetch', tool].map(wholeTool)];
    });
}
/** The rules for a tool without a specifier or with this subject, and those for its MCP server. */
function nameRulesFor(list, tool, subject) {
    return keyedRules(list, nameTable, () => {
        const parts = tool.split('__');
        const servers = parts.map((_, at) => wholeTool(parts.slice(0, at + 1).join('__')));
        return subject === null ? servers : [...servers, `${wholeTool(tool)}\0${subject}`];
    });
}
function keyedRules(list, table, keys) {
    if (list.length < shortest)
        return list;
    const matches = new Set();
    addKeyed(matches, table(list), keys());
    return inOrder(matches);
}
/** The last segment of a program path, in lower case, which is all that ask and deny rules compare. */
function baseName(text) {
    return text.slice(text.lastIndexOf('/') + 1).toLowerCase();
}
function inOrder(rules) {
    return [...rules].sort((a, b) => a.index - b.index);
}
function addKeyed(matches, { byKey, others }, keys) {
    addAll(matches, others);
    for (const key of keys)
        if (key !== null)
            addAll(matches, byKey.get(key));
}
function addAll(matches, rules) {
    for (const rule of rules ?? [])
        matches.add(rule);
}
const wordTable = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeByObject */ .j)((list) => {
    const table = { byKey: new Map(), others: [] };
    const rules = list.filter(({ tool }) => tool === 'Bash');
    const times = new Map();
    for (const word of rules.flatMap(literal))
        times.set(word, (times.get(word) ?? 0) + 1);
    for (const rule of rules) {
        const words = literal(rule);
        const rarest = words.reduce((best, word) => (best !== null && (times.get(best) ?? 0) <= (times.get(word) ?? 0) ? best : word), null);
        put(table, rarest === null ? null : [rarest], rule);
    }
    return table;
});
/** The literal words of a rule, without a program path, which can be written in several ways. */
function literal(rule) {
    return wordsOf(rule).flatMap((word, at) => word.kind === 'literal' && !(at === 0 && word.text.includes('/')) ? [word.text] : []);
}
const programTable = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeByObject */ .j)((list) => {
    const programs = new Map();
    const others = [];
    for (const rule of list.filter(({ tool }) => tool === 'Bash')) {
        const [program] = wordsOf(rule);
        if (program?.kind === 'literal' && (0,_wide_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .wideTexts */ .yN)(rule).length === 0)
            addToProgram(programs, baseName(program.text), rule);
        else
            others.push(rule);
    }
    return { programs, others };
});
function addToProgram(programs, name, rule) {
    const fresh = { all: [], byKey: new Map(), others: [], byPosition: new Map(), anywhere: [] };
    const program = programs.get(name) ?? fresh;
    programs.set(name, program);
    program.all.push(rule);
    const words = wordsOf(rule);
    // Short options may be elsewhere or in clusters; other words must occur unchanged in the command.
    const position = words.findIndex((word, at) => at > 0 && word.kind === 'literal' && !word.text.startsWith('-'));
    const operand = words[position];
    const isFixed = words.slice(0, Math.max(0, position)).every((word) => word.kind !== 'words');
    const option = words.find((word) => word.kind === 'literal' && /^--./.test(word.text));
    const key = operand ?? option;
    put(program, key?.kind === 'literal' ? [key.text] : null, rule);
    if (operand !== undefined && isFixed)
        rulesAtPosition(program, position).push(rule);
    else
        program.anywhere.push(rule);
}
function rulesAtPosition({ byPosition }, position) {
    const rules = byPosition.get(position) ?? [];
    byPosition.set(position, rules);
    return rules;
}
/** The key of a rule without a specifier; file and host names never contain NUL. */
function wholeTool(tool) {
    return `\0${tool}`;
}
/** Rules by the keys of their specifiers; `null` for no key, `undefined` for a rule of another kind. */
function tableBy(keysOf) {
    return (0,_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeByObject */ .j)((list) => {
        const table = { byKey: new Map(), others: [] };
        for (const rule of list) {
            const keys = rule.specifier.kind === 'any' ? [wholeTool(rule.tool)] : keysOf(rule);
            if (keys !== undefined)
                put(table, keys, rule);
        }
        return table;
    });
}
const pathTable = tableBy(({ specifier }) => {
    if (specifier.kind !== 'path')
        return undefined;
    const { globs, literal } = specifier.pattern;
    const keys = [...globs, ...(literal?.globs ?? [])].map(longestName);
    return keys.includes('') ? null : keys;
});
/** The longest literal segment, which every matching path contains; `''` if the glob has none. */
function longestName(glob) {
    const names = glob.flatMap((segment) => (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .literalSegment */ .hi)(segment) ?? []);
    return (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(names.reduce((longest, name) => (name.length >= longest.length ? name : longest), ''));
}
const hostTable = tableBy(({ specifier }) => specifier.kind === 'domain' ? [specifier.host.replace(/^\*\./, '')] : undefined);
const nameTable = tableBy(({ tool, specifier }) => specifier.kind === 'literal' ? [`${wholeTool(tool)}\0${specifier.text}`] : undefined);
function wordsOf({ specifier }) {
    return specifier.kind === 'command' ? specifier.pattern.words : [];
}
function put(table, keys, rule) {
    if (keys === null)
        table.others.push(rule);
    for (const key of keys ?? []) {
        const rules = table.byKey.get(key) ?? [];
        rules.push(rule);
        table.byKey.set(key, rules);
    }
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