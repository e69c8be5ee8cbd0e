# what: beta is not divided by the scales at all
def hmm_backward(A, E, c):
    T, s = E.shape
    beta = np.zeros((T, s))
    beta[T - 1, :] = 1
    for t in reversed(range(T - 1)):
        beta[t] = np.dot(A, E[t + 1] * beta[t + 1])
    return beta
