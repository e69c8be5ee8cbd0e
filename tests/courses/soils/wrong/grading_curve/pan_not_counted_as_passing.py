# left the pan out of what passes instead of counting it as finer than every sieve
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
    n = openings.shape[0]
    sums = retained.sum(axis=1)
    # from the finest sieve upwards
    passing = np.zeros((retained.shape[0], n))
    for k in range(n):
        passing[:, k] = retained[:, k + 1 : n].sum(axis=1) / sums * 100
    D = np.array([10 ** np.interp([10.0, 30.0, 60.0], p[::-1], np.log10(openings)[::-1]) for p in passing])
    Cu = D[:, 2] / D[:, 0]
    Cc = D[:, 1] ** 2 / (D[:, 0] * D[:, 2])
    graded = np.where(Cu < 6, False, (Cc >= 1) & (Cc <= 3))
    return {"passing": passing, "D": D, "Cu": Cu, "Cc": Cc, "well_graded": graded}
