# what: the sum runs over the rows of A instead of its columns (on the list)
def hmm_backward(A, E, c):
    T, s = E.shape
    beta = np.zeros((T, s))
    beta[-1] = np.ones(s)
    for t in range(T - 2, -1, -1):
        beta[t] = np.einsum("ij,i,i->j", A, E[t + 1], beta[t + 1]) / c[t + 1]
    return beta
