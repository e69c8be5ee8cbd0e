# two mistakes: all migrants come at the end of the step, and the growth rate is not divided by n
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for i in range(T):
        mat, _ = leslie_matrix(L, F[:, i], srb)
        N[:, i + 1] = mat @ N[:, i]
        N[:, i + 1] += G[:, i]
    P = N.sum(axis=0)
    r = np.log(P[1:]) - np.log(P[:-1])
    x = n * np.arange(w)
    work = N[(x >= working[0]) & (x < working[1])].sum(axis=0)
    return N, r, P / work - 1
