# what: decay is not handed on to adam_step, so its default 0 is used
def train_adam(X, y, w, order, size, peak, warmup, decay):
    num_epochs, num = order.shape
    num_batches = int(np.ceil(num / size))
    m = np.zeros_like(w)
    v = np.zeros_like(w)
    t = 0
    losses = []
    for epoch in range(num_epochs):
        for j in range(num_batches):
            batch = order[epoch, j * size:(j + 1) * size]
            grad = X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
            lr = learning_rate(t, peak, peak / 10, warmup, num_epochs * num_batches)
            t += 1
            result = adam_step(w, grad, m, v, t, lr)
            w, m, v = result["w"], result["m"], result["v"]
        losses.append(np.mean((X @ w - y) ** 2) / 2)
    return w, np.array(losses)
