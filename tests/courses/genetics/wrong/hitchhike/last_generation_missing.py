# generation T is not recorded: the last entries of pA, pB and D stay zero
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    eps = np.array([1, -1, -1, 1])
    for t in range(T):
        pA[t] = np.sum(x[[0, 1]])
        pB[t] = np.sum(x[[0, 2]])
        D[t] = x[0] * x[3] - x[1] * x[2]
        fit = W @ x
        w_bar[t] = fit @ x
        x = (x * fit - eps * c * W[0, 3] * D[t]) / w_bar[t]
    return pA, pB, D, w_bar
