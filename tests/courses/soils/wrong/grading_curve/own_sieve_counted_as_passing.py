# counted what lies on a sieve itself as passing it instead of only what is finer
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
    m, n = retained.shape[0], len(openings)
    passing = np.zeros((m, n))
    D = np.zeros((m, 3))
    for i in range(m):
        whole = retained[i].sum()
        for j in range(n):
            passing[i, j] = retained[i, j:].sum() / whole * 100
        D[i] = 10 ** np.interp([10, 30, 60], passing[i, ::-1], np.log10(openings[::-1]))
    d10, d30, d60 = D[:, 0], D[:, 1], D[:, 2]
    cu = d60 / d10
    cc = d30 * d30 / d10 / d60
    good = np.logical_and(cu >= 6, np.logical_and(cc >= 1, cc <= 3))
    return {"passing": passing, "D": D, "Cu": cu, "Cc": cc, "well_graded": good}
