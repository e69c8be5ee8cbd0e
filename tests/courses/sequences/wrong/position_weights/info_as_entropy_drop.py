# what: information is 2 bits less the entropy, which ignores the background
def position_weights(seqs, q, pseudo):
    counts = np.zeros((4, seqs.shape[1]))
    for a in range(4):
        counts[a] = np.sum(seqs == a, axis=0)
    p = (counts + pseudo * q[:, None]) / (np.sum(counts, axis=0) + pseudo)
    W = np.log2(p / q[:, None])
    info = 2 + np.sum(p * np.log2(p), axis=0)
    return {"W": W, "info": info, "consensus": np.argmax(W, axis=0)}
