# what: log odds are against a uniform background of a quarter
def position_weights(seqs, q, pseudo):
    N = np.zeros((4, seqs.shape[1]))
    for a in range(4):
        N[a] = np.sum(seqs == a, axis=0)
    freq_ = (N + pseudo * q[:, None]) / (np.sum(N, axis=0) + pseudo)
    pwm = np.log2(freq_ / 0.25)
    info = np.sum(freq_ * pwm, axis=0)
    return {"W": pwm, "info": info, "consensus": np.argmax(pwm, axis=0)}
