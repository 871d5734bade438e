"use strict";

exports.id = 5535, exports.ids = [ 5535 ], exports.modules = {
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
    }, a = {}.hasOwnProperty;
    function decodeNamedCharacterReference(e) {
      return !!a.call(r, e) && r[e];
    }
  }),
  74520: (function(e, t, n) {
    n.d(t, {
      B: () => i
    });
    var r = n(52328), a = n(10401);
    const i = {
      partial: !0,
      tokenize: function(e, t, n) {
        return function(t) {
          return (0, a.On)(t) ? (0, r.N)(e, after, "linePrefix")(t) : after(t);
        };
        function after(e) {
          return null === e || (0, a.HP)(e) ? t(e) : n(e);
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
    const a = {
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
    }, i = {
      tokenize: function(e, t, n) {
        let a, i, s;
        return domainInside;
        function domainInside(t) {
          return 46 === t || 95 === t ? e.check(o, domainAfter, domainAtPunctuation)(t) : null === t || (0, 
          r.Ee)(t) || (0, r.Ny)(t) || 45 !== t && (0, r.es)(t) ? domainAfter(t) : (s = !0, 
          e.consume(t), domainInside);
        }
        function domainAtPunctuation(t) {
          return 95 === t ? a = !0 : (i = a, a = void 0), e.consume(t), domainInside;
        }
        function domainAfter(e) {
          return i || a || !s ? n(e) : t(e);
        }
      },
      partial: !0
    }, s = {
      tokenize: function(e, t) {
        let n = 0, a = 0;
        return pathInside;
        function pathInside(i) {
          return 40 === i ? (n++, e.consume(i), pathInside) : 41 === i && a < n ? pathAtPunctuation(i) : 33 === i || 34 === i || 38 === i || 39 === i || 41 === i || 42 === i || 44 === i || 46 === i || 58 === i || 59 === i || 60 === i || 63 === i || 93 === i || 95 === i || 126 === i ? e.check(o, t, pathAtPunctuation)(i) : null === i || (0, 
          r.Ee)(i) || (0, r.Ny)(i) ? t(i) : (e.consume(i), pathInside);
        }
        function pathAtPunctuation(t) {
          return 41 === t && a++, e.consume(t), pathInside;
        }
      },
      partial: !0
    }, o = {
      tokenize: function(e, t, n) {
        return trail;
        function trail(a) {
          return 33 === a || 34 === a || 39 === a || 41 === a || 42 === a || 44 === a || 46 === a || 58 === a || 59 === a || 63 === a || 95 === a || 126 === a ? (e.consume(a), 
          trail) : 38 === a ? (e.consume(a), trailCharacterReferenceStart) : 93 === a ? (e.consume(a), 
          trailBracketAfter) : 60 === a || null === a || (0, r.Ee)(a) || (0, r.Ny)(a) ? t(a) : n(a);
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
    }, l = {
      name: "wwwAutolink",
      tokenize: function(e, t, n) {
        const r = this;
        return function(t) {
          return 87 !== t && 119 !== t || !previousWww.call(r, r.previous) || previousUnbalanced(r.events) ? n(t) : (e.enter("literalAutolink"), 
          e.enter("literalAutolinkWww"), e.check(a, e.attempt(i, e.attempt(s, wwwAfter), n), n)(t));
        };
        function wwwAfter(n) {
          return e.exit("literalAutolinkWww"), e.exit("literalAutolink"), t(n);
        }
      },
      previous: previousWww
    }, u = {
      name: "protocolAutolink",
      tokenize: function(e, t, n) {
        const a = this;
        let o = "", c = !1;
        return function(t) {
          return 72 !== t && 104 !== t || !previousProtocol.call(a, a.previous) || previousUnbalanced(a.events) ? n(t) : (e.enter("literalAutolink"), 
          e.enter("literalAutolinkHttp"), o += String.fromCodePoint(t), e.consume(t), protocolPrefixInside);
        };
        function protocolPrefixInside(t) {
          if ((0, r.CW)(t) && o.length < 5) return o += String.fromCodePoint(t), e.consume(t), 
          protocolPrefixInside;
          if (58 === t) {
            const n = o.toLowerCase();
            if ("http" === n || "https" === n) return e.consume(t), protocolSlashesInside;
          }
          return n(t);
        }
        function protocolSlashesInside(t) {
          return 47 === t ? (e.consume(t), c ? afterProtocol : (c = !0, protocolSlashesInside)) : n(t);
        }
        function afterProtocol(t) {
          return null === t || (0, r.JQ)(t) || (0, r.Ee)(t) || (0, r.Ny)(t) || (0, r.es)(t) ? n(t) : e.attempt(i, e.attempt(s, protocolAfter), n)(t);
        }
        function protocolAfter(n) {
          return e.exit("literalAutolinkHttp"), e.exit("literalAutolink"), t(n);
        }
      },
      previous: previousProtocol
    }, h = {
      name: "emailAutolink",
      tokenize: function(e, t, n) {
        const a = this;
        let i, s;
        return function(t) {
          return gfmAtext(t) && previousEmail.call(a, a.previous) && !previousUnbalanced(a.events) ? (e.enter("literalAutolink"), 
          e.enter("literalAutolinkEmail"), atext(t)) : n(t);
        };
        function atext(t) {
          return gfmAtext(t) ? (e.consume(t), atext) : 64 === t ? (e.consume(t), emailDomain) : n(t);
        }
        function emailDomain(t) {
          return 46 === t ? e.check(c, emailDomainAfter, emailDomainDot)(t) : 45 === t || 95 === t || (0, 
          r.lV)(t) ? (s = !0, e.consume(t), emailDomain) : emailDomainAfter(t);
        }
        function emailDomainDot(t) {
          return e.consume(t), i = !0, emailDomain;
        }
        function emailDomainAfter(o) {
          return s && i && (0, r.CW)(a.previous) ? (e.exit("literalAutolinkEmail"), e.exit("literalAutolink"), 
          t(o)) : n(o);
        }
      },
      previous: previousEmail
    }, d = {};
    function gfmAutolinkLiteral() {
      return {
        text: d
      };
    }
    let E = 48;
    for (;E < 123; ) d[E] = h, E++, 58 === E ? E = 65 : 91 === E && (E = 97);
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
    d[43] = h, d[45] = h, d[46] = h, d[95] = h, d[72] = [ h, u ], d[104] = [ h, u ], 
    d[87] = [ h, l ], d[119] = [ h, l ];
  }),
  24479: (function(e, t, n) {
    n.d(t, {
      C: () => gfmFootnoteHtml
    });
    var r = n(20031), a = n(26402);
    const i = {}.hasOwnProperty, s = {};
    function defaultBackLabel(e, t) {
      return "Back to reference " + (e + 1) + (t > 1 ? "-" + t : "");
    }
    function gfmFootnoteHtml(e) {
      const t = e || s, n = t.label || "Footnotes", o = t.labelTagName || "h2", c = null === t.labelAttributes || void 0 === t.labelAttributes ? 'class="sr-only"' : t.labelAttributes, l = t.backLabel || defaultBackLabel, u = null === t.clobberPrefix || void 0 === t.clobberPrefix ? "user-content-" : t.clobberPrefix;
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
            const t = this.getData("gfmFootnoteDefinitionStack"), n = this.getData("tightStack"), r = t.pop(), a = this.resume();
            e || this.setData("gfmFootnoteDefinitions", e = {}), i.call(e, r) || (e[r] = a), 
            n.pop(), this.setData("slurpOneLineEnding", !0), this.setData("lastWasTag");
          },
          gfmFootnoteDefinitionLabelString(e) {
            let t = this.getData("gfmFootnoteDefinitionStack");
            t || this.setData("gfmFootnoteDefinitionStack", t = []), t.push((0, r.B)(this.sliceSerialize(e))), 
            this.resume(), this.buffer();
          },
          gfmFootnoteCallString(e) {
            let t = this.getData("gfmFootnoteCallOrder"), n = this.getData("gfmFootnoteCallCounts");
            const i = (0, r.B)(this.sliceSerialize(e));
            let s;
            this.resume(), t || this.setData("gfmFootnoteCallOrder", t = []), n || this.setData("gfmFootnoteCallCounts", n = {});
            const o = t.indexOf(i), c = (0, a.Q)(i.toLowerCase());
            -1 === o ? (t.push(i), n[i] = 1, s = t.length) : (n[i]++, s = o + 1);
            const l = n[i];
            this.tag('<sup><a href="#' + u + "fn-" + c + '" id="' + u + "fnref-" + c + (l > 1 ? "-" + l : "") + '" data-footnote-ref="" aria-describedby="footnote-label">' + String(s) + "</a></sup>");
          },
          null() {
            const e = this.getData("gfmFootnoteCallOrder") || [], t = this.getData("gfmFootnoteCallCounts") || {}, r = this.getData("gfmFootnoteDefinitions") || {};
            let i = -1;
            for (e.length > 0 && (this.lineEndingIfNeeded(), this.tag('<section data-footnotes="" class="footnotes"><' + o + ' id="footnote-label"' + (c ? " " + c : "") + ">"), 
            this.raw(this.encode(n)), this.tag("</" + o + ">"), this.lineEndingIfNeeded(), this.tag("<ol>")); ++i < e.length; ) {
              const n = e[i], s = (0, a.Q)(n.toLowerCase());
              let o = 0;
              const c = [];
              for (;++o <= t[n]; ) c.push('<a href="#' + u + "fnref-" + s + (o > 1 ? "-" + o : "") + '" data-footnote-backref="" aria-label="' + this.encode("string" == typeof l ? l : l(i, o)) + '" class="data-footnote-backref">\u21a9' + (o > 1 ? "<sup>" + o + "</sup>" : "") + "</a>");
              const h = c.join(" ");
              let d = !1;
              this.lineEndingIfNeeded(), this.tag('<li id="' + u + "fn-" + s + '">'), this.lineEndingIfNeeded(), 
              this.tag(r[n].replace(/<\/p>(?:\r?\n|\r)?$/, function(e) {
                return d = !0, " " + h + e;
              })), d || (this.lineEndingIfNeeded(), this.tag(h)), this.lineEndingIfNeeded(), this.tag("</li>");
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
    var r = n(74520), a = n(52328), i = n(10401), s = n(20031);
    const o = {
      tokenize: function(e, t, n) {
        const r = this;
        return (0, a.N)(e, function(e) {
          const a = r.events[r.events.length - 1];
          return a && "gfmFootnoteDefinitionIndent" === a[1].type && 4 === a[2].sliceSerialize(a[1], !0).length ? t(e) : n(e);
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
      let a = r.events.length;
      const i = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
      let o;
      for (;a--; ) {
        const e = r.events[a][1];
        if ("labelImage" === e.type) {
          o = e;
          break;
        }
        if ("gfmFootnoteCall" === e.type || "labelLink" === e.type || "label" === e.type || "image" === e.type || "link" === e.type) break;
      }
      return function(a) {
        if (!o || !o._balanced) return n(a);
        const c = (0, s.B)(r.sliceSerialize({
          start: o.end,
          end: r.now()
        }));
        return 94 === c.codePointAt(0) && i.includes(c.slice(1)) ? (e.enter("gfmFootnoteCallLabelMarker"), 
        e.consume(a), e.exit("gfmFootnoteCallLabelMarker"), t(a)) : n(a);
      };
    }
    function resolveToPotentialGfmFootnoteCall(e, t) {
      let n, r = e.length;
      for (;r--; ) if ("labelImage" === e[r][1].type && "enter" === e[r][0]) {
        n = e[r][1];
        break;
      }
      e[r + 1][1].type = "data", e[r + 3][1].type = "gfmFootnoteCallLabelMarker";
      const a = {
        type: "gfmFootnoteCall",
        start: Object.assign({}, e[r + 3][1].start),
        end: Object.assign({}, e[e.length - 1][1].end)
      }, i = {
        type: "gfmFootnoteCallMarker",
        start: Object.assign({}, e[r + 3][1].end),
        end: Object.assign({}, e[r + 3][1].end)
      };
      i.end.column++, i.end.offset++, i.end._bufferIndex++;
      const s = {
        type: "gfmFootnoteCallString",
        start: Object.assign({}, i.end),
        end: Object.assign({}, e[e.length - 1][1].start)
      }, o = {
        type: "chunkString",
        contentType: "string",
        start: Object.assign({}, s.start),
        end: Object.assign({}, s.end)
      }, c = [ e[r + 1], e[r + 2], [ "enter", a, t ], e[r + 3], e[r + 4], [ "enter", i, t ], [ "exit", i, t ], [ "enter", s, t ], [ "enter", o, t ], [ "exit", o, t ], [ "exit", s, t ], e[e.length - 2], e[e.length - 1], [ "exit", a, t ] ];
      return e.splice(r, e.length - r + 1, ...c), e;
    }
    function tokenizeGfmFootnoteCall(e, t, n) {
      const r = this, a = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
      let o, c = 0;
      return function(t) {
        return e.enter("gfmFootnoteCall"), e.enter("gfmFootnoteCallLabelMarker"), e.consume(t), 
        e.exit("gfmFootnoteCallLabelMarker"), callStart;
      };
      function callStart(t) {
        return 94 !== t ? n(t) : (e.enter("gfmFootnoteCallMarker"), e.consume(t), e.exit("gfmFootnoteCallMarker"), 
        e.enter("gfmFootnoteCallString"), e.enter("chunkString").contentType = "string", 
        callData);
      }
      function callData(l) {
        if (c > 999 || 93 === l && !o || null === l || 91 === l || (0, i.Ee)(l)) return n(l);
        if (93 === l) {
          e.exit("chunkString");
          const i = e.exit("gfmFootnoteCallString");
          return a.includes((0, s.B)(r.sliceSerialize(i))) ? (e.enter("gfmFootnoteCallLabelMarker"), 
          e.consume(l), e.exit("gfmFootnoteCallLabelMarker"), e.exit("gfmFootnoteCall"), t) : n(l);
        }
        return (0, i.Ee)(l) || (o = !0), c++, e.consume(l), 92 === l ? callEscape : callData;
      }
      function callEscape(t) {
        return 91 === t || 92 === t || 93 === t ? (e.consume(t), c++, callData) : callData(t);
      }
    }
    function tokenizeDefinitionStart(e, t, n) {
      const r = this, o = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
      let c, l, u = 0;
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
        if (u > 999 || 93 === t && !l || null === t || 91 === t || (0, i.Ee)(t)) return n(t);
        if (93 === t) {
          e.exit("chunkString");
          const n = e.exit("gfmFootnoteDefinitionLabelString");
          return c = (0, s.B)(r.sliceSerialize(n)), e.enter("gfmFootnoteDefinitionLabelMarker"), 
          e.consume(t), e.exit("gfmFootnoteDefinitionLabelMarker"), e.exit("gfmFootnoteDefinitionLabel"), 
          labelAfter;
        }
        return (0, i.Ee)(t) || (l = !0), u++, e.consume(t), 92 === t ? labelEscape : labelInside;
      }
      function labelEscape(t) {
        return 91 === t || 92 === t || 93 === t ? (e.consume(t), u++, labelInside) : labelInside(t);
      }
      function labelAfter(t) {
        return 58 === t ? (e.enter("definitionMarker"), e.consume(t), e.exit("definitionMarker"), 
        o.includes(c) || o.push(c), (0, a.N)(e, whitespaceAfter, "gfmFootnoteDefinitionWhitespace")) : n(t);
      }
      function whitespaceAfter(e) {
        return t(e);
      }
    }
    function tokenizeDefinitionContinuation(e, t, n) {
      return e.check(r.B, t, e.attempt(o, t, n));
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
    var r = n(5254), a = n(64386), i = n(36728);
    function gfmStrikethrough(e) {
      let t = (e || {}).singleTilde;
      const n = {
        name: "strikethrough",
        tokenize: function(e, n, r) {
          const i = this.previous, s = this.events;
          let o = 0;
          return function(t) {
            return 126 === i && "characterEscape" !== s[s.length - 1][1].type ? r(t) : (e.enter("strikethroughSequenceTemporary"), 
            more(t));
          };
          function more(s) {
            const c = (0, a.S)(i);
            if (126 === s) return o > 1 ? r(s) : (e.consume(s), o++, more);
            if (o < 2 && !t) return r(s);
            const l = e.exit("strikethroughSequenceTemporary"), u = (0, a.S)(s);
            return l._open = !u || 2 === u && Boolean(c), l._close = !c || 2 === c && Boolean(u), 
            n(s);
          }
        },
        resolveAll: function(e, t) {
          let n = -1;
          for (;++n < e.length; ) if ("enter" === e[n][0] && "strikethroughSequenceTemporary" === e[n][1].type && e[n][1]._close) {
            let a = n;
            for (;a--; ) if ("exit" === e[a][0] && "strikethroughSequenceTemporary" === e[a][1].type && e[a][1]._open && e[n][1].end.offset - e[n][1].start.offset === e[a][1].end.offset - e[a][1].start.offset) {
              e[n][1].type = "strikethroughSequence", e[a][1].type = "strikethroughSequence";
              const s = {
                type: "strikethrough",
                start: Object.assign({}, e[a][1].start),
                end: Object.assign({}, e[n][1].end)
              }, o = {
                type: "strikethroughText",
                start: Object.assign({}, e[a][1].end),
                end: Object.assign({}, e[n][1].start)
              }, c = [ [ "enter", s, t ], [ "enter", e[a][1], t ], [ "exit", e[a][1], t ], [ "enter", o, t ] ], l = t.parser.constructs.insideSpan.null;
              l && (0, r.m)(c, c.length, 0, (0, i.W)(l, e.slice(a + 1, n), t)), (0, r.m)(c, c.length, 0, [ [ "exit", o, t ], [ "enter", e[n][1], t ], [ "exit", e[n][1], t ], [ "exit", s, t ] ]), 
              (0, r.m)(e, a - 1, n - a + 3, c), n = a + c.length - 2;
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
    var r = n(52328), a = n(10401);
    class EditMap {
      constructor() {
        this.map = [], this.index = new Map;
      }
      add(e, t, n) {
        !function(e, t, n, r) {
          if (0 === n && 0 === r.length) return;
          const a = e.index.get(t);
          if (a) return a[1] += n, void a[2].push(...r);
          const i = [ t, n, r ];
          e.map.push(i), e.index.set(t, i);
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
        const a = e[t];
        if (n) {
          if ("enter" === a[0]) "tableContent" === a[1].type && r.push("tableDelimiterMarker" === e[t + 1][1].type ? "left" : "none"); else if ("tableContent" === a[1].type) {
            if ("tableDelimiterMarker" === e[t - 1][1].type) {
              const e = r.length - 1;
              r[e] = "left" === r[e] ? "center" : "right";
            }
          } else if ("tableDelimiterRow" === a[1].type) break;
        } else "enter" === a[0] && "tableDelimiterRow" === a[1].type && (n = !0);
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
      const i = this;
      let s, o = 0, c = 0;
      return function(e) {
        let t = i.events.length - 1;
        for (;t > -1; ) {
          const {type: e} = i.events[t][1];
          if ("lineEnding" !== e && "linePrefix" !== e) break;
          t--;
        }
        const r = t > -1 ? i.events[t][1].type : null, a = "tableHead" === r || "tableRow" === r ? bodyRowStart : headRowBefore;
        return a === bodyRowStart && i.parser.lazy[i.now().line] ? n(e) : a(e);
      };
      function headRowBefore(t) {
        return e.enter("tableHead"), e.enter("tableRow"), function(e) {
          return 124 === e || (s = !0, c += 1), headRowBreak(e);
        }(t);
      }
      function headRowBreak(t) {
        return null === t ? n(t) : (0, a.HP)(t) ? c > 1 ? (c = 0, i.interrupt = !0, e.exit("tableRow"), 
        e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), headDelimiterStart) : n(t) : (0, 
        a.On)(t) ? (0, r.N)(e, headRowBreak, "whitespace")(t) : (c += 1, s && (s = !1, o += 1), 
        124 === t ? (e.enter("tableCellDivider"), e.consume(t), e.exit("tableCellDivider"), 
        s = !0, headRowBreak) : (e.enter("data"), headRowData(t)));
      }
      function headRowData(t) {
        return null === t || 124 === t || (0, a.Ee)(t) ? (e.exit("data"), headRowBreak(t)) : (e.consume(t), 
        92 === t ? headRowEscape : headRowData);
      }
      function headRowEscape(t) {
        return 92 === t || 124 === t ? (e.consume(t), headRowData) : headRowData(t);
      }
      function headDelimiterStart(t) {
        return i.interrupt = !1, i.parser.lazy[i.now().line] ? n(t) : (e.enter("tableDelimiterRow"), 
        s = !1, (0, a.On)(t) ? (0, r.N)(e, headDelimiterBefore, "linePrefix", i.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : headDelimiterBefore(t));
      }
      function headDelimiterBefore(t) {
        return 45 === t || 58 === t ? headDelimiterValueBefore(t) : 124 === t ? (s = !0, 
        e.enter("tableCellDivider"), e.consume(t), e.exit("tableCellDivider"), headDelimiterCellBefore) : headDelimiterNok(t);
      }
      function headDelimiterCellBefore(t) {
        return (0, a.On)(t) ? (0, r.N)(e, headDelimiterValueBefore, "whitespace")(t) : headDelimiterValueBefore(t);
      }
      function headDelimiterValueBefore(t) {
        return 58 === t ? (c += 1, s = !0, e.enter("tableDelimiterMarker"), e.consume(t), 
        e.exit("tableDelimiterMarker"), headDelimiterLeftAlignmentAfter) : 45 === t ? (c += 1, 
        headDelimiterLeftAlignmentAfter(t)) : null === t || (0, a.HP)(t) ? headDelimiterCellAfter(t) : headDelimiterNok(t);
      }
      function headDelimiterLeftAlignmentAfter(t) {
        return 45 === t ? (e.enter("tableDelimiterFiller"), headDelimiterFiller(t)) : headDelimiterNok(t);
      }
      function headDelimiterFiller(t) {
        return 45 === t ? (e.consume(t), headDelimiterFiller) : 58 === t ? (s = !0, e.exit("tableDelimiterFiller"), 
        e.enter("tableDelimiterMarker"), e.consume(t), e.exit("tableDelimiterMarker"), headDelimiterRightAlignmentAfter) : (e.exit("tableDelimiterFiller"), 
        headDelimiterRightAlignmentAfter(t));
      }
      function headDelimiterRightAlignmentAfter(t) {
        return (0, a.On)(t) ? (0, r.N)(e, headDelimiterCellAfter, "whitespace")(t) : headDelimiterCellAfter(t);
      }
      function headDelimiterCellAfter(n) {
        return 124 === n ? headDelimiterBefore(n) : (null === n || (0, a.HP)(n)) && s && o === c ? (e.exit("tableDelimiterRow"), 
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
        bodyRowBreak) : null === n || (0, a.HP)(n) ? (e.exit("tableRow"), t(n)) : (0, a.On)(n) ? (0, 
        r.N)(e, bodyRowBreak, "whitespace")(n) : (e.enter("data"), bodyRowData(n));
      }
      function bodyRowData(t) {
        return null === t || 124 === t || (0, a.Ee)(t) ? (e.exit("data"), bodyRowBreak(t)) : (e.consume(t), 
        92 === t ? bodyRowEscape : bodyRowData);
      }
      function bodyRowEscape(t) {
        return 92 === t || 124 === t ? (e.consume(t), bodyRowData) : bodyRowData(t);
      }
    }
    function resolveTable(e, t) {
      let n, r, a, i = -1, s = !0, o = 0, c = [ 0, 0, 0, 0 ], l = [ 0, 0, 0, 0 ], u = !1, h = 0;
      const d = new EditMap;
      for (;++i < e.length; ) {
        const E = e[i], T = E[1];
        "enter" === E[0] ? "tableHead" === T.type ? (u = !1, 0 !== h && (flushTableEnd(d, t, h, n, r), 
        r = void 0, h = 0), n = {
          type: "table",
          start: Object.assign({}, T.start),
          end: Object.assign({}, T.end)
        }, d.add(i, 0, [ [ "enter", n, t ] ])) : "tableRow" === T.type || "tableDelimiterRow" === T.type ? (s = !0, 
        a = void 0, c = [ 0, 0, 0, 0 ], l = [ 0, i + 1, 0, 0 ], u && (u = !1, r = {
          type: "tableBody",
          start: Object.assign({}, T.start),
          end: Object.assign({}, T.end)
        }, d.add(i, 0, [ [ "enter", r, t ] ])), o = "tableDelimiterRow" === T.type ? 2 : r ? 3 : 1) : !o || "data" !== T.type && "tableDelimiterMarker" !== T.type && "tableDelimiterFiller" !== T.type ? "tableCellDivider" === T.type && (s ? s = !1 : (0 !== c[1] && (l[0] = l[1], 
        a = flushCell(d, t, c, o, void 0, a)), c = l, l = [ c[1], i, 0, 0 ])) : (s = !1, 
        0 === l[2] && (0 !== c[1] && (l[0] = l[1], a = flushCell(d, t, c, o, void 0, a), 
        c = [ 0, 0, 0, 0 ]), l[2] = i)) : "tableHead" === T.type ? (u = !0, h = i) : "tableRow" === T.type || "tableDelimiterRow" === T.type ? (h = i, 
        0 !== c[1] ? (l[0] = l[1], a = flushCell(d, t, c, o, i, a)) : 0 !== l[1] && (a = flushCell(d, t, l, o, i, a)), 
        o = 0) : !o || "data" !== T.type && "tableDelimiterMarker" !== T.type && "tableDelimiterFiller" !== T.type || (l[3] = i);
      }
      for (0 !== h && flushTableEnd(d, t, h, n, r), d.consume(t.events), i = -1; ++i < t.events.length; ) {
        const e = t.events[i];
        "enter" === e[0] && "table" === e[1].type && (e[1]._align = gfmTableAlign(t.events, i));
      }
      return e;
    }
    function flushCell(e, t, n, r, a, i) {
      const s = 1 === r ? "tableHeader" : 2 === r ? "tableDelimiter" : "tableData";
      0 !== n[0] && (i.end = Object.assign({}, getPoint(t.events, n[0])), e.add(n[0], 0, [ [ "exit", i, t ] ]));
      const o = getPoint(t.events, n[1]);
      if (i = {
        type: s,
        start: Object.assign({}, o),
        end: Object.assign({}, o)
      }, e.add(n[1], 0, [ [ "enter", i, t ] ]), 0 !== n[2]) {
        const a = getPoint(t.events, n[2]), i = getPoint(t.events, n[3]), s = {
          type: "tableContent",
          start: Object.assign({}, a),
          end: Object.assign({}, i)
        };
        if (e.add(n[2], 0, [ [ "enter", s, t ] ]), 2 !== r) {
          const r = t.events[n[2]], a = t.events[n[3]];
          if (r[1].end = Object.assign({}, a[1].end), r[1].type = "chunkText", r[1].contentType = "text", 
          n[3] > n[2] + 1) {
            const t = n[2] + 1, r = n[3] - n[2] - 1;
            e.add(t, r, []);
          }
        }
        e.add(n[3] + 1, 0, [ [ "exit", s, t ] ]);
      }
      return void 0 !== a && (i.end = Object.assign({}, getPoint(t.events, a)), e.add(a, 0, [ [ "exit", i, t ] ]), 
      i = void 0), i;
    }
    function flushTableEnd(e, t, n, r, a) {
      const i = [], s = getPoint(t.events, n);
      a && (a.end = Object.assign({}, s), i.push([ "exit", a, t ])), r.end = Object.assign({}, s), 
      i.push([ "exit", r, t ]), e.add(n + 1, 0, i);
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
    var r = n(52328), a = n(10401);
    const i = {
      name: "tasklistCheck",
      tokenize: function(e, t, n) {
        const r = this;
        return function(t) {
          return null === r.previous && r._gfmTasklistFirstContentOfListItem ? (e.enter("taskListCheck"), 
          e.enter("taskListCheckMarker"), e.consume(t), e.exit("taskListCheckMarker"), inside) : n(t);
        };
        function inside(t) {
          return (0, a.Ee)(t) ? (e.enter("taskListCheckValueUnchecked"), e.consume(t), e.exit("taskListCheckValueUnchecked"), 
          close) : 88 === t || 120 === t ? (e.enter("taskListCheckValueChecked"), e.consume(t), 
          e.exit("taskListCheckValueChecked"), close) : n(t);
        }
        function close(t) {
          return 93 === t ? (e.enter("taskListCheckMarker"), e.consume(t), e.exit("taskListCheckMarker"), 
          e.exit("taskListCheck"), after) : n(t);
        }
        function after(r) {
          return (0, a.HP)(r) ? t(r) : (0, a.On)(r) ? e.check({
            tokenize: spaceThenNonSpace
          }, t, n)(r) : n(r);
        }
      }
    };
    function gfmTaskListItem() {
      return {
        text: {
          91: i
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
    function factorySpace(e, t, n, a) {
      const i = a ? a - 1 : 1 / 0;
      let s = 0;
      return function(a) {
        return (0, r.On)(a) ? (e.enter(n), prefix(a)) : t(a);
      };
      function prefix(a) {
        return (0, r.On)(a) && s++ < i ? (e.consume(a), prefix) : (e.exit(n), t(a));
      }
    }
    function factorySpaceMinMax(e, t, n, a, i, s) {
      let o = 0;
      return function(t) {
        return s > 0 && (0, r.On)(t) ? (e.enter(a), prefix(t)) : after(t);
      };
      function prefix(t) {
        return (0, r.On)(t) && o < s ? (e.consume(t), o++, prefix) : (e.exit(a), after(t));
      }
      function after(e) {
        return o >= i ? t(e) : n(e);
      }
    }
  }),
  10401: (function(e, t, n) {
    n.d(t, {
      BM: () => s,
      CW: () => r,
      Ee: () => markdownLineEndingOrSpace,
      HP: () => markdownLineEnding,
      JQ: () => asciiControl,
      Ny: () => u,
      On: () => markdownSpace,
      cx: () => i,
      es: () => l,
      lV: () => a,
      ok: () => o,
      ol: () => c
    });
    const r = regexCheck(/[A-Za-z]/), a = regexCheck(/[\dA-Za-z]/), i = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
    function asciiControl(e) {
      return null !== e && (e < 32 || 127 === e);
    }
    const s = regexCheck(/\d/), o = regexCheck(/[\dA-Fa-f]/), c = regexCheck(/[!-/:-@[-`{-~]/);
    function markdownLineEnding(e) {
      return null !== e && e < -2;
    }
    function markdownLineEndingOrSpace(e) {
      return null !== e && (e < 0 || 32 === e);
    }
    function markdownSpace(e) {
      return -2 === e || -1 === e || 32 === e;
    }
    const l = regexCheck(/\p{P}|\p{S}/u), u = regexCheck(/\s/);
    function regexCheck(e) {
      return function(t) {
        return null !== t && t > -1 && e.test(String.fromCharCode(t));
      };
    }
  }),
  5254: (function(e, t, n) {
    function splice(e, t, n, r) {
      const a = e.length;
      let i, s = 0;
      if (t = t < 0 ? -t > a ? 0 : a + t : t > a ? a : t, n = n > 0 ? n : 0, r.length < 1e4) i = Array.from(r), 
      i.unshift(t, n), e.splice(...i); else for (n && e.splice(t, n); s < r.length; ) i = r.slice(s, s + 1e4), 
      i.unshift(t, 0), e.splice(...i), s += 1e4, t += 1e4;
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
    const a = {}.hasOwnProperty;
    function combineExtensions(e) {
      const t = {};
      let n = -1;
      for (;++n < e.length; ) syntaxExtension(t, e[n]);
      return t;
    }
    function syntaxExtension(e, t) {
      let n;
      for (n in t) {
        const r = (a.call(e, n) ? e[n] : void 0) || (e[n] = {}), i = t[n];
        let s;
        if (i) for (s in i) {
          a.call(r, s) || (r[s] = []);
          const e = i[s];
          constructs(r[s], Array.isArray(e) ? e : e ? [ e ] : []);
        }
      }
    }
    function constructs(e, t) {
      let n = -1;
      const a = [];
      for (;++n < t.length; ) ("after" === t[n].add ? e : a).push(t[n]);
      (0, r.m)(e, 0, 0, a);
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
        const r = (a.call(e, n) ? e[n] : void 0) || (e[n] = {}), i = t[n];
        let s;
        if (i) for (s in i) r[s] = i[s];
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
      let a = -1;
      for (;++a < e.length; ) {
        const i = e[a].resolveAll;
        i && !r.includes(i) && (t = i(t, n), r.push(i));
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
    var r = n(10401), a = n(32060);
    function sanitizeUri(e, t) {
      const n = (0, a.l)(function(e) {
        const t = [];
        let n = -1, a = 0, i = 0;
        for (;++n < e.length; ) {
          const s = e.charCodeAt(n);
          let o = "";
          if (37 === s && (0, r.lV)(e.charCodeAt(n + 1)) && (0, r.lV)(e.charCodeAt(n + 2))) i = 2; else if (s < 128) /[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(s)) || (o = String.fromCharCode(s)); else if (s > 55295 && s < 57344) {
            const t = e.charCodeAt(n + 1);
            s < 56320 && t > 56319 && t < 57344 ? (o = String.fromCharCode(s, t), i = 1) : o = "\ufffd";
          } else o = String.fromCharCode(s);
          o && (t.push(e.slice(a, n), encodeURIComponent(o)), a = n + i + 1, o = ""), i && (n += i, 
          i = 0);
        }
        return t.join("") + e.slice(a);
      }(e || ""));
      if (!t) return n;
      const i = n.indexOf(":"), s = n.indexOf("?"), o = n.indexOf("#"), c = n.indexOf("/");
      return i < 0 || c > -1 && i > c || s > -1 && i > s || o > -1 && i > o || t.test(n.slice(0, i)) ? n : "";
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
        const a = this.right.splice(this.right.length - r, Number.POSITIVE_INFINITY);
        return n && chunkedPush(this.left, n), a.reverse();
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
      let n, a, i, s, o, c, l, u = -1;
      const h = new SpliceBuffer(e);
      for (;++u < h.length; ) {
        for (;u in t; ) u = t[u];
        if (n = h.get(u), u && "chunkFlow" === n[1].type && "listItemPrefix" === h.get(u - 1)[1].type && (c = n[1]._tokenizer.events, 
        i = 0, i < c.length && "lineEndingBlank" === c[i][1].type && (i += 2), i < c.length && "content" === c[i][1].type)) for (;++i < c.length && "content" !== c[i][1].type; ) "chunkText" === c[i][1].type && (c[i][1]._isInFirstContentOfListItem = !0, 
        i++);
        if ("enter" === n[0]) n[1].contentType && (Object.assign(t, subcontent(h, u)), u = t[u], 
        l = !0); else if (n[1]._container) {
          for (i = u, a = void 0; i--; ) if (s = h.get(i), "lineEnding" === s[1].type || "lineEndingBlank" === s[1].type) "enter" === s[0] && (a && (h.get(a)[1].type = "lineEndingBlank"), 
          s[1].type = "lineEnding", a = i); else if ("linePrefix" !== s[1].type && "listItemIndent" !== s[1].type) break;
          a && (n[1].end = {
            ...h.get(a)[1].start
          }, o = h.slice(a, u), o.unshift(n), h.splice(a, u - a + 1, o));
        }
      }
      return (0, r.m)(e, 0, Number.POSITIVE_INFINITY, h.slice(0)), !l;
    }
    function subcontent(e, t) {
      const n = e.get(t)[1], r = e.get(t)[2];
      let a = t - 1;
      const i = [];
      let s = n._tokenizer;
      s || (s = r.parser[n.contentType](n.start), n._contentTypeTextTrailing && (s._contentTypeTextTrailing = !0));
      const o = s.events, c = [], l = {};
      let u, h, d = -1, E = n, T = 0, m = 0;
      const p = [ m ];
      for (;E; ) {
        for (;e.get(++a)[1] !== E; ) ;
        i.push(a), E._tokenizer || (u = r.sliceStream(E), E.next || u.push(null), h && s.defineSkip(E.start), 
        E._isInFirstContentOfListItem && (s._gfmTasklistFirstContentOfListItem = !0), s.write(u), 
        E._isInFirstContentOfListItem && (s._gfmTasklistFirstContentOfListItem = void 0)), 
        h = E, E = E.next;
      }
      for (E = n; ++d < o.length; ) "exit" === o[d][0] && "enter" === o[d - 1][0] && o[d][1].type === o[d - 1][1].type && o[d][1].start.line !== o[d][1].end.line && (m = d + 1, 
      p.push(m), E._tokenizer = void 0, E.previous = void 0, E = E.next);
      for (s.events = [], E ? (E._tokenizer = void 0, E.previous = void 0) : p.pop(), 
      d = p.length; d--; ) {
        const t = o.slice(p[d], p[d + 1]), n = i.pop();
        c.push([ n, n + t.length - 1 ]), e.splice(n, 2, t);
      }
      for (c.reverse(), d = -1; ++d < c.length; ) l[T + c[d][0]] = T + c[d][1], T += c[d][1] - c[d][0] - 1;
      return l;
    }
  }),
  77549: (function(e, t, n) {
    n.d(t, {
      yt: () => micromark
    });
    var r = n(37126), a = n(5254), i = n(96792), s = n(33988), o = n(32060), c = n(20031), l = n(26402);
    const u = {}.hasOwnProperty, h = /^(https?|ircs?|mailto|xmpp)$/i, d = /^https?$/i;
    var E = n(19627), T = n(45387), m = n(82192);
    function micromark(e, t, n) {
      return "string" != typeof t && (n = t, t = void 0), function(e) {
        const t = e || {};
        let n = !0;
        const E = {}, T = [ [] ], m = [], p = [], f = {
          enter: {
            blockQuote: function() {
              p.push(!1), lineEndingIfNeeded(), tag("<blockquote>");
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
              buffer(), m.push({});
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
              m.push({
                image: !0
              }), n = void 0;
            },
            label: buffer,
            link: function() {
              m.push({});
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
              p.push(!e._loose), lineEndingIfNeeded(), tag("<ol"), setData("expectFirstItem", !0);
            },
            listUnordered: function(e) {
              p.push(!e._loose), lineEndingIfNeeded(), tag("<ul"), setData("expectFirstItem", !0);
            },
            paragraph: function() {
              p[p.length - 1] || (lineEndingIfNeeded(), tag("<p>")), setData("slurpAllLineEndings");
            },
            reference: buffer,
            resource: function() {
              buffer(), m[m.length - 1].destination = "";
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
              tag('<a href="' + (0, l.Q)("mailto:" + t) + '">'), raw(encode(t)), tag("</a>");
            },
            autolinkProtocol: function(e) {
              const n = this.sliceSerialize(e);
              tag('<a href="' + (0, l.Q)(n, t.allowDangerousProtocol ? void 0 : h) + '">'), raw(encode(n)), 
              tag("</a>");
            },
            blockQuote: function() {
              p.pop(), lineEndingIfNeeded(), tag("</blockquote>"), setData("slurpAllLineEndings");
            },
            characterEscapeValue: onexitdata,
            characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
            characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
            characterReferenceValue: function(e) {
              const t = this.sliceSerialize(e);
              raw(encode(getData("characterReferenceType") ? (0, s.C)(t, "characterReferenceMarkerNumeric" === getData("characterReferenceType") ? 10 : 16) : (0, 
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
              const e = m[m.length - 1], t = (0, c.B)(e.labelId);
              resume(), u.call(E, t) || (E[t] = m[m.length - 1]), m.pop();
            },
            definitionDestinationString: function() {
              m[m.length - 1].destination = resume(), setData("ignoreEncode");
            },
            definitionLabelString: function(e) {
              resume(), m[m.length - 1].labelId = this.sliceSerialize(e);
            },
            definitionTitleString: function() {
              m[m.length - 1].title = resume();
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
              m[m.length - 1].label = resume();
            },
            labelText: function(e) {
              m[m.length - 1].labelId = this.sliceSerialize(e);
            },
            lineEnding: function(e) {
              getData("slurpAllLineEndings") || (getData("slurpOneLineEnding") ? setData("slurpOneLineEnding") : getData("inCodeText") ? raw(" ") : raw(encode(this.sliceSerialize(e))));
            },
            link: onexitmedia,
            listOrdered: function() {
              onexitlistitem(), p.pop(), lineEnding(), tag("</ol>");
            },
            listUnordered: function() {
              onexitlistitem(), p.pop(), lineEnding(), tag("</ul>");
            },
            paragraph: function() {
              p[p.length - 1] ? setData("slurpAllLineEndings", !0) : tag("</p>");
            },
            reference: onresumedrop,
            referenceString: function(e) {
              m[m.length - 1].referenceId = this.sliceSerialize(e);
            },
            resource: onresumedrop,
            resourceDestinationString: function() {
              m[m.length - 1].destination = resume(), setData("ignoreEncode");
            },
            resourceTitleString: function() {
              m[m.length - 1].title = resume();
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
        }, A = (0, i.v)([ f, ...t.htmlExtensions || [] ]), g = {
          definitions: E,
          tightStack: p
        }, _ = {
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
        let I = t.defaultLineEnding;
        return function(e) {
          let t = -1, n = 0;
          const r = [];
          let i = [], s = [];
          for (;++t < e.length; ) I || "lineEnding" !== e[t][1].type && "lineEndingBlank" !== e[t][1].type || (I = e[t][2].sliceSerialize(e[t][1])), 
          "listOrdered" !== e[t][1].type && "listUnordered" !== e[t][1].type || ("enter" === e[t][0] ? r.push(t) : prepareList(e.slice(r.pop(), t))), 
          "definition" === e[t][1].type && ("enter" === e[t][0] ? (s = (0, a.V)(s, e.slice(n, t)), 
          n = t) : (i = (0, a.V)(i, e.slice(n, t + 1)), n = t + 1));
          i = (0, a.V)(i, s), i = (0, a.V)(i, e.slice(n)), t = -1;
          const o = i;
          for (A.enter.null && A.enter.null.call(_); ++t < e.length; ) {
            const e = A[o[t][0]], n = o[t][1].type, r = e[n];
            u.call(e, n) && r && r.call({
              sliceSerialize: o[t][2].sliceSerialize,
              ..._
            }, o[t][1]);
          }
          return A.exit.null && A.exit.null.call(_), T[0].join("");
        };
        function prepareList(e) {
          const t = e.length;
          let n, r = 0, a = 0, i = !1;
          for (;++r < t; ) {
            const t = e[r];
            if (t[1]._container) n = void 0, "enter" === t[0] ? a++ : a--; else switch (t[1].type) {
             case "listItemPrefix":
              "exit" === t[0] && (n = !0);
              break;

             case "linePrefix":
              break;

             case "lineEndingBlank":
              "enter" !== t[0] || a || (n ? n = void 0 : i = !0);
              break;

             default:
              n = void 0;
            }
          }
          e[0][1]._loose = i;
        }
        function setData(e, t) {
          g[e] = t;
        }
        function getData(e) {
          return g[e];
        }
        function buffer() {
          T.push([]);
        }
        function resume() {
          return T.pop().join("");
        }
        function tag(e) {
          n && (setData("lastWasTag", !0), T[T.length - 1].push(e));
        }
        function raw(e) {
          setData("lastWasTag"), T[T.length - 1].push(e);
        }
        function lineEnding() {
          raw(I || "\n");
        }
        function lineEndingIfNeeded() {
          const e = T[T.length - 1], t = e[e.length - 1], n = t ? t.charCodeAt(t.length - 1) : null;
          10 !== n && 13 !== n && null !== n && lineEnding();
        }
        function encode(e) {
          return getData("ignoreEncode") ? e : (0, o.l)(e);
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
          void 0 !== e && e < 2 && g.tightStack.length > 0 && !getData("lastWasTag") && lineEnding(), 
          getData("flowCodeSeenData") && lineEndingIfNeeded(), tag("</code></pre>"), void 0 !== e && e < 2 && lineEndingIfNeeded(), 
          setData("flowCodeSeenData"), setData("fencesCount"), setData("slurpOneLineEnding");
        }
        function onexitmedia() {
          let e = m.length - 1;
          const r = m[e], a = r.referenceId || r.labelId, i = void 0 === r.destination ? E[(0, 
          c.B)(a)] : r;
          for (n = !0; e--; ) if (m[e].image) {
            n = void 0;
            break;
          }
          r.image ? (tag('<img src="' + (0, l.Q)(i.destination, t.allowDangerousProtocol ? void 0 : d) + '" alt="'), 
          raw(r.label), tag('"')) : tag('<a href="' + (0, l.Q)(i.destination, t.allowDangerousProtocol ? void 0 : h) + '"'), 
          tag(i.title ? ' title="' + i.title + '"' : ""), r.image ? tag(" />") : (tag(">"), 
          raw(r.label), tag("</a>")), m.pop();
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
      }(n)((0, T._)((0, E.q)(n).document().write((0, m.v)()(e, t, !0))));
    }
  }),
  19627: (function(e, t, n) {
    n.d(t, {
      q: () => parse
    });
    var r = {};
    n.r(r), n.d(r, {
      attentionMarkers: () => oe,
      contentInitial: () => te,
      disable: () => ce,
      document: () => ee,
      flow: () => re,
      flowInitial: () => ne,
      insideSpan: () => se,
      string: () => ae,
      text: () => ie
    });
    var a = n(96792), i = n(52328), s = n(10401);
    const o = {
      tokenize: function(e) {
        const t = e.attempt(this.parser.constructs.contentInitial, function(n) {
          if (null !== n) return e.enter("lineEnding"), e.consume(n), e.exit("lineEnding"), 
          (0, i.N)(e, t, "linePrefix");
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
          s.HP)(t) ? (e.consume(t), e.exit("chunkText"), lineStart) : (e.consume(t), data);
        }
      }
    };
    var c = n(5254);
    const l = {
      tokenize: function(e) {
        const t = this, n = [];
        let r, a, i, o = 0;
        return start;
        function start(r) {
          if (o < n.length) {
            const a = n[o];
            return t.containerState = a[1], e.attempt(a[0].continuation, documentContinue, checkNewContainers)(r);
          }
          return checkNewContainers(r);
        }
        function documentContinue(e) {
          if (o++, t.containerState._closeFlow) {
            t.containerState._closeFlow = void 0, r && closeFlow();
            const n = t.events.length;
            let a, i = n;
            for (;i--; ) if ("exit" === t.events[i][0] && "chunkFlow" === t.events[i][1].type) {
              a = t.events[i][1].end;
              break;
            }
            exitContainers(o);
            let s = n;
            for (;s < t.events.length; ) t.events[s][1].end = {
              ...a
            }, s++;
            return (0, c.m)(t.events, i + 1, 0, t.events.slice(n)), t.events.length = s, checkNewContainers(e);
          }
          return start(e);
        }
        function checkNewContainers(a) {
          if (o === n.length) {
            if (!r) return documentContinued(a);
            if (r.currentConstruct && r.currentConstruct.concrete) return flowStart(a);
            t.interrupt = Boolean(r.currentConstruct && !r._gfmTableDynamicInterruptHack);
          }
          return t.containerState = {}, e.check(u, thereIsANewContainer, thereIsNoNewContainer)(a);
        }
        function thereIsANewContainer(e) {
          return r && closeFlow(), exitContainers(o), documentContinued(e);
        }
        function thereIsNoNewContainer(e) {
          return t.parser.lazy[t.now().line] = o !== n.length, i = t.now().offset, flowStart(e);
        }
        function documentContinued(n) {
          return t.containerState = {}, e.attempt(u, containerContinue, flowStart)(n);
        }
        function containerContinue(e) {
          return o++, n.push([ t.currentConstruct, t.containerState ]), documentContinued(e);
        }
        function flowStart(n) {
          return null === n ? (r && closeFlow(), exitContainers(0), void e.consume(n)) : (r = r || t.parser.flow(t.now()), 
          e.enter("chunkFlow", {
            _tokenizer: r,
            contentType: "flow",
            previous: a
          }), flowContinue(n));
        }
        function flowContinue(n) {
          return null === n ? (writeToChild(e.exit("chunkFlow"), !0), exitContainers(0), void e.consume(n)) : (0, 
          s.HP)(n) ? (e.consume(n), writeToChild(e.exit("chunkFlow")), o = 0, t.interrupt = void 0, 
          start) : (e.consume(n), flowContinue);
        }
        function writeToChild(e, n) {
          const s = t.sliceStream(e);
          if (n && s.push(null), e.previous = a, a && (a.next = e), a = e, r.defineSkip(e.start), 
          r.write(s), t.parser.lazy[e.start.line]) {
            let e = r.events.length;
            for (;e--; ) if (r.events[e][1].start.offset < i && (!r.events[e][1].end || r.events[e][1].end.offset > i)) return;
            const n = t.events.length;
            let a, s, l = n;
            for (;l--; ) if ("exit" === t.events[l][0] && "chunkFlow" === t.events[l][1].type) {
              if (a) {
                s = t.events[l][1].end;
                break;
              }
              a = !0;
            }
            for (exitContainers(o), e = n; e < t.events.length; ) t.events[e][1].end = {
              ...s
            }, e++;
            (0, c.m)(t.events, l + 1, 0, t.events.slice(n)), t.events.length = e;
          }
        }
        function exitContainers(r) {
          let a = n.length;
          for (;a-- > r; ) {
            const r = n[a];
            t.containerState = r[1], r[0].exit.call(t, e);
          }
          n.length = r;
        }
        function closeFlow() {
          r.write([ null ]), a = void 0, r = void 0, t.containerState._closeFlow = void 0;
        }
      }
    }, u = {
      tokenize: function(e, t, n) {
        return (0, i.N)(e, e.attempt(this.parser.constructs.document, t, n), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4);
      }
    };
    var h = n(74520), d = n(5586);
    const E = {
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
          return null === t ? contentEnd(t) : (0, s.HP)(t) ? e.check(T, contentContinue, contentEnd)(t) : (e.consume(t), 
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
    }, T = {
      partial: !0,
      tokenize: function(e, t, n) {
        const r = this;
        return function(t) {
          return e.exit("chunkContent"), e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), 
          (0, i.N)(e, prefixed, "linePrefix");
        };
        function prefixed(a) {
          if (null === a || (0, s.HP)(a)) return n(a);
          const i = r.events[r.events.length - 1];
          return !r.parser.constructs.disable.null.includes("codeIndented") && i && "linePrefix" === i[1].type && i[2].sliceSerialize(i[1], !0).length >= 4 ? t(a) : e.interrupt(r.parser.constructs.flow, n, t)(a);
        }
      }
    }, m = {
      tokenize: function(e) {
        const t = this, n = e.attempt(h.B, function(r) {
          if (null !== r) return e.enter("lineEndingBlank"), e.consume(r), e.exit("lineEndingBlank"), 
          t.currentConstruct = void 0, n;
          e.consume(r);
        }, e.attempt(this.parser.constructs.flowInitial, afterConstruct, (0, i.N)(e, e.attempt(this.parser.constructs.flow, afterConstruct, e.attempt(E, afterConstruct)), "linePrefix")));
        return n;
        function afterConstruct(r) {
          if (null !== r) return e.enter("lineEnding"), e.consume(r), e.exit("lineEnding"), 
          t.currentConstruct = void 0, n;
          e.consume(r);
        }
      }
    }, p = {
      resolveAll: createResolver()
    }, f = initializeFactory("string"), A = initializeFactory("text");
    function initializeFactory(e) {
      return {
        resolveAll: createResolver("text" === e ? resolveAllLineSuffixes : void 0),
        tokenize: function(t) {
          const n = this, r = this.parser.constructs[e], a = t.attempt(r, start, notText);
          return start;
          function start(e) {
            return atBreak(e) ? a(e) : notText(e);
          }
          function notText(e) {
            if (null !== e) return t.enter("data"), t.consume(e), data;
            t.consume(e);
          }
          function data(e) {
            return atBreak(e) ? (t.exit("data"), a(e)) : (t.consume(e), data);
          }
          function atBreak(e) {
            if (null === e) return !0;
            const t = r[e];
            let a = -1;
            if (t) for (;++a < t.length; ) {
              const e = t[a];
              if (!e.previous || e.previous.call(n, n.previous)) return !0;
            }
            return !1;
          }
        }
      };
    }
    function createResolver(e) {
      return function(t, n) {
        let r, a = -1;
        for (;++a <= t.length; ) void 0 === r ? t[a] && "data" === t[a][1].type && (r = a, 
        a++) : t[a] && "data" === t[a][1].type || (a !== r + 2 && (t[r][1].end = t[a - 1][1].end, 
        t.splice(r + 2, a - r - 2), a = r + 2), r = void 0);
        return e ? e(t, n) : t;
      };
    }
    function resolveAllLineSuffixes(e, t) {
      let n = 0;
      for (;++n <= e.length; ) if ((n === e.length || "lineEnding" === e[n][1].type) && "data" === e[n - 1][1].type) {
        const r = e[n - 1][1], a = t.sliceStream(r);
        let i, s = a.length, o = -1, c = 0;
        for (;s--; ) {
          const e = a[s];
          if ("string" == typeof e) {
            for (o = e.length; 32 === e.charCodeAt(o - 1); ) c++, o--;
            if (o) break;
            o = -1;
          } else if (-2 === e) i = !0, c++; else if (-1 !== e) {
            s++;
            break;
          }
        }
        if (t._contentTypeTextTrailing && n === e.length && (c = 0), c) {
          const a = {
            type: n === e.length || i || c < 2 ? "lineSuffix" : "hardBreakTrailing",
            start: {
              _bufferIndex: s ? o : r.start._bufferIndex + o,
              _index: r.start._index + s,
              line: r.end.line,
              column: r.end.column - c,
              offset: r.end.offset - c
            },
            end: {
              ...r.end
            }
          };
          r.end = {
            ...a.start
          }, r.start.offset === r.end.offset ? Object.assign(r, a) : (e.splice(n, 0, [ "enter", a, t ], [ "exit", a, t ]), 
          n += 2);
        }
        n++;
      }
      return e;
    }
    const g = {
      name: "thematicBreak",
      tokenize: function(e, t, n) {
        let r, a = 0;
        return function(t) {
          return e.enter("thematicBreak"), function(e) {
            return r = e, atBreak(e);
          }(t);
        };
        function atBreak(i) {
          return i === r ? (e.enter("thematicBreakSequence"), sequence(i)) : a >= 3 && (null === i || (0, 
          s.HP)(i)) ? (e.exit("thematicBreak"), t(i)) : n(i);
        }
        function sequence(t) {
          return t === r ? (e.consume(t), a++, sequence) : (e.exit("thematicBreakSequence"), 
          (0, s.On)(t) ? (0, i.N)(e, atBreak, "whitespace")(t) : atBreak(t));
        }
      }
    }, _ = {
      continuation: {
        tokenize: function(e, t, n) {
          const r = this;
          return r.containerState._closeFlow = void 0, e.check(h.B, function(n) {
            return r.containerState.furtherBlankLines = r.containerState.furtherBlankLines || r.containerState.initialBlankLine, 
            (0, i.N)(e, t, "listItemIndent", r.containerState.size + 1)(n);
          }, function(n) {
            return r.containerState.furtherBlankLines || !(0, s.On)(n) ? (r.containerState.furtherBlankLines = void 0, 
            r.containerState.initialBlankLine = void 0, notInCurrentItem(n)) : (r.containerState.furtherBlankLines = void 0, 
            r.containerState.initialBlankLine = void 0, e.attempt(R, t, notInCurrentItem)(n));
          });
          function notInCurrentItem(a) {
            return r.containerState._closeFlow = !0, r.interrupt = void 0, (0, i.N)(e, e.attempt(_, t, n), "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(a);
          }
        }
      },
      exit: function(e) {
        e.exit(this.containerState.type);
      },
      name: "list",
      tokenize: function(e, t, n) {
        const r = this, a = r.events[r.events.length - 1];
        let i = a && "linePrefix" === a[1].type ? a[2].sliceSerialize(a[1], !0).length : 0, o = 0;
        return function(t) {
          const a = r.containerState.type || (42 === t || 43 === t || 45 === t ? "listUnordered" : "listOrdered");
          if ("listUnordered" === a ? !r.containerState.marker || t === r.containerState.marker : (0, 
          s.BM)(t)) {
            if (r.containerState.type || (r.containerState.type = a, e.enter(a, {
              _container: !0
            })), "listUnordered" === a) return e.enter("listItemPrefix"), 42 === t || 45 === t ? e.check(g, n, atMarker)(t) : atMarker(t);
            if (!r.interrupt || 49 === t) return e.enter("listItemPrefix"), e.enter("listItemValue"), 
            inside(t);
          }
          return n(t);
        };
        function inside(t) {
          return (0, s.BM)(t) && ++o < 10 ? (e.consume(t), inside) : (!r.interrupt || o < 2) && (r.containerState.marker ? t === r.containerState.marker : 41 === t || 46 === t) ? (e.exit("listItemValue"), 
          atMarker(t)) : n(t);
        }
        function atMarker(t) {
          return e.enter("listItemMarker"), e.consume(t), e.exit("listItemMarker"), r.containerState.marker = r.containerState.marker || t, 
          e.check(h.B, r.interrupt ? n : onBlank, e.attempt(I, endOfPrefix, otherPrefix));
        }
        function onBlank(e) {
          return r.containerState.initialBlankLine = !0, i++, endOfPrefix(e);
        }
        function otherPrefix(t) {
          return (0, s.On)(t) ? (e.enter("listItemPrefixWhitespace"), e.consume(t), e.exit("listItemPrefixWhitespace"), 
          endOfPrefix) : n(t);
        }
        function endOfPrefix(n) {
          return r.containerState.size = i + r.sliceSerialize(e.exit("listItemPrefix"), !0).length, 
          t(n);
        }
      }
    }, I = {
      partial: !0,
      tokenize: function(e, t, n) {
        const r = this;
        return (0, i.N)(e, function(e) {
          const a = r.events[r.events.length - 1];
          return !(0, s.On)(e) && a && "listItemPrefixWhitespace" === a[1].type ? t(e) : n(e);
        }, "listItemPrefixWhitespace", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 5);
      }
    }, R = {
      partial: !0,
      tokenize: function(e, t, n) {
        const r = this;
        return (0, i.N)(e, function(e) {
          const a = r.events[r.events.length - 1];
          return a && "listItemIndent" === a[1].type && a[2].sliceSerialize(a[1], !0).length === r.containerState.size ? t(e) : n(e);
        }, "listItemIndent", r.containerState.size + 1);
      }
    }, N = {
      continuation: {
        tokenize: function(e, t, n) {
          const r = this;
          return function(t) {
            return (0, s.On)(t) ? (0, i.N)(e, contBefore, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : contBefore(t);
          };
          function contBefore(r) {
            return e.attempt(N, t, n)(r);
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
          return (0, s.On)(n) ? (e.enter("blockQuotePrefixWhitespace"), e.consume(n), e.exit("blockQuotePrefixWhitespace"), 
          e.exit("blockQuotePrefix"), t) : (e.exit("blockQuotePrefix"), t(n));
        }
      }
    };
    function factoryDestination(e, t, n, r, a, i, o, c, l) {
      const u = l || Number.POSITIVE_INFINITY;
      let h = 0;
      return function(t) {
        return 60 === t ? (e.enter(r), e.enter(a), e.enter(i), e.consume(t), e.exit(i), 
        enclosedBefore) : null === t || 32 === t || 41 === t || (0, s.JQ)(t) ? n(t) : (e.enter(r), 
        e.enter(o), e.enter(c), e.enter("chunkString", {
          contentType: "string"
        }), raw(t));
      };
      function enclosedBefore(n) {
        return 62 === n ? (e.enter(i), e.consume(n), e.exit(i), e.exit(a), e.exit(r), t) : (e.enter(c), 
        e.enter("chunkString", {
          contentType: "string"
        }), enclosed(n));
      }
      function enclosed(t) {
        return 62 === t ? (e.exit("chunkString"), e.exit(c), enclosedBefore(t)) : null === t || 60 === t || (0, 
        s.HP)(t) ? n(t) : (e.consume(t), 92 === t ? enclosedEscape : enclosed);
      }
      function enclosedEscape(t) {
        return 60 === t || 62 === t || 92 === t ? (e.consume(t), enclosed) : enclosed(t);
      }
      function raw(a) {
        return h || null !== a && 41 !== a && !(0, s.Ee)(a) ? h < u && 40 === a ? (e.consume(a), 
        h++, raw) : 41 === a ? (e.consume(a), h--, raw) : null === a || 32 === a || 40 === a || (0, 
        s.JQ)(a) ? n(a) : (e.consume(a), 92 === a ? rawEscape : raw) : (e.exit("chunkString"), 
        e.exit(c), e.exit(o), e.exit(r), t(a));
      }
      function rawEscape(t) {
        return 40 === t || 41 === t || 92 === t ? (e.consume(t), raw) : raw(t);
      }
    }
    function factoryLabel(e, t, n, r, a, i) {
      const o = this;
      let c, l = 0;
      return function(t) {
        return e.enter(r), e.enter(a), e.consume(t), e.exit(a), e.enter(i), atBreak;
      };
      function atBreak(u) {
        return l > 999 || null === u || 91 === u || 93 === u && !c || 94 === u && !l && "_hiddenFootnoteSupport" in o.parser.constructs ? n(u) : 93 === u ? (e.exit(i), 
        e.enter(a), e.consume(u), e.exit(a), e.exit(r), t) : (0, s.HP)(u) ? (e.enter("lineEnding"), 
        e.consume(u), e.exit("lineEnding"), atBreak) : (e.enter("chunkString", {
          contentType: "string"
        }), labelInside(u));
      }
      function labelInside(t) {
        return null === t || 91 === t || 93 === t || (0, s.HP)(t) || l++ > 999 ? (e.exit("chunkString"), 
        atBreak(t)) : (e.consume(t), c || (c = !(0, s.On)(t)), 92 === t ? labelEscape : labelInside);
      }
      function labelEscape(t) {
        return 91 === t || 92 === t || 93 === t ? (e.consume(t), l++, labelInside) : labelInside(t);
      }
    }
    function factoryTitle(e, t, n, r, a, o) {
      let c;
      return function(t) {
        return 34 === t || 39 === t || 40 === t ? (e.enter(r), e.enter(a), e.consume(t), 
        e.exit(a), c = 40 === t ? 41 : t, begin) : n(t);
      };
      function begin(n) {
        return n === c ? (e.enter(a), e.consume(n), e.exit(a), e.exit(r), t) : (e.enter(o), 
        atBreak(n));
      }
      function atBreak(t) {
        return t === c ? (e.exit(o), begin(c)) : null === t ? n(t) : (0, s.HP)(t) ? (e.enter("lineEnding"), 
        e.consume(t), e.exit("lineEnding"), (0, i.N)(e, atBreak, "linePrefix")) : (e.enter("chunkString", {
          contentType: "string"
        }), inside(t));
      }
      function inside(t) {
        return t === c || null === t || (0, s.HP)(t) ? (e.exit("chunkString"), atBreak(t)) : (e.consume(t), 
        92 === t ? escape : inside);
      }
      function escape(t) {
        return t === c || 92 === t ? (e.consume(t), inside) : inside(t);
      }
    }
    function factoryWhitespace(e, t) {
      let n;
      return function start(r) {
        return (0, s.HP)(r) ? (e.enter("lineEnding"), e.consume(r), e.exit("lineEnding"), 
        n = !0, start) : (0, s.On)(r) ? (0, i.N)(e, start, n ? "linePrefix" : "lineSuffix")(r) : t(r);
      };
    }
    var C = n(20031);
    const S = {
      name: "definition",
      tokenize: function(e, t, n) {
        const r = this;
        let a;
        return function(t) {
          return e.enter("definition"), function(t) {
            return factoryLabel.call(r, e, labelAfter, n, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(t);
          }(t);
        };
        function labelAfter(t) {
          return a = (0, C.B)(r.sliceSerialize(r.events[r.events.length - 1][1]).slice(1, -1)), 
          58 === t ? (e.enter("definitionMarker"), e.consume(t), e.exit("definitionMarker"), 
          markerAfter) : n(t);
        }
        function markerAfter(t) {
          return (0, s.Ee)(t) ? factoryWhitespace(e, destinationBefore)(t) : destinationBefore(t);
        }
        function destinationBefore(t) {
          return factoryDestination(e, destinationAfter, n, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(t);
        }
        function destinationAfter(t) {
          return e.attempt(D, after, after)(t);
        }
        function after(t) {
          return (0, s.On)(t) ? (0, i.N)(e, afterWhitespace, "whitespace")(t) : afterWhitespace(t);
        }
        function afterWhitespace(i) {
          return null === i || (0, s.HP)(i) ? (e.exit("definition"), r.parser.defined.push(a), 
          t(i)) : n(i);
        }
      }
    }, D = {
      partial: !0,
      tokenize: function(e, t, n) {
        return function(t) {
          return (0, s.Ee)(t) ? factoryWhitespace(e, beforeMarker)(t) : n(t);
        };
        function beforeMarker(t) {
          return factoryTitle(e, titleAfter, n, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(t);
        }
        function titleAfter(t) {
          return (0, s.On)(t) ? (0, i.N)(e, titleAfterOptionalWhitespace, "whitespace")(t) : titleAfterOptionalWhitespace(t);
        }
        function titleAfterOptionalWhitespace(e) {
          return null === e || (0, s.HP)(e) ? t(e) : n(e);
        }
      }
    }, k = {
      name: "codeIndented",
      tokenize: function(e, t, n) {
        return function(t) {
          return e.enter("codeIndented"), (0, i.B)(e, atBreak, n, "linePrefix", 4, 4)(t);
        };
        function atBreak(t) {
          return null === t ? after(t) : (0, s.HP)(t) ? e.attempt(b, atBreak, after)(t) : (e.enter("codeFlowValue"), 
          inside(t));
        }
        function inside(t) {
          return null === t || (0, s.HP)(t) ? (e.exit("codeFlowValue"), atBreak(t)) : (e.consume(t), 
          inside);
        }
        function after(n) {
          return e.exit("codeIndented"), t(n);
        }
      }
    }, b = {
      partial: !0,
      tokenize: function(e, t, n) {
        const r = this;
        return furtherStart;
        function furtherStart(a) {
          return r.parser.lazy[r.now().line] ? n(a) : (0, s.HP)(a) ? (e.enter("lineEnding"), 
          e.consume(a), e.exit("lineEnding"), furtherStart) : (0, i.B)(e, t, onNotEnoughPrefix, "linePrefix", 4, 4)(a);
        }
        function onNotEnoughPrefix(e) {
          return (0, s.HP)(e) ? furtherStart(e) : n(e);
        }
      }
    }, O = {
      name: "headingAtx",
      resolve: function(e, t) {
        let n = e.length - 2, r = 3;
        if ("whitespace" === e[r][1].type && (r += 2), n - 2 > r && "whitespace" === e[n][1].type && (n -= 2), 
        "atxHeadingSequence" === e[n][1].type && (r === n - 1 || n - 4 > r && "whitespace" === e[n - 2][1].type) && (n -= r + 1 === n ? 2 : 4), 
        n > r) {
          const a = {
            type: "atxHeadingText",
            start: e[r][1].start,
            end: e[n][1].end
          }, i = {
            type: "chunkText",
            start: e[r][1].start,
            end: e[n][1].end,
            contentType: "text"
          };
          (0, c.m)(e, r, n - r + 1, [ [ "enter", a, t ], [ "enter", i, t ], [ "exit", i, t ], [ "exit", a, t ] ]);
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
          return 35 === t && r++ < 6 ? (e.consume(t), sequenceOpen) : null === t || (0, s.Ee)(t) ? (e.exit("atxHeadingSequence"), 
          atBreak(t)) : n(t);
        }
        function atBreak(n) {
          return 35 === n ? (e.enter("atxHeadingSequence"), sequenceFurther(n)) : null === n || (0, 
          s.HP)(n) ? (e.exit("atxHeading"), t(n)) : (0, s.On)(n) ? (0, i.N)(e, atBreak, "whitespace")(n) : (e.enter("atxHeadingText"), 
          data(n));
        }
        function sequenceFurther(t) {
          return 35 === t ? (e.consume(t), sequenceFurther) : (e.exit("atxHeadingSequence"), 
          atBreak(t));
        }
        function data(t) {
          return null === t || 35 === t || (0, s.Ee)(t) ? (e.exit("atxHeadingText"), atBreak(t)) : (e.consume(t), 
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
    function addImplementation(e, t, n, r, a) {
      if (0 === n && 0 === r.length) return;
      const i = e.index.get(t);
      if (i) return i[1] += n, void (a ? (r.push(...i[2]), i[2] = r) : i[2].push(...r));
      const s = [ t, n, r ];
      e.map.push(s), e.index.set(t, s);
    }
    const L = {
      name: "setextUnderline",
      resolveTo: function(e, t) {
        const n = new EditMap;
        let r, a, i, s = e.length;
        for (;s--; ) if ("enter" === e[s][0]) {
          if ("content" === e[s][1].type) {
            r = s;
            break;
          }
          "paragraph" === e[s][1].type && (a = s);
        } else "content" === e[s][1].type && n.add(s, 1, []), i || "definition" !== e[s][1].type || (i = s);
        const o = {
          type: "setextHeading",
          start: {
            ...e[r][1].start
          },
          end: {
            ...e[e.length - 1][1].end
          }
        };
        return e[a][1].type = "setextHeadingText", i ? (n.add(a, 0, [ [ "enter", o, t ] ]), 
        n.add(i + 1, 0, [ [ "exit", e[r][1], t ] ]), e[r][1].end = {
          ...e[i][1].end
        }) : e[r][1] = o, n.add(e.length, 0, [ [ "exit", o, t ] ]), n.consume(e), e;
      },
      tokenize: function(e, t, n) {
        const r = this;
        let a;
        return function(t) {
          let i, s = r.events.length;
          for (;s--; ) if ("lineEnding" !== r.events[s][1].type && "linePrefix" !== r.events[s][1].type && "content" !== r.events[s][1].type) {
            i = "paragraph" === r.events[s][1].type;
            break;
          }
          return r.parser.lazy[r.now().line] || !r.interrupt && !i ? n(t) : (e.enter("setextHeadingLine"), 
          a = t, function(t) {
            return e.enter("setextHeadingLineSequence"), inside(t);
          }(t));
        };
        function inside(t) {
          return t === a ? (e.consume(t), inside) : (e.exit("setextHeadingLineSequence"), 
          (0, s.On)(t) ? (0, i.N)(e, after, "lineSuffix")(t) : after(t));
        }
        function after(r) {
          return null === r || (0, s.HP)(r) ? (e.exit("setextHeadingLine"), t(r)) : n(r);
        }
      }
    }, P = [ "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul" ], B = [ "pre", "script", "style", "textarea" ], M = {
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
    }, w = {
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
        let a, i, o, c, l;
        return function(t) {
          return function(t) {
            return e.enter("htmlFlow"), e.enter("htmlFlowData"), e.consume(t), open;
          }(t);
        };
        function open(c) {
          return 33 === c ? (e.consume(c), declarationOpen) : 47 === c ? (e.consume(c), i = !0, 
          tagCloseStart) : 63 === c ? (e.consume(c), a = 3, r.interrupt ? t : continuationDeclarationInside) : (0, 
          s.CW)(c) ? (e.consume(c), o = String.fromCharCode(c), tagName) : n(c);
        }
        function declarationOpen(i) {
          return 45 === i ? (e.consume(i), a = 2, commentOpenInside) : 91 === i ? (e.consume(i), 
          a = 5, c = 0, cdataOpenInside) : (0, s.CW)(i) ? (e.consume(i), a = 4, r.interrupt ? t : continuationDeclarationInside) : n(i);
        }
        function commentOpenInside(a) {
          return 45 === a ? (e.consume(a), r.interrupt ? t : continuationDeclarationInside) : n(a);
        }
        function cdataOpenInside(a) {
          return a === "CDATA[".charCodeAt(c++) ? (e.consume(a), 6 === c ? r.interrupt ? t : continuation : cdataOpenInside) : n(a);
        }
        function tagCloseStart(t) {
          return (0, s.CW)(t) ? (e.consume(t), o = String.fromCharCode(t), tagName) : n(t);
        }
        function tagName(c) {
          if (null === c || 47 === c || 62 === c || (0, s.Ee)(c)) {
            const s = 47 === c, l = o.toLowerCase();
            return s || i || !B.includes(l) ? P.includes(o.toLowerCase()) ? (a = 6, s ? (e.consume(c), 
            basicSelfClosing) : r.interrupt ? t(c) : continuation(c)) : (a = 7, r.interrupt && !r.parser.lazy[r.now().line] ? n(c) : i ? completeClosingTagAfter(c) : completeAttributeNameBefore(c)) : (a = 1, 
            r.interrupt ? t(c) : continuation(c));
          }
          return 45 === c || (0, s.lV)(c) ? (e.consume(c), o += String.fromCharCode(c), tagName) : n(c);
        }
        function basicSelfClosing(a) {
          return 62 === a ? (e.consume(a), r.interrupt ? t : continuation) : n(a);
        }
        function completeClosingTagAfter(t) {
          return (0, s.On)(t) ? (e.consume(t), completeClosingTagAfter) : completeEnd(t);
        }
        function completeAttributeNameBefore(t) {
          return 47 === t ? (e.consume(t), completeEnd) : 58 === t || 95 === t || (0, s.CW)(t) ? (e.consume(t), 
          completeAttributeName) : (0, s.On)(t) ? (e.consume(t), completeAttributeNameBefore) : completeEnd(t);
        }
        function completeAttributeName(t) {
          return 45 === t || 46 === t || 58 === t || 95 === t || (0, s.lV)(t) ? (e.consume(t), 
          completeAttributeName) : completeAttributeNameAfter(t);
        }
        function completeAttributeNameAfter(t) {
          return 61 === t ? (e.consume(t), completeAttributeValueBefore) : (0, s.On)(t) ? (e.consume(t), 
          completeAttributeNameAfter) : completeAttributeNameBefore(t);
        }
        function completeAttributeValueBefore(t) {
          return null === t || 60 === t || 61 === t || 62 === t || 96 === t ? n(t) : 34 === t || 39 === t ? (e.consume(t), 
          l = t, completeAttributeValueQuoted) : (0, s.On)(t) ? (e.consume(t), completeAttributeValueBefore) : completeAttributeValueUnquoted(t);
        }
        function completeAttributeValueQuoted(t) {
          return t === l ? (e.consume(t), l = null, completeAttributeValueQuotedAfter) : null === t || (0, 
          s.HP)(t) ? n(t) : (e.consume(t), completeAttributeValueQuoted);
        }
        function completeAttributeValueUnquoted(t) {
          return null === t || 34 === t || 39 === t || 47 === t || 60 === t || 61 === t || 62 === t || 96 === t || (0, 
          s.Ee)(t) ? completeAttributeNameAfter(t) : (e.consume(t), completeAttributeValueUnquoted);
        }
        function completeAttributeValueQuotedAfter(e) {
          return 47 === e || 62 === e || (0, s.On)(e) ? completeAttributeNameBefore(e) : n(e);
        }
        function completeEnd(t) {
          return 62 === t ? (e.consume(t), completeAfter) : n(t);
        }
        function completeAfter(t) {
          return null === t || (0, s.HP)(t) ? continuation(t) : (0, s.On)(t) ? (e.consume(t), 
          completeAfter) : n(t);
        }
        function continuation(t) {
          return 45 === t && 2 === a ? (e.consume(t), continuationCommentInside) : 60 === t && 1 === a ? (e.consume(t), 
          continuationRawTagOpen) : 62 === t && 4 === a ? (e.consume(t), continuationClose) : 63 === t && 3 === a ? (e.consume(t), 
          continuationDeclarationInside) : 93 === t && 5 === a ? (e.consume(t), continuationCdataInside) : !(0, 
          s.HP)(t) || 6 !== a && 7 !== a ? null === t || (0, s.HP)(t) ? (e.exit("htmlFlowData"), 
          continuationStart(t)) : (e.consume(t), continuation) : (e.exit("htmlFlowData"), 
          e.check(x, continuationAfter, continuationStart)(t));
        }
        function continuationStart(t) {
          return e.check(M, continuationStartNonLazy, continuationAfter)(t);
        }
        function continuationStartNonLazy(t) {
          return e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), continuationBefore;
        }
        function continuationBefore(t) {
          return null === t || (0, s.HP)(t) ? continuationStart(t) : (e.enter("htmlFlowData"), 
          continuation(t));
        }
        function continuationCommentInside(t) {
          return 45 === t ? (e.consume(t), continuationDeclarationInside) : continuation(t);
        }
        function continuationRawTagOpen(t) {
          return 47 === t ? (e.consume(t), o = "", continuationRawEndTag) : continuation(t);
        }
        function continuationRawEndTag(t) {
          if (62 === t) {
            const n = o.toLowerCase();
            return B.includes(n) ? (e.consume(t), continuationClose) : continuation(t);
          }
          return (0, s.CW)(t) && o.length < 8 ? (e.consume(t), o += String.fromCharCode(t), 
          continuationRawEndTag) : continuation(t);
        }
        function continuationCdataInside(t) {
          return 93 === t ? (e.consume(t), continuationDeclarationInside) : continuation(t);
        }
        function continuationDeclarationInside(t) {
          return 62 === t ? (e.consume(t), continuationClose) : 45 === t && 2 === a ? (e.consume(t), 
          continuationDeclarationInside) : continuation(t);
        }
        function continuationClose(t) {
          return null === t || (0, s.HP)(t) ? (e.exit("htmlFlowData"), continuationAfter(t)) : (e.consume(t), 
          continuationClose);
        }
        function continuationAfter(n) {
          return e.exit("htmlFlow"), t(n);
        }
      }
    }, x = {
      partial: !0,
      tokenize: function(e, t, n) {
        return function(r) {
          return e.enter("lineEnding"), e.consume(r), e.exit("lineEnding"), e.attempt(h.B, t, n);
        };
      }
    }, y = {
      concrete: !0,
      name: "codeFenced",
      tokenize: function(e, t, n) {
        const r = this, a = {
          partial: !0,
          tokenize: function(e, t, n) {
            let a = 0;
            return function(t) {
              return e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), start;
            };
            function start(t) {
              return e.enter("codeFencedFence"), (0, s.On)(t) ? (0, i.N)(e, beforeSequenceClose, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : beforeSequenceClose(t);
            }
            function beforeSequenceClose(t) {
              return t === o ? (e.enter("codeFencedFenceSequence"), sequenceClose(t)) : n(t);
            }
            function sequenceClose(t) {
              return t === o ? (a++, e.consume(t), sequenceClose) : a >= l ? (e.exit("codeFencedFenceSequence"), 
              (0, s.On)(t) ? (0, i.N)(e, sequenceCloseAfter, "whitespace")(t) : sequenceCloseAfter(t)) : n(t);
            }
            function sequenceCloseAfter(r) {
              return null === r || (0, s.HP)(r) ? (e.exit("codeFencedFence"), t(r)) : n(r);
            }
          }
        };
        let o, c = 0, l = 0;
        return function(t) {
          return function(t) {
            const n = r.events[r.events.length - 1];
            return c = n && "linePrefix" === n[1].type ? n[2].sliceSerialize(n[1], !0).length : 0, 
            o = t, e.enter("codeFenced"), e.enter("codeFencedFence"), e.enter("codeFencedFenceSequence"), 
            sequenceOpen(t);
          }(t);
        };
        function sequenceOpen(t) {
          return t === o ? (l++, e.consume(t), sequenceOpen) : l < 3 ? n(t) : (e.exit("codeFencedFenceSequence"), 
          (0, s.On)(t) ? (0, i.N)(e, infoBefore, "whitespace")(t) : infoBefore(t));
        }
        function infoBefore(n) {
          return null === n || (0, s.HP)(n) ? (e.exit("codeFencedFence"), r.interrupt ? t(n) : e.check(M, atNonLazyBreak, after)(n)) : (e.enter("codeFencedFenceInfo"), 
          e.enter("chunkString", {
            contentType: "string"
          }), info(n));
        }
        function info(t) {
          return null === t || (0, s.HP)(t) ? (e.exit("chunkString"), e.exit("codeFencedFenceInfo"), 
          infoBefore(t)) : (0, s.On)(t) ? (e.exit("chunkString"), e.exit("codeFencedFenceInfo"), 
          (0, i.N)(e, metaBefore, "whitespace")(t)) : 96 === t && t === o ? n(t) : (e.consume(t), 
          info);
        }
        function metaBefore(t) {
          return null === t || (0, s.HP)(t) ? infoBefore(t) : (e.enter("codeFencedFenceMeta"), 
          e.enter("chunkString", {
            contentType: "string"
          }), meta(t));
        }
        function meta(t) {
          return null === t || (0, s.HP)(t) ? (e.exit("chunkString"), e.exit("codeFencedFenceMeta"), 
          infoBefore(t)) : 96 === t && t === o ? n(t) : (e.consume(t), meta);
        }
        function atNonLazyBreak(t) {
          return e.attempt(a, after, contentBefore)(t);
        }
        function contentBefore(t) {
          return e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), contentStart;
        }
        function contentStart(t) {
          return c > 0 && (0, s.On)(t) ? (0, i.N)(e, beforeContentChunk, "linePrefix", c + 1)(t) : beforeContentChunk(t);
        }
        function beforeContentChunk(t) {
          return null === t || (0, s.HP)(t) ? e.check(M, atNonLazyBreak, after)(t) : (e.enter("codeFlowValue"), 
          contentChunk(t));
        }
        function contentChunk(t) {
          return null === t || (0, s.HP)(t) ? (e.exit("codeFlowValue"), beforeContentChunk(t)) : (e.consume(t), 
          contentChunk);
        }
        function after(n) {
          return e.exit("codeFenced"), t(n);
        }
      }
    };
    var v = n(37126);
    const F = {
      name: "characterReference",
      tokenize: function(e, t, n) {
        const r = this;
        let a, i, o = 0;
        return function(t) {
          return e.enter("characterReference"), e.enter("characterReferenceMarker"), e.consume(t), 
          e.exit("characterReferenceMarker"), open;
        };
        function open(t) {
          return 35 === t ? (e.enter("characterReferenceMarkerNumeric"), e.consume(t), e.exit("characterReferenceMarkerNumeric"), 
          numeric) : (e.enter("characterReferenceValue"), a = 31, i = s.lV, value(t));
        }
        function numeric(t) {
          return 88 === t || 120 === t ? (e.enter("characterReferenceMarkerHexadecimal"), 
          e.consume(t), e.exit("characterReferenceMarkerHexadecimal"), e.enter("characterReferenceValue"), 
          a = 6, i = s.ok, value) : (e.enter("characterReferenceValue"), a = 7, i = s.BM, 
          value(t));
        }
        function value(c) {
          if (59 === c && o) {
            const a = e.exit("characterReferenceValue");
            return i !== s.lV || (0, v.s)(r.sliceSerialize(a)) ? (e.enter("characterReferenceMarker"), 
            e.consume(c), e.exit("characterReferenceMarker"), e.exit("characterReference"), 
            t) : n(c);
          }
          return i(c) && o++ < a ? (e.consume(c), value) : n(c);
        }
      }
    }, H = {
      name: "characterEscape",
      tokenize: function(e, t, n) {
        return function(t) {
          return e.enter("characterEscape"), e.enter("escapeMarker"), e.consume(t), e.exit("escapeMarker"), 
          inside;
        };
        function inside(r) {
          return (0, s.ol)(r) ? (e.enter("characterEscapeValue"), e.consume(r), e.exit("characterEscapeValue"), 
          e.exit("characterEscape"), t) : n(r);
        }
      }
    }, U = {
      name: "lineEnding",
      tokenize: function(e, t) {
        return function(n) {
          return e.enter("lineEnding"), e.consume(n), e.exit("lineEnding"), (0, i.N)(e, t, "linePrefix");
        };
      }
    };
    var G = n(36728);
    const q = {
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
        let n, r, a, i = e.length, s = 0;
        for (;i--; ) {
          const t = e[i][1];
          if (n) {
            if ("link" === t.type || "labelLink" === t.type && t._inactive) break;
            "enter" === e[i][0] && "labelLink" === t.type && (t._inactive = !0);
          } else if (r) {
            if ("enter" === e[i][0] && ("labelImage" === t.type || "labelLink" === t.type) && !t._balanced && (n = i, 
            "labelLink" !== t.type)) {
              s = 2;
              break;
            }
          } else "labelEnd" === t.type && (r = i);
        }
        const o = {
          type: "labelLink" === e[n][1].type ? "link" : "image",
          start: {
            ...e[n][1].start
          },
          end: {
            ...e[e.length - 1][1].end
          }
        }, l = {
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
            ...e[n + s + 2][1].end
          },
          end: {
            ...e[r - 2][1].start
          }
        };
        return a = [ [ "enter", o, t ], [ "enter", l, t ] ], a = (0, c.V)(a, e.slice(n + 1, n + s + 3)), 
        a = (0, c.V)(a, [ [ "enter", u, t ] ]), a = (0, c.V)(a, (0, G.W)(t.parser.constructs.insideSpan.null, e.slice(n + s + 4, r - 3), t)), 
        a = (0, c.V)(a, [ [ "exit", u, t ], e[r - 2], e[r - 1], [ "exit", l, t ] ]), a = (0, 
        c.V)(a, e.slice(r + 1)), a = (0, c.V)(a, [ [ "exit", o, t ] ]), (0, c.m)(e, n, e.length, a), 
        e;
      },
      tokenize: function(e, t, n) {
        const r = this, a = r._labelStarts;
        let i, s;
        if (a) {
          for (;a.length > 0 && a[a.length - 1]._balanced; ) a.pop();
          i = a[a.length - 1];
        }
        return function(t) {
          return i ? i._inactive ? labelEndNok(t) : (s = r.parser.defined.includes((0, C.B)(r.sliceSerialize({
            start: i.end,
            end: r.now()
          }))), e.enter("labelEnd"), e.enter("labelMarker"), e.consume(t), e.exit("labelMarker"), 
          e.exit("labelEnd"), after) : n(t);
        };
        function after(t) {
          return 40 === t ? e.attempt(Y, labelEndOk, s ? labelEndOk : labelEndNok)(t) : 91 === t ? e.attempt(W, labelEndOk, s ? referenceNotFull : labelEndNok)(t) : s ? labelEndOk(t) : labelEndNok(t);
        }
        function referenceNotFull(t) {
          return e.attempt(V, labelEndOk, labelEndNok)(t);
        }
        function labelEndOk(e) {
          return a.pop(), t(e);
        }
        function labelEndNok(e) {
          return i._balanced = !0, n(e);
        }
      }
    }, Y = {
      tokenize: function(e, t, n) {
        return function(t) {
          return e.enter("resource"), e.enter("resourceMarker"), e.consume(t), e.exit("resourceMarker"), 
          resourceBefore;
        };
        function resourceBefore(t) {
          return (0, s.Ee)(t) ? factoryWhitespace(e, resourceOpen)(t) : resourceOpen(t);
        }
        function resourceOpen(t) {
          return 41 === t ? resourceEnd(t) : factoryDestination(e, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(t);
        }
        function resourceDestinationAfter(t) {
          return (0, s.Ee)(t) ? factoryWhitespace(e, resourceBetween)(t) : resourceEnd(t);
        }
        function resourceDestinationMissing(e) {
          return n(e);
        }
        function resourceBetween(t) {
          return 34 === t || 39 === t || 40 === t ? factoryTitle(e, resourceTitleAfter, n, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(t) : resourceEnd(t);
        }
        function resourceTitleAfter(t) {
          return (0, s.Ee)(t) ? factoryWhitespace(e, resourceEnd)(t) : resourceEnd(t);
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
          return r.parser.defined.includes((0, C.B)(r.sliceSerialize(r.events[r.events.length - 1][1]).slice(1, -1))) ? t(e) : n(e);
        }
        function referenceFullMissing(e) {
          return n(e);
        }
      }
    }, V = {
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
    }, z = {
      name: "labelStartImage",
      resolveAll: q.resolveAll,
      tokenize: function(e, t, n) {
        const r = this;
        let a;
        return function(t) {
          return e.enter("labelImage"), e.enter("labelImageMarker"), e.consume(t), e.exit("labelImageMarker"), 
          open;
        };
        function open(t) {
          return 91 === t ? (e.enter("labelMarker"), e.consume(t), e.exit("labelMarker"), 
          a = e.exit("labelImage"), after) : n(t);
        }
        function after(e) {
          return 94 === e && "_hiddenFootnoteSupport" in r.parser.constructs ? n(e) : (r._labelStarts = r._labelStarts || [], 
          r._labelStarts.push(a), t(e));
        }
      }
    };
    var J = n(64386);
    const j = {
      name: "attention",
      resolveAll: function(e, t) {
        let n, r = -1;
        for (;++r < e.length; ) if ("enter" === e[r][0] && "attentionSequence" === e[r][1].type && e[r][1]._close) {
          let a = r;
          for (;a--; ) if ("exit" === e[a][0] && "attentionSequence" === e[a][1].type && e[a][1]._open && t.sliceSerialize(e[a][1]).charCodeAt(0) === t.sliceSerialize(e[r][1]).charCodeAt(0)) {
            if ((e[a][1]._close || e[r][1]._open) && (e[r][1].end.offset - e[r][1].start.offset) % 3 && !((e[a][1].end.offset - e[a][1].start.offset + e[r][1].end.offset - e[r][1].start.offset) % 3)) continue;
            const i = e[a][1].end.offset - e[a][1].start.offset > 1 && e[r][1].end.offset - e[r][1].start.offset > 1 ? 2 : 1, s = {
              ...e[a][1].end
            }, o = {
              ...e[r][1].start
            };
            movePoint(s, -i), movePoint(o, i);
            const l = {
              type: i > 1 ? "strongSequence" : "emphasisSequence",
              start: s,
              end: {
                ...e[a][1].end
              }
            }, u = {
              type: i > 1 ? "strongSequence" : "emphasisSequence",
              start: {
                ...e[r][1].start
              },
              end: o
            }, h = {
              type: i > 1 ? "strongText" : "emphasisText",
              start: {
                ...e[a][1].end
              },
              end: {
                ...e[r][1].start
              }
            }, d = {
              type: i > 1 ? "strong" : "emphasis",
              start: {
                ...l.start
              },
              end: {
                ...u.end
              }
            };
            e[a][1].end = {
              ...l.start
            }, e[r][1].start = {
              ...u.end
            }, n = [], e[a][1].end.offset - e[a][1].start.offset && (n = (0, c.V)(n, [ [ "enter", e[a][1], t ], [ "exit", e[a][1], t ] ])), 
            n = (0, c.V)(n, [ [ "enter", d, t ], [ "enter", l, t ], [ "exit", l, t ], [ "enter", h, t ] ]), 
            n = (0, c.V)(n, (0, G.W)(t.parser.constructs.insideSpan.null, e.slice(a + 1, r), t)), 
            n = (0, c.V)(n, [ [ "exit", h, t ], [ "enter", u, t ], [ "exit", u, t ], [ "exit", d, t ] ]);
            let E = 0;
            e[r][1].end.offset - e[r][1].start.offset && (E = 2, n = (0, c.V)(n, [ [ "enter", e[r][1], t ], [ "exit", e[r][1], t ] ])), 
            (0, c.m)(e, a - 1, r - a + 3, n), r = a + n.length - E - 2;
            break;
          }
        }
        for (r = -1; ++r < e.length; ) "attentionSequence" === e[r][1].type && (e[r][1].type = "data");
        return e;
      },
      tokenize: function(e, t) {
        const n = this.parser.constructs.attentionMarkers.null, r = this.previous, a = (0, 
        J.S)(r);
        let i;
        return function(t) {
          return i = t, e.enter("attentionSequence"), inside(t);
        };
        function inside(s) {
          if (s === i) return e.consume(s), inside;
          const o = e.exit("attentionSequence"), c = (0, J.S)(s), l = !c || 2 === c && a || n.includes(s) && 42 !== s && 95 !== s, u = !a || 2 === a && c || n.includes(r) && 42 !== r && 95 !== r;
          return o._open = Boolean(42 === i ? l : l && (a || !u)), o._close = Boolean(42 === i ? u : u && (c || !l)), 
          t(s);
        }
      }
    };
    function movePoint(e, t) {
      e.column += t, e.offset += t, e._bufferIndex += t;
    }
    const X = {
      name: "autolink",
      tokenize: function(e, t, n) {
        let r = 0;
        return function(t) {
          return e.enter("autolink"), e.enter("autolinkMarker"), e.consume(t), e.exit("autolinkMarker"), 
          e.enter("autolinkProtocol"), open;
        };
        function open(t) {
          return (0, s.CW)(t) ? (e.consume(t), schemeOrEmailAtext) : 64 === t ? n(t) : emailAtext(t);
        }
        function schemeOrEmailAtext(e) {
          return 43 === e || 45 === e || 46 === e || (0, s.lV)(e) ? (r = 1, schemeInsideOrEmailAtext(e)) : emailAtext(e);
        }
        function schemeInsideOrEmailAtext(t) {
          return 58 === t ? (e.consume(t), r = 0, urlInside) : (43 === t || 45 === t || 46 === t || (0, 
          s.lV)(t)) && r++ < 32 ? (e.consume(t), schemeInsideOrEmailAtext) : (r = 0, emailAtext(t));
        }
        function urlInside(r) {
          return 62 === r ? (e.exit("autolinkProtocol"), e.enter("autolinkMarker"), e.consume(r), 
          e.exit("autolinkMarker"), e.exit("autolink"), t) : null === r || 32 === r || 60 === r || (0, 
          s.JQ)(r) ? n(r) : (e.consume(r), urlInside);
        }
        function emailAtext(t) {
          return 64 === t ? (e.consume(t), emailAtSignOrDot) : (0, s.cx)(t) ? (e.consume(t), 
          emailAtext) : n(t);
        }
        function emailAtSignOrDot(e) {
          return (0, s.lV)(e) ? emailLabel(e) : n(e);
        }
        function emailLabel(n) {
          return 46 === n ? (e.consume(n), r = 0, emailAtSignOrDot) : 62 === n ? (e.exit("autolinkProtocol").type = "autolinkEmail", 
          e.enter("autolinkMarker"), e.consume(n), e.exit("autolinkMarker"), e.exit("autolink"), 
          t) : emailValue(n);
        }
        function emailValue(t) {
          if ((45 === t || (0, s.lV)(t)) && r++ < 63) {
            const n = 45 === t ? emailValue : emailLabel;
            return e.consume(t), n;
          }
          return n(t);
        }
      }
    }, Q = {
      name: "htmlText",
      tokenize: function(e, t, n) {
        const r = this;
        let a, o, c;
        return function(t) {
          return e.enter("htmlText"), e.enter("htmlTextData"), e.consume(t), open;
        };
        function open(t) {
          return 33 === t ? (e.consume(t), declarationOpen) : 47 === t ? (e.consume(t), tagCloseStart) : 63 === t ? (e.consume(t), 
          instruction) : (0, s.CW)(t) ? (e.consume(t), tagOpen) : n(t);
        }
        function declarationOpen(t) {
          return 45 === t ? (e.consume(t), commentOpenInside) : 91 === t ? (e.consume(t), 
          o = 0, cdataOpenInside) : (0, s.CW)(t) ? (e.consume(t), declaration) : n(t);
        }
        function commentOpenInside(t) {
          return 45 === t ? (e.consume(t), commentEnd) : n(t);
        }
        function comment(t) {
          return null === t ? n(t) : 45 === t ? (e.consume(t), commentClose) : (0, s.HP)(t) ? (c = comment, 
          lineEndingBefore(t)) : (e.consume(t), comment);
        }
        function commentClose(t) {
          return 45 === t ? (e.consume(t), commentEnd) : comment(t);
        }
        function commentEnd(e) {
          return 62 === e ? end(e) : 45 === e ? commentClose(e) : comment(e);
        }
        function cdataOpenInside(t) {
          return t === "CDATA[".charCodeAt(o++) ? (e.consume(t), 6 === o ? cdata : cdataOpenInside) : n(t);
        }
        function cdata(t) {
          return null === t ? n(t) : 93 === t ? (e.consume(t), cdataClose) : (0, s.HP)(t) ? (c = cdata, 
          lineEndingBefore(t)) : (e.consume(t), cdata);
        }
        function cdataClose(t) {
          return 93 === t ? (e.consume(t), cdataEnd) : cdata(t);
        }
        function cdataEnd(t) {
          return 62 === t ? end(t) : 93 === t ? (e.consume(t), cdataEnd) : cdata(t);
        }
        function declaration(t) {
          return null === t || 62 === t ? end(t) : (0, s.HP)(t) ? (c = declaration, lineEndingBefore(t)) : (e.consume(t), 
          declaration);
        }
        function instruction(t) {
          return null === t ? n(t) : 63 === t ? (e.consume(t), instructionClose) : (0, s.HP)(t) ? (c = instruction, 
          lineEndingBefore(t)) : (e.consume(t), instruction);
        }
        function instructionClose(e) {
          return 62 === e ? end(e) : instruction(e);
        }
        function tagCloseStart(t) {
          return (0, s.CW)(t) ? (e.consume(t), tagClose) : n(t);
        }
        function tagClose(t) {
          return 45 === t || (0, s.lV)(t) ? (e.consume(t), tagClose) : tagCloseBetween(t);
        }
        function tagCloseBetween(t) {
          return (0, s.HP)(t) ? (c = tagCloseBetween, lineEndingBefore(t)) : (0, s.On)(t) ? (e.consume(t), 
          tagCloseBetween) : end(t);
        }
        function tagOpen(t) {
          return 45 === t || (0, s.lV)(t) ? (e.consume(t), tagOpen) : 47 === t || 62 === t || (0, 
          s.Ee)(t) ? tagOpenBetween(t) : n(t);
        }
        function tagOpenBetween(t) {
          return 47 === t ? (e.consume(t), end) : 58 === t || 95 === t || (0, s.CW)(t) ? (e.consume(t), 
          tagOpenAttributeName) : (0, s.HP)(t) ? (c = tagOpenBetween, lineEndingBefore(t)) : (0, 
          s.On)(t) ? (e.consume(t), tagOpenBetween) : end(t);
        }
        function tagOpenAttributeName(t) {
          return 45 === t || 46 === t || 58 === t || 95 === t || (0, s.lV)(t) ? (e.consume(t), 
          tagOpenAttributeName) : tagOpenAttributeNameAfter(t);
        }
        function tagOpenAttributeNameAfter(t) {
          return 61 === t ? (e.consume(t), tagOpenAttributeValueBefore) : (0, s.HP)(t) ? (c = tagOpenAttributeNameAfter, 
          lineEndingBefore(t)) : (0, s.On)(t) ? (e.consume(t), tagOpenAttributeNameAfter) : tagOpenBetween(t);
        }
        function tagOpenAttributeValueBefore(t) {
          return null === t || 60 === t || 61 === t || 62 === t || 96 === t ? n(t) : 34 === t || 39 === t ? (e.consume(t), 
          a = t, tagOpenAttributeValueQuoted) : (0, s.HP)(t) ? (c = tagOpenAttributeValueBefore, 
          lineEndingBefore(t)) : (0, s.On)(t) ? (e.consume(t), tagOpenAttributeValueBefore) : (e.consume(t), 
          tagOpenAttributeValueUnquoted);
        }
        function tagOpenAttributeValueQuoted(t) {
          return t === a ? (e.consume(t), a = void 0, tagOpenAttributeValueQuotedAfter) : null === t ? n(t) : (0, 
          s.HP)(t) ? (c = tagOpenAttributeValueQuoted, lineEndingBefore(t)) : (e.consume(t), 
          tagOpenAttributeValueQuoted);
        }
        function tagOpenAttributeValueUnquoted(t) {
          return null === t || 34 === t || 39 === t || 60 === t || 61 === t || 96 === t ? n(t) : 47 === t || 62 === t || (0, 
          s.Ee)(t) ? tagOpenBetween(t) : (e.consume(t), tagOpenAttributeValueUnquoted);
        }
        function tagOpenAttributeValueQuotedAfter(e) {
          return 47 === e || 62 === e || (0, s.Ee)(e) ? tagOpenBetween(e) : n(e);
        }
        function end(r) {
          return 62 === r ? (e.consume(r), e.exit("htmlTextData"), e.exit("htmlText"), t) : n(r);
        }
        function lineEndingBefore(t) {
          return e.exit("htmlTextData"), e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), 
          lineEndingAfter;
        }
        function lineEndingAfter(t) {
          return (0, s.On)(t) ? (0, i.N)(e, lineEndingAfterPrefix, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : lineEndingAfterPrefix(t);
        }
        function lineEndingAfterPrefix(t) {
          return e.enter("htmlTextData"), c(t);
        }
      }
    }, K = {
      name: "labelStartLink",
      resolveAll: q.resolveAll,
      tokenize: function(e, t, n) {
        const r = this;
        let a;
        return function(t) {
          return e.enter("labelLink"), e.enter("labelMarker"), e.consume(t), e.exit("labelMarker"), 
          a = e.exit("labelLink"), after;
        };
        function after(e) {
          return 94 === e && "_hiddenFootnoteSupport" in r.parser.constructs ? n(e) : (r._labelStarts = r._labelStarts || [], 
          r._labelStarts.push(a), t(e));
        }
      }
    }, Z = {
      name: "hardBreakEscape",
      tokenize: function(e, t, n) {
        return function(t) {
          return e.enter("hardBreakEscape"), e.consume(t), after;
        };
        function after(r) {
          return (0, s.HP)(r) ? (e.exit("hardBreakEscape"), t(r)) : n(r);
        }
      }
    }, $ = {
      name: "codeText",
      previous: function(e) {
        return 96 !== e || "characterEscape" === this.events[this.events.length - 1][1].type;
      },
      resolve: function(e) {
        let t, n, r = e.length - 4, a = 3;
        if (!("lineEnding" !== e[a][1].type && "space" !== e[a][1].type || "lineEnding" !== e[r][1].type && "space" !== e[r][1].type)) for (t = a; ++t < r; ) if ("codeTextData" === e[t][1].type) {
          e[a][1].type = "codeTextPadding", e[r][1].type = "codeTextPadding", a += 2, r -= 2;
          break;
        }
        for (t = a - 1, r++; ++t <= r; ) void 0 === n ? t !== r && "lineEnding" !== e[t][1].type && (n = t) : t !== r && "lineEnding" !== e[t][1].type || (e[n][1].type = "codeTextData", 
        t !== n + 2 && (e[n][1].end = e[t - 1][1].end, e.splice(n + 2, t - n - 2), r -= t - n - 2, 
        t = n + 2), n = void 0);
        return e;
      },
      tokenize: function(e, t, n) {
        let r, a, i = 0;
        return function(t) {
          return e.enter("codeText"), e.enter("codeTextSequence"), sequenceOpen(t);
        };
        function sequenceOpen(t) {
          return 96 === t ? (e.consume(t), i++, sequenceOpen) : (e.exit("codeTextSequence"), 
          between(t));
        }
        function between(t) {
          return null === t ? n(t) : 32 === t ? (e.enter("space"), e.consume(t), e.exit("space"), 
          between) : 96 === t ? (a = e.enter("codeTextSequence"), r = 0, sequenceClose(t)) : (0, 
          s.HP)(t) ? (e.enter("lineEnding"), e.consume(t), e.exit("lineEnding"), between) : (e.enter("codeTextData"), 
          data(t));
        }
        function data(t) {
          return null === t || 32 === t || 96 === t || (0, s.HP)(t) ? (e.exit("codeTextData"), 
          between(t)) : (e.consume(t), data);
        }
        function sequenceClose(n) {
          return 96 === n ? (e.consume(n), r++, sequenceClose) : r === i ? (e.exit("codeTextSequence"), 
          e.exit("codeText"), t(n)) : (a.type = "codeTextData", data(n));
        }
      }
    }, ee = {
      42: _,
      43: _,
      45: _,
      48: _,
      49: _,
      50: _,
      51: _,
      52: _,
      53: _,
      54: _,
      55: _,
      56: _,
      57: _,
      62: N
    }, te = {
      91: S
    }, ne = {
      [-2]: k,
      [-1]: k,
      32: k
    }, re = {
      35: O,
      42: g,
      45: [ L, g ],
      60: w,
      61: L,
      95: g,
      96: y,
      126: y
    }, ae = {
      38: F,
      92: H
    }, ie = {
      [-5]: U,
      [-4]: U,
      [-3]: U,
      33: z,
      38: F,
      42: j,
      60: [ X, Q ],
      91: K,
      92: [ Z, H ],
      93: q,
      95: j,
      96: $
    }, se = {
      null: [ j, p ]
    }, oe = {
      null: [ 42, 95 ]
    }, ce = {
      null: []
    };
    function parse(e) {
      const t = e || {}, n = {
        constructs: (0, a.y)([ r, ...t.extensions || [] ]),
        content: create(o),
        defined: [],
        document: create(l),
        flow: create(m),
        lazy: {},
        string: create(f),
        text: create(A)
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
            const a = {}, i = [];
            let o = [], l = [], u = !0;
            const h = {
              attempt: constructFactory(function(e, t) {
                addResult(e, t.from);
              }),
              check: constructFactory(onsuccessfulcheck),
              consume: function(e) {
                (0, s.HP)(e) ? (r.line++, r.column = 1, r.offset += -3 === e ? 2 : 1, accountForPotentialSkip()) : -1 !== e && (r.column++, 
                r.offset++), r._bufferIndex < 0 ? r._index++ : (r._bufferIndex++, r._bufferIndex === o[r._index].length && (r._bufferIndex = -1, 
                r._index++)), d.previous = e, u = !0;
              },
              enter: function(e, t) {
                const n = t || {};
                return n.type = e, n.start = now(), d.events.push([ "enter", n, d ]), l.push(n), 
                n;
              },
              exit: function(e) {
                const t = l.pop();
                return t.end = now(), d.events.push([ "exit", t, d ]), t;
              },
              interrupt: constructFactory(onsuccessfulcheck, {
                interrupt: !0
              })
            }, d = {
              code: null,
              containerState: {},
              defineSkip: function(e) {
                a[e.line] = e.column, accountForPotentialSkip();
              },
              events: [],
              now: now,
              parser: e,
              previous: null,
              sliceSerialize: function(e, t) {
                return function(e, t) {
                  let n = -1;
                  const r = [];
                  let a;
                  for (;++n < e.length; ) {
                    const i = e[n];
                    let s;
                    if ("string" == typeof i) s = i; else switch (i) {
                     case -5:
                      s = "\r";
                      break;

                     case -4:
                      s = "\n";
                      break;

                     case -3:
                      s = "\r\n";
                      break;

                     case -2:
                      s = t ? " " : "\t";
                      break;

                     case -1:
                      if (!t && a) continue;
                      s = " ";
                      break;

                     default:
                      s = String.fromCharCode(i);
                    }
                    a = -2 === i, r.push(s);
                  }
                  return r.join("");
                }(sliceStream(e), t);
              },
              sliceStream: sliceStream,
              write: function(e) {
                return o = (0, c.V)(o, e), function() {
                  let e;
                  for (;r._index < o.length; ) {
                    const t = o[r._index];
                    if ("string" == typeof t) for (e = r._index, r._bufferIndex < 0 && (r._bufferIndex = 0); r._index === e && r._bufferIndex < t.length; ) go(t.charCodeAt(r._bufferIndex)); else go(t);
                  }
                }(), null !== o[o.length - 1] ? [] : (addResult(t, 0), d.events = (0, G.W)(i, d.events, d), 
                d.events);
              }
            };
            let E, T = t.tokenize.call(d, h);
            return t.resolveAll && i.push(t), d;
            function sliceStream(e) {
              return function(e, t) {
                const n = t.start._index, r = t.start._bufferIndex, a = t.end._index, i = t.end._bufferIndex;
                let s;
                if (n === a) s = [ e[n].slice(r, i) ]; else {
                  if (s = e.slice(n, a), r > -1) {
                    const e = s[0];
                    "string" == typeof e ? s[0] = e.slice(r) : s.shift();
                  }
                  i > 0 && s.push(e[a].slice(0, i));
                }
                return s;
              }(o, e);
            }
            function now() {
              const {_bufferIndex: e, _index: t, line: n, column: a, offset: i} = r;
              return {
                _bufferIndex: e,
                _index: t,
                line: n,
                column: a,
                offset: i
              };
            }
            function go(e) {
              u = void 0, E = e, T = T(e);
            }
            function onsuccessfulcheck(e, t) {
              t.restore();
            }
            function constructFactory(e, t) {
              return function(n, a, i) {
                let s, o, c, E;
                return Array.isArray(n) ? handleListOfConstructs(n) : "tokenize" in n ? handleListOfConstructs([ n ]) : (T = n, 
                function(e) {
                  const t = null !== e && T[e], n = null !== e && T.null;
                  return handleListOfConstructs([ ...Array.isArray(t) ? t : t ? [ t ] : [], ...Array.isArray(n) ? n : n ? [ n ] : [] ])(e);
                });
                var T;
                function handleListOfConstructs(e) {
                  return s = e, o = 0, 0 === e.length ? i : handleConstruct(e[o]);
                }
                function handleConstruct(e) {
                  return function(n) {
                    return E = function() {
                      const e = now(), t = d.previous, n = d.currentConstruct, a = d.events.length, i = Array.from(l);
                      return {
                        from: a,
                        restore: function() {
                          r = e, d.previous = t, d.currentConstruct = n, d.events.length = a, l = i, accountForPotentialSkip();
                        }
                      };
                    }(), c = e, e.partial || (d.currentConstruct = e), e.name && d.parser.constructs.disable.null.includes(e.name) ? nok() : e.tokenize.call(t ? Object.assign(Object.create(d), t) : d, h, ok, nok)(n);
                  };
                }
                function ok(t) {
                  return u = !0, e(c, E), a;
                }
                function nok(e) {
                  return u = !0, E.restore(), ++o < s.length ? handleConstruct(s[o]) : i;
                }
              };
            }
            function addResult(e, t) {
              e.resolveAll && !i.includes(e) && i.push(e), e.resolve && (0, c.m)(d.events, t, d.events.length - t, e.resolve(d.events.slice(t), d)), 
              e.resolveTo && (d.events = e.resolveTo(d.events, d));
            }
            function accountForPotentialSkip() {
              r.line in a && r.column < 2 && (r.column = a[r.line], r.offset += a[r.line] - 1);
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
      let e, t = 1, n = "", a = !0;
      return function(i, s, o) {
        const c = [];
        let l, u, h, d, E;
        for (i = n + ("string" == typeof i ? i.toString() : new TextDecoder(s || void 0).decode(i)), 
        h = 0, n = "", a && (65279 === i.charCodeAt(0) && h++, a = void 0); h < i.length; ) {
          if (r.lastIndex = h, l = r.exec(i), d = l && void 0 !== l.index ? l.index : i.length, 
          E = i.charCodeAt(d), !l) {
            n = i.slice(h);
            break;
          }
          if (10 === E && h === d && e) c.push(-3), e = void 0; else switch (e && (c.push(-5), 
          e = void 0), h < d && (c.push(i.slice(h, d)), t += d - h), E) {
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
          h = d + 1;
        }
        return o && (e && c.push(-5), n && c.push(n), c.push(null)), c;
      };
    }
  }),
  96855: (function(e, t, n) {
    n.d(t, {
      oH: () => parseFragment
    });
    const r = new Set([ 65534, 65535, 131070, 131071, 196606, 196607, 262142, 262143, 327678, 327679, 393214, 393215, 458750, 458751, 524286, 524287, 589822, 589823, 655358, 655359, 720894, 720895, 786430, 786431, 851966, 851967, 917502, 917503, 983038, 983039, 1048574, 1048575, 1114110, 1114111 ]), a = "\ufffd";
    var i;
    !function(e) {
      e[e.EOF = -1] = "EOF", e[e.NULL = 0] = "NULL", e[e.TABULATION = 9] = "TABULATION", 
      e[e.CARRIAGE_RETURN = 13] = "CARRIAGE_RETURN", e[e.LINE_FEED = 10] = "LINE_FEED", 
      e[e.FORM_FEED = 12] = "FORM_FEED", e[e.SPACE = 32] = "SPACE", e[e.EXCLAMATION_MARK = 33] = "EXCLAMATION_MARK", 
      e[e.QUOTATION_MARK = 34] = "QUOTATION_MARK", e[e.AMPERSAND = 38] = "AMPERSAND", 
      e[e.APOSTROPHE = 39] = "APOSTROPHE", e[e.HYPHEN_MINUS = 45] = "HYPHEN_MINUS", e[e.SOLIDUS = 47] = "SOLIDUS", 
      e[e.DIGIT_0 = 48] = "DIGIT_0", e[e.DIGIT_9 = 57] = "DIGIT_9", e[e.SEMICOLON = 59] = "SEMICOLON", 
      e[e.LESS_THAN_SIGN = 60] = "LESS_THAN_SIGN", e[e.EQUALS_SIGN = 61] = "EQUALS_SIGN", 
      e[e.GREATER_THAN_SIGN = 62] = "GREATER_THAN_SIGN", e[e.QUESTION_MARK = 63] = "QUESTION_MARK", 
      e[e.LATIN_CAPITAL_A = 65] = "LATIN_CAPITAL_A", e[e.LATIN_CAPITAL_Z = 90] = "LATIN_CAPITAL_Z", 
      e[e.RIGHT_SQUARE_BRACKET = 93] = "RIGHT_SQUARE_BRACKET", e[e.GRAVE_ACCENT = 96] = "GRAVE_ACCENT", 
      e[e.LATIN_SMALL_A = 97] = "LATIN_SMALL_A", e[e.LATIN_SMALL_Z = 122] = "LATIN_SMALL_Z";
    }(i || (i = {}));
    const s = "script";
    function isSurrogate(e) {
      return e >= 55296 && e <= 57343;
    }
    function isControlCodePoint(e) {
      return 32 !== e && 10 !== e && 13 !== e && 9 !== e && 12 !== e && e >= 1 && e <= 31 || e >= 127 && e <= 159;
    }
    function isUndefinedCodePoint(e) {
      return e >= 64976 && e <= 65007 || r.has(e);
    }
    var o, c;
    !function(e) {
      e.controlCharacterInInputStream = "control-character-in-input-stream", e.noncharacterInInputStream = "noncharacter-in-input-stream", 
      e.surrogateInInputStream = "surrogate-in-input-stream", e.nonVoidHtmlElementStartTagWithTrailingSolidus = "non-void-html-element-start-tag-with-trailing-solidus", 
      e.endTagWithAttributes = "end-tag-with-attributes", e.endTagWithTrailingSolidus = "end-tag-with-trailing-solidus", 
      e.unexpectedSolidusInTag = "unexpected-solidus-in-tag", e.unexpectedNullCharacter = "unexpected-null-character", 
      e.unexpectedQuestionMarkInsteadOfTagName = "unexpected-question-mark-instead-of-tag-name", 
      e.invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name", e.unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name", 
      e.missingEndTagName = "missing-end-tag-name", e.unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name", 
      e.unknownNamedCharacterReference = "unknown-named-character-reference", e.missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference", 
      e.unexpectedCharacterAfterDoctypeSystemIdentifier = "unexpected-character-after-doctype-system-identifier", 
      e.unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value", 
      e.eofBeforeTagName = "eof-before-tag-name", e.eofInTag = "eof-in-tag", e.missingAttributeValue = "missing-attribute-value", 
      e.missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes", 
      e.missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword", 
      e.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers = "missing-whitespace-between-doctype-public-and-system-identifiers", 
      e.missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword", 
      e.missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier", 
      e.missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier", 
      e.missingDoctypePublicIdentifier = "missing-doctype-public-identifier", e.missingDoctypeSystemIdentifier = "missing-doctype-system-identifier", 
      e.abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier", e.abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier", 
      e.cdataInHtmlContent = "cdata-in-html-content", e.incorrectlyOpenedComment = "incorrectly-opened-comment", 
      e.eofInScriptHtmlCommentLikeText = "eof-in-script-html-comment-like-text", e.eofInDoctype = "eof-in-doctype", 
      e.nestedComment = "nested-comment", e.abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment", 
      e.eofInComment = "eof-in-comment", e.incorrectlyClosedComment = "incorrectly-closed-comment", 
      e.eofInCdata = "eof-in-cdata", e.absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference", 
      e.nullCharacterReference = "null-character-reference", e.surrogateCharacterReference = "surrogate-character-reference", 
      e.characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range", 
      e.controlCharacterReference = "control-character-reference", e.noncharacterCharacterReference = "noncharacter-character-reference", 
      e.missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name", 
      e.missingDoctypeName = "missing-doctype-name", e.invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name", 
      e.duplicateAttribute = "duplicate-attribute", e.nonConformingDoctype = "non-conforming-doctype", 
      e.missingDoctype = "missing-doctype", e.misplacedDoctype = "misplaced-doctype", 
      e.endTagWithoutMatchingOpenElement = "end-tag-without-matching-open-element", e.closingOfElementWithOpenChildElements = "closing-of-element-with-open-child-elements", 
      e.disallowedContentInNoscriptInHead = "disallowed-content-in-noscript-in-head", 
      e.openElementsLeftAfterEof = "open-elements-left-after-eof", e.abandonedHeadElementChild = "abandoned-head-element-child", 
      e.misplacedStartTagForHeadElement = "misplaced-start-tag-for-head-element", e.nestedNoscriptInHead = "nested-noscript-in-head", 
      e.eofInElementThatCanContainOnlyText = "eof-in-element-that-can-contain-only-text";
    }(o || (o = {}));
    class Preprocessor {
      constructor(e) {
        this.handler = e, this.html = "", this.pos = -1, this.lastGapPos = -2, this.gapStack = [], 
        this.skipNextNewLine = !1, this.lastChunkWritten = !1, this.endOfChunkHit = !1, 
        this.bufferWaterline = 65536, this.isEol = !1, this.lineStartPos = 0, this.droppedBufferSize = 0, 
        this.line = 1, this.lastErrOffset = -1;
      }
      get col() {
        return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
      }
      get offset() {
        return this.droppedBufferSize + this.pos;
      }
      getError(e, t) {
        const {line: n, col: r, offset: a} = this, i = r + t, s = a + t;
        return {
          code: e,
          startLine: n,
          endLine: n,
          startCol: i,
          endCol: i,
          startOffset: s,
          endOffset: s
        };
      }
      _err(e) {
        this.handler.onParseError && this.lastErrOffset !== this.offset && (this.lastErrOffset = this.offset, 
        this.handler.onParseError(this.getError(e, 0)));
      }
      _addGap() {
        this.gapStack.push(this.lastGapPos), this.lastGapPos = this.pos;
      }
      _processSurrogate(e) {
        if (this.pos !== this.html.length - 1) {
          const t = this.html.charCodeAt(this.pos + 1);
          if (function(e) {
            return e >= 56320 && e <= 57343;
          }(t)) return this.pos++, this._addGap(), 1024 * (e - 55296) + 9216 + t;
        } else if (!this.lastChunkWritten) return this.endOfChunkHit = !0, i.EOF;
        return this._err(o.surrogateInInputStream), e;
      }
      willDropParsedChunk() {
        return this.pos > this.bufferWaterline;
      }
      dropParsedChunk() {
        this.willDropParsedChunk() && (this.html = this.html.substring(this.pos), this.lineStartPos -= this.pos, 
        this.droppedBufferSize += this.pos, this.pos = 0, this.lastGapPos = -2, this.gapStack.length = 0);
      }
      write(e, t) {
        this.html.length > 0 ? this.html += e : this.html = e, this.endOfChunkHit = !1, 
        this.lastChunkWritten = t;
      }
      insertHtmlAtCurrentPos(e) {
        this.html = this.html.substring(0, this.pos + 1) + e + this.html.substring(this.pos + 1), 
        this.endOfChunkHit = !1;
      }
      startsWith(e, t) {
        if (this.pos + e.length > this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, 
        !1;
        if (t) return this.html.startsWith(e, this.pos);
        for (let t = 0; t < e.length; t++) if ((32 | this.html.charCodeAt(this.pos + t)) !== e.charCodeAt(t)) return !1;
        return !0;
      }
      peek(e) {
        const t = this.pos + e;
        if (t >= this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, i.EOF;
        const n = this.html.charCodeAt(t);
        return n === i.CARRIAGE_RETURN ? i.LINE_FEED : n;
      }
      advance() {
        if (this.pos++, this.isEol && (this.isEol = !1, this.line++, this.lineStartPos = this.pos), 
        this.pos >= this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, 
        i.EOF;
        let e = this.html.charCodeAt(this.pos);
        return e === i.CARRIAGE_RETURN ? (this.isEol = !0, this.skipNextNewLine = !0, i.LINE_FEED) : e === i.LINE_FEED && (this.isEol = !0, 
        this.skipNextNewLine) ? (this.line--, this.skipNextNewLine = !1, this._addGap(), 
        this.advance()) : (this.skipNextNewLine = !1, isSurrogate(e) && (e = this._processSurrogate(e)), 
        null === this.handler.onParseError || e > 31 && e < 127 || e === i.LINE_FEED || e === i.CARRIAGE_RETURN || e > 159 && e < 64976 || this._checkForProblematicCharacters(e), 
        e);
      }
      _checkForProblematicCharacters(e) {
        isControlCodePoint(e) ? this._err(o.controlCharacterInInputStream) : isUndefinedCodePoint(e) && this._err(o.noncharacterInInputStream);
      }
      retreat(e) {
        for (this.pos -= e; this.pos < this.lastGapPos; ) this.lastGapPos = this.gapStack.pop(), 
        this.pos--;
        this.isEol = !1;
      }
    }
    function getTokenAttr(e, t) {
      for (let n = e.attrs.length - 1; n >= 0; n--) if (e.attrs[n].name === t) return e.attrs[n].value;
      return null;
    }
    !function(e) {
      e[e.CHARACTER = 0] = "CHARACTER", e[e.NULL_CHARACTER = 1] = "NULL_CHARACTER", e[e.WHITESPACE_CHARACTER = 2] = "WHITESPACE_CHARACTER", 
      e[e.START_TAG = 3] = "START_TAG", e[e.END_TAG = 4] = "END_TAG", e[e.COMMENT = 5] = "COMMENT", 
      e[e.DOCTYPE = 6] = "DOCTYPE", e[e.EOF = 7] = "EOF", e[e.HIBERNATION = 8] = "HIBERNATION";
    }(c || (c = {}));
    const l = [ 8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376 ];
    function isInvalidCodePoint(e) {
      return 0 === e || e >= 55296 && e <= 57343 || e > 1114111;
    }
    function replaceCodePoint(e) {
      return isInvalidCodePoint(e) ? 65533 : e >= 128 && e <= 159 && l[e - 128] || e;
    }
    function decode_codepoint_replaceCodePointXML(e) {
      return isInvalidCodePoint(e) ? 65533 : e;
    }
    const u = new Uint16Array([ 512, 26465, 29036, 7, 0, 2, 4, 116, 24638, 116, 24636, 8693, 29807, 24610, 621, 1, 0, 0, 3, 112, 24614, 111, 115, 24615 ]);
    var h, d, E, T, m;
    function isNumber(e) {
      return e - d.ZERO >>> 0 <= 9;
    }
    function isHexadecimalCharacter(e) {
      return (32 | e) - d.LOWER_A >>> 0 <= 5;
    }
    (E = h || (h = {}))[E.VALUE_LENGTH = 49152] = "VALUE_LENGTH", E[E.FLAG13 = 8192] = "FLAG13", 
    E[E.BRANCH_LENGTH = 8064] = "BRANCH_LENGTH", E[E.JUMP_TABLE = 127] = "JUMP_TABLE", 
    E[E.VALUE_MASK = 8191] = "VALUE_MASK", function(e) {
      e[e.AMP = 38] = "AMP", e[e.NUM = 35] = "NUM", e[e.SEMI = 59] = "SEMI", e[e.EQUALS = 61] = "EQUALS", 
      e[e.ZERO = 48] = "ZERO", e[e.NINE = 57] = "NINE", e[e.LOWER_A = 97] = "LOWER_A", 
      e[e.LOWER_X = 120] = "LOWER_X";
    }(d || (d = {})), function(e) {
      e[e.EntityStart = 0] = "EntityStart", e[e.NumericStart = 1] = "NumericStart", e[e.NumericDecimal = 2] = "NumericDecimal", 
      e[e.NumericHex = 3] = "NumericHex", e[e.NamedEntity = 4] = "NamedEntity";
    }(T || (T = {})), function(e) {
      e[e.Legacy = 0] = "Legacy", e[e.Strict = 1] = "Strict", e[e.Attribute = 2] = "Attribute";
    }(m || (m = {}));
    class EntityDecoder {
      decodeTree;
      emitCodePoint;
      errors;
      state=T.EntityStart;
      consumed=1;
      result=0;
      treeIndex=0;
      excess=1;
      decodeMode=m.Strict;
      runConsumed=0;
      constructor(e, t, n) {
        this.decodeTree = e, this.emitCodePoint = t, this.errors = n;
      }
      startEntity(e) {
        this.decodeMode = e, this.state = T.EntityStart, this.result = 0, this.treeIndex = 0, 
        this.excess = 1, this.consumed = 1, this.runConsumed = 0;
      }
      write(e, t) {
        switch (this.state) {
         case T.EntityStart:
          return e.charCodeAt(t) === d.NUM ? (this.state = T.NumericStart, this.consumed += 1, 
          this.stateNumericStart(e, t + 1)) : (this.state = T.NamedEntity, this.stateNamedEntity(e, t));

         case T.NumericStart:
          return this.stateNumericStart(e, t);

         case T.NumericDecimal:
          return this.stateNumericDecimal(e, t);

         case T.NumericHex:
          return this.stateNumericHex(e, t);

         default:
          return this.stateNamedEntity(e, t);
        }
      }
      stateNumericStart(e, t) {
        return t >= e.length ? -1 : (32 | e.charCodeAt(t)) === d.LOWER_X ? (this.state = T.NumericHex, 
        this.consumed += 1, this.stateNumericHex(e, t + 1)) : (this.state = T.NumericDecimal, 
        this.stateNumericDecimal(e, t));
      }
      stateNumericHex(e, t) {
        const n = e.length;
        let {result: r} = this, {consumed: a} = this;
        for (;t < n; ) {
          const n = e.charCodeAt(t);
          if (!isNumber(n) && !isHexadecimalCharacter(n)) return this.result = r, this.consumed = a, 
          this.emitNumericEntity(n, 3);
          r = 16 * r + (n <= d.NINE ? n - d.ZERO : (32 | n) - d.LOWER_A + 10), a += 1, t += 1;
        }
        return this.result = r, this.consumed = a, -1;
      }
      stateNumericDecimal(e, t) {
        const n = e.length;
        let {result: r} = this, {consumed: a} = this;
        for (;t < n; ) {
          const n = e.charCodeAt(t) - d.ZERO;
          if (n >>> 0 > 9) return this.result = r, this.consumed = a, this.emitNumericEntity(n + d.ZERO, 2);
          r = 10 * r + n, a += 1, t += 1;
        }
        return this.result = r, this.consumed = a, -1;
      }
      emitNumericEntity(e, t) {
        if (this.consumed <= t) return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 
        0;
        if (e === d.SEMI) this.consumed += 1; else if (this.decodeMode === m.Strict) return 0;
        return this.emitCodePoint((this.decodeTree === u ? decode_codepoint_replaceCodePointXML : replaceCodePoint)(this.result), this.consumed), 
        this.errors && (e !== d.SEMI && this.errors.missingSemicolonAfterCharacterReference(), 
        this.errors.validateNumericCharacterReference(this.result)), this.consumed;
      }
      flushAndEmitLegacyOrReject(e, t, n, r) {
        return this.consumed = e, this.excess = t, 0 === this.result || this.decodeMode === m.Attribute && (0 === r || t > 1 || ((a = n) === d.EQUALS || function(e) {
          return (32 | e) - d.LOWER_A >>> 0 <= 25;
        }(a) || isNumber(a))) ? 0 : this.emitNotTerminatedNamedEntity();
        var a;
      }
      stateNamedEntity(e, t) {
        const {decodeTree: n} = this, r = e.length, a = this.decodeMode === m.Strict;
        let {treeIndex: i} = this, {excess: s} = this, {consumed: o} = this, c = n[i];
        for (;t < r; ) {
          for (;0 === (c & (h.VALUE_LENGTH | h.FLAG13)) && 0 !== (c & h.JUMP_TABLE); ) {
            const a = e.charCodeAt(t), l = c & h.JUMP_TABLE, u = (c & h.BRANCH_LENGTH) >> 7;
            if (0 === u) {
              if (a !== l) return this.flushAndEmitLegacyOrReject(o, s, a, 0);
              i += 1;
            } else {
              const e = a - l;
              if (e >>> 0 >= u) return this.flushAndEmitLegacyOrReject(o, s, a, 0);
              const t = n[i + 1 + e];
              if (0 === t) return this.flushAndEmitLegacyOrReject(o, s, a, 0);
              i = i + u + t & 65535;
            }
            if (c = n[i], s += 1, (t += 1) >= r) break;
          }
          if (t >= r) break;
          if ((c & (h.VALUE_LENGTH | h.FLAG13)) === h.FLAG13) {
            const a = (c & h.BRANCH_LENGTH) >> 7;
            let {runConsumed: l} = this;
            if (0 === l) {
              const n = e.charCodeAt(t);
              if (n !== (c & h.JUMP_TABLE)) return this.flushAndEmitLegacyOrReject(o, s, n, 0);
              t += 1, s += 1, l = 1;
            }
            for (;l < a; ) {
              if (t >= r) return this.treeIndex = i, this.excess = s, this.consumed = o, this.runConsumed = l, 
              -1;
              const a = l - 1, c = n[i + 1 + (a >> 1)] >> ((1 & a) << 3) & 255, u = e.charCodeAt(t);
              if (u !== c) return this.runConsumed = 0, this.flushAndEmitLegacyOrReject(o, s, u, 0);
              t += 1, s += 1, l += 1;
            }
            this.runConsumed = 0, i += 1 + (a >> 1), c = n[i];
            continue;
          }
          const l = c >>> 14, u = e.charCodeAt(t);
          if (0 !== l) {
            if (a || 0 !== (c & h.FLAG13) || (this.result = i, o += s - 1, s = 1), u === d.SEMI) return this.emitNamedEntityData(i, l, o + s);
            if (1 === l) return this.flushAndEmitLegacyOrReject(o, s, u, l);
          }
          const E = determineBranch(n, c, i + (l || 1), u);
          if (E < 0) return this.flushAndEmitLegacyOrReject(o, s, u, l);
          i = E, c = n[i], t += 1, s += 1;
        }
        return a || c >>> 14 == 0 || 0 !== (c & h.FLAG13) || (this.result = i, o += s - 1, 
        s = 1), this.treeIndex = i, this.excess = s, this.consumed = o, -1;
      }
      emitNotTerminatedNamedEntity() {
        const {result: e, decodeTree: t} = this, n = t[e] >>> 14;
        return this.emitNamedEntityData(e, n, this.consumed), this.errors?.missingSemicolonAfterCharacterReference(), 
        this.consumed;
      }
      emitNamedEntityData(e, t, n) {
        const {decodeTree: r} = this;
        return this.emitCodePoint(1 === t ? r[e] & h.VALUE_MASK : r[e + 1], n), 3 === t && this.emitCodePoint(r[e + 2], n), 
        n;
      }
      end() {
        switch (this.state) {
         case T.NamedEntity:
          return 0 === this.result || this.decodeMode === m.Attribute && this.result !== this.treeIndex ? 0 : this.emitNotTerminatedNamedEntity();

         case T.NumericDecimal:
          return this.emitNumericEntity(0, 2);

         case T.NumericHex:
          return this.emitNumericEntity(0, 3);

         case T.NumericStart:
          return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0;

         default:
          return 0;
        }
      }
    }
    function determineBranch(e, t, n, r) {
      const a = (t & h.BRANCH_LENGTH) >> 7, i = t & h.JUMP_TABLE;
      if (i) {
        if (0 === a) return r === i ? n : -1;
        const t = r - i;
        if (t >>> 0 >= a) return -1;
        const s = e[n + t];
        return 0 === s ? -1 : n + a + s - 1 & 65535;
      }
      if (0 === a) return -1;
      const s = a + 1 >> 1, o = n + s + a;
      for (let t = 0; t < a; t++) {
        const a = e[n + (t >> 1)] >> ((1 & t) << 3) & 255;
        if (a === r) return o + e[n + s + t] & 65535;
        if (a > r) return -1;
      }
      return -1;
    }
    const p = (() => {
      const e = new Uint8Array(127);
      let t = 0;
      for (let n = 33; n <= 126; n++) 34 !== n && 36 !== n && 92 !== n && (e[n] = t++);
      return e;
    })();
    function decodeTrieDict(e, t, n, r, a, i) {
      const s = e.length, o = 90 * i;
      let c = 0;
      const readSlotCode = () => {
        const t = p[e.charCodeAt(c++)];
        return t < i ? t : 91 * t - o + p[e.charCodeAt(c++)];
      }, l = n - r, u = n + a, h = new Int32Array(u);
      h.fill(-1, r, i), h.fill(-1, i + l, u);
      const d = new Int32Array(u), E = new Int32Array(u);
      function decodeDelta(t, n) {
        let r = 0, a = n;
        const i = n + t;
        for (;a < i; ) {
          const t = p[e.charCodeAt(c++)];
          if (t < 89) r += t, h[a++] = r; else if (89 === t) {
            let t = p[e.charCodeAt(c++)] + 2;
            for (;t--; ) h[a++] = ++r;
          } else {
            const t = p[e.charCodeAt(c++)];
            r += 89 + (t < 90 ? 91 * t + p[e.charCodeAt(c++)] : 8281 * p[e.charCodeAt(c++)] + 91 * p[e.charCodeAt(c++)] + p[e.charCodeAt(c++)]), 
            h[a++] = r;
          }
        }
      }
      decodeDelta(r, 0), decodeDelta(l, i);
      const T = new Int32Array(2 * a);
      let m = 0, f = 0;
      function readNgramReferences(e, t) {
        for (let n = 0; n < e; n++) {
          const e = t + n, r = readSlotCode(), a = readSlotCode();
          T[2 * f] = r, T[2 * f + 1] = a, f += 1, d[e] = m;
          const i = (h[r] < 0 ? E[r] : 1) + (h[a] < 0 ? E[a] : 1);
          E[e] = i, m += i;
        }
      }
      readNgramReferences(a - i + r, i + l), readNgramReferences(i - r, r);
      const A = new Uint16Array(m);
      let g = 0;
      for (let e = 0; e < f; e++) for (let t = 0; t < 2; t++) {
        const n = T[2 * e + t], r = h[n];
        if (r < 0) {
          let e = d[n];
          const t = e + E[n];
          for (;e < t; ) A[g++] = A[e++];
        } else A[g++] = r;
      }
      const _ = new Uint16Array(t);
      let I = 0;
      for (;c < s; ) {
        let t = p[e.charCodeAt(c++)];
        t >= i && (t = 91 * t - o + p[e.charCodeAt(c++)]);
        const n = h[t];
        if (n < 0) {
          let e = d[t];
          const n = e + E[t];
          for (;e < n; ) _[I++] = A[e++];
        } else _[I++] = n;
      }
      return _;
    }
    const f = decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13494, 2713, 49, 25, 61);
    var A, g, _, I, R, N;
    (N = A || (A = {})).HTML = "http://www.w3.org/1999/xhtml", N.MATHML = "http://www.w3.org/1998/Math/MathML", 
    N.SVG = "http://www.w3.org/2000/svg", N.XLINK = "http://www.w3.org/1999/xlink", 
    N.XML = "http://www.w3.org/XML/1998/namespace", N.XMLNS = "http://www.w3.org/2000/xmlns/", 
    function(e) {
      e.TYPE = "type", e.ACTION = "action", e.ENCODING = "encoding", e.PROMPT = "prompt", 
      e.NAME = "name", e.COLOR = "color", e.FACE = "face", e.SIZE = "size";
    }(g || (g = {})), function(e) {
      e.NO_QUIRKS = "no-quirks", e.QUIRKS = "quirks", e.LIMITED_QUIRKS = "limited-quirks";
    }(_ || (_ = {})), function(e) {
      e.A = "a", e.ADDRESS = "address", e.ANNOTATION_XML = "annotation-xml", e.APPLET = "applet", 
      e.AREA = "area", e.ARTICLE = "article", e.ASIDE = "aside", e.B = "b", e.BASE = "base", 
      e.BASEFONT = "basefont", e.BGSOUND = "bgsound", e.BIG = "big", e.BLOCKQUOTE = "blockquote", 
      e.BODY = "body", e.BR = "br", e.BUTTON = "button", e.CAPTION = "caption", e.CENTER = "center", 
      e.CODE = "code", e.COL = "col", e.COLGROUP = "colgroup", e.DD = "dd", e.DESC = "desc", 
      e.DETAILS = "details", e.DIALOG = "dialog", e.DIR = "dir", e.DIV = "div", e.DL = "dl", 
      e.DT = "dt", e.EM = "em", e.EMBED = "embed", e.FIELDSET = "fieldset", e.FIGCAPTION = "figcaption", 
      e.FIGURE = "figure", e.FONT = "font", e.FOOTER = "footer", e.FOREIGN_OBJECT = "foreignObject", 
      e.FORM = "form", e.FRAME = "frame", e.FRAMESET = "frameset", e.H1 = "h1", e.H2 = "h2", 
      e.H3 = "h3", e.H4 = "h4", e.H5 = "h5", e.H6 = "h6", e.HEAD = "head", e.HEADER = "header", 
      e.HGROUP = "hgroup", e.HR = "hr", e.HTML = "html", e.I = "i", e.IMG = "img", e.IMAGE = "image", 
      e.INPUT = "input", e.IFRAME = "iframe", e.KEYGEN = "keygen", e.LABEL = "label", 
      e.LI = "li", e.LINK = "link", e.LISTING = "listing", e.MAIN = "main", e.MALIGNMARK = "malignmark", 
      e.MARQUEE = "marquee", e.MATH = "math", e.MENU = "menu", e.META = "meta", e.MGLYPH = "mglyph", 
      e.MI = "mi", e.MO = "mo", e.MN = "mn", e.MS = "ms", e.MTEXT = "mtext", e.NAV = "nav", 
      e.NOBR = "nobr", e.NOFRAMES = "noframes", e.NOEMBED = "noembed", e.NOSCRIPT = "noscript", 
      e.OBJECT = "object", e.OL = "ol", e.OPTGROUP = "optgroup", e.OPTION = "option", 
      e.P = "p", e.PARAM = "param", e.PLAINTEXT = "plaintext", e.PRE = "pre", e.RB = "rb", 
      e.RP = "rp", e.RT = "rt", e.RTC = "rtc", e.RUBY = "ruby", e.S = "s", e.SCRIPT = "script", 
      e.SEARCH = "search", e.SECTION = "section", e.SELECT = "select", e.SOURCE = "source", 
      e.SMALL = "small", e.SPAN = "span", e.STRIKE = "strike", e.STRONG = "strong", e.STYLE = "style", 
      e.SUB = "sub", e.SUMMARY = "summary", e.SUP = "sup", e.TABLE = "table", e.TBODY = "tbody", 
      e.TEMPLATE = "template", e.TEXTAREA = "textarea", e.TFOOT = "tfoot", e.TD = "td", 
      e.TH = "th", e.THEAD = "thead", e.TITLE = "title", e.TR = "tr", e.TRACK = "track", 
      e.TT = "tt", e.U = "u", e.UL = "ul", e.SVG = "svg", e.VAR = "var", e.WBR = "wbr", 
      e.XMP = "xmp";
    }(I || (I = {})), function(e) {
      e[e.UNKNOWN = 0] = "UNKNOWN", e[e.A = 1] = "A", e[e.ADDRESS = 2] = "ADDRESS", e[e.ANNOTATION_XML = 3] = "ANNOTATION_XML", 
      e[e.APPLET = 4] = "APPLET", e[e.AREA = 5] = "AREA", e[e.ARTICLE = 6] = "ARTICLE", 
      e[e.ASIDE = 7] = "ASIDE", e[e.B = 8] = "B", e[e.BASE = 9] = "BASE", e[e.BASEFONT = 10] = "BASEFONT", 
      e[e.BGSOUND = 11] = "BGSOUND", e[e.BIG = 12] = "BIG", e[e.BLOCKQUOTE = 13] = "BLOCKQUOTE", 
      e[e.BODY = 14] = "BODY", e[e.BR = 15] = "BR", e[e.BUTTON = 16] = "BUTTON", e[e.CAPTION = 17] = "CAPTION", 
      e[e.CENTER = 18] = "CENTER", e[e.CODE = 19] = "CODE", e[e.COL = 20] = "COL", e[e.COLGROUP = 21] = "COLGROUP", 
      e[e.DD = 22] = "DD", e[e.DESC = 23] = "DESC", e[e.DETAILS = 24] = "DETAILS", e[e.DIALOG = 25] = "DIALOG", 
      e[e.DIR = 26] = "DIR", e[e.DIV = 27] = "DIV", e[e.DL = 28] = "DL", e[e.DT = 29] = "DT", 
      e[e.EM = 30] = "EM", e[e.EMBED = 31] = "EMBED", e[e.FIELDSET = 32] = "FIELDSET", 
      e[e.FIGCAPTION = 33] = "FIGCAPTION", e[e.FIGURE = 34] = "FIGURE", e[e.FONT = 35] = "FONT", 
      e[e.FOOTER = 36] = "FOOTER", e[e.FOREIGN_OBJECT = 37] = "FOREIGN_OBJECT", e[e.FORM = 38] = "FORM", 
      e[e.FRAME = 39] = "FRAME", e[e.FRAMESET = 40] = "FRAMESET", e[e.H1 = 41] = "H1", 
      e[e.H2 = 42] = "H2", e[e.H3 = 43] = "H3", e[e.H4 = 44] = "H4", e[e.H5 = 45] = "H5", 
      e[e.H6 = 46] = "H6", e[e.HEAD = 47] = "HEAD", e[e.HEADER = 48] = "HEADER", e[e.HGROUP = 49] = "HGROUP", 
      e[e.HR = 50] = "HR", e[e.HTML = 51] = "HTML", e[e.I = 52] = "I", e[e.IMG = 53] = "IMG", 
      e[e.IMAGE = 54] = "IMAGE", e[e.INPUT = 55] = "INPUT", e[e.IFRAME = 56] = "IFRAME", 
      e[e.KEYGEN = 57] = "KEYGEN", e[e.LABEL = 58] = "LABEL", e[e.LI = 59] = "LI", e[e.LINK = 60] = "LINK", 
      e[e.LISTING = 61] = "LISTING", e[e.MAIN = 62] = "MAIN", e[e.MALIGNMARK = 63] = "MALIGNMARK", 
      e[e.MARQUEE = 64] = "MARQUEE", e[e.MATH = 65] = "MATH", e[e.MENU = 66] = "MENU", 
      e[e.META = 67] = "META", e[e.MGLYPH = 68] = "MGLYPH", e[e.MI = 69] = "MI", e[e.MO = 70] = "MO", 
      e[e.MN = 71] = "MN", e[e.MS = 72] = "MS", e[e.MTEXT = 73] = "MTEXT", e[e.NAV = 74] = "NAV", 
      e[e.NOBR = 75] = "NOBR", e[e.NOFRAMES = 76] = "NOFRAMES", e[e.NOEMBED = 77] = "NOEMBED", 
      e[e.NOSCRIPT = 78] = "NOSCRIPT", e[e.OBJECT = 79] = "OBJECT", e[e.OL = 80] = "OL", 
      e[e.OPTGROUP = 81] = "OPTGROUP", e[e.OPTION = 82] = "OPTION", e[e.P = 83] = "P", 
      e[e.PARAM = 84] = "PARAM", e[e.PLAINTEXT = 85] = "PLAINTEXT", e[e.PRE = 86] = "PRE", 
      e[e.RB = 87] = "RB", e[e.RP = 88] = "RP", e[e.RT = 89] = "RT", e[e.RTC = 90] = "RTC", 
      e[e.RUBY = 91] = "RUBY", e[e.S = 92] = "S", e[e.SCRIPT = 93] = "SCRIPT", e[e.SEARCH = 94] = "SEARCH", 
      e[e.SECTION = 95] = "SECTION", e[e.SELECT = 96] = "SELECT", e[e.SOURCE = 97] = "SOURCE", 
      e[e.SMALL = 98] = "SMALL", e[e.SPAN = 99] = "SPAN", e[e.STRIKE = 100] = "STRIKE", 
      e[e.STRONG = 101] = "STRONG", e[e.STYLE = 102] = "STYLE", e[e.SUB = 103] = "SUB", 
      e[e.SUMMARY = 104] = "SUMMARY", e[e.SUP = 105] = "SUP", e[e.TABLE = 106] = "TABLE", 
      e[e.TBODY = 107] = "TBODY", e[e.TEMPLATE = 108] = "TEMPLATE", e[e.TEXTAREA = 109] = "TEXTAREA", 
      e[e.TFOOT = 110] = "TFOOT", e[e.TD = 111] = "TD", e[e.TH = 112] = "TH", e[e.THEAD = 113] = "THEAD", 
      e[e.TITLE = 114] = "TITLE", e[e.TR = 115] = "TR", e[e.TRACK = 116] = "TRACK", e[e.TT = 117] = "TT", 
      e[e.U = 118] = "U", e[e.UL = 119] = "UL", e[e.SVG = 120] = "SVG", e[e.VAR = 121] = "VAR", 
      e[e.WBR = 122] = "WBR", e[e.XMP = 123] = "XMP";
    }(R || (R = {}));
    const C = new Map([ [ I.A, R.A ], [ I.ADDRESS, R.ADDRESS ], [ I.ANNOTATION_XML, R.ANNOTATION_XML ], [ I.APPLET, R.APPLET ], [ I.AREA, R.AREA ], [ I.ARTICLE, R.ARTICLE ], [ I.ASIDE, R.ASIDE ], [ I.B, R.B ], [ I.BASE, R.BASE ], [ I.BASEFONT, R.BASEFONT ], [ I.BGSOUND, R.BGSOUND ], [ I.BIG, R.BIG ], [ I.BLOCKQUOTE, R.BLOCKQUOTE ], [ I.BODY, R.BODY ], [ I.BR, R.BR ], [ I.BUTTON, R.BUTTON ], [ I.CAPTION, R.CAPTION ], [ I.CENTER, R.CENTER ], [ I.CODE, R.CODE ], [ I.COL, R.COL ], [ I.COLGROUP, R.COLGROUP ], [ I.DD, R.DD ], [ I.DESC, R.DESC ], [ I.DETAILS, R.DETAILS ], [ I.DIALOG, R.DIALOG ], [ I.DIR, R.DIR ], [ I.DIV, R.DIV ], [ I.DL, R.DL ], [ I.DT, R.DT ], [ I.EM, R.EM ], [ I.EMBED, R.EMBED ], [ I.FIELDSET, R.FIELDSET ], [ I.FIGCAPTION, R.FIGCAPTION ], [ I.FIGURE, R.FIGURE ], [ I.FONT, R.FONT ], [ I.FOOTER, R.FOOTER ], [ I.FOREIGN_OBJECT, R.FOREIGN_OBJECT ], [ I.FORM, R.FORM ], [ I.FRAME, R.FRAME ], [ I.FRAMESET, R.FRAMESET ], [ I.H1, R.H1 ], [ I.H2, R.H2 ], [ I.H3, R.H3 ], [ I.H4, R.H4 ], [ I.H5, R.H5 ], [ I.H6, R.H6 ], [ I.HEAD, R.HEAD ], [ I.HEADER, R.HEADER ], [ I.HGROUP, R.HGROUP ], [ I.HR, R.HR ], [ I.HTML, R.HTML ], [ I.I, R.I ], [ I.IMG, R.IMG ], [ I.IMAGE, R.IMAGE ], [ I.INPUT, R.INPUT ], [ I.IFRAME, R.IFRAME ], [ I.KEYGEN, R.KEYGEN ], [ I.LABEL, R.LABEL ], [ I.LI, R.LI ], [ I.LINK, R.LINK ], [ I.LISTING, R.LISTING ], [ I.MAIN, R.MAIN ], [ I.MALIGNMARK, R.MALIGNMARK ], [ I.MARQUEE, R.MARQUEE ], [ I.MATH, R.MATH ], [ I.MENU, R.MENU ], [ I.META, R.META ], [ I.MGLYPH, R.MGLYPH ], [ I.MI, R.MI ], [ I.MO, R.MO ], [ I.MN, R.MN ], [ I.MS, R.MS ], [ I.MTEXT, R.MTEXT ], [ I.NAV, R.NAV ], [ I.NOBR, R.NOBR ], [ I.NOFRAMES, R.NOFRAMES ], [ I.NOEMBED, R.NOEMBED ], [ I.NOSCRIPT, R.NOSCRIPT ], [ I.OBJECT, R.OBJECT ], [ I.OL, R.OL ], [ I.OPTGROUP, R.OPTGROUP ], [ I.OPTION, R.OPTION ], [ I.P, R.P ], [ I.PARAM, R.PARAM ], [ I.PLAINTEXT, R.PLAINTEXT ], [ I.PRE, R.PRE ], [ I.RB, R.RB ], [ I.RP, R.RP ], [ I.RT, R.RT ], [ I.RTC, R.RTC ], [ I.RUBY, R.RUBY ], [ I.S, R.S ], [ I.SCRIPT, R.SCRIPT ], [ I.SEARCH, R.SEARCH ], [ I.SECTION, R.SECTION ], [ I.SELECT, R.SELECT ], [ I.SOURCE, R.SOURCE ], [ I.SMALL, R.SMALL ], [ I.SPAN, R.SPAN ], [ I.STRIKE, R.STRIKE ], [ I.STRONG, R.STRONG ], [ I.STYLE, R.STYLE ], [ I.SUB, R.SUB ], [ I.SUMMARY, R.SUMMARY ], [ I.SUP, R.SUP ], [ I.TABLE, R.TABLE ], [ I.TBODY, R.TBODY ], [ I.TEMPLATE, R.TEMPLATE ], [ I.TEXTAREA, R.TEXTAREA ], [ I.TFOOT, R.TFOOT ], [ I.TD, R.TD ], [ I.TH, R.TH ], [ I.THEAD, R.THEAD ], [ I.TITLE, R.TITLE ], [ I.TR, R.TR ], [ I.TRACK, R.TRACK ], [ I.TT, R.TT ], [ I.U, R.U ], [ I.UL, R.UL ], [ I.SVG, R.SVG ], [ I.VAR, R.VAR ], [ I.WBR, R.WBR ], [ I.XMP, R.XMP ] ]);
    function getTagID(e) {
      var t;
      return null !== (t = C.get(e)) && void 0 !== t ? t : R.UNKNOWN;
    }
    const S = R, D = {
      [A.HTML]: new Set([ S.ADDRESS, S.APPLET, S.AREA, S.ARTICLE, S.ASIDE, S.BASE, S.BASEFONT, S.BGSOUND, S.BLOCKQUOTE, S.BODY, S.BR, S.BUTTON, S.CAPTION, S.CENTER, S.COL, S.COLGROUP, S.DD, S.DETAILS, S.DIR, S.DIV, S.DL, S.DT, S.EMBED, S.FIELDSET, S.FIGCAPTION, S.FIGURE, S.FOOTER, S.FORM, S.FRAME, S.FRAMESET, S.H1, S.H2, S.H3, S.H4, S.H5, S.H6, S.HEAD, S.HEADER, S.HGROUP, S.HR, S.HTML, S.IFRAME, S.IMG, S.INPUT, S.LI, S.LINK, S.LISTING, S.MAIN, S.MARQUEE, S.MENU, S.META, S.NAV, S.NOEMBED, S.NOFRAMES, S.NOSCRIPT, S.OBJECT, S.OL, S.P, S.PARAM, S.PLAINTEXT, S.PRE, S.SCRIPT, S.SECTION, S.SELECT, S.SOURCE, S.STYLE, S.SUMMARY, S.TABLE, S.TBODY, S.TD, S.TEMPLATE, S.TEXTAREA, S.TFOOT, S.TH, S.THEAD, S.TITLE, S.TR, S.TRACK, S.UL, S.WBR, S.XMP ]),
      [A.MATHML]: new Set([ S.MI, S.MO, S.MN, S.MS, S.MTEXT, S.ANNOTATION_XML ]),
      [A.SVG]: new Set([ S.TITLE, S.FOREIGN_OBJECT, S.DESC ]),
      [A.XLINK]: new Set,
      [A.XML]: new Set,
      [A.XMLNS]: new Set
    }, k = new Set([ S.H1, S.H2, S.H3, S.H4, S.H5, S.H6 ]);
    var b;
    new Set([ I.STYLE, I.SCRIPT, I.XMP, I.IFRAME, I.NOEMBED, I.NOFRAMES, I.PLAINTEXT ]), 
    function(e) {
      e[e.DATA = 0] = "DATA", e[e.RCDATA = 1] = "RCDATA", e[e.RAWTEXT = 2] = "RAWTEXT", 
      e[e.SCRIPT_DATA = 3] = "SCRIPT_DATA", e[e.PLAINTEXT = 4] = "PLAINTEXT", e[e.TAG_OPEN = 5] = "TAG_OPEN", 
      e[e.END_TAG_OPEN = 6] = "END_TAG_OPEN", e[e.TAG_NAME = 7] = "TAG_NAME", e[e.RCDATA_LESS_THAN_SIGN = 8] = "RCDATA_LESS_THAN_SIGN", 
      e[e.RCDATA_END_TAG_OPEN = 9] = "RCDATA_END_TAG_OPEN", e[e.RCDATA_END_TAG_NAME = 10] = "RCDATA_END_TAG_NAME", 
      e[e.RAWTEXT_LESS_THAN_SIGN = 11] = "RAWTEXT_LESS_THAN_SIGN", e[e.RAWTEXT_END_TAG_OPEN = 12] = "RAWTEXT_END_TAG_OPEN", 
      e[e.RAWTEXT_END_TAG_NAME = 13] = "RAWTEXT_END_TAG_NAME", e[e.SCRIPT_DATA_LESS_THAN_SIGN = 14] = "SCRIPT_DATA_LESS_THAN_SIGN", 
      e[e.SCRIPT_DATA_END_TAG_OPEN = 15] = "SCRIPT_DATA_END_TAG_OPEN", e[e.SCRIPT_DATA_END_TAG_NAME = 16] = "SCRIPT_DATA_END_TAG_NAME", 
      e[e.SCRIPT_DATA_ESCAPE_START = 17] = "SCRIPT_DATA_ESCAPE_START", e[e.SCRIPT_DATA_ESCAPE_START_DASH = 18] = "SCRIPT_DATA_ESCAPE_START_DASH", 
      e[e.SCRIPT_DATA_ESCAPED = 19] = "SCRIPT_DATA_ESCAPED", e[e.SCRIPT_DATA_ESCAPED_DASH = 20] = "SCRIPT_DATA_ESCAPED_DASH", 
      e[e.SCRIPT_DATA_ESCAPED_DASH_DASH = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH", e[e.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN", 
      e[e.SCRIPT_DATA_ESCAPED_END_TAG_OPEN = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN", 
      e[e.SCRIPT_DATA_ESCAPED_END_TAG_NAME = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME", 
      e[e.SCRIPT_DATA_DOUBLE_ESCAPE_START = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START", e[e.SCRIPT_DATA_DOUBLE_ESCAPED = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED", 
      e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH", e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH", 
      e[e.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN", 
      e[e.SCRIPT_DATA_DOUBLE_ESCAPE_END = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END", e[e.BEFORE_ATTRIBUTE_NAME = 31] = "BEFORE_ATTRIBUTE_NAME", 
      e[e.ATTRIBUTE_NAME = 32] = "ATTRIBUTE_NAME", e[e.AFTER_ATTRIBUTE_NAME = 33] = "AFTER_ATTRIBUTE_NAME", 
      e[e.BEFORE_ATTRIBUTE_VALUE = 34] = "BEFORE_ATTRIBUTE_VALUE", e[e.ATTRIBUTE_VALUE_DOUBLE_QUOTED = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED", 
      e[e.ATTRIBUTE_VALUE_SINGLE_QUOTED = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED", e[e.ATTRIBUTE_VALUE_UNQUOTED = 37] = "ATTRIBUTE_VALUE_UNQUOTED", 
      e[e.AFTER_ATTRIBUTE_VALUE_QUOTED = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED", e[e.SELF_CLOSING_START_TAG = 39] = "SELF_CLOSING_START_TAG", 
      e[e.BOGUS_COMMENT = 40] = "BOGUS_COMMENT", e[e.MARKUP_DECLARATION_OPEN = 41] = "MARKUP_DECLARATION_OPEN", 
      e[e.COMMENT_START = 42] = "COMMENT_START", e[e.COMMENT_START_DASH = 43] = "COMMENT_START_DASH", 
      e[e.COMMENT = 44] = "COMMENT", e[e.COMMENT_LESS_THAN_SIGN = 45] = "COMMENT_LESS_THAN_SIGN", 
      e[e.COMMENT_LESS_THAN_SIGN_BANG = 46] = "COMMENT_LESS_THAN_SIGN_BANG", e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH", 
      e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH", 
      e[e.COMMENT_END_DASH = 49] = "COMMENT_END_DASH", e[e.COMMENT_END = 50] = "COMMENT_END", 
      e[e.COMMENT_END_BANG = 51] = "COMMENT_END_BANG", e[e.DOCTYPE = 52] = "DOCTYPE", 
      e[e.BEFORE_DOCTYPE_NAME = 53] = "BEFORE_DOCTYPE_NAME", e[e.DOCTYPE_NAME = 54] = "DOCTYPE_NAME", 
      e[e.AFTER_DOCTYPE_NAME = 55] = "AFTER_DOCTYPE_NAME", e[e.AFTER_DOCTYPE_PUBLIC_KEYWORD = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD", 
      e[e.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER", 
      e[e.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED", 
      e[e.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED", 
      e[e.AFTER_DOCTYPE_PUBLIC_IDENTIFIER = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER", e[e.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS", 
      e[e.AFTER_DOCTYPE_SYSTEM_KEYWORD = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD", e[e.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER", 
      e[e.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED", 
      e[e.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED", 
      e[e.AFTER_DOCTYPE_SYSTEM_IDENTIFIER = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER", e[e.BOGUS_DOCTYPE = 67] = "BOGUS_DOCTYPE", 
      e[e.CDATA_SECTION = 68] = "CDATA_SECTION", e[e.CDATA_SECTION_BRACKET = 69] = "CDATA_SECTION_BRACKET", 
      e[e.CDATA_SECTION_END = 70] = "CDATA_SECTION_END", e[e.CHARACTER_REFERENCE = 71] = "CHARACTER_REFERENCE", 
      e[e.AMBIGUOUS_AMPERSAND = 72] = "AMBIGUOUS_AMPERSAND";
    }(b || (b = {}));
    const O = {
      DATA: b.DATA,
      RCDATA: b.RCDATA,
      RAWTEXT: b.RAWTEXT,
      SCRIPT_DATA: b.SCRIPT_DATA,
      PLAINTEXT: b.PLAINTEXT,
      CDATA_SECTION: b.CDATA_SECTION
    };
    function isAsciiUpper(e) {
      return e >= i.LATIN_CAPITAL_A && e <= i.LATIN_CAPITAL_Z;
    }
    function isAsciiLetter(e) {
      return function(e) {
        return e >= i.LATIN_SMALL_A && e <= i.LATIN_SMALL_Z;
      }(e) || isAsciiUpper(e);
    }
    function isAsciiAlphaNumeric(e) {
      return isAsciiLetter(e) || function(e) {
        return e >= i.DIGIT_0 && e <= i.DIGIT_9;
      }(e);
    }
    function toAsciiLower(e) {
      return e + 32;
    }
    function isWhitespace(e) {
      return e === i.SPACE || e === i.LINE_FEED || e === i.TABULATION || e === i.FORM_FEED;
    }
    function isScriptDataDoubleEscapeSequenceEnd(e) {
      return isWhitespace(e) || e === i.SOLIDUS || e === i.GREATER_THAN_SIGN;
    }
    class Tokenizer {
      constructor(e, t) {
        this.options = e, this.handler = t, this.paused = !1, this.inLoop = !1, this.inForeignNode = !1, 
        this.lastStartTagName = "", this.active = !1, this.state = b.DATA, this.returnState = b.DATA, 
        this.entityStartPos = 0, this.consumedAfterSnapshot = -1, this.currentCharacterToken = null, 
        this.currentToken = null, this.currentAttr = {
          name: "",
          value: ""
        }, this.preprocessor = new Preprocessor(t), this.currentLocation = this.getCurrentLocation(-1), 
        this.entityDecoder = new EntityDecoder(f, (e, t) => {
          this.preprocessor.pos = this.entityStartPos + t - 1, this._flushCodePointConsumedAsCharacterReference(e);
        }, t.onParseError ? {
          missingSemicolonAfterCharacterReference: () => {
            this._err(o.missingSemicolonAfterCharacterReference, 1);
          },
          absenceOfDigitsInNumericCharacterReference: e => {
            this._err(o.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + e);
          },
          validateNumericCharacterReference: e => {
            const t = function(e) {
              return e === i.NULL ? o.nullCharacterReference : e > 1114111 ? o.characterReferenceOutsideUnicodeRange : isSurrogate(e) ? o.surrogateCharacterReference : isUndefinedCodePoint(e) ? o.noncharacterCharacterReference : isControlCodePoint(e) || e === i.CARRIAGE_RETURN ? o.controlCharacterReference : null;
            }(e);
            t && this._err(t, 1);
          }
        } : void 0);
      }
      _err(e, t = 0) {
        var n, r;
        null === (r = (n = this.handler).onParseError) || void 0 === r || r.call(n, this.preprocessor.getError(e, t));
      }
      getCurrentLocation(e) {
        return this.options.sourceCodeLocationInfo ? {
          startLine: this.preprocessor.line,
          startCol: this.preprocessor.col - e,
          startOffset: this.preprocessor.offset - e,
          endLine: -1,
          endCol: -1,
          endOffset: -1
        } : null;
      }
      _runParsingLoop() {
        if (!this.inLoop) {
          for (this.inLoop = !0; this.active && !this.paused; ) {
            this.consumedAfterSnapshot = 0;
            const e = this._consume();
            this._ensureHibernation() || this._callState(e);
          }
          this.inLoop = !1;
        }
      }
      pause() {
        this.paused = !0;
      }
      resume(e) {
        if (!this.paused) throw new Error("Parser was already resumed");
        this.paused = !1, this.inLoop || (this._runParsingLoop(), this.paused || null == e || e());
      }
      write(e, t, n) {
        this.active = !0, this.preprocessor.write(e, t), this._runParsingLoop(), this.paused || null == n || n();
      }
      insertHtmlAtCurrentPos(e) {
        this.active = !0, this.preprocessor.insertHtmlAtCurrentPos(e), this._runParsingLoop();
      }
      _ensureHibernation() {
        return !!this.preprocessor.endOfChunkHit && (this.preprocessor.retreat(this.consumedAfterSnapshot), 
        this.consumedAfterSnapshot = 0, this.active = !1, !0);
      }
      _consume() {
        return this.consumedAfterSnapshot++, this.preprocessor.advance();
      }
      _advanceBy(e) {
        this.consumedAfterSnapshot += e;
        for (let t = 0; t < e; t++) this.preprocessor.advance();
      }
      _consumeSequenceIfMatch(e, t) {
        return !!this.preprocessor.startsWith(e, t) && (this._advanceBy(e.length - 1), !0);
      }
      _createStartTagToken() {
        this.currentToken = {
          type: c.START_TAG,
          tagName: "",
          tagID: R.UNKNOWN,
          selfClosing: !1,
          ackSelfClosing: !1,
          attrs: [],
          location: this.getCurrentLocation(1)
        };
      }
      _createEndTagToken() {
        this.currentToken = {
          type: c.END_TAG,
          tagName: "",
          tagID: R.UNKNOWN,
          selfClosing: !1,
          ackSelfClosing: !1,
          attrs: [],
          location: this.getCurrentLocation(2)
        };
      }
      _createCommentToken(e) {
        this.currentToken = {
          type: c.COMMENT,
          data: "",
          location: this.getCurrentLocation(e)
        };
      }
      _createDoctypeToken(e) {
        this.currentToken = {
          type: c.DOCTYPE,
          name: e,
          forceQuirks: !1,
          publicId: null,
          systemId: null,
          location: this.currentLocation
        };
      }
      _createCharacterToken(e, t) {
        this.currentCharacterToken = {
          type: e,
          chars: t,
          location: this.currentLocation
        };
      }
      _createAttr(e) {
        this.currentAttr = {
          name: e,
          value: ""
        }, this.currentLocation = this.getCurrentLocation(0);
      }
      _leaveAttrName() {
        var e, t;
        const n = this.currentToken;
        null === getTokenAttr(n, this.currentAttr.name) ? (n.attrs.push(this.currentAttr), 
        n.location && this.currentLocation && ((null !== (e = (t = n.location).attrs) && void 0 !== e ? e : t.attrs = Object.create(null))[this.currentAttr.name] = this.currentLocation, 
        this._leaveAttrValue())) : this._err(o.duplicateAttribute);
      }
      _leaveAttrValue() {
        this.currentLocation && (this.currentLocation.endLine = this.preprocessor.line, 
        this.currentLocation.endCol = this.preprocessor.col, this.currentLocation.endOffset = this.preprocessor.offset);
      }
      prepareToken(e) {
        this._emitCurrentCharacterToken(e.location), this.currentToken = null, e.location && (e.location.endLine = this.preprocessor.line, 
        e.location.endCol = this.preprocessor.col + 1, e.location.endOffset = this.preprocessor.offset + 1), 
        this.currentLocation = this.getCurrentLocation(-1);
      }
      emitCurrentTagToken() {
        const e = this.currentToken;
        this.prepareToken(e), e.tagID = getTagID(e.tagName), e.type === c.START_TAG ? (this.lastStartTagName = e.tagName, 
        this.handler.onStartTag(e)) : (e.attrs.length > 0 && this._err(o.endTagWithAttributes), 
        e.selfClosing && this._err(o.endTagWithTrailingSolidus), this.handler.onEndTag(e)), 
        this.preprocessor.dropParsedChunk();
      }
      emitCurrentComment(e) {
        this.prepareToken(e), this.handler.onComment(e), this.preprocessor.dropParsedChunk();
      }
      emitCurrentDoctype(e) {
        this.prepareToken(e), this.handler.onDoctype(e), this.preprocessor.dropParsedChunk();
      }
      _emitCurrentCharacterToken(e) {
        if (this.currentCharacterToken) {
          switch (e && this.currentCharacterToken.location && (this.currentCharacterToken.location.endLine = e.startLine, 
          this.currentCharacterToken.location.endCol = e.startCol, this.currentCharacterToken.location.endOffset = e.startOffset), 
          this.currentCharacterToken.type) {
           case c.CHARACTER:
            this.handler.onCharacter(this.currentCharacterToken);
            break;

           case c.NULL_CHARACTER:
            this.handler.onNullCharacter(this.currentCharacterToken);
            break;

           case c.WHITESPACE_CHARACTER:
            this.handler.onWhitespaceCharacter(this.currentCharacterToken);
          }
          this.currentCharacterToken = null;
        }
      }
      _emitEOFToken() {
        const e = this.getCurrentLocation(0);
        e && (e.endLine = e.startLine, e.endCol = e.startCol, e.endOffset = e.startOffset), 
        this._emitCurrentCharacterToken(e), this.handler.onEof({
          type: c.EOF,
          location: e
        }), this.active = !1;
      }
      _appendCharToCurrentCharacterToken(e, t) {
        if (this.currentCharacterToken) {
          if (this.currentCharacterToken.type === e) return void (this.currentCharacterToken.chars += t);
          this.currentLocation = this.getCurrentLocation(0), this._emitCurrentCharacterToken(this.currentLocation), 
          this.preprocessor.dropParsedChunk();
        }
        this._createCharacterToken(e, t);
      }
      _emitCodePoint(e) {
        const t = isWhitespace(e) ? c.WHITESPACE_CHARACTER : e === i.NULL ? c.NULL_CHARACTER : c.CHARACTER;
        this._appendCharToCurrentCharacterToken(t, e < 65536 ? String.fromCharCode(e) : String.fromCodePoint(e));
      }
      _emitChars(e) {
        this._appendCharToCurrentCharacterToken(c.CHARACTER, e);
      }
      _startCharacterReference() {
        this.returnState = this.state, this.state = b.CHARACTER_REFERENCE, this.entityStartPos = this.preprocessor.pos, 
        this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? m.Attribute : m.Legacy);
      }
      _isCharacterReferenceInAttribute() {
        return this.returnState === b.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === b.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === b.ATTRIBUTE_VALUE_UNQUOTED;
      }
      _flushCodePointConsumedAsCharacterReference(e) {
        this._isCharacterReferenceInAttribute() ? this.currentAttr.value += String.fromCodePoint(e) : this._emitCodePoint(e);
      }
      _callState(e) {
        switch (this.state) {
         case b.DATA:
          this._stateData(e);
          break;

         case b.RCDATA:
          this._stateRcdata(e);
          break;

         case b.RAWTEXT:
          this._stateRawtext(e);
          break;

         case b.SCRIPT_DATA:
          this._stateScriptData(e);
          break;

         case b.PLAINTEXT:
          this._statePlaintext(e);
          break;

         case b.TAG_OPEN:
          this._stateTagOpen(e);
          break;

         case b.END_TAG_OPEN:
          this._stateEndTagOpen(e);
          break;

         case b.TAG_NAME:
          this._stateTagName(e);
          break;

         case b.RCDATA_LESS_THAN_SIGN:
          this._stateRcdataLessThanSign(e);
          break;

         case b.RCDATA_END_TAG_OPEN:
          this._stateRcdataEndTagOpen(e);
          break;

         case b.RCDATA_END_TAG_NAME:
          this._stateRcdataEndTagName(e);
          break;

         case b.RAWTEXT_LESS_THAN_SIGN:
          this._stateRawtextLessThanSign(e);
          break;

         case b.RAWTEXT_END_TAG_OPEN:
          this._stateRawtextEndTagOpen(e);
          break;

         case b.RAWTEXT_END_TAG_NAME:
          this._stateRawtextEndTagName(e);
          break;

         case b.SCRIPT_DATA_LESS_THAN_SIGN:
          this._stateScriptDataLessThanSign(e);
          break;

         case b.SCRIPT_DATA_END_TAG_OPEN:
          this._stateScriptDataEndTagOpen(e);
          break;

         case b.SCRIPT_DATA_END_TAG_NAME:
          this._stateScriptDataEndTagName(e);
          break;

         case b.SCRIPT_DATA_ESCAPE_START:
          this._stateScriptDataEscapeStart(e);
          break;

         case b.SCRIPT_DATA_ESCAPE_START_DASH:
          this._stateScriptDataEscapeStartDash(e);
          break;

         case b.SCRIPT_DATA_ESCAPED:
          this._stateScriptDataEscaped(e);
          break;

         case b.SCRIPT_DATA_ESCAPED_DASH:
          this._stateScriptDataEscapedDash(e);
          break;

         case b.SCRIPT_DATA_ESCAPED_DASH_DASH:
          this._stateScriptDataEscapedDashDash(e);
          break;

         case b.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
          this._stateScriptDataEscapedLessThanSign(e);
          break;

         case b.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
          this._stateScriptDataEscapedEndTagOpen(e);
          break;

         case b.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
          this._stateScriptDataEscapedEndTagName(e);
          break;

         case b.SCRIPT_DATA_DOUBLE_ESCAPE_START:
          this._stateScriptDataDoubleEscapeStart(e);
          break;

         case b.SCRIPT_DATA_DOUBLE_ESCAPED:
          this._stateScriptDataDoubleEscaped(e);
          break;

         case b.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
          this._stateScriptDataDoubleEscapedDash(e);
          break;

         case b.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
          this._stateScriptDataDoubleEscapedDashDash(e);
          break;

         case b.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
          this._stateScriptDataDoubleEscapedLessThanSign(e);
          break;

         case b.SCRIPT_DATA_DOUBLE_ESCAPE_END:
          this._stateScriptDataDoubleEscapeEnd(e);
          break;

         case b.BEFORE_ATTRIBUTE_NAME:
          this._stateBeforeAttributeName(e);
          break;

         case b.ATTRIBUTE_NAME:
          this._stateAttributeName(e);
          break;

         case b.AFTER_ATTRIBUTE_NAME:
          this._stateAfterAttributeName(e);
          break;

         case b.BEFORE_ATTRIBUTE_VALUE:
          this._stateBeforeAttributeValue(e);
          break;

         case b.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
          this._stateAttributeValueDoubleQuoted(e);
          break;

         case b.ATTRIBUTE_VALUE_SINGLE_QUOTED:
          this._stateAttributeValueSingleQuoted(e);
          break;

         case b.ATTRIBUTE_VALUE_UNQUOTED:
          this._stateAttributeValueUnquoted(e);
          break;

         case b.AFTER_ATTRIBUTE_VALUE_QUOTED:
          this._stateAfterAttributeValueQuoted(e);
          break;

         case b.SELF_CLOSING_START_TAG:
          this._stateSelfClosingStartTag(e);
          break;

         case b.BOGUS_COMMENT:
          this._stateBogusComment(e);
          break;

         case b.MARKUP_DECLARATION_OPEN:
          this._stateMarkupDeclarationOpen(e);
          break;

         case b.COMMENT_START:
          this._stateCommentStart(e);
          break;

         case b.COMMENT_START_DASH:
          this._stateCommentStartDash(e);
          break;

         case b.COMMENT:
          this._stateComment(e);
          break;

         case b.COMMENT_LESS_THAN_SIGN:
          this._stateCommentLessThanSign(e);
          break;

         case b.COMMENT_LESS_THAN_SIGN_BANG:
          this._stateCommentLessThanSignBang(e);
          break;

         case b.COMMENT_LESS_THAN_SIGN_BANG_DASH:
          this._stateCommentLessThanSignBangDash(e);
          break;

         case b.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
          this._stateCommentLessThanSignBangDashDash(e);
          break;

         case b.COMMENT_END_DASH:
          this._stateCommentEndDash(e);
          break;

         case b.COMMENT_END:
          this._stateCommentEnd(e);
          break;

         case b.COMMENT_END_BANG:
          this._stateCommentEndBang(e);
          break;

         case b.DOCTYPE:
          this._stateDoctype(e);
          break;

         case b.BEFORE_DOCTYPE_NAME:
          this._stateBeforeDoctypeName(e);
          break;

         case b.DOCTYPE_NAME:
          this._stateDoctypeName(e);
          break;

         case b.AFTER_DOCTYPE_NAME:
          this._stateAfterDoctypeName(e);
          break;

         case b.AFTER_DOCTYPE_PUBLIC_KEYWORD:
          this._stateAfterDoctypePublicKeyword(e);
          break;

         case b.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
          this._stateBeforeDoctypePublicIdentifier(e);
          break;

         case b.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
          this._stateDoctypePublicIdentifierDoubleQuoted(e);
          break;

         case b.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
          this._stateDoctypePublicIdentifierSingleQuoted(e);
          break;

         case b.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
          this._stateAfterDoctypePublicIdentifier(e);
          break;

         case b.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
          this._stateBetweenDoctypePublicAndSystemIdentifiers(e);
          break;

         case b.AFTER_DOCTYPE_SYSTEM_KEYWORD:
          this._stateAfterDoctypeSystemKeyword(e);
          break;

         case b.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
          this._stateBeforeDoctypeSystemIdentifier(e);
          break;

         case b.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
          this._stateDoctypeSystemIdentifierDoubleQuoted(e);
          break;

         case b.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
          this._stateDoctypeSystemIdentifierSingleQuoted(e);
          break;

         case b.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
          this._stateAfterDoctypeSystemIdentifier(e);
          break;

         case b.BOGUS_DOCTYPE:
          this._stateBogusDoctype(e);
          break;

         case b.CDATA_SECTION:
          this._stateCdataSection(e);
          break;

         case b.CDATA_SECTION_BRACKET:
          this._stateCdataSectionBracket(e);
          break;

         case b.CDATA_SECTION_END:
          this._stateCdataSectionEnd(e);
          break;

         case b.CHARACTER_REFERENCE:
          this._stateCharacterReference();
          break;

         case b.AMBIGUOUS_AMPERSAND:
          this._stateAmbiguousAmpersand(e);
          break;

         default:
          throw new Error("Unknown state");
        }
      }
      _stateData(e) {
        switch (e) {
         case i.LESS_THAN_SIGN:
          this.state = b.TAG_OPEN;
          break;

         case i.AMPERSAND:
          this._startCharacterReference();
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this._emitCodePoint(e);
          break;

         case i.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(e);
        }
      }
      _stateRcdata(e) {
        switch (e) {
         case i.AMPERSAND:
          this._startCharacterReference();
          break;

         case i.LESS_THAN_SIGN:
          this.state = b.RCDATA_LESS_THAN_SIGN;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this._emitChars(a);
          break;

         case i.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(e);
        }
      }
      _stateRawtext(e) {
        switch (e) {
         case i.LESS_THAN_SIGN:
          this.state = b.RAWTEXT_LESS_THAN_SIGN;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this._emitChars(a);
          break;

         case i.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(e);
        }
      }
      _stateScriptData(e) {
        switch (e) {
         case i.LESS_THAN_SIGN:
          this.state = b.SCRIPT_DATA_LESS_THAN_SIGN;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this._emitChars(a);
          break;

         case i.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(e);
        }
      }
      _statePlaintext(e) {
        switch (e) {
         case i.NULL:
          this._err(o.unexpectedNullCharacter), this._emitChars(a);
          break;

         case i.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(e);
        }
      }
      _stateTagOpen(e) {
        if (isAsciiLetter(e)) this._createStartTagToken(), this.state = b.TAG_NAME, this._stateTagName(e); else switch (e) {
         case i.EXCLAMATION_MARK:
          this.state = b.MARKUP_DECLARATION_OPEN;
          break;

         case i.SOLIDUS:
          this.state = b.END_TAG_OPEN;
          break;

         case i.QUESTION_MARK:
          this._err(o.unexpectedQuestionMarkInsteadOfTagName), this._createCommentToken(1), 
          this.state = b.BOGUS_COMMENT, this._stateBogusComment(e);
          break;

         case i.EOF:
          this._err(o.eofBeforeTagName), this._emitChars("<"), this._emitEOFToken();
          break;

         default:
          this._err(o.invalidFirstCharacterOfTagName), this._emitChars("<"), this.state = b.DATA, 
          this._stateData(e);
        }
      }
      _stateEndTagOpen(e) {
        if (isAsciiLetter(e)) this._createEndTagToken(), this.state = b.TAG_NAME, this._stateTagName(e); else switch (e) {
         case i.GREATER_THAN_SIGN:
          this._err(o.missingEndTagName), this.state = b.DATA;
          break;

         case i.EOF:
          this._err(o.eofBeforeTagName), this._emitChars("</"), this._emitEOFToken();
          break;

         default:
          this._err(o.invalidFirstCharacterOfTagName), this._createCommentToken(2), this.state = b.BOGUS_COMMENT, 
          this._stateBogusComment(e);
        }
      }
      _stateTagName(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          this.state = b.BEFORE_ATTRIBUTE_NAME;
          break;

         case i.SOLIDUS:
          this.state = b.SELF_CLOSING_START_TAG;
          break;

         case i.GREATER_THAN_SIGN:
          this.state = b.DATA, this.emitCurrentTagToken();
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), t.tagName += a;
          break;

         case i.EOF:
          this._err(o.eofInTag), this._emitEOFToken();
          break;

         default:
          t.tagName += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
        }
      }
      _stateRcdataLessThanSign(e) {
        e === i.SOLIDUS ? this.state = b.RCDATA_END_TAG_OPEN : (this._emitChars("<"), this.state = b.RCDATA, 
        this._stateRcdata(e));
      }
      _stateRcdataEndTagOpen(e) {
        isAsciiLetter(e) ? (this.state = b.RCDATA_END_TAG_NAME, this._stateRcdataEndTagName(e)) : (this._emitChars("</"), 
        this.state = b.RCDATA, this._stateRcdata(e));
      }
      handleSpecialEndTag(e) {
        if (!this.preprocessor.startsWith(this.lastStartTagName, !1)) return !this._ensureHibernation();
        switch (this._createEndTagToken(), this.currentToken.tagName = this.lastStartTagName, 
        this.preprocessor.peek(this.lastStartTagName.length)) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          return this._advanceBy(this.lastStartTagName.length), this.state = b.BEFORE_ATTRIBUTE_NAME, 
          !1;

         case i.SOLIDUS:
          return this._advanceBy(this.lastStartTagName.length), this.state = b.SELF_CLOSING_START_TAG, 
          !1;

         case i.GREATER_THAN_SIGN:
          return this._advanceBy(this.lastStartTagName.length), this.emitCurrentTagToken(), 
          this.state = b.DATA, !1;

         default:
          return !this._ensureHibernation();
        }
      }
      _stateRcdataEndTagName(e) {
        this.handleSpecialEndTag(e) && (this._emitChars("</"), this.state = b.RCDATA, this._stateRcdata(e));
      }
      _stateRawtextLessThanSign(e) {
        e === i.SOLIDUS ? this.state = b.RAWTEXT_END_TAG_OPEN : (this._emitChars("<"), this.state = b.RAWTEXT, 
        this._stateRawtext(e));
      }
      _stateRawtextEndTagOpen(e) {
        isAsciiLetter(e) ? (this.state = b.RAWTEXT_END_TAG_NAME, this._stateRawtextEndTagName(e)) : (this._emitChars("</"), 
        this.state = b.RAWTEXT, this._stateRawtext(e));
      }
      _stateRawtextEndTagName(e) {
        this.handleSpecialEndTag(e) && (this._emitChars("</"), this.state = b.RAWTEXT, this._stateRawtext(e));
      }
      _stateScriptDataLessThanSign(e) {
        switch (e) {
         case i.SOLIDUS:
          this.state = b.SCRIPT_DATA_END_TAG_OPEN;
          break;

         case i.EXCLAMATION_MARK:
          this.state = b.SCRIPT_DATA_ESCAPE_START, this._emitChars("<!");
          break;

         default:
          this._emitChars("<"), this.state = b.SCRIPT_DATA, this._stateScriptData(e);
        }
      }
      _stateScriptDataEndTagOpen(e) {
        isAsciiLetter(e) ? (this.state = b.SCRIPT_DATA_END_TAG_NAME, this._stateScriptDataEndTagName(e)) : (this._emitChars("</"), 
        this.state = b.SCRIPT_DATA, this._stateScriptData(e));
      }
      _stateScriptDataEndTagName(e) {
        this.handleSpecialEndTag(e) && (this._emitChars("</"), this.state = b.SCRIPT_DATA, 
        this._stateScriptData(e));
      }
      _stateScriptDataEscapeStart(e) {
        e === i.HYPHEN_MINUS ? (this.state = b.SCRIPT_DATA_ESCAPE_START_DASH, this._emitChars("-")) : (this.state = b.SCRIPT_DATA, 
        this._stateScriptData(e));
      }
      _stateScriptDataEscapeStartDash(e) {
        e === i.HYPHEN_MINUS ? (this.state = b.SCRIPT_DATA_ESCAPED_DASH_DASH, this._emitChars("-")) : (this.state = b.SCRIPT_DATA, 
        this._stateScriptData(e));
      }
      _stateScriptDataEscaped(e) {
        switch (e) {
         case i.HYPHEN_MINUS:
          this.state = b.SCRIPT_DATA_ESCAPED_DASH, this._emitChars("-");
          break;

         case i.LESS_THAN_SIGN:
          this.state = b.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this._emitChars(a);
          break;

         case i.EOF:
          this._err(o.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(e);
        }
      }
      _stateScriptDataEscapedDash(e) {
        switch (e) {
         case i.HYPHEN_MINUS:
          this.state = b.SCRIPT_DATA_ESCAPED_DASH_DASH, this._emitChars("-");
          break;

         case i.LESS_THAN_SIGN:
          this.state = b.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this.state = b.SCRIPT_DATA_ESCAPED, this._emitChars(a);
          break;

         case i.EOF:
          this._err(o.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
          break;

         default:
          this.state = b.SCRIPT_DATA_ESCAPED, this._emitCodePoint(e);
        }
      }
      _stateScriptDataEscapedDashDash(e) {
        switch (e) {
         case i.HYPHEN_MINUS:
          this._emitChars("-");
          break;

         case i.LESS_THAN_SIGN:
          this.state = b.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
          break;

         case i.GREATER_THAN_SIGN:
          this.state = b.SCRIPT_DATA, this._emitChars(">");
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this.state = b.SCRIPT_DATA_ESCAPED, this._emitChars(a);
          break;

         case i.EOF:
          this._err(o.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
          break;

         default:
          this.state = b.SCRIPT_DATA_ESCAPED, this._emitCodePoint(e);
        }
      }
      _stateScriptDataEscapedLessThanSign(e) {
        e === i.SOLIDUS ? this.state = b.SCRIPT_DATA_ESCAPED_END_TAG_OPEN : isAsciiLetter(e) ? (this._emitChars("<"), 
        this.state = b.SCRIPT_DATA_DOUBLE_ESCAPE_START, this._stateScriptDataDoubleEscapeStart(e)) : (this._emitChars("<"), 
        this.state = b.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
      }
      _stateScriptDataEscapedEndTagOpen(e) {
        isAsciiLetter(e) ? (this.state = b.SCRIPT_DATA_ESCAPED_END_TAG_NAME, this._stateScriptDataEscapedEndTagName(e)) : (this._emitChars("</"), 
        this.state = b.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
      }
      _stateScriptDataEscapedEndTagName(e) {
        this.handleSpecialEndTag(e) && (this._emitChars("</"), this.state = b.SCRIPT_DATA_ESCAPED, 
        this._stateScriptDataEscaped(e));
      }
      _stateScriptDataDoubleEscapeStart(e) {
        if (this.preprocessor.startsWith(s, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(6))) {
          this._emitCodePoint(e);
          for (let e = 0; e < 6; e++) this._emitCodePoint(this._consume());
          this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED;
        } else this._ensureHibernation() || (this.state = b.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
      }
      _stateScriptDataDoubleEscaped(e) {
        switch (e) {
         case i.HYPHEN_MINUS:
          this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED_DASH, this._emitChars("-");
          break;

         case i.LESS_THAN_SIGN:
          this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this._emitChars(a);
          break;

         case i.EOF:
          this._err(o.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(e);
        }
      }
      _stateScriptDataDoubleEscapedDash(e) {
        switch (e) {
         case i.HYPHEN_MINUS:
          this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH, this._emitChars("-");
          break;

         case i.LESS_THAN_SIGN:
          this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED, 
          this._emitChars(a);
          break;

         case i.EOF:
          this._err(o.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
          break;

         default:
          this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitCodePoint(e);
        }
      }
      _stateScriptDataDoubleEscapedDashDash(e) {
        switch (e) {
         case i.HYPHEN_MINUS:
          this._emitChars("-");
          break;

         case i.LESS_THAN_SIGN:
          this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
          break;

         case i.GREATER_THAN_SIGN:
          this.state = b.SCRIPT_DATA, this._emitChars(">");
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED, 
          this._emitChars(a);
          break;

         case i.EOF:
          this._err(o.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
          break;

         default:
          this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitCodePoint(e);
        }
      }
      _stateScriptDataDoubleEscapedLessThanSign(e) {
        e === i.SOLIDUS ? (this.state = b.SCRIPT_DATA_DOUBLE_ESCAPE_END, this._emitChars("/")) : (this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED, 
        this._stateScriptDataDoubleEscaped(e));
      }
      _stateScriptDataDoubleEscapeEnd(e) {
        if (this.preprocessor.startsWith(s, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(6))) {
          this._emitCodePoint(e);
          for (let e = 0; e < 6; e++) this._emitCodePoint(this._consume());
          this.state = b.SCRIPT_DATA_ESCAPED;
        } else this._ensureHibernation() || (this.state = b.SCRIPT_DATA_DOUBLE_ESCAPED, 
        this._stateScriptDataDoubleEscaped(e));
      }
      _stateBeforeAttributeName(e) {
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.SOLIDUS:
         case i.GREATER_THAN_SIGN:
         case i.EOF:
          this.state = b.AFTER_ATTRIBUTE_NAME, this._stateAfterAttributeName(e);
          break;

         case i.EQUALS_SIGN:
          this._err(o.unexpectedEqualsSignBeforeAttributeName), this._createAttr("="), this.state = b.ATTRIBUTE_NAME;
          break;

         default:
          this._createAttr(""), this.state = b.ATTRIBUTE_NAME, this._stateAttributeName(e);
        }
      }
      _stateAttributeName(e) {
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
         case i.SOLIDUS:
         case i.GREATER_THAN_SIGN:
         case i.EOF:
          this._leaveAttrName(), this.state = b.AFTER_ATTRIBUTE_NAME, this._stateAfterAttributeName(e);
          break;

         case i.EQUALS_SIGN:
          this._leaveAttrName(), this.state = b.BEFORE_ATTRIBUTE_VALUE;
          break;

         case i.QUOTATION_MARK:
         case i.APOSTROPHE:
         case i.LESS_THAN_SIGN:
          this._err(o.unexpectedCharacterInAttributeName), this.currentAttr.name += String.fromCodePoint(e);
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this.currentAttr.name += a;
          break;

         default:
          this.currentAttr.name += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
        }
      }
      _stateAfterAttributeName(e) {
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.SOLIDUS:
          this.state = b.SELF_CLOSING_START_TAG;
          break;

         case i.EQUALS_SIGN:
          this.state = b.BEFORE_ATTRIBUTE_VALUE;
          break;

         case i.GREATER_THAN_SIGN:
          this.state = b.DATA, this.emitCurrentTagToken();
          break;

         case i.EOF:
          this._err(o.eofInTag), this._emitEOFToken();
          break;

         default:
          this._createAttr(""), this.state = b.ATTRIBUTE_NAME, this._stateAttributeName(e);
        }
      }
      _stateBeforeAttributeValue(e) {
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.QUOTATION_MARK:
          this.state = b.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
          break;

         case i.APOSTROPHE:
          this.state = b.ATTRIBUTE_VALUE_SINGLE_QUOTED;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.missingAttributeValue), this.state = b.DATA, this.emitCurrentTagToken();
          break;

         default:
          this.state = b.ATTRIBUTE_VALUE_UNQUOTED, this._stateAttributeValueUnquoted(e);
        }
      }
      _stateAttributeValueDoubleQuoted(e) {
        switch (e) {
         case i.QUOTATION_MARK:
          this.state = b.AFTER_ATTRIBUTE_VALUE_QUOTED;
          break;

         case i.AMPERSAND:
          this._startCharacterReference();
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this.currentAttr.value += a;
          break;

         case i.EOF:
          this._err(o.eofInTag), this._emitEOFToken();
          break;

         default:
          this.currentAttr.value += String.fromCodePoint(e);
        }
      }
      _stateAttributeValueSingleQuoted(e) {
        switch (e) {
         case i.APOSTROPHE:
          this.state = b.AFTER_ATTRIBUTE_VALUE_QUOTED;
          break;

         case i.AMPERSAND:
          this._startCharacterReference();
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this.currentAttr.value += a;
          break;

         case i.EOF:
          this._err(o.eofInTag), this._emitEOFToken();
          break;

         default:
          this.currentAttr.value += String.fromCodePoint(e);
        }
      }
      _stateAttributeValueUnquoted(e) {
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          this._leaveAttrValue(), this.state = b.BEFORE_ATTRIBUTE_NAME;
          break;

         case i.AMPERSAND:
          this._startCharacterReference();
          break;

         case i.GREATER_THAN_SIGN:
          this._leaveAttrValue(), this.state = b.DATA, this.emitCurrentTagToken();
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this.currentAttr.value += a;
          break;

         case i.QUOTATION_MARK:
         case i.APOSTROPHE:
         case i.LESS_THAN_SIGN:
         case i.EQUALS_SIGN:
         case i.GRAVE_ACCENT:
          this._err(o.unexpectedCharacterInUnquotedAttributeValue), this.currentAttr.value += String.fromCodePoint(e);
          break;

         case i.EOF:
          this._err(o.eofInTag), this._emitEOFToken();
          break;

         default:
          this.currentAttr.value += String.fromCodePoint(e);
        }
      }
      _stateAfterAttributeValueQuoted(e) {
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          this._leaveAttrValue(), this.state = b.BEFORE_ATTRIBUTE_NAME;
          break;

         case i.SOLIDUS:
          this._leaveAttrValue(), this.state = b.SELF_CLOSING_START_TAG;
          break;

         case i.GREATER_THAN_SIGN:
          this._leaveAttrValue(), this.state = b.DATA, this.emitCurrentTagToken();
          break;

         case i.EOF:
          this._err(o.eofInTag), this._emitEOFToken();
          break;

         default:
          this._err(o.missingWhitespaceBetweenAttributes), this.state = b.BEFORE_ATTRIBUTE_NAME, 
          this._stateBeforeAttributeName(e);
        }
      }
      _stateSelfClosingStartTag(e) {
        switch (e) {
         case i.GREATER_THAN_SIGN:
          this.currentToken.selfClosing = !0, this.state = b.DATA, this.emitCurrentTagToken();
          break;

         case i.EOF:
          this._err(o.eofInTag), this._emitEOFToken();
          break;

         default:
          this._err(o.unexpectedSolidusInTag), this.state = b.BEFORE_ATTRIBUTE_NAME, this._stateBeforeAttributeName(e);
        }
      }
      _stateBogusComment(e) {
        const t = this.currentToken;
        switch (e) {
         case i.GREATER_THAN_SIGN:
          this.state = b.DATA, this.emitCurrentComment(t);
          break;

         case i.EOF:
          this.emitCurrentComment(t), this._emitEOFToken();
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), t.data += a;
          break;

         default:
          t.data += String.fromCodePoint(e);
        }
      }
      _stateMarkupDeclarationOpen(e) {
        this._consumeSequenceIfMatch("--", !0) ? (this._createCommentToken(3), this.state = b.COMMENT_START) : this._consumeSequenceIfMatch("doctype", !1) ? (this.currentLocation = this.getCurrentLocation(8), 
        this.state = b.DOCTYPE) : this._consumeSequenceIfMatch("[CDATA[", !0) ? this.inForeignNode ? this.state = b.CDATA_SECTION : (this._err(o.cdataInHtmlContent), 
        this._createCommentToken(8), this.currentToken.data = "[CDATA[", this.state = b.BOGUS_COMMENT) : this._ensureHibernation() || (this._err(o.incorrectlyOpenedComment), 
        this._createCommentToken(2), this.state = b.BOGUS_COMMENT, this._stateBogusComment(e));
      }
      _stateCommentStart(e) {
        switch (e) {
         case i.HYPHEN_MINUS:
          this.state = b.COMMENT_START_DASH;
          break;

         case i.GREATER_THAN_SIGN:
          {
            this._err(o.abruptClosingOfEmptyComment), this.state = b.DATA;
            const e = this.currentToken;
            this.emitCurrentComment(e);
            break;
          }

         default:
          this.state = b.COMMENT, this._stateComment(e);
        }
      }
      _stateCommentStartDash(e) {
        const t = this.currentToken;
        switch (e) {
         case i.HYPHEN_MINUS:
          this.state = b.COMMENT_END;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.abruptClosingOfEmptyComment), this.state = b.DATA, this.emitCurrentComment(t);
          break;

         case i.EOF:
          this._err(o.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
          break;

         default:
          t.data += "-", this.state = b.COMMENT, this._stateComment(e);
        }
      }
      _stateComment(e) {
        const t = this.currentToken;
        switch (e) {
         case i.HYPHEN_MINUS:
          this.state = b.COMMENT_END_DASH;
          break;

         case i.LESS_THAN_SIGN:
          t.data += "<", this.state = b.COMMENT_LESS_THAN_SIGN;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), t.data += a;
          break;

         case i.EOF:
          this._err(o.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
          break;

         default:
          t.data += String.fromCodePoint(e);
        }
      }
      _stateCommentLessThanSign(e) {
        const t = this.currentToken;
        switch (e) {
         case i.EXCLAMATION_MARK:
          t.data += "!", this.state = b.COMMENT_LESS_THAN_SIGN_BANG;
          break;

         case i.LESS_THAN_SIGN:
          t.data += "<";
          break;

         default:
          this.state = b.COMMENT, this._stateComment(e);
        }
      }
      _stateCommentLessThanSignBang(e) {
        e === i.HYPHEN_MINUS ? this.state = b.COMMENT_LESS_THAN_SIGN_BANG_DASH : (this.state = b.COMMENT, 
        this._stateComment(e));
      }
      _stateCommentLessThanSignBangDash(e) {
        e === i.HYPHEN_MINUS ? this.state = b.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH : (this.state = b.COMMENT_END_DASH, 
        this._stateCommentEndDash(e));
      }
      _stateCommentLessThanSignBangDashDash(e) {
        e !== i.GREATER_THAN_SIGN && e !== i.EOF && this._err(o.nestedComment), this.state = b.COMMENT_END, 
        this._stateCommentEnd(e);
      }
      _stateCommentEndDash(e) {
        const t = this.currentToken;
        switch (e) {
         case i.HYPHEN_MINUS:
          this.state = b.COMMENT_END;
          break;

         case i.EOF:
          this._err(o.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
          break;

         default:
          t.data += "-", this.state = b.COMMENT, this._stateComment(e);
        }
      }
      _stateCommentEnd(e) {
        const t = this.currentToken;
        switch (e) {
         case i.GREATER_THAN_SIGN:
          this.state = b.DATA, this.emitCurrentComment(t);
          break;

         case i.EXCLAMATION_MARK:
          this.state = b.COMMENT_END_BANG;
          break;

         case i.HYPHEN_MINUS:
          t.data += "-";
          break;

         case i.EOF:
          this._err(o.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
          break;

         default:
          t.data += "--", this.state = b.COMMENT, this._stateComment(e);
        }
      }
      _stateCommentEndBang(e) {
        const t = this.currentToken;
        switch (e) {
         case i.HYPHEN_MINUS:
          t.data += "--!", this.state = b.COMMENT_END_DASH;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.incorrectlyClosedComment), this.state = b.DATA, this.emitCurrentComment(t);
          break;

         case i.EOF:
          this._err(o.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
          break;

         default:
          t.data += "--!", this.state = b.COMMENT, this._stateComment(e);
        }
      }
      _stateDoctype(e) {
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          this.state = b.BEFORE_DOCTYPE_NAME;
          break;

         case i.GREATER_THAN_SIGN:
          this.state = b.BEFORE_DOCTYPE_NAME, this._stateBeforeDoctypeName(e);
          break;

         case i.EOF:
          {
            this._err(o.eofInDoctype), this._createDoctypeToken(null);
            const e = this.currentToken;
            e.forceQuirks = !0, this.emitCurrentDoctype(e), this._emitEOFToken();
            break;
          }

         default:
          this._err(o.missingWhitespaceBeforeDoctypeName), this.state = b.BEFORE_DOCTYPE_NAME, 
          this._stateBeforeDoctypeName(e);
        }
      }
      _stateBeforeDoctypeName(e) {
        if (isAsciiUpper(e)) this._createDoctypeToken(String.fromCharCode(toAsciiLower(e))), 
        this.state = b.DOCTYPE_NAME; else switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), this._createDoctypeToken(a), this.state = b.DOCTYPE_NAME;
          break;

         case i.GREATER_THAN_SIGN:
          {
            this._err(o.missingDoctypeName), this._createDoctypeToken(null);
            const e = this.currentToken;
            e.forceQuirks = !0, this.emitCurrentDoctype(e), this.state = b.DATA;
            break;
          }

         case i.EOF:
          {
            this._err(o.eofInDoctype), this._createDoctypeToken(null);
            const e = this.currentToken;
            e.forceQuirks = !0, this.emitCurrentDoctype(e), this._emitEOFToken();
            break;
          }

         default:
          this._createDoctypeToken(String.fromCodePoint(e)), this.state = b.DOCTYPE_NAME;
        }
      }
      _stateDoctypeName(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          this.state = b.AFTER_DOCTYPE_NAME;
          break;

         case i.GREATER_THAN_SIGN:
          this.state = b.DATA, this.emitCurrentDoctype(t);
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), t.name += a;
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          t.name += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
        }
      }
      _stateAfterDoctypeName(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.GREATER_THAN_SIGN:
          this.state = b.DATA, this.emitCurrentDoctype(t);
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          this._consumeSequenceIfMatch("public", !1) ? this.state = b.AFTER_DOCTYPE_PUBLIC_KEYWORD : this._consumeSequenceIfMatch("system", !1) ? this.state = b.AFTER_DOCTYPE_SYSTEM_KEYWORD : this._ensureHibernation() || (this._err(o.invalidCharacterSequenceAfterDoctypeName), 
          t.forceQuirks = !0, this.state = b.BOGUS_DOCTYPE, this._stateBogusDoctype(e));
        }
      }
      _stateAfterDoctypePublicKeyword(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          this.state = b.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
          break;

         case i.QUOTATION_MARK:
          this._err(o.missingWhitespaceAfterDoctypePublicKeyword), t.publicId = "", this.state = b.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case i.APOSTROPHE:
          this._err(o.missingWhitespaceAfterDoctypePublicKeyword), t.publicId = "", this.state = b.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.missingDoctypePublicIdentifier), t.forceQuirks = !0, this.state = b.DATA, 
          this.emitCurrentDoctype(t);
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          this._err(o.missingQuoteBeforeDoctypePublicIdentifier), t.forceQuirks = !0, this.state = b.BOGUS_DOCTYPE, 
          this._stateBogusDoctype(e);
        }
      }
      _stateBeforeDoctypePublicIdentifier(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.QUOTATION_MARK:
          t.publicId = "", this.state = b.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case i.APOSTROPHE:
          t.publicId = "", this.state = b.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.missingDoctypePublicIdentifier), t.forceQuirks = !0, this.state = b.DATA, 
          this.emitCurrentDoctype(t);
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          this._err(o.missingQuoteBeforeDoctypePublicIdentifier), t.forceQuirks = !0, this.state = b.BOGUS_DOCTYPE, 
          this._stateBogusDoctype(e);
        }
      }
      _stateDoctypePublicIdentifierDoubleQuoted(e) {
        const t = this.currentToken;
        switch (e) {
         case i.QUOTATION_MARK:
          this.state = b.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), t.publicId += a;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.abruptDoctypePublicIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), 
          this.state = b.DATA;
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          t.publicId += String.fromCodePoint(e);
        }
      }
      _stateDoctypePublicIdentifierSingleQuoted(e) {
        const t = this.currentToken;
        switch (e) {
         case i.APOSTROPHE:
          this.state = b.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), t.publicId += a;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.abruptDoctypePublicIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), 
          this.state = b.DATA;
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          t.publicId += String.fromCodePoint(e);
        }
      }
      _stateAfterDoctypePublicIdentifier(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          this.state = b.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
          break;

         case i.GREATER_THAN_SIGN:
          this.state = b.DATA, this.emitCurrentDoctype(t);
          break;

         case i.QUOTATION_MARK:
          this._err(o.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers), t.systemId = "", 
          this.state = b.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case i.APOSTROPHE:
          this._err(o.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers), t.systemId = "", 
          this.state = b.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          this._err(o.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = b.BOGUS_DOCTYPE, 
          this._stateBogusDoctype(e);
        }
      }
      _stateBetweenDoctypePublicAndSystemIdentifiers(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.GREATER_THAN_SIGN:
          this.emitCurrentDoctype(t), this.state = b.DATA;
          break;

         case i.QUOTATION_MARK:
          t.systemId = "", this.state = b.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case i.APOSTROPHE:
          t.systemId = "", this.state = b.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          this._err(o.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = b.BOGUS_DOCTYPE, 
          this._stateBogusDoctype(e);
        }
      }
      _stateAfterDoctypeSystemKeyword(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          this.state = b.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
          break;

         case i.QUOTATION_MARK:
          this._err(o.missingWhitespaceAfterDoctypeSystemKeyword), t.systemId = "", this.state = b.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case i.APOSTROPHE:
          this._err(o.missingWhitespaceAfterDoctypeSystemKeyword), t.systemId = "", this.state = b.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.missingDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = b.DATA, 
          this.emitCurrentDoctype(t);
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          this._err(o.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = b.BOGUS_DOCTYPE, 
          this._stateBogusDoctype(e);
        }
      }
      _stateBeforeDoctypeSystemIdentifier(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.QUOTATION_MARK:
          t.systemId = "", this.state = b.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case i.APOSTROPHE:
          t.systemId = "", this.state = b.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.missingDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = b.DATA, 
          this.emitCurrentDoctype(t);
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          this._err(o.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = b.BOGUS_DOCTYPE, 
          this._stateBogusDoctype(e);
        }
      }
      _stateDoctypeSystemIdentifierDoubleQuoted(e) {
        const t = this.currentToken;
        switch (e) {
         case i.QUOTATION_MARK:
          this.state = b.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), t.systemId += a;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.abruptDoctypeSystemIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), 
          this.state = b.DATA;
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          t.systemId += String.fromCodePoint(e);
        }
      }
      _stateDoctypeSystemIdentifierSingleQuoted(e) {
        const t = this.currentToken;
        switch (e) {
         case i.APOSTROPHE:
          this.state = b.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter), t.systemId += a;
          break;

         case i.GREATER_THAN_SIGN:
          this._err(o.abruptDoctypeSystemIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), 
          this.state = b.DATA;
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          t.systemId += String.fromCodePoint(e);
        }
      }
      _stateAfterDoctypeSystemIdentifier(e) {
        const t = this.currentToken;
        switch (e) {
         case i.SPACE:
         case i.LINE_FEED:
         case i.TABULATION:
         case i.FORM_FEED:
          break;

         case i.GREATER_THAN_SIGN:
          this.emitCurrentDoctype(t), this.state = b.DATA;
          break;

         case i.EOF:
          this._err(o.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
          break;

         default:
          this._err(o.unexpectedCharacterAfterDoctypeSystemIdentifier), this.state = b.BOGUS_DOCTYPE, 
          this._stateBogusDoctype(e);
        }
      }
      _stateBogusDoctype(e) {
        const t = this.currentToken;
        switch (e) {
         case i.GREATER_THAN_SIGN:
          this.emitCurrentDoctype(t), this.state = b.DATA;
          break;

         case i.NULL:
          this._err(o.unexpectedNullCharacter);
          break;

         case i.EOF:
          this.emitCurrentDoctype(t), this._emitEOFToken();
        }
      }
      _stateCdataSection(e) {
        switch (e) {
         case i.RIGHT_SQUARE_BRACKET:
          this.state = b.CDATA_SECTION_BRACKET;
          break;

         case i.EOF:
          this._err(o.eofInCdata), this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(e);
        }
      }
      _stateCdataSectionBracket(e) {
        e === i.RIGHT_SQUARE_BRACKET ? this.state = b.CDATA_SECTION_END : (this._emitChars("]"), 
        this.state = b.CDATA_SECTION, this._stateCdataSection(e));
      }
      _stateCdataSectionEnd(e) {
        switch (e) {
         case i.GREATER_THAN_SIGN:
          this.state = b.DATA;
          break;

         case i.RIGHT_SQUARE_BRACKET:
          this._emitChars("]");
          break;

         default:
          this._emitChars("]]"), this.state = b.CDATA_SECTION, this._stateCdataSection(e);
        }
      }
      _stateCharacterReference() {
        let e = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
        if (e < 0) {
          if (!this.preprocessor.lastChunkWritten) return this.active = !1, this.preprocessor.pos = this.preprocessor.html.length - 1, 
          this.consumedAfterSnapshot = 0, void (this.preprocessor.endOfChunkHit = !0);
          e = this.entityDecoder.end();
        }
        0 === e ? (this.preprocessor.pos = this.entityStartPos, this._flushCodePointConsumedAsCharacterReference(i.AMPERSAND), 
        this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? b.AMBIGUOUS_AMPERSAND : this.returnState) : this.state = this.returnState;
      }
      _stateAmbiguousAmpersand(e) {
        isAsciiAlphaNumeric(e) ? this._flushCodePointConsumedAsCharacterReference(e) : (e === i.SEMICOLON && this._err(o.unknownNamedCharacterReference), 
        this.state = this.returnState, this._callState(e));
      }
    }
    const L = new Set([ R.DD, R.DT, R.LI, R.OPTGROUP, R.OPTION, R.P, R.RB, R.RP, R.RT, R.RTC ]), P = new Set([ ...L, R.CAPTION, R.COLGROUP, R.TBODY, R.TD, R.TFOOT, R.TH, R.THEAD, R.TR ]), B = new Set([ R.APPLET, R.CAPTION, R.HTML, R.MARQUEE, R.OBJECT, R.TABLE, R.TD, R.TEMPLATE, R.TH ]), M = new Set([ ...B, R.OL, R.UL ]), w = new Set([ ...B, R.BUTTON ]), x = new Set([ R.ANNOTATION_XML, R.MI, R.MN, R.MO, R.MS, R.MTEXT ]), y = new Set([ R.DESC, R.FOREIGN_OBJECT, R.TITLE ]), v = new Set([ R.TR, R.TEMPLATE, R.HTML ]), F = new Set([ R.TBODY, R.TFOOT, R.THEAD, R.TEMPLATE, R.HTML ]), H = new Set([ R.TABLE, R.TEMPLATE, R.HTML ]), U = new Set([ R.TD, R.TH ]);
    class OpenElementStack {
      get currentTmplContentOrNode() {
        return this._isInTemplate() ? this.treeAdapter.getTemplateContent(this.current) : this.current;
      }
      constructor(e, t, n) {
        this.treeAdapter = t, this.handler = n, this.items = [], this.tagIDs = [], this.stackTop = -1, 
        this.tmplCount = 0, this.currentTagId = R.UNKNOWN, this.current = e;
      }
      _indexOf(e) {
        return this.items.lastIndexOf(e, this.stackTop);
      }
      _isInTemplate() {
        return this.currentTagId === R.TEMPLATE && this.treeAdapter.getNamespaceURI(this.current) === A.HTML;
      }
      _updateCurrentElement() {
        this.current = this.items[this.stackTop], this.currentTagId = this.tagIDs[this.stackTop];
      }
      push(e, t) {
        this.stackTop++, this.items[this.stackTop] = e, this.current = e, this.tagIDs[this.stackTop] = t, 
        this.currentTagId = t, this._isInTemplate() && this.tmplCount++, this.handler.onItemPush(e, t, !0);
      }
      pop() {
        const e = this.current;
        this.tmplCount > 0 && this._isInTemplate() && this.tmplCount--, this.stackTop--, 
        this._updateCurrentElement(), this.handler.onItemPop(e, !0);
      }
      replace(e, t) {
        const n = this._indexOf(e);
        this.items[n] = t, n === this.stackTop && (this.current = t);
      }
      insertAfter(e, t, n) {
        const r = this._indexOf(e) + 1;
        this.items.splice(r, 0, t), this.tagIDs.splice(r, 0, n), this.stackTop++, r === this.stackTop && this._updateCurrentElement(), 
        this.current && void 0 !== this.currentTagId && this.handler.onItemPush(this.current, this.currentTagId, r === this.stackTop);
      }
      popUntilTagNamePopped(e) {
        let t = this.stackTop + 1;
        do {
          t = this.tagIDs.lastIndexOf(e, t - 1);
        } while (t > 0 && this.treeAdapter.getNamespaceURI(this.items[t]) !== A.HTML);
        this.shortenToLength(Math.max(t, 0));
      }
      shortenToLength(e) {
        for (;this.stackTop >= e; ) {
          const t = this.current;
          this.tmplCount > 0 && this._isInTemplate() && (this.tmplCount -= 1), this.stackTop--, 
          this._updateCurrentElement(), this.handler.onItemPop(t, this.stackTop < e);
        }
      }
      popUntilElementPopped(e) {
        const t = this._indexOf(e);
        this.shortenToLength(Math.max(t, 0));
      }
      popUntilPopped(e, t) {
        const n = this._indexOfTagNames(e, t);
        this.shortenToLength(Math.max(n, 0));
      }
      popUntilNumberedHeaderPopped() {
        this.popUntilPopped(k, A.HTML);
      }
      popUntilTableCellPopped() {
        this.popUntilPopped(U, A.HTML);
      }
      popAllUpToHtmlElement() {
        this.tmplCount = 0, this.shortenToLength(1);
      }
      _indexOfTagNames(e, t) {
        for (let n = this.stackTop; n >= 0; n--) if (e.has(this.tagIDs[n]) && this.treeAdapter.getNamespaceURI(this.items[n]) === t) return n;
        return -1;
      }
      clearBackTo(e, t) {
        const n = this._indexOfTagNames(e, t);
        this.shortenToLength(n + 1);
      }
      clearBackToTableContext() {
        this.clearBackTo(H, A.HTML);
      }
      clearBackToTableBodyContext() {
        this.clearBackTo(F, A.HTML);
      }
      clearBackToTableRowContext() {
        this.clearBackTo(v, A.HTML);
      }
      remove(e) {
        const t = this._indexOf(e);
        t >= 0 && (t === this.stackTop ? this.pop() : (this.items.splice(t, 1), this.tagIDs.splice(t, 1), 
        this.stackTop--, this._updateCurrentElement(), this.handler.onItemPop(e, !1)));
      }
      tryPeekProperlyNestedBodyElement() {
        return this.stackTop >= 1 && this.tagIDs[1] === R.BODY ? this.items[1] : null;
      }
      contains(e) {
        return this._indexOf(e) > -1;
      }
      getCommonAncestor(e) {
        const t = this._indexOf(e) - 1;
        return t >= 0 ? this.items[t] : null;
      }
      isRootHtmlElementCurrent() {
        return 0 === this.stackTop && this.tagIDs[0] === R.HTML;
      }
      hasInDynamicScope(e, t) {
        for (let n = this.stackTop; n >= 0; n--) {
          const r = this.tagIDs[n];
          switch (this.treeAdapter.getNamespaceURI(this.items[n])) {
           case A.HTML:
            if (r === e) return !0;
            if (t.has(r)) return !1;
            break;

           case A.SVG:
            if (y.has(r)) return !1;
            break;

           case A.MATHML:
            if (x.has(r)) return !1;
          }
        }
        return !0;
      }
      hasInScope(e) {
        return this.hasInDynamicScope(e, B);
      }
      hasInListItemScope(e) {
        return this.hasInDynamicScope(e, M);
      }
      hasInButtonScope(e) {
        return this.hasInDynamicScope(e, w);
      }
      hasNumberedHeaderInScope() {
        for (let e = this.stackTop; e >= 0; e--) {
          const t = this.tagIDs[e];
          switch (this.treeAdapter.getNamespaceURI(this.items[e])) {
           case A.HTML:
            if (k.has(t)) return !0;
            if (B.has(t)) return !1;
            break;

           case A.SVG:
            if (y.has(t)) return !1;
            break;

           case A.MATHML:
            if (x.has(t)) return !1;
          }
        }
        return !0;
      }
      hasInTableScope(e) {
        for (let t = this.stackTop; t >= 0; t--) if (this.treeAdapter.getNamespaceURI(this.items[t]) === A.HTML) switch (this.tagIDs[t]) {
         case e:
          return !0;

         case R.TABLE:
         case R.HTML:
          return !1;
        }
        return !0;
      }
      hasTableBodyContextInTableScope() {
        for (let e = this.stackTop; e >= 0; e--) if (this.treeAdapter.getNamespaceURI(this.items[e]) === A.HTML) switch (this.tagIDs[e]) {
         case R.TBODY:
         case R.THEAD:
         case R.TFOOT:
          return !0;

         case R.TABLE:
         case R.HTML:
          return !1;
        }
        return !0;
      }
      hasInSelectScope(e) {
        for (let t = this.stackTop; t >= 0; t--) if (this.treeAdapter.getNamespaceURI(this.items[t]) === A.HTML) switch (this.tagIDs[t]) {
         case e:
          return !0;

         case R.OPTION:
         case R.OPTGROUP:
          break;

         default:
          return !1;
        }
        return !0;
      }
      generateImpliedEndTags() {
        for (;void 0 !== this.currentTagId && L.has(this.currentTagId); ) this.pop();
      }
      generateImpliedEndTagsThoroughly() {
        for (;void 0 !== this.currentTagId && P.has(this.currentTagId); ) this.pop();
      }
      generateImpliedEndTagsWithExclusion(e) {
        for (;void 0 !== this.currentTagId && this.currentTagId !== e && P.has(this.currentTagId); ) this.pop();
      }
    }
    var G;
    !function(e) {
      e[e.Marker = 0] = "Marker", e[e.Element = 1] = "Element";
    }(G || (G = {}));
    const q = {
      type: G.Marker
    };
    class FormattingElementList {
      constructor(e) {
        this.treeAdapter = e, this.entries = [], this.bookmark = null;
      }
      _getNoahArkConditionCandidates(e, t) {
        const n = [], r = t.length, a = this.treeAdapter.getTagName(e), i = this.treeAdapter.getNamespaceURI(e);
        for (let e = 0; e < this.entries.length; e++) {
          const t = this.entries[e];
          if (t.type === G.Marker) break;
          const {element: s} = t;
          if (this.treeAdapter.getTagName(s) === a && this.treeAdapter.getNamespaceURI(s) === i) {
            const t = this.treeAdapter.getAttrList(s);
            t.length === r && n.push({
              idx: e,
              attrs: t
            });
          }
        }
        return n;
      }
      _ensureNoahArkCondition(e) {
        if (this.entries.length < 3) return;
        const t = this.treeAdapter.getAttrList(e), n = this._getNoahArkConditionCandidates(e, t);
        if (n.length < 3) return;
        const r = new Map(t.map(e => [ e.name, e.value ]));
        let a = 0;
        for (let e = 0; e < n.length; e++) {
          const t = n[e];
          t.attrs.every(e => r.get(e.name) === e.value) && (a += 1, a >= 3 && this.entries.splice(t.idx, 1));
        }
      }
      insertMarker() {
        this.entries.unshift(q);
      }
      pushElement(e, t) {
        this._ensureNoahArkCondition(e), this.entries.unshift({
          type: G.Element,
          element: e,
          token: t
        });
      }
      insertElementAfterBookmark(e, t) {
        const n = this.entries.indexOf(this.bookmark);
        this.entries.splice(n, 0, {
          type: G.Element,
          element: e,
          token: t
        });
      }
      removeEntry(e) {
        const t = this.entries.indexOf(e);
        -1 !== t && this.entries.splice(t, 1);
      }
      clearToLastMarker() {
        const e = this.entries.indexOf(q);
        -1 === e ? this.entries.length = 0 : this.entries.splice(0, e + 1);
      }
      getElementEntryInScopeWithTagName(e) {
        const t = this.entries.find(t => t.type === G.Marker || this.treeAdapter.getTagName(t.element) === e);
        return t && t.type === G.Element ? t : null;
      }
      getElementEntry(e) {
        return this.entries.find(t => t.type === G.Element && t.element === e);
      }
    }
    const Y = {
      createDocument: () => ({
        nodeName: "#document",
        mode: _.NO_QUIRKS,
        childNodes: []
      }),
      createDocumentFragment: () => ({
        nodeName: "#document-fragment",
        childNodes: []
      }),
      createElement: (e, t, n) => ({
        nodeName: e,
        tagName: e,
        attrs: n,
        namespaceURI: t,
        childNodes: [],
        parentNode: null
      }),
      createCommentNode: e => ({
        nodeName: "#comment",
        data: e,
        parentNode: null
      }),
      createTextNode: e => ({
        nodeName: "#text",
        value: e,
        parentNode: null
      }),
      appendChild(e, t) {
        e.childNodes.push(t), t.parentNode = e;
      },
      insertBefore(e, t, n) {
        const r = e.childNodes.indexOf(n);
        e.childNodes.splice(r, 0, t), t.parentNode = e;
      },
      setTemplateContent(e, t) {
        e.content = t;
      },
      getTemplateContent: e => e.content,
      setDocumentType(e, t, n, r) {
        const a = e.childNodes.find(e => "#documentType" === e.nodeName);
        if (a) a.name = t, a.publicId = n, a.systemId = r; else {
          const a = {
            nodeName: "#documentType",
            name: t,
            publicId: n,
            systemId: r,
            parentNode: null
          };
          Y.appendChild(e, a);
        }
      },
      setDocumentMode(e, t) {
        e.mode = t;
      },
      getDocumentMode: e => e.mode,
      detachNode(e) {
        if (e.parentNode) {
          const t = e.parentNode.childNodes.indexOf(e);
          e.parentNode.childNodes.splice(t, 1), e.parentNode = null;
        }
      },
      insertText(e, t) {
        if (e.childNodes.length > 0) {
          const n = e.childNodes[e.childNodes.length - 1];
          if (Y.isTextNode(n)) return void (n.value += t);
        }
        Y.appendChild(e, Y.createTextNode(t));
      },
      insertTextBefore(e, t, n) {
        const r = e.childNodes[e.childNodes.indexOf(n) - 1];
        r && Y.isTextNode(r) ? r.value += t : Y.insertBefore(e, Y.createTextNode(t), n);
      },
      adoptAttributes(e, t) {
        const n = new Set(e.attrs.map(e => e.name));
        for (let r = 0; r < t.length; r++) n.has(t[r].name) || e.attrs.push(t[r]);
      },
      getFirstChild: e => e.childNodes[0],
      getChildNodes: e => e.childNodes,
      getParentNode: e => e.parentNode,
      getAttrList: e => e.attrs,
      getTagName: e => e.tagName,
      getNamespaceURI: e => e.namespaceURI,
      getTextNodeContent: e => e.value,
      getCommentNodeContent: e => e.data,
      getDocumentTypeNodeName: e => e.name,
      getDocumentTypeNodePublicId: e => e.publicId,
      getDocumentTypeNodeSystemId: e => e.systemId,
      isTextNode: e => "#text" === e.nodeName,
      isCommentNode: e => "#comment" === e.nodeName,
      isDocumentTypeNode: e => "#documentType" === e.nodeName,
      isElementNode: e => Object.prototype.hasOwnProperty.call(e, "tagName"),
      setNodeSourceCodeLocation(e, t) {
        e.sourceCodeLocation = t;
      },
      getNodeSourceCodeLocation: e => e.sourceCodeLocation,
      updateNodeSourceCodeLocation(e, t) {
        e.sourceCodeLocation = {
          ...e.sourceCodeLocation,
          ...t
        };
      }
    }, W = "html", V = [ "+//silmaril//dtd html pro v0r11 19970101//", "-//as//dtd html 3.0 aswedit + extensions//", "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html 2.0 level 1//", "-//ietf//dtd html 2.0 level 2//", "-//ietf//dtd html 2.0 strict level 1//", "-//ietf//dtd html 2.0 strict level 2//", "-//ietf//dtd html 2.0 strict//", "-//ietf//dtd html 2.0//", "-//ietf//dtd html 2.1e//", "-//ietf//dtd html 3.0//", "-//ietf//dtd html 3.2 final//", "-//ietf//dtd html 3.2//", "-//ietf//dtd html 3//", "-//ietf//dtd html level 0//", "-//ietf//dtd html level 1//", "-//ietf//dtd html level 2//", "-//ietf//dtd html level 3//", "-//ietf//dtd html strict level 0//", "-//ietf//dtd html strict level 1//", "-//ietf//dtd html strict level 2//", "-//ietf//dtd html strict level 3//", "-//ietf//dtd html strict//", "-//ietf//dtd html//", "-//metrius//dtd metrius presentational//", "-//microsoft//dtd internet explorer 2.0 html strict//", "-//microsoft//dtd internet explorer 2.0 html//", "-//microsoft//dtd internet explorer 2.0 tables//", "-//microsoft//dtd internet explorer 3.0 html strict//", "-//microsoft//dtd internet explorer 3.0 html//", "-//microsoft//dtd internet explorer 3.0 tables//", "-//netscape comm. corp.//dtd html//", "-//netscape comm. corp.//dtd strict html//", "-//o'reilly and associates//dtd html 2.0//", "-//o'reilly and associates//dtd html extended 1.0//", "-//o'reilly and associates//dtd html extended relaxed 1.0//", "-//sq//dtd html 2.0 hotmetal + extensions//", "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//", "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//", "-//spyglass//dtd html 2.0 extended//", "-//sun microsystems corp.//dtd hotjava html//", "-//sun microsystems corp.//dtd hotjava strict html//", "-//w3c//dtd html 3 1995-03-24//", "-//w3c//dtd html 3.2 draft//", "-//w3c//dtd html 3.2 final//", "-//w3c//dtd html 3.2//", "-//w3c//dtd html 3.2s draft//", "-//w3c//dtd html 4.0 frameset//", "-//w3c//dtd html 4.0 transitional//", "-//w3c//dtd html experimental 19960712//", "-//w3c//dtd html experimental 970421//", "-//w3c//dtd w3 html//", "-//w3o//dtd w3 html 3.0//", "-//webtechs//dtd mozilla html 2.0//", "-//webtechs//dtd mozilla html//" ], z = [ ...V, "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//" ], J = new Set([ "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html" ]), j = [ "-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//" ], X = [ ...j, "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//" ];
    function hasPrefix(e, t) {
      return t.some(t => e.startsWith(t));
    }
    const Q = new Map([ "attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode", "clipPathUnits", "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits", "kernelMatrix", "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust", "limitingConeAngle", "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "numOctaves", "pathLength", "patternContentUnits", "patternTransform", "patternUnits", "pointsAtX", "pointsAtY", "pointsAtZ", "preserveAlpha", "preserveAspectRatio", "primitiveUnits", "refX", "refY", "repeatCount", "repeatDur", "requiredExtensions", "requiredFeatures", "specularConstant", "specularExponent", "spreadMethod", "startOffset", "stdDeviation", "stitchTiles", "surfaceScale", "systemLanguage", "tableValues", "targetX", "targetY", "textLength", "viewBox", "viewTarget", "xChannelSelector", "yChannelSelector", "zoomAndPan" ].map(e => [ e.toLowerCase(), e ])), K = new Map([ [ "xlink:actuate", {
      prefix: "xlink",
      name: "actuate",
      namespace: A.XLINK
    } ], [ "xlink:arcrole", {
      prefix: "xlink",
      name: "arcrole",
      namespace: A.XLINK
    } ], [ "xlink:href", {
      prefix: "xlink",
      name: "href",
      namespace: A.XLINK
    } ], [ "xlink:role", {
      prefix: "xlink",
      name: "role",
      namespace: A.XLINK
    } ], [ "xlink:show", {
      prefix: "xlink",
      name: "show",
      namespace: A.XLINK
    } ], [ "xlink:title", {
      prefix: "xlink",
      name: "title",
      namespace: A.XLINK
    } ], [ "xlink:type", {
      prefix: "xlink",
      name: "type",
      namespace: A.XLINK
    } ], [ "xml:lang", {
      prefix: "xml",
      name: "lang",
      namespace: A.XML
    } ], [ "xml:space", {
      prefix: "xml",
      name: "space",
      namespace: A.XML
    } ], [ "xmlns", {
      prefix: "",
      name: "xmlns",
      namespace: A.XMLNS
    } ], [ "xmlns:xlink", {
      prefix: "xmlns",
      name: "xlink",
      namespace: A.XMLNS
    } ] ]), Z = new Map([ "altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion", "animateTransform", "clipPath", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "foreignObject", "glyphRef", "linearGradient", "radialGradient", "textPath" ].map(e => [ e.toLowerCase(), e ])), $ = new Set([ R.B, R.BIG, R.BLOCKQUOTE, R.BODY, R.BR, R.CENTER, R.CODE, R.DD, R.DIV, R.DL, R.DT, R.EM, R.EMBED, R.H1, R.H2, R.H3, R.H4, R.H5, R.H6, R.HEAD, R.HR, R.I, R.IMG, R.LI, R.LISTING, R.MENU, R.META, R.NOBR, R.OL, R.P, R.PRE, R.RUBY, R.S, R.SMALL, R.SPAN, R.STRONG, R.STRIKE, R.SUB, R.SUP, R.TABLE, R.TT, R.U, R.UL, R.VAR ]);
    function adjustTokenMathMLAttrs(e) {
      for (let t = 0; t < e.attrs.length; t++) if ("definitionurl" === e.attrs[t].name) {
        e.attrs[t].name = "definitionURL";
        break;
      }
    }
    function adjustTokenSVGAttrs(e) {
      for (let t = 0; t < e.attrs.length; t++) {
        const n = Q.get(e.attrs[t].name);
        null != n && (e.attrs[t].name = n);
      }
    }
    function adjustTokenXMLAttrs(e) {
      for (let t = 0; t < e.attrs.length; t++) {
        const n = K.get(e.attrs[t].name);
        n && (e.attrs[t].prefix = n.prefix, e.attrs[t].name = n.name, e.attrs[t].namespace = n.namespace);
      }
    }
    var ee;
    !function(e) {
      e[e.INITIAL = 0] = "INITIAL", e[e.BEFORE_HTML = 1] = "BEFORE_HTML", e[e.BEFORE_HEAD = 2] = "BEFORE_HEAD", 
      e[e.IN_HEAD = 3] = "IN_HEAD", e[e.IN_HEAD_NO_SCRIPT = 4] = "IN_HEAD_NO_SCRIPT", 
      e[e.AFTER_HEAD = 5] = "AFTER_HEAD", e[e.IN_BODY = 6] = "IN_BODY", e[e.TEXT = 7] = "TEXT", 
      e[e.IN_TABLE = 8] = "IN_TABLE", e[e.IN_TABLE_TEXT = 9] = "IN_TABLE_TEXT", e[e.IN_CAPTION = 10] = "IN_CAPTION", 
      e[e.IN_COLUMN_GROUP = 11] = "IN_COLUMN_GROUP", e[e.IN_TABLE_BODY = 12] = "IN_TABLE_BODY", 
      e[e.IN_ROW = 13] = "IN_ROW", e[e.IN_CELL = 14] = "IN_CELL", e[e.IN_SELECT = 15] = "IN_SELECT", 
      e[e.IN_SELECT_IN_TABLE = 16] = "IN_SELECT_IN_TABLE", e[e.IN_TEMPLATE = 17] = "IN_TEMPLATE", 
      e[e.AFTER_BODY = 18] = "AFTER_BODY", e[e.IN_FRAMESET = 19] = "IN_FRAMESET", e[e.AFTER_FRAMESET = 20] = "AFTER_FRAMESET", 
      e[e.AFTER_AFTER_BODY = 21] = "AFTER_AFTER_BODY", e[e.AFTER_AFTER_FRAMESET = 22] = "AFTER_AFTER_FRAMESET";
    }(ee || (ee = {}));
    const te = {
      startLine: -1,
      startCol: -1,
      startOffset: -1,
      endLine: -1,
      endCol: -1,
      endOffset: -1
    }, ne = new Set([ R.TABLE, R.TBODY, R.TFOOT, R.THEAD, R.TR ]), re = {
      scriptingEnabled: !0,
      sourceCodeLocationInfo: !1,
      treeAdapter: Y,
      onParseError: null
    };
    class parser_Parser {
      constructor(e, t, n = null, r = null) {
        this.fragmentContext = n, this.scriptHandler = r, this.currentToken = null, this.stopped = !1, 
        this.insertionMode = ee.INITIAL, this.originalInsertionMode = ee.INITIAL, this.headElement = null, 
        this.formElement = null, this.currentNotInHTML = !1, this.tmplInsertionModeStack = [], 
        this.pendingCharacterTokens = [], this.hasNonWhitespacePendingCharacterToken = !1, 
        this.framesetOk = !0, this.skipNextNewLine = !1, this.fosterParentingEnabled = !1, 
        this.options = {
          ...re,
          ...e
        }, this.treeAdapter = this.options.treeAdapter, this.onParseError = this.options.onParseError, 
        this.onParseError && (this.options.sourceCodeLocationInfo = !0), this.document = null != t ? t : this.treeAdapter.createDocument(), 
        this.tokenizer = new Tokenizer(this.options, this), this.activeFormattingElements = new FormattingElementList(this.treeAdapter), 
        this.fragmentContextID = n ? getTagID(this.treeAdapter.getTagName(n)) : R.UNKNOWN, 
        this._setContextModes(null != n ? n : this.document, this.fragmentContextID), this.openElements = new OpenElementStack(this.document, this.treeAdapter, this);
      }
      static parse(e, t) {
        const n = new this(t);
        return n.tokenizer.write(e, !0), n.document;
      }
      static getFragmentParser(e, t) {
        const n = {
          ...re,
          ...t
        };
        null != e || (e = n.treeAdapter.createElement(I.TEMPLATE, A.HTML, []));
        const r = n.treeAdapter.createElement("documentmock", A.HTML, []), a = new this(n, r, e);
        return a.fragmentContextID === R.TEMPLATE && a.tmplInsertionModeStack.unshift(ee.IN_TEMPLATE), 
        a._initTokenizerForFragmentParsing(), a._insertFakeRootElement(), a._resetInsertionMode(), 
        a._findFormInFragmentContext(), a;
      }
      getFragment() {
        const e = this.treeAdapter.getFirstChild(this.document), t = this.treeAdapter.createDocumentFragment();
        return this._adoptNodes(e, t), t;
      }
      _err(e, t, n) {
        var r;
        if (!this.onParseError) return;
        const a = null !== (r = e.location) && void 0 !== r ? r : te, i = {
          code: t,
          startLine: a.startLine,
          startCol: a.startCol,
          startOffset: a.startOffset,
          endLine: n ? a.startLine : a.endLine,
          endCol: n ? a.startCol : a.endCol,
          endOffset: n ? a.startOffset : a.endOffset
        };
        this.onParseError(i);
      }
      onItemPush(e, t, n) {
        var r, a;
        null === (a = (r = this.treeAdapter).onItemPush) || void 0 === a || a.call(r, e), 
        n && this.openElements.stackTop > 0 && this._setContextModes(e, t);
      }
      onItemPop(e, t) {
        var n, r;
        if (this.options.sourceCodeLocationInfo && this._setEndLocation(e, this.currentToken), 
        null === (r = (n = this.treeAdapter).onItemPop) || void 0 === r || r.call(n, e, this.openElements.current), 
        t) {
          let e, t;
          0 === this.openElements.stackTop && this.fragmentContext ? (e = this.fragmentContext, 
          t = this.fragmentContextID) : ({current: e, currentTagId: t} = this.openElements), 
          this._setContextModes(e, t);
        }
      }
      _setContextModes(e, t) {
        const n = e === this.document || e && this.treeAdapter.getNamespaceURI(e) === A.HTML;
        this.currentNotInHTML = !n, this.tokenizer.inForeignNode = !n && void 0 !== e && void 0 !== t && !this._isIntegrationPoint(t, e);
      }
      _switchToTextParsing(e, t) {
        this._insertElement(e, A.HTML), this.tokenizer.state = t, this.originalInsertionMode = this.insertionMode, 
        this.insertionMode = ee.TEXT;
      }
      switchToPlaintextParsing() {
        this.insertionMode = ee.TEXT, this.originalInsertionMode = ee.IN_BODY, this.tokenizer.state = O.PLAINTEXT;
      }
      _getAdjustedCurrentElement() {
        return 0 === this.openElements.stackTop && this.fragmentContext ? this.fragmentContext : this.openElements.current;
      }
      _findFormInFragmentContext() {
        let e = this.fragmentContext;
        for (;e; ) {
          if (this.treeAdapter.getTagName(e) === I.FORM) {
            this.formElement = e;
            break;
          }
          e = this.treeAdapter.getParentNode(e);
        }
      }
      _initTokenizerForFragmentParsing() {
        if (this.fragmentContext && this.treeAdapter.getNamespaceURI(this.fragmentContext) === A.HTML) switch (this.fragmentContextID) {
         case R.TITLE:
         case R.TEXTAREA:
          this.tokenizer.state = O.RCDATA;
          break;

         case R.STYLE:
         case R.XMP:
         case R.IFRAME:
         case R.NOEMBED:
         case R.NOFRAMES:
         case R.NOSCRIPT:
          this.tokenizer.state = O.RAWTEXT;
          break;

         case R.SCRIPT:
          this.tokenizer.state = O.SCRIPT_DATA;
          break;

         case R.PLAINTEXT:
          this.tokenizer.state = O.PLAINTEXT;
        }
      }
      _setDocumentType(e) {
        const t = e.name || "", n = e.publicId || "", r = e.systemId || "";
        if (this.treeAdapter.setDocumentType(this.document, t, n, r), e.location) {
          const t = this.treeAdapter.getChildNodes(this.document).find(e => this.treeAdapter.isDocumentTypeNode(e));
          t && this.treeAdapter.setNodeSourceCodeLocation(t, e.location);
        }
      }
      _attachElementToTree(e, t) {
        if (this.options.sourceCodeLocationInfo) {
          const n = t && {
            ...t,
            startTag: t
          };
          this.treeAdapter.setNodeSourceCodeLocation(e, n);
        }
        if (this._shouldFosterParentOnInsertion()) this._fosterParentElement(e); else {
          const t = this.openElements.currentTmplContentOrNode;
          this.treeAdapter.appendChild(null != t ? t : this.document, e);
        }
      }
      _appendElement(e, t) {
        const n = this.treeAdapter.createElement(e.tagName, t, e.attrs);
        this._attachElementToTree(n, e.location);
      }
      _insertElement(e, t) {
        const n = this.treeAdapter.createElement(e.tagName, t, e.attrs);
        this._attachElementToTree(n, e.location), this.openElements.push(n, e.tagID);
      }
      _insertFakeElement(e, t) {
        const n = this.treeAdapter.createElement(e, A.HTML, []);
        this._attachElementToTree(n, null), this.openElements.push(n, t);
      }
      _insertTemplate(e) {
        const t = this.treeAdapter.createElement(e.tagName, A.HTML, e.attrs), n = this.treeAdapter.createDocumentFragment();
        this.treeAdapter.setTemplateContent(t, n), this._attachElementToTree(t, e.location), 
        this.openElements.push(t, e.tagID), this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(n, null);
      }
      _insertFakeRootElement() {
        const e = this.treeAdapter.createElement(I.HTML, A.HTML, []);
        this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(e, null), 
        this.treeAdapter.appendChild(this.openElements.current, e), this.openElements.push(e, R.HTML);
      }
      _appendCommentNode(e, t) {
        const n = this.treeAdapter.createCommentNode(e.data);
        this.treeAdapter.appendChild(t, n), this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(n, e.location);
      }
      _insertCharacters(e) {
        let t, n;
        if (this._shouldFosterParentOnInsertion() ? (({parent: t, beforeElement: n} = this._findFosterParentingLocation()), 
        n ? this.treeAdapter.insertTextBefore(t, e.chars, n) : this.treeAdapter.insertText(t, e.chars)) : (t = this.openElements.currentTmplContentOrNode, 
        this.treeAdapter.insertText(t, e.chars)), !e.location) return;
        const r = this.treeAdapter.getChildNodes(t), a = n ? r.lastIndexOf(n) : r.length, i = r[a - 1];
        if (this.treeAdapter.getNodeSourceCodeLocation(i)) {
          const {endLine: t, endCol: n, endOffset: r} = e.location;
          this.treeAdapter.updateNodeSourceCodeLocation(i, {
            endLine: t,
            endCol: n,
            endOffset: r
          });
        } else this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(i, e.location);
      }
      _adoptNodes(e, t) {
        for (let n = this.treeAdapter.getFirstChild(e); n; n = this.treeAdapter.getFirstChild(e)) this.treeAdapter.detachNode(n), 
        this.treeAdapter.appendChild(t, n);
      }
      _setEndLocation(e, t) {
        if (this.treeAdapter.getNodeSourceCodeLocation(e) && t.location) {
          const n = t.location, r = this.treeAdapter.getTagName(e), a = t.type === c.END_TAG && r === t.tagName ? {
            endTag: {
              ...n
            },
            endLine: n.endLine,
            endCol: n.endCol,
            endOffset: n.endOffset
          } : {
            endLine: n.startLine,
            endCol: n.startCol,
            endOffset: n.startOffset
          };
          this.treeAdapter.updateNodeSourceCodeLocation(e, a);
        }
      }
      shouldProcessStartTagTokenInForeignContent(e) {
        if (!this.currentNotInHTML) return !1;
        let t, n;
        return 0 === this.openElements.stackTop && this.fragmentContext ? (t = this.fragmentContext, 
        n = this.fragmentContextID) : ({current: t, currentTagId: n} = this.openElements), 
        (e.tagID !== R.SVG || this.treeAdapter.getTagName(t) !== I.ANNOTATION_XML || this.treeAdapter.getNamespaceURI(t) !== A.MATHML) && (this.tokenizer.inForeignNode || (e.tagID === R.MGLYPH || e.tagID === R.MALIGNMARK) && void 0 !== n && !this._isIntegrationPoint(n, t, A.HTML));
      }
      _processToken(e) {
        switch (e.type) {
         case c.CHARACTER:
          this.onCharacter(e);
          break;

         case c.NULL_CHARACTER:
          this.onNullCharacter(e);
          break;

         case c.COMMENT:
          this.onComment(e);
          break;

         case c.DOCTYPE:
          this.onDoctype(e);
          break;

         case c.START_TAG:
          this._processStartTag(e);
          break;

         case c.END_TAG:
          this.onEndTag(e);
          break;

         case c.EOF:
          this.onEof(e);
          break;

         case c.WHITESPACE_CHARACTER:
          this.onWhitespaceCharacter(e);
        }
      }
      _isIntegrationPoint(e, t, n) {
        return function(e, t, n, r) {
          return (!r || r === A.HTML) && function(e, t, n) {
            if (t === A.MATHML && e === R.ANNOTATION_XML) for (let e = 0; e < n.length; e++) if (n[e].name === g.ENCODING) {
              const t = n[e].value.toLowerCase();
              return "text/html" === t || "application/xhtml+xml" === t;
            }
            return t === A.SVG && (e === R.FOREIGN_OBJECT || e === R.DESC || e === R.TITLE);
          }(e, t, n) || (!r || r === A.MATHML) && function(e, t) {
            return t === A.MATHML && (e === R.MI || e === R.MO || e === R.MN || e === R.MS || e === R.MTEXT);
          }(e, t);
        }(e, this.treeAdapter.getNamespaceURI(t), this.treeAdapter.getAttrList(t), n);
      }
      _reconstructActiveFormattingElements() {
        const e = this.activeFormattingElements.entries.length;
        if (e) {
          const t = this.activeFormattingElements.entries.findIndex(e => e.type === G.Marker || this.openElements.contains(e.element));
          for (let n = -1 === t ? e - 1 : t - 1; n >= 0; n--) {
            const e = this.activeFormattingElements.entries[n];
            this._insertElement(e.token, this.treeAdapter.getNamespaceURI(e.element)), e.element = this.openElements.current;
          }
        }
      }
      _closeTableCell() {
        this.openElements.generateImpliedEndTags(), this.openElements.popUntilTableCellPopped(), 
        this.activeFormattingElements.clearToLastMarker(), this.insertionMode = ee.IN_ROW;
      }
      _closePElement() {
        this.openElements.generateImpliedEndTagsWithExclusion(R.P), this.openElements.popUntilTagNamePopped(R.P);
      }
      _resetInsertionMode() {
        for (let e = this.openElements.stackTop; e >= 0; e--) switch (0 === e && this.fragmentContext ? this.fragmentContextID : this.openElements.tagIDs[e]) {
         case R.TR:
          return void (this.insertionMode = ee.IN_ROW);

         case R.TBODY:
         case R.THEAD:
         case R.TFOOT:
          return void (this.insertionMode = ee.IN_TABLE_BODY);

         case R.CAPTION:
          return void (this.insertionMode = ee.IN_CAPTION);

         case R.COLGROUP:
          return void (this.insertionMode = ee.IN_COLUMN_GROUP);

         case R.TABLE:
          return void (this.insertionMode = ee.IN_TABLE);

         case R.BODY:
          return void (this.insertionMode = ee.IN_BODY);

         case R.FRAMESET:
          return void (this.insertionMode = ee.IN_FRAMESET);

         case R.SELECT:
          return void this._resetInsertionModeForSelect(e);

         case R.TEMPLATE:
          return void (this.insertionMode = this.tmplInsertionModeStack[0]);

         case R.HTML:
          return void (this.insertionMode = this.headElement ? ee.AFTER_HEAD : ee.BEFORE_HEAD);

         case R.TD:
         case R.TH:
          if (e > 0) return void (this.insertionMode = ee.IN_CELL);
          break;

         case R.HEAD:
          if (e > 0) return void (this.insertionMode = ee.IN_HEAD);
        }
        this.insertionMode = ee.IN_BODY;
      }
      _resetInsertionModeForSelect(e) {
        if (e > 0) for (let t = e - 1; t > 0; t--) {
          const e = this.openElements.tagIDs[t];
          if (e === R.TEMPLATE) break;
          if (e === R.TABLE) return void (this.insertionMode = ee.IN_SELECT_IN_TABLE);
        }
        this.insertionMode = ee.IN_SELECT;
      }
      _isElementCausesFosterParenting(e) {
        return ne.has(e);
      }
      _shouldFosterParentOnInsertion() {
        return this.fosterParentingEnabled && void 0 !== this.openElements.currentTagId && this._isElementCausesFosterParenting(this.openElements.currentTagId);
      }
      _findFosterParentingLocation() {
        for (let e = this.openElements.stackTop; e >= 0; e--) {
          const t = this.openElements.items[e];
          switch (this.openElements.tagIDs[e]) {
           case R.TEMPLATE:
            if (this.treeAdapter.getNamespaceURI(t) === A.HTML) return {
              parent: this.treeAdapter.getTemplateContent(t),
              beforeElement: null
            };
            break;

           case R.TABLE:
            {
              const n = this.treeAdapter.getParentNode(t);
              return n ? {
                parent: n,
                beforeElement: t
              } : {
                parent: this.openElements.items[e - 1],
                beforeElement: null
              };
            }
          }
        }
        return {
          parent: this.openElements.items[0],
          beforeElement: null
        };
      }
      _fosterParentElement(e) {
        const t = this._findFosterParentingLocation();
        t.beforeElement ? this.treeAdapter.insertBefore(t.parent, e, t.beforeElement) : this.treeAdapter.appendChild(t.parent, e);
      }
      _isSpecialElement(e, t) {
        const n = this.treeAdapter.getNamespaceURI(e);
        return D[n].has(t);
      }
      onCharacter(e) {
        if (this.skipNextNewLine = !1, this.tokenizer.inForeignNode) !function(e, t) {
          e._insertCharacters(t), e.framesetOk = !1;
        }(this, e); else switch (this.insertionMode) {
         case ee.INITIAL:
          tokenInInitialMode(this, e);
          break;

         case ee.BEFORE_HTML:
          tokenBeforeHtml(this, e);
          break;

         case ee.BEFORE_HEAD:
          tokenBeforeHead(this, e);
          break;

         case ee.IN_HEAD:
          tokenInHead(this, e);
          break;

         case ee.IN_HEAD_NO_SCRIPT:
          tokenInHeadNoScript(this, e);
          break;

         case ee.AFTER_HEAD:
          tokenAfterHead(this, e);
          break;

         case ee.IN_BODY:
         case ee.IN_CAPTION:
         case ee.IN_CELL:
         case ee.IN_TEMPLATE:
          characterInBody(this, e);
          break;

         case ee.TEXT:
         case ee.IN_SELECT:
         case ee.IN_SELECT_IN_TABLE:
          this._insertCharacters(e);
          break;

         case ee.IN_TABLE:
         case ee.IN_TABLE_BODY:
         case ee.IN_ROW:
          characterInTable(this, e);
          break;

         case ee.IN_TABLE_TEXT:
          characterInTableText(this, e);
          break;

         case ee.IN_COLUMN_GROUP:
          tokenInColumnGroup(this, e);
          break;

         case ee.AFTER_BODY:
          tokenAfterBody(this, e);
          break;

         case ee.AFTER_AFTER_BODY:
          tokenAfterAfterBody(this, e);
        }
      }
      onNullCharacter(e) {
        if (this.skipNextNewLine = !1, this.tokenizer.inForeignNode) !function(e, t) {
          t.chars = a, e._insertCharacters(t);
        }(this, e); else switch (this.insertionMode) {
         case ee.INITIAL:
          tokenInInitialMode(this, e);
          break;

         case ee.BEFORE_HTML:
          tokenBeforeHtml(this, e);
          break;

         case ee.BEFORE_HEAD:
          tokenBeforeHead(this, e);
          break;

         case ee.IN_HEAD:
          tokenInHead(this, e);
          break;

         case ee.IN_HEAD_NO_SCRIPT:
          tokenInHeadNoScript(this, e);
          break;

         case ee.AFTER_HEAD:
          tokenAfterHead(this, e);
          break;

         case ee.TEXT:
          this._insertCharacters(e);
          break;

         case ee.IN_TABLE:
         case ee.IN_TABLE_BODY:
         case ee.IN_ROW:
          characterInTable(this, e);
          break;

         case ee.IN_COLUMN_GROUP:
          tokenInColumnGroup(this, e);
          break;

         case ee.AFTER_BODY:
          tokenAfterBody(this, e);
          break;

         case ee.AFTER_AFTER_BODY:
          tokenAfterAfterBody(this, e);
        }
      }
      onComment(e) {
        if (this.skipNextNewLine = !1, this.currentNotInHTML) appendComment(this, e); else switch (this.insertionMode) {
         case ee.INITIAL:
         case ee.BEFORE_HTML:
         case ee.BEFORE_HEAD:
         case ee.IN_HEAD:
         case ee.IN_HEAD_NO_SCRIPT:
         case ee.AFTER_HEAD:
         case ee.IN_BODY:
         case ee.IN_TABLE:
         case ee.IN_CAPTION:
         case ee.IN_COLUMN_GROUP:
         case ee.IN_TABLE_BODY:
         case ee.IN_ROW:
         case ee.IN_CELL:
         case ee.IN_SELECT:
         case ee.IN_SELECT_IN_TABLE:
         case ee.IN_TEMPLATE:
         case ee.IN_FRAMESET:
         case ee.AFTER_FRAMESET:
          appendComment(this, e);
          break;

         case ee.IN_TABLE_TEXT:
          tokenInTableText(this, e);
          break;

         case ee.AFTER_BODY:
          !function(e, t) {
            e._appendCommentNode(t, e.openElements.items[0]);
          }(this, e);
          break;

         case ee.AFTER_AFTER_BODY:
         case ee.AFTER_AFTER_FRAMESET:
          !function(e, t) {
            e._appendCommentNode(t, e.document);
          }(this, e);
        }
      }
      onDoctype(e) {
        switch (this.skipNextNewLine = !1, this.insertionMode) {
         case ee.INITIAL:
          !function(e, t) {
            e._setDocumentType(t);
            const n = t.forceQuirks ? _.QUIRKS : function(e) {
              if (e.name !== W) return _.QUIRKS;
              const {systemId: t} = e;
              if (t && "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd" === t.toLowerCase()) return _.QUIRKS;
              let {publicId: n} = e;
              if (null !== n) {
                if (n = n.toLowerCase(), J.has(n)) return _.QUIRKS;
                let e = null === t ? z : V;
                if (hasPrefix(n, e)) return _.QUIRKS;
                if (e = null === t ? j : X, hasPrefix(n, e)) return _.LIMITED_QUIRKS;
              }
              return _.NO_QUIRKS;
            }(t);
            (function(e) {
              return e.name === W && null === e.publicId && (null === e.systemId || "about:legacy-compat" === e.systemId);
            })(t) || e._err(t, o.nonConformingDoctype), e.treeAdapter.setDocumentMode(e.document, n), 
            e.insertionMode = ee.BEFORE_HTML;
          }(this, e);
          break;

         case ee.BEFORE_HEAD:
         case ee.IN_HEAD:
         case ee.IN_HEAD_NO_SCRIPT:
         case ee.AFTER_HEAD:
          this._err(e, o.misplacedDoctype);
          break;

         case ee.IN_TABLE_TEXT:
          tokenInTableText(this, e);
        }
      }
      onStartTag(e) {
        this.skipNextNewLine = !1, this.currentToken = e, this._processStartTag(e), e.selfClosing && !e.ackSelfClosing && this._err(e, o.nonVoidHtmlElementStartTagWithTrailingSolidus);
      }
      _processStartTag(e) {
        this.shouldProcessStartTagTokenInForeignContent(e) ? function(e, t) {
          if (function(e) {
            const t = e.tagID;
            return t === R.FONT && e.attrs.some(({name: e}) => e === g.COLOR || e === g.SIZE || e === g.FACE) || $.has(t);
          }(t)) popUntilHtmlOrIntegrationPoint(e), e._startTagOutsideForeignContent(t); else {
            const n = e._getAdjustedCurrentElement(), r = e.treeAdapter.getNamespaceURI(n);
            r === A.MATHML ? adjustTokenMathMLAttrs(t) : r === A.SVG && (function(e) {
              const t = Z.get(e.tagName);
              null != t && (e.tagName = t, e.tagID = getTagID(e.tagName));
            }(t), adjustTokenSVGAttrs(t)), adjustTokenXMLAttrs(t), t.selfClosing ? e._appendElement(t, r) : e._insertElement(t, r), 
            t.ackSelfClosing = !0;
          }
        }(this, e) : this._startTagOutsideForeignContent(e);
      }
      _startTagOutsideForeignContent(e) {
        switch (this.insertionMode) {
         case ee.INITIAL:
          tokenInInitialMode(this, e);
          break;

         case ee.BEFORE_HTML:
          !function(e, t) {
            t.tagID === R.HTML ? (e._insertElement(t, A.HTML), e.insertionMode = ee.BEFORE_HEAD) : tokenBeforeHtml(e, t);
          }(this, e);
          break;

         case ee.BEFORE_HEAD:
          !function(e, t) {
            switch (t.tagID) {
             case R.HTML:
              startTagInBody(e, t);
              break;

             case R.HEAD:
              e._insertElement(t, A.HTML), e.headElement = e.openElements.current, e.insertionMode = ee.IN_HEAD;
              break;

             default:
              tokenBeforeHead(e, t);
            }
          }(this, e);
          break;

         case ee.IN_HEAD:
          startTagInHead(this, e);
          break;

         case ee.IN_HEAD_NO_SCRIPT:
          !function(e, t) {
            switch (t.tagID) {
             case R.HTML:
              startTagInBody(e, t);
              break;

             case R.BASEFONT:
             case R.BGSOUND:
             case R.HEAD:
             case R.LINK:
             case R.META:
             case R.NOFRAMES:
             case R.STYLE:
              startTagInHead(e, t);
              break;

             case R.NOSCRIPT:
              e._err(t, o.nestedNoscriptInHead);
              break;

             default:
              tokenInHeadNoScript(e, t);
            }
          }(this, e);
          break;

         case ee.AFTER_HEAD:
          !function(e, t) {
            switch (t.tagID) {
             case R.HTML:
              startTagInBody(e, t);
              break;

             case R.BODY:
              e._insertElement(t, A.HTML), e.framesetOk = !1, e.insertionMode = ee.IN_BODY;
              break;

             case R.FRAMESET:
              e._insertElement(t, A.HTML), e.insertionMode = ee.IN_FRAMESET;
              break;

             case R.BASE:
             case R.BASEFONT:
             case R.BGSOUND:
             case R.LINK:
             case R.META:
             case R.NOFRAMES:
             case R.SCRIPT:
             case R.STYLE:
             case R.TEMPLATE:
             case R.TITLE:
              e._err(t, o.abandonedHeadElementChild), e.openElements.push(e.headElement, R.HEAD), 
              startTagInHead(e, t), e.openElements.remove(e.headElement);
              break;

             case R.HEAD:
              e._err(t, o.misplacedStartTagForHeadElement);
              break;

             default:
              tokenAfterHead(e, t);
            }
          }(this, e);
          break;

         case ee.IN_BODY:
          startTagInBody(this, e);
          break;

         case ee.IN_TABLE:
          startTagInTable(this, e);
          break;

         case ee.IN_TABLE_TEXT:
          tokenInTableText(this, e);
          break;

         case ee.IN_CAPTION:
          !function(e, t) {
            const n = t.tagID;
            ae.has(n) ? e.openElements.hasInTableScope(R.CAPTION) && (e.openElements.generateImpliedEndTags(), 
            e.openElements.popUntilTagNamePopped(R.CAPTION), e.activeFormattingElements.clearToLastMarker(), 
            e.insertionMode = ee.IN_TABLE, startTagInTable(e, t)) : startTagInBody(e, t);
          }(this, e);
          break;

         case ee.IN_COLUMN_GROUP:
          startTagInColumnGroup(this, e);
          break;

         case ee.IN_TABLE_BODY:
          startTagInTableBody(this, e);
          break;

         case ee.IN_ROW:
          startTagInRow(this, e);
          break;

         case ee.IN_CELL:
          !function(e, t) {
            const n = t.tagID;
            ae.has(n) ? (e.openElements.hasInTableScope(R.TD) || e.openElements.hasInTableScope(R.TH)) && (e._closeTableCell(), 
            startTagInRow(e, t)) : startTagInBody(e, t);
          }(this, e);
          break;

         case ee.IN_SELECT:
          startTagInSelect(this, e);
          break;

         case ee.IN_SELECT_IN_TABLE:
          !function(e, t) {
            const n = t.tagID;
            n === R.CAPTION || n === R.TABLE || n === R.TBODY || n === R.TFOOT || n === R.THEAD || n === R.TR || n === R.TD || n === R.TH ? (e.openElements.popUntilTagNamePopped(R.SELECT), 
            e._resetInsertionMode(), e._processStartTag(t)) : startTagInSelect(e, t);
          }(this, e);
          break;

         case ee.IN_TEMPLATE:
          !function(e, t) {
            switch (t.tagID) {
             case R.BASE:
             case R.BASEFONT:
             case R.BGSOUND:
             case R.LINK:
             case R.META:
             case R.NOFRAMES:
             case R.SCRIPT:
             case R.STYLE:
             case R.TEMPLATE:
             case R.TITLE:
              startTagInHead(e, t);
              break;

             case R.CAPTION:
             case R.COLGROUP:
             case R.TBODY:
             case R.TFOOT:
             case R.THEAD:
              e.tmplInsertionModeStack[0] = ee.IN_TABLE, e.insertionMode = ee.IN_TABLE, startTagInTable(e, t);
              break;

             case R.COL:
              e.tmplInsertionModeStack[0] = ee.IN_COLUMN_GROUP, e.insertionMode = ee.IN_COLUMN_GROUP, 
              startTagInColumnGroup(e, t);
              break;

             case R.TR:
              e.tmplInsertionModeStack[0] = ee.IN_TABLE_BODY, e.insertionMode = ee.IN_TABLE_BODY, 
              startTagInTableBody(e, t);
              break;

             case R.TD:
             case R.TH:
              e.tmplInsertionModeStack[0] = ee.IN_ROW, e.insertionMode = ee.IN_ROW, startTagInRow(e, t);
              break;

             default:
              e.tmplInsertionModeStack[0] = ee.IN_BODY, e.insertionMode = ee.IN_BODY, startTagInBody(e, t);
            }
          }(this, e);
          break;

         case ee.AFTER_BODY:
          !function(e, t) {
            t.tagID === R.HTML ? startTagInBody(e, t) : tokenAfterBody(e, t);
          }(this, e);
          break;

         case ee.IN_FRAMESET:
          !function(e, t) {
            switch (t.tagID) {
             case R.HTML:
              startTagInBody(e, t);
              break;

             case R.FRAMESET:
              e._insertElement(t, A.HTML);
              break;

             case R.FRAME:
              e._appendElement(t, A.HTML), t.ackSelfClosing = !0;
              break;

             case R.NOFRAMES:
              startTagInHead(e, t);
            }
          }(this, e);
          break;

         case ee.AFTER_FRAMESET:
          !function(e, t) {
            switch (t.tagID) {
             case R.HTML:
              startTagInBody(e, t);
              break;

             case R.NOFRAMES:
              startTagInHead(e, t);
            }
          }(this, e);
          break;

         case ee.AFTER_AFTER_BODY:
          !function(e, t) {
            t.tagID === R.HTML ? startTagInBody(e, t) : tokenAfterAfterBody(e, t);
          }(this, e);
          break;

         case ee.AFTER_AFTER_FRAMESET:
          !function(e, t) {
            switch (t.tagID) {
             case R.HTML:
              startTagInBody(e, t);
              break;

             case R.NOFRAMES:
              startTagInHead(e, t);
            }
          }(this, e);
        }
      }
      onEndTag(e) {
        this.skipNextNewLine = !1, this.currentToken = e, this.currentNotInHTML ? function(e, t) {
          if (t.tagID === R.P || t.tagID === R.BR) return popUntilHtmlOrIntegrationPoint(e), 
          void e._endTagOutsideForeignContent(t);
          for (let n = e.openElements.stackTop; n > 0; n--) {
            const r = e.openElements.items[n];
            if (e.treeAdapter.getNamespaceURI(r) === A.HTML) {
              e._endTagOutsideForeignContent(t);
              break;
            }
            const a = e.treeAdapter.getTagName(r);
            if (a.toLowerCase() === t.tagName) {
              t.tagName = a, e.openElements.shortenToLength(n);
              break;
            }
          }
        }(this, e) : this._endTagOutsideForeignContent(e);
      }
      _endTagOutsideForeignContent(e) {
        switch (this.insertionMode) {
         case ee.INITIAL:
          tokenInInitialMode(this, e);
          break;

         case ee.BEFORE_HTML:
          !function(e, t) {
            const n = t.tagID;
            n !== R.HTML && n !== R.HEAD && n !== R.BODY && n !== R.BR || tokenBeforeHtml(e, t);
          }(this, e);
          break;

         case ee.BEFORE_HEAD:
          !function(e, t) {
            const n = t.tagID;
            n === R.HEAD || n === R.BODY || n === R.HTML || n === R.BR ? tokenBeforeHead(e, t) : e._err(t, o.endTagWithoutMatchingOpenElement);
          }(this, e);
          break;

         case ee.IN_HEAD:
          !function(e, t) {
            switch (t.tagID) {
             case R.HEAD:
              e.openElements.pop(), e.insertionMode = ee.AFTER_HEAD;
              break;

             case R.BODY:
             case R.BR:
             case R.HTML:
              tokenInHead(e, t);
              break;

             case R.TEMPLATE:
              templateEndTagInHead(e, t);
              break;

             default:
              e._err(t, o.endTagWithoutMatchingOpenElement);
            }
          }(this, e);
          break;

         case ee.IN_HEAD_NO_SCRIPT:
          !function(e, t) {
            switch (t.tagID) {
             case R.NOSCRIPT:
              e.openElements.pop(), e.insertionMode = ee.IN_HEAD;
              break;

             case R.BR:
              tokenInHeadNoScript(e, t);
              break;

             default:
              e._err(t, o.endTagWithoutMatchingOpenElement);
            }
          }(this, e);
          break;

         case ee.AFTER_HEAD:
          !function(e, t) {
            switch (t.tagID) {
             case R.BODY:
             case R.HTML:
             case R.BR:
              tokenAfterHead(e, t);
              break;

             case R.TEMPLATE:
              templateEndTagInHead(e, t);
              break;

             default:
              e._err(t, o.endTagWithoutMatchingOpenElement);
            }
          }(this, e);
          break;

         case ee.IN_BODY:
          endTagInBody(this, e);
          break;

         case ee.TEXT:
          !function(e, t) {
            var n;
            t.tagID === R.SCRIPT && (null === (n = e.scriptHandler) || void 0 === n || n.call(e, e.openElements.current)), 
            e.openElements.pop(), e.insertionMode = e.originalInsertionMode;
          }(this, e);
          break;

         case ee.IN_TABLE:
          endTagInTable(this, e);
          break;

         case ee.IN_TABLE_TEXT:
          tokenInTableText(this, e);
          break;

         case ee.IN_CAPTION:
          !function(e, t) {
            const n = t.tagID;
            switch (n) {
             case R.CAPTION:
             case R.TABLE:
              e.openElements.hasInTableScope(R.CAPTION) && (e.openElements.generateImpliedEndTags(), 
              e.openElements.popUntilTagNamePopped(R.CAPTION), e.activeFormattingElements.clearToLastMarker(), 
              e.insertionMode = ee.IN_TABLE, n === R.TABLE && endTagInTable(e, t));
              break;

             case R.BODY:
             case R.COL:
             case R.COLGROUP:
             case R.HTML:
             case R.TBODY:
             case R.TD:
             case R.TFOOT:
             case R.TH:
             case R.THEAD:
             case R.TR:
              break;

             default:
              endTagInBody(e, t);
            }
          }(this, e);
          break;

         case ee.IN_COLUMN_GROUP:
          !function(e, t) {
            switch (t.tagID) {
             case R.COLGROUP:
              e.openElements.currentTagId === R.COLGROUP && (e.openElements.pop(), e.insertionMode = ee.IN_TABLE);
              break;

             case R.TEMPLATE:
              templateEndTagInHead(e, t);
              break;

             case R.COL:
              break;

             default:
              tokenInColumnGroup(e, t);
            }
          }(this, e);
          break;

         case ee.IN_TABLE_BODY:
          endTagInTableBody(this, e);
          break;

         case ee.IN_ROW:
          endTagInRow(this, e);
          break;

         case ee.IN_CELL:
          !function(e, t) {
            const n = t.tagID;
            switch (n) {
             case R.TD:
             case R.TH:
              e.openElements.hasInTableScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n), 
              e.activeFormattingElements.clearToLastMarker(), e.insertionMode = ee.IN_ROW);
              break;

             case R.TABLE:
             case R.TBODY:
             case R.TFOOT:
             case R.THEAD:
             case R.TR:
              e.openElements.hasInTableScope(n) && (e._closeTableCell(), endTagInRow(e, t));
              break;

             case R.BODY:
             case R.CAPTION:
             case R.COL:
             case R.COLGROUP:
             case R.HTML:
              break;

             default:
              endTagInBody(e, t);
            }
          }(this, e);
          break;

         case ee.IN_SELECT:
          endTagInSelect(this, e);
          break;

         case ee.IN_SELECT_IN_TABLE:
          !function(e, t) {
            const n = t.tagID;
            n === R.CAPTION || n === R.TABLE || n === R.TBODY || n === R.TFOOT || n === R.THEAD || n === R.TR || n === R.TD || n === R.TH ? e.openElements.hasInTableScope(n) && (e.openElements.popUntilTagNamePopped(R.SELECT), 
            e._resetInsertionMode(), e.onEndTag(t)) : endTagInSelect(e, t);
          }(this, e);
          break;

         case ee.IN_TEMPLATE:
          !function(e, t) {
            t.tagID === R.TEMPLATE && templateEndTagInHead(e, t);
          }(this, e);
          break;

         case ee.AFTER_BODY:
          endTagAfterBody(this, e);
          break;

         case ee.IN_FRAMESET:
          !function(e, t) {
            t.tagID !== R.FRAMESET || e.openElements.isRootHtmlElementCurrent() || (e.openElements.pop(), 
            e.fragmentContext || e.openElements.currentTagId === R.FRAMESET || (e.insertionMode = ee.AFTER_FRAMESET));
          }(this, e);
          break;

         case ee.AFTER_FRAMESET:
          !function(e, t) {
            t.tagID === R.HTML && (e.insertionMode = ee.AFTER_AFTER_FRAMESET);
          }(this, e);
          break;

         case ee.AFTER_AFTER_BODY:
          tokenAfterAfterBody(this, e);
        }
      }
      onEof(e) {
        switch (this.insertionMode) {
         case ee.INITIAL:
          tokenInInitialMode(this, e);
          break;

         case ee.BEFORE_HTML:
          tokenBeforeHtml(this, e);
          break;

         case ee.BEFORE_HEAD:
          tokenBeforeHead(this, e);
          break;

         case ee.IN_HEAD:
          tokenInHead(this, e);
          break;

         case ee.IN_HEAD_NO_SCRIPT:
          tokenInHeadNoScript(this, e);
          break;

         case ee.AFTER_HEAD:
          tokenAfterHead(this, e);
          break;

         case ee.IN_BODY:
         case ee.IN_TABLE:
         case ee.IN_CAPTION:
         case ee.IN_COLUMN_GROUP:
         case ee.IN_TABLE_BODY:
         case ee.IN_ROW:
         case ee.IN_CELL:
         case ee.IN_SELECT:
         case ee.IN_SELECT_IN_TABLE:
          eofInBody(this, e);
          break;

         case ee.TEXT:
          !function(e, t) {
            e._err(t, o.eofInElementThatCanContainOnlyText), e.openElements.pop(), e.insertionMode = e.originalInsertionMode, 
            e.onEof(t);
          }(this, e);
          break;

         case ee.IN_TABLE_TEXT:
          tokenInTableText(this, e);
          break;

         case ee.IN_TEMPLATE:
          eofInTemplate(this, e);
          break;

         case ee.AFTER_BODY:
         case ee.IN_FRAMESET:
         case ee.AFTER_FRAMESET:
         case ee.AFTER_AFTER_BODY:
         case ee.AFTER_AFTER_FRAMESET:
          stopParsing(this, e);
        }
      }
      onWhitespaceCharacter(e) {
        if (this.skipNextNewLine && (this.skipNextNewLine = !1, e.chars.charCodeAt(0) === i.LINE_FEED)) {
          if (1 === e.chars.length) return;
          e.chars = e.chars.substr(1);
        }
        if (this.tokenizer.inForeignNode) this._insertCharacters(e); else switch (this.insertionMode) {
         case ee.IN_HEAD:
         case ee.IN_HEAD_NO_SCRIPT:
         case ee.AFTER_HEAD:
         case ee.TEXT:
         case ee.IN_COLUMN_GROUP:
         case ee.IN_SELECT:
         case ee.IN_SELECT_IN_TABLE:
         case ee.IN_FRAMESET:
         case ee.AFTER_FRAMESET:
          this._insertCharacters(e);
          break;

         case ee.IN_BODY:
         case ee.IN_CAPTION:
         case ee.IN_CELL:
         case ee.IN_TEMPLATE:
         case ee.AFTER_BODY:
         case ee.AFTER_AFTER_BODY:
         case ee.AFTER_AFTER_FRAMESET:
          whitespaceCharacterInBody(this, e);
          break;

         case ee.IN_TABLE:
         case ee.IN_TABLE_BODY:
         case ee.IN_ROW:
          characterInTable(this, e);
          break;

         case ee.IN_TABLE_TEXT:
          whitespaceCharacterInTableText(this, e);
        }
      }
    }
    function aaObtainFormattingElementEntry(e, t) {
      let n = e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName);
      return n ? e.openElements.contains(n.element) ? e.openElements.hasInScope(t.tagID) || (n = null) : (e.activeFormattingElements.removeEntry(n), 
      n = null) : genericEndTagInBody(e, t), n;
    }
    function aaObtainFurthestBlock(e, t) {
      let n = null, r = e.openElements.stackTop;
      for (;r >= 0; r--) {
        const a = e.openElements.items[r];
        if (a === t.element) break;
        e._isSpecialElement(a, e.openElements.tagIDs[r]) && (n = a);
      }
      return n || (e.openElements.shortenToLength(Math.max(r, 0)), e.activeFormattingElements.removeEntry(t)), 
      n;
    }
    function aaInnerLoop(e, t, n) {
      let r = t, a = e.openElements.getCommonAncestor(t);
      for (let i = 0, s = a; s !== n; i++, s = a) {
        a = e.openElements.getCommonAncestor(s);
        const n = e.activeFormattingElements.getElementEntry(s), o = n && i >= 3;
        !n || o ? (o && e.activeFormattingElements.removeEntry(n), e.openElements.remove(s)) : (s = aaRecreateElementFromEntry(e, n), 
        r === t && (e.activeFormattingElements.bookmark = n), e.treeAdapter.detachNode(r), 
        e.treeAdapter.appendChild(s, r), r = s);
      }
      return r;
    }
    function aaRecreateElementFromEntry(e, t) {
      const n = e.treeAdapter.getNamespaceURI(t.element), r = e.treeAdapter.createElement(t.token.tagName, n, t.token.attrs);
      return e.openElements.replace(t.element, r), t.element = r, r;
    }
    function aaInsertLastNodeInCommonAncestor(e, t, n) {
      const r = getTagID(e.treeAdapter.getTagName(t));
      if (e._isElementCausesFosterParenting(r)) e._fosterParentElement(n); else {
        const a = e.treeAdapter.getNamespaceURI(t);
        r === R.TEMPLATE && a === A.HTML && (t = e.treeAdapter.getTemplateContent(t)), e.treeAdapter.appendChild(t, n);
      }
    }
    function aaReplaceFormattingElement(e, t, n) {
      const r = e.treeAdapter.getNamespaceURI(n.element), {token: a} = n, i = e.treeAdapter.createElement(a.tagName, r, a.attrs);
      e._adoptNodes(t, i), e.treeAdapter.appendChild(t, i), e.activeFormattingElements.insertElementAfterBookmark(i, a), 
      e.activeFormattingElements.removeEntry(n), e.openElements.remove(n.element), e.openElements.insertAfter(t, i, a.tagID);
    }
    function callAdoptionAgency(e, t) {
      for (let n = 0; n < 8; n++) {
        const n = aaObtainFormattingElementEntry(e, t);
        if (!n) break;
        const r = aaObtainFurthestBlock(e, n);
        if (!r) break;
        e.activeFormattingElements.bookmark = n;
        const a = aaInnerLoop(e, r, n.element), i = e.openElements.getCommonAncestor(n.element);
        e.treeAdapter.detachNode(a), i && aaInsertLastNodeInCommonAncestor(e, i, a), aaReplaceFormattingElement(e, r, n);
      }
    }
    function appendComment(e, t) {
      e._appendCommentNode(t, e.openElements.currentTmplContentOrNode);
    }
    function stopParsing(e, t) {
      if (e.stopped = !0, t.location) {
        const n = e.fragmentContext ? 0 : 2;
        for (let r = e.openElements.stackTop; r >= n; r--) e._setEndLocation(e.openElements.items[r], t);
        if (!e.fragmentContext && e.openElements.stackTop >= 0) {
          const n = e.openElements.items[0], r = e.treeAdapter.getNodeSourceCodeLocation(n);
          if (r && !r.endTag && (e._setEndLocation(n, t), e.openElements.stackTop >= 1)) {
            const n = e.openElements.items[1], r = e.treeAdapter.getNodeSourceCodeLocation(n);
            r && !r.endTag && e._setEndLocation(n, t);
          }
        }
      }
    }
    function tokenInInitialMode(e, t) {
      e._err(t, o.missingDoctype, !0), e.treeAdapter.setDocumentMode(e.document, _.QUIRKS), 
      e.insertionMode = ee.BEFORE_HTML, e._processToken(t);
    }
    function tokenBeforeHtml(e, t) {
      e._insertFakeRootElement(), e.insertionMode = ee.BEFORE_HEAD, e._processToken(t);
    }
    function tokenBeforeHead(e, t) {
      e._insertFakeElement(I.HEAD, R.HEAD), e.headElement = e.openElements.current, e.insertionMode = ee.IN_HEAD, 
      e._processToken(t);
    }
    function startTagInHead(e, t) {
      switch (t.tagID) {
       case R.HTML:
        startTagInBody(e, t);
        break;

       case R.BASE:
       case R.BASEFONT:
       case R.BGSOUND:
       case R.LINK:
       case R.META:
        e._appendElement(t, A.HTML), t.ackSelfClosing = !0;
        break;

       case R.TITLE:
        e._switchToTextParsing(t, O.RCDATA);
        break;

       case R.NOSCRIPT:
        e.options.scriptingEnabled ? e._switchToTextParsing(t, O.RAWTEXT) : (e._insertElement(t, A.HTML), 
        e.insertionMode = ee.IN_HEAD_NO_SCRIPT);
        break;

       case R.NOFRAMES:
       case R.STYLE:
        e._switchToTextParsing(t, O.RAWTEXT);
        break;

       case R.SCRIPT:
        e._switchToTextParsing(t, O.SCRIPT_DATA);
        break;

       case R.TEMPLATE:
        e._insertTemplate(t), e.activeFormattingElements.insertMarker(), e.framesetOk = !1, 
        e.insertionMode = ee.IN_TEMPLATE, e.tmplInsertionModeStack.unshift(ee.IN_TEMPLATE);
        break;

       case R.HEAD:
        e._err(t, o.misplacedStartTagForHeadElement);
        break;

       default:
        tokenInHead(e, t);
      }
    }
    function templateEndTagInHead(e, t) {
      e.openElements.tmplCount > 0 ? (e.openElements.generateImpliedEndTagsThoroughly(), 
      e.openElements.currentTagId !== R.TEMPLATE && e._err(t, o.closingOfElementWithOpenChildElements), 
      e.openElements.popUntilTagNamePopped(R.TEMPLATE), e.activeFormattingElements.clearToLastMarker(), 
      e.tmplInsertionModeStack.shift(), e._resetInsertionMode()) : e._err(t, o.endTagWithoutMatchingOpenElement);
    }
    function tokenInHead(e, t) {
      e.openElements.pop(), e.insertionMode = ee.AFTER_HEAD, e._processToken(t);
    }
    function tokenInHeadNoScript(e, t) {
      const n = t.type === c.EOF ? o.openElementsLeftAfterEof : o.disallowedContentInNoscriptInHead;
      e._err(t, n), e.openElements.pop(), e.insertionMode = ee.IN_HEAD, e._processToken(t);
    }
    function tokenAfterHead(e, t) {
      e._insertFakeElement(I.BODY, R.BODY), e.insertionMode = ee.IN_BODY, modeInBody(e, t);
    }
    function modeInBody(e, t) {
      switch (t.type) {
       case c.CHARACTER:
        characterInBody(e, t);
        break;

       case c.WHITESPACE_CHARACTER:
        whitespaceCharacterInBody(e, t);
        break;

       case c.COMMENT:
        appendComment(e, t);
        break;

       case c.START_TAG:
        startTagInBody(e, t);
        break;

       case c.END_TAG:
        endTagInBody(e, t);
        break;

       case c.EOF:
        eofInBody(e, t);
      }
    }
    function whitespaceCharacterInBody(e, t) {
      e._reconstructActiveFormattingElements(), e._insertCharacters(t);
    }
    function characterInBody(e, t) {
      e._reconstructActiveFormattingElements(), e._insertCharacters(t), e.framesetOk = !1;
    }
    function areaStartTagInBody(e, t) {
      e._reconstructActiveFormattingElements(), e._appendElement(t, A.HTML), e.framesetOk = !1, 
      t.ackSelfClosing = !0;
    }
    function isHiddenInput(e) {
      const t = getTokenAttr(e, g.TYPE);
      return null != t && "hidden" === t.toLowerCase();
    }
    function rawTextStartTagInBody(e, t) {
      e._switchToTextParsing(t, O.RAWTEXT);
    }
    function genericStartTagInBody(e, t) {
      e._reconstructActiveFormattingElements(), e._insertElement(t, A.HTML);
    }
    function startTagInBody(e, t) {
      switch (t.tagID) {
       case R.I:
       case R.S:
       case R.B:
       case R.U:
       case R.EM:
       case R.TT:
       case R.BIG:
       case R.CODE:
       case R.FONT:
       case R.SMALL:
       case R.STRIKE:
       case R.STRONG:
        !function(e, t) {
          e._reconstructActiveFormattingElements(), e._insertElement(t, A.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
        }(e, t);
        break;

       case R.A:
        !function(e, t) {
          const n = e.activeFormattingElements.getElementEntryInScopeWithTagName(I.A);
          n && (callAdoptionAgency(e, t), e.openElements.remove(n.element), e.activeFormattingElements.removeEntry(n)), 
          e._reconstructActiveFormattingElements(), e._insertElement(t, A.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
        }(e, t);
        break;

       case R.H1:
       case R.H2:
       case R.H3:
       case R.H4:
       case R.H5:
       case R.H6:
        !function(e, t) {
          e.openElements.hasInButtonScope(R.P) && e._closePElement(), void 0 !== e.openElements.currentTagId && k.has(e.openElements.currentTagId) && e.openElements.pop(), 
          e._insertElement(t, A.HTML);
        }(e, t);
        break;

       case R.P:
       case R.DL:
       case R.OL:
       case R.UL:
       case R.DIV:
       case R.DIR:
       case R.NAV:
       case R.MAIN:
       case R.MENU:
       case R.ASIDE:
       case R.CENTER:
       case R.FIGURE:
       case R.FOOTER:
       case R.HEADER:
       case R.HGROUP:
       case R.DIALOG:
       case R.DETAILS:
       case R.ADDRESS:
       case R.ARTICLE:
       case R.SEARCH:
       case R.SECTION:
       case R.SUMMARY:
       case R.FIELDSET:
       case R.BLOCKQUOTE:
       case R.FIGCAPTION:
        !function(e, t) {
          e.openElements.hasInButtonScope(R.P) && e._closePElement(), e._insertElement(t, A.HTML);
        }(e, t);
        break;

       case R.LI:
       case R.DD:
       case R.DT:
        !function(e, t) {
          e.framesetOk = !1;
          const n = t.tagID;
          for (let t = e.openElements.stackTop; t >= 0; t--) {
            const r = e.openElements.tagIDs[t];
            if (n === R.LI && r === R.LI || (n === R.DD || n === R.DT) && (r === R.DD || r === R.DT)) {
              e.openElements.generateImpliedEndTagsWithExclusion(r), e.openElements.popUntilTagNamePopped(r);
              break;
            }
            if (r !== R.ADDRESS && r !== R.DIV && r !== R.P && e._isSpecialElement(e.openElements.items[t], r)) break;
          }
          e.openElements.hasInButtonScope(R.P) && e._closePElement(), e._insertElement(t, A.HTML);
        }(e, t);
        break;

       case R.BR:
       case R.IMG:
       case R.WBR:
       case R.AREA:
       case R.EMBED:
       case R.KEYGEN:
        areaStartTagInBody(e, t);
        break;

       case R.HR:
        !function(e, t) {
          e.openElements.hasInButtonScope(R.P) && e._closePElement(), e._appendElement(t, A.HTML), 
          e.framesetOk = !1, t.ackSelfClosing = !0;
        }(e, t);
        break;

       case R.RB:
       case R.RTC:
        !function(e, t) {
          e.openElements.hasInScope(R.RUBY) && e.openElements.generateImpliedEndTags(), e._insertElement(t, A.HTML);
        }(e, t);
        break;

       case R.RT:
       case R.RP:
        !function(e, t) {
          e.openElements.hasInScope(R.RUBY) && e.openElements.generateImpliedEndTagsWithExclusion(R.RTC), 
          e._insertElement(t, A.HTML);
        }(e, t);
        break;

       case R.PRE:
       case R.LISTING:
        !function(e, t) {
          e.openElements.hasInButtonScope(R.P) && e._closePElement(), e._insertElement(t, A.HTML), 
          e.skipNextNewLine = !0, e.framesetOk = !1;
        }(e, t);
        break;

       case R.XMP:
        !function(e, t) {
          e.openElements.hasInButtonScope(R.P) && e._closePElement(), e._reconstructActiveFormattingElements(), 
          e.framesetOk = !1, e._switchToTextParsing(t, O.RAWTEXT);
        }(e, t);
        break;

       case R.SVG:
        !function(e, t) {
          e._reconstructActiveFormattingElements(), adjustTokenSVGAttrs(t), adjustTokenXMLAttrs(t), 
          t.selfClosing ? e._appendElement(t, A.SVG) : e._insertElement(t, A.SVG), t.ackSelfClosing = !0;
        }(e, t);
        break;

       case R.HTML:
        !function(e, t) {
          0 === e.openElements.tmplCount && e.treeAdapter.adoptAttributes(e.openElements.items[0], t.attrs);
        }(e, t);
        break;

       case R.BASE:
       case R.LINK:
       case R.META:
       case R.STYLE:
       case R.TITLE:
       case R.SCRIPT:
       case R.BGSOUND:
       case R.BASEFONT:
       case R.TEMPLATE:
        startTagInHead(e, t);
        break;

       case R.BODY:
        !function(e, t) {
          const n = e.openElements.tryPeekProperlyNestedBodyElement();
          n && 0 === e.openElements.tmplCount && (e.framesetOk = !1, e.treeAdapter.adoptAttributes(n, t.attrs));
        }(e, t);
        break;

       case R.FORM:
        !function(e, t) {
          const n = e.openElements.tmplCount > 0;
          e.formElement && !n || (e.openElements.hasInButtonScope(R.P) && e._closePElement(), 
          e._insertElement(t, A.HTML), n || (e.formElement = e.openElements.current));
        }(e, t);
        break;

       case R.NOBR:
        !function(e, t) {
          e._reconstructActiveFormattingElements(), e.openElements.hasInScope(R.NOBR) && (callAdoptionAgency(e, t), 
          e._reconstructActiveFormattingElements()), e._insertElement(t, A.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
        }(e, t);
        break;

       case R.MATH:
        !function(e, t) {
          e._reconstructActiveFormattingElements(), adjustTokenMathMLAttrs(t), adjustTokenXMLAttrs(t), 
          t.selfClosing ? e._appendElement(t, A.MATHML) : e._insertElement(t, A.MATHML), t.ackSelfClosing = !0;
        }(e, t);
        break;

       case R.TABLE:
        !function(e, t) {
          e.treeAdapter.getDocumentMode(e.document) !== _.QUIRKS && e.openElements.hasInButtonScope(R.P) && e._closePElement(), 
          e._insertElement(t, A.HTML), e.framesetOk = !1, e.insertionMode = ee.IN_TABLE;
        }(e, t);
        break;

       case R.INPUT:
        !function(e, t) {
          e._reconstructActiveFormattingElements(), e._appendElement(t, A.HTML), isHiddenInput(t) || (e.framesetOk = !1), 
          t.ackSelfClosing = !0;
        }(e, t);
        break;

       case R.PARAM:
       case R.TRACK:
       case R.SOURCE:
        !function(e, t) {
          e._appendElement(t, A.HTML), t.ackSelfClosing = !0;
        }(e, t);
        break;

       case R.IMAGE:
        !function(e, t) {
          t.tagName = I.IMG, t.tagID = R.IMG, areaStartTagInBody(e, t);
        }(e, t);
        break;

       case R.BUTTON:
        !function(e, t) {
          e.openElements.hasInScope(R.BUTTON) && (e.openElements.generateImpliedEndTags(), 
          e.openElements.popUntilTagNamePopped(R.BUTTON)), e._reconstructActiveFormattingElements(), 
          e._insertElement(t, A.HTML), e.framesetOk = !1;
        }(e, t);
        break;

       case R.APPLET:
       case R.OBJECT:
       case R.MARQUEE:
        !function(e, t) {
          e._reconstructActiveFormattingElements(), e._insertElement(t, A.HTML), e.activeFormattingElements.insertMarker(), 
          e.framesetOk = !1;
        }(e, t);
        break;

       case R.IFRAME:
        !function(e, t) {
          e.framesetOk = !1, e._switchToTextParsing(t, O.RAWTEXT);
        }(e, t);
        break;

       case R.SELECT:
        !function(e, t) {
          e._reconstructActiveFormattingElements(), e._insertElement(t, A.HTML), e.framesetOk = !1, 
          e.insertionMode = e.insertionMode === ee.IN_TABLE || e.insertionMode === ee.IN_CAPTION || e.insertionMode === ee.IN_TABLE_BODY || e.insertionMode === ee.IN_ROW || e.insertionMode === ee.IN_CELL ? ee.IN_SELECT_IN_TABLE : ee.IN_SELECT;
        }(e, t);
        break;

       case R.OPTION:
       case R.OPTGROUP:
        !function(e, t) {
          e.openElements.currentTagId === R.OPTION && e.openElements.pop(), e._reconstructActiveFormattingElements(), 
          e._insertElement(t, A.HTML);
        }(e, t);
        break;

       case R.NOEMBED:
       case R.NOFRAMES:
        rawTextStartTagInBody(e, t);
        break;

       case R.FRAMESET:
        !function(e, t) {
          const n = e.openElements.tryPeekProperlyNestedBodyElement();
          e.framesetOk && n && (e.treeAdapter.detachNode(n), e.openElements.popAllUpToHtmlElement(), 
          e._insertElement(t, A.HTML), e.insertionMode = ee.IN_FRAMESET);
        }(e, t);
        break;

       case R.TEXTAREA:
        !function(e, t) {
          e._insertElement(t, A.HTML), e.skipNextNewLine = !0, e.tokenizer.state = O.RCDATA, 
          e.originalInsertionMode = e.insertionMode, e.framesetOk = !1, e.insertionMode = ee.TEXT;
        }(e, t);
        break;

       case R.NOSCRIPT:
        e.options.scriptingEnabled ? rawTextStartTagInBody(e, t) : genericStartTagInBody(e, t);
        break;

       case R.PLAINTEXT:
        !function(e, t) {
          e.openElements.hasInButtonScope(R.P) && e._closePElement(), e._insertElement(t, A.HTML), 
          e.tokenizer.state = O.PLAINTEXT;
        }(e, t);
        break;

       case R.COL:
       case R.TH:
       case R.TD:
       case R.TR:
       case R.HEAD:
       case R.FRAME:
       case R.TBODY:
       case R.TFOOT:
       case R.THEAD:
       case R.CAPTION:
       case R.COLGROUP:
        break;

       default:
        genericStartTagInBody(e, t);
      }
    }
    function genericEndTagInBody(e, t) {
      const n = t.tagName, r = t.tagID;
      for (let t = e.openElements.stackTop; t > 0; t--) {
        const a = e.openElements.items[t], i = e.openElements.tagIDs[t];
        if (r === i && (r !== R.UNKNOWN || e.treeAdapter.getTagName(a) === n)) {
          e.openElements.generateImpliedEndTagsWithExclusion(r), e.openElements.stackTop >= t && e.openElements.shortenToLength(t);
          break;
        }
        if (e._isSpecialElement(a, i)) break;
      }
    }
    function endTagInBody(e, t) {
      switch (t.tagID) {
       case R.A:
       case R.B:
       case R.I:
       case R.S:
       case R.U:
       case R.EM:
       case R.TT:
       case R.BIG:
       case R.CODE:
       case R.FONT:
       case R.NOBR:
       case R.SMALL:
       case R.STRIKE:
       case R.STRONG:
        callAdoptionAgency(e, t);
        break;

       case R.P:
        !function(e) {
          e.openElements.hasInButtonScope(R.P) || e._insertFakeElement(I.P, R.P), e._closePElement();
        }(e);
        break;

       case R.DL:
       case R.UL:
       case R.OL:
       case R.DIR:
       case R.DIV:
       case R.NAV:
       case R.PRE:
       case R.MAIN:
       case R.MENU:
       case R.ASIDE:
       case R.BUTTON:
       case R.CENTER:
       case R.FIGURE:
       case R.FOOTER:
       case R.HEADER:
       case R.HGROUP:
       case R.DIALOG:
       case R.ADDRESS:
       case R.ARTICLE:
       case R.DETAILS:
       case R.SEARCH:
       case R.SECTION:
       case R.SUMMARY:
       case R.LISTING:
       case R.FIELDSET:
       case R.BLOCKQUOTE:
       case R.FIGCAPTION:
        !function(e, t) {
          const n = t.tagID;
          e.openElements.hasInScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n));
        }(e, t);
        break;

       case R.LI:
        !function(e) {
          e.openElements.hasInListItemScope(R.LI) && (e.openElements.generateImpliedEndTagsWithExclusion(R.LI), 
          e.openElements.popUntilTagNamePopped(R.LI));
        }(e);
        break;

       case R.DD:
       case R.DT:
        !function(e, t) {
          const n = t.tagID;
          e.openElements.hasInScope(n) && (e.openElements.generateImpliedEndTagsWithExclusion(n), 
          e.openElements.popUntilTagNamePopped(n));
        }(e, t);
        break;

       case R.H1:
       case R.H2:
       case R.H3:
       case R.H4:
       case R.H5:
       case R.H6:
        !function(e) {
          e.openElements.hasNumberedHeaderInScope() && (e.openElements.generateImpliedEndTags(), 
          e.openElements.popUntilNumberedHeaderPopped());
        }(e);
        break;

       case R.BR:
        !function(e) {
          e._reconstructActiveFormattingElements(), e._insertFakeElement(I.BR, R.BR), e.openElements.pop(), 
          e.framesetOk = !1;
        }(e);
        break;

       case R.BODY:
        !function(e, t) {
          if (e.openElements.hasInScope(R.BODY) && (e.insertionMode = ee.AFTER_BODY, e.options.sourceCodeLocationInfo)) {
            const n = e.openElements.tryPeekProperlyNestedBodyElement();
            n && e._setEndLocation(n, t);
          }
        }(e, t);
        break;

       case R.HTML:
        !function(e, t) {
          e.openElements.hasInScope(R.BODY) && (e.insertionMode = ee.AFTER_BODY, endTagAfterBody(e, t));
        }(e, t);
        break;

       case R.FORM:
        !function(e) {
          const t = e.openElements.tmplCount > 0, {formElement: n} = e;
          t || (e.formElement = null), (n || t) && e.openElements.hasInScope(R.FORM) && (e.openElements.generateImpliedEndTags(), 
          t ? e.openElements.popUntilTagNamePopped(R.FORM) : n && e.openElements.remove(n));
        }(e);
        break;

       case R.APPLET:
       case R.OBJECT:
       case R.MARQUEE:
        !function(e, t) {
          const n = t.tagID;
          e.openElements.hasInScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n), 
          e.activeFormattingElements.clearToLastMarker());
        }(e, t);
        break;

       case R.TEMPLATE:
        templateEndTagInHead(e, t);
        break;

       default:
        genericEndTagInBody(e, t);
      }
    }
    function eofInBody(e, t) {
      e.tmplInsertionModeStack.length > 0 ? eofInTemplate(e, t) : stopParsing(e, t);
    }
    function characterInTable(e, t) {
      if (void 0 !== e.openElements.currentTagId && ne.has(e.openElements.currentTagId)) switch (e.pendingCharacterTokens.length = 0, 
      e.hasNonWhitespacePendingCharacterToken = !1, e.originalInsertionMode = e.insertionMode, 
      e.insertionMode = ee.IN_TABLE_TEXT, t.type) {
       case c.CHARACTER:
        characterInTableText(e, t);
        break;

       case c.WHITESPACE_CHARACTER:
        whitespaceCharacterInTableText(e, t);
      } else tokenInTable(e, t);
    }
    function startTagInTable(e, t) {
      switch (t.tagID) {
       case R.TD:
       case R.TH:
       case R.TR:
        !function(e, t) {
          e.openElements.clearBackToTableContext(), e._insertFakeElement(I.TBODY, R.TBODY), 
          e.insertionMode = ee.IN_TABLE_BODY, startTagInTableBody(e, t);
        }(e, t);
        break;

       case R.STYLE:
       case R.SCRIPT:
       case R.TEMPLATE:
        startTagInHead(e, t);
        break;

       case R.COL:
        !function(e, t) {
          e.openElements.clearBackToTableContext(), e._insertFakeElement(I.COLGROUP, R.COLGROUP), 
          e.insertionMode = ee.IN_COLUMN_GROUP, startTagInColumnGroup(e, t);
        }(e, t);
        break;

       case R.FORM:
        !function(e, t) {
          e.formElement || 0 !== e.openElements.tmplCount || (e._insertElement(t, A.HTML), 
          e.formElement = e.openElements.current, e.openElements.pop());
        }(e, t);
        break;

       case R.TABLE:
        !function(e, t) {
          e.openElements.hasInTableScope(R.TABLE) && (e.openElements.popUntilTagNamePopped(R.TABLE), 
          e._resetInsertionMode(), e._processStartTag(t));
        }(e, t);
        break;

       case R.TBODY:
       case R.TFOOT:
       case R.THEAD:
        !function(e, t) {
          e.openElements.clearBackToTableContext(), e._insertElement(t, A.HTML), e.insertionMode = ee.IN_TABLE_BODY;
        }(e, t);
        break;

       case R.INPUT:
        !function(e, t) {
          isHiddenInput(t) ? e._appendElement(t, A.HTML) : tokenInTable(e, t), t.ackSelfClosing = !0;
        }(e, t);
        break;

       case R.CAPTION:
        !function(e, t) {
          e.openElements.clearBackToTableContext(), e.activeFormattingElements.insertMarker(), 
          e._insertElement(t, A.HTML), e.insertionMode = ee.IN_CAPTION;
        }(e, t);
        break;

       case R.COLGROUP:
        !function(e, t) {
          e.openElements.clearBackToTableContext(), e._insertElement(t, A.HTML), e.insertionMode = ee.IN_COLUMN_GROUP;
        }(e, t);
        break;

       default:
        tokenInTable(e, t);
      }
    }
    function endTagInTable(e, t) {
      switch (t.tagID) {
       case R.TABLE:
        e.openElements.hasInTableScope(R.TABLE) && (e.openElements.popUntilTagNamePopped(R.TABLE), 
        e._resetInsertionMode());
        break;

       case R.TEMPLATE:
        templateEndTagInHead(e, t);
        break;

       case R.BODY:
       case R.CAPTION:
       case R.COL:
       case R.COLGROUP:
       case R.HTML:
       case R.TBODY:
       case R.TD:
       case R.TFOOT:
       case R.TH:
       case R.THEAD:
       case R.TR:
        break;

       default:
        tokenInTable(e, t);
      }
    }
    function tokenInTable(e, t) {
      const n = e.fosterParentingEnabled;
      e.fosterParentingEnabled = !0, modeInBody(e, t), e.fosterParentingEnabled = n;
    }
    function whitespaceCharacterInTableText(e, t) {
      e.pendingCharacterTokens.push(t);
    }
    function characterInTableText(e, t) {
      e.pendingCharacterTokens.push(t), e.hasNonWhitespacePendingCharacterToken = !0;
    }
    function tokenInTableText(e, t) {
      let n = 0;
      if (e.hasNonWhitespacePendingCharacterToken) for (;n < e.pendingCharacterTokens.length; n++) tokenInTable(e, e.pendingCharacterTokens[n]); else for (;n < e.pendingCharacterTokens.length; n++) e._insertCharacters(e.pendingCharacterTokens[n]);
      e.insertionMode = e.originalInsertionMode, e._processToken(t);
    }
    const ae = new Set([ R.CAPTION, R.COL, R.COLGROUP, R.TBODY, R.TD, R.TFOOT, R.TH, R.THEAD, R.TR ]);
    function startTagInColumnGroup(e, t) {
      switch (t.tagID) {
       case R.HTML:
        startTagInBody(e, t);
        break;

       case R.COL:
        e._appendElement(t, A.HTML), t.ackSelfClosing = !0;
        break;

       case R.TEMPLATE:
        startTagInHead(e, t);
        break;

       default:
        tokenInColumnGroup(e, t);
      }
    }
    function tokenInColumnGroup(e, t) {
      e.openElements.currentTagId === R.COLGROUP && (e.openElements.pop(), e.insertionMode = ee.IN_TABLE, 
      e._processToken(t));
    }
    function startTagInTableBody(e, t) {
      switch (t.tagID) {
       case R.TR:
        e.openElements.clearBackToTableBodyContext(), e._insertElement(t, A.HTML), e.insertionMode = ee.IN_ROW;
        break;

       case R.TH:
       case R.TD:
        e.openElements.clearBackToTableBodyContext(), e._insertFakeElement(I.TR, R.TR), 
        e.insertionMode = ee.IN_ROW, startTagInRow(e, t);
        break;

       case R.CAPTION:
       case R.COL:
       case R.COLGROUP:
       case R.TBODY:
       case R.TFOOT:
       case R.THEAD:
        e.openElements.hasTableBodyContextInTableScope() && (e.openElements.clearBackToTableBodyContext(), 
        e.openElements.pop(), e.insertionMode = ee.IN_TABLE, startTagInTable(e, t));
        break;

       default:
        startTagInTable(e, t);
      }
    }
    function endTagInTableBody(e, t) {
      const n = t.tagID;
      switch (t.tagID) {
       case R.TBODY:
       case R.TFOOT:
       case R.THEAD:
        e.openElements.hasInTableScope(n) && (e.openElements.clearBackToTableBodyContext(), 
        e.openElements.pop(), e.insertionMode = ee.IN_TABLE);
        break;

       case R.TABLE:
        e.openElements.hasTableBodyContextInTableScope() && (e.openElements.clearBackToTableBodyContext(), 
        e.openElements.pop(), e.insertionMode = ee.IN_TABLE, endTagInTable(e, t));
        break;

       case R.BODY:
       case R.CAPTION:
       case R.COL:
       case R.COLGROUP:
       case R.HTML:
       case R.TD:
       case R.TH:
       case R.TR:
        break;

       default:
        endTagInTable(e, t);
      }
    }
    function startTagInRow(e, t) {
      switch (t.tagID) {
       case R.TH:
       case R.TD:
        e.openElements.clearBackToTableRowContext(), e._insertElement(t, A.HTML), e.insertionMode = ee.IN_CELL, 
        e.activeFormattingElements.insertMarker();
        break;

       case R.CAPTION:
       case R.COL:
       case R.COLGROUP:
       case R.TBODY:
       case R.TFOOT:
       case R.THEAD:
       case R.TR:
        e.openElements.hasInTableScope(R.TR) && (e.openElements.clearBackToTableRowContext(), 
        e.openElements.pop(), e.insertionMode = ee.IN_TABLE_BODY, startTagInTableBody(e, t));
        break;

       default:
        startTagInTable(e, t);
      }
    }
    function endTagInRow(e, t) {
      switch (t.tagID) {
       case R.TR:
        e.openElements.hasInTableScope(R.TR) && (e.openElements.clearBackToTableRowContext(), 
        e.openElements.pop(), e.insertionMode = ee.IN_TABLE_BODY);
        break;

       case R.TABLE:
        e.openElements.hasInTableScope(R.TR) && (e.openElements.clearBackToTableRowContext(), 
        e.openElements.pop(), e.insertionMode = ee.IN_TABLE_BODY, endTagInTableBody(e, t));
        break;

       case R.TBODY:
       case R.TFOOT:
       case R.THEAD:
        (e.openElements.hasInTableScope(t.tagID) || e.openElements.hasInTableScope(R.TR)) && (e.openElements.clearBackToTableRowContext(), 
        e.openElements.pop(), e.insertionMode = ee.IN_TABLE_BODY, endTagInTableBody(e, t));
        break;

       case R.BODY:
       case R.CAPTION:
       case R.COL:
       case R.COLGROUP:
       case R.HTML:
       case R.TD:
       case R.TH:
        break;

       default:
        endTagInTable(e, t);
      }
    }
    function startTagInSelect(e, t) {
      switch (t.tagID) {
       case R.HTML:
        startTagInBody(e, t);
        break;

       case R.OPTION:
        e.openElements.currentTagId === R.OPTION && e.openElements.pop(), e._insertElement(t, A.HTML);
        break;

       case R.OPTGROUP:
        e.openElements.currentTagId === R.OPTION && e.openElements.pop(), e.openElements.currentTagId === R.OPTGROUP && e.openElements.pop(), 
        e._insertElement(t, A.HTML);
        break;

       case R.HR:
        e.openElements.currentTagId === R.OPTION && e.openElements.pop(), e.openElements.currentTagId === R.OPTGROUP && e.openElements.pop(), 
        e._appendElement(t, A.HTML), t.ackSelfClosing = !0;
        break;

       case R.INPUT:
       case R.KEYGEN:
       case R.TEXTAREA:
       case R.SELECT:
        e.openElements.hasInSelectScope(R.SELECT) && (e.openElements.popUntilTagNamePopped(R.SELECT), 
        e._resetInsertionMode(), t.tagID !== R.SELECT && e._processStartTag(t));
        break;

       case R.SCRIPT:
       case R.TEMPLATE:
        startTagInHead(e, t);
      }
    }
    function endTagInSelect(e, t) {
      switch (t.tagID) {
       case R.OPTGROUP:
        e.openElements.stackTop > 0 && e.openElements.currentTagId === R.OPTION && e.openElements.tagIDs[e.openElements.stackTop - 1] === R.OPTGROUP && e.openElements.pop(), 
        e.openElements.currentTagId === R.OPTGROUP && e.openElements.pop();
        break;

       case R.OPTION:
        e.openElements.currentTagId === R.OPTION && e.openElements.pop();
        break;

       case R.SELECT:
        e.openElements.hasInSelectScope(R.SELECT) && (e.openElements.popUntilTagNamePopped(R.SELECT), 
        e._resetInsertionMode());
        break;

       case R.TEMPLATE:
        templateEndTagInHead(e, t);
      }
    }
    function eofInTemplate(e, t) {
      e.openElements.tmplCount > 0 ? (e.openElements.popUntilTagNamePopped(R.TEMPLATE), 
      e.activeFormattingElements.clearToLastMarker(), e.tmplInsertionModeStack.shift(), 
      e._resetInsertionMode(), e.onEof(t)) : stopParsing(e, t);
    }
    function endTagAfterBody(e, t) {
      var n;
      if (t.tagID === R.HTML) {
        if (e.fragmentContext || (e.insertionMode = ee.AFTER_AFTER_BODY), e.options.sourceCodeLocationInfo && e.openElements.tagIDs[0] === R.HTML) {
          e._setEndLocation(e.openElements.items[0], t);
          const r = e.openElements.items[1];
          r && !(null === (n = e.treeAdapter.getNodeSourceCodeLocation(r)) || void 0 === n ? void 0 : n.endTag) && e._setEndLocation(r, t);
        }
      } else tokenAfterBody(e, t);
    }
    function tokenAfterBody(e, t) {
      e.insertionMode = ee.IN_BODY, modeInBody(e, t);
    }
    function tokenAfterAfterBody(e, t) {
      e.insertionMode = ee.IN_BODY, modeInBody(e, t);
    }
    function popUntilHtmlOrIntegrationPoint(e) {
      for (;e.treeAdapter.getNamespaceURI(e.openElements.current) !== A.HTML && void 0 !== e.openElements.currentTagId && !e._isIntegrationPoint(e.openElements.currentTagId, e.openElements.current); ) e.openElements.pop();
    }
    function parseFragment(e, t, n) {
      "string" == typeof e && (n = t, t = e, e = null);
      const r = parser_Parser.getFragmentParser(e, n);
      return r.tokenizer.write(t, !0), r.getFragment();
    }
    new Set([ I.AREA, I.BASE, I.BASEFONT, I.BGSOUND, I.BR, I.COL, I.EMBED, I.FRAME, I.HR, I.IMG, I.INPUT, I.KEYGEN, I.LINK, I.META, I.PARAM, I.SOURCE, I.TRACK, I.WBR ]);
  })
};
