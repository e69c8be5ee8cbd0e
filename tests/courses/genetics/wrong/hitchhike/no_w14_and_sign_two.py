# the recombination term lacks w14, and has the wrong sign
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    eps = np.array([1, -1, -1, 1])
    for t in range(T + 1):
        pA[t] = x[0] + x[1]
        pB[t] = x[0] + x[2]
        D[t] = x[0] * x[3] - x[1] * x[2]
        if t < T:
            wi = W @ x
            w_bar[t] = wi @ x
            x = (x * wi + eps * c * D[t]) / w_bar[t]
    return pA, pB, D, w_bar
