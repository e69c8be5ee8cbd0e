# took the smaller of temperature and freezing point instead of the larger
def sea_water_sigma(S, T):
    freezing = -0.0575 * S + 1.710523e-3 * S**1.5 - 2.154996e-4 * S**2
    T = np.minimum(T, freezing)
    pure = np.zeros(S.shape)
    for power, coefficient in enumerate(PURE):
        pure = pure + coefficient * T**power
    a = np.zeros(S.shape)
    for power, coefficient in enumerate(SALT_A):
        a = a + coefficient * T**power
    b = SALT_B[0] + SALT_B[1] * T + SALT_B[2] * T**2
    rho = pure + a * S + b * S**1.5 + SALT_C * S**2
    return rho - RHO_0
