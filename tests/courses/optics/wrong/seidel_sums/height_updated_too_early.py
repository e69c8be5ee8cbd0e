# the marginal ray is carried on to the next surface before the sums are computed, so they use the height there
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    H = indices[0] * (ub * y - u * yb)
    S = np.zeros((5, len(radii)))
    for j in range(len(radii)):
        n, m, c = indices[j], indices[j + 1], 1 / radii[j]
        A, Ab = n * (u + y * c), n * (ub + yb * c)
        u_new = (n * u - y * c * (m - n)) / m
        ub_new = (n * ub - yb * c * (m - n)) / m
        gap = gaps[j] if j < len(gaps) else 0.0
        y_here = y
        y, yb = y + gap * u_new, yb + gap * ub_new
        factor = y * (u_new / m - u / n)
        S[0, j] = -(A**2) * factor
        S[1, j] = -A * Ab * factor
        S[2, j] = -(Ab**2) * factor
        S[3, j] = -(H**2) * c * (1 / m - 1 / n)
        S[4, j] = Ab / A * (S[2, j] + S[3, j])
        u, ub = u_new, ub_new
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
