# the ratio is upside down: those of working age over the dependents
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        leslie, survival = leslie_matrix(L, F[:, t], srb)
        midway = G[:, t] * 0.5
        N[:, t + 1] = leslie @ (N[:, t] + midway) + midway
    everybody = N.sum(axis=0)
    r = np.log(everybody[1:] / everybody[:-1]) / n
    ages = n * np.arange(w)
    active = np.where(((ages >= working[0]) & (ages < working[1]))[:, None], N, 0).sum(axis=0)
    return N, r, active / (everybody - active)
