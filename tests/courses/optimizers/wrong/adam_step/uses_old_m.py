# what: the step is taken with the moment from before instead of the new one
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m_next = beta1 * m + (1 - beta1) * g
    v_next = beta2 * v + (1 - beta2) * g**2
    m_hat = m / (1 - beta1**t)
    v_hat = v_next / (1 - beta2**t)
    w_next = w - lr * (m_hat / (np.sqrt(v_hat) + eps) + decay * w)
    return {"w": w_next, "m": m_next, "v": v_next}
