# what: eps is added under the square root instead of to it
def adam_step(w, g, m, v, t, lr, beta1=0.9, beta2=0.99, eps=0.01, decay=0.0):
    mt = m * beta1 + g * (1 - beta1)
    vt = v * beta2 + g ** 2 * (1 - beta2)
    mhat, vhat = mt / (1 - beta1 ** t), vt / (1 - beta2 ** t)
    step = mhat / np.sqrt(vhat + eps)
    return {"w": (1 - lr * decay) * w - lr * step, "m": mt, "v": vt}
