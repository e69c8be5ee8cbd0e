# what: the velocity is kept in full, not multiplied by the momentum
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    x = {n: a.copy() for n, a in params.items()}
    dx = {n: np.zeros_like(a) for n, a in params.items()}
    losses = []
    for k in range(steps):
        grad = factorization_gradients(R, M, x, lam)
        losses.append(grad["loss"])
        for n in dx:
            dx[n] -= lr / (1 + decay * k) * grad["d" + n]
            x[n] += dx[n]
    x["losses"] = np.array(losses)
    return x
