# chi is half the arcsine of S3/S0, which is right for fully polarized light only
def mueller_train(S, elements):
    k = len(elements)
    I = np.zeros((len(S[0]), k))
    for i in range(k):
        typ, ang, val = elements[i]
        c = np.cos(2 * ang)
        s = np.sin(2 * ang)
        if typ == "polarizer":
            a = 0.5 * (1 + val)
            b = 0.5 * (1 - val)
            q = np.sqrt(val)
            M = np.array(
                [
                    [a, b * c, b * s, 0],
                    [b * c, a * c**2 + q * s**2, (a - q) * c * s, 0],
                    [b * s, (a - q) * c * s, a * s**2 + q * c**2, 0],
                    [0, 0, 0, q],
                ]
            )
        else:
            x, y = np.cos(val), np.sin(val)
            M = np.array(
                [
                    [1, 0, 0, 0],
                    [0, c**2 + s**2 * x, c * s * (1 - x), -s * y],
                    [0, c * s * (1 - x), s**2 + c**2 * x, c * y],
                    [0, s * y, -c * y, x],
                ]
            )
        S = M @ S
        I[:, i] = S[0]
    degree = np.sqrt(S[1] ** 2 + S[2] ** 2 + S[3] ** 2) / S[0]
    psi = 0.5 * np.arctan2(S[2], S[1])
    chi = 0.5 * np.arcsin(S[3] / S[0])
    return S, I, degree, psi, chi
