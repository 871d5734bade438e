"use strict";

exports.id = 1843;

exports.ids = [ 1843 ];

exports.modules = {
  6384: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Cl: () => createGitHub,
      Us: () => createTries,
      Z$: () => isViewer
    });
    var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(554);
    var _github_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1634);
    const workflowAccount = {
      login: "github-actions[bot]",
      id: null
    };
    function createGitHub(door) {
      const tried = createTries(door);
      return {
        upsertComment: (target, marker, body) => tried(session => upsert(session, {
          target: target,
          marker: marker,
          body: door.redact(body),
          signal: door.signal
        }), error => (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(error, target)),
        hideComments: (target, beginnings, except) => tried(async ({octokit: octokit, viewer: viewer}) => {
          const {hideComments: hideComments} = await __webpack_require__.e(9637).then(__webpack_require__.bind(__webpack_require__, 9637));
          return await hideComments(octokit, {
            target: target,
            beginnings: beginnings,
            except: except,
            signal: door.signal,
            isOurs: author => isViewer(author, viewer)
          });
        }, error => (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_1__.OR)(error, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
      };
    }
    function createTries(door) {
      let session = null;
      return async (work, problem) => {
        for (let attempt = 1; ;attempt += 1) try {
          session ??= openSession(door);
          return await work(await session);
        } catch (error) {
          const wait = attempt < _github_client_js__WEBPACK_IMPORTED_MODULE_0__.r2 && !door.signal.aborted ? (0, 
          _github_problem_js__WEBPACK_IMPORTED_MODULE_1__.fm)(error, attempt, door.clock.now()) : null;
          if (wait === null) throw problem(error);
          session = null;
          await door.clock.sleep(wait, door.signal);
        }
      };
    }
    async function openSession(door) {
      const octokit = await (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.Ng)(door);
      return {
        octokit: octokit,
        viewer: await askViewer(octokit, door.signal)
      };
    }
    async function askViewer(octokit, signal) {
      try {
        const answer = await octokit.graphql("{ viewer { login databaseId } }", {
          request: {
            signal: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
          }
        });
        const {login: login, databaseId: databaseId} = answer.viewer ?? {};
        if (typeof login !== "string") return workflowAccount;
        return {
          login: login,
          id: typeof databaseId === "number" ? databaseId : null
        };
      } catch (error) {
        if ((0, _github_problem_js__WEBPACK_IMPORTED_MODULE_1__["do"])(error) || error.status === 401) throw error;
        return workflowAccount;
      }
    }
    async function upsert({octokit: octokit, viewer: viewer}, {target: target, marker: marker, body: body, signal: signal}) {
      const {owner: owner, repo: repo, number: number} = target;
      const call = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
        }
      });
      const found = await findComment(octokit, {
        target: target,
        marker: marker,
        viewer: viewer,
        signal: signal
      });
      if (found !== null) try {
        const {data: data} = await octokit.rest.issues.updateComment({
          ...call(),
          comment_id: found,
          body: body
        });
        return {
          id: data.id,
          url: data.html_url,
          action: "updated"
        };
      } catch (error) {
        if (error.status !== 404) throw error;
      }
      const {data: data} = await octokit.rest.issues.createComment({
        ...call(),
        issue_number: number,
        body: body
      });
      return {
        id: data.id,
        url: data.html_url,
        action: "created"
      };
    }
    async function findComment(octokit, {target: target, marker: marker, viewer: viewer, signal: signal}) {
      const {owner: owner, repo: repo, number: issue_number} = target;
      for (let page = 1; ;page += 1) {
        const request = {
          signal: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
        };
        const {data: data, headers: headers} = await octokit.rest.issues.listComments({
          owner: owner,
          repo: repo,
          issue_number: issue_number,
          per_page: 100,
          page: page,
          request: request
        });
        const found = data.find(({body: body, user: user}) => body?.startsWith(marker) === true && isViewer(user, viewer));
        if (found !== void 0) return found.id;
        if (headers.link?.includes('rel="next"') !== true) return null;
      }
    }
    function isViewer(user, viewer) {
      return user !== null && (viewer.id === null ? user.login === viewer.login : user.id === viewer.id);
    }
  }),
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
  })
};
