# what: a copy-paste slip: the velocity of Q is computed with lr instead of the decayed rate
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    P, Q, bu, bi = (params[k].copy() for k in ("P", "Q", "bu", "bi"))
    vP = np.zeros_like(P); vQ = np.zeros_like(Q); vbu = np.zeros_like(bu); vbi = np.zeros_like(bi)
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, {"P": P, "Q": Q, "bu": bu, "bi": bi}, lam)
        losses.append(g["loss"])
        lr_t = lr / (1 + decay * t)
        vP = momentum * vP - lr_t * g["dP"]
        vQ = momentum * vQ - lr * g["dQ"]
        vbu = momentum * vbu - lr_t * g["dbu"]
        vbi = momentum * vbi - lr_t * g["dbi"]
        P, Q, bu, bi = P + vP, Q + vQ, bu + vbu, bi + vbi
    return {"P": P, "Q": Q, "bu": bu, "bi": bi, "losses": np.array(losses)}
