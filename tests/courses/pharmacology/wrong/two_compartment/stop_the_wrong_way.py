# the infusion is withheld where the concentration is below c_stop instead of above
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vmax, q, v1, v2 = vmax * size**0.75, q * size**0.75, v1 * size, v2 * size
    a1 = loading * weight
    a2 = np.zeros(len(weight))
    central = [a1 / v1]
    peripheral = [a2 / v2]
    doses = []
    for r in rate:
        c1, c2 = central[-1], peripheral[-1]
        now = np.where(c1 < c_stop, 0.0, r)
        doses.append(now * dt)
        a1 = a1 + dt * (now - vmax * c1 / (km + c1) - q * (c1 - c2))
        a2 = a2 + dt * q * (c1 - c2)
        central.append(a1 / v1)
        peripheral.append(a2 / v2)
    return np.stack(central, 1), np.stack(peripheral, 1), np.sum(doses, axis=0)
