# what: three loops
def hmm_backward(A, E, c):
    T, s = E.shape
    beta = np.zeros((T, s))
    beta[T - 1] = 1
    for t in range(T - 1, 0, -1):
        for i in range(s):
            for j in range(s):
                beta[t - 1, i] += A[i, j] * E[t, j] * beta[t, j] / c[t]
    return beta
