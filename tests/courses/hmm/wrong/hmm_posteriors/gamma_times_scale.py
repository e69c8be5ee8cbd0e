# what: gamma is multiplied with the scales once more
def hmm_posteriors(pi, A, E):
    f = hmm_forward(pi, A, E)
    alpha, c = f["alpha"], f["c"]
    beta = hmm_backward(A, E, c)
    gamma = alpha * beta * c[:, np.newaxis]
    N = np.zeros(A.shape)
    for t in range(len(E) - 1):
        N += np.outer(alpha[t], E[t + 1] * beta[t + 1]) * A / c[t + 1]
    return {"gamma": gamma, "N": N}
