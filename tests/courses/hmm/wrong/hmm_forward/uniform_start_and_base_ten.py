# what: two mistakes: a uniform first state is assumed instead of pi, and the logarithm is that to base 10
def hmm_forward(pi, A, E):
    T, s = E.shape
    alpha, c = np.zeros((T, s)), np.zeros(T)
    w = np.ones(s) / s * E[0]
    c[0] = w.sum()
    alpha[0] = w / c[0]
    for t in range(1, T):
        alpha[t], c[t] = forward_step(alpha[t - 1], A, E[t])
    return {"alpha": alpha, "c": c, "ll": np.log10(c).sum()}
