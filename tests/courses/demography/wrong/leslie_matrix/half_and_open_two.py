# two mistakes: the factor 1/2 of the mean rate is missing, and the last diagonal entry of A is 0
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.zeros(w)
    s[:-2] = L[1:-1] / L[:-2]
    s[-2:] = L[-1] / (L[-2] + L[-1])
    A = np.zeros((w, w))
    Fn = np.append(F[1:], F[-1])
    A[0] = L[0] * (F + s * Fn) / (1 + srb)
    for i in range(w - 1):
        A[i + 1, i] = s[i]
    return A, s
