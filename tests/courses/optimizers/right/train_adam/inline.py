# what: Adam and the schedule's calls written out in place on copies
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n, k = X.shape
    epochs = len(order)
    batches = (n + size - 1) // size
    m, v, w = np.zeros(k), np.zeros(k), np.array(w, dtype=float)
    losses = np.zeros(epochs)
    for e in range(epochs):
        for b in range(batches):
            step = e * batches + b
            pick = order[e, b * size : (b + 1) * size]
            r = X[pick] @ w - y[pick]
            grad = np.einsum("i,ij->j", r, X[pick]) / len(pick)
            m *= 0.9
            m += 0.1 * grad
            v *= 0.99
            v += 0.01 * grad**2
            eta = learning_rate(step, peak, peak / 10, warmup, epochs * batches)
            up = (m / (1 - 0.9 ** (step + 1))) / (np.sqrt(v / (1 - 0.99 ** (step + 1))) + 0.01)
            w -= eta * (up + decay * w)
        losses[e] = ((X @ w - y) ** 2).sum() / 2 / n
    return w, losses
