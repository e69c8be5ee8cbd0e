# what: two mistakes: the likelihood is not used, and the scale is that of this step
def hmm_backward(A, E, c):
    beta = np.ones(E.shape)
    for t in range(len(E) - 2, -1, -1):
        beta[t] = A @ beta[t + 1]
        beta[t] = beta[t] / c[t]
    return beta
