# the group that begins at working[0] is not counted as of working age (> instead of >=), it is a dependent one
def project_population(N0, L, F, G, n, working, srb):
    w, T = F.shape
    N = np.zeros((w, T + 1))
    N[:, 0] = N0
    for t in range(T):
        A, s = leslie_matrix(L, F[:, t], srb)
        N[:, t + 1] = A @ (N[:, t] + 0.5 * G[:, t]) + 0.5 * G[:, t]
    total = N.sum(axis=0)
    r = np.diff(np.log(total)) / n
    age = np.arange(w) * n
    act = N[(age > working[0]) & (age < working[1])].sum(axis=0)
    rest = N[(age <= working[0]) | (age >= working[1])].sum(axis=0)
    dep = rest / act
    return N, r, dep
