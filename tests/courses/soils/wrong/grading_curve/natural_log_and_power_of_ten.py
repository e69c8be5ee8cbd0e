# took the natural logarithm of the openings but raised 10 instead of e to go back
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
    mass = retained / retained.sum(axis=1)[:, np.newaxis] * 100
    finer = 100 - mass.cumsum(axis=1)
    finer = finer[:, :-1]
    x = np.log(openings)[::-1]
    rows = []
    for curve in finer:
        rows.append([10 ** np.interp(p, curve[::-1], x) for p in (10, 30, 60)])
    D = np.array(rows)
    Cu = D[:, 2] / D[:, 0]
    Cc = D[:, 1] ** 2 / D[:, 0] / D[:, 2]
    ok = []
    for a, b in zip(Cu, Cc):
        ok.append(a >= 6 and 1 <= b <= 3)
    return dict(passing=finer, D=D, Cu=Cu, Cc=Cc, well_graded=np.array(ok))
