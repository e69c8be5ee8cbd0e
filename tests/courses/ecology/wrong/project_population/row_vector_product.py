# the population is multiplied from the left, n M (that is with the transposed matrix), in the projection
def project_population(n0, fertility, survival, steps):
    A = n0.shape[0]
    M = np.vstack([fertility, np.hstack([np.diag(survival), np.zeros((A - 1, 1))])])
    n = n0.copy()
    history = [n]
    for year in range(steps):
        n = n @ M
        history.append(n)
    N = np.stack(history, axis=1)
    s = N.sum(axis=0)
    lams, W = np.linalg.eig(M)
    idx = int(np.argmax(np.real(lams)))
    w = np.real(W[:, idx])
    return N, s[1:] / s[:-1], np.real(lams[idx]), w / w.sum()
