# the exchange into the peripheral compartment is computed from the central amount after its step, not from the one at the beginning
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    s = weight / 70
    V1, V2 = v1 * s, v2 * s
    Q, VM = q * s**0.75, vmax * s**0.75
    a1 = loading * weight
    a2 = np.zeros_like(a1)
    central = np.zeros((len(weight), len(rate) + 1))
    peripheral = np.zeros((len(weight), len(rate) + 1))
    central[:, 0] = a1 / V1
    infused = np.zeros(len(weight))
    for k in range(len(rate)):
        c1 = a1 / V1
        R = np.where(c1 > c_stop, 0, rate[k])
        a1 = a1 + dt * (R - VM * c1 / (km + c1) - Q * (c1 - a2 / V2))
        a2 = a2 + dt * Q * (a1 / V1 - a2 / V2)
        infused += R * dt
        central[:, k + 1] = a1 / V1
        peripheral[:, k + 1] = a2 / V2
    return central, peripheral, infused
