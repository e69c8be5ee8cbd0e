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
    passing, D, cu, cc, well = [], [], [], [], []
    for masses in retained:
        whole = float(sum(masses))
        curve = []
        for i in range(len(openings)):
            curve.append(100 * float(sum(masses[i + 1 :])) / whole)
        found = []
        for p in (10, 30, 60):
            for i in range(1, len(openings)):
                if curve[i] <= p < curve[i - 1]:
                    w = (curve[i - 1] - p) / (curve[i - 1] - curve[i])
                    found.append(openings[i - 1] ** (1 - w) * openings[i] ** w)
                    break
        passing.append(curve)
        D.append(found)
        cu.append(found[2] / found[0])
        cc.append(found[1] ** 2 / found[0] / found[2])
        well.append(bool(cu[-1] >= 6 and 1 <= cc[-1] <= 3))
    return {"passing": np.array(passing), "D": np.array(D), "Cu": np.array(cu), "Cc": np.array(cc), "well_graded": np.array(well)}
