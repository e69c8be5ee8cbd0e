# the invariant H lacks the index of the first medium (field curvature and distortion use it)
def seidel_sums(radii, indices, gaps, marginal, chief):
    H = chief[1] * marginal[0] - marginal[1] * chief[0]
    y, u = float(marginal[0]), float(marginal[1])
    yb, ub = float(chief[0]), float(chief[1])
    S = np.zeros((5, len(radii)))
    for j in range(len(radii)):
        n, nd = indices[j], indices[j + 1]
        c = 1 / radii[j]
        A = n * (u + c * y)
        Ab = n * (ub + c * yb)
        ud = (n * u - c * y * (nd - n)) / nd
        ubd = (n * ub - c * yb * (nd - n)) / nd
        common = -y * (ud / nd - u / n)
        S[0, j], S[1, j], S[2, j] = A**2 * common, A * Ab * common, Ab**2 * common
        S[3, j] = -(H**2) * c * (1 / nd - 1 / n)
        S[4, j] = (Ab / A) * (S[2, j] + S[3, j])
        u, ub = ud, ubd
        if j < len(radii) - 1:
            y, yb = y + gaps[j] * u, yb + gaps[j] * ub
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
