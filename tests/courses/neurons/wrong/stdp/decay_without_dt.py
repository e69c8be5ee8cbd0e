# the traces decay by exp(-1/tau) in each step: dt is left out
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0.copy()
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros(post.shape)
    valid = np.where(w0 > 0, 1.0, 0.0)
    for t in range(pre.shape[1]):
        a = a * np.exp(-1 / tau_plus)
        b = b * np.exp(-1 / tau_minus)
        dw = A_plus * np.outer(post[:, t], a) - A_minus * w * np.outer(b, pre[:, t])
        w = np.minimum(w + dw * valid, w_max)
        a += pre[:, t]
        b += post[:, t]
        total[:, t] = w.sum(axis=1)
    return w, total
