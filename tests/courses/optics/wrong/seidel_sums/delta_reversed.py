# the difference is taken the other way round, u/n - u'/n'
def seidel_sums(radii, indices, gaps, marginal, chief):
    k = len(radii)
    c = 1 / radii
    # first trace, then sum
    Y, U, Yb, Ub = [marginal[0]], [marginal[1]], [chief[0]], [chief[1]]
    for j in range(k):
        n, m = indices[j], indices[j + 1]
        U.append((n * U[j] - Y[j] * c[j] * (m - n)) / m)
        Ub.append((n * Ub[j] - Yb[j] * c[j] * (m - n)) / m)
        if j < k - 1:
            Y.append(Y[j] + gaps[j] * U[j + 1])
            Yb.append(Yb[j] + gaps[j] * Ub[j + 1])
    Y, U, Yb, Ub = map(np.array, (Y, U, Yb, Ub))
    A = indices[:-1] * (U[:-1] + Y * c)
    Ab = indices[:-1] * (Ub[:-1] + Yb * c)
    q = U / indices
    delta = q[:-1] - q[1:]
    H = indices[0] * (chief[1] * marginal[0] - marginal[1] * chief[0])
    S = np.empty((5, k))
    S[0] = -(A**2) * Y * delta
    S[1] = -A * Ab * Y * delta
    S[2] = -(Ab**2) * Y * delta
    S[3] = -(H**2) * c * np.diff(1 / indices)
    S[4] = Ab / A * (S[2] + S[3])
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
