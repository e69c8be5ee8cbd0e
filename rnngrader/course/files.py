"""A course's files: what a grade depends on, what is written beside the notebooks."""

from __future__ import annotations

import contextlib
import functools
import glob
import hashlib
import os
import tempfile
import time
import zipfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

WRITTEN_S = 60.0  # without a byte more, a file that is not whole has no writer


def course_files(course: Path, name: str, exercises: Collection[str]) -> list[Path]:
    """Return the files of a course that a grade of this assignment depends on."""
    files = [course / "exercises" / f"{name}.py", *sorted(course.glob("*.py"))]
    catalogue = sorted((course / "misconceptions").rglob("*.toml"))
    files += [path for path in catalogue if path.stem in exercises]
    files += sorted((course / "source" / name).glob("*"))
    return [path for path in files if path.is_file()]


@functools.cache
def grader_digest() -> str:
    """Return a hash of the grader's own source."""
    folder = Path(__file__).parents[1]
    return files_digest(folder, sorted(folder.rglob("*.py")))


def files_digest(folder: Path, paths: Sequence[Path], begin: bytes = b"") -> str:
    """Return a hash of the names and contents of files, after some bytes to begin with."""
    digest = hashlib.sha256(begin)
    for path in paths:
        digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def packed(folder: Path, paths: Iterable[Path]) -> dict[str, bytes]:
    """Return the contents of files, by their paths in the folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def unpack(files: Mapping[str, bytes], folder: Path) -> None:
    """Write what `packed` returned into another folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def write_if_changed(path: Path, content: bytes) -> None:
    """Write a generated file, whole or not at all; one that is as it should be stays untouched."""
    if not path.is_file() or path.read_bytes() != content:
        write_whole(path, content)


def write_whole(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes a file so that a reader, or a crash, never sees half of it; also piece by piece."""
    try:
        replace_whole(path, (content,) if isinstance(content, bytes) else content)
    except OSError as error:
        error.filename, error.filename2 = str(path), None  # not the name that it has until then
        raise


def replace_whole(path: Path, pieces: Iterable[bytes]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    prefix = f".{path.name[:40]}."
    for left in path.parent.glob(f"{glob.escape(prefix)}*.part"):
        with contextlib.suppress(OSError):  # of a writer that was killed
            if time.time() - left.lstat().st_mtime > WRITTEN_S:
                left.unlink()
    descriptor, temporary = tempfile.mkstemp(".part", prefix, path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines(pieces)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def write_zip(path: Path, members: Iterable[tuple[str, bytes]], mode: int = 0o644) -> None:
    """Write a zip of these names and contents, whole or not at all; read as they are needed."""
    with tempfile.TemporaryFile() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in members:
                info = zipfile.ZipInfo(name)  # no time: the same files give the same bytes
                info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, mode << 16
                archive.writestr(info, content)
        file.seek(0)
        write_whole(path, iter(partial(file.read, 2**20), b""))
