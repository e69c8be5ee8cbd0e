# took the opening of the next finer sieve instead of interpolating between two
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
    passing = []
    for sample in retained:
        total = sum(sample)
        cumulative = 0
        line = []
        for mass in sample[:-1]:
            cumulative += mass
            line.append(100 - 100 * cumulative / total)
        passing.append(line)
    passing = np.array(passing)
    D = np.zeros((len(passing), 3))
    for i, line in enumerate(passing):
        for j, p in enumerate([10, 30, 60]):
            first = np.where(line <= p)[0][0]
            D[i, j] = openings[first]
    Cu = D[:, 2] / D[:, 0]
    Cc = np.square(D[:, 1]) / (D[:, 0] * D[:, 2])
    return {"passing": passing, "D": D, "Cu": Cu, "Cc": Cc,
            "well_graded": (Cu >= 6) & (Cc >= 1) & (Cc <= 3)}
