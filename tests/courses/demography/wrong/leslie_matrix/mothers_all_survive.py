# the next group's fertility is not multiplied by the mother's survival
def leslie_matrix(L, F, srb):
    w = len(L)
    A = np.zeros((w, w))
    s = np.zeros(w)
    for x in range(w):
        if x < w - 2:
            s[x] = L[x + 1] / L[x]
        else:
            s[x] = L[w - 1] / (L[w - 2] + L[w - 1])
        mean_f = (F[x] + F[min(w - 1, x + 1)]) / 2
        A[0, x] = mean_f * L[0] / (1 + srb)
        A[min(w - 1, x + 1), x] = s[x]
    return A, s
