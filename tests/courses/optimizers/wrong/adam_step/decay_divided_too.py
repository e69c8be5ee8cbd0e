# what: the decay stands in the numerator, so it is divided by the root of v_hat as well
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g**2
    top = m / (1 - beta1**t) + decay * w
    bottom = np.sqrt(v / (1 - beta2**t)) + eps
    return {"w": w - lr * top / bottom, "m": m, "v": v}
