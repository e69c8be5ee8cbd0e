# stopped one coefficient before the end of the pure water polynomial instead of using all six
def sea_water_sigma(S, T):
    T_f = -0.0575 * S + 1.710523e-3 * np.power(S, 1.5) - 2.154996e-4 * np.power(S, 2)
    theta = T.copy()
    cold = theta < T_f
    theta[cold] = T_f[cold]
    rw = np.zeros_like(theta)
    for i in range(len(PURE) - 1):
        rw += PURE[i] * theta**i
    A = np.zeros_like(theta)
    for i in range(len(SALT_A)):
        A += SALT_A[i] * theta**i
    B = np.zeros_like(theta)
    for i in range(len(SALT_B)):
        B += SALT_B[i] * theta**i
    return rw - RHO_0 + A * S + B * np.power(S, 1.5) + SALT_C * np.power(S, 2)
