"use strict";

exports.id = 2641;

exports.ids = [ 2641 ];

exports.modules = {
72641: (function(n, o, s) {
s.r(o);
s.d(o, {
completion: () => completion
});
var t = s(42357);
var e = s(22268);
const i = {
bash: bashScript,
zsh: zshScript,
fish: fishScript
};
const a = Object.keys(i);
function completion({operands: [n]}, {stdio: o}) {
const s = a.find(o => o === n);
if (s === void 0) throw new t.yo({
code: "argument-invalid",
...n === void 0 ? {} : {
location: n
},
message: n === void 0 ? "the shell is missing" : "unknown shell",
hint: (0, t.au)(n ?? "", a) ?? `write one of: ${a.map(n => `sallyport completion ${n}`).join(", ")}`
});
o.out(i[s](e.P));
return 0;
}
function bashScript(n) {
return `_sallyport() {\n  local word="\${COMP_WORDS[COMP_CWORD]}" words=''\n  if [ "$COMP_CWORD" -eq 1 ]; then\n    words='${n.map(({name: n}) => n).join(" ")} --help --version'\n  else\n    case "\${COMP_WORDS[1]}" in\n${n.map(n => `      ${n.name}) words='${n.flags.flatMap(({name: n, short: o}) => [ `--${n}`, ...o === void 0 ? [] : [ `-${o}` ] ]).join(" ")} --help' ;;`).join("\n")}\n    esac\n    case "$word" in -*) ;; *) words='' ;; esac\n  fi\n  COMPREPLY=($(compgen -W "$words" -- "$word"))\n}\ncomplete -o default -F _sallyport sallyport\n`;
}
function zshScript(n) {
return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(n)}`;
}
function fishScript(n) {
const quoted = n => `'${n.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
const o = n.flatMap(({name: n, text: o, flags: s}) => [ `complete -c sallyport -n __fish_use_subcommand -f -a ${n} -d ${quoted(o)}`, ...s.map(o => `complete -c sallyport -n '__fish_seen_subcommand_from ${n}' -l ${o.name}${o.short === void 0 ? "" : ` -s ${o.short}`}${o.value === void 0 ? "" : " -r"} -d ${quoted(o.text)}`) ]);
return `${o.join("\n")}\n`;
}
})
};
