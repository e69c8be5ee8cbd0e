# what: the second moment averages m**2 instead of g**2
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * m**2
    mhat = m / (1 - beta1**t)
    vhat = v / (1 - beta2**t)
    return {"w": w - lr * (mhat / (np.sqrt(vhat) + eps) + decay * w), "m": m, "v": v}
