"""Which one defence each attack has against it, and how that is switched off.

A test of an attack is worth something if it fails without the defence. So each row names a test,
the lines of the engine to change in a copy of it, and what the test then says. Where two defences
stand one behind the other, a row switches both off.
"""

from __future__ import annotations

from typing import NamedTuple


class Edit(NamedTuple):
    """A text in one file of `rnngrader/`, and what stands in its place."""

    file: str
    old: str
    new: str


class Row(NamedTuple):
    """A test, its defence, how to be without it, and what its failure then says (a pattern)."""

    test: str
    defence: str
    edits: tuple[Edit, ...]
    shows: str


ATTACK = "test_attacks.py::test_an_attack_gains_nothing_and_harms_nobody[{}]"
SHARED = "test_sharing.py::test_two_children_share_nothing[{}]"
ATTEMPTS, ANSWERS = "test_attack_attempts.py::test_{}", "test_attack_judge.py::test_{}"
EVIL_CELL = "test_lms.py::test_formulas_from_students_are_text_in_every_export_and_separator"

NOT_CAUGHT = Edit(
    "sandbox/replies.py",
    "except Exception as error:  # of wrong arguments",
    "except ZeroDivisionError as error:",
)
COMPUTES = (
    Edit("grading/substitute.py", "self.refused = 0", "self.refused, self._live = 0, reference"),
    Edit(
        "grading/substitute.py",
        '        raise Refused(f"{name} is not asked this by the right function on this input")',
        "        self.refused -= 1\n        return self._live[name](*arguments, **named)",
    ),
)
ALWAYS_ANSWERED = Edit(
    "sandbox/host.py",
    "elif is_call(message := wire.unpack(body)) and substitutes:",
    "elif is_call(message := wire.unpack(body)):",
)
ALL_SHAPES = Edit("sandbox/codec.py", "    return item_bytes <= MAX_FRAME_BYTES", "    return True")
# The backstop on the clock comes soon, and shows: without it nothing else would end the test.
SHORT_WALL = (
    Edit("sandbox/limits.py", "wall_s: float = 300.0", "wall_s: float = 6.0"),
    Edit("sandbox/limits.py", '"timed_out", f"No answer', '"crashed", f"No answer'),
)
NO_ESCAPE = Edit("feedback/text.py", "autoescape=True", "autoescape=False")
ONE_NULL = Edit("sandbox/server.py", "    confinement.reopen_standard_streams()\n", "")
OWN_WORDS = Edit(
    "sandbox/syscalls.py",
    "_DESCRIPTOR_COMMANDS = (0, 1, 2, 3, 1030)",
    "_DESCRIPTOR_COMMANDS = (0, 1, 2, 3, 1030, 5, 6, 8, 9, 36, 37, 1024, 1025, 1031, 1032)",
)


# What passes between children where system calls are allowed that are not.
CHANNELS = (
    "an open file's lock",
    "its other flags",
    "a whole file's lock",
    "memory by key",
    "how many sockets there were",
    "descriptors on their way",
    "who waits at a word of a library",
    "who can be moved to another word",
    "which names were looked for",
)


def allow(calls: str) -> Edit:
    """Let pass system calls that are refused, on x86-64."""
    return Edit("sandbox/syscalls.py", '_X86_64 = """\n', f'_X86_64 = """\n{calls}\n')


ROWS = [
    Row(
        ATTACK.format("harvests_lent_functions"),
        "for points, what is lent answers recorded calls alone",
        COMPUTES,
        'assert "Hides" not in',
    ),
    Row(
        ATTACK.format("asks_lent_functions_for_gigabytes"),
        "nothing is computed in the host on what a student sent",
        (*COMPUTES, ALL_SHAPES, NOT_CAUGHT),
        "GRADER_FAULT",
    ),
    Row(
        ATTACK.format("asks_with_odd_values"),
        "whatever comparing raises is an answer to the caller",
        (NOT_CAUGHT,),
        "GRADER_FAULT",
    ),
    Row(
        ATTACK.format("calls_what_is_not_lent"),
        "a call is answered only while something is lent",
        (ALWAYS_ANSWERED,),
        "GRADER_FAULT",
    ),
    Row(
        ATTACK.format("keeps_lent_functions"),
        "a call is answered only while something is lent",
        (ALWAYS_ANSWERED,),
        "GRADER_FAULT",
    ),
    Row(
        ATTACK.format("forges_calls"),
        "what a call names is looked up among what is lent",
        (
            NOT_CAUGHT,
            Edit(
                "sandbox/replies.py",
                "            name in substitutes.names\n",
                "            True\n",
            ),
        ),
        "GRADER_FAULT",
    ),
    Row(
        ATTACK.format("forges_shapes"),
        "what numpy says of a forged shape is a fault of the frame",
        (
            ALL_SHAPES,
            Edit(
                "sandbox/codec.py",
                "except (IndexError, ValueError, TypeError, OverflowError) as error",
                "except ZeroDivisionError as error",
            ),
        ),
        "GRADER_FAULT",
    ),
    Row(
        "test_attacks.py::test_the_largest_replies_are_read_in_little_time_and_memory",
        "of one function's results only so much is read",
        (Edit("sandbox/limits.py", "reply_mib: int = 16", "reply_mib: int = 2**20"),),
        "assert \\((True|False), False\\) ==|assert \\(False, (True|False)\\) ==",
    ),
    Row(
        ATTACK.format("locks_on_devices"),
        "no command of fcntl's that leaves something",
        (OWN_WORDS,),
        "rnn_cell_forward",
    ),
    Row(
        ATTACK.format("maps_shared_memory"),
        "address space has an end",
        (
            Edit(
                "sandbox/confinement.py",
                "resource.RLIMIT_AS: memory_mib",
                "resource.RLIMIT_AS: 99 * memory_mib",
            ),
        ),
        "WRONG_TYPE|MISSING_OUTPUT|TIMED_OUT",
    ),
    Row(
        ATTACK.format("shuts_the_line"),
        "a line that was hung up is noticed",
        (
            Edit(
                "sandbox/host.py",
                "self._hung_up = not self._open_socket.recv(2**12)",
                "self._open_socket.recv(2**12)",
            ),
        ),
        "TIMED_OUT",
    ),
    Row(
        ATTACK.format("stops_itself"),
        "sleep counts as time",
        (
            *SHORT_WALL,
            Edit(
                "sandbox/limits.py",
                "if not ran:\n            self.asleep_s += elapsed",
                "if not ran:\n            self.asleep_s += 0",
            ),
        ),
        "No answer came within",
    ),
    Row(
        ATTACK.format("tells_by_errors"),
        "an error's shapes are shapes",
        (
            Edit(
                "sandbox/replies.py",
                "if not isinstance(text, str) or not SHAPE.fullmatch(text):",
                "if not isinstance(text, str):",
            ),
        ),
        "secretsecret",
    ),
    Row(
        ATTACK.format("forges_observations"),
        "outcomes come from a list",
        (
            Edit(
                "sandbox/replies.py",
                'case {"outcome": "not_found" | "out_of_memory" as outcome}:',
                'case {"outcome": outcome}:',
            ),
        ),
        "GRADER_FAULT",
    ),
    Row(
        ATTACK.format("closes_the_line"),
        "the line's end is the child's",
        (
            Edit(
                "sandbox/host.py",
                "except (EOFError, ConnectionError):\n            raise self._post",
                "except ZeroDivisionError:\n            raise self._post",
            ),
        ),
        "EOFError|ConnectionError|BrokenPipeError|GRADER_FAULT",
    ),
    Row(
        ATTACK.format("malformed_frames"),
        "a frame that is not msgpack is a fault of the frame",
        (
            Edit(
                "sandbox/wire.py",
                "except Exception as error:  # not msgpack",
                "except ZeroDivisionError as error:  #",
            ),
        ),
        "GRADER_FAULT",
    ),
    Row(
        ATTACK.format("floods_with_many_cells"),
        "all cells' outputs together have an end",
        (Edit("sandbox/session.py", "        if size > self._room:", "        if size < 0:"),),
        "graded.notebook",
    ),
    Row(
        ATTACK.format("script_in_outputs"),
        "of outputs, text and pictures alone are kept",
        (
            Edit(
                "feedback/sanitize.py",
                'SAFE_TYPES = ("text/plain",',
                'SAFE_TYPES = ("text/html", "text/plain",',
            ),
            Edit("feedback/sanitize.py", 'kind == "text/plain" or', 'kind[:4] == "text" or'),
        ),
        "assert kinds <=",
    ),
    Row(
        ATTACK.format("picture_bombs"),
        "a picture is one, and has so many pixels at most",
        (Edit("feedback/sanitize.py", "return 0 < pixels(data) <= MAX_PIXELS", "return True"),),
        "assert all",
    ),
    Row(
        ATTACK.format("slow_to_highlight"),
        "what takes the highlighter long has one color",
        (Edit("grading/submission.py", 'is_quick_to_highlight(cell["source"])', "True"),),
        "ONE_COLOR",
    ),
    Row(
        "test_patience.py::test_a_long_search_for_names_is_put_off_as_well",
        "the time of the search counts for a submission's patience",
        (Edit("sandbox/session.py", "child.used_s + self.elsewhere_s()", "child.used_s"),),
        "DID NOT RAISE",
    ),
    Row(
        ATTACK.format("script_in_text_cells"),
        "a student's text cells become blocks of text",
        (
            Edit(
                "grading/submission.py",
                "    if not is_extra(cell):\n        return cell",
                "    if True:\n        return cell",
            ),
        ),
        "AssertionError",
    ),
    Row(
        ATTACK.format("script_in_errors"),
        "pages escape what they quote",
        (NO_ESCAPE,),
        "assert active_content",
    ),
    Row(
        ATTACK.format("control_characters"),
        "what orders browsers and terminals about is taken out",
        (
            Edit(
                "sandbox/untrusted.py",
                '        string = visible(TERMINAL_CODES.sub("", string))',
                "        pass",
            ),
        ),
        "assert not (CONTROL|PILED)",
    ),
    Row(
        ATTACK.format("nan_and_inf"),
        "not a number is close to nothing",
        (
            Edit(
                "judge.py",
                "if not (math.isfinite(limit) and furthest <= limit):\n            return False",
                "return not bool(furthest > limit)",
            ),
        ),
        "CORRECT",
    ),
    Row(
        ATTACK.format("counts_the_calls"),
        "an output is right if it is right on all probes",
        (
            Edit(
                "judge.py",
                "(zip(probes, observations, strict=True)):\n        for name, found",
                "(zip(probes[:1], observations[:1])):\n        for name, found",
            ),
        ),
        "rnn_forward|lstm_cell_forward",
    ),
    Row(
        ATTACK.format("endless_loop"),
        "a request has its share of time",
        (
            *SHORT_WALL,
            Edit("sandbox/limits.py", "if self.used_s > self.budget_s:", "if False:"),
            Edit("sandbox/limits.py", "if self.used_s > self.left_s:", "if False:"),
            Edit(
                "sandbox/confinement.py",
                "resource.RLIMIT_CPU: total_cpu_s",
                "resource.RLIMIT_CPU: 99",
            ),
        ),
        "No answer came within",
    ),
    Row(
        ATTACK.format("waits_as_for_a_disk"),
        "a thread is started as C libraries do it, and who waits for no disk is asleep",
        (
            *SHORT_WALL,
            Edit("sandbox/syscalls.py", "others = 0xFFFFFFFF", "others = 0x7E020080"),
            Edit(
                "sandbox/limits.py",
                "        if self.on_disk:\n",
                '        if now.state == "D":\n            return\n        if self.on_disk:\n',
            ),
        ),
        "No answer came within",
    ),
    Row(
        SHARED.format("|".join(CHANNELS)),
        "the list of system calls, and a /dev/null of each child's own",
        (
            ONE_NULL,
            OWN_WORDS,
            Edit(
                "sandbox/syscalls.py",
                "_FILE_FLAGS, _FIRST_OWN = 4, 3",
                "_FILE_FLAGS, _FIRST_OWN = 4, 0",
            ),
            Edit(
                "sandbox/syscalls.py", "_OPTIONS = (3, 4, 38, 39)", "_OPTIONS = (3, 4, 38, 39, 57)"
            ),
            allow("shmget 29 sendmsg 46 flock 73 futex 202 openat2 437"),
        ),
        "== without",
    ),
    Row(
        "test_sandbox.py::test_nothing_of_the_course_is_in_sight",
        "bubblewrap shows system libraries and Python alone",
        (
            Edit(
                "sandbox/launch.py",
                '"ALL", *privileges]',
                '"ALL", *privileges, "--ro-bind", "/home", "/home"]',
            ),
        ),
        "/home",
    ),
    Row(
        "test_sharing.py::test_devices_are_on_read_only_mounts",
        "the devices' mounts are made read-only",
        (Edit("sandbox/server.py", "        confinement.protect_devices()\n", ""),),
        '"ro" in',
    ),
    Row(
        SHARED.format("the host's name"),
        "no capabilities",
        (
            allow("sethostname 170"),
            Edit("sandbox/server.py", "        confinement.give_up_capabilities()", "        pass"),
        ),
        "== without",
    ),
    Row(
        SHARED.format("a file"),
        "an empty tmpfs of each child's own",
        (
            Edit(
                "sandbox/server.py",
                "confinement.enter_own_namespaces(folder, setup",
                "(folder, setup",
            ),
        ),
        "== without",
    ),
    Row(
        "test_attack_pages.py::test_a_comment_is_no_formula",
        "what is quoted in a comment makes no HTML, link or formula",
        (Edit("sandbox/untrusted.py", "text.translate(NO_FORMULA)", "text"),),
        "AssertionError",
    ),
    Row(
        "test_attack_pages.py::test_of_fixed_answers_the_number_that_is_right_is_told_and_no_more",
        "of fixed answers, how many are right and not which",
        (Edit("judge.py", "if exercise.arguments or right == len(values):", "if True:"),),
        "two == another_two",
    ),
    Row(
        "test_fresh_probes.py::test_sizes_written_in_are_wrong_on_fresh_probes_alone",
        "each submission is tried on probes of its own as well",
        (
            Edit(
                "grading/exercise.py",
                "    if not probes and grading.fresh_seed:",
                "    if False:",
            ),
        ),
        "AssertionError",
    ),
    Row(
        "test_attack_files.py::test_a_tasks_text_tells_no_secret",
        "a secret is not shown",
        (Edit("records.py", 'secret: str = field(default="", repr=False)', 'secret: str = ""'),),
        "5eed",
    ),
    Row(
        "test_attack_files.py::test_commands_end_whatever_has_become_of_the_work[link_to_the_solution]",
        "one reader, which follows no links",
        (
            Edit(
                "submission/files.py",
                "if not stat.S_ISREG(os.stat(path, dir_fd=folder, follow_symlinks=False).st_mode):",
                "if False:",
            ),
            Edit(
                "submission/files.py",
                "flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY",
                "flags = os.O_RDONLY",
            ),
            Edit(
                "submission/files.py",
                "found = os.stat(name, dir_fd=folder, follow_symlinks=False)",
                "found = os.stat(name, dir_fd=folder)",
            ),
        ),
        "np.tanh|assert",
    ),
    Row(
        EVIL_CELL,
        "no cell begins a formula behind any separator",
        (Edit("feedback/text.py", '    text = FORMULA_INSIDE.sub(r"\\1\'\\2", text)\n', ""),),
        "AssertionError",
    ),
    Row(
        "test_attack_search.py::test_a_literal_undoes_no_reading_of_code"
        "[more digits than Python writes|below zero]",
        "a number that is no decimal is written in hexadecimal",
        (Edit("submission/trees.py", "value >= TOO_LONG", "False"),),
        "assert",
    ),
    Row(
        "test_attack_files.py::test_an_odd_number_in_one_answer_ends_no_report",
        "what one's text makes the comparing raise is this one's alone",
        (
            Edit("submission/trees.py", "value >= TOO_LONG", "False"),
            Edit("instructor/similar.py", "except Exception:", "except RecursionError:"),
        ),
        "The grader failed|returncode",
    ),
    Row(
        "test_attack_files.py::test_work_that_cannot_be_read_ends_no_report",
        "each one's work is read apart",
        (Edit("instructor/report.py", "except Exception as error:", "except OSError as error:"),),
        "ZeroDivisionError",
    ),
    Row(
        "test_intake.py::test_methods_without_a_bound_are_not_unpacked",
        "methods that unpack without a bound are refused",
        (Edit("lms/archive.py", "if info.compress_type not in METHODS:", "if False:"),),
        "AssertionError",
    ),
    Row(
        "test_intake.py::test_names_hold_nothing_that_a_browser_obeys",
        "names come in without markup",
        (Edit("lms/roster.py", 'MARKUP.sub(" ", text)', "text"),),
        "AssertionError",
    ),
    Row(
        ATTEMPTS.format("places_of_cells_tell_equal_work_nothing"),
        "where functions are called is part of what a seed is made of",
        (
            Edit(
                "grading/submission.py",
                "for source, name in parts if name is not None]",
                "for source, name in parts if name == '']",
            ),
        ),
        "AssertionError",
    ),
    Row(
        ATTEMPTS.format("a_lot_is_drawn_once_whatever_is_handed_in_between"),
        "an outcome is kept over an unreadable file",
        (Edit("batch/run.py", 'if before.status != "graded":', "if False:"),),
        r"assert all\(points|assert \[",
    ),
    Row(
        ANSWERS.format("whole_numbers_are_equal_or_not"),
        "whole numbers have no rounding",
        (Edit("judge.py", 'whole = expected.dtype.kind in "iu"', "whole = False"),),
        "off_by_days",
    ),
    Row(
        ANSWERS.format("what_is_tried_twice_has_no_output_from_each"),
        "of two answers one counts",
        (
            Edit(
                "grading/substitute.py",
                "    if any(findings[name].verdict is Verdict.CORRECT",
                "    if False and any(findings[name].verdict is Verdict.CORRECT",
            ),
        ),
        "two_answers",
    ),
    Row(
        ANSWERS.format("the_form_of_a_part_tells_nothing_of_the_part_before"),
        "of fixed answers, nothing is told of their parts",
        (
            Edit(
                "judge.py", 'return of_keys or message.about.startswith(f"{name}[")', "return False"
            ),
        ),
        "assert told",
    ),
    Row(
        ATTACK.format("towers_and_fillers"),
        "marks are cut to few, and letters that nobody sees taken out",
        (
            Edit("sandbox/untrusted.py", '    text = INVISIBLE.sub("", text)\n', ""),
            Edit(
                "sandbox/untrusted.py",
                "    for most, some in ((2, filter(unicodedata.combining, marks)), (4, marks)):",
                "    for most, some in ((2, filter(unicodedata.combining, marks)),):",
            ),
        ),
        "assert not PILED",
    ),
    Row(
        ATTACK.format("countless_outputs"),
        "each output counts for more than it has",
        (Edit("sandbox/session.py", "OUTPUT_BYTES = 2**10", "OUTPUT_BYTES = 0"),),
        "17_?000",
    ),
    Row(
        ATTACK.format("pictures_read_two_ways"),
        "a picture is read as browsers read it",
        (Edit("feedback/sanitize.py", "if data[at + 1] in JPEG_WITHOUT_LENGTH:", "if False:"),),
        "HUGE_FRAME",
    ),
    Row(
        ATTACK.format("colors_of_other_languages"),
        "a first line does not choose the language of what has one color",
        (Edit("grading/submission.py", 'cell["source"].lstrip().startswith("%%")', "False"),),
        "which nbconvert reads first|startswith",
    ),
    Row(
        "test_attack_archives.py::test_zips_in_a_zip_share_its_room",
        "zips in a zip share its room",
        (
            Edit(
                "lms/archive.py",
                "notebooks_inside(content, depth + 1, room)",
                "notebooks_inside(content, depth + 1)",
            ),
            Edit("lms/archive.py", "room.content -= len(content)", "pass"),
        ),
        "assert",
    ),
    Row(
        "test_attack_archives.py::test_what_cannot_be_read_is_not_kept",
        "sentences are kept, and no exceptions",
        (
            Edit("lms/archive.py", "failures: list[str] = []", "failures: list = []"),
            Edit("lms/archive.py", "failures.append(str(error))", "failures.append(error)"),
        ),
        "assert",
    ),
    Row(
        "test_attack_archives.py::test_many_zips_of_one_student_cost_what_one_does",
        "the zips of a student share one room",
        (
            Edit(
                "lms/works.py", "notebooks_inside(content, room=room)", "notebooks_inside(content)"
            ),
        ),
        "assert",
    ),
    Row(
        "test_carry_forward.py::test_a_callees_mistake_is_not_told_of_its_caller",
        "a name found with a wrong callee is not told",
        (
            Edit(
                "grading/exercise.py",
                'if answer.diagnosis.kind != "unknown":  # what has a name may',
                "if False:  # what has a name may",
            ),
        ),
        "axis",
    ),
    Row(
        "test_attack_pages.py::test_what_one_student_wrote_is_not_quoted_for_others",
        "a message is quoted where all share it",
        (
            Edit(
                "feedback/mistakes.py",
                "if all(fact in (other.title, *other.facts) for other in others)",
                "if True",
            ),
        ),
        "EXAM",
    ),
    Row(
        "test_sandbox.py::test_time_in_the_queue_for_a_processor_does_not_count",
        "time between looks counts whatever the state at them",
        (Edit("sandbox/limits.py", "if math.isnan(queued):", 'if now.state == "R":'),),
        "DID NOT RAISE",
    ),
    Row(
        "test_judge.py::test_numbers_are_measured_by_those_of_their_order",
        "masks of any size measure nothing beside them",
        (
            Edit(
                "notebook/orders.py", "min(ROUNDING * largest, MOST_ROUNDING)", "ROUNDING * largest"
            ),
        ),
        "assert",
    ),
    Row(
        "test_attack_arrivals.py::test_a_hand_in_that_is_nested_deeply_stops_nobodys[lists|objects]",
        "nesting is no reason to stop looking",
        (
            Edit(
                "batch/arrivals.py",
                "except (msgspec.DecodeError, RecursionError):",
                "except msgspec.DecodeError:",
            ),
        ),
        "RecursionError",
    ),
]
