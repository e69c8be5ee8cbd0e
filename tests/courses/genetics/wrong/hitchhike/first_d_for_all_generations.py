# recombination uses the D of generation 0 in all generations; the D that is returned is right for the gametes
def hitchhike(x, W, c, T):
    D0 = x[0] * x[3] - x[1] * x[2]
    pA = np.empty(T + 1)
    pB = np.empty(T + 1)
    D = np.empty(T + 1)
    w_bar = np.empty(T)
    for t in range(T + 1):
        pA[t] = x[0] + x[1]
        pB[t] = x[0] + x[2]
        D[t] = x[0] * x[3] - x[1] * x[2]
        if t < T:
            w = W @ x
            w_bar[t] = w @ x
            x = (x * w - np.array([1, -1, -1, 1]) * c * W[0, 3] * D0) / w_bar[t]
    return pA, pB, D, w_bar
