# depression is added instead of subtracted: both terms strengthen the synapse
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0.copy()
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros_like(post)
    for t in range(pre.shape[1]):
        a = np.exp(-dt / tau_plus) * a
        b = np.exp(-dt / tau_minus) * b
        dw = np.zeros_like(w)
        dw += A_plus * np.outer(post[:, t], a)
        dw += A_minus * w * np.outer(b, pre[:, t])
        dw *= w0 > 0
        w = np.minimum(w + dw, w_max)
        a = a + pre[:, t]
        b = b + post[:, t]
        total[:, t] = w.sum(axis=1)
    return w, total
