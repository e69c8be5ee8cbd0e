# growth divides each total by the total at the start, not by the year before
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    M = np.zeros((A, A))
    M[0] = fertility
    for i in range(1, A):
        M[i, i - 1] = survival[i - 1]
    N = n0[:, None]
    for t in range(steps):
        N = np.concatenate([N, M @ N[:, -1:]], axis=1)
    size = N.sum(axis=0)
    growth = size[1:] / size[0]
    values, vectors = np.linalg.eig(M)
    dominant = np.argmax(values.real)
    w = vectors[:, dominant].real
    return N, growth, values[dominant].real, w / w.sum()
