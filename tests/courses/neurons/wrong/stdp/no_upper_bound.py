# weights are not limited to w_max
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = np.copy(w0)
    r = np.zeros(len(pre))
    o = np.zeros(len(post))
    total = []
    for t in range(pre.shape[1]):
        r *= np.exp(-dt / tau_plus)
        o *= np.exp(-dt / tau_minus)
        delta = A_plus * np.einsum("i,j->ij", post[:, t], r) - A_minus * w * np.einsum("i,j->ij", o, pre[:, t])
        delta[w0 == 0] = 0
        w = w + delta
        r += pre[:, t]
        o += post[:, t]
        total.append(w.sum(axis=1))
    return w, np.stack(total, axis=1)
