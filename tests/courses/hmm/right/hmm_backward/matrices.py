# what: scaled transition matrices, products from the right
def hmm_backward(A, E, c):
    rows = [np.ones(A.shape[0])]
    for e, k in zip(E[:0:-1], c[:0:-1]):
        rows.append(np.matmul(A * e / k, rows[-1]))
    return np.stack(rows[::-1])
