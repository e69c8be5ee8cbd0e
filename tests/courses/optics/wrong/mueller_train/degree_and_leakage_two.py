# two mistakes: the degree of polarization leaves out S3, and the lower diagonal entries of the polarizer are e instead of its root
def mueller_train(S, elements):
    I = np.zeros((S.shape[1], len(elements)))
    for i, (kind, t, v) in enumerate(elements):
        C, Z = np.cos(2 * t), np.sin(2 * t)
        s0, s1, s2, s3 = S[0], C * S[1] + Z * S[2], C * S[2] - Z * S[1], S[3]
        if kind == "polarizer":
            s0, s1 = ((1 + v) * s0 + (1 - v) * s1) / 2, ((1 - v) * s0 + (1 + v) * s1) / 2
            s2, s3 = v * s2, v * s3
        else:
            s2, s3 = np.cos(v) * s2 + np.sin(v) * s3, np.cos(v) * s3 - np.sin(v) * s2
        S = np.array([s0, C * s1 - Z * s2, Z * s1 + C * s2, s3])
        I[:, i] = s0
    deg = np.hypot(S[1], S[2]) / S[0]
    return S, I, deg, np.arctan2(S[2], S[1]) / 2, np.arctan2(S[3], np.hypot(S[1], S[2])) / 2
