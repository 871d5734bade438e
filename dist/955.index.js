"use strict";

exports.id = 955;

exports.ids = [ 955 ];

exports.modules = {
  80353: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      F3: () => maxAttempts,
      bD: () => withRetry,
      wj: () => withTimeout,
      wy: () => connectOctokit
    });
    var _process_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50897);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
    const maxAttempts = 4;
    const requestTimeoutMs = 3e4;
    async function connectOctokit({token: token, apiUrl: apiUrl}) {
      const {getOctokit: open} = await Promise.all([ __webpack_require__.e(4119), __webpack_require__.e(2413) ]).then(__webpack_require__.bind(__webpack_require__, 92413));
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
    async function withRetry({clock: clock, signal: signal}, send) {
      for (let attempt = 1; ;attempt += 1) try {
        return await send(withTimeout(signal));
      } catch (error) {
        const canRetry = attempt < maxAttempts && !signal.aborted && (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.dg)(error);
        const wait = canRetry ? (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.fm)(error, attempt, clock.now()) : null;
        if (wait === null) throw error;
        await clock.sleep(wait, signal);
      }
    }
    function withTimeout(signal) {
      return (0, _process_time_limit_js__WEBPACK_IMPORTED_MODULE_0__.dn)(requestTimeoutMs, signal);
    }
  }),
  77523: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      OR: () => writeProblemOf,
      Pq: () => unprocessable,
      UZ: () => isRequestFailure,
      Zw: () => problemOf,
      a5: () => isRateLimit,
      b2: () => isMissing,
      dg: () => isTransient,
      f1: () => readFailure,
      fm: () => waitFor,
      k0: () => permissionsOf
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44920);
    const maxWaitMs = 6e4;
    const secondaryWaitMs = 6e4;
    function isTransient(error) {
      if (!isRequestFailure(error)) return graphqlFailure(error)?.isTransient === true;
      const failure = readFailure(error);
      return failure.status === null || failure.status >= 500 || isRateLimit(failure);
    }
    function waitFor(error, attempt, now) {
      if (!isTransient(error)) return null;
      const failure = isRequestFailure(error) ? readFailure(error) : null;
      const graphql = graphqlFailure(error);
      const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
      if (!isLimit) return 1e3 * 2 ** (attempt - 1);
      const wait = requestedWait(failure ?? graphql ?? {
        headers: {}
      }, now) ?? secondaryWaitMs;
      return wait <= maxWaitMs ? wait : null;
    }
    function problemOf(error, target) {
      if (!isRequestFailure(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(error);
      const failure = readFailure(error);
      const place = `${target.owner}/${target.repo}#${String(target.number)}`;
      const {message: message, hint: hint} = explain(failure, place);
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, message, hint);
    }
    function writeProblemOf(error, what, permissions) {
      const detail = graphqlFailure(error);
      if (detail !== null) {
        const lines = permissionsOf(detail, permissions);
        const hint = detail.isForbidden ? `Give the job ${lines} under permissions:.` : "Fix the cause that GitHub names, or run again later.";
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(200, `GitHub did not write ${what}: ${detail.message}`, hint);
      }
      if (!isRequestFailure(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(error);
      const failure = readFailure(error);
      const more = failure.message === "" ? "" : `: ${failure.message}`;
      const lines = permissionsOf(failure, permissions);
      if (failure.status === 403 && /not permitted to create/i.test(failure.message)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token is not allowed to write ${what}${more}`, 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.');
      if (failure.status === 403 && !isRateLimit(failure)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token is not allowed to write ${what}${more}`, `Add ${lines} under permissions: of the job. On pull requests from forks, the token is read-only.`);
      if (failure.status === 404) {
        const hint = `Check that the item exists and give the job ${lines} under permissions:.`;
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(404, `GitHub cannot find the target of ${what}, or the token cannot access it`, hint);
      }
      const {message: message, hint: hint} = explain(failure, "");
      const known = failure.status === null || failure.status === 401;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, known ? message : `GitHub answered ${String(failure.status)} for ${what}${more}`, known ? hint : "Fix the cause that GitHub names, or run again later.");
    }
    function explain(failure, place) {
      const detail = failure.message === "" ? "" : `: ${failure.message}`;
      if (failure.status === null) return {
        message: `GitHub could not be reached${detail}`,
        hint: "Check GITHUB_API_URL and the network of the runner."
      };
      if (isRateLimit(failure)) return {
        message: `GitHub's rate limit blocked the comment on ${place}${detail}`,
        hint: "Run again later, or post fewer comments with this token."
      };
      if (failure.status === 401) return {
        message: `GitHub refused the token${detail}`,
        hint: "Pass a valid token as github-token; ${{ github.token }} is the usual one."
      };
      if (failure.status === 403) return forbidden(failure, place, detail);
      if (failure.status === 404) return {
        message: `GitHub cannot find ${place}, or the token cannot access it${detail}`,
        hint: `Check that the item exists and give the job ${permissionsOf(failure)} under permissions:.`
      };
      if (failure.status === 410) return {
        message: `${place} does not accept comments: issues are disabled, or it was deleted${detail}`,
        hint: "Leave comment out of publish for this repository."
      };
      if (failure.status === 422) return {
        message: `GitHub refused the comment on ${place}${detail}`,
        hint: "Possible causes: an archived repository, spam protection, or a body that is too long."
      };
      return {
        message: `GitHub answered ${String(failure.status)} for the comment on ${place}${detail}`,
        hint: "Run again; if the problem persists, check githubstatus.com."
      };
    }
    function forbidden(failure, place, detail) {
      if (/locked/i.test(failure.message)) return {
        message: `The conversation of ${place} is locked${detail}`,
        hint: "Unlock it, or leave comment out of publish."
      };
      return {
        message: `The token is not allowed to comment on ${place}${detail}`,
        hint: `Add ${permissionsOf(failure)} under permissions: of the job. On pull requests from forks, the token is read-only, whatever the workflow says.`
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
    function requestedWait({headers: headers}, now) {
      const seconds = Number(headers["retry-after"] ?? Number.NaN);
      if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1e3;
      const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
      const exhausted = headers["x-ratelimit-remaining"] === "0";
      return exhausted && Number.isFinite(reset) ? Math.max(0, reset * 1e3 - now) : null;
    }
    function isRequestFailure(error) {
      return error instanceof Error && typeof error.status === "number";
    }
    function readFailure({status: status, response: response, message: message}) {
      const data = response?.data;
      const detail = [ data?.message ?? message, ...detailsOf(data?.errors) ].filter(text => typeof text === "string");
      return {
        status: response === void 0 ? null : status,
        message: detail.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
        headers: response?.headers ?? {}
      };
    }
    function detailsOf(errors) {
      if (!Array.isArray(errors)) return [];
      return errors.map(one => typeof one === "string" ? one : one?.message);
    }
    function unprocessable(error) {
      return isRequestFailure(error) && error.status === 422 ? readFailure(error).message : null;
    }
    function isMissing(error) {
      return isRequestFailure(error) && (error.status === 404 || error.status === 410);
    }
    function graphqlFailure(error) {
      if (!(error instanceof Error) || isRequestFailure(error)) return null;
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
  31004: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K: () => readProblem
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
    var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44920);
    function readProblem(error, {what: what, needs: needs}) {
      if (!(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__.a)(error);
      const failure = (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.f1)(error);
      const detail = failure.message === "" ? "" : `: ${failure.message}`;
      const problem = (message, hint) => new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, `${message}${detail}`, hint);
      if (failure.status === null) return problem("GitHub could not be reached", "Check GITHUB_API_URL and the network of the runner.");
      if ((0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.a5)(failure)) return problem(`GitHub's rate limit blocked ${what}`, "Run again later.");
      switch (failure.status) {
       case 401:
        return problem("GitHub refused the token", "Pass a valid token as github-token; ${{ github.token }} is the usual one.");

       case 403:
        return problem(`The token has no access to ${what}`, permissionHint(failure, needs));

       case 404:
       case 410:
        return problem(`GitHub cannot find ${what}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(failure, needs)}`);

       default:
        return problem(`GitHub answered ${String(failure.status)} for ${what}`, "Run again; if the problem persists, check githubstatus.com.");
      }
    }
    function permissionHint(failure, needs) {
      if (needs.length > 0) return `Add ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.k0)(failure, needs)} under permissions: of the job.`;
      return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
    }
  }),
  44920: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      a: () => unexpectedAnswer
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    function unexpectedAnswer(error) {
      if (!(error instanceof TypeError)) return error;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(null, `GitHub sent an unexpected response: ${error.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", {
        cause: error
      });
    }
  }),
  42344: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      P: () => createChangeCounts,
      j: () => sumChanges
    });
    const longestSample = 80;
    function createChangeCounts() {
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
    function sumChanges(...lists) {
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
  }),
  74568: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      P: () => withoutHidden,
      u1: () => sanitizePlain
    });
    var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
    var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42344);
    const joining = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(script => `\\p{Script=${script}}`).join("");
    const invisible = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`, `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`, `|(?<![${joining}])\\u200c` ].join("");
    let hiddenParts = null;
    function parts() {
      hiddenParts ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ..._plain_text_js__WEBPACK_IMPORTED_MODULE_0__.TF.map(pattern => [ "terminal-sequence", pattern ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(invisible, "gu") ] ];
      return hiddenParts;
    }
    function withoutHidden(text, counts) {
      return replaceHidden(text, counts, () => "");
    }
    function replaceHidden(text, counts, replacement) {
      if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
      let shown = text.replace(_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.r4, "\n");
      for (const [kind, pattern] of parts()) {
        const before = shown;
        shown = before.replace(pattern, (found, offset) => {
          counts.add(kind, `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
          return replacement(before, offset, offset + found.length);
        });
      }
      return shown;
    }
    function sanitizePlain(text) {
      const counts = (0, _counts_js__WEBPACK_IMPORTED_MODULE_1__.P)();
      const shown = withoutHidden(text, counts);
      return {
        text: shown,
        changes: counts.changes()
      };
    }
  }),
  58108: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      E: () => sanitizeIncoming
    });
    var errors = __webpack_require__(42357);
    var sanitize_counts = __webpack_require__(42344);
    var sanitize_hidden = __webpack_require__(74568);
    const likeLatin = new Map([ [ "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u0501\u04bb\u051b\u051d", "aeopcyxsijdhqw" ], [ "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0405\u0406\u0408", "ABEKMHOPCTXYSIJ" ], [ "\u03bf\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "oABEZHIKMNOPTYX" ] ].flatMap(([from = "", to = ""]) => Array.from(from, (letter, index) => [ letter, to.charAt(index) ])));
    function withoutHomoglyphs(text, counts) {
      const plain = text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu, found => {
        const letters = found.normalize("NFKC");
        if (letters !== found) counts.add("homoglyph", found);
        return letters;
      });
      if (!/[\u0370-\u052f]/.test(plain)) return plain;
      return plain.replace(/[A-Za-z0-9_\u0370-\u052f]{3,}/g, word => {
        const others = word.replace(/\w+/g, "");
        const imitates = others !== "" && /[A-Za-z]/.test(word) && Array.from(others).every(one => likeLatin.has(one));
        if (!imitates) return word;
        counts.add("homoglyph", word);
        return Array.from(word, letter => likeLatin.get(letter) ?? letter).join("");
      });
    }
    var micromark = __webpack_require__(77549);
    var syntax = __webpack_require__(7042);
    var html = __webpack_require__(83984);
    var lib_syntax = __webpack_require__(22429);
    var lib_html = __webpack_require__(24479);
    var micromark_extension_gfm_strikethrough_lib_syntax = __webpack_require__(1680);
    var micromark_extension_gfm_strikethrough_lib_html = __webpack_require__(78030);
    var micromark_extension_gfm_table_lib_syntax = __webpack_require__(57749);
    var micromark_extension_gfm_table_lib_html = __webpack_require__(18835);
    var micromark_extension_gfm_task_list_item_lib_syntax = __webpack_require__(91197);
    var micromark_extension_gfm_task_list_item_lib_html = __webpack_require__(14367);
    var dist = __webpack_require__(96855);
    const gfm = [ (0, syntax.$)(), (0, lib_syntax.r)(), (0, micromark_extension_gfm_strikethrough_lib_syntax.K)(), (0, 
    micromark_extension_gfm_table_lib_syntax.x)(), (0, micromark_extension_gfm_task_list_item_lib_syntax.J)() ];
    const gfmHtml = [ (0, html.s)(), (0, lib_html.C)(), (0, micromark_extension_gfm_strikethrough_lib_html.t)(), (0, 
    micromark_extension_gfm_table_lib_html.k)(), (0, micromark_extension_gfm_task_list_item_lib_html.Q)() ];
    function parsePage(markdown) {
      return (0, dist.oH)((0, micromark.yt)(markdown, {
        allowDangerousHtml: true,
        allowDangerousProtocol: true,
        extensions: gfm,
        htmlExtensions: gfmHtml
      }));
    }
    const notDisplayed = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
    function isHiddenElement(element) {
      if (notDisplayed.has(element.tagName)) return true;
      const style = attribute(element, "style") ?? "";
      return attribute(element, "hidden") !== null || attribute(element, "aria-hidden") === "true" || attribute(element, "id") === "footnote-label" || attribute(element, "data-footnote-backref") !== null || hidingStyle.test(style.replace(/\/\*[^]*?\*\//g, ""));
    }
    const hidingStyle = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
    function attribute(element, name) {
      return element.attrs.find(one => one.name === name)?.value ?? null;
    }
    function isElement(node) {
      return "tagName" in node;
    }
    const blocks = new Set(("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 " + "h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul").split(" "));
    function isBlock(node) {
      return isElement(node) && blocks.has(node.tagName);
    }
    class TooDeepError extends Error {}
    const maxDepth = 200;
    function visibleContent(root, clean) {
      const parts = [];
      const visit = (node, depth) => {
        if (depth > maxDepth) throw new TooDeepError;
        if ("value" in node) parts.push(node.value);
        if (!isElement(node) || isHiddenElement(node)) return;
        const start = parts.length;
        if (isBlock(node) || node.tagName === "br") parts.push(" ");
        for (const child of node.childNodes) visit(child, depth + 1);
        if (isBlock(node)) parts.push(" ");
        const isEmpty = parts.slice(start).every(part => part.trim() === "");
        const address = addressOf(node);
        if (address !== null && (node.tagName === "img" || !isEmpty)) parts.push(` \0${decodedAddress(address)}\0 `);
        if (node.tagName === "code") parts.push(` \0${languageOf(node)}\0 `);
        if (node.tagName === "input") parts.push(attribute(node, "checked") === null ? "[ ]" : "[x]");
      };
      for (const node of root.childNodes) visit(node, 0);
      return clean(parts.join("")).replace(/\s+/g, " ").trim();
    }
    function decodedAddress(address) {
      try {
        return decodeURI(address);
      } catch {
        return address;
      }
    }
    function addressOf(element) {
      const address = attribute(element, element.tagName === "img" ? "src" : "href");
      if (element.tagName !== "img" && element.tagName !== "a") return null;
      return attribute(element, "data-footnote-ref") !== null ? null : address;
    }
    function languageOf(code) {
      return /^language-(\S+)/.exec(attribute(code, "class") ?? "")?.[1] ?? "";
    }
    var sanitize_code = __webpack_require__(51061);
    function pageMarkdown(nodes, clean) {
      return blocksOf(nodes, clean).join("\n\n");
    }
    function blocksOf(nodes, clean) {
      const blocks = [];
      let inline = [];
      const flush = () => {
        const text = paragraph(inline, clean);
        if (text !== "") blocks.push(text);
        inline = [];
      };
      for (const node of nodes) {
        if (!isBlock(node) && !(isElement(node) && hasBlock(node))) {
          inline.push(node);
          continue;
        }
        flush();
        if (isElement(node) && !isHiddenElement(node)) blocks.push(...blockOf(node, clean));
      }
      flush();
      return blocks;
    }
    function hasBlock(element) {
      return element.childNodes.some(child => isBlock(child) || isElement(child) && hasBlock(child));
    }
    function blockOf(element, clean) {
      const inner = () => blocksOf(element.childNodes, clean);
      switch (element.tagName) {
       case "h1":
       case "h2":
       case "h3":
       case "h4":
       case "h5":
       case "h6":
        {
          const title = paragraph(element.childNodes, clean).replace(/\n+/g, " ");
          return title === "" ? [] : [ `${"#".repeat(Number(element.tagName.charAt(1)))} ${title}` ];
        }

       case "hr":
        return [ "---" ];

       case "pre":
        {
          const code = element.childNodes.find(isElement);
          const language = code?.tagName === "code" ? languageOf(code) : "";
          return [ (0, sanitize_code.O)(clean(rawText(element)), /^[\w+#.-]*$/.test(language) ? language : "") ];
        }

       case "blockquote":
        {
          const text = inner().join("\n\n");
          return text === "" ? [] : [ text.replace(/^/gm, "> ").replace(/^> $/gm, ">") ];
        }

       case "ul":
       case "ol":
        return list(element, clean);

       case "table":
        return table(element, clean);

       default:
        return inner();
      }
    }
    function list(element, clean) {
      const first = Number(attribute(element, "start") ?? 1);
      const items = element.childNodes.filter(isElement).filter(item => !isHiddenElement(item));
      const lines = items.map((item, index) => {
        const marker = element.tagName === "ol" ? `${String((Number.isSafeInteger(first) ? first : 1) + index)}. ` : "- ";
        const text = blocksOf(item.childNodes, clean).join("\n\n");
        return marker + text.replace(/\n(?!\n)/g, `\n${" ".repeat(marker.length)}`).replace(/[ ]+$/gm, "");
      });
      return lines.length === 0 ? [] : [ lines.join("\n") ];
    }
    function table(element, clean) {
      const rows = descendants(element, "tr").map(row => row.childNodes.filter(isElement).filter(cell => !isHiddenElement(cell)).map(cell => paragraphs(cell, clean).replace(/\n+/g, " ").replace(/\|/g, "\\|")));
      const [head] = rows;
      if (head === void 0) return [];
      const columns = Math.max(...rows.map(row => row.length));
      const line = cells => `| ${[ ...cells, ...Array(columns - cells.length).fill("") ].join(" | ")} |`;
      return [ [ line(head), line(Array(columns).fill("---")), ...rows.slice(1).map(line) ].join("\n") ];
    }
    function paragraphs(element, clean) {
      return blocksOf(element.childNodes, clean).join(" ");
    }
    function descendants(element, name) {
      return element.childNodes.filter(isElement).flatMap(child => {
        if (isHiddenElement(child)) return [];
        return child.tagName === name ? [ child ] : descendants(child, name);
      });
    }
    function paragraph(nodes, clean) {
      return inlineOf(nodes, clean).replace(/[ \t]*\n[ \t]*/g, "\n").replace(/\n{2,}/g, "\n").trim().replace(/^(?:[#>=|:]|[-+](?=[ \t-]|$)|\d{1,9}(?=[.)]))/gm, sign => /\d/.test(sign) ? sign : `\\${sign}`).replace(/^(\d{1,9})([.)])/gm, "$1\\$2");
    }
    function inlineOf(nodes, clean) {
      return nodes.map(node => inlineNode(node, clean)).join("");
    }
    function inlineNode(node, clean) {
      if ("value" in node) return escapeText(clean(node.value));
      if (!isElement(node) || isHiddenElement(node)) return "";
      const text = () => inlineOf(node.childNodes, clean);
      switch (node.tagName) {
       case "br":
        return "\n";

       case "em":
        return wrapped("*", text());

       case "strong":
        return wrapped("**", text());

       case "del":
        return wrapped("~~", text());

       case "code":
        return codeSpan(clean(rawText(node)).replace(/\s+/g, " "));

       case "img":
        return `![](${destination(clean(addressOf(node) ?? ""))})`;

       case "a":
        return page_markdown_link(node, text(), clean);

       case "input":
        return attribute(node, "checked") === null ? "[ ] " : "[x] ";

       default:
        return text();
      }
    }
    function page_markdown_link(node, text, clean) {
      const address = clean(addressOf(node) ?? "");
      if (text.trim() === "") return text;
      if (address === "") return text;
      return rawText(node) === address && /^https?:\/\/[\w.~:/?#@%&=+-]*[\w/]$/.test(address) ? address : `[${text}](${destination(address)})`;
    }
    function destination(address) {
      return address.replace(/[\s<>()\\[\]`*_!&"']/g, sign => encodeURIComponent(sign).replace(/^[()*!'_]$/, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`));
    }
    function wrapped(sign, text) {
      const inner = text.trim();
      return inner === "" ? text : text.replace(inner, () => `${sign}${inner}${sign}`);
    }
    function codeSpan(code) {
      if (code.trim() === "") return code;
      const runs = new Set((code.match(/`+/g) ?? []).map(run => run.length));
      let length = 1;
      while (runs.has(length)) length += 1;
      const fence = "`".repeat(length);
      const pad = /^`|`$|^ .* $/.test(code) ? " " : "";
      return `${fence}${pad}${code}${pad}${fence}`;
    }
    function rawText(node) {
      if ("value" in node) return node.value;
      if (!isElement(node) || isHiddenElement(node)) return "";
      if (node.tagName === "br") return "\n";
      return node.childNodes.map(rawText).join("");
    }
    function escapeText(text) {
      return text.replace(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#|[a-z][a-z0-9]*;)|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_/gi, "\\$&");
    }
    var decode_named_character_reference = __webpack_require__(37126);
    var postprocess = __webpack_require__(45387);
    var parse = __webpack_require__(19627);
    var preprocess = __webpack_require__(82192);
    var micromark_util_decode_numeric_character_reference = __webpack_require__(33988);
    function withoutHiddenTokens(markdown) {
      let done = "";
      let at = 0;
      const events = (0, postprocess._)((0, parse.q)({
        extensions: gfm
      }).document().write((0, preprocess.v)()(markdown, void 0, true)));
      const textOf = token => markdown.slice(token.start.offset, token.end.offset);
      const calls = new Set(events.flatMap(([, token]) => token.type === "gfmFootnoteCallString" ? [ textOf(token).toLowerCase() ] : []));
      const table = {
        columns: 0,
        cell: 0
      };
      let images = 0;
      for (const [kind, token] of events) {
        if (token.type === "image") images += kind === "enter" ? 1 : -1;
        if (kind === "exit") continue;
        if (token.type === "tableHead") table.columns = 0;
        if (token.type === "tableRow") table.cell = 0;
        if (token.type === "tableHeader") table.columns += 1;
        if (token.type === "tableData") table.cell += 1;
        if (token.start.offset < at) continue;
        const isExtraCell = token.type === "tableData" && table.cell > table.columns;
        const replacement = isExtraCell ? "" : replacementOf(token, textOf(token), {
          isInImage: images > 0,
          calls: calls
        });
        if (replacement === null) continue;
        const before = markdown.slice(at, token.start.offset);
        done += (suffixes.has(token.type) ? before.trimEnd() : before) + replacement;
        at = token.end.offset;
      }
      return done + markdown.slice(at);
    }
    const suffixes = new Set([ "resourceTitle", "codeFencedFenceMeta" ]);
    function replacementOf(token, text, {isInImage: isInImage, calls: calls}) {
      switch (token.type) {
       case "htmlFlow":
       case "htmlText":
        return withoutTags(text);

       case "definition":
       case "codeFencedFenceMeta":
        return "";

       case "gfmFootnoteDefinition":
        return calls.has((/^\[\^([^\]]*)/.exec(text)?.[1] ?? "").toLowerCase()) ? null : "";

       case "labelText":
        return isInImage ? "" : null;

       case "resourceTitle":
        return "";

       case "characterReference":
        return escapeText(decoded(text));

       default:
        return null;
      }
    }
    function withoutTags(html) {
      return html.replace(/<!--(?:-?>|[^]*?(?:--!?>|$))|<\?[^]*?(?:\?>|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<![a-z][^]*?(?:>|$)/gi, "").replace(/<br\s*\/?>/gi, "\n").replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, "").replace(/<[a-z/!?][^]*$/i, "");
    }
    function decoded(reference) {
      const name = reference.slice(1, -1);
      if (!name.startsWith("#")) return (0, decode_named_character_reference.s)(name) || reference;
      const isHex = /^#x/i.test(name);
      return (0, micromark_util_decode_numeric_character_reference.C)(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    }
    const maxCharacters = 7e4;
    const tooComplex = "[Omitted: the markup of this text is too deeply nested to show only what its page shows.]";
    function sanitizeIncoming(text) {
      if (text.length > maxCharacters) {
        const omitted = text.length - maxCharacters;
        return `${sanitizeIncoming(text.slice(0, maxCharacters))}\n[Truncated: ${String(omitted)} more characters]`;
      }
      if (isTooComplex(text)) return tooComplex;
      try {
        return asShown(text);
      } catch (error) {
        (0, errors.ki)(error, TooDeepError);
        return tooComplex;
      }
    }
    function asShown(text) {
      const tree = parsePage(text);
      const visible = visibleContent(tree, cleanText);
      const hidesNothing = markdown => cleanText(markdown) === markdown && hasOnlyWordsOf(markdown, visible) && withoutHiddenTokens(markdown) === markdown && visibleContent(parsePage(markdown), cleanText) === visible;
      for (const attempt of [ () => text, () => cleanText(withoutHiddenTokens(text)), () => pageMarkdown(tree.childNodes, cleanText) ]) {
        const markdown = attempt();
        if (hidesNothing(markdown)) return markdown;
      }
      return plainText(visible);
    }
    function hasOnlyWordsOf(markdown, visible) {
      const counts = new Map;
      for (const [word] of visible.matchAll(anyWord)) counts.set(word, (counts.get(word) ?? 0) + 1);
      const source = markdown.replace(/^([ \t>*+-]*)\d{1,9}(?=[.)][ \t\n])/gm, "$1").replace(/\[\^[^\]\n]+\]/g, "");
      for (const [word] of source.matchAll(anyWord)) {
        const left = counts.get(word) ?? 0;
        if (left === 0) return false;
        counts.set(word, left - 1);
      }
      return true;
    }
    const anyWord = /[\p{L}\p{N}]+/gu;
    function cleanText(text) {
      const counts = (0, sanitize_counts.P)();
      return withoutHomoglyphs((0, sanitize_hidden.P)(text, counts), counts);
    }
    function plainText(visible) {
      return cleanText(visible.replace(/\u0000/g, " ").replace(/[<>&[\]`\\~*_|!#]/g, " ").replace(/\s+/g, " ").trim());
    }
    const deepLine = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
    function isTooComplex(text) {
      if (deepLine.test(text)) return true;
      let cost = 0;
      for (const block of text.split(/\n[ \t]*\n/)) cost += 25 * (block.match(/[*_~]+/g)?.length ?? 0) ** 2 + (block.match(/[[\]]/g)?.length ?? 0) ** 2;
      return cost > 1e8;
    }
  })
};
