# field curvature has the difference of the indices n' - n, not that of their reciprocals (distortion is computed from it)
def seidel_sums(radii, indices, gaps, marginal, chief):
    curvatures = 1 / radii
    y, u = marginal
    yq, uq = chief
    inv = indices[0] * (uq * y - u * yq)
    S = {i: [] for i in range(1, 6)}
    for j, c in enumerate(curvatures):
        n, n2 = indices[j], indices[j + 1]
        A = n * u + n * y * c
        Aq = n * uq + n * yq * c
        u2 = (n * u - y * c * (n2 - n)) / n2
        uq2 = (n * uq - yq * c * (n2 - n)) / n2
        common = y * (u2 / n2 - u / n)
        S[1].append(-A * A * common)
        S[2].append(-A * Aq * common)
        S[3].append(-Aq * Aq * common)
        S[4].append(-inv * inv * c * (n2 - n))
        S[5].append(Aq / A * (S[3][j] + S[4][j]))
        u, uq = u2, uq2
        if j < len(gaps):
            y, yq = y + u * gaps[j], yq + uq * gaps[j]
    surfaces = np.array([S[i] for i in range(1, 6)])
    return {"invariant": inv, "surfaces": surfaces, "sums": surfaces.sum(1)}
