# infused counts the rates of all steps, also where the pump withheld them
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vmax, q, v1, v2 = vmax * size**0.75, q * size**0.75, v1 * size, v2 * size
    a1, a2 = loading * weight, np.zeros(len(weight))
    central = np.zeros((len(weight), len(rate) + 1))
    peripheral = np.zeros_like(central)
    central[:, 0] = a1 / v1
    infused = np.zeros(len(weight))
    for i, r in enumerate(rate):
        c1, c2 = central[:, i], peripheral[:, i]
        r_eff = np.where(c1 > c_stop, 0, r)
        a1 = a1 + dt * (r_eff - vmax * c1 / (km + c1) - q * (c1 - c2))
        a2 = a2 + dt * q * (c1 - c2)
        infused += r * dt
        central[:, i + 1] = a1 / v1
        peripheral[:, i + 1] = a2 / v2
    return central, peripheral, infused
