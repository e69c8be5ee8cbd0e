# what: each letter gets the whole pseudocount, and the total four
def position_weights(seqs, q, pseudo):
    onehot = (seqs[:, :, None] == np.arange(4)).astype(float)
    N = onehot.sum(axis=0).T
    tot = N.sum(axis=0, keepdims=True)
    prior = pseudo
    f = (N + prior) / (tot + 4 * pseudo)
    pwm = np.log2(f) - np.log2(q).reshape(4, 1)
    info = np.einsum("am,am->m", f, pwm)
    arg = np.argmax(pwm, axis=0)
    return dict(W=pwm, info=info, consensus=arg)
