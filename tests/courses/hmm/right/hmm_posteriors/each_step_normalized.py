# what: loop, each step's table divided by its own sum, gamma normalized again
def hmm_posteriors(pi, A, E):
    f = hmm_forward(pi, A, E)
    alpha, beta = f["alpha"], hmm_backward(A, E, f["c"])
    gamma = alpha * beta
    gamma = gamma / gamma.sum(axis=1, keepdims=True)
    N = np.zeros_like(A)
    for t in range(len(E) - 1):
        xi = alpha[t][:, None] * A * (E[t + 1] * beta[t + 1])
        N += xi / xi.sum()
    return {"gamma": gamma, "N": N}
