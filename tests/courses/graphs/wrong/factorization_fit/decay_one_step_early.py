# what: steps are counted from 1 in the decay, so the first rate is lr / (1 + decay)
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    params = {k: params[k] for k in params}
    vel = {}
    for k in params:
        vel[k] = np.zeros_like(params[k])
    losses = []
    for t in range(1, steps + 1):
        out = factorization_gradients(R, M, params, lam)
        losses.append(out["loss"])
        lr_t = lr / (1 + decay * t)
        for k in list(params):
            vel[k] = momentum * vel[k] - lr_t * out["d" + k]
            params[k] = params[k] + vel[k]
    params["losses"] = np.array(losses)
    return params
