# distortion has A/A_bar instead of A_bar/A
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    p, q = chief
    H = indices[0] * (q * y - u * p)
    S = np.zeros((5, len(radii)))
    i = 0
    while i < len(radii):
        n, m = indices[i], indices[i + 1]
        A = n * (u + y / radii[i])
        a = n * (q + p / radii[i])
        u1 = (n * u - y / radii[i] * (m - n)) / m
        q1 = (n * q - p / radii[i] * (m - n)) / m
        g = -y * (u1 / m - u / n)
        S[0, i] = A * A * g
        S[1, i] = A * a * g
        S[2, i] = a * a * g
        S[3, i] = -H * H / radii[i] * (1 / m - 1 / n)
        S[4, i] = A / a * (S[2, i] + S[3, i])
        u, q = u1, q1
        if i < len(radii) - 1:
            y, p = y + gaps[i] * u, p + gaps[i] * q
        i += 1
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
