# what: each letter gets the whole pseudocount, the total only one of them
def position_weights(seqs, q, pseudo):
    onehot = (seqs[:, :, None] == np.arange(4)).astype(float)
    counts = onehot.sum(axis=0).T
    total = counts.sum(axis=0, keepdims=True)
    prior = pseudo
    freqs = (counts + prior) / (total + pseudo)
    W = np.log2(freqs) - np.log2(q).reshape(4, 1)
    info = np.einsum("am,am->m", freqs, W)
    best = np.argmax(W, axis=0)
    return dict(W=W, info=info, consensus=best)
