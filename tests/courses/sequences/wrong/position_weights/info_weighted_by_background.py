# what: the information averages the log odds over the background and not over the column
def position_weights(seqs, q, pseudo):
    onehot = (seqs[:, :, None] == np.arange(4)).astype(float)
    counts = onehot.sum(axis=0).T
    total = counts.sum(axis=0, keepdims=True)
    prior = pseudo * q.reshape(4, 1)
    freqs = (counts + prior) / (total + pseudo)
    W = np.log2(freqs) - np.log2(q).reshape(4, 1)
    info = np.einsum("a,am->m", q, W)
    best = np.argmax(W, axis=0)
    return dict(W=W, info=info, consensus=best)
