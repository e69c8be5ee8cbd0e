# all migrants come at the end of the step; none of them survive or give birth with the others
def project_population(N0, L, F, G, n, working, srb):
    steps = F.shape[1]
    groups = len(N0)
    N = np.zeros((groups, steps + 1))
    N[:, 0] = N0
    for step in range(steps):
        A = leslie_matrix(L, F[:, step], srb)[0]
        N[:, step + 1] = np.dot(A, N[:, step]) + G[:, step]
    P = np.sum(N, axis=0)
    r = (np.log(P[1:]) - np.log(P[:-1])) / n
    x = n * np.arange(groups)
    young = x < working[0]
    old = x >= working[1]
    active = ~young & ~old
    dep = N[young | old].sum(axis=0) / N[active].sum(axis=0)
    return N, r, dep
