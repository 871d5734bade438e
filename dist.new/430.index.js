"use strict";
exports.id = 430;
exports.ids = [430];
exports.modules = {

/***/ 76693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openStateDirectory)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/platform/files/file-problems.js
var file_problems = __webpack_require__(81383);
// EXTERNAL MODULE: ./lib/platform/files/make-directories.js
var make_directories = __webpack_require__(87144);
// EXTERNAL MODULE: ./lib/platform/files/own-writes.js
var own_writes = __webpack_require__(55319);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
;// CONCATENATED MODULE: ./lib/platform/files/state/sync-queue.js




const mostWaiting = 64;
/** The end of each is noticed once per turn of a busy process, which would be too slow for one at a time. */
const lanes = 3;
const dataToDisk = (0,external_node_util_.promisify)(external_node_fs_.fdatasync);
function createSyncQueue() {
    const failures = [];
    let waiting = 0;
    const last = Array.from({ length: lanes }, () => Promise.resolve());
    let added = 0;
    const sync = async (descriptor) => {
        try {
            await dataToDisk(descriptor);
        }
        catch (error) {
            (0,errors/* rethrowUnless */.ki)(error, Error);
            failures.push(error);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
            waiting -= 1;
        }
    };
    const flush = async () => {
        await Promise.all(last);
        const [failure] = failures.splice(0);
        if (failure !== undefined)
            throw failure;
    };
    return {
        add: async (descriptor) => {
            waiting += 1;
            const lane = added % lanes;
            added += 1;
            // What the caller does next is more urgent, such as the next request of a batch.
            last[lane] = Promise.all([last[lane], (0,external_node_timers_promises_.setImmediate)()]).then(() => sync(descriptor));
            if (waiting > mostWaiting)
                await flush();
        },
        flush,
    };
}

// EXTERNAL MODULE: ./lib/platform/files/state/whole-files.js
var whole_files = __webpack_require__(15365);
;// CONCATENATED MODULE: ./lib/platform/files/state/state-directory.js










const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = external_node_fs_.constants;
/** Opens a directory, and creates it if `create` is set. Throws FileProblem if it is a link below `root`, or a file. */
async function openStateDirectory(path, { create, root }) {
    return await (0,file_problems/* withFileProblems */.HQ)(path, async () => {
        if (root !== null)
            refuseLinks(path, root);
        if (create)
            (0,make_directories/* makeDirectories */.K)(path, 0o700);
        const stat = await (0,promises_.lstat)((0,external_node_fs_.realpathSync)(path));
        if (!stat.isDirectory())
            throw new types/* FileProblem */.k('not-a-directory', path, `${path} is not a directory`);
        return directoryAt((0,external_node_fs_.realpathSync)(path));
    });
}
function directoryAt(root) {
    const pathOf = (name) => pathIn(root, name);
    let reads = 0;
    return {
        path: root,
        ...writingBelow(root, pathOf),
        read: async (name, maxBytes) => {
            reads += 1;
            if (reads % readsPerTurn === 0)
                await (0,external_node_timers_promises_.setImmediate)();
            const absolute = pathOf(name);
            refuseLinks((0,external_node_path_.dirname)(absolute), root);
            return (0,file_problems/* withFileProblemsNow */.JK)(name, () => readRegular(absolute, name, maxBytes));
        },
        names: async (folder) => {
            const absolute = pathOf(folder);
            refuseLinks(absolute, root);
            const names = await (0,file_problems/* withFileProblems */.HQ)(folder, () => (0,promises_.readdir)(absolute).catch(file_problems/* nullIfMissing */.bJ));
            return (names ?? []).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        },
        remove: async (name) => await (0,own_writes/* asOwnWrite */.Sl)(pathOf(name), () => (0,file_problems/* withFileProblems */.HQ)(name, () => (0,promises_.rm)(pathOf(name), { recursive: true, force: true }))),
        has: async (name) => (await (0,promises_.lstat)(pathOf(name)).catch(() => null))?.isFile() === true,
        giveOut: async (name, target) => {
            const absolute = pathOf(name);
            refuseLinks((0,external_node_path_.dirname)(absolute), root);
            return await (0,file_problems/* withFileProblems */.HQ)(name, async () => {
                await linkOrCopy(absolute, target).catch(file_problems/* nullIfMissing */.bJ);
                return await versionAt(target);
            });
        },
        versionOf: (name) => versionAt(pathOf(name)),
    };
}
/** The size and the time of the content: those of a hard link are the same. */
async function versionAt(absolute) {
    const stat = await (0,promises_.lstat)(absolute, { bigint: true }).catch(file_problems/* nullIfMissing */.bJ);
    return stat?.isFile() === true ? `${String(stat.mtimeNs)} ${String(stat.size)} ${String(stat.ino)}` : null;
}
/**
 * The target must be new. Files of a state directory are replaced and never changed, so a link is as good as a copy. A
 * copy of a symbolic link would contain the file that it names: what is not a regular file is left out.
 */
async function linkOrCopy(source, target) {
    if (!(await (0,promises_.lstat)(source)).isFile())
        return;
    try {
        await (0,promises_.link)(source, target);
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'EEXIST')
            throw error;
        await (0,promises_.copyFile)(source, target, external_node_fs_.constants.COPYFILE_EXCL);
    }
}
/** What creates files, and the folders for them. */
function writingBelow(root, pathOf) {
    const queue = createSyncQueue();
    const makeFolderOf = folderMaker(root);
    /** Does the work with the absolute path, whose folder exists then. */
    const inFolder = async (name, work) => {
        const absolute = pathOf(name);
        return await (0,own_writes/* asOwnWrite */.Sl)(absolute, () => (0,file_problems/* withFileProblems */.HQ)(name, async () => {
            makeFolderOf(absolute);
            return await work(absolute);
        }));
    };
    return {
        write: (name, content) => inFolder(name, (absolute) => (0,whole_files/* replace */.HC)(absolute, content)),
        writeNew: (name, content) => {
            const absolute = pathOf(name);
            (0,file_problems/* withFileProblemsNow */.JK)(name, () => {
                makeFolderOf(absolute);
                writeNew(absolute, content);
            });
            (0,own_writes/* endOwnWrite */.LJ)(absolute);
        },
        add: (name, content) => inFolder(name, async (absolute) => await queue.add((0,whole_files/* place */.ik)(absolute, content))),
        flush: () => (0,file_problems/* withFileProblems */.HQ)(root, () => queue.flush()),
        create: (name) => inFolder(name, (absolute) => (0,whole_files/* pieceWriter */.MC)(absolute, name)),
        move: async (from, to) => {
            const [source, target] = [pathOf(from), pathOf(to)];
            const work = () => (0,file_problems/* withFileProblems */.HQ)(from, async () => {
                makeFolderOf(target);
                await (0,promises_.rename)(source, target);
            });
            await (0,own_writes/* asOwnWrite */.Sl)(source, () => (0,own_writes/* asOwnWrite */.Sl)(target, work));
        },
        takeIn: (source, name) => inFolder(name, async (absolute) => {
            await (0,promises_.rm)(absolute, { force: true });
            await linkOrCopy(source, absolute);
        }),
    };
}
function pathIn(root, name) {
    const absolute = (0,external_node_path_.resolve)(root, name);
    if (absolute !== root && !absolute.startsWith(root + external_node_path_.sep))
        throw new Error(`${name} is outside of the state directory`);
    return absolute;
}
/** Creates the folder of a file, once per folder. */
function folderMaker(root) {
    const made = new Set();
    return (absolute) => {
        const folder = (0,external_node_path_.dirname)(absolute);
        if (made.has(folder))
            return;
        (0,make_directories/* makeDirectories */.K)(folder, 0o700);
        refuseLinks(folder, root);
        made.add(folder);
    };
}
/** Every part of the path below `root` that exists must be a directory and not a link. */
function refuseLinks(path, root) {
    let at = root;
    for (const part of (0,external_node_path_.relative)(root, path).split(external_node_path_.sep)) {
        if (part === '' || part === '.')
            continue;
        at = (0,external_node_path_.join)(at, part);
        const stat = (0,file_problems/* withFileProblemsNow */.JK)(at, () => (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false }));
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink())
            throw new types/* FileProblem */.k('refused', at, `${at} is a link`);
    }
}
/** Synchronous: handing four steps to another thread takes several times as long as the steps. */
function readRegular(absolute, name, maxBytes) {
    const descriptor = openPresent(absolute);
    if (descriptor === null)
        return null;
    try {
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile())
            throw new types/* FileProblem */.k('special', name, `${name} is not a regular file`);
        if (stat.size > maxBytes)
            throw new types/* FileProblem */.k('too-large', name, `${name} has ${String(stat.size)} bytes, more than ${String(maxBytes)}`);
        return (0,external_node_fs_.readFileSync)(descriptor);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function openPresent(absolute) {
    try {
        return (0,external_node_fs_.openSync)(absolute, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    }
    catch (error) {
        return (0,file_problems/* nullIfMissing */.bJ)(error);
    }
}
/** Other work gets a turn after this many files. */
const readsPerTurn = 64;
/** Never through a link: what is found under the name is removed, not followed. */
function writeNew(absolute, content) {
    try {
        (0,external_node_fs_.writeFileSync)(absolute, content, newFile);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        (0,external_node_fs_.rmSync)(absolute, { force: true });
        (0,external_node_fs_.writeFileSync)(absolute, content, newFile);
    }
}
const newFile = { flag: 'wx', mode: 0o600 };


/***/ }),

/***/ 15365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ removeUnfinished),
/* harmony export */   HC: () => (/* binding */ replace),
/* harmony export */   MC: () => (/* binding */ pieceWriter),
/* harmony export */   ik: () => (/* binding */ place)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _file_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81383);
/* harmony import */ var _own_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55319);






const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
/** The content reaches the disk before the name does, so that a crash never leaves a truncated file under the name. */
async function replace(absolute, content) {
    const { temporary, handle } = await openTemporary(absolute);
    try {
        await fill(handle, content);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, absolute);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}
/**
 * Puts the whole file under its name; the descriptor is for its way to the disk. Synchronous: for a small file, handing
 * four steps to another thread takes four times as long as the steps.
 */
function place(absolute, content) {
    const temporary = temporaryFor(absolute);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, newFile, 0o600);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(descriptor, content);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, absolute);
        return descriptor;
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
        throw error;
    }
}
const newFile = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
async function openTemporary(absolute) {
    const temporary = temporaryFor(absolute);
    return { temporary, handle: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, newFile, 0o600) };
}
/** Random bytes of one name would take longer than its file; Node gets those of UUIDs in advance, for many at a time. */
function temporaryFor(absolute) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 13)}.tmp`);
}
const temporaryName = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
/** Removes what killed processes have not finished writing to a directory and its folders. */
async function removeUnfinished(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(directory, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name));
    for (const folder of [directory, ...folders]) {
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder))
            if (temporaryName.test(name))
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), { force: true });
    }
}
/** Small pieces are written together. */
const bufferedCharacters = 64_000;
async function pieceWriter(absolute, name) {
    (0,_own_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .beginOwnWrite */ .vD)(absolute);
    const { temporary, handle } = await openTemporary(absolute);
    let pieces = [];
    let length = 0;
    const flush = async () => {
        const text = pieces.join('');
        pieces = [];
        length = 0;
        if (text !== '')
            await (0,_file_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .withFileProblems */ .HQ)(name, () => handle.appendFile(text));
    };
    return {
        write: async (text) => {
            pieces.push(text);
            length += text.length;
            if (length > bufferedCharacters)
                await flush();
        },
        close: async () => {
            await flush();
            await handle.datasync();
            await handle.close();
            await (0,_file_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .withFileProblems */ .HQ)(name, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, absolute));
            (0,_own_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .endOwnWrite */ .LJ)(absolute);
        },
        abandon: async () => {
            await handle.close();
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
            (0,_own_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .endOwnWrite */ .LJ)(absolute);
        },
    };
}
async function fill(handle, content) {
    try {
        await handle.writeFile(content);
        await handle.datasync();
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 48049:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeFindingReports: () => (/* binding */ writeFindingReports)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/state/state-directory.js + 1 modules
var state_directory = __webpack_require__(76693);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/fingerprint.js
var fingerprint = __webpack_require__(5428);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(15917);
;// CONCATENATED MODULE: ./lib/report/formats/code-quality.js


const severities = { error: 'major', warning: 'minor', note: 'info' };
/** The findings as a Code Quality report, which GitLab shows in a merge request without a token. */
function codeQuality(findings) {
    const repetitions = new Map();
    const repetitionOf = createCounter();
    for (const finding of (0,report_findings/* inFileOrder */.w$)(findings)) {
        const { path, title, rule = 'finding' } = finding;
        repetitions.set(finding, repetitionOf([rule, path, title]));
    }
    const issues = findings.map((finding) => {
        const { path, line, endLine = line, severity, title, message, rule = 'finding' } = finding;
        return {
            description: `${title}: ${message}`,
            check_name: rule,
            // Without the line number, and different for each finding of a report: GitLab drops those that are alike.
            fingerprint: (0,fingerprint/* fingerprint */.R)([JSON.stringify([rule, path, title, repetitions.get(finding)])], 32),
            severity: severities[severity],
            location: { path, lines: { begin: line, end: endLine } },
        };
    });
    return `${JSON.stringify(issues, null, 2)}\n`;
}
/** How often something equal was counted before. */
function createCounter() {
    const counts = new Map();
    return (what) => {
        const name = JSON.stringify(what);
        const before = counts.get(name) ?? 0;
        counts.set(name, before + 1);
        return before;
    };
}

// EXTERNAL MODULE: ./lib/report/formats/junit.js
var junit = __webpack_require__(21892);
;// CONCATENATED MODULE: ./lib/publish/finding-reports.js






/**
 * Writes the findings to the files that the settings name, for the artifacts of a CI system. They are written without
 * findings too, so that the ones of an earlier run disappear; therefore a run that did not end well leaves no Code
 * Quality report, and its JUnit file has an error. A file that cannot be written is a warning.
 */
async function writeFindingReports({ findings, problem }, { settings, hostEnvironment, log, redact }) {
    const files = [
        [settings['code-quality-report'], problem === null ? codeQuality(findings) : null],
        [settings['junit-report'], problem === null ? (0,junit/* junit */.bA)(findings) : (0,junit/* junitError */.TW)(problem.conclusion, problem.reason)],
    ];
    for (const [name, text] of files) {
        if (name === undefined)
            continue;
        const path = (0,external_node_path_.resolve)(hostEnvironment.directory, name);
        const warn = ({ message }) => log.warning(`The file ${name} could not be written: ${redact(message)}`);
        await (0,state_directory/* openStateDirectory */.v)((0,external_node_path_.dirname)(path), { create: true, root: null })
            .then(async (directory) => {
            if (text === null)
                await directory.remove((0,external_node_path_.basename)(path));
            else
                await directory.write((0,external_node_path_.basename)(path), redact(text));
        })
            .catch((0,errors/* only */.j6)(types/* FileProblem */.k, warn));
    }
}


/***/ }),

/***/ 21892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TW: () => (/* binding */ junitError),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   bA: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

/** The findings as JUnit XML: errors and warnings are failed cases, notes are passed ones with a text. */
function junit(findings) {
    const failures = findings.filter(({ severity }) => severity !== 'note').length;
    const nameOf = uniqueNames(findings);
    const cases = findings.map((finding) => testCase(finding, nameOf(finding)));
    return suite(cases, `tests="${String(findings.length)}" failures="${String(failures)}" errors="0"`);
}
/** A run that ended too early to say what it would have found. */
function junitError(type, reason) {
    const error = `<error type="${escapeXml(type)}" message="${escapeXml(reason)}"/>`;
    return suite([`<testcase classname="sallyport" name="run">${error}</testcase>`], 'tests="1" failures="0" errors="1"');
}
function suite(cases, figures) {
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="sallyport" ${figures}>`,
        `  <testsuite name="sallyport" ${figures}>`,
        ...cases.map((text) => `    ${text}`),
        '  </testsuite>',
        '</testsuites>',
        '',
    ].join('\n');
}
/** Without line numbers, so that a finding that moves stays the same test; equal ones are counted in their order in the file. */
function uniqueNames(findings) {
    const names = new Map();
    const used = new Set();
    for (const finding of (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .inFileOrder */ .w$)(findings)) {
        const { path, title, rule } = finding;
        const name = `${rule === undefined ? '' : `${rule}: `}${title} (${path})`;
        let unique = name;
        for (let count = 2; used.has(unique); count += 1)
            unique = `${name} ${String(count)}`;
        used.add(unique);
        names.set(finding, unique);
    }
    return (finding) => names.get(finding) ?? finding.title;
}
function testCase(finding, name) {
    const { path, line, severity, title, message, rule } = finding;
    const text = escapeXml(`${(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .locationOfFinding */ .YR)(finding)}\n${message}`);
    const head = `<testcase classname="${escapeXml(path)}" name="${escapeXml(name)}" file="${escapeXml(path)}" line="${String(line)}">`;
    const body = severity === 'note'
        ? `<system-out>${text}</system-out>`
        : `<failure type="${escapeXml(rule ?? severity)}" message="${escapeXml(title)}">${text}</failure>`;
    return `${head}${body}</testcase>`;
}
/** Characters that XML 1.0 cannot represent are removed. */
// biome-ignore format: one range per group
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(text) {
    return text
        .replace(notInXml, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}


/***/ })

};
;