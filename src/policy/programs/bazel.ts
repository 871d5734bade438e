import { literalOf, matches } from '../shell/words.js';
import type { CommandContext, PartialEffects } from './shared/define.js';
import { defineFamily, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { risksFor } from './shared/risks.js';

const bazel: OptionTable = {
  flag: '-k --keep_going --nocache_test_results --verbose_failures --show_progress --noshow_progress --noshow_loading_progress --build_tests_only --nobuild_tests_only --noremote_accept_cached --test_verbose_timeout_warnings --announce_rc --noimplicit_deps --notool_deps --order_output --stamp --nostamp',
  value:
    '--test_output --test_summary --test_filter --test_tag_filters --build_tag_filters --test_timeout --test_size_filters --test_lang_filters --runs_per_test --flaky_test_attempts --jobs -j --compilation_mode -c --color --curses --ui_event_filters --local_test_jobs --output --test_arg --show_result --keep_going --notest_keep_going --cache_test_results --nodistinct_host_configuration',
  optional: '--cache_test_results --test_keep_going --keep_going',
  risks: {
    "runs a program of the caller's choice or changes what is built":
      '--run_under --shell_executable --override_repository --override_module --action_env --test_env --repo_env --host_action_env --config --define --copt --cxxopt --linkopt --host_copt --crosstool_top --platforms --extra_toolchains --strategy --spawn_strategy --sandbox_writable_path --package_path --deleted_packages --aspects --script_path --tool_tag',
    'sends to a server or writes files':
      '--remote_cache --remote_executor --bes_backend --build_event_json_file --build_event_text_file --build_event_binary_file --profile --explain --experimental_execution_log_file --disk_cache --repository_cache --symlink_prefix --output_file --query_file --credential_helper',
  },
};

/** Labels of this workspace; an at sign names another repository. */
function labels({ scan }: CommandContext): PartialEffects {
  const outside = scan.operands.filter(
    (word) =>
      !matches(word, /^-?(?:\/\/|:)?[\w./+~:*-]+$/) ||
      /\.\./.test((literalOf(word) ?? '').replace(/\/?\.\.\.(?=$|:)/, '')),
  );
  return { risks: risksFor(outside, 'is a target outside the workspace') };
}

export const bazelProgram = defineFamily({
  names: 'bazel bazelisk',
  source: 'https://bazel.build/reference/command-line-reference',
  grants: 'Compiles and runs the code of the workspace.',
  globals: {
    risks: {
      'chooses another directory or configuration': {
        value: '--bazelrc --output_base --output_user_root --server_javabase --host_jvm_args --install_base',
        flag: '--nohome_rc --noworkspace_rc --nosystem_rc',
      },
    },
  },
  commands: {
    ...subCommands('test build coverage', { options: bazel, check: labels, changes: true, plain: true }),
    ...subCommands('query cquery aquery', { options: bazel, operands: 'data' }),
    ...subCommands('version help', { operands: 'data' }),
    info: { options: bazel, operands: 'data' },
    ...subCommands('run clean fetch mod shutdown sync mobile-install vendor dump', {
      operands: 'named',
      why: 'is a program, a build or a command that the rule does not name',
      changes: true,
      options: bazel,
    }),
  },
});
