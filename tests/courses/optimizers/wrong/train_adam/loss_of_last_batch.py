# what: the noted loss is that of the epoch's last batch (before its step), not of all examples
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n = X.shape[0]
    total = len(order) * int(np.ceil(n / size))
    m, v = np.zeros_like(w), np.zeros_like(w)
    t = 0
    losses = []
    for perm in order:
        for i in range(0, n, size):
            ids = perm[i:i + size]
            err = X[ids] @ w - y[ids]
            loss = 0.5 * np.mean(err ** 2)
            grad = X[ids].T @ err / ids.shape[0]
            lr = learning_rate(t, peak, 0.1 * peak, warmup, total)
            t += 1
            upd = adam_step(w, grad, m, v, t, lr, decay=decay)
            w, m, v = upd["w"], upd["m"], upd["v"]
        losses.append(loss)
    return w, np.array(losses)
