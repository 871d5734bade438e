"use strict";

exports.id = 5535;

exports.ids = [ 5535 ];

exports.modules = {
  37126: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      s: () => decodeNamedCharacterReference
    });
    const characterEntities = {
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
    };
    const own = {}.hasOwnProperty;
    function decodeNamedCharacterReference(value) {
      return own.call(characterEntities, value) ? characterEntities[value] : false;
    }
  }),
  74520: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      B: () => blankLine
    });
    var micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52328);
    var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10401);
    const blankLine = {
      partial: true,
      tokenize: tokenizeBlankLine
    };
    function tokenizeBlankLine(effects, ok, nok) {
      return start;
      function start(code) {
        return (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) ? (0, 
        micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__.N)(effects, after, "linePrefix")(code) : after(code);
      }
      function after(code) {
        return code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.HP)(code) ? ok(code) : nok(code);
      }
    }
  }),
  83984: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      s: () => gfmAutolinkLiteralHtml
    });
    var micromark_util_sanitize_uri__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26402);
    function gfmAutolinkLiteralHtml() {
      return {
        exit: {
          literalAutolinkEmail: literalAutolinkEmail,
          literalAutolinkHttp: literalAutolinkHttp,
          literalAutolinkWww: literalAutolinkWww
        }
      };
    }
    function literalAutolinkWww(token) {
      anchorFromToken.call(this, token, "http://");
    }
    function literalAutolinkEmail(token) {
      anchorFromToken.call(this, token, "mailto:");
    }
    function literalAutolinkHttp(token) {
      anchorFromToken.call(this, token);
    }
    function anchorFromToken(token, protocol) {
      const url = this.sliceSerialize(token);
      this.tag('<a href="' + (0, micromark_util_sanitize_uri__WEBPACK_IMPORTED_MODULE_0__.Q)((protocol || "") + url) + '">');
      this.raw(this.encode(url));
      this.tag("</a>");
    }
  }),
  7042: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      $: () => gfmAutolinkLiteral
    });
    var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10401);
    const wwwPrefix = {
      tokenize: tokenizeWwwPrefix,
      partial: true
    };
    const domain = {
      tokenize: tokenizeDomain,
      partial: true
    };
    const path = {
      tokenize: tokenizePath,
      partial: true
    };
    const trail = {
      tokenize: tokenizeTrail,
      partial: true
    };
    const emailDomainDotTrail = {
      tokenize: tokenizeEmailDomainDotTrail,
      partial: true
    };
    const wwwAutolink = {
      name: "wwwAutolink",
      tokenize: tokenizeWwwAutolink,
      previous: previousWww
    };
    const protocolAutolink = {
      name: "protocolAutolink",
      tokenize: tokenizeProtocolAutolink,
      previous: previousProtocol
    };
    const emailAutolink = {
      name: "emailAutolink",
      tokenize: tokenizeEmailAutolink,
      previous: previousEmail
    };
    const text = {};
    function gfmAutolinkLiteral() {
      return {
        text: text
      };
    }
    let code = 48;
    while (code < 123) {
      text[code] = emailAutolink;
      code++;
      if (code === 58) code = 65; else if (code === 91) code = 97;
    }
    text[43] = emailAutolink;
    text[45] = emailAutolink;
    text[46] = emailAutolink;
    text[95] = emailAutolink;
    text[72] = [ emailAutolink, protocolAutolink ];
    text[104] = [ emailAutolink, protocolAutolink ];
    text[87] = [ emailAutolink, wwwAutolink ];
    text[119] = [ emailAutolink, wwwAutolink ];
    function tokenizeEmailAutolink(effects, ok, nok) {
      const self = this;
      let dot;
      let data;
      return start;
      function start(code) {
        if (!gfmAtext(code) || !previousEmail.call(self, self.previous) || previousUnbalanced(self.events)) return nok(code);
        effects.enter("literalAutolink");
        effects.enter("literalAutolinkEmail");
        return atext(code);
      }
      function atext(code) {
        if (gfmAtext(code)) {
          effects.consume(code);
          return atext;
        }
        if (code === 64) {
          effects.consume(code);
          return emailDomain;
        }
        return nok(code);
      }
      function emailDomain(code) {
        if (code === 46) return effects.check(emailDomainDotTrail, emailDomainAfter, emailDomainDot)(code);
        if (code === 45 || code === 95 || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.lV)(code)) {
          data = true;
          effects.consume(code);
          return emailDomain;
        }
        return emailDomainAfter(code);
      }
      function emailDomainDot(code) {
        effects.consume(code);
        dot = true;
        return emailDomain;
      }
      function emailDomainAfter(code) {
        if (data && dot && (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(self.previous)) {
          effects.exit("literalAutolinkEmail");
          effects.exit("literalAutolink");
          return ok(code);
        }
        return nok(code);
      }
    }
    function tokenizeWwwAutolink(effects, ok, nok) {
      const self = this;
      return wwwStart;
      function wwwStart(code) {
        if (code !== 87 && code !== 119 || !previousWww.call(self, self.previous) || previousUnbalanced(self.events)) return nok(code);
        effects.enter("literalAutolink");
        effects.enter("literalAutolinkWww");
        return effects.check(wwwPrefix, effects.attempt(domain, effects.attempt(path, wwwAfter), nok), nok)(code);
      }
      function wwwAfter(code) {
        effects.exit("literalAutolinkWww");
        effects.exit("literalAutolink");
        return ok(code);
      }
    }
    function tokenizeProtocolAutolink(effects, ok, nok) {
      const self = this;
      let buffer = "";
      let seen = false;
      return protocolStart;
      function protocolStart(code) {
        if ((code === 72 || code === 104) && previousProtocol.call(self, self.previous) && !previousUnbalanced(self.events)) {
          effects.enter("literalAutolink");
          effects.enter("literalAutolinkHttp");
          buffer += String.fromCodePoint(code);
          effects.consume(code);
          return protocolPrefixInside;
        }
        return nok(code);
      }
      function protocolPrefixInside(code) {
        if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(code) && buffer.length < 5) {
          buffer += String.fromCodePoint(code);
          effects.consume(code);
          return protocolPrefixInside;
        }
        if (code === 58) {
          const protocol = buffer.toLowerCase();
          if (protocol === "http" || protocol === "https") {
            effects.consume(code);
            return protocolSlashesInside;
          }
        }
        return nok(code);
      }
      function protocolSlashesInside(code) {
        if (code === 47) {
          effects.consume(code);
          if (seen) return afterProtocol;
          seen = true;
          return protocolSlashesInside;
        }
        return nok(code);
      }
      function afterProtocol(code) {
        return code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.JQ)(code) || (0, 
        micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code) || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code) || (0, 
        micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.es)(code) ? nok(code) : effects.attempt(domain, effects.attempt(path, protocolAfter), nok)(code);
      }
      function protocolAfter(code) {
        effects.exit("literalAutolinkHttp");
        effects.exit("literalAutolink");
        return ok(code);
      }
    }
    function tokenizeWwwPrefix(effects, ok, nok) {
      let size = 0;
      return wwwPrefixInside;
      function wwwPrefixInside(code) {
        if ((code === 87 || code === 119) && size < 3) {
          size++;
          effects.consume(code);
          return wwwPrefixInside;
        }
        if (code === 46 && size === 3) {
          effects.consume(code);
          return wwwPrefixAfter;
        }
        return nok(code);
      }
      function wwwPrefixAfter(code) {
        return code === null ? nok(code) : ok(code);
      }
    }
    function tokenizeDomain(effects, ok, nok) {
      let underscoreInLastSegment;
      let underscoreInLastLastSegment;
      let seen;
      return domainInside;
      function domainInside(code) {
        if (code === 46 || code === 95) return effects.check(trail, domainAfter, domainAtPunctuation)(code);
        if (code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code) || (0, 
        micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code) || code !== 45 && (0, 
        micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.es)(code)) return domainAfter(code);
        seen = true;
        effects.consume(code);
        return domainInside;
      }
      function domainAtPunctuation(code) {
        if (code === 95) underscoreInLastSegment = true; else {
          underscoreInLastLastSegment = underscoreInLastSegment;
          underscoreInLastSegment = void 0;
        }
        effects.consume(code);
        return domainInside;
      }
      function domainAfter(code) {
        if (underscoreInLastLastSegment || underscoreInLastSegment || !seen) return nok(code);
        return ok(code);
      }
    }
    function tokenizePath(effects, ok) {
      let sizeOpen = 0;
      let sizeClose = 0;
      return pathInside;
      function pathInside(code) {
        if (code === 40) {
          sizeOpen++;
          effects.consume(code);
          return pathInside;
        }
        if (code === 41 && sizeClose < sizeOpen) return pathAtPunctuation(code);
        if (code === 33 || code === 34 || code === 38 || code === 39 || code === 41 || code === 42 || code === 44 || code === 46 || code === 58 || code === 59 || code === 60 || code === 63 || code === 93 || code === 95 || code === 126) return effects.check(trail, ok, pathAtPunctuation)(code);
        if (code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code) || (0, 
        micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code)) return ok(code);
        effects.consume(code);
        return pathInside;
      }
      function pathAtPunctuation(code) {
        if (code === 41) sizeClose++;
        effects.consume(code);
        return pathInside;
      }
    }
    function tokenizeTrail(effects, ok, nok) {
      return trail;
      function trail(code) {
        if (code === 33 || code === 34 || code === 39 || code === 41 || code === 42 || code === 44 || code === 46 || code === 58 || code === 59 || code === 63 || code === 95 || code === 126) {
          effects.consume(code);
          return trail;
        }
        if (code === 38) {
          effects.consume(code);
          return trailCharacterReferenceStart;
        }
        if (code === 93) {
          effects.consume(code);
          return trailBracketAfter;
        }
        if (code === 60 || code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code) || (0, 
        micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code)) return ok(code);
        return nok(code);
      }
      function trailBracketAfter(code) {
        if (code === null || code === 40 || code === 91 || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code) || (0, 
        micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code)) return ok(code);
        return trail(code);
      }
      function trailCharacterReferenceStart(code) {
        return (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(code) ? trailCharacterReferenceInside(code) : nok(code);
      }
      function trailCharacterReferenceInside(code) {
        if (code === 59) {
          effects.consume(code);
          return trail;
        }
        if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(code)) {
          effects.consume(code);
          return trailCharacterReferenceInside;
        }
        return nok(code);
      }
    }
    function tokenizeEmailDomainDotTrail(effects, ok, nok) {
      return start;
      function start(code) {
        effects.consume(code);
        return after;
      }
      function after(code) {
        return (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.lV)(code) ? nok(code) : ok(code);
      }
    }
    function previousWww(code) {
      return code === null || code === 40 || code === 42 || code === 95 || code === 91 || code === 93 || code === 126 || (0, 
      micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code);
    }
    function previousProtocol(code) {
      return !(0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(code);
    }
    function previousEmail(code) {
      return !(code === 47 || gfmAtext(code));
    }
    function gfmAtext(code) {
      return code === 43 || code === 45 || code === 46 || code === 95 || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.lV)(code);
    }
    function previousUnbalanced(events) {
      let index = events.length;
      let result = false;
      while (index--) {
        const token = events[index][1];
        if ((token.type === "labelLink" || token.type === "labelImage") && !token._balanced) {
          result = true;
          break;
        }
        if (token._gfmAutolinkLiteralWalkedInto) {
          result = false;
          break;
        }
      }
      if (events.length > 0 && !result) events[events.length - 1][1]._gfmAutolinkLiteralWalkedInto = true;
      return result;
    }
  }),
  24479: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      C: () => gfmFootnoteHtml
    });
    var micromark_util_normalize_identifier__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20031);
    var micromark_util_sanitize_uri__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26402);
    const own = {}.hasOwnProperty;
    const emptyOptions = {};
    function defaultBackLabel(referenceIndex, rereferenceIndex) {
      return "Back to reference " + (referenceIndex + 1) + (rereferenceIndex > 1 ? "-" + rereferenceIndex : "");
    }
    function gfmFootnoteHtml(options) {
      const config = options || emptyOptions;
      const label = config.label || "Footnotes";
      const labelTagName = config.labelTagName || "h2";
      const labelAttributes = config.labelAttributes === null || config.labelAttributes === void 0 ? 'class="sr-only"' : config.labelAttributes;
      const backLabel = config.backLabel || defaultBackLabel;
      const clobberPrefix = config.clobberPrefix === null || config.clobberPrefix === void 0 ? "user-content-" : config.clobberPrefix;
      return {
        enter: {
          gfmFootnoteDefinition() {
            const stack = this.getData("tightStack");
            stack.push(false);
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
            let definitions = this.getData("gfmFootnoteDefinitions");
            const footnoteStack = this.getData("gfmFootnoteDefinitionStack");
            const tightStack = this.getData("tightStack");
            const current = footnoteStack.pop();
            const value = this.resume();
            if (!definitions) this.setData("gfmFootnoteDefinitions", definitions = {});
            if (!own.call(definitions, current)) definitions[current] = value;
            tightStack.pop();
            this.setData("slurpOneLineEnding", true);
            this.setData("lastWasTag");
          },
          gfmFootnoteDefinitionLabelString(token) {
            let footnoteStack = this.getData("gfmFootnoteDefinitionStack");
            if (!footnoteStack) this.setData("gfmFootnoteDefinitionStack", footnoteStack = []);
            footnoteStack.push((0, micromark_util_normalize_identifier__WEBPACK_IMPORTED_MODULE_0__.B)(this.sliceSerialize(token)));
            this.resume();
            this.buffer();
          },
          gfmFootnoteCallString(token) {
            let calls = this.getData("gfmFootnoteCallOrder");
            let counts = this.getData("gfmFootnoteCallCounts");
            const id = (0, micromark_util_normalize_identifier__WEBPACK_IMPORTED_MODULE_0__.B)(this.sliceSerialize(token));
            let counter;
            this.resume();
            if (!calls) this.setData("gfmFootnoteCallOrder", calls = []);
            if (!counts) this.setData("gfmFootnoteCallCounts", counts = {});
            const index = calls.indexOf(id);
            const safeId = (0, micromark_util_sanitize_uri__WEBPACK_IMPORTED_MODULE_1__.Q)(id.toLowerCase());
            if (index === -1) {
              calls.push(id);
              counts[id] = 1;
              counter = calls.length;
            } else {
              counts[id]++;
              counter = index + 1;
            }
            const reuseCounter = counts[id];
            this.tag('<sup><a href="#' + clobberPrefix + "fn-" + safeId + '" id="' + clobberPrefix + "fnref-" + safeId + (reuseCounter > 1 ? "-" + reuseCounter : "") + '" data-footnote-ref="" aria-describedby="footnote-label">' + String(counter) + "</a></sup>");
          },
          null() {
            const calls = this.getData("gfmFootnoteCallOrder") || [];
            const counts = this.getData("gfmFootnoteCallCounts") || {};
            const definitions = this.getData("gfmFootnoteDefinitions") || {};
            let index = -1;
            if (calls.length > 0) {
              this.lineEndingIfNeeded();
              this.tag('<section data-footnotes="" class="footnotes"><' + labelTagName + ' id="footnote-label"' + (labelAttributes ? " " + labelAttributes : "") + ">");
              this.raw(this.encode(label));
              this.tag("</" + labelTagName + ">");
              this.lineEndingIfNeeded();
              this.tag("<ol>");
            }
            while (++index < calls.length) {
              const id = calls[index];
              const safeId = (0, micromark_util_sanitize_uri__WEBPACK_IMPORTED_MODULE_1__.Q)(id.toLowerCase());
              let referenceIndex = 0;
              const references = [];
              while (++referenceIndex <= counts[id]) references.push('<a href="#' + clobberPrefix + "fnref-" + safeId + (referenceIndex > 1 ? "-" + referenceIndex : "") + '" data-footnote-backref="" aria-label="' + this.encode(typeof backLabel === "string" ? backLabel : backLabel(index, referenceIndex)) + '" class="data-footnote-backref">\u21a9' + (referenceIndex > 1 ? "<sup>" + referenceIndex + "</sup>" : "") + "</a>");
              const reference = references.join(" ");
              let injected = false;
              this.lineEndingIfNeeded();
              this.tag('<li id="' + clobberPrefix + "fn-" + safeId + '">');
              this.lineEndingIfNeeded();
              this.tag(definitions[id].replace(/<\/p>(?:\r?\n|\r)?$/, function($0) {
                injected = true;
                return " " + reference + $0;
              }));
              if (!injected) {
                this.lineEndingIfNeeded();
                this.tag(reference);
              }
              this.lineEndingIfNeeded();
              this.tag("</li>");
            }
            if (calls.length > 0) {
              this.lineEndingIfNeeded();
              this.tag("</ol>");
              this.lineEndingIfNeeded();
              this.tag("</section>");
            }
          }
        }
      };
    }
  }),
  22429: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      r: () => gfmFootnote
    });
    var micromark_core_commonmark__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74520);
    var micromark_factory_space__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52328);
    var micromark_util_character__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10401);
    var micromark_util_normalize_identifier__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20031);
    const indent = {
      tokenize: tokenizeIndent,
      partial: true
    };
    function gfmFootnote() {
      return {
        document: {
          [91]: {
            name: "gfmFootnoteDefinition",
            tokenize: tokenizeDefinitionStart,
            continuation: {
              tokenize: tokenizeDefinitionContinuation
            },
            exit: gfmFootnoteDefinitionEnd
          }
        },
        text: {
          [91]: {
            name: "gfmFootnoteCall",
            tokenize: tokenizeGfmFootnoteCall
          },
          [93]: {
            name: "gfmPotentialFootnoteCall",
            add: "after",
            tokenize: tokenizePotentialGfmFootnoteCall,
            resolveTo: resolveToPotentialGfmFootnoteCall
          }
        }
      };
    }
    function tokenizePotentialGfmFootnoteCall(effects, ok, nok) {
      const self = this;
      let index = self.events.length;
      const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
      let labelStart;
      while (index--) {
        const token = self.events[index][1];
        if (token.type === "labelImage") {
          labelStart = token;
          break;
        }
        if (token.type === "gfmFootnoteCall" || token.type === "labelLink" || token.type === "label" || token.type === "image" || token.type === "link") break;
      }
      return start;
      function start(code) {
        if (!labelStart || !labelStart._balanced) return nok(code);
        const id = (0, micromark_util_normalize_identifier__WEBPACK_IMPORTED_MODULE_0__.B)(self.sliceSerialize({
          start: labelStart.end,
          end: self.now()
        }));
        if (id.codePointAt(0) !== 94 || !defined.includes(id.slice(1))) return nok(code);
        effects.enter("gfmFootnoteCallLabelMarker");
        effects.consume(code);
        effects.exit("gfmFootnoteCallLabelMarker");
        return ok(code);
      }
    }
    function resolveToPotentialGfmFootnoteCall(events, context) {
      let index = events.length;
      let labelStart;
      while (index--) if (events[index][1].type === "labelImage" && events[index][0] === "enter") {
        labelStart = events[index][1];
        break;
      }
      events[index + 1][1].type = "data";
      events[index + 3][1].type = "gfmFootnoteCallLabelMarker";
      const call = {
        type: "gfmFootnoteCall",
        start: Object.assign({}, events[index + 3][1].start),
        end: Object.assign({}, events[events.length - 1][1].end)
      };
      const marker = {
        type: "gfmFootnoteCallMarker",
        start: Object.assign({}, events[index + 3][1].end),
        end: Object.assign({}, events[index + 3][1].end)
      };
      marker.end.column++;
      marker.end.offset++;
      marker.end._bufferIndex++;
      const string = {
        type: "gfmFootnoteCallString",
        start: Object.assign({}, marker.end),
        end: Object.assign({}, events[events.length - 1][1].start)
      };
      const chunk = {
        type: "chunkString",
        contentType: "string",
        start: Object.assign({}, string.start),
        end: Object.assign({}, string.end)
      };
      const replacement = [ events[index + 1], events[index + 2], [ "enter", call, context ], events[index + 3], events[index + 4], [ "enter", marker, context ], [ "exit", marker, context ], [ "enter", string, context ], [ "enter", chunk, context ], [ "exit", chunk, context ], [ "exit", string, context ], events[events.length - 2], events[events.length - 1], [ "exit", call, context ] ];
      events.splice(index, events.length - index + 1, ...replacement);
      return events;
    }
    function tokenizeGfmFootnoteCall(effects, ok, nok) {
      const self = this;
      const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
      let size = 0;
      let data;
      return start;
      function start(code) {
        effects.enter("gfmFootnoteCall");
        effects.enter("gfmFootnoteCallLabelMarker");
        effects.consume(code);
        effects.exit("gfmFootnoteCallLabelMarker");
        return callStart;
      }
      function callStart(code) {
        if (code !== 94) return nok(code);
        effects.enter("gfmFootnoteCallMarker");
        effects.consume(code);
        effects.exit("gfmFootnoteCallMarker");
        effects.enter("gfmFootnoteCallString");
        effects.enter("chunkString").contentType = "string";
        return callData;
      }
      function callData(code) {
        if (size > 999 || code === 93 && !data || code === null || code === 91 || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.Ee)(code)) return nok(code);
        if (code === 93) {
          effects.exit("chunkString");
          const token = effects.exit("gfmFootnoteCallString");
          if (!defined.includes((0, micromark_util_normalize_identifier__WEBPACK_IMPORTED_MODULE_0__.B)(self.sliceSerialize(token)))) return nok(code);
          effects.enter("gfmFootnoteCallLabelMarker");
          effects.consume(code);
          effects.exit("gfmFootnoteCallLabelMarker");
          effects.exit("gfmFootnoteCall");
          return ok;
        }
        if (!(0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.Ee)(code)) data = true;
        size++;
        effects.consume(code);
        return code === 92 ? callEscape : callData;
      }
      function callEscape(code) {
        if (code === 91 || code === 92 || code === 93) {
          effects.consume(code);
          size++;
          return callData;
        }
        return callData(code);
      }
    }
    function tokenizeDefinitionStart(effects, ok, nok) {
      const self = this;
      const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
      let identifier;
      let size = 0;
      let data;
      return start;
      function start(code) {
        effects.enter("gfmFootnoteDefinition")._container = true;
        effects.enter("gfmFootnoteDefinitionLabel");
        effects.enter("gfmFootnoteDefinitionLabelMarker");
        effects.consume(code);
        effects.exit("gfmFootnoteDefinitionLabelMarker");
        return labelAtMarker;
      }
      function labelAtMarker(code) {
        if (code === 94) {
          effects.enter("gfmFootnoteDefinitionMarker");
          effects.consume(code);
          effects.exit("gfmFootnoteDefinitionMarker");
          effects.enter("gfmFootnoteDefinitionLabelString");
          effects.enter("chunkString").contentType = "string";
          return labelInside;
        }
        return nok(code);
      }
      function labelInside(code) {
        if (size > 999 || code === 93 && !data || code === null || code === 91 || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.Ee)(code)) return nok(code);
        if (code === 93) {
          effects.exit("chunkString");
          const token = effects.exit("gfmFootnoteDefinitionLabelString");
          identifier = (0, micromark_util_normalize_identifier__WEBPACK_IMPORTED_MODULE_0__.B)(self.sliceSerialize(token));
          effects.enter("gfmFootnoteDefinitionLabelMarker");
          effects.consume(code);
          effects.exit("gfmFootnoteDefinitionLabelMarker");
          effects.exit("gfmFootnoteDefinitionLabel");
          return labelAfter;
        }
        if (!(0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.Ee)(code)) data = true;
        size++;
        effects.consume(code);
        return code === 92 ? labelEscape : labelInside;
      }
      function labelEscape(code) {
        if (code === 91 || code === 92 || code === 93) {
          effects.consume(code);
          size++;
          return labelInside;
        }
        return labelInside(code);
      }
      function labelAfter(code) {
        if (code === 58) {
          effects.enter("definitionMarker");
          effects.consume(code);
          effects.exit("definitionMarker");
          if (!defined.includes(identifier)) defined.push(identifier);
          return (0, micromark_factory_space__WEBPACK_IMPORTED_MODULE_2__.N)(effects, whitespaceAfter, "gfmFootnoteDefinitionWhitespace");
        }
        return nok(code);
      }
      function whitespaceAfter(code) {
        return ok(code);
      }
    }
    function tokenizeDefinitionContinuation(effects, ok, nok) {
      return effects.check(micromark_core_commonmark__WEBPACK_IMPORTED_MODULE_3__.B, ok, effects.attempt(indent, ok, nok));
    }
    function gfmFootnoteDefinitionEnd(effects) {
      effects.exit("gfmFootnoteDefinition");
    }
    function tokenizeIndent(effects, ok, nok) {
      const self = this;
      return (0, micromark_factory_space__WEBPACK_IMPORTED_MODULE_2__.N)(effects, afterPrefix, "gfmFootnoteDefinitionIndent", 4 + 1);
      function afterPrefix(code) {
        const tail = self.events[self.events.length - 1];
        return tail && tail[1].type === "gfmFootnoteDefinitionIndent" && tail[2].sliceSerialize(tail[1], true).length === 4 ? ok(code) : nok(code);
      }
    }
  }),
  78030: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      t: () => gfmStrikethroughHtml
    });
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
  }),
  1680: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K: () => gfmStrikethrough
    });
    var micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5254);
    var micromark_util_classify_character__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64386);
    var micromark_util_resolve_all__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36728);
    function gfmStrikethrough(options) {
      const options_ = options || {};
      let single = options_.singleTilde;
      const tokenizer = {
        name: "strikethrough",
        tokenize: tokenizeStrikethrough,
        resolveAll: resolveAllStrikethrough
      };
      if (single === null || single === void 0) single = true;
      return {
        text: {
          [126]: tokenizer
        },
        insideSpan: {
          null: [ tokenizer ]
        },
        attentionMarkers: {
          null: [ 126 ]
        }
      };
      function resolveAllStrikethrough(events, context) {
        let index = -1;
        while (++index < events.length) if (events[index][0] === "enter" && events[index][1].type === "strikethroughSequenceTemporary" && events[index][1]._close) {
          let open = index;
          while (open--) if (events[open][0] === "exit" && events[open][1].type === "strikethroughSequenceTemporary" && events[open][1]._open && events[index][1].end.offset - events[index][1].start.offset === events[open][1].end.offset - events[open][1].start.offset) {
            events[index][1].type = "strikethroughSequence";
            events[open][1].type = "strikethroughSequence";
            const strikethrough = {
              type: "strikethrough",
              start: Object.assign({}, events[open][1].start),
              end: Object.assign({}, events[index][1].end)
            };
            const text = {
              type: "strikethroughText",
              start: Object.assign({}, events[open][1].end),
              end: Object.assign({}, events[index][1].start)
            };
            const nextEvents = [ [ "enter", strikethrough, context ], [ "enter", events[open][1], context ], [ "exit", events[open][1], context ], [ "enter", text, context ] ];
            const insideSpan = context.parser.constructs.insideSpan.null;
            if (insideSpan) (0, micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__.m)(nextEvents, nextEvents.length, 0, (0, 
            micromark_util_resolve_all__WEBPACK_IMPORTED_MODULE_1__.W)(insideSpan, events.slice(open + 1, index), context));
            (0, micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__.m)(nextEvents, nextEvents.length, 0, [ [ "exit", text, context ], [ "enter", events[index][1], context ], [ "exit", events[index][1], context ], [ "exit", strikethrough, context ] ]);
            (0, micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__.m)(events, open - 1, index - open + 3, nextEvents);
            index = open + nextEvents.length - 2;
            break;
          }
        }
        index = -1;
        while (++index < events.length) if (events[index][1].type === "strikethroughSequenceTemporary") events[index][1].type = "data";
        return events;
      }
      function tokenizeStrikethrough(effects, ok, nok) {
        const previous = this.previous;
        const events = this.events;
        let size = 0;
        return start;
        function start(code) {
          if (previous === 126 && events[events.length - 1][1].type !== "characterEscape") return nok(code);
          effects.enter("strikethroughSequenceTemporary");
          return more(code);
        }
        function more(code) {
          const before = (0, micromark_util_classify_character__WEBPACK_IMPORTED_MODULE_2__.S)(previous);
          if (code === 126) {
            if (size > 1) return nok(code);
            effects.consume(code);
            size++;
            return more;
          }
          if (size < 2 && !single) return nok(code);
          const token = effects.exit("strikethroughSequenceTemporary");
          const after = (0, micromark_util_classify_character__WEBPACK_IMPORTED_MODULE_2__.S)(code);
          token._open = !after || after === 2 && Boolean(before);
          token._close = !before || before === 2 && Boolean(after);
          return ok(code);
        }
      }
    }
  }),
  18835: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      k: () => gfmTableHtml
    });
    const alignment = {
      none: "",
      left: ' align="left"',
      right: ' align="right"',
      center: ' align="center"'
    };
    function gfmTableHtml() {
      return {
        enter: {
          table(token) {
            const tableAlign = token._align;
            this.lineEndingIfNeeded();
            this.tag("<table>");
            this.setData("tableAlign", tableAlign);
          },
          tableBody() {
            this.tag("<tbody>");
          },
          tableData() {
            const tableAlign = this.getData("tableAlign");
            const tableColumn = this.getData("tableColumn");
            const align = alignment[tableAlign[tableColumn]];
            if (align === void 0) this.buffer(); else {
              this.lineEndingIfNeeded();
              this.tag("<td" + align + ">");
            }
          },
          tableHead() {
            this.lineEndingIfNeeded();
            this.tag("<thead>");
          },
          tableHeader() {
            const tableAlign = this.getData("tableAlign");
            const tableColumn = this.getData("tableColumn");
            const align = alignment[tableAlign[tableColumn]];
            this.lineEndingIfNeeded();
            this.tag("<th" + align + ">");
          },
          tableRow() {
            this.setData("tableColumn", 0);
            this.lineEndingIfNeeded();
            this.tag("<tr>");
          }
        },
        exit: {
          codeTextData(token) {
            let value = this.sliceSerialize(token);
            if (this.getData("tableAlign")) value = value.replace(/\\([\\|])/g, replace);
            this.raw(this.encode(value));
          },
          table() {
            this.setData("tableAlign");
            this.setData("slurpAllLineEndings");
            this.lineEndingIfNeeded();
            this.tag("</table>");
          },
          tableBody() {
            this.lineEndingIfNeeded();
            this.tag("</tbody>");
          },
          tableData() {
            const tableAlign = this.getData("tableAlign");
            const tableColumn = this.getData("tableColumn");
            if (tableColumn in tableAlign) {
              this.tag("</td>");
              this.setData("tableColumn", tableColumn + 1);
            } else this.resume();
          },
          tableHead() {
            this.lineEndingIfNeeded();
            this.tag("</thead>");
          },
          tableHeader() {
            const tableColumn = this.getData("tableColumn");
            this.tag("</th>");
            this.setData("tableColumn", tableColumn + 1);
          },
          tableRow() {
            const tableAlign = this.getData("tableAlign");
            let tableColumn = this.getData("tableColumn");
            while (tableColumn < tableAlign.length) {
              this.lineEndingIfNeeded();
              this.tag("<td" + alignment[tableAlign[tableColumn]] + "></td>");
              tableColumn++;
            }
            this.setData("tableColumn", tableColumn);
            this.lineEndingIfNeeded();
            this.tag("</tr>");
          }
        }
      };
    }
    function replace($0, $1) {
      return $1 === "|" ? $1 : $0;
    }
  }),
  57749: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      x: () => gfmTable
    });
    var micromark_factory_space = __webpack_require__(52328);
    var micromark_util_character = __webpack_require__(10401);
    class EditMap {
      constructor() {
        this.map = [];
        this.index = new Map;
      }
      add(index, remove, add) {
        addImplementation(this, index, remove, add);
      }
      consume(events) {
        this.map.sort(function(a, b) {
          return a[0] - b[0];
        });
        if (this.map.length === 0) return;
        let index = this.map.length;
        const vecs = [];
        while (index > 0) {
          index -= 1;
          vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
          events.length = this.map[index][0];
        }
        vecs.push(events.slice());
        events.length = 0;
        let slice = vecs.pop();
        while (slice) {
          for (const element of slice) events.push(element);
          slice = vecs.pop();
        }
        this.map.length = 0;
        this.index.clear();
      }
    }
    function addImplementation(editMap, at, remove, add) {
      if (remove === 0 && add.length === 0) return;
      const existing = editMap.index.get(at);
      if (existing) {
        existing[1] += remove;
        existing[2].push(...add);
        return;
      }
      const change = [ at, remove, add ];
      editMap.map.push(change);
      editMap.index.set(at, change);
    }
    function gfmTableAlign(events, index) {
      let inDelimiterRow = false;
      const align = [];
      while (index < events.length) {
        const event = events[index];
        if (inDelimiterRow) {
          if (event[0] === "enter") {
            if (event[1].type === "tableContent") align.push(events[index + 1][1].type === "tableDelimiterMarker" ? "left" : "none");
          } else if (event[1].type === "tableContent") {
            if (events[index - 1][1].type === "tableDelimiterMarker") {
              const alignIndex = align.length - 1;
              align[alignIndex] = align[alignIndex] === "left" ? "center" : "right";
            }
          } else if (event[1].type === "tableDelimiterRow") break;
        } else if (event[0] === "enter" && event[1].type === "tableDelimiterRow") inDelimiterRow = true;
        index += 1;
      }
      return align;
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
    function tokenizeTable(effects, ok, nok) {
      const self = this;
      let size = 0;
      let sizeB = 0;
      let seen;
      return start;
      function start(code) {
        let index = self.events.length - 1;
        while (index > -1) {
          const {type: type} = self.events[index][1];
          if (type === "lineEnding" || type === "linePrefix") index--; else break;
        }
        const tail = index > -1 ? self.events[index][1].type : null;
        const next = tail === "tableHead" || tail === "tableRow" ? bodyRowStart : headRowBefore;
        if (next === bodyRowStart && self.parser.lazy[self.now().line]) return nok(code);
        return next(code);
      }
      function headRowBefore(code) {
        effects.enter("tableHead");
        effects.enter("tableRow");
        return headRowStart(code);
      }
      function headRowStart(code) {
        if (code === 124) return headRowBreak(code);
        seen = true;
        sizeB += 1;
        return headRowBreak(code);
      }
      function headRowBreak(code) {
        if (code === null) return nok(code);
        if ((0, micromark_util_character.HP)(code)) {
          if (sizeB > 1) {
            sizeB = 0;
            self.interrupt = true;
            effects.exit("tableRow");
            effects.enter("lineEnding");
            effects.consume(code);
            effects.exit("lineEnding");
            return headDelimiterStart;
          }
          return nok(code);
        }
        if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, headRowBreak, "whitespace")(code);
        sizeB += 1;
        if (seen) {
          seen = false;
          size += 1;
        }
        if (code === 124) {
          effects.enter("tableCellDivider");
          effects.consume(code);
          effects.exit("tableCellDivider");
          seen = true;
          return headRowBreak;
        }
        effects.enter("data");
        return headRowData(code);
      }
      function headRowData(code) {
        if (code === null || code === 124 || (0, micromark_util_character.Ee)(code)) {
          effects.exit("data");
          return headRowBreak(code);
        }
        effects.consume(code);
        return code === 92 ? headRowEscape : headRowData;
      }
      function headRowEscape(code) {
        if (code === 92 || code === 124) {
          effects.consume(code);
          return headRowData;
        }
        return headRowData(code);
      }
      function headDelimiterStart(code) {
        self.interrupt = false;
        if (self.parser.lazy[self.now().line]) return nok(code);
        effects.enter("tableDelimiterRow");
        seen = false;
        if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, headDelimiterBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
        return headDelimiterBefore(code);
      }
      function headDelimiterBefore(code) {
        if (code === 45 || code === 58) return headDelimiterValueBefore(code);
        if (code === 124) {
          seen = true;
          effects.enter("tableCellDivider");
          effects.consume(code);
          effects.exit("tableCellDivider");
          return headDelimiterCellBefore;
        }
        return headDelimiterNok(code);
      }
      function headDelimiterCellBefore(code) {
        if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, headDelimiterValueBefore, "whitespace")(code);
        return headDelimiterValueBefore(code);
      }
      function headDelimiterValueBefore(code) {
        if (code === 58) {
          sizeB += 1;
          seen = true;
          effects.enter("tableDelimiterMarker");
          effects.consume(code);
          effects.exit("tableDelimiterMarker");
          return headDelimiterLeftAlignmentAfter;
        }
        if (code === 45) {
          sizeB += 1;
          return headDelimiterLeftAlignmentAfter(code);
        }
        if (code === null || (0, micromark_util_character.HP)(code)) return headDelimiterCellAfter(code);
        return headDelimiterNok(code);
      }
      function headDelimiterLeftAlignmentAfter(code) {
        if (code === 45) {
          effects.enter("tableDelimiterFiller");
          return headDelimiterFiller(code);
        }
        return headDelimiterNok(code);
      }
      function headDelimiterFiller(code) {
        if (code === 45) {
          effects.consume(code);
          return headDelimiterFiller;
        }
        if (code === 58) {
          seen = true;
          effects.exit("tableDelimiterFiller");
          effects.enter("tableDelimiterMarker");
          effects.consume(code);
          effects.exit("tableDelimiterMarker");
          return headDelimiterRightAlignmentAfter;
        }
        effects.exit("tableDelimiterFiller");
        return headDelimiterRightAlignmentAfter(code);
      }
      function headDelimiterRightAlignmentAfter(code) {
        if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, headDelimiterCellAfter, "whitespace")(code);
        return headDelimiterCellAfter(code);
      }
      function headDelimiterCellAfter(code) {
        if (code === 124) return headDelimiterBefore(code);
        if (code === null || (0, micromark_util_character.HP)(code)) {
          if (!seen || size !== sizeB) return headDelimiterNok(code);
          effects.exit("tableDelimiterRow");
          effects.exit("tableHead");
          return ok(code);
        }
        return headDelimiterNok(code);
      }
      function headDelimiterNok(code) {
        return nok(code);
      }
      function bodyRowStart(code) {
        effects.enter("tableRow");
        return bodyRowBreak(code);
      }
      function bodyRowBreak(code) {
        if (code === 124) {
          effects.enter("tableCellDivider");
          effects.consume(code);
          effects.exit("tableCellDivider");
          return bodyRowBreak;
        }
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("tableRow");
          return ok(code);
        }
        if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, bodyRowBreak, "whitespace")(code);
        effects.enter("data");
        return bodyRowData(code);
      }
      function bodyRowData(code) {
        if (code === null || code === 124 || (0, micromark_util_character.Ee)(code)) {
          effects.exit("data");
          return bodyRowBreak(code);
        }
        effects.consume(code);
        return code === 92 ? bodyRowEscape : bodyRowData;
      }
      function bodyRowEscape(code) {
        if (code === 92 || code === 124) {
          effects.consume(code);
          return bodyRowData;
        }
        return bodyRowData(code);
      }
    }
    function resolveTable(events, context) {
      let index = -1;
      let inFirstCellAwaitingPipe = true;
      let rowKind = 0;
      let lastCell = [ 0, 0, 0, 0 ];
      let cell = [ 0, 0, 0, 0 ];
      let afterHeadAwaitingFirstBodyRow = false;
      let lastTableEnd = 0;
      let currentTable;
      let currentBody;
      let currentCell;
      const map = new EditMap;
      while (++index < events.length) {
        const event = events[index];
        const token = event[1];
        if (event[0] === "enter") {
          if (token.type === "tableHead") {
            afterHeadAwaitingFirstBodyRow = false;
            if (lastTableEnd !== 0) {
              flushTableEnd(map, context, lastTableEnd, currentTable, currentBody);
              currentBody = void 0;
              lastTableEnd = 0;
            }
            currentTable = {
              type: "table",
              start: Object.assign({}, token.start),
              end: Object.assign({}, token.end)
            };
            map.add(index, 0, [ [ "enter", currentTable, context ] ]);
          } else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
            inFirstCellAwaitingPipe = true;
            currentCell = void 0;
            lastCell = [ 0, 0, 0, 0 ];
            cell = [ 0, index + 1, 0, 0 ];
            if (afterHeadAwaitingFirstBodyRow) {
              afterHeadAwaitingFirstBodyRow = false;
              currentBody = {
                type: "tableBody",
                start: Object.assign({}, token.start),
                end: Object.assign({}, token.end)
              };
              map.add(index, 0, [ [ "enter", currentBody, context ] ]);
            }
            rowKind = token.type === "tableDelimiterRow" ? 2 : currentBody ? 3 : 1;
          } else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) {
            inFirstCellAwaitingPipe = false;
            if (cell[2] === 0) {
              if (lastCell[1] !== 0) {
                cell[0] = cell[1];
                currentCell = flushCell(map, context, lastCell, rowKind, void 0, currentCell);
                lastCell = [ 0, 0, 0, 0 ];
              }
              cell[2] = index;
            }
          } else if (token.type === "tableCellDivider") if (inFirstCellAwaitingPipe) inFirstCellAwaitingPipe = false; else {
            if (lastCell[1] !== 0) {
              cell[0] = cell[1];
              currentCell = flushCell(map, context, lastCell, rowKind, void 0, currentCell);
            }
            lastCell = cell;
            cell = [ lastCell[1], index, 0, 0 ];
          }
        } else if (token.type === "tableHead") {
          afterHeadAwaitingFirstBodyRow = true;
          lastTableEnd = index;
        } else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
          lastTableEnd = index;
          if (lastCell[1] !== 0) {
            cell[0] = cell[1];
            currentCell = flushCell(map, context, lastCell, rowKind, index, currentCell);
          } else if (cell[1] !== 0) currentCell = flushCell(map, context, cell, rowKind, index, currentCell);
          rowKind = 0;
        } else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) cell[3] = index;
      }
      if (lastTableEnd !== 0) flushTableEnd(map, context, lastTableEnd, currentTable, currentBody);
      map.consume(context.events);
      index = -1;
      while (++index < context.events.length) {
        const event = context.events[index];
        if (event[0] === "enter" && event[1].type === "table") event[1]._align = gfmTableAlign(context.events, index);
      }
      return events;
    }
    function flushCell(map, context, range, rowKind, rowEnd, previousCell) {
      const groupName = rowKind === 1 ? "tableHeader" : rowKind === 2 ? "tableDelimiter" : "tableData";
      const valueName = "tableContent";
      if (range[0] !== 0) {
        previousCell.end = Object.assign({}, getPoint(context.events, range[0]));
        map.add(range[0], 0, [ [ "exit", previousCell, context ] ]);
      }
      const now = getPoint(context.events, range[1]);
      previousCell = {
        type: groupName,
        start: Object.assign({}, now),
        end: Object.assign({}, now)
      };
      map.add(range[1], 0, [ [ "enter", previousCell, context ] ]);
      if (range[2] !== 0) {
        const relatedStart = getPoint(context.events, range[2]);
        const relatedEnd = getPoint(context.events, range[3]);
        const valueToken = {
          type: valueName,
          start: Object.assign({}, relatedStart),
          end: Object.assign({}, relatedEnd)
        };
        map.add(range[2], 0, [ [ "enter", valueToken, context ] ]);
        if (rowKind !== 2) {
          const start = context.events[range[2]];
          const end = context.events[range[3]];
          start[1].end = Object.assign({}, end[1].end);
          start[1].type = "chunkText";
          start[1].contentType = "text";
          if (range[3] > range[2] + 1) {
            const a = range[2] + 1;
            const b = range[3] - range[2] - 1;
            map.add(a, b, []);
          }
        }
        map.add(range[3] + 1, 0, [ [ "exit", valueToken, context ] ]);
      }
      if (rowEnd !== void 0) {
        previousCell.end = Object.assign({}, getPoint(context.events, rowEnd));
        map.add(rowEnd, 0, [ [ "exit", previousCell, context ] ]);
        previousCell = void 0;
      }
      return previousCell;
    }
    function flushTableEnd(map, context, index, table, tableBody) {
      const exits = [];
      const related = getPoint(context.events, index);
      if (tableBody) {
        tableBody.end = Object.assign({}, related);
        exits.push([ "exit", tableBody, context ]);
      }
      table.end = Object.assign({}, related);
      exits.push([ "exit", table, context ]);
      map.add(index + 1, 0, exits);
    }
    function getPoint(events, index) {
      const event = events[index];
      const side = event[0] === "enter" ? "start" : "end";
      return event[1][side];
    }
  }),
  14367: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Q: () => gfmTaskListItemHtml
    });
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
  }),
  91197: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      J: () => gfmTaskListItem
    });
    var micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52328);
    var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10401);
    const tasklistCheck = {
      name: "tasklistCheck",
      tokenize: tokenizeTasklistCheck
    };
    function gfmTaskListItem() {
      return {
        text: {
          [91]: tasklistCheck
        }
      };
    }
    function tokenizeTasklistCheck(effects, ok, nok) {
      const self = this;
      return open;
      function open(code) {
        if (self.previous !== null || !self._gfmTasklistFirstContentOfListItem) return nok(code);
        effects.enter("taskListCheck");
        effects.enter("taskListCheckMarker");
        effects.consume(code);
        effects.exit("taskListCheckMarker");
        return inside;
      }
      function inside(code) {
        if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code)) {
          effects.enter("taskListCheckValueUnchecked");
          effects.consume(code);
          effects.exit("taskListCheckValueUnchecked");
          return close;
        }
        if (code === 88 || code === 120) {
          effects.enter("taskListCheckValueChecked");
          effects.consume(code);
          effects.exit("taskListCheckValueChecked");
          return close;
        }
        return nok(code);
      }
      function close(code) {
        if (code === 93) {
          effects.enter("taskListCheckMarker");
          effects.consume(code);
          effects.exit("taskListCheckMarker");
          effects.exit("taskListCheck");
          return after;
        }
        return nok(code);
      }
      function after(code) {
        if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.HP)(code)) return ok(code);
        if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) return effects.check({
          tokenize: spaceThenNonSpace
        }, ok, nok)(code);
        return nok(code);
      }
    }
    function spaceThenNonSpace(effects, ok, nok) {
      return (0, micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__.N)(effects, after, "whitespace");
      function after(code) {
        return code === null ? nok(code) : ok(code);
      }
    }
  }),
  52328: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      B: () => factorySpaceMinMax,
      N: () => factorySpace
    });
    var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10401);
    function factorySpace(effects, ok, type, max) {
      const limit = max ? max - 1 : 1 / 0;
      let size = 0;
      return start;
      function start(code) {
        if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) {
          effects.enter(type);
          return prefix(code);
        }
        return ok(code);
      }
      function prefix(code) {
        if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) && size++ < limit) {
          effects.consume(code);
          return prefix;
        }
        effects.exit(type);
        return ok(code);
      }
    }
    function factorySpaceMinMax(effects, ok, nok, type, min, max) {
      let size = 0;
      return start;
      function start(code) {
        if (max > 0 && (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) {
          effects.enter(type);
          return prefix(code);
        }
        return after(code);
      }
      function prefix(code) {
        if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) && size < max) {
          effects.consume(code);
          size++;
          return prefix;
        }
        effects.exit(type);
        return after(code);
      }
      function after(code) {
        return size >= min ? ok(code) : nok(code);
      }
    }
  }),
  10401: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      BM: () => asciiDigit,
      CW: () => asciiAlpha,
      Ee: () => markdownLineEndingOrSpace,
      HP: () => markdownLineEnding,
      JQ: () => asciiControl,
      Ny: () => unicodeWhitespace,
      On: () => markdownSpace,
      cx: () => asciiAtext,
      es: () => unicodePunctuation,
      lV: () => asciiAlphanumeric,
      ok: () => asciiHexDigit,
      ol: () => asciiPunctuation
    });
    const asciiAlpha = regexCheck(/[A-Za-z]/);
    const asciiAlphanumeric = regexCheck(/[\dA-Za-z]/);
    const asciiAtext = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
    function asciiControl(code) {
      return code !== null && (code < 32 || code === 127);
    }
    const asciiDigit = regexCheck(/\d/);
    const asciiHexDigit = regexCheck(/[\dA-Fa-f]/);
    const asciiPunctuation = regexCheck(/[!-/:-@[-`{-~]/);
    function markdownLineEnding(code) {
      return code !== null && code < -2;
    }
    function markdownLineEndingOrSpace(code) {
      return code !== null && (code < 0 || code === 32);
    }
    function markdownSpace(code) {
      return code === -2 || code === -1 || code === 32;
    }
    const unicodePunctuation = regexCheck(/\p{P}|\p{S}/u);
    const unicodeWhitespace = regexCheck(/\s/);
    function regexCheck(regex) {
      return check;
      function check(code) {
        return code !== null && code > -1 && regex.test(String.fromCharCode(code));
      }
    }
  }),
  5254: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      V: () => push,
      m: () => splice
    });
    function splice(list, start, remove, items) {
      const end = list.length;
      let chunkStart = 0;
      let parameters;
      if (start < 0) start = -start > end ? 0 : end + start; else start = start > end ? end : start;
      remove = remove > 0 ? remove : 0;
      if (items.length < 1e4) {
        parameters = Array.from(items);
        parameters.unshift(start, remove);
        list.splice(...parameters);
      } else {
        if (remove) list.splice(start, remove);
        while (chunkStart < items.length) {
          parameters = items.slice(chunkStart, chunkStart + 1e4);
          parameters.unshift(start, 0);
          list.splice(...parameters);
          chunkStart += 1e4;
          start += 1e4;
        }
      }
    }
    function push(list, items) {
      if (list.length > 0) {
        splice(list, list.length, 0, items);
        return list;
      }
      return items;
    }
  }),
  64386: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      S: () => classifyCharacter
    });
    var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10401);
    function classifyCharacter(code) {
      if (code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code) || (0, 
      micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code)) return 1;
      if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.es)(code)) return 2;
    }
  }),
  96792: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      v: () => combineHtmlExtensions,
      y: () => combineExtensions
    });
    var micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5254);
    const hasOwnProperty = {}.hasOwnProperty;
    function combineExtensions(extensions) {
      const all = {};
      let index = -1;
      while (++index < extensions.length) syntaxExtension(all, extensions[index]);
      return all;
    }
    function syntaxExtension(all, extension) {
      let hook;
      for (hook in extension) {
        const maybe = hasOwnProperty.call(all, hook) ? all[hook] : void 0;
        const left = maybe || (all[hook] = {});
        const right = extension[hook];
        let code;
        if (right) for (code in right) {
          if (!hasOwnProperty.call(left, code)) left[code] = [];
          const value = right[code];
          constructs(left[code], Array.isArray(value) ? value : value ? [ value ] : []);
        }
      }
    }
    function constructs(existing, list) {
      let index = -1;
      const before = [];
      while (++index < list.length) (list[index].add === "after" ? existing : before).push(list[index]);
      (0, micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__.m)(existing, 0, 0, before);
    }
    function combineHtmlExtensions(htmlExtensions) {
      const handlers = {};
      let index = -1;
      while (++index < htmlExtensions.length) htmlExtension(handlers, htmlExtensions[index]);
      return handlers;
    }
    function htmlExtension(all, extension) {
      let hook;
      for (hook in extension) {
        const maybe = hasOwnProperty.call(all, hook) ? all[hook] : void 0;
        const left = maybe || (all[hook] = {});
        const right = extension[hook];
        let type;
        if (right) for (type in right) left[type] = right[type];
      }
    }
  }),
  33988: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      C: () => decodeNumericCharacterReference
    });
    function decodeNumericCharacterReference(value, base) {
      const code = Number.parseInt(value, base);
      if (code < 9 || code === 11 || code > 13 && code < 32 || code > 126 && code < 160 || code > 55295 && code < 57344 || code > 64975 && code < 65008 || (code & 65535) === 65535 || (code & 65535) === 65534 || code > 1114111) return "\ufffd";
      return String.fromCodePoint(code);
    }
  }),
  32060: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      l: () => encode
    });
    const characterReferences = {
      '"': "quot",
      "&": "amp",
      "<": "lt",
      ">": "gt"
    };
    function encode(value) {
      return value.replace(/["&<>]/g, replace);
      function replace(value) {
        return "&" + characterReferences[value] + ";";
      }
    }
  }),
  20031: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      B: () => normalizeIdentifier
    });
    function normalizeIdentifier(value) {
      return value.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
    }
  }),
  36728: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      W: () => resolveAll
    });
    function resolveAll(constructs, events, context) {
      const called = [];
      let index = -1;
      while (++index < constructs.length) {
        const resolve = constructs[index].resolveAll;
        if (resolve && !called.includes(resolve)) {
          events = resolve(events, context);
          called.push(resolve);
        }
      }
      return events;
    }
  }),
  26402: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Q: () => sanitizeUri
    });
    var micromark_util_character__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10401);
    var micromark_util_encode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32060);
    function sanitizeUri(url, protocol) {
      const value = (0, micromark_util_encode__WEBPACK_IMPORTED_MODULE_0__.l)(normalizeUri(url || ""));
      if (!protocol) return value;
      const colon = value.indexOf(":");
      const questionMark = value.indexOf("?");
      const numberSign = value.indexOf("#");
      const slash = value.indexOf("/");
      if (colon < 0 || slash > -1 && colon > slash || questionMark > -1 && colon > questionMark || numberSign > -1 && colon > numberSign || protocol.test(value.slice(0, colon))) return value;
      return "";
    }
    function normalizeUri(value) {
      const result = [];
      let index = -1;
      let start = 0;
      let skip = 0;
      while (++index < value.length) {
        const code = value.charCodeAt(index);
        let replace = "";
        if (code === 37 && (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.lV)(value.charCodeAt(index + 1)) && (0, 
        micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.lV)(value.charCodeAt(index + 2))) skip = 2; else if (code < 128) {
          if (!/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(code))) replace = String.fromCharCode(code);
        } else if (code > 55295 && code < 57344) {
          const next = value.charCodeAt(index + 1);
          if (code < 56320 && next > 56319 && next < 57344) {
            replace = String.fromCharCode(code, next);
            skip = 1;
          } else replace = "\ufffd";
        } else replace = String.fromCharCode(code);
        if (replace) {
          result.push(value.slice(start, index), encodeURIComponent(replace));
          start = index + skip + 1;
          replace = "";
        }
        if (skip) {
          index += skip;
          skip = 0;
        }
      }
      return result.join("") + value.slice(start);
    }
  }),
  5586: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      w: () => subtokenize
    });
    var micromark_util_chunked = __webpack_require__(5254);
    class SpliceBuffer {
      constructor(initial) {
        this.left = initial ? [ ...initial ] : [];
        this.right = [];
      }
      get(index) {
        if (index < 0 || index >= this.left.length + this.right.length) throw new RangeError("Cannot access index `" + index + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
        if (index < this.left.length) return this.left[index];
        return this.right[this.right.length - index + this.left.length - 1];
      }
      get length() {
        return this.left.length + this.right.length;
      }
      shift() {
        this.setCursor(0);
        return this.right.pop();
      }
      slice(start, end) {
        const stop = end === null || end === void 0 ? Number.POSITIVE_INFINITY : end;
        if (stop < this.left.length) return this.left.slice(start, stop);
        if (start > this.left.length) return this.right.slice(this.right.length - stop + this.left.length, this.right.length - start + this.left.length).reverse();
        return this.left.slice(start).concat(this.right.slice(this.right.length - stop + this.left.length).reverse());
      }
      splice(start, deleteCount, items) {
        const count = deleteCount || 0;
        this.setCursor(Math.trunc(start));
        const removed = this.right.splice(this.right.length - count, Number.POSITIVE_INFINITY);
        if (items) chunkedPush(this.left, items);
        return removed.reverse();
      }
      pop() {
        this.setCursor(Number.POSITIVE_INFINITY);
        return this.left.pop();
      }
      push(item) {
        this.setCursor(Number.POSITIVE_INFINITY);
        this.left.push(item);
      }
      pushMany(items) {
        this.setCursor(Number.POSITIVE_INFINITY);
        chunkedPush(this.left, items);
      }
      unshift(item) {
        this.setCursor(0);
        this.right.push(item);
      }
      unshiftMany(items) {
        this.setCursor(0);
        chunkedPush(this.right, items.reverse());
      }
      setCursor(n) {
        if (n === this.left.length || n > this.left.length && this.right.length === 0 || n < 0 && this.left.length === 0) return;
        if (n < this.left.length) {
          const removed = this.left.splice(n, Number.POSITIVE_INFINITY);
          chunkedPush(this.right, removed.reverse());
        } else {
          const removed = this.right.splice(this.left.length + this.right.length - n, Number.POSITIVE_INFINITY);
          chunkedPush(this.left, removed.reverse());
        }
      }
    }
    function chunkedPush(list, right) {
      let chunkStart = 0;
      if (right.length < 1e4) list.push(...right); else while (chunkStart < right.length) {
        list.push(...right.slice(chunkStart, chunkStart + 1e4));
        chunkStart += 1e4;
      }
    }
    function subtokenize(eventsArray) {
      const jumps = {};
      let index = -1;
      let event;
      let lineIndex;
      let otherIndex;
      let otherEvent;
      let parameters;
      let subevents;
      let more;
      const events = new SpliceBuffer(eventsArray);
      while (++index < events.length) {
        while (index in jumps) index = jumps[index];
        event = events.get(index);
        if (index && event[1].type === "chunkFlow" && events.get(index - 1)[1].type === "listItemPrefix") {
          subevents = event[1]._tokenizer.events;
          otherIndex = 0;
          if (otherIndex < subevents.length && subevents[otherIndex][1].type === "lineEndingBlank") otherIndex += 2;
          if (otherIndex < subevents.length && subevents[otherIndex][1].type === "content") while (++otherIndex < subevents.length) {
            if (subevents[otherIndex][1].type === "content") break;
            if (subevents[otherIndex][1].type === "chunkText") {
              subevents[otherIndex][1]._isInFirstContentOfListItem = true;
              otherIndex++;
            }
          }
        }
        if (event[0] === "enter") {
          if (event[1].contentType) {
            Object.assign(jumps, subcontent(events, index));
            index = jumps[index];
            more = true;
          }
        } else if (event[1]._container) {
          otherIndex = index;
          lineIndex = void 0;
          while (otherIndex--) {
            otherEvent = events.get(otherIndex);
            if (otherEvent[1].type === "lineEnding" || otherEvent[1].type === "lineEndingBlank") {
              if (otherEvent[0] === "enter") {
                if (lineIndex) events.get(lineIndex)[1].type = "lineEndingBlank";
                otherEvent[1].type = "lineEnding";
                lineIndex = otherIndex;
              }
            } else if (otherEvent[1].type === "linePrefix" || otherEvent[1].type === "listItemIndent") ; else break;
          }
          if (lineIndex) {
            event[1].end = {
              ...events.get(lineIndex)[1].start
            };
            parameters = events.slice(lineIndex, index);
            parameters.unshift(event);
            events.splice(lineIndex, index - lineIndex + 1, parameters);
          }
        }
      }
      (0, micromark_util_chunked.m)(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0));
      return !more;
    }
    function subcontent(events, eventIndex) {
      const token = events.get(eventIndex)[1];
      const context = events.get(eventIndex)[2];
      let startPosition = eventIndex - 1;
      const startPositions = [];
      let tokenizer = token._tokenizer;
      if (!tokenizer) {
        tokenizer = context.parser[token.contentType](token.start);
        if (token._contentTypeTextTrailing) tokenizer._contentTypeTextTrailing = true;
      }
      const childEvents = tokenizer.events;
      const jumps = [];
      const gaps = {};
      let stream;
      let previous;
      let index = -1;
      let current = token;
      let adjust = 0;
      let start = 0;
      const breaks = [ start ];
      while (current) {
        while (events.get(++startPosition)[1] !== current) ;
        startPositions.push(startPosition);
        if (!current._tokenizer) {
          stream = context.sliceStream(current);
          if (!current.next) stream.push(null);
          if (previous) tokenizer.defineSkip(current.start);
          if (current._isInFirstContentOfListItem) tokenizer._gfmTasklistFirstContentOfListItem = true;
          tokenizer.write(stream);
          if (current._isInFirstContentOfListItem) tokenizer._gfmTasklistFirstContentOfListItem = void 0;
        }
        previous = current;
        current = current.next;
      }
      current = token;
      while (++index < childEvents.length) if (childEvents[index][0] === "exit" && childEvents[index - 1][0] === "enter" && childEvents[index][1].type === childEvents[index - 1][1].type && childEvents[index][1].start.line !== childEvents[index][1].end.line) {
        start = index + 1;
        breaks.push(start);
        current._tokenizer = void 0;
        current.previous = void 0;
        current = current.next;
      }
      tokenizer.events = [];
      if (current) {
        current._tokenizer = void 0;
        current.previous = void 0;
      } else breaks.pop();
      index = breaks.length;
      while (index--) {
        const slice = childEvents.slice(breaks[index], breaks[index + 1]);
        const start = startPositions.pop();
        jumps.push([ start, start + slice.length - 1 ]);
        events.splice(start, 2, slice);
      }
      jumps.reverse();
      index = -1;
      while (++index < jumps.length) {
        gaps[adjust + jumps[index][0]] = adjust + jumps[index][1];
        adjust += jumps[index][1] - jumps[index][0] - 1;
      }
      return gaps;
    }
  }),
  77549: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      yt: () => micromark
    });
    var decode_named_character_reference = __webpack_require__(37126);
    var micromark_util_chunked = __webpack_require__(5254);
    var micromark_util_combine_extensions = __webpack_require__(96792);
    var micromark_util_decode_numeric_character_reference = __webpack_require__(33988);
    var micromark_util_encode = __webpack_require__(32060);
    var micromark_util_normalize_identifier = __webpack_require__(20031);
    var micromark_util_sanitize_uri = __webpack_require__(26402);
    const compile_hasOwnProperty = {}.hasOwnProperty;
    const protocolHref = /^(https?|ircs?|mailto|xmpp)$/i;
    const protocolSource = /^https?$/i;
    function compile(options) {
      const settings = options || {};
      let tags = true;
      const definitions = {};
      const buffers = [ [] ];
      const mediaStack = [];
      const tightStack = [];
      const defaultHandlers = {
        enter: {
          blockQuote: onenterblockquote,
          codeFenced: onentercodefenced,
          codeFencedFenceInfo: buffer,
          codeFencedFenceMeta: buffer,
          codeIndented: onentercodeindented,
          codeText: onentercodetext,
          content: onentercontent,
          definition: onenterdefinition,
          definitionDestinationString: onenterdefinitiondestinationstring,
          definitionLabelString: buffer,
          definitionTitleString: buffer,
          emphasis: onenteremphasis,
          htmlFlow: onenterhtmlflow,
          htmlText: onenterhtml,
          image: onenterimage,
          label: buffer,
          link: onenterlink,
          listItemMarker: onenterlistitemmarker,
          listItemValue: onenterlistitemvalue,
          listOrdered: onenterlistordered,
          listUnordered: onenterlistunordered,
          paragraph: onenterparagraph,
          reference: buffer,
          resource: onenterresource,
          resourceDestinationString: onenterresourcedestinationstring,
          resourceTitleString: buffer,
          setextHeading: onentersetextheading,
          strong: onenterstrong
        },
        exit: {
          atxHeading: onexitatxheading,
          atxHeadingSequence: onexitatxheadingsequence,
          autolinkEmail: onexitautolinkemail,
          autolinkProtocol: onexitautolinkprotocol,
          blockQuote: onexitblockquote,
          characterEscapeValue: onexitdata,
          characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
          characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
          characterReferenceValue: onexitcharacterreferencevalue,
          codeFenced: onexitflowcode,
          codeFencedFence: onexitcodefencedfence,
          codeFencedFenceInfo: onexitcodefencedfenceinfo,
          codeFencedFenceMeta: onresumedrop,
          codeFlowValue: onexitcodeflowvalue,
          codeIndented: onexitflowcode,
          codeText: onexitcodetext,
          codeTextData: onexitdata,
          data: onexitdata,
          definition: onexitdefinition,
          definitionDestinationString: onexitdefinitiondestinationstring,
          definitionLabelString: onexitdefinitionlabelstring,
          definitionTitleString: onexitdefinitiontitlestring,
          emphasis: onexitemphasis,
          hardBreakEscape: onexithardbreak,
          hardBreakTrailing: onexithardbreak,
          htmlFlow: onexithtml,
          htmlFlowData: onexitdata,
          htmlText: onexithtml,
          htmlTextData: onexitdata,
          image: onexitmedia,
          label: onexitlabel,
          labelText: onexitlabeltext,
          lineEnding: onexitlineending,
          link: onexitmedia,
          listOrdered: onexitlistordered,
          listUnordered: onexitlistunordered,
          paragraph: onexitparagraph,
          reference: onresumedrop,
          referenceString: onexitreferencestring,
          resource: onresumedrop,
          resourceDestinationString: onexitresourcedestinationstring,
          resourceTitleString: onexitresourcetitlestring,
          setextHeading: onexitsetextheading,
          setextHeadingLineSequence: onexitsetextheadinglinesequence,
          setextHeadingText: onexitsetextheadingtext,
          strong: onexitstrong,
          thematicBreak: onexitthematicbreak
        }
      };
      const handlers = (0, micromark_util_combine_extensions.v)([ defaultHandlers, ...settings.htmlExtensions || [] ]);
      const data = {
        definitions: definitions,
        tightStack: tightStack
      };
      const context = {
        buffer: buffer,
        encode: encode,
        getData: getData,
        lineEndingIfNeeded: lineEndingIfNeeded,
        options: settings,
        raw: raw,
        resume: resume,
        setData: setData,
        tag: tag
      };
      let lineEndingStyle = settings.defaultLineEnding;
      return compile;
      function compile(events) {
        let index = -1;
        let start = 0;
        const listStack = [];
        let head = [];
        let body = [];
        while (++index < events.length) {
          if (!lineEndingStyle && (events[index][1].type === "lineEnding" || events[index][1].type === "lineEndingBlank")) lineEndingStyle = events[index][2].sliceSerialize(events[index][1]);
          if (events[index][1].type === "listOrdered" || events[index][1].type === "listUnordered") if (events[index][0] === "enter") listStack.push(index); else prepareList(events.slice(listStack.pop(), index));
          if (events[index][1].type === "definition") if (events[index][0] === "enter") {
            body = (0, micromark_util_chunked.V)(body, events.slice(start, index));
            start = index;
          } else {
            head = (0, micromark_util_chunked.V)(head, events.slice(start, index + 1));
            start = index + 1;
          }
        }
        head = (0, micromark_util_chunked.V)(head, body);
        head = (0, micromark_util_chunked.V)(head, events.slice(start));
        index = -1;
        const result = head;
        if (handlers.enter.null) handlers.enter.null.call(context);
        while (++index < events.length) {
          const handles = handlers[result[index][0]];
          const kind = result[index][1].type;
          const handle = handles[kind];
          if (compile_hasOwnProperty.call(handles, kind) && handle) handle.call({
            sliceSerialize: result[index][2].sliceSerialize,
            ...context
          }, result[index][1]);
        }
        if (handlers.exit.null) handlers.exit.null.call(context);
        return buffers[0].join("");
      }
      function prepareList(slice) {
        const length = slice.length;
        let index = 0;
        let containerBalance = 0;
        let loose = false;
        let atMarker;
        while (++index < length) {
          const event = slice[index];
          if (event[1]._container) {
            atMarker = void 0;
            if (event[0] === "enter") containerBalance++; else containerBalance--;
          } else switch (event[1].type) {
           case "listItemPrefix":
            if (event[0] === "exit") atMarker = true;
            break;

           case "linePrefix":
            break;

           case "lineEndingBlank":
            if (event[0] === "enter" && !containerBalance) if (atMarker) atMarker = void 0; else loose = true;
            break;

           default:
            atMarker = void 0;
          }
        }
        slice[0][1]._loose = loose;
      }
      function setData(key, value) {
        data[key] = value;
      }
      function getData(key) {
        return data[key];
      }
      function buffer() {
        buffers.push([]);
      }
      function resume() {
        const buf = buffers.pop();
        return buf.join("");
      }
      function tag(value) {
        if (!tags) return;
        setData("lastWasTag", true);
        buffers[buffers.length - 1].push(value);
      }
      function raw(value) {
        setData("lastWasTag");
        buffers[buffers.length - 1].push(value);
      }
      function lineEnding() {
        raw(lineEndingStyle || "\n");
      }
      function lineEndingIfNeeded() {
        const buffer = buffers[buffers.length - 1];
        const slice = buffer[buffer.length - 1];
        const previous = slice ? slice.charCodeAt(slice.length - 1) : null;
        if (previous === 10 || previous === 13 || previous === null) return;
        lineEnding();
      }
      function encode(value) {
        return getData("ignoreEncode") ? value : (0, micromark_util_encode.l)(value);
      }
      function onresumedrop() {
        resume();
      }
      function onenterlistordered(token) {
        tightStack.push(!token._loose);
        lineEndingIfNeeded();
        tag("<ol");
        setData("expectFirstItem", true);
      }
      function onenterlistunordered(token) {
        tightStack.push(!token._loose);
        lineEndingIfNeeded();
        tag("<ul");
        setData("expectFirstItem", true);
      }
      function onenterlistitemvalue(token) {
        if (getData("expectFirstItem")) {
          const value = Number.parseInt(this.sliceSerialize(token), 10);
          if (value !== 1) tag(' start="' + encode(String(value)) + '"');
        }
      }
      function onenterlistitemmarker() {
        if (getData("expectFirstItem")) tag(">"); else onexitlistitem();
        lineEndingIfNeeded();
        tag("<li>");
        setData("expectFirstItem");
        setData("lastWasTag");
      }
      function onexitlistordered() {
        onexitlistitem();
        tightStack.pop();
        lineEnding();
        tag("</ol>");
      }
      function onexitlistunordered() {
        onexitlistitem();
        tightStack.pop();
        lineEnding();
        tag("</ul>");
      }
      function onexitlistitem() {
        if (getData("lastWasTag") && !getData("slurpAllLineEndings")) lineEndingIfNeeded();
        tag("</li>");
        setData("slurpAllLineEndings");
      }
      function onenterblockquote() {
        tightStack.push(false);
        lineEndingIfNeeded();
        tag("<blockquote>");
      }
      function onexitblockquote() {
        tightStack.pop();
        lineEndingIfNeeded();
        tag("</blockquote>");
        setData("slurpAllLineEndings");
      }
      function onenterparagraph() {
        if (!tightStack[tightStack.length - 1]) {
          lineEndingIfNeeded();
          tag("<p>");
        }
        setData("slurpAllLineEndings");
      }
      function onexitparagraph() {
        if (tightStack[tightStack.length - 1]) setData("slurpAllLineEndings", true); else tag("</p>");
      }
      function onentercodefenced() {
        lineEndingIfNeeded();
        tag("<pre><code");
        setData("fencesCount", 0);
      }
      function onexitcodefencedfenceinfo() {
        const value = resume();
        tag(' class="language-' + value + '"');
      }
      function onexitcodefencedfence() {
        const count = getData("fencesCount") || 0;
        if (!count) {
          tag(">");
          setData("slurpOneLineEnding", true);
        }
        setData("fencesCount", count + 1);
      }
      function onentercodeindented() {
        lineEndingIfNeeded();
        tag("<pre><code>");
      }
      function onexitflowcode() {
        const count = getData("fencesCount");
        if (count !== void 0 && count < 2 && data.tightStack.length > 0 && !getData("lastWasTag")) lineEnding();
        if (getData("flowCodeSeenData")) lineEndingIfNeeded();
        tag("</code></pre>");
        if (count !== void 0 && count < 2) lineEndingIfNeeded();
        setData("flowCodeSeenData");
        setData("fencesCount");
        setData("slurpOneLineEnding");
      }
      function onenterimage() {
        mediaStack.push({
          image: true
        });
        tags = void 0;
      }
      function onenterlink() {
        mediaStack.push({});
      }
      function onexitlabeltext(token) {
        mediaStack[mediaStack.length - 1].labelId = this.sliceSerialize(token);
      }
      function onexitlabel() {
        mediaStack[mediaStack.length - 1].label = resume();
      }
      function onexitreferencestring(token) {
        mediaStack[mediaStack.length - 1].referenceId = this.sliceSerialize(token);
      }
      function onenterresource() {
        buffer();
        mediaStack[mediaStack.length - 1].destination = "";
      }
      function onenterresourcedestinationstring() {
        buffer();
        setData("ignoreEncode", true);
      }
      function onexitresourcedestinationstring() {
        mediaStack[mediaStack.length - 1].destination = resume();
        setData("ignoreEncode");
      }
      function onexitresourcetitlestring() {
        mediaStack[mediaStack.length - 1].title = resume();
      }
      function onexitmedia() {
        let index = mediaStack.length - 1;
        const media = mediaStack[index];
        const id = media.referenceId || media.labelId;
        const context = media.destination === void 0 ? definitions[(0, micromark_util_normalize_identifier.B)(id)] : media;
        tags = true;
        while (index--) if (mediaStack[index].image) {
          tags = void 0;
          break;
        }
        if (media.image) {
          tag('<img src="' + (0, micromark_util_sanitize_uri.Q)(context.destination, settings.allowDangerousProtocol ? void 0 : protocolSource) + '" alt="');
          raw(media.label);
          tag('"');
        } else tag('<a href="' + (0, micromark_util_sanitize_uri.Q)(context.destination, settings.allowDangerousProtocol ? void 0 : protocolHref) + '"');
        tag(context.title ? ' title="' + context.title + '"' : "");
        if (media.image) tag(" />"); else {
          tag(">");
          raw(media.label);
          tag("</a>");
        }
        mediaStack.pop();
      }
      function onenterdefinition() {
        buffer();
        mediaStack.push({});
      }
      function onexitdefinitionlabelstring(token) {
        resume();
        mediaStack[mediaStack.length - 1].labelId = this.sliceSerialize(token);
      }
      function onenterdefinitiondestinationstring() {
        buffer();
        setData("ignoreEncode", true);
      }
      function onexitdefinitiondestinationstring() {
        mediaStack[mediaStack.length - 1].destination = resume();
        setData("ignoreEncode");
      }
      function onexitdefinitiontitlestring() {
        mediaStack[mediaStack.length - 1].title = resume();
      }
      function onexitdefinition() {
        const media = mediaStack[mediaStack.length - 1];
        const id = (0, micromark_util_normalize_identifier.B)(media.labelId);
        resume();
        if (!compile_hasOwnProperty.call(definitions, id)) definitions[id] = mediaStack[mediaStack.length - 1];
        mediaStack.pop();
      }
      function onentercontent() {
        setData("slurpAllLineEndings", true);
      }
      function onexitatxheadingsequence(token) {
        if (getData("headingRank")) return;
        setData("headingRank", this.sliceSerialize(token).length);
        lineEndingIfNeeded();
        tag("<h" + getData("headingRank") + ">");
      }
      function onentersetextheading() {
        buffer();
        setData("slurpAllLineEndings");
      }
      function onexitsetextheadingtext() {
        setData("slurpAllLineEndings", true);
      }
      function onexitatxheading() {
        tag("</h" + getData("headingRank") + ">");
        setData("headingRank");
      }
      function onexitsetextheadinglinesequence(token) {
        setData("headingRank", this.sliceSerialize(token).charCodeAt(0) === 61 ? 1 : 2);
      }
      function onexitsetextheading() {
        const value = resume();
        lineEndingIfNeeded();
        tag("<h" + getData("headingRank") + ">");
        raw(value);
        tag("</h" + getData("headingRank") + ">");
        setData("slurpAllLineEndings");
        setData("headingRank");
      }
      function onexitdata(token) {
        raw(encode(this.sliceSerialize(token)));
      }
      function onexitlineending(token) {
        if (getData("slurpAllLineEndings")) return;
        if (getData("slurpOneLineEnding")) {
          setData("slurpOneLineEnding");
          return;
        }
        if (getData("inCodeText")) {
          raw(" ");
          return;
        }
        raw(encode(this.sliceSerialize(token)));
      }
      function onexitcodeflowvalue(token) {
        raw(encode(this.sliceSerialize(token)));
        setData("flowCodeSeenData", true);
      }
      function onexithardbreak() {
        tag("<br />");
      }
      function onenterhtmlflow() {
        lineEndingIfNeeded();
        onenterhtml();
      }
      function onexithtml() {
        setData("ignoreEncode");
      }
      function onenterhtml() {
        if (settings.allowDangerousHtml) setData("ignoreEncode", true);
      }
      function onenteremphasis() {
        tag("<em>");
      }
      function onenterstrong() {
        tag("<strong>");
      }
      function onentercodetext() {
        setData("inCodeText", true);
        tag("<code>");
      }
      function onexitcodetext() {
        setData("inCodeText");
        tag("</code>");
      }
      function onexitemphasis() {
        tag("</em>");
      }
      function onexitstrong() {
        tag("</strong>");
      }
      function onexitthematicbreak() {
        lineEndingIfNeeded();
        tag("<hr />");
      }
      function onexitcharacterreferencemarker(token) {
        setData("characterReferenceType", token.type);
      }
      function onexitcharacterreferencevalue(token) {
        const value = this.sliceSerialize(token);
        const decoded = getData("characterReferenceType") ? (0, micromark_util_decode_numeric_character_reference.C)(value, getData("characterReferenceType") === "characterReferenceMarkerNumeric" ? 10 : 16) : (0, 
        decode_named_character_reference.s)(value);
        raw(encode(decoded));
        setData("characterReferenceType");
      }
      function onexitautolinkprotocol(token) {
        const uri = this.sliceSerialize(token);
        tag('<a href="' + (0, micromark_util_sanitize_uri.Q)(uri, settings.allowDangerousProtocol ? void 0 : protocolHref) + '">');
        raw(encode(uri));
        tag("</a>");
      }
      function onexitautolinkemail(token) {
        const uri = this.sliceSerialize(token);
        tag('<a href="' + (0, micromark_util_sanitize_uri.Q)("mailto:" + uri) + '">');
        raw(encode(uri));
        tag("</a>");
      }
    }
    var parse = __webpack_require__(19627);
    var postprocess = __webpack_require__(45387);
    var preprocess = __webpack_require__(82192);
    function micromark(value, encoding, options) {
      if (typeof encoding !== "string") {
        options = encoding;
        encoding = void 0;
      }
      return compile(options)((0, postprocess._)((0, parse.q)(options).document().write((0, 
      preprocess.v)()(value, encoding, true))));
    }
  }),
  19627: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      q: () => parse
    });
    var constructs_namespaceObject = {};
    __webpack_require__.r(constructs_namespaceObject);
    __webpack_require__.d(constructs_namespaceObject, {
      attentionMarkers: () => attentionMarkers,
      contentInitial: () => contentInitial,
      disable: () => disable,
      document: () => constructs_document,
      flow: () => constructs_flow,
      flowInitial: () => flowInitial,
      insideSpan: () => insideSpan,
      string: () => constructs_string,
      text: () => constructs_text
    });
    var micromark_util_combine_extensions = __webpack_require__(96792);
    var micromark_factory_space = __webpack_require__(52328);
    var micromark_util_character = __webpack_require__(10401);
    const content = {
      tokenize: initializeContent
    };
    function initializeContent(effects) {
      const contentStart = effects.attempt(this.parser.constructs.contentInitial, afterContentStartConstruct, paragraphInitial);
      let previous;
      return contentStart;
      function afterContentStartConstruct(code) {
        if (code === null) {
          effects.consume(code);
          return;
        }
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return (0, micromark_factory_space.N)(effects, contentStart, "linePrefix");
      }
      function paragraphInitial(code) {
        effects.enter("paragraph");
        return lineStart(code);
      }
      function lineStart(code) {
        const token = effects.enter("chunkText", {
          contentType: "text",
          previous: previous
        });
        if (previous) previous.next = token;
        previous = token;
        return data(code);
      }
      function data(code) {
        if (code === null) {
          effects.exit("chunkText");
          effects.exit("paragraph");
          effects.consume(code);
          return;
        }
        if ((0, micromark_util_character.HP)(code)) {
          effects.consume(code);
          effects.exit("chunkText");
          return lineStart;
        }
        effects.consume(code);
        return data;
      }
    }
    var micromark_util_chunked = __webpack_require__(5254);
    const document_document = {
      tokenize: initializeDocument
    };
    const containerConstruct = {
      tokenize: tokenizeContainer
    };
    function initializeDocument(effects) {
      const self = this;
      const stack = [];
      let continued = 0;
      let childFlow;
      let childToken;
      let lineStartOffset;
      return start;
      function start(code) {
        if (continued < stack.length) {
          const item = stack[continued];
          self.containerState = item[1];
          return effects.attempt(item[0].continuation, documentContinue, checkNewContainers)(code);
        }
        return checkNewContainers(code);
      }
      function documentContinue(code) {
        continued++;
        if (self.containerState._closeFlow) {
          self.containerState._closeFlow = void 0;
          if (childFlow) closeFlow();
          const indexBeforeExits = self.events.length;
          let indexBeforeFlow = indexBeforeExits;
          let point;
          while (indexBeforeFlow--) if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
            point = self.events[indexBeforeFlow][1].end;
            break;
          }
          exitContainers(continued);
          let index = indexBeforeExits;
          while (index < self.events.length) {
            self.events[index][1].end = {
              ...point
            };
            index++;
          }
          (0, micromark_util_chunked.m)(self.events, indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
          self.events.length = index;
          return checkNewContainers(code);
        }
        return start(code);
      }
      function checkNewContainers(code) {
        if (continued === stack.length) {
          if (!childFlow) return documentContinued(code);
          if (childFlow.currentConstruct && childFlow.currentConstruct.concrete) return flowStart(code);
          self.interrupt = Boolean(childFlow.currentConstruct && !childFlow._gfmTableDynamicInterruptHack);
        }
        self.containerState = {};
        return effects.check(containerConstruct, thereIsANewContainer, thereIsNoNewContainer)(code);
      }
      function thereIsANewContainer(code) {
        if (childFlow) closeFlow();
        exitContainers(continued);
        return documentContinued(code);
      }
      function thereIsNoNewContainer(code) {
        self.parser.lazy[self.now().line] = continued !== stack.length;
        lineStartOffset = self.now().offset;
        return flowStart(code);
      }
      function documentContinued(code) {
        self.containerState = {};
        return effects.attempt(containerConstruct, containerContinue, flowStart)(code);
      }
      function containerContinue(code) {
        continued++;
        stack.push([ self.currentConstruct, self.containerState ]);
        return documentContinued(code);
      }
      function flowStart(code) {
        if (code === null) {
          if (childFlow) closeFlow();
          exitContainers(0);
          effects.consume(code);
          return;
        }
        childFlow = childFlow || self.parser.flow(self.now());
        effects.enter("chunkFlow", {
          _tokenizer: childFlow,
          contentType: "flow",
          previous: childToken
        });
        return flowContinue(code);
      }
      function flowContinue(code) {
        if (code === null) {
          writeToChild(effects.exit("chunkFlow"), true);
          exitContainers(0);
          effects.consume(code);
          return;
        }
        if ((0, micromark_util_character.HP)(code)) {
          effects.consume(code);
          writeToChild(effects.exit("chunkFlow"));
          continued = 0;
          self.interrupt = void 0;
          return start;
        }
        effects.consume(code);
        return flowContinue;
      }
      function writeToChild(token, endOfFile) {
        const stream = self.sliceStream(token);
        if (endOfFile) stream.push(null);
        token.previous = childToken;
        if (childToken) childToken.next = token;
        childToken = token;
        childFlow.defineSkip(token.start);
        childFlow.write(stream);
        if (self.parser.lazy[token.start.line]) {
          let index = childFlow.events.length;
          while (index--) if (childFlow.events[index][1].start.offset < lineStartOffset && (!childFlow.events[index][1].end || childFlow.events[index][1].end.offset > lineStartOffset)) return;
          const indexBeforeExits = self.events.length;
          let indexBeforeFlow = indexBeforeExits;
          let seen;
          let point;
          while (indexBeforeFlow--) if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
            if (seen) {
              point = self.events[indexBeforeFlow][1].end;
              break;
            }
            seen = true;
          }
          exitContainers(continued);
          index = indexBeforeExits;
          while (index < self.events.length) {
            self.events[index][1].end = {
              ...point
            };
            index++;
          }
          (0, micromark_util_chunked.m)(self.events, indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
          self.events.length = index;
        }
      }
      function exitContainers(size) {
        let index = stack.length;
        while (index-- > size) {
          const entry = stack[index];
          self.containerState = entry[1];
          entry[0].exit.call(self, effects);
        }
        stack.length = size;
      }
      function closeFlow() {
        childFlow.write([ null ]);
        childToken = void 0;
        childFlow = void 0;
        self.containerState._closeFlow = void 0;
      }
    }
    function tokenizeContainer(effects, ok, nok) {
      return (0, micromark_factory_space.N)(effects, effects.attempt(this.parser.constructs.document, ok, nok), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4);
    }
    var blank_line = __webpack_require__(74520);
    var micromark_util_subtokenize = __webpack_require__(5586);
    const content_content = {
      resolve: resolveContent,
      tokenize: tokenizeContent
    };
    const continuationConstruct = {
      partial: true,
      tokenize: tokenizeContinuation
    };
    function resolveContent(events) {
      (0, micromark_util_subtokenize.w)(events);
      return events;
    }
    function tokenizeContent(effects, ok) {
      let previous;
      return chunkStart;
      function chunkStart(code) {
        effects.enter("content");
        previous = effects.enter("chunkContent", {
          contentType: "content"
        });
        return chunkInside(code);
      }
      function chunkInside(code) {
        if (code === null) return contentEnd(code);
        if ((0, micromark_util_character.HP)(code)) return effects.check(continuationConstruct, contentContinue, contentEnd)(code);
        effects.consume(code);
        return chunkInside;
      }
      function contentEnd(code) {
        effects.exit("chunkContent");
        effects.exit("content");
        return ok(code);
      }
      function contentContinue(code) {
        effects.consume(code);
        effects.exit("chunkContent");
        previous.next = effects.enter("chunkContent", {
          contentType: "content",
          previous: previous
        });
        previous = previous.next;
        return chunkInside;
      }
    }
    function tokenizeContinuation(effects, ok, nok) {
      const self = this;
      return startLookahead;
      function startLookahead(code) {
        effects.exit("chunkContent");
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return (0, micromark_factory_space.N)(effects, prefixed, "linePrefix");
      }
      function prefixed(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) return nok(code);
        const tail = self.events[self.events.length - 1];
        if (!self.parser.constructs.disable.null.includes("codeIndented") && tail && tail[1].type === "linePrefix" && tail[2].sliceSerialize(tail[1], true).length >= 4) return ok(code);
        return effects.interrupt(self.parser.constructs.flow, nok, ok)(code);
      }
    }
    const flow = {
      tokenize: initializeFlow
    };
    function initializeFlow(effects) {
      const self = this;
      const initial = effects.attempt(blank_line.B, atBlankEnding, effects.attempt(this.parser.constructs.flowInitial, afterConstruct, (0, 
      micromark_factory_space.N)(effects, effects.attempt(this.parser.constructs.flow, afterConstruct, effects.attempt(content_content, afterConstruct)), "linePrefix")));
      return initial;
      function atBlankEnding(code) {
        if (code === null) {
          effects.consume(code);
          return;
        }
        effects.enter("lineEndingBlank");
        effects.consume(code);
        effects.exit("lineEndingBlank");
        self.currentConstruct = void 0;
        return initial;
      }
      function afterConstruct(code) {
        if (code === null) {
          effects.consume(code);
          return;
        }
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        self.currentConstruct = void 0;
        return initial;
      }
    }
    const resolver = {
      resolveAll: createResolver()
    };
    const string = initializeFactory("string");
    const text_text = initializeFactory("text");
    function initializeFactory(field) {
      return {
        resolveAll: createResolver(field === "text" ? resolveAllLineSuffixes : void 0),
        tokenize: initializeText
      };
      function initializeText(effects) {
        const self = this;
        const constructs = this.parser.constructs[field];
        const text = effects.attempt(constructs, start, notText);
        return start;
        function start(code) {
          return atBreak(code) ? text(code) : notText(code);
        }
        function notText(code) {
          if (code === null) {
            effects.consume(code);
            return;
          }
          effects.enter("data");
          effects.consume(code);
          return data;
        }
        function data(code) {
          if (atBreak(code)) {
            effects.exit("data");
            return text(code);
          }
          effects.consume(code);
          return data;
        }
        function atBreak(code) {
          if (code === null) return true;
          const list = constructs[code];
          let index = -1;
          if (list) while (++index < list.length) {
            const item = list[index];
            if (!item.previous || item.previous.call(self, self.previous)) return true;
          }
          return false;
        }
      }
    }
    function createResolver(extraResolver) {
      return resolveAllText;
      function resolveAllText(events, context) {
        let index = -1;
        let enter;
        while (++index <= events.length) if (enter === void 0) {
          if (events[index] && events[index][1].type === "data") {
            enter = index;
            index++;
          }
        } else if (!events[index] || events[index][1].type !== "data") {
          if (index !== enter + 2) {
            events[enter][1].end = events[index - 1][1].end;
            events.splice(enter + 2, index - enter - 2);
            index = enter + 2;
          }
          enter = void 0;
        }
        return extraResolver ? extraResolver(events, context) : events;
      }
    }
    function resolveAllLineSuffixes(events, context) {
      let eventIndex = 0;
      while (++eventIndex <= events.length) if ((eventIndex === events.length || events[eventIndex][1].type === "lineEnding") && events[eventIndex - 1][1].type === "data") {
        const data = events[eventIndex - 1][1];
        const chunks = context.sliceStream(data);
        let index = chunks.length;
        let bufferIndex = -1;
        let size = 0;
        let tabs;
        while (index--) {
          const chunk = chunks[index];
          if (typeof chunk === "string") {
            bufferIndex = chunk.length;
            while (chunk.charCodeAt(bufferIndex - 1) === 32) {
              size++;
              bufferIndex--;
            }
            if (bufferIndex) break;
            bufferIndex = -1;
          } else if (chunk === -2) {
            tabs = true;
            size++;
          } else if (chunk === -1) ; else {
            index++;
            break;
          }
        }
        if (context._contentTypeTextTrailing && eventIndex === events.length) size = 0;
        if (size) {
          const token = {
            type: eventIndex === events.length || tabs || size < 2 ? "lineSuffix" : "hardBreakTrailing",
            start: {
              _bufferIndex: index ? bufferIndex : data.start._bufferIndex + bufferIndex,
              _index: data.start._index + index,
              line: data.end.line,
              column: data.end.column - size,
              offset: data.end.offset - size
            },
            end: {
              ...data.end
            }
          };
          data.end = {
            ...token.start
          };
          if (data.start.offset === data.end.offset) Object.assign(data, token); else {
            events.splice(eventIndex, 0, [ "enter", token, context ], [ "exit", token, context ]);
            eventIndex += 2;
          }
        }
        eventIndex++;
      }
      return events;
    }
    const thematicBreak = {
      name: "thematicBreak",
      tokenize: tokenizeThematicBreak
    };
    function tokenizeThematicBreak(effects, ok, nok) {
      let size = 0;
      let marker;
      return start;
      function start(code) {
        effects.enter("thematicBreak");
        return before(code);
      }
      function before(code) {
        marker = code;
        return atBreak(code);
      }
      function atBreak(code) {
        if (code === marker) {
          effects.enter("thematicBreakSequence");
          return sequence(code);
        }
        if (size >= 3 && (code === null || (0, micromark_util_character.HP)(code))) {
          effects.exit("thematicBreak");
          return ok(code);
        }
        return nok(code);
      }
      function sequence(code) {
        if (code === marker) {
          effects.consume(code);
          size++;
          return sequence;
        }
        effects.exit("thematicBreakSequence");
        return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, atBreak, "whitespace")(code) : atBreak(code);
      }
    }
    const list = {
      continuation: {
        tokenize: tokenizeListContinuation
      },
      exit: tokenizeListEnd,
      name: "list",
      tokenize: tokenizeListStart
    };
    const listItemPrefixWhitespaceConstruct = {
      partial: true,
      tokenize: tokenizeListItemPrefixWhitespace
    };
    const indentConstruct = {
      partial: true,
      tokenize: tokenizeIndent
    };
    function tokenizeListStart(effects, ok, nok) {
      const self = this;
      const tail = self.events[self.events.length - 1];
      let initialSize = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
      let size = 0;
      return start;
      function start(code) {
        const kind = self.containerState.type || (code === 42 || code === 43 || code === 45 ? "listUnordered" : "listOrdered");
        if (kind === "listUnordered" ? !self.containerState.marker || code === self.containerState.marker : (0, 
        micromark_util_character.BM)(code)) {
          if (!self.containerState.type) {
            self.containerState.type = kind;
            effects.enter(kind, {
              _container: true
            });
          }
          if (kind === "listUnordered") {
            effects.enter("listItemPrefix");
            return code === 42 || code === 45 ? effects.check(thematicBreak, nok, atMarker)(code) : atMarker(code);
          }
          if (!self.interrupt || code === 49) {
            effects.enter("listItemPrefix");
            effects.enter("listItemValue");
            return inside(code);
          }
        }
        return nok(code);
      }
      function inside(code) {
        if ((0, micromark_util_character.BM)(code) && ++size < 10) {
          effects.consume(code);
          return inside;
        }
        if ((!self.interrupt || size < 2) && (self.containerState.marker ? code === self.containerState.marker : code === 41 || code === 46)) {
          effects.exit("listItemValue");
          return atMarker(code);
        }
        return nok(code);
      }
      function atMarker(code) {
        effects.enter("listItemMarker");
        effects.consume(code);
        effects.exit("listItemMarker");
        self.containerState.marker = self.containerState.marker || code;
        return effects.check(blank_line.B, self.interrupt ? nok : onBlank, effects.attempt(listItemPrefixWhitespaceConstruct, endOfPrefix, otherPrefix));
      }
      function onBlank(code) {
        self.containerState.initialBlankLine = true;
        initialSize++;
        return endOfPrefix(code);
      }
      function otherPrefix(code) {
        if ((0, micromark_util_character.On)(code)) {
          effects.enter("listItemPrefixWhitespace");
          effects.consume(code);
          effects.exit("listItemPrefixWhitespace");
          return endOfPrefix;
        }
        return nok(code);
      }
      function endOfPrefix(code) {
        self.containerState.size = initialSize + self.sliceSerialize(effects.exit("listItemPrefix"), true).length;
        return ok(code);
      }
    }
    function tokenizeListContinuation(effects, ok, nok) {
      const self = this;
      self.containerState._closeFlow = void 0;
      return effects.check(blank_line.B, onBlank, notBlank);
      function onBlank(code) {
        self.containerState.furtherBlankLines = self.containerState.furtherBlankLines || self.containerState.initialBlankLine;
        return (0, micromark_factory_space.N)(effects, ok, "listItemIndent", self.containerState.size + 1)(code);
      }
      function notBlank(code) {
        if (self.containerState.furtherBlankLines || !(0, micromark_util_character.On)(code)) {
          self.containerState.furtherBlankLines = void 0;
          self.containerState.initialBlankLine = void 0;
          return notInCurrentItem(code);
        }
        self.containerState.furtherBlankLines = void 0;
        self.containerState.initialBlankLine = void 0;
        return effects.attempt(indentConstruct, ok, notInCurrentItem)(code);
      }
      function notInCurrentItem(code) {
        self.containerState._closeFlow = true;
        self.interrupt = void 0;
        return (0, micromark_factory_space.N)(effects, effects.attempt(list, ok, nok), "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
      }
    }
    function tokenizeIndent(effects, ok, nok) {
      const self = this;
      return (0, micromark_factory_space.N)(effects, afterPrefix, "listItemIndent", self.containerState.size + 1);
      function afterPrefix(code) {
        const tail = self.events[self.events.length - 1];
        return tail && tail[1].type === "listItemIndent" && tail[2].sliceSerialize(tail[1], true).length === self.containerState.size ? ok(code) : nok(code);
      }
    }
    function tokenizeListEnd(effects) {
      effects.exit(this.containerState.type);
    }
    function tokenizeListItemPrefixWhitespace(effects, ok, nok) {
      const self = this;
      return (0, micromark_factory_space.N)(effects, afterPrefix, "listItemPrefixWhitespace", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4 + 1);
      function afterPrefix(code) {
        const tail = self.events[self.events.length - 1];
        return !(0, micromark_util_character.On)(code) && tail && tail[1].type === "listItemPrefixWhitespace" ? ok(code) : nok(code);
      }
    }
    const blockQuote = {
      continuation: {
        tokenize: tokenizeBlockQuoteContinuation
      },
      exit: exit,
      name: "blockQuote",
      tokenize: tokenizeBlockQuoteStart
    };
    function tokenizeBlockQuoteStart(effects, ok, nok) {
      const self = this;
      return start;
      function start(code) {
        if (code === 62) {
          const state = self.containerState;
          if (!state.open) {
            effects.enter("blockQuote", {
              _container: true
            });
            state.open = true;
          }
          effects.enter("blockQuotePrefix");
          effects.enter("blockQuoteMarker");
          effects.consume(code);
          effects.exit("blockQuoteMarker");
          return after;
        }
        return nok(code);
      }
      function after(code) {
        if ((0, micromark_util_character.On)(code)) {
          effects.enter("blockQuotePrefixWhitespace");
          effects.consume(code);
          effects.exit("blockQuotePrefixWhitespace");
          effects.exit("blockQuotePrefix");
          return ok;
        }
        effects.exit("blockQuotePrefix");
        return ok(code);
      }
    }
    function tokenizeBlockQuoteContinuation(effects, ok, nok) {
      const self = this;
      return contStart;
      function contStart(code) {
        if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, contBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
        return contBefore(code);
      }
      function contBefore(code) {
        return effects.attempt(blockQuote, ok, nok)(code);
      }
    }
    function exit(effects) {
      effects.exit("blockQuote");
    }
    function factoryDestination(effects, ok, nok, type, literalType, literalMarkerType, rawType, stringType, max) {
      const limit = max || Number.POSITIVE_INFINITY;
      let balance = 0;
      return start;
      function start(code) {
        if (code === 60) {
          effects.enter(type);
          effects.enter(literalType);
          effects.enter(literalMarkerType);
          effects.consume(code);
          effects.exit(literalMarkerType);
          return enclosedBefore;
        }
        if (code === null || code === 32 || code === 41 || (0, micromark_util_character.JQ)(code)) return nok(code);
        effects.enter(type);
        effects.enter(rawType);
        effects.enter(stringType);
        effects.enter("chunkString", {
          contentType: "string"
        });
        return raw(code);
      }
      function enclosedBefore(code) {
        if (code === 62) {
          effects.enter(literalMarkerType);
          effects.consume(code);
          effects.exit(literalMarkerType);
          effects.exit(literalType);
          effects.exit(type);
          return ok;
        }
        effects.enter(stringType);
        effects.enter("chunkString", {
          contentType: "string"
        });
        return enclosed(code);
      }
      function enclosed(code) {
        if (code === 62) {
          effects.exit("chunkString");
          effects.exit(stringType);
          return enclosedBefore(code);
        }
        if (code === null || code === 60 || (0, micromark_util_character.HP)(code)) return nok(code);
        effects.consume(code);
        return code === 92 ? enclosedEscape : enclosed;
      }
      function enclosedEscape(code) {
        if (code === 60 || code === 62 || code === 92) {
          effects.consume(code);
          return enclosed;
        }
        return enclosed(code);
      }
      function raw(code) {
        if (!balance && (code === null || code === 41 || (0, micromark_util_character.Ee)(code))) {
          effects.exit("chunkString");
          effects.exit(stringType);
          effects.exit(rawType);
          effects.exit(type);
          return ok(code);
        }
        if (balance < limit && code === 40) {
          effects.consume(code);
          balance++;
          return raw;
        }
        if (code === 41) {
          effects.consume(code);
          balance--;
          return raw;
        }
        if (code === null || code === 32 || code === 40 || (0, micromark_util_character.JQ)(code)) return nok(code);
        effects.consume(code);
        return code === 92 ? rawEscape : raw;
      }
      function rawEscape(code) {
        if (code === 40 || code === 41 || code === 92) {
          effects.consume(code);
          return raw;
        }
        return raw(code);
      }
    }
    function factoryLabel(effects, ok, nok, type, markerType, stringType) {
      const self = this;
      let size = 0;
      let seen;
      return start;
      function start(code) {
        effects.enter(type);
        effects.enter(markerType);
        effects.consume(code);
        effects.exit(markerType);
        effects.enter(stringType);
        return atBreak;
      }
      function atBreak(code) {
        if (size > 999 || code === null || code === 91 || code === 93 && !seen || code === 94 && !size && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
        if (code === 93) {
          effects.exit(stringType);
          effects.enter(markerType);
          effects.consume(code);
          effects.exit(markerType);
          effects.exit(type);
          return ok;
        }
        if ((0, micromark_util_character.HP)(code)) {
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          return atBreak;
        }
        effects.enter("chunkString", {
          contentType: "string"
        });
        return labelInside(code);
      }
      function labelInside(code) {
        if (code === null || code === 91 || code === 93 || (0, micromark_util_character.HP)(code) || size++ > 999) {
          effects.exit("chunkString");
          return atBreak(code);
        }
        effects.consume(code);
        if (!seen) seen = !(0, micromark_util_character.On)(code);
        return code === 92 ? labelEscape : labelInside;
      }
      function labelEscape(code) {
        if (code === 91 || code === 92 || code === 93) {
          effects.consume(code);
          size++;
          return labelInside;
        }
        return labelInside(code);
      }
    }
    function factoryTitle(effects, ok, nok, type, markerType, stringType) {
      let marker;
      return start;
      function start(code) {
        if (code === 34 || code === 39 || code === 40) {
          effects.enter(type);
          effects.enter(markerType);
          effects.consume(code);
          effects.exit(markerType);
          marker = code === 40 ? 41 : code;
          return begin;
        }
        return nok(code);
      }
      function begin(code) {
        if (code === marker) {
          effects.enter(markerType);
          effects.consume(code);
          effects.exit(markerType);
          effects.exit(type);
          return ok;
        }
        effects.enter(stringType);
        return atBreak(code);
      }
      function atBreak(code) {
        if (code === marker) {
          effects.exit(stringType);
          return begin(marker);
        }
        if (code === null) return nok(code);
        if ((0, micromark_util_character.HP)(code)) {
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          return (0, micromark_factory_space.N)(effects, atBreak, "linePrefix");
        }
        effects.enter("chunkString", {
          contentType: "string"
        });
        return inside(code);
      }
      function inside(code) {
        if (code === marker || code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("chunkString");
          return atBreak(code);
        }
        effects.consume(code);
        return code === 92 ? escape : inside;
      }
      function escape(code) {
        if (code === marker || code === 92) {
          effects.consume(code);
          return inside;
        }
        return inside(code);
      }
    }
    function factoryWhitespace(effects, ok) {
      let seen;
      return start;
      function start(code) {
        if ((0, micromark_util_character.HP)(code)) {
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          seen = true;
          return start;
        }
        if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, start, seen ? "linePrefix" : "lineSuffix")(code);
        return ok(code);
      }
    }
    var micromark_util_normalize_identifier = __webpack_require__(20031);
    const definition = {
      name: "definition",
      tokenize: tokenizeDefinition
    };
    const titleBefore = {
      partial: true,
      tokenize: tokenizeTitleBefore
    };
    function tokenizeDefinition(effects, ok, nok) {
      const self = this;
      let identifier;
      return start;
      function start(code) {
        effects.enter("definition");
        return before(code);
      }
      function before(code) {
        return factoryLabel.call(self, effects, labelAfter, nok, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(code);
      }
      function labelAfter(code) {
        identifier = (0, micromark_util_normalize_identifier.B)(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1));
        if (code === 58) {
          effects.enter("definitionMarker");
          effects.consume(code);
          effects.exit("definitionMarker");
          return markerAfter;
        }
        return nok(code);
      }
      function markerAfter(code) {
        return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, destinationBefore)(code) : destinationBefore(code);
      }
      function destinationBefore(code) {
        return factoryDestination(effects, destinationAfter, nok, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(code);
      }
      function destinationAfter(code) {
        return effects.attempt(titleBefore, after, after)(code);
      }
      function after(code) {
        return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, afterWhitespace, "whitespace")(code) : afterWhitespace(code);
      }
      function afterWhitespace(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("definition");
          self.parser.defined.push(identifier);
          return ok(code);
        }
        return nok(code);
      }
    }
    function tokenizeTitleBefore(effects, ok, nok) {
      return titleBefore;
      function titleBefore(code) {
        return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, beforeMarker)(code) : nok(code);
      }
      function beforeMarker(code) {
        return factoryTitle(effects, titleAfter, nok, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(code);
      }
      function titleAfter(code) {
        return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, titleAfterOptionalWhitespace, "whitespace")(code) : titleAfterOptionalWhitespace(code);
      }
      function titleAfterOptionalWhitespace(code) {
        return code === null || (0, micromark_util_character.HP)(code) ? ok(code) : nok(code);
      }
    }
    const codeIndented = {
      name: "codeIndented",
      tokenize: tokenizeCodeIndented
    };
    const furtherStart = {
      partial: true,
      tokenize: tokenizeFurtherStart
    };
    function tokenizeCodeIndented(effects, ok, nok) {
      return start;
      function start(code) {
        effects.enter("codeIndented");
        return (0, micromark_factory_space.B)(effects, atBreak, nok, "linePrefix", 4, 4)(code);
      }
      function atBreak(code) {
        if (code === null) return after(code);
        if ((0, micromark_util_character.HP)(code)) return effects.attempt(furtherStart, atBreak, after)(code);
        effects.enter("codeFlowValue");
        return inside(code);
      }
      function inside(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("codeFlowValue");
          return atBreak(code);
        }
        effects.consume(code);
        return inside;
      }
      function after(code) {
        effects.exit("codeIndented");
        return ok(code);
      }
    }
    function tokenizeFurtherStart(effects, ok, nok) {
      const self = this;
      return furtherStart;
      function furtherStart(code) {
        if (self.parser.lazy[self.now().line]) return nok(code);
        if ((0, micromark_util_character.HP)(code)) {
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          return furtherStart;
        }
        return (0, micromark_factory_space.B)(effects, ok, onNotEnoughPrefix, "linePrefix", 4, 4)(code);
      }
      function onNotEnoughPrefix(code) {
        return (0, micromark_util_character.HP)(code) ? furtherStart(code) : nok(code);
      }
    }
    const headingAtx = {
      name: "headingAtx",
      resolve: resolveHeadingAtx,
      tokenize: tokenizeHeadingAtx
    };
    function resolveHeadingAtx(events, context) {
      let contentEnd = events.length - 2;
      let contentStart = 3;
      if (events[contentStart][1].type === "whitespace") contentStart += 2;
      if (contentEnd - 2 > contentStart && events[contentEnd][1].type === "whitespace") contentEnd -= 2;
      if (events[contentEnd][1].type === "atxHeadingSequence" && (contentStart === contentEnd - 1 || contentEnd - 4 > contentStart && events[contentEnd - 2][1].type === "whitespace")) contentEnd -= contentStart + 1 === contentEnd ? 2 : 4;
      if (contentEnd > contentStart) {
        const content = {
          type: "atxHeadingText",
          start: events[contentStart][1].start,
          end: events[contentEnd][1].end
        };
        const text = {
          type: "chunkText",
          start: events[contentStart][1].start,
          end: events[contentEnd][1].end,
          contentType: "text"
        };
        (0, micromark_util_chunked.m)(events, contentStart, contentEnd - contentStart + 1, [ [ "enter", content, context ], [ "enter", text, context ], [ "exit", text, context ], [ "exit", content, context ] ]);
      }
      return events;
    }
    function tokenizeHeadingAtx(effects, ok, nok) {
      let size = 0;
      return start;
      function start(code) {
        effects.enter("atxHeading");
        return before(code);
      }
      function before(code) {
        effects.enter("atxHeadingSequence");
        return sequenceOpen(code);
      }
      function sequenceOpen(code) {
        if (code === 35 && size++ < 6) {
          effects.consume(code);
          return sequenceOpen;
        }
        if (code === null || (0, micromark_util_character.Ee)(code)) {
          effects.exit("atxHeadingSequence");
          return atBreak(code);
        }
        return nok(code);
      }
      function atBreak(code) {
        if (code === 35) {
          effects.enter("atxHeadingSequence");
          return sequenceFurther(code);
        }
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("atxHeading");
          return ok(code);
        }
        if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, atBreak, "whitespace")(code);
        effects.enter("atxHeadingText");
        return data(code);
      }
      function sequenceFurther(code) {
        if (code === 35) {
          effects.consume(code);
          return sequenceFurther;
        }
        effects.exit("atxHeadingSequence");
        return atBreak(code);
      }
      function data(code) {
        if (code === null || code === 35 || (0, micromark_util_character.Ee)(code)) {
          effects.exit("atxHeadingText");
          return atBreak(code);
        }
        effects.consume(code);
        return data;
      }
    }
    class EditMap {
      constructor() {
        this.index = new Map;
        this.map = [];
      }
      add(index, remove, add) {
        addImplementation(this, index, remove, add, false);
      }
      addBefore(index, remove, add) {
        addImplementation(this, index, remove, add, true);
      }
      consume(events) {
        this.map.sort(function(a, b) {
          return a[0] - b[0];
        });
        if (this.map.length === 0) return;
        let index = this.map.length;
        const vecs = [];
        while (index > 0) {
          index -= 1;
          vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
          events.length = this.map[index][0];
        }
        vecs.push(events.slice());
        events.length = 0;
        let slice = vecs.pop();
        while (slice) {
          for (const element of slice) events.push(element);
          slice = vecs.pop();
        }
        this.map.length = 0;
        this.index.clear();
      }
    }
    function addImplementation(editMap, at, remove, add, before) {
      if (remove === 0 && add.length === 0) return;
      const existing = editMap.index.get(at);
      if (existing) {
        existing[1] += remove;
        if (before) {
          add.push(...existing[2]);
          existing[2] = add;
        } else existing[2].push(...add);
        return;
      }
      const change = [ at, remove, add ];
      editMap.map.push(change);
      editMap.index.set(at, change);
    }
    const setextUnderline = {
      name: "setextUnderline",
      resolveTo: resolveToSetextUnderline,
      tokenize: tokenizeSetextUnderline
    };
    function resolveToSetextUnderline(events, context) {
      const editMap = new EditMap;
      let index = events.length;
      let content;
      let text;
      let definition;
      while (index--) if (events[index][0] === "enter") {
        if (events[index][1].type === "content") {
          content = index;
          break;
        }
        if (events[index][1].type === "paragraph") text = index;
      } else {
        if (events[index][1].type === "content") editMap.add(index, 1, []);
        if (!definition && events[index][1].type === "definition") definition = index;
      }
      const heading = {
        type: "setextHeading",
        start: {
          ...events[content][1].start
        },
        end: {
          ...events[events.length - 1][1].end
        }
      };
      events[text][1].type = "setextHeadingText";
      if (definition) {
        editMap.add(text, 0, [ [ "enter", heading, context ] ]);
        editMap.add(definition + 1, 0, [ [ "exit", events[content][1], context ] ]);
        events[content][1].end = {
          ...events[definition][1].end
        };
      } else events[content][1] = heading;
      editMap.add(events.length, 0, [ [ "exit", heading, context ] ]);
      editMap.consume(events);
      return events;
    }
    function tokenizeSetextUnderline(effects, ok, nok) {
      const self = this;
      let marker;
      return start;
      function start(code) {
        let index = self.events.length;
        let paragraph;
        while (index--) if (self.events[index][1].type !== "lineEnding" && self.events[index][1].type !== "linePrefix" && self.events[index][1].type !== "content") {
          paragraph = self.events[index][1].type === "paragraph";
          break;
        }
        if (!self.parser.lazy[self.now().line] && (self.interrupt || paragraph)) {
          effects.enter("setextHeadingLine");
          marker = code;
          return before(code);
        }
        return nok(code);
      }
      function before(code) {
        effects.enter("setextHeadingLineSequence");
        return inside(code);
      }
      function inside(code) {
        if (code === marker) {
          effects.consume(code);
          return inside;
        }
        effects.exit("setextHeadingLineSequence");
        return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, after, "lineSuffix")(code) : after(code);
      }
      function after(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("setextHeadingLine");
          return ok(code);
        }
        return nok(code);
      }
    }
    const htmlBlockNames = [ "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul" ];
    const htmlRawNames = [ "pre", "script", "style", "textarea" ];
    const nonLazyContinuation = {
      partial: true,
      tokenize: tokenizeNonLazyContinuation
    };
    function tokenizeNonLazyContinuation(effects, ok, nok) {
      const self = this;
      return start;
      function start(code) {
        if (code === null) return nok(code);
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return after;
      }
      function after(code) {
        return self.parser.lazy[self.now().line] ? nok(code) : ok(code);
      }
    }
    const htmlFlow = {
      concrete: true,
      name: "htmlFlow",
      resolveTo: resolveToHtmlFlow,
      tokenize: tokenizeHtmlFlow
    };
    const blankLineBefore = {
      partial: true,
      tokenize: tokenizeBlankLineBefore
    };
    function resolveToHtmlFlow(events) {
      let index = events.length;
      while (index--) if (events[index][0] === "enter" && events[index][1].type === "htmlFlow") break;
      if (index > 1 && events[index - 2][1].type === "linePrefix") {
        events[index][1].start = events[index - 2][1].start;
        events[index + 1][1].start = events[index - 2][1].start;
        events.splice(index - 2, 2);
      }
      return events;
    }
    function tokenizeHtmlFlow(effects, ok, nok) {
      const self = this;
      let marker;
      let closingTag;
      let buffer;
      let index;
      let markerB;
      return start;
      function start(code) {
        return before(code);
      }
      function before(code) {
        effects.enter("htmlFlow");
        effects.enter("htmlFlowData");
        effects.consume(code);
        return open;
      }
      function open(code) {
        if (code === 33) {
          effects.consume(code);
          return declarationOpen;
        }
        if (code === 47) {
          effects.consume(code);
          closingTag = true;
          return tagCloseStart;
        }
        if (code === 63) {
          effects.consume(code);
          marker = 3;
          return self.interrupt ? ok : continuationDeclarationInside;
        }
        if ((0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          buffer = String.fromCharCode(code);
          return tagName;
        }
        return nok(code);
      }
      function declarationOpen(code) {
        if (code === 45) {
          effects.consume(code);
          marker = 2;
          return commentOpenInside;
        }
        if (code === 91) {
          effects.consume(code);
          marker = 5;
          index = 0;
          return cdataOpenInside;
        }
        if ((0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          marker = 4;
          return self.interrupt ? ok : continuationDeclarationInside;
        }
        return nok(code);
      }
      function commentOpenInside(code) {
        if (code === 45) {
          effects.consume(code);
          return self.interrupt ? ok : continuationDeclarationInside;
        }
        return nok(code);
      }
      function cdataOpenInside(code) {
        const value = "CDATA[";
        if (code === value.charCodeAt(index++)) {
          effects.consume(code);
          if (index === value.length) return self.interrupt ? ok : continuation;
          return cdataOpenInside;
        }
        return nok(code);
      }
      function tagCloseStart(code) {
        if ((0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          buffer = String.fromCharCode(code);
          return tagName;
        }
        return nok(code);
      }
      function tagName(code) {
        if (code === null || code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) {
          const slash = code === 47;
          const name = buffer.toLowerCase();
          if (!slash && !closingTag && htmlRawNames.includes(name)) {
            marker = 1;
            return self.interrupt ? ok(code) : continuation(code);
          }
          if (htmlBlockNames.includes(buffer.toLowerCase())) {
            marker = 6;
            if (slash) {
              effects.consume(code);
              return basicSelfClosing;
            }
            return self.interrupt ? ok(code) : continuation(code);
          }
          marker = 7;
          return self.interrupt && !self.parser.lazy[self.now().line] ? nok(code) : closingTag ? completeClosingTagAfter(code) : completeAttributeNameBefore(code);
        }
        if (code === 45 || (0, micromark_util_character.lV)(code)) {
          effects.consume(code);
          buffer += String.fromCharCode(code);
          return tagName;
        }
        return nok(code);
      }
      function basicSelfClosing(code) {
        if (code === 62) {
          effects.consume(code);
          return self.interrupt ? ok : continuation;
        }
        return nok(code);
      }
      function completeClosingTagAfter(code) {
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return completeClosingTagAfter;
        }
        return completeEnd(code);
      }
      function completeAttributeNameBefore(code) {
        if (code === 47) {
          effects.consume(code);
          return completeEnd;
        }
        if (code === 58 || code === 95 || (0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          return completeAttributeName;
        }
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return completeAttributeNameBefore;
        }
        return completeEnd(code);
      }
      function completeAttributeName(code) {
        if (code === 45 || code === 46 || code === 58 || code === 95 || (0, micromark_util_character.lV)(code)) {
          effects.consume(code);
          return completeAttributeName;
        }
        return completeAttributeNameAfter(code);
      }
      function completeAttributeNameAfter(code) {
        if (code === 61) {
          effects.consume(code);
          return completeAttributeValueBefore;
        }
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return completeAttributeNameAfter;
        }
        return completeAttributeNameBefore(code);
      }
      function completeAttributeValueBefore(code) {
        if (code === null || code === 60 || code === 61 || code === 62 || code === 96) return nok(code);
        if (code === 34 || code === 39) {
          effects.consume(code);
          markerB = code;
          return completeAttributeValueQuoted;
        }
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return completeAttributeValueBefore;
        }
        return completeAttributeValueUnquoted(code);
      }
      function completeAttributeValueQuoted(code) {
        if (code === markerB) {
          effects.consume(code);
          markerB = null;
          return completeAttributeValueQuotedAfter;
        }
        if (code === null || (0, micromark_util_character.HP)(code)) return nok(code);
        effects.consume(code);
        return completeAttributeValueQuoted;
      }
      function completeAttributeValueUnquoted(code) {
        if (code === null || code === 34 || code === 39 || code === 47 || code === 60 || code === 61 || code === 62 || code === 96 || (0, 
        micromark_util_character.Ee)(code)) return completeAttributeNameAfter(code);
        effects.consume(code);
        return completeAttributeValueUnquoted;
      }
      function completeAttributeValueQuotedAfter(code) {
        if (code === 47 || code === 62 || (0, micromark_util_character.On)(code)) return completeAttributeNameBefore(code);
        return nok(code);
      }
      function completeEnd(code) {
        if (code === 62) {
          effects.consume(code);
          return completeAfter;
        }
        return nok(code);
      }
      function completeAfter(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) return continuation(code);
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return completeAfter;
        }
        return nok(code);
      }
      function continuation(code) {
        if (code === 45 && marker === 2) {
          effects.consume(code);
          return continuationCommentInside;
        }
        if (code === 60 && marker === 1) {
          effects.consume(code);
          return continuationRawTagOpen;
        }
        if (code === 62 && marker === 4) {
          effects.consume(code);
          return continuationClose;
        }
        if (code === 63 && marker === 3) {
          effects.consume(code);
          return continuationDeclarationInside;
        }
        if (code === 93 && marker === 5) {
          effects.consume(code);
          return continuationCdataInside;
        }
        if ((0, micromark_util_character.HP)(code) && (marker === 6 || marker === 7)) {
          effects.exit("htmlFlowData");
          return effects.check(blankLineBefore, continuationAfter, continuationStart)(code);
        }
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("htmlFlowData");
          return continuationStart(code);
        }
        effects.consume(code);
        return continuation;
      }
      function continuationStart(code) {
        return effects.check(nonLazyContinuation, continuationStartNonLazy, continuationAfter)(code);
      }
      function continuationStartNonLazy(code) {
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return continuationBefore;
      }
      function continuationBefore(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) return continuationStart(code);
        effects.enter("htmlFlowData");
        return continuation(code);
      }
      function continuationCommentInside(code) {
        if (code === 45) {
          effects.consume(code);
          return continuationDeclarationInside;
        }
        return continuation(code);
      }
      function continuationRawTagOpen(code) {
        if (code === 47) {
          effects.consume(code);
          buffer = "";
          return continuationRawEndTag;
        }
        return continuation(code);
      }
      function continuationRawEndTag(code) {
        if (code === 62) {
          const name = buffer.toLowerCase();
          if (htmlRawNames.includes(name)) {
            effects.consume(code);
            return continuationClose;
          }
          return continuation(code);
        }
        if ((0, micromark_util_character.CW)(code) && buffer.length < 8) {
          effects.consume(code);
          buffer += String.fromCharCode(code);
          return continuationRawEndTag;
        }
        return continuation(code);
      }
      function continuationCdataInside(code) {
        if (code === 93) {
          effects.consume(code);
          return continuationDeclarationInside;
        }
        return continuation(code);
      }
      function continuationDeclarationInside(code) {
        if (code === 62) {
          effects.consume(code);
          return continuationClose;
        }
        if (code === 45 && marker === 2) {
          effects.consume(code);
          return continuationDeclarationInside;
        }
        return continuation(code);
      }
      function continuationClose(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("htmlFlowData");
          return continuationAfter(code);
        }
        effects.consume(code);
        return continuationClose;
      }
      function continuationAfter(code) {
        effects.exit("htmlFlow");
        return ok(code);
      }
    }
    function tokenizeBlankLineBefore(effects, ok, nok) {
      return start;
      function start(code) {
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return effects.attempt(blank_line.B, ok, nok);
      }
    }
    const codeFenced = {
      concrete: true,
      name: "codeFenced",
      tokenize: tokenizeCodeFenced
    };
    function tokenizeCodeFenced(effects, ok, nok) {
      const self = this;
      const closeStart = {
        partial: true,
        tokenize: tokenizeCloseStart
      };
      let initialPrefix = 0;
      let sizeOpen = 0;
      let marker;
      return start;
      function start(code) {
        return beforeSequenceOpen(code);
      }
      function beforeSequenceOpen(code) {
        const tail = self.events[self.events.length - 1];
        initialPrefix = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
        marker = code;
        effects.enter("codeFenced");
        effects.enter("codeFencedFence");
        effects.enter("codeFencedFenceSequence");
        return sequenceOpen(code);
      }
      function sequenceOpen(code) {
        if (code === marker) {
          sizeOpen++;
          effects.consume(code);
          return sequenceOpen;
        }
        if (sizeOpen < 3) return nok(code);
        effects.exit("codeFencedFenceSequence");
        return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, infoBefore, "whitespace")(code) : infoBefore(code);
      }
      function infoBefore(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("codeFencedFence");
          return self.interrupt ? ok(code) : effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
        }
        effects.enter("codeFencedFenceInfo");
        effects.enter("chunkString", {
          contentType: "string"
        });
        return info(code);
      }
      function info(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("chunkString");
          effects.exit("codeFencedFenceInfo");
          return infoBefore(code);
        }
        if ((0, micromark_util_character.On)(code)) {
          effects.exit("chunkString");
          effects.exit("codeFencedFenceInfo");
          return (0, micromark_factory_space.N)(effects, metaBefore, "whitespace")(code);
        }
        if (code === 96 && code === marker) return nok(code);
        effects.consume(code);
        return info;
      }
      function metaBefore(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) return infoBefore(code);
        effects.enter("codeFencedFenceMeta");
        effects.enter("chunkString", {
          contentType: "string"
        });
        return meta(code);
      }
      function meta(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("chunkString");
          effects.exit("codeFencedFenceMeta");
          return infoBefore(code);
        }
        if (code === 96 && code === marker) return nok(code);
        effects.consume(code);
        return meta;
      }
      function atNonLazyBreak(code) {
        return effects.attempt(closeStart, after, contentBefore)(code);
      }
      function contentBefore(code) {
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return contentStart;
      }
      function contentStart(code) {
        return initialPrefix > 0 && (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, beforeContentChunk, "linePrefix", initialPrefix + 1)(code) : beforeContentChunk(code);
      }
      function beforeContentChunk(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) return effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
        effects.enter("codeFlowValue");
        return contentChunk(code);
      }
      function contentChunk(code) {
        if (code === null || (0, micromark_util_character.HP)(code)) {
          effects.exit("codeFlowValue");
          return beforeContentChunk(code);
        }
        effects.consume(code);
        return contentChunk;
      }
      function after(code) {
        effects.exit("codeFenced");
        return ok(code);
      }
      function tokenizeCloseStart(effects, ok, nok) {
        let size = 0;
        return startBefore;
        function startBefore(code) {
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          return start;
        }
        function start(code) {
          effects.enter("codeFencedFence");
          return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, beforeSequenceClose, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : beforeSequenceClose(code);
        }
        function beforeSequenceClose(code) {
          if (code === marker) {
            effects.enter("codeFencedFenceSequence");
            return sequenceClose(code);
          }
          return nok(code);
        }
        function sequenceClose(code) {
          if (code === marker) {
            size++;
            effects.consume(code);
            return sequenceClose;
          }
          if (size >= sizeOpen) {
            effects.exit("codeFencedFenceSequence");
            return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, sequenceCloseAfter, "whitespace")(code) : sequenceCloseAfter(code);
          }
          return nok(code);
        }
        function sequenceCloseAfter(code) {
          if (code === null || (0, micromark_util_character.HP)(code)) {
            effects.exit("codeFencedFence");
            return ok(code);
          }
          return nok(code);
        }
      }
    }
    var decode_named_character_reference = __webpack_require__(37126);
    const characterReference = {
      name: "characterReference",
      tokenize: tokenizeCharacterReference
    };
    function tokenizeCharacterReference(effects, ok, nok) {
      const self = this;
      let size = 0;
      let max;
      let test;
      return start;
      function start(code) {
        effects.enter("characterReference");
        effects.enter("characterReferenceMarker");
        effects.consume(code);
        effects.exit("characterReferenceMarker");
        return open;
      }
      function open(code) {
        if (code === 35) {
          effects.enter("characterReferenceMarkerNumeric");
          effects.consume(code);
          effects.exit("characterReferenceMarkerNumeric");
          return numeric;
        }
        effects.enter("characterReferenceValue");
        max = 31;
        test = micromark_util_character.lV;
        return value(code);
      }
      function numeric(code) {
        if (code === 88 || code === 120) {
          effects.enter("characterReferenceMarkerHexadecimal");
          effects.consume(code);
          effects.exit("characterReferenceMarkerHexadecimal");
          effects.enter("characterReferenceValue");
          max = 6;
          test = micromark_util_character.ok;
          return value;
        }
        effects.enter("characterReferenceValue");
        max = 7;
        test = micromark_util_character.BM;
        return value(code);
      }
      function value(code) {
        if (code === 59 && size) {
          const token = effects.exit("characterReferenceValue");
          if (test === micromark_util_character.lV && !(0, decode_named_character_reference.s)(self.sliceSerialize(token))) return nok(code);
          effects.enter("characterReferenceMarker");
          effects.consume(code);
          effects.exit("characterReferenceMarker");
          effects.exit("characterReference");
          return ok;
        }
        if (test(code) && size++ < max) {
          effects.consume(code);
          return value;
        }
        return nok(code);
      }
    }
    const characterEscape = {
      name: "characterEscape",
      tokenize: tokenizeCharacterEscape
    };
    function tokenizeCharacterEscape(effects, ok, nok) {
      return start;
      function start(code) {
        effects.enter("characterEscape");
        effects.enter("escapeMarker");
        effects.consume(code);
        effects.exit("escapeMarker");
        return inside;
      }
      function inside(code) {
        if ((0, micromark_util_character.ol)(code)) {
          effects.enter("characterEscapeValue");
          effects.consume(code);
          effects.exit("characterEscapeValue");
          effects.exit("characterEscape");
          return ok;
        }
        return nok(code);
      }
    }
    const lineEnding = {
      name: "lineEnding",
      tokenize: tokenizeLineEnding
    };
    function tokenizeLineEnding(effects, ok) {
      return start;
      function start(code) {
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return (0, micromark_factory_space.N)(effects, ok, "linePrefix");
      }
    }
    var micromark_util_resolve_all = __webpack_require__(36728);
    const labelEnd = {
      name: "labelEnd",
      resolveAll: resolveAllLabelEnd,
      resolveTo: resolveToLabelEnd,
      tokenize: tokenizeLabelEnd
    };
    const resourceConstruct = {
      tokenize: tokenizeResource
    };
    const referenceFullConstruct = {
      tokenize: tokenizeReferenceFull
    };
    const referenceCollapsedConstruct = {
      tokenize: tokenizeReferenceCollapsed
    };
    function resolveAllLabelEnd(events) {
      let index = -1;
      const newEvents = [];
      while (++index < events.length) {
        const token = events[index][1];
        newEvents.push(events[index]);
        if (token.type === "labelImage" || token.type === "labelLink" || token.type === "labelEnd") {
          const offset = token.type === "labelImage" ? 4 : 2;
          token.type = "data";
          index += offset;
        }
      }
      if (events.length !== newEvents.length) (0, micromark_util_chunked.m)(events, 0, events.length, newEvents);
      return events;
    }
    function resolveToLabelEnd(events, context) {
      let index = events.length;
      let offset = 0;
      let open;
      let close;
      let media;
      while (index--) {
        const token = events[index][1];
        if (open) {
          if (token.type === "link" || token.type === "labelLink" && token._inactive) break;
          if (events[index][0] === "enter" && token.type === "labelLink") token._inactive = true;
        } else if (close) {
          if (events[index][0] === "enter" && (token.type === "labelImage" || token.type === "labelLink") && !token._balanced) {
            open = index;
            if (token.type !== "labelLink") {
              offset = 2;
              break;
            }
          }
        } else if (token.type === "labelEnd") close = index;
      }
      const group = {
        type: events[open][1].type === "labelLink" ? "link" : "image",
        start: {
          ...events[open][1].start
        },
        end: {
          ...events[events.length - 1][1].end
        }
      };
      const label = {
        type: "label",
        start: {
          ...events[open][1].start
        },
        end: {
          ...events[close][1].end
        }
      };
      const text = {
        type: "labelText",
        start: {
          ...events[open + offset + 2][1].end
        },
        end: {
          ...events[close - 2][1].start
        }
      };
      media = [ [ "enter", group, context ], [ "enter", label, context ] ];
      media = (0, micromark_util_chunked.V)(media, events.slice(open + 1, open + offset + 3));
      media = (0, micromark_util_chunked.V)(media, [ [ "enter", text, context ] ]);
      media = (0, micromark_util_chunked.V)(media, (0, micromark_util_resolve_all.W)(context.parser.constructs.insideSpan.null, events.slice(open + offset + 4, close - 3), context));
      media = (0, micromark_util_chunked.V)(media, [ [ "exit", text, context ], events[close - 2], events[close - 1], [ "exit", label, context ] ]);
      media = (0, micromark_util_chunked.V)(media, events.slice(close + 1));
      media = (0, micromark_util_chunked.V)(media, [ [ "exit", group, context ] ]);
      (0, micromark_util_chunked.m)(events, open, events.length, media);
      return events;
    }
    function tokenizeLabelEnd(effects, ok, nok) {
      const self = this;
      const labelStarts = self._labelStarts;
      let labelStart;
      let defined;
      if (labelStarts) {
        while (labelStarts.length > 0 && labelStarts[labelStarts.length - 1]._balanced) labelStarts.pop();
        labelStart = labelStarts[labelStarts.length - 1];
      }
      return start;
      function start(code) {
        if (!labelStart) return nok(code);
        if (labelStart._inactive) return labelEndNok(code);
        defined = self.parser.defined.includes((0, micromark_util_normalize_identifier.B)(self.sliceSerialize({
          start: labelStart.end,
          end: self.now()
        })));
        effects.enter("labelEnd");
        effects.enter("labelMarker");
        effects.consume(code);
        effects.exit("labelMarker");
        effects.exit("labelEnd");
        return after;
      }
      function after(code) {
        if (code === 40) return effects.attempt(resourceConstruct, labelEndOk, defined ? labelEndOk : labelEndNok)(code);
        if (code === 91) return effects.attempt(referenceFullConstruct, labelEndOk, defined ? referenceNotFull : labelEndNok)(code);
        return defined ? labelEndOk(code) : labelEndNok(code);
      }
      function referenceNotFull(code) {
        return effects.attempt(referenceCollapsedConstruct, labelEndOk, labelEndNok)(code);
      }
      function labelEndOk(code) {
        labelStarts.pop();
        return ok(code);
      }
      function labelEndNok(code) {
        labelStart._balanced = true;
        return nok(code);
      }
    }
    function tokenizeResource(effects, ok, nok) {
      return resourceStart;
      function resourceStart(code) {
        effects.enter("resource");
        effects.enter("resourceMarker");
        effects.consume(code);
        effects.exit("resourceMarker");
        return resourceBefore;
      }
      function resourceBefore(code) {
        return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceOpen)(code) : resourceOpen(code);
      }
      function resourceOpen(code) {
        if (code === 41) return resourceEnd(code);
        return factoryDestination(effects, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(code);
      }
      function resourceDestinationAfter(code) {
        return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceBetween)(code) : resourceEnd(code);
      }
      function resourceDestinationMissing(code) {
        return nok(code);
      }
      function resourceBetween(code) {
        if (code === 34 || code === 39 || code === 40) return factoryTitle(effects, resourceTitleAfter, nok, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(code);
        return resourceEnd(code);
      }
      function resourceTitleAfter(code) {
        return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceEnd)(code) : resourceEnd(code);
      }
      function resourceEnd(code) {
        if (code === 41) {
          effects.enter("resourceMarker");
          effects.consume(code);
          effects.exit("resourceMarker");
          effects.exit("resource");
          return ok;
        }
        return nok(code);
      }
    }
    function tokenizeReferenceFull(effects, ok, nok) {
      const self = this;
      return referenceFull;
      function referenceFull(code) {
        return factoryLabel.call(self, effects, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(code);
      }
      function referenceFullAfter(code) {
        return self.parser.defined.includes((0, micromark_util_normalize_identifier.B)(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1))) ? ok(code) : nok(code);
      }
      function referenceFullMissing(code) {
        return nok(code);
      }
    }
    function tokenizeReferenceCollapsed(effects, ok, nok) {
      return referenceCollapsedStart;
      function referenceCollapsedStart(code) {
        effects.enter("reference");
        effects.enter("referenceMarker");
        effects.consume(code);
        effects.exit("referenceMarker");
        return referenceCollapsedOpen;
      }
      function referenceCollapsedOpen(code) {
        if (code === 93) {
          effects.enter("referenceMarker");
          effects.consume(code);
          effects.exit("referenceMarker");
          effects.exit("reference");
          return ok;
        }
        return nok(code);
      }
    }
    const labelStartImage = {
      name: "labelStartImage",
      resolveAll: labelEnd.resolveAll,
      tokenize: tokenizeLabelStartImage
    };
    function tokenizeLabelStartImage(effects, ok, nok) {
      const self = this;
      let labelImage;
      return start;
      function start(code) {
        effects.enter("labelImage");
        effects.enter("labelImageMarker");
        effects.consume(code);
        effects.exit("labelImageMarker");
        return open;
      }
      function open(code) {
        if (code === 91) {
          effects.enter("labelMarker");
          effects.consume(code);
          effects.exit("labelMarker");
          labelImage = effects.exit("labelImage");
          return after;
        }
        return nok(code);
      }
      function after(code) {
        if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
        self._labelStarts = self._labelStarts || [];
        self._labelStarts.push(labelImage);
        return ok(code);
      }
    }
    var micromark_util_classify_character = __webpack_require__(64386);
    const attention = {
      name: "attention",
      resolveAll: resolveAllAttention,
      tokenize: tokenizeAttention
    };
    function resolveAllAttention(events, context) {
      let index = -1;
      let nextEvents;
      while (++index < events.length) if (events[index][0] === "enter" && events[index][1].type === "attentionSequence" && events[index][1]._close) {
        let open = index;
        while (open--) if (events[open][0] === "exit" && events[open][1].type === "attentionSequence" && events[open][1]._open && context.sliceSerialize(events[open][1]).charCodeAt(0) === context.sliceSerialize(events[index][1]).charCodeAt(0)) {
          if ((events[open][1]._close || events[index][1]._open) && (events[index][1].end.offset - events[index][1].start.offset) % 3 && !((events[open][1].end.offset - events[open][1].start.offset + events[index][1].end.offset - events[index][1].start.offset) % 3)) continue;
          const use = events[open][1].end.offset - events[open][1].start.offset > 1 && events[index][1].end.offset - events[index][1].start.offset > 1 ? 2 : 1;
          const start = {
            ...events[open][1].end
          };
          const end = {
            ...events[index][1].start
          };
          movePoint(start, -use);
          movePoint(end, use);
          const openingSequence = {
            type: use > 1 ? "strongSequence" : "emphasisSequence",
            start: start,
            end: {
              ...events[open][1].end
            }
          };
          const closingSequence = {
            type: use > 1 ? "strongSequence" : "emphasisSequence",
            start: {
              ...events[index][1].start
            },
            end: end
          };
          const text = {
            type: use > 1 ? "strongText" : "emphasisText",
            start: {
              ...events[open][1].end
            },
            end: {
              ...events[index][1].start
            }
          };
          const group = {
            type: use > 1 ? "strong" : "emphasis",
            start: {
              ...openingSequence.start
            },
            end: {
              ...closingSequence.end
            }
          };
          events[open][1].end = {
            ...openingSequence.start
          };
          events[index][1].start = {
            ...closingSequence.end
          };
          nextEvents = [];
          if (events[open][1].end.offset - events[open][1].start.offset) nextEvents = (0, 
          micromark_util_chunked.V)(nextEvents, [ [ "enter", events[open][1], context ], [ "exit", events[open][1], context ] ]);
          nextEvents = (0, micromark_util_chunked.V)(nextEvents, [ [ "enter", group, context ], [ "enter", openingSequence, context ], [ "exit", openingSequence, context ], [ "enter", text, context ] ]);
          nextEvents = (0, micromark_util_chunked.V)(nextEvents, (0, micromark_util_resolve_all.W)(context.parser.constructs.insideSpan.null, events.slice(open + 1, index), context));
          nextEvents = (0, micromark_util_chunked.V)(nextEvents, [ [ "exit", text, context ], [ "enter", closingSequence, context ], [ "exit", closingSequence, context ], [ "exit", group, context ] ]);
          let offset = 0;
          if (events[index][1].end.offset - events[index][1].start.offset) {
            offset = 2;
            nextEvents = (0, micromark_util_chunked.V)(nextEvents, [ [ "enter", events[index][1], context ], [ "exit", events[index][1], context ] ]);
          }
          (0, micromark_util_chunked.m)(events, open - 1, index - open + 3, nextEvents);
          index = open + nextEvents.length - offset - 2;
          break;
        }
      }
      index = -1;
      while (++index < events.length) if (events[index][1].type === "attentionSequence") events[index][1].type = "data";
      return events;
    }
    function tokenizeAttention(effects, ok) {
      const attentionMarkers = this.parser.constructs.attentionMarkers.null;
      const previous = this.previous;
      const before = (0, micromark_util_classify_character.S)(previous);
      let marker;
      return start;
      function start(code) {
        marker = code;
        effects.enter("attentionSequence");
        return inside(code);
      }
      function inside(code) {
        if (code === marker) {
          effects.consume(code);
          return inside;
        }
        const token = effects.exit("attentionSequence");
        const after = (0, micromark_util_classify_character.S)(code);
        const open = !after || after === 2 && before || attentionMarkers.includes(code) && code !== 42 && code !== 95;
        const close = !before || before === 2 && after || attentionMarkers.includes(previous) && previous !== 42 && previous !== 95;
        token._open = Boolean(marker === 42 ? open : open && (before || !close));
        token._close = Boolean(marker === 42 ? close : close && (after || !open));
        return ok(code);
      }
    }
    function movePoint(point, offset) {
      point.column += offset;
      point.offset += offset;
      point._bufferIndex += offset;
    }
    const autolink = {
      name: "autolink",
      tokenize: tokenizeAutolink
    };
    function tokenizeAutolink(effects, ok, nok) {
      let size = 0;
      return start;
      function start(code) {
        effects.enter("autolink");
        effects.enter("autolinkMarker");
        effects.consume(code);
        effects.exit("autolinkMarker");
        effects.enter("autolinkProtocol");
        return open;
      }
      function open(code) {
        if ((0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          return schemeOrEmailAtext;
        }
        if (code === 64) return nok(code);
        return emailAtext(code);
      }
      function schemeOrEmailAtext(code) {
        if (code === 43 || code === 45 || code === 46 || (0, micromark_util_character.lV)(code)) {
          size = 1;
          return schemeInsideOrEmailAtext(code);
        }
        return emailAtext(code);
      }
      function schemeInsideOrEmailAtext(code) {
        if (code === 58) {
          effects.consume(code);
          size = 0;
          return urlInside;
        }
        if ((code === 43 || code === 45 || code === 46 || (0, micromark_util_character.lV)(code)) && size++ < 32) {
          effects.consume(code);
          return schemeInsideOrEmailAtext;
        }
        size = 0;
        return emailAtext(code);
      }
      function urlInside(code) {
        if (code === 62) {
          effects.exit("autolinkProtocol");
          effects.enter("autolinkMarker");
          effects.consume(code);
          effects.exit("autolinkMarker");
          effects.exit("autolink");
          return ok;
        }
        if (code === null || code === 32 || code === 60 || (0, micromark_util_character.JQ)(code)) return nok(code);
        effects.consume(code);
        return urlInside;
      }
      function emailAtext(code) {
        if (code === 64) {
          effects.consume(code);
          return emailAtSignOrDot;
        }
        if ((0, micromark_util_character.cx)(code)) {
          effects.consume(code);
          return emailAtext;
        }
        return nok(code);
      }
      function emailAtSignOrDot(code) {
        return (0, micromark_util_character.lV)(code) ? emailLabel(code) : nok(code);
      }
      function emailLabel(code) {
        if (code === 46) {
          effects.consume(code);
          size = 0;
          return emailAtSignOrDot;
        }
        if (code === 62) {
          effects.exit("autolinkProtocol").type = "autolinkEmail";
          effects.enter("autolinkMarker");
          effects.consume(code);
          effects.exit("autolinkMarker");
          effects.exit("autolink");
          return ok;
        }
        return emailValue(code);
      }
      function emailValue(code) {
        if ((code === 45 || (0, micromark_util_character.lV)(code)) && size++ < 63) {
          const next = code === 45 ? emailValue : emailLabel;
          effects.consume(code);
          return next;
        }
        return nok(code);
      }
    }
    const htmlText = {
      name: "htmlText",
      tokenize: tokenizeHtmlText
    };
    function tokenizeHtmlText(effects, ok, nok) {
      const self = this;
      let marker;
      let index;
      let returnState;
      return start;
      function start(code) {
        effects.enter("htmlText");
        effects.enter("htmlTextData");
        effects.consume(code);
        return open;
      }
      function open(code) {
        if (code === 33) {
          effects.consume(code);
          return declarationOpen;
        }
        if (code === 47) {
          effects.consume(code);
          return tagCloseStart;
        }
        if (code === 63) {
          effects.consume(code);
          return instruction;
        }
        if ((0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          return tagOpen;
        }
        return nok(code);
      }
      function declarationOpen(code) {
        if (code === 45) {
          effects.consume(code);
          return commentOpenInside;
        }
        if (code === 91) {
          effects.consume(code);
          index = 0;
          return cdataOpenInside;
        }
        if ((0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          return declaration;
        }
        return nok(code);
      }
      function commentOpenInside(code) {
        if (code === 45) {
          effects.consume(code);
          return commentEnd;
        }
        return nok(code);
      }
      function comment(code) {
        if (code === null) return nok(code);
        if (code === 45) {
          effects.consume(code);
          return commentClose;
        }
        if ((0, micromark_util_character.HP)(code)) {
          returnState = comment;
          return lineEndingBefore(code);
        }
        effects.consume(code);
        return comment;
      }
      function commentClose(code) {
        if (code === 45) {
          effects.consume(code);
          return commentEnd;
        }
        return comment(code);
      }
      function commentEnd(code) {
        return code === 62 ? end(code) : code === 45 ? commentClose(code) : comment(code);
      }
      function cdataOpenInside(code) {
        const value = "CDATA[";
        if (code === value.charCodeAt(index++)) {
          effects.consume(code);
          return index === value.length ? cdata : cdataOpenInside;
        }
        return nok(code);
      }
      function cdata(code) {
        if (code === null) return nok(code);
        if (code === 93) {
          effects.consume(code);
          return cdataClose;
        }
        if ((0, micromark_util_character.HP)(code)) {
          returnState = cdata;
          return lineEndingBefore(code);
        }
        effects.consume(code);
        return cdata;
      }
      function cdataClose(code) {
        if (code === 93) {
          effects.consume(code);
          return cdataEnd;
        }
        return cdata(code);
      }
      function cdataEnd(code) {
        if (code === 62) return end(code);
        if (code === 93) {
          effects.consume(code);
          return cdataEnd;
        }
        return cdata(code);
      }
      function declaration(code) {
        if (code === null || code === 62) return end(code);
        if ((0, micromark_util_character.HP)(code)) {
          returnState = declaration;
          return lineEndingBefore(code);
        }
        effects.consume(code);
        return declaration;
      }
      function instruction(code) {
        if (code === null) return nok(code);
        if (code === 63) {
          effects.consume(code);
          return instructionClose;
        }
        if ((0, micromark_util_character.HP)(code)) {
          returnState = instruction;
          return lineEndingBefore(code);
        }
        effects.consume(code);
        return instruction;
      }
      function instructionClose(code) {
        return code === 62 ? end(code) : instruction(code);
      }
      function tagCloseStart(code) {
        if ((0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          return tagClose;
        }
        return nok(code);
      }
      function tagClose(code) {
        if (code === 45 || (0, micromark_util_character.lV)(code)) {
          effects.consume(code);
          return tagClose;
        }
        return tagCloseBetween(code);
      }
      function tagCloseBetween(code) {
        if ((0, micromark_util_character.HP)(code)) {
          returnState = tagCloseBetween;
          return lineEndingBefore(code);
        }
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return tagCloseBetween;
        }
        return end(code);
      }
      function tagOpen(code) {
        if (code === 45 || (0, micromark_util_character.lV)(code)) {
          effects.consume(code);
          return tagOpen;
        }
        if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
        return nok(code);
      }
      function tagOpenBetween(code) {
        if (code === 47) {
          effects.consume(code);
          return end;
        }
        if (code === 58 || code === 95 || (0, micromark_util_character.CW)(code)) {
          effects.consume(code);
          return tagOpenAttributeName;
        }
        if ((0, micromark_util_character.HP)(code)) {
          returnState = tagOpenBetween;
          return lineEndingBefore(code);
        }
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return tagOpenBetween;
        }
        return end(code);
      }
      function tagOpenAttributeName(code) {
        if (code === 45 || code === 46 || code === 58 || code === 95 || (0, micromark_util_character.lV)(code)) {
          effects.consume(code);
          return tagOpenAttributeName;
        }
        return tagOpenAttributeNameAfter(code);
      }
      function tagOpenAttributeNameAfter(code) {
        if (code === 61) {
          effects.consume(code);
          return tagOpenAttributeValueBefore;
        }
        if ((0, micromark_util_character.HP)(code)) {
          returnState = tagOpenAttributeNameAfter;
          return lineEndingBefore(code);
        }
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return tagOpenAttributeNameAfter;
        }
        return tagOpenBetween(code);
      }
      function tagOpenAttributeValueBefore(code) {
        if (code === null || code === 60 || code === 61 || code === 62 || code === 96) return nok(code);
        if (code === 34 || code === 39) {
          effects.consume(code);
          marker = code;
          return tagOpenAttributeValueQuoted;
        }
        if ((0, micromark_util_character.HP)(code)) {
          returnState = tagOpenAttributeValueBefore;
          return lineEndingBefore(code);
        }
        if ((0, micromark_util_character.On)(code)) {
          effects.consume(code);
          return tagOpenAttributeValueBefore;
        }
        effects.consume(code);
        return tagOpenAttributeValueUnquoted;
      }
      function tagOpenAttributeValueQuoted(code) {
        if (code === marker) {
          effects.consume(code);
          marker = void 0;
          return tagOpenAttributeValueQuotedAfter;
        }
        if (code === null) return nok(code);
        if ((0, micromark_util_character.HP)(code)) {
          returnState = tagOpenAttributeValueQuoted;
          return lineEndingBefore(code);
        }
        effects.consume(code);
        return tagOpenAttributeValueQuoted;
      }
      function tagOpenAttributeValueUnquoted(code) {
        if (code === null || code === 34 || code === 39 || code === 60 || code === 61 || code === 96) return nok(code);
        if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
        effects.consume(code);
        return tagOpenAttributeValueUnquoted;
      }
      function tagOpenAttributeValueQuotedAfter(code) {
        if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
        return nok(code);
      }
      function end(code) {
        if (code === 62) {
          effects.consume(code);
          effects.exit("htmlTextData");
          effects.exit("htmlText");
          return ok;
        }
        return nok(code);
      }
      function lineEndingBefore(code) {
        effects.exit("htmlTextData");
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return lineEndingAfter;
      }
      function lineEndingAfter(code) {
        return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, lineEndingAfterPrefix, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : lineEndingAfterPrefix(code);
      }
      function lineEndingAfterPrefix(code) {
        effects.enter("htmlTextData");
        return returnState(code);
      }
    }
    const labelStartLink = {
      name: "labelStartLink",
      resolveAll: labelEnd.resolveAll,
      tokenize: tokenizeLabelStartLink
    };
    function tokenizeLabelStartLink(effects, ok, nok) {
      const self = this;
      let labelLink;
      return start;
      function start(code) {
        effects.enter("labelLink");
        effects.enter("labelMarker");
        effects.consume(code);
        effects.exit("labelMarker");
        labelLink = effects.exit("labelLink");
        return after;
      }
      function after(code) {
        if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
        self._labelStarts = self._labelStarts || [];
        self._labelStarts.push(labelLink);
        return ok(code);
      }
    }
    const hardBreakEscape = {
      name: "hardBreakEscape",
      tokenize: tokenizeHardBreakEscape
    };
    function tokenizeHardBreakEscape(effects, ok, nok) {
      return start;
      function start(code) {
        effects.enter("hardBreakEscape");
        effects.consume(code);
        return after;
      }
      function after(code) {
        if ((0, micromark_util_character.HP)(code)) {
          effects.exit("hardBreakEscape");
          return ok(code);
        }
        return nok(code);
      }
    }
    const codeText = {
      name: "codeText",
      previous: previous,
      resolve: resolveCodeText,
      tokenize: tokenizeCodeText
    };
    function resolveCodeText(events) {
      let tailExitIndex = events.length - 4;
      let headEnterIndex = 3;
      let index;
      let enter;
      if ((events[headEnterIndex][1].type === "lineEnding" || events[headEnterIndex][1].type === "space") && (events[tailExitIndex][1].type === "lineEnding" || events[tailExitIndex][1].type === "space")) {
        index = headEnterIndex;
        while (++index < tailExitIndex) if (events[index][1].type === "codeTextData") {
          events[headEnterIndex][1].type = "codeTextPadding";
          events[tailExitIndex][1].type = "codeTextPadding";
          headEnterIndex += 2;
          tailExitIndex -= 2;
          break;
        }
      }
      index = headEnterIndex - 1;
      tailExitIndex++;
      while (++index <= tailExitIndex) if (enter === void 0) {
        if (index !== tailExitIndex && events[index][1].type !== "lineEnding") enter = index;
      } else if (index === tailExitIndex || events[index][1].type === "lineEnding") {
        events[enter][1].type = "codeTextData";
        if (index !== enter + 2) {
          events[enter][1].end = events[index - 1][1].end;
          events.splice(enter + 2, index - enter - 2);
          tailExitIndex -= index - enter - 2;
          index = enter + 2;
        }
        enter = void 0;
      }
      return events;
    }
    function previous(code) {
      return code !== 96 || this.events[this.events.length - 1][1].type === "characterEscape";
    }
    function tokenizeCodeText(effects, ok, nok) {
      let sizeOpen = 0;
      let size;
      let token;
      return start;
      function start(code) {
        effects.enter("codeText");
        effects.enter("codeTextSequence");
        return sequenceOpen(code);
      }
      function sequenceOpen(code) {
        if (code === 96) {
          effects.consume(code);
          sizeOpen++;
          return sequenceOpen;
        }
        effects.exit("codeTextSequence");
        return between(code);
      }
      function between(code) {
        if (code === null) return nok(code);
        if (code === 32) {
          effects.enter("space");
          effects.consume(code);
          effects.exit("space");
          return between;
        }
        if (code === 96) {
          token = effects.enter("codeTextSequence");
          size = 0;
          return sequenceClose(code);
        }
        if ((0, micromark_util_character.HP)(code)) {
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          return between;
        }
        effects.enter("codeTextData");
        return data(code);
      }
      function data(code) {
        if (code === null || code === 32 || code === 96 || (0, micromark_util_character.HP)(code)) {
          effects.exit("codeTextData");
          return between(code);
        }
        effects.consume(code);
        return data;
      }
      function sequenceClose(code) {
        if (code === 96) {
          effects.consume(code);
          size++;
          return sequenceClose;
        }
        if (size === sizeOpen) {
          effects.exit("codeTextSequence");
          effects.exit("codeText");
          return ok(code);
        }
        token.type = "codeTextData";
        return data(code);
      }
    }
    const constructs_document = {
      [42]: list,
      [43]: list,
      [45]: list,
      [48]: list,
      [49]: list,
      [50]: list,
      [51]: list,
      [52]: list,
      [53]: list,
      [54]: list,
      [55]: list,
      [56]: list,
      [57]: list,
      [62]: blockQuote
    };
    const contentInitial = {
      [91]: definition
    };
    const flowInitial = {
      [-2]: codeIndented,
      [-1]: codeIndented,
      [32]: codeIndented
    };
    const constructs_flow = {
      [35]: headingAtx,
      [42]: thematicBreak,
      [45]: [ setextUnderline, thematicBreak ],
      [60]: htmlFlow,
      [61]: setextUnderline,
      [95]: thematicBreak,
      [96]: codeFenced,
      [126]: codeFenced
    };
    const constructs_string = {
      [38]: characterReference,
      [92]: characterEscape
    };
    const constructs_text = {
      [-5]: lineEnding,
      [-4]: lineEnding,
      [-3]: lineEnding,
      [33]: labelStartImage,
      [38]: characterReference,
      [42]: attention,
      [60]: [ autolink, htmlText ],
      [91]: labelStartLink,
      [92]: [ hardBreakEscape, characterEscape ],
      [93]: labelEnd,
      [95]: attention,
      [96]: codeText
    };
    const insideSpan = {
      null: [ attention, resolver ]
    };
    const attentionMarkers = {
      null: [ 42, 95 ]
    };
    const disable = {
      null: []
    };
    function createTokenizer(parser, initialize, from) {
      let point = {
        _bufferIndex: -1,
        _index: 0,
        line: from && from.line || 1,
        column: from && from.column || 1,
        offset: from && from.offset || 0
      };
      const columnStart = {};
      const resolveAllConstructs = [];
      let chunks = [];
      let stack = [];
      let consumed = true;
      const effects = {
        attempt: constructFactory(onsuccessfulconstruct),
        check: constructFactory(onsuccessfulcheck),
        consume: consume,
        enter: enter,
        exit: exit,
        interrupt: constructFactory(onsuccessfulcheck, {
          interrupt: true
        })
      };
      const context = {
        code: null,
        containerState: {},
        defineSkip: defineSkip,
        events: [],
        now: now,
        parser: parser,
        previous: null,
        sliceSerialize: sliceSerialize,
        sliceStream: sliceStream,
        write: write
      };
      let state = initialize.tokenize.call(context, effects);
      let expectedCode;
      if (initialize.resolveAll) resolveAllConstructs.push(initialize);
      return context;
      function write(slice) {
        chunks = (0, micromark_util_chunked.V)(chunks, slice);
        main();
        if (chunks[chunks.length - 1] !== null) return [];
        addResult(initialize, 0);
        context.events = (0, micromark_util_resolve_all.W)(resolveAllConstructs, context.events, context);
        return context.events;
      }
      function sliceSerialize(token, expandTabs) {
        return serializeChunks(sliceStream(token), expandTabs);
      }
      function sliceStream(token) {
        return sliceChunks(chunks, token);
      }
      function now() {
        const {_bufferIndex: _bufferIndex, _index: _index, line: line, column: column, offset: offset} = point;
        return {
          _bufferIndex: _bufferIndex,
          _index: _index,
          line: line,
          column: column,
          offset: offset
        };
      }
      function defineSkip(value) {
        columnStart[value.line] = value.column;
        accountForPotentialSkip();
      }
      function main() {
        let chunkIndex;
        while (point._index < chunks.length) {
          const chunk = chunks[point._index];
          if (typeof chunk === "string") {
            chunkIndex = point._index;
            if (point._bufferIndex < 0) point._bufferIndex = 0;
            while (point._index === chunkIndex && point._bufferIndex < chunk.length) go(chunk.charCodeAt(point._bufferIndex));
          } else go(chunk);
        }
      }
      function go(code) {
        consumed = void 0;
        expectedCode = code;
        state = state(code);
      }
      function consume(code) {
        if ((0, micromark_util_character.HP)(code)) {
          point.line++;
          point.column = 1;
          point.offset += code === -3 ? 2 : 1;
          accountForPotentialSkip();
        } else if (code !== -1) {
          point.column++;
          point.offset++;
        }
        if (point._bufferIndex < 0) point._index++; else {
          point._bufferIndex++;
          if (point._bufferIndex === chunks[point._index].length) {
            point._bufferIndex = -1;
            point._index++;
          }
        }
        context.previous = code;
        consumed = true;
      }
      function enter(type, fields) {
        const token = fields || {};
        token.type = type;
        token.start = now();
        context.events.push([ "enter", token, context ]);
        stack.push(token);
        return token;
      }
      function exit(type) {
        const token = stack.pop();
        token.end = now();
        context.events.push([ "exit", token, context ]);
        return token;
      }
      function onsuccessfulconstruct(construct, info) {
        addResult(construct, info.from);
      }
      function onsuccessfulcheck(_, info) {
        info.restore();
      }
      function constructFactory(onreturn, fields) {
        return hook;
        function hook(constructs, returnState, bogusState) {
          let listOfConstructs;
          let constructIndex;
          let currentConstruct;
          let info;
          return Array.isArray(constructs) ? handleListOfConstructs(constructs) : "tokenize" in constructs ? handleListOfConstructs([ constructs ]) : handleMapOfConstructs(constructs);
          function handleMapOfConstructs(map) {
            return start;
            function start(code) {
              const left = code !== null && map[code];
              const all = code !== null && map.null;
              const list = [ ...Array.isArray(left) ? left : left ? [ left ] : [], ...Array.isArray(all) ? all : all ? [ all ] : [] ];
              return handleListOfConstructs(list)(code);
            }
          }
          function handleListOfConstructs(list) {
            listOfConstructs = list;
            constructIndex = 0;
            if (list.length === 0) return bogusState;
            return handleConstruct(list[constructIndex]);
          }
          function handleConstruct(construct) {
            return start;
            function start(code) {
              info = store();
              currentConstruct = construct;
              if (!construct.partial) context.currentConstruct = construct;
              if (construct.name && context.parser.constructs.disable.null.includes(construct.name)) return nok(code);
              return construct.tokenize.call(fields ? Object.assign(Object.create(context), fields) : context, effects, ok, nok)(code);
            }
          }
          function ok(code) {
            consumed = true;
            onreturn(currentConstruct, info);
            return returnState;
          }
          function nok(code) {
            consumed = true;
            info.restore();
            if (++constructIndex < listOfConstructs.length) return handleConstruct(listOfConstructs[constructIndex]);
            return bogusState;
          }
        }
      }
      function addResult(construct, from) {
        if (construct.resolveAll && !resolveAllConstructs.includes(construct)) resolveAllConstructs.push(construct);
        if (construct.resolve) (0, micromark_util_chunked.m)(context.events, from, context.events.length - from, construct.resolve(context.events.slice(from), context));
        if (construct.resolveTo) context.events = construct.resolveTo(context.events, context);
      }
      function store() {
        const startPoint = now();
        const startPrevious = context.previous;
        const startCurrentConstruct = context.currentConstruct;
        const startEventsIndex = context.events.length;
        const startStack = Array.from(stack);
        return {
          from: startEventsIndex,
          restore: restore
        };
        function restore() {
          point = startPoint;
          context.previous = startPrevious;
          context.currentConstruct = startCurrentConstruct;
          context.events.length = startEventsIndex;
          stack = startStack;
          accountForPotentialSkip();
        }
      }
      function accountForPotentialSkip() {
        if (point.line in columnStart && point.column < 2) {
          point.column = columnStart[point.line];
          point.offset += columnStart[point.line] - 1;
        }
      }
    }
    function sliceChunks(chunks, token) {
      const startIndex = token.start._index;
      const startBufferIndex = token.start._bufferIndex;
      const endIndex = token.end._index;
      const endBufferIndex = token.end._bufferIndex;
      let view;
      if (startIndex === endIndex) view = [ chunks[startIndex].slice(startBufferIndex, endBufferIndex) ]; else {
        view = chunks.slice(startIndex, endIndex);
        if (startBufferIndex > -1) {
          const head = view[0];
          if (typeof head === "string") view[0] = head.slice(startBufferIndex); else view.shift();
        }
        if (endBufferIndex > 0) view.push(chunks[endIndex].slice(0, endBufferIndex));
      }
      return view;
    }
    function serializeChunks(chunks, expandTabs) {
      let index = -1;
      const result = [];
      let atTab;
      while (++index < chunks.length) {
        const chunk = chunks[index];
        let value;
        if (typeof chunk === "string") value = chunk; else switch (chunk) {
         case -5:
          value = "\r";
          break;

         case -4:
          value = "\n";
          break;

         case -3:
          value = "\r" + "\n";
          break;

         case -2:
          value = expandTabs ? " " : "\t";
          break;

         case -1:
          if (!expandTabs && atTab) continue;
          value = " ";
          break;

         default:
          value = String.fromCharCode(chunk);
        }
        atTab = chunk === -2;
        result.push(value);
      }
      return result.join("");
    }
    function parse(options) {
      const settings = options || {};
      const constructs = (0, micromark_util_combine_extensions.y)([ constructs_namespaceObject, ...settings.extensions || [] ]);
      const parser = {
        constructs: constructs,
        content: create(content),
        defined: [],
        document: create(document_document),
        flow: create(flow),
        lazy: {},
        string: create(string),
        text: create(text_text)
      };
      return parser;
      function create(initial) {
        return creator;
        function creator(from) {
          return createTokenizer(parser, initial, from);
        }
      }
    }
  }),
  45387: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      _: () => postprocess
    });
    var micromark_util_subtokenize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5586);
    function postprocess(events) {
      while (!(0, micromark_util_subtokenize__WEBPACK_IMPORTED_MODULE_0__.w)(events)) ;
      return events;
    }
  }),
  82192: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      v: () => preprocess
    });
    const search = /[\0\t\n\r]/g;
    function preprocess() {
      let column = 1;
      let buffer = "";
      let start = true;
      let atCarriageReturn;
      return preprocessor;
      function preprocessor(value, encoding, end) {
        const chunks = [];
        let match;
        let next;
        let startPosition;
        let endPosition;
        let code;
        value = buffer + (typeof value === "string" ? value.toString() : new TextDecoder(encoding || void 0).decode(value));
        startPosition = 0;
        buffer = "";
        if (start) {
          if (value.charCodeAt(0) === 65279) startPosition++;
          start = void 0;
        }
        while (startPosition < value.length) {
          search.lastIndex = startPosition;
          match = search.exec(value);
          endPosition = match && match.index !== void 0 ? match.index : value.length;
          code = value.charCodeAt(endPosition);
          if (!match) {
            buffer = value.slice(startPosition);
            break;
          }
          if (code === 10 && startPosition === endPosition && atCarriageReturn) {
            chunks.push(-3);
            atCarriageReturn = void 0;
          } else {
            if (atCarriageReturn) {
              chunks.push(-5);
              atCarriageReturn = void 0;
            }
            if (startPosition < endPosition) {
              chunks.push(value.slice(startPosition, endPosition));
              column += endPosition - startPosition;
            }
            switch (code) {
             case 0:
              chunks.push(65533);
              column++;
              break;

             case 9:
              next = Math.ceil(column / 4) * 4;
              chunks.push(-2);
              while (column++ < next) chunks.push(-1);
              break;

             case 10:
              chunks.push(-4);
              column = 1;
              break;

             default:
              atCarriageReturn = true;
              column = 1;
            }
          }
          startPosition = endPosition + 1;
        }
        if (end) {
          if (atCarriageReturn) chunks.push(-5);
          if (buffer) chunks.push(buffer);
          chunks.push(null);
        }
        return chunks;
      }
    }
  }),
  96855: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      oH: () => parseFragment
    });
    const UNDEFINED_CODE_POINTS = new Set([ 65534, 65535, 131070, 131071, 196606, 196607, 262142, 262143, 327678, 327679, 393214, 393215, 458750, 458751, 524286, 524287, 589822, 589823, 655358, 655359, 720894, 720895, 786430, 786431, 851966, 851967, 917502, 917503, 983038, 983039, 1048574, 1048575, 1114110, 1114111 ]);
    const REPLACEMENT_CHARACTER = "\ufffd";
    var CODE_POINTS;
    (function(CODE_POINTS) {
      CODE_POINTS[CODE_POINTS["EOF"] = -1] = "EOF";
      CODE_POINTS[CODE_POINTS["NULL"] = 0] = "NULL";
      CODE_POINTS[CODE_POINTS["TABULATION"] = 9] = "TABULATION";
      CODE_POINTS[CODE_POINTS["CARRIAGE_RETURN"] = 13] = "CARRIAGE_RETURN";
      CODE_POINTS[CODE_POINTS["LINE_FEED"] = 10] = "LINE_FEED";
      CODE_POINTS[CODE_POINTS["FORM_FEED"] = 12] = "FORM_FEED";
      CODE_POINTS[CODE_POINTS["SPACE"] = 32] = "SPACE";
      CODE_POINTS[CODE_POINTS["EXCLAMATION_MARK"] = 33] = "EXCLAMATION_MARK";
      CODE_POINTS[CODE_POINTS["QUOTATION_MARK"] = 34] = "QUOTATION_MARK";
      CODE_POINTS[CODE_POINTS["AMPERSAND"] = 38] = "AMPERSAND";
      CODE_POINTS[CODE_POINTS["APOSTROPHE"] = 39] = "APOSTROPHE";
      CODE_POINTS[CODE_POINTS["HYPHEN_MINUS"] = 45] = "HYPHEN_MINUS";
      CODE_POINTS[CODE_POINTS["SOLIDUS"] = 47] = "SOLIDUS";
      CODE_POINTS[CODE_POINTS["DIGIT_0"] = 48] = "DIGIT_0";
      CODE_POINTS[CODE_POINTS["DIGIT_9"] = 57] = "DIGIT_9";
      CODE_POINTS[CODE_POINTS["SEMICOLON"] = 59] = "SEMICOLON";
      CODE_POINTS[CODE_POINTS["LESS_THAN_SIGN"] = 60] = "LESS_THAN_SIGN";
      CODE_POINTS[CODE_POINTS["EQUALS_SIGN"] = 61] = "EQUALS_SIGN";
      CODE_POINTS[CODE_POINTS["GREATER_THAN_SIGN"] = 62] = "GREATER_THAN_SIGN";
      CODE_POINTS[CODE_POINTS["QUESTION_MARK"] = 63] = "QUESTION_MARK";
      CODE_POINTS[CODE_POINTS["LATIN_CAPITAL_A"] = 65] = "LATIN_CAPITAL_A";
      CODE_POINTS[CODE_POINTS["LATIN_CAPITAL_Z"] = 90] = "LATIN_CAPITAL_Z";
      CODE_POINTS[CODE_POINTS["RIGHT_SQUARE_BRACKET"] = 93] = "RIGHT_SQUARE_BRACKET";
      CODE_POINTS[CODE_POINTS["GRAVE_ACCENT"] = 96] = "GRAVE_ACCENT";
      CODE_POINTS[CODE_POINTS["LATIN_SMALL_A"] = 97] = "LATIN_SMALL_A";
      CODE_POINTS[CODE_POINTS["LATIN_SMALL_Z"] = 122] = "LATIN_SMALL_Z";
    })(CODE_POINTS || (CODE_POINTS = {}));
    const SEQUENCES = {
      DASH_DASH: "--",
      CDATA_START: "[CDATA[",
      DOCTYPE: "doctype",
      SCRIPT: "script",
      PUBLIC: "public",
      SYSTEM: "system"
    };
    function isSurrogate(cp) {
      return cp >= 55296 && cp <= 57343;
    }
    function isSurrogatePair(cp) {
      return cp >= 56320 && cp <= 57343;
    }
    function getSurrogatePairCodePoint(cp1, cp2) {
      return (cp1 - 55296) * 1024 + 9216 + cp2;
    }
    function isControlCodePoint(cp) {
      return cp !== 32 && cp !== 10 && cp !== 13 && cp !== 9 && cp !== 12 && cp >= 1 && cp <= 31 || cp >= 127 && cp <= 159;
    }
    function isUndefinedCodePoint(cp) {
      return cp >= 64976 && cp <= 65007 || UNDEFINED_CODE_POINTS.has(cp);
    }
    var ERR;
    (function(ERR) {
      ERR["controlCharacterInInputStream"] = "control-character-in-input-stream";
      ERR["noncharacterInInputStream"] = "noncharacter-in-input-stream";
      ERR["surrogateInInputStream"] = "surrogate-in-input-stream";
      ERR["nonVoidHtmlElementStartTagWithTrailingSolidus"] = "non-void-html-element-start-tag-with-trailing-solidus";
      ERR["endTagWithAttributes"] = "end-tag-with-attributes";
      ERR["endTagWithTrailingSolidus"] = "end-tag-with-trailing-solidus";
      ERR["unexpectedSolidusInTag"] = "unexpected-solidus-in-tag";
      ERR["unexpectedNullCharacter"] = "unexpected-null-character";
      ERR["unexpectedQuestionMarkInsteadOfTagName"] = "unexpected-question-mark-instead-of-tag-name";
      ERR["invalidFirstCharacterOfTagName"] = "invalid-first-character-of-tag-name";
      ERR["unexpectedEqualsSignBeforeAttributeName"] = "unexpected-equals-sign-before-attribute-name";
      ERR["missingEndTagName"] = "missing-end-tag-name";
      ERR["unexpectedCharacterInAttributeName"] = "unexpected-character-in-attribute-name";
      ERR["unknownNamedCharacterReference"] = "unknown-named-character-reference";
      ERR["missingSemicolonAfterCharacterReference"] = "missing-semicolon-after-character-reference";
      ERR["unexpectedCharacterAfterDoctypeSystemIdentifier"] = "unexpected-character-after-doctype-system-identifier";
      ERR["unexpectedCharacterInUnquotedAttributeValue"] = "unexpected-character-in-unquoted-attribute-value";
      ERR["eofBeforeTagName"] = "eof-before-tag-name";
      ERR["eofInTag"] = "eof-in-tag";
      ERR["missingAttributeValue"] = "missing-attribute-value";
      ERR["missingWhitespaceBetweenAttributes"] = "missing-whitespace-between-attributes";
      ERR["missingWhitespaceAfterDoctypePublicKeyword"] = "missing-whitespace-after-doctype-public-keyword";
      ERR["missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"] = "missing-whitespace-between-doctype-public-and-system-identifiers";
      ERR["missingWhitespaceAfterDoctypeSystemKeyword"] = "missing-whitespace-after-doctype-system-keyword";
      ERR["missingQuoteBeforeDoctypePublicIdentifier"] = "missing-quote-before-doctype-public-identifier";
      ERR["missingQuoteBeforeDoctypeSystemIdentifier"] = "missing-quote-before-doctype-system-identifier";
      ERR["missingDoctypePublicIdentifier"] = "missing-doctype-public-identifier";
      ERR["missingDoctypeSystemIdentifier"] = "missing-doctype-system-identifier";
      ERR["abruptDoctypePublicIdentifier"] = "abrupt-doctype-public-identifier";
      ERR["abruptDoctypeSystemIdentifier"] = "abrupt-doctype-system-identifier";
      ERR["cdataInHtmlContent"] = "cdata-in-html-content";
      ERR["incorrectlyOpenedComment"] = "incorrectly-opened-comment";
      ERR["eofInScriptHtmlCommentLikeText"] = "eof-in-script-html-comment-like-text";
      ERR["eofInDoctype"] = "eof-in-doctype";
      ERR["nestedComment"] = "nested-comment";
      ERR["abruptClosingOfEmptyComment"] = "abrupt-closing-of-empty-comment";
      ERR["eofInComment"] = "eof-in-comment";
      ERR["incorrectlyClosedComment"] = "incorrectly-closed-comment";
      ERR["eofInCdata"] = "eof-in-cdata";
      ERR["absenceOfDigitsInNumericCharacterReference"] = "absence-of-digits-in-numeric-character-reference";
      ERR["nullCharacterReference"] = "null-character-reference";
      ERR["surrogateCharacterReference"] = "surrogate-character-reference";
      ERR["characterReferenceOutsideUnicodeRange"] = "character-reference-outside-unicode-range";
      ERR["controlCharacterReference"] = "control-character-reference";
      ERR["noncharacterCharacterReference"] = "noncharacter-character-reference";
      ERR["missingWhitespaceBeforeDoctypeName"] = "missing-whitespace-before-doctype-name";
      ERR["missingDoctypeName"] = "missing-doctype-name";
      ERR["invalidCharacterSequenceAfterDoctypeName"] = "invalid-character-sequence-after-doctype-name";
      ERR["duplicateAttribute"] = "duplicate-attribute";
      ERR["nonConformingDoctype"] = "non-conforming-doctype";
      ERR["missingDoctype"] = "missing-doctype";
      ERR["misplacedDoctype"] = "misplaced-doctype";
      ERR["endTagWithoutMatchingOpenElement"] = "end-tag-without-matching-open-element";
      ERR["closingOfElementWithOpenChildElements"] = "closing-of-element-with-open-child-elements";
      ERR["disallowedContentInNoscriptInHead"] = "disallowed-content-in-noscript-in-head";
      ERR["openElementsLeftAfterEof"] = "open-elements-left-after-eof";
      ERR["abandonedHeadElementChild"] = "abandoned-head-element-child";
      ERR["misplacedStartTagForHeadElement"] = "misplaced-start-tag-for-head-element";
      ERR["nestedNoscriptInHead"] = "nested-noscript-in-head";
      ERR["eofInElementThatCanContainOnlyText"] = "eof-in-element-that-can-contain-only-text";
    })(ERR || (ERR = {}));
    const DEFAULT_BUFFER_WATERLINE = 1 << 16;
    class Preprocessor {
      constructor(handler) {
        this.handler = handler;
        this.html = "";
        this.pos = -1;
        this.lastGapPos = -2;
        this.gapStack = [];
        this.skipNextNewLine = false;
        this.lastChunkWritten = false;
        this.endOfChunkHit = false;
        this.bufferWaterline = DEFAULT_BUFFER_WATERLINE;
        this.isEol = false;
        this.lineStartPos = 0;
        this.droppedBufferSize = 0;
        this.line = 1;
        this.lastErrOffset = -1;
      }
      get col() {
        return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
      }
      get offset() {
        return this.droppedBufferSize + this.pos;
      }
      getError(code, cpOffset) {
        const {line: line, col: col, offset: offset} = this;
        const startCol = col + cpOffset;
        const startOffset = offset + cpOffset;
        return {
          code: code,
          startLine: line,
          endLine: line,
          startCol: startCol,
          endCol: startCol,
          startOffset: startOffset,
          endOffset: startOffset
        };
      }
      _err(code) {
        if (this.handler.onParseError && this.lastErrOffset !== this.offset) {
          this.lastErrOffset = this.offset;
          this.handler.onParseError(this.getError(code, 0));
        }
      }
      _addGap() {
        this.gapStack.push(this.lastGapPos);
        this.lastGapPos = this.pos;
      }
      _processSurrogate(cp) {
        if (this.pos !== this.html.length - 1) {
          const nextCp = this.html.charCodeAt(this.pos + 1);
          if (isSurrogatePair(nextCp)) {
            this.pos++;
            this._addGap();
            return getSurrogatePairCodePoint(cp, nextCp);
          }
        } else if (!this.lastChunkWritten) {
          this.endOfChunkHit = true;
          return CODE_POINTS.EOF;
        }
        this._err(ERR.surrogateInInputStream);
        return cp;
      }
      willDropParsedChunk() {
        return this.pos > this.bufferWaterline;
      }
      dropParsedChunk() {
        if (this.willDropParsedChunk()) {
          this.html = this.html.substring(this.pos);
          this.lineStartPos -= this.pos;
          this.droppedBufferSize += this.pos;
          this.pos = 0;
          this.lastGapPos = -2;
          this.gapStack.length = 0;
        }
      }
      write(chunk, isLastChunk) {
        if (this.html.length > 0) this.html += chunk; else this.html = chunk;
        this.endOfChunkHit = false;
        this.lastChunkWritten = isLastChunk;
      }
      insertHtmlAtCurrentPos(chunk) {
        this.html = this.html.substring(0, this.pos + 1) + chunk + this.html.substring(this.pos + 1);
        this.endOfChunkHit = false;
      }
      startsWith(pattern, caseSensitive) {
        if (this.pos + pattern.length > this.html.length) {
          this.endOfChunkHit = !this.lastChunkWritten;
          return false;
        }
        if (caseSensitive) return this.html.startsWith(pattern, this.pos);
        for (let i = 0; i < pattern.length; i++) {
          const cp = this.html.charCodeAt(this.pos + i) | 32;
          if (cp !== pattern.charCodeAt(i)) return false;
        }
        return true;
      }
      peek(offset) {
        const pos = this.pos + offset;
        if (pos >= this.html.length) {
          this.endOfChunkHit = !this.lastChunkWritten;
          return CODE_POINTS.EOF;
        }
        const code = this.html.charCodeAt(pos);
        return code === CODE_POINTS.CARRIAGE_RETURN ? CODE_POINTS.LINE_FEED : code;
      }
      advance() {
        this.pos++;
        if (this.isEol) {
          this.isEol = false;
          this.line++;
          this.lineStartPos = this.pos;
        }
        if (this.pos >= this.html.length) {
          this.endOfChunkHit = !this.lastChunkWritten;
          return CODE_POINTS.EOF;
        }
        let cp = this.html.charCodeAt(this.pos);
        if (cp === CODE_POINTS.CARRIAGE_RETURN) {
          this.isEol = true;
          this.skipNextNewLine = true;
          return CODE_POINTS.LINE_FEED;
        }
        if (cp === CODE_POINTS.LINE_FEED) {
          this.isEol = true;
          if (this.skipNextNewLine) {
            this.line--;
            this.skipNextNewLine = false;
            this._addGap();
            return this.advance();
          }
        }
        this.skipNextNewLine = false;
        if (isSurrogate(cp)) cp = this._processSurrogate(cp);
        const isCommonValidRange = this.handler.onParseError === null || cp > 31 && cp < 127 || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.CARRIAGE_RETURN || cp > 159 && cp < 64976;
        if (!isCommonValidRange) this._checkForProblematicCharacters(cp);
        return cp;
      }
      _checkForProblematicCharacters(cp) {
        if (isControlCodePoint(cp)) this._err(ERR.controlCharacterInInputStream); else if (isUndefinedCodePoint(cp)) this._err(ERR.noncharacterInInputStream);
      }
      retreat(count) {
        this.pos -= count;
        while (this.pos < this.lastGapPos) {
          this.lastGapPos = this.gapStack.pop();
          this.pos--;
        }
        this.isEol = false;
      }
    }
    var TokenType;
    (function(TokenType) {
      TokenType[TokenType["CHARACTER"] = 0] = "CHARACTER";
      TokenType[TokenType["NULL_CHARACTER"] = 1] = "NULL_CHARACTER";
      TokenType[TokenType["WHITESPACE_CHARACTER"] = 2] = "WHITESPACE_CHARACTER";
      TokenType[TokenType["START_TAG"] = 3] = "START_TAG";
      TokenType[TokenType["END_TAG"] = 4] = "END_TAG";
      TokenType[TokenType["COMMENT"] = 5] = "COMMENT";
      TokenType[TokenType["DOCTYPE"] = 6] = "DOCTYPE";
      TokenType[TokenType["EOF"] = 7] = "EOF";
      TokenType[TokenType["HIBERNATION"] = 8] = "HIBERNATION";
    })(TokenType || (TokenType = {}));
    function getTokenAttr(token, attrName) {
      for (let i = token.attrs.length - 1; i >= 0; i--) if (token.attrs[i].name === attrName) return token.attrs[i].value;
      return null;
    }
    const c1 = [ 8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376 ];
    function isInvalidCodePoint(codePoint) {
      return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
    }
    function replaceCodePoint(codePoint) {
      if (isInvalidCodePoint(codePoint)) return 65533;
      if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
      return codePoint;
    }
    function decode_codepoint_replaceCodePointXML(codePoint) {
      return isInvalidCodePoint(codePoint) ? 65533 : codePoint;
    }
    const xmlDecodeTree = new Uint16Array([ 512, 26465, 29036, 7, 0, 2, 4, 116, 24638, 116, 24636, 8693, 29807, 24610, 621, 1, 0, 0, 3, 112, 24614, 111, 115, 24615 ]);
    var bin_trie_flags_BinTrieFlags;
    (function(BinTrieFlags) {
      BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
      BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
      BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
      BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
      BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
    })(bin_trie_flags_BinTrieFlags || (bin_trie_flags_BinTrieFlags = {}));
    var CharCodes;
    (function(CharCodes) {
      CharCodes[CharCodes["AMP"] = 38] = "AMP";
      CharCodes[CharCodes["NUM"] = 35] = "NUM";
      CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
      CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
      CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
      CharCodes[CharCodes["NINE"] = 57] = "NINE";
      CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
      CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
    })(CharCodes || (CharCodes = {}));
    const TO_LOWER_BIT = 32;
    function isNumber(code) {
      return code - CharCodes.ZERO >>> 0 <= 9;
    }
    function isHexadecimalCharacter(code) {
      return (code | TO_LOWER_BIT) - CharCodes.LOWER_A >>> 0 <= 5;
    }
    function isAlpha(code) {
      return (code | TO_LOWER_BIT) - CharCodes.LOWER_A >>> 0 <= 25;
    }
    function isEntityInAttributeInvalidEnd(code) {
      return code === CharCodes.EQUALS || isAlpha(code) || isNumber(code);
    }
    var EntityDecoderState;
    (function(EntityDecoderState) {
      EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
      EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
      EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
      EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
      EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
    })(EntityDecoderState || (EntityDecoderState = {}));
    var DecodingMode;
    (function(DecodingMode) {
      DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
      DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
      DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
    })(DecodingMode || (DecodingMode = {}));
    class EntityDecoder {
      decodeTree;
      emitCodePoint;
      errors;
      state=EntityDecoderState.EntityStart;
      consumed=1;
      result=0;
      treeIndex=0;
      excess=1;
      decodeMode=DecodingMode.Strict;
      runConsumed=0;
      constructor(decodeTree, emitCodePoint, errors) {
        this.decodeTree = decodeTree;
        this.emitCodePoint = emitCodePoint;
        this.errors = errors;
      }
      startEntity(decodeMode) {
        this.decodeMode = decodeMode;
        this.state = EntityDecoderState.EntityStart;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.consumed = 1;
        this.runConsumed = 0;
      }
      write(input, offset) {
        switch (this.state) {
         case EntityDecoderState.EntityStart:
          if (input.charCodeAt(offset) === CharCodes.NUM) {
            this.state = EntityDecoderState.NumericStart;
            this.consumed += 1;
            return this.stateNumericStart(input, offset + 1);
          }
          this.state = EntityDecoderState.NamedEntity;
          return this.stateNamedEntity(input, offset);

         case EntityDecoderState.NumericStart:
          return this.stateNumericStart(input, offset);

         case EntityDecoderState.NumericDecimal:
          return this.stateNumericDecimal(input, offset);

         case EntityDecoderState.NumericHex:
          return this.stateNumericHex(input, offset);

         default:
          return this.stateNamedEntity(input, offset);
        }
      }
      stateNumericStart(input, offset) {
        if (offset >= input.length) return -1;
        if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
          this.state = EntityDecoderState.NumericHex;
          this.consumed += 1;
          return this.stateNumericHex(input, offset + 1);
        }
        this.state = EntityDecoderState.NumericDecimal;
        return this.stateNumericDecimal(input, offset);
      }
      stateNumericHex(input, offset) {
        const inputLength = input.length;
        let {result: result} = this;
        let {consumed: consumed} = this;
        while (offset < inputLength) {
          const char = input.charCodeAt(offset);
          if (isNumber(char) || isHexadecimalCharacter(char)) {
            const digit = char <= CharCodes.NINE ? char - CharCodes.ZERO : (char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10;
            result = result * 16 + digit;
            consumed += 1;
            offset += 1;
          } else {
            this.result = result;
            this.consumed = consumed;
            return this.emitNumericEntity(char, 3);
          }
        }
        this.result = result;
        this.consumed = consumed;
        return -1;
      }
      stateNumericDecimal(input, offset) {
        const inputLength = input.length;
        let {result: result} = this;
        let {consumed: consumed} = this;
        while (offset < inputLength) {
          const digit = input.charCodeAt(offset) - CharCodes.ZERO;
          if (digit >>> 0 > 9) {
            this.result = result;
            this.consumed = consumed;
            return this.emitNumericEntity(digit + CharCodes.ZERO, 2);
          }
          result = result * 10 + digit;
          consumed += 1;
          offset += 1;
        }
        this.result = result;
        this.consumed = consumed;
        return -1;
      }
      emitNumericEntity(lastCp, expectedLength) {
        if (this.consumed <= expectedLength) {
          this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
          return 0;
        }
        if (lastCp === CharCodes.SEMI) this.consumed += 1; else if (this.decodeMode === DecodingMode.Strict) return 0;
        this.emitCodePoint((this.decodeTree === xmlDecodeTree ? decode_codepoint_replaceCodePointXML : replaceCodePoint)(this.result), this.consumed);
        if (this.errors) {
          if (lastCp !== CharCodes.SEMI) this.errors.missingSemicolonAfterCharacterReference();
          this.errors.validateNumericCharacterReference(this.result);
        }
        return this.consumed;
      }
      flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
        this.consumed = consumed;
        this.excess = excess;
        return this.result === 0 || this.decodeMode === DecodingMode.Attribute && (valueLength === 0 || excess > 1 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
      }
      stateNamedEntity(input, offset) {
        const {decodeTree: decodeTree} = this;
        const inputLength = input.length;
        const isStrict = this.decodeMode === DecodingMode.Strict;
        let {treeIndex: treeIndex} = this;
        let {excess: excess} = this;
        let {consumed: consumed} = this;
        let current = decodeTree[treeIndex];
        while (offset < inputLength) {
          while ((current & (bin_trie_flags_BinTrieFlags.VALUE_LENGTH | bin_trie_flags_BinTrieFlags.FLAG13)) === 0 && (current & bin_trie_flags_BinTrieFlags.JUMP_TABLE) !== 0) {
            const char = input.charCodeAt(offset);
            const jumpOffset = current & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
            const branchCount = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
            if (branchCount === 0) {
              if (char !== jumpOffset) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
              treeIndex += 1;
            } else {
              const slot = char - jumpOffset;
              if (slot >>> 0 >= branchCount) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
              const stored = decodeTree[treeIndex + 1 + slot];
              if (stored === 0) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
              treeIndex = treeIndex + branchCount + stored & 65535;
            }
            current = decodeTree[treeIndex];
            offset += 1;
            excess += 1;
            if (offset >= inputLength) break;
          }
          if (offset >= inputLength) break;
          if ((current & (bin_trie_flags_BinTrieFlags.VALUE_LENGTH | bin_trie_flags_BinTrieFlags.FLAG13)) === bin_trie_flags_BinTrieFlags.FLAG13) {
            const runLength = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
            let {runConsumed: runConsumed} = this;
            if (runConsumed === 0) {
              const char = input.charCodeAt(offset);
              if (char !== (current & bin_trie_flags_BinTrieFlags.JUMP_TABLE)) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
              offset += 1;
              excess += 1;
              runConsumed = 1;
            }
            while (runConsumed < runLength) {
              if (offset >= inputLength) {
                this.treeIndex = treeIndex;
                this.excess = excess;
                this.consumed = consumed;
                this.runConsumed = runConsumed;
                return -1;
              }
              const charIndexInPacked = runConsumed - 1;
              const packedWord = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)];
              const expectedChar = packedWord >> ((charIndexInPacked & 1) << 3) & 255;
              const char = input.charCodeAt(offset);
              if (char !== expectedChar) {
                this.runConsumed = 0;
                return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
              }
              offset += 1;
              excess += 1;
              runConsumed += 1;
            }
            this.runConsumed = 0;
            treeIndex += 1 + (runLength >> 1);
            current = decodeTree[treeIndex];
            continue;
          }
          const valueLength = current >>> 14;
          const char = input.charCodeAt(offset);
          if (valueLength !== 0) {
            if (!isStrict && (current & bin_trie_flags_BinTrieFlags.FLAG13) === 0) {
              this.result = treeIndex;
              consumed += excess - 1;
              excess = 1;
            }
            if (char === CharCodes.SEMI) return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
            if (valueLength === 1) return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
          }
          const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
          if (next < 0) return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
          treeIndex = next;
          current = decodeTree[treeIndex];
          offset += 1;
          excess += 1;
        }
        if (!isStrict && current >>> 14 !== 0 && (current & bin_trie_flags_BinTrieFlags.FLAG13) === 0) {
          this.result = treeIndex;
          consumed += excess - 1;
          excess = 1;
        }
        this.treeIndex = treeIndex;
        this.excess = excess;
        this.consumed = consumed;
        return -1;
      }
      emitNotTerminatedNamedEntity() {
        const {result: result, decodeTree: decodeTree} = this;
        const valueLength = decodeTree[result] >>> 14;
        this.emitNamedEntityData(result, valueLength, this.consumed);
        this.errors?.missingSemicolonAfterCharacterReference();
        return this.consumed;
      }
      emitNamedEntityData(result, valueLength, consumed) {
        const {decodeTree: decodeTree} = this;
        this.emitCodePoint(valueLength === 1 ? decodeTree[result] & bin_trie_flags_BinTrieFlags.VALUE_MASK : decodeTree[result + 1], consumed);
        if (valueLength === 3) this.emitCodePoint(decodeTree[result + 2], consumed);
        return consumed;
      }
      end() {
        switch (this.state) {
         case EntityDecoderState.NamedEntity:
          return this.result !== 0 && (this.decodeMode !== DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;

         case EntityDecoderState.NumericDecimal:
          return this.emitNumericEntity(0, 2);

         case EntityDecoderState.NumericHex:
          return this.emitNumericEntity(0, 3);

         case EntityDecoderState.NumericStart:
          this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
          return 0;

         default:
          return 0;
        }
      }
    }
    function determineBranch(decodeTree, current, nodeIndex, char) {
      const branchCount = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
      const jumpOffset = current & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
      if (jumpOffset) {
        if (branchCount === 0) return char === jumpOffset ? nodeIndex : -1;
        const slot = char - jumpOffset;
        if (slot >>> 0 >= branchCount) return -1;
        const stored = decodeTree[nodeIndex + slot];
        return stored === 0 ? -1 : nodeIndex + branchCount + stored - 1 & 65535;
      }
      if (branchCount === 0) return -1;
      const packedKeySlots = branchCount + 1 >> 1;
      const branchEnd = nodeIndex + packedKeySlots + branchCount;
      for (let index = 0; index < branchCount; index++) {
        const packed = decodeTree[nodeIndex + (index >> 1)];
        const key = packed >> ((index & 1) << 3) & 255;
        if (key === char) {
          const pointerIndex = nodeIndex + packedKeySlots + index;
          return branchEnd + decodeTree[pointerIndex] & 65535;
        }
        if (key > char) return -1;
      }
      return -1;
    }
    const BASE91_INVERSE = (() => {
      const table = new Uint8Array(127);
      let code = 0;
      for (let char = 33; char <= 126; char++) if (char !== 34 && char !== 36 && char !== 92) table[char] = code++;
      return table;
    })();
    function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
      const base = 91;
      const inputLength = input.length;
      const twoCharBias = dictSize * (base - 1);
      let pos = 0;
      const readSlotCode = () => {
        const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
        return c1 < dictSize ? c1 : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
      };
      const dict2AtomCount = atomCount - dict1AtomCount;
      const slotCount = atomCount + ngramCount;
      const single = new Int32Array(slotCount);
      single.fill(-1, dict1AtomCount, dictSize);
      single.fill(-1, dictSize + dict2AtomCount, slotCount);
      const start = new Int32Array(slotCount);
      const length = new Int32Array(slotCount);
      function decodeDelta(count, off) {
        let previous = 0;
        let slot = off;
        const end = off + count;
        while (slot < end) {
          const code = BASE91_INVERSE[input.charCodeAt(pos++)];
          if (code < 89) {
            previous += code;
            single[slot++] = previous;
          } else if (code === 89) {
            let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
            while (runLength--) single[slot++] = ++previous;
          } else {
            const next = BASE91_INVERSE[input.charCodeAt(pos++)];
            previous += 89 + (next < 90 ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)] : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 + BASE91_INVERSE[input.charCodeAt(pos++)] * base + BASE91_INVERSE[input.charCodeAt(pos++)]);
            single[slot++] = previous;
          }
        }
      }
      decodeDelta(dict1AtomCount, 0);
      decodeDelta(dict2AtomCount, dictSize);
      const references = new Int32Array(ngramCount * 2);
      let poolSize = 0;
      let ngramIndex = 0;
      function readNgramReferences(count, startSlot) {
        for (let index = 0; index < count; index++) {
          const slot = startSlot + index;
          const a = readSlotCode();
          const b = readSlotCode();
          references[ngramIndex * 2] = a;
          references[ngramIndex * 2 + 1] = b;
          ngramIndex += 1;
          start[slot] = poolSize;
          const entryLength = (single[a] < 0 ? length[a] : 1) + (single[b] < 0 ? length[b] : 1);
          length[slot] = entryLength;
          poolSize += entryLength;
        }
      }
      readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
      readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
      const pool = new Uint16Array(poolSize);
      let write = 0;
      for (let index = 0; index < ngramIndex; index++) for (let half = 0; half < 2; half++) {
        const source = references[index * 2 + half];
        const value = single[source];
        if (value < 0) {
          let read = start[source];
          const readEnd = read + length[source];
          while (read < readEnd) pool[write++] = pool[read++];
        } else pool[write++] = value;
      }
      const out = new Uint16Array(resultLength);
      let outIndex = 0;
      while (pos < inputLength) {
        let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
        if (slot >= dictSize) slot = slot * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
        const value = single[slot];
        if (value < 0) {
          let read = start[slot];
          const readEnd = read + length[slot];
          while (read < readEnd) out[outIndex++] = pool[read++];
        } else out[outIndex++] = value;
      }
      return out;
    }
    const decode_data_html_htmlDecodeTree = decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13494, 2713, 49, 25, 61);
    var html_NS;
    (function(NS) {
      NS["HTML"] = "http://www.w3.org/1999/xhtml";
      NS["MATHML"] = "http://www.w3.org/1998/Math/MathML";
      NS["SVG"] = "http://www.w3.org/2000/svg";
      NS["XLINK"] = "http://www.w3.org/1999/xlink";
      NS["XML"] = "http://www.w3.org/XML/1998/namespace";
      NS["XMLNS"] = "http://www.w3.org/2000/xmlns/";
    })(html_NS || (html_NS = {}));
    var ATTRS;
    (function(ATTRS) {
      ATTRS["TYPE"] = "type";
      ATTRS["ACTION"] = "action";
      ATTRS["ENCODING"] = "encoding";
      ATTRS["PROMPT"] = "prompt";
      ATTRS["NAME"] = "name";
      ATTRS["COLOR"] = "color";
      ATTRS["FACE"] = "face";
      ATTRS["SIZE"] = "size";
    })(ATTRS || (ATTRS = {}));
    var DOCUMENT_MODE;
    (function(DOCUMENT_MODE) {
      DOCUMENT_MODE["NO_QUIRKS"] = "no-quirks";
      DOCUMENT_MODE["QUIRKS"] = "quirks";
      DOCUMENT_MODE["LIMITED_QUIRKS"] = "limited-quirks";
    })(DOCUMENT_MODE || (DOCUMENT_MODE = {}));
    var TAG_NAMES;
    (function(TAG_NAMES) {
      TAG_NAMES["A"] = "a";
      TAG_NAMES["ADDRESS"] = "address";
      TAG_NAMES["ANNOTATION_XML"] = "annotation-xml";
      TAG_NAMES["APPLET"] = "applet";
      TAG_NAMES["AREA"] = "area";
      TAG_NAMES["ARTICLE"] = "article";
      TAG_NAMES["ASIDE"] = "aside";
      TAG_NAMES["B"] = "b";
      TAG_NAMES["BASE"] = "base";
      TAG_NAMES["BASEFONT"] = "basefont";
      TAG_NAMES["BGSOUND"] = "bgsound";
      TAG_NAMES["BIG"] = "big";
      TAG_NAMES["BLOCKQUOTE"] = "blockquote";
      TAG_NAMES["BODY"] = "body";
      TAG_NAMES["BR"] = "br";
      TAG_NAMES["BUTTON"] = "button";
      TAG_NAMES["CAPTION"] = "caption";
      TAG_NAMES["CENTER"] = "center";
      TAG_NAMES["CODE"] = "code";
      TAG_NAMES["COL"] = "col";
      TAG_NAMES["COLGROUP"] = "colgroup";
      TAG_NAMES["DD"] = "dd";
      TAG_NAMES["DESC"] = "desc";
      TAG_NAMES["DETAILS"] = "details";
      TAG_NAMES["DIALOG"] = "dialog";
      TAG_NAMES["DIR"] = "dir";
      TAG_NAMES["DIV"] = "div";
      TAG_NAMES["DL"] = "dl";
      TAG_NAMES["DT"] = "dt";
      TAG_NAMES["EM"] = "em";
      TAG_NAMES["EMBED"] = "embed";
      TAG_NAMES["FIELDSET"] = "fieldset";
      TAG_NAMES["FIGCAPTION"] = "figcaption";
      TAG_NAMES["FIGURE"] = "figure";
      TAG_NAMES["FONT"] = "font";
      TAG_NAMES["FOOTER"] = "footer";
      TAG_NAMES["FOREIGN_OBJECT"] = "foreignObject";
      TAG_NAMES["FORM"] = "form";
      TAG_NAMES["FRAME"] = "frame";
      TAG_NAMES["FRAMESET"] = "frameset";
      TAG_NAMES["H1"] = "h1";
      TAG_NAMES["H2"] = "h2";
      TAG_NAMES["H3"] = "h3";
      TAG_NAMES["H4"] = "h4";
      TAG_NAMES["H5"] = "h5";
      TAG_NAMES["H6"] = "h6";
      TAG_NAMES["HEAD"] = "head";
      TAG_NAMES["HEADER"] = "header";
      TAG_NAMES["HGROUP"] = "hgroup";
      TAG_NAMES["HR"] = "hr";
      TAG_NAMES["HTML"] = "html";
      TAG_NAMES["I"] = "i";
      TAG_NAMES["IMG"] = "img";
      TAG_NAMES["IMAGE"] = "image";
      TAG_NAMES["INPUT"] = "input";
      TAG_NAMES["IFRAME"] = "iframe";
      TAG_NAMES["KEYGEN"] = "keygen";
      TAG_NAMES["LABEL"] = "label";
      TAG_NAMES["LI"] = "li";
      TAG_NAMES["LINK"] = "link";
      TAG_NAMES["LISTING"] = "listing";
      TAG_NAMES["MAIN"] = "main";
      TAG_NAMES["MALIGNMARK"] = "malignmark";
      TAG_NAMES["MARQUEE"] = "marquee";
      TAG_NAMES["MATH"] = "math";
      TAG_NAMES["MENU"] = "menu";
      TAG_NAMES["META"] = "meta";
      TAG_NAMES["MGLYPH"] = "mglyph";
      TAG_NAMES["MI"] = "mi";
      TAG_NAMES["MO"] = "mo";
      TAG_NAMES["MN"] = "mn";
      TAG_NAMES["MS"] = "ms";
      TAG_NAMES["MTEXT"] = "mtext";
      TAG_NAMES["NAV"] = "nav";
      TAG_NAMES["NOBR"] = "nobr";
      TAG_NAMES["NOFRAMES"] = "noframes";
      TAG_NAMES["NOEMBED"] = "noembed";
      TAG_NAMES["NOSCRIPT"] = "noscript";
      TAG_NAMES["OBJECT"] = "object";
      TAG_NAMES["OL"] = "ol";
      TAG_NAMES["OPTGROUP"] = "optgroup";
      TAG_NAMES["OPTION"] = "option";
      TAG_NAMES["P"] = "p";
      TAG_NAMES["PARAM"] = "param";
      TAG_NAMES["PLAINTEXT"] = "plaintext";
      TAG_NAMES["PRE"] = "pre";
      TAG_NAMES["RB"] = "rb";
      TAG_NAMES["RP"] = "rp";
      TAG_NAMES["RT"] = "rt";
      TAG_NAMES["RTC"] = "rtc";
      TAG_NAMES["RUBY"] = "ruby";
      TAG_NAMES["S"] = "s";
      TAG_NAMES["SCRIPT"] = "script";
      TAG_NAMES["SEARCH"] = "search";
      TAG_NAMES["SECTION"] = "section";
      TAG_NAMES["SELECT"] = "select";
      TAG_NAMES["SOURCE"] = "source";
      TAG_NAMES["SMALL"] = "small";
      TAG_NAMES["SPAN"] = "span";
      TAG_NAMES["STRIKE"] = "strike";
      TAG_NAMES["STRONG"] = "strong";
      TAG_NAMES["STYLE"] = "style";
      TAG_NAMES["SUB"] = "sub";
      TAG_NAMES["SUMMARY"] = "summary";
      TAG_NAMES["SUP"] = "sup";
      TAG_NAMES["TABLE"] = "table";
      TAG_NAMES["TBODY"] = "tbody";
      TAG_NAMES["TEMPLATE"] = "template";
      TAG_NAMES["TEXTAREA"] = "textarea";
      TAG_NAMES["TFOOT"] = "tfoot";
      TAG_NAMES["TD"] = "td";
      TAG_NAMES["TH"] = "th";
      TAG_NAMES["THEAD"] = "thead";
      TAG_NAMES["TITLE"] = "title";
      TAG_NAMES["TR"] = "tr";
      TAG_NAMES["TRACK"] = "track";
      TAG_NAMES["TT"] = "tt";
      TAG_NAMES["U"] = "u";
      TAG_NAMES["UL"] = "ul";
      TAG_NAMES["SVG"] = "svg";
      TAG_NAMES["VAR"] = "var";
      TAG_NAMES["WBR"] = "wbr";
      TAG_NAMES["XMP"] = "xmp";
    })(TAG_NAMES || (TAG_NAMES = {}));
    var TAG_ID;
    (function(TAG_ID) {
      TAG_ID[TAG_ID["UNKNOWN"] = 0] = "UNKNOWN";
      TAG_ID[TAG_ID["A"] = 1] = "A";
      TAG_ID[TAG_ID["ADDRESS"] = 2] = "ADDRESS";
      TAG_ID[TAG_ID["ANNOTATION_XML"] = 3] = "ANNOTATION_XML";
      TAG_ID[TAG_ID["APPLET"] = 4] = "APPLET";
      TAG_ID[TAG_ID["AREA"] = 5] = "AREA";
      TAG_ID[TAG_ID["ARTICLE"] = 6] = "ARTICLE";
      TAG_ID[TAG_ID["ASIDE"] = 7] = "ASIDE";
      TAG_ID[TAG_ID["B"] = 8] = "B";
      TAG_ID[TAG_ID["BASE"] = 9] = "BASE";
      TAG_ID[TAG_ID["BASEFONT"] = 10] = "BASEFONT";
      TAG_ID[TAG_ID["BGSOUND"] = 11] = "BGSOUND";
      TAG_ID[TAG_ID["BIG"] = 12] = "BIG";
      TAG_ID[TAG_ID["BLOCKQUOTE"] = 13] = "BLOCKQUOTE";
      TAG_ID[TAG_ID["BODY"] = 14] = "BODY";
      TAG_ID[TAG_ID["BR"] = 15] = "BR";
      TAG_ID[TAG_ID["BUTTON"] = 16] = "BUTTON";
      TAG_ID[TAG_ID["CAPTION"] = 17] = "CAPTION";
      TAG_ID[TAG_ID["CENTER"] = 18] = "CENTER";
      TAG_ID[TAG_ID["CODE"] = 19] = "CODE";
      TAG_ID[TAG_ID["COL"] = 20] = "COL";
      TAG_ID[TAG_ID["COLGROUP"] = 21] = "COLGROUP";
      TAG_ID[TAG_ID["DD"] = 22] = "DD";
      TAG_ID[TAG_ID["DESC"] = 23] = "DESC";
      TAG_ID[TAG_ID["DETAILS"] = 24] = "DETAILS";
      TAG_ID[TAG_ID["DIALOG"] = 25] = "DIALOG";
      TAG_ID[TAG_ID["DIR"] = 26] = "DIR";
      TAG_ID[TAG_ID["DIV"] = 27] = "DIV";
      TAG_ID[TAG_ID["DL"] = 28] = "DL";
      TAG_ID[TAG_ID["DT"] = 29] = "DT";
      TAG_ID[TAG_ID["EM"] = 30] = "EM";
      TAG_ID[TAG_ID["EMBED"] = 31] = "EMBED";
      TAG_ID[TAG_ID["FIELDSET"] = 32] = "FIELDSET";
      TAG_ID[TAG_ID["FIGCAPTION"] = 33] = "FIGCAPTION";
      TAG_ID[TAG_ID["FIGURE"] = 34] = "FIGURE";
      TAG_ID[TAG_ID["FONT"] = 35] = "FONT";
      TAG_ID[TAG_ID["FOOTER"] = 36] = "FOOTER";
      TAG_ID[TAG_ID["FOREIGN_OBJECT"] = 37] = "FOREIGN_OBJECT";
      TAG_ID[TAG_ID["FORM"] = 38] = "FORM";
      TAG_ID[TAG_ID["FRAME"] = 39] = "FRAME";
      TAG_ID[TAG_ID["FRAMESET"] = 40] = "FRAMESET";
      TAG_ID[TAG_ID["H1"] = 41] = "H1";
      TAG_ID[TAG_ID["H2"] = 42] = "H2";
      TAG_ID[TAG_ID["H3"] = 43] = "H3";
      TAG_ID[TAG_ID["H4"] = 44] = "H4";
      TAG_ID[TAG_ID["H5"] = 45] = "H5";
      TAG_ID[TAG_ID["H6"] = 46] = "H6";
      TAG_ID[TAG_ID["HEAD"] = 47] = "HEAD";
      TAG_ID[TAG_ID["HEADER"] = 48] = "HEADER";
      TAG_ID[TAG_ID["HGROUP"] = 49] = "HGROUP";
      TAG_ID[TAG_ID["HR"] = 50] = "HR";
      TAG_ID[TAG_ID["HTML"] = 51] = "HTML";
      TAG_ID[TAG_ID["I"] = 52] = "I";
      TAG_ID[TAG_ID["IMG"] = 53] = "IMG";
      TAG_ID[TAG_ID["IMAGE"] = 54] = "IMAGE";
      TAG_ID[TAG_ID["INPUT"] = 55] = "INPUT";
      TAG_ID[TAG_ID["IFRAME"] = 56] = "IFRAME";
      TAG_ID[TAG_ID["KEYGEN"] = 57] = "KEYGEN";
      TAG_ID[TAG_ID["LABEL"] = 58] = "LABEL";
      TAG_ID[TAG_ID["LI"] = 59] = "LI";
      TAG_ID[TAG_ID["LINK"] = 60] = "LINK";
      TAG_ID[TAG_ID["LISTING"] = 61] = "LISTING";
      TAG_ID[TAG_ID["MAIN"] = 62] = "MAIN";
      TAG_ID[TAG_ID["MALIGNMARK"] = 63] = "MALIGNMARK";
      TAG_ID[TAG_ID["MARQUEE"] = 64] = "MARQUEE";
      TAG_ID[TAG_ID["MATH"] = 65] = "MATH";
      TAG_ID[TAG_ID["MENU"] = 66] = "MENU";
      TAG_ID[TAG_ID["META"] = 67] = "META";
      TAG_ID[TAG_ID["MGLYPH"] = 68] = "MGLYPH";
      TAG_ID[TAG_ID["MI"] = 69] = "MI";
      TAG_ID[TAG_ID["MO"] = 70] = "MO";
      TAG_ID[TAG_ID["MN"] = 71] = "MN";
      TAG_ID[TAG_ID["MS"] = 72] = "MS";
      TAG_ID[TAG_ID["MTEXT"] = 73] = "MTEXT";
      TAG_ID[TAG_ID["NAV"] = 74] = "NAV";
      TAG_ID[TAG_ID["NOBR"] = 75] = "NOBR";
      TAG_ID[TAG_ID["NOFRAMES"] = 76] = "NOFRAMES";
      TAG_ID[TAG_ID["NOEMBED"] = 77] = "NOEMBED";
      TAG_ID[TAG_ID["NOSCRIPT"] = 78] = "NOSCRIPT";
      TAG_ID[TAG_ID["OBJECT"] = 79] = "OBJECT";
      TAG_ID[TAG_ID["OL"] = 80] = "OL";
      TAG_ID[TAG_ID["OPTGROUP"] = 81] = "OPTGROUP";
      TAG_ID[TAG_ID["OPTION"] = 82] = "OPTION";
      TAG_ID[TAG_ID["P"] = 83] = "P";
      TAG_ID[TAG_ID["PARAM"] = 84] = "PARAM";
      TAG_ID[TAG_ID["PLAINTEXT"] = 85] = "PLAINTEXT";
      TAG_ID[TAG_ID["PRE"] = 86] = "PRE";
      TAG_ID[TAG_ID["RB"] = 87] = "RB";
      TAG_ID[TAG_ID["RP"] = 88] = "RP";
      TAG_ID[TAG_ID["RT"] = 89] = "RT";
      TAG_ID[TAG_ID["RTC"] = 90] = "RTC";
      TAG_ID[TAG_ID["RUBY"] = 91] = "RUBY";
      TAG_ID[TAG_ID["S"] = 92] = "S";
      TAG_ID[TAG_ID["SCRIPT"] = 93] = "SCRIPT";
      TAG_ID[TAG_ID["SEARCH"] = 94] = "SEARCH";
      TAG_ID[TAG_ID["SECTION"] = 95] = "SECTION";
      TAG_ID[TAG_ID["SELECT"] = 96] = "SELECT";
      TAG_ID[TAG_ID["SOURCE"] = 97] = "SOURCE";
      TAG_ID[TAG_ID["SMALL"] = 98] = "SMALL";
      TAG_ID[TAG_ID["SPAN"] = 99] = "SPAN";
      TAG_ID[TAG_ID["STRIKE"] = 100] = "STRIKE";
      TAG_ID[TAG_ID["STRONG"] = 101] = "STRONG";
      TAG_ID[TAG_ID["STYLE"] = 102] = "STYLE";
      TAG_ID[TAG_ID["SUB"] = 103] = "SUB";
      TAG_ID[TAG_ID["SUMMARY"] = 104] = "SUMMARY";
      TAG_ID[TAG_ID["SUP"] = 105] = "SUP";
      TAG_ID[TAG_ID["TABLE"] = 106] = "TABLE";
      TAG_ID[TAG_ID["TBODY"] = 107] = "TBODY";
      TAG_ID[TAG_ID["TEMPLATE"] = 108] = "TEMPLATE";
      TAG_ID[TAG_ID["TEXTAREA"] = 109] = "TEXTAREA";
      TAG_ID[TAG_ID["TFOOT"] = 110] = "TFOOT";
      TAG_ID[TAG_ID["TD"] = 111] = "TD";
      TAG_ID[TAG_ID["TH"] = 112] = "TH";
      TAG_ID[TAG_ID["THEAD"] = 113] = "THEAD";
      TAG_ID[TAG_ID["TITLE"] = 114] = "TITLE";
      TAG_ID[TAG_ID["TR"] = 115] = "TR";
      TAG_ID[TAG_ID["TRACK"] = 116] = "TRACK";
      TAG_ID[TAG_ID["TT"] = 117] = "TT";
      TAG_ID[TAG_ID["U"] = 118] = "U";
      TAG_ID[TAG_ID["UL"] = 119] = "UL";
      TAG_ID[TAG_ID["SVG"] = 120] = "SVG";
      TAG_ID[TAG_ID["VAR"] = 121] = "VAR";
      TAG_ID[TAG_ID["WBR"] = 122] = "WBR";
      TAG_ID[TAG_ID["XMP"] = 123] = "XMP";
    })(TAG_ID || (TAG_ID = {}));
    const TAG_NAME_TO_ID = new Map([ [ TAG_NAMES.A, TAG_ID.A ], [ TAG_NAMES.ADDRESS, TAG_ID.ADDRESS ], [ TAG_NAMES.ANNOTATION_XML, TAG_ID.ANNOTATION_XML ], [ TAG_NAMES.APPLET, TAG_ID.APPLET ], [ TAG_NAMES.AREA, TAG_ID.AREA ], [ TAG_NAMES.ARTICLE, TAG_ID.ARTICLE ], [ TAG_NAMES.ASIDE, TAG_ID.ASIDE ], [ TAG_NAMES.B, TAG_ID.B ], [ TAG_NAMES.BASE, TAG_ID.BASE ], [ TAG_NAMES.BASEFONT, TAG_ID.BASEFONT ], [ TAG_NAMES.BGSOUND, TAG_ID.BGSOUND ], [ TAG_NAMES.BIG, TAG_ID.BIG ], [ TAG_NAMES.BLOCKQUOTE, TAG_ID.BLOCKQUOTE ], [ TAG_NAMES.BODY, TAG_ID.BODY ], [ TAG_NAMES.BR, TAG_ID.BR ], [ TAG_NAMES.BUTTON, TAG_ID.BUTTON ], [ TAG_NAMES.CAPTION, TAG_ID.CAPTION ], [ TAG_NAMES.CENTER, TAG_ID.CENTER ], [ TAG_NAMES.CODE, TAG_ID.CODE ], [ TAG_NAMES.COL, TAG_ID.COL ], [ TAG_NAMES.COLGROUP, TAG_ID.COLGROUP ], [ TAG_NAMES.DD, TAG_ID.DD ], [ TAG_NAMES.DESC, TAG_ID.DESC ], [ TAG_NAMES.DETAILS, TAG_ID.DETAILS ], [ TAG_NAMES.DIALOG, TAG_ID.DIALOG ], [ TAG_NAMES.DIR, TAG_ID.DIR ], [ TAG_NAMES.DIV, TAG_ID.DIV ], [ TAG_NAMES.DL, TAG_ID.DL ], [ TAG_NAMES.DT, TAG_ID.DT ], [ TAG_NAMES.EM, TAG_ID.EM ], [ TAG_NAMES.EMBED, TAG_ID.EMBED ], [ TAG_NAMES.FIELDSET, TAG_ID.FIELDSET ], [ TAG_NAMES.FIGCAPTION, TAG_ID.FIGCAPTION ], [ TAG_NAMES.FIGURE, TAG_ID.FIGURE ], [ TAG_NAMES.FONT, TAG_ID.FONT ], [ TAG_NAMES.FOOTER, TAG_ID.FOOTER ], [ TAG_NAMES.FOREIGN_OBJECT, TAG_ID.FOREIGN_OBJECT ], [ TAG_NAMES.FORM, TAG_ID.FORM ], [ TAG_NAMES.FRAME, TAG_ID.FRAME ], [ TAG_NAMES.FRAMESET, TAG_ID.FRAMESET ], [ TAG_NAMES.H1, TAG_ID.H1 ], [ TAG_NAMES.H2, TAG_ID.H2 ], [ TAG_NAMES.H3, TAG_ID.H3 ], [ TAG_NAMES.H4, TAG_ID.H4 ], [ TAG_NAMES.H5, TAG_ID.H5 ], [ TAG_NAMES.H6, TAG_ID.H6 ], [ TAG_NAMES.HEAD, TAG_ID.HEAD ], [ TAG_NAMES.HEADER, TAG_ID.HEADER ], [ TAG_NAMES.HGROUP, TAG_ID.HGROUP ], [ TAG_NAMES.HR, TAG_ID.HR ], [ TAG_NAMES.HTML, TAG_ID.HTML ], [ TAG_NAMES.I, TAG_ID.I ], [ TAG_NAMES.IMG, TAG_ID.IMG ], [ TAG_NAMES.IMAGE, TAG_ID.IMAGE ], [ TAG_NAMES.INPUT, TAG_ID.INPUT ], [ TAG_NAMES.IFRAME, TAG_ID.IFRAME ], [ TAG_NAMES.KEYGEN, TAG_ID.KEYGEN ], [ TAG_NAMES.LABEL, TAG_ID.LABEL ], [ TAG_NAMES.LI, TAG_ID.LI ], [ TAG_NAMES.LINK, TAG_ID.LINK ], [ TAG_NAMES.LISTING, TAG_ID.LISTING ], [ TAG_NAMES.MAIN, TAG_ID.MAIN ], [ TAG_NAMES.MALIGNMARK, TAG_ID.MALIGNMARK ], [ TAG_NAMES.MARQUEE, TAG_ID.MARQUEE ], [ TAG_NAMES.MATH, TAG_ID.MATH ], [ TAG_NAMES.MENU, TAG_ID.MENU ], [ TAG_NAMES.META, TAG_ID.META ], [ TAG_NAMES.MGLYPH, TAG_ID.MGLYPH ], [ TAG_NAMES.MI, TAG_ID.MI ], [ TAG_NAMES.MO, TAG_ID.MO ], [ TAG_NAMES.MN, TAG_ID.MN ], [ TAG_NAMES.MS, TAG_ID.MS ], [ TAG_NAMES.MTEXT, TAG_ID.MTEXT ], [ TAG_NAMES.NAV, TAG_ID.NAV ], [ TAG_NAMES.NOBR, TAG_ID.NOBR ], [ TAG_NAMES.NOFRAMES, TAG_ID.NOFRAMES ], [ TAG_NAMES.NOEMBED, TAG_ID.NOEMBED ], [ TAG_NAMES.NOSCRIPT, TAG_ID.NOSCRIPT ], [ TAG_NAMES.OBJECT, TAG_ID.OBJECT ], [ TAG_NAMES.OL, TAG_ID.OL ], [ TAG_NAMES.OPTGROUP, TAG_ID.OPTGROUP ], [ TAG_NAMES.OPTION, TAG_ID.OPTION ], [ TAG_NAMES.P, TAG_ID.P ], [ TAG_NAMES.PARAM, TAG_ID.PARAM ], [ TAG_NAMES.PLAINTEXT, TAG_ID.PLAINTEXT ], [ TAG_NAMES.PRE, TAG_ID.PRE ], [ TAG_NAMES.RB, TAG_ID.RB ], [ TAG_NAMES.RP, TAG_ID.RP ], [ TAG_NAMES.RT, TAG_ID.RT ], [ TAG_NAMES.RTC, TAG_ID.RTC ], [ TAG_NAMES.RUBY, TAG_ID.RUBY ], [ TAG_NAMES.S, TAG_ID.S ], [ TAG_NAMES.SCRIPT, TAG_ID.SCRIPT ], [ TAG_NAMES.SEARCH, TAG_ID.SEARCH ], [ TAG_NAMES.SECTION, TAG_ID.SECTION ], [ TAG_NAMES.SELECT, TAG_ID.SELECT ], [ TAG_NAMES.SOURCE, TAG_ID.SOURCE ], [ TAG_NAMES.SMALL, TAG_ID.SMALL ], [ TAG_NAMES.SPAN, TAG_ID.SPAN ], [ TAG_NAMES.STRIKE, TAG_ID.STRIKE ], [ TAG_NAMES.STRONG, TAG_ID.STRONG ], [ TAG_NAMES.STYLE, TAG_ID.STYLE ], [ TAG_NAMES.SUB, TAG_ID.SUB ], [ TAG_NAMES.SUMMARY, TAG_ID.SUMMARY ], [ TAG_NAMES.SUP, TAG_ID.SUP ], [ TAG_NAMES.TABLE, TAG_ID.TABLE ], [ TAG_NAMES.TBODY, TAG_ID.TBODY ], [ TAG_NAMES.TEMPLATE, TAG_ID.TEMPLATE ], [ TAG_NAMES.TEXTAREA, TAG_ID.TEXTAREA ], [ TAG_NAMES.TFOOT, TAG_ID.TFOOT ], [ TAG_NAMES.TD, TAG_ID.TD ], [ TAG_NAMES.TH, TAG_ID.TH ], [ TAG_NAMES.THEAD, TAG_ID.THEAD ], [ TAG_NAMES.TITLE, TAG_ID.TITLE ], [ TAG_NAMES.TR, TAG_ID.TR ], [ TAG_NAMES.TRACK, TAG_ID.TRACK ], [ TAG_NAMES.TT, TAG_ID.TT ], [ TAG_NAMES.U, TAG_ID.U ], [ TAG_NAMES.UL, TAG_ID.UL ], [ TAG_NAMES.SVG, TAG_ID.SVG ], [ TAG_NAMES.VAR, TAG_ID.VAR ], [ TAG_NAMES.WBR, TAG_ID.WBR ], [ TAG_NAMES.XMP, TAG_ID.XMP ] ]);
    function getTagID(tagName) {
      var _a;
      return (_a = TAG_NAME_TO_ID.get(tagName)) !== null && _a !== void 0 ? _a : TAG_ID.UNKNOWN;
    }
    const html_$ = TAG_ID;
    const SPECIAL_ELEMENTS = {
      [html_NS.HTML]: new Set([ html_$.ADDRESS, html_$.APPLET, html_$.AREA, html_$.ARTICLE, html_$.ASIDE, html_$.BASE, html_$.BASEFONT, html_$.BGSOUND, html_$.BLOCKQUOTE, html_$.BODY, html_$.BR, html_$.BUTTON, html_$.CAPTION, html_$.CENTER, html_$.COL, html_$.COLGROUP, html_$.DD, html_$.DETAILS, html_$.DIR, html_$.DIV, html_$.DL, html_$.DT, html_$.EMBED, html_$.FIELDSET, html_$.FIGCAPTION, html_$.FIGURE, html_$.FOOTER, html_$.FORM, html_$.FRAME, html_$.FRAMESET, html_$.H1, html_$.H2, html_$.H3, html_$.H4, html_$.H5, html_$.H6, html_$.HEAD, html_$.HEADER, html_$.HGROUP, html_$.HR, html_$.HTML, html_$.IFRAME, html_$.IMG, html_$.INPUT, html_$.LI, html_$.LINK, html_$.LISTING, html_$.MAIN, html_$.MARQUEE, html_$.MENU, html_$.META, html_$.NAV, html_$.NOEMBED, html_$.NOFRAMES, html_$.NOSCRIPT, html_$.OBJECT, html_$.OL, html_$.P, html_$.PARAM, html_$.PLAINTEXT, html_$.PRE, html_$.SCRIPT, html_$.SECTION, html_$.SELECT, html_$.SOURCE, html_$.STYLE, html_$.SUMMARY, html_$.TABLE, html_$.TBODY, html_$.TD, html_$.TEMPLATE, html_$.TEXTAREA, html_$.TFOOT, html_$.TH, html_$.THEAD, html_$.TITLE, html_$.TR, html_$.TRACK, html_$.UL, html_$.WBR, html_$.XMP ]),
      [html_NS.MATHML]: new Set([ html_$.MI, html_$.MO, html_$.MN, html_$.MS, html_$.MTEXT, html_$.ANNOTATION_XML ]),
      [html_NS.SVG]: new Set([ html_$.TITLE, html_$.FOREIGN_OBJECT, html_$.DESC ]),
      [html_NS.XLINK]: new Set,
      [html_NS.XML]: new Set,
      [html_NS.XMLNS]: new Set
    };
    const NUMBERED_HEADERS = new Set([ html_$.H1, html_$.H2, html_$.H3, html_$.H4, html_$.H5, html_$.H6 ]);
    new Set([ TAG_NAMES.STYLE, TAG_NAMES.SCRIPT, TAG_NAMES.XMP, TAG_NAMES.IFRAME, TAG_NAMES.NOEMBED, TAG_NAMES.NOFRAMES, TAG_NAMES.PLAINTEXT ]);
    var State;
    (function(State) {
      State[State["DATA"] = 0] = "DATA";
      State[State["RCDATA"] = 1] = "RCDATA";
      State[State["RAWTEXT"] = 2] = "RAWTEXT";
      State[State["SCRIPT_DATA"] = 3] = "SCRIPT_DATA";
      State[State["PLAINTEXT"] = 4] = "PLAINTEXT";
      State[State["TAG_OPEN"] = 5] = "TAG_OPEN";
      State[State["END_TAG_OPEN"] = 6] = "END_TAG_OPEN";
      State[State["TAG_NAME"] = 7] = "TAG_NAME";
      State[State["RCDATA_LESS_THAN_SIGN"] = 8] = "RCDATA_LESS_THAN_SIGN";
      State[State["RCDATA_END_TAG_OPEN"] = 9] = "RCDATA_END_TAG_OPEN";
      State[State["RCDATA_END_TAG_NAME"] = 10] = "RCDATA_END_TAG_NAME";
      State[State["RAWTEXT_LESS_THAN_SIGN"] = 11] = "RAWTEXT_LESS_THAN_SIGN";
      State[State["RAWTEXT_END_TAG_OPEN"] = 12] = "RAWTEXT_END_TAG_OPEN";
      State[State["RAWTEXT_END_TAG_NAME"] = 13] = "RAWTEXT_END_TAG_NAME";
      State[State["SCRIPT_DATA_LESS_THAN_SIGN"] = 14] = "SCRIPT_DATA_LESS_THAN_SIGN";
      State[State["SCRIPT_DATA_END_TAG_OPEN"] = 15] = "SCRIPT_DATA_END_TAG_OPEN";
      State[State["SCRIPT_DATA_END_TAG_NAME"] = 16] = "SCRIPT_DATA_END_TAG_NAME";
      State[State["SCRIPT_DATA_ESCAPE_START"] = 17] = "SCRIPT_DATA_ESCAPE_START";
      State[State["SCRIPT_DATA_ESCAPE_START_DASH"] = 18] = "SCRIPT_DATA_ESCAPE_START_DASH";
      State[State["SCRIPT_DATA_ESCAPED"] = 19] = "SCRIPT_DATA_ESCAPED";
      State[State["SCRIPT_DATA_ESCAPED_DASH"] = 20] = "SCRIPT_DATA_ESCAPED_DASH";
      State[State["SCRIPT_DATA_ESCAPED_DASH_DASH"] = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH";
      State[State["SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"] = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN";
      State[State["SCRIPT_DATA_ESCAPED_END_TAG_OPEN"] = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN";
      State[State["SCRIPT_DATA_ESCAPED_END_TAG_NAME"] = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME";
      State[State["SCRIPT_DATA_DOUBLE_ESCAPE_START"] = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START";
      State[State["SCRIPT_DATA_DOUBLE_ESCAPED"] = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED";
      State[State["SCRIPT_DATA_DOUBLE_ESCAPED_DASH"] = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH";
      State[State["SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"] = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH";
      State[State["SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"] = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN";
      State[State["SCRIPT_DATA_DOUBLE_ESCAPE_END"] = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END";
      State[State["BEFORE_ATTRIBUTE_NAME"] = 31] = "BEFORE_ATTRIBUTE_NAME";
      State[State["ATTRIBUTE_NAME"] = 32] = "ATTRIBUTE_NAME";
      State[State["AFTER_ATTRIBUTE_NAME"] = 33] = "AFTER_ATTRIBUTE_NAME";
      State[State["BEFORE_ATTRIBUTE_VALUE"] = 34] = "BEFORE_ATTRIBUTE_VALUE";
      State[State["ATTRIBUTE_VALUE_DOUBLE_QUOTED"] = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED";
      State[State["ATTRIBUTE_VALUE_SINGLE_QUOTED"] = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED";
      State[State["ATTRIBUTE_VALUE_UNQUOTED"] = 37] = "ATTRIBUTE_VALUE_UNQUOTED";
      State[State["AFTER_ATTRIBUTE_VALUE_QUOTED"] = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED";
      State[State["SELF_CLOSING_START_TAG"] = 39] = "SELF_CLOSING_START_TAG";
      State[State["BOGUS_COMMENT"] = 40] = "BOGUS_COMMENT";
      State[State["MARKUP_DECLARATION_OPEN"] = 41] = "MARKUP_DECLARATION_OPEN";
      State[State["COMMENT_START"] = 42] = "COMMENT_START";
      State[State["COMMENT_START_DASH"] = 43] = "COMMENT_START_DASH";
      State[State["COMMENT"] = 44] = "COMMENT";
      State[State["COMMENT_LESS_THAN_SIGN"] = 45] = "COMMENT_LESS_THAN_SIGN";
      State[State["COMMENT_LESS_THAN_SIGN_BANG"] = 46] = "COMMENT_LESS_THAN_SIGN_BANG";
      State[State["COMMENT_LESS_THAN_SIGN_BANG_DASH"] = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH";
      State[State["COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"] = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH";
      State[State["COMMENT_END_DASH"] = 49] = "COMMENT_END_DASH";
      State[State["COMMENT_END"] = 50] = "COMMENT_END";
      State[State["COMMENT_END_BANG"] = 51] = "COMMENT_END_BANG";
      State[State["DOCTYPE"] = 52] = "DOCTYPE";
      State[State["BEFORE_DOCTYPE_NAME"] = 53] = "BEFORE_DOCTYPE_NAME";
      State[State["DOCTYPE_NAME"] = 54] = "DOCTYPE_NAME";
      State[State["AFTER_DOCTYPE_NAME"] = 55] = "AFTER_DOCTYPE_NAME";
      State[State["AFTER_DOCTYPE_PUBLIC_KEYWORD"] = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD";
      State[State["BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"] = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER";
      State[State["DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"] = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED";
      State[State["DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"] = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED";
      State[State["AFTER_DOCTYPE_PUBLIC_IDENTIFIER"] = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER";
      State[State["BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"] = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS";
      State[State["AFTER_DOCTYPE_SYSTEM_KEYWORD"] = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD";
      State[State["BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"] = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER";
      State[State["DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"] = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED";
      State[State["DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"] = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED";
      State[State["AFTER_DOCTYPE_SYSTEM_IDENTIFIER"] = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER";
      State[State["BOGUS_DOCTYPE"] = 67] = "BOGUS_DOCTYPE";
      State[State["CDATA_SECTION"] = 68] = "CDATA_SECTION";
      State[State["CDATA_SECTION_BRACKET"] = 69] = "CDATA_SECTION_BRACKET";
      State[State["CDATA_SECTION_END"] = 70] = "CDATA_SECTION_END";
      State[State["CHARACTER_REFERENCE"] = 71] = "CHARACTER_REFERENCE";
      State[State["AMBIGUOUS_AMPERSAND"] = 72] = "AMBIGUOUS_AMPERSAND";
    })(State || (State = {}));
    const TokenizerMode = {
      DATA: State.DATA,
      RCDATA: State.RCDATA,
      RAWTEXT: State.RAWTEXT,
      SCRIPT_DATA: State.SCRIPT_DATA,
      PLAINTEXT: State.PLAINTEXT,
      CDATA_SECTION: State.CDATA_SECTION
    };
    function isAsciiDigit(cp) {
      return cp >= CODE_POINTS.DIGIT_0 && cp <= CODE_POINTS.DIGIT_9;
    }
    function isAsciiUpper(cp) {
      return cp >= CODE_POINTS.LATIN_CAPITAL_A && cp <= CODE_POINTS.LATIN_CAPITAL_Z;
    }
    function isAsciiLower(cp) {
      return cp >= CODE_POINTS.LATIN_SMALL_A && cp <= CODE_POINTS.LATIN_SMALL_Z;
    }
    function isAsciiLetter(cp) {
      return isAsciiLower(cp) || isAsciiUpper(cp);
    }
    function isAsciiAlphaNumeric(cp) {
      return isAsciiLetter(cp) || isAsciiDigit(cp);
    }
    function toAsciiLower(cp) {
      return cp + 32;
    }
    function isWhitespace(cp) {
      return cp === CODE_POINTS.SPACE || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.TABULATION || cp === CODE_POINTS.FORM_FEED;
    }
    function isScriptDataDoubleEscapeSequenceEnd(cp) {
      return isWhitespace(cp) || cp === CODE_POINTS.SOLIDUS || cp === CODE_POINTS.GREATER_THAN_SIGN;
    }
    function getErrorForNumericCharacterReference(code) {
      if (code === CODE_POINTS.NULL) return ERR.nullCharacterReference; else if (code > 1114111) return ERR.characterReferenceOutsideUnicodeRange; else if (isSurrogate(code)) return ERR.surrogateCharacterReference; else if (isUndefinedCodePoint(code)) return ERR.noncharacterCharacterReference; else if (isControlCodePoint(code) || code === CODE_POINTS.CARRIAGE_RETURN) return ERR.controlCharacterReference;
      return null;
    }
    class Tokenizer {
      constructor(options, handler) {
        this.options = options;
        this.handler = handler;
        this.paused = false;
        this.inLoop = false;
        this.inForeignNode = false;
        this.lastStartTagName = "";
        this.active = false;
        this.state = State.DATA;
        this.returnState = State.DATA;
        this.entityStartPos = 0;
        this.consumedAfterSnapshot = -1;
        this.currentCharacterToken = null;
        this.currentToken = null;
        this.currentAttr = {
          name: "",
          value: ""
        };
        this.preprocessor = new Preprocessor(handler);
        this.currentLocation = this.getCurrentLocation(-1);
        this.entityDecoder = new EntityDecoder(decode_data_html_htmlDecodeTree, (cp, consumed) => {
          this.preprocessor.pos = this.entityStartPos + consumed - 1;
          this._flushCodePointConsumedAsCharacterReference(cp);
        }, handler.onParseError ? {
          missingSemicolonAfterCharacterReference: () => {
            this._err(ERR.missingSemicolonAfterCharacterReference, 1);
          },
          absenceOfDigitsInNumericCharacterReference: consumed => {
            this._err(ERR.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + consumed);
          },
          validateNumericCharacterReference: code => {
            const error = getErrorForNumericCharacterReference(code);
            if (error) this._err(error, 1);
          }
        } : void 0);
      }
      _err(code, cpOffset = 0) {
        var _a, _b;
        (_b = (_a = this.handler).onParseError) === null || _b === void 0 || _b.call(_a, this.preprocessor.getError(code, cpOffset));
      }
      getCurrentLocation(offset) {
        if (!this.options.sourceCodeLocationInfo) return null;
        return {
          startLine: this.preprocessor.line,
          startCol: this.preprocessor.col - offset,
          startOffset: this.preprocessor.offset - offset,
          endLine: -1,
          endCol: -1,
          endOffset: -1
        };
      }
      _runParsingLoop() {
        if (this.inLoop) return;
        this.inLoop = true;
        while (this.active && !this.paused) {
          this.consumedAfterSnapshot = 0;
          const cp = this._consume();
          if (!this._ensureHibernation()) this._callState(cp);
        }
        this.inLoop = false;
      }
      pause() {
        this.paused = true;
      }
      resume(writeCallback) {
        if (!this.paused) throw new Error("Parser was already resumed");
        this.paused = false;
        if (this.inLoop) return;
        this._runParsingLoop();
        if (!this.paused) writeCallback === null || writeCallback === void 0 || writeCallback();
      }
      write(chunk, isLastChunk, writeCallback) {
        this.active = true;
        this.preprocessor.write(chunk, isLastChunk);
        this._runParsingLoop();
        if (!this.paused) writeCallback === null || writeCallback === void 0 || writeCallback();
      }
      insertHtmlAtCurrentPos(chunk) {
        this.active = true;
        this.preprocessor.insertHtmlAtCurrentPos(chunk);
        this._runParsingLoop();
      }
      _ensureHibernation() {
        if (this.preprocessor.endOfChunkHit) {
          this.preprocessor.retreat(this.consumedAfterSnapshot);
          this.consumedAfterSnapshot = 0;
          this.active = false;
          return true;
        }
        return false;
      }
      _consume() {
        this.consumedAfterSnapshot++;
        return this.preprocessor.advance();
      }
      _advanceBy(count) {
        this.consumedAfterSnapshot += count;
        for (let i = 0; i < count; i++) this.preprocessor.advance();
      }
      _consumeSequenceIfMatch(pattern, caseSensitive) {
        if (this.preprocessor.startsWith(pattern, caseSensitive)) {
          this._advanceBy(pattern.length - 1);
          return true;
        }
        return false;
      }
      _createStartTagToken() {
        this.currentToken = {
          type: TokenType.START_TAG,
          tagName: "",
          tagID: TAG_ID.UNKNOWN,
          selfClosing: false,
          ackSelfClosing: false,
          attrs: [],
          location: this.getCurrentLocation(1)
        };
      }
      _createEndTagToken() {
        this.currentToken = {
          type: TokenType.END_TAG,
          tagName: "",
          tagID: TAG_ID.UNKNOWN,
          selfClosing: false,
          ackSelfClosing: false,
          attrs: [],
          location: this.getCurrentLocation(2)
        };
      }
      _createCommentToken(offset) {
        this.currentToken = {
          type: TokenType.COMMENT,
          data: "",
          location: this.getCurrentLocation(offset)
        };
      }
      _createDoctypeToken(initialName) {
        this.currentToken = {
          type: TokenType.DOCTYPE,
          name: initialName,
          forceQuirks: false,
          publicId: null,
          systemId: null,
          location: this.currentLocation
        };
      }
      _createCharacterToken(type, chars) {
        this.currentCharacterToken = {
          type: type,
          chars: chars,
          location: this.currentLocation
        };
      }
      _createAttr(attrNameFirstCh) {
        this.currentAttr = {
          name: attrNameFirstCh,
          value: ""
        };
        this.currentLocation = this.getCurrentLocation(0);
      }
      _leaveAttrName() {
        var _a;
        var _b;
        const token = this.currentToken;
        if (getTokenAttr(token, this.currentAttr.name) === null) {
          token.attrs.push(this.currentAttr);
          if (token.location && this.currentLocation) {
            const attrLocations = (_a = (_b = token.location).attrs) !== null && _a !== void 0 ? _a : _b.attrs = Object.create(null);
            attrLocations[this.currentAttr.name] = this.currentLocation;
            this._leaveAttrValue();
          }
        } else this._err(ERR.duplicateAttribute);
      }
      _leaveAttrValue() {
        if (this.currentLocation) {
          this.currentLocation.endLine = this.preprocessor.line;
          this.currentLocation.endCol = this.preprocessor.col;
          this.currentLocation.endOffset = this.preprocessor.offset;
        }
      }
      prepareToken(ct) {
        this._emitCurrentCharacterToken(ct.location);
        this.currentToken = null;
        if (ct.location) {
          ct.location.endLine = this.preprocessor.line;
          ct.location.endCol = this.preprocessor.col + 1;
          ct.location.endOffset = this.preprocessor.offset + 1;
        }
        this.currentLocation = this.getCurrentLocation(-1);
      }
      emitCurrentTagToken() {
        const ct = this.currentToken;
        this.prepareToken(ct);
        ct.tagID = getTagID(ct.tagName);
        if (ct.type === TokenType.START_TAG) {
          this.lastStartTagName = ct.tagName;
          this.handler.onStartTag(ct);
        } else {
          if (ct.attrs.length > 0) this._err(ERR.endTagWithAttributes);
          if (ct.selfClosing) this._err(ERR.endTagWithTrailingSolidus);
          this.handler.onEndTag(ct);
        }
        this.preprocessor.dropParsedChunk();
      }
      emitCurrentComment(ct) {
        this.prepareToken(ct);
        this.handler.onComment(ct);
        this.preprocessor.dropParsedChunk();
      }
      emitCurrentDoctype(ct) {
        this.prepareToken(ct);
        this.handler.onDoctype(ct);
        this.preprocessor.dropParsedChunk();
      }
      _emitCurrentCharacterToken(nextLocation) {
        if (this.currentCharacterToken) {
          if (nextLocation && this.currentCharacterToken.location) {
            this.currentCharacterToken.location.endLine = nextLocation.startLine;
            this.currentCharacterToken.location.endCol = nextLocation.startCol;
            this.currentCharacterToken.location.endOffset = nextLocation.startOffset;
          }
          switch (this.currentCharacterToken.type) {
           case TokenType.CHARACTER:
            this.handler.onCharacter(this.currentCharacterToken);
            break;

           case TokenType.NULL_CHARACTER:
            this.handler.onNullCharacter(this.currentCharacterToken);
            break;

           case TokenType.WHITESPACE_CHARACTER:
            this.handler.onWhitespaceCharacter(this.currentCharacterToken);
            break;
          }
          this.currentCharacterToken = null;
        }
      }
      _emitEOFToken() {
        const location = this.getCurrentLocation(0);
        if (location) {
          location.endLine = location.startLine;
          location.endCol = location.startCol;
          location.endOffset = location.startOffset;
        }
        this._emitCurrentCharacterToken(location);
        this.handler.onEof({
          type: TokenType.EOF,
          location: location
        });
        this.active = false;
      }
      _appendCharToCurrentCharacterToken(type, ch) {
        if (this.currentCharacterToken) if (this.currentCharacterToken.type === type) {
          this.currentCharacterToken.chars += ch;
          return;
        } else {
          this.currentLocation = this.getCurrentLocation(0);
          this._emitCurrentCharacterToken(this.currentLocation);
          this.preprocessor.dropParsedChunk();
        }
        this._createCharacterToken(type, ch);
      }
      _emitCodePoint(cp) {
        const type = isWhitespace(cp) ? TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? TokenType.NULL_CHARACTER : TokenType.CHARACTER;
        this._appendCharToCurrentCharacterToken(type, cp < 65536 ? String.fromCharCode(cp) : String.fromCodePoint(cp));
      }
      _emitChars(ch) {
        this._appendCharToCurrentCharacterToken(TokenType.CHARACTER, ch);
      }
      _startCharacterReference() {
        this.returnState = this.state;
        this.state = State.CHARACTER_REFERENCE;
        this.entityStartPos = this.preprocessor.pos;
        this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? DecodingMode.Attribute : DecodingMode.Legacy);
      }
      _isCharacterReferenceInAttribute() {
        return this.returnState === State.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_UNQUOTED;
      }
      _flushCodePointConsumedAsCharacterReference(cp) {
        if (this._isCharacterReferenceInAttribute()) this.currentAttr.value += String.fromCodePoint(cp); else this._emitCodePoint(cp);
      }
      _callState(cp) {
        switch (this.state) {
         case State.DATA:
          this._stateData(cp);
          break;

         case State.RCDATA:
          this._stateRcdata(cp);
          break;

         case State.RAWTEXT:
          this._stateRawtext(cp);
          break;

         case State.SCRIPT_DATA:
          this._stateScriptData(cp);
          break;

         case State.PLAINTEXT:
          this._statePlaintext(cp);
          break;

         case State.TAG_OPEN:
          this._stateTagOpen(cp);
          break;

         case State.END_TAG_OPEN:
          this._stateEndTagOpen(cp);
          break;

         case State.TAG_NAME:
          this._stateTagName(cp);
          break;

         case State.RCDATA_LESS_THAN_SIGN:
          this._stateRcdataLessThanSign(cp);
          break;

         case State.RCDATA_END_TAG_OPEN:
          this._stateRcdataEndTagOpen(cp);
          break;

         case State.RCDATA_END_TAG_NAME:
          this._stateRcdataEndTagName(cp);
          break;

         case State.RAWTEXT_LESS_THAN_SIGN:
          this._stateRawtextLessThanSign(cp);
          break;

         case State.RAWTEXT_END_TAG_OPEN:
          this._stateRawtextEndTagOpen(cp);
          break;

         case State.RAWTEXT_END_TAG_NAME:
          this._stateRawtextEndTagName(cp);
          break;

         case State.SCRIPT_DATA_LESS_THAN_SIGN:
          this._stateScriptDataLessThanSign(cp);
          break;

         case State.SCRIPT_DATA_END_TAG_OPEN:
          this._stateScriptDataEndTagOpen(cp);
          break;

         case State.SCRIPT_DATA_END_TAG_NAME:
          this._stateScriptDataEndTagName(cp);
          break;

         case State.SCRIPT_DATA_ESCAPE_START:
          this._stateScriptDataEscapeStart(cp);
          break;

         case State.SCRIPT_DATA_ESCAPE_START_DASH:
          this._stateScriptDataEscapeStartDash(cp);
          break;

         case State.SCRIPT_DATA_ESCAPED:
          this._stateScriptDataEscaped(cp);
          break;

         case State.SCRIPT_DATA_ESCAPED_DASH:
          this._stateScriptDataEscapedDash(cp);
          break;

         case State.SCRIPT_DATA_ESCAPED_DASH_DASH:
          this._stateScriptDataEscapedDashDash(cp);
          break;

         case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
          this._stateScriptDataEscapedLessThanSign(cp);
          break;

         case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
          this._stateScriptDataEscapedEndTagOpen(cp);
          break;

         case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
          this._stateScriptDataEscapedEndTagName(cp);
          break;

         case State.SCRIPT_DATA_DOUBLE_ESCAPE_START:
          this._stateScriptDataDoubleEscapeStart(cp);
          break;

         case State.SCRIPT_DATA_DOUBLE_ESCAPED:
          this._stateScriptDataDoubleEscaped(cp);
          break;

         case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
          this._stateScriptDataDoubleEscapedDash(cp);
          break;

         case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
          this._stateScriptDataDoubleEscapedDashDash(cp);
          break;

         case State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
          this._stateScriptDataDoubleEscapedLessThanSign(cp);
          break;

         case State.SCRIPT_DATA_DOUBLE_ESCAPE_END:
          this._stateScriptDataDoubleEscapeEnd(cp);
          break;

         case State.BEFORE_ATTRIBUTE_NAME:
          this._stateBeforeAttributeName(cp);
          break;

         case State.ATTRIBUTE_NAME:
          this._stateAttributeName(cp);
          break;

         case State.AFTER_ATTRIBUTE_NAME:
          this._stateAfterAttributeName(cp);
          break;

         case State.BEFORE_ATTRIBUTE_VALUE:
          this._stateBeforeAttributeValue(cp);
          break;

         case State.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
          this._stateAttributeValueDoubleQuoted(cp);
          break;

         case State.ATTRIBUTE_VALUE_SINGLE_QUOTED:
          this._stateAttributeValueSingleQuoted(cp);
          break;

         case State.ATTRIBUTE_VALUE_UNQUOTED:
          this._stateAttributeValueUnquoted(cp);
          break;

         case State.AFTER_ATTRIBUTE_VALUE_QUOTED:
          this._stateAfterAttributeValueQuoted(cp);
          break;

         case State.SELF_CLOSING_START_TAG:
          this._stateSelfClosingStartTag(cp);
          break;

         case State.BOGUS_COMMENT:
          this._stateBogusComment(cp);
          break;

         case State.MARKUP_DECLARATION_OPEN:
          this._stateMarkupDeclarationOpen(cp);
          break;

         case State.COMMENT_START:
          this._stateCommentStart(cp);
          break;

         case State.COMMENT_START_DASH:
          this._stateCommentStartDash(cp);
          break;

         case State.COMMENT:
          this._stateComment(cp);
          break;

         case State.COMMENT_LESS_THAN_SIGN:
          this._stateCommentLessThanSign(cp);
          break;

         case State.COMMENT_LESS_THAN_SIGN_BANG:
          this._stateCommentLessThanSignBang(cp);
          break;

         case State.COMMENT_LESS_THAN_SIGN_BANG_DASH:
          this._stateCommentLessThanSignBangDash(cp);
          break;

         case State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
          this._stateCommentLessThanSignBangDashDash(cp);
          break;

         case State.COMMENT_END_DASH:
          this._stateCommentEndDash(cp);
          break;

         case State.COMMENT_END:
          this._stateCommentEnd(cp);
          break;

         case State.COMMENT_END_BANG:
          this._stateCommentEndBang(cp);
          break;

         case State.DOCTYPE:
          this._stateDoctype(cp);
          break;

         case State.BEFORE_DOCTYPE_NAME:
          this._stateBeforeDoctypeName(cp);
          break;

         case State.DOCTYPE_NAME:
          this._stateDoctypeName(cp);
          break;

         case State.AFTER_DOCTYPE_NAME:
          this._stateAfterDoctypeName(cp);
          break;

         case State.AFTER_DOCTYPE_PUBLIC_KEYWORD:
          this._stateAfterDoctypePublicKeyword(cp);
          break;

         case State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
          this._stateBeforeDoctypePublicIdentifier(cp);
          break;

         case State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
          this._stateDoctypePublicIdentifierDoubleQuoted(cp);
          break;

         case State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
          this._stateDoctypePublicIdentifierSingleQuoted(cp);
          break;

         case State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
          this._stateAfterDoctypePublicIdentifier(cp);
          break;

         case State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
          this._stateBetweenDoctypePublicAndSystemIdentifiers(cp);
          break;

         case State.AFTER_DOCTYPE_SYSTEM_KEYWORD:
          this._stateAfterDoctypeSystemKeyword(cp);
          break;

         case State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
          this._stateBeforeDoctypeSystemIdentifier(cp);
          break;

         case State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
          this._stateDoctypeSystemIdentifierDoubleQuoted(cp);
          break;

         case State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
          this._stateDoctypeSystemIdentifierSingleQuoted(cp);
          break;

         case State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
          this._stateAfterDoctypeSystemIdentifier(cp);
          break;

         case State.BOGUS_DOCTYPE:
          this._stateBogusDoctype(cp);
          break;

         case State.CDATA_SECTION:
          this._stateCdataSection(cp);
          break;

         case State.CDATA_SECTION_BRACKET:
          this._stateCdataSectionBracket(cp);
          break;

         case State.CDATA_SECTION_END:
          this._stateCdataSectionEnd(cp);
          break;

         case State.CHARACTER_REFERENCE:
          this._stateCharacterReference();
          break;

         case State.AMBIGUOUS_AMPERSAND:
          this._stateAmbiguousAmpersand(cp);
          break;

         default:
          throw new Error("Unknown state");
        }
      }
      _stateData(cp) {
        switch (cp) {
         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.TAG_OPEN;
          break;

         case CODE_POINTS.AMPERSAND:
          this._startCharacterReference();
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this._emitCodePoint(cp);
          break;

         case CODE_POINTS.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(cp);
        }
      }
      _stateRcdata(cp) {
        switch (cp) {
         case CODE_POINTS.AMPERSAND:
          this._startCharacterReference();
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.RCDATA_LESS_THAN_SIGN;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(cp);
        }
      }
      _stateRawtext(cp) {
        switch (cp) {
         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.RAWTEXT_LESS_THAN_SIGN;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(cp);
        }
      }
      _stateScriptData(cp) {
        switch (cp) {
         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.SCRIPT_DATA_LESS_THAN_SIGN;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(cp);
        }
      }
      _statePlaintext(cp) {
        switch (cp) {
         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(cp);
        }
      }
      _stateTagOpen(cp) {
        if (isAsciiLetter(cp)) {
          this._createStartTagToken();
          this.state = State.TAG_NAME;
          this._stateTagName(cp);
        } else switch (cp) {
         case CODE_POINTS.EXCLAMATION_MARK:
          this.state = State.MARKUP_DECLARATION_OPEN;
          break;

         case CODE_POINTS.SOLIDUS:
          this.state = State.END_TAG_OPEN;
          break;

         case CODE_POINTS.QUESTION_MARK:
          this._err(ERR.unexpectedQuestionMarkInsteadOfTagName);
          this._createCommentToken(1);
          this.state = State.BOGUS_COMMENT;
          this._stateBogusComment(cp);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofBeforeTagName);
          this._emitChars("<");
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.invalidFirstCharacterOfTagName);
          this._emitChars("<");
          this.state = State.DATA;
          this._stateData(cp);
        }
      }
      _stateEndTagOpen(cp) {
        if (isAsciiLetter(cp)) {
          this._createEndTagToken();
          this.state = State.TAG_NAME;
          this._stateTagName(cp);
        } else switch (cp) {
         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.missingEndTagName);
          this.state = State.DATA;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofBeforeTagName);
          this._emitChars("</");
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.invalidFirstCharacterOfTagName);
          this._createCommentToken(2);
          this.state = State.BOGUS_COMMENT;
          this._stateBogusComment(cp);
        }
      }
      _stateTagName(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this.state = State.BEFORE_ATTRIBUTE_NAME;
          break;

         case CODE_POINTS.SOLIDUS:
          this.state = State.SELF_CLOSING_START_TAG;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.DATA;
          this.emitCurrentTagToken();
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          token.tagName += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInTag);
          this._emitEOFToken();
          break;

         default:
          token.tagName += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
        }
      }
      _stateRcdataLessThanSign(cp) {
        if (cp === CODE_POINTS.SOLIDUS) this.state = State.RCDATA_END_TAG_OPEN; else {
          this._emitChars("<");
          this.state = State.RCDATA;
          this._stateRcdata(cp);
        }
      }
      _stateRcdataEndTagOpen(cp) {
        if (isAsciiLetter(cp)) {
          this.state = State.RCDATA_END_TAG_NAME;
          this._stateRcdataEndTagName(cp);
        } else {
          this._emitChars("</");
          this.state = State.RCDATA;
          this._stateRcdata(cp);
        }
      }
      handleSpecialEndTag(_cp) {
        if (!this.preprocessor.startsWith(this.lastStartTagName, false)) return !this._ensureHibernation();
        this._createEndTagToken();
        const token = this.currentToken;
        token.tagName = this.lastStartTagName;
        const cp = this.preprocessor.peek(this.lastStartTagName.length);
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this._advanceBy(this.lastStartTagName.length);
          this.state = State.BEFORE_ATTRIBUTE_NAME;
          return false;

         case CODE_POINTS.SOLIDUS:
          this._advanceBy(this.lastStartTagName.length);
          this.state = State.SELF_CLOSING_START_TAG;
          return false;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._advanceBy(this.lastStartTagName.length);
          this.emitCurrentTagToken();
          this.state = State.DATA;
          return false;

         default:
          return !this._ensureHibernation();
        }
      }
      _stateRcdataEndTagName(cp) {
        if (this.handleSpecialEndTag(cp)) {
          this._emitChars("</");
          this.state = State.RCDATA;
          this._stateRcdata(cp);
        }
      }
      _stateRawtextLessThanSign(cp) {
        if (cp === CODE_POINTS.SOLIDUS) this.state = State.RAWTEXT_END_TAG_OPEN; else {
          this._emitChars("<");
          this.state = State.RAWTEXT;
          this._stateRawtext(cp);
        }
      }
      _stateRawtextEndTagOpen(cp) {
        if (isAsciiLetter(cp)) {
          this.state = State.RAWTEXT_END_TAG_NAME;
          this._stateRawtextEndTagName(cp);
        } else {
          this._emitChars("</");
          this.state = State.RAWTEXT;
          this._stateRawtext(cp);
        }
      }
      _stateRawtextEndTagName(cp) {
        if (this.handleSpecialEndTag(cp)) {
          this._emitChars("</");
          this.state = State.RAWTEXT;
          this._stateRawtext(cp);
        }
      }
      _stateScriptDataLessThanSign(cp) {
        switch (cp) {
         case CODE_POINTS.SOLIDUS:
          this.state = State.SCRIPT_DATA_END_TAG_OPEN;
          break;

         case CODE_POINTS.EXCLAMATION_MARK:
          this.state = State.SCRIPT_DATA_ESCAPE_START;
          this._emitChars("<!");
          break;

         default:
          this._emitChars("<");
          this.state = State.SCRIPT_DATA;
          this._stateScriptData(cp);
        }
      }
      _stateScriptDataEndTagOpen(cp) {
        if (isAsciiLetter(cp)) {
          this.state = State.SCRIPT_DATA_END_TAG_NAME;
          this._stateScriptDataEndTagName(cp);
        } else {
          this._emitChars("</");
          this.state = State.SCRIPT_DATA;
          this._stateScriptData(cp);
        }
      }
      _stateScriptDataEndTagName(cp) {
        if (this.handleSpecialEndTag(cp)) {
          this._emitChars("</");
          this.state = State.SCRIPT_DATA;
          this._stateScriptData(cp);
        }
      }
      _stateScriptDataEscapeStart(cp) {
        if (cp === CODE_POINTS.HYPHEN_MINUS) {
          this.state = State.SCRIPT_DATA_ESCAPE_START_DASH;
          this._emitChars("-");
        } else {
          this.state = State.SCRIPT_DATA;
          this._stateScriptData(cp);
        }
      }
      _stateScriptDataEscapeStartDash(cp) {
        if (cp === CODE_POINTS.HYPHEN_MINUS) {
          this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
          this._emitChars("-");
        } else {
          this.state = State.SCRIPT_DATA;
          this._stateScriptData(cp);
        }
      }
      _stateScriptDataEscaped(cp) {
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this.state = State.SCRIPT_DATA_ESCAPED_DASH;
          this._emitChars("-");
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInScriptHtmlCommentLikeText);
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(cp);
        }
      }
      _stateScriptDataEscapedDash(cp) {
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
          this._emitChars("-");
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this.state = State.SCRIPT_DATA_ESCAPED;
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInScriptHtmlCommentLikeText);
          this._emitEOFToken();
          break;

         default:
          this.state = State.SCRIPT_DATA_ESCAPED;
          this._emitCodePoint(cp);
        }
      }
      _stateScriptDataEscapedDashDash(cp) {
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this._emitChars("-");
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.SCRIPT_DATA;
          this._emitChars(">");
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this.state = State.SCRIPT_DATA_ESCAPED;
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInScriptHtmlCommentLikeText);
          this._emitEOFToken();
          break;

         default:
          this.state = State.SCRIPT_DATA_ESCAPED;
          this._emitCodePoint(cp);
        }
      }
      _stateScriptDataEscapedLessThanSign(cp) {
        if (cp === CODE_POINTS.SOLIDUS) this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN; else if (isAsciiLetter(cp)) {
          this._emitChars("<");
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_START;
          this._stateScriptDataDoubleEscapeStart(cp);
        } else {
          this._emitChars("<");
          this.state = State.SCRIPT_DATA_ESCAPED;
          this._stateScriptDataEscaped(cp);
        }
      }
      _stateScriptDataEscapedEndTagOpen(cp) {
        if (isAsciiLetter(cp)) {
          this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_NAME;
          this._stateScriptDataEscapedEndTagName(cp);
        } else {
          this._emitChars("</");
          this.state = State.SCRIPT_DATA_ESCAPED;
          this._stateScriptDataEscaped(cp);
        }
      }
      _stateScriptDataEscapedEndTagName(cp) {
        if (this.handleSpecialEndTag(cp)) {
          this._emitChars("</");
          this.state = State.SCRIPT_DATA_ESCAPED;
          this._stateScriptDataEscaped(cp);
        }
      }
      _stateScriptDataDoubleEscapeStart(cp) {
        if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
          this._emitCodePoint(cp);
          for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) this._emitCodePoint(this._consume());
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
        } else if (!this._ensureHibernation()) {
          this.state = State.SCRIPT_DATA_ESCAPED;
          this._stateScriptDataEscaped(cp);
        }
      }
      _stateScriptDataDoubleEscaped(cp) {
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH;
          this._emitChars("-");
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
          this._emitChars("<");
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInScriptHtmlCommentLikeText);
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(cp);
        }
      }
      _stateScriptDataDoubleEscapedDash(cp) {
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH;
          this._emitChars("-");
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
          this._emitChars("<");
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInScriptHtmlCommentLikeText);
          this._emitEOFToken();
          break;

         default:
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
          this._emitCodePoint(cp);
        }
      }
      _stateScriptDataDoubleEscapedDashDash(cp) {
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this._emitChars("-");
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
          this._emitChars("<");
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.SCRIPT_DATA;
          this._emitChars(">");
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
          this._emitChars(REPLACEMENT_CHARACTER);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInScriptHtmlCommentLikeText);
          this._emitEOFToken();
          break;

         default:
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
          this._emitCodePoint(cp);
        }
      }
      _stateScriptDataDoubleEscapedLessThanSign(cp) {
        if (cp === CODE_POINTS.SOLIDUS) {
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_END;
          this._emitChars("/");
        } else {
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
          this._stateScriptDataDoubleEscaped(cp);
        }
      }
      _stateScriptDataDoubleEscapeEnd(cp) {
        if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
          this._emitCodePoint(cp);
          for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) this._emitCodePoint(this._consume());
          this.state = State.SCRIPT_DATA_ESCAPED;
        } else if (!this._ensureHibernation()) {
          this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
          this._stateScriptDataDoubleEscaped(cp);
        }
      }
      _stateBeforeAttributeName(cp) {
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.SOLIDUS:
         case CODE_POINTS.GREATER_THAN_SIGN:
         case CODE_POINTS.EOF:
          this.state = State.AFTER_ATTRIBUTE_NAME;
          this._stateAfterAttributeName(cp);
          break;

         case CODE_POINTS.EQUALS_SIGN:
          this._err(ERR.unexpectedEqualsSignBeforeAttributeName);
          this._createAttr("=");
          this.state = State.ATTRIBUTE_NAME;
          break;

         default:
          this._createAttr("");
          this.state = State.ATTRIBUTE_NAME;
          this._stateAttributeName(cp);
        }
      }
      _stateAttributeName(cp) {
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
         case CODE_POINTS.SOLIDUS:
         case CODE_POINTS.GREATER_THAN_SIGN:
         case CODE_POINTS.EOF:
          this._leaveAttrName();
          this.state = State.AFTER_ATTRIBUTE_NAME;
          this._stateAfterAttributeName(cp);
          break;

         case CODE_POINTS.EQUALS_SIGN:
          this._leaveAttrName();
          this.state = State.BEFORE_ATTRIBUTE_VALUE;
          break;

         case CODE_POINTS.QUOTATION_MARK:
         case CODE_POINTS.APOSTROPHE:
         case CODE_POINTS.LESS_THAN_SIGN:
          this._err(ERR.unexpectedCharacterInAttributeName);
          this.currentAttr.name += String.fromCodePoint(cp);
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this.currentAttr.name += REPLACEMENT_CHARACTER;
          break;

         default:
          this.currentAttr.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
        }
      }
      _stateAfterAttributeName(cp) {
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.SOLIDUS:
          this.state = State.SELF_CLOSING_START_TAG;
          break;

         case CODE_POINTS.EQUALS_SIGN:
          this.state = State.BEFORE_ATTRIBUTE_VALUE;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.DATA;
          this.emitCurrentTagToken();
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInTag);
          this._emitEOFToken();
          break;

         default:
          this._createAttr("");
          this.state = State.ATTRIBUTE_NAME;
          this._stateAttributeName(cp);
        }
      }
      _stateBeforeAttributeValue(cp) {
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.QUOTATION_MARK:
          this.state = State.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
          break;

         case CODE_POINTS.APOSTROPHE:
          this.state = State.ATTRIBUTE_VALUE_SINGLE_QUOTED;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.missingAttributeValue);
          this.state = State.DATA;
          this.emitCurrentTagToken();
          break;

         default:
          this.state = State.ATTRIBUTE_VALUE_UNQUOTED;
          this._stateAttributeValueUnquoted(cp);
        }
      }
      _stateAttributeValueDoubleQuoted(cp) {
        switch (cp) {
         case CODE_POINTS.QUOTATION_MARK:
          this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
          break;

         case CODE_POINTS.AMPERSAND:
          this._startCharacterReference();
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this.currentAttr.value += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInTag);
          this._emitEOFToken();
          break;

         default:
          this.currentAttr.value += String.fromCodePoint(cp);
        }
      }
      _stateAttributeValueSingleQuoted(cp) {
        switch (cp) {
         case CODE_POINTS.APOSTROPHE:
          this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
          break;

         case CODE_POINTS.AMPERSAND:
          this._startCharacterReference();
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this.currentAttr.value += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInTag);
          this._emitEOFToken();
          break;

         default:
          this.currentAttr.value += String.fromCodePoint(cp);
        }
      }
      _stateAttributeValueUnquoted(cp) {
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this._leaveAttrValue();
          this.state = State.BEFORE_ATTRIBUTE_NAME;
          break;

         case CODE_POINTS.AMPERSAND:
          this._startCharacterReference();
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._leaveAttrValue();
          this.state = State.DATA;
          this.emitCurrentTagToken();
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this.currentAttr.value += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.QUOTATION_MARK:
         case CODE_POINTS.APOSTROPHE:
         case CODE_POINTS.LESS_THAN_SIGN:
         case CODE_POINTS.EQUALS_SIGN:
         case CODE_POINTS.GRAVE_ACCENT:
          this._err(ERR.unexpectedCharacterInUnquotedAttributeValue);
          this.currentAttr.value += String.fromCodePoint(cp);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInTag);
          this._emitEOFToken();
          break;

         default:
          this.currentAttr.value += String.fromCodePoint(cp);
        }
      }
      _stateAfterAttributeValueQuoted(cp) {
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this._leaveAttrValue();
          this.state = State.BEFORE_ATTRIBUTE_NAME;
          break;

         case CODE_POINTS.SOLIDUS:
          this._leaveAttrValue();
          this.state = State.SELF_CLOSING_START_TAG;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._leaveAttrValue();
          this.state = State.DATA;
          this.emitCurrentTagToken();
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInTag);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.missingWhitespaceBetweenAttributes);
          this.state = State.BEFORE_ATTRIBUTE_NAME;
          this._stateBeforeAttributeName(cp);
        }
      }
      _stateSelfClosingStartTag(cp) {
        switch (cp) {
         case CODE_POINTS.GREATER_THAN_SIGN:
          {
            const token = this.currentToken;
            token.selfClosing = true;
            this.state = State.DATA;
            this.emitCurrentTagToken();
            break;
          }

         case CODE_POINTS.EOF:
          this._err(ERR.eofInTag);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.unexpectedSolidusInTag);
          this.state = State.BEFORE_ATTRIBUTE_NAME;
          this._stateBeforeAttributeName(cp);
        }
      }
      _stateBogusComment(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.DATA;
          this.emitCurrentComment(token);
          break;

         case CODE_POINTS.EOF:
          this.emitCurrentComment(token);
          this._emitEOFToken();
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          token.data += REPLACEMENT_CHARACTER;
          break;

         default:
          token.data += String.fromCodePoint(cp);
        }
      }
      _stateMarkupDeclarationOpen(cp) {
        if (this._consumeSequenceIfMatch(SEQUENCES.DASH_DASH, true)) {
          this._createCommentToken(SEQUENCES.DASH_DASH.length + 1);
          this.state = State.COMMENT_START;
        } else if (this._consumeSequenceIfMatch(SEQUENCES.DOCTYPE, false)) {
          this.currentLocation = this.getCurrentLocation(SEQUENCES.DOCTYPE.length + 1);
          this.state = State.DOCTYPE;
        } else if (this._consumeSequenceIfMatch(SEQUENCES.CDATA_START, true)) if (this.inForeignNode) this.state = State.CDATA_SECTION; else {
          this._err(ERR.cdataInHtmlContent);
          this._createCommentToken(SEQUENCES.CDATA_START.length + 1);
          this.currentToken.data = "[CDATA[";
          this.state = State.BOGUS_COMMENT;
        } else if (!this._ensureHibernation()) {
          this._err(ERR.incorrectlyOpenedComment);
          this._createCommentToken(2);
          this.state = State.BOGUS_COMMENT;
          this._stateBogusComment(cp);
        }
      }
      _stateCommentStart(cp) {
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this.state = State.COMMENT_START_DASH;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          {
            this._err(ERR.abruptClosingOfEmptyComment);
            this.state = State.DATA;
            const token = this.currentToken;
            this.emitCurrentComment(token);
            break;
          }

         default:
          this.state = State.COMMENT;
          this._stateComment(cp);
        }
      }
      _stateCommentStartDash(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this.state = State.COMMENT_END;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.abruptClosingOfEmptyComment);
          this.state = State.DATA;
          this.emitCurrentComment(token);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInComment);
          this.emitCurrentComment(token);
          this._emitEOFToken();
          break;

         default:
          token.data += "-";
          this.state = State.COMMENT;
          this._stateComment(cp);
        }
      }
      _stateComment(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this.state = State.COMMENT_END_DASH;
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          token.data += "<";
          this.state = State.COMMENT_LESS_THAN_SIGN;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          token.data += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInComment);
          this.emitCurrentComment(token);
          this._emitEOFToken();
          break;

         default:
          token.data += String.fromCodePoint(cp);
        }
      }
      _stateCommentLessThanSign(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.EXCLAMATION_MARK:
          token.data += "!";
          this.state = State.COMMENT_LESS_THAN_SIGN_BANG;
          break;

         case CODE_POINTS.LESS_THAN_SIGN:
          token.data += "<";
          break;

         default:
          this.state = State.COMMENT;
          this._stateComment(cp);
        }
      }
      _stateCommentLessThanSignBang(cp) {
        if (cp === CODE_POINTS.HYPHEN_MINUS) this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH; else {
          this.state = State.COMMENT;
          this._stateComment(cp);
        }
      }
      _stateCommentLessThanSignBangDash(cp) {
        if (cp === CODE_POINTS.HYPHEN_MINUS) this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH; else {
          this.state = State.COMMENT_END_DASH;
          this._stateCommentEndDash(cp);
        }
      }
      _stateCommentLessThanSignBangDashDash(cp) {
        if (cp !== CODE_POINTS.GREATER_THAN_SIGN && cp !== CODE_POINTS.EOF) this._err(ERR.nestedComment);
        this.state = State.COMMENT_END;
        this._stateCommentEnd(cp);
      }
      _stateCommentEndDash(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          this.state = State.COMMENT_END;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInComment);
          this.emitCurrentComment(token);
          this._emitEOFToken();
          break;

         default:
          token.data += "-";
          this.state = State.COMMENT;
          this._stateComment(cp);
        }
      }
      _stateCommentEnd(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.DATA;
          this.emitCurrentComment(token);
          break;

         case CODE_POINTS.EXCLAMATION_MARK:
          this.state = State.COMMENT_END_BANG;
          break;

         case CODE_POINTS.HYPHEN_MINUS:
          token.data += "-";
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInComment);
          this.emitCurrentComment(token);
          this._emitEOFToken();
          break;

         default:
          token.data += "--";
          this.state = State.COMMENT;
          this._stateComment(cp);
        }
      }
      _stateCommentEndBang(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.HYPHEN_MINUS:
          token.data += "--!";
          this.state = State.COMMENT_END_DASH;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.incorrectlyClosedComment);
          this.state = State.DATA;
          this.emitCurrentComment(token);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInComment);
          this.emitCurrentComment(token);
          this._emitEOFToken();
          break;

         default:
          token.data += "--!";
          this.state = State.COMMENT;
          this._stateComment(cp);
        }
      }
      _stateDoctype(cp) {
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this.state = State.BEFORE_DOCTYPE_NAME;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.BEFORE_DOCTYPE_NAME;
          this._stateBeforeDoctypeName(cp);
          break;

         case CODE_POINTS.EOF:
          {
            this._err(ERR.eofInDoctype);
            this._createDoctypeToken(null);
            const token = this.currentToken;
            token.forceQuirks = true;
            this.emitCurrentDoctype(token);
            this._emitEOFToken();
            break;
          }

         default:
          this._err(ERR.missingWhitespaceBeforeDoctypeName);
          this.state = State.BEFORE_DOCTYPE_NAME;
          this._stateBeforeDoctypeName(cp);
        }
      }
      _stateBeforeDoctypeName(cp) {
        if (isAsciiUpper(cp)) {
          this._createDoctypeToken(String.fromCharCode(toAsciiLower(cp)));
          this.state = State.DOCTYPE_NAME;
        } else switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          this._createDoctypeToken(REPLACEMENT_CHARACTER);
          this.state = State.DOCTYPE_NAME;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          {
            this._err(ERR.missingDoctypeName);
            this._createDoctypeToken(null);
            const token = this.currentToken;
            token.forceQuirks = true;
            this.emitCurrentDoctype(token);
            this.state = State.DATA;
            break;
          }

         case CODE_POINTS.EOF:
          {
            this._err(ERR.eofInDoctype);
            this._createDoctypeToken(null);
            const token = this.currentToken;
            token.forceQuirks = true;
            this.emitCurrentDoctype(token);
            this._emitEOFToken();
            break;
          }

         default:
          this._createDoctypeToken(String.fromCodePoint(cp));
          this.state = State.DOCTYPE_NAME;
        }
      }
      _stateDoctypeName(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this.state = State.AFTER_DOCTYPE_NAME;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.DATA;
          this.emitCurrentDoctype(token);
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          token.name += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          token.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
        }
      }
      _stateAfterDoctypeName(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.DATA;
          this.emitCurrentDoctype(token);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          if (this._consumeSequenceIfMatch(SEQUENCES.PUBLIC, false)) this.state = State.AFTER_DOCTYPE_PUBLIC_KEYWORD; else if (this._consumeSequenceIfMatch(SEQUENCES.SYSTEM, false)) this.state = State.AFTER_DOCTYPE_SYSTEM_KEYWORD; else if (!this._ensureHibernation()) {
            this._err(ERR.invalidCharacterSequenceAfterDoctypeName);
            token.forceQuirks = true;
            this.state = State.BOGUS_DOCTYPE;
            this._stateBogusDoctype(cp);
          }
        }
      }
      _stateAfterDoctypePublicKeyword(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this.state = State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
          break;

         case CODE_POINTS.QUOTATION_MARK:
          this._err(ERR.missingWhitespaceAfterDoctypePublicKeyword);
          token.publicId = "";
          this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case CODE_POINTS.APOSTROPHE:
          this._err(ERR.missingWhitespaceAfterDoctypePublicKeyword);
          token.publicId = "";
          this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.missingDoctypePublicIdentifier);
          token.forceQuirks = true;
          this.state = State.DATA;
          this.emitCurrentDoctype(token);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.missingQuoteBeforeDoctypePublicIdentifier);
          token.forceQuirks = true;
          this.state = State.BOGUS_DOCTYPE;
          this._stateBogusDoctype(cp);
        }
      }
      _stateBeforeDoctypePublicIdentifier(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.QUOTATION_MARK:
          token.publicId = "";
          this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case CODE_POINTS.APOSTROPHE:
          token.publicId = "";
          this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.missingDoctypePublicIdentifier);
          token.forceQuirks = true;
          this.state = State.DATA;
          this.emitCurrentDoctype(token);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.missingQuoteBeforeDoctypePublicIdentifier);
          token.forceQuirks = true;
          this.state = State.BOGUS_DOCTYPE;
          this._stateBogusDoctype(cp);
        }
      }
      _stateDoctypePublicIdentifierDoubleQuoted(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.QUOTATION_MARK:
          this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          token.publicId += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.abruptDoctypePublicIdentifier);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this.state = State.DATA;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          token.publicId += String.fromCodePoint(cp);
        }
      }
      _stateDoctypePublicIdentifierSingleQuoted(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.APOSTROPHE:
          this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          token.publicId += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.abruptDoctypePublicIdentifier);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this.state = State.DATA;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          token.publicId += String.fromCodePoint(cp);
        }
      }
      _stateAfterDoctypePublicIdentifier(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this.state = State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.DATA;
          this.emitCurrentDoctype(token);
          break;

         case CODE_POINTS.QUOTATION_MARK:
          this._err(ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
          token.systemId = "";
          this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case CODE_POINTS.APOSTROPHE:
          this._err(ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
          token.systemId = "";
          this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
          token.forceQuirks = true;
          this.state = State.BOGUS_DOCTYPE;
          this._stateBogusDoctype(cp);
        }
      }
      _stateBetweenDoctypePublicAndSystemIdentifiers(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.emitCurrentDoctype(token);
          this.state = State.DATA;
          break;

         case CODE_POINTS.QUOTATION_MARK:
          token.systemId = "";
          this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case CODE_POINTS.APOSTROPHE:
          token.systemId = "";
          this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
          token.forceQuirks = true;
          this.state = State.BOGUS_DOCTYPE;
          this._stateBogusDoctype(cp);
        }
      }
      _stateAfterDoctypeSystemKeyword(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          this.state = State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
          break;

         case CODE_POINTS.QUOTATION_MARK:
          this._err(ERR.missingWhitespaceAfterDoctypeSystemKeyword);
          token.systemId = "";
          this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case CODE_POINTS.APOSTROPHE:
          this._err(ERR.missingWhitespaceAfterDoctypeSystemKeyword);
          token.systemId = "";
          this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.missingDoctypeSystemIdentifier);
          token.forceQuirks = true;
          this.state = State.DATA;
          this.emitCurrentDoctype(token);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
          token.forceQuirks = true;
          this.state = State.BOGUS_DOCTYPE;
          this._stateBogusDoctype(cp);
        }
      }
      _stateBeforeDoctypeSystemIdentifier(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.QUOTATION_MARK:
          token.systemId = "";
          this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
          break;

         case CODE_POINTS.APOSTROPHE:
          token.systemId = "";
          this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.missingDoctypeSystemIdentifier);
          token.forceQuirks = true;
          this.state = State.DATA;
          this.emitCurrentDoctype(token);
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
          token.forceQuirks = true;
          this.state = State.BOGUS_DOCTYPE;
          this._stateBogusDoctype(cp);
        }
      }
      _stateDoctypeSystemIdentifierDoubleQuoted(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.QUOTATION_MARK:
          this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          token.systemId += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.abruptDoctypeSystemIdentifier);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this.state = State.DATA;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          token.systemId += String.fromCodePoint(cp);
        }
      }
      _stateDoctypeSystemIdentifierSingleQuoted(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.APOSTROPHE:
          this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          token.systemId += REPLACEMENT_CHARACTER;
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this._err(ERR.abruptDoctypeSystemIdentifier);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this.state = State.DATA;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          token.systemId += String.fromCodePoint(cp);
        }
      }
      _stateAfterDoctypeSystemIdentifier(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.SPACE:
         case CODE_POINTS.LINE_FEED:
         case CODE_POINTS.TABULATION:
         case CODE_POINTS.FORM_FEED:
          break;

         case CODE_POINTS.GREATER_THAN_SIGN:
          this.emitCurrentDoctype(token);
          this.state = State.DATA;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInDoctype);
          token.forceQuirks = true;
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
          this._err(ERR.unexpectedCharacterAfterDoctypeSystemIdentifier);
          this.state = State.BOGUS_DOCTYPE;
          this._stateBogusDoctype(cp);
        }
      }
      _stateBogusDoctype(cp) {
        const token = this.currentToken;
        switch (cp) {
         case CODE_POINTS.GREATER_THAN_SIGN:
          this.emitCurrentDoctype(token);
          this.state = State.DATA;
          break;

         case CODE_POINTS.NULL:
          this._err(ERR.unexpectedNullCharacter);
          break;

         case CODE_POINTS.EOF:
          this.emitCurrentDoctype(token);
          this._emitEOFToken();
          break;

         default:
        }
      }
      _stateCdataSection(cp) {
        switch (cp) {
         case CODE_POINTS.RIGHT_SQUARE_BRACKET:
          this.state = State.CDATA_SECTION_BRACKET;
          break;

         case CODE_POINTS.EOF:
          this._err(ERR.eofInCdata);
          this._emitEOFToken();
          break;

         default:
          this._emitCodePoint(cp);
        }
      }
      _stateCdataSectionBracket(cp) {
        if (cp === CODE_POINTS.RIGHT_SQUARE_BRACKET) this.state = State.CDATA_SECTION_END; else {
          this._emitChars("]");
          this.state = State.CDATA_SECTION;
          this._stateCdataSection(cp);
        }
      }
      _stateCdataSectionEnd(cp) {
        switch (cp) {
         case CODE_POINTS.GREATER_THAN_SIGN:
          this.state = State.DATA;
          break;

         case CODE_POINTS.RIGHT_SQUARE_BRACKET:
          this._emitChars("]");
          break;

         default:
          this._emitChars("]]");
          this.state = State.CDATA_SECTION;
          this._stateCdataSection(cp);
        }
      }
      _stateCharacterReference() {
        let length = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
        if (length < 0) if (this.preprocessor.lastChunkWritten) length = this.entityDecoder.end(); else {
          this.active = false;
          this.preprocessor.pos = this.preprocessor.html.length - 1;
          this.consumedAfterSnapshot = 0;
          this.preprocessor.endOfChunkHit = true;
          return;
        }
        if (length === 0) {
          this.preprocessor.pos = this.entityStartPos;
          this._flushCodePointConsumedAsCharacterReference(CODE_POINTS.AMPERSAND);
          this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? State.AMBIGUOUS_AMPERSAND : this.returnState;
        } else this.state = this.returnState;
      }
      _stateAmbiguousAmpersand(cp) {
        if (isAsciiAlphaNumeric(cp)) this._flushCodePointConsumedAsCharacterReference(cp); else {
          if (cp === CODE_POINTS.SEMICOLON) this._err(ERR.unknownNamedCharacterReference);
          this.state = this.returnState;
          this._callState(cp);
        }
      }
    }
    const IMPLICIT_END_TAG_REQUIRED = new Set([ TAG_ID.DD, TAG_ID.DT, TAG_ID.LI, TAG_ID.OPTGROUP, TAG_ID.OPTION, TAG_ID.P, TAG_ID.RB, TAG_ID.RP, TAG_ID.RT, TAG_ID.RTC ]);
    const IMPLICIT_END_TAG_REQUIRED_THOROUGHLY = new Set([ ...IMPLICIT_END_TAG_REQUIRED, TAG_ID.CAPTION, TAG_ID.COLGROUP, TAG_ID.TBODY, TAG_ID.TD, TAG_ID.TFOOT, TAG_ID.TH, TAG_ID.THEAD, TAG_ID.TR ]);
    const SCOPING_ELEMENTS_HTML = new Set([ TAG_ID.APPLET, TAG_ID.CAPTION, TAG_ID.HTML, TAG_ID.MARQUEE, TAG_ID.OBJECT, TAG_ID.TABLE, TAG_ID.TD, TAG_ID.TEMPLATE, TAG_ID.TH ]);
    const SCOPING_ELEMENTS_HTML_LIST = new Set([ ...SCOPING_ELEMENTS_HTML, TAG_ID.OL, TAG_ID.UL ]);
    const SCOPING_ELEMENTS_HTML_BUTTON = new Set([ ...SCOPING_ELEMENTS_HTML, TAG_ID.BUTTON ]);
    const SCOPING_ELEMENTS_MATHML = new Set([ TAG_ID.ANNOTATION_XML, TAG_ID.MI, TAG_ID.MN, TAG_ID.MO, TAG_ID.MS, TAG_ID.MTEXT ]);
    const SCOPING_ELEMENTS_SVG = new Set([ TAG_ID.DESC, TAG_ID.FOREIGN_OBJECT, TAG_ID.TITLE ]);
    const TABLE_ROW_CONTEXT = new Set([ TAG_ID.TR, TAG_ID.TEMPLATE, TAG_ID.HTML ]);
    const TABLE_BODY_CONTEXT = new Set([ TAG_ID.TBODY, TAG_ID.TFOOT, TAG_ID.THEAD, TAG_ID.TEMPLATE, TAG_ID.HTML ]);
    const TABLE_CONTEXT = new Set([ TAG_ID.TABLE, TAG_ID.TEMPLATE, TAG_ID.HTML ]);
    const TABLE_CELLS = new Set([ TAG_ID.TD, TAG_ID.TH ]);
    class OpenElementStack {
      get currentTmplContentOrNode() {
        return this._isInTemplate() ? this.treeAdapter.getTemplateContent(this.current) : this.current;
      }
      constructor(document, treeAdapter, handler) {
        this.treeAdapter = treeAdapter;
        this.handler = handler;
        this.items = [];
        this.tagIDs = [];
        this.stackTop = -1;
        this.tmplCount = 0;
        this.currentTagId = TAG_ID.UNKNOWN;
        this.current = document;
      }
      _indexOf(element) {
        return this.items.lastIndexOf(element, this.stackTop);
      }
      _isInTemplate() {
        return this.currentTagId === TAG_ID.TEMPLATE && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML;
      }
      _updateCurrentElement() {
        this.current = this.items[this.stackTop];
        this.currentTagId = this.tagIDs[this.stackTop];
      }
      push(element, tagID) {
        this.stackTop++;
        this.items[this.stackTop] = element;
        this.current = element;
        this.tagIDs[this.stackTop] = tagID;
        this.currentTagId = tagID;
        if (this._isInTemplate()) this.tmplCount++;
        this.handler.onItemPush(element, tagID, true);
      }
      pop() {
        const popped = this.current;
        if (this.tmplCount > 0 && this._isInTemplate()) this.tmplCount--;
        this.stackTop--;
        this._updateCurrentElement();
        this.handler.onItemPop(popped, true);
      }
      replace(oldElement, newElement) {
        const idx = this._indexOf(oldElement);
        this.items[idx] = newElement;
        if (idx === this.stackTop) this.current = newElement;
      }
      insertAfter(referenceElement, newElement, newElementID) {
        const insertionIdx = this._indexOf(referenceElement) + 1;
        this.items.splice(insertionIdx, 0, newElement);
        this.tagIDs.splice(insertionIdx, 0, newElementID);
        this.stackTop++;
        if (insertionIdx === this.stackTop) this._updateCurrentElement();
        if (this.current && this.currentTagId !== void 0) this.handler.onItemPush(this.current, this.currentTagId, insertionIdx === this.stackTop);
      }
      popUntilTagNamePopped(tagName) {
        let targetIdx = this.stackTop + 1;
        do {
          targetIdx = this.tagIDs.lastIndexOf(tagName, targetIdx - 1);
        } while (targetIdx > 0 && this.treeAdapter.getNamespaceURI(this.items[targetIdx]) !== html_NS.HTML);
        this.shortenToLength(Math.max(targetIdx, 0));
      }
      shortenToLength(idx) {
        while (this.stackTop >= idx) {
          const popped = this.current;
          if (this.tmplCount > 0 && this._isInTemplate()) this.tmplCount -= 1;
          this.stackTop--;
          this._updateCurrentElement();
          this.handler.onItemPop(popped, this.stackTop < idx);
        }
      }
      popUntilElementPopped(element) {
        const idx = this._indexOf(element);
        this.shortenToLength(Math.max(idx, 0));
      }
      popUntilPopped(tagNames, targetNS) {
        const idx = this._indexOfTagNames(tagNames, targetNS);
        this.shortenToLength(Math.max(idx, 0));
      }
      popUntilNumberedHeaderPopped() {
        this.popUntilPopped(NUMBERED_HEADERS, html_NS.HTML);
      }
      popUntilTableCellPopped() {
        this.popUntilPopped(TABLE_CELLS, html_NS.HTML);
      }
      popAllUpToHtmlElement() {
        this.tmplCount = 0;
        this.shortenToLength(1);
      }
      _indexOfTagNames(tagNames, namespace) {
        for (let i = this.stackTop; i >= 0; i--) if (tagNames.has(this.tagIDs[i]) && this.treeAdapter.getNamespaceURI(this.items[i]) === namespace) return i;
        return -1;
      }
      clearBackTo(tagNames, targetNS) {
        const idx = this._indexOfTagNames(tagNames, targetNS);
        this.shortenToLength(idx + 1);
      }
      clearBackToTableContext() {
        this.clearBackTo(TABLE_CONTEXT, html_NS.HTML);
      }
      clearBackToTableBodyContext() {
        this.clearBackTo(TABLE_BODY_CONTEXT, html_NS.HTML);
      }
      clearBackToTableRowContext() {
        this.clearBackTo(TABLE_ROW_CONTEXT, html_NS.HTML);
      }
      remove(element) {
        const idx = this._indexOf(element);
        if (idx >= 0) if (idx === this.stackTop) this.pop(); else {
          this.items.splice(idx, 1);
          this.tagIDs.splice(idx, 1);
          this.stackTop--;
          this._updateCurrentElement();
          this.handler.onItemPop(element, false);
        }
      }
      tryPeekProperlyNestedBodyElement() {
        return this.stackTop >= 1 && this.tagIDs[1] === TAG_ID.BODY ? this.items[1] : null;
      }
      contains(element) {
        return this._indexOf(element) > -1;
      }
      getCommonAncestor(element) {
        const elementIdx = this._indexOf(element) - 1;
        return elementIdx >= 0 ? this.items[elementIdx] : null;
      }
      isRootHtmlElementCurrent() {
        return this.stackTop === 0 && this.tagIDs[0] === TAG_ID.HTML;
      }
      hasInDynamicScope(tagName, htmlScope) {
        for (let i = this.stackTop; i >= 0; i--) {
          const tn = this.tagIDs[i];
          switch (this.treeAdapter.getNamespaceURI(this.items[i])) {
           case html_NS.HTML:
            if (tn === tagName) return true;
            if (htmlScope.has(tn)) return false;
            break;

           case html_NS.SVG:
            if (SCOPING_ELEMENTS_SVG.has(tn)) return false;
            break;

           case html_NS.MATHML:
            if (SCOPING_ELEMENTS_MATHML.has(tn)) return false;
            break;
          }
        }
        return true;
      }
      hasInScope(tagName) {
        return this.hasInDynamicScope(tagName, SCOPING_ELEMENTS_HTML);
      }
      hasInListItemScope(tagName) {
        return this.hasInDynamicScope(tagName, SCOPING_ELEMENTS_HTML_LIST);
      }
      hasInButtonScope(tagName) {
        return this.hasInDynamicScope(tagName, SCOPING_ELEMENTS_HTML_BUTTON);
      }
      hasNumberedHeaderInScope() {
        for (let i = this.stackTop; i >= 0; i--) {
          const tn = this.tagIDs[i];
          switch (this.treeAdapter.getNamespaceURI(this.items[i])) {
           case html_NS.HTML:
            if (NUMBERED_HEADERS.has(tn)) return true;
            if (SCOPING_ELEMENTS_HTML.has(tn)) return false;
            break;

           case html_NS.SVG:
            if (SCOPING_ELEMENTS_SVG.has(tn)) return false;
            break;

           case html_NS.MATHML:
            if (SCOPING_ELEMENTS_MATHML.has(tn)) return false;
            break;
          }
        }
        return true;
      }
      hasInTableScope(tagName) {
        for (let i = this.stackTop; i >= 0; i--) {
          if (this.treeAdapter.getNamespaceURI(this.items[i]) !== html_NS.HTML) continue;
          switch (this.tagIDs[i]) {
           case tagName:
            return true;

           case TAG_ID.TABLE:
           case TAG_ID.HTML:
            return false;
          }
        }
        return true;
      }
      hasTableBodyContextInTableScope() {
        for (let i = this.stackTop; i >= 0; i--) {
          if (this.treeAdapter.getNamespaceURI(this.items[i]) !== html_NS.HTML) continue;
          switch (this.tagIDs[i]) {
           case TAG_ID.TBODY:
           case TAG_ID.THEAD:
           case TAG_ID.TFOOT:
            return true;

           case TAG_ID.TABLE:
           case TAG_ID.HTML:
            return false;
          }
        }
        return true;
      }
      hasInSelectScope(tagName) {
        for (let i = this.stackTop; i >= 0; i--) {
          if (this.treeAdapter.getNamespaceURI(this.items[i]) !== html_NS.HTML) continue;
          switch (this.tagIDs[i]) {
           case tagName:
            return true;

           case TAG_ID.OPTION:
           case TAG_ID.OPTGROUP:
            break;

           default:
            return false;
          }
        }
        return true;
      }
      generateImpliedEndTags() {
        while (this.currentTagId !== void 0 && IMPLICIT_END_TAG_REQUIRED.has(this.currentTagId)) this.pop();
      }
      generateImpliedEndTagsThoroughly() {
        while (this.currentTagId !== void 0 && IMPLICIT_END_TAG_REQUIRED_THOROUGHLY.has(this.currentTagId)) this.pop();
      }
      generateImpliedEndTagsWithExclusion(exclusionId) {
        while (this.currentTagId !== void 0 && this.currentTagId !== exclusionId && IMPLICIT_END_TAG_REQUIRED_THOROUGHLY.has(this.currentTagId)) this.pop();
      }
    }
    const NOAH_ARK_CAPACITY = 3;
    var EntryType;
    (function(EntryType) {
      EntryType[EntryType["Marker"] = 0] = "Marker";
      EntryType[EntryType["Element"] = 1] = "Element";
    })(EntryType || (EntryType = {}));
    const MARKER = {
      type: EntryType.Marker
    };
    class FormattingElementList {
      constructor(treeAdapter) {
        this.treeAdapter = treeAdapter;
        this.entries = [];
        this.bookmark = null;
      }
      _getNoahArkConditionCandidates(newElement, neAttrs) {
        const candidates = [];
        const neAttrsLength = neAttrs.length;
        const neTagName = this.treeAdapter.getTagName(newElement);
        const neNamespaceURI = this.treeAdapter.getNamespaceURI(newElement);
        for (let i = 0; i < this.entries.length; i++) {
          const entry = this.entries[i];
          if (entry.type === EntryType.Marker) break;
          const {element: element} = entry;
          if (this.treeAdapter.getTagName(element) === neTagName && this.treeAdapter.getNamespaceURI(element) === neNamespaceURI) {
            const elementAttrs = this.treeAdapter.getAttrList(element);
            if (elementAttrs.length === neAttrsLength) candidates.push({
              idx: i,
              attrs: elementAttrs
            });
          }
        }
        return candidates;
      }
      _ensureNoahArkCondition(newElement) {
        if (this.entries.length < NOAH_ARK_CAPACITY) return;
        const neAttrs = this.treeAdapter.getAttrList(newElement);
        const candidates = this._getNoahArkConditionCandidates(newElement, neAttrs);
        if (candidates.length < NOAH_ARK_CAPACITY) return;
        const neAttrsMap = new Map(neAttrs.map(neAttr => [ neAttr.name, neAttr.value ]));
        let validCandidates = 0;
        for (let i = 0; i < candidates.length; i++) {
          const candidate = candidates[i];
          if (candidate.attrs.every(cAttr => neAttrsMap.get(cAttr.name) === cAttr.value)) {
            validCandidates += 1;
            if (validCandidates >= NOAH_ARK_CAPACITY) this.entries.splice(candidate.idx, 1);
          }
        }
      }
      insertMarker() {
        this.entries.unshift(MARKER);
      }
      pushElement(element, token) {
        this._ensureNoahArkCondition(element);
        this.entries.unshift({
          type: EntryType.Element,
          element: element,
          token: token
        });
      }
      insertElementAfterBookmark(element, token) {
        const bookmarkIdx = this.entries.indexOf(this.bookmark);
        this.entries.splice(bookmarkIdx, 0, {
          type: EntryType.Element,
          element: element,
          token: token
        });
      }
      removeEntry(entry) {
        const entryIndex = this.entries.indexOf(entry);
        if (entryIndex !== -1) this.entries.splice(entryIndex, 1);
      }
      clearToLastMarker() {
        const markerIdx = this.entries.indexOf(MARKER);
        if (markerIdx === -1) this.entries.length = 0; else this.entries.splice(0, markerIdx + 1);
      }
      getElementEntryInScopeWithTagName(tagName) {
        const entry = this.entries.find(entry => entry.type === EntryType.Marker || this.treeAdapter.getTagName(entry.element) === tagName);
        return entry && entry.type === EntryType.Element ? entry : null;
      }
      getElementEntry(element) {
        return this.entries.find(entry => entry.type === EntryType.Element && entry.element === element);
      }
    }
    const defaultTreeAdapter = {
      createDocument() {
        return {
          nodeName: "#document",
          mode: DOCUMENT_MODE.NO_QUIRKS,
          childNodes: []
        };
      },
      createDocumentFragment() {
        return {
          nodeName: "#document-fragment",
          childNodes: []
        };
      },
      createElement(tagName, namespaceURI, attrs) {
        return {
          nodeName: tagName,
          tagName: tagName,
          attrs: attrs,
          namespaceURI: namespaceURI,
          childNodes: [],
          parentNode: null
        };
      },
      createCommentNode(data) {
        return {
          nodeName: "#comment",
          data: data,
          parentNode: null
        };
      },
      createTextNode(value) {
        return {
          nodeName: "#text",
          value: value,
          parentNode: null
        };
      },
      appendChild(parentNode, newNode) {
        parentNode.childNodes.push(newNode);
        newNode.parentNode = parentNode;
      },
      insertBefore(parentNode, newNode, referenceNode) {
        const insertionIdx = parentNode.childNodes.indexOf(referenceNode);
        parentNode.childNodes.splice(insertionIdx, 0, newNode);
        newNode.parentNode = parentNode;
      },
      setTemplateContent(templateElement, contentElement) {
        templateElement.content = contentElement;
      },
      getTemplateContent(templateElement) {
        return templateElement.content;
      },
      setDocumentType(document, name, publicId, systemId) {
        const doctypeNode = document.childNodes.find(node => node.nodeName === "#documentType");
        if (doctypeNode) {
          doctypeNode.name = name;
          doctypeNode.publicId = publicId;
          doctypeNode.systemId = systemId;
        } else {
          const node = {
            nodeName: "#documentType",
            name: name,
            publicId: publicId,
            systemId: systemId,
            parentNode: null
          };
          defaultTreeAdapter.appendChild(document, node);
        }
      },
      setDocumentMode(document, mode) {
        document.mode = mode;
      },
      getDocumentMode(document) {
        return document.mode;
      },
      detachNode(node) {
        if (node.parentNode) {
          const idx = node.parentNode.childNodes.indexOf(node);
          node.parentNode.childNodes.splice(idx, 1);
          node.parentNode = null;
        }
      },
      insertText(parentNode, text) {
        if (parentNode.childNodes.length > 0) {
          const prevNode = parentNode.childNodes[parentNode.childNodes.length - 1];
          if (defaultTreeAdapter.isTextNode(prevNode)) {
            prevNode.value += text;
            return;
          }
        }
        defaultTreeAdapter.appendChild(parentNode, defaultTreeAdapter.createTextNode(text));
      },
      insertTextBefore(parentNode, text, referenceNode) {
        const prevNode = parentNode.childNodes[parentNode.childNodes.indexOf(referenceNode) - 1];
        if (prevNode && defaultTreeAdapter.isTextNode(prevNode)) prevNode.value += text; else defaultTreeAdapter.insertBefore(parentNode, defaultTreeAdapter.createTextNode(text), referenceNode);
      },
      adoptAttributes(recipient, attrs) {
        const recipientAttrsMap = new Set(recipient.attrs.map(attr => attr.name));
        for (let j = 0; j < attrs.length; j++) if (!recipientAttrsMap.has(attrs[j].name)) recipient.attrs.push(attrs[j]);
      },
      getFirstChild(node) {
        return node.childNodes[0];
      },
      getChildNodes(node) {
        return node.childNodes;
      },
      getParentNode(node) {
        return node.parentNode;
      },
      getAttrList(element) {
        return element.attrs;
      },
      getTagName(element) {
        return element.tagName;
      },
      getNamespaceURI(element) {
        return element.namespaceURI;
      },
      getTextNodeContent(textNode) {
        return textNode.value;
      },
      getCommentNodeContent(commentNode) {
        return commentNode.data;
      },
      getDocumentTypeNodeName(doctypeNode) {
        return doctypeNode.name;
      },
      getDocumentTypeNodePublicId(doctypeNode) {
        return doctypeNode.publicId;
      },
      getDocumentTypeNodeSystemId(doctypeNode) {
        return doctypeNode.systemId;
      },
      isTextNode(node) {
        return node.nodeName === "#text";
      },
      isCommentNode(node) {
        return node.nodeName === "#comment";
      },
      isDocumentTypeNode(node) {
        return node.nodeName === "#documentType";
      },
      isElementNode(node) {
        return Object.prototype.hasOwnProperty.call(node, "tagName");
      },
      setNodeSourceCodeLocation(node, location) {
        node.sourceCodeLocation = location;
      },
      getNodeSourceCodeLocation(node) {
        return node.sourceCodeLocation;
      },
      updateNodeSourceCodeLocation(node, endLocation) {
        node.sourceCodeLocation = {
          ...node.sourceCodeLocation,
          ...endLocation
        };
      }
    };
    const VALID_DOCTYPE_NAME = "html";
    const VALID_SYSTEM_ID = "about:legacy-compat";
    const QUIRKS_MODE_SYSTEM_ID = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";
    const QUIRKS_MODE_PUBLIC_ID_PREFIXES = [ "+//silmaril//dtd html pro v0r11 19970101//", "-//as//dtd html 3.0 aswedit + extensions//", "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html 2.0 level 1//", "-//ietf//dtd html 2.0 level 2//", "-//ietf//dtd html 2.0 strict level 1//", "-//ietf//dtd html 2.0 strict level 2//", "-//ietf//dtd html 2.0 strict//", "-//ietf//dtd html 2.0//", "-//ietf//dtd html 2.1e//", "-//ietf//dtd html 3.0//", "-//ietf//dtd html 3.2 final//", "-//ietf//dtd html 3.2//", "-//ietf//dtd html 3//", "-//ietf//dtd html level 0//", "-//ietf//dtd html level 1//", "-//ietf//dtd html level 2//", "-//ietf//dtd html level 3//", "-//ietf//dtd html strict level 0//", "-//ietf//dtd html strict level 1//", "-//ietf//dtd html strict level 2//", "-//ietf//dtd html strict level 3//", "-//ietf//dtd html strict//", "-//ietf//dtd html//", "-//metrius//dtd metrius presentational//", "-//microsoft//dtd internet explorer 2.0 html strict//", "-//microsoft//dtd internet explorer 2.0 html//", "-//microsoft//dtd internet explorer 2.0 tables//", "-//microsoft//dtd internet explorer 3.0 html strict//", "-//microsoft//dtd internet explorer 3.0 html//", "-//microsoft//dtd internet explorer 3.0 tables//", "-//netscape comm. corp.//dtd html//", "-//netscape comm. corp.//dtd strict html//", "-//o'reilly and associates//dtd html 2.0//", "-//o'reilly and associates//dtd html extended 1.0//", "-//o'reilly and associates//dtd html extended relaxed 1.0//", "-//sq//dtd html 2.0 hotmetal + extensions//", "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//", "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//", "-//spyglass//dtd html 2.0 extended//", "-//sun microsystems corp.//dtd hotjava html//", "-//sun microsystems corp.//dtd hotjava strict html//", "-//w3c//dtd html 3 1995-03-24//", "-//w3c//dtd html 3.2 draft//", "-//w3c//dtd html 3.2 final//", "-//w3c//dtd html 3.2//", "-//w3c//dtd html 3.2s draft//", "-//w3c//dtd html 4.0 frameset//", "-//w3c//dtd html 4.0 transitional//", "-//w3c//dtd html experimental 19960712//", "-//w3c//dtd html experimental 970421//", "-//w3c//dtd w3 html//", "-//w3o//dtd w3 html 3.0//", "-//webtechs//dtd mozilla html 2.0//", "-//webtechs//dtd mozilla html//" ];
    const QUIRKS_MODE_NO_SYSTEM_ID_PUBLIC_ID_PREFIXES = [ ...QUIRKS_MODE_PUBLIC_ID_PREFIXES, "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//" ];
    const QUIRKS_MODE_PUBLIC_IDS = new Set([ "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html" ]);
    const LIMITED_QUIRKS_PUBLIC_ID_PREFIXES = [ "-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//" ];
    const LIMITED_QUIRKS_WITH_SYSTEM_ID_PUBLIC_ID_PREFIXES = [ ...LIMITED_QUIRKS_PUBLIC_ID_PREFIXES, "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//" ];
    function hasPrefix(publicId, prefixes) {
      return prefixes.some(prefix => publicId.startsWith(prefix));
    }
    function isConforming(token) {
      return token.name === VALID_DOCTYPE_NAME && token.publicId === null && (token.systemId === null || token.systemId === VALID_SYSTEM_ID);
    }
    function getDocumentMode(token) {
      if (token.name !== VALID_DOCTYPE_NAME) return DOCUMENT_MODE.QUIRKS;
      const {systemId: systemId} = token;
      if (systemId && systemId.toLowerCase() === QUIRKS_MODE_SYSTEM_ID) return DOCUMENT_MODE.QUIRKS;
      let {publicId: publicId} = token;
      if (publicId !== null) {
        publicId = publicId.toLowerCase();
        if (QUIRKS_MODE_PUBLIC_IDS.has(publicId)) return DOCUMENT_MODE.QUIRKS;
        let prefixes = systemId === null ? QUIRKS_MODE_NO_SYSTEM_ID_PUBLIC_ID_PREFIXES : QUIRKS_MODE_PUBLIC_ID_PREFIXES;
        if (hasPrefix(publicId, prefixes)) return DOCUMENT_MODE.QUIRKS;
        prefixes = systemId === null ? LIMITED_QUIRKS_PUBLIC_ID_PREFIXES : LIMITED_QUIRKS_WITH_SYSTEM_ID_PUBLIC_ID_PREFIXES;
        if (hasPrefix(publicId, prefixes)) return DOCUMENT_MODE.LIMITED_QUIRKS;
      }
      return DOCUMENT_MODE.NO_QUIRKS;
    }
    const MIME_TYPES = {
      TEXT_HTML: "text/html",
      APPLICATION_XML: "application/xhtml+xml"
    };
    const DEFINITION_URL_ATTR = "definitionurl";
    const ADJUSTED_DEFINITION_URL_ATTR = "definitionURL";
    const SVG_ATTRS_ADJUSTMENT_MAP = new Map([ "attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode", "clipPathUnits", "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits", "kernelMatrix", "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust", "limitingConeAngle", "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "numOctaves", "pathLength", "patternContentUnits", "patternTransform", "patternUnits", "pointsAtX", "pointsAtY", "pointsAtZ", "preserveAlpha", "preserveAspectRatio", "primitiveUnits", "refX", "refY", "repeatCount", "repeatDur", "requiredExtensions", "requiredFeatures", "specularConstant", "specularExponent", "spreadMethod", "startOffset", "stdDeviation", "stitchTiles", "surfaceScale", "systemLanguage", "tableValues", "targetX", "targetY", "textLength", "viewBox", "viewTarget", "xChannelSelector", "yChannelSelector", "zoomAndPan" ].map(attr => [ attr.toLowerCase(), attr ]));
    const XML_ATTRS_ADJUSTMENT_MAP = new Map([ [ "xlink:actuate", {
      prefix: "xlink",
      name: "actuate",
      namespace: html_NS.XLINK
    } ], [ "xlink:arcrole", {
      prefix: "xlink",
      name: "arcrole",
      namespace: html_NS.XLINK
    } ], [ "xlink:href", {
      prefix: "xlink",
      name: "href",
      namespace: html_NS.XLINK
    } ], [ "xlink:role", {
      prefix: "xlink",
      name: "role",
      namespace: html_NS.XLINK
    } ], [ "xlink:show", {
      prefix: "xlink",
      name: "show",
      namespace: html_NS.XLINK
    } ], [ "xlink:title", {
      prefix: "xlink",
      name: "title",
      namespace: html_NS.XLINK
    } ], [ "xlink:type", {
      prefix: "xlink",
      name: "type",
      namespace: html_NS.XLINK
    } ], [ "xml:lang", {
      prefix: "xml",
      name: "lang",
      namespace: html_NS.XML
    } ], [ "xml:space", {
      prefix: "xml",
      name: "space",
      namespace: html_NS.XML
    } ], [ "xmlns", {
      prefix: "",
      name: "xmlns",
      namespace: html_NS.XMLNS
    } ], [ "xmlns:xlink", {
      prefix: "xmlns",
      name: "xlink",
      namespace: html_NS.XMLNS
    } ] ]);
    const SVG_TAG_NAMES_ADJUSTMENT_MAP = new Map([ "altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion", "animateTransform", "clipPath", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "foreignObject", "glyphRef", "linearGradient", "radialGradient", "textPath" ].map(tn => [ tn.toLowerCase(), tn ]));
    const EXITS_FOREIGN_CONTENT = new Set([ TAG_ID.B, TAG_ID.BIG, TAG_ID.BLOCKQUOTE, TAG_ID.BODY, TAG_ID.BR, TAG_ID.CENTER, TAG_ID.CODE, TAG_ID.DD, TAG_ID.DIV, TAG_ID.DL, TAG_ID.DT, TAG_ID.EM, TAG_ID.EMBED, TAG_ID.H1, TAG_ID.H2, TAG_ID.H3, TAG_ID.H4, TAG_ID.H5, TAG_ID.H6, TAG_ID.HEAD, TAG_ID.HR, TAG_ID.I, TAG_ID.IMG, TAG_ID.LI, TAG_ID.LISTING, TAG_ID.MENU, TAG_ID.META, TAG_ID.NOBR, TAG_ID.OL, TAG_ID.P, TAG_ID.PRE, TAG_ID.RUBY, TAG_ID.S, TAG_ID.SMALL, TAG_ID.SPAN, TAG_ID.STRONG, TAG_ID.STRIKE, TAG_ID.SUB, TAG_ID.SUP, TAG_ID.TABLE, TAG_ID.TT, TAG_ID.U, TAG_ID.UL, TAG_ID.VAR ]);
    function causesExit(startTagToken) {
      const tn = startTagToken.tagID;
      const isFontWithAttrs = tn === TAG_ID.FONT && startTagToken.attrs.some(({name: name}) => name === ATTRS.COLOR || name === ATTRS.SIZE || name === ATTRS.FACE);
      return isFontWithAttrs || EXITS_FOREIGN_CONTENT.has(tn);
    }
    function adjustTokenMathMLAttrs(token) {
      for (let i = 0; i < token.attrs.length; i++) if (token.attrs[i].name === DEFINITION_URL_ATTR) {
        token.attrs[i].name = ADJUSTED_DEFINITION_URL_ATTR;
        break;
      }
    }
    function adjustTokenSVGAttrs(token) {
      for (let i = 0; i < token.attrs.length; i++) {
        const adjustedAttrName = SVG_ATTRS_ADJUSTMENT_MAP.get(token.attrs[i].name);
        if (adjustedAttrName != null) token.attrs[i].name = adjustedAttrName;
      }
    }
    function adjustTokenXMLAttrs(token) {
      for (let i = 0; i < token.attrs.length; i++) {
        const adjustedAttrEntry = XML_ATTRS_ADJUSTMENT_MAP.get(token.attrs[i].name);
        if (adjustedAttrEntry) {
          token.attrs[i].prefix = adjustedAttrEntry.prefix;
          token.attrs[i].name = adjustedAttrEntry.name;
          token.attrs[i].namespace = adjustedAttrEntry.namespace;
        }
      }
    }
    function adjustTokenSVGTagName(token) {
      const adjustedTagName = SVG_TAG_NAMES_ADJUSTMENT_MAP.get(token.tagName);
      if (adjustedTagName != null) {
        token.tagName = adjustedTagName;
        token.tagID = getTagID(token.tagName);
      }
    }
    function isMathMLTextIntegrationPoint(tn, ns) {
      return ns === html_NS.MATHML && (tn === TAG_ID.MI || tn === TAG_ID.MO || tn === TAG_ID.MN || tn === TAG_ID.MS || tn === TAG_ID.MTEXT);
    }
    function isHtmlIntegrationPoint(tn, ns, attrs) {
      if (ns === html_NS.MATHML && tn === TAG_ID.ANNOTATION_XML) for (let i = 0; i < attrs.length; i++) if (attrs[i].name === ATTRS.ENCODING) {
        const value = attrs[i].value.toLowerCase();
        return value === MIME_TYPES.TEXT_HTML || value === MIME_TYPES.APPLICATION_XML;
      }
      return ns === html_NS.SVG && (tn === TAG_ID.FOREIGN_OBJECT || tn === TAG_ID.DESC || tn === TAG_ID.TITLE);
    }
    function isIntegrationPoint(tn, ns, attrs, foreignNS) {
      return (!foreignNS || foreignNS === html_NS.HTML) && isHtmlIntegrationPoint(tn, ns, attrs) || (!foreignNS || foreignNS === html_NS.MATHML) && isMathMLTextIntegrationPoint(tn, ns);
    }
    const HIDDEN_INPUT_TYPE = "hidden";
    const AA_OUTER_LOOP_ITER = 8;
    const AA_INNER_LOOP_ITER = 3;
    var InsertionMode;
    (function(InsertionMode) {
      InsertionMode[InsertionMode["INITIAL"] = 0] = "INITIAL";
      InsertionMode[InsertionMode["BEFORE_HTML"] = 1] = "BEFORE_HTML";
      InsertionMode[InsertionMode["BEFORE_HEAD"] = 2] = "BEFORE_HEAD";
      InsertionMode[InsertionMode["IN_HEAD"] = 3] = "IN_HEAD";
      InsertionMode[InsertionMode["IN_HEAD_NO_SCRIPT"] = 4] = "IN_HEAD_NO_SCRIPT";
      InsertionMode[InsertionMode["AFTER_HEAD"] = 5] = "AFTER_HEAD";
      InsertionMode[InsertionMode["IN_BODY"] = 6] = "IN_BODY";
      InsertionMode[InsertionMode["TEXT"] = 7] = "TEXT";
      InsertionMode[InsertionMode["IN_TABLE"] = 8] = "IN_TABLE";
      InsertionMode[InsertionMode["IN_TABLE_TEXT"] = 9] = "IN_TABLE_TEXT";
      InsertionMode[InsertionMode["IN_CAPTION"] = 10] = "IN_CAPTION";
      InsertionMode[InsertionMode["IN_COLUMN_GROUP"] = 11] = "IN_COLUMN_GROUP";
      InsertionMode[InsertionMode["IN_TABLE_BODY"] = 12] = "IN_TABLE_BODY";
      InsertionMode[InsertionMode["IN_ROW"] = 13] = "IN_ROW";
      InsertionMode[InsertionMode["IN_CELL"] = 14] = "IN_CELL";
      InsertionMode[InsertionMode["IN_SELECT"] = 15] = "IN_SELECT";
      InsertionMode[InsertionMode["IN_SELECT_IN_TABLE"] = 16] = "IN_SELECT_IN_TABLE";
      InsertionMode[InsertionMode["IN_TEMPLATE"] = 17] = "IN_TEMPLATE";
      InsertionMode[InsertionMode["AFTER_BODY"] = 18] = "AFTER_BODY";
      InsertionMode[InsertionMode["IN_FRAMESET"] = 19] = "IN_FRAMESET";
      InsertionMode[InsertionMode["AFTER_FRAMESET"] = 20] = "AFTER_FRAMESET";
      InsertionMode[InsertionMode["AFTER_AFTER_BODY"] = 21] = "AFTER_AFTER_BODY";
      InsertionMode[InsertionMode["AFTER_AFTER_FRAMESET"] = 22] = "AFTER_AFTER_FRAMESET";
    })(InsertionMode || (InsertionMode = {}));
    const BASE_LOC = {
      startLine: -1,
      startCol: -1,
      startOffset: -1,
      endLine: -1,
      endCol: -1,
      endOffset: -1
    };
    const TABLE_STRUCTURE_TAGS = new Set([ TAG_ID.TABLE, TAG_ID.TBODY, TAG_ID.TFOOT, TAG_ID.THEAD, TAG_ID.TR ]);
    const defaultParserOptions = {
      scriptingEnabled: true,
      sourceCodeLocationInfo: false,
      treeAdapter: defaultTreeAdapter,
      onParseError: null
    };
    class parser_Parser {
      constructor(options, document, fragmentContext = null, scriptHandler = null) {
        this.fragmentContext = fragmentContext;
        this.scriptHandler = scriptHandler;
        this.currentToken = null;
        this.stopped = false;
        this.insertionMode = InsertionMode.INITIAL;
        this.originalInsertionMode = InsertionMode.INITIAL;
        this.headElement = null;
        this.formElement = null;
        this.currentNotInHTML = false;
        this.tmplInsertionModeStack = [];
        this.pendingCharacterTokens = [];
        this.hasNonWhitespacePendingCharacterToken = false;
        this.framesetOk = true;
        this.skipNextNewLine = false;
        this.fosterParentingEnabled = false;
        this.options = {
          ...defaultParserOptions,
          ...options
        };
        this.treeAdapter = this.options.treeAdapter;
        this.onParseError = this.options.onParseError;
        if (this.onParseError) this.options.sourceCodeLocationInfo = true;
        this.document = document !== null && document !== void 0 ? document : this.treeAdapter.createDocument();
        this.tokenizer = new Tokenizer(this.options, this);
        this.activeFormattingElements = new FormattingElementList(this.treeAdapter);
        this.fragmentContextID = fragmentContext ? getTagID(this.treeAdapter.getTagName(fragmentContext)) : TAG_ID.UNKNOWN;
        this._setContextModes(fragmentContext !== null && fragmentContext !== void 0 ? fragmentContext : this.document, this.fragmentContextID);
        this.openElements = new OpenElementStack(this.document, this.treeAdapter, this);
      }
      static parse(html, options) {
        const parser = new this(options);
        parser.tokenizer.write(html, true);
        return parser.document;
      }
      static getFragmentParser(fragmentContext, options) {
        const opts = {
          ...defaultParserOptions,
          ...options
        };
        fragmentContext !== null && fragmentContext !== void 0 || (fragmentContext = opts.treeAdapter.createElement(TAG_NAMES.TEMPLATE, html_NS.HTML, []));
        const documentMock = opts.treeAdapter.createElement("documentmock", html_NS.HTML, []);
        const parser = new this(opts, documentMock, fragmentContext);
        if (parser.fragmentContextID === TAG_ID.TEMPLATE) parser.tmplInsertionModeStack.unshift(InsertionMode.IN_TEMPLATE);
        parser._initTokenizerForFragmentParsing();
        parser._insertFakeRootElement();
        parser._resetInsertionMode();
        parser._findFormInFragmentContext();
        return parser;
      }
      getFragment() {
        const rootElement = this.treeAdapter.getFirstChild(this.document);
        const fragment = this.treeAdapter.createDocumentFragment();
        this._adoptNodes(rootElement, fragment);
        return fragment;
      }
      _err(token, code, beforeToken) {
        var _a;
        if (!this.onParseError) return;
        const loc = (_a = token.location) !== null && _a !== void 0 ? _a : BASE_LOC;
        const err = {
          code: code,
          startLine: loc.startLine,
          startCol: loc.startCol,
          startOffset: loc.startOffset,
          endLine: beforeToken ? loc.startLine : loc.endLine,
          endCol: beforeToken ? loc.startCol : loc.endCol,
          endOffset: beforeToken ? loc.startOffset : loc.endOffset
        };
        this.onParseError(err);
      }
      onItemPush(node, tid, isTop) {
        var _a, _b;
        (_b = (_a = this.treeAdapter).onItemPush) === null || _b === void 0 || _b.call(_a, node);
        if (isTop && this.openElements.stackTop > 0) this._setContextModes(node, tid);
      }
      onItemPop(node, isTop) {
        var _a, _b;
        if (this.options.sourceCodeLocationInfo) this._setEndLocation(node, this.currentToken);
        (_b = (_a = this.treeAdapter).onItemPop) === null || _b === void 0 || _b.call(_a, node, this.openElements.current);
        if (isTop) {
          let current;
          let currentTagId;
          if (this.openElements.stackTop === 0 && this.fragmentContext) {
            current = this.fragmentContext;
            currentTagId = this.fragmentContextID;
          } else ({current: current, currentTagId: currentTagId} = this.openElements);
          this._setContextModes(current, currentTagId);
        }
      }
      _setContextModes(current, tid) {
        const isHTML = current === this.document || current && this.treeAdapter.getNamespaceURI(current) === html_NS.HTML;
        this.currentNotInHTML = !isHTML;
        this.tokenizer.inForeignNode = !isHTML && current !== void 0 && tid !== void 0 && !this._isIntegrationPoint(tid, current);
      }
      _switchToTextParsing(currentToken, nextTokenizerState) {
        this._insertElement(currentToken, html_NS.HTML);
        this.tokenizer.state = nextTokenizerState;
        this.originalInsertionMode = this.insertionMode;
        this.insertionMode = InsertionMode.TEXT;
      }
      switchToPlaintextParsing() {
        this.insertionMode = InsertionMode.TEXT;
        this.originalInsertionMode = InsertionMode.IN_BODY;
        this.tokenizer.state = TokenizerMode.PLAINTEXT;
      }
      _getAdjustedCurrentElement() {
        return this.openElements.stackTop === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.current;
      }
      _findFormInFragmentContext() {
        let node = this.fragmentContext;
        while (node) {
          if (this.treeAdapter.getTagName(node) === TAG_NAMES.FORM) {
            this.formElement = node;
            break;
          }
          node = this.treeAdapter.getParentNode(node);
        }
      }
      _initTokenizerForFragmentParsing() {
        if (!this.fragmentContext || this.treeAdapter.getNamespaceURI(this.fragmentContext) !== html_NS.HTML) return;
        switch (this.fragmentContextID) {
         case TAG_ID.TITLE:
         case TAG_ID.TEXTAREA:
          this.tokenizer.state = TokenizerMode.RCDATA;
          break;

         case TAG_ID.STYLE:
         case TAG_ID.XMP:
         case TAG_ID.IFRAME:
         case TAG_ID.NOEMBED:
         case TAG_ID.NOFRAMES:
         case TAG_ID.NOSCRIPT:
          this.tokenizer.state = TokenizerMode.RAWTEXT;
          break;

         case TAG_ID.SCRIPT:
          this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
          break;

         case TAG_ID.PLAINTEXT:
          this.tokenizer.state = TokenizerMode.PLAINTEXT;
          break;

         default:
        }
      }
      _setDocumentType(token) {
        const name = token.name || "";
        const publicId = token.publicId || "";
        const systemId = token.systemId || "";
        this.treeAdapter.setDocumentType(this.document, name, publicId, systemId);
        if (token.location) {
          const documentChildren = this.treeAdapter.getChildNodes(this.document);
          const docTypeNode = documentChildren.find(node => this.treeAdapter.isDocumentTypeNode(node));
          if (docTypeNode) this.treeAdapter.setNodeSourceCodeLocation(docTypeNode, token.location);
        }
      }
      _attachElementToTree(element, location) {
        if (this.options.sourceCodeLocationInfo) {
          const loc = location && {
            ...location,
            startTag: location
          };
          this.treeAdapter.setNodeSourceCodeLocation(element, loc);
        }
        if (this._shouldFosterParentOnInsertion()) this._fosterParentElement(element); else {
          const parent = this.openElements.currentTmplContentOrNode;
          this.treeAdapter.appendChild(parent !== null && parent !== void 0 ? parent : this.document, element);
        }
      }
      _appendElement(token, namespaceURI) {
        const element = this.treeAdapter.createElement(token.tagName, namespaceURI, token.attrs);
        this._attachElementToTree(element, token.location);
      }
      _insertElement(token, namespaceURI) {
        const element = this.treeAdapter.createElement(token.tagName, namespaceURI, token.attrs);
        this._attachElementToTree(element, token.location);
        this.openElements.push(element, token.tagID);
      }
      _insertFakeElement(tagName, tagID) {
        const element = this.treeAdapter.createElement(tagName, html_NS.HTML, []);
        this._attachElementToTree(element, null);
        this.openElements.push(element, tagID);
      }
      _insertTemplate(token) {
        const tmpl = this.treeAdapter.createElement(token.tagName, html_NS.HTML, token.attrs);
        const content = this.treeAdapter.createDocumentFragment();
        this.treeAdapter.setTemplateContent(tmpl, content);
        this._attachElementToTree(tmpl, token.location);
        this.openElements.push(tmpl, token.tagID);
        if (this.options.sourceCodeLocationInfo) this.treeAdapter.setNodeSourceCodeLocation(content, null);
      }
      _insertFakeRootElement() {
        const element = this.treeAdapter.createElement(TAG_NAMES.HTML, html_NS.HTML, []);
        if (this.options.sourceCodeLocationInfo) this.treeAdapter.setNodeSourceCodeLocation(element, null);
        this.treeAdapter.appendChild(this.openElements.current, element);
        this.openElements.push(element, TAG_ID.HTML);
      }
      _appendCommentNode(token, parent) {
        const commentNode = this.treeAdapter.createCommentNode(token.data);
        this.treeAdapter.appendChild(parent, commentNode);
        if (this.options.sourceCodeLocationInfo) this.treeAdapter.setNodeSourceCodeLocation(commentNode, token.location);
      }
      _insertCharacters(token) {
        let parent;
        let beforeElement;
        if (this._shouldFosterParentOnInsertion()) {
          ({parent: parent, beforeElement: beforeElement} = this._findFosterParentingLocation());
          if (beforeElement) this.treeAdapter.insertTextBefore(parent, token.chars, beforeElement); else this.treeAdapter.insertText(parent, token.chars);
        } else {
          parent = this.openElements.currentTmplContentOrNode;
          this.treeAdapter.insertText(parent, token.chars);
        }
        if (!token.location) return;
        const siblings = this.treeAdapter.getChildNodes(parent);
        const textNodeIdx = beforeElement ? siblings.lastIndexOf(beforeElement) : siblings.length;
        const textNode = siblings[textNodeIdx - 1];
        const tnLoc = this.treeAdapter.getNodeSourceCodeLocation(textNode);
        if (tnLoc) {
          const {endLine: endLine, endCol: endCol, endOffset: endOffset} = token.location;
          this.treeAdapter.updateNodeSourceCodeLocation(textNode, {
            endLine: endLine,
            endCol: endCol,
            endOffset: endOffset
          });
        } else if (this.options.sourceCodeLocationInfo) this.treeAdapter.setNodeSourceCodeLocation(textNode, token.location);
      }
      _adoptNodes(donor, recipient) {
        for (let child = this.treeAdapter.getFirstChild(donor); child; child = this.treeAdapter.getFirstChild(donor)) {
          this.treeAdapter.detachNode(child);
          this.treeAdapter.appendChild(recipient, child);
        }
      }
      _setEndLocation(element, closingToken) {
        if (this.treeAdapter.getNodeSourceCodeLocation(element) && closingToken.location) {
          const ctLoc = closingToken.location;
          const tn = this.treeAdapter.getTagName(element);
          const endLoc = closingToken.type === TokenType.END_TAG && tn === closingToken.tagName ? {
            endTag: {
              ...ctLoc
            },
            endLine: ctLoc.endLine,
            endCol: ctLoc.endCol,
            endOffset: ctLoc.endOffset
          } : {
            endLine: ctLoc.startLine,
            endCol: ctLoc.startCol,
            endOffset: ctLoc.startOffset
          };
          this.treeAdapter.updateNodeSourceCodeLocation(element, endLoc);
        }
      }
      shouldProcessStartTagTokenInForeignContent(token) {
        if (!this.currentNotInHTML) return false;
        let current;
        let currentTagId;
        if (this.openElements.stackTop === 0 && this.fragmentContext) {
          current = this.fragmentContext;
          currentTagId = this.fragmentContextID;
        } else ({current: current, currentTagId: currentTagId} = this.openElements);
        if (token.tagID === TAG_ID.SVG && this.treeAdapter.getTagName(current) === TAG_NAMES.ANNOTATION_XML && this.treeAdapter.getNamespaceURI(current) === html_NS.MATHML) return false;
        return this.tokenizer.inForeignNode || (token.tagID === TAG_ID.MGLYPH || token.tagID === TAG_ID.MALIGNMARK) && currentTagId !== void 0 && !this._isIntegrationPoint(currentTagId, current, html_NS.HTML);
      }
      _processToken(token) {
        switch (token.type) {
         case TokenType.CHARACTER:
          this.onCharacter(token);
          break;

         case TokenType.NULL_CHARACTER:
          this.onNullCharacter(token);
          break;

         case TokenType.COMMENT:
          this.onComment(token);
          break;

         case TokenType.DOCTYPE:
          this.onDoctype(token);
          break;

         case TokenType.START_TAG:
          this._processStartTag(token);
          break;

         case TokenType.END_TAG:
          this.onEndTag(token);
          break;

         case TokenType.EOF:
          this.onEof(token);
          break;

         case TokenType.WHITESPACE_CHARACTER:
          this.onWhitespaceCharacter(token);
          break;
        }
      }
      _isIntegrationPoint(tid, element, foreignNS) {
        const ns = this.treeAdapter.getNamespaceURI(element);
        const attrs = this.treeAdapter.getAttrList(element);
        return isIntegrationPoint(tid, ns, attrs, foreignNS);
      }
      _reconstructActiveFormattingElements() {
        const listLength = this.activeFormattingElements.entries.length;
        if (listLength) {
          const endIndex = this.activeFormattingElements.entries.findIndex(entry => entry.type === EntryType.Marker || this.openElements.contains(entry.element));
          const unopenIdx = endIndex === -1 ? listLength - 1 : endIndex - 1;
          for (let i = unopenIdx; i >= 0; i--) {
            const entry = this.activeFormattingElements.entries[i];
            this._insertElement(entry.token, this.treeAdapter.getNamespaceURI(entry.element));
            entry.element = this.openElements.current;
          }
        }
      }
      _closeTableCell() {
        this.openElements.generateImpliedEndTags();
        this.openElements.popUntilTableCellPopped();
        this.activeFormattingElements.clearToLastMarker();
        this.insertionMode = InsertionMode.IN_ROW;
      }
      _closePElement() {
        this.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.P);
        this.openElements.popUntilTagNamePopped(TAG_ID.P);
      }
      _resetInsertionMode() {
        for (let i = this.openElements.stackTop; i >= 0; i--) switch (i === 0 && this.fragmentContext ? this.fragmentContextID : this.openElements.tagIDs[i]) {
         case TAG_ID.TR:
          this.insertionMode = InsertionMode.IN_ROW;
          return;

         case TAG_ID.TBODY:
         case TAG_ID.THEAD:
         case TAG_ID.TFOOT:
          this.insertionMode = InsertionMode.IN_TABLE_BODY;
          return;

         case TAG_ID.CAPTION:
          this.insertionMode = InsertionMode.IN_CAPTION;
          return;

         case TAG_ID.COLGROUP:
          this.insertionMode = InsertionMode.IN_COLUMN_GROUP;
          return;

         case TAG_ID.TABLE:
          this.insertionMode = InsertionMode.IN_TABLE;
          return;

         case TAG_ID.BODY:
          this.insertionMode = InsertionMode.IN_BODY;
          return;

         case TAG_ID.FRAMESET:
          this.insertionMode = InsertionMode.IN_FRAMESET;
          return;

         case TAG_ID.SELECT:
          this._resetInsertionModeForSelect(i);
          return;

         case TAG_ID.TEMPLATE:
          this.insertionMode = this.tmplInsertionModeStack[0];
          return;

         case TAG_ID.HTML:
          this.insertionMode = this.headElement ? InsertionMode.AFTER_HEAD : InsertionMode.BEFORE_HEAD;
          return;

         case TAG_ID.TD:
         case TAG_ID.TH:
          if (i > 0) {
            this.insertionMode = InsertionMode.IN_CELL;
            return;
          }
          break;

         case TAG_ID.HEAD:
          if (i > 0) {
            this.insertionMode = InsertionMode.IN_HEAD;
            return;
          }
          break;
        }
        this.insertionMode = InsertionMode.IN_BODY;
      }
      _resetInsertionModeForSelect(selectIdx) {
        if (selectIdx > 0) for (let i = selectIdx - 1; i > 0; i--) {
          const tn = this.openElements.tagIDs[i];
          if (tn === TAG_ID.TEMPLATE) break; else if (tn === TAG_ID.TABLE) {
            this.insertionMode = InsertionMode.IN_SELECT_IN_TABLE;
            return;
          }
        }
        this.insertionMode = InsertionMode.IN_SELECT;
      }
      _isElementCausesFosterParenting(tn) {
        return TABLE_STRUCTURE_TAGS.has(tn);
      }
      _shouldFosterParentOnInsertion() {
        return this.fosterParentingEnabled && this.openElements.currentTagId !== void 0 && this._isElementCausesFosterParenting(this.openElements.currentTagId);
      }
      _findFosterParentingLocation() {
        for (let i = this.openElements.stackTop; i >= 0; i--) {
          const openElement = this.openElements.items[i];
          switch (this.openElements.tagIDs[i]) {
           case TAG_ID.TEMPLATE:
            if (this.treeAdapter.getNamespaceURI(openElement) === html_NS.HTML) return {
              parent: this.treeAdapter.getTemplateContent(openElement),
              beforeElement: null
            };
            break;

           case TAG_ID.TABLE:
            {
              const parent = this.treeAdapter.getParentNode(openElement);
              if (parent) return {
                parent: parent,
                beforeElement: openElement
              };
              return {
                parent: this.openElements.items[i - 1],
                beforeElement: null
              };
            }

           default:
          }
        }
        return {
          parent: this.openElements.items[0],
          beforeElement: null
        };
      }
      _fosterParentElement(element) {
        const location = this._findFosterParentingLocation();
        if (location.beforeElement) this.treeAdapter.insertBefore(location.parent, element, location.beforeElement); else this.treeAdapter.appendChild(location.parent, element);
      }
      _isSpecialElement(element, id) {
        const ns = this.treeAdapter.getNamespaceURI(element);
        return SPECIAL_ELEMENTS[ns].has(id);
      }
      onCharacter(token) {
        this.skipNextNewLine = false;
        if (this.tokenizer.inForeignNode) {
          characterInForeignContent(this, token);
          return;
        }
        switch (this.insertionMode) {
         case InsertionMode.INITIAL:
          tokenInInitialMode(this, token);
          break;

         case InsertionMode.BEFORE_HTML:
          tokenBeforeHtml(this, token);
          break;

         case InsertionMode.BEFORE_HEAD:
          tokenBeforeHead(this, token);
          break;

         case InsertionMode.IN_HEAD:
          tokenInHead(this, token);
          break;

         case InsertionMode.IN_HEAD_NO_SCRIPT:
          tokenInHeadNoScript(this, token);
          break;

         case InsertionMode.AFTER_HEAD:
          tokenAfterHead(this, token);
          break;

         case InsertionMode.IN_BODY:
         case InsertionMode.IN_CAPTION:
         case InsertionMode.IN_CELL:
         case InsertionMode.IN_TEMPLATE:
          characterInBody(this, token);
          break;

         case InsertionMode.TEXT:
         case InsertionMode.IN_SELECT:
         case InsertionMode.IN_SELECT_IN_TABLE:
          this._insertCharacters(token);
          break;

         case InsertionMode.IN_TABLE:
         case InsertionMode.IN_TABLE_BODY:
         case InsertionMode.IN_ROW:
          characterInTable(this, token);
          break;

         case InsertionMode.IN_TABLE_TEXT:
          characterInTableText(this, token);
          break;

         case InsertionMode.IN_COLUMN_GROUP:
          tokenInColumnGroup(this, token);
          break;

         case InsertionMode.AFTER_BODY:
          tokenAfterBody(this, token);
          break;

         case InsertionMode.AFTER_AFTER_BODY:
          tokenAfterAfterBody(this, token);
          break;

         default:
        }
      }
      onNullCharacter(token) {
        this.skipNextNewLine = false;
        if (this.tokenizer.inForeignNode) {
          nullCharacterInForeignContent(this, token);
          return;
        }
        switch (this.insertionMode) {
         case InsertionMode.INITIAL:
          tokenInInitialMode(this, token);
          break;

         case InsertionMode.BEFORE_HTML:
          tokenBeforeHtml(this, token);
          break;

         case InsertionMode.BEFORE_HEAD:
          tokenBeforeHead(this, token);
          break;

         case InsertionMode.IN_HEAD:
          tokenInHead(this, token);
          break;

         case InsertionMode.IN_HEAD_NO_SCRIPT:
          tokenInHeadNoScript(this, token);
          break;

         case InsertionMode.AFTER_HEAD:
          tokenAfterHead(this, token);
          break;

         case InsertionMode.TEXT:
          this._insertCharacters(token);
          break;

         case InsertionMode.IN_TABLE:
         case InsertionMode.IN_TABLE_BODY:
         case InsertionMode.IN_ROW:
          characterInTable(this, token);
          break;

         case InsertionMode.IN_COLUMN_GROUP:
          tokenInColumnGroup(this, token);
          break;

         case InsertionMode.AFTER_BODY:
          tokenAfterBody(this, token);
          break;

         case InsertionMode.AFTER_AFTER_BODY:
          tokenAfterAfterBody(this, token);
          break;

         default:
        }
      }
      onComment(token) {
        this.skipNextNewLine = false;
        if (this.currentNotInHTML) {
          appendComment(this, token);
          return;
        }
        switch (this.insertionMode) {
         case InsertionMode.INITIAL:
         case InsertionMode.BEFORE_HTML:
         case InsertionMode.BEFORE_HEAD:
         case InsertionMode.IN_HEAD:
         case InsertionMode.IN_HEAD_NO_SCRIPT:
         case InsertionMode.AFTER_HEAD:
         case InsertionMode.IN_BODY:
         case InsertionMode.IN_TABLE:
         case InsertionMode.IN_CAPTION:
         case InsertionMode.IN_COLUMN_GROUP:
         case InsertionMode.IN_TABLE_BODY:
         case InsertionMode.IN_ROW:
         case InsertionMode.IN_CELL:
         case InsertionMode.IN_SELECT:
         case InsertionMode.IN_SELECT_IN_TABLE:
         case InsertionMode.IN_TEMPLATE:
         case InsertionMode.IN_FRAMESET:
         case InsertionMode.AFTER_FRAMESET:
          appendComment(this, token);
          break;

         case InsertionMode.IN_TABLE_TEXT:
          tokenInTableText(this, token);
          break;

         case InsertionMode.AFTER_BODY:
          appendCommentToRootHtmlElement(this, token);
          break;

         case InsertionMode.AFTER_AFTER_BODY:
         case InsertionMode.AFTER_AFTER_FRAMESET:
          appendCommentToDocument(this, token);
          break;

         default:
        }
      }
      onDoctype(token) {
        this.skipNextNewLine = false;
        switch (this.insertionMode) {
         case InsertionMode.INITIAL:
          doctypeInInitialMode(this, token);
          break;

         case InsertionMode.BEFORE_HEAD:
         case InsertionMode.IN_HEAD:
         case InsertionMode.IN_HEAD_NO_SCRIPT:
         case InsertionMode.AFTER_HEAD:
          this._err(token, ERR.misplacedDoctype);
          break;

         case InsertionMode.IN_TABLE_TEXT:
          tokenInTableText(this, token);
          break;

         default:
        }
      }
      onStartTag(token) {
        this.skipNextNewLine = false;
        this.currentToken = token;
        this._processStartTag(token);
        if (token.selfClosing && !token.ackSelfClosing) this._err(token, ERR.nonVoidHtmlElementStartTagWithTrailingSolidus);
      }
      _processStartTag(token) {
        if (this.shouldProcessStartTagTokenInForeignContent(token)) startTagInForeignContent(this, token); else this._startTagOutsideForeignContent(token);
      }
      _startTagOutsideForeignContent(token) {
        switch (this.insertionMode) {
         case InsertionMode.INITIAL:
          tokenInInitialMode(this, token);
          break;

         case InsertionMode.BEFORE_HTML:
          startTagBeforeHtml(this, token);
          break;

         case InsertionMode.BEFORE_HEAD:
          startTagBeforeHead(this, token);
          break;

         case InsertionMode.IN_HEAD:
          startTagInHead(this, token);
          break;

         case InsertionMode.IN_HEAD_NO_SCRIPT:
          startTagInHeadNoScript(this, token);
          break;

         case InsertionMode.AFTER_HEAD:
          startTagAfterHead(this, token);
          break;

         case InsertionMode.IN_BODY:
          startTagInBody(this, token);
          break;

         case InsertionMode.IN_TABLE:
          startTagInTable(this, token);
          break;

         case InsertionMode.IN_TABLE_TEXT:
          tokenInTableText(this, token);
          break;

         case InsertionMode.IN_CAPTION:
          startTagInCaption(this, token);
          break;

         case InsertionMode.IN_COLUMN_GROUP:
          startTagInColumnGroup(this, token);
          break;

         case InsertionMode.IN_TABLE_BODY:
          startTagInTableBody(this, token);
          break;

         case InsertionMode.IN_ROW:
          startTagInRow(this, token);
          break;

         case InsertionMode.IN_CELL:
          startTagInCell(this, token);
          break;

         case InsertionMode.IN_SELECT:
          startTagInSelect(this, token);
          break;

         case InsertionMode.IN_SELECT_IN_TABLE:
          startTagInSelectInTable(this, token);
          break;

         case InsertionMode.IN_TEMPLATE:
          startTagInTemplate(this, token);
          break;

         case InsertionMode.AFTER_BODY:
          startTagAfterBody(this, token);
          break;

         case InsertionMode.IN_FRAMESET:
          startTagInFrameset(this, token);
          break;

         case InsertionMode.AFTER_FRAMESET:
          startTagAfterFrameset(this, token);
          break;

         case InsertionMode.AFTER_AFTER_BODY:
          startTagAfterAfterBody(this, token);
          break;

         case InsertionMode.AFTER_AFTER_FRAMESET:
          startTagAfterAfterFrameset(this, token);
          break;

         default:
        }
      }
      onEndTag(token) {
        this.skipNextNewLine = false;
        this.currentToken = token;
        if (this.currentNotInHTML) endTagInForeignContent(this, token); else this._endTagOutsideForeignContent(token);
      }
      _endTagOutsideForeignContent(token) {
        switch (this.insertionMode) {
         case InsertionMode.INITIAL:
          tokenInInitialMode(this, token);
          break;

         case InsertionMode.BEFORE_HTML:
          endTagBeforeHtml(this, token);
          break;

         case InsertionMode.BEFORE_HEAD:
          endTagBeforeHead(this, token);
          break;

         case InsertionMode.IN_HEAD:
          endTagInHead(this, token);
          break;

         case InsertionMode.IN_HEAD_NO_SCRIPT:
          endTagInHeadNoScript(this, token);
          break;

         case InsertionMode.AFTER_HEAD:
          endTagAfterHead(this, token);
          break;

         case InsertionMode.IN_BODY:
          endTagInBody(this, token);
          break;

         case InsertionMode.TEXT:
          endTagInText(this, token);
          break;

         case InsertionMode.IN_TABLE:
          endTagInTable(this, token);
          break;

         case InsertionMode.IN_TABLE_TEXT:
          tokenInTableText(this, token);
          break;

         case InsertionMode.IN_CAPTION:
          endTagInCaption(this, token);
          break;

         case InsertionMode.IN_COLUMN_GROUP:
          endTagInColumnGroup(this, token);
          break;

         case InsertionMode.IN_TABLE_BODY:
          endTagInTableBody(this, token);
          break;

         case InsertionMode.IN_ROW:
          endTagInRow(this, token);
          break;

         case InsertionMode.IN_CELL:
          endTagInCell(this, token);
          break;

         case InsertionMode.IN_SELECT:
          endTagInSelect(this, token);
          break;

         case InsertionMode.IN_SELECT_IN_TABLE:
          endTagInSelectInTable(this, token);
          break;

         case InsertionMode.IN_TEMPLATE:
          endTagInTemplate(this, token);
          break;

         case InsertionMode.AFTER_BODY:
          endTagAfterBody(this, token);
          break;

         case InsertionMode.IN_FRAMESET:
          endTagInFrameset(this, token);
          break;

         case InsertionMode.AFTER_FRAMESET:
          endTagAfterFrameset(this, token);
          break;

         case InsertionMode.AFTER_AFTER_BODY:
          tokenAfterAfterBody(this, token);
          break;

         default:
        }
      }
      onEof(token) {
        switch (this.insertionMode) {
         case InsertionMode.INITIAL:
          tokenInInitialMode(this, token);
          break;

         case InsertionMode.BEFORE_HTML:
          tokenBeforeHtml(this, token);
          break;

         case InsertionMode.BEFORE_HEAD:
          tokenBeforeHead(this, token);
          break;

         case InsertionMode.IN_HEAD:
          tokenInHead(this, token);
          break;

         case InsertionMode.IN_HEAD_NO_SCRIPT:
          tokenInHeadNoScript(this, token);
          break;

         case InsertionMode.AFTER_HEAD:
          tokenAfterHead(this, token);
          break;

         case InsertionMode.IN_BODY:
         case InsertionMode.IN_TABLE:
         case InsertionMode.IN_CAPTION:
         case InsertionMode.IN_COLUMN_GROUP:
         case InsertionMode.IN_TABLE_BODY:
         case InsertionMode.IN_ROW:
         case InsertionMode.IN_CELL:
         case InsertionMode.IN_SELECT:
         case InsertionMode.IN_SELECT_IN_TABLE:
          eofInBody(this, token);
          break;

         case InsertionMode.TEXT:
          eofInText(this, token);
          break;

         case InsertionMode.IN_TABLE_TEXT:
          tokenInTableText(this, token);
          break;

         case InsertionMode.IN_TEMPLATE:
          eofInTemplate(this, token);
          break;

         case InsertionMode.AFTER_BODY:
         case InsertionMode.IN_FRAMESET:
         case InsertionMode.AFTER_FRAMESET:
         case InsertionMode.AFTER_AFTER_BODY:
         case InsertionMode.AFTER_AFTER_FRAMESET:
          stopParsing(this, token);
          break;

         default:
        }
      }
      onWhitespaceCharacter(token) {
        if (this.skipNextNewLine) {
          this.skipNextNewLine = false;
          if (token.chars.charCodeAt(0) === CODE_POINTS.LINE_FEED) {
            if (token.chars.length === 1) return;
            token.chars = token.chars.substr(1);
          }
        }
        if (this.tokenizer.inForeignNode) {
          this._insertCharacters(token);
          return;
        }
        switch (this.insertionMode) {
         case InsertionMode.IN_HEAD:
         case InsertionMode.IN_HEAD_NO_SCRIPT:
         case InsertionMode.AFTER_HEAD:
         case InsertionMode.TEXT:
         case InsertionMode.IN_COLUMN_GROUP:
         case InsertionMode.IN_SELECT:
         case InsertionMode.IN_SELECT_IN_TABLE:
         case InsertionMode.IN_FRAMESET:
         case InsertionMode.AFTER_FRAMESET:
          this._insertCharacters(token);
          break;

         case InsertionMode.IN_BODY:
         case InsertionMode.IN_CAPTION:
         case InsertionMode.IN_CELL:
         case InsertionMode.IN_TEMPLATE:
         case InsertionMode.AFTER_BODY:
         case InsertionMode.AFTER_AFTER_BODY:
         case InsertionMode.AFTER_AFTER_FRAMESET:
          whitespaceCharacterInBody(this, token);
          break;

         case InsertionMode.IN_TABLE:
         case InsertionMode.IN_TABLE_BODY:
         case InsertionMode.IN_ROW:
          characterInTable(this, token);
          break;

         case InsertionMode.IN_TABLE_TEXT:
          whitespaceCharacterInTableText(this, token);
          break;

         default:
        }
      }
    }
    function aaObtainFormattingElementEntry(p, token) {
      let formattingElementEntry = p.activeFormattingElements.getElementEntryInScopeWithTagName(token.tagName);
      if (formattingElementEntry) {
        if (!p.openElements.contains(formattingElementEntry.element)) {
          p.activeFormattingElements.removeEntry(formattingElementEntry);
          formattingElementEntry = null;
        } else if (!p.openElements.hasInScope(token.tagID)) formattingElementEntry = null;
      } else genericEndTagInBody(p, token);
      return formattingElementEntry;
    }
    function aaObtainFurthestBlock(p, formattingElementEntry) {
      let furthestBlock = null;
      let idx = p.openElements.stackTop;
      for (;idx >= 0; idx--) {
        const element = p.openElements.items[idx];
        if (element === formattingElementEntry.element) break;
        if (p._isSpecialElement(element, p.openElements.tagIDs[idx])) furthestBlock = element;
      }
      if (!furthestBlock) {
        p.openElements.shortenToLength(Math.max(idx, 0));
        p.activeFormattingElements.removeEntry(formattingElementEntry);
      }
      return furthestBlock;
    }
    function aaInnerLoop(p, furthestBlock, formattingElement) {
      let lastElement = furthestBlock;
      let nextElement = p.openElements.getCommonAncestor(furthestBlock);
      for (let i = 0, element = nextElement; element !== formattingElement; i++, element = nextElement) {
        nextElement = p.openElements.getCommonAncestor(element);
        const elementEntry = p.activeFormattingElements.getElementEntry(element);
        const counterOverflow = elementEntry && i >= AA_INNER_LOOP_ITER;
        const shouldRemoveFromOpenElements = !elementEntry || counterOverflow;
        if (shouldRemoveFromOpenElements) {
          if (counterOverflow) p.activeFormattingElements.removeEntry(elementEntry);
          p.openElements.remove(element);
        } else {
          element = aaRecreateElementFromEntry(p, elementEntry);
          if (lastElement === furthestBlock) p.activeFormattingElements.bookmark = elementEntry;
          p.treeAdapter.detachNode(lastElement);
          p.treeAdapter.appendChild(element, lastElement);
          lastElement = element;
        }
      }
      return lastElement;
    }
    function aaRecreateElementFromEntry(p, elementEntry) {
      const ns = p.treeAdapter.getNamespaceURI(elementEntry.element);
      const newElement = p.treeAdapter.createElement(elementEntry.token.tagName, ns, elementEntry.token.attrs);
      p.openElements.replace(elementEntry.element, newElement);
      elementEntry.element = newElement;
      return newElement;
    }
    function aaInsertLastNodeInCommonAncestor(p, commonAncestor, lastElement) {
      const tn = p.treeAdapter.getTagName(commonAncestor);
      const tid = getTagID(tn);
      if (p._isElementCausesFosterParenting(tid)) p._fosterParentElement(lastElement); else {
        const ns = p.treeAdapter.getNamespaceURI(commonAncestor);
        if (tid === TAG_ID.TEMPLATE && ns === html_NS.HTML) commonAncestor = p.treeAdapter.getTemplateContent(commonAncestor);
        p.treeAdapter.appendChild(commonAncestor, lastElement);
      }
    }
    function aaReplaceFormattingElement(p, furthestBlock, formattingElementEntry) {
      const ns = p.treeAdapter.getNamespaceURI(formattingElementEntry.element);
      const {token: token} = formattingElementEntry;
      const newElement = p.treeAdapter.createElement(token.tagName, ns, token.attrs);
      p._adoptNodes(furthestBlock, newElement);
      p.treeAdapter.appendChild(furthestBlock, newElement);
      p.activeFormattingElements.insertElementAfterBookmark(newElement, token);
      p.activeFormattingElements.removeEntry(formattingElementEntry);
      p.openElements.remove(formattingElementEntry.element);
      p.openElements.insertAfter(furthestBlock, newElement, token.tagID);
    }
    function callAdoptionAgency(p, token) {
      for (let i = 0; i < AA_OUTER_LOOP_ITER; i++) {
        const formattingElementEntry = aaObtainFormattingElementEntry(p, token);
        if (!formattingElementEntry) break;
        const furthestBlock = aaObtainFurthestBlock(p, formattingElementEntry);
        if (!furthestBlock) break;
        p.activeFormattingElements.bookmark = formattingElementEntry;
        const lastElement = aaInnerLoop(p, furthestBlock, formattingElementEntry.element);
        const commonAncestor = p.openElements.getCommonAncestor(formattingElementEntry.element);
        p.treeAdapter.detachNode(lastElement);
        if (commonAncestor) aaInsertLastNodeInCommonAncestor(p, commonAncestor, lastElement);
        aaReplaceFormattingElement(p, furthestBlock, formattingElementEntry);
      }
    }
    function appendComment(p, token) {
      p._appendCommentNode(token, p.openElements.currentTmplContentOrNode);
    }
    function appendCommentToRootHtmlElement(p, token) {
      p._appendCommentNode(token, p.openElements.items[0]);
    }
    function appendCommentToDocument(p, token) {
      p._appendCommentNode(token, p.document);
    }
    function stopParsing(p, token) {
      p.stopped = true;
      if (token.location) {
        const target = p.fragmentContext ? 0 : 2;
        for (let i = p.openElements.stackTop; i >= target; i--) p._setEndLocation(p.openElements.items[i], token);
        if (!p.fragmentContext && p.openElements.stackTop >= 0) {
          const htmlElement = p.openElements.items[0];
          const htmlLocation = p.treeAdapter.getNodeSourceCodeLocation(htmlElement);
          if (htmlLocation && !htmlLocation.endTag) {
            p._setEndLocation(htmlElement, token);
            if (p.openElements.stackTop >= 1) {
              const bodyElement = p.openElements.items[1];
              const bodyLocation = p.treeAdapter.getNodeSourceCodeLocation(bodyElement);
              if (bodyLocation && !bodyLocation.endTag) p._setEndLocation(bodyElement, token);
            }
          }
        }
      }
    }
    function doctypeInInitialMode(p, token) {
      p._setDocumentType(token);
      const mode = token.forceQuirks ? DOCUMENT_MODE.QUIRKS : getDocumentMode(token);
      if (!isConforming(token)) p._err(token, ERR.nonConformingDoctype);
      p.treeAdapter.setDocumentMode(p.document, mode);
      p.insertionMode = InsertionMode.BEFORE_HTML;
    }
    function tokenInInitialMode(p, token) {
      p._err(token, ERR.missingDoctype, true);
      p.treeAdapter.setDocumentMode(p.document, DOCUMENT_MODE.QUIRKS);
      p.insertionMode = InsertionMode.BEFORE_HTML;
      p._processToken(token);
    }
    function startTagBeforeHtml(p, token) {
      if (token.tagID === TAG_ID.HTML) {
        p._insertElement(token, html_NS.HTML);
        p.insertionMode = InsertionMode.BEFORE_HEAD;
      } else tokenBeforeHtml(p, token);
    }
    function endTagBeforeHtml(p, token) {
      const tn = token.tagID;
      if (tn === TAG_ID.HTML || tn === TAG_ID.HEAD || tn === TAG_ID.BODY || tn === TAG_ID.BR) tokenBeforeHtml(p, token);
    }
    function tokenBeforeHtml(p, token) {
      p._insertFakeRootElement();
      p.insertionMode = InsertionMode.BEFORE_HEAD;
      p._processToken(token);
    }
    function startTagBeforeHead(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.HEAD:
        p._insertElement(token, html_NS.HTML);
        p.headElement = p.openElements.current;
        p.insertionMode = InsertionMode.IN_HEAD;
        break;

       default:
        tokenBeforeHead(p, token);
      }
    }
    function endTagBeforeHead(p, token) {
      const tn = token.tagID;
      if (tn === TAG_ID.HEAD || tn === TAG_ID.BODY || tn === TAG_ID.HTML || tn === TAG_ID.BR) tokenBeforeHead(p, token); else p._err(token, ERR.endTagWithoutMatchingOpenElement);
    }
    function tokenBeforeHead(p, token) {
      p._insertFakeElement(TAG_NAMES.HEAD, TAG_ID.HEAD);
      p.headElement = p.openElements.current;
      p.insertionMode = InsertionMode.IN_HEAD;
      p._processToken(token);
    }
    function startTagInHead(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.BASE:
       case TAG_ID.BASEFONT:
       case TAG_ID.BGSOUND:
       case TAG_ID.LINK:
       case TAG_ID.META:
        p._appendElement(token, html_NS.HTML);
        token.ackSelfClosing = true;
        break;

       case TAG_ID.TITLE:
        p._switchToTextParsing(token, TokenizerMode.RCDATA);
        break;

       case TAG_ID.NOSCRIPT:
        if (p.options.scriptingEnabled) p._switchToTextParsing(token, TokenizerMode.RAWTEXT); else {
          p._insertElement(token, html_NS.HTML);
          p.insertionMode = InsertionMode.IN_HEAD_NO_SCRIPT;
        }
        break;

       case TAG_ID.NOFRAMES:
       case TAG_ID.STYLE:
        p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
        break;

       case TAG_ID.SCRIPT:
        p._switchToTextParsing(token, TokenizerMode.SCRIPT_DATA);
        break;

       case TAG_ID.TEMPLATE:
        p._insertTemplate(token);
        p.activeFormattingElements.insertMarker();
        p.framesetOk = false;
        p.insertionMode = InsertionMode.IN_TEMPLATE;
        p.tmplInsertionModeStack.unshift(InsertionMode.IN_TEMPLATE);
        break;

       case TAG_ID.HEAD:
        p._err(token, ERR.misplacedStartTagForHeadElement);
        break;

       default:
        tokenInHead(p, token);
      }
    }
    function endTagInHead(p, token) {
      switch (token.tagID) {
       case TAG_ID.HEAD:
        p.openElements.pop();
        p.insertionMode = InsertionMode.AFTER_HEAD;
        break;

       case TAG_ID.BODY:
       case TAG_ID.BR:
       case TAG_ID.HTML:
        tokenInHead(p, token);
        break;

       case TAG_ID.TEMPLATE:
        templateEndTagInHead(p, token);
        break;

       default:
        p._err(token, ERR.endTagWithoutMatchingOpenElement);
      }
    }
    function templateEndTagInHead(p, token) {
      if (p.openElements.tmplCount > 0) {
        p.openElements.generateImpliedEndTagsThoroughly();
        if (p.openElements.currentTagId !== TAG_ID.TEMPLATE) p._err(token, ERR.closingOfElementWithOpenChildElements);
        p.openElements.popUntilTagNamePopped(TAG_ID.TEMPLATE);
        p.activeFormattingElements.clearToLastMarker();
        p.tmplInsertionModeStack.shift();
        p._resetInsertionMode();
      } else p._err(token, ERR.endTagWithoutMatchingOpenElement);
    }
    function tokenInHead(p, token) {
      p.openElements.pop();
      p.insertionMode = InsertionMode.AFTER_HEAD;
      p._processToken(token);
    }
    function startTagInHeadNoScript(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.BASEFONT:
       case TAG_ID.BGSOUND:
       case TAG_ID.HEAD:
       case TAG_ID.LINK:
       case TAG_ID.META:
       case TAG_ID.NOFRAMES:
       case TAG_ID.STYLE:
        startTagInHead(p, token);
        break;

       case TAG_ID.NOSCRIPT:
        p._err(token, ERR.nestedNoscriptInHead);
        break;

       default:
        tokenInHeadNoScript(p, token);
      }
    }
    function endTagInHeadNoScript(p, token) {
      switch (token.tagID) {
       case TAG_ID.NOSCRIPT:
        p.openElements.pop();
        p.insertionMode = InsertionMode.IN_HEAD;
        break;

       case TAG_ID.BR:
        tokenInHeadNoScript(p, token);
        break;

       default:
        p._err(token, ERR.endTagWithoutMatchingOpenElement);
      }
    }
    function tokenInHeadNoScript(p, token) {
      const errCode = token.type === TokenType.EOF ? ERR.openElementsLeftAfterEof : ERR.disallowedContentInNoscriptInHead;
      p._err(token, errCode);
      p.openElements.pop();
      p.insertionMode = InsertionMode.IN_HEAD;
      p._processToken(token);
    }
    function startTagAfterHead(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.BODY:
        p._insertElement(token, html_NS.HTML);
        p.framesetOk = false;
        p.insertionMode = InsertionMode.IN_BODY;
        break;

       case TAG_ID.FRAMESET:
        p._insertElement(token, html_NS.HTML);
        p.insertionMode = InsertionMode.IN_FRAMESET;
        break;

       case TAG_ID.BASE:
       case TAG_ID.BASEFONT:
       case TAG_ID.BGSOUND:
       case TAG_ID.LINK:
       case TAG_ID.META:
       case TAG_ID.NOFRAMES:
       case TAG_ID.SCRIPT:
       case TAG_ID.STYLE:
       case TAG_ID.TEMPLATE:
       case TAG_ID.TITLE:
        p._err(token, ERR.abandonedHeadElementChild);
        p.openElements.push(p.headElement, TAG_ID.HEAD);
        startTagInHead(p, token);
        p.openElements.remove(p.headElement);
        break;

       case TAG_ID.HEAD:
        p._err(token, ERR.misplacedStartTagForHeadElement);
        break;

       default:
        tokenAfterHead(p, token);
      }
    }
    function endTagAfterHead(p, token) {
      switch (token.tagID) {
       case TAG_ID.BODY:
       case TAG_ID.HTML:
       case TAG_ID.BR:
        tokenAfterHead(p, token);
        break;

       case TAG_ID.TEMPLATE:
        templateEndTagInHead(p, token);
        break;

       default:
        p._err(token, ERR.endTagWithoutMatchingOpenElement);
      }
    }
    function tokenAfterHead(p, token) {
      p._insertFakeElement(TAG_NAMES.BODY, TAG_ID.BODY);
      p.insertionMode = InsertionMode.IN_BODY;
      modeInBody(p, token);
    }
    function modeInBody(p, token) {
      switch (token.type) {
       case TokenType.CHARACTER:
        characterInBody(p, token);
        break;

       case TokenType.WHITESPACE_CHARACTER:
        whitespaceCharacterInBody(p, token);
        break;

       case TokenType.COMMENT:
        appendComment(p, token);
        break;

       case TokenType.START_TAG:
        startTagInBody(p, token);
        break;

       case TokenType.END_TAG:
        endTagInBody(p, token);
        break;

       case TokenType.EOF:
        eofInBody(p, token);
        break;

       default:
      }
    }
    function whitespaceCharacterInBody(p, token) {
      p._reconstructActiveFormattingElements();
      p._insertCharacters(token);
    }
    function characterInBody(p, token) {
      p._reconstructActiveFormattingElements();
      p._insertCharacters(token);
      p.framesetOk = false;
    }
    function htmlStartTagInBody(p, token) {
      if (p.openElements.tmplCount === 0) p.treeAdapter.adoptAttributes(p.openElements.items[0], token.attrs);
    }
    function bodyStartTagInBody(p, token) {
      const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
      if (bodyElement && p.openElements.tmplCount === 0) {
        p.framesetOk = false;
        p.treeAdapter.adoptAttributes(bodyElement, token.attrs);
      }
    }
    function framesetStartTagInBody(p, token) {
      const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
      if (p.framesetOk && bodyElement) {
        p.treeAdapter.detachNode(bodyElement);
        p.openElements.popAllUpToHtmlElement();
        p._insertElement(token, html_NS.HTML);
        p.insertionMode = InsertionMode.IN_FRAMESET;
      }
    }
    function addressStartTagInBody(p, token) {
      if (p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
      p._insertElement(token, html_NS.HTML);
    }
    function numberedHeaderStartTagInBody(p, token) {
      if (p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
      if (p.openElements.currentTagId !== void 0 && NUMBERED_HEADERS.has(p.openElements.currentTagId)) p.openElements.pop();
      p._insertElement(token, html_NS.HTML);
    }
    function preStartTagInBody(p, token) {
      if (p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
      p._insertElement(token, html_NS.HTML);
      p.skipNextNewLine = true;
      p.framesetOk = false;
    }
    function formStartTagInBody(p, token) {
      const inTemplate = p.openElements.tmplCount > 0;
      if (!p.formElement || inTemplate) {
        if (p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
        p._insertElement(token, html_NS.HTML);
        if (!inTemplate) p.formElement = p.openElements.current;
      }
    }
    function listItemStartTagInBody(p, token) {
      p.framesetOk = false;
      const tn = token.tagID;
      for (let i = p.openElements.stackTop; i >= 0; i--) {
        const elementId = p.openElements.tagIDs[i];
        if (tn === TAG_ID.LI && elementId === TAG_ID.LI || (tn === TAG_ID.DD || tn === TAG_ID.DT) && (elementId === TAG_ID.DD || elementId === TAG_ID.DT)) {
          p.openElements.generateImpliedEndTagsWithExclusion(elementId);
          p.openElements.popUntilTagNamePopped(elementId);
          break;
        }
        if (elementId !== TAG_ID.ADDRESS && elementId !== TAG_ID.DIV && elementId !== TAG_ID.P && p._isSpecialElement(p.openElements.items[i], elementId)) break;
      }
      if (p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
      p._insertElement(token, html_NS.HTML);
    }
    function plaintextStartTagInBody(p, token) {
      if (p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
      p._insertElement(token, html_NS.HTML);
      p.tokenizer.state = TokenizerMode.PLAINTEXT;
    }
    function buttonStartTagInBody(p, token) {
      if (p.openElements.hasInScope(TAG_ID.BUTTON)) {
        p.openElements.generateImpliedEndTags();
        p.openElements.popUntilTagNamePopped(TAG_ID.BUTTON);
      }
      p._reconstructActiveFormattingElements();
      p._insertElement(token, html_NS.HTML);
      p.framesetOk = false;
    }
    function aStartTagInBody(p, token) {
      const activeElementEntry = p.activeFormattingElements.getElementEntryInScopeWithTagName(TAG_NAMES.A);
      if (activeElementEntry) {
        callAdoptionAgency(p, token);
        p.openElements.remove(activeElementEntry.element);
        p.activeFormattingElements.removeEntry(activeElementEntry);
      }
      p._reconstructActiveFormattingElements();
      p._insertElement(token, html_NS.HTML);
      p.activeFormattingElements.pushElement(p.openElements.current, token);
    }
    function bStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      p._insertElement(token, html_NS.HTML);
      p.activeFormattingElements.pushElement(p.openElements.current, token);
    }
    function nobrStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      if (p.openElements.hasInScope(TAG_ID.NOBR)) {
        callAdoptionAgency(p, token);
        p._reconstructActiveFormattingElements();
      }
      p._insertElement(token, html_NS.HTML);
      p.activeFormattingElements.pushElement(p.openElements.current, token);
    }
    function appletStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      p._insertElement(token, html_NS.HTML);
      p.activeFormattingElements.insertMarker();
      p.framesetOk = false;
    }
    function tableStartTagInBody(p, token) {
      if (p.treeAdapter.getDocumentMode(p.document) !== DOCUMENT_MODE.QUIRKS && p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
      p._insertElement(token, html_NS.HTML);
      p.framesetOk = false;
      p.insertionMode = InsertionMode.IN_TABLE;
    }
    function areaStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      p._appendElement(token, html_NS.HTML);
      p.framesetOk = false;
      token.ackSelfClosing = true;
    }
    function isHiddenInput(token) {
      const inputType = getTokenAttr(token, ATTRS.TYPE);
      return inputType != null && inputType.toLowerCase() === HIDDEN_INPUT_TYPE;
    }
    function inputStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      p._appendElement(token, html_NS.HTML);
      if (!isHiddenInput(token)) p.framesetOk = false;
      token.ackSelfClosing = true;
    }
    function paramStartTagInBody(p, token) {
      p._appendElement(token, html_NS.HTML);
      token.ackSelfClosing = true;
    }
    function hrStartTagInBody(p, token) {
      if (p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
      p._appendElement(token, html_NS.HTML);
      p.framesetOk = false;
      token.ackSelfClosing = true;
    }
    function imageStartTagInBody(p, token) {
      token.tagName = TAG_NAMES.IMG;
      token.tagID = TAG_ID.IMG;
      areaStartTagInBody(p, token);
    }
    function textareaStartTagInBody(p, token) {
      p._insertElement(token, html_NS.HTML);
      p.skipNextNewLine = true;
      p.tokenizer.state = TokenizerMode.RCDATA;
      p.originalInsertionMode = p.insertionMode;
      p.framesetOk = false;
      p.insertionMode = InsertionMode.TEXT;
    }
    function xmpStartTagInBody(p, token) {
      if (p.openElements.hasInButtonScope(TAG_ID.P)) p._closePElement();
      p._reconstructActiveFormattingElements();
      p.framesetOk = false;
      p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
    }
    function iframeStartTagInBody(p, token) {
      p.framesetOk = false;
      p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
    }
    function rawTextStartTagInBody(p, token) {
      p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
    }
    function selectStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      p._insertElement(token, html_NS.HTML);
      p.framesetOk = false;
      p.insertionMode = p.insertionMode === InsertionMode.IN_TABLE || p.insertionMode === InsertionMode.IN_CAPTION || p.insertionMode === InsertionMode.IN_TABLE_BODY || p.insertionMode === InsertionMode.IN_ROW || p.insertionMode === InsertionMode.IN_CELL ? InsertionMode.IN_SELECT_IN_TABLE : InsertionMode.IN_SELECT;
    }
    function optgroupStartTagInBody(p, token) {
      if (p.openElements.currentTagId === TAG_ID.OPTION) p.openElements.pop();
      p._reconstructActiveFormattingElements();
      p._insertElement(token, html_NS.HTML);
    }
    function rbStartTagInBody(p, token) {
      if (p.openElements.hasInScope(TAG_ID.RUBY)) p.openElements.generateImpliedEndTags();
      p._insertElement(token, html_NS.HTML);
    }
    function rtStartTagInBody(p, token) {
      if (p.openElements.hasInScope(TAG_ID.RUBY)) p.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.RTC);
      p._insertElement(token, html_NS.HTML);
    }
    function mathStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      adjustTokenMathMLAttrs(token);
      adjustTokenXMLAttrs(token);
      if (token.selfClosing) p._appendElement(token, html_NS.MATHML); else p._insertElement(token, html_NS.MATHML);
      token.ackSelfClosing = true;
    }
    function svgStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      adjustTokenSVGAttrs(token);
      adjustTokenXMLAttrs(token);
      if (token.selfClosing) p._appendElement(token, html_NS.SVG); else p._insertElement(token, html_NS.SVG);
      token.ackSelfClosing = true;
    }
    function genericStartTagInBody(p, token) {
      p._reconstructActiveFormattingElements();
      p._insertElement(token, html_NS.HTML);
    }
    function startTagInBody(p, token) {
      switch (token.tagID) {
       case TAG_ID.I:
       case TAG_ID.S:
       case TAG_ID.B:
       case TAG_ID.U:
       case TAG_ID.EM:
       case TAG_ID.TT:
       case TAG_ID.BIG:
       case TAG_ID.CODE:
       case TAG_ID.FONT:
       case TAG_ID.SMALL:
       case TAG_ID.STRIKE:
       case TAG_ID.STRONG:
        bStartTagInBody(p, token);
        break;

       case TAG_ID.A:
        aStartTagInBody(p, token);
        break;

       case TAG_ID.H1:
       case TAG_ID.H2:
       case TAG_ID.H3:
       case TAG_ID.H4:
       case TAG_ID.H5:
       case TAG_ID.H6:
        numberedHeaderStartTagInBody(p, token);
        break;

       case TAG_ID.P:
       case TAG_ID.DL:
       case TAG_ID.OL:
       case TAG_ID.UL:
       case TAG_ID.DIV:
       case TAG_ID.DIR:
       case TAG_ID.NAV:
       case TAG_ID.MAIN:
       case TAG_ID.MENU:
       case TAG_ID.ASIDE:
       case TAG_ID.CENTER:
       case TAG_ID.FIGURE:
       case TAG_ID.FOOTER:
       case TAG_ID.HEADER:
       case TAG_ID.HGROUP:
       case TAG_ID.DIALOG:
       case TAG_ID.DETAILS:
       case TAG_ID.ADDRESS:
       case TAG_ID.ARTICLE:
       case TAG_ID.SEARCH:
       case TAG_ID.SECTION:
       case TAG_ID.SUMMARY:
       case TAG_ID.FIELDSET:
       case TAG_ID.BLOCKQUOTE:
       case TAG_ID.FIGCAPTION:
        addressStartTagInBody(p, token);
        break;

       case TAG_ID.LI:
       case TAG_ID.DD:
       case TAG_ID.DT:
        listItemStartTagInBody(p, token);
        break;

       case TAG_ID.BR:
       case TAG_ID.IMG:
       case TAG_ID.WBR:
       case TAG_ID.AREA:
       case TAG_ID.EMBED:
       case TAG_ID.KEYGEN:
        areaStartTagInBody(p, token);
        break;

       case TAG_ID.HR:
        hrStartTagInBody(p, token);
        break;

       case TAG_ID.RB:
       case TAG_ID.RTC:
        rbStartTagInBody(p, token);
        break;

       case TAG_ID.RT:
       case TAG_ID.RP:
        rtStartTagInBody(p, token);
        break;

       case TAG_ID.PRE:
       case TAG_ID.LISTING:
        preStartTagInBody(p, token);
        break;

       case TAG_ID.XMP:
        xmpStartTagInBody(p, token);
        break;

       case TAG_ID.SVG:
        svgStartTagInBody(p, token);
        break;

       case TAG_ID.HTML:
        htmlStartTagInBody(p, token);
        break;

       case TAG_ID.BASE:
       case TAG_ID.LINK:
       case TAG_ID.META:
       case TAG_ID.STYLE:
       case TAG_ID.TITLE:
       case TAG_ID.SCRIPT:
       case TAG_ID.BGSOUND:
       case TAG_ID.BASEFONT:
       case TAG_ID.TEMPLATE:
        startTagInHead(p, token);
        break;

       case TAG_ID.BODY:
        bodyStartTagInBody(p, token);
        break;

       case TAG_ID.FORM:
        formStartTagInBody(p, token);
        break;

       case TAG_ID.NOBR:
        nobrStartTagInBody(p, token);
        break;

       case TAG_ID.MATH:
        mathStartTagInBody(p, token);
        break;

       case TAG_ID.TABLE:
        tableStartTagInBody(p, token);
        break;

       case TAG_ID.INPUT:
        inputStartTagInBody(p, token);
        break;

       case TAG_ID.PARAM:
       case TAG_ID.TRACK:
       case TAG_ID.SOURCE:
        paramStartTagInBody(p, token);
        break;

       case TAG_ID.IMAGE:
        imageStartTagInBody(p, token);
        break;

       case TAG_ID.BUTTON:
        buttonStartTagInBody(p, token);
        break;

       case TAG_ID.APPLET:
       case TAG_ID.OBJECT:
       case TAG_ID.MARQUEE:
        appletStartTagInBody(p, token);
        break;

       case TAG_ID.IFRAME:
        iframeStartTagInBody(p, token);
        break;

       case TAG_ID.SELECT:
        selectStartTagInBody(p, token);
        break;

       case TAG_ID.OPTION:
       case TAG_ID.OPTGROUP:
        optgroupStartTagInBody(p, token);
        break;

       case TAG_ID.NOEMBED:
       case TAG_ID.NOFRAMES:
        rawTextStartTagInBody(p, token);
        break;

       case TAG_ID.FRAMESET:
        framesetStartTagInBody(p, token);
        break;

       case TAG_ID.TEXTAREA:
        textareaStartTagInBody(p, token);
        break;

       case TAG_ID.NOSCRIPT:
        if (p.options.scriptingEnabled) rawTextStartTagInBody(p, token); else genericStartTagInBody(p, token);
        break;

       case TAG_ID.PLAINTEXT:
        plaintextStartTagInBody(p, token);
        break;

       case TAG_ID.COL:
       case TAG_ID.TH:
       case TAG_ID.TD:
       case TAG_ID.TR:
       case TAG_ID.HEAD:
       case TAG_ID.FRAME:
       case TAG_ID.TBODY:
       case TAG_ID.TFOOT:
       case TAG_ID.THEAD:
       case TAG_ID.CAPTION:
       case TAG_ID.COLGROUP:
        break;

       default:
        genericStartTagInBody(p, token);
      }
    }
    function bodyEndTagInBody(p, token) {
      if (p.openElements.hasInScope(TAG_ID.BODY)) {
        p.insertionMode = InsertionMode.AFTER_BODY;
        if (p.options.sourceCodeLocationInfo) {
          const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
          if (bodyElement) p._setEndLocation(bodyElement, token);
        }
      }
    }
    function htmlEndTagInBody(p, token) {
      if (p.openElements.hasInScope(TAG_ID.BODY)) {
        p.insertionMode = InsertionMode.AFTER_BODY;
        endTagAfterBody(p, token);
      }
    }
    function addressEndTagInBody(p, token) {
      const tn = token.tagID;
      if (p.openElements.hasInScope(tn)) {
        p.openElements.generateImpliedEndTags();
        p.openElements.popUntilTagNamePopped(tn);
      }
    }
    function formEndTagInBody(p) {
      const inTemplate = p.openElements.tmplCount > 0;
      const {formElement: formElement} = p;
      if (!inTemplate) p.formElement = null;
      if ((formElement || inTemplate) && p.openElements.hasInScope(TAG_ID.FORM)) {
        p.openElements.generateImpliedEndTags();
        if (inTemplate) p.openElements.popUntilTagNamePopped(TAG_ID.FORM); else if (formElement) p.openElements.remove(formElement);
      }
    }
    function pEndTagInBody(p) {
      if (!p.openElements.hasInButtonScope(TAG_ID.P)) p._insertFakeElement(TAG_NAMES.P, TAG_ID.P);
      p._closePElement();
    }
    function liEndTagInBody(p) {
      if (p.openElements.hasInListItemScope(TAG_ID.LI)) {
        p.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.LI);
        p.openElements.popUntilTagNamePopped(TAG_ID.LI);
      }
    }
    function ddEndTagInBody(p, token) {
      const tn = token.tagID;
      if (p.openElements.hasInScope(tn)) {
        p.openElements.generateImpliedEndTagsWithExclusion(tn);
        p.openElements.popUntilTagNamePopped(tn);
      }
    }
    function numberedHeaderEndTagInBody(p) {
      if (p.openElements.hasNumberedHeaderInScope()) {
        p.openElements.generateImpliedEndTags();
        p.openElements.popUntilNumberedHeaderPopped();
      }
    }
    function appletEndTagInBody(p, token) {
      const tn = token.tagID;
      if (p.openElements.hasInScope(tn)) {
        p.openElements.generateImpliedEndTags();
        p.openElements.popUntilTagNamePopped(tn);
        p.activeFormattingElements.clearToLastMarker();
      }
    }
    function brEndTagInBody(p) {
      p._reconstructActiveFormattingElements();
      p._insertFakeElement(TAG_NAMES.BR, TAG_ID.BR);
      p.openElements.pop();
      p.framesetOk = false;
    }
    function genericEndTagInBody(p, token) {
      const tn = token.tagName;
      const tid = token.tagID;
      for (let i = p.openElements.stackTop; i > 0; i--) {
        const element = p.openElements.items[i];
        const elementId = p.openElements.tagIDs[i];
        if (tid === elementId && (tid !== TAG_ID.UNKNOWN || p.treeAdapter.getTagName(element) === tn)) {
          p.openElements.generateImpliedEndTagsWithExclusion(tid);
          if (p.openElements.stackTop >= i) p.openElements.shortenToLength(i);
          break;
        }
        if (p._isSpecialElement(element, elementId)) break;
      }
    }
    function endTagInBody(p, token) {
      switch (token.tagID) {
       case TAG_ID.A:
       case TAG_ID.B:
       case TAG_ID.I:
       case TAG_ID.S:
       case TAG_ID.U:
       case TAG_ID.EM:
       case TAG_ID.TT:
       case TAG_ID.BIG:
       case TAG_ID.CODE:
       case TAG_ID.FONT:
       case TAG_ID.NOBR:
       case TAG_ID.SMALL:
       case TAG_ID.STRIKE:
       case TAG_ID.STRONG:
        callAdoptionAgency(p, token);
        break;

       case TAG_ID.P:
        pEndTagInBody(p);
        break;

       case TAG_ID.DL:
       case TAG_ID.UL:
       case TAG_ID.OL:
       case TAG_ID.DIR:
       case TAG_ID.DIV:
       case TAG_ID.NAV:
       case TAG_ID.PRE:
       case TAG_ID.MAIN:
       case TAG_ID.MENU:
       case TAG_ID.ASIDE:
       case TAG_ID.BUTTON:
       case TAG_ID.CENTER:
       case TAG_ID.FIGURE:
       case TAG_ID.FOOTER:
       case TAG_ID.HEADER:
       case TAG_ID.HGROUP:
       case TAG_ID.DIALOG:
       case TAG_ID.ADDRESS:
       case TAG_ID.ARTICLE:
       case TAG_ID.DETAILS:
       case TAG_ID.SEARCH:
       case TAG_ID.SECTION:
       case TAG_ID.SUMMARY:
       case TAG_ID.LISTING:
       case TAG_ID.FIELDSET:
       case TAG_ID.BLOCKQUOTE:
       case TAG_ID.FIGCAPTION:
        addressEndTagInBody(p, token);
        break;

       case TAG_ID.LI:
        liEndTagInBody(p);
        break;

       case TAG_ID.DD:
       case TAG_ID.DT:
        ddEndTagInBody(p, token);
        break;

       case TAG_ID.H1:
       case TAG_ID.H2:
       case TAG_ID.H3:
       case TAG_ID.H4:
       case TAG_ID.H5:
       case TAG_ID.H6:
        numberedHeaderEndTagInBody(p);
        break;

       case TAG_ID.BR:
        brEndTagInBody(p);
        break;

       case TAG_ID.BODY:
        bodyEndTagInBody(p, token);
        break;

       case TAG_ID.HTML:
        htmlEndTagInBody(p, token);
        break;

       case TAG_ID.FORM:
        formEndTagInBody(p);
        break;

       case TAG_ID.APPLET:
       case TAG_ID.OBJECT:
       case TAG_ID.MARQUEE:
        appletEndTagInBody(p, token);
        break;

       case TAG_ID.TEMPLATE:
        templateEndTagInHead(p, token);
        break;

       default:
        genericEndTagInBody(p, token);
      }
    }
    function eofInBody(p, token) {
      if (p.tmplInsertionModeStack.length > 0) eofInTemplate(p, token); else stopParsing(p, token);
    }
    function endTagInText(p, token) {
      var _a;
      if (token.tagID === TAG_ID.SCRIPT) (_a = p.scriptHandler) === null || _a === void 0 || _a.call(p, p.openElements.current);
      p.openElements.pop();
      p.insertionMode = p.originalInsertionMode;
    }
    function eofInText(p, token) {
      p._err(token, ERR.eofInElementThatCanContainOnlyText);
      p.openElements.pop();
      p.insertionMode = p.originalInsertionMode;
      p.onEof(token);
    }
    function characterInTable(p, token) {
      if (p.openElements.currentTagId !== void 0 && TABLE_STRUCTURE_TAGS.has(p.openElements.currentTagId)) {
        p.pendingCharacterTokens.length = 0;
        p.hasNonWhitespacePendingCharacterToken = false;
        p.originalInsertionMode = p.insertionMode;
        p.insertionMode = InsertionMode.IN_TABLE_TEXT;
        switch (token.type) {
         case TokenType.CHARACTER:
          characterInTableText(p, token);
          break;

         case TokenType.WHITESPACE_CHARACTER:
          whitespaceCharacterInTableText(p, token);
          break;
        }
      } else tokenInTable(p, token);
    }
    function captionStartTagInTable(p, token) {
      p.openElements.clearBackToTableContext();
      p.activeFormattingElements.insertMarker();
      p._insertElement(token, html_NS.HTML);
      p.insertionMode = InsertionMode.IN_CAPTION;
    }
    function colgroupStartTagInTable(p, token) {
      p.openElements.clearBackToTableContext();
      p._insertElement(token, html_NS.HTML);
      p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
    }
    function colStartTagInTable(p, token) {
      p.openElements.clearBackToTableContext();
      p._insertFakeElement(TAG_NAMES.COLGROUP, TAG_ID.COLGROUP);
      p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
      startTagInColumnGroup(p, token);
    }
    function tbodyStartTagInTable(p, token) {
      p.openElements.clearBackToTableContext();
      p._insertElement(token, html_NS.HTML);
      p.insertionMode = InsertionMode.IN_TABLE_BODY;
    }
    function tdStartTagInTable(p, token) {
      p.openElements.clearBackToTableContext();
      p._insertFakeElement(TAG_NAMES.TBODY, TAG_ID.TBODY);
      p.insertionMode = InsertionMode.IN_TABLE_BODY;
      startTagInTableBody(p, token);
    }
    function tableStartTagInTable(p, token) {
      if (p.openElements.hasInTableScope(TAG_ID.TABLE)) {
        p.openElements.popUntilTagNamePopped(TAG_ID.TABLE);
        p._resetInsertionMode();
        p._processStartTag(token);
      }
    }
    function inputStartTagInTable(p, token) {
      if (isHiddenInput(token)) p._appendElement(token, html_NS.HTML); else tokenInTable(p, token);
      token.ackSelfClosing = true;
    }
    function formStartTagInTable(p, token) {
      if (!p.formElement && p.openElements.tmplCount === 0) {
        p._insertElement(token, html_NS.HTML);
        p.formElement = p.openElements.current;
        p.openElements.pop();
      }
    }
    function startTagInTable(p, token) {
      switch (token.tagID) {
       case TAG_ID.TD:
       case TAG_ID.TH:
       case TAG_ID.TR:
        tdStartTagInTable(p, token);
        break;

       case TAG_ID.STYLE:
       case TAG_ID.SCRIPT:
       case TAG_ID.TEMPLATE:
        startTagInHead(p, token);
        break;

       case TAG_ID.COL:
        colStartTagInTable(p, token);
        break;

       case TAG_ID.FORM:
        formStartTagInTable(p, token);
        break;

       case TAG_ID.TABLE:
        tableStartTagInTable(p, token);
        break;

       case TAG_ID.TBODY:
       case TAG_ID.TFOOT:
       case TAG_ID.THEAD:
        tbodyStartTagInTable(p, token);
        break;

       case TAG_ID.INPUT:
        inputStartTagInTable(p, token);
        break;

       case TAG_ID.CAPTION:
        captionStartTagInTable(p, token);
        break;

       case TAG_ID.COLGROUP:
        colgroupStartTagInTable(p, token);
        break;

       default:
        tokenInTable(p, token);
      }
    }
    function endTagInTable(p, token) {
      switch (token.tagID) {
       case TAG_ID.TABLE:
        if (p.openElements.hasInTableScope(TAG_ID.TABLE)) {
          p.openElements.popUntilTagNamePopped(TAG_ID.TABLE);
          p._resetInsertionMode();
        }
        break;

       case TAG_ID.TEMPLATE:
        templateEndTagInHead(p, token);
        break;

       case TAG_ID.BODY:
       case TAG_ID.CAPTION:
       case TAG_ID.COL:
       case TAG_ID.COLGROUP:
       case TAG_ID.HTML:
       case TAG_ID.TBODY:
       case TAG_ID.TD:
       case TAG_ID.TFOOT:
       case TAG_ID.TH:
       case TAG_ID.THEAD:
       case TAG_ID.TR:
        break;

       default:
        tokenInTable(p, token);
      }
    }
    function tokenInTable(p, token) {
      const savedFosterParentingState = p.fosterParentingEnabled;
      p.fosterParentingEnabled = true;
      modeInBody(p, token);
      p.fosterParentingEnabled = savedFosterParentingState;
    }
    function whitespaceCharacterInTableText(p, token) {
      p.pendingCharacterTokens.push(token);
    }
    function characterInTableText(p, token) {
      p.pendingCharacterTokens.push(token);
      p.hasNonWhitespacePendingCharacterToken = true;
    }
    function tokenInTableText(p, token) {
      let i = 0;
      if (p.hasNonWhitespacePendingCharacterToken) for (;i < p.pendingCharacterTokens.length; i++) tokenInTable(p, p.pendingCharacterTokens[i]); else for (;i < p.pendingCharacterTokens.length; i++) p._insertCharacters(p.pendingCharacterTokens[i]);
      p.insertionMode = p.originalInsertionMode;
      p._processToken(token);
    }
    const TABLE_VOID_ELEMENTS = new Set([ TAG_ID.CAPTION, TAG_ID.COL, TAG_ID.COLGROUP, TAG_ID.TBODY, TAG_ID.TD, TAG_ID.TFOOT, TAG_ID.TH, TAG_ID.THEAD, TAG_ID.TR ]);
    function startTagInCaption(p, token) {
      const tn = token.tagID;
      if (TABLE_VOID_ELEMENTS.has(tn)) {
        if (p.openElements.hasInTableScope(TAG_ID.CAPTION)) {
          p.openElements.generateImpliedEndTags();
          p.openElements.popUntilTagNamePopped(TAG_ID.CAPTION);
          p.activeFormattingElements.clearToLastMarker();
          p.insertionMode = InsertionMode.IN_TABLE;
          startTagInTable(p, token);
        }
      } else startTagInBody(p, token);
    }
    function endTagInCaption(p, token) {
      const tn = token.tagID;
      switch (tn) {
       case TAG_ID.CAPTION:
       case TAG_ID.TABLE:
        if (p.openElements.hasInTableScope(TAG_ID.CAPTION)) {
          p.openElements.generateImpliedEndTags();
          p.openElements.popUntilTagNamePopped(TAG_ID.CAPTION);
          p.activeFormattingElements.clearToLastMarker();
          p.insertionMode = InsertionMode.IN_TABLE;
          if (tn === TAG_ID.TABLE) endTagInTable(p, token);
        }
        break;

       case TAG_ID.BODY:
       case TAG_ID.COL:
       case TAG_ID.COLGROUP:
       case TAG_ID.HTML:
       case TAG_ID.TBODY:
       case TAG_ID.TD:
       case TAG_ID.TFOOT:
       case TAG_ID.TH:
       case TAG_ID.THEAD:
       case TAG_ID.TR:
        break;

       default:
        endTagInBody(p, token);
      }
    }
    function startTagInColumnGroup(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.COL:
        p._appendElement(token, html_NS.HTML);
        token.ackSelfClosing = true;
        break;

       case TAG_ID.TEMPLATE:
        startTagInHead(p, token);
        break;

       default:
        tokenInColumnGroup(p, token);
      }
    }
    function endTagInColumnGroup(p, token) {
      switch (token.tagID) {
       case TAG_ID.COLGROUP:
        if (p.openElements.currentTagId === TAG_ID.COLGROUP) {
          p.openElements.pop();
          p.insertionMode = InsertionMode.IN_TABLE;
        }
        break;

       case TAG_ID.TEMPLATE:
        templateEndTagInHead(p, token);
        break;

       case TAG_ID.COL:
        break;

       default:
        tokenInColumnGroup(p, token);
      }
    }
    function tokenInColumnGroup(p, token) {
      if (p.openElements.currentTagId === TAG_ID.COLGROUP) {
        p.openElements.pop();
        p.insertionMode = InsertionMode.IN_TABLE;
        p._processToken(token);
      }
    }
    function startTagInTableBody(p, token) {
      switch (token.tagID) {
       case TAG_ID.TR:
        p.openElements.clearBackToTableBodyContext();
        p._insertElement(token, html_NS.HTML);
        p.insertionMode = InsertionMode.IN_ROW;
        break;

       case TAG_ID.TH:
       case TAG_ID.TD:
        p.openElements.clearBackToTableBodyContext();
        p._insertFakeElement(TAG_NAMES.TR, TAG_ID.TR);
        p.insertionMode = InsertionMode.IN_ROW;
        startTagInRow(p, token);
        break;

       case TAG_ID.CAPTION:
       case TAG_ID.COL:
       case TAG_ID.COLGROUP:
       case TAG_ID.TBODY:
       case TAG_ID.TFOOT:
       case TAG_ID.THEAD:
        if (p.openElements.hasTableBodyContextInTableScope()) {
          p.openElements.clearBackToTableBodyContext();
          p.openElements.pop();
          p.insertionMode = InsertionMode.IN_TABLE;
          startTagInTable(p, token);
        }
        break;

       default:
        startTagInTable(p, token);
      }
    }
    function endTagInTableBody(p, token) {
      const tn = token.tagID;
      switch (token.tagID) {
       case TAG_ID.TBODY:
       case TAG_ID.TFOOT:
       case TAG_ID.THEAD:
        if (p.openElements.hasInTableScope(tn)) {
          p.openElements.clearBackToTableBodyContext();
          p.openElements.pop();
          p.insertionMode = InsertionMode.IN_TABLE;
        }
        break;

       case TAG_ID.TABLE:
        if (p.openElements.hasTableBodyContextInTableScope()) {
          p.openElements.clearBackToTableBodyContext();
          p.openElements.pop();
          p.insertionMode = InsertionMode.IN_TABLE;
          endTagInTable(p, token);
        }
        break;

       case TAG_ID.BODY:
       case TAG_ID.CAPTION:
       case TAG_ID.COL:
       case TAG_ID.COLGROUP:
       case TAG_ID.HTML:
       case TAG_ID.TD:
       case TAG_ID.TH:
       case TAG_ID.TR:
        break;

       default:
        endTagInTable(p, token);
      }
    }
    function startTagInRow(p, token) {
      switch (token.tagID) {
       case TAG_ID.TH:
       case TAG_ID.TD:
        p.openElements.clearBackToTableRowContext();
        p._insertElement(token, html_NS.HTML);
        p.insertionMode = InsertionMode.IN_CELL;
        p.activeFormattingElements.insertMarker();
        break;

       case TAG_ID.CAPTION:
       case TAG_ID.COL:
       case TAG_ID.COLGROUP:
       case TAG_ID.TBODY:
       case TAG_ID.TFOOT:
       case TAG_ID.THEAD:
       case TAG_ID.TR:
        if (p.openElements.hasInTableScope(TAG_ID.TR)) {
          p.openElements.clearBackToTableRowContext();
          p.openElements.pop();
          p.insertionMode = InsertionMode.IN_TABLE_BODY;
          startTagInTableBody(p, token);
        }
        break;

       default:
        startTagInTable(p, token);
      }
    }
    function endTagInRow(p, token) {
      switch (token.tagID) {
       case TAG_ID.TR:
        if (p.openElements.hasInTableScope(TAG_ID.TR)) {
          p.openElements.clearBackToTableRowContext();
          p.openElements.pop();
          p.insertionMode = InsertionMode.IN_TABLE_BODY;
        }
        break;

       case TAG_ID.TABLE:
        if (p.openElements.hasInTableScope(TAG_ID.TR)) {
          p.openElements.clearBackToTableRowContext();
          p.openElements.pop();
          p.insertionMode = InsertionMode.IN_TABLE_BODY;
          endTagInTableBody(p, token);
        }
        break;

       case TAG_ID.TBODY:
       case TAG_ID.TFOOT:
       case TAG_ID.THEAD:
        if (p.openElements.hasInTableScope(token.tagID) || p.openElements.hasInTableScope(TAG_ID.TR)) {
          p.openElements.clearBackToTableRowContext();
          p.openElements.pop();
          p.insertionMode = InsertionMode.IN_TABLE_BODY;
          endTagInTableBody(p, token);
        }
        break;

       case TAG_ID.BODY:
       case TAG_ID.CAPTION:
       case TAG_ID.COL:
       case TAG_ID.COLGROUP:
       case TAG_ID.HTML:
       case TAG_ID.TD:
       case TAG_ID.TH:
        break;

       default:
        endTagInTable(p, token);
      }
    }
    function startTagInCell(p, token) {
      const tn = token.tagID;
      if (TABLE_VOID_ELEMENTS.has(tn)) {
        if (p.openElements.hasInTableScope(TAG_ID.TD) || p.openElements.hasInTableScope(TAG_ID.TH)) {
          p._closeTableCell();
          startTagInRow(p, token);
        }
      } else startTagInBody(p, token);
    }
    function endTagInCell(p, token) {
      const tn = token.tagID;
      switch (tn) {
       case TAG_ID.TD:
       case TAG_ID.TH:
        if (p.openElements.hasInTableScope(tn)) {
          p.openElements.generateImpliedEndTags();
          p.openElements.popUntilTagNamePopped(tn);
          p.activeFormattingElements.clearToLastMarker();
          p.insertionMode = InsertionMode.IN_ROW;
        }
        break;

       case TAG_ID.TABLE:
       case TAG_ID.TBODY:
       case TAG_ID.TFOOT:
       case TAG_ID.THEAD:
       case TAG_ID.TR:
        if (p.openElements.hasInTableScope(tn)) {
          p._closeTableCell();
          endTagInRow(p, token);
        }
        break;

       case TAG_ID.BODY:
       case TAG_ID.CAPTION:
       case TAG_ID.COL:
       case TAG_ID.COLGROUP:
       case TAG_ID.HTML:
        break;

       default:
        endTagInBody(p, token);
      }
    }
    function startTagInSelect(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.OPTION:
        if (p.openElements.currentTagId === TAG_ID.OPTION) p.openElements.pop();
        p._insertElement(token, html_NS.HTML);
        break;

       case TAG_ID.OPTGROUP:
        if (p.openElements.currentTagId === TAG_ID.OPTION) p.openElements.pop();
        if (p.openElements.currentTagId === TAG_ID.OPTGROUP) p.openElements.pop();
        p._insertElement(token, html_NS.HTML);
        break;

       case TAG_ID.HR:
        if (p.openElements.currentTagId === TAG_ID.OPTION) p.openElements.pop();
        if (p.openElements.currentTagId === TAG_ID.OPTGROUP) p.openElements.pop();
        p._appendElement(token, html_NS.HTML);
        token.ackSelfClosing = true;
        break;

       case TAG_ID.INPUT:
       case TAG_ID.KEYGEN:
       case TAG_ID.TEXTAREA:
       case TAG_ID.SELECT:
        if (p.openElements.hasInSelectScope(TAG_ID.SELECT)) {
          p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
          p._resetInsertionMode();
          if (token.tagID !== TAG_ID.SELECT) p._processStartTag(token);
        }
        break;

       case TAG_ID.SCRIPT:
       case TAG_ID.TEMPLATE:
        startTagInHead(p, token);
        break;

       default:
      }
    }
    function endTagInSelect(p, token) {
      switch (token.tagID) {
       case TAG_ID.OPTGROUP:
        if (p.openElements.stackTop > 0 && p.openElements.currentTagId === TAG_ID.OPTION && p.openElements.tagIDs[p.openElements.stackTop - 1] === TAG_ID.OPTGROUP) p.openElements.pop();
        if (p.openElements.currentTagId === TAG_ID.OPTGROUP) p.openElements.pop();
        break;

       case TAG_ID.OPTION:
        if (p.openElements.currentTagId === TAG_ID.OPTION) p.openElements.pop();
        break;

       case TAG_ID.SELECT:
        if (p.openElements.hasInSelectScope(TAG_ID.SELECT)) {
          p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
          p._resetInsertionMode();
        }
        break;

       case TAG_ID.TEMPLATE:
        templateEndTagInHead(p, token);
        break;

       default:
      }
    }
    function startTagInSelectInTable(p, token) {
      const tn = token.tagID;
      if (tn === TAG_ID.CAPTION || tn === TAG_ID.TABLE || tn === TAG_ID.TBODY || tn === TAG_ID.TFOOT || tn === TAG_ID.THEAD || tn === TAG_ID.TR || tn === TAG_ID.TD || tn === TAG_ID.TH) {
        p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
        p._resetInsertionMode();
        p._processStartTag(token);
      } else startTagInSelect(p, token);
    }
    function endTagInSelectInTable(p, token) {
      const tn = token.tagID;
      if (tn === TAG_ID.CAPTION || tn === TAG_ID.TABLE || tn === TAG_ID.TBODY || tn === TAG_ID.TFOOT || tn === TAG_ID.THEAD || tn === TAG_ID.TR || tn === TAG_ID.TD || tn === TAG_ID.TH) {
        if (p.openElements.hasInTableScope(tn)) {
          p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
          p._resetInsertionMode();
          p.onEndTag(token);
        }
      } else endTagInSelect(p, token);
    }
    function startTagInTemplate(p, token) {
      switch (token.tagID) {
       case TAG_ID.BASE:
       case TAG_ID.BASEFONT:
       case TAG_ID.BGSOUND:
       case TAG_ID.LINK:
       case TAG_ID.META:
       case TAG_ID.NOFRAMES:
       case TAG_ID.SCRIPT:
       case TAG_ID.STYLE:
       case TAG_ID.TEMPLATE:
       case TAG_ID.TITLE:
        startTagInHead(p, token);
        break;

       case TAG_ID.CAPTION:
       case TAG_ID.COLGROUP:
       case TAG_ID.TBODY:
       case TAG_ID.TFOOT:
       case TAG_ID.THEAD:
        p.tmplInsertionModeStack[0] = InsertionMode.IN_TABLE;
        p.insertionMode = InsertionMode.IN_TABLE;
        startTagInTable(p, token);
        break;

       case TAG_ID.COL:
        p.tmplInsertionModeStack[0] = InsertionMode.IN_COLUMN_GROUP;
        p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
        startTagInColumnGroup(p, token);
        break;

       case TAG_ID.TR:
        p.tmplInsertionModeStack[0] = InsertionMode.IN_TABLE_BODY;
        p.insertionMode = InsertionMode.IN_TABLE_BODY;
        startTagInTableBody(p, token);
        break;

       case TAG_ID.TD:
       case TAG_ID.TH:
        p.tmplInsertionModeStack[0] = InsertionMode.IN_ROW;
        p.insertionMode = InsertionMode.IN_ROW;
        startTagInRow(p, token);
        break;

       default:
        p.tmplInsertionModeStack[0] = InsertionMode.IN_BODY;
        p.insertionMode = InsertionMode.IN_BODY;
        startTagInBody(p, token);
      }
    }
    function endTagInTemplate(p, token) {
      if (token.tagID === TAG_ID.TEMPLATE) templateEndTagInHead(p, token);
    }
    function eofInTemplate(p, token) {
      if (p.openElements.tmplCount > 0) {
        p.openElements.popUntilTagNamePopped(TAG_ID.TEMPLATE);
        p.activeFormattingElements.clearToLastMarker();
        p.tmplInsertionModeStack.shift();
        p._resetInsertionMode();
        p.onEof(token);
      } else stopParsing(p, token);
    }
    function startTagAfterBody(p, token) {
      if (token.tagID === TAG_ID.HTML) startTagInBody(p, token); else tokenAfterBody(p, token);
    }
    function endTagAfterBody(p, token) {
      var _a;
      if (token.tagID === TAG_ID.HTML) {
        if (!p.fragmentContext) p.insertionMode = InsertionMode.AFTER_AFTER_BODY;
        if (p.options.sourceCodeLocationInfo && p.openElements.tagIDs[0] === TAG_ID.HTML) {
          p._setEndLocation(p.openElements.items[0], token);
          const bodyElement = p.openElements.items[1];
          if (bodyElement && !((_a = p.treeAdapter.getNodeSourceCodeLocation(bodyElement)) === null || _a === void 0 ? void 0 : _a.endTag)) p._setEndLocation(bodyElement, token);
        }
      } else tokenAfterBody(p, token);
    }
    function tokenAfterBody(p, token) {
      p.insertionMode = InsertionMode.IN_BODY;
      modeInBody(p, token);
    }
    function startTagInFrameset(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.FRAMESET:
        p._insertElement(token, html_NS.HTML);
        break;

       case TAG_ID.FRAME:
        p._appendElement(token, html_NS.HTML);
        token.ackSelfClosing = true;
        break;

       case TAG_ID.NOFRAMES:
        startTagInHead(p, token);
        break;

       default:
      }
    }
    function endTagInFrameset(p, token) {
      if (token.tagID === TAG_ID.FRAMESET && !p.openElements.isRootHtmlElementCurrent()) {
        p.openElements.pop();
        if (!p.fragmentContext && p.openElements.currentTagId !== TAG_ID.FRAMESET) p.insertionMode = InsertionMode.AFTER_FRAMESET;
      }
    }
    function startTagAfterFrameset(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.NOFRAMES:
        startTagInHead(p, token);
        break;

       default:
      }
    }
    function endTagAfterFrameset(p, token) {
      if (token.tagID === TAG_ID.HTML) p.insertionMode = InsertionMode.AFTER_AFTER_FRAMESET;
    }
    function startTagAfterAfterBody(p, token) {
      if (token.tagID === TAG_ID.HTML) startTagInBody(p, token); else tokenAfterAfterBody(p, token);
    }
    function tokenAfterAfterBody(p, token) {
      p.insertionMode = InsertionMode.IN_BODY;
      modeInBody(p, token);
    }
    function startTagAfterAfterFrameset(p, token) {
      switch (token.tagID) {
       case TAG_ID.HTML:
        startTagInBody(p, token);
        break;

       case TAG_ID.NOFRAMES:
        startTagInHead(p, token);
        break;

       default:
      }
    }
    function nullCharacterInForeignContent(p, token) {
      token.chars = REPLACEMENT_CHARACTER;
      p._insertCharacters(token);
    }
    function characterInForeignContent(p, token) {
      p._insertCharacters(token);
      p.framesetOk = false;
    }
    function popUntilHtmlOrIntegrationPoint(p) {
      while (p.treeAdapter.getNamespaceURI(p.openElements.current) !== html_NS.HTML && p.openElements.currentTagId !== void 0 && !p._isIntegrationPoint(p.openElements.currentTagId, p.openElements.current)) p.openElements.pop();
    }
    function startTagInForeignContent(p, token) {
      if (causesExit(token)) {
        popUntilHtmlOrIntegrationPoint(p);
        p._startTagOutsideForeignContent(token);
      } else {
        const current = p._getAdjustedCurrentElement();
        const currentNs = p.treeAdapter.getNamespaceURI(current);
        if (currentNs === html_NS.MATHML) adjustTokenMathMLAttrs(token); else if (currentNs === html_NS.SVG) {
          adjustTokenSVGTagName(token);
          adjustTokenSVGAttrs(token);
        }
        adjustTokenXMLAttrs(token);
        if (token.selfClosing) p._appendElement(token, currentNs); else p._insertElement(token, currentNs);
        token.ackSelfClosing = true;
      }
    }
    function endTagInForeignContent(p, token) {
      if (token.tagID === TAG_ID.P || token.tagID === TAG_ID.BR) {
        popUntilHtmlOrIntegrationPoint(p);
        p._endTagOutsideForeignContent(token);
        return;
      }
      for (let i = p.openElements.stackTop; i > 0; i--) {
        const element = p.openElements.items[i];
        if (p.treeAdapter.getNamespaceURI(element) === html_NS.HTML) {
          p._endTagOutsideForeignContent(token);
          break;
        }
        const tagName = p.treeAdapter.getTagName(element);
        if (tagName.toLowerCase() === token.tagName) {
          token.tagName = tagName;
          p.openElements.shortenToLength(i);
          break;
        }
      }
    }
    new Set([ TAG_NAMES.AREA, TAG_NAMES.BASE, TAG_NAMES.BASEFONT, TAG_NAMES.BGSOUND, TAG_NAMES.BR, TAG_NAMES.COL, TAG_NAMES.EMBED, TAG_NAMES.FRAME, TAG_NAMES.HR, TAG_NAMES.IMG, TAG_NAMES.INPUT, TAG_NAMES.KEYGEN, TAG_NAMES.LINK, TAG_NAMES.META, TAG_NAMES.PARAM, TAG_NAMES.SOURCE, TAG_NAMES.TRACK, TAG_NAMES.WBR ]);
    function parseFragment(fragmentContext, html, options) {
      if (typeof fragmentContext === "string") {
        options = html;
        html = fragmentContext;
        fragmentContext = null;
      }
      const parser = parser_Parser.getFragmentParser(fragmentContext, options);
      parser.tokenizer.write(html, true);
      return parser.getFragment();
    }
  })
};
