"use strict";
exports.id = 8829;
exports.ids = [8829,196];
exports.modules = {

/***/ 88829:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withhold: () => (/* binding */ withhold)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/path-facts.js
var path_facts = __webpack_require__(89273);
// EXTERNAL MODULE: ./lib/platform/git/credential-store.js
var credential_store = __webpack_require__(80196);
// EXTERNAL MODULE: ./lib/platform/git/credentials.js
var git_credentials = __webpack_require__(60979);
// EXTERNAL MODULE: ./lib/platform/process/git-configurations.js
var git_configurations = __webpack_require__(10258);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/platform/secrets/secret-values.js
var secret_values = __webpack_require__(94765);
;// CONCATENATED MODULE: ./lib/platform/secrets/denied-values.js


const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = external_node_fs_.constants;
/** What is read of all files together. */
const mostBytes = 1_000_000;
/** The values in these files by which they would be recognized in an output; of the first files only, 1 MB in all. */
function valuesInFiles(paths) {
    const values = new Set();
    let left = mostBytes;
    for (const path of paths) {
        if (left <= 0)
            break;
        const content = beginningOf(path, left);
        left -= content.length;
        // A binary file is printed by no reader of lines.
        if (!content.includes(0))
            for (const value of (0,secret_values/* secretValues */.VX)(content.toString('utf8')))
                values.add(value);
    }
    return [...values];
}
/** Empty for what is not a regular file or cannot be read: nothing of the run can read it either. */
function beginningOf(path, maxBytes) {
    let opened;
    try {
        opened = (0,external_node_fs_.openSync)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    }
    catch {
        return Buffer.alloc(0);
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(opened);
        if (!stat.isFile())
            return Buffer.alloc(0);
        const buffer = Buffer.alloc(Math.min(maxBytes, stat.size));
        return buffer.subarray(0, (0,external_node_fs_.readSync)(opened, buffer));
    }
    catch {
        return Buffer.alloc(0);
    }
    finally {
        (0,external_node_fs_.closeSync)(opened);
    }
}

// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
;// CONCATENATED MODULE: ./lib/job/github/git-with-credentials.js
/** Words that every shell reads alike: no variable, pattern, substitution or redirection. */
const word = String.raw `(?:[\w./:@=,+^-]+|"[\w ./:@=,+^-]*"|'[\w ./:@=,+^-]*')`;
const plainGit = new RegExp(String.raw `^ *git +(push|fetch|pull|ls-remote)((?: +${word})*) *$`);
/** Options that start no other program and change no address. */
const options = new Set([
    '-u -f -d -n -q -v -p -t -r -h --set-upstream --force --force-with-lease --delete --dry-run --quiet --verbose',
    '--tags --no-tags --follow-tags --no-follow-tags --all --mirror --branches --prune --no-prune --atomic --porcelain',
    '--progress --no-progress --no-verify --thin --no-thin --unshallow --depth --deepen --shallow-since --jobs --append',
    '--rebase --no-rebase --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --stat --no-stat --squash',
    '--autostash --no-autostash --allow-unrelated-histories --heads --refs --exit-code --symref --sort --get-url',
    '--no-recurse-submodules --update-head-ok --prune-tags --refetch --keep --force-if-includes',
].flatMap((line) => line.split(' ')));
/** A remote by its name, or by an address that begins like this. */
const remoteName = /^[\w][\w.-]*$/;
/**
 * The settings that make git send these credentials to the repository at `address`, and to no other address; `null`
 * unless the line is a single plain `git push`, `fetch`, `pull` or `ls-remote`.
 */
function credentialSettings(line, credentials, address) {
    if (address === null || !isPlainNetworkCommand(line, address))
        return null;
    const headers = new Set(credentials.filter((credential) => covers(credential.address, address)).map(({ header }) => header));
    if (headers.size === 0)
        return null;
    // An address in the settings of git covers everything below it, and `name.git` is not below `name`.
    const places = [address, `${address}.git`];
    return [...headers].flatMap((header) => places.map((place) => [`http.${place}.extraheader`, header]));
}
function isPlainNetworkCommand(line, address) {
    const [, , rest] = plainGit.exec(line) ?? [];
    if (rest === undefined)
        return false;
    const words = (rest.match(new RegExp(word, 'g')) ?? []).map((argument) => argument.replaceAll(/^["']|["']$/g, ''));
    const remote = words.find((argument) => !argument.startsWith('-'));
    return (words.every((argument) => !argument.startsWith('-') || options.has(argument.replace(/=.*$/, ''))) &&
        (remote === undefined || remoteName.test(remote) || remote === address || remote === `${address}.git`));
}
/** Whether a credential for `place` is one for the repository at `address` too. */
function covers(place, address) {
    if (place === null)
        return true;
    if (!URL.canParse(place) || !URL.canParse(address))
        return false;
    const [wide, narrow] = [new URL(place), new URL(address)];
    const path = wide.pathname.replace(/(?:\.git)?\/*$/, '');
    return wide.origin === narrow.origin && (narrow.pathname === path || narrow.pathname.startsWith(`${path}/`));
}
const missing = /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/;
const network = /\bgit\b[^\n]*?\b(push|fetch|pull|ls-remote|submodule|clone|remote)\b/;
/** The note for the model if a git command failed because the credentials are not in the clone; otherwise `null`. */
function missingCredentialNote(line, { exitCode, output }) {
    const [, command] = network.exec(line) ?? [];
    if (exitCode === 0 || command === undefined || !missing.test(output))
        return null;
    const write = /^(?:push|fetch|pull|ls-remote)$/.test(command) ? command : 'fetch';
    return (`[The credentials of this repository are not in the clone while this run lasts. \`git push\`, \`git fetch\`, \`git pull\` and \`git ls-remote\` ` +
        `get them for this repository only: run \`git ${write}\` as a separate call, with the name of the remote and plain words, without \`-c\`, \`&&\`, pipes or variables.]`);
}

;// CONCATENATED MODULE: ./lib/job/github/withhold.js









/** Maximum number of names that are checked for sensitive files and for files that a deny rule names. */
const mostNames = 20_000;
/** Number of values that are hidden in all their encoded forms; further values only literally. */
const mostEncoded = 300;
/** Moves the git credentials away and makes the redactor know them and the values of denied files. */
function withhold({ world, mayRead }, options, notify) {
    const { redactor } = options;
    const sensitive = world.sensitiveBelow(world.workspace, mostNames).paths;
    const ownConfigs = (0,git_configurations/* configurations */.cS)(world.workspace);
    const nested = sensitive.filter((path) => path.endsWith('/.git/config')).map((path) => (0,external_node_path_.dirname)(path));
    const configs = [...new Set([...ownConfigs, ...nested.flatMap(git_configurations/* configurations */.cS)])];
    redactor.add((0,credential_store/* credentialsIn */.W)(configs).flatMap(git_credentials/* secretsIn */.VY));
    const loaded = take(configs, options, notify);
    // Credentials that a concurrent run moved away are only known now.
    redactor.add([...(loaded?.byFile.values() ?? [])].flat().flatMap(git_credentials/* secretsIn */.VY));
    const values = valuesInFiles(deniedFiles({ world, mayRead }, sensitive, options));
    redactor.add(values.slice(0, mostEncoded), values.slice(mostEncoded));
    const ownFiles = new Set(ownConfigs.map((path) => world.realpath(path)));
    const credentials = [...(loaded?.byFile ?? [])].flatMap(([file, stored]) => (ownFiles.has(file) ? stored : []));
    const { repository } = world;
    return {
        gitSettings: (line) => credentialSettings(line, credentials, repository),
        noteOn: (line, result) => (loaded === null ? null : missingCredentialNote(line, result)),
        restore: () => {
            try {
                loaded?.restore();
            }
            catch (error) {
                notify(`The credentials in .git/config could not be put back: ${(0,errors/* messageOf */.bD)(error)}. The next run tries again.`);
            }
        },
    };
}
/** `null` if there are none, or if they cannot be moved, with a notice. */
function take(configs, { hostEnvironment, artifacts }, notify) {
    const setting = 'Set `persist-credentials: false` on actions/checkout';
    try {
        const loaded = (0,credential_store/* takeCredentials */._)(configs, hostEnvironment.temporary, artifacts.run);
        if (loaded !== null) {
            const moved = 'Git credentials were moved out of .git/config; they are put back when the run ends.';
            notify(`${moved} ${setting} if no later step needs them.`);
        }
        return loaded;
    }
    catch (error) {
        const problem = `Git credentials could not be moved out of .git/config, and commands can read them`;
        notify(`${problem}: ${(0,errors/* messageOf */.bD)(error)}. ${setting}.`);
        return null;
    }
}
/** Highly sensitive files first, then files that only a rule denies. */
function deniedFiles({ world, mayRead }, sensitive, { lists, spec }) {
    const deny = [...lists.deny, ...spec.disallowedTools];
    const named = deny.some((rule) => /^(?!Bash\b)\w+\(/.test(rule)) ? (0,path_facts/* filesBelow */.D)(world.workspace, mostNames) : [];
    const high = sensitive.filter((path) => (0,sensitivity/* sensitivity */.y)(path) === 'high');
    // The file .git of a worktree names the repository, which is not a secret.
    return [...new Set([...high, ...named])].filter((path) => !/\/\.git(?:\/|$)/.test(path) && !mayRead(path));
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readConfigText)
/* harmony export */ });
const header = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y;
const entry = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
/** What cannot be read as a header or an entry is passed over, line by line. */
function readConfigText(text) {
    const sections = [];
    const entries = [];
    let at = text.startsWith('\u00EF\u00BB\u00BF') ? 3 : 0;
    while (at < text.length) {
        const start = at;
        while (text[at] === ' ' || text[at] === '\t')
            at += 1;
        header.lastIndex = at;
        const headerMatch = header.exec(text);
        if (headerMatch !== null) {
            sections.push(sectionOf(headerMatch));
            at = header.lastIndex;
            if (/^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(text.slice(at, lineEnd(text, at))))
                at = lineEnd(text, at);
            continue;
        }
        entry.lastIndex = start;
        const [match, key = '', value = ''] = entry.exec(text) ?? [];
        const section = sections.at(-1);
        if (match === undefined || section === undefined) {
            at = lineEnd(text, at);
            continue;
        }
        at = start + match.length;
        entries.push({ section, key: key.toLowerCase(), value: valueOf(value), start, end: at });
    }
    return { sections, entries };
}
function sectionOf(headerMatch) {
    const [match, name = '', subsection] = headerMatch;
    return {
        name: name.toLowerCase(),
        subsection: subsection === undefined ? null : subsection.replaceAll(/\\([^])/g, '$1'),
        start: headerMatch.index,
        end: headerMatch.index + match.length,
    };
}
function lineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end === -1 ? text.length : end + 1;
}
/** The value as git reads it: quotes and escapes resolved, continued lines joined. */
function valueOf(written) {
    return written
        .trim()
        .replaceAll(/\\(?:\r?\n|([^]))|"/g, (_, escaped) => escaped === undefined ? '' : unescape(escaped));
}
function unescape(letter) {
    return { n: '\n', t: '\t', b: '\b' }[letter] ?? letter;
}


/***/ }),

/***/ 80196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ credentialsIn),
/* harmony export */   _: () => (/* binding */ takeCredentials),
/* harmony export */   restoreAbandoned: () => (/* binding */ restoreAbandoned)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _files_make_directories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87144);
/* harmony import */ var _files_state_file_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(198);
/* harmony import */ var _host_process_owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61518);
/* harmony import */ var _config_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7587);
/* harmony import */ var _credential_store_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15758);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60979);









/** A configuration above it was not written by git. */
const maxConfigBytes = 1_000_000;
/**
 * Moves the credentials of these git configurations into files of this user below `parent`; null if there are none.
 * They are stored before they are taken out, so that a run that is killed at any moment loses nothing: the next one
 * puts them back. Runs that share a clone need the same `parent`. Throws an Error if that is not possible.
 */
function takeCredentials(files, parent, run) {
    const texts = [...new Set(files.flatMap(realFile))].map((file) => ({ file, text: configText(file) }));
    const store = (0,_credential_store_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .storeIn */ .$)(parent);
    const concerned = texts.filter(({ file, text }) => (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .findCredentials */ .gD)(text, '').length > 0 || isThere(storedPath(store, file)));
    if (concerned.length === 0)
        return null;
    makeStore(store);
    const byFile = new Map();
    const user = { run, owner: (0,_host_process_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .ownerOfThisProcess */ .G)() };
    withStore(store, () => {
        for (const { file } of concerned) {
            const edits = takeFrom(file, store, user);
            if (edits.length > 0)
                byFile.set(file, edits.map(({ credential }) => credential));
        }
    });
    if (byFile.size === 0)
        return null;
    const restore = onceAtExit(() => {
        // Someone has emptied the temporary directory: what was stored is lost, and the run is not.
        if (!isThere(store))
            return;
        withStore(store, () => {
            for (const file of byFile.keys())
                leave(file, store, run);
        });
    });
    return { byFile, restore };
}
/** The credentials in these configurations and in the files that they include: actions/checkout from v6 on includes one. */
function credentialsIn(files) {
    const texts = files.flatMap(realFile).map((file) => ({ file, text: configText(file) }));
    const included = texts.flatMap(({ file, text }) => (0,_config_text_js__WEBPACK_IMPORTED_MODULE_8__/* .readConfigText */ .i)(text)
        .entries.filter(({ section, key }) => /^include(?:if)?$/.test(section.name) && key === 'path')
        .flatMap(({ value }) => realFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), value)))
        .map((path) => configText(path)));
    return [...texts.map(({ text }) => text), ...included].flatMap((text) => (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .findCredentials */ .gD)(text, '').map(({ credential }) => credential));
}
/** Puts back what runs that were killed have taken out. */
function restoreAbandoned(parent) {
    const store = (0,_credential_store_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .storeIn */ .$)(parent);
    if (!isThere(store) || !isPrivate(store))
        return;
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(store).filter((name) => name.endsWith('.json'));
    if (names.length === 0)
        return;
    withStore(store, () => {
        for (const name of names) {
            const stored = readStored((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store, name));
            if (stored !== null)
                leave(stored.file, store, null);
        }
    });
}
function takeFrom(file, store, user) {
    leave(file, store, user.run);
    const path = storedPath(store, file);
    const before = readStored(path);
    let edits = before?.edits ?? [];
    const users = [...(before?.users ?? []), user];
    changeConfig(file, (text) => {
        const credentials = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .findCredentials */ .gD)(text, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex'));
        edits = [...edits, ...credentials];
        if (edits.length > 0)
            writeDurably(path, JSON.stringify({ file, edits, users }));
        return (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .removeCredentials */ .tm)(text, credentials);
    });
    return edits;
}
/** Removes a run and those that have ended from the users of a file; without users, its credentials are put back. */
function leave(file, store, run) {
    const path = storedPath(store, file);
    const stored = readStored(path);
    if (stored === null)
        return;
    const users = stored.users.filter((user) => user.run !== run && !(0,_host_process_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .isOwnerGone */ .j)(user.owner));
    if (users.length > 0) {
        writeDurably(path, JSON.stringify({ ...stored, users }));
        return;
    }
    if (isThere(file))
        changeConfig(file, (text) => (0,_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .restoreCredentials */ .JA)(text, stored.edits));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
}
/** Also if the process exits before that. */
function onceAtExit(work) {
    let isDone = false;
    const once = () => {
        process.off('exit', once);
        if (isDone)
            return;
        work();
        isDone = true;
    };
    process.on('exit', once);
    return once;
}
function withStore(store, work) {
    (0,_files_state_file_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .withFileLock */ .U)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store, 'lock'), work);
}
function makeStore(store) {
    (0,_files_make_directories_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectories */ .K)(store, 0o700);
    if (!isPrivate(store))
        throw new Error(`${store} is not a directory of this user alone`);
}
function isPrivate(directory) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(directory);
    if (process.platform === 'win32')
        return stat.isDirectory();
    return stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o077) === 0;
}
function storedPath(store, file) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(file).digest('hex').slice(0, 32)}.json`);
}
function readStored(path) {
    return isThere(path) ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8')) : null;
}
function isThere(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function realFile(file) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false });
    return stat?.isFile() === true && stat.size <= maxConfigBytes ? [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file)] : [];
}
function configText(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'latin1');
}
const mostTries = 50;
const pauseMs = 20;
/** Under the lock file of git, so that no change of a git process is lost. */
function changeConfig(file, change) {
    const lock = `${file}.lock`;
    const opened = openLock(lock, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).mode & 0o777);
    try {
        const before = configText(file);
        const after = change(before);
        if (after === before)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(lock);
        else {
            fill(opened, Buffer.from(after, 'latin1'));
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(lock, file);
        }
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(lock, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(opened);
    }
}
function openLock(lock, mode) {
    for (let tries = 1;; tries += 1) {
        try {
            const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(lock, 'wx', mode);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(opened, mode);
            return opened;
        }
        catch (error) {
            if (error.code !== 'EEXIST')
                throw error;
            if (tries === mostTries)
                throw new Error(`${lock} exists: a git process is running, or was killed`);
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
        }
    }
}
function writeDurably(path, text) {
    const next = `${path}.new`;
    const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(next, 'w', 0o600);
    try {
        fill(opened, Buffer.from(text, 'utf8'));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(opened);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(next, path);
}
function fill(opened, bytes) {
    let written = 0;
    while (written < bytes.length)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(opened, bytes, written);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(opened);
}


/***/ }),

/***/ 60979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ restoreCredentials),
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   gD: () => (/* binding */ findCredentials),
/* harmony export */   tm: () => (/* binding */ removeCredentials)
/* harmony export */ });
/* harmony import */ var _config_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7587);

/** A user name alone that is this long is a token. */
const shortestToken = 20;
/**
 * Finds what actions/checkout up to v5 and similar steps write: `http.*.extraheader`, and user names with passwords
 * in addresses (`remote.*.url`, `remote.*.pushurl`, `submodule.*.url`, `url.*.insteadOf`). `id` makes the markers unique.
 */
function findCredentials(text, id) {
    const { sections, entries } = (0,_config_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfigText */ .i)(text);
    const marker = (place) => `# Sallyport moved a credential away until its run ends (${id}-${String(place.start)})`;
    const edits = [
        ...sections.flatMap((section) => ofSection(section, text, marker(section))),
        ...entries.flatMap((entry) => ofEntry(entry, text, marker(entry))),
    ];
    // The later edit first: places of the others stay as they are.
    return edits.sort((a, b) => b.start - a.start);
}
function ofSection(section, text, marker) {
    if (section.name !== 'url' || section.subsection === null)
        return [];
    const address = withoutUser(section.subsection);
    if (address === null)
        return [];
    const original = text.slice(section.start, section.end);
    return [
        {
            start: section.start,
            marker,
            original,
            replacement: `${marker}\n[url "${escaped(address.plain)}"]`,
            removedFrom: null,
            setting: settingOf(section, ''),
            credential: { address: address.plain, header: address.header },
        },
    ];
}
function ofEntry({ section, key, value, start, end }, text, marker) {
    const original = text.slice(start, end);
    const isOwnLine = start === 0 || text[start - 1] === '\n';
    const comment = `${isOwnLine ? '' : '\n'}\t${marker}\n`;
    const shared = { start, marker, original, setting: settingOf(section, key) };
    if (section.name === 'http' && key === 'extraheader' && value !== '') {
        const removedFrom = text.slice(section.start, section.end);
        const credential = { address: section.subsection, header: value };
        return [{ ...shared, replacement: comment, removedFrom, credential }];
    }
    const isAddress = (section.name === 'remote' && (key === 'url' || key === 'pushurl')) ||
        (section.name === 'submodule' && key === 'url');
    const address = isAddress ? withoutUser(value) : null;
    if (address === null)
        return [];
    const plain = /^[\w.:/@~+-]+$/.test(address.plain) ? address.plain : `"${escaped(address.plain)}"`;
    const replacement = `${comment}\t${key} = ${plain}\n`;
    return [
        { ...shared, replacement, removedFrom: null, credential: { address: address.plain, header: address.header } },
    ];
}
function settingOf({ name, subsection }, key) {
    return JSON.stringify([name, subsection, key]);
}
function escaped(value) {
    return value.replaceAll(/["\\]/g, '\\$&');
}
/** An address without its user name and password, and the equivalent header; null if it has neither. */
function withoutUser(address) {
    const [, scheme = '', user = '', rest = ''] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(address) ?? [];
    if (user === '')
        return null;
    const [name = '', password] = user.split(/:(.*)/s);
    if ((password ?? '') === '' && name.length < shortestToken)
        return null;
    const basic = Buffer.from(`${decoded(name)}:${decoded(password ?? '')}`, 'latin1').toString('base64');
    return { plain: scheme + rest, header: `Authorization: Basic ${basic}` };
}
function decoded(part) {
    return part.replaceAll(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
/** The text without the credentials that were found in it. */
function removeCredentials(text, edits) {
    return edits.reduce((whole, { start, original, replacement }) => whole.slice(0, start) + replacement + whole.slice(start + original.length), text);
}
/**
 * The text with these credentials again: the same bytes as before if nothing else has changed it. A setting that has
 * got a new credential since keeps that one.
 */
function restoreCredentials(text, edits) {
    const renewed = new Set(findCredentials(text, '').map(({ setting }) => setting));
    return edits.reduce((whole, edit) => restoreOne(whole, edit, renewed.has(edit.setting)), text);
}
function restoreOne(text, edit, isRenewed) {
    const { original, replacement, marker, removedFrom } = edit;
    if (!isRenewed && text.includes(replacement))
        return text.replace(replacement, () => original);
    if (text.includes(marker))
        return withoutLine(text, marker);
    // The section has been rewritten; a changed address is kept.
    if (isRenewed || removedFrom === null || text.includes(original))
        return text;
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${removedFrom}\n${original}`;
}
function withoutLine(text, part) {
    const at = text.indexOf(part);
    const start = text.lastIndexOf('\n', at) + 1;
    const end = text.indexOf('\n', at);
    return text.slice(0, start) + (end === -1 ? '' : text.slice(end + 1));
}
/** The values of a credential that must not be shown. */
function secretsIn({ header }) {
    const value = header.replace(/^[\w-]+:\s*/, '');
    const token = value.replace(/^(?:basic|bearer|token)\s+/i, '');
    const pair = /^basic\s/i.test(value) ? Buffer.from(token, 'base64').toString('utf8') : token;
    const [name = '', ...password] = pair.split(':');
    const names = name.length >= shortestToken ? [name] : [];
    return [...new Set([value, token, pair, password.join(':'), ...names])].filter((text) => text.length >= 6);
}


/***/ }),

/***/ 10258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ gitDirectory),
/* harmony export */   Ty: () => (/* binding */ mayStartPrograms),
/* harmony export */   Ut: () => (/* binding */ configText),
/* harmony export */   aF: () => (/* binding */ maxConfigBytes),
/* harmony export */   cS: () => (/* binding */ configurations)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Text in a configuration that can lead to one of these settings; most files contain none of it. */
const suspiciousText = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
/** A larger configuration was not written by git. */
const maxConfigBytes = 1_000_000;
/** Whether a configuration can make git start programs under names that it chooses. */
function mayStartPrograms(file) {
    return suspiciousText.test(configText(file) ?? '[include');
}
/**
 * The configuration files of the repository that contains a directory, and of its submodules; none outside a
 * repository.
 */
function configurations(cwd) {
    const directory = gitDirectory(cwd);
    if (directory === null)
        return [];
    const common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, (configText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'commondir')) ?? '').trim());
    const places = new Set([directory, common, ...submodules((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'modules'), 0)]);
    return [...places].flatMap((place) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'config.worktree')]);
}
/** The directory of git for the repository that contains a directory; `null` outside a repository. */
function gitDirectory(cwd) {
    for (let directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);; directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory)) {
        const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '.git');
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
        if (stat?.isDirectory() === true)
            return dotGit;
        if (stat?.isFile() === true) {
            const named = /^gitdir: (.+)$/m.exec(configText(dotGit) ?? '')?.[1];
            return named === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, named);
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory) === directory)
            return null;
    }
}
/** Submodules are in directories named after them; names may contain slashes. */
function submodules(place, depth) {
    if (depth > 4 || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [];
    const below = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return below.flatMap(({ name }) => {
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name);
        const isRepository = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'HEAD'), { throwIfNoEntry: false }) !== undefined;
        return isRepository
            ? [directory, ...submodules((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'modules'), depth + 1)]
            : submodules(directory, depth + 1);
    });
}
/** Empty if the file is missing or not regular, `null` above the limit. */
function configText(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (stat?.isFile() !== true)
        return '';
    return stat.size > maxConfigBytes ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}


/***/ })

};
;