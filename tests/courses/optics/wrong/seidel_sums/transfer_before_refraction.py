# both rays go on to the next surface with their angles from before the refraction
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    yb, ub = chief
    H = indices[0] * (ub * y - u * yb)
    S = np.zeros((5, len(radii)))
    for j in range(len(radii)):
        n, n2 = indices[j], indices[j + 1]
        c = 1 / radii[j]
        A = n * (u + y * c)
        Ab = n * (ub + yb * c)
        u2 = (n * u - y * c * (n2 - n)) / n2
        ub2 = (n * ub - yb * c * (n2 - n)) / n2
        D = u2 / n2 - u / n
        S[0, j] = -(A**2) * y * D
        S[1, j] = -A * Ab * y * D
        S[2, j] = -(Ab**2) * y * D
        S[3, j] = -(H**2) * c * (1 / n2 - 1 / n)
        S[4, j] = Ab / A * (S[2, j] + S[3, j])
        if j < len(radii) - 1:
            y = y + gaps[j] * u
            yb = yb + gaps[j] * ub
        u = u2
        ub = ub2
    return {"invariant": H, "surfaces": S, "sums": np.sum(S, axis=1)}
