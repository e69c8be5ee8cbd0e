# the matrix is built once from the first step's fertility and used in all steps
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    A, _ = leslie_matrix(L, F[:, 0], srb)
    pops = [N0]
    for t in range(T):
        half = 0.5 * G[:, t]
        pops.append(A @ (pops[-1] + half) + half)
    N = np.stack(pops, axis=1)
    P = N.sum(axis=0)
    r = np.diff(np.log(P)) / n
    ages = np.arange(w) * n
    mask = (ages >= working[0]) & (ages < working[1])
    workers = N[mask, :].sum(axis=0)
    dep = (P - workers) / workers
    return N, r, dep
