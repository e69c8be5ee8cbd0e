# what: total is the number of epochs instead of the number of steps
def train_adam(X, y, w, order, size, peak, warmup, decay):
    epochs, n = order.shape
    m, v = np.zeros_like(w), np.zeros_like(w)
    losses = np.zeros(epochs)
    t = 0
    for e in range(epochs):
        for s in range(0, n, size):
            j = order[e, s:s + size]
            grad = X[j].T @ (X[j] @ w - y[j]) / len(j)
            lr = learning_rate(t, peak, 0.1 * peak, warmup, epochs)
            t += 1
            q = adam_step(w, grad, m, v, t, lr, decay=decay)
            w, m, v = q["w"], q["m"], q["v"]
        losses[e] = 0.5 * np.mean((X @ w - y) ** 2)
    return w, losses
