# what: the transitions are averaged over the steps instead of added up
def hmm_posteriors(pi, A, E):
    f = hmm_forward(pi, A, E)
    alpha = f["alpha"]
    c = f["c"]
    beta = hmm_backward(A, E, c)
    T, s = E.shape
    N = np.zeros((s, s))
    for t in range(T - 1):
        for i in range(s):
            for j in range(s):
                N[i, j] += alpha[t, i] * A[i, j] * E[t + 1, j] * beta[t + 1, j] / c[t + 1]
    if T > 1:
        N = N / (T - 1)
    return {"gamma": alpha * beta, "N": N}
