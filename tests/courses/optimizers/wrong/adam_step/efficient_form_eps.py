# what: the "efficient" form of the paper with eps not corrected: lr*sqrt(1-b2^t)/(1-b1^t) * m/(sqrt(v)+eps)
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g**2
    lr_t = lr * np.sqrt(1 - beta2**t) / (1 - beta1**t)
    w = w - lr_t * m / (np.sqrt(v) + eps) - lr * decay * w
    return {"w": w, "m": m, "v": v}
