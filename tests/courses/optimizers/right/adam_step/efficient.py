# what: the efficient form, with eps corrected as well
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = m + (1 - beta1) * (g - m)
    v = v + (1 - beta2) * (g * g - v)
    root = np.sqrt(1 - beta2**t)
    step = lr * root / (1 - beta1**t)
    new = (1 - lr * decay) * w - step * m / (np.sqrt(v) + eps * root)
    return {"m": m, "v": v, "w": new}
