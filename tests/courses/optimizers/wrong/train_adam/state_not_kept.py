# what: m and v from adam_step are never stored: each step starts with zero moments
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n, d = X.shape
    total = order.shape[0] * int(np.ceil(n / size))
    m = np.zeros(d)
    v = np.zeros(d)
    t = 0
    losses = []
    for row in order:
        for k in range(0, n, size):
            Xb, yb = X[row[k:k + size]], y[row[k:k + size]]
            grad = Xb.T @ (Xb @ w - yb) / len(yb)
            lr = learning_rate(t, peak, 0.1 * peak, warmup, total)
            t += 1
            w = adam_step(w, grad, m, v, t, lr, decay=decay)["w"]
        losses.append(0.5 * np.mean((X @ w - y) ** 2))
    return w, np.array(losses)
