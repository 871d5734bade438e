"use strict";

exports.id = 9022;

exports.ids = [ 9022, 9441 ];

exports.modules = {
 62260: (function(e, t, n) {
  n.d(t, {
   $T: () => withoutSkips,
   Xz: () => whySecret,
   g7: () => treeOf,
   lW: () => changesTrailer,
   s9: () => s
  });
  var r = n(5428);
  function withoutSkips(e) {
   return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
  }
  const s = "Sallyport-Changes: ";
  function changesTrailer(e) {
   return `${s}${changesFingerprint(e)}`;
  }
  function changesFingerprint({files: e}) {
   const t = e.flatMap(({path: e, content: t, mode: n}) => {
    const r = t === null ? "gone" : String(t.length);
    return [ `${JSON.stringify(n === void 0 ? [ e, r ] : [ e, r, n ])}\n`, t ?? "" ];
   });
   return (0, r.R)(t, 32);
  }
  function whySecret({files: e}, t) {
   const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? o ])));
   return n === void 0 ? null : `${n.path} contains what looks like a secret`;
  }
  function treeOf({collected: e, holdsSecret: t}) {
   if ("refused" in e) return e.refused;
   return whySecret(e.tree, t) ?? e.tree;
  }
  const o = Buffer.alloc(0);
 }),
 31111: (function(e, t, n) {
  n.d(t, {
   I: () => patchSection,
   p: () => s
  });
  var r = n(51061);
  const s = 4e4;
  function patchSection(e) {
   return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
   r.O)(e, "diff")}`;
  }
 }),
 79441: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   postPullRequest: () => postPullRequest
  });
  var r = n(42357);
  var s = n(20544);
  var o = n(60957);
  var i = n(20653);
  var a = n(84182);
  var c = n(16934);
  var u = n(62260);
  async function postPullRequest(e, t) {
   const clean = e => (0, u.$T)(t.sanitize(e));
   const n = (0, i.ml)((0, c.D)(clean(e.title)) || "Untitled", 200);
   const r = (0, s._)(t.key, "pull-request");
   const o = (0, a.j$)(r, `${clean(e.body)}${closingLine(e.body, t.mayClose)}`, t.footer);
   const row = e => [ {
    what: `PullRequest ${(0, i.ml)(n, 80)}`,
    ...e
   } ];
   const {pull: l, github: h} = t;
   if (l === null) throw new Error("a pull request was recorded with nowhere to go");
   const d = (0, u.g7)(l);
   if (typeof d === "string") return row(withheld(`It was not opened: ${d}.`));
   const f = {
    tree: d,
    title: n,
    body: o,
    marker: r
   };
   const p = await h.write("the branch of the pull request", [ "contents: write" ], e => push(f, {
    ...l,
    afterClosed: t.afterClosed,
    closedHint: t.closedHint
   }, e));
   if ("outcome" in p) return row(p);
   const m = await openOrName(f, p, t, l);
   return row({
    ...m,
    branch: l.branch,
    ...p.commit === null ? {} : {
     commit: p.commit
    }
   });
  }
  async function openOrName(e, {isNew: t}, {github: n, repositoryUrl: s}, a) {
   const c = `${s}/compare/${a.base}...${a.branch}?expand=1`;
   const u = `The changes are on the branch ${a.branch}; open the pull request here: ${c}`;
   try {
    const r = await n.write("the pull request", [ "pull-requests: write" ], n => open(e, t, a, n));
    if (r.outcome !== "failed") return r;
    return {
     ...r,
     url: c,
     note: `${(0, i.KG)(r.note)} ${u}`
    };
   } catch (e) {
    (0, r.ki)(e, o.J);
    return {
     outcome: "failed",
     url: c,
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
   const {tree: r} = e;
   const {base: s, branch: o} = t;
   const i = (0, u.lW)(r);
   const a = await n.pullRequests(o);
   const c = await endedBefore(a, {
    tree: r,
    ownTrailer: i
   }, t, n);
   if (c !== null) return c;
   if (!await n.isOnBranch(r.base, s)) {
    if (await n.branchTip(s) === null) return withheld(`GitHub has no branch ${s} to open it into. Create it, or set base-branch to another branch.`);
    const e = r.base.slice(0, 7);
    return withheld(`The run started from ${e}, which is not a commit on the branch ${s} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
   }
   const l = await n.branchSince(s, o);
   if (l !== null && !isOwnBranch(l) && !isMerged(l, a)) return changedByOthers(o, a);
   if (endsWith(l, i)) return {
    isNew: false,
    commit: l?.tip ?? null
   };
   const h = await renew({
    ...e,
    body: i
   }, l, {
    base: s,
    branch: o
   }, n);
   return typeof h === "string" ? {
    isNew: true,
    commit: h
   } : h;
  }
  async function endedBefore(e, {tree: t, ownTrailer: n}, {base: r, afterClosed: s, closedHint: o = "ask for another one in a comment"}, i) {
   const a = e.filter(({isOwn: e}) => e);
   const [c] = a;
   if (c === void 0 || a.some(({isOpen: e}) => e)) return null;
   const {url: u, number: l} = c;
   if (c.isMerged) {
    const e = await i.branchSince(t.base, c.head);
    const r = e?.commits?.some(({isOwn: e, message: t}) => e && t.endsWith(n)) === true;
    return r ? {
     outcome: "unchanged",
     url: u,
     note: `#${String(l)} with the same changes was merged.`
    } : null;
   }
   if (!s) {
    const e = `It was opened before and has been closed. Reopen it, or ${o}.`;
    return {
     ...withheld(e),
     url: u
    };
   }
   if (!endsWith(await i.branchSince(r, c.head), n)) return null;
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
   const r = n === void 0 ? "Delete it" : "Merge its pull request, or close it and delete the branch,";
   const s = `Someone else has committed to the branch ${e}, so it was not changed. ${r} to get a new one.`;
   return {
    ...withheld(s),
    url: n?.url ?? null
   };
  }
  const l = 100;
  async function renew({tree: e, title: t, body: n}, r, {base: s, branch: o}, i) {
   const a = {
    parent: e.base,
    headline: t,
    body: n,
    files: e.files
   };
   const c = e.files.length <= l && e.files.every(({mode: e}) => e === void 0);
   if (r === null) {
    const t = c ? e.base : (await i.commitWithModes(e.baseTree, a)).sha;
    if (!await i.createBranch(o, t)) return branchJustCreated(o);
    return c ? await i.commit(o, a) : t;
   }
   const u = `${o}+next`;
   const h = c ? await commitOnTemporaryBranch(u, a, i) : (await i.commitWithModes(e.baseTree, a)).sha;
   if (h === null) return branchJustCreated(u);
   const d = (await i.branchSince(s, o))?.tip === r.tip;
   d && await i.moveBranch(o, h);
   c && await i.deleteBranch(u);
   return d ? h : withheld(`Someone else has just committed to the branch ${o}.`);
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
   return e?.every(({message: e, isOwn: t}) => t && e.includes(`\n${u.s9}`)) === true;
  }
  async function open({title: e, body: t, marker: n}, r, {base: s, branch: o, draft: i = true}, a) {
   const c = (await a.pullRequests(o)).find(({isOpen: e}) => e);
   if (c !== void 0) return await update(c, {
    title: e,
    body: t,
    marker: n
   }, r, a);
   const u = {
    title: e,
    body: t,
    base: s,
    branch: o
   };
   const l = await a.createPullRequest({
    ...u,
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
   const h = await a.createPullRequest({
    ...u,
    draft: false
   });
   if ("refused" in h) return {
    outcome: "failed",
    url: null,
    note: h.refused
   };
   return {
    outcome: "created",
    url: h.url,
    note: "It is not a draft, because this repository does not support drafts."
   };
  }
  async function update(e, {title: t, body: n, marker: r}, s, o) {
   const {url: i, number: c} = e;
   const u = s ? "updated" : "unchanged";
   const l = `#${String(c)} was already open${s ? "; its changes were replaced" : " with the same changes"}.`;
   if (!e.isOwn) return {
    outcome: u,
    url: i,
    note: `${l} Someone else opened it, so its text was not changed.`
   };
   if (!e.body.startsWith(r)) return {
    outcome: u,
    url: i,
    note: `${l} Someone rewrote its text, so it was not changed.`
   };
   if (e.title === t && (0, a.Ft)(e.body, n)) return {
    outcome: u,
    url: i,
    note: l
   };
   await o.updatePullRequest(c, {
    title: t,
    body: n
   });
   return {
    outcome: "updated",
    url: i,
    note: s ? l : `${l} Its text was updated.`
   };
  }
 }),
 59022: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   postPush: () => postPush
  });
  var r = n(42357);
  var s = n(20544);
  var o = n(60957);
  var i = n(38287);
  var a = n(20653);
  var c = n(71235);
  var u = n(84182);
  var l = n(16934);
  var h = n(41270);
  var d = n(62260);
  var f = n(31111);
  var p = n(79441);
  async function postPush(e, t) {
   const {push: n, github: s} = t;
   if (n === null) throw new Error("a push was recorded with nowhere to go");
   const o = (0, a.ml)((0, l.D)((0, d.$T)(t.sanitize(e.title))), 200);
   const row = e => [ {
    what: `PushToPullRequest ${(0, a.ml)(o, 80)}`,
    ...e
   } ];
   const c = (0, d.g7)(n);
   if (typeof c === "string") return row({
    outcome: "withheld",
    url: null,
    note: `Nothing was pushed: ${c}.`
   });
   if (n.indirect !== null) return row(await fallBack(e, n.indirect, t));
   const u = (0, d.$T)(e.body === "" ? "" : t.sanitize(e.body)).trim();
   const h = [ `Requested-in: ${n.pullUrl}`, (0, d.lW)(c) ];
   const f = {
    headline: o,
    body: [ ...u === "" ? [] : [ u, "" ], ...h ].join("\n")
   };
   try {
    const r = await s.write("the commit", [ "contents: write" ], e => pushOnto({
     tree: c,
     message: f
    }, n, e));
    switch (r.kind) {
    case "pushed":
     return row(await pushedRow(r, c, t, n));

    case "conflict":
     return row(await conflictRow(r, c, t, n));

    case "refused":
     return row(await fallBack(e, r.reason, t));

    case "gone":
     return row({
      outcome: "failed",
      url: null,
      note: `The branch ${n.branch} no longer exists.`
     });
    }
   } catch (e) {
    (0, r.ki)(e, i.U);
    return row({
     outcome: "failed",
     url: null,
     note: `Nothing was pushed: ${e.message}.`
    });
   }
  }
  const m = 4;
  async function pushOnto({tree: e, message: t}, n, r) {
   const {branch: s} = n;
   let o = null;
   for (let i = 1; i <= m; i += 1) {
    o = await r.branchTip(s);
    if (o === null) return {
     kind: "gone"
    };
    const i = o === e.base ? void 0 : await pushedBefore(e, s, r);
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
    const c = (0, d.Xz)(a.tree, n.holdsSecret);
    if (c !== null) return {
     kind: "refused",
     reason: c
    };
    const u = await n.commit(a.tree, t, r);
    const l = await n.advance(u.sha, r);
    if (l.kind === "refused") return l;
    const {sha: h, verification: f} = u;
    if (l.kind === "done") return {
     kind: "pushed",
     commit: h,
     parent: a.tree.base,
     isOld: false,
     verification: f
    };
   }
   const i = await r.branchTip(s) === o;
   const a = `the server did not update ${s}, and it has no newer commits: another process may hold its lock`;
   return {
    kind: "refused",
    reason: i ? a : `every attempt found newer commits on ${s}`
   };
  }
  async function pushedBefore(e, t, n) {
   const r = await n.branchSince(e.base, t);
   return r?.commits?.find(({message: t}) => t.trimEnd().endsWith((0, d.lW)(e)))?.sha;
  }
  async function pushedRow({commit: e, parent: t, isOld: n, verification: r}, s, {github: o}, i) {
   const a = await checksSentence(e, i, o);
   const c = [ n ? "It was there already." : "", n || t === s.base ? "" : `Rebased onto ${t.slice(0, 7)}, which was pushed while the run worked.`, r === null ? "" : signature(r), n ? "" : a ];
   const u = c.filter(e => e !== "").join(" ");
   return {
    outcome: n ? "unchanged" : "created",
    branch: i.branch,
    commit: e,
    url: `${i.repositoryUrl}/commit/${e}`,
    note: `Commit ${e.slice(0, 7)} on ${i.branch}. ${u}`.trim(),
    details: u
   };
  }
  function signature({isVerified: e, reason: t}) {
   return e ? "The signature of the commit is verified." : `The commit is not signed (${t}).`;
  }
  async function conflictRow({tip: e, files: t}, n, r, s) {
   const o = `${s.repositoryUrl}/compare/${n.base}...${e}`;
   const i = `someone pushed to ${s.branch} while the run worked, and both changed ${(0, 
   a.KE)(t, 3)}.`;
   const {patch: c, isResultPosted: u} = s;
   const l = c !== "" && c.length <= f.p;
   const h = l && !u ? await postPatch({
    why: i,
    link: o,
    patch: c
   }, r) : null;
   const d = h !== null ? "patch-in-comment" : l && u ? "patch-in-result" : "patch-in-file";
   const p = `What was pushed since: ${o}`;
   const m = `Nothing was pushed: ${i} ${w[d]} ${p}`;
   const b = d !== "patch-in-file";
   return {
    outcome: "failed",
    url: h,
    note: m,
    code: d,
    ...b ? {
     details: `Nothing was pushed: ${i} ${p}`
    } : {}
   };
  }
  const w = {
   "patch-in-comment": "The patch is in a comment.",
   "patch-in-result": "The patch is in the result.",
   "patch-in-file": "The patch is the file changes.patch, next to the report of the run."
  };
  async function fallBack(e, t, n) {
   const {push: r} = n;
   if (r === null) throw new Error("no branch to open a pull request onto");
   const {collected: s, branch: o, ownBranch: i, holdsSecret: c} = r;
   const u = {
    collected: s,
    base: o,
    branch: i,
    draft: false,
    holdsSecret: c
   };
   const [l] = await (0, p.postPullRequest)({
    ...e,
    kind: "pull-request"
   }, {
    ...n,
    pull: u
   });
   if (l === void 0) throw new Error("a pull request has no result");
   const {what: h, ...d} = l;
   const f = `The changes could not be pushed to ${o}: ${(0, a.Kx)(t)}.`;
   if (d.outcome !== "created" && d.outcome !== "updated") return {
    ...d,
    note: `${f} ${d.note}`.trim()
   };
   return {
    ...d,
    outcome: "fell back",
    note: `${f} They are in a pull request onto that branch. ${d.note}`.trim()
   };
  }
  async function checksSentence(e, {pullUrl: t}, n) {
   try {
    const r = await n.write("the state of the checks", [ "actions: read" ], t => t.checksAfterPush(e));
    return sentenceOf(r, t);
   } catch (e) {
    (0, r.ki)(e, o.J);
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
  async function postPatch({why: e, link: t, patch: n}, {github: i, key: a, answer: l, item: d, footer: p}) {
   const m = (0, s._)(a, (l === null ? "" : `${l}:`) + "patch");
   const w = `**Nothing was pushed:** ${e} [What was pushed since](${t})`;
   const b = (0, u.j$)(m, `${w}\n\n${(0, f.I)(n)}`, p);
   const g = await i.write("the comment with the patch", (0, c.mr)("item", d), e => (0, 
   h.l)(m, b, e)).catch((0, r.j6)(o.J, () => null));
   return g?.url ?? null;
  }
 }),
 60957: (function(e, t, n) {
  n.d(t, {
   J: () => GitHubProblem
  });
  var r = n(20653);
  class GitHubProblem extends Error {
   status;
   hint;
   id;
   constructor(e, t, n, r = null) {
    super(t);
    this.status = e;
    this.hint = n;
    this.id = r;
    this.name = "GitHubProblem";
   }
   get sentences() {
    return `${(0, r.KG)(this.message)} ${this.hint}${this.id === null ? "" : ` [${this.id}]`}`;
   }
  }
 })
};
