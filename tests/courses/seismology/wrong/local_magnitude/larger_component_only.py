# the larger one of the two horizontal components is used instead of the average of their logarithms
def local_magnitude(traces, r, corrections, clip, cut):
    hi = np.max(traces, axis=2)
    lo = np.min(traces, axis=2)
    A = np.maximum((hi[:, 0] - lo[:, 0]) / 2, (hi[:, 1] - lo[:, 1]) / 2)
    M = np.log10(A)
    M = M + 1.11 * np.log10(r / 100)
    M = M + 0.00189 * (r - 100)
    M = M + 3 + corrections
    not_clipped = (hi.max(axis=1) < clip) & (lo.min(axis=1) > -clip)
    d = M - np.median(M[not_clipped])
    use = not_clipped & (np.abs(d) <= cut)
    Mu = M[use]
    e = Mu.std(ddof=1) / np.sqrt(Mu.size) if Mu.size > 1 else 0.0
    return {"station": M, "residual": d, "used": use, "network": Mu.mean(), "error": e}
