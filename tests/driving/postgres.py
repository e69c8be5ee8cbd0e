"""A PostgreSQL server that runs while a test does."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from driving.programs import need, without
from driving.servers import wait_for

DATABASE = "gradebook"
DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


@contextmanager
def postgres() -> Iterator[str]:
    """A server on a socket in a folder of its own; the SQLAlchemy address of an empty database.

    PostgreSQL does not run as root: there it runs as the user that Debian's package makes.
    """
    initdb = need("initdb", "Debian: postgresql", *DEBIAN)
    server = need("postgres", "Debian: postgresql", *DEBIAN)
    try:
        import psycopg2
    except ImportError:
        without("psycopg2 (of the extra postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="postgresql-"))
    owner: dict = {}
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        owner = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    data = folder / "data"
    subprocess.run(
        [initdb, "--pgdata", data, "--username=postgres", "--auth=trust", "--no-sync"],
        cwd=folder,
        check=True,
        capture_output=True,
        **owner,
    )
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [server, "-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"],
            cwd=folder,
            stdout=log,
            stderr=log,
            **owner,
        )

    def ready() -> bool:
        try:
            psycopg2.connect(host=str(folder), user="postgres").close()
        except psycopg2.OperationalError:
            return False
        return True

    try:
        wait_for(ready, 30, (folder / "log").read_text, process)
        createdb = need("createdb", "Debian: postgresql", *DEBIAN)
        subprocess.run([createdb, "-h", folder, "-U", "postgres", DATABASE], check=True)
        yield f"postgresql+psycopg2://postgres@/{DATABASE}?host={folder}"
    finally:
        process.send_signal(signal.SIGINT)  # do not wait for clients
        process.wait(timeout=30)
        shutil.rmtree(folder)
