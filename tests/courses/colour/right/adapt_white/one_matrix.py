# right: a single matrix for the whole way, applied to columns
def adapt_white(xyz, source, target, luminance, surround, discount):
    D = 1.0 if discount else SURROUNDS[surround] * (1 - np.exp(-(luminance + 42) / 92) / 3.6)
    rs, rt = BRADFORD @ source, BRADFORD @ target
    gain = 1 - D + D * (source[1] * rt) / (target[1] * rs)
    M = np.linalg.inv(BRADFORD) @ np.diag(gain) @ BRADFORD
    return (M @ xyz.T).T, D
