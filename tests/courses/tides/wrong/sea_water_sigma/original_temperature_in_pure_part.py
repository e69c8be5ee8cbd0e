# used the temperature before the limit in the pure water part instead of the limited one
def sea_water_sigma(S, T):
    freeze = -0.0575 * S + 1.710523e-3 * S**1.5 - 2.154996e-4 * S**2
    T_lim = np.where(T > freeze, T, freeze)
    rho = np.zeros(T.shape)
    for i, p in enumerate(PURE):
        rho += p * T**i
    for i, p in enumerate(SALT_A):
        rho += p * T_lim**i * S
    for i, p in enumerate(SALT_B):
        rho += p * T_lim**i * S**1.5
    rho += SALT_C * S**2
    return rho - RHO_0
