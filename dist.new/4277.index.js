"use strict";
exports.id = 4277;
exports.ids = [4277,7667];
exports.modules = {

/***/ 64772:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ wantedName),
/* harmony export */   cP: () => (/* binding */ hasName),
/* harmony export */   gp: () => (/* binding */ cleanDescription),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   p6: () => (/* binding */ commandName)
/* harmony export */ });
/* harmony import */ var _lazy_reg_exp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5113);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);


const maxSegment = 50;
/**
 * The name of a command from its path below the command directory (`/` between the parts, with extension):
 * `git/commit.toml` is `git:commit`. Characters other than letters, digits, `_`, `.` and `-` become `_`; long parts are
 * truncated.
 */
function commandName(path) {
    return path
        .replace(/\.[^./]*$/, '')
        .split('/')
        .map((part) => {
        const clean = cleanPart(part);
        return clean.length > maxSegment ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(clean, maxSegment - 3)}...` : clean;
    })
        .join(':');
}
/** A name as a person writes it, normalized like file names: `/审查`, `git:my commit`. */
function wantedName(text) {
    return text.trim().replace(/^\//, '').split(':').map(cleanPart).join(':');
}
/** Whether the `name` of a skill's frontmatter is this name; blanks may be written as dashes. */
function hasName(name, written) {
    return name !== null && (name.trim() === written || name.trim().replace(/\s+/g, '-') === written);
}
const unusable = (0,_lazy_reg_exp_js__WEBPACK_IMPORTED_MODULE_1__/* .lazyRegExp */ .e)(String.raw `[^\p{L}\p{M}\p{N}_.-]`, 'gu');
/** Some systems decompose the accents in a file name. */
function cleanPart(part) {
    return part.normalize('NFC').replace(unusable(), '_');
}
const gaps = (0,_lazy_reg_exp_js__WEBPACK_IMPORTED_MODULE_1__/* .lazyRegExp */ .e)(String.raw `[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, 'gu');
/** A text on one line, without escape sequences, control characters and invisible characters. */
function plainLine(text) {
    const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
    return text.replace(escapes, '').replace(gaps(), ' ').trim();
}
/** A description for one line of a list, at most 100 characters. */
function cleanDescription(text) {
    const clean = plainLine(text);
    if (clean.length <= 100)
        return clean;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(clean, 97)}...`;
}


/***/ }),

/***/ 71794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ chooseFormat),
  e: () => (/* binding */ parsePrompt)
});

// EXTERNAL MODULE: ./lib/prompt/formats/markdown.js
var markdown = __webpack_require__(15027);
// EXTERNAL MODULE: ./lib/prompt/formats/text.js
var formats_text = __webpack_require__(13705);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/prompt/position.js
var position = __webpack_require__(63520);
// EXTERNAL MODULE: ./lib/prompt/formats/spec.js
var spec = __webpack_require__(56585);
;// CONCATENATED MODULE: ./lib/prompt/formats/toml-lines.js

/** A TOML string after `prompt =`, in one or three double quotes. */
const opening = /^[ \t]*(?:prompt|"prompt"|'prompt')[ \t]*=[ \t]*("""\n?|")/gm;
const named = {
    b: '\b',
    t: '\t',
    n: '\n',
    f: '\f',
    r: '\r',
    e: '\u001b',
    '"': '"',
    '\\': '\\',
};
/** An escape, or a backslash at the end of a line, which removes the line break and the blanks after it. https://toml.io/en/v1.0.0#string */
const toml_lines_escape = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([btnfre"\\])|[ \t]*\n\s*)/y;
/** Maximum number of candidate strings: text that looks like one can be inside another string. */
const maxStrings = 20;
const lastCharacter = 0x10ffff;
/**
 * The position of each line of a prompt with escapes in its file, for the prompt that the library parsed; `null` if no
 * string in the file evaluates to it. Within a line, columns count the text, not its escapes.
 */
function linesWithEscapes(text, prompt) {
    for (const match of [...text.matchAll(opening)].slice(0, maxStrings)) {
        const starts = lineStarts(text, match.index + match[0].length, prompt);
        if (starts !== null)
            return positionsOf(text, starts);
    }
    return null;
}
/** The offsets at which the lines of the prompt begin, if the string at `start` is the prompt. */
function lineStarts(text, start, prompt) {
    const starts = [start];
    let at = start;
    for (let done = 0; done < prompt.length;) {
        const token = pieceAt(text, at);
        if (at >= text.length || !prompt.startsWith(token.content, done))
            return null;
        done += token.content.length;
        at = token.end;
        if (token.content === '\n')
            starts.push(at);
    }
    return starts;
}
function pieceAt(text, at) {
    if (text[at] !== '\\')
        return { content: text.slice(at, at + 1), end: at + 1 };
    toml_lines_escape.lastIndex = at;
    const [source = '\\', four, eight, two, name] = toml_lines_escape.exec(text) ?? [];
    const code = Math.min(lastCharacter, Number.parseInt(four ?? eight ?? two ?? '', 16));
    return {
        content: Number.isNaN(code) ? (named[name ?? ''] ?? '') : String.fromCodePoint(code),
        end: at + source.length,
    };
}
function positionsOf(text, offsets) {
    let last = { offset: 0, position: { line: 1, column: 1 } };
    return offsets.map((offset) => {
        last = { offset, position: (0,position/* positionAt */.t$)(text.slice(last.offset, offset), offset - last.offset, last.position) };
        return last.position;
    });
}

// EXTERNAL MODULE: ./lib/prompt/formats/value.js
var formats_value = __webpack_require__(46013);
;// CONCATENATED MODULE: ./lib/prompt/formats/toml.js






const knownKeys = ['prompt', 'description'];
/**
 * A TOML command: `prompt` (required) and `description`, both strings. Other keys have no effect; a notice names them.
 * Throws UserError: `prompt-syntax` with location and code frame, `prompt-missing`.
 */
async function parseToml(source, text) {
    const table = await parseTable(source, text);
    const diagnostics = [];
    const prompt = readString(table, 'prompt', { source, text, diagnostics });
    const description = readString(table, 'description', { source, text, diagnostics });
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    if (prompt === null) {
        throw new errors/* UserError */.yo(promptMissing(source, text, [...table.keys()]));
    }
    (0,formats_text/* requireBody */.WW)(source, prompt);
    const unknown = [...table.keys()].filter((key) => !knownKeys.includes(key));
    return {
        ...(0,spec/* plainSpec */.K)('toml', source, prompt),
        description,
        bodyAt: whereVerbatim(text, prompt) ?? linesWithEscapes(text, prompt),
        notices: unknown.map((key) => `${source}: the key ${JSON.stringify(key)} has no effect in a TOML command`),
    };
}
/** A key that resembles `prompt` is probably a typo. */
function promptMissing(source, text, keys) {
    const mistyped = keys.find((key) => key !== 'description' && (0,errors/* nearest */.pA)(key, ['prompt']) !== undefined);
    if (mistyped === undefined) {
        return {
            code: 'prompt-missing',
            message: 'the command has no prompt',
            location: source,
            hint: 'put `prompt = """…"""` before any [table], at the top of the file',
        };
    }
    return (0,position/* diagnosticInFile */.dR)(source, text, offsetOfKey(text, mistyped), {
        code: 'prompt-missing',
        message: `the command has no prompt, and the key ${JSON.stringify(mistyped)} is unknown`,
        hint: `write \`prompt\` instead of \`${mistyped}\``,
    });
}
function offsetOfKey(text, key) {
    const at = text.split('\n').findIndex((line) => line.trimStart().replace(/^["']/, '').startsWith(key));
    return at < 0 ? 0 : text.split('\n').slice(0, at).join('\n').length + (at === 0 ? 0 : 1);
}
async function parseTable(source, text) {
    const { parse, TomlError } = await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 80911));
    try {
        return new Map(Object.entries(parse(text)));
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, TomlError);
        const reason = (error.message.split('\n')[0] ?? '').replace('Invalid TOML document: ', '');
        const diagnostic = (0,position/* diagnosticInFile */.dR)(source, text, (0,position/* offsetAt */.HA)(text, error), {
            code: 'prompt-syntax',
            message: `the file is not valid TOML: ${reason}`,
            hint: hintFor(reason),
        });
        throw new errors/* UserError */.yo(diagnostic, { cause: error });
    }
}
/** Hints for common TOML mistakes, by the library's error message. */
const hintsByKey = [
    [
        /escape/,
        "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal",
    ],
    [/control characters/, 'put text with several lines between three quotes (""")'],
    [/end-of-line/, `a quote ends the text here: put it between three quotes that it does not contain, """ or '''`],
    [
        /illegal character in key/,
        'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")',
    ],
    [/unfinished string/, 'end the text with the same quotes that it begins with'],
    [/invalid value/, 'put text between quotes'],
];
function hintFor(reason) {
    return hintsByKey.find(([pattern]) => pattern.test(reason))?.[1] ?? 'correct the TOML at the caret';
}
function readString(table, key, { source, text, diagnostics }) {
    const value = table.get(key);
    if (value === undefined)
        return null;
    if (typeof value === 'string')
        return value;
    diagnostics.push((0,position/* diagnosticInFile */.dR)(source, text, Math.max(0, text.search(new RegExp(`^[ \\t]*["']?${key}["']?[ \\t]*[=.]`, 'm'))), {
        code: 'prompt-syntax',
        message: `\`${key}\` must be a string, but is ${(0,formats_value/* nameOfType */.x)(value)}`,
        hint: `write \`${key} = "…"\``,
    }));
    return null;
}
/** The position of a prompt without escapes, which is in the file verbatim. */
function whereVerbatim(text, body) {
    const start = text.indexOf(body);
    return start >= 0 && start === text.lastIndexOf(body) ? (0,position/* positionAt */.t$)(text, start) : null;
}

;// CONCATENATED MODULE: ./lib/prompt/formats/choose.js



/** The first match determines the format. Paths in lower case, with `/`. */
const formatPatterns = [
    [/\.prompt\.ya?ml$/, 'prompt-yml'],
    [/\.prompt\.md$/, 'prompt-md'],
    [/\.toml$/, 'toml'],
    [/(^|\/)\.(agents|github|gemini|qwen|opencode|codex|pi)\/skills?\/(.*\/)?[^/]+\.(md|markdown)$/, 'skill'],
    [/(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, 'markdown'],
    [/(^|\/)\.(claude|opencode)\/(.*\/)?[^/]+\.(md|markdown)$/, 'claude'],
    [/(^|\/)skill\.md$/, 'claude'],
    [/\.(md|markdown)$/, 'markdown'],
];
/**
 * The format of a prompt file by its name and by the product folder that contains it (`.claude`, `.qwen` …); `forced`
 * takes precedence. Only `.claude` and `.sallyport` have skills with placeholders; a `SKILL.md` elsewhere is in Claude's
 * format. Other files are plain text.
 */
function chooseFormat(path, forced = null) {
    if (forced !== null)
        return forced;
    const name = path.replaceAll('\\', '/').toLowerCase();
    return formatPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';
}
/** Parses a decoded prompt file. Rejects with UserError: `prompt-syntax`, `prompt-missing`. */
async function parsePrompt(format, source, text) {
    switch (format) {
        case 'toml':
            return parseToml(source, text);
        case 'markdown':
        case 'claude':
        case 'skill':
            return (0,markdown/* parseMarkdown */.Dd)(format, source, text);
        case 'prompt-md':
            return (await __webpack_require__.e(/* import() */ 4768).then(__webpack_require__.bind(__webpack_require__, 44768))).parsePromptMd(source, text);
        case 'prompt-yml':
            return (await __webpack_require__.e(/* import() */ 1624).then(__webpack_require__.bind(__webpack_require__, 51624))).parsePromptYml(source, text);
        case 'text':
            return (0,formats_text/* parseText */.r4)(source, text);
        case 'inline':
            return (0,formats_text/* inlinePrompt */.W5)(text, source);
    }
}


/***/ }),

/***/ 57667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadPromptFile: () => (/* binding */ loadPromptFile),
/* harmony export */   parseInput: () => (/* binding */ parseInput)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67557);
/* harmony import */ var _formats_choose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71794);




const maxBytes = 1_000_000;
/**
 * Reads a prompt file. `shown` is its name in messages, by default the path. Rejects with UserError:
 * `prompt-unreadable`, `prompt-syntax`, `prompt-missing`.
 */
async function loadPromptFile(path, source, { format = null, shown = path } = {}) {
    const text = (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePrompt */ .Z6)(await readBytes(path, source, shown), shown);
    return (0,_formats_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePrompt */ .e)((0,_formats_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseFormat */ .H)(path, format), shown, text);
}
/** Parses a prompt from standard input. Rejects with UserError: `prompt-syntax`, `prompt-missing`. */
async function parseInput(bytes, format) {
    return await (0,_formats_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePrompt */ .e)(format ?? 'inline', 'stdin', (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePrompt */ .Z6)(bytes, 'stdin'));
}
async function readBytes(path, source, shown) {
    try {
        return await source.read(path, maxBytes);
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k);
        const large = error.code === 'too-large';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'prompt-unreadable',
            message: large
                ? `the prompt file is larger than the limit of ${maxBytes} bytes`
                : 'cannot read the prompt file',
            location: shown,
            found: error.message,
            hint: large ? 'shorten it, and insert long texts with @{path}' : hintFor(path),
        }, { cause: error });
    }
}
/** Common mistakes: the prompt itself or the name of a command in place of the file, and Windows paths. */
function hintFor(path) {
    if (/^\/?[\w:-]+$/.test(path))
        return `to run the command ${path.replace(/^\//, '')}, pass it as command (--command); a file needs its path relative to the workspace`;
    if (/\s/.test(path))
        return 'use the path of a readable file, or pass the prompt itself as prompt (--prompt)';
    if (path.includes('\\'))
        return 'use / as the path separator; paths are relative to the workspace';
    return 'use the path of a readable file; paths are relative to the workspace';
}


/***/ }),

/***/ 74277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readSkills),
/* harmony export */   hm: () => (/* binding */ locateSkills),
/* harmony export */   kA: () => (/* binding */ loadSkill)
/* harmony export */ });
/* unused harmony export readSkillHead */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);
/* harmony import */ var _command_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64772);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67557);
/* harmony import */ var _formats_choose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71794);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57667);
/* harmony import */ var _well_known_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56121);







const maxSkills = 2_000;
const maxBytes = 1_000_000;
/** The first one present counts. The second is a common spelling, and the same file on case-insensitive systems. */
const fileNames = ['SKILL.md', 'skill.md'];
/** Files directly in a folder of skills that are not skills: a description of the folder, and a text without its own. */
const otherFiles = /^(?:readme|skill)\.md$/i;
/**
 * Every skill of a source in order of precedence, byte order within a directory; does not read the files. A link may lead
 * to another location in the source, as installers create them; a link that leaves the source is an error.
 */
async function locateSkills(source, prefix = '', directories = _well_known_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .skillDirectories */ .tG) {
    const located = [];
    for (const directory of (await source.present(directories)).keys()) {
        for (const skill of await skillsIn(source, directory)) {
            if (located.length < maxSkills)
                located.push({ ...skill, path: `${prefix}${skill.path}` });
        }
    }
    return located;
}
async function skillsIn(source, directory) {
    if (!(await source.holds(directory)))
        return [outside('', directory, source)];
    const entries = await entriesOf(source, directory);
    const pathsOf = (name) => fileNames.map((file) => `${directory}/${name}/${file}`);
    const folders = entries.filter(({ name, kind }) => kind === 'directory' || (kind === 'link' && !isFlat(name)));
    const present = await source.present(folders.flatMap(({ name }) => pathsOf(name)));
    const inFolders = folders.flatMap(({ name, kind }) => {
        const path = pathsOf(name).find((candidate) => present.has(candidate));
        if (path === undefined)
            return [];
        const isLink = kind === 'link' || present.get(path) === 'link';
        return [locate(source, { name: (0,_command_name_js__WEBPACK_IMPORTED_MODULE_2__/* .commandName */ .p6)(`${name}.md`), path, isLink })];
    });
    // After the folders, which take precedence and may have files besides their text.
    const flat = entries
        .filter(({ name, kind }) => kind !== 'directory' && isFlat(name))
        .map(({ name, kind }) => locate(source, { name: (0,_command_name_js__WEBPACK_IMPORTED_MODULE_2__/* .commandName */ .p6)(name), path: `${directory}/${name}`, isLink: kind === 'link' }));
    return [...(await Promise.all(inFolders)), ...(await withFrontmatter(source, await Promise.all(flat)))];
}
/** Without the files that only describe the folder, such as an index. */
async function withFrontmatter(source, flat) {
    const paths = flat.filter(({ diagnostics }) => diagnostics.length === 0).map(({ file }) => file.path);
    const contents = paths.length === 0 ? null : await source.readAll(paths, maxBytes);
    return flat.filter(({ file }) => {
        const content = contents?.get(file.path);
        return !Buffer.isBuffer(content) || /^(?:\ufeff)?---[ \t]*\r?\n/.test(content.toString('utf8', 0, 100));
    });
}
/** Whether an entry of a folder of skills is a skill of one file. */
function isFlat(name) {
    return /\.md$/i.test(name) && !otherFiles.test(name);
}
async function locate(source, { name, path, isLink }) {
    const file = isLink ? await source.followLink(path, '.') : path;
    if (file === null)
        return outside(name, path, source);
    return { kind: 'skill', name, path, format: (0,_formats_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseFormat */ .H)(path), diagnostics: [], file: { source, path: file } };
}
/** Folders, files and links; a directory that cannot be listed has none. */
async function entriesOf(source, directory) {
    const entries = await source.list(directory).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k, () => []));
    return entries.filter(({ kind }) => kind !== 'other');
}
function outside(name, path, source) {
    const diagnostic = {
        code: 'prompt-unreadable',
        message: 'the skill is a link to a location outside the workspace',
        location: path,
        hint: 'put the folder itself there, or link to a folder in the workspace',
    };
    return { kind: 'skill', name, path, format: (0,_formats_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseFormat */ .H)(path), diagnostics: [diagnostic], file: { source, path } };
}
/** Reads the frontmatter of the skills that take precedence. A broken one also blocks others with the same name. */
async function readSkills(located) {
    const winners = new Map();
    for (const skill of located)
        if (!winners.has(skill.name))
            winners.set(skill.name, skill);
    const read = await readHeads([...winners.values()]);
    return {
        skills: read.flatMap((skill) => ('head' in skill ? [skill] : [])),
        diagnostics: read.flatMap((skill) => ('head' in skill ? [] : skill.diagnostics)),
    };
}
async function readHeads(skills) {
    const contents = new Map();
    for (const source of new Set(skills.map(({ file }) => file.source))) {
        const usable = skills.filter(({ file, diagnostics }) => file.source === source && diagnostics.length === 0);
        const read = await source.readAll(usable.map(({ file }) => file.path), maxBytes);
        for (const skill of usable) {
            const content = read.get(skill.file.path);
            if (content !== undefined)
                contents.set(skill, content);
        }
    }
    return await Promise.all(skills.map((skill) => headOf(skill, contents.get(skill))));
}
async function headOf(skill, content) {
    const read = await readHead(skill, content);
    // A broken command is reported to the person who starts it.
    return 'head' in read || skill.kind === 'skill' ? read : { diagnostics: [] };
}
async function readHead(skill, content) {
    if (content === undefined)
        return skill;
    if (content instanceof _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k) {
        const [what, hint] = ['cannot read the skill', 'make its SKILL.md a readable file'];
        return {
            diagnostics: [{ code: 'prompt-unreadable', message: what, location: skill.path, found: content.message, hint }],
        };
    }
    const read = readSkillHead(skill.path, content, skill.format);
    return await read.then((head) => ({ ...skill, head })).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo, (error) => error));
}
/** The whole skill or command as a prompt. Rejects with UserError like loadPromptFile, or with the diagnostics of its location. */
async function loadSkill({ file, path, format, plugin, diagnostics }) {
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    const read = await (0,_load_js__WEBPACK_IMPORTED_MODULE_5__.loadPromptFile)(file.path, file.source, { format, shown: path });
    const spec = read.agent === undefined ? read : await (await __webpack_require__.e(/* import() */ 1688).then(__webpack_require__.bind(__webpack_require__, 79307))).withAgent(read, file.source);
    return plugin === undefined ? spec : { ...spec, plugin };
}
/** The frontmatter of a `SKILL.md`. Rejects with UserError: `prompt-unreadable`, `prompt-syntax`, `prompt-missing`. */
async function readSkillHead(source, bytes, format = (0,_formats_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseFormat */ .H)(source)) {
    const spec = await (0,_formats_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePrompt */ .e)(format, source, (0,_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePrompt */ .Z6)(bytes, source));
    return {
        ...spec,
        isDescribed: spec.description !== null,
        description: spec.description ?? firstParagraph(spec.body),
    };
}
/** Used if the skill has no description. */
function firstParagraph(body) {
    const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/^#.*$/gm, '').trim());
    return paragraphs.find((paragraph) => paragraph !== '') ?? '';
}


/***/ })

};
;