# the fertility of the first class is left out (set to zero) in the matrix
def project_population(n0, fertility, survival, steps):
    k = len(n0)
    mat = np.zeros((k, k))
    for col in range(1, k):
        mat[0, col] = fertility[col]
        mat[col, col - 1] = survival[col - 1]
    res = np.zeros((k, steps + 1))
    res[:, 0] = n0
    for yr in range(steps):
        res[:, yr + 1] = mat @ res[:, yr]
    s = res.sum(axis=0)
    lam, U = np.linalg.eig(mat)
    j = np.argmax(lam.real)
    u = U[:, j].real
    return res, s[1:] / s[:-1], lam[j].real, u / u.sum()
