# read the third diameter at 50 percent instead of 60
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
    def diameter(curve, percent):
        i = 0
        while curve[i] > percent:
            i += 1
        upper, lower = np.log10(openings[i - 1]), np.log10(openings[i])
        slope = (upper - lower) / (curve[i - 1] - curve[i])
        return 10 ** (lower + slope * (percent - curve[i]))

    samples = len(retained)
    passing = np.zeros((samples, len(openings)))
    D = np.zeros((samples, 3))
    for s in range(samples):
        left = retained[s].sum()
        for i in range(len(openings)):
            left = left - retained[s, i]
            passing[s, i] = 100 * left / retained[s].sum()
        D[s, 0] = diameter(passing[s], 10)
        D[s, 1] = diameter(passing[s], 30)
        D[s, 2] = diameter(passing[s], 50)
    Cu = D[:, 2] / D[:, 0]
    Cc = D[:, 1] ** 2 / (D[:, 0] * D[:, 2])
    return {"passing": passing, "D": D, "Cu": Cu, "Cc": Cc,
            "well_graded": (Cu >= 6) & (1 <= Cc) & (Cc <= 3)}
