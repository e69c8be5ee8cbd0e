# the survivals are put on the diagonal of the Leslie matrix (classes 0 to A-2), not below it
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    L = np.zeros((A, A))
    for i in range(A - 1):
        L[i, i] = survival[i]
    L[0, :] = L[0, :] + fertility
    N = [n0]
    for _ in range(steps):
        N.append(L @ N[-1])
    N = np.array(N).T
    tot = N.sum(0)
    w, V = np.linalg.eig(L)
    k = w.real.argmax()
    v = np.real(V[:, k])
    return N, tot[1:] / tot[:-1], w[k].real, v / v.sum()
