stage('Review') {
  environment { ANTHROPIC_API_KEY = credentials('anthropic-api-key') }
  steps {
    // In single quotes, the shell inserts CHANGE_TARGET: it is set in the jobs of pull requests.
    sh '''node /opt/sallyport/dist/cli.js run --command review --args "the commits of git log origin/$CHANGE_TARGET..HEAD" \\
      --model anthropic/claude-sonnet-4-5 --max-cost 2 --allow "Bash(git log:*)" --allow "Bash(git diff:*)" \\
      --junit-report junit.xml --html-report report.html --json > result.json'''
  }
  post {
    always {
      junit testResults: 'junit.xml', allowEmptyResults: true
      archiveArtifacts artifacts: 'result.json, report.html', allowEmptyArchive: true
    }
  }
}
