"use strict";

exports.id = 7204;

exports.ids = [ 7204 ];

exports.modules = {
  554: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Ng: () => connect,
      et: () => askAgain,
      r2: () => attempts,
      wj: () => withTimeout
    });
    var _github_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1634);
    const attempts = 4;
    const requestTimeoutMs = 3e4;
    async function connect({token: token, apiUrl: apiUrl}) {
      const {getOctokit: open} = await Promise.all([ __webpack_require__.e(4119), __webpack_require__.e(2413) ]).then(__webpack_require__.bind(__webpack_require__, 2413));
      const silent = () => {};
      return open(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: {
          debug: silent,
          info: silent,
          warn: silent,
          error: silent
        }
      });
    }
    async function askAgain({clock: clock, signal: signal}, ask) {
      for (let attempt = 1; ;attempt += 1) try {
        return await ask(withTimeout(signal));
      } catch (error) {
        const again = attempt < attempts && !signal.aborted && (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__["do"])(error);
        const wait = again ? (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.fm)(error, attempt, clock.now()) : null;
        if (wait === null) throw error;
        await clock.sleep(wait, signal);
      }
    }
    function withTimeout(signal) {
      return AbortSignal.any([ signal, AbortSignal.timeout(requestTimeoutMs) ]);
    }
  }),
  1634: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      LF: () => read,
      N6: () => isFailure,
      OR: () => writeProblemOf,
      Pq: () => unprocessable,
      Zw: () => problemOf,
      a5: () => isRateLimit,
      b2: () => isMissing,
      do: () => transient,
      fm: () => waitFor,
      k0: () => permissionsOf
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6814);
    const longestWaitMs = 6e4;
    const secondaryWaitMs = 6e4;
    function transient(error) {
      if (!isFailure(error)) return graphqlFailure(error)?.isTransient === true;
      const failure = read(error);
      return failure.status === null || failure.status >= 500 || isRateLimit(failure);
    }
    function waitFor(error, attempt, now) {
      if (!transient(error)) return null;
      const failure = isFailure(error) ? read(error) : null;
      const graphql = graphqlFailure(error);
      const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
      if (!isLimit) return 1e3 * 2 ** (attempt - 1);
      const wait = askedWait(failure ?? graphql ?? {
        headers: {}
      }, now) ?? secondaryWaitMs;
      return wait <= longestWaitMs ? wait : null;
    }
    function problemOf(error, target) {
      if (!isFailure(error)) return error;
      const failure = read(error);
      const place = `${target.owner}/${target.repo}#${String(target.number)}`;
      const {message: message, mend: mend} = wordsFor(failure, place);
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, message, mend);
    }
    function writeProblemOf(error, what, permissions) {
      const said = graphqlFailure(error);
      if (said !== null) {
        const lines = permissionsOf(said, permissions);
        const mend = said.isForbidden ? `Give the job ${lines} under permissions:.` : "Look into the message, or run again later.";
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(200, `GitHub did not write ${what}: ${said.message}`, mend);
      }
      if (!isFailure(error)) return error;
      const failure = read(error);
      const more = failure.message === "" ? "" : `: ${failure.message}`;
      const lines = permissionsOf(failure, permissions);
      if (failure.status === 403 && /not permitted to create/i.test(failure.message)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token may not write ${what}${more}`, 'Switch on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository, under Actions, or pass the token of an app.');
      if (failure.status === 403 && !isRateLimit(failure)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token may not write ${what}${more}`, `Add ${lines} under permissions: of the job. On pull requests from forks the token only reads.`);
      if (failure.status === 404) {
        const mend = `Check that the item exists and give the job ${lines} under permissions:.`;
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(404, `GitHub does not find what ${what} goes to, or the token may not see it`, mend);
      }
      const {message: message, mend: mend} = wordsFor(failure, "");
      const known = failure.status === null || failure.status === 401;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, known ? message : `GitHub answered ${String(failure.status)} for ${what}${more}`, known ? mend : "Look into the message, or run again later.");
    }
    function wordsFor(failure, place) {
      const said = failure.message === "" ? "" : `: ${failure.message}`;
      if (failure.status === null) return {
        message: `GitHub could not be reached${said}`,
        mend: "Check GITHUB_API_URL and the network of the runner."
      };
      if (isRateLimit(failure)) return {
        message: `GitHub's rate limit held back the comment on ${place}${said}`,
        mend: "Run again later, or post fewer comments with this token."
      };
      if (failure.status === 401) return {
        message: `GitHub refused the token${said}`,
        mend: "Pass a valid token as github-token; ${{ github.token }} is the usual one."
      };
      if (failure.status === 403) return forbidden(failure, place, said);
      if (failure.status === 404) return {
        message: `GitHub knows no ${place}, or the token may not see it${said}`,
        mend: `Check that the item exists and give the job ${permissionsOf(failure)} under permissions:.`
      };
      if (failure.status === 410) return {
        message: `${place} takes no comments, issues are switched off or it is gone${said}`,
        mend: "Leave comment out of publish for this repository."
      };
      if (failure.status === 422) return {
        message: `GitHub refused the comment on ${place}${said}`,
        mend: "Look into the message: an archived repository, spam protection or a body that is too long."
      };
      return {
        message: `GitHub answered ${String(failure.status)} for the comment on ${place}${said}`,
        mend: "Run again; if it stays so, look at githubstatus.com."
      };
    }
    function forbidden(failure, place, said) {
      if (/locked/i.test(failure.message)) return {
        message: `The conversation of ${place} is locked${said}`,
        mend: "Unlock it, or leave comment out of publish."
      };
      return {
        message: `The token may not comment on ${place}${said}`,
        mend: `Add ${permissionsOf(failure)} under permissions: of the job. On pull requests from forks the token only reads, whatever the workflow says.`
      };
    }
    function permissionsOf({headers: headers}, usual = [ "issues: write", "pull-requests: write" ]) {
      const accepted = headers["x-accepted-github-permissions"];
      const named = typeof accepted === "string" ? accepted.match(/[a-z_]+=(?:read|write|admin)/g) : null;
      const lines = named?.map(line => line.replace("=", ": ").replaceAll("_", "-")) ?? usual;
      return lines.map(line => `\`${line}\``).join(" or ");
    }
    function isRateLimit({status: status, message: message, headers: headers}) {
      if (status === 429) return true;
      if (status !== 403) return false;
      return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(message);
    }
    function askedWait({headers: headers}, now) {
      const seconds = Number(headers["retry-after"] ?? Number.NaN);
      if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1e3;
      const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
      const exhausted = headers["x-ratelimit-remaining"] === "0";
      return exhausted && Number.isFinite(reset) ? Math.max(0, reset * 1e3 - now) : null;
    }
    function isFailure(error) {
      return error instanceof Error && typeof error.status === "number";
    }
    function read({status: status, response: response, message: message}) {
      const data = response?.data;
      const said = [ data?.message ?? message, ...detailsOf(data?.errors) ].filter(text => typeof text === "string");
      return {
        status: response === void 0 ? null : status,
        message: said.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
        headers: response?.headers ?? {}
      };
    }
    function detailsOf(errors) {
      if (!Array.isArray(errors)) return [];
      return errors.map(one => typeof one === "string" ? one : one?.message);
    }
    function unprocessable(error) {
      return isFailure(error) && error.status === 422 ? read(error).message : null;
    }
    function isMissing(error) {
      return isFailure(error) && (error.status === 404 || error.status === 410);
    }
    function graphqlFailure(error) {
      if (!(error instanceof Error) || isFailure(error)) return null;
      const {errors: errors, headers: headers} = error;
      if (!Array.isArray(errors)) return null;
      const all = errors.map(one => one);
      const message = [ ...new Set(all.map(one => String(one.message))) ].join(" ").slice(0, 300);
      const types = all.map(({type: type}) => String(type));
      const limited = types.includes("RATE_LIMITED");
      return {
        status: 200,
        message: message,
        headers: headers ?? {},
        isRateLimit: limited,
        isForbidden: types.includes("FORBIDDEN") || /not accessible|permission/i.test(message),
        isTransient: limited || /^Something went wrong while executing/.test(message)
      };
    }
  }),
  1819: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K: () => readProblem
    });
    var _github_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1634);
    var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6814);
    function readProblem(error, {what: what, needs: needs}) {
      if (!(0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.N6)(error)) return error;
      const failure = (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.LF)(error);
      const said = failure.message === "" ? "" : `: ${failure.message}`;
      const problem = (message, mend) => new _types_js__WEBPACK_IMPORTED_MODULE_1__.Jy(failure.status, `${message}${said}`, mend);
      if (failure.status === null) return problem("GitHub could not be reached", "Check GITHUB_API_URL and the network of the runner.");
      if ((0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.a5)(failure)) return problem(`GitHub's rate limit held back ${what}`, "Run again later.");
      switch (failure.status) {
       case 401:
        return problem("GitHub refused the token", "Pass a valid token as github-token; ${{ github.token }} is the usual one.");

       case 403:
        return problem(`The token has no access to ${what}`, missing(failure, needs));

       case 404:
       case 410:
        return problem(`GitHub knows nothing of ${what}, or the token may not see it`, `It may be deleted. If it is not: ${missing(failure, needs)}`);

       default:
        return problem(`GitHub answered ${String(failure.status)} for ${what}`, "Run again; if it stays so, look at githubstatus.com.");
      }
    }
    function missing(failure, needs) {
      if (needs.length > 0) return `Add ${(0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.k0)(failure, needs)} under permissions: of the job.`;
      return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
    }
  }),
  3997: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      d: () => ownMarker,
      n: () => saysItIsOurs
    });
    const ownMarker = "\x3c!-- sallyport:";
    function saysItIsOurs(text) {
      return text.trimStart().startsWith(ownMarker);
    }
  }),
  9996: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Dz: () => sanitisePlain,
      P: () => withoutHidden,
      b8: () => withoutHiddenInPlace
    });
    var _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5693);
    var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8312);
    const joining = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(script => `\\p{Script=${script}}`).join("");
    const unseen = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`, `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`, `|(?<![${joining}])\\u200c` ].join("");
    let hiddenParts = null;
    function parts() {
      hiddenParts ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ..._host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__.TF.map(pattern => [ "terminal-sequence", pattern ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(unseen, "gu") ] ];
      return hiddenParts;
    }
    function withoutHidden(text, tally) {
      return replaceHidden(text, tally, () => "");
    }
    function withoutHiddenInPlace(text, tally) {
      const lines = text.replace(oddBreaks, (_, beside, first) => beside === void 0 && first === void 0 ? " " : `${beside ?? first ?? ""}\ufffd`);
      const shown = replaceHidden(lines, tally, (whole, start, end) => {
        const found = whole.slice(start, end);
        const kept = /^\u001b[^[\]PX^_]/.test(found) ? found.slice(1) : "";
        const stays = /[`~\\]/.test(whole.charAt(start - 1)) || /^[ \t]*[`~]/.test(kept + whole.slice(end, end + 5));
        return `${stays ? "\ufffd" : ""}${kept}`;
      });
      if (shown === lines) return shown;
      const before = lines.replace(_host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__.r4, "\n").split("\n");
      const isBlank = (line = "") => /^[ \t]*$/.test(line);
      return shown.split("\n").map((line, index) => isBlank(line) && !isBlank(before[index]) ? "\ufffd" : line).join("\n");
    }
    const oddBreaks = /((?:^|\n)[ \t]*|)[\u000b\u000c\u0085\u2028\u2029]+(?=[ \t]*[`~])|((?:^|\n)[ \t]*)[\u000b\u000c\u0085\u2028\u2029]+|[\u000b\u000c\u0085\u2028\u2029]+/g;
    function replaceHidden(text, tally, standIn) {
      if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
      let shown = text.replace(_host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__.r4, "\n");
      for (const [kind, pattern] of parts()) {
        const before = shown;
        shown = before.replace(pattern, (found, offset) => {
          tally.add(kind, `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
          return standIn(before, offset, offset + found.length);
        });
      }
      return shown;
    }
    function sanitisePlain(text) {
      const tally = (0, _tally_js__WEBPACK_IMPORTED_MODULE_1__.X)();
      const shown = withoutHidden(text, tally);
      return {
        text: shown,
        changes: tally.changes()
      };
    }
  }),
  9479: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      r: () => sanitiseIncoming
    });
    var sanitise_hidden = __webpack_require__(9996);
    const likeLatin = new Map([ [ "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u0501\u04bb\u051b\u051d", "aeopcyxsijdhqw" ], [ "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0405\u0406\u0408", "ABEKMHOPCTXYSIJ" ], [ "\u03bf\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "oABEZHIKMNOPTYX" ] ].flatMap(([from = "", to = ""]) => Array.from(from, (letter, index) => [ letter, to.charAt(index) ])));
    function withoutLookAlikes(text, tally) {
      const plain = text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu, found => {
        const letters = found.normalize("NFKC");
        if (letters !== found) tally.add("look-alike", found);
        return letters;
      });
      if (!/[\u0370-\u052f]/.test(plain)) return plain;
      return plain.replace(/[A-Za-z0-9_\u0370-\u052f]{3,}/g, word => {
        const others = word.replace(/\w+/g, "");
        const imitates = others !== "" && /[A-Za-z]/.test(word) && Array.from(others).every(one => likeLatin.has(one));
        if (!imitates) return word;
        tally.add("look-alike", word);
        return Array.from(word, letter => likeLatin.get(letter) ?? letter).join("");
      });
    }
    const definition = /(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[(?!\^)((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:\n[ \t>]*)?(?:<([^<>\n]*)>|([^\s<]\S*))(?:(?:[ \t]+|[ \t]*\n[ \t>]*)(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\)))?[ \t]*(?:\n|$)/y;
    const footnote = /(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[\^(?:[^[\]\\\s]|\\.){1,999}\]:[^\n]*(?:\n(?![ \t]*(?:\n|$(?![^])))[^\n]*)*(?:(?:\n[ \t]*)+\n(?: {4}|\t)[^\n]*)*(?:\n|$)/y;
    function footnoteAt({text: text, tally: tally}, at) {
      footnote.lastIndex = at;
      const whole = footnote.exec(text)?.[0];
      if (whole === void 0) return null;
      tally.add("link-definition", whole.trim());
      return {
        text: "",
        next: at + whole.length
      };
    }
    function definitionAt({text: text, tally: tally, definitions: definitions}, at) {
      if (continuesWords(text, at)) return null;
      definition.lastIndex = at;
      const match = definition.exec(text);
      if (match === null) return null;
      const [whole, label = "", bracketed, bare = ""] = match;
      const key = keyOf(label);
      if (!definitions.has(key)) definitions.set(key, bracketed ?? bare);
      tally.add("link-definition", whole.trim());
      return {
        text: "",
        next: at + whole.length
      };
    }
    const keyOf = label => label.trim().replace(/\s+/g, " ").toLowerCase();
    function continuesWords(text, at) {
      if (!/^[ \t]*\[/.test(text.slice(at, at + 100))) return false;
      const before = at === 0 ? 0 : text.lastIndexOf("\n", at - 2) + 1;
      return before < at && /^\p{L}/u.test(text.slice(before, before + 2));
    }
    function resolveReferences(text, definitions, tally) {
      if (definitions.size === 0) return text;
      return text.replace(/\]\[([^[\]]{1,999})\]/g, (whole, label) => {
        const address = definitions.get(keyOf(label));
        if (address === void 0) return whole;
        tally.add("link-definition", whole);
        return `](${/^[^\s()<>]+$/.test(address) ? address : ""})`;
      });
    }
    var sanitise_tally = __webpack_require__(8312);
    const named = new Map(Object.entries({
      amp: "&",
      AMP: "&",
      lt: "<",
      LT: "<",
      gt: ">",
      GT: ">",
      quot: '"',
      QUOT: '"',
      apos: "'",
      excl: "!",
      num: "#",
      commat: "@",
      grave: "`",
      lsqb: "[",
      lbrack: "[",
      rsqb: "]",
      rbrack: "]",
      lpar: "(",
      rpar: ")",
      bsol: "\\",
      sol: "/",
      colon: ":",
      semi: ";",
      comma: ",",
      period: ".",
      quest: "?",
      equals: "=",
      plus: "+",
      ast: "*",
      lowbar: "_",
      Hat: "^",
      dollar: "$",
      percnt: "%",
      lcub: "{",
      lbrace: "{",
      rcub: "}",
      rbrace: "}",
      vert: "|",
      nbsp: " ",
      ensp: " ",
      emsp: " ",
      thinsp: " ",
      hairsp: " ",
      numsp: " ",
      puncsp: " ",
      Tab: " ",
      NewLine: " ",
      shy: "",
      zwj: "",
      zwnj: "",
      lrm: "",
      rlm: "",
      ZeroWidthSpace: "",
      NoBreak: "",
      ApplyFunction: "",
      af: "",
      InvisibleTimes: "",
      it: "",
      InvisibleComma: "",
      ic: ""
    }));
    const entity = /&(?:(?:amp|#0{0,8}38|#x0{0,8}26);)*(?:#(\d{1,8})|#x([\da-f]{1,8})|([a-z][a-z0-9]{1,31}));/iy;
    function entityAt({text: text, tally: tally}, at) {
      entity.lastIndex = at;
      const match = entity.exec(text);
      if (match === null) return {
        text: "&",
        next: at + 1
      };
      const [whole, decimal, hexadecimal, name] = match;
      const next = at + whole.length;
      const shown = name === void 0 ? character(Number.parseInt(decimal ?? hexadecimal ?? "", decimal === void 0 ? 16 : 10)) : named.get(name);
      if (shown === void 0) return {
        text: `&${name ?? ""};`,
        next: next
      };
      tally.add("entity", whole);
      if (/^[<>`[\]\\!*_~]$/.test(shown)) return {
        text: `\\${shown}`,
        next: next
      };
      if (shown === "&") return {
        text: /[#a-z0-9&]/i.test(text.charAt(next)) ? "\\&" : "&",
        next: next
      };
      return {
        text: shown,
        next: next
      };
    }
    function character(code) {
      if (code === 0 || code > 1114111 || code >= 55296 && code <= 57343) return "\ufffd";
      const shown = (0, sanitise_hidden.P)(String.fromCodePoint(code), (0, sanitise_tally.X)());
      return /\s/.test(shown) ? " " : shown;
    }
    const opening = /( {0,3})(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)/y;
    const language = /^[ \t]*[A-Za-z0-9+#]{0,12}[ \t]*$/;
    function fenceAt({text: text, tally: tally}, at) {
      opening.lastIndex = at;
      const match = opening.exec(text);
      if (match === null) return null;
      const [whole, indent = "", run = "", info = ""] = match;
      const start = at + whole.length;
      const sign = run.charAt(0);
      const closing = `^ {0,3}${sign}{${String(run.length)},}[ \\t]*(?:\\n|$(?![^]))`;
      const dedent = indent === "" ? "" : `|^(?! {${String(indent.length)}}|[ \\t]*(?:\\n|$(?![^])))`;
      const end = new RegExp(`${closing}${dedent}`, "gm");
      end.lastIndex = start;
      const found = end.exec(text);
      const next = found === null ? text.length : found.index + found[0].length;
      if (language.test(info)) return {
        text: text.slice(at, next),
        next: next,
        code: true
      };
      tally.add("hidden-element", info.trim());
      return {
        text: `${indent}${run}${whole.endsWith("\n") ? "\n" : ""}${text.slice(start, next)}`,
        next: next,
        code: true
      };
    }
    const inBlock = /((?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*(?:`{3,}(?=[^`\n]*(?:\n|$))|~{3,}))([^\n]*)/y;
    function fenceInBlockAt(scan, at) {
      inBlock.lastIndex = at;
      const match = inBlock.exec(scan.text);
      const [whole = "", opening = "", info = ""] = match ?? [];
      if (match === null || language.test(info)) return null;
      scan.tally.add("hidden-element", info.trim());
      scan.looseBacktick = true;
      return {
        text: opening,
        next: at + whole.length
      };
    }
    function codeSpanAt(scan, at) {
      const {text: text} = scan;
      const run = runAt(text, at);
      const start = at + run.length;
      const certain = !scan.looseBacktick && !scan.inHtml && !scan.inPreformatted && !isInAddress(text, at);
      const end = certain ? endOfSpan(text, start, run) : -1;
      if (end >= 0) return {
        text: text.slice(at, end),
        next: end,
        code: true
      };
      scan.looseBacktick = true;
      return {
        text: run,
        next: start
      };
    }
    function isInAddress(text, at) {
      return /(?:\/\/|www\.)[^\s<]*$|^[^\s<]{200}$/i.test(text.slice(Math.max(0, at - 200), at));
    }
    const backticks = /`+|\n/g;
    function endOfSpan(text, start, run) {
      backticks.lastIndex = start;
      for (let match = backticks.exec(text); match !== null && match[0] !== "\n"; match = backticks.exec(text)) if (match[0].length === run.length) return text.slice(start, match.index).includes("|") ? -1 : match.index + run.length;
      return -1;
    }
    const backtickRun = /`+/y;
    function runAt(text, at) {
      backtickRun.lastIndex = at;
      return backtickRun.exec(text)?.[0] ?? "`";
    }
    const unshown = [ [ "\x3c!--", /--!?>/g ], [ "<![CDATA[", /\]\]>/g ], [ "<?", /\?>/g ], [ "<!", />/g ] ];
    const neverShown = new Set([ "script", "style", "template", "title", "noscript", "noembed", "noframes", "iframe", "object", "audio", "video", "canvas", "datalist", "select", "textarea" ]);
    const shownAsText = new Set([ "script", "style", "title", "textarea", "iframe", "noembed", "noframes" ]);
    const preformatted = new Set([ "pre", "listing", "xmp", "plaintext" ]);
    const blocks = new Set([ "address", "article", "aside", "blockquote", "body", "center", "details", "dialog", "dd", "div", "dl", "dt", "fieldset", "figure", "footer", "form", "frame", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "nav", "noframes", "ol", "option", "p", "pre", "script", "search", "section", "style", "summary", "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "title", "tr", "ul" ]);
    const withoutText = new Set([ "img", "br", "hr", "input", "link", "meta", "source", "area", "base", "col", "embed", "param", "track", "wbr" ]);
    const hiddenByAttribute = /(?:^|[\s"'/])(?:hidden(?=[\s=/]|$)|aria-hidden\s*=\s*["']?true|style\s*=[^]*?(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:opacity|font-size|height|width)\s*:\s*0(?!\.?\d*[1-9])|color\s*:\s*(?:transparent|white|#fff)|text-indent\s*:\s*-|(?:left|top)\s*:\s*-\d|clip))/i;
    function markupAt(scan, at) {
      const {text: text} = scan;
      const follows = text.charAt(at + 1);
      if (follows === "!" || follows === "?") return unshownAt(scan, at);
      const address = scan.inRawHtml || scan.inPreformatted ? null : addressAt(text, at);
      if (address !== null) return {
        text: address,
        next: at + address.length
      };
      if (!/[a-z/]/i.test(follows)) return {
        text: "<",
        next: at + 1
      };
      return tagAt(scan, at);
    }
    function unshownAt(scan, at) {
      const {text: text, tally: tally} = scan;
      const [start, end] = unshown.find(([sign]) => text.startsWith(sign, at)) ?? [ "<!", />/g ];
      const inHtml = scan.inHtml || scan.inPreformatted;
      if (start === "<!" && !inHtml && !/[a-z]/i.test(text.charAt(at + 2))) return {
        text: "<",
        next: at + 1
      };
      const short = start === "\x3c!--" ? /^-?>/.exec(text.slice(at + 4, at + 6))?.[0] : void 0;
      const next = short === void 0 ? endOfUnshown(scan, {
        start: start,
        end: end,
        from: at + start.length
      }) : at + 4 + short.length;
      if (next < 0 && !inHtml && !beginsLine(text, at)) return {
        text: "<",
        next: at + 1
      };
      tally.add("comment", text.slice(at, at + 100));
      const reaches = next < 0 || !beginsBareLine(text, at) && html_definition.test(text.slice(at, next));
      return {
        text: "",
        next: reaches ? text.length : next
      };
    }
    function endOfUnshown(scan, {start: start, end: end, from: from}) {
      const next = behind(scan, {
        start: start,
        end: end,
        from: from
      });
      const isText = start === "\x3c!--" && next >= 0 && scan.text.startsWith("--!>", next - 4) && scan.text.slice(from, next).includes("\n");
      return isText ? behind(scan, {
        start: "\x3c!--\n",
        end: /-->/g,
        from: next
      }) : next;
    }
    function behind(scan, {start: start, end: end, from: from}) {
      if (scan.unended.has(start)) return -1;
      end.lastIndex = from;
      const match = end.exec(scan.text);
      if (match === null) scan.unended.add(start);
      return match === null ? -1 : match.index + match[0].length;
    }
    function beginsLine(text, at) {
      return /(?:^|\n)[ \t>*+\-\d.)]*$/.test(text.slice(Math.max(0, at - 200), at));
    }
    function beginsBareLine(text, at) {
      return /(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, at - 4), at));
    }
    const autolink = /<(?:https?|mailto|ftp):[^\s<>]*>|<[\w.+-]+@[\w.-]+>/iy;
    function addressAt(text, at) {
      autolink.lastIndex = at;
      return autolink.exec(text)?.[0] ?? null;
    }
    const tagStart = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>"'=]|$)/iy;
    function tagAt(scan, at) {
      const {text: text, tally: tally} = scan;
      tagStart.lastIndex = at;
      const match = tagStart.exec(text);
      if (match === null) return scan.inRawHtml || scan.inPreformatted ? lost(scan, at) : {
        text: "<",
        next: at + 1
      };
      const [start, slash = "", written = ""] = match;
      const name = written.toLowerCase();
      const end = endOfTag(scan, at + start.length, scan.inRawHtml || blocks.has(name) && beginsLine(text, at));
      if (end < 0) return {
        text: "<",
        next: at + 1
      };
      const attributes = text.slice(at + start.length, end - 1);
      if (preformatted.has(name)) scan.inPreformatted = slash === "";
      if (slash === "" && !withoutText.has(name) && (neverShown.has(name) || isHidden(attributes))) {
        tally.add("hidden-element", text.slice(at, at + 100));
        const next = endOfElement(text, end, name);
        const inside = text.slice(end, Math.max(end, next - name.length - 3));
        return {
          text: "",
          next: reachesBeyond(name, inside) ? text.length : next
        };
      }
      tally.add("tag", text.slice(at, Math.min(end, at + 100)));
      return {
        text: slash === "" ? standIn(name, attributes) : "",
        next: end
      };
    }
    function reachesBeyond(name, inside) {
      return html_definition.test(inside) || shownAsText.has(name) && /<[a-z!?/]/i.test(inside);
    }
    const html_definition = /\n[ \t>*+\-\d.)]*\[\^[^\]\n]{1,999}\]:|\n(?:[ \t]*\n[ \t]*|[ \t]*[>*+\-\d][ \t>*+\-\d.)]*)\[[^\]]{1,999}\]:/;
    function lost(scan, at) {
      scan.tally.add("tag", scan.text.slice(at, at + 100));
      return {
        text: "",
        next: Math.max(at + 1, scan.inPreformatted ? endOfTag(scan, at + 1, true) : endOfBlock(scan, at))
      };
    }
    const htmlBlock = new RegExp(`(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)]))*[ \\t]*<(?:[!?]|/?(?:${[ ...blocks ].join("|")})(?=[\\s/>]|$)|[a-z/][^<>]*>[ \\t]*(?:\\n|$))`, "iy");
    function beginsHtml(text, at) {
      htmlBlock.lastIndex = at;
      return htmlBlock.test(text);
    }
    const longestAttributes = 5e3;
    function isHidden(attributes) {
      return attributes.length > longestAttributes || hiddenByAttribute.test(attributes);
    }
    function endOfTag(scan, from, startsBlock) {
      const {text: text} = scan;
      const limit = endOfBlock(scan, from);
      const stop = /["'<>]/g;
      stop.lastIndex = from;
      let at = from;
      for (let match = stop.exec(text); match !== null && match.index < limit; match = stop.exec(text)) {
        if (match[0] === ">") return match.index + 1;
        at = match.index + 1;
        if (match[0] === "<" || !(scan.inRawHtml || startsValue(text, match.index))) break;
        const close = text.indexOf(match[0], at);
        at = close < 0 || close >= limit ? limit : close + 1;
        if (at === limit || !(scan.inRawHtml || /[\s/>]/.test(text.charAt(at)))) break;
        stop.lastIndex = at;
      }
      scan.lostTime += at - from;
      return startsBlock || scan.lostTime > 20 * text.length ? limit : -1;
    }
    function startsValue(text, at) {
      return /=\s{0,20}$/.test(text.slice(Math.max(0, at - 21), at));
    }
    const blank = /\n[ \t]*(?=\n|$(?![^]))/g;
    function endOfBlock(scan, from) {
      if (scan.inPreformatted) return scan.text.length;
      if (from <= scan.blockEnd) return scan.blockEnd;
      blank.lastIndex = from;
      scan.blockEnd = blank.exec(scan.text)?.index ?? scan.text.length;
      return scan.blockEnd;
    }
    function standIn(name, attributes) {
      if (name === "br") return "\n";
      if (name !== "img") return "";
      const source = /(?:^|\s)src\s*=\s*["']?(https?:\/\/[^\s"'<>()]+)/i.exec(attributes)?.[1];
      return source === void 0 ? "" : `![](${source})`;
    }
    function endOfElement(text, from, name) {
      const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^<>]*>`, "gi");
      tags.lastIndex = from;
      let depth = 1;
      for (let match = tags.exec(text); match !== null; match = tags.exec(text)) {
        depth += match[1] === "" ? 1 : -1;
        if (depth === 0) return match.index + match[0].length;
      }
      return text.length;
    }
    const title = String.raw`"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\)`;
    const destination = String.raw`<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*`;
    const linkEnd = new RegExp(String.raw`\]\([ \t]*\n?[ \t]*(${destination})([ \t\n]+(?:${title}))?[ \t\n]*\)`, "y");
    const nothing = /(?<!\\)(?:\\\\)*(?<!!)\[[ \t\n]*$/;
    const imageStart = /!\[(?:(?!\n[ \t]*\n)[^[\]\\]|\\[^]|\[[^[\]]*\])*\](?=[[(])/y;
    function linkEndAt({text: text, tally: tally}, at) {
      linkEnd.lastIndex = at;
      const match = linkEnd.exec(text);
      if (match === null) return {
        text: "]",
        next: at + 1
      };
      const [whole, address = "", titled] = match;
      if (nothing.test(text.slice(Math.max(0, at - 100), at))) {
        tally.add("hidden-element", whole);
        return {
          text: "]",
          next: at + whole.length
        };
      }
      if (titled === void 0) return {
        text: "]",
        next: at + 1
      };
      tally.add("link-title", whole);
      return {
        text: `](${address})`,
        next: at + whole.length
      };
    }
    function imageAt({text: text, tally: tally}, at) {
      imageStart.lastIndex = at;
      const start = imageStart.exec(text)?.[0];
      if (start === void 0) return {
        text: "!",
        next: at + 1
      };
      if (start !== "![]") tally.add("image-text", start);
      return {
        text: "![",
        next: at + start.length - 1
      };
    }
    function visibleMarkdown(text, tally) {
      const scan = {
        text: text,
        tally: tally,
        definitions: new Map,
        looseBacktick: false,
        inHtml: false,
        inRawHtml: false,
        inPreformatted: false,
        unended: new Set,
        blockEnd: -1,
        lostTime: 0
      };
      const prose = [];
      const done = [];
      let crossed = false;
      for (let at = 0; at < text.length; ) {
        const begun = startsLine(text, at) ? lineAt(scan, at) : crossed ? crossedAt(scan, at) : null;
        const piece = begun ?? signAt(scan, at);
        crossed = text.charAt(at) === "<" && piece.text === "" && text.slice(at, piece.next).includes("\n");
        if (piece.code === true) done.push(prose.splice(0).join(""), piece.text); else prose.push(piece.text);
        at = piece.next;
      }
      done.push(prose.join(""));
      return done.map((part, index) => index % 2 === 1 ? part : resolveReferences(part, scan.definitions, tally)).join("");
    }
    const startsLine = (text, at) => at === 0 || text.charCodeAt(at - 1) === 10;
    const blankLine = /[ \t]*(?:\n|$)/y;
    const htmlLine = /(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*<[a-z/!?]/iy;
    function lineAt(scan, at) {
      const {text: text} = scan;
      blankLine.lastIndex = at;
      if (blankLine.test(text)) {
        scan.looseBacktick = false;
        scan.inHtml = false;
        scan.inRawHtml = false;
        return null;
      }
      htmlLine.lastIndex = at;
      if (htmlLine.test(text)) scan.inHtml = true;
      if (scan.inHtml && beginsHtml(text, at)) scan.inRawHtml = true;
      return (scan.inHtml || scan.inPreformatted ? null : fenceAt(scan, at)) ?? blockAt(scan, at);
    }
    function crossedAt(scan, at) {
      const start = scan.text.lastIndexOf("\n", at - 1) + 1;
      htmlLine.lastIndex = start;
      if (htmlLine.test(scan.text)) scan.inHtml = true;
      if (scan.inHtml && beginsHtml(scan.text, start)) scan.inRawHtml = true;
      return blockAt(scan, at);
    }
    function blockAt(scan, at) {
      const piece = fenceInBlockAt(scan, at) ?? footnoteAt(scan, at) ?? definitionAt(scan, at);
      const reaches = piece !== null && scan.inHtml && /<[a-z!?/]/i.test(scan.text.slice(at, piece.next));
      return reaches ? {
        text: "",
        next: scan.text.length
      } : piece;
    }
    function signAt(scan, at) {
      const {text: text} = scan;
      switch (text.charAt(at)) {
       case "`":
        return codeSpanAt(scan, at);

       case "<":
        return markupAt(scan, at);

       case "&":
        return entityAt(scan, at);

       case "\\":
        return asIs(text, at, isEscape(scan, at) ? 2 : 1);

       case "!":
        return imageAt(scan, at);

       case "]":
        return linkEndAt(scan, at);

       case "\n":
        return asIs(text, at, 1);

       default:
        return plainAt(text, at);
      }
    }
    function isEscape({text: text, inRawHtml: inRawHtml}, at) {
      const escaped = text.charAt(at + 1);
      if (inRawHtml || !/[!-/:-@[-`{-~]/.test(escaped)) return false;
      return escaped !== "<" || !isInAddress(text, at);
    }
    const asIs = (text, at, length) => ({
      text: text.slice(at, at + length),
      next: at + length
    });
    const signs = /[`<&\\!\]\n]/g;
    function plainAt(text, at) {
      signs.lastIndex = at + 1;
      const next = signs.exec(text)?.index ?? text.length;
      return {
        text: text.slice(at, next),
        next: next
      };
    }
    var settle = __webpack_require__(6655);
    var tables = __webpack_require__(9609);
    function sanitiseIncoming(text) {
      return (0, settle.G)(text, onePass, tangle => tangle.replace(/[<>&[\]`\\~]/g, " "));
    }
    function onePass(text, tally) {
      const plain = plainLetters(text, (0, sanitise_tally.X)());
      const shown = plain === text ? text : plainLetters(withoutWhatThesePart(text, tally), tally);
      return visibleMarkdown((0, tables.s)(shown, tally), tally);
    }
    function withoutWhatThesePart(text, tally) {
      return visibleMarkdown(text, {
        ...tally,
        add: (kind, sample) => {
          tally.add(kind, (0, sanitise_hidden.P)(sample, (0, sanitise_tally.X)()));
        }
      });
    }
    function plainLetters(text, tally) {
      return withoutLookAlikes((0, sanitise_hidden.b8)(text, tally), tally);
    }
  }),
  6655: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => settle
    });
    var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8312);
    const mostPasses = 6;
    function settle(text, pass, flatten) {
      const tally = (0, _tally_js__WEBPACK_IMPORTED_MODULE_0__.X)();
      let before = text;
      for (let count = 1; count <= mostPasses; count += 1) {
        const after = pass(before, tally);
        if (after === before) return {
          text: after,
          changes: tally.changes()
        };
        before = after;
      }
      tally.add("tangle", before);
      return {
        text: flatten(before),
        changes: tally.changes()
      };
    }
  }),
  9609: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      s: () => withoutExtraCells
    });
    const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
    const delimiters = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
    function withoutExtraCells(text, tally) {
      if (!text.includes("|")) return text;
      let [columns, headerCells] = [ 0, 0 ];
      const shown = text.split("\n").map(line => {
        const start = prefix.exec(line)?.[0].length ?? 0;
        const row = line.slice(start).trimEnd();
        if (row === "") columns = 0;
        const ends = cellEnds(row);
        if (columns === 0 && /[|:]/.test(row) && delimiters.test(row) && ends.length === headerCells) columns = ends.length;
        headerCells = ends.length;
        const last = columns > 0 && ends.length > columns ? ends[columns - 1] : void 0;
        if (last === void 0) return line;
        tally.add("hidden-element", row.slice(last));
        return line.slice(0, start + last + 1);
      });
      return shown.join("\n");
    }
    function cellEnds(row) {
      const ends = [];
      for (const {0: sign, index: index} of row.matchAll(/\\[^]|\|/g)) if (sign === "|" && index > 0) ends.push(index);
      if (ends.at(-1) !== row.length - 1) ends.push(row.length);
      return ends;
    }
  }),
  8312: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      N: () => addUp,
      X: () => createTally
    });
    const longestSample = 80;
    function createTally() {
      const found = new Map;
      return {
        add(kind, sample) {
          const known = found.get(kind);
          if (known === void 0) found.set(kind, {
            count: 1,
            sample: sample.slice(0, longestSample)
          }); else known.count += 1;
        },
        changes: () => [ ...found ].map(([kind, {count: count, sample: sample}]) => ({
          kind: kind,
          count: count,
          sample: sample
        }))
      };
    }
    function addUp(...lists) {
      const sums = new Map;
      for (const change of lists.flat()) {
        const known = sums.get(change.kind);
        sums.set(change.kind, known === void 0 ? change : {
          ...known,
          count: known.count + change.count
        });
      }
      return [ ...sums.values() ];
    }
  })
};
