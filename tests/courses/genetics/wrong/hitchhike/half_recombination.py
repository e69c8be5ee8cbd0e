# the recombination term is halved
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    for t in range(T):
        pA[t], pB[t], D[t] = x[0] + x[1], x[0] + x[2], x[0] * x[3] - x[1] * x[2]
        w = W @ x
        w_bar[t] = x @ w
        exchange = 0.5 * c * W[0, 3] * D[t]
        x = (x * w - exchange * np.array([1, -1, -1, 1])) / w_bar[t]
    pA[T], pB[T], D[T] = x[0] + x[1], x[0] + x[2], x[0] * x[3] - x[1] * x[2]
    return pA, pB, D, w_bar
