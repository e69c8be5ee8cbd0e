# what: the loss is recorded after each step instead of before
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    p = params.copy()
    v = {name: np.zeros(p[name].shape) for name in p}
    losses = np.empty(steps)
    for t in range(steps):
        g = factorization_gradients(R, M, p, lam)
        for name in v:
            v[name] = momentum * v[name] - lr / (1 + decay * t) * g["d" + name]
            p[name] = p[name] + v[name]
        losses[t] = factorization_gradients(R, M, p, lam)["loss"]
    return {"P": p["P"], "Q": p["Q"], "bu": p["bu"], "bi": p["bi"], "losses": losses}
