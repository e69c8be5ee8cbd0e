# two mistakes: q is not scaled to the weight, and infused counts also the rates that were withheld
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vmax, v1, v2 = vmax * size**0.75, v1 * size, v2 * size
    a1, a2 = loading * weight, np.zeros(len(weight))
    central, peripheral = [a1 / v1], [a2 / v2]
    for r in rate:
        c1, c2 = a1 / v1, a2 / v2
        inflow = np.where(c1 > c_stop, 0.0, r)
        a1 = a1 + dt * (inflow - vmax * c1 / (km + c1) - q * (c1 - c2))
        a2 = a2 + dt * q * (c1 - c2)
        central.append(a1 / v1)
        peripheral.append(a2 / v2)
    infused = dt * rate.sum() * np.ones(len(weight))
    return np.stack(central, 1), np.stack(peripheral, 1), infused
