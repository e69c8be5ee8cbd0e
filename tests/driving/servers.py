"""Servers that run while a test does."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

TOKEN = "for-this-test-alone"


def free_port() -> int:
    """A port of the loopback interface that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@contextmanager
def running(
    command: Sequence[str | Path], url: str, log: Path, environment: Mapping[str, str], cwd: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """A server, from when `url` answers to when the block is left; its children end with it."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        wait_for(lambda: answers(url), 60, lambda: log.read_text()[-3000:], process)
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=30)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(timeout=30)


def answers(url: str) -> bool:
    """Whether somebody answers at an address, be it with an error."""
    try:
        urllib.request.urlopen(url, timeout=5).close()
    except urllib.error.HTTPError as error:
        error.close()
    except OSError:
        return False
    return True


def wait_for(condition, timeout_s: float, explain=lambda: "", process=None):
    """Waits until a condition holds and returns what it gave."""
    deadline = time.monotonic() + timeout_s
    while not (result := condition()):
        if process is not None and process.poll() is not None:
            raise AssertionError(f"{process.args} ended: {explain()}")
        if time.monotonic() > deadline:
            raise AssertionError(f"{timeout_s} s were not enough. {explain()}")
        time.sleep(0.1)
    return result


def private(folder: Path) -> dict[str, str]:
    """An environment in which Jupyter and nbgrader see nothing of this user's settings."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("JUPYTER", "PYTEST"))}
    home = folder / "home"
    home.mkdir(exist_ok=True)
    scripts = str(Path(sys.executable).parent)
    return {
        **kept,
        "HOME": str(home),
        "PATH": os.pathsep.join((scripts, os.environ.get("PATH", os.defpath))),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "IPYTHONDIR": str(home / "ipython"),
    }


@contextmanager
def jupyter_lab(
    folder: Path, scratch: Path, *options: str, theme: str = "Light", module: str = "jupyterlab"
) -> Iterator[str]:
    """JupyterLab, or Notebook 7 as module "notebook", on a folder, asking nobody for news; its
    address.
    """
    app = {"jupyterlab": "LabApp", "notebook": "JupyterNotebookApp"}[module]
    port = free_port()
    environment = private(scratch)
    settings = Path(environment["JUPYTERLAB_SETTINGS_DIR"], "@jupyterlab", "apputils-extension")
    settings.mkdir(parents=True)
    quiet = {"fetchNews": "false", "checkForUpdates": False}
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(quiet))
    look = {"theme": f"JupyterLab {theme}"}
    (settings / "themes.jupyterlab-settings").write_text(json.dumps(look))
    url = f"http://127.0.0.1:{port}"
    command = [
        *(sys.executable, "-m", module, "--no-browser", "--allow-root"),
        *(f"--ServerApp.port={port}", "--ServerApp.port_retries=0", "--ServerApp.ip=127.0.0.1"),
        *(f"--ServerApp.root_dir={folder}", f"--IdentityProvider.token={TOKEN}"),
        f"--{app}.expose_app_in_browser=True",  # to find cells by their ids
        *options,
    ]
    log = scratch / "jupyter.log"
    with running(command, f"{url}/api", log, environment, folder):
        yield url
