# km is scaled with the volumes, too
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vmax = vmax * size**0.75
    q = q * size**0.75
    km, v1, v2 = km * size, v1 * size, v2 * size
    a1, a2 = weight * loading, np.zeros(weight.shape)
    central, peripheral = [a1 / v1], [a2 / v2]
    infused = np.zeros(weight.shape)
    for step_rate in rate:
        c1, c2 = a1 / v1, a2 / v2
        r = np.where(c1 > c_stop, 0.0, step_rate)
        a1 = a1 + dt * (r - vmax * c1 / (km + c1) - q * (c1 - c2))
        a2 = a2 + dt * (q * (c1 - c2))
        infused = infused + r * dt
        central += [a1 / v1]
        peripheral += [a2 / v2]
    return np.transpose(central), np.transpose(peripheral), infused
