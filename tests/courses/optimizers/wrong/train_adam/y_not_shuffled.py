# what: X is permuted by the epoch's order and y is not
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n = X.shape[0]
    n_epochs = order.shape[0]
    batches_per_epoch = int(np.ceil(n / size))
    moments = {"m": np.zeros_like(w), "v": np.zeros_like(w)}
    step = 0
    losses = []
    for epoch in range(n_epochs):
        X_perm = X[order[epoch]]
        for b in range(batches_per_epoch):
            lo, hi = b * size, min((b + 1) * size, n)
            X_batch, y_batch = X_perm[lo:hi], y[lo:hi]
            grad = X_batch.T @ (X_batch @ w - y_batch) / (hi - lo)
            lr = learning_rate(step, peak, 0.1 * peak, warmup, n_epochs * batches_per_epoch)
            step += 1
            new = adam_step(w, grad, moments["m"], moments["v"], step, lr, decay=decay)
            w = new.pop("w")
            moments = new
        losses.append(np.sum((X @ w - y) ** 2) / (2 * n))
    return w, np.array(losses)
