# the presynaptic trace decays with tau_minus and the postsynaptic one with tau_plus
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    (n, T), m = pre.shape, len(post)
    w = w0.copy()
    pre_trace, post_trace = np.zeros(n), np.zeros(m)
    total = np.zeros((m, T))
    for t in range(T):
        pre_trace *= np.exp(-dt / tau_minus)
        post_trace *= np.exp(-dt / tau_plus)
        old = w.copy()
        for i in range(m):
            for j in range(n):
                if w0[i, j] == 0:
                    continue
                if post[i, t]:
                    w[i, j] += A_plus * pre_trace[j]
                if pre[j, t]:
                    w[i, j] -= A_minus * old[i, j] * post_trace[i]
                w[i, j] = min(w[i, j], w_max)
        pre_trace += pre[:, t]
        post_trace += post[:, t]
        total[:, t] = w.sum(axis=1)
    return w, total
