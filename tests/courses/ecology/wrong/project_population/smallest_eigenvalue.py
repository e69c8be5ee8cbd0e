# the eigenvalue with the smallest real part is taken, with its vector
def project_population(n0, fertility, survival, steps):
    L = np.vstack((fertility, np.diag(survival, -1)[1:]))
    vec_t = np.asarray(n0, float)
    cols, ratio = [vec_t], []
    for _ in range(steps):
        nxt = L @ vec_t
        ratio.append(nxt.sum() / vec_t.sum())
        cols.append(nxt)
        vec_t = nxt
    eig, U = np.linalg.eig(L)
    pos = np.argsort(eig.real)[0]
    u = U[:, pos].real
    return np.array(cols).T, np.array(ratio), eig[pos].real, u / u.sum()
