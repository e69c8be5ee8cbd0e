# w_bar is relative to the best genotype: the fitnesses are divided by their largest; the frequencies are right
def hitchhike(x, W, c, T):
    R = W / W.max()
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    for t in range(T + 1):
        pA[t], pB[t] = x[0] + x[1], x[0] + x[2]
        D[t] = x[0] * x[3] - x[1] * x[2]
        if t < T:
            w = R @ x
            w_bar[t] = x @ w
            x = (x * w - np.array([1, -1, -1, 1]) * c * R[0, 3] * D[t]) / w_bar[t]
    return pA, pB, D, w_bar
