# potentiation happens at presynaptic spikes, from the postsynaptic trace, and depression at postsynaptic spikes, from the presynaptic trace
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    (n, T), m = pre.shape, len(post)
    W = w0.copy()
    x_pre, x_post = np.zeros(n), np.zeros(m)
    total = np.empty((m, T))
    for t in range(T):
        x_pre *= np.exp(-dt / tau_plus)
        x_post *= np.exp(-dt / tau_minus)
        for i in range(m):
            for j in range(n):
                if not w0[i, j]:
                    continue
                change = 0.0
                if pre[j, t] == 1:
                    change += A_plus * x_post[i]
                if post[i, t] == 1:
                    change -= A_minus * W[i, j] * x_pre[j]
                W[i, j] = min(W[i, j] + change, w_max)
            total[i, t] = sum(W[i])
        x_pre += pre[:, t]
        x_post += post[:, t]
    return W, total
