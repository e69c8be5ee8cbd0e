# the solar constant is divided by 2 instead of 4 (day and night only)
def zonal_budget(T, lat, S0, A, B):
    rad = lat * np.pi / 180
    incoming = (S0 / 2) * (1.0 + S2 * (3 * np.sin(rad) ** 2 - 1) / 2)
    albedo = np.interp(T, [T_ICE, T_FREE], [ALBEDO_ICE, ALBEDO_FREE])
    absorbed = incoming - albedo * incoming
    emitted = A + B * T
    net = absorbed - emitted
    w = np.cos(rad)
    w = w / w.sum()
    return albedo, net, w @ net
