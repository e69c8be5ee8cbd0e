# two mistakes: distortion leaves out S_IV, and the chief ray's height is carried on with its angle from before the refraction
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    H = indices[0] * (ub * y - u * yb)
    S = np.zeros((5, len(radii)))
    for j in range(len(radii)):
        n, n2, c = indices[j], indices[j + 1], 1 / radii[j]
        A = n * (u + y * c)
        Ab = n * (ub + yb * c)
        unew = (n * u - y * c * (n2 - n)) / n2
        ubnew = (n * ub - yb * c * (n2 - n)) / n2
        S[0, j] = -A * A * y * (unew / n2 - u / n)
        S[1, j] = Ab / A * S[0, j]
        S[2, j] = Ab / A * S[1, j]
        S[3, j] = -H * H * c * (1 / n2 - 1 / n)
        S[4, j] = Ab / A * S[2, j]
        if j < len(gaps):
            y = y + gaps[j] * unew
            yb = yb + gaps[j] * ub
        u, ub = unew, ubnew
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
