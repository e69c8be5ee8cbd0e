# what: pseudocounts flat, and the consensus taken by frequency
def position_weights(seqs, q, pseudo):
    N = np.zeros((4, seqs.shape[1]))
    for a in range(4):
        N[a] = np.sum(seqs == a, axis=0)
    freq_ = (N + 0.25 * pseudo) / (np.sum(N, axis=0) + pseudo)
    pwm = np.log2(freq_ / q[:, None])
    info = np.sum(freq_ * pwm, axis=0)
    return {"W": pwm, "info": info, "consensus": np.argmax(N, axis=0)}
