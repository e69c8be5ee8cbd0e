"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def genotypes(draw, n, m):
    """Copies of A, with gaps; at least one is known in each column."""
    frequency = draw.rng.uniform(0.25, 0.75, m)
    G = draw.rng.binomial(2, frequency, (n, m)).astype(float)
    gaps = draw.rng.random((n, m)) < draw.settings.get("missing", 0.0)
    gaps[draw.rng.integers(n, size=m), np.arange(m)] = False
    G[gaps] = np.nan
    return G


def summary_inputs(draw):
    G = genotypes(draw, draw["n"], draw["m"])
    known = ~np.isnan(G)
    one_allele = draw.settings.get("one_allele")
    if one_allele:  # the first locus has A alone, the last one a alone
        G[known[:, 0], 0] = 2.0
        G[known[:, -1], -1] = 0.0
    else:  # both alleles at the first locus
        G[np.flatnonzero(known[:, 0])[0], 0] = 1.0
    return (G,)


def structure_inputs(draw):
    sizes = 2 + np.arange(draw["k"]) * draw["step"] + draw["extra"]
    pop = draw.rng.permutation(np.repeat(np.arange(draw["k"]), sizes))
    frequency = draw.rng.beta(0.8, 0.8, (draw["k"], draw["m"]))
    G = draw.rng.binomial(2, frequency[pop]).astype(float)
    gaps = draw.rng.random(G.shape) < draw["missing"]
    for k in range(draw["k"]):  # somebody is known in each, and both alleles at the first locus
        rows = np.flatnonzero(pop == k)
        gaps[rows[0]] = False
        G[rows[0], 0] = 1.0
    G[gaps] = np.nan
    return G, pop


def drift_inputs(draw):
    N = draw["N"]
    w = draw.rng.uniform(0.6, 1.4, 3)
    u, v = draw.rng.uniform(0.01, 0.05), draw.rng.uniform(0.06, 0.1)
    return N, int(draw.rng.integers(1, 2 * N)), w, u, v, draw["T"]


def haplotype_inputs(draw):
    n, m = draw["n"], draw["m"]
    base = draw.rng.random((n, 1))
    flip = draw.rng.random((n, m)) < 0.65
    noise = draw.rng.random((n, m))
    H = (np.where(flip, noise, base) < draw.rng.uniform(0.3, 0.7, m)).astype(float)
    H[:, 1::2] = 1 - H[:, 1::2]  # negative D as well
    if draw.settings.get("one_allele"):
        H[:, 0] = 1.0
        H[:, -1] = 0.0
    return (H,)


def gamete_inputs(draw):
    x = draw.rng.uniform(0.1, 1, 4)
    W = draw.rng.uniform(0.5, 1.5, (4, 4))
    W = (W + W.T) / 2
    W[1, 2] = W[2, 1] = W[0, 3]
    return x / x.sum(), W, draw.rng.uniform(0.1, 0.5), draw["T"]


def load_inputs(draw):
    m = draw["m"]
    s = draw.rng.uniform(0.2, 0.9, m)
    h = draw.rng.uniform(0.05, 0.4, m)
    u = draw.rng.uniform(0.005, 0.03, m)
    if draw["kinds"]:  # one additive, one recessive, one neutral nearly
        h[0] = 0.5
        h[1] = 0.0
        s[2] = u[2] / 4
    return s, h, u, float(draw.rng.uniform(0.1, 0.9))


EXERCISES = (
    Exercise(
        name="genotype_summary",
        inputs=summary_inputs,
        returns="dict",
        outputs={"p": 1, "Ho": 1, "He": 1, "F": 1},
        probes=(
            {"n": 7, "m": 4, "missing": 0.25},
            {"n": 5, "m": 5, "missing": 0.0},
            {"n": 8, "m": 5, "missing": 0.2, "one_allele": True},
            {"n": 1, "m": 3},
            {"n": 6, "m": 1, "missing": 0.3},
        ),
        fresh=(
            {"n": range(9, 14), "m": range(6, 10), "missing": 0.2},
            {"n": range(9, 14), "m": range(6, 10), "missing": 0.2, "one_allele": True},
        ),
        example=lambda reference: reference["example"]("genotype_summary"),
        spots=("p", "Ho[1]", "He[0]", "F"),
    ),
    Exercise(
        name="f_statistics",
        inputs=structure_inputs,
        returns="dict",
        outputs={"HS": 1, "HT": 1, "FIS": 1, "FST": 1, "FIT": 1},
        probes=(
            {"k": 3, "step": 2, "extra": 2, "m": 5, "missing": 0.2},
            {"k": 2, "step": 3, "extra": 3, "m": 4, "missing": 0.0},
            {"k": 4, "step": 1, "extra": 3, "m": 4, "missing": 0.1},
            {"k": 2, "step": 0, "extra": 4, "m": 1, "missing": 0.0},
            {"k": 1, "step": 0, "extra": 8, "m": 3, "missing": 0.0},
        ),
        fresh=({"k": range(5, 8), "step": 1, "extra": range(5, 8), "m": range(6, 10), "missing": 0.15},),
        calls=("genotype_summary",),
        example=lambda reference: reference["example"]("f_statistics"),
        spots=("HS", "HT", "FIS", "FST", "FIT"),
    ),
    Exercise(
        name="wright_fisher",
        inputs=drift_inputs,
        returns="tuple",
        outputs={"mean": 1, "H": 1, "fixed": 1},
        probes=({"N": 4, "T": 5}, {"N": 3, "T": 3}, {"N": 6, "T": 2}, {"N": 2, "T": 1}, {"N": 3, "T": 0}),
        fresh=({"N": range(7, 11), "T": range(6, 10)},),
        time_outputs=("mean", "H", "fixed"),
        example=lambda reference: reference["example"]("wright_fisher"),
        spots=("mean", "H[1]", "H[3]", "fixed[3]"),
    ),
    Exercise(
        name="linkage",
        inputs=haplotype_inputs,
        returns="tuple",
        outputs={"D": 1, "D_prime": 1, "r2": 1},
        probes=(
            {"n": 11, "m": 4},
            {"n": 7, "m": 7},
            {"n": 12, "m": 5, "one_allele": True},
            {"n": 8, "m": 2},
        ),
        fresh=(
            {"n": range(13, 20), "m": range(6, 10)},
            {"n": range(13, 20), "m": range(6, 10), "one_allele": True},
        ),
        example=lambda reference: reference["example"]("linkage"),
        spots=("D[0][1]", "D_prime[0][1]", "D_prime[1][2]", "r2[0]"),
    ),
    Exercise(
        name="hitchhike",
        inputs=gamete_inputs,
        returns="tuple",
        outputs={"pA": 1, "pB": 1, "D": 1, "w_bar": 1},
        probes=({"T": 3}, {"T": 4}, {"T": 6}, {"T": 1}),
        fresh=({"T": range(7, 12)},),
        time_outputs=("pA", "pB", "D", "w_bar"),
        example=lambda reference: reference["example"]("hitchhike"),
        spots=("pA", "pB[2]", "D", "w_bar[0]"),
    ),
    Exercise(
        name="mutation_load",
        inputs=load_inputs,
        returns="tuple",
        outputs={"q": 2, "load": 1, "fitness": 1, "depression": 1},
        probes=(
            {"m": 5, "kinds": False},
            {"m": 6, "kinds": True},
            {"m": 3, "kinds": True},
            {"m": 1, "kinds": False},
        ),
        fresh=({"m": range(7, 12), "kinds": False}, {"m": range(7, 12), "kinds": True}),
        example=lambda reference: reference["example"]("mutation_load"),
        spots=("q", "load[0]", "fitness", "depression"),
    ),
)
