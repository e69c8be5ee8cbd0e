# field curvature has H instead of H^2 (distortion is computed from it)
def seidel_sums(radii, indices, gaps, marginal, chief):
    k = radii.size
    H = indices[0] * (chief[1] * marginal[0] - marginal[1] * chief[0])
    m = marginal.copy()
    b = chief.copy()
    S = np.zeros((5, k))
    for j in range(k):
        n, n1 = indices[j : j + 2]
        M = np.array([[1, 0], [-(n1 - n) / (n1 * radii[j]), n / n1]])
        A = n * (m[1] + m[0] / radii[j])
        B = n * (b[1] + b[0] / radii[j])
        m2, b2 = M @ m, M @ b
        base = -m[0] * (m2[1] / n1 - m[1] / n)
        S[:3, j] = base * np.array([A**2, A * B, B**2])
        S[3, j] = -H * (1 / n1 - 1 / n) / radii[j]
        S[4, j] = B / A * (S[2, j] + S[3, j])
        if j < k - 1:
            T = np.array([[1, gaps[j]], [0, 1]])
            m2, b2 = T @ m2, T @ b2
        m, b = m2, b2
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
