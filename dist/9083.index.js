"use strict";

exports.id = 9083, exports.ids = [ 9083 ], exports.modules = {
 59083: (function(e, t, r) {
  r.r(t), r.d(t, {
   openResume: () => openResume
  });
  var n = r(42357), a = r(61698), s = r(72607), i = r(3292), o = r(72443), u = r(77598);
  const c = /^(.*),"mac":"([0-9a-f]{64})"\}$/s;
  function createLineSeal(e, t = "") {
   let r = t;
   return t => (r = macOf(e, r, t), `${t.slice(0, -1)},"mac":"${r}"}`);
  }
  function macOf(e, t, r) {
   return (0, u.createHmac)("sha256", `sallyport transcript ${e}`).update(t).update("\n").update(r).digest("hex");
  }
  const l = 5e8, d = 16;
  async function openResume(e, t) {
   const r = (0, s.X)(e);
   if (void 0 === r || "auto" !== e.resume) {
    const e = void 0 === r ? null : await async function(e, t) {
     try {
      return (0, a.l)(e, (await (0, i.b)(e, t, l)).toString("utf8"));
     } catch (e) {
      if (e instanceof n.yo) throw e;
      throw (0, n.ki)(e, o.k), new n.yo({
       code: "file-unreadable",
       location: "resume",
       message: "the transcript cannot be read",
       found: (0, n.bD)(e),
       hint: "use the path that the run printed at the end"
      });
     }
    }(r, t.directory);
    return {
     resumed: e,
     header: {},
     seal: null,
     notice: null
    };
   }
   return await async function({path: e, key: t, header: r}, {directory: s}) {
    const startOver = e => ({
     resumed: null,
     header: r,
     seal: createLineSeal(t),
     notice: e
    });
    let o;
    try {
     o = (await (0, i.b)(e, s, l)).toString("utf8");
    } catch {
     return startOver(null);
    }
    const d = o.slice(0, o.lastIndexOf("\n") + 1), h = function(e, t) {
     let r = "";
     for (const n of t) {
      const [, t = "", a = ""] = c.exec(n) ?? [], s = macOf(e, r, `${t}}`);
      if (a.length !== s.length || !(0, u.timingSafeEqual)(Buffer.from(a), Buffer.from(s))) return null;
      r = s;
     }
     return r;
    }(t, d.split("\n").slice(0, -1));
    if (null === h) return startOver("The run starts over: its earlier transcript was changed, or not written with resume-key.");
    try {
     const n = (0, a.l)(e, d);
     return Object.entries(r).every(([e, t]) => n.header[e] === t) ? n.run.isPublished ? startOver("The run starts over: the earlier attempt published its result.") : {
      resumed: n,
      header: r,
      seal: createLineSeal(t, h),
      notice: null
     } : startOver("The run starts over: the transcript in resume-directory is of another run.");
    } catch (e) {
     return (0, n.ki)(e, n.yo), startOver(`The run starts over: ${e.diagnostics.map(({message: e}) => e).join("; ")}.`);
    }
   }({
    path: r,
    key: keyOf(e),
    header: (d = t.environment, {
     run: [ "GITHUB_REPOSITORY", "GITHUB_RUN_ID", "GITHUB_JOB", "GITHUB_ACTION", "GITHUB_SHA" ].map(e => d[e] ?? "").join(" ")
    })
   }, t);
   var d;
  }
  function keyOf({"resume-key": e, "resume-directory": t}) {
   if (void 0 !== t && void 0 !== e && e.length >= d) return e;
   const [r, a] = void 0 === t ? [ "resume-directory", "a directory" ] : [ "resume-key", "a secret of at least 16 characters" ];
   throw new n.yo({
    code: "setting-invalid",
    location: r,
    message: `resume: auto needs ${a}`,
    hint: `set ${r}, as described in docs/resume.md, or leave resume out`
   });
  }
 })
};
