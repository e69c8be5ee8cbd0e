def grading_curve(openings, retained):
    """Percent passing, characteristic diameters and grading of several samples.

    openings: sieve openings in mm, from the coarsest to the finest, shape (n,)
    retained: mass on each sieve, and in the pan as the last column, shape (m, n + 1)

    returns: dictionary with
        passing: percentage passing each sieve, shape (m, n)
        D: D10, D30 and D60 of each sample in mm, shape (m, 3)
        Cu, Cc: coefficients of uniformity and of curvature, shape (m,) each
        well_graded: whether Cu >= 6 and 1 <= Cc <= 3, shape (m,)
    """
    share = retained / retained.sum(axis=1, keepdims=True)
    passing = 100 * (share @ np.tril(np.ones((len(openings) + 1, len(openings))), -1))
    rows = np.arange(len(share))
    x = np.log2(openings)
    D = []
    for p in (10.0, 30.0, 60.0):
        k = np.count_nonzero(passing > p, axis=1)
        low, high = passing[rows, k], passing[rows, k - 1]
        D.append(2 ** (x[k] + (x[k - 1] - x[k]) * (p - low) / (high - low)))
    d10, d30, d60 = D
    Cu, Cc = d60 / d10, d30**2 / (d10 * d60)
    return {"Cu": Cu, "Cc": Cc, "passing": passing, "D": np.stack(D, axis=1), "well_graded": np.logical_and.reduce([Cu >= 6, Cc >= 1, Cc <= 3])}
