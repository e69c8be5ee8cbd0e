# what: each parameter is updated before the next one's gradient is computed, so the later ones use new values
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    cur = {k: v.copy() for k, v in params.items()}
    vel = {k: np.zeros_like(v) for k, v in params.items()}
    losses = []
    for t in range(steps):
        losses.append(factorization_gradients(R, M, cur, lam)["loss"])
        rate = lr / (1 + decay * t)
        for key in ["P", "Q", "bu", "bi"]:
            grad = factorization_gradients(R, M, cur, lam)["d" + key]
            vel[key] = momentum * vel[key] - rate * grad
            cur[key] = cur[key] + vel[key]
    cur["losses"] = np.array(losses)
    return cur
