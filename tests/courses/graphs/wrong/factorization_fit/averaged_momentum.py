# what: the gradient enters the velocity with the factor 1 - momentum, as a moving average
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    m = [np.zeros_like(x) for x in (P, Q, bu, bi)]
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, dict(P=P, Q=Q, bu=bu, bi=bi), lam)
        losses.append(g["loss"])
        step = lr / (1 + decay * t)
        for idx, name in enumerate(["dP", "dQ", "dbu", "dbi"]):
            m[idx] = momentum * m[idx] + (1 - momentum) * step * g[name]
        P = P - m[0]
        Q = Q - m[1]
        bu = bu - m[2]
        bi = bi - m[3]
    return {"P": P, "Q": Q, "bu": bu, "bi": bi, "losses": np.array(losses)}
