# what: beside the gradient, which has the regularization in it, P and Q are shrunk by rate * lam once more
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    vP, vQ, vbu, vbi = (np.zeros_like(a) for a in (P, Q, bu, bi))
    losses = []
    for t in range(steps):
        grads = factorization_gradients(R, M, {"P": P, "Q": Q, "bu": bu, "bi": bi}, lam)
        losses.append(grads["loss"])
        r = lr / (1 + decay * t)
        vP = momentum * vP - r * (grads["dP"] + 2 * lam * P)
        vQ = momentum * vQ - r * (grads["dQ"] + 2 * lam * Q)
        vbu = momentum * vbu - r * grads["dbu"]
        vbi = momentum * vbi - r * grads["dbi"]
        P, Q, bu, bi = P + vP, Q + vQ, bu + vbu, bi + vbi
    return {"P": P, "Q": Q, "bu": bu, "bi": bi, "losses": np.array(losses)}
