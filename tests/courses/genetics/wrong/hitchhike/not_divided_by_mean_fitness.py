# the new gamete frequencies are not divided by the mean fitness
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    eps = [1, -1, -1, 1]
    for t in range(T + 1):
        pA[t] = x[:2].sum()
        pB[t] = x[::2].sum()
        D[t] = x[0] * x[3] - x[1] * x[2]
        if t < T:
            w = np.sum(W * x, axis=1)
            w_bar[t] = np.sum(w * x)
            x = np.array([x[i] * w[i] - eps[i] * c * W[0, 3] * D[t] for i in range(4)])
    return pA, pB, D, w_bar
