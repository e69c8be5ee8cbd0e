# the totals are stored before the weights change, so they are one step late
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        total[:, t] = w.sum(axis=1)
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        plus = A_plus * np.outer(post[:, t], a)
        minus = A_minus * w * np.outer(b, pre[:, t])
        w = np.where(w0 > 0, np.minimum(w + plus - minus, w_max), 0.0)
        a = a + pre[:, t]
        b = b + post[:, t]
    return w, total
