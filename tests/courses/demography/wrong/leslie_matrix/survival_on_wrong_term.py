# s multiplies the rate of the starting group and not that of the next one: s*F[x] + F[x+1]
def leslie_matrix(L, F, srb):
    w = L.size
    last = L[w - 1] / (L[w - 2] + L[w - 1])
    s = np.full(w, last)
    for age in range(w - 2):
        s[age] = L[age + 1] / L[age]
    A = np.zeros((w, w))
    for age in range(w):
        to = age + 1
        if to == w:
            to = age
        A[to, age] = s[age]
        births = 0.5 * (s[age] * F[age] + F[to])
        A[0, age] = births * L[0] / (1 + srb)
    return A, s
