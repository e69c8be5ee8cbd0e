# the Leslie matrix is transposed: fertilities in the first column, survivals above the diagonal
def project_population(n0, fertility, survival, steps):
    size = fertility.size
    M = np.zeros((size, size))
    M[:, 0] = fertility
    for j in range(size - 1):
        M[j, j + 1] = survival[j]
    N = np.zeros((size, steps + 1))
    N[:, 0] = n0
    for t in range(steps):
        N[:, t + 1] = M @ N[:, t]
    total = np.sum(N, axis=0)
    growth = total[1:] / total[:-1]
    eigval, eigvec = np.linalg.eig(M)
    best = np.argmax(eigval.real)
    vec = eigvec[:, best].real
    return N, growth, eigval[best].real, vec / np.sum(vec)
