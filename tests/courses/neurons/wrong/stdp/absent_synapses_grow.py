# synapses that do not exist (weight 0 at the start) are potentiated too
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0.copy()
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        w_old = w.copy()
        for i in np.flatnonzero(post[:, t]):
            w[i] += A_plus * a
        for j in np.flatnonzero(pre[:, t]):
            w[:, j] -= A_minus * w_old[:, j] * b
        w = np.minimum(w, w_max)
        a = a + pre[:, t]
        b = b + post[:, t]
        total[:, t] = w.sum(axis=1)
    return w, total
