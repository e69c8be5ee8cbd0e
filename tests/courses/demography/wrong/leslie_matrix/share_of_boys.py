# births are multiplied by the share of boys, srb/(1+srb), instead of that of girls
def leslie_matrix(L, F, srb):
    frac = srb / (1 + srb)
    w = len(F)
    pooled = L[-1] / L[-2:].sum()
    s = np.array([L[x + 1] / L[x] if x < w - 2 else pooled for x in range(w)])
    A = np.zeros((w, w))
    for col in range(w):
        row = col + 1 if col < w - 1 else col
        A[row, col] = s[col]
        A[0, col] = frac * L[0] / 2 * (F[col] + s[col] * F[row])
    return A, s
