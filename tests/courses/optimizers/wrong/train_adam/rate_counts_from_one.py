# what: the rate is asked for with the counter from 1 (t incremented before learning_rate is called)
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n = X.shape[0]
    starts = list(range(0, n, size))
    T = len(order) * len(starts)
    m, v, t = np.zeros_like(w), np.zeros_like(w), 0
    losses = np.empty(len(order))
    for e, perm in enumerate(order):
        for s in starts:
            t += 1
            B = perm[s:s + size]
            grad = X[B].T @ (X[B] @ w - y[B]) / len(B)
            lr = learning_rate(t, peak, 0.1 * peak, warmup, T)
            d = adam_step(w, grad, m, v, t, lr, decay=decay)
            w, m, v = d["w"], d["m"], d["v"]
        losses[e] = 0.5 * np.mean((X @ w - y) ** 2)
    return w, losses
