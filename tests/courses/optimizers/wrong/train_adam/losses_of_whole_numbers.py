# what: the losses go into an integer array, which cuts off their fractions
def train_adam(X, y, w, order, size, peak, warmup, decay):
    E, n = order.shape
    K = -(-n // size)
    losses = np.zeros_like(order[:, 0])
    m, v = np.zeros_like(w), np.zeros_like(w)
    for s in range(E * K):
        e, k = divmod(s, K)
        i = order[e, k * size:(k + 1) * size]
        grad = (X[i] @ w - y[i]) @ X[i] / i.size
        o = adam_step(w, grad, m, v, s + 1, learning_rate(s, peak, peak / 10, warmup, E * K), decay=decay)
        w, m, v = o["w"], o["m"], o["v"]
        if k == K - 1:
            losses[e] = 0.5 * np.mean((X @ w - y) ** 2)
    return w, losses
