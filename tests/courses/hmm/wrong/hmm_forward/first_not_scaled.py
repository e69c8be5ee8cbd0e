# what: the first row is not scaled, its scale is given as 1
def hmm_forward(pi, A, E):
    T = E.shape[0]
    alpha = np.empty_like(E)
    c = np.ones(T)
    alpha[0] = pi * E[0]
    for t in range(1, T):
        alpha[t], c[t] = forward_step(alpha[t - 1], A, E[t])
    return {"alpha": alpha, "c": c, "ll": np.sum(np.log(c))}
