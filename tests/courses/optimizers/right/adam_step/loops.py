# what: entry by entry
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    new_w, new_m, new_v = np.empty(w.shape), np.empty(w.shape), np.empty(w.shape)
    for i in np.ndindex(*w.shape):
        new_m[i] = beta1 * m[i] + (1 - beta1) * g[i]
        new_v[i] = beta2 * v[i] + (1 - beta2) * g[i] * g[i]
        mh = new_m[i] / (1 - beta1**t)
        vh = new_v[i] / (1 - beta2**t)
        new_w[i] = w[i] - lr * mh / (vh**0.5 + eps) - lr * decay * w[i]
    return {"w": new_w, "m": new_m, "v": new_v}
