# A and A_bar use the index behind the surface with the angle before it
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal[0], marginal[1]
    yc, uc = chief[0], chief[1]
    H = indices[0] * (uc * y - u * yc)
    S = np.zeros((5, len(radii)))
    for s in range(len(radii)):
        n1, n2 = indices[s], indices[s + 1]
        curv = 1.0 / radii[s]
        A = n2 * (u + y * curv)
        Abar = n2 * (uc + yc * curv)
        up = n1 / n2 * u - y * curv * (n2 - n1) / n2
        ucp = n1 / n2 * uc - yc * curv * (n2 - n1) / n2
        D = up / n2 - u / n1
        S[0, s] = -A * A * y * D
        S[1, s] = -A * Abar * y * D
        S[2, s] = -Abar * Abar * y * D
        S[3, s] = -H * H * curv * (1 / n2 - 1 / n1)
        S[4, s] = (S[2, s] + S[3, s]) * Abar / A
        u, uc = up, ucp
        if s + 1 < len(radii):
            y += gaps[s] * u
            yc += gaps[s] * uc
    return {"invariant": H, "surfaces": S, "sums": np.sum(S, axis=1)}
