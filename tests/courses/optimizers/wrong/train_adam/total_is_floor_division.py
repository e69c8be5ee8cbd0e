# what: total counts n // size batches an epoch instead of rounding up
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n = X.shape[0]
    total = order.shape[0] * (n // size)
    m = np.zeros(w.shape)
    v = np.zeros(w.shape)
    t = 0
    out_losses = []
    for p in order:
        i = 0
        while i < n:
            b = p[i:i + size]
            resid = X[b] @ w - y[b]
            grad = np.mean(X[b] * resid[:, None], axis=0)
            a = adam_step(w, grad, m, v, t + 1, learning_rate(t, peak, peak / 10, warmup, total), decay=decay)
            w, m, v = a["w"], a["m"], a["v"]
            t += 1
            i += size
        out_losses.append(0.5 * np.mean((X @ w - y) ** 2))
    return w, np.array(out_losses)
