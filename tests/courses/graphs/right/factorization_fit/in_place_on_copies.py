def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    theta = {k: v.copy() for k, v in params.items()}
    v = {k: 0 for k in theta}
    losses = np.zeros(steps)
    for t in range(steps):
        g = factorization_gradients(R, M, theta, lam)
        losses[t] = g["loss"]
        eta = lr * (1 + decay * t) ** -1
        for k in theta:
            v[k] = momentum * v[k] - eta * g["d" + k]
        for k in theta:
            theta[k] += v[k]
    theta["losses"] = losses
    return theta
