# what: the gradient is summed over the batch instead of averaged, and the loss lacks its factor one half
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n = X.shape[0]
    total = order.shape[0] * int(np.ceil(n / size))
    m = np.zeros_like(w)
    v = np.zeros_like(w)
    t = 0
    losses = []
    for row in order:
        for k in range(0, n, size):
            idx = row[k:k + size]
            grad = X[idx].T @ (X[idx] @ w - y[idx])
            lr = learning_rate(t, peak, 0.1 * peak, warmup, total)
            t += 1
            o = adam_step(w, grad, m, v, t, lr, decay=decay)
            w, m, v = o["w"], o["m"], o["v"]
        losses.append(np.mean((X @ w - y) ** 2))
    return w, np.array(losses)
