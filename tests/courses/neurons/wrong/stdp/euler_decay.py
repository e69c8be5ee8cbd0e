# the traces decay by the Euler factor 1 - dt/tau instead of the exponential
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    n, T = pre.shape
    m, _ = post.shape
    w = np.array(w0, dtype=float)
    a = np.zeros(n)
    b = np.zeros(m)
    total = np.zeros((m, T))
    for t in range(T):
        a += -a * dt / tau_plus
        b += -b * dt / tau_minus
        ltp = np.outer(post[:, t], A_plus * a)
        ltd = w * np.outer(A_minus * b, pre[:, t])
        w = w + ltp - ltd
        w = np.where(w > w_max, w_max, w)
        w = np.where(w0 > 0, w, 0)
        a += pre[:, t]
        b += post[:, t]
        total[:, t] = w.sum(axis=1)
    return w, total
