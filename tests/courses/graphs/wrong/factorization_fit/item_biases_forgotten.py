# what: the item biases are never updated
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    p = dict(params)
    vP, vQ, vb = np.zeros_like(p["P"]), np.zeros_like(p["Q"]), np.zeros_like(p["bu"])
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, p, lam)
        losses.append(g["loss"])
        a = lr / (1 + decay * t)
        vP = momentum * vP - a * g["dP"]
        vQ = momentum * vQ - a * g["dQ"]
        vb = momentum * vb - a * g["dbu"]
        p["P"] = p["P"] + vP
        p["Q"] = p["Q"] + vQ
        p["bu"] = p["bu"] + vb
    p["losses"] = np.array(losses)
    return p
