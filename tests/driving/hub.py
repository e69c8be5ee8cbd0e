"""A JupyterHub that runs while a test does: its people, their servers, nbgrader's exchange."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from driving.accounts import as_account, make_accounts
from driving.docs import blocks
from driving.programs import need, without
from driving.servers import TOKEN, free_port, private, running, wait_for

DOCS = "deployment.md"
PEOPLE = ("teacher", "ada", "ben")

# Where the test's hub is other than the one of docs/deployment.md.
HERE = """
c.JupyterHub.bind_url = {url!r}
c.JupyterHub.hub_port = {hub_port}
c.JupyterHub.authenticator_class = "dummy"
c.Spawner.environment.update({{"JUPYTER_CONFIG_PATH": {etc!r}}})
c.ConfigurableHTTPProxy.command = [{proxy!r}]
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{proxy_port}"
c.JupyterHub.services = [{{"name": "test", "api_token": {token!r}}}]
c.JupyterHub.load_roles = [{{
    "name": "test",
    "services": ["test"],
    "scopes": ["admin:users", "admin:servers", "access:servers"],
}}]
"""

# Everybody's server under the account that runs the hub, as if each were a container.
ONE_ACCOUNT = """
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = {homes!r} + "/{{username}}"
c.Spawner.args = ["--allow-root"]
"""


@dataclass
class Hub:
    """A running hub, its address and its folders."""

    url: str
    folder: Path
    enter: list[str]  # what a command begins with that is to see the accounts; empty without

    def home(self, person: str) -> Path:
        return self.folder / "homes" / person

    def run(
        self, person: str, *command: str | Path, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Runs a command as a person, in a terminal as it were."""
        account = as_account(PEOPLE.index(person)) if self.enter else []
        settings = {"HOME": str(self.home(person)), "JUPYTER_CONFIG_PATH": str(self.folder / "etc")}
        inherited = {k: os.environ[k] for k in ("PATH", "PYTHONPATH") if k in os.environ}
        return subprocess.run(
            [*self.enter, *account, *command],
            cwd=cwd or self.home(person),
            env={**inherited, **settings},
            capture_output=True,
            text=True,
            check=False,
        )

    def log(self) -> str:
        """The end of what the hub, its servers and its services said."""
        return (self.folder / "hub.log").read_text()[-3000:]

    def start(self, person: str) -> None:
        """Starts a person's server and waits until it answers."""
        self.ask(f"hub/api/users/{person}/server", "POST")
        about = f"hub/api/users/{person}"
        wait_for(lambda: self.ask(about)["servers"].get("", {}).get("ready"), 60)

    def ask(self, path: str, method: str = "GET", content: Any = None) -> Any:
        """A request to the hub, or under user/NAME/ to a person's server."""
        request = urllib.request.Request(
            f"{self.url}/{path}",
            method=method,
            data=None if content is None else json.dumps(content).encode(),
            headers={"Authorization": f"token {TOKEN}", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            text = answer.read()
        return json.loads(text) if text else None


def watch_service(folder: Path) -> str:
    """The settings of docs/deployment.md that have the hub run `rnngrader watch`, for this hub."""
    (text,) = (block for block in blocks(DOCS, "python") if "services.append" in block)
    program = ", ".join(map(repr, (sys.executable, "-m", "rnngrader.cli")))
    environment = {"JUPYTER_CONFIG_PATH": str(folder / "etc"), "PYTHONUNBUFFERED": "1"}
    return (
        text.replace('"/opt/jupyterhub/bin/rnngrader"', program)
        .replace('"/home/teacher"', repr(str(folder / "homes" / "teacher")))
        .replace('"user"', f'"environment": {environment!r}, "user"')
    )


@contextmanager
def jupyter_hub(own_accounts: bool, watch: bool = False) -> Iterator[Hub]:
    """A hub of this test's own; its people have accounts of their own, or the test's.

    With `watch` it grades what is handed in.
    """
    proxy = need("configurable-http-proxy", "npm: configurable-http-proxy")
    try:
        import jupyterhub  # noqa: F401
    except ImportError:
        without("jupyterhub (of the dev group)")
    folder = Path(tempfile.mkdtemp(prefix="hub-"))
    try:
        folder.chmod(0o755)
        enter = make_accounts(folder, *PEOPLE) if own_accounts else []
        for person in PEOPLE:
            (folder / "homes" / person).mkdir(parents=True, exist_ok=True)
        exchange, etc = folder / "exchange", folder / "etc"
        exchange.mkdir()
        exchange.chmod(0o777)
        etc.mkdir()
        nbgrader, settings, environment, student = blocks(DOCS, "python")[:4]
        url = f"http://127.0.0.1:{free_port()}"
        if not own_accounts:
            nbgrader += student
            settings += environment + ONE_ACCOUNT.format(homes=str(folder / "homes"))
        settings += HERE.format(
            url=url,
            hub_port=free_port(),
            proxy_port=free_port(),
            etc=str(etc),
            proxy=proxy,
            token=TOKEN,
        )
        if watch:
            settings += watch_service(folder)
        nbgrader = nbgrader.replace("/srv/nbgrader/exchange", str(exchange))
        (etc / "nbgrader_config.py").write_text(nbgrader)
        config = folder / "jupyterhub_config.py"
        config.write_text(settings)
        command = [*enter, sys.executable, "-m", "jupyterhub", "--config", config]
        with running(command, f"{url}/hub/api", folder / "hub.log", private(folder), folder):
            yield Hub(url, folder, enter)
    finally:
        shutil.rmtree(folder)
