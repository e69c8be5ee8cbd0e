# the sums are those of the absolute values, so surfaces cannot compensate each other
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    H = indices[0] * (ub * y - u * yb)
    S = np.zeros((5, len(radii)))
    sums = np.zeros(5)
    for j in range(len(radii)):
        n, nn = indices[j], indices[j + 1]
        i, ib = u + y / radii[j], ub + yb / radii[j]
        u2, ub2 = i * n / nn - y / radii[j], ib * n / nn - yb / radii[j]
        pre = -(n**2) * y * (u2 / nn - u / n)
        S[0, j] = pre * i * i
        S[1, j] = pre * i * ib
        S[2, j] = pre * ib * ib
        S[3, j] = -(H**2) / radii[j] * (1 / nn - 1 / n)
        S[4, j] = (S[2, j] + S[3, j]) * ib / i
        sums += np.abs(S[:, j])
        u, ub = u2, ub2
        if j + 1 < len(radii):
            y, yb = y + gaps[j] * u, yb + gaps[j] * ub
    return {"invariant": H, "surfaces": S, "sums": sums}
