# what: P and Q move with momentum, but the biases by plain gradient descent
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    P, Q = params["P"].copy(), params["Q"].copy()
    bu, bi = params["bu"].copy(), params["bi"].copy()
    VP, VQ = np.zeros_like(P), np.zeros_like(Q)
    L = []
    for t in range(steps):
        eta = lr / (1.0 + decay * t)
        g = factorization_gradients(R, M, {"P": P, "Q": Q, "bu": bu, "bi": bi}, lam)
        L.append(g["loss"])
        VP = momentum * VP - eta * g["dP"]
        VQ = momentum * VQ - eta * g["dQ"]
        P += VP
        Q += VQ
        bu -= eta * g["dbu"]
        bi -= eta * g["dbi"]
    return {"P": P, "Q": Q, "bu": bu, "bi": bi, "losses": np.array(L)}
