# two mistakes: absent synapses grow, and the traces hold this step's spikes already when the weights change
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0.copy()
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        a = a * np.exp(-dt / tau_plus) + pre[:, t]
        b = b * np.exp(-dt / tau_minus) + post[:, t]
        w = w + A_plus * np.outer(post[:, t], a) - A_minus * w * np.outer(b, pre[:, t])
        w = np.minimum(w, w_max)
        total[:, t] = w.sum(axis=1)
    return w, total
