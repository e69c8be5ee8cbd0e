# what: copy and paste: the second moment is corrected with beta1 instead of beta2
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    new_m = beta1 * m + (1 - beta1) * g
    new_v = beta2 * v + (1 - beta2) * g ** 2
    m_corr = new_m / (1 - beta1 ** t)
    v_corr = new_v / (1 - beta1 ** t)
    delta = lr * m_corr / (np.sqrt(v_corr) + eps)
    return {"w": w - delta - lr * decay * w, "m": new_m, "v": new_v}
