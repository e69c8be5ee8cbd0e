# girls are births divided by srb instead of by 1 + srb
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.zeros(w)
    s[:-2] = L[1:-1] / L[:-2]
    s[-2:] = L[-1] / (L[-2] + L[-1])
    girls = 1 / srb
    shift = np.eye(w, k=-1)
    shift[-1, -1] = 1
    A = shift * s
    A[0] = girls * L[0] / 2 * (F + s * np.append(F[1:], F[-1]))
    return A, s
