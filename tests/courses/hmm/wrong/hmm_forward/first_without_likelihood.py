# what: the first step uses pi alone, without the likelihood (on the list)
def hmm_forward(pi, A, E):
    T, s = E.shape
    alpha = np.zeros((T, s))
    c = np.zeros(T)
    c[0] = pi.sum()
    alpha[0] = pi / pi.sum()
    for t in range(1, T):
        alpha[t], c[t] = forward_step(alpha[t - 1], A, E[t])
    return {"alpha": alpha, "c": c, "ll": np.log(c).sum()}
