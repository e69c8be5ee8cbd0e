# depression uses the presynaptic trace, at presynaptic spikes, instead of the postsynaptic one
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    m, n = w0.shape
    steps = pre.shape[1]
    W = w0.copy()
    alive = w0 > 0
    trace = np.zeros(n)
    sums = np.zeros((m, steps))
    for t in range(steps):
        trace *= np.exp(-dt / tau_plus)
        before = W.copy()
        for j in range(n):
            if pre[j, t]:
                W[:, j] -= A_minus * before[:, j] * trace[j]
        for i in range(m):
            if post[i, t]:
                W[i, :] += A_plus * trace
        W = np.where(alive, np.minimum(W, w_max), 0)
        trace += pre[:, t]
        sums[:, t] = W @ np.ones(n)
    return W, sums
