# the catch is recorded but not taken away from the stock
def harvested_logistic(n0, r, K, effort, refuge, steps):
    N = np.zeros((steps + 1, len(n0)))
    C = np.zeros((steps, len(n0)))
    N[0] = n0
    for t in range(steps):
        N[t + 1] = np.maximum(N[t] + r * N[t] * (1 - N[t] / K), 0)
        over = N[t + 1] - refuge
        C[t] = effort * over * (over > 0)
    N, C = N.T, C.T
    y = C.mean(axis=1) / (r * K / 4)
    return N, C, y, np.count_nonzero(C == 0, axis=1), N[:, -1] < K / 2
