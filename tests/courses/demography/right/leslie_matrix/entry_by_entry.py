# two nested loops over all entries with conditions; helper functions
def leslie_matrix(L, F, srb):
    w = len(L)
    girl = 1 - srb / (1 + srb)

    def ratio(i):
        return L[i + 1] / L[i] if i < w - 2 else L[w - 1] / (L[w - 1] + L[w - 2])

    def entry(i, j):
        value = 0.0
        if i == j + 1 or (i == j == w - 1):
            value = ratio(j)
        elif i == 0:
            nxt = F[j] if j == w - 1 else F[j + 1]
            value = girl * L[0] * (0.5 * F[j] + 0.5 * ratio(j) * nxt)
        return value

    A = np.array([[entry(i, j) for j in range(w)] for i in range(w)])
    return A, np.array([ratio(i) for i in range(w)])
