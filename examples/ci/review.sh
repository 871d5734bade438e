git clone --quiet --depth 1 --branch v1 https://github.com/OWNER/sallyport.git /tmp/sallyport
node /tmp/sallyport/dist/cli.js run --command review --args "the commits of git log origin/main..HEAD" --model anthropic/claude-sonnet-4-5 --max-cost 2 --allow "Bash(git log:*)" --allow "Bash(git diff:*)" --junit-report junit.xml --html-report report.html
