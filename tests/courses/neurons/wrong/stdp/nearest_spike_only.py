# a spike sets the trace to 1 instead of adding 1, so only the nearest spike counts
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    n, T = pre.shape
    m = post.shape[0]
    a = np.zeros(n)
    b = np.zeros(m)
    w = w0.astype(float)
    total = np.zeros((m, T))
    for t in range(T):
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        dw = A_plus * post[:, t][:, None] * a - A_minus * w * b[:, None] * pre[:, t]
        w = np.where(w0 > 0, np.minimum(w + dw, w_max), 0.0)
        a[pre[:, t] == 1] = 1.0
        b[post[:, t] == 1] = 1.0
        total[:, t] = w.sum(axis=1)
    return w, total
