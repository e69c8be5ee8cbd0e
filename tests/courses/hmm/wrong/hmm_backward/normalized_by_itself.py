# what: each row is divided by its own sum instead of the forward pass's scale
def hmm_backward(A, E, c):
    T, s = E.shape
    beta = np.ones((T, s))
    for t in range(T - 2, -1, -1):
        for i in range(s):
            beta[t, i] = sum(A[i, j] * E[t + 1, j] * beta[t + 1, j] for j in range(s))
        beta[t] /= beta[t].sum()
    return beta
