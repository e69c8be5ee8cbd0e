# never limited the temperature to the freezing point instead of raising colder water to it
def sea_water_sigma(S, T):
    pure = np.zeros(S.shape)
    for power, coefficient in enumerate(PURE):
        pure = pure + coefficient * T**power
    a = np.zeros(S.shape)
    for power, coefficient in enumerate(SALT_A):
        a = a + coefficient * T**power
    b = SALT_B[0] + SALT_B[1] * T + SALT_B[2] * T**2
    rho = pure + a * S + b * S**1.5 + SALT_C * S**2
    return rho - RHO_0
