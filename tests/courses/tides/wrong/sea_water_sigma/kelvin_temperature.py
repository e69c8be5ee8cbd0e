# converted the temperature to kelvin before the polynomials instead of using degrees Celsius
def sea_water_sigma(S, T):
    Tf = -0.0575 * S + 1.710523e-3 * S**1.5 - 2.154996e-4 * S**2
    T = np.where(T < Tf, Tf, T)
    TK = T + 273.15
    rho_w = sum(c * TK**i for i, c in enumerate(PURE))
    A = sum(c * TK**i for i, c in enumerate(SALT_A))
    B = sum(c * TK**i for i, c in enumerate(SALT_B))
    return rho_w + A * S + B * S ** (3 / 2) + SALT_C * S**2 - RHO_0
