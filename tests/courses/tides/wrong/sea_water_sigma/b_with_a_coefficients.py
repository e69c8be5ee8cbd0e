# used the coefficients of A for B as well instead of those of B
def sea_water_sigma(S, T):
    tf = S * (-0.0575 + 1.710523e-3 * S**0.5 - 2.154996e-4 * S)
    t = np.maximum(T, tf)
    powers = np.array([t**i for i in range(6)])
    rw = np.tensordot(np.array(PURE), powers, axes=1)
    A = np.tensordot(np.array(SALT_A), powers[:5], axes=1)
    B = np.tensordot(np.array(SALT_A[:3]), powers[:3], axes=1)
    return rw + S * (A + S**0.5 * B + S * SALT_C) - RHO_0
