# depression is proportional to the weight at the start, w0, instead of the present one
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        grow = np.multiply.outer(post[:, t], a) * A_plus
        shrink = np.multiply.outer(b, pre[:, t]) * A_minus * w0
        w = np.minimum(w + grow - shrink, w_max)
        w = np.where(w0 > 0, w, 0.0)
        a = a + pre[:, t]
        b = b + post[:, t]
        total[:, t] = np.sum(w, axis=-1)
    return w, total
