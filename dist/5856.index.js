"use strict";

exports.id = 5856;

exports.ids = [ 5856 ];

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
  5167: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => cutMarkdown
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(653);
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
  }),
  9298: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Pl: () => headline,
      U9: () => count,
      hS: () => counted,
      p0: () => duration,
      rY: () => verdicts,
      y: () => cost
    });
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
  }),
  5917: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      A: () => placeOfFinding,
      WT: () => findingsSection,
      WX: () => findingsOf
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(653);
    var _tools_post_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6934);
    var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9298);
    var _literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9180);
    const most = 4e3;
    function findingsOf({intents: intents, structured: structured}) {
      const reported = intents.flatMap(intent => intent.kind === "findings" ? intent.findings : []);
      const listed = listIn(structured).map(asFinding);
      const known = listed.filter(finding => finding !== null);
      const all = [ ...reported, ...known ].slice(0, most);
      return {
        findings: [ ...new Map(all.map(finding => [ JSON.stringify(finding), finding ])).values() ],
        odd: known.length === 0 ? 0 : listed.length - known.length
      };
    }
    function listIn(structured) {
      const list = isRecord(structured) ? structured["findings"] : null;
      return Array.isArray(list) ? list.slice(0, most) : [];
    }
    let check = null;
    function asFinding(value) {
      if (!isRecord(value)) return null;
      const given = Object.entries(value).filter(([name, one]) => Object.hasOwn(fields, name) && one !== null);
      check ??= _tools_post_finding_js__WEBPACK_IMPORTED_MODULE_0__.l.check();
      const parsed = check.safeParse(Object.fromEntries(given));
      return parsed.success ? (0, _tools_post_finding_js__WEBPACK_IMPORTED_MODULE_0__.C)(parsed.data) : null;
    }
    const fields = _tools_post_finding_js__WEBPACK_IMPORTED_MODULE_0__.l.json["properties"];
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function findingsSection(findings, limit) {
      const shown = findings.slice(0, limit);
      const more = findings.length - shown.length;
      const rows = shown.map(finding => {
        const place = (0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.t)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(placeOfFinding(finding), 200));
        return `| ${finding.severity} | ${place} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.e)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.title, 200))} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.e)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.message, 500))} |`;
      });
      return [ `#### Findings (${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.U9)(findings.length)})`, [ "| Severity | Place | What | Why |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(more, "more finding")}.` ] : [] ].join("\n\n");
    }
    function placeOfFinding({path: path, line: line, endLine: endLine}) {
      return `${path}:${String(line)}${endLine === void 0 ? "" : `-${String(endLine)}`}`;
    }
  }),
  9180: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      e: () => literal,
      t: () => inlineCode
    });
    var _trigger_sanitise_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2449);
    const address = /((?:https?|ftp):\/\/[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")]|(?<![A-Za-z0-9])www\.[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")])/i;
    function literal(text) {
      return text.replace(/\s*\n\s*/g, " ").trim().split(address).map((piece, index) => index % 2 === 1 ? inlineCode(piece) : escaped(piece)).join("");
    }
    function escaped(text) {
      return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/[\\`*_[\]|~#]/g, "\\$&").replace(/\\#(?=\d)/g, "#&#8203;").replace(/@(?=[A-Za-z0-9])/g, "@&#8203;");
    }
    function inlineCode(text) {
      const line = text.replaceAll("\n", " ");
      return /[`|]/.test(line) || line.trim() === "" ? (0, _trigger_sanitise_code_js__WEBPACK_IMPORTED_MODULE_0__.h)(line) : `\`${line}\``;
    }
  }),
  9173: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      _: () => markerFor
    });
    var _trigger_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3997);
    function markerFor(key, part) {
      const safe = [ ...Buffer.from(key, "utf8") ].map(byte => {
        const character = String.fromCharCode(byte);
        return /[A-Za-z0-9._-]/.test(character) ? character : `%${byte.toString(16).padStart(2, "0")}`;
      });
      const name = safe.join("").replace(/-(?=-|$)/g, "%2d");
      return `${_trigger_marker_js__WEBPACK_IMPORTED_MODULE_0__.d}${name}${part === void 0 ? "" : `:${part}`} --\x3e`;
    }
  }),
  6934: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      C: () => withoutGaps,
      l: () => findingShape
    });
    var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5440);
    var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5562);
    const mostLines = 1e7;
    const findingShape = (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Ik)({
      path: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("File, relative to the repository.", {
        most: 4096
      }),
      line: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.WQ)("Line in the file as it is now.", 1, mostLines),
      endLine: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.WQ)("Last line of several.", 1, mostLines)),
      severity: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.yL)(_types_js__WEBPACK_IMPORTED_MODULE_1__.gO),
      title: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("What is wrong, in a few words.", {
        most: 200
      }),
      message: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Why it is wrong and what to do, plain text.", {
        most: 5e3
      }),
      suggestion: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("What the lines should become.", {
        empty: true,
        most: 2e4
      })),
      rule: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.wC)("A short stable name of this kind of finding.", /^[A-Za-z0-9._/-]{1,100}$/))
    });
    function withoutGaps({endLine: endLine, suggestion: suggestion, rule: rule, ...rest}) {
      return {
        ...rest,
        path: rest.path.replace(/^\.\//, ""),
        ...endLine === void 0 || endLine <= rest.line ? {} : {
          endLine: endLine
        },
        ...suggestion === void 0 ? {} : {
          suggestion: suggestion
        },
        ...rule === void 0 ? {} : {
          rule: rule
        }
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
  2449: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      O: () => fenced,
      h: () => htmlCode
    });
    function htmlCode(text) {
      const escaped = text.replaceAll("\n", " ").replace(/[&<>"'`|\\*_[\]~!#:@$]|w(?=ww\.)/gi, character => `&#${String(character.charCodeAt(0))};`);
      return `<code>${escaped}</code>`;
    }
    function fenced(text, language) {
      const runs = text.match(/`{3,}/g) ?? [];
      const fence = "`".repeat(Math.max(3, ...runs.map(run => run.length + 1)));
      return `${fence}${language}\n${text.endsWith("\n") || text === "" ? text : `${text}\n`}${fence}`;
    }
  })
};
