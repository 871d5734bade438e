"use strict";

exports.id = 1675;

exports.ids = [ 1675 ];

exports.modules = {
62103: (function(n, e, t) {
t.d(e, {
o: () => writeSummaryFile,
p: () => indentedBlock
});
var r = t(42357);
async function writeSummaryFile(n, {log: e, writeSummary: t}) {
try {
await (t?.(n));
} catch (n) {
e.warning(`The summary could not be written: ${(0, r.bD)(n)}`);
}
}
function indentedBlock(n) {
return n.map(n => `    ${n}`).join("\n");
}
}),
59028: (function(n, e, t) {
t.d(e, {
$: () => codeOf,
s: () => refusalValue
});
function refusalValue(n, e) {
return {
conclusion: "config-error",
code: codeOf(n),
errors: n.map(n => {
const t = Object.entries(n);
return Object.fromEntries(t.map(([n, t]) => [ n, n === "code" ? t : e(t) ]));
})
};
}
const codeOf = ([n]) => n?.code ?? "setting-invalid";
}),
31675: (function(n, e, t) {
t.r(e);
t.d(e, {
endedWithout: () => endedWithout,
reportCanceled: () => reportCanceled,
reportCrash: () => reportCrash,
reportSkipped: () => reportSkipped,
reportUserError: () => reportUserError
});
var r = t(42357);
var o = t(54539);
var i = t(71431);
var a = t(7138);
var c = t(14694);
var s = t(62103);
var d = t(59028);
var u = t(1359);
var l = t(74397);
var p = t(20653);
async function reportUserError({diagnostics: n}, e) {
const {log: t, redact: i, documentation: c} = e;
const l = n.map(n => (0, r.xy)(n, c));
for (const n of l) t.error(n);
const p = i(l.join("\n\n"));
const f = (0, s.p)(p.split("\n"));
const g = `${u.vV["config-error"].sign} Not started: ${(0, o.B4)(n.length, "problem")} to fix`;
await (0, s.o)(`### ${g}\n\n${f}\n`, e);
const h = i((0, a.wh)(reasonOf(n)));
return endedWithout("config-error", (0, d.$)(n), h, (0, d.s)(n, i));
}
async function reportCanceled(n, e) {
const t = `The run was canceled (${String(n.reason)}) before a job began.`;
e.log.warning(t);
await (0, s.o)(`### ${u.vV.cancelled.sign} ${t}\n`, e);
return endedWithout("cancelled", "canceled", t);
}
async function reportCrash(n, e) {
const {log: t, redact: r} = e;
const o = (0, c.h)(n);
if (o !== null) return await faulty(o, e);
const i = n instanceof Error ? n.stack ?? n.message : String(n);
t.error(`This is a bug in Sallyport, please report it:\n${i}`);
const a = (0, s.p)(r(i).split("\n"));
await (0, s.o)(`### ${u.vV.incomplete.sign} Ended by a bug in Sallyport\n\n${a}\n`, e);
const d = {
conclusion: "incomplete",
code: "internal-error",
bug: r(i)
};
return endedWithout("incomplete", "internal-error", "The run was ended by a bug in Sallyport.", d);
}
async function faulty({text: n, hint: e}, t) {
const r = t.redact(`The run could not continue: ${n}.`);
t.log.error(`${r}\n  hint: ${e}`);
await (0, s.o)(`### ${u.vV.incomplete.sign} ${r}\n`, t);
return endedWithout("incomplete", "machine-problem", r);
}
function endedWithout(n, e, t, r = {
conclusion: n,
code: e,
reason: t
}) {
return {
exitCode: (0, i.FO)(n),
text: "",
value: r,
outputs: {
conclusion: n,
"reason-code": e,
reason: t
}
};
}
function reasonOf([n, ...e]) {
if (n === void 0) return "";
const t = n.location === void 0 ? "" : `${n.location}: `;
const r = e.length === 0 ? "" : ` (and ${(0, o.B4)(e.length, "other problem")})`;
return `Not started: ${t}${n.message}${r}.`;
}
async function reportSkipped({code: n, reason: e, hint: t}, r) {
const {log: o, redact: i} = r;
const c = [ `Not started: ${(0, p.Kx)(e)}.`, ...t === null ? [] : [ t ] ];
const d = i((0, a.wh)(c.join(" ")));
t === null ? o.info(d) : o.warning(d);
const {sign: f, text: g} = u.vV.skipped;
await (0, s.o)(`### ${f} ${g}\n\n${(0, l.ft)(d)}\n`, r);
return endedWithout("skipped", n, d);
}
})
};
