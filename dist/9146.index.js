"use strict";

exports.id = 9146, exports.ids = [ 9146 ], exports.modules = {
 9146: (function(e, t, n) {
  n.r(t), n.d(t, {
   createGitHubBridge: () => createGitHubBridge
  });
  var s = n(73024), r = n(37067), o = n(48161), i = n(76760), a = n(42357);
  function refuseRequest(e) {
   return {
    kind: "refuse",
    reason: e
   };
  }
  var l = n(22740), c = n(11123), u = n(14929);
  const d = new Set([ "nodes edges node pageInfo", "pullRequest pullRequests issue issues issueOrPullRequest discussion discussions discussionCategory", "discussionCategories category answer answerChosenAt comments comment replies replyTo reviews review latestReviews", "latestOpinionatedReviews reviewThreads thread reviewRequests reviewDecision labels label milestone milestones", "commits commit authors history parents mergeCommit potentialMergeCommit headRef baseRef ref refs target", "associatedPullRequests defaultBranchRef branchProtectionRule branchProtectionRules rules rulesets", "statusCheckRollup contexts status context statuses checkSuite checkSuites checkRun checkRuns workflowRun workflow", "annotations location start end steps app matchingPullRequests files languages primaryLanguage language", "licenseInfo codeOfConduct repositoryTopics topic latestRelease release releases releaseAssets tagCommit tag", "fundingLinks issueTemplates pullRequestTemplates contactLinks mergeQueue mergeQueueEntry entries", "reactionGroups reactions timelineItems autoMergeRequest suggestedReviewers projectCards projectItems project", "column fieldValueByName fieldValues field projects projectsV2 issueType issueTypes subIssuesSummary", "deployments latestStatus comparison compare userContentEdits signature" ].flatMap(e => e.split(" "))), p = new Set([ "author committer user users actor owner editor creator mergedBy closedBy lockedBy enabledBy assignees assignee", "assignedActors assignableUsers suggestedActors mentionableUsers participants collaborators watchers stargazers", "requestedReviewer requestedBy resolvedBy deletedBy reviewer organization team onBehalfOf viewer signer", "repository headRepository baseRepository headRepositoryOwner parent source forks templateRepository mirror", "closingIssuesReferences closedByPullRequestsReferences subIssues trackedIssues trackedInIssues canonical subject" ].flatMap(e => e.split(" "))), f = new Set([ "nodes", "edges", "node", "pageInfo", "owner", "organization", "repository" ]);
  var h = n(57700);
  const m = /(?<!\w)(repo|org|user|owner|enterprise|repository):([^\s"]*)/gi;
  function searchProblem(e, t, n) {
   if ((e.match(/"/g) ?? []).length % 2 != 0) return "The search has a quotation mark without a partner.";
   if (/\\"|[\u201c-\u201f]/.test(e)) return "The search has an escaped or unusual quotation mark.";
   const s = e.replace(/"[^"]*"/g, '""');
   if (/(?<!\w)OR(?!\w)/i.test(s)) return "A search with OR is not possible: search twice.";
   const r = [ ...e.matchAll(m) ].find(([, e, n = ""]) => "repo" !== e?.toLowerCase() || !function(e, t) {
    const [n = "", s = "", ...r] = e.replace(/\)+$/, "").split("/");
    return 0 === r.length && (0, h.n)(n, s, t);
   }(n, t));
   return void 0 !== r ? `A search finds only what is in ${t.owner}/${t.name}: leave out \`${r[0]}\`.` : n ? /[()]|(?<!\w)NOT(?!\w)/i.test(s) ? "Put parentheses and the word NOT in quotation marks." : /(?:^|\s)repo:/i.test(s) ? null : `The search must contain \`repo:${t.owner}/${t.name}\`.` : null;
  }
  const y = 5e3, g = 2e4;
  function changeProblem({selections: e}) {
   return `Commands cannot change GitHub (${e.flatMap(e => e.kind === c.Kind.FIELD ? [ e.name.value ] : []).join(", ").slice(0, 100)}).`;
  }
  function evaluatedBody(e) {
   const {query: t, variables: n, operationName: s} = JSON.parse(e);
   return JSON.stringify({
    query: t,
    variables: n,
    operationName: s
   });
  }
  function selectionProblem({selections: e}, t, n, s) {
   for (const r of e) {
    if (n.count.selections += 1, n.count.selections > g) return "The GraphQL query is too large.";
    let e;
    if (r.kind === c.Kind.FIELD) e = fieldProblem(r, t, n, s); else if (r.kind === c.Kind.INLINE_FRAGMENT) e = selectionProblem(r.selectionSet, t, n, s); else {
     const o = r.name.value, i = n.fragments.get(o);
     if (void 0 === i || s.includes(o)) return `The fragment ${o} is missing or circular.`;
     e = selectionProblem(i.selectionSet, t, n, [ ...s, o ]);
    }
    if (null !== e) return e;
   }
   return null;
  }
  const b = new Set("id repository pullRequest issue discussion pullRequests issues discussions nodes".split(" "));
  function fieldProblem(e, t, n, s) {
   const [r, o = r] = [ e.name.value, e.alias?.value ];
   if (o !== r && b.has(o) && "issueOrPullRequest" !== r) return `The field ${r} cannot be named ${o}.`;
   const i = function(e, t, n) {
    const s = e.name.value;
    if ("schema" === t) return t;
    if ("root" === t) return function(e, t) {
     const {repository: n, knownIds: s} = t.context, argument = n => function(e, t, {variables: n}) {
      const s = (e.arguments ?? []).filter(e => e.name.value === t), [r] = s;
      return 1 === s.length && void 0 !== r ? graphql_problem_valueOf(r.value, n) : void 0;
     }(e, n, t);
     switch (e.name.value) {
     case "__typename":
     case "__type":
     case "__schema":
     case "rateLimit":
      return "schema";

     case "viewer":
      return "outside";

     case "repository":
      {
       const [e, t] = [ argument("owner"), argument("name") ];
       return "string" == typeof e && "string" == typeof t && (0, h.n)(e, t, n) ? "inside" : {
        problem: otherRepositorySentence(n)
       };
      }

     case "node":
     case "nodes":
      {
       const e = [ argument("id"), argument("ids") ].flat().filter(e => void 0 !== e);
       return e.length > 0 && e.every(e => "string" == typeof e && s.has(e)) ? "inside" : {
        problem: "Only issues and pull requests that an earlier answer contained have an id here."
       };
      }

     case "search":
      {
       const e = argument("query"), t = "string" == typeof e ? searchProblem(e, n, !0) : "The search has no query.";
       return /^(?:ISSUE|ISSUE_ADVANCED|ISSUE_HYBRID|ISSUE_SEMANTIC|DISCUSSION)$/.test(String(argument("type"))) ? null === t ? "inside" : {
        problem: t
       } : {
        problem: "Only issues, pull requests and discussions can be searched for."
       };
      }

     default:
      return {
       problem: `The field ${e.name.value} is not about this repository.`
      };
     }
    }(e, n);
    if ("outside" === t && function({name: e, arguments: t = [], selectionSet: n}) {
     return void 0 === n ? /^(?:body|bodyText|bodyHTML)$/.test(e.value) : t.length > 0 && /^(?:repository|organization)$/.test(e.value);
    }(e)) return {
     problem: `The field ${s} may lead out of this repository.`
    };
    if (void 0 === e.selectionSet) return t;
    const r = "inside" === t ? d.has(s) : f.has(s);
    return r && !p.has(s) ? t : p.has(s) && ("inside" === t || r) ? "outside" : {
     problem: `The field ${s} may lead out of this repository, or to the content of its files.`
    };
   }(e, t, n);
   return "string" != typeof i ? i.problem : void 0 === e.selectionSet ? null : selectionProblem(e.selectionSet, i, n, s);
  }
  function otherRepositorySentence({owner: e, name: t}) {
   return `Only the repository ${e}/${t} can be reached.`;
  }
  function graphql_problem_valueOf(e, t) {
   return e.kind === c.Kind.STRING || e.kind === c.Kind.ENUM ? e.value : e.kind === c.Kind.VARIABLE ? Object.hasOwn(t, e.name.value) ? t[e.name.value] : null : e.kind === c.Kind.LIST ? e.values.map(e => graphql_problem_valueOf(e, t)) : null;
  }
  const w = new Set([ "/", "/meta", "/rate_limit" ]), $ = new Set([ "issues", "code", "commits", "repositories" ]), v = 8e3, R = /^(?:hooks|keys|dependabot|secret-scanning|code-scanning|security-advisories|vulnerability-alerts|codespaces|installation|invitations|import|tarball|zipball|git\/blobs|actions\/(?:secrets|variables|organization-secrets|organization-variables|runners|oidc|artifacts\/[^/]+\/.+)|environments\/[^/]+\/(?:secrets|variables)|releases\/assets)(?:\/|$)/i, S = /^actions\/(?:runs\/\d+(?:\/attempts\/\d+)?|jobs\/\d+)\/logs$/;
  function requestedFile(e, t) {
   const n = e.flatMap(e => e.split("/"));
   if ("contents" !== n[3]?.toLowerCase() || n.length < 5) return null;
   const s = `/${n.slice(0, -1).map(encodeURIComponent).join("/")}`;
   return {
    name: n.at(-1) ?? "",
    directory: "" === t ? s : `${s}?${t}`
   };
  }
  var T = n(20274);
  function valueAt(e, t) {
   return "object" == typeof e && null !== e ? e[t] : void 0;
  }
  const q = "/sallyport/record";
  var k = n(64472);
  const O = 1e6;
  async function answerRequest(e, t) {
   const {incoming: n} = e, s = await (0, k.I)(n, O), r = function(e, t) {
    const {host: n} = new URL(t);
    return e === `api.${n}` || "github.com" !== n && e === n;
   }(n.headers.host ?? "", t.serverUrl) ? function(e) {
    if (!e.startsWith("/")) return null;
    const t = e.replace(/^\/api\/(?:v3(?=\/|$)|(?=graphql$))/, "/").replace(/^\/\//, "/");
    return "" === t ? "/" : t;
   }(n.url ?? "") : null;
   null === r ? refuse(e, "Only the API of the server of this repository can be reached.") : null === s ? refuse(e, "The request is too large.") : r === q && "POST" === n.method ? await async function({response: e}, t, n) {
    const s = function(e, t) {
     const n = e.split("\0"), s = Number(n[0]);
     if (!Number.isSafeInteger(s) || s < 1 || n.length < s + 2) return null;
     const [r = "", ...o] = n.slice(s + 1), i = r.startsWith("f") ? {
      body: o.join("\0"),
      bodyFile: r.slice(1)
     } : {
      body: null,
      bodyFile: null
     };
     return {
      argv: n.slice(1, s + 1),
      ...i,
      records: t
     };
    }(t.toString("utf8"), n.records), r = null === s ? {
     exitCode: 1,
     stdout: "",
     stderr: "The command could not be read."
    } : await n.answer(s), o = r.stderr.replace(/\s*\n\s*/g, " ");
    e.writeHead(200, {
     "content-type": "text/plain; charset=utf-8"
    }), e.end(`${String(r.exitCode)}\n${o}\n${r.stdout}.`);
   }(e, s, t) : await async function(e, {path: t, body: n}, s) {
    const {state: r, repository: o, mayRead: i} = s, {method: d = "GET"} = e.incoming, {knownIds: p} = r, f = function(e, t) {
     const {method: n, path: s, body: r} = e;
     if (s.length > v) return refuseRequest("The address is too long.");
     const [o, i] = function(e) {
      const t = e.indexOf("?");
      return t < 0 ? [ e, "" ] : [ e.slice(0, t), e.slice(t + 1) ];
     }(s), a = function(e) {
      if (!/^\/[\w.~!$&'()*+,;=:@%/-]*$/.test(e)) return null;
      try {
       const t = e.replace(/\/$/, "").split("/").slice(1).map(decodeURIComponent), n = t.flatMap(e => e.split("/")).every(e => ![ "", ".", ".." ].includes(e) && !/[\\%?#\p{Cc}]/u.test(e));
       return "/" === e || n ? t : null;
      } catch {
       return null;
      }
     }(o);
     if (null === a) return refuseRequest("The address contains characters that are not plain.");
     if ("/graphql" === o) {
      if ("POST" !== n) return refuseRequest("GraphQL needs POST.");
      const e = function(e, t) {
       const n = function(e) {
        try {
         const {query: t, variables: n} = JSON.parse(e);
         return "string" != typeof t ? null : {
          query: t,
          variables: "object" == typeof n && null !== n ? n : {}
         };
        } catch {
         return null;
        }
       }(e);
       if (null === n) return "The GraphQL request has no query.";
       let s;
       try {
        s = (0, u.qg)(n.query, {
         noLocation: !0,
         maxTokens: y
        });
       } catch (e) {
        return `The GraphQL query is invalid: ${e instanceof Error ? e.message : String(e)}`;
       }
       const r = new Map;
       for (const e of s.definitions) e.kind === c.Kind.FRAGMENT_DEFINITION && r.set(e.name.value, e);
       const o = {
        context: t,
        variables: n.variables,
        fragments: r,
        count: {
         selections: 0
        }
       };
       for (const e of s.definitions) {
        if (e.kind === c.Kind.FRAGMENT_DEFINITION) continue;
        if (e.kind !== c.Kind.OPERATION_DEFINITION) return "The GraphQL request contains more than queries.";
        if (e.operation !== l.OperationTypeNode.QUERY) return changeProblem(e.selectionSet);
        const t = selectionProblem(e.selectionSet, "root", o, []);
        if (null !== t) return t;
       }
       return null;
      }(r, t);
      return null !== e ? refuseRequest(e) : {
       kind: "forward",
       path: "/graphql",
       body: evaluatedBody(r),
       isLog: !1,
       file: null
      };
     }
     const d = "POST" === n ? function([e, t = "", n = "", s, r = "", o, ...i], a, {repository: l}) {
      if ("repos" !== e || "issues" !== s || !/^\d{1,10}$/.test(r) || "comments" !== o || i.length > 0 || !(0, 
      h.n)(t, n, l)) return null;
      try {
       const {body: e, ...t} = JSON.parse(a);
       return "string" == typeof e && 0 === Object.keys(t).length ? {
        kind: "comment",
        number: r,
        body: e
       } : null;
      } catch {
       return null;
      }
     }(a, r, t) : null;
     if (null !== d) return d;
     if ("GET" !== n && "HEAD" !== n) return refuseRequest(`Commands cannot change GitHub (${n} ${o}).`);
     const forward = (e, t = {}) => ({
      kind: "forward",
      path: e,
      body: null,
      isLog: !1,
      file: null,
      ...t
     });
     if (w.has(o)) return forward(o);
     const [p = "", f = "", m = ""] = a;
     if ("search" === p && 2 === a.length && $.has(f)) return function(e, t, {repository: n}) {
      const s = new URLSearchParams(t), r = s.getAll("q"), [o = ""] = r, i = r.length > 1 ? "The search has two queries." : searchProblem(o, n, !1);
      return null !== i ? refuseRequest(i) : (s.set("q", `repo:${n.owner}/${n.name} ${o}`.trim()), 
      {
       kind: "forward",
       path: `${e}?${s.toString()}`,
       body: null,
       isLog: !1,
       file: null
      });
     }(o, i, t);
     if ("repos" !== p || !(0, h.n)(f, m, t.repository)) return refuseRequest(otherRepositorySentence(t.repository));
     const g = a.slice(3).join("/"), b = function(e, {mayRead: t}) {
      if (R.test(e)) return `The part ${e.split("/").slice(0, 2).join("/")} of a repository is closed to commands.`;
      if (/^compare\/.*:/i.test(e)) return "Only branches of this repository can be compared.";
      const n = /^contents\/(.+)$/i.exec(e)?.[1];
      return void 0 === n || t(n) ? null : `The rules do not allow reading ${n}.`;
     }(g, t);
     return null !== b ? refuseRequest(b) : forward(s, {
      isLog: S.test(g),
      file: requestedFile(a, i)
     });
    }({
     method: d,
     path: t,
     body: n
    }, {
     repository: o,
     mayRead: i,
     knownIds: p
    });
    if ("refuse" === f.kind) refuse(e, f.reason); else if ("comment" === f.kind) await async function(e, {number: t, body: n}, {answer: s, records: r}) {
     const o = [ "issue", "comment", t, "--body-file", "-" ], {exitCode: i, stdout: a, stderr: l} = await s({
      argv: o,
      body: n,
      bodyFile: "-",
      records: r
     });
     0 === i ? (e.response.writeHead(201, {
      "content-type": "application/json; charset=utf-8"
     }), e.response.end(JSON.stringify({
      id: 0,
      html_url: a,
      body: n,
      note: l
     }))) : sendProblem(e, 422, l);
    }(e, f, s); else if (r.left <= 0) refuse(e, "The commands of this run have sent too many requests."); else {
     r.left -= null === f.file ? 1 : 2;
     try {
      const t = null === f.file ? null : await s.linkProblem(f.file);
      null !== t ? refuse(e, t) : await s.forward(f, e, e => {
       for (const t of function(e) {
        const t = valueAt(valueAt((0, T.U)(e), "data"), "repository");
        return [ ...[ "pullRequest", "issue", "discussion" ].map(e => valueAt(t, e)), ...[ "pullRequests", "issues", "discussions" ].flatMap(e => {
         const n = valueAt(valueAt(t, e), "nodes");
         return Array.isArray(n) ? n : [];
        }) ].flatMap(e => {
         const t = valueAt(e, "id");
         return "string" == typeof t && function(e) {
          return !!/^(?:PR|I|D)_[\w-]+$/.test(e) || /^\d+:(?:PullRequest|Issue|Discussion)\d+$/.test(Buffer.from(e, "base64").toString("latin1"));
         }(t) ? [ t ] : [];
        });
       }(e)) p.add(t);
      });
     } catch (t) {
      sendProblem(e, 502, `GitHub did not answer: ${(0, a.bD)(t)}`);
     }
    }
   }(e, {
    path: r,
    body: s.toString("utf8")
   }, t);
  }
  function refuse(e, t) {
   sendProblem(e, 403, `${t} Sallyport refused the request.`);
  }
  function sendProblem({response: e}, t, n) {
   e.headersSent ? e.destroy() : (e.writeHead(t, {
    "content-type": "application/json; charset=utf-8"
   }), e.end(JSON.stringify({
    message: n
   })));
  }
  var I = n(57075), P = n(46466), _ = n(31782);
  const E = [ "accept", "graphql-features", "x-github-api-version", "if-none-match", "time-zone" ], A = [ "content-type", "etag", "last-modified", "retry-after", "x-github-request-id", "x-github-media-type", "x-oauth-scopes", "x-accepted-oauth-scopes", "x-github-enterprise-version", "x-poll-interval", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "x-ratelimit-used", "x-ratelimit-resource" ];
  function createForward(e) {
   const {token: t, signal: n} = e, s = (0, _.createFetch)({
    proxy: e.proxy,
    idleTimeoutMs: 6e4
   }), r = e.apiUrl.replace(/\/+$/, "");
   return async (o, i, a) => {
    const l = await (async ({path: e, body: o}, {incoming: i}) => {
     const a = "/graphql" === e ? `${r.replace(/\/api\/v3$/, "/api")}/graphql` : `${r}${e}`, l = {
      authorization: `token ${t}`,
      "user-agent": "sallyport",
      ...null === o ? {} : {
       "content-type": "application/json; charset=utf-8"
      }
     };
     for (const e of E) {
      const t = i.headers[e];
      "string" == typeof t && (l[e] = t);
     }
     return await s(a, {
      method: i.method ?? "GET",
      headers: l,
      body: o,
      signal: n
     });
    })(o, i), c = o.isLog ? await async function(e, {send: t, apiUrl: n, signal: s}) {
     const r = e.headers.get("location");
     if (302 !== e.status || null === r) return e;
     await (e.body?.cancel());
     const o = new URL(r, n);
     if ("https:" !== o.protocol && o.origin !== new URL(n).origin) throw new Error(`it redirects to ${o.origin}`);
     return await t(o, {
      headers: {
       "user-agent": "sallyport"
      },
      signal: s
     });
    }(l, {
     send: s,
     apiUrl: r,
     signal: n
    }) : l;
    if (c.status >= 300 && c.status < 400 && 304 !== c.status) throw await (c.body?.cancel()), 
    new Error(`it redirects to another address (HTTP ${String(c.status)})`);
    await async function(e, {path: t}, {response: n}, {options: s, onGraphqlAnswer: r}) {
     const o = {};
     for (const t of A) {
      const n = e.headers.get(t);
      null !== n && (o[t] = n);
     }
     const i = e.headers.get("link");
     if (null !== i && (o.link = function(e, {apiUrl: t, serverUrl: n, repository: s}) {
      const {host: r} = new URL(n), o = "github.com" === r ? "https://api.github.com" : `https://${r}/api/v3`;
      return e.replaceAll(`<${t.replace(/\/+$/, "")}/`, `<${o}/`).replace(/(\/)repositories\/\d+(?=\/)/g, `$1repos/${s.owner}/${s.name}`);
     }(i, s)), n.writeHead(e.status, o), null === e.body) n.end(); else if ("/graphql" === t) {
      const t = await e.text();
      r(t), n.end(t);
     } else await (0, P.pipeline)(I.Readable.fromWeb(e.body), n);
    }(c, o, i, {
     options: e,
     onGraphqlAnswer: a
    });
   };
  }
  var N = n(64666);
  const x = "sallyport-placeholder-the-token-is-held-outside", quote = e => `'${e.replaceAll("'", String.raw`'\''`)}'`;
  function ghVariables(e, {path: t, serverUrl: n, repository: s}) {
   const {host: r} = new URL(n), o = "github.com" === r, a = `${s.owner}/${s.name}`;
   return {
    PATH: `${(0, i.join)(e, "bin")}:${t}`,
    GH_CONFIG_DIR: (0, i.join)(e, "config"),
    ...o ? {
     GH_TOKEN: x
    } : {
     GH_HOST: r,
     GH_ENTERPRISE_TOKEN: x
    },
    GH_REPO: o ? a : `${r}/${a}`,
    GH_PROMPT_DISABLED: "1",
    GH_NO_UPDATE_NOTIFIER: "1",
    GH_NO_EXTENSION_UPDATE_NOTIFIER: "1",
    GH_TELEMETRY: "false",
    DO_NOT_TRACK: "1",
    GH_PAGER: "cat",
    GH_BROWSER: "false",
    XDG_DATA_HOME: (0, i.join)(e, "data")
   };
  }
  const L = 1e3;
  function createLinkProblem({token: e, apiUrl: t, proxy: n, signal: s}) {
   const r = (0, _.createFetch)({
    proxy: n,
    idleTimeoutMs: 6e4
   });
   return async ({name: n, directory: o}) => {
    const i = await r(`${t.replace(/\/+$/, "")}${o}`, {
     headers: {
      accept: "application/vnd.github+json",
      authorization: `token ${e}`,
      "user-agent": "sallyport"
     },
     signal: s
    }), a = i.ok ? await i.json() : await (i.body?.cancel());
    if (404 === i.status) return null;
    if (!Array.isArray(a)) return `GitHub did not show whether ${n} is a link.`;
    const l = a.map(e => e).find(e => e.name === n);
    return "symlink" === l?.type ? `${n} is a link: ask for the file that it leads to.` : void 0 === l && a.length >= L ? `The directory has too many files to see whether ${n} is a link.` : null;
   };
  }
  const G = 100, j = 600;
  function createGitHubBridge(e) {
   const t = {
    knownIds: new Set,
    left: j
   }, n = {
    ...e,
    state: t,
    forward: createForward(e),
    linkProblem: createLinkProblem(e)
   };
   return {
    async begin(t) {
     const a = function(e) {
      const t = (0, s.mkdtempSync)((0, i.join)((0, s.realpathSync)(e), "s-"));
      return Buffer.byteLength((0, i.join)(t, "s")) <= G ? t : ((0, s.rmSync)(t, {
       recursive: !0
      }), (0, s.realpathSync)((0, s.mkdtempSync)((0, i.join)((0, o.tmpdir)(), "sallyport-gh-"))));
     }(e.makeDirectory()), l = (0, i.join)(a, "s");
     !function(e, t, {path: n, answered: r}) {
      const o = (0, N.GO)(n) ?? "/bin/bash", a = (0, N.oq)("gh", n);
      (0, s.mkdirSync)((0, i.join)(e, "bin")), (0, s.mkdirSync)((0, i.join)(e, "config")), 
      (0, s.writeFileSync)((0, i.join)(e, "config", "config.yml"), `${[ 'version: "1"', "prompt: disabled", "telemetry: disabled", "pager: cat", "git_protocol: https", `http_unix_socket: ${JSON.stringify(t)}` ].join("\n")}\n`, {
       mode: 256
      });
      const l = (0, i.join)(e, "bin", "gh");
      (0, s.writeFileSync)(l, null === a ? function(e) {
       return `#!${e}\n# Written by Sallyport.\necho 'gh is not installed on this machine. Use the context in the prompt to read, and the tools of this run (Comment, Review, Label, ...) to write.' >&2\nexit 127\n`;
      }(o) : function(e, t, n) {
       return `#!${e}\n# Written by Sallyport. Changes on GitHub are recorded and posted at the end of the run.\ngh=${quote(t)}\ncase "\${1-} \${2-}" in\n  ${n.map(quote).join("|")}) ;;\n  *) exec "$gh" "$@" ;;\nesac\nfile= before=\nfor word; do\n  case $word in -h|--help) exec "$gh" "$@" ;; esac\n  case $before in -F|--body-file) file=$word ;; esac\n  case $word in\n    --body-file=*) file=\${word#*=} ;;\n    -F|--*) ;;\n    -F?*) file=\${word#-F}; file=\${file#=} ;;\n  esac\n  before=$word\ndone\nif [[ -n $file && $file != - && ! -r $file ]]; then\n  printf 'open %s: no such file, or it is not readable\\n' "$file" >&2\n  exit 1\nfi\nanswer=$({\n  printf '%s\\0' "$#" "$@"\n  case $file in '') ;; -) printf 'f-\\0'; cat ;; *) printf 'f%s\\0' "$file"; cat -- "$file" ;; esac\n} | "$gh" api --method POST --input - ${q.slice(1)}) || { printf '%s\\n' "$answer" >&2; exit 1; }\nanswer=\${answer%.}\ncode=\${answer%%$'\\n'*}\nanswer=\${answer#*$'\\n'}\nstderr=\${answer%%$'\\n'*}\nstdout=\${answer#*$'\\n'}\n[[ -n $stdout ]] && printf '%s\\n' "$stdout"\n[[ -n $stderr ]] && printf '%s\\n' "$stderr" >&2\nexit "$code"\n`;
      }(o, a, r), {
       mode: 320
      }), (0, s.chmodSync)(l, 320);
     }(a, l, e);
     const c = (0, r.createServer)((e, s) => {
      answerRequest({
       incoming: e,
       response: s
      }, {
       ...n,
       records: t
      }).catch(() => s.destroy());
     });
     return await async function(e, t) {
      await new Promise((n, s) => {
       e.once("error", s), e.listen(t, n);
      }), e.unref();
     }(c, l), {
      access: {
       directory: a,
       socket: l
      },
      variables: ghVariables(a, e),
      end() {
       c.close(), c.closeAllConnections(), (0, s.rmSync)(a, {
        recursive: !0,
        force: !0
       });
      }
     };
    }
   };
  }
 }),
 64472: (function(e, t, n) {
  async function requestBody(e, t) {
   const n = [];
   let s = 0;
   for await (const r of e) s += r.length, s <= t && n.push(r);
   return s > t ? null : Buffer.concat(n);
  }
  n.d(t, {
   I: () => requestBody
  });
 }),
 57700: (function(e, t, n) {
  function isOwnRepository(e, t, n) {
   return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
  }
  n.d(t, {
   n: () => isOwnRepository
  });
 })
};
