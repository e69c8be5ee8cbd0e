# what: Nesterov: the gradient (not the loss) is taken at the parameters plus momentum times velocity
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    p = {k: v.copy() for k, v in params.items()}
    vel = {k: np.zeros_like(v) for k, v in params.items()}
    losses = []
    for t in range(steps):
        losses.append(factorization_gradients(R, M, p, lam)["loss"])
        ahead = {k: p[k] + momentum * vel[k] for k in p}
        g = factorization_gradients(R, M, ahead, lam)
        eta = lr / (1 + decay * t)
        for k in p:
            vel[k] = momentum * vel[k] - eta * g["d" + k]
            p[k] = p[k] + vel[k]
    return {**p, "losses": np.array(losses)}
