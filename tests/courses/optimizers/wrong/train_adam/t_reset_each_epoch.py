# what: the step counter starts again in each epoch instead of going on
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n_epochs, n = order.shape
    n_batches = (n + size - 1) // size
    mom, vel = np.zeros(w.shape), np.zeros(w.shape)
    history = np.zeros(n_epochs)
    for e in range(n_epochs):
        for k in range(n_batches):
            idx = order[e, k * size:(k + 1) * size]
            Xb, yb = X[idx], y[idx]
            grad = Xb.T.dot(Xb.dot(w) - yb) / Xb.shape[0]
            rate = learning_rate(k, peak, peak / 10, warmup, n_epochs * n_batches)
            res = adam_step(w, grad, mom, vel, k + 1, rate, decay=decay)
            w, mom, vel = res["w"], res["m"], res["v"]
        history[e] = np.sum((X.dot(w) - y) ** 2) / (2 * n)
    return w, history
