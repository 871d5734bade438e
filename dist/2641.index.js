"use strict";

exports.id = 2641;

exports.ids = [ 2641 ];

exports.modules = {
 72641: (function(o, n, t) {
  t.r(n);
  t.d(n, {
   completion: () => completion
  });
  var s = t(42357);
  var e = t(22268);
  const i = {
   bash: bashScript,
   zsh: zshScript,
   fish: fishScript
  };
  const a = Object.keys(i);
  function completion({operands: [o]}, {stdio: n}) {
   const t = a.find(n => n === o);
   if (t === void 0) {
    const n = o === void 0 ? void 0 : (0, s.pA)(o, a);
    throw new s.yo({
     code: "argument-invalid",
     ...o === void 0 ? {} : {
      location: o
     },
     message: o === void 0 ? "the shell is missing" : "unknown shell",
     hint: n === void 0 ? `write one of: ${a.map(o => `sallyport completion ${o}`).join(", ")}` : `did you mean ${n}?`
    });
   }
   n.out(i[t](e.P));
   return 0;
  }
  function typedFlags({flags: o}) {
   return o.flatMap(({name: o, short: n}) => [ `--${o}`, ...n === void 0 ? [] : [ `-${n}` ] ]).join(" ");
  }
  function bashScript(o) {
   return `_sallyport() {\n  local word="\${COMP_WORDS[COMP_CWORD]}" words=''\n  if [ "$COMP_CWORD" -eq 1 ]; then\n    words='${o.map(({name: o}) => o).join(" ")} --help --version'\n  else\n    case "\${COMP_WORDS[1]}" in\n${o.map(o => `      ${o.name}) words='${typedFlags(o)} --help' ;;`).join("\n")}\n    esac\n    case "$word" in -*) ;; *) words='' ;; esac\n  fi\n  COMPREPLY=($(compgen -W "$words" -- "$word"))\n}\ncomplete -o default -F _sallyport sallyport\n`;
  }
  function zshScript(o) {
   return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(o)}`;
  }
  function fishScript(o) {
   const quoted = o => `'${o.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
   const n = o.flatMap(({name: o, text: n, flags: t}) => [ `complete -c sallyport -n __fish_use_subcommand -f -a ${o} -d ${quoted(n)}`, ...t.map(n => `complete -c sallyport -n '__fish_seen_subcommand_from ${o}' -l ${n.name}${n.short === void 0 ? "" : ` -s ${n.short}`}${n.value === void 0 ? "" : " -r"} -d ${quoted(n.text)}`) ]);
   return `${n.join("\n")}\n`;
  }
 })
};
