# the postsynaptic trace already holds this step's spikes when depression is computed; the presynaptic one is right
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0.copy()
    m, n = w.shape
    a, b = np.zeros(n), np.zeros(m)
    total = np.zeros((m, pre.shape[1]))
    for t in range(pre.shape[1]):
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        up = A_plus * np.outer(post[:, t], a)
        b = b + post[:, t]
        down = A_minus * w * np.outer(b, pre[:, t])
        a = a + pre[:, t]
        w = np.minimum(w + up - down, w_max)
        w[w0 == 0] = 0.0
        total[:, t] = w.sum(axis=1)
    return w, total
