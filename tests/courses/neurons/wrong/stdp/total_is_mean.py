# total is the mean of the weights of each postsynaptic neuron instead of their sum
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0
    a, b = np.zeros(pre.shape[0]), np.zeros(post.shape[0])
    total = []
    for k in range(pre.shape[1]):
        a, b = a * np.exp(-dt / tau_plus), b * np.exp(-dt / tau_minus)
        w = w + A_plus * np.outer(post[:, k], a) - A_minus * w * np.outer(b, pre[:, k])
        w = np.clip(w, None, w_max) * (w0 > 0)
        a, b = a + pre[:, k], b + post[:, k]
        total.append(np.mean(w, axis=1))
    return w, np.array(total).T
