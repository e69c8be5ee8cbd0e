# every step starts from N0 again instead of from the population of the step before
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    out = [N0]
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        out.append(A @ (N0 + G[:, t] / 2) + G[:, t] / 2)
    N = np.array(out).T
    P = N.sum(axis=0)
    r = np.log(P[1:] / P[:-1]) / n
    x = n * np.arange(w)
    k = (x >= working[0]) & (x < working[1])
    return N, r, N[~k].sum(axis=0) / N[k].sum(axis=0)
