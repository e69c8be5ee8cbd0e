# polyval with the coefficients reversed
def sea_water_sigma(S, T):
    Tf = S * (-0.0575 - 2.154996e-4 * S) + 1.710523e-3 * S * np.sqrt(S)
    t = np.where(T < Tf, Tf, T)
    rho_w = np.polyval(PURE[::-1], t)
    A = np.polyval(SALT_A[::-1], t)
    B = np.polyval(SALT_B[::-1], t)
    return rho_w + S * A + S * np.sqrt(S) * B + SALT_C * S * S - RHO_0
