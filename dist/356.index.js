"use strict";

exports.id = 356;

exports.ids = [ 356 ];

exports.modules = {
40356: (function(e, t, n) {
n.d(t, {
openMergedPullRequests: () => openMergedPullRequests
});
var s = n(42357);
var o = n(91080);
var r = n(9269);
var a = n(71612);
async function openMergedPullRequests({plan: e, jobs: t, state: n, problems: s}, i, l) {
const u = (await n.directory.names("trees")).length > 0;
const withhold = e => {
u && l.log.warning(l.redact(`No pull request was opened: ${e}`));
return r.P;
};
const c = await openOrWhyNot(i);
if (typeof c === "string") return withhold(c);
const {file: p, runContext: d} = c;
if (p.digest !== e.fileDigest) return withhold(`${p.path} is not the batch file that the plan was made from.`);
if (d.settings["dry-run"]) {
l.log.info("No pull request was opened: dry-run is set.");
return r.P;
}
const {hostEnvironment: f} = l;
const g = (0, o.P)(c, f);
const h = {
file: p,
runContext: d,
hostEnvironment: f,
state: n,
shard: null,
prepare: g
};
const stateOf = e => t[e]?.state ?? {
kind: "open",
reason: ""
};
const m = s.length === 0 ? {} : {
incomplete: `The merge is not complete: ${s.join("; ")}.`
};
return await (0, a.Sm)({
batch: h,
jobs: e.jobs,
stateOf: stateOf,
...m
}, l);
}
async function openOrWhyNot(e) {
const t = await e().catch((0, s.j6)(s.yo, ({diagnostics: e}) => e.map(({message: e, hint: t}) => `${e}; ${t}.`).join(" ")));
return typeof t !== "string" && "refusal" in t ? t.refusal.reason : t;
}
})
};
