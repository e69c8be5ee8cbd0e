# the traces never decay: they are mere spike counts
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    a_all = np.cumsum(pre, axis=1) - pre
    b_all = np.cumsum(post, axis=1) - post
    w = w0
    totals = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        up = A_plus * np.outer(post[:, t], a_all[:, t])
        down = A_minus * w * np.outer(b_all[:, t], pre[:, t])
        w = np.where(w0 > 0, np.minimum(w + up - down, w_max), 0)
        totals[:, t] = w.sum(axis=1)
    return w, totals
