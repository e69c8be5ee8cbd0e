# the rule is anti-Hebbian: potentiation and depression have each other's sign
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    mask = (w0 != 0).astype(float)
    w = np.array(w0)
    a = np.zeros(pre.shape[0])
    b = np.zeros(post.shape[0])
    sums = []
    for p, q in zip(pre.T, post.T):
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        change = A_minus * w * b[:, None] * p[None, :] - A_plus * q[:, None] * a[None, :]
        w = np.minimum(w + change, w_max) * mask
        a = a + p
        b = b + q
        sums.append(w.sum(1))
    return w, np.array(sums).T
