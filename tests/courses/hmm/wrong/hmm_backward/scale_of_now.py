# what: divided by the scale of this step, c[t], instead of the next one
def hmm_backward(A, E, c):
    T = len(c)
    beta = np.ones((T, A.shape[0]))
    for t in range(T - 2, -1, -1):
        tmp = np.multiply(E[t + 1], beta[t + 1])
        beta[t] = A.dot(tmp) / c[t]
    return beta
