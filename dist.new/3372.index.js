"use strict";
exports.id = 3372;
exports.ids = [3372];
exports.modules = {

/***/ 70804:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ allFilesBelow)
/* harmony export */ });
/** Names looked at below one directory for files that a deny or ask rule covers. */
const maxNames = 2_000;
/**
 * Absolute paths of what is not a directory below `top`, no link followed and no directory with one of the `skipped`
 * names entered; `null` if there are too many.
 */
function allFilesBelow(top, world, skipped = new Set()) {
    const files = [];
    const toWalk = world.kindOf(top) === 'directory' ? [top] : [];
    let names = 0;
    for (const directory of toWalk) {
        for (const name of world.entries(directory)) {
            if (skipped.has(name))
                continue;
            names += 1;
            if (names > maxNames)
                return null;
            const path = `${directory}/${name}`;
            (world.kindOf(path) === 'directory' ? toWalk : files).push(path);
        }
    }
    return files;
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

/***/ 85760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ picksEverything),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   rQ: () => (/* binding */ isAboutSecrets),
/* harmony export */   yP: () => (/* binding */ isAboutSecretPaths)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78033);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55559);
/* harmony import */ var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49874);
/* harmony import */ var _sensitivity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99756);




/** The name test for a pattern, whose last segment counts; `null` if the pattern cannot be parsed. */
function nameTest(pattern) {
    if (/\[[:.=]/.test(pattern))
        return null;
    const globs = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGlob */ .qF)((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldPath */ .tu)(pattern));
    const names = globs?.flatMap((glob) => glob.at(-1) ?? []);
    return names === undefined ? null : (name) => names.some((segment) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesName */ .Hj)(segment, (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldPath */ .tu)(name)));
}
/** Whether a pattern matches everything, such as a single star. */
function picksEverything(pattern) {
    return /^(?:\.?\/)?\*+(?:\/\*+)*$/.test(pattern);
}
const samples = _sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .highNames */ .VH.flatMap(([, names]) => names.split(' '));
/** A pattern that also matches one of these is not a search for secrets. */
const ordinary = 'readme.md readme.txt package.json config.json config.yml config.yaml pyproject.toml setup.cfg setup.ini app.properties pom.xml data.csv index.ts main.py makefile .gitignore server.ts app.jsx api.md'.split(' ');
/** True for the name of a sensitive file, and for a name pattern that matches such names but no ordinary ones. */
function isAboutSecrets(pattern) {
    if (picksEverything(pattern))
        return false;
    const name = pattern.slice(pattern.lastIndexOf('/') + 1);
    if (!/[*?[{\\]/.test(name))
        return (0,_sensitivity_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitivity */ .y)(`/${name}`) === 'high';
    const test = nameTest(name);
    return test === null || (samples.some(test) && !ordinary.some(test));
}
/** Like `isAboutSecrets`, for a path pattern: a private directory in it counts too. */
function isAboutSecretPaths(pattern) {
    if (picksEverything(pattern))
        return false;
    if (/(?:^|\/)\.git\//i.test(pattern))
        return true;
    const [, above = '', name = ''] = /^(.*\/|)([^/]*)$/.exec(pattern) ?? [];
    return (0,_sensitivity_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitivity */ .y)(`/${above}x`) === 'high' || (!/^\**$/.test(name) && isAboutSecrets(name));
}


/***/ }),

/***/ 51786:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isPlainSetting),
/* harmony export */   Y: () => (/* binding */ withoutPlainSettings)
/* harmony export */ });
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);

const word = /^[\w .,:@+/=%#-]*$/;
const truth = /^(?:true|false|yes|no|on|off|0|1|auto|always|never|)$/i;
/** https://git-scm.com/docs/git-config: settings that start nothing, name no file and do not change what is sent or stored. */
const settings = [
    { key: /^(?:color\.(?:\w+|\w+\.\w+)|column\.\w+)$/, value: /^[\w #,]*$/ },
    { key: /^advice\.\w+$/, value: truth },
    { key: /^core\.(?:quotepath|abbrev)$/, value: /^\w*$/ },
    { key: /^core\.pager$/, value: /^(?:cat|)$/ },
    { key: /^pager\.\w+$/, value: /^(?:false|no|off|0|cat)$/i },
    { key: /^(?:core|sequence)\.editor$/, value: /^(?:true|:)$/ },
    {
        key: /^diff\.(?:renames|renamelimit|algorithm|context|interhunkcontext|noprefix|mnemonicprefix|srcprefix|dstprefix|colormoved|colormovedws|statgraphwidth|statnamewidth|suppressblankempty|relative|indentheuristic|wserrorhighlight)$/,
        value: word,
    },
    { key: /^merge\.(?:conflictstyle|renames|renamelimit|stat|log)$/, value: /^[\w-]*$/ },
    { key: /^log\.(?:date|decorate|abbrevcommit|follow|mailmap|showroot)$/, value: word },
    { key: /^blame\.(?:date|coloring|showemail|showroot|blankboundary)$/, value: word },
    { key: /^grep\.(?:linenumber|column|fullname|extendedregexp|patterntype|threads)$/, value: /^\w*$/ },
    { key: /^status\.(?:short|branch|showuntrackedfiles|relativepaths|renames|aheadbehind)$/, value: /^\w*$/ },
    { key: /^(?:tag|branch)\.sort$/, value: /^-?[\w:]+$/ },
    { key: /^user\.name$/, value: /^[\w .,'()[\]-]+$/ },
    { key: /^user\.email$/, value: /^[\w.+[\]-]+@[\w.-]+$/ },
    { key: /^(?:commit|tag)\.gpgsign$/, value: /^(?:false|no|off|0)$/i },
    { key: /^(?:gc\.auto|maintenance\.auto)$/, value: /^(?:0|false)$/ },
    { key: /^pull\.(?:rebase|ff)$/, value: /^(?:true|false|only)$/ },
    { key: /^init\.defaultbranch$/, value: /^[\w/.-]+$/ },
];
/** Whether the argument of `-c` only sets something like a color. */
function isPlainSetting(text) {
    const [, key = '', value = ''] = /^([A-Za-z][\w.-]*)=(.*)$/.exec(text ?? '') ?? [];
    return settings.some((row) => row.key.test(key.toLowerCase()) && row.value.test(value));
}
/** The command of git without these settings before its sub-command. */
function withoutPlainSettings(argv) {
    if (!argv.some((option) => (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literalOf */ .Zc)(option) === '-c'))
        return argv;
    const kept = [];
    let at = 0;
    for (; at < argv.length; at += 1) {
        const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literalOf */ .Zc)(argv[at]);
        if (at > 0 && (text === null || !text.startsWith('-')))
            break;
        if (text === '-c' && isPlainSetting((0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literalOf */ .Zc)(argv[at + 1])))
            at += 1;
        else
            kept.push(argv[at]);
    }
    return [...kept, ...argv.slice(at)];
}


/***/ }),

/***/ 55402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isInstalled),
/* harmony export */   x: () => (/* binding */ isScriptName)
/* harmony export */ });
/** Usual names of package scripts that are not names of system programs. */
const usual = /^(?:lint|format|fmt|build|dev|test|tests|check|checks|typecheck|types|type|coverage|ci|e2e|unit|integration|generate|codegen|docs|validate|verify|compile|storybook|prepare|fix|prettify|clean)(?:[:-][\w:.-]+)?$/;
/** `db:seed`: programs have no colon in their names. */
const grouped = /^[A-Za-z][\w-]*(?::[\w.-]+)+$/;
/**
 * Whether a word after a package manager can only mean a script of the workspace: `pnpm lint`. Any other one may
 * be a program of the system, which `pnpm` and similar programs start if the script does not exist.
 */
function isScriptName(word) {
    return usual.test(word) || grouped.test(word);
}
/** Whether a package of the workspace has put a program of this name where package managers look first. */
function isInstalled(name, cwd, world) {
    if (!/^[\w-][\w.-]*$/.test(name))
        return false;
    return [cwd, world.workspace].some((place) => world.kindOf(`${place}/node_modules/.bin/${name}`) !== 'missing');
}


/***/ }),

/***/ 10168:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readOpaque),
/* harmony export */   k: () => (/* binding */ unknownWords)
/* harmony export */ });
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);
/* harmony import */ var _publishes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84056);


/** Options with the same meaning for nearly every program, and harmless for every known one. */
const ordinaryOption = /^(?:-h|-v|-V|-q|--|--help|--version|--verbose|--quiet|--silent|--json|--no-color|--color(?:=(?:never|always|auto))?|--check|--diff|--strict|--ci|--list|--dry-run|--summary|--statistics|--fail-fast|--no-progress|--no-interaction|--no-banner|--compact|-n?\d+)$/;
/**
 * Any other option of a program without a table may run code or write a file, so the rule must name it literally. The
 * same holds for a sub-command that publishes something, and for a file that contains more words.
 */
function unknownWords(words) {
    const commands = words.filter((word) => !/^[-+]/.test((0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .knownText */ .bG)(word))).slice(0, 2);
    return words.flatMap((word) => {
        const text = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .knownText */ .bG)(word);
        if (commands.includes(word) && (0,_publishes_js__WEBPACK_IMPORTED_MODULE_1__/* .publishes */ .A)((0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literalOf */ .Zc)(word) ?? ''))
            return [{ word: (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenForm */ .eT)(word), why: 'publishes something' }];
        if (text.startsWith('@'))
            return [{ word: (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenForm */ .eT)(word), why: 'may be a file from which more arguments are read' }];
        if (!/^[-+]/.test(text) || ordinaryOption.test(text))
            return [];
        return [{ word: (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenForm */ .eT)(word), why: 'is an option of a program without a table' }];
    });
}
/** The effects of a program without a table that another one starts: it may do anything. */
function readOpaque(words) {
    return { effects: [], inner: [], risks: unknownWords(words), readOnly: false, opaque: true };
}


/***/ }),

/***/ 35476:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ promptRisk),
/* harmony export */   q: () => (/* binding */ readsCommands)
/* harmony export */ });
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);

const always = Number.POSITIVE_INFINITY;
/**
 * Programs that read commands from standard input unless an argument contains them, and can run other programs. For the
 * shell their input is data: `vim <<< ':!id'`.
 */
const prompts = new Map([
    ['fish csh tcsh pwsh powershell nu elvish xonsh es', 0, '-c'],
    ['lua luajit tclsh wish expect jimsh swipl gforth janet fennel raku perl6 rakudo m4 dc gnuplot maxima gp', 0, ''],
    ['irb pry ghci iex erl scala jshell groovysh clojure clj sbcl clisp ecl guile racket csi gosh scheme', 0, '-e'],
    ['julia swift ocaml utop octave deno ipython bpython ptpython parallel openssl crontab sage', 0, ''],
    ['su newgrp unshare nsenter script', 0, '-c'],
    ['R', always, '-e -f --file'],
    ['sqlite3 sqlite duckdb mongo mongosh', 1, ''],
    ['psql', always, '-c --command -f --file -l --list'],
    ['mysql mariadb', always, '-e --execute'],
    ['vi vim nvim view vimdiff gvim ex ed red', always, ''],
    ['gdb lldb', always, '-batch --batch'],
    ['ftp lftp sftp telnet at batch', always, ''],
].flatMap(([names, operands, unless]) => names
    .split(' ')
    .map((name) => [name, { operands, unless: unless.split(' ').filter((option) => option !== '') }])));
/** A program that runs what it reads. */
function readsCommands(program) {
    return {
        word: (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenForm */ .eT)(program),
        why: 'takes commands from its standard input',
        hint: 'pass its commands as an argument',
        anyProgram: true,
    };
}
/** Why this command may run what it reads, as a risk of its program; `null` if it does not. */
function promptRisk(base, argv) {
    const prompt = prompts.get(base);
    const [program, ...args] = argv;
    if (prompt === undefined || program === undefined)
        return null;
    const texts = args.map(_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .knownText */ .bG);
    const says = (option) => texts.some((text) => text === option || text.startsWith(`${option}=`));
    if (['--version', '--help', ...prompt.unless].some(says))
        return null;
    if (texts.filter((text) => !text.startsWith('-')).length > prompt.operands)
        return null;
    return readsCommands(program);
}


/***/ }),

/***/ 84056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ publishes),
/* harmony export */   L: () => (/* binding */ openRulesFor)
/* harmony export */ });
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);

/** Programs that publish, deploy, serve to others or install hooks when they are called by their name alone. */
const publishers = new Set('np release-it semantic-release standard-version commit-and-tag-version auto shipjs bumpp vercel netlify wrangler firebase surge gh-pages husky simple-git-hooks lefthook localtunnel lt ngrok serve http-server live-server local-web-server json-server pm2 twine flit jreleaser'.split(' '));
/** What a task or a goal is called that leaves the workspace. */
const acts = /^(?:pre|post|un|re)?(?:publish|deploy|upload|push|promote|checkin)/;
/** `assembleRelease`, `build:release` only make what a release is made of. */
const makes = /^(?:assemble|bundle|build|compile|lint|test|tests|check|verify|package|generate|process|connected|minify|merge|notes|dry)$/;
/**
 * Whether the name of a task, a goal or a tool means that it publishes something, so that a rule must name it
 * literally: `publish`, `uploadArchives`, `release:perform`, `semantic-release`.
 */
function publishes(word) {
    if (publishers.has(word))
        return true;
    if (!/^[\w:@.-]{1,100}$/.test(word) || /\.\w{1,4}$/.test(word))
        return false;
    const parts = word
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z\d]+/);
    if (parts.some((part) => acts.test(part)) || pushesImage(parts))
        return true;
    return parts.some((part) => /^releases?$/.test(part)) && !parts.some((part) => makes.test(part));
}
/** Jib pushes an image to its registry, except for the goals that hand it to a local daemon or write an archive. */
function pushesImage([name, ...parts]) {
    return name === 'jib' && !parts.some((part) => /^(?:docker|tar)$/.test(part));
}
/** The open rules that cover a task, unless its name means that it publishes something. */
function openRulesFor(word, rules) {
    return publishes((0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .literalOf */ .Zc)(word) ?? '') ? {} : rules;
}


/***/ }),

/***/ 67901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ programFor),
  c: () => (/* binding */ programs)
});

// EXTERNAL MODULE: ./lib/policy/shell/words.js
var shell_words = __webpack_require__(85915);
;// CONCATENATED MODULE: ./lib/policy/programs/shared/options.js
/** If a name is in two tables, the later table wins. */
function compileOptions(tables) {
    const rows = new Map();
    for (const row of tables.flatMap(rowsOf))
        rows.set(row.name, row);
    const isOn = (name) => tables.some((table) => table[name] === true);
    return {
        rows,
        prefixes: [...rows.values()].filter((row) => row.name.endsWith('*')).sort((a, b) => b.name.length - a.name.length),
        digits: isOn('digits'),
        singleDash: isOn('singleDash'),
        stopAtOperand: isOn('stopAtOperand'),
        groups: isOn('groups'),
        passesOn: isOn('passesOn'),
    };
}
function rowsOf(table) {
    const plain = [
        [table.flag, 'nothing', 'data'],
        [table.value, 'one', 'data'],
        [table.optional, 'glued', 'data'],
        [table.pair, 'two', 'data'],
        [table.read, 'one', 'read'],
        [table.write, 'one', 'write'],
        [table.pairRead, 'two', 'read'],
    ];
    return [
        ...plain.flatMap(([names, takes, role]) => namesOf(names).map((name) => ({ name, takes, role }))),
        ...Object.entries(table.risks ?? {}).flatMap(([why, risks]) => [risks].flat().flatMap((risk) => riskRows(why, typeof risk === 'string' ? { value: risk } : risk))),
    ];
}
function riskRows(why, risk) {
    const kinds = [
        [risk.flag, 'nothing'],
        [risk.value, 'one'],
        [risk.optional, 'glued'],
    ];
    const { never = false, open = false } = risk;
    return kinds.flatMap(([names, takes]) => namesOf(names).map((name) => ({ name, takes, role: 'risk', why, never, open })));
}
function namesOf(names) {
    return names === undefined ? [] : names.split(' ').filter((name) => name !== '');
}
/**
 * The row for an option: by its name, which ends before `=`, or by the beginning of the whole word. An
 * abbreviation that getopt would complete is not resolved: it is not known, and what is not known is refused.
 */
function findOption(grammar, name, text = name) {
    const twice = grammar.singleDash && name.startsWith('--') ? grammar.rows.get(name.slice(1)) : undefined;
    return grammar.rows.get(name) ?? twice ?? findOptionPrefix(grammar, text);
}
/** The row of the longest `-x*` that the word begins with. */
function findOptionPrefix(grammar, text) {
    return grammar.prefixes.find((row) => text.startsWith(row.name.slice(0, -1)));
}
/**
 * Whether a word would be an option that the table warns of: by its name or the beginning of a long one, which many
 * parsers complete, or by a letter of a cluster. `whole`: the text is all of the word.
 */
function namesOptionRisk(grammar, text, whole) {
    if (!text.startsWith('-') || text === '--')
        return false;
    if (!whole)
        return [...grammar.rows.values()].some((row) => row.role !== 'data');
    if (text === '-')
        return false;
    const name = text.split('=')[0] ?? '';
    if (name.startsWith('--') || grammar.singleDash)
        return beginsRisk(grammar, name);
    for (const letter of name.slice(1)) {
        const row = findOption(grammar, `-${letter}`);
        if (row === undefined || row.role !== 'data')
            return row !== undefined;
        if (row.takes !== 'nothing')
            return false;
    }
    return false;
}
function beginsRisk(grammar, name) {
    const bare = name.replace(/^--?/, '');
    return [...grammar.rows.values()].some((row) => row.role !== 'data' &&
        (grammar.singleDash || row.name.startsWith('--')) &&
        row.name.replace(/^--?/, '').startsWith(bare));
}

// EXTERNAL MODULE: ./lib/policy/files/paths.js
var files_paths = __webpack_require__(55559);
;// CONCATENATED MODULE: ./lib/policy/programs/shared/program-text.js


/** Special files of processes and the kernel. */
const device = /^\/(?:dev|proc|sys)(?:\/|$)/;
/** The program that an operand in the place of a script names. */
function operandText(word, cwd, world) {
    if (word === undefined)
        return { kind: 'input', word };
    const value = (0,shell_words/* literalOf */.Zc)(word);
    if (value === null)
        return { kind: 'unknown', word };
    if (value === '-')
        return { kind: 'input', word };
    const path = (0,files_paths/* absolutePath */.Hi)(value, cwd);
    // A link of the workspace may lead to a device too.
    const real = device.test(path) ? path : world.realpath(path);
    if (!device.test(real))
        return { kind: 'file', word };
    const isInput = /^\/dev\/(?:stdin|fd\/0)$|^\/proc\/(?:thread-)?self\/fd\/0$/.test(real);
    return isInput ? { kind: 'input', word } : { kind: 'unknown', word };
}
const longWithValue = new Set(['--rcfile', '--init-file', '--emulate']);
/** Long options of bash, which also accepts them with one dash if they precede all others. */
const program_text_long = /^--?(?:debug|debugger|dump-po-strings|dump-strings|help|init-file|login|noediting|noprofile|norc|posix|pretty-print|protected|rcfile|restricted|verbose|version|wordexp)$/;
/**
 * Reads the words of a POSIX shell or of bash as the shell does: long options first, then clusters after `-` or `+`,
 * of which `o` and `O` take the words that follow, up to `-`, `--` or a word that is not an option.
 */
function readShellWords(words) {
    const options = [];
    let at = 0;
    const next = () => {
        at += 1;
        return words[at];
    };
    for (; at < words.length; at += 1) {
        const word = words[at];
        const text = (0,shell_words/* literalOf */.Zc)(word) ?? '';
        if (!program_text_long.test(text) && !/^--./.test(text))
            break;
        const name = text.startsWith('--') ? text : `-${text}`;
        options.push({ name, word, value: longWithValue.has(name) ? next() : undefined });
    }
    for (; at < words.length; at += 1) {
        const word = words[at];
        const text = (0,shell_words/* knownText */.bG)(word);
        if (word.kind !== 'literal' && (text === '' || /^[-+]/.test(text)))
            return finish(options, [], word);
        if (text === '-' || text === '--') {
            at += 1;
            break;
        }
        if (!/^[-+]/.test(text))
            break;
        for (const name of text.slice(1))
            options.push({ name, word, value: /[oO]/.test(name) ? next() : undefined });
    }
    return finish(options, words.slice(at), null);
}
function finish(options, operands, unknown) {
    const has = (...names) => options.some(({ name }) => names.includes(name));
    const asks = has('--version', '--help');
    return { command: has('c'), input: has('s'), asks, options, operands, unknown };
}
/** Where a shell takes its program from. */
function shellText(words, cwd, world) {
    const { command, input, asks, operands, unknown } = words;
    if (asks)
        return { kind: 'none' };
    if (unknown !== null)
        return { kind: 'unknown', word: unknown };
    const [operand, ...more] = operands;
    if (command)
        return { kind: 'argument', text: operand, more, also: input };
    // dash takes `+s` for no reason to read its standard input, bash does.
    const minus = words.options.find(({ name, word }) => name === 's' && (0,shell_words/* knownText */.bG)(word).startsWith('+'));
    if (minus !== undefined)
        return { kind: 'unknown', word: minus.word };
    if (input)
        return { kind: 'input', word: undefined };
    return operandText(operand, cwd, world);
}

;// CONCATENATED MODULE: ./lib/policy/programs/shared/risks.js

// Why a word is a risk: clauses that follow it.
const runsOtherProgram = "runs a program of the caller's choice";
const choosesCode = 'chooses another directory or configuration, which are code';
const choosesEndpoint = 'chooses another server or its configuration';
const choosesAccount = 'chooses another server, account or configuration';
const isMoreThanTheRule = 'is not named by the rule';
const choosesConfiguration = 'chooses another configuration, which can name files to read or programs to run';
const changesMachine = 'shows or changes the system';
const runsCommandsInside = 'can run commands or programs';
const loadsCode = 'loads code or configuration from a path';
const opensServer = 'opens a server or a browser';
const choosesPrograms = 'chooses another configuration, which can name programs to run';
const choosesPlace = 'chooses another configuration or location';
const takesProgramCode = 'is program text or makes the program load code';
const choosesServer = 'chooses another server or sends credentials';
const runsElsewhere = 'runs it as another user or in another environment';
// What a rule for a program grants: sentences.
const runsTests = 'Runs whatever the tests and their configuration in the workspace contain.';
const runsPlugins = 'Runs plug-ins and configuration files of the workspace, which are code.';
const runsPackageScripts = 'Runs scripts that package.json and the configuration in the workspace name.';
const runsWorkspaceCode = 'Compiles and runs the code of the workspace.';
const runsConfiguredPlugins = 'Runs plug-ins that its configuration in the workspace names, which are code.';
/** A risk for a word. */
function riskOf(word, why, more = {}) {
    return { word: (0,shell_words/* writtenForm */.eT)(word), why, ...more };
}
/** The same risk for each of these words. */
function risksFor(words, why, more = {}) {
    return words.map((word) => riskOf(word, why, more));
}
/** A risk for each word that is unknown or does not match. */
function risksUnless(words, pattern, why, more = {}) {
    const others = words.filter((word) => !(0,shell_words/* matches */.cK)(word, pattern));
    return risksFor(others, why, more);
}
/** `@file`: the program takes more words from a file. */
function responseFileRisks(words) {
    const files = words.filter((word) => (0,shell_words/* matches */.cK)(word, /^@/));
    return risksFor(files, 'reads options from a file');
}

// EXTERNAL MODULE: ./lib/policy/shell/unknown-target.js
var unknown_target = __webpack_require__(13528);
;// CONCATENATED MODULE: ./lib/policy/programs/shared/scan.js



/** What every scan answers about itself. */
const answers = {
    has(...names) {
        return this.options.some((option) => names.includes(option.name));
    },
    value(...names) {
        return this.options.findLast((option) => names.includes(option.name))?.value ?? null;
    },
    values(...names) {
        return this.options.filter((option) => names.includes(option.name)).flatMap((option) => option.value ?? []);
    },
    own() {
        return this.operands.slice(0, this.beforeDashes);
    },
    handed() {
        return this.operands.slice(this.beforeDashes);
    },
};
/**
 * Reads options as getopt does: clusters, attached and separate arguments, `--`. An unknown option, and a word that may
 * expand to one, is a risk. `words` are the arguments; `before` returns the program and the words between.
 */
function scanArguments(words, grammar, cwd, before = () => []) {
    const scan = {
        options: [],
        operands: [],
        risks: [],
        effects: [],
        beforeDashes: 0,
        dashes: false,
        ...answers,
    };
    const reader = { words, grammar, cwd, before, scan, risky: new Set() };
    let at = 0;
    while (at < words.length) {
        const word = words[at];
        if (word === undefined)
            break;
        if (word.kind === 'literal' && word.value === '--' && !scan.dashes)
            scan.dashes = true;
        else if (scan.dashes || !mayBeOption(word)) {
            takeOperand(scan, word);
            if (grammar.stopAtOperand && !scan.dashes)
                return takeRest(scan, words.slice(at + 1));
        }
        else if (!(0,shell_words/* knownText */.bG)(word).startsWith('-')) {
            scan.risks.push(notKnown(word));
            takeOperand(scan, word);
        }
        else
            at += takeOption(reader, at);
        at += 1;
    }
    return scan;
}
/** A word that may become an option, with what to write instead. */
function notKnown(word) {
    const source = (0,shell_words/* writtenForm */.eT)(word);
    return { word: source, why: 'is not known before it runs and may become an option', hint: (0,unknown_target/* rewriteOf */.w)(source) };
}
function mayBeOption(word) {
    if (word.kind === 'literal')
        return word.value.length > 1 && word.value.startsWith('-');
    if (word.kind === 'unknown')
        return word.plain !== true;
    return word.prefix === '' ? word.plain !== true : word.prefix.startsWith('-');
}
function takeOperand(scan, word) {
    scan.operands.push(word);
    if (!scan.dashes)
        scan.beforeDashes += 1;
}
function takeRest(scan, words) {
    scan.operands.push(...words);
    scan.beforeDashes += words.length;
    return scan;
}
/** Returns the number of further words that the option took. */
function takeOption(reader, at) {
    const word = reader.words[at];
    const text = (0,shell_words/* knownText */.bG)(word);
    const equals = text.indexOf('=');
    const whole = equals < 0 ? text : text.slice(0, equals);
    const row = complete(word, equals) ? findOption(reader.grammar, whole, text) : findOptionPrefix(reader.grammar, text);
    if (row?.name.endsWith('*') === true)
        return give(reader, at, row, (0,shell_words/* dropStart */.od)(word, row.name.length - 1));
    if (row !== undefined && (whole.length > 2 || equals < 0))
        return takeNamed(reader, at, row, equals);
    if (reader.grammar.digits && word.kind === 'literal' && /^-\d+$/.test(text))
        return 0;
    if (text.startsWith('--') || reader.grammar.singleDash)
        return refuseUnknown(reader, word);
    return takeCluster(reader, at);
}
/** A partial word names its option completely only if the equals sign is known. */
function complete(word, equals) {
    return word.kind === 'literal' || equals >= 0;
}
function takeNamed(reader, at, row, equals) {
    const word = reader.words[at];
    if (equals >= 0) {
        const booleans = reader.grammar.singleDash && row.role === 'data';
        if (row.takes === 'nothing' && !booleans)
            return refuseUnknown(reader, word);
        return give(reader, at, row, (0,shell_words/* dropStart */.od)(word, equals + 1));
    }
    return takeSeparate(reader, at, row);
}
function takeSeparate(reader, at, row) {
    if (row.takes === 'nothing' || row.takes === 'glued')
        return give(reader, at, row, null);
    const count = row.takes === 'two' ? 2 : 1;
    const values = reader.words.slice(at + 1, at + 1 + count);
    for (const value of values)
        checkSwallowed(reader, value);
    if (row.role === 'risk')
        for (const value of values)
            reader.scan.risks.push({
                word: (0,shell_words/* writtenForm */.eT)(value),
                why: row.why ?? '',
                never: row.never ?? false,
                ...(row.open === true
                    ? { anyProgram: true, alsoCoveredBy: [...reader.before(), ...reader.words.slice(0, at + 1).map(shell_words/* writtenForm */.eT)] }
                    : {}),
            });
    give(reader, at, row, values.at(-1) ?? null);
    return values.length;
}
/**
 * An argument in a word of its own: it must be one word, and not an option that this table warns of. getopt takes
 * any word for the argument, most other parsers take none that begins with a dash.
 */
function checkSwallowed(reader, value) {
    const { risks } = reader.scan;
    if (value.kind === 'unknown')
        risks.push({ word: value.source, why: 'may become any number of words' });
    if (namesOptionRisk(reader.grammar, (0,shell_words/* knownText */.bG)(value), value.kind === 'literal'))
        risks.push(misplaced(value));
}
function misplaced(word) {
    return { word: (0,shell_words/* writtenForm */.eT)(word), why: 'looks like an option instead of an argument' };
}
function takeCluster(reader, at) {
    const word = reader.words[at];
    const text = (0,shell_words/* knownText */.bG)(word);
    for (let index = 1; index < text.length; index += 1) {
        const row = findOption(reader.grammar, `-${text[index] ?? ''}`);
        if (row === undefined)
            return refuseUnknown(reader, word);
        if (row.takes === 'nothing') {
            give(reader, at, row, null);
            continue;
        }
        const glued = index + 1 < text.length || word.kind === 'partial';
        const behind = /^[A-Za-z]*/.exec(text.slice(index + 1))?.[0] ?? '';
        if (reader.grammar.groups &&
            Array.from(behind).some((letter) => namesOptionRisk(reader.grammar, `-${letter}`, true)))
            reader.scan.risks.push(misplaced(word));
        if (glued || row.takes === 'glued')
            return give(reader, at, row, glued ? (0,shell_words/* dropStart */.od)(word, index + 1) : null);
        return takeSeparate(reader, at, row);
    }
    return word.kind === 'partial' ? refuseUnknown(reader, word) : 0;
}
const unknownOption = 'is an option that is not known to be harmless';
function refuseUnknown(reader, word) {
    if (reader.grammar.passesOn && word.kind === 'literal')
        return 0;
    reader.scan.risks.push({ word: (0,shell_words/* writtenForm */.eT)(word), why: unknownOption });
    return 0;
}
function give(reader, at, row, value) {
    const { scan, cwd } = reader;
    const word = reader.words[at];
    scan.options.push({ name: row.name, word, value });
    if (row.open === true && reader.risky.has(word))
        markText(scan, word);
    if (row.role === 'risk' && (row.never === true || !reader.risky.has(word))) {
        reader.risky.add(word);
        scan.risks.push({
            word: (0,shell_words/* writtenForm */.eT)(word),
            why: row.why ?? '',
            ...(row.never === true ? { never: true } : {}),
            ...(row.open === true ? { anyProgram: true } : {}),
        });
    }
    if ((row.role === 'read' || row.role === 'write') && value !== null) {
        const pathEffect = (0,shell_words/* pathEffects */.EV)(row.role, value, cwd);
        scan.effects.push(...pathEffect.effects);
        scan.risks.push(...pathEffect.risks);
    }
    return 0;
}
/** The cluster holds an option that takes program text: `-ne CODE`. */
function markText({ risks }, word) {
    const at = risks.findIndex((risk) => risk.word === (0,shell_words/* writtenForm */.eT)(word));
    if (risks[at] !== undefined)
        risks[at] = { ...risks[at], anyProgram: true };
}

;// CONCATENATED MODULE: ./lib/policy/programs/shared/define.js





const help = { flag: '--help --version' };
/** A program without sub-commands. `--help` and `--version` are always known. */
function defineProgram(spec) {
    const read = commandReader(spec, help);
    return {
        names: spec.names.split(' '),
        source: spec.source,
        grants: spec.grants ?? null,
        ...(spec.reads === 'files' && spec.grants === undefined ? { readOnly: [''] } : {}),
        read: (invocation, world) => read(invocation.argv.slice(1), invocation, world),
    };
}
/** A family of programs in one list. */
function definePrograms(specs) {
    return specs.map(defineProgram);
}
/** Programs that differ only in their names and options. */
function defineByOptions(shared, tables) {
    return Object.entries(tables).map(([names, options]) => defineProgram({ ...shared, names, options }));
}
/** Programs of which only the names are known: a rule must name every word of a call literally. */
function guarded(spec) {
    const { flag = '', text = '', ...rest } = spec;
    return defineProgram({
        ...rest,
        options: { flag, risks: { 'is program text': { value: text, open: true } } },
        check: ({ scan, invocation: { cwd }, world }) => ({
            risks: scan.operands.map((word, at) => {
                const isText = text !== '' && at === 0 && operandText(word, cwd, world).kind !== 'file';
                return riskOf(word, spec.why, isText ? { anyProgram: true } : {});
            }),
        }),
        changes: true,
    });
}
/** Compiles the tables at the first use: start-up pays for no program that is not called. */
function commandReader(spec, ...more) {
    let grammar;
    const roles = [spec.operands ?? 'data'].flat();
    const areData = roles.every((role) => role === 'data');
    const checks = [spec.check ?? []].flat();
    return (words, invocation, world) => {
        grammar ??= compileOptions([...more, ...[spec.options ?? []].flat()]);
        const scan = scanArguments(words, grammar, invocation.cwd, () => invocation.argv.slice(0, invocation.argv.length - words.length).map(shell_words/* writtenForm */.eT));
        const partials = [scan];
        if (!areData)
            for (const [index, word] of scan.operands.entries())
                partials.push(operandEffects(roles[Math.min(index, roles.length - 1)] ?? 'data', word, invocation.cwd, spec.why));
        for (const check of checks)
            partials.push(check({ scan, invocation, world }));
        const { effects, inner, risks, links, changes, bulk, readsMore } = gatherEffects(partials);
        const isHandedOn = spec.handsOn === true || grammar.passesOn || (areData && checks.length === 0);
        if (scan.dashes && !isHandedOn)
            addLoose(risks, scan);
        return {
            effects,
            inner,
            risks: risks.length === 0 ? risks : asTyped(risks, words),
            links,
            readOnly: spec.reads !== undefined && !changes,
            readsOnlyFiles: spec.reads === 'files' && !changes && !readsMore,
            bulk,
        };
    };
}
/** It only prints what follows from its words. */
const noEffects = { effects: [], inner: [], risks: [], readOnly: true, readsOnlyFiles: true };
/** Merges the effects of several evaluations. */
function mergeProgramEffects(...all) {
    const { effects, inner, risks, links, bulk } = gatherEffects(all);
    const readOnly = all.every((programEffects) => programEffects.readOnly);
    const readsOnlyFiles = all.every((programEffects) => programEffects.readsOnlyFiles === true);
    const opaque = all.some((programEffects) => programEffects.opaque === true);
    return { effects, inner, risks, links, bulk, readOnly, readsOnlyFiles, ...(opaque ? { opaque } : {}) };
}
/** The effects of a program that another one starts (`npx eslint`): rules also name the words before it. */
function startedBy(before, programEffects) {
    const risks = programEffects.risks.map(({ alsoCoveredBy, openedBy, ...risk }) => ({
        ...risk,
        ...(alsoCoveredBy === undefined ? {} : { alsoCoveredBy: [...before, ...alsoCoveredBy] }),
        ...(openedBy === undefined ? {} : { openedBy: [...before, ...openedBy] }),
    }));
    return { ...programEffects, risks };
}
/** What an operand in this role means. */
function operandEffects(role, word, cwd, why) {
    switch (role) {
        case 'data':
            return {};
        case 'read':
        case 'list':
        case 'write':
        case 'delete':
            return (0,shell_words/* pathEffects */.EV)(role, word, cwd);
        case 'tree':
            return (0,shell_words/* treeEffects */.T7)(word, cwd);
        case 'address':
            return (0,shell_words/* addressEffects */.ll)(word);
        case 'named':
            return { risks: [{ word: (0,shell_words/* writtenForm */.eT)(word), why: why ?? isMoreThanTheRule }] };
        case 'never':
            return { risks: [{ word: (0,shell_words/* writtenForm */.eT)(word), why: why ?? 'cannot be analyzed', never: true }] };
    }
}
/** What each of these words means in a role, or in each of several. */
function effectsFor(roles, words, cwd) {
    const each = typeof roles === 'string' ? [roles] : roles;
    return gatherEffects(words.flatMap((word) => each.map((role) => operandEffects(role, word, cwd))));
}
/** Merges partial effects: there is one per operand, and most are nearly empty. */
function gatherEffects(all) {
    const effects = [];
    const inner = [];
    const risks = [];
    const links = [];
    const bulk = [];
    let changes = false;
    let readsMore = false;
    for (const partial of all) {
        for (const effect of partial.effects ?? none)
            effects.push(effect);
        for (const command of partial.inner ?? none)
            inner.push(command);
        for (const partialRisk of partial.risks ?? none)
            risks.push(partialRisk);
        for (const link of partial.links ?? none)
            links.push(link);
        for (const read of partial.bulk ?? none)
            bulk.push(read);
        changes ||= partial.changes === true;
        readsMore ||= partial.readsMore === true;
    }
    return { effects, inner, risks, changes, links, bulk, readsMore };
}
const none = [];
/**
 * After `--` no word can become an option, but one that becomes several words shifts those after it:
 * `grep -- $x a` reads files that `$x` names.
 */
function addLoose(risks, { operands, beforeDashes }) {
    for (const word of operands.slice(beforeDashes)) {
        if (word.kind !== 'unknown' || word.plain === true || risks.some((known) => known.word === word.source))
            continue;
        risks.push({ word: word.source, why: 'may become any number of words', hint: 'put quotes around it' });
    }
}
/** A risk in an option's attached argument is reported for the whole word, as a rule would name it. */
function asTyped(risks, words) {
    const typed = new Set(words.map(shell_words/* writtenForm */.eT));
    const options = words.filter((word) => word.kind === 'literal' && word.value.startsWith('-'));
    return risks.map((known) => {
        const whole = typed.has(known.word) ? undefined : options.find((word) => (0,shell_words/* writtenForm */.eT)(word).endsWith(known.word));
        return whole === undefined ? known : { ...known, word: (0,shell_words/* writtenForm */.eT)(whole) };
    });
}

;// CONCATENATED MODULE: ./lib/policy/programs/archives/gzip.js


/** The file name extensions that these programs add and remove. */
const packed = /\.(?:t(?:gz|az|bz2?|xz|zst)|gz|z|Z|bz2?|xz|lzma|zst|lz4|br)$/;
const suffixes = { g: 'gz', b: 'bz2', x: 'xz', z: 'zst', l: 'lz4' };
/** The path without its last segment; empty if it has only one. */
function directoryOf(path) {
    let end = path.length;
    while (path[end - 1] === '/')
        end -= 1;
    return path.slice(0, path.lastIndexOf('/', end - 1) + 1);
}
/** The files that may replace a file; its whole directory if an option or the archive chooses the name. */
function replacements(path, { scan, invocation }) {
    if (scan.has('-S', '--suffix', '-N', '--name', '-r', '--recursive'))
        return [directoryOf(path) || '.'];
    const name = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    const unpacks = /^(?:b?un|gun)/.test(name) || scan.has('-d', '--decompress', '--uncompress');
    const bare = path.replace(packed, '');
    if (unpacks)
        return bare === path ? [] : [bare, `${bare}.tar`];
    return [`${path}.${name === 'brotli' ? 'br' : (suffixes[name.charAt(0)] ?? 'gz')}`];
}
/** Programs that replace files with compressed or decompressed ones. */
function compresses(context) {
    const toOutput = context.scan.has('-c', '--stdout', '--to-stdout', '-l', '--list', '-t', '--test') ||
        (0,shell_words/* matches */.cK)(context.invocation.argv[0], /cat$/);
    const { cwd } = context.invocation;
    const replaced = (word) => [
        (0,shell_words/* pathEffects */.EV)('delete', word, cwd),
        ...replacements((0,shell_words/* literalOf */.Zc)(word) ?? '', context).map((path) => (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)(path), cwd)),
    ];
    return gatherEffects(context.scan.operands.flatMap((word) => [
        (0,shell_words/* pathEffects */.EV)('read', word, cwd),
        ...(toOutput || (0,shell_words/* literalOf */.Zc)(word) === '-' ? [] : replaced(word)),
    ]));
}
const gzipProgram = defineProgram({
    names: 'gzip gunzip zcat bzip2 bunzip2 bzcat xz unxz xzcat zstd unzstd zstdcat lz4 brotli',
    source: 'https://www.gnu.org/software/gzip/manual/gzip.html',
    options: {
        flag: '-c --stdout --to-stdout -d --decompress --uncompress -f --force -k --keep -l --list -n --no-name -N --name -q --quiet -r --recursive -t --test -v --verbose -z --compress -1 -2 -3 -4 -5 -6 -7 -8 -9 --fast --best -e --extreme -h -H --long-help -L --license -V -s --small --rsyncable --synchronous',
        value: '-S --suffix -T --threads',
        digits: true,
        write: '-o',
    },
    check: compresses,
});

// EXTERNAL MODULE: ./lib/policy/files/sensitive-pattern.js
var sensitive_pattern = __webpack_require__(85760);
;// CONCATENATED MODULE: ./lib/policy/programs/shared/picked.js





/** Names looked at for one directory. */
const maxNames = 5000;
/**
 * What the patterns alone are about, whatever files exist: a pattern of sensitive names, or an unknown one, is a risk,
 * and a sensitive name without wildcards is read where it would be.
 */
function aboutSecrets(patterns, of, { invocation, starts }) {
    const isAbout = of === 'name' ? sensitive_pattern/* isAboutSecrets */.rQ : sensitive_pattern/* isAboutSecretPaths */.yP;
    const about = patterns.filter((word) => word.kind !== 'literal' || isAbout(word.value));
    const isName = (word) => word.kind === 'literal' && !/[*?[{\\]/.test(word.value);
    const names = about.filter(isName);
    return {
        risks: about.filter((word) => !isName(word)).map((word) => riskOf(word, 'may match files that contain secrets')),
        effects: names.flatMap((word) => starts.flatMap((start) => {
            const top = (0,shell_words/* literalOf */.Zc)(start);
            const path = of === 'name' ? `${top ?? '.'}/${(0,shell_words/* knownText */.bG)(word)}` : (0,shell_words/* knownText */.bG)(word);
            return top === null ? [] : [{ kind: 'read', path: (0,files_paths/* absolutePath */.Hi)(path, invocation.cwd) }];
        })),
    };
}
/** Reads or lists the sensitive files below these directories that the test picks, so that each meets the rules. */
function pickedBelow(starts, { invocation, world }, test, kind = 'read') {
    return gatherEffects(starts.map((start) => {
        const value = (0,shell_words/* literalOf */.Zc)(start);
        if (value === null)
            return {};
        const { paths } = world.sensitiveBelow((0,files_paths/* absolutePath */.Hi)(value, invocation.cwd), maxNames);
        const picked = paths.filter((path) => test(candidate(path, value, invocation.cwd)));
        return { effects: picked.map((path) => ({ kind, path })) };
    }));
}
/** A file below a directory that was given as `start`. */
function candidate(path, start, cwd) {
    const below = (0,files_paths/* relativeInside */.JA)({ path, directory: (0,files_paths/* absolutePath */.Hi)(start, cwd) }) ?? path;
    const shown = below === '' ? start : `${start.replace(/\/+$/, '')}/${below}`;
    return { shown, path: below, name: path.slice(path.lastIndexOf('/') + 1) };
}
/** The test of a pattern of names; one that is unknown or cannot be read picks every file. */
function testOf(pattern) {
    return (pattern.kind === 'literal' ? (0,sensitive_pattern/* nameTest */.Sf)(pattern.value) : null) ?? (() => true);
}
/** True for a pattern that leaves nothing out. */
function isWhole(word) {
    return word.kind === 'literal' && (0,sensitive_pattern/* picksEverything */.Ki)(word.value);
}

;// CONCATENATED MODULE: ./lib/policy/programs/shared/follow.js





/** Names looked at for one command. */
const follow_maxNames = 5000;
/**
 * What reading everything below a directory through the links in it adds: each of them counts by its own name. With
 * a test only those that it picks.
 */
function followTree(word, { invocation, world }, test) {
    const value = (0,shell_words/* literalOf */.Zc)(word);
    if (value === null)
        return {};
    const { cwd } = invocation;
    const top = (0,files_paths/* absolutePath */.Hi)(value, cwd);
    const links = world.linksBelow(top, follow_maxNames);
    if (links === null)
        return { risks: [riskOf(word, 'contains too many files to check for links')] };
    const isFollowed = (path) => test?.(candidate(path, value, cwd)) ?? true;
    return { effects: links.links.filter(isFollowed).map((path) => ({ kind: 'read', path })) };
}

// EXTERNAL MODULE: ./lib/policy/files/own-files.js
var own_files = __webpack_require__(68365);
;// CONCATENATED MODULE: ./lib/policy/programs/shared/written-trees.js




/** The same effects; the written paths may be symbolic links afterwards. */
function mayLink(partial) {
    return { ...partial, links: (0,own_files/* writtenPaths */.M)(partial.effects ?? []) };
}
/** The same for what is written into a directory. */
function linksBelow(partial) {
    return { ...partial, links: (0,own_files/* writtenPaths */.M)(partial.effects ?? []).map((path) => `${path}/`) };
}
/** Writes files below a directory under names that only an archive or a patch contains, including links. */
function unpackInto(directory, context) {
    return linksBelow(writeTree(directory, context));
}
/**
 * Writes everything below a directory. The top of the workspace includes the protected paths; one of them represents
 * all.
 */
function writeTree(directory, { invocation, world }) {
    const effects = (0,shell_words/* pathEffects */.EV)('write', directory, invocation.cwd);
    const onTop = (0,own_files/* writtenPaths */.M)(effects.effects).some((path) => (0,files_paths/* isInside */.FK)({ path: world.workspace, directory: path }));
    const workflows = { kind: 'write', path: `${world.workspace}/.github` };
    return gatherEffects([effects, onTop ? { effects: [workflows] } : {}]);
}

;// CONCATENATED MODULE: ./lib/policy/programs/archives/members.js



/**
 * Members of an archive whose content is printed. A named one is read like the file of that name, since an archive of
 * the workspace contains the same text; a pattern is evaluated like that of a search.
 */
function printedMembers(words, context) {
    const { cwd } = context.invocation;
    const starts = [(0,shell_words/* literalWord */.CK)('.')];
    return gatherEffects(words.map((word) => {
        if (!/[*?[\\]/.test((0,shell_words/* literalOf */.Zc)(word) ?? '*'))
            return (0,shell_words/* pathEffects */.EV)('read', word, cwd);
        if (isWhole(word))
            return {};
        const matches = testOf(word);
        return gatherEffects([
            aboutSecrets([word], 'path', { ...context, starts }),
            pickedBelow(starts, context, ({ name }) => matches(name)),
        ]);
    }));
}

;// CONCATENATED MODULE: ./lib/policy/programs/archives/tar.js







/** `tar xzf a.tar`: the first word may contain the options without a dash; their arguments follow in order. */
function dashed(words) {
    const [cluster, ...rest] = words;
    if (cluster?.kind !== 'literal' || !/^[A-Za-z]+$/.test(cluster.value))
        return words;
    const letters = cluster.value.split('');
    const takes = letters.filter((letter) => 'fCbTXgHVLNKI'.includes(letter));
    const flags = letters.filter((letter) => !takes.includes(letter));
    const glued = takes.flatMap((letter, index) => [(0,shell_words/* literalWord */.CK)(`-${letter}`), ...rest.slice(index, index + 1)]);
    return [...(flags.length > 0 ? [(0,shell_words/* literalWord */.CK)(`-${flags.join('')}`)] : []), ...glued, ...rest.slice(takes.length)];
}
function checkTar(context) {
    const { scan, invocation } = context;
    const { cwd } = invocation;
    const archive = scan.value('-f', '--file');
    const remote = archive !== null && /^[^/]*:/.test((0,shell_words/* knownText */.bG)(archive)) ? [riskOf(archive, 'is an archive on another machine')] : [];
    const writes = scan.has('-c', '--create', '-r', '--append', '-u', '--update', '-A', '--catenate', '--concatenate', '--delete');
    const toOutput = scan.has('-O', '--to-stdout');
    const extracts = scan.has('-x', '--extract', '--get');
    return gatherEffects([
        { risks: remote },
        archive === null ? {} : (0,shell_words/* pathEffects */.EV)(writes ? 'write' : 'read', archive, cwd),
        {
            risks: directories(context).flatMap(({ word }) => ((0,shell_words/* literalOf */.Zc)(word) === null ? riskOf(word, unknownPlace) : [])),
        },
        writes ? gatherEffects(scan.operands.map((word) => (0,shell_words/* treeEffects */.T7)(member(word, context), cwd))) : {},
        writes && scan.has('-h', '--dereference')
            ? gatherEffects(scan.operands.map((word) => followTree(member(word, context), context)))
            : {},
        extracts ? (toOutput ? printedMembers(scan.operands, context) : extracted(context)) : {},
    ]);
}
const unknownPlace = 'is a directory that is not known before it runs';
/** Every -C with its index. Each applies to the names after it and is relative to the previous one. */
function directories({ scan, invocation }) {
    return scan.options.flatMap((option) => ['-C', '--directory', '--cd'].includes(option.name) && option.value !== null
        ? [{ word: option.value, at: invocation.argv.indexOf(option.word) }]
        : []);
}
/** The working directory of tar when it reaches the word at this index. */
function directoryAt(at, context) {
    return directories(context)
        .filter((directory) => directory.at < at)
        .reduce((path, { word }) => (0,files_paths/* absolutePath */.Hi)((0,shell_words/* literalOf */.Zc)(word) ?? '.', path), context.invocation.cwd);
}
/** A member by its path on disk. */
function member(word, context) {
    const name = (0,shell_words/* literalOf */.Zc)(word);
    if (name === null)
        return word;
    return {
        ...word,
        kind: 'literal',
        value: (0,files_paths/* absolutePath */.Hi)(name, directoryAt(context.invocation.argv.indexOf(word), context)),
    };
}
/** The named members, or all members of the archive. */
function extracted(context) {
    const { scan, invocation } = context;
    const last = directoryAt(Number.POSITIVE_INFINITY, context);
    if (scan.operands.length === 0 || scan.has('--wildcards', '--strip-components'))
        return unpackInto((0,shell_words/* literalWord */.CK)(last), context);
    const places = scan.operands.map((word) => {
        const name = (0,shell_words/* literalOf */.Zc)(word);
        if (name === null)
            return { risks: [riskOf(word, 'is a member that is not known before it runs')] };
        // GNU tar uses the -C before the name; other versions use the last one.
        const bases = new Set([directoryAt(invocation.argv.indexOf(word), context), last]);
        return gatherEffects([...bases].map((base) => /(?:^|\/)\.{0,2}$/.test(name)
            ? unpackInto((0,shell_words/* literalWord */.CK)(base), context)
            : (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)(`${base}/${name}`), invocation.cwd)));
    });
    return mayLink(gatherEffects(places));
}
const described = defineProgram({
    names: 'tar gtar bsdtar',
    source: 'https://www.gnu.org/software/tar/manual/html_section/All-Options.html',
    options: {
        flag: '-c --create -x --extract --get -t --list -r --append -u --update -A --catenate --concatenate -d --diff --compare --delete -z --gzip --gunzip -j --bzip2 -J --xz -a --auto-compress --no-auto-compress --zstd --lzma -v --verbose -p --preserve-permissions --same-permissions --no-same-owner --no-same-permissions --same-owner -k --keep-old-files --skip-old-files --keep-newer-files --overwrite -O --to-stdout -m --touch -h --dereference --hard-dereference -n --seek --numeric-owner --wildcards --no-wildcards --anchored --exclude-vcs --exclude-vcs-ignores --exclude-backups --exclude-caches --no-recursion --recursion -l --one-file-system --totals --null -S --sparse -w -W -i --ignore-zeros --ignore-failed-read -R --block-number --show-transformed-names --utc --full-time -o --no-unquote --unquote -G --incremental --check-device --no-check-device --no-seek --exclude-caches-all --exclude-caches-under --no-null --verbatim-files-from --no-verbatim-files-from --no-anchored --wildcards-match-slash --no-wildcards-match-slash --no-overwrite-dir --ignore-command-error --no-ignore-command-error --delay-directory-restore --no-delay-directory-restore --clamp-mtime --preserve-order --same-order --acls --no-acls --selinux --no-selinux --xattrs --no-xattrs -B --read-full-records --old-archive --portability --posix --lzip --lzop --ungzip -Z --compress --uncompress --check-links --show-defaults --show-omitted-dirs --show-stored-names --show-snapshot-field-ranges --restrict --no-quote-chars',
        value: '-b --blocking-factor --exclude --strip-components --owner --group --mode --mtime --sort --format -H -V --label -N --newer --after-date --newer-mtime -K --starting-file --level --pax-option --quoting-style --record-size --warning --exclude-tag --exclude-tag-all --exclude-tag-under --exclude-ignore --exclude-ignore-recursive --hole-detection --sparse-version --xattrs-exclude --xattrs-include --quote-chars -f --file -C --directory --cd',
        read: '-X --exclude-from',
        optional: '--atime-preserve --occurrence --checkpoint --ignore-case --no-ignore-case',
        risks: {
            [runsOtherProgram]: '-I --use-compress-program --to-command --rsh-command --rmt-command --checkpoint-action -F --info-script --new-volume-script --volno-file -g --listed-incremental',
            'reads a list of files': '-T --files-from --add-file',
            'lets members leave the directory': {
                value: '--transform --xform',
                optional: '--one-top-level',
                flag: '-P --absolute-names --unlink-first -U --recursive-unlink --keep-directory-symlink --force-local --remove-files',
            },
            'operates on several archives': { flag: '-M --multi-volume', value: '-L --tape-length --index-file' },
        },
    },
    check: checkTar,
});
const tarProgram = {
    ...described,
    read: ({ argv, cwd }, world) => described.read({ argv: [...argv.slice(0, 1), ...dashed(argv.slice(1))], cwd }, world),
};

;// CONCATENATED MODULE: ./lib/policy/programs/archives/zip.js






/** They pack, unpack and show zip archives. */
const zipPrograms = definePrograms([
    {
        names: 'zip',
        source: 'https://infozip.sourceforge.net/Zip.html',
        options: {
            flag: '-r --recurse-paths -q --quiet -v --verbose -j --junk-paths -u --update -f --freshen -y --symlinks -X --no-extra -D -g -o -0 -1 -2 -3 -4 -5 -6 -7 -8 -9',
            value: '-x --exclude -i --include -n',
            risks: {
                [runsOtherProgram]: { flag: '-T --test', value: '-TT --unzip-command' },
                'deletes the files': { flag: '-m --move' },
            },
        },
        operands: ['write', 'tree'],
        check: (context) => {
            const { scan, invocation } = context;
            // A name after `@` is a file of patterns.
            const lists = scan
                .values('-x', '--exclude', '-i', '--include')
                .map(shell_words/* knownText */.bG)
                .filter((text) => text.startsWith('@'))
                .map((text) => (0,shell_words/* literalWord */.CK)(text.slice(1)));
            return gatherEffects([
                effectsFor('read', lists, invocation.cwd),
                ...(scan.has('-y', '--symlinks') ? [] : scan.operands.slice(1).map((word) => followTree(word, context))),
            ]);
        },
    },
    {
        names: 'unzip',
        source: 'https://infozip.sourceforge.net/UnZip.html',
        options: {
            flag: '-l -t -v -z -p -c -q -qq -n -o -j -a -C -L -M -u -f',
            value: '-x -d',
            risks: { 'lets members leave the directory': { flag: '-: -^ -K -X' } },
        },
        check: (context) => {
            const { scan, invocation } = context;
            const looks = scan.has('-l', '-t', '-v', '-z', '-p', '-c');
            const into = unpackInto(scan.value('-d') ?? (0,shell_words/* literalWord */.CK)('.'), context);
            return gatherEffects([
                effectsFor('read', scan.operands.slice(0, 1), invocation.cwd),
                looks ? {} : into,
                scan.has('-p', '-c') ? printedMembers(scan.operands.slice(1), context) : {},
            ]);
        },
    },
    {
        names: 'zipinfo zgrep zless xzgrep lsar',
        source: 'https://infozip.sourceforge.net/UnZip.html',
        options: { flag: '-1 -2 -s -m -l -v -h -t -z -n -i -c -q' },
        operands: 'read',
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/awk/awk-program.js
const forbidden = {
    system: 'runs a command (system)',
    getline: 'reads from a file or a command (getline)',
    ENVIRON: 'reads the environment (ENVIRON)',
    PROCINFO: 'reads about the process (PROCINFO)',
    ARGV: 'changes which files are read (ARGV)',
    ARGC: 'changes which files are read (ARGC)',
    SYMTAB: 'reaches variables by name (SYMTAB)',
    FUNCTAB: 'reaches functions by name (FUNCTAB)',
};
/** Words that are followed by a condition in parentheses. */
const conditions = new Set(['if', 'while', 'for', 'switch']);
/** Words after which a slash begins a pattern. */
const openers = new Set('print printf return in if while for else do case exit delete getline'.split(' '));
const writesFile = 'writes a file (>)';
const unclear = 'is a program that cannot be analyzed with certainty';
/**
 * What a program of awk does beyond computing and printing, as clauses:
 * https://www.gnu.org/software/gawk/manual/gawk.html. Strings and patterns are data; where it is not sure
 * whether a slash divides or begins a pattern, the program is refused.
 */
function readAwkProgram(text) {
    const reader = {
        text,
        at: 0,
        operand: false,
        printing: null,
        depth: 0,
        last: '',
        condition: false,
        open: [],
        problems: new Set(),
    };
    while (reader.at < text.length)
        takeToken(reader);
    return [...reader.problems];
}
function takeToken(reader) {
    const char = reader.text[reader.at] ?? '';
    const name = /[A-Za-z_]\w*/y;
    name.lastIndex = reader.at;
    const word = name.exec(reader.text)?.[0];
    if (word !== undefined)
        takeName(reader, word);
    else if (/[0-9.]/.test(char))
        advance(reader, 1, true);
    else if (char === '"')
        takeString(reader);
    else if (char === '#')
        takeComment(reader);
    else if (char === '/')
        takeSlash(reader);
    else if (char === '\\')
        takeContinuation(reader);
    else if (/[\n;{}]/.test(char))
        endStatement(reader, char);
    else if (/\s/.test(char))
        advance(reader, 1, reader.operand);
    else
        takeOperator(reader, char);
    if (/[\s#\\]/.test(char))
        return;
    reader.last = char;
    reader.condition = word !== undefined && conditions.has(word);
}
function takeName(reader, word) {
    if (Object.hasOwn(forbidden, word))
        reader.problems.add(forbidden[word] ?? unclear);
    if (word === 'print' || word === 'printf')
        reader.printing = reader.depth;
    advance(reader, word.length, !openers.has(word));
}
function takeOperator(reader, char) {
    const { text, at } = reader;
    const two = text.slice(at, at + 2);
    if (char === '@')
        reader.problems.add('loads a file or calls a function by name (@)');
    if (two === '||') {
        advance(reader, 2, false);
        return;
    }
    if (char === '|')
        reader.problems.add('runs a command (|)');
    if (two === '>>' || (char === '>' && reader.printing !== null && reader.depth <= reader.printing))
        reader.problems.add(writesFile);
    if (char === '(' || char === '[')
        reader.depth += 1;
    if (char === ')' || char === ']')
        reader.depth -= 1;
    if (char === '(')
        reader.open.push(reader.condition);
    const conditional = char === ')' && reader.open.pop() === true;
    if (two === '++' || two === '--') {
        advance(reader, 2, true);
        return;
    }
    advance(reader, 1, (char === ')' && !conditional) || char === ']');
}
function advance(reader, count, operand) {
    reader.at += count;
    reader.operand = operand;
}
/** After a comma or an operator, a line end continues the statement; in gawk also after `?` and `:`. */
function endStatement(reader, char) {
    if (char !== '\n' || !/[,&|?:]/.test(reader.last))
        reader.printing = null;
    advance(reader, 1, false);
}
function takeString(reader) {
    const { text } = reader;
    let at = reader.at + 1;
    while (at < text.length && text[at] !== '"') {
        if (text[at] === '\n')
            reader.problems.add(unclear);
        at += text[at] === '\\' ? 2 : 1;
    }
    if (at >= text.length)
        reader.problems.add(unclear);
    reader.at = at + 1;
    reader.operand = true;
}
function takeComment(reader) {
    const end = reader.text.indexOf('\n', reader.at);
    reader.at = end < 0 ? reader.text.length : end;
}
function takeContinuation(reader) {
    const before = reader.text[reader.at - 1] ?? ' ';
    const behind = /\\\r?\n/y;
    behind.lastIndex = reader.at;
    if (!behind.test(reader.text) || /\w/.test(before))
        reader.problems.add(unclear);
    advance(reader, Math.max(1, behind.lastIndex - reader.at), reader.operand);
}
/** Behind an operand it divides. Behind a condition awks differ: for one of them the program has an error there. */
function takeSlash(reader) {
    const { text, at } = reader;
    if (reader.operand) {
        advance(reader, 1, false);
        return;
    }
    let end = at + 1;
    while (end < text.length && text[end] !== '/') {
        if (text[end] === '\n')
            reader.problems.add(unclear);
        end += text[end] === '\\' ? 2 : 1;
    }
    const pattern = text.slice(at + 1, end).replace(/\\./gs, '');
    if (end >= text.length || leavesBracketOpen(pattern))
        reader.problems.add(unclear);
    advance(reader, end - at + 1, true);
}
/** Behind the last closing bracket nothing is closed: searching there from every open one would take long. */
function leavesBracketOpen(pattern) {
    const end = pattern.lastIndexOf(']') + 1;
    return (pattern.includes('[', end) ||
        pattern
            .slice(0, end)
            .replace(/\[\^?\]?[^\]]*\]/g, '')
            .includes('['));
}

;// CONCATENATED MODULE: ./lib/policy/programs/awk/awk.js




function checkAwk({ scan, invocation }) {
    const sources = scan.values('-e', '--source');
    const filed = scan.has('-f', '--file', '-E', '--exec');
    const foreign = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) === 'gawk'
        ? []
        : scan.options.filter(({ name }) => name === '-e' || name === '--source');
    const programs = sources.length > 0 || filed ? sources : scan.operands.slice(0, 1);
    const files = (sources.length > 0 || filed ? scan.operands : scan.operands.slice(1)).filter((word) => !isAssignment(word));
    const risks = foreign.map(({ word }) => riskOf(word, 'is ignored by other versions of awk, which take the next word as the program'));
    return gatherEffects([{ risks }, ...programs.map(checkProgram), effectsFor('read', files, invocation.cwd)]);
}
function isAssignment(word) {
    return (0,shell_words/* matches */.cK)(word, /^[A-Za-z_]\w*=/);
}
function checkProgram(word) {
    const value = (0,shell_words/* literalOf */.Zc)(word);
    if (value === null)
        return { risks: [riskOf(word, 'is a program that is not known before it runs')] };
    const problems = readAwkProgram(value);
    return {
        risks: problems.map((problem) => riskOf(word, problem)),
        effects: problems.map((problem) => beyondInput(problem, value)),
    };
}
/** The program computes the targets of its actions, so they may be anything. */
function beyondInput(problem, program) {
    return { kind: problem === writesFile ? 'write' : 'read', path: { any: program } };
}
const awkProgram = defineProgram({
    names: 'awk gawk mawk nawk original-awk',
    reads: 'files',
    source: 'https://www.gnu.org/software/gawk/manual/gawk.html',
    options: {
        stopAtOperand: true,
        flag: '-b --characters-as-bytes -c --traditional -C --copyright -k --csv -n --non-decimal-data -N --use-lc-numeric -O --optimize -s --no-optimize -P --posix -r --re-interval -S --sandbox -t --lint-old -M --bignum -g --gen-pot',
        value: '-v --assign -F --field-separator -e --source',
        optional: '-L --lint',
        risks: {
            'is a program in a file, which is not analyzed': '-f --file -E --exec -i --include',
            'loads a library': '-l --load',
            'writes a file': { optional: '-d --dump-variables -o --pretty-print -p --profile' },
            'runs the debugger': { optional: '-D --debug' },
            'is an option of another version of awk': '-W',
        },
    },
    check: checkAwk,
});

// EXTERNAL MODULE: ./lib/policy/programs/shared/publishes.js
var publishes = __webpack_require__(84056);
;// CONCATENATED MODULE: ./lib/policy/programs/shared/family.js






/** The same for each of these names; `group` comes before them. */
const subCommands = (names, command, group = '') => Object.fromEntries(names.split(' ').map((name) => [`${group} ${name}`.trim(), command]));
const namedOperands = (why) => ({ operands: 'named', why, changes: true, literal: true });
const changesSomething = { operands: 'named', why: isMoreThanTheRule, changes: true };
const runsTree = (options) => ({
    options,
    operands: 'tree',
    changes: true,
    plain: true,
});
/** The name of a sub-command that changes something is a risk, so that a rule must name it or leave it open. */
function defineFamily(spec) {
    const readers = new Map();
    let globals;
    return {
        names: spec.names.split(' '),
        source: spec.source,
        grants: spec.grants ?? null,
        ...(spec.alone === undefined ? {} : { alone: spec.alone }),
        ...(spec.literal === true ? { subCommands: changing(spec) } : {}),
        readOnly: Object.keys(spec.commands).filter((key) => key !== '' && spec.commands[key]?.reads === 'files'),
        read(invocation, world) {
            globals ??= compileOptions([
                { flag: '--help --version' },
                ...[spec.globals ?? []].flat(),
                { stopAtOperand: true },
            ]);
            const scan = scanArguments(invocation.argv.slice(1), globals, invocation.cwd);
            return readFamily(spec, { scan, readers, invocation, world });
        },
    };
}
function changing(spec) {
    return Object.keys(spec.commands).filter((key) => {
        const command = spec.commands[key];
        return key !== '' && command?.changes === true && command.plain !== true && !isHandledByRun(command);
    });
}
/** A rule for it is not needed, or has no effect. */
function isHandledByRun({ recorded, instead }) {
    return recorded === true || instead !== undefined;
}
function readFamily(spec, call) {
    const words = call.scan.operands;
    // Words after `--` belong to the commands that it starts; they are not a sub-command.
    const handed = spec.passesOn === true && call.scan.dashes && call.scan.beforeDashes === 0;
    const command = findCommand(spec, handed ? [] : words);
    // Programs differ in what `--` before a sub-command means.
    const readsOnlyFiles = !call.scan.dashes;
    const outer = { ...noEffects, effects: call.scan.effects, risks: call.scan.risks, readsOnlyFiles };
    if (command === null)
        return mergeProgramEffects(outer, unknownCommand(spec, words, call), startedTool(spec, call));
    const name = words.slice(0, command.length);
    const last = name.at(-1);
    const ownRisks = command.command.changes === true && command.command.plain !== true && last !== undefined
        ? [
            {
                ...riskOf(last, whyNamed(command.command)),
                ...openedBy(spec, command, call),
            },
        ]
        : [];
    const reader = readerFor(spec, call.readers, command);
    const inner = reader(words.slice(command.length), call.invocation, call.world);
    return mergeProgramEffects({ ...outer, risks: [...outer.risks, ...ownRisks] }, inner);
}
function whyNamed({ instead }) {
    const why = 'changes something that the rule does not name';
    return instead === undefined ? why : `is not available in a run (${instead})`;
}
function openedBy(spec, { key, command }, call) {
    const program = (0,shell_words/* literalOf */.Zc)(call.invocation.argv[0]);
    const isLiteral = (spec.literal === true && command.recorded !== true) || command.literal === true;
    if (isLiteral || program === null)
        return {};
    return { openedBy: [program, ...key.split(' ')] };
}
function readerFor(spec, readers, command) {
    const known = readers.get(command.key);
    if (known !== undefined)
        return known;
    const made = command.command.handle ?? commandReader(command.command, ...[spec.common ?? []].flat());
    readers.set(command.key, made);
    return made;
}
function findCommand(spec, words) {
    if (words.length === 0)
        return { key: '', command: spec.commands[''] ?? {}, length: 0 };
    let longest = null;
    let key = '';
    for (let length = 1; length <= Math.min(3, words.length); length += 1) {
        const value = (0,shell_words/* literalOf */.Zc)(words[length - 1]);
        // A quoted word with a space is not two words: `git 'remote add'`.
        if (value === null || value === '' || value.includes(' '))
            break;
        key = length === 1 ? value : `${key} ${value}`;
        const command = Object.hasOwn(spec.commands, key) ? spec.commands[key] : undefined;
        if (command !== undefined)
            longest = { key, command, length };
    }
    return longest;
}
function unknownCommand(spec, words, { invocation, world }) {
    const why = spec.unknown ?? 'is an unknown sub-command: it may be an alias or an extension';
    const [verb, ...rest] = words;
    if (verb === undefined)
        return { ...noEffects, readOnly: false };
    const groups = Object.keys(spec.commands).flatMap((key) => (key.includes(' ') ? [key.split(' ')[0]] : []));
    const grouped = groups.includes((0,shell_words/* knownText */.bG)(verb)) ? rest.slice(0, 1) : [];
    const program = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]);
    const opened = program !== null && spec.opens?.((0,shell_words/* knownText */.bG)(verb), invocation, world) === true;
    const options = spec.passesOn === true ? [] : rest.filter((word) => !grouped.includes(word) && family_mayBeOption(word));
    const risks = [
        ...[verb, ...grouped].map((word) => riskOf(word, why, opened ? (0,publishes/* openRulesFor */.L)(word, { openedBy: [program] }) : {})),
        ...options.map((word) => riskOf(word, 'is an option of an unknown sub-command')),
    ];
    const isTool = spec.starts?.((0,shell_words/* knownText */.bG)(verb)) !== undefined;
    const handed = isTool ? {} : (spec.handed?.(rest, (0,shell_words/* literalOf */.Zc)(verb), { invocation, world }) ?? {});
    const { effects, risks: all } = gatherEffects([{ risks }, handed]);
    const known = { effects, inner: [], risks: all, readOnly: false };
    return opened || spec.passesOn === true ? known : { ...known, opaque: true };
}
function startedTool(spec, { scan, invocation, world }) {
    const [verb] = scan.operands;
    const program = spec.starts?.((0,shell_words/* literalOf */.Zc)(verb) ?? '');
    if (program === undefined)
        return noEffects;
    const before = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    return startedBy([before], program.read({ ...invocation, argv: scan.operands }, world));
}
function family_mayBeOption(word) {
    const text = (0,shell_words/* knownText */.bG)(word);
    if (word.kind !== 'literal' && word.plain === true)
        return false;
    return word.kind === 'unknown' || text === '' || (text.startsWith('-') && text !== '--help' && text !== '--version');
}

;// CONCATENATED MODULE: ./lib/policy/programs/bazel.js



const bazel = {
    flag: '-k --keep_going --nocache_test_results --verbose_failures --show_progress --noshow_progress --noshow_loading_progress --build_tests_only --nobuild_tests_only --noremote_accept_cached --test_verbose_timeout_warnings --announce_rc --noimplicit_deps --notool_deps --order_output --stamp --nostamp',
    value: '--test_output --test_summary --test_filter --test_tag_filters --build_tag_filters --test_timeout --test_size_filters --test_lang_filters --runs_per_test --flaky_test_attempts --jobs -j --compilation_mode -c --color --curses --ui_event_filters --local_test_jobs --output --test_arg --show_result --keep_going --notest_keep_going --cache_test_results --nodistinct_host_configuration',
    optional: '--cache_test_results --test_keep_going --keep_going',
    risks: {
        "runs a program of the caller's choice or changes what is built": '--run_under --shell_executable --override_repository --override_module --action_env --test_env --repo_env --host_action_env --config --define --copt --cxxopt --linkopt --host_copt --crosstool_top --platforms --extra_toolchains --strategy --spawn_strategy --sandbox_writable_path --package_path --deleted_packages --aspects --script_path --tool_tag',
        'sends to a server or writes files': '--remote_cache --remote_executor --bes_backend --build_event_json_file --build_event_text_file --build_event_binary_file --profile --explain --experimental_execution_log_file --disk_cache --repository_cache --symlink_prefix --output_file --query_file --credential_helper',
    },
};
/** Labels of this workspace; an at sign names another repository. */
function labels({ scan }) {
    const outside = scan.operands.filter((word) => !(0,shell_words/* matches */.cK)(word, /^-?(?:\/\/|:)?[\w./+~:*-]+$/) ||
        /\.\./.test(((0,shell_words/* literalOf */.Zc)(word) ?? '').replace(/\/?\.\.\.(?=$|:)/, '')));
    return { risks: risksFor(outside, 'is a target outside the workspace') };
}
const bazelProgram = defineFamily({
    names: 'bazel bazelisk',
    source: 'https://bazel.build/reference/command-line-reference',
    grants: 'Compiles and runs the code of the workspace.',
    globals: {
        risks: {
            'chooses another directory or configuration': {
                value: '--bazelrc --output_base --output_user_root --server_javabase --host_jvm_args --install_base',
                flag: '--nohome_rc --noworkspace_rc --nosystem_rc',
            },
        },
    },
    commands: {
        '': {},
        ...subCommands('test build coverage', { options: bazel, check: labels, changes: true, plain: true }),
        ...subCommands('query cquery aquery', { options: bazel, operands: 'data' }),
        ...subCommands('version help', { operands: 'data' }),
        info: { options: bazel, operands: 'data' },
        ...subCommands('run clean fetch mod shutdown sync mobile-install vendor dump', {
            operands: 'named',
            why: 'is a program, a build or a command that the rule does not name',
            changes: true,
            options: bazel,
        }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/bc.js

const bcProgram = defineProgram({
    names: 'bc dc',
    source: 'https://www.gnu.org/software/bc/manual/html_mono/bc.html',
    options: {
        flag: '-l --mathlib -q --quiet -s --standard -w --warn -i --interactive',
        risks: { 'runs program text': '-e -f --expression --file' },
    },
    operands: 'named',
    why: 'is program text that it runs',
});

;// CONCATENATED MODULE: ./lib/policy/programs/shared/checks.js



/** Values that are names of something built in; anything else is loaded as code. Many of these options may be repeated. */
function builtInNames(...options) {
    return ({ scan }) => ({ risks: risksUnless(scan.values(...options), /^[\w-]+$/, loadsCode) });
}
/** Configuration values: only the names of built-in presets. */
function presetNames(...options) {
    const preset = /^(?:relaxed|default|auto|[pr]\/[\w./-]+)$/;
    return ({ scan }) => ({ risks: risksUnless(scan.values(...options), preset, choosesConfiguration) });
}
/** Operands, or the working directory, are read, and written if one of these options is given. */
function rewritesDirectoryIfAsked(...options) {
    return ({ scan, invocation: { cwd } }) => {
        const written = scan.has(...options) ? (0,shell_words/* orWorkingDirectory */.EM)(scan.operands) : [];
        return gatherEffects([
            effectsFor('tree', (0,shell_words/* orWorkingDirectory */.EM)(scan.operands), cwd),
            effectsFor('write', written, cwd),
        ]);
    };
}
/** Operands are read, and they or the working directory are written if one of these options is given. */
function rewritesIfAsked(...options) {
    return ({ scan, invocation: { cwd } }) => {
        const written = scan.has(...options) ? (0,shell_words/* orWorkingDirectory */.EM)(scan.operands) : [];
        return gatherEffects([effectsFor('tree', scan.operands, cwd), effectsFor('write', written, cwd)]);
    };
}
/** Operands, or the working directory, are read, and written unless one of these check-only options is given. */
function rewritesUnless(...looks) {
    return ({ scan, invocation: { cwd } }) => effectsFor(scan.has(...looks) ? 'tree' : ['tree', 'write'], (0,shell_words/* orWorkingDirectory */.EM)(scan.operands), cwd);
}
/** Operands are read, and changed unless one of these check-only options is given. */
function changesUnless(...looks) {
    return ({ scan, invocation: { cwd } }) => {
        const changes = !scan.has(...looks);
        const written = changes ? scan.operands : [];
        return gatherEffects([effectsFor('tree', scan.operands, cwd), effectsFor('write', written, cwd), { changes }]);
    };
}
/** uniq, xxd: reads the first operand and writes the second. */
function writesSecondOperand({ scan, invocation }) {
    const [source, second, ...rest] = scan.operands;
    return gatherEffects([
        source === undefined ? {} : (0,shell_words/* pathEffects */.EV)('read', source, invocation.cwd),
        second === undefined ? {} : (0,shell_words/* pathEffects */.EV)('write', second, invocation.cwd),
        { risks: risksFor(rest, 'is one operand too many') },
    ]);
}

;// CONCATENATED MODULE: ./lib/policy/programs/biome.js



const biome = {
    options: {
        flag: '--verbose --skip-errors --error-on-warnings --no-errors-on-unmatched --staged --changed --use-server --json-formatter-enabled --unsafe',
        value: '--colors --max-diagnostics --diagnostic-level --reporter --log-level --log-kind --since --only --skip --stdin-file-path --files-max-size --files-ignore-unknown --formatter-enabled --linter-enabled --assist-enabled --organize-imports-enabled --vcs-enabled --vcs-client-kind --vcs-use-ignore-file --vcs-default-branch --indent-style --indent-width --line-width --line-ending --quote-style --jsx-quote-style --semicolons --trailing-commas --arrow-parentheses --bracket-spacing --enforce-assist --javascript-formatter-enabled --css-formatter-enabled',
        write: '--log-file --reporter-file',
        risks: {
            [loadsCode]: '--config-path --vcs-root',
            'changes the sources': { flag: '--suppress', value: '--reason' },
        },
        optional: '--write --fix --apply --apply-unsafe',
    },
    check: rewritesIfAsked('--write', '--fix', '--apply', '--apply-unsafe'),
};
const biomeProgram = defineFamily({
    names: 'biome @biomejs/biome',
    source: 'https://biomejs.dev/reference/cli/',
    commands: {
        '': {},
        ...subCommands('check lint format ci', biome),
        ...subCommands('explain version rage', {}),
        migrate: { changes: true, literal: true, options: { flag: '--write --fix' } },
        init: { changes: true },
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/build-tools.js




const readsOtherRules = 'reads rules from another file, directory or text';
/** Targets: `make:*` grants each of them, `make test:*` only this one. */
function targetRisks({ scan, invocation }, isTarget) {
    const program = asCalled(invocation.argv[0]);
    return {
        risks: scan.operands.map((word) => {
            const plain = isTarget((0,shell_words/* literalOf */.Zc)(word) ?? '');
            return plain
                ? riskOf(word, 'is a target that the rule does not name', (0,publishes/* openRulesFor */.L)(word, { alsoCoveredBy: [program] }))
                : riskOf(word, 'sets a variable or is not a plain target');
        }),
    };
}
/** The program as a rule names it: `./gradlew` if it was called that way. */
function asCalled(word) {
    const name = (0,shell_words/* literalOf */.Zc)(word) ?? '';
    return word !== undefined && word.source.endsWith(`/${name}`) ? word.source : name;
}
/** `-j 4`: make takes the number from the next word. */
function jobCounts({ argv }) {
    return new Set(argv.filter((word, at) => ((0,shell_words/* matches */.cK)(word, /^\d+$/) || (word.kind !== 'literal' && word.number === true)) &&
        (0,shell_words/* matches */.cK)(argv[at - 1], /^(?:-j|--jobs|-l|-\w*j)$/)));
}
/** They run the targets of a build file. */
const buildTools = definePrograms([
    {
        names: 'make gmake',
        source: 'https://www.gnu.org/software/make/manual/html_node/Options-Summary.html',
        grants: 'Runs the commands that the makefile of the workspace holds; `make:*` grants every target.',
        changes: true,
        options: {
            flag: '-h -k --keep-going -s --silent --quiet -n --just-print --dry-run --recon -B --always-make -i --ignore-errors -q --question -t --touch -w --print-directory --no-print-directory -r --no-builtin-rules -R --no-builtin-variables -S --no-keep-going --stop -d -p --print-data-base --trace --warn-undefined-variables --no-silent -L --check-symlink-times -m -b -v',
            optional: '-j --jobs -l --load-average --max-load -O --output-sync --debug --shuffle',
            risks: {
                [readsOtherRules]: '-f --file --makefile -C --directory -I --include-dir -E --eval',
                'changes what is built': '-o --old-file --assume-old -W --what-if --new-file --assume-new',
                'lets the environment win': { flag: '-e --environment-overrides' },
            },
        },
        check: (context) => {
            const counts = jobCounts(context.invocation);
            const operands = context.scan.operands.filter((word) => !counts.has(word) && !(0,shell_words/* matches */.cK)(word, /^(?:V|VERBOSE|DEBUG|JOBS)=\d+$/));
            return targetRisks({ ...context, scan: { ...context.scan, operands } }, (value) => /^[\w./%+-]+$/.test(value) && !context.scan.has('--eval'));
        },
    },
    {
        names: 'ninja',
        source: 'https://ninja-build.org/manual.html',
        grants: 'Runs the commands that the build file of the workspace holds.',
        changes: true,
        options: {
            flag: '-v --verbose -n --quiet',
            value: '-j -k -l -d -w',
            risks: { [readsOtherRules]: '-C -f -t' },
        },
        check: (context) => targetRisks(context, (value) => /^[\w./+-]+$/.test(value)),
    },
    {
        names: 'just task',
        source: 'https://just.systems/man/en/',
        grants: 'Runs the commands that the file of recipes in the workspace holds.',
        changes: true,
        options: {
            flag: '-l --list --summary -n --dry-run -q --quiet -v --verbose --no-color --color -s --silent',
            risks: {
                [readsOtherRules]: '-f --justfile -d --working-directory --set --shell --shell-arg -t --taskfile --dir -c --command',
            },
        },
        check: (context) => targetRisks(context, (value) => /^[\w:./-]+$/.test(value)),
    },
    {
        names: 'gradle gradlew',
        source: 'https://docs.gradle.org/current/userguide/command_line_interface.html',
        grants: 'Runs the build scripts of the workspace.',
        changes: true,
        options: {
            flag: '-q --quiet -i --info -d --debug -w --warn -s --stacktrace -S --full-stacktrace --no-daemon --daemon --foreground --stop --status --parallel --no-parallel --offline --continue --no-continue -m --dry-run --rerun-tasks --build-cache --no-build-cache --configuration-cache --no-configuration-cache --refresh-dependencies --configure-on-demand --no-scan --no-watch-fs --watch-fs -v --all --profile -a --no-rebuild --rerun',
            value: '--console --tests -x --exclude-task --configuration --dependency --warning-mode --max-workers --priority',
            risks: {
                [readsOtherRules]: '-I --init-script -p --project-dir -b --build-file -c --settings-file -g --gradle-user-home --include-build --project-cache-dir -F --dependency-verification -M --write-verification-metadata',
                'sets a property, which can name a program or a file': {
                    optional: '-P* -D*',
                    value: '-P -D --project-prop --system-prop',
                },
                'publishes a report of the build': { flag: '--scan' },
            },
        },
        check: (context) => targetRisks(context, (value) => /^:?[A-Za-z][\w:-]*$/.test(value)),
    },
    {
        names: 'mvn mvnw',
        source: 'https://maven.apache.org/ref/current/maven-embedder/cli.html',
        grants: 'Runs the plug-ins that pom.xml of the workspace names.',
        changes: true,
        options: {
            singleDash: true,
            flag: '-q -quiet -B -batch-mode -e -errors -X -debug -U -update-snapshots -o -offline -am -also-make -amd -fae -ff -fn -N -non-recursive -ntp -no-transfer-progress -nsu -V -show-version -v -version -C -c -DskipTests -DskipITs',
            value: '-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -color',
            optional: '-DskipTests=* -DskipITs=* -Dtest=* -Dit.test=* -Dmaven.test.skip=* -Dstyle.color=* -Dsurefire.failIfNoSpecifiedTests=* -DfailIfNoTests=* -Dincludes=* -Dexcludes=* -P* -T* -pl=*',
            write: '-l -log-file',
            risks: {
                'sets a property, which can name a program or a file': { optional: '-D*' },
                [readsOtherRules]: '-s -settings -gs -global-settings -t -toolchains -gt -b -builder -emp -ep',
            },
        },
        check: [
            (context) => targetRisks(context, (value) => /^[a-z][\w-]*(?::[\w-]+)?$/.test(value) && !/^exec:|^antrun:/.test(value)),
            ({ scan }) => ({ risks: risksUnless(scan.values('-f', '-file'), /^(?:\.\/)?pom\.xml$/, readsOtherRules) }),
        ],
    },
    {
        names: 'meson',
        source: 'https://mesonbuild.com/Commands.html',
        grants: 'Runs the commands in meson.build of the workspace.',
        changes: true,
        options: {
            flag: '-v --verbose --no-rebuild --print-errorlogs --no-suite --list -q --quiet --clean --reconfigure --wipe --no-stdsplit',
            value: '--suite --num-processes -j --jobs --timeout-multiplier -t --repeat --maxfail --logbase --buildtype',
            read: '-C',
            risks: {
                [readsOtherRules]: {
                    value: '--wrap --wrapper --gdb-path --setup --test-args -D --cross-file --native-file --prefix --destdir --ninja-args',
                    flag: '--gdb',
                },
            },
        },
        check: ({ scan, invocation }) => {
            const [verb, ...rest] = scan.operands;
            const known = (0,shell_words/* matches */.cK)(verb, /^(?:test|compile|introspect|setup)$/);
            if (verb === undefined)
                return {};
            if (!known)
                return { risks: risksFor(scan.operands, isMoreThanTheRule) };
            if ((0,shell_words/* literalOf */.Zc)(verb) === 'setup')
                return effectsFor('write', rest, invocation.cwd);
            return {
                risks: risksUnless(rest, /^[\w.:/-]+$/, 'is not a plain name'),
            };
        },
    },
    {
        names: 'cmake',
        source: 'https://cmake.org/cmake/help/latest/manual/cmake.1.html',
        grants: 'Runs the commands in CMakeLists.txt of the workspace.',
        changes: true,
        options: {
            flag: '--clean-first -v --verbose -N --fresh --list-presets --strip -Wno-dev -Wdev --log-context',
            value: '-G -A -T --target -t --config --preset --log-level --component',
            optional: '-j --parallel -DCMAKE_BUILD_TYPE=* -DBUILD_TESTING=* -DBUILD_SHARED_LIBS=* -DCMAKE_EXPORT_COMPILE_COMMANDS=* -DCMAKE_CXX_STANDARD=* -DCMAKE_C_STANDARD=*',
            read: '-S --build',
            write: '-B --prefix',
            risks: {
                'sets a variable, which can name a compiler or a file': { optional: '-D*', value: '-D -U' },
                'runs a tool or a script': {
                    flag: '-E',
                    value: '-P -C --toolchain --install --open --graphviz --system-information',
                },
            },
        },
        check: ({ scan, invocation }) => gatherEffects([
            effectsFor('read', scan.own(), invocation.cwd),
            {
                risks: risksUnless(scan.handed(), /^-(?:j\d*|k|v|s|-silent)$/, 'is passed to the native build program'),
            },
        ]),
    },
    {
        names: 'ctest',
        source: 'https://cmake.org/cmake/help/latest/manual/ctest.1.html',
        grants: 'Runs the tests that the build directory names.',
        changes: true,
        options: {
            flag: '-V -VV --verbose --output-on-failure -Q --quiet -N --show-only --rerun-failed --progress --stop-on-failure -F',
            value: '-j --parallel -R -E -L -LE --timeout -C --build-config --repeat --no-tests --preset',
            read: '--test-dir',
            write: '-O --output-log --output-junit',
            risks: { 'runs a script or another build': '-S -SP -D --build-and-test --build-makeprogram --overwrite' },
        },
    },
]);

// EXTERNAL MODULE: ./lib/policy/shell/conditions.js
var shell_conditions = __webpack_require__(16486);
;// CONCATENATED MODULE: ./lib/policy/programs/builtins.js




const source = 'https://www.gnu.org/software/bash/manual/bash.html#Shell-Builtin-Commands';
/** Bash evaluates the subscript of a variable name: `test -v 'a[$(id)]'` runs id. */
const evaluates = 'names a variable, whose subscript bash would run';
function readTest({ argv, cwd }) {
    const words = argv.slice(1);
    const names = words.filter((word) => (0,shell_words/* matches */.cK)(word, /^-[vR]$/));
    const { effects } = effectsFor('list', (0,shell_conditions/* testedFiles */.Vl)(words), cwd);
    return { ...noEffects, effects, risks: risksFor(names, evaluates, { never: true }) };
}
const outputBuiltins = {
    names: ['echo', 'true', 'false', ':', 'pwd', 'yes'],
    source,
    grants: null,
    readOnly: [''],
    read: () => noEffects,
};
const testBuiltin = {
    names: ['test', '['],
    source,
    grants: null,
    readOnly: [''],
    read: readTest,
};
const printfBuiltin = defineProgram({
    names: 'printf',
    source,
    reads: 'files',
    options: { stopAtOperand: true, risks: { [evaluates]: { value: '-v', never: true } } },
});

;// CONCATENATED MODULE: ./lib/policy/programs/c8.js




/** Measures the coverage of a command, or reports an earlier measurement. */
function checkCoverage({ scan }) {
    const [command] = scan.operands;
    if (command === undefined || (0,shell_words/* matches */.cK)(command, /^(?:report|check-coverage)$/))
        return {};
    if ((0,shell_words/* literalOf */.Zc)(command) === 'instrument' || (0,shell_words/* literalOf */.Zc)(command) === 'merge')
        return { risks: risksFor(scan.operands, 'writes files') };
    return { inner: [{ kind: 'argv', argv: scan.operands }] };
}
const c8Program = defineProgram({
    names: 'c8 nyc',
    source: 'https://github.com/bcoe/c8#cli-options--configuration',
    grants: 'A rule that leaves the command open grants every program.',
    options: {
        stopAtOperand: true,
        groups: true,
        flag: '--check-coverage --all --100 --per-file --silent -s --skip-full --clean --no-clean --allowExternal --exclude-after-remap',
        value: '-r --reporter --lines --branches --functions --statements --include -n --exclude -x --extension -e --watermarks --src',
        write: '--report-dir -o --reports-dir --temp-dir --temp-directory -t',
        risks: { [choosesCode]: '-c --config --nycrc-path --require -i --cwd --resolve --merge-async --hook-require' },
    },
    check: [checkCoverage, builtInNames('-r', '--reporter')],
});

;// CONCATENATED MODULE: ./lib/policy/programs/cargo.js






const maybeFile = 'is a target that may be a file';
/** https://doc.rust-lang.org/cargo/commands/: options that most commands share. */
const common = {
    flag: '-v -vv --verbose -q --quiet --frozen --locked --offline --workspace --all --lib --bins --examples --tests --benches --all-targets -r --release --all-features --no-default-features --no-run --no-fail-fast --doc --keep-going --ignore-rust-version --future-incompat-report --unit-graph --build-plan -n --dry-run --no-deps --document-private-items',
    value: '--color -p --package --exclude --bin --example --test --bench --profile -F --features --message-format -j --jobs --format --depth -e --edges -i --invert --prune --charset --prefix --filter-platform --format-version --limit',
    optional: '--timings',
    write: '--target-dir --artifact-dir --out-dir',
    risks: {
        'sets configuration, which can name programs to run': '--config -Z',
        'builds another package': '-C --manifest-path --lockfile-path --path',
        [maybeFile]: '--target',
        'takes packages from elsewhere': '--git --registry --index --branch --rev --tag',
        'opens a viewer': { flag: '--open' },
    },
};
const known = (pattern, why) => (context) => {
    const handed = context.scan.handed();
    return {
        risks: handed
            .filter((word, index) => !pattern.test(joined(handed, index, word)))
            .map((word) => riskOf(word, why)),
    };
};
/** A word with the previous one, so that a pattern can identify an argument by its option. */
function joined(words, index, word) {
    return `${(0,shell_words/* literalOf */.Zc)(words[index - 1]) ?? ''} ${(0,shell_words/* literalOf */.Zc)(word) ?? '?'}`;
}
const lints = known(/ (?:-[DWAF]|--(?:deny|warn|allow|forbid|no-deps))$|(?:-[DWAF]|--deny|--warn|--allow|--forbid) [\w:-]+$| -[DWAF][\w:-]+$/, 'is passed to the compiler, where it can name programs');
const formats = known(/ (?:--check|-l|--files-with-diff|-v|--verbose|-q|--quiet|--edition|--color)$|(?:--edition|--color) \w+$| --edition=\d+$/, 'is passed to rustfmt, where it can write files or load configuration');
/** https://doc.rust-lang.org/rustc/tests/: options of the test program, and of criterion. */
const testProgram = compileOptions([
    {
        flag: '--include-ignored --ignored --force-run-in-process --exclude-should-panic --test --bench --list -h --help --nocapture --no-capture -q --quiet --exact --show-output --report-time --ensure-time --shuffle --noplot --verbose -v',
        value: '--test-threads --skip --color --format --shuffle-seed --sample-size --warm-up-time --measurement-time --baseline --save-baseline --load-baseline --profile-time --output-format',
        write: '--logfile',
        risks: { 'changes how the test program works': '-Z' },
    },
]);
/** Words after `--` are passed to the test program. */
function testArguments({ scan, invocation }) {
    const { risks, effects } = scanArguments(scan.handed(), testProgram, invocation.cwd);
    return { risks, effects };
}
function formatted(context) {
    const checks = context.scan.handed().some((word) => (0,shell_words/* literalOf */.Zc)(word) === '--check');
    return gatherEffects([formats(context), { changes: !checks && !context.scan.has('--check') }]);
}
/** Changes the sources. */
function writesHere({ invocation }) {
    return (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)('.'), invocation.cwd);
}
const literal = (why) => ({ operands: 'named', why, changes: true });
const crate = 'is a package that the rule does not name';
/** A name of the registry and a version; a path or an address has an option of its own. */
const crates = (command) => ({
    changes: true,
    check: ({ scan }) => ({
        risks: scan.operands.map((word) => riskOf(word, crate, (0,shell_words/* matches */.cK)(word, /^[A-Za-z][\w-]*(?:@[\w.+^~=*-]+)?$/) ? { alsoCoveredBy: ['cargo', command] } : {})),
    }),
});
const commands = defineFamily({
    names: 'cargo',
    source: 'https://doc.rust-lang.org/cargo/commands/',
    grants: 'Compiles and runs the code of the workspace and of its dependencies.',
    globals: {
        flag: '-v -vv --verbose -q --quiet --frozen --locked --offline -V --list',
        value: '--color --explain',
        risks: {
            'sets configuration, which can name programs to run': '--config -Z',
            'builds another package': '-C --manifest-path',
        },
    },
    common,
    commands: {
        '': {},
        ...subCommands('version metadata read-manifest verify-project locate-project pkgid', {}),
        ...subCommands('build b check c run r udeps doc clean fetch deny generate-lockfile package', { changes: true }),
        ...subCommands('test t bench', { check: testArguments, changes: true }),
        nextest: literal('is a command of nextest'),
        'nextest list': { changes: true },
        'nextest run': {
            plain: true,
            options: {
                value: '--retries --partition --test-threads -E --filter-expr --status-level',
                flag: '--no-capture --fail-fast',
            },
            changes: true,
        },
        'llvm-cov': {
            options: {
                flag: '--lcov --json --html --text --summary-only --branch --no-report --no-clean',
                value: '--ignore-filename-regex --fail-under-lines',
                write: '--output-path --output-dir',
            },
            changes: true,
        },
        machete: {
            options: { flag: '--with-metadata --skip-target-dir', risks: { 'changes files': { flag: '--fix' } } },
            operands: 'tree',
        },
        outdated: { options: { flag: '-R --root-deps-only', value: '--exit-code -d' }, changes: true },
        'semver-checks': { options: { value: '--baseline-rev --baseline-version' }, changes: true },
        hack: literal('is a command of cargo'),
        clippy: {
            options: { flag: '--no-deps --fix --allow-dirty --allow-staged' },
            check: [lints, (context) => (context.scan.has('--fix') ? writesHere(context) : {})],
            changes: true,
        },
        fmt: { options: { flag: '--check' }, check: formatted, changes: true },
        rustdoc: { check: lints, changes: true },
        fix: { options: { flag: '--allow-dirty --allow-staged --allow-no-vcs --edition --broken-code' }, changes: true },
        tree: { options: { flag: '-d --duplicates --no-dedupe -V' } },
        search: literal('is sent to the registry'),
        update: { options: { value: '--precise', flag: '-w' }, changes: true },
        audit: { options: { value: '--ignore --deny -D', flag: '--json --no-fetch' }, changes: true },
        'audit fix': { changes: true, literal: true },
        add: { ...crates('add'), options: { flag: '--dev -D --build --optional', value: '--rename' } },
        remove: { ...crates('remove'), options: { flag: '--dev --build' } },
        install: { ...crates('install'), options: { flag: '-f --force --no-track --list', value: '--version --vers' } },
        uninstall: literal(crate),
        publish: { changes: true, literal: true },
        vendor: { operands: 'write', changes: true },
        ...subCommands('new init', {
            options: { flag: '--lib --bin', value: '--edition --name --vcs' },
            operands: 'write',
            changes: true,
        }),
        login: literal('is a credential'),
    },
});
/** A name from the compiler's own list, `x86_64-unknown-linux-gnu`; a specification in a file ends in `.json`. */
const triple = /^(?:--target=)?[a-z0-9_][a-z0-9_.]*(?:-[a-z0-9_.]+){1,4}(?<!\.json)$/;
function readCommand(invocation, world) {
    const programEffects = commands.read(invocation, world);
    const targets = programEffects.risks.filter((target) => target.why === maybeFile);
    const named = targets.length > 0 && targets.every(({ word }) => word === '--target' || triple.test(word));
    return named
        ? { ...programEffects, risks: programEffects.risks.filter((risk) => !targets.includes(risk)) }
        : programEffects;
}
/** `cargo +nightly fmt`: the toolchain precedes the command. */
const cargoProgram = {
    ...commands,
    read(invocation, world) {
        const [program, toolchain, ...rest] = invocation.argv;
        if (program === undefined || toolchain === undefined || !(0,shell_words/* matches */.cK)(toolchain, /^\+[\w.-]+$/))
            return readCommand(invocation, world);
        const chosen = {
            effects: [],
            inner: [],
            risks: [riskOf(toolchain, 'is a toolchain that the rule does not name')],
            readOnly: true,
        };
        return mergeProgramEffects(chosen, readCommand({ ...invocation, argv: [program, ...rest] }, world));
    },
};

;// CONCATENATED MODULE: ./lib/policy/programs/changeset.js

const changesetProgram = defineFamily({
    names: 'changeset @changesets/cli',
    source: 'https://github.com/changesets/changesets/blob/main/packages/cli/README.md',
    commands: {
        '': { changes: true },
        status: { options: { flag: '--verbose', value: '--since', write: '--output -o' } },
        ...subCommands('add init version publish tag pre', {
            changes: true,
            literal: true,
            operands: 'named',
            options: { flag: '--empty', value: '--otp --tag --snapshot --ignore' },
        }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/cloud-clients.js



/** Read-only verbs of cloud clients: the last word before the options. */
const shows = /^(?:describe(?:-[\w-]+)?|list(?:-[\w-]+)?|ls|show|head(?:-[\w-]+)?|get-caller-identity|get-metric-[\w-]+|get-(?:function|bucket-location|account-summary|rest-apis|log-events|template|stack-policy|parameters-by-path-names)|validate-template|filter-log-events|tail|wait|version|info|browse)$/;
const secretive = /secret|credential|token|auth|password|ssm|kms|keys?$|access|keyvault|kv$|print|export|configure$/i;
/** `file://template.yaml` is a file of the workspace for aws. */
function localFile(value) {
    const path = /^fileb?:\/\/([\w./-]+)$/.exec((0,shell_words/* literalOf */.Zc)(value) ?? '')?.[1];
    return path === undefined ? null : (0,shell_words/* literalWord */.CK)(path);
}
/** A prefix rule covers read-only commands of services without secrets; a rule must name everything else literally. */
function cloud({ scan, invocation }) {
    const words = scan.operands.map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '');
    const verb = words.findIndex((word) => shows.test(word));
    const plain = verb >= 0 && !words.slice(0, verb + 1).some((word) => secretive.test(word));
    const files = scan.options.filter((option) => /^(?:file|fileb):|^@/.test((0,shell_words/* knownText */.bG)(option.value ?? (0,shell_words/* literalWord */.CK)(''))));
    const read = files.flatMap((option) => localFile(option.value) ?? []);
    const risks = [
        ...(plain ? [] : risksFor(scan.operands, isMoreThanTheRule)),
        ...files
            .filter((option) => localFile(option.value) === null)
            .map((option) => riskOf(option.value ?? option.word, 'reads a file or an address')),
        ...(plain ? scan.operands.slice(verb + 1) : [])
            .filter((word) => word.kind !== 'literal')
            .map((word) => riskOf(word, 'is not known before it runs')),
    ];
    return gatherEffects([effectsFor('read', read, invocation.cwd), { changes: !plain, risks }]);
}
const cloudClients = defineProgram({
    names: 'aws gcloud az doctl gsutil',
    source: 'https://docs.aws.amazon.com/cli/latest/reference/',
    grants: 'Acts on a cloud with the credentials of the environment.',
    options: {
        flag: '--no-cli-pager --no-paginate --no-color --recursive --human-readable --summarize --quiet -q --no-cli-auto-prompt --follow --only-show-errors --all --show-details',
        value: '--region --output -o --query --max-items --page-size --format --filter --filters --limit --sort-by --project --zone --location --since --start-time --end-time --stack-name --cluster --clusters --services --instance-ids --function-name --log-group-name --log-stream-names --filter-pattern --bucket --prefix --tasks --name -n --resource-group -g --subscription --template-body --verbosity --page-token --starting-token --metric-name --namespace --statistics --period --dimensions',
        risks: {
            [choosesAccount]: {
                value: '--endpoint-url --profile --cli-input-json --cli-input-yaml --ca-bundle --account --impersonate-service-account --configuration --flags-file --access-token-file --billing-project --api-endpoint-overrides --body --url --uri',
                flag: '--no-verify-ssl --debug --log-http --no-sign-request --user-output-enabled',
            },
        },
    },
    check: cloud,
});

;// CONCATENATED MODULE: ./lib/policy/programs/compilers.js



const namesProgramOrPlugin = 'names a program, a plug-in or options for one';
/** Sources are read; output goes to `-o`, otherwise to the working directory. */
function compilationEffects({ scan, invocation }) {
    const stops = scan.has('-E', '-fsyntax-only', '-M', '-MM');
    const output = scan.has('-o') || stops || scan.operands.length === 0
        ? {}
        : (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)(scan.has('-c', '-S') ? '.' : 'a.out'), invocation.cwd);
    return gatherEffects([
        { risks: responseFileRisks(scan.operands) },
        effectsFor('read', scan.operands, invocation.cwd),
        output,
    ]);
}
/** They compile sources; `java` and similar programs run the result. */
const compilers = definePrograms([
    {
        names: 'gcc g++ cc c++ clang clang++',
        source: 'https://gcc.gnu.org/onlinedocs/gcc/Option-Summary.html',
        options: {
            singleDash: true,
            flag: '-c -S -E -g -w -v -pipe -pedantic -pedantic-errors -ansi -shared -static -pthread -rdynamic -nostdlib -nodefaultlibs -nostdinc -s -P -C -M -MM -MD -MMD -MP -fsyntax-only -pie -no-pie -dumpversion -dumpmachine -### -O',
            value: '-x -D -U -std -MT -MQ -target -arch',
            optional: '-W* -O* -D* -U* -std=* -m* -g* -l* -f*',
            read: '-I -isystem -iquote -idirafter -include -L',
            write: '-o -MF',
            risks: {
                [namesProgramOrPlugin]: {
                    value: '-wrapper -B -Xlinker -Xassembler -Xpreprocessor -Xclang -specs -T',
                    optional: '-B* -fplugin* -specs=* -Wl,* -Wa,* -Wp,* -fuse-ld* -fpass-plugin* -load*',
                },
                'writes more files': {
                    flag: '-save-temps',
                    optional: '-save-temps=* -fdump* -fprofile* -fcoverage* -fcallgraph-info* -fstack-usage* -ftime-trace* -fdiagnostics-add-output*',
                    value: '-aux-info -dumpdir -dumpbase',
                },
                'reads other files': { value: '-imacros -iprefix -isysroot', optional: '--sysroot=* -I* -L*' },
            },
        },
        check: compilationEffects,
    },
    {
        names: 'javac kotlinc swiftc scalac',
        source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/javac.html',
        options: {
            singleDash: true,
            flag: '-g -verbose -Werror -nowarn -parameters -deprecation',
            value: '-source -target -release -encoding',
            optional: '-Xlint*',
            write: '-d -h -s',
            read: '-cp -classpath -sourcepath',
            risks: { [namesProgramOrPlugin]: { optional: '-J* -Xplugin*', value: '-processor -processorpath -Xplugin' } },
        },
        check: compilationEffects,
    },
    {
        names: 'rustc',
        source: 'https://doc.rust-lang.org/rustc/command-line-arguments.html',
        options: {
            flag: '-V -v --verbose -g -O --test',
            value: '--edition --crate-name --crate-type --cap-lints -W -D -A -F --print --explain --cfg --check-cfg --error-format --color',
            write: '-o --out-dir',
            risks: { [namesProgramOrPlugin]: '-C --codegen -Z -L -l --extern --emit --target --sysroot' },
        },
        check: compilationEffects,
    },
    {
        names: 'java javaw jshell groovy scala kotlin dotnet-script',
        source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
        grants: 'Runs the given program.',
        changes: true,
        options: {
            singleDash: true,
            stopAtOperand: true,
            flag: '-version -showversion -help -h',
            risks: {
                [namesProgramOrPlugin]: {
                    optional: '-X* -D* -javaagent* -agentlib* -agentpath*',
                    value: '-jar -cp -classpath -m -p',
                },
            },
        },
        operands: ['named', 'data'],
        why: 'is a program that it runs',
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/javascript-checkers.js




/** cspell shows words of what it reads; some of its sub-commands change its settings. */
function checkSpelling({ scan, invocation }) {
    const [verb, ...rest] = scan.operands;
    const name = (0,shell_words/* literalOf */.Zc)(verb) ?? '';
    if (verb !== undefined && /^(?:init|link|dictionaries|help)$/.test(name))
        return { risks: [riskOf(verb, 'changes settings that the rule does not name')], changes: true };
    const files = /^(?:lint|check)$/.test(name) ? rest : scan.operands;
    return effectsFor('tree', files, invocation.cwd);
}
function edited({ scan, invocation }) {
    const file = scan.value('-e', '--edit');
    return file === null ? {} : (0,shell_words/* pathEffects */.EV)('read', file, invocation.cwd);
}
/** They check or format sources, with plug-ins and configuration of the workspace. */
const javascriptCheckers = definePrograms([
    {
        names: 'eslint',
        source: 'https://eslint.org/docs/latest/use/command-line-interface',
        grants: runsPlugins,
        options: {
            flag: '--quiet --no-color --color --cache --no-cache --no-inline-config --report-unused-disable-directives --no-error-on-unmatched-pattern --no-eslintrc --no-ignore --exit-on-fatal-error --pass-on-no-patterns --stats --no-warn-ignored --fix --fix-dry-run --stdin --print-config --no-config-lookup --pass-on-unpruned-suppressions -v -h --debug --env-info',
            value: '--ext --max-warnings --cache-strategy --env --global --stdin-filename --ignore-pattern --rule --report-unused-disable-directives-severity --report-unused-inline-configs --parser-options --fix-type --flag --concurrency -f --format',
            read: '--ignore-path',
            write: '-o --output-file --cache-location --cache-file --suppressions-location',
            risks: {
                [loadsCode]: '-c --config --parser --plugin --rulesdir --resolve-plugins-relative-to',
                'starts another program': { flag: '--init --inspect-config --mcp' },
                'changes files': { flag: '--suppress-all --prune-suppressions', value: '--suppress-rule' },
            },
        },
        check: [rewritesIfAsked('--fix'), builtInNames('-f', '--format')],
    },
    {
        names: 'oxlint',
        source: 'https://oxc.rs/docs/guide/usage/linter/cli',
        grants: runsPlugins,
        options: {
            flag: '--deny-warnings --quiet --silent --fix --fix-suggestions --fix-dangerously --disable-nested-config --no-error-on-unmatched-pattern --type-aware --no-ignore --rules --report-unused-disable-directives --import-plugin --react-plugin --jest-plugin --vitest-plugin --jsx-a11y-plugin --nextjs-plugin --promise-plugin --node-plugin',
            value: '-D --deny -W --warn -A --allow -f --format --max-warnings --threads --ignore-pattern',
            read: '--ignore-path --tsconfig',
            risks: { [loadsCode]: '-c --config' },
        },
        check: rewritesIfAsked('--fix', '--fix-suggestions', '--fix-dangerously'),
    },
    {
        names: 'prettier',
        source: 'https://prettier.io/docs/cli',
        grants: runsPlugins,
        options: {
            groups: true,
            flag: '--check -c --list-different -l --no-color --color --no-config --no-editorconfig --ignore-unknown -u --with-node-modules --no-semi --semi --single-quote --no-single-quote --jsx-single-quote --use-tabs --no-use-tabs --bracket-same-line --no-bracket-spacing --require-pragma --insert-pragma --cache --no-cache --no-error-on-unmatched-pattern --debug-check --single-attribute-per-line --write -w --file-info --support-info --no-plugin-search',
            value: '--log-level --loglevel --parser --tab-width --print-width --trailing-comma --end-of-line --prose-wrap --quote-props --arrow-parens --html-whitespace-sensitivity --embedded-language-formatting --object-wrap --experimental-operator-position --config-precedence --stdin-filepath --cache-strategy --range-start --range-end',
            read: '--ignore-path --find-config-path',
            write: '--cache-location',
            risks: { [loadsCode]: '--config --plugin --plugin-search-dir --config-path' },
        },
        check: [rewritesIfAsked('--write', '-w'), builtInNames('--parser')],
    },
    {
        names: 'stylelint',
        source: 'https://stylelint.io/user-guide/cli',
        grants: runsPlugins,
        options: {
            groups: true,
            flag: '-q --quiet --cache --no-cache --allow-empty-input --aei --color --no-color --di --disable-default-ignores --rd --report-descriptionless-disables --report-needless-disables --report-invalid-scope-disables --fix --stdin --quiet-deprecation-warnings --compute-edit-info',
            value: '--mw --max-warnings --ip --ignore-pattern --stdin-filename --cache-strategy -f --formatter --globby-options --go',
            read: '-i --ignore-path',
            write: '-o --output-file --cache-location',
            risks: { [loadsCode]: '-c --config --config-basedir --custom-formatter --custom-syntax --suppress-location' },
        },
        check: [rewritesIfAsked('--fix'), builtInNames('-f', '--formatter')],
    },
    {
        names: 'cspell',
        source: 'https://cspell.org/docs/getting-started',
        grants: runsPlugins,
        options: {
            flag: '--no-progress --progress --no-summary --summary --show-suggestions --no-color --color -q --quiet --silent -u --unique --words-only --dot --gitignore --no-gitignore --no-must-find-files --must-find-files --show-context --no-exit-code --fail-fast --no-fail-fast --relative --cache --no-issues --validate-directives --no-validate-directives --verbose -v',
            value: '-r --reporter -e --exclude --locale --language-id --max-duplicate-problems --max-file-size --issue-template --report --cache-strategy',
            write: '--cache-location',
            risks: { [loadsCode]: '-c --config --file-list --root --plugin --stdin-file-path --exclude-file' },
        },
        check: [checkSpelling, builtInNames('-r', '--reporter')],
    },
    {
        names: 'knip',
        source: 'https://knip.dev/reference/cli',
        grants: runsPlugins,
        options: {
            flag: '-p --production --strict -s --no-config-hints --no-exit-code --no-gitignore --no-progress -n --include-libs --include-entry-exports -d --debug --performance --trace --cache --dependencies --exports --files --treat-config-hints-as-errors --isolate-workspaces --memory',
            value: '--include --exclude -W --workspace --reporter --max-issues --max-show-issues --tags --trace-export --trace-file',
            read: '-t --tsConfig',
            write: '--cache-location',
            risks: {
                [loadsCode]: '-c --config --directory --preprocessor --preprocessor-options --reporter-options',
                'changes files': { optional: '--fix --fix-type --format --allow-remove-files' },
            },
        },
        check: builtInNames('--reporter'),
    },
    {
        names: 'commitlint',
        source: 'https://commitlint.js.org/reference/cli.html',
        grants: runsPlugins,
        options: {
            flag: '-c --color --no-color -l --last -q --quiet -V --verbose -s --strict --from-last-tag',
            value: '-f --from -t --to --git-log-args -H --help-url',
            optional: '-e --edit',
            risks: {
                [loadsCode]: '-g --config -x --extends -p --parser-preset -d --cwd -o --format --options -E --env --print-config',
            },
        },
        operands: 'read',
        check: edited,
    },
    {
        names: 'svelte-check astro-check',
        source: 'https://svelte.dev/docs/cli/sv-check',
        grants: runsPlugins,
        options: {
            flag: '--fail-on-warnings --no-tsconfig --preserveWatchOutput --incremental',
            value: '--output --threshold --compiler-warnings --ignore --diagnostic-sources --color',
            read: '--workspace --tsconfig',
        },
    },
    {
        names: 'madge depcheck dpdm ts-prune unimported',
        source: 'https://github.com/pahen/madge#cli',
        grants: runsPlugins,
        options: {
            flag: '-c --circular -j --json -s --summary --orphans --leaves --no-color --no-spinner --warning --debug --no-count --skip-missing --oneline --include-npm -T --no-tree --no-warning --exit-code',
            value: '-x --exclude --extensions --ignores --ignore-dirs --ignore-patterns --layout --ext',
            read: '--ts-config --tsconfig -p --project',
            write: '-i --image -d --dot --output',
            risks: {
                [loadsCode]: '--config --webpack-config --require-config --rc --parsers --detectors --specials --ignore-path',
            },
        },
        operands: 'tree',
    },
    {
        names: 'markdownlint markdownlint-cli markdownlint-cli2 remark textlint alex write-good',
        source: 'https://github.com/igorshubovych/markdownlint-cli#usage',
        grants: runsPlugins,
        options: {
            flag: '-q --quiet -d --dot -j --json -s --stdin -f --fix --no-globs --format --frail -e --enable-all',
            value: '-i --ignore --enable --disable --ext',
            read: '-p --ignore-path',
            write: '-o --output',
            risks: { [loadsCode]: '-c --config -r --rules --rulesdir --rule --plugin --preset --use --configPointer -u' },
        },
        // `#node_modules` leaves files out.
        check: (context) => {
            const operands = context.scan.operands.filter((word) => !(0,shell_words/* matches */.cK)(word, /^[#!]/));
            return rewritesIfAsked('-f', '--fix')({ ...context, scan: { ...context.scan, operands } });
        },
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/javascript-test-runners.js





/** `vitest list --json FILE`: the file may be a separate word. */
function reported({ scan, invocation }) {
    if (!scan.has('--json'))
        return {};
    const { argv, cwd } = invocation;
    const behind = argv.filter((_, at) => (0,shell_words/* literalOf */.Zc)(argv[at - 1]) === '--json');
    return gatherEffects(behind.filter((word) => scan.operands.includes(word)).map((word) => (0,shell_words/* pathEffects */.EV)('write', word, cwd)));
}
/** They run the tests of the workspace. */
const javascriptTestRunners = definePrograms([
    {
        names: 'jest',
        source: 'https://jestjs.io/docs/cli',
        grants: runsTests,
        options: {
            groups: true,
            flag: '--ci --coverage --no-coverage --collectCoverage --verbose --silent --runInBand -i --passWithNoTests --forceExit --detectOpenHandles --onlyChanged -o --onlyFailures -f --lastCommit --json --no-cache --cache --listTests --showConfig --debug --expand -e --findRelatedTests --logHeapUsage --errorOnDeprecated --colors --color --no-color --no-watchman --useStderr --testLocationInResults --randomize --showSeed --watch --watchAll --all --noStackTrace --openHandlesTimeout --no-verbose --updateSnapshot -u --clearCache',
            value: '-t --testNamePattern --testPathPattern --testPathPatterns --testPathIgnorePatterns --maxWorkers -w --shard --changedSince --testTimeout --maxConcurrency --seed --selectProjects --ignoreProjects --collectCoverageFrom --coverageThreshold --coverageProvider --coveragePathIgnorePatterns',
            optional: '-b --bail --watchAll --watch --coverage --ci --cache',
            write: '--coverageDirectory --outputFile --cacheDirectory',
            risks: {
                [loadsCode]: '-c --config --rootDir --roots --projects --testEnvironment --env --setupFiles --setupFilesAfterEnv --globalSetup --globalTeardown --reporters --coverageReporters --runner --testRunner --transform --resolver --preset --moduleNameMapper --modulePaths --moduleDirectories --snapshotSerializers --testSequencer --watchPlugins --testMatch --testRegex --filter --globals --prettierPath --testResultsProcessor',
            },
        },
        changes: true,
    },
    {
        names: 'vitest',
        source: 'https://vitest.dev/guide/cli.html',
        grants: runsTests,
        options: {
            groups: true,
            flag: '--run --watch --no-watch -w --coverage --no-coverage --coverage.enabled --silent --hideSkippedTests --passWithNoTests --allowOnly --no-color --color --isolate --no-isolate --globals --dom --no-file-parallelism --fileParallelism --typecheck --logHeapUsage --dangerouslyIgnoreUnhandledErrors --expandSnapshotDiff --disableConsoleIntercept --no-cache --clearScreen --changed --related --json --update -u --bail --no-typecheck --includeTaskLocation --filesOnly',
            value: '-t --testNamePattern --testTimeout --hookTimeout --teardownTimeout --shard --maxWorkers --minWorkers --maxConcurrency --retry --sequence.seed --sequence.shuffle --coverage.reporter --coverage.include --coverage.exclude --coverage.provider --project --exclude --mode --slowTestThreshold --testNamePattern --pool --environment --reporter',
            optional: '--bail --changed --silent --coverage --update',
            write: '--outputFile --coverage.reportsDirectory',
            risks: {
                [loadsCode]: '-c --config -r --root --dir --globalSetup --setupFiles --poolOptions --workspace --runner --coverage.customProviderModule --execArgv --diff --snapshotEnvironment',
                'opens a server or a browser': { optional: '--ui --api --browser --open', value: '--api.port --api.host' },
                'lets other processes run code in it': { optional: '--inspect --inspect-brk' },
            },
        },
        check: [
            builtInNames('--reporter'),
            builtInNames('--environment'),
            builtInNames('--pool'),
            builtInNames('--coverage.provider'),
            reported,
        ],
        changes: true,
    },
    {
        names: 'mocha',
        source: 'https://mochajs.org/#command-line-usage',
        grants: runsTests,
        options: {
            groups: true,
            flag: '-b --bail --no-bail --check-leaks --exit --forbid-only --forbid-pending -C --color --no-color -c --diff --no-diff -p --parallel --recursive -S --sort --dry-run -i --invert -A --async-only --full-trace --inline-diffs --list-interfaces --list-reporters --fail-zero --pass-on-failing-test-suite --no-config --no-opts --no-package -w --watch',
            value: '-t --timeout -s --slow -j --jobs --retries -g --grep -f --fgrep --extension --ignore --exclude -R --reporter -u --ui',
            risks: {
                [loadsCode]: '-r --require --config --opts --package --file --loader --import -O --reporter-option --reporter-options --spec --node-option -n',
            },
        },
        operands: 'tree',
        check: [builtInNames('-R', '--reporter'), builtInNames('-u', '--ui')],
        changes: true,
    },
    {
        names: 'ava',
        source: 'https://github.com/avajs/ava/blob/main/docs/05-command-line.md',
        grants: runsTests,
        changes: true,
        options: {
            groups: true,
            flag: '-v --verbose --fail-fast -s --serial -t --tap -u --update-snapshots --color --no-color --no-worker-threads',
            value: '-m --match -T --timeout -c --concurrency',
            risks: { [loadsCode]: '--config --node-arguments' },
        },
        operands: 'tree',
    },
]);
const cypressProgram = defineFamily({
    names: 'cypress',
    source: 'https://docs.cypress.io/app/references/command-line',
    grants: runsTests,
    commands: {
        '': {},
        run: {
            changes: true,
            options: {
                flag: '--headless --headed -q --quiet --parallel --component --e2e --no-exit --no-runner-ui --runner-ui',
                value: '-s --spec -b --browser -r --reporter --group -t --tag --ci-build-id --auto-cancel-after-failures',
                risks: {
                    [loadsCode]: '-c --config -C --config-file -P --project -e --env -o --reporter-options',
                    'sends results to a server': { flag: '--record', value: '-k --key' },
                    [opensServer]: '-p --port',
                },
            },
            check: [builtInNames('-r', '--reporter'), builtInNames('-b', '--browser')],
            plain: true,
        },
        verify: {},
        version: {},
        info: {},
        install: { changes: true },
    },
});
const playwrightProgram = defineFamily({
    names: 'playwright',
    source: 'https://playwright.dev/docs/test-cli',
    grants: runsTests,
    commands: {
        '': {},
        test: {
            changes: true,
            options: {
                flag: '--headed --list --quiet --fully-parallel --pass-with-no-tests --forbid-only --last-failed -x --no-deps --ignore-snapshots --fail-on-flaky-tests',
                value: '--project --grep -g --grep-invert -G --workers -j --retries --repeat-each --shard --timeout --global-timeout --max-failures --reporter --trace --browser --test-list-invert',
                optional: '--only-changed -u --update-snapshots',
                write: '--output',
                risks: {
                    [loadsCode]: '-c --config --tsconfig --test-list',
                    [opensServer]: { flag: '--ui --debug', value: '--ui-host --ui-port' },
                },
            },
            check: builtInNames('--reporter'),
            plain: true,
        },
        install: {
            changes: true,
            literal: true,
            options: { flag: '--with-deps --force --dry-run --only-shell --no-shell' },
            operands: 'data',
        },
        'install-deps': { changes: true, literal: true },
        uninstall: { changes: true, options: { flag: '--all' } },
        'merge-reports': {
            changes: true,
            options: { value: '--reporter', risks: { [loadsCode]: '-c --config' } },
            operands: 'read',
        },
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/shared/script-operand.js




const runsIt = 'is a program that it runs';
/**
 * An interpreter with a script: the script is read, and a rule must name it or leave everything after the
 * program's name open. Without a script it runs what it reads.
 */
function scriptOperand({ scan, invocation, world }, more = {}) {
    const program = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    const [script] = scan.operands;
    const asked = scan.options.length > 0;
    if (script === undefined) {
        const word = invocation.argv[0];
        return asked || word === undefined
            ? {}
            : {
                risks: [
                    riskOf(word, 'runs what it reads', {
                        never: true,
                        anyProgram: true,
                        hint: `a rule for \`${program} -\` can allow a here-document for \`${program} -\``,
                    }),
                ],
            };
    }
    const scripts = more.every === true ? scan.operands : [script];
    return gatherEffects([
        effectsFor('read', scripts, invocation.cwd),
        {
            risks: scripts.map((word) => operandText(word, invocation.cwd, world).kind === 'file'
                ? riskOf(word, runsIt, { alsoCoveredBy: [program] })
                : riskOf(word, takesProgramCode, { anyProgram: true })),
        },
    ]);
}
/** `ruby -c a.rb`, `php -l a.php`: the files are parsed and not run. */
function syntaxCheck({ scan, invocation }) {
    return effectsFor('read', scan.operands, invocation.cwd);
}

;// CONCATENATED MODULE: ./lib/policy/programs/node.js




const debugs = 'starts the debugger, which runs what it reads';
function checkNode(context) {
    const { scan, invocation } = context;
    const reporters = risksUnless(scan.values('--test-reporter'), /^(?:spec|tap|dot|junit|lcov)$/, 'is a reporter, which is code');
    const scripts = risksFor(scan.values('--run'), runsIt, { alsoCoveredBy: ['node'] });
    const loaded = scan
        .values('-r', '--require', '--import', '--loader', '--experimental-loader')
        .filter((word) => /:|^$/.test((0,shell_words/* literalOf */.Zc)(word) ?? ''))
        .map((word) => riskOf(word, 'may be program text', { never: true, anyProgram: true }));
    if ((0,shell_words/* matches */.cK)(scan.operands[0], /^(?:inspect|debug)$/))
        return { risks: risksFor(scan.operands, debugs, { anyProgram: true }) };
    if (!scan.has('--check', '-c'))
        return gatherEffects([
            { risks: [...reporters, ...loaded, ...scripts] },
            scriptOperand(context, { every: scan.has('--test') }),
        ]);
    const [file, ...others] = scan.operands;
    return gatherEffects([
        file === undefined ? {} : (0,shell_words/* pathEffects */.EV)('read', file, invocation.cwd),
        { risks: risksFor(others, 'follows the file that is checked') },
    ]);
}
const nodeProgram = defineProgram({
    names: 'node nodejs',
    source: 'https://nodejs.org/api/cli.html',
    grants: 'A rule for node grants whatever the named script, or any script, does.',
    changes: true,
    options: {
        stopAtOperand: true,
        flag: '-v -h --test --watch --check -c --no-warnings --trace-warnings --trace-uncaught --enable-source-maps --test-only --experimental-test-coverage --test-force-exit --throw-deprecation --no-deprecation --trace-deprecation --pending-deprecation --v8-options --expose-gc --experimental-strip-types --experimental-transform-types --no-experimental-strip-types --experimental-vm-modules --preserve-symlinks --experimental-sqlite --abort-on-uncaught-exception --frozen-intrinsics --disallow-code-generation-from-strings',
        value: '--test-reporter --test-name-pattern --test-skip-pattern --test-concurrency --test-timeout --test-shard --max-old-space-size --max-semi-space-size --stack-size --stack-trace-limit --unhandled-rejections --dns-result-order --test-coverage-include --test-coverage-exclude --test-coverage-lines --disable-warning --input-type --watch-path --run',
        risks: {
            [takesProgramCode]: [
                { value: '-e --eval -p --print -pe', open: true },
                {
                    value: '-r --require --import --loader --experimental-loader --env-file --env-file-if-exists --test-global-setup --openssl-config --experimental-config-file --snapshot-blob -C --conditions --icu-data-dir',
                },
            ],
            'is a reporter, which is code, or its output path': '--test-reporter-destination',
            'lets other processes run code in it': { optional: '--inspect --inspect-brk --inspect-wait --inspect-port' },
            'reads program text': { flag: '-i --interactive' },
            'writes files': {
                flag: '--cpu-prof --heap-prof --prof --report-on-signal',
                value: '--cpu-prof-dir --cpu-prof-name --heap-prof-dir --diagnostic-dir --redirect-warnings --report-directory --trace-event-file-pattern --heapsnapshot-signal',
            },
        },
    },
    check: checkNode,
});

;// CONCATENATED MODULE: ./lib/policy/programs/tsc.js



/** `--noEmit false` cancels an earlier `--noEmit`. */
function checkTsc({ scan, invocation }) {
    const words = invocation.argv;
    const behind = new Set(words.filter((_, at) => (0,shell_words/* matches */.cK)(words[at - 1], /^--?noemit$/i)));
    const reverted = scan.operands.filter((word) => behind.has(word) && (0,shell_words/* matches */.cK)(word, /^(?:false|null)$/i));
    const files = scan.operands.filter((word) => !(0,shell_words/* matches */.cK)(word, /^(?:true|false|null)$/i));
    return gatherEffects([
        effectsFor('read', files, invocation.cwd),
        { risks: [...risksFor(reverted, 'cancels --noEmit'), ...responseFileRisks(files)] },
        { changes: !scan.has('--noEmit', '-noEmit') },
    ]);
}
const tscProgram = defineProgram({
    names: 'tsc vue-tsc',
    source: 'https://www.typescriptlang.org/docs/handbook/compiler-options.html',
    grants: 'Compiles with the configuration of the workspace and writes to the paths that it names.',
    options: {
        singleDash: true,
        flag: '-noEmit -pretty -strict -skipLibCheck -esModuleInterop -allowJs -checkJs -listFiles -listFilesOnly -diagnostics -extendedDiagnostics -traceResolution -noErrorTruncation  -declaration -d -sourceMap -removeComments -isolatedModules -resolveJsonModule -showConfig -v -h -all -w -watch -force -f -dry -verbose -noUnusedLocals -noUnusedParameters -noImplicitAny -strictNullChecks -emitDeclarationOnly -explainFiles -preserveWatchOutput -allowImportingTsExtensions -downlevelIteration -noLib -noResolve -experimentalDecorators -stopBuildOnErrors',
        value: '-target -t -module -m -lib -jsx -moduleResolution -types -jsxImportSource -locale -moduleDetection -ignoreDeprecations',
        read: '-project -p -rootDir -baseUrl -typeRoots',
        write: '-outFile -outDir -declarationDir -tsBuildInfoFile -generateTrace -generateCpuProfile',
        risks: {
            'writes files despite -noEmit': { flag: '-init -b -build -incremental -composite -clean' },
            [loadsCode]: '-plugins -paths -rootDirs',
        },
    },
    check: checkTsc,
});

;// CONCATENATED MODULE: ./lib/policy/programs/tsx.js



const tsxProgram = defineProgram({
    names: 'tsx ts-node esno vite-node babel-node',
    source: 'https://tsx.is/',
    grants: 'A rule for it grants whatever the named script, or any script, does.',
    changes: true,
    options: {
        stopAtOperand: true,
        flag: '--no-cache --no-warnings --transpile-only -T --esm --files --skip-project',
        risks: {
            [takesProgramCode]: [
                { value: '-r --require --import --loader --tsconfig -P --project --env-file -C --compiler --cwd -O' },
                { value: '-e --eval -p --print', open: true },
            ],
            'runs again when files change': { flag: 'watch --watch' },
        },
    },
    check: (context) => scriptOperand(context),
});

;// CONCATENATED MODULE: ./lib/policy/programs/web-builds.js


const builds = 'Builds with the configuration of the workspace, which is code.';
const webBuilds = defineFamily({
    names: 'vite next astro nuxt nuxi gatsby remix docusaurus eleventy vitepress storybook webpack rollup tsup parcel',
    source: 'https://vite.dev/guide/cli.html',
    grants: builds,
    unknown: 'is a command or a location that the rule does not name',
    common: {
        flag: '-d --debug --emptyOutDir --force -f --no-lint --profile --turbopack --turbo --webpack --quiet --silent --strict --no-mangling --watch=false --minify --experimental-build-mode --no-minify',
        value: '-m --mode -l --logLevel --max-warnings --minimumSeverity --minimumFailingSeverity --ext --rule --locale',
        optional: '--sourcemap --ssr --ssrManifest --manifest',
        write: '--outDir --out-dir',
        risks: {
            [loadsCode]: '-c --config --base --root --dir --rulesdir --resolve-plugins-relative-to --config-loader --configLoader --plugin -p --port --host --entry -o --output-file --file',
        },
    },
    commands: {
        '': { changes: true },
        ...subCommands('build check lint typecheck', { changes: true, plain: true, operands: 'named' }),
        ...subCommands('prepare sync typegen', { changes: true, operands: 'named' }),
        info: {},
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/npm/javascript-tools.js








/** JavaScript programs that package scripts, npx and package managers start. */
const javascriptTools = [
    ...javascriptCheckers,
    ...javascriptTestRunners,
    tscProgram,
    biomeProgram,
    playwrightProgram,
    cypressProgram,
    webBuilds,
    changesetProgram,
    nodeProgram,
    tsxProgram,
];

;// CONCATENATED MODULE: ./lib/policy/programs/pytest.js



/** Settings that load and run nothing; `addopts=` removes the options that the configuration adds. */
const plainSetting = /^(?:(?:log_cli|log_cli_level|log_level|junit_family|xfail_strict|console_output_style|asyncio_mode)=[\w-]*|addopts=)$/;
/** A test is `path::name`; the path is read. */
function tests({ scan, invocation }) {
    const classes = scan
        .values('-W', '--pythonwarnings')
        .filter((word) => ((0,shell_words/* literalOf */.Zc)(word)?.split(':')[2] ?? (word.kind === 'literal' ? '' : '.')).includes('.'));
    const paths = scan.operands.map((word) => word.kind === 'literal' ? (0,shell_words/* literalWord */.CK)(word.value.split('::')[0] ?? '') : word);
    return gatherEffects([
        effectsFor('tree', paths, invocation.cwd),
        { risks: responseFileRisks(scan.operands) },
        { risks: risksFor(classes, 'loads the warning that it names') },
        {
            risks: risksUnless(scan.values('-p'), /^no:[\w.-]+$/, 'loads the plug-in that it names'),
        },
        {
            risks: risksUnless(scan.values('-o', '--override-ini'), plainSetting, 'changes settings, which can name code'),
        },
        {
            risks: risksUnless(scan.values('--cov-report'), /^(?:term|term-missing|xml|html|json|lcov|annotate)(?::skip-covered)?$/, 'writes a report to another path'),
        },
    ]);
}
const pytestProgram = defineProgram({
    names: 'pytest py.test',
    source: 'https://docs.pytest.org/en/stable/reference/reference.html#command-line-flags',
    grants: 'Runs whatever the tests and conftest.py of the workspace contain.',
    changes: true,
    options: {
        flag: '-q -qq -v -vv -vvv -x -s -l -h -V --lf --ff --nf --sw --co --collect-only --no-header --no-summary --disable-warnings --disable-pytest-warnings --strict-markers --strict-config --strict --exitfirst --verbose --quiet --last-failed --failed-first --new-first --showlocals --no-showlocals --full-trace --stepwise --stepwise-skip --runxfail --doctest-modules --doctest-ignore-import-errors --doctest-continue-on-failure --no-cov --cov-branch --no-cov-on-fail --cov-append --cache-clear --setup-show --setup-only --setup-plan --fixtures --markers --keep-duplicates --noconftest --continue-on-collection-errors --random-order --forked --benchmark-skip --benchmark-disable --snapshot-update --no-fold-skipped',
        value: '-k -m -r -n -p -o --override-ini -W --maxfail --tb --color --capture --deselect --ignore-glob --durations --durations-min --verbosity --numprocesses --dist --cov-report --cov-fail-under --timeout --timeout-method --reruns --reruns-delay --import-mode --asyncio-mode --log-level --log-cli-level --log-format --log-date-format --show-capture --junit-prefix --last-failed-no-failures --lfnf --pythonwarnings --maxprocesses --max-worker-restart --code-highlight --random-order-seed --splits --group',
        optional: '--cov',
        read: '--ignore',
        write: '--junitxml --junit-xml --basetemp --log-file --html --result-log --report-log',
        risks: {
            [loadsCode]: '-c --config-file --rootdir --confcutdir --cov-config --pyargs',
            'changes settings, which can name code': '--doctest-glob',
            'runs the debugger': { flag: '--pdb --trace', value: '--pdbcls' },
            'writes a file': { optional: '--debug' },
            'publishes the output': '--pastebin',
        },
    },
    check: tests,
});

;// CONCATENATED MODULE: ./lib/policy/programs/ruff.js



/** `ruff check src`, `ruff format src`: the first word is the sub-command. */
function ruff(context) {
    const [command, ...files] = context.scan.operands;
    const name = (0,shell_words/* literalOf */.Zc)(command) ?? '';
    const known = /^(?:check|format|rule|config|linter|version|help|clean)$/.test(name);
    const formats = name === 'format' && !context.scan.has('--check', '--diff');
    const changes = formats || context.scan.has('--fix', '--unsafe-fixes', '--add-noqa');
    const paths = known ? (0,shell_words/* orWorkingDirectory */.EM)(files) : files;
    const { cwd } = context.invocation;
    return gatherEffects([
        known || command === undefined ? {} : { risks: [riskOf(command, 'is an unknown sub-command')] },
        ...(name === 'check' || name === 'format' ? paths.map((word) => (0,shell_words/* treeEffects */.T7)(word, cwd)) : []),
        ...(changes ? paths.map((word) => (0,shell_words/* pathEffects */.EV)('write', word, cwd)) : []),
    ]);
}
const ruffProgram = defineProgram({
    names: 'ruff',
    source: 'https://docs.astral.sh/ruff/configuration/#command-line-interface',
    options: {
        flag: '-q --quiet -v --verbose -s --silent --fix --unsafe-fixes --no-unsafe-fixes --no-fix --fix-only --diff --check --show-fixes --no-show-fixes --preview --no-preview --statistics --show-settings --show-files --exit-zero --exit-non-zero-on-fix --no-cache -n --no-respect-gitignore --force-exclude --add-noqa --ignore-noqa --isolated -e -V --all',
        value: '--select --ignore --extend-select --extend-ignore --per-file-ignores --fixable --unfixable --target-version --line-length --output-format --extension --exclude --extend-exclude --range --stdin-filename --color',
        write: '-o --output-file --cache-dir',
        risks: { [loadsCode]: '--config', 'runs again when files change': { flag: '-w --watch' } },
    },
    check: ruff,
});

;// CONCATENATED MODULE: ./lib/policy/programs/python/python-tools.js





/** They check sources, or are modules of the standard library. */
const checkersAndModules = definePrograms([
    {
        names: 'black',
        source: 'https://black.readthedocs.io/en/stable/usage_and_configuration/the_basics.html',
        options: {
            flag: '--check --diff --color --no-color -q --quiet -v --verbose -S --skip-string-normalization -C --skip-magic-trailing-comma --preview --fast --safe --force-exclude --no-cache --pyi --ipynb',
            value: '-l --line-length -t --target-version --required-version --include --exclude --extend-exclude --stdin-filename --line-ranges -W --workers',
            risks: { [loadsCode]: '--config', 'is text that it formats': '-c --code' },
        },
        check: changesUnless('--check', '--diff'),
    },
    {
        names: 'isort',
        source: 'https://pycqa.github.io/isort/docs/configuration/options.html',
        options: {
            flag: '-c --check --check-only --diff -q --quiet -v --verbose --profile-list --only-modified --atomic',
            value: '-l --line-length --profile --skip --skip-glob -j --jobs',
            risks: { [loadsCode]: '--sp --settings-path --settings-file --src' },
        },
        check: changesUnless('-c', '--check', '--check-only', '--diff'),
    },
    {
        names: 'mypy',
        source: 'https://mypy.readthedocs.io/en/stable/command_line.html',
        grants: runsConfiguredPlugins,
        options: {
            flag: '-v --verbose --strict --ignore-missing-imports --no-incremental --show-error-codes --show-column-numbers --pretty --no-color-output --no-error-summary --warn-unused-ignores --warn-return-any --disallow-untyped-defs --check-untyped-defs --namespace-packages --explicit-package-bases --no-strict-optional --show-error-context --follow-untyped-imports --outputjson --stats --warnings',
            value: '--python-version --platform --follow-imports --exclude --disable-error-code --enable-error-code -m -p --module --package --level --pythonversion --pythonplatform --output',
            write: '--cache-dir --junit-xml --html-report --xml-report --txt-report --cobertura-xml-report --any-exprs-report',
            risks: {
                [loadsCode]: '--config-file --custom-typeshed-dir --shadow-file --python-executable --project --typeshedpath --pythonpath --venvpath',
                'installs packages': { flag: '--install-types --non-interactive' },
                'is text that it checks': '-c --command',
            },
        },
        operands: 'tree',
        check: ({ scan }) => ({ risks: responseFileRisks(scan.operands) }),
    },
    {
        names: 'pyright basedpyright pyre ty',
        source: 'https://github.com/microsoft/pyright/blob/main/docs/command-line.md',
        options: {
            flag: '--outputjson --stats --warnings --verbose --skipunannotated -v --error-on-warning --no-progress -q --quiet',
            value: '--level --pythonversion --pythonplatform --python-version --python-platform --output-format --color --ignore --error --warn --exclude --threads',
            read: '-t --typeshedpath --typeshed-path',
            risks: {
                [loadsCode]: '-p --project --pythonpath --venvpath --python --venv --config --config-file --baselinefile',
                'writes files': { flag: '--writebaseline --watch -w', value: '--createstub --verifytypes' },
            },
        },
        operands: 'tree',
    },
    {
        names: 'flake8 pylint pycodestyle pyflakes pydocstyle bandit',
        source: 'https://flake8.pycqa.org/en/latest/user/options.html',
        grants: runsConfiguredPlugins,
        options: {
            flag: '-v --verbose -q --quiet --count --statistics --show-source --benchmark -r --recursive --score --no-score -E --errors-only --disable-all -s --strict --no-warnings --exit-zero -ll -lll -ii -l -i --tee',
            value: '--max-line-length --max-complexity --select --ignore --extend-ignore --extend-select --exclude --extend-exclude --filename --format -f --per-file-ignores -j --jobs --disable -d --enable -e --output-format --fail-under --max-doc-length --ignore-words-list -L -S --skip -t --tests',
            write: '--output-file -o',
            risks: {
                [loadsCode]: '--config --append-config --isolated --rcfile --init-hook --load-plugins -c --config-file --enable-extensions -I -x -b --baseline --ini --configfile',
            },
        },
        operands: 'tree',
        check: builtInNames('--output-format', '--format', '-f'),
    },
    {
        names: 'json.tool',
        source: 'https://docs.python.org/3/library/json.html#module-json.tool',
        options: { flag: '--sort-keys --no-ensure-ascii --json-lines --tab --no-indent --compact', value: '--indent' },
        operands: ['read', 'write'],
    },
    {
        names: 'py_compile compileall',
        source: 'https://docs.python.org/3/library/compileall.html',
        options: { flag: '-q -f -l -b', value: '-j -r' },
        operands: 'tree',
        changes: true,
    },
    {
        names: 'unittest',
        source: 'https://docs.python.org/3/library/unittest.html#command-line-interface',
        grants: 'Runs whatever the tests of the workspace contain.',
        changes: true,
        options: {
            flag: '-v --verbose -q --quiet -f --failfast -b --buffer -c --catch --locals',
            value: '-k -p --pattern --durations',
            read: '-s --start-directory -t --top-level-directory',
        },
    },
    {
        names: 'venv virtualenv',
        source: 'https://docs.python.org/3/library/venv.html',
        options: { flag: '--clear --upgrade --without-pip --system-site-packages --copies --symlinks', value: '--prompt' },
        operands: 'write',
    },
]);
/** Python programs that are called by name, by `python -m` or by `uv run`. */
const pythonTools = [pytestProgram, ruffProgram, ...checkersAndModules];

;// CONCATENATED MODULE: ./lib/policy/programs/scripts/package-scripts.js
/** Commands in a script that only start the words after them, with their harmless options. */
const starters = /^(?:npx|bunx|pnpx|cross-env|c8|nyc|time|env)$/;
const starterOption = /^(?:-y|--yes|--no|--no-install|--silent|-s|-q|--quiet)$/;
const managers = /^(?:npm|pnpm|yarn|bun)$/;
const ofNpm = /^(?:test|t|tst|start|stop|restart)$/;
/** How many scripts that call each other are followed. */
const deepest = 5;
/**
 * The last command of a script in `package.json`, to which package managers append the arguments; `null` if it is
 * unknown. `npm`: the arguments would become options of npm itself.
 */
function scriptCommand(name, directory, world, depth = 0) {
    const text = scriptText(name, world.packageManifest(directory));
    const words = text === null || depth > deepest ? null : withoutStarters(lastCommand(text));
    const [program, ...rest] = words ?? [];
    if (words === null || program === undefined)
        return null;
    if (!managers.test(program))
        return [program.replace(/^(?:\.\/)?node_modules\/\.bin\//, ''), ...rest];
    const handsOn = program !== 'npm' || rest.at(-1) === '--';
    const [verb, second] = rest.filter((word) => !starterOption.test(word) && word !== '--');
    if (verb === 'exec' || verb === 'x' || verb === 'dlx')
        return withoutStarters(rest.slice(rest.indexOf(verb) + 1));
    const called = verb === 'run' || verb === 'run-script' ? second : program !== 'npm' || ofNpm.test(verb ?? '') ? verb : null;
    if (!handsOn)
        return 'npm';
    return typeof called === 'string' ? scriptCommand(called, directory, world, depth + 1) : null;
}
function scriptText(name, manifest) {
    try {
        const scripts = JSON.parse(manifest ?? '{}')?.scripts;
        if (typeof scripts !== 'object' || scripts === null || !Object.hasOwn(scripts, name))
            return null;
        const text = scripts[name];
        return typeof text === 'string' ? text : null;
    }
    catch {
        return null;
    }
}
/** The words after the last operator; `null` if a shell would do more than split words. */
function lastCommand(text) {
    if (/[`$\\(){}<>#\n]|(?<!&)&(?!&)/.test(text))
        return null;
    let words = [];
    const token = /\s*(?:(\|\||&&|[|;])|((?:"[^"]*"|'[^']*'|[^\s"'|;&])+))/gy;
    let end = 0;
    for (const match of text.matchAll(token)) {
        end = match.index + match[0].length;
        if (match[2] === undefined)
            words = [];
        else
            words.push(match[2].replace(/["']/g, ''));
    }
    return text.slice(end).trim() === '' ? words : null;
}
function withoutStarters(words) {
    if (words === null)
        return null;
    const at = words.findIndex((word) => !/^\w+=/.test(word));
    const [program, ...rest] = at < 0 ? [] : words.slice(at);
    if (program === undefined)
        return null;
    if (!starters.test(program))
        return [program, ...rest];
    const next = rest.findIndex((word) => !starterOption.test(word));
    // An option with a value of its own hides where the command begins.
    return next < 0 || rest[next]?.startsWith('-') === true ? null : withoutStarters(rest.slice(next));
}

;// CONCATENATED MODULE: ./lib/policy/programs/scripts/handed-on.js








function runners(programs, calls) {
    return calls.flatMap((call) => {
        const words = call.split(' ');
        const program = programs.find(({ names }) => names.includes(words[0] ?? ''));
        return program === undefined ? [] : [[program, ...words]];
    });
}
const ofPackages = runners(javascriptTools, [
    ...['jest', 'vitest', 'mocha', 'ava', 'playwright test', 'cypress run', 'node --test'],
    ...['eslint', 'prettier', 'tsc', 'biome check', 'stylelint', 'oxlint', 'vite build'],
]);
const ofPython = runners(pythonTools, ['pytest', 'unittest', 'ruff check', 'mypy']);
const kinds = { javascript: ofPackages, python: ofPython, other: [] };
/** Interpreters: the arguments after a script of the workspace belong to the script. */
const interpreter = /^(?:node|nodejs|tsx|ts-node|esno|vite-node|babel-node)$/;
/** Options that no runner knows and that may name code, a path or a server. */
const telling = /conf|rc\b|file|dir|path|out|report|dest|log|writ|dump|sav|import|requir|load|plugin|preset|setup|teardown|hook|exec|eval|shell|script|env|node|inspect|debug|api|port|host|url|token|publish|push|deploy|install|root|cwd|prefix|transform|resolv|runner|init|pre$|post$|\./i;
const plainValue = /^[\w,+*^$ %-]*$/;
/**
 * The effects of a script's arguments, which the rule for the script does not grant: operands are allowed, an option
 * only if it is harmless in the runner that the script calls; if that runner is unknown, if it is harmless in each
 * runner that has it.
 */
function handOn(words, kind, call, command = null) {
    const loose = words.filter(isLoose).map(notKnown);
    const options = words.filter((word) => mayBeOption(word) && !isLoose(word) && (0,shell_words/* literalOf */.Zc)(word) !== '--');
    if (options.length === 0)
        return { risks: loose };
    if (command === 'npm')
        return {
            risks: [
                ...loose,
                ...options.map((word) => riskOf(word, 'would become an option of npm, which the script calls')),
            ],
        };
    const known = command === null ? undefined : runnerOf(command);
    if (known !== undefined && command !== null) {
        const before = readRunner(known, command.map(shell_words/* literalWord */.CK), call);
        const after = readRunner(known, [...command.map(shell_words/* literalWord */.CK), ...words.filter((word) => (0,shell_words/* literalOf */.Zc)(word) !== '--')], call);
        return gatherEffects([{ risks: loose }, more(after, before)]);
    }
    return gatherEffects([
        { risks: loose },
        ...words.flatMap((word, at) => options.includes(word) ? [inEachRunner(word, words[at + 1], kinds[kind], call)] : []),
    ]);
}
/** Not known, and more than the value of an option that is: `--name="$X"`. */
function isLoose(word) {
    return word.kind !== 'literal' && mayBeOption(word) && !(0,shell_words/* knownText */.bG)(word).includes('=');
}
/** The arguments of a script of `package.json`; `name` is null if it may be one of another package. */
function handToScript(words, name, { invocation, world }) {
    const command = name === null ? null : scriptCommand(name, invocation.cwd, world);
    return handOn(words, 'javascript', { invocation, world }, command);
}
/** Words after `--` of a program that starts tasks: they reach the scripts of several packages. */
function handToTasks({ scan, invocation, world }) {
    return handOn(scan.handed(), 'javascript', { invocation, world });
}
function runnerOf(command) {
    const [name = ''] = command;
    if (interpreter.test(name) && !command.includes('--test'))
        return undefined;
    return javascriptTools.find(({ names }) => names.includes(name));
}
function readRunner(program, argv, { invocation, world }) {
    return program.read({ argv, cwd: invocation.cwd }, world);
}
function inEachRunner(word, next, all, call) {
    const spellings = spellingsOf(word);
    const moreOf = [];
    let isKnown = false;
    for (const [program, ...start] of all) {
        for (const spelling of spellings) {
            const before = start.map(shell_words/* literalWord */.CK);
            const alone = readRunner(program, [...before, spelling], call);
            if (alone.risks.some(({ why }) => why === unknownOption))
                continue;
            isKnown ||= spelling === word;
            const value = next === undefined || mayBeOption(next) ? [] : [next];
            moreOf.push(more(readRunner(program, [...before, spelling, ...value], call), readRunner(program, [...before, ...value], call)));
        }
    }
    const { risks, effects } = gatherEffects(moreOf);
    const risk = risks[0];
    if (risk !== undefined)
        return { risks: [{ ...risk, word: (0,shell_words/* writtenForm */.eT)(word) }], effects };
    return isKnown || !isTelling(word) ? { effects } : { effects, risks: [riskOf(word, unknownOption)] };
}
/** Parsers take `--output-file` for `--outputFile`, and each letter of `-xq` for an option. */
function spellingsOf(word) {
    const text = (0,shell_words/* literalOf */.Zc)(word);
    if (text === null)
        return [word];
    if (/^-[A-Za-z]{2,}$/.test(text))
        return [word, ...Array.from(text.slice(1), (letter) => (0,shell_words/* literalWord */.CK)(`-${letter}`))];
    const [name = '', ...value] = text.split('=');
    const camel = name.replace(/(?<=\w)-([a-z])/g, (_, letter) => letter.toUpperCase());
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [
        word,
        ...[camel, kebab]
            .filter((spelling) => spelling !== name)
            .map((spelling) => (0,shell_words/* literalWord */.CK)([spelling, ...value].join('='))),
    ];
}
function isTelling(word) {
    const [name = '', ...value] = (0,shell_words/* knownText */.bG)(word).split('=');
    return telling.test(name) || !plainValue.test(value.join('='));
}
/**
 * The effects and risks of one evaluation that another lacks; a risk that a rule for the program alone covers belongs
 * to the script.
 */
function more(after, before) {
    const risks = [...after.risks];
    for (const { word } of before.risks) {
        const at = risks.findIndex((risk) => risk.word === word);
        if (at >= 0)
            risks.splice(at, 1);
    }
    const isNew = (effect) => !before.effects.some((known) => sameEffect(known, effect));
    const isOwn = ({ alsoCoveredBy, openedBy }) => alsoCoveredBy === undefined && openedBy === undefined;
    return { risks: risks.filter(isOwn), effects: after.effects.filter(isNew) };
}
function sameEffect(effect, other) {
    return effect.kind === other.kind && 'path' in effect && 'path' in other && effect.path === other.path;
}
/** Tasks are code of the workspace: a rule names each of them, or leaves everything after `before` open. */
function taskRisks(words, before) {
    return words.map((word) => (0,shell_words/* matches */.cK)(word, /^[\w@#][\w@#:./-]*$/)
        ? riskOf(word, 'is a task that the rule does not name', (0,publishes/* openRulesFor */.L)(word, { openedBy: before }))
        : riskOf(word, 'is not a plain task name'));
}

// EXTERNAL MODULE: ./lib/policy/programs/scripts/script-names.js
var script_names = __webpack_require__(55402);
;// CONCATENATED MODULE: ./lib/policy/programs/composer.js






const composerProgram = defineFamily({
    names: 'composer',
    source: 'https://getcomposer.org/doc/03-cli.md',
    grants: 'Runs scripts and plug-ins of the workspace.',
    globals: {
        flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-scripts --no-plugins --no-cache',
        risks: { [choosesCode]: '-d --working-dir' },
    },
    common: {
        flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --dev --prefer-dist --prefer-source --prefer-stable --no-scripts --no-plugins --no-cache --optimize-autoloader -o --strict --no-check-all --no-check-publish --no-check-lock --no-check-version --with-dependencies --dry-run --outdated --latest -l --direct -D --tree -t --installed -i --locked --minor-only -m --all -a --self -s --platform -p --name-only -N --path -P --ignore-platform-reqs --no-autoloader --classmap-authoritative --audit --no-audit --abandoned --list --no-suggest',
        value: '-f --format --ignore --ignore-platform-req --abandoned --timeout --ignore-severity',
        risks: { [choosesCode]: '-d --working-dir' },
    },
    unknown: 'is a command or a package that the rule does not name',
    opens: script_names/* isScriptName */.x,
    passesOn: true,
    handed: (words, _, call) => handOn(words, 'other', call),
    commands: {
        '': {},
        ...subCommands('validate', { operands: 'read' }),
        ...subCommands('show info outdated audit licenses depends why prohibits why-not fund check-platform-reqs diagnose status suggests about', {}),
        ...subCommands('install dump-autoload dumpautoload', { changes: true }),
        ...subCommands('run-script run', {
            check: ({ scan, invocation, world }) => {
                const openedBy = invocation.argv.slice(0, 2).map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '');
                const named = risksFor(scan.operands.slice(0, 1), 'is a script that the rule does not name', { openedBy });
                const handed = handOn(scan.operands.slice(Math.max(1, scan.beforeDashes)), 'other', { invocation, world });
                return gatherEffects([{ risks: named }, handed]);
            },
            changes: true,
            handsOn: true,
        }),
        ...subCommands('require update remove config global exec create-project init self-update archive bump reinstall search browse home clear-cache', namedOperands(isMoreThanTheRule)),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/containers/docker.js




const globals = {
    flag: '-D --debug -v',
    value: '-l --log-level',
    risks: {
        [choosesEndpoint]: {
            value: '-H --host -c --context --config --tlscacert --tlscert --tlskey --url --connection --identity --root --runroot',
            flag: '--tls --tlsverify -r --remote',
        },
    },
};
/** Starting a container with arbitrary options is equivalent to root on the machine. */
const runs = {
    options: {
        stopAtOperand: true,
        flag: '--rm -i -t -it -d --init --read-only --quiet -q',
        value: '--name --platform --memory -m --cpus --pull',
    },
    operands: 'named',
    why: 'starts a container with rights on this machine',
    changes: true,
};
const docker_shows = {
    options: {
        flag: '-a --all -q --quiet --no-trunc -s --size -l --latest --digests -t --timestamps --details -f --follow --no-stream -v',
        value: '-f --filter --format -n --last --tail --since --until --type',
    },
};
const logs = {
    options: {
        flag: '-t --timestamps --details -f --follow --no-color --no-log-prefix',
        value: '-n --tail --since --until',
    },
};
const acts = {
    options: { flag: '-f --force -q --quiet -a --all', value: '-t --time -s --signal' },
    operands: 'named',
    why: 'is a container or an image that the rule does not name',
    changes: true,
};
function context({ scan, invocation }) {
    const tree = scan.operands.map((word) => /^[\w+.-]+:|^-$|@/.test((0,shell_words/* knownText */.bG)(word))
        ? { risks: [riskOf(word, 'is a context from elsewhere')] }
        : (0,shell_words/* treeEffects */.T7)(word, invocation.cwd));
    return gatherEffects([...tree, variables({ scan })]);
}
/** `--build-arg NAME` without a value takes it from the environment; one that is not constant may hold a secret. */
function variables({ scan }) {
    const values = scan.values('--build-arg', '--label');
    return { risks: risksUnless(values, /=/, 'takes a value from the environment') };
}
const docker_builds = {
    options: {
        flag: '-q --quiet --no-cache --pull --rm --force-rm --load --squash --compress',
        value: '-t --tag --build-arg --label --target --platform --progress --shm-size -m --memory --cpu-shares --no-cache-filter --annotation',
        read: '-f --file',
        write: '--iidfile --metadata-file',
        risks: {
            'passes secrets or sockets to the build': '--secret --ssh',
            'writes or sends what was built': {
                value: '-o --output --cache-to --builder --attest --sbom --provenance',
                flag: '--push',
            },
            'gives the build more rights': '--allow --network --add-host --security-opt --ulimit --cgroup-parent --isolation -v --volume --cap-add --device --build-context --cache-from --env',
        },
    },
    check: context,
    changes: true,
};
const compose = {
    options: {
        flag: '-d --detach --build --no-build --wait --rm -v --volumes -q --quiet -f --follow --remove-orphans -T --no-deps -a --all --pull --force-recreate --no-recreate',
        value: '-t --timeout --tail --profile --format',
    },
    changes: true,
};
/** It prints the values of `.env` and of the files that `env_file:` names, unless it only checks or lists names. */
function resolved({ scan, invocation }) {
    const [program] = invocation.argv;
    if (program === undefined || scan.has('-q', '--quiet', '--services', '--volumes', '--profiles'))
        return {};
    return (0,shell_words/* pathEffects */.EV)('read', (0,shell_words/* literalWord */.CK)('.env'), invocation.cwd);
}
const docker = {
    '': {},
    ...subCommands('ps images version info port top stats events history diff', docker_shows),
    inspect: { ...docker_shows, changes: true },
    logs,
    build: docker_builds,
    buildx: acts,
    'buildx build': docker_builds,
    'image build': docker_builds,
    ...subCommands('ls inspect', docker_shows, 'image'),
    'container ls': docker_shows,
    'container logs': logs,
    'network ls': docker_shows,
    'volume ls': docker_shows,
    'system df': docker_shows,
    ...subCommands('run exec create', runs),
    ...subCommands('run exec', runs, 'container'),
    ...subCommands('start stop restart kill rm rmi pull push tag commit pause unpause rename wait update attach load import login logout swarm plugin context', acts),
    ...subCommands('save export', { options: { write: '-o --output' }, operands: 'named', changes: true }),
    cp: { operands: 'named', why: 'copies files in or out', changes: true },
    'compose ps': docker_shows,
    'compose logs': logs,
    'compose config': {
        options: { flag: '-q --quiet --services --images --volumes --profiles --no-interpolate' },
        check: resolved,
    },
    ...subCommands('up down build pull start stop restart rm', compose, 'compose'),
    ...subCommands('run exec', runs, 'compose'),
};
const dockerProgram = defineFamily({
    names: 'docker podman nerdctl',
    source: 'https://docs.docker.com/reference/cli/docker/',
    grants: 'Access to the docker socket is equivalent to root on the machine.',
    literal: true,
    globals,
    commands: docker,
});

;// CONCATENATED MODULE: ./lib/policy/programs/containers/kubernetes.js




/** kustomize and similar programs build from a folder; they take `github.com/owner/name` for an address. */
function manifestFolder({ scan, invocation }) {
    return gatherEffects([
        ...scan.operands.map((word) => (0,shell_words/* matches */.cK)(word, /^[\w./-]+$/) && !(0,shell_words/* matches */.cK)(word, /^[\w-]+\.[\w.-]+\//)
            ? (0,shell_words/* pathEffects */.EV)('read', word, invocation.cwd)
            : { risks: [riskOf(word, 'is an address')] }),
        effectsFor('write', scan.values('-o', '--output'), invocation.cwd),
    ]);
}
/** Files for kubectl: files of the workspace are read, an address is a risk. */
function manifestEffects({ scan, invocation }) {
    const files = scan.values('-f', '--filename', '-k', '--kustomize');
    return gatherEffects(files.map((word) => (0,shell_words/* matches */.cK)(word, /^[\w./-]+$/)
        ? (0,shell_words/* pathEffects */.EV)('read', word, invocation.cwd)
        : { risks: [{ word: (0,shell_words/* writtenForm */.eT)(word), why: 'is an address or comes from elsewhere' }] }));
}
/** `kubectl apply --dry-run=client` changes nothing, unless a later option cancels it. */
function onlyTries({ scan }) {
    const tries = scan.options.filter((option) => option.name === '--dry-run');
    return tries.length === 1 && /^(?:client|server)$/.test((0,shell_words/* literalOf */.Zc)(scan.value('--dry-run')) ?? '');
}
const kubectlGlobals = {
    value: '-n --namespace --request-timeout -v',
    risks: {
        [choosesEndpoint]: {
            value: '--kubeconfig --context --cluster --user -s --server --token --as --as-group --certificate-authority --client-key --client-certificate --cache-dir --username --password',
            flag: '--insecure-skip-tls-verify',
        },
    },
};
const reads = {
    options: {
        flag: '-A --all-namespaces --show-labels --no-headers -w --watch --watch-only --ignore-not-found --show-kind --previous -p --timestamps --all-containers --prefix --client --short',
        value: '-o --output -l --selector --field-selector --sort-by -L --label-columns -c --container --tail --since --since-time --chunk-size --template --api-group --limit-bytes',
        risks: { 'reads a file or an address': '-f --filename -k --kustomize' },
    },
    check: ({ scan }) => {
        const output = scan.value('-o', '--output');
        const file = output !== null && /-file=|file$/.test((0,shell_words/* literalOf */.Zc)(output) ?? 'file')
            ? [riskOf(output, 'reads a template from a file')]
            : [];
        const secrets = scan.operands.filter((word) => /secret/i.test((0,shell_words/* literalOf */.Zc)(word) ?? 'secret'));
        return { risks: [...file, ...secrets.map((word) => riskOf(word, 'prints secrets'))] };
    },
};
/** A rule must name every change by kubectl literally. */
function kubernetes_changing({ scan, invocation }) {
    const words = [...invocation.argv.slice(1, 2), ...scan.operands, ...scan.options.map((option) => option.word)];
    return { changes: true, risks: risksFor(words, isMoreThanTheRule) };
}
const kubectlProgram = defineFamily({
    names: 'kubectl oc',
    literal: true,
    source: 'https://kubernetes.io/docs/reference/kubectl/',
    globals: kubectlGlobals,
    common: kubectlGlobals,
    commands: {
        '': {},
        logs: { ...reads, options: [reads.options ?? {}, { flag: '-f --follow' }].flat() },
        explain: { ...reads, options: [reads.options ?? {}, { flag: '--recursive', value: '--api-version' }].flat() },
        ...subCommands('get describe top api-resources api-versions version cluster-info events', reads),
        'config current-context': {},
        'config get-contexts': {},
        ...subCommands('apply create', {
            options: {
                flag: '--server-side --validate -R --recursive --force-conflicts',
                value: '--dry-run -o --output -f --filename -k --kustomize -l --selector --field-manager',
            },
            check: [manifestEffects, (commandContext) => (onlyTries(commandContext) ? {} : kubernetes_changing(commandContext))],
        }),
        diff: {
            options: {
                flag: '--server-side -R --recursive',
                value: '-f --filename -k --kustomize -l --selector --concurrency',
            },
            check: [manifestEffects, () => ({ changes: true })],
        },
        kustomize: { check: manifestFolder },
        'rollout status': { options: { flag: '-w --watch', value: '--timeout --revision' } },
        'rollout history': { options: { value: '--revision' } },
        wait: { options: { value: '--for --timeout -l --selector', flag: '--all' } },
        ...subCommands('delete edit patch replace scale rollout exec run port-forward cp proxy attach debug drain cordon taint label annotate expose set autoscale certificate auth plugin config', { operands: 'named', why: isMoreThanTheRule, changes: true }),
    },
});
const kustomizeProgram = defineFamily({
    names: 'kustomize',
    source: 'https://kubectl.docs.kubernetes.io/references/kustomize/cmd/build/',
    unknown: isMoreThanTheRule,
    commands: {
        '': {},
        version: {},
        build: {
            options: {
                value: '-o --output --as-current-user',
                flag: '--stack-trace',
                risks: {
                    'reads files outside of the folder': '--load-restrictor',
                    [runsOtherProgram]: {
                        flag: '--enable-alpha-plugins --enable-exec --enable-helm --network',
                        value: '--helm-command -e --env --mount',
                    },
                },
            },
            check: manifestFolder,
        },
    },
});
const helmShared = {
    flag: '--debug --strict --quiet --with-subcharts --include-crds --no-hooks --skip-tests --skip-crds --skip-schema-validation --validate --is-upgrade --dependency-update --devel --output-dir-release --dry-run',
    value: '--set --set-string --set-json --set-literal --kube-version -a --api-versions -n --namespace --name-template -s --show-only --version --description --release-name --max-col-width',
    read: '-f --values',
    write: '--output-dir -d --destination',
    risks: {
        [choosesAccount]: '--kubeconfig --kube-context --kube-apiserver --kube-token --kube-as-user --kube-ca-file --registry-config --repository-cache --repository-config --repo --username --password --ca-file --cert-file --key-file --keyring',
        [runsOtherProgram]: '--post-renderer --post-renderer-args',
        'reads a file': '--set-file',
    },
};
/** A chart is a folder of the workspace; anything else comes from elsewhere. */
function charts(from) {
    return ({ scan, invocation }) => gatherEffects(scan.operands
        .slice(Math.min(from, Math.max(0, scan.operands.length - 1)))
        .map((word) => (0,shell_words/* matches */.cK)(word, /^(?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/)
        ? (0,shell_words/* pathEffects */.EV)('read', word, invocation.cwd)
        : { risks: [riskOf(word, 'is a chart from elsewhere')] }));
}
const helmProgram = defineFamily({
    names: 'helm',
    literal: true,
    source: 'https://helm.sh/docs/helm/helm/',
    globals: helmShared,
    common: helmShared,
    commands: {
        '': {},
        version: { options: { flag: '--short --client' } },
        env: {},
        lint: { check: charts(0) },
        template: { check: charts(1) },
        package: {
            check: charts(0),
            changes: true,
            options: {
                value: '--app-version',
                risks: { 'uses keys': { flag: '--sign', value: '--key --passphrase-file' } },
            },
        },
        ...subCommands('values chart readme all', { check: charts(0) }, 'show'),
        'dependency list': { check: charts(0) },
        'dep list': { check: charts(0) },
        ...subCommands('list ls status history', {
            options: { flag: '-A --all-namespaces -a --all', value: '-o --output --max -l --selector --filter' },
        }),
        ...subCommands('install upgrade uninstall rollback pull push repo plugin registry dependency dep create test get search show', changesSomething),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/coreutils/coreutils.js

const coreutilsManual = 'https://www.gnu.org/software/coreutils/manual/coreutils.html';
/** A list of file names in a file: the files that are read are unknown. */
const filesFrom = { 'reads a list of files to read': '--files0-from' };
/** They read the files that they are given, and print. */
const fileReaders = defineByOptions({ source: coreutilsManual, reads: 'files', operands: 'read' }, {
    'base64 base32 basenc': {
        flag: '-d -D --decode -i --ignore-garbage --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --base58',
        value: '-w --wrap',
        write: '-o --output',
    },
    cat: {
        flag: '-A --show-all -b --number-nonblank -e -E --show-ends -n --number -s --squeeze-blank -t -T --show-tabs -u -v --show-nonprinting',
    },
    'md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum shasum cksum sum': {
        flag: '-b --binary --tag -t --text -z --zero --ignore-missing --quiet --status --strict -w --warn -r -s --sysv --raw --base64 --untagged --debug',
        value: '-a --algorithm -l --length',
        risks: { 'reads the files that a list names': { flag: '-c --check' } },
    },
    comm: {
        flag: '-1 -2 -3 --check-order --nocheck-order --total -z --zero-terminated',
        value: '--output-delimiter',
    },
    cut: {
        value: '-b --bytes -c --characters -d --delimiter -f --fields --output-delimiter',
        flag: '-n --complement -s --only-delimited -z --zero-terminated',
    },
    'expand unexpand': { flag: '-i --initial -a --all --first-only', value: '-t --tabs', digits: true },
    fmt: {
        flag: '-c --crown-margin -s --split-only -t --tagged-paragraph -u --uniform-spacing',
        value: '-p --prefix -w --width -g --goal',
        digits: true,
    },
    fold: { flag: '-b --bytes -s --spaces -c --characters', value: '-w --width', digits: true },
    head: {
        flag: '-q --quiet --silent -v --verbose -z --zero-terminated',
        value: '-c --bytes -n --lines',
        digits: true,
    },
    join: {
        value: '-a -e -j -o -t -v -1 -2',
        flag: '-i --ignore-case --check-order --nocheck-order --header -z --zero-terminated',
    },
    nl: {
        value: '-b --body-numbering -d --section-delimiter -f --footer-numbering -h --header-numbering -i --line-increment -l --join-blank-lines -n --number-format -s --number-separator -v --starting-line-number -w --number-width',
        flag: '-p --no-renumber',
    },
    od: {
        flag: '-a -b -c -d -f -i -l -o -s -x -v --output-duplicates --traditional',
        value: '-A --address-radix -j --skip-bytes -N --read-bytes -t --format --endian -S',
        optional: '-w --width --strings',
    },
    paste: { flag: '-s --serial -z --zero-terminated', value: '-d --delimiters' },
    pr: {
        flag: '-a --across -c --show-control-chars -d --double-space -f -F --form-feed -J --join-lines -m --merge -r --no-file-warnings -t --omit-header -T --omit-pagination -v --show-nonprinting',
        value: '-D --date-format -h --header -l --length -N --first-line-number -o --indent -w --width -W --page-width',
        optional: '-e -i -n -s -S --expand-tabs --output-tabs --number-lines --separator --sep-string --columns',
        digits: true,
    },
    'realpath readlink': {
        flag: '-e --canonicalize-existing -m --canonicalize-missing -L --logical -P --physical -q --quiet -s --strip --no-symlinks -z --zero -f --canonicalize -n --no-newline --silent -v --verbose',
        read: '--relative-to --relative-base',
    },
    tac: { flag: '-b --before -r --regex', value: '-s --separator' },
    wc: {
        flag: '-c --bytes -m --chars -l --lines -L --max-line-length -w --words',
        optional: '--total',
        risks: { ...filesFrom },
    },
});
/** They show the size and times of the files that they are given. */
const fileListers = defineByOptions({ source: coreutilsManual, reads: 'files', operands: 'list' }, {
    stat: {
        flag: '-L --dereference -f --file-system -t --terse',
        value: '-c --format --printf',
        optional: '--cached',
    },
});
/** They print what follows from their arguments or their standard input. */
const calculators = defineByOptions({ source: coreutilsManual, reads: 'files' }, {
    'basename dirname': { flag: '-a --multiple -z --zero', value: '-s --suffix' },
    numfmt: {
        flag: '--debug --grouping -z --zero-terminated',
        value: '-d --delimiter --field --format --from --from-unit --invalid --padding --round --suffix --to --to-unit --unit-separator',
        optional: '--header',
    },
    seq: { flag: '-w --equal-width', value: '-f --format -s --separator', digits: true },
    sleep: {},
    tr: { flag: '-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1' },
});
/** They show who is logged in. */
const userListings = defineByOptions({ source: coreutilsManual, reads: 'machine' }, {
    id: { flag: '-a -G --groups -Z --context -g --group -n --name -r --real -u --user -z --zero' },
    'logname tty users groups': { flag: '-s --silent --quiet' },
});
/** They make or change the files that they are given. */
const fileWriters = defineByOptions({ source: coreutilsManual, operands: 'write' }, {
    'mkdir mkfifo mknod': { flag: '-p --parents -v --verbose -Z', value: '-m --mode', optional: '--context' },
    tee: { flag: '-a --append -i --ignore-interrupts -p', optional: '--output-error' },
    touch: {
        flag: '-a -c --no-create -f -h --no-dereference -m',
        value: '-d --date -t --time',
        read: '-r --reference',
    },
    truncate: { flag: '-c --no-create -o --io-blocks', value: '-s --size', read: '-r --reference' },
});
/** They delete. */
const fileRemovers = defineByOptions({ source: coreutilsManual, operands: 'delete' }, {
    rm: {
        flag: '-f --force -i -I --one-file-system -r -R --recursive -d --dir -v --verbose',
        optional: '--interactive',
        risks: {
            'lifts the protection of the root directory': { flag: '--no-preserve-root', optional: '--preserve-root' },
        },
    },
    'rmdir unlink shred': {
        flag: '-p --parents -v --verbose --ignore-fail-on-non-empty -f --force -u -z --zero -x --exact',
        value: '-n --iterations -s --size',
        optional: '--remove',
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/coreutils/chmod.js





/** Recursion that follows links changes their targets. */
function behindLinks(word, context) {
    const links = followTree(word, context);
    const written = (links.effects ?? []).flatMap((effect) => effect.kind === 'read' ? [{ kind: 'write', path: effect.path }] : []);
    return { ...links, effects: written };
}
const chmodProgram = defineProgram({
    names: 'chmod chown chgrp',
    source: coreutilsManual,
    options: {
        flag: '-c --changes -f --silent --quiet -v --verbose -R --recursive -h --no-dereference --dereference -H -L -P --preserve-root -r -w -x -X -s',
        value: '--from',
        read: '--reference',
        risks: { 'lifts the protection of the root directory': { flag: '--no-preserve-root' } },
    },
    check: (context) => {
        // A mode such as `-x` is parsed as an option.
        const isModeElsewhere = context.scan.has('--reference', '-r', '-w', '-x', '-X', '-s');
        const words = isModeElsewhere ? context.scan.operands : context.scan.operands.slice(1);
        const recursive = context.scan.has('-R', '--recursive');
        const effects = words.map((word) => recursive ? writeTree(word, context) : (0,shell_words/* pathEffects */.EV)('write', word, context.invocation.cwd));
        const links = recursive && context.scan.has('-L') ? words.map((word) => behindLinks(word, context)) : [];
        return gatherEffects([...effects, ...links, { changes: true }]);
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/coreutils/copying.js







/** cp, mv, ln, install: the sources in one role, the last operand or the directory option written. */
function intoLast(role, { scan, invocation }) {
    const { cwd } = invocation;
    const directory = scan.value('-t', '--target-directory');
    const sources = directory === null && scan.operands.length > 1 ? scan.operands.slice(0, -1) : scan.operands;
    const target = directory ?? (scan.operands.length > 1 ? scan.operands.at(-1) : undefined);
    const effects = [
        effectsFor(role, sources, cwd),
        role === 'delete' ? effectsFor('read', sources, cwd) : {},
        target === undefined ? {} : effectsFor('write', [target, ...inside(sources, target)], cwd),
    ];
    return gatherEffects([...effects, backups(gatherEffects(effects), scan)]);
}
/** Backups: an existing target is renamed, with a suffix that the caller chooses. */
function backups(copies, scan) {
    const suffix = scan.value('-S', '--suffix');
    if (suffix === null && !scan.has('-b', '--backup'))
        return {};
    const added = suffix === null ? '~' : (0,shell_words/* literalOf */.Zc)(suffix);
    if (added === null)
        return {};
    const kept = (copies.effects ?? []).flatMap((effect) => effect.kind === 'write'
        ? [{ kind: 'write', path: typeof effect.path === 'string' ? effect.path + added : effect.path }]
        : []);
    return { effects: kept };
}
/** If the target is a directory, the file keeps its name in it; both paths count. */
function inside(sources, target) {
    if (target.kind !== 'literal')
        return [];
    return sources
        .map((word) => (0,shell_words/* literalOf */.Zc)(word)
        ?.split('/')
        .findLast((name) => name !== '') ?? '')
        .filter((name) => !['', '.', '..'].includes(name))
        .map((name) => (0,shell_words/* literalWord */.CK)(`${target.value}/${name}`));
}
/** The text of a symbolic link is relative to the link's directory. */
function linked(context) {
    const { scan, invocation, world } = context;
    const [source] = scan.operands;
    if (source !== undefined && scan.operands.length === 1)
        return {
            risks: [riskOf(source, 'gets a link in the working directory')],
            links: [invocation.cwd],
            changes: true,
        };
    const symbolic = scan.has('-s', '--symbolic') && !scan.has('-r', '--relative');
    if (!symbolic)
        return mayLink(intoLast('read', context));
    const target = scan.value('-t', '--target-directory') ?? scan.operands.at(-1);
    const place = (0,files_paths/* absolutePath */.Hi)((0,shell_words/* literalOf */.Zc)(target) ?? '.', invocation.cwd);
    const from = world.kindOf(place) === 'directory' ? place : (0,files_paths/* absolutePath */.Hi)('..', place);
    const sources = scan.value('-t', '--target-directory') === null ? scan.operands.slice(0, -1) : scan.operands;
    return mayLink(gatherEffects([effectsFor('read', sources, from), intoLast('data', context)]));
}
/** Links are copied as links, and `x/.` gives the target everything in it under its own name. */
function copied(context) {
    const { scan } = context;
    const effects = intoLast('tree', context);
    const recursive = scan.has('-r', '-R', '--recursive', '-a', '--archive');
    const keeps = recursive || scan.has('-d', '-P', '--no-dereference', '-l', '--link', '-s', '--symbolic-link');
    const target = scan.value('-t', '--target-directory') ?? scan.operands.at(-1);
    const whole = scan.has('-T', '--no-target-directory') ||
        scan.operands.some((word) => /(?:^|\/)\.{1,2}\/*$/.test((0,shell_words/* knownText */.bG)(word)));
    const follows = recursive && scan.has('-L', '--dereference');
    return gatherEffects([
        keeps ? mayLink(effects) : effects,
        ...(follows ? scan.operands.map((word) => followTree(word, context)) : []),
        recursive && whole && target !== undefined ? unpackInto(target, context) : {},
    ]);
}
/** Moving a directory moves the links in it. */
function moved(context) {
    const { scan, invocation, world } = context;
    const effects = intoLast('delete', context);
    const plain = scan.operands.every((word) => {
        const value = (0,shell_words/* literalOf */.Zc)(word);
        return value !== null && /^(?:file|missing)$/.test(world.kindOf((0,files_paths/* absolutePath */.Hi)(value, invocation.cwd)));
    });
    return plain ? effects : mayLink(effects);
}
const backupOptions = { optional: '--backup', value: '-S --suffix', flag: '-b' };
/** They copy, move or link their sources to a target. */
const copyingPrograms = definePrograms([
    {
        names: 'cp',
        source: coreutilsManual,
        options: [
            backupOptions,
            {
                flag: '-a --archive --attributes-only -d -f --force -i --interactive -H -l --link -L --dereference -n --no-clobber -P --no-dereference -p -r -R --recursive --remove-destination --strip-trailing-slashes -s --symbolic-link -T --no-target-directory -u -v --verbose -x --one-file-system -Z --copy-contents --debug --keep-directory-symlink',
                value: '-t --target-directory --no-preserve',
                optional: '--preserve --reflink --sparse --update --context',
                risks: { 'recreates the path of the source below the target': { flag: '--parents' } },
            },
        ],
        check: copied,
    },
    {
        names: 'mv',
        source: coreutilsManual,
        options: [
            backupOptions,
            {
                flag: '-f --force -i --interactive -n --no-clobber --strip-trailing-slashes -T --no-target-directory -u -v --verbose -Z --debug --exchange --no-copy',
                value: '-t --target-directory',
                optional: '--update --context',
            },
        ],
        check: moved,
    },
    {
        names: 'ln',
        source: coreutilsManual,
        options: [
            backupOptions,
            {
                flag: '-d -F --directory -f --force -i --interactive -L --logical -n --no-dereference -P --physical -r --relative -s --symbolic -T --no-target-directory -v --verbose',
                value: '-t --target-directory',
            },
        ],
        check: linked,
    },
    {
        names: 'install',
        source: coreutilsManual,
        options: [
            backupOptions,
            {
                flag: '-c -C --compare -D -p --preserve-timestamps -T --no-target-directory -v --verbose -Z --preserve-context --debug -d --directory',
                value: '-g --group -m --mode -o --owner -t --target-directory',
                optional: '--context',
                risks: { [runsOtherProgram]: { flag: '-s --strip', value: '--strip-program' } },
            },
        ],
        check: (context) => context.scan.has('-d', '--directory')
            ? effectsFor('write', context.scan.operands, context.invocation.cwd)
            : intoLast('read', context),
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/coreutils/dd.js




const ddProgram = {
    names: ['dd'],
    source: coreutilsManual,
    grants: null,
    readOnly: [''],
    read: ({ argv, cwd }) => {
        const operands = argv.slice(1).map((word) => {
            const [, name = '', rest = ''] = /^(\w+)=(.*)$/s.exec((0,shell_words/* knownText */.bG)(word)) ?? [];
            const value = word.kind === 'literal' ? (0,shell_words/* literalWord */.CK)(rest) : { kind: 'unknown', source: word.source };
            if (name === 'if')
                return (0,shell_words/* pathEffects */.EV)('read', value, cwd);
            if (name === 'of')
                return (0,shell_words/* pathEffects */.EV)('write', value, cwd);
            return /^(bs|cbs|conv|count|ibs|iflag|iseek|obs|oflag|oseek|seek|skip|status)$/.test(name)
                ? {}
                : { risks: [riskOf(word, 'is not an operand of dd')] };
        });
        const { effects, risks } = gatherEffects(operands);
        return { ...noEffects, effects, risks };
    },
};

;// CONCATENATED MODULE: ./lib/policy/programs/coreutils/expr.js


const exprProgram = {
    names: ['expr', 'factor'],
    source: coreutilsManual,
    grants: null,
    readOnly: [''],
    read: () => noEffects,
};

;// CONCATENATED MODULE: ./lib/policy/programs/coreutils/ls.js


const lsProgram = defineProgram({
    names: 'ls dir vdir',
    reads: 'files',
    source: coreutilsManual,
    options: {
        flag: '-a --all -A --almost-all --author -b --escape -B --ignore-backups -c -C -d --directory -D --dired -f -F -g -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir -i --inode -k --kibibytes -l -L --dereference -m -n --numeric-uid-gid -N --literal -o -p -q --hide-control-chars --show-control-chars -Q --quote-name -r --reverse -R --recursive -s --size -S -t -u -U -v -x -X -Z --context -1 --zero --full-time --group-directories-first --file-type',
        value: '-I --ignore --hide -T --tabsize -w --width --block-size --time-style --time --sort --quoting-style --indicator-style --format',
        optional: '--color --classify --hyperlink',
    },
    operands: 'list',
    check: ({ scan }) => ({ readsMore: scan.has('-R', '--recursive') && scan.has('-L', '--dereference') }),
});

// EXTERNAL MODULE: ./lib/policy/shell/expand/variable-names.js
var variable_names = __webpack_require__(57154);
;// CONCATENATED MODULE: ./lib/policy/programs/coreutils/system.js





const environment = 'prints the environment, which may contain secrets';
/** They show or prepare the system: its clock, disks, environment, users and temporary files. */
const systemPrograms = definePrograms([
    {
        names: 'date',
        reads: 'files',
        source: coreutilsManual,
        options: {
            flag: '-R --rfc-email -u --utc --universal --debug --resolution',
            value: '-d --date',
            optional: '-I --iso-8601 --rfc-3339',
            read: '-f --file -r --reference',
            risks: { 'sets the clock': '-s --set' },
        },
        check: ({ scan }) => ({
            risks: scan.operands
                .filter((word) => !(0,shell_words/* knownText */.bG)(word).startsWith('+'))
                .map((word) => riskOf(word, 'would set the clock')),
        }),
    },
    {
        names: 'df',
        reads: 'machine',
        source: coreutilsManual,
        options: {
            flag: '-v -a --all -h --human-readable -H --si -i --inodes -k -l --local --no-sync -P --portability --sync --total -T --print-type',
            value: '-B --block-size -t --type -x --exclude-type',
            optional: '--output',
        },
        operands: 'list',
    },
    {
        names: 'du',
        reads: 'files',
        source: coreutilsManual,
        options: {
            flag: '-0 --null -a --all --apparent-size -b --bytes -c --total -D --dereference-args -H -h --human-readable --inodes -k -L --dereference -l --count-links -m -P --no-dereference -S --separate-dirs --si -s --summarize -x --one-file-system',
            value: '-B --block-size -d --max-depth -t --threshold --exclude --time-style',
            optional: '--time',
            read: '-X --exclude-from',
            risks: { 'reads a list of files': '--files0-from' },
        },
        operands: 'list',
        check: ({ scan }) => ({ readsMore: scan.has('-L', '--dereference') }),
    },
    {
        names: 'printenv',
        reads: 'machine',
        source: coreutilsManual,
        options: { flag: '-0 --null' },
        check: ({ scan, invocation }) => {
            const names = scan.operands.length > 0 ? scan.operands : invocation.argv.slice(0, 1);
            const asked = scan.operands.length === 0;
            // If `$NAME` is allowed in a command, printing it reveals nothing more.
            const isOpen = (name) => name === 'PWD' || (/^[A-Za-z_]\w*$/.test(name) && (0,variable_names/* isOpenName */.Y)(name));
            return {
                risks: names
                    .filter((word) => asked || !isOpen((0,shell_words/* literalOf */.Zc)(word) ?? ''))
                    .map((word) => riskOf(word, environment, asked ? { never: true } : {})),
            };
        },
    },
    {
        names: 'uname arch nproc',
        reads: 'files',
        source: coreutilsManual,
        options: {
            flag: '-a --all -s --kernel-name -n --nodename -r --kernel-release -v --kernel-version -m --machine -p --processor -i --hardware-platform -o --operating-system',
            value: '--ignore',
        },
    },
    {
        names: 'whoami',
        reads: 'files',
        source: coreutilsManual,
    },
    {
        names: 'who last',
        reads: 'machine',
        source: 'https://man7.org/linux/man-pages/man1/who.1.html',
        options: { flag: '-a -b -d -H -i -m -q -r -s -t -T -u -w -x -F --all', value: '-n', digits: true },
        operands: 'read',
    },
    {
        names: 'mktemp',
        source: coreutilsManual,
        options: {
            flag: '-d --directory -q --quiet -u --dry-run -t',
            value: '--suffix',
            write: '-p',
            risks: { 'chooses the directory': { optional: '--tmpdir' } },
        },
        operands: 'write',
        changes: true,
    },
    {
        names: 'sync',
        source: coreutilsManual,
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/coreutils/text-files.js





const names = 'chooses the names of the files';
/** They read text files; `split` and `-o` of the others write some. */
const textFilePrograms = definePrograms([
    {
        names: 'tail',
        reads: 'files',
        source: coreutilsManual,
        options: {
            flag: '-f -F --retry -q --quiet --silent -v --verbose -z --zero-terminated',
            value: '-c --bytes -n --lines --pid -s --sleep-interval --max-unchanged-stats',
            optional: '--follow',
            digits: true,
        },
        check: ({ scan, invocation }) => {
            const files = scan.operands.filter((word) => word.kind !== 'literal' || !/^\+\d+[bcklmw]?$/.test(word.value));
            return effectsFor('read', files, invocation.cwd);
        },
    },
    {
        names: 'uniq',
        reads: 'files',
        source: coreutilsManual,
        options: {
            flag: '-c --count -d --repeated -D -i --ignore-case -u --unique -z --zero-terminated',
            value: '-f --skip-fields -s --skip-chars -w --check-chars',
            optional: '--all-repeated --group',
            digits: true,
        },
        check: writesSecondOperand,
    },
    {
        names: 'shuf',
        reads: 'files',
        source: coreutilsManual,
        options: {
            flag: '-e --echo -r --repeat -z --zero-terminated',
            value: '-i --input-range -n --head-count',
            read: '--random-source',
            write: '-o --output',
        },
        check: ({ scan, invocation }) => scan.options.some((option) => option.name === '-e' || option.name === '--echo') || scan.operands[0] === undefined
            ? {}
            : (0,shell_words/* pathEffects */.EV)('read', scan.operands[0], invocation.cwd),
    },
    {
        names: 'sort',
        reads: 'files',
        source: 'https://www.gnu.org/software/coreutils/manual/html_node/sort-invocation.html',
        options: {
            flag: '-b --ignore-leading-blanks -d --dictionary-order -f --ignore-case -g --general-numeric-sort -i --ignore-nonprinting -M --month-sort -h --human-numeric-sort -n --numeric-sort -R --random-sort -r --reverse -V --version-sort -c -C -m --merge -s --stable -u --unique -z --zero-terminated --debug',
            value: '-k --key -t --field-separator -S --buffer-size --sort --parallel --batch-size',
            optional: '--check',
            read: '--random-source',
            write: '-o --output -T --temporary-directory',
            risks: { [runsOtherProgram]: '--compress-program', ...filesFrom },
        },
        operands: 'read',
    },
    {
        names: 'tsort ptx',
        source: coreutilsManual,
        operands: 'read',
    },
    {
        names: 'split csplit',
        source: coreutilsManual,
        options: {
            flag: '-d -x -e --elide-empty-files -u --unbuffered --verbose -k --keep-files -q -s --quiet --silent -z --suppress-matched',
            value: '-a --suffix-length -b --bytes -C --line-bytes -l --lines -n --number --digits -t --separator -f --prefix',
            optional: '--numeric-suffixes --hex-suffixes',
            digits: true,
            risks: { [runsOtherProgram]: '--filter', [names]: '--additional-suffix --suffix-format' },
        },
        check: ({ scan, invocation }) => {
            const { cwd } = invocation;
            const splits = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) === 'split';
            const prefix = (splits ? scan.operands[1] : scan.value('-f', '--prefix')) ?? (0,shell_words/* literalWord */.CK)(splits ? 'x' : 'xx');
            const suffix = splits ? null : scan.value('-b');
            const effects = [
                effectsFor('read', scan.operands.slice(0, 1), cwd),
                (0,shell_words/* pathEffects */.EV)('write', prefix, cwd),
                suffix === null ? {} : { risks: [riskOf(suffix, names)] },
            ];
            return gatherEffects(effects);
        },
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/coverage.js





const coverageFiles = {
    flag: '-q --quiet -i --ignore-errors -m --show-missing --skip-covered --skip-empty --no-skip-covered --no-skip-empty --show-contexts --pretty-print --keep',
    value: '--fail-under --include --omit --contexts --precision --sort --format --title',
    read: '--data-file',
    risks: { [choosesCode]: '--rcfile --debug' },
};
/** `coverage run -m pytest …` or `coverage run script.py …`: the module or the script is what runs. */
function measured(context) {
    const { scan, invocation, world } = context;
    const [program] = scan.operands;
    if (program === undefined)
        return {};
    const also = ['coverage', 'run'];
    const named = { risks: [riskOf(program, 'is a program that it runs', { openedBy: also })] };
    if (!scan.has('-m', '--module'))
        return gatherEffects([named, (0,shell_words/* pathEffects */.EV)('read', program, invocation.cwd)]);
    const module = pythonTools.find(({ names }) => names.includes((0,shell_words/* literalOf */.Zc)(program) ?? ''));
    const inner = module?.read({ ...invocation, argv: scan.operands }, world);
    return inner === undefined ? named : gatherEffects([named, startedBy(also, inner)]);
}
const coverageProgram = defineFamily({
    names: 'coverage',
    source: 'https://coverage.readthedocs.io/en/latest/cmd.html',
    commands: {
        '': {},
        run: {
            changes: true,
            plain: true,
            options: {
                stopAtOperand: true,
                flag: '-a --append --branch -p --parallel-mode -L --pylib --timid -m --module',
                value: '--source --include --omit --context --concurrency --save-signal',
                write: '--data-file',
                risks: { [choosesCode]: '--rcfile --debug' },
            },
            check: measured,
        },
        report: { options: coverageFiles, operands: 'data' },
        ...subCommands('xml json lcov', { options: [coverageFiles, { write: '-o' }], changes: true, plain: true }),
        html: { options: [coverageFiles, { write: '-d --directory' }], changes: true, plain: true },
        annotate: { options: [coverageFiles, { write: '-d --directory' }], changes: true },
        combine: { options: coverageFiles, operands: 'read', changes: true, plain: true },
        erase: { options: coverageFiles, changes: true, plain: true },
        debug: { operands: 'named' },
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/cpp-checkers.js


/** They check or format sources in C and C++. */
const cppCheckers = definePrograms([
    {
        names: 'cppcheck clang-tidy cpplint iwyu flawfinder splint sparse',
        source: 'https://cppcheck.sourceforge.io/manual.html',
        grants: 'Compiles the sources to analyze them, with the configuration of the workspace.',
        options: {
            flag: '-q --quiet -v --verbose --force -f --inline-suppr --inconclusive --xml --check-config --use-color --recursive --header-filter --system-headers --list-checks --explain-config --warnings-as-errors',
            value: '-j --std --language -x --platform --template --max-configs --suppress --error-exitcode --enable --disable --check-level --xml-version --filter --linelength --counting --extensions --minlevel -m -p --checks --header-filter --warnings-as-errors --line-filter',
            optional: '-D* -U* --enable=* --error-exitcode=*',
            read: '-I -i --suppressions-list --suppress-xml',
            write: '--output-file --cppcheck-build-dir --plist-output --dump',
            risks: {
                [choosesConfiguration]: {
                    value: '--addon --library --rule --rule-file --project --cppcheck-config --clang --config-file --config --include --load --vfsoverlay --extra-arg --extra-arg-before',
                    optional: '--addon-python --clang',
                },
                'changes the sources': { flag: '--fix --fix-errors --fix-notes', value: '--export-fixes' },
            },
        },
        operands: 'tree',
        check: ({ scan }) => ({
            risks: risksUnless(scan.handed(), /^-(?:I|D|U|std=|W[\w=+-]*$|f(?:no-)?(?:exceptions|rtti)$)/, 'is an option of the compiler'),
        }),
    },
    {
        names: 'clang-format',
        source: 'https://clang.llvm.org/docs/ClangFormat.html',
        options: {
            singleDash: true,
            flag: '--dry-run -n --Werror -Werror -i --verbose --sort-includes --fail-on-incomplete-format --dump-config',
            value: '--fallback-style -fallback-style --lines -lines --offset --length --ferror-limit --qualifier-alignment',
            read: '--files',
            risks: { [choosesPrograms]: '--style -style' },
        },
        check: ({ scan, invocation }) => effectsFor(scan.has('-i') ? ['read', 'write'] : 'read', scan.operands, invocation.cwd),
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/dart.js





const dart = {
    flag: '--fatal-infos --fatal-warnings --no-fatal-warnings --no-fatal-infos --set-exit-if-changed --no-pub --pub --coverage --no-color --color -v --verbose --offline --machine --run-skipped --no-run-skipped --chain-stack-traces --update-goldens --no-sound-null-safety --dry-run -n --fail-fast --current-package --watch',
    value: '-o --output --show -l --line-length --plain-name --name -N --tags -t --exclude-tags -x -P --preset --platform -p --reporter -r --concurrency -j --timeout --total-shards --shard-index --test-randomize-ordering-seed --format --indent --page-width --code --language-version -d --device-id',
    write: '--coverage-path --write',
    risks: {
        [choosesCode]: '--dart-define --dart-define-from-file --packages --cache --sdk-path --enable-experiment --directory -C',
    },
};
/** `dart format -o none` only checks. */
function dartFormat(context) {
    const output = context.scan.options.findLast((option) => option.name === '-o' || option.name === '--output')?.value;
    const looks = /^(?:none|show|json)$/.test((0,shell_words/* literalOf */.Zc)(output) ?? '');
    return looks ? effectsFor('tree', context.scan.operands, context.invocation.cwd) : rewritesUnless()(context);
}
const dartProgram = defineFamily({
    names: 'dart flutter',
    source: 'https://dart.dev/tools/dart-tool',
    grants: runsWorkspaceCode,
    globals: { flag: '-v --verbose --no-version-check --suppress-analytics --disable-analytics' },
    commands: {
        '': { changes: true },
        test: runsTree(dart),
        analyze: { options: dart, operands: 'tree' },
        format: { options: dart, check: dartFormat },
        doctor: { options: dart },
        'pub get': { options: dart, changes: true },
        'pub deps': { options: dart },
        'pub outdated': { options: dart },
        ...subCommands('run build compile create fix pub install devices drive upgrade downgrade clean gen-l10n', {
            ...namedOperands(isMoreThanTheRule),
            options: dart,
        }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/deno.js







/** Sources of the workspace; an address would be fetched and run. */
function sources({ scan, invocation }) {
    const sourceEffects = scan.operands
        .slice(0, scan.beforeDashes)
        .map((word) => /^[a-z]+:/i.test((0,shell_words/* literalOf */.Zc)(word) ?? 'x:')
        ? { risks: [riskOf(word, 'is an address instead of a file')] }
        : (0,shell_words/* treeEffects */.T7)(word, invocation.cwd));
    return gatherEffects([...sourceEffects, effectsFor('write', scan.values('--coverage'), invocation.cwd)]);
}
/** The words of `deno run` and `deno eval`, which a rule must name literally. */
function literalProgram(isText) {
    return ({ scan, invocation: { cwd }, world }) => ({
        risks: scan.operands.map((word, at) => {
            const anyProgram = isText || (at === 0 && operandText(word, cwd, world).kind !== 'file');
            return riskOf(word, 'is a program that the rule does not name', anyProgram ? { anyProgram } : {});
        }),
    });
}
const deno = {
    flag: '-q --quiet --no-check --no-lock --frozen --cached-only --no-remote --no-npm --no-config --json --compact --fail-fast --parallel --shuffle --trace-leaks --doc --coverage --permit-no-files --hide-stacktraces --no-run --unstable --rules --all --clean --ignore --no-prompt --no-semicolons --single-quote --use-tabs',
    value: '--filter --ignore --ext --reporter --rules-include --rules-exclude --rules-tags --line-width --indent-width --prose-wrap --log-level -L --seed',
    optional: '--coverage --fail-fast --shuffle --ignore --check --allow-read=*',
    write: '--junit-path',
    risks: {
        [choosesCode]: {
            value: '-c --config --import-map --lock --cert --env-file --location --preload --import --v8-flags --node-modules-dir --unsafely-ignore-certificate-errors --cwd',
            optional: '--reload -r --inspect --inspect-brk --watch',
        },
        'gives the program more rights': {
            flag: '-A --allow-all',
            optional: '--allow-read --allow-write --allow-net --allow-env --allow-run --allow-sys --allow-ffi --allow-import -R -W -N -E -S -P',
        },
    },
};
const denoProgram = defineFamily({
    names: 'deno',
    source: 'https://docs.deno.com/runtime/reference/cli/',
    grants: 'Runs programs of the workspace and those that they import from anywhere.',
    globals: { flag: '-q --quiet -V' },
    commands: {
        '': { changes: true },
        test: { options: deno, check: sources, changes: true },
        bench: { options: deno, check: sources, changes: true },
        lint: { options: [deno, { risks: { 'changes the sources': { flag: '--fix' } } }], check: sources },
        check: { options: deno, check: sources, changes: true, plain: true },
        fmt: { options: [deno, { flag: '--check' }], check: rewritesUnless('--check') },
        doc: { options: [deno, { flag: '--lint --private' }], check: sources },
        info: { options: deno, check: sources },
        task: {
            options: [{ stopAtOperand: true }, deno],
            check: ({ scan }) => ({
                risks: scan.operands
                    .slice(0, 1)
                    .map((word) => riskOf(word, 'is a task that the rule does not name', (0,publishes/* openRulesFor */.L)(word, { openedBy: ['deno', 'task'] }))),
            }),
            changes: true,
        },
        coverage: { options: deno, operands: 'read' },
        run: { options: [{ stopAtOperand: true }, deno], check: literalProgram(false), changes: true, literal: true },
        eval: { options: deno, check: literalProgram(true), changes: true, literal: true },
        ...subCommands('install uninstall add remove compile cache serve publish upgrade repl jupyter outdated init create x vendor bundle', {
            ...namedOperands('is a program, a build or a command that the rule does not name'),
            options: deno,
        }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/shared/bulk.js



/** Names looked at below one directory. */
const bulk_maxNames = 5_000;
/** Reads the content of everything below these places that the test includes. A place of unknown value is an effect elsewhere. */
function readsBelow(starts, { invocation: { cwd }, world }, test = () => true, leaveOut) {
    return {
        bulk: starts.flatMap((start) => {
            const value = (0,shell_words/* literalOf */.Zc)(start);
            if (value === null || value === '-')
                return [];
            const path = (0,files_paths/* absolutePath */.Hi)(value, cwd);
            return [
                {
                    of: 'directory',
                    path,
                    includes: (file) => test(candidate(file, value, cwd)),
                    sensitive: once(() => {
                        const { paths, names } = world.sensitiveBelow(path, bulk_maxNames);
                        return names >= bulk_maxNames ? null : paths;
                    }),
                    ...(leaveOut === undefined ? {} : { leaveOut }),
                },
            ];
        }),
    };
}
/** Shows the content of files of the repository `top`, in any commit: of those at or below these paths. */
function readsHistory(paths, top, { world }, { excluded, leaveOut }) {
    return {
        bulk: paths.map((path) => ({
            of: 'history',
            path,
            includes: (file) => !excluded.has(file),
            leaveOut,
            sensitive: once(() => {
                const tracked = world.sensitiveInGit(top)?.tracked;
                if (tracked !== undefined)
                    return tracked.filter((file) => (0,files_paths/* isInside */.FK)({ path: file, directory: path }));
                const sensitive = world.sensitiveBelow(path, bulk_maxNames);
                return sensitive.names >= bulk_maxNames ? null : sensitive.paths;
            }),
        })),
    };
}
function once(look) {
    let result;
    return () => (result ??= { value: look() }).value;
}

;// CONCATENATED MODULE: ./lib/policy/programs/diff.js





function outputs({ scan }) {
    return scan.values('-o', '--output');
}
const diffProgram = defineProgram({
    names: 'diff diff3 sdiff',
    reads: 'files',
    source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html',
    options: {
        digits: true,
        flag: '-v --suppress-blank-empty --normal -q --brief -s --report-identical-files -c -u -e --ed -f --forward-ed -n --rcs -y --side-by-side --left-column --suppress-common-lines -p --show-c-function -t --expand-tabs -T --initial-tab -l --paginate -r --recursive --no-dereference -N --new-file --unidirectional-new-file --ignore-file-name-case --no-ignore-file-name-case -i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -w --ignore-all-space -B --ignore-blank-lines -a --text --strip-trailing-cr -d --minimal --speed-large-files -m --merge -A --show-all -x --overlap-only -3',
        value: '-C -D -U -F --show-function-line --label -L -W --width --tabsize --horizon-lines -x --exclude -I --ignore-matching-lines --line-format --old-line-format --new-line-format --unchanged-line-format --old-group-format --new-group-format --unchanged-group-format --changed-group-format --palette --ifdef',
        optional: '--context --unified --color',
        read: '-X --exclude-from -S --starting-file --from-file --to-file',
        write: '-o --output',
        risks: { [runsOtherProgram]: '--diff-program' },
    },
    check: (context) => {
        const { scan } = context;
        const pages = scan.options.filter((option) => option.name === '-l' || option.name === '--paginate');
        const follows = scan.has('-r', '--recursive') && !scan.has('--no-dereference');
        const asks = (0,shell_words/* literalOf */.Zc)(context.invocation.argv[0]) === 'sdiff' ? outputs(context) : [];
        return gatherEffects([
            { risks: risksFor(asks, 'merges interactively and runs the editor') },
            { risks: pages.map((option) => riskOf(option.word, 'runs pr')) },
            ...(follows ? scan.operands.map((word) => followTree(word, context)) : []),
            readsBelow(scan.operands, context),
        ]);
    },
    operands: 'tree',
});

;// CONCATENATED MODULE: ./lib/policy/programs/dotnet.js


/** https://learn.microsoft.com/dotnet/core/tools/: options that most commands share. */
const dotnet_common = {
    flag: '--no-build --no-restore --nologo --no-incremental --force --no-dependencies --no-logo -t --list-tests --blame --interactive --self-contained --no-self-contained --verify-no-changes --include-symbols --outdated --deprecated --vulnerable --include-transitive',
    value: '-l --logger --collect -c --configuration -f --framework -v --verbosity -r --runtime --filter -a --arch --os --version-suffix --severity --tl --format',
    write: '-o --output --results-directory --artifacts-path',
    risks: {
        'sets a property, which can name a program or a file': { value: '--property', optional: '-p:* --property:* /p:*' },
        'loads code or settings from a path': '--settings -s --test-adapter-path -d --diag -e --environment --source --configfile -bl',
    },
};
/** Loggers and collectors that come with the SDK; another one is code. */
function reporters({ scan }) {
    return {
        risks: risksUnless(scan.values('-l', '--logger', '--collect'), /^(?:(?:console|trx|html)(?:;(?:verbosity=\w+|LogFileName=[\w.-]+))?|XPlat Code Coverage|Code Coverage)$/i, 'loads code or writes a file'),
    };
}
const dotnetProgram = defineFamily({
    names: 'dotnet',
    source: 'https://learn.microsoft.com/dotnet/core/tools/',
    grants: 'Compiles and runs the code of the workspace and of its dependencies.',
    globals: { flag: '--info --list-sdks --list-runtimes' },
    common: dotnet_common,
    commands: {
        '': {},
        ...subCommands('test build restore clean format pack publish', {
            operands: 'read',
            check: reporters,
            changes: true,
        }),
        run: {
            options: { risks: { 'runs another project': '--project --launch-profile' } },
            operands: 'data',
            changes: true,
        },
        list: { operands: 'data' },
        'tool list': {},
        'nuget list': {},
        ...subCommands('add remove tool nuget new workload sln watch exec user-secrets dev-certs', changesSomething),
        'build-server': { operands: 'named', changes: true },
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/downloads.js



function pathInside(place, name) {
    const directory = (0,shell_words/* literalOf */.Zc)(place);
    return directory === null ? place : (0,shell_words/* literalWord */.CK)(`${directory}/${name}`);
}
/** Files named after the last segment of an address, raw and decoded, in the working directory or in `places`. */
function remoteNamedFiles(addresses, places, cwd) {
    const names = addresses.flatMap((word) => {
        const path = /^[a-z]+:\/\/[^/]*(\/[^#]*)/i.exec((0,shell_words/* literalOf */.Zc)(word) ?? '')?.[1] ?? '';
        return [path, path.replace(/\?.*$/s, '')].map((text) => text.slice(text.lastIndexOf('/') + 1));
    });
    const files = new Set(['', ...names, ...names.map(percentDecoded)]);
    return (0,shell_words/* orWorkingDirectory */.EM)(places).flatMap((place) => [...files].map((name) => (0,shell_words/* pathEffects */.EV)('write', pathInside(place, name), cwd)));
}
function percentDecoded(name) {
    return name.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
/** curl and wget treat an address without a scheme as http. */
function requestEffects(word) {
    const value = (0,shell_words/* literalOf */.Zc)(word);
    if (value === null || /^[a-z][\w+.-]*:\/\//i.test(value))
        return (0,shell_words/* addressEffects */.ll)(word);
    return { risks: [riskOf(word, 'is an address without https://')] };
}
/** Data of a request: `@file` is a file to send; its position differs by option. */
const fileMarks = {
    '-d': /^@/,
    '--data': /^@/,
    '--data-ascii': /^@/,
    '--data-binary': /^@/,
    '--json': /^@/,
    '--data-urlencode': /^[^=@]*@/,
    '-F': /^[^=]*=[@<]/,
    '--form': /^[^=]*=[@<]/,
};
function sent({ scan, invocation }) {
    return gatherEffects(scan.options.map(({ name, value }) => {
        const mark = fileMarks[name];
        if (mark === undefined || value === null)
            return {};
        const text = (0,shell_words/* knownText */.bG)(value);
        const sign = mark.exec(text)?.[0];
        if (sign === undefined)
            return value.kind === 'literal' && !/;.*=[@<]/.test(text)
                ? {}
                : { risks: [riskOf(value, 'may name a file to send')] };
        if (/[;,]/.test(text))
            return { risks: [riskOf(value, 'names several files to send')] };
        return (0,shell_words/* pathEffects */.EV)('read', (0,shell_words/* dropStart */.od)(value, sign.length), invocation.cwd);
    }));
}
function fetched(context) {
    const { scan, invocation } = context;
    const addresses = [...scan.operands, ...scan.values('--url')];
    const globs = scan.has('-g', '--globoff') ? [] : addresses.filter((word) => /[{}[\]]/.test((0,shell_words/* knownText */.bG)(word)));
    const climbing = addresses.filter((word) => /%2e|\/\.\.?(?:\/|$)/i.test((0,shell_words/* knownText */.bG)(word)));
    const { cwd } = invocation;
    const places = scan.values('--output-dir');
    const remote = scan.has('-O', '--remote-name', '--remote-name-all') ? remoteNamedFiles(addresses, places, cwd) : [];
    const below = scan.values('-o', '--output').map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '');
    return gatherEffects([
        ...addresses.map(requestEffects),
        { risks: risksFor(globs, 'expands to several addresses') },
        { risks: risksFor(climbing, 'is an address with dots in its path') },
        sent(context),
        ...remote,
        ...places.flatMap((place) => below.map((name) => (0,shell_words/* pathEffects */.EV)('write', pathInside(place, name), cwd))),
    ]);
}
/** They fetch addresses and may save the answers. */
const downloadPrograms = definePrograms([
    {
        names: 'curl',
        source: 'https://curl.se/docs/manpage.html',
        changes: true,
        options: {
            flag: '-h --compressed-ssh --disable-eprt --disable-epsv --disallow-username-in-url --false-start -0 --http2-prior-knowledge --http3-only --ignore-content-length --no-alpn --no-npn --no-sessionid -R --remote-time --tcp-nodelay --ssl --ssl-reqd --suppress-connect-headers -B --use-ascii -1 --tlsv1 --no-clobber --remove-on-error -j --junk-session-cookies --parallel-immediate -s --silent -S --show-error -f --fail --fail-with-body --fail-early -i --include -I --head -v --verbose -g --globoff -4 --ipv4 -6 --ipv6 --compressed --no-progress-meter -# --progress-bar -N --no-buffer -a --append -G --get --http1.0 --http1.1 --http2 --http3 --tlsv1.2 --tlsv1.3 --no-keepalive --path-as-is --retry-all-errors --retry-connrefused -O --remote-name --remote-name-all --create-dirs -V -Z --parallel --styled-output -q --disable --raw --tr-encoding',
            value: '-m --max-time --connect-timeout --retry --retry-delay --retry-max-time -A --user-agent -e --referer -r --range --max-filesize --limit-rate -y -Y --speed-time --speed-limit --expect100-timeout --tls-max --parallel-max --url -d --data --data-ascii --data-raw --data-binary --data-urlencode --json -H --header -F --form --form-string -w --write-out -C --continue-at -z --time-cond',
            read: '--cacert --capath --crlfile --netrc-file --etag-compare',
            write: '-o --output --output-dir -D --dump-header -c --cookie-jar --trace --trace-ascii --stderr --etag-save --hsts --alt-svc --libcurl',
            risks: {
                'follows redirects to any address': {
                    flag: '-L --location --location-trusted',
                    value: '--proto-redir --max-redirs',
                },
                'sends a file': '-T --upload-file',
                'reads options from a file': '-K --config',
                'sends a custom header or cookie': '-b --cookie --proxy-header',
                'sends a request that changes something': '-X --request',
                'reaches the server in another way': '-x --proxy --preproxy --socks4 --socks4a --socks5 --socks5-hostname --proxy1.0 --resolve --connect-to --unix-socket --abstract-unix-socket --doh-url --dns-servers --interface --local-port --noproxy --haproxy-clientip --proto --proto-default',
                'sends credentials': {
                    value: '-u --user -U --proxy-user --oauth2-bearer -E --cert --key --pass --aws-sigv4 --delegation --login-options',
                    flag: '-n --netrc --netrc-optional --negotiate --ntlm --digest --anyauth --basic',
                },
                'does not check the server': { flag: '-k --insecure --proxy-insecure' },
                'writes files that the server names': { flag: '-J --remote-header-name' },
                'sends commands to the server': {
                    value: '-Q --quote --telnet-option -t --mail-from --mail-rcpt --engine --next',
                    flag: '-:',
                },
            },
        },
        check: (context) => {
            const files = risksUnless(context.scan.values('-w', '--write-out'), /^(?!@)(?![^]*%output\{)/, 'reads or writes a file');
            const headers = (0,shell_words/* customHeaders */.qY)(context.scan.values('-H', '--header'));
            return gatherEffects([fetched(context), { risks: [...files, ...headers] }]);
        },
    },
    {
        names: 'wget',
        source: 'https://www.gnu.org/software/wget/manual/wget.html',
        changes: true,
        options: {
            flag: '-q --quiet -v --verbose -nv --no-verbose -c --continue -4 -6 --spider -S --server-response -nc --no-clobber -N --timestamping --no-cache --no-dns-cache -nd --no-directories --no-parent -np --show-progress --https-only --no-cookies --no-proxy',
            value: '-t --tries -T --timeout --connect-timeout --read-timeout -w --wait --waitretry --limit-rate -Q --quota --progress -U --user-agent --max-redirect',
            write: '-O --output-document -o --output-file -a --append-output -P --directory-prefix --save-cookies --warc-file --rejected-log',
            risks: {
                'sends data': '--post-data --post-file --body-data --body-file --method --header --referer',
                'reads addresses or settings from a file': '-i --input-file -e --execute --config --load-cookies --base -B',
                [runsOtherProgram]: '--use-askpass',
                'follows links to any address': {
                    flag: '-r --recursive -m --mirror -p --page-requisites -k -H --span-hosts',
                    value: '-l --level -D --domains',
                },
                'sends credentials or does not check the server': {
                    value: '--user --password --http-user --http-password --certificate --private-key --ca-certificate',
                    flag: '--no-check-certificate',
                },
            },
        },
        check: (context) => {
            const { scan, invocation } = context;
            const into = scan.has('-O', '--output-document', '--spider')
                ? []
                : remoteNamedFiles(scan.operands, scan.values('-P', '--directory-prefix'), invocation.cwd);
            return gatherEffects([...scan.operands.map(requestEffects), ...into]);
        },
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/file-linters.js




/** They check files and load no code. */
const fileLinters = definePrograms([
    {
        names: 'actionlint',
        source: 'https://github.com/rhysd/actionlint/blob/main/docs/usage.md',
        options: {
            singleDash: true,
            flag: '-color -no-color -oneline -verbose -debug -version',
            value: '-format -ignore -stdin-filename',
            read: '-config-file',
            risks: { [runsOtherProgram]: '-shellcheck -pyflakes', 'writes a configuration': { flag: '-init-config' } },
        },
        operands: 'read',
    },
    {
        names: 'hadolint',
        source: 'https://github.com/hadolint/hadolint#cli',
        options: {
            flag: '--no-fail --no-color --verbose -V --strict-labels --disable-ignore-pragma',
            value: '-f --format --error --warning --info --style --ignore --trusted-registry --require-label -t --failure-threshold --file-path-in-report',
            read: '-c --config',
        },
        operands: 'read',
    },
    {
        names: 'shellcheck',
        source: 'https://github.com/koalaman/shellcheck/blob/master/shellcheck.1.md',
        options: {
            flag: '-a --check-sourced --norc --list-optional -V',
            value: '-e --exclude -f --format -i --include -o --enable -P --source-path -s --shell -S --severity -W --wiki-link-count',
            optional: '-C --color --extended-analysis',
            read: '--rcfile',
            risks: { 'reads the files that the scripts name': { flag: '-x --external-sources' } },
        },
        operands: 'read',
    },
    {
        names: 'shfmt',
        source: 'https://github.com/mvdan/sh/blob/master/cmd/shfmt/shfmt.1.scd',
        options: {
            flag: '-d --diff -l --list -s --simplify -mn --minify -bn --binary-next-line -ci --case-indent -sr --space-redirects -kp --keep-padding -fn --func-next-line -f --find -w --write --apply-ignore',
            value: '-i --indent -ln --language-dialect --filename',
            singleDash: true,
        },
        check: rewritesDirectoryIfAsked('-w', '--write', '-write'),
    },
    {
        names: 'yamllint',
        source: 'https://yamllint.readthedocs.io/en/stable/quickstart.html',
        options: {
            flag: '-s --strict --no-warnings --list-files',
            value: '-f --format -d --config-data',
            risks: { [choosesConfiguration]: '-c --config-file' },
        },
        operands: 'tree',
        check: presetNames('-d', '--config-data'),
    },
    {
        names: 'codespell',
        source: 'https://github.com/codespell-project/codespell#usage',
        options: {
            flag: '-c --enable-colors -d --disable-colors -s --summary -f --check-filenames -H --check-hidden --count --stdin-single-line -w --write-changes',
            value: '-q --quiet-level -S --skip -L --ignore-words-list --builtin --ignore-regex --uri-ignore-words-list -i --interactive -A -B -C --context',
            read: '-D --dictionary -I --ignore-words -x --exclude-file',
            risks: { [choosesConfiguration]: '--config --toml' },
        },
        check: rewritesDirectoryIfAsked('-w', '--write-changes'),
    },
    {
        names: 'typos',
        source: 'https://github.com/crate-ci/typos/blob/master/docs/reference.md',
        options: {
            flag: '--diff --files --identifiers --words --hidden --no-ignore --no-check-filenames --no-check-files --no-unicode --force-exclude --sort --isolated --type-list --binary -q --quiet -v --verbose -w --write-changes',
            value: '--format --exclude --locale --color -j --threads --type',
            write: '--dump-config',
            risks: { [choosesConfiguration]: '-c --config --file-list --highlight-words' },
        },
        check: rewritesDirectoryIfAsked('-w', '--write-changes'),
    },
    {
        names: 'vale',
        source: 'https://vale.sh/docs/cli',
        options: {
            flag: '--no-wrap --no-exit --ignore-syntax --no-global --normalize --relative --sort',
            value: '--minAlertLevel --glob --ext --filter',
            risks: { [choosesConfiguration]: '--config --output --path --sources --mode-compat' },
        },
        operands: ['tree'],
        check: ({ scan: { operands } }) => {
            const acts = (0,shell_words/* matches */.cK)(operands[0], /^(?:sync|ls-|compile|install|fix|host-install|run|tag)/);
            return { risks: acts ? risksFor(operands.slice(0, 1), 'downloads or runs something') : [] };
        },
    },
    {
        names: 'vulture',
        source: 'https://github.com/jendrikseipp/vulture#usage',
        options: {
            flag: '--sort-by-size --make-whitelist -v --verbose',
            value: '--min-confidence --exclude --ignore-names --ignore-decorators',
            risks: { [choosesConfiguration]: '--config' },
        },
        operands: 'tree',
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/file-viewers.js




/** They show the content of files in another form. */
const fileViewers = definePrograms([
    {
        names: 'file',
        reads: 'files',
        source: 'https://man7.org/linux/man-pages/man1/file.1.html',
        options: {
            flag: '-c --checking-printout -d --debug -b --brief -i --mime --mime-type --mime-encoding --extension --apple -k --keep-going -L --dereference -h --no-dereference -N --no-pad -n --no-buffer -p --preserve-date -r --raw -s --special-files -v -0 --print0 -E -l --list -S --no-sandbox',
            value: '-F --separator -e --exclude --exclude-quiet -P --parameter',
            read: '-m --magic-file',
            risks: {
                'reads a list of files to inspect': '-f --files-from',
                'unpacks with other programs': { flag: '-z --uncompress -Z --uncompress-noreport' },
                'writes a compiled magic file': { flag: '-C --compile' },
            },
        },
        operands: 'read',
    },
    {
        names: 'hexdump hd',
        reads: 'files',
        source: 'https://man7.org/linux/man-pages/man1/hexdump.1.html',
        options: {
            flag: '-b --one-byte-octal -X --one-byte-hex -c --one-byte-char -C --canonical -d --two-bytes-decimal -o --two-bytes-octal -x --two-bytes-hex -v --no-squeezing -h -V',
            value: '-e --format -n --length -s --skip',
            optional: '-L --color',
            read: '-f --format-file',
        },
        operands: 'read',
    },
    {
        names: 'xxd',
        reads: 'files',
        source: 'https://man7.org/linux/man-pages/man1/xxd.1.html',
        options: {
            singleDash: true,
            flag: '-h -a -autoskip -b -bits -C -capitalize -d -e -E -EBCDIC -i -include -p -ps -postscript -plain -r -revert -u -v',
            value: '-c -cols -g -groupsize -l -len -n -name -o -offset -R -s -seek',
        },
        check: writesSecondOperand,
    },
    {
        names: 'strings',
        source: 'https://sourceware.org/binutils/docs/binutils/strings.html',
        options: {
            flag: '-a --all -d --data -f --print-file-name -w --include-all-whitespace',
            value: '-n --bytes -t --radix -e --encoding -s --output-separator -T --target -U --unicode',
            digits: true,
        },
        operands: 'read',
        // binutils read further arguments from such a word at any position.
        check: ({ invocation }) => {
            const files = invocation.argv.filter((word) => (0,shell_words/* knownText */.bG)(word).startsWith('@'));
            return { risks: risksFor(files, 'is a file from which more arguments are read') };
        },
    },
    {
        names: 'column',
        reads: 'files',
        source: 'https://man7.org/linux/man-pages/man1/column.1.html',
        options: {
            flag: '-t --table -d --table-noheadings -e --table-header-repeat -x --fillrows -J --json -L --keep-empty-lines -h -V',
            value: '-s --separator -o --output-separator -c --output-width -N --table-columns -l --table-columns-limit -n --table-name -R --table-right -T --table-truncate -W --table-wrap -H --table-hide -O --table-order -E --table-noextreme -C --table-column -r --tree -i --tree-id -p --tree-parent',
        },
        operands: 'read',
    },
    {
        names: 'rev colrm',
        reads: 'files',
        source: 'https://man7.org/linux/man-pages/man1/rev.1.html',
        options: { flag: '-0 --zero -h -V' },
        operands: 'read',
    },
    {
        names: 'iconv',
        reads: 'files',
        source: 'https://man7.org/linux/man-pages/man1/iconv.1.html',
        options: { flag: '-c -l --list -s --silent --verbose', value: '-f --from-code -t --to-code', write: '-o --output' },
        operands: 'read',
    },
    {
        names: 'cmp',
        reads: 'files',
        source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html',
        options: { flag: '-v -b --print-bytes -l --verbose -s --quiet --silent', value: '-i --ignore-initial -n --bytes' },
        check: ({ scan, invocation }) => effectsFor('read', scan.operands.slice(0, 2), invocation.cwd),
    },
    {
        names: 'tree',
        reads: 'files',
        source: 'https://man7.org/linux/man-pages/man1/tree.1.html',
        options: {
            flag: '-a -d -l -f -x -i -q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -A -S -n -C -X -J --dirsfirst --filesfirst --noreport --prune --matchdirs --ignore-case --si --du --inodes --device --nolinks --gitignore --info --metafirst --hintro --houtro',
            value: '-L -P -I -H -T --filelimit --charset --timefmt --sort',
            write: '-o',
            risks: {
                'reads the tree from a file': { flag: '--fromfile --fromtabfile', value: '--gitfile --infofile' },
                'restarts itself through a shell and writes a file into every directory': { flag: '-R' },
            },
        },
        operands: 'list',
        check: ({ scan }) => ({ readsMore: scan.has('-l') }),
    },
    {
        names: 'less more most pg bat batcat',
        source: 'https://man7.org/linux/man-pages/man1/less.1.html',
        options: {
            flag: '-F -R -X -S -N -n -i -I -s -e -E -M -q -Q -c -f -A --plain --no-pager --quit-if-one-screen --chop-long-lines --LINE-NUMBERS',
            value: '-p --style --color --theme --language -l --line-range --tabs -x',
            risks: {
                [runsCommandsInside]: {
                    value: '-k --lesskey-file --lesskey-src -o -O --log-file -t --tag -T --tag-file --pager --paging --config-file --map-syntax',
                    flag: '--lessopen',
                    optional: '-P* +*',
                },
            },
        },
        operands: 'read',
        check: ({ scan, invocation }) => {
            const commands = scan.operands
                .filter((word) => /^\+/.test((0,shell_words/* literalOf */.Zc)(word) ?? '+'))
                .map((word) => riskOf(word, 'is a command of the pager'));
            const pages = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) === 'more' ? risksFor(invocation.argv.slice(0, 1), 'can start a shell') : [];
            return { risks: [...commands, ...pages] };
        },
    },
]);

// EXTERNAL MODULE: ./lib/policy/files/glob.js
var files_glob = __webpack_require__(78033);
// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
;// CONCATENATED MODULE: ./lib/policy/programs/find/find-selection.js







/**
 * The tests of names in an expression. If nothing but "and" joins them, a file has to pass all of them; with an "or" or
 * parentheses one that is not negated is enough.
 */
function selectionOf(words, place) {
    const values = words.map(shell_words/* literalOf */.Zc);
    const pruning = pruningWords(values);
    const tests = words.flatMap((_, at) => testAt(words, at, pruning) ?? []).filter(({ word }) => !isWhole(word));
    const pruned = tests.filter((test) => test.prunes);
    const wanted = tests.filter((test) => !test.prunes && !test.negated);
    const excluded = tests.filter((test) => !test.prunes && test.negated);
    const joined = !values.slice(pruning).some((value) => /^(?:-o|-or|,|\(|\))$/.test(value ?? ''));
    const depth = depthOf(values);
    return {
        picks: wanted.length > 0,
        test: (file) => {
            const matches = (test) => test.matches(file);
            if (file.path.split('/').length > depth || pruned.some((test) => isBelow(test, file)))
                return false;
            return joined ? wanted.every(matches) && !excluded.some(matches) : wanted.some(matches);
        },
        about: gatherEffects(wanted.map((test) => aboutOf(test, place))),
    };
}
function depthOf(values) {
    const at = values.indexOf('-maxdepth');
    const depth = at < 0 ? Number.NaN : Number(values[at + 1]);
    return Number.isNaN(depth) ? Number.POSITIVE_INFINITY : depth;
}
/** Whether the test matches a directory above the file. */
function isBelow({ matches }, { shown, path }) {
    const names = path.split('/');
    return names.slice(0, -1).some((name, at) => {
        const below = names.slice(at + 1).join('/');
        const directory = { shown: shown.slice(0, -below.length - 1), path: names.slice(0, at + 1).join('/'), name };
        return matches(directory);
    });
}
/** How many words at the beginning are `-path a -prune -o`; with `-depth` nothing is pruned. */
function pruningWords(values) {
    if (values.some((value) => /^(?:-depth|-d|-delete)$/.test(value ?? '')))
        return 0;
    let at = 0;
    while (/^-(?:name|path|wholename)$/.test(values[at] ?? '') &&
        values[at + 2] === '-prune' &&
        /^-or?$/.test(values[at + 3] ?? ''))
        at += 4;
    return at;
}
function testAt(words, at, pruning) {
    const kind = /^-i?(name|path|wholename|regex)$/.exec((0,shell_words/* literalOf */.Zc)(words[at - 1]) ?? '')?.[1];
    const word = words[at];
    if (kind === undefined || word === undefined)
        return null;
    let signs = 0;
    while (/^(?:!|-not)$/.test((0,shell_words/* literalOf */.Zc)(words[at - 2 - signs]) ?? ''))
        signs += 1;
    return { word, kind, negated: signs % 2 === 1, prunes: at < pruning, matches: matcherOf(kind, word) };
}
function matcherOf(kind, word) {
    if (kind === 'name') {
        const test = testOf(word);
        return ({ name }) => test(name);
    }
    if (kind === 'regex') {
        const extensions = extensionsOf(word);
        return ({ name }) => extensions.length === 0 || extensions.some((extension) => (0,files_paths/* foldPath */.tu)(name).endsWith(`.${extension}`));
    }
    // A star of `-path` matches slashes too.
    const pattern = word.kind === 'literal' && !/\[[:.=]/.test(word.value) ? (0,files_glob/* parseSegment */.Zs)((0,files_paths/* foldPath */.tu)(word.value)) : null;
    return ({ shown }) => pattern === null || (0,files_glob/* matchesName */.Hj)(pattern, (0,files_paths/* foldPath */.tu)(shown));
}
function aboutOf({ kind, word }, place) {
    if (kind !== 'regex')
        return aboutSecrets([word], kind === 'name' ? 'name' : 'path', place);
    return { risks: expressionRisk(word) };
}
/** The risk of a regular expression of paths: it is about secrets, or it cannot be read. */
function expressionRisk(word) {
    const extensions = extensionsOf(word);
    const isAbout = extensions.some((extension) => (0,sensitivity/* sensitivity */.y)(`/.${extension}`) !== 'low' || (0,sensitivity/* sensitivity */.y)(`/x.${extension}`) !== 'low');
    return extensions.length === 0 || isAbout ? [riskOf(word, 'may match files that contain secrets')] : [];
}
/** `\\.ts`, `\\.\\(c\\|h\\)`, `\\.(c|h)$`: the end of an expression of whole paths, in the syntax of Emacs or of POSIX. */
const endings = /\\\.(?:(\w+)|\\?\((\w+(?:\\?\|\w+)*)\\?\))\$?$/;
/** The extensions that a regular expression of whole paths ends in; none if it ends in another way. */
function extensionsOf(word) {
    const [, single, several] = endings.exec((0,files_paths/* foldPath */.tu)((0,shell_words/* knownText */.bG)(word))) ?? [];
    return word.kind === 'literal' ? ((single ?? several)?.split(/\\?\|/) ?? []) : [];
}

;// CONCATENATED MODULE: ./lib/policy/programs/find/find.js







const split = (names) => new Set(names.split(' '));
/** https://www.gnu.org/software/findutils/manual/html_mono/find.html: words of an expression by what they take. */
const alone = split('-daystart -depth -d -follow -ignore_readdir_race -noignore_readdir_race -mount -xdev -noleaf -nowarn -warn -empty -executable -false -nogroup -nouser -readable -true -writable -print -print0 -ls -prune -quit -not -a -and -o -or ! ( ) , -help -version');
const data = split('-maxdepth -mindepth -regextype -amin -atime -cmin -ctime -fstype -gid -group -ilname -iname -inum -ipath -iregex -iwholename -links -lname -mmin -mtime -name -path -perm -regex -size -type -uid -used -user -wholename -xtype -context -printf');
const find_reads = split('-newer -anewer -cnewer -samefile');
const writes = split('-fprint -fprint0 -fls');
const find_runs = split('-exec -execdir -ok -okdir');
function readFind(invocation, world) {
    const words = invocation.argv.slice(1);
    let at = 0;
    while ((0,shell_words/* matches */.cK)(words[at], /^-(?:[HLP]|O\d|-)$/))
        at += 1;
    const from = at;
    while (at < words.length && !startsExpression(words[at]))
        at += 1;
    const starts = at === from ? [(0,shell_words/* literalWord */.CK)('.')] : words.slice(from, at);
    const places = effectsFor('read', starts, invocation.cwd);
    const expression = {
        words,
        starts,
        cwd: invocation.cwd,
        effects: [...places.effects],
        inner: [],
        risks: [...places.risks],
        hasDelete: false,
    };
    const selection = selectionOf(words.slice(at), { invocation, starts });
    while (at < words.length)
        at = takePrimary(expression, at);
    if (expression.hasDelete)
        deleteMatches(expression, world);
    if (expression.inner.length > 0 && selection.picks) {
        include(expression, selection.about);
        include(expression, pickedBelow(starts, { invocation, world }, selection.test));
    }
    const follows = words.some((word) => (0,shell_words/* matches */.cK)(word, /^-(?:L|follow)$/));
    const files = words.some((word, index) => (0,shell_words/* literalOf */.Zc)(word) === '-type' && (0,shell_words/* literalOf */.Zc)(words[index + 1]) === 'f');
    // A command that receives the name of a link opens its target.
    if (expression.inner.length > 0 && (follows || !files)) {
        const test = follows || !selection.picks ? undefined : selection.test;
        include(expression, gatherEffects(starts.map((word) => followTree(word, { invocation, world }, test))));
    }
    const { effects, inner, risks } = expression;
    return { effects, inner, risks, readOnly: true, readsOnlyFiles: inner.length === 0 && !follows };
}
function include({ effects, risks }, more) {
    effects.push(...(more.effects ?? []));
    risks.push(...(more.risks ?? []));
}
/**
 * `-delete`: everything below the starting points. At the top of the workspace this includes the protected paths, unless
 * a required name excludes them; the starting point itself is not deleted there.
 */
function deleteMatches({ words, starts, cwd, effects, risks }, world) {
    for (const start of starts) {
        const path = (0,files_paths/* absolutePath */.Hi)((0,shell_words/* literalOf */.Zc)(start) ?? '', cwd);
        const isOnTop = (0,files_paths/* isInside */.FK)({ path: world.workspace, directory: path });
        const deletion = (0,shell_words/* pathEffects */.EV)(isOnTop ? 'write' : 'delete', start, cwd);
        effects.push(...deletion.effects);
        risks.push(...deletion.risks);
        if (isOnTop && !leavesProtectedOut(words))
            effects.push({ kind: 'delete', path: `${world.workspace}/.github` });
    }
}
/** Names of build and test leftovers, as the only selection of the expression. */
const leftover = /^(?:\*\.(?:py[co]|o|a|so|obj|class|orig|rej|bak|tmp|swp|tsbuildinfo|log|map|gc(?:da|no))|\*~|__pycache__|\.DS_Store|\.pytest_cache|\.mypy_cache|\.ruff_cache)$/;
function leavesProtectedOut(words) {
    const texts = words.map(shell_words/* literalOf */.Zc);
    if (texts.some((text) => text === null || /^(?:-o|-or|,|!|-not|\()$/.test(text)))
        return false;
    return (texts.some((text, at) => leftover.test(text ?? '') && /^-i?name$/.test(texts[at - 1] ?? '')) &&
        texts.at(-1) === '-delete');
}
function startsExpression(word) {
    const text = (0,shell_words/* knownText */.bG)(word);
    return word.kind === 'unknown' || text === '' || /^[-(),!]/.test(text);
}
/** Reads one word of the expression with its arguments; returns the index after it. */
function takePrimary(expression, at) {
    const word = expression.words[at];
    const name = (0,shell_words/* literalOf */.Zc)(word);
    const next = expression.words[at + 1];
    if (name === null)
        return refuse(expression, at, 'is not known before it runs and may become an action');
    if (alone.has(name))
        return at + 1;
    if (find_runs.has(name))
        return takeCommand(expression, at);
    if (name === '-delete') {
        expression.hasDelete = true;
        return at + 1;
    }
    const newer = /^-newer[aBcm][aBcmt]$/.test(name);
    if (data.has(name) || (newer && name.endsWith('t')))
        return takeArgument(expression, at);
    if (find_reads.has(name) || newer)
        add(expression, 'read', next);
    else if (writes.has(name) || name === '-fprintf')
        add(expression, 'write', next);
    else
        return refuse(expression, at, 'is not a test or an action that is known to be harmless');
    return at + (name === '-fprintf' ? 3 : 2);
}
function takeArgument(expression, at) {
    const value = expression.words[at + 1];
    if (value?.kind === 'unknown')
        expression.risks.push(riskOf(value, 'may become any number of words'));
    return at + 2;
}
function refuse(expression, at, why) {
    expression.risks.push(riskOf(expression.words[at], why));
    return at + 1;
}
function add(expression, kind, word) {
    if (word === undefined)
        return;
    include(expression, (0,shell_words/* pathEffects */.EV)(kind, word, expression.cwd));
}
/** `-exec …`: the command once per starting point, which represents everything below it. */
function takeCommand(expression, at) {
    const { words } = expression;
    let end = at + 1;
    while (end < words.length &&
        (0,shell_words/* literalOf */.Zc)(words[end]) !== ';' &&
        !((0,shell_words/* literalOf */.Zc)(words[end]) === '+' && (0,shell_words/* literalOf */.Zc)(words[end - 1]) === '{}'))
        end += 1;
    const command = words.slice(at + 1, end);
    const action = words[at];
    const program = command[0];
    if ((0,shell_words/* matches */.cK)(action, /dir$/))
        expression.risks.push(riskOf(action, 'runs a command in every directory that it meets'));
    if (program === undefined || (0,shell_words/* knownText */.bG)(program).includes('{}') || program.kind !== 'literal')
        expression.risks.push(riskOf(action, 'runs the files that it finds', { never: true }));
    else
        for (const start of expression.starts) {
            // With `+` it gets many of them at once, and the last may mean something else: `cp a b` writes b.
            const more = (0,shell_words/* literalOf */.Zc)(words[end]) === '+' ? [start] : [];
            expression.inner.push({ kind: 'argv', argv: [...command.map((word) => filledIn(word, start)), ...more] });
        }
    return end + 1;
}
function filledIn(word, start) {
    const text = (0,shell_words/* knownText */.bG)(word);
    if (!text.includes('{}'))
        return word;
    if (text === '{}' && word.kind === 'literal')
        return start;
    return { kind: 'partial', prefix: text.slice(0, text.indexOf('{}')), source: word.source };
}
const findUtility = {
    names: ['find', 'gfind'],
    source: 'https://www.gnu.org/software/findutils/manual/html_mono/find.html',
    grants: null,
    readOnly: [''],
    read: readFind,
};

;// CONCATENATED MODULE: ./lib/policy/programs/forges.js



/** Sub-commands that only show something. */
const forges_shows = /^(?:list|ls|view|show|status|diff|checks?|info|search|version|trace|catalog|config|digest|manifest|validate)$/;
const forges = defineProgram({
    names: 'glab hub tea crane regctl oras',
    source: 'https://docs.gitlab.com/cli/',
    changes: true,
    options: { stopAtOperand: true },
    check: ({ scan, invocation }) => {
        const isGrouped = (0,shell_words/* matches */.cK)(invocation.argv[0], /^(?:glab|tea|regctl)$/);
        const words = scan.operands.slice(0, isGrouped ? 2 : 1);
        if (words.some((word) => (0,shell_words/* matches */.cK)(word, forges_shows)))
            return {};
        return { risks: risksFor(words, 'may change something on a server') };
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/formatters.js



/** Each of these options makes the program only check. */
const looking = '--check --diff --lint --dry-run --dryrun -lint --test --list-different'.split(' ');
/** A directory or a file is read; `fmt` and `format` without an option to look only change it. */
function formatters_formats({ scan, invocation: { cwd } }) {
    const isVerb = (0,shell_words/* matches */.cK)(scan.operands[0], /^(?:fmt|format|check|lint|test|validate|analyze)$/);
    const places = (0,shell_words/* orWorkingDirectory */.EM)(isVerb ? scan.operands.slice(1) : scan.operands);
    const looks = scan.has(...looking) || (isVerb && !(0,shell_words/* matches */.cK)(scan.operands[0], /^(?:fmt|format)$/));
    return gatherEffects([effectsFor('tree', places, cwd), looks ? {} : effectsFor('write', places, cwd)]);
}
const formatters = defineProgram({
    names: 'taplo dprint yamlfmt stylua ktlint swiftformat swiftlint scalafmt google-java-format sqlfluff rustywind topiary nixfmt alejandra terragrunt-fmt',
    source: 'https://taplo.tamasfe.dev/cli/usage/formatting.html',
    options: {
        flag: '--check --diff --lint --dry-run --dryrun -dry -lint --test --list-different -q --quiet --verbose -v --strict --color --fail-on-changes --no-color -s --relative --plain',
        value: '--colors --color --format --reporter --dialect --exclude --indent --exclude-rules --line-ranges --log-level',
        risks: {
            [choosesConfiguration]: '-c --config -conf --rulesdir --ruleset -R --baseline --plugins --templater --config-override --config-path --plugin',
            'changes the sources': { flag: '--fix --autocorrect --format-all -F -i --replace -w -write --force -f' },
        },
    },
    check: formatters_formats,
});
/** `-mode` chooses between rewriting the files, which is the default, and looking at them. */
const buildifierProgram = defineProgram({
    names: 'buildifier',
    source: 'https://github.com/bazelbuild/buildtools/blob/main/buildifier/README.md',
    options: {
        singleDash: true,
        flag: '-r -v -d -version -help -multi_diff -show_log',
        value: '-mode -lint -type -path -format -warnings -allowsort -buildifier_disable -diff_mode',
        risks: { [choosesConfiguration]: '-config -tables -add_tables -diff_command' },
    },
    check: ({ scan, invocation: { cwd } }) => {
        const places = (0,shell_words/* orWorkingDirectory */.EM)(scan.operands);
        const looks = (0,shell_words/* matches */.cK)(scan.value('-mode') ?? (0,shell_words/* literalWord */.CK)(scan.has('-d') ? 'diff' : 'fix'), /^(?:check|diff|print_if_changed)$/);
        const fixes = !(0,shell_words/* matches */.cK)(scan.value('-lint') ?? (0,shell_words/* literalWord */.CK)('off'), /^(?:off|warn)$/);
        return gatherEffects([effectsFor('tree', places, cwd), looks && !fixes ? {} : effectsFor('write', places, cwd)]);
    },
});

// EXTERNAL MODULE: ./lib/policy/github/unavailable-gh-commands.js
var unavailable_gh_commands = __webpack_require__(81500);
;// CONCATENATED MODULE: ./lib/policy/programs/jq/jq-program.js



/** Names by which a program of jq reaches more than its input. */
const reaching = [
    [/(?<![.\w$])env(?!\w)/, 'reads the environment (env)'],
    [/\$[\s#]*ENV\b/, 'reads the environment ($ENV)'],
    [/\$[\s#]*__prog_(?:args|name)\b/, 'reads the command line'],
    [/(?<![.\w])(?:import|include|modulemeta|get_search_list)\b/, 'loads a module'],
    [/(?<![.\w])input_filename\b/, 'shows file names'],
];
/**
 * What a jq program does beyond transforming its input, as clauses: https://jqlang.github.io/jq/manual/. Text in
 * strings is data, except inside `\(…)`.
 */
function readJqProgram(text) {
    const code = codeOf(text);
    if (code === null)
        return ['is a program that cannot be analyzed with certainty'];
    return reaching.filter(([pattern]) => pattern.test(code)).map(([, why]) => why);
}
/**
 * The program without the text of its strings and comments (a comment leaves its `#`); `null` if a string is
 * unterminated.
 */
function codeOf(text) {
    let code = '';
    const open = [];
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at] ?? '';
        const inside = open.at(-1);
        if (inside === 'string') {
            if (char === '\\' && text[at + 1] === '(')
                open.push(0);
            if (char === '\\')
                at += 1;
            else if (char === '"')
                open.pop();
            continue;
        }
        if (char === '"')
            open.push('string');
        else if (char === '#') {
            const end = text.indexOf('\n', at);
            const comment = text.slice(at, end < 0 ? undefined : end);
            if (comment.includes('\\'))
                return null;
            at += comment.length;
        }
        else if (char === '(' && typeof inside === 'number')
            open[open.length - 1] = inside + 1;
        else if (char === ')' && typeof inside === 'number') {
            if (inside === 0)
                open.pop();
            else
                open[open.length - 1] = inside - 1;
        }
        code += char === '"' ? ' "" ' : char;
    }
    return open.length === 0 ? code : null;
}
/** A program text of jq as a word. */
function checkJqWord(word) {
    const value = (0,shell_words/* literalOf */.Zc)(word);
    if (value === null)
        return { risks: [riskOf(word, 'is a program that is not known before it runs')] };
    return { risks: readJqProgram(value).map((problem) => riskOf(word, problem)) };
}

;// CONCATENATED MODULE: ./lib/policy/programs/gh/gh-repository.js
const otherRepository = 'names another repository';
const otherAddress = 'is an address, which may be of another repository';
/** `acme/widgets`, with the host or without, or an address in it, if that is the repository of the workspace. */
function isOwnRepository(text, { repository }) {
    if (repository === null)
        return false;
    const address = repository.toLowerCase();
    const name = text.toLowerCase().replace(/\.git$/, '');
    const { host, pathname } = new URL(address);
    return [pathname.slice(1), host + pathname, address].includes(name) || isItemOf(address, name);
}
/** `https://github.com/acme/widgets/pull/1`, and the same with a tab or a comment in it. */
function isItemOf(address, name) {
    return name.startsWith(`${address}/`) && /^[\w./#-]+$/.test(name.slice(address.length)) && !name.includes('..');
}
function namesOwnRepository({ word, why }, world) {
    if (why === otherAddress)
        return isOwnRepository(word, world);
    if (why !== otherRepository)
        return false;
    return /^(?:-R|--repo)$/.test(word) || isOwnRepository(word.replace(/^(?:--repo=|-R=?)/, ''), world);
}
/** The same effects without the risks of words that name the repository of the workspace. */
function withoutOwnRepository(programEffects, world) {
    const ownRisks = programEffects.risks.filter((risk) => namesOwnRepository(risk, world));
    return ownRisks.length === 0
        ? programEffects
        : { ...programEffects, risks: programEffects.risks.filter((risk) => !ownRisks.includes(risk)) };
}

;// CONCATENATED MODULE: ./lib/policy/programs/gh/gh-api.js





/** `--jq` is a program of jq; `--template` one of Go, which knows no environment. An address may be of another repository. */
function checkFilters(context) {
    const filters = context.scan.values('-q', '--jq');
    const addresses = context.scan.operands.filter((word) => /:\/\/|^[\w.-]+\/[\w.-]+#/.test((0,shell_words/* knownText */.bG)(word)));
    return gatherEffects([...filters.map(checkJqWord), { risks: risksFor(addresses, otherAddress) }]);
}
/** A read-only GraphQL query: one operation and its variables. */
function onlyQueries(scan) {
    const fields = scan.values('-f', '--raw-field', '-F', '--field').map((word) => (0,shell_words/* literalOf */.Zc)(word));
    const query = fields.filter((text) => text === null || text.startsWith('query='));
    const [text] = query;
    return (query.length === 1 &&
        typeof text === 'string' &&
        scan.values('-X', '--method', '--input').length === 0 &&
        /^query=\s*(?:query\b|\{)/.test(text) &&
        !/\b(?:mutation|subscription)\b/i.test(text));
}
/** `-F name=@file` reads a file. */
function uploaded({ scan, invocation }) {
    return gatherEffects(scan.values('-F', '--field').map((word) => {
        const text = (0,shell_words/* knownText */.bG)(word);
        const at = text.indexOf('=@');
        if (at < 0)
            return word.kind === 'literal' || /=[^@]/.test(text)
                ? {}
                : { risks: [riskOf(word, 'may name a file to send')] };
        return (0,shell_words/* pathEffects */.EV)('read', (0,shell_words/* dropStart */.od)(word, at + 2), invocation.cwd);
    }));
}
/** A comment on an issue or pull request, which the run records like the one of `gh issue comment`. */
function addsComment({ scan }) {
    const [endpoint] = scan.operands;
    const [method, ...methods] = scan.values('-X', '--method');
    const [field, ...fields] = scan.values('-f', '--raw-field', '-F', '--field');
    return ((0,shell_words/* matches */.cK)(endpoint, /^\/?repos\/[\w.{}-]+\/[\w.{}-]+\/issues\/\d+\/comments$/) &&
        methods.length === 0 &&
        (method === undefined || (0,shell_words/* literalOf */.Zc)(method)?.toUpperCase() === 'POST') &&
        field !== undefined &&
        fields.length === 0 &&
        (0,shell_words/* knownText */.bG)(field).startsWith('body=') &&
        scan.values('--input').length === 0);
}
function checkApi(context) {
    const { scan } = context;
    const [endpoint, ...others] = scan.operands;
    const writes = scan.options.some((option) => ['-f', '--raw-field', '-F', '--field', '--input'].includes(option.name));
    const method = scan.values('-X', '--method').at(-1);
    const isComment = addsComment(context);
    const graphql = (0,shell_words/* matches */.cK)(endpoint, /^\/?graphql$/);
    const reads = method === undefined ? !writes || (graphql && onlyQueries(scan)) : (0,shell_words/* matches */.cK)(method, /^(?:GET|HEAD)$/i);
    const fields = scan.options.find((option) => ['-f', '--raw-field', '-F', '--field', '--input'].includes(option.name));
    const change = reads || isComment
        ? []
        : [
            riskOf(method ?? fields?.word ?? scan.operands[0] ?? fields?.word, graphql ? 'sends a query that may change something' : 'sends a request that changes something'),
        ];
    const address = endpoint === undefined || (0,shell_words/* matches */.cK)(endpoint, /^[\w./{}?=&%:,+-]*$/)
        ? []
        : [
            riskOf(endpoint, 'is an address that is not plain', {
                hint: 'write `repos/{owner}/{repo}/…`: gh fills in the repository',
            }),
        ];
    const whole = (0,shell_words/* matches */.cK)(endpoint, /^[a-z][\w+.-]*:/i) && endpoint !== undefined
        ? [riskOf(endpoint, 'is an address on another host')]
        : [];
    const climbs = endpoint !== undefined && (0,shell_words/* matches */.cK)(endpoint, /(?:^|\/)\.\.(?:\/|$)|%2e/i)
        ? [riskOf(endpoint, 'leaves its path through dots')]
        : [];
    const more = risksFor(others, 'is one operand too many');
    return gatherEffects([
        { risks: [...change, ...address, ...whole, ...climbs, ...more], changes: !reads },
        isComment ? { effects: [{ kind: 'post', what: 'Comment' }] } : {},
        uploaded(context),
        { risks: (0,shell_words/* customHeaders */.qY)(scan.values('-H', '--header')) },
        ...scan.values('-q', '--jq').map(checkJqWord),
    ]);
}
/** https://cli.github.com/manual/gh_api */
const apiCommand = {
    reads: 'machine',
    options: {
        flag: '--paginate --silent --slurp',
        value: '-X --method -f --raw-field -F --field -q --jq -t --template --cache -H --header',
        read: '--input',
        risks: {
            'prints headers, which may contain tokens': { flag: '-i --include --verbose' },
            'sends a custom header': '-p --preview',
            'goes to another host': '--hostname',
        },
    },
    check: checkApi,
};

;// CONCATENATED MODULE: ./lib/policy/programs/gh/gh-recorded.js



/**
 * A command whose change on GitHub the run records and posts at its end, like the tool for the same change. The values
 * of variables are evaluated when the command runs.
 */
function recorded(what, command) {
    return {
        ...command,
        recorded: true,
        check: [
            checkFilters,
            ({ scan }) => ({ effects: writesOf(what, scan), risks: what === 'Review' ? eventRisks(scan) : [] }),
        ],
    };
}
function writesOf(what, scan) {
    const labels = (...options) => namesIn(scan, options, 'Label');
    switch (what) {
        case 'Comment':
        case 'PullRequest':
            return [{ kind: 'post', what }];
        case 'Issue':
            return [{ kind: 'post', what }, ...labels('-l', '--label')];
        case 'Review':
            return [{ kind: 'post', what, target: reviewEvent(scan) }];
        case 'Close':
        case 'Reopen':
            return [{ kind: 'post', what }, ...ifGiven(scan, ['-c', '--comment'], { kind: 'post', what: 'Comment' })];
        case 'CreateLabel':
            return [{ kind: 'post', what, ...targetOf((0,shell_words/* literalOf */.Zc)(scan.operands[0])) }];
        case 'edit':
            return editsOf(scan);
    }
}
const targetOf = (target) => (target === null ? {} : { target });
function editsOf(scan) {
    const update = (field) => ({ kind: 'post', what: 'UpdateItem', target: field });
    return [
        ...namesIn(scan, ['--add-label', '--remove-label'], 'Label'),
        ...namesIn(scan, ['--add-assignee'], 'Assign'),
        ...namesIn(scan, ['--add-reviewer'], 'RequestReviewers'),
        ...ifGiven(scan, ['-t', '--title'], update('title')),
        ...ifGiven(scan, ['-b', '--body', '-F', '--body-file'], update('body')),
        ...scan
            .values('-m', '--milestone')
            .map((word) => ({ kind: 'post', what: 'Milestone', ...targetOf((0,shell_words/* literalOf */.Zc)(word)) })),
        ...ifGiven(scan, ['--remove-milestone'], { kind: 'post', what: 'Milestone', target: '' }),
    ];
}
function ifGiven(scan, options, effect) {
    return scan.has(...options) ? [effect] : [];
}
function reviewEvent(scan) {
    if (scan.has('-a', '--approve'))
        return 'APPROVE';
    return scan.has('-r', '--request-changes') ? 'REQUEST_CHANGES' : 'COMMENT';
}
/** An approval can merge: a rule has to name the option, or the event of the review. */
function eventRisks(scan) {
    const options = scan.options.filter(({ name }) => ['-a', '--approve', '-r', '--request-changes'].includes(name));
    const tool = { name: 'Review', subject: reviewEvent(scan) };
    return options.map(({ word }) => riskOf(word, 'approves or requests changes', { tool }));
}
function namesIn(scan, options, what) {
    return scan.values(...options).flatMap((word) => {
        const text = (0,shell_words/* literalOf */.Zc)(word);
        if (text === null)
            return [{ kind: 'post', what }];
        // A team is given with its organization.
        const named = (name) => name.trim().replace(/^[^/]*\//, what === 'RequestReviewers' ? 'team/' : '$&');
        return text.split(',').map((target) => ({ kind: 'post', what, target: named(target) }));
    });
}

;// CONCATENATED MODULE: ./lib/policy/programs/gh/gh-release.js



/** Without a directory option, it writes to the working directory. */
function downloads({ scan, invocation }) {
    const named = scan.has('-D', '--dir', '-O', '--output');
    return named ? {} : (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)('.'), invocation.cwd);
}
function released(context) {
    return effectsFor('read', context.scan.operands.slice(1), context.invocation.cwd);
}
const releasing = {
    flag: '-d -p --verify-tag',
    optional: '--draft --prerelease --latest',
    value: '-t --title -n --notes --target --discussion-category',
    read: '-F --notes-file',
};
/** https://cli.github.com/manual/gh_release */
const releaseCommands = {
    'release list': {
        options: { flag: '--exclude-drafts --exclude-pre-releases', value: '-L --limit -O --order' },
        check: checkFilters,
    },
    'release view': { check: checkFilters },
    'release download': {
        options: { value: '-p --pattern -A --archive', flag: '--clobber --skip-existing', write: '-D --dir -O --output' },
        check: downloads,
        changes: true,
    },
    'release create': {
        options: [
            releasing,
            { flag: '--generate-notes --fail-on-no-commits --notes-from-tag', value: '--notes-start-tag' },
        ],
        check: released,
        changes: true,
    },
    'release edit': { options: [releasing, { value: '--tag' }], changes: true },
    'release upload': { options: { flag: '--clobber' }, check: released, changes: true },
    'release delete': { options: { flag: '-y --yes --cleanup-tag' }, check: checkFilters, changes: true },
};

;// CONCATENATED MODULE: ./lib/policy/programs/gh/gh.js






const secrets = 'prints or changes credentials';
const code = 'installs or names code that gh runs';
const gh_publishes = 'publishes or changes something that the rule does not name';
/** https://cli.github.com/manual/: options that most commands share. */
const gh_common = {
    value: '--json -q --jq -t --template',
    risks: { [otherRepository]: '-R --repo', 'opens the browser': { flag: '-w --web' } },
};
/** Reads and prints. */
function gh_shows(flag, value = '', more = {}) {
    return { reads: 'machine', options: { ...more, flag, value }, check: checkFilters };
}
/** Changes something on GitHub, so a rule must name the sub-command. */
function gh_acts(flag, value = '', more = {}) {
    return { options: { ...more, flag, value }, check: checkFilters, changes: true };
}
const editor = { 'runs the editor': { flag: '-e --editor' } };
const body = { read: '-F --body-file', risks: { ...editor } };
const comment = {
    read: '-F --body-file',
    risks: {
        ...editor,
        'changes a comment that is there already': { flag: '--edit-last --create-if-none --delete-last --yes' },
    },
};
const listing = '-L --limit -S --search -s --state -l --label -a --assignee -A --author -B --base -H --head -m --milestone --mention --app --order --sort';
/** A search goes through every repository that the token can read, so that naming one only makes it narrower. */
function searches(flag, value = '') {
    return gh_shows(`--locked --no-assignee --no-label --no-milestone --no-project --include-prs --checks ${flag}`, `${listing} -R --repo --owner --match --visibility --created --updated --closed --merged-at --comments --commenter --involves --interactions --reactions --language --review --reviewed-by --review-requested --team-mentions ${value}`);
}
const never = (why) => ({ operands: 'never', why, changes: true });
const pulls = {
    'pr view': gh_shows('-c --comments'),
    'pr diff': gh_shows('--name-only --patch', '--color -e --exclude'),
    'pr list': gh_shows('-d --draft', listing),
    'pr checks': gh_shows('--watch --required --fail-fast', '-i --interval'),
    'pr status': gh_shows('-c --conflict-status'),
    'pr comment': recorded('Comment', gh_acts('', '-b --body', comment)),
    'pr create': recorded('PullRequest', gh_acts('-d --draft -f --fill --fill-first --fill-verbose --no-maintainer-edit --dry-run', '-t --title -b --body -B --base -l --label -a --assignee -r --reviewer -m --milestone -p --project', {
        read: '-F --body-file -T --template',
        risks: {
            ...editor,
            'takes another branch': '-H --head',
            'reads a file of an earlier attempt': '--recover',
        },
    })),
    'pr edit': recorded('edit', gh_acts('--remove-milestone', '-t --title -b --body --add-label --remove-label --add-assignee --remove-assignee --add-reviewer --remove-reviewer -m --milestone --add-project --remove-project', { read: '-F --body-file', risks: { 'changes the branch it goes to': '-B --base' } })),
    'pr review': recorded('Review', gh_acts('-c --comment -a --approve -r --request-changes', '-b --body', { read: '-F --body-file' })),
    'pr merge': gh_acts('-m --merge -s --squash -r --rebase -d --delete-branch', '-b --body -t --subject -A --author-email --match-head-commit', {
        read: '-F --body-file',
        risks: { 'bypasses the branch rules': { flag: '--admin --auto --disable-auto' } },
    }),
    'pr checkout': gh_acts('--detach', '-b --branch', {
        risks: { 'discards changes or processes submodules': { flag: '-f --force --recurse-submodules' } },
    }),
    'pr close': recorded('Close', gh_acts('-d --delete-branch', '-c --comment')),
    'pr reopen': recorded('Reopen', gh_acts('', '-c --comment')),
    'pr ready': gh_acts('--undo'),
    'pr lock': gh_acts('', '-r --reason'),
    'pr unlock': gh_acts(''),
    'pr update-branch': gh_acts('--rebase'),
};
const issues = {
    'issue view': gh_shows('-c --comments'),
    'issue list': gh_shows('', listing),
    'issue status': gh_shows(''),
    'issue comment': recorded('Comment', gh_acts('', '-b --body', comment)),
    'issue create': recorded('Issue', gh_acts('', '-t --title -b --body -l --label -a --assignee -m --milestone -p --project', {
        read: '-F --body-file -T --template',
        risks: { ...editor, 'reads a file of an earlier attempt': '--recover' },
    })),
    'issue edit': recorded('edit', gh_acts('--remove-milestone', '-t --title -b --body --add-label --remove-label --add-assignee --remove-assignee -m --milestone --add-project --remove-project', body)),
    'issue close': recorded('Close', gh_acts('', '-c --comment -r --reason')),
    'issue reopen': recorded('Reopen', gh_acts('', '-c --comment')),
    'issue delete': gh_acts('--yes --confirm'),
    'issue lock': gh_acts('', '-r --reason'),
    'issue unlock': gh_acts(''),
    'issue pin': gh_acts(''),
    'issue unpin': gh_acts(''),
    'issue transfer': { ...gh_acts(''), operands: ['data', 'named'], why: 'is another repository' },
    'issue develop': gh_acts('-l --list -c --checkout', '-b --base -n --name'),
};
const gh_runs = {
    'run list': gh_shows('-a --all', '-L --limit -b --branch -c --commit -e --event -s --status -u --user -w --workflow --created'),
    'run view': gh_shows('--log --log-failed --exit-status -v --verbose', '-a --attempt -j --job'),
    'run watch': gh_shows('--exit-status --compact', '-i --interval'),
    'run download': { options: { value: '-n --name -p --pattern', write: '-D --dir' }, check: downloads, changes: true },
    'run rerun': gh_acts('--failed -d --debug', '-j --job'),
    'run cancel': gh_acts('--force'),
    'run delete': gh_acts(''),
    'workflow list': gh_shows('-a --all', '-L --limit'),
    'workflow view': gh_shows('-y --yaml', '-r --ref'),
    'workflow run': gh_acts('--json', '-r --ref -f --raw-field -F --field'),
    'workflow enable': gh_acts(''),
    'workflow disable': gh_acts(''),
    'cache list': gh_shows('', '-L --limit -k --key -O --order -r --ref -S --sort'),
    'cache delete': gh_acts('--succeed-on-no-caches', '', { risks: { 'deletes every cache': { flag: '-a --all' } } }),
};
const others = {
    '': {},
    api: apiCommand,
    status: gh_shows('', '-e --exclude -o --org'),
    version: { reads: 'machine' },
    'label list': gh_shows('', '-L --limit --order -S --search --sort'),
    'label create': recorded('CreateLabel', gh_acts('-f --force', '-c --color -d --description')),
    'label edit': gh_acts('', '-c --color -d --description -n --name'),
    'label delete': gh_acts('--yes'),
    'label clone': gh_acts('-f --force'),
    'repo view': {
        reads: 'machine',
        options: { value: '-b --branch' },
        check: checkFilters,
        operands: 'named',
        why: otherRepository,
    },
    'repo list': gh_shows('--archived --fork --no-archived --source', '-L --limit -l --language --topic --visibility'),
    'repo clone': {
        options: { value: '-u --upstream-remote-name', stopAtOperand: true },
        operands: 'named',
        why: 'is a repository, a directory or an option of git that the rule does not name',
        changes: true,
    },
    'repo create': gh_acts('--public --private --internal --push --clone', '-d --description -r --remote -t --team', {
        read: '-s --source',
    }),
    'repo fork': gh_acts(''),
    'repo delete': gh_acts('--yes'),
    'repo edit': gh_acts(''),
    'repo sync': gh_acts('', '-b --branch', { risks: { overwrites: { flag: '--force', value: '-s --source' } } }),
    ...releaseCommands,
    'search issues': searches(''),
    'search prs': searches('--draft --merged'),
    'search code': searches('', '--extension --filename --language --size'),
    'search commits': searches('--merge', '--author-date --committer --hash'),
    'search repos': searches('--archived', '--stars --forks --topic --license --followers --include-forks'),
    'gist list': gh_shows('--public --secret', '-L --limit'),
    'gist view': gh_shows('-r --raw --files', '-f --filename'),
    'gist create': {
        options: { flag: '-p --public', value: '-d --desc -f --filename' },
        operands: 'read',
        changes: true,
    },
    'secret list': gh_shows('', '-a --app -e --env -o --org', { flag: '-u --user' }),
    'variable list': gh_shows('', '-e --env -o --org'),
    'ruleset list': gh_shows('-o --org -p --parents', '-L --limit'),
    'project list': gh_shows('--closed', '-L --limit --owner --format'),
    'project item-list': gh_shows('', '-L --limit --owner --format'),
    'auth status': gh_shows('-a --active', '-h --hostname', {
        risks: { [secrets]: { flag: '-t --show-token', never: true } },
    }),
    'auth token': {
        check: ({ invocation }) => ({ risks: [{ word: invocation.argv[0]?.source ?? 'gh', why: secrets, never: true }] }),
    },
    'auth login': never(secrets),
    'auth setup-git': { changes: true },
    'extension list': {},
    'extension install': { operands: 'named', why: code, changes: true },
    'alias list': {},
    'alias set': { operands: 'named', why: code, changes: true },
    'config get': {},
    'config set': { operands: 'named', why: code, changes: true },
    'codespace ssh': { operands: 'never', why: gh_publishes, changes: true },
};
const gh_commands = defineFamily({
    names: 'gh',
    source: 'https://cli.github.com/manual/',
    literal: true,
    common: gh_common,
    commands: Object.fromEntries(Object.entries({ ...pulls, ...issues, ...gh_runs, ...others }).map(([name, command]) => {
        const instead = unavailable_gh_commands/* unavailableGhCommands */.k.get(name);
        return [name, instead === undefined ? command : { ...command, instead }];
    })),
});
/** A command that names the repository of the workspace means the same as one that names none. */
const ghProgram = {
    ...gh_commands,
    read: (invocation, world) => withoutOwnRepository(gh_commands.read(invocation, world), world),
};

;// CONCATENATED MODULE: ./lib/policy/programs/git/apply.js



const applyOptions = {
    flag: '-N --allow-overlap --stat --numstat --summary --check --index --cached --intent-to-add -3 --3way --ours --theirs --union -R --reverse --reject -z --unidiff-zero --apply --no-add --allow-binary-replacement --binary --ignore-space-change --ignore-whitespace --inaccurate-eof -v --verbose -q --quiet --recount --allow-empty',
    value: '-p -C --exclude --include --whitespace --directory',
    write: '--build-fake-ancestor',
    risks: { 'lets a patch leave the working tree': { flag: '--unsafe-paths' } },
};
function applied(context) {
    const { scan, invocation } = context;
    const looks = scan.has('--check', '--stat', '--numstat', '--summary') && !scan.has('--apply');
    return gatherEffects([
        effectsFor('read', scan.operands, invocation.cwd),
        looks ? {} : unpackInto(scan.value('--directory') ?? (0,shell_words/* literalWord */.CK)('.'), context),
    ]);
}

;// CONCATENATED MODULE: ./lib/policy/programs/git/operands.js






/**
 * Revisions and paths, as log, diff and show take them. `HEAD:x` and `:x` read x from the history, which is
 * evaluated like reading x itself. A word before `--` is a path if such a file exists or it looks like a path.
 */
function revisionsAndPaths(context, skip = 0, kind = 'read') {
    return gatherEffects(context.scan.operands.slice(skip).map((word, index) => operand(word, skip + index, context, kind)));
}
function operand(word, index, context, kind = 'read') {
    return index >= context.scan.beforeDashes ? pathspec(word, context, kind) : revisionOrPath(word, context, kind);
}
/** The known paths that an operand at this place names. */
function operandReads(word, index, context) {
    const { effects = [] } = operand(word, index, context);
    return effects.flatMap((effect) => (effect.kind === 'read' && typeof effect.path === 'string' ? [effect.path] : []));
}
function revisionOrPath(word, context, kind) {
    const { world } = context;
    const { cwd } = context.invocation;
    const value = (0,shell_words/* literalOf */.Zc)(word);
    if (word.kind !== 'literal' && word.plain === true)
        return {};
    if (value === null)
        return { risks: [riskOf(word, 'is a revision or a path that is not known before it runs')] };
    if (value.includes(':') && !/^:[/(!]/.test(value))
        return gatherEffects(behindColons(value).map((path) => blob(path, cwd)));
    if (value.startsWith(':') || (isPattern(value) && !/[@^]\{/.test(value)))
        return pathspec(word, context, kind);
    const path = (0,files_paths/* absolutePath */.Hi)(value, cwd);
    return looksLikePath(value) || world.kindOf(path) !== 'missing' ? (0,shell_words/* treeEffects */.T7)(word, cwd, kind) : {};
}
/** The text after each colon: dates and searches in a revision also contain colons (`HEAD^{/a: b}:path`). */
function behindColons(value) {
    const pieces = value.split(':').slice(1);
    return [
        ...new Set(pieces.map((_, at) => pieces
            .slice(at)
            .join(':')
            .replace(/^[0-3]:/, ''))),
    ];
}
function blob(path, cwd) {
    if (path === '')
        return {};
    return { effects: [{ kind: 'read', path: (0,files_paths/* absolutePath */.Hi)(path.replace(/^\/+/, ''), cwd) }] };
}
function looksLikePath(value) {
    return /^[/~]|^\.{1,2}(?:\/|$)|\/\.\.(?:\/|$)|^\.[^.]/.test(value);
}
/** `-L 1,9:path`: the lines of a file through its history. */
function lineRanges({ scan, invocation }) {
    return gatherEffects(scan.values('-L').map((word) => {
        const path = /:([^:]+)$/.exec((0,shell_words/* literalOf */.Zc)(word) ?? '')?.[1];
        return path === undefined ? {} : blob(path, invocation.cwd);
    }));
}
/** A path as git takes it behind `--`: with magic (`:(top)x`, `:!x`) and wildcards; its content is read, or it is listed. */
function pathspec(word, context, kind = 'read') {
    const spec = readPathspec(word);
    if (spec === null)
        return (0,shell_words/* pathEffects */.EV)(kind, word, context.invocation.cwd);
    if (spec.excludes)
        return {};
    const { pattern } = spec;
    const literal = { kind: 'literal', value: pattern, source: (0,shell_words/* writtenForm */.eT)(word) };
    const tree = (0,shell_words/* treeEffects */.T7)(literal, context.invocation.cwd, kind);
    return isPattern(pattern) ? gatherEffects([tree, pickedBy(pattern, context, kind)]) : tree;
}
/** All operands of a command that takes only pathspecs. */
function pathspecs(context, kind = 'read') {
    return gatherEffects(context.scan.operands.map((word) => pathspec(word, context, kind)));
}
/** `null` if the word is unknown. */
function readPathspec(word) {
    const value = (0,shell_words/* literalOf */.Zc)(word);
    if (value === null)
        return null;
    const [magic = ''] = /^:(?:\([^)]*\)|[!^/]*:?)/.exec(value) ?? [];
    const pattern = value.slice(magic.length);
    return {
        pattern: pattern === '' ? '.' : pattern,
        excludes: /[!^]|exclude/.test(magic),
        isFromTop: /\/|top/.test(magic),
        hasMagic: /icase|attr|prefix/.test(magic),
    };
}
function isPattern(pattern) {
    return /[*?[\\]/.test(pattern);
}
/**
 * The sensitive files that a pathspec with wildcards picks among those that git tracks; among all files if git cannot
 * list these.
 */
function pickedBy(pattern, context, kind) {
    const { invocation, world } = context;
    const tracked = world.sensitiveInGit(invocation.cwd)?.tracked;
    const matches = pathspecTest(pattern);
    const isTracked = (path) => tracked?.includes((0,files_paths/* absolutePath */.Hi)(path, invocation.cwd)) ?? true;
    const starts = [(0,shell_words/* literalWord */.CK)('.')];
    return gatherEffects([
        kind === 'list' ? {} : aboutSecrets([(0,shell_words/* literalWord */.CK)(pattern)], 'path', { invocation, starts }),
        pickedBelow(starts, context, ({ path }) => matches(path) && isTracked(path), kind),
    ]);
}
/** A star matches slashes too, and a directory that is matched means everything in it. */
function pathspecTest(pattern) {
    if (pattern === '.' || /\[[:.=]|\.\./.test(pattern))
        return () => true;
    const segment = (0,files_glob/* parseSegment */.Zs)((0,files_paths/* foldPath */.tu)(pattern.replace(/^\.\//, '').replace(/\/+$/, '')));
    return (path) => {
        const names = (0,files_paths/* foldPath */.tu)(path).split('/');
        return names.some((_, at) => (0,files_glob/* matchesName */.Hj)(segment, names.slice(0, at + 1).join('/')));
    };
}
/** `%G?` and its family verify signatures, by a program that the configuration names. */
function signatureFormat({ scan }) {
    const shown = scan.options.filter(({ name, value }) => {
        if (value === null || !operands_formats.has(name))
            return false;
        const text = (0,shell_words/* literalOf */.Zc)(value);
        return text === null || /%[-+ ]?G|%\(signature|^-?signature/.test(text);
    });
    return { risks: shown.map(({ word }) => riskOf(word, 'runs the program that verifies signatures')) };
}
const operands_formats = new Set(['--format', '--pretty', '--group', '--sort']);
/**
 * A remote by its name. An address or a path is not a configured remote, and some addresses (`ext::sh -c …`) are
 * programs.
 */
function remoteName(word, { invocation, world }) {
    if (word === undefined)
        return {};
    const value = (0,shell_words/* literalOf */.Zc)(word);
    const named = value !== null &&
        /^\w[\w-]*$/.test(value) &&
        (value === 'origin' || world.kindOf((0,files_paths/* absolutePath */.Hi)(value, invocation.cwd)) === 'missing');
    return named || value === '.' ? {} : { risks: [riskOf(word, 'is an address or a path instead of a remote')] };
}

;// CONCATENATED MODULE: ./lib/policy/programs/git/options.js

/** https://git-scm.com/docs/git: options before the sub-command. */
const globalOptions = {
    flag: '-v --version -h --no-pager -P --no-optional-locks --no-replace-objects --no-lazy-fetch --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --html-path --man-path --info-path',
    risks: {
        'sets configuration, which can name programs to run': '-c --config-env',
        'chooses where git finds its programs': { optional: '--exec-path' },
        'chooses another directory or repository': {
            value: '-C --git-dir --work-tree --namespace --super-prefix --attr-source',
            flag: '--bare',
        },
        'runs the pager': { flag: '-p --paginate' },
        'lists commands': '--list-cmds',
    },
};
/** Options that open an editor or verify and make signatures. */
const signing = {
    flag: '--no-gpg-sign --no-edit --no-verify-signatures',
    risks: {
        'runs the program that signs': { optional: '-S --gpg-sign' },
        'runs the program that verifies signatures': { flag: '--verify-signatures' },
        'runs the editor': { flag: '-e --edit' },
    },
};
/** https://git-scm.com/docs/diff-options, and what diff, log and show share. */
const diffOptions = {
    flag: '-p -u --patch -s --no-patch --raw --patch-with-raw --indent-heuristic --no-indent-heuristic --minimal --patience --histogram --compact-summary --numstat --shortstat --cumulative --summary --patch-with-stat -z --name-only --name-status --no-color --no-color-moved --no-color-moved-ws --check --full-index --binary --find-copies-harder -D --irreversible-delete --pickaxe-all --pickaxe-regex -R -a --text --ignore-cr-at-eol --ignore-space-at-eol -b --ignore-space-change -w --ignore-all-space --ignore-blank-lines -W --function-context --exit-code --quiet --no-ext-diff --no-textconv --ita-invisible-in-index --ita-visible-in-index --no-prefix --default-prefix --no-renames --rename-empty --no-rename-empty --no-relative --no-abbrev --no-diff-merges --dd --remerge-diff --combined-all-paths --cc -c -m -r -t',
    value: '--anchored --diff-algorithm --color-moved-ws --word-diff-regex --ws-error-highlight -l --diff-filter -S -G --find-object --skip-to --rotate-to --inter-hunk-context --src-prefix --dst-prefix --line-prefix --output-indicator-new --output-indicator-old --output-indicator-context -I --ignore-matching-lines --stat-width --stat-name-width --stat-count --stat-graph-width --diff-merges --max-depth',
    optional: '-U --unified --stat --dirstat --dirstat-by-file -X --submodule --color --color-moved --word-diff --color-words --abbrev --break-rewrites -B --find-renames -M --find-copies -C --relative --ignore-submodules',
    read: '-O',
    write: '--output',
    risks: {
        'runs the programs that the configuration names for differences': { flag: '--ext-diff --textconv' },
        'compares files outside the repository': { flag: '--no-index' },
    },
};
/** https://git-scm.com/docs/git-log and rev-list: which commits, and how they are shown. */
const logOptions = {
    digits: true,
    flag: '-q --quiet --unpacked --bisect-all --bisect-vars --follow --no-decorate --clear-decorations --source --mailmap --no-mailmap --use-mailmap --no-use-mailmap --full-diff --log-size --oneline --graph --no-graph --all --reflog --alternate-refs --single-worktree --ignore-missing --bisect --stdin --cherry-mark --cherry-pick --left-only --right-only --cherry -g --walk-reflogs --merge --boundary --simplify-by-decoration --show-pulls --full-history --dense --sparse --simplify-merges --date-order --author-date-order --topo-order --reverse --do-walk --abbrev-commit --no-abbrev-commit --no-expand-tabs --no-notes --show-notes-by-default --standard-notes --no-standard-notes --relative-date --parents --children --left-right --all-match --invert-grep -i --regexp-ignore-case --basic-regexp -E --extended-regexp -F --fixed-strings -P --perl-regexp --remove-empty --merges --no-merges --no-min-parents --no-max-parents --first-parent --exclude-first-parent-only --not --no-show-signature --count --objects --objects-edge --timestamp --use-bitmap-index --header --quiet --end-of-options --no-object-names --object-names --no-commit-header --commit-header --show-all --no-prefix',
    value: '-n --max-count --skip --since --after --until --before --since-as-filter --max-age --min-age --author --committer --grep-reflog --grep --min-parents --max-parents --format --encoding --date -L --decorate-refs --decorate-refs-exclude --glob --exclude --exclude-hidden --filter --missing --disk-usage',
    optional: '--decorate --branches --tags --remotes --ancestry-path --no-walk --pretty --expand-tabs --notes --show-notes --show-linear-break',
    risks: { 'runs the program that verifies signatures': { flag: '--show-signature' } },
};
/** https://git-scm.com/docs/git-fetch, shared with pull. */
const fetchOptions = {
    flag: '-a --append --atomic --unshallow --update-shallow --negotiate-only --dry-run --porcelain --write-fetch-head --no-write-fetch-head -f --force -k --keep --multiple --auto-maintenance --no-auto-maintenance --auto-gc --no-auto-gc --prefetch -p --prune -P --prune-tags -n --no-tags -t --tags --set-upstream --no-recurse-submodules -q --quiet -v --verbose --progress --no-progress --show-forced-updates --no-show-forced-updates -4 --ipv4 -6 --ipv6 --all --no-all --refetch --update-head-ok -u',
    value: '--depth --deepen --shallow-since --shallow-exclude --negotiation-tip -j --jobs --refmap -o --server-option --filter',
    risks: {
        [runsOtherProgram]: '--upload-pack',
        'also processes the submodules': { optional: '--recurse-submodules', value: '--recurse-submodules-default' },
    },
};

// EXTERNAL MODULE: ./lib/policy/files/files-below.js
var files_below = __webpack_require__(70804);
;// CONCATENATED MODULE: ./lib/policy/programs/git/listed.js






const listed_maxNames = 5000;
/** The maximum number of sensitive files that are evaluated one by one. */
const maxSensitive = 100;
/**
 * The names that `git ls-files -z` or `git diff --name-only -z` lists; `null` if there are too many to know. What is in
 * the index is known. A diff may name files of other commits, which may exist without being tracked, so all files count.
 */
function listedNames(words, { cwd, argv }, world) {
    const rest = words.slice(2);
    const isIndex = (0,shell_words/* knownText */.bG)(words[1] ?? (0,shell_words/* literalWord */.CK)('')) === 'ls-files' && !rest.some(listsOthers);
    const specs = isIndex
        ? rest.filter((word) => !(0,shell_words/* knownText */.bG)(word).startsWith('-')).flatMap((word) => readPathspec(word) ?? [])
        : [];
    const tests = specs.map((spec) => pathspecTest(spec.pattern));
    const tracked = isIndex ? (world.sensitiveInGit(cwd)?.tracked ?? null) : null;
    const below = tracked === null ? world.sensitiveBelow(cwd, listed_maxNames) : { paths: tracked, names: 0 };
    if (below.names >= listed_maxNames)
        return null;
    const isListed = (path) => tests.length === 0 || tests.some((test) => test(path));
    const sensitive = below.paths.filter((path) => !path.includes('/.git/') && isListed(candidate(path, '.', cwd).path));
    if (sensitive.length > maxSensitive)
        return null;
    const named = sensitive.flatMap((path) => (0,files_paths/* relativeInside */.JA)({ path, directory: cwd }) ?? []);
    const dot = (0,shell_words/* literalWord */.CK)('.');
    return {
        words: [dot, dot, ...named.map((name) => (0,shell_words/* literalWord */.CK)(`./${name}`))],
        links: gatherEffects(world
            .entries(cwd)
            .filter((name) => !neverTracked.has(name))
            .map((name) => linkedFrom(name, { invocation: { argv, cwd }, world }, isListed))),
    };
}
/** Directories without tracked files: git's own, and installed packages, which repositories ignore. */
const neverTracked = new Set(['.git', 'node_modules']);
function linkedFrom(name, place, isListed) {
    const path = (0,files_paths/* absolutePath */.Hi)(name, place.invocation.cwd);
    if (place.world.kindOf(path) === 'link')
        return isListed(name) ? { effects: [{ kind: 'read', path }] } : {};
    return followTree((0,shell_words/* literalWord */.CK)(name), place, (file) => isListed(`${name}/${file.path}`));
}
function listsOthers(word) {
    return /^(?:-[a-z]*o|--others$)/.test((0,shell_words/* knownText */.bG)(word));
}

;// CONCATENATED MODULE: ./lib/policy/programs/git/pathspecs.js







const pathFile = { flag: '--pathspec-file-nul', read: '--pathspec-from-file' };
/**
 * A command whose operands are pathspecs: the names in a file or on standard input count like operands after `--`, for
 * each of its checks.
 */
function takingPathspecs(command) {
    const checks = [command.check ?? []].flat();
    return {
        ...command,
        options: [pathFile, ...[command.options ?? []].flat()],
        check: checks.map((check) => (context) => check(withNamesInFile(context))),
    };
}
/** https://git-scm.com/docs/git-add: names one per line, quoted like strings in C, or separated by NUL. */
function withNamesInFile(context) {
    const { scan, invocation } = context;
    const file = scan.value('--pathspec-from-file');
    if (file === null)
        return context;
    const unknown = { kind: 'unknown', source: (0,shell_words/* writtenForm */.eT)(file) };
    const input = (0,shell_words/* literalOf */.Zc)(file) === '-' ? invocation.input : undefined;
    const separator = scan.has('--pathspec-file-nul') ? '\0' : /\r?\n/;
    const names = input?.split(separator).filter((name) => name !== '') ?? null;
    const isPlain = names !== null && (separator === '\0' || !names.some((name) => name.startsWith('"')));
    const words = isPlain ? names.map(shell_words/* literalWord */.CK) : [unknown];
    return { ...context, scan: { ...scan, operands: [...scan.operands, ...words] } };
}
/** The maximum number of files that are evaluated one by one. */
const maxFiles = 300;
/** Writes or deletes what pathspecs match: a path itself, and of a pattern each file that it matches. */
function changedBy(kind, words, context) {
    return gatherEffects(words.map((word) => changedByWord(kind, word, context)));
}
function changedByWord(kind, word, { invocation, world }) {
    const spec = readPathspec(word);
    if (spec === null)
        return (0,shell_words/* pathEffects */.EV)(kind, word, invocation.cwd);
    if (spec.excludes)
        return {};
    const directory = spec.isFromTop ? world.workspace : invocation.cwd;
    const named = (0,shell_words/* pathEffects */.EV)(kind, (0,shell_words/* literalWord */.CK)((0,files_paths/* absolutePath */.Hi)(spec.pattern, directory)), directory);
    if (!spec.hasMagic && !isPattern(spec.pattern))
        return named;
    const test = spec.hasMagic ? () => true : pathspecTest(spec.pattern);
    const files = (0,files_below/* allFilesBelow */.E)(directory, world, neverTracked)?.filter((path) => test((0,files_paths/* relativeInside */.JA)({ path, directory }) ?? path));
    return files === undefined || files.length > maxFiles
        ? writeTree((0,shell_words/* literalWord */.CK)(world.workspace), { invocation, world })
        : gatherEffects([named, { effects: files.map((path) => ({ kind, path })) }]);
}

;// CONCATENATED MODULE: ./lib/policy/programs/git/staging.js






const staging_maxNames = 5000;
/**
 * What `git add` stages: the named paths, and the new files with sensitive names that a directory, a pattern or `--all`
 * includes. `git diff --cached` prints whatever is staged, and a push publishes it.
 */
function staged(context) {
    const { scan, invocation } = context;
    const named = pathspecs(context);
    if (scan.has('-n', '--dry-run', '-u', '--update', '--refresh'))
        return named;
    const specs = scan.operands.flatMap((word) => readPathspec(word) ?? []);
    const wanted = specs.filter((spec) => !spec.excludes).map((spec) => pathspecTest(spec.pattern));
    const unwanted = specs.filter((spec) => spec.excludes).map((spec) => pathspecTest(spec.pattern));
    if (wanted.length === 0 && !scan.has('-A', '--all', '--no-ignore-removal') && unwanted.length === 0)
        return named;
    const loaded = newFiles(context).filter((path) => {
        const file = candidate(path, '.', invocation.cwd).path;
        return (wanted.length === 0 || wanted.some((test) => test(file))) && !unwanted.some((test) => test(file));
    });
    const [secret] = loaded;
    if (secret === undefined)
        return named;
    const shown = candidate(secret, '.', invocation.cwd).path;
    const why = `would stage ${shown}, which may hold credentials`;
    const hint = `write \`git add -A -- . ':(exclude)${shown}'\`, or have .gitignore name the file`;
    return gatherEffects([
        named,
        { effects: loaded.map((path) => ({ kind: 'read', path })) },
        { risks: [riskOf(scan.operands[0] ?? (0,shell_words/* literalWord */.CK)('-A'), why, { hint })] },
    ]);
}
/** Files that may hold credentials and that git would add: those that are new to it, with `--force` the ignored ones too. */
function newFiles({ scan, invocation, world }) {
    const known = scan.has('-f', '--force') ? null : world.sensitiveInGit(invocation.cwd);
    const files = known?.untracked ?? world.sensitiveBelow(invocation.cwd, staging_maxNames).paths;
    return files.filter((path) => (0,sensitivity/* sensitivity */.y)(path) === 'high' && !path.includes('/.git/'));
}

;// CONCATENATED MODULE: ./lib/policy/programs/git/change.js










const interactive = { 'prompts on the terminal': { flag: '-p --patch -i --interactive' } };
const treeChange = 'replaces files of the working tree, by way of filters and hooks';
/** Writes anywhere in the working tree. */
function intoTree(context) {
    return {
        ...(0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)('.'), context.invocation.cwd),
        links: [`${context.world.workspace}/`],
    };
}
const eachPath = (kind) => (context) => changedBy(kind, context.scan.operands, context);
/** A pattern matches in every directory, the protected ones among them. */
function removed(context) {
    const wide = context.scan.has('-r') ? context.scan.operands.filter(isWide) : [];
    const risks = risksFor(wide, 'is a pattern that may match protected files');
    return gatherEffects([eachPath('delete')(context), { risks }]);
}
/** Deletes untracked files: below the named paths, otherwise anywhere in the working tree. */
function cleaned(context) {
    const { operands } = context.scan;
    if (!context.scan.has('-f', '--force'))
        return {};
    const isPlain = (text) => text !== null && !/^:|[*?[\\]/.test(text);
    return operands.length > 0 && operands.every((word) => isPlain((0,shell_words/* literalOf */.Zc)(word)))
        ? eachPath('delete')(context)
        : intoTree(context);
}
/** Creating a branch keeps the tree, a start point or another branch replaces it, and paths after `--` are written. */
const switched = (command) => (context) => {
    const { scan, world } = context;
    const branches = scan.own();
    const paths = scan.handed();
    const named = (word) => (0,shell_words/* matches */.cK)(word, /^(?!\.)[\w./@^~{}+-]+$|^[-.]$/) ? { alsoCoveredBy: ['git', command] } : {};
    return gatherEffects([
        { risks: branches.map((word) => riskOf(word, treeChange, named(word))) },
        branches.length > 0 && paths.length === 0 ? intoTree(context) : {},
        branches.length + paths.length > 0 ? { links: [`${world.workspace}/`] } : {},
        branches.length > 0 ? writeOperands(paths, context) : {},
        changedBy('write', paths, context),
    ]);
};
/** From another commit, a pattern or a directory also restores the protected files in it. */
function fromElsewhere(context) {
    return context.scan.has('-s', '--source') ? writeOperands(context.scan.operands, context) : {};
}
function writeOperands(words, { invocation, world }) {
    const top = (0,shell_words/* literalWord */.CK)(world.workspace);
    return gatherEffects(words.map((word) => writeTree(isWide(word) ? top : word, { invocation, world })));
}
function isWide(word) {
    return /^:|[*?[\\]/.test((0,shell_words/* literalOf */.Zc)(word) ?? ':');
}
const switching = {
    flag: '-q --quiet --progress --no-progress --ours --theirs -m --merge -d --detach --guess --no-guess --no-track --overlay --no-overlay --ignore-skip-worktree-bits --ignore-other-worktrees --no-recurse-submodules --overwrite-ignore -2 -3 -l',
    value: '-b -c --create --orphan --conflict',
    optional: '-t --track',
    risks: {
        'discards changes': { flag: '-f --force --discard-changes', value: '-B -C --force-create' },
        'prompts on the terminal': { flag: '-p --patch' },
        'also processes the submodules': { optional: '--recurse-submodules' },
    },
};
const commitOptions = {
    flag: '-a --all --reset-author --allow-empty --allow-empty-message -s --signoff --no-signoff -o --only -i --include -q --quiet -v --verbose --dry-run --short --porcelain --long -z --null --status --no-status --branch --no-post-rewrite --verify --ahead-behind',
    value: '-m --message -C --reuse-message --fixup --squash --author --date --cleanup --trailer',
    optional: '-u --untracked-files',
    read: '-F --file -t --template',
    risks: {
        'replaces the last commit': { flag: '--amend' },
        'skips the hooks': { flag: '-n --no-verify' },
        'runs the editor': '-c --reedit-message',
        'prompts on the terminal': { flag: '-p --patch --interactive' },
    },
};
const stashPush = {
    options: {
        flag: '-u --include-untracked -a --all -k --keep-index --no-keep-index -S --staged -q --quiet',
        value: '-m --message',
    },
    check: intoTree,
    changes: true,
};
/** Commands that change the index, the working tree or the history. */
const changeCommands = {
    add: takingPathspecs({
        options: [
            {
                flag: '-n --dry-run -v --verbose -A --all --no-all --no-ignore-removal --ignore-removal -u --update --sparse --renormalize -N --intent-to-add --refresh --ignore-errors --ignore-missing --no-warn-embedded-repo',
                risks: {
                    ...interactive,
                    'runs the editor': { flag: '-e --edit' },
                    'adds what is ignored': { flag: '-f --force' },
                    'changes file modes': '--chmod',
                },
            },
        ],
        check: staged,
        changes: true,
    }),
    stage: takingPathspecs({ check: staged, changes: true }),
    commit: takingPathspecs({ options: [signing, commitOptions], check: pathspecs, changes: true }),
    checkout: takingPathspecs({ options: switching, check: switched('checkout'), changes: true }),
    switch: { options: [switching], check: switched('switch'), changes: true },
    restore: takingPathspecs({
        options: [
            {
                flag: '-W --worktree -S --staged -q --quiet --progress --no-progress --ours --theirs -2 -3 -m --merge --ignore-unmerged --ignore-skip-worktree-bits --overlay --no-overlay',
                value: '-s --source --conflict',
                risks: { 'prompts on the terminal': { flag: '-p --patch' } },
            },
        ],
        check: (context) => mayLink(gatherEffects([eachPath('write')(context), fromElsewhere(context)])),
        changes: true,
    }),
    reset: takingPathspecs({
        options: [
            {
                flag: '--soft --mixed --hard --merge --keep -N --intent-to-add -q --quiet --no-quiet --refresh --no-refresh',
                risks: { ...interactive, 'also processes the submodules': { flag: '--recurse-submodules' } },
            },
        ],
        check: (context) => (context.scan.has('--hard', '--merge', '--keep') ? intoTree(context) : {}),
        changes: true,
    }),
    apply: { options: applyOptions, check: applied },
    rm: takingPathspecs({
        options: [
            {
                flag: '-n --dry-run --cached --ignore-unmatch -q --quiet --sparse -r',
                risks: { 'removes changed files': { flag: '-f --force' } },
            },
        ],
        check: removed,
        changes: true,
    }),
    'merge-file': {
        options: {
            flag: '-p --stdout -q --quiet --diff3 --zdiff3 --ours --theirs --union',
            value: '-L --marker-size --diff-algorithm',
        },
        check: ({ scan, invocation: { cwd } }) => effectsFor(scan.has('-p', '--stdout') ? 'read' : ['read', 'write'], scan.operands.slice(0, 1), cwd),
        operands: ['data', 'read'],
        changes: true,
    },
    mv: {
        options: { flag: '-k -n --dry-run -v --verbose --sparse', risks: { overwrites: { flag: '-f --force' } } },
        check: (context) => mayLink(eachPath('write')(context)),
        changes: true,
    },
    clean: {
        options: {
            flag: '-n --dry-run -q --quiet',
            value: '-e --exclude',
            risks: { ...interactive, 'deletes files': { flag: '-f --force -d -x -X' } },
        },
        check: cleaned,
        changes: true,
    },
    stash: stashPush,
    'stash push': stashPush,
    'stash pop': { options: { flag: '--index -q --quiet' }, check: intoTree, changes: true },
    'stash apply': { options: { flag: '--index -q --quiet' }, check: intoTree, changes: true },
    'stash drop': { options: { flag: '-q --quiet' }, changes: true },
    init: {
        options: {
            flag: '-q --quiet --bare',
            value: '-b --initial-branch --object-format --ref-format',
            optional: '--shared',
            write: '--separate-git-dir',
            risks: { 'copies hooks from a directory': '--template' },
        },
        check: (context) => (0,shell_words/* pathEffects */.EV)('write', context.scan.operands[0] ?? (0,shell_words/* literalWord */.CK)('.'), context.invocation.cwd),
        changes: true,
    },
    'worktree add': {
        options: {
            flag: '-f --force --checkout --no-checkout -d --detach --lock -q --quiet --orphan --guess-remote --no-guess-remote --track --no-track',
            value: '-b -B --reason',
        },
        operands: ['write', 'data'],
        check: ({ scan, invocation }) => {
            const [place] = scan.operands;
            const path = place === undefined ? null : (0,shell_words/* literalOf */.Zc)(place);
            return path === null ? {} : { links: [`${(0,files_paths/* absolutePath */.Hi)(path, invocation.cwd)}/`] };
        },
        changes: true,
    },
    'worktree remove': { options: { flag: '-f --force' }, operands: 'delete', changes: true },
    'worktree prune': { options: { flag: '-n --dry-run -v --verbose', value: '--expire' }, changes: true },
};

;// CONCATENATED MODULE: ./lib/policy/programs/git/combine.js




/** Commands that bring changes of other commits, or of patches, into the working tree. */
const combineCommands = {
    merge: {
        options: [
            signing,
            {
                flag: '--commit --no-commit --ff --no-ff --ff-only -n --no-stat --stat --squash --no-squash -q --quiet -v --verbose --progress --no-progress --autostash --no-autostash --allow-unrelated-histories --signoff --abort --quit --continue --no-log --summary --overwrite-ignore --rerere-autoupdate',
                value: '-m --message -X --strategy-option --cleanup --into-name',
                optional: '--log',
                read: '-F --file',
                risks: { 'chooses the merge program': '-s --strategy', 'skips the hooks': { flag: '--no-verify' } },
            },
        ],
        check: intoTree,
        changes: true,
    },
    'cherry-pick': {
        options: [
            signing,
            {
                flag: '--rerere-autoupdate -x -n --no-commit -s --signoff --ff --allow-empty --allow-empty-message --keep-redundant-commits --abort --quit --continue --skip',
                value: '-m --mainline -X --strategy-option --cleanup --empty',
                risks: { 'chooses the merge program': '--strategy' },
            },
        ],
        check: intoTree,
        changes: true,
    },
    revert: {
        options: [
            signing,
            {
                flag: '--rerere-autoupdate -n --no-commit -s --signoff --abort --quit --continue --skip --reference',
                value: '-m --mainline -X --strategy-option --cleanup',
                risks: { 'chooses the merge program': '--strategy' },
            },
        ],
        check: intoTree,
        changes: true,
    },
    rebase: {
        options: [
            signing,
            {
                flag: '--abort --quit --continue --skip --apply --merge --no-stat --stat -q --quiet -v --verbose --autostash --no-autostash --autosquash --no-autosquash -f --no-ff --force-rebase --fork-point --no-fork-point --keep-base --root --reset-author-date --signoff --update-refs --no-update-refs -m --reapply-cherry-picks --committer-date-is-author-date --ignore-whitespace --show-current-patch --rerere-autoupdate',
                value: '--onto -X --strategy-option --empty',
                optional: '-r --rebase-merges',
                risks: {
                    ...interactive,
                    'runs a command after every commit': '-x --exec',
                    'chooses the merge program': '-s --strategy',
                },
            },
        ],
        check: intoTree,
        changes: true,
    },
    am: {
        options: [
            signing,
            {
                flag: '-s --signoff -k --keep -q --quiet -3 --3way --no-3way -c --scissors --no-scissors --abort --quit --continue --skip -m --message-id --reject',
                value: '-p -C --whitespace --exclude --include --patch-format',
                write: '--directory',
                risks: { ...interactive },
            },
        ],
        operands: 'read',
        check: (context) => unpackInto((0,shell_words/* literalWord */.CK)('.'), context),
        changes: true,
    },
    'format-patch': {
        options: [
            diffOptions,
            logOptions,
            {
                flag: '--progress -q --no-stat --no-binary --numbered-files --force-in-body-from --stdout -n --numbered -N --no-numbered --cover-letter --no-cover-letter -k --keep-subject --no-attach --no-thread --zero-commit --no-signature -s --signoff --always --ignore-if-in-upstream',
                value: '--start-number --suffix --subject-prefix --in-reply-to --to --cc --add-header --signature --base --cover-from-description -v --reroll-count --interdiff --range-diff --creation-factor --filename-max-length',
                optional: '--attach --inline --thread --from --rfc',
                read: '--signature-file --description-file',
                write: '-o --output-directory',
            },
        ],
        check: (context) => context.scan.has('--stdout') || context.scan.value('-o', '--output-directory') !== null ? {} : intoTree(context),
    },
};

;// CONCATENATED MODULE: ./lib/policy/programs/git/config.js




const credentials = 'prints the configuration, which contains credentials';
const settable = 'changes configuration, which can name programs to run';
/** https://git-scm.com/docs/git-config */
const options = {
    flag: '--get --local --bool --int --bool-or-int --path --expiry-date -z --null --name-only --includes --no-includes --show-origin --show-scope --fixed-value --no-type --all',
    value: '--type --default --value --comment',
    risks: {
        [credentials]: {
            flag: '-l --list --get-all --get-regexp --get-urlmatch --get-color --get-colorbool --regexp',
            value: '--url',
            never: true,
        },
        'runs the editor': { flag: '-e --edit' },
        'accesses configuration outside the repository': { flag: '--global --system --worktree' },
        'reads or writes a file as configuration': '-f --file --blob',
        [settable]: { flag: '--unset --unset-all --add --replace-all --rename-section --remove-section --append' },
    },
};
/** Keys whose values are credentials. */
const secret = /extraheader|credential|password|passwd|token|secret|cookie|sslkey|smtp|imap/i;
/** Keys whose values may have credentials in them, among other things. */
const address = /insteadof|proxy|\burl\b|sslcert|^http\./i;
function get({ scan }) {
    const [key] = scan.operands;
    const name = (0,shell_words/* literalOf */.Zc)(key);
    if (key === undefined)
        return {};
    if (name === null || secret.test(name))
        return { risks: [riskOf(key, credentials, { never: true })] };
    return address.test(name) ? { risks: [riskOf(key, 'prints an address, which may contain a token')] } : {};
}
/** The name and address under which commits are made start no program: a rule for `git config` grants them. */
function ownName({ scan }, word) {
    const isIdentity = (0,shell_words/* matches */.cK)(word, /^user\.(?:name|email)$/i) && scan.risks.length === 0;
    return isIdentity ? { openedBy: ['git', 'config', 'set'] } : {};
}
function set(context) {
    return {
        risks: context.scan.operands.slice(0, 1).map((word) => riskOf(word, settable, ownName(context, word))),
        changes: true,
    };
}
/** One operand reads, two set. */
function either(context) {
    const { scan } = context;
    const asks = scan.has('--get') ||
        (scan.operands.length === 1 && !scan.has('--unset', '--unset-all', '--add', '--replace-all', '--remove-section'));
    return asks ? get(context) : set(context);
}
const config_never = { operands: 'never', why: credentials };
const configCommands = {
    config: { options, check: either },
    'config get': { options, check: get },
    ...subCommands('set unset rename-section remove-section', { options, check: set, changes: true }, 'config'),
    'config list': {
        options,
        check: ({ invocation }) => ({
            risks: risksFor(invocation.argv.slice(0, 1), credentials, { never: true }),
        }),
    },
    'config edit': { options, changes: true, literal: true },
    credential: config_never,
    'credential fill': {
        check: ({ invocation }) => ({
            risks: risksFor(invocation.argv.slice(0, 1), 'prints credentials', { never: true }),
        }),
    },
    ...subCommands('approve reject', { changes: true, literal: true }, 'credential'),
};

// EXTERNAL MODULE: ./lib/policy/shell/line-edits.js
var line_edits = __webpack_require__(16434);
;// CONCATENATED MODULE: ./lib/policy/programs/git/leave-out.js



/** https://git-scm.com/docs/gitglossary#Documentation/gitglossary.txt-pathspec */
const leavesOut = ':(exclude,top,literal)';
/** The files that pathspecs of this form leave out. */
function excludedFiles({ scan }, top, skip) {
    // The whole of a commit that touches another path.
    if (scan.has('--full-diff'))
        return new Set();
    const texts = scan.operands.slice(skip).map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '');
    return new Set(texts.flatMap((text) => (text.startsWith(leavesOut) ? [(0,files_paths/* absolutePath */.Hi)(text.slice(leavesOut.length), top)] : [])));
}
/** Commands whose operands are revisions, then paths. */
const comparing = /^(?:diff|show|log|whatchanged|grep)$/;
/**
 * Whether a revision may name the content of a file (`HEAD:x`, an object), which no pathspec leaves out. `log` takes
 * commits only, and so does a range of three dots.
 */
function mayBeContent(word, command) {
    const text = (0,shell_words/* literalOf */.Zc)(word);
    if (text === null)
        return word.kind === 'literal' || word.plain !== true || command !== 'log';
    if (text.includes(':'))
        return !text.startsWith(':(');
    if (command === 'log' || command === 'whatchanged' || text.includes('...'))
        return false;
    return text.split('..').some((side) => /^[0-9a-f]{4,64}$/i.test(side));
}
/** `-- ':(exclude,top,literal).npmrc'` after the revisions and paths. */
function leftOutOfHistory({ scan, invocation }, top, hasPaths) {
    const words = invocation.argv.slice(1).map((word) => (0,shell_words/* literalOf */.Zc)(word));
    const command = words.find((word) => word !== null && comparing.test(word)) ?? '';
    const isStash = words.includes('stash');
    return (paths) => {
        const names = paths.map((path) => (0,files_paths/* relativeInside */.JA)({ path, directory: top }));
        if (command === '' || isStash || names.includes(null))
            return null;
        if (scan.operands.slice(0, scan.beforeDashes).some((word) => mayBeContent(word, command)))
            return null;
        const dashes = scan.dashes || hasPaths ? '' : '-- ';
        return { text: dashes + names.map((name) => (0,line_edits/* quoted */.TL)(`${leavesOut}${name ?? ''}`)).join(' ') };
    };
}

;// CONCATENATED MODULE: ./lib/policy/programs/git/content.js






/** Options that show lines of files, or search in them. */
const patches = content_split('-p -u --patch --patch-with-raw --patch-with-stat -U --unified --binary -W --function-context --word-diff --word-diff-regex --color-words --color-moved -c --cc --dd --remerge-diff --combined-all-paths -m -t --diff-merges -L -S -G --check --submodule --ws-error-highlight');
/** Options that show names and numbers in place of lines. */
const summaries = content_split('-s --no-patch --stat --shortstat --numstat --name-only --name-status --raw --summary --compact-summary --dirstat --cumulative --dirstat-by-file --quiet');
/** Options that choose and format commits, names and numbers, and nothing that depends on the lines of a file. */
const namesAndNumbers = new Set([
    ...summaries.filter((name) => name !== '--raw'),
    ...content_split('-q --exit-code -z --stat-width --stat-name-width --stat-count --stat-graph-width --no-color --color --no-ext-diff --no-textconv --no-renames --relative --no-relative --diff-filter -R -r --cached --staged --merge-base --root --no-commit-id --oneline --graph --no-graph --abbrev-commit --no-abbrev-commit --follow --decorate --no-decorate --all --branches --tags --remotes --count --reverse -n --max-count --skip --since --after --until --before --author --committer --grep -i -E -F --merges --no-merges --first-parent --full-history --date --format --pretty --no-notes --numbered --email -e'),
]);
function content_split(names) {
    return names.split(' ');
}
/** Operands of a command that shows commits: no more than that paths exist, unless an option asks for it. */
function loggedPaths(context) {
    const { scan, invocation, world } = context;
    const top = topOf(invocation.cwd, world);
    const listed = revisionsAndPaths(context, 0, 'list');
    // git compares the lines of two files if one of them is outside of the repository.
    const isInRepository = (effect) => 'path' in effect && typeof effect.path === 'string' && (0,files_paths/* isInside */.FK)({ path: effect.path, directory: top ?? '' });
    const areNames = top !== null &&
        scan.options.every(({ name }) => namesAndNumbers.has(name)) &&
        listed.effects?.every(isInRepository) === true;
    return areNames ? listed : revisionsAndPaths(context);
}
/** The same for a command that shows lines or object names unless an option asks for less. */
function comparedPaths(context) {
    return context.scan.has(...summaries) ? loggedPaths(context) : revisionsAndPaths(context);
}
/** For commands that show lines only if an option asks for them. */
function contentIfAsked(context) {
    return context.scan.has(...patches) ? content(context) : fromInput(context);
}
/** For commands that show lines unless an option asks for less. */
function contentUnlessLess(context) {
    const { scan } = context;
    return scan.has(...summaries) && !scan.has(...patches) ? fromInput(context) : content(context);
}
/** Shows lines of the files that the operands name, or of any; the first `skip` operands are not files. */
function content(context, skip = 0) {
    const { invocation, scan, world } = context;
    const top = topOf(invocation.cwd, world);
    // Without a repository in the workspace git takes one around it.
    if (top === null)
        return { readsMore: true };
    const named = scan.operands.slice(skip).map((word, at) => {
        const paths = operandReads(word, skip + at, context);
        return paths.length === 0 || isExact(word, invocation.cwd === top) ? paths : [top];
    });
    // Commits that touch these paths are shown as a whole.
    const paths = scan.has('--full-diff') ? [] : named.flat();
    const excluded = excludedFiles(context, top, skip);
    const leaveOut = leftOutOfHistory(context, top, paths.length > 0);
    return gatherEffects([
        readsHistory(paths.length === 0 ? [top] : paths, top, context, { excluded, leaveOut }),
        fromInput(context),
    ]);
}
/** Revisions and paths from standard input are not known. */
function fromInput({ scan }) {
    return { readsMore: scan.has('--stdin', '--annotate-stdin') };
}
/** `src/a.ts`, and `HEAD:src/a.ts` at the top of the repository: no pattern and no magic. */
function isExact(word, isTop) {
    const text = (0,shell_words/* literalOf */.Zc)(word) ?? ':';
    return /^[\w@+./ -]+$/.test(text) || (isTop && /^[\w@^~./-]+:[\w@+./ -]+$/.test(text));
}
/** The repository in the workspace that git uses in this directory. */
function topOf(cwd, world) {
    for (let at = cwd; (0,files_paths/* isInside */.FK)({ path: at, directory: world.workspace }); at = (0,files_paths/* absolutePath */.Hi)('..', at)) {
        if (world.kindOf(`${at}/.git`) !== 'missing')
            return at;
        if (at === '/')
            return null;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/policy/programs/git/history.js






const inHistory = [comparedPaths, lineRanges, signatureFormat];
/** `log` and others that show lines of files only if asked to. */
const loggedHistory = [loggedPaths, lineRanges, signatureFormat, contentIfAsked];
const comparedFiles = [comparedPaths, contentIfAsked];
const log = { reads: 'files', options: [diffOptions, logOptions], check: loggedHistory };
const references = {
    reads: 'files',
    options: {
        flag: '-p --shell --perl --python --tcl --no-color --omit-empty --ignore-case --include-root-refs --stdin -d --dereference --tags --heads --branches --head --hash --verify -q --quiet --exists -s',
        value: '--count --sort --format --points-at --start-after',
        optional: '--color --merged --no-merged --contains --no-contains --abbrev --hash --exclude --exclude-existing',
    },
    check: signatureFormat,
};
function grepOperands(context) {
    const skip = context.scan.has('-e', '-f') ? 0 : 1;
    return gatherEffects([revisionsAndPaths(context, skip), content(context, skip)]);
}
/** The last operand is the file, also if it is in the history alone. */
function blamed(context) {
    const { operands } = context.scan;
    const last = operands.at(-1);
    const isMissing = last !== undefined && operandReads(last, operands.length - 1, context).length === 0;
    return gatherEffects([
        revisionsAndPaths(context),
        isMissing ? pathspec(last, context) : {},
        { readsMore: context.scan.has('--stdin') },
    ]);
}
/** What can only be a commit or a tree; another name may be one of a file's content. */
const commitOrTree = /^(?:(?:HEAD|@)(?:[~^]\d*)*|[\w./@~^-]+\^\{(?:commit|tree)\})$/;
const plainObject = /^[\w@][\w./@~^{}-]*$/;
/** A commit, a tree, the type or size of anything, and of contents only what a path in a commit names. */
function shownObject(context) {
    const { scan } = context;
    const read = revisionsAndPaths(context);
    const [first, second, ...more] = scan.operands;
    const text = (0,shell_words/* literalOf */.Zc)(second ?? first) ?? '';
    const asks = scan.options.length === 1 && scan.has('-t', '-s', '-e');
    const isPrinted = scan.options.length === 1 && scan.has('-p');
    const isTyped = scan.options.length === 0 && second !== undefined;
    const named = text.includes(':') && (isPrinted || asks || isTyped);
    if (more.length > 0 || isTyped !== (second !== undefined))
        return gatherEffects([read, { readsMore: true }]);
    if (named)
        return gatherEffects([read, content(context, isTyped ? 1 : 0)]);
    const isKnown = (asks && plainObject.test(text)) ||
        (isPrinted && commitOrTree.test(text)) ||
        (isTyped && (0,shell_words/* matches */.cK)(first, /^(?:commit|tree|tag)$/) && plainObject.test(text));
    return gatherEffects([read, { readsMore: !isKnown }]);
}
/** Commands that read the history and print. */
const historyCommands = {
    log,
    show: { ...log, check: [...inHistory, contentUnlessLess] },
    whatchanged: { ...log, check: [...inHistory, contentIfAsked] },
    'rev-list': log,
    'diff-tree': {
        reads: 'files',
        options: [diffOptions, logOptions, { flag: '--root --always --stdin --no-commit-id -v' }],
        check: [...inHistory, contentIfAsked],
    },
    'diff-index': { reads: 'files', options: [diffOptions, { flag: '--cached --merge-base' }], check: comparedFiles },
    'diff-files': {
        reads: 'files',
        options: [diffOptions, { flag: '-q -0 -1 -2 -3 --base --ours --theirs' }],
        check: comparedFiles,
    },
    diff: {
        reads: 'files',
        options: [
            diffOptions,
            { flag: '--cached --staged --merge-base --base --ours --theirs -0 -1 -2 -3 -q -N --intent-to-add' },
        ],
        check: [comparedPaths, contentUnlessLess],
    },
    'range-diff': {
        reads: 'files',
        options: [
            diffOptions,
            logOptions,
            { flag: '--no-dual-color --left-only --right-only', value: '--creation-factor' },
        ],
        check: [revisionsAndPaths, lineRanges, signatureFormat, contentUnlessLess],
    },
    shortlog: {
        reads: 'files',
        options: [
            logOptions,
            { flag: '-n --numbered -s --summary -e --email -c --committer', value: '--group', optional: '-w' },
        ],
        check: loggedHistory,
    },
    reflog: { reads: 'files', options: [diffOptions, logOptions], check: loggedHistory },
    'reflog show': { reads: 'files', options: [diffOptions, logOptions], check: loggedHistory },
    'reflog list': { reads: 'files' },
    'reflog exists': { reads: 'files' },
    cherry: { reads: 'files', options: { flag: '-v', optional: '--abbrev' } },
    'merge-base': { reads: 'files', options: { flag: '-a --all --octopus --independent --is-ancestor --fork-point' } },
    'merge-tree': {
        options: {
            flag: '--write-tree --trivial-merge -z --name-only --messages --no-messages --quiet --allow-unrelated-histories',
            value: '--merge-base -X --strategy-option',
        },
        changes: true,
    },
    'name-rev': {
        reads: 'files',
        options: {
            flag: '--tags --all --annotate-stdin --stdin --name-only --undefined --no-undefined --always',
            value: '--refs --exclude',
        },
    },
    describe: {
        reads: 'files',
        options: {
            flag: '--all --tags --contains --debug --exact-match --long --always --first-parent',
            value: '--candidates --match --exclude',
            optional: '--abbrev --dirty --broken',
        },
    },
    'for-each-ref': references,
    'show-ref': references,
    'show-branch': {
        reads: 'files',
        options: {
            flag: '-r --remotes -a --all --topo-order --date-order --sparse --more --list --merge-base --independent --no-name --sha1-name --topics --current --no-color',
            optional: '--more --color -g --reflog',
        },
    },
    blame: {
        reads: 'files',
        options: {
            flag: '-b --root --show-stats -l -t --incremental -p --porcelain --line-porcelain --progress --no-progress -c --score-debug -f --show-name -n --show-number -s -e --show-email -w --color-lines --color-by-age --first-parent --no-abbrev -h --reverse --minimal',
            value: '-L --encoding --date --ignore-rev --since',
            optional: '-M -C --abbrev',
            read: '-S --contents --ignore-revs-file',
            risks: { 'runs the programs that the configuration names for differences': { flag: '--textconv' } },
        },
        check: blamed,
    },
    annotate: { reads: 'files', options: { flag: '-l -t -w -c' }, check: blamed },
    grep: {
        reads: 'files',
        options: {
            flag: '-i --ignore-case -w --word-regexp -v --invert-match -h -H --full-name -E --extended-regexp -G --basic-regexp -P --perl-regexp -F --fixed-strings -n --line-number --column -l --files-with-matches --name-only -L --files-without-match -z --null -o --only-matching -c --count --heading --break -p --show-function -W --function-context -q --quiet --all-match --and --or --not --no-color --cached --exclude-standard -I -a --text -r --recursive --no-recursive --recurse-submodules --no-textconv --no-ext-grep',
            value: '-e -A --after-context -B --before-context -C --context -m --max-count --threads --max-depth --parent-basename',
            optional: '--color',
            digits: true,
            read: '-f',
            risks: {
                [runsOtherProgram]: { optional: '-O --open-files-in-pager' },
                'searches files outside the repository': { flag: '--no-index --untracked --no-exclude-standard' },
                'runs the programs that the configuration names': { flag: '--textconv --ext-grep' },
            },
        },
        check: grepOperands,
    },
    'cat-file': {
        options: {
            flag: '-t -s -e -p --batch-all-objects --buffer --unordered --allow-unknown-type --follow-symlinks --use-mailmap --mailmap --no-mailmap -z -Z',
            value: '--path',
            optional: '--filter --batch --batch-check --batch-command',
            risks: { 'runs the programs that the configuration names': { flag: '--textconv --filters' } },
        },
        reads: 'files',
        check: shownObject,
    },
    'ls-tree': {
        reads: 'files',
        options: {
            flag: '-d -r -t -l --long -z --name-only --name-status --object-only --full-name --full-tree',
            value: '--format',
            optional: '--abbrev',
        },
        // Object names follow from the content.
        check: (context) => {
            const kind = context.scan.has('--name-only', '--name-status') ? 'list' : 'read';
            return gatherEffects(context.scan.operands.slice(1).map((word) => pathspec(word, context, kind)));
        },
    },
    'verify-commit': { changes: true },
    'verify-tag': { changes: true },
};

;// CONCATENATED MODULE: ./lib/policy/programs/git/inspect.js





const inspect_listing = 'changes references instead of listing them';
const plainName = /^[\w][\w./@^~{}+-]*$/;
const listed = ['-l', '--list', '--contains', '--no-contains', '--merged', '--no-merged', '--points-at', '-n'];
/** branch and tag list when nothing is named, or when asked to; else they create, which `git tag:*` grants. */
function listOnly(context) {
    const { scan } = context;
    const named = scan.risks.length > 0;
    const granted = (word) => (0,shell_words/* literalOf */.Zc)(context.invocation.argv[1]) === 'tag' && (0,shell_words/* matches */.cK)(word, plainName)
        ? { alsoCoveredBy: ['git', 'tag'] }
        : {};
    const made = scan.has(...listed) || named ? [] : scan.operands.map((word) => riskOf(word, inspect_listing, granted(word)));
    return gatherEffects([{ risks: made, changes: named || made.length > 0 }, signatureFormat(context)]);
}
/** Object names and line endings follow from the content. */
const contentOfListed = ['-s', '--stage', '-u', '--unmerged', '--resolve-undo', '--eol', '--format', '--debug'];
function listedFiles(context) {
    return pathspecs(context, context.scan.has(...contentOfListed) ? 'read' : 'list');
}
/** With -v it shows the differences to the index too, and the second format has object names. */
function statusOf(context) {
    const { scan } = context;
    if (scan.has('-v', '-vv', '--verbose'))
        return gatherEffects([pathspecs(context), content(context)]);
    const format = scan.value('--porcelain');
    return pathspecs(context, format === null || (0,shell_words/* literalOf */.Zc)(format) === 'v1' ? 'list' : 'read');
}
const lists = {
    flag: '-a --all -l --list -v -vv --verbose --no-color --no-column -i --ignore-case --omit-empty -q --quiet --no-abbrev',
    value: '--points-at --sort --format',
    optional: '--color --column --abbrev --contains --no-contains --merged --no-merged',
};
/** Commands that show the working tree, the index and the references. */
const inspectCommands = {
    '': { reads: 'files' },
    version: { reads: 'files', options: { flag: '--build-options' } },
    status: {
        reads: 'files',
        options: {
            flag: '-s --short -b --branch --no-branch --show-stash --no-show-stash --long -v -vv --verbose -z --no-column --ahead-behind --no-ahead-behind --renames --no-renames --null',
            optional: '--porcelain -u --untracked-files --ignore-submodules --ignored --column --find-renames -M',
        },
        check: statusOf,
    },
    branch: {
        reads: 'files',
        options: [
            lists,
            { flag: '-r --remotes --show-current' },
            {
                risks: {
                    [inspect_listing]: [
                        { flag: '-d -D --delete -m -M --move -c -C --copy -f --force --create-reflog --unset-upstream' },
                        { value: '-u --set-upstream-to', optional: '-t --track' },
                    ],
                    'runs the editor': { flag: '--edit-description' },
                },
            },
        ],
        check: listOnly,
    },
    tag: {
        reads: 'files',
        options: [
            { ...lists, flag: '-l --list --no-color --no-column -i --ignore-case --omit-empty' },
            {
                flag: '-a --annotate',
                value: '-m --message --cleanup --trailer',
                optional: '-n',
                read: '-F --file',
                risks: {
                    [inspect_listing]: { flag: '-d --delete -f --force --create-reflog' },
                    'runs the program that signs or verifies': { flag: '-s --sign -v --verify', value: '-u --local-user' },
                    'runs the editor': { flag: '-e --edit' },
                },
            },
        ],
        check: listOnly,
    },
    remote: {
        reads: 'files',
        // Passwords in the addresses are redacted in every output.
        options: { flag: '-v --verbose' },
        // After `-v` git still takes the next word as a sub-command.
        operands: 'named',
        why: 'is a sub-command of git remote',
    },
    'ls-files': {
        reads: 'files',
        options: {
            flag: '-c --cached -d --deleted -o --others -i --ignored -s --stage -u --unmerged -k --killed -m --modified -z -t -v -f --directory --empty-directory --no-empty-directory --eol --deduplicate --sparse --full-name --recurse-submodules --error-unmatch --exclude-standard --debug --resolve-undo',
            value: '-x --exclude --exclude-per-directory --with-tree --format',
            optional: '--abbrev',
            read: '-X --exclude-from',
        },
        check: listedFiles,
    },
    'ls-remote': {
        reads: 'machine',
        options: {
            flag: '-h --heads -b --branches -t --tags --refs -q --quiet --exit-code --get-url --symref',
            value: '--sort -o --server-option',
            risks: { [runsOtherProgram]: '--upload-pack --exec' },
        },
        check: (context) => remoteName(context.scan.operands[0], context),
    },
    'rev-parse': {
        reads: 'files',
        options: {
            flag: '--verify -q --quiet --show-toplevel --show-prefix --show-cdup --show-superproject-working-tree --git-dir --absolute-git-dir --git-common-dir --is-inside-git-dir --is-inside-work-tree --is-bare-repository --is-shallow-repository --symbolic --symbolic-full-name --all --show-ref-format --sq --not --flags --no-flags --revs-only --no-revs --local-env-vars --shared-index-path --sq-quote --end-of-options --bisect',
            value: '--git-path --glob --exclude --disambiguate --since --after --until --before --default --prefix --path-format --resolve-git-dir',
            optional: '--abbrev-ref --short --branches --tags --remotes --show-object-format',
        },
    },
    'count-objects': { reads: 'files', options: { flag: '-v --verbose -H --human-readable' } },
    'check-ignore': {
        reads: 'files',
        options: { flag: '-q --quiet -v --verbose --stdin -z -n --non-matching --no-index' },
    },
    'check-attr': { reads: 'files', options: { flag: '-a --all --cached --stdin -z', value: '--source' } },
    'check-ref-format': {
        reads: 'files',
        options: { flag: '--branch --allow-onelevel --refspec-pattern --normalize --print' },
    },
    'check-mailmap': { reads: 'files', options: { flag: '--stdin' } },
    'diff-pairs': { reads: 'machine', options: { flag: '-z' } },
    'stash list': {
        reads: 'files',
        options: { flag: '--oneline -p --stat', value: '--format --date -n', digits: true },
        check: [signatureFormat, contentIfAsked],
    },
    'stash show': {
        reads: 'files',
        options: {
            flag: '-p -u --patch --stat --include-untracked --only-untracked --name-only --name-status',
            write: '--output',
        },
        check: [revisionsAndPaths, contentIfAsked],
    },
    // It prints the paths of other working trees.
    'worktree list': { reads: 'machine', options: { flag: '-v --verbose --porcelain -z' } },
    'submodule status': { reads: 'files', options: { flag: '--cached --recursive -q --quiet' } },
    'submodule summary': { options: { flag: '--cached --files', value: '-n --summary-limit' } },
    'notes list': {},
    'notes show': {},
    'bisect log': {},
    'hash-object': {
        options: {
            flag: '-w --stdin --no-filters --literally',
            value: '-t --path',
            risks: { 'reads a list of files': { flag: '--stdin-paths' } },
        },
        operands: 'read',
    },
    fsck: {
        options: {
            flag: '-v --tags --root --unreachable --cache --reflogs --no-reflogs --full --no-full --strict --verbose --progress --no-progress --connectivity-only --name-objects --dangling --no-dangling --references',
            risks: { 'writes dangling objects into the repository': { flag: '--lost-found' } },
        },
    },
};

;// CONCATENATED MODULE: ./lib/policy/programs/git/maintain.js

const runsPrograms = "runs programs of the caller's or the configuration's choice";
/** Runs what its options or the configuration name; only a rule that spells every word may allow it. */
const launcher = { operands: 'named', why: runsPrograms, changes: true, options: { stopAtOperand: true } };
/** Commands that people use by hand: plumbing, housekeeping, and those that start other programs. */
const maintainCommands = {
    bisect: { operands: 'named', changes: true },
    mailinfo: {
        options: { flag: '-k -b -u -n -m --message-id --scissors --no-scissors', value: '--encoding --quoted-cr' },
        operands: 'write',
        changes: true,
    },
    mailsplit: {
        options: { flag: '-b --keep-cr --mboxrd', value: '-f -d', write: '-o' },
        operands: 'read',
        changes: true,
    },
    'bisect start': { options: { flag: '--no-checkout --first-parent' }, changes: true },
    ...subCommands('good bad reset skip', { changes: true }, 'bisect'),
    'bisect run': launcher,
    'notes add': {
        options: { flag: '-f --force --allow-empty', value: '-m --message -C --reuse-message', read: '-F --file' },
        changes: true,
    },
    'notes append': {
        options: { flag: '--allow-empty', value: '-m --message -C --reuse-message', read: '-F --file' },
        changes: true,
    },
    'notes remove': { changes: true },
    gc: {
        options: {
            flag: '--aggressive --auto --no-prune -q --quiet --force --cruft --keep-largest-pack',
            optional: '--prune',
        },
        changes: true,
    },
    prune: { options: { flag: '-n --dry-run -v --verbose --progress', value: '--expire' }, changes: true },
    'pack-refs': { options: { flag: '--all --no-prune --auto' }, changes: true },
    repack: { options: { flag: '-a -A -d -l -q -f -F --quiet', value: '--window --depth' }, changes: true },
    'update-index': {
        options: {
            flag: '--refresh --really-refresh -q',
            risks: {
                'changes the index': {
                    flag: '--add --remove --assume-unchanged --no-assume-unchanged --skip-worktree --no-skip-worktree --index-info --stdin -z',
                    value: '--chmod --cacheinfo',
                },
            },
        },
        operands: 'named',
        why: 'changes the index',
        changes: true,
    },
    'update-ref': {
        options: {
            flag: '--no-deref --create-reflog',
            value: '-m',
            risks: { 'changes references': { flag: '-d --stdin' } },
        },
        operands: 'named',
        why: 'changes references',
        changes: true,
    },
    'symbolic-ref': {
        options: { flag: '-q --quiet --short', value: '-m', risks: { 'removes a reference': { flag: '-d --delete' } } },
        operands: ['data', 'named'],
        why: 'changes references',
    },
    'sparse-checkout list': {},
    'sparse-checkout set': { options: { flag: '--cone --no-cone --sparse-index --no-sparse-index' }, changes: true },
    ...subCommands('expire delete', { changes: true }, 'reflog'),
    'commit-tree': { options: { value: '-p -m', read: '-F' }, changes: true },
    ...subCommands('mktree write-tree read-tree', { changes: true }),
    var: { operands: 'named', why: 'prints configuration' },
    help: {
        options: {
            risks: { 'runs a viewer': { flag: '-w --web -m --man -i --info' } },
            flag: '-a --all -g --guides -c --config',
        },
        operands: 'named',
        why: 'runs the manual viewer',
    },
    ...subCommands('filter-branch difftool mergetool for-each-repo send-email fetch-pack upload-pack receive-pack upload-archive shell daemon instaweb web--browse credential-store credential-cache hook maintenance fast-import interpret-trailers', launcher),
    'hook run': launcher,
};

// EXTERNAL MODULE: ./lib/policy/programs/git/plain-settings.js
var plain_settings = __webpack_require__(51786);
;// CONCATENATED MODULE: ./lib/policy/programs/git/remote.js








function remote_fetched(context) {
    const named = context.scan.has('--multiple') ? context.scan.operands : context.scan.operands.slice(0, 1);
    const references = context.scan.has('--multiple') ? [] : context.scan.operands.slice(1);
    const remotes = gatherEffects(named.map((word) => remoteName(word, context)));
    const risks = risksUnless(references, /^[\w./@^~-]+$/, 'overwrites a reference of this repository');
    return gatherEffects([remotes, { risks }]);
}
/** A refspec that names another destination, forces or deletes. */
function pushed(context) {
    const [remote, ...references] = context.scan.operands;
    const unusual = references.filter((word) => !(0,shell_words/* matches */.cK)(word, /^[\w./@^~-]+$/));
    const more = references.slice(1).filter((word) => !unusual.includes(word));
    return gatherEffects([
        remoteName(remote, context),
        { risks: risksFor(unusual, 'pushes by force, deletes, or to a branch of another name') },
        { risks: risksFor(more, 'is another branch that it pushes') },
    ]);
}
function cloned({ scan, invocation }) {
    const [repository, directory] = scan.operands;
    if (repository === undefined)
        return {};
    const name = /([^/:]+?)(?:\.git)?\/*$/.exec((0,shell_words/* literalOf */.Zc)(repository) ?? '')?.[1];
    const target = directory ?? (0,shell_words/* literalWord */.CK)(name ?? '.');
    return gatherEffects([
        { risks: [riskOf(repository, 'is a repository that the rule does not name')] },
        linksBelow((0,shell_words/* pathEffects */.EV)('write', target, invocation.cwd)),
    ]);
}
/** Other formats than these are made by programs that the configuration names. */
function archived({ scan, invocation }) {
    const format = scan.value('--format');
    const odd = format !== null && !(0,shell_words/* matches */.cK)(format, /^(?:tar|zip|tgz|tar\.gz)$/) ? [format] : [];
    const [revision, ...paths] = scan.operands;
    const named = revision !== undefined && ((0,shell_words/* literalOf */.Zc)(revision) ?? ':').includes(':') ? [revision] : [];
    return gatherEffects([
        { risks: risksFor([...odd, ...named], 'is not a plain format or revision') },
        effectsFor('tree', paths, invocation.cwd),
    ]);
}
/** A rule that names the sub-command asks for addresses; which remote it is changes nothing about that. */
function printsAddress(command) {
    return ({ scan }) => ({
        risks: scan.operands.map((word) => riskOf(word, 'prints an address, which may contain a token', {
            ...((0,shell_words/* matches */.cK)(word, /^\w[\w-]*$/) ? { alsoCoveredBy: ['git', 'remote', command] } : {}),
        })),
    });
}
const pushOptions = {
    flag: '--all --branches -n --dry-run --porcelain --tags --follow-tags --atomic --no-atomic -u --set-upstream -q --quiet -v --verbose --progress --thin --no-thin --verify --no-verify -4 --ipv4 -6 --ipv6 --no-signed --force-if-includes --no-force-with-lease --no-recurse-submodules',
    value: '-o --push-option',
    risks: {
        [runsOtherProgram]: '--receive-pack --exec',
        'pushes by force or deletes': { flag: '-f --force -d --delete --mirror --prune', optional: '--force-with-lease' },
        'pushes to another location': '--repo',
        'runs the program that signs': { optional: '--signed', flag: '--sign' },
        'pushes the submodules': '--recurse-submodules',
    },
};
const cloneOptions = {
    flag: '--ipv4 --ipv6 -l --local --no-local --no-hardlinks -s --shared -n --no-checkout --bare --mirror -q --quiet -v --verbose --progress --single-branch --no-single-branch --no-tags --tags --sparse --no-shallow-submodules --no-remote-submodules --dissociate --reject-shallow --no-reject-shallow -4 -6 --also-filter-submodules',
    value: '--depth -b --branch --revision -j --jobs --shallow-since --shallow-exclude --filter -o --origin --server-option --ref-format',
    read: '--reference --reference-if-able',
    write: '--separate-git-dir',
    risks: {
        [runsOtherProgram]: '-u --upload-pack',
        'sets configuration, which can name programs to run': '-c --config',
        'copies hooks from a directory': { optional: '--template' },
        'also processes the submodules': {
            optional: '--recurse-submodules --recursive',
            flag: '--shallow-submodules --remote-submodules',
        },
        'fetches from another address': '--bundle-uri',
    },
};
/** Commands that talk to another repository. */
const remoteCommands = {
    fetch: { options: fetchOptions, check: remote_fetched, changes: true },
    pull: {
        options: [
            fetchOptions,
            signing,
            {
                flag: '--ff --ff-only --no-ff --no-rebase --commit --no-commit --squash --no-squash --stat --no-stat -n --autostash --no-autostash --signoff --no-signoff --no-log --no-verify --allow-unrelated-histories --compact-summary',
                value: '-X --strategy-option --cleanup',
                optional: '-r --rebase --log -j --jobs',
                risks: { 'chooses the merge program': '-s --strategy' },
            },
        ],
        check: [remote_fetched, intoTree],
        changes: true,
    },
    push: { options: pushOptions, check: pushed, changes: true },
    clone: { options: cloneOptions, check: cloned, changes: true },
    'remote show': { options: { flag: '-n' }, check: printsAddress('show'), changes: true },
    'remote get-url': { options: { flag: '--push --all' }, check: printsAddress('get-url'), changes: true },
    'remote add': {
        options: { flag: '-f --tags --no-tags', value: '-t -m', optional: '--mirror' },
        operands: 'named',
        why: 'changes where the repository goes',
        changes: true,
    },
    'remote set-url': {
        options: { flag: '--push --add --delete' },
        operands: 'named',
        why: 'changes where the repository goes',
        changes: true,
    },
    ...subCommands('rename remove rm', { operands: 'named', changes: true }, 'remote'),
    'remote prune': { options: { flag: '-n --dry-run' }, changes: true },
    'remote update': { options: { flag: '-p --prune' }, changes: true },
    'remote set-head': { options: { flag: '-a --auto -d --delete' }, changes: true },
    'remote set-branches': { options: { flag: '--add' }, changes: true },
    archive: {
        options: {
            flag: '-l --list -v --verbose --worktree-attributes',
            value: '--format --prefix --mtime',
            digits: true,
            read: '--add-file',
            write: '-o --output',
            risks: {
                [runsOtherProgram]: '--exec',
                'queries another repository': '--remote',
                'adds text of its own': '--add-virtual-file',
            },
        },
        check: archived,
    },
    'bundle create': {
        options: { flag: '-q --quiet --progress --all', value: '--version' },
        operands: ['write', 'data'],
        changes: true,
    },
    'bundle verify': { options: { flag: '-q --quiet' }, operands: 'read' },
    'bundle list-heads': { operands: ['read', 'data'] },
    'submodule update': {
        options: {
            flag: '-q --quiet --recommend-shallow --no-recommend-shallow --no-fetch --progress --single-branch',
            value: '--depth -j --jobs --filter',
            read: '--reference',
            risks: {
                'fetches and checks out what the submodules name': {
                    flag: '--init --remote -N --force -f --checkout --merge --rebase --recursive',
                },
            },
        },
        changes: true,
    },
    'submodule init': { changes: true },
    'submodule sync': { options: { flag: '--recursive' }, changes: true },
    'submodule foreach': {
        options: { flag: '-q --quiet --recursive', stopAtOperand: true },
        operands: 'never',
        why: 'is a command that a shell runs in every submodule',
        changes: true,
    },
    'submodule add': {
        options: { flag: '-f --force', value: '-b --branch --name --depth' },
        operands: 'named',
        why: 'is a repository that the rule does not name',
        changes: true,
    },
    'submodule deinit': { options: { flag: '-f --force --all' }, changes: true },
};

;// CONCATENATED MODULE: ./lib/policy/programs/git/git.js












/**
 * Whether git would use a directory of the tree as a repository: anyone can commit one, with a configuration that names
 * programs. Git 2.38 and newer is configured not to (safe.bareRepository); older versions cannot be.
 */
function inBareRepository(cwd, world) {
    for (let at = cwd; (0,files_paths/* isInside */.FK)({ path: at, directory: world.workspace }) && world.kindOf(`${at}/.git`) === 'missing'; at = (0,files_paths/* absolutePath */.Hi)('..', at)) {
        const parts = ['HEAD', 'objects', 'refs'].map((name) => world.kindOf(`${at}/${name}`));
        if (!parts.includes('missing'))
            return true;
        if (at === '/')
            return false;
    }
    return false;
}
/**
 * git runs programs that its configuration names, and the executor pins the configuration. This table is only about
 * the command line.
 */
const family = defineFamily({
    names: 'git',
    source: 'https://git-scm.com/docs',
    alone: 'It covers every sub-command of git: it commits, pushes, merges, rewrites history and discards work.',
    globals: globalOptions,
    commands: {
        ...historyCommands,
        ...inspectCommands,
        ...configCommands,
        ...remoteCommands,
        ...changeCommands,
        ...combineCommands,
        ...maintainCommands,
    },
});
const gitProgram = {
    ...family,
    read(invocation, world) {
        const argv = (0,plain_settings/* withoutPlainSettings */.Y)(invocation.argv);
        const programEffects = family.read({ ...invocation, argv }, world);
        const [word] = argv;
        if (word === undefined || !inBareRepository(invocation.cwd, world))
            return programEffects;
        const why = 'would use a bare repository inside the working tree';
        return { ...programEffects, risks: [...programEffects.risks, riskOf(word, why, { never: true })] };
    },
};

;// CONCATENATED MODULE: ./lib/policy/programs/go.js




/** https://pkg.go.dev/cmd/go: options of build, shared by all that compile. */
const build = {
    singleDash: true,
    flag: '-a -n -race -msan -asan -cover -v -work -x -linkshared -modcacherw -trimpath -json -buildvcs -i',
    value: '-p -covermode -coverpkg -asmflags -buildmode -gcflags -installsuffix -ldflags -mod -tags',
    read: '-pgo',
    write: '-o',
    risks: {
        [runsOtherProgram]: '-exec -toolexec -compiler -gccgoflags',
        'builds from other files than those of the workspace': '-C -modfile -overlay -pkgdir',
    },
};
const test = {
    flag: '-short -failfast -benchmem -c -fullpath -artifacts',
    value: '-run -bench -benchtime -count -cpu -list -parallel -shuffle -skip -timeout -fuzz -fuzztime -fuzzminimizetime -vet -blockprofilerate -memprofilerate -mutexprofilefraction',
    write: '-coverprofile -blockprofile -cpuprofile -memprofile -mutexprofile -trace -outputdir -test.gocoverdir',
    risks: { 'passes arguments to the test program': { flag: '-args' } },
};
/** Packages of this module. An address, or a path that leaves the module, is another package. */
function go_packages(context) {
    const outside = context.scan.operands.filter((word) => !(0,shell_words/* matches */.cK)(word, /^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/) || (0,shell_words/* matches */.cK)(word, /(?:^|\/)\.\.(?:\/|$)/));
    const flags = context.scan.values('-ldflags', '-gcflags', '-asmflags');
    const plain = /^(?:all=)?(?:-[swNlX]|-m(?:=\d)?|-X=\S+|-trimpath=\S+|[\w./-]+\.\w+=\S*)?$/;
    const odd = flags.filter((word) => !((0,shell_words/* literalOf */.Zc)(word) ?? '-ext').split(/\s+/).every((flag) => plain.test(flag)));
    return {
        risks: [
            ...outside.map((word) => riskOf(word, 'is a package outside the workspace')),
            ...odd.map((word) => riskOf(word, 'passes options to the linker or the compiler')),
        ],
    };
}
const local = /^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/;
/** A module or a package of the proxy, with a version or without. */
const remote = /^[a-z0-9][\w.-]*\.[a-z]+(?:\/[\w.~-]+)+(?:@[\w.+-]+)?$/;
function isLocal(word) {
    const text = (0,shell_words/* literalOf */.Zc)(word) ?? '/';
    return local.test(text) && (text.startsWith('.') || /\.go$/.test(text)) && !/(?:^|\/)\.\.(?:\/|$)/.test(text);
}
/** A package or a file of the workspace, or a word that a rule must name literally. */
function started({ scan }) {
    return {
        risks: scan.operands
            .slice(0, 1)
            .map((word) => riskOf(word, 'is a package that it runs', isLocal(word) ? { openedBy: ['go', 'run'] } : {})),
    };
}
function installed({ scan }) {
    return { risks: named(scan.operands, 'install', 'is a package that the rule does not name') };
}
function modules({ scan }) {
    return { risks: named(scan.operands, 'get', 'is a module that the rule does not name') };
}
/** Names of the workspace are covered by every open rule, others by one that ends in the sub-command. */
function named(words, command, why) {
    return words.map((word) => {
        if (isLocal(word))
            return riskOf(word, why, { openedBy: ['go', command] });
        return riskOf(word, why, (0,shell_words/* matches */.cK)(word, remote) ? { alsoCoveredBy: ['go', command] } : {});
    });
}
const compiles = { options: build, check: go_packages, changes: true };
const go_literal = (why) => ({ options: build, operands: 'named', why, changes: true });
const goProgram = defineFamily({
    names: 'go',
    source: 'https://pkg.go.dev/cmd/go',
    grants: 'Compiles and runs the code of the workspace.',
    globals: { singleDash: true, risks: { 'chooses another directory': '-C' } },
    commands: {
        '': {},
        version: { options: { singleDash: true, flag: '-m -v -json' }, operands: 'read' },
        help: {},
        doc: { options: { singleDash: true, flag: '-all -c -cmd -short -src -u' } },
        build: compiles,
        install: { options: build, check: installed, changes: true },
        test: { options: [build, test], check: go_packages, changes: true },
        vet: {
            options: [build, { risks: { [runsOtherProgram]: '-vettool' }, flag: '-fix -diff', value: '-c' }],
            check: [go_packages, () => ({ changes: true })],
        },
        list: {
            options: [
                build,
                {
                    flag: '-m -u -deps -test -e -find -compiled -retracted -versions',
                    value: '-f -reuse',
                    risks: { 'builds the packages': { flag: '-export' } },
                },
            ],
            check: go_packages,
        },
        fmt: { options: { singleDash: true, flag: '-n -x', value: '-mod' }, check: go_packages, changes: true },
        generate: { options: [build, { value: '-run -skip' }], check: go_packages, changes: true },
        run: { options: [build, { stopAtOperand: true }], check: started, changes: true },
        env: {
            options: {
                singleDash: true,
                flag: '-json -changed',
                risks: { 'changes settings for all later runs': { flag: '-w -u' } },
            },
        },
        clean: { options: { singleDash: true, flag: '-i -r -n -x -cache -testcache -modcache -fuzzcache' }, changes: true },
        get: { options: [build, { flag: '-t -u -tool -d', optional: '-u' }], check: modules, changes: true },
        'mod tidy': { options: { singleDash: true, flag: '-e -v -x -diff', value: '-go -compat' }, changes: true },
        'mod download': { ...go_literal('is a module that the rule does not name') },
        'mod verify': {},
        'mod graph': { options: { singleDash: true, value: '-go', flag: '-x' } },
        'mod why': { options: { singleDash: true, flag: '-m -vendor' } },
        'mod vendor': { options: { singleDash: true, flag: '-e -v', write: '-o' }, changes: true },
        'mod edit': { options: { singleDash: true, flag: '-fmt -print -json' }, operands: 'named', changes: true },
        'mod init': { changes: true },
        tool: go_literal('is a tool that it runs'),
        'tool cover': {
            options: {
                singleDash: true,
                read: '-func',
                value: '-mode',
                write: '-o',
                risks: { 'opens a browser': '-html -var -pkgcfg' },
            },
        },
        work: go_literal('changes the work file'),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/go-checkers.js




/** Packages of the module; words after `--` are passed to `go test`, where they can name programs. */
function goPackages({ scan }) {
    const packages = scan.own();
    const plain = /^(?:-(?:race|v|short|failfast|cover|json|benchmem)|-(?:count|timeout|run|p|parallel|tags|covermode|coverpkg|skip|bench)=[\w./,:|$^()*-]+|\.?\/?[\w.-]+(?:\/[\w.-]+)*)$/;
    const handed = scan.handed().filter((word) => !(0,shell_words/* matches */.cK)(word, plain) || (0,shell_words/* matches */.cK)(word, /(?:^|\/)\.\.\//));
    return {
        risks: [
            ...risksUnless(packages, plain, 'is a package outside the workspace'),
            ...risksFor(handed, 'is passed to go test, where it can name programs'),
        ],
    };
}
/** They check or format packages of the module. */
const goCheckers = definePrograms([
    {
        names: 'gotestsum ginkgo staticcheck govulncheck errcheck ineffassign gosec gocyclo revive nilaway deadcode',
        source: 'https://github.com/gotestyourself/gotestsum#documentation',
        grants: runsWorkspaceCode,
        changes: true,
        options: {
            singleDash: true,
            flag: '-r -v -p -race -cover -trace -no-color -hide-summary -rerun-fails-report -packages -watch -randomize-all -randomize-suites -fail-on-pending -keep-going -quiet -tests -json -show -exported -no-fail -vv -succinct -fail-fast -failfast -asserts -blank -ignoretests',
            value: '-format -f -hide-summary -format-icons -max-fails -rerun-fails -rerun-fails-max-failures -timeout -focus -skip -label-filter -focus-file -skip-file -procs -nodes -repeat -flake-attempts -seed -checks -go -tags -mode -test -severity -confidence -exclude -include -exclude-dir -over -ignore -formatter -fmt -show-stdout',
            optional: '-rerun-fails',
            write: '-junitfile -jsonfile -jsonfile-timing-events -junit-report -json-report -output-dir -coverprofile -out -debug.cpuprofile -debug.memprofile -debug.trace',
            risks: {
                [runsOtherProgram]: { value: '-post-run-command -exec -toolexec -vettool', flag: '-raw-command' },
                [choosesPlace]: '-C -config -conf -db -junitfile-project-name -modfile -overlay',
            },
        },
        check: goPackages,
    },
    {
        names: 'gofmt goimports gofumpt golines gci',
        source: 'https://pkg.go.dev/cmd/gofmt',
        options: {
            singleDash: true,
            flag: '-l -d -s -e -w -v -format-only -diff -list -extra',
            value: '-r -local -srcdir -lang -modpath -m -max-len',
            risks: { 'writes a file': '-cpuprofile -memprofile -memrate -trace' },
        },
        // They print; `-w` writes the files and directories that are given.
        check: ({ scan, invocation }) => effectsFor(scan.has('-w') ? ['tree', 'write'] : 'tree', scan.operands, invocation.cwd),
    },
]);
const golangciLintProgram = defineFamily({
    names: 'golangci-lint',
    source: 'https://golangci-lint.run/docs/configuration/cli/',
    grants: 'Builds the packages of the workspace to analyze them, and loads the plugins that .golangci.yml names.',
    commands: {
        run: {
            options: {
                flag: '--fix -v --verbose --new --tests --disable-all --enable-all --fast --fast-only --allow-parallel-runners --allow-serial-runners --print-issued-lines --print-linter-name --sort-results --uniq-by-line --show-stats --no-config',
                value: '--timeout --new-from-rev --new-from-merge-base --out-format -E --enable -D --disable --enable-only -p --presets --build-tags -j --concurrency --issues-exit-code --max-issues-per-linter --max-same-issues --go --modules-download-mode --color --default --path-prefix --path-mode',
                read: '--new-from-patch',
                write: '--cpu-profile-path --mem-profile-path --trace-path --output.text.path --output.json.path --output.tab.path --output.html.path --output.checkstyle.path --output.code-climate.path --output.junit-xml.path --output.sarif.path',
                risks: { [choosesPrograms]: '-c --config' },
            },
            check: ({ scan, invocation }) => {
                const risks = risksUnless(scan.values('--out-format'), /^[\w,-]+$/, 'writes the report to a file');
                return gatherEffects([
                    { risks },
                    scan.has('--fix') ? (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)('.'), invocation.cwd) : {},
                ]);
            },
        },
        linters: {},
        version: {},
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/guarded-programs.js


// Programs of which only the names are known, by what they do: a rule must name every word of a call literally.
/** Start others in a way that cannot be followed: on a schedule, traced, in a terminal of their own, by another shell. */
const launchers = guarded({
    names: 'watch entr parallel script ssh-agent strace ltrace gdb perf unshare nsenter runuser su setpriv systemd-run expect screen tmux at batch caffeinate faketime datefudge fakeroot proot bwrap firejail run-parts start-stop-daemon dbus-run-session valgrind rlwrap logsave setarch linux64 ld.so hyperfine multitime',
    source: 'https://man7.org/linux/man-pages/dir_section_1.html',
    why: 'is a command for a program that changes how it runs',
    grants: 'A rule for it grants every program.',
});
const interpreters = guarded({
    names: 'lua luajit Rscript R julia elixir iex erl escript ghc runghc ocaml guile racket sbcl clojure tclsh wish osascript nim raku octave gnuplot powershell pwsh fish csh tcsh',
    source: 'https://www.lua.org/manual/5.4/manual.html#7',
    why: 'is a program that the rule does not name',
    grants: 'Runs programs.',
    flag: '-v -q',
    text: '-e -E --eval --execute -eval -c -C --command --commands -Command -EncodedCommand -ec -r',
});
const editors = guarded({
    names: 'vi vim nvim view ex ed red nano pico emacs emacsclient joe micro helix hx code subl kak mcedit gvim vimdiff info sensible-editor editor open xdg-open sensible-browser www-browser firefox chromium google-chrome dialog whiptail top htop btop fzf tig lazygit mc ranger nnn gitk',
    source: 'https://vimhelp.org/starting.txt.html',
    why: 'is a file or a command for a program that can start others',
    grants: 'Can run commands.',
});
const buildSystems = guarded({
    names: 'm4 buck2 pants scons waf nix nix-shell nix-build guix msbuild nuget cscript',
    source: 'https://scons.org/doc/production/HTML/scons-man.html',
    why: 'is a program, a build or a command that the rule does not name',
    grants: 'Runs programs, or builds that are programs.',
    flag: '-v -q',
});
const scriptRunners = guarded({
    names: 'concurrently nodemon onchange chokidar watchexec shx shelljs dotenv dotenvx env-cmd dotenv-cli zx start-server-and-test server-test wait-on http-server serve live-server local-web-server json-server localtunnel lt ngrok degit tiged giget plop hygen yo np release-it semantic-release standard-version commit-and-tag-version auto vercel netlify wrangler firebase surge gh-pages expo eas sls serverless cdk pulumi supabase prisma drizzle-kit sequelize sequelize-cli typeorm knex npm-check-updates ncu npm-check taze patch-package npkill copyfiles cpx cpy cpy-cli ncp husky simple-git-hooks lefthook is-ci pm2 forever electron electron-builder ng',
    source: 'https://docs.npmjs.com/cli/commands/npx',
    why: 'is a command for a program that runs, changes or publishes what its arguments name',
    grants: 'Runs, changes or publishes what its arguments name.',
});
const pythonRuntimes = guarded({
    names: 'invoke scrapy alembic celery gunicorn uvicorn hypercorn ipython jupyter doit fab flask django-admin twine flit maturin bumpversion bump2version cookiecutter cruft copier dvc mlflow streamlit',
    source: 'https://docs.pyinvoke.org/en/stable/invoke.html',
    why: 'is a command or a program that the rule does not name',
    grants: 'Runs the programs that its configuration in the workspace names.',
    flag: '-q -v --verbose --quiet',
});
const phpConsoles = guarded({
    names: 'artisan drush wp symfony',
    source: 'https://getcomposer.org/doc/03-cli.md',
    why: 'is a command that the rule does not name',
    grants: 'Runs scripts and plug-ins of the workspace.',
    flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --prefer-dist --no-scripts --no-plugins --optimize-autoloader -o --strict --no-check-all --no-check-publish --dry-run',
});
const databasesAndConverters = guarded({
    names: 'psql mysql mariadb sqlite3 sqlite mongo mongosh redis-cli duckdb clickhouse clickhouse-client cqlsh sqlcmd pg_dump pg_restore mysqldump createdb dropdb influx etcdctl hg svn fossil bzr darcs jj cvs p4 ctags etags pandoc ffmpeg convert magick gs pdflatex latex xelatex lualatex tex dvips dot inkscape libreoffice soffice wkhtmltopdf groff troff nroff exiftool tidy xmllint xsltproc xmlstarlet',
    source: 'https://sqlite.org/cli.html',
    why: 'is a command, an address or a file that the rule does not name',
    grants: 'Its commands and input files can run programs and reach files.',
});
const deploymentTools = guarded({
    names: 'terragrunt helmfile ansible ansible-playbook ansible-galaxy vagrant packer heroku flyctl fly sam eksctl minikube kind skaffold buildah skopeo lxc virsh qemu-system-x86_64 vault sops op bw consul nomad',
    source: 'https://developer.hashicorp.com/terraform/cli/commands',
    why: isMoreThanTheRule,
    grants: 'Acts on machines and services with the credentials of the environment.',
    flag: '-no-color -json',
});
const remoteAccess = guarded({
    names: 'ssh scp sftp rsync rclone telnet ftp tftp lftp nc netcat socat openconnect mosh autossh ssh-copy-id ssh-keyscan ssh-add ssh-keygen aria2c http https xh httpie lynx links w3m elinks mail mailx sendmail mutt tcpdump tshark ngrep iperf iperf3 wscat websocat grpcurl',
    source: 'https://man.openbsd.org/ssh',
    why: 'connects to another machine',
    flag: '-4 -6 -q -v',
});
const keyManagement = guarded({
    names: 'gpg gpg2 gpgconf age ssh-keysign keytool certbot pass secret-tool security keyctl cosign minisign signify',
    source: 'https://www.gnupg.org/documentation/manuals/gnupg/',
    why: 'handles keys, reads files or accesses the network',
});
const machineAdministration = guarded({
    names: 'mount umount losetup mkfs fdisk parted swapon swapoff crontab systemctl service initctl loginctl journalctl dmesg sysctl modprobe insmod rmmod iptables ip6tables nft ufw ip ifconfig route ss netstat lsof fuser useradd usermod userdel groupadd passwd chpasswd visudo chsh chfn newgrp reboot shutdown halt poweroff init telinit update-alternatives ldconfig ld as objcopy chattr setfacl setcap capsh hostnamectl timedatectl localectl dpkg aptitude apt-key add-apt-repository snap flatpak port yum dnf rpm zypper pacman apk conda mamba micromamba asdf mise sdk rbenv pyenv ghcup opam luarocks cpan cpanm pecl pear wall write mesg logger xclip xsel pbcopy pbpaste dbus-send gdbus busctl notify-send',
    source: 'https://man7.org/linux/man-pages/dir_section_8.html',
    why: 'shows or changes the system',
});
const archivers = guarded({
    names: 'cpio ar 7z 7za 7zz rar unrar unar pax',
    source: 'https://www.gnu.org/software/cpio/manual/cpio.html',
    why: 'packs or unpacks files',
});

;// CONCATENATED MODULE: ./lib/policy/programs/jq/jq.js



function checkJq({ scan, invocation }) {
    const [program, ...files] = scan.operands;
    const positional = scan.has('--args', '--jsonargs');
    return gatherEffects([
        program === undefined ? {} : checkJqWord(program),
        ...(positional ? [] : files.map((word) => (0,shell_words/* pathEffects */.EV)('read', word, invocation.cwd))),
    ]);
}
const jqProgram = defineProgram({
    names: 'jq gojq jaq',
    reads: 'files',
    source: 'https://jqlang.github.io/jq/manual/',
    options: {
        flag: '-n --null-input -R --raw-input -s --slurp -c --compact-output -r --raw-output -j --join-output --raw-output0 -a --ascii-output -S --sort-keys -C --color-output -M --monochrome-output --tab --unbuffered --stream --stream-errors --seq -e --exit-status --args --jsonargs -h -V --build-configuration --yaml-input --yaml-output',
        value: '--indent',
        pair: '--arg --argjson',
        pairRead: '--rawfile --slurpfile --argfile',
        risks: {
            'loads modules from a directory': '-L --library-path',
            'is a program in a file, which is not analyzed': { flag: '-f --from-file' },
            'shows what was compiled': { flag: '--debug-dump-disasm --debug-trace' },
        },
    },
    check: checkJq,
});

;// CONCATENATED MODULE: ./lib/policy/programs/jq/yq.js



/** Operators of both programs of this name, the one in Go and the one around jq. */
const yq_reaching = /\b(?:str)?env\b|\$\s*ENV\b|\benvsubst\b|\b(?:load\w*|eval)\s*\(|\bsystem\b|\bsplitDoc\b|\binput_filename\b|(?<![.\w])(?:import|include)\b/;
function checkYq(context) {
    const { scan, invocation } = context;
    const words = (0,shell_words/* matches */.cK)(scan.operands[0], /^(?:eval|e|eval-all|ea)$/) ? scan.operands.slice(1) : scan.operands;
    const [program, ...files] = words;
    const value = (0,shell_words/* literalOf */.Zc)(program);
    const problems = program !== undefined && (value === null || yq_reaching.test(value))
        ? [riskOf(program, 'reads the environment or other files, or runs text as a program')]
        : [];
    const kind = scan.has('-i', '--inplace', '--in-place') ? 'write' : 'read';
    const existing = program !== undefined && files.length === 0 && !scan.has('-n', '--null-input')
        ? [(0,shell_words/* pathEffects */.EV)('read', program, invocation.cwd)]
        : [];
    const paths = files.map((word) => (0,shell_words/* pathEffects */.EV)(kind, word, invocation.cwd));
    return gatherEffects([{ risks: problems }, ...paths, ...(files.length === 0 && kind === 'read' ? existing : [])]);
}
const yqProgram = defineProgram({
    names: 'yq',
    reads: 'files',
    source: 'https://mikefarah.gitbook.io/yq',
    options: {
        flag: '-r --unwrapScalar -n --null-input -N --no-doc -C --colors -M --no-colors -P --prettyPrint -e --exit-status -j --tojson -v --verbose -V -y --yaml-output -c -i --inplace --in-place -0 --nul-output',
        value: '-o --output-format -p --input-format -I --indent --xml-attribute-prefix --header-preprocess',
        risks: {
            'is a program in a file, which is not analyzed': '--from-file --expression-file',
            'writes files that an expression names': '-s --split-exp',
        },
    },
    check: checkYq,
});

;// CONCATENATED MODULE: ./lib/policy/programs/kill.js



/** A job of this line (`%1`), or a number that the line has from the shell (`$!`). */
function isOwnJob(word) {
    return word.kind === 'literal' ? /^%\d{1,3}$/.test(word.value) : word.number === true;
}
const killProgram = defineProgram({
    names: 'kill pkill killall',
    source: 'https://man7.org/linux/man-pages/man1/kill.1.html',
    options: { flag: '-l -L --list --table', value: '-s --signal -n', digits: true },
    check: ({ scan, invocation: { argv } }) => {
        // After the signal, a number with a dash is a process group.
        const numbers = argv.filter((word) => (0,shell_words/* matches */.cK)(word, /^-\d+$/));
        const groups = numbers.slice(scan.has('-s', '--signal', '-n') ? 0 : 1);
        const others = scan.operands.filter((word) => (0,shell_words/* literalOf */.Zc)(argv[0]) !== 'kill' || !isOwnJob(word));
        return { risks: risksFor([...groups, ...others], 'ends a process') };
    },
    changes: true,
});

;// CONCATENATED MODULE: ./lib/policy/programs/language-builds.js




/** A rule for the program alone covers building, testing and inspecting the workspace. */
function built({ scan, invocation }) {
    const program = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    const ordinary = /^(?:[\w-]+\/)?(?:build|compile|test|check|fmt|format|scalafmtCheck(?:All)?|clean|lint|doc|ast-check)$/;
    const [task] = scan.operands;
    const opened = (0,shell_words/* matches */.cK)(task, ordinary);
    return {
        risks: scan.operands.map((word) => riskOf(word, 'is a program, a build or a command that the rule does not name', opened && isOfWorkspace((0,shell_words/* literalOf */.Zc)(word) ?? '/')
            ? (0,publishes/* openRulesFor */.L)(word, { openedBy: [program, (0,shell_words/* literalOf */.Zc)(task) ?? ''] })
            : {})),
    };
}
function isOfWorkspace(word) {
    return /^(?:@|\.\/)?\w[\w./:-]*$/.test(word) && !/(?:^|\/)\.\.(?:\/|$)|:\//.test(word);
}
const languageBuilds = defineProgram({
    names: 'stack cabal dune lein zig crystal sbt ant rebar3',
    source: 'https://www.scala-sbt.org/1.x/docs/Running.html',
    grants: 'Runs the build of the workspace, which is a program.',
    options: { flag: '-v -q --no-terminal --fast --pedantic --coverage --release --locked' },
    check: built,
    changes: true,
});

;// CONCATENATED MODULE: ./lib/policy/programs/lychee.js



/** The links in a document may name any host. */
function links({ scan, invocation }) {
    return gatherEffects(scan.operands.map((word) => {
        if (/^[a-z][\w+.-]*:/i.test((0,shell_words/* knownText */.bG)(word)))
            return { risks: [riskOf(word, 'is an address instead of a file')] };
        return /[*?[{]/.test((0,shell_words/* knownText */.bG)(word)) && word.kind === 'literal' ? {} : (0,shell_words/* pathEffects */.EV)('read', word, invocation.cwd);
    }));
}
const lycheeProgram = defineProgram({
    names: 'lychee',
    source: 'https://lychee.cli.rs/guides/cli/',
    grants: 'Sends requests to every host that a document of the workspace names.',
    changes: true,
    options: {
        flag: '-v -vv --verbose -q --quiet --no-progress --no-ignore --hidden -i --insecure --offline --include-fragments --include-mail --include-verbatim -E --exclude-all-private --exclude-private --exclude-link-local --exclude-loopback --exclude-mail --require-https --suggest --skip-missing --glob-ignore-case --host-stats',
        value: '-m --max-redirects --max-retries --max-concurrency -T --threads -t --timeout -r --retry-wait-time -a --accept --include --exclude --exclude-path --exclude-file -s --scheme -f --format --mode --extensions --fallback-extensions --archive --index-files --cache-exclude-status --max-cache-age',
        write: '-o --output',
        risks: {
            [choosesConfiguration]: '-c --config --preprocess --input-source --files-from -p',
            [choosesServer]: '-b --base --base-url --root-dir --basic-auth --github-token -H --header -X --method -u --user-agent --remap --min-tls',
            'writes a file': { value: '--cookie-jar', flag: '--cache --dump --dump-inputs' },
        },
    },
    check: links,
});

;// CONCATENATED MODULE: ./lib/policy/programs/mix.js



const mixed = {
    flag: '--trace --stale --failed --cover --force --no-compile --no-deps-check --no-start --raise --seed --slowest --warnings-as-errors --check-formatted --dry-run --strict --all --only-slowest --no-archives-check --no-color --color --check-unused --check-locked --only --quiet -q --verbose',
    value: '--include --exclude --only --seed --max-failures --timeout --max-cases --partitions --slowest --format --checks --ignore --files-included',
    risks: { [choosesCode]: '-r --require --formatter --config --import --dot-formatter --erl -e --eval' },
};
const mixProgram = defineFamily({
    names: 'mix',
    source: 'https://hexdocs.pm/mix/Mix.html',
    grants: runsWorkspaceCode,
    unknown: 'is a task that the rule does not name',
    commands: {
        '': { changes: true },
        test: runsTree(mixed),
        compile: runsTree(mixed),
        format: { options: mixed, check: rewritesUnless('--check-formatted', '--dry-run') },
        credo: runsTree(mixed),
        dialyzer: runsTree(mixed),
        help: {},
        'deps.tree': {},
        ...subCommands('run eval deps.get deps.update deps.clean escript.build release ecto.migrate phx.server do cmd archive.install hex.publish', { ...namedOperands(isMoreThanTheRule), options: mixed }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/network-queries.js

const networkQueries = defineProgram({
    names: 'ping ping6 nslookup dig host whois getent traceroute tracepath mtr drill delv resolvectl arp nmap ncat',
    source: 'https://man7.org/linux/man-pages/man8/ping.8.html',
    options: {
        flag: '-4 -6 -n -q',
        value: '-c -W -i -w',
        risks: { 'reads a file or names a server': '-f -h -p -s' },
    },
    operands: 'named',
    why: 'is a name that is sent to another machine',
    changes: true,
});

// EXTERNAL MODULE: ./lib/policy/programs/shared/prompts.js
var prompts = __webpack_require__(35476);
// EXTERNAL MODULE: ./lib/policy/programs/shared/opaque.js
var opaque = __webpack_require__(10168);
// EXTERNAL MODULE: ./lib/policy/shell/environment.js
var shell_environment = __webpack_require__(42947);
;// CONCATENATED MODULE: ./lib/policy/programs/npm/javascript-runners.js








function checkLerna(context) {
    const [verb, ...rest] = context.scan.own();
    const name = (0,shell_words/* literalOf */.Zc)(verb) ?? '';
    if (verb === undefined || /^(?:list|ls|ll|la|changed|updated|diff|info)$/.test(name))
        return {};
    if (name === 'run')
        return gatherEffects([{ risks: taskRisks(rest, ['lerna', 'run']) }, handToTasks(context)]);
    return { risks: [verb, ...rest].map((word) => riskOf(word, 'changes something that the rule does not name')) };
}
/** npm-run-all: its words are scripts of package.json. */
function checkScripts(context) {
    const tasks = taskRisks(context.scan.own(), [(0,shell_words/* writtenForm */.eT)(context.invocation.argv[0])]);
    return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}
/** `cross-env A=b program …`: pairs, then a command. */
function checkPairs({ scan }) {
    const end = scan.operands.findIndex((word) => !/^[A-Za-z_]\w*=/.test((0,shell_words/* knownText */.bG)(word)));
    const pairs = end < 0 ? scan.operands : scan.operands.slice(0, end);
    const bad = pairs.filter((word) => {
        const [name = '', ...value] = ((0,shell_words/* literalOf */.Zc)(word) ?? '').split('=');
        return !(0,shell_environment/* isSafeVariable */.a)(name, value.join('='));
    });
    return gatherEffects([
        { risks: risksFor(bad, 'sets a variable that can change what runs') },
        end < 0 ? {} : { inner: [{ kind: 'argv', argv: scan.operands.slice(end) }] },
    ]);
}
const server = 'sends results to a server or fetches them from one';
const turboOwn = /^(?:login|logout|link|unlink|gen|generate|daemon|prune|telemetry|watch|scan|bin|config|query|boundaries|devtools|clone)$/;
function checkTurbo(context) {
    const [verb, ...rest] = context.scan.own();
    const name = (0,shell_words/* literalOf */.Zc)(verb);
    if (verb === undefined || name === 'ls' || name === 'info')
        return {};
    if (turboOwn.test(name ?? ''))
        return { risks: [riskOf(verb, 'changes something that the rule does not name')] };
    const named = name === 'run' ? rest : [verb, ...rest];
    const tasks = taskRisks(named, name === 'run' ? ['turbo', 'run'] : ['turbo']);
    return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}
const nxOwn = /^(?:add|configure-ai-agents|connect|daemon|exec|fix-ci|format:write|g|generate|graph|dep-graph|import|init|login|logout|mcp|migrate|new|release|repair|reset|start-ci-run|start-agent|sync|view-logs|watch)$/;
function checkNx(context) {
    const { scan } = context;
    const [task, ...rest] = scan.own();
    const name = (0,shell_words/* literalOf */.Zc)(task) ?? '';
    if (task === undefined || /^(?:show|list|report|format:check|sync:check)$/.test(name))
        return {};
    if (nxOwn.test(name))
        return { risks: [riskOf(task, 'changes something that the rule does not name')] };
    const targets = scan.values('-t', '--target', '--targets');
    if (name === 'affected' || name === 'run-many')
        return gatherEffects([
            {
                risks: [...targets, ...rest].map((word) => riskOf(word, 'is a target', (0,publishes/* openRulesFor */.L)(word, { openedBy: ['nx', name] }))),
            },
            handToTasks(context),
        ]);
    const tasks = taskRisks(name === 'run' ? rest : [task], name === 'run' ? ['nx', 'run'] : ['nx']);
    return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}
/** They run tasks of the workspace or another program, or change files for a script. */
const scriptHelpers = definePrograms([
    {
        names: 'lerna',
        source: 'https://lerna.js.org/docs/api-reference/commands',
        grants: runsPackageScripts,
        changes: true,
        options: {
            flag: '--stream --parallel --no-bail --no-prefix --no-sort --sort --no-private --private --include-dependents --include-dependencies --include-merged-tags --no-progress --json -a --all -l --long --toposort --skip-nx-cache --no-ci --verbose',
            value: '--since --scope --ignore --concurrency --loglevel',
            risks: { [choosesCode]: { value: '--npm-client --use-nx --options-file --profile-location', flag: '--profile' } },
        },
        check: checkLerna,
    },
    {
        names: 'npm-run-all npm-run-all2 run-s run-p',
        source: 'https://github.com/bcomnes/npm-run-all2/blob/master/docs/npm-run-all.md',
        grants: runsPackageScripts,
        changes: true,
        options: {
            flag: '-s --sequential --serial -p --parallel -c --continue-on-error -l --print-label -n --print-name -r --race --silent',
            value: '--max-parallel',
            optional: '--aggregate-output',
            risks: { [choosesCode]: '--npm-path --node-run' },
        },
        check: checkScripts,
    },
    {
        names: 'lint-staged',
        source: 'https://github.com/lint-staged/lint-staged#command-line-flags',
        grants: 'Runs the commands that its configuration in the workspace holds.',
        changes: true,
        options: {
            flag: '--allow-empty -d --debug -q --quiet -r --relative -v --verbose --no-stash --no-hide-partially-staged --no-revert --fail-on-changes --continue-on-error',
            value: '--diff --diff-filter --max-arg-length',
            optional: '-p --concurrent',
            risks: { [choosesCode]: { value: '-c --config --cwd', optional: '-x --shell' } },
        },
    },
    {
        names: 'cross-env cross-env-shell',
        source: 'https://github.com/kentcdodds/cross-env',
        grants: 'A rule that leaves the command open grants every program.',
        changes: true,
        options: { stopAtOperand: true },
        check: (context) => (0,shell_words/* literalOf */.Zc)(context.invocation.argv[0]) === 'cross-env'
            ? checkPairs(context)
            : { risks: risksFor(context.scan.operands, 'is a command line for a shell', { never: true }) },
    },
    {
        names: 'rimraf del-cli del trash',
        source: 'https://github.com/isaacs/rimraf#command-line-interface',
        options: {
            flag: '--preserve-root -v --verbose -G --no-glob',
            risks: { 'deletes what patterns match': { flag: '-g --glob --no-preserve-root -f --force' } },
        },
        operands: 'delete',
    },
    {
        names: 'mkdirp make-dir-cli',
        source: 'https://github.com/isaacs/node-mkdirp',
        options: { flag: '-p --print', value: '-m --mode' },
        operands: 'write',
    },
    {
        names: 'turbo',
        source: 'https://turborepo.com/docs/reference/run',
        grants: runsPackageScripts,
        changes: true,
        options: {
            flag: '--affected --only --parallel --no-daemon --daemon --no-cache --no-color --color --skip-infer --experimental-allow-no-package-manager --no-update-notifier -v -vv -vvv',
            value: '--filter -F --concurrency --output-logs --log-order --log-prefix --ui --env-mode --verbosity --framework-inference --cache-workers --remote-cache-read-only',
            optional: '--dry --dry-run --continue --force --summarize',
            write: '--cache-dir',
            risks: {
                [choosesCode]: '--cwd --root-turbo-json --global-deps --pass-through-args',
                [server]: '--api --token --team --login --remote-cache-timeout --preflight --cache --experimental-otel-endpoint',
                'writes a file': { optional: '--graph --profile --trace --anon-profile --heap' },
            },
        },
        check: checkTurbo,
    },
    {
        names: 'nx',
        source: 'https://nx.dev/docs/reference/nx-commands',
        grants: runsPackageScripts,
        changes: true,
        options: {
            flag: '--verbose --skip-nx-cache --skipNxCache --skip-remote-cache --disable-nx-cache --all --uncommitted --untracked --batch --nx-bail --nxBail --json --affected --no-cloud --noCloud --skip-sync --no-color --coverage --ci --watch=false --production --exclude-task-dependencies',
            value: '--projects -p --exclude --targets -t --target --base --head --files --configuration -c --output-style --outputStyle --type --with-target --withTarget --test-name-pattern --testNamePattern --test-file --testFile --sep',
            optional: '--parallel --watch --max-parallel --maxParallel --bail --quiet',
            risks: {
                [choosesCode]: '--runner --nx-bail-on --plugin --jestConfig --config --tsConfig --project-root',
                'writes a file or opens a server': { optional: '--graph --file --open' },
                'changes files': { optional: '--fix --update-snapshot -u' },
            },
        },
        check: checkNx,
    },
]);
/** Programs that run tasks of a JavaScript workspace, or another program. */
const javascriptRunners = [c8Program, ...scriptHelpers, scriptRunners];

;// CONCATENATED MODULE: ./lib/policy/programs/npm/npx.js












const tools = new Map([...javascriptTools, ...javascriptRunners].flatMap((program) => program.names.map((name) => [name, program])));
const npx_options = {
    stopAtOperand: true,
    flag: '-y --yes --no --no-install -q --quiet --prefer-offline --offline --ignore-existing --bun --silent --help --version',
    risks: {
        'is a command line for a shell': { value: '-c --call --shell-mode', never: true },
        'installs a package that the rule does not name': '-p --package',
        'chooses where packages or programs come from': '--prefix -C --dir --cwd --registry --userconfig --cache --script-shell --shell --node-options --node-arg -n',
    },
};
const grammar = compileOptions([npx_options]);
/** A name of the registry, with a version or without. */
const registryName = /^((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:@[\w.^~*-]+)?$/;
/**
 * npx and similar programs: the words are options, a tool and its arguments. A rule must name literally an unknown tool
 * that would be downloaded. The table of a known tool applies to its arguments.
 */
function readTool(words, invocation, world) {
    const scan = scanArguments(words, grammar, invocation.cwd);
    const outer = { effects: scan.effects, inner: [], risks: scan.risks, readOnly: true };
    const [tool, ...rest] = scan.operands;
    if (tool === undefined) {
        const tells = scan.has('--help', '--version') || outer.risks.length > 0;
        return tells ? outer : { ...outer, risks: invocation.argv.slice(0, 1).map(prompts/* readsCommands */.q) };
    }
    const name = registryName.exec((0,shell_words/* literalOf */.Zc)(tool) ?? '')?.[1];
    const why = name === undefined ? 'is an address or a path instead of a package' : 'is a package that the rule does not name';
    const known = name === undefined ? undefined : tools.get(name);
    const before = invocation.argv.slice(0, invocation.argv.indexOf(tool)).map(shell_words/* literalOf */.Zc);
    const start = before.flatMap((word) => word ?? []);
    const opened = start.length === before.length &&
        (known !== undefined || (0,script_names/* isInstalled */.j)((0,shell_words/* literalOf */.Zc)(tool) ?? '', invocation.cwd, world));
    const risks = [...outer.risks, riskOf(tool, why, opened ? (0,publishes/* openRulesFor */.L)(tool, { openedBy: start }) : {})];
    if (known === undefined || name === undefined)
        return mergeProgramEffects({ ...outer, risks }, (0,opaque/* readOpaque */.K)(rest));
    const argv = [{ ...tool, kind: 'literal', value: name }, ...rest];
    const started = startedBy(start, known.read({ ...invocation, argv }, world));
    return mergeProgramEffects({ ...outer, risks }, { ...started, risks: started.risks.map(openScript) });
}
/** `npx:*` covers `npx tsx a.ts` as `node:*` covers `node a.js`. */
function openScript(risk) {
    const { alsoCoveredBy, ...rest } = risk;
    return risk.why === runsIt && alsoCoveredBy !== undefined ? { ...rest, openedBy: alsoCoveredBy } : risk;
}
/** The table of a tool that a package manager starts by its bare name (`pnpm vitest`, `yarn eslint`). */
function toolTable(name) {
    return tools.get(name);
}
const npxProgram = {
    names: ['npx', 'bunx', 'pnpx'],
    source: 'https://docs.npmjs.com/cli/commands/npx',
    grants: 'Downloads and runs packages; `npx:*` grants those that are known or installed, and their plug-ins.',
    read: (invocation, world) => readTool(invocation.argv.slice(1), invocation, world),
};

;// CONCATENATED MODULE: ./lib/policy/programs/npm/npm.js






/** https://docs.npmjs.com/cli/using-npm/config: npm takes every setting as an option of every command. */
const npm_common = {
    groups: true,
    flag: '-v -s --silent -q --quiet -d -dd -ddd --verbose --color --no-color --json -l --long --no-progress --progress --no-audit --no-fund --audit --fund --prefer-offline --offline --no-update-notifier -ws --workspaces --include-workspace-root --if-present -y --yes --foreground-scripts --ignore-scripts --timing --no-save -S --save -D --save-dev -P --save-prod -O --save-optional -E --save-exact -B --save-bundle --production --parseable -p --unicode --no-unicode --package-lock-only --no-package-lock --legacy-peer-deps --strict-peer-deps --dry-run --all -a --no-optional --engine-strict --link --prefer-dedupe --install-links --no-bin-links --frozen-lockfile -g --global -f --force --commit-hooks --no-commit-hooks --git-tag-version --no-git-tag-version --allow-same-version --provenance',
    value: '--loglevel --omit --include --only --depth --audit-level --access --tag --otp --install-strategy --preid -m --message --before --searchlimit --heading --lockfile-version --maxsockets --fetch-retries --fetch-timeout -w --workspace',
    write: '--pack-destination',
    risks: {
        'chooses another directory': '--prefix -C --local-prefix --global-prefix --cache --logs-dir',
        'chooses the shell or how node starts': '--script-shell --shell --node-options --init-module --git --editor --viewer --browser --node-gyp',
        'chooses configuration or servers': {
            value: '--globalconfig --userconfig --registry --proxy --https-proxy --noproxy --ca --cafile --cert --key --_auth --_authToken --scope --replace-registry-host --local-address',
            optional: '--@*',
        },
        'disables checks': { flag: '--no-strict-ssl --no-ignore-scripts --ignore-scripts-false' },
    },
};
/** A workspace is a name or a folder below this one. */
function workspaces({ scan }) {
    const chosen = scan.values('-w', '--workspace');
    return { risks: risksUnless(chosen, /^(?!.*\.\.)@?\w[\w./-]*$/, 'is not a workspace of this package') };
}
/** A name of the registry, with a version or without. */
const npm_registryName = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:@[\w.^~*-]+)?$/;
/** What npm treats as a file, in upper or lower case. */
const tarball = /\.(?:tgz|tar|tar\.gz)$/i;
/** Packages that the rule does not name. A rule for the bare sub-command takes names of the registry, never addresses. */
function npmPackages(program, command) {
    return (context) => {
        const risks = context.scan.operands.map((word) => {
            const value = (0,shell_words/* literalOf */.Zc)(word) ?? '/';
            const named = npm_registryName.test(value) && !tarball.test(value);
            return named
                ? riskOf(word, 'is a package that the rule does not name', { alsoCoveredBy: [program, command] })
                : riskOf(word, 'is an address or a path instead of a package');
        });
        return gatherEffects([{ risks, changes: true }, workspaces(context)]);
    };
}
function installs(command) {
    return { check: npmPackages('npm', command), changes: true };
}
/** The first operand is a package of the registry, the others are fields. */
function viewed({ scan }) {
    const others = scan.operands.slice(0, 1).filter((word) => !(0,shell_words/* matches */.cK)(word, npm_registryName) || (0,shell_words/* matches */.cK)(word, tarball));
    return { risks: risksFor(others, 'is an address or a path instead of a package') };
}
function setting({ scan }) {
    const secret = scan.operands.filter((word) => /auth|token|passw|secret|^\/\//i.test((0,shell_words/* literalOf */.Zc)(word) ?? 'token'));
    return { risks: risksFor(secret, 'prints a credential', { never: true }) };
}
function listsSettings({ invocation }) {
    return {
        risks: invocation.argv
            .slice(0, 1)
            .map((word) => riskOf(word, 'prints the configuration, which contains credentials', { never: true })),
    };
}
/** A folder or a tarball is read and goes to the registry as a whole. */
function published(context) {
    const { scan, invocation } = context;
    return gatherEffects([effectsFor('tree', scan.operands, invocation.cwd), workspaces(context)]);
}
/** A script of package.json, by the name of the sub-command or its first operand; it gets the words after `--`. */
function script(named) {
    const check = (context) => {
        const { operands, beforeDashes } = context.scan;
        const isElsewhere = context.scan.has('-w', '--workspace', '-ws', '--workspaces');
        const name = isElsewhere ? null : (named ?? (0,shell_words/* literalOf */.Zc)(operands[0]));
        return gatherEffects([workspaces(context), handToScript(operands.slice(beforeDashes), name, context)]);
    };
    return { check, changes: true, handsOn: true };
}
const npm_reads = { check: workspaces };
const changes = { check: workspaces, changes: true };
function manifest(context) {
    return gatherEffects([
        (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)('package.json'), context.invocation.cwd),
        {
            risks: context.scan.operands.map((word) => ({ word: (0,shell_words/* writtenForm */.eT)(word), why: 'changes package.json' })),
            changes: true,
        },
    ]);
}
const npmProgram = defineFamily({
    names: 'npm',
    source: 'https://docs.npmjs.com/cli/commands',
    grants: 'Runs the scripts that package.json of the workspace names, and those of packages that it installs.',
    globals: npm_common,
    common: npm_common,
    commands: {
        '': {},
        ...subCommands('test t tst', script('test')),
        start: script('start'),
        stop: script('stop'),
        restart: script('restart'),
        ...subCommands('run run-script rum', script(null)),
        ...subCommands('ls list la ll', { ...npm_reads, reads: 'files' }),
        'pkg get': { ...npm_reads, reads: 'files' },
        ...subCommands('outdated explain why fund audit ping root prefix bin search doctor query sbom whoami diff', npm_reads),
        ...subCommands('version dedupe prune uninstall remove rm un unlink update up upgrade rebuild cache shrinkwrap star unstar', changes),
        link: installs('link'),
        ln: installs('ln'),
        publish: { check: published, changes: true, literal: true },
        ...subCommands('unpublish deprecate dist-tag access owner team org hook profile stage set-script', {
            ...changes,
            literal: true,
        }),
        ...subCommands('ci clean-install ic install-test it', installs('ci')),
        install: installs('install'),
        i: installs('i'),
        in: installs('in'),
        add: installs('add'),
        'audit fix': { ...changes, literal: true },
        ...subCommands('view info show v', { check: viewed }),
        pack: installs('pack'),
        config: { operands: 'named', why: 'changes or shows configuration' },
        'config get': { check: setting },
        get: { check: setting },
        'config list': { check: listsSettings },
        'config ls': { check: listsSettings },
        'config set': { operands: 'named', why: 'changes configuration', changes: true },
        set: { operands: 'named', why: 'changes configuration', changes: true },
        'config delete': { operands: 'named', changes: true },
        'config edit': { changes: true, literal: true },
        'pkg set': { check: manifest, changes: true },
        'pkg delete': { check: manifest, changes: true },
        ...subCommands('exec x', { handle: readTool, changes: true }),
        ...subCommands('init create innit', {
            operands: 'named',
            why: 'is a package that it downloads and runs',
            check: workspaces,
            changes: true,
        }),
        ...subCommands('token login adduser logout', {
            operands: 'named',
            why: 'shows or changes credentials',
            changes: true,
            literal: true,
        }),
        ...subCommands('edit explore help help-search docs home repo bugs', {
            operands: 'named',
            why: 'starts another program',
            changes: true,
        }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/npm/package-managers.js






const runsManagedScripts = 'Runs the scripts that package.json of the workspace names, and those of packages that it installs.';
const elsewhere = 'chooses another directory or configuration';
const choosesShell = 'chooses the shell or makes it load code';
const managerOptions = {
    groups: true,
    flag: '--coverage --ci --bail -s --silent --verbose --json --no-color --color --offline --prefer-offline --frozen-lockfile --no-frozen-lockfile --ignore-scripts --production --prod -P --dev -D --save-dev -O --save-optional -E --save-exact -r --recursive -w --workspace-root --if-present --no-bail --parallel --stream --dry-run -a --all --immutable --mode --inline-builds --non-interactive --no-save --force -f -g --global --optional --no-optional --exact --reporter',
    value: '--filter -F --loglevel --depth --filter-prod --workspace-concurrency --reporter --network-timeout --network-concurrency --omit --concurrency --mode',
    risks: {
        [elsewhere]: '-C --dir --cwd --prefix --use-yarnrc --config --userconfig --globalconfig --modules-folder --store-dir --cache-folder --global-folder --lockfile-dir --virtual-store-dir --preferred-cache-folder --registry --env-file --root --backend',
        [choosesShell]: {
            value: '--script-shell --shell-mode --node-options --preload -r=* --require --import --inspect',
            optional: '--inspect-brk',
        },
        'is program text': { value: '--eval -e --print -p', open: true },
    },
};
/** A script, by the name of the sub-command or its first operand; it gets all words after the name. */
function package_managers_script(program, command) {
    const check = ({ scan, invocation, world }) => {
        const { argv } = invocation;
        const named = command === null ? scan.operands[0] : argv.find((word, at) => at > 0 && (0,shell_words/* literalOf */.Zc)(word) === command);
        if (named === undefined)
            return {};
        const isElsewhere = scan.has('-r', '--recursive', '-F', '--filter', '--parallel', '--stream');
        const name = isElsewhere ? null : command === 't' ? 'test' : (0,shell_words/* literalOf */.Zc)(named);
        return handToScript(argv.slice(argv.indexOf(named) + 1), name, { invocation, world });
    };
    return { options: { passesOn: program !== 'bun' }, check, changes: true, handsOn: true };
}
/** Sub-commands that pnpm, yarn and bun share under these names. */
function managerCommands(program) {
    return {
        '': { changes: true },
        ...Object.fromEntries(['test', 't', 'start', 'stop', 'build'].map((name) => [name, package_managers_script(program, name)])),
        ...subCommands('run run-script', package_managers_script(program, null)),
        ...subCommands('list ls ll why outdated audit licenses info view bin root pm', {}),
        ...subCommands('remove rm uninstall un update up upgrade dedupe prune rebuild unlink pack version import patch store cache', { changes: true }),
        ...subCommands('publish deploy', { changes: true, literal: true }),
        ...subCommands('exec dlx x', { handle: readTool, changes: true }),
        ...subCommands('create init', { operands: 'named', why: 'is a package that it downloads and runs', changes: true }),
        ...subCommands('config set plugin policies', {
            operands: 'named',
            why: 'shows or changes configuration',
            changes: true,
        }),
        install: { check: npmPackages(program, 'install'), changes: true },
        i: { check: npmPackages(program, 'i'), changes: true },
        add: { check: npmPackages(program, 'add'), changes: true },
        ci: { check: npmPackages(program, 'ci'), changes: true },
        link: { check: npmPackages(program, 'link'), changes: true },
    };
}
/** A script of the workspace, or a program of a package that is known or installed there. */
function belongsToWorkspace(name, { cwd }, world) {
    return (0,script_names/* isScriptName */.x)(name) || toolTable(name) !== undefined || (0,script_names/* isInstalled */.j)(name, cwd, world);
}

;// CONCATENATED MODULE: ./lib/policy/programs/npm/bun.js








/** bun also runs files. */
function isFile(name) {
    return /^(?:\.\/)?[\w@-][\w@./-]*\.[cm]?[jt]sx?$/.test(name) && !/(?:^|\/)\.\.(?:\/|$)/.test(name);
}
/** A word that looks like a path is a test file to run; any other word filters the tests of the workspace. */
function testFiles({ scan, invocation, world }) {
    const outside = (word) => word.kind !== 'literal' ||
        !(0,files_paths/* isInside */.FK)({ path: (0,files_paths/* absolutePath */.Hi)(word.value, invocation.cwd), directory: world.workspace });
    return { risks: scan.operands.filter(outside).map((word) => riskOf(word, 'may be outside the workspace')) };
}
const bunProgram = defineFamily({
    names: 'bun',
    source: 'https://bun.sh/docs/cli/run',
    grants: runsManagedScripts,
    globals: [managerOptions, { flag: '--bun -b --hot --watch --revision -v', risks: { [choosesShell]: '-r -c' } }],
    common: [
        managerOptions,
        {
            flag: '--bun -b --coverage --bail --todo --only --update-snapshots -u --no-summary --elide-lines',
            value: '-t --test-name-pattern --timeout --rerun-each --coverage-reporter --reporter',
            write: '--coverage-dir --reporter-outfile --outfile --outdir',
            risks: { [choosesShell]: '-r -c' },
        },
    ],
    commands: {
        ...managerCommands('bun'),
        build: { operands: 'read', changes: true },
        test: { check: testFiles, changes: true },
        repl: { check: ({ invocation }) => ({ risks: invocation.argv.slice(0, 1).map(prompts/* readsCommands */.q) }), changes: true },
    },
    passesOn: true,
    handed: handToScript,
    starts: toolTable,
    opens: (name, invocation, world) => isFile(name) || belongsToWorkspace(name, invocation, world),
    unknown: 'is a script or a file that the rule does not name',
});

;// CONCATENATED MODULE: ./lib/policy/programs/npm/corepack.js

const corepackProgram = defineProgram({
    names: 'corepack volta nvm fnm n',
    source: 'https://nodejs.org/api/corepack.html',
    grants: 'Downloads and runs package managers or versions of node.',
    changes: true,
    operands: 'named',
    why: 'downloads or runs another program',
});

;// CONCATENATED MODULE: ./lib/policy/programs/npm/pnpm.js




const pnpmProgram = defineFamily({
    names: 'pnpm',
    source: 'https://pnpm.io/pnpm-cli',
    grants: runsManagedScripts,
    globals: managerOptions,
    common: managerOptions,
    commands: managerCommands('pnpm'),
    passesOn: true,
    handed: handToScript,
    starts: toolTable,
    opens: belongsToWorkspace,
    unknown: 'is a script or a program that the rule does not name',
});

;// CONCATENATED MODULE: ./lib/policy/programs/npm/yarn.js








/** `yarn workspace core test`: a rule must name the words literally, except for a script of a workspace. */
function workspaceScript({ scan, invocation }) {
    const [place, script] = scan.operands;
    const program = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    const name = (0,shell_words/* literalOf */.Zc)(script);
    const named = (0,shell_words/* matches */.cK)(place, /^@?\w[\w./-]*$/) && !/\.\./.test((0,shell_words/* literalOf */.Zc)(place) ?? '..');
    const opened = named && name !== null && ((0,script_names/* isScriptName */.x)(name) || name === 'run');
    const more = opened ? { openedBy: [program, 'workspace'] } : {};
    return {
        risks: scan.operands.slice(0, 2).map((word) => riskOf(word, 'is a workspace or its script', more)),
    };
}
const yarnProgram = defineFamily({
    names: 'yarn yarnpkg',
    source: 'https://yarnpkg.com/cli',
    grants: runsManagedScripts,
    globals: [
        managerOptions,
        {
            risks: {
                'loads the yarn version and the plug-ins that the workspace names': { flag: '-v --version', never: true },
            },
        },
    ],
    common: managerOptions,
    commands: {
        ...managerCommands('yarn'),
        workspace: { check: workspaceScript, changes: true },
        workspaces: { operands: 'named', changes: true },
        node: { operands: 'named', why: 'is a program that it runs', changes: true },
    },
    passesOn: true,
    handed: handToScript,
    starts: toolTable,
    opens: belongsToWorkspace,
    unknown: 'is a script or a program that the rule does not name',
});

;// CONCATENATED MODULE: ./lib/policy/programs/shared/guarded-family.js



/**
 * A guarded program with some known sub-commands. After any other word, or an unknown option before the sub-command, a
 * rule must name every word literally.
 */
function guardedFamily(spec) {
    const family = defineFamily(spec);
    const otherwise = guarded({ names: spec.names, source: spec.source, why: spec.why });
    const flags = [spec.globals ?? []].flat().flatMap(({ flag = '' }) => flag.split(' '));
    return {
        ...family,
        read(invocation, world) {
            const words = invocation.argv.slice(1).map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '');
            const start = words.findIndex((word) => !flags.includes(word));
            const [group = '', command = ''] = start < 0 ? [] : words.slice(start);
            const known = Object.hasOwn(spec.commands, group) || Object.hasOwn(spec.commands, `${group} ${command}`);
            return (known && group !== '' ? family : otherwise).read(invocation, world);
        },
    };
}

;// CONCATENATED MODULE: ./lib/policy/programs/openssl.js

const opensslProgram = guardedFamily({
    names: 'openssl',
    source: 'https://docs.openssl.org/master/man1/openssl/',
    why: 'handles keys, reads files or accesses the network',
    commands: {
        version: { options: { flag: '-a -v -b -o -f -p -d', singleDash: true } },
        rand: { options: { flag: '-hex -base64', singleDash: true } },
        dgst: {
            options: { flag: '-sha1 -sha256 -sha384 -sha512 -md5 -r -c -hex -binary', singleDash: true },
            operands: 'read',
        },
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/patch.js




/** patch goes into a directory at once, so that every other name, and another -d, is seen from there. */
function patch_elsewhere({ scan }) {
    const directories = scan.values('-d', '--directory');
    if (directories.length === 0)
        return [];
    const names = scan.values('-i', '--input', '-o', '--output', '-r', '--reject-file', '-B', '--prefix');
    return [...directories.slice(1), ...names, ...scan.operands].filter((word) => !(0,shell_words/* knownText */.bG)(word).startsWith('/'));
}
const patchProgram = defineProgram({
    names: 'patch',
    source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html#Invoking-patch',
    options: {
        flag: '-b --backup -c --context -E --remove-empty-files -f --force -l --ignore-whitespace -n --normal -N --forward -R --reverse -s --quiet --silent -t --batch -T --set-time -u --unified -v -Z --set-utc --dry-run --verbose --binary --posix --backup-if-mismatch --no-backup-if-mismatch --merge',
        value: '-F --fuzz -p --strip --reject-format --read-only --quoting-style -V --version-control -D --ifdef -d --directory',
        read: '-i --input',
        write: '-o --output -r --reject-file -B --prefix',
        risks: {
            'runs ed': { flag: '-e --ed' },
            'runs the programs of a version control system': '-g --get',
            'chooses the names of backups': '-z --suffix -Y --basename-prefix',
        },
    },
    check: (context) => {
        const { scan, invocation } = context;
        if (scan.has('--dry-run'))
            return {};
        const [target] = scan.operands;
        const effects = [
            { risks: patch_elsewhere(context).map((word) => riskOf(word, 'is relative to the directory of -d')) },
            target === undefined
                ? unpackInto(scan.value('-d', '--directory') ?? (0,shell_words/* literalWord */.CK)('.'), context)
                : (0,shell_words/* pathEffects */.EV)('write', target, invocation.cwd),
            effectsFor('read', scan.operands.slice(1), invocation.cwd),
        ];
        return gatherEffects([...effects, { changes: true }]);
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/perl.js



const perlProgram = defineProgram({
    names: 'perl',
    source: 'https://perldoc.perl.org/perlrun',
    grants: 'A rule for perl grants whatever the named script, or any script, does.',
    changes: true,
    options: {
        stopAtOperand: true,
        flag: '-w -W -X -t -T -v',
        risks: {
            [takesProgramCode]: [
                { value: '-I', flag: '-n -p -a -l -s -S -x -d -u -U', optional: '-M* -m* -i* -0* -F* -C* -D* -V* -c* -h*' },
                { value: '-e -E', open: true },
            ],
        },
    },
    check: (context) => scriptOperand(context),
});

;// CONCATENATED MODULE: ./lib/policy/programs/php.js




/** The sub-command, then files, which are changed unless it only looks. */
function fixed({ scan, invocation }) {
    const looks = scan.has('--dry-run', '--test');
    const verb = (0,shell_words/* matches */.cK)(scan.operands[0], /^(?:fix|check|process|describe|list-files|list)$/);
    const files = verb ? scan.operands.slice(1) : scan.operands;
    const only = looks || (0,shell_words/* literalOf */.Zc)(scan.operands[0]) === 'check';
    return effectsFor(only ? 'tree' : ['tree', 'write'], (0,shell_words/* orWorkingDirectory */.EM)(files), invocation.cwd);
}
/** PHP, its tests and its checkers. */
const phpPrograms = definePrograms([
    {
        names: 'php',
        source: 'https://www.php.net/manual/en/features.commandline.options.php',
        grants: 'A rule for php grants whatever the named script, or any script, does.',
        changes: true,
        options: {
            stopAtOperand: true,
            flag: '-v -m -n -q -l',
            risks: {
                [takesProgramCode]: [
                    { value: '-B -R -F -E -d -c -z -S -t -f', flag: '-a -i -s -w' },
                    { value: '-r', open: true },
                ],
            },
        },
        check: (context) => (context.scan.has('-l') ? syntaxCheck(context) : scriptOperand(context)),
    },
    {
        names: 'phpunit pest phpstan psalm phpcs',
        source: 'https://docs.phpunit.de/en/11.5/textui.html',
        grants: runsTests,
        changes: true,
        options: {
            flag: '-q -n -v --testdox --no-coverage --stop-on-failure --stop-on-error --fail-on-warning --fail-on-risky --no-progress --no-ansi --no-cache --no-interaction --debug --list-tests -s -p',
            value: '--filter --testsuite --group --exclude-group -l --level --error-format --memory-limit --order-by --threads --report',
            optional: '--colors --color --display-all-issues --display-deprecations --fail-on-incomplete --fail-on-skipped --fail-on-deprecation --ansi --parallel',
            write: '--log-junit --coverage-clover --coverage-html --coverage-text --cache-directory',
            risks: {
                [choosesCode]: '--bootstrap -c --configuration -a --autoload-file --prepend --printer --extension --coverage-php --include-path --config --standard --generate-baseline -d',
            },
        },
        operands: 'tree',
    },
    {
        names: 'php-cs-fixer phpcbf pint rector ecs',
        source: 'https://cs.symfony.com/doc/usage.html',
        grants: 'Runs the configuration of the workspace, which is code.',
        changes: true,
        options: {
            flag: '-q -v -vv -vvv --diff --dry-run -n --no-interaction --no-ansi --ansi --stop-on-violation --test --dirty --no-progress-bar --clear-cache --no-diffs',
            value: '--format --show-progress --using-cache --path-mode --memory-limit --output-format --extensions',
            risks: { [choosesCode]: '--config -c --rules --standard --preset --cache-file --autoload-file -a --allow-risky' },
        },
        check: fixed,
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/pre-commit.js



/** `pre-commit run [hook]`: hooks are named by the configuration of the workspace. */
function hooks({ scan, invocation }) {
    return gatherEffects([
        {
            risks: scan.operands.map((word) => riskOf(word, 'is a hook that the rule does not name', { openedBy: ['pre-commit', 'run'] })),
        },
        effectsFor('read', scan.values('--files'), invocation.cwd),
    ]);
}
const preCommitProgram = defineFamily({
    names: 'pre-commit prek',
    source: 'https://pre-commit.com/#command-line-interface',
    grants: 'Runs the hooks that .pre-commit-config.yaml of the workspace names.',
    commands: {
        '': { changes: true },
        run: {
            options: {
                flag: '-a --all-files --show-diff-on-failure -v --verbose --fail-fast',
                value: '--color --hook-stage --from-ref -s --source --to-ref -o --origin --skip --last-commit --directory -j --jobs --files',
                risks: { [choosesCode]: '-c --config --commit-msg-filename' },
            },
            check: hooks,
            plain: true,
            changes: true,
        },
        'validate-config': { operands: 'read' },
        'sample-config': {},
        ...subCommands('install install-hooks uninstall autoupdate clean gc migrate-config try-repo', {
            changes: true,
            literal: true,
            operands: 'named',
        }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/python/pip.js




const origin = 'chooses where packages come from';
const pip_common = {
    flag: '-q --quiet -v --verbose --no-input --disable-pip-version-check --no-cache-dir --no-color --isolated --require-virtualenv --no-python-version-warning',
    value: '--timeout --retries --exists-action --progress-bar --use-feature --use-deprecated',
    write: '--log --cache-dir',
    risks: {
        [origin]: {
            value: '-i --index-url --extra-index-url -f --find-links --trusted-host --proxy --cert --client-cert --keyring-provider',
            flag: '--no-index',
        },
        'chooses another interpreter': '--python',
        'runs the debugger': { flag: '--debug' },
    },
};
const installing = {
    flag: '-U --upgrade --pre --no-deps --user --require-hashes --no-build-isolation --force-reinstall -I --ignore-installed --break-system-packages --prefer-binary --dry-run --no-clean --no-compile --compile --ignore-requires-python --no-warn-script-location --no-warn-conflicts --no-user --use-pep517 --system',
    value: '-e --editable --only-binary --no-binary --root-user-action --upgrade-strategy --platform --python-version --implementation --abi --group',
    write: '--report -d --dest --download -w --wheel-dir',
    risks: {
        'reads constraints, which can choose where packages come from': '-c --constraint',
        'installs into another location': '-t --target --prefix --root --src',
        'passes options to the build': '-C --config-settings --config-setting --global-option --build-option --install-option',
    },
};
/** A name of the index, with extras and a version or without. */
const indexName = /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:\s*[=<>!~][\w.*,<>=!~ -]+)?$/;
/** What pip takes for a file if one with that name exists. */
const archive = /\.(?:whl|zip|tar|tgz|tbz|txz|tlz|tar\.\w+)(?:\[.*)?$/i;
function pip_packages(command) {
    return ({ scan, invocation }) => {
        const also = [(0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? 'pip', command];
        const lists = scan.options.filter((option) => option.name === '-r' || option.name === '--requirement');
        return {
            risks: [
                ...lists
                    .flatMap((option) => (option.value === null || option.value === option.word ? [] : [option.value]))
                    .map((word) => riskOf(word, 'lists packages that the rule does not name', { alsoCoveredBy: also })),
                ...scan
                    .values('-e', '--editable')
                    .map((word) => riskOf(word, 'builds and runs a package from a path', isProject(word) ? { alsoCoveredBy: also } : {})),
                ...scan.operands
                    .filter((word) => !(0,shell_words/* matches */.cK)(word, installer))
                    .map((word) => isProject(word) || ((0,shell_words/* matches */.cK)(word, indexName) && !(0,shell_words/* matches */.cK)(word, archive))
                    ? riskOf(word, 'is a package that the rule does not name', { alsoCoveredBy: also })
                    : riskOf(word, 'is an address or a path instead of a package')),
            ],
        };
    };
}
/** The package of the directory itself, with extras or without: `.[dev]`. */
function isProject(word) {
    return (0,shell_words/* matches */.cK)(word, /^\.(?:\[[\w,.-]+\])?$/);
}
/** Upgrading the installer itself is what installing needs. */
const installer = /^(?:pip|setuptools|wheel)$/;
const pip_installs = (command) => ({
    options: [installing, { read: '-r --requirement' }],
    check: pip_packages(command),
    changes: true,
});
const pipProgram = defineFamily({
    names: 'pip pip3 pipx',
    source: 'https://pip.pypa.io/en/stable/cli/',
    grants: 'Downloads packages and runs their build scripts.',
    globals: pip_common,
    common: pip_common,
    commands: {
        '': {},
        install: pip_installs('install'),
        download: pip_installs('download'),
        wheel: pip_installs('wheel'),
        uninstall: { options: { flag: '-y --yes --break-system-packages', read: '-r --requirement' }, changes: true },
        list: {
            options: {
                flag: '-o --outdated -u --uptodate -e --editable -l --local --user --pre --not-required --exclude-editable --include-editable',
                value: '--format --exclude',
                read: '--path',
            },
        },
        show: { options: { flag: '-f --files' } },
        freeze: {
            options: {
                flag: '-l --local --user --all --exclude-editable',
                value: '--exclude',
                read: '-r --requirement --path',
            },
        },
        check: {},
        inspect: { options: { flag: '--local --user' } },
        help: {},
        hash: { options: { value: '-a --algorithm' }, operands: 'read' },
        'index versions': { operands: 'named', why: 'is sent to the index' },
        cache: { operands: 'named', why: 'changes the cache', changes: true },
        config: { operands: 'named', why: 'shows or changes configuration', changes: true },
        run: { operands: 'named', why: 'is a package that it downloads and runs', changes: true },
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/python/python-modules.js
/** Modules of the standard library that take program text from an argument or the standard input. */
const python_modules_interactive = new Set('asyncio code idlelib pdb sqlite3 timeit'.split(' '));
/** Modules that only show information about Python, the machine or a source, or build and test the workspace. */
const ordinary = /^(?:ast|calendar|compileall|dis|doctest|inspect|json|json\.tool|platform|py_compile|pyclbr|site|symtable|sysconfig|tabnanny|this|tokenize|unittest|venv)$/;
/** Modules of the standard library that can be called, by the names of their packages. */
const standard = new Set('aifc antigravity asyncio base64 bdb binhex cProfile cgi cgitb code codecs codeop compression concurrent ctypes curses dbm difflib distutils encodings ensurepip filecmp fileinput ftplib getopt getpass gzip heapq http idlelib imaplib imghdr imp importlib lib2to3 locale logging mailbox mailcap mimetypes modulefinder multiprocessing netrc nntplib pathlib pdb pickle pickletools pip poplib pprint profile pstats pty pydoc pydoc_data quopri random rlcompleter runpy sched shlex shutil smtpd smtplib sndhdr socketserver sqlite3 ssl subprocess symbol tarfile telnetlib tempfile test textwrap threading timeit tkinter trace tracemalloc turtle turtledemo urllib uu uuid warnings webbrowser winreg wsgiref xdrlib xml xmlrpc zipapp zipfile'.split(' '));
/** `python -m code <<< TEXT`, `python -m timeit TEXT`. */
function takesProgramText(module) {
    return python_modules_interactive.has(module.split('.')[0] ?? '');
}
/**
 * Modules that serve, send, write, install or run whatever their arguments name: a rule for python does not cover
 * them.
 */
function doesMore(module) {
    return (standard.has(module.split('.')[0] ?? '') && !ordinary.test(module)) || module === 'easy_install';
}

;// CONCATENATED MODULE: ./lib/policy/programs/tox.js





const tox_runs = 'Runs the commands that its configuration in the workspace holds.';
/** Words after `--` are passed to the commands of the chosen environment, as in `npm test -- …`. */
function environments(context) {
    const commands = context.scan.own();
    return gatherEffects([
        { risks: risksFor(commands, 'is a command that the rule does not name') },
        handOn(context.scan.handed(), 'python', context),
    ]);
}
/** `tox -- WORDS`: without a sub-command nothing but these words is left. */
const onlyHanded = {
    changes: true,
    handle: (words, invocation, world) => ({
        ...gatherEffects([handOn(words, 'python', { invocation, world })]),
        readOnly: false,
    }),
};
const tox = {
    flag: '-q --quiet -v -vv -vvv --verbose -p --parallel-live -r --recreate --no-recreate-pkg --notest --skip-pkg-install --skip-missing-interpreters -l -a --listenvs --listenvs-all --no-provision --develop --fail-fast --no-list-dependencies --sitepackages --alwayscopy',
    value: '-e --colored --labels -m -f --stderr-color --hashseed --skip-env --parallel-no-spinner -k --key',
    optional: '-p --parallel --skip-missing-interpreters',
    write: '--result-json --workdir --temp-dir --exit-and-dump-after',
    risks: {
        [choosesCode]: '-c --conf --root --discover -x --override --runner --installpkg --force-dep --pre',
        'installs packages from elsewhere': '-i --index-url',
    },
};
const tox_family = defineFamily({
    names: 'tox',
    source: 'https://tox.wiki/en/latest/cli_interface.html',
    grants: tox_runs,
    passesOn: true,
    globals: tox,
    commands: {
        '': onlyHanded,
        ...subCommands('run r run-parallel p', {
            options: tox,
            check: environments,
            changes: true,
            handsOn: true,
            plain: true,
        }),
        ...subCommands('list l config c', { options: tox }),
    },
});
/** argparse takes the word after `-p` for its value: `tox -p auto -e lint`. */
function withParallelValue(argv) {
    const at = argv.findIndex((word, index) => (0,shell_words/* matches */.cK)(word, /^(?:-p|--parallel)$/) && (0,shell_words/* matches */.cK)(argv[index + 1], /^(?:auto|all|\d+)$/));
    if (at < 0)
        return argv;
    return [...argv.slice(0, at), (0,shell_words/* literalWord */.CK)(`--parallel=${(0,shell_words/* knownText */.bG)(argv[at + 1])}`), ...argv.slice(at + 2)];
}
const toxProgram = {
    ...tox_family,
    read: (invocation, world) => tox_family.read({ ...invocation, argv: withParallelValue(invocation.argv) }, world),
};

;// CONCATENATED MODULE: ./lib/policy/programs/python/python-runners.js








const documentationOptions = {
    flag: '-q -v -W -n -a -E -N --keep-going --strict -s --clean -c --dirty --quiet --verbose --fail-on-warning --nitpicky --no-color --color',
    value: '-b --builder -j --jobs -t --tag --theme',
    write: '-d --doctree-dir -w --warning-file --site-dir',
    risks: { [choosesCode]: '-c -C --conf-dir -D --define -A --html-define --config-file -f' },
};
const mkdocsProgram = defineFamily({
    names: 'mkdocs',
    source: 'https://www.mkdocs.org/user-guide/cli/',
    grants: 'Runs the plug-ins that mkdocs.yml of the workspace names.',
    commands: {
        '': {},
        build: { options: [documentationOptions, { write: '-d' }], changes: true, plain: true },
        'get-deps': {},
        serve: { changes: true, operands: 'named' },
        'gh-deploy': { changes: true, literal: true },
        new: { changes: true, operands: 'write' },
    },
});
/** They run sessions, build documentation, audit packages or rewrite sources. */
const workspaceRunners = definePrograms([
    {
        names: 'nox',
        source: 'https://nox.thea.codes/en/stable/usage.html',
        grants: 'Runs the sessions that noxfile.py of the workspace holds, which is code.',
        changes: true,
        options: {
            flag: '-l --list -r --reuse-existing-virtualenvs -R --no-install -N --no-venv -x --stop-on-first-error --no-stop-on-first-error --error-on-missing-interpreters --error-on-external-run --verbose -v --no-color --nocolor --forcecolor --json --non-interactive --install-only',
            value: '-s -e --session --sessions -k --keywords -t --tags -p --python --pythons --reuse-venv --default',
            write: '--envdir --report',
            risks: {
                [choosesCode]: '-f --noxfile --default-venv-backend --force-venv-backend -fb -db --extra-python -P --force-python',
            },
        },
        handsOn: true,
        check: (context) => {
            const { operands, beforeDashes } = context.scan;
            const odd = risksUnless(operands.slice(0, beforeDashes), /^[\w.-]+(?:\([\w=., '"-]*\))?$/, 'is not the name of a session');
            return gatherEffects([{ risks: odd }, handOn(operands.slice(beforeDashes), 'python', context)]);
        },
    },
    {
        names: 'sphinx-build',
        source: 'https://www.sphinx-doc.org/en/master/man/sphinx-build.html',
        grants: 'Runs conf.py and the extensions of the documentation, which are code.',
        options: documentationOptions,
        operands: ['read', 'write', 'read'],
        changes: true,
    },
    {
        names: 'pip-audit',
        source: 'https://github.com/pypa/pip-audit#usage',
        options: {
            flag: '-l --local --strict -S --dry-run --desc --no-deps --disable-pip --require-hashes --skip-editable --progress-spinner',
            value: '-f --format -s --vulnerability-service --ignore-vuln --aliases --timeout --progress-spinner',
            optional: '--desc --aliases',
            read: '-r --requirement --path',
            write: '-o --output --cache-dir',
            risks: {
                'takes packages from elsewhere': '--index-url --extra-index-url --osv-url',
                'changes files': { flag: '--fix' },
            },
        },
        operands: 'tree',
        changes: true,
    },
    {
        names: 'djlint pyupgrade autoflake autopep8 yapf docformatter interrogate radon xenon curlylint',
        source: 'https://www.djlint.com/docs/configuration/',
        options: {
            flag: '--check --lint --quiet --statistics --diff -d -c --check-diff -r --recursive -v --verbose --exit-zero-even-if-changed --fail-under -s --show-complexity -a --average -m --no-color',
            value: '-e --extension --profile --indent --max-line-length --exclude --ignore --include --max-complexity --min --max -n',
            risks: {
                'loads code or configuration from a path': '--configuration --config --style --settings -C',
                'changes files': { flag: '--reformat -i --in-place --fix', value: '--generate-badge' },
            },
        },
        operands: 'tree',
        check: ({ scan }) => ({
            changes: !scan.options.some((option) => /^(?:--check|--lint|--diff|-d|-c|-s|-a)$/.test(option.name)),
        }),
    },
]);
/** Python programs that run commands, hooks or extensions named by files of the workspace. */
const pythonRunners = [
    toxProgram,
    preCommitProgram,
    coverageProgram,
    mkdocsProgram,
    ...workspaceRunners,
    pythonRuntimes,
];

;// CONCATENATED MODULE: ./lib/policy/programs/python/standard-modules.js




/** `python -m gzip a` keeps `a` and writes `a.gz`; `-d` writes `a` from `a.gz`. */
function standard_modules_compresses({ scan, invocation: { cwd } }) {
    const unpacks = scan.has('-d', '--decompress');
    return gatherEffects(scan.operands.flatMap((word) => {
        const name = (0,shell_words/* literalOf */.Zc)(word);
        if (name === '-')
            return [];
        const read = (0,shell_words/* pathEffects */.EV)('read', word, cwd);
        if (name === null)
            return [read, (0,shell_words/* pathEffects */.EV)('write', word, cwd)];
        const written = unpacks ? name.replace(/\.gz$/, '') : `${name}.gz`;
        return [read, ...(written === name ? [] : [(0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)(written), cwd)])];
    }));
}
/** `-c ARCHIVE FILE…`, `-e ARCHIVE [DIRECTORY]`, `-l ARCHIVE`, `-t ARCHIVE`. */
function packs(context) {
    const { scan, invocation } = context;
    const [archive, ...others] = scan.operands;
    if (archive === undefined)
        return {};
    if (scan.has('-c', '--create')) {
        return gatherEffects([
            (0,shell_words/* pathEffects */.EV)('write', archive, invocation.cwd),
            ...others.flatMap((word) => [(0,shell_words/* treeEffects */.T7)(word, invocation.cwd), followTree(word, context)]),
        ]);
    }
    const extracts = scan.has('-e', '--extract');
    return gatherEffects([
        (0,shell_words/* pathEffects */.EV)('read', archive, invocation.cwd),
        extracts ? unpackInto(others[0] ?? (0,shell_words/* literalWord */.CK)('.'), context) : {},
    ]);
}
/** Modules of the standard library that read and write files, as `python -m` calls them. */
const standardModules = [
    defineProgram({
        names: 'base64 quopri',
        source: 'https://docs.python.org/3/library/base64.html',
        options: { flag: '-h -d -e -u -t' },
        operands: 'read',
    }),
    defineProgram({
        names: 'uu',
        source: 'https://docs.python.org/3.12/library/uu.html',
        options: { flag: '-h -d --decode -t --text' },
        operands: ['read', 'write'],
    }),
    defineProgram({
        names: 'gzip',
        source: 'https://docs.python.org/3/library/gzip.html#command-line-interface',
        options: { flag: '-h --fast --best -d --decompress' },
        check: standard_modules_compresses,
    }),
    defineProgram({
        names: 'zipfile',
        source: 'https://docs.python.org/3/library/zipfile.html#command-line-interface',
        options: {
            flag: '-h -l --list -e --extract -c --create -t --test',
            value: '--metadata-encoding',
        },
        check: packs,
    }),
    defineProgram({
        names: 'tarfile',
        source: 'https://docs.python.org/3/library/tarfile.html#command-line-interface',
        options: {
            flag: '-h -v --verbose -l --list -c --create -t --test',
            value: '--filter',
            risks: { 'unpacks members to any path, by default until Python 3.14': { flag: '-e --extract' } },
        },
        check: packs,
    }),
    defineProgram({
        names: 'http.server',
        source: 'https://docs.python.org/3/library/http.server.html#command-line-interface',
        options: {
            flag: '-h --cgi',
            value: '-b --bind -d --directory -p --protocol --tls-cert --tls-key --tls-password-file',
        },
        check: ({ scan, invocation: { cwd } }) => gatherEffects([
            effectsFor('tree', scan.values('-d', '--directory'), cwd),
            effectsFor('read', scan.values('--tls-cert', '--tls-key', '--tls-password-file'), cwd),
        ]),
    }),
];

;// CONCATENATED MODULE: ./lib/policy/programs/python/python.js














const byName = (programs) => new Map(programs.flatMap((program) => program.names.map((name) => [name, program])));
const python_tools = byName([...pythonTools, ...pythonRunners, pipProgram]);
const python_modules = byName(standardModules);
const python_options = {
    stopAtOperand: true,
    flag: '-V -VV -u -B -s -S -E -I -P -O -OO -q -v -b -bb -h',
    value: '-W',
    risks: {
        [takesProgramCode]: [{ value: '-c', optional: '-m*', open: true }, { flag: '-i -x -d' }],
        'changes how the interpreter starts': '-X --check-hash-based-pycs',
    },
};
const python_grammar = compileOptions([python_options]);
/**
 * A tool by its name with its arguments. A rule must name an unknown tool literally, unless `isOpen` finds that it
 * belongs to the workspace. `before` are the words before it.
 */
function python_readTool(words, before, { invocation, world, isOpen }) {
    const [tool, ...rest] = words;
    if (tool === undefined)
        return { effects: [], inner: [], risks: [], readOnly: true };
    const name = (0,shell_words/* literalOf */.Zc)(tool) ?? '';
    const isModuleName = (0,shell_words/* literalOf */.Zc)(before.at(-1)) === '-m';
    const known = (isModuleName ? python_modules.get(name) : undefined) ??
        python_tools.get(name) ??
        (uvProgram.names.includes(name) ? uvProgram : undefined);
    const literal = before.map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '');
    const opened = known === undefined && isOpen(name);
    // A rule for python does not start a server.
    const isOpened = opened || (known !== undefined && name !== 'http.server');
    const also = isOpened ? (0,publishes/* openRulesFor */.L)(tool, { openedBy: literal }) : {};
    const named = riskOf(tool, 'is a module or a program that the rule does not name', {
        ...also,
        ...(isModuleText(tool, before) ? { anyProgram: true } : {}),
    });
    const outer = { effects: [], inner: [], risks: [named], readOnly: known !== undefined };
    if (known !== undefined)
        return mergeProgramEffects(outer, startedBy(literal, known.read({ ...invocation, argv: words }, world)));
    // A rule that names it grants what it does, but its words may be files.
    if (!opened)
        return { ...outer, opaque: true };
    const file = isScript(name) ? (0,shell_words/* pathEffects */.EV)('read', tool, invocation.cwd).effects : [];
    return mergeProgramEffects({ ...outer, effects: file }, (0,opaque/* readOpaque */.K)(isScript(name) ? [] : rest));
}
/** A file of the workspace, whose arguments are its own. */
function isScript(name) {
    return /^[\w.][\w./-]*\.py$/.test(name) && !/(?:^|\/)\.\.(?:\/|$)/.test(name);
}
/** Scripts of the project by their file, or by the name that it gives them. */
const isOfProject = (name) => isScript(name) || (0,script_names/* isScriptName */.x)(name);
const isModule = (name) => /^[A-Za-z_][\w.]*$/.test(name) && !doesMore(name);
/** `python -m code`: the module runs what it reads; a variable may name any module. */
function isModuleText(module, before) {
    return (0,shell_words/* literalOf */.Zc)(before.at(-1)) === '-m' && (module.kind !== 'literal' || takesProgramText(module.value));
}
const python_script = defineProgram({
    names: 'python',
    source: 'https://docs.python.org/3/using/cmdline.html',
    options: python_options,
    changes: true,
    check: (context) => scriptOperand(context),
});
/** `-m module` ends the options of python; what follows belongs to the module. */
function readPython(invocation, world) {
    const { argv } = invocation;
    const operand = argv.findIndex((word, index) => index > 0 && !(0,shell_words/* knownText */.bG)(word).startsWith('-'));
    const module = argv.findIndex((word, index) => index > 0 && (0,shell_words/* literalOf */.Zc)(word) === '-m');
    if (module < 0 || (operand >= 0 && operand < module))
        return python_script.read(invocation, world);
    const scan = scanArguments(argv.slice(1, module), python_grammar, invocation.cwd);
    const front = { effects: scan.effects, inner: [], risks: scan.risks, readOnly: true };
    return mergeProgramEffects(front, python_readTool(argv.slice(module + 1), argv.slice(0, module + 1), { invocation, world, isOpen: isModule }));
}
const runOptions = compileOptions([
    {
        stopAtOperand: true,
        flag: '-h --help -V --version -q --quiet -v --verbose --frozen --locked --no-sync --offline --all-extras --no-dev --dev --isolated --exact --all-groups --no-project --active --no-progress --no-cache',
        value: '--extra --group --only-group --no-group --color',
        risks: {
            'chooses another project, interpreter or source of packages': {
                value: '--directory --project -p --python --with --with-editable --with-requirements --env-file --index --index-url --default-index --extra-index-url -f --find-links --config-file --package --refresh-package -C --cache-dir',
                flag: '-s --script --gui-script',
            },
            'runs a module': '-m --module',
        },
    },
]);
/** What works on the packages and the environment of the project, and names no other package. */
const withinProject = /^(?:run|sync|lock|install|update|show|tree|check|pip|export|version)$/;
/** `uv run:*` covers the scripts of the workspace as `python:*` does. */
function python_openScript({ alsoCoveredBy: also, ...rest }) {
    return also?.length === 3
        ? { ...rest, openedBy: also }
        : also === undefined
            ? rest
            : { ...rest, alsoCoveredBy: also };
}
/** `uv run python -m pytest`: the interpreter is read like one that is called by its name. */
const python_interpreter = /^(?:python[\d.]*|pypy3)$/;
/** `uv run TOOL …`, `poetry run TOOL …` and their like. */
function python_readRunner(invocation, world) {
    const front = scanArguments(invocation.argv.slice(1), runOptions, invocation.cwd);
    const outer = { effects: front.effects, inner: [], risks: front.risks, readOnly: false };
    const [command, ...rest] = front.operands;
    if (command === undefined)
        return outer;
    const program = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]);
    const opened = program !== null && (0,shell_words/* matches */.cK)(command, withinProject) ? { openedBy: [program] } : {};
    const literal = {
        ...outer,
        risks: [...outer.risks, riskOf(command, 'changes something that the rule does not name', opened)],
    };
    if ((0,shell_words/* literalOf */.Zc)(command) === 'pip') {
        const before = [(0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? ''];
        return mergeProgramEffects(literal, startedBy(before, pipProgram.read({ ...invocation, argv: front.operands }, world)));
    }
    if ((0,shell_words/* literalOf */.Zc)(command) !== 'run')
        return mergeProgramEffects(literal, othersOf([command, ...rest], invocation));
    const scan = scanArguments(rest, runOptions, invocation.cwd);
    const before = [invocation.argv[0], command];
    const runner = { ...literal, risks: [...literal.risks, ...scan.risks] };
    if ((0,shell_words/* matches */.cK)(scan.operands[0], python_interpreter)) {
        const words = before.map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '');
        const python = startedBy(words, readPython({ ...invocation, argv: scan.operands }, world));
        return mergeProgramEffects(runner, { ...python, risks: python.risks.map(python_openScript) });
    }
    return mergeProgramEffects(runner, python_readTool(scan.operands, before, { invocation, world, isOpen: isOfProject }));
}
const otherOptions = compileOptions([
    {
        flag: '-q --quiet -v --verbose --frozen --locked --offline --all-extras --no-dev --dev --no-root --sync --no-interaction -n --check --dry-run --upgrade -U --all-groups --no-install-project -t --tree -T --top-level -l --latest -o --outdated -a --all --no-ansi --universal --no-dedupe --invert',
        value: '--extra --group --no-group --only-group --with --without --only --depth -d --format --prune --package --color --python-version --python-platform --upgrade-package -P',
    },
]);
/** `uv sync`, `poetry install`: a rule must name each package literally. */
function othersOf([command, ...words], invocation) {
    const scan = scanArguments(words, otherOptions, invocation.cwd);
    const name = (0,shell_words/* literalOf */.Zc)(command) ?? '';
    // `poetry version patch` sets the version of the project itself.
    const program = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    const adds = /^(?:add|version)$/.test(name)
        ? { alsoCoveredBy: [program, name] }
        : // These are packages of the project already.
            name === 'update'
                ? { openedBy: [program, name] }
                : {};
    const isPackage = (word) => (0,shell_words/* matches */.cK)(word, /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:[=<>!~^@]=?[\w.*,<>=!~-]+)?$/);
    return {
        effects: [],
        inner: [],
        readOnly: false,
        risks: [
            ...scan.risks,
            ...scan.operands.map((word) => riskOf(word, isMoreThanTheRule, isPackage(word) ? adds : {})),
        ],
    };
}
const uvProgram = {
    names: ['uv', 'poetry', 'pdm', 'pipenv', 'hatch', 'rye'],
    source: 'https://docs.astral.sh/uv/reference/cli/',
    grants: 'Runs programs in the environment of the project, and installs packages.',
    read: python_readRunner,
};
const pythonProgram = {
    names: ['python', 'python3', 'python3.10', 'python3.11', 'python3.12', 'python3.13', 'python3.14', 'pypy3'],
    source: 'https://docs.python.org/3/using/cmdline.html',
    grants: 'A rule for python grants whatever the named script or module, or any of them, does.',
    read: readPython,
};

;// CONCATENATED MODULE: ./lib/policy/programs/python/uvx.js






/** uvx: the words are options, a package and its arguments, as for npx. */
function readUvx(invocation, world) {
    const scan = scanArguments(invocation.argv.slice(1), runOptions, invocation.cwd);
    const front = { effects: scan.effects, inner: [], risks: scan.risks, readOnly: true };
    const [tool, ...rest] = scan.operands;
    if (tool === undefined)
        return front;
    const known = python_tools.get(((0,shell_words/* literalOf */.Zc)(tool) ?? '').replace(/@[\w.]+$/, ''));
    const plain = (0,shell_words/* matches */.cK)(tool, /^[\w][\w.-]*(?:@[\w.]+)?$/);
    const named = riskOf(tool, plain ? 'is a package that the rule does not name' : 'is an address or a path instead of a package');
    const inner = known === undefined
        ? (0,opaque/* readOpaque */.K)(rest)
        : startedBy(['uvx'], known.read({ ...invocation, argv: scan.operands }, world));
    return mergeProgramEffects({ ...front, risks: [...front.risks, named], readOnly: false }, inner);
}
const uvxProgram = {
    names: ['uvx'],
    source: 'https://docs.astral.sh/uv/guides/tools/',
    grants: 'Downloads and runs a package; `uvx:*` grants every package.',
    read: readUvx,
};

;// CONCATENATED MODULE: ./lib/policy/programs/ruby/ruby-tools.js





/** Corrections are written to the given files. */
function corrected({ scan, invocation }) {
    const changes = scan.has('-a', '-A', '--autocorrect', '--autocorrect-all', '--auto-correct', '--fix', '-x');
    return changes ? effectsFor('write', (0,shell_words/* orWorkingDirectory */.EM)(scan.operands), invocation.cwd) : {};
}
const checker = {
    flag: '--parallel --no-parallel -q --quiet -v --verbose --display-cop-names -D -S --display-style-guide -E --extra-details --force-exclusion -L --list-target-files --fail-fast -F --only-guide-cops -l --lint -x --fix-layout -a -A --autocorrect --autocorrect-all --auto-correct --fix --display-only-failed --no-color --color --ignore-unrecognized-cops --no-pager -P --display-time --raise-cop-error --no-progress --summary -w -z --no-exit-on-warn --no-exit-on-error',
    value: '-f --format --only --except --fail-level --cache --stdin -s --stderr --level --confidence-level',
    write: '-o --out --output --cache-root',
    risks: {
        [choosesCode]: {
            value: '-r --require -c --config --plugin --server --init --ignore-config --rails-path',
            flag: '--init --start-server',
        },
        'changes files': { flag: '--auto-gen-config --regenerate-todo --disable-uncorrectable --safe-auto-correct' },
    },
};
/** Ruby programs that read or test the workspace. */
const rubyTools = definePrograms([
    {
        names: 'rspec minitest cucumber rails-test parallel_rspec',
        source: 'https://rspec.info/features/3-13/rspec-core/command-line/',
        grants: runsTests,
        changes: true,
        options: {
            flag: '--fail-fast -b --backtrace --profile -w --warnings --dry-run --no-color --color --colour --force-color --no-profile -q --quiet -v --only-failures -n --next-failure --no-fail-fast --strict --publish-quiet',
            value: '-f --format -e --example -E --example-matches -t --tag --tags --seed --order -j',
            optional: '-p --profile --fail-fast --bisect',
            write: '-o --out --deprecation-out',
            risks: {
                [choosesCode]: {
                    value: '-r --require -I -O --options -P --pattern --default-path -c --config --init --exclude-pattern --drb-port',
                    flag: '-X --drb',
                },
            },
        },
        operands: 'tree',
        check: builtInNames('-f', '--format'),
    },
    {
        names: 'rubocop standardrb reek brakeman erblint haml-lint slim-lint',
        source: 'https://docs.rubocop.org/rubocop/usage/basic_usage.html',
        grants: 'Runs the extensions that its configuration in the workspace names.',
        changes: true,
        options: checker,
        operands: 'tree',
        check: [builtInNames('-f', '--format'), corrected],
    },
    {
        names: 'rake',
        source: 'https://ruby.github.io/rake/doc/command_line_usage_rdoc.html',
        grants: 'Runs the tasks of the Rakefile of the workspace; `rake:*` grants every one.',
        changes: true,
        options: {
            flag: '-q --quiet -v --verbose -T --tasks -n --dry-run -P --prereqs -m --multitask -s --silent -A --all -t --no-color',
            optional: '--trace --backtrace -j --jobs -T --tasks -D --describe -W --where',
            risks: {
                [choosesCode]: {
                    value: '-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir -e --execute -E --execute-continue -p --execute-print -g -G',
                    flag: '--system --no-search -N',
                },
            },
        },
        check: ({ scan }) => ({
            risks: scan.operands.map((word) => (0,shell_words/* matches */.cK)(word, /^[\w:-]+(?:\[[\w,. -]*\])?$/)
                ? riskOf(word, 'is a task that the rule does not name', (0,publishes/* openRulesFor */.L)(word, { openedBy: ['rake'] }))
                : (0,shell_words/* matches */.cK)(word, /^(?:TEST|TESTOPTS|SPEC|N|VERBOSE|SEED)=[\w./:, -]*$/) &&
                    !(0,shell_words/* matches */.cK)(word, /(?:^|[=/])(?:\.\.)?\//)
                    ? riskOf(word, 'chooses tests', { openedBy: ['rake', 'test'] })
                    : riskOf(word, 'sets a variable or is not a plain task')),
        }),
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/ruby/bundle.js





/** What only installs, tests or looks, so that a rule for the program alone covers it. */
const bundle_ordinary = {
    bundle: /^(?:install|exec)$/,
    bundler: /^(?:install|exec)$/,
    rails: /^(?:test(?::\w+)*|spec|db:(?:migrate|migrate:status|setup|prepare|create|rollback|seed|schema:load|test:prepare)|routes|stats|notes|zeitwerk:check|assets:precompile)$/,
};
/** Which open rules cover the first words: `bundle:*`, `bundle exec:*` with a program that is known. */
function opening(operands, index, program) {
    const [verb, second, third] = operands.map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '');
    if (index === 0)
        return bundle_ordinary[program]?.test(verb ?? '') === true ? { openedBy: [program] } : {};
    const known = rubyTools.some(({ names }) => names.includes(second ?? ''));
    const task = second === 'rails' && bundle_ordinary['rails']?.test(third ?? '') === true;
    return known || task ? { openedBy: [program, 'exec'] } : {};
}
/** A rule must name the first words of bundle and similar programs; others must not lead out of the workspace. */
function bundlerWords({ scan, invocation }) {
    const program = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    const exec = (0,shell_words/* literalOf */.Zc)(scan.operands[0]) === 'exec';
    return {
        risks: scan.operands.flatMap((word, index) => {
            const text = (0,shell_words/* literalOf */.Zc)(word);
            if (index === 0 && /^(?:outdated|list|show|info|check|platform|licenses)$/.test(text ?? ''))
                return [];
            if (index === 0 || (index === 1 && exec))
                return [
                    riskOf(word, 'is a program or a task that the rule does not name', opening(scan.operands, index, program)),
                ];
            const reaches = text === null ||
                /^-[rICfOE]|^--(?:require|options|init|config|out|default-path|gemfile|rakefile|path|binstubs|standalone|local|target)/.test(text) ||
                /(?:^|\/)\.\.(?:\/|$)/.test(text) ||
                text.startsWith('/');
            return reaches && !exec ? [riskOf(word, choosesCode)] : [];
        }),
    };
}
/** `bundle exec rspec …`: the program's own table applies to the words after it. */
function bundled({ scan, invocation, world }) {
    const [verb, tool, ...rest] = scan.operands;
    if ((0,shell_words/* literalOf */.Zc)(verb) !== 'exec' || tool === undefined)
        return {};
    const known = rubyTools.find((program) => program.names.includes((0,shell_words/* literalOf */.Zc)(tool) ?? ''));
    const before = [(0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '', 'exec'];
    const programEffects = known === undefined
        ? (0,opaque/* readOpaque */.K)(rest.filter((word) => /^-|^$/.test((0,shell_words/* knownText */.bG)(word))))
        : startedBy(before, known.read({ ...invocation, argv: [tool, ...rest] }, world));
    return { effects: programEffects.effects, inner: programEffects.inner, risks: programEffects.risks };
}
const bundleProgram = defineProgram({
    names: 'bundle bundler gem rails thor foreman cap pod fastlane jekyll',
    source: 'https://bundler.io/man/bundle.1.html',
    grants: 'Runs the Gemfile, the Rakefile and the programs of the workspace.',
    changes: true,
    options: {
        stopAtOperand: true,
        flag: '-q --quiet --verbose -T --tasks -n --dry-run',
        risks: {
            [choosesCode]: '-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir --gemfile -e --execute -E --execute-continue',
        },
    },
    check: [bundlerWords, bundled],
});

;// CONCATENATED MODULE: ./lib/policy/programs/ruby/ruby.js



const rubyProgram = defineProgram({
    names: 'ruby jruby',
    source: 'https://docs.ruby-lang.org/en/master/command_line/command_line_options_md.html',
    grants: 'A rule for ruby grants whatever the named script, or any script, does.',
    changes: true,
    options: {
        stopAtOperand: true,
        flag: '-v -w -c -W0 -W1 -W2 -U -y --yjit --disable-gems',
        risks: {
            [takesProgramCode]: [
                { value: '-r -I -C -E -F -K -S -X', flag: '-n -p -l -a -s -x', optional: '-i --enable --encoding -r* -I*' },
                { value: '-e', open: true },
            ],
        },
    },
    check: (context) => (context.scan.has('-c') ? syntaxCheck(context) : scriptOperand(context)),
});

;// CONCATENATED MODULE: ./lib/policy/programs/rustfmt.js



/** rustfmt writes the given files unless it only checks. */
function rustFormat({ scan, invocation }) {
    const emitted = scan.options.find((option) => option.name === '--emit')?.value;
    const looks = scan.has('--check') || (0,shell_words/* literalOf */.Zc)(emitted) === 'stdout';
    return effectsFor(looks ? 'read' : ['read', 'write'], scan.operands, invocation.cwd);
}
const rustfmtProgram = defineProgram({
    names: 'rustfmt',
    source: 'https://rust-lang.github.io/rustfmt/',
    options: {
        flag: '--check -l --files-with-diff -v --verbose -q --quiet --backup',
        value: '--edition --color --emit --style-edition',
        risks: {
            [choosesPlace]: { value: '--config-path --config --print-config --file-lines', flag: '--unstable-features' },
        },
    },
    check: rustFormat,
});

;// CONCATENATED MODULE: ./lib/policy/programs/rustup.js


/** A toolchain may also be a path, to one that anyone can create. */
function rustup_named({ scan }) {
    return { risks: risksUnless(scan.operands, /^[\w][\w.-]*$/, 'is a path instead of a toolchain') };
}
const rustupProgram = guardedFamily({
    names: 'rustup',
    source: 'https://rust-lang.github.io/rustup/',
    why: changesMachine,
    grants: 'Installs and removes toolchains of Rust.',
    common: { flag: '-q --quiet -v --verbose' },
    commands: {
        show: {},
        'target list': { options: { flag: '--installed', value: '--toolchain' } },
        'component list': { options: { flag: '--installed', value: '--toolchain' } },
        'toolchain list': { options: { flag: '-v --verbose' } },
        'target add': { options: { value: '--toolchain' }, changes: true },
        'component add': { options: { value: '--toolchain --target' }, changes: true },
        update: { options: { flag: '--no-self-update' }, changes: true },
        'toolchain install': {
            options: { flag: '--no-self-update --force', value: '--profile -c --component -t --target' },
            check: rustup_named,
            changes: true,
            literal: true,
        },
        default: { check: rustup_named, changes: true, literal: true },
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/search/searched-files.js






/** The first operand is the pattern unless an option gives one; the others are files and directories. */
function searchedPaths(context, ...patternOptions) {
    return context.scan.has(...patternOptions) ? context.scan.operands : context.scan.operands.slice(1);
}
function searchEffects(context, paths) {
    return effectsFor('tree', paths, context.invocation.cwd);
}
function followedLinks(context, paths) {
    return gatherEffects(paths.map((word) => followTree(word, context)));
}
/**
 * File name patterns that pick secrets (`--include=.env`, `-g '.e*'`): a search of a directory would open files that
 * may not be named outright. Without such a pattern it is a plain search of everything.
 */
function selectedFiles(context, starts, patterns) {
    const wanted = patterns.files.filter((word) => !isExcluding(word) && !isWhole(word));
    if (wanted.length === 0)
        return {};
    const unwanted = [
        ...(patterns.excludedFiles ?? []),
        ...patterns.files.filter(isExcluding).map((word) => (0,shell_words/* dropStart */.od)(word, 1)),
    ];
    const [names, notNames] = [wanted, unwanted.filter(isKnown)].map((words) => words.map(patternTest));
    const notBelow = (patterns.excludedDirectories ?? []).filter(isKnown).map(testOf);
    const test = (file) => names?.some((matches) => matches(file)) === true &&
        notNames?.some((matches) => matches(file)) !== true &&
        !directoriesOf(file.path).some((name) => notBelow.some((matches) => matches(name)));
    return gatherEffects([aboutSecrets(wanted, 'path', { ...context, starts }), pickedBelow(starts, context, test)]);
}
/** A pattern that means the same to every program, in any letter case. */
const clearPattern = /^[a-z0-9._*-]+$/;
/**
 * The files that a search of directories is not certain to omit. `isExact`: whether a pattern means this very file.
 */
function includedBy(patterns, excludedDirectories, isExact) {
    const [first] = patterns;
    const isListed = first === undefined || first.excludes || isWhole(first.word);
    const tests = patterns.map(({ excludes, word }) => ({
        excludes,
        test: excludes ? excludesCertainly(word, isExact) : patternTest(word),
    }));
    const notBelow = excludedDirectories.filter(isClear).map(testOf);
    return (file) => {
        const last = tests.findLast(({ test }) => test(file));
        const isIn = last === undefined ? isListed : !last.excludes;
        return isIn && !directoriesOf(file.path).some((name) => isLower(name) && notBelow.some((test) => test(name)));
    };
}
function excludesCertainly(word, isExact) {
    const isName = isClear(word) ? testOf(word) : () => false;
    const pattern = (0,shell_words/* literalOf */.Zc)(word);
    return (file) => (isLower(file.name) && isName(file.name)) || (pattern !== null && isExact(pattern, file));
}
function isLower(name) {
    return name === name.toLowerCase();
}
function isClear(word) {
    return word.kind === 'literal' && clearPattern.test(word.value);
}
function isExcluding(word) {
    return (0,shell_words/* knownText */.bG)(word).startsWith('!');
}
/** Whether a path goes through a hidden name. */
function isHidden(path) {
    return path.split('/').some((name) => name.startsWith('.'));
}
/** A pattern that cannot be read excludes nothing. */
function isKnown(word) {
    return word.kind === 'literal' && !/\[[:.=]/.test(word.value);
}
function directoriesOf(path) {
    return path.split('/').slice(0, -1);
}
/** A pattern without a slash means names in every directory; with one it is compared with the end of the path too. */
function patternTest(word) {
    const text = (0,shell_words/* knownText */.bG)(word).replace(/\/+$/, '/**');
    if (word.kind !== 'literal' || !text.includes('/')) {
        const test = testOf(word);
        return ({ name }) => test(name);
    }
    const globs = (0,files_glob/* parseGlob */.qF)((0,files_paths/* foldPath */.tu)(`**/${text}`));
    return ({ path }) => globs?.some((glob) => (0,files_glob/* matchesGlob */.kt)(glob, (0,files_paths/* foldPath */.tu)(path).split('/'), false)) ?? true;
}

;// CONCATENATED MODULE: ./lib/policy/programs/search/ack.js



const ackProgram = defineProgram({
    names: 'ack ack-grep',
    // It takes options from a file in the directory.
    reads: 'machine',
    source: 'https://beyondgrep.com/documentation/',
    options: {
        flag: '-i --ignore-case -S --smart-case -v --invert-match -w --word-regexp -Q --literal -l --files-with-matches -L --files-without-matches -c --count -h --no-filename -H --with-filename -n --no-recurse -o -1 -f -s --column --nocolor --color --group --nogroup --heading --noheading --break --nobreak --noenv --nopager --sort-files -r -R --recurse --passthru --show-types',
        value: '-A --after-context -B --before-context -C --context -g -m --max-count --match --type -t --ignore-dir --ignore-file',
        risks: {
            [runsOtherProgram]: { optional: '--pager' },
            'is program text for older versions': '--output',
            'reads a list of files': { flag: '-x' },
            'loads configuration': '--ackrc --files-from',
        },
    },
    check: (context) => searchEffects(context, searchedPaths(context, '--match', '-f', '-g')),
});

;// CONCATENATED MODULE: ./lib/policy/programs/search/ag.js






const agProgram = defineProgram({
    names: 'ag',
    reads: 'files',
    source: 'https://manpages.debian.org/ag',
    options: {
        flag: '-a --all-types -c --count -i --ignore-case -l --files-with-matches -L --files-without-matches -n --norecurse -o --only-matching -Q --literal -s --case-sensitive -S --smart-case -u --unrestricted -U --skip-vcs-ignores -v --invert-match -w --word-regexp -H --heading --noheading --nocolor --color --column --numbers --nonumbers --hidden --stats --vimgrep --nogroup --group -0 --null --nofilename --filename -F --fixed-strings -f --follow',
        value: '-A --after -B --before -C --context -G --file-search-regex -m --max-count --depth --ignore --ignore-dir -g -W --width --workers',
        read: '-p --path-to-ignore',
        risks: { [runsOtherProgram]: '--pager', 'unpacks files with other programs': { flag: '-z --search-zip' } },
    },
    check: (context) => gatherEffects([
        searchEffects(context, searchedPaths(context, '-g')),
        { risks: context.scan.values('-G', '--file-search-regex').flatMap(expressionRisk) },
        context.scan.has('-f', '--follow') ? followedLinks(context, [(0,shell_words/* literalWord */.CK)('.'), ...context.scan.operands]) : {},
        readsBelow((0,shell_words/* orWorkingDirectory */.EM)(searchedPaths(context, '-g')), context, ({ path }) => !isHidden(path) || context.scan.has('--hidden', '-u', '--unrestricted')),
    ]),
});

;// CONCATENATED MODULE: ./lib/policy/programs/search/fd.js


const fdProgram = defineProgram({
    names: 'fd fdfind',
    reads: 'files',
    source: 'https://github.com/sharkdp/fd',
    options: {
        flag: '-H --hidden --no-hidden -I --no-ignore --no-ignore-vcs --no-ignore-parent -u --unrestricted -s --case-sensitive -i --ignore-case -g --glob --regex -F --fixed-strings -a --absolute-path -l --list-details -L --follow -p --full-path -0 --print0 --prune -1 -q --quiet --show-errors --strip-cwd-prefix --one-file-system',
        value: '-d --max-depth --min-depth --exact-depth -E --exclude -t --type -e --extension -S --size --changed-within --changed-before -o --owner -c --color -j --threads --max-results --path-separator --format --and --batch-size --newer --older',
        read: '--search-path --ignore-file --base-directory -C',
        risks: { 'runs a program for every match': { value: '-x --exec -X --exec-batch', optional: '-x=* -X=*' } },
    },
    check: (context) => gatherEffects([
        searchEffects(context, context.scan.operands.slice(1)),
        { readsMore: context.scan.has('-L', '--follow') },
    ]),
});

;// CONCATENATED MODULE: ./lib/policy/programs/search/leave-out.js




/** Characters that patterns of grep and ripgrep give a meaning. */
const special = /[\\*?[\]{}!]/g;
/** A pattern for exactly this text. */
function patternFor(text) {
    return text.replace(special, '\\$&');
}
/** Whether a pattern means exactly this text. */
function isPatternFor(pattern, text) {
    return pattern === patternFor(text);
}
/** These words come after all options of the command, so that the last one decides. */
function asWords(words, argv) {
    const text = [...new Set(words)].map(line_edits/* quoted */.TL).join(' ');
    const dashes = argv.find((word) => (0,shell_words/* literalOf */.Zc)(word) === '--');
    return dashes === undefined ? { text } : { text, before: dashes };
}
/** Whether everything in a directory of this name is private. */
function isPrivate(segment) {
    return segment === '.git' || (0,sensitivity/* sensitivity */.y)(`/${segment}/x`) !== 'low';
}
/**
 * `--exclude` compares the names of files, so files elsewhere with the same name are left out too. A name that says
 * nothing of its content stands for others.
 */
function leftOutOfGrep({ invocation }) {
    return (paths) => {
        const words = paths.map((path) => {
            const name = path.slice(path.lastIndexOf('/') + 1);
            const folder = (0,files_paths/* segmentsOf */.OD)(path).find((segment) => segment !== name && isPrivate(segment));
            if (folder !== undefined)
                return `--exclude-dir=${patternFor(folder)}`;
            return (0,sensitivity/* sensitivity */.y)(`/${name}`) === 'low' ? null : `--exclude=${patternFor(name)}`;
        });
        return words.includes(null)
            ? null
            : asWords(words.filter((word) => word !== null), invocation.argv);
    };
}
/** A glob that begins with a slash is relative to the working directory. */
function leftOutOfRipgrep({ invocation }) {
    return (paths) => {
        const names = paths.map((path) => (0,files_paths/* relativeInside */.JA)({ path, directory: invocation.cwd }));
        if (names.includes(null))
            return null;
        return asWords(names.map((name) => `--glob=!/${patternFor(name ?? '')}`), invocation.argv);
    };
}

;// CONCATENATED MODULE: ./lib/policy/programs/search/grep.js





function includedFiles({ scan }) {
    const ordered = scan.options.flatMap(({ name, value }) => value !== null && /^--(?:in|ex)clude$/.test(name) ? [{ excludes: name === '--exclude', word: value }] : []);
    return includedBy(ordered, scan.values('--exclude-dir'), (pattern, { name }) => isPatternFor(pattern, name));
}
const grepProgram = defineProgram({
    names: 'grep egrep fgrep rgrep',
    reads: 'files',
    source: 'https://www.gnu.org/software/grep/manual/grep.html',
    options: {
        flag: '-E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -i -y --ignore-case --no-ignore-case -v --invert-match -w --word-regexp -x --line-regexp -c --count -L --files-without-match -l --files-with-matches -o --only-matching -q --quiet --silent -s --no-messages -b --byte-offset -H --with-filename -h --no-filename -n --line-number -T --initial-tab -Z --null -z --null-data -a --text -I -r --recursive -R --dereference-recursive --line-buffered -U --binary --no-group-separator -V',
        value: '-e --regexp -m --max-count -A --after-context -B --before-context -C --context -d --directories -D --devices --exclude --exclude-dir --include --label --binary-files --group-separator',
        optional: '--color --colour',
        digits: true,
        read: '-f --file --exclude-from',
    },
    check: (context) => {
        const paths = searchedPaths(context, '-e', '--regexp', '-f', '--file');
        const walks = context.scan.has('-r', '--recursive', '-R', '--dereference-recursive') ||
            (0,shell_words/* literalOf */.Zc)(context.invocation.argv[0]) === 'rgrep';
        const places = walks ? (0,shell_words/* orWorkingDirectory */.EM)(paths) : paths;
        const patterns = {
            files: context.scan.values('--include'),
            excludedFiles: context.scan.values('--exclude'),
            excludedDirectories: context.scan.values('--exclude-dir'),
        };
        return gatherEffects([
            searchEffects(context, places),
            context.scan.has('-R', '--dereference-recursive') ? followedLinks(context, places) : {},
            selectedFiles(context, places, patterns),
            walks || context.scan.has('-d', '--directories')
                ? readsBelow(places, context, includedFiles(context), leftOutOfGrep(context))
                : {},
        ]);
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/search/rg.js







/** `name:*.pem`: the globs of a custom file type. */
function typePatterns({ scan }) {
    return scan.values('--type-add').map((word) => (0,shell_words/* dropStart */.od)(word, (0,shell_words/* knownText */.bG)(word).indexOf(':') + 1));
}
function isUnrestricted({ scan }) {
    return scan.has('-u', '-uu', '-uuu', '--unrestricted', '--no-ignore', '--no-ignore-vcs', '--no-ignore-files');
}
function relativeTo(shown, { invocation: { cwd } }) {
    return (0,files_paths/* relativeInside */.JA)({ path: (0,files_paths/* absolutePath */.Hi)(shown, cwd), directory: cwd }) ?? shown;
}
const rgProgram = defineProgram({
    names: 'rg',
    reads: 'files',
    source: 'https://github.com/BurntSushi/ripgrep/blob/master/GUIDE.md',
    options: {
        flag: '-s --case-sensitive -i --ignore-case -S --smart-case -F --fixed-strings -v --invert-match -w --word-regexp -x --line-regexp -c --count --count-matches -n --line-number -N --no-line-number -H --with-filename -I --no-filename -h -l --files-with-matches --files-without-match --files -o --only-matching -p --pretty -P --pcre2 -q --quiet -u -uu -uuu --unrestricted -U --multiline --multiline-dotall -V --pcre2-version -0 --null --null-data -. --hidden --no-hidden --no-ignore --no-ignore-vcs --no-ignore-dot --no-ignore-exclude --no-ignore-files --no-ignore-global --no-ignore-parent --no-ignore-messages --no-messages --no-config --no-heading --heading --column --no-column --stats --json --vimgrep --trim --type-list --crlf --no-crlf --byte-offset -b --block-buffered --line-buffered --no-mmap --mmap -a --text --binary --no-binary --debug --trace --one-file-system --passthru --passthrough --include-zero --glob-case-insensitive --no-unicode --unicode --no-encoding --no-pre --no-search-zip --stop-on-nonmatch --no-context-separator --sort-files --auto-hybrid-regex -L --follow --no-follow --ignore --ignore-vcs --no-require-git --require-git --no-json --no-stats --no-trim',
        value: '-e --regexp -A --after-context -B --before-context -C --context -E --encoding -g --glob --iglob -j --threads -m --max-count -M --max-columns -r --replace -t --type -T --type-not --type-add --type-clear --color --colors --context-separator --field-context-separator --field-match-separator --dfa-size-limit --regex-size-limit --engine --max-filesize --sort --sortr --path-separator --pre-glob --generate -d --max-depth --maxdepth --hyperlink-format',
        read: '-f --file --ignore-file',
        risks: {
            [runsOtherProgram]: '--pre --hostname-bin',
            'unpacks files with other programs': { flag: '-z --search-zip' },
        },
    },
    check: (context) => {
        const { scan } = context;
        const paths = scan.has('--files') ? scan.operands : searchedPaths(context, '-e', '--regexp', '-f', '--file');
        const places = (0,shell_words/* orWorkingDirectory */.EM)(paths);
        const globs = scan.values('-g', '--glob', '--iglob');
        const includes = includedBy(globs.map((word) => isExcluding(word) ? { excludes: true, word: (0,shell_words/* dropStart */.od)(word, 1) } : { excludes: false, word }), [], (pattern, { shown }) => pattern.startsWith('/') && isPatternFor(pattern.slice(1), relativeTo(shown, context)));
        // A glob that includes names includes hidden ones too.
        const isOpen = scan.has('-.', '--hidden', '-u', '-uu', '-uuu', '--unrestricted') || !globs.every(isExcluding);
        return gatherEffects([
            searchEffects(context, paths),
            scan.has('-L', '--follow') ? followedLinks(context, [(0,shell_words/* literalWord */.CK)('.'), ...paths]) : {},
            selectedFiles(context, places, {
                files: [...globs, ...typePatterns(context)],
            }),
            scan.has('--files')
                ? {}
                : readsBelow(places, context, (file) => includes(file) && (isOpen || !isHidden(file.path)), 
                // Installed packages have too many files to name.
                isUnrestricted(context) ? undefined : leftOutOfRipgrep(context)),
        ]);
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/security-scanners.js





/** `spectral lint openapi.yaml`: the verb is not a file. */
function lintedPlaces({ scan, invocation }) {
    const [verb, ...rest] = scan.operands;
    const hasVerb = (0,shell_words/* matches */.cK)(verb, /^(?:lint|scan|test|run|score|validate|analyze|static-analysis)$/);
    return gatherEffects([
        ...(hasVerb ? rest : scan.operands).map((word) => (0,shell_words/* treeEffects */.T7)(word, invocation.cwd)),
        ...files(scan.values('-o', '--output')).map((word) => (0,shell_words/* pathEffects */.EV)('write', word, invocation.cwd)),
        ...files(scan.values('-f', '--format')).map((word) => (0,shell_words/* pathEffects */.EV)('read', word, invocation.cwd)),
    ]);
}
const security_scanners_formats = /^(?:cli|compact|json|sarif|junit\w*|github\w*|gitlab\w*|azuredevops|csv|cyclonedx\w*|spdx\w*|text|plain|tap|ya?ml|xml|html|markdown|md|pretty|stylish|full|quiet|table|default|human|checkstyle|codeclimate|pep8|brief|rich|none|ci|summary|stdout|stderr)$/;
/** `-o` and `-f` name a format for one of these programs and a file for another. */
function files(values) {
    return values.filter((word) => !(0,shell_words/* matches */.cK)(word, security_scanners_formats));
}
const semgrep = {
    flag: '--error --strict -q --quiet -v --verbose --json --sarif --text --emacs --vim --no-git-ignore --disable-version-check --no-rewrite-rule-ids --time --oss-only --pro --dryrun --no-suppress-errors --suppress-errors --force-color --no-force-color --gitlab-sast --junit-xml --experimental',
    value: '--severity --exclude --include --metrics -j --jobs --timeout --timeout-threshold --max-target-bytes --max-memory --max-lines-per-finding --max-chars-per-line --baseline-commit --exclude-rule -l --lang --config -f',
    write: '-o --output --json-output --sarif-output --text-output',
    risks: { 'is a rule or program text': '-e --pattern --replacement', 'changes the sources': { flag: '-a --autofix' } },
};
/** `semgrep scan src`, `semgrep src`; `ci` takes no files. Other commands send or install something. */
function scanned({ scan, invocation }) {
    const [verb, ...rest] = scan.operands;
    if ((0,shell_words/* matches */.cK)(verb, /^(?:login|logout|publish|lsp|mcp|install-[\w-]+|test|validate|show|interactive)$/))
        return { risks: risksFor(scan.operands, 'is a command that the rule does not name') };
    const places = (0,shell_words/* literalOf */.Zc)(verb) === 'scan' || (0,shell_words/* literalOf */.Zc)(verb) === 'ci' ? rest : scan.operands;
    return effectsFor('tree', places, invocation.cwd);
}
const gitleaks = {
    flag: '-v --verbose --no-banner --no-color --follow-symlinks=false --staged --pre-commit --ignore-gitleaks-allow',
    value: '-l --log-level --exit-code --redact --log-opts --max-target-megabytes --timeout --platform --max-decode-depth',
    optional: '--redact',
    read: '-s --source -i --gitleaks-ignore-path',
    write: '-r --report-path',
    risks: {
        [choosesConfiguration]: '-c --config -b --baseline-path --report-template',
        'reads files outside any repository': { flag: '--no-git --follow-symlinks --pipe' },
    },
};
/** Options of git log, which can name a file to write. */
function security_scanners_logOptions({ scan }) {
    const plain = /^(?!.*--o)(?:--(?:all|no-merges|first-parent|since=[\w.-]+) ?|[\w./~^-]+ ?)+$/;
    return { risks: risksUnless(scan.values('--log-opts'), plain, 'passes options to git') };
}
const trivy = {
    flag: '-q --quiet -d --debug --ignore-unfixed --no-progress --list-all-pkgs --dependency-tree --offline-scan --skip-db-update --skip-java-db-update --skip-check-update --include-dev-deps --detection-priority --disable-telemetry --skip-version-check',
    value: '-s --severity --scanners --security-checks --vuln-type --pkg-types --exit-code --exit-on-eol -f --format --timeout --skip-dirs --skip-files --report --misconfig-scanners --license-full --compliance --file-patterns --parallel --ignore-status --pkg-relationships --table-mode',
    read: '--ignorefile',
    write: '-o --output --cache-dir',
    risks: {
        [choosesConfiguration]: '-c --config -t --template --config-policy --config-check --config-data --policy --data --module-dir --ignore-policy --secret-config --helm-values --tf-vars --trace',
        [choosesServer]: {
            value: '--server --token --username --password --db-repository --java-db-repository --checks-bundle-repository --registry-token --custom-headers',
            flag: '--insecure',
        },
    },
};
/** They look for secrets and weaknesses. */
const securityScanners = definePrograms([
    {
        names: 'checkov tfsec tflint terrascan kics cfn-lint kube-linter kube-score kubeconform kubeval conftest zizmor ansible-lint spectral redocly',
        source: 'https://www.checkov.io/2.Basics/CLI%20Command%20Reference.html',
        grants: 'Runs checks that its configuration in the workspace names, which can be code.',
        changes: true,
        options: {
            flag: '--quiet --compact --recursive -q -v --verbose --no-color --soft-fail -s --no-progress --offline --no-fail-on-crash --strict --summary -strict -summary -verbose --minimum-failure-severity --show-rules --pedantic --no-exit-codes --ignore-missing-schemas -ignore-missing-schemas --parseable --nocolor --no-guide --list -l --disabled-by-default --no-module --force',
            value: '--framework --check --skip-check --skip-path -o --output --format -f --fail-severity -F --exclude --exclude-dir --minimum-failure-severity --min-severity --min-confidence --persona --color --regions -i --ignore-checks --skip-framework --enable-rule --disable-rule --only --kubernetes-version -kubernetes-version -output -skip -n --skip-list --tags',
            read: '-d --directory --file --filter',
            write: '--output-file-path --output-file',
            risks: {
                [choosesConfiguration]: {
                    value: '-c --config --config-file --external-checks-dir --external-checks-git --chdir --var-file --schema-location -schema-location --policy --rulesdir --rules-dir --ruleset -a --append-rules --custom-check-dir --tfvars-file --project-dir --baseline -cache --cache-dir -R',
                    flag: '--init -p',
                },
                [choosesServer]: '--bc-api-key --repo-id --gh-token --gh-hostname --prisma-api-url',
                'changes the sources': { optional: '--fix --write --create-baseline --update-specs' },
            },
        },
        check: lintedPlaces,
    },
    {
        names: 'semgrep opengrep',
        source: 'https://semgrep.dev/docs/cli-reference',
        changes: true,
        options: semgrep,
        check: [presetNames('--config', '-f'), scanned],
    },
]);
const gitleaksProgram = defineFamily({
    names: 'gitleaks',
    source: 'https://github.com/gitleaks/gitleaks#usage',
    globals: gitleaks,
    commands: {
        '': {},
        ...subCommands('detect protect git dir', {
            options: gitleaks,
            operands: 'tree',
            check: security_scanners_logOptions,
            changes: true,
            plain: true,
        }),
        version: {},
    },
});
const trivyProgram = defineFamily({
    names: 'trivy',
    source: 'https://trivy.dev/latest/docs/references/configuration/cli/trivy/',
    globals: trivy,
    commands: {
        '': {},
        ...subCommands('fs filesystem config sbom', { options: trivy, operands: 'tree', changes: true, plain: true }),
        ...subCommands('image repo repository rootfs vm k8s server plugin registry module clean convert', {
            options: trivy,
            operands: 'named',
            why: 'is an image or an address',
            changes: true,
        }),
        version: {},
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/sed/sed-script.js
const mostUnclosed = 16;
/** Thrown and caught in here: the script is not one that is surely understood. */
class Unclear extends Error {
}
const sed_script_unclear = 'is a script that cannot be analyzed with certainty';
/**
 * Reads a script as GNU sed does: https://www.gnu.org/software/sed/manual/sed.html. Where seds differ on the
 * end of a pattern, both readings count; a script that is not understood is a problem as a whole.
 */
function readSedScript(text) {
    const usual = readOnce(text, true);
    const old = readOnce(text, false);
    if (usual === null)
        return { problems: [sed_script_unclear], reads: [], writes: [] };
    if (old === null)
        return usual;
    return {
        problems: [...new Set([...usual.problems, ...old.problems])],
        reads: [...new Set([...usual.reads, ...old.reads])],
        writes: [...new Set([...usual.writes, ...old.writes])],
    };
}
/** `null` if the script has an error in this interpretation: sed checks the whole script before it runs any of it. */
function readOnce(text, brackets) {
    const reader = { text, at: 0, brackets, unclosed: 0, effects: { problems: [], reads: [], writes: [] } };
    try {
        while (reader.at < text.length)
            sed_script_takeCommand(reader);
        return reader.effects;
    }
    catch (error) {
        if (!(error instanceof Unclear))
            throw error;
        return null;
    }
}
function sed_script_takeCommand(reader) {
    skip(reader, /[\s;]*/y);
    if (reader.at >= reader.text.length)
        return;
    if (takeAddress(reader)) {
        skip(reader, /[ \t]*/y);
        if (peek(reader) === ',') {
            reader.at += 1;
            skip(reader, /[ \t]*/y);
            if (!takeAddress(reader))
                throw new Unclear();
        }
    }
    skip(reader, /[ \t]*(?:![ \t]*)*/y);
    const command = peek(reader);
    reader.at += 1;
    runCommand(reader, command);
}
function runCommand(reader, command) {
    if (/^[{}]$/.test(command))
        return;
    if (/^[=dDgGhHnNpPxzF]$/.test(command))
        endOfCommand(reader);
    else if (command === '#')
        skip(reader, /[^\n]*/y);
    else if (/^[:btT]$/.test(command))
        skip(reader, /[ \t]*[^\s;}]*/y);
    else if (/^[aic]$/.test(command))
        takeText(reader);
    else if (/^[qQlL]$/.test(command)) {
        skip(reader, /[ \t]*\d*/y);
        endOfCommand(reader);
    }
    else if (command === 's')
        takeSubstitution(reader);
    else if (command === 'y')
        takeTransliteration(reader);
    else
        takeFileCommand(reader, command);
}
function takeTransliteration(reader) {
    const delimiter = takeDelimiter(reader);
    takeUntil(reader, delimiter, false);
    takeUntil(reader, delimiter, false);
    endOfCommand(reader);
}
function takeFileCommand(reader, command) {
    const { effects: effects } = reader;
    const rest = takeLine(reader).trimStart();
    if (command === 'e')
        effects.problems.push('runs a command (e)');
    else if (command === 'r' || command === 'R')
        effects.reads.push(rest);
    else if (command === 'w' || command === 'W') {
        effects.problems.push(`writes a file (${command})`);
        effects.writes.push(rest);
    }
    else
        throw new Unclear();
}
function takeAddress(reader) {
    const start = reader.at;
    const delimiterOrLine = peek(reader);
    if (delimiterOrLine === '/' || delimiterOrLine === '\\') {
        reader.at += 1;
        const delimiter = delimiterOrLine === '/' ? '/' : takeDelimiter(reader);
        takeUntil(reader, delimiter, true);
        skip(reader, /[ \t]*[IM]*/y);
    }
    else
        skip(reader, /(?:[+~]?\d+(?:~\d+)?|\$)/y);
    return reader.at > start;
}
function takeDelimiter(reader) {
    const delimiter = peek(reader);
    if (delimiter === '' || delimiter === '\n' || delimiter === '\\')
        throw new Unclear();
    reader.at += 1;
    return delimiter;
}
function takeUntil(reader, delimiter, pattern) {
    for (; reader.at < reader.text.length; reader.at += 1) {
        const char = peek(reader);
        if (char === delimiter) {
            reader.at += 1;
            return;
        }
        if (char === '\\')
            reader.at += 1;
        else if (char === '\n' && pattern)
            throw new Unclear();
        else if (char === '[' && pattern && reader.brackets)
            skipBracket(reader);
    }
    throw new Unclear();
}
/** Leaves the reader on the closing bracket, or where it was if there is none. */
function skipBracket(reader) {
    const end = closingBracket(reader.text, reader.at);
    if (end >= 0)
        reader.at = end;
    else
        reader.unclosed += 1;
    // Each of them was looked for up to the end of the line.
    if (reader.unclosed > mostUnclosed)
        throw new Unclear();
}
/**
 * Where a bracket expression ends: at the first closing bracket that is not the first character and ends no class
 * (`[:x:]`); where the line ends before, at the last one that was taken for something else. -1 if there is none.
 */
function closingBracket(text, start) {
    let at = start + (text[start + 1] === '^' ? 2 : 1);
    let close = text.indexOf(']', at);
    let other = close === at ? at : -1;
    if (other >= 0)
        at += 1;
    for (; close >= 0 && at < text.length && text[at] !== '\n'; at += 1) {
        if (close < at)
            close = text.indexOf(']', at);
        if (at === close)
            return at;
        if (text[at] !== '[' || !isClass(text, at, close))
            continue;
        if (!text.slice(at, close).includes('\n'))
            other = close;
        at = close;
    }
    return other;
}
function isClass(text, at, close) {
    return close - at >= 3 && /[.:=]/.test(text[at + 1] ?? '') && /[.:=]/.test(text[close - 1] ?? '');
}
function takeSubstitution(reader) {
    const delimiter = takeDelimiter(reader);
    takeUntil(reader, delimiter, true);
    takeUntil(reader, delimiter, false);
    for (;;) {
        const flag = peek(reader);
        if (flag === 'e')
            reader.effects.problems.push('runs the text as a command (s///e)');
        else if (flag === 'w') {
            reader.at += 1;
            reader.effects.problems.push('writes a file (s///w)');
            reader.effects.writes.push(takeLine(reader).trimStart());
            return;
        }
        else if (!/^[gpiImM0-9]$/.test(flag)) {
            endOfCommand(reader);
            return;
        }
        reader.at += 1;
    }
}
/** The text of a, i and c reaches to a line end without a backslash before it; two backslashes at its start are read in two ways. */
function takeText(reader) {
    if (/^[ \t]*\\[ \t]*\\/.test(reader.text.slice(reader.at)))
        throw new Unclear();
    skip(reader, /[ \t]*(?:\\[ \t]*\n?)?/y);
    skip(reader, /(?:[^\\\n]|\\[\s\S])*/y);
}
function takeLine(reader) {
    const start = reader.at;
    skip(reader, /[^\n]*/y);
    return reader.text.slice(start, reader.at);
}
function endOfCommand(reader) {
    skip(reader, /[ \t]*/y);
    if (!/^[;\n}#]?$/.test(peek(reader)))
        throw new Unclear();
}
function peek(reader) {
    return reader.text[reader.at] ?? '';
}
function skip(reader, pattern) {
    pattern.lastIndex = reader.at;
    reader.at += pattern.exec(reader.text)?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./lib/policy/programs/sed/sed.js




function checkSed(context) {
    const { scan, invocation } = context;
    const expressions = scan.values('-e', '--expression');
    const filed = scan.has('-f', '--file');
    const scripts = expressions.length > 0 || filed ? expressions : scan.operands.slice(0, 1);
    const files = expressions.length > 0 || filed ? scan.operands : scan.operands.slice(1);
    return gatherEffects([
        sed_checkScripts(scripts, invocation.cwd),
        effectsFor('read', files, invocation.cwd),
        ...inPlace(context, files),
    ]);
}
/** Scripts of several -e are one script, a line each. */
function sed_checkScripts(scripts, cwd) {
    const script = scripts[0];
    if (script === undefined)
        return {};
    const unknown = scripts.filter((word) => word.kind !== 'literal');
    if (unknown.length > 0)
        return { risks: risksFor(unknown, 'is a script that is not known before it runs') };
    const scriptEffects = readSedScript(scripts.map((word) => (0,shell_words/* literalOf */.Zc)(word) ?? '').join('\n'));
    return gatherEffects([
        { risks: scriptEffects.problems.map((problem) => riskOf(script, problem)) },
        ...scriptEffects.reads.map((path) => (0,shell_words/* pathEffects */.EV)('read', (0,shell_words/* literalWord */.CK)(path), cwd)),
        ...scriptEffects.writes.map((path) => (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)(path), cwd)),
    ]);
}
function inPlace({ scan, invocation }, files) {
    const option = scan.options.find(({ name }) => name === '-i' || name === '--in-place');
    if (option === undefined)
        return [];
    const suffix = option.value === null ? '' : (0,shell_words/* knownText */.bG)(option.value);
    const odd = /[/*]/.test(suffix) || option.value?.kind === 'partial'
        ? [riskOf(option.word, 'writes backups to another location')]
        : [];
    const copies = suffix === ''
        ? []
        : files.map((word) => (0,shell_words/* pathEffects */.EV)('write', (0,shell_words/* literalWord */.CK)(`${(0,shell_words/* knownText */.bG)(word)}${suffix}`), invocation.cwd));
    return [{ risks: odd }, effectsFor('write', files, invocation.cwd), ...copies];
}
const sedProgram = defineProgram({
    names: 'sed gsed',
    reads: 'files',
    source: 'https://www.gnu.org/software/sed/manual/sed.html',
    options: {
        flag: '-n --quiet --silent -E -r --regexp-extended -s --separate -u --unbuffered -z --null-data --posix --debug --sandbox --follow-symlinks -b --binary',
        value: '-e --expression -l --line-length',
        optional: '-i --in-place',
        risks: { 'is a script in a file, which is not analyzed': '-f --file' },
    },
    check: checkSed,
});

// EXTERNAL MODULE: ./lib/policy/shell/unknown-words.js
var unknown_words = __webpack_require__(45324);
;// CONCATENATED MODULE: ./lib/policy/programs/shells.js





const hint = 'bash -c with a constant command line, or a script of the workspace, can be analyzed';
/** A text that is unknown before the run may be any program. */
function anyProgram(word) {
    const why = 'runs a program that is unknown before it runs';
    return word === undefined ? {} : { risks: [riskOf(word, why, { never: true, anyProgram: true, hint })] };
}
/** Options that change neither how a line is read nor which files the shell starts with. */
const harmless = /^(?:[ceuxvnfhps]|--norc|--noprofile|--verbose|--version|--help|--noediting)$/;
const harmlessName = /^(?:errexit|nounset|xtrace|verbose|noexec|noglob|pipefail|hashall|privileged|noclobber)$/;
/** Options that change how the shell interprets a command line: aliases, history, other patterns. */
const changesReading = /^(?:[BHikoO]|--posix|--rcfile|--init-file|--debug|--debugger|--wordexp|--emulate)$/;
const isLogin = ({ name }) => name === 'l' || name === '--login';
/**
 * A login shell first reads files of the machine and of HOME, which may set another PATH. A constant text means the
 * same without them.
 */
function withoutLogin(options) {
    const words = new Set(options.filter(isLogin).map(({ word }) => word));
    return [...words].map((word) => ({
        word,
        text: /^-\w/.test((0,shell_words/* knownText */.bG)(word)) ? (0,shell_words/* knownText */.bG)(word).replaceAll('l', '').replace(/^-$/, '') : '',
        why: 'makes it a login shell, which reads other files first',
    }));
}
function isHarmless({ name, value }) {
    if (name === 'o')
        return value !== undefined && (0,shell_words/* matches */.cK)(value, harmlessName);
    return harmless.test(name);
}
/** The risks of the options; `isText`: the program text itself is analyzed. */
function optionFindings(options, isText, context) {
    const effects = [];
    const risky = new Set();
    const others = options.filter((option) => !isHarmless(option) && !(isText && isLogin(option)));
    for (const { name, word, value } of others) {
        if (/^--(?:rcfile|init-file)$/.test(name))
            effects.push(shells_script(value ?? word, context));
        const never = isText && changesReading.test(name);
        if (risky.has(word) && !never)
            continue;
        risky.add(word);
        const why = changesReading.test(name)
            ? 'changes how the shell reads its program'
            : 'is an option of the shell that is not known to be harmless';
        effects.push({ risks: [riskOf(word, why, never ? { never } : {})] });
    }
    return gatherEffects(effects);
}
/** A file that the shell runs. */
function shells_script(word, { invocation, world }) {
    const program = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    if (operandText(word, invocation.cwd, world).kind !== 'file')
        return anyProgram(word);
    return gatherEffects([
        (0,shell_words/* pathEffects */.EV)('read', word, invocation.cwd),
        { risks: [riskOf(word, 'is a script that it runs', { alsoCoveredBy: [program] })] },
    ]);
}
const isPlain = (text) => /^[\w ./:=@%,+-]*$/.test(text) && !/^\s*\w+=/.test(text);
/** Constant strings, except for those that `echo` of dash reads as escapes. */
const strings = /'[^'\\]*'|"[^"\\$`]*"/g;
/** Characters and simple variables that bash and dash read in the same way. */
const portable = /^(?:[\w ./:=@%,+?*!|;&<>()\n[\]-]|\$(?:[a-z_]\w*|HOME|PWD|TMPDIR|\?))*$/;
const onlyBash = /&>|>&(?!\d)|\|&|;&|<<|[<>]\(|\(\(|\[\[|\[\^|=\(|\w\(|(?:^|[\s;&|(])(?:[A-Za-z_]\w*=|(?:function|select|time|coproc|source|declare|typeset|let|local|export|readonly|set(?!\s+-[eux]+(?:[\s;]|$))|trap|read|shopt|pushd|popd|echo\s+-\w*[eE])(?![\w-]))/;
/** Whether a text means the same in bash and in a POSIX shell. */
function isPortable(text) {
    const bare = text.replace(strings, "''");
    const words = bare.replaceAll("''", 'x');
    return portable.test(words) && !onlyBash.test(words);
}
/** A constant text is evaluated as a separate command line. bash parses some lines differently from other shells. */
function line(text, more, { invocation }, fromInput) {
    if (text.kind !== 'literal')
        return {
            risks: [riskOf(text, 'is a command line that is unknown before it runs', { never: true, anyProgram: true })],
        };
    const command = text.value.replace(/\n+$/, '');
    const shell = (0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? '';
    if (shell !== 'bash' && !(/^(?:sh|dash|ash)$/.test(shell) ? isPortable(command) : isPlain(command))) {
        const why = 'is a command line for a shell that parses it differently from bash';
        return { risks: [riskOf(text, why, { never: true, hint: 'use bash -c, which can be analyzed' })] };
    }
    const takesArguments = more.length > 0 && /\$[@*0-9#{]/.test(command);
    return {
        inner: command.trim() === '' ? [] : [{ kind: 'line', command, ...(fromInput ? { fromInput } : {}) }],
        risks: takesArguments ? [riskOf(text, 'inserts its arguments into the command line', { never: true })] : [],
    };
}
function programOf(words, call) {
    const { invocation, world } = call;
    const program = shellText(words, invocation.cwd, world);
    switch (program.kind) {
        case 'none':
            return {};
        case 'unknown':
            return anyProgram(program.word);
        case 'file':
            return gatherEffects([shells_script(program.word, call), { changes: true }]);
        case 'argument':
            if (program.text === undefined || program.also)
                return anyProgram(invocation.argv[0]);
            return line(program.text, program.more, call, false);
        case 'input': {
            const { input } = invocation;
            if (input === undefined)
                return anyProgram(program.word ?? invocation.argv[0]);
            return line({ kind: 'literal', value: input, source: 'its standard input' }, words.operands, call, true);
        }
    }
}
function readShell(invocation, world) {
    const words = readShellWords(invocation.argv.slice(1));
    const call = { invocation, world };
    const program = programOf(words, call);
    const isText = (program.inner ?? []).length > 0;
    const { effects, inner, risks, changes } = gatherEffects([optionFindings(words.options, isText, call), program]);
    return {
        effects,
        inner,
        risks: dedupe(risks),
        ...(isText ? { edits: withoutLogin(words.options) } : {}),
        readOnly: !changes && effects.every(unknown_words/* onlyReads */.AD),
    };
}
/** A word that is always refused needs no rule. */
function dedupe(risks) {
    return risks.filter((risk) => risk.never === true || !risks.some((other) => other.never === true && other.word === risk.word));
}
const shells = {
    names: ['bash', 'sh', 'dash', 'ash', 'zsh', 'ksh', 'ksh93', 'mksh', 'yash', 'rbash'],
    source: 'https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash',
    grants: 'A rule that leaves the arguments open grants every command.',
    read: readShell,
};

;// CONCATENATED MODULE: ./lib/policy/programs/sponge.js

const spongeProgram = defineProgram({
    names: 'sponge',
    source: 'https://manpages.debian.org/sponge',
    options: { flag: '-a' },
    operands: 'write',
});

;// CONCATENATED MODULE: ./lib/policy/programs/swift.js


const swift = {
    flag: '-v --verbose -q --quiet --parallel --no-parallel --enable-code-coverage --skip-build --list-tests -l --build-tests --show-bin-path --skip-update --show-codecov-path --enable-swift-testing --disable-swift-testing --enable-xctest --disable-xctest --static-swift-stdlib --vv',
    value: '--filter --skip -c --configuration -j --jobs --num-workers --target --product --specifier -s --test-product --arch --triple',
    write: '--xunit-output --scratch-path --cache-path',
    risks: {
        [choosesCode]: {
            value: '--package-path --toolchain --sdk --swift-sdk -Xswiftc -Xcc -Xlinker -Xcxx --config-path --security-path --netrc-file --destination --sanitize --chdir -C',
            flag: '--disable-sandbox --netrc',
        },
    },
};
const swiftProgram = defineFamily({
    names: 'swift',
    source: 'https://github.com/swiftlang/swift-package-manager/tree/main/Documentation',
    grants: runsWorkspaceCode,
    commands: {
        '': { changes: true },
        test: { options: swift, changes: true, plain: true },
        build: { options: swift, changes: true, plain: true },
        'package describe': { options: swift },
        'package show-dependencies': { options: swift },
        'package resolve': { options: swift, changes: true },
        ...subCommands('run repl package', {
            ...namedOperands('is a program that the rule does not name'),
            options: swift,
        }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/system-information.js


/** They show the machine, its programs and their manuals. */
const systemInformation = definePrograms([
    {
        names: 'free uptime vmstat lscpu lsb_release getconf locale cal w tput stty',
        reads: 'machine',
        source: 'https://man7.org/linux/man-pages/dir_section_1.html',
        options: {
            flag: '-a -b -k -m -g -h -s -t -w -i -d -r -c -p -u -v -e -J --human --mega --giga --kilo --bytes --total --wide --pretty --since --all --short --id --release --codename --description --json --parse',
        },
    },
    {
        names: 'hostname',
        reads: 'machine',
        source: 'https://man7.org/linux/man-pages/man1/hostname.1.html',
        options: {
            flag: '-a --alias -A --all-fqdns -d --domain -f --fqdn --long -i --ip-address -I --all-ip-addresses -s --short -y --yp --nis',
            risks: { 'sets the host name': { value: '-F --file', flag: '-b --boot' } },
        },
        operands: 'named',
        why: 'sets the host name',
    },
    {
        names: 'ps',
        reads: 'machine',
        source: 'https://man7.org/linux/man-pages/man1/ps.1.html',
        options: {
            flag: '-A -a -d -e -f -F -l -j -H -L -m -T -w -y -c -M -Z -V --forest --headers --no-headers --deselect -N --cumulative --context',
            value: '-p --pid --ppid -o -O --format --sort --cols --columns --width --rows --lines -u -U -g -G -s -t -C -q --quick-pid --user --group --tty --sid',
        },
        check: ({ scan }) => ({
            risks: risksUnless(scan.operands, /^[0-9,aux]*$/, 'may print the environment of processes', { never: true }),
        }),
    },
    {
        names: 'which whereis type hash',
        reads: 'files',
        source: 'https://man7.org/linux/man-pages/man1/which.1.html',
        options: {
            flag: '-a --all -i --read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde --tty-only -s -b -m -u -l -t -P',
        },
    },
    {
        names: 'man apropos whatis tldr',
        source: 'https://man7.org/linux/man-pages/man1/man.1.html',
        options: {
            flag: '-k -f -a -w -W --where --path -K',
            risks: {
                [runsCommandsInside]: {
                    optional: '-H --html -X --gxditview -T --troff-device -t',
                    value: '-P --pager -C --config-file -M --manpath -L -m -E -p -r --preprocessor -R --recode',
                    flag: '-l --local-file -Z -D -d',
                },
            },
        },
        check: ({ scan }) => ({
            risks: risksUnless(scan.operands, /^[\w+:.-]+$/, 'is a page from a file'),
        }),
    },
]);

;// CONCATENATED MODULE: ./lib/policy/programs/system-packages.js




/** Installing: names of packages only. */
const packageInstall = (program, name) => ({
    changes: true,
    literal: true,
    check: ({ scan, invocation }) => ({
        risks: scan.operands.map((word) => name.test((0,shell_words/* literalOf */.Zc)(word) ?? '')
            ? riskOf(word, 'is a package that the rule does not name', {
                alsoCoveredBy: [(0,shell_words/* literalOf */.Zc)(invocation.argv[0]) ?? program, 'install'],
            })
            : riskOf(word, 'is a file, an address or a pattern instead of a package')),
    }),
});
/** Answers to prompts, and verbosity. */
const quietly = '-y --yes --assume-yes -q -qq --quiet --no-install-recommends --no-install-suggests --fix-missing -m --only-upgrade --no-upgrade --reinstall -d --download-only -s --simulate --dry-run --just-print --show-progress';
/**
 * A name, an architecture, a version. apt removes a package whose name ends in a minus; a word with a slash is a file
 * or a release.
 */
const debian = /^[a-z0-9](?:[a-z0-9+.-]*[a-z0-9+])?(?::[a-z0-9-]+)?(?:=[\w.+:~-]+)?$/;
const aptOptions = {
    flag: quietly,
    risks: { 'sets configuration, which can name programs to run': '-o --option -c --config-file' },
};
const aptProgram = guardedFamily({
    names: 'apt apt-get',
    source: 'https://manpages.debian.org/apt-get',
    why: changesMachine,
    grants: 'Installs and removes software of the machine, whose scripts run as root.',
    globals: { flag: quietly },
    common: aptOptions,
    commands: {
        install: packageInstall('apt-get', debian),
        update: { changes: true, literal: true },
        list: { options: { flag: '--installed --upgradable -a --all-versions' } },
        show: {},
        search: { options: { flag: '-n --names-only' } },
    },
});
const brewProgram = guardedFamily({
    names: 'brew',
    source: 'https://docs.brew.sh/Manpage',
    why: changesMachine,
    grants: 'Installs and removes software of the machine.',
    commands: {
        install: {
            ...packageInstall('brew', /^[a-z0-9][\w@+.-]*(?<!\.rb)$/),
            options: { flag: '-q --quiet -v --verbose --formula --formulae --cask --casks --only-dependencies' },
        },
        list: { options: { flag: '--versions --formula --cask -1' } },
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/terraform.js




const terraform_elsewhere = 'chooses another directory, state or configuration';
const terraform = {
    singleDash: true,
    flag: '-no-color -json -compact-warnings -detailed-exitcode -recursive -check -diff -list -write -raw -input -backend -get -upgrade -refresh -lock -refresh-only -cloud -no-tests',
    value: '-lock-timeout -parallelism -target -lockfile',
    write: '-out',
    read: '-var-file -test-directory',
    risks: {
        [terraform_elsewhere]: '-chdir -state -state-out -backup -backend-config -plugin-dir -from-module -config',
        'sets a variable or plans more than the files say': {
            value: '-var -replace',
            flag: '-destroy -reconfigure -migrate-state -force-copy',
        },
        'writes a file': '-generate-config-out',
    },
};
/** `terraform fmt` rewrites the files below a directory unless it only checks. */
function terraform_formatted({ scan, invocation }) {
    const writeOption = scan.options.find((option) => option.name === '-write');
    const writes = writeOption === undefined ? !scan.has('-check') : (0,shell_words/* literalOf */.Zc)(writeOption.value) !== 'false';
    return effectsFor(writes ? ['read', 'write'] : 'read', (0,shell_words/* orWorkingDirectory */.EM)(scan.operands), invocation.cwd);
}
const terraformRuns = { options: terraform, operands: 'read', changes: true, plain: true };
const terraformProgram = defineFamily({
    names: 'terraform tofu',
    literal: true,
    source: 'https://developer.hashicorp.com/terraform/cli/commands',
    grants: 'Runs the providers that the files of the workspace name, with the credentials of the environment.',
    globals: { singleDash: true, risks: { [terraform_elsewhere]: '-chdir' }, flag: '-version' },
    unknown: isMoreThanTheRule,
    commands: {
        '': {},
        fmt: { options: terraform, check: terraform_formatted },
        validate: { options: terraform, operands: 'read' },
        version: { options: terraform },
        providers: { options: terraform },
        'providers mirror': { options: terraform, operands: 'write', changes: true },
        graph: { options: terraform },
        get: { options: terraform, changes: true },
        init: terraformRuns,
        plan: terraformRuns,
        test: {
            options: [terraform, { singleDash: true, value: '-filter', flag: '-verbose' }],
            changes: true,
            plain: true,
        },
        show: { options: terraform, operands: 'read' },
        output: { options: terraform },
        'state list': { options: terraform },
        'workspace list': {},
        'workspace show': {},
        ...subCommands('apply destroy import taint untaint refresh console login logout force-unlock state workspace', {
            ...changesSomething,
            options: [terraform, { singleDash: true, flag: '-auto-approve' }],
        }),
    },
});

;// CONCATENATED MODULE: ./lib/policy/programs/wrappers/wrapper.js




/** Programs whose operands are a command, after one operand of their own if `own` is given. */
function defineWrappers(specs, numberedForm) {
    return specs.map((spec) => defineProgram({
        reads: 'files',
        ...spec,
        options: [{ stopAtOperand: true }, ...[spec.options ?? []].flat()],
        grants: grantsEveryProgram,
        check: ({ scan }) => numberedForm === undefined ? startedCommand(scan.operands) : behind(numberedForm, scan.operands),
    }));
}
/** If the program's own operand is missing, it may take this word as the command. */
function behind(numberedForm, [program, ...rest]) {
    const odd = program !== undefined && !numberedForm.test((0,shell_words/* literalOf */.Zc)(program) ?? '');
    const why = 'is not a number and may be the command';
    return gatherEffects([odd ? { risks: [riskOf(program, why, { never: true })] } : {}, startedCommand(rest)]);
}
function isHarmlessAssignment(word) {
    const value = (0,shell_words/* literalOf */.Zc)(word);
    if (value === null)
        return false;
    const equals = value.indexOf('=');
    return (0,shell_environment/* isSafeVariable */.a)(value.slice(0, equals), value.slice(equals + 1));
}
const grantsEveryProgram = 'A rule that leaves the command open grants every program.';
/** The command that these words are, if any. */
function startedCommand(words) {
    return words.length === 0 ? {} : { inner: [{ kind: 'argv', argv: words }] };
}

;// CONCATENATED MODULE: ./lib/policy/programs/wrappers/busybox.js


const busyboxProgram = defineProgram({
    names: 'busybox toybox',
    source: 'https://busybox.net/downloads/BusyBox.html',
    grants: grantsEveryProgram,
    changes: true,
    options: { stopAtOperand: true },
    operands: 'named',
    why: 'is an applet, which may parse its arguments differently from the program of that name',
    check: ({ scan }) => startedCommand(scan.operands),
});

// EXTERNAL MODULE: ./lib/policy/shell/expand/script-variables.js
var script_variables = __webpack_require__(25312);
;// CONCATENATED MODULE: ./lib/policy/programs/wrappers/env.js





/** env: pairs, then a command. Without one it prints the environment. */
function checkEnv(context) {
    const { scan, invocation } = context;
    const pairs = scan.operands.findIndex((word) => !/^[^=]+=/.test((0,shell_words/* knownText */.bG)(word)));
    const assigned = pairs < 0 ? scan.operands : scan.operands.slice(0, pairs);
    const rest = pairs < 0 ? [] : scan.operands.slice(pairs);
    const bad = assigned.filter((word) => !isHarmlessAssignment(word));
    const loaded = scan.values('-u', '--unset').filter((word) => !(0,script_variables/* isScriptVariable */.ej)((0,shell_words/* literalOf */.Zc)(word) ?? ''));
    const program = invocation.argv[0];
    const prints = rest.length === 0 && program !== undefined
        ? [riskOf(program, 'prints the environment, which may contain secrets', { never: true })]
        : [];
    return gatherEffects([
        { risks: risksFor(bad, 'sets a variable that can change what runs') },
        { risks: [...loaded.map((word) => riskOf(word, 'unsets a variable that controls programs')), ...prints] },
        startedCommand(rest),
    ]);
}
const envProgram = defineProgram({
    names: 'env genv',
    reads: 'machine',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/env-invocation.html',
    grants: grantsEveryProgram,
    options: {
        stopAtOperand: true,
        flag: '-0 --null -v --debug --list-signal-handling',
        value: '-u --unset',
        optional: '--default-signal --ignore-signal --block-signal',
        risks: {
            'removes the variables that keep git and others from running programs': { flag: '-i --ignore-environment' },
            'splits a text into a command': { value: '-S --split-string', never: true },
            'runs it in another directory': '-C --chdir',
            'chooses where programs are found': '-P -a --argv0',
        },
    },
    check: checkEnv,
});

;// CONCATENATED MODULE: ./lib/policy/programs/wrappers/flock.js



const otherShell = 'is a command line for a shell other than bash';
/** -c takes a command line for `$SHELL` or sh. */
function commandLine({ scan }) {
    const value = scan.value('-c');
    return value === null ? {} : { risks: [riskOf(value, otherShell, { never: true })] };
}
const flockProgram = defineProgram({
    names: 'flock',
    source: 'https://man7.org/linux/man-pages/man1/flock.1.html',
    grants: grantsEveryProgram,
    options: {
        stopAtOperand: true,
        flag: '-s --shared -x --exclusive -u --unlock -n --nonblock -o --close -F --no-fork --verbose',
        value: '-w --timeout -E --conflict-exit-code',
        risks: { [otherShell]: { value: '-c --command', never: true } },
    },
    operands: ['write', 'data'],
    check: [({ scan }) => startedCommand(scan.operands.slice(1)), commandLine],
});

;// CONCATENATED MODULE: ./lib/policy/programs/wrappers/sudo.js




const sudoProgram = defineProgram({
    names: 'sudo doas',
    source: 'https://man7.org/linux/man-pages/man8/sudo.8.html',
    grants: grantsEveryProgram,
    changes: true,
    options: {
        stopAtOperand: true,
        flag: '-n --non-interactive -H --set-home -k --reset-timestamp -b --background -B --bell -P --preserve-groups',
        risks: {
            [runsElsewhere]: '-u --user -g --group -D --chdir -R --chroot -h --host -r --role -t --type -T --command-timeout -U --other-user -C --close-from -p --prompt',
            'starts a shell': { flag: '-i --login -s --shell', never: true },
            'runs the editor': { flag: '-e --edit' },
            'runs a program that asks for the password': { flag: '-A --askpass -S --stdin' },
            'keeps the environment': { optional: '--preserve-env', flag: '-E' },
            'shows or changes permissions': { flag: '-l --list -v --validate -K --remove-timestamp' },
        },
    },
    check: (context) => checkSudo(context),
});
function checkSudo({ scan, invocation }) {
    const start = scan.operands.findIndex((word) => !/^\w+=/.test((0,shell_words/* knownText */.bG)(word)));
    const pairs = start < 0 ? scan.operands : scan.operands.slice(0, start);
    const program = invocation.argv[0];
    const rest = scan.operands.slice(pairs.length);
    const bad = risksFor(pairs.filter((word) => !isHarmlessAssignment(word)), 'sets a variable that can change what runs');
    const empty = rest.length === 0 && program !== undefined && !scan.has('--version')
        ? [riskOf(program, 'starts nothing that can be analyzed')]
        : [];
    return gatherEffects([{ risks: [...bad, ...empty] }, startedCommand(rest)]);
}

;// CONCATENATED MODULE: ./lib/policy/programs/wrappers/wrappers.js


/** Their operands are the command that they start. */
const plainWrappers = defineWrappers([
    {
        names: 'ionice',
        source: 'https://man7.org/linux/man-pages/man1/ionice.1.html',
        options: {
            flag: '-t --ignore',
            value: '-c --class -n --classdata',
            risks: { 'changes other processes': '-p --pid -P --pgid -u --uid' },
        },
    },
    {
        names: 'nice',
        source: 'https://www.gnu.org/software/coreutils/manual/html_node/nice-invocation.html',
        options: { value: '-n --adjustment', digits: true },
    },
    {
        names: 'nohup',
        source: 'https://www.gnu.org/software/coreutils/manual/html_node/nohup-invocation.html',
    },
    {
        names: 'numactl',
        source: 'https://man7.org/linux/man-pages/man8/numactl.8.html',
        options: { flag: '-l --localalloc -a --all --balancing', value: '-N -C -m -i -p --cpunodebind --physcpubind' },
    },
    {
        names: 'setsid',
        source: 'https://man7.org/linux/man-pages/man1/setsid.1.html',
        options: { flag: '-c --ctty -f --fork -w --wait' },
    },
    {
        names: 'stdbuf',
        source: 'https://www.gnu.org/software/coreutils/manual/html_node/stdbuf-invocation.html',
        options: { value: '-i --input -o --output -e --error' },
    },
    {
        names: 'time gtime',
        source: 'https://man7.org/linux/man-pages/man1/time.1.html',
        options: {
            flag: '-a --append -p --portability -q --quiet -v --verbose',
            value: '-f --format',
            write: '-o --output',
        },
    },
    {
        names: 'unbuffer chronic',
        source: 'https://manpages.debian.org/chronic',
    },
]);
/** A time, a priority, a mask or a list of processors. */
const numberOperand = /^\d[\da-f.,:x-]*[smhd]?$|^[fF]{1,16}$/i;
/** The first operand is their own. */
const numberedWrappers = defineWrappers([
    {
        names: 'timeout gtimeout',
        source: 'https://www.gnu.org/software/coreutils/manual/html_node/timeout-invocation.html',
        options: { flag: '--preserve-status --foreground -v --verbose -p -f', value: '-k --kill-after -s --signal' },
    },
    {
        names: 'taskset chrt',
        source: 'https://man7.org/linux/man-pages/man1/taskset.1.html',
        options: {
            flag: '-c --cpu-list -a --all-tasks -b -f -i -o -r',
            risks: { 'changes other processes': '-p --pid' },
        },
    },
], numberOperand);
/** The first operand is their own, and may be any. */
const confiningWrappers = defineWrappers([
    {
        names: 'chroot',
        source: 'https://www.gnu.org/software/coreutils/manual/html_node/chroot-invocation.html',
        options: { risks: { [runsElsewhere]: { value: '--userspec --groups', flag: '--skip-chdir' } } },
        operands: ['never', 'data'],
        why: 'is another root directory',
        changes: true,
    },
], /^/);

;// CONCATENATED MODULE: ./lib/policy/programs/wrappers/xargs.js





/** xargs: its input becomes arguments at the end of the command, or replaces a placeholder. */
function checkXargs(context) {
    const { scan } = context;
    if (scan.operands.length === 0)
        return {};
    const marked = scan.options.findLast((option) => ['-I', '-i', '--replace'].includes(option.name));
    const known = forFound(context, marked);
    if (known !== null)
        return known;
    if (marked === undefined)
        return startedCommand([...scan.operands, appended]);
    const mark = (marked.value === null ? '' : (0,shell_words/* literalOf */.Zc)(marked.value)) ?? '';
    const sign = mark === '' ? '{}' : mark;
    const later = scan.options.slice(scan.options.indexOf(marked) + 1).some((option) => lines.has(option.name));
    const filled = scan.operands.map((word) => {
        const at = (0,shell_words/* knownText */.bG)(word).indexOf(sign);
        return at < 0 ? word : { kind: 'partial', prefix: (0,shell_words/* knownText */.bG)(word).slice(0, at), source: word.source };
    });
    return gatherEffects([startedCommand(filled), later ? startedCommand([...scan.operands, appended]) : {}]);
}
const appended = { kind: 'unknown', source: 'what xargs reads' };
/** After -I they cancel it: the input is appended to the command again. */
const lines = new Set(['-L', '-l', '--max-lines', '-n', '--max-args']);
/** Programs with a table that end their options at `--` and take files after it. */
const takesFiles = new Set('b2sum cat cksum cut du egrep eslint expand fgrep file fmt fold grep head ls md5sum nl od prettier rg rm sed sha1sum sha256sum sha512sum sort stat tac tail touch uniq wc'.split(' '));
/**
 * `git ls-files -z | xargs -0 command --`: the command with each sensitive name that git would list. The names may
 * begin with a dash, so the command has to end its options.
 */
function forListed({ scan, invocation, world }, listing) {
    const program = (0,shell_words/* knownText */.bG)(scan.operands[0]);
    if (!takesFiles.has(program) || (0,shell_words/* literalOf */.Zc)(scan.operands.at(-1)) !== '--')
        return null;
    const names = listedNames(listing, invocation, world);
    if (names === null)
        return null;
    // A rule may deny files that are not sensitive.
    return gatherEffects([startedCommand([...scan.operands, ...names.words]), names.links, { readsMore: true }]);
}
/** `find … -print0 | xargs -0 command` does what `find … -exec command {} +` does, and with `-I{}` what it does with `;`. */
function forFound({ scan, invocation, world }, marked) {
    const { listing: listing } = invocation;
    const parted = scan.has('-0', '--null') && !scan.has('-d', '--delimiter', '-a', '--arg-file', '-E', '-e', '--eof');
    const isMarked = marked !== undefined && /^(?:\{\})?$/.test((0,shell_words/* literalOf */.Zc)(marked.value) ?? '');
    const mentioned = scan.operands.some((word) => (0,shell_words/* knownText */.bG)(word).includes('{}'));
    const takenBack = marked !== undefined && scan.options.some((option) => lines.has(option.name));
    if (listing === undefined || !parted || isMarked !== mentioned || takenBack)
        return null;
    if (marked !== undefined && !isMarked)
        return null;
    if ((0,shell_words/* literalOf */.Zc)(listing[0]) === 'git')
        return marked === undefined ? forListed({ scan, invocation, world }, listing) : null;
    const end = isMarked ? [(0,shell_words/* literalWord */.CK)(';')] : [(0,shell_words/* literalWord */.CK)('{}'), (0,shell_words/* literalWord */.CK)('+')];
    const argv = [...listing.slice(0, -1), (0,shell_words/* literalWord */.CK)('-exec'), ...scan.operands, ...end];
    const { effects, inner, risks } = findUtility.read({ argv, cwd: invocation.cwd }, world);
    return { effects, inner, risks };
}
const xargsProgram = defineProgram({
    names: 'xargs gxargs',
    reads: 'files',
    source: 'https://www.gnu.org/software/findutils/manual/html_node/find_html/xargs-options.html',
    grants: grantsEveryProgram,
    options: {
        stopAtOperand: true,
        flag: '-0 --null -o --open-tty -p --interactive -r --no-run-if-empty -t --verbose -x --exit --show-limits',
        value: '-d --delimiter -E -I -L -n --max-args -P --max-procs -s --max-chars',
        optional: '-e --eof -i --replace -l --max-lines',
        read: '-a --arg-file',
        risks: { 'sets a variable that can change what runs': '--process-slot-var' },
    },
    check: checkXargs,
});

;// CONCATENATED MODULE: ./lib/policy/programs/wrappers/xvfb-run.js




const xvfbRunProgram = defineProgram({
    names: 'xvfb-run',
    source: 'https://manpages.debian.org/xvfb-run',
    grants: grantsEveryProgram,
    options: {
        stopAtOperand: true,
        flag: '-a --auto-servernum',
        value: '-n --server-num -s --server-args -w --wait',
        write: '-e --error-file -f --auth-file',
    },
    check: ({ scan }) => gatherEffects([startedCommand(scan.operands), serverOption(scan.value('-s', '--server-args'))]),
});
/** Options of the display; other server options can name files. */
function serverOption(value) {
    const plain = /^(?: *(?:-screen \d+ \d+x\d+x\d+|-dpi \d+|-ac|-nolisten tcp|-noreset|\+extension [A-Z]+|\+render))+ *$/;
    if (value === null || (0,shell_words/* matches */.cK)(value, plain))
        return {};
    return { risks: [riskOf(value, 'is passed to the display server, where it can name files')] };
}

;// CONCATENATED MODULE: ./lib/policy/programs/table.js




































































































/** Every known program. */
const programs = [
    gzipProgram,
    tarProgram,
    ...zipPrograms,
    awkProgram,
    bazelProgram,
    bcProgram,
    biomeProgram,
    ...buildTools,
    outputBuiltins,
    testBuiltin,
    printfBuiltin,
    c8Program,
    cargoProgram,
    changesetProgram,
    cloudClients,
    ...compilers,
    composerProgram,
    dockerProgram,
    kubectlProgram,
    kustomizeProgram,
    helmProgram,
    chmodProgram,
    ...copyingPrograms,
    ...fileReaders,
    ...fileListers,
    ...calculators,
    ...userListings,
    ...fileWriters,
    ...fileRemovers,
    ddProgram,
    exprProgram,
    lsProgram,
    ...systemPrograms,
    ...textFilePrograms,
    coverageProgram,
    ...cppCheckers,
    dartProgram,
    denoProgram,
    diffProgram,
    dotnetProgram,
    ...downloadPrograms,
    ...fileLinters,
    ...fileViewers,
    findUtility,
    forges,
    formatters,
    buildifierProgram,
    ghProgram,
    gitProgram,
    ...goCheckers,
    golangciLintProgram,
    goProgram,
    launchers,
    interpreters,
    editors,
    buildSystems,
    scriptRunners,
    pythonRuntimes,
    phpConsoles,
    databasesAndConverters,
    deploymentTools,
    remoteAccess,
    keyManagement,
    machineAdministration,
    archivers,
    ...javascriptCheckers,
    ...javascriptTestRunners,
    cypressProgram,
    playwrightProgram,
    jqProgram,
    yqProgram,
    killProgram,
    languageBuilds,
    lycheeProgram,
    mixProgram,
    networkQueries,
    nodeProgram,
    bunProgram,
    corepackProgram,
    ...scriptHelpers,
    npmProgram,
    npxProgram,
    pnpmProgram,
    yarnProgram,
    opensslProgram,
    patchProgram,
    perlProgram,
    ...phpPrograms,
    preCommitProgram,
    pytestProgram,
    pipProgram,
    mkdocsProgram,
    ...workspaceRunners,
    ...checkersAndModules,
    uvProgram,
    pythonProgram,
    uvxProgram,
    bundleProgram,
    ...rubyTools,
    rubyProgram,
    ruffProgram,
    rustfmtProgram,
    rustupProgram,
    ackProgram,
    agProgram,
    fdProgram,
    grepProgram,
    rgProgram,
    ...securityScanners,
    gitleaksProgram,
    trivyProgram,
    sedProgram,
    shells,
    spongeProgram,
    swiftProgram,
    ...systemInformation,
    aptProgram,
    brewProgram,
    terraformProgram,
    toxProgram,
    tscProgram,
    tsxProgram,
    webBuilds,
    busyboxProgram,
    envProgram,
    flockProgram,
    sudoProgram,
    ...plainWrappers,
    ...numberedWrappers,
    ...confiningWrappers,
    xargsProgram,
    xvfbRunProgram,
];
const table_byName = new Map(programs.flatMap((program) => program.names.map((name) => [name, program])));
/** The program with this bare name; case-sensitive. */
function programFor(name) {
    return table_byName.get(name);
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


/***/ }),

/***/ 16486:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ checkCondition),
/* harmony export */   Vl: () => (/* binding */ testedFiles),
/* harmony export */   rS: () => (/* binding */ checkTest)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15325);
/* harmony import */ var _expand_expand_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64558);
/* harmony import */ var _undecidable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89682);



const arithmeticOperator = /^-(?:eq|ne|lt|le|gt|ge)$/;
/** Checks `[[ … ]]`: operands are expanded but not split; `-eq` and similar operators evaluate them as arithmetic, `-v` as a subscript. */
function checkCondition(expression, context) {
    (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .spend */ .Rf)(context.progress, 1);
    switch (expression.type) {
        case 'TestUnary':
            checkUnary(expression.operator, (0,_expand_expand_word_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateValue */ .zG)(expression.operand, context));
            return;
        case 'TestBinary':
            checkBinary(expression.operator, expression.left, expression.right, context);
            return;
        case 'TestLogical':
            for (const operand of expression.operands)
                checkCondition(operand, context);
            return;
        case 'TestNot':
            checkCondition(expression.operand, context);
            return;
        case 'TestGroup':
            checkCondition(expression.expression, context);
    }
}
function checkUnary(operator, operand) {
    if (operator !== '-v' && operator !== '-R')
        return;
    if (typeof operand !== 'string' || !/^[A-Za-z_]\w*$/.test(operand))
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_2__/* .Undecidable */ .F('number', `${operator} evaluates a subscript, which may run a command`);
}
/** A regular expression without expansions: no quotes, no unescaped spaces, `$` only at the end of a branch. */
const constantExpression = /^(?:[\w.,:@%/+*?^|()[\]{}=-]|\\[\w .*+?^|()[\]{}/-]|\$(?=[)|]|$))+$/;
/** Unclosed parentheses would make bash read past the end of the word. */
function isBalanced(text) {
    let open = 0;
    for (const char of text.replace(/\\[\s\S]/g, '')) {
        if (char === '(')
            open += 1;
        else if (char === ')')
            open -= 1;
        if (open < 0)
            return false;
    }
    return open === 0;
}
/** Whether a regular expression is constant: the parser does not split it, and its parentheses are groups, not commands. */
function isConstantExpression({ text, parts }) {
    return parts === undefined && constantExpression.test(text) && isBalanced(text);
}
function checkBinary(operator, left, right, context) {
    if (operator === '=~' && isConstantExpression(right)) {
        (0,_expand_expand_word_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateValue */ .zG)(left, context);
        return;
    }
    const values = [(0,_expand_expand_word_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateValue */ .zG)(left, context), (0,_expand_expand_word_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateValue */ .zG)(right, context)];
    if (!arithmeticOperator.test(operator))
        return;
    for (const [at, value] of values.entries()) {
        const node = at === 0 ? left : right;
        const isNumeric = /^"?\$(?:\?|#|\{#\w+\})"?$/.test(node.text);
        if (!isNumeric && !(0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isNumber */ .Et)(value)) {
            throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_2__/* .Undecidable */ .F('number', `${operator} evaluates a value that is not known to be an integer, which may run a command`);
        }
    }
}
const unary = /^-[abcdefghknoprstuwxzGLNOS]$/;
const binary = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|ef|nt|ot))$/;
/**
 * Checks `[ … ]` and `test`. With unknown values, only short forms with a literal operator are unambiguous: `[ -n "$x" ]`,
 * `[ "$x" = y ]`, each with an optional `!`.
 */
function checkTest(args) {
    const words = args[0]?.kind === 'literal' && args[0].value === '!' ? args.slice(1) : args;
    const values = words.map((word) => (word.kind === 'literal' ? word.value : null));
    const dangerous = values.findIndex((value, at) => (value === '-v' || value === '-R') && at < values.length - 1);
    if (dangerous >= 0 && !/^[A-Za-z_]\w*$/.test(values[dangerous + 1] ?? '')) {
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_2__/* .Undecidable */ .F('number', `${values[dangerous] ?? ''} evaluates a subscript, which may run a command`);
    }
    if (!values.includes(null))
        return;
    const isUnambiguous = words.every((word) => word.kind !== 'unknown' || word.number === true) &&
        (values.length === 1 ||
            (values.length === 2 && unary.test(values[0] ?? '')) ||
            (values.length === 3 && binary.test(values[1] ?? '')));
    if (!isUnambiguous)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_2__/* .Undecidable */ .F('quotes', 'the operator of a test is not constant (quote a value to keep it one word: [ "$x" -gt 0 ])');
}
const fileTest = /^-[abcdefghkprsuwxGLNOS]$/;
/** The words of a test that name files. */
function testedFiles(words) {
    return words.filter((_, at) => {
        const before = words[at - 1];
        return before?.kind === 'literal' && fileTest.test(before.value);
    });
}


/***/ }),

/***/ 15325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ setVariable),
/* harmony export */   Dc: () => (/* binding */ countFiles),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   I3: () => (/* binding */ noteFileChanges),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   Vg: () => (/* binding */ numberValue),
/* harmony export */   _y: () => (/* binding */ plainValue),
/* harmony export */   dZ: () => (/* binding */ newWalkProgress),
/* harmony export */   fJ: () => (/* binding */ eitherValue),
/* harmony export */   hw: () => (/* binding */ copyState),
/* harmony export */   lA: () => (/* binding */ countValue)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23356);
/* harmony import */ var _undecidable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89682);


const plainValue = Object.freeze({ number: false, filled: false });
/** The result of arithmetic, and the exit status of a command. */
const numberValue = Object.freeze({ number: true, filled: true });
/** The output of a counting command, or nothing if it failed. */
const countValue = Object.freeze({ number: true, filled: false });
const integer = /^[+-]?\d{1,18}$/;
const digits = /^-?\d{1,18}$/;
/** Whether a value is an integer or empty. */
function isNumber(value) {
    if (value === null || value === undefined)
        return false;
    return typeof value === 'string' ? integer.test(value) : value.number;
}
/** What is known about a variable that has one value or the other. */
function eitherValue(left, right) {
    if (left !== undefined && left === right)
        return left;
    if (!isNumber(left) || !isNumber(right))
        return null;
    if ([left, right].some((value) => typeof value === 'string' && !digits.test(value)))
        return null;
    const filled = [left, right].every((value) => typeof value === 'string' || value.filled);
    return filled ? numberValue : countValue;
}
/** Notes that files may have been created or removed. Throws Undecidable if a pattern may be expanded at the same time. */
function noteFileChanges(progress) {
    if (progress.racing)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('other', 'a pattern is expanded while another command may create files');
    progress.disturbed = true;
}
function newWalkProgress() {
    return { disturbed: false, words: 0, parts: 0, files: 0, compared: 0, characters: 0, patterns: 0, racing: false };
}
/** Counts examined parts, which loops and wrappers multiply. Throws Undecidable above the limit. */
function spend(progress, parts) {
    progress.parts += parts;
    if (progress.parts > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shellLimits */ .No.parts)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('size', `it has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shellLimits */ .No.parts} parts when its loops are unrolled`);
}
/** Counts accessed files, each of which is evaluated. Throws Undecidable above the limit. */
function countFiles(progress, effects) {
    progress.files += effects.length;
    if (progress.files > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shellLimits */ .No.files)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('size', `it accesses more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shellLimits */ .No.files} files`);
}
/** Sets a variable. Throws Undecidable if there are too many. */
function setVariable({ variables }, name, value) {
    variables.set(name, value);
    if (variables.size > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shellLimits */ .No.variables)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('size', `it has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shellLimits */ .No.variables} variables`);
}
/** Copies the state for a subshell, whose changes are discarded. */
function copyState(state, progress) {
    spend(progress, 1 + Math.ceil(state.variables.size / 8));
    return {
        cwd: state.cwd,
        cwdDoubt: state.cwdDoubt,
        cwdUnproven: state.cwdUnproven,
        variables: new Map(state.variables),
    };
}


/***/ }),

/***/ 80351:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ runArithmetic),
/* harmony export */   iN: () => (/* binding */ computeArithmetic),
/* harmony export */   uy: () => (/* binding */ assignedBy)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15325);
/* harmony import */ var _undecidable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89682);
/* harmony import */ var _script_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25312);



const assigning = new Set(['=', '+=', '-=', '*=', '/=', '%=', '<<=', '>>=', '&=', '^=', '|=', '++', '--', ',']);
const integer = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;
/**
 * Accepts arithmetic on integers only. bash evaluates the value of a variable as an expression again (`x='a[$(id)]';
 * echo $((x))` runs id), so a variable is accepted only if its value is known to be an integer. Throws Undecidable for
 * anything else.
 */
function checkArithmetic(expression, context) {
    (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .spend */ .Rf)(context.progress, 1);
    switch (expression.type) {
        case 'ArithmeticBinary':
            checkOperator(expression.operator);
            checkArithmetic(expression.left, context);
            checkArithmetic(expression.right, context);
            return;
        case 'ArithmeticUnary':
            checkOperator(expression.operator);
            checkArithmetic(expression.operand, context);
            return;
        case 'ArithmeticTernary':
            checkArithmetic(expression.test, context);
            checkArithmetic(expression.consequent, context);
            checkArithmetic(expression.alternate, context);
            return;
        case 'ArithmeticGroup':
            checkArithmetic(expression.expression, context);
            return;
        case 'ArithmeticWord':
            checkOperand(expression.value, context);
            return;
        case 'ArithmeticCommandExpansion':
            throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('number', 'arithmetic on the output of a command may run any command');
    }
}
/**
 * Evaluates `(( … ))` and the parts of `for (( … ))`, whose outermost operator may assign a number to a script variable:
 * `((i++))`, `((i += 2))`.
 */
function runArithmetic(expression, context) {
    const name = assignedBy(expression);
    if (name === null) {
        checkArithmetic(expression, context);
        return;
    }
    if (!(0,_script_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isScriptVariable */ .ej)(name))
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('environment', `${name}=… changes what later commands do`);
    if (expression.type === 'ArithmeticBinary')
        checkArithmetic(expression.right, context);
    const isPlainAssignment = expression.type === 'ArithmeticBinary' && expression.operator === '=';
    if (!isPlainAssignment && !(0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isNumber */ .Et)(context.state.variables.get(name)))
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('number', 'arithmetic uses a value that is not known to be an integer');
    (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .setVariable */ .BB)(context.state, name, _context_js__WEBPACK_IMPORTED_MODULE_0__/* .numberValue */ .Vg);
}
/** The variable that the outermost operator assigns; `null` if there is none. */
function assignedBy(expression) {
    const counts = expression.type === 'ArithmeticUnary' && /^(?:\+\+|--)$/.test(expression.operator);
    const sets = expression.type === 'ArithmeticBinary' && /^[-+*]?=$/.test(expression.operator);
    const target = counts ? expression.operand : sets ? expression.left : null;
    return target?.type === 'ArithmeticWord' && /^[A-Za-z_]\w*$/.test(target.value.trim()) ? target.value.trim() : null;
}
function checkOperator(operator) {
    if (assigning.has(operator))
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('number', 'arithmetic assigns a variable within a longer expression');
}
function checkOperand(value, context) {
    const text = value.trim();
    if (integer.test(text))
        return;
    const name = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(text)?.[1];
    if (text === '$?' || text === '$#')
        return;
    if (name !== undefined && (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isNumber */ .Et)(context.state.variables.get(name)))
        return;
    throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_1__/* .Undecidable */ .F('number', 'arithmetic uses a value that is not known to be an integer');
}
/** The value if every number in it is known and small, else `null`. Throws like `checkArithmetic`. */
function computeArithmetic(expression, context) {
    checkArithmetic(expression, context);
    return valueOf(expression, context);
}
function valueOf(expression, context) {
    switch (expression.type) {
        case 'ArithmeticWord':
            return operandValue(expression.value.trim(), context);
        case 'ArithmeticGroup':
            return valueOf(expression.expression, context);
        case 'ArithmeticBinary': {
            const left = valueOf(expression.left, context);
            const right = valueOf(expression.right, context);
            const value = left === null || right === null ? null : combine(expression.operator, left, right);
            return value !== null && Number.isSafeInteger(value) ? value : null;
        }
        default:
            return null;
    }
}
function operandValue(text, { state }) {
    const known = state.variables.get(/^\$?(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})$/.exec(text)?.slice(1).find(Boolean) ?? '');
    const digits = typeof known === 'string' ? known : text;
    // A leading zero makes a number octal.
    return /^(?:0|-?[1-9]\d{0,8})$/.test(digits) ? Number(digits) : null;
}
function combine(operator, left, right) {
    switch (operator) {
        case '+':
            return left + right;
        case '-':
            return left - right;
        case '*':
            return left * right;
        default:
            return null;
    }
}


/***/ }),

/***/ 64558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xe: () => (/* binding */ checkBraces),
  zG: () => (/* binding */ evaluateValue),
  MU: () => (/* binding */ evaluateWord),
  cT: () => (/* binding */ joinLines),
  wi: () => (/* binding */ plainSource),
  IX: () => (/* binding */ startExpansion)
});

// EXTERNAL MODULE: ./lib/policy/shell/context.js
var shell_context = __webpack_require__(15325);
// EXTERNAL MODULE: ./lib/policy/shell/limits.js
var limits = __webpack_require__(23356);
// EXTERNAL MODULE: ./lib/policy/shell/undecidable.js
var undecidable = __webpack_require__(89682);
// EXTERNAL MODULE: ./lib/policy/files/braces.js
var braces = __webpack_require__(56091);
;// CONCATENATED MODULE: ./lib/policy/shell/expand/braces.js


/** Characters without a special meaning inside unquoted braces. */
const plain = /^[\w.,:@%+=/{}*?^\u0080-\u{10ffff}-]*$/u;
/**
 * The words that `{a,b}` or `{1..3}` expands to, in bash's order. `null` if the text contains quotes or expansions, is not
 * a brace expansion, or expands to too many words.
 */
function expandBraceWord(text) {
    if (!plain.test(text))
        return null;
    const words = expand(text, 0);
    return words === null || words.length > limits/* shellLimits */.No.expansions ? null : words;
}
function expand(text, depth) {
    const group = outermostGroup(text);
    if (group === null)
        return [text];
    if (depth > 8)
        return null;
    const middles = group.commas.length > 0 ? alternatives(text, group, depth) : sequence(text.slice(group.start + 1, group.end));
    const tails = expand(text.slice(group.end + 1), depth + 1);
    if (middles === null || tails === null || middles.length * tails.length > limits/* shellLimits */.No.expansions)
        return null;
    const head = text.slice(0, group.start);
    return middles.flatMap((middle) => tails.map((tail) => head + middle + tail));
}
function outermostGroup(text) {
    const start = text.indexOf('{');
    if (start < 0)
        return null;
    const commas = [];
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '{')
            depth += 1;
        else if (char === ',' && depth === 1)
            commas.push(at);
        else if (char === '}') {
            depth -= 1;
            if (depth === 0)
                return { start, end: at, commas };
        }
    }
    return { start, end: text.length, commas: [] };
}
function alternatives(text, group, depth) {
    const edges = [group.start, ...group.commas, group.end];
    const options = edges.slice(0, -1).map((edge, i) => expand(text.slice(edge + 1, edges[i + 1]), depth + 1));
    return options.includes(null) ? null : options.flatMap((option) => option ?? []);
}
function sequence(text) {
    const hasLetterStep = /^[A-Za-z]\.\.[A-Za-z]\.\./.test(text);
    const words = hasLetterStep ? null : (0,braces/* braceRange */.N)(text, limits/* shellLimits */.No.expansions);
    return words === null || words.length > limits/* shellLimits */.No.expansions ? null : words;
}

// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
;// CONCATENATED MODULE: ./lib/policy/shell/expand/pattern-listings.js



/** Records the directories that a pattern lists and `ls` may not list: private ones, and those outside the workspace. */
function recordPatternListings(pattern, context) {
    const wildcard = pattern.search(/[*?[]/);
    for (let at = pattern.indexOf('/', wildcard); at >= 0; at = pattern.indexOf('/', at + 1))
        recordListing(pattern.slice(0, at), context);
    recordListing(pattern.slice(0, pattern.lastIndexOf('/', wildcard) + 1), context);
}
function recordListing(directory, context) {
    if (directory === '')
        return;
    const path = (0,paths/* absolutePath */.Hi)(directory, context.state.cwd);
    const { world } = context;
    const isOutside = !(0,paths/* isInside */.FK)({ path: world.realpath(path), directory: world.workspace });
    if (isOutside || (0,files_protected/* isProtectedPath */.WF)(path) || (0,sensitivity/* sensitivity */.y)(path) === 'high')
        context.list(path);
}

// EXTERNAL MODULE: ./lib/policy/files/glob.js
var glob = __webpack_require__(78033);
;// CONCATENATED MODULE: ./lib/policy/shell/expand/patterns.js



/** The maximum number of names examined for one pattern. */
const maxScanned = 5000;
/** The cost of examining one directory, in addition to its names. */
const directoryCost = 25;
/**
 * The names that a word with wildcards expands to, in any order; the word itself if nothing matches. `null` if unknown:
 * outside the workspace, through a link, too many names, character classes.
 */
function expandPattern(parts, cwd, search) {
    if (search.progress.compared > limits/* shellLimits */.No.compared)
        return null;
    const text = parts.map((part) => part.text).join('');
    const glob = parts.map(asGlob).join('');
    if (/\[[:.=]/.test(text) ||
        (0,paths/* hasParentAfterName */.sH)(text) ||
        parts.some((part) => part.active && /[\\'"$]/.test(part.text)))
        return null;
    const segments = glob.split('/');
    let places = [glob.startsWith('/') ? { shown: '', path: '/' } : { shown: '', path: cwd }];
    let budget = maxScanned;
    for (const [at, segment] of segments.entries()) {
        const step = { segment, isStart: at === 0, last: at === segments.length - 1 };
        const next = [];
        for (const place of places) {
            search.progress.compared += directoryCost;
            const names = namesIn(place, step, search);
            if (names === null)
                return null;
            budget -= names.scanned + 1;
            next.push(...names.places);
            if (budget < 0 || next.length > limits/* shellLimits */.No.expansions)
                return null;
        }
        places = next;
    }
    return places.length === 0 ? [text] : places.map((place) => place.shown);
}
function asGlob(part) {
    return part.active
        ? part.text.replace(/[{}]/g, '\\$&').replace(/\*+/g, '*')
        : part.text.replace(/[\\*?[\]{}]/g, '\\$&');
}
function namesIn(place, step, search) {
    const { world, progress } = search;
    const join = (name) => ({
        shown: shownAs(name, place, step),
        path: (0,paths/* absolutePath */.Hi)(name, place.path),
    });
    if (step.segment === '')
        return {
            places: [join('')].filter((child) => !step.last || step.isStart || isDirectory(child, world)),
            scanned: 0,
        };
    const pattern = (0,glob/* parseSegment */.Zs)(step.segment);
    const literal = (0,glob/* literalSegment */.hi)(pattern);
    if (literal !== null) {
        // `x/.` exists only if x is a directory, although the path is the same.
        const exists = literal !== '.' || isDirectory(place, world);
        return { places: [join(literal)].filter((child) => exists && world.kindOf(child.path) !== 'missing'), scanned: 0 };
    }
    if (!(0,paths/* isInside */.FK)({ path: world.realpath(place.path), directory: world.workspace }))
        return null;
    // Whether `.*` matches `.` and `..` depends on the bash version.
    if (step.segment.startsWith('.') && (0,glob/* matchesName */.Hj)(pattern, '..'))
        return null;
    const entries = world.entries(place.path);
    // The cost of a comparison grows with the pattern.
    progress.compared += entries.length * (1 + Math.floor(step.segment.length / 4));
    if (progress.compared > limits/* shellLimits */.No.compared)
        return null;
    const shown = entries.filter((name) => (!name.startsWith('.') || step.segment.startsWith('.')) && (0,glob/* matchesName */.Hj)(pattern, name));
    // Directory entries are never `.` or `..`, so the path needs no normalization.
    const above = place.path === '/' ? '' : place.path;
    const places = shown.map((name) => ({ shown: shownAs(name, place, step), path: `${above}/${name}` }));
    return { places: places, scanned: entries.length };
}
function shownAs(name, place, step) {
    return step.isStart ? name : `${place.shown}/${name}`;
}
function isDirectory(place, world) {
    return world.kindOf(world.realpath(place.path)) === 'directory';
}

// EXTERNAL MODULE: ./lib/policy/shell/expand/word-parts.js + 2 modules
var word_parts = __webpack_require__(23313);
;// CONCATENATED MODULE: ./lib/policy/shell/expand/expand-word.js







/** Fast path: most words contain no special characters. */
const plainSource = /^[\w./:=@%+,-]+$/;
/** Literal text in one pair of quotes. */
const quotedText = /^(?:'[^']*'|"[^"\\$`]*")$/;
/** The maximum number of wildcard segments in a pattern that is not expanded. */
const maxOpenPatterns = 3;
/**
 * The arguments that a word expands to, as far as they can be known without running anything. Walks the scripts of its
 * substitutions. Throws Undecidable if the expansion could have side effects.
 */
function evaluateWord(node, context) {
    return finishExpansion(startExpansion(node, context));
}
/** Runs the second phase of an expansion. */
function finishExpansion(prepared) {
    return typeof prepared === 'function' ? prepared() : [prepared];
}
/**
 * The first phase of `evaluateWord`: everything but patterns. bash expands the patterns of a command after all its
 * substitutions ran, so the second phase runs after every word of the command has completed the first.
 */
function startExpansion(node, context) {
    const source = node.text;
    if (plainSource.test(source)) {
        countWords(1, context);
        return { kind: 'literal', value: source, source, at: node.pos };
    }
    if (quotedText.test(source)) {
        countWords(1, context);
        (0,shell_context/* spend */.Rf)(context.progress, 1);
        const value = source.slice(1, -1);
        addLength(value.length, context);
        return { kind: 'literal', value, source, at: node.pos };
    }
    const variants = variantsOf(node, context);
    countWords(variants.length, context);
    // In words that look like assignments, tildes are also expanded after `=` and `:`.
    if (source.includes('~') && /^[A-Za-z_]\w*\+?=(?:[\s\S]*:)?~/.test(joinLines(source)))
        return { kind: 'unknown', source };
    const [only] = variants;
    if (variants.length === 1 && only !== undefined)
        return () => finish(only, source, context);
    // An empty brace alternative produces no word, unless the word contains quotes.
    const dropsEmpty = variants.length > 1 && !/["']/.test(source);
    return () => variants
        .flatMap((pieces) => finish(pieces, source, context))
        .filter((word) => !(dropsEmpty && word.kind === 'literal' && word.value === ''));
}
function countWords(count, { progress }) {
    (0,shell_context/* spend */.Rf)(progress, count);
    progress.words += count;
    if (progress.words > limits/* shellLimits */.No.words)
        throw new undecidable/* Undecidable */.F('size', `it has more than ${limits/* shellLimits */.No.words} words`);
}
/** The value of a word that bash does not split: in an assignment, here-string or `case`. */
function evaluateValue(node, context) {
    (0,shell_context/* spend */.Rf)(context.progress, 1);
    const pieces = (0,word_parts/* partsOf */.CI)(node).flatMap((part) => (0,word_parts/* piecesOf */.Xe)(part, context, true));
    checkLength(pieces, context);
    if (/^~|:~/.test(joinLines(node.text)))
        return node.text === '~' ? context.world.commandHome : null;
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined && 'unknown' in only && only.plain === true)
        return formOf(only, node);
    const texts = pieces.map((piece) => ('unknown' in piece ? null : piece.text));
    return texts.includes(null) ? null : texts.join('');
}
function formOf({ number }, { text }) {
    if (number !== true)
        return shell_context/* plainValue */._y;
    return /^"?\$(?:\(\(|[?#$]"?$)/.test(text) ? shell_context/* numberValue */.Vg : shell_context/* countValue */.lA;
}
function checkLength(pieces, context) {
    addLength(pieces.reduce((sum, piece) => sum + ('unknown' in piece ? 0 : piece.text.length), 0), context);
}
/** Limits the expanded length: a line that repeatedly doubles a variable would exhaust memory. */
function addLength(length, { progress }) {
    if (length > limits/* shellLimits */.No.value)
        throw new undecidable/* Undecidable */.F('size', `a word expands to more than ${limits/* shellLimits */.No.value} characters`);
    progress.characters += length;
    if (progress.characters > limits/* shellLimits */.No.values)
        throw new undecidable/* Undecidable */.F('size', `its words expand to more than ${limits/* shellLimits */.No.values} characters in total`);
}
/** A word with continued lines joined, as bash does before it looks for a tilde. */
function joinLines(text) {
    return text.replaceAll('\\\n', '');
}
function variantsOf(node, context) {
    const parts = (0,word_parts/* partsOf */.CI)(node);
    if (parts.length > 1 && parts.some((part) => part.type === 'ProcessSubstitution')) {
        throw new undecidable/* Undecidable */.F('substitution', 'a process substitution is part of a longer word');
    }
    if (parts.some((part, at) => part.type === 'SimpleExpansion' && parts[at + 1]?.type === 'BraceExpansion')) {
        throw new undecidable/* Undecidable */.F('braces', 'a brace expansion completes the name of a variable');
    }
    checkBraces(parts);
    let variants = [[]];
    for (const [at, part] of parts.entries()) {
        const options = part.type === 'BraceExpansion'
            ? braceOptions(part, context)
            : [at === 0 ? firstPieces(node, part, context) : (0,word_parts/* piecesOf */.Xe)(part, context, false)];
        const [only] = options;
        if (options.length === 1 && only !== undefined) {
            for (const variant of variants)
                variant.push(...only);
            continue;
        }
        if (variants.length * options.length > limits/* shellLimits */.No.expansions)
            throw new undecidable/* Undecidable */.F('size', 'a word expands to too many words');
        variants = variants.flatMap((before) => options.map((option) => [...before, ...option]));
    }
    return variants;
}
/** Refuses braces that bash expands and the parser does not: `{a},b}` is two words in bash. */
function checkBraces(parts) {
    if (parts.some((part) => part.type === 'BraceExpansion')) {
        const isInside = parts.some((part) => part.type === 'BraceExpansion' && /`|[$<>]\(/.test(part.text));
        if (isInside || parts.some(substitutes))
            throw new undecidable/* Undecidable */.F('braces', 'a brace expansion repeats a substitution');
        if (parts.some((part) => part.type === 'Literal' && /[{}]/.test(part.text)))
            throw new undecidable/* Undecidable */.F('braces', 'there are braces next to a brace expansion');
        // `{,x}~` produces `~`, the home directory: bash expands tildes after braces.
        if (parts.some((part, at) => parts[at - 1]?.type === 'BraceExpansion' && joinLines(part.text).startsWith('~')))
            throw new undecidable/* Undecidable */.F('braces', 'a tilde may begin a word of a brace expansion');
        return;
    }
    if (!parts.some((part) => part.type === 'Literal' && part.text.includes('{')))
        return;
    const bare = parts.map((part) => (part.type === 'Literal' ? part.text.replace(/\\[\s\S]/g, '') : 'x')).join('');
    const inner = bare.slice(bare.indexOf('{') + 1, Math.max(0, bare.lastIndexOf('}')));
    if (bare.includes('{') && (inner.includes(',') || inner.includes('..')))
        throw new undecidable/* Undecidable */.F('braces', 'braces may be a brace expansion');
}
function substitutes(part) {
    if (part.type === 'CommandExpansion' || part.type === 'ProcessSubstitution' || part.type === 'ParameterExpansion')
        return true;
    return (part.type === 'DoubleQuoted' &&
        part.parts.some((child) => child.type === 'CommandExpansion' || child.type === 'ParameterExpansion'));
}
function firstPieces(node, part, context) {
    if (!joinLines(node.text).startsWith('~'))
        return (0,word_parts/* piecesOf */.Xe)(part, context, false);
    const whole = node.parts === undefined || node.parts.length === 1;
    if (part.type !== 'Literal' || !(part.text.startsWith('~/') || (part.text === '~' && whole))) {
        throw new undecidable/* Undecidable */.F('other', 'a tilde that means something else than the home directory');
    }
    return [{ text: context.world.commandHome + part.value.slice(1), active: false }];
}
function braceOptions(part, context) {
    const words = expandBraceWord(part.text);
    if (words === null) {
        const pieces = (part.parts ?? []).flatMap((inner) => inner.type === 'BraceExpansion' ? [] : (0,word_parts/* piecesOf */.Xe)(inner, context, false));
        if (pieces.length === 0 && /[$`<>]/.test(part.text))
            throw new undecidable/* Undecidable */.F('braces', 'a brace expansion cannot be parsed');
        if (/[{,.]/.test(part.text) && expandsTooFar(part.text))
            throw new undecidable/* Undecidable */.F('size', 'a word expands to too many words');
        return [[{ unknown: 'any' }]];
    }
    return words.map((text) => [{ text, active: true }]);
}
function expandsTooFar(text) {
    return /^[\w{},.+-]*$/.test(text);
}
function finish(pieces, source, context) {
    checkLength(pieces, context);
    const unknown = pieces.findIndex((piece) => 'unknown' in piece);
    if (unknown < 0)
        return known(pieces, source, context);
    // A number is never split, and next to other text even an empty one leaves a word.
    const stands = pieces.some((piece) => !('unknown' in piece) && piece.text !== '');
    const loose = pieces.some((piece) => 'unknown' in piece ? piece.unknown === 'any' && !(stands && piece.number === true) : piece.active);
    const [only] = pieces;
    const number = pieces.length === 1 && only !== undefined && 'unknown' in only && only.number === true;
    const plain = { ...(isPlain(pieces) ? { plain: true } : {}), ...(number ? { number } : {}) };
    if (loose)
        return [{ kind: 'unknown', source, ...plain }];
    const prefix = pieces.slice(0, unknown).map((piece) => ('unknown' in piece ? '' : piece.text));
    return [{ kind: 'partial', prefix: prefix.join(''), source, ...plain }];
}
/** A commit or a range of commits, with a zero where something is not known: `0`, `0..HEAD`, `main...0`, `0~1`. */
const commits = /^(?:[A-Za-z_][\w./-]*\.{2,3})?\0(?:[~^]\d*)*(?:\.{2,3}(?:\0|\w[\w./-]*)?(?:[~^]\d*)*)?$/;
function isPlain(pieces) {
    const parts = pieces.map((piece) => 'unknown' in piece ? (piece.plain === true ? '\0' : ' ') : piece.active ? ' ' : piece.text);
    return commits.test(parts.join(''));
}
function known(pieces, source, context) {
    const value = pieces.map((piece) => piece.text).join('');
    if (!pieces.some((piece) => piece.active && /[*?[]/.test(piece.text)))
        return [{ kind: 'literal', value, source }];
    if (context.progress.disturbed || context.state.cwdDoubt !== null)
        return [{ kind: 'unknown', source }];
    context.progress.patterns += 1;
    recordPatternListings(value, context);
    const names = expandPattern(pieces, context.state.cwd, context);
    if (names === null && value.split('/').filter((segment) => /[*?[]/.test(segment)).length > maxOpenPatterns) {
        throw new undecidable/* Undecidable */.F('size', 'a pattern may match very many names');
    }
    countWords(names?.length ?? 0, context);
    return names === null
        ? [{ kind: 'unknown', source }]
        : names.map((name) => ({ kind: 'literal', value: name, source: name }));
}


/***/ }),

/***/ 57154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isOpenName)
/* harmony export */ });
/**
 * Variables that a runner sets for every step and that reveal nothing beyond the workflow. BASH_REMATCH is part of a value
 * that the condition was allowed to read.
 */
const publicNames = /^(?:GITHUB_(?:ACTION|ACTIONS|ACTOR|ACTOR_ID|BASE_REF|EVENT_NAME|HEAD_REF|JOB|REF|REF_NAME|REF_TYPE|REPOSITORY|REPOSITORY_ID|REPOSITORY_OWNER|RUN_ATTEMPT|RUN_ID|RUN_NUMBER|SERVER_URL|API_URL|GRAPHQL_URL|SHA|TRIGGERING_ACTOR|WORKFLOW|WORKSPACE)|RUNNER_(?:ARCH|NAME|OS)|BASH_REMATCH)$/;
/** Names of variables that may contain secrets or paths into later steps. Product versions are excluded. */
const guardedNames = /^(?:GITHUB|GH|ACTIONS|RUNNER|INPUT|AWS|AZURE|ARM|GOOGLE|GCP|GCLOUD|NPM|NODE_AUTH|DOCKER|OPENAI|ANTHROPIC|GEMINI|CLAUDE|SALLYPORT|SSH|BASH|HIST)(?:_(?!VERSION$)|$)|TOKEN|SECRET|PASSW|PASSPHRASE|(?:^|_)PWD?(?:_|$)|(?:^|_)PASS(?:_|$)|CRED|API_?KEY|_KEY(?:_|$)|^KEY$|PRIVATE|AUTH|COOKIE|SESSION|SIGNATURE|BEARER|DSN|(?:^|_)PAT(?:_|$)|WEBHOOK|DATABASE_URL|CONNECTION_?STRING/;
/** Whether the name of a variable gives no indication that its value is secret. */
function isOpenName(name) {
    return publicNames.test(name) || !guardedNames.test(name.toUpperCase());
}


/***/ }),

/***/ 23313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VO: () => (/* binding */ isConstant),
  CI: () => (/* binding */ partsOf),
  Xe: () => (/* binding */ piecesOf)
});

// EXTERNAL MODULE: ./lib/policy/shell/context.js
var shell_context = __webpack_require__(15325);
// EXTERNAL MODULE: ./lib/policy/shell/undecidable.js
var undecidable = __webpack_require__(89682);
// EXTERNAL MODULE: ./lib/policy/shell/expand/arithmetic.js
var arithmetic = __webpack_require__(80351);
// EXTERNAL MODULE: ./lib/policy/shell/expand/variable-names.js
var variable_names = __webpack_require__(57154);
;// CONCATENATED MODULE: ./lib/policy/shell/expand/parameters.js



/** Files through which a step communicates with the runner. */
const commandFiles = /^GITHUB_(?:ENV|PATH|OUTPUT|STEP_SUMMARY|STATE)$/;
/** Special parameters whose value is always a number, unlike `$!`, which may be empty, and `$-`, `$@`, `$*` and `$1`. */
const numeric = /^[?#$]$/;
/** The value of a variable, positional or special parameter without an operator. */
function lookUp(name, context) {
    if (numeric.test(name))
        return { kind: 'number' };
    if (name === '!')
        return { kind: 'count' };
    const known = context.state.variables.get(name);
    if (typeof known === 'string')
        return { kind: 'text', text: known };
    if (known === null)
        return { kind: 'value' };
    if (known !== undefined)
        return { kind: known.number ? (known.filled ? 'number' : 'count') : 'plain' };
    if (name === 'HOME')
        return { kind: 'text', text: context.world.commandHome };
    if (name === 'TMPDIR' && context.world.temporary !== undefined)
        return { kind: 'text', text: context.world.temporary };
    if (name === 'GITHUB_WORKSPACE' && context.world.gitHubWorkspace !== undefined)
        return { kind: 'text', text: context.world.gitHubWorkspace };
    if (name === 'PWD')
        return context.state.cwdDoubt === null ? { kind: 'text', text: context.state.cwd } : { kind: 'value' };
    if (commandFiles.test(name))
        throw new undecidable/* Undecidable */.F('private', `$${name} names a file of the runner, which is not available to commands`);
    if (!(0,variable_names/* isOpenName */.Y)(name))
        throw new undecidable/* Undecidable */.F('private', `$${name} may hold a secret`);
    return /^[@*!0-9-]/.test(name) ? { kind: 'any' } : { kind: 'value' };
}
/**
 * The result of a parameter expansion in braces. `evaluate` walks the substitutions of its operand. Throws Undecidable
 * for forms that assign, are indirect, or evaluate (`:=`, `!`, `@P`, subscripts).
 */
function expandParameter(part, context, evaluate) {
    if (part.prefix === '!')
        throw new undecidable/* Undecidable */.F('variable', '${!…} reads the name of a variable from another variable');
    checkSubscript(part);
    const subscripted = part.index !== undefined || /[[\]]/.test(part.parameter);
    const plain = subscripted && !context.state.variables.has(part.parameter)
        ? withoutKnownText(part.parameter, context)
        : lookUp(part.parameter, context);
    const value = subscripted && plain.kind !== 'any' ? { kind: /[@*]/.test(part.index?.value ?? '') ? 'any' : 'value' } : plain;
    if (part.prefix === '#')
        return { kind: 'number' };
    if (part.operation === undefined)
        return value;
    return operate(part.operation, value, evaluate);
}
function withoutKnownText(name, context) {
    const value = lookUp(name, context);
    return value.kind === 'text' ? { kind: 'value' } : value;
}
function checkSubscript(part) {
    const index = part.index?.value;
    if (index !== undefined && !/^(?:\d+|[@*])$/.test(index))
        throw new undecidable/* Undecidable */.F('number', 'an array subscript may run a command');
}
function operate(operation, value, evaluate) {
    switch (operation.type) {
        case 'Default':
            if (operation.operator.endsWith('='))
                throw new undecidable/* Undecidable */.F('variable', '${x=…} assigns a variable');
            evaluate(operation.operand);
            return value.kind === 'text' && value.text !== '' && /^:?[-?]$/.test(operation.operator)
                ? value
                : { kind: 'value' };
        case 'Remove':
            evaluate(operation.operand);
            return withUnknownText(value);
        case 'Replace':
            evaluate(operation.pattern);
            evaluate(operation.replacement);
            return withUnknownText(value);
        case 'Slice':
            for (const number of [operation.offset, operation.length]) {
                if (number !== undefined && !/^\s*-?\d+$/.test(number.text))
                    throw new undecidable/* Undecidable */.F('other', 'a slice is computed, which may run a command');
            }
            return withUnknownText(value);
        case 'CaseModification':
            if (operation.operand !== undefined)
                evaluate(operation.operand);
            return withUnknownText(value);
        case 'Transform':
        case 'Names':
        case 'Unknown':
            throw new undecidable/* Undecidable */.F('code', `\${…${operation.operator}…} cannot be analyzed`);
    }
}
function withUnknownText(value) {
    return value.kind === 'any' || value.kind === 'number' ? value : { kind: 'value' };
}

;// CONCATENATED MODULE: ./lib/policy/shell/expand/plain-output.js
/** Words that do not depend on the state of the shell. */
const constant = /^[\w./:=@%+,~^-]+$/;
/** A commit name without spaces that cannot be an option: git prints it if the commit does not exist. */
const revision = /^[\w@][\w./~^@-]*$/;
const hashFormat = /^--(?:format|pretty)=(?:format:|tformat:)?%[hH]$/;
const countingOption = /^(?:-\d+|--max-count=\d+|--(?:no-)?merges|--first-parent|--reverse|--all|--since=[\w.:-]+|--until=[\w.:-]+)$/;
/**
 * Commands whose output consists of hashes, numbers and their own operands: no word begins with a dash, or contains a
 * wildcard or a slash that is not in an operand.
 */
const producers = [
    ([git, command, ...rest]) => git === 'git' &&
        command === 'rev-parse' &&
        rest.every((word) => revision.test(word) || /^(?:--verify|-q|--quiet|--short(?:=\d+)?)$/.test(word)) &&
        rest.some((word) => revision.test(word)),
    ([git, command, ...rest]) => git === 'git' &&
        command === 'merge-base' &&
        rest.every((word) => revision.test(word) || /^(?:-a|--all|--octopus|--fork-point)$/.test(word)),
    ([git, command, ...rest]) => git === 'git' && command === 'rev-list' && rest.every((word, at) => counts(rest, word, at)),
    ([git, command, ...rest]) => git === 'git' &&
        command === 'log' &&
        hashFormat.test(rest.findLast((word) => /^--(?:format|pretty|oneline)/.test(word)) ?? '') &&
        rest.every((word, at) => hashFormat.test(word) || counts(rest, word, at)),
    ([program, ...rest]) => program === 'nproc' && rest.length === 0,
    ([program, option, ...rest]) => program === 'id' && (option === '-u' || option === '-g') && rest.length === 0,
    ([program, ...rest]) => program === 'date' && rest.length === 1 && /^\+%[YmdHMSsj]+$/.test(rest[0] ?? ''),
];
function counts(words, word, at) {
    if (word === '-n' || word === '--count')
        return true;
    return (words[at - 1] === '-n' ? /^\d+$/ : revision).test(word) || countingOption.test(word);
}
/** Programs that print only one number, or nothing if they fail. */
const counters = [
    ([program, option, ...rest]) => program === 'wc' && /^-[lwcm]$/.test(option ?? '') && rest.length === 0,
    ([program, ...rest]) => program === 'nproc' && rest.length === 0,
    ([program, option, ...rest]) => program === 'id' && (option === '-u' || option === '-g') && rest.length === 0,
    ([program, ...rest]) => program === 'date' && rest.length === 1 && /^\+%[sYmdHMSj]$/.test(rest[0] ?? ''),
    ([git, command, count, ...rest]) => git === 'git' && command === 'rev-list' && count === '--count' && rest.length > 0 && rest.every(isRevision),
];
function isRevision(word) {
    return revision.test(word);
}
/** Whether a substitution prints one number: a counting command, or a pipeline that ends with one. */
function printsNumber(script) {
    const command = onlyCommand(script);
    const words = wordsOf(command?.type === 'Pipeline' ? command.commands.at(-1) : command, /^[<>]$/);
    return words.every((word) => constant.test(word)) && counters.some((prints) => prints(words));
}
/** Filters of jq that print numbers or hashes of GitHub's answers, one per line, and no text that people wrote. */
const gitHubFilter = /^(?:\.\[\d*\]\s*\|?\s*)?\.(?:number|databaseId|headRefOid|baseRefOid|headSha)$/;
/** `gh pr list --json number -q '.[].number'`. */
function printsGitHubNumbers(words) {
    const [program, group = '', verb = '', ...rest] = words.map(withoutQuotes);
    if (program !== 'gh' || !/^(?:pr|issue|run)$/.test(group) || !/^(?:view|list)$/.test(verb))
        return false;
    const filters = rest.filter((_, at) => /^(?:-q|--jq)$/.test(rest[at - 1] ?? ''));
    const others = rest.filter((word) => !filters.includes(word));
    const [filter = '', ...more] = filters;
    return (gitHubFilter.test(filter) &&
        more.length === 0 &&
        others.includes('--json') &&
        others.every((word) => constant.test(word) && !/^(?:-t|--template|-q.+|--jq=.*|-w|--web)/.test(word)));
}
function withoutQuotes(word) {
    return /^(?:'[^']*'|"[^"$`\\]*")$/.test(word) ? word.slice(1, -1) : word;
}
/** Whether a substitution is a single command of this kind with constant words. */
function printsPlainWords(script) {
    const words = wordsOf(onlyCommand(script), /^>$/);
    if (printsGitHubNumbers(words))
        return true;
    return words.every((word) => constant.test(word)) && producers.some((prints) => prints(words));
}
function onlyCommand({ commands }) {
    const [statement, ...more] = commands;
    return more.length > 0 || statement?.background === true ? undefined : statement?.command;
}
/** The words of a simple command with only these redirections; none for anything else. */
function wordsOf(command, allowed) {
    if (command?.type !== 'Command' || command.name === undefined || command.prefix.length > 0)
        return [];
    if (command.redirects.some((redirection) => redirection.type === 'HereDoc' || !allowed.test(redirection.operator)))
        return [];
    return [command.name, ...command.args].map((item) => (item.type === 'Word' ? item.text : ''));
}

;// CONCATENATED MODULE: ./lib/policy/shell/expand/word-parts.js





/** The file that bash passes for a process substitution, whose script is walked separately. */
const substitutedFile = '/dev/fd/63';
/** The parts of a word; one literal part if it has no quotes and no expansions. */
function partsOf(node) {
    if (node.parts !== undefined)
        return node.parts;
    if (/[(`]/.test(node.text.replace(/\\[\s\S]/g, '').replace(/'[^']*'/g, '')))
        throw new undecidable/* Undecidable */.F('other', 'a word cannot be parsed');
    return [{ type: 'Literal', pos: node.pos, end: node.end, value: node.value, text: node.text }];
}
/** Whether the text of a part does not depend on the state of the shell. */
function isConstant(part) {
    if (part.type === 'Literal' || part.type === 'SingleQuoted')
        return true;
    if (part.type === 'AnsiCQuoted')
        return !part.text.includes('\\');
    return part.type === 'DoubleQuoted' && part.parts.every((child) => child.type === 'Literal');
}
/** The pieces of one part. `quoted`: no word splitting and no wildcards, as in double quotes. */
function piecesOf(part, context, quoted) {
    (0,shell_context/* spend */.Rf)(context.progress, 1);
    switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
            return [{ text: part.value, active: false }];
        case 'AnsiCQuoted':
            return [isPlainAnsi(part.text) ? { text: part.value, active: false } : { unknown: 'value' }];
        case 'DoubleQuoted':
            return part.parts.flatMap((child) => piecesOf(child, context, true));
        case 'Glob':
            if (part.parts?.some((inner) => !isConstant(inner)))
                throw new undecidable/* Undecidable */.F('other', 'a pattern contains an expansion');
            return [{ text: part.text, active: !quoted }];
        case 'BraceExpansion':
            return [unexpandedBraces(part, context)];
        case 'SimpleExpansion':
            return [split(lookUp(part.text.replace(/^\$/, ''), context), quoted)];
        case 'ParameterExpansion':
            return [split(parameter(part, context, quoted), quoted)];
        case 'CommandExpansion':
            if (part.script !== undefined)
                context.substitute(part.script);
            return [printed(part.script, quoted)];
        case 'ArithmeticExpansion':
            return [computed(part.expression, context)];
        case 'ProcessSubstitution':
            if (part.script !== undefined)
                walkConcurrently(part.script, context);
            return [{ text: substitutedFile, active: false }];
        case 'LocaleString':
            throw new undecidable/* Undecidable */.F('other', 'a translated string ($"…") may run a command');
        case 'ExtendedGlob':
            throw new undecidable/* Undecidable */.F('other', 'an extended pattern has different meanings in different shells');
    }
}
/** The output of a walked command. */
function printed(script, quoted) {
    const unknown = quoted ? 'value' : 'any';
    if (script === undefined)
        return { unknown };
    const number = printsNumber(script);
    return { unknown, plain: number || printsPlainWords(script), number };
}
/** The value if known, otherwise an unknown integer. */
function computed(expression, context) {
    const value = expression === undefined ? null : (0,arithmetic/* computeArithmetic */.iN)(expression, context);
    return value === null ? { unknown: 'value', plain: true, number: true } : { text: String(value), active: false };
}
/** Walks the script of a process substitution, which runs concurrently with the command that reads it. */
function walkConcurrently(script, context) {
    const { patterns } = context.progress;
    context.substitute(script);
    if (context.progress.patterns > patterns)
        context.progress.racing = true;
}
/** Braces that bash does not expand: plain text, except for quoted or expanded parts. */
function unexpandedBraces(part, context) {
    if (/^[\w{},.:@%+=/-]*$/.test(part.text))
        return { text: part.text, active: false };
    if (part.parts === undefined)
        throw new undecidable/* Undecidable */.F('braces', 'a brace expansion cannot be parsed');
    for (const inner of part.parts)
        piecesOf(inner, context, true);
    return { unknown: 'value' };
}
function parameter(part, context, quoted) {
    return expandParameter(part, context, (word) => {
        // bash and a POSIX shell disagree on what a quote in "${x:-'}" means.
        if (word.text.includes("'") || (quoted && word.text.includes('"')))
            throw new undecidable/* Undecidable */.F('other', 'there are quotes inside an expansion');
        for (const inner of partsOf(word))
            piecesOf(inner, context, true);
    });
}
function split(expanded, quoted) {
    if (expanded.kind === 'number')
        return { unknown: 'value', plain: true, number: true };
    if (expanded.kind === 'count')
        return { unknown: quoted ? 'value' : 'any', plain: true, number: true };
    if (expanded.kind === 'plain')
        return { unknown: quoted ? 'value' : 'any', plain: true };
    if (expanded.kind !== 'text')
        return { unknown: quoted ? (expanded.kind === 'any' ? 'any' : 'value') : 'any' };
    const single = quoted || /^[^\s*?[\]\\]+$/.test(expanded.text);
    return single ? { text: expanded.text, active: false } : { unknown: 'any' };
}
/** Whether all escapes have the same meaning in every version of bash and in the parser. */
function isPlainAnsi(text) {
    const escapes = text.slice(2, -1).match(/\\[\s\S](?:[0-9a-fA-F]{0,3})/g) ?? [];
    return escapes.every((escape) => /^\\(?:[abefnrtv\\'"?]|x[0-7][0-9a-fA-F]|[0-1][0-7]{2})/.test(escape) && !/^\\(?:x00|000)/.test(escape));
}


/***/ }),

/***/ 23356:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   J5: () => (/* binding */ checkLimits),
/* harmony export */   No: () => (/* binding */ shellLimits),
/* harmony export */   TU: () => (/* binding */ isDeceptiveText)
/* harmony export */ });
/* harmony import */ var _undecidable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89682);

/** Limits for command lines. The first ones are checked before parsing, to protect the parser from malicious input. */
const shellLimits = {
    /** UTF-16 units in a line. */
    length: 10_000,
    /** Open brackets of any kind, ignoring quotes. */
    brackets: 64,
    /** Here-documents and here-strings. */
    hereDocuments: 128,
    /** Levels of syntax: substitutions, groups, loops, conditions, parameter expansions. */
    nesting: 32,
    /** Simple commands in a line, including those in substitutions. */
    commands: 64,
    /** Simple commands evaluated, with loops over known words unrolled. */
    steps: 256,
    /** Arguments of all commands in a line, with loops unrolled. */
    words: 1_000,
    /** Examined statements, values, words and word pieces, with loops unrolled and wrapped commands counted again. */
    parts: 12_000,
    /** Variables in a line. */
    variables: 128,
    /** Files that all commands access. */
    files: 800,
    /** Rule comparisons of one call, except for rules that an index excludes. */
    rules: 60_000,
    /** File names compared with patterns; long patterns count several times. */
    compared: 11_000,
    /** Names examined when searching directories for links. */
    names: 10_000,
    /** Expansions (`$x`, `$(…)`, `` `…` ``) in a line. */
    substitutions: 500,
    /** Words produced by one brace expansion or pattern. */
    expansions: 256,
    /** `bash -c` within `bash -c`. */
    scripts: 8,
    /** Commands that start commands (`env timeout 5 nice …`). */
    wrappers: 16,
    /** UTF-16 units in a word or variable after expansion. */
    value: 20_000,
    /** UTF-16 units in all words and variables of a line after expansion. */
    values: 100_000,
};
// Tab and newline are the only control characters with the same meaning for bash and for readers.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const control = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/u;
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const tag = /[\u{e0000}-\u{e0fff}]/u;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** Throws Undecidable for a line that is refused before parsing. Linear in the length of the line. */
function checkLimits(line) {
    if (line.length > shellLimits.length)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_0__/* .Undecidable */ .F('other', `it is longer than ${shellLimits.length} characters`);
    const unsafe = isPlain(line) ? null : unsafeCharacter(line);
    if (unsafe !== null)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_0__/* .Undecidable */ .F('other', unsafe);
    if (deepestBracket(line) > shellLimits.brackets)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_0__/* .Undecidable */ .F('size', `more than ${shellLimits.brackets} brackets are open at once`);
    if (line.includes('<<') && line.split('<<').length - 1 > shellLimits.hereDocuments)
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_0__/* .Undecidable */ .F('size', `it has more than ${shellLimits.hereDocuments} here-documents`);
    // bash removes the backslash if there are several lines, and keeps it in a single line.
    if (line.includes('\n') && endsEscaped(line))
        throw new _undecidable_js__WEBPACK_IMPORTED_MODULE_0__/* .Undecidable */ .F('other', 'it ends with a backslash');
}
function endsEscaped(line) {
    let count = 0;
    while (line.charAt(line.length - 1 - count) === '\\')
        count += 1;
    return count % 2 === 1;
}
/** Whether a text contains only printable ASCII, tabs and newlines, like nearly every line. */
function isPlain(text) {
    return /^[\n\t -~]*$/.test(text);
}
function unsafeCharacter(line) {
    if (loneSurrogate.test(line))
        return 'it is not valid Unicode (half of a surrogate pair)';
    if (control.test(line))
        return 'it contains a control character other than newline and tab';
    if (direction.test(line))
        return 'it contains a character that changes the text direction';
    if (tag.test(line))
        return 'it contains invisible tag characters';
    return null;
}
function deepestBracket(line) {
    if (!/[([{]/.test(line))
        return 0;
    let depth = 0;
    let deepest = 0;
    for (const char of line) {
        if (char === '(' || char === '{' || char === '[')
            depth += 1;
        else if ((char === ')' || char === '}' || char === ']') && depth > 0)
            depth -= 1;
        if (depth > deepest)
            deepest = depth;
    }
    return deepest;
}
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u;
/**
 * Whether unquoted text is displayed as something else: invisible characters, spaces that bash does not treat as
 * separators, and compatibility forms of ASCII characters (`；`, `／`, `ſ`).
 */
function isDeceptiveText(text) {
    if (isPlain(text))
        return false;
    for (const char of text) {
        if (char <= '~')
            continue;
        if (ignorable.test(char) || /^[ -~]+$/.test(char.normalize('NFKC')))
            return true;
    }
    return false;
}


/***/ }),

/***/ 16434:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ withEdits),
/* harmony export */   S: () => (/* binding */ editFor),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   pj: () => (/* binding */ riskOfEdit),
/* harmony export */   yS: () => (/* binding */ addEdit)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);

/** Adds an edit of the line itself; false if the word is in another script, or does not stand in the line as it is. */
function addEdit({ word, text }, { level, scripts: [line = ''], edits }) {
    if (level > 0 || word.kind !== 'literal' || word.at === undefined)
        return false;
    const edit = { from: word.at, to: word.at + word.source.length, text };
    if (line.slice(edit.from, edit.to) !== word.source)
        return false;
    edits.push(edit);
    return true;
}
function riskOfEdit({ word, why }) {
    return { word: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenForm */ .eT)(word), why, never: true };
}
/** The edit that adds words to a command of the line; `null` if their place in the line is not known. */
function editFor({ text, before }, place) {
    if (place === null)
        return null;
    if (before === undefined)
        return { from: place.end, to: place.end, text: ` ${text}` };
    if (before.kind !== 'literal' || before.at === undefined)
        return null;
    const isThere = place.line.slice(before.at, before.at + before.source.length) === before.source;
    return isThere ? { from: before.at, to: before.at, text: `${text} ` } : null;
}
/** A text as one word for bash. */
function quoted(text) {
    return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
/** The line with these edits; null if two of them are about the same part. */
function withEdits(line, edits) {
    const sorted = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()].sort((a, b) => a.from - b.from || a.to - b.to);
    let text = '';
    let at = 0;
    for (const edit of sorted) {
        if (edit.from < at)
            return null;
        text += line.slice(at, edit.from) + edit.text;
        at = edit.to;
    }
    return text + line.slice(at);
}


/***/ }),

/***/ 89682:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Undecidable)
/* harmony export */ });
/** Thrown for constructs that cannot be analyzed; caught by the policy engine, never leaves policy/. */
class Undecidable extends Error {
    line;
    constructor(form, problem, syntaxError) {
        // A result, not a bug: the stack trace is never used, and collecting it takes time.
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = 0;
        super(problem);
        Error.stackTraceLimit = stackTraceLimit;
        this.name = 'Undecidable';
        this.line = { form, problem, ...(syntaxError === undefined ? {} : { syntaxError }) };
    }
}


/***/ }),

/***/ 13528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ rewriteOf)
/* harmony export */ });
/**
 * How to replace a word of unknown value, as a clause. `source` is the word as written, or a description such as `what
 * xargs reads`.
 */
function rewriteOf(source) {
    if (source.startsWith('what xargs'))
        return '`find … -exec COMMAND {} +` and `find … -type f -print0 | xargs -0 COMMAND` can be analyzed';
    if (/^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(source))
        return 'write its value, since commands do not get the variables of the workflow';
    // Patterns are not expanded if an earlier command of the line may create files.
    if (/[*?[]/.test(source) && !/[$`]/.test(source))
        return 'run this command in a separate call, or write the names';
    return 'write the value itself';
}


/***/ }),

/***/ 45324:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ onlyReads),
/* harmony export */   Fx: () => (/* binding */ isProvenReadOnly),
/* harmony export */   n9: () => (/* binding */ unknownEffects)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8702);

/**
 * Whether a command is proven to change nothing. A risk goes beyond what the table declares, and an effect with an unknown
 * target may access anything.
 */
function isProvenReadOnly({ readOnly, effects, risks }) {
    return readOnly && risks.length === 0 && effects.every((effect) => onlyReads(effect) && (0,_types_js__WEBPACK_IMPORTED_MODULE_0__/* .anyOf */ .E)(effect) === null);
}
/** Whether an effect changes nothing and reaches no network. */
function onlyReads({ kind }) {
    return kind === 'read' || kind === 'list';
}
/**
 * Effects for unknown words that the table does not treat as data: unless another effect covers them, they may make the
 * program do anything. Words that only select what a rule allows (`npm run "test-$x"`) are excluded.
 */
function unknownEffects(argv, { role, effects, risks }, cwd) {
    const unknown = argv.filter((word) => word.kind !== 'literal' && word.plain !== true);
    if (unknown.length === 0)
        return [];
    const risky = new Set(risks.flatMap((risk) => (risk.openedBy === undefined && risk.alsoCoveredBy === undefined ? [risk.word] : [])));
    const covered = new Set(effects.flatMap((effect) => (0,_types_js__WEBPACK_IMPORTED_MODULE_0__/* .anyOf */ .E)(effect) ?? []));
    const left = unknown.filter(({ source }) => (role === 'unknown' || risky.has(source)) && !covered.has(source));
    return left.map(({ source }) => ({ kind: 'exec', argv: { any: source }, cwd }));
}


/***/ }),

/***/ 85915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ literalWord),
/* harmony export */   EM: () => (/* binding */ orWorkingDirectory),
/* harmony export */   EV: () => (/* binding */ pathEffects),
/* harmony export */   T7: () => (/* binding */ treeEffects),
/* harmony export */   Zc: () => (/* binding */ literalOf),
/* harmony export */   bG: () => (/* binding */ knownText),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   eT: () => (/* binding */ writtenForm),
/* harmony export */   ll: () => (/* binding */ addressEffects),
/* harmony export */   od: () => (/* binding */ dropStart),
/* harmony export */   qY: () => (/* binding */ customHeaders)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);

/** The value if it is known exactly, otherwise `null`. */
function literalOf(word) {
    return word?.kind === 'literal' ? word.value : null;
}
/** Whether the value is known exactly and matches. */
function matches(word, pattern) {
    return word?.kind === 'literal' && pattern.test(word.value);
}
/** The part of the text that is known: everything, the beginning, or nothing. */
function knownText(word) {
    if (word.kind === 'literal')
        return word.value;
    return word.kind === 'partial' ? word.prefix : '';
}
/** How a risk names the word: its value, or its source if the value is unknown. */
function writtenForm(word) {
    return word.kind === 'literal' ? word.value : word.source;
}
/** The word without its first `count` known characters. */
function dropStart(word, count) {
    if (word.kind === 'literal')
        return { ...word, value: word.value.slice(count) };
    return word.kind === 'partial' ? { ...word, prefix: word.prefix.slice(count) } : word;
}
function literalWord(value) {
    return { kind: 'literal', value, source: value };
}
/** The places that are given, or the working directory. */
function orWorkingDirectory(places) {
    return places.length === 0 ? [literalWord('.')] : places;
}
/** Files that hold nothing and keep nothing. */
const free = new Set(['/dev/null', '/dev/stdin', '/dev/stdout', '/dev/stderr']);
/** The effect of accessing a path. `-` is a standard stream; a path of unknown value may be any path. */
function pathEffects(kind, word, cwd) {
    const value = literalOf(word);
    if (value === null)
        return {
            effects: [{ kind, path: { any: word.source } }],
            risks: [{ word: word.source, why: 'is a path that is not known before it runs' }],
        };
    if (value === '-' || free.has(value))
        return { effects: [], risks: [] };
    if (/^[a-z][\w+.-]*:\/\//i.test(value))
        return beyond(word, 'is an address instead of a file');
    return { effects: [{ kind, path: (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(value, cwd) }], risks: [] };
}
/** Directories whose secrets have fixed names: whoever reads the whole of them reads these. */
const hidden = {
    '.git': ['config'],
    '.aws': ['credentials'],
    '.docker': ['config.json'],
    '.kube': ['config'],
    '.ssh': ['id_rsa'],
};
/** Reads a file or everything below a directory, or lists it. */
function treeEffects(word, cwd, kind = 'read') {
    const contents = pathEffects(kind, word, cwd);
    const effects = contents.effects.flatMap((effect) => {
        if (effect.kind !== kind || typeof effect.path !== 'string')
            return [effect];
        const { path } = effect;
        const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
        return [effect, ...(hidden[name] ?? []).map((file) => ({ kind, path: `${path}/${file}` }))];
    });
    return { effects, risks: contents.risks };
}
/** Headers that choose the form of an answer and carry nothing of their own. */
const formHeader = /^(?:Accept(?:-Language|-Encoding)?|User-Agent|Content-Type|Cache-Control|X-GitHub-Api-Version):\s?[\w./+;=*, -]{1,100}$/i;
/** Headers of a request that do more than choose the form of the answer. */
function customHeaders(words) {
    return words
        .filter((word) => !matches(word, formHeader))
        .map((word) => ({ word: writtenForm(word), why: 'is a custom header' }));
}
/**
 * An address that is fetched. Protocols other than http(s) are a risk, since no rule for a domain can cover them. So
 * are backslashes and blanks, which programs read differently: `https://a\\@b` has two possible hosts.
 */
function addressEffects(word) {
    const value = literalOf(word);
    if (value === null)
        return {
            effects: [{ kind: 'fetch', url: { any: word.source } }],
            risks: [{ word: word.source, why: 'is an address that is not known before it runs' }],
        };
    if (!/^https?:\/\/[^\s\\]*$/i.test(value) || !URL.canParse(value))
        return beyond(word, 'reaches the network');
    const url = new URL(value);
    if (url.username !== '' || url.password !== '')
        return beyond(word, 'is an address with a user name in it');
    return { effects: [{ kind: 'fetch', url: value }], risks: [] };
}
function beyond(word, why) {
    return { effects: [], risks: [{ word: writtenForm(word), why }] };
}


/***/ })

};
;