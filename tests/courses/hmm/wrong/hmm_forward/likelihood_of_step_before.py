# what: off by one: the likelihood of the step before is used, E[t - 1] instead of E[t]
def hmm_forward(pi, A, E):
    T, S = E.shape
    alpha, c = np.zeros((T, S)), np.zeros(T)
    alpha[0] = E[0] * pi
    c[0] = alpha[0].sum()
    alpha[0] /= c[0]
    for t in range(1, T):
        alpha[t], c[t] = forward_step(alpha[t - 1], A, E[t - 1])
    return {"alpha": alpha, "c": c, "ll": float(np.sum(np.log(c)))}
