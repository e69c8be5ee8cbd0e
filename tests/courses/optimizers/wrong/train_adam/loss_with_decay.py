# what: the noted loss has the penalty decay/2 * |w|^2 added
def train_adam(X, y, w, order, size, peak, warmup, decay):
    def loss(w):
        res = X @ w - y
        return res @ res / (2 * len(y)) + 0.5 * decay * np.sum(w ** 2)

    n = len(y)
    nbatch = len(range(0, n, size))
    m = 0 * w
    v = 0 * w
    k = 0
    curve = []
    for perm in order:
        for i in range(nbatch):
            b = perm[i * size:min(n, (i + 1) * size)]
            A = X[b]
            grad = A.T @ (A @ w - y[b]) / A.shape[0]
            step = adam_step(w, grad, m, v, k + 1,
                             learning_rate(k, peak, peak * 0.1, warmup, nbatch * len(order)), decay=decay)
            w, m, v = step["w"], step["m"], step["v"]
            k += 1
        curve.append(loss(w))
    return w, np.array(curve)
