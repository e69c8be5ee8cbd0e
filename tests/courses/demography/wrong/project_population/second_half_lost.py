# the second half of the migrants is never added at the end of the step
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.empty((w, T + 1))
    N[:, 0] = N0
    current = N0.copy()
    for t in range(T):
        M, surv = leslie_matrix(L, F[:, t], srb)
        current = M.dot(current + G[:, t] / 2)
        N[:, t + 1] = current
    pop = N.sum(axis=0)
    r = np.log(pop[1:] / pop[:-1]) / n
    ages = [n * i for i in range(w)]
    is_working = np.array([working[0] <= a < working[1] for a in ages])
    dep = N[~is_working].sum(axis=0) / N[is_working].sum(axis=0)
    return N, r, dep
