def position_weights(seqs, q, pseudo):
    onehot = (seqs[:, :, None] == np.arange(4)).astype(np.float32)
    counts = onehot.sum(axis=0).T
    total = counts.sum(axis=0, keepdims=True)
    prior = np.float32(pseudo) * q.astype(np.float32).reshape(4, 1)
    freqs = (counts + prior) / (total + np.float32(pseudo))
    W = np.log2(freqs) - np.log2(q.astype(np.float32)).reshape(4, 1)
    info = np.einsum("am,am->m", freqs, W)
    best = np.argmax(W, axis=0)
    return dict(W=W, info=info, consensus=best)
