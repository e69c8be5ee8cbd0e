# potentiation takes the presynaptic spikes of the same step instead of the presynaptic trace
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    W = np.array(w0)
    y = np.zeros((post.shape[0], 1))
    keep = np.exp(-dt / tau_minus)
    record = []
    for p, q in zip(pre.T, post.T):
        y = keep * y
        both = q[:, None] * p[None, :]
        W = W + (A_plus * both - A_minus * W * (y * p)) * (w0 != 0)
        W[W > w_max] = w_max
        y = y + q[:, None]
        record.append(W.sum(axis=1))
    return W, np.stack(record, axis=-1)
