# the last column gets no births: the loop over the first row ends one group too early
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.zeros(w)
    for x in range(w - 2):
        s[x] = L[x + 1] / L[x]
    s[-1] = s[-2] = L[-1] / (L[-2] + L[-1])
    A = np.zeros((w, w))
    for x in range(w - 1):
        A[0, x] = L[0] / (2 * (1 + srb)) * (F[x] + s[x] * F[x + 1])
        A[x + 1, x] = s[x]
    A[w - 1, w - 1] = s[w - 1]
    return A, s
