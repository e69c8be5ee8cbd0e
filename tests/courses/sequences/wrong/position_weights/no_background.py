# what: log of the frequencies alone, the background is not subtracted
def position_weights(seqs, q, pseudo):
    onehot = (seqs[:, :, None] == np.arange(4)).astype(float)
    N = onehot.sum(axis=0).T
    tot = N.sum(axis=0, keepdims=True)
    prior = pseudo * q.reshape(4, 1)
    f = (N + prior) / (tot + pseudo)
    pwm = np.log2(f)
    info = np.einsum("am,am->m", f, pwm)
    arg = np.argmax(pwm, axis=0)
    return dict(W=pwm, info=info, consensus=arg)
