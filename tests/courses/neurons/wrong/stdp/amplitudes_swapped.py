# A_plus and A_minus are swapped: potentiation has the amplitude A_minus and depression A_plus
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    def potentiate(post_now, a):
        return A_minus * np.outer(post_now, a)

    def depress(w, b, pre_now):
        return A_plus * w * np.outer(b, pre_now)

    w = w0.copy()
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        w = np.minimum(w + potentiate(post[:, t], a) - depress(w, b, pre[:, t]), w_max)
        w = np.where(w0 > 0, w, 0)
        a, b = a + pre[:, t], b + post[:, t]
        total[:, t] = w.sum(axis=1)
    return w, total
