# survival ratios stand above the diagonal (row x, column x+1) instead of below it
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.empty(w)
    s[: w - 2] = L[1 : w - 1] / L[: w - 2]
    s[w - 2 :] = L[w - 1] / (L[w - 2] + L[w - 1])
    M = np.zeros((w, w))
    Fplus = np.concatenate((F[1:], F[-1:]))
    M[0, :] = (F + s * Fplus) * L[0] / (2 * (1 + srb))
    for i in range(w - 1):
        M[i, i + 1] = s[i]
    M[w - 1, w - 1] = s[w - 1]
    return M, s
