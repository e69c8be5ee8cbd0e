# what: the decay counts from 1, and the loss is recorded after each step
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    w = {k: v.copy() for k, v in params.items()}
    u = {k: np.zeros_like(v) for k, v in params.items()}
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, w, lam)
        for k in w:
            u[k] = momentum * u[k] - lr / (1 + decay * (t + 1)) * g["d" + k]
            w[k] = w[k] + u[k]
        losses.append(factorization_gradients(R, M, w, lam)["loss"])
    w["losses"] = np.array(losses)
    return w
