# what: the loss after the last step is recorded as well, so losses has steps + 1 entries
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    p = dict(params)
    vel = {k: np.zeros_like(v) for k, v in params.items()}
    g = factorization_gradients(R, M, p, lam)
    losses = [g["loss"]]
    for t in range(steps):
        for k in vel:
            vel[k] = momentum * vel[k] - lr / (1 + decay * t) * g["d" + k]
            p[k] = p[k] + vel[k]
        g = factorization_gradients(R, M, p, lam)
        losses.append(g["loss"])
    p["losses"] = np.array(losses)
    return p
