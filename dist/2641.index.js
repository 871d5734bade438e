"use strict";

exports.id = 2641;

exports.ids = [ 2641 ];

exports.modules = {
  72641: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      completion: () => completion
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22268);
    const scripts = {
      bash: bashScript,
      zsh: zshScript,
      fish: fishScript
    };
    const shells = Object.keys(scripts);
    function completion({operands: [name]}, {stdio: stdio}) {
      const shell = shells.find(one => one === name);
      if (shell === void 0) {
        const guess = name === void 0 ? void 0 : (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.pA)(name, shells);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo({
          code: "argument-invalid",
          ...name === void 0 ? {} : {
            location: name
          },
          message: name === void 0 ? "the shell is missing" : "unknown shell",
          hint: guess === void 0 ? `write one of: ${shells.map(one => `sallyport completion ${one}`).join(", ")}` : `did you mean ${guess}?`
        });
      }
      stdio.out(scripts[shell](_flags_js__WEBPACK_IMPORTED_MODULE_1__.P));
      return 0;
    }
    function typedFlags({flags: flags}) {
      return flags.flatMap(({name: name, short: short}) => [ `--${name}`, ...short === void 0 ? [] : [ `-${short}` ] ]).join(" ");
    }
    function bashScript(all) {
      return `_sallyport() {\n  local word="\${COMP_WORDS[COMP_CWORD]}" words=''\n  if [ "$COMP_CWORD" -eq 1 ]; then\n    words='${all.map(({name: name}) => name).join(" ")} --help --version'\n  else\n    case "\${COMP_WORDS[1]}" in\n${all.map(command => `      ${command.name}) words='${typedFlags(command)} --help' ;;`).join("\n")}\n    esac\n    case "$word" in -*) ;; *) words='' ;; esac\n  fi\n  COMPREPLY=($(compgen -W "$words" -- "$word"))\n}\ncomplete -o default -F _sallyport sallyport\n`;
    }
    function zshScript(all) {
      return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(all)}`;
    }
    function fishScript(all) {
      const quoted = text => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
      const lines = all.flatMap(({name: name, text: text, flags: flags}) => [ `complete -c sallyport -n __fish_use_subcommand -f -a ${name} -d ${quoted(text)}`, ...flags.map(flag => `complete -c sallyport -n '__fish_seen_subcommand_from ${name}' -l ${flag.name}${flag.short === void 0 ? "" : ` -s ${flag.short}`}${flag.value === void 0 ? "" : " -r"} -d ${quoted(flag.text)}`) ]);
      return `${lines.join("\n")}\n`;
    }
  })
};
