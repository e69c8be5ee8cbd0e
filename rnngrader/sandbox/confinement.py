"""How the child of one submission confines itself before it runs a student's code. Linux only.

Namespaces and a tmpfs of its own, limits, no capabilities, a seccomp filter. Order matters: each
step needs what the next one gives up.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource

from rnngrader.sandbox import syscalls

CLONE_NEWNS, CLONE_NEWPID = 0x00020000, 0x20000000
MS_NOSUID, MS_NODEV, MS_NOEXEC = 2, 4, 8
MS_RDONLY, MS_REMOUNT, MS_BIND = 1, 32, 4096
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_NO_NEW_PRIVS = 1, 4, 38
PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 47, 4
MIB = 2**20

_libc = ctypes.CDLL(None, use_errno=True)


def _check(result: int, what: str) -> None:
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")


def fork_into_new_pid_namespace() -> int:
    """`os.fork`, but the child is process 1 of a pid namespace of its own.

    Needs CAP_SYS_ADMIN in the sandbox's user namespace. `unshare` can change where children are
    put only once; `setns` to our own namespace before it takes back what the last call did.
    """
    own = os.pidfd_open(os.getpid())
    try:
        _check(_libc.setns(own, CLONE_NEWPID), "setns")
        _check(_libc.unshare(CLONE_NEWPID), "unshare a pid namespace")
    finally:
        os.close(own)
    return os.fork()


def enter_own_namespaces(folder: str, tmpfs_mib: int) -> None:
    """Own mounts, and an empty tmpfs over `folder`.

    Network, ipc and host name are the whole sandbox's: the filter lets no call pass that would
    reach them.
    """
    _check(_libc.unshare(CLONE_NEWNS), "unshare a mount namespace")
    options = f"size={tmpfs_mib}m,nr_inodes=4096,mode=700".encode()
    flags = MS_NOSUID | MS_NODEV | MS_NOEXEC
    _check(_libc.mount(b"tmpfs", folder.encode(), b"tmpfs", flags, options), "mount a tmpfs")


def protect_devices() -> None:
    """Make read-only the mounts of the devices, which are the machine's: they still take what is
    written into them, and nobody changes their modes or times. (bwrap would make them no devices.)
    """
    for name in os.listdir("/dev"):
        path = os.fsencode(f"/dev/{name}")
        flags = MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NOEXEC
        _check(_libc.mount(None, path, None, flags, None), f"remount /dev/{name}")


def reopen_standard_streams() -> None:
    """Open /dev/null anew for 0, 1 and 2: flags and locks are an open file's, which was the
    server's and so every child's.
    """
    null = os.open("/dev/null", os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    os.close(null)


def set_limits(memory_mib: int, file_mib: int, total_cpu_s: int) -> None:
    """Limits that the kernel holds, whatever happens to the host."""
    limits = {
        resource.RLIMIT_AS: memory_mib * MIB,
        resource.RLIMIT_FSIZE: file_mib * MIB,
        resource.RLIMIT_CPU: total_cpu_s,
        resource.RLIMIT_NOFILE: 128,
        resource.RLIMIT_CORE: 0,
    }
    for kind, value in limits.items():
        _, hard = resource.getrlimit(kind)
        if hard != resource.RLIM_INFINITY:
            value = min(value, hard)
        resource.setrlimit(kind, (value, value))


def give_up_capabilities() -> None:
    """No capabilities. What forbids new ones for good is the filter: it lets nothing execute."""
    _check(_libc.prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0), "clear ambient")
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)  # version 3, this process
    _check(_libc.capset(header, (ctypes.c_uint32 * 6)()), "drop capabilities")


def filter_system_calls() -> None:
    """Leaves only the system calls of `syscalls`, and no way to gain privileges.

    Nor one to start the machine's crash handler, which a limit on core files does not keep from
    being started, as root and outside of all namespaces.
    """
    _check(_libc.prctl(PR_SET_DUMPABLE, 0, 0, 0, 0), "no core dumps")
    _check(_libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no new privileges")
    syscalls.install()


def give_back_memory() -> None:
    """Give what is free between this process's objects back to the system, after much was loaded.
    Only glibc can.
    """
    with contextlib.suppress(AttributeError):
        _libc.malloc_trim(0)


def die_with_parent() -> None:
    """The kernel kills this process when the one that forked it ends."""
    _check(_libc.prctl(PR_SET_PDEATHSIG, 9, 0, 0, 0), "die with parent")
