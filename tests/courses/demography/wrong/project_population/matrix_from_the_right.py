# the population is multiplied from the left (N @ A), which is the transposed matrix
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        g = G[:, t] / 2
        N[:, t + 1] = (N[:, t] + g) @ A + g
    P = N.sum(axis=0)
    r = np.log(P[1:] / P[:-1]) / n
    age = np.arange(0, w) * n
    work = N[(age >= working[0]) & (age < working[1])].sum(axis=0)
    return N, r, (P - work) / work
