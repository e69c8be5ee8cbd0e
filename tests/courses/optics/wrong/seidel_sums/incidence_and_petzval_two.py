# two mistakes: A and A_bar are not multiplied by the index, and field curvature has H instead of H^2
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    H = indices[0] * (ub * y - u * yb)
    S = np.zeros((5, len(radii)))
    for j in range(len(radii)):
        n, n2, c = indices[j], indices[j + 1], 1 / radii[j]
        A = u + y * c
        Abar = ub + yb * c
        unew = (n * u - y * c * (n2 - n)) / n2
        ubnew = (n * ub - yb * c * (n2 - n)) / n2
        diff = unew / n2 - u / n
        S[0, j] = -A * A * y * diff
        S[1, j] = -A * Abar * y * diff
        S[2, j] = -Abar * Abar * y * diff
        S[3, j] = -H * c * (1 / n2 - 1 / n)
        S[4, j] = Abar / A * (S[2, j] + S[3, j])
        u, ub = unew, ubnew
        if j < len(gaps):
            y, yb = y + gaps[j] * u, yb + gaps[j] * ub
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
