# the stable distribution keeps unit length (made positive) instead of being scaled to sum one
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    leslie = np.zeros((A, A))
    leslie[0] = fertility
    for c in range(A - 1):
        leslie[c + 1][c] = survival[c]
    N = np.zeros((A, steps + 1))
    N[:, 0] = n0
    for t in range(steps):
        N[:, t + 1] = leslie @ N[:, t]
    totals = N.sum(axis=0)
    lam, vec = np.linalg.eig(leslie)
    k = np.argmax(lam.real)
    return N, totals[1:] / totals[:-1], lam[k].real, np.abs(vec[:, k].real)
