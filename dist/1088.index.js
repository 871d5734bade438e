"use strict";

exports.id = 1088;

exports.ids = [ 1088 ];

exports.modules = {
 91088: (function(e, t, n) {
  n.d(t, {
   applyWriteRequests: () => applyWriteRequests,
   withheld: () => apply_writes_withheld
  });
  var s = n(42357);
  var r = n(60957);
  var o = n(49703);
  var i = n(42344);
  function permissionFor(e) {
   return [ e === "pull-request" ? "pull-requests: write" : "issues: write" ];
  }
  function postAssignees({users: e}, {github: t, item: n}) {
   return t.write("the assignees", permissionFor(n), async t => {
    const n = new Set((await t.assignees()).map(e => e.toLowerCase()));
    const s = [];
    for (const r of e) {
     const e = {
      what: `Assign ${r}`,
      url: null,
      note: ""
     };
     if (n.has(r.toLowerCase())) s.push({
      ...e,
      outcome: "unchanged"
     }); else if (await t.canBeAssigned(r)) {
      await t.assign([ r ]);
      s.push({
       ...e,
       outcome: "created"
      });
     } else s.push({
      ...e,
      outcome: "failed",
      note: "No user with this name can be assigned here."
     });
    }
    return s;
   });
  }
  var a = n(7138);
  var u = n(50987);
  var c = n(20653);
  const l = "Sallyport: ";
  async function postCheckRun({name: e, conclusion: t, title: n, summary: s}, {github: r, sanitize: o, key: i, reviewedSha: d, whyCommentOnly: h}) {
   const f = `${l}${(0, a.wh)(e).replace(/\s+/g, " ").trim() || "check"}`;
   const m = t === "success" && h !== null;
   const w = m ? "neutral" : t;
   const p = `CheckRun ${(0, c.ml)(f, 80)}, ${w}`;
   if (d === null) return [ {
    what: p,
    outcome: "withheld",
    url: null,
    note: "It is unknown which commit the run looked at."
   } ];
   const y = {
    title: (0, c.ml)((0, a.wh)(n).replace(/\s+/g, " ").trim() || f, 255),
    summary: o(s),
    annotations: [],
    conclusion: w
   };
   const b = `sallyport:${i}:${(0, u.R)([ JSON.stringify([ f, y ]) ])}`;
   const g = await r.write("the check run", [ "checks: write" ], async e => {
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
    what: p,
    ...g,
    note: m ? `${h} The conclusion is therefore neutral.` : ""
   } ];
  }
  var d = n(20544);
  var h = n(78155);
  var f = n(53585);
  const m = 65536;
  function markedBody(e, t, n = "") {
   const s = n === "" ? "" : `\n\n${n}`;
   const r = m - e.length - 1 - s.length;
   return `${e}\n${(0, h.o)(t, {
    limit: r,
    unit: "characters",
    whole: "in write-requests.json, next to the run report"
   })}${s}`;
  }
  function isSame(e, t) {
   const plain = e => (0, f.s)(e.replaceAll("\r\n", "\n")).trimEnd();
   return plain(e) === plain(t);
  }
  async function postRequestedComment({body: e}, t, {github: n, sanitize: s, key: r, answer: o, item: i, footer: a}) {
   const u = (0, d._)(r, `${o === null ? "" : `${o}:`}comment:${String(t)}`);
   const c = markedBody(u, s(e), a);
   const l = await n.write("the comment", permissionFor(i), async e => {
    const t = (await e.comments()).find(e => e.body.startsWith(u));
    if (t !== void 0 && isSame(t.body, c)) return {
     outcome: "unchanged",
     url: t.url
    };
    const n = t === void 0 ? null : await e.updateComment(t.id, c);
    if (n !== null) return {
     outcome: "updated",
     url: n.url
    };
    return {
     outcome: "created",
     url: (await e.createComment(c)).url
    };
   });
   return [ {
    what: "Comment",
    ...l,
    note: ""
   } ];
  }
  const w = 864e5;
  function titleOf(e) {
   return (0, a.wh)(e).replace(/\s+/g, " ").trim() || "Untitled";
  }
  function issueMarker(e, t) {
   return (0, d._)(e, `issue:${(0, u.R)([ t.toLowerCase() ])}`);
  }
  function expiryLine({expiresDays: e, now: t}) {
   if (e === null) return "";
   return `\n\x3c!-- sallyport-expires:${new Date(t + e * w).toISOString().slice(0, 10)} --\x3e`;
  }
  const p = /^([^\n]*)\r?\n<!-- sallyport-expires:(\d{4}-\d\d-\d\d) -->/;
  function withoutExpiry(e) {
   return e.replace(p, "$1");
  }
  async function endIssues(e, t, {github: n, key: s, issueEnd: r}) {
   const {expiresDays: o, closesOlder: i, now: a} = r;
   const u = e.flatMap(e => e.kind === "issue" ? [ titleOf(e.title) ] : []);
   if (u.length === 0 || o === null && !i) return [];
   const l = i && t.some(({what: e, outcome: t}) => t === "created" && /^Issue /.test(e));
   const h = u.map(e => issueMarker(s, e));
   const f = (0, d._)(s, "issue:").replace(/ -->$/, "");
   const why = e => {
    if (!e.isOpen || !e.body.startsWith(f)) return null;
    if (h.some(t => e.body.startsWith(t))) return null;
    const [, , t = "9"] = p.exec(e.body) ?? [];
    if (t < new Date(a).toISOString().slice(0, 10)) return `Closed: it expired on ${t}.`;
    return l ? "Closed: this run opened a newer one." : null;
   };
   return await n.write("the state of earlier issues", [ "issues: write" ], async e => {
    const t = [];
    for (const n of await e.issues()) {
     const s = why(n);
     if (s === null) continue;
     await e.updateIssue(n.number, {
      state: "closed",
      reason: "not_planned"
     });
     t.push({
      what: `Issue ${(0, c.ml)(n.title, 80)}`,
      outcome: "updated",
      url: n.url,
      note: s
     });
    }
    return t;
   });
  }
  function postIssue({title: e, body: t, labels: n}, {github: s, sanitize: r, key: o, afterClosed: i, footer: a, issueEnd: u}) {
   const l = titleOf(e);
   const d = issueMarker(o, l);
   const h = markedBody(`${d}${expiryLine(u)}`, r(t), a);
   const f = `Issue ${(0, c.ml)(l, 80)}`;
   return s.write("the issue", [ "issues: write" ], async e => {
    const t = (await e.issues()).filter(e => e.body.startsWith(d));
    const s = t.find(({isOpen: e}) => e) ?? t[0];
    const r = s?.isOpen === false && i && !isSameIssue(s.body, h);
    if (s === void 0 || r) {
     const {known: t, unknown: s} = await sorted(n, e);
     const {url: r} = await e.createIssue({
      title: l,
      body: h,
      labels: t
     });
     const o = s.length === 0 ? "" : `Omitted labels that do not exist: ${s.join(", ")}.`;
     return [ {
      what: f,
      outcome: "created",
      url: r,
      note: o
     } ];
    }
    const {url: o, number: a} = s;
    if (!s.isOpen) return [ {
     what: f,
     outcome: "withheld",
     url: o,
     note: closedNote(i)
    } ];
    if (isSameIssue(s.body, h)) return [ {
     what: f,
     outcome: "unchanged",
     url: o,
     note: ""
    } ];
    await e.updateIssue(a, {
     body: h
    });
    return [ {
     what: f,
     outcome: "updated",
     url: o,
     note: ""
    } ];
   });
  }
  const isSameIssue = (e, t) => isSame(withoutExpiry(e), withoutExpiry(t));
  function closedNote(e) {
   return e ? "The same issue was opened before and has been closed. Reopen it to use it." : "It was opened before and has been closed. Reopen it, or ask for another one in a comment.";
  }
  async function sorted(e, t) {
   const [n, s] = [ [], [] ];
   for (const r of e) {
    const e = await t.labelNamed(r);
    e === null ? s.push(r) : n.push(e);
   }
   return {
    known: n,
    unknown: s
   };
  }
  function postLabels({add: e, remove: t}, {github: n, item: s}) {
   return n.write("the labels", permissionFor(s), async n => {
    const s = new Set((await n.labels()).map(e => e.toLowerCase()));
    const r = [];
    for (const t of e) r.push(await added(t, s, n));
    for (const e of t) r.push(await removed(e, s, n));
    return r;
   });
  }
  async function added(e, t, n) {
   const s = `Label +${e}`;
   if (t.has(e.toLowerCase())) return {
    what: s,
    outcome: "unchanged",
    url: null,
    note: ""
   };
   const r = await n.labelNamed(e);
   if (r === null) return {
    what: s,
    outcome: "failed",
    url: null,
    note: "The repository has no such label."
   };
   await n.addLabels([ r ]);
   return {
    what: s,
    outcome: "created",
    url: null,
    note: ""
   };
  }
  async function removed(e, t, n) {
   const s = `Label -${e}`;
   if (!t.has(e.toLowerCase())) return {
    what: s,
    outcome: "unchanged",
    url: null,
    note: ""
   };
   await n.removeLabel(e);
   return {
    what: s,
    outcome: "updated",
    url: null,
    note: ""
   };
  }
  var y = n(90123);
  const b = [ "pull-requests: write" ];
  function postReply({thread: e, body: t}, n, {github: s, sanitize: r, key: o, answer: i, footer: a}) {
   const u = `ReplyToThread ${String(e)}`;
   const c = (0, d._)(o, `${i === null ? "" : `${i}:`}reply:${String(n)}`);
   const l = markedBody(c, r(t), a);
   return s.write("the reply", b, async t => {
    const n = (await t.threads()).find(({first: t}) => t.id === e);
    if (n === void 0) return [ missingThread(u) ];
    const s = n.own.findLast(e => e.body.startsWith(c) && (!e.isAnswered || isSame(e.body, l)));
    if (s !== void 0 && isSame(s.body, l)) return [ row(u, "unchanged", s.url) ];
    if (s !== void 0) {
     await t.updateLine(s.id, l);
     return [ row(u, "updated", s.url) ];
    }
    const r = await t.reply(e, l);
    return [ r === null ? missingThread(u) : row(u, "created", r.url) ];
   });
  }
  function postResolve({thread: e, reason: t}, {github: n}) {
   const s = `ResolveThread ${String(e)}`;
   return n.write("the thread", [ "contents: write" ], async n => {
    const r = (await n.threads()).find(({first: t}) => t.id === e);
    if (r === void 0) return [ missingThread(s) ];
    const o = whyOpen(r);
    const i = r.first.url;
    if (o !== null) return [ row(s, "withheld", i, o) ];
    if (r.isResolved || r.first.isMinimized) return [ row(s, "unchanged", i) ];
    if (await n.resolveThread(r.id) === null) return [ row(s, "updated", i, t) ];
    const a = "To resolve it, the job needs `contents: write`.";
    if (await n.hide(r.first.nodeId, "RESOLVED") === null) return [ row(s, "fell back", i, `Hidden as resolved. ${a}`) ];
    return [ row(s, "failed", i, `Not resolved. ${a}`) ];
   });
  }
  function whyOpen({isOwn: e, hasReplies: t, first: n}) {
   if (!e || !(0, y.L)(n.body)) return "Someone else started this thread.";
   return t ? "Someone answered in this thread, so people resolve it." : null;
  }
  function postReviewers({users: e, teams: t}, {github: n}) {
   const s = [ ...e, ...t.map(e => `team/${e}`) ];
   return n.write("the request for reviews", b, async e => {
    const t = new Set((await e.requestedReviewers()).map(e => e.toLowerCase()));
    const n = [];
    for (const r of s) {
     const s = `RequestReviewers ${r}`;
     if (t.has(r.toLowerCase())) n.push(row(s, "unchanged", null)); else {
      const [t, o] = r.startsWith("team/") ? [ [], [ r.slice(5) ] ] : [ [ r ], [] ];
      const i = await e.requestReviewers(t, o);
      n.push(row(s, i === null ? "created" : "failed", null, i?.refused ?? ""));
     }
    }
    return n;
   });
  }
  function postUpdate(e, {github: t, sanitize: n, item: s}) {
   const r = e.title === void 0 ? void 0 : (0, a.wh)(e.title).replace(/\s+/g, " ").trim();
   const o = e.body === void 0 ? void 0 : n(e.body);
   return t.write("the issue or pull request", permissionFor(s), async e => {
    const t = await e.item();
    const n = /^(?:<!-- sallyport[^\n]*-->\r?\n)*/.exec(t.body)?.[0] ?? "";
    const s = {
     ...r === void 0 || r === "" || r === t.title ? {} : {
      title: r
     },
     ...o === void 0 || isSame(t.body, n + o) ? {} : {
      body: n + o
     }
    };
    const i = Object.keys(s);
    i.length > 0 && await e.updateItem(s);
    return [ row("UpdateItem", i.length > 0 ? "updated" : "unchanged", t.url, i.join(", ")) ];
   });
  }
  function postState(e, {github: t, item: n}) {
   const s = e.kind === "close";
   const r = s ? "Close" : "Reopen";
   return t.write("the state of the issue or pull request", permissionFor(n), async t => {
    const {isOpen: o, url: i} = await t.item();
    if (o !== s) return [ row(r, "unchanged", i) ];
    const a = s ? "closed" : "open";
    const u = e.kind === "close" ? e.reason : "reopened";
    await t.updateItem(n === "issue" ? {
     state: a,
     reason: u
    } : {
     state: a
    });
    return [ row(r, "updated", i) ];
   });
  }
  function postMilestone({title: e}, {github: t, item: n}) {
   const s = `Milestone ${e}`.trim();
   return t.write("the milestone", permissionFor(n), async t => {
    const {milestone: n, url: r} = await t.item();
    if ((n ?? "").toLowerCase() === e.toLowerCase()) return [ row(s, "unchanged", r) ];
    const o = e === "" ? null : await milestoneNamed(e, t);
    if (o === void 0) return [ row(s, "failed", null, "The repository has no open milestone with this title.") ];
    await t.updateItem({
     milestone: o
    });
    return [ row(s, "updated", r) ];
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
  function postHide({comment: e, reason: t}, {github: n, item: s}) {
   const r = `HideComment ${String(e)}`;
   const o = permissionFor(s);
   return n.write("the state of the comment", o, async n => {
    const s = await n.commentNode(e);
    if (s === null) return [ row(r, "failed", null, "The issue or pull request has no such comment.") ];
    const i = await n.hide(s.nodeId, g[t]);
    if (i === null) return [ row(r, "updated", s.url, t) ];
    return [ row(r, "failed", s.url, `${i.forbidden}. Give the job \`${o.join("")}\`.`) ];
   });
  }
  function postNewLabel(e, {github: t}) {
   const n = `CreateLabel ${e.name}`;
   return t.write("the label", [ "issues: write", "pull-requests: write" ], async t => {
    if (await t.labelNamed(e.name) !== null) return [ row(n, "unchanged", null) ];
    const s = await t.createLabel(e);
    return [ row(n, s === null ? "created" : "failed", null, s?.refused ?? "") ];
   });
  }
  const missingThread = e => row(e, "failed", null, "The pull request has no such thread.");
  function row(e, t, n, s = "") {
   return {
    what: e,
    outcome: t,
    url: n,
    note: s
   };
  }
  var $ = n(57679);
  async function postPullRequest(e, t) {
   const clean = e => (0, $.$T)(t.sanitize(e));
   const n = (0, c.ml)((0, a.wh)(clean(e.title)).replace(/\s+/g, " ").trim() || "Untitled", 200);
   const s = (0, d._)(t.key, "pull-request");
   const r = markedBody(s, `${clean(e.body)}${closingLine(e.body, t.mayClose)}`, t.footer);
   const row = e => [ {
    what: `PullRequest ${(0, c.ml)(n, 80)}`,
    ...e
   } ];
   const {pull: o, github: i} = t;
   if (o === null) throw new Error("a pull request was recorded with nowhere to go");
   const {collected: u} = o;
   if ("refused" in u) return row(withheld(`It was not opened: ${u.refused}.`));
   const {tree: l} = u;
   const h = (0, $.pb)(l, o.holdsSecret);
   if (h !== null) return row(withheld(`It was not opened: ${h} contains what looks like a secret.`));
   const f = {
    tree: l,
    title: n,
    body: r,
    marker: s
   };
   const m = await i.write("the branch of the pull request", [ "contents: write" ], e => push(f, {
    ...o,
    afterClosed: t.afterClosed
   }, e));
   if ("outcome" in m) return row(m);
   const w = await openOrName(f, m, t, o);
   return row({
    ...w,
    branch: o.branch,
    ...m.commit === null ? {} : {
     commit: m.commit
    }
   });
  }
  async function openOrName(e, {isNew: t}, {github: n, repositoryUrl: o}, i) {
   const a = `${o}/compare/${i.base}...${i.branch}?expand=1`;
   const u = `The changes are on the branch ${i.branch}; open the pull request here: ${a}`;
   try {
    const s = await n.write("the pull request", [ "pull-requests: write" ], n => pull_request_open(e, t, i, n));
    if (s.outcome !== "failed") return s;
    return {
     ...s,
     url: a,
     note: `${s.note.replace(/([^.])$/, "$1.")} ${u}`
    };
   } catch (e) {
    (0, s.ki)(e, r.J);
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
   const {tree: s} = e;
   const {base: r, branch: o} = t;
   const i = (0, $.lW)(s);
   const a = await n.pullRequests(o);
   const u = await endedBefore(a, {
    tree: s,
    ownTrailer: i
   }, t, n);
   if (u !== null) return u;
   if (!await n.isOnBranch(s.base, r)) {
    const e = s.base.slice(0, 7);
    return withheld(`The run started from ${e}, which is not a commit on the branch ${r} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
   }
   const c = await n.branchSince(r, o);
   if (c !== null && !isOwnBranch(c) && !isMerged(c, a)) return changedByOthers(o, a);
   if (endsWith(c, i)) return {
    isNew: false,
    commit: c?.tip ?? null
   };
   const l = await renew({
    ...e,
    body: i
   }, c, {
    base: r,
    branch: o
   }, n);
   return typeof l === "string" ? {
    isNew: true,
    commit: l
   } : l;
  }
  async function endedBefore(e, {tree: t, ownTrailer: n}, {base: s, afterClosed: r}, o) {
   const i = e.filter(({isOwn: e}) => e);
   const [a] = i;
   if (a === void 0 || i.some(({isOpen: e}) => e)) return null;
   const {url: u, number: c} = a;
   if (a.isMerged) {
    const e = await o.branchSince(t.base, a.head);
    const s = e?.commits?.some(({isOwn: e, message: t}) => e && t.endsWith(n)) === true;
    return s ? {
     outcome: "unchanged",
     url: u,
     note: `#${String(c)} with the same changes was merged.`
    } : null;
   }
   if (!r) {
    const e = "It was opened before and has been closed. Reopen it, or ask for another one in a comment.";
    return {
     ...withheld(e),
     url: u
    };
   }
   if (!endsWith(await o.branchSince(s, a.head), n)) return null;
   return {
    ...withheld("A pull request with the same changes was opened before and has been closed. Reopen it to use them."),
    url: u
   };
  }
  function isMerged({tip: e}, t) {
   return !t.some(({isOpen: e}) => e) && t.some(t => t.isMerged && t.head === e);
  }
  function changedByOthers(e, t) {
   const n = t.find(({isOpen: e}) => e);
   const s = n === void 0 ? "Delete it" : "Merge its pull request, or close it and delete the branch,";
   const r = `Someone else has committed to the branch ${e}, so it was not changed. ${s} to get a new one.`;
   return {
    ...withheld(r),
    url: n?.url ?? null
   };
  }
  async function renew({tree: e, title: t, body: n}, s, {base: r, branch: o}, i) {
   const a = {
    parent: e.base,
    headline: t,
    body: n,
    files: e.files
   };
   const u = e.files.some(({mode: e}) => e !== void 0);
   if (s === null) {
    const t = u ? (await i.commitWithModes(e.baseTree, a)).sha : e.base;
    if (!await i.createBranch(o, t)) return branchJustCreated(o);
    return u ? t : await i.commit(o, a);
   }
   const c = `${o}+next`;
   const l = u ? (await i.commitWithModes(e.baseTree, a)).sha : await commitOnTemporaryBranch(c, a, i);
   if (l === null) return branchJustCreated(c);
   const d = (await i.branchSince(r, o))?.tip === s.tip;
   d && await i.moveBranch(o, l);
   u || await i.deleteBranch(c);
   return d ? l : withheld(`Someone else has just committed to the branch ${o}.`);
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
   return e?.every(({message: e, isOwn: t}) => t && e.includes(`\n${$.s9}`)) === true;
  }
  async function pull_request_open({title: e, body: t, marker: n}, s, {base: r, branch: o, draft: i = true}, a) {
   const u = (await a.pullRequests(o)).find(({isOpen: e}) => e);
   if (u !== void 0) return await update(u, {
    title: e,
    body: t,
    marker: n
   }, s, a);
   const c = {
    title: e,
    body: t,
    base: r,
    branch: o
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
  async function update(e, {title: t, body: n, marker: s}, r, o) {
   const {url: i, number: a} = e;
   const u = r ? "updated" : "unchanged";
   const c = `#${String(a)} was already open${r ? "; its changes were replaced" : " with the same changes"}.`;
   if (!e.isOwn) return {
    outcome: u,
    url: i,
    note: `${c} Someone else opened it, so its text was not changed.`
   };
   if (!e.body.startsWith(s)) return {
    outcome: u,
    url: i,
    note: `${c} Someone rewrote its text, so it was not changed.`
   };
   if (e.title === t && isSame(e.body, n)) return {
    outcome: u,
    url: i,
    note: c
   };
   await o.updatePullRequest(a, {
    title: t,
    body: n
   });
   return {
    outcome: "updated",
    url: i,
    note: r ? c : `${c} Its text was updated.`
   };
  }
  var v = n(38287);
  var k = n(43032);
  async function checksSentence(e, {pullUrl: t}, n) {
   try {
    const s = await n.write("the state of the checks", [ "actions: read" ], t => t.checksAfterPush(e));
    return sentenceOf(s, t);
   } catch (e) {
    (0, s.ki)(e, r.J);
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
  async function postPatch({why: e, link: t, patch: n}, {github: o, key: i, answer: a, item: u, footer: c}) {
   const l = (0, d._)(i, (a === null ? "" : `${a}:`) + "patch");
   const h = `**Nothing was pushed:** ${e} [What was pushed since](${t})`;
   const f = markedBody(l, `${h}\n\n${(0, k.Ij)(n)}`, c);
   try {
    return await o.write("the comment with the patch", permissionFor(u), async e => {
     const t = (await e.comments()).find(e => e.body.startsWith(l));
     const n = t === void 0 ? null : await e.updateComment(t.id, f);
     return (n ?? await e.createComment(f)).url;
    });
   } catch (e) {
    (0, s.ki)(e, r.J);
    return null;
   }
  }
  async function postPush(e, t) {
   const {push: n, github: r} = t;
   if (n === null) throw new Error("a push was recorded with nowhere to go");
   const o = (0, c.ml)((0, a.wh)((0, $.$T)(t.sanitize(e.title))).replace(/\s+/g, " ").trim(), 200);
   const row = e => [ {
    what: `PushToPullRequest ${(0, c.ml)(o, 80)}`,
    ...e
   } ];
   const {collected: i} = n;
   if ("refused" in i) return row(push_withheld(`Nothing was pushed: ${i.refused}.`));
   const {tree: u} = i;
   const l = (0, $.pb)(u, n.holdsSecret);
   if (l !== null) return row(push_withheld(`Nothing was pushed: ${l} contains what looks like a secret.`));
   if (n.indirect !== null) return row(await fallBack(e, n.indirect, t));
   const d = (0, $.$T)(e.body === "" ? "" : t.sanitize(e.body)).trim();
   const h = [ `Requested-in: ${n.pullUrl}`, (0, $.lW)(u) ];
   const f = {
    headline: o,
    body: [ ...d === "" ? [] : [ d, "" ], ...h ].join("\n")
   };
   try {
    const s = await r.write("the commit", [ "contents: write" ], e => pushOnto({
     tree: u,
     message: f
    }, n, e));
    switch (s.kind) {
    case "pushed":
     return row(await pushedRow(s, u, t, n));

    case "conflict":
     return row(await conflictRow(s, u, t, n));

    case "refused":
     return row(await fallBack(e, s.reason, t));

    case "gone":
     return row({
      outcome: "failed",
      url: null,
      note: `The branch ${n.branch} no longer exists.`
     });
    }
   } catch (e) {
    (0, s.ki)(e, v.U);
    return row({
     outcome: "failed",
     url: null,
     note: `Nothing was pushed: ${e.message}.`
    });
   }
  }
  const push_withheld = e => ({
   outcome: "withheld",
   url: null,
   note: e
  });
  const O = 4;
  async function pushOnto({tree: e, message: t}, n, s) {
   const {branch: r} = n;
   for (let o = 1; o <= O; o += 1) {
    const o = await s.branchTip(r);
    if (o === null) return {
     kind: "gone"
    };
    const i = o === e.base ? void 0 : await pushedBefore(e, r, s);
    if (i !== void 0) return {
     kind: "pushed",
     commit: i,
     parent: e.base,
     isOld: true,
     verification: null
    };
    const a = o === e.base ? {
     tree: e
    } : await n.merge(e, o);
    if ("conflicts" in a) return {
     kind: "conflict",
     tip: o,
     files: a.conflicts
    };
    if (a.tree.files.length === 0) return {
     kind: "pushed",
     commit: o,
     parent: o,
     isOld: true,
     verification: null
    };
    const u = (0, $.pb)(a.tree, n.holdsSecret);
    if (u !== null) return {
     kind: "refused",
     reason: `${u} contains what looks like a secret`
    };
    const c = await n.commit(a.tree, t, s);
    const l = await n.advance(c.sha, s);
    if (l.kind === "refused") return l;
    if (l.kind === "done") return {
     kind: "pushed",
     commit: c.sha,
     parent: a.tree.base,
     isOld: false,
     verification: c.verification
    };
   }
   return {
    kind: "refused",
    reason: `others pushed to ${r} again and again`
   };
  }
  async function pushedBefore(e, t, n) {
   const s = await n.branchSince(e.base, t);
   return s?.commits?.find(({message: t}) => t.trimEnd().endsWith((0, $.lW)(e)))?.sha;
  }
  async function pushedRow({commit: e, parent: t, isOld: n, verification: s}, r, {github: o}, i) {
   const a = await checksSentence(e, i, o);
   const u = [ `Commit ${e.slice(0, 7)} on ${i.branch}.`, n ? "It was there already." : "", n || t === r.base ? "" : `Rebased onto ${t.slice(0, 7)}, which was pushed while the run worked.`, s === null ? "" : signature(s), n ? "" : a ];
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
  async function conflictRow({tip: e, files: t}, n, s, r) {
   const o = `${r.repositoryUrl}/compare/${n.base}...${e}`;
   const i = `someone pushed to ${r.branch} while the run worked, and both changed ${listed(t)}.`;
   const {patch: a, isResultPosted: u} = r;
   const c = a !== "" && a.length <= k.p5;
   const l = c && !u ? await postPatch({
    why: i,
    link: o,
    patch: a
   }, s) : null;
   const d = "The patch is the file changes.patch, next to the report of the run.";
   const h = l !== null ? k.zs : c && u ? k.Fx : d;
   return {
    outcome: "failed",
    url: l,
    note: `Nothing was pushed: ${i} ${h} What was pushed since: ${o}`
   };
  }
  function listed(e) {
   const t = e.length - 3;
   return `${e.slice(0, 3).join(", ")}${t > 0 ? ` and ${String(t)} more` : ""}`;
  }
  async function fallBack(e, t, n) {
   const {push: s} = n;
   if (s === null) throw new Error("there is no branch to open a pull request onto");
   const {collected: r, branch: o, ownBranch: i, holdsSecret: a} = s;
   const u = {
    collected: r,
    base: o,
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
   const h = `The changes could not be pushed to ${o}: ${t.replace(/\.$/, "")}.`;
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
   return e.startsWith(t) || idIn(e, t) !== null;
  }
  function identify(e, t, n) {
   const s = n.filter(({isOwn: e, first: n}) => e && hasLineMarker(n.body, t));
   const r = s.toSorted((e, t) => Number(isClosed(e)) - Number(isClosed(t)));
   const o = new Map;
   const i = e.map(e => {
    const t = e.id ?? (0, u.R)([ e.path, "\0", wordsOf(e.body).join(" ") ], 12);
    const n = (o.get(t) ?? 0) + 1;
    o.set(t, n);
    return {
     comment: e,
     id: n === 1 ? t : `${t}-${String(n)}`
    };
   });
   const a = new Map;
   const c = [ (e, n, s) => idIn(s.first.body, t) === n, (e, t, n) => !isClosed(n) && isAt(n, e), (e, t, n) => n.path === e.path && isAlike(n.first.body, e.body) ];
   for (const e of c) for (const {comment: t, id: n} of i) {
    const s = a.has(t) ? -1 : r.findIndex(s => e(t, n, s));
    const [o] = s < 0 ? [] : r.splice(s, 1);
    o !== void 0 && a.set(t, o);
   }
   return i.map(e => ({
    ...e,
    thread: a.get(e.comment) ?? null
   }));
  }
  const isClosed = ({isResolved: e, first: t}) => e || t.isMinimized;
  const isSettled = e => e.isResolved && !e.isResolvedByOwn;
  function isAt(e, {path: t, line: n, startLine: s, side: r}) {
   return e.path === t && e.line === n && e.side === r && e.startLine === (s ?? null);
  }
  function contains(e, t) {
   const n = wordsOf(t);
   return n.length > 0 && ` ${wordsOf(e).join(" ")} `.includes(` ${n.join(" ")} `);
  }
  function wordsOf(e) {
   const t = e.replace(/^<!--[^\n]*-->\n/, "").replace(/```[\s\S]*?(?:```|$)/g, " ");
   return t.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  }
  const S = .6;
  const C = 4;
  function isAlike(e, t) {
   const [n, s] = [ new Set(wordsOf(e)), new Set(wordsOf(t)) ];
   if (Math.min(n.size, s.size) < C) return false;
   const r = [ ...n ].filter(e => s.has(e)).length;
   return r / (n.size + s.size - r) >= S;
  }
  var T = n(99180);
  var L = n(51061);
  function diffLines(e) {
   const [t, n] = [ new Map, new Map ];
   let [s, r, o] = [ 0, 0, 0 ];
   for (const i of e.split("\n")) {
    const e = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(i);
    if (e !== null) {
     s += 1;
     [r, o] = [ Number(e[1]), Number(e[2]) ];
    } else {
     if (s === 0) continue;
     if (i.startsWith("+")) t.set(o++, s); else if (i.startsWith("-")) n.set(r++, s); else if (i.startsWith(" ")) {
      t.set(o++, s);
      r += 1;
     }
    }
   }
   return {
    right: t,
    left: n
   };
  }
  function outsideDiff({line: e, startLine: t = e, side: n}, s) {
   const r = n === "RIGHT" ? s.right : s.left;
   const o = r.get(e);
   if (o === void 0) return "the line is not in the diff";
   return r.get(t) === o ? null : "the lines are not in one hunk of the diff";
  }
  function sortLines(e, t) {
   const n = new Map(t.map(({path: e, patch: t}) => [ e, t === null ? null : diffLines(t) ]));
   const s = [];
   const r = [];
   for (const t of e) {
    const e = n.get(t.path);
    const o = e === void 0 ? "the pull request does not change this file" : e === null ? "GitHub provides no diff for this file" : outsideDiff(t, e);
    o === null ? s.push(t) : r.push({
     comment: t,
     reason: o
    });
   }
   return {
    placed: s,
    misplaced: r
   };
  }
  function lineBody({body: e, suggestion: t, side: n}, s, r) {
   const o = r(e);
   const i = n === "RIGHT" ? "suggestion" : "";
   return markedBody(s, t === void 0 ? o : `${o}\n\n${(0, L.O)(t, i)}`);
  }
  function misplacedSection(e, t) {
   if (e.length === 0) return "";
   const n = e.map(({comment: e, reason: n}) => {
    const {body: s, suggestion: r} = e;
    const o = r === void 0 ? [] : [ "Suggested instead:", (0, L.O)(r, "") ];
    return [ `**${(0, T.ti)(locationOf(e))}** (${n})`, t(s), ...o ].join("\n\n");
   });
   return [ "#### Not on a line of the diff", ...n ].join("\n\n");
  }
  function afterHeading(e, t) {
   const n = e.split(/\r?\n/);
   const s = n.findIndex(e => e.startsWith("**") && e.includes(`${t}:`));
   return s === -1 ? "" : n.slice(s + 1).join("\n");
  }
  function locationOf({path: e, line: t, startLine: n}) {
   return `${e}:${n === void 0 ? "" : `${String(n)}-`}${String(t)}`;
  }
  async function sortComments(e, {marker: t, reviews: n, threads: s, isMoved: r, context: {reviewedSha: o, sanitize: i}}, a) {
   const u = identify(e, t, s);
   const c = u.flatMap(e => e.thread === null || isClosed(e.thread) && !isSettled(e.thread) ? [] : [ {
    ...e,
    thread: e.thread
   } ]);
   const l = u.filter(({comment: e}) => !c.some(t => t.comment === e));
   const isInSummary = ({path: e, body: t}) => n.some(n => contains(afterHeading(n.body, e), i(t)));
   const d = l.map(({comment: e}) => e).filter(isInSummary);
   const h = l.filter(({comment: e}) => !d.includes(e));
   if (h.length === 0) return {
    known: c,
    inSummary: d,
    fresh: [],
    misplaced: []
   };
   const f = `the pull request has changed since ${o?.slice(0, 7) ?? ""}`;
   const m = h.map(({comment: e}) => e);
   const {placed: w, misplaced: p} = r ? {
    placed: [],
    misplaced: m.map(e => ({
     comment: e,
     reason: f
    }))
   } : sortLines(m, await a.files());
   const y = h.filter(({comment: e}) => w.includes(e)).map(({comment: e, id: n}) => ({
    comment: e,
    body: lineBody(e, lineMarker(t, n), i)
   }));
   return {
    known: c,
    inSummary: d,
    fresh: y,
    misplaced: p
   };
  }
  const q = {
   COMMENT: "COMMENTED",
   APPROVE: "APPROVED",
   REQUEST_CHANGES: "CHANGES_REQUESTED"
  };
  async function postSummary(e, t, n) {
   const s = await createOrUpdate(e, t, n);
   if (s.outcome !== "failed" || e.event === "COMMENT") return s;
   const r = await postSummary({
    ...e,
    event: "COMMENT"
   }, t, n);
   return {
    ...r,
    decisionRefused: `GitHub said ${s.refusal}`
   };
  }
  async function createOrUpdate(e, t, n) {
   if (e.fresh.length + e.misplaced.length > 0) return await create(e, n);
   const s = earlier(t, e);
   if (s !== null) return await review_summary_update(s, e, n);
   const r = t.findLast(({body: t}) => isReviewOf(t, e.key)) ?? null;
   const o = e.known.length + e.inSummary.length > 0;
   if (r === null || !o || e.answer !== null || e.event !== "COMMENT") return await create(e, n);
   return {
    ...M,
    outcome: "unchanged",
    url: r.url
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
   const {event: n, sha: s, key: r} = t;
   if (n === "COMMENT") return e.findLast(({body: e, state: n}) => n === q.COMMENT && e.startsWith(markerOf(t))) ?? null;
   const o = e.findLast(({body: e, state: t}) => isReviewOf(e, r) && t !== q.COMMENT);
   if (o?.state !== q[n] || n === "APPROVE" && o.commit !== s) return null;
   return o;
  }
  const M = {
   refusal: "",
   linesRefused: null,
   decisionRefused: null
  };
  async function create(e, t) {
   const {sha: n, event: s, fresh: r} = e;
   const o = await t.createReview({
    commit: n,
    event: s,
    body: bodyOf(e, []),
    comments: onLines(r)
   });
   if (!("refused" in o)) return {
    ...M,
    outcome: "created",
    url: o.url
   };
   const i = {
    ...M,
    outcome: "failed",
    url: null,
    refusal: o.refused
   };
   if (r.length === 0) return i;
   const a = await t.createReview({
    commit: n,
    event: s,
    body: bodyOf(e, r),
    comments: []
   });
   if ("refused" in a) return {
    ...i,
    refusal: a.refused
   };
   return {
    ...M,
    outcome: "created",
    url: a.url,
    linesRefused: `GitHub said ${o.refused}`
   };
  }
  async function review_summary_update(e, t, n) {
   const {id: s, url: r} = e;
   const o = bodyOf(t, []);
   if (t.inSummary.length > 0 || isSame(e.body, o)) return {
    ...M,
    outcome: "unchanged",
    url: r
   };
   await n.updateReview(s, o);
   return {
    ...M,
    outcome: "updated",
    url: r
   };
  }
  function bodyOf(e, t) {
   const {text: n, misplaced: s, sanitize: r, footer: o} = e;
   const i = t.map(({comment: e}) => ({
    comment: e,
    reason: "GitHub rejected the line"
   }));
   const a = [ r(n), misplacedSection([ ...s, ...i ], r) ].filter(e => e !== "");
   return markedBody(markerOf(e), a.join("\n\n"), o);
  }
  function onLines(e) {
   return e.map(({comment: {path: e, line: t, side: n, startLine: s}, body: r}) => ({
    path: e,
    line: t,
    side: n,
    body: r,
    ...s === void 0 ? {} : {
     startLine: s
    }
   }));
  }
  const N = 30;
  const I = "`contents: write`";
  async function settleThreads(e, {marker: t, repeated: n}, s) {
   const r = e.filter(e => e.isOwn && e.isOutdated && !e.hasReplies && !isClosed(e)).filter(({id: e, first: s}) => !n.has(e) && hasLineMarker(s.body, t));
   const o = [];
   let [i, a] = [ true, true ];
   for (const {id: e, path: t, first: n} of r.slice(0, N)) {
    i && (i = await s.resolveThread(e) === null);
    !i && a && (a = await s.hide(n.nodeId, "RESOLVED") === null);
    o.push({
     what: `Thread ${t}`,
     url: n.url,
     ...endOf(i, a)
    });
   }
   return o;
  }
  const E = "Its lines have changed, and this review does not repeat it.";
  function endOf(e, t) {
   if (e) return {
    outcome: "updated",
    note: `Resolved. ${E}`
   };
   if (t) return {
    outcome: "updated",
    note: `Hidden as resolved. ${E} To resolve it, the job needs ${I}.`
   };
   return {
    outcome: "withheld",
    note: `Not resolved: the job needs ${I}. ${E}`
   };
  }
  function postReview(e, t) {
   const {key: n, sanitize: s, github: r} = t;
   return r.write("the review", [ "pull-requests: write" ], async r => {
    const o = await r.head();
    const i = t.reviewedSha !== null && t.reviewedSha !== o.sha;
    const a = e.event === "COMMENT" ? null : whyNotEvent(e.event, i, o.isOwn, t);
    const u = (0, d._)(n, "line");
    const [c, l] = [ await r.reviews(), await r.threads() ];
    const h = await sortComments(e.comments, {
     marker: u,
     reviews: c,
     threads: l,
     isMoved: i,
     context: t
    }, r);
    const f = await updateLines(h.known, {
     marker: u,
     sanitize: s
    }, r);
    const m = a === null ? e.event : "COMMENT";
    const w = {
     sha: o.sha,
     event: m,
     text: e.body,
     ...h,
     ...t
    };
    const p = await postSummary(w, c, r);
    const y = new Set(h.known.map(({thread: e}) => e.id));
    const b = !i && t.whyCommentOnly === null && p.outcome !== "failed";
    const g = b ? await settleThreads(l, {
     marker: u,
     repeated: y
    }, r) : [];
    return [ summaryRow(e.event, a, p), ...f, ...h.fresh.map(({comment: e}) => lineRow(e, p, p.linesRefused)), ...h.misplaced.map(({comment: e, reason: t}) => lineRow(e, p, t)), ...h.inSummary.map(e => unchanged(e, null, "An earlier review has it in its text.")), ...g ];
   });
  }
  function whyNotEvent(e, t, n, s) {
   if (s.whyCommentOnly !== null) return s.whyCommentOnly;
   if (n) return "GitHub does not accept approvals or change requests on a pull request from the same account.";
   if (e === "APPROVE" && t) return "The pull request has changed since the run looked at it.";
   if (e === "APPROVE" && s.reviewedSha === null) return "It is unknown which commit the run looked at.";
   return null;
  }
  async function updateLines(e, {marker: t, sanitize: n}, s) {
   const r = [];
   for (const {comment: o, id: i, thread: a} of e) {
    const {first: e} = a;
    const u = lineBody(o, lineMarker(t, i), n);
    if (isFinal(a) || isSame(e.body, u)) r.push(unchanged(o, e.url, noteOf(a))); else {
     await s.updateLine(e.id, u);
     r.push({
      what: locationOf(o),
      outcome: "updated",
      url: e.url,
      note: ""
     });
    }
   }
   return r;
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
   const s = `Review ${e}`;
   const {url: r} = n;
   if (n.outcome === "failed") return {
    what: s,
    outcome: "failed",
    url: r,
    note: n.refusal
   };
   const o = t ?? n.decisionRefused;
   return o === null ? {
    what: s,
    outcome: n.outcome,
    url: r,
    note: ""
   } : {
    what: s,
    outcome: "fell back",
    url: r,
    note: `It was posted as COMMENT: ${o}`
   };
  }
  function lineRow(e, {outcome: t, url: n, refusal: s}, r) {
   const o = locationOf(e);
   if (t === "failed") return {
    what: o,
    outcome: "failed",
    url: n,
    note: s
   };
   if (r === null) return {
    what: o,
    outcome: "created",
    url: n,
    note: ""
   };
   return {
    what: o,
    outcome: "fell back",
    url: n,
    note: `It is in the summary of the review: ${r}.`
   };
  }
  async function applyWriteRequests(e, t) {
   const n = e.filter(isCommit);
   const s = e.filter(e => !isCommit(e));
   const r = s.toSorted((e, t) => Number(t.kind === "create-label") - Number(e.kind === "create-label"));
   const o = await applyInOrder(n, t);
   const i = o.find(({outcome: e}) => e === "failed" || e === "withheld");
   if (i === void 0) {
    const e = await applyInOrder(r, t);
    return [ ...o, ...e, ...await ended(r, e, t) ];
   }
   const a = i.what.split(" ", 1)[0] ?? "";
   return [ ...o, ...apply_writes_withheld(r, `Canceled, because ${a} did not succeed. ${i.note.split(/(?<=\.) /, 1)[0] ?? ""}`.trim()) ];
  }
  async function ended(e, t, n) {
   try {
    return await endIssues(e, t, n);
   } catch (e) {
    (0, s.ki)(e, r.J);
    return [ {
     what: "Issue",
     outcome: "failed",
     url: null,
     note: e.sentences
    } ];
   }
  }
  const isCommit = ({kind: e}) => e === "push" || e === "pull-request";
  async function applyInOrder(e, t) {
   const n = [];
   for (const [o, i] of e.entries()) {
    const a = e.slice(0, o + 1).filter(({kind: e}) => e === i.kind).length;
    try {
     n.push(...await applyAndReport(i, a, t));
    } catch (e) {
     (0, s.ki)(e, r.J);
     n.push({
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
   const s = new Map;
   const sanitize = e => {
    const t = s.get(e) ?? n.sanitize(e);
    s.set(e, t);
    return t.text;
   };
   const [r, ...a] = await applyOne(e, t, {
    ...n,
    sanitize: sanitize
   });
   const u = (0, i.j)(...[ ...s.values() ].map(e => e.changes));
   if (r === void 0 || u.length === 0) return r === void 0 ? [] : [ r, ...a ];
   const c = [ ...r.note === "" ? [] : [ sentence(r.note) ], `Sanitized: ${(0, o.G)(u)}.` ];
   return [ {
    ...r,
    note: c.join(" ")
   }, ...a ];
  }
  function applyOne(e, t, n) {
   switch (e.kind) {
   case "comment":
    return postRequestedComment(e, t, n);

   case "review":
    return postReview(e, n);

   case "label":
    return postLabels(e, n);

   case "assign":
    return postAssignees(e, n);

   case "issue":
    return postIssue(e, n);

   case "pull-request":
    return postPullRequest(e, n);

   case "push":
    return postPush(e, n);

   case "check-run":
    return postCheckRun(e, n);

   case "reply":
    return postReply(e, t, n);

   case "resolve":
    return postResolve(e, n);

   case "reviewers":
    return postReviewers(e, n);

   case "update":
    return postUpdate(e, n);

   case "close":
   case "reopen":
    return postState(e, n);

   case "milestone":
    return postMilestone(e, n);

   case "hide":
    return postHide(e, n);

   case "create-label":
    return postNewLabel(e, n);
   }
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
   s9: () => r
  });
  var s = n(50987);
  function withoutSkips(e) {
   return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
  }
  const r = "Sallyport-Changes: ";
  function changesTrailer(e) {
   return `${r}${changesFingerprint(e)}`;
  }
  function changesFingerprint({files: e}) {
   const t = e.flatMap(({path: e, content: t, mode: n}) => {
    const s = t === null ? "gone" : String(t.length);
    return [ `${JSON.stringify(n === void 0 ? [ e, s ] : [ e, s, n ])}\n`, t ?? "" ];
   });
   return (0, s.R)(t, 32);
  }
  function secretFile({files: e}, t) {
   const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? o ])));
   return n?.path ?? null;
  }
  const o = Buffer.alloc(0);
 })
};
