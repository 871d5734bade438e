"use strict";

exports.id = 7769;

exports.ids = [ 7769 ];

exports.modules = {
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
  2359: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
    const opening = /( {0,3})(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)/y;
    const language = /^[ \t]*[A-Za-z0-9+#]{0,12}[ \t]*$/;
    function fenceAt(scan, at) {
      const {text: text, tally: tally} = scan;
      opening.lastIndex = at;
      const match = scan.looseFence ? null : opening.exec(text);
      if (match === null) return null;
      const [whole, indent = "", run = "", info = ""] = match;
      const start = at + whole.length;
      const sign = run.charAt(0);
      const closing = `^ {0,3}${sign}{${String(run.length)},}[ \\t]*(?:\\n|$(?![^]))`;
      const dedent = indent === "" || !hasList(scan, at) ? "" : `|^(?! {${String(indent.length)}}|[ \\t]*(?:\\n|$(?![^])))`;
      const end = new RegExp(`${closing}${dedent}`, "gm");
      end.lastIndex = start;
      const found = end.exec(text);
      const next = found === null ? text.length : found.index + found[0].length;
      scan.looseFence = found !== null && found[0] === "";
      if (language.test(info)) return {
        text: text.slice(at, next),
        next: next,
        code: "fence"
      };
      tally.add("hidden-element", info.trim());
      return {
        text: `${indent}${run}${whole.endsWith("\n") ? "\n" : ""}${text.slice(start, next)}`,
        next: next,
        code: "fence"
      };
    }
    const listItem = /(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])(?=[ \t])/;
    function hasList(scan, at) {
      if (scan.firstList === null) {
        const index = scan.text.search(listItem);
        scan.firstList = index < 0 ? scan.text.length : index;
      }
      return scan.firstList < at;
    }
    const endsWords = /\n(?: {0,3}(?:`{3,}(?=[^`\n]*(?:\n|$))|~{3,})|(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[\^[^[\]\s]+\]:)/;
    function lineThatEndsWords(text, from, to) {
      const end = text.indexOf("\n", to);
      const index = text.slice(from, end < 0 ? text.length : end).search(endsWords);
      return index < 0 || from + index + 1 >= to ? null : from + index + 1;
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
        code: "span"
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
    function beginsLine(text, at) {
      return /(?:^|\n)[ \t>*+\-\d.)]*$/.test(text.slice(Math.max(0, at - 200), at));
    }
    function beginsBareLine(text, at) {
      return /(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, at - 4), at));
    }
    function leavesContainer(scan, from, to) {
      const {text: text} = scan;
      const end = text.indexOf("\n", from);
      if (end < 0 || end >= to || !beginsLine(text, from)) return false;
      const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
      const quotes = before.split(">").length - 1;
      const within = behindQuotes(before, quotes) ?? "";
      const isInList = /[*+\-.)]/.test(within) || within !== "" && hasList(scan, from);
      if (quotes === 0 && !isInList) return false;
      for (const line of text.slice(end + 1, to).split("\n")) {
        const rest = behindQuotes(line, quotes);
        if (rest === null) return true;
        if (isInList && rest.trim() !== "" && columnsOf(/^[ \t]*/.exec(rest)?.[0] ?? "") < columnsOf(within)) return true;
      }
      return false;
    }
    function behindQuotes(line, count) {
      let rest = line;
      for (let left = count; left > 0; left -= 1) {
        const sign = /^[ \t]*> ?/.exec(rest)?.[0];
        if (sign === void 0) return null;
        rest = rest.slice(sign.length);
      }
      return rest;
    }
    function columnsOf(text) {
      let columns = 0;
      for (const sign of text) columns += sign === "\t" ? 4 - columns % 4 : 1;
      return columns;
    }
    const definition = /(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[(?!\^)((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:\n[ \t>]*)?(?:<([^<>\n]*)>|([^\s<]\S*))(?:(?:[ \t]+|[ \t]*\n[ \t>]*)(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\)))?[ \t]*(?:\n|$)/y;
    const end = String.raw`(?:\n|$(?![^]))`;
    const more = String.raw`(?:\n(?![ \t]*${end}| {0,3}(?:\x60{3,}[^\x60\n]*${end}|~{3}))[^\n]*)*`;
    const footnote = new RegExp(String.raw`(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[\^(?:[^[\]\\\s]|\\.){1,999}\]:[^\n]*${more}(?:(?:\n[ \t]*)+\n(?: {4}|\t)[^\n]*${more})*(?:\n|$)`, "y");
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
    function mayBeginDefinition(text) {
      return beginnings.test(text);
    }
    const beginnings = /\n[ \t>*+\-\d.)]*\[\^[^\]\n]{1,999}\]:|\n(?:[ \t]*\n[ \t]*|[ \t]*[>*+\-\d][ \t>*+\-\d.)]*)\[[^\]]{1,999}\]:/;
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
    const unshown = [ [ "\x3c!--", /--!?>/g ], [ "<![CDATA[", /\]\]>/g ], [ "<?", /\?>/g ], [ "<!", />/g ] ];
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
      const isSection = start === "<![CDATA[" || start === "<?";
      if (isSection && /^[^>]*>[^]*<[a-z!?/]/i.test(text.slice(at, next))) return {
        text: "",
        next: text.length
      };
      const reaches = next < 0 || !beginsBareLine(text, at) && mayBeginDefinition(text.slice(at, next));
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
      const known = scan.ends.get(start);
      if (known !== void 0 && known.at >= from) return known.next;
      end.lastIndex = from;
      const match = end.exec(scan.text);
      const found = match === null ? {
        at: 1 / 0,
        next: -1
      } : {
        at: match.index,
        next: match.index + match[0].length
      };
      scan.ends.set(start, found);
      return found.next;
    }
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
      return mayBeginDefinition(inside) || shownAsText.has(name) && /<[a-z!?/]/i.test(inside);
    }
    function lost(scan, at) {
      const {text: text} = scan;
      scan.tally.add("tag", text.slice(at, at + 100));
      if (scan.inPreformatted) return {
        text: "",
        next: Math.max(at + 1, endOfTag(scan, at + 1, true))
      };
      const end = Math.max(at + 1, endOfBlock(scan, at));
      const block = text.slice(at, end);
      const whole = /^<[^"'<>]*>/.exec(block)?.[0];
      if (whole !== void 0) return {
        text: "",
        next: at + whole.length
      };
      return {
        text: "",
        next: />[^]*<[a-z!?/]/i.test(block) ? text.length : end
      };
    }
    const htmlBlock = new RegExp(`(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)]))*[ \\t]*<(?:[!?]|/?(?:${[ ...blocks ].join("|")})(?=[\\s/>]|$)|[a-z/][^<>]*>[ \\t]*(?:\\n|$))`, "iy");
    function beginsHtml(text, at) {
      htmlBlock.lastIndex = at;
      return htmlBlock.test(text);
    }
    const unshownBlock = /^<(?:!--|!\[CDATA\[|![a-z]|\?|(?:script|style|textarea)[\s>])/i;
    function endsHtmlBlock(text, from) {
      const start = text.slice(from, from + 11);
      return /^<\/(?:pre|script|style|textarea)[\s>]/i.test(start) || unshownBlock.test(start) && beginsLine(text, from);
    }
    function isHtmlBlock(text, from, to) {
      if (!beginsBareLine(text, from)) return false;
      if (unshownBlock.test(text.slice(from, from + 11))) return true;
      const tag = /^<\/?([a-z][a-z\d]*)(?=[\s/>])/i.exec(text.slice(from, from + 20))?.[1] ?? "";
      return blocks.has(tag.toLowerCase()) && !/\n[ \t]*\n/.test(text.slice(from, to));
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
      const {text: text} = scan;
      if (scan.inPreformatted) return text.length;
      if (from > scan.blockEnd) {
        blank.lastIndex = from;
        scan.blockEnd = blank.exec(text)?.index ?? text.length;
      }
      if (scan.inHtml) return scan.blockEnd;
      if (from > scan.paragraphEnd) {
        const stop = lineThatEndsWords(text, from, scan.blockEnd);
        scan.paragraphEnd = stop === null ? scan.blockEnd : stop - 1;
      }
      return scan.paragraphEnd;
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
    const destination = String.raw`<[^<>\n]*>|(?!<)[^\s()]*(?:\([^\s()]*\)[^\s()]*)*`;
    const linkEnd = new RegExp(String.raw`\]\([ \t]*\n?[ \t]*(${destination})([ \t\n]+(?:${title}))?[ \t\n]*\)`, "y");
    const nothing = /(?<!\\)(?:\\\\)*(?<!!)\[[ \t\n]*$/;
    const imageStart = /!\[(?:(?!\n[ \t]*\n)[^[\]\\]|\\[^]|\[[^[\]]*\])*\](?=[[(])/y;
    function linkEndAt({text: text, tally: tally, inHtml: inHtml}, at) {
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
          next: inHtml && /<[a-z!?/]/i.test(whole) ? text.length : at + whole.length
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
    function imageAt(scan, at) {
      const {text: text, tally: tally, inHtml: inHtml} = scan;
      imageStart.lastIndex = at;
      const start = imageStart.exec(text)?.[0];
      if (start === void 0) return {
        text: "!",
        next: at + 1
      };
      if (start !== "![]") tally.add("image-text", start);
      if (inHtml && /<[a-z!?/]/i.test(start)) return {
        text: "",
        next: text.length
      };
      if (/<[a-z!?/][^>]*$/i.test(start)) return {
        text: "",
        next: Math.max(at + start.length, endOfBlock(scan, at))
      };
      return {
        text: "![",
        next: at + start.length - 1
      };
    }
    function visibleMarkdown(text, tally) {
      const prose = [];
      const done = [];
      const definitions = readPieces(text, tally, piece => {
        if (piece.code === void 0) prose.push(piece.text); else done.push(prose.splice(0).join(""), piece.text);
      });
      done.push(prose.join(""));
      return done.map((part, index) => index % 2 === 1 ? part : resolveReferences(part, definitions, tally)).join("");
    }
    function fencesIn(text) {
      const found = [];
      readPieces(text, (0, sanitise_tally.X)(), ({code: code, next: next}, at) => {
        if (code === "fence") found.push([ at, next ]);
      });
      return found;
    }
    function readPieces(text, tally, see) {
      const scan = {
        text: text,
        tally: tally,
        definitions: new Map,
        looseBacktick: false,
        looseFence: false,
        firstList: null,
        inHtml: false,
        inRawHtml: false,
        inPreformatted: false,
        htmlEnd: -1,
        ends: new Map,
        blockEnd: -1,
        paragraphEnd: -1,
        lostTime: 0
      };
      let crossed = false;
      for (let at = 0; at < text.length; ) {
        const begun = startsLine(text, at) ? lineAt(scan, at) : crossed ? blockAt(scan, at) : null;
        const inHtml = scan.inHtml || scan.inPreformatted;
        const piece = overHtml(scan, at, overLines(scan, at, begun ?? signAt(scan, at), inHtml));
        crossed = text.charAt(at) === "<" && piece.text === "" && text.slice(at, piece.next).includes("\n");
        see(piece, at);
        at = piece.next;
      }
      return scan.definitions;
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
      enterHtml(scan, at);
      return (scan.inHtml || scan.inPreformatted ? null : fenceAt(scan, at)) ?? blockAt(scan, at);
    }
    function beginsTag(text, at) {
      htmlLine.lastIndex = at;
      return htmlLine.test(text);
    }
    const unshownLine = /(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*<(?:[!?]|(?:pre|script|style|textarea)(?=[\s>]|$))/iy;
    function beginsUnshown(text, at) {
      unshownLine.lastIndex = at;
      return unshownLine.test(text);
    }
    function enterHtml(scan, at) {
      if (beginsTag(scan.text, at)) scan.inHtml = true;
      if (scan.inHtml && beginsHtml(scan.text, at)) scan.inRawHtml = true;
    }
    function overLines(scan, at, piece, inHtml) {
      const {text: text} = scan;
      const end = text.indexOf("\n", at);
      if (piece.code !== void 0 || end < 0 || end + 1 >= piece.next || isHtmlBlock(text, at, piece.next)) return piece;
      const stop = lineThatEndsWords(text, end, piece.next);
      const isMarkup = text.charAt(at) === "<";
      for (let line = end + 1; line > 0 && line < (stop ?? piece.next); line = text.indexOf("\n", line) + 1) {
        if (beginsTag(text, line) && (!isMarkup || beginsUnshown(text, line))) return {
          text: "",
          next: text.length
        };
        enterHtml(scan, line);
      }
      if (stop === null) return piece;
      const isElement = isMarkup && !/[!?]/.test(text.charAt(at + 1));
      if (inHtml || isElement) return {
        text: "",
        next: text.length
      };
      return {
        text: startsLine(text, at) ? "" : "\n",
        next: stop
      };
    }
    function overHtml(scan, at, piece) {
      const {text: text} = scan;
      if (text.charAt(at) !== "<") return piece;
      if (at < scan.htmlEnd && piece.next > scan.htmlEnd) return {
        text: "",
        next: text.length
      };
      if (leavesContainer(scan, at, piece.next)) return {
        text: "",
        next: text.length
      };
      if (endsHtmlBlock(text, at)) {
        const end = text.indexOf("\n", piece.next);
        scan.htmlEnd = end < 0 ? text.length : end;
      }
      return piece;
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
    function isEscape({text: text, inRawHtml: inRawHtml, inPreformatted: inPreformatted}, at) {
      const escaped = text.charAt(at + 1);
      if (inRawHtml || inPreformatted || !/[!-/:-@[-`{-~]/.test(escaped)) return false;
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
      if (plain === text) return asShown(text, tally);
      const shown = asShown(text, {
        ...tally,
        add: (kind, sample) => {
          tally.add(kind, (0, sanitise_hidden.P)(sample, (0, sanitise_tally.X)()));
        }
      });
      return asShown(plainLetters(shown, tally), tally);
    }
    function asShown(text, tally) {
      const mayHaveBoth = text.includes("|") && /`{3}|~{3}/.test(text);
      return visibleMarkdown((0, tables.s)(text, tally, mayHaveBoth ? fencesIn(text) : []), tally);
    }
    function plainLetters(text, tally) {
      return withoutLookAlikes((0, sanitise_hidden.b8)(text, tally), tally);
    }
  })
};
