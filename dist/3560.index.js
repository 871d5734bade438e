"use strict";

exports.id = 3560;

exports.ids = [ 3560, 987 ];

exports.modules = {
 33560: (function(e, t, n) {
  n.d(t, {
   refuseLoop: () => refuseLoop
  });
  var r = n(42357);
  var s = n(54539);
  var a = n(12673);
  var i = n(13588);
  var o = n(40779);
  var c = n(60957);
  var u = n(57679);
  var l = n(76682);
  async function refuseLoop({headSha: e, repository: t, trigger: {run: n}}, u, h) {
   const {"github-token": f, "loop-limit": d} = u;
   if (n === null || !n.hasFailed || n.branch === null || t === null || f === void 0) return null;
   const p = n.branch.name;
   try {
    const n = (0, i.r)((0, a.dC)(f, h), 1);
    const r = await (0, o.H)(n, t, {
     branch: p,
     count: d
    }) ?? [];
    if (r[0]?.sha !== e) return {
     reason: `the branch of the failed run has newer commits after ${e ?? ""}`,
     hint: null
    };
    if (r.length < d || !r.every(({message: e}) => isOwn(e))) return null;
   } catch (e) {
    (0, r.ki)(e, c.J);
    if (e.status === 404) return {
     reason: "the branch of the failed run was deleted",
     hint: null
    };
    (0, l.t)("whether the failed run continues a loop is unknown", e);
   }
   return {
    reason: `the last ${(0, s.B4)(d, "commit")} of the branch are by Sallyport, and its checks still fail`,
    hint: "Find out why the checks fail. A commit by anyone else ends the count; loop-limit sets the number."
   };
  }
  const isOwn = e => e.split("\n").some(e => e.startsWith(u.s9));
 }),
 40779: (function(e, t, n) {
  n.d(t, {
   H: () => readLastCommits,
   q: () => readItemKind
  });
  async function readItemKind(e, {owner: t, name: n}, r) {
   const s = {
    what: `${t}/${n}#${String(r)}`,
    needs: [ "issues: read", "pull-requests: read" ]
   };
   return await e.request(s, async (e, s) => {
    const {data: a} = await e.rest.issues.get({
     owner: t,
     repo: n,
     issue_number: r,
     request: {
      signal: s
     }
    });
    return a.pull_request === void 0 ? "issue" : "pull-request";
   });
  }
  async function readLastCommits(e, {owner: t, name: n}, {branch: r, count: s}) {
   const a = {
    what: `the commits of the branch ${r}`,
    needs: [ "contents: read" ]
   };
   return await e.request(a, async (e, a) => {
    const {data: i} = await e.rest.repos.listCommits({
     owner: t,
     repo: n,
     sha: r,
     per_page: s,
     request: {
      signal: a
     }
    });
    return i.map(({sha: e, commit: t}) => ({
     sha: e,
     message: t.message
    }));
   });
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
  var r = n(7138);
  var s = n(50987);
  var a = n(20653);
  function withoutSkips(e) {
   return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
  }
  const i = "Sallyport-Changes: ";
  function changesTrailer(e) {
   return `${i}${changesFingerprint(e)}`;
  }
  function changesFingerprint({files: e}) {
   const t = e.flatMap(({path: e, content: t, mode: n}) => {
    const r = t === null ? "gone" : String(t.length);
    return [ `${JSON.stringify(n === void 0 ? [ e, r ] : [ e, r, n ])}\n`, t ?? "" ];
   });
   return (0, s.R)(t, 32);
  }
  function whySecret({files: e}, t) {
   const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? o ])));
   return n === void 0 ? null : `${n.path} contains what looks like a secret`;
  }
  function treeOf({collected: e, holdsSecret: t}) {
   if ("refused" in e) return e.refused;
   return whySecret(e.tree, t) ?? e.tree;
  }
  function plainTitle(e) {
   return (0, a.TN)((0, r.wh)(e));
  }
  const o = Buffer.alloc(0);
 }),
 50987: (function(e, t, n) {
  n.d(t, {
   R: () => fingerprint
  });
  var r = n(77598);
  function fingerprint(e, t = 16) {
   const n = (0, r.createHash)("sha256");
   for (const t of e) n.update(t);
   return n.digest("hex").slice(0, t);
  }
 })
};
