"""The system calls that a student's code may make: a seccomp filter, written out as BPF.

Everything that is not listed is refused: no new process (a thread is allowed), no other program,
no socket but a pair of connected ones, no signal to anybody else, no mounts, no debugging, none of
the large and rarely audited interfaces. `seccomp(2)` describes the form of the filter.
"""

from __future__ import annotations

import ctypes
import errno
import functools
import os
import struct
import sys
from collections.abc import Iterable

_X86_64 = """
read 0 write 1 open 2 close 3 stat 4 fstat 5 lstat 6 poll 7 lseek 8 mmap 9 mprotect 10 munmap 11
brk 12 rt_sigaction 13 rt_sigprocmask 14 rt_sigreturn 15 pread64 17 pwrite64 18 readv 19
writev 20 access 21 pipe 22 select 23 sched_yield 24 mremap 25 msync 26 madvise 28 dup 32
dup2 33 nanosleep 35 getitimer 36 alarm 37 setitimer 38 getpid 39 sendfile 40 sendto 44
recvfrom 45 shutdown 48 getsockname 51 getpeername 52
exit 60 wait4 61 uname 63 fsync 74 fdatasync 75 truncate 76 ftruncate 77
getdents 78 getcwd 79 chdir 80 fchdir 81 rename 82 mkdir 83 rmdir 84 creat 85 link 86 unlink 87
symlink 88 readlink 89 umask 95 gettimeofday 96 getrlimit 97 getrusage 98
times 100 getuid 102 getgid 104 geteuid 107 getegid 108 getppid 110 getpgrp 111
getgroups 115 getresuid 118 getresgid 120 getpgid 121 getsid 124 rt_sigpending 127
rt_sigtimedwait 128 rt_sigsuspend 130 sigaltstack 131
getpriority 140 arch_prctl 158 gettid 186 listxattr 194 llistxattr 195 flistxattr 196 time 201
sched_getaffinity 204 getdents64 217 set_tid_address 218 clock_gettime 228
clock_getres 229 clock_nanosleep 230 exit_group 231 epoll_wait 232 epoll_ctl 233
openat 257 mkdirat 258 newfstatat 262 unlinkat 263 renameat 264 linkat 265
symlinkat 266 readlinkat 267 faccessat 269 pselect6 270 ppoll 271
set_robust_list 273 get_robust_list 274 epoll_pwait 281 fallocate 285 eventfd2 290
epoll_create1 291 dup3 292 pipe2 293 preadv 295 pwritev 296 getcpu 309 renameat2 316
getrandom 318 copy_file_range 326 statx 332 rseq 334 close_range 436
faccessat2 439 epoll_pwait2 441
"""
_AARCH64 = """
listxattr 11 llistxattr 12 flistxattr 13 getcwd 17 eventfd2 19 epoll_create1 20 epoll_ctl 21
epoll_pwait 22 dup 23 dup3 24 mkdirat 34 unlinkat 35 symlinkat 36 linkat 37 renameat 38
truncate 45 ftruncate 46 fallocate 47 faccessat 48 chdir 49 fchdir 50
openat 56 close 57 pipe2 59 getdents64 61 lseek 62 read 63 write 64
readv 65 writev 66 pread64 67 pwrite64 68 preadv 69 pwritev 70 sendfile 71 pselect6 72 ppoll 73
readlinkat 78 newfstatat 79 fstat 80 fsync 82 fdatasync 83 exit 93 exit_group 94
set_tid_address 96 set_robust_list 99 get_robust_list 100 nanosleep 101 getitimer 102
setitimer 103 clock_gettime 113 clock_getres 114 clock_nanosleep 115 sched_getaffinity 123
sched_yield 124 sigaltstack 132 rt_sigsuspend 133 rt_sigaction 134 rt_sigprocmask 135
rt_sigpending 136 rt_sigtimedwait 137 rt_sigreturn 139 getpriority 141 getresuid 148
getresgid 150 times 153 getpgid 155 getsid 156 getgroups 158 uname 160 getrlimit 163
getrusage 165 umask 166 getcpu 168 gettimeofday 169 getpid 172 getppid 173 getuid 174
geteuid 175 getgid 176 getegid 177 gettid 178 getsockname 204 getpeername 205
sendto 206 recvfrom 207 shutdown 210
brk 214 munmap 215 mremap 216 mmap 222 mprotect 226 msync 227 madvise 233 wait4 260
renameat2 276 getrandom 278 copy_file_range 285 statx 291 rseq 293
close_range 436 faccessat2 439 epoll_pwait2 441
"""
# machine: its number in the audit interface; what is allowed; what is looked at more closely; and
# what seems to succeed and does nothing: the host's devices are in sight, and a file's mode and
# time are seen by everybody who sees the file.
_MACHINES = {
    "x86_64": (
        0xC000003E,
        _X86_64,
        "ioctl 16 socketpair 53 getsockopt 55 clone 56 kill 62 fcntl 72 prctl 157 futex 202 "
        "tgkill 234 prlimit64 302",
        "chmod 90 fchmod 91 utime 132 utimes 235 futimesat 261 fchmodat 268 utimensat 280 "
        "fchmodat2 452",
    ),
    "aarch64": (
        0xC00000B7,
        _AARCH64,
        "fcntl 25 ioctl 29 futex 98 kill 129 tgkill 131 prctl 167 socketpair 199 getsockopt 209 "
        "clone 220 prlimit64 261",
        "fchmod 52 fchmodat 53 utimensat 88 fchmodat2 452",
    ),
}
_CLONE3 = 435  # its flags are in memory, where a filter cannot look; glibc then falls back to clone
_FIRST_COMMON = 424  # from here on all machines number alike; newer calls do not exist for students

_LOAD, _AND, _EQUAL, _AT_LEAST, _ABOVE, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x25, 0x06
_ALLOW, _KILL, _REFUSE = 0x7FFF0000, 0x80000000, 0x00050000
_NUMBER, _ARCHITECTURE, _ARGUMENT = 0, 4, 16  # offsets in struct seccomp_data

# What C libraries ask for when they start a thread. Nothing else: a parent that waits as vfork's
# does, for one, is in the state of who waits for a disk.
_CLONE_THREAD, _OF_A_THREAD = 0x00010000, 0x007D0F00
_PR_SET_NAME, _PR_GET_NAME, _PR_SET_VMA = 15, 16, 0x53564D41
_TERMINAL_SIZE, _IS_TERMINAL, _NONBLOCKING, _BYTES_WAITING = 0x5413, 0x5401, 0x5421, 0x541B
_CLOSE_ON_EXEC, _KEEP_ON_EXEC = 0x5451, 0x5450
# Copies of a descriptor, its flags and, but for 0, 1 and 2, the open file's. No locks, leases or
# owners: what one process says of a file that others see as well, they can read.
_DESCRIPTOR_COMMANDS = (0, 1, 2, 3, 1030)
_SET_FILE_FLAGS, _FIRST_OWN = 4, 3
_AF_UNIX = 1
# A word of a file that all have mapped is one word for all: who waits there, others could wake. A
# process's own words are not; the C library looks at others only for a thread that ends, and again.
_OWN_WORD, _FUTEX_COMMAND, _FUTEX_WAKE = 128, 127, 1
# What a socket is, and whether it failed. Others tell numbers that the kernel counts for everybody.
_SOCKET_OPTIONS = (3, 4, 38, 39)


def available() -> bool:
    """Whether there is a filter for this machine."""
    return sys.platform == "linux" and os.uname().machine in _MACHINES


def install() -> None:
    """Puts the filter over this process for good. Needs no_new_privs."""
    program = filter_program(os.uname().machine, os.getpid())
    buffer = ctypes.create_string_buffer(program, len(program))
    description = struct.pack("HP", len(program) // 8, ctypes.addressof(buffer))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(22, 2, description, 0, 0) != 0:  # PR_SET_SECCOMP, SECCOMP_MODE_FILTER
        number = ctypes.get_errno()
        raise OSError(number, f"seccomp filter: {os.strerror(number)}")


@functools.cache
def filter_program(machine: str, own_pid: int) -> bytes:
    """The filter for one machine; signals may go to `own_pid` alone."""
    if machine not in _MACHINES:
        raise OSError(errno.ENOSYS, f"no seccomp filter is written for a {machine} processor")
    audit, allowed, watched, pretended = _MACHINES[machine]
    numbers = numbers_by_name(watched)
    refuse, missing = _return(_REFUSE | errno.EPERM), _return(_REFUSE | errno.ENOSYS)
    program = [_step(_LOAD, _ARCHITECTURE), _step(_EQUAL, audit, 1, 0), _return(_KILL)]
    program.append(_step(_LOAD, _NUMBER))
    for first, last in ranges(numbers_by_name(allowed).values()):
        program += [_step(_AT_LEAST, first, 0, 2), _step(_ABOVE, last, 1, 0), _return(_ALLOW)]
    for first, last in ranges(numbers_by_name(pretended).values()):
        program += [_step(_AT_LEAST, first, 0, 2), _step(_ABOVE, last, 1, 0), _return(_REFUSE)]
    for name, values in {
        "kill": (own_pid,),
        "tgkill": (own_pid,),
        "socketpair": (_AF_UNIX,),
        "prlimit64": (0, own_pid),
        "prctl": (_PR_SET_NAME, _PR_GET_NAME, _PR_SET_VMA),
    }.items():
        program += _when(numbers[name], _argument_among(values))
    program += _when(
        numbers["fcntl"],
        [
            *[_step(_LOAD, _ARGUMENT + 8), _step(_EQUAL, _SET_FILE_FLAGS, 0, 4)],
            *[_step(_LOAD, _ARGUMENT), _step(_AT_LEAST, _FIRST_OWN, 0, 1), _return(_ALLOW), refuse],
            *_argument_among(_DESCRIPTOR_COMMANDS, index=1),
        ],
    )
    command = _step(_LOAD, _ARGUMENT + 8)
    program += _when(
        numbers["futex"],
        [
            *[command, _step(_AND, _OWN_WORD), _step(_EQUAL, _OWN_WORD, 0, 1), _return(_ALLOW)],
            *[command, _step(_AND, _FUTEX_COMMAND), _step(_EQUAL, _FUTEX_WAKE, 0, 1)],
            *[_return(_REFUSE), _return(_REFUSE | errno.EAGAIN)],
        ],
    )
    program += _when(numbers["getsockopt"], _argument_among(_SOCKET_OPTIONS, index=2))
    terminal = (_IS_TERMINAL, _TERMINAL_SIZE, _NONBLOCKING, _BYTES_WAITING)
    program += _when(
        numbers["ioctl"], _argument_among((*terminal, _CLOSE_ON_EXEC, _KEEP_ON_EXEC), index=1)
    )
    others = 0xFFFFFFFF & ~_OF_A_THREAD
    is_thread = [_step(_AND, _CLONE_THREAD | others), _step(_EQUAL, _CLONE_THREAD, 0, 1)]
    load = _step(_LOAD, _ARGUMENT)
    program += _when(numbers["clone"], [load, *is_thread, _return(_ALLOW), refuse])
    program += _when(_CLONE3, [missing])
    program += [_step(_AT_LEAST, _FIRST_COMMON, 0, 1), missing, refuse]
    return b"".join(program)


def _step(code: int, value: int, jump_true: int = 0, jump_false: int = 0) -> bytes:
    return struct.pack("HBBI", code, jump_true, jump_false, value)


def _return(action: int) -> bytes:
    return _step(_RETURN, action)


def _when(number: int, block: list[bytes]) -> list[bytes]:
    """`block`, which ends by returning, where the call has this number."""
    return [_step(_EQUAL, number, 0, len(block)), *block]


def _argument_among(values: Iterable[int], index: int = 0) -> list[bytes]:
    """Allows the call where an argument is one of `values`, and refuses it otherwise."""
    block = [_step(_LOAD, _ARGUMENT + 8 * index)]
    for value in values:
        block += [_step(_EQUAL, value, 0, 1), _return(_ALLOW)]
    return [*block, _return(_REFUSE | errno.EPERM)]


def numbers_by_name(table: str) -> dict[str, int]:
    words = table.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def ranges(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """The numbers as the fewest (first, last) runs, in order."""
    known = set(numbers)
    firsts = sorted(number for number in known if number - 1 not in known)
    lasts = sorted(number for number in known if number + 1 not in known)
    return list(zip(firsts, lasts, strict=True))
