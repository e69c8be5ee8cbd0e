# the classes are updated in place from young to old, so a class gets the survivors of the already changed class below it
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    N = np.zeros((A, steps + 1))
    N[:, 0] = n0
    current = n0.astype(float).copy()
    for t in range(1, steps + 1):
        current[0] = fertility @ current
        for i in range(1, A):
            current[i] = survival[i - 1] * current[i - 1]
        N[:, t] = current
    total = N.sum(axis=0)
    L = np.diag(survival, -1)
    L[0] = fertility
    vals, vecs = np.linalg.eig(L)
    k = np.argmax(vals.real)
    return N, total[1:] / total[:-1], vals[k].real, vecs[:, k].real / vecs[:, k].real.sum()
