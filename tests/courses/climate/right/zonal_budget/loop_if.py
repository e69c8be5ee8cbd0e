# one band after another in plain Python with if and math-like scalars
def zonal_budget(T, lat, S0, A, B):
    albedo, net, num, den = [], [], 0.0, 0.0
    for temp, phi in zip(T, lat):
        phi = phi * np.pi / 180
        if temp >= T_FREE:
            a = ALBEDO_FREE
        elif temp <= T_ICE:
            a = ALBEDO_ICE
        else:
            a = ALBEDO_ICE - (ALBEDO_ICE - ALBEDO_FREE) * (temp - T_ICE) / (T_FREE - T_ICE)
        q = 0.25 * S0 * (1 - S2 / 2 + 1.5 * S2 * np.sin(phi) ** 2)
        b = q - a * q - A - B * temp
        albedo.append(a)
        net.append(b)
        num += b * np.cos(phi)
        den += np.cos(phi)
    return np.array(albedo), np.array(net), num / den
