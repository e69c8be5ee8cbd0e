# what: the last step is not taken: the loop records its loss and stops before the update
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    p = dict(params)
    vel = {k: np.zeros_like(v) for k, v in p.items()}
    losses = []
    t = 0
    while True:
        g = factorization_gradients(R, M, p, lam)
        losses.append(g["loss"])
        if len(losses) == steps:
            break
        for k in vel:
            vel[k] = momentum * vel[k] - lr / (1 + decay * t) * g["d" + k]
            p[k] = p[k] + vel[k]
        t += 1
    return {**p, "losses": np.array(losses)}
