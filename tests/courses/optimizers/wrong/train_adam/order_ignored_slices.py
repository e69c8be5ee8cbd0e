# what: batches are slices start:start+size of X itself; order is not used
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n, d = X.shape
    E = order.shape[0]
    nb = -(-n // size)
    m, v = np.zeros(d), np.zeros(d)
    hist = []
    it = 0
    for _ in range(E):
        for a in range(0, n, size):
            Xb = X[a:a + size]
            yb = y[a:a + size]
            grad = Xb.T @ (Xb @ w - yb) / len(yb)
            eta = learning_rate(it, peak, 0.1 * peak, warmup, E * nb)
            it += 1
            r = adam_step(w, grad, m, v, it, eta, decay=decay)
            w, m, v = r["w"], r["m"], r["v"]
        hist.append(0.5 * np.mean((X @ w - y) ** 2))
    return w, np.array(hist)
