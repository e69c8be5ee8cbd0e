# spherical aberration has the factor 1/8 of the wavefront coefficient W040
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    H = indices[0] * (ub * y - u * yb)
    rows = [[] for _ in range(5)]
    for j in range(len(radii)):
        n, nn = indices[j], indices[j + 1]
        c = 1 / radii[j]
        A = n * (u + y * c)
        Ab = n * (ub + yb * c)
        un = (n * u - y * c * (nn - n)) / nn
        ubn = (n * ub - yb * c * (nn - n)) / nn
        e = y * (un / nn - u / n)
        rows[0].append(-(A**2) * e / 8)
        rows[1].append(-A * Ab * e)
        rows[2].append(-(Ab**2) * e)
        rows[3].append(-(H**2) * c * (1 / nn - 1 / n))
        rows[4].append(Ab / A * (rows[2][j] + rows[3][j]))
        u, ub = un, ubn
        if j < len(gaps):
            y, yb = y + gaps[j] * u, yb + gaps[j] * ub
    S = np.array(rows)
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
