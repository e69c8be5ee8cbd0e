# what: the incomplete last batch of an epoch is left out
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n = X.shape[0]
    epochs = order.shape[0]
    total = epochs * int(np.ceil(n / size))
    m = v = np.zeros_like(w)
    losses, t = [], 0
    for perm in order:
        for k in range(n // size):
            sel = perm[k * size:(k + 1) * size]
            g = X[sel].T @ (X[sel] @ w - y[sel]) / sel.size
            s = adam_step(w, g, m, v, t + 1, learning_rate(t, peak, 0.1 * peak, warmup, total), decay=decay)
            w, m, v = s["w"], s["m"], s["v"]
            t += 1
        losses.append(0.5 * np.mean((X @ w - y) ** 2))
    return w, np.array(losses)
