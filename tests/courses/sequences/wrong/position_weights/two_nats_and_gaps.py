# what: natural logarithm, and gaps are counted in the total
def position_weights(seqs, q, pseudo):
    n, m = seqs.shape
    W = np.zeros((4, m))
    info = np.zeros(m)
    for j in range(m):
        column = seqs[:, j]
        column = column[column >= 0]
        for a in range(4):
            freq = (np.sum(column == a) + pseudo * q[a]) / (len(seqs) + pseudo)
            W[a, j] = np.log(freq / q[a])
            info[j] += freq * W[a, j]
    return {"W": W, "info": info, "consensus": W.argmax(axis=0)}
