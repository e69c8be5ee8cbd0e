# what: right: loops over rows and entries, the largest of each row subtracted
def softmax(scores):
    n, m = scores.shape
    out = np.zeros((n, m))
    for i in range(n):
        top = scores[i].max()
        total = 0.0
        for j in range(m):
            out[i, j] = np.exp(scores[i, j] - top)
            total += out[i, j]
        for j in range(m):
            out[i, j] /= total
    return out
