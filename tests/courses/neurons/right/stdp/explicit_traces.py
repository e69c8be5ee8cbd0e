# the traces from a sum over all earlier spikes (a kernel matrix) before the loop over time
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    T = pre.shape[1]
    lag = np.arange(T)[:, None] - np.arange(T)[None, :]
    earlier = lag > 0
    a = np.einsum("ns,ts->nt", pre, earlier * np.exp(-np.abs(lag) * dt / tau_plus))
    b = np.einsum("ms,ts->mt", post, earlier * np.exp(-np.abs(lag) * dt / tau_minus))
    w = w0
    history = []
    for t in range(T):
        factor = 1 - A_minus * b[:, t, None] * pre[None, :, t]
        w = np.minimum(w * factor + A_plus * post[:, t, None] * a[None, :, t], w_max) * (w0 > 0)
        history.append(w)
    return w, np.stack(history, axis=-1).sum(axis=1)
