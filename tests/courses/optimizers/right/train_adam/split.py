# what: batches by array_split at indices, state in a dict
def train_adam(X, y, w, order, size, peak, warmup, decay):
    state = {"w": w, "m": np.zeros(w.shape), "v": np.zeros(w.shape)}
    cuts = np.arange(size, len(y), size)
    total = len(order) * (len(cuts) + 1)
    t, losses = 0, []
    for perm in order:
        for rows in np.split(perm, cuts):
            A, c = X[rows], y[rows]
            grad = (A @ state["w"] - c) @ A / A.shape[0]
            rate = learning_rate(t, peak, 0.1 * peak, warmup, total)
            t += 1
            state = adam_step(g=grad, t=t, lr=rate, decay=decay, **state)
        e = X @ state["w"] - y
        losses.append(e @ e / (2 * len(e)))
    return state["w"], np.array(losses)
