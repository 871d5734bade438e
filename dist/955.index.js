"use strict";

exports.id = 955, exports.ids = [ 955 ], exports.modules = {
 35548: (function(e, t, n) {
  n.d(t, {
   eI: () => asClause,
   i: () => s,
   jj: () => permissionFix
  });
  const s = {
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
   return `Add ${e.map(e => `\`${e}\``).join("any" === t ? " or " : " and ")} under permissions: of the job.`;
  }
  function asClause(e) {
   return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
  }
 }),
 80353: (function(e, t, n) {
  n.d(t, {
   F3: () => i,
   bD: () => withRetry,
   wj: () => withTimeout,
   wy: () => connectOctokit
  });
  var s = n(50897), r = n(77523);
  const i = 4, a = 3e4;
  async function connectOctokit({token: e, apiUrl: t}) {
   const {getOctokit: s} = await Promise.all([ n.e(4119), n.e(2413) ]).then(n.bind(n, 92413)), silent = () => {};
   return s(e, {
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
   for (let s = 1; ;s += 1) try {
    return await n(withTimeout(t));
   } catch (n) {
    const a = s < i && !t.aborted && (0, r.dg)(n) ? (0, r.fm)(n, s, e.now()) : null;
    if (null === a) throw n;
    await e.sleep(a, t);
   }
  }
  function withTimeout(e) {
   return (0, s.dn)(a, e);
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
  var s = n(35548), r = n(60957), i = n(44920);
  const a = 6e4, o = 6e4;
  function isTransient(e) {
   if (!isRequestFailure(e)) return !0 === graphqlFailure(e)?.isTransient;
   const t = readFailure(e);
   return null === t.status || t.status >= 500 || isRateLimit(t);
  }
  function waitFor(e, t, n) {
   if (!isTransient(e)) return null;
   const s = isRequestFailure(e) ? readFailure(e) : null, r = graphqlFailure(e);
   if (!(r?.isRateLimit ?? (null !== s && isRateLimit(s)))) return 1e3 * 2 ** (t - 1);
   const i = function({headers: e}, t) {
    const n = Number(e["retry-after"] ?? Number.NaN);
    if (Number.isFinite(n) && n >= 0) return 1e3 * n;
    const s = Number(e["x-ratelimit-reset"] ?? Number.NaN);
    return "0" === e["x-ratelimit-remaining"] && Number.isFinite(s) ? Math.max(0, 1e3 * s - t) : null;
   }(s ?? r ?? {
    headers: {}
   }, n) ?? o;
   return i <= a ? i : null;
  }
  function problemOf(e, t) {
   if (!isRequestFailure(e)) return (0, i.a)(e);
   const n = readFailure(e), {id: s, message: a, hint: o} = explain(n, `${t.owner}/${t.repo}#${String(t.number)}`);
   return new r.J(n.status, a, o, s);
  }
  function writeProblemOf(e, t, n) {
   const a = graphqlFailure(e);
   if (null === a && !isRequestFailure(e)) return (0, i.a)(e);
   const o = a ?? readFailure(e), {id: c, message: l, hint: d} = null === a ? function(e, t, n) {
    const r = "" === e.message ? "" : `: ${e.message}`, i = (0, s.jj)(permissionsOf(e, n));
    if (403 === e.status && !isRateLimit(e)) {
     const n = `The token is not allowed to write ${t}${r}`;
     return /not permitted to create/i.test(e.message) ? known("pull-requests-not-permitted", n) : {
      id: "token-lacks-permission",
      message: n,
      hint: `${i} ${u}`
     };
    }
    return 404 === e.status ? {
     id: "github-not-found",
     message: `GitHub cannot find the target of ${t}, or the token cannot access it`,
     hint: `Check that the item exists. ${i}`
    } : null === e.status || 401 === e.status ? explain(e, "") : known("github-refused", `GitHub answered ${String(e.status)} for ${t}${r}`);
   }(o, t, n) : function(e, t, n) {
    const r = `GitHub did not write ${t}: ${e.message}`;
    return e.isForbidden ? {
     id: "token-lacks-permission",
     message: r,
     hint: (0, s.jj)(permissionsOf(e, n))
    } : {
     id: "github-refused",
     message: r,
     hint: s.i["github-refused"]
    };
   }(a, t, n);
   return new r.J(o.status, l, d, c);
  }
  const u = "On pull requests from forks, the token is read-only, whatever the workflow says.";
  function known(e, t) {
   return {
    id: e,
    message: t,
    hint: s.i[e] ?? ""
   };
  }
  function explain(e, t) {
   const n = "" === e.message ? "" : `: ${e.message}`;
   return null === e.status ? known("github-unreachable", `GitHub could not be reached${n}`) : isRateLimit(e) ? known("rate-limited", `GitHub's rate limit blocked the comment on ${t}${n}`) : 401 === e.status ? known("token-rejected", `GitHub refused the token${n}`) : 403 === e.status ? function(e, t, n) {
    return /locked/i.test(e.message) ? {
     id: "github-refused",
     message: `The conversation of ${t} is locked${n}`,
     hint: "Unlock it, or leave comment out of publish."
    } : {
     id: "token-lacks-permission",
     message: `The token is not allowed to comment on ${t}${n}`,
     hint: `${(0, s.jj)(permissionsOf(e))} ${u}`
    };
   }(e, t, n) : 404 === e.status ? {
    id: "github-not-found",
    message: `GitHub cannot find ${t}, or the token cannot access it${n}`,
    hint: `Check that the item exists. ${(0, s.jj)(permissionsOf(e))}`
   } : 410 === e.status ? {
    id: "github-refused",
    message: `${t} does not accept comments: issues are disabled, or it was deleted${n}`,
    hint: "Leave comment out of publish for this repository."
   } : 422 === e.status ? {
    id: "github-refused",
    message: `GitHub refused the comment on ${t}${n}`,
    hint: "Possible causes: an archived repository, spam protection, or a body that is too long."
   } : known("github-failed", `GitHub answered ${String(e.status)} for the comment on ${t}${n}`);
  }
  function permissionsOf({headers: e}, t = [ "issues: write", "pull-requests: write" ]) {
   const n = e["x-accepted-github-permissions"], s = "string" == typeof n ? n.match(/[a-z_]+=(?:read|write|admin)/g) : null;
   return s?.map(e => e.replace("=", ": ").replaceAll("_", "-")) ?? t;
  }
  function isRateLimit({status: e, message: t, headers: n}) {
   return 429 === e || 403 === e && (void 0 !== n["retry-after"] || "0" === n["x-ratelimit-remaining"] || /rate limit/i.test(t));
  }
  function isRequestFailure(e) {
   return e instanceof Error && "number" == typeof e.status;
  }
  function readFailure({status: e, response: t, message: n}) {
   const s = t?.data, r = [ s?.message ?? n, ...(i = s?.errors, Array.isArray(i) ? i.map(e => "string" == typeof e ? e : e?.message) : []) ].filter(e => "string" == typeof e);
   var i;
   return {
    status: void 0 === t ? null : e,
    message: r.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
    headers: t?.headers ?? {}
   };
  }
  function unprocessable(e) {
   return isRequestFailure(e) && 422 === e.status ? readFailure(e).message : null;
  }
  function isUnanswered(e) {
   return isRequestFailure(e) && null === readFailure(e).status;
  }
  function isMissing(e) {
   return isRequestFailure(e) && (404 === e.status || 410 === e.status);
  }
  function forbiddenByGraphql(e) {
   const t = graphqlFailure(e);
   return !0 === t?.isForbidden ? t.message : null;
  }
  function graphqlFailure(e) {
   if (!(e instanceof Error) || isRequestFailure(e)) return null;
   const {errors: t, headers: n} = e;
   if (!Array.isArray(t)) return null;
   const s = t.map(e => e), r = [ ...new Set(s.map(e => String(e.message))) ].join(" ").slice(0, 300), i = s.map(({type: e}) => String(e)), a = i.includes("RATE_LIMITED");
   return {
    status: 200,
    message: r,
    headers: n ?? {},
    isRateLimit: a,
    isForbidden: i.includes("FORBIDDEN") || /not accessible|permission/i.test(r),
    isTransient: a || /^Something went wrong while executing/.test(r)
   };
  }
 }),
 31004: (function(e, t, n) {
  n.d(t, {
   K: () => readProblem
  });
  var s = n(35548), r = n(77523), i = n(60957), a = n(44920);
  function readProblem(e, {what: t, needs: n}) {
   if (!(0, r.UZ)(e)) return (0, a.a)(e);
   const o = (0, r.f1)(e), u = "" === o.message ? "" : `: ${o.message}`, problem = (e, t, n = s.i[e] ?? "") => new i.J(o.status, `${t}${u}`, n, e);
   if (null === o.status) return problem("github-unreachable", "GitHub could not be reached");
   if ((0, r.a5)(o)) return problem("rate-limited", `GitHub's rate limit blocked ${t}`);
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
   return t.length > 0 ? (0, s.jj)((0, r.k0)(e, t)) : "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
  }
 }),
 60957: (function(e, t, n) {
  n.d(t, {
   J: () => GitHubProblem
  });
  class GitHubProblem extends Error {
   status;
   hint;
   id;
   constructor(e, t, n, s = null) {
    super(t), this.status = e, this.hint = n, this.id = s, this.name = "GitHubProblem";
   }
   get sentences() {
    return `${/[.!?]$/.test(this.message) ? this.message : `${this.message}.`} ${this.hint}${null === this.id ? "" : ` [${this.id}]`}`;
   }
  }
 }),
 44920: (function(e, t, n) {
  n.d(t, {
   a: () => unexpectedAnswer
  });
  var s = n(60957);
  function unexpectedAnswer(e) {
   if (!(e instanceof TypeError)) return e;
   const t = new s.J(null, `GitHub sent an unexpected response: ${e.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", "github-failed");
   return t.cause = e, t;
  }
 }),
 42344: (function(e, t, n) {
  n.d(t, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  const s = 80;
  function createChangeCounts() {
   const e = new Map;
   return {
    add(t, n) {
     const r = e.get(t);
     void 0 === r ? e.set(t, {
      count: 1,
      sample: n.slice(0, s)
     }) : r.count += 1;
    },
    changes: () => [ ...e ].map(([e, {count: t, sample: n}]) => ({
     kind: e,
     count: t,
     sample: n
    }))
   };
  }
  function sumChanges(...e) {
   const t = new Map;
   for (const n of e.flat()) {
    const e = t.get(n.kind);
    t.set(n.kind, void 0 === e ? n : {
     ...e,
     count: e.count + n.count
    });
   }
   return [ ...t.values() ];
  }
 }),
 74568: (function(e, t, n) {
  n.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var s = n(7138), r = n(42344);
  const i = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join(""), a = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
  let o = null;
  function withoutHidden(e, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
   let n = e.replace(s.r4, "\n");
   for (const [e, r] of (o ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...s.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(a, "gu") ] ], 
   o)) n = n.replace(r, n => (t.add(e, `U+${(n.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`), 
   ""));
   return n;
  }
  function sanitizePlain(e) {
   const t = (0, r.P)();
   return {
    text: withoutHidden(e, t),
    changes: t.changes()
   };
  }
 }),
 58108: (function(e, t, n) {
  n.d(t, {
   E: () => sanitizeIncoming
  });
  var s = n(42357), r = n(42344), i = n(74568);
  const a = new Map([ [ "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u0501\u04bb\u051b\u051d", "aeopcyxsijdhqw" ], [ "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0405\u0406\u0408", "ABEKMHOPCTXYSIJ" ], [ "\u03bf\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "oABEZHIKMNOPTYX" ] ].flatMap(([e = "", t = ""]) => Array.from(e, (e, n) => [ e, t.charAt(n) ])));
  var o = n(77549), u = n(7042), c = n(83984), l = n(22429), d = n(24479), f = n(1680), m = n(78030), h = n(57749), p = n(18835), g = n(91197), b = n(14367), w = n(96855);
  const $ = [ (0, u.$)(), (0, l.r)(), (0, f.K)(), (0, h.x)(), (0, g.J)() ], k = [ (0, 
  c.s)(), (0, d.C)(), (0, m.t)(), (0, p.k)(), (0, b.Q)() ];
  function parsePage(e) {
   return (0, w.oH)((0, o.yt)(e, {
    allowDangerousHtml: !0,
    allowDangerousProtocol: !0,
    extensions: $,
    htmlExtensions: k
   }));
  }
  const y = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
  function isHiddenElement(e) {
   if (y.has(e.tagName)) return !0;
   const t = attribute(e, "style") ?? "";
   return null !== attribute(e, "hidden") || "true" === attribute(e, "aria-hidden") || "footnote-label" === attribute(e, "id") || null !== attribute(e, "data-footnote-backref") || x.test(t.replace(/\/\*[^]*?\*\//g, ""));
  }
  const x = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
  function attribute(e, t) {
   return e.attrs.find(e => e.name === t)?.value ?? null;
  }
  function isElement(e) {
   return "tagName" in e;
  }
  const N = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
  function isBlock(e) {
   return isElement(e) && N.has(e.tagName);
  }
  class TooDeepError extends Error {}
  const T = 200;
  function visibleContent(e, t) {
   const n = [], visit = (e, t) => {
    if (t > T) throw new TooDeepError;
    if ("value" in e && n.push(e.value), !isElement(e) || isHiddenElement(e)) return;
    const s = n.length;
    (isBlock(e) || "br" === e.tagName) && n.push(" ");
    for (const n of e.childNodes) visit(n, t + 1);
    isBlock(e) && n.push(" ");
    const r = n.slice(s).every(e => "" === e.trim()), i = addressOf(e);
    null === i || "img" !== e.tagName && r || n.push(` \0${function(e) {
     try {
      return decodeURI(e);
     } catch {
      return e;
     }
    }(i)}\0 `), "code" === e.tagName && n.push(` \0${languageOf(e)}\0 `), "input" === e.tagName && n.push(null === attribute(e, "checked") ? "[ ]" : "[x]");
   };
   for (const t of e.childNodes) visit(t, 0);
   return t(n.join("")).replace(/\s+/g, " ").trim();
  }
  function addressOf(e) {
   const t = attribute(e, "img" === e.tagName ? "src" : "href");
   return "img" !== e.tagName && "a" !== e.tagName || null !== attribute(e, "data-footnote-ref") ? null : t;
  }
  function languageOf(e) {
   return /^language-(\S+)/.exec(attribute(e, "class") ?? "")?.[1] ?? "";
  }
  var v = n(51061);
  function blocksOf(e, t) {
   const n = [];
   let s = [];
   const flush = () => {
    const e = paragraph(s, t);
    "" !== e && n.push(e), s = [];
   };
   for (const r of e) isBlock(r) || isElement(r) && hasBlock(r) ? (flush(), isElement(r) && !isHiddenElement(r) && n.push(...blockOf(r, t))) : s.push(r);
   return flush(), n;
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
     return "" === n ? [] : [ `${"#".repeat(Number(e.tagName.charAt(1)))} ${n}` ];
    }

   case "hr":
    return [ "---" ];

   case "pre":
    {
     const n = e.childNodes.find(isElement), s = "code" === n?.tagName ? languageOf(n) : "";
     return [ (0, v.O)(t(rawText(e)), /^[\w+#.-]*$/.test(s) ? s : "") ];
    }

   case "blockquote":
    {
     const e = inner().join("\n\n");
     return "" === e ? [] : [ e.replace(/^/gm, "> ").replace(/^> $/gm, ">") ];
    }

   case "ul":
   case "ol":
    return function(e, t) {
     const n = Number(attribute(e, "start") ?? 1), s = e.childNodes.filter(isElement).filter(e => !isHiddenElement(e)).map((s, r) => {
      const i = "ol" === e.tagName ? `${String((Number.isSafeInteger(n) ? n : 1) + r)}. ` : "- ";
      return i + blocksOf(s.childNodes, t).join("\n\n").replace(/\n(?!\n)/g, `\n${" ".repeat(i.length)}`).replace(/[ ]+$/gm, "");
     });
     return 0 === s.length ? [] : [ s.join("\n") ];
    }(e, t);

   case "table":
    return function(e, t) {
     const n = descendants(e, "tr").map(e => e.childNodes.filter(isElement).filter(e => !isHiddenElement(e)).map(e => function(e, t) {
      return blocksOf(e.childNodes, t).join(" ");
     }(e, t).replace(/\n+/g, " ").replace(/\|/g, "\\|"))), [s] = n;
     if (void 0 === s) return [];
     const r = Math.max(...n.map(e => e.length)), line = e => `| ${[ ...e, ...Array(r - e.length).fill("") ].join(" | ")} |`;
     return [ [ line(s), line(Array(r).fill("---")), ...n.slice(1).map(line) ].join("\n") ];
    }(e, t);

   default:
    return inner();
   }
  }
  function descendants(e, t) {
   return e.childNodes.filter(isElement).flatMap(e => isHiddenElement(e) ? [] : e.tagName === t ? [ e ] : descendants(e, t));
  }
  function paragraph(e, t) {
   return inlineOf(e, t).replace(/[ \t]*\n[ \t]*/g, "\n").replace(/\n{2,}/g, "\n").trim().replace(/^(?:[#>=|:]|[-+](?=[ \t-]|$)|\d{1,9}(?=[.)]))/gm, e => /\d/.test(e) ? e : `\\${e}`).replace(/^(\d{1,9})([.)])/gm, "$1\\$2");
  }
  function inlineOf(e, t) {
   return e.map(e => function(e, t) {
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
     return function(e) {
      if ("" === e.trim()) return e;
      const t = new Set((e.match(/`+/g) ?? []).map(e => e.length));
      let n = 1;
      for (;t.has(n); ) n += 1;
      const s = "`".repeat(n), r = /^`|`$|^ .* $/.test(e) ? " " : "";
      return `${s}${r}${e}${r}${s}`;
     }(t(rawText(e)).replace(/\s+/g, " "));

    case "img":
     return `![](${destination(t(addressOf(e) ?? ""))})`;

    case "a":
     return function(e, t, n) {
      const s = n(addressOf(e) ?? "");
      return "" === t.trim() || "" === s ? t : rawText(e) === s && /^https?:\/\/[\w.~:/?#@%&=+-]*[\w/]$/.test(s) ? s : `[${t}](${destination(s)})`;
     }(e, text(), t);

    case "input":
     return null === attribute(e, "checked") ? "[ ] " : "[x] ";

    default:
     return text();
    }
   }(e, t)).join("");
  }
  function destination(e) {
   return e.replace(/[\s<>()\\[\]`*_!&"']/g, e => encodeURIComponent(e).replace(/^[()*!'_]$/, e => `%${e.charCodeAt(0).toString(16).toUpperCase()}`));
  }
  function wrapped(e, t) {
   const n = t.trim();
   return "" === n ? t : t.replace(n, () => `${e}${n}${e}`);
  }
  function rawText(e) {
   return "value" in e ? e.value : !isElement(e) || isHiddenElement(e) ? "" : "br" === e.tagName ? "\n" : e.childNodes.map(rawText).join("");
  }
  function escapeText(e) {
   return e.replace(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#|[a-z][a-z0-9]*;)|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_/gi, "\\$&");
  }
  var H = n(37126), E = n(45387), F = n(19627), j = n(82192), O = n(33988);
  function withoutHiddenTokens(e) {
   let t = "", n = 0;
   const s = (0, E._)((0, F.q)({
    extensions: $
   }).document().write((0, j.v)()(e, void 0, !0))), textOf = t => e.slice(t.start.offset, t.end.offset), r = new Set(s.flatMap(([, e]) => "gfmFootnoteCallString" === e.type ? [ textOf(e).toLowerCase() ] : [])), i = {
    columns: 0,
    cell: 0
   };
   let a = 0;
   for (const [o, u] of s) {
    if ("image" === u.type && (a += "enter" === o ? 1 : -1), "exit" === o) continue;
    if ("tableHead" === u.type && (i.columns = 0), "tableRow" === u.type && (i.cell = 0), 
    "tableHeader" === u.type && (i.columns += 1), "tableData" === u.type && (i.cell += 1), 
    u.start.offset < n) continue;
    const s = "tableData" === u.type && i.cell > i.columns ? "" : replacementOf(u, textOf(u), {
     isInImage: a > 0,
     calls: r
    });
    if (null === s) continue;
    const c = e.slice(n, u.start.offset);
    t += (A.has(u.type) ? c.trimEnd() : c) + s, n = u.end.offset;
   }
   return t + e.slice(n);
  }
  const A = new Set([ "resourceTitle", "codeFencedFenceMeta" ]);
  function replacementOf(e, t, {isInImage: n, calls: s}) {
   switch (e.type) {
   case "htmlFlow":
   case "htmlText":
    return function(e) {
     return e.replace(/<!--(?:-?>|[^]*?(?:--!?>|$))|<\?[^]*?(?:\?>|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<![a-z][^]*?(?:>|$)/gi, "").replace(/<br\s*\/?>/gi, "\n").replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, "").replace(/<[a-z/!?][^]*$/i, "");
    }(t);

   case "definition":
   case "codeFencedFenceMeta":
   case "resourceTitle":
    return "";

   case "gfmFootnoteDefinition":
    return s.has((/^\[\^([^\]]*)/.exec(t)?.[1] ?? "").toLowerCase()) ? null : "";

   case "labelText":
    return n ? "" : null;

   case "characterReference":
    return escapeText(function(e) {
     const t = e.slice(1, -1);
     if (!t.startsWith("#")) return (0, H.s)(t) || e;
     const n = /^#x/i.test(t);
     return (0, O.C)(t.slice(n ? 2 : 1), n ? 16 : 10);
    }(t));

   default:
    return null;
   }
  }
  const R = 7e4, P = "[Omitted: the markup of this text is too deeply nested to show only what its page shows.]";
  function sanitizeIncoming(e) {
   if (e.length > R) {
    const t = e.length - R;
    return `${sanitizeIncoming(e.slice(0, R))}\n[Truncated: ${String(t)} more characters]`;
   }
   if (function(e) {
    if (C.test(e)) return !0;
    let t = 0;
    for (const n of e.split(/\n[ \t]*\n/)) t += 25 * (n.match(/[*_~]+/g)?.length ?? 0) ** 2 + (n.match(/[[\]]/g)?.length ?? 0) ** 2;
    return t > 1e8;
   }(e)) return P;
   try {
    return function(e) {
     const t = parsePage(e), n = visibleContent(t, cleanText), hidesNothing = e => cleanText(e) === e && function(e, t) {
      const n = new Map;
      for (const [e] of t.matchAll(q)) n.set(e, (n.get(e) ?? 0) + 1);
      const s = e.replace(/^([ \t>*+-]*)\d{1,9}(?=[.)][ \t\n])/gm, "$1").replace(/\[\^[^\]\n]+\]/g, "");
      for (const [e] of s.matchAll(q)) {
       const t = n.get(e) ?? 0;
       if (0 === t) return !1;
       n.set(e, t - 1);
      }
      return !0;
     }(e, n) && withoutHiddenTokens(e) === e && visibleContent(parsePage(e), cleanText) === n;
     for (const n of [ () => e, () => cleanText(withoutHiddenTokens(e)), () => blocksOf(t.childNodes, cleanText).join("\n\n") ]) {
      const e = n();
      if (hidesNothing(e)) return e;
     }
     return function(e) {
      return cleanText(e.replace(/\u0000/g, " ").replace(/[<>&[\]`\\~*_|!#]/g, " ").replace(/\s+/g, " ").trim());
     }(n);
    }(e);
   } catch (e) {
    return (0, s.ki)(e, TooDeepError), P;
   }
  }
  const q = /[\p{L}\p{N}]+/gu;
  function cleanText(e) {
   const t = (0, r.P)();
   return function(e, t) {
    const n = e.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu, e => {
     const n = e.normalize("NFKC");
     return n !== e && t.add("homoglyph", e), n;
    });
    return /[\u0370-\u052f]/.test(n) ? n.replace(/[A-Za-z0-9_\u0370-\u052f]{3,}/g, e => {
     const n = e.replace(/\w+/g, "");
     return "" !== n && /[A-Za-z]/.test(e) && Array.from(n).every(e => a.has(e)) ? (t.add("homoglyph", e), 
     Array.from(e, e => a.get(e) ?? e).join("")) : e;
    }) : n;
   }((0, i.P)(e, t), t);
  }
  const C = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
 })
};
