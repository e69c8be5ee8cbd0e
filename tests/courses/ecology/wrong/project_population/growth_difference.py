# growth is the relative change of the total (n(t+1)-n(t))/n(t), i.e. one less than the growth factor
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    M = np.zeros((A, A))
    M[0, :] = fertility
    idx = np.arange(A - 1)
    M[idx + 1, idx] = survival
    pops = np.zeros((A, steps + 1))
    pops[:, 0] = n0
    for t in range(steps):
        pops[:, t + 1] = M @ pops[:, t]
    total = pops.sum(axis=0)
    growth = np.diff(total) / total[:-1]
    ev, evec = np.linalg.eig(M)
    j = np.argmax(ev.real)
    v = evec[:, j].real
    return pops, growth, ev[j].real, v / v.sum()
