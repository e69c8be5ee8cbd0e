# the marginal fitness is the plain mean over the partners, not weighted by their frequencies
def hitchhike(x, W, c, T):
    pA, pB, D = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    w_bar = np.zeros(T)
    for t in range(T + 1):
        pA[t] = x[0] + x[1]
        pB[t] = x[0] + x[2]
        D[t] = x[0] * x[3] - x[1] * x[2]
        if t < T:
            w = W.mean(axis=1)
            w_bar[t] = w @ x
            x = (x * w - np.array([1, -1, -1, 1]) * c * W[0, 3] * D[t]) / w_bar[t]
    return pA, pB, D, w_bar
