# keeps shares and totals apart, multiplies the growth factors up; eigenvalues sorted
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    M = np.zeros((A, A))
    M[0] = fertility
    M[np.arange(1, A), np.arange(A - 1)] = survival
    share = n0 / n0.sum()
    total = n0.sum()
    N = np.zeros((A, steps + 1))
    N[:, 0] = n0
    growth = np.zeros(steps)
    for t in range(steps):
        new = (M * share).sum(axis=1)
        growth[t] = new.sum()
        share = new / growth[t]
        total = total * growth[t]
        N[:, t + 1] = share * total
    ev, V = np.linalg.eig(M)
    last = sorted(range(A), key=lambda i: ev[i].real)[-1]
    w = np.abs(V[:, last])
    return N, growth, ev[last].real, w / w.sum()
