# scalar loops over steps, ages and mothers, sums by hand
def project_population(N0, L, F, G, n, working, srb):
    w = F.shape[0]
    T = F.shape[1]
    N = np.zeros((w, T + 1))
    for i in range(w):
        N[i, 0] = N0[i]
    r = np.zeros(T)
    dep = np.zeros(T + 1)
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        for i in range(w):
            value = G[i, t] / 2
            for j in range(w):
                value += A[i, j] * (N[j, t] + G[j, t] / 2)
            N[i, t + 1] = value
        r[t] = np.log(sum(N[:, t + 1]) / sum(N[:, t])) / n
    for t in range(T + 1):
        inside = outside = 0.0
        for i in range(w):
            if i * n < working[0] or i * n >= working[1]:
                outside += N[i, t]
            else:
                inside += N[i, t]
        dep[t] = outside / inside
    return N, r, dep
