# the dependency ratio is dependents over the whole population, not over those of working age
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.zeros((T + 1, w))
    N[0] = N0
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        N[t + 1] = A @ (N[t] + G[:, t] / 2) + G[:, t] / 2
    N = N.T
    total = np.sum(N, axis=0)
    r = np.log(total[1:] / total[:-1]) / n
    age = n * np.arange(w)
    dependent = (age < working[0]) | (age >= working[1])
    dep = N[dependent].sum(axis=0) / total
    return N, r, dep
