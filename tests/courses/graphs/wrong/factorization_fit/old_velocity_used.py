# what: the parameters are moved by the velocity of the step before; it is updated afterwards
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    par = {k: v.copy() for k, v in params.items()}
    vel = {k: np.zeros_like(v) for k, v in par.items()}
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, par, lam)
        losses.append(g["loss"])
        eta = lr / (1 + decay * t)
        for k in ("P", "Q", "bu", "bi"):
            par[k] += vel[k]
            vel[k] = momentum * vel[k] - eta * g["d" + k]
    par["losses"] = np.array(losses)
    return par
