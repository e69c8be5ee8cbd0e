# what: the decay is not multiplied by the learning rate: w * (1 - decay) instead of w * (1 - lr * decay)
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g**2
    alpha = lr * np.sqrt(1 - beta2**t) / (1 - beta1**t)
    w = w * (1 - decay) - alpha * m / (np.sqrt(v) + eps * np.sqrt(1 - beta2**t))
    return {"w": w, "m": m, "v": v}
