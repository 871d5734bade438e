"use strict";

exports.id = 5318;

exports.ids = [ 5318 ];

exports.modules = {
  4180: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      S: () => outgoingOf
    });
    function outgoingOf({"allow-links": hosts, "allow-mentions": mentions}, {environment: environment}) {
      const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
      return {
        hosts: [ ...URL.canParse(server) ? [ new URL(server).hostname ] : [], ...hosts ],
        mentions: mentions
      };
    }
  }),
  6908: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      f: () => summarise,
      g: () => indented
    });
    async function summarise(markdown, {log: log, writeSummary: writeSummary}) {
      try {
        await (writeSummary?.(markdown));
      } catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    function indented(lines) {
      return lines.map(line => `    ${line}`).join("\n");
    }
  }),
  6372: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      I: () => harmless
    });
    var sanitise_hidden = __webpack_require__(9996);
    var sanitise_code = __webpack_require__(2449);
    function leadsTo(address, hosts) {
      if (address.includes("\\")) return false;
      const whole = /^[a-z]+:\/\//i.test(address) ? address : `https://${address.replace(/^\/\//, "")}`;
      if (!URL.canParse(whole)) return false;
      const {protocol: protocol, hostname: hostname, username: username, password: password} = new URL(whole);
      if (!/^https?:$/.test(protocol) || username !== "" || password !== "") return false;
      return hosts.some(host => host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host);
    }
    function bareAddress(text) {
      const address = /^[^\s<>`\]|]*/.exec(text)?.[0] ?? "";
      let [end, open] = [ address.length, 0 ];
      for (const sign of address) open += sign === "(" ? 1 : sign === ")" ? -1 : 0;
      for (;end > 0; end -= 1) {
        const last = address.charAt(end - 1);
        if (last === ")" && open < 0) open += 1; else if (!/[?!.,:;*_~'"]/.test(last)) break;
      }
      return address.slice(0, end);
    }
    const linkEnd = /\]\([ \t]*(<[^<>[\]\n`&\\]*>|[^\s()<>[\]`\\]*(?:\([^\s()<>[\]`\\]*\)[^\s()<>[\]`\\]*)*)([ \t]+(?:"[^"`&\\<\n]*"|'[^'`&\\<\n]*'|\([^()`&\\<\n]*\)))?[ \t]*\)/y;
    function linkEndAt(line, at) {
      linkEnd.lastIndex = at;
      const match = linkEnd.exec(line);
      if (match === null) return null;
      const address = (match[1] ?? "").replace(/^<(.*)>$/, "$1");
      if (address === "" || /[\s()<>]/.test(address.replace(/\([^\s()]*\)/g, "")) || /&#?\w{1,40};/.test(address)) return null;
      return {
        address: address,
        hasTitle: match[2] !== void 0,
        next: at + match[0].length
      };
    }
    function staysHere(address) {
      return /^mailto:/i.test(address) || !/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|\\)|:\/\/|www\.|@/i.test(address);
    }
    const onTheWeb = address => /^(?:(?:https?:)?\/\/|www\.)/i.test(address);
    const closingWords = /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(:?[ \t]+(?:#|\\#|GH-\d|\u0001|[\w.-]+\/[\w.-]+#))|:?[ \t]*$)/gi;
    const seam = "&#8203;";
    function neutralProse(line, options, tally) {
      const scan = {
        line: line,
        options: options,
        tally: tally,
        hasAddress: /:\/\/|www\./i.test(line)
      };
      const kept = [];
      const pieces = [];
      for (let at = 0; at < line.length; ) {
        const piece = pieceAt(scan, at);
        if (piece.verbatim !== void 0) kept.push(piece.text);
        pieces.push(piece.verbatim === void 0 ? piece.text : placeholders[piece.verbatim]);
        at = piece.next;
      }
      const prose = pieces.join("").replace(closingWords, (word, _name, reference) => {
        if (reference !== void 0) tally.add("closing-word", `${word}${reference}`);
        return `${word}${seam}`;
      }).replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, reference => {
        tally.add("reference", reference);
        return `${reference}${seam}`;
      }).replace(/^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*)~(?=~~)/, (_, start) => {
        tally.add("fence", line);
        return `${start}\\~`;
      }).replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, start => {
        tally.add("slash-command", line);
        return `${start.slice(0, -1)}\\/`;
      });
      let next = 0;
      return prose.replace(/[\0\u0001]/g, () => kept[next++] ?? "");
    }
    const placeholders = {
      code: "\0",
      address: "\x01"
    };
    const address = /(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/iy;
    const stop = /[`\\<&!\]@]|(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/gi;
    function pieceAt(scan, at) {
      const {line: line, tally: tally} = scan;
      switch (line.charAt(at)) {
       case "`":
        return codeAt(scan, at);

       case "\\":
        return escapeAt(scan, at);

       case "<":
        return tagAt(scan, at);

       case "&":
        return entityAt(scan, at);

       case "!":
        if (line.charAt(at + 1) !== "[") return {
          text: "!",
          next: at + 1
        };
        tally.add("image", line.slice(at, at + 100));
        return line.startsWith("![](", at) ? {
          text: "&#33;[image",
          next: at + 2
        } : {
          text: "&#33;",
          next: at + 1
        };

       case "]":
        return bracketAt(scan, at);

       case "@":
        return mentionAt(scan, at);

       default:
        address.lastIndex = at;
        return address.test(line) ? addressAt(scan, at) : plainAt(line, at);
      }
    }
    function plainAt(line, at) {
      stop.lastIndex = at + 1;
      const next = stop.exec(line)?.index ?? line.length;
      return {
        text: line.slice(at, next),
        next: next
      };
    }
    function codeAt(scan, at) {
      const {line: line} = scan;
      const run = /^`+/.exec(line.slice(at))?.[0] ?? "`";
      const start = at + run.length;
      for (let end = line.indexOf(run, start); end >= 0; ) {
        const found = /^`+/.exec(line.slice(end))?.[0] ?? run;
        if (found.length === run.length) {
          const content = line.slice(start, end);
          const text = isGlued(scan, at) || content.includes("|") ? (0, sanitise_code.h)(content) : `${run}${content}${run}`;
          return {
            text: text,
            next: end + run.length,
            verbatim: "code"
          };
        }
        end = line.indexOf(run, end + found.length);
      }
      return {
        text: "&#96;".repeat(run.length),
        next: start
      };
    }
    function isGlued({line: line, hasAddress: hasAddress}, at) {
      if (!hasAddress) return false;
      const before = line.slice(Math.max(0, at - 1e3), at);
      const blank = Math.max(before.lastIndexOf(" "), before.lastIndexOf("\t"), before.lastIndexOf("<"));
      const word = before.slice(blank + 1);
      return word.length === 1e3 || /:\/\/|www\./i.test(word);
    }
    const ownCode = /<code>(?:(?!www\.)[^&<>"'`|\\*_[\]~!#:@$\n]|&#\d{2,3};)*<\/code>/iy;
    function tagAt({line: line, tally: tally}, at) {
      ownCode.lastIndex = at;
      const code = ownCode.exec(line)?.[0];
      if (code !== void 0) return {
        text: code,
        next: at + code.length,
        verbatim: "code"
      };
      if (/[a-z/!?]/i.test(line.charAt(at + 1))) tally.add("tag", line.slice(at, at + 100));
      return {
        text: "&lt;",
        next: at + 1
      };
    }
    function entityAt({line: line, tally: tally}, at) {
      const entity = /^&#?\w{1,40};/.exec(line.slice(at, at + 44))?.[0];
      if (entity === void 0) return {
        text: "&",
        next: at + 1
      };
      const before = line.slice(Math.max(0, at - 10), at);
      const harmless = /^&(?:lt|gt|amp|quot|nbsp|#39|#33|#96|#124);$/.test(entity) || /^&#(?:58|40);$/.test(entity) && before.endsWith("]") || entity === seam && /(?:#|(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?))$/i.test(before);
      if (harmless) return {
        text: entity,
        next: at + entity.length
      };
      tally.add("entity", entity);
      return {
        text: "&amp;",
        next: at + 1
      };
    }
    function escapeAt(scan, at) {
      const {line: line} = scan;
      const escaped = line.charAt(at + 1);
      if (escaped === "`") return {
        text: "&#96;",
        next: at + 2
      };
      if (escaped === "&") return {
        text: "&amp;",
        next: at + 2
      };
      if (escaped === "<" || escaped === "@") return pieceAt(scan, at + 1);
      if (escaped === "#" && /\d/.test(line.charAt(at + 2))) return {
        text: `#${seam}`,
        next: at + 2
      };
      if (/[!-/:-@[-`{-~]/.test(escaped)) return {
        text: `\\${escaped}`,
        next: at + 2
      };
      return {
        text: "\\",
        next: at + 1
      };
    }
    function bracketAt(scan, at) {
      const {line: line, options: options, tally: tally} = scan;
      const following = line.charAt(at + 1);
      if (following === ":") {
        tally.add("link-definition", line);
        return {
          text: "]&#58;",
          next: at + 2
        };
      }
      if (following !== "(") return {
        text: "]",
        next: at + 1
      };
      const end = linkEndAt(line, at);
      if (end !== null && onTheWeb(end.address) && !leadsTo(end.address, options.hosts)) {
        tally.add("link", end.address);
        return {
          text: `] (${end.address.includes("|") ? (0, sanitise_code.h)(end.address) : `\`${end.address}\``})`,
          next: end.next,
          verbatim: "code"
        };
      }
      if (end === null || !(onTheWeb(end.address) || staysHere(end.address))) {
        tally.add("link", line.slice(at, at + 100));
        return {
          text: "]&#40;",
          next: at + 2
        };
      }
      if (end.hasTitle) tally.add("link-title", line.slice(at, end.next));
      return {
        text: `](${end.address})`,
        next: end.next,
        verbatim: "code"
      };
    }
    function mentionAt({line: line, options: options, tally: tally}, at) {
      if (line.startsWith(seam, at + 1)) return {
        text: `@${seam}`,
        next: at + 1 + seam.length
      };
      const name = /^[A-Za-z0-9][A-Za-z0-9-]{0,100}(?:\/[\w.-]{1,100})?/.exec(line.slice(at + 1, at + 250))?.[0];
      if (name === void 0 || /[A-Za-z0-9]/.test(line.charAt(at - 1))) return {
        text: "@",
        next: at + 1
      };
      if (options.mentions.some(one => one.toLowerCase() === name.toLowerCase())) return {
        text: "@",
        next: at + 1
      };
      tally.add("mention", `@${name}`);
      return {
        text: `@${seam}`,
        next: at + 1
      };
    }
    const longestAddress = 1e4;
    function userBefore(line, at) {
      return /^[a-z]*:?\/*[^\s<@/?#]*@/i.test(line.slice(at, at + longestAddress));
    }
    function addressAt(scan, at) {
      const {line: line, options: options, tally: tally} = scan;
      const whole = bareAddress(line.slice(at, at + longestAddress));
      if (userBefore(line, at) || !leadsTo(whole, options.hosts)) {
        const shown = whole === "" ? line.slice(at, at + 1) : whole;
        tally.add("link", shown);
        const plain = !isGlued(scan, at) && line.charAt(at - 1) !== "`" && line.charAt(at + shown.length) !== "`";
        return {
          text: plain ? `\`${shown}\`` : (0, sanitise_code.h)(shown),
          next: at + shown.length,
          verbatim: "code"
        };
      }
      const inner = whole.slice(1).search(/(?:https?|ftp):\/\/|www\./i);
      const outer = inner < 0 ? whole : whole.slice(0, inner + 1);
      const plain = /^[\w./:?=%+,;~-]*/.exec(outer)?.[0] ?? outer;
      return {
        text: plain,
        next: at + plain.length,
        verbatim: "address"
      };
    }
    var settle = __webpack_require__(6655);
    var tables = __webpack_require__(9609);
    function sanitiseOutgoing(text, options) {
      return (0, settle.G)(text, (before, tally) => neutralMarkdown((0, sanitise_hidden.P)(before, tally), options, tally), tangle => (0, 
      sanitise_code.O)(tangle.trim(), ""));
    }
    function neutralMarkdown(text, options, tally) {
      const shown = [];
      const prose = [];
      const flush = () => {
        if (prose.length > 0) shown.push((0, tables.s)(prose.splice(0).join("\n"), tally));
      };
      let fence = null;
      for (const line of text.trim().split("\n")) if (fence === null) {
        fence = openedBy(line);
        if (fence === null) prose.push(neutralProse(line, options, tally)); else flush();
      } else if (closes(line, fence)) {
        shown.push(outgoing_close(fence, tally));
        fence = null;
      } else fence.lines.push(withoutIndent(line, fence.indent.length));
      flush();
      if (fence !== null) {
        tally.add("fence", fence.run);
        shown.push(outgoing_close(fence, tally));
      }
      return shown.join("\n");
    }
    function openedBy(line) {
      const match = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line);
      if (match === null) return null;
      const [, indent = "", run = "", info = ""] = match;
      return {
        indent: indent,
        run: run,
        language: /^[ \t]*([\w+#.-]{1,30})/.exec(info)?.[1] ?? "",
        lines: []
      };
    }
    function closes(line, {run: run}) {
      const text = line.trim();
      return text.length >= run.length && text === run.charAt(0).repeat(text.length);
    }
    const drawn = new Set([ "mermaid", "geojson", "topojson", "stl", "math" ]);
    function outgoing_close({lines: lines, language: language}, tally) {
      const code = lines.map(line => `${line}\n`).join("");
      const link = drawn.has(language.toLowerCase()) ? /href|click|:\/\/|</i.exec(code)?.[0] : void 0;
      if (link !== void 0) tally.add("link", link);
      return (0, sanitise_code.O)(code, link === void 0 ? language : "text");
    }
    function withoutIndent(line, width) {
      const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
      return line.slice(Math.min(blanks, width));
    }
    var tally = __webpack_require__(8312);
    function harmless(text, {redact: redact, outgoing: outgoing}) {
      const plain = (0, sanitise_hidden.Dz)(text);
      const answer = sanitiseOutgoing(redact(plain.text), outgoing);
      return {
        text: answer.text,
        changes: (0, tally.N)(plain.changes, answer.changes)
      };
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
