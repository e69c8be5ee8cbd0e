# depression is proportional to the weight that was already potentiated in this step
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    W = w0.copy()
    no_synapse = w0 == 0
    r1 = np.zeros(len(pre))
    o1 = np.zeros(len(post))
    totals = []
    for t in range(pre.shape[1]):
        r1 = r1 * np.exp(-dt / tau_plus)
        o1 = o1 * np.exp(-dt / tau_minus)
        for i in np.where(post[:, t] == 1)[0]:
            W[i] += A_plus * r1
        for j in np.where(pre[:, t] == 1)[0]:
            W[:, j] *= 1 - A_minus * o1
        W[no_synapse] = 0
        W = np.clip(W, None, w_max)
        r1 = r1 + pre[:, t]
        o1 = o1 + post[:, t]
        totals.append(W.sum(axis=1))
    return W, np.column_stack(totals)
