# what: neither moment is bias corrected
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    m_new = beta1 * m + (1 - beta1) * g
    v_new = beta2 * v + (1 - beta2) * np.square(g)
    w_new = w - lr * m_new / (np.sqrt(v_new) + eps) - lr * decay * w
    return dict(w=w_new, m=m_new, v=v_new)
