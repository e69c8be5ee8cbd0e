# survivors of the open group do not stay in it: the last diagonal entry of A is missing
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.zeros(w)
    for i in range(w - 2):
        s[i] = L[i + 1] / L[i]
    s[w - 2] = s[w - 1] = L[w - 1] / (L[w - 2] + L[w - 1])
    A = np.diag(s[:-1], k=-1)
    share = 1 / (1 + srb)
    for i in range(w):
        nxt = F[i + 1] if i + 1 < w else F[i]
        A[0, i] = share * L[0] * (F[i] + s[i] * nxt) / 2
    return A, s
