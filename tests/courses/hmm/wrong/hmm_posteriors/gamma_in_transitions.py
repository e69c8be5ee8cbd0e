# what: gamma is used in the place of alpha in the transitions
def hmm_posteriors(pi, A, E):
    f = hmm_forward(pi, A, E)
    beta = hmm_backward(A, E, f["c"])
    gamma = f["alpha"] * beta
    N = np.zeros(A.shape)
    for t in range(E.shape[0] - 1):
        N += gamma[t][:, None] * A * E[t + 1] * beta[t + 1] / f["c"][t + 1]
    return {"gamma": gamma, "N": N}
