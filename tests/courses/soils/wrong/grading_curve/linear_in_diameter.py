# interpolated linearly in the diameter instead of in its logarithm
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
    total = np.sum(retained, axis=1, keepdims=True)
    passing = 100 * (1 - np.cumsum(retained[:, :-1], axis=1) / total)
    D = np.zeros((len(retained), 3))
    for i in range(len(retained)):
        for j, p in enumerate((10, 30, 60)):
            k = np.argmax(passing[i] <= p)
            share = (p - passing[i, k]) / (passing[i, k - 1] - passing[i, k])
            D[i, j] = openings[k] + share * (openings[k - 1] - openings[k])
    Cu = D[:, 2] / D[:, 0]
    Cc = D[:, 1] ** 2 / (D[:, 0] * D[:, 2])
    well_graded = (Cu >= 6) & (Cc >= 1) & (Cc <= 3)
    return {"passing": passing, "D": D, "Cu": Cu, "Cc": Cc, "well_graded": well_graded}
