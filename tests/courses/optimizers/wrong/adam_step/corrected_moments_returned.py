# what: the bias-corrected moments are returned instead of the running ones
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = beta1 * m + (1.0 - beta1) * g
    v = beta2 * v + (1.0 - beta2) * g * g
    m = m / (1.0 - beta1 ** t)
    v = v / (1.0 - beta2 ** t)
    update = m / (np.sqrt(v) + eps)
    w = w - lr * (update + decay * w)
    return {"w": w, "m": m, "v": v}
