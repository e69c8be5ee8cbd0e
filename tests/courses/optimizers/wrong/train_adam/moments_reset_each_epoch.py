# what: the moments are set to zero at the start of each epoch
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n = len(y)
    total = len(order) * len(range(0, n, size))
    losses = []
    step = 0
    for perm in order:
        m = np.zeros(X.shape[1])
        v = np.zeros(X.shape[1])
        for i in range(0, n, size):
            b = perm[i:i + size]
            r = X[b] @ w - y[b]
            grad = r @ X[b] / len(b)
            state = adam_step(w, grad, m, v, step + 1,
                              learning_rate(step, peak, 0.1 * peak, warmup, total), decay=decay)
            w = state["w"]
            m = state["m"]
            v = state["v"]
            step += 1
        losses.append(((X @ w - y) ** 2).mean() / 2)
    return w, np.array(losses)
