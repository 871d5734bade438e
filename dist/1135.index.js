"use strict";

exports.id = 1135;

exports.ids = [ 1135 ];

exports.modules = {
  15917: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      WT: () => findingsSection,
      WX: () => findingsOf,
      YR: () => locationOfFinding
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20653);
    var _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83874);
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
    var _literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99180);
    const maxFindings = 4e3;
    function findingsOf({requests: requests, structured: structured}) {
      const reported = requests.flatMap(request => request.kind === "findings" ? request.findings : []);
      const schema = (0, _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__.K)();
      const listed = listIn(structured).map(item => asFinding(item, schema));
      const known = listed.filter(finding => finding !== null);
      const all = [ ...reported, ...known ].slice(0, maxFindings);
      return {
        findings: [ ...new Map(all.map(finding => [ JSON.stringify(finding), finding ])).values() ],
        invalid: known.length === 0 ? 0 : listed.length - known.length
      };
    }
    function listIn(structured) {
      const list = isRecord(structured) ? structured["findings"] : null;
      return Array.isArray(list) ? list.slice(0, maxFindings) : [];
    }
    function asFinding(value, schema) {
      if (!isRecord(value)) return null;
      const given = Object.entries(value).filter(([name, one]) => Object.hasOwn(schema.shape, name) && one !== null);
      const {data: data} = schema.safeParse(Object.fromEntries(given));
      return data === void 0 ? null : (0, _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__.C)(data);
    }
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function findingsSection(findings, limit) {
      const shown = findings.slice(0, limit);
      const more = findings.length - shown.length;
      const rows = shown.map(finding => {
        const location = (0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ti)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(locationOfFinding(finding), 200));
        return `| ${finding.severity} | ${location} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ft)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.title, 200))} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ft)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.message, 500))} |`;
      });
      return [ `#### Findings (${(0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.ZV)(findings.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(more, "more finding")}.` ] : [] ].join("\n\n");
    }
    function locationOfFinding({path: path, line: line, endLine: endLine}) {
      return `${path}:${String(line)}${endLine === void 0 ? "" : `-${String(endLine)}`}`;
    }
  }),
  3101: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      L: () => cleaned,
      c: () => createReport
    });
    var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
    var _platform_secrets_redact_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24788);
    var _sanitize_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51061);
    var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
    var _own_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9879);
    var _sanitizer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89422);
    var _suggested_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19326);
    function createReport(result, {redact: redact, links: links, outgoing: outgoing, writes: writes = [], outputSchema: outputSchema = null}) {
      const shown = cleaned(result, redact, outputSchema);
      const {findings: findings, invalid: invalid} = (0, _findings_js__WEBPACK_IMPORTED_MODULE_2__.WX)(shown);
      return {
        result: invalid === 0 ? shown : {
          ...shown,
          notices: [ ...shown.notices, invalidFindingsNotice(invalid) ]
        },
        answer: shown.structured === void 0 ? (0, _sanitizer_js__WEBPACK_IMPORTED_MODULE_4__.R)(result.text, {
          redact: redact,
          outgoing: outgoing
        }) : asCode(shown.structured),
        refused: (0, _suggested_rules_js__WEBPACK_IMPORTED_MODULE_5__.uE)(shown.denials),
        suggested: (0, _suggested_rules_js__WEBPACK_IMPORTED_MODULE_5__.fE)(shown.denials),
        unpasteable: (0, _suggested_rules_js__WEBPACK_IMPORTED_MODULE_5__.KU)(shown.denials),
        findings: findings,
        writes: cleaned(writes, redact),
        links: links
      };
    }
    function invalidFindingsNotice(invalid) {
      const subject = invalid === 1 ? "1 of the findings in the structured answer has" : `${String(invalid)} of the findings in the structured answer have`;
      return `${subject} not the form described in docs/findings.md and only appears in the answer.`;
    }
    function asCode(value) {
      return {
        text: (0, _sanitize_code_js__WEBPACK_IMPORTED_MODULE_6__.O)(JSON.stringify(value, null, 2), "json"),
        changes: []
      };
    }
    function cleaned(value, redact, schema = null) {
      const format = schema === null ? _own_format_js__WEBPACK_IMPORTED_MODULE_3__.M : (0, 
      _platform_secrets_redact_data_js__WEBPACK_IMPORTED_MODULE_1__.U)(_own_format_js__WEBPACK_IMPORTED_MODULE_3__.M, schema);
      return (0, _platform_secrets_redact_data_js__WEBPACK_IMPORTED_MODULE_1__.E)(value, text => redact((0, 
      _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.wh)(text)), format);
    }
  }),
  89422: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      R: () => sanitizeForPosting
    });
    var sanitize_counts = __webpack_require__(42344);
    var sanitize_hidden = __webpack_require__(74568);
    var sanitize_code = __webpack_require__(51061);
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
    function webLinkEndAt(line, at) {
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
    function isLocalAddress(address) {
      return /^mailto:/i.test(address) || !/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|\\)|:\/\/|www\.|@/i.test(address);
    }
    const isWebAddress = address => /^(?:(?:https?:)?\/\/|www\.)/i.test(address);
    const closingWords = /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(:?[ \t]+(?:#|\\#|GH-\d|\u0001|[\w.-]+\/[\w.-]+#))|:?[ \t]*$)/gi;
    const separator = "&#8203;";
    function sanitizeProse(line, options, counts) {
      const scan = {
        line: line,
        options: options,
        counts: counts,
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
        if (reference !== void 0) counts.add("closing-word", `${word}${reference}`);
        return `${word}${separator}`;
      }).replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, reference => {
        counts.add("reference", reference);
        return `${reference}${separator}`;
      }).replace(/^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*)~(?=~~)/, (_, start) => {
        counts.add("fence", line);
        return `${start}\\~`;
      }).replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, start => {
        counts.add("slash-command", line);
        return `${start.slice(0, -1)}\\/`;
      });
      let next = 0;
      return prose.replace(/[\0\u0001]/g, () => kept[next++] ?? "");
    }
    const placeholders = {
      code: "\0",
      address: "\x01"
    };
    const addressStart = /(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/iy;
    const specialCharacter = /[`\\<&!\]@]|(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/gi;
    function pieceAt(scan, at) {
      const {line: line, counts: counts} = scan;
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
        counts.add("image", line.slice(at, at + 100));
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
        addressStart.lastIndex = at;
        return addressStart.test(line) ? addressAt(scan, at) : plainAt(line, at);
      }
    }
    function plainAt(line, at) {
      specialCharacter.lastIndex = at + 1;
      const next = specialCharacter.exec(line)?.index ?? line.length;
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
          const text = isGlued(scan, at) || content.includes("|") ? (0, sanitize_code.h)(content) : `${run}${content}${run}`;
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
    const safeCode = /<code>(?:(?!www\.)[^&<>"'`|\\*_[\]~!#:@$\n]|&#\d{2,3};)*<\/code>/iy;
    function tagAt({line: line, counts: counts}, at) {
      safeCode.lastIndex = at;
      const code = safeCode.exec(line)?.[0];
      if (code !== void 0) return {
        text: code,
        next: at + code.length,
        verbatim: "code"
      };
      if (/[a-z/!?]/i.test(line.charAt(at + 1))) counts.add("tag", line.slice(at, at + 100));
      return {
        text: "&lt;",
        next: at + 1
      };
    }
    function entityAt({line: line, counts: counts}, at) {
      const entity = /^&#?\w{1,40};/.exec(line.slice(at, at + 44))?.[0];
      if (entity === void 0) return {
        text: "&",
        next: at + 1
      };
      const before = line.slice(Math.max(0, at - 10), at);
      const isSafe = /^&(?:lt|gt|amp|quot|nbsp|#39|#33|#96|#124);$/.test(entity) || /^&#(?:58|40);$/.test(entity) && before.endsWith("]") || entity === separator && /(?:#|(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?))$/i.test(before);
      if (isSafe) return {
        text: entity,
        next: at + entity.length
      };
      counts.add("entity", entity);
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
        text: `#${separator}`,
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
      const {line: line, options: options, counts: counts} = scan;
      const following = line.charAt(at + 1);
      if (following === ":") {
        counts.add("link-definition", line);
        return {
          text: "]&#58;",
          next: at + 2
        };
      }
      if (following !== "(") return {
        text: "]",
        next: at + 1
      };
      const end = webLinkEndAt(line, at);
      if (end !== null && isWebAddress(end.address) && !leadsTo(end.address, options.hosts)) {
        counts.add("link", end.address);
        return {
          text: `] (${end.address.includes("|") ? (0, sanitize_code.h)(end.address) : `\`${end.address}\``})`,
          next: end.next,
          verbatim: "code"
        };
      }
      if (end === null || !(isWebAddress(end.address) || isLocalAddress(end.address))) {
        counts.add("link", line.slice(at, at + 100));
        return {
          text: "]&#40;",
          next: at + 2
        };
      }
      if (end.hasTitle) counts.add("link-title", line.slice(at, end.next));
      return {
        text: `](${end.address})`,
        next: end.next,
        verbatim: "code"
      };
    }
    function mentionAt({line: line, options: options, counts: counts}, at) {
      if (line.startsWith(separator, at + 1)) return {
        text: `@${separator}`,
        next: at + 1 + separator.length
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
      counts.add("mention", `@${name}`);
      return {
        text: `@${separator}`,
        next: at + 1
      };
    }
    const longestAddress = 1e4;
    function userBefore(line, at) {
      return /^[a-z]*:?\/*[^\s<@/?#]*@/i.test(line.slice(at, at + longestAddress));
    }
    function addressAt(scan, at) {
      const {line: line, options: options, counts: counts} = scan;
      const whole = bareAddress(line.slice(at, at + longestAddress));
      if (userBefore(line, at) || !leadsTo(whole, options.hosts)) {
        const shown = whole === "" ? line.slice(at, at + 1) : whole;
        counts.add("link", shown);
        const plain = !isGlued(scan, at) && line.charAt(at - 1) !== "`" && line.charAt(at + shown.length) !== "`";
        return {
          text: plain ? `\`${shown}\`` : (0, sanitize_code.h)(shown),
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
    const maxPasses = 6;
    function repeatUntilStable(text, pass, flatten) {
      const counts = (0, sanitize_counts.P)();
      let before = text;
      for (let count = 1; count <= maxPasses; count += 1) {
        const after = pass(before, counts);
        if (after === before) return {
          text: after,
          changes: counts.changes()
        };
        before = after;
      }
      counts.add("unresolvable-markup", before);
      return {
        text: flatten(before),
        changes: counts.changes()
      };
    }
    const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
    const delimiters = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
    function withoutExtraCells(text, counts) {
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
        counts.add("hidden-element", row.slice(last));
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
    function sanitizeOutgoing(text, options) {
      return repeatUntilStable(text, (before, counts) => sanitizeMarkdown((0, sanitize_hidden.P)(before, counts), options, counts), rest => (0, 
      sanitize_code.O)(rest.trim(), ""));
    }
    function sanitizeMarkdown(text, options, counts) {
      const shown = [];
      const prose = [];
      const flush = () => {
        if (prose.length > 0) shown.push(withoutExtraCells(prose.splice(0).join("\n"), counts));
      };
      let fence = null;
      for (const line of text.trim().split("\n")) if (fence === null) {
        fence = openedBy(line);
        if (fence === null) prose.push(sanitizeProse(line, options, counts)); else flush();
      } else if (closes(line, fence)) {
        shown.push(outgoing_close(fence, counts));
        fence = null;
      } else fence.lines.push(withoutIndent(line, fence.indent.length));
      flush();
      if (fence !== null) {
        counts.add("fence", fence.run);
        shown.push(outgoing_close(fence, counts));
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
    const renderedLanguages = new Set([ "mermaid", "geojson", "topojson", "stl", "math" ]);
    function outgoing_close({lines: lines, language: language}, counts) {
      const code = lines.map(line => `${line}\n`).join("");
      const link = renderedLanguages.has(language.toLowerCase()) ? /href|click|:\/\/|</i.exec(code)?.[0] : void 0;
      if (link !== void 0) counts.add("link", link);
      return (0, sanitize_code.O)(code, link === void 0 ? language : "text");
    }
    function withoutIndent(line, width) {
      const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
      return line.slice(Math.min(blanks, width));
    }
    function sanitizeForPosting(text, {redact: redact, outgoing: outgoing}) {
      const plain = (0, sanitize_hidden.u1)(text);
      const answer = sanitizeOutgoing(redact(plain.text), outgoing);
      return {
        text: answer.text,
        changes: (0, sanitize_counts.j)(plain.changes, answer.changes)
      };
    }
  }),
  19326: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      KU: () => unpasteableRules,
      Q$: () => allowFlag,
      fE: () => suggestedRules,
      mM: () => allowLine,
      tR: () => allowBlock,
      uE: () => groupDenials
    });
    function groupDenials(denials) {
      const groups = new Map;
      for (const denial of denials) {
        const key = JSON.stringify([ denial.tool, denial.label, denial.reason, denial.origin ]);
        groups.set(key, {
          ...denial,
          times: (groups.get(key)?.times ?? 0) + 1
        });
      }
      return [ ...groups.values() ];
    }
    function suggestedRules(denials) {
      return everyRule(denials).filter(isPasteable);
    }
    function unpasteableRules(denials) {
      return everyRule(denials).filter(rule => !isPasteable(rule)).length;
    }
    function everyRule(denials) {
      return [ ...new Set(denials.flatMap(({suggest: suggest}) => suggest)) ];
    }
    function isPasteable(rule) {
      return rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule);
    }
    function allowBlock(rules) {
      return [ "allow: |", ...rules.map(rule => `  ${rule}`) ].join("\n");
    }
    function allowLine(rule) {
      return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
    }
    function allowFlag(rule) {
      return `--allow '${rule.replaceAll("'", String.raw`'\''`)}'`;
    }
  }),
  78155: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      o: () => truncateMarkdown
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);
    const nothingOpen = {
      fence: null,
      details: 0
    };
    function truncateMarkdown(text, options) {
      const size = piece => options.unit === "bytes" ? Buffer.byteLength(piece) : piece.length;
      if (size(text) <= options.limit) return text;
      const note = noteFor(size(text), options);
      const room = options.limit - size(note) - size("\n\n");
      const kept = room <= 0 ? "" : lastFitting(text, room, size);
      const cut = kept === "" ? note : `${kept}\n\n${note}`;
      return size(cut) <= options.limit ? cut : "";
    }
    function noteFor(size, {limit: limit, unit: unit, whole: whole}) {
      const place = whole === null ? "" : ` The whole text is ${whole}.`;
      return `*Truncated here: the text has ${String(size)} ${unit}, but only ${String(limit)} fit.${place}*`;
    }
    function lastFitting(text, room, size) {
      let best = {
        end: 0,
        open: nothingOpen
      };
      let bestClosed = best;
      let open = nothingOpen;
      let [start, used] = [ 0, 0 ];
      for (const line of text.split("\n")) {
        const next = openAfter(line, open);
        const needed = used + size(line);
        if (needed > room) {
          const end = partOfLine(line, open, piece => used + size(piece) + closing(open).length <= room);
          if (end > 0) best = {
            end: start + end,
            open: open
          };
          break;
        }
        if (needed + closing(next).length <= room) {
          best = {
            end: start + line.length,
            open: next
          };
          if (next.fence === null && next.details === 0) bestClosed = best;
        }
        open = next;
        start += line.length + 1;
        used = needed + 1;
      }
      const {end: end, open: left} = bestClosed.end * 2 >= best.end ? bestClosed : best;
      return `${text.slice(0, end)}${closing(left)}`.trimEnd();
    }
    function openAfter(line, open) {
      if (open.fence !== null) {
        const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? "";
        return end.startsWith(open.fence) ? {
          ...open,
          fence: null
        } : open;
      }
      const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
      if (fence !== null) return {
        ...open,
        fence: fence
      };
      if (!/^ {0,3}<\/?details\b/i.test(line)) return open;
      const change = (line.match(/<details\b/gi)?.length ?? 0) - (line.match(/<\/details>/gi)?.length ?? 0);
      return {
        fence: fence,
        details: Math.max(0, open.details + change)
      };
    }
    function closing({fence: fence, details: details}) {
      return `${fence === null ? "" : `\n${fence}`}${"\n\n</details>".repeat(details)}`;
    }
    function partOfLine(line, {fence: fence}, fits) {
      if (fence === null && /^\s*(?:\||<|`{3}|~{3})/.test(line)) return 0;
      let [low, high] = [ 0, line.length ];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(line.slice(0, middle))) low = middle; else high = middle - 1;
      }
      return fence === null ? safeEnd(line, low) : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.GH)(line, low).length;
    }
    const longestSpan = 2e3;
    function safeEnd(line, end) {
      let safe = 0;
      let inside = null;
      for (const {0: sign, index: index} of line.slice(0, end + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
        if (inside !== null && index - inside.since > longestSpan) inside = null;
        if (inside !== null) {
          if (sign === inside.until) inside = null; else if (sign === "](" && inside.until === "]") inside = {
            until: ")",
            since: inside.since
          };
        } else if (sign.startsWith("`")) inside = {
          until: sign,
          since: index
        }; else if (sign === "[") inside = {
          until: "]",
          since: index
        }; else if (sign === "<") inside = {
          until: ">",
          since: index
        }; else if (/^\s/.test(sign)) safe = index;
      }
      return safe;
    }
  })
};
