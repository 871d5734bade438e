"use strict";

exports.id = 9257, exports.ids = [ 9257 ], exports.modules = {
 37126: (function(e, t, n) {
  n.d(t, {
   s: () => decodeNamedCharacterReference
  });
  const r = {
   AElig: "\xc6",
   AMP: "&",
   Aacute: "\xc1",
   Abreve: "\u0102",
   Acirc: "\xc2",
   Acy: "\u0410",
   Afr: "\ud835\udd04",
   Agrave: "\xc0",
   Alpha: "\u0391",
   Amacr: "\u0100",
   And: "\u2a53",
   Aogon: "\u0104",
   Aopf: "\ud835\udd38",
   ApplyFunction: "\u2061",
   Aring: "\xc5",
   Ascr: "\ud835\udc9c",
   Assign: "\u2254",
   Atilde: "\xc3",
   Auml: "\xc4",
   Backslash: "\u2216",
   Barv: "\u2ae7",
   Barwed: "\u2306",
   Bcy: "\u0411",
   Because: "\u2235",
   Bernoullis: "\u212c",
   Beta: "\u0392",
   Bfr: "\ud835\udd05",
   Bopf: "\ud835\udd39",
   Breve: "\u02d8",
   Bscr: "\u212c",
   Bumpeq: "\u224e",
   CHcy: "\u0427",
   COPY: "\xa9",
   Cacute: "\u0106",
   Cap: "\u22d2",
   CapitalDifferentialD: "\u2145",
   Cayleys: "\u212d",
   Ccaron: "\u010c",
   Ccedil: "\xc7",
   Ccirc: "\u0108",
   Cconint: "\u2230",
   Cdot: "\u010a",
   Cedilla: "\xb8",
   CenterDot: "\xb7",
   Cfr: "\u212d",
   Chi: "\u03a7",
   CircleDot: "\u2299",
   CircleMinus: "\u2296",
   CirclePlus: "\u2295",
   CircleTimes: "\u2297",
   ClockwiseContourIntegral: "\u2232",
   CloseCurlyDoubleQuote: "\u201d",
   CloseCurlyQuote: "\u2019",
   Colon: "\u2237",
   Colone: "\u2a74",
   Congruent: "\u2261",
   Conint: "\u222f",
   ContourIntegral: "\u222e",
   Copf: "\u2102",
   Coproduct: "\u2210",
   CounterClockwiseContourIntegral: "\u2233",
   Cross: "\u2a2f",
   Cscr: "\ud835\udc9e",
   Cup: "\u22d3",
   CupCap: "\u224d",
   DD: "\u2145",
   DDotrahd: "\u2911",
   DJcy: "\u0402",
   DScy: "\u0405",
   DZcy: "\u040f",
   Dagger: "\u2021",
   Darr: "\u21a1",
   Dashv: "\u2ae4",
   Dcaron: "\u010e",
   Dcy: "\u0414",
   Del: "\u2207",
   Delta: "\u0394",
   Dfr: "\ud835\udd07",
   DiacriticalAcute: "\xb4",
   DiacriticalDot: "\u02d9",
   DiacriticalDoubleAcute: "\u02dd",
   DiacriticalGrave: "`",
   DiacriticalTilde: "\u02dc",
   Diamond: "\u22c4",
   DifferentialD: "\u2146",
   Dopf: "\ud835\udd3b",
   Dot: "\xa8",
   DotDot: "\u20dc",
   DotEqual: "\u2250",
   DoubleContourIntegral: "\u222f",
   DoubleDot: "\xa8",
   DoubleDownArrow: "\u21d3",
   DoubleLeftArrow: "\u21d0",
   DoubleLeftRightArrow: "\u21d4",
   DoubleLeftTee: "\u2ae4",
   DoubleLongLeftArrow: "\u27f8",
   DoubleLongLeftRightArrow: "\u27fa",
   DoubleLongRightArrow: "\u27f9",
   DoubleRightArrow: "\u21d2",
   DoubleRightTee: "\u22a8",
   DoubleUpArrow: "\u21d1",
   DoubleUpDownArrow: "\u21d5",
   DoubleVerticalBar: "\u2225",
   DownArrow: "\u2193",
   DownArrowBar: "\u2913",
   DownArrowUpArrow: "\u21f5",
   DownBreve: "\u0311",
   DownLeftRightVector: "\u2950",
   DownLeftTeeVector: "\u295e",
   DownLeftVector: "\u21bd",
   DownLeftVectorBar: "\u2956",
   DownRightTeeVector: "\u295f",
   DownRightVector: "\u21c1",
   DownRightVectorBar: "\u2957",
   DownTee: "\u22a4",
   DownTeeArrow: "\u21a7",
   Downarrow: "\u21d3",
   Dscr: "\ud835\udc9f",
   Dstrok: "\u0110",
   ENG: "\u014a",
   ETH: "\xd0",
   Eacute: "\xc9",
   Ecaron: "\u011a",
   Ecirc: "\xca",
   Ecy: "\u042d",
   Edot: "\u0116",
   Efr: "\ud835\udd08",
   Egrave: "\xc8",
   Element: "\u2208",
   Emacr: "\u0112",
   EmptySmallSquare: "\u25fb",
   EmptyVerySmallSquare: "\u25ab",
   Eogon: "\u0118",
   Eopf: "\ud835\udd3c",
   Epsilon: "\u0395",
   Equal: "\u2a75",
   EqualTilde: "\u2242",
   Equilibrium: "\u21cc",
   Escr: "\u2130",
   Esim: "\u2a73",
   Eta: "\u0397",
   Euml: "\xcb",
   Exists: "\u2203",
   ExponentialE: "\u2147",
   Fcy: "\u0424",
   Ffr: "\ud835\udd09",
   FilledSmallSquare: "\u25fc",
   FilledVerySmallSquare: "\u25aa",
   Fopf: "\ud835\udd3d",
   ForAll: "\u2200",
   Fouriertrf: "\u2131",
   Fscr: "\u2131",
   GJcy: "\u0403",
   GT: ">",
   Gamma: "\u0393",
   Gammad: "\u03dc",
   Gbreve: "\u011e",
   Gcedil: "\u0122",
   Gcirc: "\u011c",
   Gcy: "\u0413",
   Gdot: "\u0120",
   Gfr: "\ud835\udd0a",
   Gg: "\u22d9",
   Gopf: "\ud835\udd3e",
   GreaterEqual: "\u2265",
   GreaterEqualLess: "\u22db",
   GreaterFullEqual: "\u2267",
   GreaterGreater: "\u2aa2",
   GreaterLess: "\u2277",
   GreaterSlantEqual: "\u2a7e",
   GreaterTilde: "\u2273",
   Gscr: "\ud835\udca2",
   Gt: "\u226b",
   HARDcy: "\u042a",
   Hacek: "\u02c7",
   Hat: "^",
   Hcirc: "\u0124",
   Hfr: "\u210c",
   HilbertSpace: "\u210b",
   Hopf: "\u210d",
   HorizontalLine: "\u2500",
   Hscr: "\u210b",
   Hstrok: "\u0126",
   HumpDownHump: "\u224e",
   HumpEqual: "\u224f",
   IEcy: "\u0415",
   IJlig: "\u0132",
   IOcy: "\u0401",
   Iacute: "\xcd",
   Icirc: "\xce",
   Icy: "\u0418",
   Idot: "\u0130",
   Ifr: "\u2111",
   Igrave: "\xcc",
   Im: "\u2111",
   Imacr: "\u012a",
   ImaginaryI: "\u2148",
   Implies: "\u21d2",
   Int: "\u222c",
   Integral: "\u222b",
   Intersection: "\u22c2",
   InvisibleComma: "\u2063",
   InvisibleTimes: "\u2062",
   Iogon: "\u012e",
   Iopf: "\ud835\udd40",
   Iota: "\u0399",
   Iscr: "\u2110",
   Itilde: "\u0128",
   Iukcy: "\u0406",
   Iuml: "\xcf",
   Jcirc: "\u0134",
   Jcy: "\u0419",
   Jfr: "\ud835\udd0d",
   Jopf: "\ud835\udd41",
   Jscr: "\ud835\udca5",
   Jsercy: "\u0408",
   Jukcy: "\u0404",
   KHcy: "\u0425",
   KJcy: "\u040c",
   Kappa: "\u039a",
   Kcedil: "\u0136",
   Kcy: "\u041a",
   Kfr: "\ud835\udd0e",
   Kopf: "\ud835\udd42",
   Kscr: "\ud835\udca6",
   LJcy: "\u0409",
   LT: "<",
   Lacute: "\u0139",
   Lambda: "\u039b",
   Lang: "\u27ea",
   Laplacetrf: "\u2112",
   Larr: "\u219e",
   Lcaron: "\u013d",
   Lcedil: "\u013b",
   Lcy: "\u041b",
   LeftAngleBracket: "\u27e8",
   LeftArrow: "\u2190",
   LeftArrowBar: "\u21e4",
   LeftArrowRightArrow: "\u21c6",
   LeftCeiling: "\u2308",
   LeftDoubleBracket: "\u27e6",
   LeftDownTeeVector: "\u2961",
   LeftDownVector: "\u21c3",
   LeftDownVectorBar: "\u2959",
   LeftFloor: "\u230a",
   LeftRightArrow: "\u2194",
   LeftRightVector: "\u294e",
   LeftTee: "\u22a3",
   LeftTeeArrow: "\u21a4",
   LeftTeeVector: "\u295a",
   LeftTriangle: "\u22b2",
   LeftTriangleBar: "\u29cf",
   LeftTriangleEqual: "\u22b4",
   LeftUpDownVector: "\u2951",
   LeftUpTeeVector: "\u2960",
   LeftUpVector: "\u21bf",
   LeftUpVectorBar: "\u2958",
   LeftVector: "\u21bc",
   LeftVectorBar: "\u2952",
   Leftarrow: "\u21d0",
   Leftrightarrow: "\u21d4",
   LessEqualGreater: "\u22da",
   LessFullEqual: "\u2266",
   LessGreater: "\u2276",
   LessLess: "\u2aa1",
   LessSlantEqual: "\u2a7d",
   LessTilde: "\u2272",
   Lfr: "\ud835\udd0f",
   Ll: "\u22d8",
   Lleftarrow: "\u21da",
   Lmidot: "\u013f",
   LongLeftArrow: "\u27f5",
   LongLeftRightArrow: "\u27f7",
   LongRightArrow: "\u27f6",
   Longleftarrow: "\u27f8",
   Longleftrightarrow: "\u27fa",
   Longrightarrow: "\u27f9",
   Lopf: "\ud835\udd43",
   LowerLeftArrow: "\u2199",
   LowerRightArrow: "\u2198",
   Lscr: "\u2112",
   Lsh: "\u21b0",
   Lstrok: "\u0141",
   Lt: "\u226a",
   Map: "\u2905",
   Mcy: "\u041c",
   MediumSpace: "\u205f",
   Mellintrf: "\u2133",
   Mfr: "\ud835\udd10",
   MinusPlus: "\u2213",
   Mopf: "\ud835\udd44",
   Mscr: "\u2133",
   Mu: "\u039c",
   NJcy: "\u040a",
   Nacute: "\u0143",
   Ncaron: "\u0147",
   Ncedil: "\u0145",
   Ncy: "\u041d",
   NegativeMediumSpace: "\u200b",
   NegativeThickSpace: "\u200b",
   NegativeThinSpace: "\u200b",
   NegativeVeryThinSpace: "\u200b",
   NestedGreaterGreater: "\u226b",
   NestedLessLess: "\u226a",
   NewLine: "\n",
   Nfr: "\ud835\udd11",
   NoBreak: "\u2060",
   NonBreakingSpace: "\xa0",
   Nopf: "\u2115",
   Not: "\u2aec",
   NotCongruent: "\u2262",
   NotCupCap: "\u226d",
   NotDoubleVerticalBar: "\u2226",
   NotElement: "\u2209",
   NotEqual: "\u2260",
   NotEqualTilde: "\u2242\u0338",
   NotExists: "\u2204",
   NotGreater: "\u226f",
   NotGreaterEqual: "\u2271",
   NotGreaterFullEqual: "\u2267\u0338",
   NotGreaterGreater: "\u226b\u0338",
   NotGreaterLess: "\u2279",
   NotGreaterSlantEqual: "\u2a7e\u0338",
   NotGreaterTilde: "\u2275",
   NotHumpDownHump: "\u224e\u0338",
   NotHumpEqual: "\u224f\u0338",
   NotLeftTriangle: "\u22ea",
   NotLeftTriangleBar: "\u29cf\u0338",
   NotLeftTriangleEqual: "\u22ec",
   NotLess: "\u226e",
   NotLessEqual: "\u2270",
   NotLessGreater: "\u2278",
   NotLessLess: "\u226a\u0338",
   NotLessSlantEqual: "\u2a7d\u0338",
   NotLessTilde: "\u2274",
   NotNestedGreaterGreater: "\u2aa2\u0338",
   NotNestedLessLess: "\u2aa1\u0338",
   NotPrecedes: "\u2280",
   NotPrecedesEqual: "\u2aaf\u0338",
   NotPrecedesSlantEqual: "\u22e0",
   NotReverseElement: "\u220c",
   NotRightTriangle: "\u22eb",
   NotRightTriangleBar: "\u29d0\u0338",
   NotRightTriangleEqual: "\u22ed",
   NotSquareSubset: "\u228f\u0338",
   NotSquareSubsetEqual: "\u22e2",
   NotSquareSuperset: "\u2290\u0338",
   NotSquareSupersetEqual: "\u22e3",
   NotSubset: "\u2282\u20d2",
   NotSubsetEqual: "\u2288",
   NotSucceeds: "\u2281",
   NotSucceedsEqual: "\u2ab0\u0338",
   NotSucceedsSlantEqual: "\u22e1",
   NotSucceedsTilde: "\u227f\u0338",
   NotSuperset: "\u2283\u20d2",
   NotSupersetEqual: "\u2289",
   NotTilde: "\u2241",
   NotTildeEqual: "\u2244",
   NotTildeFullEqual: "\u2247",
   NotTildeTilde: "\u2249",
   NotVerticalBar: "\u2224",
   Nscr: "\ud835\udca9",
   Ntilde: "\xd1",
   Nu: "\u039d",
   OElig: "\u0152",
   Oacute: "\xd3",
   Ocirc: "\xd4",
   Ocy: "\u041e",
   Odblac: "\u0150",
   Ofr: "\ud835\udd12",
   Ograve: "\xd2",
   Omacr: "\u014c",
   Omega: "\u03a9",
   Omicron: "\u039f",
   Oopf: "\ud835\udd46",
   OpenCurlyDoubleQuote: "\u201c",
   OpenCurlyQuote: "\u2018",
   Or: "\u2a54",
   Oscr: "\ud835\udcaa",
   Oslash: "\xd8",
   Otilde: "\xd5",
   Otimes: "\u2a37",
   Ouml: "\xd6",
   OverBar: "\u203e",
   OverBrace: "\u23de",
   OverBracket: "\u23b4",
   OverParenthesis: "\u23dc",
   PartialD: "\u2202",
   Pcy: "\u041f",
   Pfr: "\ud835\udd13",
   Phi: "\u03a6",
   Pi: "\u03a0",
   PlusMinus: "\xb1",
   Poincareplane: "\u210c",
   Popf: "\u2119",
   Pr: "\u2abb",
   Precedes: "\u227a",
   PrecedesEqual: "\u2aaf",
   PrecedesSlantEqual: "\u227c",
   PrecedesTilde: "\u227e",
   Prime: "\u2033",
   Product: "\u220f",
   Proportion: "\u2237",
   Proportional: "\u221d",
   Pscr: "\ud835\udcab",
   Psi: "\u03a8",
   QUOT: '"',
   Qfr: "\ud835\udd14",
   Qopf: "\u211a",
   Qscr: "\ud835\udcac",
   RBarr: "\u2910",
   REG: "\xae",
   Racute: "\u0154",
   Rang: "\u27eb",
   Rarr: "\u21a0",
   Rarrtl: "\u2916",
   Rcaron: "\u0158",
   Rcedil: "\u0156",
   Rcy: "\u0420",
   Re: "\u211c",
   ReverseElement: "\u220b",
   ReverseEquilibrium: "\u21cb",
   ReverseUpEquilibrium: "\u296f",
   Rfr: "\u211c",
   Rho: "\u03a1",
   RightAngleBracket: "\u27e9",
   RightArrow: "\u2192",
   RightArrowBar: "\u21e5",
   RightArrowLeftArrow: "\u21c4",
   RightCeiling: "\u2309",
   RightDoubleBracket: "\u27e7",
   RightDownTeeVector: "\u295d",
   RightDownVector: "\u21c2",
   RightDownVectorBar: "\u2955",
   RightFloor: "\u230b",
   RightTee: "\u22a2",
   RightTeeArrow: "\u21a6",
   RightTeeVector: "\u295b",
   RightTriangle: "\u22b3",
   RightTriangleBar: "\u29d0",
   RightTriangleEqual: "\u22b5",
   RightUpDownVector: "\u294f",
   RightUpTeeVector: "\u295c",
   RightUpVector: "\u21be",
   RightUpVectorBar: "\u2954",
   RightVector: "\u21c0",
   RightVectorBar: "\u2953",
   Rightarrow: "\u21d2",
   Ropf: "\u211d",
   RoundImplies: "\u2970",
   Rrightarrow: "\u21db",
   Rscr: "\u211b",
   Rsh: "\u21b1",
   RuleDelayed: "\u29f4",
   SHCHcy: "\u0429",
   SHcy: "\u0428",
   SOFTcy: "\u042c",
   Sacute: "\u015a",
   Sc: "\u2abc",
   Scaron: "\u0160",
   Scedil: "\u015e",
   Scirc: "\u015c",
   Scy: "\u0421",
   Sfr: "\ud835\udd16",
   ShortDownArrow: "\u2193",
   ShortLeftArrow: "\u2190",
   ShortRightArrow: "\u2192",
   ShortUpArrow: "\u2191",
   Sigma: "\u03a3",
   SmallCircle: "\u2218",
   Sopf: "\ud835\udd4a",
   Sqrt: "\u221a",
   Square: "\u25a1",
   SquareIntersection: "\u2293",
   SquareSubset: "\u228f",
   SquareSubsetEqual: "\u2291",
   SquareSuperset: "\u2290",
   SquareSupersetEqual: "\u2292",
   SquareUnion: "\u2294",
   Sscr: "\ud835\udcae",
   Star: "\u22c6",
   Sub: "\u22d0",
   Subset: "\u22d0",
   SubsetEqual: "\u2286",
   Succeeds: "\u227b",
   SucceedsEqual: "\u2ab0",
   SucceedsSlantEqual: "\u227d",
   SucceedsTilde: "\u227f",
   SuchThat: "\u220b",
   Sum: "\u2211",
   Sup: "\u22d1",
   Superset: "\u2283",
   SupersetEqual: "\u2287",
   Supset: "\u22d1",
   THORN: "\xde",
   TRADE: "\u2122",
   TSHcy: "\u040b",
   TScy: "\u0426",
   Tab: "\t",
   Tau: "\u03a4",
   Tcaron: "\u0164",
   Tcedil: "\u0162",
   Tcy: "\u0422",
   Tfr: "\ud835\udd17",
   Therefore: "\u2234",
   Theta: "\u0398",
   ThickSpace: "\u205f\u200a",
   ThinSpace: "\u2009",
   Tilde: "\u223c",
   TildeEqual: "\u2243",
   TildeFullEqual: "\u2245",
   TildeTilde: "\u2248",
   Topf: "\ud835\udd4b",
   TripleDot: "\u20db",
   Tscr: "\ud835\udcaf",
   Tstrok: "\u0166",
   Uacute: "\xda",
   Uarr: "\u219f",
   Uarrocir: "\u2949",
   Ubrcy: "\u040e",
   Ubreve: "\u016c",
   Ucirc: "\xdb",
   Ucy: "\u0423",
   Udblac: "\u0170",
   Ufr: "\ud835\udd18",
   Ugrave: "\xd9",
   Umacr: "\u016a",
   UnderBar: "_",
   UnderBrace: "\u23df",
   UnderBracket: "\u23b5",
   UnderParenthesis: "\u23dd",
   Union: "\u22c3",
   UnionPlus: "\u228e",
   Uogon: "\u0172",
   Uopf: "\ud835\udd4c",
   UpArrow: "\u2191",
   UpArrowBar: "\u2912",
   UpArrowDownArrow: "\u21c5",
   UpDownArrow: "\u2195",
   UpEquilibrium: "\u296e",
   UpTee: "\u22a5",
   UpTeeArrow: "\u21a5",
   Uparrow: "\u21d1",
   Updownarrow: "\u21d5",
   UpperLeftArrow: "\u2196",
   UpperRightArrow: "\u2197",
   Upsi: "\u03d2",
   Upsilon: "\u03a5",
   Uring: "\u016e",
   Uscr: "\ud835\udcb0",
   Utilde: "\u0168",
   Uuml: "\xdc",
   VDash: "\u22ab",
   Vbar: "\u2aeb",
   Vcy: "\u0412",
   Vdash: "\u22a9",
   Vdashl: "\u2ae6",
   Vee: "\u22c1",
   Verbar: "\u2016",
   Vert: "\u2016",
   VerticalBar: "\u2223",
   VerticalLine: "|",
   VerticalSeparator: "\u2758",
   VerticalTilde: "\u2240",
   VeryThinSpace: "\u200a",
   Vfr: "\ud835\udd19",
   Vopf: "\ud835\udd4d",
   Vscr: "\ud835\udcb1",
   Vvdash: "\u22aa",
   Wcirc: "\u0174",
   Wedge: "\u22c0",
   Wfr: "\ud835\udd1a",
   Wopf: "\ud835\udd4e",
   Wscr: "\ud835\udcb2",
   Xfr: "\ud835\udd1b",
   Xi: "\u039e",
   Xopf: "\ud835\udd4f",
   Xscr: "\ud835\udcb3",
   YAcy: "\u042f",
   YIcy: "\u0407",
   YUcy: "\u042e",
   Yacute: "\xdd",
   Ycirc: "\u0176",
   Ycy: "\u042b",
   Yfr: "\ud835\udd1c",
   Yopf: "\ud835\udd50",
   Yscr: "\ud835\udcb4",
   Yuml: "\u0178",
   ZHcy: "\u0416",
   Zacute: "\u0179",
   Zcaron: "\u017d",
   Zcy: "\u0417",
   Zdot: "\u017b",
   ZeroWidthSpace: "\u200b",
   Zeta: "\u0396",
   Zfr: "\u2128",
   Zopf: "\u2124",
   Zscr: "\ud835\udcb5",
   aacute: "\xe1",
   abreve: "\u0103",
   ac: "\u223e",
   acE: "\u223e\u0333",
   acd: "\u223f",
   acirc: "\xe2",
   acute: "\xb4",
   acy: "\u0430",
   aelig: "\xe6",
   af: "\u2061",
   afr: "\ud835\udd1e",
   agrave: "\xe0",
   alefsym: "\u2135",
   aleph: "\u2135",
   alpha: "\u03b1",
   amacr: "\u0101",
   amalg: "\u2a3f",
   amp: "&",
   and: "\u2227",
   andand: "\u2a55",
   andd: "\u2a5c",
   andslope: "\u2a58",
   andv: "\u2a5a",
   ang: "\u2220",
   ange: "\u29a4",
   angle: "\u2220",
   angmsd: "\u2221",
   angmsdaa: "\u29a8",
   angmsdab: "\u29a9",
   angmsdac: "\u29aa",
   angmsdad: "\u29ab",
   angmsdae: "\u29ac",
   angmsdaf: "\u29ad",
   angmsdag: "\u29ae",
   angmsdah: "\u29af",
   angrt: "\u221f",
   angrtvb: "\u22be",
   angrtvbd: "\u299d",
   angsph: "\u2222",
   angst: "\xc5",
   angzarr: "\u237c",
   aogon: "\u0105",
   aopf: "\ud835\udd52",
   ap: "\u2248",
   apE: "\u2a70",
   apacir: "\u2a6f",
   ape: "\u224a",
   apid: "\u224b",
   apos: "'",
   approx: "\u2248",
   approxeq: "\u224a",
   aring: "\xe5",
   ascr: "\ud835\udcb6",
   ast: "*",
   asymp: "\u2248",
   asympeq: "\u224d",
   atilde: "\xe3",
   auml: "\xe4",
   awconint: "\u2233",
   awint: "\u2a11",
   bNot: "\u2aed",
   backcong: "\u224c",
   backepsilon: "\u03f6",
   backprime: "\u2035",
   backsim: "\u223d",
   backsimeq: "\u22cd",
   barvee: "\u22bd",
   barwed: "\u2305",
   barwedge: "\u2305",
   bbrk: "\u23b5",
   bbrktbrk: "\u23b6",
   bcong: "\u224c",
   bcy: "\u0431",
   bdquo: "\u201e",
   becaus: "\u2235",
   because: "\u2235",
   bemptyv: "\u29b0",
   bepsi: "\u03f6",
   bernou: "\u212c",
   beta: "\u03b2",
   beth: "\u2136",
   between: "\u226c",
   bfr: "\ud835\udd1f",
   bigcap: "\u22c2",
   bigcirc: "\u25ef",
   bigcup: "\u22c3",
   bigodot: "\u2a00",
   bigoplus: "\u2a01",
   bigotimes: "\u2a02",
   bigsqcup: "\u2a06",
   bigstar: "\u2605",
   bigtriangledown: "\u25bd",
   bigtriangleup: "\u25b3",
   biguplus: "\u2a04",
   bigvee: "\u22c1",
   bigwedge: "\u22c0",
   bkarow: "\u290d",
   blacklozenge: "\u29eb",
   blacksquare: "\u25aa",
   blacktriangle: "\u25b4",
   blacktriangledown: "\u25be",
   blacktriangleleft: "\u25c2",
   blacktriangleright: "\u25b8",
   blank: "\u2423",
   blk12: "\u2592",
   blk14: "\u2591",
   blk34: "\u2593",
   block: "\u2588",
   bne: "=\u20e5",
   bnequiv: "\u2261\u20e5",
   bnot: "\u2310",
   bopf: "\ud835\udd53",
   bot: "\u22a5",
   bottom: "\u22a5",
   bowtie: "\u22c8",
   boxDL: "\u2557",
   boxDR: "\u2554",
   boxDl: "\u2556",
   boxDr: "\u2553",
   boxH: "\u2550",
   boxHD: "\u2566",
   boxHU: "\u2569",
   boxHd: "\u2564",
   boxHu: "\u2567",
   boxUL: "\u255d",
   boxUR: "\u255a",
   boxUl: "\u255c",
   boxUr: "\u2559",
   boxV: "\u2551",
   boxVH: "\u256c",
   boxVL: "\u2563",
   boxVR: "\u2560",
   boxVh: "\u256b",
   boxVl: "\u2562",
   boxVr: "\u255f",
   boxbox: "\u29c9",
   boxdL: "\u2555",
   boxdR: "\u2552",
   boxdl: "\u2510",
   boxdr: "\u250c",
   boxh: "\u2500",
   boxhD: "\u2565",
   boxhU: "\u2568",
   boxhd: "\u252c",
   boxhu: "\u2534",
   boxminus: "\u229f",
   boxplus: "\u229e",
   boxtimes: "\u22a0",
   boxuL: "\u255b",
   boxuR: "\u2558",
   boxul: "\u2518",
   boxur: "\u2514",
   boxv: "\u2502",
   boxvH: "\u256a",
   boxvL: "\u2561",
   boxvR: "\u255e",
   boxvh: "\u253c",
   boxvl: "\u2524",
   boxvr: "\u251c",
   bprime: "\u2035",
   breve: "\u02d8",
   brvbar: "\xa6",
   bscr: "\ud835\udcb7",
   bsemi: "\u204f",
   bsim: "\u223d",
   bsime: "\u22cd",
   bsol: "\\",
   bsolb: "\u29c5",
   bsolhsub: "\u27c8",
   bull: "\u2022",
   bullet: "\u2022",
   bump: "\u224e",
   bumpE: "\u2aae",
   bumpe: "\u224f",
   bumpeq: "\u224f",
   cacute: "\u0107",
   cap: "\u2229",
   capand: "\u2a44",
   capbrcup: "\u2a49",
   capcap: "\u2a4b",
   capcup: "\u2a47",
   capdot: "\u2a40",
   caps: "\u2229\ufe00",
   caret: "\u2041",
   caron: "\u02c7",
   ccaps: "\u2a4d",
   ccaron: "\u010d",
   ccedil: "\xe7",
   ccirc: "\u0109",
   ccups: "\u2a4c",
   ccupssm: "\u2a50",
   cdot: "\u010b",
   cedil: "\xb8",
   cemptyv: "\u29b2",
   cent: "\xa2",
   centerdot: "\xb7",
   cfr: "\ud835\udd20",
   chcy: "\u0447",
   check: "\u2713",
   checkmark: "\u2713",
   chi: "\u03c7",
   cir: "\u25cb",
   cirE: "\u29c3",
   circ: "\u02c6",
   circeq: "\u2257",
   circlearrowleft: "\u21ba",
   circlearrowright: "\u21bb",
   circledR: "\xae",
   circledS: "\u24c8",
   circledast: "\u229b",
   circledcirc: "\u229a",
   circleddash: "\u229d",
   cire: "\u2257",
   cirfnint: "\u2a10",
   cirmid: "\u2aef",
   cirscir: "\u29c2",
   clubs: "\u2663",
   clubsuit: "\u2663",
   colon: ":",
   colone: "\u2254",
   coloneq: "\u2254",
   comma: ",",
   commat: "@",
   comp: "\u2201",
   compfn: "\u2218",
   complement: "\u2201",
   complexes: "\u2102",
   cong: "\u2245",
   congdot: "\u2a6d",
   conint: "\u222e",
   copf: "\ud835\udd54",
   coprod: "\u2210",
   copy: "\xa9",
   copysr: "\u2117",
   crarr: "\u21b5",
   cross: "\u2717",
   cscr: "\ud835\udcb8",
   csub: "\u2acf",
   csube: "\u2ad1",
   csup: "\u2ad0",
   csupe: "\u2ad2",
   ctdot: "\u22ef",
   cudarrl: "\u2938",
   cudarrr: "\u2935",
   cuepr: "\u22de",
   cuesc: "\u22df",
   cularr: "\u21b6",
   cularrp: "\u293d",
   cup: "\u222a",
   cupbrcap: "\u2a48",
   cupcap: "\u2a46",
   cupcup: "\u2a4a",
   cupdot: "\u228d",
   cupor: "\u2a45",
   cups: "\u222a\ufe00",
   curarr: "\u21b7",
   curarrm: "\u293c",
   curlyeqprec: "\u22de",
   curlyeqsucc: "\u22df",
   curlyvee: "\u22ce",
   curlywedge: "\u22cf",
   curren: "\xa4",
   curvearrowleft: "\u21b6",
   curvearrowright: "\u21b7",
   cuvee: "\u22ce",
   cuwed: "\u22cf",
   cwconint: "\u2232",
   cwint: "\u2231",
   cylcty: "\u232d",
   dArr: "\u21d3",
   dHar: "\u2965",
   dagger: "\u2020",
   daleth: "\u2138",
   darr: "\u2193",
   dash: "\u2010",
   dashv: "\u22a3",
   dbkarow: "\u290f",
   dblac: "\u02dd",
   dcaron: "\u010f",
   dcy: "\u0434",
   dd: "\u2146",
   ddagger: "\u2021",
   ddarr: "\u21ca",
   ddotseq: "\u2a77",
   deg: "\xb0",
   delta: "\u03b4",
   demptyv: "\u29b1",
   dfisht: "\u297f",
   dfr: "\ud835\udd21",
   dharl: "\u21c3",
   dharr: "\u21c2",
   diam: "\u22c4",
   diamond: "\u22c4",
   diamondsuit: "\u2666",
   diams: "\u2666",
   die: "\xa8",
   digamma: "\u03dd",
   disin: "\u22f2",
   div: "\xf7",
   divide: "\xf7",
   divideontimes: "\u22c7",
   divonx: "\u22c7",
   djcy: "\u0452",
   dlcorn: "\u231e",
   dlcrop: "\u230d",
   dollar: "$",
   dopf: "\ud835\udd55",
   dot: "\u02d9",
   doteq: "\u2250",
   doteqdot: "\u2251",
   dotminus: "\u2238",
   dotplus: "\u2214",
   dotsquare: "\u22a1",
   doublebarwedge: "\u2306",
   downarrow: "\u2193",
   downdownarrows: "\u21ca",
   downharpoonleft: "\u21c3",
   downharpoonright: "\u21c2",
   drbkarow: "\u2910",
   drcorn: "\u231f",
   drcrop: "\u230c",
   dscr: "\ud835\udcb9",
   dscy: "\u0455",
   dsol: "\u29f6",
   dstrok: "\u0111",
   dtdot: "\u22f1",
   dtri: "\u25bf",
   dtrif: "\u25be",
   duarr: "\u21f5",
   duhar: "\u296f",
   dwangle: "\u29a6",
   dzcy: "\u045f",
   dzigrarr: "\u27ff",
   eDDot: "\u2a77",
   eDot: "\u2251",
   eacute: "\xe9",
   easter: "\u2a6e",
   ecaron: "\u011b",
   ecir: "\u2256",
   ecirc: "\xea",
   ecolon: "\u2255",
   ecy: "\u044d",
   edot: "\u0117",
   ee: "\u2147",
   efDot: "\u2252",
   efr: "\ud835\udd22",
   eg: "\u2a9a",
   egrave: "\xe8",
   egs: "\u2a96",
   egsdot: "\u2a98",
   el: "\u2a99",
   elinters: "\u23e7",
   ell: "\u2113",
   els: "\u2a95",
   elsdot: "\u2a97",
   emacr: "\u0113",
   empty: "\u2205",
   emptyset: "\u2205",
   emptyv: "\u2205",
   emsp13: "\u2004",
   emsp14: "\u2005",
   emsp: "\u2003",
   eng: "\u014b",
   ensp: "\u2002",
   eogon: "\u0119",
   eopf: "\ud835\udd56",
   epar: "\u22d5",
   eparsl: "\u29e3",
   eplus: "\u2a71",
   epsi: "\u03b5",
   epsilon: "\u03b5",
   epsiv: "\u03f5",
   eqcirc: "\u2256",
   eqcolon: "\u2255",
   eqsim: "\u2242",
   eqslantgtr: "\u2a96",
   eqslantless: "\u2a95",
   equals: "=",
   equest: "\u225f",
   equiv: "\u2261",
   equivDD: "\u2a78",
   eqvparsl: "\u29e5",
   erDot: "\u2253",
   erarr: "\u2971",
   escr: "\u212f",
   esdot: "\u2250",
   esim: "\u2242",
   eta: "\u03b7",
   eth: "\xf0",
   euml: "\xeb",
   euro: "\u20ac",
   excl: "!",
   exist: "\u2203",
   expectation: "\u2130",
   exponentiale: "\u2147",
   fallingdotseq: "\u2252",
   fcy: "\u0444",
   female: "\u2640",
   ffilig: "\ufb03",
   fflig: "\ufb00",
   ffllig: "\ufb04",
   ffr: "\ud835\udd23",
   filig: "\ufb01",
   fjlig: "fj",
   flat: "\u266d",
   fllig: "\ufb02",
   fltns: "\u25b1",
   fnof: "\u0192",
   fopf: "\ud835\udd57",
   forall: "\u2200",
   fork: "\u22d4",
   forkv: "\u2ad9",
   fpartint: "\u2a0d",
   frac12: "\xbd",
   frac13: "\u2153",
   frac14: "\xbc",
   frac15: "\u2155",
   frac16: "\u2159",
   frac18: "\u215b",
   frac23: "\u2154",
   frac25: "\u2156",
   frac34: "\xbe",
   frac35: "\u2157",
   frac38: "\u215c",
   frac45: "\u2158",
   frac56: "\u215a",
   frac58: "\u215d",
   frac78: "\u215e",
   frasl: "\u2044",
   frown: "\u2322",
   fscr: "\ud835\udcbb",
   gE: "\u2267",
   gEl: "\u2a8c",
   gacute: "\u01f5",
   gamma: "\u03b3",
   gammad: "\u03dd",
   gap: "\u2a86",
   gbreve: "\u011f",
   gcirc: "\u011d",
   gcy: "\u0433",
   gdot: "\u0121",
   ge: "\u2265",
   gel: "\u22db",
   geq: "\u2265",
   geqq: "\u2267",
   geqslant: "\u2a7e",
   ges: "\u2a7e",
   gescc: "\u2aa9",
   gesdot: "\u2a80",
   gesdoto: "\u2a82",
   gesdotol: "\u2a84",
   gesl: "\u22db\ufe00",
   gesles: "\u2a94",
   gfr: "\ud835\udd24",
   gg: "\u226b",
   ggg: "\u22d9",
   gimel: "\u2137",
   gjcy: "\u0453",
   gl: "\u2277",
   glE: "\u2a92",
   gla: "\u2aa5",
   glj: "\u2aa4",
   gnE: "\u2269",
   gnap: "\u2a8a",
   gnapprox: "\u2a8a",
   gne: "\u2a88",
   gneq: "\u2a88",
   gneqq: "\u2269",
   gnsim: "\u22e7",
   gopf: "\ud835\udd58",
   grave: "`",
   gscr: "\u210a",
   gsim: "\u2273",
   gsime: "\u2a8e",
   gsiml: "\u2a90",
   gt: ">",
   gtcc: "\u2aa7",
   gtcir: "\u2a7a",
   gtdot: "\u22d7",
   gtlPar: "\u2995",
   gtquest: "\u2a7c",
   gtrapprox: "\u2a86",
   gtrarr: "\u2978",
   gtrdot: "\u22d7",
   gtreqless: "\u22db",
   gtreqqless: "\u2a8c",
   gtrless: "\u2277",
   gtrsim: "\u2273",
   gvertneqq: "\u2269\ufe00",
   gvnE: "\u2269\ufe00",
   hArr: "\u21d4",
   hairsp: "\u200a",
   half: "\xbd",
   hamilt: "\u210b",
   hardcy: "\u044a",
   harr: "\u2194",
   harrcir: "\u2948",
   harrw: "\u21ad",
   hbar: "\u210f",
   hcirc: "\u0125",
   hearts: "\u2665",
   heartsuit: "\u2665",
   hellip: "\u2026",
   hercon: "\u22b9",
   hfr: "\ud835\udd25",
   hksearow: "\u2925",
   hkswarow: "\u2926",
   hoarr: "\u21ff",
   homtht: "\u223b",
   hookleftarrow: "\u21a9",
   hookrightarrow: "\u21aa",
   hopf: "\ud835\udd59",
   horbar: "\u2015",
   hscr: "\ud835\udcbd",
   hslash: "\u210f",
   hstrok: "\u0127",
   hybull: "\u2043",
   hyphen: "\u2010",
   iacute: "\xed",
   ic: "\u2063",
   icirc: "\xee",
   icy: "\u0438",
   iecy: "\u0435",
   iexcl: "\xa1",
   iff: "\u21d4",
   ifr: "\ud835\udd26",
   igrave: "\xec",
   ii: "\u2148",
   iiiint: "\u2a0c",
   iiint: "\u222d",
   iinfin: "\u29dc",
   iiota: "\u2129",
   ijlig: "\u0133",
   imacr: "\u012b",
   image: "\u2111",
   imagline: "\u2110",
   imagpart: "\u2111",
   imath: "\u0131",
   imof: "\u22b7",
   imped: "\u01b5",
   in: "\u2208",
   incare: "\u2105",
   infin: "\u221e",
   infintie: "\u29dd",
   inodot: "\u0131",
   int: "\u222b",
   intcal: "\u22ba",
   integers: "\u2124",
   intercal: "\u22ba",
   intlarhk: "\u2a17",
   intprod: "\u2a3c",
   iocy: "\u0451",
   iogon: "\u012f",
   iopf: "\ud835\udd5a",
   iota: "\u03b9",
   iprod: "\u2a3c",
   iquest: "\xbf",
   iscr: "\ud835\udcbe",
   isin: "\u2208",
   isinE: "\u22f9",
   isindot: "\u22f5",
   isins: "\u22f4",
   isinsv: "\u22f3",
   isinv: "\u2208",
   it: "\u2062",
   itilde: "\u0129",
   iukcy: "\u0456",
   iuml: "\xef",
   jcirc: "\u0135",
   jcy: "\u0439",
   jfr: "\ud835\udd27",
   jmath: "\u0237",
   jopf: "\ud835\udd5b",
   jscr: "\ud835\udcbf",
   jsercy: "\u0458",
   jukcy: "\u0454",
   kappa: "\u03ba",
   kappav: "\u03f0",
   kcedil: "\u0137",
   kcy: "\u043a",
   kfr: "\ud835\udd28",
   kgreen: "\u0138",
   khcy: "\u0445",
   kjcy: "\u045c",
   kopf: "\ud835\udd5c",
   kscr: "\ud835\udcc0",
   lAarr: "\u21da",
   lArr: "\u21d0",
   lAtail: "\u291b",
   lBarr: "\u290e",
   lE: "\u2266",
   lEg: "\u2a8b",
   lHar: "\u2962",
   lacute: "\u013a",
   laemptyv: "\u29b4",
   lagran: "\u2112",
   lambda: "\u03bb",
   lang: "\u27e8",
   langd: "\u2991",
   langle: "\u27e8",
   lap: "\u2a85",
   laquo: "\xab",
   larr: "\u2190",
   larrb: "\u21e4",
   larrbfs: "\u291f",
   larrfs: "\u291d",
   larrhk: "\u21a9",
   larrlp: "\u21ab",
   larrpl: "\u2939",
   larrsim: "\u2973",
   larrtl: "\u21a2",
   lat: "\u2aab",
   latail: "\u2919",
   late: "\u2aad",
   lates: "\u2aad\ufe00",
   lbarr: "\u290c",
   lbbrk: "\u2772",
   lbrace: "{",
   lbrack: "[",
   lbrke: "\u298b",
   lbrksld: "\u298f",
   lbrkslu: "\u298d",
   lcaron: "\u013e",
   lcedil: "\u013c",
   lceil: "\u2308",
   lcub: "{",
   lcy: "\u043b",
   ldca: "\u2936",
   ldquo: "\u201c",
   ldquor: "\u201e",
   ldrdhar: "\u2967",
   ldrushar: "\u294b",
   ldsh: "\u21b2",
   le: "\u2264",
   leftarrow: "\u2190",
   leftarrowtail: "\u21a2",
   leftharpoondown: "\u21bd",
   leftharpoonup: "\u21bc",
   leftleftarrows: "\u21c7",
   leftrightarrow: "\u2194",
   leftrightarrows: "\u21c6",
   leftrightharpoons: "\u21cb",
   leftrightsquigarrow: "\u21ad",
   leftthreetimes: "\u22cb",
   leg: "\u22da",
   leq: "\u2264",
   leqq: "\u2266",
   leqslant: "\u2a7d",
   les: "\u2a7d",
   lescc: "\u2aa8",
   lesdot: "\u2a7f",
   lesdoto: "\u2a81",
   lesdotor: "\u2a83",
   lesg: "\u22da\ufe00",
   lesges: "\u2a93",
   lessapprox: "\u2a85",
   lessdot: "\u22d6",
   lesseqgtr: "\u22da",
   lesseqqgtr: "\u2a8b",
   lessgtr: "\u2276",
   lesssim: "\u2272",
   lfisht: "\u297c",
   lfloor: "\u230a",
   lfr: "\ud835\udd29",
   lg: "\u2276",
   lgE: "\u2a91",
   lhard: "\u21bd",
   lharu: "\u21bc",
   lharul: "\u296a",
   lhblk: "\u2584",
   ljcy: "\u0459",
   ll: "\u226a",
   llarr: "\u21c7",
   llcorner: "\u231e",
   llhard: "\u296b",
   lltri: "\u25fa",
   lmidot: "\u0140",
   lmoust: "\u23b0",
   lmoustache: "\u23b0",
   lnE: "\u2268",
   lnap: "\u2a89",
   lnapprox: "\u2a89",
   lne: "\u2a87",
   lneq: "\u2a87",
   lneqq: "\u2268",
   lnsim: "\u22e6",
   loang: "\u27ec",
   loarr: "\u21fd",
   lobrk: "\u27e6",
   longleftarrow: "\u27f5",
   longleftrightarrow: "\u27f7",
   longmapsto: "\u27fc",
   longrightarrow: "\u27f6",
   looparrowleft: "\u21ab",
   looparrowright: "\u21ac",
   lopar: "\u2985",
   lopf: "\ud835\udd5d",
   loplus: "\u2a2d",
   lotimes: "\u2a34",
   lowast: "\u2217",
   lowbar: "_",
   loz: "\u25ca",
   lozenge: "\u25ca",
   lozf: "\u29eb",
   lpar: "(",
   lparlt: "\u2993",
   lrarr: "\u21c6",
   lrcorner: "\u231f",
   lrhar: "\u21cb",
   lrhard: "\u296d",
   lrm: "\u200e",
   lrtri: "\u22bf",
   lsaquo: "\u2039",
   lscr: "\ud835\udcc1",
   lsh: "\u21b0",
   lsim: "\u2272",
   lsime: "\u2a8d",
   lsimg: "\u2a8f",
   lsqb: "[",
   lsquo: "\u2018",
   lsquor: "\u201a",
   lstrok: "\u0142",
   lt: "<",
   ltcc: "\u2aa6",
   ltcir: "\u2a79",
   ltdot: "\u22d6",
   lthree: "\u22cb",
   ltimes: "\u22c9",
   ltlarr: "\u2976",
   ltquest: "\u2a7b",
   ltrPar: "\u2996",
   ltri: "\u25c3",
   ltrie: "\u22b4",
   ltrif: "\u25c2",
   lurdshar: "\u294a",
   luruhar: "\u2966",
   lvertneqq: "\u2268\ufe00",
   lvnE: "\u2268\ufe00",
   mDDot: "\u223a",
   macr: "\xaf",
   male: "\u2642",
   malt: "\u2720",
   maltese: "\u2720",
   map: "\u21a6",
   mapsto: "\u21a6",
   mapstodown: "\u21a7",
   mapstoleft: "\u21a4",
   mapstoup: "\u21a5",
   marker: "\u25ae",
   mcomma: "\u2a29",
   mcy: "\u043c",
   mdash: "\u2014",
   measuredangle: "\u2221",
   mfr: "\ud835\udd2a",
   mho: "\u2127",
   micro: "\xb5",
   mid: "\u2223",
   midast: "*",
   midcir: "\u2af0",
   middot: "\xb7",
   minus: "\u2212",
   minusb: "\u229f",
   minusd: "\u2238",
   minusdu: "\u2a2a",
   mlcp: "\u2adb",
   mldr: "\u2026",
   mnplus: "\u2213",
   models: "\u22a7",
   mopf: "\ud835\udd5e",
   mp: "\u2213",
   mscr: "\ud835\udcc2",
   mstpos: "\u223e",
   mu: "\u03bc",
   multimap: "\u22b8",
   mumap: "\u22b8",
   nGg: "\u22d9\u0338",
   nGt: "\u226b\u20d2",
   nGtv: "\u226b\u0338",
   nLeftarrow: "\u21cd",
   nLeftrightarrow: "\u21ce",
   nLl: "\u22d8\u0338",
   nLt: "\u226a\u20d2",
   nLtv: "\u226a\u0338",
   nRightarrow: "\u21cf",
   nVDash: "\u22af",
   nVdash: "\u22ae",
   nabla: "\u2207",
   nacute: "\u0144",
   nang: "\u2220\u20d2",
   nap: "\u2249",
   napE: "\u2a70\u0338",
   napid: "\u224b\u0338",
   napos: "\u0149",
   napprox: "\u2249",
   natur: "\u266e",
   natural: "\u266e",
   naturals: "\u2115",
   nbsp: "\xa0",
   nbump: "\u224e\u0338",
   nbumpe: "\u224f\u0338",
   ncap: "\u2a43",
   ncaron: "\u0148",
   ncedil: "\u0146",
   ncong: "\u2247",
   ncongdot: "\u2a6d\u0338",
   ncup: "\u2a42",
   ncy: "\u043d",
   ndash: "\u2013",
   ne: "\u2260",
   neArr: "\u21d7",
   nearhk: "\u2924",
   nearr: "\u2197",
   nearrow: "\u2197",
   nedot: "\u2250\u0338",
   nequiv: "\u2262",
   nesear: "\u2928",
   nesim: "\u2242\u0338",
   nexist: "\u2204",
   nexists: "\u2204",
   nfr: "\ud835\udd2b",
   ngE: "\u2267\u0338",
   nge: "\u2271",
   ngeq: "\u2271",
   ngeqq: "\u2267\u0338",
   ngeqslant: "\u2a7e\u0338",
   nges: "\u2a7e\u0338",
   ngsim: "\u2275",
   ngt: "\u226f",
   ngtr: "\u226f",
   nhArr: "\u21ce",
   nharr: "\u21ae",
   nhpar: "\u2af2",
   ni: "\u220b",
   nis: "\u22fc",
   nisd: "\u22fa",
   niv: "\u220b",
   njcy: "\u045a",
   nlArr: "\u21cd",
   nlE: "\u2266\u0338",
   nlarr: "\u219a",
   nldr: "\u2025",
   nle: "\u2270",
   nleftarrow: "\u219a",
   nleftrightarrow: "\u21ae",
   nleq: "\u2270",
   nleqq: "\u2266\u0338",
   nleqslant: "\u2a7d\u0338",
   nles: "\u2a7d\u0338",
   nless: "\u226e",
   nlsim: "\u2274",
   nlt: "\u226e",
   nltri: "\u22ea",
   nltrie: "\u22ec",
   nmid: "\u2224",
   nopf: "\ud835\udd5f",
   not: "\xac",
   notin: "\u2209",
   notinE: "\u22f9\u0338",
   notindot: "\u22f5\u0338",
   notinva: "\u2209",
   notinvb: "\u22f7",
   notinvc: "\u22f6",
   notni: "\u220c",
   notniva: "\u220c",
   notnivb: "\u22fe",
   notnivc: "\u22fd",
   npar: "\u2226",
   nparallel: "\u2226",
   nparsl: "\u2afd\u20e5",
   npart: "\u2202\u0338",
   npolint: "\u2a14",
   npr: "\u2280",
   nprcue: "\u22e0",
   npre: "\u2aaf\u0338",
   nprec: "\u2280",
   npreceq: "\u2aaf\u0338",
   nrArr: "\u21cf",
   nrarr: "\u219b",
   nrarrc: "\u2933\u0338",
   nrarrw: "\u219d\u0338",
   nrightarrow: "\u219b",
   nrtri: "\u22eb",
   nrtrie: "\u22ed",
   nsc: "\u2281",
   nsccue: "\u22e1",
   nsce: "\u2ab0\u0338",
   nscr: "\ud835\udcc3",
   nshortmid: "\u2224",
   nshortparallel: "\u2226",
   nsim: "\u2241",
   nsime: "\u2244",
   nsimeq: "\u2244",
   nsmid: "\u2224",
   nspar: "\u2226",
   nsqsube: "\u22e2",
   nsqsupe: "\u22e3",
   nsub: "\u2284",
   nsubE: "\u2ac5\u0338",
   nsube: "\u2288",
   nsubset: "\u2282\u20d2",
   nsubseteq: "\u2288",
   nsubseteqq: "\u2ac5\u0338",
   nsucc: "\u2281",
   nsucceq: "\u2ab0\u0338",
   nsup: "\u2285",
   nsupE: "\u2ac6\u0338",
   nsupe: "\u2289",
   nsupset: "\u2283\u20d2",
   nsupseteq: "\u2289",
   nsupseteqq: "\u2ac6\u0338",
   ntgl: "\u2279",
   ntilde: "\xf1",
   ntlg: "\u2278",
   ntriangleleft: "\u22ea",
   ntrianglelefteq: "\u22ec",
   ntriangleright: "\u22eb",
   ntrianglerighteq: "\u22ed",
   nu: "\u03bd",
   num: "#",
   numero: "\u2116",
   numsp: "\u2007",
   nvDash: "\u22ad",
   nvHarr: "\u2904",
   nvap: "\u224d\u20d2",
   nvdash: "\u22ac",
   nvge: "\u2265\u20d2",
   nvgt: ">\u20d2",
   nvinfin: "\u29de",
   nvlArr: "\u2902",
   nvle: "\u2264\u20d2",
   nvlt: "<\u20d2",
   nvltrie: "\u22b4\u20d2",
   nvrArr: "\u2903",
   nvrtrie: "\u22b5\u20d2",
   nvsim: "\u223c\u20d2",
   nwArr: "\u21d6",
   nwarhk: "\u2923",
   nwarr: "\u2196",
   nwarrow: "\u2196",
   nwnear: "\u2927",
   oS: "\u24c8",
   oacute: "\xf3",
   oast: "\u229b",
   ocir: "\u229a",
   ocirc: "\xf4",
   ocy: "\u043e",
   odash: "\u229d",
   odblac: "\u0151",
   odiv: "\u2a38",
   odot: "\u2299",
   odsold: "\u29bc",
   oelig: "\u0153",
   ofcir: "\u29bf",
   ofr: "\ud835\udd2c",
   ogon: "\u02db",
   ograve: "\xf2",
   ogt: "\u29c1",
   ohbar: "\u29b5",
   ohm: "\u03a9",
   oint: "\u222e",
   olarr: "\u21ba",
   olcir: "\u29be",
   olcross: "\u29bb",
   oline: "\u203e",
   olt: "\u29c0",
   omacr: "\u014d",
   omega: "\u03c9",
   omicron: "\u03bf",
   omid: "\u29b6",
   ominus: "\u2296",
   oopf: "\ud835\udd60",
   opar: "\u29b7",
   operp: "\u29b9",
   oplus: "\u2295",
   or: "\u2228",
   orarr: "\u21bb",
   ord: "\u2a5d",
   order: "\u2134",
   orderof: "\u2134",
   ordf: "\xaa",
   ordm: "\xba",
   origof: "\u22b6",
   oror: "\u2a56",
   orslope: "\u2a57",
   orv: "\u2a5b",
   oscr: "\u2134",
   oslash: "\xf8",
   osol: "\u2298",
   otilde: "\xf5",
   otimes: "\u2297",
   otimesas: "\u2a36",
   ouml: "\xf6",
   ovbar: "\u233d",
   par: "\u2225",
   para: "\xb6",
   parallel: "\u2225",
   parsim: "\u2af3",
   parsl: "\u2afd",
   part: "\u2202",
   pcy: "\u043f",
   percnt: "%",
   period: ".",
   permil: "\u2030",
   perp: "\u22a5",
   pertenk: "\u2031",
   pfr: "\ud835\udd2d",
   phi: "\u03c6",
   phiv: "\u03d5",
   phmmat: "\u2133",
   phone: "\u260e",
   pi: "\u03c0",
   pitchfork: "\u22d4",
   piv: "\u03d6",
   planck: "\u210f",
   planckh: "\u210e",
   plankv: "\u210f",
   plus: "+",
   plusacir: "\u2a23",
   plusb: "\u229e",
   pluscir: "\u2a22",
   plusdo: "\u2214",
   plusdu: "\u2a25",
   pluse: "\u2a72",
   plusmn: "\xb1",
   plussim: "\u2a26",
   plustwo: "\u2a27",
   pm: "\xb1",
   pointint: "\u2a15",
   popf: "\ud835\udd61",
   pound: "\xa3",
   pr: "\u227a",
   prE: "\u2ab3",
   prap: "\u2ab7",
   prcue: "\u227c",
   pre: "\u2aaf",
   prec: "\u227a",
   precapprox: "\u2ab7",
   preccurlyeq: "\u227c",
   preceq: "\u2aaf",
   precnapprox: "\u2ab9",
   precneqq: "\u2ab5",
   precnsim: "\u22e8",
   precsim: "\u227e",
   prime: "\u2032",
   primes: "\u2119",
   prnE: "\u2ab5",
   prnap: "\u2ab9",
   prnsim: "\u22e8",
   prod: "\u220f",
   profalar: "\u232e",
   profline: "\u2312",
   profsurf: "\u2313",
   prop: "\u221d",
   propto: "\u221d",
   prsim: "\u227e",
   prurel: "\u22b0",
   pscr: "\ud835\udcc5",
   psi: "\u03c8",
   puncsp: "\u2008",
   qfr: "\ud835\udd2e",
   qint: "\u2a0c",
   qopf: "\ud835\udd62",
   qprime: "\u2057",
   qscr: "\ud835\udcc6",
   quaternions: "\u210d",
   quatint: "\u2a16",
   quest: "?",
   questeq: "\u225f",
   quot: '"',
   rAarr: "\u21db",
   rArr: "\u21d2",
   rAtail: "\u291c",
   rBarr: "\u290f",
   rHar: "\u2964",
   race: "\u223d\u0331",
   racute: "\u0155",
   radic: "\u221a",
   raemptyv: "\u29b3",
   rang: "\u27e9",
   rangd: "\u2992",
   range: "\u29a5",
   rangle: "\u27e9",
   raquo: "\xbb",
   rarr: "\u2192",
   rarrap: "\u2975",
   rarrb: "\u21e5",
   rarrbfs: "\u2920",
   rarrc: "\u2933",
   rarrfs: "\u291e",
   rarrhk: "\u21aa",
   rarrlp: "\u21ac",
   rarrpl: "\u2945",
   rarrsim: "\u2974",
   rarrtl: "\u21a3",
   rarrw: "\u219d",
   ratail: "\u291a",
   ratio: "\u2236",
   rationals: "\u211a",
   rbarr: "\u290d",
   rbbrk: "\u2773",
   rbrace: "}",
   rbrack: "]",
   rbrke: "\u298c",
   rbrksld: "\u298e",
   rbrkslu: "\u2990",
   rcaron: "\u0159",
   rcedil: "\u0157",
   rceil: "\u2309",
   rcub: "}",
   rcy: "\u0440",
   rdca: "\u2937",
   rdldhar: "\u2969",
   rdquo: "\u201d",
   rdquor: "\u201d",
   rdsh: "\u21b3",
   real: "\u211c",
   realine: "\u211b",
   realpart: "\u211c",
   reals: "\u211d",
   rect: "\u25ad",
   reg: "\xae",
   rfisht: "\u297d",
   rfloor: "\u230b",
   rfr: "\ud835\udd2f",
   rhard: "\u21c1",
   rharu: "\u21c0",
   rharul: "\u296c",
   rho: "\u03c1",
   rhov: "\u03f1",
   rightarrow: "\u2192",
   rightarrowtail: "\u21a3",
   rightharpoondown: "\u21c1",
   rightharpoonup: "\u21c0",
   rightleftarrows: "\u21c4",
   rightleftharpoons: "\u21cc",
   rightrightarrows: "\u21c9",
   rightsquigarrow: "\u219d",
   rightthreetimes: "\u22cc",
   ring: "\u02da",
   risingdotseq: "\u2253",
   rlarr: "\u21c4",
   rlhar: "\u21cc",
   rlm: "\u200f",
   rmoust: "\u23b1",
   rmoustache: "\u23b1",
   rnmid: "\u2aee",
   roang: "\u27ed",
   roarr: "\u21fe",
   robrk: "\u27e7",
   ropar: "\u2986",
   ropf: "\ud835\udd63",
   roplus: "\u2a2e",
   rotimes: "\u2a35",
   rpar: ")",
   rpargt: "\u2994",
   rppolint: "\u2a12",
   rrarr: "\u21c9",
   rsaquo: "\u203a",
   rscr: "\ud835\udcc7",
   rsh: "\u21b1",
   rsqb: "]",
   rsquo: "\u2019",
   rsquor: "\u2019",
   rthree: "\u22cc",
   rtimes: "\u22ca",
   rtri: "\u25b9",
   rtrie: "\u22b5",
   rtrif: "\u25b8",
   rtriltri: "\u29ce",
   ruluhar: "\u2968",
   rx: "\u211e",
   sacute: "\u015b",
   sbquo: "\u201a",
   sc: "\u227b",
   scE: "\u2ab4",
   scap: "\u2ab8",
   scaron: "\u0161",
   sccue: "\u227d",
   sce: "\u2ab0",
   scedil: "\u015f",
   scirc: "\u015d",
   scnE: "\u2ab6",
   scnap: "\u2aba",
   scnsim: "\u22e9",
   scpolint: "\u2a13",
   scsim: "\u227f",
   scy: "\u0441",
   sdot: "\u22c5",
   sdotb: "\u22a1",
   sdote: "\u2a66",
   seArr: "\u21d8",
   searhk: "\u2925",
   searr: "\u2198",
   searrow: "\u2198",
   sect: "\xa7",
   semi: ";",
   seswar: "\u2929",
   setminus: "\u2216",
   setmn: "\u2216",
   sext: "\u2736",
   sfr: "\ud835\udd30",
   sfrown: "\u2322",
   sharp: "\u266f",
   shchcy: "\u0449",
   shcy: "\u0448",
   shortmid: "\u2223",
   shortparallel: "\u2225",
   shy: "\xad",
   sigma: "\u03c3",
   sigmaf: "\u03c2",
   sigmav: "\u03c2",
   sim: "\u223c",
   simdot: "\u2a6a",
   sime: "\u2243",
   simeq: "\u2243",
   simg: "\u2a9e",
   simgE: "\u2aa0",
   siml: "\u2a9d",
   simlE: "\u2a9f",
   simne: "\u2246",
   simplus: "\u2a24",
   simrarr: "\u2972",
   slarr: "\u2190",
   smallsetminus: "\u2216",
   smashp: "\u2a33",
   smeparsl: "\u29e4",
   smid: "\u2223",
   smile: "\u2323",
   smt: "\u2aaa",
   smte: "\u2aac",
   smtes: "\u2aac\ufe00",
   softcy: "\u044c",
   sol: "/",
   solb: "\u29c4",
   solbar: "\u233f",
   sopf: "\ud835\udd64",
   spades: "\u2660",
   spadesuit: "\u2660",
   spar: "\u2225",
   sqcap: "\u2293",
   sqcaps: "\u2293\ufe00",
   sqcup: "\u2294",
   sqcups: "\u2294\ufe00",
   sqsub: "\u228f",
   sqsube: "\u2291",
   sqsubset: "\u228f",
   sqsubseteq: "\u2291",
   sqsup: "\u2290",
   sqsupe: "\u2292",
   sqsupset: "\u2290",
   sqsupseteq: "\u2292",
   squ: "\u25a1",
   square: "\u25a1",
   squarf: "\u25aa",
   squf: "\u25aa",
   srarr: "\u2192",
   sscr: "\ud835\udcc8",
   ssetmn: "\u2216",
   ssmile: "\u2323",
   sstarf: "\u22c6",
   star: "\u2606",
   starf: "\u2605",
   straightepsilon: "\u03f5",
   straightphi: "\u03d5",
   strns: "\xaf",
   sub: "\u2282",
   subE: "\u2ac5",
   subdot: "\u2abd",
   sube: "\u2286",
   subedot: "\u2ac3",
   submult: "\u2ac1",
   subnE: "\u2acb",
   subne: "\u228a",
   subplus: "\u2abf",
   subrarr: "\u2979",
   subset: "\u2282",
   subseteq: "\u2286",
   subseteqq: "\u2ac5",
   subsetneq: "\u228a",
   subsetneqq: "\u2acb",
   subsim: "\u2ac7",
   subsub: "\u2ad5",
   subsup: "\u2ad3",
   succ: "\u227b",
   succapprox: "\u2ab8",
   succcurlyeq: "\u227d",
   succeq: "\u2ab0",
   succnapprox: "\u2aba",
   succneqq: "\u2ab6",
   succnsim: "\u22e9",
   succsim: "\u227f",
   sum: "\u2211",
   sung: "\u266a",
   sup1: "\xb9",
   sup2: "\xb2",
   sup3: "\xb3",
   sup: "\u2283",
   supE: "\u2ac6",
   supdot: "\u2abe",
   supdsub: "\u2ad8",
   supe: "\u2287",
   supedot: "\u2ac4",
   suphsol: "\u27c9",
   suphsub: "\u2ad7",
   suplarr: "\u297b",
   supmult: "\u2ac2",
   supnE: "\u2acc",
   supne: "\u228b",
   supplus: "\u2ac0",
   supset: "\u2283",
   supseteq: "\u2287",
   supseteqq: "\u2ac6",
   supsetneq: "\u228b",
   supsetneqq: "\u2acc",
   supsim: "\u2ac8",
   supsub: "\u2ad4",
   supsup: "\u2ad6",
   swArr: "\u21d9",
   swarhk: "\u2926",
   swarr: "\u2199",
   swarrow: "\u2199",
   swnwar: "\u292a",
   szlig: "\xdf",
   target: "\u2316",
   tau: "\u03c4",
   tbrk: "\u23b4",
   tcaron: "\u0165",
   tcedil: "\u0163",
   tcy: "\u0442",
   tdot: "\u20db",
   telrec: "\u2315",
   tfr: "\ud835\udd31",
   there4: "\u2234",
   therefore: "\u2234",
   theta: "\u03b8",
   thetasym: "\u03d1",
   thetav: "\u03d1",
   thickapprox: "\u2248",
   thicksim: "\u223c",
   thinsp: "\u2009",
   thkap: "\u2248",
   thksim: "\u223c",
   thorn: "\xfe",
   tilde: "\u02dc",
   times: "\xd7",
   timesb: "\u22a0",
   timesbar: "\u2a31",
   timesd: "\u2a30",
   tint: "\u222d",
   toea: "\u2928",
   top: "\u22a4",
   topbot: "\u2336",
   topcir: "\u2af1",
   topf: "\ud835\udd65",
   topfork: "\u2ada",
   tosa: "\u2929",
   tprime: "\u2034",
   trade: "\u2122",
   triangle: "\u25b5",
   triangledown: "\u25bf",
   triangleleft: "\u25c3",
   trianglelefteq: "\u22b4",
   triangleq: "\u225c",
   triangleright: "\u25b9",
   trianglerighteq: "\u22b5",
   tridot: "\u25ec",
   trie: "\u225c",
   triminus: "\u2a3a",
   triplus: "\u2a39",
   trisb: "\u29cd",
   tritime: "\u2a3b",
   trpezium: "\u23e2",
   tscr: "\ud835\udcc9",
   tscy: "\u0446",
   tshcy: "\u045b",
   tstrok: "\u0167",
   twixt: "\u226c",
   twoheadleftarrow: "\u219e",
   twoheadrightarrow: "\u21a0",
   uArr: "\u21d1",
   uHar: "\u2963",
   uacute: "\xfa",
   uarr: "\u2191",
   ubrcy: "\u045e",
   ubreve: "\u016d",
   ucirc: "\xfb",
   ucy: "\u0443",
   udarr: "\u21c5",
   udblac: "\u0171",
   udhar: "\u296e",
   ufisht: "\u297e",
   ufr: "\ud835\udd32",
   ugrave: "\xf9",
   uharl: "\u21bf",
   uharr: "\u21be",
   uhblk: "\u2580",
   ulcorn: "\u231c",
   ulcorner: "\u231c",
   ulcrop: "\u230f",
   ultri: "\u25f8",
   umacr: "\u016b",
   uml: "\xa8",
   uogon: "\u0173",
   uopf: "\ud835\udd66",
   uparrow: "\u2191",
   updownarrow: "\u2195",
   upharpoonleft: "\u21bf",
   upharpoonright: "\u21be",
   uplus: "\u228e",
   upsi: "\u03c5",
   upsih: "\u03d2",
   upsilon: "\u03c5",
   upuparrows: "\u21c8",
   urcorn: "\u231d",
   urcorner: "\u231d",
   urcrop: "\u230e",
   uring: "\u016f",
   urtri: "\u25f9",
   uscr: "\ud835\udcca",
   utdot: "\u22f0",
   utilde: "\u0169",
   utri: "\u25b5",
   utrif: "\u25b4",
   uuarr: "\u21c8",
   uuml: "\xfc",
   uwangle: "\u29a7",
   vArr: "\u21d5",
   vBar: "\u2ae8",
   vBarv: "\u2ae9",
   vDash: "\u22a8",
   vangrt: "\u299c",
   varepsilon: "\u03f5",
   varkappa: "\u03f0",
   varnothing: "\u2205",
   varphi: "\u03d5",
   varpi: "\u03d6",
   varpropto: "\u221d",
   varr: "\u2195",
   varrho: "\u03f1",
   varsigma: "\u03c2",
   varsubsetneq: "\u228a\ufe00",
   varsubsetneqq: "\u2acb\ufe00",
   varsupsetneq: "\u228b\ufe00",
   varsupsetneqq: "\u2acc\ufe00",
   vartheta: "\u03d1",
   vartriangleleft: "\u22b2",
   vartriangleright: "\u22b3",
   vcy: "\u0432",
   vdash: "\u22a2",
   vee: "\u2228",
   veebar: "\u22bb",
   veeeq: "\u225a",
   vellip: "\u22ee",
   verbar: "|",
   vert: "|",
   vfr: "\ud835\udd33",
   vltri: "\u22b2",
   vnsub: "\u2282\u20d2",
   vnsup: "\u2283\u20d2",
   vopf: "\ud835\udd67",
   vprop: "\u221d",
   vrtri: "\u22b3",
   vscr: "\ud835\udccb",
   vsubnE: "\u2acb\ufe00",
   vsubne: "\u228a\ufe00",
   vsupnE: "\u2acc\ufe00",
   vsupne: "\u228b\ufe00",
   vzigzag: "\u299a",
   wcirc: "\u0175",
   wedbar: "\u2a5f",
   wedge: "\u2227",
   wedgeq: "\u2259",
   weierp: "\u2118",
   wfr: "\ud835\udd34",
   wopf: "\ud835\udd68",
   wp: "\u2118",
   wr: "\u2240",
   wreath: "\u2240",
   wscr: "\ud835\udccc",
   xcap: "\u22c2",
   xcirc: "\u25ef",
   xcup: "\u22c3",
   xdtri: "\u25bd",
   xfr: "\ud835\udd35",
   xhArr: "\u27fa",
   xharr: "\u27f7",
   xi: "\u03be",
   xlArr: "\u27f8",
   xlarr: "\u27f5",
   xmap: "\u27fc",
   xnis: "\u22fb",
   xodot: "\u2a00",
   xopf: "\ud835\udd69",
   xoplus: "\u2a01",
   xotime: "\u2a02",
   xrArr: "\u27f9",
   xrarr: "\u27f6",
   xscr: "\ud835\udccd",
   xsqcup: "\u2a06",
   xuplus: "\u2a04",
   xutri: "\u25b3",
   xvee: "\u22c1",
   xwedge: "\u22c0",
   yacute: "\xfd",
   yacy: "\u044f",
   ycirc: "\u0177",
   ycy: "\u044b",
   yen: "\xa5",
   yfr: "\ud835\udd36",
   yicy: "\u0457",
   yopf: "\ud835\udd6a",
   yscr: "\ud835\udcce",
   yucy: "\u044e",
   yuml: "\xff",
   zacute: "\u017a",
   zcaron: "\u017e",
   zcy: "\u0437",
   zdot: "\u017c",
   zeetrf: "\u2128",
   zeta: "\u03b6",
   zfr: "\ud835\udd37",
   zhcy: "\u0436",
   zigrarr: "\u21dd",
   zopf: "\ud835\udd6b",
   zscr: "\ud835\udccf",
   zwj: "\u200d",
   zwnj: "\u200c"
  }, i = {}.hasOwnProperty;
  function decodeNamedCharacterReference(e) {
   return !!i.call(r, e) && r[e];
  }
 }),
 74520: (function(e, t, n) {
  n.d(t, {
   B: () => o
  });
  var r = n(52328), i = n(10401);
  const o = {
   partial: !0,
   tokenize: function(e, t, n) {
    return function(t) {
     return (0, i.On)(t) ? (0, r.N)(e, after, "linePrefix")(t) : after(t);
    };
    function after(e) {
     return null === e || (0, i.HP)(e) ? t(e) : n(e);
    }
   }
  };
 }),
 83984: (function(e, t, n) {
  n.d(t, {
   s: () => gfmAutolinkLiteralHtml
  });
  var r = n(26402);
  function gfmAutolinkLiteralHtml() {
   return {
    exit: {
     literalAutolinkEmail: literalAutolinkEmail,
     literalAutolinkHttp: literalAutolinkHttp,
     literalAutolinkWww: literalAutolinkWww
    }
   };
  }
  function literalAutolinkWww(e) {
   anchorFromToken.call(this, e, "http://");
  }
  function literalAutolinkEmail(e) {
   anchorFromToken.call(this, e, "mailto:");
  }
  function literalAutolinkHttp(e) {
   anchorFromToken.call(this, e);
  }
  function anchorFromToken(e, t) {
   const n = this.sliceSerialize(e);
   this.tag('<a href="' + (0, r.Q)((t || "") + n) + '">'), this.raw(this.encode(n)), 
   this.tag("</a>");
  }
 }),
 7042: (function(e, t, n) {
  n.d(t, {
   $: () => gfmAutolinkLiteral
  });
  var r = n(10401);
  const i = {
   tokenize: function(e, t, n) {
    let r = 0;
    return function wwwPrefixInside(t) {
     return (87 === t || 119 === t) && r < 3 ? (r++, e.consume(t), wwwPrefixInside) : 46 === t && 3 === r ? (e.consume(t), 
     wwwPrefixAfter) : n(t);
    };
    function wwwPrefixAfter(e) {
     return null === e ? n(e) : t(e);
    }
   },
   partial: !0
  }, o = {
   tokenize: function(e, t, n) {
    let i, o, a;
    return domainInside;
    function domainInside(t) {
     return 46 === t || 95 === t ? e.check(l, domainAfter, domainAtPunctuation)(t) : null === t || (0, 
     r.Ee)(t) || (0, r.Ny)(t) || 45 !== t && (0, r.es)(t) ? domainAfter(t) : (a = !0, 
     e.consume(t), domainInside);
    }
    function domainAtPunctuation(t) {
     return 95 === t ? i = !0 : (o = i, i = void 0), e.consume(t), domainInside;
    }
    function domainAfter(e) {
     return o || i || !a ? n(e) : t(e);
    }
   },
   partial: !0
  }, a = {
   tokenize: function(e, t) {
    let n = 0, i = 0;
    return pathInside;
    function pathInside(o) {
     return 40 === o ? (n++, e.consume(o), pathInside) : 41 === o && i < n ? pathAtPunctuation(o) : 33 === o || 34 === o || 38 === o || 39 === o || 41 === o || 42 === o || 44 === o || 46 === o || 58 === o || 59 === o || 60 === o || 63 === o || 93 === o || 95 === o || 126 === o ? e.check(l, t, pathAtPunctuation)(o) : null === o || (0, 
     r.Ee)(o) || (0, r.Ny)(o) ? t(o) : (e.consume(o), pathInside);
    }
    function pathAtPunctuation(t) {
     return 41 === t && i++, e.consume(t), pathInside;
    }
   },
   partial: !0
  }, l = {
   tokenize: function(e, t, n) {
    return trail;
    function trail(i) {
     return 33 === i || 34 === i || 39 === i || 41 === i || 42 === i || 44 === i || 46 === i || 58 === i || 59 === i || 63 === i || 95 === i || 126 === i ? (e.consume(i), 
     trail) : 38 === i ? (e.consume(i), trailCharacterReferenceStart) : 93 === i ? (e.consume(i), 
     trailBracketAfter) : 60 === i || null === i || (0, r.Ee)(i) || (0, r.Ny)(i) ? t(i) : n(i);
    }
    function trailBracketAfter(e) {
     return null === e || 40 === e || 91 === e || (0, r.Ee)(e) || (0, r.Ny)(e) ? t(e) : trail(e);
    }
    function trailCharacterReferenceStart(e) {
     return (0, r.CW)(e) ? trailCharacterReferenceInside(e) : n(e);
    }
    function trailCharacterReferenceInside(t) {
     return 59 === t ? (e.consume(t), trail) : (0, r.CW)(t) ? (e.consume(t), trailCharacterReferenceInside) : n(t);
    }
   },
   partial: !0
  }, c = {
   tokenize: function(e, t, n) {
    return function(t) {
     return e.consume(t), after;
    };
    function after(e) {
     return (0, r.lV)(e) ? n(e) : t(e);
    }
   },
   partial: !0
  }, s = {
   name: "wwwAutolink",
   tokenize: function(e, t, n) {
    const r = this;
    return function(t) {
     return 87 !== t && 119 !== t || !previousWww.call(r, r.previous) || previousUnbalanced(r.events) ? n(t) : (e.enter("literalAutolink"), 
     e.enter("literalAutolinkWww"), e.check(i, e.attempt(o, e.attempt(a, wwwAfter), n), n)(t));
    };
    function wwwAfter(n) {
     return e.exit("literalAutolinkWww"), e.exit("literalAutolink"), t(n);
    }
   },
   previous: previousWww
  }, u = {
   name: "protocolAutolink",
   tokenize: function(e, t, n) {
    const i = this;
    let l = "", c = !1;
    return function(t) {
     return 72 !== t && 104 !== t || !previousProtocol.call(i, i.previous) || previousUnbalanced(i.events) ? n(t) : (e.enter("literalAutolink"), 
     e.enter("literalAutolinkHttp"), l += String.fromCodePoint(t), e.consume(t), protocolPrefixInside);
    };
    function protocolPrefixInside(t) {
     if ((0, r.CW)(t) && l.length < 5) return l += String.fromCodePoint(t), e.consume(t), 
     protocolPrefixInside;
     if (58 === t) {
      const n = l.toLowerCase();
      if ("http" === n || "https" === n) return e.consume(t), protocolSlashesInside;
     }
     return n(t);
    }
    function protocolSlashesInside(t) {
     return 47 === t ? (e.consume(t), c ? afterProtocol : (c = !0, protocolSlashesInside)) : n(t);
    }
    function afterProtocol(t) {
     return null === t || (0, r.JQ)(t) || (0, r.Ee)(t) || (0, r.Ny)(t) || (0, r.es)(t) ? n(t) : e.attempt(o, e.attempt(a, protocolAfter), n)(t);
    }
    function protocolAfter(n) {
     return e.exit("literalAutolinkHttp"), e.exit("literalAutolink"), t(n);
    }
   },
   previous: previousProtocol
  }, f = {
   name: "emailAutolink",
   tokenize: function(e, t, n) {
    const i = this;
    let o, a;
    return function(t) {
     return gfmAtext(t) && previousEmail.call(i, i.previous) && !previousUnbalanced(i.events) ? (e.enter("literalAutolink"), 
     e.enter("literalAutolinkEmail"), atext(t)) : n(t);
    };
    function atext(t) {
     return gfmAtext(t) ? (e.consume(t), atext) : 64 === t ? (e.consume(t), emailDomain) : n(t);
    }
    function emailDomain(t) {
     return 46 === t ? e.check(c, emailDomainAfter, emailDomainDot)(t) : 45 === t || 95 === t || (0, 
     r.lV)(t) ? (a = !0, e.consume(t), emailDomain) : emailDomainAfter(t);
    }
    function emailDomainDot(t) {
     return e.consume(t), o = !0, emailDomain;
    }
    function emailDomainAfter(l) {
     return a && o && (0, r.CW)(i.previous) ? (e.exit("literalAutolinkEmail"), e.exit("literalAutolink"), 
     t(l)) : n(l);
    }
   },
   previous: previousEmail
  }, d = {};
  function gfmAutolinkLiteral() {
   return {
    text: d
   };
  }
  let p = 48;
  for (;p < 123; ) d[p] = f, p++, 58 === p ? p = 65 : 91 === p && (p = 97);
  function previousWww(e) {
   return null === e || 40 === e || 42 === e || 95 === e || 91 === e || 93 === e || 126 === e || (0, 
   r.Ee)(e);
  }
  function previousProtocol(e) {
   return !(0, r.CW)(e);
  }
  function previousEmail(e) {
   return !(47 === e || gfmAtext(e));
  }
  function gfmAtext(e) {
   return 43 === e || 45 === e || 46 === e || 95 === e || (0, r.lV)(e);
  }
  function previousUnbalanced(e) {
   let t = e.length, n = !1;
   for (;t--; ) {
    const r = e[t][1];
    if (("labelLink" === r.type || "labelImage" === r.type) && !r._balanced) {
     n = !0;
     break;
    }
    if (r._gfmAutolinkLiteralWalkedInto) {
     n = !1;
     break;
    }
   }
   return e.length > 0 && !n && (e[e.length - 1][1]._gfmAutolinkLiteralWalkedInto = !0), 
   n;
  }
  d[43] = f, d[45] = f, d[46] = f, d[95] = f, d[72] = [ f, u ], d[104] = [ f, u ], 
  d[87] = [ f, s ], d[119] = [ f, s ];
 }),
 24479: (function(e, t, n) {
  n.d(t, {
   C: () => gfmFootnoteHtml
  });
  var r = n(20031), i = n(26402);
  const o = {}.hasOwnProperty, a = {};
  function defaultBackLabel(e, t) {
   return "Back to reference " + (e + 1) + (t > 1 ? "-" + t : "");
  }
  function gfmFootnoteHtml(e) {
   const t = e || a, n = t.label || "Footnotes", l = t.labelTagName || "h2", c = null === t.labelAttributes || void 0 === t.labelAttributes ? 'class="sr-only"' : t.labelAttributes, s = t.backLabel || defaultBackLabel, u = null === t.clobberPrefix || void 0 === t.clobberPrefix ? "user-content-" : t.clobberPrefix;
   return {
    enter: {
     gfmFootnoteDefinition() {
      this.getData("tightStack").push(!1);
     },
     gfmFootnoteDefinitionLabelString() {
      this.buffer();
     },
     gfmFootnoteCallString() {
      this.buffer();
     }
    },
    exit: {
     gfmFootnoteDefinition() {
      let e = this.getData("gfmFootnoteDefinitions");
      const t = this.getData("gfmFootnoteDefinitionStack"), n = this.getData("tightStack"), r = t.pop(), i = this.resume();
      e || this.setData("gfmFootnoteDefinitions", e = {}), o.call(e, r) || (e[r] = i), 
      n.pop(), this.setData("slurpOneLineEnding", !0), this.setData("lastWasTag");
     },
     gfmFootnoteDefinitionLabelString(e) {
      let t = this.getData("gfmFootnoteDefinitionStack");
      t || this.setData("gfmFootnoteDefinitionStack", t = []), t.push((0, r.B)(this.sliceSerialize(e))), 
      this.resume(), this.buffer();
     },
     gfmFootnoteCallString(e) {
      let t = this.getData("gfmFootnoteCallOrder"), n = this.getData("gfmFootnoteCallCounts");
      const o = (0, r.B)(this.sliceSerialize(e));
      let a;
      this.resume(), t || this.setData("gfmFootnoteCallOrder", t = []), n || this.setData("gfmFootnoteCallCounts", n = {});
      const l = t.indexOf(o), c = (0, i.Q)(o.toLowerCase());
      -1 === l ? (t.push(o), n[o] = 1, a = t.length) : (n[o]++, a = l + 1);
      const s = n[o];
      this.tag('<sup><a href="#' + u + "fn-" + c + '" id="' + u + "fnref-" + c + (s > 1 ? "-" + s : "") + '" data-footnote-ref="" aria-describedby="footnote-label">' + String(a) + "</a></sup>");
     },
     null() {
      const e = this.getData("gfmFootnoteCallOrder") || [], t = this.getData("gfmFootnoteCallCounts") || {}, r = this.getData("gfmFootnoteDefinitions") || {};
      let o = -1;
      for (e.length > 0 && (this.lineEndingIfNeeded(), this.tag('<section data-footnotes="" class="footnotes"><' + l + ' id="footnote-label"' + (c ? " " + c : "") + ">"), 
      this.raw(this.encode(n)), this.tag("</" + l + ">"), this.lineEndingIfNeeded(), this.tag("<ol>")); ++o < e.length; ) {
       const n = e[o], a = (0, i.Q)(n.toLowerCase());
       let l = 0;
       const c = [];
       for (;++l <= t[n]; ) c.push('<a href="#' + u + "fnref-" + a + (l > 1 ? "-" + l : "") + '" data-footnote-backref="" aria-label="' + this.encode("string" == typeof s ? s : s(o, l)) + '" class="data-footnote-backref">\u21a9' + (l > 1 ? "<sup>" + l + "</sup>" : "") + "</a>");
       const f = c.join(" ");
       let d = !1;
       this.lineEndingIfNeeded(), this.tag('<li id="' + u + "fn-" + a + '">'), this.lineEndingIfNeeded(), 
       this.tag(r[n].replace(/<\/p>(?:\r?\n|\r)?$/, function(e) {
        return d = !0, " " + f + e;
       })), d || (this.lineEndingIfNeeded(), this.tag(f)), this.lineEndingIfNeeded(), this.tag("</li>");
      }
      e.length > 0 && (this.lineEndingIfNeeded(), this.tag("</ol>"), this.lineEndingIfNeeded(), 
      this.tag("</section>"));
     }
    }
   };
  }
 }),
 22429: (function(e, t, n) {
  n.d(t, {
   r: () => gfmFootnote
  });
  var r = n(74520), i = n(52328), o = n(10401), a = n(20031);
  const l = {
   tokenize: function(e, t, n) {
    const r = this;
    return (0, i.N)(e, function(e) {
     const i = r.events[r.events.length - 1];
     return i && "gfmFootnoteDefinitionIndent" === i[1].type && 4 === i[2].sliceSerialize(i[1], !0).length ? t(e) : n(e);
    }, "gfmFootnoteDefinitionIndent", 5);
   },
   partial: !0
  };
  function gfmFootnote() {
   return {
    document: {
     91: {
      name: "gfmFootnoteDefinition",
      tokenize: tokenizeDefinitionStart,
      continuation: {
       tokenize: tokenizeDefinitionContinuation
      },
      exit: gfmFootnoteDefinitionEnd
     }
    },
    text: {
     91: {
      name: "gfmFootnoteCall",
      tokenize: tokenizeGfmFootnoteCall
     },
     93: {
      name: "gfmPotentialFootnoteCall",
      add: "after",
      tokenize: tokenizePotentialGfmFootnoteCall,
      resolveTo: resolveToPotentialGfmFootnoteCall
     }
    }
   };
  }
  function tokenizePotentialGfmFootnoteCall(e, t, n) {
   const r = this;
   let i = r.events.length;
   const o = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
   let l;
   for (;i--; ) {
    const e = r.events[i][1];
    if ("labelImage" === e.type) {
     l = e;
     break;
    }
    if ("gfmFootnoteCall" === e.type || "labelLink" === e.type || "label" === e.type || "image" === e.type || "link" === e.type) break;
   }
   return function(i) {
    if (!l || !l._balanced) return n(i);
    const c = (0, a.B)(r.sliceSerialize({
     start: l.end,
     end: r.now()
    }));
    return 94 === c.codePointAt(0) && o.includes(c.slice(1)) ? (e.enter("gfmFootnoteCallLabelMarker"), 
    e.consume(i), e.exit("gfmFootnoteCallLabelMarker"), t(i)) : n(i);
   };
  }
  function resolveToPotentialGfmFootnoteCall(e, t) {
   let n, r = e.length;
   for (;r--; ) if ("labelImage" === e[r][1].type && "enter" === e[r][0]) {
    n = e[r][1];
    break;
   }
   e[r + 1][1].type = "data", e[r + 3][1].type = "gfmFootnoteCallLabelMarker";
   const i = {
    type: "gfmFootnoteCall",
    start: Object.assign({}, e[r + 3][1].start),
    end: Object.assign({}, e[e.length - 1][1].end)
   }, o = {
    type: "gfmFootnoteCallMarker",
    start: Object.assign({}, e[r + 3][1].end),
    end: Object.assign({}, e[r + 3][1].end)
   };
   o.end.column++, o.end.offset++, o.end._bufferIndex++;
   const a = {
    type: "gfmFootnoteCallString",
    start: Object.assign({}, o.end),
    end: Object.assign({}, e[e.length - 1][1].start)
   }, l = {
    type: "chunkString",
    contentType: "string",
    start: Object.assign({}, a.start),
    end: Object.assign({}, a.end)
   }, c = [ e[r + 1], e[r + 2], [ "enter", i, t ], e[r + 3], e[r + 4], [ "enter", o, t ], [ "exit", o, t ], [ "enter", a, t ], [ "enter", l, t ], [ "exit", l, t ], [ "exit", a, t ], e[e.length - 2], e[e.length - 1], [ "exit", i, t ] ];
   return e.splice(r, e.length - r + 1, ...c), e;
  }
  function tokenizeGfmFootnoteCall(e, t, n) {
   const r = this, i = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
   let l, c = 0;
   return function(t) {
    return e.enter("gfmFootnoteCall"), e.enter("gfmFootnoteCallLabelMarker"), e.consume(t), 
    e.exit("gfmFootnoteCallLabelMarker"), callStart;
   };
   function callStart(t) {
    return 94 !== t ? n(t) : (e.enter("gfmFootnoteCallMarker"), e.consume(t), e.exit("gfmFootnoteCallMarker"), 
    e.enter("gfmFootnoteCallString"), e.enter("chunkString").contentType = "string", 
    callData);
   }
   function callData(s) {
    if (c > 999 || 93 === s && !l || null === s || 91 === s || (0, o.Ee)(s)) return n(s);
    if (93 === s) {
     e.exit("chunkString");
     const o = e.exit("gfmFootnoteCallString");
     return i.includes((0, a.B)(r.sliceSerialize(o))) ? (e.enter("gfmFootnoteCallLabelMarker"), 
     e.consume(s), e.exit("gfmFootnoteCallLabelMarker"), e.exit("gfmFootnoteCall"), t) : n(s);
    }
    return (0, o.Ee)(s) || (l = !0), c++, e.consume(s), 92 === s ? callEscape : callData;
   }
   function callEscape(t) {
    return 91 === t || 92 === t || 93 === t ? (e.consume(t), c++, callData) : callData(t);
   }
  }
  function tokenizeDefinitionStart(e, t, n) {
   const r = this, l = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
   let c, s, u = 0;
   return function(t) {
    return e.enter("gfmFootnoteDefinition")._container = !0, e.enter("gfmFootnoteDefinitionLabel"), 
    e.enter("gfmFootnoteDefinitionLabelMarker"), e.consume(t), e.exit("gfmFootnoteDefinitionLabelMarker"), 
    labelAtMarker;
   };
   function labelAtMarker(t) {
    return 94 === t ? (e.enter("gfmFootnoteDefinitionMarker"), e.consume(t), e.exit("gfmFootnoteDefinitionMarker"), 
    e.enter("gfmFootnoteDefinitionLabelString"), e.enter("chunkString").contentType = "string", 
    labelInside) : n(t);
   }
   function labelInside(t) {
    if (u > 999 || 93 === t && !s || null === t || 91 === t || (0, o.Ee)(t)) return n(t);
    if (93 === t) {
     e.exit("chunkString");
     const n = e.exit("gfmFootnoteDefinitionLabelString");
     return c = (0, a.B)(r.sliceSerialize(n)), e.enter("gfmFootnoteDefinitionLabelMarker"), 
     e.consume(t), e.exit("gfmFootnoteDefinitionLabelMarker"), e.exit("gfmFootnoteDefinitionLabel"), 
     labelAfter;
    }
    return (0, o.Ee)(t) || (s = !0), u++, e.consume(t), 92 === t ? labelEscape : labelInside;
   }
   function labelEscape(t) {
    return 91 === t || 92 === t || 93 === t ? (e.consume(t), u++, labelInside) : labelInside(t);
   }
   function labelAfter(t) {
    return 58 === t ? (e.enter("definitionMarker"), e.consume(t), e.exit("definitionMarker"), 
    l.includes(c) || l.push(c), (0, i.N)(e, whitespaceAfter, "gfmFootnoteDefinitionWhitespace")) : n(t);
   }
   function whitespaceAfter(e) {
    return t(e);
   }
  }
  function tokenizeDefinitionContinuation(e, t, n) {
   return e.check(r.B, t, e.attempt(l, t, n));
  }
  function gfmFootnoteDefinitionEnd(e) {
   e.exit("gfmFootnoteDefinition");
  }
 }),
 78030: (function(e, t, n) {
  function gfmStrikethroughHtml() {
   return {
    enter: {
     strikethrough() {
      this.tag("<del>");
     }
    },
    exit: {
     strikethrough() {
      this.tag("</del>");
     }
    }
   };
  }
  n.d(t, {
   t: () => gfmStrikethroughHtml
  });
 }),
 1680: (function(e, t, n) {
  n.d(t, {
   K: () => gfmStrikethrough
  });
  var r = n(5254), i = n(64386), o = n(36728);
  function gfmStrikethrough(e) {
   let t = (e || {}).singleTilde;
   const n = {
    name: "strikethrough",
    tokenize: function(e, n, r) {
     const o = this.previous, a = this.events;
     let l = 0;
     return function(t) {
      return 126 === o && "characterEscape" !== a[a.length - 1][1].type ? r(t) : (e.enter("strikethroughSequenceTemporary"), 
      more(t));
     };
     function more(a) {
      const c = (0, i.S)(o);
      if (126 === a) return l > 1 ? r(a) : (e.consume(a), l++, more);
      if (l < 2 && !t) return r(a);
      const s = e.exit("strikethroughSequenceTemporary"), u = (0, i.S)(a);
      return s._open = !u || 2 === u && Boolean(c), s._close = !c || 2 === c && Boolean(u), 
      n(a);
     }
    },
    resolveAll: function(e, t) {
     let n = -1;
     for (;++n < e.length; ) if ("enter" === e[n][0] && "strikethroughSequenceTemporary" === e[n][1].type && e[n][1]._close) {
      let i = n;
      for (;i--; ) if ("exit" === e[i][0] && "strikethroughSequenceTemporary" === e[i][1].type && e[i][1]._open && e[n][1].end.offset - e[n][1].start.offset === e[i][1].end.offset - e[i][1].start.offset) {
       e[n][1].type = "strikethroughSequence", e[i][1].type = "strikethroughSequence";
       const a = {
        type: "strikethrough",
        start: Object.assign({}, e[i][1].start),
        end: Object.assign({}, e[n][1].end)
       }, l = {
        type: "strikethroughText",
        start: Object.assign({}, e[i][1].end),
        end: Object.assign({}, e[n][1].start)
       }, c = [ [ "enter", a, t ], [ "enter", e[i][1], t ], [ "exit", e[i][1], t ], [ "enter", l, t ] ], s = t.parser.constructs.insideSpan.null;
       s && (0, r.m)(c, c.length, 0, (0, o.W)(s, e.slice(i + 1, n), t)), (0, r.m)(c, c.length, 0, [ [ "exit", l, t ], [ "enter", e[n][1], t ], [ "exit", e[n][1], t ], [ "exit", a, t ] ]), 
       (0, r.m)(e, i - 1, n - i + 3, c), n = i + c.length - 2;
       break;
      }
     }
     for (n = -1; ++n < e.length; ) "strikethroughSequenceTemporary" === e[n][1].type && (e[n][1].type = "data");
     return e;
    }
   };
   return null == t && (t = !0), {
    text: {
     126: n
    },
    insideSpan: {
     null: [ n ]
    },
    attentionMarkers: {
     null: [ 126 ]
    }
   };
  }
 }),
 18835: (function(e, t, n) {
  n.d(t, {
   k: () => gfmTableHtml
  });
  const r = {
   none: "",
   left: ' align="left"',
   right: ' align="right"',
   center: ' align="center"'
  };
  function gfmTableHtml() {
   return {
    enter: {
     table(e) {
      const t = e._align;
      this.lineEndingIfNeeded(), this.tag("<table>"), this.setData("tableAlign", t);
     },
     tableBody() {
      this.tag("<tbody>");
     },
     tableData() {
      const e = this.getData("tableAlign"), t = this.getData("tableColumn"), n = r[e[t]];
      void 0 === n ? this.buffer() : (this.lineEndingIfNeeded(), this.tag("<td" + n + ">"));
     },
     tableHead() {
      this.lineEndingIfNeeded(), this.tag("<thead>");
     },
     tableHeader() {
      const e = this.getData("tableAlign"), t = this.getData("tableColumn"), n = r[e[t]];
      this.lineEndingIfNeeded(), this.tag("<th" + n + ">");
     },
     tableRow() {
      this.setData("tableColumn", 0), this.lineEndingIfNeeded(), this.tag("<tr>");
     }
    },
    exit: {
     codeTextData(e) {
      let t = this.sliceSerialize(e);
      this.getData("tableAlign") && (t = t.replace(/\\([\\|])/g, replace)), this.raw(this.encode(t));
     },
     table() {
      this.setData("tableAlign"), this.setData("slurpAllLineEndings"), this.lineEndingIfNeeded(), 
      this.tag("</table>");
     },
     tableBody() {
      this.lineEndingIfNeeded(), this.tag("</tbody>");
     },
     tableData() {
      const e = this.getData("tableAlign"), t = this.getData("tableColumn");
      t in e ? (this.tag("</td>"), this.setData("tableColumn", t + 1)) : this.resume();
     },
     tableHead() {
      this.lineEndingIfNeeded(), this.tag("</thead>");
     },
     tableHeader() {
      const e = this.getData("tableColumn");
      this.tag("</th>"), this.setData("tableColumn", e + 1);
     },
     tableRow() {
      const e = this.getData("tableAlign");
      let t = this.getData("tableColumn");
      for (;t < e.length; ) this.lineEndingIfNeeded(), this.tag("<td" + r[e[t]] + "></td>"), 
      t++;
      this.setData("tableColumn", t), this.lineEndingIfNeeded(), this.tag("</tr>");
     }
    }
   };
  }
  function replace(e, t) {
   return "|" === t ? t : e;
  }
 }),
 57749: (function(e, t, n) {
  n.d(t, {
   x: () => gfmTable
  });
  var r = n(52328), i = n(10401);
  class EditMap {
   constructor() {
    this.map = [], this.index = new Map;
   }
   add(e, t, n) {
    !function(e, t, n, r) {
     if (0 === n && 0 === r.length) return;
     const i = e.index.get(t);
     if (i) return i[1] += n, void i[2].push(...r);
     const o = [ t, n, r ];
     e.map.push(o), e.index.set(t, o);
    }(this, e, t, n);
   }
   consume(e) {
    if (this.map.sort(function(e, t) {
     return e[0] - t[0];
    }), 0 === this.map.length) return;
    let t = this.map.length;
    const n = [];
    for (;t > 0; ) t -= 1, n.push(e.slice(this.map[t][0] + this.map[t][1]), this.map[t][2]), 
    e.length = this.map[t][0];
    n.push(e.slice()), e.length = 0;
    let r = n.pop();
    for (;r; ) {
     for (const t of r) e.push(t);
     r = n.pop();
    }
    this.map.length = 0, this.index.clear();
   }
  }
  function gfmTableAlign(e, t) {
   let n = !1;
   const r = [];
   for (;t < e.length; ) {
    const i = e[t];
    if (n) {
     if ("enter" === i[0]) "tableContent" === i[1].type && r.push("tableDelimiterMarker" === e[t + 1][1].type ? "left" : "none"); else if ("tableContent" === i[1].type) {
      if ("tableDelimiterMarker" === e[t - 1][1].type) {
       const e = r.length - 1;
       r[e] = "left" === r[e] ? "center" : "right";
      }
     } else if ("tableDelimiterRow" === i[1].type) break;
    } else "enter" === i[0] && "tableDelimiterRow" === i[1].type && (n = !0);
    t += 1;
   }
   return r;
  }
  function gfmTable() {
   return {
    flow: {
     null: {
      name: "table",
      tokenize: tokenizeTable,
      resolveAll: resolveTable
     }
    }
   };
  }
  function tokenizeTable(e, t, n) {
   const o = this;
   let a, l = 0, c = 0;
   return function(e) {
    let t = o.events.length - 1;
    for (;t > -1; ) {
     const {type: e} = o.events[t][1];
     if ("lineEnding" !== e && "linePrefix" !== e) break;
     t--;
    }
    const r = t > -1 ? o.events[t][1].type : null, i = "tableHead" === r || "tableRow" === r ? bodyRowStart : headRowBefore;
    return i === bodyRowStart && o.parser.lazy[o.now().line] ? n(e) : i(e);
   };
   function headRowBefore(t) {
    return e.enter("tableHead"), e.enter("tableRow"), function(e) {
     return 124 === e || (a = !0, c += 1), headRowBreak(e);
    }(t);
   }
   function headRowBreak(t) {
    return null === t ? n(t) : (0, i.HP)(t) ? c > 1 ? (c = 0, o.interrupt = !0, e.exit("tableRow"), 
    e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), headDelimiterStart) : n(t) : (0, 
    i.On)(t) ? (0, r.N)(e, headRowBreak, "whitespace")(t) : (c += 1, a && (a = !1, l += 1), 
    124 === t ? (e.enter("tableCellDivider"), e.consume(t), e.exit("tableCellDivider"), 
    a = !0, headRowBreak) : (e.enter("data"), headRowData(t)));
   }
   function headRowData(t) {
    return null === t || 124 === t || (0, i.Ee)(t) ? (e.exit("data"), headRowBreak(t)) : (e.consume(t), 
    92 === t ? headRowEscape : headRowData);
   }
   function headRowEscape(t) {
    return 92 === t || 124 === t ? (e.consume(t), headRowData) : headRowData(t);
   }
   function headDelimiterStart(t) {
    return o.interrupt = !1, o.parser.lazy[o.now().line] ? n(t) : (e.enter("tableDelimiterRow"), 
    a = !1, (0, i.On)(t) ? (0, r.N)(e, headDelimiterBefore, "linePrefix", o.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : headDelimiterBefore(t));
   }
   function headDelimiterBefore(t) {
    return 45 === t || 58 === t ? headDelimiterValueBefore(t) : 124 === t ? (a = !0, 
    e.enter("tableCellDivider"), e.consume(t), e.exit("tableCellDivider"), headDelimiterCellBefore) : headDelimiterNok(t);
   }
   function headDelimiterCellBefore(t) {
    return (0, i.On)(t) ? (0, r.N)(e, headDelimiterValueBefore, "whitespace")(t) : headDelimiterValueBefore(t);
   }
   function headDelimiterValueBefore(t) {
    return 58 === t ? (c += 1, a = !0, e.enter("tableDelimiterMarker"), e.consume(t), 
    e.exit("tableDelimiterMarker"), headDelimiterLeftAlignmentAfter) : 45 === t ? (c += 1, 
    headDelimiterLeftAlignmentAfter(t)) : null === t || (0, i.HP)(t) ? headDelimiterCellAfter(t) : headDelimiterNok(t);
   }
   function headDelimiterLeftAlignmentAfter(t) {
    return 45 === t ? (e.enter("tableDelimiterFiller"), headDelimiterFiller(t)) : headDelimiterNok(t);
   }
   function headDelimiterFiller(t) {
    return 45 === t ? (e.consume(t), headDelimiterFiller) : 58 === t ? (a = !0, e.exit("tableDelimiterFiller"), 
    e.enter("tableDelimiterMarker"), e.consume(t), e.exit("tableDelimiterMarker"), headDelimiterRightAlignmentAfter) : (e.exit("tableDelimiterFiller"), 
    headDelimiterRightAlignmentAfter(t));
   }
   function headDelimiterRightAlignmentAfter(t) {
    return (0, i.On)(t) ? (0, r.N)(e, headDelimiterCellAfter, "whitespace")(t) : headDelimiterCellAfter(t);
   }
   function headDelimiterCellAfter(n) {
    return 124 === n ? headDelimiterBefore(n) : (null === n || (0, i.HP)(n)) && a && l === c ? (e.exit("tableDelimiterRow"), 
    e.exit("tableHead"), t(n)) : headDelimiterNok(n);
   }
   function headDelimiterNok(e) {
    return n(e);
   }
   function bodyRowStart(t) {
    return e.enter("tableRow"), bodyRowBreak(t);
   }
   function bodyRowBreak(n) {
    return 124 === n ? (e.enter("tableCellDivider"), e.consume(n), e.exit("tableCellDivider"), 
    bodyRowBreak) : null === n || (0, i.HP)(n) ? (e.exit("tableRow"), t(n)) : (0, i.On)(n) ? (0, 
    r.N)(e, bodyRowBreak, "whitespace")(n) : (e.enter("data"), bodyRowData(n));
   }
   function bodyRowData(t) {
    return null === t || 124 === t || (0, i.Ee)(t) ? (e.exit("data"), bodyRowBreak(t)) : (e.consume(t), 
    92 === t ? bodyRowEscape : bodyRowData);
   }
   function bodyRowEscape(t) {
    return 92 === t || 124 === t ? (e.consume(t), bodyRowData) : bodyRowData(t);
   }
  }
  function resolveTable(e, t) {
   let n, r, i, o = -1, a = !0, l = 0, c = [ 0, 0, 0, 0 ], s = [ 0, 0, 0, 0 ], u = !1, f = 0;
   const d = new EditMap;
   for (;++o < e.length; ) {
    const p = e[o], g = p[1];
    "enter" === p[0] ? "tableHead" === g.type ? (u = !1, 0 !== f && (flushTableEnd(d, t, f, n, r), 
    r = void 0, f = 0), n = {
     type: "table",
     start: Object.assign({}, g.start),
     end: Object.assign({}, g.end)
    }, d.add(o, 0, [ [ "enter", n, t ] ])) : "tableRow" === g.type || "tableDelimiterRow" === g.type ? (a = !0, 
    i = void 0, c = [ 0, 0, 0, 0 ], s = [ 0, o + 1, 0, 0 ], u && (u = !1, r = {
     type: "tableBody",
     start: Object.assign({}, g.start),
     end: Object.assign({}, g.end)
    }, d.add(o, 0, [ [ "enter", r, t ] ])), l = "tableDelimiterRow" === g.type ? 2 : r ? 3 : 1) : !l || "data" !== g.type && "tableDelimiterMarker" !== g.type && "tableDelimiterFiller" !== g.type ? "tableCellDivider" === g.type && (a ? a = !1 : (0 !== c[1] && (s[0] = s[1], 
    i = flushCell(d, t, c, l, void 0, i)), c = s, s = [ c[1], o, 0, 0 ])) : (a = !1, 
    0 === s[2] && (0 !== c[1] && (s[0] = s[1], i = flushCell(d, t, c, l, void 0, i), 
    c = [ 0, 0, 0, 0 ]), s[2] = o)) : "tableHead" === g.type ? (u = !0, f = o) : "tableRow" === g.type || "tableDelimiterRow" === g.type ? (f = o, 
    0 !== c[1] ? (s[0] = s[1], i = flushCell(d, t, c, l, o, i)) : 0 !== s[1] && (i = flushCell(d, t, s, l, o, i)), 
    l = 0) : !l || "data" !== g.type && "tableDelimiterMarker" !== g.type && "tableDelimiterFiller" !== g.type || (s[3] = o);
   }
   for (0 !== f && flushTableEnd(d, t, f, n, r), d.consume(t.events), o = -1; ++o < t.events.length; ) {
    const e = t.events[o];
    "enter" === e[0] && "table" === e[1].type && (e[1]._align = gfmTableAlign(t.events, o));
   }
   return e;
  }
  function flushCell(e, t, n, r, i, o) {
   const a = 1 === r ? "tableHeader" : 2 === r ? "tableDelimiter" : "tableData";
   0 !== n[0] && (o.end = Object.assign({}, getPoint(t.events, n[0])), e.add(n[0], 0, [ [ "exit", o, t ] ]));
   const l = getPoint(t.events, n[1]);
   if (o = {
    type: a,
    start: Object.assign({}, l),
    end: Object.assign({}, l)
   }, e.add(n[1], 0, [ [ "enter", o, t ] ]), 0 !== n[2]) {
    const i = getPoint(t.events, n[2]), o = getPoint(t.events, n[3]), a = {
     type: "tableContent",
     start: Object.assign({}, i),
     end: Object.assign({}, o)
    };
    if (e.add(n[2], 0, [ [ "enter", a, t ] ]), 2 !== r) {
     const r = t.events[n[2]], i = t.events[n[3]];
     if (r[1].end = Object.assign({}, i[1].end), r[1].type = "chunkText", r[1].contentType = "text", 
     n[3] > n[2] + 1) {
      const t = n[2] + 1, r = n[3] - n[2] - 1;
      e.add(t, r, []);
     }
    }
    e.add(n[3] + 1, 0, [ [ "exit", a, t ] ]);
   }
   return void 0 !== i && (o.end = Object.assign({}, getPoint(t.events, i)), e.add(i, 0, [ [ "exit", o, t ] ]), 
   o = void 0), o;
  }
  function flushTableEnd(e, t, n, r, i) {
   const o = [], a = getPoint(t.events, n);
   i && (i.end = Object.assign({}, a), o.push([ "exit", i, t ])), r.end = Object.assign({}, a), 
   o.push([ "exit", r, t ]), e.add(n + 1, 0, o);
  }
  function getPoint(e, t) {
   const n = e[t], r = "enter" === n[0] ? "start" : "end";
   return n[1][r];
  }
 }),
 14367: (function(e, t, n) {
  function gfmTaskListItemHtml() {
   return {
    enter: {
     taskListCheck() {
      this.tag('<input type="checkbox" disabled="" ');
     }
    },
    exit: {
     taskListCheck() {
      this.tag("/>");
     },
     taskListCheckValueChecked() {
      this.tag('checked="" ');
     }
    }
   };
  }
  n.d(t, {
   Q: () => gfmTaskListItemHtml
  });
 }),
 91197: (function(e, t, n) {
  n.d(t, {
   J: () => gfmTaskListItem
  });
  var r = n(52328), i = n(10401);
  const o = {
   name: "tasklistCheck",
   tokenize: function(e, t, n) {
    const r = this;
    return function(t) {
     return null === r.previous && r._gfmTasklistFirstContentOfListItem ? (e.enter("taskListCheck"), 
     e.enter("taskListCheckMarker"), e.consume(t), e.exit("taskListCheckMarker"), inside) : n(t);
    };
    function inside(t) {
     return (0, i.Ee)(t) ? (e.enter("taskListCheckValueUnchecked"), e.consume(t), e.exit("taskListCheckValueUnchecked"), 
     close) : 88 === t || 120 === t ? (e.enter("taskListCheckValueChecked"), e.consume(t), 
     e.exit("taskListCheckValueChecked"), close) : n(t);
    }
    function close(t) {
     return 93 === t ? (e.enter("taskListCheckMarker"), e.consume(t), e.exit("taskListCheckMarker"), 
     e.exit("taskListCheck"), after) : n(t);
    }
    function after(r) {
     return (0, i.HP)(r) ? t(r) : (0, i.On)(r) ? e.check({
      tokenize: spaceThenNonSpace
     }, t, n)(r) : n(r);
    }
   }
  };
  function gfmTaskListItem() {
   return {
    text: {
     91: o
    }
   };
  }
  function spaceThenNonSpace(e, t, n) {
   return (0, r.N)(e, function(e) {
    return null === e ? n(e) : t(e);
   }, "whitespace");
  }
 }),
 52328: (function(e, t, n) {
  n.d(t, {
   B: () => factorySpaceMinMax,
   N: () => factorySpace
  });
  var r = n(10401);
  function factorySpace(e, t, n, i) {
   const o = i ? i - 1 : 1 / 0;
   let a = 0;
   return function(i) {
    return (0, r.On)(i) ? (e.enter(n), prefix(i)) : t(i);
   };
   function prefix(i) {
    return (0, r.On)(i) && a++ < o ? (e.consume(i), prefix) : (e.exit(n), t(i));
   }
  }
  function factorySpaceMinMax(e, t, n, i, o, a) {
   let l = 0;
   return function(t) {
    return a > 0 && (0, r.On)(t) ? (e.enter(i), prefix(t)) : after(t);
   };
   function prefix(t) {
    return (0, r.On)(t) && l < a ? (e.consume(t), l++, prefix) : (e.exit(i), after(t));
   }
   function after(e) {
    return l >= o ? t(e) : n(e);
   }
  }
 }),
 10401: (function(e, t, n) {
  n.d(t, {
   BM: () => a,
   CW: () => r,
   Ee: () => markdownLineEndingOrSpace,
   HP: () => markdownLineEnding,
   JQ: () => asciiControl,
   Ny: () => u,
   On: () => markdownSpace,
   cx: () => o,
   es: () => s,
   lV: () => i,
   ok: () => l,
   ol: () => c
  });
  const r = regexCheck(/[A-Za-z]/), i = regexCheck(/[\dA-Za-z]/), o = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
  function asciiControl(e) {
   return null !== e && (e < 32 || 127 === e);
  }
  const a = regexCheck(/\d/), l = regexCheck(/[\dA-Fa-f]/), c = regexCheck(/[!-/:-@[-`{-~]/);
  function markdownLineEnding(e) {
   return null !== e && e < -2;
  }
  function markdownLineEndingOrSpace(e) {
   return null !== e && (e < 0 || 32 === e);
  }
  function markdownSpace(e) {
   return -2 === e || -1 === e || 32 === e;
  }
  const s = regexCheck(/\p{P}|\p{S}/u), u = regexCheck(/\s/);
  function regexCheck(e) {
   return function(t) {
    return null !== t && t > -1 && e.test(String.fromCharCode(t));
   };
  }
 }),
 5254: (function(e, t, n) {
  function splice(e, t, n, r) {
   const i = e.length;
   let o, a = 0;
   if (t = t < 0 ? -t > i ? 0 : i + t : t > i ? i : t, n = n > 0 ? n : 0, r.length < 1e4) o = Array.from(r), 
   o.unshift(t, n), e.splice(...o); else for (n && e.splice(t, n); a < r.length; ) o = r.slice(a, a + 1e4), 
   o.unshift(t, 0), e.splice(...o), a += 1e4, t += 1e4;
  }
  function push(e, t) {
   return e.length > 0 ? (splice(e, e.length, 0, t), e) : t;
  }
  n.d(t, {
   V: () => push,
   m: () => splice
  });
 }),
 64386: (function(e, t, n) {
  n.d(t, {
   S: () => classifyCharacter
  });
  var r = n(10401);
  function classifyCharacter(e) {
   return null === e || (0, r.Ee)(e) || (0, r.Ny)(e) ? 1 : (0, r.es)(e) ? 2 : void 0;
  }
 }),
 96792: (function(e, t, n) {
  n.d(t, {
   v: () => combineHtmlExtensions,
   y: () => combineExtensions
  });
  var r = n(5254);
  const i = {}.hasOwnProperty;
  function combineExtensions(e) {
   const t = {};
   let n = -1;
   for (;++n < e.length; ) syntaxExtension(t, e[n]);
   return t;
  }
  function syntaxExtension(e, t) {
   let n;
   for (n in t) {
    const r = (i.call(e, n) ? e[n] : void 0) || (e[n] = {}), o = t[n];
    let a;
    if (o) for (a in o) {
     i.call(r, a) || (r[a] = []);
     const e = o[a];
     constructs(r[a], Array.isArray(e) ? e : e ? [ e ] : []);
    }
   }
  }
  function constructs(e, t) {
   let n = -1;
   const i = [];
   for (;++n < t.length; ) ("after" === t[n].add ? e : i).push(t[n]);
   (0, r.m)(e, 0, 0, i);
  }
  function combineHtmlExtensions(e) {
   const t = {};
   let n = -1;
   for (;++n < e.length; ) htmlExtension(t, e[n]);
   return t;
  }
  function htmlExtension(e, t) {
   let n;
   for (n in t) {
    const r = (i.call(e, n) ? e[n] : void 0) || (e[n] = {}), o = t[n];
    let a;
    if (o) for (a in o) r[a] = o[a];
   }
  }
 }),
 33988: (function(e, t, n) {
  function decodeNumericCharacterReference(e, t) {
   const n = Number.parseInt(e, t);
   return n < 9 || 11 === n || n > 13 && n < 32 || n > 126 && n < 160 || n > 55295 && n < 57344 || n > 64975 && n < 65008 || !(65535 & ~n) || 65534 == (65535 & n) || n > 1114111 ? "\ufffd" : String.fromCodePoint(n);
  }
  n.d(t, {
   C: () => decodeNumericCharacterReference
  });
 }),
 32060: (function(e, t, n) {
  n.d(t, {
   l: () => encode
  });
  const r = {
   '"': "quot",
   "&": "amp",
   "<": "lt",
   ">": "gt"
  };
  function encode(e) {
   return e.replace(/["&<>]/g, function(e) {
    return "&" + r[e] + ";";
   });
  }
 }),
 20031: (function(e, t, n) {
  function normalizeIdentifier(e) {
   return e.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
  }
  n.d(t, {
   B: () => normalizeIdentifier
  });
 }),
 36728: (function(e, t, n) {
  function resolveAll(e, t, n) {
   const r = [];
   let i = -1;
   for (;++i < e.length; ) {
    const o = e[i].resolveAll;
    o && !r.includes(o) && (t = o(t, n), r.push(o));
   }
   return t;
  }
  n.d(t, {
   W: () => resolveAll
  });
 }),
 26402: (function(e, t, n) {
  n.d(t, {
   Q: () => sanitizeUri
  });
  var r = n(10401), i = n(32060);
  function sanitizeUri(e, t) {
   const n = (0, i.l)(function(e) {
    const t = [];
    let n = -1, i = 0, o = 0;
    for (;++n < e.length; ) {
     const a = e.charCodeAt(n);
     let l = "";
     if (37 === a && (0, r.lV)(e.charCodeAt(n + 1)) && (0, r.lV)(e.charCodeAt(n + 2))) o = 2; else if (a < 128) /[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(a)) || (l = String.fromCharCode(a)); else if (a > 55295 && a < 57344) {
      const t = e.charCodeAt(n + 1);
      a < 56320 && t > 56319 && t < 57344 ? (l = String.fromCharCode(a, t), o = 1) : l = "\ufffd";
     } else l = String.fromCharCode(a);
     l && (t.push(e.slice(i, n), encodeURIComponent(l)), i = n + o + 1, l = ""), o && (n += o, 
     o = 0);
    }
    return t.join("") + e.slice(i);
   }(e || ""));
   if (!t) return n;
   const o = n.indexOf(":"), a = n.indexOf("?"), l = n.indexOf("#"), c = n.indexOf("/");
   return o < 0 || c > -1 && o > c || a > -1 && o > a || l > -1 && o > l || t.test(n.slice(0, o)) ? n : "";
  }
 }),
 5586: (function(e, t, n) {
  n.d(t, {
   w: () => subtokenize
  });
  var r = n(5254);
  class SpliceBuffer {
   constructor(e) {
    this.left = e ? [ ...e ] : [], this.right = [];
   }
   get(e) {
    if (e < 0 || e >= this.left.length + this.right.length) throw new RangeError("Cannot access index `" + e + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
    return e < this.left.length ? this.left[e] : this.right[this.right.length - e + this.left.length - 1];
   }
   get length() {
    return this.left.length + this.right.length;
   }
   shift() {
    return this.setCursor(0), this.right.pop();
   }
   slice(e, t) {
    const n = null == t ? Number.POSITIVE_INFINITY : t;
    return n < this.left.length ? this.left.slice(e, n) : e > this.left.length ? this.right.slice(this.right.length - n + this.left.length, this.right.length - e + this.left.length).reverse() : this.left.slice(e).concat(this.right.slice(this.right.length - n + this.left.length).reverse());
   }
   splice(e, t, n) {
    const r = t || 0;
    this.setCursor(Math.trunc(e));
    const i = this.right.splice(this.right.length - r, Number.POSITIVE_INFINITY);
    return n && chunkedPush(this.left, n), i.reverse();
   }
   pop() {
    return this.setCursor(Number.POSITIVE_INFINITY), this.left.pop();
   }
   push(e) {
    this.setCursor(Number.POSITIVE_INFINITY), this.left.push(e);
   }
   pushMany(e) {
    this.setCursor(Number.POSITIVE_INFINITY), chunkedPush(this.left, e);
   }
   unshift(e) {
    this.setCursor(0), this.right.push(e);
   }
   unshiftMany(e) {
    this.setCursor(0), chunkedPush(this.right, e.reverse());
   }
   setCursor(e) {
    if (!(e === this.left.length || e > this.left.length && 0 === this.right.length || e < 0 && 0 === this.left.length)) if (e < this.left.length) {
     const t = this.left.splice(e, Number.POSITIVE_INFINITY);
     chunkedPush(this.right, t.reverse());
    } else {
     const t = this.right.splice(this.left.length + this.right.length - e, Number.POSITIVE_INFINITY);
     chunkedPush(this.left, t.reverse());
    }
   }
  }
  function chunkedPush(e, t) {
   let n = 0;
   if (t.length < 1e4) e.push(...t); else for (;n < t.length; ) e.push(...t.slice(n, n + 1e4)), 
   n += 1e4;
  }
  function subtokenize(e) {
   const t = {};
   let n, i, o, a, l, c, s, u = -1;
   const f = new SpliceBuffer(e);
   for (;++u < f.length; ) {
    for (;u in t; ) u = t[u];
    if (n = f.get(u), u && "chunkFlow" === n[1].type && "listItemPrefix" === f.get(u - 1)[1].type && (c = n[1]._tokenizer.events, 
    o = 0, o < c.length && "lineEndingBlank" === c[o][1].type && (o += 2), o < c.length && "content" === c[o][1].type)) for (;++o < c.length && "content" !== c[o][1].type; ) "chunkText" === c[o][1].type && (c[o][1]._isInFirstContentOfListItem = !0, 
    o++);
    if ("enter" === n[0]) n[1].contentType && (Object.assign(t, subcontent(f, u)), u = t[u], 
    s = !0); else if (n[1]._container) {
     for (o = u, i = void 0; o--; ) if (a = f.get(o), "lineEnding" === a[1].type || "lineEndingBlank" === a[1].type) "enter" === a[0] && (i && (f.get(i)[1].type = "lineEndingBlank"), 
     a[1].type = "lineEnding", i = o); else if ("linePrefix" !== a[1].type && "listItemIndent" !== a[1].type) break;
     i && (n[1].end = {
      ...f.get(i)[1].start
     }, l = f.slice(i, u), l.unshift(n), f.splice(i, u - i + 1, l));
    }
   }
   return (0, r.m)(e, 0, Number.POSITIVE_INFINITY, f.slice(0)), !s;
  }
  function subcontent(e, t) {
   const n = e.get(t)[1], r = e.get(t)[2];
   let i = t - 1;
   const o = [];
   let a = n._tokenizer;
   a || (a = r.parser[n.contentType](n.start), n._contentTypeTextTrailing && (a._contentTypeTextTrailing = !0));
   const l = a.events, c = [], s = {};
   let u, f, d = -1, p = n, g = 0, h = 0;
   const m = [ h ];
   for (;p; ) {
    for (;e.get(++i)[1] !== p; ) ;
    o.push(i), p._tokenizer || (u = r.sliceStream(p), p.next || u.push(null), f && a.defineSkip(p.start), 
    p._isInFirstContentOfListItem && (a._gfmTasklistFirstContentOfListItem = !0), a.write(u), 
    p._isInFirstContentOfListItem && (a._gfmTasklistFirstContentOfListItem = void 0)), 
    f = p, p = p.next;
   }
   for (p = n; ++d < l.length; ) "exit" === l[d][0] && "enter" === l[d - 1][0] && l[d][1].type === l[d - 1][1].type && l[d][1].start.line !== l[d][1].end.line && (h = d + 1, 
   m.push(h), p._tokenizer = void 0, p.previous = void 0, p = p.next);
   for (a.events = [], p ? (p._tokenizer = void 0, p.previous = void 0) : m.pop(), 
   d = m.length; d--; ) {
    const t = l.slice(m[d], m[d + 1]), n = o.pop();
    c.push([ n, n + t.length - 1 ]), e.splice(n, 2, t);
   }
   for (c.reverse(), d = -1; ++d < c.length; ) s[g + c[d][0]] = g + c[d][1], g += c[d][1] - c[d][0] - 1;
   return s;
  }
 }),
 77549: (function(e, t, n) {
  n.d(t, {
   yt: () => micromark
  });
  var r = n(37126), i = n(5254), o = n(96792), a = n(33988), l = n(32060), c = n(20031), s = n(26402);
  const u = {}.hasOwnProperty, f = /^(https?|ircs?|mailto|xmpp)$/i, d = /^https?$/i;
  var p = n(19627), g = n(45387), h = n(82192);
  function micromark(e, t, n) {
   return "string" != typeof t && (n = t, t = void 0), function(e) {
    const t = e || {};
    let n = !0;
    const p = {}, g = [ [] ], h = [], m = [], b = {
     enter: {
      blockQuote: function() {
       m.push(!1), lineEndingIfNeeded(), tag("<blockquote>");
      },
      codeFenced: function() {
       lineEndingIfNeeded(), tag("<pre><code"), setData("fencesCount", 0);
      },
      codeFencedFenceInfo: buffer,
      codeFencedFenceMeta: buffer,
      codeIndented: function() {
       lineEndingIfNeeded(), tag("<pre><code>");
      },
      codeText: function() {
       setData("inCodeText", !0), tag("<code>");
      },
      content: function() {
       setData("slurpAllLineEndings", !0);
      },
      definition: function() {
       buffer(), h.push({});
      },
      definitionDestinationString: function() {
       buffer(), setData("ignoreEncode", !0);
      },
      definitionLabelString: buffer,
      definitionTitleString: buffer,
      emphasis: function() {
       tag("<em>");
      },
      htmlFlow: function() {
       lineEndingIfNeeded(), onenterhtml();
      },
      htmlText: onenterhtml,
      image: function() {
       h.push({
        image: !0
       }), n = void 0;
      },
      label: buffer,
      link: function() {
       h.push({});
      },
      listItemMarker: function() {
       getData("expectFirstItem") ? tag(">") : onexitlistitem(), lineEndingIfNeeded(), 
       tag("<li>"), setData("expectFirstItem"), setData("lastWasTag");
      },
      listItemValue: function(e) {
       if (getData("expectFirstItem")) {
        const t = Number.parseInt(this.sliceSerialize(e), 10);
        1 !== t && tag(' start="' + encode(String(t)) + '"');
       }
      },
      listOrdered: function(e) {
       m.push(!e._loose), lineEndingIfNeeded(), tag("<ol"), setData("expectFirstItem", !0);
      },
      listUnordered: function(e) {
       m.push(!e._loose), lineEndingIfNeeded(), tag("<ul"), setData("expectFirstItem", !0);
      },
      paragraph: function() {
       m[m.length - 1] || (lineEndingIfNeeded(), tag("<p>")), setData("slurpAllLineEndings");
      },
      reference: buffer,
      resource: function() {
       buffer(), h[h.length - 1].destination = "";
      },
      resourceDestinationString: function() {
       buffer(), setData("ignoreEncode", !0);
      },
      resourceTitleString: buffer,
      setextHeading: function() {
       buffer(), setData("slurpAllLineEndings");
      },
      strong: function() {
       tag("<strong>");
      }
     },
     exit: {
      atxHeading: function() {
       tag("</h" + getData("headingRank") + ">"), setData("headingRank");
      },
      atxHeadingSequence: function(e) {
       getData("headingRank") || (setData("headingRank", this.sliceSerialize(e).length), 
       lineEndingIfNeeded(), tag("<h" + getData("headingRank") + ">"));
      },
      autolinkEmail: function(e) {
       const t = this.sliceSerialize(e);
       tag('<a href="' + (0, s.Q)("mailto:" + t) + '">'), raw(encode(t)), tag("</a>");
      },
      autolinkProtocol: function(e) {
       const n = this.sliceSerialize(e);
       tag('<a href="' + (0, s.Q)(n, t.allowDangerousProtocol ? void 0 : f) + '">'), raw(encode(n)), 
       tag("</a>");
      },
      blockQuote: function() {
       m.pop(), lineEndingIfNeeded(), tag("</blockquote>"), setData("slurpAllLineEndings");
      },
      characterEscapeValue: onexitdata,
      characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
      characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
      characterReferenceValue: function(e) {
       const t = this.sliceSerialize(e);
       raw(encode(getData("characterReferenceType") ? (0, a.C)(t, "characterReferenceMarkerNumeric" === getData("characterReferenceType") ? 10 : 16) : (0, 
       r.s)(t))), setData("characterReferenceType");
      },
      codeFenced: onexitflowcode,
      codeFencedFence: function() {
       const e = getData("fencesCount") || 0;
       e || (tag(">"), setData("slurpOneLineEnding", !0)), setData("fencesCount", e + 1);
      },
      codeFencedFenceInfo: function() {
       tag(' class="language-' + resume() + '"');
      },
      codeFencedFenceMeta: onresumedrop,
      codeFlowValue: function(e) {
       raw(encode(this.sliceSerialize(e))), setData("flowCodeSeenData", !0);
      },
      codeIndented: onexitflowcode,
      codeText: function() {
       setData("inCodeText"), tag("</code>");
      },
      codeTextData: onexitdata,
      data: onexitdata,
      definition: function() {
       const e = h[h.length - 1], t = (0, c.B)(e.labelId);
       resume(), u.call(p, t) || (p[t] = h[h.length - 1]), h.pop();
      },
      definitionDestinationString: function() {
       h[h.length - 1].destination = resume(), setData("ignoreEncode");
      },
      definitionLabelString: function(e) {
       resume(), h[h.length - 1].labelId = this.sliceSerialize(e);
      },
      definitionTitleString: function() {
       h[h.length - 1].title = resume();
      },
      emphasis: function() {
       tag("</em>");
      },
      hardBreakEscape: onexithardbreak,
      hardBreakTrailing: onexithardbreak,
      htmlFlow: onexithtml,
      htmlFlowData: onexitdata,
      htmlText: onexithtml,
      htmlTextData: onexitdata,
      image: onexitmedia,
      label: function() {
       h[h.length - 1].label = resume();
      },
      labelText: function(e) {
       h[h.length - 1].labelId = this.sliceSerialize(e);
      },
      lineEnding: function(e) {
       getData("slurpAllLineEndings") || (getData("slurpOneLineEnding") ? setData("slurpOneLineEnding") : getData("inCodeText") ? raw(" ") : raw(encode(this.sliceSerialize(e))));
      },
      link: onexitmedia,
      listOrdered: function() {
       onexitlistitem(), m.pop(), lineEnding(), tag("</ol>");
      },
      listUnordered: function() {
       onexitlistitem(), m.pop(), lineEnding(), tag("</ul>");
      },
      paragraph: function() {
       m[m.length - 1] ? setData("slurpAllLineEndings", !0) : tag("</p>");
      },
      reference: onresumedrop,
      referenceString: function(e) {
       h[h.length - 1].referenceId = this.sliceSerialize(e);
      },
      resource: onresumedrop,
      resourceDestinationString: function() {
       h[h.length - 1].destination = resume(), setData("ignoreEncode");
      },
      resourceTitleString: function() {
       h[h.length - 1].title = resume();
      },
      setextHeading: function() {
       const e = resume();
       lineEndingIfNeeded(), tag("<h" + getData("headingRank") + ">"), raw(e), tag("</h" + getData("headingRank") + ">"), 
       setData("slurpAllLineEndings"), setData("headingRank");
      },
      setextHeadingLineSequence: function(e) {
       setData("headingRank", 61 === this.sliceSerialize(e).charCodeAt(0) ? 1 : 2);
      },
      setextHeadingText: function() {
       setData("slurpAllLineEndings", !0);
      },
      strong: function() {
       tag("</strong>");
      },
      thematicBreak: function() {
       lineEndingIfNeeded(), tag("<hr />");
      }
     }
    }, k = (0, o.v)([ b, ...t.htmlExtensions || [] ]), x = {
     definitions: p,
     tightStack: m
    }, w = {
     buffer: buffer,
     encode: encode,
     getData: getData,
     lineEndingIfNeeded: lineEndingIfNeeded,
     options: t,
     raw: raw,
     resume: resume,
     setData: setData,
     tag: tag
    };
    let v = t.defaultLineEnding;
    return function(e) {
     let t = -1, n = 0;
     const r = [];
     let o = [], a = [];
     for (;++t < e.length; ) v || "lineEnding" !== e[t][1].type && "lineEndingBlank" !== e[t][1].type || (v = e[t][2].sliceSerialize(e[t][1])), 
     "listOrdered" !== e[t][1].type && "listUnordered" !== e[t][1].type || ("enter" === e[t][0] ? r.push(t) : prepareList(e.slice(r.pop(), t))), 
     "definition" === e[t][1].type && ("enter" === e[t][0] ? (a = (0, i.V)(a, e.slice(n, t)), 
     n = t) : (o = (0, i.V)(o, e.slice(n, t + 1)), n = t + 1));
     o = (0, i.V)(o, a), o = (0, i.V)(o, e.slice(n)), t = -1;
     const l = o;
     for (k.enter.null && k.enter.null.call(w); ++t < e.length; ) {
      const e = k[l[t][0]], n = l[t][1].type, r = e[n];
      u.call(e, n) && r && r.call({
       sliceSerialize: l[t][2].sliceSerialize,
       ...w
      }, l[t][1]);
     }
     return k.exit.null && k.exit.null.call(w), g[0].join("");
    };
    function prepareList(e) {
     const t = e.length;
     let n, r = 0, i = 0, o = !1;
     for (;++r < t; ) {
      const t = e[r];
      if (t[1]._container) n = void 0, "enter" === t[0] ? i++ : i--; else switch (t[1].type) {
      case "listItemPrefix":
       "exit" === t[0] && (n = !0);
       break;

      case "linePrefix":
       break;

      case "lineEndingBlank":
       "enter" !== t[0] || i || (n ? n = void 0 : o = !0);
       break;

      default:
       n = void 0;
      }
     }
     e[0][1]._loose = o;
    }
    function setData(e, t) {
     x[e] = t;
    }
    function getData(e) {
     return x[e];
    }
    function buffer() {
     g.push([]);
    }
    function resume() {
     return g.pop().join("");
    }
    function tag(e) {
     n && (setData("lastWasTag", !0), g[g.length - 1].push(e));
    }
    function raw(e) {
     setData("lastWasTag"), g[g.length - 1].push(e);
    }
    function lineEnding() {
     raw(v || "\n");
    }
    function lineEndingIfNeeded() {
     const e = g[g.length - 1], t = e[e.length - 1], n = t ? t.charCodeAt(t.length - 1) : null;
     10 !== n && 13 !== n && null !== n && lineEnding();
    }
    function encode(e) {
     return getData("ignoreEncode") ? e : (0, l.l)(e);
    }
    function onresumedrop() {
     resume();
    }
    function onexitlistitem() {
     getData("lastWasTag") && !getData("slurpAllLineEndings") && lineEndingIfNeeded(), 
     tag("</li>"), setData("slurpAllLineEndings");
    }
    function onexitflowcode() {
     const e = getData("fencesCount");
     void 0 !== e && e < 2 && x.tightStack.length > 0 && !getData("lastWasTag") && lineEnding(), 
     getData("flowCodeSeenData") && lineEndingIfNeeded(), tag("</code></pre>"), void 0 !== e && e < 2 && lineEndingIfNeeded(), 
     setData("flowCodeSeenData"), setData("fencesCount"), setData("slurpOneLineEnding");
    }
    function onexitmedia() {
     let e = h.length - 1;
     const r = h[e], i = r.referenceId || r.labelId, o = void 0 === r.destination ? p[(0, 
     c.B)(i)] : r;
     for (n = !0; e--; ) if (h[e].image) {
      n = void 0;
      break;
     }
     r.image ? (tag('<img src="' + (0, s.Q)(o.destination, t.allowDangerousProtocol ? void 0 : d) + '" alt="'), 
     raw(r.label), tag('"')) : tag('<a href="' + (0, s.Q)(o.destination, t.allowDangerousProtocol ? void 0 : f) + '"'), 
     tag(o.title ? ' title="' + o.title + '"' : ""), r.image ? tag(" />") : (tag(">"), 
     raw(r.label), tag("</a>")), h.pop();
    }
    function onexitdata(e) {
     raw(encode(this.sliceSerialize(e)));
    }
    function onexithardbreak() {
     tag("<br />");
    }
    function onexithtml() {
     setData("ignoreEncode");
    }
    function onenterhtml() {
     t.allowDangerousHtml && setData("ignoreEncode", !0);
    }
    function onexitcharacterreferencemarker(e) {
     setData("characterReferenceType", e.type);
    }
   }(n)((0, g._)((0, p.q)(n).document().write((0, h.v)()(e, t, !0))));
  }
 }),
 19627: (function(e, t, n) {
  n.d(t, {
   q: () => parse
  });
  var r = {};
  n.r(r), n.d(r, {
   attentionMarkers: () => le,
   contentInitial: () => te,
   disable: () => ce,
   document: () => ee,
   flow: () => re,
   flowInitial: () => ne,
   insideSpan: () => ae,
   string: () => ie,
   text: () => oe
  });
  var i = n(96792), o = n(52328), a = n(10401);
  const l = {
   tokenize: function(e) {
    const t = e.attempt(this.parser.constructs.contentInitial, function(n) {
     if (null !== n) return e.enter("lineEnding"), e.consume(n), e.exit("lineEnding"), 
     (0, o.N)(e, t, "linePrefix");
     e.consume(n);
    }, function(t) {
     return e.enter("paragraph"), lineStart(t);
    });
    let n;
    return t;
    function lineStart(t) {
     const r = e.enter("chunkText", {
      contentType: "text",
      previous: n
     });
     return n && (n.next = r), n = r, data(t);
    }
    function data(t) {
     return null === t ? (e.exit("chunkText"), e.exit("paragraph"), void e.consume(t)) : (0, 
     a.HP)(t) ? (e.consume(t), e.exit("chunkText"), lineStart) : (e.consume(t), data);
    }
   }
  };
  var c = n(5254);
  const s = {
   tokenize: function(e) {
    const t = this, n = [];
    let r, i, o, l = 0;
    return start;
    function start(r) {
     if (l < n.length) {
      const i = n[l];
      return t.containerState = i[1], e.attempt(i[0].continuation, documentContinue, checkNewContainers)(r);
     }
     return checkNewContainers(r);
    }
    function documentContinue(e) {
     if (l++, t.containerState._closeFlow) {
      t.containerState._closeFlow = void 0, r && closeFlow();
      const n = t.events.length;
      let i, o = n;
      for (;o--; ) if ("exit" === t.events[o][0] && "chunkFlow" === t.events[o][1].type) {
       i = t.events[o][1].end;
       break;
      }
      exitContainers(l);
      let a = n;
      for (;a < t.events.length; ) t.events[a][1].end = {
       ...i
      }, a++;
      return (0, c.m)(t.events, o + 1, 0, t.events.slice(n)), t.events.length = a, checkNewContainers(e);
     }
     return start(e);
    }
    function checkNewContainers(i) {
     if (l === n.length) {
      if (!r) return documentContinued(i);
      if (r.currentConstruct && r.currentConstruct.concrete) return flowStart(i);
      t.interrupt = Boolean(r.currentConstruct && !r._gfmTableDynamicInterruptHack);
     }
     return t.containerState = {}, e.check(u, thereIsANewContainer, thereIsNoNewContainer)(i);
    }
    function thereIsANewContainer(e) {
     return r && closeFlow(), exitContainers(l), documentContinued(e);
    }
    function thereIsNoNewContainer(e) {
     return t.parser.lazy[t.now().line] = l !== n.length, o = t.now().offset, flowStart(e);
    }
    function documentContinued(n) {
     return t.containerState = {}, e.attempt(u, containerContinue, flowStart)(n);
    }
    function containerContinue(e) {
     return l++, n.push([ t.currentConstruct, t.containerState ]), documentContinued(e);
    }
    function flowStart(n) {
     return null === n ? (r && closeFlow(), exitContainers(0), void e.consume(n)) : (r = r || t.parser.flow(t.now()), 
     e.enter("chunkFlow", {
      _tokenizer: r,
      contentType: "flow",
      previous: i
     }), flowContinue(n));
    }
    function flowContinue(n) {
     return null === n ? (writeToChild(e.exit("chunkFlow"), !0), exitContainers(0), void e.consume(n)) : (0, 
     a.HP)(n) ? (e.consume(n), writeToChild(e.exit("chunkFlow")), l = 0, t.interrupt = void 0, 
     start) : (e.consume(n), flowContinue);
    }
    function writeToChild(e, n) {
     const a = t.sliceStream(e);
     if (n && a.push(null), e.previous = i, i && (i.next = e), i = e, r.defineSkip(e.start), 
     r.write(a), t.parser.lazy[e.start.line]) {
      let e = r.events.length;
      for (;e--; ) if (r.events[e][1].start.offset < o && (!r.events[e][1].end || r.events[e][1].end.offset > o)) return;
      const n = t.events.length;
      let i, a, s = n;
      for (;s--; ) if ("exit" === t.events[s][0] && "chunkFlow" === t.events[s][1].type) {
       if (i) {
        a = t.events[s][1].end;
        break;
       }
       i = !0;
      }
      for (exitContainers(l), e = n; e < t.events.length; ) t.events[e][1].end = {
       ...a
      }, e++;
      (0, c.m)(t.events, s + 1, 0, t.events.slice(n)), t.events.length = e;
     }
    }
    function exitContainers(r) {
     let i = n.length;
     for (;i-- > r; ) {
      const r = n[i];
      t.containerState = r[1], r[0].exit.call(t, e);
     }
     n.length = r;
    }
    function closeFlow() {
     r.write([ null ]), i = void 0, r = void 0, t.containerState._closeFlow = void 0;
    }
   }
  }, u = {
   tokenize: function(e, t, n) {
    return (0, o.N)(e, e.attempt(this.parser.constructs.document, t, n), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4);
   }
  };
  var f = n(74520), d = n(5586);
  const p = {
   resolve: function(e) {
    return (0, d.w)(e), e;
   },
   tokenize: function(e, t) {
    let n;
    return function(t) {
     return e.enter("content"), n = e.enter("chunkContent", {
      contentType: "content"
     }), chunkInside(t);
    };
    function chunkInside(t) {
     return null === t ? contentEnd(t) : (0, a.HP)(t) ? e.check(g, contentContinue, contentEnd)(t) : (e.consume(t), 
     chunkInside);
    }
    function contentEnd(n) {
     return e.exit("chunkContent"), e.exit("content"), t(n);
    }
    function contentContinue(t) {
     return e.consume(t), e.exit("chunkContent"), n.next = e.enter("chunkContent", {
      contentType: "content",
      previous: n
     }), n = n.next, chunkInside;
    }
   }
  }, g = {
   partial: !0,
   tokenize: function(e, t, n) {
    const r = this;
    return function(t) {
     return e.exit("chunkContent"), e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), 
     (0, o.N)(e, prefixed, "linePrefix");
    };
    function prefixed(i) {
     if (null === i || (0, a.HP)(i)) return n(i);
     const o = r.events[r.events.length - 1];
     return !r.parser.constructs.disable.null.includes("codeIndented") && o && "linePrefix" === o[1].type && o[2].sliceSerialize(o[1], !0).length >= 4 ? t(i) : e.interrupt(r.parser.constructs.flow, n, t)(i);
    }
   }
  }, h = {
   tokenize: function(e) {
    const t = this, n = e.attempt(f.B, function(r) {
     if (null !== r) return e.enter("lineEndingBlank"), e.consume(r), e.exit("lineEndingBlank"), 
     t.currentConstruct = void 0, n;
     e.consume(r);
    }, e.attempt(this.parser.constructs.flowInitial, afterConstruct, (0, o.N)(e, e.attempt(this.parser.constructs.flow, afterConstruct, e.attempt(p, afterConstruct)), "linePrefix")));
    return n;
    function afterConstruct(r) {
     if (null !== r) return e.enter("lineEnding"), e.consume(r), e.exit("lineEnding"), 
     t.currentConstruct = void 0, n;
     e.consume(r);
    }
   }
  }, m = {
   resolveAll: createResolver()
  }, b = initializeFactory("string"), k = initializeFactory("text");
  function initializeFactory(e) {
   return {
    resolveAll: createResolver("text" === e ? resolveAllLineSuffixes : void 0),
    tokenize: function(t) {
     const n = this, r = this.parser.constructs[e], i = t.attempt(r, start, notText);
     return start;
     function start(e) {
      return atBreak(e) ? i(e) : notText(e);
     }
     function notText(e) {
      if (null !== e) return t.enter("data"), t.consume(e), data;
      t.consume(e);
     }
     function data(e) {
      return atBreak(e) ? (t.exit("data"), i(e)) : (t.consume(e), data);
     }
     function atBreak(e) {
      if (null === e) return !0;
      const t = r[e];
      let i = -1;
      if (t) for (;++i < t.length; ) {
       const e = t[i];
       if (!e.previous || e.previous.call(n, n.previous)) return !0;
      }
      return !1;
     }
    }
   };
  }
  function createResolver(e) {
   return function(t, n) {
    let r, i = -1;
    for (;++i <= t.length; ) void 0 === r ? t[i] && "data" === t[i][1].type && (r = i, 
    i++) : t[i] && "data" === t[i][1].type || (i !== r + 2 && (t[r][1].end = t[i - 1][1].end, 
    t.splice(r + 2, i - r - 2), i = r + 2), r = void 0);
    return e ? e(t, n) : t;
   };
  }
  function resolveAllLineSuffixes(e, t) {
   let n = 0;
   for (;++n <= e.length; ) if ((n === e.length || "lineEnding" === e[n][1].type) && "data" === e[n - 1][1].type) {
    const r = e[n - 1][1], i = t.sliceStream(r);
    let o, a = i.length, l = -1, c = 0;
    for (;a--; ) {
     const e = i[a];
     if ("string" == typeof e) {
      for (l = e.length; 32 === e.charCodeAt(l - 1); ) c++, l--;
      if (l) break;
      l = -1;
     } else if (-2 === e) o = !0, c++; else if (-1 !== e) {
      a++;
      break;
     }
    }
    if (t._contentTypeTextTrailing && n === e.length && (c = 0), c) {
     const i = {
      type: n === e.length || o || c < 2 ? "lineSuffix" : "hardBreakTrailing",
      start: {
       _bufferIndex: a ? l : r.start._bufferIndex + l,
       _index: r.start._index + a,
       line: r.end.line,
       column: r.end.column - c,
       offset: r.end.offset - c
      },
      end: {
       ...r.end
      }
     };
     r.end = {
      ...i.start
     }, r.start.offset === r.end.offset ? Object.assign(r, i) : (e.splice(n, 0, [ "enter", i, t ], [ "exit", i, t ]), 
     n += 2);
    }
    n++;
   }
   return e;
  }
  const x = {
   name: "thematicBreak",
   tokenize: function(e, t, n) {
    let r, i = 0;
    return function(t) {
     return e.enter("thematicBreak"), function(e) {
      return r = e, atBreak(e);
     }(t);
    };
    function atBreak(o) {
     return o === r ? (e.enter("thematicBreakSequence"), sequence(o)) : i >= 3 && (null === o || (0, 
     a.HP)(o)) ? (e.exit("thematicBreak"), t(o)) : n(o);
    }
    function sequence(t) {
     return t === r ? (e.consume(t), i++, sequence) : (e.exit("thematicBreakSequence"), 
     (0, a.On)(t) ? (0, o.N)(e, atBreak, "whitespace")(t) : atBreak(t));
    }
   }
  }, w = {
   continuation: {
    tokenize: function(e, t, n) {
     const r = this;
     return r.containerState._closeFlow = void 0, e.check(f.B, function(n) {
      return r.containerState.furtherBlankLines = r.containerState.furtherBlankLines || r.containerState.initialBlankLine, 
      (0, o.N)(e, t, "listItemIndent", r.containerState.size + 1)(n);
     }, function(n) {
      return r.containerState.furtherBlankLines || !(0, a.On)(n) ? (r.containerState.furtherBlankLines = void 0, 
      r.containerState.initialBlankLine = void 0, notInCurrentItem(n)) : (r.containerState.furtherBlankLines = void 0, 
      r.containerState.initialBlankLine = void 0, e.attempt(y, t, notInCurrentItem)(n));
     });
     function notInCurrentItem(i) {
      return r.containerState._closeFlow = !0, r.interrupt = void 0, (0, o.N)(e, e.attempt(w, t, n), "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(i);
     }
    }
   },
   exit: function(e) {
    e.exit(this.containerState.type);
   },
   name: "list",
   tokenize: function(e, t, n) {
    const r = this, i = r.events[r.events.length - 1];
    let o = i && "linePrefix" === i[1].type ? i[2].sliceSerialize(i[1], !0).length : 0, l = 0;
    return function(t) {
     const i = r.containerState.type || (42 === t || 43 === t || 45 === t ? "listUnordered" : "listOrdered");
     if ("listUnordered" === i ? !r.containerState.marker || t === r.containerState.marker : (0, 
     a.BM)(t)) {
      if (r.containerState.type || (r.containerState.type = i, e.enter(i, {
       _container: !0
      })), "listUnordered" === i) return e.enter("listItemPrefix"), 42 === t || 45 === t ? e.check(x, n, atMarker)(t) : atMarker(t);
      if (!r.interrupt || 49 === t) return e.enter("listItemPrefix"), e.enter("listItemValue"), 
      inside(t);
     }
     return n(t);
    };
    function inside(t) {
     return (0, a.BM)(t) && ++l < 10 ? (e.consume(t), inside) : (!r.interrupt || l < 2) && (r.containerState.marker ? t === r.containerState.marker : 41 === t || 46 === t) ? (e.exit("listItemValue"), 
     atMarker(t)) : n(t);
    }
    function atMarker(t) {
     return e.enter("listItemMarker"), e.consume(t), e.exit("listItemMarker"), r.containerState.marker = r.containerState.marker || t, 
     e.check(f.B, r.interrupt ? n : onBlank, e.attempt(v, endOfPrefix, otherPrefix));
    }
    function onBlank(e) {
     return r.containerState.initialBlankLine = !0, o++, endOfPrefix(e);
    }
    function otherPrefix(t) {
     return (0, a.On)(t) ? (e.enter("listItemPrefixWhitespace"), e.consume(t), e.exit("listItemPrefixWhitespace"), 
     endOfPrefix) : n(t);
    }
    function endOfPrefix(n) {
     return r.containerState.size = o + r.sliceSerialize(e.exit("listItemPrefix"), !0).length, 
     t(n);
    }
   }
  }, v = {
   partial: !0,
   tokenize: function(e, t, n) {
    const r = this;
    return (0, o.N)(e, function(e) {
     const i = r.events[r.events.length - 1];
     return !(0, a.On)(e) && i && "listItemPrefixWhitespace" === i[1].type ? t(e) : n(e);
    }, "listItemPrefixWhitespace", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 5);
   }
  }, y = {
   partial: !0,
   tokenize: function(e, t, n) {
    const r = this;
    return (0, o.N)(e, function(e) {
     const i = r.events[r.events.length - 1];
     return i && "listItemIndent" === i[1].type && i[2].sliceSerialize(i[1], !0).length === r.containerState.size ? t(e) : n(e);
    }, "listItemIndent", r.containerState.size + 1);
   }
  }, E = {
   continuation: {
    tokenize: function(e, t, n) {
     const r = this;
     return function(t) {
      return (0, a.On)(t) ? (0, o.N)(e, contBefore, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : contBefore(t);
     };
     function contBefore(r) {
      return e.attempt(E, t, n)(r);
     }
    }
   },
   exit: function(e) {
    e.exit("blockQuote");
   },
   name: "blockQuote",
   tokenize: function(e, t, n) {
    const r = this;
    return function(t) {
     if (62 === t) {
      const n = r.containerState;
      return n.open || (e.enter("blockQuote", {
       _container: !0
      }), n.open = !0), e.enter("blockQuotePrefix"), e.enter("blockQuoteMarker"), e.consume(t), 
      e.exit("blockQuoteMarker"), after;
     }
     return n(t);
    };
    function after(n) {
     return (0, a.On)(n) ? (e.enter("blockQuotePrefixWhitespace"), e.consume(n), e.exit("blockQuotePrefixWhitespace"), 
     e.exit("blockQuotePrefix"), t) : (e.exit("blockQuotePrefix"), t(n));
    }
   }
  };
  function factoryDestination(e, t, n, r, i, o, l, c, s) {
   const u = s || Number.POSITIVE_INFINITY;
   let f = 0;
   return function(t) {
    return 60 === t ? (e.enter(r), e.enter(i), e.enter(o), e.consume(t), e.exit(o), 
    enclosedBefore) : null === t || 32 === t || 41 === t || (0, a.JQ)(t) ? n(t) : (e.enter(r), 
    e.enter(l), e.enter(c), e.enter("chunkString", {
     contentType: "string"
    }), raw(t));
   };
   function enclosedBefore(n) {
    return 62 === n ? (e.enter(o), e.consume(n), e.exit(o), e.exit(i), e.exit(r), t) : (e.enter(c), 
    e.enter("chunkString", {
     contentType: "string"
    }), enclosed(n));
   }
   function enclosed(t) {
    return 62 === t ? (e.exit("chunkString"), e.exit(c), enclosedBefore(t)) : null === t || 60 === t || (0, 
    a.HP)(t) ? n(t) : (e.consume(t), 92 === t ? enclosedEscape : enclosed);
   }
   function enclosedEscape(t) {
    return 60 === t || 62 === t || 92 === t ? (e.consume(t), enclosed) : enclosed(t);
   }
   function raw(i) {
    return f || null !== i && 41 !== i && !(0, a.Ee)(i) ? f < u && 40 === i ? (e.consume(i), 
    f++, raw) : 41 === i ? (e.consume(i), f--, raw) : null === i || 32 === i || 40 === i || (0, 
    a.JQ)(i) ? n(i) : (e.consume(i), 92 === i ? rawEscape : raw) : (e.exit("chunkString"), 
    e.exit(c), e.exit(l), e.exit(r), t(i));
   }
   function rawEscape(t) {
    return 40 === t || 41 === t || 92 === t ? (e.consume(t), raw) : raw(t);
   }
  }
  function factoryLabel(e, t, n, r, i, o) {
   const l = this;
   let c, s = 0;
   return function(t) {
    return e.enter(r), e.enter(i), e.consume(t), e.exit(i), e.enter(o), atBreak;
   };
   function atBreak(u) {
    return s > 999 || null === u || 91 === u || 93 === u && !c || 94 === u && !s && "_hiddenFootnoteSupport" in l.parser.constructs ? n(u) : 93 === u ? (e.exit(o), 
    e.enter(i), e.consume(u), e.exit(i), e.exit(r), t) : (0, a.HP)(u) ? (e.enter("lineEnding"), 
    e.consume(u), e.exit("lineEnding"), atBreak) : (e.enter("chunkString", {
     contentType: "string"
    }), labelInside(u));
   }
   function labelInside(t) {
    return null === t || 91 === t || 93 === t || (0, a.HP)(t) || s++ > 999 ? (e.exit("chunkString"), 
    atBreak(t)) : (e.consume(t), c || (c = !(0, a.On)(t)), 92 === t ? labelEscape : labelInside);
   }
   function labelEscape(t) {
    return 91 === t || 92 === t || 93 === t ? (e.consume(t), s++, labelInside) : labelInside(t);
   }
  }
  function factoryTitle(e, t, n, r, i, l) {
   let c;
   return function(t) {
    return 34 === t || 39 === t || 40 === t ? (e.enter(r), e.enter(i), e.consume(t), 
    e.exit(i), c = 40 === t ? 41 : t, begin) : n(t);
   };
   function begin(n) {
    return n === c ? (e.enter(i), e.consume(n), e.exit(i), e.exit(r), t) : (e.enter(l), 
    atBreak(n));
   }
   function atBreak(t) {
    return t === c ? (e.exit(l), begin(c)) : null === t ? n(t) : (0, a.HP)(t) ? (e.enter("lineEnding"), 
    e.consume(t), e.exit("lineEnding"), (0, o.N)(e, atBreak, "linePrefix")) : (e.enter("chunkString", {
     contentType: "string"
    }), inside(t));
   }
   function inside(t) {
    return t === c || null === t || (0, a.HP)(t) ? (e.exit("chunkString"), atBreak(t)) : (e.consume(t), 
    92 === t ? escape : inside);
   }
   function escape(t) {
    return t === c || 92 === t ? (e.consume(t), inside) : inside(t);
   }
  }
  function factoryWhitespace(e, t) {
   let n;
   return function start(r) {
    return (0, a.HP)(r) ? (e.enter("lineEnding"), e.consume(r), e.exit("lineEnding"), 
    n = !0, start) : (0, a.On)(r) ? (0, o.N)(e, start, n ? "linePrefix" : "lineSuffix")(r) : t(r);
   };
  }
  var D = n(20031);
  const S = {
   name: "definition",
   tokenize: function(e, t, n) {
    const r = this;
    let i;
    return function(t) {
     return e.enter("definition"), function(t) {
      return factoryLabel.call(r, e, labelAfter, n, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(t);
     }(t);
    };
    function labelAfter(t) {
     return i = (0, D.B)(r.sliceSerialize(r.events[r.events.length - 1][1]).slice(1, -1)), 
     58 === t ? (e.enter("definitionMarker"), e.consume(t), e.exit("definitionMarker"), 
     markerAfter) : n(t);
    }
    function markerAfter(t) {
     return (0, a.Ee)(t) ? factoryWhitespace(e, destinationBefore)(t) : destinationBefore(t);
    }
    function destinationBefore(t) {
     return factoryDestination(e, destinationAfter, n, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(t);
    }
    function destinationAfter(t) {
     return e.attempt(C, after, after)(t);
    }
    function after(t) {
     return (0, a.On)(t) ? (0, o.N)(e, afterWhitespace, "whitespace")(t) : afterWhitespace(t);
    }
    function afterWhitespace(o) {
     return null === o || (0, a.HP)(o) ? (e.exit("definition"), r.parser.defined.push(i), 
     t(o)) : n(o);
    }
   }
  }, C = {
   partial: !0,
   tokenize: function(e, t, n) {
    return function(t) {
     return (0, a.Ee)(t) ? factoryWhitespace(e, beforeMarker)(t) : n(t);
    };
    function beforeMarker(t) {
     return factoryTitle(e, titleAfter, n, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(t);
    }
    function titleAfter(t) {
     return (0, a.On)(t) ? (0, o.N)(e, titleAfterOptionalWhitespace, "whitespace")(t) : titleAfterOptionalWhitespace(t);
    }
    function titleAfterOptionalWhitespace(e) {
     return null === e || (0, a.HP)(e) ? t(e) : n(e);
    }
   }
  }, A = {
   name: "codeIndented",
   tokenize: function(e, t, n) {
    return function(t) {
     return e.enter("codeIndented"), (0, o.B)(e, atBreak, n, "linePrefix", 4, 4)(t);
    };
    function atBreak(t) {
     return null === t ? after(t) : (0, a.HP)(t) ? e.attempt(I, atBreak, after)(t) : (e.enter("codeFlowValue"), 
     inside(t));
    }
    function inside(t) {
     return null === t || (0, a.HP)(t) ? (e.exit("codeFlowValue"), atBreak(t)) : (e.consume(t), 
     inside);
    }
    function after(n) {
     return e.exit("codeIndented"), t(n);
    }
   }
  }, I = {
   partial: !0,
   tokenize: function(e, t, n) {
    const r = this;
    return furtherStart;
    function furtherStart(i) {
     return r.parser.lazy[r.now().line] ? n(i) : (0, a.HP)(i) ? (e.enter("lineEnding"), 
     e.consume(i), e.exit("lineEnding"), furtherStart) : (0, o.B)(e, t, onNotEnoughPrefix, "linePrefix", 4, 4)(i);
    }
    function onNotEnoughPrefix(e) {
     return (0, a.HP)(e) ? furtherStart(e) : n(e);
    }
   }
  }, q = {
   name: "headingAtx",
   resolve: function(e, t) {
    let n = e.length - 2, r = 3;
    if ("whitespace" === e[r][1].type && (r += 2), n - 2 > r && "whitespace" === e[n][1].type && (n -= 2), 
    "atxHeadingSequence" === e[n][1].type && (r === n - 1 || n - 4 > r && "whitespace" === e[n - 2][1].type) && (n -= r + 1 === n ? 2 : 4), 
    n > r) {
     const i = {
      type: "atxHeadingText",
      start: e[r][1].start,
      end: e[n][1].end
     }, o = {
      type: "chunkText",
      start: e[r][1].start,
      end: e[n][1].end,
      contentType: "text"
     };
     (0, c.m)(e, r, n - r + 1, [ [ "enter", i, t ], [ "enter", o, t ], [ "exit", o, t ], [ "exit", i, t ] ]);
    }
    return e;
   },
   tokenize: function(e, t, n) {
    let r = 0;
    return function(t) {
     return e.enter("atxHeading"), function(t) {
      return e.enter("atxHeadingSequence"), sequenceOpen(t);
     }(t);
    };
    function sequenceOpen(t) {
     return 35 === t && r++ < 6 ? (e.consume(t), sequenceOpen) : null === t || (0, a.Ee)(t) ? (e.exit("atxHeadingSequence"), 
     atBreak(t)) : n(t);
    }
    function atBreak(n) {
     return 35 === n ? (e.enter("atxHeadingSequence"), sequenceFurther(n)) : null === n || (0, 
     a.HP)(n) ? (e.exit("atxHeading"), t(n)) : (0, a.On)(n) ? (0, o.N)(e, atBreak, "whitespace")(n) : (e.enter("atxHeadingText"), 
     data(n));
    }
    function sequenceFurther(t) {
     return 35 === t ? (e.consume(t), sequenceFurther) : (e.exit("atxHeadingSequence"), 
     atBreak(t));
    }
    function data(t) {
     return null === t || 35 === t || (0, a.Ee)(t) ? (e.exit("atxHeadingText"), atBreak(t)) : (e.consume(t), 
     data);
    }
   }
  };
  class EditMap {
   constructor() {
    this.index = new Map, this.map = [];
   }
   add(e, t, n) {
    addImplementation(this, e, t, n, !1);
   }
   addBefore(e, t, n) {
    addImplementation(this, e, t, n, !0);
   }
   consume(e) {
    if (this.map.sort(function(e, t) {
     return e[0] - t[0];
    }), 0 === this.map.length) return;
    let t = this.map.length;
    const n = [];
    for (;t > 0; ) t -= 1, n.push(e.slice(this.map[t][0] + this.map[t][1]), this.map[t][2]), 
    e.length = this.map[t][0];
    n.push(e.slice()), e.length = 0;
    let r = n.pop();
    for (;r; ) {
     for (const t of r) e.push(t);
     r = n.pop();
    }
    this.map.length = 0, this.index.clear();
   }
  }
  function addImplementation(e, t, n, r, i) {
   if (0 === n && 0 === r.length) return;
   const o = e.index.get(t);
   if (o) return o[1] += n, void (i ? (r.push(...o[2]), o[2] = r) : o[2].push(...r));
   const a = [ t, n, r ];
   e.map.push(a), e.index.set(t, a);
  }
  const T = {
   name: "setextUnderline",
   resolveTo: function(e, t) {
    const n = new EditMap;
    let r, i, o, a = e.length;
    for (;a--; ) if ("enter" === e[a][0]) {
     if ("content" === e[a][1].type) {
      r = a;
      break;
     }
     "paragraph" === e[a][1].type && (i = a);
    } else "content" === e[a][1].type && n.add(a, 1, []), o || "definition" !== e[a][1].type || (o = a);
    const l = {
     type: "setextHeading",
     start: {
      ...e[r][1].start
     },
     end: {
      ...e[e.length - 1][1].end
     }
    };
    return e[i][1].type = "setextHeadingText", o ? (n.add(i, 0, [ [ "enter", l, t ] ]), 
    n.add(o + 1, 0, [ [ "exit", e[r][1], t ] ]), e[r][1].end = {
     ...e[o][1].end
    }) : e[r][1] = l, n.add(e.length, 0, [ [ "exit", l, t ] ]), n.consume(e), e;
   },
   tokenize: function(e, t, n) {
    const r = this;
    let i;
    return function(t) {
     let o, a = r.events.length;
     for (;a--; ) if ("lineEnding" !== r.events[a][1].type && "linePrefix" !== r.events[a][1].type && "content" !== r.events[a][1].type) {
      o = "paragraph" === r.events[a][1].type;
      break;
     }
     return r.parser.lazy[r.now().line] || !r.interrupt && !o ? n(t) : (e.enter("setextHeadingLine"), 
     i = t, function(t) {
      return e.enter("setextHeadingLineSequence"), inside(t);
     }(t));
    };
    function inside(t) {
     return t === i ? (e.consume(t), inside) : (e.exit("setextHeadingLineSequence"), 
     (0, a.On)(t) ? (0, o.N)(e, after, "lineSuffix")(t) : after(t));
    }
    function after(r) {
     return null === r || (0, a.HP)(r) ? (e.exit("setextHeadingLine"), t(r)) : n(r);
    }
   }
  }, N = [ "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul" ], L = [ "pre", "script", "style", "textarea" ], B = {
   partial: !0,
   tokenize: function(e, t, n) {
    const r = this;
    return function(t) {
     return null === t ? n(t) : (e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), 
     after);
    };
    function after(e) {
     return r.parser.lazy[r.now().line] ? n(e) : t(e);
    }
   }
  }, O = {
   concrete: !0,
   name: "htmlFlow",
   resolveTo: function(e) {
    let t = e.length;
    for (;t-- && ("enter" !== e[t][0] || "htmlFlow" !== e[t][1].type); ) ;
    return t > 1 && "linePrefix" === e[t - 2][1].type && (e[t][1].start = e[t - 2][1].start, 
    e[t + 1][1].start = e[t - 2][1].start, e.splice(t - 2, 2)), e;
   },
   tokenize: function(e, t, n) {
    const r = this;
    let i, o, l, c, s;
    return function(t) {
     return function(t) {
      return e.enter("htmlFlow"), e.enter("htmlFlowData"), e.consume(t), open;
     }(t);
    };
    function open(c) {
     return 33 === c ? (e.consume(c), declarationOpen) : 47 === c ? (e.consume(c), o = !0, 
     tagCloseStart) : 63 === c ? (e.consume(c), i = 3, r.interrupt ? t : continuationDeclarationInside) : (0, 
     a.CW)(c) ? (e.consume(c), l = String.fromCharCode(c), tagName) : n(c);
    }
    function declarationOpen(o) {
     return 45 === o ? (e.consume(o), i = 2, commentOpenInside) : 91 === o ? (e.consume(o), 
     i = 5, c = 0, cdataOpenInside) : (0, a.CW)(o) ? (e.consume(o), i = 4, r.interrupt ? t : continuationDeclarationInside) : n(o);
    }
    function commentOpenInside(i) {
     return 45 === i ? (e.consume(i), r.interrupt ? t : continuationDeclarationInside) : n(i);
    }
    function cdataOpenInside(i) {
     return i === "CDATA[".charCodeAt(c++) ? (e.consume(i), 6 === c ? r.interrupt ? t : continuation : cdataOpenInside) : n(i);
    }
    function tagCloseStart(t) {
     return (0, a.CW)(t) ? (e.consume(t), l = String.fromCharCode(t), tagName) : n(t);
    }
    function tagName(c) {
     if (null === c || 47 === c || 62 === c || (0, a.Ee)(c)) {
      const a = 47 === c, s = l.toLowerCase();
      return a || o || !L.includes(s) ? N.includes(l.toLowerCase()) ? (i = 6, a ? (e.consume(c), 
      basicSelfClosing) : r.interrupt ? t(c) : continuation(c)) : (i = 7, r.interrupt && !r.parser.lazy[r.now().line] ? n(c) : o ? completeClosingTagAfter(c) : completeAttributeNameBefore(c)) : (i = 1, 
      r.interrupt ? t(c) : continuation(c));
     }
     return 45 === c || (0, a.lV)(c) ? (e.consume(c), l += String.fromCharCode(c), tagName) : n(c);
    }
    function basicSelfClosing(i) {
     return 62 === i ? (e.consume(i), r.interrupt ? t : continuation) : n(i);
    }
    function completeClosingTagAfter(t) {
     return (0, a.On)(t) ? (e.consume(t), completeClosingTagAfter) : completeEnd(t);
    }
    function completeAttributeNameBefore(t) {
     return 47 === t ? (e.consume(t), completeEnd) : 58 === t || 95 === t || (0, a.CW)(t) ? (e.consume(t), 
     completeAttributeName) : (0, a.On)(t) ? (e.consume(t), completeAttributeNameBefore) : completeEnd(t);
    }
    function completeAttributeName(t) {
     return 45 === t || 46 === t || 58 === t || 95 === t || (0, a.lV)(t) ? (e.consume(t), 
     completeAttributeName) : completeAttributeNameAfter(t);
    }
    function completeAttributeNameAfter(t) {
     return 61 === t ? (e.consume(t), completeAttributeValueBefore) : (0, a.On)(t) ? (e.consume(t), 
     completeAttributeNameAfter) : completeAttributeNameBefore(t);
    }
    function completeAttributeValueBefore(t) {
     return null === t || 60 === t || 61 === t || 62 === t || 96 === t ? n(t) : 34 === t || 39 === t ? (e.consume(t), 
     s = t, completeAttributeValueQuoted) : (0, a.On)(t) ? (e.consume(t), completeAttributeValueBefore) : completeAttributeValueUnquoted(t);
    }
    function completeAttributeValueQuoted(t) {
     return t === s ? (e.consume(t), s = null, completeAttributeValueQuotedAfter) : null === t || (0, 
     a.HP)(t) ? n(t) : (e.consume(t), completeAttributeValueQuoted);
    }
    function completeAttributeValueUnquoted(t) {
     return null === t || 34 === t || 39 === t || 47 === t || 60 === t || 61 === t || 62 === t || 96 === t || (0, 
     a.Ee)(t) ? completeAttributeNameAfter(t) : (e.consume(t), completeAttributeValueUnquoted);
    }
    function completeAttributeValueQuotedAfter(e) {
     return 47 === e || 62 === e || (0, a.On)(e) ? completeAttributeNameBefore(e) : n(e);
    }
    function completeEnd(t) {
     return 62 === t ? (e.consume(t), completeAfter) : n(t);
    }
    function completeAfter(t) {
     return null === t || (0, a.HP)(t) ? continuation(t) : (0, a.On)(t) ? (e.consume(t), 
     completeAfter) : n(t);
    }
    function continuation(t) {
     return 45 === t && 2 === i ? (e.consume(t), continuationCommentInside) : 60 === t && 1 === i ? (e.consume(t), 
     continuationRawTagOpen) : 62 === t && 4 === i ? (e.consume(t), continuationClose) : 63 === t && 3 === i ? (e.consume(t), 
     continuationDeclarationInside) : 93 === t && 5 === i ? (e.consume(t), continuationCdataInside) : !(0, 
     a.HP)(t) || 6 !== i && 7 !== i ? null === t || (0, a.HP)(t) ? (e.exit("htmlFlowData"), 
     continuationStart(t)) : (e.consume(t), continuation) : (e.exit("htmlFlowData"), 
     e.check(F, continuationAfter, continuationStart)(t));
    }
    function continuationStart(t) {
     return e.check(B, continuationStartNonLazy, continuationAfter)(t);
    }
    function continuationStartNonLazy(t) {
     return e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), continuationBefore;
    }
    function continuationBefore(t) {
     return null === t || (0, a.HP)(t) ? continuationStart(t) : (e.enter("htmlFlowData"), 
     continuation(t));
    }
    function continuationCommentInside(t) {
     return 45 === t ? (e.consume(t), continuationDeclarationInside) : continuation(t);
    }
    function continuationRawTagOpen(t) {
     return 47 === t ? (e.consume(t), l = "", continuationRawEndTag) : continuation(t);
    }
    function continuationRawEndTag(t) {
     if (62 === t) {
      const n = l.toLowerCase();
      return L.includes(n) ? (e.consume(t), continuationClose) : continuation(t);
     }
     return (0, a.CW)(t) && l.length < 8 ? (e.consume(t), l += String.fromCharCode(t), 
     continuationRawEndTag) : continuation(t);
    }
    function continuationCdataInside(t) {
     return 93 === t ? (e.consume(t), continuationDeclarationInside) : continuation(t);
    }
    function continuationDeclarationInside(t) {
     return 62 === t ? (e.consume(t), continuationClose) : 45 === t && 2 === i ? (e.consume(t), 
     continuationDeclarationInside) : continuation(t);
    }
    function continuationClose(t) {
     return null === t || (0, a.HP)(t) ? (e.exit("htmlFlowData"), continuationAfter(t)) : (e.consume(t), 
     continuationClose);
    }
    function continuationAfter(n) {
     return e.exit("htmlFlow"), t(n);
    }
   }
  }, F = {
   partial: !0,
   tokenize: function(e, t, n) {
    return function(r) {
     return e.enter("lineEnding"), e.consume(r), e.exit("lineEnding"), e.attempt(f.B, t, n);
    };
   }
  }, P = {
   concrete: !0,
   name: "codeFenced",
   tokenize: function(e, t, n) {
    const r = this, i = {
     partial: !0,
     tokenize: function(e, t, n) {
      let i = 0;
      return function(t) {
       return e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), start;
      };
      function start(t) {
       return e.enter("codeFencedFence"), (0, a.On)(t) ? (0, o.N)(e, beforeSequenceClose, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : beforeSequenceClose(t);
      }
      function beforeSequenceClose(t) {
       return t === l ? (e.enter("codeFencedFenceSequence"), sequenceClose(t)) : n(t);
      }
      function sequenceClose(t) {
       return t === l ? (i++, e.consume(t), sequenceClose) : i >= s ? (e.exit("codeFencedFenceSequence"), 
       (0, a.On)(t) ? (0, o.N)(e, sequenceCloseAfter, "whitespace")(t) : sequenceCloseAfter(t)) : n(t);
      }
      function sequenceCloseAfter(r) {
       return null === r || (0, a.HP)(r) ? (e.exit("codeFencedFence"), t(r)) : n(r);
      }
     }
    };
    let l, c = 0, s = 0;
    return function(t) {
     return function(t) {
      const n = r.events[r.events.length - 1];
      return c = n && "linePrefix" === n[1].type ? n[2].sliceSerialize(n[1], !0).length : 0, 
      l = t, e.enter("codeFenced"), e.enter("codeFencedFence"), e.enter("codeFencedFenceSequence"), 
      sequenceOpen(t);
     }(t);
    };
    function sequenceOpen(t) {
     return t === l ? (s++, e.consume(t), sequenceOpen) : s < 3 ? n(t) : (e.exit("codeFencedFenceSequence"), 
     (0, a.On)(t) ? (0, o.N)(e, infoBefore, "whitespace")(t) : infoBefore(t));
    }
    function infoBefore(n) {
     return null === n || (0, a.HP)(n) ? (e.exit("codeFencedFence"), r.interrupt ? t(n) : e.check(B, atNonLazyBreak, after)(n)) : (e.enter("codeFencedFenceInfo"), 
     e.enter("chunkString", {
      contentType: "string"
     }), info(n));
    }
    function info(t) {
     return null === t || (0, a.HP)(t) ? (e.exit("chunkString"), e.exit("codeFencedFenceInfo"), 
     infoBefore(t)) : (0, a.On)(t) ? (e.exit("chunkString"), e.exit("codeFencedFenceInfo"), 
     (0, o.N)(e, metaBefore, "whitespace")(t)) : 96 === t && t === l ? n(t) : (e.consume(t), 
     info);
    }
    function metaBefore(t) {
     return null === t || (0, a.HP)(t) ? infoBefore(t) : (e.enter("codeFencedFenceMeta"), 
     e.enter("chunkString", {
      contentType: "string"
     }), meta(t));
    }
    function meta(t) {
     return null === t || (0, a.HP)(t) ? (e.exit("chunkString"), e.exit("codeFencedFenceMeta"), 
     infoBefore(t)) : 96 === t && t === l ? n(t) : (e.consume(t), meta);
    }
    function atNonLazyBreak(t) {
     return e.attempt(i, after, contentBefore)(t);
    }
    function contentBefore(t) {
     return e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), contentStart;
    }
    function contentStart(t) {
     return c > 0 && (0, a.On)(t) ? (0, o.N)(e, beforeContentChunk, "linePrefix", c + 1)(t) : beforeContentChunk(t);
    }
    function beforeContentChunk(t) {
     return null === t || (0, a.HP)(t) ? e.check(B, atNonLazyBreak, after)(t) : (e.enter("codeFlowValue"), 
     contentChunk(t));
    }
    function contentChunk(t) {
     return null === t || (0, a.HP)(t) ? (e.exit("codeFlowValue"), beforeContentChunk(t)) : (e.consume(t), 
     contentChunk);
    }
    function after(n) {
     return e.exit("codeFenced"), t(n);
    }
   }
  };
  var R = n(37126);
  const z = {
   name: "characterReference",
   tokenize: function(e, t, n) {
    const r = this;
    let i, o, l = 0;
    return function(t) {
     return e.enter("characterReference"), e.enter("characterReferenceMarker"), e.consume(t), 
     e.exit("characterReferenceMarker"), open;
    };
    function open(t) {
     return 35 === t ? (e.enter("characterReferenceMarkerNumeric"), e.consume(t), e.exit("characterReferenceMarkerNumeric"), 
     numeric) : (e.enter("characterReferenceValue"), i = 31, o = a.lV, value(t));
    }
    function numeric(t) {
     return 88 === t || 120 === t ? (e.enter("characterReferenceMarkerHexadecimal"), 
     e.consume(t), e.exit("characterReferenceMarkerHexadecimal"), e.enter("characterReferenceValue"), 
     i = 6, o = a.ok, value) : (e.enter("characterReferenceValue"), i = 7, o = a.BM, 
     value(t));
    }
    function value(c) {
     if (59 === c && l) {
      const i = e.exit("characterReferenceValue");
      return o !== a.lV || (0, R.s)(r.sliceSerialize(i)) ? (e.enter("characterReferenceMarker"), 
      e.consume(c), e.exit("characterReferenceMarker"), e.exit("characterReference"), 
      t) : n(c);
     }
     return o(c) && l++ < i ? (e.consume(c), value) : n(c);
    }
   }
  }, V = {
   name: "characterEscape",
   tokenize: function(e, t, n) {
    return function(t) {
     return e.enter("characterEscape"), e.enter("escapeMarker"), e.consume(t), e.exit("escapeMarker"), 
     inside;
    };
    function inside(r) {
     return (0, a.ol)(r) ? (e.enter("characterEscapeValue"), e.consume(r), e.exit("characterEscapeValue"), 
     e.exit("characterEscape"), t) : n(r);
    }
   }
  }, H = {
   name: "lineEnding",
   tokenize: function(e, t) {
    return function(n) {
     return e.enter("lineEnding"), e.consume(n), e.exit("lineEnding"), (0, o.N)(e, t, "linePrefix");
    };
   }
  };
  var M = n(36728);
  const _ = {
   name: "labelEnd",
   resolveAll: function(e) {
    let t = -1;
    const n = [];
    for (;++t < e.length; ) {
     const r = e[t][1];
     if (n.push(e[t]), "labelImage" === r.type || "labelLink" === r.type || "labelEnd" === r.type) {
      const e = "labelImage" === r.type ? 4 : 2;
      r.type = "data", t += e;
     }
    }
    return e.length !== n.length && (0, c.m)(e, 0, e.length, n), e;
   },
   resolveTo: function(e, t) {
    let n, r, i, o = e.length, a = 0;
    for (;o--; ) {
     const t = e[o][1];
     if (n) {
      if ("link" === t.type || "labelLink" === t.type && t._inactive) break;
      "enter" === e[o][0] && "labelLink" === t.type && (t._inactive = !0);
     } else if (r) {
      if ("enter" === e[o][0] && ("labelImage" === t.type || "labelLink" === t.type) && !t._balanced && (n = o, 
      "labelLink" !== t.type)) {
       a = 2;
       break;
      }
     } else "labelEnd" === t.type && (r = o);
    }
    const l = {
     type: "labelLink" === e[n][1].type ? "link" : "image",
     start: {
      ...e[n][1].start
     },
     end: {
      ...e[e.length - 1][1].end
     }
    }, s = {
     type: "label",
     start: {
      ...e[n][1].start
     },
     end: {
      ...e[r][1].end
     }
    }, u = {
     type: "labelText",
     start: {
      ...e[n + a + 2][1].end
     },
     end: {
      ...e[r - 2][1].start
     }
    };
    return i = [ [ "enter", l, t ], [ "enter", s, t ] ], i = (0, c.V)(i, e.slice(n + 1, n + a + 3)), 
    i = (0, c.V)(i, [ [ "enter", u, t ] ]), i = (0, c.V)(i, (0, M.W)(t.parser.constructs.insideSpan.null, e.slice(n + a + 4, r - 3), t)), 
    i = (0, c.V)(i, [ [ "exit", u, t ], e[r - 2], e[r - 1], [ "exit", s, t ] ]), i = (0, 
    c.V)(i, e.slice(r + 1)), i = (0, c.V)(i, [ [ "exit", l, t ] ]), (0, c.m)(e, n, e.length, i), 
    e;
   },
   tokenize: function(e, t, n) {
    const r = this, i = r._labelStarts;
    let o, a;
    if (i) {
     for (;i.length > 0 && i[i.length - 1]._balanced; ) i.pop();
     o = i[i.length - 1];
    }
    return function(t) {
     return o ? o._inactive ? labelEndNok(t) : (a = r.parser.defined.includes((0, D.B)(r.sliceSerialize({
      start: o.end,
      end: r.now()
     }))), e.enter("labelEnd"), e.enter("labelMarker"), e.consume(t), e.exit("labelMarker"), 
     e.exit("labelEnd"), after) : n(t);
    };
    function after(t) {
     return 40 === t ? e.attempt(U, labelEndOk, a ? labelEndOk : labelEndNok)(t) : 91 === t ? e.attempt(W, labelEndOk, a ? referenceNotFull : labelEndNok)(t) : a ? labelEndOk(t) : labelEndNok(t);
    }
    function referenceNotFull(t) {
     return e.attempt(j, labelEndOk, labelEndNok)(t);
    }
    function labelEndOk(e) {
     return i.pop(), t(e);
    }
    function labelEndNok(e) {
     return o._balanced = !0, n(e);
    }
   }
  }, U = {
   tokenize: function(e, t, n) {
    return function(t) {
     return e.enter("resource"), e.enter("resourceMarker"), e.consume(t), e.exit("resourceMarker"), 
     resourceBefore;
    };
    function resourceBefore(t) {
     return (0, a.Ee)(t) ? factoryWhitespace(e, resourceOpen)(t) : resourceOpen(t);
    }
    function resourceOpen(t) {
     return 41 === t ? resourceEnd(t) : factoryDestination(e, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(t);
    }
    function resourceDestinationAfter(t) {
     return (0, a.Ee)(t) ? factoryWhitespace(e, resourceBetween)(t) : resourceEnd(t);
    }
    function resourceDestinationMissing(e) {
     return n(e);
    }
    function resourceBetween(t) {
     return 34 === t || 39 === t || 40 === t ? factoryTitle(e, resourceTitleAfter, n, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(t) : resourceEnd(t);
    }
    function resourceTitleAfter(t) {
     return (0, a.Ee)(t) ? factoryWhitespace(e, resourceEnd)(t) : resourceEnd(t);
    }
    function resourceEnd(r) {
     return 41 === r ? (e.enter("resourceMarker"), e.consume(r), e.exit("resourceMarker"), 
     e.exit("resource"), t) : n(r);
    }
   }
  }, W = {
   tokenize: function(e, t, n) {
    const r = this;
    return function(t) {
     return factoryLabel.call(r, e, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(t);
    };
    function referenceFullAfter(e) {
     return r.parser.defined.includes((0, D.B)(r.sliceSerialize(r.events[r.events.length - 1][1]).slice(1, -1))) ? t(e) : n(e);
    }
    function referenceFullMissing(e) {
     return n(e);
    }
   }
  }, j = {
   tokenize: function(e, t, n) {
    return function(t) {
     return e.enter("reference"), e.enter("referenceMarker"), e.consume(t), e.exit("referenceMarker"), 
     referenceCollapsedOpen;
    };
    function referenceCollapsedOpen(r) {
     return 93 === r ? (e.enter("referenceMarker"), e.consume(r), e.exit("referenceMarker"), 
     e.exit("reference"), t) : n(r);
    }
   }
  }, G = {
   name: "labelStartImage",
   resolveAll: _.resolveAll,
   tokenize: function(e, t, n) {
    const r = this;
    let i;
    return function(t) {
     return e.enter("labelImage"), e.enter("labelImageMarker"), e.consume(t), e.exit("labelImageMarker"), 
     open;
    };
    function open(t) {
     return 91 === t ? (e.enter("labelMarker"), e.consume(t), e.exit("labelMarker"), 
     i = e.exit("labelImage"), after) : n(t);
    }
    function after(e) {
     return 94 === e && "_hiddenFootnoteSupport" in r.parser.constructs ? n(e) : (r._labelStarts = r._labelStarts || [], 
     r._labelStarts.push(i), t(e));
    }
   }
  };
  var Q = n(64386);
  const Y = {
   name: "attention",
   resolveAll: function(e, t) {
    let n, r = -1;
    for (;++r < e.length; ) if ("enter" === e[r][0] && "attentionSequence" === e[r][1].type && e[r][1]._close) {
     let i = r;
     for (;i--; ) if ("exit" === e[i][0] && "attentionSequence" === e[i][1].type && e[i][1]._open && t.sliceSerialize(e[i][1]).charCodeAt(0) === t.sliceSerialize(e[r][1]).charCodeAt(0)) {
      if ((e[i][1]._close || e[r][1]._open) && (e[r][1].end.offset - e[r][1].start.offset) % 3 && !((e[i][1].end.offset - e[i][1].start.offset + e[r][1].end.offset - e[r][1].start.offset) % 3)) continue;
      const o = e[i][1].end.offset - e[i][1].start.offset > 1 && e[r][1].end.offset - e[r][1].start.offset > 1 ? 2 : 1, a = {
       ...e[i][1].end
      }, l = {
       ...e[r][1].start
      };
      movePoint(a, -o), movePoint(l, o);
      const s = {
       type: o > 1 ? "strongSequence" : "emphasisSequence",
       start: a,
       end: {
        ...e[i][1].end
       }
      }, u = {
       type: o > 1 ? "strongSequence" : "emphasisSequence",
       start: {
        ...e[r][1].start
       },
       end: l
      }, f = {
       type: o > 1 ? "strongText" : "emphasisText",
       start: {
        ...e[i][1].end
       },
       end: {
        ...e[r][1].start
       }
      }, d = {
       type: o > 1 ? "strong" : "emphasis",
       start: {
        ...s.start
       },
       end: {
        ...u.end
       }
      };
      e[i][1].end = {
       ...s.start
      }, e[r][1].start = {
       ...u.end
      }, n = [], e[i][1].end.offset - e[i][1].start.offset && (n = (0, c.V)(n, [ [ "enter", e[i][1], t ], [ "exit", e[i][1], t ] ])), 
      n = (0, c.V)(n, [ [ "enter", d, t ], [ "enter", s, t ], [ "exit", s, t ], [ "enter", f, t ] ]), 
      n = (0, c.V)(n, (0, M.W)(t.parser.constructs.insideSpan.null, e.slice(i + 1, r), t)), 
      n = (0, c.V)(n, [ [ "exit", f, t ], [ "enter", u, t ], [ "exit", u, t ], [ "exit", d, t ] ]);
      let p = 0;
      e[r][1].end.offset - e[r][1].start.offset && (p = 2, n = (0, c.V)(n, [ [ "enter", e[r][1], t ], [ "exit", e[r][1], t ] ])), 
      (0, c.m)(e, i - 1, r - i + 3, n), r = i + n.length - p - 2;
      break;
     }
    }
    for (r = -1; ++r < e.length; ) "attentionSequence" === e[r][1].type && (e[r][1].type = "data");
    return e;
   },
   tokenize: function(e, t) {
    const n = this.parser.constructs.attentionMarkers.null, r = this.previous, i = (0, 
    Q.S)(r);
    let o;
    return function(t) {
     return o = t, e.enter("attentionSequence"), inside(t);
    };
    function inside(a) {
     if (a === o) return e.consume(a), inside;
     const l = e.exit("attentionSequence"), c = (0, Q.S)(a), s = !c || 2 === c && i || n.includes(a) && 42 !== a && 95 !== a, u = !i || 2 === i && c || n.includes(r) && 42 !== r && 95 !== r;
     return l._open = Boolean(42 === o ? s : s && (i || !u)), l._close = Boolean(42 === o ? u : u && (c || !s)), 
     t(a);
    }
   }
  };
  function movePoint(e, t) {
   e.column += t, e.offset += t, e._bufferIndex += t;
  }
  const J = {
   name: "autolink",
   tokenize: function(e, t, n) {
    let r = 0;
    return function(t) {
     return e.enter("autolink"), e.enter("autolinkMarker"), e.consume(t), e.exit("autolinkMarker"), 
     e.enter("autolinkProtocol"), open;
    };
    function open(t) {
     return (0, a.CW)(t) ? (e.consume(t), schemeOrEmailAtext) : 64 === t ? n(t) : emailAtext(t);
    }
    function schemeOrEmailAtext(e) {
     return 43 === e || 45 === e || 46 === e || (0, a.lV)(e) ? (r = 1, schemeInsideOrEmailAtext(e)) : emailAtext(e);
    }
    function schemeInsideOrEmailAtext(t) {
     return 58 === t ? (e.consume(t), r = 0, urlInside) : (43 === t || 45 === t || 46 === t || (0, 
     a.lV)(t)) && r++ < 32 ? (e.consume(t), schemeInsideOrEmailAtext) : (r = 0, emailAtext(t));
    }
    function urlInside(r) {
     return 62 === r ? (e.exit("autolinkProtocol"), e.enter("autolinkMarker"), e.consume(r), 
     e.exit("autolinkMarker"), e.exit("autolink"), t) : null === r || 32 === r || 60 === r || (0, 
     a.JQ)(r) ? n(r) : (e.consume(r), urlInside);
    }
    function emailAtext(t) {
     return 64 === t ? (e.consume(t), emailAtSignOrDot) : (0, a.cx)(t) ? (e.consume(t), 
     emailAtext) : n(t);
    }
    function emailAtSignOrDot(e) {
     return (0, a.lV)(e) ? emailLabel(e) : n(e);
    }
    function emailLabel(n) {
     return 46 === n ? (e.consume(n), r = 0, emailAtSignOrDot) : 62 === n ? (e.exit("autolinkProtocol").type = "autolinkEmail", 
     e.enter("autolinkMarker"), e.consume(n), e.exit("autolinkMarker"), e.exit("autolink"), 
     t) : emailValue(n);
    }
    function emailValue(t) {
     if ((45 === t || (0, a.lV)(t)) && r++ < 63) {
      const n = 45 === t ? emailValue : emailLabel;
      return e.consume(t), n;
     }
     return n(t);
    }
   }
  }, Z = {
   name: "htmlText",
   tokenize: function(e, t, n) {
    const r = this;
    let i, l, c;
    return function(t) {
     return e.enter("htmlText"), e.enter("htmlTextData"), e.consume(t), open;
    };
    function open(t) {
     return 33 === t ? (e.consume(t), declarationOpen) : 47 === t ? (e.consume(t), tagCloseStart) : 63 === t ? (e.consume(t), 
     instruction) : (0, a.CW)(t) ? (e.consume(t), tagOpen) : n(t);
    }
    function declarationOpen(t) {
     return 45 === t ? (e.consume(t), commentOpenInside) : 91 === t ? (e.consume(t), 
     l = 0, cdataOpenInside) : (0, a.CW)(t) ? (e.consume(t), declaration) : n(t);
    }
    function commentOpenInside(t) {
     return 45 === t ? (e.consume(t), commentEnd) : n(t);
    }
    function comment(t) {
     return null === t ? n(t) : 45 === t ? (e.consume(t), commentClose) : (0, a.HP)(t) ? (c = comment, 
     lineEndingBefore(t)) : (e.consume(t), comment);
    }
    function commentClose(t) {
     return 45 === t ? (e.consume(t), commentEnd) : comment(t);
    }
    function commentEnd(e) {
     return 62 === e ? end(e) : 45 === e ? commentClose(e) : comment(e);
    }
    function cdataOpenInside(t) {
     return t === "CDATA[".charCodeAt(l++) ? (e.consume(t), 6 === l ? cdata : cdataOpenInside) : n(t);
    }
    function cdata(t) {
     return null === t ? n(t) : 93 === t ? (e.consume(t), cdataClose) : (0, a.HP)(t) ? (c = cdata, 
     lineEndingBefore(t)) : (e.consume(t), cdata);
    }
    function cdataClose(t) {
     return 93 === t ? (e.consume(t), cdataEnd) : cdata(t);
    }
    function cdataEnd(t) {
     return 62 === t ? end(t) : 93 === t ? (e.consume(t), cdataEnd) : cdata(t);
    }
    function declaration(t) {
     return null === t || 62 === t ? end(t) : (0, a.HP)(t) ? (c = declaration, lineEndingBefore(t)) : (e.consume(t), 
     declaration);
    }
    function instruction(t) {
     return null === t ? n(t) : 63 === t ? (e.consume(t), instructionClose) : (0, a.HP)(t) ? (c = instruction, 
     lineEndingBefore(t)) : (e.consume(t), instruction);
    }
    function instructionClose(e) {
     return 62 === e ? end(e) : instruction(e);
    }
    function tagCloseStart(t) {
     return (0, a.CW)(t) ? (e.consume(t), tagClose) : n(t);
    }
    function tagClose(t) {
     return 45 === t || (0, a.lV)(t) ? (e.consume(t), tagClose) : tagCloseBetween(t);
    }
    function tagCloseBetween(t) {
     return (0, a.HP)(t) ? (c = tagCloseBetween, lineEndingBefore(t)) : (0, a.On)(t) ? (e.consume(t), 
     tagCloseBetween) : end(t);
    }
    function tagOpen(t) {
     return 45 === t || (0, a.lV)(t) ? (e.consume(t), tagOpen) : 47 === t || 62 === t || (0, 
     a.Ee)(t) ? tagOpenBetween(t) : n(t);
    }
    function tagOpenBetween(t) {
     return 47 === t ? (e.consume(t), end) : 58 === t || 95 === t || (0, a.CW)(t) ? (e.consume(t), 
     tagOpenAttributeName) : (0, a.HP)(t) ? (c = tagOpenBetween, lineEndingBefore(t)) : (0, 
     a.On)(t) ? (e.consume(t), tagOpenBetween) : end(t);
    }
    function tagOpenAttributeName(t) {
     return 45 === t || 46 === t || 58 === t || 95 === t || (0, a.lV)(t) ? (e.consume(t), 
     tagOpenAttributeName) : tagOpenAttributeNameAfter(t);
    }
    function tagOpenAttributeNameAfter(t) {
     return 61 === t ? (e.consume(t), tagOpenAttributeValueBefore) : (0, a.HP)(t) ? (c = tagOpenAttributeNameAfter, 
     lineEndingBefore(t)) : (0, a.On)(t) ? (e.consume(t), tagOpenAttributeNameAfter) : tagOpenBetween(t);
    }
    function tagOpenAttributeValueBefore(t) {
     return null === t || 60 === t || 61 === t || 62 === t || 96 === t ? n(t) : 34 === t || 39 === t ? (e.consume(t), 
     i = t, tagOpenAttributeValueQuoted) : (0, a.HP)(t) ? (c = tagOpenAttributeValueBefore, 
     lineEndingBefore(t)) : (0, a.On)(t) ? (e.consume(t), tagOpenAttributeValueBefore) : (e.consume(t), 
     tagOpenAttributeValueUnquoted);
    }
    function tagOpenAttributeValueQuoted(t) {
     return t === i ? (e.consume(t), i = void 0, tagOpenAttributeValueQuotedAfter) : null === t ? n(t) : (0, 
     a.HP)(t) ? (c = tagOpenAttributeValueQuoted, lineEndingBefore(t)) : (e.consume(t), 
     tagOpenAttributeValueQuoted);
    }
    function tagOpenAttributeValueUnquoted(t) {
     return null === t || 34 === t || 39 === t || 60 === t || 61 === t || 96 === t ? n(t) : 47 === t || 62 === t || (0, 
     a.Ee)(t) ? tagOpenBetween(t) : (e.consume(t), tagOpenAttributeValueUnquoted);
    }
    function tagOpenAttributeValueQuotedAfter(e) {
     return 47 === e || 62 === e || (0, a.Ee)(e) ? tagOpenBetween(e) : n(e);
    }
    function end(r) {
     return 62 === r ? (e.consume(r), e.exit("htmlTextData"), e.exit("htmlText"), t) : n(r);
    }
    function lineEndingBefore(t) {
     return e.exit("htmlTextData"), e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), 
     lineEndingAfter;
    }
    function lineEndingAfter(t) {
     return (0, a.On)(t) ? (0, o.N)(e, lineEndingAfterPrefix, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : lineEndingAfterPrefix(t);
    }
    function lineEndingAfterPrefix(t) {
     return e.enter("htmlTextData"), c(t);
    }
   }
  }, K = {
   name: "labelStartLink",
   resolveAll: _.resolveAll,
   tokenize: function(e, t, n) {
    const r = this;
    let i;
    return function(t) {
     return e.enter("labelLink"), e.enter("labelMarker"), e.consume(t), e.exit("labelMarker"), 
     i = e.exit("labelLink"), after;
    };
    function after(e) {
     return 94 === e && "_hiddenFootnoteSupport" in r.parser.constructs ? n(e) : (r._labelStarts = r._labelStarts || [], 
     r._labelStarts.push(i), t(e));
    }
   }
  }, $ = {
   name: "hardBreakEscape",
   tokenize: function(e, t, n) {
    return function(t) {
     return e.enter("hardBreakEscape"), e.consume(t), after;
    };
    function after(r) {
     return (0, a.HP)(r) ? (e.exit("hardBreakEscape"), t(r)) : n(r);
    }
   }
  }, X = {
   name: "codeText",
   previous: function(e) {
    return 96 !== e || "characterEscape" === this.events[this.events.length - 1][1].type;
   },
   resolve: function(e) {
    let t, n, r = e.length - 4, i = 3;
    if (!("lineEnding" !== e[i][1].type && "space" !== e[i][1].type || "lineEnding" !== e[r][1].type && "space" !== e[r][1].type)) for (t = i; ++t < r; ) if ("codeTextData" === e[t][1].type) {
     e[i][1].type = "codeTextPadding", e[r][1].type = "codeTextPadding", i += 2, r -= 2;
     break;
    }
    for (t = i - 1, r++; ++t <= r; ) void 0 === n ? t !== r && "lineEnding" !== e[t][1].type && (n = t) : t !== r && "lineEnding" !== e[t][1].type || (e[n][1].type = "codeTextData", 
    t !== n + 2 && (e[n][1].end = e[t - 1][1].end, e.splice(n + 2, t - n - 2), r -= t - n - 2, 
    t = n + 2), n = void 0);
    return e;
   },
   tokenize: function(e, t, n) {
    let r, i, o = 0;
    return function(t) {
     return e.enter("codeText"), e.enter("codeTextSequence"), sequenceOpen(t);
    };
    function sequenceOpen(t) {
     return 96 === t ? (e.consume(t), o++, sequenceOpen) : (e.exit("codeTextSequence"), 
     between(t));
    }
    function between(t) {
     return null === t ? n(t) : 32 === t ? (e.enter("space"), e.consume(t), e.exit("space"), 
     between) : 96 === t ? (i = e.enter("codeTextSequence"), r = 0, sequenceClose(t)) : (0, 
     a.HP)(t) ? (e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), between) : (e.enter("codeTextData"), 
     data(t));
    }
    function data(t) {
     return null === t || 32 === t || 96 === t || (0, a.HP)(t) ? (e.exit("codeTextData"), 
     between(t)) : (e.consume(t), data);
    }
    function sequenceClose(n) {
     return 96 === n ? (e.consume(n), r++, sequenceClose) : r === o ? (e.exit("codeTextSequence"), 
     e.exit("codeText"), t(n)) : (i.type = "codeTextData", data(n));
    }
   }
  }, ee = {
   42: w,
   43: w,
   45: w,
   48: w,
   49: w,
   50: w,
   51: w,
   52: w,
   53: w,
   54: w,
   55: w,
   56: w,
   57: w,
   62: E
  }, te = {
   91: S
  }, ne = {
   [-2]: A,
   [-1]: A,
   32: A
  }, re = {
   35: q,
   42: x,
   45: [ T, x ],
   60: O,
   61: T,
   95: x,
   96: P,
   126: P
  }, ie = {
   38: z,
   92: V
  }, oe = {
   [-5]: H,
   [-4]: H,
   [-3]: H,
   33: G,
   38: z,
   42: Y,
   60: [ J, Z ],
   91: K,
   92: [ $, V ],
   93: _,
   95: Y,
   96: X
  }, ae = {
   null: [ Y, m ]
  }, le = {
   null: [ 42, 95 ]
  }, ce = {
   null: []
  };
  function parse(e) {
   const t = e || {}, n = {
    constructs: (0, i.y)([ r, ...t.extensions || [] ]),
    content: create(l),
    defined: [],
    document: create(s),
    flow: create(h),
    lazy: {},
    string: create(b),
    text: create(k)
   };
   return n;
   function create(e) {
    return function(t) {
     return function(e, t, n) {
      let r = {
       _bufferIndex: -1,
       _index: 0,
       line: n && n.line || 1,
       column: n && n.column || 1,
       offset: n && n.offset || 0
      };
      const i = {}, o = [];
      let l = [], s = [], u = !0;
      const f = {
       attempt: constructFactory(function(e, t) {
        addResult(e, t.from);
       }),
       check: constructFactory(onsuccessfulcheck),
       consume: function(e) {
        (0, a.HP)(e) ? (r.line++, r.column = 1, r.offset += -3 === e ? 2 : 1, accountForPotentialSkip()) : -1 !== e && (r.column++, 
        r.offset++), r._bufferIndex < 0 ? r._index++ : (r._bufferIndex++, r._bufferIndex === l[r._index].length && (r._bufferIndex = -1, 
        r._index++)), d.previous = e, u = !0;
       },
       enter: function(e, t) {
        const n = t || {};
        return n.type = e, n.start = now(), d.events.push([ "enter", n, d ]), s.push(n), 
        n;
       },
       exit: function(e) {
        const t = s.pop();
        return t.end = now(), d.events.push([ "exit", t, d ]), t;
       },
       interrupt: constructFactory(onsuccessfulcheck, {
        interrupt: !0
       })
      }, d = {
       code: null,
       containerState: {},
       defineSkip: function(e) {
        i[e.line] = e.column, accountForPotentialSkip();
       },
       events: [],
       now: now,
       parser: e,
       previous: null,
       sliceSerialize: function(e, t) {
        return function(e, t) {
         let n = -1;
         const r = [];
         let i;
         for (;++n < e.length; ) {
          const o = e[n];
          let a;
          if ("string" == typeof o) a = o; else switch (o) {
          case -5:
           a = "\r";
           break;

          case -4:
           a = "\n";
           break;

          case -3:
           a = "\r\n";
           break;

          case -2:
           a = t ? " " : "\t";
           break;

          case -1:
           if (!t && i) continue;
           a = " ";
           break;

          default:
           a = String.fromCharCode(o);
          }
          i = -2 === o, r.push(a);
         }
         return r.join("");
        }(sliceStream(e), t);
       },
       sliceStream: sliceStream,
       write: function(e) {
        return l = (0, c.V)(l, e), function() {
         let e;
         for (;r._index < l.length; ) {
          const t = l[r._index];
          if ("string" == typeof t) for (e = r._index, r._bufferIndex < 0 && (r._bufferIndex = 0); r._index === e && r._bufferIndex < t.length; ) go(t.charCodeAt(r._bufferIndex)); else go(t);
         }
        }(), null !== l[l.length - 1] ? [] : (addResult(t, 0), d.events = (0, M.W)(o, d.events, d), 
        d.events);
       }
      };
      let p, g = t.tokenize.call(d, f);
      return t.resolveAll && o.push(t), d;
      function sliceStream(e) {
       return function(e, t) {
        const n = t.start._index, r = t.start._bufferIndex, i = t.end._index, o = t.end._bufferIndex;
        let a;
        if (n === i) a = [ e[n].slice(r, o) ]; else {
         if (a = e.slice(n, i), r > -1) {
          const e = a[0];
          "string" == typeof e ? a[0] = e.slice(r) : a.shift();
         }
         o > 0 && a.push(e[i].slice(0, o));
        }
        return a;
       }(l, e);
      }
      function now() {
       const {_bufferIndex: e, _index: t, line: n, column: i, offset: o} = r;
       return {
        _bufferIndex: e,
        _index: t,
        line: n,
        column: i,
        offset: o
       };
      }
      function go(e) {
       u = void 0, p = e, g = g(e);
      }
      function onsuccessfulcheck(e, t) {
       t.restore();
      }
      function constructFactory(e, t) {
       return function(n, i, o) {
        let a, l, c, p;
        return Array.isArray(n) ? handleListOfConstructs(n) : "tokenize" in n ? handleListOfConstructs([ n ]) : (g = n, 
        function(e) {
         const t = null !== e && g[e], n = null !== e && g.null;
         return handleListOfConstructs([ ...Array.isArray(t) ? t : t ? [ t ] : [], ...Array.isArray(n) ? n : n ? [ n ] : [] ])(e);
        });
        var g;
        function handleListOfConstructs(e) {
         return a = e, l = 0, 0 === e.length ? o : handleConstruct(e[l]);
        }
        function handleConstruct(e) {
         return function(n) {
          return p = function() {
           const e = now(), t = d.previous, n = d.currentConstruct, i = d.events.length, o = Array.from(s);
           return {
            from: i,
            restore: function() {
             r = e, d.previous = t, d.currentConstruct = n, d.events.length = i, s = o, accountForPotentialSkip();
            }
           };
          }(), c = e, e.partial || (d.currentConstruct = e), e.name && d.parser.constructs.disable.null.includes(e.name) ? nok() : e.tokenize.call(t ? Object.assign(Object.create(d), t) : d, f, ok, nok)(n);
         };
        }
        function ok(t) {
         return u = !0, e(c, p), i;
        }
        function nok(e) {
         return u = !0, p.restore(), ++l < a.length ? handleConstruct(a[l]) : o;
        }
       };
      }
      function addResult(e, t) {
       e.resolveAll && !o.includes(e) && o.push(e), e.resolve && (0, c.m)(d.events, t, d.events.length - t, e.resolve(d.events.slice(t), d)), 
       e.resolveTo && (d.events = e.resolveTo(d.events, d));
      }
      function accountForPotentialSkip() {
       r.line in i && r.column < 2 && (r.column = i[r.line], r.offset += i[r.line] - 1);
      }
     }(n, e, t);
    };
   }
  }
 }),
 45387: (function(e, t, n) {
  n.d(t, {
   _: () => postprocess
  });
  var r = n(5586);
  function postprocess(e) {
   for (;!(0, r.w)(e); ) ;
   return e;
  }
 }),
 82192: (function(e, t, n) {
  n.d(t, {
   v: () => preprocess
  });
  const r = /[\0\t\n\r]/g;
  function preprocess() {
   let e, t = 1, n = "", i = !0;
   return function(o, a, l) {
    const c = [];
    let s, u, f, d, p;
    for (o = n + ("string" == typeof o ? o.toString() : new TextDecoder(a || void 0).decode(o)), 
    f = 0, n = "", i && (65279 === o.charCodeAt(0) && f++, i = void 0); f < o.length; ) {
     if (r.lastIndex = f, s = r.exec(o), d = s && void 0 !== s.index ? s.index : o.length, 
     p = o.charCodeAt(d), !s) {
      n = o.slice(f);
      break;
     }
     if (10 === p && f === d && e) c.push(-3), e = void 0; else switch (e && (c.push(-5), 
     e = void 0), f < d && (c.push(o.slice(f, d)), t += d - f), p) {
     case 0:
      c.push(65533), t++;
      break;

     case 9:
      for (u = 4 * Math.ceil(t / 4), c.push(-2); t++ < u; ) c.push(-1);
      break;

     case 10:
      c.push(-4), t = 1;
      break;

     default:
      e = !0, t = 1;
     }
     f = d + 1;
    }
    return l && (e && c.push(-5), n && c.push(n), c.push(null)), c;
   };
  }
 })
};
