# what: A is written into a matrix of whole numbers, which cuts off the weights' fractions
def normalized_adjacency(A):
    n = A.shape[0]
    Ahat = np.zeros((n, n), dtype=int)
    for i in range(n):
        for j in range(n):
            Ahat[i, j] = A[i, j]
            if i == j:
                Ahat[i, j] += 1
    r = Ahat.sum(axis=1)
    s = Ahat.sum(axis=0)
    return Ahat / np.sqrt(np.outer(r, s))
