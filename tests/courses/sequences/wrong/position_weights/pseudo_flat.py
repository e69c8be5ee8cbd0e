# what: the pseudocounts are shared out equally, a quarter each, not as the background
def position_weights(seqs, q, pseudo):
    counts = np.zeros((4, seqs.shape[1]))
    for a in range(4):
        counts[a] = np.sum(seqs == a, axis=0)
    p = (counts + pseudo / 4) / (np.sum(counts, axis=0) + pseudo)
    W = np.log2(p / q[:, None])
    info = np.sum(p * W, axis=0)
    return {"W": W, "info": info, "consensus": np.argmax(W, axis=0)}
