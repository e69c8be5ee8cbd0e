# left the factor F of the surround out of the degree of adaptation instead of multiplying with it
def adapt_white(xyz, source, target, luminance, surround, discount):
    D = 1.0
    if not discount:
        D = 1 - np.exp(-(luminance + 42) / 92) / 3.6
    M = BRADFORD
    cone = lambda v: M @ v
    ratio = (source[1] * cone(target)) / (target[1] * cone(source))
    gain = D * ratio + (1 - D)
    whole = np.linalg.inv(M) @ np.diag(gain) @ M
    return (whole @ xyz.T).T, D
