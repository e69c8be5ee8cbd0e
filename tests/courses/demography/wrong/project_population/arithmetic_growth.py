# the growth rate is (P1/P0 - 1)/n instead of the logarithm of the ratio over n
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(1, T + 1):
        A, _ = leslie_matrix(L, F[:, t - 1], srb)
        mig = G[:, t - 1] / 2
        N[:, t] = A @ (N[:, t - 1] + mig) + mig
    P = N.sum(axis=0)
    r = np.zeros(T)
    for t in range(T):
        r[t] = (P[t + 1] - P[t]) / P[t] / n
    x = n * np.arange(w)
    working_age = (x >= working[0]) & (x < working[1])
    dep = np.array([N[~working_age, t].sum() / N[working_age, t].sum() for t in range(T + 1)])
    return N, r, dep
