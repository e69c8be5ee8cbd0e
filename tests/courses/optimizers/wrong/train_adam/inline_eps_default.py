# what: Adam written out with eps = 1e-8, the usual default, instead of this course's 0.01
def train_adam(X, y, w, order, size, peak, warmup, decay):
    beta1, beta2, eps = 0.9, 0.99, 1e-8
    n, d = X.shape
    epochs = order.shape[0]
    nb = int(np.ceil(n / size))
    m, v = np.zeros(d), np.zeros(d)
    t = 0
    losses = []
    for e in range(epochs):
        for b in range(nb):
            idx = order[e, b * size:(b + 1) * size]
            pred = X[idx] @ w
            grad = X[idx].T @ (pred - y[idx]) / len(idx)
            lr = learning_rate(t, peak, 0.1 * peak, warmup, epochs * nb)
            t += 1
            m = beta1 * m + (1 - beta1) * grad
            v = beta2 * v + (1 - beta2) * grad**2
            mh, vh = m / (1 - beta1**t), v / (1 - beta2**t)
            w = w - lr * (mh / (np.sqrt(vh) + eps) + decay * w)
        losses.append(0.5 * np.mean((X @ w - y) ** 2))
    return w, np.array(losses)
