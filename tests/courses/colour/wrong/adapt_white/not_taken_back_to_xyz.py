# returned the scaled cone responses instead of going back to XYZ
def adapt_white(xyz, source, target, luminance, surround, discount):
    F = SURROUNDS[surround]
    D = F * (1 - (1 / 3.6) * np.exp((-luminance - 42) / 92))
    if discount:
        D = 1.0
    rho_s = BRADFORD.dot(source)
    rho_t = BRADFORD.dot(target)
    y_ratio = source[1] / target[1]
    out = np.zeros_like(xyz)
    for i in range(xyz.shape[0]):
        rho = BRADFORD.dot(xyz[i])
        for c in range(3):
            g = D * y_ratio * rho_t[c] / rho_s[c] + (1 - D)
            out[i, c] = g * rho[c]
    return out, D
