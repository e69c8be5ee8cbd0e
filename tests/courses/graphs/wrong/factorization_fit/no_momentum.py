# what: plain gradient descent, the momentum is not used
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    P, Q, bu, bi = [params[k].copy() for k in ("P", "Q", "bu", "bi")]
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, {"P": P, "Q": Q, "bu": bu, "bi": bi}, lam)
        losses.append(g["loss"])
        eta = lr / (1 + decay * t)
        P -= eta * g["dP"]
        Q -= eta * g["dQ"]
        bu -= eta * g["dbu"]
        bi -= eta * g["dbi"]
    return {"P": P, "Q": Q, "bu": bu, "bi": bi, "losses": np.array(losses)}
