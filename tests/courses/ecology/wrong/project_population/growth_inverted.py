# the growth factor is the total of a year divided by that of the next year, upside down
def project_population(n0, fertility, survival, steps):
    M = np.diag(survival, -1)
    M[0] = fertility
    N = np.zeros((len(n0), steps + 1))
    N[:, 0] = n0
    for t in range(steps):
        N[:, t + 1] = np.dot(M, N[:, t])
    growth = np.array([N[:, t].sum() / N[:, t + 1].sum() for t in range(steps)])
    vals, vecs = np.linalg.eig(M)
    order = np.argsort(vals.real)
    top = order[-1]
    stable = vecs[:, top].real
    return N, growth, vals[top].real, stable / stable.sum()
