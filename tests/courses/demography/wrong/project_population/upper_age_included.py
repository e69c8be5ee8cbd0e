# the group that begins at working[1] is counted as of working age (<= instead of <)
def project_population(N0, L, F, G, n, working, srb):
    lo, hi = working
    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        start = N[:, t] + G[:, t] / 2
        N[:, t + 1] = A @ start + G[:, t] / 2
    P = N.sum(axis=0)
    r = np.log(P[1:] / P[:-1]) / n
    x = np.arange(w) * n
    active = N[(lo <= x) & (x <= hi)].sum(axis=0)
    return N, r, (P - active) / active
