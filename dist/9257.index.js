"use strict";

exports.id = 9257;

exports.ids = [ 9257 ];

exports.modules = {
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
};
const i = {}.hasOwnProperty;
function decodeNamedCharacterReference(e) {
return !!i.call(r, e) && r[e];
}
}),
74520: (function(e, t, n) {
n.d(t, {
B: () => o
});
var r = n(52328);
var i = n(10401);
const o = {
partial: true,
tokenize: tokenizeBlankLine
};
function tokenizeBlankLine(e, t, n) {
return start;
function start(t) {
return (0, i.On)(t) ? (0, r.N)(e, after, "linePrefix")(t) : after(t);
}
function after(e) {
return e === null || (0, i.HP)(e) ? t(e) : n(e);
}
}
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
this.tag('<a href="' + (0, r.Q)((t || "") + n) + '">');
this.raw(this.encode(n));
this.tag("</a>");
}
}),
7042: (function(e, t, n) {
n.d(t, {
$: () => gfmAutolinkLiteral
});
var r = n(10401);
const i = {
tokenize: tokenizeWwwPrefix,
partial: true
};
const o = {
tokenize: tokenizeDomain,
partial: true
};
const a = {
tokenize: tokenizePath,
partial: true
};
const l = {
tokenize: tokenizeTrail,
partial: true
};
const s = {
tokenize: tokenizeEmailDomainDotTrail,
partial: true
};
const c = {
name: "wwwAutolink",
tokenize: tokenizeWwwAutolink,
previous: previousWww
};
const u = {
name: "protocolAutolink",
tokenize: tokenizeProtocolAutolink,
previous: previousProtocol
};
const f = {
name: "emailAutolink",
tokenize: tokenizeEmailAutolink,
previous: previousEmail
};
const d = {};
function gfmAutolinkLiteral() {
return {
text: d
};
}
let h = 48;
while (h < 123) {
d[h] = f;
h++;
h === 58 ? h = 65 : h === 91 && (h = 97);
}
d[43] = f;
d[45] = f;
d[46] = f;
d[95] = f;
d[72] = [ f, u ];
d[104] = [ f, u ];
d[87] = [ f, c ];
d[119] = [ f, c ];
function tokenizeEmailAutolink(e, t, n) {
const i = this;
let o;
let a;
return start;
function start(t) {
if (!gfmAtext(t) || !previousEmail.call(i, i.previous) || previousUnbalanced(i.events)) return n(t);
e.enter("literalAutolink");
e.enter("literalAutolinkEmail");
return atext(t);
}
function atext(t) {
if (gfmAtext(t)) {
e.consume(t);
return atext;
}
if (t === 64) {
e.consume(t);
return emailDomain;
}
return n(t);
}
function emailDomain(t) {
if (t === 46) return e.check(s, emailDomainAfter, emailDomainDot)(t);
if (t === 45 || t === 95 || (0, r.lV)(t)) {
a = true;
e.consume(t);
return emailDomain;
}
return emailDomainAfter(t);
}
function emailDomainDot(t) {
e.consume(t);
o = true;
return emailDomain;
}
function emailDomainAfter(l) {
if (a && o && (0, r.CW)(i.previous)) {
e.exit("literalAutolinkEmail");
e.exit("literalAutolink");
return t(l);
}
return n(l);
}
}
function tokenizeWwwAutolink(e, t, n) {
const r = this;
return wwwStart;
function wwwStart(t) {
if (t !== 87 && t !== 119 || !previousWww.call(r, r.previous) || previousUnbalanced(r.events)) return n(t);
e.enter("literalAutolink");
e.enter("literalAutolinkWww");
return e.check(i, e.attempt(o, e.attempt(a, wwwAfter), n), n)(t);
}
function wwwAfter(n) {
e.exit("literalAutolinkWww");
e.exit("literalAutolink");
return t(n);
}
}
function tokenizeProtocolAutolink(e, t, n) {
const i = this;
let l = "";
let s = false;
return protocolStart;
function protocolStart(t) {
if ((t === 72 || t === 104) && previousProtocol.call(i, i.previous) && !previousUnbalanced(i.events)) {
e.enter("literalAutolink");
e.enter("literalAutolinkHttp");
l += String.fromCodePoint(t);
e.consume(t);
return protocolPrefixInside;
}
return n(t);
}
function protocolPrefixInside(t) {
if ((0, r.CW)(t) && l.length < 5) {
l += String.fromCodePoint(t);
e.consume(t);
return protocolPrefixInside;
}
if (t === 58) {
const n = l.toLowerCase();
if (n === "http" || n === "https") {
e.consume(t);
return protocolSlashesInside;
}
}
return n(t);
}
function protocolSlashesInside(t) {
if (t === 47) {
e.consume(t);
if (s) return afterProtocol;
s = true;
return protocolSlashesInside;
}
return n(t);
}
function afterProtocol(t) {
return t === null || (0, r.JQ)(t) || (0, r.Ee)(t) || (0, r.Ny)(t) || (0, r.es)(t) ? n(t) : e.attempt(o, e.attempt(a, protocolAfter), n)(t);
}
function protocolAfter(n) {
e.exit("literalAutolinkHttp");
e.exit("literalAutolink");
return t(n);
}
}
function tokenizeWwwPrefix(e, t, n) {
let r = 0;
return wwwPrefixInside;
function wwwPrefixInside(t) {
if ((t === 87 || t === 119) && r < 3) {
r++;
e.consume(t);
return wwwPrefixInside;
}
if (t === 46 && r === 3) {
e.consume(t);
return wwwPrefixAfter;
}
return n(t);
}
function wwwPrefixAfter(e) {
return e === null ? n(e) : t(e);
}
}
function tokenizeDomain(e, t, n) {
let i;
let o;
let a;
return domainInside;
function domainInside(t) {
if (t === 46 || t === 95) return e.check(l, domainAfter, domainAtPunctuation)(t);
if (t === null || (0, r.Ee)(t) || (0, r.Ny)(t) || t !== 45 && (0, r.es)(t)) return domainAfter(t);
a = true;
e.consume(t);
return domainInside;
}
function domainAtPunctuation(t) {
if (t === 95) i = true; else {
o = i;
i = void 0;
}
e.consume(t);
return domainInside;
}
function domainAfter(e) {
if (o || i || !a) return n(e);
return t(e);
}
}
function tokenizePath(e, t) {
let n = 0;
let i = 0;
return pathInside;
function pathInside(o) {
if (o === 40) {
n++;
e.consume(o);
return pathInside;
}
if (o === 41 && i < n) return pathAtPunctuation(o);
if (o === 33 || o === 34 || o === 38 || o === 39 || o === 41 || o === 42 || o === 44 || o === 46 || o === 58 || o === 59 || o === 60 || o === 63 || o === 93 || o === 95 || o === 126) return e.check(l, t, pathAtPunctuation)(o);
if (o === null || (0, r.Ee)(o) || (0, r.Ny)(o)) return t(o);
e.consume(o);
return pathInside;
}
function pathAtPunctuation(t) {
t === 41 && i++;
e.consume(t);
return pathInside;
}
}
function tokenizeTrail(e, t, n) {
return trail;
function trail(i) {
if (i === 33 || i === 34 || i === 39 || i === 41 || i === 42 || i === 44 || i === 46 || i === 58 || i === 59 || i === 63 || i === 95 || i === 126) {
e.consume(i);
return trail;
}
if (i === 38) {
e.consume(i);
return trailCharacterReferenceStart;
}
if (i === 93) {
e.consume(i);
return trailBracketAfter;
}
if (i === 60 || i === null || (0, r.Ee)(i) || (0, r.Ny)(i)) return t(i);
return n(i);
}
function trailBracketAfter(e) {
if (e === null || e === 40 || e === 91 || (0, r.Ee)(e) || (0, r.Ny)(e)) return t(e);
return trail(e);
}
function trailCharacterReferenceStart(e) {
return (0, r.CW)(e) ? trailCharacterReferenceInside(e) : n(e);
}
function trailCharacterReferenceInside(t) {
if (t === 59) {
e.consume(t);
return trail;
}
if ((0, r.CW)(t)) {
e.consume(t);
return trailCharacterReferenceInside;
}
return n(t);
}
}
function tokenizeEmailDomainDotTrail(e, t, n) {
return start;
function start(t) {
e.consume(t);
return after;
}
function after(e) {
return (0, r.lV)(e) ? n(e) : t(e);
}
}
function previousWww(e) {
return e === null || e === 40 || e === 42 || e === 95 || e === 91 || e === 93 || e === 126 || (0, 
r.Ee)(e);
}
function previousProtocol(e) {
return !(0, r.CW)(e);
}
function previousEmail(e) {
return !(e === 47 || gfmAtext(e));
}
function gfmAtext(e) {
return e === 43 || e === 45 || e === 46 || e === 95 || (0, r.lV)(e);
}
function previousUnbalanced(e) {
let t = e.length;
let n = false;
while (t--) {
const r = e[t][1];
if ((r.type === "labelLink" || r.type === "labelImage") && !r._balanced) {
n = true;
break;
}
if (r._gfmAutolinkLiteralWalkedInto) {
n = false;
break;
}
}
e.length > 0 && !n && (e[e.length - 1][1]._gfmAutolinkLiteralWalkedInto = true);
return n;
}
}),
24479: (function(e, t, n) {
n.d(t, {
C: () => gfmFootnoteHtml
});
var r = n(20031);
var i = n(26402);
const o = {}.hasOwnProperty;
const a = {};
function defaultBackLabel(e, t) {
return "Back to reference " + (e + 1) + (t > 1 ? "-" + t : "");
}
function gfmFootnoteHtml(e) {
const t = e || a;
const n = t.label || "Footnotes";
const l = t.labelTagName || "h2";
const s = t.labelAttributes === null || t.labelAttributes === void 0 ? 'class="sr-only"' : t.labelAttributes;
const c = t.backLabel || defaultBackLabel;
const u = t.clobberPrefix === null || t.clobberPrefix === void 0 ? "user-content-" : t.clobberPrefix;
return {
enter: {
gfmFootnoteDefinition() {
const e = this.getData("tightStack");
e.push(false);
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
const t = this.getData("gfmFootnoteDefinitionStack");
const n = this.getData("tightStack");
const r = t.pop();
const i = this.resume();
e || this.setData("gfmFootnoteDefinitions", e = {});
o.call(e, r) || (e[r] = i);
n.pop();
this.setData("slurpOneLineEnding", true);
this.setData("lastWasTag");
},
gfmFootnoteDefinitionLabelString(e) {
let t = this.getData("gfmFootnoteDefinitionStack");
t || this.setData("gfmFootnoteDefinitionStack", t = []);
t.push((0, r.B)(this.sliceSerialize(e)));
this.resume();
this.buffer();
},
gfmFootnoteCallString(e) {
let t = this.getData("gfmFootnoteCallOrder");
let n = this.getData("gfmFootnoteCallCounts");
const o = (0, r.B)(this.sliceSerialize(e));
let a;
this.resume();
t || this.setData("gfmFootnoteCallOrder", t = []);
n || this.setData("gfmFootnoteCallCounts", n = {});
const l = t.indexOf(o);
const s = (0, i.Q)(o.toLowerCase());
if (l === -1) {
t.push(o);
n[o] = 1;
a = t.length;
} else {
n[o]++;
a = l + 1;
}
const c = n[o];
this.tag('<sup><a href="#' + u + "fn-" + s + '" id="' + u + "fnref-" + s + (c > 1 ? "-" + c : "") + '" data-footnote-ref="" aria-describedby="footnote-label">' + String(a) + "</a></sup>");
},
null() {
const e = this.getData("gfmFootnoteCallOrder") || [];
const t = this.getData("gfmFootnoteCallCounts") || {};
const r = this.getData("gfmFootnoteDefinitions") || {};
let o = -1;
if (e.length > 0) {
this.lineEndingIfNeeded();
this.tag('<section data-footnotes="" class="footnotes"><' + l + ' id="footnote-label"' + (s ? " " + s : "") + ">");
this.raw(this.encode(n));
this.tag("</" + l + ">");
this.lineEndingIfNeeded();
this.tag("<ol>");
}
while (++o < e.length) {
const n = e[o];
const a = (0, i.Q)(n.toLowerCase());
let l = 0;
const s = [];
while (++l <= t[n]) s.push('<a href="#' + u + "fnref-" + a + (l > 1 ? "-" + l : "") + '" data-footnote-backref="" aria-label="' + this.encode(typeof c === "string" ? c : c(o, l)) + '" class="data-footnote-backref">\u21a9' + (l > 1 ? "<sup>" + l + "</sup>" : "") + "</a>");
const f = s.join(" ");
let d = false;
this.lineEndingIfNeeded();
this.tag('<li id="' + u + "fn-" + a + '">');
this.lineEndingIfNeeded();
this.tag(r[n].replace(/<\/p>(?:\r?\n|\r)?$/, function(e) {
d = true;
return " " + f + e;
}));
if (!d) {
this.lineEndingIfNeeded();
this.tag(f);
}
this.lineEndingIfNeeded();
this.tag("</li>");
}
if (e.length > 0) {
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
22429: (function(e, t, n) {
n.d(t, {
r: () => gfmFootnote
});
var r = n(74520);
var i = n(52328);
var o = n(10401);
var a = n(20031);
const l = {
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
function tokenizePotentialGfmFootnoteCall(e, t, n) {
const r = this;
let i = r.events.length;
const o = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
let l;
while (i--) {
const e = r.events[i][1];
if (e.type === "labelImage") {
l = e;
break;
}
if (e.type === "gfmFootnoteCall" || e.type === "labelLink" || e.type === "label" || e.type === "image" || e.type === "link") break;
}
return start;
function start(i) {
if (!l || !l._balanced) return n(i);
const s = (0, a.B)(r.sliceSerialize({
start: l.end,
end: r.now()
}));
if (s.codePointAt(0) !== 94 || !o.includes(s.slice(1))) return n(i);
e.enter("gfmFootnoteCallLabelMarker");
e.consume(i);
e.exit("gfmFootnoteCallLabelMarker");
return t(i);
}
}
function resolveToPotentialGfmFootnoteCall(e, t) {
let n = e.length;
let r;
while (n--) if (e[n][1].type === "labelImage" && e[n][0] === "enter") {
r = e[n][1];
break;
}
e[n + 1][1].type = "data";
e[n + 3][1].type = "gfmFootnoteCallLabelMarker";
const i = {
type: "gfmFootnoteCall",
start: Object.assign({}, e[n + 3][1].start),
end: Object.assign({}, e[e.length - 1][1].end)
};
const o = {
type: "gfmFootnoteCallMarker",
start: Object.assign({}, e[n + 3][1].end),
end: Object.assign({}, e[n + 3][1].end)
};
o.end.column++;
o.end.offset++;
o.end._bufferIndex++;
const a = {
type: "gfmFootnoteCallString",
start: Object.assign({}, o.end),
end: Object.assign({}, e[e.length - 1][1].start)
};
const l = {
type: "chunkString",
contentType: "string",
start: Object.assign({}, a.start),
end: Object.assign({}, a.end)
};
const s = [ e[n + 1], e[n + 2], [ "enter", i, t ], e[n + 3], e[n + 4], [ "enter", o, t ], [ "exit", o, t ], [ "enter", a, t ], [ "enter", l, t ], [ "exit", l, t ], [ "exit", a, t ], e[e.length - 2], e[e.length - 1], [ "exit", i, t ] ];
e.splice(n, e.length - n + 1, ...s);
return e;
}
function tokenizeGfmFootnoteCall(e, t, n) {
const r = this;
const i = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
let l = 0;
let s;
return start;
function start(t) {
e.enter("gfmFootnoteCall");
e.enter("gfmFootnoteCallLabelMarker");
e.consume(t);
e.exit("gfmFootnoteCallLabelMarker");
return callStart;
}
function callStart(t) {
if (t !== 94) return n(t);
e.enter("gfmFootnoteCallMarker");
e.consume(t);
e.exit("gfmFootnoteCallMarker");
e.enter("gfmFootnoteCallString");
e.enter("chunkString").contentType = "string";
return callData;
}
function callData(c) {
if (l > 999 || c === 93 && !s || c === null || c === 91 || (0, o.Ee)(c)) return n(c);
if (c === 93) {
e.exit("chunkString");
const o = e.exit("gfmFootnoteCallString");
if (!i.includes((0, a.B)(r.sliceSerialize(o)))) return n(c);
e.enter("gfmFootnoteCallLabelMarker");
e.consume(c);
e.exit("gfmFootnoteCallLabelMarker");
e.exit("gfmFootnoteCall");
return t;
}
(0, o.Ee)(c) || (s = true);
l++;
e.consume(c);
return c === 92 ? callEscape : callData;
}
function callEscape(t) {
if (t === 91 || t === 92 || t === 93) {
e.consume(t);
l++;
return callData;
}
return callData(t);
}
}
function tokenizeDefinitionStart(e, t, n) {
const r = this;
const l = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []);
let s;
let c = 0;
let u;
return start;
function start(t) {
e.enter("gfmFootnoteDefinition")._container = true;
e.enter("gfmFootnoteDefinitionLabel");
e.enter("gfmFootnoteDefinitionLabelMarker");
e.consume(t);
e.exit("gfmFootnoteDefinitionLabelMarker");
return labelAtMarker;
}
function labelAtMarker(t) {
if (t === 94) {
e.enter("gfmFootnoteDefinitionMarker");
e.consume(t);
e.exit("gfmFootnoteDefinitionMarker");
e.enter("gfmFootnoteDefinitionLabelString");
e.enter("chunkString").contentType = "string";
return labelInside;
}
return n(t);
}
function labelInside(t) {
if (c > 999 || t === 93 && !u || t === null || t === 91 || (0, o.Ee)(t)) return n(t);
if (t === 93) {
e.exit("chunkString");
const n = e.exit("gfmFootnoteDefinitionLabelString");
s = (0, a.B)(r.sliceSerialize(n));
e.enter("gfmFootnoteDefinitionLabelMarker");
e.consume(t);
e.exit("gfmFootnoteDefinitionLabelMarker");
e.exit("gfmFootnoteDefinitionLabel");
return labelAfter;
}
(0, o.Ee)(t) || (u = true);
c++;
e.consume(t);
return t === 92 ? labelEscape : labelInside;
}
function labelEscape(t) {
if (t === 91 || t === 92 || t === 93) {
e.consume(t);
c++;
return labelInside;
}
return labelInside(t);
}
function labelAfter(t) {
if (t === 58) {
e.enter("definitionMarker");
e.consume(t);
e.exit("definitionMarker");
l.includes(s) || l.push(s);
return (0, i.N)(e, whitespaceAfter, "gfmFootnoteDefinitionWhitespace");
}
return n(t);
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
function tokenizeIndent(e, t, n) {
const r = this;
return (0, i.N)(e, afterPrefix, "gfmFootnoteDefinitionIndent", 5);
function afterPrefix(e) {
const i = r.events[r.events.length - 1];
return i && i[1].type === "gfmFootnoteDefinitionIndent" && i[2].sliceSerialize(i[1], true).length === 4 ? t(e) : n(e);
}
}
}),
78030: (function(e, t, n) {
n.d(t, {
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
1680: (function(e, t, n) {
n.d(t, {
K: () => gfmStrikethrough
});
var r = n(5254);
var i = n(64386);
var o = n(36728);
function gfmStrikethrough(e) {
const t = e || {};
let n = t.singleTilde;
const a = {
name: "strikethrough",
tokenize: tokenizeStrikethrough,
resolveAll: resolveAllStrikethrough
};
n !== null && n !== void 0 || (n = true);
return {
text: {
[126]: a
},
insideSpan: {
null: [ a ]
},
attentionMarkers: {
null: [ 126 ]
}
};
function resolveAllStrikethrough(e, t) {
let n = -1;
while (++n < e.length) if (e[n][0] === "enter" && e[n][1].type === "strikethroughSequenceTemporary" && e[n][1]._close) {
let i = n;
while (i--) if (e[i][0] === "exit" && e[i][1].type === "strikethroughSequenceTemporary" && e[i][1]._open && e[n][1].end.offset - e[n][1].start.offset === e[i][1].end.offset - e[i][1].start.offset) {
e[n][1].type = "strikethroughSequence";
e[i][1].type = "strikethroughSequence";
const a = {
type: "strikethrough",
start: Object.assign({}, e[i][1].start),
end: Object.assign({}, e[n][1].end)
};
const l = {
type: "strikethroughText",
start: Object.assign({}, e[i][1].end),
end: Object.assign({}, e[n][1].start)
};
const s = [ [ "enter", a, t ], [ "enter", e[i][1], t ], [ "exit", e[i][1], t ], [ "enter", l, t ] ];
const c = t.parser.constructs.insideSpan.null;
c && (0, r.m)(s, s.length, 0, (0, o.W)(c, e.slice(i + 1, n), t));
(0, r.m)(s, s.length, 0, [ [ "exit", l, t ], [ "enter", e[n][1], t ], [ "exit", e[n][1], t ], [ "exit", a, t ] ]);
(0, r.m)(e, i - 1, n - i + 3, s);
n = i + s.length - 2;
break;
}
}
n = -1;
while (++n < e.length) e[n][1].type === "strikethroughSequenceTemporary" && (e[n][1].type = "data");
return e;
}
function tokenizeStrikethrough(e, t, r) {
const o = this.previous;
const a = this.events;
let l = 0;
return start;
function start(t) {
if (o === 126 && a[a.length - 1][1].type !== "characterEscape") return r(t);
e.enter("strikethroughSequenceTemporary");
return more(t);
}
function more(a) {
const s = (0, i.S)(o);
if (a === 126) {
if (l > 1) return r(a);
e.consume(a);
l++;
return more;
}
if (l < 2 && !n) return r(a);
const c = e.exit("strikethroughSequenceTemporary");
const u = (0, i.S)(a);
c._open = !u || u === 2 && Boolean(s);
c._close = !s || s === 2 && Boolean(u);
return t(a);
}
}
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
this.lineEndingIfNeeded();
this.tag("<table>");
this.setData("tableAlign", t);
},
tableBody() {
this.tag("<tbody>");
},
tableData() {
const e = this.getData("tableAlign");
const t = this.getData("tableColumn");
const n = r[e[t]];
if (n === void 0) this.buffer(); else {
this.lineEndingIfNeeded();
this.tag("<td" + n + ">");
}
},
tableHead() {
this.lineEndingIfNeeded();
this.tag("<thead>");
},
tableHeader() {
const e = this.getData("tableAlign");
const t = this.getData("tableColumn");
const n = r[e[t]];
this.lineEndingIfNeeded();
this.tag("<th" + n + ">");
},
tableRow() {
this.setData("tableColumn", 0);
this.lineEndingIfNeeded();
this.tag("<tr>");
}
},
exit: {
codeTextData(e) {
let t = this.sliceSerialize(e);
this.getData("tableAlign") && (t = t.replace(/\\([\\|])/g, replace));
this.raw(this.encode(t));
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
const e = this.getData("tableAlign");
const t = this.getData("tableColumn");
if (t in e) {
this.tag("</td>");
this.setData("tableColumn", t + 1);
} else this.resume();
},
tableHead() {
this.lineEndingIfNeeded();
this.tag("</thead>");
},
tableHeader() {
const e = this.getData("tableColumn");
this.tag("</th>");
this.setData("tableColumn", e + 1);
},
tableRow() {
const e = this.getData("tableAlign");
let t = this.getData("tableColumn");
while (t < e.length) {
this.lineEndingIfNeeded();
this.tag("<td" + r[e[t]] + "></td>");
t++;
}
this.setData("tableColumn", t);
this.lineEndingIfNeeded();
this.tag("</tr>");
}
}
};
}
function replace(e, t) {
return t === "|" ? t : e;
}
}),
57749: (function(e, t, n) {
n.d(t, {
x: () => gfmTable
});
var r = n(52328);
var i = n(10401);
class EditMap {
constructor() {
this.map = [];
this.index = new Map;
}
add(e, t, n) {
addImplementation(this, e, t, n);
}
consume(e) {
this.map.sort(function(e, t) {
return e[0] - t[0];
});
if (this.map.length === 0) return;
let t = this.map.length;
const n = [];
while (t > 0) {
t -= 1;
n.push(e.slice(this.map[t][0] + this.map[t][1]), this.map[t][2]);
e.length = this.map[t][0];
}
n.push(e.slice());
e.length = 0;
let r = n.pop();
while (r) {
for (const t of r) e.push(t);
r = n.pop();
}
this.map.length = 0;
this.index.clear();
}
}
function addImplementation(e, t, n, r) {
if (n === 0 && r.length === 0) return;
const i = e.index.get(t);
if (i) {
i[1] += n;
i[2].push(...r);
return;
}
const o = [ t, n, r ];
e.map.push(o);
e.index.set(t, o);
}
function gfmTableAlign(e, t) {
let n = false;
const r = [];
while (t < e.length) {
const i = e[t];
if (n) {
if (i[0] === "enter") i[1].type === "tableContent" && r.push(e[t + 1][1].type === "tableDelimiterMarker" ? "left" : "none"); else if (i[1].type === "tableContent") {
if (e[t - 1][1].type === "tableDelimiterMarker") {
const e = r.length - 1;
r[e] = r[e] === "left" ? "center" : "right";
}
} else if (i[1].type === "tableDelimiterRow") break;
} else i[0] === "enter" && i[1].type === "tableDelimiterRow" && (n = true);
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
let a = 0;
let l = 0;
let s;
return start;
function start(e) {
let t = o.events.length - 1;
while (t > -1) {
const {type: e} = o.events[t][1];
if (e !== "lineEnding" && e !== "linePrefix") break;
t--;
}
const r = t > -1 ? o.events[t][1].type : null;
const i = r === "tableHead" || r === "tableRow" ? bodyRowStart : headRowBefore;
if (i === bodyRowStart && o.parser.lazy[o.now().line]) return n(e);
return i(e);
}
function headRowBefore(t) {
e.enter("tableHead");
e.enter("tableRow");
return headRowStart(t);
}
function headRowStart(e) {
if (e === 124) return headRowBreak(e);
s = true;
l += 1;
return headRowBreak(e);
}
function headRowBreak(t) {
if (t === null) return n(t);
if ((0, i.HP)(t)) {
if (l > 1) {
l = 0;
o.interrupt = true;
e.exit("tableRow");
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return headDelimiterStart;
}
return n(t);
}
if ((0, i.On)(t)) return (0, r.N)(e, headRowBreak, "whitespace")(t);
l += 1;
if (s) {
s = false;
a += 1;
}
if (t === 124) {
e.enter("tableCellDivider");
e.consume(t);
e.exit("tableCellDivider");
s = true;
return headRowBreak;
}
e.enter("data");
return headRowData(t);
}
function headRowData(t) {
if (t === null || t === 124 || (0, i.Ee)(t)) {
e.exit("data");
return headRowBreak(t);
}
e.consume(t);
return t === 92 ? headRowEscape : headRowData;
}
function headRowEscape(t) {
if (t === 92 || t === 124) {
e.consume(t);
return headRowData;
}
return headRowData(t);
}
function headDelimiterStart(t) {
o.interrupt = false;
if (o.parser.lazy[o.now().line]) return n(t);
e.enter("tableDelimiterRow");
s = false;
if ((0, i.On)(t)) return (0, r.N)(e, headDelimiterBefore, "linePrefix", o.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t);
return headDelimiterBefore(t);
}
function headDelimiterBefore(t) {
if (t === 45 || t === 58) return headDelimiterValueBefore(t);
if (t === 124) {
s = true;
e.enter("tableCellDivider");
e.consume(t);
e.exit("tableCellDivider");
return headDelimiterCellBefore;
}
return headDelimiterNok(t);
}
function headDelimiterCellBefore(t) {
if ((0, i.On)(t)) return (0, r.N)(e, headDelimiterValueBefore, "whitespace")(t);
return headDelimiterValueBefore(t);
}
function headDelimiterValueBefore(t) {
if (t === 58) {
l += 1;
s = true;
e.enter("tableDelimiterMarker");
e.consume(t);
e.exit("tableDelimiterMarker");
return headDelimiterLeftAlignmentAfter;
}
if (t === 45) {
l += 1;
return headDelimiterLeftAlignmentAfter(t);
}
if (t === null || (0, i.HP)(t)) return headDelimiterCellAfter(t);
return headDelimiterNok(t);
}
function headDelimiterLeftAlignmentAfter(t) {
if (t === 45) {
e.enter("tableDelimiterFiller");
return headDelimiterFiller(t);
}
return headDelimiterNok(t);
}
function headDelimiterFiller(t) {
if (t === 45) {
e.consume(t);
return headDelimiterFiller;
}
if (t === 58) {
s = true;
e.exit("tableDelimiterFiller");
e.enter("tableDelimiterMarker");
e.consume(t);
e.exit("tableDelimiterMarker");
return headDelimiterRightAlignmentAfter;
}
e.exit("tableDelimiterFiller");
return headDelimiterRightAlignmentAfter(t);
}
function headDelimiterRightAlignmentAfter(t) {
if ((0, i.On)(t)) return (0, r.N)(e, headDelimiterCellAfter, "whitespace")(t);
return headDelimiterCellAfter(t);
}
function headDelimiterCellAfter(n) {
if (n === 124) return headDelimiterBefore(n);
if (n === null || (0, i.HP)(n)) {
if (!s || a !== l) return headDelimiterNok(n);
e.exit("tableDelimiterRow");
e.exit("tableHead");
return t(n);
}
return headDelimiterNok(n);
}
function headDelimiterNok(e) {
return n(e);
}
function bodyRowStart(t) {
e.enter("tableRow");
return bodyRowBreak(t);
}
function bodyRowBreak(n) {
if (n === 124) {
e.enter("tableCellDivider");
e.consume(n);
e.exit("tableCellDivider");
return bodyRowBreak;
}
if (n === null || (0, i.HP)(n)) {
e.exit("tableRow");
return t(n);
}
if ((0, i.On)(n)) return (0, r.N)(e, bodyRowBreak, "whitespace")(n);
e.enter("data");
return bodyRowData(n);
}
function bodyRowData(t) {
if (t === null || t === 124 || (0, i.Ee)(t)) {
e.exit("data");
return bodyRowBreak(t);
}
e.consume(t);
return t === 92 ? bodyRowEscape : bodyRowData;
}
function bodyRowEscape(t) {
if (t === 92 || t === 124) {
e.consume(t);
return bodyRowData;
}
return bodyRowData(t);
}
}
function resolveTable(e, t) {
let n = -1;
let r = true;
let i = 0;
let o = [ 0, 0, 0, 0 ];
let a = [ 0, 0, 0, 0 ];
let l = false;
let s = 0;
let c;
let u;
let f;
const d = new EditMap;
while (++n < e.length) {
const h = e[n];
const p = h[1];
if (h[0] === "enter") if (p.type === "tableHead") {
l = false;
if (s !== 0) {
flushTableEnd(d, t, s, c, u);
u = void 0;
s = 0;
}
c = {
type: "table",
start: Object.assign({}, p.start),
end: Object.assign({}, p.end)
};
d.add(n, 0, [ [ "enter", c, t ] ]);
} else if (p.type === "tableRow" || p.type === "tableDelimiterRow") {
r = true;
f = void 0;
o = [ 0, 0, 0, 0 ];
a = [ 0, n + 1, 0, 0 ];
if (l) {
l = false;
u = {
type: "tableBody",
start: Object.assign({}, p.start),
end: Object.assign({}, p.end)
};
d.add(n, 0, [ [ "enter", u, t ] ]);
}
i = p.type === "tableDelimiterRow" ? 2 : u ? 3 : 1;
} else if (!i || p.type !== "data" && p.type !== "tableDelimiterMarker" && p.type !== "tableDelimiterFiller") {
if (p.type === "tableCellDivider") if (r) r = false; else {
if (o[1] !== 0) {
a[0] = a[1];
f = flushCell(d, t, o, i, void 0, f);
}
o = a;
a = [ o[1], n, 0, 0 ];
}
} else {
r = false;
if (a[2] === 0) {
if (o[1] !== 0) {
a[0] = a[1];
f = flushCell(d, t, o, i, void 0, f);
o = [ 0, 0, 0, 0 ];
}
a[2] = n;
}
} else if (p.type === "tableHead") {
l = true;
s = n;
} else if (p.type === "tableRow" || p.type === "tableDelimiterRow") {
s = n;
if (o[1] !== 0) {
a[0] = a[1];
f = flushCell(d, t, o, i, n, f);
} else a[1] !== 0 && (f = flushCell(d, t, a, i, n, f));
i = 0;
} else !i || p.type !== "data" && p.type !== "tableDelimiterMarker" && p.type !== "tableDelimiterFiller" || (a[3] = n);
}
s !== 0 && flushTableEnd(d, t, s, c, u);
d.consume(t.events);
n = -1;
while (++n < t.events.length) {
const e = t.events[n];
e[0] === "enter" && e[1].type === "table" && (e[1]._align = gfmTableAlign(t.events, n));
}
return e;
}
function flushCell(e, t, n, r, i, o) {
const a = r === 1 ? "tableHeader" : r === 2 ? "tableDelimiter" : "tableData";
const l = "tableContent";
if (n[0] !== 0) {
o.end = Object.assign({}, getPoint(t.events, n[0]));
e.add(n[0], 0, [ [ "exit", o, t ] ]);
}
const s = getPoint(t.events, n[1]);
o = {
type: a,
start: Object.assign({}, s),
end: Object.assign({}, s)
};
e.add(n[1], 0, [ [ "enter", o, t ] ]);
if (n[2] !== 0) {
const i = getPoint(t.events, n[2]);
const o = getPoint(t.events, n[3]);
const a = {
type: l,
start: Object.assign({}, i),
end: Object.assign({}, o)
};
e.add(n[2], 0, [ [ "enter", a, t ] ]);
if (r !== 2) {
const r = t.events[n[2]];
const i = t.events[n[3]];
r[1].end = Object.assign({}, i[1].end);
r[1].type = "chunkText";
r[1].contentType = "text";
if (n[3] > n[2] + 1) {
const t = n[2] + 1;
const r = n[3] - n[2] - 1;
e.add(t, r, []);
}
}
e.add(n[3] + 1, 0, [ [ "exit", a, t ] ]);
}
if (i !== void 0) {
o.end = Object.assign({}, getPoint(t.events, i));
e.add(i, 0, [ [ "exit", o, t ] ]);
o = void 0;
}
return o;
}
function flushTableEnd(e, t, n, r, i) {
const o = [];
const a = getPoint(t.events, n);
if (i) {
i.end = Object.assign({}, a);
o.push([ "exit", i, t ]);
}
r.end = Object.assign({}, a);
o.push([ "exit", r, t ]);
e.add(n + 1, 0, o);
}
function getPoint(e, t) {
const n = e[t];
const r = n[0] === "enter" ? "start" : "end";
return n[1][r];
}
}),
14367: (function(e, t, n) {
n.d(t, {
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
91197: (function(e, t, n) {
n.d(t, {
J: () => gfmTaskListItem
});
var r = n(52328);
var i = n(10401);
const o = {
name: "tasklistCheck",
tokenize: tokenizeTasklistCheck
};
function gfmTaskListItem() {
return {
text: {
[91]: o
}
};
}
function tokenizeTasklistCheck(e, t, n) {
const r = this;
return open;
function open(t) {
if (r.previous !== null || !r._gfmTasklistFirstContentOfListItem) return n(t);
e.enter("taskListCheck");
e.enter("taskListCheckMarker");
e.consume(t);
e.exit("taskListCheckMarker");
return inside;
}
function inside(t) {
if ((0, i.Ee)(t)) {
e.enter("taskListCheckValueUnchecked");
e.consume(t);
e.exit("taskListCheckValueUnchecked");
return close;
}
if (t === 88 || t === 120) {
e.enter("taskListCheckValueChecked");
e.consume(t);
e.exit("taskListCheckValueChecked");
return close;
}
return n(t);
}
function close(t) {
if (t === 93) {
e.enter("taskListCheckMarker");
e.consume(t);
e.exit("taskListCheckMarker");
e.exit("taskListCheck");
return after;
}
return n(t);
}
function after(r) {
if ((0, i.HP)(r)) return t(r);
if ((0, i.On)(r)) return e.check({
tokenize: spaceThenNonSpace
}, t, n)(r);
return n(r);
}
}
function spaceThenNonSpace(e, t, n) {
return (0, r.N)(e, after, "whitespace");
function after(e) {
return e === null ? n(e) : t(e);
}
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
return start;
function start(i) {
if ((0, r.On)(i)) {
e.enter(n);
return prefix(i);
}
return t(i);
}
function prefix(i) {
if ((0, r.On)(i) && a++ < o) {
e.consume(i);
return prefix;
}
e.exit(n);
return t(i);
}
}
function factorySpaceMinMax(e, t, n, i, o, a) {
let l = 0;
return start;
function start(t) {
if (a > 0 && (0, r.On)(t)) {
e.enter(i);
return prefix(t);
}
return after(t);
}
function prefix(t) {
if ((0, r.On)(t) && l < a) {
e.consume(t);
l++;
return prefix;
}
e.exit(i);
return after(t);
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
es: () => c,
lV: () => i,
ok: () => l,
ol: () => s
});
const r = regexCheck(/[A-Za-z]/);
const i = regexCheck(/[\dA-Za-z]/);
const o = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
function asciiControl(e) {
return e !== null && (e < 32 || e === 127);
}
const a = regexCheck(/\d/);
const l = regexCheck(/[\dA-Fa-f]/);
const s = regexCheck(/[!-/:-@[-`{-~]/);
function markdownLineEnding(e) {
return e !== null && e < -2;
}
function markdownLineEndingOrSpace(e) {
return e !== null && (e < 0 || e === 32);
}
function markdownSpace(e) {
return e === -2 || e === -1 || e === 32;
}
const c = regexCheck(/\p{P}|\p{S}/u);
const u = regexCheck(/\s/);
function regexCheck(e) {
return check;
function check(t) {
return t !== null && t > -1 && e.test(String.fromCharCode(t));
}
}
}),
5254: (function(e, t, n) {
n.d(t, {
V: () => push,
m: () => splice
});
function splice(e, t, n, r) {
const i = e.length;
let o = 0;
let a;
t = t < 0 ? -t > i ? 0 : i + t : t > i ? i : t;
n = n > 0 ? n : 0;
if (r.length < 1e4) {
a = Array.from(r);
a.unshift(t, n);
e.splice(...a);
} else {
n && e.splice(t, n);
while (o < r.length) {
a = r.slice(o, o + 1e4);
a.unshift(t, 0);
e.splice(...a);
o += 1e4;
t += 1e4;
}
}
}
function push(e, t) {
if (e.length > 0) {
splice(e, e.length, 0, t);
return e;
}
return t;
}
}),
64386: (function(e, t, n) {
n.d(t, {
S: () => classifyCharacter
});
var r = n(10401);
function classifyCharacter(e) {
if (e === null || (0, r.Ee)(e) || (0, r.Ny)(e)) return 1;
if ((0, r.es)(e)) return 2;
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
while (++n < e.length) syntaxExtension(t, e[n]);
return t;
}
function syntaxExtension(e, t) {
let n;
for (n in t) {
const r = i.call(e, n) ? e[n] : void 0;
const o = r || (e[n] = {});
const a = t[n];
let l;
if (a) for (l in a) {
i.call(o, l) || (o[l] = []);
const e = a[l];
constructs(o[l], Array.isArray(e) ? e : e ? [ e ] : []);
}
}
}
function constructs(e, t) {
let n = -1;
const i = [];
while (++n < t.length) (t[n].add === "after" ? e : i).push(t[n]);
(0, r.m)(e, 0, 0, i);
}
function combineHtmlExtensions(e) {
const t = {};
let n = -1;
while (++n < e.length) htmlExtension(t, e[n]);
return t;
}
function htmlExtension(e, t) {
let n;
for (n in t) {
const r = i.call(e, n) ? e[n] : void 0;
const o = r || (e[n] = {});
const a = t[n];
let l;
if (a) for (l in a) o[l] = a[l];
}
}
}),
33988: (function(e, t, n) {
n.d(t, {
C: () => decodeNumericCharacterReference
});
function decodeNumericCharacterReference(e, t) {
const n = Number.parseInt(e, t);
if (n < 9 || n === 11 || n > 13 && n < 32 || n > 126 && n < 160 || n > 55295 && n < 57344 || n > 64975 && n < 65008 || (n & 65535) === 65535 || (n & 65535) === 65534 || n > 1114111) return "\ufffd";
return String.fromCodePoint(n);
}
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
return e.replace(/["&<>]/g, replace);
function replace(e) {
return "&" + r[e] + ";";
}
}
}),
20031: (function(e, t, n) {
n.d(t, {
B: () => normalizeIdentifier
});
function normalizeIdentifier(e) {
return e.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
}
}),
36728: (function(e, t, n) {
n.d(t, {
W: () => resolveAll
});
function resolveAll(e, t, n) {
const r = [];
let i = -1;
while (++i < e.length) {
const o = e[i].resolveAll;
if (o && !r.includes(o)) {
t = o(t, n);
r.push(o);
}
}
return t;
}
}),
26402: (function(e, t, n) {
n.d(t, {
Q: () => sanitizeUri
});
var r = n(10401);
var i = n(32060);
function sanitizeUri(e, t) {
const n = (0, i.l)(normalizeUri(e || ""));
if (!t) return n;
const r = n.indexOf(":");
const o = n.indexOf("?");
const a = n.indexOf("#");
const l = n.indexOf("/");
if (r < 0 || l > -1 && r > l || o > -1 && r > o || a > -1 && r > a || t.test(n.slice(0, r))) return n;
return "";
}
function normalizeUri(e) {
const t = [];
let n = -1;
let i = 0;
let o = 0;
while (++n < e.length) {
const a = e.charCodeAt(n);
let l = "";
if (a === 37 && (0, r.lV)(e.charCodeAt(n + 1)) && (0, r.lV)(e.charCodeAt(n + 2))) o = 2; else if (a < 128) /[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(a)) || (l = String.fromCharCode(a)); else if (a > 55295 && a < 57344) {
const t = e.charCodeAt(n + 1);
if (a < 56320 && t > 56319 && t < 57344) {
l = String.fromCharCode(a, t);
o = 1;
} else l = "\ufffd";
} else l = String.fromCharCode(a);
if (l) {
t.push(e.slice(i, n), encodeURIComponent(l));
i = n + o + 1;
l = "";
}
if (o) {
n += o;
o = 0;
}
}
return t.join("") + e.slice(i);
}
}),
5586: (function(e, t, n) {
n.d(t, {
w: () => subtokenize
});
var r = n(5254);
class SpliceBuffer {
constructor(e) {
this.left = e ? [ ...e ] : [];
this.right = [];
}
get(e) {
if (e < 0 || e >= this.left.length + this.right.length) throw new RangeError("Cannot access index `" + e + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
if (e < this.left.length) return this.left[e];
return this.right[this.right.length - e + this.left.length - 1];
}
get length() {
return this.left.length + this.right.length;
}
shift() {
this.setCursor(0);
return this.right.pop();
}
slice(e, t) {
const n = t === null || t === void 0 ? Number.POSITIVE_INFINITY : t;
if (n < this.left.length) return this.left.slice(e, n);
if (e > this.left.length) return this.right.slice(this.right.length - n + this.left.length, this.right.length - e + this.left.length).reverse();
return this.left.slice(e).concat(this.right.slice(this.right.length - n + this.left.length).reverse());
}
splice(e, t, n) {
const r = t || 0;
this.setCursor(Math.trunc(e));
const i = this.right.splice(this.right.length - r, Number.POSITIVE_INFINITY);
n && chunkedPush(this.left, n);
return i.reverse();
}
pop() {
this.setCursor(Number.POSITIVE_INFINITY);
return this.left.pop();
}
push(e) {
this.setCursor(Number.POSITIVE_INFINITY);
this.left.push(e);
}
pushMany(e) {
this.setCursor(Number.POSITIVE_INFINITY);
chunkedPush(this.left, e);
}
unshift(e) {
this.setCursor(0);
this.right.push(e);
}
unshiftMany(e) {
this.setCursor(0);
chunkedPush(this.right, e.reverse());
}
setCursor(e) {
if (e === this.left.length || e > this.left.length && this.right.length === 0 || e < 0 && this.left.length === 0) return;
if (e < this.left.length) {
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
if (t.length < 1e4) e.push(...t); else while (n < t.length) {
e.push(...t.slice(n, n + 1e4));
n += 1e4;
}
}
function subtokenize(e) {
const t = {};
let n = -1;
let i;
let o;
let a;
let l;
let s;
let c;
let u;
const f = new SpliceBuffer(e);
while (++n < f.length) {
while (n in t) n = t[n];
i = f.get(n);
if (n && i[1].type === "chunkFlow" && f.get(n - 1)[1].type === "listItemPrefix") {
c = i[1]._tokenizer.events;
a = 0;
a < c.length && c[a][1].type === "lineEndingBlank" && (a += 2);
if (a < c.length && c[a][1].type === "content") while (++a < c.length) {
if (c[a][1].type === "content") break;
if (c[a][1].type === "chunkText") {
c[a][1]._isInFirstContentOfListItem = true;
a++;
}
}
}
if (i[0] === "enter") {
if (i[1].contentType) {
Object.assign(t, subcontent(f, n));
n = t[n];
u = true;
}
} else if (i[1]._container) {
a = n;
o = void 0;
while (a--) {
l = f.get(a);
if (l[1].type === "lineEnding" || l[1].type === "lineEndingBlank") {
if (l[0] === "enter") {
o && (f.get(o)[1].type = "lineEndingBlank");
l[1].type = "lineEnding";
o = a;
}
} else if (l[1].type !== "linePrefix" && l[1].type !== "listItemIndent") break;
}
if (o) {
i[1].end = {
...f.get(o)[1].start
};
s = f.slice(o, n);
s.unshift(i);
f.splice(o, n - o + 1, s);
}
}
}
(0, r.m)(e, 0, Number.POSITIVE_INFINITY, f.slice(0));
return !u;
}
function subcontent(e, t) {
const n = e.get(t)[1];
const r = e.get(t)[2];
let i = t - 1;
const o = [];
let a = n._tokenizer;
if (!a) {
a = r.parser[n.contentType](n.start);
n._contentTypeTextTrailing && (a._contentTypeTextTrailing = true);
}
const l = a.events;
const s = [];
const c = {};
let u;
let f;
let d = -1;
let h = n;
let p = 0;
let g = 0;
const m = [ g ];
while (h) {
while (e.get(++i)[1] !== h) ;
o.push(i);
if (!h._tokenizer) {
u = r.sliceStream(h);
h.next || u.push(null);
f && a.defineSkip(h.start);
h._isInFirstContentOfListItem && (a._gfmTasklistFirstContentOfListItem = true);
a.write(u);
h._isInFirstContentOfListItem && (a._gfmTasklistFirstContentOfListItem = void 0);
}
f = h;
h = h.next;
}
h = n;
while (++d < l.length) if (l[d][0] === "exit" && l[d - 1][0] === "enter" && l[d][1].type === l[d - 1][1].type && l[d][1].start.line !== l[d][1].end.line) {
g = d + 1;
m.push(g);
h._tokenizer = void 0;
h.previous = void 0;
h = h.next;
}
a.events = [];
if (h) {
h._tokenizer = void 0;
h.previous = void 0;
} else m.pop();
d = m.length;
while (d--) {
const t = l.slice(m[d], m[d + 1]);
const n = o.pop();
s.push([ n, n + t.length - 1 ]);
e.splice(n, 2, t);
}
s.reverse();
d = -1;
while (++d < s.length) {
c[p + s[d][0]] = p + s[d][1];
p += s[d][1] - s[d][0] - 1;
}
return c;
}
}),
77549: (function(e, t, n) {
n.d(t, {
yt: () => micromark
});
var r = n(37126);
var i = n(5254);
var o = n(96792);
var a = n(33988);
var l = n(32060);
var s = n(20031);
var c = n(26402);
const u = {}.hasOwnProperty;
const f = /^(https?|ircs?|mailto|xmpp)$/i;
const d = /^https?$/i;
function compile(e) {
const t = e || {};
let n = true;
const h = {};
const p = [ [] ];
const g = [];
const m = [];
const k = {
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
const b = (0, o.v)([ k, ...t.htmlExtensions || [] ]);
const x = {
definitions: h,
tightStack: m
};
const w = {
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
return compile;
function compile(e) {
let t = -1;
let n = 0;
const r = [];
let o = [];
let a = [];
while (++t < e.length) {
v || e[t][1].type !== "lineEnding" && e[t][1].type !== "lineEndingBlank" || (v = e[t][2].sliceSerialize(e[t][1]));
e[t][1].type !== "listOrdered" && e[t][1].type !== "listUnordered" || (e[t][0] === "enter" ? r.push(t) : prepareList(e.slice(r.pop(), t)));
if (e[t][1].type === "definition") if (e[t][0] === "enter") {
a = (0, i.V)(a, e.slice(n, t));
n = t;
} else {
o = (0, i.V)(o, e.slice(n, t + 1));
n = t + 1;
}
}
o = (0, i.V)(o, a);
o = (0, i.V)(o, e.slice(n));
t = -1;
const l = o;
b.enter.null && b.enter.null.call(w);
while (++t < e.length) {
const e = b[l[t][0]];
const n = l[t][1].type;
const r = e[n];
u.call(e, n) && r && r.call({
sliceSerialize: l[t][2].sliceSerialize,
...w
}, l[t][1]);
}
b.exit.null && b.exit.null.call(w);
return p[0].join("");
}
function prepareList(e) {
const t = e.length;
let n = 0;
let r = 0;
let i = false;
let o;
while (++n < t) {
const t = e[n];
if (t[1]._container) {
o = void 0;
t[0] === "enter" ? r++ : r--;
} else switch (t[1].type) {
case "listItemPrefix":
t[0] === "exit" && (o = true);
break;

case "linePrefix":
break;

case "lineEndingBlank":
t[0] !== "enter" || r || (o ? o = void 0 : i = true);
break;

default:
o = void 0;
}
}
e[0][1]._loose = i;
}
function setData(e, t) {
x[e] = t;
}
function getData(e) {
return x[e];
}
function buffer() {
p.push([]);
}
function resume() {
const e = p.pop();
return e.join("");
}
function tag(e) {
if (!n) return;
setData("lastWasTag", true);
p[p.length - 1].push(e);
}
function raw(e) {
setData("lastWasTag");
p[p.length - 1].push(e);
}
function lineEnding() {
raw(v || "\n");
}
function lineEndingIfNeeded() {
const e = p[p.length - 1];
const t = e[e.length - 1];
const n = t ? t.charCodeAt(t.length - 1) : null;
if (n === 10 || n === 13 || n === null) return;
lineEnding();
}
function encode(e) {
return getData("ignoreEncode") ? e : (0, l.l)(e);
}
function onresumedrop() {
resume();
}
function onenterlistordered(e) {
m.push(!e._loose);
lineEndingIfNeeded();
tag("<ol");
setData("expectFirstItem", true);
}
function onenterlistunordered(e) {
m.push(!e._loose);
lineEndingIfNeeded();
tag("<ul");
setData("expectFirstItem", true);
}
function onenterlistitemvalue(e) {
if (getData("expectFirstItem")) {
const t = Number.parseInt(this.sliceSerialize(e), 10);
t !== 1 && tag(' start="' + encode(String(t)) + '"');
}
}
function onenterlistitemmarker() {
getData("expectFirstItem") ? tag(">") : onexitlistitem();
lineEndingIfNeeded();
tag("<li>");
setData("expectFirstItem");
setData("lastWasTag");
}
function onexitlistordered() {
onexitlistitem();
m.pop();
lineEnding();
tag("</ol>");
}
function onexitlistunordered() {
onexitlistitem();
m.pop();
lineEnding();
tag("</ul>");
}
function onexitlistitem() {
getData("lastWasTag") && !getData("slurpAllLineEndings") && lineEndingIfNeeded();
tag("</li>");
setData("slurpAllLineEndings");
}
function onenterblockquote() {
m.push(false);
lineEndingIfNeeded();
tag("<blockquote>");
}
function onexitblockquote() {
m.pop();
lineEndingIfNeeded();
tag("</blockquote>");
setData("slurpAllLineEndings");
}
function onenterparagraph() {
if (!m[m.length - 1]) {
lineEndingIfNeeded();
tag("<p>");
}
setData("slurpAllLineEndings");
}
function onexitparagraph() {
m[m.length - 1] ? setData("slurpAllLineEndings", true) : tag("</p>");
}
function onentercodefenced() {
lineEndingIfNeeded();
tag("<pre><code");
setData("fencesCount", 0);
}
function onexitcodefencedfenceinfo() {
const e = resume();
tag(' class="language-' + e + '"');
}
function onexitcodefencedfence() {
const e = getData("fencesCount") || 0;
if (!e) {
tag(">");
setData("slurpOneLineEnding", true);
}
setData("fencesCount", e + 1);
}
function onentercodeindented() {
lineEndingIfNeeded();
tag("<pre><code>");
}
function onexitflowcode() {
const e = getData("fencesCount");
e !== void 0 && e < 2 && x.tightStack.length > 0 && !getData("lastWasTag") && lineEnding();
getData("flowCodeSeenData") && lineEndingIfNeeded();
tag("</code></pre>");
e !== void 0 && e < 2 && lineEndingIfNeeded();
setData("flowCodeSeenData");
setData("fencesCount");
setData("slurpOneLineEnding");
}
function onenterimage() {
g.push({
image: true
});
n = void 0;
}
function onenterlink() {
g.push({});
}
function onexitlabeltext(e) {
g[g.length - 1].labelId = this.sliceSerialize(e);
}
function onexitlabel() {
g[g.length - 1].label = resume();
}
function onexitreferencestring(e) {
g[g.length - 1].referenceId = this.sliceSerialize(e);
}
function onenterresource() {
buffer();
g[g.length - 1].destination = "";
}
function onenterresourcedestinationstring() {
buffer();
setData("ignoreEncode", true);
}
function onexitresourcedestinationstring() {
g[g.length - 1].destination = resume();
setData("ignoreEncode");
}
function onexitresourcetitlestring() {
g[g.length - 1].title = resume();
}
function onexitmedia() {
let e = g.length - 1;
const r = g[e];
const i = r.referenceId || r.labelId;
const o = r.destination === void 0 ? h[(0, s.B)(i)] : r;
n = true;
while (e--) if (g[e].image) {
n = void 0;
break;
}
if (r.image) {
tag('<img src="' + (0, c.Q)(o.destination, t.allowDangerousProtocol ? void 0 : d) + '" alt="');
raw(r.label);
tag('"');
} else tag('<a href="' + (0, c.Q)(o.destination, t.allowDangerousProtocol ? void 0 : f) + '"');
tag(o.title ? ' title="' + o.title + '"' : "");
if (r.image) tag(" />"); else {
tag(">");
raw(r.label);
tag("</a>");
}
g.pop();
}
function onenterdefinition() {
buffer();
g.push({});
}
function onexitdefinitionlabelstring(e) {
resume();
g[g.length - 1].labelId = this.sliceSerialize(e);
}
function onenterdefinitiondestinationstring() {
buffer();
setData("ignoreEncode", true);
}
function onexitdefinitiondestinationstring() {
g[g.length - 1].destination = resume();
setData("ignoreEncode");
}
function onexitdefinitiontitlestring() {
g[g.length - 1].title = resume();
}
function onexitdefinition() {
const e = g[g.length - 1];
const t = (0, s.B)(e.labelId);
resume();
u.call(h, t) || (h[t] = g[g.length - 1]);
g.pop();
}
function onentercontent() {
setData("slurpAllLineEndings", true);
}
function onexitatxheadingsequence(e) {
if (getData("headingRank")) return;
setData("headingRank", this.sliceSerialize(e).length);
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
function onexitsetextheadinglinesequence(e) {
setData("headingRank", this.sliceSerialize(e).charCodeAt(0) === 61 ? 1 : 2);
}
function onexitsetextheading() {
const e = resume();
lineEndingIfNeeded();
tag("<h" + getData("headingRank") + ">");
raw(e);
tag("</h" + getData("headingRank") + ">");
setData("slurpAllLineEndings");
setData("headingRank");
}
function onexitdata(e) {
raw(encode(this.sliceSerialize(e)));
}
function onexitlineending(e) {
if (getData("slurpAllLineEndings")) return;
if (getData("slurpOneLineEnding")) {
setData("slurpOneLineEnding");
return;
}
if (getData("inCodeText")) {
raw(" ");
return;
}
raw(encode(this.sliceSerialize(e)));
}
function onexitcodeflowvalue(e) {
raw(encode(this.sliceSerialize(e)));
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
t.allowDangerousHtml && setData("ignoreEncode", true);
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
function onexitcharacterreferencemarker(e) {
setData("characterReferenceType", e.type);
}
function onexitcharacterreferencevalue(e) {
const t = this.sliceSerialize(e);
const n = getData("characterReferenceType") ? (0, a.C)(t, getData("characterReferenceType") === "characterReferenceMarkerNumeric" ? 10 : 16) : (0, 
r.s)(t);
raw(encode(n));
setData("characterReferenceType");
}
function onexitautolinkprotocol(e) {
const n = this.sliceSerialize(e);
tag('<a href="' + (0, c.Q)(n, t.allowDangerousProtocol ? void 0 : f) + '">');
raw(encode(n));
tag("</a>");
}
function onexitautolinkemail(e) {
const t = this.sliceSerialize(e);
tag('<a href="' + (0, c.Q)("mailto:" + t) + '">');
raw(encode(t));
tag("</a>");
}
}
var h = n(19627);
var p = n(45387);
var g = n(82192);
function micromark(e, t, n) {
if (typeof t !== "string") {
n = t;
t = void 0;
}
return compile(n)((0, p._)((0, h.q)(n).document().write((0, g.v)()(e, t, true))));
}
}),
19627: (function(e, t, n) {
n.d(t, {
q: () => parse
});
var r = {};
n.r(r);
n.d(r, {
attentionMarkers: () => le,
contentInitial: () => te,
disable: () => se,
document: () => ee,
flow: () => re,
flowInitial: () => ne,
insideSpan: () => ae,
string: () => ie,
text: () => oe
});
var i = n(96792);
var o = n(52328);
var a = n(10401);
const l = {
tokenize: initializeContent
};
function initializeContent(e) {
const t = e.attempt(this.parser.constructs.contentInitial, afterContentStartConstruct, paragraphInitial);
let n;
return t;
function afterContentStartConstruct(n) {
if (n === null) {
e.consume(n);
return;
}
e.enter("lineEnding");
e.consume(n);
e.exit("lineEnding");
return (0, o.N)(e, t, "linePrefix");
}
function paragraphInitial(t) {
e.enter("paragraph");
return lineStart(t);
}
function lineStart(t) {
const r = e.enter("chunkText", {
contentType: "text",
previous: n
});
n && (n.next = r);
n = r;
return data(t);
}
function data(t) {
if (t === null) {
e.exit("chunkText");
e.exit("paragraph");
e.consume(t);
return;
}
if ((0, a.HP)(t)) {
e.consume(t);
e.exit("chunkText");
return lineStart;
}
e.consume(t);
return data;
}
}
var s = n(5254);
const c = {
tokenize: initializeDocument
};
const u = {
tokenize: tokenizeContainer
};
function initializeDocument(e) {
const t = this;
const n = [];
let r = 0;
let i;
let o;
let l;
return start;
function start(i) {
if (r < n.length) {
const o = n[r];
t.containerState = o[1];
return e.attempt(o[0].continuation, documentContinue, checkNewContainers)(i);
}
return checkNewContainers(i);
}
function documentContinue(e) {
r++;
if (t.containerState._closeFlow) {
t.containerState._closeFlow = void 0;
i && closeFlow();
const n = t.events.length;
let o = n;
let a;
while (o--) if (t.events[o][0] === "exit" && t.events[o][1].type === "chunkFlow") {
a = t.events[o][1].end;
break;
}
exitContainers(r);
let l = n;
while (l < t.events.length) {
t.events[l][1].end = {
...a
};
l++;
}
(0, s.m)(t.events, o + 1, 0, t.events.slice(n));
t.events.length = l;
return checkNewContainers(e);
}
return start(e);
}
function checkNewContainers(o) {
if (r === n.length) {
if (!i) return documentContinued(o);
if (i.currentConstruct && i.currentConstruct.concrete) return flowStart(o);
t.interrupt = Boolean(i.currentConstruct && !i._gfmTableDynamicInterruptHack);
}
t.containerState = {};
return e.check(u, thereIsANewContainer, thereIsNoNewContainer)(o);
}
function thereIsANewContainer(e) {
i && closeFlow();
exitContainers(r);
return documentContinued(e);
}
function thereIsNoNewContainer(e) {
t.parser.lazy[t.now().line] = r !== n.length;
l = t.now().offset;
return flowStart(e);
}
function documentContinued(n) {
t.containerState = {};
return e.attempt(u, containerContinue, flowStart)(n);
}
function containerContinue(e) {
r++;
n.push([ t.currentConstruct, t.containerState ]);
return documentContinued(e);
}
function flowStart(n) {
if (n === null) {
i && closeFlow();
exitContainers(0);
e.consume(n);
return;
}
i = i || t.parser.flow(t.now());
e.enter("chunkFlow", {
_tokenizer: i,
contentType: "flow",
previous: o
});
return flowContinue(n);
}
function flowContinue(n) {
if (n === null) {
writeToChild(e.exit("chunkFlow"), true);
exitContainers(0);
e.consume(n);
return;
}
if ((0, a.HP)(n)) {
e.consume(n);
writeToChild(e.exit("chunkFlow"));
r = 0;
t.interrupt = void 0;
return start;
}
e.consume(n);
return flowContinue;
}
function writeToChild(e, n) {
const a = t.sliceStream(e);
n && a.push(null);
e.previous = o;
o && (o.next = e);
o = e;
i.defineSkip(e.start);
i.write(a);
if (t.parser.lazy[e.start.line]) {
let e = i.events.length;
while (e--) if (i.events[e][1].start.offset < l && (!i.events[e][1].end || i.events[e][1].end.offset > l)) return;
const n = t.events.length;
let o = n;
let a;
let c;
while (o--) if (t.events[o][0] === "exit" && t.events[o][1].type === "chunkFlow") {
if (a) {
c = t.events[o][1].end;
break;
}
a = true;
}
exitContainers(r);
e = n;
while (e < t.events.length) {
t.events[e][1].end = {
...c
};
e++;
}
(0, s.m)(t.events, o + 1, 0, t.events.slice(n));
t.events.length = e;
}
}
function exitContainers(r) {
let i = n.length;
while (i-- > r) {
const r = n[i];
t.containerState = r[1];
r[0].exit.call(t, e);
}
n.length = r;
}
function closeFlow() {
i.write([ null ]);
o = void 0;
i = void 0;
t.containerState._closeFlow = void 0;
}
}
function tokenizeContainer(e, t, n) {
return (0, o.N)(e, e.attempt(this.parser.constructs.document, t, n), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4);
}
var f = n(74520);
var d = n(5586);
const h = {
resolve: resolveContent,
tokenize: tokenizeContent
};
const p = {
partial: true,
tokenize: tokenizeContinuation
};
function resolveContent(e) {
(0, d.w)(e);
return e;
}
function tokenizeContent(e, t) {
let n;
return chunkStart;
function chunkStart(t) {
e.enter("content");
n = e.enter("chunkContent", {
contentType: "content"
});
return chunkInside(t);
}
function chunkInside(t) {
if (t === null) return contentEnd(t);
if ((0, a.HP)(t)) return e.check(p, contentContinue, contentEnd)(t);
e.consume(t);
return chunkInside;
}
function contentEnd(n) {
e.exit("chunkContent");
e.exit("content");
return t(n);
}
function contentContinue(t) {
e.consume(t);
e.exit("chunkContent");
n.next = e.enter("chunkContent", {
contentType: "content",
previous: n
});
n = n.next;
return chunkInside;
}
}
function tokenizeContinuation(e, t, n) {
const r = this;
return startLookahead;
function startLookahead(t) {
e.exit("chunkContent");
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return (0, o.N)(e, prefixed, "linePrefix");
}
function prefixed(i) {
if (i === null || (0, a.HP)(i)) return n(i);
const o = r.events[r.events.length - 1];
if (!r.parser.constructs.disable.null.includes("codeIndented") && o && o[1].type === "linePrefix" && o[2].sliceSerialize(o[1], true).length >= 4) return t(i);
return e.interrupt(r.parser.constructs.flow, n, t)(i);
}
}
const g = {
tokenize: initializeFlow
};
function initializeFlow(e) {
const t = this;
const n = e.attempt(f.B, atBlankEnding, e.attempt(this.parser.constructs.flowInitial, afterConstruct, (0, 
o.N)(e, e.attempt(this.parser.constructs.flow, afterConstruct, e.attempt(h, afterConstruct)), "linePrefix")));
return n;
function atBlankEnding(r) {
if (r === null) {
e.consume(r);
return;
}
e.enter("lineEndingBlank");
e.consume(r);
e.exit("lineEndingBlank");
t.currentConstruct = void 0;
return n;
}
function afterConstruct(r) {
if (r === null) {
e.consume(r);
return;
}
e.enter("lineEnding");
e.consume(r);
e.exit("lineEnding");
t.currentConstruct = void 0;
return n;
}
}
const m = {
resolveAll: createResolver()
};
const k = initializeFactory("string");
const b = initializeFactory("text");
function initializeFactory(e) {
return {
resolveAll: createResolver(e === "text" ? resolveAllLineSuffixes : void 0),
tokenize: initializeText
};
function initializeText(t) {
const n = this;
const r = this.parser.constructs[e];
const i = t.attempt(r, start, notText);
return start;
function start(e) {
return atBreak(e) ? i(e) : notText(e);
}
function notText(e) {
if (e === null) {
t.consume(e);
return;
}
t.enter("data");
t.consume(e);
return data;
}
function data(e) {
if (atBreak(e)) {
t.exit("data");
return i(e);
}
t.consume(e);
return data;
}
function atBreak(e) {
if (e === null) return true;
const t = r[e];
let i = -1;
if (t) while (++i < t.length) {
const e = t[i];
if (!e.previous || e.previous.call(n, n.previous)) return true;
}
return false;
}
}
}
function createResolver(e) {
return resolveAllText;
function resolveAllText(t, n) {
let r = -1;
let i;
while (++r <= t.length) if (i === void 0) {
if (t[r] && t[r][1].type === "data") {
i = r;
r++;
}
} else if (!t[r] || t[r][1].type !== "data") {
if (r !== i + 2) {
t[i][1].end = t[r - 1][1].end;
t.splice(i + 2, r - i - 2);
r = i + 2;
}
i = void 0;
}
return e ? e(t, n) : t;
}
}
function resolveAllLineSuffixes(e, t) {
let n = 0;
while (++n <= e.length) if ((n === e.length || e[n][1].type === "lineEnding") && e[n - 1][1].type === "data") {
const r = e[n - 1][1];
const i = t.sliceStream(r);
let o = i.length;
let a = -1;
let l = 0;
let s;
while (o--) {
const e = i[o];
if (typeof e === "string") {
a = e.length;
while (e.charCodeAt(a - 1) === 32) {
l++;
a--;
}
if (a) break;
a = -1;
} else if (e === -2) {
s = true;
l++;
} else if (e !== -1) {
o++;
break;
}
}
t._contentTypeTextTrailing && n === e.length && (l = 0);
if (l) {
const i = {
type: n === e.length || s || l < 2 ? "lineSuffix" : "hardBreakTrailing",
start: {
_bufferIndex: o ? a : r.start._bufferIndex + a,
_index: r.start._index + o,
line: r.end.line,
column: r.end.column - l,
offset: r.end.offset - l
},
end: {
...r.end
}
};
r.end = {
...i.start
};
if (r.start.offset === r.end.offset) Object.assign(r, i); else {
e.splice(n, 0, [ "enter", i, t ], [ "exit", i, t ]);
n += 2;
}
}
n++;
}
return e;
}
const x = {
name: "thematicBreak",
tokenize: tokenizeThematicBreak
};
function tokenizeThematicBreak(e, t, n) {
let r = 0;
let i;
return start;
function start(t) {
e.enter("thematicBreak");
return before(t);
}
function before(e) {
i = e;
return atBreak(e);
}
function atBreak(o) {
if (o === i) {
e.enter("thematicBreakSequence");
return sequence(o);
}
if (r >= 3 && (o === null || (0, a.HP)(o))) {
e.exit("thematicBreak");
return t(o);
}
return n(o);
}
function sequence(t) {
if (t === i) {
e.consume(t);
r++;
return sequence;
}
e.exit("thematicBreakSequence");
return (0, a.On)(t) ? (0, o.N)(e, atBreak, "whitespace")(t) : atBreak(t);
}
}
const w = {
continuation: {
tokenize: tokenizeListContinuation
},
exit: tokenizeListEnd,
name: "list",
tokenize: tokenizeListStart
};
const v = {
partial: true,
tokenize: tokenizeListItemPrefixWhitespace
};
const y = {
partial: true,
tokenize: tokenizeIndent
};
function tokenizeListStart(e, t, n) {
const r = this;
const i = r.events[r.events.length - 1];
let o = i && i[1].type === "linePrefix" ? i[2].sliceSerialize(i[1], true).length : 0;
let l = 0;
return start;
function start(t) {
const i = r.containerState.type || (t === 42 || t === 43 || t === 45 ? "listUnordered" : "listOrdered");
if (i === "listUnordered" ? !r.containerState.marker || t === r.containerState.marker : (0, 
a.BM)(t)) {
if (!r.containerState.type) {
r.containerState.type = i;
e.enter(i, {
_container: true
});
}
if (i === "listUnordered") {
e.enter("listItemPrefix");
return t === 42 || t === 45 ? e.check(x, n, atMarker)(t) : atMarker(t);
}
if (!r.interrupt || t === 49) {
e.enter("listItemPrefix");
e.enter("listItemValue");
return inside(t);
}
}
return n(t);
}
function inside(t) {
if ((0, a.BM)(t) && ++l < 10) {
e.consume(t);
return inside;
}
if ((!r.interrupt || l < 2) && (r.containerState.marker ? t === r.containerState.marker : t === 41 || t === 46)) {
e.exit("listItemValue");
return atMarker(t);
}
return n(t);
}
function atMarker(t) {
e.enter("listItemMarker");
e.consume(t);
e.exit("listItemMarker");
r.containerState.marker = r.containerState.marker || t;
return e.check(f.B, r.interrupt ? n : onBlank, e.attempt(v, endOfPrefix, otherPrefix));
}
function onBlank(e) {
r.containerState.initialBlankLine = true;
o++;
return endOfPrefix(e);
}
function otherPrefix(t) {
if ((0, a.On)(t)) {
e.enter("listItemPrefixWhitespace");
e.consume(t);
e.exit("listItemPrefixWhitespace");
return endOfPrefix;
}
return n(t);
}
function endOfPrefix(n) {
r.containerState.size = o + r.sliceSerialize(e.exit("listItemPrefix"), true).length;
return t(n);
}
}
function tokenizeListContinuation(e, t, n) {
const r = this;
r.containerState._closeFlow = void 0;
return e.check(f.B, onBlank, notBlank);
function onBlank(n) {
r.containerState.furtherBlankLines = r.containerState.furtherBlankLines || r.containerState.initialBlankLine;
return (0, o.N)(e, t, "listItemIndent", r.containerState.size + 1)(n);
}
function notBlank(n) {
if (r.containerState.furtherBlankLines || !(0, a.On)(n)) {
r.containerState.furtherBlankLines = void 0;
r.containerState.initialBlankLine = void 0;
return notInCurrentItem(n);
}
r.containerState.furtherBlankLines = void 0;
r.containerState.initialBlankLine = void 0;
return e.attempt(y, t, notInCurrentItem)(n);
}
function notInCurrentItem(i) {
r.containerState._closeFlow = true;
r.interrupt = void 0;
return (0, o.N)(e, e.attempt(w, t, n), "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(i);
}
}
function tokenizeIndent(e, t, n) {
const r = this;
return (0, o.N)(e, afterPrefix, "listItemIndent", r.containerState.size + 1);
function afterPrefix(e) {
const i = r.events[r.events.length - 1];
return i && i[1].type === "listItemIndent" && i[2].sliceSerialize(i[1], true).length === r.containerState.size ? t(e) : n(e);
}
}
function tokenizeListEnd(e) {
e.exit(this.containerState.type);
}
function tokenizeListItemPrefixWhitespace(e, t, n) {
const r = this;
return (0, o.N)(e, afterPrefix, "listItemPrefixWhitespace", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 5);
function afterPrefix(e) {
const i = r.events[r.events.length - 1];
return !(0, a.On)(e) && i && i[1].type === "listItemPrefixWhitespace" ? t(e) : n(e);
}
}
const S = {
continuation: {
tokenize: tokenizeBlockQuoteContinuation
},
exit: exit,
name: "blockQuote",
tokenize: tokenizeBlockQuoteStart
};
function tokenizeBlockQuoteStart(e, t, n) {
const r = this;
return start;
function start(t) {
if (t === 62) {
const n = r.containerState;
if (!n.open) {
e.enter("blockQuote", {
_container: true
});
n.open = true;
}
e.enter("blockQuotePrefix");
e.enter("blockQuoteMarker");
e.consume(t);
e.exit("blockQuoteMarker");
return after;
}
return n(t);
}
function after(n) {
if ((0, a.On)(n)) {
e.enter("blockQuotePrefixWhitespace");
e.consume(n);
e.exit("blockQuotePrefixWhitespace");
e.exit("blockQuotePrefix");
return t;
}
e.exit("blockQuotePrefix");
return t(n);
}
}
function tokenizeBlockQuoteContinuation(e, t, n) {
const r = this;
return contStart;
function contStart(t) {
if ((0, a.On)(t)) return (0, o.N)(e, contBefore, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t);
return contBefore(t);
}
function contBefore(r) {
return e.attempt(S, t, n)(r);
}
}
function exit(e) {
e.exit("blockQuote");
}
function factoryDestination(e, t, n, r, i, o, l, s, c) {
const u = c || Number.POSITIVE_INFINITY;
let f = 0;
return start;
function start(t) {
if (t === 60) {
e.enter(r);
e.enter(i);
e.enter(o);
e.consume(t);
e.exit(o);
return enclosedBefore;
}
if (t === null || t === 32 || t === 41 || (0, a.JQ)(t)) return n(t);
e.enter(r);
e.enter(l);
e.enter(s);
e.enter("chunkString", {
contentType: "string"
});
return raw(t);
}
function enclosedBefore(n) {
if (n === 62) {
e.enter(o);
e.consume(n);
e.exit(o);
e.exit(i);
e.exit(r);
return t;
}
e.enter(s);
e.enter("chunkString", {
contentType: "string"
});
return enclosed(n);
}
function enclosed(t) {
if (t === 62) {
e.exit("chunkString");
e.exit(s);
return enclosedBefore(t);
}
if (t === null || t === 60 || (0, a.HP)(t)) return n(t);
e.consume(t);
return t === 92 ? enclosedEscape : enclosed;
}
function enclosedEscape(t) {
if (t === 60 || t === 62 || t === 92) {
e.consume(t);
return enclosed;
}
return enclosed(t);
}
function raw(i) {
if (!f && (i === null || i === 41 || (0, a.Ee)(i))) {
e.exit("chunkString");
e.exit(s);
e.exit(l);
e.exit(r);
return t(i);
}
if (f < u && i === 40) {
e.consume(i);
f++;
return raw;
}
if (i === 41) {
e.consume(i);
f--;
return raw;
}
if (i === null || i === 32 || i === 40 || (0, a.JQ)(i)) return n(i);
e.consume(i);
return i === 92 ? rawEscape : raw;
}
function rawEscape(t) {
if (t === 40 || t === 41 || t === 92) {
e.consume(t);
return raw;
}
return raw(t);
}
}
function factoryLabel(e, t, n, r, i, o) {
const l = this;
let s = 0;
let c;
return start;
function start(t) {
e.enter(r);
e.enter(i);
e.consume(t);
e.exit(i);
e.enter(o);
return atBreak;
}
function atBreak(u) {
if (s > 999 || u === null || u === 91 || u === 93 && !c || u === 94 && !s && "_hiddenFootnoteSupport" in l.parser.constructs) return n(u);
if (u === 93) {
e.exit(o);
e.enter(i);
e.consume(u);
e.exit(i);
e.exit(r);
return t;
}
if ((0, a.HP)(u)) {
e.enter("lineEnding");
e.consume(u);
e.exit("lineEnding");
return atBreak;
}
e.enter("chunkString", {
contentType: "string"
});
return labelInside(u);
}
function labelInside(t) {
if (t === null || t === 91 || t === 93 || (0, a.HP)(t) || s++ > 999) {
e.exit("chunkString");
return atBreak(t);
}
e.consume(t);
c || (c = !(0, a.On)(t));
return t === 92 ? labelEscape : labelInside;
}
function labelEscape(t) {
if (t === 91 || t === 92 || t === 93) {
e.consume(t);
s++;
return labelInside;
}
return labelInside(t);
}
}
function factoryTitle(e, t, n, r, i, l) {
let s;
return start;
function start(t) {
if (t === 34 || t === 39 || t === 40) {
e.enter(r);
e.enter(i);
e.consume(t);
e.exit(i);
s = t === 40 ? 41 : t;
return begin;
}
return n(t);
}
function begin(n) {
if (n === s) {
e.enter(i);
e.consume(n);
e.exit(i);
e.exit(r);
return t;
}
e.enter(l);
return atBreak(n);
}
function atBreak(t) {
if (t === s) {
e.exit(l);
return begin(s);
}
if (t === null) return n(t);
if ((0, a.HP)(t)) {
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return (0, o.N)(e, atBreak, "linePrefix");
}
e.enter("chunkString", {
contentType: "string"
});
return inside(t);
}
function inside(t) {
if (t === s || t === null || (0, a.HP)(t)) {
e.exit("chunkString");
return atBreak(t);
}
e.consume(t);
return t === 92 ? escape : inside;
}
function escape(t) {
if (t === s || t === 92) {
e.consume(t);
return inside;
}
return inside(t);
}
}
function factoryWhitespace(e, t) {
let n;
return start;
function start(r) {
if ((0, a.HP)(r)) {
e.enter("lineEnding");
e.consume(r);
e.exit("lineEnding");
n = true;
return start;
}
if ((0, a.On)(r)) return (0, o.N)(e, start, n ? "linePrefix" : "lineSuffix")(r);
return t(r);
}
}
var C = n(20031);
const E = {
name: "definition",
tokenize: tokenizeDefinition
};
const D = {
partial: true,
tokenize: tokenizeTitleBefore
};
function tokenizeDefinition(e, t, n) {
const r = this;
let i;
return start;
function start(t) {
e.enter("definition");
return before(t);
}
function before(t) {
return factoryLabel.call(r, e, labelAfter, n, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(t);
}
function labelAfter(t) {
i = (0, C.B)(r.sliceSerialize(r.events[r.events.length - 1][1]).slice(1, -1));
if (t === 58) {
e.enter("definitionMarker");
e.consume(t);
e.exit("definitionMarker");
return markerAfter;
}
return n(t);
}
function markerAfter(t) {
return (0, a.Ee)(t) ? factoryWhitespace(e, destinationBefore)(t) : destinationBefore(t);
}
function destinationBefore(t) {
return factoryDestination(e, destinationAfter, n, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(t);
}
function destinationAfter(t) {
return e.attempt(D, after, after)(t);
}
function after(t) {
return (0, a.On)(t) ? (0, o.N)(e, afterWhitespace, "whitespace")(t) : afterWhitespace(t);
}
function afterWhitespace(o) {
if (o === null || (0, a.HP)(o)) {
e.exit("definition");
r.parser.defined.push(i);
return t(o);
}
return n(o);
}
}
function tokenizeTitleBefore(e, t, n) {
return titleBefore;
function titleBefore(t) {
return (0, a.Ee)(t) ? factoryWhitespace(e, beforeMarker)(t) : n(t);
}
function beforeMarker(t) {
return factoryTitle(e, titleAfter, n, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(t);
}
function titleAfter(t) {
return (0, a.On)(t) ? (0, o.N)(e, titleAfterOptionalWhitespace, "whitespace")(t) : titleAfterOptionalWhitespace(t);
}
function titleAfterOptionalWhitespace(e) {
return e === null || (0, a.HP)(e) ? t(e) : n(e);
}
}
const A = {
name: "codeIndented",
tokenize: tokenizeCodeIndented
};
const I = {
partial: true,
tokenize: tokenizeFurtherStart
};
function tokenizeCodeIndented(e, t, n) {
return start;
function start(t) {
e.enter("codeIndented");
return (0, o.B)(e, atBreak, n, "linePrefix", 4, 4)(t);
}
function atBreak(t) {
if (t === null) return after(t);
if ((0, a.HP)(t)) return e.attempt(I, atBreak, after)(t);
e.enter("codeFlowValue");
return inside(t);
}
function inside(t) {
if (t === null || (0, a.HP)(t)) {
e.exit("codeFlowValue");
return atBreak(t);
}
e.consume(t);
return inside;
}
function after(n) {
e.exit("codeIndented");
return t(n);
}
}
function tokenizeFurtherStart(e, t, n) {
const r = this;
return furtherStart;
function furtherStart(i) {
if (r.parser.lazy[r.now().line]) return n(i);
if ((0, a.HP)(i)) {
e.enter("lineEnding");
e.consume(i);
e.exit("lineEnding");
return furtherStart;
}
return (0, o.B)(e, t, onNotEnoughPrefix, "linePrefix", 4, 4)(i);
}
function onNotEnoughPrefix(e) {
return (0, a.HP)(e) ? furtherStart(e) : n(e);
}
}
const q = {
name: "headingAtx",
resolve: resolveHeadingAtx,
tokenize: tokenizeHeadingAtx
};
function resolveHeadingAtx(e, t) {
let n = e.length - 2;
let r = 3;
e[r][1].type === "whitespace" && (r += 2);
n - 2 > r && e[n][1].type === "whitespace" && (n -= 2);
e[n][1].type === "atxHeadingSequence" && (r === n - 1 || n - 4 > r && e[n - 2][1].type === "whitespace") && (n -= r + 1 === n ? 2 : 4);
if (n > r) {
const i = {
type: "atxHeadingText",
start: e[r][1].start,
end: e[n][1].end
};
const o = {
type: "chunkText",
start: e[r][1].start,
end: e[n][1].end,
contentType: "text"
};
(0, s.m)(e, r, n - r + 1, [ [ "enter", i, t ], [ "enter", o, t ], [ "exit", o, t ], [ "exit", i, t ] ]);
}
return e;
}
function tokenizeHeadingAtx(e, t, n) {
let r = 0;
return start;
function start(t) {
e.enter("atxHeading");
return before(t);
}
function before(t) {
e.enter("atxHeadingSequence");
return sequenceOpen(t);
}
function sequenceOpen(t) {
if (t === 35 && r++ < 6) {
e.consume(t);
return sequenceOpen;
}
if (t === null || (0, a.Ee)(t)) {
e.exit("atxHeadingSequence");
return atBreak(t);
}
return n(t);
}
function atBreak(n) {
if (n === 35) {
e.enter("atxHeadingSequence");
return sequenceFurther(n);
}
if (n === null || (0, a.HP)(n)) {
e.exit("atxHeading");
return t(n);
}
if ((0, a.On)(n)) return (0, o.N)(e, atBreak, "whitespace")(n);
e.enter("atxHeadingText");
return data(n);
}
function sequenceFurther(t) {
if (t === 35) {
e.consume(t);
return sequenceFurther;
}
e.exit("atxHeadingSequence");
return atBreak(t);
}
function data(t) {
if (t === null || t === 35 || (0, a.Ee)(t)) {
e.exit("atxHeadingText");
return atBreak(t);
}
e.consume(t);
return data;
}
}
class EditMap {
constructor() {
this.index = new Map;
this.map = [];
}
add(e, t, n) {
addImplementation(this, e, t, n, false);
}
addBefore(e, t, n) {
addImplementation(this, e, t, n, true);
}
consume(e) {
this.map.sort(function(e, t) {
return e[0] - t[0];
});
if (this.map.length === 0) return;
let t = this.map.length;
const n = [];
while (t > 0) {
t -= 1;
n.push(e.slice(this.map[t][0] + this.map[t][1]), this.map[t][2]);
e.length = this.map[t][0];
}
n.push(e.slice());
e.length = 0;
let r = n.pop();
while (r) {
for (const t of r) e.push(t);
r = n.pop();
}
this.map.length = 0;
this.index.clear();
}
}
function addImplementation(e, t, n, r, i) {
if (n === 0 && r.length === 0) return;
const o = e.index.get(t);
if (o) {
o[1] += n;
if (i) {
r.push(...o[2]);
o[2] = r;
} else o[2].push(...r);
return;
}
const a = [ t, n, r ];
e.map.push(a);
e.index.set(t, a);
}
const T = {
name: "setextUnderline",
resolveTo: resolveToSetextUnderline,
tokenize: tokenizeSetextUnderline
};
function resolveToSetextUnderline(e, t) {
const n = new EditMap;
let r = e.length;
let i;
let o;
let a;
while (r--) if (e[r][0] === "enter") {
if (e[r][1].type === "content") {
i = r;
break;
}
e[r][1].type === "paragraph" && (o = r);
} else {
e[r][1].type === "content" && n.add(r, 1, []);
a || e[r][1].type !== "definition" || (a = r);
}
const l = {
type: "setextHeading",
start: {
...e[i][1].start
},
end: {
...e[e.length - 1][1].end
}
};
e[o][1].type = "setextHeadingText";
if (a) {
n.add(o, 0, [ [ "enter", l, t ] ]);
n.add(a + 1, 0, [ [ "exit", e[i][1], t ] ]);
e[i][1].end = {
...e[a][1].end
};
} else e[i][1] = l;
n.add(e.length, 0, [ [ "exit", l, t ] ]);
n.consume(e);
return e;
}
function tokenizeSetextUnderline(e, t, n) {
const r = this;
let i;
return start;
function start(t) {
let o = r.events.length;
let a;
while (o--) if (r.events[o][1].type !== "lineEnding" && r.events[o][1].type !== "linePrefix" && r.events[o][1].type !== "content") {
a = r.events[o][1].type === "paragraph";
break;
}
if (!r.parser.lazy[r.now().line] && (r.interrupt || a)) {
e.enter("setextHeadingLine");
i = t;
return before(t);
}
return n(t);
}
function before(t) {
e.enter("setextHeadingLineSequence");
return inside(t);
}
function inside(t) {
if (t === i) {
e.consume(t);
return inside;
}
e.exit("setextHeadingLineSequence");
return (0, a.On)(t) ? (0, o.N)(e, after, "lineSuffix")(t) : after(t);
}
function after(r) {
if (r === null || (0, a.HP)(r)) {
e.exit("setextHeadingLine");
return t(r);
}
return n(r);
}
}
const z = [ "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul" ];
const L = [ "pre", "script", "style", "textarea" ];
const B = {
partial: true,
tokenize: tokenizeNonLazyContinuation
};
function tokenizeNonLazyContinuation(e, t, n) {
const r = this;
return start;
function start(t) {
if (t === null) return n(t);
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return after;
}
function after(e) {
return r.parser.lazy[r.now().line] ? n(e) : t(e);
}
}
const N = {
concrete: true,
name: "htmlFlow",
resolveTo: resolveToHtmlFlow,
tokenize: tokenizeHtmlFlow
};
const F = {
partial: true,
tokenize: tokenizeBlankLineBefore
};
function resolveToHtmlFlow(e) {
let t = e.length;
while (t--) if (e[t][0] === "enter" && e[t][1].type === "htmlFlow") break;
if (t > 1 && e[t - 2][1].type === "linePrefix") {
e[t][1].start = e[t - 2][1].start;
e[t + 1][1].start = e[t - 2][1].start;
e.splice(t - 2, 2);
}
return e;
}
function tokenizeHtmlFlow(e, t, n) {
const r = this;
let i;
let o;
let l;
let s;
let c;
return start;
function start(e) {
return before(e);
}
function before(t) {
e.enter("htmlFlow");
e.enter("htmlFlowData");
e.consume(t);
return open;
}
function open(s) {
if (s === 33) {
e.consume(s);
return declarationOpen;
}
if (s === 47) {
e.consume(s);
o = true;
return tagCloseStart;
}
if (s === 63) {
e.consume(s);
i = 3;
return r.interrupt ? t : continuationDeclarationInside;
}
if ((0, a.CW)(s)) {
e.consume(s);
l = String.fromCharCode(s);
return tagName;
}
return n(s);
}
function declarationOpen(o) {
if (o === 45) {
e.consume(o);
i = 2;
return commentOpenInside;
}
if (o === 91) {
e.consume(o);
i = 5;
s = 0;
return cdataOpenInside;
}
if ((0, a.CW)(o)) {
e.consume(o);
i = 4;
return r.interrupt ? t : continuationDeclarationInside;
}
return n(o);
}
function commentOpenInside(i) {
if (i === 45) {
e.consume(i);
return r.interrupt ? t : continuationDeclarationInside;
}
return n(i);
}
function cdataOpenInside(i) {
const o = "CDATA[";
if (i === o.charCodeAt(s++)) {
e.consume(i);
if (s === o.length) return r.interrupt ? t : continuation;
return cdataOpenInside;
}
return n(i);
}
function tagCloseStart(t) {
if ((0, a.CW)(t)) {
e.consume(t);
l = String.fromCharCode(t);
return tagName;
}
return n(t);
}
function tagName(s) {
if (s === null || s === 47 || s === 62 || (0, a.Ee)(s)) {
const a = s === 47;
const c = l.toLowerCase();
if (!a && !o && L.includes(c)) {
i = 1;
return r.interrupt ? t(s) : continuation(s);
}
if (z.includes(l.toLowerCase())) {
i = 6;
if (a) {
e.consume(s);
return basicSelfClosing;
}
return r.interrupt ? t(s) : continuation(s);
}
i = 7;
return r.interrupt && !r.parser.lazy[r.now().line] ? n(s) : o ? completeClosingTagAfter(s) : completeAttributeNameBefore(s);
}
if (s === 45 || (0, a.lV)(s)) {
e.consume(s);
l += String.fromCharCode(s);
return tagName;
}
return n(s);
}
function basicSelfClosing(i) {
if (i === 62) {
e.consume(i);
return r.interrupt ? t : continuation;
}
return n(i);
}
function completeClosingTagAfter(t) {
if ((0, a.On)(t)) {
e.consume(t);
return completeClosingTagAfter;
}
return completeEnd(t);
}
function completeAttributeNameBefore(t) {
if (t === 47) {
e.consume(t);
return completeEnd;
}
if (t === 58 || t === 95 || (0, a.CW)(t)) {
e.consume(t);
return completeAttributeName;
}
if ((0, a.On)(t)) {
e.consume(t);
return completeAttributeNameBefore;
}
return completeEnd(t);
}
function completeAttributeName(t) {
if (t === 45 || t === 46 || t === 58 || t === 95 || (0, a.lV)(t)) {
e.consume(t);
return completeAttributeName;
}
return completeAttributeNameAfter(t);
}
function completeAttributeNameAfter(t) {
if (t === 61) {
e.consume(t);
return completeAttributeValueBefore;
}
if ((0, a.On)(t)) {
e.consume(t);
return completeAttributeNameAfter;
}
return completeAttributeNameBefore(t);
}
function completeAttributeValueBefore(t) {
if (t === null || t === 60 || t === 61 || t === 62 || t === 96) return n(t);
if (t === 34 || t === 39) {
e.consume(t);
c = t;
return completeAttributeValueQuoted;
}
if ((0, a.On)(t)) {
e.consume(t);
return completeAttributeValueBefore;
}
return completeAttributeValueUnquoted(t);
}
function completeAttributeValueQuoted(t) {
if (t === c) {
e.consume(t);
c = null;
return completeAttributeValueQuotedAfter;
}
if (t === null || (0, a.HP)(t)) return n(t);
e.consume(t);
return completeAttributeValueQuoted;
}
function completeAttributeValueUnquoted(t) {
if (t === null || t === 34 || t === 39 || t === 47 || t === 60 || t === 61 || t === 62 || t === 96 || (0, 
a.Ee)(t)) return completeAttributeNameAfter(t);
e.consume(t);
return completeAttributeValueUnquoted;
}
function completeAttributeValueQuotedAfter(e) {
if (e === 47 || e === 62 || (0, a.On)(e)) return completeAttributeNameBefore(e);
return n(e);
}
function completeEnd(t) {
if (t === 62) {
e.consume(t);
return completeAfter;
}
return n(t);
}
function completeAfter(t) {
if (t === null || (0, a.HP)(t)) return continuation(t);
if ((0, a.On)(t)) {
e.consume(t);
return completeAfter;
}
return n(t);
}
function continuation(t) {
if (t === 45 && i === 2) {
e.consume(t);
return continuationCommentInside;
}
if (t === 60 && i === 1) {
e.consume(t);
return continuationRawTagOpen;
}
if (t === 62 && i === 4) {
e.consume(t);
return continuationClose;
}
if (t === 63 && i === 3) {
e.consume(t);
return continuationDeclarationInside;
}
if (t === 93 && i === 5) {
e.consume(t);
return continuationCdataInside;
}
if ((0, a.HP)(t) && (i === 6 || i === 7)) {
e.exit("htmlFlowData");
return e.check(F, continuationAfter, continuationStart)(t);
}
if (t === null || (0, a.HP)(t)) {
e.exit("htmlFlowData");
return continuationStart(t);
}
e.consume(t);
return continuation;
}
function continuationStart(t) {
return e.check(B, continuationStartNonLazy, continuationAfter)(t);
}
function continuationStartNonLazy(t) {
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return continuationBefore;
}
function continuationBefore(t) {
if (t === null || (0, a.HP)(t)) return continuationStart(t);
e.enter("htmlFlowData");
return continuation(t);
}
function continuationCommentInside(t) {
if (t === 45) {
e.consume(t);
return continuationDeclarationInside;
}
return continuation(t);
}
function continuationRawTagOpen(t) {
if (t === 47) {
e.consume(t);
l = "";
return continuationRawEndTag;
}
return continuation(t);
}
function continuationRawEndTag(t) {
if (t === 62) {
const n = l.toLowerCase();
if (L.includes(n)) {
e.consume(t);
return continuationClose;
}
return continuation(t);
}
if ((0, a.CW)(t) && l.length < 8) {
e.consume(t);
l += String.fromCharCode(t);
return continuationRawEndTag;
}
return continuation(t);
}
function continuationCdataInside(t) {
if (t === 93) {
e.consume(t);
return continuationDeclarationInside;
}
return continuation(t);
}
function continuationDeclarationInside(t) {
if (t === 62) {
e.consume(t);
return continuationClose;
}
if (t === 45 && i === 2) {
e.consume(t);
return continuationDeclarationInside;
}
return continuation(t);
}
function continuationClose(t) {
if (t === null || (0, a.HP)(t)) {
e.exit("htmlFlowData");
return continuationAfter(t);
}
e.consume(t);
return continuationClose;
}
function continuationAfter(n) {
e.exit("htmlFlow");
return t(n);
}
}
function tokenizeBlankLineBefore(e, t, n) {
return start;
function start(r) {
e.enter("lineEnding");
e.consume(r);
e.exit("lineEnding");
return e.attempt(f.B, t, n);
}
}
const O = {
concrete: true,
name: "codeFenced",
tokenize: tokenizeCodeFenced
};
function tokenizeCodeFenced(e, t, n) {
const r = this;
const i = {
partial: true,
tokenize: tokenizeCloseStart
};
let l = 0;
let s = 0;
let c;
return start;
function start(e) {
return beforeSequenceOpen(e);
}
function beforeSequenceOpen(t) {
const n = r.events[r.events.length - 1];
l = n && n[1].type === "linePrefix" ? n[2].sliceSerialize(n[1], true).length : 0;
c = t;
e.enter("codeFenced");
e.enter("codeFencedFence");
e.enter("codeFencedFenceSequence");
return sequenceOpen(t);
}
function sequenceOpen(t) {
if (t === c) {
s++;
e.consume(t);
return sequenceOpen;
}
if (s < 3) return n(t);
e.exit("codeFencedFenceSequence");
return (0, a.On)(t) ? (0, o.N)(e, infoBefore, "whitespace")(t) : infoBefore(t);
}
function infoBefore(n) {
if (n === null || (0, a.HP)(n)) {
e.exit("codeFencedFence");
return r.interrupt ? t(n) : e.check(B, atNonLazyBreak, after)(n);
}
e.enter("codeFencedFenceInfo");
e.enter("chunkString", {
contentType: "string"
});
return info(n);
}
function info(t) {
if (t === null || (0, a.HP)(t)) {
e.exit("chunkString");
e.exit("codeFencedFenceInfo");
return infoBefore(t);
}
if ((0, a.On)(t)) {
e.exit("chunkString");
e.exit("codeFencedFenceInfo");
return (0, o.N)(e, metaBefore, "whitespace")(t);
}
if (t === 96 && t === c) return n(t);
e.consume(t);
return info;
}
function metaBefore(t) {
if (t === null || (0, a.HP)(t)) return infoBefore(t);
e.enter("codeFencedFenceMeta");
e.enter("chunkString", {
contentType: "string"
});
return meta(t);
}
function meta(t) {
if (t === null || (0, a.HP)(t)) {
e.exit("chunkString");
e.exit("codeFencedFenceMeta");
return infoBefore(t);
}
if (t === 96 && t === c) return n(t);
e.consume(t);
return meta;
}
function atNonLazyBreak(t) {
return e.attempt(i, after, contentBefore)(t);
}
function contentBefore(t) {
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return contentStart;
}
function contentStart(t) {
return l > 0 && (0, a.On)(t) ? (0, o.N)(e, beforeContentChunk, "linePrefix", l + 1)(t) : beforeContentChunk(t);
}
function beforeContentChunk(t) {
if (t === null || (0, a.HP)(t)) return e.check(B, atNonLazyBreak, after)(t);
e.enter("codeFlowValue");
return contentChunk(t);
}
function contentChunk(t) {
if (t === null || (0, a.HP)(t)) {
e.exit("codeFlowValue");
return beforeContentChunk(t);
}
e.consume(t);
return contentChunk;
}
function after(n) {
e.exit("codeFenced");
return t(n);
}
function tokenizeCloseStart(e, t, n) {
let i = 0;
return startBefore;
function startBefore(t) {
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return start;
}
function start(t) {
e.enter("codeFencedFence");
return (0, a.On)(t) ? (0, o.N)(e, beforeSequenceClose, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : beforeSequenceClose(t);
}
function beforeSequenceClose(t) {
if (t === c) {
e.enter("codeFencedFenceSequence");
return sequenceClose(t);
}
return n(t);
}
function sequenceClose(t) {
if (t === c) {
i++;
e.consume(t);
return sequenceClose;
}
if (i >= s) {
e.exit("codeFencedFenceSequence");
return (0, a.On)(t) ? (0, o.N)(e, sequenceCloseAfter, "whitespace")(t) : sequenceCloseAfter(t);
}
return n(t);
}
function sequenceCloseAfter(r) {
if (r === null || (0, a.HP)(r)) {
e.exit("codeFencedFence");
return t(r);
}
return n(r);
}
}
}
var P = n(37126);
const R = {
name: "characterReference",
tokenize: tokenizeCharacterReference
};
function tokenizeCharacterReference(e, t, n) {
const r = this;
let i = 0;
let o;
let l;
return start;
function start(t) {
e.enter("characterReference");
e.enter("characterReferenceMarker");
e.consume(t);
e.exit("characterReferenceMarker");
return open;
}
function open(t) {
if (t === 35) {
e.enter("characterReferenceMarkerNumeric");
e.consume(t);
e.exit("characterReferenceMarkerNumeric");
return numeric;
}
e.enter("characterReferenceValue");
o = 31;
l = a.lV;
return value(t);
}
function numeric(t) {
if (t === 88 || t === 120) {
e.enter("characterReferenceMarkerHexadecimal");
e.consume(t);
e.exit("characterReferenceMarkerHexadecimal");
e.enter("characterReferenceValue");
o = 6;
l = a.ok;
return value;
}
e.enter("characterReferenceValue");
o = 7;
l = a.BM;
return value(t);
}
function value(s) {
if (s === 59 && i) {
const i = e.exit("characterReferenceValue");
if (l === a.lV && !(0, P.s)(r.sliceSerialize(i))) return n(s);
e.enter("characterReferenceMarker");
e.consume(s);
e.exit("characterReferenceMarker");
e.exit("characterReference");
return t;
}
if (l(s) && i++ < o) {
e.consume(s);
return value;
}
return n(s);
}
}
const H = {
name: "characterEscape",
tokenize: tokenizeCharacterEscape
};
function tokenizeCharacterEscape(e, t, n) {
return start;
function start(t) {
e.enter("characterEscape");
e.enter("escapeMarker");
e.consume(t);
e.exit("escapeMarker");
return inside;
}
function inside(r) {
if ((0, a.ol)(r)) {
e.enter("characterEscapeValue");
e.consume(r);
e.exit("characterEscapeValue");
e.exit("characterEscape");
return t;
}
return n(r);
}
}
const V = {
name: "lineEnding",
tokenize: tokenizeLineEnding
};
function tokenizeLineEnding(e, t) {
return start;
function start(n) {
e.enter("lineEnding");
e.consume(n);
e.exit("lineEnding");
return (0, o.N)(e, t, "linePrefix");
}
}
var M = n(36728);
const _ = {
name: "labelEnd",
resolveAll: resolveAllLabelEnd,
resolveTo: resolveToLabelEnd,
tokenize: tokenizeLabelEnd
};
const U = {
tokenize: tokenizeResource
};
const W = {
tokenize: tokenizeReferenceFull
};
const j = {
tokenize: tokenizeReferenceCollapsed
};
function resolveAllLabelEnd(e) {
let t = -1;
const n = [];
while (++t < e.length) {
const r = e[t][1];
n.push(e[t]);
if (r.type === "labelImage" || r.type === "labelLink" || r.type === "labelEnd") {
const e = r.type === "labelImage" ? 4 : 2;
r.type = "data";
t += e;
}
}
e.length !== n.length && (0, s.m)(e, 0, e.length, n);
return e;
}
function resolveToLabelEnd(e, t) {
let n = e.length;
let r = 0;
let i;
let o;
let a;
while (n--) {
const t = e[n][1];
if (i) {
if (t.type === "link" || t.type === "labelLink" && t._inactive) break;
e[n][0] === "enter" && t.type === "labelLink" && (t._inactive = true);
} else if (o) {
if (e[n][0] === "enter" && (t.type === "labelImage" || t.type === "labelLink") && !t._balanced) {
i = n;
if (t.type !== "labelLink") {
r = 2;
break;
}
}
} else t.type === "labelEnd" && (o = n);
}
const l = {
type: e[i][1].type === "labelLink" ? "link" : "image",
start: {
...e[i][1].start
},
end: {
...e[e.length - 1][1].end
}
};
const c = {
type: "label",
start: {
...e[i][1].start
},
end: {
...e[o][1].end
}
};
const u = {
type: "labelText",
start: {
...e[i + r + 2][1].end
},
end: {
...e[o - 2][1].start
}
};
a = [ [ "enter", l, t ], [ "enter", c, t ] ];
a = (0, s.V)(a, e.slice(i + 1, i + r + 3));
a = (0, s.V)(a, [ [ "enter", u, t ] ]);
a = (0, s.V)(a, (0, M.W)(t.parser.constructs.insideSpan.null, e.slice(i + r + 4, o - 3), t));
a = (0, s.V)(a, [ [ "exit", u, t ], e[o - 2], e[o - 1], [ "exit", c, t ] ]);
a = (0, s.V)(a, e.slice(o + 1));
a = (0, s.V)(a, [ [ "exit", l, t ] ]);
(0, s.m)(e, i, e.length, a);
return e;
}
function tokenizeLabelEnd(e, t, n) {
const r = this;
const i = r._labelStarts;
let o;
let a;
if (i) {
while (i.length > 0 && i[i.length - 1]._balanced) i.pop();
o = i[i.length - 1];
}
return start;
function start(t) {
if (!o) return n(t);
if (o._inactive) return labelEndNok(t);
a = r.parser.defined.includes((0, C.B)(r.sliceSerialize({
start: o.end,
end: r.now()
})));
e.enter("labelEnd");
e.enter("labelMarker");
e.consume(t);
e.exit("labelMarker");
e.exit("labelEnd");
return after;
}
function after(t) {
if (t === 40) return e.attempt(U, labelEndOk, a ? labelEndOk : labelEndNok)(t);
if (t === 91) return e.attempt(W, labelEndOk, a ? referenceNotFull : labelEndNok)(t);
return a ? labelEndOk(t) : labelEndNok(t);
}
function referenceNotFull(t) {
return e.attempt(j, labelEndOk, labelEndNok)(t);
}
function labelEndOk(e) {
i.pop();
return t(e);
}
function labelEndNok(e) {
o._balanced = true;
return n(e);
}
}
function tokenizeResource(e, t, n) {
return resourceStart;
function resourceStart(t) {
e.enter("resource");
e.enter("resourceMarker");
e.consume(t);
e.exit("resourceMarker");
return resourceBefore;
}
function resourceBefore(t) {
return (0, a.Ee)(t) ? factoryWhitespace(e, resourceOpen)(t) : resourceOpen(t);
}
function resourceOpen(t) {
if (t === 41) return resourceEnd(t);
return factoryDestination(e, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(t);
}
function resourceDestinationAfter(t) {
return (0, a.Ee)(t) ? factoryWhitespace(e, resourceBetween)(t) : resourceEnd(t);
}
function resourceDestinationMissing(e) {
return n(e);
}
function resourceBetween(t) {
if (t === 34 || t === 39 || t === 40) return factoryTitle(e, resourceTitleAfter, n, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(t);
return resourceEnd(t);
}
function resourceTitleAfter(t) {
return (0, a.Ee)(t) ? factoryWhitespace(e, resourceEnd)(t) : resourceEnd(t);
}
function resourceEnd(r) {
if (r === 41) {
e.enter("resourceMarker");
e.consume(r);
e.exit("resourceMarker");
e.exit("resource");
return t;
}
return n(r);
}
}
function tokenizeReferenceFull(e, t, n) {
const r = this;
return referenceFull;
function referenceFull(t) {
return factoryLabel.call(r, e, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(t);
}
function referenceFullAfter(e) {
return r.parser.defined.includes((0, C.B)(r.sliceSerialize(r.events[r.events.length - 1][1]).slice(1, -1))) ? t(e) : n(e);
}
function referenceFullMissing(e) {
return n(e);
}
}
function tokenizeReferenceCollapsed(e, t, n) {
return referenceCollapsedStart;
function referenceCollapsedStart(t) {
e.enter("reference");
e.enter("referenceMarker");
e.consume(t);
e.exit("referenceMarker");
return referenceCollapsedOpen;
}
function referenceCollapsedOpen(r) {
if (r === 93) {
e.enter("referenceMarker");
e.consume(r);
e.exit("referenceMarker");
e.exit("reference");
return t;
}
return n(r);
}
}
const G = {
name: "labelStartImage",
resolveAll: _.resolveAll,
tokenize: tokenizeLabelStartImage
};
function tokenizeLabelStartImage(e, t, n) {
const r = this;
let i;
return start;
function start(t) {
e.enter("labelImage");
e.enter("labelImageMarker");
e.consume(t);
e.exit("labelImageMarker");
return open;
}
function open(t) {
if (t === 91) {
e.enter("labelMarker");
e.consume(t);
e.exit("labelMarker");
i = e.exit("labelImage");
return after;
}
return n(t);
}
function after(e) {
if (e === 94 && "_hiddenFootnoteSupport" in r.parser.constructs) return n(e);
r._labelStarts = r._labelStarts || [];
r._labelStarts.push(i);
return t(e);
}
}
var Q = n(64386);
const Y = {
name: "attention",
resolveAll: resolveAllAttention,
tokenize: tokenizeAttention
};
function resolveAllAttention(e, t) {
let n = -1;
let r;
while (++n < e.length) if (e[n][0] === "enter" && e[n][1].type === "attentionSequence" && e[n][1]._close) {
let i = n;
while (i--) if (e[i][0] === "exit" && e[i][1].type === "attentionSequence" && e[i][1]._open && t.sliceSerialize(e[i][1]).charCodeAt(0) === t.sliceSerialize(e[n][1]).charCodeAt(0)) {
if ((e[i][1]._close || e[n][1]._open) && (e[n][1].end.offset - e[n][1].start.offset) % 3 && !((e[i][1].end.offset - e[i][1].start.offset + e[n][1].end.offset - e[n][1].start.offset) % 3)) continue;
const o = e[i][1].end.offset - e[i][1].start.offset > 1 && e[n][1].end.offset - e[n][1].start.offset > 1 ? 2 : 1;
const a = {
...e[i][1].end
};
const l = {
...e[n][1].start
};
movePoint(a, -o);
movePoint(l, o);
const c = {
type: o > 1 ? "strongSequence" : "emphasisSequence",
start: a,
end: {
...e[i][1].end
}
};
const u = {
type: o > 1 ? "strongSequence" : "emphasisSequence",
start: {
...e[n][1].start
},
end: l
};
const f = {
type: o > 1 ? "strongText" : "emphasisText",
start: {
...e[i][1].end
},
end: {
...e[n][1].start
}
};
const d = {
type: o > 1 ? "strong" : "emphasis",
start: {
...c.start
},
end: {
...u.end
}
};
e[i][1].end = {
...c.start
};
e[n][1].start = {
...u.end
};
r = [];
e[i][1].end.offset - e[i][1].start.offset && (r = (0, s.V)(r, [ [ "enter", e[i][1], t ], [ "exit", e[i][1], t ] ]));
r = (0, s.V)(r, [ [ "enter", d, t ], [ "enter", c, t ], [ "exit", c, t ], [ "enter", f, t ] ]);
r = (0, s.V)(r, (0, M.W)(t.parser.constructs.insideSpan.null, e.slice(i + 1, n), t));
r = (0, s.V)(r, [ [ "exit", f, t ], [ "enter", u, t ], [ "exit", u, t ], [ "exit", d, t ] ]);
let h = 0;
if (e[n][1].end.offset - e[n][1].start.offset) {
h = 2;
r = (0, s.V)(r, [ [ "enter", e[n][1], t ], [ "exit", e[n][1], t ] ]);
}
(0, s.m)(e, i - 1, n - i + 3, r);
n = i + r.length - h - 2;
break;
}
}
n = -1;
while (++n < e.length) e[n][1].type === "attentionSequence" && (e[n][1].type = "data");
return e;
}
function tokenizeAttention(e, t) {
const n = this.parser.constructs.attentionMarkers.null;
const r = this.previous;
const i = (0, Q.S)(r);
let o;
return start;
function start(t) {
o = t;
e.enter("attentionSequence");
return inside(t);
}
function inside(a) {
if (a === o) {
e.consume(a);
return inside;
}
const l = e.exit("attentionSequence");
const s = (0, Q.S)(a);
const c = !s || s === 2 && i || n.includes(a) && a !== 42 && a !== 95;
const u = !i || i === 2 && s || n.includes(r) && r !== 42 && r !== 95;
l._open = Boolean(o === 42 ? c : c && (i || !u));
l._close = Boolean(o === 42 ? u : u && (s || !c));
return t(a);
}
}
function movePoint(e, t) {
e.column += t;
e.offset += t;
e._bufferIndex += t;
}
const J = {
name: "autolink",
tokenize: tokenizeAutolink
};
function tokenizeAutolink(e, t, n) {
let r = 0;
return start;
function start(t) {
e.enter("autolink");
e.enter("autolinkMarker");
e.consume(t);
e.exit("autolinkMarker");
e.enter("autolinkProtocol");
return open;
}
function open(t) {
if ((0, a.CW)(t)) {
e.consume(t);
return schemeOrEmailAtext;
}
if (t === 64) return n(t);
return emailAtext(t);
}
function schemeOrEmailAtext(e) {
if (e === 43 || e === 45 || e === 46 || (0, a.lV)(e)) {
r = 1;
return schemeInsideOrEmailAtext(e);
}
return emailAtext(e);
}
function schemeInsideOrEmailAtext(t) {
if (t === 58) {
e.consume(t);
r = 0;
return urlInside;
}
if ((t === 43 || t === 45 || t === 46 || (0, a.lV)(t)) && r++ < 32) {
e.consume(t);
return schemeInsideOrEmailAtext;
}
r = 0;
return emailAtext(t);
}
function urlInside(r) {
if (r === 62) {
e.exit("autolinkProtocol");
e.enter("autolinkMarker");
e.consume(r);
e.exit("autolinkMarker");
e.exit("autolink");
return t;
}
if (r === null || r === 32 || r === 60 || (0, a.JQ)(r)) return n(r);
e.consume(r);
return urlInside;
}
function emailAtext(t) {
if (t === 64) {
e.consume(t);
return emailAtSignOrDot;
}
if ((0, a.cx)(t)) {
e.consume(t);
return emailAtext;
}
return n(t);
}
function emailAtSignOrDot(e) {
return (0, a.lV)(e) ? emailLabel(e) : n(e);
}
function emailLabel(n) {
if (n === 46) {
e.consume(n);
r = 0;
return emailAtSignOrDot;
}
if (n === 62) {
e.exit("autolinkProtocol").type = "autolinkEmail";
e.enter("autolinkMarker");
e.consume(n);
e.exit("autolinkMarker");
e.exit("autolink");
return t;
}
return emailValue(n);
}
function emailValue(t) {
if ((t === 45 || (0, a.lV)(t)) && r++ < 63) {
const n = t === 45 ? emailValue : emailLabel;
e.consume(t);
return n;
}
return n(t);
}
}
const Z = {
name: "htmlText",
tokenize: tokenizeHtmlText
};
function tokenizeHtmlText(e, t, n) {
const r = this;
let i;
let l;
let s;
return start;
function start(t) {
e.enter("htmlText");
e.enter("htmlTextData");
e.consume(t);
return open;
}
function open(t) {
if (t === 33) {
e.consume(t);
return declarationOpen;
}
if (t === 47) {
e.consume(t);
return tagCloseStart;
}
if (t === 63) {
e.consume(t);
return instruction;
}
if ((0, a.CW)(t)) {
e.consume(t);
return tagOpen;
}
return n(t);
}
function declarationOpen(t) {
if (t === 45) {
e.consume(t);
return commentOpenInside;
}
if (t === 91) {
e.consume(t);
l = 0;
return cdataOpenInside;
}
if ((0, a.CW)(t)) {
e.consume(t);
return declaration;
}
return n(t);
}
function commentOpenInside(t) {
if (t === 45) {
e.consume(t);
return commentEnd;
}
return n(t);
}
function comment(t) {
if (t === null) return n(t);
if (t === 45) {
e.consume(t);
return commentClose;
}
if ((0, a.HP)(t)) {
s = comment;
return lineEndingBefore(t);
}
e.consume(t);
return comment;
}
function commentClose(t) {
if (t === 45) {
e.consume(t);
return commentEnd;
}
return comment(t);
}
function commentEnd(e) {
return e === 62 ? end(e) : e === 45 ? commentClose(e) : comment(e);
}
function cdataOpenInside(t) {
const r = "CDATA[";
if (t === r.charCodeAt(l++)) {
e.consume(t);
return l === r.length ? cdata : cdataOpenInside;
}
return n(t);
}
function cdata(t) {
if (t === null) return n(t);
if (t === 93) {
e.consume(t);
return cdataClose;
}
if ((0, a.HP)(t)) {
s = cdata;
return lineEndingBefore(t);
}
e.consume(t);
return cdata;
}
function cdataClose(t) {
if (t === 93) {
e.consume(t);
return cdataEnd;
}
return cdata(t);
}
function cdataEnd(t) {
if (t === 62) return end(t);
if (t === 93) {
e.consume(t);
return cdataEnd;
}
return cdata(t);
}
function declaration(t) {
if (t === null || t === 62) return end(t);
if ((0, a.HP)(t)) {
s = declaration;
return lineEndingBefore(t);
}
e.consume(t);
return declaration;
}
function instruction(t) {
if (t === null) return n(t);
if (t === 63) {
e.consume(t);
return instructionClose;
}
if ((0, a.HP)(t)) {
s = instruction;
return lineEndingBefore(t);
}
e.consume(t);
return instruction;
}
function instructionClose(e) {
return e === 62 ? end(e) : instruction(e);
}
function tagCloseStart(t) {
if ((0, a.CW)(t)) {
e.consume(t);
return tagClose;
}
return n(t);
}
function tagClose(t) {
if (t === 45 || (0, a.lV)(t)) {
e.consume(t);
return tagClose;
}
return tagCloseBetween(t);
}
function tagCloseBetween(t) {
if ((0, a.HP)(t)) {
s = tagCloseBetween;
return lineEndingBefore(t);
}
if ((0, a.On)(t)) {
e.consume(t);
return tagCloseBetween;
}
return end(t);
}
function tagOpen(t) {
if (t === 45 || (0, a.lV)(t)) {
e.consume(t);
return tagOpen;
}
if (t === 47 || t === 62 || (0, a.Ee)(t)) return tagOpenBetween(t);
return n(t);
}
function tagOpenBetween(t) {
if (t === 47) {
e.consume(t);
return end;
}
if (t === 58 || t === 95 || (0, a.CW)(t)) {
e.consume(t);
return tagOpenAttributeName;
}
if ((0, a.HP)(t)) {
s = tagOpenBetween;
return lineEndingBefore(t);
}
if ((0, a.On)(t)) {
e.consume(t);
return tagOpenBetween;
}
return end(t);
}
function tagOpenAttributeName(t) {
if (t === 45 || t === 46 || t === 58 || t === 95 || (0, a.lV)(t)) {
e.consume(t);
return tagOpenAttributeName;
}
return tagOpenAttributeNameAfter(t);
}
function tagOpenAttributeNameAfter(t) {
if (t === 61) {
e.consume(t);
return tagOpenAttributeValueBefore;
}
if ((0, a.HP)(t)) {
s = tagOpenAttributeNameAfter;
return lineEndingBefore(t);
}
if ((0, a.On)(t)) {
e.consume(t);
return tagOpenAttributeNameAfter;
}
return tagOpenBetween(t);
}
function tagOpenAttributeValueBefore(t) {
if (t === null || t === 60 || t === 61 || t === 62 || t === 96) return n(t);
if (t === 34 || t === 39) {
e.consume(t);
i = t;
return tagOpenAttributeValueQuoted;
}
if ((0, a.HP)(t)) {
s = tagOpenAttributeValueBefore;
return lineEndingBefore(t);
}
if ((0, a.On)(t)) {
e.consume(t);
return tagOpenAttributeValueBefore;
}
e.consume(t);
return tagOpenAttributeValueUnquoted;
}
function tagOpenAttributeValueQuoted(t) {
if (t === i) {
e.consume(t);
i = void 0;
return tagOpenAttributeValueQuotedAfter;
}
if (t === null) return n(t);
if ((0, a.HP)(t)) {
s = tagOpenAttributeValueQuoted;
return lineEndingBefore(t);
}
e.consume(t);
return tagOpenAttributeValueQuoted;
}
function tagOpenAttributeValueUnquoted(t) {
if (t === null || t === 34 || t === 39 || t === 60 || t === 61 || t === 96) return n(t);
if (t === 47 || t === 62 || (0, a.Ee)(t)) return tagOpenBetween(t);
e.consume(t);
return tagOpenAttributeValueUnquoted;
}
function tagOpenAttributeValueQuotedAfter(e) {
if (e === 47 || e === 62 || (0, a.Ee)(e)) return tagOpenBetween(e);
return n(e);
}
function end(r) {
if (r === 62) {
e.consume(r);
e.exit("htmlTextData");
e.exit("htmlText");
return t;
}
return n(r);
}
function lineEndingBefore(t) {
e.exit("htmlTextData");
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return lineEndingAfter;
}
function lineEndingAfter(t) {
return (0, a.On)(t) ? (0, o.N)(e, lineEndingAfterPrefix, "linePrefix", r.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(t) : lineEndingAfterPrefix(t);
}
function lineEndingAfterPrefix(t) {
e.enter("htmlTextData");
return s(t);
}
}
const K = {
name: "labelStartLink",
resolveAll: _.resolveAll,
tokenize: tokenizeLabelStartLink
};
function tokenizeLabelStartLink(e, t, n) {
const r = this;
let i;
return start;
function start(t) {
e.enter("labelLink");
e.enter("labelMarker");
e.consume(t);
e.exit("labelMarker");
i = e.exit("labelLink");
return after;
}
function after(e) {
if (e === 94 && "_hiddenFootnoteSupport" in r.parser.constructs) return n(e);
r._labelStarts = r._labelStarts || [];
r._labelStarts.push(i);
return t(e);
}
}
const $ = {
name: "hardBreakEscape",
tokenize: tokenizeHardBreakEscape
};
function tokenizeHardBreakEscape(e, t, n) {
return start;
function start(t) {
e.enter("hardBreakEscape");
e.consume(t);
return after;
}
function after(r) {
if ((0, a.HP)(r)) {
e.exit("hardBreakEscape");
return t(r);
}
return n(r);
}
}
const X = {
name: "codeText",
previous: previous,
resolve: resolveCodeText,
tokenize: tokenizeCodeText
};
function resolveCodeText(e) {
let t = e.length - 4;
let n = 3;
let r;
let i;
if ((e[n][1].type === "lineEnding" || e[n][1].type === "space") && (e[t][1].type === "lineEnding" || e[t][1].type === "space")) {
r = n;
while (++r < t) if (e[r][1].type === "codeTextData") {
e[n][1].type = "codeTextPadding";
e[t][1].type = "codeTextPadding";
n += 2;
t -= 2;
break;
}
}
r = n - 1;
t++;
while (++r <= t) if (i === void 0) r !== t && e[r][1].type !== "lineEnding" && (i = r); else if (r === t || e[r][1].type === "lineEnding") {
e[i][1].type = "codeTextData";
if (r !== i + 2) {
e[i][1].end = e[r - 1][1].end;
e.splice(i + 2, r - i - 2);
t -= r - i - 2;
r = i + 2;
}
i = void 0;
}
return e;
}
function previous(e) {
return e !== 96 || this.events[this.events.length - 1][1].type === "characterEscape";
}
function tokenizeCodeText(e, t, n) {
let r = 0;
let i;
let o;
return start;
function start(t) {
e.enter("codeText");
e.enter("codeTextSequence");
return sequenceOpen(t);
}
function sequenceOpen(t) {
if (t === 96) {
e.consume(t);
r++;
return sequenceOpen;
}
e.exit("codeTextSequence");
return between(t);
}
function between(t) {
if (t === null) return n(t);
if (t === 32) {
e.enter("space");
e.consume(t);
e.exit("space");
return between;
}
if (t === 96) {
o = e.enter("codeTextSequence");
i = 0;
return sequenceClose(t);
}
if ((0, a.HP)(t)) {
e.enter("lineEnding");
e.consume(t);
e.exit("lineEnding");
return between;
}
e.enter("codeTextData");
return data(t);
}
function data(t) {
if (t === null || t === 32 || t === 96 || (0, a.HP)(t)) {
e.exit("codeTextData");
return between(t);
}
e.consume(t);
return data;
}
function sequenceClose(n) {
if (n === 96) {
e.consume(n);
i++;
return sequenceClose;
}
if (i === r) {
e.exit("codeTextSequence");
e.exit("codeText");
return t(n);
}
o.type = "codeTextData";
return data(n);
}
}
const ee = {
[42]: w,
[43]: w,
[45]: w,
[48]: w,
[49]: w,
[50]: w,
[51]: w,
[52]: w,
[53]: w,
[54]: w,
[55]: w,
[56]: w,
[57]: w,
[62]: S
};
const te = {
[91]: E
};
const ne = {
[-2]: A,
[-1]: A,
[32]: A
};
const re = {
[35]: q,
[42]: x,
[45]: [ T, x ],
[60]: N,
[61]: T,
[95]: x,
[96]: O,
[126]: O
};
const ie = {
[38]: R,
[92]: H
};
const oe = {
[-5]: V,
[-4]: V,
[-3]: V,
[33]: G,
[38]: R,
[42]: Y,
[60]: [ J, Z ],
[91]: K,
[92]: [ $, H ],
[93]: _,
[95]: Y,
[96]: X
};
const ae = {
null: [ Y, m ]
};
const le = {
null: [ 42, 95 ]
};
const se = {
null: []
};
function createTokenizer(e, t, n) {
let r = {
_bufferIndex: -1,
_index: 0,
line: n && n.line || 1,
column: n && n.column || 1,
offset: n && n.offset || 0
};
const i = {};
const o = [];
let l = [];
let c = [];
let u = true;
const f = {
attempt: constructFactory(onsuccessfulconstruct),
check: constructFactory(onsuccessfulcheck),
consume: consume,
enter: enter,
exit: exit,
interrupt: constructFactory(onsuccessfulcheck, {
interrupt: true
})
};
const d = {
code: null,
containerState: {},
defineSkip: defineSkip,
events: [],
now: now,
parser: e,
previous: null,
sliceSerialize: sliceSerialize,
sliceStream: sliceStream,
write: write
};
let h = t.tokenize.call(d, f);
let p;
t.resolveAll && o.push(t);
return d;
function write(e) {
l = (0, s.V)(l, e);
main();
if (l[l.length - 1] !== null) return [];
addResult(t, 0);
d.events = (0, M.W)(o, d.events, d);
return d.events;
}
function sliceSerialize(e, t) {
return serializeChunks(sliceStream(e), t);
}
function sliceStream(e) {
return sliceChunks(l, e);
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
function defineSkip(e) {
i[e.line] = e.column;
accountForPotentialSkip();
}
function main() {
let e;
while (r._index < l.length) {
const t = l[r._index];
if (typeof t === "string") {
e = r._index;
r._bufferIndex < 0 && (r._bufferIndex = 0);
while (r._index === e && r._bufferIndex < t.length) go(t.charCodeAt(r._bufferIndex));
} else go(t);
}
}
function go(e) {
u = void 0;
p = e;
h = h(e);
}
function consume(e) {
if ((0, a.HP)(e)) {
r.line++;
r.column = 1;
r.offset += e === -3 ? 2 : 1;
accountForPotentialSkip();
} else if (e !== -1) {
r.column++;
r.offset++;
}
if (r._bufferIndex < 0) r._index++; else {
r._bufferIndex++;
if (r._bufferIndex === l[r._index].length) {
r._bufferIndex = -1;
r._index++;
}
}
d.previous = e;
u = true;
}
function enter(e, t) {
const n = t || {};
n.type = e;
n.start = now();
d.events.push([ "enter", n, d ]);
c.push(n);
return n;
}
function exit(e) {
const t = c.pop();
t.end = now();
d.events.push([ "exit", t, d ]);
return t;
}
function onsuccessfulconstruct(e, t) {
addResult(e, t.from);
}
function onsuccessfulcheck(e, t) {
t.restore();
}
function constructFactory(e, t) {
return hook;
function hook(n, r, i) {
let o;
let a;
let l;
let s;
return Array.isArray(n) ? handleListOfConstructs(n) : "tokenize" in n ? handleListOfConstructs([ n ]) : handleMapOfConstructs(n);
function handleMapOfConstructs(e) {
return start;
function start(t) {
const n = t !== null && e[t];
const r = t !== null && e.null;
const i = [ ...Array.isArray(n) ? n : n ? [ n ] : [], ...Array.isArray(r) ? r : r ? [ r ] : [] ];
return handleListOfConstructs(i)(t);
}
}
function handleListOfConstructs(e) {
o = e;
a = 0;
if (e.length === 0) return i;
return handleConstruct(e[a]);
}
function handleConstruct(e) {
return start;
function start(n) {
s = store();
l = e;
e.partial || (d.currentConstruct = e);
if (e.name && d.parser.constructs.disable.null.includes(e.name)) return nok(n);
return e.tokenize.call(t ? Object.assign(Object.create(d), t) : d, f, ok, nok)(n);
}
}
function ok(t) {
u = true;
e(l, s);
return r;
}
function nok(e) {
u = true;
s.restore();
if (++a < o.length) return handleConstruct(o[a]);
return i;
}
}
}
function addResult(e, t) {
e.resolveAll && !o.includes(e) && o.push(e);
e.resolve && (0, s.m)(d.events, t, d.events.length - t, e.resolve(d.events.slice(t), d));
e.resolveTo && (d.events = e.resolveTo(d.events, d));
}
function store() {
const e = now();
const t = d.previous;
const n = d.currentConstruct;
const i = d.events.length;
const o = Array.from(c);
return {
from: i,
restore: restore
};
function restore() {
r = e;
d.previous = t;
d.currentConstruct = n;
d.events.length = i;
c = o;
accountForPotentialSkip();
}
}
function accountForPotentialSkip() {
if (r.line in i && r.column < 2) {
r.column = i[r.line];
r.offset += i[r.line] - 1;
}
}
}
function sliceChunks(e, t) {
const n = t.start._index;
const r = t.start._bufferIndex;
const i = t.end._index;
const o = t.end._bufferIndex;
let a;
if (n === i) a = [ e[n].slice(r, o) ]; else {
a = e.slice(n, i);
if (r > -1) {
const e = a[0];
typeof e === "string" ? a[0] = e.slice(r) : a.shift();
}
o > 0 && a.push(e[i].slice(0, o));
}
return a;
}
function serializeChunks(e, t) {
let n = -1;
const r = [];
let i;
while (++n < e.length) {
const o = e[n];
let a;
if (typeof o === "string") a = o; else switch (o) {
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
i = o === -2;
r.push(a);
}
return r.join("");
}
function parse(e) {
const t = e || {};
const n = (0, i.y)([ r, ...t.extensions || [] ]);
const o = {
constructs: n,
content: create(l),
defined: [],
document: create(c),
flow: create(g),
lazy: {},
string: create(k),
text: create(b)
};
return o;
function create(e) {
return creator;
function creator(t) {
return createTokenizer(o, e, t);
}
}
}
}),
45387: (function(e, t, n) {
n.d(t, {
_: () => postprocess
});
var r = n(5586);
function postprocess(e) {
while (!(0, r.w)(e)) ;
return e;
}
}),
82192: (function(e, t, n) {
n.d(t, {
v: () => preprocess
});
const r = /[\0\t\n\r]/g;
function preprocess() {
let e = 1;
let t = "";
let n = true;
let i;
return preprocessor;
function preprocessor(o, a, l) {
const s = [];
let c;
let u;
let f;
let d;
let h;
o = t + (typeof o === "string" ? o.toString() : new TextDecoder(a || void 0).decode(o));
f = 0;
t = "";
if (n) {
o.charCodeAt(0) === 65279 && f++;
n = void 0;
}
while (f < o.length) {
r.lastIndex = f;
c = r.exec(o);
d = c && c.index !== void 0 ? c.index : o.length;
h = o.charCodeAt(d);
if (!c) {
t = o.slice(f);
break;
}
if (h === 10 && f === d && i) {
s.push(-3);
i = void 0;
} else {
if (i) {
s.push(-5);
i = void 0;
}
if (f < d) {
s.push(o.slice(f, d));
e += d - f;
}
switch (h) {
case 0:
s.push(65533);
e++;
break;

case 9:
u = Math.ceil(e / 4) * 4;
s.push(-2);
while (e++ < u) s.push(-1);
break;

case 10:
s.push(-4);
e = 1;
break;

default:
i = true;
e = 1;
}
}
f = d + 1;
}
if (l) {
i && s.push(-5);
t && s.push(t);
s.push(null);
}
return s;
}
}
})
};
