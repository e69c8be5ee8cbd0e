# what: N goes from column to row instead of from row to column
def hmm_posteriors(pi, A, E):
    fw = hmm_forward(pi, A, E)
    alpha, c = fw["alpha"], fw["c"]
    beta = hmm_backward(A, E, c)
    right = E[1:] * beta[1:] / c[1:].reshape(-1, 1)
    N = np.dot(right.T, alpha[:-1]) * A.T
    return {"gamma": alpha * beta, "N": N}
