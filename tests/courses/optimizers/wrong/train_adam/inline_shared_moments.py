# what: Adam written out in place with m = v = zeros, one shared array that both += changes hit
def train_adam(X, y, w, order, size, peak, warmup, decay):
    b1, b2, eps = 0.9, 0.99, 0.01
    n = X.shape[0]
    total = order.shape[0] * int(np.ceil(n / size))
    w = w.copy()
    m = v = np.zeros_like(w)
    t = 0
    losses = []
    for row in order:
        for k in range(0, n, size):
            idx = row[k:k + size]
            grad = X[idx].T @ (X[idx] @ w - y[idx]) / len(idx)
            lr = learning_rate(t, peak, 0.1 * peak, warmup, total)
            t += 1
            m *= b1
            m += (1 - b1) * grad
            v *= b2
            v += (1 - b2) * grad ** 2
            w -= lr * ((m / (1 - b1 ** t)) / (np.sqrt(v / (1 - b2 ** t)) + eps) + decay * w)
        losses.append(0.5 * np.mean((X @ w - y) ** 2))
    return w, np.array(losses)
