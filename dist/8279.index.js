"use strict";

exports.id = 8279;

exports.ids = [ 8279 ];

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
      const lastBracket = lines.lastIndexOf("]");
      const shown = replaceHidden(lines, tally, (whole, start, end) => {
        const kept = keptOf(whole.slice(start, end), start < lastBracket);
        const after = kept + whole.slice(end, end + 5);
        const stays = /[`~\\]/.test(whole.charAt(start - 1)) || /^[ \t]*[`~|]/.test(after) || isAtPipe(whole, start - 1, end);
        return `${stays || seemsToEnd(whole.slice(Math.max(0, start - 40), start), after) ? "\ufffd" : ""}${kept}`;
      });
      if (shown === lines) return shown;
      const before = lines.replace(_host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__.r4, "\n").split("\n");
      const isBlank = (line = "") => /^[ \t]*$/.test(line);
      return shown.split("\n").map((line, index) => isBlank(line) && !isBlank(before[index]) ? "\ufffd" : line).join("\n");
    }
    function keptOf(found, mayBeginLink) {
      if (!mayBeginLink && /^(?:\u001b\[|\u009b)[\d;]*[A-Za-z]$/.test(found)) return "";
      return /^[\u001b\u0090-\u009f]/.test(found) ? found.replace(/[\u0000-\u001f\u007f-\u009f]/g, "") : "";
    }
    function isAtPipe(text, before, behind) {
      const isBlank = at => text.charAt(at) === " " || text.charAt(at) === "\t";
      let [left, right] = [ before, behind ];
      while (isBlank(left)) left -= 1;
      while (isBlank(right)) right += 1;
      return text.charAt(left) === "|" || text.charAt(right) === "|";
    }
    function seemsToEnd(before, after) {
      return /(?:-!?|[?\]])$/.test(before) ? /^[-!?\]>]/.test(after) : /<\/?[a-z][a-z\d]*$|<\/?$/i.test(before);
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
    function withoutExtraCells(text, tally, fences = []) {
      if (!text.includes("|")) return text;
      let done = "";
      let at = 0;
      for (const [from, to] of fences) {
        done += `${rowsAsShown(text.slice(at, from), tally)}${text.slice(from, to)}`;
        at = to;
      }
      return `${done}${rowsAsShown(text.slice(at), tally)}`;
    }
    function rowsAsShown(text, tally) {
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
