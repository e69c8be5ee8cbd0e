def position_weights(seqs, q, pseudo):
    n, m = seqs.shape
    W = np.zeros((4, m))
    info = np.zeros(m)
    for j in range(m):
        column = seqs[:, j]
        column = column[column >= 0]
        for a in range(4):
            freq = (np.sum(column == a) + pseudo * q[a]) / (len(column) + pseudo)
            W[a, j] = np.log(freq / q[a]) / np.log(2)
            info[j] += freq * W[a, j]
    return {"W": W, "info": info, "consensus": W.argmax(axis=0)}
