# what: the rate decays as lr * exp(-decay * t) instead of lr / (1 + decay t)
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    w = dict(params)
    vel = {k: np.zeros(w[k].shape) for k in w}
    hist = []
    for t in range(steps):
        grads = factorization_gradients(R, M, w, lam)
        eta = lr * np.exp(-decay * t)
        hist.append(grads["loss"])
        for k in ("P", "Q", "bu", "bi"):
            vel[k] = momentum * vel[k] - eta * grads[f"d{k}"]
            w[k] = w[k] + vel[k]
    return dict(w, losses=np.array(hist))
