# what: the loop ends too early, so the first row stays at ones
def hmm_backward(A, E, c):
    T = E.shape[0]
    beta = np.ones(E.shape)
    t = T - 2
    while t > 0:
        beta[t] = (A * (E[t + 1] * beta[t + 1])[None, :]).sum(axis=1) / c[t + 1]
        t = t - 1
    return beta
