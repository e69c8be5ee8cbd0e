# what: the floor of the schedule is 0 instead of a tenth of the peak
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n, d = X.shape
    all_batches = [(e, s) for e in range(len(order)) for s in range(0, n, size)]
    m, v = np.zeros(d), np.zeros(d)
    losses = {}
    for k, (e, s) in enumerate(all_batches):
        rows = order[e][s:s + size]
        diff = X[rows].dot(w) - y[rows]
        grad = X[rows].T.dot(diff) / len(rows)
        lr = learning_rate(k, peak, 0.0, warmup, len(all_batches))
        new = adam_step(w, grad, m, v, k + 1, lr, decay=decay)
        w, m, v = new["w"], new["m"], new["v"]
        losses[e] = 0.5 * np.mean((X.dot(w) - y) ** 2)
    return w, np.array([losses[e] for e in sorted(losses)])
