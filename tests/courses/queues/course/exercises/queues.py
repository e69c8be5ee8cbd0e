"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def stations(draw):
    """Arrival and service rates; with "crowded", some of the stations are not stable."""
    k, c = draw["k"], draw["c"]
    mu = draw.rng.uniform(0.5, 2.0, k)
    rho = draw.rng.uniform(0.4, 0.9, k)
    if draw["crowded"]:
        rho[1::2] += 0.7
    return rho * c * mu, mu, c


def customers(draw):
    """Arrivals and services of a queue of the given load; some wait and, but for one, some do not."""
    n, c = draw["n"], draw["c"]
    arrivals = np.cumsum(draw.rng.exponential(1.0, n))
    services = draw.rng.exponential(draw["load"] * c, n)
    return arrivals, services, c


def moments(draw):
    """A queue and moments at which to look at it."""
    arrivals, services, c = customers(draw)
    times = draw.rng.uniform(0.0, 1.2 * arrivals[-1], draw["m"])
    return arrivals, services, c, draw["warmup"], times


def packets(draw):
    """A flow near its rate, in which some packets pass, others do not, and the bucket fills."""
    n = draw["n"]
    times = np.cumsum(draw.rng.exponential(1.0, n))
    sizes = draw.rng.uniform(0.3, 1.9, n)
    rate = float(draw.rng.uniform(0.5, 1.2))
    depth = float(draw.rng.uniform(2.0, 3.0))
    start = float(draw.rng.uniform(0.2, 0.8)) * depth
    return times, sizes, rate, depth, start


def rounds(draw):
    """Rounds of a connection: the first "calm" ones go well, of the others many do not."""
    n = draw["n"]
    while True:
        events = draw.rng.choice(3, n, p=(0.7, 0.15, 0.15))
        events[: draw["calm"]] = 0
        if n < 8 or (events == 1).any() and (events == 2).any():
            break
    rtt = draw.rng.uniform(0.05, 0.3, n)
    return events, rtt, draw["ssthresh"], draw["rwnd"]


def network(draw):
    """Links with a direction, somewhat more than half of all; with "alone", nothing leads to one router."""
    n = draw["n"]
    cost = 10.0 ** draw.rng.uniform(0.0, 1.3, (n, n))
    cost[draw.rng.random((n, n)) < 0.4] = np.inf
    order = draw.rng.permutation(n)
    for i in range(n):  # a ring, so that all can be reached
        j = (i + 1) % n
        cost[order[i], order[j]] = 10.0 ** draw.rng.uniform(0.0, 1.0)
    source = int(order[0])
    if draw["alone"]:
        cost[:, order[-1]] = np.inf
    np.fill_diagonal(cost, 0.0)
    return cost, source


EXERCISES = (
    Exercise(
        name="mmc_metrics",
        inputs=stations,
        returns="dict",
        outputs={"rho": 1, "p_wait": 2, "Lq": 1, "W": 1},
        probes=(
            {"k": 3, "c": 2, "crowded": False},
            {"k": 4, "c": 3, "crowded": True},
            {"k": 3, "c": 3, "crowded": False},
            {"k": 1, "c": 1, "crowded": False},
            {"k": 2, "c": 5, "crowded": False},
        ),
        fresh=({"k": range(5, 9), "c": range(4, 9), "crowded": True},),
        example=lambda reference: reference["example"]("mmc_metrics"),
        spots=("rho", "p_wait", "Lq", "W"),
    ),
    Exercise(
        name="simulate_queue",
        inputs=customers,
        returns="tuple",
        outputs={"start": 1, "depart": 1, "server": 1, "found": 1},
        probes=(
            {"n": 9, "c": 2, "load": 0.9},
            {"n": 7, "c": 1, "load": 0.8},
            {"n": 3, "c": 3, "load": 1.2},
            {"n": 12, "c": 3, "load": 1.0},
            {"n": 1, "c": 1, "load": 1.0},
        ),
        fresh=({"n": range(15, 25), "c": range(2, 6), "load": 0.9},),
        example=lambda reference: reference["example"]("simulate_queue"),
        spots=("start", "depart", "server", "found"),
    ),
    Exercise(
        name="queue_statistics",
        inputs=moments,
        returns="dict",
        outputs={"mean_wait": 1, "p_wait": 1, "mean_number": 1, "busy": 1, "number": 1},
        probes=(
            {"n": 10, "c": 2, "m": 6, "warmup": 3, "load": 0.9},
            {"n": 8, "c": 1, "m": 5, "warmup": 2, "load": 0.8},
            {"n": 13, "c": 3, "m": 13, "warmup": 4, "load": 1.0},
            {"n": 6, "c": 2, "m": 1, "warmup": 0, "load": 1.2},
        ),
        fresh=({"n": range(15, 25), "c": range(2, 6), "m": range(7, 12), "warmup": range(3, 8), "load": 0.9},),
        calls=("simulate_queue",),
        example=lambda reference: reference["example"]("queue_statistics"),
        spots=("mean_wait", "p_wait", "mean_number", "busy", "number"),
    ),
    Exercise(
        name="token_bucket",
        inputs=packets,
        returns="tuple",
        outputs={"conform": 1, "level": 1, "goodput": 1},
        probes=({"n": 9}, {"n": 6}, {"n": 14}, {"n": 1}),
        fresh=({"n": range(15, 25)},),
        time_outputs=("conform", "level"),
        example=lambda reference: reference["example"]("token_bucket"),
        spots=("conform", "level", "goodput"),
    ),
    Exercise(
        name="tcp_window",
        inputs=rounds,
        returns="tuple",
        outputs={"cwnd": 1, "thresholds": 1, "throughput": 1},
        probes=(
            {"n": 16, "calm": 6, "ssthresh": 11.0, "rwnd": 9.0},
            {"n": 10, "calm": 1, "ssthresh": 20.0, "rwnd": 5.0},
            {"n": 22, "calm": 7, "ssthresh": 13.0, "rwnd": 10.0},
            {"n": 1, "calm": 1, "ssthresh": 8.0, "rwnd": 4.0},
        ),
        fresh=({"n": range(24, 40), "calm": range(5, 9), "ssthresh": 11.0, "rwnd": 8.0},),
        time_outputs=("cwnd", "thresholds"),
        example=lambda reference: reference["example"]("tcp_window"),
        spots=("cwnd", "thresholds", "throughput"),
    ),
    Exercise(
        name="routing_table",
        inputs=network,
        returns="tuple",
        outputs={"dist": 1, "before": 1, "first": 1},
        probes=(
            {"n": 6, "alone": False},
            {"n": 5, "alone": True},
            {"n": 8, "alone": False},
            {"n": 2, "alone": False},
        ),
        fresh=({"n": range(7, 12), "alone": True},),
        example=lambda reference: reference["example"]("routing_table"),
        spots=("dist", "before", "first"),
    ),
)
