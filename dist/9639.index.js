"use strict";

exports.id = 9639;

exports.ids = [ 9639 ];

exports.modules = {
 35548: (function(e, t, n) {
  n.d(t, {
   eI: () => asClause,
   i: () => r,
   jj: () => permissionFix
  });
  const r = {
   "github-failed": "Run again; if the problem persists, check githubstatus.com.",
   "github-not-found": null,
   "github-refused": "Fix the cause that GitHub names, or run again later.",
   "github-unreachable": "Check GITHUB_API_URL and the network of the runner.",
   "pull-requests-not-permitted": 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
   "rate-limited": "Run again later, or send fewer requests with this token.",
   "token-lacks-permission": null,
   "token-read-only": "Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.",
   "token-rejected": "Pass a valid token as github-token; ${{ github.token }} is the usual one."
  };
  function permissionFix(e, t = "any") {
   const n = e.map(e => `\`${e}\``).join(t === "any" ? " or " : " and ");
   return `Add ${n} under permissions: of the job.`;
  }
  function asClause(e) {
   return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
  }
 }),
 80353: (function(e, t, n) {
  n.d(t, {
   F2: () => unlessMissing,
   F3: () => i,
   bD: () => withRetry,
   kr: () => orRefusal,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var r = n(25422);
  var s = n(77523);
  const i = 4;
  const a = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: r} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413));
   const silent = () => {};
   return r(e, {
    baseUrl: t.replace(/\/+$/, ""),
    log: {
     debug: silent,
     info: silent,
     warn: silent,
     error: silent
    }
   });
  }
  async function withRetry({clock: e, signal: t}, n) {
   for (let r = 1; ;r += 1) try {
    return await n(withTimeout(t));
   } catch (n) {
    const a = r < i && !t.aborted && (0, s.dg)(n);
    const o = a ? (0, s.fm)(n, r, e.now()) : null;
    if (o === null) throw n;
    await e.sleep(o, t);
   }
  }
  function withTimeout(e) {
   return (0, r.dn)(a, e);
  }
  async function unlessMissing(e) {
   try {
    return await e();
   } catch (e) {
    if ((0, s.b2)(e)) return null;
    throw e;
   }
  }
  async function orRefusal(e) {
   try {
    return await e();
   } catch (e) {
    const t = (0, s.Pq)(e);
    if (t === null) throw e;
    return {
     refused: t
    };
   }
  }
 }),
 77523: (function(e, t, n) {
  n.d(t, {
   Ni: () => isUnanswered,
   OR: () => writeProblemOf,
   Pq: () => unprocessable,
   UZ: () => isRequestFailure,
   Zw: () => problemOf,
   a5: () => isRateLimit,
   b2: () => isMissing,
   dg: () => isTransient,
   eq: () => forbiddenByGraphql,
   f1: () => readFailure,
   fm: () => waitFor,
   k0: () => permissionsOf
  });
  var r = n(35548);
  var s = n(60957);
  var i = n(44920);
  const a = 6e4;
  const o = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return graphqlFailure(e)?.isTransient === true;
   const t = readFailure(e);
   return t.status === null || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const r = isRequestFailure(e) ? readFailure(e) : null;
   const s = graphqlFailure(e);
   const i = s?.isRateLimit ?? (r !== null && isRateLimit(r));
   if (!i) return 1e3 * 2 ** (t - 1);
   const u = requestedWait(r ?? s ?? {
    headers: {}
   }, n) ?? o;
   return u <= a ? u : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, i.a)(e);
   const n = readFailure(e);
   const {id: r, message: a, hint: o} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new s.J(n.status, a, o, r);
  }
  function writeProblemOf(e, t, n) {
   const r = graphqlFailure(e);
   if (r === null && !isRequestFailure(e)) return (0, i.a)(e);
   const a = r ?? readFailure(e);
   const {id: o, message: u, hint: c} = r === null ? explainWrite(a, t, n) : explainGraphql(r, t, n);
   return new s.J(a.status, u, c, o);
  }
  function explainGraphql(e, t, n) {
   const s = `GitHub did not write ${t}: ${e.message}`;
   return e.isForbidden ? {
    id: "token-lacks-permission",
    message: s,
    hint: (0, r.jj)(permissionsOf(e, n))
   } : {
    id: "github-refused",
    message: s,
    hint: r.i["github-refused"]
   };
  }
  function explainWrite(e, t, n) {
   const s = e.message === "" ? "" : `: ${e.message}`;
   const i = (0, r.jj)(permissionsOf(e, n));
   if (e.status === 403 && !isRateLimit(e)) {
    const n = `The token is not allowed to write ${t}${s}`;
    return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
     id: "token-lacks-permission",
     message: n,
     hint: `${i} ${u}`
    };
   }
   if (e.status === 404) {
    const e = `GitHub cannot find the target of ${t}, or the token cannot access it`;
    return {
     id: "github-not-found",
     message: e,
     hint: `Check that the item exists. ${i}`
    };
   }
   if (e.status === null || e.status === 401) return explain(e, "");
   return known("github-refused", `GitHub answered ${String(e.status)} for ${t}${s}`);
  }
  const u = "On pull requests from forks, the token is read-only, whatever the workflow says.";
  function known(e, t) {
   return {
    id: e,
    message: t,
    hint: r.i[e] ?? ""
   };
  }
  function explain(e, t) {
   const n = e.message === "" ? "" : `: ${e.message}`;
   if (e.status === null) return known("github-unreachable", `GitHub could not be reached${n}`);
   if (isRateLimit(e)) return known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`);
   if (e.status === 401) return known("token-rejected", `GitHub refused the token${n}`);
   if (e.status === 403) return forbidden(e, t, n);
   if (e.status === 404) return {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, r.jj)(permissionsOf(e))}`
   };
   if (e.status === 410) return {
    id: "github-refused",
    message: `${t} does not accept comments: issues are disabled, or it was deleted${n}`,
    hint: "Leave comment out of publish for this repository."
   };
   if (e.status === 422) return {
    id: "github-refused",
    message: `GitHub refused the comment on ${t}${n}`,
    hint: "Check whether the repository is archived, the text is too long, or spam protection rejected it."
   };
   return known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${t}${n}`);
  }
  function forbidden(e, t, n) {
   if (/locked/i.test(e.message)) return {
    id: "github-refused",
    message: `The conversation of ${t} is locked${n}`,
    hint: "Unlock it, or leave comment out of publish."
   };
   return {
    id: "token-lacks-permission",
    message: `The token is not allowed to comment on ${t}${n}`,
    hint: `${(0, r.jj)(permissionsOf(e))} ${u}`
   };
  }
  function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
   const n = e["x-accepted-github-permissions"];
   const r = typeof n === "string" ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return r?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   if (e === 429) return true;
   if (e !== 403) return false;
   return n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(t);
  }
  function requestedWait({headers: e}, t) {
   const n = Number(e["retry-after"] ?? Number.NaN);
   if (Number.isFinite(n) && n >= 0) return n * 1e3;
   const r = Number(e["x-ratelimit-reset"] ?? Number.NaN);
   const s = e["x-ratelimit-remaining"] === "0";
   return s && Number.isFinite(r) ? Math.max(0, r * 1e3 - t) : null;
  }
  function isRequestFailure(e) {
   return e instanceof Error && typeof e.status === "number";
  }
  function readFailure({status: e, response: t, message: n}) {
   const r = t?.data;
   const s = [ r?.message ?? n, ...detailsOf(r?.errors) ].filter(e => typeof e === "string");
   return {
    status: t === void 0 ? null : e,
    message: s.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
    headers: t?.headers ?? {}
   };
  }
  function detailsOf(e) {
   if (!Array.isArray(e)) return [];
   return e.map(e => typeof e === "string" ? e : e?.message);
  }
  function unprocessable(e) {
   return isRequestFailure(e) && e.status === 422 ? readFailure(e).message : null;
  }
  function isUnanswered(e) {
   return isRequestFailure(e) && readFailure(e).status === null;
  }
  function isMissing(e) {
   return isRequestFailure(e) && (e.status === 404 || e.status === 410);
  }
  function forbiddenByGraphql(e) {
   const t = graphqlFailure(e);
   return t?.isForbidden === true ? t.message : null;
  }
  function graphqlFailure(e) {
   if (!(e instanceof Error) || isRequestFailure(e)) return null;
   const {errors: t, headers: n} = e;
   if (!Array.isArray(t)) return null;
   const r = t.map(e => e);
   const s = [ ...new Set(r.map(e => String(e.message))) ].join(" ").slice(0, 300);
   const i = r.map(({type: e}) => String(e));
   const a = i.includes("RATE_LIMITED");
   return {
    status: 200,
    message: s,
    headers: n ?? {},
    isRateLimit: a,
    isForbidden: i.includes("FORBIDDEN") || /not accessible|permission/i.test(s),
    isTransient: a || /^Something went wrong while executing/.test(s)
   };
  }
 }),
 28912: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var r = n(35548);
  var s = n(80353);
  var i = n(60957);
  var a = n(83823);
  function createGitHubReader(e, t) {
   let n = t;
   let r = null;
   const request = async (t, i) => {
    if (n <= 0) return null;
    n -= 1;
    r ??= (0, s.wy)(e);
    const o = await r;
    try {
     return await (0, s.bD)(e, e => i(o, e));
    } catch (e) {
     throw (0, a.K)(e, t);
    }
   };
   return {
    request: request,
    query: (e, t, n) => request(e, async (r, s) => {
     try {
      return {
       data: await r.graphql(t, {
        ...n,
        request: {
         signal: s
        }
       }),
       errors: []
      };
     } catch (t) {
      return partialAnswer(t, e);
     }
    })
   };
  }
  function partialAnswer(e, {what: t, needs: n}) {
   const {data: s, errors: a} = e;
   if (!Array.isArray(a)) throw e;
   const o = [ ...new Set(a.map(({message: e}) => String(e).slice(0, 300))) ];
   if (s !== null && s !== void 0) return {
    data: s,
    errors: o
   };
   throw new i.J(200, `GitHub did not return ${t}: ${o.join(" ")}`, (0, r.jj)(n, "all"), "token-lacks-permission");
  }
 }),
 83823: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var r = n(35548);
  var s = n(77523);
  var i = n(60957);
  var a = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, s.UZ)(e)) return (0, a.a)(e);
   const o = (0, s.f1)(e);
   const u = o.message === "" ? "" : `: ${o.message}`;
   const problem = (e, t, n = r.i[e] ?? "") => new i.J(o.status, `${t}${u}`, n, e);
   if (o.status === null) return problem("github-unreachable", "GitHub could not be reached");
   if ((0, s.a5)(o)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
   switch (o.status) {
   case 401:
    return problem("token-rejected", "GitHub refused the token");

   case 403:
    return problem("token-lacks-permission", `The token has no access to ${t}`, permissionHint(o, n));

   case 404:
   case 410:
    return problem("github-not-found", `GitHub cannot find ${t}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(o, n)}`);

   default:
    return problem("github-failed", `GitHub answered ${String(o.status)} for ${t}`);
   }
  }
  function permissionHint(e, t) {
   if (t.length > 0) return (0, r.jj)((0, s.k0)(e, t));
   return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
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
 }),
 44920: (function(e, t, n) {
  n.d(t, {
   a: () => unexpectedAnswer
  });
  var r = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new r.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   t.cause = e;
   return t;
  }
 }),
 42344: (function(e, t, n) {
  n.d(t, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  function createChangeCounts() {
   const e = new Map;
   return {
    add: (t, n = 1) => void e.set(t, (e.get(t) ?? 0) + n),
    changes: () => [ ...e ].map(([e, t]) => ({
     kind: e,
     count: t
    }))
   };
  }
  function sumChanges(...e) {
   const t = createChangeCounts();
   for (const {kind: n, count: r} of e.flat()) t.add(n, r);
   return t.changes();
  }
 }),
 74568: (function(e, t, n) {
  n.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var r = n(7138);
  var s = n(42344);
  const i = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join("");
  const a = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
  let o = null;
  function parts() {
   o ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...r.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(a, "gu") ] ];
   return o;
  }
  function withoutHidden(e, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
   let n = e.replace(r.r4, "\n");
   for (const [e, r] of parts()) n = n.replace(r, () => {
    t.add(e);
    return "";
   });
   return n;
  }
  function sanitizePlain(e) {
   const t = (0, s.P)();
   const n = withoutHidden(e, t);
   return {
    text: n,
    changes: t.changes()
   };
  }
 }),
 58108: (function(e, t, n) {
  n.d(t, {
   E: () => sanitizeIncoming
  });
  var r = n(42357);
  var s = n(42344);
  var i = n(74568);
  const a = new Map([ [ "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u0501\u04bb\u051b\u051d", "aeopcyxsijdhqw" ], [ "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0405\u0406\u0408", "ABEKMHOPCTXYSIJ" ], [ "\u03bf\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "oABEZHIKMNOPTYX" ] ].flatMap(([e = "", t = ""]) => Array.from(e, (e, n) => [ e, t.charAt(n) ])));
  function withoutHomoglyphs(e, t) {
   const n = e.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu, e => {
    const n = e.normalize("NFKC");
    n !== e && t.add("homoglyph");
    return n;
   });
   if (!/[\u0370-\u052f]/.test(n)) return n;
   return n.replace(/[A-Za-z0-9_\u0370-\u052f]{3,}/g, e => {
    const n = e.replace(/\w+/g, "");
    const r = n !== "" && /[A-Za-z]/.test(e) && Array.from(n).every(e => a.has(e));
    if (!r) return e;
    t.add("homoglyph");
    return Array.from(e, e => a.get(e) ?? e).join("");
   });
  }
  var o = n(77549);
  var u = n(7042);
  var c = n(83984);
  var l = n(22429);
  var d = n(24479);
  var f = n(1680);
  var h = n(78030);
  var m = n(57749);
  var p = n(18835);
  var g = n(91197);
  var b = n(14367);
  var w = n(96855);
  const $ = [ (0, u.$)(), (0, l.r)(), (0, f.K)(), (0, m.x)(), (0, g.J)() ];
  const k = [ (0, c.s)(), (0, d.C)(), (0, h.t)(), (0, p.k)(), (0, b.Q)() ];
  function parsePage(e) {
   return (0, w.oH)((0, o.yt)(e, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: $,
    htmlExtensions: k
   }));
  }
  const y = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
  function isHiddenElement(e) {
   if (y.has(e.tagName)) return true;
   const t = attribute(e, "style") ?? "";
   return attribute(e, "hidden") !== null || attribute(e, "aria-hidden") === "true" || attribute(e, "id") === "footnote-label" || attribute(e, "data-footnote-backref") !== null || x.test(t.replace(/\/\*[^]*?\*\//g, ""));
  }
  const x = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
  function attribute(e, t) {
   return e.attrs.find(e => e.name === t)?.value ?? null;
  }
  function isElement(e) {
   return "tagName" in e;
  }
  const v = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
  function isBlock(e) {
   return isElement(e) && v.has(e.tagName);
  }
  class TooDeepError extends Error {}
  const T = 200;
  function visibleContent(e, t) {
   const n = [];
   const visit = (e, t) => {
    if (t > T) throw new TooDeepError;
    "value" in e && n.push(e.value);
    if (!isElement(e) || isHiddenElement(e)) return;
    const r = n.length;
    (isBlock(e) || e.tagName === "br") && n.push(" ");
    for (const n of e.childNodes) visit(n, t + 1);
    isBlock(e) && n.push(" ");
    const s = n.slice(r).every(e => e.trim() === "");
    const i = addressOf(e);
    i === null || e.tagName !== "img" && s || n.push(` \0${decodedAddress(i)}\0 `);
    e.tagName === "code" && n.push(` \0${languageOf(e)}\0 `);
    e.tagName === "input" && n.push(attribute(e, "checked") === null ? "[ ]" : "[x]");
   };
   for (const t of e.childNodes) visit(t, 0);
   return t(n.join("")).replace(/\s+/g, " ").trim();
  }
  function decodedAddress(e) {
   try {
    return decodeURI(e);
   } catch {
    return e;
   }
  }
  function addressOf(e) {
   const t = attribute(e, e.tagName === "img" ? "src" : "href");
   if (e.tagName !== "img" && e.tagName !== "a") return null;
   return attribute(e, "data-footnote-ref") !== null ? null : t;
  }
  function languageOf(e) {
   return /^language-(\S+)/.exec(attribute(e, "class") ?? "")?.[1] ?? "";
  }
  var N = n(51061);
  function pageMarkdown(e, t) {
   return blocksOf(e, t).join("\n\n");
  }
  function blocksOf(e, t) {
   const n = [];
   let r = [];
   const flush = () => {
    const e = paragraph(r, t);
    e !== "" && n.push(e);
    r = [];
   };
   for (const s of e) {
    if (!isBlock(s) && !(isElement(s) && hasBlock(s))) {
     r.push(s);
     continue;
    }
    flush();
    isElement(s) && !isHiddenElement(s) && n.push(...blockOf(s, t));
   }
   flush();
   return n;
  }
  function hasBlock(e) {
   return e.childNodes.some(e => isBlock(e) || isElement(e) && hasBlock(e));
  }
  function blockOf(e, t) {
   const inner = () => blocksOf(e.childNodes, t);
   switch (e.tagName) {
   case "h1":
   case "h2":
   case "h3":
   case "h4":
   case "h5":
   case "h6":
    {
     const n = paragraph(e.childNodes, t).replace(/\n+/g, " ");
     return n === "" ? [] : [ `${"#".repeat(Number(e.tagName.charAt(1)))} ${n}` ];
    }

   case "hr":
    return [ "---" ];

   case "pre":
    {
     const n = e.childNodes.find(isElement);
     const r = n?.tagName === "code" ? languageOf(n) : "";
     return [ (0, N.O)(t(rawText(e)), /^[\w+#.-]*$/.test(r) ? r : "") ];
    }

   case "blockquote":
    {
     const e = inner().join("\n\n");
     return e === "" ? [] : [ e.replace(/^/gm, "> ").replace(/^> $/gm, ">") ];
    }

   case "ul":
   case "ol":
    return list(e, t);

   case "table":
    return table(e, t);

   default:
    return inner();
   }
  }
  function list(e, t) {
   const n = Number(attribute(e, "start") ?? 1);
   const r = e.childNodes.filter(isElement).filter(e => !isHiddenElement(e));
   const s = r.map((r, s) => {
    const i = e.tagName === "ol" ? `${String((Number.isSafeInteger(n) ? n : 1) + s)}. ` : "- ";
    const a = blocksOf(r.childNodes, t).join("\n\n");
    return i + a.replace(/\n(?!\n)/g, `\n${" ".repeat(i.length)}`).replace(/[ ]+$/gm, "");
   });
   return s.length === 0 ? [] : [ s.join("\n") ];
  }
  function table(e, t) {
   const n = descendants(e, "tr").map(e => e.childNodes.filter(isElement).filter(e => !isHiddenElement(e)).map(e => paragraphs(e, t).replace(/\n+/g, " ").replace(/\|/g, "\\|")));
   const [r] = n;
   if (r === void 0) return [];
   const s = Math.max(...n.map(e => e.length));
   const line = e => `| ${[ ...e, ...Array(s - e.length).fill("") ].join(" | ")} |`;
   return [ [ line(r), line(Array(s).fill("---")), ...n.slice(1).map(line) ].join("\n") ];
  }
  function paragraphs(e, t) {
   return blocksOf(e.childNodes, t).join(" ");
  }
  function descendants(e, t) {
   return e.childNodes.filter(isElement).flatMap(e => {
    if (isHiddenElement(e)) return [];
    return e.tagName === t ? [ e ] : descendants(e, t);
   });
  }
  function paragraph(e, t) {
   return inlineOf(e, t).replace(/[ \t]*\n[ \t]*/g, "\n").replace(/\n{2,}/g, "\n").trim().replace(/^(?:[#>=|:]|[-+](?=[ \t-]|$)|\d{1,9}(?=[.)]))/gm, e => /\d/.test(e) ? e : `\\${e}`).replace(/^(\d{1,9})([.)])/gm, "$1\\$2");
  }
  function inlineOf(e, t) {
   return e.map(e => inlineNode(e, t)).join("");
  }
  function inlineNode(e, t) {
   if ("value" in e) return escapeText(t(e.value));
   if (!isElement(e) || isHiddenElement(e)) return "";
   const text = () => inlineOf(e.childNodes, t);
   switch (e.tagName) {
   case "br":
    return "\n";

   case "em":
    return wrapped("*", text());

   case "strong":
    return wrapped("**", text());

   case "del":
    return wrapped("~~", text());

   case "code":
    return codeSpan(t(rawText(e)).replace(/\s+/g, " "));

   case "img":
    return `![](${destination(t(addressOf(e) ?? ""))})`;

   case "a":
    return page_markdown_link(e, text(), t);

   case "input":
    return attribute(e, "checked") === null ? "[ ] " : "[x] ";

   default:
    return text();
   }
  }
  function page_markdown_link(e, t, n) {
   const r = n(addressOf(e) ?? "");
   if (t.trim() === "") return t;
   if (r === "") return t;
   return rawText(e) === r && /^https?:\/\/[\w.~:/?#@%&=+-]*[\w/]$/.test(r) ? r : `[${t}](${destination(r)})`;
  }
  function destination(e) {
   return e.replace(/[\s<>()\\[\]`*_!&"']/g, e => encodeURIComponent(e).replace(/^[()*!'_]$/, e => `%${e.charCodeAt(0).toString(16).toUpperCase()}`));
  }
  function wrapped(e, t) {
   const n = t.trim();
   return n === "" ? t : t.replace(n, () => `${e}${n}${e}`);
  }
  function codeSpan(e) {
   if (e.trim() === "") return e;
   const t = new Set((e.match(/`+/g) ?? []).map(e => e.length));
   let n = 1;
   while (t.has(n)) n += 1;
   const r = "`".repeat(n);
   const s = /^`|`$|^ .* $/.test(e) ? " " : "";
   return `${r}${s}${e}${s}${r}`;
  }
  function rawText(e) {
   if ("value" in e) return e.value;
   if (!isElement(e) || isHiddenElement(e)) return "";
   if (e.tagName === "br") return "\n";
   return e.childNodes.map(rawText).join("");
  }
  function escapeText(e) {
   return e.replace(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#|[a-z][a-z0-9]*;)|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_/gi, "\\$&");
  }
  var H = n(37126);
  var O = n(45387);
  var j = n(19627);
  var E = n(82192);
  var F = n(33988);
  function withoutHiddenTokens(e) {
   let t = "";
   let n = 0;
   const r = (0, O._)((0, j.q)({
    extensions: $
   }).document().write((0, E.v)()(e, void 0, true)));
   const textOf = t => e.slice(t.start.offset, t.end.offset);
   const s = new Set(r.flatMap(([, e]) => e.type === "gfmFootnoteCallString" ? [ textOf(e).toLowerCase() ] : []));
   const i = {
    columns: 0,
    cell: 0
   };
   let a = 0;
   for (const [o, u] of r) {
    u.type === "image" && (a += o === "enter" ? 1 : -1);
    if (o === "exit") continue;
    u.type === "tableHead" && (i.columns = 0);
    u.type === "tableRow" && (i.cell = 0);
    u.type === "tableHeader" && (i.columns += 1);
    u.type === "tableData" && (i.cell += 1);
    if (u.start.offset < n) continue;
    const r = u.type === "tableData" && i.cell > i.columns;
    const c = r ? "" : replacementOf(u, textOf(u), {
     isInImage: a > 0,
     calls: s
    });
    if (c === null) continue;
    const l = e.slice(n, u.start.offset);
    t += (A.has(u.type) ? l.trimEnd() : l) + c;
    n = u.end.offset;
   }
   return t + e.slice(n);
  }
  const A = new Set([ "resourceTitle", "codeFencedFenceMeta" ]);
  function replacementOf(e, t, {isInImage: n, calls: r}) {
   switch (e.type) {
   case "htmlFlow":
   case "htmlText":
    return withoutTags(t);

   case "definition":
   case "codeFencedFenceMeta":
    return "";

   case "gfmFootnoteDefinition":
    return r.has((/^\[\^([^\]]*)/.exec(t)?.[1] ?? "").toLowerCase()) ? null : "";

   case "labelText":
    return n ? "" : null;

   case "resourceTitle":
    return "";

   case "characterReference":
    return escapeText(decoded(t));

   default:
    return null;
   }
  }
  function withoutTags(e) {
   return e.replace(/<!--(?:-?>|[^]*?(?:--!?>|$))|<\?[^]*?(?:\?>|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<![a-z][^]*?(?:>|$)/gi, "").replace(/<br\s*\/?>/gi, "\n").replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, "").replace(/<[a-z/!?][^]*$/i, "");
  }
  function decoded(e) {
   const t = e.slice(1, -1);
   if (!t.startsWith("#")) return (0, H.s)(t) || e;
   const n = /^#x/i.test(t);
   return (0, F.C)(t.slice(n ? 2 : 1), n ? 16 : 10);
  }
  const q = 7e4;
  const R = "[Omitted: the markup of this text is too deeply nested to show only what its page shows.]";
  function sanitizeIncoming(e) {
   if (e.length > q) {
    const t = e.length - q;
    return `${sanitizeIncoming(e.slice(0, q))}\n[Truncated: ${String(t)} more characters]`;
   }
   if (isTooComplex(e)) return R;
   try {
    return asShown(e);
   } catch (e) {
    (0, r.ki)(e, TooDeepError);
    return R;
   }
  }
  function asShown(e) {
   const t = parsePage(e);
   const n = visibleContent(t, cleanText);
   const hidesNothing = e => cleanText(e) === e && hasOnlyWordsOf(e, n) && withoutHiddenTokens(e) === e && visibleContent(parsePage(e), cleanText) === n;
   for (const n of [ () => e, () => cleanText(withoutHiddenTokens(e)), () => pageMarkdown(t.childNodes, cleanText) ]) {
    const e = n();
    if (hidesNothing(e)) return e;
   }
   return plainText(n);
  }
  function hasOnlyWordsOf(e, t) {
   const n = new Map;
   for (const [e] of t.matchAll(G)) n.set(e, (n.get(e) ?? 0) + 1);
   const r = e.replace(/^([ \t>*+-]*)\d{1,9}(?=[.)][ \t\n])/gm, "$1").replace(/\[\^[^\]\n]+\]/g, "");
   for (const [e] of r.matchAll(G)) {
    const t = n.get(e) ?? 0;
    if (t === 0) return false;
    n.set(e, t - 1);
   }
   return true;
  }
  const G = /[\p{L}\p{N}]+/gu;
  function cleanText(e) {
   const t = (0, s.P)();
   return withoutHomoglyphs((0, i.P)(e, t), t);
  }
  function plainText(e) {
   return cleanText(e.replace(/\u0000/g, " ").replace(/[<>&[\]`\\~*_|!#]/g, " ").replace(/\s+/g, " ").trim());
  }
  const C = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
  function isTooComplex(e) {
   if (C.test(e)) return true;
   let t = 0;
   for (const n of e.split(/\n[ \t]*\n/)) t += 25 * (n.match(/[*_~]+/g)?.length ?? 0) ** 2 + (n.match(/[[\]]/g)?.length ?? 0) ** 2;
   return t > 1e8;
  }
 })
};
