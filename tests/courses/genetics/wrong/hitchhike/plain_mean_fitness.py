# the mean fitness is the plain mean of the four marginal fitnesses, not weighted by the gamete frequencies
def hitchhike(x, W, c, T):
    e = np.array([1, -1, -1, 1])
    pA = np.zeros(T + 1)
    pB = np.zeros(T + 1)
    D = np.zeros(T + 1)
    w_bar = np.zeros(T)
    for gen in range(T + 1):
        pA[gen] = x[0] + x[1]
        pB[gen] = x[0] + x[2]
        D[gen] = x[0] * x[3] - x[1] * x[2]
        if gen < T:
            marg = np.array([sum(W[i, j] * x[j] for j in range(4)) for i in range(4)])
            w_bar[gen] = marg.mean()
            x = (x * marg - e * c * W[0, 3] * D[gen]) / w_bar[gen]
    return pA, pB, D, w_bar
