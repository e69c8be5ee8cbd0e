# every element by itself, with Horner's rule
def sea_water_sigma(S, T):
    def horner(coefficients, x):
        value = 0.0
        for c in reversed(coefficients):
            value = value * x + c
        return value

    sigma = np.empty(S.shape)
    for i in range(S.shape[0]):
        for j in range(S.shape[1]):
            s = S[i, j]
            root = s**0.5
            t = max(T[i, j], -0.0575 * s + 1.710523e-3 * s * root - 2.154996e-4 * s * s)
            sigma[i, j] = (
                horner(PURE, t)
                - RHO_0
                + s * (horner(SALT_A, t) + root * horner(SALT_B, t) + s * SALT_C)
            )
    return sigma
