# what: the last row is 1 / c[T] instead of 1
def hmm_backward(A, E, c):
    T, s = E.shape
    b = np.empty((T, s))
    b[-1] = 1.0 / c[-1]
    for t in range(T - 2, -1, -1):
        b[t] = A @ (E[t + 1] * b[t + 1]) / c[t + 1]
    return b
