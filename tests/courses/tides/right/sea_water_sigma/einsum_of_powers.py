# einsum over a stack of powers
def sea_water_sigma(S, T):
    frz = -0.0575 * S + 1.710523e-3 * S**1.5 - 2.154996e-4 * S**2
    theta = T.copy()
    theta[T < frz] = frz[T < frz]
    P = theta[None] ** np.arange(6)[:, None, None]
    anomaly = np.array(PURE)
    anomaly[0] -= RHO_0
    w = np.einsum("p,pij->ij", anomaly, P)
    a = np.einsum("p,pij->ij", np.array(SALT_A), P[:5])
    b = np.einsum("p,pij->ij", np.array(SALT_B), P[:3])
    return w + a * S + b * S**1.5 + SALT_C * S**2
