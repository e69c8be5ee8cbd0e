# the last but one group survives with L[w-1]/L[w-2], as if the last group were closed; only the last is pooled
def leslie_matrix(L, F, srb):
    w = L.shape[0]
    s = np.append(L[1:] / L[:-1], L[-1] / (L[-2] + L[-1]))
    A = np.zeros((w, w))
    A[np.arange(1, w), np.arange(w - 1)] = s[:-1]
    A[-1, -1] = s[-1]
    Fnext = np.append(F[1:], F[-1])
    A[0] = L[0] / 2 / (1 + srb) * (F + s * Fnext)
    return A, s
