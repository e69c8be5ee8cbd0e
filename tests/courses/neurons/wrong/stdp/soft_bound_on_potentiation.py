# potentiation is multiplied by w_max - w (a soft bound) although it should not depend on the weight
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0
    a, b = np.zeros(pre.shape[0]), np.zeros(post.shape[0])
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        ltp = A_plus * (w_max - w) * np.outer(post[:, t], a)
        ltd = A_minus * w * np.outer(b, pre[:, t])
        w = np.minimum(w + ltp - ltd, w_max)
        w = w * (w0 > 0)
        a = a + pre[:, t]
        b = b + post[:, t]
        total[:, t] = w.sum(axis=1)
    return w, total
