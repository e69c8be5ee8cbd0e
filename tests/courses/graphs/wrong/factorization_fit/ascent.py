# what: the gradient is added to the velocity instead of subtracted: it climbs
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    theta = {k: np.array(v) for k, v in params.items()}
    v = {k: np.zeros_like(a) for k, a in theta.items()}
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, theta, lam)
        losses.append(g["loss"])
        eta_t = lr / (1 + decay * t)
        for k in theta:
            v[k] = momentum * v[k] + eta_t * g["d" + k]
            theta[k] = theta[k] + v[k]
    theta["losses"] = np.array(losses)
    return theta
