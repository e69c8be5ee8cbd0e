# gave polyval the coefficients from the lowest power up instead of from the highest down
def sea_water_sigma(S, T):
    Tf = -0.0575 * S + 1.710523e-3 * S * np.sqrt(S) - 2.154996e-4 * S**2
    temp = np.where(T < Tf, Tf, T)
    rho_w = np.polyval(PURE, temp)
    A = np.polyval(SALT_A, temp)
    B = np.polyval(SALT_B, temp)
    return rho_w + A * S + B * S * np.sqrt(S) + SALT_C * S * S - RHO_0
