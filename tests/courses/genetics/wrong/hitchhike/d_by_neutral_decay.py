# D is D0 (1 - c)^t as without selection, in the output and in the recombination, instead of computed from the gametes
def hitchhike(x, W, c, T):
    D0 = x[0] * x[3] - x[1] * x[2]
    D = D0 * (1 - c) ** np.arange(T + 1)
    pA, pB = np.zeros(T + 1), np.zeros(T + 1)
    w_bar = np.zeros(T)
    for t in range(T + 1):
        pA[t] = x[0] + x[1]
        pB[t] = x[0] + x[2]
        if t < T:
            w = W @ x
            w_bar[t] = x @ w
            x = (x * w - np.array([1, -1, -1, 1]) * c * W[0, 3] * D[t]) / w_bar[t]
    return pA, pB, D, w_bar
