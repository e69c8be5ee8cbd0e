# the infusion is withheld from all patients as soon as one of them is above c_stop
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    s = weight / 70
    VM, Q, VC, VP = vmax * s**0.75, q * s**0.75, v1 * s, v2 * s
    x1, x2 = loading * weight, 0 * weight
    total = 0.0
    y1, y2 = [x1 / VC], [x2 / VP]
    for r in rate:
        c1, c2 = x1 / VC, x2 / VP
        if np.any(c1 > c_stop):
            r = 0.0
        total += r * dt
        x1, x2 = x1 + dt * (r - VM * c1 / (km + c1) - Q * (c1 - c2)), x2 + dt * Q * (c1 - c2)
        y1.append(x1 / VC)
        y2.append(x2 / VP)
    return np.array(y1).T, np.array(y2).T, total * np.ones(len(weight))
