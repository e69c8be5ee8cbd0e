# what: the correction is 1 - beta * t instead of 1 - beta ** t
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * (g * g)
    mh = m / (1 - beta1 * t)
    vh = v / (1 - beta2 * t)
    w = w - lr * mh / (np.sqrt(vh) + eps) - lr * decay * w
    return {"w": w, "m": m, "v": v}
