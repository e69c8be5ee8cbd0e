# at the end of the step all migrants are added, although half of them were added at its beginning
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        m = G[:, t]
        survivors = A @ (N[:, t] + m / 2)
        N[:, t + 1] = survivors + m
    tot = N.sum(axis=0)
    r = np.log(tot[1:] / tot[:-1]) / n
    age = n * np.arange(w)
    sel = (age >= working[0]) & (age < working[1])
    return N, r, N[~sel].sum(axis=0) / N[sel].sum(axis=0)
