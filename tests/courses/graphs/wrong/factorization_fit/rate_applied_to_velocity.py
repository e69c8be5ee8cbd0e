# what: the rate multiplies the whole velocity at the update (v = beta v - g, theta += rate v), so old velocity decays too
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    theta = {k: v.copy() for k, v in params.items()}
    v = {k: np.zeros_like(x) for k, x in theta.items()}
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, theta, lam)
        losses.append(g["loss"])
        for k in v:
            v[k] = momentum * v[k] - g["d" + k]
            theta[k] += lr / (1 + decay * t) * v[k]
    theta["losses"] = np.array(losses)
    return theta
