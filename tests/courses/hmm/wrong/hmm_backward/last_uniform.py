# what: the last row is 1 / s (probabilities) instead of ones
def hmm_backward(A, E, c):
    T, s = E.shape
    beta = [np.full(s, 1 / s)]
    for t in range(T - 1, 0, -1):
        beta.insert(0, A @ (E[t] * beta[0]) / c[t])
    return np.array(beta)
