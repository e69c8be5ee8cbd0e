# two mistakes: the time constants of the traces are swapped, and depression lacks the factor w
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0.copy()
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        a *= np.exp(-dt / tau_minus)
        b *= np.exp(-dt / tau_plus)
        w += A_plus * np.outer(post[:, t], a)
        w -= A_minus * np.outer(b, pre[:, t])
        w = np.minimum(w, w_max)
        w[w0 == 0] = 0
        a += pre[:, t]
        b += post[:, t]
        total[:, t] = w.sum(axis=1)
    return w, total
