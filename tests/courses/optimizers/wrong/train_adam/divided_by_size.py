# what: the gradient is divided by size instead of by the number of examples in the (smaller) last batch
def train_adam(X, y, w, order, size, peak, warmup, decay):
    n, d = X.shape
    epochs = order.shape[0]
    per_epoch = int(np.ceil(n / size))
    m = np.zeros(d)
    v = np.zeros(d)
    loss_list = []
    t = 0
    for ep in range(epochs):
        shuffled_X = X[order[ep]]
        shuffled_y = y[order[ep]]
        for j in range(per_epoch):
            xb = shuffled_X[j * size:(j + 1) * size]
            yb = shuffled_y[j * size:(j + 1) * size]
            grad = (1 / size) * xb.T @ (xb @ w - yb)
            lr = learning_rate(t, peak, 0.1 * peak, warmup, epochs * per_epoch)
            t = t + 1
            res = adam_step(w, grad, m, v, t, lr, decay=decay)
            w, m, v = res["w"], res["m"], res["v"]
        loss_list.append(np.mean((X @ w - y) ** 2) / 2)
    return w, np.asarray(loss_list)
