# what: dbu and dbi are means over the row and the column instead of sums
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    diff = M * (R[M].mean() + bu[:, None] + bi + P @ Q.T - R)
    loss = np.sum(np.square(diff)) / N + lam * (np.sum(np.square(P)) + np.sum(np.square(Q)))
    slope = diff * 2 / N
    return {
        "loss": loss,
        "dP": slope @ Q + 2 * lam * P,
        "dQ": slope.T @ P + 2 * lam * Q,
        "dbu": np.mean(slope, axis=1),
        "dbi": np.mean(slope, axis=0),
    }
