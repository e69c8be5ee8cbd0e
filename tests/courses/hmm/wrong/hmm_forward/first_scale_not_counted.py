# what: the log likelihood leaves out the first step's scale
def hmm_forward(pi, A, E):
    T = len(E)
    alpha = np.zeros(E.shape)
    scales = np.zeros(T)
    a0 = pi * E[0]
    scales[0] = a0.sum()
    alpha[0] = a0 / scales[0]
    ll = 0.0
    for t in range(1, T):
        alpha[t], scales[t] = forward_step(alpha[t - 1], A, E[t])
        ll += np.log(scales[t])
    return {"alpha": alpha, "c": scales, "ll": ll}
