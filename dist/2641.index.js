"use strict";

exports.id = 2641, exports.ids = [ 2641 ], exports.modules = {
 72641: (function(o, n, e) {
  e.r(n), e.d(n, {
   completion: () => completion
  });
  var t = e(42357), s = e(22268);
  const i = {
   bash: bashScript,
   zsh: function(o) {
    return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(o)}`;
   },
   fish: function(o) {
    const quoted = o => `'${o.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
    return `${o.flatMap(({name: o, text: n, flags: e}) => [ `complete -c sallyport -n __fish_use_subcommand -f -a ${o} -d ${quoted(n)}`, ...e.map(n => `complete -c sallyport -n '__fish_seen_subcommand_from ${o}' -l ${n.name}${void 0 === n.short ? "" : ` -s ${n.short}`}${void 0 === n.value ? "" : " -r"} -d ${quoted(n.text)}`) ]).join("\n")}\n`;
   }
  }, a = Object.keys(i);
  function completion({operands: [o]}, {stdio: n}) {
   const e = a.find(n => n === o);
   if (void 0 === e) {
    const n = void 0 === o ? void 0 : (0, t.pA)(o, a);
    throw new t.yo({
     code: "argument-invalid",
     ...void 0 === o ? {} : {
      location: o
     },
     message: void 0 === o ? "the shell is missing" : "unknown shell",
     hint: void 0 === n ? `write one of: ${a.map(o => `sallyport completion ${o}`).join(", ")}` : `did you mean ${n}?`
    });
   }
   return n.out(i[e](s.P)), 0;
  }
  function bashScript(o) {
   return `_sallyport() {\n  local word="\${COMP_WORDS[COMP_CWORD]}" words=''\n  if [ "$COMP_CWORD" -eq 1 ]; then\n    words='${o.map(({name: o}) => o).join(" ")} --help --version'\n  else\n    case "\${COMP_WORDS[1]}" in\n${o.map(o => `      ${o.name}) words='${function({flags: o}) {
    return o.flatMap(({name: o, short: n}) => [ `--${o}`, ...void 0 === n ? [] : [ `-${n}` ] ]).join(" ");
   }(o)} --help' ;;`).join("\n")}\n    esac\n    case "$word" in -*) ;; *) words='' ;; esac\n  fi\n  COMPREPLY=($(compgen -W "$words" -- "$word"))\n}\ncomplete -o default -F _sallyport sallyport\n`;
  }
 })
};
