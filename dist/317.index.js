"use strict";

exports.id = 317;

exports.ids = [ 317 ];

exports.modules = {
  3317: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      publish: () => publish
    });
    var clock = __webpack_require__(5477);
    var types = __webpack_require__(6814);
    const longestWaitMs = 6e4;
    const secondaryWaitMs = 6e4;
    function github_problem_transient(error) {
      if (!isFailure(error)) return false;
      const failure = read(error);
      return failure.status === null || failure.status >= 500 || isRateLimit(failure);
    }
    function waitFor(error, attempt, now) {
      if (!isFailure(error) || !github_problem_transient(error)) return null;
      const failure = read(error);
      if (!isRateLimit(failure)) return 1e3 * 2 ** (attempt - 1);
      const wait = askedWait(failure, now) ?? secondaryWaitMs;
      return wait <= longestWaitMs ? wait : null;
    }
    function problemOf(error, target) {
      if (!isFailure(error)) return error;
      const failure = read(error);
      const place = `${target.owner}/${target.repo}#${String(target.number)}`;
      const {message: message, mend: mend} = wordsFor(failure, place);
      return new types.Jy(failure.status, message, mend);
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
    function permissionsOf({headers: headers}) {
      const accepted = headers["x-accepted-github-permissions"];
      const named = typeof accepted === "string" ? accepted.match(/[a-z_]+=(?:read|write|admin)/g) : null;
      const lines = named ?? [ "issues=write", "pull_requests=write" ];
      return lines.map(line => `\`${line.replace("=", ": ").replaceAll("_", "-")}\``).join(" or ");
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
      const said = response?.data?.message ?? message;
      return {
        status: response === void 0 ? null : status,
        message: typeof said === "string" ? said.split("\n", 1)[0]?.slice(0, 300) ?? "" : "",
        headers: response?.headers ?? {}
      };
    }
    const attempts = 4;
    const requestTimeoutMs = 3e4;
    const workflowAccount = {
      login: "github-actions[bot]",
      id: null
    };
    function createGitHub(door) {
      let session = null;
      return {
        async upsertComment(target, marker, body) {
          for (let attempt = 1; ;attempt += 1) try {
            session ??= openSession(door);
            return await upsert(await session, {
              target: target,
              marker: marker,
              body: door.redact(body),
              signal: door.signal
            });
          } catch (error) {
            const wait = attempt < attempts && !door.signal.aborted ? waitFor(error, attempt, door.clock.now()) : null;
            if (wait === null) throw problemOf(error, target);
            session = null;
            await door.clock.sleep(wait, door.signal);
          }
        }
      };
    }
    async function openSession({token: token, apiUrl: apiUrl, signal: signal}) {
      const {getOctokit: connect} = await Promise.all([ __webpack_require__.e(119), __webpack_require__.e(413) ]).then(__webpack_require__.bind(__webpack_require__, 2413));
      const silent = () => {};
      const octokit = connect(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: {
          debug: silent,
          info: silent,
          warn: silent,
          error: silent
        }
      });
      return {
        octokit: octokit,
        viewer: await askViewer(octokit, signal)
      };
    }
    async function askViewer(octokit, signal) {
      try {
        const answer = await octokit.graphql("{ viewer { login databaseId } }", {
          request: {
            signal: withTimeout(signal)
          }
        });
        const {login: login, databaseId: databaseId} = answer.viewer ?? {};
        if (typeof login !== "string") return workflowAccount;
        return {
          login: login,
          id: typeof databaseId === "number" ? databaseId : null
        };
      } catch (error) {
        if (github_problem_transient(error) || error.status === 401) throw error;
        return workflowAccount;
      }
    }
    async function upsert({octokit: octokit, viewer: viewer}, {target: target, marker: marker, body: body, signal: signal}) {
      const {owner: owner, repo: repo, number: number} = target;
      const call = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: withTimeout(signal)
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
          signal: withTimeout(signal)
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
    function withTimeout(signal) {
      return AbortSignal.any([ signal, AbortSignal.timeout(requestTimeoutMs) ]);
    }
    var workflow_commands = __webpack_require__(5693);
    const nothingOpen = {
      fence: null,
      details: 0
    };
    function cutMarkdown(text, options) {
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
      return `*Cut here: ${String(size)} ${unit} are more than the ${String(limit)} that fit.${place}*`;
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
      return fence === null ? safeEnd(line, low) : wholeCharacter(line, low);
    }
    function wholeCharacter(line, end) {
      return /[\ud800-\udbff]/.test(line.charAt(end - 1)) ? end - 1 : end;
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
    const verdicts = {
      success: {
        sign: "\u2705",
        words: "Finished"
      },
      "no-output": {
        sign: "\u26a0\ufe0f",
        words: "Ended without an answer"
      },
      denied: {
        sign: "\u26d4",
        words: "Failed, calls were refused"
      },
      incomplete: {
        sign: "\u26a0\ufe0f",
        words: "Ended before the work was done"
      },
      budget: {
        sign: "\ud83e\ude99",
        words: "Stopped, the budget is spent"
      },
      timeout: {
        sign: "\u23f0",
        words: "Stopped, the time is up"
      },
      "provider-error": {
        sign: "\u274c",
        words: "Failed, the model could not be used"
      },
      "config-error": {
        sign: "\u274c",
        words: "Failed, the configuration is wrong"
      },
      skipped: {
        sign: "\u23ed\ufe0f",
        words: "Skipped"
      },
      cancelled: {
        sign: "\ud83d\uded1",
        words: "Cancelled"
      }
    };
    function headline({conclusion: conclusion, denials: denials}) {
      const {words: words} = verdicts[conclusion];
      if (denials.length === 0 || conclusion === "denied") return words;
      return `${words}, ${counted(denials.length, "call was", "calls were")} refused`;
    }
    function count(value) {
      return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function counted(value, one, many = `${one}s`) {
      return `${count(value)} ${value === 1 ? one : many}`;
    }
    function duration(ms) {
      if (ms < 1e3) return `${String(Math.round(ms))} ms`;
      if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
      const seconds = Math.round(ms / 1e3);
      return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
    }
    function cost(usd) {
      if (usd === null) return "price not known";
      if (usd === 0) return "$0";
      return usd < .01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
    }
    function shorten(text, max) {
      if (text.length <= max) return text;
      const end = /[\ud800-\udbff]/.test(text.charAt(max - 2)) ? max - 2 : max - 1;
      return `${text.slice(0, end)}\u2026`;
    }
    function literal(text) {
      return text.replace(/\s*\n\s*/g, " ").trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/[\\`*_[\]|~#]/g, "\\$&").replace(/@(?=[A-Za-z0-9])/g, "@&#8203;");
    }
    function inlineCode(text) {
      const line = text.replaceAll("\n", " ");
      return /[`|]/.test(line) || line.trim() === "" ? htmlCode(line) : `\`${line}\``;
    }
    function htmlCode(text) {
      const escaped = text.replaceAll("\n", " ").replace(/[&<>"'`|\\*_[\]~!#:@$]/g, character => `&#${String(character.charCodeAt(0))};`);
      return `<code>${escaped}</code>`;
    }
    function fenced(text, language) {
      const runs = text.match(/`{3,}/g) ?? [];
      const fence = "`".repeat(Math.max(3, ...runs.map(run => run.length + 1)));
      return `${fence}${language}\n${text.endsWith("\n") || text === "" ? text : `${text}\n`}${fence}`;
    }
    function changesSection(changes, limits) {
      const [added, removed] = [ sum(changes, "added"), sum(changes, "removed") ];
      const blocks = [];
      let left = limits.total;
      for (const change of changes.slice(0, limits.files)) {
        const {text: text, cut: cut} = headOf(change.diff ?? "", Math.min(limits.each, left));
        left -= text.length;
        blocks.push(folded(change, text, cut));
      }
      const more = changes.length - blocks.length;
      if (more > 0) blocks.push(`And ${counted(more, "more file")}.`);
      const title = `#### Changed files (${count(changes.length)}, +${count(added)} \u2212${count(removed)})`;
      return [ title, ...blocks ].join("\n\n");
    }
    function sum(changes, field) {
      return changes.reduce((total, change) => total + change[field], 0);
    }
    function headOf(diff, limit) {
      if (diff.length <= limit) return {
        text: diff,
        cut: 0
      };
      const text = diff.slice(0, Math.max(0, diff.lastIndexOf("\n", limit)));
      return {
        text: text,
        cut: diff.slice(text.length).trim().split("\n").length
      };
    }
    function folded(change, diff, cut) {
      const figures = change.diff === null ? "" : ` +${count(change.added)} \u2212${count(change.removed)}`;
      const head = `<summary>${htmlCode(shorten(change.path, 200))} ${change.kind}${figures}</summary>`;
      const notes = [ change.note ?? (change.diff === null ? "No diff." : ""), cut > 0 ? `${counted(cut, "more line")} of the diff left out.` : "" ];
      const note = notes.filter(text => text !== "").join(" ");
      const body = [ ...diff === "" ? [] : [ fenced(diff, "diff") ], ...note === "" ? [] : [ literal(note) ] ];
      return [ `<details>${head}`, ...body, "</details>" ].join("\n\n");
    }
    const closingWords = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=:?[ \t]+(?:#|\\#|GH-\d|https?:\/\/|[\w.-]+\/[\w.-]+#)|:?[ \t]*$)/gi;
    const seam = "&#8203;";
    function neutralProse(line) {
      const pieces = [];
      const scan = {
        line: line,
        hasAddress: /:\/\/|www\./i.test(line)
      };
      for (let at = 0; at < line.length; ) {
        const {text: text, next: next} = pieceAt(scan, at);
        pieces.push(text);
        at = next;
      }
      return pieces.join("").replace(closingWords, `$1${seam}`).replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, `$1#${seam}`).replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, "$1\\/");
    }
    function pieceAt(scan, at) {
      const {line: line} = scan;
      const character = line.charAt(at);
      const following = line.charAt(at + 1);
      switch (character) {
       case "`":
        return codeAt(scan, at);

       case "\\":
        return escapeAt(scan, at);

       case "<":
        return {
          text: "&lt;",
          next: at + 1
        };

       case "&":
        return {
          text: /^&#?\w{1,40};/.test(line.slice(at, at + 44)) ? "&amp;" : "&",
          next: at + 1
        };

       case "!":
        if (line.startsWith("![](", at)) return {
          text: "&#33;[image]",
          next: at + 3
        };
        return {
          text: following === "[" ? "&#33;" : "!",
          next: at + 1
        };

       case "]":
        return bracketAt(line, at);

       case "@":
        return {
          text: isMention(line, at) ? `@${seam}` : "@",
          next: at + 1
        };

       default:
        {
          const end = line.slice(at + 1).search(/[`\\<&!\]@]/);
          const next = end < 0 ? line.length : at + 1 + end;
          return {
            text: line.slice(at, next),
            next: next
          };
        }
      }
    }
    function codeAt({line: line, hasAddress: hasAddress}, at) {
      const glued = hasAddress && at > 0 && !/[ \t]/.test(line.charAt(at - 1));
      const run = /^`+/.exec(line.slice(at))?.[0] ?? "`";
      const start = at + run.length;
      for (let end = line.indexOf(run, start); end >= 0; ) {
        const found = /^`+/.exec(line.slice(end))?.[0] ?? run;
        if (found.length === run.length) {
          const content = line.slice(start, end);
          return {
            text: glued || content.includes("|") ? htmlCode(content) : `${run}${content}${run}`,
            next: end + run.length
          };
        }
        end = line.indexOf(run, end + found.length);
      }
      return {
        text: "&#96;".repeat(run.length),
        next: start
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
    const safeDestination = /^[ \t]*(?:https?:\/\/|mailto:|#|\.{0,2}\/(?!\/)|[\w-]+(?:[./][\w./-]*)?(?:[#?)]|[ \t]))/i;
    function bracketAt(line, at) {
      const following = line.charAt(at + 1);
      if (following === ":") return {
        text: "]&#58;",
        next: at + 2
      };
      if (following === "(" && !safeDestination.test(line.slice(at + 2))) return {
        text: "]&#40;",
        next: at + 2
      };
      return {
        text: "]",
        next: at + 1
      };
    }
    function isMention(line, at) {
      return /[A-Za-z0-9]/.test(line.charAt(at + 1)) && !/[A-Za-z0-9]/.test(line.charAt(at - 1));
    }
    function modelMarkdown(text) {
      const shown = [];
      let fence = null;
      for (const line of (0, workflow_commands.wh)(text).trim().split("\n")) if (fence === null) {
        fence = openedBy(line);
        if (fence === null) shown.push(neutralProse(line));
      } else if (closes(line, fence)) {
        shown.push(model_text_close(fence));
        fence = null;
      } else fence.lines.push(withoutIndent(line, fence.indent.length));
      if (fence !== null) shown.push(model_text_close(fence));
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
    const model_text_close = ({lines: lines, language: language}) => fenced(lines.join("\n"), language);
    function withoutIndent(line, width) {
      const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
      return line.slice(Math.min(blanks, width));
    }
    var report_rules = __webpack_require__(1724);
    function reportMarkdown(report, sizes) {
      const {result: result, refused: refused} = report;
      const sections = [ `### ${verdicts[result.conclusion].sign} ${headline(result)}`, result.reason === "" ? "" : literal(result.reason), answer(report, sizes.text), refused.length === 0 ? "" : refusedSection(report, sizes.rows), result.notices.length === 0 ? "" : noticesSection(result.notices), result.changes.length === 0 ? "" : changesSection(result.changes, sizes.diffs), footer(report) ];
      return `${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function answer({result: result, links: links}, limit) {
      const text = modelMarkdown(result.text);
      const whole = links.reportPath === null ? null : `in ${inlineCode(links.reportPath)}`;
      return text === "" ? "" : [ "---", cutMarkdown(text, {
        limit: limit,
        unit: "characters",
        whole: whole
      }), "---" ].join("\n\n");
    }
    function refusedSection(report, limit) {
      const {refused: refused} = report;
      const total = refused.reduce((sum, {times: times}) => sum + times, 0);
      const rows = refused.slice(0, limit).map(row);
      const more = refused.length - rows.length;
      return [ `#### Refused calls (${count(total)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${counted(more, "more refused call")}.` ] : [], ...offer(report, limit) ].join("\n\n");
    }
    function offer({suggested: suggested, unpasteable: unpasteable, links: links}, limit) {
      const shown = suggested.slice(0, limit);
      const more = suggested.length - shown.length;
      const place = links.reportPath === null ? "not shown" : "in the report";
      const notes = [ ...more > 0 ? [ `${counted(more, "more rule is", "more rules are")} ${place}.` ] : [], ...unpasteable > 0 ? [ `${counted(unpasteable, "more rule", "more rules")} cannot be pasted: too long, or with unusual characters.` ] : [] ];
      const block = links.onRunner ? [ "To allow them, add to the step:", fenced((0, report_rules.tR)(shown), "yaml") ] : [ "To allow them, add to the command:", fenced(shown.map(report_rules.Q$).join("\n"), "text") ];
      return [ ...shown.length === 0 ? [] : block, ...notes.length === 0 ? [] : [ notes.join(" ") ] ];
    }
    function row({tool: tool, label: label, reason: reason, suggest: suggest, times: times, origin: origin}) {
      const repeated = times === 1 ? "" : ` (${count(times)} times)`;
      const who = origin === "prompt" ? " (asked by the prompt)" : "";
      const rules = suggest.map(rule => inlineCode(shorten(rule, 200))).join(" ") || "no rule";
      const call = inlineCode(shorten(label, 200));
      return `| ${literal(shorten(tool, 100))} | ${call}${repeated} | ${literal(shorten(reason, 300))}${who} | ${rules} |`;
    }
    function noticesSection(notices) {
      return [ "#### Notices", notices.map(notice => `- ${literal(shorten(notice, 500))}`).join("\n") ].join("\n\n");
    }
    function footer({result: result, links: links}) {
      const places = [ ...links.run !== null && /^https?:\/\/[^\s()<>]+$/.test(links.run) ? [ `[Run](${links.run})` ] : [], ...result.transcriptPath === null ? [] : [ `transcript ${inlineCode(result.transcriptPath)}` ], ...links.reportPath === null ? [] : [ `report ${inlineCode(links.reportPath)}` ] ];
      const kept = links.onRunner && result.transcriptPath !== null;
      const hint = kept ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
      return [ figures(result), places.length === 0 ? "" : `${places.join(" \xb7 ")}${hint}` ].filter(line => line !== "").join("\n\n");
    }
    function figures({turns: turns, model: model, toolCalls: toolCalls, usage: usage, costUsd: costUsd, durationMs: durationMs, prompt: prompt}) {
      if (turns === 0 && usage.inputTokens === 0) return "";
      const cached = [ ...usage.cacheReadTokens > 0 ? [ `${count(usage.cacheReadTokens)} from the cache` ] : [], ...usage.cacheWriteTokens > 0 ? [ `${count(usage.cacheWriteTokens)} into it` ] : [] ];
      const input = `${count(usage.inputTokens)} tokens in${cached.length === 0 ? "" : ` (${cached.join(", ")})`}`;
      const parts = [ inlineCode(shorten(model, 100)), `prompt ${inlineCode(shorten(prompt, 200))}`, counted(turns, "turn"), counted(toolCalls, "tool call"), input, `${count(usage.outputTokens)} out`, cost(costUsd), duration(durationMs) ];
      return parts.join(" \xb7 ");
    }
    const limitCharacters = 65536;
    function markerFor(key) {
      const safe = [ ...Buffer.from(key, "utf8") ].map(byte => {
        const character = String.fromCharCode(byte);
        return /[A-Za-z0-9._-]/.test(character) ? character : `%${byte.toString(16).padStart(2, "0")}`;
      });
      return `\x3c!-- sallyport:${safe.join("").replace(/-(?=-|$)/g, "%2d")} --\x3e`;
    }
    function commentBody(report, key) {
      const marker = markerFor(key);
      const text = reportMarkdown(report, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      });
      const whole = report.links.run === null ? null : "in the summary of the run";
      return `${marker}\n${cutMarkdown(text, {
        limit: limitCharacters - marker.length - 1,
        unit: "characters",
        whole: whole
      })}`;
    }
    async function publishComment(report, {github: github, target: target, key: key}) {
      return await github.upsertComment(target, markerFor(key), commentBody(report, key));
    }
    const limitBytes = 1e6;
    function reportOutputs({result: result, suggested: suggested, links: links}, {commentUrl: commentUrl, spill: spill}) {
      const outputs = {
        conclusion: result.conclusion,
        result: result.text,
        denials: JSON.stringify(result.denials),
        "denied-count": String(result.denials.length),
        "suggested-allow": suggested.join("\n"),
        turns: String(result.turns),
        "tool-calls": String(result.toolCalls),
        "input-tokens": String(result.usage.inputTokens),
        "output-tokens": String(result.usage.outputTokens),
        "cost-usd": result.costUsd === null ? "" : String(Number(result.costUsd.toFixed(6))),
        "duration-ms": String(Math.round(result.durationMs)),
        "transcript-path": result.transcriptPath ?? "",
        "report-path": links.reportPath ?? "",
        "comment-url": commentUrl ?? ""
      };
      const spillable = [ "result", "denials", "suggested-allow" ].toSorted((a, b) => outputs[b].length - outputs[a].length);
      for (const name of spillable) {
        const total = Object.values(outputs).reduce((sum, value) => sum + 2 * value.length, 0);
        if (total <= limitBytes) break;
        outputs[name] = spilled(name, outputs[name], spill);
      }
      return outputs;
    }
    function spilled(name, value, spill) {
      const [path, bytes] = [ spill(name, value), Buffer.byteLength(value) ];
      if (name === "denials") return JSON.stringify({
        "spilled-to": path,
        bytes: bytes
      });
      return `Too long for an output (${String(bytes)} bytes). The whole value is in the file ${path}`;
    }
    var host_redact = __webpack_require__(2648);
    function createReport(result, {redact: redact, links: links}) {
      const shown = cleanResult(result, redact);
      return {
        result: shown,
        refused: (0, report_rules.uE)(shown.denials),
        suggested: (0, report_rules.fE)(shown.denials),
        unpasteable: (0, report_rules.KU)(shown.denials),
        links: links
      };
    }
    function cleanResult(result, redact) {
      return {
        ...(0, host_redact.z)(result, text => redact((0, workflow_commands.wh)(text))),
        conclusion: result.conclusion
      };
    }
    const summary_limitBytes = 1024 * 1024;
    function wholeReport(report) {
      return reportMarkdown(report, {
        text: Number.MAX_SAFE_INTEGER,
        rows: 1e4,
        diffs: {
          total: 4e6,
          each: 5e5,
          files: 5e3
        }
      });
    }
    function stepSummary(report, usedBytes = 0) {
      const text = reportMarkdown(report, {
        text: 5e5,
        rows: 500,
        diffs: {
          total: 2e5,
          each: 2e4,
          files: 200
        }
      });
      const place = report.links.reportPath;
      const whole = place === null ? null : `in ${place}`;
      return `${cutMarkdown(text, {
        limit: summary_limitBytes - usedBytes - 1,
        unit: "bytes",
        whole: whole
      }).trimEnd()}\n`;
    }
    const tint = {
      bold: 1,
      red: 31,
      green: 32,
      yellow: 33,
      grey: 90
    };
    function closingLines({result: result, refused: refused, links: links}, {colour: colour}) {
      const paint = (name, text) => colour ? `\x1b[${String(tint[name])}m${text}\x1b[0m` : text;
      const line = (text, max = 500) => shorten((0, workflow_commands.$0)(text).replace(/\s*\n\s*/g, " "), max);
      const {sign: sign} = verdicts[result.conclusion];
      const good = result.conclusion === "success" || result.conclusion === "skipped";
      const lines = [ `${sign} ${paint("bold", paint(good ? "green" : "red", headline(result)))} (${result.conclusion})`, ...result.reason === "" ? [] : [ `   ${line(result.reason)}` ] ];
      for (const call of refused) {
        const repeated = call.times === 1 ? "" : ` (${count(call.times)} times)`;
        lines.push(`${paint("yellow", "refused")} ${line(`${call.tool} ${call.label}`, 200)}${repeated}`);
        lines.push(`   ${line(call.reason)}`, ...advice(call, links));
      }
      lines.push(...result.notices.map(notice => `${paint("yellow", "notice")} ${line(notice)}`));
      if (result.changes.length > 0) lines.push(`changed  ${counted(result.changes.length, "file")}`);
      if (result.turns > 0) lines.push(paint("grey", line(terminal_figures(result))));
      if (result.transcriptPath !== null) lines.push(`transcript  ${line(result.transcriptPath)}`);
      if (links.reportPath !== null) lines.push(`report      ${line(links.reportPath)}`);
      return `${lines.join("\n")}\n`;
    }
    function terminal_figures({model: model, turns: turns, toolCalls: toolCalls, usage: usage, costUsd: costUsd, durationMs: durationMs}) {
      return [ model, counted(turns, "turn"), counted(toolCalls, "tool call"), `${count(usage.inputTokens)} tokens in`, `${count(usage.outputTokens)} out`, cost(costUsd), duration(durationMs) ].join(", ");
    }
    function advice(call, {onRunner: onRunner, reportPath: reportPath}) {
      const rules = (0, report_rules.fE)([ call ]);
      const [only = "", ...others] = rules;
      const more = (0, report_rules.KU)([ call ]);
      const place = reportPath === null ? "" : ", see the report";
      return [ ...rules.length > 0 && !onRunner ? [ `   to allow it: ${rules.map(report_rules.Q$).join(" ")}` ] : [], ...rules.length === 1 && onRunner ? [ `   to allow it: ${(0, 
      report_rules.mM)(only)}` ] : [], ...others.length > 0 && onRunner ? [ "   to allow it: allow: |", ...rules.map(rule => `${" ".repeat(18)}${rule}`) ] : [], ...more > 0 ? [ `   ${counted(more, "more rule", "more rules")} would be needed that cannot be pasted${place}` ] : [] ];
    }
    const postTimeoutMs = 3e5;
    const postTimeoutAfterCancelMs = 6e3;
    async function publish(result, doors) {
      const {artifacts: artifacts, surroundings: surroundings, redact: redact, ground: ground} = doors;
      const {publish: targets} = ground.settings;
      const patch = result.changes.map(change => change.diff ?? "").join("");
      if (patch !== "") artifacts.write("changes.patch", patch);
      const reportPath = artifacts.write("report.md", "");
      const links = {
        run: runUrl(surroundings),
        reportPath: reportPath,
        onRunner: surroundings.onRunner
      };
      const posted = targets.includes("comment") ? await post(createReport(result, {
        redact: redact,
        links: links
      }), doors) : nothingPosted;
      const report = createReport({
        ...result,
        notices: [ ...result.notices, ...posted.notices ]
      }, {
        redact: redact,
        links: links
      });
      artifacts.write("report.md", wholeReport(report));
      if (targets.includes("summary")) await summarise(report, doors);
      const colour = surroundings.stdio.errIsTerminal && (surroundings.environment["NO_COLOR"] ?? "") === "";
      const closing = closingLines(report, {
        colour: colour
      });
      if (surroundings.onRunner) surroundings.stdio.out((0, workflow_commands.$0)(closing)); else surroundings.stdio.err(closing);
      const {text: text} = report.result;
      return {
        text: surroundings.onRunner ? (0, workflow_commands.$0)(text) : text,
        value: report.result,
        outputs: reportOutputs(report, {
          commentUrl: posted.url,
          spill: (name, value) => artifacts.write(`output-${name}.txt`, value)
        })
      };
    }
    async function summarise(report, {writeSummary: writeSummary, log: log}) {
      try {
        await (writeSummary?.(stepSummary(report)));
      } catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const nothingPosted = {
      url: null,
      notices: []
    };
    async function post(report, {ground: ground, surroundings: surroundings, redact: redact, log: log}) {
      const {event: event, settings: settings} = ground;
      if (event.item === null || event.repository === null) {
        if (settings.publish.includes("summary")) return nothingPosted;
        return {
          url: null,
          notices: [ "The event has no issue or pull request, so no comment was posted." ]
        };
      }
      const token = settings["github-token"];
      if (token === void 0) return {
        url: null,
        notices: [ "There is no github-token, so no comment was posted; the result is in the summary." ]
      };
      const github = createGitHub({
        token: token,
        apiUrl: surroundings.environment["GITHUB_API_URL"] ?? "https://api.github.com",
        clock: clock.m,
        redact: redact,
        signal: AbortSignal.timeout(surroundings.signal.aborted ? postTimeoutAfterCancelMs : postTimeoutMs)
      });
      const target = {
        owner: event.repository.owner,
        repo: event.repository.name,
        number: event.item.number
      };
      try {
        const comment = await publishComment(report, {
          github: github,
          target: target,
          key: settings["comment-key"]
        });
        log.info(`comment ${comment.action}: ${comment.url}`);
        return {
          url: comment.url,
          notices: []
        };
      } catch (error) {
        if (!(error instanceof types.Jy)) throw error;
        const notice = `The comment could not be posted: ${error.message} ${error.mend}`;
        log.warning(notice);
        return {
          url: null,
          notices: [ notice ]
        };
      }
    }
    function runUrl({environment: environment}) {
      const [server, repository, run] = [ "GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID" ].map(name => environment[name]);
      if (server === void 0 || repository === void 0 || run === void 0) return null;
      return `${server}/${repository}/actions/runs/${run}`;
    }
  }),
  1724: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
  })
};
