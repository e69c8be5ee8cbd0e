# what: the rate stands in the velocity and again where the velocity is added to the parameters
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    theta = dict(params)
    v = {k: np.zeros_like(x) for k, x in theta.items()}
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, theta, lam)
        losses.append(g["loss"])
        eta = lr / (1 + decay * t)
        for k in v:
            v[k] = momentum * v[k] - eta * g["d" + k]
            theta[k] = theta[k] + eta * v[k]
    return {**theta, "losses": np.array(losses)}
