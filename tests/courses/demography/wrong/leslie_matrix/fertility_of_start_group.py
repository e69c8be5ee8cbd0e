# births are from the rate of the group at the start alone, L0*F[x]/(1+srb); the next group's rate does not enter
def leslie_matrix(L, F, srb):
    w = len(L)
    s = np.ones(w)
    s[:-2] = L[1:-1] / L[:-2]
    s[-2:] *= L[-1] / (L[-2] + L[-1])
    A = np.zeros((w, w))
    daughters = F / (1 + srb)
    A[0, :] = daughters * L[0]
    A[1:, :-1] += np.diag(s[:-1])
    A[-1, -1] += s[-1]
    return A, s
