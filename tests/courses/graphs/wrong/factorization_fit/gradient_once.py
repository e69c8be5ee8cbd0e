# what: the gradients are computed once before the loop; only the loss is computed at each step
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    now = {k: v.copy() for k, v in params.items()}
    vel = {k: np.zeros_like(v) for k, v in params.items()}
    g = factorization_gradients(R, M, now, lam)
    losses = []
    for t in range(steps):
        losses.append(factorization_gradients(R, M, now, lam)["loss"])
        eta = lr / (1 + decay * t)
        for k in now:
            vel[k] = momentum * vel[k] - eta * g["d" + k]
            now[k] += vel[k]
    return {**now, "losses": np.array(losses)}
