import { guarded } from './shared/define.js';

export const pythonRuntimes = guarded({
  names:
    'invoke scrapy alembic celery gunicorn uvicorn hypercorn ipython jupyter doit fab flask django-admin twine flit maturin bumpversion bump2version cookiecutter cruft copier dvc mlflow streamlit',
  source: 'https://docs.pyinvoke.org/en/stable/invoke.html',
  why: 'is a command or a program that the rule does not name',
  grants: 'Runs the programs that its configuration in the workspace names.',
  flag: '-q -v --verbose --quiet',
});
