# what: the total of each column is the number of sequences, gaps included
def position_weights(seqs, q, pseudo):
    counts = np.zeros((4, seqs.shape[1]))
    for a in range(4):
        counts[a] = np.sum(seqs == a, axis=0)
    p = (counts + pseudo * q[:, None]) / (seqs.shape[0] + pseudo)
    W = np.log2(p / q[:, None])
    info = np.sum(p * W, axis=0)
    return {"W": W, "info": info, "consensus": np.argmax(W, axis=0)}
