# what: two mistakes: gamma is alpha alone, and the transitions are not scaled
def hmm_posteriors(pi, A, E):
    f = hmm_forward(pi, A, E)
    beta = hmm_backward(A, E, f["c"])
    N = np.zeros(A.shape)
    for t in range(len(E) - 1):
        N += A * np.outer(f["alpha"][t], E[t + 1] * beta[t + 1])
    return {"gamma": f["alpha"], "N": N}
