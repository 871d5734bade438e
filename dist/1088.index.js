"use strict";

exports.id = 1088, exports.ids = [ 1088 ], exports.modules = {
 91088: (function(e, t, n) {
  n.d(t, {
   applyWriteRequests: () => applyWriteRequests,
   withheld: () => apply_writes_withheld
  });
  var r = n(42357), o = n(60957), s = n(49703), i = n(42344);
  function permissionFor(e) {
   return [ "pull-request" === e ? "pull-requests: write" : "issues: write" ];
  }
  var a = n(7138), u = n(50987), l = n(20653);
  const c = "Sallyport: ";
  var d = n(20544), h = n(78155), m = n(53585);
  const f = 65536;
  function markedBody(e, t, n = "") {
   const r = "" === n ? "" : `\n\n${n}`, o = f - e.length - 1 - r.length;
   return `${e}\n${(0, h.o)(t, {
    limit: o,
    unit: "characters",
    whole: "in write-requests.json, next to the run report"
   })}${r}`;
  }
  function isSame(e, t) {
   const plain = e => (0, m.s)(e.replaceAll("\r\n", "\n")).trimEnd();
   return plain(e) === plain(t);
  }
  const w = 864e5;
  function titleOf(e) {
   return (0, a.wh)(e).replace(/\s+/g, " ").trim() || "Untitled";
  }
  function issueMarker(e, t) {
   return (0, d._)(e, `issue:${(0, u.R)([ t.toLowerCase() ])}`);
  }
  const p = /^([^\n]*)\r?\n<!-- sallyport-expires:(\d{4}-\d\d-\d\d) -->/;
  function withoutExpiry(e) {
   return e.replace(p, "$1");
  }
  const isSameIssue = (e, t) => isSame(withoutExpiry(e), withoutExpiry(t));
  function closedNote(e) {
   return e ? "The same issue was opened before and has been closed. Reopen it to use it." : "It was opened before and has been closed. Reopen it, or ask for another one in a comment.";
  }
  async function added(e, t, n) {
   const r = `Label +${e}`;
   if (t.has(e.toLowerCase())) return {
    what: r,
    outcome: "unchanged",
    url: null,
    note: ""
   };
   const o = await n.labelNamed(e);
   return null === o ? {
    what: r,
    outcome: "failed",
    url: null,
    note: "The repository has no such label."
   } : (await n.addLabels([ o ]), {
    what: r,
    outcome: "created",
    url: null,
    note: ""
   });
  }
  async function removed(e, t, n) {
   const r = `Label -${e}`;
   return t.has(e.toLowerCase()) ? (await n.removeLabel(e), {
    what: r,
    outcome: "updated",
    url: null,
    note: ""
   }) : {
    what: r,
    outcome: "unchanged",
    url: null,
    note: ""
   };
  }
  var b = n(90123);
  const y = [ "pull-requests: write" ], g = {
   outdated: "OUTDATED",
   resolved: "RESOLVED",
   duplicate: "DUPLICATE",
   "off-topic": "OFF_TOPIC"
  }, missingThread = e => row(e, "failed", null, "The pull request has no such thread.");
  function row(e, t, n, r = "") {
   return {
    what: e,
    outcome: t,
    url: n,
    note: r
   };
  }
  var $ = n(57679);
  async function postPullRequest(e, t) {
   const clean = e => (0, $.$T)(t.sanitize(e)), n = (0, l.ml)((0, a.wh)(clean(e.title)).replace(/\s+/g, " ").trim() || "Untitled", 200), s = (0, 
   d._)(t.key, "pull-request"), i = markedBody(s, `${clean(e.body)}${h = e.body, m = t.mayClose, 
   null === m ? "" : new RegExp(`\\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \\t]+#${String(m)}\\b`, "i").test(h) ? `\n\nCloses #${String(m)}.` : ""}`, t.footer), row = e => [ {
    what: `PullRequest ${(0, l.ml)(n, 80)}`,
    ...e
   } ], {pull: u, github: c} = t;
   var h, m;
   if (null === u) throw new Error("a pull request was recorded with nowhere to go");
   const {collected: f} = u;
   if ("refused" in f) return row(withheld(`It was not opened: ${f.refused}.`));
   const {tree: w} = f, p = (0, $.pb)(w, u.holdsSecret);
   if (null !== p) return row(withheld(`It was not opened: ${p} contains what looks like a secret.`));
   const b = {
    tree: w,
    title: n,
    body: i,
    marker: s
   }, y = await c.write("the branch of the pull request", [ "contents: write" ], e => async function(e, t, n) {
    const {tree: r} = e, {base: o, branch: s} = t, i = (0, $.lW)(r), a = await n.pullRequests(s), u = await async function(e, {tree: t, ownTrailer: n}, {base: r, afterClosed: o}, s) {
     const i = e.filter(({isOwn: e}) => e), [a] = i;
     if (void 0 === a || i.some(({isOpen: e}) => e)) return null;
     const {url: u, number: l} = a;
     if (a.isMerged) {
      const e = await s.branchSince(t.base, a.head);
      return !0 === e?.commits?.some(({isOwn: e, message: t}) => e && t.endsWith(n)) ? {
       outcome: "unchanged",
       url: u,
       note: `#${String(l)} with the same changes was merged.`
      } : null;
     }
     return o ? endsWith(await s.branchSince(r, a.head), n) ? {
      ...withheld("A pull request with the same changes was opened before and has been closed. Reopen it to use them."),
      url: u
     } : null : {
      ...withheld("It was opened before and has been closed. Reopen it, or ask for another one in a comment."),
      url: u
     };
    }(a, {
     tree: r,
     ownTrailer: i
    }, t, n);
    if (null !== u) return u;
    if (!await n.isOnBranch(r.base, o)) {
     const e = r.base.slice(0, 7);
     return withheld(`The run started from ${e}, which is not a commit on the branch ${o} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
    }
    const l = await n.branchSince(o, s);
    if (null !== l && !function({commits: e}) {
     return !0 === e?.every(({message: e, isOwn: t}) => t && e.includes(`\n${$.s9}`));
    }(l) && !function({tip: e}, t) {
     return !t.some(({isOpen: e}) => e) && t.some(t => t.isMerged && t.head === e);
    }(l, a)) return function(e, t) {
     const n = t.find(({isOpen: e}) => e);
     return {
      ...withheld(`Someone else has committed to the branch ${e}, so it was not changed. ${void 0 === n ? "Delete it" : "Merge its pull request, or close it and delete the branch,"} to get a new one.`),
      url: n?.url ?? null
     };
    }(s, a);
    if (endsWith(l, i)) return {
     isNew: !1,
     commit: l?.tip ?? null
    };
    const c = await async function({tree: e, title: t, body: n}, r, {base: o, branch: s}, i) {
     const a = {
      parent: e.base,
      headline: t,
      body: n,
      files: e.files
     }, u = e.files.some(({mode: e}) => void 0 !== e);
     if (null === r) {
      const t = u ? (await i.commitWithModes(e.baseTree, a)).sha : e.base;
      return await i.createBranch(s, t) ? u ? t : await i.commit(s, a) : branchJustCreated(s);
     }
     const l = `${s}+next`, c = u ? (await i.commitWithModes(e.baseTree, a)).sha : await async function(e, t, n) {
      return await n.deleteBranch(e), await n.createBranch(e, t.parent) ? await n.commit(e, t) : null;
     }(l, a, i);
     if (null === c) return branchJustCreated(l);
     const d = (await i.branchSince(o, s))?.tip === r.tip;
     return d && await i.moveBranch(s, c), u || await i.deleteBranch(l), d ? c : withheld(`Someone else has just committed to the branch ${s}.`);
    }({
     ...e,
     body: i
    }, l, {
     base: o,
     branch: s
    }, n);
    return "string" == typeof c ? {
     isNew: !0,
     commit: c
    } : c;
   }(b, {
    ...u,
    afterClosed: t.afterClosed
   }, e));
   if ("outcome" in y) return row(y);
   const g = await async function(e, {isNew: t}, {github: n, repositoryUrl: s}, i) {
    const a = `${s}/compare/${i.base}...${i.branch}?expand=1`, u = `The changes are on the branch ${i.branch}; open the pull request here: ${a}`;
    try {
     const r = await n.write("the pull request", [ "pull-requests: write" ], n => async function({title: e, body: t, marker: n}, r, {base: o, branch: s, draft: i = !0}, a) {
      const u = (await a.pullRequests(s)).find(({isOpen: e}) => e);
      if (void 0 !== u) return await async function(e, {title: t, body: n, marker: r}, o, s) {
       const {url: i, number: a} = e, u = o ? "updated" : "unchanged", l = `#${String(a)} was already open${o ? "; its changes were replaced" : " with the same changes"}.`;
       return e.isOwn ? e.body.startsWith(r) ? e.title === t && isSame(e.body, n) ? {
        outcome: u,
        url: i,
        note: l
       } : (await s.updatePullRequest(a, {
        title: t,
        body: n
       }), {
        outcome: "updated",
        url: i,
        note: o ? l : `${l} Its text was updated.`
       }) : {
        outcome: u,
        url: i,
        note: `${l} Someone rewrote its text, so it was not changed.`
       } : {
        outcome: u,
        url: i,
        note: `${l} Someone else opened it, so its text was not changed.`
       };
      }(u, {
       title: e,
       body: t,
       marker: n
      }, r, a);
      const l = {
       title: e,
       body: t,
       base: o,
       branch: s
      }, c = await a.createPullRequest({
       ...l,
       draft: i
      });
      if ("url" in c) return {
       outcome: "created",
       url: c.url,
       note: ""
      };
      if (!i || !/draft/i.test(c.refused)) return {
       outcome: "failed",
       url: null,
       note: c.refused
      };
      const d = await a.createPullRequest({
       ...l,
       draft: !1
      });
      return "refused" in d ? {
       outcome: "failed",
       url: null,
       note: d.refused
      } : {
       outcome: "created",
       url: d.url,
       note: "It is not a draft, because this repository does not support drafts."
      };
     }(e, t, i, n));
     return "failed" !== r.outcome ? r : {
      ...r,
      url: a,
      note: `${r.note.replace(/([^.])$/, "$1.")} ${u}`
     };
    } catch (e) {
     return (0, r.ki)(e, o.J), {
      outcome: "failed",
      url: a,
      note: `${e.sentences} ${u}`
     };
    }
   }(b, y, t, u);
   return row({
    ...g,
    branch: u.branch,
    ...null === y.commit ? {} : {
     commit: y.commit
    }
   });
  }
  const withheld = e => ({
   outcome: "withheld",
   url: null,
   note: e
  });
  function branchJustCreated(e) {
   return {
    outcome: "failed",
    url: null,
    note: `Another run has just created the branch ${e}. Run again after it has finished; the workflow key concurrency: prevents parallel runs.`
   };
  }
  const endsWith = (e, t) => !0 === e?.commits?.at(-1)?.message.endsWith(t);
  var k = n(38287), v = n(43032);
  const push_withheld = e => ({
   outcome: "withheld",
   url: null,
   note: e
  }), O = 4;
  async function pushedBefore(e, t, n) {
   const r = await n.branchSince(e.base, t);
   return r?.commits?.find(({message: t}) => t.trimEnd().endsWith((0, $.lW)(e)))?.sha;
  }
  function signature({isVerified: e, reason: t}) {
   return e ? "The signature of the commit is verified." : `The commit is not signed (${t}).`;
  }
  async function fallBack(e, t, n) {
   const {push: r} = n;
   if (null === r) throw new Error("there is no branch to open a pull request onto");
   const {collected: o, branch: s, ownBranch: i, holdsSecret: a} = r, u = {
    collected: o,
    base: s,
    branch: i,
    draft: !1,
    holdsSecret: a
   }, [l] = await postPullRequest({
    ...e,
    kind: "pull-request"
   }, {
    ...n,
    pull: u
   });
   if (void 0 === l) throw new Error("a pull request has no result");
   const {what: c, ...d} = l, h = `The changes could not be pushed to ${s}: ${t.replace(/\.$/, "")}.`;
   return "created" !== d.outcome && "updated" !== d.outcome ? {
    ...d,
    note: `${h} ${d.note}`.trim()
   } : {
    ...d,
    outcome: "fell back",
    note: `${h} They are in a pull request onto that branch. ${d.note}`.trim()
   };
  }
  function nameOf(e) {
   switch (e.kind) {
   case "comment":
    return "Comment";

   case "review":
    return `Review ${e.event}, ${String(e.comments.length)} comments`;

   case "label":
    return `Label ${[ ...e.add.map(e => `+${e}`), ...e.remove.map(e => `-${e}`) ].join(" ")}`;

   case "assign":
    return `Assign ${e.users.join(" ")}`;

   case "issue":
    return `Issue ${e.title}`;

   case "pull-request":
    return `PullRequest ${e.title}`;

   case "push":
    return `PushToPullRequest ${e.title}`;

   case "check-run":
    return `CheckRun ${e.name}`;

   case "reply":
    return `ReplyToThread ${String(e.thread)}`;

   case "resolve":
    return `ResolveThread ${String(e.thread)}`;

   case "reviewers":
    return `RequestReviewers ${[ ...e.users, ...e.teams.map(e => `team/${e}`) ].join(" ")}`;

   case "update":
    return "UpdateItem";

   case "close":
    return "Close";

   case "reopen":
    return "Reopen";

   case "milestone":
    return `Milestone ${e.title}`.trim();

   case "hide":
    return `HideComment ${String(e.comment)}`;

   case "create-label":
    return `CreateLabel ${e.name}`;
   }
  }
  const R = " --\x3e";
  function lineMarker(e, t) {
   return `${e.slice(0, -R.length)}:${t}${R}`;
  }
  function idIn(e, t) {
   const n = `${t.slice(0, -R.length)}:`;
   return e.startsWith(n) ? /^[0-9a-f]+(?:-\d+)?(?= -->)/.exec(e.slice(n.length))?.[0] ?? null : null;
  }
  function hasLineMarker(e, t) {
   return e.startsWith(t) || null !== idIn(e, t);
  }
  const isClosed = ({isResolved: e, first: t}) => e || t.isMinimized, isSettled = e => e.isResolved && !e.isResolvedByOwn;
  function wordsOf(e) {
   return e.replace(/^<!--[^\n]*-->\n/, "").replace(/```[\s\S]*?(?:```|$)/g, " ").toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  }
  const S = .6, C = 4;
  var T = n(99180), q = n(51061);
  function diffLines(e) {
   const [t, n] = [ new Map, new Map ];
   let [r, o, s] = [ 0, 0, 0 ];
   for (const i of e.split("\n")) {
    const e = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(i);
    if (null !== e) r += 1, [o, s] = [ Number(e[1]), Number(e[2]) ]; else {
     if (0 === r) continue;
     i.startsWith("+") ? t.set(s++, r) : i.startsWith("-") ? n.set(o++, r) : i.startsWith(" ") && (t.set(s++, r), 
     o += 1);
    }
   }
   return {
    right: t,
    left: n
   };
  }
  function outsideDiff({line: e, startLine: t = e, side: n}, r) {
   const o = "RIGHT" === n ? r.right : r.left, s = o.get(e);
   return void 0 === s ? "the line is not in the diff" : o.get(t) === s ? null : "the lines are not in one hunk of the diff";
  }
  function lineBody({body: e, suggestion: t, side: n}, r, o) {
   const s = o(e), i = "RIGHT" === n ? "suggestion" : "";
   return markedBody(r, void 0 === t ? s : `${s}\n\n${(0, q.O)(t, i)}`);
  }
  function misplacedSection(e, t) {
   return 0 === e.length ? "" : [ "#### Not on a line of the diff", ...e.map(({comment: e, reason: n}) => {
    const {body: r, suggestion: o} = e, s = void 0 === o ? [] : [ "Suggested instead:", (0, 
    q.O)(o, "") ];
    return [ `**${(0, T.ti)(locationOf(e))}** (${n})`, t(r), ...s ].join("\n\n");
   }) ].join("\n\n");
  }
  function locationOf({path: e, line: t, startLine: n}) {
   return `${e}:${void 0 === n ? "" : `${String(n)}-`}${String(t)}`;
  }
  const M = {
   COMMENT: "COMMENTED",
   APPROVE: "APPROVED",
   REQUEST_CHANGES: "CHANGES_REQUESTED"
  };
  async function postSummary(e, t, n) {
   const r = await async function(e, t, n) {
    if (e.fresh.length + e.misplaced.length > 0) return await create(e, n);
    const r = function(e, t) {
     const {event: n, sha: r, key: o} = t;
     if ("COMMENT" === n) return e.findLast(({body: e, state: n}) => n === M.COMMENT && e.startsWith(markerOf(t))) ?? null;
     const s = e.findLast(({body: e, state: t}) => isReviewOf(e, o) && t !== M.COMMENT);
     return s?.state !== M[n] || "APPROVE" === n && s.commit !== r ? null : s;
    }(t, e);
    if (null !== r) return await async function(e, t, n) {
     const {id: r, url: o} = e, s = bodyOf(t, []);
     return t.inSummary.length > 0 || isSame(e.body, s) ? {
      ...L,
      outcome: "unchanged",
      url: o
     } : (await n.updateReview(r, s), {
      ...L,
      outcome: "updated",
      url: o
     });
    }(r, e, n);
    const o = t.findLast(({body: t}) => isReviewOf(t, e.key)) ?? null, s = e.known.length + e.inSummary.length > 0;
    return null !== o && s && null === e.answer && "COMMENT" === e.event ? {
     ...L,
     outcome: "unchanged",
     url: o.url
    } : await create(e, n);
   }(e, t, n);
   return "failed" !== r.outcome || "COMMENT" === e.event ? r : {
    ...await postSummary({
     ...e,
     event: "COMMENT"
    }, t, n),
    decisionRefused: `GitHub said ${r.refusal}`
   };
  }
  function markerOf({key: e, answer: t}) {
   return (0, d._)(e, null === t ? "review" : `${t}:review`);
  }
  function isReviewOf(e, t) {
   const n = (0, d._)(t, "").replace(/ -->$/, "");
   return e.startsWith(n) && /^[^\n]*(?<=:)review -->/.test(e);
  }
  const L = {
   refusal: "",
   linesRefused: null,
   decisionRefused: null
  };
  async function create(e, t) {
   const {sha: n, event: r, fresh: o} = e, s = await t.createReview({
    commit: n,
    event: r,
    body: bodyOf(e, []),
    comments: onLines(o)
   });
   if (!("refused" in s)) return {
    ...L,
    outcome: "created",
    url: s.url
   };
   const i = {
    ...L,
    outcome: "failed",
    url: null,
    refusal: s.refused
   };
   if (0 === o.length) return i;
   const a = await t.createReview({
    commit: n,
    event: r,
    body: bodyOf(e, o),
    comments: []
   });
   return "refused" in a ? {
    ...i,
    refusal: a.refused
   } : {
    ...L,
    outcome: "created",
    url: a.url,
    linesRefused: `GitHub said ${s.refused}`
   };
  }
  function bodyOf(e, t) {
   const {text: n, misplaced: r, sanitize: o, footer: s} = e, i = t.map(({comment: e}) => ({
    comment: e,
    reason: "GitHub rejected the line"
   })), a = [ o(n), misplacedSection([ ...r, ...i ], o) ].filter(e => "" !== e);
   return markedBody(markerOf(e), a.join("\n\n"), s);
  }
  function onLines(e) {
   return e.map(({comment: {path: e, line: t, side: n, startLine: r}, body: o}) => ({
    path: e,
    line: t,
    side: n,
    body: o,
    ...void 0 === r ? {} : {
     startLine: r
    }
   }));
  }
  const E = 30, I = "`contents: write`", N = "Its lines have changed, and this review does not repeat it.";
  function endOf(e, t) {
   return e ? {
    outcome: "updated",
    note: `Resolved. ${N}`
   } : t ? {
    outcome: "updated",
    note: `Hidden as resolved. ${N} To resolve it, the job needs ${I}.`
   } : {
    outcome: "withheld",
    note: `Not resolved: the job needs ${I}. ${N}`
   };
  }
  function postReview(e, t) {
   const {key: n, sanitize: r, github: o} = t;
   return o.write("the review", [ "pull-requests: write" ], async o => {
    const s = await o.head(), i = null !== t.reviewedSha && t.reviewedSha !== s.sha, a = "COMMENT" === e.event ? null : function(e, t, n, r) {
     return null !== r.whyCommentOnly ? r.whyCommentOnly : n ? "GitHub does not accept approvals or change requests on a pull request from the same account." : "APPROVE" === e && t ? "The pull request has changed since the run looked at it." : "APPROVE" === e && null === r.reviewedSha ? "It is unknown which commit the run looked at." : null;
    }(e.event, i, s.isOwn, t), l = (0, d._)(n, "line"), [c, h] = [ await o.reviews(), await o.threads() ], m = await async function(e, {marker: t, reviews: n, threads: r, isMoved: o, context: {reviewedSha: s, sanitize: i}}, a) {
     const l = function(e, t, n) {
      const r = n.filter(({isOwn: e, first: n}) => e && hasLineMarker(n.body, t)).toSorted((e, t) => Number(isClosed(e)) - Number(isClosed(t))), o = new Map, s = e.map(e => {
       const t = e.id ?? (0, u.R)([ e.path, "\0", wordsOf(e.body).join(" ") ], 12), n = (o.get(t) ?? 0) + 1;
       return o.set(t, n), {
        comment: e,
        id: 1 === n ? t : `${t}-${String(n)}`
       };
      }), i = new Map, a = [ (e, n, r) => idIn(r.first.body, t) === n, (e, t, n) => !isClosed(n) && function(e, {path: t, line: n, startLine: r, side: o}) {
       return e.path === t && e.line === n && e.side === o && e.startLine === (r ?? null);
      }(n, e), (e, t, n) => n.path === e.path && function(e, t) {
       const [n, r] = [ new Set(wordsOf(e)), new Set(wordsOf(t)) ];
       if (Math.min(n.size, r.size) < C) return !1;
       const o = [ ...n ].filter(e => r.has(e)).length;
       return o / (n.size + r.size - o) >= S;
      }(n.first.body, e.body) ];
      for (const e of a) for (const {comment: t, id: n} of s) {
       const o = i.has(t) ? -1 : r.findIndex(r => e(t, n, r)), [s] = o < 0 ? [] : r.splice(o, 1);
       void 0 !== s && i.set(t, s);
      }
      return s.map(e => ({
       ...e,
       thread: i.get(e.comment) ?? null
      }));
     }(e, t, r), c = l.flatMap(e => null === e.thread || isClosed(e.thread) && !isSettled(e.thread) ? [] : [ {
      ...e,
      thread: e.thread
     } ]), d = l.filter(({comment: e}) => !c.some(t => t.comment === e)), h = d.map(({comment: e}) => e).filter(({path: e, body: t}) => n.some(n => function(e, t) {
      const n = wordsOf(t);
      return n.length > 0 && ` ${wordsOf(e).join(" ")} `.includes(` ${n.join(" ")} `);
     }(function(e, t) {
      const n = e.split(/\r?\n/), r = n.findIndex(e => e.startsWith("**") && e.includes(`${t}:`));
      return -1 === r ? "" : n.slice(r + 1).join("\n");
     }(n.body, e), i(t)))), m = d.filter(({comment: e}) => !h.includes(e));
     if (0 === m.length) return {
      known: c,
      inSummary: h,
      fresh: [],
      misplaced: []
     };
     const f = `the pull request has changed since ${s?.slice(0, 7) ?? ""}`, w = m.map(({comment: e}) => e), {placed: p, misplaced: b} = o ? {
      placed: [],
      misplaced: w.map(e => ({
       comment: e,
       reason: f
      }))
     } : function(e, t) {
      const n = new Map(t.map(({path: e, patch: t}) => [ e, null === t ? null : diffLines(t) ])), r = [], o = [];
      for (const t of e) {
       const e = n.get(t.path), s = void 0 === e ? "the pull request does not change this file" : null === e ? "GitHub provides no diff for this file" : outsideDiff(t, e);
       null === s ? r.push(t) : o.push({
        comment: t,
        reason: s
       });
      }
      return {
       placed: r,
       misplaced: o
      };
     }(w, await a.files()), y = m.filter(({comment: e}) => p.includes(e)).map(({comment: e, id: n}) => ({
      comment: e,
      body: lineBody(e, lineMarker(t, n), i)
     }));
     return {
      known: c,
      inSummary: h,
      fresh: y,
      misplaced: b
     };
    }(e.comments, {
     marker: l,
     reviews: c,
     threads: h,
     isMoved: i,
     context: t
    }, o), f = await async function(e, {marker: t, sanitize: n}, r) {
     const o = [];
     for (const {comment: s, id: i, thread: a} of e) {
      const {first: e} = a, u = lineBody(s, lineMarker(t, i), n);
      isFinal(a) || isSame(e.body, u) ? o.push(unchanged(s, e.url, noteOf(a))) : (await r.updateLine(e.id, u), 
      o.push({
       what: locationOf(s),
       outcome: "updated",
       url: e.url,
       note: ""
      }));
     }
     return o;
    }(m.known, {
     marker: l,
     sanitize: r
    }, o), w = null === a ? e.event : "COMMENT", p = {
     sha: s.sha,
     event: w,
     text: e.body,
     ...m,
     ...t
    }, b = await postSummary(p, c, o), y = new Set(m.known.map(({thread: e}) => e.id)), g = i || null !== t.whyCommentOnly || "failed" === b.outcome ? [] : await async function(e, {marker: t, repeated: n}, r) {
     const o = e.filter(e => e.isOwn && e.isOutdated && !e.hasReplies && !isClosed(e)).filter(({id: e, first: r}) => !n.has(e) && hasLineMarker(r.body, t)), s = [];
     let [i, a] = [ !0, !0 ];
     for (const {id: e, path: t, first: n} of o.slice(0, E)) i && (i = null === await r.resolveThread(e)), 
     !i && a && (a = null === await r.hide(n.nodeId, "RESOLVED")), s.push({
      what: `Thread ${t}`,
      url: n.url,
      ...endOf(i, a)
     });
     return s;
    }(h, {
     marker: l,
     repeated: y
    }, o);
    return [ summaryRow(e.event, a, b), ...f, ...m.fresh.map(({comment: e}) => lineRow(e, b, b.linesRefused)), ...m.misplaced.map(({comment: e, reason: t}) => lineRow(e, b, t)), ...m.inSummary.map(e => unchanged(e, null, "An earlier review has it in its text.")), ...g ];
   });
  }
  const isFinal = e => isClosed(e) || e.hasReplies || e.isOutdated;
  function noteOf(e) {
   return isSettled(e) ? "Not repeated: someone resolved this thread." : e.hasReplies ? "Not repeated: people discuss it in its thread." : "";
  }
  function unchanged(e, t, n) {
   return {
    what: locationOf(e),
    outcome: "unchanged",
    url: t,
    note: n
   };
  }
  function summaryRow(e, t, n) {
   const r = `Review ${e}`, {url: o} = n;
   if ("failed" === n.outcome) return {
    what: r,
    outcome: "failed",
    url: o,
    note: n.refusal
   };
   const s = t ?? n.decisionRefused;
   return null === s ? {
    what: r,
    outcome: n.outcome,
    url: o,
    note: ""
   } : {
    what: r,
    outcome: "fell back",
    url: o,
    note: `It was posted as COMMENT: ${s}`
   };
  }
  function lineRow(e, {outcome: t, url: n, refusal: r}, o) {
   const s = locationOf(e);
   return "failed" === t ? {
    what: s,
    outcome: "failed",
    url: n,
    note: r
   } : null === o ? {
    what: s,
    outcome: "created",
    url: n,
    note: ""
   } : {
    what: s,
    outcome: "fell back",
    url: n,
    note: `It is in the summary of the review: ${o}.`
   };
  }
  async function applyWriteRequests(e, t) {
   const n = e.filter(isCommit), r = e.filter(e => !isCommit(e)).toSorted((e, t) => Number("create-label" === t.kind) - Number("create-label" === e.kind)), o = await applyInOrder(n, t), s = o.find(({outcome: e}) => "failed" === e || "withheld" === e);
   if (void 0 === s) {
    const e = await applyInOrder(r, t);
    return [ ...o, ...e, ...await ended(r, e, t) ];
   }
   const i = s.what.split(" ", 1)[0] ?? "";
   return [ ...o, ...apply_writes_withheld(r, `Canceled, because ${i} did not succeed. ${s.note.split(/(?<=\.) /, 1)[0] ?? ""}`.trim()) ];
  }
  async function ended(e, t, n) {
   try {
    return await async function(e, t, {github: n, key: r, issueEnd: o}) {
     const {expiresDays: s, closesOlder: i, now: a} = o, u = e.flatMap(e => "issue" === e.kind ? [ titleOf(e.title) ] : []);
     if (0 === u.length || null === s && !i) return [];
     const c = i && t.some(({what: e, outcome: t}) => "created" === t && /^Issue /.test(e)), h = u.map(e => issueMarker(r, e)), m = (0, 
     d._)(r, "issue:").replace(/ -->$/, ""), why = e => {
      if (!e.isOpen || !e.body.startsWith(m)) return null;
      if (h.some(t => e.body.startsWith(t))) return null;
      const [, , t = "9"] = p.exec(e.body) ?? [];
      return t < new Date(a).toISOString().slice(0, 10) ? `Closed: it expired on ${t}.` : c ? "Closed: this run opened a newer one." : null;
     };
     return await n.write("the state of earlier issues", [ "issues: write" ], async e => {
      const t = [];
      for (const n of await e.issues()) {
       const r = why(n);
       null !== r && (await e.updateIssue(n.number, {
        state: "closed",
        reason: "not_planned"
       }), t.push({
        what: `Issue ${(0, l.ml)(n.title, 80)}`,
        outcome: "updated",
        url: n.url,
        note: r
       }));
      }
      return t;
     });
    }(e, t, n);
   } catch (e) {
    return (0, r.ki)(e, o.J), [ {
     what: "Issue",
     outcome: "failed",
     url: null,
     note: e.sentences
    } ];
   }
  }
  const isCommit = ({kind: e}) => "push" === e || "pull-request" === e;
  async function applyInOrder(e, t) {
   const n = [];
   for (const [s, i] of e.entries()) {
    const a = e.slice(0, s + 1).filter(({kind: e}) => e === i.kind).length;
    try {
     n.push(...await applyAndReport(i, a, t));
    } catch (e) {
     (0, r.ki)(e, o.J), n.push({
      what: nameOf(i),
      outcome: "failed",
      url: null,
      note: `${sentence(e.message)} ${e.hint}`
     });
    }
   }
   return n;
  }
  async function applyAndReport(e, t, n) {
   const h = new Map, [m, ...f] = await function(e, t, n) {
    switch (e.kind) {
    case "comment":
     return async function({body: e}, t, {github: n, sanitize: r, key: o, answer: s, item: i, footer: a}) {
      const u = (0, d._)(o, `${null === s ? "" : `${s}:`}comment:${String(t)}`), l = markedBody(u, r(e), a);
      return [ {
       what: "Comment",
       ...await n.write("the comment", permissionFor(i), async e => {
        const t = (await e.comments()).find(e => e.body.startsWith(u));
        if (void 0 !== t && isSame(t.body, l)) return {
         outcome: "unchanged",
         url: t.url
        };
        const n = void 0 === t ? null : await e.updateComment(t.id, l);
        return null !== n ? {
         outcome: "updated",
         url: n.url
        } : {
         outcome: "created",
         url: (await e.createComment(l)).url
        };
       }),
       note: ""
      } ];
     }(e, t, n);

    case "review":
     return postReview(e, n);

    case "label":
     return function({add: e, remove: t}, {github: n, item: r}) {
      return n.write("the labels", permissionFor(r), async n => {
       const r = new Set((await n.labels()).map(e => e.toLowerCase())), o = [];
       for (const t of e) o.push(await added(t, r, n));
       for (const e of t) o.push(await removed(e, r, n));
       return o;
      });
     }(e, n);

    case "assign":
     return function({users: e}, {github: t, item: n}) {
      return t.write("the assignees", permissionFor(n), async t => {
       const n = new Set((await t.assignees()).map(e => e.toLowerCase())), r = [];
       for (const o of e) {
        const e = {
         what: `Assign ${o}`,
         url: null,
         note: ""
        };
        n.has(o.toLowerCase()) ? r.push({
         ...e,
         outcome: "unchanged"
        }) : await t.canBeAssigned(o) ? (await t.assign([ o ]), r.push({
         ...e,
         outcome: "created"
        })) : r.push({
         ...e,
         outcome: "failed",
         note: "No user with this name can be assigned here."
        });
       }
       return r;
      });
     }(e, n);

    case "issue":
     return function({title: e, body: t, labels: n}, {github: r, sanitize: o, key: s, afterClosed: i, footer: a, issueEnd: u}) {
      const c = titleOf(e), d = issueMarker(s, c), h = markedBody(`${d}${function({expiresDays: e, now: t}) {
       return null === e ? "" : `\n\x3c!-- sallyport-expires:${new Date(t + e * w).toISOString().slice(0, 10)} --\x3e`;
      }(u)}`, o(t), a), m = `Issue ${(0, l.ml)(c, 80)}`;
      return r.write("the issue", [ "issues: write" ], async e => {
       const t = (await e.issues()).filter(e => e.body.startsWith(d)), r = t.find(({isOpen: e}) => e) ?? t[0], o = !1 === r?.isOpen && i && !isSameIssue(r.body, h);
       if (void 0 === r || o) {
        const {known: t, unknown: r} = await async function(e, t) {
         const [n, r] = [ [], [] ];
         for (const o of e) {
          const e = await t.labelNamed(o);
          null === e ? r.push(o) : n.push(e);
         }
         return {
          known: n,
          unknown: r
         };
        }(n, e), {url: o} = await e.createIssue({
         title: c,
         body: h,
         labels: t
        }), s = 0 === r.length ? "" : `Omitted labels that do not exist: ${r.join(", ")}.`;
        return [ {
         what: m,
         outcome: "created",
         url: o,
         note: s
        } ];
       }
       const {url: s, number: a} = r;
       return r.isOpen ? isSameIssue(r.body, h) ? [ {
        what: m,
        outcome: "unchanged",
        url: s,
        note: ""
       } ] : (await e.updateIssue(a, {
        body: h
       }), [ {
        what: m,
        outcome: "updated",
        url: s,
        note: ""
       } ]) : [ {
        what: m,
        outcome: "withheld",
        url: s,
        note: closedNote(i)
       } ];
      });
     }(e, n);

    case "pull-request":
     return postPullRequest(e, n);

    case "push":
     return async function(e, t) {
      const {push: n, github: s} = t;
      if (null === n) throw new Error("a push was recorded with nowhere to go");
      const i = (0, l.ml)((0, a.wh)((0, $.$T)(t.sanitize(e.title))).replace(/\s+/g, " ").trim(), 200), row = e => [ {
       what: `PushToPullRequest ${(0, l.ml)(i, 80)}`,
       ...e
      } ], {collected: u} = n;
      if ("refused" in u) return row(push_withheld(`Nothing was pushed: ${u.refused}.`));
      const {tree: c} = u, h = (0, $.pb)(c, n.holdsSecret);
      if (null !== h) return row(push_withheld(`Nothing was pushed: ${h} contains what looks like a secret.`));
      if (null !== n.indirect) return row(await fallBack(e, n.indirect, t));
      const m = (0, $.$T)("" === e.body ? "" : t.sanitize(e.body)).trim(), f = [ `Requested-in: ${n.pullUrl}`, (0, 
      $.lW)(c) ], w = {
       headline: i,
       body: [ ..."" === m ? [] : [ m, "" ], ...f ].join("\n")
      };
      try {
       const i = await s.write("the commit", [ "contents: write" ], e => async function({tree: e, message: t}, n, r) {
        const {branch: o} = n;
        for (let s = 1; s <= O; s += 1) {
         const s = await r.branchTip(o);
         if (null === s) return {
          kind: "gone"
         };
         const i = s === e.base ? void 0 : await pushedBefore(e, o, r);
         if (void 0 !== i) return {
          kind: "pushed",
          commit: i,
          parent: e.base,
          isOld: !0,
          verification: null
         };
         const a = s === e.base ? {
          tree: e
         } : await n.merge(e, s);
         if ("conflicts" in a) return {
          kind: "conflict",
          tip: s,
          files: a.conflicts
         };
         if (0 === a.tree.files.length) return {
          kind: "pushed",
          commit: s,
          parent: s,
          isOld: !0,
          verification: null
         };
         const u = (0, $.pb)(a.tree, n.holdsSecret);
         if (null !== u) return {
          kind: "refused",
          reason: `${u} contains what looks like a secret`
         };
         const l = await n.commit(a.tree, t, r), c = await n.advance(l.sha, r);
         if ("refused" === c.kind) return c;
         if ("done" === c.kind) return {
          kind: "pushed",
          commit: l.sha,
          parent: a.tree.base,
          isOld: !1,
          verification: l.verification
         };
        }
        return {
         kind: "refused",
         reason: `others pushed to ${o} again and again`
        };
       }({
        tree: c,
        message: w
       }, n, e));
       switch (i.kind) {
       case "pushed":
        return row(await async function({commit: e, parent: t, isOld: n, verification: s}, i, {github: a}, u) {
         const l = await async function(e, {pullUrl: t}, n) {
          try {
           return function(e, t) {
            switch (e.kind) {
            case "started":
             return `The checks have started: ${e.url}`;

            case "waiting":
             return `The checks wait for someone with write permission to select "Approve workflows to run": ${t}`;

            case "none":
             return "No checks have started: the token of a workflow starts none on `push` or on GitHub Enterprise Server. Pass the token of a GitHub App as github-token.";
            }
           }(await n.write("the state of the checks", [ "actions: read" ], t => t.checksAfterPush(e)), t);
          } catch (e) {
           return (0, r.ki)(e, o.J), "Whether the checks start is unknown: add `actions: read` under permissions: of the job.";
          }
         }(e, u, a), c = [ `Commit ${e.slice(0, 7)} on ${u.branch}.`, n ? "It was there already." : "", n || t === i.base ? "" : `Rebased onto ${t.slice(0, 7)}, which was pushed while the run worked.`, null === s ? "" : signature(s), n ? "" : l ];
         return {
          outcome: n ? "unchanged" : "created",
          branch: u.branch,
          commit: e,
          url: `${u.repositoryUrl}/commit/${e}`,
          note: c.filter(e => "" !== e).join(" ")
         };
        }(i, c, t, n));

       case "conflict":
        return row(await async function({tip: e, files: t}, n, s, i) {
         const a = `${i.repositoryUrl}/compare/${n.base}...${e}`, u = `someone pushed to ${i.branch} while the run worked, and both changed ${function(e) {
          const t = e.length - 3;
          return `${e.slice(0, 3).join(", ")}${t > 0 ? ` and ${String(t)} more` : ""}`;
         }(t)}.`, {patch: l, isResultPosted: c} = i, h = "" !== l && l.length <= v.p5, m = h && !c ? await async function({why: e, link: t, patch: n}, {github: s, key: i, answer: a, item: u, footer: l}) {
          const c = (0, d._)(i, (null === a ? "" : `${a}:`) + "patch"), h = markedBody(c, `**Nothing was pushed:** ${e} [What was pushed since](${t})\n\n${(0, 
          v.Ij)(n)}`, l);
          try {
           return await s.write("the comment with the patch", permissionFor(u), async e => {
            const t = (await e.comments()).find(e => e.body.startsWith(c));
            return ((void 0 === t ? null : await e.updateComment(t.id, h)) ?? await e.createComment(h)).url;
           });
          } catch (e) {
           return (0, r.ki)(e, o.J), null;
          }
         }({
          why: u,
          link: a,
          patch: l
         }, s) : null;
         return {
          outcome: "failed",
          url: m,
          note: `Nothing was pushed: ${u} ${null !== m ? v.zs : h && c ? v.Fx : "The patch is the file changes.patch, next to the report of the run."} What was pushed since: ${a}`
         };
        }(i, c, t, n));

       case "refused":
        return row(await fallBack(e, i.reason, t));

       case "gone":
        return row({
         outcome: "failed",
         url: null,
         note: `The branch ${n.branch} no longer exists.`
        });
       }
      } catch (e) {
       return (0, r.ki)(e, k.U), row({
        outcome: "failed",
        url: null,
        note: `Nothing was pushed: ${e.message}.`
       });
      }
     }(e, n);

    case "check-run":
     return async function({name: e, conclusion: t, title: n, summary: r}, {github: o, sanitize: s, key: i, reviewedSha: d, whyCommentOnly: h}) {
      const m = `${c}${(0, a.wh)(e).replace(/\s+/g, " ").trim() || "check"}`, f = "success" === t && null !== h, w = f ? "neutral" : t, p = `CheckRun ${(0, 
      l.ml)(m, 80)}, ${w}`;
      if (null === d) return [ {
       what: p,
       outcome: "withheld",
       url: null,
       note: "It is unknown which commit the run looked at."
      } ];
      const b = {
       title: (0, l.ml)((0, a.wh)(n).replace(/\s+/g, " ").trim() || m, 255),
       summary: s(r),
       annotations: [],
       conclusion: w
      }, y = `sallyport:${i}:${(0, u.R)([ JSON.stringify([ m, b ]) ])}`;
      return [ {
       what: p,
       ...await o.write("the check run", [ "checks: write" ], async e => {
        const t = (await e.checkRuns(d, m)).find(e => e.externalId === y);
        if (void 0 !== t) return {
         outcome: "unchanged",
         url: t.url
        };
        const {url: n} = await e.createCheckRun(d, m, y, b);
        return {
         outcome: "created",
         url: n
        };
       }),
       note: f ? `${h} The conclusion is therefore neutral.` : ""
      } ];
     }(e, n);

    case "reply":
     return function({thread: e, body: t}, n, {github: r, sanitize: o, key: s, answer: i, footer: a}) {
      const u = `ReplyToThread ${String(e)}`, l = (0, d._)(s, `${null === i ? "" : `${i}:`}reply:${String(n)}`), c = markedBody(l, o(t), a);
      return r.write("the reply", y, async t => {
       const n = (await t.threads()).find(({first: t}) => t.id === e);
       if (void 0 === n) return [ missingThread(u) ];
       const r = n.own.findLast(e => e.body.startsWith(l) && (!e.isAnswered || isSame(e.body, c)));
       if (void 0 !== r && isSame(r.body, c)) return [ row(u, "unchanged", r.url) ];
       if (void 0 !== r) return await t.updateLine(r.id, c), [ row(u, "updated", r.url) ];
       const o = await t.reply(e, c);
       return [ null === o ? missingThread(u) : row(u, "created", o.url) ];
      });
     }(e, t, n);

    case "resolve":
     return function({thread: e, reason: t}, {github: n}) {
      const r = `ResolveThread ${String(e)}`;
      return n.write("the thread", [ "contents: write" ], async n => {
       const o = (await n.threads()).find(({first: t}) => t.id === e);
       if (void 0 === o) return [ missingThread(r) ];
       const s = function({isOwn: e, hasReplies: t, first: n}) {
        return e && (0, b.L)(n.body) ? t ? "Someone answered in this thread, so people resolve it." : null : "Someone else started this thread.";
       }(o), i = o.first.url;
       if (null !== s) return [ row(r, "withheld", i, s) ];
       if (o.isResolved || o.first.isMinimized) return [ row(r, "unchanged", i) ];
       if (null === await n.resolveThread(o.id)) return [ row(r, "updated", i, t) ];
       const a = "To resolve it, the job needs `contents: write`.";
       return null === await n.hide(o.first.nodeId, "RESOLVED") ? [ row(r, "fell back", i, `Hidden as resolved. ${a}`) ] : [ row(r, "failed", i, `Not resolved. ${a}`) ];
      });
     }(e, n);

    case "reviewers":
     return function({users: e, teams: t}, {github: n}) {
      const r = [ ...e, ...t.map(e => `team/${e}`) ];
      return n.write("the request for reviews", y, async e => {
       const t = new Set((await e.requestedReviewers()).map(e => e.toLowerCase())), n = [];
       for (const o of r) {
        const r = `RequestReviewers ${o}`;
        if (t.has(o.toLowerCase())) n.push(row(r, "unchanged", null)); else {
         const [t, s] = o.startsWith("team/") ? [ [], [ o.slice(5) ] ] : [ [ o ], [] ], i = await e.requestReviewers(t, s);
         n.push(row(r, null === i ? "created" : "failed", null, i?.refused ?? ""));
        }
       }
       return n;
      });
     }(e, n);

    case "update":
     return function(e, {github: t, sanitize: n, item: r}) {
      const o = void 0 === e.title ? void 0 : (0, a.wh)(e.title).replace(/\s+/g, " ").trim(), s = void 0 === e.body ? void 0 : n(e.body);
      return t.write("the issue or pull request", permissionFor(r), async e => {
       const t = await e.item(), n = /^(?:<!-- sallyport[^\n]*-->\r?\n)*/.exec(t.body)?.[0] ?? "", r = {
        ...void 0 === o || "" === o || o === t.title ? {} : {
         title: o
        },
        ...void 0 === s || isSame(t.body, n + s) ? {} : {
         body: n + s
        }
       }, i = Object.keys(r);
       return i.length > 0 && await e.updateItem(r), [ row("UpdateItem", i.length > 0 ? "updated" : "unchanged", t.url, i.join(", ")) ];
      });
     }(e, n);

    case "close":
    case "reopen":
     return function(e, {github: t, item: n}) {
      const r = "close" === e.kind, o = r ? "Close" : "Reopen";
      return t.write("the state of the issue or pull request", permissionFor(n), async t => {
       const {isOpen: s, url: i} = await t.item();
       if (s !== r) return [ row(o, "unchanged", i) ];
       const a = r ? "closed" : "open", u = "close" === e.kind ? e.reason : "reopened";
       return await t.updateItem("issue" === n ? {
        state: a,
        reason: u
       } : {
        state: a
       }), [ row(o, "updated", i) ];
      });
     }(e, n);

    case "milestone":
     return function({title: e}, {github: t, item: n}) {
      const r = `Milestone ${e}`.trim();
      return t.write("the milestone", permissionFor(n), async t => {
       const {milestone: n, url: o} = await t.item();
       if ((n ?? "").toLowerCase() === e.toLowerCase()) return [ row(r, "unchanged", o) ];
       const s = "" === e ? null : await async function(e, t) {
        return (await t.milestones()).find(t => t.title.toLowerCase() === e.toLowerCase())?.number;
       }(e, t);
       return void 0 === s ? [ row(r, "failed", null, "The repository has no open milestone with this title.") ] : (await t.updateItem({
        milestone: s
       }), [ row(r, "updated", o) ]);
      });
     }(e, n);

    case "hide":
     return function({comment: e, reason: t}, {github: n, item: r}) {
      const o = `HideComment ${String(e)}`, s = permissionFor(r);
      return n.write("the state of the comment", s, async n => {
       const r = await n.commentNode(e);
       if (null === r) return [ row(o, "failed", null, "The issue or pull request has no such comment.") ];
       const i = await n.hide(r.nodeId, g[t]);
       return null === i ? [ row(o, "updated", r.url, t) ] : [ row(o, "failed", r.url, `${i.forbidden}. Give the job \`${s.join("")}\`.`) ];
      });
     }(e, n);

    case "create-label":
     return function(e, {github: t}) {
      const n = `CreateLabel ${e.name}`;
      return t.write("the label", [ "issues: write", "pull-requests: write" ], async t => {
       if (null !== await t.labelNamed(e.name)) return [ row(n, "unchanged", null) ];
       const r = await t.createLabel(e);
       return [ row(n, null === r ? "created" : "failed", null, r?.refused ?? "") ];
      });
     }(e, n);
    }
   }(e, t, {
    ...n,
    sanitize: e => {
     const t = h.get(e) ?? n.sanitize(e);
     return h.set(e, t), t.text;
    }
   }), p = (0, i.j)(...[ ...h.values() ].map(e => e.changes));
   if (void 0 === m || 0 === p.length) return void 0 === m ? [] : [ m, ...f ];
   const R = [ ..."" === m.note ? [] : [ sentence(m.note) ], `Sanitized: ${(0, s.G)(p)}.` ];
   return [ {
    ...m,
    note: R.join(" ")
   }, ...f ];
  }
  const sentence = e => /[.!?]$/.test(e) ? e : `${e}.`;
  function apply_writes_withheld(e, t) {
   return e.map(e => ({
    what: nameOf(e),
    outcome: "withheld",
    url: null,
    note: t
   }));
  }
 }),
 57679: (function(e, t, n) {
  n.d(t, {
   $T: () => withoutSkips,
   lW: () => changesTrailer,
   pb: () => secretFile,
   s9: () => o
  });
  var r = n(50987);
  function withoutSkips(e) {
   return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
  }
  const o = "Sallyport-Changes: ";
  function changesTrailer(e) {
   return `${o}${function({files: e}) {
    const t = e.flatMap(({path: e, content: t, mode: n}) => {
     const r = null === t ? "gone" : String(t.length);
     return [ `${JSON.stringify(void 0 === n ? [ e, r ] : [ e, r, n ])}\n`, t ?? "" ];
    });
    return (0, r.R)(t, 32);
   }(e)}`;
  }
  function secretFile({files: e}, t) {
   const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? s ])));
   return n?.path ?? null;
  }
  const s = Buffer.alloc(0);
 })
};
