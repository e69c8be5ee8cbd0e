# what: the decay is added to the weights instead of subtracted
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m2, v2 = beta1 * m + (1 - beta1) * g, beta2 * v + (1 - beta2) * g**2
    adam = (m2 / (1 - beta1**t)) / (np.sqrt(v2 / (1 - beta2**t)) + eps)
    return {"w": w - lr * (adam - decay * w), "m": m2, "v": v2}
