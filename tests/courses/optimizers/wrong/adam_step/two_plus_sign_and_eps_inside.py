# what: the step is added instead of subtracted (decay still subtracted), and eps is under the root
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g**2
    direction = (m / (1 - beta1**t)) / np.sqrt(v / (1 - beta2**t) + eps)
    w_new = w + lr * direction - lr * decay * w
    return {"w": w_new, "m": m, "v": v}
