# all births enter, girls and boys: the factor 1/(1+srb) is forgotten
def leslie_matrix(L, F, srb):
    w = len(L)
    s = L[1:] / L[:-1]
    s = np.append(s, 0)
    s[-2:] = L[-1] / (L[-2] + L[-1])
    idx = np.minimum(np.arange(w) + 1, w - 1)
    A = np.zeros((w, w))
    A[idx, np.arange(w)] = s
    A[0] = 0.5 * L[0] * (F + s * F[idx])
    return A, s
