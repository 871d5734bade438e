"use strict";

exports.id = 3681;

exports.ids = [ 3681 ];

exports.modules = {
 3681: (function(e, t, n) {
  n.d(t, {
   applyWriteRequests: () => applyWriteRequests,
   withheld: () => apply_writes_withheld
  });
  var o = n(42357);
  var s = n(60957);
  var r = n(49703);
  var i = n(42344);
  function permissionFor(e) {
   return [ e === "pull-request" ? "pull-requests: write" : "issues: write" ];
  }
  function postAssignees({users: e}, {github: t, item: n}) {
   return t.write("the assignees", permissionFor(n), async t => {
    const n = new Set((await t.assignees()).map(e => e.toLowerCase()));
    const o = [];
    for (const s of e) {
     const e = {
      what: `Assign ${s}`,
      url: null,
      note: ""
     };
     if (n.has(s.toLowerCase())) o.push({
      ...e,
      outcome: "unchanged"
     }); else if (await t.canBeAssigned(s)) {
      await t.assign([ s ]);
      o.push({
       ...e,
       outcome: "created"
      });
     } else o.push({
      ...e,
      outcome: "failed",
      note: "No user with this name can be assigned here."
     });
    }
    return o;
   });
  }
  var a = n(50987);
  var u = n(20653);
  var c = n(57679);
  const l = "Sallyport: ";
  async function postCheckRun({name: e, conclusion: t, title: n, summary: o}, {github: s, sanitize: r, key: i, reviewedSha: d, whyCommentOnly: h}) {
   const f = `${l}${(0, c.D4)(e) || "check"}`;
   const m = t === "success" && h !== null;
   const p = m ? "neutral" : t;
   const w = `CheckRun ${(0, u.ml)(f, 80)}, ${p}`;
   if (d === null) return [ {
    what: w,
    outcome: "withheld",
    url: null,
    note: "It is unknown which commit the run looked at."
   } ];
   const y = {
    title: (0, u.ml)((0, c.D4)(n) || f, 255),
    summary: r(o),
    annotations: [],
    conclusion: p
   };
   const b = `sallyport:${i}:${(0, a.R)([ JSON.stringify([ f, y ]) ])}`;
   const g = await s.write("the check run", [ "checks: write" ], async e => {
    const t = (await e.checkRuns(d, f)).find(e => e.externalId === b);
    if (t !== void 0) return {
     outcome: "unchanged",
     url: t.url
    };
    const {url: n} = await e.createCheckRun(d, f, b, y);
    return {
     outcome: "created",
     url: n
    };
   });
   return [ {
    what: w,
    ...g,
    note: m ? `${h} The conclusion is therefore neutral.` : ""
   } ];
  }
  var d = n(20544);
  var h = n(5105);
  var f = n(78155);
  var m = n(53585);
  function markedBody(e, t, n = "") {
   const o = n === "" ? "" : `\n\n${n}`;
   const s = h.j9 - e.length - 1 - o.length;
   return `${e}\n${(0, f.o)(t, {
    limit: s,
    unit: "characters",
    whole: "in write-requests.json, next to the run report"
   })}${o}`;
  }
  function isSame(e, t) {
   const plain = e => (0, m.s)(e.replaceAll("\r\n", "\n")).trimEnd();
   return plain(e) === plain(t);
  }
  async function postRequestedComment({body: e}, {github: t, sanitize: n, key: o, answer: s, item: r, footer: i}, a) {
   const u = (0, d._)(o, `${s === null ? "" : `${s}:`}comment:${String(a)}`);
   const c = markedBody(u, n(e), i);
   const l = await t.write("the comment", permissionFor(r), e => upsertComment(u, c, e));
   return [ {
    what: "Comment",
    ...l,
    note: ""
   } ];
  }
  async function upsertComment(e, t, n) {
   const o = (await n.comments()).find(t => t.body.startsWith(e));
   if (o !== void 0 && isSame(o.body, t)) return {
    outcome: "unchanged",
    url: o.url
   };
   const s = o === void 0 ? null : await n.updateComment(o.id, t);
   if (s !== null) return {
    outcome: "updated",
    url: s.url
   };
   return {
    outcome: "created",
    url: (await n.createComment(t)).url
   };
  }
  const p = 864e5;
  function titleOf(e) {
   return (0, c.D4)(e) || "Untitled";
  }
  function issueMarker(e, t) {
   return (0, d._)(e, `issue:${(0, a.R)([ t.toLowerCase() ])}`);
  }
  function expiryLine({expiresDays: e, now: t}) {
   if (e === null) return "";
   return `\n\x3c!-- sallyport-expires:${new Date(t + e * p).toISOString().slice(0, 10)} --\x3e`;
  }
  const w = /^([^\n]*)\r?\n<!-- sallyport-expires:(\d{4}-\d\d-\d\d) -->/;
  function withoutExpiry(e) {
   return e.replace(w, "$1");
  }
  async function endIssues(e, t, {github: n, key: o, issueEnd: s}) {
   const {expiresDays: r, closesOlder: i, now: a} = s;
   const c = e.flatMap(e => e.kind === "issue" ? [ titleOf(e.title) ] : []);
   if (c.length === 0 || r === null && !i) return [];
   const l = i && t.some(({what: e, outcome: t}) => t === "created" && /^Issue /.test(e));
   const h = c.map(e => issueMarker(o, e));
   const f = (0, d._)(o, "issue:").replace(/ -->$/, "");
   const why = e => {
    if (!e.isOpen || !e.body.startsWith(f)) return null;
    if (h.some(t => e.body.startsWith(t))) return null;
    const [, , t = "9"] = w.exec(e.body) ?? [];
    if (t < new Date(a).toISOString().slice(0, 10)) return `Closed: it expired on ${t}.`;
    return l ? "Closed: this run opened a newer one." : null;
   };
   return await n.write("the state of earlier issues", [ "issues: write" ], async e => {
    const t = [];
    for (const n of await e.issues()) {
     const o = why(n);
     if (o === null) continue;
     await e.updateIssue(n.number, {
      state: "closed",
      reason: "not_planned"
     });
     t.push({
      what: `Issue ${(0, u.ml)(n.title, 80)}`,
      outcome: "updated",
      url: n.url,
      note: o
     });
    }
    return t;
   });
  }
  function postIssue({title: e, body: t, labels: n}, {github: o, sanitize: s, key: r, afterClosed: i, footer: a, issueEnd: c}) {
   const l = titleOf(e);
   const d = issueMarker(r, l);
   const h = markedBody(`${d}${expiryLine(c)}`, s(t), a);
   const f = `Issue ${(0, u.ml)(l, 80)}`;
   return o.write("the issue", [ "issues: write" ], async e => {
    const t = (await e.issues()).filter(e => e.body.startsWith(d));
    const o = t.find(({isOpen: e}) => e) ?? t[0];
    const s = o?.isOpen === false && i && !isSameIssue(o.body, h);
    if (o === void 0 || s) {
     const {known: t, unknown: o} = await sorted(n, e);
     const {url: s} = await e.createIssue({
      title: l,
      body: h,
      labels: t
     });
     const r = o.length === 0 ? "" : `Omitted labels that do not exist: ${o.join(", ")}.`;
     return [ {
      what: f,
      outcome: "created",
      url: s,
      note: r
     } ];
    }
    const {url: r, number: a} = o;
    if (!o.isOpen) return [ {
     what: f,
     outcome: "withheld",
     url: r,
     note: closedNote(i)
    } ];
    if (isSameIssue(o.body, h)) return [ {
     what: f,
     outcome: "unchanged",
     url: r,
     note: ""
    } ];
    await e.updateIssue(a, {
     body: h
    });
    return [ {
     what: f,
     outcome: "updated",
     url: r,
     note: ""
    } ];
   });
  }
  const isSameIssue = (e, t) => isSame(withoutExpiry(e), withoutExpiry(t));
  function closedNote(e) {
   return e ? "The same issue was opened before and has been closed. Reopen it to use it." : "It was opened before and has been closed. Reopen it, or ask for another one in a comment.";
  }
  async function sorted(e, t) {
   const [n, o] = [ [], [] ];
   for (const s of e) {
    const e = await t.labelNamed(s);
    e === null ? o.push(s) : n.push(e);
   }
   return {
    known: n,
    unknown: o
   };
  }
  function postLabels({add: e, remove: t}, {github: n, item: o}) {
   return n.write("the labels", permissionFor(o), async n => {
    const o = new Set((await n.labels()).map(e => e.toLowerCase()));
    const s = [];
    for (const t of e) s.push(await added(t, o, n));
    for (const e of t) s.push(await removed(e, o, n));
    return s;
   });
  }
  async function added(e, t, n) {
   const o = `Label +${e}`;
   if (t.has(e.toLowerCase())) return {
    what: o,
    outcome: "unchanged",
    url: null,
    note: ""
   };
   const s = await n.labelNamed(e);
   if (s === null) return {
    what: o,
    outcome: "failed",
    url: null,
    note: "The repository has no such label."
   };
   await n.addLabels([ s ]);
   return {
    what: o,
    outcome: "created",
    url: null,
    note: ""
   };
  }
  async function removed(e, t, n) {
   const o = `Label -${e}`;
   if (!t.has(e.toLowerCase())) return {
    what: o,
    outcome: "unchanged",
    url: null,
    note: ""
   };
   await n.removeLabel(e);
   return {
    what: o,
    outcome: "updated",
    url: null,
    note: ""
   };
  }
  var y = n(90123);
  const b = [ "pull-requests: write" ];
  function postReply({thread: e, body: t}, {github: n, sanitize: o, key: s, answer: r, footer: i}, a) {
   const u = `ReplyToThread ${String(e)}`;
   const c = (0, d._)(s, `${r === null ? "" : `${r}:`}reply:${String(a)}`);
   const l = markedBody(c, o(t), i);
   return n.write("the reply", b, async t => {
    const n = (await t.threads()).find(({first: t}) => t.id === e);
    if (n === void 0) return [ missingThread(u) ];
    const o = n.own.findLast(e => e.body.startsWith(c) && (!e.isAnswered || isSame(e.body, l)));
    if (o !== void 0 && isSame(o.body, l)) return [ row(u, "unchanged", o.url) ];
    if (o !== void 0) {
     await t.updateLine(o.id, l);
     return [ row(u, "updated", o.url) ];
    }
    const s = await t.reply(e, l);
    return [ s === null ? missingThread(u) : row(u, "created", s.url) ];
   });
  }
  function postResolve({thread: e, reason: t}, {github: n}) {
   const o = `ResolveThread ${String(e)}`;
   return n.write("the thread", [ "contents: write" ], async n => {
    const s = (await n.threads()).find(({first: t}) => t.id === e);
    if (s === void 0) return [ missingThread(o) ];
    const r = whyOpen(s);
    const i = s.first.url;
    if (r !== null) return [ row(o, "withheld", i, r) ];
    if (s.isResolved || s.first.isMinimized) return [ row(o, "unchanged", i) ];
    if (await n.resolveThread(s.id) === null) return [ row(o, "updated", i, t) ];
    const a = "To resolve it, the job needs `contents: write`.";
    if (await n.hide(s.first.nodeId, "RESOLVED") === null) return [ row(o, "fell back", i, `Hidden as resolved. ${a}`) ];
    return [ row(o, "failed", i, `Not resolved. ${a}`) ];
   });
  }
  function whyOpen({isOwn: e, hasReplies: t, first: n}) {
   if (!e || !(0, y.L)(n.body)) return "Someone else started this thread.";
   return t ? "Someone answered in this thread, so people resolve it." : null;
  }
  function postReviewers({users: e, teams: t}, {github: n}) {
   const o = [ ...e, ...t.map(e => `team/${e}`) ];
   return n.write("the request for reviews", b, async e => {
    const t = new Set((await e.requestedReviewers()).map(e => e.toLowerCase()));
    const n = [];
    for (const s of o) {
     const o = `RequestReviewers ${s}`;
     if (t.has(s.toLowerCase())) n.push(row(o, "unchanged", null)); else {
      const [t, r] = s.startsWith("team/") ? [ [], [ s.slice(5) ] ] : [ [ s ], [] ];
      const i = await e.requestReviewers(t, r);
      n.push(row(o, i === null ? "created" : "failed", null, i?.refused ?? ""));
     }
    }
    return n;
   });
  }
  function postUpdate(e, {github: t, sanitize: n, item: o}) {
   const s = e.title === void 0 ? void 0 : (0, c.D4)(e.title);
   const r = e.body === void 0 ? void 0 : n(e.body);
   return t.write("the issue or pull request", permissionFor(o), async e => {
    const t = await e.item();
    const n = /^(?:<!-- sallyport[^\n]*-->\r?\n)*/.exec(t.body)?.[0] ?? "";
    const o = {
     ...s === void 0 || s === "" || s === t.title ? {} : {
      title: s
     },
     ...r === void 0 || isSame(t.body, n + r) ? {} : {
      body: n + r
     }
    };
    const i = Object.keys(o);
    i.length > 0 && await e.updateItem(o);
    return [ row("UpdateItem", i.length > 0 ? "updated" : "unchanged", t.url, i.join(", ")) ];
   });
  }
  function postState(e, {github: t, item: n}) {
   const o = e.kind === "close";
   const s = o ? "Close" : "Reopen";
   return t.write("the state of the issue or pull request", permissionFor(n), async t => {
    const {isOpen: r, url: i} = await t.item();
    if (r !== o) return [ row(s, "unchanged", i) ];
    const a = o ? "closed" : "open";
    const u = e.kind === "close" ? e.reason : "reopened";
    await t.updateItem(n === "issue" ? {
     state: a,
     reason: u
    } : {
     state: a
    });
    return [ row(s, "updated", i) ];
   });
  }
  function postMilestone({title: e}, {github: t, item: n}) {
   const o = `Milestone ${e}`.trim();
   return t.write("the milestone", permissionFor(n), async t => {
    const {milestone: n, url: s} = await t.item();
    if ((n ?? "").toLowerCase() === e.toLowerCase()) return [ row(o, "unchanged", s) ];
    const r = e === "" ? null : await milestoneNamed(e, t);
    if (r === void 0) return [ row(o, "failed", null, "The repository has no open milestone with this title.") ];
    await t.updateItem({
     milestone: r
    });
    return [ row(o, "updated", s) ];
   });
  }
  async function milestoneNamed(e, t) {
   return (await t.milestones()).find(t => t.title.toLowerCase() === e.toLowerCase())?.number;
  }
  const g = {
   outdated: "OUTDATED",
   resolved: "RESOLVED",
   duplicate: "DUPLICATE",
   "off-topic": "OFF_TOPIC"
  };
  function postHide({comment: e, reason: t}, {github: n, item: o}) {
   const s = `HideComment ${String(e)}`;
   const r = permissionFor(o);
   return n.write("the state of the comment", r, async n => {
    const o = await n.commentNode(e);
    if (o === null) return [ row(s, "failed", null, "The issue or pull request has no such comment.") ];
    const i = await n.hide(o.nodeId, g[t]);
    if (i === null) return [ row(s, "updated", o.url, t) ];
    return [ row(s, "failed", o.url, `${i.forbidden}. Give the job \`${r.join("")}\`.`) ];
   });
  }
  function postNewLabel(e, {github: t}) {
   const n = `CreateLabel ${e.name}`;
   return t.write("the label", [ "issues: write", "pull-requests: write" ], async t => {
    if (await t.labelNamed(e.name) !== null) return [ row(n, "unchanged", null) ];
    const o = await t.createLabel(e);
    return [ row(n, o === null ? "created" : "failed", null, o?.refused ?? "") ];
   });
  }
  const missingThread = e => row(e, "failed", null, "The pull request has no such thread.");
  function row(e, t, n, o = "") {
   return {
    what: e,
    outcome: t,
    url: n,
    note: o
   };
  }
  async function postPullRequest(e, t) {
   const clean = e => (0, c.$T)(t.sanitize(e));
   const n = (0, u.ml)((0, c.D4)(clean(e.title)) || "Untitled", 200);
   const o = (0, d._)(t.key, "pull-request");
   const s = markedBody(o, `${clean(e.body)}${closingLine(e.body, t.mayClose)}`, t.footer);
   const row = e => [ {
    what: `PullRequest ${(0, u.ml)(n, 80)}`,
    ...e
   } ];
   const {pull: r, github: i} = t;
   if (r === null) throw new Error("a pull request was recorded with nowhere to go");
   const a = (0, c.g7)(r);
   if (typeof a === "string") return row(withheld(`It was not opened: ${a}.`));
   const l = {
    tree: a,
    title: n,
    body: s,
    marker: o
   };
   const h = await i.write("the branch of the pull request", [ "contents: write" ], e => push(l, {
    ...r,
    afterClosed: t.afterClosed,
    closedHint: t.closedHint
   }, e));
   if ("outcome" in h) return row(h);
   const f = await openOrName(l, h, t, r);
   return row({
    ...f,
    branch: r.branch,
    ...h.commit === null ? {} : {
     commit: h.commit
    }
   });
  }
  async function openOrName(e, {isNew: t}, {github: n, repositoryUrl: r}, i) {
   const a = `${r}/compare/${i.base}...${i.branch}?expand=1`;
   const u = `The changes are on the branch ${i.branch}; open the pull request here: ${a}`;
   try {
    const o = await n.write("the pull request", [ "pull-requests: write" ], n => pull_request_open(e, t, i, n));
    if (o.outcome !== "failed") return o;
    return {
     ...o,
     url: a,
     note: `${o.note.replace(/([^.])$/, "$1.")} ${u}`
    };
   } catch (e) {
    (0, o.ki)(e, s.J);
    return {
     outcome: "failed",
     url: a,
     note: `${e.sentences} ${u}`
    };
   }
  }
  function closingLine(e, t) {
   if (t === null) return "";
   const n = new RegExp(`\\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \\t]+#${String(t)}\\b`, "i");
   return n.test(e) ? `\n\nCloses #${String(t)}.` : "";
  }
  const withheld = e => ({
   outcome: "withheld",
   url: null,
   note: e
  });
  async function push(e, t, n) {
   const {tree: o} = e;
   const {base: s, branch: r} = t;
   const i = (0, c.lW)(o);
   const a = await n.pullRequests(r);
   const u = await endedBefore(a, {
    tree: o,
    ownTrailer: i
   }, t, n);
   if (u !== null) return u;
   if (!await n.isOnBranch(o.base, s)) {
    if (await n.branchTip(s) === null) return withheld(`GitHub has no branch ${s} to open it into. Create it, or set base-branch to another branch.`);
    const e = o.base.slice(0, 7);
    return withheld(`The run started from ${e}, which is not a commit on the branch ${s} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
   }
   const l = await n.branchSince(s, r);
   if (l !== null && !isOwnBranch(l) && !isMerged(l, a)) return changedByOthers(r, a);
   if (endsWith(l, i)) return {
    isNew: false,
    commit: l?.tip ?? null
   };
   const d = await renew({
    ...e,
    body: i
   }, l, {
    base: s,
    branch: r
   }, n);
   return typeof d === "string" ? {
    isNew: true,
    commit: d
   } : d;
  }
  async function endedBefore(e, {tree: t, ownTrailer: n}, {base: o, afterClosed: s, closedHint: r = "ask for another one in a comment"}, i) {
   const a = e.filter(({isOwn: e}) => e);
   const [u] = a;
   if (u === void 0 || a.some(({isOpen: e}) => e)) return null;
   const {url: c, number: l} = u;
   if (u.isMerged) {
    const e = await i.branchSince(t.base, u.head);
    const o = e?.commits?.some(({isOwn: e, message: t}) => e && t.endsWith(n)) === true;
    return o ? {
     outcome: "unchanged",
     url: c,
     note: `#${String(l)} with the same changes was merged.`
    } : null;
   }
   if (!s) {
    const e = `It was opened before and has been closed. Reopen it, or ${r}.`;
    return {
     ...withheld(e),
     url: c
    };
   }
   if (!endsWith(await i.branchSince(o, u.head), n)) return null;
   return {
    ...withheld("A pull request with the same changes was opened before and has been closed. Reopen it to use them."),
    url: c
   };
  }
  function isMerged({tip: e}, t) {
   return !t.some(({isOpen: e}) => e) && t.some(t => t.isMerged && t.head === e);
  }
  function changedByOthers(e, t) {
   const n = t.find(({isOpen: e}) => e);
   const o = n === void 0 ? "Delete it" : "Merge its pull request, or close it and delete the branch,";
   const s = `Someone else has committed to the branch ${e}, so it was not changed. ${o} to get a new one.`;
   return {
    ...withheld(s),
    url: n?.url ?? null
   };
  }
  const $ = 100;
  async function renew({tree: e, title: t, body: n}, o, {base: s, branch: r}, i) {
   const a = {
    parent: e.base,
    headline: t,
    body: n,
    files: e.files
   };
   const u = e.files.length <= $ && e.files.every(({mode: e}) => e === void 0);
   if (o === null) {
    const t = u ? e.base : (await i.commitWithModes(e.baseTree, a)).sha;
    if (!await i.createBranch(r, t)) return branchJustCreated(r);
    return u ? await i.commit(r, a) : t;
   }
   const c = `${r}+next`;
   const l = u ? await commitOnTemporaryBranch(c, a, i) : (await i.commitWithModes(e.baseTree, a)).sha;
   if (l === null) return branchJustCreated(c);
   const d = (await i.branchSince(s, r))?.tip === o.tip;
   d && await i.moveBranch(r, l);
   u && await i.deleteBranch(c);
   return d ? l : withheld(`Someone else has just committed to the branch ${r}.`);
  }
  async function commitOnTemporaryBranch(e, t, n) {
   await n.deleteBranch(e);
   return await n.createBranch(e, t.parent) ? await n.commit(e, t) : null;
  }
  function branchJustCreated(e) {
   const t = `Another run has just created the branch ${e}. Run again after it has finished; the workflow key concurrency: prevents parallel runs.`;
   return {
    outcome: "failed",
    url: null,
    note: t
   };
  }
  const endsWith = (e, t) => e?.commits?.at(-1)?.message.endsWith(t) === true;
  function isOwnBranch({commits: e}) {
   return e?.every(({message: e, isOwn: t}) => t && e.includes(`\n${c.s9}`)) === true;
  }
  async function pull_request_open({title: e, body: t, marker: n}, o, {base: s, branch: r, draft: i = true}, a) {
   const u = (await a.pullRequests(r)).find(({isOpen: e}) => e);
   if (u !== void 0) return await update(u, {
    title: e,
    body: t,
    marker: n
   }, o, a);
   const c = {
    title: e,
    body: t,
    base: s,
    branch: r
   };
   const l = await a.createPullRequest({
    ...c,
    draft: i
   });
   if ("url" in l) return {
    outcome: "created",
    url: l.url,
    note: ""
   };
   if (!i || !/draft/i.test(l.refused)) return {
    outcome: "failed",
    url: null,
    note: l.refused
   };
   const d = await a.createPullRequest({
    ...c,
    draft: false
   });
   if ("refused" in d) return {
    outcome: "failed",
    url: null,
    note: d.refused
   };
   return {
    outcome: "created",
    url: d.url,
    note: "It is not a draft, because this repository does not support drafts."
   };
  }
  async function update(e, {title: t, body: n, marker: o}, s, r) {
   const {url: i, number: a} = e;
   const u = s ? "updated" : "unchanged";
   const c = `#${String(a)} was already open${s ? "; its changes were replaced" : " with the same changes"}.`;
   if (!e.isOwn) return {
    outcome: u,
    url: i,
    note: `${c} Someone else opened it, so its text was not changed.`
   };
   if (!e.body.startsWith(o)) return {
    outcome: u,
    url: i,
    note: `${c} Someone rewrote its text, so it was not changed.`
   };
   if (e.title === t && isSame(e.body, n)) return {
    outcome: u,
    url: i,
    note: c
   };
   await r.updatePullRequest(a, {
    title: t,
    body: n
   });
   return {
    outcome: "updated",
    url: i,
    note: s ? c : `${c} Its text was updated.`
   };
  }
  var v = n(38287);
  var k = n(43032);
  async function postPush(e, t) {
   const {push: n, github: s} = t;
   if (n === null) throw new Error("a push was recorded with nowhere to go");
   const r = (0, u.ml)((0, c.D4)((0, c.$T)(t.sanitize(e.title))), 200);
   const row = e => [ {
    what: `PushToPullRequest ${(0, u.ml)(r, 80)}`,
    ...e
   } ];
   const i = (0, c.g7)(n);
   if (typeof i === "string") return row({
    outcome: "withheld",
    url: null,
    note: `Nothing was pushed: ${i}.`
   });
   if (n.indirect !== null) return row(await fallBack(e, n.indirect, t));
   const a = (0, c.$T)(e.body === "" ? "" : t.sanitize(e.body)).trim();
   const l = [ `Requested-in: ${n.pullUrl}`, (0, c.lW)(i) ];
   const d = {
    headline: r,
    body: [ ...a === "" ? [] : [ a, "" ], ...l ].join("\n")
   };
   try {
    const o = await s.write("the commit", [ "contents: write" ], e => pushOnto({
     tree: i,
     message: d
    }, n, e));
    switch (o.kind) {
    case "pushed":
     return row(await pushedRow(o, i, t, n));

    case "conflict":
     return row(await conflictRow(o, i, t, n));

    case "refused":
     return row(await fallBack(e, o.reason, t));

    case "gone":
     return row({
      outcome: "failed",
      url: null,
      note: `The branch ${n.branch} no longer exists.`
     });
    }
   } catch (e) {
    (0, o.ki)(e, v.U);
    return row({
     outcome: "failed",
     url: null,
     note: `Nothing was pushed: ${e.message}.`
    });
   }
  }
  const O = 4;
  async function pushOnto({tree: e, message: t}, n, o) {
   const {branch: s} = n;
   let r = null;
   for (let i = 1; i <= O; i += 1) {
    r = await o.branchTip(s);
    if (r === null) return {
     kind: "gone"
    };
    const i = r === e.base ? void 0 : await pushedBefore(e, s, o);
    if (i !== void 0) return {
     kind: "pushed",
     commit: i,
     parent: e.base,
     isOld: true,
     verification: null
    };
    const a = r === e.base ? {
     tree: e
    } : await n.merge(e, r);
    if ("conflicts" in a) return {
     kind: "conflict",
     tip: r,
     files: a.conflicts
    };
    if (a.tree.files.length === 0) return {
     kind: "pushed",
     commit: r,
     parent: r,
     isOld: true,
     verification: null
    };
    const u = (0, c.Xz)(a.tree, n.holdsSecret);
    if (u !== null) return {
     kind: "refused",
     reason: u
    };
    const l = await n.commit(a.tree, t, o);
    const d = await n.advance(l.sha, o);
    if (d.kind === "refused") return d;
    const {sha: h, verification: f} = l;
    if (d.kind === "done") return {
     kind: "pushed",
     commit: h,
     parent: a.tree.base,
     isOld: false,
     verification: f
    };
   }
   const i = await o.branchTip(s) === r;
   const a = `the server did not update ${s}, and it has no newer commits: another process may hold its lock`;
   return {
    kind: "refused",
    reason: i ? a : `every attempt found newer commits on ${s}`
   };
  }
  async function pushedBefore(e, t, n) {
   const o = await n.branchSince(e.base, t);
   return o?.commits?.find(({message: t}) => t.trimEnd().endsWith((0, c.lW)(e)))?.sha;
  }
  async function pushedRow({commit: e, parent: t, isOld: n, verification: o}, s, {github: r}, i) {
   const a = await checksSentence(e, i, r);
   const u = [ `Commit ${e.slice(0, 7)} on ${i.branch}.`, n ? "It was there already." : "", n || t === s.base ? "" : `Rebased onto ${t.slice(0, 7)}, which was pushed while the run worked.`, o === null ? "" : signature(o), n ? "" : a ];
   return {
    outcome: n ? "unchanged" : "created",
    branch: i.branch,
    commit: e,
    url: `${i.repositoryUrl}/commit/${e}`,
    note: u.filter(e => e !== "").join(" ")
   };
  }
  function signature({isVerified: e, reason: t}) {
   return e ? "The signature of the commit is verified." : `The commit is not signed (${t}).`;
  }
  async function conflictRow({tip: e, files: t}, n, o, s) {
   const r = `${s.repositoryUrl}/compare/${n.base}...${e}`;
   const i = `someone pushed to ${s.branch} while the run worked, and both changed ${(0, 
   u.KE)(t, 3)}.`;
   const {patch: a, isResultPosted: c} = s;
   const l = a !== "" && a.length <= k.p5;
   const d = l && !c ? await postPatch({
    why: i,
    link: r,
    patch: a
   }, o) : null;
   const h = "The patch is the file changes.patch, next to the report of the run.";
   const f = d !== null ? k.zs : l && c ? k.Fx : h;
   return {
    outcome: "failed",
    url: d,
    note: `Nothing was pushed: ${i} ${f} What was pushed since: ${r}`
   };
  }
  async function fallBack(e, t, n) {
   const {push: o} = n;
   if (o === null) throw new Error("no branch to open a pull request onto");
   const {collected: s, branch: r, ownBranch: i, holdsSecret: a} = o;
   const u = {
    collected: s,
    base: r,
    branch: i,
    draft: false,
    holdsSecret: a
   };
   const [c] = await postPullRequest({
    ...e,
    kind: "pull-request"
   }, {
    ...n,
    pull: u
   });
   if (c === void 0) throw new Error("a pull request has no result");
   const {what: l, ...d} = c;
   const h = `The changes could not be pushed to ${r}: ${t.replace(/\.$/, "")}.`;
   if (d.outcome !== "created" && d.outcome !== "updated") return {
    ...d,
    note: `${h} ${d.note}`.trim()
   };
   return {
    ...d,
    outcome: "fell back",
    note: `${h} They are in a pull request onto that branch. ${d.note}`.trim()
   };
  }
  async function checksSentence(e, {pullUrl: t}, n) {
   try {
    const o = await n.write("the state of the checks", [ "actions: read" ], t => t.checksAfterPush(e));
    return sentenceOf(o, t);
   } catch (e) {
    (0, o.ki)(e, s.J);
    return "Whether the checks start is unknown: add `actions: read` under permissions: of the job.";
   }
  }
  function sentenceOf(e, t) {
   switch (e.kind) {
   case "started":
    return `The checks have started: ${e.url}`;

   case "waiting":
    return `The checks wait for someone with write permission to select "Approve workflows to run": ${t}`;

   case "none":
    return "No checks have started: the token of a workflow starts none on `push` or on GitHub Enterprise Server. Pass the token of a GitHub App as github-token.";
   }
  }
  async function postPatch({why: e, link: t, patch: n}, {github: r, key: i, answer: a, item: u, footer: c}) {
   const l = (0, d._)(i, (a === null ? "" : `${a}:`) + "patch");
   const h = `**Nothing was pushed:** ${e} [What was pushed since](${t})`;
   const f = markedBody(l, `${h}\n\n${(0, k.Ij)(n)}`, c);
   const m = await r.write("the comment with the patch", permissionFor(u), e => upsertComment(l, f, e)).catch((0, 
   o.j6)(s.J, () => null));
   return m?.url ?? null;
  }
  const R = {
   comment: () => "Comment",
   review: ({event: e, comments: t}) => `Review ${e}, ${String(t.length)} comments`,
   label: ({add: e, remove: t}) => `Label ${[ ...e.map(e => `+${e}`), ...t.map(e => `-${e}`) ].join(" ")}`,
   assign: ({users: e}) => `Assign ${e.join(" ")}`,
   issue: ({title: e}) => `Issue ${e}`,
   "pull-request": ({title: e}) => `PullRequest ${e}`,
   push: ({title: e}) => `PushToPullRequest ${e}`,
   "check-run": ({name: e}) => `CheckRun ${e}`,
   reply: ({thread: e}) => `ReplyToThread ${String(e)}`,
   resolve: ({thread: e}) => `ResolveThread ${String(e)}`,
   reviewers: ({users: e, teams: t}) => `RequestReviewers ${[ ...e, ...t.map(e => `team/${e}`) ].join(" ")}`,
   update: () => "UpdateItem",
   close: () => "Close",
   reopen: () => "Reopen",
   milestone: ({title: e}) => `Milestone ${e}`.trim(),
   hide: ({comment: e}) => `HideComment ${String(e)}`,
   "create-label": ({name: e}) => `CreateLabel ${e}`
  };
  function nameOf(e) {
   return R[e.kind](e);
  }
  const S = " --\x3e";
  function lineMarker(e, t) {
   return `${e.slice(0, -S.length)}:${t}${S}`;
  }
  function idIn(e, t) {
   const n = `${t.slice(0, -S.length)}:`;
   return e.startsWith(n) ? /^[0-9a-f]+(?:-\d+)?(?= -->)/.exec(e.slice(n.length))?.[0] ?? null : null;
  }
  function hasLineMarker(e, t) {
   return e.startsWith(t) || idIn(e, t) !== null;
  }
  function identify(e, t, n) {
   const o = n.filter(({isOwn: e, first: n}) => e && hasLineMarker(n.body, t));
   const s = o.toSorted((e, t) => Number(isClosed(e)) - Number(isClosed(t)));
   const r = new Map;
   const i = e.map(e => {
    const t = e.id ?? (0, a.R)([ e.path, "\0", wordsOf(e.body).join(" ") ], 12);
    const n = (r.get(t) ?? 0) + 1;
    r.set(t, n);
    return {
     comment: e,
     id: n === 1 ? t : `${t}-${String(n)}`
    };
   });
   const u = new Map;
   const c = [ (e, n, o) => idIn(o.first.body, t) === n, (e, t, n) => !isClosed(n) && isAt(n, e), (e, t, n) => n.path === e.path && isAlike(n.first.body, e.body) ];
   for (const e of c) for (const {comment: t, id: n} of i) {
    const o = u.has(t) ? -1 : s.findIndex(o => e(t, n, o));
    const [r] = o < 0 ? [] : s.splice(o, 1);
    r !== void 0 && u.set(t, r);
   }
   return i.map(e => ({
    ...e,
    thread: u.get(e.comment) ?? null
   }));
  }
  const isClosed = ({isResolved: e, first: t}) => e || t.isMinimized;
  const isSettled = e => e.isResolved && !e.isResolvedByOwn;
  function isAt(e, {path: t, line: n, startLine: o, side: s}) {
   return e.path === t && e.line === n && e.side === s && e.startLine === (o ?? null);
  }
  function contains(e, t) {
   const n = wordsOf(t);
   return n.length > 0 && ` ${wordsOf(e).join(" ")} `.includes(` ${n.join(" ")} `);
  }
  function wordsOf(e) {
   const t = e.replace(/^<!--[^\n]*-->\n/, "").replace(/```[\s\S]*?(?:```|$)/g, " ");
   return t.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  }
  const C = .6;
  const T = 4;
  function isAlike(e, t) {
   const [n, o] = [ new Set(wordsOf(e)), new Set(wordsOf(t)) ];
   if (Math.min(n.size, o.size) < T) return false;
   const s = [ ...n ].filter(e => o.has(e)).length;
   return s / (n.size + o.size - s) >= C;
  }
  var L = n(99180);
  var q = n(51061);
  function onChangedFiles(e, t) {
   const n = new Set(t.map(({path: e}) => e));
   return e.map(({otherPath: e, ...t}) => e === void 0 || n.has(t.path) || !n.has(e) ? t : {
    ...t,
    path: e
   });
  }
  function sortLines(e, t) {
   const n = new Map(t.map(({path: e, patch: t}) => [ e, t === null ? null : diffLines(t) ]));
   const o = [];
   const s = [];
   for (const t of e) {
    const e = n.get(t.path);
    const r = e === void 0 ? "the pull request does not change this file" : e === null ? "GitHub provides no diff for this file" : outsideDiff(t, e);
    r === null ? o.push(t) : s.push({
     comment: t,
     reason: r
    });
   }
   return {
    placed: o,
    misplaced: s
   };
  }
  function lineBody({body: e, suggestion: t, side: n}, o, s) {
   const r = s(e);
   const i = n === "RIGHT" ? "suggestion" : "";
   return markedBody(o, t === void 0 ? r : `${r}\n\n${(0, q.O)(t, i)}`);
  }
  function misplacedSection(e, t) {
   if (e.length === 0) return "";
   const n = e.map(({comment: e, reason: n}) => {
    const {body: o, suggestion: s} = e;
    const r = s === void 0 ? [] : [ "Suggested instead:", (0, q.O)(s, "") ];
    return [ `**${(0, L.ti)(locationOf(e))}** (${n})`, t(o), ...r ].join("\n\n");
   });
   return [ "#### Not on a line of the diff", ...n ].join("\n\n");
  }
  function afterHeading(e, t) {
   const n = e.split(/\r?\n/);
   const o = n.findIndex(e => e.startsWith("**") && e.includes(`${t}:`));
   return o === -1 ? "" : n.slice(o + 1).join("\n");
  }
  function locationOf({path: e, line: t, startLine: n}) {
   return `${e}:${n === void 0 ? "" : `${String(n)}-`}${String(t)}`;
  }
  function diffLines(e) {
   const [t, n] = [ new Map, new Map ];
   let [o, s, r] = [ 0, 0, 0 ];
   for (const i of e.split("\n")) {
    const e = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(i);
    if (e !== null) {
     o += 1;
     [s, r] = [ Number(e[1]), Number(e[2]) ];
    } else {
     if (o === 0) continue;
     if (i.startsWith("+")) t.set(r++, o); else if (i.startsWith("-")) n.set(s++, o); else if (i.startsWith(" ")) {
      t.set(r++, o);
      s += 1;
     }
    }
   }
   return {
    right: t,
    left: n
   };
  }
  function outsideDiff({line: e, startLine: t = e, side: n}, o) {
   const s = n === "RIGHT" ? o.right : o.left;
   const r = s.get(e);
   if (r === void 0) return "the line is not in the diff";
   return s.get(t) === r ? null : "the lines are not in one hunk of the diff";
  }
  const M = {
   COMMENT: "COMMENTED",
   APPROVE: "APPROVED",
   REQUEST_CHANGES: "CHANGES_REQUESTED"
  };
  async function postSummary(e, t, n) {
   const o = await createOrUpdate(e, t, n);
   if (o.outcome !== "failed" || e.event === "COMMENT") return o;
   const s = await postSummary({
    ...e,
    event: "COMMENT"
   }, t, n);
   return {
    ...s,
    decisionRefused: `GitHub answered ${o.refusal}`
   };
  }
  async function createOrUpdate(e, t, n) {
   if (e.fresh.length + e.misplaced.length > 0) return await create(e, n);
   const o = earlier(t, e);
   if (o !== null) return await review_summary_update(o, e, n);
   const s = t.findLast(({body: t}) => isReviewOf(t, e.key)) ?? null;
   const r = e.known.length + e.inSummary.length > 0;
   if (s === null || !r || e.answer !== null || e.event !== "COMMENT") return await create(e, n);
   return {
    ...N,
    outcome: "unchanged",
    url: s.url
   };
  }
  function markerOf({key: e, answer: t}) {
   return (0, d._)(e, t === null ? "review" : `${t}:review`);
  }
  function isReviewOf(e, t) {
   const n = (0, d._)(t, "").replace(/ -->$/, "");
   return e.startsWith(n) && /^[^\n]*(?<=:)review -->/.test(e);
  }
  function earlier(e, t) {
   const {event: n, sha: o, key: s} = t;
   if (n === "COMMENT") return e.findLast(({body: e, state: n}) => n === M.COMMENT && e.startsWith(markerOf(t))) ?? null;
   const r = e.findLast(({body: e, state: t}) => isReviewOf(e, s) && t !== M.COMMENT);
   if (r?.state !== M[n] || n === "APPROVE" && r.commit !== o) return null;
   return r;
  }
  const N = {
   refusal: "",
   linesRefused: null,
   decisionRefused: null
  };
  async function create(e, t) {
   const {sha: n, event: o, fresh: s} = e;
   const r = await t.createReview({
    commit: n,
    event: o,
    body: bodyOf(e, []),
    comments: onLines(s)
   });
   if (!("refused" in r)) return {
    ...N,
    outcome: "created",
    url: r.url
   };
   const i = {
    ...N,
    outcome: "failed",
    url: null,
    refusal: r.refused
   };
   if (s.length === 0) return i;
   const a = await t.createReview({
    commit: n,
    event: o,
    body: bodyOf(e, s),
    comments: []
   });
   if ("refused" in a) return {
    ...i,
    refusal: a.refused
   };
   return {
    ...N,
    outcome: "created",
    url: a.url,
    linesRefused: `GitHub answered ${r.refused}`
   };
  }
  async function review_summary_update(e, t, n) {
   const {id: o, url: s} = e;
   const r = bodyOf(t, []);
   if (t.inSummary.length > 0 || isSame(e.body, r)) return {
    ...N,
    outcome: "unchanged",
    url: s
   };
   await n.updateReview(o, r);
   return {
    ...N,
    outcome: "updated",
    url: s
   };
  }
  function bodyOf(e, t) {
   const {text: n, misplaced: o, sanitize: s, footer: r} = e;
   const i = t.map(({comment: e}) => ({
    comment: e,
    reason: "GitHub rejected the line"
   }));
   const a = [ s(n), misplacedSection([ ...o, ...i ], s) ].filter(e => e !== "");
   return markedBody(markerOf(e), a.join("\n\n"), r);
  }
  function onLines(e) {
   return e.map(({comment: {path: e, line: t, side: n, startLine: o}, body: s}) => ({
    path: e,
    line: t,
    side: n,
    body: s,
    ...o === void 0 ? {} : {
     startLine: o
    }
   }));
  }
  function postReview(e, t) {
   const {key: n, sanitize: o, github: s} = t;
   return s.write("the review", [ "pull-requests: write" ], async s => {
    const r = await s.head();
    const i = t.reviewedSha !== null && t.reviewedSha !== r.sha;
    const a = e.event === "COMMENT" ? null : whyNotEvent(e.event, i, r.isOwn, t);
    const u = (0, d._)(n, "line");
    const [c, l] = [ await s.reviews(), await s.threads() ];
    const h = await sortComments(e.comments, {
     marker: u,
     reviews: c,
     threads: l,
     isMoved: i,
     context: t
    }, s);
    const f = await updateLines(h.known, {
     marker: u,
     sanitize: o
    }, s);
    const m = a === null ? e.event : "COMMENT";
    const p = {
     sha: r.sha,
     event: m,
     text: e.body,
     ...h,
     ...t
    };
    const w = await postSummary(p, c, s);
    const y = new Set(h.known.map(({thread: e}) => e.id));
    const b = !i && t.whyCommentOnly === null && w.outcome !== "failed";
    const g = b ? await settleThreads(l, {
     marker: u,
     repeated: y
    }, s) : [];
    return [ summaryRow(e.event, a, w), ...f, ...h.fresh.map(({comment: e}) => lineRow(e, w, w.linesRefused)), ...h.misplaced.map(({comment: e, reason: t}) => lineRow(e, w, t)), ...h.inSummary.map(e => unchanged(e, null, "An earlier review has it in its text.")), ...g ];
   });
  }
  function whyNotEvent(e, t, n, o) {
   if (o.whyCommentOnly !== null) return o.whyCommentOnly;
   if (n) return "GitHub does not accept approvals or change requests on a pull request from the same account.";
   if (e === "APPROVE" && t) return "The pull request has changed since the run looked at it.";
   if (e === "APPROVE" && o.reviewedSha === null) return "It is unknown which commit the run looked at.";
   return null;
  }
  async function updateLines(e, {marker: t, sanitize: n}, o) {
   const s = [];
   for (const {comment: r, id: i, thread: a} of e) {
    const {first: e} = a;
    const u = lineBody(r, lineMarker(t, i), n);
    if (isFinal(a) || isSame(e.body, u)) s.push(unchanged(r, e.url, noteOf(a))); else {
     await o.updateLine(e.id, u);
     s.push({
      what: locationOf(r),
      outcome: "updated",
      url: e.url,
      note: ""
     });
    }
   }
   return s;
  }
  const isFinal = e => isClosed(e) || e.hasReplies || e.isOutdated;
  function noteOf(e) {
   if (isSettled(e)) return "Not repeated: someone resolved this thread.";
   return e.hasReplies ? "Not repeated: people discuss it in its thread." : "";
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
   const o = `Review ${e}`;
   const {url: s} = n;
   if (n.outcome === "failed") return {
    what: o,
    outcome: "failed",
    url: s,
    note: n.refusal
   };
   const r = t ?? n.decisionRefused;
   return r === null ? {
    what: o,
    outcome: n.outcome,
    url: s,
    note: ""
   } : {
    what: o,
    outcome: "fell back",
    url: s,
    note: `It was posted as COMMENT: ${r}`
   };
  }
  function lineRow(e, {outcome: t, url: n, refusal: o}, s) {
   const r = locationOf(e);
   if (t === "failed") return {
    what: r,
    outcome: "failed",
    url: n,
    note: o
   };
   if (s === null) return {
    what: r,
    outcome: "created",
    url: n,
    note: ""
   };
   return {
    what: r,
    outcome: "fell back",
    url: n,
    note: `It is in the summary of the review: ${s}.`
   };
  }
  const E = 30;
  const I = "`contents: write`";
  async function settleThreads(e, {marker: t, repeated: n}, o) {
   const s = e.filter(e => e.isOwn && e.isOutdated && !e.hasReplies && !isClosed(e)).filter(({id: e, first: o}) => !n.has(e) && hasLineMarker(o.body, t));
   const r = [];
   let [i, a] = [ true, true ];
   for (const {id: e, path: t, first: n} of s.slice(0, E)) {
    i && (i = await o.resolveThread(e) === null);
    !i && a && (a = await o.hide(n.nodeId, "RESOLVED") === null);
    r.push({
     what: `Thread ${t}`,
     url: n.url,
     ...endOf(i, a)
    });
   }
   return r;
  }
  const x = "Its lines have changed, and this review does not repeat it.";
  function endOf(e, t) {
   if (e) return {
    outcome: "updated",
    note: `Resolved. ${x}`
   };
   if (t) return {
    outcome: "updated",
    note: `Hidden as resolved. ${x} To resolve it, the job needs ${I}.`
   };
   return {
    outcome: "withheld",
    note: `Not resolved: the job needs ${I}. ${x}`
   };
  }
  async function sortComments(e, {marker: t, reviews: n, threads: o, isMoved: s, context: {reviewedSha: r, sanitize: i}}, a) {
   const u = e.some(({otherPath: e}) => e !== void 0);
   const c = identify(u ? onChangedFiles(e, await a.files()) : e, t, o);
   const l = c.flatMap(e => e.thread === null || isClosed(e.thread) && !isSettled(e.thread) ? [] : [ {
    ...e,
    thread: e.thread
   } ]);
   const d = c.filter(({comment: e}) => !l.some(t => t.comment === e));
   const isInSummary = ({path: e, body: t}) => n.some(n => contains(afterHeading(n.body, e), i(t)));
   const h = d.map(({comment: e}) => e).filter(isInSummary);
   const f = d.filter(({comment: e}) => !h.includes(e));
   if (f.length === 0) return {
    known: l,
    inSummary: h,
    fresh: [],
    misplaced: []
   };
   const m = `the pull request has changed since ${r?.slice(0, 7) ?? ""}`;
   const p = f.map(({comment: e}) => e);
   const {placed: w, misplaced: y} = s ? {
    placed: [],
    misplaced: p.map(e => ({
     comment: e,
     reason: m
    }))
   } : sortLines(p, await a.files());
   const b = f.filter(({comment: e}) => w.includes(e)).map(({comment: e, id: n}) => ({
    comment: e,
    body: lineBody(e, lineMarker(t, n), i)
   }));
   return {
    known: l,
    inSummary: h,
    fresh: b,
    misplaced: y
   };
  }
  async function applyWriteRequests(e, t) {
   const n = e.filter(isCommit);
   const r = e.filter(e => !isCommit(e));
   const i = r.toSorted((e, t) => Number(t.kind === "create-label") - Number(e.kind === "create-label"));
   const a = await applyInOrder(n, t);
   const u = a.find(({outcome: e}) => e === "failed" || e === "withheld");
   if (u === void 0) {
    const e = await applyInOrder(i, t);
    const n = endIssues(i, e, t).catch((0, o.j6)(s.J, ({sentences: e}) => [ failedRow("Issue", e) ]));
    return [ ...a, ...e, ...await n ];
   }
   const c = u.what.split(" ", 1)[0] ?? "";
   return [ ...a, ...apply_writes_withheld(i, `Canceled, because ${c} did not succeed. ${u.note.split(/(?<=\.) /, 1)[0] ?? ""}`.trim()) ];
  }
  const failedRow = (e, t) => ({
   what: e,
   outcome: "failed",
   url: null,
   note: t
  });
  const isCommit = ({kind: e}) => e === "push" || e === "pull-request";
  async function applyInOrder(e, t) {
   const n = [];
   for (const [r, i] of e.entries()) {
    const a = e.slice(0, r + 1).filter(({kind: e}) => e === i.kind).length;
    const u = applyAndReport(i, a, t).catch((0, o.j6)(s.J, ({message: e, hint: t}) => [ failedRow(nameOf(i), `${sentence(e)} ${t}`) ]));
    n.push(...await u);
   }
   return n;
  }
  async function applyAndReport(e, t, n) {
   const o = new Map;
   const sanitize = e => {
    const t = o.get(e) ?? n.sanitize(e);
    o.set(e, t);
    return t.text;
   };
   const s = P[e.kind];
   const [a, ...u] = await s(e, {
    ...n,
    sanitize: sanitize
   }, t);
   const c = (0, i.j)(...[ ...o.values() ].map(e => e.changes));
   if (a === void 0) return [];
   const l = [ a, ...u ].some(({outcome: e, commit: t}) => B.has(e) || e === "failed" && t !== void 0);
   if (!l || c.length === 0) return [ a, ...u ];
   const d = [ ...a.note === "" ? [] : [ sentence(a.note) ], `Sanitized: ${(0, r.G)(c)}.` ];
   return [ {
    ...a,
    note: d.join(" ")
   }, ...u ];
  }
  const B = new Set([ "created", "updated", "fell back" ]);
  const P = {
   comment: postRequestedComment,
   review: postReview,
   label: postLabels,
   assign: postAssignees,
   issue: postIssue,
   "pull-request": postPullRequest,
   push: postPush,
   "check-run": postCheckRun,
   reply: postReply,
   resolve: postResolve,
   reviewers: postReviewers,
   update: postUpdate,
   close: postState,
   reopen: postState,
   milestone: postMilestone,
   hide: postHide,
   "create-label": postNewLabel
  };
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
   D4: () => plainTitle,
   Xz: () => whySecret,
   g7: () => treeOf,
   lW: () => changesTrailer,
   s9: () => i
  });
  var o = n(7138);
  var s = n(50987);
  var r = n(20653);
  function withoutSkips(e) {
   return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
  }
  const i = "Sallyport-Changes: ";
  function changesTrailer(e) {
   return `${i}${changesFingerprint(e)}`;
  }
  function changesFingerprint({files: e}) {
   const t = e.flatMap(({path: e, content: t, mode: n}) => {
    const o = t === null ? "gone" : String(t.length);
    return [ `${JSON.stringify(n === void 0 ? [ e, o ] : [ e, o, n ])}\n`, t ?? "" ];
   });
   return (0, s.R)(t, 32);
  }
  function whySecret({files: e}, t) {
   const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? a ])));
   return n === void 0 ? null : `${n.path} contains what looks like a secret`;
  }
  function treeOf({collected: e, holdsSecret: t}) {
   if ("refused" in e) return e.refused;
   return whySecret(e.tree, t) ?? e.tree;
  }
  function plainTitle(e) {
   return (0, r.TN)((0, o.wh)(e));
  }
  const a = Buffer.alloc(0);
 })
};
