# what: the decay is added to the gradient (L2), and v is not bias corrected
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    grad = g + decay * w
    m = beta1 * m + (1 - beta1) * grad
    v = beta2 * v + (1 - beta2) * grad**2
    mh = m / (1 - beta1**t)
    w = w - lr * mh / (np.sqrt(v) + eps)
    return {"w": w, "m": m, "v": v}
