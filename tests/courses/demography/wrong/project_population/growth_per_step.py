# the growth rate is for a whole step: not divided by n
def project_population(N0, L, F, G, n, working, srb):
    T = F.shape[1]
    N = np.zeros((len(N0), T + 1))
    N[:, 0] = N0
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        N[:, t + 1] = np.einsum("ij,j->i", A, N[:, t] + G[:, t] / 2) + G[:, t] / 2
    sizes = np.einsum("it->t", N)
    r = np.log(sizes[1:] / sizes[:-1])
    x = n * np.arange(len(N0))
    inside = np.logical_and(x >= working[0], x < working[1])
    act = np.einsum("i,it->t", inside.astype(float), N)
    return N, r, (sizes - act) / act
