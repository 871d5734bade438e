"use strict";

exports.id = 9441;

exports.ids = [ 9441 ];

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
 79441: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   postPullRequest: () => postPullRequest
  });
  var r = n(42357);
  var s = n(20544);
  var o = n(60957);
  var a = n(20653);
  var i = n(84182);
  var c = n(16934);
  var u = n(62260);
  async function postPullRequest(e, t) {
   const clean = e => (0, u.$T)(t.sanitize(e));
   const n = (0, a.ml)((0, c.D)(clean(e.title)) || "Untitled", 200);
   const r = (0, s._)(t.key, "pull-request");
   const o = (0, i.j$)(r, `${clean(e.body)}${closingLine(e.body, t.mayClose)}`, t.footer);
   const row = e => [ {
    what: `PullRequest ${(0, a.ml)(n, 80)}`,
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
   const m = await h.write("the branch of the pull request", [ "contents: write" ], e => push(f, {
    ...l,
    afterClosed: t.afterClosed,
    closedHint: t.closedHint
   }, e));
   if ("outcome" in m) return row(m);
   const p = await openOrName(f, m, t, l);
   return row({
    ...p,
    branch: l.branch,
    ...m.commit === null ? {} : {
     commit: m.commit
    }
   });
  }
  async function openOrName(e, {isNew: t}, {github: n, repositoryUrl: s}, i) {
   const c = `${s}/compare/${i.base}...${i.branch}?expand=1`;
   const u = `The changes are on the branch ${i.branch}; open the pull request here: ${c}`;
   try {
    const r = await n.write("the pull request", [ "pull-requests: write" ], n => open(e, t, i, n));
    if (r.outcome !== "failed") return r;
    return {
     ...r,
     url: c,
     note: `${(0, a.KG)(r.note)} ${u}`
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
   const a = (0, u.lW)(r);
   const i = await n.pullRequests(o);
   const c = await endedBefore(i, {
    tree: r,
    ownTrailer: a
   }, t, n);
   if (c !== null) return c;
   if (!await n.isOnBranch(r.base, s)) {
    if (await n.branchTip(s) === null) return withheld(`GitHub has no branch ${s} to open it into. Create it, or set base-branch to another branch.`);
    const e = r.base.slice(0, 7);
    return withheld(`The run started from ${e}, which is not a commit on the branch ${s} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
   }
   const l = await n.branchSince(s, o);
   if (l !== null && !isOwnBranch(l) && !isMerged(l, i)) return changedByOthers(o, i);
   if (endsWith(l, a)) return {
    isNew: false,
    commit: l?.tip ?? null
   };
   const h = await renew({
    ...e,
    body: a
   }, l, {
    base: s,
    branch: o
   }, n);
   return typeof h === "string" ? {
    isNew: true,
    commit: h
   } : h;
  }
  async function endedBefore(e, {tree: t, ownTrailer: n}, {base: r, afterClosed: s, closedHint: o = "ask for another one in a comment"}, a) {
   const i = e.filter(({isOwn: e}) => e);
   const [c] = i;
   if (c === void 0 || i.some(({isOpen: e}) => e)) return null;
   const {url: u, number: l} = c;
   if (c.isMerged) {
    const e = await a.branchSince(t.base, c.head);
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
   if (!endsWith(await a.branchSince(r, c.head), n)) return null;
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
  async function renew({tree: e, title: t, body: n}, r, {base: s, branch: o}, a) {
   const i = {
    parent: e.base,
    headline: t,
    body: n,
    files: e.files
   };
   const c = e.files.length <= l && e.files.every(({mode: e}) => e === void 0);
   if (r === null) {
    const t = c ? e.base : (await a.commitWithModes(e.baseTree, i)).sha;
    if (!await a.createBranch(o, t)) return branchJustCreated(o);
    return c ? await a.commit(o, i) : t;
   }
   const u = `${o}+next`;
   const h = c ? await commitOnTemporaryBranch(u, i, a) : (await a.commitWithModes(e.baseTree, i)).sha;
   if (h === null) return branchJustCreated(u);
   const d = (await a.branchSince(s, o))?.tip === r.tip;
   d && await a.moveBranch(o, h);
   c && await a.deleteBranch(u);
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
  async function open({title: e, body: t, marker: n}, r, {base: s, branch: o, draft: a = true}, i) {
   const c = (await i.pullRequests(o)).find(({isOpen: e}) => e);
   if (c !== void 0) return await update(c, {
    title: e,
    body: t,
    marker: n
   }, r, i);
   const u = {
    title: e,
    body: t,
    base: s,
    branch: o
   };
   const l = await i.createPullRequest({
    ...u,
    draft: a
   });
   if ("url" in l) return {
    outcome: "created",
    url: l.url,
    note: ""
   };
   if (!a || !/draft/i.test(l.refused)) return {
    outcome: "failed",
    url: null,
    note: l.refused
   };
   const h = await i.createPullRequest({
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
   const {url: a, number: c} = e;
   const u = s ? "updated" : "unchanged";
   const l = `#${String(c)} was already open${s ? "; its changes were replaced" : " with the same changes"}.`;
   if (!e.isOwn) return {
    outcome: u,
    url: a,
    note: `${l} Someone else opened it, so its text was not changed.`
   };
   if (!e.body.startsWith(r)) return {
    outcome: u,
    url: a,
    note: `${l} Someone rewrote its text, so it was not changed.`
   };
   if (e.title === t && (0, i.Ft)(e.body, n)) return {
    outcome: u,
    url: a,
    note: l
   };
   await o.updatePullRequest(c, {
    title: t,
    body: n
   });
   return {
    outcome: "updated",
    url: a,
    note: s ? l : `${l} Its text was updated.`
   };
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
