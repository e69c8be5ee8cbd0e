# einsum; A N + (A G + G)/2 instead of A (N + G/2) + G/2; dep as total over active minus 1
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    A = np.stack([leslie_matrix(L, F[:, t], srb)[0] for t in range(T)])
    mig = (np.einsum("tij,jt->it", A, G) + G) / 2
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        N[:, t + 1] = np.einsum("ij,j->i", A[t], N[:, t]) + mig[:, t]
    active = np.array([1.0 if working[0] <= n * i < working[1] else 0.0 for i in range(w)])
    P = np.einsum("it->t", N)
    return N, (np.log(P[1:]) - np.log(P[:-1])) / n, P / (active @ N) - 1
