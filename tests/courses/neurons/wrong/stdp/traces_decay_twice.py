# the traces decay twice in each step, before the weights change and again after the spikes are added
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    lam_a = np.exp(-dt / tau_plus)
    lam_b = np.exp(-dt / tau_minus)
    w = w0.copy()
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        a *= lam_a
        b *= lam_b
        w = w + A_plus * np.outer(post[:, t], a) - A_minus * w * np.outer(b, pre[:, t])
        w[w > w_max] = w_max
        w[w0 == 0] = 0
        a = (a + pre[:, t]) * lam_a
        b = (b + post[:, t]) * lam_b
        total[:, t] = w.sum(axis=1)
    return w, total
