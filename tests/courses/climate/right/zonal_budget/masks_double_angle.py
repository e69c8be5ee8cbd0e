# boolean masks for the albedo, double angle formula for the sunlight, helper function, einsum
def _sun(phi, S0):
    return S0 / 4 * (1 + S2 * (1 - 3 * np.cos(2 * phi)) / 4)


def zonal_budget(T, lat, S0, A, B):
    phi = lat * (np.pi / 180)
    albedo = np.empty(len(T))
    warm = T > T_FREE
    cold = T < T_ICE
    between = ~(warm | cold)
    albedo[warm] = ALBEDO_FREE
    albedo[cold] = ALBEDO_ICE
    f = (T[between] - T_ICE) / (T_FREE - T_ICE)
    albedo[between] = f * ALBEDO_FREE + (1 - f) * ALBEDO_ICE
    absorbed = _sun(phi, S0) * (1 - albedo)
    net = absorbed - A - B * T
    share = np.cos(phi) / np.cos(phi).sum()
    return albedo, net, np.einsum("i,i", share, net)
