# divided by the mass of all samples together instead of that of each sample
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
    everything = np.sum(retained)
    held = np.cumsum(retained, axis=1)[:, : len(openings)]
    passing = (1 - held / everything) * 100
    lo = np.log10(np.flip(openings))
    D = np.empty((retained.shape[0], 3))
    for col, target in enumerate([10, 30, 60]):
        for row in range(retained.shape[0]):
            D[row, col] = np.power(10, np.interp(target, np.flip(passing[row]), lo))
    d10, d30, d60 = D.T
    Cu = d60 / d10
    Cc = d30**2 / (d10 * d60)
    well = (Cu >= 6) & (Cc >= 1) & (Cc <= 3)
    return {"D": D, "passing": passing, "Cc": Cc, "Cu": Cu, "well_graded": well}
