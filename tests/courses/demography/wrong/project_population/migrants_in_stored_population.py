# the first half of the migrants is added to the stored population of the step's beginning, so N itself (but for its last column) holds them
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        now = N[:, t]
        now += G[:, t] / 2
        N[:, t + 1] = A @ now + G[:, t] / 2
    P = N.sum(axis=0)
    r = np.log(P[1:] / P[:-1]) / n
    x = n * np.arange(w)
    active = N[(x >= working[0]) & (x < working[1])].sum(axis=0)
    return N, r, (P - active) / active
