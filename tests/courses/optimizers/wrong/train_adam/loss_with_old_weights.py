# what: the loss of an epoch is computed before its batches instead of after them
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n = len(X)
    total = order.shape[0] * int(np.ceil(n / size))
    m = np.zeros_like(w)
    v = np.zeros_like(w)
    t = 0
    losses = []
    for epoch in range(order.shape[0]):
        losses.append(0.5 * np.mean((X @ w - y) ** 2))
        for i in range(0, n, size):
            ix = order[epoch][i:i + size]
            grad = X[ix].T @ (X[ix] @ w - y[ix]) / len(ix)
            rate = learning_rate(t, peak, 0.1 * peak, warmup, total)
            t += 1
            new = adam_step(w, grad, m, v, t, rate, decay=decay)
            w, m, v = new["w"], new["m"], new["v"]
    return w, np.array(losses)
