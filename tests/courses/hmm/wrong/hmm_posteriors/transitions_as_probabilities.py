# what: the transitions are divided by their row sums (the M-step) instead of being counts
def hmm_posteriors(pi, A, E):
    f = hmm_forward(pi, A, E)
    alpha, c = f["alpha"], f["c"]
    beta = hmm_backward(A, E, c)
    gamma = alpha * beta
    xi = np.zeros(A.shape)
    for t in range(len(c) - 1):
        xi = xi + np.outer(alpha[t], beta[t + 1] * E[t + 1]) * A / c[t + 1]
    if len(c) > 1:
        xi = xi / xi.sum(axis=1, keepdims=True)
    return {"gamma": gamma, "N": xi}
