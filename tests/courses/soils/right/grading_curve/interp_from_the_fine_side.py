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
    finer = np.cumsum(retained[:, ::-1], axis=1)
    passing = 100 * finer[:, -2::-1] / finer[:, -1:]
    lo = np.log(openings[::-1])
    D = np.exp(np.array([np.interp([10, 30, 60], row[::-1], lo) for row in passing]))
    Cu = D[:, 2] / D[:, 0]
    Cc = D[:, 1] / D[:, 0] * D[:, 1] / D[:, 2]
    return {"passing": passing, "D": D, "Cu": Cu, "Cc": Cc, "well_graded": ~((Cu < 6) | (Cc < 1) | (Cc > 3))}
