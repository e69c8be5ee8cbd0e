# all migrants come at the beginning of the step instead of half of them
def project_population(N0, L, F, G, n, working, srb):
    w, T = G.shape
    N = N0.reshape(-1, 1)
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        exposed = N[:, -1] + G[:, t]
        N = np.column_stack([N, A @ exposed])
    total = N.sum(0)
    r = np.log(total[1:] / total[:-1]) / n
    start = n * np.arange(w)
    act = np.zeros(T + 1)
    for i in range(w):
        if working[0] <= start[i] < working[1]:
            act += N[i]
    return N, r, (total - act) / act
