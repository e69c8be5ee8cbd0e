# only the young are counted as dependents; the old are left out of the ratio
def project_population(N0, L, F, G, n, working, srb):
    w = len(N0)
    T = G.shape[1]
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        N[:, t + 1] = A @ (N[:, t] + G[:, t] / 2) + G[:, t] / 2
    r = []
    for t in range(T):
        r.append(np.log(N[:, t + 1].sum() / N[:, t].sum()) / n)
    dep = []
    for t in range(T + 1):
        dependents, workers = 0.0, 0.0
        for i in range(w):
            if i * n < working[0]:
                dependents += N[i, t]
            elif i * n < working[1]:
                workers += N[i, t]
        dep.append(dependents / workers)
    return N, np.array(r), np.array(dep)
