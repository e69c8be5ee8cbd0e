# the first column is already one year on: the start is projected before it is stored
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    M = np.diag(survival, -1)
    M[0] = fertility
    N = np.zeros((A, steps + 1))
    n = n0
    for t in range(steps + 1):
        n = M @ n
        N[:, t] = n
    total = N.sum(axis=0)
    values, vectors = np.linalg.eig(M)
    top = np.argmax(values.real)
    w = vectors[:, top].real
    return N, total[1:] / total[:-1], values[top].real, w / w.sum()
