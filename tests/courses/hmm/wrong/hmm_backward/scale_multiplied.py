# what: multiplied with the scale instead of divided by it
def hmm_backward(A, E, c):
    T, s = E.shape
    beta = np.ones((T, s))
    for t in range(T - 2, -1, -1):
        v = E[t + 1] * beta[t + 1]
        beta[t] = c[t + 1] * (A @ v)
    return beta
