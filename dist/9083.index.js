"use strict";

exports.id = 9083;

exports.ids = [ 9083 ];

exports.modules = {
 59083: (function(e, t, r) {
  r.r(t);
  r.d(t, {
   openResume: () => openResume
  });
  var n = r(42357);
  var s = r(75349);
  var a = r(72607);
  var i = r(80202);
  var o = r(3292);
  var c = r(77598);
  const u = /^(.*),"mac":"([0-9a-f]{64})"\}$/s;
  function createLineSeal(e, t = "") {
   let r = t;
   return t => {
    r = macOf(e, r, t);
    return `${t.slice(0, -1)},"mac":"${r}"}`;
   };
  }
  function verifyLines(e, t) {
   let r = "";
   for (const n of t) {
    const [, t = "", s = ""] = u.exec(n) ?? [];
    const a = macOf(e, r, `${t}}`);
    if (s.length !== a.length || !(0, c.timingSafeEqual)(Buffer.from(s), Buffer.from(a))) return null;
    r = a;
   }
   return r;
  }
  function macOf(e, t, r) {
   return (0, c.createHmac)("sha256", `sallyport transcript ${e}`).update(t).update("\n").update(r).digest("hex");
  }
  const l = 5e8;
  const d = 16;
  async function openResume(e, t) {
   const r = (0, a.X)(e);
   if (r === void 0 || e.resume !== "auto") {
    const e = r === void 0 ? null : await openTranscript(r, t.directory);
    return {
     resumed: e,
     header: {},
     seal: null,
     notice: null
    };
   }
   return await openOwnTranscript({
    path: r,
    key: keyOf(e),
    header: identityOf(t.environment)
   }, t);
  }
  async function openOwnTranscript({path: e, key: t, header: r}, {directory: a}) {
   const startOver = e => ({
    resumed: null,
    header: r,
    seal: createLineSeal(t),
    notice: e
   });
   let i;
   try {
    i = (await (0, o.b)(e, a, l)).toString("utf8");
   } catch {
    return startOver(null);
   }
   const c = i.slice(0, i.lastIndexOf("\n") + 1);
   const u = verifyLines(t, c.split("\n").slice(0, -1));
   if (u === null) return startOver("The run starts over: its earlier transcript was changed, or not written with resume-key.");
   try {
    const n = (0, s.l)(e, c);
    const a = Object.entries(r).every(([e, t]) => n.header[e] === t);
    if (!a) return startOver("The run starts over: the transcript in resume-directory is of another run.");
    if (n.run.isPublished) return startOver("The run starts over: the earlier attempt published its result.");
    return {
     resumed: n,
     header: r,
     seal: createLineSeal(t, u),
     notice: null
    };
   } catch (e) {
    (0, n.ki)(e, n.yo);
    return startOver(`The run starts over: ${e.diagnostics.map(({message: e}) => e).join("; ")}.`);
   }
  }
  function identityOf(e) {
   const t = [ "GITHUB_REPOSITORY", "GITHUB_RUN_ID", "GITHUB_JOB", "GITHUB_ACTION", "GITHUB_SHA" ];
   return {
    run: t.map(t => e[t] ?? "").join(" ")
   };
  }
  function keyOf({"resume-key": e, "resume-directory": t}) {
   if (t !== void 0 && e !== void 0 && e.length >= d) return e;
   const [r, s] = t === void 0 ? [ "resume-directory", "a directory" ] : [ "resume-key", "a secret of at least 16 characters" ];
   throw new n.yo({
    code: "setting-invalid",
    location: r,
    message: `resume: auto needs ${s}`,
    hint: `set ${r}, as described in docs/resume.md, or leave resume out`
   });
  }
  async function openTranscript(e, t) {
   const r = await (0, i.R)((0, o.b)(e, t, l), {
    location: "resume",
    message: "the transcript cannot be read",
    hint: "use the path that the run printed at the end"
   });
   return (0, s.l)(e, r);
  }
 })
};
