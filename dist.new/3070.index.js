"use strict";
exports.id = 3070;
exports.ids = [3070,6554,1815];
exports.modules = {

/***/ 41815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileGlob: () => (/* binding */ compileGlob),
/* harmony export */   existingPathHint: () => (/* binding */ existingPathHint)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72443);
/* harmony import */ var _policy_files_braces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56091);




const maxCharacters = 1_000;
/**
 * Compiles a glob in the dialect of the rules (policy/files/glob.ts), so that `Read(GLOB)` covers what the tool Glob
 * finds with it; a test compares the two. Brackets and braces also mean themselves, so `app/[locale]/*.ts` finds what is
 * in the folder `[locale]`. With `anywhere`, a pattern without a slash matches a name at any depth. Returns a string that
 * describes the problem if the pattern is invalid. Matching needs no time limit: it uses no regular expression, and length and braces are
 * bounded.
 */
async function compileGlob(pattern, { anywhere }) {
    const { Minimatch } = await __webpack_require__.e(/* import() */ 1138).then(__webpack_require__.bind(__webpack_require__, 91138));
    if (pattern.length > maxCharacters)
        return `The glob is longer than ${maxCharacters} characters.`;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) || pattern.split('/').includes('..')) {
        return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
    }
    const readings = [pattern, ...literalReadings(pattern)].map(_policy_files_braces_js__WEBPACK_IMPORTED_MODULE_3__/* .expandBraces */ .P);
    if (readings[0] === null)
        return 'The braces of the glob have more than 64 alternatives.';
    const matchers = [...new Set(readings.flatMap((alternatives) => alternatives ?? []))].map((one) => new Minimatch(withoutEmptySegments(one), {
        dot: true,
        nonegate: true,
        nocomment: true,
        nobrace: true,
        noext: true,
        matchBase: anywhere,
    }));
    return (path) => matchers.some((matcher) => matcher.match(path));
}
/** Brackets as text: whole names (`[id]`), those that begin a name (`[id].ts`, not `*.[jt]s`), all, all with the braces. */
function literalReadings(glob) {
    const inNames = (names) => glob
        .split('/')
        .map((name) => (names.test(name) ? escaped(name, '[') : name))
        .join('/');
    return [inNames(/^\[+[^[\]]*\]+$/), inNames(/^\[/), escaped(glob, '['), escaped(glob, '[{')];
}
function escaped(glob, brackets) {
    return glob.replace(brackets === '[' ? /(?<!\\)[[\]]/g : /(?<!\\)[[\]{}]/g, '\\$&');
}
/**
 * What to do about a pattern that matched no file although it is a path in the directory; `null` if it is none that may
 * be read. `isSearched`: its files may have been searched, so that only a directory is worth a hint.
 */
async function existingPathHint(pattern, where) {
    try {
        const { kind } = await where.files.info(`${where.files.resolve(where.directory)}/${pattern}`);
        const name = pattern.replace(/\/+$/, '').replace(/[\\*?[\]{}]/g, '\\$&');
        if (kind === 'directory')
            return `${pattern} is a directory; for the files in it, use ${name}/**.`;
        if (where.isSearched === true)
            return null;
        return `${pattern} exists, but it is a link, ignored by git or not permitted; its pattern is ${name}.`;
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rethrowUnless */ .ki)(error, _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__/* .FileProblem */ .k);
        return null;
    }
}
function withoutEmptySegments(glob) {
    return glob
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .join('/');
}


/***/ }),

/***/ 53070:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  grepFiles: () => (/* binding */ grepFiles)
});

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/tools/output.js
var output = __webpack_require__(90579);
// EXTERNAL MODULE: ./lib/tools/search/glob-match.js
var glob_match = __webpack_require__(41815);
;// CONCATENATED MODULE: ./lib/tools/search/grep-output.js
/** The part of the result that is shown, as lines. */
function showFound(files, view) {
    return view.output === 'content' ? showLines(files, view) : showFiles(files, view);
}
function showFiles(files, { output, offset, limit, maxCharacters, pathOf }) {
    const lines = [];
    let room = maxCharacters;
    for (const { name, count } of files.slice(offset, offset + limit)) {
        const line = output === 'count' ? `${pathOf(name)}: ${count}` : pathOf(name);
        room -= line.length + 1;
        if (room < 0)
            break;
        lines.push(line);
    }
    const shownTo = offset + lines.length;
    return { lines, hasMore: shownTo < files.length, shownTo };
}
function showLines(files, view) {
    const lines = [];
    let room = view.maxCharacters;
    let seen = 0;
    for (const file of files) {
        const first = Math.max(0, view.offset - seen);
        const last = Math.min(file.count, view.offset + view.limit - seen);
        if (first < last) {
            const block = [view.pathOf(file.name), ...numbered(linesNear(file, { ...view, first, last })), ''];
            for (const [index, line] of block.entries()) {
                room -= line.length + 1;
                if (room < 0)
                    return { lines, hasMore: true, shownTo: seen + first + matchesIn(block.slice(0, index)) };
                lines.push(line);
            }
        }
        seen += file.count;
        if (last < file.count)
            return { lines, hasMore: true, shownTo: view.offset + view.limit };
    }
    return { lines, hasMore: false, shownTo: seen };
}
function matchesIn(block) {
    return block.filter((line) => /^\d+: /.test(line)).length;
}
/** The matches with these indexes in a file, and the lines around them. */
function linesNear({ lines }, { first, last, before, after }) {
    const wanted = lines.filter(([, isMatch]) => isMatch).slice(first, last);
    const [from = 0, to = 0] = [wanted[0]?.[0], wanted.at(-1)?.[0]];
    return lines.filter(([line, isMatch]) => isMatch ? line >= from && line <= to : line >= from - before && line <= to + after);
}
/** `12: text` for a match and `13- text` for a context line; `--` between groups that are not adjacent. */
function numbered(lines) {
    const hasContext = lines.some(([, isMatch]) => !isMatch);
    return lines.flatMap(([line, isMatch, text], index) => {
        const shown = `${line}${isMatch ? ':' : '-'} ${text}`;
        const previous = lines[index - 1]?.[0] ?? line;
        return hasContext && line > previous + 1 ? ['--', shown] : [shown];
    });
}

// EXTERNAL MODULE: ./lib/tools/search/grep-pattern.js
var grep_pattern = __webpack_require__(86554);
;// CONCATENATED MODULE: ./lib/tools/search/grep-files.js





const maxCharacters = 60_000;
const maxNamed = 5;
/** Searches files. Rejects with FileProblem. */
async function grepFiles(files, call, signal) {
    const compiled = (0,grep_pattern.compilePattern)(call.pattern, call.ignore_case ?? false);
    if (!compiled.ok)
        return (0,output/* failedOutput */.tK)(`Invalid pattern: ${compiled.message}. Escape literal characters with "\\".`);
    const matches = await fileFilter(call);
    if (typeof matches === 'string')
        return (0,output/* failedOutput */.tK)(matches);
    const directory = files.resolve(call.path ?? '.');
    const view = {
        output: call.output_mode ?? 'content',
        before: call.before ?? call.context ?? 0,
        after: call.after ?? call.context ?? 0,
        offset: call.offset ?? 0,
        limit: call.limit,
        maxCharacters,
        pathOf: (name) => (0,output/* listedPath */.jM)(files.relative(name === '' ? directory : `${directory}/${name}`)),
    };
    const { ok: _, ...expression } = compiled;
    const query = {
        ...expression,
        anyLine: call.multiline === true ? null : expression.anyLine,
        multiline: call.multiline ?? false,
        output: view.output,
        before: view.before,
        after: view.after,
        // One extra match shows whether there are more.
        maxMatches: view.offset + view.limit + 1,
    };
    const found = await files.search(call.path ?? '.', query, { matches, signal });
    const existing = call.glob === undefined || found.files.length > 0
        ? null
        : await (0,glob_match.existingPathHint)(call.glob, { files, directory, isSearched: true });
    return (0,output/* textOutput */.rE)([...report(call, view, found), ...(existing === null ? [] : [`[${existing}]`])].join('\n'));
}
/** Whether to search a file, or a string that describes a problem with the glob or type. */
async function fileFilter({ glob, type }) {
    const typeGlob = type === undefined ? undefined : fileTypes[type];
    if (type !== undefined && (typeGlob === undefined || !Object.hasOwn(fileTypes, type)))
        return `Unknown file type ${JSON.stringify(type)}; use glob, or one of ${Object.keys(fileTypes).join(', ')}.`;
    const matchers = [];
    for (const one of [glob, typeGlob]) {
        if (one === undefined)
            continue;
        const matcher = await (0,glob_match.compileGlob)(one, { anywhere: true });
        if (typeof matcher === 'string')
            return matcher;
        matchers.push(matcher);
    }
    return (name) => matchers.every((matches) => matches(name));
}
function report(call, view, found) {
    const { lines, hasMore, shownTo } = showFound(found.files, view);
    const notes = [];
    if (found.stuckIn !== null) {
        notes.push(`[The pattern takes too long to match in ${view.pathOf(found.stuckIn)}; the search ended there. Use a simpler pattern.]`);
    }
    if (lines.length === 0)
        notes.push(...nothingShown(call, view, found));
    if (hasMore || found.truncated)
        notes.push(`[There are more matches; continue with offset ${shownTo}, or narrow the pattern, the path or the glob.]`);
    if (found.tooLarge.length > 0) {
        const names = (0,lib_text/* listed */.KE)(found.tooLarge.map(view.pathOf), maxNamed);
        notes.push(`[Not searched, too large: ${names}.]`);
    }
    const omitted = (0,output/* omittedNote */.Vg)([
        [found.binary, 'binary'],
        [found.unread, 'unreadable'],
        [found.links, found.links === 1 ? 'link' : 'links'],
        [found.refused, 'not permitted by the rules'],
        [found.undecodable, output/* undecodableNames */.lX],
    ]);
    return [...lines, ...notes, ...omitted];
}
function nothingShown({ pattern, multiline }, { offset }, found) {
    if (found.files.length > 0)
        return [`[No matches after the first ${offset}.]`];
    if (found.stuckIn !== null)
        return [];
    const hint = multiline !== true && /\\n|\[\\s\\S\]|\(\?s\)|\[\^\]/.test(pattern)
        ? ' Each line is matched separately; set multiline for matches that span lines.'
        : '';
    return [`[No line matches ${pattern}.${hint}]`];
}
/** The file names of the types that Grep accepts, as globs. */
const fileTypes = {
    c: '*.{c,h}',
    cpp: '*.{cc,cpp,cxx,hh,hpp,hxx,h}',
    cs: '*.cs',
    css: '*.{css,scss,sass,less}',
    docker: '{Dockerfile,Dockerfile.*,*.dockerfile}',
    go: '*.go',
    html: '*.{html,htm}',
    java: '*.java',
    js: '*.{js,jsx,mjs,cjs,vue}',
    json: '*.{json,jsonc,json5}',
    kotlin: '*.{kt,kts}',
    lua: '*.lua',
    make: '{Makefile,makefile,GNUmakefile,*.mk}',
    md: '*.{md,mdx,markdown}',
    php: '*.php',
    py: '*.{py,pyi}',
    rb: '{*.rb,*.rake,Gemfile,Rakefile}',
    rust: '*.rs',
    scala: '*.{scala,sbt}',
    sh: '*.{sh,bash,zsh}',
    sql: '*.sql',
    swift: '*.swift',
    tf: '*.{tf,tfvars}',
    toml: '*.toml',
    ts: '*.{ts,tsx,mts,cts}',
    txt: '*.txt',
    xml: '*.{xml,xsd,xsl,svg}',
    yaml: '*.{yml,yaml}',
};


/***/ }),

/***/ 86554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compilePattern: () => (/* binding */ compilePattern)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/**
 * Compiles a JavaScript regular expression for a search line by line. Syntax of other engines with the same meaning is
 * translated: `(?i)`, `(?P<name>…)`, `\A`, `\z`, `\h`, `\x{…}`, `\<`, `[[:alpha:]]`. Unicode mode is tried first; it
 * rejects single braces, so a pattern without escapes that need it is tried without it next.
 */
function compilePattern(pattern, ignoreCase) {
    const inline = /^\(\?([ims]+)\)/.exec(pattern);
    const source = translated(pattern.slice(inline?.[0].length ?? 0));
    const flags = ignoreCase || inline?.[1]?.includes('i') === true ? 'i' : '';
    const problem = problemIn(source, `${flags}u`);
    const isPlain = problem !== null && !/\\[ku]\{|\\p\{|\\[a-zA-Z]/.test(withoutKnownEscapes(source));
    const message = problem === null ? null : isPlain ? problemIn(source, flags) : problem;
    if (message !== null)
        return { ok: false, message: withAdvice(message, source) };
    const usedFlags = problem === null ? `${flags}u` : flags;
    return {
        ok: true,
        source,
        flags: usedFlags,
        anyLine: anyLineOf(source, usedFlags),
        literal: flags === '' ? requiredLiteral(source) : null,
    };
}
function problemIn(source, flags) {
    try {
        new RegExp(source, flags);
        return null;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    }
}
/** Escapes that mean the same with and without Unicode mode. */
function withoutKnownEscapes(source) {
    return source.replaceAll(/\\(?:[bBdDsSwWfnrtv0-9]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|k<|[^a-zA-Z])/g, '');
}
function withAdvice(message, source) {
    if (/\(\?>|[*+?}]\+/.test(source))
        return `${message}. Possessive quantifiers and atomic groups are not supported`;
    return /\(\?[ims]/.test(source) ? `${message}. Flags such as (?i) are only supported at the start` : message;
}
/** Each part of a pattern: an escape, a character class, a POSIX class, or one character. */
const parts = /\\x\{[0-9a-fA-F]+\}|\\[^]|\[:\^?[a-z]+:\]|\(\?P<|[^]/g;
const equivalents = {
    '\\A': '^',
    '\\z': '$',
    '\\Z': '$',
    '\\h': '[ \\t]',
    '\\<': '\\b(?=\\w)',
    '\\>': '\\b(?<=\\w)',
    '\\R': '(?:\\r\\n|\\n)',
    '(?P<': '(?<',
};
const posixClasses = {
    alpha: 'a-zA-Z',
    digit: '0-9',
    alnum: 'a-zA-Z0-9',
    upper: 'A-Z',
    lower: 'a-z',
    space: '\\s',
    blank: ' \\t',
    punct: '!-\\/:-@\\[-`{-~',
    xdigit: '0-9a-fA-F',
    word: '\\w',
};
function translated(pattern) {
    let inClass = false;
    return pattern.replaceAll(parts, (part) => {
        if (part === '[' && !inClass)
            inClass = true;
        else if (part === ']')
            inClass = false;
        if (part.startsWith('\\x{'))
            return `\\u${part.slice(2)}`;
        if (!inClass && Object.hasOwn(equivalents, part))
            return equivalents[part] ?? part;
        // Unicode mode rejects unneeded escapes.
        if (/^\\[^a-zA-Z0-9^$\\.*+?()[\]{}|/-]/.test(part))
            return part.slice(1);
        if (part === '\\-' && !inClass)
            return '-';
        if (inClass)
            return posixClasses[part.slice(2, -2)] ?? (part === '\\h' ? ' \\t' : part);
        return part;
    });
}
/**
 * An expression that matches whole text in which any line matches. `null` if there may be none: a negative lookaround
 * may depend on the end of the line, and a class that contains line breaks may match far beyond it, which is slow.
 */
function anyLineOf(source, flags) {
    if (/\(\?<?!|\\[WDP]|\[[^\]]*\\[SWDP]/.test(source))
        return null;
    const bounded = source.replaceAll(/\\[^]|\[\^/g, (part) => (part === '[^' ? '[^\\n' : part));
    return problemIn(bounded, flags) === null ? bounded : null;
}
const quantifier = /^(?:[?*]|\{0?,|\{0\})/;
/** An escape, a character class, a quantifier in braces, or one character. */
const tokenPattern = /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]\\])*\]|\{\d*,?\d*\}|[^]/g;
/** The longest run of plain ASCII characters that every match contains; `null` if none is certain. */
function requiredLiteral(source) {
    let longest = '';
    let run = '';
    let depth = 0;
    const end = () => {
        if (run.length > longest.length)
            longest = run;
        run = '';
    };
    const tokens = source.match(tokenPattern) ?? [];
    for (const [index, token] of tokens.entries()) {
        if (token === '|' && depth === 0)
            return null;
        if (token === '(')
            depth += 1;
        if (token === ')')
            depth -= 1;
        const character = /^\\[^a-zA-Z0-9]$/.test(token) ? token.slice(1) : token;
        const isLiteral = depth === 0 && /^[ -~]$/.test(character) && (token !== character || !/[.^$()|?*+{}[\]\\]/.test(token));
        if (!isLiteral || quantifier.test(tokens[index + 1] ?? ''))
            end();
        else
            run += character;
    }
    end();
    return longest === '' ? null : longest;
}


/***/ })

};
;