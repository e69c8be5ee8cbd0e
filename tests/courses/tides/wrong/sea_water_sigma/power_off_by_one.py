# began the powers of the temperature at one instead of at zero in all three polynomials
def sea_water_sigma(S, T):
    def poly(coeffs, x):
        total = 0
        power = x
        for c in coeffs:
            total = total + c * power
            power = power * x
        return total

    Tf = -0.0575 * S + 1.710523e-3 * S**1.5 - 2.154996e-4 * S**2
    x = np.maximum(Tf, T)
    return poly(PURE, x) + S * poly(SALT_A, x) + S**1.5 * poly(SALT_B, x) + S**2 * SALT_C - RHO_0
