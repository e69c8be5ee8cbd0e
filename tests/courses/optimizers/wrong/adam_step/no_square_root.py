# what: the step is divided by v_hat + eps instead of its square root + eps
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    out = {}
    out["m"] = beta1 * m + (1 - beta1) * g
    out["v"] = beta2 * v + (1 - beta2) * g**2
    m_hat = out["m"] / (1 - beta1**t)
    v_hat = out["v"] / (1 - beta2**t)
    out["w"] = w - lr * (m_hat / (v_hat + eps) + decay * w)
    return out
