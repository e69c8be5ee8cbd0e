# the spikes of the step are added to the traces before the weights change, so spikes of the same step pair
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    n, T = pre.shape
    m = post.shape[0]
    w = w0.copy()
    x = np.zeros(n)
    y = np.zeros(m)
    total = np.zeros((m, T))
    exists = w0 > 0
    for t in range(T):
        x = x * np.exp(-dt / tau_plus) + pre[:, t]
        y = y * np.exp(-dt / tau_minus) + post[:, t]
        dw = A_plus * np.outer(post[:, t], x) - A_minus * w * np.outer(y, pre[:, t])
        w = np.minimum(w + dw * exists, w_max)
        total[:, t] = np.sum(w, axis=1)
    return w, total
