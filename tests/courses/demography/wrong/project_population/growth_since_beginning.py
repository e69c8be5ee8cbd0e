# the growth rate of each step is taken against the initial population instead of the one a step before
def project_population(N0, L, F, G, n, working, srb):
    def step(pop, t):
        A, _ = leslie_matrix(L, F[:, t], srb)
        return A @ (pop + G[:, t] / 2) + G[:, t] / 2

    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        N[:, t + 1] = step(N[:, t], t)
    P = N.sum(axis=0)
    r = np.log(P[1:] / P[0]) / n
    a = n * np.arange(w)
    workers = N[(a >= working[0]) * (a < working[1])].sum(axis=0)
    return N, r, (P - workers) / workers
