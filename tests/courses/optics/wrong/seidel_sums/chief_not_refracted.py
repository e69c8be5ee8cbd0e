# the chief ray is not refracted, it goes straight through all surfaces
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    H = indices[0] * (ub * y - u * yb)
    S = np.zeros((5, len(radii)))
    for j in range(len(radii)):
        c = 1 / radii[j]
        n = indices[j]
        n1 = indices[j + 1]
        A = n * (u + y * c)
        Ab = n * (ub + yb * c)
        u1 = (n * u - y * c * (n1 - n)) / n1
        D = u1 / n1 - u / n
        S[:, j] = [-(A**2) * y * D, -A * Ab * y * D, -(Ab**2) * y * D, -(H**2) * c * (1 / n1 - 1 / n), 0]
        S[4, j] = Ab / A * (S[2, j] + S[3, j])
        u = u1
        if j < len(radii) - 1:
            y = y + gaps[j] * u
            yb = yb + gaps[j] * ub
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
