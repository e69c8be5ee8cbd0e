# the gametes are updated one after the other in place, so w_i of the later ones is made with the already new frequencies
def hitchhike(x, W, c, T):
    x = x.copy()
    eps = [1, -1, -1, 1]
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    for t in range(T + 1):
        pA[t] = x[0] + x[1]
        pB[t] = x[0] + x[2]
        D[t] = x[0] * x[3] - x[1] * x[2]
        if t < T:
            w_bar[t] = x @ W @ x
            for i in range(4):
                x[i] = (x[i] * (W[i] @ x) - eps[i] * c * W[0, 3] * D[t]) / w_bar[t]
    return pA, pB, D, w_bar
