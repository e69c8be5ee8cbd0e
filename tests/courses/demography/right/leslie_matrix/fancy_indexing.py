# vectorized with index arrays, no loop
def leslie_matrix(L, F, srb):
    w = len(L)
    cols = np.arange(w)
    rows = np.clip(cols + 1, 0, w - 1)
    denom = L.copy()
    denom[-2:] = L[-2:].sum()
    s = L[rows] / denom
    A = np.zeros((w, w))
    A[rows, cols] = s
    A[0] = (F + s * F[rows]) * (L[0] / (2 + 2 * srb))
    return A, s
