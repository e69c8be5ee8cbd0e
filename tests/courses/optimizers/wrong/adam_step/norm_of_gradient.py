# what: the second moment takes the squared norm of all of g instead of each entry's square
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * np.linalg.norm(g) ** 2
    m_unbiased = m / (1 - beta1**t)
    v_unbiased = v / (1 - beta2**t)
    step = m_unbiased / (np.sqrt(v_unbiased) + eps)
    return {"w": w - lr * (step + decay * w), "m": m, "v": v}
