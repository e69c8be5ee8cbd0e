# in the mean fitness each pair of different gametes is counted once instead of twice: x_i x_j w_ij without the factor 2
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    for t in range(T + 1):
        pA[t] = x[0] + x[1]
        pB[t] = x[0] + x[2]
        D[t] = x[0] * x[3] - x[1] * x[2]
        if t < T:
            mean = 0.0
            for i in range(4):
                for j in range(i, 4):
                    mean += x[i] * x[j] * W[i, j]
            w_bar[t] = mean
            x = (x * (W @ x) - np.array([1, -1, -1, 1]) * c * W[0, 3] * D[t]) / mean
    return pA, pB, D, w_bar
