"""The notebook's kernel in the sandbox: an IPython shell that writes down what cells put out."""

from __future__ import annotations

import ast
import builtins
import contextlib
import io
import site
import sys
from typing import Any

from IPython.core.compilerop import CachingCompiler
from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.error import StdinNotImplementedError
from IPython.core.interactiveshell import InteractiveShell
from traitlets import Type
from traitlets.config import Config

NO_INPUT = "input() is not available here: nobody sits at the keyboard while work is graded."
NO_COMMANDS = "Shell commands are not run while work is graded.\n"


MAX_OUTPUTS = 500  # a cell


class Outputs:
    """The outputs of the running cell as nbformat v4 dicts, up to a number and a size."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.clear()

    def clear(self) -> None:
        self.items: list[dict[str, Any]] = []
        self.text: list[str] = []  # pieces of the stream that is being written
        self.stream = ""
        self.room = self.max_bytes

    def write(self, stream: str, text: str) -> None:
        """Appends to the stream "stdout" or "stderr"; what is beyond the limit is dropped."""
        if self.room <= 0 or not text:
            return
        if stream != self.stream:
            self.flush()
            self.stream = stream
            if len(self.items) >= MAX_OUTPUTS:
                text = f"\n… (output cut: over {MAX_OUTPUTS} pieces)\n"
                self.room = len(text)
        self.text.append(text[: self.room])
        self.room -= len(text)
        if self.room <= 0:
            self.text.append(f"\n… (output cut: over {self.max_bytes} characters)\n")

    def add(self, output: dict[str, Any], size: int) -> None:
        """Appends one whole output; dropped with a word where there is no room for it."""
        if size > self.room or len(self.items) >= MAX_OUTPUTS:
            self.write("stderr", f"(an output of {size} characters was left out)\n")
        else:
            self.flush()
            self.items.append(output)
            self.room -= size

    def flush(self) -> None:
        if self.text:
            text = "".join(self.text)
            self.items.append({"output_type": "stream", "name": self.stream, "text": text})
        self.text, self.stream = [], ""

    def collect(self) -> list[dict[str, Any]]:
        """The outputs since the last `clear`."""
        self.flush()
        return self.items


class Stream(io.TextIOBase):
    """What `sys.stdout` and `sys.stderr` are while cells run."""

    encoding = "utf-8"

    def __init__(self, name: str, outputs: Outputs) -> None:
        self.name = name
        self.outputs = outputs

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self.outputs.write(self.name, text)
        return len(text)

    def writable(self) -> bool:
        return True


def bundle(data: Any) -> tuple[dict[str, str], int]:
    """The text entries of a MIME bundle and their size. JSON and widgets are left out."""
    texts = {str(key): value for key, value in dict(data).items() if isinstance(value, str)}
    return texts, sum(map(len, texts.values()))


class Publisher(DisplayPublisher):  # type: ignore[misc]  # IPython has no types
    def publish(self, data: Any, metadata: Any = None, **_: Any) -> None:
        texts, size = bundle(data)
        output = {"output_type": "display_data", "data": texts, "metadata": {}}
        self.shell.outputs.add(output, size)

    def clear_output(self, wait: bool = False) -> None:
        self.shell.outputs.clear()


class Hook(DisplayHook):  # type: ignore[misc]  # IPython has no types
    def write_output_prompt(self) -> None:
        pass

    def write_format_data(self, format_dict: Any, md_dict: Any = None) -> None:
        texts, size = bundle(format_dict)
        count = getattr(self.exec_result, "execution_count", None) or 0
        output = {"output_type": "execute_result", "data": texts, "metadata": {}}
        self.shell.outputs.add(output | {"execution_count": count}, size)


class Compiler(CachingCompiler):  # type: ignore[misc]
    """Parses each cell once: what says whether it is plain Python also serves to run it."""

    parsed: tuple[str, ast.Module] | None = None

    def parses(self, source: str) -> bool:
        """Whether it is plain Python, without magics or other notations of IPython's."""
        try:
            self.parsed = source, self.ast_parse(source)
        except Exception:
            return False
        return True

    def ast_parse(self, source: str, filename: str = "<unknown>", symbol: str = "exec") -> Any:
        if self.parsed is not None and self.parsed[0] == source:
            tree, self.parsed = self.parsed[1], None
            return tree
        return super().ast_parse(source, filename, symbol)


class Shell(InteractiveShell):  # type: ignore[misc]  # IPython has no types
    """An IPython shell without history, terminal and keyboard."""

    display_pub_class = Type(Publisher)
    displayhook_class = Type(Hook)
    compiler_class = Type(Compiler)

    def transform_cell(self, raw_cell: str) -> str:
        """Plain Python stays as it is: IPython's own way there takes ten times as long."""
        return raw_cell if self.compile.parses(raw_cell) else super().transform_cell(raw_cell)

    def run(self, source: str) -> dict[str, Any]:
        """Run one cell; {"ok": whether it raised nothing, "outputs": nbformat v4 dicts}."""
        self.outputs.clear()
        sys.stdout, sys.stderr = self.streams  # whatever an earlier cell put there
        ok = self.run_definitions(source)
        if ok is None:
            ok = bool(self.run_cell(source, store_history=True).success)
        return {"ok": ok, "outputs": self.outputs.collect()}

    def run_definitions(self, source: str) -> bool | None:
        """Runs a cell that ends with a definition, an import or what to do where one fails; whether
        it raised nothing.

        None where it does not, and for IPython's own notations. Most cells of a course are of this
        kind. IPython takes three times as long for them, in search of a value to show.
        """
        if not ends_with_definition(source):
            return None
        name = self.compile.cache(source, self.execution_count, source)
        try:
            code = self.compile(source, name, "exec")
        except Exception:
            return None
        self.execution_count += 1
        self.user_ns["In"].append(source)
        with self.builtin_trap:
            self.events.trigger("pre_execute")
            run = self.run_code(code)  # a coroutine that waits for nothing
            try:
                run.send(None)
            except StopIteration as end:
                failed = end.value
            self.events.trigger("post_execute")
        return not failed

    def should_run_async(self, raw_cell: str, **more: Any) -> bool:
        return ("await" in raw_cell or "async" in raw_cell) and super().should_run_async(
            raw_cell, **more
        )

    def _tee(self, channel: str) -> contextlib.AbstractContextManager[None]:
        """Keeps no second copy of what is printed."""
        return contextlib.nullcontext()

    def _format_exception_for_storage(self, *_: Any, **__: Any) -> dict[str, Any]:
        """Nothing: there is no history, and formatting a deep recursion anew takes a second."""
        return {}

    def _showtraceback(self, etype: Any, evalue: BaseException, stb: Any) -> None:
        try:
            message = str(evalue)
        except BaseException:
            message = "(its message cannot be shown)"
        lines = [stb] if isinstance(stb, str) else [str(line) for line in stb]
        output = {"output_type": "error", "ename": etype.__name__, "evalue": message}
        size = len(message) + sum(map(len, lines))
        self.outputs.add(output | {"traceback": lines}, size)

    def system(self, cmd: str) -> None:
        sys.stderr.write(NO_COMMANDS)
        self.user_ns["_exit_code"] = 1

    def enable_gui(self, gui: str | None = None) -> None:
        """There are no windows; figures are shown in the notebook."""

    def ask_exit(self) -> None:
        """`exit` ends nothing: the cells after it are graded too."""


def make_shell(max_output_bytes: int) -> Shell:
    """The one shell of this process, with the outputs of its cells in `shell.outputs`."""
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "nocolor"
    shell: Shell = Shell.instance(config=config)
    shell.outputs = Outputs(max_output_bytes)
    shell.streams = Stream("stdout", shell.outputs), Stream("stderr", shell.outputs)
    builtins.input = refuse_input
    site.sethelper()  # `help`, which Python without site lacks
    return shell


def ends_with_definition(source: str) -> bool:
    """Whether the last statement is a `def`, an import or a `try` with an `except`; False where the
    text does not tell.
    """
    end = len(source)
    while end > 0:
        start = source.rfind("\n", 0, end) + 1
        if source[start : start + 1] not in ("", "\n", "\r", " ", "\t", "#"):
            rest = source[start:]
            if rest.count('"""') % 2 or rest.count("'''") % 2:
                return False  # this line is inside a text
            imports = rest.startswith(("import ", "from ")) and ";" not in rest
            return imports or rest.startswith(("def ", "except "))
        end = start - 1
    return False


def refuse_input(prompt: object = "") -> str:
    raise StdinNotImplementedError(NO_INPUT)
