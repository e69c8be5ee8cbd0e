# what: the weights of the first moment are swapped: (1 - beta1) * m + beta1 * g
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m1 = (1 - beta1) * m + beta1 * g
    v1 = beta2 * v + (1 - beta2) * np.power(g, 2)
    mc = m1 / (1 - beta1**t)
    vc = v1 / (1 - beta2**t)
    w1 = w - lr * (mc / (np.sqrt(vc) + eps) + decay * w)
    return {"w": w1, "m": m1, "v": v1}
