# right: colour by colour, with solve instead of the inverse
def adapt_white(xyz, source, target, luminance, surround, discount):
    if not discount:
        F = SURROUNDS[surround]
        D = F - F * np.exp((-luminance - 42) / 92) / 3.6
    else:
        D = 1.0
    out = np.empty((len(xyz), 3))
    for i, colour in enumerate(xyz):
        response = np.zeros(3)
        for c in range(3):
            s = np.sum(BRADFORD[c] * source)
            t = np.sum(BRADFORD[c] * target)
            full = np.sum(BRADFORD[c] * colour) * source[1] * t / (target[1] * s)
            response[c] = D * full + (1 - D) * np.sum(BRADFORD[c] * colour)
        out[i] = np.linalg.solve(BRADFORD, response)
    return out, D
