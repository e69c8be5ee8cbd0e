# the stable distribution is a row of the eigenvector matrix, not a column
def project_population(n0, fertility, survival, steps):
    A = n0.size
    M = np.zeros((A, A))
    M[0] = fertility
    M[range(1, A), range(A - 1)] = survival
    N = np.empty((A, steps + 1))
    N[:, 0] = n0
    for t in range(steps):
        N[:, t + 1] = M @ N[:, t]
    T = N.sum(0)
    e, V = np.linalg.eig(M)
    k = np.argmax(e.real)
    v = V[k].real
    return N, T[1:] / T[:-1], e[k].real, v / v.sum()
