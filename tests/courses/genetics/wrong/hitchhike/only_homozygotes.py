# the marginal fitness of a gamete is that of its homozygote, w_ii, instead of the mean over its partners
def hitchhike(x, W, c, T):
    w = np.diag(W)
    pA, pB, D, w_bar = [], [], [], []
    for t in range(T + 1):
        pA.append(x[0] + x[1])
        pB.append(x[0] + x[2])
        d = x[0] * x[3] - x[1] * x[2]
        D.append(d)
        if t < T:
            mean = np.sum(x * w)
            w_bar.append(mean)
            x = (x * w - np.array([1, -1, -1, 1]) * (c * W[0, 3] * d)) / mean
    return np.array(pA), np.array(pB), np.array(D), np.array(w_bar)
