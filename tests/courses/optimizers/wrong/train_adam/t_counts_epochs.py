# what: Adam's step number t is the number of the epoch, not of the batch
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n, total, it = len(y), len(order) * len(np.arange(0, len(y), size)), 0
    m, v, losses = np.zeros(w.size), np.zeros(w.size), []
    for epoch, perm in enumerate(order, start=1):
        for first in np.arange(0, n, size):
            sub = perm[first:first + size]
            A, c = X[sub], y[sub]
            eta = learning_rate(it, peak, 0.1 * peak, warmup, total)
            out = adam_step(w, A.T @ (A @ w - c) / len(c), m, v, epoch, eta, decay=decay)
            w, m, v = out["w"], out["m"], out["v"]
            it += 1
        losses.append(np.linalg.norm(X @ w - y) ** 2 / (2 * n))
    return w, np.array(losses)
