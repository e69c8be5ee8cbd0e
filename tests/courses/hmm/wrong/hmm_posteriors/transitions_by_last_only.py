# what: the transitions of each step overwrite those before instead of being added
def hmm_posteriors(pi, A, E):
    res = hmm_forward(pi, A, E)
    alpha, c = res["alpha"], res["c"]
    beta = hmm_backward(A, E, c)
    N = np.zeros_like(A)
    for t in range(E.shape[0] - 1):
        N = alpha[t][:, None] * A * (E[t + 1] * beta[t + 1])[None, :] / c[t + 1]
    return {"gamma": alpha * beta, "N": N}
