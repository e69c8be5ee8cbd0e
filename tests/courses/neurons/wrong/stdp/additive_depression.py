# depression is additive: the factor w is missing
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    decay_p, decay_m = np.exp(-dt / tau_plus), np.exp(-dt / tau_minus)
    w = w0
    a = np.zeros((1, len(pre)))
    b = np.zeros((len(post), 1))
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        pr = pre[:, t].reshape(1, -1)
        po = post[:, t].reshape(-1, 1)
        a = a * decay_p
        b = b * decay_m
        w = w + A_plus * po * a - A_minus * b * pr
        w = np.minimum(w, w_max)
        w = np.where(w0 == 0, 0, w)
        a = a + pr
        b = b + po
        total[:, t] = w.sum(axis=1)
    return w, total
