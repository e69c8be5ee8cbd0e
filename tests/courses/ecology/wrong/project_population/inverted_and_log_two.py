# two mistakes: growth is upside down (before divided by after), and lambda is the logarithm of the eigenvalue
def project_population(n0, fertility, survival, steps):
    k = n0.size
    L = np.eye(k, k=-1)
    for i in range(1, k):
        L[i, i - 1] *= survival[i - 1]
    L[0, :] = fertility
    pops = np.array([np.linalg.matrix_power(L, t) @ n0 for t in range(steps + 1)]).T
    sums = [pops[:, t].sum() for t in range(steps + 1)]
    factors = np.array([sums[t] / sums[t + 1] for t in range(steps)])
    w, V = np.linalg.eig(L)
    best = max(range(k), key=lambda i: w[i].real)
    share = V[:, best].real
    return pops, factors, np.log(w[best].real), share / share.sum()
