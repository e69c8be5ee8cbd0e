# pA, pB and D are recorded after the step, so they are those of generations 1 to T+1
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    for t in range(T + 1):
        w = W @ x
        mean = x @ w
        if t < T:
            w_bar[t] = mean
        d = x[0] * x[3] - x[1] * x[2]
        x = (x * w - np.array([1, -1, -1, 1]) * c * W[0, 3] * d) / mean
        pA[t] = x[0] + x[1]
        pB[t] = x[0] + x[2]
        D[t] = x[0] * x[3] - x[1] * x[2]
    return pA, pB, D, w_bar
