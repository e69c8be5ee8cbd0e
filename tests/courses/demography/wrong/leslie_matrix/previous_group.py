# fertility is averaged with the group below (F[x-1], in the first column F[0] itself) instead of the group above
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.hstack([L[1:-1] / L[:-2], np.repeat(L[-1] / (L[-2] + L[-1]), 2)])
    A = np.zeros((w, w))
    rows = list(range(1, w)) + [w - 1]
    for col, row in enumerate(rows):
        A[row, col] = s[col]
    k = L[0] / (2 + 2 * srb)
    for col in range(w):
        other = F[col - 1] if col > 0 else F[0]
        A[0, col] = k * (F[col] + s[col] * other)
    return A, s
