# what: the running denominator is set to zero once before the rows instead of for every row
def softmax(scores):
    n, m = scores.shape
    A = np.zeros((n, m))
    total = 0.0
    for i in range(n):
        top = max(scores[i])
        for j in range(m):
            A[i, j] = np.exp(scores[i, j] - top)
            total += A[i, j]
        A[i] = A[i] / total
    return A
