# scaled X, Y and Z themselves by the ratio of the whites instead of the cone responses
def adapt_white(xyz, source, target, luminance, surround, discount):
    F = SURROUNDS[surround]
    D = F * (1 - np.exp(-(luminance + 42) / 92) / 3.6)
    if discount:
        D = 1.0
    factors = np.ones(3)
    for c in range(3):
        factors[c] = D * (source[1] * target[c]) / (target[1] * source[c]) + 1 - D
    return xyz * factors, D
