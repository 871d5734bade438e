import { describe, expect, test } from 'vitest';
import { evaluateCommand } from '../calls.js';

/** Columns: what the rule `Bash(…:*)` names, commands that run under it, commands that do not. */
const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'go list',
    ['go list ./...', 'go list -m all', 'go list -m -u -json all', "go list -f '{{.Dir}}' ./..."],
    ['go list -export ./...', 'go list -C /tmp ./...'],
  ],
  ['go tool cover', ['go tool cover -func=coverage.out'], []],
  [
    'gofmt',
    ['gofmt -l .', 'gofmt -d -s pkg'],
    ['gofmt -w .', 'gofmt -cpuprofile=.git/x a.go', 'gofmt -l /etc', 'gofmt -w=true a.go'],
  ],
  ['goimports', ['goimports -l .'], ['goimports -w .', 'goimports -cpuprofile .git/x a.go']],
  [
    'golangci-lint run',
    ['golangci-lint run --timeout=5m', 'golangci-lint run ./... --out-format=line-number'],
    [
      'golangci-lint run -c evil.yml',
      'golangci-lint run --config=evil.yml',
      'golangci-lint run --fix',
      'golangci-lint custom',
      'golangci-lint run --out-format json:.git/hooks/x',
      'golangci-lint run --output.json.path=.git/hooks/x',
    ],
  ],
  ['golangci-lint', ['golangci-lint run --new-from-rev=origin/main'], ['golangci-lint migrate']],
  ['staticcheck', ['staticcheck ./...'], ['staticcheck -debug.cpuprofile=.git/x ./...']],
  [
    'gotestsum',
    ['gotestsum --format testname -- -race ./...'],
    [
      'gotestsum --raw-command -- id',
      'gotestsum --post-run-command=id',
      'gotestsum --junitfile=.git/x',
      'gotestsum --jsonfile .git/x -- ./...',
      'gotestsum -- -exec=./evil ./...',
    ],
  ],
  ['ginkgo', ['ginkgo -r -v'], []],
  ['cargo nextest', ['cargo nextest run --workspace'], []],
  [
    'cargo nextest run',
    ["cargo nextest run -p foo -E 'test(bar)'"],
    [
      'cargo nextest run --config-file=evil',
      'cargo nextest run --tool-config-file=x:evil',
      'cargo nextest run --archive-file x',
    ],
  ],
  ['cargo +nightly fmt', ['cargo +nightly fmt --check'], []],
  ['rustfmt', ['rustfmt --check src/main.rs'], ['rustfmt src/a.rs']],
  [
    'dotnet test',
    ['dotnet test', 'dotnet test -c Release --filter "FullyQualifiedName~Foo"'],
    [
      'dotnet test --settings evil.runsettings',
      'dotnet test -s evil.runsettings',
      'dotnet test --results-directory .git/hooks',
      'dotnet test --test-adapter-path /tmp/evil',
      'dotnet test --logger:evil',
      'dotnet test -p:CustomBeforeMicrosoftCommonTargets=evil',
    ],
  ],
  [
    'composer install',
    ['composer install --no-interaction --prefer-dist'],
    ['composer install --working-dir=/tmp/evil', 'composer install -d /tmp/evil'],
  ],
  ['composer validate', ['composer validate --strict'], ['composer validate /tmp/evil/composer.json']],
  ['composer test', ['composer test'], ['composer exec id']],
  ['composer show', ['composer show --outdated'], []],
  ['composer run-script', ['composer run-script lint'], []],
  ['composer audit', ['composer audit'], []],
  [
    'phpunit',
    ['phpunit --testdox --colors=never'],
    [
      'phpunit -c evil.xml',
      'phpunit --configuration=evil.xml',
      'phpunit --bootstrap=evil.php',
      'phpunit --include-path=/tmp',
      'phpunit -d auto_prepend_file=evil.php',
      'phpunit --log-junit .git/x',
    ],
  ],
  ['php-cs-fixer', ['php-cs-fixer fix --dry-run --diff'], []],
  ['php -l', ['php -l src/a.php'], ['php -l -d auto_prepend_file=evil.php a.php']],
  [
    'bundle exec rspec',
    ['bundle exec rspec spec/a_spec.rb:12', 'bundle exec rspec --format documentation --fail-fast'],
    [
      'bundle exec id',
      'bundle exec rspec --require ./evil.rb',
      'bundle exec rspec -I /tmp/evil',
      'bundle exec rspec --options evil',
      'bundle exec rspec -O evil',
      'bundle exec rspec -o .git/x',
    ],
  ],
  [
    'bundle exec rubocop',
    ['bundle exec rubocop --parallel', 'bundle exec rubocop app lib --format github'],
    [
      'bundle exec rubocop -A',
      'bundle exec rubocop --auto-correct',
      'bundle exec rubocop --require=./evil',
      'bundle exec rubocop -c evil.yml',
      'bundle exec rubocop --config=evil.yml',
      'bundle exec rubocop --plugin evil',
    ],
  ],
  ['bundle exec rake', ['bundle exec rake test'], ["bundle exec rake -e 'x'"]],
  ['bundle install', ['bundle install --jobs 4'], ['bundle install --gemfile=/tmp/evil', 'bundle install --path=.git']],
  ['bundle', ['bundle outdated'], []],
  ['bundle exec rails', ['bundle exec rails test'], []],
  [
    'rubocop',
    ['rubocop --only Layout/LineLength --format json', 'rubocop -f simple lib'],
    ['rubocop --format ./evil', 'rubocop --autocorrect-all'],
  ],
  [
    'rake test',
    ['rake test TEST=test/a_test.rb'],
    ['rake -r ./evil test', 'rake --rakefile=evil test', 'rake -R /tmp/evil test', 'rake test -E x'],
  ],
  ['ruby -c', ['ruby -c lib/a.rb'], ['ruby -c -r ./evil a.rb', 'ruby -c -e x']],
  ['mix test', ['mix test --trace'], ['mix test --include x -r evil.exs', 'mix run -e x']],
  ['mix', ['mix format --check-formatted'], []],
  ['mix credo', ['mix credo --strict'], []],
  [
    'swift test',
    ['swift test --filter FooTests'],
    ['swift test --package-path /tmp/evil', 'swift test -Xswiftc -load-plugin'],
  ],
  ['swift build', ['swift build -c release'], ['swift build --scratch-path .git']],
  ['swiftlint', ['swiftlint lint --strict'], []],
  ['flutter test', ['flutter test'], []],
  ['flutter analyze', ['flutter analyze'], []],
  ['dart analyze', ['dart analyze'], []],
  ['dart format', ['dart format --set-exit-if-changed --output=none .'], []],
  ['cmake --build', ['cmake --build build --target test -j 4'], []],
  [
    'meson test',
    ['meson test -C build'],
    ['meson test --wrapper=./evil', 'meson test --gdb --gdb-path=./evil', 'meson test -C /tmp/evil'],
  ],
  [
    'bazel test',
    ['bazel test //...', 'bazel test //foo:all --test_output=errors --keep_going'],
    [
      'bazel test //... --run_under=./evil',
      'bazel --bazelrc=evil test //...',
      'bazel test --test_env=X --action_env=PATH=. //...',
      'bazel test --override_repository=x=/tmp //...',
      'bazel test --build_event_json_file=.git/x //...',
      'bazel --output_base=/x test //...',
    ],
  ],
  ['bazel query', ["bazel query 'deps(//foo)'"], []],
  ['clang-tidy', ['clang-tidy src/main.c -- -Iinclude'], []],
  ['cppcheck', ['cppcheck --enable=all --error-exitcode=1 src'], []],
  ['shfmt', ['shfmt -d scripts', 'shfmt -l -i 2 .'], ['shfmt -w .', 'shfmt -i 2 --write .']],
  ['taplo', ['taplo fmt --check'], []],
  ['dprint', ['dprint check'], []],
  ['rustfmt --check', [], ['rustfmt --check --config-path=/tmp a.rs']],
  ['composer run-script lint', [], ['composer run-script evil']],
  ['composer require', [], ['composer require evil/x']],
  ['bundle exec rake test', [], ['bundle exec rake test deploy']],
  ['bundle exec rails test', [], ['bundle exec rails runner x']],
  ['rspec', [], ['rspec -r evil']],
  ['cmake --build build', [], ['cmake --build /tmp/evil', 'cmake --build build -- -f evil.mk']],
  ['ninja', [], ['ninja -f evil.ninja', 'ninja -t x']],
  ['ninja -C build', [], ['ninja -C build -f ../evil']],
  ['bazel build', [], ['bazel build --config=evil --shell_executable=./evil //x', 'bazel run //evil']],
];

describe('tools under the rule that names them', () => {
  test.each(rows)('%s covers only the commands that it names', (rule, runs, refuses) => {
    const outcomes = (commands: readonly string[]) =>
      commands.map((command) => [command, evaluateCommand(command, { allow: [`Bash(${rule}:*)`] }).outcome]);
    expect(outcomes(runs)).toEqual(runs.map((command) => [command, 'run']));
    expect(outcomes(refuses)).toEqual(refuses.map((command) => [command, 'refuse']));
  });
});
