# what: the velocities begin as copies of the parameters instead of zeros
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    params = {k: v.copy() for k, v in params.items()}
    vel = {k: v.copy() for k, v in params.items()}
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, params, lam)
        losses.append(g["loss"])
        rate = lr / (1 + decay * t)
        for k in params:
            vel[k] *= momentum
            vel[k] -= rate * g["d" + k]
            params[k] += vel[k]
    return {**params, "losses": np.array(losses)}
