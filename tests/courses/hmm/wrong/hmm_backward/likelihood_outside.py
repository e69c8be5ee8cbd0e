# what: the likelihood is multiplied in after the transition, with the state before, instead of before it
def hmm_backward(A, E, c):
    beta = np.ones_like(E)
    for t in range(E.shape[0] - 2, -1, -1):
        beta[t] = E[t + 1] * np.matmul(A, beta[t + 1]) / c[t + 1]
    return beta
