# the stable distribution is the left eigenvector (reproductive values), from the transposed matrix
def project_population(n0, fertility, survival, steps):
    def step(v):
        new = np.zeros(len(v))
        new[0] = np.sum(fertility * v)
        for i in range(len(v) - 1):
            new[i + 1] = survival[i] * v[i]
        return new

    A = len(n0)
    N = np.zeros((A, steps + 1))
    N[:, 0] = n0
    for t in range(steps):
        N[:, t + 1] = step(N[:, t])
    total = N.sum(axis=0)
    M = np.array([step(row) for row in np.eye(A)]).T
    vals, vecs = np.linalg.eig(M.T)
    k = np.argmax(vals.real)
    w = vecs[:, k].real
    return N, total[1:] / total[:-1], vals[k].real, w / w.sum()
