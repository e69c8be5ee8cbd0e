def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    vP = np.zeros_like(P)
    vQ = np.zeros_like(Q)
    vu = np.zeros_like(bu)
    vi = np.zeros_like(bi)
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, {"P": P, "Q": Q, "bu": bu, "bi": bi}, lam)
        a = lr / (1 + t * decay)
        # velocity in the direction of the gradient, subtracted
        vP = momentum * vP + a * g["dP"]
        vQ = momentum * vQ + a * g["dQ"]
        vu = momentum * vu + a * g["dbu"]
        vi = momentum * vi + a * g["dbi"]
        P, Q, bu, bi = P - vP, Q - vQ, bu - vu, bi - vi
        losses += [g["loss"]]
    return {"P": P, "Q": Q, "bu": bu, "bi": bi, "losses": np.array(losses)}
