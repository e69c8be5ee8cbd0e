# what: the bias correction uses beta**(t+1), as if t were counted from zero
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    first = beta1 * m + (1 - beta1) * g
    second = beta2 * v + (1 - beta2) * g**2
    c1 = 1 - beta1 ** (t + 1)
    c2 = 1 - beta2 ** (t + 1)
    denom = np.sqrt(second / c2) + eps
    new = w - lr * ((first / c1) / denom + decay * w)
    return {"w": new, "m": first, "v": second}
