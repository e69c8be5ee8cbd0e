# in the last column the rate of the next group is taken as 0 instead of F[w-1]
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.empty(w)
    s[:-2] = L[1:-1] / L[:-2]
    s[-2:] = L[-1] / (L[-2] + L[-1])
    F_next = np.zeros(w)
    F_next[:-1] = F[1:]
    B = (L[0] / 2) * (F + s * F_next) / (1 + srb)
    A = np.zeros((w, w))
    A[0] = B
    for j in range(1, w):
        A[j, j - 1] = s[j - 1]
    A[w - 1, w - 1] = s[w - 1]
    return A, s
