# the limit w_max is applied once, after the last step, instead of in every step
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0.copy()
    a = np.zeros(len(pre))
    b = np.zeros(len(post))
    total = np.zeros(post.shape)
    there = w0 > 0
    for t in range(pre.shape[1]):
        a, b = a * np.exp(-dt / tau_plus), b * np.exp(-dt / tau_minus)
        dw = A_plus * np.outer(post[:, t], a) - A_minus * w * np.outer(b, pre[:, t])
        w[there] += dw[there]
        a, b = a + pre[:, t], b + post[:, t]
        total[:, t] = w.sum(axis=1)
    w = np.minimum(w, w_max)
    return w, total
