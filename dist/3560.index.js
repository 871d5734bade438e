"use strict";

exports.id = 3560;

exports.ids = [ 3560, 987 ];

exports.modules = {
 33560: (function(t, e, n) {
  n.d(e, {
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
  async function refuseLoop({headSha: t, repository: e, trigger: {run: n}}, u, h) {
   const {"github-token": f, "loop-limit": p} = u;
   if (n === null || !n.hasFailed || n.branch === null || e === null || f === void 0) return null;
   const d = n.branch.name;
   try {
    const n = (0, i.r)((0, a.dC)(f, h), 1);
    const r = await (0, o.H)(n, e, {
     branch: d,
     count: p
    }) ?? [];
    if (r[0]?.sha !== t) return {
     reason: `the branch of the failed run has other commits by now, after ${t ?? ""}`,
     hint: null
    };
    if (r.length < p || !r.every(({message: t}) => isOwn(t))) return null;
   } catch (t) {
    (0, r.ki)(t, c.J);
    if (t.status === 404) return {
     reason: "the branch of the failed run is gone",
     hint: null
    };
    throw (0, l.h)("whether the failed run continues a loop is unknown", t);
   }
   return {
    reason: `the last ${(0, s.B)(p, "commit")} of the branch are by Sallyport, and its checks still fail`,
    hint: "A person has to look: a commit by anyone else ends the count. The setting is loop-limit."
   };
  }
  const isOwn = t => t.split("\n").some(t => t.startsWith(u.s9));
 }),
 13588: (function(t, e, n) {
  n.d(e, {
   r: () => createGitHubReader
  });
  var r = n(35548);
  var s = n(80353);
  var a = n(31004);
  var i = n(60957);
  function createGitHubReader(t, e) {
   let n = e;
   let r = null;
   const request = async (e, i) => {
    if (n <= 0) return null;
    n -= 1;
    r ??= (0, s.wy)(t);
    const o = await r;
    try {
     return await (0, s.bD)(t, t => i(o, t));
    } catch (t) {
     throw (0, a.K)(t, e);
    }
   };
   return {
    request: request,
    query: (t, e, n) => request(t, async (r, s) => {
     try {
      return {
       data: await r.graphql(e, {
        ...n,
        request: {
         signal: s
        }
       }),
       errors: []
      };
     } catch (e) {
      return partialAnswer(e, t);
     }
    })
   };
  }
  function partialAnswer(t, {what: e, needs: n}) {
   const {data: s, errors: a} = t;
   if (!Array.isArray(a)) throw t;
   const o = [ ...new Set(a.map(({message: t}) => String(t).slice(0, 300))) ];
   if (s !== null && s !== void 0) return {
    data: s,
    errors: o
   };
   throw new i.J(200, `GitHub did not return ${e}: ${o.join(" ")}`, (0, r.jj)(n, "all"), "token-lacks-permission");
  }
 }),
 40779: (function(t, e, n) {
  n.d(e, {
   H: () => readLastCommits,
   q: () => readItemKind
  });
  async function readItemKind(t, {owner: e, name: n}, r) {
   const s = {
    what: `${e}/${n}#${String(r)}`,
    needs: [ "issues: read", "pull-requests: read" ]
   };
   return await t.request(s, async (t, s) => {
    const {data: a} = await t.rest.issues.get({
     owner: e,
     repo: n,
     issue_number: r,
     request: {
      signal: s
     }
    });
    return a.pull_request === void 0 ? "issue" : "pull-request";
   });
  }
  async function readLastCommits(t, {owner: e, name: n}, {branch: r, count: s}) {
   const a = {
    what: `the commits of the branch ${r}`,
    needs: [ "contents: read" ]
   };
   return await t.request(a, async (t, a) => {
    const {data: i} = await t.rest.repos.listCommits({
     owner: e,
     repo: n,
     sha: r,
     per_page: s,
     request: {
      signal: a
     }
    });
    return i.map(({sha: t, commit: e}) => ({
     sha: t,
     message: e.message
    }));
   });
  }
 }),
 57679: (function(t, e, n) {
  n.d(e, {
   $T: () => withoutSkips,
   lW: () => changesTrailer,
   pb: () => secretFile,
   s9: () => s
  });
  var r = n(50987);
  function withoutSkips(t) {
   return t.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
  }
  const s = "Sallyport-Changes: ";
  function changesTrailer(t) {
   return `${s}${changesFingerprint(t)}`;
  }
  function changesFingerprint({files: t}) {
   const e = t.flatMap(({path: t, content: e, mode: n}) => {
    const r = e === null ? "gone" : String(e.length);
    return [ `${JSON.stringify(n === void 0 ? [ t, r ] : [ t, r, n ])}\n`, e ?? "" ];
   });
   return (0, r.R)(e, 32);
  }
  function secretFile({files: t}, e) {
   const n = t.find(t => e(Buffer.concat([ Buffer.from(t.path), t.content ?? a ])));
   return n?.path ?? null;
  }
  const a = Buffer.alloc(0);
 }),
 50987: (function(t, e, n) {
  n.d(e, {
   R: () => fingerprint
  });
  var r = n(77598);
  function fingerprint(t, e = 16) {
   const n = (0, r.createHash)("sha256");
   for (const e of t) n.update(e);
   return n.digest("hex").slice(0, e);
  }
 })
};
