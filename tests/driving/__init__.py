"""Real programs that tests drive: a browser, JupyterLab, JupyterHub, PostgreSQL."""
