# what: every step starts from the first row instead of the one before
def hmm_forward(pi, A, E):
    alpha = np.zeros(E.shape)
    c = np.zeros(len(E))
    first = E[0] * pi
    c[0] = np.sum(first)
    alpha[0] = first / c[0]
    for t in range(1, len(E)):
        a, k = forward_step(alpha[0], A, E[t])
        alpha[t] = a
        c[t] = k
    ll = np.sum(np.log(c))
    return {"alpha": alpha, "c": c, "ll": ll}
