# L0 is not in the first row: the newborns' person-years are forgotten
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.zeros(w)
    s[0 : w - 2] = np.divide(L[1 : w - 1], L[0 : w - 2])
    s[w - 2] = L[w - 1] / (L[w - 1] + L[w - 2])
    s[w - 1] = s[w - 2]
    nextF = np.roll(F, -1)
    nextF[-1] = F[-1]
    fert = (F + s * nextF) / 2
    A = np.zeros((w, w))
    A[0, :] = fert / (1 + srb)
    for i in range(w):
        if i < w - 1:
            A[i + 1, i] = s[i]
        else:
            A[i, i] = s[i]
    return A, s
