# the limit w_max is applied after potentiation but before depression is subtracted
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0
    a, b = np.zeros(len(pre)), np.zeros(len(post))
    history = []
    for t in range(pre.shape[1]):
        a = a * np.exp(-dt / tau_plus)
        b = b * np.exp(-dt / tau_minus)
        minus = A_minus * w * np.outer(b, pre[:, t])
        raised = np.minimum(w + A_plus * np.outer(post[:, t], a), w_max)
        w = (raised - minus) * (w0 > 0)
        a = a + pre[:, t]
        b = b + post[:, t]
        history.append(w)
    return w, np.array(history).sum(axis=2).T
