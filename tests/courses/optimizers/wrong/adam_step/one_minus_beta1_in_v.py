# what: copy and paste: v weighs the square with 1 - beta1 instead of 1 - beta2
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    # update biased first moment estimate
    m_t = beta1 * m + (1 - beta1) * g
    # update biased second raw moment estimate
    v_t = beta2 * v + (1 - beta1) * np.multiply(g, g)
    # bias correction
    m_cap = m_t / (1 - np.power(beta1, t))
    v_cap = v_t / (1 - np.power(beta2, t))
    # decoupled decay
    w_t = w - lr * decay * w
    w_t = w_t - (lr * m_cap) / (np.sqrt(v_cap) + eps)
    return {"w": w_t, "m": m_t, "v": v_t}
